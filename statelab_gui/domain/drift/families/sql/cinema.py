"""A cinema: films, halls, showings."""

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.sql.reading import world_of

CINEMA, CINEMA_QUERIES = world_of(
    "cinema",
    Both("a cinema", "電影院"),
    """
table halls 5
  name listed: Red Hall=紅廳; Blue Hall=藍廳; Gold Hall=金廳; Green Hall=綠廳; Studio=小廳
  seats distinct: 60 35
  floor whole: 1 3

table films 18
  title listed: Last Tram=末班電車; Foxfire=狐火; The Ninth Wave=第九道浪; Sugar Cane=甘蔗;
  + Polar Post=極地郵局; Two Umbrellas=兩把傘; Iron Kite=鐵風箏; Moon Garage=月亮車庫;
  + The Quiet Chef=安靜的主廚; Lantern Fish=燈籠魚; Old Tigers=老虎; Signal Hill=信號山;
  + Plum Rain=梅雨; The Clock Thief=偷鐘的人; Desert Choir=沙漠合唱團; Snow Ledger=雪的帳本;
  + River Motel=河邊旅店; Ghost Orchard=鬼果園
  kind picked: comedy=喜劇; drama=劇情; thriller=驚悚; animation=動畫
  length distinct: 82 5
  year whole: 2012 2024
  stars whole?: 1 5

table showings 56
  film_id link: films
  hall_id link: halls
  day picked: Friday=週五; Saturday=週六; Sunday=週日
  hour whole: 11 22
  sold whole: 4 58
  price whole: 200 360 20

filters
  kind | the kind of film | 影片類型 | f.kind = {} |
  + comedy=喜劇; drama=劇情; thriller=驚悚; animation=動畫
  other_kind | the excluded kind of film | 排除的影片類型 | f.kind <> {} |
  + comedy=喜劇; drama=劇情; thriller=驚悚; animation=動畫
  max_length | the greatest length in minutes | 片長上限（分鐘） | f.length <= {} |
  + 120 130 140 145 150 160
  min_length | the smallest length in minutes | 片長下限（分鐘） | f.length >= {} |
  + 90 95 100 105 110 115
  from_year | the earliest year of the film | 影片最早年份 | f.year >= {} |
  + 2013 2014 2015 2016 2017 2018
  stars | the lowest number of stars | 最低星數 | f.stars >= {} | 2 3 4 5
  floor | the floor of the hall | 影廳樓層 | h.floor = {} | 1 2 3
  min_seats | the smallest number of seats in the hall | 影廳最少座位數 | h.seats >= {} |
  + 70 100 140 170
  other_day | the excluded day of showing | 排除的放映日 | s.day <> {} |
  + Friday=週五; Saturday=週六; Sunday=週日
  day | the day of showing | 放映日 | s.day = {} | Friday=週五; Saturday=週六; Sunday=週日
  from_hour | the earliest hour | 最早開演時刻（時） | s.hour >= {} | 12 13 14 15 16 17
  to_hour | the latest hour | 最晚開演時刻（時） | s.hour <= {} | 17 18 19 20 21
  min_sold | the smallest number of tickets sold | 售票數下限 | s.sold >= {} | 8 12 16 20 24 28
  max_price | the highest ticket price | 票價上限 | s.price <= {} | 260 280 300 320 340
  min_price | the lowest ticket price | 票價下限 | s.price >= {} | 220 240 260 280
  not_on | the day on which the film is not shown | 影片沒有放映的那天 |
  + NOT EXISTS (SELECT 1 FROM showings x WHERE x.film_id = f.id AND x.day = {}) |
  + Friday=週五; Saturday=週六; Sunday=週日
  on_day | the day on which the film must be shown | 影片必須有放映的那天 |
  + EXISTS (SELECT 1 FROM showings x WHERE x.film_id = f.id AND x.day = {}) |
  + Friday=週五; Saturday=週六; Sunday=週日

query cinema_films | a list of films, one row a film | 列出影片，一部一列
from films f
show f.title=title=片名; f.length=length=片長; f.year=year=年份; f.kind=kind=類型
where other_kind from_year
order f.length=length=片長; f.year=year=年份
limit 3 4 5 6 7 8
decoys kind max_length min_length stars on_day not_on

query cinema_programme | the programme, one row a showing | 列出場次表，一場一列
from showings s JOIN films f ON f.id = s.film_id JOIN halls h ON h.id = s.hall_id
show f.title=title=片名; s.hour=hour=開演時刻; h.name=hall=影廳; s.day=day=放映日;
+ s.price=ticket price=票價
where other_day max_length from_hour
order s.hour=hour=開演時刻; s.price=ticket price=票價; f.length=length of the film=片長
limit 4 5 6 7 8 9
decoys kind other_kind stars floor min_seats to_hour min_sold max_price day

query cinema_takings | showings and tickets by group | 依組別統計場次與售票
from showings s JOIN films f ON f.id = s.film_id JOIN halls h ON h.id = s.hall_id
group f.kind=kind of film=影片類型; h.name=hall=影廳; s.day=day=放映日; f.title=title=片名;
+ s.hour=hour=開演時刻
figure SUM(s.sold)=number of tickets sold=售票張數;
+ SUM(s.sold * s.price)=takings (tickets times price)=票房（張數乘以票價）;
+ COUNT(*)=number of showings=場次數; AVG(s.price)=average ticket price=平均票價;
+ MAX(s.sold)=most tickets at one showing=單場最多售票數;
+ COUNT(DISTINCT f.id)=number of different films=不同影片的數目
where max_price from_hour
by COUNT(*)=number of showings=場次數
least the smallest number of showings in a group | 每組最少場次數 | 2 3 4
decoys other_kind max_length from_year stars floor min_seats other_day to_hour min_sold

query cinema_offer | what is shown when and where, one row a showing |
+ 列出何時何地放映什麼，一場一列
from showings s JOIN films f ON f.id = s.film_id JOIN halls h ON h.id = s.hall_id
show s.day=day=放映日; f.kind=kind of film=影片類型; h.name=hall=影廳; s.price=ticket price=票價;
+ f.title=title=片名
once
where to_hour min_length min_sold
decoys kind day other_kind stars floor max_price min_price from_year

query cinema_breaks | films that are off on a day | 列出某天沒有放映的影片
from films f
show f.title=title=片名; f.kind=kind=類型; f.year=year=年份; f.length=length=片長
where not_on min_length
order f.year=year=年份; f.length=length=片長
decoys kind other_kind max_length from_year stars

query cinema_total | one figure about showings | 計算一個場次數字
from showings s JOIN films f ON f.id = s.film_id JOIN halls h ON h.id = s.hall_id
figure SUM(s.sold)=number of tickets sold=售票張數; COUNT(*)=number of showings=場次數;
+ SUM(s.sold * s.price)=takings (tickets times price)=票房（張數乘以票價）;
+ AVG(s.sold)=average number of tickets=平均售票張數;
+ COUNT(DISTINCT f.id)=number of different films=不同影片的數目;
+ MAX(s.sold)=most tickets at one showing=單場最多售票數
where other_day from_hour other_kind
decoys max_length stars floor min_seats to_hour max_price min_sold from_year
""",
)
