"""A town library: publishers, books, members, loans."""

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.sql.reading import world_of

LIBRARY, LIBRARY_QUERIES = world_of(
    "library",
    Both("a town library", "鎮立圖書館"),
    """
table publishers 8
  name listed: Harbour Press=港灣出版; Oak House=橡木書房; Moonlight Books=月光文化;
  + Delta Editions=三角洲出版; Red Kite=紅鳶書社; Inkstone=硯台出版; North Pier=北碼頭出版;
  + Paper Crane=紙鶴文化
  country picked: Japan=日本; France=法國; Taiwan=台灣; Brazil=巴西
  founded whole: 1930 1985

table books 24
  title listed: Harbour Light=港燈; Paper Boats=紙船; The Salt Road=鹽路; Nine Bridges=九座橋;
  + Cold Orchard=冷果園; Small Gods of Rain=雨的小神; A Map of Tea=茶的地圖;
  + Winter Grammar=冬日文法; The Glass Tide=玻璃潮; Letters to Orion=給獵戶座的信;
  + Stone Music=石頭的音樂; Night Market=夜市; The Long Ferry=長渡; Atoms and Ants=原子與螞蟻;
  + Blue Ledger=藍色帳本; Field Notes=田野筆記; The Third Lamp=第三盞燈;
  + Quiet Engines=安靜的引擎; Rice and Iron=米與鐵; Cloud Census=雲的普查;
  + The Old Canal=舊運河; Seven Kilns=七座窯; Moth Season=飛蛾的季節; Under the Banyan=榕樹下
  publisher_id link: publishers
  genre picked: novel=小說; poetry=詩集; history=歷史; science=科學
  year distinct: 1972 2
  pages distinct: 96 23
  price whole: 180 620 20
  copies whole: 1 6

table members 14
  code coded: M
  city picked: Tainan=台南; Hualien=花蓮; Keelung=基隆; Taitung=台東
  joined_year whole: 2012 2023

table loans 40
  book_id link: books
  member_id link: members
  year whole: 2021 2024
  days whole: 3 45
  fine whole?: 10 90 10

filters
  genre | the genre of the book | 書籍類別 | b.genre = {} |
  + novel=小說; poetry=詩集; history=歷史; science=科學
  other_genre | the excluded genre | 排除的類別 | b.genre <> {} |
  + novel=小說; poetry=詩集; history=歷史; science=科學
  min_year | the earliest year of publication | 最早出版年 | b.year >= {} |
  + 1976 1980 1984 1988 1992 1996
  max_year | the latest year of publication | 最晚出版年 | b.year <= {} |
  + 1998 2002 2006 2010 2014 2016
  min_pages | the smallest number of pages | 最少頁數 | b.pages >= {} | 120 170 220 270 320 360
  max_price | the highest price of the book | 書價上限 | b.price <= {} | 380 420 460 500 540 580
  min_copies | the smallest number of copies | 最少冊數 | b.copies >= {} | 2 3 4 5
  country | the country of the publisher | 出版社的國家 | a.country = {} |
  + Japan=日本; France=法國; Taiwan=台灣; Brazil=巴西
  founded | the earliest founding year of the publisher | 出版社最早創立年 | a.founded >= {} |
  + 1935 1940 1945 1950 1955 1960
  city | the city of the member | 會員居住的城市 | m.city = {} |
  + Tainan=台南; Hualien=花蓮; Keelung=基隆; Taitung=台東
  other_city | the excluded city | 排除的城市 | m.city <> {} |
  + Tainan=台南; Hualien=花蓮; Keelung=基隆; Taitung=台東
  joined | the earliest year of joining | 最早入會年 | m.joined_year >= {} |
  + 2013 2014 2015 2016 2017 2018
  loan_year | the year of the loan | 借閱年份 | l.year = {} | 2021 2022 2023 2024
  min_days | the smallest number of days on loan | 最少借閱天數 | l.days >= {} | 5 8 11 14 17 20
  max_days | the largest number of days on loan | 最多借閱天數 | l.days <= {} | 26 29 32 35 38 41
  min_fine | the smallest fine | 罰款下限 | l.fine >= {} | 10 20 30 40 50 60
  never | the genre that the member has never borrowed | 會員從未借過的類別 |
  + NOT EXISTS (SELECT 1 FROM loans x JOIN books y ON y.id = x.book_id
  + WHERE x.member_id = m.id AND y.genre = {}) |
  + novel=小說; poetry=詩集; history=歷史; science=科學
  loans | the smallest number of loans of the member | 會員最少借閱次數 |
  + (SELECT COUNT(*) FROM loans x WHERE x.member_id = m.id) >= {} | 1 2 3 4

query library_books | a list of books, one row a book | 列出書籍，一本一列
from books b
show b.title=title=書名; b.year=year=出版年; b.pages=number of pages=頁數; b.price=price=價格
where other_genre min_year
order b.year=year=出版年; b.pages=number of pages=頁數; b.price=price=價格
limit 3 4 5 6 7 8
decoys genre max_year min_pages max_price min_copies

query library_publishers | books with their publishers, one row a book |
+ 列出書籍與出版社，一本書一列
from books b JOIN publishers a ON a.id = b.publisher_id
show b.title=title=書名; a.name=publisher=出版社; a.country=country of the publisher=出版社國家;
+ b.genre=genre=類別
where country max_year max_price
order b.year=year=出版年; b.pages=number of pages=頁數
decoys genre other_genre min_year min_pages min_copies founded

query library_loan_totals | loans by group | 依組別統計借閱紀錄
from loans l JOIN books b ON b.id = l.book_id JOIN members m ON m.id = l.member_id
group b.genre=genre=類別; m.city=city of the member=會員城市; m.code=code of the member=會員代碼;
+ l.year=year of the loan=借閱年份
figure COUNT(*)=number of loans=借閱次數; SUM(l.days)=total of days on loan=借閱天數合計;
+ MAX(l.days)=longest loan in days=最長借閱天數; AVG(l.days)=average of days on loan=平均借閱天數;
+ COUNT(DISTINCT b.id)=number of different books=不同書籍的數目;
+ SUM(l.fine)=total of fines=罰款合計
where min_days max_price
by MIN(l.days)=shortest loan=最短借閱天數
least the smallest number of loans in a group | 每組最少借閱次數 | 2 3 4 5
decoys genre other_genre other_city joined loan_year max_days min_fine

query library_quiet_members | members by what they never borrowed | 依從未借過的類別找會員
from members m
show m.code=code=代碼; m.city=city=城市; m.joined_year=year of joining=入會年
where never joined
order m.joined_year=year of joining=入會年; m.id=id=編號
decoys city other_city loans

query library_fines | one figure about loans | 計算一個借閱數字
from loans l JOIN books b ON b.id = l.book_id JOIN publishers a ON a.id = b.publisher_id
figure COUNT(*)=number of loans=借閱次數;
+ COUNT(l.fine)=number of loans with a fine=有罰款的借閱次數;
+ SUM(l.fine)=total of fines=罰款合計; AVG(l.fine)=average fine=平均罰款;
+ MAX(l.days)=longest loan in days=最長借閱天數; SUM(l.days)=total of days on loan=借閱天數合計
where min_days other_genre loan_year
decoys genre country min_year max_price max_days min_fine founded
""",
)
