"""Tools of daily life: at home, in the kitchen, on errands."""

HOME = """
tool table_booking | a restaurant table | 餐廳訂位
def book_table | Books a table at a restaurant. | 在餐廳訂位。
def join_waitlist | Puts a party on the waiting list of a restaurant. | 將一組客人排入餐廳候補。
other cancel_table | Cancels a booked table. | 取消訂位。 | booking_id string
action | the kind of request | 辦理事項 | book_table=a firm booking=正式訂位;
+ join_waitlist=a place on the waiting list=排候補
restaurant string! | the restaurant | 餐廳 | Blue Plate=藍盤; Old Mill=老磨坊; Lotus Hall=蓮廳;
+ Harbour Grill=港邊燒烤; Green Bowl=綠碗; Corner Stove=街角爐
guests integer! | the number of guests | 用餐人數 | 2 3 4 5 6 8
day string! | the day | 日期 | Monday=週一; Tuesday=週二; Wednesday=週三; Thursday=週四;
+ Friday=週五;
+ Saturday=週六
hour integer! | the hour of arrival (24-hour clock) | 到店時刻（24 小時制） | 12 13 17 18 19 20
seating string? | the seating area | 座位區 | terrace=the terrace=露台;
+ window=the window side=靠窗區;
+ quiet=the quiet room=安靜區
high_chairs integer?0 | the number of high chairs | 兒童椅數量 | 1 2
occasion string? | the occasion | 用餐場合 | birthday=生日; anniversary=週年紀念
parking boolean?false | the parking space | 停車位 | true=reserved=預留
menu string?standard | the menu | 菜單 | vegan=the vegan one=純素;
+ children=the children's one=兒童餐

tool thermostat | a thermostat at home | 家中的溫控器
def set_temperature | Sets the temperature of a room now. | 立即設定房間溫度。
def schedule_temperature | Sets the temperature of a room every day. | 每天定時設定房間溫度。
other get_temperature | Tells the temperature of a room. | 查詢房間溫度。 | room string
action | the schedule | 設定方式 | set_temperature=once, right now=立即設定一次;
+ schedule_temperature=every day=每天重複
room string! | the room | 房間 | kitchen=廚房; bedroom=臥室; study=書房; bathroom=浴室;
+ living room=客廳; hallway=走廊
degrees float! | the temperature in degrees | 溫度（度） | 18.5 19.5 20.5 21.5 22.5 23.5
mode string! | the mode | 模式 | heat=heating=暖氣; cool=cooling=冷氣; auto=automatic=自動;
+ eco=economy=節能
hours integer* | the duration in hours | 持續時數 | 1 2 3 4 6 8
fan string?off | the fan | 風扇 | low=slow=低速; high=fast=高速
humidity integer? | the humidity in percent | 濕度百分比 | 40 45 50 55
lock boolean?false | the keypad | 面板 | true=locked=鎖定
notify boolean?true | the message when it is done | 完成通知 | false=switched off=關閉

tool grocery | a grocery delivery | 生鮮宅配
def order_groceries | Orders groceries to be delivered. | 訂購生鮮並宅配到府。
other track_delivery | Tells where a delivery is. | 查詢配送進度。 | order_id string
items array! | the two things to buy | 購買的兩樣東西 | rice+eggs=米+雞蛋; milk+bread=牛奶+麵包;
+ tofu+noodles=豆腐+麵條; apples+cheese=蘋果+起司; tea+honey=茶葉+蜂蜜; beans+butter=豆子+奶油
slot string! | the delivery time | 配送時段 | morning=morning=上午; noon=noon=中午;
+ afternoon=afternoon=下午; evening=evening=晚上
address.street string! | the street | 街名 | Canal Street=運河街; Hill Road=山丘路;
+ Mill Lane=磨坊巷;
+ Station Street=車站街; Garden Road=花園路; Bridge Street=橋頭街
address.number integer! | the house number | 門牌號碼 | 7 12 18 23 41 56
address.floor integer? | the floor | 樓層 | 2 3 4 5
budget integer* | the spending limit | 金額上限 | 300 400 500 600 800 1000
bags string?paper | the kind of bag | 袋子種類 | cloth=cloth bags=布袋; none=no bags at all=免袋
substitute boolean?true | the replacement of missing things | 缺貨時的替代品 |
+ false=not allowed=不接受
cold_box boolean?false | the cold box | 保冷箱 | true=included=附上
note string? | the note for the driver | 給司機的備註 | ring twice=請按兩次門鈴;
+ leave it at the door=請放門口

tool pizza | a pizza order | 披薩訂單
def order_pizza | Orders one pizza. | 訂一份披薩。
other list_pizzas | Lists all pizzas. | 列出所有披薩。 | vegetarian boolean
size string! | the size | 尺寸 | small=small=小; medium=medium=中; large=large=大;
+ family=family size=家庭號
base string! | the crust | 餅皮 | thin=thin=薄脆; thick=thick=厚片; filled=cheese-filled=芝心
toppings array! | the toppings | 配料 | ham+corn=火腿+玉米; mushroom+olive=蘑菇+橄欖;
+ tuna+onion=鮪魚+洋蔥; bacon+pineapple=培根+鳳梨; spinach+garlic=菠菜+大蒜; pepper+salami=青椒+臘腸
count integer! | the number of pizzas | 份數 | 1 2 3 4 5 6
sauce string?tomato | the sauce | 醬底 | white=white sauce=白醬; pesto=pesto=青醬;
+ bbq=barbecue sauce=烤肉醬
cut integer?8 | the number of slices | 切片數 | 4 6 10 12
drink string? | the drink | 飲料 | cola=可樂; iced tea=冰茶; water=礦泉水
extra_cheese boolean?false | the extra cheese | 起司 | true=added=加量
cutlery boolean?true | the cutlery | 餐具 | false=left out=不附

tool two_lamps | two lamps at home | 家中的兩盞燈
def set_light | Sets a lamp of the house. | 設定家中的一盞燈。
other get_light | Tells how a lamp is set. | 查詢燈的狀態。 | room string
room string! | the room of the first lamp | 第一盞燈的房間 | kitchen=廚房; bedroom=臥室; study=書房
brightness integer! | the brightness of the first lamp in percent | 第一盞燈的亮度百分比 |
+ 20 30 40 50 60 70
colour string! | the colour of the first lamp | 第一盞燈的顏色 | warm=warm white=暖白;
+ cold=cold white=冷白;
+ red=red=紅; blue=blue=藍
2:room string! | the room of the second lamp | 第二盞燈的房間 | hallway=走廊; bathroom=浴室;
+ balcony=陽台
2:brightness integer! | the brightness of the second lamp in percent | 第二盞燈的亮度百分比 |
+ 25 35 45 55 65 75
2:colour string! | the colour of the second lamp | 第二盞燈的顏色 | warm=warm white=暖白;
+ cold=cold white=冷白; red=red=紅; blue=blue=藍
minutes integer? | the timer of the first lamp in minutes | 第一盞燈的定時分鐘數 | 10 15 20 30
2:minutes integer? | the timer of the second lamp in minutes | 第二盞燈的定時分鐘數 | 5 25 40 45
fade boolean?false | the fading of the first lamp | 第一盞燈的漸變 | true=switched on=開啟
2:fade boolean?false | the fading of the second lamp | 第二盞燈的漸變 | true=switched on=開啟
2:scene string? | the scene of the second lamp | 第二盞燈的情境 | party=party=派對;
+ reading=reading=閱讀

tool laundry | a washing machine | 洗衣機
def start_wash | Starts a wash. | 開始洗衣。
def delay_wash | Starts a wash later. | 延後開始洗衣。
other stop_wash | Stops a wash. | 停止洗衣。 | machine string
action | the start | 開始方式 | start_wash=immediate=馬上開始; delay_wash=delayed=延後開始
programme string! | the programme | 洗程 | cotton=cotton=棉質; wool=wool=羊毛;
+ quick=quick wash=快洗;
+ mixed=mixed load=混合; sports=sportswear=運動服; delicate=delicates=精緻
celsius integer! | the water temperature | 水溫 | 20 30 40 50 60 90
spin integer! | the spin speed | 脫水轉速 | 400 600 800 1000 1200 1400
rinses integer*2 | the number of rinses | 沖洗次數 | 1 3 4 5
softener boolean?false | the softener | 柔軟精 | true=added=添加
stain string? | the kind of stain | 污漬種類 | coffee=coffee=咖啡; grass=grass=草漬; wine=wine=紅酒
dry_minutes integer? | the drying time in minutes | 烘乾分鐘數 | 30 45 60 90
child_lock boolean?false | the child lock | 兒童鎖 | true=switched on=開啟
signal string?sound | the signal at the end | 結束提示 | light=a light=燈號; none=none=無

tool taxi | a taxi | 叫車
def request_taxi | Calls a taxi. | 叫一輛計程車。
other taxi_price | Estimates the price of a trip. | 估算車資。 | pickup string, target string
pickup string! | the place of departure | 上車地點 | Main Station=中央車站; City Museum=市立博物館;
+ East Gate=東門; Night Market=夜市; Town Hall=市政廳; River Park=河濱公園
target string! | the destination | 下車地點 | Airport=機場; University=大學; Harbour=港口;
+ Stadium=體育場; Hospital=醫院; Zoo=動物園
seats integer! | the number of passengers | 乘客人數 | 1 2 3 4 5 6
car string! | the kind of car | 車種 | standard=a standard car=一般車; van=a van=廂型車;
+ electric=an electric car=電動車
minutes integer* | the wait in minutes | 幾分鐘後來接 | 10 15 20 30 45 60
child_seat boolean?false | the child seat | 兒童座椅 | true=needed=加裝
luggage integer?0 | the number of suitcases | 行李箱數量 | 1 2 3 4
payment string?cash | the payment | 付款方式 | card=card=刷卡; account=account=記帳
pet boolean?false | the pet | 寵物 | true=coming along=同行
via string? | the stop on the way | 中途停靠點 | Post Office=郵局; Pharmacy=藥局; Bakery=麵包店

tool two_alarms | two alarms on a phone | 手機上的兩個鬧鐘
def set_alarm | Sets an alarm. | 設定鬧鐘。
other delete_alarm | Deletes an alarm. | 刪除鬧鐘。 | label string
hour integer! | the hour of the first alarm | 第一個鬧鐘的小時 | 5 6 7 8
minute integer! | the minute of the first alarm | 第一個鬧鐘的分鐘 | 5 10 20 25 35 50
label string! | the label of the first alarm | 第一個鬧鐘的名稱 | run=跑步; school=上學;
+ medicine=吃藥;
+ breakfast=早餐
2:hour integer! | the hour of the second alarm | 第二個鬧鐘的小時 | 19 20 21 22
2:minute integer! | the minute of the second alarm | 第二個鬧鐘的分鐘 | 0 15 30 40 45 55
2:label string! | the label of the second alarm | 第二個鬧鐘的名稱 | bins=倒垃圾;
+ call home=打電話回家;
+ plants=澆花; bedtime=睡覺
repeat string?never | the repetition of the first alarm | 第一個鬧鐘的重複 | daily=every day=每天;
+ weekdays=weekdays=平日; weekends=weekends=週末
2:repeat string?never | the repetition of the second alarm | 第二個鬧鐘的重複 |
+ daily=every day=每天;
+ weekdays=weekdays=平日; weekends=weekends=週末
volume integer?5 | the volume of the first alarm | 第一個鬧鐘的音量 | 3 7 9
2:volume integer?5 | the volume of the second alarm | 第二個鬧鐘的音量 | 2 6 8
snooze boolean?true | the snooze of the first alarm | 第一個鬧鐘的貪睡功能 | false=switched off=關閉
"""
