"""Tools of travel and leisure."""

TRAVEL = """
tool hotel | a hotel room | 飯店訂房
def book_room | Books a hotel room. | 預訂飯店房間。
def hold_room | Holds a hotel room for a day without booking it. | 保留飯店房間一天，不預訂。
other room_price | Tells the price of a room. | 查詢房價。 | city string, room string
action | the kind of request | 辦理事項 | book_room=a firm booking=正式訂房;
+ hold_room=only a hold for a day=只保留一天
city string! | the city | 城市 | Tainan=台南; Hualien=花蓮; Kyoto=京都; Lisbon=里斯本;
+ Vienna=維也納;
+ Oslo=奧斯陸
check_in string! | the day of arrival | 入住日 | 2027-03-05=5 March 2027=2027 年 3 月 5 日;
+ 2027-03-12=12 March 2027=2027 年 3 月 12 日; 2027-04-02=2 April 2027=2027 年 4 月 2 日;
+ 2027-04-16=16 April 2027=2027 年 4 月 16 日; 2027-05-07=7 May 2027=2027 年 5 月 7 日;
+ 2027-06-11=11 June 2027=2027 年 6 月 11 日
nights integer! | the number of nights | 住宿晚數 | 1 2 3 4 5 7
room string! | the kind of room | 房型 | single=a single room=單人房; double=a double room=雙人房;
+ twin=a twin room=雙床房; suite=a suite=套房
breakfast boolean?false | the breakfast | 餐食 | true=included=含早餐
floor string? | the floor | 樓層 | high=a high one=高樓層; low=a low one=低樓層
late_checkout boolean?false | the late check-out | 退房時間 | true=requested=延後
view string? | the view | 景觀 | sea=the sea=海景; garden=the garden=花園景;
+ city=the city=市景
extra_beds integer?0 | the number of extra beds | 加床數 | 1 2

tool train | a train ticket | 火車票
def buy_ticket | Buys train tickets. | 購買火車票。
def reserve_seat | Reserves seats without a ticket. | 只訂位，不購票。
other train_times | Lists the trains of a day. | 列出某天的班次。 | origin string, day string
action | the kind of request | 辦理事項 | buy_ticket=tickets=購票; reserve_seat=seats only=只訂位
origin string! | the departure station | 出發站 | Taipei=台北; Keelung=基隆; Hsinchu=新竹;
+ Yilan=宜蘭;
+ Taoyuan=桃園
destination string! | the arrival station | 到達站 | Kaohsiung=高雄; Taitung=台東; Chiayi=嘉義;
+ Pingtung=屏東; Hualien=花蓮; Changhua=彰化
passengers integer! | the number of passengers | 乘客人數 | 1 2 3 4 5 6
car_class string! | the class | 車廂等級 | standard=standard=標準; business=business=商務;
+ quiet=the quiet car=靜音
departure_hour integer! | the hour of departure | 出發時刻（時） | 7 9 11 14 16 19
return_trip boolean?false | the way back | 回程 | true=booked too=一併訂
discount string? | the discount card | 優惠身分 | student=student=學生; senior=senior=敬老;
+ disabled=disabled=愛心
bicycles integer?0 | the number of bicycles | 腳踏車數量 | 1 2 3
meal boolean?false | the lunch box | 便當 | true=ordered=加訂
seat string? | the seat | 座位 | window=a window seat=靠窗; aisle=an aisle seat=靠走道

tool flight | a search for flights | 航班搜尋
def search_flights | Searches flights. | 搜尋航班。
other flight_status | Tells the status of a flight. | 查詢航班動態。 | number string
route.origin string! | the departure airport | 出發機場 | TPE=Taoyuan=桃園; KHH=Kaohsiung=高雄;
+ RMQ=Taichung=台中
route.destination string! | the destination airport | 目的地機場 | NRT=Narita=成田;
+ ICN=Incheon=仁川;
+ SIN=Singapore=新加坡;
+ BKK=Bangkok=曼谷; SYD=Sydney=雪梨; CDG=Paris=巴黎
month integer! | the month | 月份 | 2 4 6 8 10 11
adults integer! | the number of adults | 成人人數 | 1 2 3 4 5 6
cabin string! | the cabin | 艙等 | economy=economy=經濟艙; premium=premium economy=豪華經濟艙;
+ business=business=商務艙; first=first class=頭等艙
sort string* | the sorting of the results | 結果排序 | price=price=票價;
+ duration=duration=飛行時間;
+ departure=departure=出發時間; emissions=emissions=碳排放
max_stops integer? | the largest number of stops | 轉機次數上限 | 0 1 2
bags integer?0 | the number of bags | 託運行李件數 | 1 2 3
airline string? | the airline | 航空公司 | alliance=any of the alliance=聯盟航空;
+ lowcost=a low-cost one=廉價航空
flexible boolean?false | the dates | 日期 | true=flexible=可彈性調整
currency string?TWD | the currency | 幣別 | USD=US dollars=美元; JPY=yen=日圓; EUR=euros=歐元

tool museum | museum tickets | 博物館門票
def buy_museum_tickets | Buys museum tickets. | 購買博物館門票。
other museum_hours | Tells the opening hours. | 查詢開放時間。 | museum string
museum string! | the museum | 博物館 | Palace Museum=故宮; Railway Museum=鐵道博物館;
+ Tea Museum=茶葉博物館;
+ Sea Museum=海洋博物館; Glass Museum=玻璃博物館; Toy Museum=玩具博物館
adults integer! | the number of adult tickets | 成人票張數 | 1 2 3 4 5 6
children integer* | the number of child tickets | 兒童票張數 | 1 2 3 4 5 6
day string! | the day | 參觀日 | Tuesday=週二; Wednesday=週三; Thursday=週四; Saturday=週六;
+ Sunday=週日
exhibition string* | the exhibition | 展覽 | permanent=the permanent one=常設展;
+ special=the special one=特展;
+ both=both of them=兩者皆看
guide string? | the language of the guide | 導覽語言 | en=English=英語; ja=Japanese=日語;
+ zh=Chinese=華語
audio boolean?false | the audio guide | 語音導覽 | true=rented=租用
delivery string?phone | the way the tickets come | 取票方式 | post=post=郵寄;
+ counter=the counter=櫃台取票
donation integer?0 | the donation | 捐款金額 | 50 100 200

tool bike | a rental bicycle | 租腳踏車
def rent_bike | Rents bicycles. | 租借腳踏車。
def reserve_bike | Reserves bicycles for later. | 預約腳踏車。
other return_bike | Returns a bicycle. | 歸還腳踏車。 | bike_id string
action | the kind of request | 辦理事項 | rent_bike=a rental right now=現在就租;
+ reserve_bike=a reservation=先預約
station string! | the station | 租借站 | North Dock=北碼頭; Old Bridge=舊橋; City Park=城市公園;
+ Lakeside=湖畔; Tram Depot=電車廠; West Beach=西海灘
kind string! | the kind of bicycle | 車款 | city=a city bike=城市車;
+ mountain=a mountain bike=登山車;
+ electric=an electric bike=電動車; cargo=a cargo bike=載貨車
count integer! | the number of bicycles | 輛數 | 1 2 3 4 5 6
hours float! | the number of hours | 租用時數 | 0.5 1.5 2.5 3.5 4.5 5.5
helmets integer?0 | the number of helmets | 安全帽數量 | 1 2 3 4
insurance boolean?false | the insurance | 保險 | true=included=加保
lock boolean?true | the lock | 車鎖 | false=left out=免附
child_seat boolean?false | the child seat | 兒童座椅 | true=mounted=加裝
return_to string? | the station of return | 還車站 | South Pier=南碼頭; Hill Top=山頂;
+ Town Square=市鎮廣場

tool two_tickets | tickets for two films | 兩部電影的票
def buy_cinema_ticket | Buys tickets for one film. | 購買一部電影的票。
other film_times | Tells when a film is shown. | 查詢放映時間。 | film string
film string! | the first film | 第一部電影 | Foxfire=狐火; Iron Kite=鐵風箏; Plum Rain=梅雨
seats integer! | the number of seats for the first film | 第一部電影的座位數 | 1 2 3 4 5 6
row string! | the row for the first film | 第一部電影的排 | front=the front=前排;
+ middle=the middle=中排;
+ back=the back=後排
2:film string! | the second film | 第二部電影 | Snow Ledger=雪的帳本; Old Tigers=老虎;
+ Signal Hill=信號山
2:seats integer! | the number of seats for the second film | 第二部電影的座位數 | 1 2 3 4 5 6
2:row string! | the row for the second film | 第二部電影的排 | front=the front=前排;
+ middle=the middle=中排;
+ back=the back=後排
snack string? | the snack for the first film | 第一部電影的零食 | popcorn=爆米花; nachos=玉米片
2:snack string? | the snack for the second film | 第二部電影的零食 | popcorn=爆米花; hot dog=熱狗
glasses boolean?false | the 3D glasses for the first film | 第一部電影的立體眼鏡 |
+ true=included=附上
2:glasses boolean?false | the 3D glasses for the second film | 第二部電影的立體眼鏡 |
+ true=included=附上
2:voucher integer? | the voucher number for the second film | 第二部電影的優惠券號碼 | 311 472 590

tool playlist | a playlist | 播放清單
def create_playlist | Makes a playlist. | 建立播放清單。
def play_now | Plays music without saving a list. | 直接播放，不儲存清單。
other like_song | Marks a song as liked. | 將歌曲加入喜愛。 | song string
action | the handling of the music | 處理方式 | create_playlist=a saved list=建立清單;
+ play_now=playing it at once=直接播放
genre string! | the genre | 曲風 | jazz=jazz=爵士; folk=folk=民謠; rock=rock=搖滾;
+ classical=classical=古典;
+ electronic=electronic=電子; reggae=reggae=雷鬼
moods array! | the two moods | 兩種氣氛 | calm+warm=平靜+溫暖; fast+bright=快速+明亮;
+ dark+slow=陰暗+緩慢;
+ happy+loud=快樂+響亮; dreamy+soft=夢幻+輕柔
songs integer! | the number of songs | 歌曲數 | 8 10 12 15 20 30
decade integer! | the decade | 年代 | 1960 1970 1980 1990 2000 2010
shuffle boolean?false | the order | 播放順序 | true=shuffled=隨機
explicit boolean?true | the explicit songs | 露骨歌曲 | false=left out=排除
language string? | the language of the songs | 歌曲語言 | en=English=英語; ja=Japanese=日語;
+ pt=Portuguese=葡萄牙語
public boolean?false | the visibility | 清單公開狀態 | true=public=公開
crossfade integer?0 | the crossfade in seconds | 淡入淡出秒數 | 3 5 8

tool weather | a weather forecast | 天氣預報
def get_forecast | Gives the forecast for a place. | 提供某地的天氣預報。
def subscribe_forecast | Sends the forecast of a place every day. | 每天寄送某地的天氣預報。
other get_alerts | Lists the weather warnings of a region. | 列出某地區的警報。 | region string
action | the way of delivery | 提供方式 | get_forecast=once=只要一次;
+ subscribe_forecast=every day=每天寄送
place string! | the place | 地點 | Alishan=阿里山; Kenting=墾丁; Penghu=澎湖; Sun Moon Lake=日月潭;
+ Tamsui=淡水;
+ Green Island=綠島
days integer! | the number of days | 天數 | 1 2 3 5 7 10
units string! | the units | 單位 | metric=metric=公制; imperial=imperial=英制
fields array! | the two figures to show | 顯示的兩項數據 | rain+wind=rain+wind=雨量+風速;
+ wind+uv=wind+UV=風速+紫外線; rain+humidity=rain+humidity=雨量+濕度;
+ uv+pressure=UV+pressure=紫外線+氣壓; humidity+pressure=humidity+pressure=濕度+氣壓
hourly boolean?false | the detail | 詳細程度 | true=hour by hour=逐時
language string?en | the language of the forecast | 預報語言 | zh=Chinese=中文; ja=Japanese=日文
tides boolean?false | the tides | 潮汐 | true=included=列入
altitude integer? | the altitude in metres | 海拔（公尺） | 500 1000 2000
format string?text | the format | 格式 | chart=a chart=圖表; table=a table=表格
"""
