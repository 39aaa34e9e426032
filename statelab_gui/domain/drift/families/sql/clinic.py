"""A clinic: doctors, patients, visits."""

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.sql.reading import world_of

CLINIC, CLINIC_QUERIES = world_of(
    "clinic",
    Both("a clinic", "診所"),
    """
table doctors 8
  code coded: D
  field picked: heart=心臟科; skin=皮膚科; eyes=眼科; bones=骨科
  room distinct: 11 3
  since whole: 2004 2022

table patients 22
  code coded: P
  age distinct: 6 4
  district picked: North=北區; South=南區; East=東區; West=西區
  insurance picked?: public=公保; private=私人保險

table visits 60
  doctor_id link: doctors
  patient_id link: patients
  year whole: 2021 2024
  minutes whole: 5 60 5
  fee whole: 200 2000 100
  follow_up whole?: 1 12

filters
  field | the field of the doctor | 醫師科別 | d.field = {} |
  + heart=心臟科; skin=皮膚科; eyes=眼科; bones=骨科
  other_field | the excluded field | 排除的科別 | d.field <> {} |
  + heart=心臟科; skin=皮膚科; eyes=眼科; bones=骨科
  since | the latest year in which the doctor began | 醫師最晚到職年 | d.since <= {} |
  + 2012 2014 2016 2018 2020 2021
  max_room | the highest room number | 診間號碼上限 | d.room <= {} | 17 20 23 26 29
  min_age | the lowest age | 年齡下限 | p.age >= {} | 10 14 18 22 26 30
  max_age | the highest age | 年齡上限 | p.age <= {} | 60 65 70 75 80 85
  district | the district of the patient | 病患居住區 | p.district = {} |
  + North=北區; South=南區; East=東區; West=西區
  other_district | the excluded district | 排除的居住區 | p.district <> {} |
  + North=北區; South=南區; East=東區; West=西區
  insurance | the insurance of the patient | 病患保險 | p.insurance = {} |
  + public=公保; private=私人保險
  year | the year of the visit | 看診年份 | v.year = {} | 2021 2022 2023 2024
  from_year | the first year that counts | 起始年份 | v.year >= {} | 2021 2022 2023 2024
  min_minutes | the shortest visit in minutes | 看診時間下限（分鐘） | v.minutes >= {} |
  + 10 15 20 25 30
  max_minutes | the longest visit in minutes | 看診時間上限（分鐘） | v.minutes <= {} |
  + 35 40 45 50 55
  max_fee | the highest fee of a visit | 單次費用上限 | v.fee <= {} |
  + 1300 1400 1500 1600 1700 1800
  min_fee | the lowest fee of a visit | 單次費用下限 | v.fee >= {} | 300 400 500 600 700 800
  follow_up | the longest time until the follow-up in weeks | 回診間隔上限（週） |
  + v.follow_up <= {} | 5 6 7 8 9 10
  not_seen | the field that the patient never visited | 病患從未看過的科別 |
  + NOT EXISTS (SELECT 1 FROM visits x JOIN doctors y ON y.id = x.doctor_id
  + WHERE x.patient_id = p.id AND y.field = {}) | heart=心臟科; skin=皮膚科; eyes=眼科; bones=骨科
  visit_count | the smallest number of visits of the patient | 病患最少看診次數 |
  + (SELECT COUNT(*) FROM visits x WHERE x.patient_id = p.id) >= {} | 1 2 3 4

query clinic_visits | single visits, one row a visit | 列出各次看診，一次一列
from visits v JOIN doctors d ON d.id = v.doctor_id JOIN patients p ON p.id = v.patient_id
show p.code=code of the patient=病患代碼; d.code=code of the doctor=醫師代碼; v.fee=fee=費用;
+ v.minutes=minutes=看診分鐘數; v.year=year=年份
where other_field max_fee from_year
order v.fee=fee=費用; v.minutes=minutes=看診分鐘數; p.age=age of the patient=病患年齡
limit 3 4 5 6 7 8
decoys field since min_age max_age district other_district insurance min_minutes follow_up

query clinic_load | visits by group | 依組別統計看診
from visits v JOIN doctors d ON d.id = v.doctor_id JOIN patients p ON p.id = v.patient_id
group d.code=code of the doctor=醫師代碼; d.field=field=科別; p.district=district=居住區;
+ v.year=year=年份; p.insurance=insurance (none is a group too)=保險（沒有保險自成一組）
figure COUNT(*)=number of visits=看診次數; SUM(v.minutes)=total of minutes=看診總分鐘數;
+ AVG(v.fee)=average fee=平均費用; MAX(v.fee)=highest fee=最高費用;
+ COUNT(DISTINCT p.id)=number of different patients=不同病患的人數;
+ COUNT(v.follow_up)=number of visits with a follow-up=有安排回診的次數
where min_minutes other_district
by MIN(v.fee)=lowest fee=最低費用
limit 2 3
least the smallest number of visits in a group | 每組最少看診次數 | 2 3 4 5
decoys other_field since max_room min_age max_age year max_fee min_fee follow_up

query clinic_meetings | which doctors saw which patients, one row a visit |
+ 列出哪些醫師看過哪些病患，一次看診一列
from visits v JOIN doctors d ON d.id = v.doctor_id JOIN patients p ON p.id = v.patient_id
show d.field=field=科別; p.district=district=居住區; v.year=year=年份;
+ p.insurance=insurance=保險; d.code=code of the doctor=醫師代碼
once
where max_minutes min_age min_fee
decoys field insurance other_district since follow_up from_year max_age max_fee

query clinic_unseen | patients who never visited a field | 列出從未看過某科的病患
from patients p
show p.code=code=代碼; p.age=age=年齡; p.district=district=居住區; p.insurance=insurance=保險
where not_seen max_age
order p.age=age=年齡; p.id=id=編號
limit 3 4 5 6 7 8
decoys district other_district insurance min_age visit_count

query clinic_sum | one figure about visits | 計算一個看診數字
from visits v JOIN doctors d ON d.id = v.doctor_id JOIN patients p ON p.id = v.patient_id
figure SUM(v.fee)=total of fees=費用合計; AVG(v.minutes)=average of minutes=平均看診分鐘數;
+ COUNT(*)=number of visits=看診次數; MAX(p.age)=highest age of a patient=病患最高年齡;
+ COUNT(DISTINCT d.id)=number of different doctors=不同醫師的人數;
+ AVG(v.follow_up)=average time until the follow-up=平均回診間隔
where other_field min_age max_fee
decoys district insurance min_minutes max_minutes follow_up since year max_age
""",
)
