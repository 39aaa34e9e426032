"""A school: teachers, courses, pupils, and the marks of their enrolments."""

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.sql.reading import world_of

SCHOOL, SCHOOL_QUERIES = world_of(
    "school",
    Both("a school", "學校"),
    """
table teachers 7
  code coded: T
  office whole: 101 320
  years whole: 1 30

table courses 14
  title listed: Algebra=代數; Geometry=幾何; Optics=光學; Mechanics=力學; Plant life=植物;
  + Genetics=遺傳; Drawing=素描; Printmaking=版畫; Choir=合唱; Rhythm=節奏; Essays=散文;
  + Drama=戲劇; Statistics=統計; Ceramics=陶藝
  teacher_id link: teachers
  subject picked: mathematics=數學; science=科學; art=美術; language=語文
  hours whole: 1 5
  places distinct: 10 2

table pupils 20
  code coded: S
  grade whole: 7 9
  club picked?: chess=西洋棋社; robotics=機器人社; choir=合唱團; football=足球隊
  town picked: Yilan=宜蘭; Nantou=南投; Chiayi=嘉義

table enrolments 56
  pupil_id link: pupils
  course_id link: courses
  term whole: 1 3
  mark whole?: 41 98
  absences whole: 0 9

filters
  subject | the subject | 科目領域 | c.subject = {} |
  + mathematics=數學; science=科學; art=美術; language=語文
  other_subject | the excluded subject | 排除的領域 | c.subject <> {} |
  + mathematics=數學; science=科學; art=美術; language=語文
  min_hours | the smallest number of weekly hours | 每週最少節數 | c.hours >= {} | 2 3 4 5
  max_hours | the largest number of weekly hours | 每週最多節數 | c.hours <= {} | 1 2 3 4
  min_places | the smallest number of places | 最少名額 | c.places >= {} | 12 14 16 18 20 22
  max_places | the largest number of places | 最多名額 | c.places <= {} | 24 26 28 30 32 34
  min_years | the smallest number of years the teacher has taught | 教師最少年資 | t.years >= {} |
  + 3 5 7 9 12 15
  max_office | the highest room number of the teacher | 教師辦公室最大號碼 | t.office <= {} |
  + 180 210 240 260 280 300
  grade | the grade of the pupil | 學生年級 | p.grade = {} | 7 8 9
  min_grade | the lowest grade of the pupil | 學生最低年級 | p.grade >= {} | 7 8 9
  club | the club of the pupil | 學生社團 | p.club = {} |
  + chess=西洋棋社; robotics=機器人社; choir=合唱團; football=足球隊
  other_club | the excluded club (pupils without a club stay) |
  + 排除的社團（沒有社團的學生保留） | (p.club IS NULL OR p.club <> {}) |
  + chess=西洋棋社; robotics=機器人社; choir=合唱團; football=足球隊
  town | the town of the pupil | 學生居住地 | p.town = {} | Yilan=宜蘭; Nantou=南投; Chiayi=嘉義
  other_town | the excluded town | 排除的居住地 | p.town <> {} |
  + Yilan=宜蘭; Nantou=南投; Chiayi=嘉義
  term | the term | 學期 | e.term = {} | 1 2 3
  min_mark | the lowest mark | 分數下限 | e.mark >= {} | 45 50 55 60 65 70
  max_mark | the highest mark | 分數上限 | e.mark <= {} | 75 80 85 90 94
  max_absences | the largest number of absences | 缺席次數上限 | e.absences <= {} | 3 4 5 6 7 8
  not_taken | the subject that the pupil has no course in | 學生沒有修課的領域 |
  + NOT EXISTS (SELECT 1 FROM enrolments x JOIN courses y ON y.id = x.course_id
  + WHERE x.pupil_id = p.id AND y.subject = {}) |
  + mathematics=數學; science=科學; art=美術; language=語文
  best | the lowest best mark of the pupil | 學生最高分的下限 |
  + (SELECT MAX(x.mark) FROM enrolments x WHERE x.pupil_id = p.id) >= {} | 50 60 70 75 80 85

query school_courses | courses and their teachers, one row a course | 列出課程與授課教師，一門課一列
from courses c JOIN teachers t ON t.id = c.teacher_id
show c.title=title of the course=課程名稱; t.code=code of the teacher=教師代碼;
+ c.places=number of places=名額; c.hours=weekly hours=每週節數; t.office=room of the teacher=辦公室
where other_subject min_places
order c.places=number of places=名額; t.office=room of the teacher=辦公室號碼
limit 2 3 4 5 6
decoys subject min_hours max_hours max_places min_years max_office

query school_marks | enrolments and marks by group | 依組別統計修課與分數
from enrolments e JOIN courses c ON c.id = e.course_id JOIN pupils p ON p.id = e.pupil_id
group c.title=title of the course=課程名稱; c.subject=subject=領域; p.grade=grade=年級;
+ p.town=town of the pupil=居住地; e.term=term=學期
figure AVG(e.mark)=average mark=平均分數; MAX(e.mark)=best mark=最高分;
+ MIN(e.mark)=lowest mark=最低分; COUNT(e.mark)=number of marks given=已評分的筆數;
+ COUNT(*)=number of enrolments=修課筆數; SUM(e.absences)=total of absences=缺席總次數
where max_absences other_club
by COUNT(*)=number of enrolments=修課筆數
least the smallest number of enrolments in a group | 每組最少修課筆數 | 2 3 4 5
decoys other_subject min_hours max_hours other_town term min_grade max_mark club

query school_pairs | which pupils take which subjects, one row an enrolment |
+ 列出哪些學生修哪些領域，一筆修課一列
from enrolments e JOIN courses c ON c.id = e.course_id JOIN pupils p ON p.id = e.pupil_id
show c.subject=subject=領域; p.grade=grade=年級; p.club=club=社團; p.town=town=居住地;
+ p.code=code of the pupil=學生代碼
once
where min_mark max_absences other_town
decoys club grade term subject max_hours max_mark min_places

query school_gaps | pupils without a course in a subject | 列出沒有修某領域的學生
from pupils p
show p.code=code=代碼; p.grade=grade=年級; p.town=town=居住地; p.club=club=社團
where not_taken best
order p.grade=grade=年級; p.id=id=編號
decoys club other_club town other_town min_grade

query school_counts | one figure about enrolments | 計算一個修課數字
from enrolments e JOIN courses c ON c.id = e.course_id JOIN pupils p ON p.id = e.pupil_id
figure COUNT(*)=number of enrolments=修課筆數;
+ COUNT(DISTINCT p.id)=number of different pupils=不同學生的人數; AVG(e.mark)=average mark=平均分數;
+ COUNT(e.mark)=number of marks given=已評分的筆數; SUM(e.absences)=total of absences=缺席總次數;
+ SUM(c.hours)=total of weekly hours=每週節數合計
where min_grade max_absences other_subject
decoys town club term max_mark min_hours other_club min_places
""",
)
