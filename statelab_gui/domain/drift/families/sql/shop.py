"""An outdoor shop: customers, products, orders with their lines."""

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.sql.reading import world_of

SHOP, SHOP_QUERIES = world_of(
    "shop",
    Both("an outdoor shop", "戶外用品店"),
    """
table products 22
  name listed: dome tent=圓頂帳篷; rain jacket=防雨外套; head lamp=頭燈; camp stove=登山爐;
  + sleeping bag=睡袋; trekking poles=登山杖; steel bottle=不鏽鋼水壺; day pack=輕便背包;
  + dry bag=防水袋; wool socks=羊毛襪; folding chair=折疊椅; cooking pot=露營鍋; rope=繩索;
  + helmet=安全帽; sun hat=遮陽帽; gloves=手套; air mat=充氣睡墊; lantern=營燈; cool box=保冷箱;
  + compass=指北針; first aid kit=急救包; hammock=吊床
  kind picked: camping=露營; clothing=服飾; climbing=攀岩; hiking=健行
  price distinct: 120 130
  stock whole: 0 60
  weight whole: 50 3000 50
  rating whole?: 1 5

table customers 14
  code coded: C
  city picked: Taipei=台北; Taichung=台中; Kaohsiung=高雄; Hsinchu=新竹
  level picked: basic=一般; silver=銀卡; gold=金卡
  points whole: 0 900 10

table orders 30
  customer_id link: customers
  year whole: 2022 2024
  month whole: 1 12
  status picked: paid=已付款; shipped=已出貨; cancelled=已取消
  shipping whole: 0 180 30

table order_lines 60
  order_id link: orders
  product_id link: products
  quantity whole: 1 6
  discount whole?: 5 30 5

filters
  kind | the kind of product | 商品類別 | p.kind = {} |
  + camping=露營; clothing=服飾; climbing=攀岩; hiking=健行
  other_kind | the excluded kind of product | 排除的商品類別 | p.kind <> {} |
  + camping=露營; clothing=服飾; climbing=攀岩; hiking=健行
  min_price | the lowest price | 價格下限 | p.price >= {} | 250 400 550 700 850 1000
  max_price | the highest price | 價格上限 | p.price <= {} | 1500 1700 1900 2100 2300 2600
  min_stock | the smallest stock | 庫存下限 | p.stock >= {} | 3 6 9 12 15 18
  max_weight | the greatest weight in grams | 重量上限（公克） | p.weight <= {} |
  + 1600 1800 2000 2200 2400 2600
  rating | the lowest rating | 評分下限 | p.rating >= {} | 2 3 4 5
  unrated | the lowest rating, with unrated products kept | 評分下限（沒有評分者保留） |
  + (p.rating IS NULL OR p.rating >= {}) | 2 3 4 5
  city | the city of the customer | 顧客所在城市 | c.city = {} |
  + Taipei=台北; Taichung=台中; Kaohsiung=高雄; Hsinchu=新竹
  other_city | the excluded city | 排除的城市 | c.city <> {} |
  + Taipei=台北; Taichung=台中; Kaohsiung=高雄; Hsinchu=新竹
  level | the level of the customer | 會員等級 | c.level = {} | basic=一般; silver=銀卡; gold=金卡
  min_points | the smallest number of points | 點數下限 | c.points >= {} | 50 100 150 200 250 300
  year | the year of the order | 訂單年份 | o.year = {} | 2022 2023 2024
  from_month | the first month of the year that counts | 起始月份 | o.month >= {} | 2 3 4 5 6 7
  to_month | the last month of the year that counts | 結束月份 | o.month <= {} | 6 7 8 9 10 11
  status | the status of the order | 訂單狀態 | o.status = {} |
  + paid=已付款; shipped=已出貨; cancelled=已取消
  other_status | the excluded order status | 排除的訂單狀態 | o.status <> {} |
  + paid=已付款; shipped=已出貨; cancelled=已取消
  max_shipping | the highest shipping fee | 運費上限 | o.shipping <= {} | 30 60 90 120 150
  quantity | the smallest quantity of a line | 單筆數量下限 | l.quantity >= {} | 2 3 4 5
  no_order | the year in which the customer ordered nothing | 顧客沒有下單的年份 |
  + NOT EXISTS (SELECT 1 FROM orders x WHERE x.customer_id = c.id AND x.year = {}) | 2022 2023 2024
  order_count | the smallest number of orders of the customer | 顧客最少訂單數 |
  + (SELECT COUNT(*) FROM orders x WHERE x.customer_id = c.id) >= {} | 1 2 3

query shop_products | a list of products, one row a product | 列出商品，一項一列
from products p
show p.name=name=名稱; p.price=price=價格; p.stock=stock=庫存; p.weight=weight=重量;
+ p.kind=kind=類別
where other_kind max_price unrated
order p.price=price=價格; p.weight=weight=重量; p.stock=stock=庫存
limit 3 4 5 6 7 8
decoys kind min_price min_stock max_weight rating

query shop_revenue | sales (order lines) by group | 依組別統計銷售（訂單明細）
from order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
group p.kind=kind of product=商品類別; o.status=status of the order=訂單狀態; o.year=year=年份;
+ o.month=month=月份; p.name=name of the product=商品名稱
figure SUM(l.quantity)=number of pieces sold=售出件數;
+ SUM(l.quantity * p.price)=revenue (quantity times price)=銷售額（數量乘以價格）;
+ COUNT(*)=number of order lines=訂單明細筆數;
+ COUNT(DISTINCT o.id)=number of different orders=不同訂單的數目;
+ AVG(l.quantity)=average quantity of a line=單筆平均數量;
+ MAX(l.quantity * p.price)=largest line (quantity times price)=單筆最大金額（數量乘以價格）
where other_status max_price
by COUNT(*)=number of order lines=訂單明細筆數
limit 2 3 4
least the smallest number of lines in a group | 每組最少明細筆數 | 2 3 4 5
decoys kind other_kind min_price year from_month to_month quantity max_weight

query shop_buyers | who bought what, one row an order line | 列出誰買了什麼，一筆訂單明細一列
from order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
+ JOIN customers c ON c.id = o.customer_id
show c.code=code of the customer=顧客代碼; p.kind=kind of product=商品類別; c.city=city=城市;
+ p.name=name of the product=商品名稱; o.year=year=年份
once
where other_city min_price from_month
decoys level status other_kind max_price to_month quantity min_points

query shop_sleepers | customers without orders in a year | 列出某年沒有下單的顧客
from customers c
show c.code=code=代碼; c.city=city=城市; c.points=points=點數; c.level=level=等級
where no_order min_points
order c.points=points=點數; c.id=id=編號
decoys city other_city level order_count
""",
)
