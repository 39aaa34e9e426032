"""Tools of work: meetings, files, figures."""

OFFICE = """
tool meeting | a meeting | 會議
def create_meeting | Creates a meeting in the calendar. | 在行事曆建立會議。
def propose_meeting | Proposes a meeting without putting it in the calendar. |
+ 提議會議，尚未排入行事曆。
other cancel_meeting | Cancels a meeting. | 取消會議。 | meeting_id string
action | the kind of request | 辦理事項 | create_meeting=a fixed meeting=確定排入;
+ propose_meeting=only a proposal=只是提議
title string! | the title | 會議名稱 | Budget review=預算檢討; Kick-off=啟動會議;
+ Design check=設計檢查;
+ Sales report=銷售報告; Safety talk=安全宣導; Team lunch=團隊午餐
teams array! | the two teams | 參加的兩個團隊 | sales+design=業務+設計; legal+finance=法務+財務;
+ support+sales=客服+業務; design+finance=設計+財務; legal+support=法務+客服
minutes integer! | the length in minutes | 會議長度（分鐘） | 15 30 45 60 75 90
place.building string! | the building | 大樓 | North Wing=北翼; Tower=高樓; Annex=別館
place.room integer! | the room number | 會議室號碼 | 101 114 203 218 305 322
place.video boolean?false | the video link | 視訊連線 | true=switched on=開啟
reminder integer?10 | the reminder in minutes before | 提前提醒的分鐘數 | 5 20 30 60
colour string? | the colour in the calendar | 行事曆顏色 | red=red=紅; green=green=綠;
+ purple=purple=紫
private boolean?false | the entry | 行程狀態 | true=private=不公開
repeat string?none | the repetition | 重複 | weekly=weekly=每週; monthly=monthly=每月

tool mail | an e-mail | 電子郵件
def send_mail | Sends an e-mail. | 寄出電子郵件。
def draft_mail | Saves an e-mail as a draft. | 將電子郵件存成草稿。
other search_mail | Searches e-mails. | 搜尋電子郵件。 | words string
action | the handling of the mail | 處理方式 | send_mail=sending it=寄出;
+ draft_mail=keeping it as a draft=存成草稿
to string! | the recipient | 收件單位 | press office=新聞室; help desk=服務台; warehouse=倉庫;
+ accounts=會計室;
+ reception=櫃台; archive=檔案室
subject string! | the subject | 主旨 | New opening hours=新的營業時間; Missing invoice=遺漏的發票;
+ Visit on Friday=週五來訪; Broken printer=印表機故障; Holiday plan=休假計畫; Price list=價目表
priority string! | the priority | 優先等級 | low=low=低; normal=normal=一般; high=high=高;
+ urgent=urgent=緊急
attachment string* | the attachment | 附件 | plan.pdf=plan.pdf=plan.pdf;
+ photo.png=photo.png=photo.png;
+ list.xlsx=list.xlsx=list.xlsx; memo.txt=memo.txt=memo.txt; form.docx=form.docx=form.docx
copy_to string? | the copy | 副本單位 | management=管理部; night shift=夜班; legal=法務部
receipt boolean?false | the read receipt | 讀取回條 | true=requested=索取
delay_hours integer?0 | the delay in hours | 延遲寄送的時數 | 1 2 4 12
signature string?short | the signature | 簽名檔 | long=the long one=長版; none=none=不附
encrypt boolean?false | the encryption | 加密 | true=switched on=開啟

tool parcel | a parcel | 包裹
def ship_parcel | Ships a parcel. | 寄送包裹。
def quote_parcel | Tells what shipping a parcel would cost. | 查詢寄送包裹的費用。
other track_parcel | Tells where a parcel is. | 查詢包裹位置。 | number string
action | the kind of request | 辦理事項 | ship_parcel=the shipping itself=直接寄送;
+ quote_parcel=only a quote=只要報價
country string! | the country | 國家 | Japan=日本; Canada=加拿大; Chile=智利; Norway=挪威;
+ Kenya=肯亞;
+ Vietnam=越南
weight float! | the weight in kilograms | 重量（公斤） | 0.5 1.5 2.5 4.5 7.5 12.5
size.length integer! | the length in centimetres | 長度（公分） | 20 30 40 50 60 80
size.width integer! | the width in centimetres | 寬度（公分） | 10 15 18 24 28 35
service string! | the service | 寄送方式 | air=air freight=空運; sea=sea freight=海運;
+ express=express=快遞
fragile boolean?false | the contents | 內容物 | true=fragile=易碎
insured_value integer? | the insured value | 保價金額 | 500 1000 2000 5000
pickup boolean?false | the place of collection | 收件地點 | true=my door=到府
customs string? | the customs declaration | 報關類別 | gift=a gift=禮物; sample=a sample=樣品;
+ goods=goods=商品
size.height integer? | the height in centimetres | 高度（公分） | 5 8 12 16

tool print | a print job | 列印工作
def print_file | Prints a file. | 列印檔案。
other printer_status | Tells the status of a printer. | 查詢印表機狀態。 | printer string
file string! | the file | 檔案 | report.pdf=report.pdf=report.pdf; poster.pdf=poster.pdf=poster.pdf;
+ menu.pdf=menu.pdf=menu.pdf; letter.pdf=letter.pdf=letter.pdf; score.pdf=score.pdf=score.pdf;
+ map.pdf=map.pdf=map.pdf
printer string! | the printer | 印表機 | lobby=the one in the lobby=大廳那台;
+ lab=the one in the lab=實驗室那台;
+ office=the one in the office=辦公室那台; library=the one in the library=圖書室那台
copies integer! | the number of copies | 份數 | 1 2 5 10 20 50
paper string! | the paper size | 紙張大小 | A3=A3=A3; A4=A4=A4; A5=A5=A5; B4=B4=B4; B5=B5=B5
pages.first integer* | the first page | 起始頁 | 1 2 3 4 5 6
pages.last integer* | the last page | 結束頁 | 8 9 10 12 15 20
duplex boolean?false | the sides to print on | 單雙面 | true=both of them=雙面
colour boolean?true | the colour printing | 彩色列印 | false=switched off=關閉
staple boolean?false | the staple | 裝訂 | true=in the corner=左上角裝訂
per_sheet integer?1 | the number of pages a sheet | 每張頁數 | 2 4 6
watermark string? | the watermark | 浮水印 | draft=DRAFT=草稿; copy=COPY=副本

tool chart | a chart | 圖表
def make_chart | Draws a chart of a table. | 將表格畫成圖表。
def make_table | Shows a table as it is. | 直接顯示表格。
other export_table | Saves a table as a file. | 將表格存檔。 | table string
action | the presentation | 呈現方式 | make_chart=a chart=圖表; make_table=a table=表格
table string! | the data | 資料 | sales=the sales=銷售; visits=the visits=來客;
+ energy=the energy use=用電;
+ rain=the rainfall=雨量; prices=the prices=價格; staff=the staff=人力
column string! | the column | 欄 | total=the total=總計; average=the average=平均;
+ maximum=the maximum=最大值;
+ minimum=the minimum=最小值; median=the median=中位數
group_by string! | the grouping | 分組 | month=month=月份; week=week=週次;
+ region=region=地區;
+ product=product=產品
from_year integer! | the first year | 起始年 | 2015 2016 2017 2018 2019 2020
to_year integer! | the last year | 結束年 | 2021 2022 2023 2024 2025 2026
sort string?none | the sorting | 排序 | up=upwards=遞增; down=downwards=遞減
top integer? | the number of groups to show | 顯示的組數 | 3 5 10
decimals integer?0 | the number of decimals | 小數位數 | 1 2 3
currency string? | the currency | 幣別 | TWD=Taiwan dollars=新台幣; EUR=euros=歐元; JPY=yen=日圓
legend boolean?true | the legend | 圖例 | false=hidden=隱藏

tool two_transfers | two money transfers | 兩筆轉帳
def transfer_money | Transfers money to an account. | 轉帳到帳戶。
other get_balance | Tells the balance of an account. | 查詢帳戶餘額。 | account string
account string! | the account of the first transfer | 第一筆轉帳的帳戶 | rent=rent=房租;
+ savings=savings=儲蓄;
+ school=school=學費
amount integer! | the amount of the first transfer | 第一筆轉帳的金額 |
+ 1200 2500 3100 4800 6500 7900
day integer! | the day of the month of the first transfer | 第一筆轉帳的日期（日） | 1 5 10 15 20 25
2:account string! | the account of the second transfer | 第二筆轉帳的帳戶 |
+ insurance=insurance=保險;
+ power=power=電費; phone=phone=電話費
2:amount integer! | the amount of the second transfer | 第二筆轉帳的金額 | 450 700 880 990 1350 1750
2:day integer! | the day of the month of the second transfer | 第二筆轉帳的日期（日） |
+ 2 6 11 16 21 26
note string? | the note of the first transfer | 第一筆轉帳的附言 | thank you=謝謝; as agreed=如約定
2:note string? | the note of the second transfer | 第二筆轉帳的附言 | second reminder=第二次催繳;
+ final=最後一期
monthly boolean?false | the repetition of the first transfer | 第一筆轉帳的重複 |
+ true=every month=每月
2:monthly boolean?false | the repetition of the second transfer | 第二筆轉帳的重複 |
+ true=every month=每月
2:instant boolean?false | the speed of the second transfer | 第二筆轉帳的速度 | true=instant=即時

tool translate | a translation | 翻譯
def translate_text | Translates a stored text. | 翻譯已儲存的文字。
def summarise_text | Summarises a stored text in another language. | 以另一種語言摘要已儲存的文字。
other count_words | Counts the words of a text. | 計算文字字數。 | text string
action | the kind of work | 工作種類 | translate_text=a full translation=全文翻譯;
+ summarise_text=a summary=摘要
text string! | the text | 文字 | contract=the contract=合約; manual=the manual=手冊;
+ speech=the speech=演講稿;
+ recipe=the recipe=食譜; brochure=the brochure=簡介; interview=the interview=訪談
target string! | the target language | 目標語言 | fr=French=法文; de=German=德文; ko=Korean=韓文;
+ es=Spanish=西班牙文;
+ vi=Vietnamese=越南文; it=Italian=義大利文
tone string! | the tone | 語氣 | formal=formal=正式; friendly=friendly=親切; neutral=neutral=中性
max_words integer! | the largest number of words | 字數上限 | 100 150 200 300 400 500
deadline_days integer* | the number of days until it is due | 幾天後交件 | 1 2 3 5 7 14
glossary string? | the glossary | 詞彙表 | medical=the medical one=醫學; legal=the legal one=法律
keep_layout boolean?true | the layout | 版面 | false=free=可自由更動
footnotes boolean?false | the footnotes | 註腳 | true=added=加上
reviewers integer?0 | the number of reviewers | 校稿人數 | 1 2 3
format string?docx | the file format | 檔案格式 | pdf=PDF=PDF; html=HTML=HTML

tool ticket | a repair ticket | 報修單
def open_ticket | Opens a repair ticket. | 開立報修單。
other close_ticket | Closes a repair ticket. | 結案報修單。 | ticket_id string
device string! | the device | 設備 | printer=印表機; projector=投影機; router=路由器; elevator=電梯;
+ coffee machine=咖啡機; air conditioner=冷氣
place.floor integer! | the floor | 樓層 | 1 2 3 5 8 11
place.room string! | the room | 房間 | archive=檔案室; canteen=餐廳; lobby=大廳; workshop=工作間;
+ studio=攝影棚
severity integer! | the severity | 嚴重程度 | 1 2 3 4 5
symptoms array! | the two symptoms | 兩個症狀 | noise+heat=異音+過熱; smoke+smell=冒煙+異味;
+ leak+rust=漏水+生鏽;
+ flicker+noise=閃爍+異音; heat+smell=過熱+異味
contact string* | the way to be told | 通知方式 | phone=phone=電話; mail=mail=電子郵件;
+ desk=the desk=櫃台
team string? | the team | 處理小組 | night=the night shift=夜班; day=the day shift=日班
warranty boolean?false | the warranty | 保固 | true=still valid=仍有效
photo string? | the photo | 照片 | front.jpg=front.jpg=front.jpg; back.jpg=back.jpg=back.jpg
spare boolean?false | the spare device | 備用設備 | true=wanted=借用
budget integer? | the spending limit | 維修預算上限 | 1000 3000 5000
"""
