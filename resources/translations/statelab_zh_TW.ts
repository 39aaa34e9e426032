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
    <name>CaseColumn</name>
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
        <source>All lengths</source>
        <translation>所有長度</translation>
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
    <message>
        <source>The answer book is open. The reveal is recorded.</source>
        <translation>答案本已揭曉，並已記錄這次揭曉。</translation>
    </message>
</context>
<context>
    <name>CasesActions</name>
    <message>
        <source>&amp;Answer at the desk</source>
        <translation>前往作答(&amp;A)</translation>
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
    <name>Commands</name>
    <message>
        <source>&amp;Undo: add case set</source>
        <translation>復原：新增題組(&amp;U)</translation>
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
        <source>&amp;Redo: add case set</source>
        <translation>取消復原：新增題組(&amp;R)</translation>
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
        <source>A correction belongs to the same case, examinee and prefix as the reply it corrects. Record this as a reply of its own.</source>
        <translation>更正必須與被更正的回覆屬於同一題目、考生與前綴。請將它記錄為獨立的回覆。</translation>
    </message>
    <message>
        <source>This cannot be undone any more, because later work stands on it. Nothing was changed.</source>
        <translation>後續工作以此為基礎，因此無法再復原。未變更任何內容。</translation>
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
        <source>“{value}” is not a number. Type digits, with a point for decimals: 0.25. Where there is none, type: not provided.</source>
        <translation>「{value}」不是數字。請輸入數字，小數使用句點：0.25。沒有數字時，請輸入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number. Type digits only: 1200. Where there is none, type: not provided.</source>
        <translation>「{value}」不是整數。請只輸入數字：1200。沒有數字時，請輸入：未提供。</translation>
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
        <source>{path} cannot be read as a table ({reason}). Choose a CSV file in UTF-8.</source>
        <translation>無法將 {path} 讀取為表格（{reason}）。請選擇 UTF-8 編碼的 CSV 檔案。</translation>
    </message>
    <message>
        <source>{path} has other columns than are wanted. Found: {found}. Wanted: {wanted}.</source>
        <translation>{path} 的欄位與需要的不同。找到：{found}。需要：{wanted}。</translation>
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
</context>
<context>
    <name>ExamineeLabel</name>
    <message>
        <source>Examinee {number}</source>
        <translation>考生 {number}</translation>
    </message>
    <message>
        <source>None allowed</source>
        <translation>無可用工具</translation>
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
    <name>ExportLogDialog</name>
    <message>
        <source>Export the run log</source>
        <translation>匯出紀錄表</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 檔案 (*.csv)</translation>
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
        <source>A text that a spreadsheet would run as a formula gets an apostrophe in front. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>試算表會當成公式執行的文字，前面會加上單引號。空白的儲存格保持空白，未提供的儲存格則寫入 not provided。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>瀏覽…</translation>
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
        <source>With the text of every &amp;reply</source>
        <translation>包含每則回覆的文字(&amp;W)</translation>
    </message>
    <message>
        <source>First &amp;rows of the file</source>
        <translation>檔案的前幾列(&amp;R)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
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
        <source>For example: code interpreter, web search</source>
        <translation>例如：程式碼執行、網頁搜尋</translation>
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
        <source>Tools allowed</source>
        <translation>可用工具</translation>
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
    <name>FirstError</name>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>Copy the prompt of this prefix</source>
        <translation>複製此前綴的提示</translation>
    </message>
    <message>
        <source>Record the clipboard as the reply to this prefix</source>
        <translation>將剪貼簿內容記錄為此前綴的回覆</translation>
    </message>
    <message>
        <source>Next unprobed prefix</source>
        <translation>下一個未探測的前綴</translation>
    </message>
    <message>
        <source>First observed wrong prefix</source>
        <translation>第一個被觀察到答錯的前綴</translation>
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
        <source>Every recorded reply is right</source>
        <translation>所有記錄的回覆都答對了</translation>
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
        <source>Make a case set on the Cases page, then record a reply on the Desk.</source>
        <translation>請在「題目」頁建立題組，再到「作答」頁記錄回覆。</translation>
    </message>
    <message>
        <source>Go to the cases</source>
        <translation>前往題目頁</translation>
    </message>
    <message>
        <source>Copied. Paste it into a new conversation, then bring the reply back here.</source>
        <translation>已複製。請貼到新對話中，再把回覆帶回這裡。</translation>
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
    <name>FirstErrorChoices</name>
    <message>
        <source>{case} · {set}</source>
        <translation>{case} · {set}</translation>
    </message>
    <message>
        <source>{sign} {result} · {examinee} · {time}</source>
        <translation>{sign} {result} · {examinee} · {time}</translation>
    </message>
    <message>
        <source>{sign} {result} · {examinee} · {time} · superseded</source>
        <translation>{sign} {result} · {examinee} · {time} · 已被取代</translation>
    </message>
</context>
<context>
    <name>FirstErrorPage</name>
    <message>
        <source>Reply to prefix {k}</source>
        <translation>前綴 {k} 的回覆</translation>
    </message>
    <message>
        <source>Whole-case reply</source>
        <translation>整題回覆</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前綴探測</translation>
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
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No reply to this prefix yet.</source>
        <translation>這個前綴還沒有回覆。</translation>
    </message>
    <message>
        <source>A probe is another conversation with another input: it shows a prefix at which a wrong state was observed, not what happened inside the whole reply. Nothing is known of a prefix that was not probed.</source>
        <translation>探測是輸入不同的另一次對話：它指出在哪個前綴觀察到答錯的狀態，並不代表整題回覆內部發生了什麼。對於未探測的前綴，無從得知。</translation>
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
        <source>It opens by itself when a reply to this case is recorded.</source>
        <translation>記錄這一題的回覆後，答案本會自動打開。</translation>
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
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>Making the case set…</source>
        <translation>正在建立題組…</translation>
    </message>
    <message>
        <source>Close without making the set? What you typed is not kept.</source>
        <translation>要關閉而不建立題組嗎？輸入的內容不會保留。</translation>
    </message>
    <message>
        <source>Give the set a name.</source>
        <translation>請為題組命名。</translation>
    </message>
    <message>
        <source>{sign} To create the set, correct: {fields}</source>
        <translation>{sign} 要建立題組，請修正：{fields}</translation>
    </message>
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
    <message>
        <source>Create</source>
        <translation>建立</translation>
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
        <source>First error</source>
        <translation>前綴探測</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>紀錄表</translation>
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
        <source>{sign} Format error</source>
        <translation>{sign} 格式錯誤</translation>
    </message>
    <message>
        <source>{correct} of {total}</source>
        <translation>{correct} / {total}</translation>
    </message>
    <message>
        <source>not every cell is set before update {k}</source>
        <translation>在第 {k} 個更新之前，並非每個儲存格都有值</translation>
    </message>
    <message>
        <source>{head}… ({digits} digits)</source>
        <translation>{head}…（{digits} 位數）</translation>
    </message>
    <message>
        <source>No prefix is probed yet, of {possible} possible.</source>
        <translation>{possible} 個可探測的前綴都尚未探測。</translation>
    </message>
    <message>
        <source>No wrong prefix observed among {probed} probed of {possible} possible; {rest} not probed.</source>
        <translation>在 {possible} 個可探測的前綴中探測了 {probed} 個，未觀察到答錯的前綴；{rest} 個未探測。</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {k}, among {probed} probed of {possible} possible; {rest} not probed.</source>
        <translation>第一個被觀察到答錯的前綴：{k}（{possible} 個可探測的前綴中探測了 {probed} 個；{rest} 個未探測）。</translation>
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
        <source>Prefix</source>
        <translation>前綴</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
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
        <source>Next unprobed: {k} ▸</source>
        <translation>下一個未探測：{k} ▸</translation>
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
        <source>Copy the prompt of prefix {k}</source>
        <translation>複製前綴 {k} 的提示</translation>
    </message>
    <message>
        <source>This prefix cannot be probed: {reason}.</source>
        <translation>無法探測此前綴：{reason}。</translation>
    </message>
    <message>
        <source>{sign} {result}</source>
        <translation>{sign} {result}</translation>
    </message>
    <message>
        <source>{sentence} {place}.</source>
        <translation>{sentence}位置：{place}。</translation>
    </message>
</context>
<context>
    <name>ProbeList</name>
    <message>
        <source>Probes</source>
        <translation>探測</translation>
    </message>
    <message>
        <source>List every prefix from</source>
        <translation>逐一列出此範圍的前綴</translation>
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
        <source>Add every prefix of this range to the list</source>
        <translation>將此範圍的每個前綴加入清單</translation>
    </message>
    <message>
        <source>First prefix of the range</source>
        <translation>範圍的第一個前綴</translation>
    </message>
    <message>
        <source>Last prefix of the range</source>
        <translation>範圍的最後一個前綴</translation>
    </message>
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
    <name>ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>{name}, {status}</source>
        <translation>{name}，{status}</translation>
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
        <source>Forms</source>
        <translation>題面</translation>
    </message>
    <message>
        <source>Move pattern</source>
        <translation>換位方式</translation>
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
    <name>ReplyView</name>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回覆</translation>
    </message>
    <message>
        <source>First {head} of {all} characters shown; the record is whole.</source>
        <translation>顯示 {all} 個字元中的前 {head} 個；紀錄是完整的。</translation>
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
        <source>Nobody has answered this case yet. The reveal is recorded with its time, stays in the run log and cannot be undone.</source>
        <translation>這一題還沒有人作答。揭曉會連同時間記錄下來，保留在紀錄表中，而且無法復原。</translation>
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
        <source>Received</source>
        <translation>收到時間</translation>
    </message>
    <message>
        <source>Revealed before</source>
        <translation>作答前已揭曉</translation>
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
        <source>&amp;Probes</source>
        <translation>探測(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Superseded</source>
        <translation>已被取代(&amp;S)</translation>
    </message>
</context>
<context>
    <name>RunLog</name>
    <message>
        <source>Run log</source>
        <translation>紀錄表</translation>
    </message>
    <message>
        <source>Search the run log</source>
        <translation>搜尋紀錄表</translation>
    </message>
    <message>
        <source>Open the case on the Desk</source>
        <translation>在「作答」頁開啟此題</translation>
    </message>
    <message>
        <source>Mark the chosen cells as not provided</source>
        <translation>將所選儲存格標為未提供</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>匯出 CSV…</translation>
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
        <source>Writing the run log…</source>
        <translation>正在寫入紀錄表…</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>已取消。未寫入檔案。</translation>
    </message>
    <message>
        <source>Exported {count} of {every} rows to {file}.</source>
        <translation>已將 {every} 列中的 {count} 列匯出到 {file}。</translation>
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
        <source>%n shown</source>
        <translation>
            <numerusform>顯示 %n 列</numerusform>
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
        <source>Export CSV…</source>
        <translation>匯出 CSV…</translation>
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
    <name>RunTable</name>
    <message>
        <source>Open on the Desk</source>
        <translation>在「作答」頁開啟</translation>
    </message>
    <message>
        <source>Find the first observed wrong prefix</source>
        <translation>尋找第一個被觀察到答錯的前綴</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>空白</translation>
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
    <name>StatusLine</name>
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
        <source>Wrong</source>
        <translation>答錯</translation>
    </message>
    <message>
        <source>Format error</source>
        <translation>格式錯誤</translation>
    </message>
    <message>
        <source>{sign} {status}</source>
        <translation>{sign} {status}</translation>
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
        <source>Update {k} of {updates}: {update}</source>
        <translation>第 {k} 個更新（共 {updates} 個）：{update}</translation>
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
        <source>format error</source>
        <translation>格式錯誤</translation>
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
        <source>Give a prompt to the model in a new conversation, paste its reply, and read the verdict cell by cell. The reply is kept exactly as received.</source>
        <translation>在新對話中把提示交給模型，貼上它的回覆，逐格查看判定。回覆會照收到的原樣保存。</translation>
    </message>
    <message>
        <source>Where a reply is wrong, ask again about the first updates only, until you see the first observed wrong prefix.</source>
        <translation>回覆答錯時，只針對前面的更新再問，直到看見第一個被觀察到答錯的前綴。</translation>
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
