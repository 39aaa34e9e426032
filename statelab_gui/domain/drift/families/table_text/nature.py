"""Tables of land, water and weather."""

NATURE = """
table rivers | rivers | 河川／條 | profile compare ranking
source the river survey | 河川調查
group north = northern = 北部; south = southern = 南部
col length | length | 長度 | is {v} long | 長 {v} | km = kilometres = 公里 = km | 38 260 3
col basin | basin area | 流域面積 | drains {v} | 流域面積 {v} |
+ km² = square kilometres = 平方公里 = km² |
+ 1120 9800 40
col source_height | height of the source | 源頭高度 | rises at {v} | 發源於 {v} 處 |
+ m = metres = 公尺 = m | 1010 3900 30
col width | width at the mouth | 河口寬度 | is {v} wide at its mouth | 河口寬 {v} |
+ m = metres = 公尺 = m | 120 1900 20
col bridges | number of bridges | 橋梁數 | has {v} bridges | 有 {v} 座橋 | | 4 60 1
col flow | yearly flow | 年流量 | carries {v} a year | 年流量 {v} |
+ million m³ = million cubic metres = 百萬立方公尺 = 百萬 m³ | 1030 7900 30
rows north: Willow River=柳溪; Stone Creek=石溪; Silver Brook=銀河溪
rows south: Heron River=鷺江; Clay Creek=泥溪; Pine Brook=松溪

table lakes | lakes | 湖泊／座 | profile summary
source the lake register | 湖泊名錄
group mountain = mountain = 高山; coast = coastal = 海岸
col area | area | 面積 | covers {v} | 面積 {v} | ha = hectares = 公頃 = ha | 1050 9900 50
col depth | depth | 深度 | is {v} deep | 深 {v} | m = metres = 公尺 = m | 12 180 2
col height | height above the sea | 海拔 | lies at {v} | 位於海拔 {v} | m = metres = 公尺 = m |
+ 1010 2990 20
col visitors | number of visitors | 遊客數 | has {v} visitors a year | 每年有 {v} 名遊客 | |
+ 2100 88000 100
col shore | shoreline | 湖岸線 | has a shoreline of {v} | 湖岸線長 {v} |
+ km = kilometres = 公里 = km |
+ 6 90 1
col boats | number of boats | 船數 | has {v} boats | 有 {v} 艘船 | | 1010 2400 10
rows mountain: Mirror Lake=鏡湖; Cloud Lake=雲湖; Bear Lake=熊湖
rows coast: Reed Lake=蘆葦湖; Shell Lake=貝殼湖; Tern Lake=燕鷗湖

table peaks | peaks | 山峰／座 | compare ranking summary
source the mountain club | 登山協會
group east = eastern = 東部; west = western = 西部
col height | height | 高度 | is {v} high | 高 {v} | m = metres = 公尺 = m | 2010 3950 10
col trail | length of the trail | 步道長度 | has a trail of {v} | 步道長 {v} |
+ m = metres = 公尺 = m | 3200 19900 100
col climbers | number of climbers | 登山人數 | draws {v} climbers a year | 每年有 {v} 人攀登 | |
+ 1010 9900 30
col snow | snow depth | 積雪深度 | has {v} of snow | 積雪 {v} | cm = centimetres = 公分 = cm |
+ 15 240 5
col hut | height of the hut | 山屋高度 | has a hut at {v} | 山屋位於 {v} | m = metres = 公尺 = m |
+ 1010 1990 10
rows east: Mount Anvil=鐵砧山; Mount Lantern=燈籠山; Mount Saddle=馬鞍山
rows west: Mount Needle=針山; Mount Drum=鼓山; Mount Feather=羽毛山

table rainfall | towns | 城鎮／座 | change
source the weather office | 氣象單位
group coast = coastal = 沿海; hills = hill = 山區
years 2018 2019 2020 2022 2023 2024 | rainfall | 雨量 | mm = millimetres = 毫米 = mm | 1020 4900 10
rows coast: Saltmouth=鹽口; Crab Bay=蟹灣; Gull Point=鷗岬
rows hills: Fern Hill=蕨嶺; Mossford=苔渡; High Barn=高倉

table forests | forests | 森林／座 | compare summary
source the forest inventory | 森林清查
group public = public = 國有; private = private = 私有
col area | area | 面積 | covers {v} | 面積 {v} | ha = hectares = 公頃 = ha | 1200 9600 40
col trees | number of trees | 樹木數 | has {v} trees | 有 {v} 棵樹 | | 11000 99000 500
col birds | number of bird species | 鳥種數 | has {v} bird species | 有 {v} 種鳥類 | | 31 140 1
col paths | length of the paths | 步道長度 | has {v} of paths | 步道共 {v} |
+ km = kilometres = 公里 = km |
+ 12 160 2
col timber | timber stock | 木材蓄積 | holds {v} of timber | 木材蓄積 {v} |
+ t = tonnes = 公噸 = t | 1500 9900 100
rows public: Oak Reach=橡樹林; Cedar Vale=雪松谷; Birch End=樺木林
rows private: Maple Rise=楓樹坡; Ash Hollow=梣木谷; Elm Side=榆樹林

table harvest | villages | 村莊／個 | change
source the farm board | 農會
group hill = hill = 山村; plain = lowland = 平地村
years 2017 2018 2019 2021 2022 2023 | tea harvest | 茶葉產量 | kg = kilograms = 公斤 = kg |
+ 1100 9700 20
rows hill: Upper Terrace=上坪; Fog Village=霧村; Kettle Hill=水壺嶺
rows plain: Lower Ford=下渡; Brick Lane=磚巷; Old Well=古井
"""
