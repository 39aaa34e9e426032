<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About StateLab</source>
        <translation>關於 StateLab</translation>
    </message>
    <message>
        <source>StateLab {version}</source>
        <translation>StateLab {version}</translation>
    </message>
    <message>
        <source>Judges, offline, whether a language model keeps track of state. The truth is computed on this computer, a reply is kept exactly as received, and every number says what it was measured on.</source>
        <translation>離線評判語言模型能否追蹤狀態。真值由這部電腦計算，回覆照收到的原樣保存，每個數字都註明量測的對象。</translation>
    </message>
</context>
<context>
    <name>AcrossFilter</name>
    <message>
        <source>Case &amp;set</source>
        <translation>題組(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;xaminee</source>
        <translation>考生(&amp;X)</translation>
    </message>
    <message>
        <source>Fa&amp;mily</source>
        <translation>更新層級(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation>題面(&amp;O)</translation>
    </message>
    <message>
        <source>Rep&amp;lies</source>
        <translation>回覆(&amp;L)</translation>
    </message>
    <message>
        <source>All examinees, pooled</source>
        <translation>所有考生合併計算</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>By models</source>
        <translation>由模型作答</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模擬</translation>
    </message>
</context>
<context>
    <name>AcrossPanel</name>
    <message>
        <source>By update</source>
        <translation>依更新數</translation>
    </message>
    <message>
        <source>By share of length</source>
        <translation>依長度比例</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Export the histogram or its numbers</source>
        <translation>匯出直方圖或其數字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>圖片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>向量圖（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>數字（CSV）…</translation>
    </message>
    <message>
        <source>Histogram of first observed wrong prefixes</source>
        <translation>第一個被觀察到答錯的前綴之直方圖</translation>
    </message>
    <message>
        <source>Case set: {set} · Examinee: {examinee}</source>
        <translation>題組：{set} · 考生：{examinee}</translation>
    </message>
    <message>
        <source>No whole-case reply is in this group. Choose another above.</source>
        <translation>這一組中沒有整題回覆。請在上方改選。</translation>
    </message>
    <message>
        <source>Every whole-case reply of this group is right.</source>
        <translation>這一組的整題回覆全部答對。</translation>
    </message>
    <message>
        <source>None of these cases is probed yet. Open one from the list and probe its prefixes.</source>
        <translation>這些題目都還沒有探測。請從清單開啟一題，探測它的前綴。</translation>
    </message>
    <message>
        <source>No probed prefix of this group was wrong.</source>
        <translation>這一組探測過的前綴都沒有答錯。</translation>
    </message>
</context>
<context>
    <name>AcrossTables</name>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Kinds of update</source>
        <translation>更新種類</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>錯誤特徵</translation>
    </message>
    <message>
        <source>Where the first observed wrong prefixes fall</source>
        <translation>第一個被觀察到答錯的前綴落在何處</translation>
    </message>
    <message>
        <source>Kinds of update at the first observed wrong prefix</source>
        <translation>第一個被觀察到答錯的前綴處的更新種類</translation>
    </message>
    <message>
        <source>Slips that recur</source>
        <translation>一再出現的失誤類型</translation>
    </message>
    <message>
        <source>Cases behind the chosen row</source>
        <translation>所選列背後的題目</translation>
    </message>
    <message>
        <source>The answers are still being compared, or were not.</source>
        <translation>答案仍在比對中，或尚未比對。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) not right</source>
        <translation>
            <numerusform>%n 題未答對</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {count}</source>
        <translation>{kind}：{count}</translation>
    </message>
    <message>
        <source>{slip}: {count}</source>
        <translation>{slip}：{count}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>頁面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>開啟最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>新增文件(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample…</source>
        <translation>開啟範例(&amp;S)…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>另存複本(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;lose document</source>
        <translation>關閉文件(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>取消復原(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全選(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Judge older replies again</source>
        <translation>重新判定較早的回覆(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>縮小文字(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>標準文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Connections…</source>
        <translation>連線(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Go offline</source>
        <translation>改為離線(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Running code…</source>
        <translation>執行程式碼(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>快速入門(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Open the folder of crash &amp;reports</source>
        <translation>開啟當機報告資料夾(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About StateLab</source>
        <translation>關於 StateLab(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ActiveStatePanel</name>
    <message>
        <source>Active intents after turn {turn} of {turns}</source>
        <translation>第 {turn} 輪之後的有效意圖，共 {turns} 輪</translation>
    </message>
    <message>
        <source>Revealed {time}, before any reply</source>
        <translation>於 {time} 揭曉，當時尚無任何回覆</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Value now</source>
        <translation>目前的值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>先前的值</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>It opens by itself when a model&apos;s reply to this case is recorded. A simulated one opens nothing. It is hidden for this case alone: the clean prompt of the same item, and its cases that are open, show the same final intents.</source>
        <translation>記錄模型對這一題的回覆後，它會自動開啟。模擬的回覆不會開啟它。隱藏的只有這一題的答案本：同一原題的單輪基準提示，以及同一原題中答案本已打開的題目，都會顯示相同的最終意圖。</translation>
    </message>
    <message>
        <source>Active intents after the chosen turn</source>
        <translation>所選一輪之後的有效意圖</translation>
    </message>
</context>
<context>
    <name>AnswerBookPanel</name>
    <message>
        <source>State after update {number} of {count}</source>
        <translation>第 {number} 個更新後的狀態（共 {count} 個）</translation>
    </message>
    <message>
        <source>Revealed {time}, before any reply</source>
        <translation>於 {time} 揭曉，當時尚無任何回覆</translation>
    </message>
    <message>
        <source>Answer book</source>
        <translation>答案本</translation>
    </message>
    <message>
        <source>The states of this long case are being worked out…</source>
        <translation>正在計算這道長題的各個狀態…</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>目前狀態</translation>
    </message>
    <message>
        <source>Every state</source>
        <translation>所有狀態</translation>
    </message>
    <message>
        <source>State after the chosen update</source>
        <translation>所選更新後的狀態</translation>
    </message>
    <message>
        <source>State after every update</source>
        <translation>每個更新後的狀態</translation>
    </message>
</context>
<context>
    <name>ArmName</name>
    <message>
        <source>Bare</source>
        <translation>無輔助</translation>
    </message>
    <message>
        <source>Rolling summary</source>
        <translation>滾動摘要</translation>
    </message>
    <message>
        <source>Two-stage compaction</source>
        <translation>兩階段壓縮</translation>
    </message>
    <message>
        <source>Generic recap</source>
        <translation>一般回顧</translation>
    </message>
    <message>
        <source>Neutral recap</source>
        <translation>中性回顧</translation>
    </message>
    <message>
        <source>True state given</source>
        <translation>提供真實狀態</translation>
    </message>
    <message>
        <source>StateForge</source>
        <translation>StateForge</translation>
    </message>
    <message>
        <source>StateForge without gate</source>
        <translation>StateForge（不把關）</translation>
    </message>
    <message>
        <source>State injected, without gate</source>
        <translation>注入狀態（不把關）</translation>
    </message>
    <message>
        <source>The conversation as it is, and nothing else.</source>
        <translation>對話維持原樣，不另加任何內容。</translation>
    </message>
    <message>
        <source>From the trigger on, the history becomes one summary; the last messages stay.</source>
        <translation>達到觸發點後，對話歷程會縮成一份摘要；最後幾則訊息保留不動。</translation>
    </message>
    <message>
        <source>From the trigger on, all but the last five fenced blocks of replies are cleared; if that is not enough, the history becomes a summary and the last six messages stay.</source>
        <translation>達到觸發點後，清除回覆中的程式碼區塊，只留最後五個；若仍不足，對話歷程會縮成摘要，並保留最後六則訊息。</translation>
    </message>
    <message>
        <source>Before the answer the model sums the conversation up.</source>
        <translation>作答前，由模型總結整個對話。</translation>
    </message>
    <message>
        <source>Before the answer the model lists what the answer has to meet now.</source>
        <translation>作答前，由模型列出答案目前必須符合的要求。</translation>
    </message>
    <message>
        <source>The true final intents stand ahead of the request. It shows what a perfect tracker would bring.</source>
        <translation>在作答請求之前提供真實的最終意圖，用來顯示完美的追蹤器能帶來的效果。</translation>
    </message>
    <message>
        <source>A tracker folds every message into the active state, and a gate checks the answer.</source>
        <translation>追蹤器將每一則訊息併入有效狀態，並由把關檢查答案。</translation>
    </message>
    <message>
        <source>A tracker folds every message into the active state; no gate.</source>
        <translation>追蹤器將每一則訊息併入有效狀態；不把關。</translation>
    </message>
    <message>
        <source>Only the tracked state stands ahead of the message; no gate, no formats.</source>
        <translation>訊息之前只加上追蹤到的狀態；不把關，也不提供輸出格式。</translation>
    </message>
    <message>
        <source>Fixed acknowledgements</source>
        <translation>固定的簡短回應</translation>
    </message>
    <message>
        <source>The examinee&apos;s own</source>
        <translation>由考生自己回應</translation>
    </message>
</context>
<context>
    <name>ArmNote</name>
    <message>
        <source>Compacts from about {tokens} tokens on, {percent} % of a context window of {window}.</source>
        <translation>約從 {tokens} 個詞元起壓縮，即 {window} 的上下文視窗的 {percent} %。</translation>
    </message>
    <message>
        <source>Compacted: messages that left the history: {messages}, of {characters} characters.</source>
        <translation>已壓縮：從對話歷程移出 {messages} 則訊息，共 {characters} 個字元。</translation>
    </message>
    <message>
        <source>Cleared: fenced blocks that left the history: {blocks}, of {characters} characters.</source>
        <translation>已清除：從對話歷程移出 {blocks} 個程式碼區塊，共 {characters} 個字元。</translation>
    </message>
    <message>
        <source>The summary was blank: the history stays.</source>
        <translation>摘要是空白的：對話歷程維持原樣。</translation>
    </message>
    <message>
        <source>A turn was answered by nothing.</source>
        <translation>有一輪得到的回應是空的。</translation>
    </message>
    <message>
        <source>The tracker could not be read: the state stays.</source>
        <translation>無法讀取追蹤器的回覆：狀態維持原樣。</translation>
    </message>
    <message>
        <source>An edit of the tracker was left out: {key}.</source>
        <translation>略去追蹤器的一項編輯：{key}。</translation>
    </message>
    <message>
        <source>A derived entry of the tracker was left out: {key}.</source>
        <translation>略去追蹤器推導出的一個項目：{key}。</translation>
    </message>
    <message>
        <source>No longer valid: {keys}.</source>
        <translation>不再有效：{keys}。</translation>
    </message>
    <message>
        <source>The formats could not be read.</source>
        <translation>無法讀取輸出格式。</translation>
    </message>
    <message>
        <source>The gate could not be read.</source>
        <translation>無法讀取把關的回覆。</translation>
    </message>
    <message>
        <source>The gate had nothing to check.</source>
        <translation>把關時沒有可檢查的內容。</translation>
    </message>
    <message>
        <source>The gate let the answer pass.</source>
        <translation>把關後放行這個答案。</translation>
    </message>
    <message>
        <source>Problems that the gate found: {problems}.</source>
        <translation>把關時發現的問題：{problems}。</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s) are on the Drift page.</source>
        <translation>
            <numerusform>另有 %n 項備註，列於「意圖漂移」頁面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmStep</name>
    <message>
        <source>Turn of the conversation</source>
        <translation>對話的一輪</translation>
    </message>
    <message>
        <source>Summary of the history</source>
        <translation>歷史摘要</translation>
    </message>
    <message>
        <source>Recap before the answer</source>
        <translation>作答前的回顧</translation>
    </message>
    <message>
        <source>Tracker</source>
        <translation>追蹤器</translation>
    </message>
    <message>
        <source>Formats of the answer</source>
        <translation>輸出格式</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>把關</translation>
    </message>
    <message>
        <source>Answer once more</source>
        <translation>再次作答</translation>
    </message>
</context>
<context>
    <name>ArmStepsPanel</name>
    <message>
        <source>Steps so far, or of the answer shown</source>
        <translation>目前為止的步驟，或所示答案的步驟</translation>
    </message>
    <message>
        <source>Begun {time}, superseded: started over</source>
        <translation>於 {time} 開始，已被取代：已重新開始</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>輸入詞元數</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>輸出詞元數</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden.</source>
        <translation>答案本隱藏期間不予顯示。</translation>
    </message>
    <message>
        <source>No step of an arm is recorded for this reply.</source>
        <translation>這則回覆沒有記錄方案的步驟。</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>收到的內容</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>送出的內容</translation>
    </message>
    <message>
        <source>Reply or request of the step</source>
        <translation>此步驟的回覆或請求</translation>
    </message>
    <message>
        <source>Steps of the arm</source>
        <translation>方案的步驟</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>此步驟的文字</translation>
    </message>
    <message>
        <source>Which conversation&apos;s steps</source>
        <translation>顯示哪一段對話的步驟</translation>
    </message>
</context>
<context>
    <name>BatchResultsDialog</name>
    <message>
        <source>Results read</source>
        <translation>結果已讀取</translation>
    </message>
    <message>
        <source>Take the missing as failed</source>
        <translation>將缺少的算作失敗</translation>
    </message>
    <message>
        <source>If more result files are to come, read them first. Taken as failed, they can be written into new request files.</source>
        <translation>若之後還有其他結果檔案，請先讀取那些檔案。算作失敗的對話，可以寫入新的請求檔案。</translation>
    </message>
    <message>
        <source>Lines that brought nothing</source>
        <translation>沒有帶來任何內容的行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>識別碼</translation>
    </message>
</context>
<context>
    <name>Batches</name>
    <message>
        <source>No JSON object, or cut off</source>
        <translation>不是 JSON 物件，或已被截斷</translation>
    </message>
    <message>
        <source>Not the line of a result file</source>
        <translation>不是結果檔案的內容行</translation>
    </message>
    <message>
        <source>No conversation of this run</source>
        <translation>不是這次執行的對話</translation>
    </message>
    <message>
        <source>Of another run</source>
        <translation>屬於另一次執行</translation>
    </message>
    <message>
        <source>Answered by an earlier line</source>
        <translation>先前的行已有作答</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) recorded.</source>
        <translation>
            <numerusform>已記錄 %n 則回覆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) failed at the service.</source>
        <translation>
            <numerusform>%n 個對話在服務端失敗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) brought nothing.</source>
        <translation>
            <numerusform>%n 行沒有帶來任何內容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have no line in these files.</source>
        <translation>
            <numerusform>%n 個對話在這些檔案中沒有對應的行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaseColumn</name>
    <message>
        <source>Condition</source>
        <translation>條件</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>編輯數</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>kind of task of conversations</comment>
        <translation>題型</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>更新層級</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新數</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字元數</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>作答結果</translation>
    </message>
</context>
<context>
    <name>CaseFilterBar</name>
    <message>
        <source>All families</source>
        <translation>所有更新層級</translation>
    </message>
    <message>
        <source>All forms</source>
        <translation>所有題面</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>所有條件</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>所有長度</translation>
    </message>
    <message>
        <source>Any number of turns</source>
        <translation>不限輪數</translation>
    </message>
    <message>
        <source>All seeds</source>
        <translation>所有種子</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>所有結果</translation>
    </message>
    <message>
        <source>Show only this family</source>
        <comment>kind of task of conversations</comment>
        <translation>只顯示此題型</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>依名稱搜尋</translation>
    </message>
    <message>
        <source>Search cases by name</source>
        <translation>依名稱搜尋題目</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>Show only this family</source>
        <translation>只顯示此更新層級</translation>
    </message>
    <message>
        <source>All families</source>
        <comment>kinds of task of conversations</comment>
        <translation>所有題型</translation>
    </message>
    <message>
        <source>Show only this form</source>
        <translation>只顯示此題面</translation>
    </message>
    <message>
        <source>Show only this length</source>
        <translation>只顯示此長度</translation>
    </message>
    <message>
        <source>Show only this seed</source>
        <translation>只顯示此種子</translation>
    </message>
    <message>
        <source>Show only this status</source>
        <translation>只顯示此結果</translation>
    </message>
</context>
<context>
    <name>CaseSetsPanel</name>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>{total} 題中已作答 {answered} 題</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, {apart} {sign}</source>
        <translation>{total} 題中已作答 {answered} 題，{apart} {sign}</translation>
    </message>
    <message>
        <source>Case sets</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>New case set…</source>
        <translation>新增題組…</translation>
    </message>
</context>
<context>
    <name>CaseTablePanel</name>
    <message>
        <source>Cases</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>No case passes the filters</source>
        <translation>沒有符合篩選條件的題目</translation>
    </message>
    <message>
        <source>The set has cases, but none with everything that is asked above.</source>
        <translation>題組中有題目，但沒有一題符合上方的所有條件。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在讀取題目…</translation>
    </message>
    <message>
        <source>The cases could not be read.</source>
        <translation>無法讀取題目。</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>Cases</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>The prompt of {case} is on the clipboard, without any answer.</source>
        <translation>{case} 的提示已複製到剪貼簿，不含任何答案。</translation>
    </message>
</context>
<context>
    <name>CasesActions</name>
    <message>
        <source>&amp;Answer at the desk</source>
        <translation>前往作答(&amp;A)</translation>
    </message>
    <message>
        <source>Fe&amp;tch answers…</source>
        <translation>擷取回覆(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New case set…</source>
        <translation>新增題組(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename case set</source>
        <translation>重新命名題組(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy prompt</source>
        <translation>複製提示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save prompts…</source>
        <translation>儲存提示(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;veal answer book…</source>
        <translation>揭曉答案本(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Export answer book…</source>
        <translation>匯出答案本(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Find cases</source>
        <translation>尋找題目(&amp;F)</translation>
    </message>
    <message>
        <source>Ne&amp;xt update</source>
        <translation>下一個更新(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous update</source>
        <translation>上一個更新(&amp;P)</translation>
    </message>
</context>
<context>
    <name>CasesExport</name>
    <message>
        <source>Saving prompts…</source>
        <translation>正在儲存提示…</translation>
    </message>
    <message>
        <source>Exporting the answer book…</source>
        <translation>正在匯出答案本…</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) saved in {folder}, without answers.</source>
        <translation>
            <numerusform>已將 %n 份提示儲存到 {folder}，不含答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers of %n case(s) are in {folder}.</source>
        <translation>
            <numerusform>%n 題的答案已存放在 {folder}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未寫入任何內容。</translation>
    </message>
</context>
<context>
    <name>CasesMaking</name>
    <message>
        <source>The case set {name} is made and saved.</source>
        <translation>題組「{name}」已建立並儲存。</translation>
    </message>
    <message>
        <source>Cancelled: no case set was made.</source>
        <translation>已取消：未建立題組。</translation>
    </message>
</context>
<context>
    <name>CasesView</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {total} cases shown</source>
        <translation>顯示 {total} 題中的 {shown} 題</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Answer at the desk</source>
        <translation>前往作答</translation>
    </message>
    <message>
        <source>Fetch answers…</source>
        <translation>擷取回覆…</translation>
    </message>
</context>
<context>
    <name>CellHistory</name>
    <message>
        <source>History of a cell</source>
        <translation>儲存格的歷程</translation>
    </message>
    <message>
        <source>Nothing was ever changed here.</source>
        <translation>這裡從未更動過。</translation>
    </message>
    <message>
        <source>Changes of the cell, the latest first</source>
        <translation>儲存格的更動，最近的在最前</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改後</translation>
    </message>
</context>
<context>
    <name>CellTools</name>
    <message>
        <source>Who wrote it last?</source>
        <translation>最後由誰寫入？</translation>
    </message>
    <message>
        <source>Where did it come from?</source>
        <translation>值從哪裡來？</translation>
    </message>
    <message>
        <source>Choose a cell in the table to follow it.</source>
        <translation>請在表格中選擇要追查的儲存格。</translation>
    </message>
    <message>
        <source>Follow the copies of this value back to the constant that it was set to</source>
        <translation>沿著這個值的複製過程，追溯到最初設定的常數</translation>
    </message>
    <message>
        <source>Previous change of {cell} (Ctrl+Left)</source>
        <translation>{cell} 的上一次變更（Ctrl+←）</translation>
    </message>
    <message>
        <source>Next change of {cell} (Ctrl+Right)</source>
        <translation>{cell} 的下一次變更（Ctrl+→）</translation>
    </message>
    <message>
        <source>Previous change of {cell}</source>
        <translation>{cell} 的上一次變更</translation>
    </message>
    <message>
        <source>Next change of {cell}</source>
        <translation>{cell} 的下一次變更</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Added: {name}.</source>
        <translation>已新增：{name}。</translation>
    </message>
    <message>
        <source>Saved as a new version: {name}.</source>
        <translation>已儲存為新版本：{name}。</translation>
    </message>
    <message>
        <source>Saved: {name}.</source>
        <translation>已儲存：{name}。</translation>
    </message>
</context>
<context>
    <name>ColumnDialog</name>
    <message>
        <source>There is a column of this name.</source>
        <translation>已有同名的欄。</translation>
    </message>
    <message>
        <source>Every cell can be “not provided” already: that is no choice.</source>
        <translation>每個儲存格本來就可以是「未提供」：這不是選項。</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>新增欄</translation>
    </message>
    <message>
        <source>&amp;Add column</source>
        <translation>新增欄(&amp;A)</translation>
    </message>
    <message>
        <source>Change column</source>
        <translation>變更欄</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Holds</source>
        <translation>內容類型(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Choices, one a line</source>
        <translation>選項，每行一個(&amp;C)</translation>
    </message>
    <message>
        <source>A value that is no choice any more stays where it stands.</source>
        <translation>不再屬於選項的值會留在原處。</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Columns &amp;shown</source>
        <translation>顯示的欄(&amp;S)</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>遞增排序(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>遞減排序(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Order of the case sets</source>
        <translation>依題組的順序(&amp;O)</translation>
    </message>
    <message>
        <source>Filter by &amp;value…</source>
        <translation>依值篩選(&amp;V)…</translation>
    </message>
    <message>
        <source>Show &amp;every value</source>
        <translation>顯示所有值(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keep the columns up to this one in sight</source>
        <translation>凍結到此欄(&amp;K)</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>向左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;right</source>
        <translation>向右移(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>隱藏此欄(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New column…</source>
        <translation>新增欄(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Change this column…</source>
        <translation>變更此欄(&amp;C)…</translation>
    </message>
    <message>
        <source>Re&amp;move this column</source>
        <translation>移除此欄(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Undo: add case set</source>
        <translation>復原：新增題組(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add drift set</source>
        <translation>復原：新增漂移題組(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: rename case set</source>
        <translation>復原：重新命名題組(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add examinee</source>
        <translation>復原：新增考生(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: change settings</source>
        <translation>復原：變更設定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: edit run log</source>
        <translation>復原：編輯紀錄表(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: change several cells</source>
        <translation>復原：變更多個儲存格(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add column</source>
        <translation>復原：新增欄(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: change column</source>
        <translation>復原：變更欄(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: remove column</source>
        <translation>復原：移除欄(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: ruling</source>
        <translation>復原：裁定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: import fields</source>
        <translation>復原：匯入欄位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: add case set</source>
        <translation>取消復原：新增題組(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add drift set</source>
        <translation>取消復原：新增漂移題組(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: rename case set</source>
        <translation>取消復原：重新命名題組(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add examinee</source>
        <translation>取消復原：新增考生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: change settings</source>
        <translation>取消復原：變更設定(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: edit run log</source>
        <translation>取消復原：編輯紀錄表(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: change several cells</source>
        <translation>取消復原：變更多個儲存格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add column</source>
        <translation>取消復原：新增欄(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: change column</source>
        <translation>取消復原：變更欄(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: remove column</source>
        <translation>取消復原：移除欄(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: ruling</source>
        <translation>取消復原：裁定(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: import fields</source>
        <translation>取消復原：匯入欄位(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ComparisonsPanel</name>
    <message>
        <source>Comparisons on the same tasks</source>
        <translation>相同任務的比較</translation>
    </message>
    <message>
        <source>Agreement of both sides</source>
        <translation>雙方結果對照</translation>
    </message>
    <message>
        <source>There is nothing to compare yet: ask one examinee the same task in both forms, or two examinees the same cases.</source>
        <translation>目前沒有可比較的內容：請讓同一位考生以兩種題面作答同一任務，或讓兩位考生作答相同的題目。</translation>
    </message>
</context>
<context>
    <name>Connecting</name>
    <message>
        <source>The key is forgotten.</source>
        <translation>已清除金鑰。</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>正在保存金鑰…</translation>
    </message>
    <message>
        <source>✓ {name} is saved.</source>
        <translation>✓ 「{name}」已儲存。</translation>
    </message>
    <message>
        <source>✗ It is not saved.</source>
        <translation>✗ 未儲存。</translation>
    </message>
    <message>
        <source>✗ {name} is removed, but the key store is locked: its key may still be in there.</source>
        <translation>✗ 「{name}」已移除，但金鑰庫已鎖定：它的金鑰可能仍在其中。</translation>
    </message>
    <message>
        <source>Asking which models there are…</source>
        <translation>正在詢問有哪些模型…</translation>
    </message>
</context>
<context>
    <name>ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>As you want to find it; its key goes by it.</source>
        <translation>供您日後辨認；金鑰也依這個名稱存放。</translation>
    </message>
    <message>
        <source>Kind of service</source>
        <translation>服務類型</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>網址</translation>
    </message>
    <message>
        <source>Answers like</source>
        <translation>作答方式</translation>
    </message>
    <message>
        <source>Simulated on this computer. No model is asked, and nothing is sent.</source>
        <translation>在這部電腦上模擬。不會向任何模型提問，也不會傳送任何內容。</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>請為連線取個名稱。</translation>
    </message>
    <message>
        <source>Another connection has this name already.</source>
        <translation>已有另一個連線使用這個名稱。</translation>
    </message>
    <message>
        <source>This looks like an access key. Type it in the field for the key only.</source>
        <translation>這看起來像存取金鑰。請只在金鑰欄位中輸入。</translation>
    </message>
    <message>
        <source>Plain http to another computer can be read by anybody on the way. Use https, or say below that you want it so.</source>
        <translation>以未加密的 http 連到另一部電腦，途中任何人都能讀取內容。請使用 https，或在下方註明您確實要這樣做。</translation>
    </message>
    <message>
        <source>Send prompts and the key by plain http, unprotected</source>
        <translation>以未加密的 http 傳送提示與金鑰，不受保護</translation>
    </message>
    <message>
        <source>Asked at: {url}</source>
        <translation>提問網址：{url}</translation>
    </message>
    <message>
        <source>▾ More settings</source>
        <translation>▾ 更多設定</translation>
    </message>
    <message>
        <source>▸ More settings</source>
        <translation>▸ 更多設定</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多設定</translation>
    </message>
    <message>
        <source>On: its simulated answers may be fetched</source>
        <translation>啟用：可以擷取其模擬的回覆</translation>
    </message>
    <message>
        <source>On: prompts are sent there when you ask for it</source>
        <translation>啟用：您要求時，會將提示傳送到該處</translation>
    </message>
    <message>
        <source>On: {host}, on this computer, gets prompts when you ask for it</source>
        <translation>啟用：您要求時，會將提示傳送給這部電腦上的 {host}</translation>
    </message>
    <message>
        <source>On: {host} gets prompts when you ask for it</source>
        <translation>啟用：您要求時，會將提示傳送給 {host}</translation>
    </message>
</context>
<context>
    <name>ConnectionKey</name>
    <message>
        <source>This looks like an access key. Only the name of the variable belongs here.</source>
        <translation>這看起來像存取金鑰。這裡只填變數的名稱。</translation>
    </message>
    <message>
        <source>Type the name of a variable: letters, digits and underlines.</source>
        <translation>請輸入變數的名稱：字母、數字與底線。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>金鑰</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新的金鑰</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>環境變數的名稱</translation>
    </message>
    <message>
        <source>It is read when the service is asked, and is never written down.</source>
        <translation>向服務提問時才讀取，絕不會寫下來。</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>清除金鑰</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再找一次</translation>
    </message>
    <message>
        <source>A key is kept. Type one to replace it.</source>
        <translation>已保存金鑰。輸入新的金鑰即可取代。</translation>
    </message>
    <message>
        <source>Looking for the key…</source>
        <translation>正在尋找金鑰…</translation>
    </message>
    <message>
        <source>✗ This computer has no key store that can be used. Keep the key until this window is closed, or in an environment variable.</source>
        <translation>✗ 這部電腦沒有可用的金鑰庫。請將金鑰只保留到關閉此視窗為止，或放在環境變數中。</translation>
    </message>
    <message>
        <source>✗ The key store is locked, so the key was not read. Unlock it and look again, or keep the key until this window is closed.</source>
        <translation>✗ 金鑰庫已鎖定，因此未讀取金鑰。請解鎖後再找一次，或將金鑰只保留到關閉此視窗為止。</translation>
    </message>
    <message>
        <source>✗ What is kept there cannot be a key: it has blanks or other signs.</source>
        <translation>✗ 那裡保存的內容不可能是金鑰：其中有空白或其他符號。</translation>
    </message>
    <message>
        <source>✓ A key is kept.</source>
        <translation>✓ 已保存金鑰。</translation>
    </message>
    <message>
        <source>There is no such variable now. Set it before StateLab is started.</source>
        <translation>目前沒有這個變數。請在啟動 StateLab 之前設定。</translation>
    </message>
    <message>
        <source>It is in memory only, and forgotten when this window is closed.</source>
        <translation>只存放在記憶體中，關閉此視窗後即清除。</translation>
    </message>
    <message>
        <source>It is kept by the system, never in a document or a settings file.</source>
        <translation>由系統保存，絕不存入文件或設定檔。</translation>
    </message>
</context>
<context>
    <name>ConnectionMore</name>
    <message>
        <source>Conversations at once</source>
        <translation>同時進行的對話數</translation>
    </message>
    <message>
        <source>At most begun in a minute</source>
        <translation>每分鐘最多開始的對話數</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Wait for a connection</source>
        <translation>等待連線的時間</translation>
    </message>
    <message>
        <source>Wait in silence</source>
        <translation>無回應時的等待時間</translation>
    </message>
    <message>
        <source>A model that reasons may be silent for minutes.</source>
        <translation>會推理的模型可能好幾分鐘沒有回應。</translation>
    </message>
    <message>
        <source> s</source>
        <comment>unit after a number: seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>The output limit is called</source>
        <translation>輸出上限的參數名稱</translation>
    </message>
    <message>
        <source>Newer models of OpenAI take max_completion_tokens only.</source>
        <translation>OpenAI 較新的模型只接受 max_completion_tokens。</translation>
    </message>
    <message>
        <source>A JSON schema is sent as</source>
        <translation>JSON 結構描述的傳送方式</translation>
    </message>
    <message>
        <source>Some servers on this computer take json_object only.</source>
        <translation>這部電腦上的部分伺服器只接受 json_object。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理伺服器</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>使用以下代理伺服器</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>代理伺服器的網址</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>自備的 CA 檔案</translation>
    </message>
    <message>
        <source>A PEM file, trusted beside the system&apos;s own.</source>
        <translation>PEM 檔案；除了系統原有的憑證之外，也信任其中的憑證。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>瀏覽…</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>憑證 (*.pem *.crt *.cer);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>ConnectionQuestions</name>
    <message>
        <source>Remove the connection {name} and forget its key? Recorded answers stay.</source>
        <translation>要移除連線「{name}」並清除它的金鑰嗎？已記錄的回覆都會保留。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>This connection is not saved. Save it?</source>
        <translation>這個連線尚未儲存。要儲存嗎？</translation>
    </message>
    <message>
        <source>Go on without saving? What you changed here is not kept.</source>
        <translation>要不儲存就繼續嗎？在此所做的變更不會保留。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄變更</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>Connections</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>與 OpenAI 相容</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>Practice (simulated)</source>
        <translation>練習（模擬）</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>不需金鑰</translation>
    </message>
    <message>
        <source>In the system&apos;s key store</source>
        <translation>在系統的金鑰庫中</translation>
    </message>
    <message>
        <source>Until this window is closed</source>
        <translation>保留到關閉此視窗為止</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>在環境變數中</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已傳送</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未傳送</translation>
    </message>
    <message>
        <source>Refused by the service, left out</source>
        <translation>服務不接受，已略去</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>✓ The service answers. It names no models.</source>
        <translation>✓ 服務有回應，但未列出任何模型。</translation>
    </message>
    <message numerus="yes">
        <source>✓ The service answers and offers %n model(s):</source>
        <translation>
            <numerusform>✓ 服務有回應，提供 %n 個模型：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Online: {host} and %n more get prompts when asked</source>
        <translation>
            <numerusform>線上：提問時會將提示傳送到 {host} 與另外 %n 個服務</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only this computer is asked: {host} and %n more</source>
        <translation>
            <numerusform>只向這部電腦提問：{host} 與另外 %n 個服務</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this computer is asked: {hosts}</source>
        <translation>只向這部電腦提問：{hosts}</translation>
    </message>
    <message>
        <source>Online: {hosts} get prompts when asked</source>
        <translation>線上：提問時會將提示傳送到 {hosts}</translation>
    </message>
    <message>
        <source>Online: {hosts} gets prompts when asked</source>
        <translation>線上：提問時會將提示傳送到 {hosts}</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>服務</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>測試連線</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>What the service said</source>
        <translation>服務的回應</translation>
    </message>
    <message>
        <source>No service is connected</source>
        <translation>尚未連接任何服務</translation>
    </message>
    <message>
        <source>Answers can be pasted without any. To have them fetched, add a service that you have a key for, a model server on this computer, or Practice, which needs nothing.</source>
        <translation>不連接服務也可以貼上回覆。若要自動擷取，請新增一個您有金鑰的服務、這部電腦上的模型伺服器，或什麼都不需要的「練習」。</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>新增服務…</translation>
    </message>
    <message>
        <source>{name} (on)</source>
        <translation>{name}（已啟用）</translation>
    </message>
    <message>
        <source>{name} (off)</source>
        <translation>{name}（已停用）</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>StateLab</source>
        <translation>StateLab</translation>
    </message>
    <message>
        <source>StateLab ended or stumbled the last time it ran.</source>
        <translation>StateLab 上次執行時意外結束或發生錯誤。</translation>
    </message>
    <message>
        <source>StateLab met an error it did not expect.</source>
        <translation>StateLab 發生未預期的錯誤。</translation>
    </message>
    <message>
        <source>Everything that was said to be recorded is safe in the document. A report was written that holds no prompt, no reply and no key; you can read it before you send it to anyone:
{path}</source>
        <translation>凡是顯示為已記錄的內容，都完好地存在文件中。程式已寫下一份報告，其中沒有提示、回覆或金鑰；傳給任何人之前，可以先自行閱讀：
{path}</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Desk</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Record and go to the next unanswered</source>
        <translation>記錄並前往下一道未作答的題目</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>複製提示</translation>
    </message>
    <message>
        <source>Fetch the reply</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>Step {number} is recorded.</source>
        <translation>步驟 {number} 已記錄。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are kept, superseded. The case begins again at step 1.</source>
        <translation>
            <numerusform>%n 個步驟仍保留，標示為已被取代。這一題從步驟 1 重新開始。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}.</source>
        <translation>已記錄：{result}，{time}。</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>Copy prompt</source>
        <translation>複製提示</translation>
    </message>
    <message>
        <source>Start a new conversation for every case.</source>
        <translation>每一題都請另開新對話。</translation>
    </message>
    <message>
        <source>Prompt copied. Paste it into a new conversation, then bring the reply here.</source>
        <translation>提示已複製。請貼到新對話中，再把回覆帶回這裡。</translation>
    </message>
    <message>
        <source>Start this case over…</source>
        <translation>重新開始這一題…</translation>
    </message>
    <message>
        <source>Begin again at step 1. The steps recorded so far are kept, superseded.</source>
        <translation>從步驟 1 重新開始。目前已記錄的步驟仍保留，標示為已被取代。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已複製。</translation>
    </message>
    <message>
        <source>Copied. Send it in the same conversation, then bring the reply here.</source>
        <translation>已複製。請在同一個對話中送出，再把回覆帶回這裡。</translation>
    </message>
    <message>
        <source>This was sent for the reply beside it.</source>
        <translation>這是當時送出的內容，旁邊是收到的回覆。</translation>
    </message>
    <message>
        <source>Ask the tracker model {model} this, in a new conversation.</source>
        <translation>請在新對話中，以這些內容詢問追蹤器模型 {model}。</translation>
    </message>
    <message>
        <source>In the same conversation, send this.</source>
        <translation>請在同一個對話中送出這些內容。</translation>
    </message>
    <message>
        <source>Start a new conversation for this step.</source>
        <translation>這個步驟請另開新對話。</translation>
    </message>
    <message>
        <source>This document is read-only: replies cannot be recorded.</source>
        <translation>這份文件是唯讀的：無法記錄回覆。</translation>
    </message>
    <message>
        <source>This is the prompt itself. Record it only if the model wrote it back.</source>
        <translation>這是提示本身。只有模型真的原樣寫回時才記錄。</translation>
    </message>
    <message>
        <source>Prompt of {case}</source>
        <translation>{case} 的提示</translation>
    </message>
    <message>
        <source>{case}, step {number} of at most {most}: {purpose}</source>
        <translation>{case}，步驟 {number}（至多 {most} 個）：{purpose}</translation>
    </message>
    <message>
        <source>{case}, step {number} of {most}: {purpose}</source>
        <translation>{case}，步驟 {number}（共 {most} 個）：{purpose}</translation>
    </message>
    <message>
        <source>Who is to answer?</source>
        <translation>由誰作答？</translation>
    </message>
    <message>
        <source>Describe the model once, with its settings. Every reply is recorded with them.</source>
        <translation>只需描述一次模型及其設定。每則回覆都會連同這些設定一起記錄。</translation>
    </message>
    <message>
        <source>Describe the examinee</source>
        <translation>描述考生</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>Diagnosis of {case}</source>
        <translation>{case} 的診斷</translation>
    </message>
    <message>
        <source>{set} · {examinee}</source>
        <translation>{set} · {examinee}</translation>
    </message>
    <message>
        <source>StateLab {version} · {date}</source>
        <translation>StateLab {version} · {date}</translation>
    </message>
    <message>
        <source>Cells, given and expected</source>
        <translation>各儲存格的回覆值與真值</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>儲存格</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>回覆值</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>真值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 個儲存格未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Probed prefixes</source>
        <translation>已探測的前綴</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正確欄位</translation>
    </message>
    <message>
        <source>Probed turns</source>
        <translation>已探測的輪次</translation>
    </message>
    <message>
        <source>Goals right</source>
        <translation>正確目標</translation>
    </message>
    <message>
        <source>No prefix is probed.</source>
        <translation>沒有探測過的前綴。</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>探測</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>錯誤特徵</translation>
    </message>
    <message>
        <source>The answer was not compared with known slips.</source>
        <translation>未將答案與已知的失誤類型比對。</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) are not listed.</source>
        <translation>
            <numerusform>另有 %n 項相符未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings of the examinee</source>
        <translation>考生的設定</translation>
    </message>
    <message>
        <source>left blank</source>
        <translation>留空</translation>
    </message>
    <message>
        <source>left out: it looks like an access key</source>
        <translation>已略去：看起來像存取金鑰</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>kind of task of conversations</comment>
        <translation>題型</translation>
    </message>
    <message>
        <source>{updates} updates, {characters} characters</source>
        <translation>{updates} 個更新，{characters} 個字元</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>更新層級</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>收到時間</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Scorer version</source>
        <translation>評分器版本</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Reply, SHA-256</source>
        <translation>回覆的 SHA-256</translation>
    </message>
    <message>
        <source>Prompt, SHA-256</source>
        <translation>提示的 SHA-256</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>To make and to know it again</source>
        <translation>重新產生與核對所需</translation>
    </message>
    <message>
        <source>{sentence} {place}.</source>
        <translation>{sentence}位置：{place}。</translation>
    </message>
    <message>
        <source>The first {shown} of {total} characters; the document holds the whole reply.</source>
        <translation>{total} 個字元中的前 {shown} 個；文件中保存了完整的回覆。</translation>
    </message>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回覆</translation>
    </message>
    <message>
        <source>A probe is another conversation with another input: it shows a prefix at which a wrong state was observed, not what happened inside the whole reply.</source>
        <translation>探測是另一個對話、另一份輸入：它顯示在哪個前綴觀察到錯誤的狀態，而不是整題回覆的內部發生了什麼。</translation>
    </message>
    <message>
        <source>Nothing is known of a prefix that was not probed.</source>
        <translation>未探測的前綴，情況一概不明。</translation>
    </message>
    <message>
        <source>One reply is one observation: the same examinee may answer otherwise another time.</source>
        <translation>一則回覆只是一次觀察：同一位考生下次作答可能不同。</translation>
    </message>
    <message>
        <source>What this does not show</source>
        <translation>這份診斷不能說明什麼</translation>
    </message>
    <message>
        <source>{head}… ({total} characters)</source>
        <translation>{head}…（共 {total} 個字元）</translation>
    </message>
</context>
<context>
    <name>DiagnosisExport</name>
    <message>
        <source>Diagnosis written: {file}</source>
        <translation>診斷已寫入：{file}</translation>
    </message>
    <message>
        <source>{case} · {set} · {examinee}</source>
        <translation>{case} · {set} · {examinee}</translation>
    </message>
</context>
<context>
    <name>DialogueView</name>
    <message>
        <source>Conversation</source>
        <translation>對話</translation>
    </message>
    <message>
        <source>{goal}: {before} → {value}</source>
        <translation>{goal}：{before} → {value}</translation>
    </message>
    <message>
        <source>{goal}: {value}</source>
        <translation>{goal}：{value}</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>User, the request</source>
        <translation>使用者：作答請求</translation>
    </message>
    <message>
        <source>{turn} · User</source>
        <translation>{turn} · 使用者</translation>
    </message>
</context>
<context>
    <name>DocumentCommands</name>
    <message>
        <source>New document</source>
        <translation>新增文件</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Open a document</source>
        <translation>開啟文件</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>正在開啟「{name}」…</translation>
    </message>
    <message>
        <source>Keep the sample as</source>
        <translation>將範例另存為</translation>
    </message>
    <message>
        <source>StateLab sample</source>
        <translation>StateLab 範例</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} 複本</translation>
    </message>
    <message>
        <source>Save a copy as</source>
        <translation>另存複本</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>正在儲存複本…</translation>
    </message>
    <message>
        <source>Copy saved: {path}</source>
        <translation>複本已儲存：{path}</translation>
    </message>
    <message>
        <source>Making {name}…</source>
        <translation>正在建立「{name}」…</translation>
    </message>
    <message>
        <source>Made {name}.</source>
        <translation>已建立「{name}」。</translation>
    </message>
    <message>
        <source>Opened {name}.</source>
        <translation>已開啟「{name}」。</translation>
    </message>
    <message>
        <source>Making the sample document…</source>
        <translation>正在建立範例文件…</translation>
    </message>
    <message>
        <source>StateLab documents (*.statelab)</source>
        <translation>StateLab 文件 (*.statelab)</translation>
    </message>
</context>
<context>
    <name>Drift</name>
    <message>
        <source>Drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>The prompt of {case} is on the clipboard, without any answer.</source>
        <translation>{case} 的提示已複製到剪貼簿，不含任何答案。</translation>
    </message>
</context>
<context>
    <name>DriftActions</name>
    <message>
        <source>&amp;New drift set…</source>
        <translation>新增漂移題組(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Word by a model…</source>
        <translation>由模型措辭(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Import items…</source>
        <translation>匯入原題(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Answer at the desk</source>
        <translation>前往作答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fetch answers…</source>
        <translation>擷取回覆(&amp;F)…</translation>
    </message>
    <message>
        <source>First &amp;error</source>
        <translation>前綴探測(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy prompt</source>
        <translation>複製提示(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;veal answer book…</source>
        <translation>揭曉答案本(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>上一輪(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt turn</source>
        <translation>下一輪(&amp;X)</translation>
    </message>
    <message>
        <source>Export &amp;training data…</source>
        <translation>匯出訓練資料(&amp;T)…</translation>
    </message>
    <message>
        <source>Recompute from a ta&amp;ble…</source>
        <translation>從表格重新計算(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>DriftAnswer</name>
    <message>
        <source>No answer of this examinee is recorded. Fetch it, or record it at the desk.</source>
        <translation>沒有這位考生的答案紀錄。請擷取，或在「作答」頁記錄。</translation>
    </message>
</context>
<context>
    <name>DriftCondition</name>
    <message>
        <source>Clean</source>
        <translation>單輪基準</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Control of easy</source>
        <translation>簡單的對照</translation>
    </message>
    <message>
        <source>Control of medium</source>
        <translation>中等的對照</translation>
    </message>
    <message>
        <source>Control of hard</source>
        <translation>困難的對照</translation>
    </message>
    <message>
        <source>All is said in the first turn, then confirmations that change nothing: as many turns as the condition that it is matched to.</source>
        <translation>第一輪就說完一切，之後只有不作任何變更的確認：輪數與其匹配的條件相同。</translation>
    </message>
    <message>
        <source>The final intents in one message.</source>
        <translation>以一則訊息說出最終意圖。</translation>
    </message>
    <message>
        <source>At most 1 variant a goal and at most 1 decoy, taken back by the end.</source>
        <translation>每個目標至多 1 個變體，整個對話至多 1 個誘餌，最後都會撤回。</translation>
    </message>
    <message>
        <source>At most 3 variants a goal and at most 3 decoys, taken back by the end.</source>
        <translation>每個目標至多 3 個變體，整個對話至多 3 個誘餌，最後都會撤回。</translation>
    </message>
    <message>
        <source>At most 5 variants a goal and at most 5 decoys, taken back by the end.</source>
        <translation>每個目標至多 5 個變體，整個對話至多 5 個誘餌，最後都會撤回。</translation>
    </message>
</context>
<context>
    <name>DriftDetail</name>
    <message>
        <source>{case}: {family}, {condition}</source>
        <translation>{case}：{family}，{condition}</translation>
    </message>
    <message>
        <source>The messages of this condition show the final intents, by design.</source>
        <translation>依設計，此條件的訊息會顯示最終意圖。</translation>
    </message>
    <message>
        <source>The user&apos;s messages are worded by {model}.</source>
        <translation>使用者的訊息由 {model} 措辭。</translation>
    </message>
    <message>
        <source>{turns}, {variants}, {decoys}.</source>
        <translation>{turns}，{variants}，{decoys}。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 輪</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 個變體</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoy(s)</source>
        <translation>
            <numerusform>%n 個誘餌</numerusform>
        </translation>
    </message>
    <message>
        <source>Active intents</source>
        <translation>有效意圖</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>What was stale</source>
        <translation>哪些已過時</translation>
    </message>
</context>
<context>
    <name>DriftEdit</name>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替換</translation>
    </message>
    <message>
        <source>{sign} {edit}</source>
        <translation>{sign} {edit}</translation>
    </message>
    <message>
        <source>decoy</source>
        <translation>誘餌</translation>
    </message>
    <message>
        <source>variant, harmless</source>
        <translation>變體，無影響</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>變體</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>未生效</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>其他值</translation>
    </message>
</context>
<context>
    <name>DriftFamily</name>
    <message>
        <source>Arithmetic orders</source>
        <translation>訂單計算</translation>
    </message>
    <message>
        <source>SQL queries</source>
        <translation>SQL 查詢</translation>
    </message>
    <message>
        <source>Function calls</source>
        <translation>函式呼叫</translation>
    </message>
    <message>
        <source>Table to text</source>
        <translation>表格轉文字</translation>
    </message>
    <message>
        <source>Python functions</source>
        <translation>Python 函式</translation>
    </message>
    <message>
        <source>State cells</source>
        <translation>狀態儲存格</translation>
    </message>
    <message>
        <source>GSM8K</source>
        <translation>GSM8K</translation>
    </message>
    <message>
        <source>HumanEval</source>
        <translation>HumanEval</translation>
    </message>
    <message>
        <source>BFCL</source>
        <translation>BFCL</translation>
    </message>
    <message>
        <source>Sharded instructions</source>
        <translation>分片指令</translation>
    </message>
    <message>
        <source>Imported. There is no solver for it, so its items carry no variants and no decoys.</source>
        <translation>匯入的題型。它沒有求解程式，因此其原題不含變體，也不含誘餌。</translation>
    </message>
    <message>
        <source>What does it come to? The last number of the answer is compared.</source>
        <translation>總共是多少？比對答案中的最後一個數字。</translation>
    </message>
    <message>
        <source>Write a query. It is run on a small database, and the rows are compared.</source>
        <translation>撰寫一個查詢。查詢會在小型資料庫上執行，再比對所得的各列。</translation>
    </message>
    <message>
        <source>Call a function. Its name and its arguments are compared.</source>
        <translation>呼叫一個函式。比對函式的名稱與引數。</translation>
    </message>
    <message>
        <source>Put rows of a table into a text. sacreBLEU compares it; only a perfect match is full credit.</source>
        <translation>把表格中的各列寫成一段文字。以 sacreBLEU 比對；完全一致才算滿分。</translation>
    </message>
    <message>
        <source>Write a function. Unit tests judge it, where running code is switched on.</source>
        <translation>撰寫一個函式。啟用執行程式碼時，由單元測試評定。</translation>
    </message>
    <message>
        <source>Give the value of every cell as JSON. The cell scorer judges it.</source>
        <translation>以 JSON 寫出每個儲存格的值。由儲存格的評分器評定。</translation>
    </message>
</context>
<context>
    <name>DriftFilterBar</name>
    <message>
        <source>All families</source>
        <translation>所有題型</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有語言</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>所有條件</translation>
    </message>
    <message>
        <source>All examinees</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Drift set</source>
        <translation>漂移題組</translation>
    </message>
    <message>
        <source>Show only this family</source>
        <translation>只顯示此題型</translation>
    </message>
    <message>
        <source>Show only this language</source>
        <translation>只顯示此語言</translation>
    </message>
    <message>
        <source>Show only this condition</source>
        <translation>只顯示此條件</translation>
    </message>
    <message>
        <source>Show only this examinee</source>
        <translation>只顯示此考生</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除篩選</translation>
    </message>
</context>
<context>
    <name>DriftImport</name>
    <message>
        <source>The drift set {name} is imported and saved.</source>
        <translation>漂移題組「{name}」已匯入並儲存。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was imported.</source>
        <translation>已取消：未匯入任何內容。</translation>
    </message>
    <message>
        <source>It is no JSON object ({detail}).</source>
        <translation>這一筆不是 JSON 物件（{detail}）。</translation>
    </message>
    <message>
        <source>It lacks “{detail}”, or that is of another kind.</source>
        <translation>這一筆缺少「{detail}」，或其類型不符。</translation>
    </message>
    <message>
        <source>Its answer does not end with #### and a number ({detail}).</source>
        <translation>答案結尾不是 #### 加上一個數字（{detail}）。</translation>
    </message>
    <message>
        <source>The calls that are right are not there, or not readable ({detail}).</source>
        <translation>正確的呼叫不存在，或無法讀取（{detail}）。</translation>
    </message>
    <message>
        <source>Its tests cannot be read ({detail}).</source>
        <translation>無法讀取這一筆的測試（{detail}）。</translation>
    </message>
    <message>
        <source>It has too many tests: {detail}.</source>
        <translation>測試太多：{detail}。</translation>
    </message>
    <message>
        <source>The function that is to be written is not there ({detail}).</source>
        <translation>找不到要撰寫的函式（{detail}）。</translation>
    </message>
    <message>
        <source>Its prompt is not Python ({detail}).</source>
        <translation>這一筆的提示不是 Python 程式碼（{detail}）。</translation>
    </message>
    <message>
        <source>A right call is of a function that is not defined: {detail}.</source>
        <translation>有一個正確的呼叫用到未定義的函式：{detail}。</translation>
    </message>
    <message>
        <source>Its task is not known here: {detail}.</source>
        <translation>這裡不認得這種任務：{detail}。</translation>
    </message>
    <message>
        <source>Its calls are not in Python but in {detail}, whose rules are others.</source>
        <translation>這一筆的呼叫不是以 Python 撰寫，而是以 {detail} 撰寫，其規則不同。</translation>
    </message>
    <message>
        <source>It is a conversation of several turns already.</source>
        <translation>這一筆本來就是多輪對話。</translation>
    </message>
    <message>
        <source>Its tests read standard input instead of calling a function.</source>
        <translation>這一筆的測試讀取標準輸入，而不是呼叫函式。</translation>
    </message>
    <message>
        <source>The same task stands there before.</source>
        <translation>同一個任務在前面已出現過。</translation>
    </message>
    <message>
        <source>There is no solver for these items, so nothing could be verified: they carry no variants and no decoys. Easy, medium and hard only spread their parts over turns.</source>
        <translation>這些原題沒有求解程式，無法驗證任何內容，因此不含變體，也不含誘餌。簡單、中等與困難只是把原題的各部分分散到各輪。</translation>
    </message>
    <message>
        <source>Their source grades these with a model or with data that is not at hand. Their answers stay not graded.</source>
        <translation>這些原題的來源是以模型評分，或以此處沒有的資料評分，因此其答案一律維持未評分。</translation>
    </message>
    <message>
        <source>Tests judge the code of these, where running code is switched on; elsewhere they stay not graded.</source>
        <translation>啟用執行程式碼時，以測試評定這些原題的程式碼；未啟用時維持未評分。</translation>
    </message>
    <message>
        <source>GSM8K (JSON Lines)</source>
        <translation>GSM8K（JSON Lines 檔）</translation>
    </message>
    <message>
        <source>HumanEval (JSON Lines)</source>
        <translation>HumanEval（JSON Lines 檔）</translation>
    </message>
    <message>
        <source>BFCL (JSON Lines)</source>
        <translation>BFCL（JSON Lines 檔）</translation>
    </message>
    <message>
        <source>Sharded instructions (JSON)</source>
        <translation>分片指令（JSON）</translation>
    </message>
</context>
<context>
    <name>DriftMaking</name>
    <message>
        <source>The drift set {name} is made and saved.</source>
        <translation>漂移題組「{name}」已建立並儲存。</translation>
    </message>
    <message>
        <source>Cancelled: no drift set was made.</source>
        <translation>已取消：未建立漂移題組。</translation>
    </message>
</context>
<context>
    <name>DriftMatrix</name>
    <message>
        <source>{seed} · {family}</source>
        <translation>{seed} · {family}</translation>
    </message>
    <message>
        <source>{item} · {language}</source>
        <translation>{item} · {language}</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>原題</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>{status} {score}</source>
        <translation>{status} {score}</translation>
    </message>
    <message>
        <source>{sign} {status}</source>
        <translation>{sign} {status}</translation>
    </message>
    <message>
        <source>{sign} {result}</source>
        <translation>{sign} {result}</translation>
    </message>
    <message>
        <source>{item}, {condition}, {examinee}: {standing}</source>
        <translation>{item}，{condition}，{examinee}：{standing}</translation>
    </message>
    <message>
        <source>{item}, {condition}, {examinee}: simulated, {standing}</source>
        <translation>{item}，{condition}，{examinee}：模擬，{standing}</translation>
    </message>
    <message>
        <source>{item}, {condition}: {standing}</source>
        <translation>{item}，{condition}：{standing}</translation>
    </message>
</context>
<context>
    <name>DriftMatrixView</name>
    <message>
        <source>Items, conditions and examinees</source>
        <translation>原題、條件與考生</translation>
    </message>
</context>
<context>
    <name>DriftPage</name>
    <message>
        <source>{items}, {cases}</source>
        <translation>{items}，{cases}</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 個原題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>New drift set…</source>
        <translation>新增漂移題組…</translation>
    </message>
    <message>
        <source>Word by a model…</source>
        <translation>由模型措辭…</translation>
    </message>
    <message>
        <source>Import items…</source>
        <translation>匯入原題…</translation>
    </message>
    <message>
        <source>Export training data…</source>
        <translation>匯出訓練資料…</translation>
    </message>
    <message>
        <source>Recompute from a table…</source>
        <translation>從表格重新計算…</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>Fetch answers…</source>
        <translation>擷取回覆…</translation>
    </message>
    <message>
        <source>Answer at the desk</source>
        <translation>前往作答</translation>
    </message>
    <message>
        <source>No drift set yet</source>
        <translation>還沒有漂移題組</translation>
    </message>
    <message>
        <source>A drift set holds conversations whose user changes their mind before the answer is asked for. Make one, or import items that you have.</source>
        <translation>漂移題組包含對話，其中的使用者在請求作答之前會改變主意。請建立一個漂移題組，或匯入您已有的原題。</translation>
    </message>
    <message>
        <source>Nothing passes the filters</source>
        <translation>沒有符合篩選的原題</translation>
    </message>
    <message>
        <source>The set has items, but none with everything that is asked above.</source>
        <translation>題組中有原題，但沒有一個符合上方的所有條件。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除篩選</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在讀取題目…</translation>
    </message>
</context>
<context>
    <name>DriftPanel</name>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 與 IDG</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>題型</translation>
    </message>
    <message>
        <source>Arm against arm</source>
        <translation>方案對照</translation>
    </message>
    <message>
        <source>Tokens, cost and turns</source>
        <translation>詞元、費用與輪數</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>No answer to a drift case is counted. Simulated ones are left out unless they are asked for above.</source>
        <translation>沒有計入任何漂移題目的答案。除非在上方要求納入，否則略去模擬的答案。</translation>
    </message>
    <message>
        <source>Full credit and mean score</source>
        <translation>滿分與平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), and the turn-matched control beside it</source>
        <translation>意圖漂移差（IDG），並列輪次匹配對照</translation>
    </message>
    <message>
        <source>An examinee must answer the same items clean and in another condition.</source>
        <translation>同一位考生必須就相同的原題，在單輪基準與另一個條件下都作答。</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>依題型</translation>
    </message>
    <message>
        <source>Arms of one model on the same items</source>
        <translation>同一模型的各方案，就相同的原題</translation>
    </message>
    <message>
        <source>Two arms of one model must answer the same items in the same condition.</source>
        <translation>同一模型的兩個方案必須在相同的條件下作答相同的原題。</translation>
    </message>
    <message>
        <source>Tokens and cost, tracker calls included</source>
        <translation>詞元與費用，含追蹤器的呼叫</translation>
    </message>
    <message>
        <source>What the conversations have</source>
        <translation>各對話的內容</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>匯出圖表</translation>
    </message>
    <message>
        <source>Export the plot or its numbers</source>
        <translation>匯出圖表或其數字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>圖片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>向量圖（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>數字（CSV）…</translation>
    </message>
</context>
<context>
    <name>DriftPreview</name>
    <message>
        <source>As it is copied, of seed {seed}. Nothing of the answer is in it.</source>
        <translation>與複製時的內容相同，種子為 {seed}。其中不含任何答案內容。</translation>
    </message>
    <message>
        <source>Shown when every field is right.</source>
        <translation>每個欄位都填對後才會顯示。</translation>
    </message>
    <message>
        <source>This will make</source>
        <translation>將會產生</translation>
    </message>
    <message>
        <source>Sample prompt</source>
        <translation>提示範例</translation>
    </message>
    <message>
        <source>Family of the sample</source>
        <translation>範例的題型</translation>
    </message>
    <message>
        <source>Condition of the sample</source>
        <translation>範例的條件</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>原題</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題目</translation>
    </message>
</context>
<context>
    <name>DriftRecipeForm</name>
    <message>
        <source>Answers that are code stay not graded until Tools ▸ Running code… is on.</source>
        <translation>答案若是程式碼，在開啟「工具 ▸ 執行程式碼…」之前維持未評分。</translation>
    </message>
    <message>
        <source>For example 7 or 1-20. A seed chooses the template of an item too.</source>
        <translation>例如 7 或 1-20。種子也決定原題所用的範本。</translation>
    </message>
    <message>
        <source>Every item is told in each of them: they are compared in pairs.</source>
        <translation>每個原題都會以所選的每個條件出題：各條件以配對方式比較。</translation>
    </message>
</context>
<context>
    <name>DriftReport</name>
    <message>
        <source>All families</source>
        <translation>所有題型</translation>
    </message>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>−{n}</source>
        <translation>−{n}</translation>
    </message>
    <message>
        <source>[{low}, {high}]</source>
        <translation>[{low}, {high}]</translation>
    </message>
    <message>
        <source>one item</source>
        <translation>只有一個原題</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>{value} (no interval: {why})</source>
        <translation>{value}（沒有區間：{why}）</translation>
    </message>
    <message>
        <source>{value} {interval}</source>
        <translation>{value} {interval}</translation>
    </message>
    <message>
        <source>none answered</source>
        <translation>都未作答</translation>
    </message>
    <message>
        <source>full credit</source>
        <translation>滿分</translation>
    </message>
    <message>
        <source>no full credit</source>
        <translation>非滿分</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} / {total}</translation>
    </message>
    <message>
        <source>{arm}, {condition}: no item has a score.</source>
        <translation>{arm}，{condition}：沒有任何原題有得分。</translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: CAR {car}, mean score {mean}, %n item(s).</source>
        <translation>
            <numerusform>{arm}，{condition}：CAR {car}，平均得分 {mean}，%n 個原題。</numerusform>
        </translation>
    </message>
    <message>
        <source>{arm}, {condition}: no item was answered clean too.</source>
        <translation>{arm}，{condition}：沒有任何原題也在單輪基準下作答過。</translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s).</source>
        <translation>
            <numerusform>{arm}，{condition}：IDG {idg}，以 %n 個原題計算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s); turn-matched control less this condition {control}.</source>
        <translation>
            <numerusform>{arm}，{condition}：IDG {idg}，以 %n 個原題計算；輪次匹配對照減此條件為 {control}。</numerusform>
        </translation>
    </message>
    <message>
        <source>CAR</source>
        <translation>CAR</translation>
    </message>
    <message>
        <source>IDG, and control − here</source>
        <translation>IDG，以及對照 − 此條件</translation>
    </message>
    <message>
        <source>CAR with 95 % interval</source>
        <translation>CAR 與 95 % 區間</translation>
    </message>
    <message>
        <source>IDG: clean less this condition</source>
        <translation>IDG：單輪基準減此條件</translation>
    </message>
    <message>
        <source>Turn-matched control less this condition</source>
        <translation>輪次匹配對照減此條件</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模擬</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) to drift cases</source>
        <translation>
            <numerusform>漂移題目的回覆 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 個原題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>未評分 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>輸入遭截或過長 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>模擬 %n 則，未計入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n started over, left out</source>
        <translation>
            <numerusform>重新開始 %n 題，未計入</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two counts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>條件</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題目數</translation>
    </message>
    <message>
        <source>Mean turns</source>
        <translation>平均輪數</translation>
    </message>
    <message>
        <source>Mean variants</source>
        <translation>平均變體數</translation>
    </message>
    <message>
        <source>Mean decoys</source>
        <translation>平均誘餌數</translation>
    </message>
    <message>
        <source>Cases of the sets that were begun.</source>
        <translation>已開始作答的題組中的題目。</translation>
    </message>
    <message>
        <source>Messages of the user, without the request for the answer.</source>
        <translation>使用者的訊息，不含作答請求。</translation>
    </message>
    <message>
        <source>Values that are replaced later. A budget is their most.</source>
        <translation>之後會被替換的值。條件的上限即其最多個數。</translation>
    </message>
    <message>
        <source>Constraints that are withdrawn later.</source>
        <translation>之後會撤回的限制。</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回覆數</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>輸入詞元數</translation>
    </message>
    <message>
        <source>Mean input tokens</source>
        <translation>平均輸入詞元數</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>輸出詞元數</translation>
    </message>
    <message>
        <source>Mean output tokens</source>
        <translation>平均輸出詞元數</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均費用</translation>
    </message>
    <message>
        <source>Every exchange of the going-through, those with the tracker too. In brackets how many answers tell, if not all.</source>
        <translation>計入整個過程中的每一次問答，與追蹤器的問答也包括在內。若非所有回覆都有註明，括號內是有註明的則數。</translation>
    </message>
    <message>
        <source>The sum divided by the answers that tell.</source>
        <translation>總和除以有註明的回覆數。</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>所有條件</translation>
    </message>
    <message>
        <source>IDG is the total loss from having the final intents told at once to having to find them in the conversation. It is not a single cause: the turn-matched control beside it has as many turns and no change of mind, and still differs in order and wording.</source>
        <translation>IDG 是從一次說清最終意圖，變為須自行從對話中找出最終意圖的總損失，並非單一原因：並列的輪次匹配對照輪數相同，且從不改變主意，但順序與措辭仍有不同。</translation>
    </message>
    <message>
        <source>CAR is the share of items at full credit, a score of exactly 1. An answer that cannot be used scores 0 and stays in every denominator. Items not answered, with the input cut or too long, or not graded are in none.</source>
        <translation>CAR 是滿分（得分恰為 1）的原題所占的比率。無法使用的答案得 0 分，並留在每個分母中。未作答、輸入遭截或過長，以及未評分的原題，不計入任何分母。</translation>
    </message>
    <message>
        <source>Intervals: items were drawn again 10,000 times, both sides of a pair together. Repeats of an item are averaged first, so that items weigh alike. One item has no interval, nor have items that all came out the same.</source>
        <translation>區間：以原題為單位重新抽樣 10,000 次，配對的雙方一起抽取。同一原題的多次作答先取平均，使每個原題的權重相同。只有一個原題，或所有原題的結果全部相同時，沒有區間。</translation>
    </message>
    <message>
        <source>The draws are seeded: the same answers always give the same intervals.</source>
        <translation>抽樣使用固定的種子：相同的答案永遠得出相同的區間。</translation>
    </message>
    <message>
        <source>All families together is a mix of different tasks and scores: compare it only where the items are the same.</source>
        <translation>所有題型合計混合了不同的任務與得分：只有原題相同時才可比較。</translation>
    </message>
    <message>
        <source>Arms are compared over all families together: by family these would be more than {most} rows. With fewer examinees they are told apart.</source>
        <translation>方案以所有題型合計來比較：若按題型分開，會超過 {most} 列。考生較少時才會按題型分開。</translation>
    </message>
    <message>
        <source>Differences are over items that have a score on both sides. The others are counted as without a partner.</source>
        <translation>差值只以雙方都有得分的原題計算。其餘原題計為無配對。</translation>
    </message>
    <message>
        <source>Hatched rows marked ◇ are simulated: no model gave those answers.</source>
        <translation>標有 ◇ 的斜線列為模擬：這些答案並非出自任何模型。</translation>
    </message>
    <message>
        <source>An examinee without an arm is asked as one with the arm Bare is. They are told apart here since they are two examinees.</source>
        <translation>沒有填寫方案的考生，提問方式與方案「無輔助」的考生相同。這裡仍分開列出，因為那是兩位考生。</translation>
    </message>
    <message>
        <source>Budgets bind variants, decoys and turns together: their shares in a loss are not told apart.</source>
        <translation>上限把變體、誘餌與輪數綁在一起：無法區分三者在損失中各占多少。</translation>
    </message>
    <message>
        <source>The turn-matched control rules out the number of turns alone. The order of messages and the wording of edits belong to the drift.</source>
        <translation>輪次匹配對照只排除輪數的影響。訊息的順序與編輯的措辭屬於漂移的一部分。</translation>
    </message>
    <message>
        <source>Conversations are frozen: what the user says next does not depend on what was answered. Wants that cannot be told as single goals are not asked for.</source>
        <translation>對話內容是固定的：使用者接下來說什麼，不取決於先前的回應。無法以單一目標表達的需求不會提出。</translation>
    </message>
    <message>
        <source>A wrong final answer does not tell which stale item was used, or why. That it equals the answer to a stale state is no proof of it.</source>
        <translation>最終答案錯誤，並不能說明用了哪一項過時的內容，也不能說明原因。與過時狀態的答案相同，並不足以證明。</translation>
    </message>
    <message>
        <source>Items from imported benchmarks have no solver here: they carry no variants and no decoys. Easy, medium and hard only spread their parts over turns, and none of these is harder than another by design.</source>
        <translation>由基準測試匯入的原題在此沒有求解程式：不含變體，也不含誘餌。簡單、中等與困難只是把原題的各部分分散到各輪，設計上沒有哪一種更難。</translation>
    </message>
    <message>
        <source>No usable answer</source>
        <translation>沒有可用的答案</translation>
    </message>
    <message>
        <source>These score 0 and stay in every denominator.</source>
        <translation>得 0 分，並留在每個分母中。</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Items asked without an answer: in no figure.</source>
        <translation>已列入提問但沒有答案的原題：不計入任何數字。</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不計入</translation>
    </message>
    <message>
        <source>Items whose input was cut or too long, or whose answer was not graded: in no figure.</source>
        <translation>輸入遭截或過長，或答案未評分的原題：不計入任何數字。</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>無配對</translation>
    </message>
    <message>
        <source>Items without a score on one side: not compared.</source>
        <translation>有一方沒有得分的原題：不作比較。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>題型</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配對數</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二方</translation>
    </message>
    <message>
        <source>First: CAR</source>
        <translation>第一方：CAR</translation>
    </message>
    <message>
        <source>Second: CAR</source>
        <translation>第二方：CAR</translation>
    </message>
    <message>
        <source>CAR, first − second</source>
        <translation>CAR，第一方 − 第二方</translation>
    </message>
    <message>
        <source>On the items that both answered in this condition.</source>
        <translation>以雙方在此條件下都作答的原題計算。</translation>
    </message>
    <message>
        <source>Mean score, first − second</source>
        <translation>平均得分，第一方 − 第二方</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>原題數</translation>
    </message>
    <message>
        <source>Items with a score. Repeats of one are averaged.</source>
        <translation>有得分的原題。同一原題的多次作答取平均。</translation>
    </message>
    <message>
        <source>Full credit</source>
        <translation>滿分</translation>
    </message>
    <message>
        <source>Items with a score of exactly 1.</source>
        <translation>得分恰為 1 的原題。</translation>
    </message>
    <message>
        <source>The share of items at full credit.</source>
        <translation>滿分的原題所占的比率。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Items with a score in both conditions.</source>
        <translation>在兩種條件下都有得分的原題。</translation>
    </message>
    <message>
        <source>CAR clean</source>
        <translation>單輪基準 CAR</translation>
    </message>
    <message>
        <source>CAR here</source>
        <translation>此條件 CAR</translation>
    </message>
    <message>
        <source>CAR clean less CAR here, on the same items: the whole loss, not a single cause.</source>
        <translation>以相同的原題計算，單輪基準 CAR 減此條件 CAR：總損失，並非單一原因。</translation>
    </message>
    <message>
        <source>Mean score lost</source>
        <translation>平均得分損失</translation>
    </message>
    <message>
        <source>Mean score clean less mean score here, on the same items.</source>
        <translation>以相同的原題計算，單輪基準的平均得分減此條件的平均得分。</translation>
    </message>
    <message>
        <source>CAR of the turn-matched control less CAR here: what is lost beyond as many turns that change nothing.</source>
        <translation>輪次匹配對照的 CAR 減此條件 CAR：與輪數相同但沒有任何變更的對話相比，另外損失的部分。</translation>
    </message>
    <message>
        <source>IDG</source>
        <translation>IDG</translation>
    </message>
    <message>
        <source>Control − here</source>
        <translation>對照 − 此條件</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 區間</translation>
    </message>
    <message>
        <source>Items drawn again, 10,000 times, both sides of a pair together.</source>
        <translation>以原題為單位重新抽樣 10,000 次，配對的雙方一起抽取。</translation>
    </message>
</context>
<context>
    <name>DriftScores</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
    </message>
    <message>
        <source>Save the example</source>
        <translation>儲存範例</translation>
    </message>
    <message>
        <source>per-item results.csv</source>
        <translation>各原題結果.csv</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已寫入：{file}</translation>
    </message>
    <message>
        <source>Reading and measuring…</source>
        <translation>正在讀取並計算…</translation>
    </message>
    <message>
        <source>The row names no item.</source>
        <translation>這一列未指明原題。</translation>
    </message>
    <message>
        <source>The row names no condition. Write clean, easy, medium, hard or your own.</source>
        <translation>這一列未指明條件。請填 clean、easy、medium、hard，或您自訂的條件。</translation>
    </message>
    <message>
        <source>“{value}” is no number. Write a score from 0 to 1, such as 0.5: 0 for an answer that cannot be used, nothing where nobody answered.</source>
        <translation>「{value}」不是數字。請填 0 到 1 的得分，例如 0.5：無法使用的答案填 0，無人作答則留空。</translation>
    </message>
    <message>
        <source>{value} is not from 0 to 1. Write a share, not a percentage.</source>
        <translation>{value} 不在 0 到 1 之間。請填比例，不要填百分比。</translation>
    </message>
    <message>
        <source>The item “{item}” is of the family “{family}” here and of “{other}” in row {row}. Give it one family.</source>
        <translation>原題「{item}」在這裡的題型是「{family}」，在第 {row} 列卻是「{other}」。請統一為一個題型。</translation>
    </message>
    <message>
        <source>{name} ▸ item</source>
        <translation>{name} ▸ 原題</translation>
    </message>
    <message>
        <source>{name} ▸ condition</source>
        <translation>{name} ▸ 條件</translation>
    </message>
    <message>
        <source>{name} ▸ score</source>
        <translation>{name} ▸ 得分</translation>
    </message>
    <message>
        <source>{name} ▸ arm</source>
        <translation>{name} ▸ 方案</translation>
    </message>
    <message>
        <source>{name} ▸ family</source>
        <translation>{name} ▸ 題型</translation>
    </message>
    <message>
        <source>{name} ▸ model</source>
        <translation>{name} ▸ 模型</translation>
    </message>
    <message>
        <source>{name} (not read)</source>
        <translation>{name}（不讀取）</translation>
    </message>
    <message>
        <source>{model} · {arm}</source>
        <translation>{model} · {arm}</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有列</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) read.</source>
        <translation>
            <numerusform>已讀取 %n 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n 個原題。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s).</source>
        <translation>
            <numerusform>%n 個條件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are another answer to the same item: repeats are averaged.</source>
        <translation>
            <numerusform>%n 列是同一原題的另一個答案：重複的取平均。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a score are in no figure.</source>
        <translation>
            <numerusform>%n 列沒有得分，不計入任何數值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a score not provided are in no figure.</source>
        <translation>
            <numerusform>%n 列的得分為未提供，不計入任何數值。</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is of the condition clean, so there is no IDG to tell.</source>
        <translation>沒有任何一列屬於條件 clean，因此無法得出 IDG。</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is measured until the file has none.</source>
        <translation>
            <numerusform>%n 個問題：檔案中的問題全部排除之前，不會計算任何數值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftScoresDialog</name>
    <message>
        <source>Recompute CAR and IDG from a table</source>
        <translation>從表格重新計算 CAR 與 IDG</translation>
    </message>
    <message>
        <source>Ch&amp;oose a file…</source>
        <translation>選擇檔案(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Copy the results</source>
        <translation>複製結果(&amp;C)</translation>
    </message>
    <message>
        <source>Puts every table of results on the clipboard.</source>
        <translation>將所有結果表格複製到剪貼簿。</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>前幾列</translation>
    </message>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 與 IDG</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>題型</translation>
    </message>
    <message>
        <source>Arm against arm</source>
        <translation>方案對照</translation>
    </message>
    <message>
        <source>First rows of the file, and what they are read as</source>
        <translation>檔案的前幾列，以及各欄讀取為什麼</translation>
    </message>
    <message>
        <source>Rows with a problem</source>
        <translation>有問題的列</translation>
    </message>
    <message>
        <source>Full credit and mean score</source>
        <translation>滿分與平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), and the turn-matched control beside it</source>
        <translation>意圖漂移差（IDG），並列輪次匹配對照</translation>
    </message>
    <message>
        <source>The same items must have a score in clean and in another condition.</source>
        <translation>相同的原題必須在單輪基準與另一個條件下都有得分。</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>依題型</translation>
    </message>
    <message>
        <source>The table has no column that names a family.</source>
        <translation>表格中沒有標明題型的欄。</translation>
    </message>
    <message>
        <source>Arms of one model on the same items</source>
        <translation>同一模型的各方案，就相同的原題</translation>
    </message>
    <message>
        <source>Two arms of one model must have a score of the same items.</source>
        <translation>同一模型的兩個方案必須在相同的原題上都有得分。</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>還沒有選擇檔案。</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Choose the encoding in which its first rows read right.</source>
        <translation>此檔案不是 UTF-8。請選擇能讓前幾列正確顯示的編碼。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>CAR and IDG are worked out from a table of your own. Nothing goes into the document.</source>
        <translation>CAR 與 IDG 由您自己的表格算出。任何內容都不會寫入文件。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>發現的情況</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 個問題未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftSpeaking</name>
    <message>
        <source>{set}, worded by a model</source>
        <translation>{set}，由模型措辭</translation>
    </message>
    <message>
        <source>Counting what is to be asked…</source>
        <translation>正在計算要提問的內容…</translation>
    </message>
    <message>
        <source>The messages are being worded…</source>
        <translation>正在為訊息措辭…</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) one after another ended in the same way, so no more are asked.</source>
        <translation>
            <numerusform>連續 %n 則訊息都以相同的方式結束，因此不再提問。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not asked: the asking was stopped.</source>
        <translation>未提問：提問已停止。</translation>
    </message>
    <message>
        <source>There is no wording of any message. {place}: {reason}</source>
        <translation>沒有得到任何訊息的措辭。{place}：{reason}</translation>
    </message>
    <message>
        <source>{told} {stopped}</source>
        <translation>{told}{stopped}</translation>
    </message>
    <message>
        <source>The wordings are being checked…</source>
        <translation>正在檢查措辭…</translation>
    </message>
    <message>
        <source>Making the case set…</source>
        <translation>正在建立題組…</translation>
    </message>
    <message>
        <source>The drift set {name} is made and saved.</source>
        <translation>漂移題組「{name}」已建立並儲存。</translation>
    </message>
    <message>
        <source>Let a model word the messages anew, in another set. It takes a connection to a model: Practice cannot word turns, and templates have worded them already.</source>
        <translation>讓模型為訊息重新措辭，另成一個題組。這需要連到模型的連線：練習無法為各輪措辭，而範本已經為它們措辭。</translation>
    </message>
    <message>
        <source>{sign} {word}</source>
        <translation>{sign} {word}</translation>
    </message>
    <message>
        <source>No edit: the turn confirms that nothing has changed.</source>
        <translation>沒有編輯：這一輪確認一切都沒有變更。</translation>
    </message>
    <message>
        <source>{edit}: {goal}</source>
        <translation>{edit}：{goal}</translation>
    </message>
    <message>
        <source>{edit}: {goal} = {value}</source>
        <translation>{edit}：{goal} = {value}</translation>
    </message>
    <message>
        <source>{case}, turn {turn}</source>
        <translation>{case}，第 {turn} 輪</translation>
    </message>
    <message>
        <source>{case}, turn {turn}, and {more} more</source>
        <translation>{case}，第 {turn} 輪，另有 {more} 題相同</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>範本</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>{total}: {model} in the model&apos;s words, {template} in the template&apos;s, {edited} edited. With findings: {found}. Without a wording: {failed}.</source>
        <translation>{total}：{model} 則用模型措辭，{template} 則用範本措辭，{edited} 則已修改。有檢查發現：{found}。沒有措辭：{failed}。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 則訊息</numerusform>
        </translation>
    </message>
    <message>
        <source>{requests}, {characters} of prompts in all.</source>
        <translation>{requests}，提示共 {characters}。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n 次請求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n 個字元</numerusform>
        </translation>
    </message>
    <message>
        <source>Every message is asked in a new conversation of {host}, with its edits in words and the user&apos;s earlier messages. The requests are recorded nowhere; the set tells only which model worded it.</source>
        <translation>每則訊息都在 {host} 的新對話中提問，並附上以文字敘述的編輯與使用者先前的訊息。這些請求不會記錄在任何地方；題組只註明由哪個模型措辭。</translation>
    </message>
</context>
<context>
    <name>DriftSpeakingDialog</name>
    <message>
        <source>You wrote words that are not used. Use them, or choose others.</source>
        <translation>您寫的措辭尚未採用。請採用，或選擇其他措辭。</translation>
    </message>
    <message>
        <source>Ask {count} again</source>
        <translation>重新詢問 {count} 則</translation>
    </message>
    <message>
        <source>Close without making the set? The model&apos;s wordings are not kept.</source>
        <translation>不建立題組就關閉嗎？模型的措辭將不會保留。</translation>
    </message>
    <message>
        <source>Word by a model</source>
        <translation>由模型措辭</translation>
    </message>
    <message>
        <source>Word the messa&amp;ges</source>
        <translation>為訊息措辭(&amp;G)</translation>
    </message>
    <message>
        <source>Make the &amp;set</source>
        <translation>建立題組(&amp;S)</translation>
    </message>
</context>
<context>
    <name>DriftStale</name>
    <message>
        <source>Comparing with what stale states answer…</source>
        <translation>正在與各過時狀態的答案比對…</translation>
    </message>
    <message>
        <source>Nothing could be compared.</source>
        <translation>沒有可供比對的內容。</translation>
    </message>
    <message>
        <source>There is no answer to compare.</source>
        <translation>沒有可供比對的答案。</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden.</source>
        <translation>答案本隱藏期間不予顯示。</translation>
    </message>
    <message>
        <source>The answer is right: there is nothing to compare.</source>
        <translation>答案正確：沒有可比較之處。</translation>
    </message>
    <message>
        <source>Only an answer that was graded can be compared.</source>
        <translation>只有已評分的答案才能比對。</translation>
    </message>
    <message>
        <source>There is no solver for this family, so nothing is known to compare with.</source>
        <translation>這個題型沒有求解程式，因此沒有已知的內容可供比對。</translation>
    </message>
    <message>
        <source>Superseded value kept</source>
        <translation>保留已被取代的值</translation>
    </message>
    <message>
        <source>Decoy obeyed</source>
        <translation>遵從誘餌</translation>
    </message>
    <message>
        <source>Deleted goal kept</source>
        <translation>保留已刪除的目標</translation>
    </message>
    <message>
        <source>Goal left out</source>
        <translation>遺漏目標</translation>
    </message>
    <message>
        <source>First values kept</source>
        <translation>保留最初的值</translation>
    </message>
    <message>
        <source>All that was withdrawn kept</source>
        <translation>保留所有撤回的內容</translation>
    </message>
    <message>
        <source>State after an earlier turn</source>
        <translation>較早一輪之後的狀態</translation>
    </message>
    <message>
        <source>Two of these together</source>
        <translation>其中兩種同時</translation>
    </message>
    <message>
        <source>what stood after turn {t}</source>
        <translation>第 {t} 輪之後的狀態</translation>
    </message>
    <message>
        <source>every goal as it was first</source>
        <translation>每個目標都維持最初的樣子</translation>
    </message>
    <message>
        <source>nothing withdrawn</source>
        <translation>沒有撤回任何內容</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two changes of one state</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>已嘗試的類型</translation>
    </message>
    <message>
        <source>States</source>
        <translation>狀態數</translation>
    </message>
    <message>
        <source>Different answers</source>
        <translation>不同的答案數</translation>
    </message>
    <message>
        <source>The answer equals that to</source>
        <translation>答案與下列狀態的答案相同</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>By chance, one of these picked at random would fit {expected} states on average.</source>
        <translation>偶然情況下，從中隨機挑選一個，平均會與 {expected} 個狀態的答案相同。</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>偶然機率</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>回覆值</translation>
    </message>
    <message>
        <source>Stood after turn</source>
        <translation>在哪一輪之後成立</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong cell(s) equal a value of an earlier turn.</source>
        <translation>
            <numerusform>%n 個錯誤的儲存格與較早一輪的值相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong cell(s) equal none.</source>
        <translation>
            <numerusform>%n 個錯誤的儲存格與任何較早的值都不相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cells together stood so after turn {turns}.</source>
        <translation>所有儲存格合起來，正是第 {turns} 輪之後的狀態。</translation>
    </message>
    <message>
        <source>By chance {expected} would match. It does not tell why they are so.</source>
        <translation>偶然情況下預期會有 {expected} 個相同。這不能說明它們為什麼如此。</translation>
    </message>
    <message numerus="yes">
        <source>The answer equals that to %n stale state(s).</source>
        <translation>
            <numerusform>此答案與 %n 個過時狀態的答案相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not tell why it was given.</source>
        <translation>這不能說明為什麼會給出這個答案。</translation>
    </message>
    <message>
        <source>The answer equals that to no stale state.</source>
        <translation>此答案與任何過時狀態的答案都不相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n stale state(s) were tried.</source>
        <translation>
            <numerusform>已嘗試 %n 個過時狀態。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have %n different wrong answer(s).</source>
        <translation>
            <numerusform>這些狀態共有 %n 個不同的錯誤答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes would answer so too.</source>
        <translation>
            <numerusform>另有 %n 對變更也會得到同樣的答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have the right answer and were left aside.</source>
        <translation>
            <numerusform>%n 個狀態的答案是正確的，因此不列入比對。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have no answer.</source>
        <translation>
            <numerusform>%n 個狀態沒有答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes were not tried: too many.</source>
        <translation>
            <numerusform>有 %n 對變更未嘗試：數量過多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers were told apart by their text alone, so that some may be the same: chances may be greater than they read.</source>
        <translation>答案僅依文字區分，因此其中有些可能其實相同：偶然機率可能比顯示的更大。</translation>
    </message>
    <message>
        <source>without {goal}</source>
        <translation>缺少 {goal}</translation>
    </message>
    <message>
        <source>{goal}: {value}</source>
        <translation>{goal}：{value}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two numbers of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>DriftTraining</name>
    <message>
        <source>Writing training data…</source>
        <translation>正在寫入訓練資料…</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未寫入任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of training data are in {folder}.</source>
        <translation>
            <numerusform>%n 行訓練資料已寫入 {folder}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Emptiness</name>
    <message>
        <source>No document is open</source>
        <translation>沒有開啟的文件</translation>
    </message>
    <message>
        <source>Make a new document or open one to begin.</source>
        <translation>請先新增或開啟一份文件。</translation>
    </message>
    <message>
        <source>Go to Welcome</source>
        <translation>前往歡迎頁</translation>
    </message>
    <message>
        <source>No case set yet</source>
        <translation>還沒有題組</translation>
    </message>
    <message>
        <source>A case set holds prompts with hidden answers. The starter set is made in a moment.</source>
        <translation>題組包含提示與隱藏的答案。入門題組片刻即可建立完成。</translation>
    </message>
    <message>
        <source>New case set…</source>
        <translation>新增題組…</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>UTF-16 with a byte-order mark</source>
        <translation>UTF-16，含位元組順序記號</translation>
    </message>
    <message>
        <source>UTF-16, low byte first</source>
        <translation>UTF-16，低位元組在前</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16，高位元組在前</translation>
    </message>
    <message>
        <source>GB 18030: simplified Chinese</source>
        <translation>GB 18030：簡體中文</translation>
    </message>
    <message>
        <source>Big5: traditional Chinese</source>
        <translation>Big5：繁體中文</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>No document is open. Make a new one or open one first.</source>
        <translation>沒有開啟的文件。請先新增或開啟一份文件。</translation>
    </message>
    <message>
        <source>{path} was not found. It may have been moved, renamed or be on another disk.</source>
        <translation>找不到 {path}。它可能已移動、重新命名，或在另一個磁碟上。</translation>
    </message>
    <message>
        <source>The folder {path} does not exist. Choose another place.</source>
        <translation>資料夾 {path} 不存在。請選擇其他位置。</translation>
    </message>
    <message>
        <source>{path} exists already and was not touched. Choose another name.</source>
        <translation>{path} 已存在，未被更動。請改用其他名稱。</translation>
    </message>
    <message>
        <source>{path} is open in another window ({holder}). Close it there, or work on a copy of it.</source>
        <translation>{path} 已在另一個視窗（{holder}）中開啟。請在那裡關閉，或改用它的複本。</translation>
    </message>
    <message>
        <source>{path} is not a StateLab document. It was not changed. Choose another file.</source>
        <translation>{path} 不是 StateLab 文件，內容未被更動。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>{path} was made by a newer StateLab (format {found}, this one knows up to {known}). It was not changed. Open it with the newer version.</source>
        <translation>{path} 由較新版本的 StateLab 建立（格式 {found}，此版本最高支援 {known}），內容未被更動。請用較新版本開啟。</translation>
    </message>
    <message>
        <source>The document is damaged and cannot be read fully ({reason}). It was not changed. Go on with a copy of it that you saved earlier.</source>
        <translation>文件已損壞，無法完整讀取（{reason}），內容未被更動。請改用先前儲存的複本。</translation>
    </message>
    <message>
        <source>{path} was being written when the computer stopped, and cannot be put right where it is, because it cannot be written there. Copy it with the file of the same name ending in “-journal” to a folder that you may write to, and open it there.</source>
        <translation>電腦停止運作時，{path} 正在寫入；原處無法寫入，因此無法就地復原。請將它連同同名且以「-journal」結尾的檔案，一起複製到可寫入的資料夾，再從那裡開啟。</translation>
    </message>
    <message>
        <source>{path} is in an older format and cannot be brought up to date, because it cannot be written there. Copy it to a folder that you may write to, and open the copy.</source>
        <translation>{path} 是較舊的格式；原處無法寫入，因此無法更新。請複製到可寫入的資料夾，再開啟該複本。</translation>
    </message>
    <message>
        <source>{path} could not be brought up to date. It is as it was, and a backup of it is at {backup}. Please keep both and report this.</source>
        <translation>{path} 無法更新到新格式。原檔維持不變，備份位於 {backup}。請保留這兩個檔案並回報此問題。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}). Check that you may read it, then open it again.</source>
        <translation>無法讀取 {path}（{reason}）。請確認有讀取權限，再重新開啟。</translation>
    </message>
    <message>
        <source>The document is read-only, so nothing was recorded. Use File ▸ Save a copy as… and go on in the copy.</source>
        <translation>這份文件是唯讀的，因此未記錄任何內容。請使用「檔案 ▸ 另存複本…」，並在複本中繼續。</translation>
    </message>
    <message>
        <source>{path} is the document that is open. Choose another name for the copy.</source>
        <translation>{path} 就是目前開啟的文件。請為複本選擇其他名稱。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was recorded. Free some space and do it again.</source>
        <translation>磁碟已滿，因此未記錄任何內容。請釋出一些空間後再試一次。</translation>
    </message>
    <message>
        <source>The file could not be read or written ({reason}), so nothing was recorded. Check that the disk is connected and that you may write there, then do it again.</source>
        <translation>無法讀取或寫入檔案（{reason}），因此未記錄任何內容。請確認磁碟已連接且可以寫入，再試一次。</translation>
    </message>
    <message>
        <source>The document is just being written by something else, so nothing was recorded. Wait a moment and do it again.</source>
        <translation>其他程式正在寫入這份文件，因此未記錄任何內容。請稍候再試一次。</translation>
    </message>
    <message>
        <source>This is too much for one entry of the document. Nothing was recorded.</source>
        <translation>內容過大，無法作為文件中的單一項目。未記錄任何內容。</translation>
    </message>
    <message>
        <source>The document refused the change, so nothing was recorded. What it holds already may not be changed.</source>
        <translation>文件拒絕了這項變更，因此未記錄任何內容。文件中已有的內容不可更改。</translation>
    </message>
    <message>
        <source>This case is not in the document any more. Choose another one.</source>
        <translation>這道題目已不在文件中。請選擇其他題目。</translation>
    </message>
    <message>
        <source>There is no conversation to put into the set. Choose at least one item.</source>
        <translation>沒有可放入題組的對話。請至少選擇一道原題。</translation>
    </message>
    <message>
        <source>The answer book of conversations has no file of its own. Open it here, case by case, or export the run log.</source>
        <translation>對話的答案本沒有獨立的檔案。請在此逐題打開，或匯出紀錄表。</translation>
    </message>
    <message>
        <source>This conversation has gone on meanwhile: {steps} steps are recorded. Look at it again and paste the reply to the step that is shown now.</source>
        <translation>這個對話在此期間已繼續進行：已記錄 {steps} 個步驟。請重新查看，並為目前顯示的步驟貼上回覆。</translation>
    </message>
    <message>
        <source>This case set is not in the document any more. Choose another one.</source>
        <translation>這個題組已不在文件中。請選擇其他題組。</translation>
    </message>
    <message>
        <source>This examinee is not in the document any more. Choose another one.</source>
        <translation>這位考生已不在文件中。請選擇其他考生。</translation>
    </message>
    <message>
        <source>This reply is not in the document. Choose another one.</source>
        <translation>這則回覆不在文件中。請選擇其他回覆。</translation>
    </message>
    <message>
        <source>The answer book of this case is still hidden. Record a reply first, or reveal it.</source>
        <translation>這一題的答案本仍是隱藏的。請先記錄一則回覆，或揭曉答案本。</translation>
    </message>
    <message>
        <source>This reply was corrected already. Correct the newest reply instead.</source>
        <translation>這則回覆已更正過。請改為更正最新的回覆。</translation>
    </message>
    <message>
        <source>A correction belongs to the same case, examinee, prefix and repeat as the reply it corrects. Record this as a reply of its own.</source>
        <translation>更正與被更正的回覆須屬於同一題目、考生、前綴與重複序號。請將它另記為一則回覆。</translation>
    </message>
    <message>
        <source>This cannot be undone any more, because later work stands on it. Nothing was changed.</source>
        <translation>後續工作以此為基礎，因此無法再復原。未變更任何內容。</translation>
    </message>
    <message>
        <source>This cannot be done again any more, because later work stands on it. Nothing was changed.</source>
        <translation>後續工作以此為基礎，因此無法再取消復原。未變更任何內容。</translation>
    </message>
    <message>
        <source>After {k} updates not every cell has a value yet. Choose a prefix of {complete_from} updates or more.</source>
        <translation>經過 {k} 個更新後，並非每個儲存格都有值。請選擇 {complete_from} 個更新以上的前綴。</translation>
    </message>
    <message>
        <source>This case has {updates} updates only. Choose a prefix of {updates} or fewer.</source>
        <translation>這一題只有 {updates} 個更新。請選擇不超過 {updates} 個更新的前綴。</translation>
    </message>
    <message>
        <source>A prefix can be asked once to {most} times, not {repeats} times.</source>
        <translation>一個前綴可以提問 1 到 {most} 次，不能是 {repeats} 次。</translation>
    </message>
    <message>
        <source>From prefix {first} to prefix {last} there is none. Choose a last prefix that is not before the first.</source>
        <translation>從前綴 {first} 到前綴 {last} 沒有任何前綴。請選擇不在起始前綴之前的結束前綴。</translation>
    </message>
    <message>
        <source>Prefixes {first}–{last} cannot all be asked of this case. Choose from prefixes {complete_from}–{updates}.</source>
        <translation>前綴 {first}–{last} 在這一題無法全部提問。請在前綴 {complete_from}–{updates} 之間選擇。</translation>
    </message>
    <message>
        <source>This run is not in the document. Choose another one.</source>
        <translation>這次執行不在文件中。請選擇其他執行。</translation>
    </message>
    <message>
        <source>A conversation in the results does not belong to this run, so nothing was recorded. Choose the run that the results were asked for.</source>
        <translation>結果中有一個對話不屬於這次執行，因此未記錄任何內容。請選擇取得這些結果的那次執行。</translation>
    </message>
    <message>
        <source>The name is empty. Give the run a name.</source>
        <translation>名稱是空的。請為這次執行命名。</translation>
    </message>
    <message>
        <source>Nothing is left to be asked. Choose other cases, or more repeats.</source>
        <translation>沒有尚待提問的內容。請選擇其他題目，或增加重複次數。</translation>
    </message>
    <message>
        <source>The name is empty. Give the case set a name.</source>
        <translation>名稱是空的。請為題組命名。</translation>
    </message>
    <message>
        <source>The text holds half of a character, which cannot be kept exactly. Copy the text again.</source>
        <translation>文字中有半個字元，無法照原樣保存。請重新複製文字。</translation>
    </message>
    <message>
        <source>The run log has no field that can be edited of this name.</source>
        <translation>紀錄表中沒有這個名稱的可編輯欄位。</translation>
    </message>
    <message>
        <source>There is a column “{name}” already. Choose another name.</source>
        <translation>已有名為「{name}」的欄。請改用其他名稱。</translation>
    </message>
    <message>
        <source>This column is not in the run log any more. Nothing was changed.</source>
        <translation>這一欄已不在紀錄表中。未變更任何內容。</translation>
    </message>
    <message>
        <source>A column of choices needs at least one choice. Type one.</source>
        <translation>選項欄至少需要一個選項。請輸入一個。</translation>
    </message>
    <message>
        <source>A ruling needs its reason. Type why you rule so.</source>
        <translation>裁定須附理由。請輸入如此裁定的理由。</translation>
    </message>
    <message>
        <source>“{value}” is not a date. Type year, month and day: 2026-11-30. Where there is none, type: not provided.</source>
        <translation>「{value}」不是日期。請輸入年、月、日：2026-11-30。沒有日期時，請輸入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is not one of the choices of “{field}”. Choose one of them, or add it to the column.</source>
        <translation>「{value}」不是「{field}」的選項。請選擇其中一個選項，或將它加入該欄的選項。</translation>
    </message>
    <message>
        <source>“{value}” is not a number. Type digits, with a point for decimals: 0.25. Where there is none, type: not provided.</source>
        <translation>「{value}」不是數字。請輸入數字，小數使用句點：0.25。沒有數字時，請輸入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number. Type digits only: 1200. Where there is none, type: not provided.</source>
        <translation>「{value}」不是整數。請只輸入數字：1200。沒有數字時，請輸入：未提供。</translation>
    </message>
    <message>
        <source>This version of StateLab knows no “{value}” where the examinee&apos;s arm is set. Choose the arm and its turns from their lists; the trigger is a number of percent above 0.</source>
        <translation>此版本的 StateLab 不認得考生方案設定中的「{value}」。請從清單中選擇方案及其助理的回應；觸發點須為大於 0 的百分比。</translation>
    </message>
    <message>
        <source>“{value}” is neither yes nor no. Choose one of the two.</source>
        <translation>「{value}」既不是「是」也不是「否」。請擇一輸入。</translation>
    </message>
    <message>
        <source>“{text}” is below zero. Use 0 or more.</source>
        <translation>「{text}」小於零。請使用 0 或更大的數。</translation>
    </message>
    <message>
        <source>“{text}” is not understood. Write numbers and ranges: 1, 5-9, 42.</source>
        <translation>無法理解「{text}」。請輸入數字與範圍：1, 5-9, 42。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Write whole numbers only.</source>
        <translation>「{text}」不是整數。請只輸入整數。</translation>
    </message>
    <message>
        <source>“{text}” is too large. Use {limit} or less.</source>
        <translation>「{text}」太大。請使用不超過 {limit} 的數。</translation>
    </message>
    <message>
        <source>“{text}” runs backwards. Write the smaller number first.</source>
        <translation>「{text}」的範圍前後顛倒。請先寫較小的數。</translation>
    </message>
    <message>
        <source>“{text}” is more numbers than can be used. Write at most {limit}.</source>
        <translation>「{text}」包含的數字超過上限。最多可寫 {limit} 個。</translation>
    </message>
    <message>
        <source>The recipe cannot be used as it is. Put right the fields that are marked.</source>
        <translation>這份配方目前無法使用。請修正標示出來的欄位。</translation>
    </message>
    <message>
        <source>The recipe of this case set cannot be read by this version. The cases are as they were; a newer StateLab may read it.</source>
        <translation>此版本無法讀取這個題組的配方。題目維持不變；較新版本的 StateLab 或許能讀取。</translation>
    </message>
    <message>
        <source>This item of intent drift or its conversation cannot be read by this version ({detail}). A newer StateLab may read it.</source>
        <translation>此版本無法讀取這道意圖漂移原題或其對話（{detail}）。較新版本的 StateLab 或許能讀取。</translation>
    </message>
    <message>
        <source>The goal “{goal}” cannot be added: it is active already.</source>
        <translation>無法新增目標「{goal}」：它已經有效。</translation>
    </message>
    <message>
        <source>The goal “{goal}” can be neither replaced nor deleted: it is not active.</source>
        <translation>目標「{goal}」未生效，無法替換或刪除。</translation>
    </message>
    <message>
        <source>The goal “{goal}” cannot be replaced by the value that it has.</source>
        <translation>無法替換目標「{goal}」：新的值與目前的值相同。</translation>
    </message>
    <message>
        <source>Update {update} reads the cell {cell} before it has a value. Set every cell first.</source>
        <translation>第 {update} 個更新在儲存格 {cell} 有值之前就讀取它。請先為每個儲存格設定值。</translation>
    </message>
    <message>
        <source>The value {value} is outside 0 … modulus − 1 (modulus {modulus}). Choose initial values in that range, or a larger modulus.</source>
        <translation>值 {value} 不在 0 … 模數 − 1 的範圍內（模數 {modulus}）。請選擇範圍內的初始值，或較大的模數。</translation>
    </message>
    <message>
        <source>Choose from 2 to 26 ordinary cells.</source>
        <translation>請選擇 2 到 26 個一般儲存格。</translation>
    </message>
    <message>
        <source>There is no family “{family}”. Choose one of: {known}.</source>
        <translation>沒有「{family}」這個更新層級。請從下列選擇：{known}。</translation>
    </message>
    <message>
        <source>{path} exists already and was not touched. Choose another name or folder.</source>
        <translation>{path} 已存在，未被更動。請選擇其他名稱或資料夾。</translation>
    </message>
    <message>
        <source>{path} is not empty, and nothing was written. Choose an empty or new folder.</source>
        <translation>{path} 不是空的，未寫入任何內容。請選擇空的或新的資料夾。</translation>
    </message>
    <message>
        <source>{path} is not a folder. Choose a folder.</source>
        <translation>{path} 不是資料夾。請選擇資料夾。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}). Check it and try again.</source>
        <translation>無法讀取 {path}（{reason}）。請檢查後再試一次。</translation>
    </message>
    <message>
        <source>The document has changed since the report was made, and no file was written. Wait until the report is up to date, and export it again.</source>
        <translation>報告產生之後，文件已有變更，因此未寫入檔案。請等報告更新後再匯出一次。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place, or check that you may write there.</source>
        <translation>無法寫入 {path}（{reason}）。請選擇其他位置，或確認有寫入權限。</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a file on every system. Use letters and digits.</source>
        <translation>「{name}」無法在每種系統上都作為檔名。請使用字母與數字。</translation>
    </message>
    <message>
        <source>The case “{name}” of seed {seed} is there twice. Export one set at a time.</source>
        <translation>種子 {seed} 的題目「{name}」出現兩次。請一次匯出一個題組。</translation>
    </message>
    <message>
        <source>{path} is not an answer book. Choose answers.json.</source>
        <translation>{path} 不是答案本。請選擇 answers.json。</translation>
    </message>
    <message>
        <source>The answer book {path} has no case “{case}”.</source>
        <translation>答案本 {path} 中沒有題目「{case}」。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a table ({reason}). Choose another encoding or another file.</source>
        <translation>無法將 {path} 讀取為表格（{reason}）。請選擇其他編碼或其他檔案。</translation>
    </message>
    <message>
        <source>{path} is empty. Choose another file.</source>
        <translation>{path} 是空的。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>{path} is too large to be read as a workbook: unpacked it has {size} MB, and {limit} MB are the most. Save the sheet as CSV, which may have any size, and import that.</source>
        <translation>{path} 過大，無法讀取為活頁簿：解壓縮後為 {size} MB，上限為 {limit} MB。請將工作表另存為不限大小的 CSV，再匯入該檔案。</translation>
    </message>
    <message>
        <source>Line {line} of {path} is no JSON object ({reason}). Choose a file of JSON Lines.</source>
        <translation>{path} 的第 {line} 行不是 JSON 物件（{reason}）。請選擇 JSON Lines 檔案。</translation>
    </message>
    <message>
        <source>The file has rows that cannot be taken, so nothing was imported. Check the rows again.</source>
        <translation>檔案中有無法採用的列，因此未匯入任何內容。請重新檢查各列。</translation>
    </message>
    <message>
        <source>{path} has other columns than are wanted. Found: {found}. Wanted: {wanted}.</source>
        <translation>{path} 的欄位與需要的不同。找到：{found}。需要：{wanted}。</translation>
    </message>
    <message>
        <source>{path} has no column for: {columns}. Its first row must name item, condition and score.</source>
        <translation>{path} 缺少這些欄：{columns}。第一列必須有 item、condition 與 score。</translation>
    </message>
    <message>
        <source>{path} is larger than {most} MiB when unpacked and was not read. Split it.</source>
        <translation>{path} 解壓縮後大於 {most} MiB，因此未讀取。請將它分割。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a file of tasks ({reason}). Choose another file.</source>
        <translation>無法將 {path} 讀取為任務檔案（{reason}）。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>{path} is no file of tasks that is known here: GSM8K, HumanEval, BFCL or sharded instructions. Choose another file.</source>
        <translation>{path} 不是此處認得的任務檔案：GSM8K、HumanEval、BFCL 或分片指令。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>{path} holds no task. Choose another file.</source>
        <translation>{path} 中沒有任何任務。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>The code could not be run in the sandbox ({reason}). It was not graded.</source>
        <translation>無法在沙箱中執行程式碼（{reason}），因此未評分。</translation>
    </message>
    <message>
        <source>Training data would tell what is in closed answer books (cases: {count}). Open them first, or choose cases whose answer books are open.</source>
        <translation>訓練資料會洩漏尚未打開的答案本的內容（題數：{count}）。請先打開這些答案本，或選擇答案本已打開的題目。</translation>
    </message>
    <message>
        <source>The item {item} would be both in the training and in the test data. No file was written.</source>
        <translation>原題 {item} 會同時出現在訓練資料與測試資料中。未寫入任何檔案。</translation>
    </message>
    <message>
        <source>{path} has files already. Nothing was written. Choose another folder.</source>
        <translation>{path} 中已有檔案。未寫入任何內容。請選擇其他資料夾。</translation>
    </message>
    <message>
        <source>There is nothing to write training data from. Choose other cases.</source>
        <translation>沒有可用來寫成訓練資料的內容。請選擇其他題目。</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>請輸入服務的網址。</translation>
    </message>
    <message>
        <source>The address has to begin with https:// or, on this computer, http://.</source>
        <translation>網址必須以 https:// 開頭；若是這部電腦，也可以用 http://。</translation>
    </message>
    <message>
        <source>The address names no computer. An address looks like https://host/v1.</source>
        <translation>網址中沒有電腦名稱。網址的寫法如 https://host/v1。</translation>
    </message>
    <message>
        <source>A user name or password must not stand in the address: it would be stored in the clear. Take out what stands before the @.</source>
        <translation>網址中不可包含使用者名稱或密碼：它們會以明文存放。請刪去 @ 之前的內容。</translation>
    </message>
    <message>
        <source>Take out what stands from the “?” on: a key must never be part of the address.</source>
        <translation>請刪去從「?」開始的內容：金鑰絕不可成為網址的一部分。</translation>
    </message>
    <message>
        <source>Take out what stands from the “#” on: it is never sent.</source>
        <translation>請刪去從「#」開始的內容：這部分不會傳送。</translation>
    </message>
    <message>
        <source>There seems to be an access key in the address, where it would be stored in the clear. Take it out and type it in the field for the key.</source>
        <translation>網址中似乎有存取金鑰，會以明文存放。請將它刪去，改填在金鑰欄位。</translation>
    </message>
    <message>
        <source>Nothing was sent: {host} is another computer, and plain http can be read by anybody on the way. Use https, or confirm it in the connection.</source>
        <translation>未傳送任何內容：{host} 是另一部電腦，以未加密的 http 傳送，途中任何人都能讀取。請使用 https，或在連線中確認要這樣做。</translation>
    </message>
    <message>
        <source>Files for the service take conversations of one request only: with this arm, or with turns that the examinee answers, what is asked hangs on what came before. Ask one by one.</source>
        <translation>供服務使用的檔案只能包含單次請求的對話：採用這個方案，或由考生自己回應時，後續的提問取決於先前的內容。請逐一提問。</translation>
    </message>
    <message>
        <source>Nothing was sent: the connection {name} is off. Switch it on under Connections first.</source>
        <translation>未傳送任何內容：連線「{name}」已停用。請先在「連線」中啟用。</translation>
    </message>
    <message>
        <source>This version of StateLab has no simulated answers called “{respondent}”. Choose others in the connection.</source>
        <translation>此版本的 StateLab 沒有名為「{respondent}」的模擬作答方式。請在連線中改選其他作答方式。</translation>
    </message>
    <message>
        <source>Nothing was sent: another kind of service goes by the name {name} now. Begin a new run, or put the connection back as it was.</source>
        <translation>未傳送任何內容：「{name}」這個名稱現在屬於另一種服務。請開始新的執行，或將連線改回原樣。</translation>
    </message>
    <message>
        <source>The CA file {path} holds no certificates (PEM). Choose another in the connection.</source>
        <translation>CA 檔案 {path} 中沒有憑證（PEM）。請在連線中改選其他檔案。</translation>
    </message>
    <message>
        <source>The proxy&apos;s address cannot be used. It looks like http://host:8080.</source>
        <translation>代理伺服器的網址無法使用。寫法如 http://host:8080。</translation>
    </message>
    <message>
        <source>This computer has no key store that can be used. Keep the key until this window is closed, or in an environment variable.</source>
        <translation>這部電腦沒有可用的金鑰庫。請將金鑰只保留到關閉此視窗為止，或放在環境變數中。</translation>
    </message>
    <message>
        <source>The key store is locked, so the key was not reached. Unlock it and try again, or keep the key until this window is closed.</source>
        <translation>金鑰庫已鎖定，因此無法取用金鑰。請解鎖後再試一次，或將金鑰只保留到關閉此視窗為止。</translation>
    </message>
    <message>
        <source>No key is kept for the connection {name}. Type it under Connections.</source>
        <translation>連線「{name}」沒有保存金鑰。請在「連線」中輸入。</translation>
    </message>
    <message>
        <source>The environment variable {variable} is not set. Set it before StateLab is started, or keep the key elsewhere.</source>
        <translation>環境變數 {variable} 未設定。請在啟動 StateLab 之前設定，或將金鑰存放在別處。</translation>
    </message>
    <message>
        <source>The key is longer than the {limit} characters that can be kept there.</source>
        <translation>金鑰超過該處可保存的 {limit} 個字元。</translation>
    </message>
    <message>
        <source>A key has only letters, digits and signs of ASCII, without blanks. Copy it again, whole and alone.</source>
        <translation>金鑰只包含 ASCII 字母、數字與符號，沒有空白。請重新複製完整的金鑰，不要帶其他內容。</translation>
    </message>
    <message>
        <source>The examinee names no model. Write its name as the service knows it.</source>
        <translation>考生沒有填寫模型。請依服務所用的名稱填寫。</translation>
    </message>
    <message>
        <source>This service needs an output limit. Set one in the examinee, such as 1024.</source>
        <translation>此服務需要輸出上限。請在考生中設定，例如 1024。</translation>
    </message>
    <message>
        <source>This service cuts long prompts unseen unless it is told the context window. Set one in the examinee, such as 16384.</source>
        <translation>若不告知上下文視窗的大小，此服務會暗中截去過長的提示。請在考生中設定，例如 16384。</translation>
    </message>
    <message>
        <source>The service cannot be sent “{value}” as {setting}. Change it in the examinee, empty it, or mark it as not provided.</source>
        <translation>無法將「{value}」作為「{setting}」傳送給服務。請在考生中變更、清空，或標為未提供。</translation>
    </message>
    <message>
        <source>The prompt holds half of a character and cannot be sent. Generate or type it anew.</source>
        <translation>提示中有半個字元，無法傳送。請重新產生或輸入。</translation>
    </message>
    <message>
        <source>This kind of service has no batch engine. Fetch the answers directly.</source>
        <translation>這種服務沒有批次處理功能。請直接擷取回覆。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of the tracker, too.</source>
        <translation>要設費用上限，也須有追蹤器的價格。</translation>
    </message>
    <message>
        <source>A spending limit needs prices. Enter what a million tokens cost.</source>
        <translation>設定費用上限需要價格。請輸入每一百萬個詞元的價格。</translation>
    </message>
    <message>
        <source>A spending limit needs an output limit: without one an answer may cost any amount. Set one in the examinee.</source>
        <translation>設定費用上限需要輸出上限：沒有輸出上限，一則回覆的費用就沒有限度。請在考生中設定。</translation>
    </message>
    <message>
        <source>This run is not in the document any more.</source>
        <translation>這次執行已不在文件中。</translation>
    </message>
    <message>
        <source>Nothing is left to ask: every case that was chosen has its answers.</source>
        <translation>沒有尚待提問的內容：所選的每一題都已有回覆。</translation>
    </message>
</context>
<context>
    <name>ExamineeBar</name>
    <message>
        <source>Desk</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>題組(&amp;S)</translation>
    </message>
    <message>
        <source>Set of cases</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>E&amp;xaminee</source>
        <translation>考生(&amp;X)</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>See or revise the examinee&apos;s settings</source>
        <translation>查看或修改考生的設定</translation>
    </message>
    <message>
        <source>New examinee…</source>
        <translation>新增考生…</translation>
    </message>
    <message>
        <source>{name} (no. {number})</source>
        <translation>{name}（編號 {number}）</translation>
    </message>
</context>
<context>
    <name>ExamineeDialog</name>
    <message>
        <source>New examinee</source>
        <translation>新增考生</translation>
    </message>
    <message>
        <source>Settings of the examinee</source>
        <translation>考生的設定</translation>
    </message>
    <message>
        <source>An examinee is a model with all its settings. Leave empty what you do not know; press “Not provided” where the interface does not offer or show a setting.</source>
        <translation>考生是一個模型及其所有設定。不知道的就留空；介面不提供或不顯示的設定，請按「未提供」。</translation>
    </message>
    <message>
        <source>Models…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>Choose among the models that a connection offers</source>
        <translation>從連線所提供的模型中選擇</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>Only for conversations. The same model under another arm is another examinee; leave these empty for state tracking.</source>
        <translation>僅用於對話。同一模型採用另一方案即為另一位考生；狀態追蹤請將這些欄位留空。</translation>
    </message>
    <message>
        <source>Save as a new version</source>
        <translation>儲存為新版本</translation>
    </message>
    <message>
        <source>Add examinee</source>
        <translation>新增考生</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>This examinee has %n recorded reply(s). They keep the settings they were given with; what you change here becomes a new version.</source>
        <translation>
            <numerusform>這位考生已有 %n 則已記錄的回覆。這些回覆保留當時的設定；在此所做的變更會成為新版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>This looks like an access key. Do not write it here: it would be stored in the document as plain text.</source>
        <translation>這看起來像存取金鑰。請勿寫在這裡：它會以純文字存入文件。</translation>
    </message>
    <message>
        <source>Without its model an examinee cannot be told apart: write it, or press “Not provided”.</source>
        <translation>沒有模型就無法區分考生：請填寫，或按「未提供」。</translation>
    </message>
    <message>
        <source>The trigger is a number of percent above 0.</source>
        <translation>壓縮觸發點須為大於 0 的百分比數值。</translation>
    </message>
    <message>
        <source>What is left empty of trigger and context window is the arm&apos;s usual size, which short conversations do not reach.</source>
        <translation>壓縮觸發點與上下文視窗若留空，即採用方案慣用的大小，簡短的對話不會達到。</translation>
    </message>
</context>
<context>
    <name>ExamineeLabel</name>
    <message>
        <source>Simulated: {respondent}</source>
        <translation>模擬：{respondent}</translation>
    </message>
    <message>
        <source>Examinee {number}</source>
        <translation>考生 {number}</translation>
    </message>
    <message>
        <source>{name} · {format}</source>
        <translation>{name} · {format}</translation>
    </message>
    <message>
        <source>None allowed</source>
        <translation>無可用工具</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>自由文字</translation>
    </message>
    <message>
        <source>JSON schema</source>
        <translation>依 JSON 結構描述</translation>
    </message>
</context>
<context>
    <name>ExportBookDialog</name>
    <message>
        <source>Export answer book</source>
        <translation>匯出答案本</translation>
    </message>
    <message>
        <source>Export answers</source>
        <translation>匯出答案</translation>
    </message>
    <message>
        <source>Writes answers.json into the folder, which may not hold one yet.</source>
        <translation>將 answers.json 寫入資料夾；該資料夾中不可已有同名檔案。</translation>
    </message>
    <message>
        <source>The file holds every answer. Keep it away from the models you judge.</source>
        <translation>此檔案包含所有答案。請勿讓受評判的模型接觸到它。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds every answer. Keep it away from the models you judge. %n hidden answer book(s) will be opened: each reveal is recorded with its time.</source>
        <translation>
            <numerusform>此檔案包含所有答案。請勿讓受評判的模型接觸到它。將開啟 %n 本隱藏的答案本：每次揭曉都會連同時間記錄下來。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDiagnosisDialog</name>
    <message>
        <source>One file that loads nothing from elsewhere. It holds the recorded state of the case: keep it away from the models you judge.</source>
        <translation>單一檔案，不從別處載入任何內容。其中含有這一題記錄的狀態：請勿讓受評判的模型接觸到它。</translation>
    </message>
    <message>
        <source>The map of the whole case with its legend. It holds the recorded state: keep it away from the models you judge.</source>
        <translation>整題的狀態圖與圖例。其中含有記錄的狀態：請勿讓受評判的模型接觸到它。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>向量圖 (*.svg)</translation>
    </message>
    <message>
        <source>Export the diagnosis</source>
        <translation>匯出診斷</translation>
    </message>
    <message>
        <source>What goes into the page</source>
        <translation>頁面的內容</translation>
    </message>
    <message>
        <source>Page for a report (HTML)</source>
        <translation>報告用的網頁（HTML）</translation>
    </message>
    <message>
        <source>Picture of the state map (PNG)</source>
        <translation>狀態圖的圖片（PNG）</translation>
    </message>
    <message>
        <source>Vector picture of the state map (SVG)</source>
        <translation>狀態圖的向量圖（SVG）</translation>
    </message>
    <message>
        <source>State &amp;map</source>
        <translation>狀態圖(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cells, given and expected</source>
        <translation>各儲存格的回覆值與真值(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Probes</source>
        <translation>探測(&amp;P)</translation>
    </message>
    <message>
        <source>Fin&amp;gerprints</source>
        <translation>錯誤特徵(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reply as received</source>
        <translation>收到的原始回覆(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings of the examinee</source>
        <translation>考生的設定(&amp;S)</translation>
    </message>
    <message>
        <source>What the diagnosis does &amp;not show</source>
        <translation>診斷不能說明什麼(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>The %n chosen case(s)</source>
        <translation>
            <numerusform>選取的 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole set: %n case(s)</source>
        <translation>
            <numerusform>整個題組：%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>資料夾(&amp;F)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>選擇資料夾</translation>
    </message>
</context>
<context>
    <name>ExportFileDialog</name>
    <message>
        <source>There is no such folder.</source>
        <translation>沒有這個資料夾。</translation>
    </message>
    <message>
        <source>Both files exist and will be replaced.</source>
        <translation>兩個檔案都已存在，將會被取代。</translation>
    </message>
    <message>
        <source>{file} exists and will be replaced.</source>
        <translation>{file} 已存在，將會被取代。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>瀏覽…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>檔案(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ExportLogDialog</name>
    <message>
        <source>Export the run log</source>
        <translation>匯出紀錄表</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>沒有這個資料夾。</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>此檔案已存在，將會被取代。</translation>
    </message>
    <message>
        <source>{shown} of {rows} rows: those shown</source>
        <translation>僅顯示中的列：{rows} 列中的 {shown} 列</translation>
    </message>
    <message>
        <source>All {rows} rows</source>
        <translation>全部 {rows} 列</translation>
    </message>
    <message>
        <source>First &amp;rows of the file</source>
        <translation>檔案的前幾列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>瀏覽(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>With the text of every repl&amp;y</source>
        <translation>附上每則回覆的文字(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
    <message>
        <source>For Excel: UTF-8 with a byte-order mark</source>
        <translation>適用於 Excel：UTF-8，含位元組順序記號（BOM）</translation>
    </message>
    <message>
        <source>Plain UTF-8</source>
        <translation>一般 UTF-8</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗號</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分號</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>定位字元（Tab）</translation>
    </message>
    <message>
        <source>Point: 1.5</source>
        <translation>句點：1.5</translation>
    </message>
    <message>
        <source>Comma: 1,5</source>
        <translation>逗號：1,5</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>格式(&amp;M)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文字編碼(&amp;T)</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>分隔符號(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>小數符號(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ExportReportDialog</name>
    <message>
        <source>One file that loads nothing from elsewhere. No reply and no prompt is in it: figures, settings and recipes only.</source>
        <translation>單一檔案，不從別處載入任何內容。其中沒有回覆也沒有提示：只有數字、設定與配方。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 檔案 (*.pdf)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>匯出報告</translation>
    </message>
    <message>
        <source>What goes into the report</source>
        <translation>報告的內容</translation>
    </message>
    <message>
        <source>Web page, one file (HTML)</source>
        <translation>網頁，單一檔案（HTML）</translation>
    </message>
    <message>
        <source>For printing (PDF, A4)</source>
        <translation>供列印（PDF，A4）</translation>
    </message>
    <message>
        <source>&amp;Set-up: recipes, seeds and settings</source>
        <translation>研究設定：配方、種子與考生設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Groups with rates, intervals and baselines</source>
        <translation>分組，含比率、區間與基準(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Comparisons</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Tracking &amp;horizons</source>
        <translation>追蹤視界(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>圖表(&amp;P)</translation>
    </message>
    <message>
        <source>Intent d&amp;rift: CAR, IDG, arms and cost</source>
        <translation>意圖漂移：CAR、IDG、方案與費用(&amp;R)</translation>
    </message>
    <message>
        <source>Always in it: what was left out, what the cases do not show, the data&apos;s sum.</source>
        <translation>一律包含：略去的內容、這些題目不能說明什麼、資料的雜湊值。</translation>
    </message>
    <message>
        <source>Save the &amp;data of this report beside it (JSON Lines)</source>
        <translation>將這份報告的資料一併儲存在旁（JSON Lines）(&amp;D)</translation>
    </message>
</context>
<context>
    <name>FamilyName</name>
    <message>
        <source>Fixed (r-trivial)</source>
        <translation>固定（r-trivial）</translation>
    </message>
    <message>
        <source>Overwrite (aperiodic)</source>
        <translation>覆寫（aperiodic）</translation>
    </message>
    <message>
        <source>Add (solvable)</source>
        <translation>累加（solvable）</translation>
    </message>
    <message>
        <source>Copy (periodic)</source>
        <translation>複製（periodic）</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆寫</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Every later write repeats the first value: find it, nothing more.</source>
        <translation>之後每次寫入都重複第一個值：找到它即可。</translation>
    </message>
    <message>
        <source>Every write gives a constant: the last write to a cell counts.</source>
        <translation>每次寫入的都是常數：以儲存格的最後一次寫入為準。</translation>
    </message>
    <message>
        <source>A write adds to the cell&apos;s own value: all writes to the cell count.</source>
        <translation>每次寫入都累加到儲存格自身的值：對該儲存格的所有寫入都算數。</translation>
    </message>
    <message>
        <source>A write takes another cell&apos;s value of that moment: all cells must be followed.</source>
        <translation>每次寫入都取另一個儲存格當下的值：必須追蹤所有儲存格。</translation>
    </message>
</context>
<context>
    <name>FaultWord</name>
    <message>
        <source>Too long</source>
        <translation>過長</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空白回覆</translation>
    </message>
    <message>
        <source>Broken character</source>
        <translation>不完整的字元</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>位元組順序記號</translation>
    </message>
    <message>
        <source>Reasoning text</source>
        <translation>推理文字</translation>
    </message>
    <message>
        <source>Markdown fence</source>
        <translation>Markdown 程式碼區塊</translation>
    </message>
    <message>
        <source>No JSON</source>
        <translation>沒有 JSON</translation>
    </message>
    <message>
        <source>Text before</source>
        <translation>前有文字</translation>
    </message>
    <message>
        <source>Nested too deep</source>
        <translation>巢狀過深</translation>
    </message>
    <message>
        <source>Number too long</source>
        <translation>數字過長</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>中途截斷</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>Text after</source>
        <translation>後有文字</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>不是物件</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation>缺少儲存格</translation>
    </message>
    <message>
        <source>Extra cells</source>
        <translation>多出儲存格</translation>
    </message>
    <message>
        <source>Not an integer</source>
        <translation>不是整數</translation>
    </message>
    <message>
        <source>Value of another kind</source>
        <translation>值的類型不符</translation>
    </message>
    <message>
        <source>No answer found</source>
        <translation>找不到答案</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>有多個答案</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The reply has 50 MB or more and was not read.</source>
        <translation>回覆達 50 MB 以上，未予讀取。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回覆是空的。</translation>
    </message>
    <message>
        <source>The reply holds half a character, which no text may: “{detail}”.</source>
        <translation>回覆中有半個字元，這在任何文字中都不允許：「{detail}」。</translation>
    </message>
    <message>
        <source>The reply is not UTF-8 text; the first unreadable byte is here: “{detail}”.</source>
        <translation>回覆不是 UTF-8 文字；第一個無法讀取的位元組在這裡：「{detail}」。</translation>
    </message>
    <message>
        <source>An invisible byte-order mark stands before the JSON.</source>
        <translation>JSON 之前有一個看不見的位元組順序記號。</translation>
    </message>
    <message>
        <source>Reasoning text stands in the reply. Switch it off in the model&apos;s settings and ask again.</source>
        <translation>回覆中有推理文字。請在模型的設定中將其關閉，再問一次。</translation>
    </message>
    <message>
        <source>The JSON is wrapped in a Markdown fence; only JSON was asked for.</source>
        <translation>JSON 包在 Markdown 程式碼區塊中；題目只要求 JSON。</translation>
    </message>
    <message>
        <source>There is no JSON object in the reply. It begins with: “{detail}”.</source>
        <translation>回覆中沒有 JSON 物件。開頭是：「{detail}」。</translation>
    </message>
    <message>
        <source>Text stands before the JSON object: “{detail}”.</source>
        <translation>JSON 物件之前有文字：「{detail}」。</translation>
    </message>
    <message>
        <source>The JSON is nested too deep to be read.</source>
        <translation>JSON 巢狀過深，無法讀取。</translation>
    </message>
    <message>
        <source>A number has more than 4,300 digits.</source>
        <translation>有一個數字超過 4,300 位。</translation>
    </message>
    <message>
        <source>The reply ends before the JSON object is complete; it may have been cut off. It ends with: “{detail}”.</source>
        <translation>回覆在 JSON 物件完整之前就結束了；可能遭到截斷。結尾是：「{detail}」。</translation>
    </message>
    <message>
        <source>This is not JSON: {detail}.</source>
        <translation>這不是 JSON：{detail}。</translation>
    </message>
    <message>
        <source>Text stands after the JSON object: “{detail}”.</source>
        <translation>JSON 物件之後有文字：「{detail}」。</translation>
    </message>
    <message>
        <source>The JSON is {value}, not an object with the cells.</source>
        <translation>這份 JSON 是{value}，而不是含有各儲存格的物件。</translation>
    </message>
    <message>
        <source>Cells are missing: {detail}.</source>
        <translation>缺少儲存格：{detail}。</translation>
    </message>
    <message>
        <source>There are cells that were not asked for: {detail}.</source>
        <translation>有題目沒有要求的儲存格：{detail}。</translation>
    </message>
    <message>
        <source>The value of cell {detail} is {value}, not an integer.</source>
        <translation>儲存格 {detail} 的值是{value}，不是整數。</translation>
    </message>
    <message>
        <source>The value of {detail} is {value}, which is not what was asked for.</source>
        <translation>{detail} 的值是{value}，不是題目要求的內容。</translation>
    </message>
    <message>
        <source>No answer of the kind that was asked for stands in the reply.</source>
        <translation>回覆中沒有題目要求的那種答案。</translation>
    </message>
    <message>
        <source>It is not clear which answer is meant: “{detail}”.</source>
        <translation>不清楚以哪個答案為準：「{detail}」。</translation>
    </message>
</context>
<context>
    <name>Fetch</name>
    <message>
        <source>Fetch</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新增執行…</translation>
    </message>
</context>
<context>
    <name>FetchActing</name>
    <message numerus="yes">
        <source>Ask %n conversation(s) again whose fate is not known?</source>
        <translation>
            <numerusform>要對 %n 個結果不明的對話再次提問嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>The service may have answered them already, and may charge for them twice.</source>
        <translation>服務可能已經作答，再次提問可能會重複計費。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次提問</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n conversation(s) of this run?</source>
        <translation>
            <numerusform>要放棄這次執行中的 %n 個對話嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not asked any more. They stay in the run, and can be asked after all.</source>
        <translation>不會再提問這些對話。它們仍留在這次執行中，之後仍可改為提問。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>Saved. It holds from the next go on.</source>
        <translation>已儲存。下次繼續時生效。</translation>
    </message>
</context>
<context>
    <name>FetchAttempts</name>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回覆</translation>
    </message>
    <message>
        <source>Request {number}, {purpose}, {time}: {ended}</source>
        <translation>請求 {number}，{purpose}，{time}：{ended}</translation>
    </message>
    <message>
        <source>Request {number}, {time}: {ended}</source>
        <translation>請求 {number}，{time}：{ended}</translation>
    </message>
    <message numerus="yes">
        <source>The answer was ended as complete, with no text, after %n token(s) of reasoning.</source>
        <translation>
            <numerusform>推理用了 %n 個詞元後，回覆已完整結束，但沒有文字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The output limit was reached by reasoning alone, after %n token(s) of it.</source>
        <translation>
            <numerusform>僅推理就用了 %n 個詞元，已達輸出上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step of the arm</source>
        <translation>方案的步驟</translation>
    </message>
    <message>
        <source>Asked at</source>
        <translation>提問時間</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>網址</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP 狀態碼</translation>
    </message>
    <message>
        <source>Time until whole</source>
        <translation>完整收到所需的時間</translation>
    </message>
    <message>
        <source>The service says</source>
        <translation>服務的說明</translation>
    </message>
    <message>
        <source>Ended as</source>
        <translation>結束狀態</translation>
    </message>
    <message>
        <source>Reason told</source>
        <translation>服務告知的結束原因</translation>
    </message>
    <message>
        <source>Model as returned</source>
        <translation>服務傳回的模型</translation>
    </message>
    <message>
        <source>Request number</source>
        <translation>請求編號</translation>
    </message>
    <message>
        <source>System fingerprint</source>
        <translation>系統指紋</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>輸入詞元數</translation>
    </message>
    <message>
        <source>Of these, from a cache</source>
        <translation>其中讀自快取</translation>
    </message>
    <message>
        <source>Of these, written to a cache</source>
        <translation>其中寫入快取</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>輸出詞元數</translation>
    </message>
    <message>
        <source>Of these, reasoning</source>
        <translation>其中用於推理</translation>
    </message>
    <message>
        <source>Reasoning text</source>
        <translation>推理文字</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>服務回報的用量</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>In a field of its own, kept in the response</source>
        <translation>在獨立的欄位中，保存於回應內</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
</context>
<context>
    <name>FetchBatches</name>
    <message>
        <source>Writing request files…</source>
        <translation>正在寫入請求檔案…</translation>
    </message>
    <message>
        <source>Reading result files…</source>
        <translation>正在讀取結果檔案…</translation>
    </message>
    <message>
        <source>Folder for the request files</source>
        <translation>存放請求檔案的資料夾</translation>
    </message>
    <message>
        <source>Result files of this run</source>
        <translation>這次執行的結果檔案</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;所有檔案 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, first {path}.</source>
        <translation>
            <numerusform>已寫入 %n 個檔案，第一個是 {path}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the missing as failed…</source>
        <translation>正在將缺少的算作失敗…</translation>
    </message>
</context>
<context>
    <name>FetchBody</name>
    <message>
        <source>Save as file…</source>
        <translation>儲存為檔案…</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} 位元組</translation>
    </message>
    <message>
        <source>The first {shown} characters of {size} bytes; save it to see all</source>
        <translation>{size} 位元組中的前 {shown} 個字元；儲存後可查看全部</translation>
    </message>
</context>
<context>
    <name>FetchDetail</name>
    <message>
        <source>Requests of this conversation</source>
        <translation>這個對話的請求</translation>
    </message>
    <message>
        <source>To the &amp;reply</source>
        <translation>前往回覆(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <translation>請求(&amp;Q)</translation>
    </message>
    <message>
        <source>Respo&amp;nse</source>
        <translation>回應(&amp;N)</translation>
    </message>
    <message>
        <source>Fa&amp;cts</source>
        <translation>事實(&amp;C)</translation>
    </message>
    <message>
        <source>Settin&amp;gs</source>
        <translation>設定(&amp;G)</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <translation>標頭(&amp;D)</translation>
    </message>
    <message>
        <source>Facts of the request</source>
        <translation>請求的概況</translation>
    </message>
    <message>
        <source>What became of every setting</source>
        <translation>每項設定的處理結果</translation>
    </message>
    <message>
        <source>Headers of the response</source>
        <translation>回應的標頭</translation>
    </message>
    <message>
        <source>The request as sent, without the key</source>
        <translation>傳送的請求，不含金鑰</translation>
    </message>
    <message>
        <source>The response as received</source>
        <translation>收到的原始回應</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>As told</source>
        <translation>告知的內容</translation>
    </message>
    <message>
        <source>Withheld while the answer book of this case is hidden.</source>
        <translation>這一題的答案本仍是隱藏的，因此不予顯示。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>處理結果</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>標頭</translation>
    </message>
    <message>
        <source>{state}: {about}.</source>
        <translation>{state}：{about}。</translation>
    </message>
</context>
<context>
    <name>FetchDetails</name>
    <message>
        <source>Save as file</source>
        <translation>儲存為檔案</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已儲存：{path}</translation>
    </message>
</context>
<context>
    <name>FetchPage</name>
    <message>
        <source>Fetch</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>連線…</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新增執行…</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>還沒有執行</translation>
    </message>
    <message>
        <source>A run begins a new conversation for every case and records each answer as it came. Practice needs no service: its answers are simulated on this computer and marked so everywhere.</source>
        <translation>每次執行都會為每道題目開始一個新對話，並依收到的原樣記錄每則回覆。練習不需要任何服務：回覆在這部電腦上模擬產生，並處處標明為模擬。</translation>
    </message>
    <message>
        <source>Try with Practice</source>
        <translation>用「練習」試試看</translation>
    </message>
</context>
<context>
    <name>FetchRemedies</name>
    <message>
        <source>The next conversation might pass the spending limit of {limit}, so none was begun.</source>
        <translation>下一個對話可能會超過費用上限 {limit}，因此未再開始任何對話。</translation>
    </message>
    <message>
        <source>It can be left out; {setting} is then recorded as not provided for the answers to come.</source>
        <translation>可以略去「{setting}」；之後的回覆會將這項設定記錄為未提供。</translation>
    </message>
    <message>
        <source>Leave out {setting} and go on</source>
        <translation>略去「{setting}」並繼續</translation>
    </message>
    <message>
        <source>Send the limit as {name} and go on</source>
        <translation>改以 {name} 傳送上限並繼續</translation>
    </message>
    <message>
        <source>Send the JSON schema as {name} and go on</source>
        <translation>改以 {name} 傳送 JSON 結構描述並繼續</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>連線…</translation>
    </message>
    <message>
        <source>Pace and limit…</source>
        <translation>速度與上限…</translation>
    </message>
    <message>
        <source>Leave out {setting} in new files</source>
        <translation>在新檔案中略去「{setting}」</translation>
    </message>
    <message>
        <source>Write the limit as {name} in new files</source>
        <translation>在新檔案中改以 {name} 寫入上限</translation>
    </message>
    <message>
        <source>Write the JSON schema as {name} in new files</source>
        <translation>在新檔案中改以 {name} 寫入 JSON 結構描述</translation>
    </message>
</context>
<context>
    <name>FetchRunButtons</name>
    <message>
        <source>Pausing…</source>
        <translation>正在暫停…</translation>
    </message>
    <message numerus="yes">
        <source>Ask %n failed again</source>
        <translation>
            <numerusform>再次提問：失敗的 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n unknown again…</source>
        <translation>
            <numerusform>再次提問：結果不明的 %n 個…</numerusform>
        </translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message numerus="yes">
        <source>Ask %n given up after all</source>
        <translation>
            <numerusform>改為提問：已放棄的 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up the rest…</source>
        <translation>放棄其餘的對話…</translation>
    </message>
    <message>
        <source>Pace and limit…</source>
        <translation>速度與上限…</translation>
    </message>
    <message>
        <source>Write request files…</source>
        <translation>寫入請求檔案…</translation>
    </message>
    <message>
        <source>Read result files…</source>
        <translation>讀取結果檔案…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cut off what is on its way; it becomes unknown</source>
        <translation>中斷還在途中的回覆；這些對話會變成結果不明</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Ask nothing new, and wait for what is on its way</source>
        <translation>不再提出新的問題，並等待還在途中的回覆</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>FetchRunPanel</name>
    <message>
        <source>{sign} Simulated: no model was asked</source>
        <translation>{sign} 模擬：未向任何模型提問</translation>
    </message>
</context>
<context>
    <name>FetchRunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新增執行…</translation>
    </message>
</context>
<context>
    <name>FetchTasks</name>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前綴</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重複序號</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>請求次數</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>經過情形</translation>
    </message>
    <message>
        <source>{sign} {result}</source>
        <translation>{sign} {result}</translation>
    </message>
    <message>
        <source>{state} ({count})</source>
        <translation>{state}（{count}）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式錯誤</translation>
    </message>
    <message>
        <source>{sign} Score {score}</source>
        <translation>{sign} 得分 {score}</translation>
    </message>
    <message>
        <source>{sign} {right} of {total}</source>
        <translation>{sign} {right} / {total}</translation>
    </message>
</context>
<context>
    <name>FetchTasksPanel</name>
    <message>
        <source>Sho&amp;w</source>
        <translation>顯示(&amp;W)</translation>
    </message>
    <message>
        <source>Conversations to show</source>
        <translation>要顯示的對話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>對話</translation>
    </message>
</context>
<context>
    <name>Fetching</name>
    <message>
        <source>It begins when the run under way is done.</source>
        <translation>目前的執行完成後就會開始。</translation>
    </message>
    <message>
        <source>{host} is asked: {name}.</source>
        <translation>正在向 {host} 提問：{name}。</translation>
    </message>
    <message>
        <source>Answers are simulated: {name}.</source>
        <translation>正在這部電腦上模擬產生回覆：{name}。</translation>
    </message>
    <message>
        <source>{name}: {standing}.</source>
        <translation>{name}：{standing}。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>{sign} {state}</source>
        <translation>{sign} {state}</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>尚未提問</translation>
    </message>
    <message>
        <source>Asked just now; the answer is on its way</source>
        <translation>剛剛提問，回覆還在途中</translation>
    </message>
    <message>
        <source>What came back is recorded as a reply</source>
        <translation>傳回的內容已記錄為回覆</translation>
    </message>
    <message>
        <source>The service gave no answer</source>
        <translation>服務沒有給出回覆</translation>
    </message>
    <message>
        <source>Sent, but nobody knows whether it was answered: it may have been charged</source>
        <translation>已傳送，但無從得知是否已作答：可能已經計費</translation>
    </message>
    <message>
        <source>Not to be asked any more</source>
        <translation>不再提問</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, under way</source>
        <translation>已作答 {answered} / {total}，進行中</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, {failed} not</source>
        <translation>已作答 {answered} / {total}，{failed} 個沒有回覆</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, done</source>
        <translation>已作答 {answered} / {total}，已完成</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, at the spending limit</source>
        <translation>已作答 {answered} / {total}，已達費用上限</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, stopped</source>
        <translation>已作答 {answered} / {total}，已停止</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, files to be written</source>
        <translation>已作答 {answered} / {total}，尚待寫入檔案</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, waits for results</source>
        <translation>已作答 {answered} / {total}，等待結果</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, paused</source>
        <translation>已作答 {answered} / {total}，已暫停</translation>
    </message>
    <message>
        <source>Answers of {examinee} are simulated on this computer; no model is asked.</source>
        <translation>{examinee} 的回覆在這部電腦上模擬產生；不會向任何模型提問。</translation>
    </message>
    <message>
        <source>Batch files for {connection}. Examinee: {examinee}. Nothing is sent from here.</source>
        <translation>供 {connection} 使用的批次檔案。考生：{examinee}。不會從這裡傳送任何內容。</translation>
    </message>
    <message>
        <source>{host} is asked by way of {connection}. Examinee: {examinee}.</source>
        <translation>透過 {connection} 向 {host} 提問。考生：{examinee}。</translation>
    </message>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>已作答 {answered} / {total}</translation>
    </message>
    <message>
        <source>{number} under way</source>
        <translation>進行中 {number}</translation>
    </message>
    <message>
        <source>{number} waiting</source>
        <translation>等待中 {number}</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>失敗 {number}</translation>
    </message>
    <message>
        <source>{number} unknown</source>
        <translation>結果不明 {number}</translation>
    </message>
    <message>
        <source>{number} given up</source>
        <translation>已放棄 {number}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts in a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{number} answers a minute</source>
        <translation>每分鐘 {number} 則回覆</translation>
    </message>
    <message>
        <source>About {time} left</source>
        <translation>約剩 {time}</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分鐘</translation>
    </message>
    <message>
        <source>{number} h</source>
        <translation>{number} 小時</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spent {spent}, and %n answer(s) of unknown cost</source>
        <translation>
            <numerusform>已花費 {spent}，另有 %n 則回覆費用不明</numerusform>
        </translation>
    </message>
    <message>
        <source>Spent {spent}</source>
        <translation>已花費 {spent}</translation>
    </message>
    <message>
        <source>Spent {spent} of at most {limit}</source>
        <translation>已花費 {spent}，上限 {limit}</translation>
    </message>
    <message>
        <source>The service asked to be left alone: going on in {time}.</source>
        <translation>服務要求暫緩提問：{time}後繼續。</translation>
    </message>
    <message>
        <source>The run {name} is not finished: {answered} of {total} answered, {unknown} unknown. Nothing is asked of {host} until you go on.</source>
        <translation>執行「{name}」尚未完成：已作答 {answered} / {total}，結果不明 {unknown}。在您繼續之前，不會向 {host} 提問。</translation>
    </message>
    <message>
        <source>{host} and {tracker}</source>
        <translation>{host} 與 {tracker}</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>這部電腦</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>As the service names it, such as gemma-3-270m-it-Q4_K_M</source>
        <translation>照服務的命名填寫，例如 gemma-3-270m-it-Q4_K_M</translation>
    </message>
    <message>
        <source>Who runs the model: a company, or this computer</source>
        <translation>由誰執行模型：某家公司，或這部電腦</translation>
    </message>
    <message>
        <source>Where you ask: a web chat, an app, an API, a phone</source>
        <translation>在哪裡提問：網頁聊天、應用程式、API、手機</translation>
    </message>
    <message>
        <source>When the replies were asked for, as YYYY-MM-DD</source>
        <translation>取得回覆的日期，格式為 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>The exact text, if there is one</source>
        <translation>如有，請照原文填寫</translation>
    </message>
    <message>
        <source>Thinking on or off, a level, or a count</source>
        <translation>思考的開關、程度或數量</translation>
    </message>
    <message>
        <source>For example 0 or 0.7</source>
        <translation>例如 0 或 0.7</translation>
    </message>
    <message>
        <source>The largest number of tokens a reply may have</source>
        <translation>一則回覆最多可有的詞元數</translation>
    </message>
    <message>
        <source>Free text, or held to a JSON schema</source>
        <translation>自由文字，或依 JSON 結構描述</translation>
    </message>
    <message>
        <source>The number of tokens the model may read</source>
        <translation>模型可讀取的詞元數</translation>
    </message>
    <message>
        <source>The number that draws the same reply again</source>
        <translation>能再次得出相同回覆的數字</translation>
    </message>
    <message>
        <source>For example: code interpreter, web search</source>
        <translation>例如：程式碼執行、網頁搜尋</translation>
    </message>
    <message>
        <source>What stands around the conversation; empty is bare</source>
        <translation>套用於對話的方案；留空即為無輔助</translation>
    </message>
    <message>
        <source>Empty: the fixed acknowledgements</source>
        <translation>留空：固定的簡短回應</translation>
    </message>
    <message>
        <source>Percent of the context window, for example 80</source>
        <translation>上下文視窗的百分比，例如 80</translation>
    </message>
    <message>
        <source>Empty: the same model</source>
        <translation>留空：同一個模型</translation>
    </message>
</context>
<context>
    <name>FieldName</name>
    <message>
        <source>Model, full version</source>
        <translation>模型（完整版本）</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>提供者</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>介面</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系統提示</translation>
    </message>
    <message>
        <source>Reasoning budget</source>
        <translation>推理預算</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>Output limit</source>
        <translation>輸出上限</translation>
    </message>
    <message>
        <source>Output format</source>
        <translation>輸出格式</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>上下文視窗</translation>
    </message>
    <message>
        <source>Sampling seed</source>
        <translation>取樣種子</translation>
    </message>
    <message>
        <source>Tools allowed</source>
        <translation>可用工具</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Assistant turns</source>
        <translation>助理的回應</translation>
    </message>
    <message>
        <source>Compaction trigger</source>
        <translation>壓縮觸發點</translation>
    </message>
    <message>
        <source>Tracker model</source>
        <translation>追蹤器模型</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>輸入詞元數</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截斷</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the cells shown</source>
        <translation>在顯示的儲存格中尋找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要尋找的文字</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>找下一個(&amp;N)</translation>
    </message>
    <message>
        <source>Find previo&amp;us</source>
        <translation>找上一個(&amp;U)</translation>
    </message>
    <message>
        <source>Th&amp;is column only</source>
        <translation>僅此欄(&amp;I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>關閉尋找列</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>取代為</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>用來取代的文字</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>Replace a&amp;ll…</source>
        <translation>全部取代(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>FingerprintArea</name>
    <message>
        <source>Whose fingerprints</source>
        <translation>查看誰的錯誤特徵</translation>
    </message>
    <message>
        <source>Whole-case reply</source>
        <translation>整題回覆</translation>
    </message>
    <message>
        <source>Reply to prefix {k}</source>
        <translation>前綴 {k} 的回覆</translation>
    </message>
</context>
<context>
    <name>FingerprintPanel</name>
    <message>
        <source>Fingerprints</source>
        <translation>錯誤特徵</translation>
    </message>
    <message>
        <source>Slips that would give exactly this answer</source>
        <translation>會得出完全相同答案的失誤類型</translation>
    </message>
    <message>
        <source>Slips that would give all but one cell</source>
        <translation>會得出只差一個儲存格的答案的失誤類型</translation>
    </message>
    <message>
        <source>Comparing the answer with known slips…</source>
        <translation>正在將答案與已知的失誤類型比對…</translation>
    </message>
    <message numerus="yes">
        <source>Near matches: all but one cell (%n)</source>
        <translation>
            <numerusform>近似相符：只差一個儲存格（%n）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fingerprints</name>
    <message>
        <source>whole case</source>
        <comment>where a slip happened</comment>
        <translation>整題</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two numbers of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>update {list} and %n more</source>
        <translation>
            <numerusform>第 {list} 個更新，另有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>update {k}</source>
        <translation>第 {k} 個更新</translation>
    </message>
    <message>
        <source>update {list} or {last}</source>
        <translation>第 {list} 或 {last} 個更新</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list}，另有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {chance}</source>
        <translation>至多 {chance}</translation>
    </message>
    <message>
        <source>under 1 in a million</source>
        <translation>低於百萬分之一</translation>
    </message>
    <message>
        <source>1 in {n}</source>
        <translation>{n} 分之 1</translation>
    </message>
    <message>
        <source>about 1 in {n}</source>
        <translation>約 {n} 分之 1</translation>
    </message>
    <message>
        <source>over {percent} %</source>
        <translation>超過 {percent} %</translation>
    </message>
    <message>
        <source>about {percent} %</source>
        <translation>約 {percent} %</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{sign} {chance}: says little</source>
        <translation>{sign} {chance}：參考價值很低</translation>
    </message>
    <message>
        <source>{sign} {chance}: says nothing</source>
        <translation>{sign} {chance}：沒有參考價值</translation>
    </message>
    <message numerus="yes">
        <source>%n different wrong answer(s) of this slip were tried.</source>
        <translation>
            <numerusform>試過這種失誤類型的 %n 種不同錯誤答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} (given: {value})</source>
        <translation>{cell}（回覆值：{value}）</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}.</source>
        <translation>與下列失誤類型相符：{slip}，{place}。偶然相符的機率：{chance}。</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}, which says little.</source>
        <translation>與下列失誤類型相符：{slip}，{place}。偶然相符的機率：{chance}，參考價值很低。</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}, which says nothing.</source>
        <translation>與下列失誤類型相符：{slip}，{place}。偶然相符的機率：{chance}，沒有參考價值。</translation>
    </message>
    <message>
        <source>Consistent with</source>
        <translation>相符的失誤類型</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>試過種數</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>偶然機率</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>不同之處</translation>
    </message>
    <message>
        <source>The answer given to the whole case equals what these slips would give:</source>
        <translation>整題的答案等於下列失誤類型會得出的答案：</translation>
    </message>
    <message>
        <source>The answer given to prefix {k} equals what these slips would give:</source>
        <translation>前綴 {k} 的答案等於下列失誤類型會得出的答案：</translation>
    </message>
    <message numerus="yes">
        <source>No known slip gives this answer. %n alternative(s) were tried.</source>
        <translation>
            <numerusform>沒有任何已知的失誤類型會得出這個答案。共試過 %n 種可能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s) were tried. A wrong answer drawn at random matches at least one of them with a chance of: {chance}.</source>
        <translation>
            <numerusform>共試過 %n 種可能。隨機抽出的錯誤答案至少與其中一種相符的機率：{chance}。</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance: how often a random wrong answer would be one of those that the slip covers. Random is meant in two ways, and the greater figure is told: each cell drawn evenly from the numbers of the case, or the right values put into the cells in another way.</source>
        <translation>偶然機率：隨機的錯誤答案有多常屬於該失誤類型所涵蓋的答案。「隨機」有兩種算法，列出較大的數字：每個儲存格從題目的數字中均勻抽取，或將正確的值以另一種排法放入各儲存格。</translation>
    </message>
    <message>
        <source>A match shows that the answer equals what the slip would give; it does not show what happened inside the model.</source>
        <translation>相符只表示答案等於該失誤類型會得出的答案；並不能說明模型內部發生了什麼。</translation>
    </message>
    <message>
        <source>The answer is incomplete: its values are not compared.</source>
        <translation>答案不完整：不比對其中的值。</translation>
    </message>
    <message>
        <source>The model never had the whole prompt, so nothing is compared.</source>
        <translation>模型從未收到完整的提示，因此未作比對。</translation>
    </message>
    <message>
        <source>The answer was not graded, so nothing is compared.</source>
        <translation>答案未評分，因此未作比對。</translation>
    </message>
    <message>
        <source>Format error: no values could be read, so nothing is compared.</source>
        <translation>格式錯誤：無法讀取任何值，因此未作比對。</translation>
    </message>
    <message>
        <source>The answer is right: there is no slip to look for.</source>
        <translation>答案正確：沒有失誤類型可找。</translation>
    </message>
    <message>
        <source>No reply here yet, so nothing is compared.</source>
        <translation>這裡還沒有回覆，因此未作比對。</translation>
    </message>
    <message>
        <source>The comparison was cancelled: nothing is known of this answer. It is made anew when this tab is opened again.</source>
        <translation>比對已取消：這個答案的情況不明。再次開啟這個分頁時會重新比對。</translation>
    </message>
    <message>
        <source>The comparison could not be finished: nothing is known of this answer.</source>
        <translation>比對無法完成：這個答案的情況不明。</translation>
    </message>
</context>
<context>
    <name>FirstError</name>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>This case has no reply that is not right.</source>
        <translation>這一題的回覆全部答對。</translation>
    </message>
    <message>
        <source>This reply is right: there is no wrong prefix to look for.</source>
        <translation>這則回覆答對了：沒有答錯的前綴可找。</translation>
    </message>
    <message>
        <source>Asked as the whole case {case}, the same prompt had: {result}.</source>
        <translation>同樣的提示曾作為整題 {case} 提問，結果是：{result}。</translation>
    </message>
    <message>
        <source>Opening a long case…</source>
        <translation>正在開啟長題…</translation>
    </message>
    <message>
        <source>No reply yet</source>
        <translation>還沒有回覆</translation>
    </message>
    <message>
        <source>Record a whole-case reply on the Desk. If it is not right, it can be followed here prefix by prefix.</source>
        <translation>請在「作答」頁記錄一則整題回覆。若未答對，就能在這裡逐個前綴查看。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答頁</translation>
    </message>
    <message>
        <source>There is no wrong state to look for.</source>
        <translation>沒有答錯的狀態可找。</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>還沒有題目</translation>
    </message>
    <message>
        <source>The model never had the whole prompt: nothing is to be looked for.</source>
        <translation>模型從未收到完整的提示：沒有可找的內容。</translation>
    </message>
    <message>
        <source>A simulated reply to a case with a hidden answer book</source>
        <translation>答案本仍隱藏的題目，其模擬回覆</translation>
    </message>
    <message>
        <source>No model has answered the case yet. The simulated reply can be followed here prefix by prefix once the answer book is open.</source>
        <translation>還沒有模型回答這一題。答案本打開後，就能在這裡逐個前綴查看模擬的回覆。</translation>
    </message>
    <message>
        <source>Reveal answer book…</source>
        <translation>揭曉答案本…</translation>
    </message>
    <message>
        <source>Make a case set on the Cases page, then record a reply on the Desk.</source>
        <translation>請在「題目」頁建立題組，再到「作答」頁記錄回覆。</translation>
    </message>
    <message>
        <source>Go to the cases</source>
        <translation>前往題目頁</translation>
    </message>
    <message>
        <source>No recorded reply is wrong</source>
        <translation>已記錄的回覆沒有一則答錯</translation>
    </message>
    <message>
        <source>Copied. Paste it into a new conversation, then bring the reply back here.</source>
        <translation>已複製。請貼到新對話中，再把回覆帶回這裡。</translation>
    </message>
    <message>
        <source>The whole-case reply is simulated, and what a model gave is not counted beside it. Nothing was recorded.</source>
        <translation>整題回覆是模擬的，不與模型給出的回覆並列計算。未記錄任何內容。</translation>
    </message>
    <message>
        <source>That is the prompt itself, not a reply. Nothing was recorded.</source>
        <translation>這是提示本身，不是回覆。未記錄任何內容。</translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}.</source>
        <translation>已記錄：{result}，{time}。</translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}. The earlier reply is kept, superseded.</source>
        <translation>已記錄：{result}，{time}。先前的回覆仍保留，標示為已被取代。</translation>
    </message>
</context>
<context>
    <name>FirstErrorAcross</name>
    <message>
        <source>No reply yet</source>
        <translation>還沒有回覆</translation>
    </message>
    <message>
        <source>Record whole-case replies on the Desk. Those that are not right are counted here once their prefixes are probed.</source>
        <translation>請在「作答」頁記錄整題回覆。未答對的回覆，待其前綴經過探測後，就會在這裡統計。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答頁</translation>
    </message>
    <message>
        <source>Counting first observed wrong prefixes…</source>
        <translation>正在統計第一個被觀察到答錯的前綴…</translation>
    </message>
    <message>
        <source>Comparing the answers with known slips…</source>
        <translation>正在將各答案與已知的失誤類型比對…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>向量圖 (*.svg)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
    </message>
    <message>
        <source>First observed wrong prefixes</source>
        <translation>第一個被觀察到答錯的前綴</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>匯出直方圖</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已寫入：{file}</translation>
    </message>
</context>
<context>
    <name>FirstErrorChoices</name>
    <message>
        <source>{case} · {set}</source>
        <translation>{case} · {set}</translation>
    </message>
    <message>
        <source>{case} · seed {seed} · {set}</source>
        <translation>{case} · 種子 {seed} · {set}</translation>
    </message>
    <message>
        <source>{sign} {result} · {examinee} · {time}</source>
        <translation>{sign} {result} · {examinee} · {time}</translation>
    </message>
    <message>
        <source>{sign} {result} · {examinee} · {time} · superseded</source>
        <translation>{sign} {result} · {examinee} · {time} · 已被取代</translation>
    </message>
    <message>
        <source>{reply} · {sign} simulated</source>
        <translation>{reply} · {sign} 模擬</translation>
    </message>
</context>
<context>
    <name>FirstErrorLab</name>
    <message>
        <source>A probe is another conversation with another input: it shows what was observed at that prefix, not what happened inside the whole reply.</source>
        <translation>探測是另一個對話、另一份輸入：它顯示在該前綴觀察到什麼，而不是整題回覆的內部發生了什麼。</translation>
    </message>
</context>
<context>
    <name>FirstErrorPage</name>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>This case</source>
        <translation>這一題</translation>
    </message>
    <message>
        <source>Across cases</source>
        <translation>跨題統計</translation>
    </message>
    <message>
        <source>One case or what recurs across cases</source>
        <translation>查看單一題目，或跨題一再出現的情形</translation>
    </message>
    <message>
        <source>Export diagnosis…</source>
        <translation>匯出診斷…</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>題目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reply</source>
        <translation>回覆(&amp;R)</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Reply that is not right</source>
        <translation>未答對的回覆</translation>
    </message>
</context>
<context>
    <name>FirstErrors</name>
    <message>
        <source>{first}–{last} %</source>
        <translation>{first}–{last} %</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>Above {first} % to {last} % of the updates: %n case(s)</source>
        <translation>
            <numerusform>更新數超過 {first} % 至 {last} %：%n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefix {first}: %n case(s)</source>
        <translation>
            <numerusform>前綴 {first}：%n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefixes {first} to {last}: %n case(s)</source>
        <translation>
            <numerusform>前綴 {first} 到 {last}：%n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} / {total}</translation>
    </message>
    <message>
        <source>Cases with a wrong prefix observed: n = {n}, of {probed} probed, of {units} not right; {rest} not probed.</source>
        <translation>觀察到答錯的前綴的題數：n = {n}；未答對的 {units} 題中，已探測 {probed} 題，未探測 {rest} 題。</translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) whose input was cut or too long: not counted.</source>
        <translation>
            <numerusform>另有 %n 則回覆的輸入遭截或過長：不計入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) not graded: not counted.</source>
        <translation>
            <numerusform>另有 %n 則回覆未評分：不計入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated reply(ies) to cases with a hidden answer book left out until that is open.</source>
        <translation>
            <numerusform>略去 %n 則模擬回覆，其題目的答案本仍隱藏；打開後才計入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s), {incomplete} incomplete. Superseded ones are left out.</source>
        <translation>
            <numerusform>%n 則整題回覆：答對 {right} 則，答錯 {wrong} 則，格式錯誤 {format_errors} 則，不完整 {incomplete} 則。已被取代的不計入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s). Superseded ones are left out.</source>
        <translation>
            <numerusform>%n 則整題回覆：答對 {right} 則，答錯 {wrong} 則，格式錯誤 {format_errors} 則。已被取代的不計入。</numerusform>
        </translation>
    </message>
    <message>
        <source>All examinees, pooled: a case asked of two examinees counts twice.</source>
        <translation>所有考生合併計算：一題由兩位考生作答，就計為兩次。</translation>
    </message>
    <message>
        <source>Simulated replies only: none of them is by a model.</source>
        <translation>只有模擬的回覆：沒有一則出自模型。</translation>
    </message>
    <message>
        <source>A prefix asked several times counts once: it is observed wrong when any of its standing replies is wrong.</source>
        <translation>多次提問的前綴只計一次：有效的回覆中只要有一則答錯，就視為觀察到答錯。</translation>
    </message>
    <message>
        <source>The kind is that of the last update of the prefix. Only where the prefix before it was probed and right is nothing between the two unknown. Beside each count stands how many of all probed prefixes end so: a kind that is probed more often is found more often.</source>
        <translation>種類是指前綴中最後一個更新的種類。只有前一個前綴也已探測且答對時，兩者之間才沒有未知之處。每個計數旁列出所有已探測的前綴中有多少以這種更新結尾：越常探測的種類，越常被找到。</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) and {incomplete} incomplete answer(s) are not. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>已比對 %n 個錯誤答案；未比對的有：格式錯誤 {format_errors} 則、不完整的答案 {incomplete} 則。偶然預期數：該失誤類型在所有已比對答案中的機率總和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) gave no values to compare. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>已比對 %n 個錯誤答案；{format_errors} 則格式錯誤沒有可供比對的值。偶然預期數：該失誤類型在所有已比對答案中的機率總和。</numerusform>
        </translation>
    </message>
    <message>
        <source>under {n}</source>
        <translation>低於 {n}</translation>
    </message>
    <message>
        <source>First observed wrong prefix, share of the case&apos;s updates</source>
        <translation>第一個被觀察到答錯的前綴，占該題更新數的比例</translation>
    </message>
    <message>
        <source>First observed wrong prefix, number of updates</source>
        <translation>第一個被觀察到答錯的前綴，更新數</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Share of updates</source>
        <translation>更新數比例</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新數</translation>
    </message>
    <message>
        <source>Last update</source>
        <translation>最後一個更新</translation>
    </message>
    <message>
        <source>Right before</source>
        <translation>前一個前綴答對</translation>
    </message>
    <message>
        <source>Probed prefixes</source>
        <translation>已探測的前綴</translation>
    </message>
    <message>
        <source>Consistent with</source>
        <translation>相符的失誤類型</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案數</translation>
    </message>
    <message>
        <source>Expected by chance</source>
        <translation>偶然預期數</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>First observed wrong</source>
        <translation>第一個被觀察到答錯</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>none observed</source>
        <translation>未觀察到</translation>
    </message>
    <message>
        <source>not probed</source>
        <translation>未探測</translation>
    </message>
</context>
<context>
    <name>FormName</name>
    <message>
        <source>Code</source>
        <translation>程式式</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>試算表式</translation>
    </message>
    <message>
        <source>Updates read as lines of a program.</source>
        <translation>以一行行程式寫出更新。</translation>
    </message>
    <message>
        <source>Updates read as instructions for a spreadsheet.</source>
        <translation>以試算表的操作指示寫出更新。</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message>
        <source>Failed: a format error</source>
        <translation>失敗：格式錯誤</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>{passed} of {cases} whole cases right; format errors: {errors}; {right} of {total} cells right</source>
        <translation>{cases} 題中 {passed} 題整題全對；格式錯誤：{errors}；{total} 個欄位中 {right} 個正確</translation>
    </message>
</context>
<context>
    <name>GroupsPanel</name>
    <message>
        <source>Group by</source>
        <translation>分組依據</translation>
    </message>
    <message>
        <source>Tick to tell trials apart by this</source>
        <translation>勾選後依此區分試次</translation>
    </message>
    <message>
        <source>Groups of trials</source>
        <translation>試次分組</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>First steps</source>
        <translation>快速入門</translation>
    </message>
</context>
<context>
    <name>HiddenBook</name>
    <message>
        <source>{sign} The answer book is hidden</source>
        <translation>{sign} 答案本已隱藏</translation>
    </message>
    <message>
        <source>It opens by itself when a model&apos;s reply to this case is recorded. A simulated one opens nothing.</source>
        <translation>記錄模型對這一題的回覆後，它會自動開啟。模擬的回覆不會開啟它。</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>揭曉…</translation>
    </message>
    <message>
        <source>Open the answer book before any reply. This is recorded with its time.</source>
        <translation>在沒有任何回覆之前打開答案本。這會連同時間記錄下來。</translation>
    </message>
</context>
<context>
    <name>HistoryBox</name>
    <message>
        <source>Recorded replies</source>
        <translation>已記錄的回覆</translation>
    </message>
    <message>
        <source>{sign} {result}, {time}, superseded</source>
        <translation>{sign} {result}，{time}，已被取代</translation>
    </message>
    <message>
        <source>{sign} {result}, {time}, correction</source>
        <translation>{sign} {result}，{time}，更正</translation>
    </message>
    <message>
        <source>{sign} {result}, {time}</source>
        <translation>{sign} {result}，{time}</translation>
    </message>
    <message>
        <source>{reply}, {sign} simulated</source>
        <translation>{reply}，{sign} 模擬</translation>
    </message>
</context>
<context>
    <name>HorizonPanel</name>
    <message>
        <source>The curves are still being fitted…</source>
        <translation>曲線仍在擬合中…</translation>
    </message>
    <message>
        <source>No trial is answered yet: there is no horizon to look for.</source>
        <translation>還沒有已作答的試次：沒有追蹤視界可求。</translation>
    </message>
    <message>
        <source>The curves were not fitted: that was stopped.</source>
        <translation>未擬合曲線：擬合已停止。</translation>
    </message>
    <message>
        <source>Tracking horizons</source>
        <translation>追蹤視界</translation>
    </message>
    <message>
        <source>Passed at each length</source>
        <translation>各長度的通過數</translation>
    </message>
</context>
<context>
    <name>ImportColumn</name>
    <message>
        <source>SHA-256 of the prompt</source>
        <translation>提示的 SHA-256</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前綴</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>Encoding of the reply</source>
        <translation>回覆的編碼</translation>
    </message>
    <message>
        <source>SHA-256 of the reply</source>
        <translation>回覆的 SHA-256</translation>
    </message>
    <message>
        <source>Number of the reply</source>
        <translation>回覆編號</translation>
    </message>
    <message>
        <source>Corrects reply number</source>
        <translation>所更正的回覆編號</translation>
    </message>
    <message>
        <source>Converted from HTML</source>
        <translation>由 HTML 轉換</translation>
    </message>
    <message>
        <source>All cells right</source>
        <translation>整題全對</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>裁定理由</translation>
    </message>
    <message>
        <source>Time of the ruling</source>
        <translation>裁定時間</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>不讀取</translation>
    </message>
    <message>
        <source>Own column: {name}</source>
        <translation>自訂欄：{name}</translation>
    </message>
</context>
<context>
    <name>ImportColumnsTable</name>
    <message>
        <source>Column of the file</source>
        <translation>檔案中的欄</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>讀取為</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>{column}: read as</source>
        <translation>{column}：讀取為</translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message>
        <source>&amp;Leave them as they are here</source>
        <translation>維持這裡現有的內容(&amp;L)</translation>
    </message>
    <message>
        <source>Take their &amp;fields, rulings and own columns from the file</source>
        <translation>採用檔案中的欄位、裁定與自訂欄(&amp;F)</translation>
    </message>
    <message>
        <source>Rows with a problem or another verdict</source>
        <translation>有問題或判定不同的列</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that are here already differ in what you filled in.</source>
        <translation>
            <numerusform>已在這裡的列中，有 %n 列與您填寫的內容不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>發現的情況</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 列未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportItemsDialog</name>
    <message>
        <source>Choose a file of tasks</source>
        <translation>選擇任務檔案</translation>
    </message>
    <message>
        <source>Files of tasks (*.jsonl *.jsonl.gz *.json);;All files (*)</source>
        <translation>任務檔案 (*.jsonl *.jsonl.gz *.json);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Choose at least one condition.</source>
        <translation>請至少選一個條件。</translation>
    </message>
    <message>
        <source>Choose a file with tasks.</source>
        <translation>請選擇含有任務的檔案。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>第幾筆</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Why it became no item</source>
        <translation>未成為原題的原因</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在讀取檔案…</translation>
    </message>
    <message>
        <source>GSM8K, HumanEval, BFCL and sharded instructions can be read, as their sources publish them.</source>
        <translation>可讀取 GSM8K、HumanEval、BFCL 與分片指令，格式與各來源發布時相同。</translation>
    </message>
    <message>
        <source>{format}: {items} of {records} records became items.</source>
        <translation>{format}：{records} 筆資料中有 {items} 筆成為原題。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s): {sentence}</source>
        <translation>
            <numerusform>%n 個原題：{sentence}</numerusform>
        </translation>
    </message>
    <message>
        <source>Import items</source>
        <translation>匯入原題</translation>
    </message>
    <message>
        <source>&amp;Choose file…</source>
        <translation>選擇檔案(&amp;C)…</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>檔案的內容</translation>
    </message>
    <message>
        <source>Records that became no item</source>
        <translation>未成為原題的資料</translation>
    </message>
</context>
<context>
    <name>ImportLogDialog</name>
    <message>
        <source>Import into the run log</source>
        <translation>匯入到紀錄表</translation>
    </message>
    <message>
        <source>Ch&amp;oose a file…</source>
        <translation>選擇檔案(&amp;O)…</translation>
    </message>
    <message>
        <source>Columns and first ro&amp;ws of the file</source>
        <translation>檔案的各欄與前幾列(&amp;W)</translation>
    </message>
    <message>
        <source>Columns and first rows of the file</source>
        <translation>檔案的各欄與前幾列</translation>
    </message>
    <message>
        <source>Check the &amp;rows again</source>
        <translation>重新檢查各列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>匯入(&amp;I)</translation>
    </message>
    <message>
        <source>All rows are imported or none. Every reply is judged here; a verdict in the file is never taken over. Recorded replies stay for good: undo takes back fields, rulings and new columns only.</source>
        <translation>所有列一併匯入，否則一列也不匯入。每則回覆都在此判定；絕不沿用檔案中的判定。已記錄的回覆會永久保留：復原只會收回欄位、裁定與新的欄。</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Choose the encoding in which its first rows read right.</source>
        <translation>此檔案不是 UTF-8。請選擇能讓前幾列正確顯示的編碼。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message numerus="yes">
        <source>%n row(s) in the file.</source>
        <translation>
            <numerusform>檔案中有 %n 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new reply(s) to be recorded.</source>
        <translation>
            <numerusform>將記錄 %n 則新回覆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them simulated.</source>
        <translation>
            <numerusform>其中 %n 則為模擬。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) here already.</source>
        <translation>
            <numerusform>%n 則回覆已在這裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a reply record nothing.</source>
        <translation>
            <numerusform>%n 列沒有回覆，不會記錄任何內容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) correct one that is not in the file, and stand alone.</source>
        <translation>
            <numerusform>%n 則回覆所更正的對象不在檔案中，因此各自獨立。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new examinee(s).</source>
        <translation>
            <numerusform>%n 位新考生。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new column(s).</source>
        <translation>
            <numerusform>%n 個新欄。</numerusform>
        </translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Left aside: {names}. What a service told is kept for replies fetched here, and is not taken from a file.</source>
        <translation>不採用：{names}。服務告知的內容只為在此擷取的回覆保存，不從檔案讀入。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is imported until the file has none.</source>
        <translation>
            <numerusform>%n 個問題：檔案中的問題全部排除之前，不會匯入任何內容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) recorded from {file}.</source>
        <translation>
            <numerusform>已從 {file} 記錄 %n 則回覆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) brought up to date.</source>
        <translation>
            <numerusform>已更新 %n 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n 則原已在這裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) of the file differ from the scorer’s, which counts.</source>
        <translation>
            <numerusform>檔案中有 %n 項判定與評分器的不同；以評分器的為準。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReadingRow</name>
    <message>
        <source>Comma</source>
        <translation>逗號</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分號</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>定位字元（Tab）</translation>
    </message>
    <message>
        <source>Point: 1.5</source>
        <translation>句點：1.5</translation>
    </message>
    <message>
        <source>Comma: 1,5</source>
        <translation>逗號：1,5</translation>
    </message>
    <message>
        <source>Choose the encoding…</source>
        <translation>選擇編碼…</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>編碼(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>分隔符號(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>小數符號(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take one apostrophe off the front of texts</source>
        <translation>去掉文字開頭的一個撇號(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>The row names no case.</source>
        <translation>這一列未指明題目。</translation>
    </message>
    <message>
        <source>No case “{case}” of the set “{set}” with seed {seed} is in this document. Make or import the case set first.</source>
        <translation>這份文件中沒有題組「{set}」、種子 {seed} 的題目「{case}」。請先建立或匯入該題組。</translation>
    </message>
    <message>
        <source>Several cases are called “{case}”. Give the case set and the seed too.</source>
        <translation>有多道題目名為「{case}」。請一併提供題組與種子。</translation>
    </message>
    <message>
        <source>Another prompt was answered than that of the case in this document: its SHA-256 sum differs.</source>
        <translation>作答所依的提示與這份文件中該題的提示不同：SHA-256 雜湊值不一致。</translation>
    </message>
    <message>
        <source>“{value}” is too small. Use {least} or more.</source>
        <translation>「{value}」太小。請使用 {least} 或更大的數。</translation>
    </message>
    <message>
        <source>This is no SHA-256 sum of 64 digits and letters from a to f.</source>
        <translation>這不是由 64 個數字與字母 a 到 f 組成的 SHA-256 雜湊值。</translation>
    </message>
    <message>
        <source>The text looks like an access key, which must not be kept in a document. Take it out.</source>
        <translation>文字看起來像存取金鑰，不得存入文件。請將它刪除。</translation>
    </message>
    <message>
        <source>“{value}” is no way to write a reply. Write text or base64.</source>
        <translation>「{value}」不是回覆的寫法。請寫 text 或 base64。</translation>
    </message>
    <message>
        <source>The reply is said to be base64 and is not.</source>
        <translation>回覆註明為 base64，實際上並不是。</translation>
    </message>
    <message>
        <source>The reply is not the one that its SHA-256 sum was taken of. Something changed it, perhaps a spreadsheet.</source>
        <translation>這則回覆不是當初計算 SHA-256 雜湊值的那一則。有什麼更動了它，也許是試算表軟體。</translation>
    </message>
    <message>
        <source>The file holds the SHA-256 sum of a reply without the reply, and it is not in this document. Export with the text of every reply.</source>
        <translation>檔案只有回覆的 SHA-256 雜湊值，沒有回覆本身，而這份文件中也沒有這則回覆。請在匯出時附上每則回覆的文字。</translation>
    </message>
    <message>
        <source>“{value}” is no source of a reply. Write one of: {known}.</source>
        <translation>「{value}」不是回覆的來源。請寫下列之一：{known}。</translation>
    </message>
    <message>
        <source>“{value}” is no way in which a service ends an answer. Write one of: {known}.</source>
        <translation>「{value}」不是服務結束回覆的方式。請寫下列之一：{known}。</translation>
    </message>
    <message>
        <source>“{value}” is no time with its offset from UTC. Write it as 2026-11-30T08:00:00+08:00.</source>
        <translation>「{value}」不是帶有 UTC 時差的時間。請寫成 2026-11-30T08:00:00+08:00。</translation>
    </message>
    <message>
        <source>“{value}” is no ruling. Write right or wrong.</source>
        <translation>「{value}」不是裁定。請寫 right 或 wrong。</translation>
    </message>
    <message>
        <source>Two rows have the same number of the reply. Give each its own, or none.</source>
        <translation>有兩列的回覆編號相同。請各給一個編號，或都不給。</translation>
    </message>
    <message>
        <source>A reply can correct an earlier one only. Look at the numbers of the replies.</source>
        <translation>回覆只能更正較早的回覆。請檢查回覆編號。</translation>
    </message>
    <message>
        <source>The row has {found} fields and the header {wanted}. Look at the separator and the quotes.</source>
        <translation>這一列有 {found} 個欄位，標題列有 {wanted} 個。請檢查分隔符號與引號。</translation>
    </message>
    <message>
        <source>The file says {correct} of {total} cells. The scorer says {right} of {cells}, and that is recorded.</source>
        <translation>檔案說 {total} 個欄位中 {correct} 個正確。評分器判為 {cells} 個中 {right} 個，並以此記錄。</translation>
    </message>
    <message>
        <source>The file tells another format error, or none. The scorer’s own is recorded: {right} of {cells} cells.</source>
        <translation>檔案註明的是另一種格式錯誤，或沒有註明。記錄的是評分器自己的判定：{cells} 個欄位中 {right} 個正確。</translation>
    </message>
</context>
<context>
    <name>Infidelity</name>
    <message>
        <source>It is empty.</source>
        <translation>內容是空的。</translation>
    </message>
    <message>
        <source>The value is not said in these words: {words}</source>
        <translation>這段文字沒有說出值：{words}</translation>
    </message>
    <message>
        <source>The goal is not named in these words: {words}</source>
        <translation>這段文字沒有提到目標的名稱：{words}</translation>
    </message>
    <message>
        <source>It cannot be told which value belongs to which goal: {words}</source>
        <translation>無法分辨哪個值屬於哪個目標：{words}</translation>
    </message>
    <message>
        <source>A value that is not of this turn is said: {words}</source>
        <translation>說出了不屬於這一輪的值：{words}</translation>
    </message>
    <message>
        <source>A goal that is not of this turn is named: {words}</source>
        <translation>提到了不屬於這一輪的目標：{words}</translation>
    </message>
    <message>
        <source>A number that nobody asked is said: {words}</source>
        <translation>說出了沒有人要求的數字：{words}</translation>
    </message>
    <message>
        <source>It is not said that this is withdrawn: {words}</source>
        <translation>沒有說明這項已撤回：{words}</translation>
    </message>
    <message>
        <source>It sounds as if something were withdrawn or not wanted: {words}</source>
        <translation>聽起來像是撤回了什麼，或不要什麼：{words}</translation>
    </message>
    <message>
        <source>It is not said that this changes: {words}</source>
        <translation>沒有說明這項有變更：{words}</translation>
    </message>
    <message>
        <source>It sounds as if something from before changed: {words}</source>
        <translation>聽起來像是先前的內容有了變更：{words}</translation>
    </message>
    <message>
        <source>It does not say that nothing has changed.</source>
        <translation>沒有說明一切都沒有變更。</translation>
    </message>
    <message>
        <source>It seems to tell earlier things again: {words}</source>
        <translation>似乎重述了先前的內容：{words}</translation>
    </message>
    <message>
        <source>It leaves open what holds: {words}</source>
        <translation>沒有說清楚以何者為準：{words}</translation>
    </message>
    <message>
        <source>This is not in the language of the conversation: {words}</source>
        <translation>使用的不是這個對話的語言：{words}</translation>
    </message>
    <message>
        <source>It is too long, in characters: {words}</source>
        <translation>過長（字元數）：{words}</translation>
    </message>
    <message>
        <source>It has several lines.</source>
        <translation>內容有好幾行。</translation>
    </message>
    <message>
        <source>There are characters in it that cannot be seen.</source>
        <translation>其中有看不見的字元。</translation>
    </message>
    <message>
        <source>There is something around the message: {words}</source>
        <translation>訊息前後有多餘的內容：{words}</translation>
    </message>
    <message>
        <source>It is the same as the message before it.</source>
        <translation>與前一則訊息相同。</translation>
    </message>
</context>
<context>
    <name>IntakeWords</name>
    <message>
        <source>The clipboard is empty. Copy the reply again, or open it as a file or drop it here.</source>
        <translation>剪貼簿是空的。請重新複製回覆，或以檔案開啟，或將檔案拖放到這裡。</translation>
    </message>
    <message>
        <source>The clipboard holds a picture, not text. Copy the reply&apos;s text, or type it.</source>
        <translation>剪貼簿中是圖片，不是文字。請複製回覆的文字，或手動輸入。</translation>
    </message>
    <message>
        <source>There is no text in what was pasted.</source>
        <translation>貼上的內容中沒有文字。</translation>
    </message>
    <message>
        <source>A case has one reply: drop or paste one file at a time.</source>
        <translation>一題只有一則回覆：請一次拖放或貼上一個檔案。</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose the one file with the reply.</source>
        <translation>「{name}」是資料夾。請選擇存有回覆的那個檔案。</translation>
    </message>
    <message>
        <source>That is an address, not a file on this computer. Nothing is fetched.</source>
        <translation>這是網址，不是這部電腦上的檔案。程式不會擷取任何內容。</translation>
    </message>
    <message>
        <source>That is larger than {limit}. Nothing was taken over.</source>
        <translation>內容大於 {limit}。未納入任何內容。</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be read.</source>
        <translation>無法讀取檔案「{name}」。</translation>
    </message>
    <message>
        <source>This text cannot be put into typed text without changing it. Clear the box and paste it as the whole reply.</source>
        <translation>這段文字若放進手動輸入的文字中，必然會被更動。請清除輸入框，再將它作為整則回覆貼上。</translation>
    </message>
    <message>
        <source>From the file “{name}”, {size}. Not recorded yet.</source>
        <translation>來自檔案「{name}」，{size}。尚未記錄。</translation>
    </message>
    <message>
        <source>Pasted, {size}, converted from HTML: the clipboard had no plain text. Not recorded yet.</source>
        <translation>已貼上，{size}，由 HTML 轉換：剪貼簿中沒有純文字。尚未記錄。</translation>
    </message>
    <message>
        <source>Typed, {size}. Not recorded yet.</source>
        <translation>手動輸入，{size}。尚未記錄。</translation>
    </message>
    <message>
        <source>Pasted, {size}. Not recorded yet.</source>
        <translation>已貼上，{size}。尚未記錄。</translation>
    </message>
</context>
<context>
    <name>LabActions</name>
    <message>
        <source>Copy the prompt of this prefix</source>
        <translation>複製此前綴的提示</translation>
    </message>
    <message>
        <source>Record the clipboard as the reply to this prefix</source>
        <translation>將剪貼簿的內容記錄為此前綴的回覆</translation>
    </message>
    <message>
        <source>Next prefix to ask</source>
        <translation>下一個要提問的前綴</translation>
    </message>
    <message>
        <source>First observed wrong prefix</source>
        <translation>第一個被觀察到答錯的前綴</translation>
    </message>
    <message>
        <source>Previous change of the chosen cell</source>
        <translation>所選儲存格的上一次變更</translation>
    </message>
    <message>
        <source>Next change of the chosen cell</source>
        <translation>所選儲存格的下一次變更</translation>
    </message>
    <message>
        <source>Who wrote the chosen cell last</source>
        <translation>所選儲存格最後由誰寫入</translation>
    </message>
    <message>
        <source>Where the value of the chosen cell came from</source>
        <translation>所選儲存格的值從哪裡來</translation>
    </message>
</context>
<context>
    <name>LabPrompt</name>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>A run is under way</source>
        <translation>有一次執行正在進行</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are on their way.</source>
        <translation>
            <numerusform>有 %n 則回覆還在途中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped now, nobody knows whether they were answered, and they may be charged. Nothing that came in is lost either way.</source>
        <translation>現在停止，就無從得知這些對話是否已有作答，而且可能會計費。無論如何，已收到的內容都不會遺失。</translation>
    </message>
    <message>
        <source>&amp;Wait for them</source>
        <translation>等待完成(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>停止並關閉(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>LogActions</name>
    <message>
        <source>&amp;Find…</source>
        <translation>尋找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>取代(&amp;R)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>找下一個(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>找上一個(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Search the run log</source>
        <translation>搜尋紀錄表(&amp;S)</translation>
    </message>
    <message>
        <source>Filter by &amp;value…</source>
        <translation>依值篩選(&amp;V)…</translation>
    </message>
    <message>
        <source>Show ever&amp;y row</source>
        <translation>顯示所有列(&amp;Y)</translation>
    </message>
    <message>
        <source>Open the case on the &amp;Desk</source>
        <translation>在「作答」頁開啟題目(&amp;D)</translation>
    </message>
    <message>
        <source>Find the first &amp;observed wrong prefix</source>
        <translation>尋找第一個被觀察到答錯的前綴(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with column names</source>
        <translation>連同欄名複製(&amp;W)</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>貼上(&amp;S)</translation>
    </message>
    <message>
        <source>Fi&amp;ll down</source>
        <translation>向下填滿(&amp;L)</translation>
    </message>
    <message>
        <source>Mark the chosen cells as no&amp;t provided</source>
        <translation>將所選儲存格標為未提供(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>設為空白(&amp;B)</translation>
    </message>
    <message>
        <source>Edit as lon&amp;g text…</source>
        <translation>以長文字編輯(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;History of the cell…</source>
        <translation>儲存格的歷程(&amp;H)…</translation>
    </message>
    <message>
        <source>R&amp;ule on the reply…</source>
        <translation>對回覆作出裁定(&amp;U)…</translation>
    </message>
    <message>
        <source>Colu&amp;mn</source>
        <translation>欄(&amp;M)</translation>
    </message>
    <message>
        <source>New column…</source>
        <translation>新增欄…</translation>
    </message>
    <message>
        <source>&amp;Keep the columns up to this one in sight</source>
        <translation>凍結到此欄(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>LogColumns</name>
    <message>
        <source>Column {name} added, at the right of the others.</source>
        <translation>已新增欄「{name}」，位於其他欄的右側。</translation>
    </message>
    <message>
        <source>Column {name} removed. Undo brings it back with its values.</source>
        <translation>已移除欄「{name}」。復原即可連同其值一併找回。</translation>
    </message>
</context>
<context>
    <name>LogEditing</name>
    <message>
        <source>Looking at the cells…</source>
        <translation>正在查看儲存格…</translation>
    </message>
    <message>
        <source>The document is read-only. Nothing was changed.</source>
        <translation>這份文件是唯讀的。未變更任何內容。</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>不會有任何變更。</translation>
    </message>
    <message>
        <source>Writing the cells…</source>
        <translation>正在寫入儲存格…</translation>
    </message>
    <message>
        <source>The text looks like an access key, and stands in the document as plain text now. Take it out and replace the key.</source>
        <translation>文字看起來像存取金鑰，現在以純文字存在文件中。請將它刪除，並更換金鑰。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) pasted.</source>
        <translation>
            <numerusform>已貼上 %n 個儲存格。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows have changed. Nothing was pasted.</source>
        <translation>列已有變動。未貼上任何內容。</translation>
    </message>
</context>
<context>
    <name>LogExport</name>
    <message>
        <source>Writing the run log…</source>
        <translation>正在寫入紀錄表…</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>已取消。未寫入檔案。</translation>
    </message>
    <message>
        <source>Packing the workbook…</source>
        <translation>正在封裝活頁簿…</translation>
    </message>
</context>
<context>
    <name>LogFinding</name>
    <message>
        <source>Not found in the rows shown.</source>
        <translation>在顯示的列中找不到。</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>第 {row} 列，{column}</translation>
    </message>
    <message>
        <source>Replaced.</source>
        <translation>已取代。</translation>
    </message>
    <message>
        <source>Looking for the text…</source>
        <translation>正在尋找文字…</translation>
    </message>
    <message>
        <source>No cell that can be filled in holds the text.</source>
        <translation>可填寫的儲存格中都沒有這段文字。</translation>
    </message>
    <message>
        <source>No cell would change.</source>
        <translation>不會有任何儲存格變更。</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n cell(s).</source>
        <translation>
            <numerusform>已在 %n 個儲存格中取代。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部取代</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n cell(s)?</source>
        <translation>
            <numerusform>要在 %n 個儲存格中取代嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>“{old}” becomes “{new}”. One undo takes all of it back.</source>
        <translation>「{old}」改為「{new}」。復原一次即可全部還原。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
</context>
<context>
    <name>LogImport</name>
    <message>
        <source>Looking at the file…</source>
        <translation>正在查看檔案…</translation>
    </message>
    <message>
        <source>Two columns are read as the same. Choose “Not read” for one of them.</source>
        <translation>有兩欄讀取為相同內容。請將其中一欄改為「不讀取」。</translation>
    </message>
    <message>
        <source>No column is read as the case. Choose the one that names it.</source>
        <translation>沒有任何一欄讀取為題目。請選擇寫有題目名稱的那一欄。</translation>
    </message>
    <message>
        <source>Checking every row…</source>
        <translation>正在檢查每一列…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在匯入…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
        <translation>已取消。未匯入任何內容。</translation>
    </message>
</context>
<context>
    <name>LogPasting</name>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪貼簿中沒有文字。</translation>
    </message>
    <message>
        <source>Choose the cell to paste into first.</source>
        <translation>請先選擇要貼入的儲存格。</translation>
    </message>
</context>
<context>
    <name>LogRows</name>
    <message>
        <source>Ruling recorded: {ruling}. The verdict stays as it was computed.</source>
        <translation>裁定已記錄：{ruling}。判定仍為計算所得，不變。</translation>
    </message>
    <message>
        <source>{column} of {case}</source>
        <translation>{case} 的{column}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Dismiss</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>{page} (Ctrl+{number})</source>
        <translation>{page}（Ctrl+{number}）</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Stopping what is still running…</source>
        <translation>正在停止尚未完成的工作…</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>跟隨系統(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>This document is read-only: you can look, but nothing can be recorded.</source>
        <translation>這份文件是唯讀的：可以查看，但無法記錄任何內容。</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>另存複本…</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) were judged by an earlier scorer. Judging them again keeps the earlier verdicts.</source>
        <translation>
            <numerusform>有 %n 則回覆由較早版本的評分器判定。重新判定時，先前的判定都會保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>重新判定</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) judged again. The earlier verdicts are kept.</source>
        <translation>
            <numerusform>已重新判定 %n 則回覆，先前的判定都保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>StateLab</source>
        <translation>StateLab</translation>
    </message>
    <message>
        <source>{name} – StateLab</source>
        <translation>{name} – StateLab</translation>
    </message>
    <message>
        <source>{name} (read-only) – StateLab</source>
        <translation>{name}（唯讀） – StateLab</translation>
    </message>
    <message>
        <source>This file has a second name on the disk (a hard link), so it is read-only here: writing under two names could damage it. Save a copy to go on.</source>
        <translation>這個檔案在磁碟上有第二個名稱（硬連結），因此在這裡是唯讀的：以兩個名稱寫入可能會損壞檔案。請另存複本再繼續。</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>Give the set a name.</source>
        <translation>請為題組命名。</translation>
    </message>
    <message>
        <source>Making the case set…</source>
        <translation>正在建立題組…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>建立</translation>
    </message>
    <message>
        <source>Close without making the set? What you typed is not kept.</source>
        <translation>要關閉而不建立題組嗎？輸入的內容不會保留。</translation>
    </message>
    <message>
        <source>{sign} To create the set, correct: {fields}</source>
        <translation>{sign} 要建立題組，請修正：{fields}</translation>
    </message>
</context>
<context>
    <name>MapBars</name>
    <message>
        <source>Which updates are seen</source>
        <translation>可見的更新範圍</translation>
    </message>
    <message>
        <source>Which cells are seen</source>
        <translation>可見的儲存格範圍</translation>
    </message>
</context>
<context>
    <name>MapHead</name>
    <message>
        <source>State map</source>
        <translation>狀態圖</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>圖形</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show more updates</source>
        <translation>顯示更多更新</translation>
    </message>
    <message>
        <source>Show fewer updates, larger</source>
        <translation>顯示較少更新，並放大</translation>
    </message>
    <message>
        <source>Show every update</source>
        <translation>顯示所有更新</translation>
    </message>
    <message>
        <source>Put the state map away</source>
        <translation>收起狀態圖</translation>
    </message>
    <message>
        <source>Show the state map</source>
        <translation>顯示狀態圖</translation>
    </message>
    <message>
        <source>Probe each of {first}–{last}</source>
        <translation>逐一探測 {first}–{last}</translation>
    </message>
    <message>
        <source>Probe {first}</source>
        <translation>探測 {first}</translation>
    </message>
</context>
<context>
    <name>MapPart</name>
    <message>
        <source>Drawing the state map…</source>
        <translation>正在繪製狀態圖…</translation>
    </message>
</context>
<context>
    <name>MapTableView</name>
    <message>
        <source>State map as a table</source>
        <translation>以表格呈現的狀態圖</translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message>
        <source>Go to update</source>
        <translation>前往更新</translation>
    </message>
    <message>
        <source>Go to update {k}</source>
        <translation>前往第 {k} 個更新</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More updates to go to</source>
        <translation>可前往的其他更新</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this slip match too and are not listed.</source>
        <translation>
            <numerusform>這種失誤類型另有 %n 項也相符，未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>{slip} ({place}): {sentence}</source>
        <translation>{slip}（{place}）：{sentence}</translation>
    </message>
    <message>
        <source>Every cell but this one equals what the slip would give: {cell}.</source>
        <translation>除了這個儲存格，其餘都等於該失誤類型會得出的值：{cell}。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Cases with these values: {names}.</source>
        <translation>具有這些值的題目：{names}。</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Models of a service</source>
        <translation>服務的模型</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>連線…</translation>
    </message>
    <message>
        <source>Show names with</source>
        <translation>只列名稱包含</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>使用這個模型</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Asking which models there are…</source>
        <translation>正在詢問有哪些模型…</translation>
    </message>
    <message>
        <source>No connection is on. Add one or switch one on under Connections.</source>
        <translation>沒有啟用的連線。請在「連線」中新增或啟用一個。</translation>
    </message>
    <message>
        <source>The service names no models. Type the name yourself.</source>
        <translation>服務沒有列出模型。請自行輸入名稱。</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n model(s)</source>
        <translation>
            <numerusform>%n 個模型中的 {shown} 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewDriftSetDialog</name>
    <message>
        <source>Intent drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>New drift set</source>
        <translation>新增漂移題組</translation>
    </message>
    <message>
        <source>&amp;Word by a model…</source>
        <translation>由模型措辭(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>NewRun</name>
    <message>
        <source>The case set {name}</source>
        <translation>題組 {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n prefix(es) of {name}</source>
        <translation>
            <numerusform>{name} 的 %n 個前綴</numerusform>
        </translation>
    </message>
    <message>
        <source>The case {name}</source>
        <translation>題目 {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) of {name}</source>
        <translation>
            <numerusform>{name} 中的 %n 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Every case of the document</source>
        <translation>文件中的所有題目</translation>
    </message>
    <message>
        <source>{what}, {examinee}</source>
        <translation>{what}，{examinee}</translation>
    </message>
    <message>
        <source>Every case</source>
        <translation>所有題目</translation>
    </message>
    <message>
        <source>{sign} {name} (simulated)</source>
        <translation>{sign} {name}（模擬）</translation>
    </message>
    <message>
        <source>{name} ({host})</source>
        <translation>{name}（{host}）</translation>
    </message>
</context>
<context>
    <name>NewRunDialog</name>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>All of this is answered, or under way in a run. Ask more repeats of it.</source>
        <translation>所選內容都已作答，或正在某次執行中提問。請增加重複次數。</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新增執行</translation>
    </message>
</context>
<context>
    <name>NewRunForm</name>
    <message>
        <source>The same connection</source>
        <translation>同一個連線</translation>
    </message>
    <message>
        <source>There is no case to ask. Make a case set first.</source>
        <translation>沒有可以提問的題目。請先建立題組。</translation>
    </message>
    <message>
        <source>Describe who is asked: an examinee is a model with its settings.</source>
        <translation>請說明由誰作答：考生是一個模型及其設定。</translation>
    </message>
    <message>
        <source>No connection is on. Choose Connections… and switch one on.</source>
        <translation>沒有啟用的連線。請按「連線…」並啟用一個。</translation>
    </message>
    <message>
        <source>&amp;What is asked</source>
        <translation>提問內容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;How often each</source>
        <translation>各提問幾次(&amp;H)</translation>
    </message>
    <message>
        <source>Every time is a new conversation with nothing before it.</source>
        <translation>每一次都是新對話，之前沒有任何內容。</translation>
    </message>
    <message>
        <source>&amp;Examinee</source>
        <translation>考生(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>連線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Tracker</source>
        <translation>追蹤器(&amp;T)</translation>
    </message>
    <message>
        <source>Who is asked what the arm asks of its tracker, by the model named in the examinee. The limit counts for both.</source>
        <translation>方案要問追蹤器的內容透過這個連線提問，使用考生中指定的模型。上限以兩者合計。</translation>
    </message>
    <message>
        <source>Only what is &amp;not answered so often yet</source>
        <translation>只問作答次數還不足的題目(&amp;N)</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新增…</translation>
    </message>
    <message>
        <source>New examinee</source>
        <translation>新增考生</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>連線…</translation>
    </message>
    <message>
        <source>Ask one &amp;by one</source>
        <translation>逐一提問(&amp;B)</translation>
    </message>
    <message>
        <source>As batch &amp;files for the service</source>
        <translation>寫成供服務使用的批次檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Files of requests, and later of results; nothing is sent from here</source>
        <translation>先寫出請求檔案，之後再讀入結果檔案；不會從這裡傳送任何內容</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>New case set</source>
        <translation>新增題組</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>選擇起點</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>現成配方</translation>
    </message>
</context>
<context>
    <name>NoConnection</name>
    <message>
        <source>No connection is on yet</source>
        <translation>尚未啟用任何連線</translation>
    </message>
    <message>
        <source>To ask a model, set up a connection to a service or to a server of your own, and switch it on.</source>
        <translation>若要向模型提問，請設定連到服務或您自己伺服器的連線，並加以啟用。</translation>
    </message>
    <message>
        <source>Set up a connection…</source>
        <translation>設定連線…</translation>
    </message>
    <message>
        <source>Practice needs no service: its answers are simulated on this computer, marked ◇ and never pooled with those of a model.</source>
        <translation>練習不需要任何服務：回覆在這部電腦上模擬產生，標有 ◇，絕不與模型的回覆合併。</translation>
    </message>
    <message>
        <source>Use Practice (simulated)</source>
        <translation>使用練習（模擬）</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Long text</source>
        <translation>長文字</translation>
    </message>
    <message>
        <source>Ctrl+Enter keeps the text, Esc leaves the cell as it was.</source>
        <translation>按 Ctrl+Enter 保留文字，按 Esc 則儲存格維持原樣。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
</context>
<context>
    <name>NumbersProblem</name>
    <message>
        <source>“{text}” is negative. Use 0 or more.</source>
        <translation>「{text}」是負數。請使用 0 或更大的數。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>「{text}」不是整數。</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Write for example 1, 5-9, 42.</source>
        <translation>「{text}」不是數字。請輸入例如 1, 5-9, 42。</translation>
    </message>
    <message>
        <source>“{text}” is too large: {limit} at most.</source>
        <translation>「{text}」太大：最大為 {limit}。</translation>
    </message>
    <message>
        <source>“{text}” runs backwards: write the smaller number first.</source>
        <translation>「{text}」的範圍前後顛倒：請先寫較小的數。</translation>
    </message>
    <message>
        <source>“{text}” makes too many numbers: {limit} at most.</source>
        <translation>「{text}」產生的數字太多：最多 {limit} 個。</translation>
    </message>
    <message>
        <source>“{text}” is negative. Use 0 or more: −7 would give the cases of 7.</source>
        <translation>「{text}」是負數。請使用 0 或更大的數：−7 會得到與 7 相同的題目。</translation>
    </message>
</context>
<context>
    <name>OpenWritten</name>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} 已不在那裡。</translation>
    </message>
    <message>
        <source>No program was found that opens {file}.</source>
        <translation>找不到可以開啟 {file} 的程式。</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Input too long</source>
        <translation>輸入過長</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>輸入遭截</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>工具呼叫</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>被過濾</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒絕作答</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截斷</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空回覆</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未評分</translation>
    </message>
    <message>
        <source>The service refused the prompt for its length. It counts as neither wrong nor unanswered.</source>
        <translation>服務因提示過長而不接受。既不算答錯，也不算未作答。</translation>
    </message>
    <message>
        <source>The service read far less than the prompt, so it answered another one. It does not count.</source>
        <translation>服務讀取的內容遠少於提示，因此回答的是另一份提示。不計入。</translation>
    </message>
    <message>
        <source>A tool call came in place of an answer.</source>
        <translation>傳回的是工具呼叫，而不是答案。</translation>
    </message>
    <message>
        <source>A filter of the service ended the answer.</source>
        <translation>服務的過濾機制中止了回覆。</translation>
    </message>
    <message>
        <source>The model declined to answer.</source>
        <translation>模型拒絕作答。</translation>
    </message>
    <message>
        <source>The output limit was reached.</source>
        <translation>已達輸出上限。</translation>
    </message>
    <message>
        <source>The service told no reason why the answer ended, so it never counts as right.</source>
        <translation>服務未告知回覆為何結束，因此絕不算答對。</translation>
    </message>
    <message>
        <source>The answer was ended as complete, with no text.</source>
        <translation>回覆已完整結束，但沒有文字。</translation>
    </message>
    <message>
        <source>The answer was ended as complete.</source>
        <translation>回覆已完整結束。</translation>
    </message>
    <message>
        <source>The answer is code, and running it was off, or had no sandbox here. It does not count until it is graded: see Tools ▸ Running code….</source>
        <translation>答案是程式碼，而當時執行程式碼的功能未開啟，或這裡沒有沙箱。評分之前不計入：請見「工具 ▸ 執行程式碼…」。</translation>
    </message>
    <message>
        <source>Answered, not graded</source>
        <translation>已作答，未評分</translation>
    </message>
    <message>
        <source>{sign} {outcome}</source>
        <translation>{sign} {outcome}</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>紀錄表</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
</context>
<context>
    <name>PastePreview</name>
    <message numerus="yes">
        <source>Nothing was changed: %n cell(s) cannot take the text</source>
        <translation>
            <numerusform>未變更任何內容：%n 個儲存格無法接受文字</numerusform>
        </translation>
    </message>
    <message>
        <source>Every cell takes its text</source>
        <translation>每個儲存格都能接受對應的文字</translation>
    </message>
    <message>
        <source>{rows} × {columns} cells are changed in one step, or none of them.</source>
        <translation>{rows} × {columns} 個儲存格一次全部變更，否則一個也不變更。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>第 {row} 列</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>第 {row} 列，{column}</translation>
    </message>
    <message>
        <source>Change cells</source>
        <translation>變更儲存格</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>儲存格</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Cells that cannot take the text</source>
        <translation>無法接受文字的儲存格</translation>
    </message>
    <message>
        <source>Read a co&amp;mma in a number as the decimal sign: 1,5 as 1.5</source>
        <translation>將數字中的逗號讀作小數點：1,5 讀作 1.5(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Change the cells</source>
        <translation>變更儲存格(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>Swap of two</source>
        <translation>兩格交換</translation>
    </message>
    <message>
        <source>Cycle of three</source>
        <translation>三格輪換</translation>
    </message>
    <message>
        <source>Permutation of all</source>
        <translation>全部重排</translation>
    </message>
    <message>
        <source>Each move exchanges the values of two cells through the scratch cell: 3 updates.</source>
        <translation>每次換位都經由暫存格交換兩個儲存格的值：3 個更新。</translation>
    </message>
    <message>
        <source>Each move passes the values of three cells on, through the scratch cell: 4 updates.</source>
        <translation>每次換位都經由暫存格，將三個儲存格的值依序輪換：4 個更新。</translation>
    </message>
    <message>
        <source>Each move shuffles all ordinary cells through the scratch cell. Five or more cells reach the non-solvable case, the hardest kind of tracking in theory.</source>
        <translation>每次換位都經由暫存格，重新排列所有一般儲存格的值。達到五格時，即為不可解（non-solvable）的情形，理論上最難追蹤。</translation>
    </message>
    <message>
        <source>Lengths in swaps</source>
        <translation>交換次數</translation>
    </message>
    <message>
        <source>Lengths in moves</source>
        <translation>換位次數</translation>
    </message>
</context>
<context>
    <name>PlanBar</name>
    <message>
        <source>Resume: {done} of {total} asked</source>
        <translation>繼續：已提問 {done} / {total}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>開始計畫</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>How many seeds are needed to tell one success rate from another?</source>
        <translation>需要多少個種子，才能區分兩個成功率？</translation>
    </message>
    <message>
        <source>R&amp;ate of one side</source>
        <translation>一方的比率(&amp;A)</translation>
    </message>
    <message>
        <source>Po&amp;wer: how sure to see the difference</source>
        <translation>檢定力(&amp;W)：看出差異的把握</translation>
    </message>
    <message>
        <source>Rate of the other s&amp;ide</source>
        <translation>另一方的比率(&amp;I)</translation>
    </message>
    <message>
        <source>Sig&amp;nificance level of the test</source>
        <translation>檢定的顯著水準(&amp;N)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>{sign} Give two different rates: equal ones cannot be told apart.</source>
        <translation>{sign} 請給出兩個不同的比率：相同的比率無從區分。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在計算…</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) for each side, to tell {first} % from {second} % with a power of {power} % at a level of {alpha} %. Both sides together: {both} cases.</source>
        <translation>
            <numerusform>每一方需要 %n 個種子，才能以 {power} % 的檢定力、{alpha} % 的顯著水準，區分 {first} % 與 {second} %。雙方合計：{both} 題。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message>
        <source>, </source>
        <comment>between two stretches of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>Each of {list} and %n more stretch(es)</source>
        <translation>
            <numerusform>逐一探測 {list}，另有 %n 段</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of {list}</source>
        <translation>逐一探測 {list}</translation>
    </message>
    <message>
        <source>Nothing is left to ask.</source>
        <translation>沒有剩下要提問的。</translation>
    </message>
    <message numerus="yes">
        <source>Left to ask: %n conversation(s), {characters} characters of prompt in all.</source>
        <translation>
            <numerusform>尚待提問：%n 個對話，提示共 {characters} 個字元。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan asks nothing.</source>
        <translation>計畫中沒有要提問的。</translation>
    </message>
    <message>
        <source>Plan done: {done} of {total} asked</source>
        <translation>計畫完成：已提問 {done} / {total}</translation>
    </message>
    <message>
        <source>Plan running: {done} of {total} asked</source>
        <translation>計畫進行中：已提問 {done} / {total}</translation>
    </message>
    <message numerus="yes">
        <source>Left: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>剩餘：%n 個對話，{characters} 個字元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plan: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>計畫：%n 個對話，{characters} 個字元</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotsPanel</name>
    <message>
        <source>Success</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Form against form</source>
        <translation>題面對照</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>Tokens and cost</source>
        <translation>詞元與費用</translation>
    </message>
    <message>
        <source>Export p&amp;lot</source>
        <translation>匯出圖表(&amp;L)</translation>
    </message>
    <message>
        <source>Export the plot or its numbers</source>
        <translation>匯出圖表或其數字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>圖片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>向量圖（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>數字（CSV）…</translation>
    </message>
</context>
<context>
    <name>PrefixReplies</name>
    <message>
        <source>Replies to this prefix</source>
        <translation>這個前綴的回覆</translation>
    </message>
    <message>
        <source>No reply to this prefix yet.</source>
        <translation>這個前綴還沒有回覆。</translation>
    </message>
</context>
<context>
    <name>Prefixes</name>
    <message>
        <source>{sign} Not probed</source>
        <translation>{sign} 未探測</translation>
    </message>
    <message>
        <source>{sign} Right</source>
        <translation>{sign} 答對</translation>
    </message>
    <message>
        <source>{sign} Wrong</source>
        <translation>{sign} 答錯</translation>
    </message>
    <message>
        <source>{sign} Mixed</source>
        <translation>{sign} 有對有錯</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式錯誤</translation>
    </message>
    <message>
        <source>{sign} Incomplete</source>
        <translation>{sign} 不完整</translation>
    </message>
    <message>
        <source>{sign} Input cut</source>
        <translation>{sign} 輸入遭截</translation>
    </message>
    <message>
        <source>{sign} Input too long</source>
        <translation>{sign} 輸入過長</translation>
    </message>
    <message>
        <source>{sign} Not graded</source>
        <translation>{sign} 未評分</translation>
    </message>
    <message>
        <source>{asked} of {planned}</source>
        <translation>{asked} / {planned}</translation>
    </message>
    <message>
        <source>{correct} of {total}</source>
        <translation>{correct} / {total}</translation>
    </message>
    <message>
        <source>{least}–{most} of {total}</source>
        <translation>{least}–{most} / {total}</translation>
    </message>
    <message>
        <source>not every cell is set before update {k}</source>
        <translation>在第 {k} 個更新之前，並非每個儲存格都有值</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>沒有變更</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n 項編輯</numerusform>
        </translation>
    </message>
    <message>
        <source>{head}… ({digits} digits)</source>
        <translation>{head}…（{digits} 位數）</translation>
    </message>
    <message>
        <source>No prefix is probed yet, of {possible} possible</source>
        <translation>可探測的 {possible} 個前綴都還沒有探測</translation>
    </message>
    <message>
        <source>No turn is probed yet, of {possible} possible</source>
        <translation>可探測的 {possible} 輪都還沒有探測</translation>
    </message>
    <message>
        <source>Nothing observed wrong among {probed} probed of {possible} possible</source>
        <translation>可探測的 {possible} 個前綴中已探測 {probed} 個，未觀察到答錯</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {k} (among {probed} probed of {possible} possible)</source>
        <translation>第一個被觀察到答錯的前綴：{k}（可探測的 {possible} 個中已探測 {probed} 個）</translation>
    </message>
    <message>
        <source>First observed wrong turn: {k} (among {probed} probed of {possible} possible)</source>
        <translation>第一個被觀察到答錯的輪次：{k}（可探測的 {possible} 輪中已探測 {probed} 輪）</translation>
    </message>
    <message>
        <source>Also wrong at {prefixes} (probed).</source>
        <translation>另外答錯的前綴：{prefixes}（已探測）。</translation>
    </message>
    <message>
        <source>Right again at {prefixes} (probed).</source>
        <translation>之後又答對的前綴：{prefixes}（已探測）。</translation>
    </message>
    <message>
        <source>Format error at {prefixes} (probed, no state observed).</source>
        <translation>格式錯誤的前綴：{prefixes}（已探測，未觀察到狀態）。</translation>
    </message>
    <message>
        <source>Incomplete at {prefixes} (probed, no state observed).</source>
        <translation>不完整的前綴：{prefixes}（已探測，未觀察到狀態）。</translation>
    </message>
    <message>
        <source>Input cut or too long at {prefixes} (asked, nothing observed).</source>
        <translation>輸入遭截或過長的前綴：{prefixes}（已提問，未觀察到任何結果）。</translation>
    </message>
    <message>
        <source>Some replies right and some not at {prefixes} (probed).</source>
        <translation>回覆有對有錯的前綴：{prefixes}（已探測）。</translation>
    </message>
    <message>
        <source>Prefix {k}: {right} of {n} replies right, {share} %.</source>
        <translation>前綴 {k}：{n} 則回覆中 {right} 則答對，{share} %。</translation>
    </message>
    <message>
        <source>Turn {k}: {right} of {n} replies right, {share} %.</source>
        <translation>第 {k} 輪：{n} 則回覆中 {right} 則答對，{share} %。</translation>
    </message>
    <message>
        <source>Prefix {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).</source>
        <translation>前綴 {k}：{n} 則回覆中 {right} 則答對，{share} %（95 % 區間 {low}–{high} %）。</translation>
    </message>
    <message>
        <source>Turn {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).</source>
        <translation>第 {k} 輪：{n} 則回覆中 {right} 則答對，{share} %（95 % 區間 {low}–{high} %）。</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{share} % ({low}–{high} %)</source>
        <translation>{share} %（{low}–{high} %）</translation>
    </message>
    <message>
        <source>{sign} {result}</source>
        <translation>{sign} {result}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {sentence}</source>
        <translation>第 {line} 行第 {column} 欄：{sentence}</translation>
    </message>
    <message>
        <source>Reply {repeat} of {asked}: {sign} not asked yet</source>
        <translation>回覆 {repeat} / {asked}：{sign} 尚未提問</translation>
    </message>
    <message>
        <source>Whole-case reply: {sign} {result}</source>
        <translation>整題回覆：{sign} {result}</translation>
    </message>
    <message>
        <source>Reply {repeat}, superseded: {sign} {result}</source>
        <translation>回覆 {repeat}，已被取代：{sign} {result}</translation>
    </message>
    <message>
        <source>Reply {repeat} of {asked}: {sign} {result}</source>
        <translation>回覆 {repeat} / {asked}：{sign} {result}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two numbers of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list}，另有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Goals right</source>
        <translation>正確目標</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前綴</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正確欄位</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>儲存格</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更新前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更新後</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>–</source>
        <comment>a cell without a value</comment>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>PresetName</name>
    <message>
        <source>Starter</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Ladder of lengths</source>
        <translation>長度階梯</translation>
    </message>
    <message>
        <source>Many seeds</source>
        <translation>多個種子</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Short, medium and long cases of every family, to begin with.</source>
        <translation>每個更新層級都有短、中、長三種題目，適合起步。</translation>
    </message>
    <message>
        <source>Each length is twice the one before: see where tracking ends.</source>
        <translation>每個長度都是前一個的兩倍：看追蹤到哪裡為止。</translation>
    </message>
    <message>
        <source>One length again and again with other moves: see how sure a rate is.</source>
        <translation>同一長度、不同換位，反覆多次：看比率有多可靠。</translation>
    </message>
    <message>
        <source>Your own choice of everything.</source>
        <translation>一切由您自行決定。</translation>
    </message>
</context>
<context>
    <name>ProbeActions</name>
    <message>
        <source>All listed are probed</source>
        <translation>所列前綴均已探測</translation>
    </message>
    <message>
        <source>Start a new conversation for every prefix.</source>
        <translation>每個前綴都請另開新對話。</translation>
    </message>
    <message>
        <source>Paste reply</source>
        <translation>貼上回覆</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>複製提示</translation>
    </message>
    <message>
        <source>Record the text of the clipboard as the reply (Ctrl+V)</source>
        <translation>將剪貼簿中的文字記錄為回覆（Ctrl+V）</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Record a file as the reply; dropping it here does the same</source>
        <translation>將檔案記錄為回覆；拖放到這裡也一樣</translation>
    </message>
    <message>
        <source>Open the reply to this prefix</source>
        <translation>開啟此前綴的回覆</translation>
    </message>
    <message>
        <source>Prefix {k} of {n}</source>
        <translation>前綴 {k}（共 {n} 個更新）</translation>
    </message>
    <message>
        <source>Prefix {k} of {n}, reply {repeat} of {repeats}</source>
        <translation>前綴 {k}（共 {n} 個更新），回覆 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Copy the prompt of prefix {k} for a new conversation</source>
        <translation>複製前綴 {k} 的提示，供新對話使用</translation>
    </message>
    <message>
        <source>Copy the prompt up to turn {k} for a new conversation</source>
        <translation>複製到第 {k} 輪為止的提示，供新對話使用</translation>
    </message>
    <message>
        <source>Turn {k} of {n}</source>
        <translation>第 {k} 輪，共 {n} 輪</translation>
    </message>
    <message>
        <source>Turn {k} of {n}, reply {repeat} of {repeats}</source>
        <translation>第 {k} 輪，共 {n} 輪，回覆 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Start a new conversation for every turn asked.</source>
        <translation>每問一輪都請另開新對話。</translation>
    </message>
    <message>
        <source>Asked now: prefix {k}, reply {repeat} of {repeats}</source>
        <translation>現在提問：前綴 {k}，回覆 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Asked now: prefix {k}</source>
        <translation>現在提問：前綴 {k}</translation>
    </message>
    <message>
        <source>Next: prefix {k}, reply {repeat} of {repeats} ▸</source>
        <translation>下一個：前綴 {k}，回覆 {repeat} / {repeats} ▸</translation>
    </message>
    <message>
        <source>Next: prefix {k} ▸</source>
        <translation>下一個：前綴 {k} ▸</translation>
    </message>
    <message>
        <source>Asked now: turn {k}, reply {repeat} of {repeats}</source>
        <translation>現在提問：第 {k} 輪，回覆 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Asked now: turn {k}</source>
        <translation>現在提問：第 {k} 輪</translation>
    </message>
    <message>
        <source>Next: turn {k}, reply {repeat} of {repeats} ▸</source>
        <translation>下一個：第 {k} 輪，回覆 {repeat} / {repeats} ▸</translation>
    </message>
    <message>
        <source>Next: turn {k} ▸</source>
        <translation>下一個：第 {k} 輪 ▸</translation>
    </message>
    <message>
        <source>This prefix cannot be probed: {reason}.</source>
        <translation>無法探測此前綴：{reason}。</translation>
    </message>
</context>
<context>
    <name>ProbeArea</name>
    <message>
        <source>Pro&amp;bes</source>
        <translation>探測(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation>計畫(&amp;L)</translation>
    </message>
    <message>
        <source>Fin&amp;gerprints</source>
        <translation>錯誤特徵(&amp;G)</translation>
    </message>
    <message>
        <source>Earlier turns</source>
        <translation>較早的輪次</translation>
    </message>
    <message>
        <source>There is no reply to this turn that could be read.</source>
        <translation>這一輪沒有可讀取的回覆。</translation>
    </message>
    <message>
        <source>No cell of this reply is wrong.</source>
        <translation>這則回覆中沒有錯誤的儲存格。</translation>
    </message>
</context>
<context>
    <name>ProbeList</name>
    <message>
        <source>Probes of this case</source>
        <translation>這一題的探測</translation>
    </message>
    <message>
        <source>Prefixes 1–{last}: {reason}.</source>
        <translation>前綴 1–{last}：{reason}。</translation>
    </message>
</context>
<context>
    <name>ProbePlanPanel</name>
    <message>
        <source>First probe</source>
        <translation>先探測</translation>
    </message>
    <message>
        <source>the end of every move</source>
        <translation>每次換位的結尾</translation>
    </message>
    <message>
        <source>every</source>
        <translation>每隔</translation>
    </message>
    <message>
        <source>updates</source>
        <comment>after: every 10</comment>
        <translation>個更新</translation>
    </message>
    <message>
        <source>the boundaries chosen earlier</source>
        <translation>先前選定的邊界</translation>
    </message>
    <message>
        <source>then each prefix from</source>
        <translation>再逐一探測以下範圍的前綴</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two prefix numbers</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Ask each prefix how many times</source>
        <translation>每個前綴提問次數</translation>
    </message>
    <message>
        <source>How many updates from one boundary to the next</source>
        <translation>相鄰兩個邊界相隔幾個更新</translation>
    </message>
    <message>
        <source>First prefix of the stretch</source>
        <translation>範圍的第一個前綴</translation>
    </message>
    <message>
        <source>Last prefix of the stretch</source>
        <translation>範圍的最後一個前綴</translation>
    </message>
    <message>
        <source>Add every prefix of this stretch to the plan</source>
        <translation>將這個範圍的每個前綴加入計畫</translation>
    </message>
    <message>
        <source>Take all stretches out of the plan</source>
        <translation>將所有範圍移出計畫</translation>
    </message>
    <message>
        <source>How many times each prefix is asked</source>
        <translation>每個前綴提問的次數</translation>
    </message>
    <message>
        <source>Fetch these probes…</source>
        <translation>擷取這些探測的回覆…</translation>
    </message>
    <message>
        <source>Models vary: ask more than once to see how often a prefix is right.</source>
        <translation>模型的回覆會變動：多問幾次，才看得出一個前綴多常答對。</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>每一輪</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>after: every 10</comment>
        <translation>輪</translation>
    </message>
    <message>
        <source>the turns chosen earlier</source>
        <translation>先前選定的輪次</translation>
    </message>
    <message>
        <source>then each turn from</source>
        <translation>再逐一探測以下範圍的輪次</translation>
    </message>
    <message>
        <source>Ask at each turn how many times</source>
        <translation>每輪提問次數</translation>
    </message>
    <message>
        <source>How many turns from one probe to the next</source>
        <translation>相鄰兩次探測相隔幾輪</translation>
    </message>
    <message>
        <source>First turn of the stretch</source>
        <translation>範圍的第一輪</translation>
    </message>
    <message>
        <source>Last turn of the stretch</source>
        <translation>範圍的最後一輪</translation>
    </message>
    <message>
        <source>Add every turn of this stretch to the plan</source>
        <translation>將這個範圍的每一輪加入計畫</translation>
    </message>
    <message>
        <source>How many times is asked at each turn</source>
        <translation>每輪提問的次數</translation>
    </message>
    <message>
        <source>Models vary: ask more than once to see how often a turn is right.</source>
        <translation>模型的回覆會變動：多問幾次，才看得出一輪多常答對。</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A few seconds left.</source>
        <translation>還剩幾秒。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>約剩 %n 分鐘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n hour(s) left.</source>
        <translation>
            <numerusform>約剩 %n 小時。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation>更新(&amp;U)</translation>
    </message>
    <message>
        <source>Number of the chosen update</source>
        <translation>所選更新的編號</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>複製提示</translation>
    </message>
    <message>
        <source>Copy the whole prompt as plain text, without any answer</source>
        <translation>將整份提示複製為純文字，不含任何答案</translation>
    </message>
</context>
<context>
    <name>PromptView</name>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s)</source>
        <translation>
            <numerusform>%n 個更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Update {number} of {count}: {text}</source>
        <translation>第 {number} 個更新（共 {count} 個）：{text}</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>複製所選各行</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>位置(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>取消復原(&amp;R)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>取消復原(&amp;R)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Queue</source>
        <translation>作答清單</translation>
    </message>
    <message>
        <source>Not answered only</source>
        <translation>只列未作答</translation>
    </message>
    <message>
        <source>Cases in the queue</source>
        <translation>作答清單中的題目</translation>
    </message>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>{total} 題中已作答 {answered} 題</translation>
    </message>
    <message>
        <source>{answered} of {total} answered; input cut or too long: {apart}</source>
        <translation>{total} 題中已作答 {answered} 題；輸入遭截或過長：{apart}</translation>
    </message>
    <message>
        <source>{name}, {status}</source>
        <translation>{name}，{status}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>its end is missing</source>
        <translation>缺少結尾</translation>
    </message>
    <message>
        <source>its version is not that of its tables</source>
        <translation>版本與其中的資料表不符</translation>
    </message>
    <message>
        <source>it holds text that is not UTF-8</source>
        <translation>含有不是 UTF-8 的文字</translation>
    </message>
    <message>
        <source>the turns of a conversation do not fit together</source>
        <translation>對話的各輪無法銜接</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>不是文字</translation>
    </message>
    <message>
        <source>there is no JSON object</source>
        <translation>沒有 JSON 物件</translation>
    </message>
    <message>
        <source>unknown trigger {name}</source>
        <translation>不明的觸發程序 {name}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少 {name}</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>不是資料庫</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>資料庫的分頁彼此不一致</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>巢狀層次過深</translation>
    </message>
    <message>
        <source>it is not JSON at line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 欄不是 JSON</translation>
    </message>
    <message>
        <source>it is not {name} at byte {place}</source>
        <translation>第 {place} 個位元組不是 {name}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>access is not permitted</source>
        <translation>沒有存取權限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>路徑中有一部分不是資料夾</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁碟是唯讀的</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>磁碟發生錯誤</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名稱過長</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Not found there any more: {folder}</source>
        <translation>已不在該處：{folder}</translation>
    </message>
</context>
<context>
    <name>RecipeField</name>
    <message>
        <source>Name of the set</source>
        <translation>題組名稱</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Ordinary cells</source>
        <translation>一般儲存格</translation>
    </message>
    <message>
        <source>Scratch cell</source>
        <translation>暫存格</translation>
    </message>
    <message>
        <source>Initial values, the scratch cell last</source>
        <translation>初始值（暫存格排在最後）</translation>
    </message>
    <message>
        <source>Modulus</source>
        <translation>模數</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>更新層級</translation>
    </message>
    <message>
        <source>Families</source>
        <comment>kinds of task of conversations</comment>
        <translation>題型</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Move pattern</source>
        <translation>換位方式</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>條件</translation>
    </message>
    <message>
        <source>File of tasks</source>
        <translation>任務檔案</translation>
    </message>
</context>
<context>
    <name>RecipeForm</name>
    <message>
        <source>Give one whole number.</source>
        <translation>請填一個整數。</translation>
    </message>
    <message>
        <source>For example 2, 20, 200</source>
        <translation>例如 2, 20, 200</translation>
    </message>
    <message>
        <source>Number of ordinary cells</source>
        <translation>一般儲存格的數目</translation>
    </message>
    <message>
        <source>Names of the ordinary cells</source>
        <translation>一般儲存格的名稱</translation>
    </message>
    <message>
        <source>For example 7 or 1-20</source>
        <translation>例如 7 或 1-20</translation>
    </message>
</context>
<context>
    <name>RecipePreview</name>
    <message>
        <source>Shown when every field is right.</source>
        <translation>每個欄位都填對後才會顯示。</translation>
    </message>
    <message>
        <source>First updates of the first case: {family}, {form}, seed {seed}</source>
        <translation>第一題的前幾個更新：{family}，{form}，種子 {seed}</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>約 {number}</translation>
    </message>
    <message>
        <source>This will make</source>
        <translation>將會產生</translation>
    </message>
    <message>
        <source>Sample prompt</source>
        <translation>提示範例</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新數</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字元數</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>檔案大小</translation>
    </message>
</context>
<context>
    <name>RecipeProblem</name>
    <message>
        <source>Give at least one seed.</source>
        <translation>請至少填一個種子。</translation>
    </message>
    <message>
        <source>Give at least one length.</source>
        <translation>請至少填一個長度。</translation>
    </message>
    <message>
        <source>Choose at least one family.</source>
        <translation>請至少選一個更新層級。</translation>
    </message>
    <message>
        <source>Choose at least one form.</source>
        <translation>請至少選一種題面。</translation>
    </message>
    <message>
        <source>Given more than once: {items}.</source>
        <translation>重複填寫：{items}。</translation>
    </message>
    <message>
        <source>Two cells cannot have the same name: {items}.</source>
        <translation>兩個儲存格不能同名：{items}。</translation>
    </message>
    <message>
        <source>{value} is negative. Use 0 or more: −7 would give the cases of 7.</source>
        <translation>{value} 是負數。請使用 0 或更大的數：−7 會得到與 7 相同的題目。</translation>
    </message>
    <message>
        <source>{value} is too short: 1 at least.</source>
        <translation>{value} 太短：至少為 1。</translation>
    </message>
    <message>
        <source>{value} is too large: {limit} at most.</source>
        <translation>{value} 太大：最大為 {limit}。</translation>
    </message>
    <message>
        <source>Choose at least one family.</source>
        <comment>kind of task of conversations</comment>
        <translation>請至少選一個題型。</translation>
    </message>
    <message>
        <source>Choose at least one language.</source>
        <translation>請至少選一種語言。</translation>
    </message>
    <message>
        <source>Choose at least one condition.</source>
        <translation>請至少選一個條件。</translation>
    </message>
    <message>
        <source>The items of this family cannot be made here: import them.</source>
        <translation>這個題型的原題無法在這裡產生：請匯入。</translation>
    </message>
    <message>
        <source>{count} ordinary cells cannot be used: from {fewest} to {most}.</source>
        <translation>無法使用 {count} 個一般儲存格：須為 {fewest} 到 {most} 個。</translation>
    </message>
    <message>
        <source>“{pattern}” needs {fewest} ordinary cells or more; there are {count}.</source>
        <translation>「{pattern}」至少需要 {fewest} 個一般儲存格；目前有 {count} 個。</translation>
    </message>
    <message>
        <source>Cell {position} has no name.</source>
        <translation>第 {position} 個儲存格沒有名稱。</translation>
    </message>
    <message>
        <source>The scratch cell has no name.</source>
        <translation>暫存格沒有名稱。</translation>
    </message>
    <message>
        <source>“{name}” is too long: {limit} characters at most.</source>
        <translation>「{name}」太長：最多 {limit} 個字元。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name: letters first, then also digits and “_”.</source>
        <translation>「{name}」不能作為名稱：須以字母開頭，其後可用數字與「_」。</translation>
    </message>
    <message>
        <source>“{name}” is written with loose accents: type it anew.</source>
        <translation>「{name}」含有與字母分離的重音符號：請重新輸入。</translation>
    </message>
    <message>
        <source>“{name}” is an ordinary cell: give the scratch cell another name.</source>
        <translation>「{name}」是一般儲存格：請為暫存格另取名稱。</translation>
    </message>
    <message>
        <source>{needed} initial values are needed, one a cell; there are {count}.</source>
        <translation>需要 {needed} 個初始值，每個儲存格一個；目前有 {count} 個。</translation>
    </message>
    <message>
        <source>The modulus must be at least {fewest}.</source>
        <translation>模數至少須為 {fewest}。</translation>
    </message>
    <message>
        <source>Cell {cell} begins with {value}: the family Add needs values from 0 to {most}.</source>
        <translation>儲存格 {cell} 的初始值是 {value}：「累加」層級的值須在 0 到 {most} 之間。</translation>
    </message>
    <message>
        <source>The form “{form}” is not known.</source>
        <translation>沒有「{form}」這種題面。</translation>
    </message>
    <message>
        <source>This makes {count} cases: {limit} at most.</source>
        <translation>這會產生 {count} 題：最多 {limit} 題。</translation>
    </message>
    <message>
        <source>The longest prompt would take up to {bytes}: use shorter lengths.</source>
        <translation>最長的提示可能達到 {bytes}：請使用較短的長度。</translation>
    </message>
    <message>
        <source>The set would take up to {bytes}: use fewer or shorter cases.</source>
        <translation>題組可能達到 {bytes}：請減少題數或使用較短的題目。</translation>
    </message>
</context>
<context>
    <name>ReplyDesk</name>
    <message>
        <source>Record a correction…</source>
        <translation>記錄更正…</translation>
    </message>
    <message>
        <source>The reply shown stays in the history and no longer counts</source>
        <translation>目前顯示的回覆留在歷程中，但不再計入</translation>
    </message>
    <message>
        <source>Another attempt…</source>
        <translation>再次作答…</translation>
    </message>
    <message>
        <source>The same prompt asked again; both replies count</source>
        <translation>同一份提示再問一次；兩則回覆都計入</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>Reply to this step</source>
        <translation>此步驟的回覆</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <translation>已記錄的回覆</translation>
    </message>
    <message>
        <source>A correction: the recorded reply stays in the history, superseded.</source>
        <translation>更正：已記錄的回覆留在歷程中，標示為已被取代。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Another attempt: the recorded replies stay and count beside it.</source>
        <translation>再次作答：已記錄的回覆保留，並與新的回覆一併計入。</translation>
    </message>
    <message>
        <source>Next unanswered ▸</source>
        <translation>下一道未作答 ▸</translation>
    </message>
    <message>
        <source>All answered</source>
        <translation>全部已作答</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter 鍵</translation>
    </message>
    <message>
        <source>Record this step</source>
        <translation>記錄此步驟</translation>
    </message>
    <message>
        <source>Record an empty reply</source>
        <translation>記錄空白回覆</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Enter or Ctrl+Enter; Ctrl+Shift+Enter records and goes on to the next case</source>
        <translation>Enter 或 Ctrl+Enter；Ctrl+Shift+Enter 記錄後前往下一題</translation>
    </message>
</context>
<context>
    <name>ReplyNotes</name>
    <message>
        <source>The cell {detail} is given more than once; the last value counts.</source>
        <translation>儲存格 {detail} 出現不只一次；以最後一個值為準。</translation>
    </message>
    <message>
        <source>The cell {detail} is given as -0, which counts as 0.</source>
        <translation>儲存格 {detail} 寫成 -0，視為 0。</translation>
    </message>
</context>
<context>
    <name>ReplyPane</name>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Take the reply from the clipboard (Ctrl+V)</source>
        <translation>從剪貼簿取得回覆（Ctrl+V）</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Take the reply from a file, byte for byte</source>
        <translation>從檔案取得回覆，每個位元組都不變</translation>
    </message>
    <message>
        <source>Ask the examinee by its connection, in a new conversation (Ctrl+Shift+F)</source>
        <translation>透過考生的連線，在新對話中提問（Ctrl+Shift+F）</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>手動輸入</translation>
    </message>
    <message>
        <source>Write the reply by hand, for example from a phone</source>
        <translation>手動輸入回覆，例如照著手機畫面輸入</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Paste the reply here (Ctrl+V), or drop a file.
It is kept exactly as received.</source>
        <translation>請將回覆貼到這裡（Ctrl+V），或拖放檔案。
回覆會照收到的原樣保存。</translation>
    </message>
    <message>
        <source>Typed reply</source>
        <translation>手動輸入的回覆</translation>
    </message>
    <message>
        <source>Type the reply exactly as the model wrote it.</source>
        <translation>請完全依照模型所寫的內容輸入回覆。</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>正在擷取回覆…</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>擷取回覆</translation>
    </message>
    <message>
        <source>Open the reply</source>
        <translation>開啟回覆</translation>
    </message>
    <message>
        <source>The box is cleared.</source>
        <translation>輸入框已清除。</translation>
    </message>
    <message>
        <source>Put back what was here</source>
        <translation>放回原來的內容</translation>
    </message>
</context>
<context>
    <name>ReplyQuestion</name>
    <message>
        <source>Record as another reply</source>
        <translation>記錄為另一則回覆</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This prefix has a reply already. What is the new one?</source>
        <translation>這個前綴已有回覆。新的這則是什麼？</translation>
    </message>
    <message>
        <source>Correct reply {repeat}</source>
        <translation>更正回覆 {repeat}</translation>
    </message>
    <message>
        <source>The earlier one is kept, and marked as superseded by the new one</source>
        <translation>較早的回覆會保留，並標示為已被新的回覆取代</translation>
    </message>
</context>
<context>
    <name>ReplyView</name>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回覆</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden</source>
        <translation>答案本隱藏期間不予顯示</translation>
    </message>
    <message>
        <source>First {head} of {all} characters shown; the record is whole.</source>
        <translation>顯示 {all} 個字元中的前 {head} 個；紀錄是完整的。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Family</source>
        <translation>更新層級</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>無</translation>
    </message>
    <message>
        <source>With</source>
        <translation>有</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{low}–{high} %</source>
        <translation>{low}–{high} %</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} / {total}</translation>
    </message>
    <message>
        <source>{sign} all simulated</source>
        <translation>{sign} 全為模擬</translation>
    </message>
    <message numerus="yes">
        <source>{sign} %n simulated</source>
        <translation>
            <numerusform>{sign} 模擬 %n 則</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}/{total}</source>
        <translation>{count}/{total}</translation>
    </message>
    <message>
        <source>none answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>{value} ({known} of {of})</source>
        <translation>{value}（{known} / {of}）</translation>
    </message>
    <message>
        <source>&lt; {p}</source>
        <translation>&lt; {p}</translation>
    </message>
    <message>
        <source>= {p}</source>
        <translation>= {p}</translation>
    </message>
    <message>
        <source>No interval: fewer than two trials.</source>
        <translation>無區間：試次少於兩個。</translation>
    </message>
    <message>
        <source>Wilson&apos;s score interval: every trial has a seed of its own.</source>
        <translation>Wilson 計分區間：每個試次各有自己的種子。</translation>
    </message>
    <message>
        <source>Seeds resampled: trials of one seed are not independent, so whole seeds were drawn again, 10,000 times.</source>
        <translation>對種子重抽樣：同一種子的試次並不獨立，因此以整個種子為單位重新抽取 10,000 次。</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval over seeds, not trials: with fewer than {n} seeds, or seeds that all passed equally often, resampling shows too little.</source>
        <translation>以種子而非試次計算的 Wilson 區間：種子少於 {n} 個，或各種子通過的頻率都相同時，重抽樣顯示的太少。</translation>
    </message>
    <message>
        <source>One seed only: Wilson&apos;s interval as if the trials were independent, which they are not. It is too narrow.</source>
        <translation>只有一個種子：將試次當作彼此獨立而計算的 Wilson 區間，但試次並不獨立。這個區間過窄。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分組</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出格式</translation>
    </message>
    <message>
        <source>{sign} {name}</source>
        <translation>{sign} {name}</translation>
    </message>
    <message>
        <source>{sign} Simulated: {name}</source>
        <translation>{sign} 模擬：{name}</translation>
    </message>
    <message>
        <source>Held to a schema</source>
        <translation>依 JSON 結構描述</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由文字</translation>
    </message>
    <message>
        <source>Recipe {number}</source>
        <translation>配方 {number}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two case sets</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two recipes</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>How</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正確欄位</translation>
    </message>
    <message>
        <source>Cells right (scratch cell left out)</source>
        <translation>正確欄位（不計暫存格）</translation>
    </message>
    <message>
        <source>{code}: {sentence}</source>
        <translation>{code}：{sentence}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Cases answered. Those not answered are in no rate.</source>
        <translation>已作答的題目。未作答的不計入任何比率。</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試次</translation>
    </message>
    <message>
        <source>Replies counted: a case asked several times, or of several examinees, is several trials.</source>
        <translation>計入的回覆：一題提問多次，或由多位考生作答，就有多個試次。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>Every cell right. A format error counts as failed.</source>
        <translation>每個欄位都正確。格式錯誤算作失敗。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>The share that passed.</source>
        <translation>通過的比例。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 區間</translation>
    </message>
    <message>
        <source>How far the rate may lie from what more seeds would show.</source>
        <translation>比率與更多種子會得出的結果可能相差多遠。</translation>
    </message>
    <message>
        <source>How the interval was made. The notes below say it in words.</source>
        <translation>區間是如何算出的。下方附註有文字說明。</translation>
    </message>
    <message>
        <source>Echo passes</source>
        <translation>照抄初值通過</translation>
    </message>
    <message>
        <source>What repeating the initial values would pass of the same cases.</source>
        <translation>對相同題目照抄初始值，會通過多少。</translation>
    </message>
    <message>
        <source>Last constant passes</source>
        <translation>最後常數通過</translation>
    </message>
    <message>
        <source>What answering the last number written to each cell would pass of the same cases.</source>
        <translation>對相同題目回答每個儲存格最後寫入的數字，會通過多少。</translation>
    </message>
    <message>
        <source>Of all cells of the answered cases; a format error has none.</source>
        <translation>以已作答題目的所有欄位計；格式錯誤的回覆沒有正確欄位。</translation>
    </message>
    <message>
        <source>Cell rate</source>
        <translation>欄位比率</translation>
    </message>
    <message>
        <source>The share of right cells. Cells of one case are not independent.</source>
        <translation>正確欄位的比例。同一題的各欄位並不獨立。</translation>
    </message>
    <message>
        <source>Echo: cells</source>
        <translation>照抄初值：欄位</translation>
    </message>
    <message>
        <source>What repeating the initial values would get right of them.</source>
        <translation>照抄初始值，會答對其中多少。</translation>
    </message>
    <message>
        <source>Last constant: cells</source>
        <translation>最後常數：欄位</translation>
    </message>
    <message>
        <source>What the last number written to each cell would get right.</source>
        <translation>回答每個儲存格最後寫入的數字，會答對多少。</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Replies of which the service did not say that they had ended. They stay in every denominator and count as failed, whatever they read.</source>
        <translation>服務未告知已結束的回覆。這些回覆仍留在每個分母中，不論內容為何，一律算作失敗。</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>輸入遭截</translation>
    </message>
    <message>
        <source>The service answered a part of the prompt: another task. In no rate and in no other column.</source>
        <translation>服務只回答了提示的一部分，那是另一個任務。不計入任何比率，也不計入其他任何一欄。</translation>
    </message>
    <message>
        <source>Input too long</source>
        <translation>輸入過長</translation>
    </message>
    <message>
        <source>The service refused the prompt for its length, so the model never had it. In no rate and in no other column.</source>
        <translation>服務因提示過長而不接受，因此模型從未收到提示。不計入任何比率，也不計入其他任何一欄。</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未評分</translation>
    </message>
    <message>
        <source>Replies that nothing could grade. In no rate and in no other column.</source>
        <translation>沒有辦法評分的回覆。不計入任何比率，也不計入其他任何一欄。</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>Replies that cannot be read. They stay in every denominator.</source>
        <translation>無法讀取的回覆。這些回覆仍留在每個分母中。</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Cases of the same sets without a reply: in no rate.</source>
        <translation>同一題組中沒有回覆的題目：不計入任何比率。</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截斷</translation>
    </message>
    <message>
        <source>Replies said to be cut by the output limit.</source>
        <translation>註明被輸出上限截斷的回覆。</translation>
    </message>
    <message>
        <source>Mean input tokens</source>
        <translation>平均輸入詞元數</translation>
    </message>
    <message>
        <source>Over the replies that tell; in brackets how many of them, if not all.</source>
        <translation>以有註明的回覆計算；若非全部，括號內是其中的則數。</translation>
    </message>
    <message>
        <source>Mean output tokens</source>
        <translation>平均輸出詞元數</translation>
    </message>
    <message>
        <source>Over the replies of which the service tells; in brackets how many of them, if not all. Tokens of reasoning are among them where the service counts them so.</source>
        <translation>以服務有註明的回覆計算；若非全部，括號內是其中的則數。服務若將推理詞元計入輸出，此處也包括在內。</translation>
    </message>
    <message>
        <source>Mean reasoning tokens</source>
        <translation>平均推理詞元數</translation>
    </message>
    <message>
        <source>Over the replies of which the service tells; in brackets how many of them, if not all.</source>
        <translation>以服務有註明的回覆計算；若非全部，括號內是其中的則數。</translation>
    </message>
    <message>
        <source>The sum over the replies that tell, in your currency; in brackets how many of them, if not all.</source>
        <translation>有註明的回覆的總和，以您的貨幣計；若非全部，括號內是其中的則數。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 個試次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n 個種子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>輸入遭截或過長 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>未評分 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>模擬 %n 則，未計入</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two counts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Echo repeats the initial values; last constant answers the last number written to each cell. Neither tracks anything: a rate that is no better shows no tracking.</source>
        <translation>照抄初值是重複初始值；最後常數是回答每個儲存格最後寫入的數字。兩者都不追蹤任何東西：比率若不高於它們，就看不出有追蹤。</translation>
    </message>
    <message>
        <source>Some rows pool several examinees: such a rate belongs to none of them.</source>
        <translation>有些列合併了多位考生：這樣的比率不屬於其中任何一位。</translation>
    </message>
    <message>
        <source>Some rows pool cases of other recipes, which are other tasks: {recipes}. Group by recipe to tell them apart.</source>
        <translation>有些列合併了不同配方的題目，那些是不同的任務：{recipes}。依配方分組即可區分。</translation>
    </message>
    <message>
        <source>Replies in free text and replies held to a schema are kept apart: never pooled.</source>
        <translation>自由文字的回覆與依 JSON 結構描述的回覆分開計算：絕不合併。</translation>
    </message>
    <message>
        <source>Trials with and without tools are kept apart: never pooled.</source>
        <translation>使用工具與不用工具的試次分開計算：絕不合併。</translation>
    </message>
    <message>
        <source>Hatched rows marked ◇ are simulated: no model gave those replies.</source>
        <translation>標有 ◇ 的斜線列為模擬：這些回覆並非出自任何模型。</translation>
    </message>
    <message numerus="yes">
        <source>p is McNemar&apos;s exact two-sided test on the pairs where one side passed and the other did not. Corrected by Holm over %n comparison(s), simulated ones apart.</source>
        <translation>
            <numerusform>p 由 McNemar 精確雙尾檢定得出，只計一方通過而另一方未通過的配對。已就 %n 項比較以 Holm 法校正，模擬的分開計算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Forms are paired by recipe, seed, family and length; examinees by the very case. Of a task that stands in two sets, the first counts.</source>
        <translation>題面依配方、種子、更新層級與長度配對；考生依同一道題目配對。同一任務出現在兩個題組時，以第一個為準。</translation>
    </message>
    <message>
        <source>Pairs of several recipes are counted together in a row: {recipes}.</source>
        <translation>同一列中合併計算了多個配方的配對：{recipes}。</translation>
    </message>
    <message>
        <source>A pair of which the input of one side was cut or too long is not compared: the two were not asked the same.</source>
        <translation>有一方輸入遭截或過長的配對不予比較：雙方被問的並不相同。</translation>
    </message>
    <message>
        <source>The horizon is where a logistic curve of success over log length falls to 50 % and 80 %. Format errors count as failed. It is not given where the trials do not hold it.</source>
        <translation>追蹤視界是成功率對長度對數的邏輯斯曲線降至 50 % 與 80 % 之處。格式錯誤算作失敗。試次不足以支持時不列出。</translation>
    </message>
    <message>
        <source>Each curve is of one recipe: other recipes make tasks of another kind.</source>
        <translation>每條曲線只屬於一個配方：其他配方產生的是另一種任務。</translation>
    </message>
    <message>
        <source>Assumed: two independent groups, one case a seed, a two-sided test, the arcsine effect size and the normal approximation. Several cases of one seed do not stand for several seeds. Asking both groups the same cases needs no more than this as a rule.</source>
        <translation>假設：兩個獨立的組、每個種子一題、雙尾檢定、反正弦效果量與常態近似。同一種子的多道題目不能代替多個種子。若兩組作答相同的題目，所需通常不會更多。</translation>
    </message>
    <message>
        <source>Only the families, forms, lengths and seeds listed were asked; of others nothing is known.</source>
        <translation>只提問了所列的更新層級、題面、長度與種子；其他的一概不明。</translation>
    </message>
    <message>
        <source>Cases of one seed share their moves; overwrite, add and copy share every state. They are not independent.</source>
        <translation>同一種子的題目共用換位；覆寫、累加與複製的每個狀態都相同。這些題目並不獨立。</translation>
    </message>
    <message>
        <source>A case passes when every cell is right. A reply that cannot be read counts as failed, whatever was worked out in it.</source>
        <translation>每個欄位都正確，題目才算通過。無法讀取的回覆算作失敗，不論其中推算出什麼。</translation>
    </message>
    <message>
        <source>A final state tells neither where tracking went wrong nor why, and a right one may come from a shortcut.</source>
        <translation>最終狀態既看不出追蹤在哪裡出錯，也看不出為何出錯；答對也可能是靠捷徑。</translation>
    </message>
    <message>
        <source>What was not provided or left blank in the settings may differ unseen between examinees and days.</source>
        <translation>設定中未提供或留空的項目，在考生之間、日期之間可能有看不見的差異。</translation>
    </message>
    <message>
        <source>A difference between two sides was observed on these cases; it has no cause attached.</source>
        <translation>雙方的差異是在這些題目上觀察到的；並不附帶任何原因。</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete trial(s) count as failed: the service did not say that the reply had ended.</source>
        <translation>
            <numerusform>%n 個不完整的試次算作失敗：服務未告知回覆已結束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: the model never had the whole prompt. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n 個試次不計入任何比率：模型從未收到完整的提示。既非答對、也非答錯，亦非未作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: they were not graded. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n 個試次不計入任何比率：這些試次未評分。既非答對、也非答錯，亦非未作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) have a ruling by a person; {differ} of them differ from the verdict. Rulings stand beside the verdicts and are in none of these figures.</source>
        <translation>
            <numerusform>%n 個試次有人作出裁定；其中 {differ} 個與判定不同。裁定與判定並列，不計入這些數字。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDocument</name>
    <message>
        <source>Trials of simulated replies</source>
        <translation>模擬回覆的試次</translation>
    </message>
    <message>
        <source>Replies superseded by a later one</source>
        <translation>已被後來的回覆取代的回覆</translation>
    </message>
    <message>
        <source>Replies to a part of a case (probes)</source>
        <translation>只針對部分題目的回覆（探測）</translation>
    </message>
    <message>
        <source>Cases not answered, in no rate</source>
        <translation>未作答的題目，不計入任何比率</translation>
    </message>
    <message>
        <source>Input cut by the service, in no rate</source>
        <translation>輸入被服務截短，不計入任何比率</translation>
    </message>
    <message>
        <source>Input too long for the service, in no rate</source>
        <translation>輸入對服務而言過長，不計入任何比率</translation>
    </message>
    <message>
        <source>Not graded, in no rate</source>
        <translation>未評分，不計入任何比率</translation>
    </message>
    <message>
        <source>Replies that cannot be read are not left out: they count as failed in every rate.</source>
        <translation>無法讀取的回覆並未略去：在每個比率中都算作失敗。</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的內容</translation>
    </message>
    <message>
        <source>none: they are in the report, as groups of their own</source>
        <translation>無：已列入報告，並分為獨立的組</translation>
    </message>
    <message>
        <source>Simulated answers</source>
        <translation>模擬的回覆</translation>
    </message>
    <message>
        <source>Replies superseded by a later one, or graded again</source>
        <translation>已被後來的回覆取代，或已重新評分的回覆</translation>
    </message>
    <message>
        <source>Replies after a turn (probes)</source>
        <translation>某一輪之後的回覆（探測）</translation>
    </message>
    <message>
        <source>Conversations left half-way and started over</source>
        <translation>中途放下並重新開始的對話</translation>
    </message>
    <message>
        <source>Cases not answered, in no figure</source>
        <translation>未作答的題目，不計入任何數字</translation>
    </message>
    <message>
        <source>Not graded, in no figure and never counted as wrong</source>
        <translation>未評分，不計入任何數字，也絕不算答錯</translation>
    </message>
    <message>
        <source>Input cut or too long for the service, in no figure</source>
        <translation>輸入被服務截短，或對服務而言過長，不計入任何數字</translation>
    </message>
    <message>
        <source>What these cases do not show</source>
        <translation>這些題目不能說明什麼</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試次</translation>
    </message>
    <message>
        <source>Drift cases asked</source>
        <translation>已提問的漂移題目</translation>
    </message>
    <message>
        <source>The data is in {file}, a trial a line: the SHA-256 of that file, as sha256sum (Linux), shasum -a 256 (macOS) or Get-FileHash (Windows) gives it, is the one above.</source>
        <translation>資料在 {file} 中，每行一個試次：以 sha256sum（Linux）、shasum -a 256（macOS）或 Get-FileHash（Windows）算出該檔案的 SHA-256，即為上列數值。</translation>
    </message>
    <message>
        <source>It is the sum over the trials written as JSON, one a line, sorted. “Save the data of this report” writes that very file: the SHA-256 of the file is the one above.</source>
        <translation>這是將各試次寫成 JSON、每行一個並排序後的雜湊值。「儲存這份報告的資料」寫出的正是這個檔案：該檔案的 SHA-256 即為上列數值。</translation>
    </message>
    <message>
        <source>The cases of intent drift that were asked follow the trials, one a line, sorted too.</source>
        <translation>已提問的意圖漂移題目列在各試次之後，同樣每行一個並經過排序。</translation>
    </message>
    <message>
        <source>The data of this report</source>
        <translation>這份報告的資料</translation>
    </message>
    <message>
        <source>A case has {cells} cells at most: tracking more things at once was not asked for.</source>
        <translation>一題最多有 {cells} 個儲存格：沒有要求同時追蹤更多對象。</translation>
    </message>
    <message>
        <source>A group of one trial reads passed or failed: it is one observation and no rate.</source>
        <translation>只有一個試次的組寫作「通過」或「失敗」：這是一次觀察，不是比率。</translation>
    </message>
    <message>
        <source>Incomplete replies count as failed though their text may be right: what they would have come to is not known.</source>
        <translation>不完整的回覆算作失敗，即使其文字可能正確：完整時會是什麼，無從得知。</translation>
    </message>
    <message>
        <source>Where the input was cut or too long, nothing was learnt of the model: the longest cases may be missing from the rates.</source>
        <translation>輸入遭截或過長時，無從了解模型的表現：比率中可能缺少最長的題目。</translation>
    </message>
    <message>
        <source>In the family Fixed no value ever changes: repeating the initial values gets every cell right. Passing it shows that the form is understood, not that state is tracked.</source>
        <translation>在「固定」層級中，值從不改變：照抄初始值就能讓每個欄位都正確。通過只表示看懂了題面，不表示有追蹤狀態。</translation>
    </message>
    <message>
        <source>Only one seed was asked: the shorter cases are the beginning of the longer ones, and nothing is known of how rates differ from seed to seed.</source>
        <translation>只提問了一個種子：較短的題目就是較長題目的開頭，而不同種子之間的比率差異無從得知。</translation>
    </message>
    <message>
        <source>The cases are synthetic. They are no sample of anybody&apos;s work, and nothing follows for long texts in general.</source>
        <translation>這些題目是人工合成的，不是任何人實際工作的樣本，也不能由此推論一般的長文。</translation>
    </message>
    <message>
        <source>Each form has one wording of the prompt. Another wording may give other rates.</source>
        <translation>每種題面只有一種提示措辭。換一種措辭，比率可能不同。</translation>
    </message>
    <message>
        <source>Replies under a constrained output format are answers to another test: compare them only with their like.</source>
        <translation>限定輸出格式下的回覆是另一種測驗的作答：只能與同類比較。</translation>
    </message>
    <message>
        <source>Nothing here tells what happens inside a model.</source>
        <translation>這裡沒有任何內容能說明模型內部發生了什麼。</translation>
    </message>
    <message>
        <source>A recipe makes its cases again, byte for byte. Of every setting it is told whether it has a value, was not provided by the interface, or was not filled in.</source>
        <translation>配方可以重新產生它的題目，每個位元組都相同。每項設定都註明有值、介面未提供，或未填寫。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>研究設定</translation>
    </message>
    <message>
        <source>Examinee {number}</source>
        <translation>考生 {number}</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>What these conversations do not show</source>
        <translation>這些對話不能說明什麼</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Each case is a conversation in which wants are added, withdrawn and replaced before the answer is asked for; the same items were asked in every condition. {extent}. Families: {families}. Languages: {languages}.</source>
        <translation>每一題是一段對話，其中的要求在請求作答之前會新增、撤回與替換；每個條件都使用相同的原題。{extent}。題型：{families}。語言：{languages}。</translation>
    </message>
    <message>
        <source>No answer to a drift case is counted. {extent}.</source>
        <translation>沒有任何漂移題目的答案計入。{extent}。</translation>
    </message>
    <message>
        <source>Full credit (CAR) and mean score</source>
        <translation>滿分率（CAR）與平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), with the turn-matched control</source>
        <translation>意圖漂移差（IDG），附輪次匹配對照</translation>
    </message>
    <message>
        <source>Drift by family</source>
        <translation>各題型的漂移</translation>
    </message>
    <message>
        <source>Arm against arm, on the same items</source>
        <translation>相同原題上的方案比較</translation>
    </message>
    <message>
        <source>Tokens and cost of each arm, tracker calls included</source>
        <translation>各方案的詞元數與費用，含追蹤器的呼叫</translation>
    </message>
    <message>
        <source>What the conversations have</source>
        <translation>對話的實際內容</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>Not shown, for every row has 0 there: {columns}.</source>
        <translation>以下各欄在每一列皆為 0，因此不顯示：{columns}。</translation>
    </message>
    <message>
        <source>All case sets</source>
        <translation>所有題組</translation>
    </message>
    <message>
        <source>Case sets</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>Drift set: {name}</source>
        <translation>漂移題組：{name}</translation>
    </message>
    <message>
        <source>All drift sets</source>
        <translation>所有漂移題組</translation>
    </message>
    <message>
        <source>Drift sets</source>
        <translation>漂移題組</translation>
    </message>
    <message>
        <source>Drift set</source>
        <translation>漂移題組</translation>
    </message>
    <message>
        <source>All examinees</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Examinees</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>{lead} Names that are too long are shortened with “…” elsewhere.</source>
        <translation>{lead}過長的名稱在其他地方會縮短，以「…」表示。</translation>
    </message>
    <message>
        <source>Long texts of the table</source>
        <translation>表格中的長文字</translation>
    </message>
    <message>
        <source>text {number}, below</source>
        <translation>文字 {number}，見下方</translation>
    </message>
    <message>
        <source>{setting}, text {number}</source>
        <translation>{setting}，文字 {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>{cell} = {value}</source>
        <translation>{cell} = {value}</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>建立時間</translation>
    </message>
    <message>
        <source>Case set: {name}</source>
        <translation>題組：{name}</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>條件</translation>
    </message>
    <message numerus="yes">
        <source>{seeds} (%n seed(s))</source>
        <translation>
            <numerusform>{seeds}（%n 個種子）</numerusform>
        </translation>
    </message>
    <message>
        <source>Number in the data</source>
        <translation>資料中的編號</translation>
    </message>
    <message>
        <source>Examinee: {name}</source>
        <translation>考生：{name}</translation>
    </message>
    <message>
        <source>not filled in</source>
        <translation>未填寫</translation>
    </message>
    <message>
        <source>not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>left out: it looks like an access key</source>
        <translation>已略去：看起來像存取金鑰</translation>
    </message>
    <message>
        <source>{head}… (the first {shown} of {total} characters)</source>
        <translation>{head}…（{total} 個字元中的前 {shown} 個）</translation>
    </message>
    <message>
        <source>{document} · {date}</source>
        <translation>{document} · {date}</translation>
    </message>
    <message>
        <source>StateLab {version} · {document} · {date}</source>
        <translation>StateLab {version} · {document} · {date}</translation>
    </message>
    <message>
        <source>Report: does the model keep track of state?</source>
        <translation>報告：模型能否追蹤狀態？</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>取材範圍</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>分組依據</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>{document} · {date} · {sign} all answers simulated</source>
        <translation>{document} · {date} · {sign} 所有回覆皆為模擬</translation>
    </message>
    <message>
        <source>Report: does the model keep track of what is wanted?</source>
        <translation>報告：模型能否掌握使用者要的是什麼？</translation>
    </message>
    <message>
        <source>Cells counted</source>
        <translation>計入的欄位</translation>
    </message>
    <message>
        <source>Made of, intent drift</source>
        <translation>取材範圍，意圖漂移</translation>
    </message>
    <message>
        <source>StateLab version</source>
        <translation>StateLab 版本</translation>
    </message>
    <message>
        <source>Scorer version</source>
        <translation>評分器版本</translation>
    </message>
    <message>
        <source>Grader version, intent drift</source>
        <translation>評分程式版本，意圖漂移</translation>
    </message>
    <message>
        <source>Data, SHA-256</source>
        <translation>資料的 SHA-256</translation>
    </message>
    <message>
        <source>Each case is a list of updates; asked was the value of every cell after the last one. The truth was computed, and a strict reading judged every reply. A case passes when every cell is right.</source>
        <translation>每一題是一連串的更新；所問的是最後一個更新後每個儲存格的值。真值由程式計算，每則回覆都經嚴格讀取後判定。每個欄位都正確，題目才算通過。</translation>
    </message>
    <message>
        <source>Each case is a conversation whose user changes their mind; asked was what is wanted in the end. A strict reading and the grader of the task judged every answer.</source>
        <translation>每一題是一段使用者會改變主意的對話；所問的是使用者最後要的是什麼。每個答案都經嚴格讀取，並由該任務的評分程式評分。</translation>
    </message>
    <message>
        <source>{sign} Every answer of this report is simulated: no model gave any of them. {lead}</source>
        <translation>{sign} 這份報告的所有回覆皆為模擬：沒有一則出自模型。{lead}</translation>
    </message>
    <message>
        <source>What this report is made of</source>
        <translation>這份報告的依據</translation>
    </message>
    <message>
        <source>all cells of a case, the scratch cell too</source>
        <translation>題目的所有欄位，含暫存格</translation>
    </message>
    <message>
        <source>all cells of a case but the scratch cell</source>
        <translation>題目的所有欄位，不含暫存格</translation>
    </message>
    <message>
        <source>In every row, {column}: {value}.</source>
        <translation>每一列的{column}：{value}。</translation>
    </message>
    <message>
        <source>Whole cases passed, cells, format errors and cost</source>
        <translation>整題通過、欄位、格式錯誤與費用</translation>
    </message>
    <message>
        <source>Whole cases passed, with baselines</source>
        <translation>整題通過的題目，與基準對照</translation>
    </message>
    <message>
        <source>Cells, format errors, tokens and cost</source>
        <translation>欄位、格式錯誤、詞元與費用</translation>
    </message>
    <message>
        <source>How to read the tables</source>
        <translation>如何閱讀這些表格</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>各欄的意義</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分組</translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s) are told in the table alone.</source>
        <translation>
            <numerusform>另有 %n 項比較只列在表格中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Why a length or its interval is missing</source>
        <translation>為何沒有長度或其區間</translation>
    </message>
    <message>
        <source>{column}: {meaning}</source>
        <translation>{column}：{meaning}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 對 {second}</translation>
    </message>
    <message>
        <source>{first} against</source>
        <translation>{first} 對</translation>
    </message>
    <message>
        <source>Form against form</source>
        <translation>題面對照</translation>
    </message>
    <message>
        <source>Examinee against examinee</source>
        <translation>考生對照</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>{comparison}: {observed}</source>
        <translation>{comparison}：{observed}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字說明</translation>
    </message>
    <message>
        <source>Comparisons on the same tasks</source>
        <translation>相同任務的比較</translation>
    </message>
    <message>
        <source>Lengths at which success falls</source>
        <translation>成功率下降之處的長度</translation>
    </message>
    <message>
        <source>{curve}: {observed}</source>
        <translation>{curve}：{observed}</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Tracking horizon</source>
        <translation>追蹤視界</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Page {n} of {total}</source>
        <translation>第 {n} 頁，共 {total} 頁</translation>
    </message>
</context>
<context>
    <name>ReportExaminees</name>
    <message>
        <source>{name} (no. {number})</source>
        <translation>{name}（編號 {number}）</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}：{value}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two settings</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{name} ({settings})</source>
        <translation>{name}（{settings}）</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空白</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Writing the report…</source>
        <translation>正在寫入報告…</translation>
    </message>
    <message>
        <source>Cancelled. No report was written.</source>
        <translation>已取消。未寫入報告。</translation>
    </message>
    <message>
        <source>A report is still being written. Wait for it, or cancel it first.</source>
        <translation>仍有報告正在寫入。請等它完成，或先取消。</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>向量圖 (*.svg)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>儲存圖表</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已寫入：{file}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of files</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Report written: {files}</source>
        <translation>報告已寫入：{files}</translation>
    </message>
</context>
<context>
    <name>ReportFoot</name>
    <message>
        <source>What these cases do not show</source>
        <translation>這些題目不能說明什麼</translation>
    </message>
    <message>
        <source>• {sentence}</source>
        <translation>• {sentence}</translation>
    </message>
    <message>
        <source>Notes, and what these cases do not show</source>
        <translation>附註，以及這些題目不能說明什麼</translation>
    </message>
</context>
<context>
    <name>ReportHorizon</name>
    <message>
        <source>{family}, {form}, by {examinee}</source>
        <translation>{family}，{form}，{examinee}</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>更新層級</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>50 % length</source>
        <translation>50 % 長度</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 區間</translation>
    </message>
    <message>
        <source>80 % length</source>
        <translation>80 % 長度</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試次</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Passed at each length</source>
        <translation>各長度的通過數</translation>
    </message>
    <message>
        <source>The length at which half of the whole cases pass.</source>
        <translation>半數題目整題通過的長度。</translation>
    </message>
    <message>
        <source>The length at which four fifths of the whole cases pass.</source>
        <translation>五分之四的題目整題通過的長度。</translation>
    </message>
    <message>
        <source>From resampled seeds, 1,000 times.</source>
        <translation>由種子重抽樣 1,000 次得出。</translation>
    </message>
    <message>
        <source>{family}, {form}, by {examinee}, of {recipe}</source>
        <translation>{family}，{form}，{examinee}，出自{recipe}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>{share} length: none given. {reason}</source>
        <translation>{share} 長度：未列出。{reason}</translation>
    </message>
    <message>
        <source>{share} length: {length} moves. {reason}</source>
        <translation>{share} 長度：{length} 次換位。{reason}</translation>
    </message>
    <message>
        <source>{share} length: {length} moves, 95 % interval {interval} (seeds resampled).</source>
        <translation>{share} 長度：{length} 次換位，95 % 區間 {interval}（對種子重抽樣）。</translation>
    </message>
    <message>
        <source>At least {n} lengths must be answered to fit a curve.</source>
        <translation>至少要有 {n} 種長度已作答，才能擬合曲線。</translation>
    </message>
    <message>
        <source>Every trial passed: it lies beyond the longest case, if anywhere.</source>
        <translation>所有試次都通過：若有追蹤視界，也在最長的題目之外。</translation>
    </message>
    <message>
        <source>No trial passed: it lies below the shortest case, if anywhere.</source>
        <translation>沒有試次通過：若有追蹤視界，也比最短的題目更短。</translation>
    </message>
    <message>
        <source>Success does not fall with the length in these trials.</source>
        <translation>在這些試次中，成功率沒有隨長度下降。</translation>
    </message>
    <message>
        <source>The curve reaches it only outside of the lengths that were asked, and it is not drawn further.</source>
        <translation>曲線要到所提問的長度範圍之外才會降到該處，因此不再往外畫。</translation>
    </message>
    <message>
        <source>No interval: fewer than {n} seeds do not tell how far it may be off.</source>
        <translation>無區間：種子少於 {n} 個，無從得知可能相差多遠。</translation>
    </message>
    <message>
        <source>No interval: too many of the resamples hold no falling curve.</source>
        <translation>無區間：太多次重抽樣得不出下降的曲線。</translation>
    </message>
    <message>
        <source>few lengths</source>
        <translation>長度太少</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>全部通過</translation>
    </message>
    <message>
        <source>none passed</source>
        <translation>全未通過</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>介於 {low} 與 {high} 之間</translation>
    </message>
    <message>
        <source>abrupt</source>
        <translation>陡降</translation>
    </message>
    <message>
        <source>not falling</source>
        <translation>未下降</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>few seeds</source>
        <translation>種子太少</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>不穩定</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>below {low} to above {high}</source>
        <translation>低於 {low} 至高於 {high}</translation>
    </message>
    <message>
        <source>below {low} to {high}</source>
        <translation>低於 {low} 至 {high}</translation>
    </message>
    <message>
        <source>{low} to above {high}</source>
        <translation>{low} 至高於 {high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{length}: {passed}</source>
        <translation>{length}：{passed}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two lengths</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Every shorter case passed and every longer one failed: it lies near {length}, and no slope can be fitted.</source>
        <translation>較短的題目全部通過，較長的全部失敗：追蹤視界在 {length} 附近，無法擬合斜率。</translation>
    </message>
    <message>
        <source>Everything up to {low} passed and everything from {high} on failed: it lies between the two, and no slope can be fitted.</source>
        <translation>到 {low} 為止全部通過，從 {high} 起全部失敗：追蹤視界介於兩者之間，無法擬合斜率。</translation>
    </message>
    <message>
        <source>{short}: {sentence}</source>
        <translation>{short}：{sentence}</translation>
    </message>
    <message>
        <source>Everything up to a length passed and everything beyond it failed: no slope can be fitted.</source>
        <translation>到某一長度為止全部通過，更長的全部失敗：無法擬合斜率。</translation>
    </message>
</context>
<context>
    <name>ReportOfDocument</name>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>匯出報告…</translation>
    </message>
    <message>
        <source>Counting what was answered…</source>
        <translation>正在統計已作答的內容…</translation>
    </message>
    <message>
        <source>Fitting horizons…</source>
        <translation>正在擬合追蹤視界…</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>匯出報告…</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>分組(&amp;G)</translation>
    </message>
    <message>
        <source>Co&amp;mparisons</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Ho&amp;rizon</source>
        <translation>追蹤視界(&amp;R)</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>圖表(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Drift</source>
        <translation>意圖漂移(&amp;D)</translation>
    </message>
    <message>
        <source>Plan a stud&amp;y</source>
        <translation>規劃研究(&amp;Y)</translation>
    </message>
    <message>
        <source>Fitting the horizons was stopped. The report can be exported once it is done.</source>
        <translation>追蹤視界的擬合已停止。完成擬合後才能匯出報告。</translation>
    </message>
    <message>
        <source>Fit the horizons</source>
        <translation>擬合追蹤視界</translation>
    </message>
    <message>
        <source>No reply yet</source>
        <translation>還沒有回覆</translation>
    </message>
    <message>
        <source>Record whole-case replies on the Desk. They are counted and compared here.</source>
        <translation>請在「作答」頁記錄整題回覆，就會在這裡統計與比較。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答頁</translation>
    </message>
    <message>
        <source>Only simulated replies</source>
        <translation>只有模擬的回覆</translation>
    </message>
    <message>
        <source>No model gave them, so they are left out unless you ask for them.</source>
        <translation>這些回覆並非出自任何模型，因此除非您要求，否則不計入。</translation>
    </message>
    <message>
        <source>Include simulated replies</source>
        <translation>計入模擬的回覆</translation>
    </message>
    <message>
        <source>Only answers to drift cases</source>
        <translation>只有漂移題目的回覆</translation>
    </message>
    <message>
        <source>They are counted on a page of their own, and never among state cases.</source>
        <translation>這些回覆在專屬的頁面統計，絕不與狀態題目合併。</translation>
    </message>
    <message>
        <source>Show drift</source>
        <translation>顯示意圖漂移</translation>
    </message>
    <message>
        <source>No reply is in this choice</source>
        <translation>所選範圍內沒有回覆</translation>
    </message>
    <message>
        <source>The sets and examinees chosen above have no whole-case reply.</source>
        <translation>上方所選的題組與考生沒有整題回覆。</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>The report was not made</source>
        <translation>未產生報告</translation>
    </message>
    <message>
        <source>It was stopped before it was done. Nothing is lost.</source>
        <translation>報告在完成之前就停止了。沒有遺失任何資料。</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>產生報告</translation>
    </message>
    <message>
        <source>The report is being made</source>
        <translation>正在產生報告</translation>
    </message>
    <message>
        <source>The replies are read and counted beside the window.</source>
        <translation>正在背景讀取並統計回覆。</translation>
    </message>
    <message>
        <source>{state} · {drift}</source>
        <translation>{state} · {drift}</translation>
    </message>
</context>
<context>
    <name>ReportPairs</name>
    <message>
        <source>Forms</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Examinees</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 對 {second}</translation>
    </message>
    <message>
        <source>{first} against {second}, by {examinee}</source>
        <translation>{first} 對 {second}，{examinee}</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一方</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二方</translation>
    </message>
    <message>
        <source>By</source>
        <translation>作答者</translation>
    </message>
    <message>
        <source>Both passed</source>
        <translation>雙方都通過</translation>
    </message>
    <message>
        <source>Only the first</source>
        <translation>僅第一方</translation>
    </message>
    <message>
        <source>Only the second</source>
        <translation>僅第二方</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>都未通過</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配對數</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>無配對</translation>
    </message>
    <message>
        <source>Pairs of which the input of a side was cut or too long: not compared.</source>
        <translation>有一方輸入遭截或過長的配對：不比較。</translation>
    </message>
    <message>
        <source>Input cut or too long</source>
        <translation>輸入遭截或過長</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p corrected</source>
        <translation>校正後 p</translation>
    </message>
    <message>
        <source>Who answered in both forms; nothing where examinees differ.</source>
        <translation>兩種題面由誰作答；比較的若是不同考生則空白。</translation>
    </message>
    <message>
        <source>Both sides answered the same task.</source>
        <translation>雙方作答同一任務。</translation>
    </message>
    <message>
        <source>Pairs of one seed are not independent.</source>
        <translation>同一種子的配對並不獨立。</translation>
    </message>
    <message>
        <source>Trials that the other side did not answer: not compared.</source>
        <translation>另一方未作答的試次：不比較。</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test, two-sided.</source>
        <translation>McNemar 精確檢定，雙尾。</translation>
    </message>
    <message>
        <source>Corrected by Holm over all comparisons listed, simulated ones apart.</source>
        <translation>就所列的全部比較以 Holm 法校正，模擬的分開計算。</translation>
    </message>
    <message>
        <source>{side} passed</source>
        <translation>{side} 通過</translation>
    </message>
    <message>
        <source>{side} failed</source>
        <translation>{side} 失敗</translation>
    </message>
    <message numerus="yes">
        <source>With %n seed(s) only this is weak: pairs of one seed are not independent, and p is smaller than it should be.</source>
        <translation>
            <numerusform>只有 %n 個種子，證據薄弱：同一種子的配對並不獨立，p 比應有的小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several pairs share a seed and are not independent: read p with care.</source>
        <translation>有多組配對共用種子，並不獨立：解讀 p 時請謹慎。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message numerus="yes">
        <source>On %n pair(s) of the same task, {first} passed {one} and {second} passed {other}; only {first} passed {only_first}, only {second} passed {only_second}.</source>
        <translation>
            <numerusform>在 %n 組相同任務的配對中，{first} 通過 {one} 組，{second} 通過 {other} 組；僅 {first} 通過的有 {only_first} 組，僅 {second} 通過的有 {only_second} 組。</numerusform>
        </translation>
    </message>
    <message>
        <source>They differ on none, so there is nothing to test.</source>
        <translation>雙方在每一組上都相同，因此沒有可檢定的。</translation>
    </message>
    <message numerus="yes">
        <source>So uneven a split would be rare if both passed equally often (p {p}; corrected for %n comparison(s): {corrected}). It does not say why they differ.</source>
        <translation>
            <numerusform>若雙方通過的頻率相同，如此不均的分布會很罕見（p {p}；就 %n 項比較校正後：{corrected}）。這並不說明雙方為何不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These pairs do not tell the two apart (p {p}; corrected for %n comparison(s): {corrected}). That is no proof that they are equal.</source>
        <translation>
            <numerusform>這些配對無法區分雙方（p {p}；就 %n 項比較校正後：{corrected}）。這並不證明雙方相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPlot</name>
    <message numerus="yes">
        <source>%n group(s) without a format error</source>
        <translation>
            <numerusform>%n 組沒有格式錯誤</numerusform>
        </translation>
    </message>
    <message>
        <source>{groups} are not drawn: {trials}.</source>
        <translation>{groups}，未畫出：{trials}。</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 個試次</numerusform>
        </translation>
    </message>
    <message>
        <source>Replies that could not be read, of those answered</source>
        <translation>已作答的回覆中無法讀取者</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) tell neither and are not drawn.</source>
        <translation>
            <numerusform>%n 組兩者都沒有註明，未畫出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean input tokens (trials that tell)</source>
        <translation>平均輸入詞元數（有註明的試次）</translation>
    </message>
    <message>
        <source>Cost in all, in your currency (trials that tell)</source>
        <translation>總費用，以您使用的幣別計（有註明的試次）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of columns</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Rows are pooled over {columns}: the table of groups has each apart.</source>
        <translation>各列合併了不同的{columns}：分組表會逐一分開列出。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 對 {second}</translation>
    </message>
    <message>
        <source>The table of comparisons has the tests.</source>
        <translation>檢定結果見比較表。</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>雙方都通過</translation>
    </message>
    <message>
        <source>only {form} passed</source>
        <translation>僅{form}通過</translation>
    </message>
    <message>
        <source>neither passed</source>
        <translation>都未通過</translation>
    </message>
    <message>
        <source>{group}: {figures}</source>
        <translation>{group}：{figures}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two parts of a name</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two figures</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>In every row: {parts}.</source>
        <translation>各列共同：{parts}。</translation>
    </message>
    <message>
        <source>length {n}</source>
        <translation>長度 {n}</translation>
    </message>
    <message>
        <source>tools: {which}</source>
        <translation>工具：{which}</translation>
    </message>
    <message>
        <source>output: {which}</source>
        <translation>輸出格式：{which}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>{value} ({known} of {of})</source>
        <translation>{value}（{known} / {of}）</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 組配對</numerusform>
        </translation>
    </message>
    <message>
        <source>{group}: both passed {both}, only {first} {one}, only {second} {other}, neither {neither}</source>
        <translation>{group}：雙方都通過 {both}，僅{first} {one}，僅{second} {other}，都未通過 {neither}</translation>
    </message>
    <message numerus="yes">
        <source>McNemar&apos;s exact test, two-sided, p: {p}. Corrected by Holm for %n comparison(s): {holm}.</source>
        <translation>
            <numerusform>McNemar 精確檢定，雙尾，p：{p}。就 %n 項比較以 Holm 法校正：{holm}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in moves (logarithmic)</source>
        <translation>換位次數（對數尺度）</translation>
    </message>
    <message>
        <source>Whole cases passed</source>
        <translation>整題通過</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>{n} at each length</source>
        <translation>各長度 {n}</translation>
    </message>
    <message>
        <source>{family}, length {length}: {passed} passed; 95 % interval {interval}</source>
        <translation>{family}，長度 {length}：通過 {passed}；95 % 區間 {interval}</translation>
    </message>
    <message>
        <source>{family}, length {length}: one case, {passed}</source>
        <translation>{family}，長度 {length}：一題，{passed}</translation>
    </message>
    <message>
        <source>{family}, length {length}: {passed} passed</source>
        <translation>{family}，長度 {length}：通過 {passed}</translation>
    </message>
    <message>
        <source>no horizon: {reason}</source>
        <translation>無追蹤視界：{reason}</translation>
    </message>
    <message>
        <source>{share}: none, {reason}</source>
        <translation>{share}：無，{reason}</translation>
    </message>
    <message>
        <source>{share} at {length} (no interval: {reason})</source>
        <translation>{share}：{length}（無區間：{reason}）</translation>
    </message>
    <message>
        <source>{share} at {length} ({interval})</source>
        <translation>{share}：{length}（{interval}）</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two horizons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 區間</translation>
    </message>
    <message>
        <source>logistic fit</source>
        <translation>邏輯斯擬合</translation>
    </message>
    <message>
        <source>length at 50 % and at 80 %, with its interval</source>
        <translation>50 % 與 80 % 處的長度及其區間</translation>
    </message>
    <message>
        <source>open: simulated</source>
        <translation>空心：模擬</translation>
    </message>
    <message>
        <source>Success against length</source>
        <translation>成功率與長度</translation>
    </message>
    <message>
        <source>Form against form</source>
        <translation>題面對照</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>Cost and input tokens</source>
        <translation>費用與輸入詞元</translation>
    </message>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 與 IDG</translation>
    </message>
    <message>
        <source>There is no report yet.</source>
        <translation>還沒有報告。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 項。</numerusform>
        </translation>
    </message>
    <message>
        <source>{form}, by {examinee}, of {recipe}</source>
        <translation>{form}，{examinee}，出自{recipe}</translation>
    </message>
    <message>
        <source>{form}, by {examinee}</source>
        <translation>{form}，{examinee}</translation>
    </message>
    <message>
        <source>{family}: {horizon}</source>
        <translation>{family}：{horizon}</translation>
    </message>
    <message>
        <source>A case passes when every cell is right; a format error counts as failed. Points of one length stand side by side. Cases of one seed are not independent.</source>
        <translation>每個欄位都正確，題目才算通過；格式錯誤算作失敗。同一長度的點並排。同一種子的題目並不獨立。</translation>
    </message>
    <message>
        <source>Pairs have seed, family, length and examinee in common.</source>
        <translation>成對的題目有相同的種子、更新層級、長度與考生。</translation>
    </message>
    <message>
        <source>Format errors stay in every denominator and count as failed.</source>
        <translation>格式錯誤留在每個分母中，並算作失敗。</translation>
    </message>
    <message>
        <source>Only trials that tell are counted: what is not known is not taken for 0.</source>
        <translation>只計有註明的試次：不明的不當作 0。</translation>
    </message>
    <message>
        <source>No reply to a whole case is in the report.</source>
        <translation>報告中沒有整題回覆。</translation>
    </message>
    <message>
        <source>No examinee answered the same task in two forms. Ask one of them the same cases as code and as sheet.</source>
        <translation>沒有考生以兩種題面作答同一任務。請讓其中一位以程式式與試算表式作答相同的題目。</translation>
    </message>
    <message>
        <source>No trial tells its input tokens or its cost. They can be filled in on the Run log.</source>
        <translation>沒有試次註明輸入詞元數或費用。可以在「紀錄表」頁填寫。</translation>
    </message>
    <message>
        <source>No answer to a drift case is in the report.</source>
        <translation>報告中沒有漂移題目的答案。</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>複製列(&amp;C)</translation>
    </message>
    <message>
        <source>Sort by “{column}”, &amp;rising</source>
        <translation>依「{column}」遞增排序(&amp;R)</translation>
    </message>
    <message>
        <source>Sort by “{column}”, &amp;falling</source>
        <translation>依「{column}」遞減排序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Order of the report</source>
        <translation>依報告的順序(&amp;O)</translation>
    </message>
</context>
<context>
    <name>ReportTools</name>
    <message>
        <source>Case &amp;sets: all</source>
        <translation>題組(&amp;S)：全部</translation>
    </message>
    <message>
        <source>Case &amp;sets: {count} of {total}</source>
        <translation>題組(&amp;S)：{count} / {total}</translation>
    </message>
    <message>
        <source>All case sets</source>
        <translation>所有題組</translation>
    </message>
    <message>
        <source>Case sets in the report</source>
        <translation>報告中的題組</translation>
    </message>
    <message>
        <source>E&amp;xaminees: all</source>
        <translation>考生(&amp;X)：全部</translation>
    </message>
    <message>
        <source>E&amp;xaminees: {count} of {total}</source>
        <translation>考生(&amp;X)：{count} / {total}</translation>
    </message>
    <message>
        <source>All examinees</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Examinees in the report</source>
        <translation>報告中的考生</translation>
    </message>
    <message>
        <source>Leave the scrat&amp;ch cell out</source>
        <translation>不計暫存格(&amp;C)</translation>
    </message>
    <message>
        <source>Incl&amp;ude simulated replies (marked)</source>
        <translation>計入模擬的回覆（會標示）(&amp;U)</translation>
    </message>
</context>
<context>
    <name>Respondents</name>
    <message>
        <source>Always right</source>
        <translation>全部答對</translation>
    </message>
    <message>
        <source>Gives the right values, and nothing else.</source>
        <translation>給出正確的值，別無其他。</translation>
    </message>
    <message>
        <source>Right most of the time</source>
        <translation>大多答對</translation>
    </message>
    <message>
        <source>Leaves out one update in one of five conversations.</source>
        <translation>每五個對話中，有一個漏掉一個更新。</translation>
    </message>
    <message>
        <source>Forgets after {n} updates</source>
        <translation>{n} 個更新後就忘記</translation>
    </message>
    <message>
        <source>Gives the state after update {n}, whatever comes after it; of a conversation, what holds after turn {turns}.</source>
        <translation>給出第 {n} 個更新之後的狀態，不論之後還有什麼；若是對話，則給出第 {turns} 輪之後有效的內容。</translation>
    </message>
    <message>
        <source>Keeps one first value</source>
        <translation>保留一個最初的值</translation>
    </message>
    <message>
        <source>One goal keeps the value that it had first, or one cell does; all else is right.</source>
        <translation>有一個目標（或一個儲存格）保留最初的值；其餘全部正確。</translation>
    </message>
    <message>
        <source>Obeys one decoy</source>
        <translation>遵從一個誘餌</translation>
    </message>
    <message>
        <source>Obeys one constraint that was withdrawn; of cells, one update is passed over.</source>
        <translation>遵從一項已撤回的限制；若是儲存格，則略過一個更新。</translation>
    </message>
    <message>
        <source>Takes back nothing</source>
        <translation>保留所有撤回的內容</translation>
    </message>
    <message>
        <source>Follows every change, and keeps all that was withdrawn; of cells, one update is passed over.</source>
        <translation>遵循每一項變更，但保留所有撤回的內容；若是儲存格，則略過一個更新。</translation>
    </message>
    <message>
        <source>Drops one goal</source>
        <translation>遺漏一個目標</translation>
    </message>
    <message>
        <source>Leaves out one goal that is still wanted; of cells, the last one.</source>
        <translation>遺漏一個仍然需要的目標；若是儲存格，則遺漏最後一個。</translation>
    </message>
    <message>
        <source>Right at the second attempt</source>
        <translation>第二次才答對</translation>
    </message>
    <message>
        <source>Gives no usable answer, finds that out where an arm has a gate, and is right then.</source>
        <translation>先給出無法使用的答案；若方案有把關，會因此發現並隨後答對。</translation>
    </message>
    <message>
        <source>Never a usable answer</source>
        <translation>從未給出可用的答案</translation>
    </message>
    <message>
        <source>Says one sentence of no use, whatever is asked.</source>
        <translation>不論問什麼，都只說一句沒有用的話。</translation>
    </message>
    <message>
        <source>JSON in a code fence</source>
        <translation>JSON 放在程式碼區塊中</translation>
    </message>
    <message>
        <source>Gives the right values between lines of ```.</source>
        <translation>在兩行 ``` 之間給出正確的值。</translation>
    </message>
    <message>
        <source>A sentence before the JSON</source>
        <translation>JSON 之前有一句話</translation>
    </message>
    <message>
        <source>Gives the right values after a sentence.</source>
        <translation>先寫一句話，再給出正確的值。</translation>
    </message>
    <message>
        <source>Reasoning before the JSON</source>
        <translation>JSON 之前有推理</translation>
    </message>
    <message>
        <source>Gives the right values after lines of reasoning.</source>
        <translation>先寫幾行推理，再給出正確的值。</translation>
    </message>
    <message>
        <source>One cell missing</source>
        <translation>缺一個儲存格</translation>
    </message>
    <message>
        <source>Gives the right values without the last cell.</source>
        <translation>給出正確的值，但缺少最後一個儲存格。</translation>
    </message>
    <message>
        <source>One cell too many</source>
        <translation>多一個儲存格</translation>
    </message>
    <message>
        <source>Gives the right values and a cell nobody asked for.</source>
        <translation>給出正確的值，另加一個沒有問到的儲存格。</translation>
    </message>
    <message>
        <source>Numbers as text</source>
        <translation>數字寫成文字</translation>
    </message>
    <message>
        <source>Gives the right values in quotation marks.</source>
        <translation>給出正確的值，但加上引號。</translation>
    </message>
    <message>
        <source>Cut off half way</source>
        <translation>中途截斷</translation>
    </message>
    <message>
        <source>Reaches its output limit in the middle of the answer.</source>
        <translation>答案寫到一半就達到輸出上限。</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>空回覆</translation>
    </message>
    <message>
        <source>Ends without any text.</source>
        <translation>沒有任何文字就結束。</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>拒絕作答</translation>
    </message>
    <message>
        <source>Says that it cannot help.</source>
        <translation>表示無法提供協助。</translation>
    </message>
    <message>
        <source>Calls a tool</source>
        <translation>呼叫工具</translation>
    </message>
    <message>
        <source>Calls a tool where a text was asked for.</source>
        <translation>應以文字作答，卻呼叫工具。</translation>
    </message>
    <message>
        <source>No reason why it ended</source>
        <translation>未告知結束原因</translation>
    </message>
    <message>
        <source>Gives the right values, but nobody says whether the answer is whole.</source>
        <translation>給出正確的值，但沒有告知答案是否完整。</translation>
    </message>
    <message>
        <source>Takes short prompts only</source>
        <translation>只接受短提示</translation>
    </message>
    <message>
        <source>Refuses a prompt of more than {n} characters, else gives what is right.</source>
        <translation>拒絕超過 {n} 個字元的提示，否則給出正確的值。</translation>
    </message>
    <message>
        <source>Cells and conversations</source>
        <translation>儲存格與對話</translation>
    </message>
    <message>
        <source>State tracking: one slip</source>
        <translation>狀態追蹤：一個失誤</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意圖漂移</translation>
    </message>
    <message>
        <source>Form of the reply</source>
        <translation>回覆的形式</translation>
    </message>
</context>
<context>
    <name>RevealDialog</name>
    <message>
        <source>Reveal answer book</source>
        <translation>揭曉答案本</translation>
    </message>
    <message>
        <source>Reveal the answer book of {case}?</source>
        <translation>要揭曉 {case} 的答案本嗎？</translation>
    </message>
    <message>
        <source>No reply has opened this case yet. The reveal is recorded with its time, stays in the run log and cannot be undone.</source>
        <translation>還沒有任何回覆打開這一題的答案本。揭曉會連同時間記錄下來，保留在紀錄表中，而且無法復原。</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭曉</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>保持隱藏</translation>
    </message>
</context>
<context>
    <name>Revealing</name>
    <message>
        <source>The answer book is open. The reveal is recorded.</source>
        <translation>答案本已打開。這次揭曉已記錄下來。</translation>
    </message>
</context>
<context>
    <name>RightAnswerView</name>
    <message>
        <source>Expected answer</source>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>Expected:</source>
        <translation>正確答案：</translation>
    </message>
    <message>
        <source>One right answer:</source>
        <translation>正確答案之一：</translation>
    </message>
    <message>
        <source>Given {given}, expected {expected}.</source>
        <translation>回覆值 {given}，正確答案 {expected}。</translation>
    </message>
    <message>
        <source>Expected: {answer}</source>
        <translation>正確答案：{answer}</translation>
    </message>
    <message>
        <source>One right answer: {answer}</source>
        <translation>正確答案之一：{answer}</translation>
    </message>
</context>
<context>
    <name>RulingDialog</name>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Rule on the reply to {case}</source>
        <translation>對 {case} 的回覆作出裁定</translation>
    </message>
    <message>
        <source>Verdict: {verdict}. It stays, and the counts stay; the ruling stands beside it.</source>
        <translation>判定：{verdict}。判定不變，計數也不變；裁定與它並列。</translation>
    </message>
    <message>
        <source>Verdict: {verdict}. Ruled {ruling}, {time}: {reason}</source>
        <translation>判定：{verdict}。裁定：{ruling}，{time}：{reason}</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>答對(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Wrong</source>
        <translation>答錯(&amp;W)</translation>
    </message>
    <message>
        <source>With&amp;draw the ruling</source>
        <translation>撤回裁定(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>理由(&amp;E)</translation>
    </message>
    <message>
        <source>It is recorded with its time, and undo does not erase it.</source>
        <translation>裁定會連同時間記錄下來，復原也不會將它抹去。</translation>
    </message>
    <message>
        <source>Re&amp;cord ruling</source>
        <translation>記錄裁定(&amp;C)</translation>
    </message>
</context>
<context>
    <name>RunCells</name>
    <message>
        <source>There is no reply yet, so there is nothing to note.</source>
        <translation>還沒有回覆，因此沒有可備註的。</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>這份文件是唯讀的。</translation>
    </message>
    <message>
        <source>A ruling is given with its reason: Ctrl+Shift+R.</source>
        <translation>裁定須附理由：Ctrl+Shift+R。</translation>
    </message>
    <message>
        <source>Computed from the reply as received, and never edited. A ruling can stand beside it: Ctrl+Shift+R.</source>
        <translation>依收到的原始回覆計算，不能編輯。裁定可與它並列：Ctrl+Shift+R。</translation>
    </message>
    <message>
        <source>A setting of the examinee. It is changed on the Desk.</source>
        <translation>考生的設定。請到「作答」頁變更。</translation>
    </message>
    <message>
        <source>As the service told it with the reply, and never edited.</source>
        <translation>服務隨回覆告知的內容，從不編輯。</translation>
    </message>
    <message>
        <source>Recorded or computed by the program, and never edited.</source>
        <translation>由程式記錄或計算，不能編輯。</translation>
    </message>
    <message>
        <source>This column is computed and never edited.</source>
        <translation>這一欄由程式計算，不能編輯。</translation>
    </message>
    <message>
        <source>This case is not answered yet.</source>
        <translation>這一題尚未作答。</translation>
    </message>
    <message>
        <source>There is no such row.</source>
        <translation>沒有這一列。</translation>
    </message>
    <message>
        <source>There is no column here.</source>
        <translation>這裡沒有欄。</translation>
    </message>
    <message>
        <source>These are {cells} cells, and one step changes at most {most}. Nothing was changed. Choose fewer rows.</source>
        <translation>共有 {cells} 個儲存格，而一次最多變更 {most} 個。未變更任何內容。請減少選取的列。</translation>
    </message>
    <message>
        <source>These are {cells} cells, and at most {most} are copied at once. Nothing was copied. Export the rows instead.</source>
        <translation>共有 {cells} 個儲存格，而一次最多複製 {most} 個。未複製任何內容。請改為匯出這些列。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>已複製 %n 列。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled in.</source>
        <translation>
            <numerusform>已填寫 %n 個儲存格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those chosen cannot be filled in.</source>
        <translation>
            <numerusform>所選的儲存格中有 %n 個無法填寫。</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} {left}</source>
        <comment>two sentences</comment>
        <translation>{done}{left}</translation>
    </message>
    <message>
        <source>None of the cells chosen can be filled in. Those with a line below them can.</source>
        <translation>所選的儲存格都無法填寫。下方有線的才可以填寫。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Choice from a list</source>
        <translation>清單選項</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>答錯</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>空白</translation>
    </message>
</context>
<context>
    <name>RunColumn</name>
    <message>
        <source>Case</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>題組</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>of updates, or of tasks of conversations</comment>
        <translation>類別</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新數</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>提問範圍</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>結束原因</translation>
    </message>
    <message>
        <source>Model as returned</source>
        <translation>服務傳回的模型</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>輸出詞元數</translation>
    </message>
    <message>
        <source>Reasoning tokens</source>
        <translation>推理詞元數</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>快取詞元數</translation>
    </message>
    <message>
        <source>Latency (ms)</source>
        <translation>延遲（毫秒）</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>嘗試次數</translation>
    </message>
    <message>
        <source>Correct cells</source>
        <translation>正確欄位</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>欄位總數</translation>
    </message>
    <message>
        <source>Format error</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重複序號</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>收到時間</translation>
    </message>
    <message>
        <source>Revealed before</source>
        <translation>作答前已揭曉</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>結束狀態</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>揭曉時間</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
</context>
<context>
    <name>RunFilterBar</name>
    <message>
        <source>Any case set</source>
        <translation>所有題組</translation>
    </message>
    <message>
        <source>Any examinee</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Search case, set, settings, notes</source>
        <translation>搜尋題目、題組、設定、備註</translation>
    </message>
    <message>
        <source>Search the run log</source>
        <translation>搜尋紀錄表</translation>
    </message>
    <message>
        <source>Case set shown</source>
        <translation>顯示的題組</translation>
    </message>
    <message>
        <source>Examinee shown</source>
        <translation>顯示的考生</translation>
    </message>
    <message>
        <source>Result shown</source>
        <translation>顯示的結果</translation>
    </message>
    <message>
        <source>Not &amp;answered</source>
        <translation>未作答(&amp;A)</translation>
    </message>
    <message>
        <source>Pro&amp;bes</source>
        <translation>探測(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Superseded</source>
        <translation>已被取代(&amp;S)</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>顯示所有列</translation>
    </message>
</context>
<context>
    <name>RunForecastPanel</name>
    <message>
        <source>What that comes to</source>
        <translation>預估用量</translation>
    </message>
    <message>
        <source>{sign} By its arm, the last message begins with the true final intents: every goal that is active in the end and its value, out of the answer book. The answer itself is not in it.</source>
        <translation>{sign} 依所用的方案，最後一則訊息以真實的最終意圖開頭：最後有效的每個目標及其值，取自答案本。答案本身不在其中。</translation>
    </message>
    <message>
        <source>What is sent of the settings</source>
        <translation>各項設定的傳送情形</translation>
    </message>
    <message>
        <source>What becomes of every setting</source>
        <translation>每項設定的處理方式</translation>
    </message>
    <message>
        <source>{sign} Simulated on this computer: nothing is sent anywhere.</source>
        <translation>{sign} 在這部電腦上模擬：不會傳送任何內容。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}, without any answer.</source>
        <translation>{sign} 每份提示都會傳送給 {host}，不含任何答案。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}.</source>
        <translation>{sign} 每份提示都會傳送給 {host}。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}, and what a tracker is asked to {tracker}, without any answer.</source>
        <translation>{sign} 每份提示都會傳送給 {host}，問追蹤器的內容則傳送給 {tracker}，都不含任何答案。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在計數…</translation>
    </message>
    <message numerus="yes">
        <source>%n new conversation(s)</source>
        <translation>
            <numerusform>%n 個新對話</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters} characters, the longest {longest}: about {least} to {most} input tokens</source>
        <translation>{characters} 個字元，最長的有 {longest} 個：約 {least} 到 {most} 個輸入詞元</translation>
    </message>
    <message>
        <source>At most {amount}, by the prices entered</source>
        <translation>依輸入的價格計算，至多 {amount}</translation>
    </message>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>處理方式</translation>
    </message>
    <message>
        <source>{sign} {model} is not asked. Its simulated replies are marked as such everywhere and never counted with real ones.</source>
        <translation>{sign} 不會向 {model} 提問。它的模擬回覆處處標明為模擬，絕不與真實的回覆一併計入。</translation>
    </message>
    <message>
        <source>In steps: {least} to {most} requests, by what is replied.</source>
        <translation>分步驟進行：{least} 到 {most} 次請求，視回覆內容而定。</translation>
    </message>
    <message>
        <source>In steps: {most} requests.</source>
        <translation>分步驟進行：{most} 次請求。</translation>
    </message>
    <message>
        <source>{told} Replies are read again, which is not in the tokens below.</source>
        <translation>{told}回覆會再次作為輸入，這部分未計入下方的詞元。</translation>
    </message>
</context>
<context>
    <name>RunLimitsDialog</name>
    <message>
        <source>Pace and limit</source>
        <translation>速度與上限</translation>
    </message>
</context>
<context>
    <name>RunLog</name>
    <message>
        <source>Run log</source>
        <translation>紀錄表</translation>
    </message>
    <message>
        <source>Nothing was copied. Copy again.</source>
        <translation>未複製任何內容。請再複製一次。</translation>
    </message>
    <message>
        <source>The run log is empty</source>
        <translation>紀錄表是空的</translation>
    </message>
    <message>
        <source>Make a case set: every case gets a row, and every reply fills one in.</source>
        <translation>請建立題組：每道題目占一列，每則回覆會填入一列。</translation>
    </message>
    <message>
        <source>Go to the cases</source>
        <translation>前往題目頁</translation>
    </message>
    <message>
        <source>The row is not shown any more, and “{text}” was not recorded.</source>
        <translation>該列已不再顯示，「{text}」未被記錄。</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>{column}: {value}</source>
        <comment>a cell read aloud</comment>
        <translation>{column}：{value}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <comment>one setting of several in a line</comment>
        <translation>{field}：{value}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two settings in a line</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Whole case</source>
        <translation>整題</translation>
    </message>
    <message>
        <source>Prefix {k}</source>
        <translation>前綴 {k}</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>無</translation>
    </message>
    <message>
        <source>With</source>
        <translation>有</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them incomplete</source>
        <translation>
            <numerusform>其中不完整 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated</source>
        <translation>
            <numerusform>模擬 %n 則</numerusform>
        </translation>
    </message>
    <message>
        <source>1 whole case: passed</source>
        <translation>1 則整題回覆：通過</translation>
    </message>
    <message>
        <source>1 whole case: failed</source>
        <translation>1 則整題回覆：失敗</translation>
    </message>
    <message>
        <source>1 whole case: failed by a format error</source>
        <translation>1 則整題回覆：失敗（格式錯誤）</translation>
    </message>
    <message>
        <source>Ruled right</source>
        <translation>裁定為答對</translation>
    </message>
    <message>
        <source>Ruled wrong</source>
        <translation>裁定為答錯</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n row(s)</source>
        <translation>
            <numerusform>%n 列中的 {shown} 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not counted</source>
        <translation>
            <numerusform>不計入 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s)</source>
        <translation>
            <numerusform>探測 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n superseded</source>
        <translation>
            <numerusform>已被取代 %n 則</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two counts</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>{passed} of %n conversation(s) right; format errors: {errors}</source>
        <translation>
            <numerusform>%n 段對話中 {passed} 段答對；格式錯誤：{errors}</numerusform>
        </translation>
    </message>
    <message>
        <source>Without tools: {result}</source>
        <translation>不用工具：{result}</translation>
    </message>
    <message>
        <source>With tools: {result}</source>
        <translation>使用工具：{result}</translation>
    </message>
    <message>
        <source>Tools unknown: {result}</source>
        <translation>工具不明：{result}</translation>
    </message>
    <message>
        <source>JSON schema: {result}</source>
        <translation>依 JSON 結構描述：{result}</translation>
    </message>
    <message>
        <source>Free text: {result}</source>
        <translation>自由文字：{result}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>所有結果</translation>
    </message>
</context>
<context>
    <name>RunLogPage</name>
    <message>
        <source>Run log</source>
        <translation>紀錄表</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在計數…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Counts of the rows shown</source>
        <translation>所顯示各列的計數</translation>
    </message>
    <message>
        <source>No row passes the filter</source>
        <translation>沒有符合篩選條件的列</translation>
    </message>
    <message>
        <source>The rows are still there.</source>
        <translation>各列都還在。</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>顯示所有列</translation>
    </message>
</context>
<context>
    <name>RunPace</name>
    <message>
        <source>Tracker: a million input tokens</source>
        <translation>追蹤器：每百萬輸入詞元</translation>
    </message>
    <message>
        <source>Tracker: a million output tokens</source>
        <translation>追蹤器：每百萬輸出詞元</translation>
    </message>
    <message>
        <source>Tracker: of input from a cache</source>
        <translation>追蹤器：讀自快取的輸入</translation>
    </message>
    <message>
        <source>Tracker: of input written to a cache</source>
        <translation>追蹤器：寫入快取的輸入</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>“{text}” is no amount. Type digits, with a point: 0.25.</source>
        <translation>「{text}」不是金額。請輸入數字，小數用句點：0.25。</translation>
    </message>
    <message>
        <source>Type both prices, of input and of output, or neither.</source>
        <translation>輸入與輸出的價格請都填寫，或都不填。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of input and output.</source>
        <translation>要設費用上限，須有輸入與輸出的價格。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of the tracker, too.</source>
        <translation>要設費用上限，也須有追蹤器的價格。</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>同時進行(&amp;O)</translation>
    </message>
    <message>
        <source>At most a &amp;minute</source>
        <translation>每分鐘最多(&amp;M)</translation>
    </message>
    <message>
        <source>Price of a million &amp;input tokens</source>
        <translation>每百萬輸入詞元的價格(&amp;I)</translation>
    </message>
    <message>
        <source>Price of a million o&amp;utput tokens</source>
        <translation>每百萬輸出詞元的價格(&amp;U)</translation>
    </message>
    <message>
        <source>Of inpu&amp;t from a cache</source>
        <translation>讀自快取的輸入(&amp;G)</translation>
    </message>
    <message>
        <source>Of input written to &amp;a cache</source>
        <translation>寫入快取的輸入(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;pending limit</source>
        <translation>費用上限(&amp;P)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>As input</source>
        <translation>與輸入相同</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Prices are yours to enter, in any one currency. The run pauses before it would pass the limit.</source>
        <translation>價格由您自行填寫，一律使用同一種幣別。執行會在即將超過上限之前暫停。</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>Not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>自動取得</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模擬</translation>
    </message>
</context>
<context>
    <name>RunningCodeDialog</name>
    <message>
        <source>Grading again…</source>
        <translation>正在重新評分…</translation>
    </message>
    <message>
        <source>Trying whether the sandbox works here…</source>
        <translation>正在測試沙箱能否在此運作…</translation>
    </message>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) of this document not graded.</source>
        <translation>
            <numerusform>此文件中有 %n 則回覆未評分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Running code</source>
        <translation>執行程式碼</translation>
    </message>
    <message>
        <source>Answers that are code</source>
        <translation>以程式碼作答的答案</translation>
    </message>
    <message>
        <source>Some drift items are answered by a Python function, which only running it can grade. While this is off, such answers are not graded: they count as neither right nor wrong. When it is on, each is run in a sandbox of its own: no network, no home folder, files that cannot be changed, and limits of time and memory. Without a working sandbox nothing is ever run.</source>
        <translation>有些漂移原題須以 Python 函式作答，只有執行該函式才能評分。此選項關閉時，這類答案不會評分：既不算對，也不算錯。開啟時，每個答案都在各自的沙箱中執行：沒有網路、沒有家目錄、檔案無法變更，並有時間與記憶體的限制。若沒有可運作的沙箱，絕不執行任何程式碼。</translation>
    </message>
    <message>
        <source>&amp;Run code that models wrote</source>
        <translation>執行模型撰寫的程式碼(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Grade again</source>
        <translation>重新評分(&amp;G)</translation>
    </message>
    <message>
        <source>The same bytes are recorded again, graded; the reply before stays, superseded</source>
        <translation>將相同的位元組再次記錄並評分；先前的回覆會保留，標示為已被取代</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The sandbox works on this computer: a trial run was passed.</source>
        <translation>沙箱可在這部電腦上運作：已通過試執行。</translation>
    </message>
    <message>
        <source>Not available: the sandbox needs Linux. Code stays not graded.</source>
        <translation>無法使用：沙箱需要 Linux。程式碼維持未評分。</translation>
    </message>
    <message>
        <source>Not available: the sandbox does not know this kind of processor. Code stays not graded.</source>
        <translation>無法使用：沙箱不支援這種處理器。程式碼維持未評分。</translation>
    </message>
    <message>
        <source>Not available: the program bubblewrap (bwrap) is not installed. Install the package “bubblewrap” and open this dialog again.</source>
        <translation>無法使用：尚未安裝 bubblewrap（bwrap）程式。請安裝套件「bubblewrap」，再重新開啟這個對話方塊。</translation>
    </message>
    <message>
        <source>Not available: no Python was found outside of the home folder to run code with.</source>
        <translation>無法使用：在家目錄之外找不到可用來執行程式碼的 Python。</translation>
    </message>
    <message>
        <source>Not available: this system did not let the sandbox run. Code stays not graded.</source>
        <translation>無法使用：此系統不允許沙箱執行。程式碼維持未評分。</translation>
    </message>
    <message>
        <source>{sentence} It said: {detail}</source>
        <translation>{sentence}系統訊息：{detail}</translation>
    </message>
</context>
<context>
    <name>SavePromptsDialog</name>
    <message>
        <source>Save prompts</source>
        <translation>儲存提示</translation>
    </message>
    <message>
        <source>One text file a prompt, into a new or empty folder. No answers go along.</source>
        <translation>每份提示存成一個文字檔，放入新的或空的資料夾。不會附帶答案。</translation>
    </message>
</context>
<context>
    <name>ScoreExample</name>
    <message>
        <source>What the table must hold</source>
        <translation>表格必須包含的內容</translation>
    </message>
    <message>
        <source>A row for each item in each condition. Three columns are needed: item, condition (clean, easy, medium, hard, control_easy, … or your own) and score, from 0 to 1; an empty score is an answer that nobody gave. Where you have them: arm, family and model. Other columns are passed over. CSV, TSV, XLSX and JSON Lines are read.</source>
        <translation>每個原題在每個條件下占一列。必須有三欄：item（原題）、condition（條件：clean、easy、medium、hard、control_easy……或您自訂的條件）與 score（得分，0 到 1）；score 留空表示無人作答。若有資料，可再加上 arm（方案）、family（題型）與 model（模型）。其他欄會略過。可讀取 CSV、TSV、XLSX 與 JSON Lines。</translation>
    </message>
    <message>
        <source>An example of such a table</source>
        <translation>這種表格的範例</translation>
    </message>
    <message>
        <source>Save this example…</source>
        <translation>儲存這個範例…</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>The interface does not offer or show this setting</source>
        <translation>介面不提供或不顯示此設定</translation>
    </message>
    <message>
        <source>{field}: not provided by the interface</source>
        <translation>{field}：介面未提供</translation>
    </message>
    <message>
        <source>Not provided by the interface</source>
        <translation>介面未提供</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>SlipName</name>
    <message>
        <source>First values kept</source>
        <translation>保留最初的值</translation>
    </message>
    <message>
        <source>Last written constant taken</source>
        <translation>取最後寫入的常數</translation>
    </message>
    <message>
        <source>Copy read as a live formula</source>
        <translation>將複製當作即時公式</translation>
    </message>
    <message>
        <source>Stopped after an update</source>
        <translation>在某個更新後停止</translation>
    </message>
    <message>
        <source>One update left out</source>
        <translation>漏掉一個更新</translation>
    </message>
    <message>
        <source>One update applied twice</source>
        <translation>重複執行一個更新</translation>
    </message>
    <message>
        <source>Target and source swapped once</source>
        <translation>目標與來源對調一次</translation>
    </message>
    <message>
        <source>Sums without the modulo</source>
        <translation>加總未取模數</translation>
    </message>
    <message>
        <source>Scratch cell mixed up</source>
        <translation>弄混暫存格</translation>
    </message>
    <message>
        <source>Cells shifted by one</source>
        <translation>儲存格錯位一格</translation>
    </message>
    <message>
        <source>Answer of another case</source>
        <translation>另一題的答案</translation>
    </message>
    <message>
        <source>Every cell has the value that was written to it first.</source>
        <translation>每個儲存格的值都是最初寫入的值。</translation>
    </message>
    <message>
        <source>Every cell has the last constant that stands in an update of it, be it set or added.</source>
        <translation>每個儲存格的值都是其更新中最後出現的常數，不論是設值還是累加。</translation>
    </message>
    <message>
        <source>A copy follows its source later on, as a formula of a spreadsheet does.</source>
        <translation>複製之後仍跟著來源變動，如同試算表的公式。</translation>
    </message>
    <message>
        <source>The state after an earlier update is given as the last one.</source>
        <translation>將較早某個更新後的狀態當作最後的狀態。</translation>
    </message>
    <message>
        <source>One update is passed over, all others are followed.</source>
        <translation>略過一個更新，其餘都照做。</translation>
    </message>
    <message>
        <source>One update is carried out twice, all others once.</source>
        <translation>一個更新執行了兩次，其餘各一次。</translation>
    </message>
    <message>
        <source>In one copy the target and the source are taken for each other.</source>
        <translation>有一次複製將目標與來源弄反。</translation>
    </message>
    <message>
        <source>Numbers are added, and the remainder is never taken.</source>
        <translation>數字相加，卻從未取餘數。</translation>
    </message>
    <message>
        <source>The scratch cell is taken for another cell, for unwritten, or for what it was first.</source>
        <translation>暫存格被當作另一個儲存格、當作未曾寫入，或當作仍是最初的值。</translation>
    </message>
    <message>
        <source>The right values stand one cell further along, or one cell back.</source>
        <translation>正確的值往後錯一格，或往前錯一格。</translation>
    </message>
    <message>
        <source>The values are those of another case.</source>
        <translation>這些值屬於另一題。</translation>
    </message>
    <message>
        <source>{slip}: {kind}</source>
        <translation>{slip}：{kind}</translation>
    </message>
    <message>
        <source>exchanged with {cell}</source>
        <translation>與 {cell} 互換</translation>
    </message>
    <message>
        <source>writes to it passed over</source>
        <translation>略過對它的寫入</translation>
    </message>
    <message>
        <source>its first value kept</source>
        <translation>保留它最初的值</translation>
    </message>
    <message>
        <source>all cells, one on</source>
        <translation>所有儲存格後移一格</translation>
    </message>
    <message>
        <source>all cells, one back</source>
        <translation>所有儲存格前移一格</translation>
    </message>
    <message>
        <source>all but the scratch cell, one on</source>
        <translation>除暫存格外都後移一格</translation>
    </message>
    <message>
        <source>all but the scratch cell, one back</source>
        <translation>除暫存格外都前移一格</translation>
    </message>
</context>
<context>
    <name>SpeakingForm</name>
    <message>
        <source>Offline: no connection that asks a model is on. Choose Connections… and switch one on. Practice cannot word turns.</source>
        <translation>離線：沒有啟用任何可向模型提問的連線。請按「連線…」並啟用一個。練習無法為各輪措辭。</translation>
    </message>
    <message>
        <source>Give the set a name.</source>
        <translation>請為題組命名。</translation>
    </message>
    <message>
        <source>Write the name of the model, or choose it under Models…</source>
        <translation>請填寫模型的名稱，或在「模型…」中選擇。</translation>
    </message>
    <message>
        <source>This looks like an access key. Keys belong under Connections…</source>
        <translation>這看起來像存取金鑰。金鑰應填在「連線…」中。</translation>
    </message>
    <message>
        <source>Counting what is to be asked…</source>
        <translation>正在計算要提問的內容…</translation>
    </message>
    <message>
        <source>&amp;Name of the new set</source>
        <translation>新題組的名稱(&amp;N)</translation>
    </message>
    <message>
        <source>The set that it is made from stays as it is.</source>
        <translation>作為來源的題組維持不變。</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>連線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>What is left empty is not sent.</source>
        <translation>留空的項目不會送出。</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>連線…</translation>
    </message>
    <message>
        <source>Models…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>Choose among the models that a connection offers</source>
        <translation>從連線所提供的模型中選擇</translation>
    </message>
    <message>
        <source>This will ask</source>
        <translation>將會提問</translation>
    </message>
</context>
<context>
    <name>SpeakingReview</name>
    <message>
        <source>Message</source>
        <translation>訊息</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>檢查發現</translation>
    </message>
    <message>
        <source>Words used</source>
        <translation>採用的措辭</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>none came</source>
        <translation>沒有收到</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>未曾詢問模型。</translation>
    </message>
    <message>
        <source>In the model&apos;s words:</source>
        <translation>在模型的措辭中：</translation>
    </message>
    <message>
        <source>In your words nothing is found.</source>
        <translation>在您的措辭中沒有檢查發現。</translation>
    </message>
    <message>
        <source>In your words:</source>
        <translation>在您的措辭中：</translation>
    </message>
    <message>
        <source>These edits are the truth of the set that is being made. Whoever reviews the wordings has seen them; answer books stay hidden, and no reveal is recorded.</source>
        <translation>這些編輯是正在建立的題組的真值。審閱措辭的人已經看過；答案本保持隱藏，也不會記錄為揭曉。</translation>
    </message>
    <message>
        <source>Only with &amp;findings or without a wording</source>
        <translation>只顯示有檢查發現或沒有措辭的項目(&amp;F)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>訊息</translation>
    </message>
    <message>
        <source>Edits of the turn</source>
        <translation>這一輪的編輯</translation>
    </message>
    <message>
        <source>Template wording</source>
        <translation>範本措辭</translation>
    </message>
    <message>
        <source>Model wording</source>
        <translation>模型措辭</translation>
    </message>
    <message>
        <source>Your &amp;wording</source>
        <translation>您的措辭(&amp;W)</translation>
    </message>
    <message>
        <source>Your wording</source>
        <translation>您的措辭</translation>
    </message>
    <message>
        <source>&amp;Accept the model&apos;s words</source>
        <translation>接受模型措辭(&amp;A)</translation>
    </message>
    <message>
        <source>Use the &amp;template</source>
        <translation>使用範本措辭(&amp;T)</translation>
    </message>
    <message>
        <source>Use &amp;your words</source>
        <translation>使用您的措辭(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>StalePanel</name>
    <message>
        <source>Stale states</source>
        <translation>過時狀態</translation>
    </message>
</context>
<context>
    <name>StartOverDialog</name>
    <message>
        <source>Start a case over</source>
        <translation>重新開始一題</translation>
    </message>
    <message>
        <source>Start {case} over at step 1?</source>
        <translation>要將 {case} 從步驟 1 重新開始嗎？</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded step(s) stay in the document as they are, marked superseded. The report counts the conversation as left out. This cannot be undone.</source>
        <translation>
            <numerusform>已記錄的 %n 個步驟會原樣留在文件中，標示為已被取代。報告會將這段對話列為未計入。此操作無法復原。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>繼續作答</translation>
    </message>
</context>
<context>
    <name>StateAfterModel</name>
    <message>
        <source>Cell</source>
        <translation>儲存格</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更新前</translation>
    </message>
</context>
<context>
    <name>StateMap</name>
    <message>
        <source>Turn</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探測</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>觀察結果</translation>
    </message>
    <message>
        <source>First observed wrong</source>
        <translation>第一個被觀察到答錯</translation>
    </message>
    <message>
        <source>Right again</source>
        <translation>之後又答對</translation>
    </message>
    <message>
        <source>–</source>
        <comment>a cell that has no value yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>{sign} Planned</source>
        <translation>{sign} 已規劃</translation>
    </message>
    <message>
        <source>{sign} {right} of {n} right</source>
        <translation>{sign} 答對 {right} / {n}</translation>
    </message>
    <message>
        <source>{sign} Right</source>
        <translation>{sign} 答對</translation>
    </message>
    <message>
        <source>{sign} Wrong</source>
        <translation>{sign} 答錯</translation>
    </message>
    <message>
        <source>{sign} Mixed</source>
        <translation>{sign} 有對有錯</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式錯誤</translation>
    </message>
    <message>
        <source>{sign} Incomplete</source>
        <translation>{sign} 不完整</translation>
    </message>
    <message>
        <source>{sign} Input cut</source>
        <translation>{sign} 輸入遭截</translation>
    </message>
    <message>
        <source>{sign} Input too long</source>
        <translation>{sign} 輸入過長</translation>
    </message>
    <message>
        <source>{sign} Not graded</source>
        <translation>{sign} 未評分</translation>
    </message>
    <message>
        <source>no value yet</source>
        <translation>尚無值</translation>
    </message>
    <message>
        <source>not asked for yet</source>
        <translation>尚未要求</translation>
    </message>
    <message>
        <source>several values in one place: the last is shown</source>
        <translation>一處有多個值：顯示最後一個</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>在此寫入</translation>
    </message>
    <message>
        <source>a colour is a value of its goal; –: not active</source>
        <translation>每種顏色是該目標的一個值；–：未生效</translation>
    </message>
    <message>
        <source>right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>答錯</translation>
    </message>
    <message>
        <source>some right, some not</source>
        <translation>有對有錯</translation>
    </message>
    <message>
        <source>format error</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>input cut or too long</source>
        <translation>輸入遭截或過長</translation>
    </message>
    <message>
        <source>planned, no reply yet</source>
        <translation>已規劃，還沒有回覆</translation>
    </message>
    <message>
        <source>First observed wrong: {k}</source>
        <translation>第一個被觀察到答錯的前綴：{k}</translation>
    </message>
    <message>
        <source>right again</source>
        <translation>之後又答對</translation>
    </message>
    <message>
        <source>State map: {cells} cells, {updates} updates</source>
        <translation>狀態圖：{cells} 個儲存格，{updates} 個更新</translation>
    </message>
    <message>
        <source>State map: {cells} goals, {updates} turns</source>
        <translation>狀態圖：{cells} 個目標，{updates} 輪</translation>
    </message>
    <message>
        <source>One place across holds up to {n} updates: it shows the recorded value after the last of them. Where a sign stands for several prefixes, it is that of the worst.</source>
        <translation>橫向每一處最多包含 {n} 個更新：顯示其中最後一個更新後記錄的值。一個符號代表多個前綴時，取其中最差的結果。</translation>
    </message>
    <message>
        <source>One square is what a goal was after one turn.</source>
        <translation>每個方格是一個目標在一輪之後的值。</translation>
    </message>
    <message>
        <source>One square is the recorded value after one update.</source>
        <translation>每個方格是一個更新後記錄的值。</translation>
    </message>
    <message>
        <source>The line follows the value of {cell} at update {k} back.</source>
        <translation>線條由 {cell} 在第 {k} 個更新的值往回追溯。</translation>
    </message>
    <message>
        <source>The line follows the value of {cell} at turn {k} back.</source>
        <translation>線條由 {cell} 在第 {k} 輪的值往回追溯。</translation>
    </message>
    <message>
        <source>{sign} Planned, no reply yet</source>
        <translation>{sign} 已規劃，還沒有回覆</translation>
    </message>
    <message numerus="yes">
        <source>{sign} Input cut %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} 輸入遭截 %n 次：未觀察到狀態</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Input too long %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} 輸入過長 %n 次：未觀察到狀態</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Not graded %n time(s)</source>
        <translation>
            <numerusform>{sign} 未評分 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two statements</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{sign} Probed: right</source>
        <translation>{sign} 已探測：答對</translation>
    </message>
    <message>
        <source>{sign} Probed: wrong</source>
        <translation>{sign} 已探測：答錯</translation>
    </message>
    <message>
        <source>{sign} Probed: format error</source>
        <translation>{sign} 已探測：格式錯誤</translation>
    </message>
    <message>
        <source>{sign} Probed: incomplete</source>
        <translation>{sign} 已探測：不完整</translation>
    </message>
    <message>
        <source>Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign}, {format_errors} format errors {format_sign}</source>
        <translation>探測 {n} 次：答對 {right} 次 {right_sign}，答錯 {wrong} 次 {wrong_sign}，格式錯誤 {format_errors} 次 {format_sign}</translation>
    </message>
    <message>
        <source>Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign}, {format_errors} format errors {format_sign}, {incomplete} incomplete {incomplete_sign}</source>
        <translation>探測 {n} 次：答對 {right} 次 {right_sign}，答錯 {wrong} 次 {wrong_sign}，格式錯誤 {format_errors} 次 {format_sign}，不完整 {incomplete} 次 {incomplete_sign}</translation>
    </message>
    <message>
        <source>{cell} has no value yet</source>
        <translation>{cell} 尚無值</translation>
    </message>
    <message>
        <source>{cell}: {value}</source>
        <translation>{cell}：{value}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn} 輪，共 {turns} 輪</translation>
    </message>
    <message>
        <source>Update {k} of {updates}</source>
        <translation>第 {k} 個更新（共 {updates} 個）</translation>
    </message>
    <message>
        <source>{place}: {update}.</source>
        <translation>{place}：{update}。</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}。</translation>
    </message>
    <message>
        <source>Prefix {k}: {outcome}.</source>
        <translation>前綴 {k}：{outcome}。</translation>
    </message>
    <message>
        <source>Turn {k}: {outcome}.</source>
        <translation>第 {k} 輪：{outcome}。</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {first} (among {probed} probed of {possible}).</source>
        <translation>第一個被觀察到答錯的前綴：{first}（可探測的 {possible} 個中已探測 {probed} 個）。</translation>
    </message>
    <message>
        <source>First observed wrong turn: {first} (among {probed} probed of {possible}).</source>
        <translation>第一個被觀察到答錯的輪次：{first}（可探測的 {possible} 輪中已探測 {probed} 輪）。</translation>
    </message>
    <message>
        <source>Chosen for probing: {first}–{last}.</source>
        <translation>選定要探測的範圍：{first}–{last}。</translation>
    </message>
    <message>
        <source>State map</source>
        <translation>狀態圖</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open what was written</source>
        <translation>開啟已寫入的檔案</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>唯讀</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已儲存</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>已儲存（{time}）</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>離線：沒有任何資料離開這部電腦</translation>
    </message>
</context>
<context>
    <name>StatusName</name>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>有對有錯</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>答錯</translation>
    </message>
    <message>
        <source>Format error</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>輸入遭截</translation>
    </message>
    <message>
        <source>Input too long</source>
        <translation>輸入過長</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未評分</translation>
    </message>
    <message>
        <source>Begun, not answered</source>
        <translation>已開始，未作答</translation>
    </message>
    <message>
        <source>Not answered; simulated</source>
        <translation>未作答；模擬</translation>
    </message>
    <message>
        <source>{sign} {status}</source>
        <translation>{sign} {status}</translation>
    </message>
</context>
<context>
    <name>StepArea</name>
    <message>
        <source>Reply</source>
        <translation>回覆</translation>
    </message>
    <message>
        <source>Origin of a value</source>
        <translation>值的來源</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>One update back</source>
        <translation>後退一個更新</translation>
    </message>
    <message>
        <source>One update on</source>
        <translation>前進一個更新</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Number of the update</source>
        <translation>更新的編號</translation>
    </message>
    <message>
        <source>Recorded state before and after the update</source>
        <translation>更新前後記錄的狀態</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>輪次的編號</translation>
    </message>
    <message>
        <source>Active intents before and after the turn</source>
        <translation>這一輪前後的有效意圖</translation>
    </message>
    <message>
        <source>Update {k} of {updates}: {update}</source>
        <translation>第 {k} 個更新（共 {updates} 個）：{update}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}: {update}</source>
        <translation>第 {turn} 輪，共 {turns} 輪：{update}</translation>
    </message>
</context>
<context>
    <name>StepPrompt</name>
    <message>
        <source>This arm gives the true state to the model, so what is to be sent holds it. It is shown once the answer book is revealed, which is recorded.</source>
        <translation>這個方案會把真實狀態提供給模型，因此要送出的內容含有真實狀態。揭曉答案本後才會顯示，而揭曉會記錄下來。</translation>
    </message>
</context>
<context>
    <name>SyntaxHints</name>
    <message>
        <source>Single quotes stand where JSON has double ones: “{detail}”.</source>
        <translation>JSON 的雙引號處寫成了單引號：「{detail}」。</translation>
    </message>
    <message>
        <source>A comma stands after the last cell, which JSON does not allow: “{detail}”.</source>
        <translation>最後一個儲存格之後有逗號，JSON 不允許：「{detail}」。</translation>
    </message>
    <message>
        <source>A comment stands in the JSON, which has none: “{detail}”.</source>
        <translation>JSON 中有註解，但 JSON 沒有註解：「{detail}」。</translation>
    </message>
    <message>
        <source>A full-width character stands where JSON has a plain one: “{detail}”.</source>
        <translation>JSON 的半形字元處寫成了全形字元：「{detail}」。</translation>
    </message>
    <message>
        <source>Curly quotes stand where JSON has straight ones: “{detail}”.</source>
        <translation>JSON 的直引號處寫成了彎引號：「{detail}」。</translation>
    </message>
    <message>
        <source>An invisible character that JSON does not allow stands here: “{detail}”.</source>
        <translation>這裡有 JSON 不允許的不可見字元：「{detail}」。</translation>
    </message>
    <message>
        <source>A control character that JSON does not allow stands here: “{detail}”.</source>
        <translation>這裡有 JSON 不允許的控制字元：「{detail}」。</translation>
    </message>
    <message>
        <source>The name of a cell stands without quotes: “{detail}”.</source>
        <translation>儲存格名稱沒有加引號：「{detail}」。</translation>
    </message>
    <message>
        <source>A number begins with a zero too many: “{detail}”.</source>
        <translation>數字開頭多了一個零：「{detail}」。</translation>
    </message>
    <message>
        <source>A number has a plus sign, which JSON does not allow: “{detail}”.</source>
        <translation>數字帶有正號，JSON 不允許：「{detail}」。</translation>
    </message>
    <message>
        <source>A backslash stands before a character it cannot: “{detail}”.</source>
        <translation>反斜線後面接了不允許的字元：「{detail}」。</translation>
    </message>
    <message>
        <source>A comma is missing: “{detail}”.</source>
        <translation>缺少逗號：「{detail}」。</translation>
    </message>
    <message>
        <source>A colon is missing: “{detail}”.</source>
        <translation>缺少冒號：「{detail}」。</translation>
    </message>
    <message>
        <source>A value is missing: “{detail}”.</source>
        <translation>缺少值：「{detail}」。</translation>
    </message>
    <message>
        <source>This is no number that JSON knows: “{detail}”.</source>
        <translation>這不是 JSON 認得的數字：「{detail}」。</translation>
    </message>
    <message>
        <source>A word stands where a number should: “{detail}”.</source>
        <translation>應為數字的地方寫成了文字：「{detail}」。</translation>
    </message>
    <message>
        <source>A bracket does not match the one that opened: “{detail}”.</source>
        <translation>括號與開頭的括號不成對：「{detail}」。</translation>
    </message>
</context>
<context>
    <name>TableFormat</name>
    <message>
        <source>CSV: text with separators</source>
        <translation>CSV：以分隔符號分隔的文字</translation>
    </message>
    <message>
        <source>TSV: text separated by tabs</source>
        <translation>TSV：以定位字元分隔的文字</translation>
    </message>
    <message>
        <source>XLSX: Excel workbook</source>
        <translation>XLSX：Excel 活頁簿</translation>
    </message>
    <message>
        <source>JSON Lines: for programs</source>
        <translation>JSON Lines：供程式使用</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
    </message>
    <message>
        <source>TSV files (*.tsv)</source>
        <translation>TSV 檔案 (*.tsv)</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Excel 活頁簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>JSON Lines files (*.jsonl)</source>
        <translation>JSON Lines 檔案 (*.jsonl)</translation>
    </message>
    <message>
        <source>Nothing runs as a formula. A text too long for a cell stands whole in a sheet of its own. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>任何內容都不會當作公式執行。超出儲存格容量的文字會完整放在另一個工作表。空白的儲存格留空，未提供的則寫成 not provided。</translation>
    </message>
    <message>
        <source>One row a line, every text as it is, and blank told from not provided.</source>
        <translation>每行一列，所有文字維持原樣，空白與未提供有所區別。</translation>
    </message>
    <message>
        <source>A text that a spreadsheet would run or change gets an apostrophe in front. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>試算表軟體會執行或更改的文字，前面會加上撇號。空白的儲存格留空，未提供的則寫成 not provided。</translation>
    </message>
    <message>
        <source>Exported {count} of {every} rows to {file}.</source>
        <translation>已將 {every} 列中的 {count} 列匯出到 {file}。</translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s).</source>
        <translation>
            <numerusform>存放在 %n 個工作表中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) too long for a cell stand whole in the sheet “long texts”.</source>
        <translation>
            <numerusform>有 %n 段文字超出儲存格容量，完整內容在工作表「long texts」中。</numerusform>
        </translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Copy prompt</source>
        <translation>複製提示</translation>
    </message>
    <message>
        <source>Copy the whole conversation as one plain text</source>
        <translation>將整段對話複製為一份純文字</translation>
    </message>
</context>
<context>
    <name>TextPrompt</name>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Tracing</name>
    <message>
        <source>{k}: {update}</source>
        <translation>{k}：{update}</translation>
    </message>
    <message>
        <source>{cell}: {value} after turn {k}, said in the turn listed.</source>
        <translation>第 {k} 輪之後，{cell}：{value}，於所列的那一輪說出。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: {total} updates lead there; the newest {shown} are listed.</source>
        <translation>第 {k} 個更新後 {cell} = {value}：共有 {total} 個更新通向此值；列出最近的 {shown} 個。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: set there by one update, a constant.</source>
        <translation>第 {k} 個更新後 {cell} = {value}：由一個更新設為常數。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: {total} updates lead there from a constant.</source>
        <translation>第 {k} 個更新後 {cell} = {value}：從一個常數起，共有 {total} 個更新通向此值。</translation>
    </message>
</context>
<context>
    <name>TrailView</name>
    <message>
        <source>Updates that handed the value on, the newest first</source>
        <translation>依次傳遞這個值的更新，最近的在最前</translation>
    </message>
    <message>
        <source>Choose a cell in the table above and ask where its value came from: the updates that handed it on are listed here.</source>
        <translation>請在上方表格選擇一個儲存格，並查詢它的值從哪裡來：傳遞這個值的更新會列在這裡。</translation>
    </message>
</context>
<context>
    <name>TrainingDialog</name>
    <message>
        <source>Export training data</source>
        <translation>匯出訓練資料</translation>
    </message>
    <message numerus="yes">
        <source>JSON Lines in the conversational format that TRL reads, of %n case(s). Items for training and for testing are kept apart, in every condition and language.</source>
        <translation>
            <numerusform>將 %n 道題目寫成 TRL 能讀取的對話格式 JSON Lines。在所有條件與語言中，訓練原題與測試原題都分開。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files hold the truth. Keep them away from the models you judge.</source>
        <translation>這些檔案含有真值。請勿讓您要判定的模型接觸到。</translation>
    </message>
    <message numerus="yes">
        <source>The files hold the truth, that of %n case(s) with a hidden answer book too. Keep them away from the models you judge.</source>
        <translation>
            <numerusform>這些檔案含有真值，包括 %n 道答案本尚未打開的題目。請勿讓您要判定的模型接觸到。</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Test items</source>
        <translation>測試原題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Seed of the split</source>
        <translation>劃分種子(&amp;S)</translation>
    </message>
    <message>
        <source>Tick what is to be written.</source>
        <translation>請勾選要寫入的內容。</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>請選擇資料夾。</translation>
    </message>
    <message>
        <source>The hidden answer books must be opened for this: tick that above.</source>
        <translation>為此必須打開尚未揭曉的答案本：請在上方勾選。</translation>
    </message>
    <message>
        <source>In f&amp;older</source>
        <translation>存入資料夾(&amp;O)</translation>
    </message>
    <message>
        <source>Tracker steps: message and state → edits, new state</source>
        <translation>追蹤步驟：訊息與狀態 → 編輯、新的狀態</translation>
    </message>
    <message>
        <source>Traces: the updates of the state, then the answer</source>
        <translation>軌跡：先是狀態的各次更新，再是答案</translation>
    </message>
    <message>
        <source>Prompt and completion</source>
        <translation>提示與補全</translation>
    </message>
    <message>
        <source>Whole conversation (messages)</source>
        <translation>整個對話（messages）</translation>
    </message>
    <message>
        <source>Form of a line</source>
        <translation>每一行的形式</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of test items in percent</source>
        <translation>測試原題所占的百分比</translation>
    </message>
    <message>
        <source>Seed of the split</source>
        <translation>劃分種子</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>選擇資料夾</translation>
    </message>
    <message>
        <source>Open the hidden answer books for this; each is recorded</source>
        <translation>為此打開尚未揭曉的答案本；每一次都會記錄</translation>
    </message>
    <message>
        <source>The files go into a new folder of the set&apos;s name there. Items that nothing solves here have tracker steps and no trace.</source>
        <translation>檔案會寫入其中以題組名稱命名的新資料夾。在此沒有求解程式的原題只有追蹤步驟，沒有軌跡。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{host} could not be reached; nothing was sent. Check the address, the network, and whether the service is running.</source>
        <translation>無法連到 {host}；未傳送任何內容。請檢查網址、網路，以及服務是否正在運作。</translation>
    </message>
    <message>
        <source>{host} did not take the connection within {seconds} s; nothing was sent. Check the address and the network.</source>
        <translation>{host} 在 {seconds} 秒內未接受連線；未傳送任何內容。請檢查網址與網路。</translation>
    </message>
    <message>
        <source>The certificate of {host} is not one that this computer trusts; nothing was sent. If it is your own server, choose its CA file in the connection.</source>
        <translation>這部電腦不信任 {host} 的憑證；未傳送任何內容。若是您自己的伺服器，請在連線中選擇其 CA 檔案。</translation>
    </message>
    <message>
        <source>The proxy {host} did not let the request through; nothing reached the service. Check the proxy in the connection.</source>
        <translation>代理伺服器 {host} 未讓請求通過；服務未收到任何內容。請檢查連線中的代理伺服器。</translation>
    </message>
    <message>
        <source>The service does not take the key (HTTP {status}). Put the right key in the connection.</source>
        <translation>服務不接受這個金鑰（HTTP {status}）。請在連線中填入正確的金鑰。</translation>
    </message>
    <message>
        <source>The service does not know this model or address (HTTP {status}). Check the model&apos;s name in the examinee and the address in the connection.</source>
        <translation>服務不認得這個模型或網址（HTTP {status}）。請檢查考生的模型名稱與連線的網址。</translation>
    </message>
    <message>
        <source>The service refuses a setting of the examinee (HTTP {status}). Leave it out, or change it; nothing is left out by itself.</source>
        <translation>服務不接受考生的一項設定（HTTP {status}）。請略去這項設定，或加以變更；程式不會自行略去任何設定。</translation>
    </message>
    <message>
        <source>The service refused the request (HTTP {status}).</source>
        <translation>服務不接受這個請求（HTTP {status}）。</translation>
    </message>
    <message>
        <source>The service asks to be left alone for a while (HTTP {status}). Go on later, or ask fewer at once.</source>
        <translation>服務要求暫緩提問（HTTP {status}）。請稍後再繼續，或減少同時提問的數量。</translation>
    </message>
    <message>
        <source>The account has no quota left (HTTP {status}). Waiting does not help: see to the account at the service, then go on.</source>
        <translation>帳戶已沒有額度（HTTP {status}）。等待沒有用：請先在該服務中處理帳戶問題，再繼續。</translation>
    </message>
    <message>
        <source>The service failed (HTTP {status}) and gave no answer. Ask again later.</source>
        <translation>服務發生錯誤（HTTP {status}），沒有給出回覆。請稍後再問。</translation>
    </message>
    <message>
        <source>The service points to {host} (HTTP {status}). That was not followed, so that no key goes elsewhere. If you trust {host}, put its address into the connection.</source>
        <translation>服務指向 {host}（HTTP {status}）。程式沒有轉往該處，以免金鑰流到別處。若您信任 {host}，請將其網址填入連線。</translation>
    </message>
    <message>
        <source>What the service sent is no answer: it was cut off after {bytes} bytes. Check that the address is that of a model service.</source>
        <translation>服務傳來的不是回覆：收到 {bytes} 個位元組後就截斷了。請確認網址是模型服務的網址。</translation>
    </message>
    <message>
        <source>The answer was still arriving after {seconds} s and was cut off. Whether the service finished it is not known.</source>
        <translation>過了 {seconds} 秒仍在接收回覆，因此中斷接收。服務是否已完成，無從得知。</translation>
    </message>
    <message>
        <source>What the service sent cannot be read: it is no JSON. Check that the address is that of a model service.</source>
        <translation>無法讀取服務傳來的內容：不是 JSON。請確認網址是模型服務的網址。</translation>
    </message>
    <message>
        <source>What the service sent is no answer of a model. It is kept as it came.</source>
        <translation>服務傳來的不是模型的回覆。已照收到的原樣保存。</translation>
    </message>
    <message>
        <source>Nothing came for {seconds} s. Whether the service answered is not known; it may have charged for it.</source>
        <translation>{seconds} 秒內沒有收到任何內容。服務是否已作答，無從得知；可能已經計費。</translation>
    </message>
    <message>
        <source>The connection broke before the answer was whole. Whether the service answered is not known; it may have charged for it.</source>
        <translation>回覆尚未完整，連線就中斷了。服務是否已作答，無從得知；可能已經計費。</translation>
    </message>
    <message>
        <source>A server on the way gave up waiting (HTTP {status}). Whether the service answered is not known; it may have charged for it.</source>
        <translation>途中的伺服器不再等待（HTTP {status}）。服務是否已作答，無從得知；可能已經計費。</translation>
    </message>
    <message>
        <source>It was stopped while the answer was on its way. Whether the service answered is not known; it may have charged for it.</source>
        <translation>回覆還在途中就停止了。服務是否已作答，無從得知；可能已經計費。</translation>
    </message>
    <message>
        <source>The program ended while this was being asked. Whether the service answered is not known; it may have charged for it.</source>
        <translation>提問途中程式就結束了。服務是否已作答，無從得知；可能已經計費。</translation>
    </message>
    <message>
        <source>The batch ran out of time before this was asked.</source>
        <translation>還沒問到這一個，批次就逾時了。</translation>
    </message>
    <message>
        <source>The batch was cancelled before this was asked.</source>
        <translation>還沒問到這一個，批次就取消了。</translation>
    </message>
    <message>
        <source>The result files have no line for this conversation.</source>
        <translation>結果檔案中沒有這個對話的行。</translation>
    </message>
    <message>
        <source>The prompt and the output limit together are more than the context window (HTTP {status}). The limit, not the prompt, may be too large: lower it, or leave it out.</source>
        <translation>提示與輸出上限合計超過上下文視窗（HTTP {status}）。過大的可能是輸出上限，而不是提示：請調低上限，或略去這項設定。</translation>
    </message>
    <message>
        <source>The service asks to be left alone for {time} (HTTP {status}). Go on after that, or ask fewer at once.</source>
        <translation>服務要求暫緩提問 {time}（HTTP {status}）。請過了這段時間再繼續，或減少同時提問的數量。</translation>
    </message>
    <message>
        <source>The service failed (HTTP {status}) and asks to be left alone for {time}. Go on after that.</source>
        <translation>服務發生錯誤（HTTP {status}），並要求暫緩提問 {time}。請過了這段時間再繼續。</translation>
    </message>
    <message>
        <source>The service says: {message}</source>
        <translation>服務的說明：{message}</translation>
    </message>
</context>
<context>
    <name>TurnStepper</name>
    <message>
        <source>First turn</source>
        <translation>第一輪</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最後一輪</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn} 輪，共 {turns} 輪</translation>
    </message>
</context>
<context>
    <name>UpdateKind</name>
    <message>
        <source>First value of a cell</source>
        <translation>儲存格的第一個值</translation>
    </message>
    <message>
        <source>Set, an ordinary cell</source>
        <translation>設值，一般儲存格</translation>
    </message>
    <message>
        <source>Set, the scratch cell</source>
        <translation>設值，暫存格</translation>
    </message>
    <message>
        <source>Add, to an ordinary cell</source>
        <translation>累加，到一般儲存格</translation>
    </message>
    <message>
        <source>Add, to the scratch cell</source>
        <translation>累加，到暫存格</translation>
    </message>
    <message>
        <source>Copy, between ordinary cells</source>
        <translation>複製，一般儲存格之間</translation>
    </message>
    <message>
        <source>Copy, into the scratch cell</source>
        <translation>複製，到暫存格</translation>
    </message>
    <message>
        <source>Copy, out of the scratch cell</source>
        <translation>複製，從暫存格</translation>
    </message>
</context>
<context>
    <name>ValueFilter</name>
    <message>
        <source>{value} ({count})</source>
        <comment>a value and how many rows have it</comment>
        <translation>{value}（{count}）</translation>
    </message>
    <message>
        <source>Filter by value</source>
        <translation>依值篩選</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>遞增排序(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>遞減排序(&amp;D)</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>尋找值</translation>
    </message>
    <message>
        <source>A&amp;ll values in sight</source>
        <translation>可見的所有值(&amp;L)</translation>
    </message>
    <message>
        <source>Values with their counts</source>
        <translation>各值及其計數</translation>
    </message>
    <message>
        <source>&amp;Show rows with these</source>
        <translation>顯示含這些值的列(&amp;S)</translation>
    </message>
    <message>
        <source>The first {listed} of {total} values are listed. Unless all are chosen, rows with a value that is not listed are hidden.</source>
        <translation>已列出 {total} 個值中的前 {listed} 個。除非全部選取，否則含有未列出的值的列會被隱藏。</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布林值（true 或 false）</translation>
    </message>
    <message>
        <source>null</source>
        <translation> null</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>單一數字</translation>
    </message>
    <message>
        <source>a number with a point or an exponent</source>
        <translation>帶小數點或指數的數字</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation> NaN</translation>
    </message>
    <message>
        <source>Infinity</source>
        <translation> Infinity</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>物件</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Cells, given and expected</source>
        <translation>各儲存格的回覆值與真值</translation>
    </message>
    <message>
        <source>Find the first observed wrong prefix ▸</source>
        <translation>尋找第一個被觀察到答錯的前綴 ▸</translation>
    </message>
    <message>
        <source>What was stale ▸</source>
        <translation>哪些已過時 ▸</translation>
    </message>
    <message>
        <source>Reveal answer book…</source>
        <translation>揭曉答案本…</translation>
    </message>
    <message>
        <source>{sign} {result}</source>
        <translation>{sign} {result}</translation>
    </message>
    <message>
        <source>{sentence} {place}.</source>
        <translation>{sentence}位置：{place}。</translation>
    </message>
    <message>
        <source>Note: {sentence} {place}.</source>
        <translation>附註：{sentence}位置：{place}。</translation>
    </message>
    <message>
        <source>{outcome}. {sentence}</source>
        <translation>{outcome}。{sentence}</translation>
    </message>
    <message>
        <source>Finish reason reported: {reason}</source>
        <translation>服務告知的結束原因：{reason}</translation>
    </message>
    <message>
        <source>Made on this computer: no model gave this reply, and it counts as none.</source>
        <translation>在這部電腦上產生：這則回覆並非出自任何模型，也不計為模型的回覆。</translation>
    </message>
    <message>
        <source>It may be the truth itself, so it is shown only once a model has answered the case or its answer book is revealed.</source>
        <translation>它可能就是真值本身，因此要等模型作答這一題，或答案本揭曉之後，才會顯示。</translation>
    </message>
    <message>
        <source>This answer was not graded, so the answer book of the case stays hidden until it is graded, a reply that counts is recorded or the case is revealed.</source>
        <translation>這個答案未評分，因此題目的答案本保持隱藏，直到完成評分、記錄了一則計入的回覆，或由您揭曉為止。</translation>
    </message>
    <message>
        <source>The model was never asked this case as it is, so its answer book stays hidden until a reply that counts is recorded or it is revealed.</source>
        <translation>模型並未被問到完整的這一題，因此答案本保持隱藏，直到記錄了一則計入的回覆，或由您揭曉為止。</translation>
    </message>
    <message>
        <source>Received {time} from the file “{name}”.</source>
        <translation>{time} 收到，來自檔案「{name}」。</translation>
    </message>
    <message>
        <source>Received {time}. {source}.</source>
        <translation>{time} 收到。來源：{source}。</translation>
    </message>
    <message>
        <source>Converted from HTML: the clipboard had no plain text.</source>
        <translation>由 HTML 轉換：剪貼簿中沒有純文字。</translation>
    </message>
    <message>
        <source>Superseded by a correction; it is kept.</source>
        <translation>已被更正取代；仍予保留。</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>回覆值</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>真值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>{sign} Simulated: {result}</source>
        <translation>{sign} 模擬：{result}</translation>
    </message>
    <message>
        <source>Input too long: no answer, not counted</source>
        <translation>輸入過長：沒有回覆，不計入</translation>
    </message>
    <message>
        <source>Input cut: not counted</source>
        <translation>輸入遭截：不計入</translation>
    </message>
    <message>
        <source>Not graded, not counted: running code is off (Tools ▸ Running code…) or has no sandbox here</source>
        <translation>未評分，不計入：執行程式碼的功能未開啟（工具 ▸ 執行程式碼…），或這裡沒有沙箱</translation>
    </message>
    <message>
        <source>Incomplete: counted, and never as right</source>
        <translation>不完整：計入，但絕不算答對</translation>
    </message>
    <message>
        <source>Format error: 0 of {total} cells right</source>
        <translation>格式錯誤：{total} 個欄位中 0 個正確</translation>
    </message>
    <message>
        <source>Whole case right: {right} of {total} cells</source>
        <translation>整題全對：{total} 個欄位中 {right} 個正確</translation>
    </message>
    <message>
        <source>{right} of {total} cells right</source>
        <translation>{total} 個欄位中 {right} 個正確</translation>
    </message>
    <message>
        <source>Format error: no usable answer, score 0</source>
        <translation>格式錯誤：沒有可用的答案，得分 0</translation>
    </message>
    <message>
        <source>Right: full credit, score 1</source>
        <translation>正確：滿分，得分 1</translation>
    </message>
    <message>
        <source>Not right: score {score}</source>
        <translation>未全對：得分 {score}</translation>
    </message>
    <message>
        <source>input too long</source>
        <translation>輸入過長</translation>
    </message>
    <message>
        <source>input cut</source>
        <translation>輸入遭截</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>未評分</translation>
    </message>
    <message>
        <source>format error</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>得分 {score}</translation>
    </message>
    <message>
        <source>{right} of {total}</source>
        <translation>{right} / {total}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 欄</translation>
    </message>
    <message>
        <source>{cell}: given {given}, expected {expected}, right</source>
        <translation>{cell}：回覆值 {given}，真值 {expected}，正確</translation>
    </message>
    <message>
        <source>{cell}: given {given}, expected {expected}, wrong</source>
        <translation>{cell}：回覆值 {given}，真值 {expected}，錯誤</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>{path} is not there any more. Use Open… to find where it is now.</source>
        <translation>{path} 已不在該處。請用「開啟…」指出它現在的位置。</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>StateLab</source>
        <translation>StateLab</translation>
    </message>
    <message>
        <source>Judge, offline, whether a language model keeps track of what changes.</source>
        <translation>離線評判語言模型能否跟上狀態的變化。</translation>
    </message>
    <message>
        <source>Make a case set: lists of updates. The computer executes them and keeps the true state hidden in an answer book.</source>
        <translation>建立題組：一連串的更新。電腦執行這些更新，並把真實的狀態藏在答案本中。</translation>
    </message>
    <message>
        <source>Give a prompt to the model in a new conversation and paste its reply, or let the program fetch many. Read the verdict cell by cell; every reply is kept exactly as received.</source>
        <translation>在新對話中把提示交給模型，再貼上它的回覆，或讓程式擷取大量回覆。逐一檢視每個儲存格的判定；每則回覆都原樣保存，一字不改。</translation>
    </message>
    <message>
        <source>Where a reply is wrong, ask again about the first updates only, until you see the first observed wrong prefix.</source>
        <translation>回覆答錯時，只針對前面的更新再問，直到看見第一個被觀察到答錯的前綴。</translation>
    </message>
    <message>
        <source>Or, on the page Drift, give it conversations whose user changes their mind, and see whether the answer follows what holds in the end.</source>
        <translation>也可以在「意圖漂移」頁面，給模型一段段使用者會改變主意的對話，看答案是否符合最後仍然有效的內容。</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>新增文件…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Open the sample…</source>
        <translation>開啟範例…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>快速入門</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>None yet. A document is one file: case sets, replies and verdicts together.</source>
        <translation>目前沒有。一份文件就是一個檔案，題組、回覆與判定都在其中。</translation>
    </message>
</context>
</TS>
