"""Tables of towns, business and leisure."""

TOWN = """
table towns | towns | 城鎮／座 | profile compare ranking
source the census | 人口普查
group coast = coastal = 沿海; inland = inland = 內陸
col people | number of inhabitants | 人口數 | has {v} inhabitants | 有 {v} 名居民 | |
+ 10200 98000 100
col area | area | 面積 | covers {v} | 面積 {v} | km² = square kilometres = 平方公里 = km² | 21 240 3
col schools | number of schools | 學校數 | has {v} schools | 有 {v} 所學校 | | 3 40 1
col trees | number of street trees | 行道樹數 | has {v} street trees | 有 {v} 棵行道樹 | |
+ 1100 9900 20
col budget | budget | 預算 | spends {v} a year | 每年支出 {v} |
+ TWD = New Taiwan dollars = 元 = TWD | 1200000 9900000 10000
col distance | distance to the capital | 距首都距離 | lies {v} from the capital | 距首都 {v} |
+ km = kilometres = 公里 = km | 25 390 5
rows coast: Port Ember=燼港; Sandwick=沙維克; Bluehaven=藍灣
rows inland: Millbrook=磨溪; Stonebridge=石橋鎮; Appleford=蘋果渡

table museums | museums | 博物館／座 | profile summary ranking
source the culture office | 文化局
group art = art = 藝術類; science = science = 科學類
col visitors | number of visitors | 參觀人數 | had {v} visitors | 有 {v} 人參觀 | | 12000 240000 500
col works | number of exhibits | 展品數 | shows {v} exhibits | 展出 {v} 件展品 | | 1050 9800 50
col area | floor area | 樓地板面積 | has a floor area of {v} | 樓地板面積 {v} |
+ m² = square metres = 平方公尺 = m² | 1400 9900 100
col price | ticket price | 票價 | charges {v} | 票價 {v} | TWD = New Taiwan dollars = 元 = TWD |
+ 60 400 10
col staff | number of staff | 員工數 | employs {v} people | 有 {v} 名員工 | | 14 190 2
col tours | number of tours | 導覽場次 | offers {v} tours a year | 每年有 {v} 場導覽 | |
+ 1010 1990 10
rows art: Brush Museum=筆墨博物館; Glass House=玻璃館; Colour Hall=色彩館
rows science: Rock Museum=岩石博物館; Star Dome=星象館; Engine Hall=機械館

table bakeries | bakeries | 麵包店／家 | compare ranking summary
source the trade report | 商業報告
group old = old = 老; new = new = 新
col loaves | number of loaves | 麵包數 | baked {v} loaves | 烤了 {v} 個麵包 | | 1200 9900 50
col cakes | number of cakes | 蛋糕數 | sold {v} cakes | 賣出 {v} 個蛋糕 | | 1010 3900 10
col income | income | 收入 | took in {v} | 收入 {v} | TWD = New Taiwan dollars = 元 = TWD |
+ 11000 98000 500
col flour | use of flour | 麵粉用量 | used {v} of flour | 用了 {v} 麵粉 |
+ kg = kilograms = 公斤 = kg |
+ 210 990 10
col wait | waiting time | 等候時間 | has a wait of {v} | 等候 {v} | s = seconds = 秒 = s | 45 600 15
rows old: Golden Crust=金皮; Warm Corner=暖角; Mill Door=磨坊門
rows new: Daily Rye=日日黑麥; Poppy=罌粟; Flour & Co=麥粉屋

table visitors | parks | 公園／座 | change
source the park office | 公園處
group city = city = 市區; country = country = 郊區
years 2018 2019 2020 2022 2023 2024 | number of visitors | 遊客數 | | 10500 99500 500
rows city: Rose Garden=玫瑰園; Clock Park=鐘樓公園; Canal Park=運河公園
rows country: Deer Park=鹿園; Wind Park=風之公園; Cave Park=洞穴公園

table phones | phones | 手機／支 | profile compare
source the test lab | 檢測實驗室
group small = small = 小型; large = large = 大型
col battery | battery capacity | 電池容量 | has a battery of {v} | 電池容量 {v} |
+ mAh = milliampere hours = 毫安時 = mAh | 3100 6900 100
col price | price | 價格 | costs {v} | 售價 {v} | TWD = New Taiwan dollars = 元 = TWD |
+ 5900 42900 500
col weight | weight | 重量 | weighs {v} | 重 {v} | g = grams = 公克 = g | 140 260 2
col storage | storage | 儲存空間 | stores {v} | 儲存空間 {v} | GB = gigabytes = 吉位元組 = GB |
+ 1024 8192 512
col screen | screen height | 螢幕高度 | has a screen {v} high | 螢幕高 {v} |
+ px = pixels = 像素 = px | 1600 3400 40
col charge | charging time | 充電時間 | charges in {v} | 充電需 {v} | min = minutes = 分鐘 = min |
+ 28 150 2
rows small: Pico 3=皮可 3; Minnow=小魚; Button=鈕扣
rows large: Atlas X=亞特拉斯 X; Condor=禿鷹; Monolith=巨石

table energy | factories | 工廠／家 | change
source the energy office | 能源單位
group steel = steel = 鋼鐵; paper = paper = 造紙
years 2017 2018 2019 2021 2022 2023 | energy use | 用電量 |
+ MWh = megawatt hours = 百萬瓦時 = MWh | 1300 9800 20
rows steel: Forge One=一號鍛廠; Red Furnace=紅爐廠; Anchor Works=錨廠
rows paper: Pulp Mill=紙漿廠; White Sheet=白紙廠; Carton Hall=紙箱廠

table trains | railway lines | 鐵路線／條 | profile ranking
source the railway report | 鐵路年報
group main = main = 幹線; branch = branch = 支線
col length | length | 長度 | is {v} long | 長 {v} | km = kilometres = 公里 = km | 22 410 4
col riders | number of riders | 搭乘人次 | carries {v} riders a day | 每日載客 {v} 人次 | |
+ 1100 98000 100
col stations | number of stations | 車站數 | has {v} stations | 有 {v} 座車站 | | 5 60 1
col speed | top speed | 最高速度 | reaches {v} | 最高速度 {v} |
+ km/h = kilometres an hour = 公里／時 = km/h |
+ 70 250 5
col cost | yearly cost | 每年成本 | costs {v} a year | 每年花費 {v} |
+ TWD = New Taiwan dollars = 元 = TWD | 1100000 9900000 50000
col tunnels | length of the tunnels | 隧道長度 | has {v} of tunnels | 隧道長 {v} |
+ m = metres = 公尺 = m | 1050 9900 50
rows main: Coast Line=海岸線; Valley Line=縱谷線; Harbour Line=港口線
rows branch: Timber Line=林鐵線; Salt Line=鹽線; Temple Line=寺廟線

table teams | teams | 球隊／支 | ranking summary
source the league table | 聯盟戰績表
group red = red = 紅組; blue = blue = 藍組
col points | number of points | 總得分 | scored {v} points | 得 {v} 分 | | 1050 2900 10
col fans | number of fans | 觀眾數 | drew {v} fans | 吸引 {v} 名觀眾 | | 11000 180000 500
col travel | travel distance | 移動距離 | travelled {v} | 移動 {v} | km = kilometres = 公里 = km |
+ 1100 9800 50
col budget | budget | 預算 | spent {v} | 花費 {v} |
+ TWD = New Taiwan dollars = 元 = TWD | 120000 990000 5000
col training | training time | 訓練時間 | trained {v} | 訓練 {v} | h = hours = 小時 = h | 210 990 5
rows red: Harbour Bulls=港都公牛; Tea Hawks=茶鄉老鷹; Mist Bears=霧熊
rows blue: River Foxes=河狐; Salt Whales=鹽鯨; Iron Cranes=鐵鶴
"""
