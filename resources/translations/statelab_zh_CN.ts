<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About StateLab</source>
        <translation>关于 StateLab</translation>
    </message>
    <message>
        <source>StateLab {version}</source>
        <translation>StateLab {version}</translation>
    </message>
    <message>
        <source>Judges, offline, whether a language model keeps track of state. The truth is computed on this computer, a reply is kept exactly as received, and every number says what it was measured on.</source>
        <translation>离线评判语言模型能否追踪状态。真值由这台电脑计算，回复按收到的原样保存，每个数字都注明测量的对象。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文档(&amp;R)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New document…</source>
        <translation>新建文档(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample…</source>
        <translation>打开示例(&amp;S)…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>另存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;lose document</source>
        <translation>关闭文档(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Judge older replies again</source>
        <translation>重新判定较早的回复(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>标准文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>快速入门(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Open the folder of crash &amp;reports</source>
        <translation>打开崩溃报告文件夹(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About StateLab</source>
        <translation>关于 StateLab(&amp;A)</translation>
    </message>
</context>
<context>
    <name>AnswerBookPanel</name>
    <message>
        <source>State after update {number} of {count}</source>
        <translation>第 {number} 个更新后的状态（共 {count} 个）</translation>
    </message>
    <message>
        <source>Revealed {time}, before any reply</source>
        <translation>于 {time} 揭晓，当时尚无任何回复</translation>
    </message>
    <message>
        <source>Answer book</source>
        <translation>答案本</translation>
    </message>
    <message>
        <source>The states of this long case are being worked out…</source>
        <translation>正在计算这道长题的各个状态…</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>Every state</source>
        <translation>所有状态</translation>
    </message>
    <message>
        <source>State after the chosen update</source>
        <translation>所选更新后的状态</translation>
    </message>
    <message>
        <source>State after every update</source>
        <translation>每个更新后的状态</translation>
    </message>
</context>
<context>
    <name>CaseColumn</name>
    <message>
        <source>Case</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>更新层级</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>题面</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>作答结果</translation>
    </message>
</context>
<context>
    <name>CaseFilterBar</name>
    <message>
        <source>All families</source>
        <translation>所有更新层级</translation>
    </message>
    <message>
        <source>All forms</source>
        <translation>所有题面</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>所有长度</translation>
    </message>
    <message>
        <source>All seeds</source>
        <translation>所有种子</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>按名称搜索</translation>
    </message>
    <message>
        <source>Search cases by name</source>
        <translation>按名称搜索题目</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Show only this family</source>
        <translation>仅显示此更新层级</translation>
    </message>
    <message>
        <source>Show only this form</source>
        <translation>仅显示此题面</translation>
    </message>
    <message>
        <source>Show only this length</source>
        <translation>仅显示此长度</translation>
    </message>
    <message>
        <source>Show only this seed</source>
        <translation>仅显示此种子</translation>
    </message>
    <message>
        <source>Show only this status</source>
        <translation>仅显示此结果</translation>
    </message>
</context>
<context>
    <name>CaseSetsPanel</name>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>{total} 题中已作答 {answered} 题</translation>
    </message>
    <message>
        <source>Case sets</source>
        <translation>题组</translation>
    </message>
    <message>
        <source>New case set…</source>
        <translation>新建题组…</translation>
    </message>
</context>
<context>
    <name>CaseTablePanel</name>
    <message>
        <source>Cases</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>No case passes the filters</source>
        <translation>没有符合筛选条件的题目</translation>
    </message>
    <message>
        <source>The set has cases, but none with everything that is asked above.</source>
        <translation>题组中有题目，但没有一题符合上方的所有条件。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在读取题目…</translation>
    </message>
    <message>
        <source>The cases could not be read.</source>
        <translation>无法读取题目。</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>Cases</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>The prompt of {case} is on the clipboard, without any answer.</source>
        <translation>{case} 的提示已复制到剪贴板，不含任何答案。</translation>
    </message>
    <message>
        <source>The answer book is open. The reveal is recorded.</source>
        <translation>答案本已揭晓，并已记录这次揭晓。</translation>
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
        <translation>新建题组(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename case set</source>
        <translation>重命名题组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy prompt</source>
        <translation>复制提示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save prompts…</source>
        <translation>保存提示(&amp;S)…</translation>
    </message>
    <message>
        <source>Re&amp;veal answer book…</source>
        <translation>揭晓答案本(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Export answer book…</source>
        <translation>导出答案本(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Find cases</source>
        <translation>查找题目(&amp;F)</translation>
    </message>
    <message>
        <source>Ne&amp;xt update</source>
        <translation>下一个更新(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous update</source>
        <translation>上一个更新(&amp;P)</translation>
    </message>
</context>
<context>
    <name>CasesExport</name>
    <message>
        <source>Saving prompts…</source>
        <translation>正在保存提示…</translation>
    </message>
    <message>
        <source>Exporting the answer book…</source>
        <translation>正在导出答案本…</translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s) saved in {folder}, without answers.</source>
        <translation>
            <numerusform>已将 %n 份提示保存到 {folder}，不含答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers of %n case(s) are in {folder}.</source>
        <translation>
            <numerusform>%n 题的答案已存放在 {folder}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>CasesMaking</name>
    <message>
        <source>The case set {name} is made and saved.</source>
        <translation>题组“{name}”已创建并保存。</translation>
    </message>
    <message>
        <source>Cancelled: no case set was made.</source>
        <translation>已取消：未创建题组。</translation>
    </message>
</context>
<context>
    <name>CasesView</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {total} cases shown</source>
        <translation>显示 {total} 题中的 {shown} 题</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题目</translation>
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
        <translation>已添加：{name}。</translation>
    </message>
    <message>
        <source>Saved as a new version: {name}.</source>
        <translation>已保存为新版本：{name}。</translation>
    </message>
    <message>
        <source>Saved: {name}.</source>
        <translation>已保存：{name}。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Undo: add case set</source>
        <translation>撤销：新建题组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: rename case set</source>
        <translation>撤销：重命名题组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add examinee</source>
        <translation>撤销：添加考生(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: change settings</source>
        <translation>撤销：更改设置(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: edit run log</source>
        <translation>撤销：编辑记录表(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: add case set</source>
        <translation>重做：新建题组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: rename case set</source>
        <translation>重做：重命名题组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add examinee</source>
        <translation>重做：添加考生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: change settings</source>
        <translation>重做：更改设置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: edit run log</source>
        <translation>重做：编辑记录表(&amp;R)</translation>
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
        <translation>StateLab 上次运行时意外退出或发生了错误。</translation>
    </message>
    <message>
        <source>StateLab met an error it did not expect.</source>
        <translation>StateLab 发生了意外错误。</translation>
    </message>
    <message>
        <source>Everything that was said to be recorded is safe in the document. A report was written that holds no prompt, no reply and no key; you can read it before you send it to anyone:
{path}</source>
        <translation>凡是显示为已记录的内容，都完好地保存在文档中。程序已生成一份报告，其中没有提示、回复或密钥；发送给任何人之前，可以先自行查看：
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
        <translation>记录并前往下一道未作答的题目</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示</translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}.</source>
        <translation>已记录：{result}，{time}。</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示</translation>
    </message>
    <message>
        <source>Start a new conversation for every case.</source>
        <translation>每一题都请新开一个对话。</translation>
    </message>
    <message>
        <source>Prompt copied. Paste it into a new conversation, then bring the reply here.</source>
        <translation>提示已复制。请粘贴到新对话中，再把回复带回这里。</translation>
    </message>
    <message>
        <source>This document is read-only: replies cannot be recorded.</source>
        <translation>此文档为只读：无法记录回复。</translation>
    </message>
    <message>
        <source>This is the prompt itself. Record it only if the model wrote it back.</source>
        <translation>这是提示本身。只有模型真的原样写回时才记录。</translation>
    </message>
    <message>
        <source>Prompt of {case}</source>
        <translation>{case} 的提示</translation>
    </message>
    <message>
        <source>Who is to answer?</source>
        <translation>由谁作答？</translation>
    </message>
    <message>
        <source>Describe the model once, with its settings. Every reply is recorded with them.</source>
        <translation>只需描述一次模型及其设置。每条回复都会连同这些设置一起记录。</translation>
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
        <translation>新建文档</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Open a document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>正在打开“{name}”…</translation>
    </message>
    <message>
        <source>Keep the sample as</source>
        <translation>将示例另存为</translation>
    </message>
    <message>
        <source>StateLab sample</source>
        <translation>StateLab 示例</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} 副本</translation>
    </message>
    <message>
        <source>Save a copy as</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>正在保存副本…</translation>
    </message>
    <message>
        <source>Copy saved: {path}</source>
        <translation>副本已保存：{path}</translation>
    </message>
    <message>
        <source>Opened {name}.</source>
        <translation>已打开“{name}”。</translation>
    </message>
    <message>
        <source>Making the sample document…</source>
        <translation>正在创建示例文档…</translation>
    </message>
    <message>
        <source>StateLab documents (*.statelab)</source>
        <translation>StateLab 文档 (*.statelab)</translation>
    </message>
</context>
<context>
    <name>Emptiness</name>
    <message>
        <source>No document is open</source>
        <translation>没有打开的文档</translation>
    </message>
    <message>
        <source>Make a new document or open one to begin.</source>
        <translation>请先新建或打开一份文档。</translation>
    </message>
    <message>
        <source>Go to Welcome</source>
        <translation>前往欢迎页</translation>
    </message>
    <message>
        <source>No case set yet</source>
        <translation>还没有题组</translation>
    </message>
    <message>
        <source>A case set holds prompts with hidden answers. The starter set is made in a moment.</source>
        <translation>题组包含提示和隐藏的答案。入门题组片刻即可创建完成。</translation>
    </message>
    <message>
        <source>New case set…</source>
        <translation>新建题组…</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>No document is open. Make a new one or open one first.</source>
        <translation>没有打开的文档。请先新建或打开一份文档。</translation>
    </message>
    <message>
        <source>{path} was not found. It may have been moved, renamed or be on another disk.</source>
        <translation>找不到 {path}。它可能已被移动、重命名，或在另一个磁盘上。</translation>
    </message>
    <message>
        <source>The folder {path} does not exist. Choose another place.</source>
        <translation>文件夹 {path} 不存在。请选择其他位置。</translation>
    </message>
    <message>
        <source>{path} exists already and was not touched. Choose another name.</source>
        <translation>{path} 已存在，未被改动。请改用其他名称。</translation>
    </message>
    <message>
        <source>{path} is open in another window ({holder}). Close it there, or work on a copy of it.</source>
        <translation>{path} 已在另一个窗口（{holder}）中打开。请在那里关闭，或改用它的副本。</translation>
    </message>
    <message>
        <source>{path} is not a StateLab document. It was not changed. Choose another file.</source>
        <translation>{path} 不是 StateLab 文档，内容未被改动。请选择其他文件。</translation>
    </message>
    <message>
        <source>{path} was made by a newer StateLab (format {found}, this one knows up to {known}). It was not changed. Open it with the newer version.</source>
        <translation>{path} 由较新版本的 StateLab 创建（格式 {found}，此版本最高支持 {known}），内容未被改动。请用较新版本打开。</translation>
    </message>
    <message>
        <source>The document is damaged and cannot be read fully ({reason}). It was not changed. Go on with a copy of it that you saved earlier.</source>
        <translation>文档已损坏，无法完整读取（{reason}），内容未被改动。请改用先前保存的副本。</translation>
    </message>
    <message>
        <source>{path} was being written when the computer stopped, and cannot be put right where it is, because it cannot be written there. Copy it with the file of the same name ending in “-journal” to a folder that you may write to, and open it there.</source>
        <translation>电脑停止运行时，{path} 正在写入；原处无法写入，因此无法就地恢复。请将它连同同名且以“-journal”结尾的文件，一起复制到可写入的文件夹，再从那里打开。</translation>
    </message>
    <message>
        <source>{path} is in an older format and cannot be brought up to date, because it cannot be written there. Copy it to a folder that you may write to, and open the copy.</source>
        <translation>{path} 是较旧的格式；原处无法写入，因此无法升级。请复制到可写入的文件夹，再打开该副本。</translation>
    </message>
    <message>
        <source>{path} could not be brought up to date. It is as it was, and a backup of it is at {backup}. Please keep both and report this.</source>
        <translation>{path} 无法升级到新格式。原文件保持不变，备份位于 {backup}。请保留这两个文件并反馈此问题。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}). Check that you may read it, then open it again.</source>
        <translation>无法读取 {path}（{reason}）。请确认有读取权限，再重新打开。</translation>
    </message>
    <message>
        <source>The document is read-only, so nothing was recorded. Use File ▸ Save a copy as… and go on in the copy.</source>
        <translation>此文档为只读，因此未记录任何内容。请使用“文件 ▸ 另存副本…”，并在副本中继续。</translation>
    </message>
    <message>
        <source>{path} is the document that is open. Choose another name for the copy.</source>
        <translation>{path} 就是当前打开的文档。请为副本选择其他名称。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing was recorded. Free some space and do it again.</source>
        <translation>磁盘已满，因此未记录任何内容。请释放一些空间后重试。</translation>
    </message>
    <message>
        <source>The file could not be read or written ({reason}), so nothing was recorded. Check that the disk is connected and that you may write there, then do it again.</source>
        <translation>无法读取或写入文件（{reason}），因此未记录任何内容。请确认磁盘已连接且可以写入，然后重试。</translation>
    </message>
    <message>
        <source>The document is just being written by something else, so nothing was recorded. Wait a moment and do it again.</source>
        <translation>其他程序正在写入此文档，因此未记录任何内容。请稍候重试。</translation>
    </message>
    <message>
        <source>This is too much for one entry of the document. Nothing was recorded.</source>
        <translation>内容过大，无法作为文档中的单个条目。未记录任何内容。</translation>
    </message>
    <message>
        <source>The document refused the change, so nothing was recorded. What it holds already may not be changed.</source>
        <translation>文档拒绝了这项更改，因此未记录任何内容。文档中已有的内容不可更改。</translation>
    </message>
    <message>
        <source>This case is not in the document any more. Choose another one.</source>
        <translation>这道题目已不在文档中。请选择其他题目。</translation>
    </message>
    <message>
        <source>This case set is not in the document any more. Choose another one.</source>
        <translation>这个题组已不在文档中。请选择其他题组。</translation>
    </message>
    <message>
        <source>This examinee is not in the document any more. Choose another one.</source>
        <translation>这位考生已不在文档中。请选择其他考生。</translation>
    </message>
    <message>
        <source>This reply is not in the document. Choose another one.</source>
        <translation>这条回复不在文档中。请选择其他回复。</translation>
    </message>
    <message>
        <source>The answer book of this case is still hidden. Record a reply first, or reveal it.</source>
        <translation>这一题的答案本仍是隐藏的。请先记录一条回复，或揭晓答案本。</translation>
    </message>
    <message>
        <source>This reply was corrected already. Correct the newest reply instead.</source>
        <translation>这条回复已更正过。请改为更正最新的回复。</translation>
    </message>
    <message>
        <source>A correction belongs to the same case, examinee and prefix as the reply it corrects. Record this as a reply of its own.</source>
        <translation>更正必须与被更正的回复属于同一题目、考生和前缀。请将它记录为独立的回复。</translation>
    </message>
    <message>
        <source>This cannot be undone any more, because later work stands on it. Nothing was changed.</source>
        <translation>后续工作以此为基础，因此无法再撤销。未更改任何内容。</translation>
    </message>
    <message>
        <source>After {k} updates not every cell has a value yet. Choose a prefix of {complete_from} updates or more.</source>
        <translation>经过 {k} 个更新后，并非每个单元格都有值。请选择不少于 {complete_from} 个更新的前缀。</translation>
    </message>
    <message>
        <source>This case has {updates} updates only. Choose a prefix of {updates} or fewer.</source>
        <translation>这一题只有 {updates} 个更新。请选择不超过 {updates} 个更新的前缀。</translation>
    </message>
    <message>
        <source>The name is empty. Give the case set a name.</source>
        <translation>名称为空。请为题组命名。</translation>
    </message>
    <message>
        <source>The text holds half of a character, which cannot be kept exactly. Copy the text again.</source>
        <translation>文本中有半个字符，无法按原样保存。请重新复制文本。</translation>
    </message>
    <message>
        <source>The run log has no field that can be edited of this name.</source>
        <translation>记录表中没有这个名称的可编辑字段。</translation>
    </message>
    <message>
        <source>“{value}” is not a number. Type digits, with a point for decimals: 0.25. Where there is none, type: not provided.</source>
        <translation>“{value}”不是数字。请输入数字，小数使用点号：0.25。没有数字时，请输入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number. Type digits only: 1200. Where there is none, type: not provided.</source>
        <translation>“{value}”不是整数。请只输入数字：1200。没有数字时，请输入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is neither yes nor no. Choose one of the two.</source>
        <translation>“{value}”既不是“是”也不是“否”。请选择其中之一。</translation>
    </message>
    <message>
        <source>“{text}” is below zero. Use 0 or more.</source>
        <translation>“{text}”小于零。请使用 0 或更大的数。</translation>
    </message>
    <message>
        <source>“{text}” is not understood. Write numbers and ranges: 1, 5-9, 42.</source>
        <translation>无法理解“{text}”。请输入数字和范围：1, 5-9, 42。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Write whole numbers only.</source>
        <translation>“{text}”不是整数。请只输入整数。</translation>
    </message>
    <message>
        <source>“{text}” is too large. Use {limit} or less.</source>
        <translation>“{text}”太大。请使用不超过 {limit} 的数。</translation>
    </message>
    <message>
        <source>“{text}” runs backwards. Write the smaller number first.</source>
        <translation>“{text}”的范围前后颠倒。请先写较小的数。</translation>
    </message>
    <message>
        <source>“{text}” is more numbers than can be used. Write at most {limit}.</source>
        <translation>“{text}”包含的数字超过上限。最多可写 {limit} 个。</translation>
    </message>
    <message>
        <source>The recipe cannot be used as it is. Put right the fields that are marked.</source>
        <translation>这份配方目前无法使用。请修正标出的字段。</translation>
    </message>
    <message>
        <source>The recipe of this case set cannot be read by this version. The cases are as they were; a newer StateLab may read it.</source>
        <translation>此版本无法读取这个题组的配方。题目保持不变；较新版本的 StateLab 或许能读取。</translation>
    </message>
    <message>
        <source>Update {update} reads the cell {cell} before it has a value. Set every cell first.</source>
        <translation>第 {update} 个更新在单元格 {cell} 有值之前就读取它。请先为每个单元格设置值。</translation>
    </message>
    <message>
        <source>The value {value} is outside 0 … modulus − 1 (modulus {modulus}). Choose initial values in that range, or a larger modulus.</source>
        <translation>值 {value} 不在 0 … 模数 − 1 的范围内（模数 {modulus}）。请选择范围内的初始值，或较大的模数。</translation>
    </message>
    <message>
        <source>Choose from 2 to 26 ordinary cells.</source>
        <translation>请选择 2 到 26 个普通单元格。</translation>
    </message>
    <message>
        <source>There is no family “{family}”. Choose one of: {known}.</source>
        <translation>没有“{family}”这个更新层级。请从下列选择：{known}。</translation>
    </message>
    <message>
        <source>{path} exists already and was not touched. Choose another name or folder.</source>
        <translation>{path} 已存在，未被改动。请选择其他名称或文件夹。</translation>
    </message>
    <message>
        <source>{path} is not empty, and nothing was written. Choose an empty or new folder.</source>
        <translation>{path} 不为空，未写入任何内容。请选择空文件夹或新文件夹。</translation>
    </message>
    <message>
        <source>{path} is not a folder. Choose a folder.</source>
        <translation>{path} 不是文件夹。请选择文件夹。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}). Check it and try again.</source>
        <translation>无法读取 {path}（{reason}）。请检查后重试。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place, or check that you may write there.</source>
        <translation>无法写入 {path}（{reason}）。请选择其他位置，或确认有写入权限。</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a file on every system. Use letters and digits.</source>
        <translation>“{name}”无法在每种系统上都作为文件名。请使用字母和数字。</translation>
    </message>
    <message>
        <source>The case “{name}” of seed {seed} is there twice. Export one set at a time.</source>
        <translation>种子 {seed} 的题目“{name}”出现了两次。请一次导出一个题组。</translation>
    </message>
    <message>
        <source>{path} is not an answer book. Choose answers.json.</source>
        <translation>{path} 不是答案本。请选择 answers.json。</translation>
    </message>
    <message>
        <source>The answer book {path} has no case “{case}”.</source>
        <translation>答案本 {path} 中没有题目“{case}”。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a table ({reason}). Choose a CSV file in UTF-8.</source>
        <translation>无法将 {path} 读取为表格（{reason}）。请选择 UTF-8 编码的 CSV 文件。</translation>
    </message>
    <message>
        <source>{path} has other columns than are wanted. Found: {found}. Wanted: {wanted}.</source>
        <translation>{path} 的列与所需的不同。找到：{found}。需要：{wanted}。</translation>
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
        <translation>题组(&amp;S)</translation>
    </message>
    <message>
        <source>Set of cases</source>
        <translation>题组</translation>
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
        <translation>设置…</translation>
    </message>
    <message>
        <source>See or revise the examinee&apos;s settings</source>
        <translation>查看或修改考生的设置</translation>
    </message>
    <message>
        <source>New examinee…</source>
        <translation>添加考生…</translation>
    </message>
    <message>
        <source>{name} (no. {number})</source>
        <translation>{name}（编号 {number}）</translation>
    </message>
</context>
<context>
    <name>ExamineeDialog</name>
    <message>
        <source>New examinee</source>
        <translation>添加考生</translation>
    </message>
    <message>
        <source>Settings of the examinee</source>
        <translation>考生的设置</translation>
    </message>
    <message>
        <source>An examinee is a model with all its settings. Leave empty what you do not know; press “Not provided” where the interface does not offer or show a setting.</source>
        <translation>考生是一个模型及其所有设置。不知道的请留空；界面不提供或不显示的设置，请点按“未提供”。</translation>
    </message>
    <message>
        <source>Save as a new version</source>
        <translation>保存为新版本</translation>
    </message>
    <message>
        <source>Add examinee</source>
        <translation>添加考生</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>This examinee has %n recorded reply(s). They keep the settings they were given with; what you change here becomes a new version.</source>
        <translation>
            <numerusform>这位考生已有 %n 条已记录的回复。这些回复保留当时的设置；在此所做的更改会成为新版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>This looks like an access key. Do not write it here: it would be stored in the document as plain text.</source>
        <translation>这看起来像访问密钥。请勿写在这里：它会以纯文本存入文档。</translation>
    </message>
    <message>
        <source>Without its model an examinee cannot be told apart: write it, or press “Not provided”.</source>
        <translation>没有模型就无法区分考生：请填写，或点按“未提供”。</translation>
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
        <translation>无可用工具</translation>
    </message>
</context>
<context>
    <name>ExportBookDialog</name>
    <message>
        <source>Export answer book</source>
        <translation>导出答案本</translation>
    </message>
    <message>
        <source>Export answers</source>
        <translation>导出答案</translation>
    </message>
    <message>
        <source>Writes answers.json into the folder, which may not hold one yet.</source>
        <translation>将 answers.json 写入文件夹；该文件夹中不可已有同名文件。</translation>
    </message>
    <message>
        <source>The file holds every answer. Keep it away from the models you judge.</source>
        <translation>此文件包含所有答案。请勿让被评判的模型接触到它。</translation>
    </message>
    <message numerus="yes">
        <source>The file holds every answer. Keep it away from the models you judge. %n hidden answer book(s) will be opened: each reveal is recorded with its time.</source>
        <translation>
            <numerusform>此文件包含所有答案。请勿让被评判的模型接触到它。将打开 %n 本隐藏的答案本：每次揭晓都会连同时间记录下来。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>The %n chosen case(s)</source>
        <translation>
            <numerusform>选中的 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole set: %n case(s)</source>
        <translation>
            <numerusform>整个题组：%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>ExportLogDialog</name>
    <message>
        <source>Export the run log</source>
        <translation>导出记录表</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>此文件已存在，将被替换。</translation>
    </message>
    <message>
        <source>A text that a spreadsheet would run as a formula gets an apostrophe in front. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>会被电子表格当作公式执行的文本，前面会加上单引号。空白的单元格保持空白，未提供的单元格则写入 not provided。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>{shown} of {rows} rows: those shown</source>
        <translation>仅当前显示的行：{rows} 行中的 {shown} 行</translation>
    </message>
    <message>
        <source>All {rows} rows</source>
        <translation>全部 {rows} 行</translation>
    </message>
    <message>
        <source>With the text of every &amp;reply</source>
        <translation>包含每条回复的文本(&amp;W)</translation>
    </message>
    <message>
        <source>First &amp;rows of the file</source>
        <translation>文件的前几行(&amp;R)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>For Excel: UTF-8 with a byte-order mark</source>
        <translation>适用于 Excel：UTF-8，带字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>Plain UTF-8</source>
        <translation>普通 UTF-8</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符（Tab）</translation>
    </message>
    <message>
        <source>Point: 1.5</source>
        <translation>点号：1.5</translation>
    </message>
    <message>
        <source>Comma: 1,5</source>
        <translation>逗号：1,5</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本编码(&amp;T)</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>分隔符(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>小数符号(&amp;D)</translation>
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
        <translation>覆写（aperiodic）</translation>
    </message>
    <message>
        <source>Add (solvable)</source>
        <translation>累加（solvable）</translation>
    </message>
    <message>
        <source>Copy (periodic)</source>
        <translation>复制（periodic）</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆写</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>累加</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Every later write repeats the first value: find it, nothing more.</source>
        <translation>之后每次写入都重复第一个值：找到它即可。</translation>
    </message>
    <message>
        <source>Every write gives a constant: the last write to a cell counts.</source>
        <translation>每次写入的都是常数：以单元格的最后一次写入为准。</translation>
    </message>
    <message>
        <source>A write adds to the cell&apos;s own value: all writes to the cell count.</source>
        <translation>每次写入都累加到单元格自身的值：对该单元格的所有写入都算数。</translation>
    </message>
    <message>
        <source>A write takes another cell&apos;s value of that moment: all cells must be followed.</source>
        <translation>每次写入都取另一个单元格当时的值：必须追踪所有单元格。</translation>
    </message>
</context>
<context>
    <name>FaultWord</name>
    <message>
        <source>Too long</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空白回复</translation>
    </message>
    <message>
        <source>Broken character</source>
        <translation>不完整的字符</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>Reasoning text</source>
        <translation>推理文本</translation>
    </message>
    <message>
        <source>Markdown fence</source>
        <translation>Markdown 代码块</translation>
    </message>
    <message>
        <source>No JSON</source>
        <translation>没有 JSON</translation>
    </message>
    <message>
        <source>Text before</source>
        <translation>前有文本</translation>
    </message>
    <message>
        <source>Nested too deep</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>Number too long</source>
        <translation>数字过长</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>中途截断</translation>
    </message>
    <message>
        <source>Not JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>Text after</source>
        <translation>后有文本</translation>
    </message>
    <message>
        <source>Not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>Missing cells</source>
        <translation>缺少单元格</translation>
    </message>
    <message>
        <source>Extra cells</source>
        <translation>多出单元格</translation>
    </message>
    <message>
        <source>Not an integer</source>
        <translation>不是整数</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The reply has 50 MB or more and was not read.</source>
        <translation>回复达到 50 MB 或以上，未予读取。</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>回复为空。</translation>
    </message>
    <message>
        <source>The reply holds half a character, which no text may: “{detail}”.</source>
        <translation>回复中有半个字符，这在任何文本中都不允许：“{detail}”。</translation>
    </message>
    <message>
        <source>The reply is not UTF-8 text; the first unreadable byte is here: “{detail}”.</source>
        <translation>回复不是 UTF-8 文本；第一个无法读取的字节在这里：“{detail}”。</translation>
    </message>
    <message>
        <source>An invisible byte-order mark stands before the JSON.</source>
        <translation>JSON 之前有一个不可见的字节顺序标记。</translation>
    </message>
    <message>
        <source>Reasoning text stands in the reply. Switch it off in the model&apos;s settings and ask again.</source>
        <translation>回复中有推理文本。请在模型的设置中将其关闭，再问一次。</translation>
    </message>
    <message>
        <source>The JSON is wrapped in a Markdown fence; only JSON was asked for.</source>
        <translation>JSON 包在 Markdown 代码块中；题目只要求 JSON。</translation>
    </message>
    <message>
        <source>There is no JSON object in the reply. It begins with: “{detail}”.</source>
        <translation>回复中没有 JSON 对象。开头是：“{detail}”。</translation>
    </message>
    <message>
        <source>Text stands before the JSON object: “{detail}”.</source>
        <translation>JSON 对象之前有文本：“{detail}”。</translation>
    </message>
    <message>
        <source>The JSON is nested too deep to be read.</source>
        <translation>JSON 嵌套过深，无法读取。</translation>
    </message>
    <message>
        <source>A number has more than 4,300 digits.</source>
        <translation>有一个数字超过 4,300 位。</translation>
    </message>
    <message>
        <source>The reply ends before the JSON object is complete; it may have been cut off. It ends with: “{detail}”.</source>
        <translation>回复在 JSON 对象完整之前就结束了；可能被截断。结尾是：“{detail}”。</translation>
    </message>
    <message>
        <source>This is not JSON: {detail}.</source>
        <translation>这不是 JSON：{detail}。</translation>
    </message>
    <message>
        <source>Text stands after the JSON object: “{detail}”.</source>
        <translation>JSON 对象之后有文本：“{detail}”。</translation>
    </message>
    <message>
        <source>The JSON is {value}, not an object with the cells.</source>
        <translation>这份 JSON 是{value}，而不是含有各单元格的对象。</translation>
    </message>
    <message>
        <source>Cells are missing: {detail}.</source>
        <translation>缺少单元格：{detail}。</translation>
    </message>
    <message>
        <source>There are cells that were not asked for: {detail}.</source>
        <translation>有题目没有要求的单元格：{detail}。</translation>
    </message>
    <message>
        <source>The value of cell {detail} is {value}, not an integer.</source>
        <translation>单元格 {detail} 的值是{value}，不是整数。</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <source>As the service names it, such as gemma-3-270m-it-Q4_K_M</source>
        <translation>按服务的命名填写，例如 gemma-3-270m-it-Q4_K_M</translation>
    </message>
    <message>
        <source>Who runs the model: a company, or this computer</source>
        <translation>由谁运行模型：某家公司，或这台电脑</translation>
    </message>
    <message>
        <source>Where you ask: a web chat, an app, an API, a phone</source>
        <translation>在哪里提问：网页聊天、应用、API、手机</translation>
    </message>
    <message>
        <source>When the replies were asked for, as YYYY-MM-DD</source>
        <translation>获取回复的日期，格式为 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>The exact text, if there is one</source>
        <translation>如有，请按原文填写</translation>
    </message>
    <message>
        <source>Thinking on or off, a level, or a count</source>
        <translation>思考的开关、程度或数量</translation>
    </message>
    <message>
        <source>For example 0 or 0.7</source>
        <translation>例如 0 或 0.7</translation>
    </message>
    <message>
        <source>The largest number of tokens a reply may have</source>
        <translation>一条回复最多可有的词元数</translation>
    </message>
    <message>
        <source>For example: code interpreter, web search</source>
        <translation>例如：代码执行、网页搜索</translation>
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
        <translation>提供方</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>界面</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <source>Reasoning budget</source>
        <translation>推理预算</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Output limit</source>
        <translation>输出上限</translation>
    </message>
    <message>
        <source>Tools allowed</source>
        <translation>可用工具</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>输入词元数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
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
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>Copy the prompt of this prefix</source>
        <translation>复制此前缀的提示</translation>
    </message>
    <message>
        <source>Record the clipboard as the reply to this prefix</source>
        <translation>将剪贴板内容记录为此前缀的回复</translation>
    </message>
    <message>
        <source>Next unprobed prefix</source>
        <translation>下一个未探测的前缀</translation>
    </message>
    <message>
        <source>First observed wrong prefix</source>
        <translation>第一个被观察到答错的前缀</translation>
    </message>
    <message>
        <source>This case has no reply that is not right.</source>
        <translation>这一题的回复全部答对。</translation>
    </message>
    <message>
        <source>This reply is right: there is no wrong prefix to look for.</source>
        <translation>这条回复答对了：没有答错的前缀可找。</translation>
    </message>
    <message>
        <source>Asked as the whole case {case}, the same prompt had: {result}.</source>
        <translation>同样的提示曾作为整题 {case} 提问，结果是：{result}。</translation>
    </message>
    <message>
        <source>Opening a long case…</source>
        <translation>正在打开长题…</translation>
    </message>
    <message>
        <source>No reply yet</source>
        <translation>还没有回复</translation>
    </message>
    <message>
        <source>Record a whole-case reply on the Desk. If it is not right, it can be followed here prefix by prefix.</source>
        <translation>请在“作答”页记录一条整题回复。如未答对，就能在这里逐个前缀查看。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答页</translation>
    </message>
    <message>
        <source>Every recorded reply is right</source>
        <translation>所有记录的回复都答对了</translation>
    </message>
    <message>
        <source>There is no wrong state to look for.</source>
        <translation>没有答错的状态可找。</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>还没有题目</translation>
    </message>
    <message>
        <source>Make a case set on the Cases page, then record a reply on the Desk.</source>
        <translation>请在“题目”页创建题组，再到“作答”页记录回复。</translation>
    </message>
    <message>
        <source>Go to the cases</source>
        <translation>前往题目页</translation>
    </message>
    <message>
        <source>Copied. Paste it into a new conversation, then bring the reply back here.</source>
        <translation>已复制。请粘贴到新对话中，再把回复带回这里。</translation>
    </message>
    <message>
        <source>That is the prompt itself, not a reply. Nothing was recorded.</source>
        <translation>这是提示本身，不是回复。未记录任何内容。</translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}.</source>
        <translation>已记录：{result}，{time}。</translation>
    </message>
    <message>
        <source>Recorded: {result}, {time}. The earlier reply is kept, superseded.</source>
        <translation>已记录：{result}，{time}。先前的回复仍保留，标为已被取代。</translation>
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
        <translation>前缀 {k} 的回复</translation>
    </message>
    <message>
        <source>Whole-case reply</source>
        <translation>整题回复</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>题目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reply</source>
        <translation>回复(&amp;R)</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Reply that is not right</source>
        <translation>未答对的回复</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No reply to this prefix yet.</source>
        <translation>这个前缀还没有回复。</translation>
    </message>
    <message>
        <source>A probe is another conversation with another input: it shows a prefix at which a wrong state was observed, not what happened inside the whole reply. Nothing is known of a prefix that was not probed.</source>
        <translation>探测是输入不同的另一次对话：它指出在哪个前缀观察到答错的状态，并不代表整题回复内部发生了什么。对于未探测的前缀，无从得知。</translation>
    </message>
</context>
<context>
    <name>FormName</name>
    <message>
        <source>Code</source>
        <translation>程序式</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>电子表格式</translation>
    </message>
    <message>
        <source>Updates read as lines of a program.</source>
        <translation>以一行行程序写出更新。</translation>
    </message>
    <message>
        <source>Updates read as instructions for a spreadsheet.</source>
        <translation>以电子表格的操作指令写出更新。</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message>
        <source>Failed: a format error</source>
        <translation>失败：格式错误</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>{passed} of {cases} whole cases right; format errors: {errors}; {right} of {total} cells right</source>
        <translation>{cases} 题中 {passed} 题整题全对；格式错误：{errors}；{total} 个字段中 {right} 个正确</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>First steps</source>
        <translation>快速入门</translation>
    </message>
</context>
<context>
    <name>HiddenBook</name>
    <message>
        <source>{sign} The answer book is hidden</source>
        <translation>{sign} 答案本已隐藏</translation>
    </message>
    <message>
        <source>It opens by itself when a reply to this case is recorded.</source>
        <translation>记录这一题的回复后，答案本会自动打开。</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>揭晓…</translation>
    </message>
    <message>
        <source>Open the answer book before any reply. This is recorded with its time.</source>
        <translation>在没有任何回复之前打开答案本。这会连同时间记录下来。</translation>
    </message>
</context>
<context>
    <name>HistoryBox</name>
    <message>
        <source>Recorded replies</source>
        <translation>已记录的回复</translation>
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
        <translation>剪贴板为空。请重新复制回复，或以文件方式打开，或将文件拖放到这里。</translation>
    </message>
    <message>
        <source>The clipboard holds a picture, not text. Copy the reply&apos;s text, or type it.</source>
        <translation>剪贴板中是图片，不是文本。请复制回复的文本，或手动输入。</translation>
    </message>
    <message>
        <source>There is no text in what was pasted.</source>
        <translation>粘贴的内容中没有文本。</translation>
    </message>
    <message>
        <source>A case has one reply: drop or paste one file at a time.</source>
        <translation>一题只有一条回复：请一次拖放或粘贴一个文件。</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose the one file with the reply.</source>
        <translation>“{name}”是文件夹。请选择存有回复的那个文件。</translation>
    </message>
    <message>
        <source>That is an address, not a file on this computer. Nothing is fetched.</source>
        <translation>这是网址，不是这台电脑上的文件。程序不会获取任何内容。</translation>
    </message>
    <message>
        <source>That is larger than {limit}. Nothing was taken over.</source>
        <translation>内容大于 {limit}。未采用任何内容。</translation>
    </message>
    <message>
        <source>The file “{name}” cannot be read.</source>
        <translation>无法读取文件“{name}”。</translation>
    </message>
    <message>
        <source>This text cannot be put into typed text without changing it. Clear the box and paste it as the whole reply.</source>
        <translation>这段文本若放进手动输入的文本中，必然会被改动。请清空输入框，再将它作为整条回复粘贴。</translation>
    </message>
    <message>
        <source>From the file “{name}”, {size}. Not recorded yet.</source>
        <translation>来自文件“{name}”，{size}。尚未记录。</translation>
    </message>
    <message>
        <source>Pasted, {size}, converted from HTML: the clipboard had no plain text. Not recorded yet.</source>
        <translation>已粘贴，{size}，由 HTML 转换：剪贴板中没有纯文本。尚未记录。</translation>
    </message>
    <message>
        <source>Typed, {size}. Not recorded yet.</source>
        <translation>手动输入，{size}。尚未记录。</translation>
    </message>
    <message>
        <source>Pasted, {size}. Not recorded yet.</source>
        <translation>已粘贴，{size}。尚未记录。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{page} (Ctrl+{number})</source>
        <translation>{page}（Ctrl+{number}）</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Stopping what is still running…</source>
        <translation>正在停止尚未完成的任务…</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>跟随系统(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>This document is read-only: you can look, but nothing can be recorded.</source>
        <translation>此文档为只读：可以查看，但无法记录任何内容。</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>另存副本…</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) were judged by an earlier scorer. Judging them again keeps the earlier verdicts.</source>
        <translation>
            <numerusform>有 %n 条回复由较早版本的评分器判定。重新判定时，先前的判定都会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge again</source>
        <translation>重新判定</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) judged again. The earlier verdicts are kept.</source>
        <translation>
            <numerusform>已重新判定 %n 条回复，先前的判定都保留。</numerusform>
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
        <translation>{name}（只读） – StateLab</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>Making the case set…</source>
        <translation>正在创建题组…</translation>
    </message>
    <message>
        <source>Close without making the set? What you typed is not kept.</source>
        <translation>要关闭而不创建题组吗？输入的内容不会保留。</translation>
    </message>
    <message>
        <source>Give the set a name.</source>
        <translation>请为题组命名。</translation>
    </message>
    <message>
        <source>{sign} To create the set, correct: {fields}</source>
        <translation>{sign} 要创建题组，请修正：{fields}</translation>
    </message>
    <message>
        <source>New case set</source>
        <translation>新建题组</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>选择起点</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设配方</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
</context>
<context>
    <name>NumbersProblem</name>
    <message>
        <source>“{text}” is negative. Use 0 or more.</source>
        <translation>“{text}”是负数。请使用 0 或更大的数。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>“{text}”不是整数。</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Write for example 1, 5-9, 42.</source>
        <translation>“{text}”不是数字。请输入例如 1, 5-9, 42。</translation>
    </message>
    <message>
        <source>“{text}” is too large: {limit} at most.</source>
        <translation>“{text}”太大：最大为 {limit}。</translation>
    </message>
    <message>
        <source>“{text}” runs backwards: write the smaller number first.</source>
        <translation>“{text}”的范围前后颠倒：请先写较小的数。</translation>
    </message>
    <message>
        <source>“{text}” makes too many numbers: {limit} at most.</source>
        <translation>“{text}”产生的数字太多：最多 {limit} 个。</translation>
    </message>
    <message>
        <source>“{text}” is negative. Use 0 or more: −7 would give the cases of 7.</source>
        <translation>“{text}”是负数。请使用 0 或更大的数：−7 会得到与 7 相同的题目。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>记录表</translation>
    </message>
</context>
<context>
    <name>PatternName</name>
    <message>
        <source>Swap of two</source>
        <translation>两格交换</translation>
    </message>
    <message>
        <source>Cycle of three</source>
        <translation>三格轮换</translation>
    </message>
    <message>
        <source>Permutation of all</source>
        <translation>全部重排</translation>
    </message>
    <message>
        <source>Each move exchanges the values of two cells through the scratch cell: 3 updates.</source>
        <translation>每次换位都经由暂存格交换两个单元格的值：3 个更新。</translation>
    </message>
    <message>
        <source>Each move passes the values of three cells on, through the scratch cell: 4 updates.</source>
        <translation>每次换位都经由暂存格，将三个单元格的值依次轮换：4 个更新。</translation>
    </message>
    <message>
        <source>Each move shuffles all ordinary cells through the scratch cell. Five or more cells reach the non-solvable case, the hardest kind of tracking in theory.</source>
        <translation>每次换位都经由暂存格，重新排列所有普通单元格的值。达到五格时，即为不可解（non-solvable）的情形，理论上最难追踪。</translation>
    </message>
    <message>
        <source>Lengths in swaps</source>
        <translation>交换次数</translation>
    </message>
    <message>
        <source>Lengths in moves</source>
        <translation>换位次数</translation>
    </message>
</context>
<context>
    <name>Prefixes</name>
    <message>
        <source>{sign} Not probed</source>
        <translation>{sign} 未探测</translation>
    </message>
    <message>
        <source>{sign} Right</source>
        <translation>{sign} 答对</translation>
    </message>
    <message>
        <source>{sign} Wrong</source>
        <translation>{sign} 答错</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式错误</translation>
    </message>
    <message>
        <source>{correct} of {total}</source>
        <translation>{correct} / {total}</translation>
    </message>
    <message>
        <source>not every cell is set before update {k}</source>
        <translation>在第 {k} 个更新之前，并非每个单元格都有值</translation>
    </message>
    <message>
        <source>{head}… ({digits} digits)</source>
        <translation>{head}…（{digits} 位）</translation>
    </message>
    <message>
        <source>No prefix is probed yet, of {possible} possible.</source>
        <translation>{possible} 个可探测的前缀都尚未探测。</translation>
    </message>
    <message>
        <source>No wrong prefix observed among {probed} probed of {possible} possible; {rest} not probed.</source>
        <translation>在 {possible} 个可探测的前缀中探测了 {probed} 个，未观察到答错的前缀；{rest} 个未探测。</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {k}, among {probed} probed of {possible} possible; {rest} not probed.</source>
        <translation>第一个被观察到答错的前缀：{k}（{possible} 个可探测的前缀中探测了 {probed} 个；{rest} 个未探测）。</translation>
    </message>
    <message>
        <source>Also wrong at {prefixes} (probed).</source>
        <translation>另外答错的前缀：{prefixes}（已探测）。</translation>
    </message>
    <message>
        <source>Right again at {prefixes} (probed).</source>
        <translation>之后又答对的前缀：{prefixes}（已探测）。</translation>
    </message>
    <message>
        <source>Format error at {prefixes} (probed, no state observed).</source>
        <translation>格式错误的前缀：{prefixes}（已探测，未观察到状态）。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two numbers of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list}，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正确字段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更新前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更新后</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
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
        <translation>入门</translation>
    </message>
    <message>
        <source>Ladder of lengths</source>
        <translation>长度阶梯</translation>
    </message>
    <message>
        <source>Many seeds</source>
        <translation>多个种子</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Short, medium and long cases of every family, to begin with.</source>
        <translation>每个更新层级都有短、中、长三种题目，适合起步。</translation>
    </message>
    <message>
        <source>Each length is twice the one before: see where tracking ends.</source>
        <translation>每个长度都是前一个的两倍：看追踪到哪里为止。</translation>
    </message>
    <message>
        <source>One length again and again with other moves: see how sure a rate is.</source>
        <translation>同一长度、不同换位，反复多次：看比率有多可靠。</translation>
    </message>
    <message>
        <source>Your own choice of everything.</source>
        <translation>一切由您自行决定。</translation>
    </message>
</context>
<context>
    <name>ProbeActions</name>
    <message>
        <source>All listed are probed</source>
        <translation>所列前缀均已探测</translation>
    </message>
    <message>
        <source>Next unprobed: {k} ▸</source>
        <translation>下一个未探测：{k} ▸</translation>
    </message>
    <message>
        <source>Start a new conversation for every prefix.</source>
        <translation>每个前缀都请新开一个对话。</translation>
    </message>
    <message>
        <source>Paste reply</source>
        <translation>粘贴回复</translation>
    </message>
    <message>
        <source>Record the text of the clipboard as the reply (Ctrl+V)</source>
        <translation>将剪贴板中的文本记录为回复（Ctrl+V）</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Record a file as the reply; dropping it here does the same</source>
        <translation>将文件记录为回复；拖放到这里也一样</translation>
    </message>
    <message>
        <source>Open the reply to this prefix</source>
        <translation>打开此前缀的回复</translation>
    </message>
    <message>
        <source>Prefix {k} of {n}</source>
        <translation>前缀 {k}（共 {n} 个更新）</translation>
    </message>
    <message>
        <source>Copy the prompt of prefix {k}</source>
        <translation>复制前缀 {k} 的提示</translation>
    </message>
    <message>
        <source>This prefix cannot be probed: {reason}.</source>
        <translation>无法探测此前缀：{reason}。</translation>
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
        <translation>探测</translation>
    </message>
    <message>
        <source>List every prefix from</source>
        <translation>逐一列出此范围的前缀</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two prefix numbers</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add every prefix of this range to the list</source>
        <translation>将此范围的每个前缀添加到列表</translation>
    </message>
    <message>
        <source>First prefix of the range</source>
        <translation>范围的第一个前缀</translation>
    </message>
    <message>
        <source>Last prefix of the range</source>
        <translation>范围的最后一个前缀</translation>
    </message>
    <message>
        <source>Probes of this case</source>
        <translation>这一题的探测</translation>
    </message>
    <message>
        <source>Prefixes 1–{last}: {reason}.</source>
        <translation>前缀 1–{last}：{reason}。</translation>
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
        <translation>所选更新的编号</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示</translation>
    </message>
    <message>
        <source>Copy the whole prompt as plain text, without any answer</source>
        <translation>将整份提示复制为纯文本，不含任何答案</translation>
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
            <numerusform>%n 个更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Update {number} of {count}: {text}</source>
        <translation>第 {number} 个更新（共 {count} 个）：{text}</translation>
    </message>
    <message>
        <source>Copy lines</source>
        <translation>复制所选各行</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
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
        <translation>文件类型(&amp;T)：</translation>
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
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
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
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Queue</source>
        <translation>作答清单</translation>
    </message>
    <message>
        <source>Not answered only</source>
        <translation>只列未作答</translation>
    </message>
    <message>
        <source>Cases in the queue</source>
        <translation>作答清单中的题目</translation>
    </message>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>{total} 题中已作答 {answered} 题</translation>
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
        <translation>已不在该处：{folder}</translation>
    </message>
</context>
<context>
    <name>RecipeField</name>
    <message>
        <source>Name of the set</source>
        <translation>题组名称</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Ordinary cells</source>
        <translation>普通单元格</translation>
    </message>
    <message>
        <source>Scratch cell</source>
        <translation>暂存格</translation>
    </message>
    <message>
        <source>Initial values, the scratch cell last</source>
        <translation>初始值（暂存格排在最后）</translation>
    </message>
    <message>
        <source>Modulus</source>
        <translation>模数</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>更新层级</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>题面</translation>
    </message>
    <message>
        <source>Move pattern</source>
        <translation>换位方式</translation>
    </message>
</context>
<context>
    <name>RecipeForm</name>
    <message>
        <source>Give one whole number.</source>
        <translation>请填一个整数。</translation>
    </message>
    <message>
        <source>For example 2, 20, 200</source>
        <translation>例如 2, 20, 200</translation>
    </message>
    <message>
        <source>Number of ordinary cells</source>
        <translation>普通单元格的数目</translation>
    </message>
    <message>
        <source>Names of the ordinary cells</source>
        <translation>普通单元格的名称</translation>
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
        <translation>每个字段都填对后才会显示。</translation>
    </message>
    <message>
        <source>First updates of the first case: {family}, {form}, seed {seed}</source>
        <translation>第一题的前几个更新：{family}，{form}，种子 {seed}</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>约 {number}</translation>
    </message>
    <message>
        <source>This will make</source>
        <translation>将会生成</translation>
    </message>
    <message>
        <source>Sample prompt</source>
        <translation>提示示例</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
</context>
<context>
    <name>RecipeProblem</name>
    <message>
        <source>Give at least one seed.</source>
        <translation>请至少填一个种子。</translation>
    </message>
    <message>
        <source>Give at least one length.</source>
        <translation>请至少填一个长度。</translation>
    </message>
    <message>
        <source>Choose at least one family.</source>
        <translation>请至少选一个更新层级。</translation>
    </message>
    <message>
        <source>Choose at least one form.</source>
        <translation>请至少选一种题面。</translation>
    </message>
    <message>
        <source>Given more than once: {items}.</source>
        <translation>重复填写：{items}。</translation>
    </message>
    <message>
        <source>Two cells cannot have the same name: {items}.</source>
        <translation>两个单元格不能同名：{items}。</translation>
    </message>
    <message>
        <source>{value} is negative. Use 0 or more: −7 would give the cases of 7.</source>
        <translation>{value} 是负数。请使用 0 或更大的数：−7 会得到与 7 相同的题目。</translation>
    </message>
    <message>
        <source>{value} is too short: 1 at least.</source>
        <translation>{value} 太短：至少为 1。</translation>
    </message>
    <message>
        <source>{value} is too large: {limit} at most.</source>
        <translation>{value} 太大：最大为 {limit}。</translation>
    </message>
    <message>
        <source>{count} ordinary cells cannot be used: from {fewest} to {most}.</source>
        <translation>无法使用 {count} 个普通单元格：须为 {fewest} 到 {most} 个。</translation>
    </message>
    <message>
        <source>“{pattern}” needs {fewest} ordinary cells or more; there are {count}.</source>
        <translation>“{pattern}”至少需要 {fewest} 个普通单元格；目前有 {count} 个。</translation>
    </message>
    <message>
        <source>Cell {position} has no name.</source>
        <translation>第 {position} 个单元格没有名称。</translation>
    </message>
    <message>
        <source>The scratch cell has no name.</source>
        <translation>暂存格没有名称。</translation>
    </message>
    <message>
        <source>“{name}” is too long: {limit} characters at most.</source>
        <translation>“{name}”太长：最多 {limit} 个字符。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name: letters first, then also digits and “_”.</source>
        <translation>“{name}”不能作为名称：须以字母开头，其后可用数字和“_”。</translation>
    </message>
    <message>
        <source>“{name}” is written with loose accents: type it anew.</source>
        <translation>“{name}”含有与字母分离的重音符号：请重新输入。</translation>
    </message>
    <message>
        <source>“{name}” is an ordinary cell: give the scratch cell another name.</source>
        <translation>“{name}”是普通单元格：请为暂存格另取名称。</translation>
    </message>
    <message>
        <source>{needed} initial values are needed, one a cell; there are {count}.</source>
        <translation>需要 {needed} 个初始值，每个单元格一个；目前有 {count} 个。</translation>
    </message>
    <message>
        <source>The modulus must be at least {fewest}.</source>
        <translation>模数至少须为 {fewest}。</translation>
    </message>
    <message>
        <source>Cell {cell} begins with {value}: the family Add needs values from 0 to {most}.</source>
        <translation>单元格 {cell} 的初始值是 {value}：“累加”层级的值须在 0 到 {most} 之间。</translation>
    </message>
    <message>
        <source>The form “{form}” is not known.</source>
        <translation>没有“{form}”这种题面。</translation>
    </message>
    <message>
        <source>This makes {count} cases: {limit} at most.</source>
        <translation>这会生成 {count} 题：最多 {limit} 题。</translation>
    </message>
    <message>
        <source>The longest prompt would take up to {bytes}: use shorter lengths.</source>
        <translation>最长的提示可能达到 {bytes}：请使用较短的长度。</translation>
    </message>
    <message>
        <source>The set would take up to {bytes}: use fewer or shorter cases.</source>
        <translation>题组可能达到 {bytes}：请减少题数或使用较短的题目。</translation>
    </message>
</context>
<context>
    <name>ReplyDesk</name>
    <message>
        <source>Record a correction…</source>
        <translation>记录更正…</translation>
    </message>
    <message>
        <source>The reply shown stays in the history and no longer counts</source>
        <translation>当前显示的回复留在历史中，但不再计入</translation>
    </message>
    <message>
        <source>Another attempt…</source>
        <translation>再次作答…</translation>
    </message>
    <message>
        <source>The same prompt asked again; both replies count</source>
        <translation>同一份提示再问一次；两条回复都计入</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Recorded reply</source>
        <translation>已记录的回复</translation>
    </message>
    <message>
        <source>A correction: the recorded reply stays in the history, superseded.</source>
        <translation>更正：已记录的回复留在历史中，标为已被取代。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Another attempt: the recorded replies stay and count beside it.</source>
        <translation>再次作答：已记录的回复保留，并与新的回复一并计入。</translation>
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
        <translation>Enter 键</translation>
    </message>
    <message>
        <source>Record an empty reply</source>
        <translation>记录空白回复</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Enter or Ctrl+Enter; Ctrl+Shift+Enter records and goes on to the next case</source>
        <translation>Enter 或 Ctrl+Enter；Ctrl+Shift+Enter 记录后前往下一题</translation>
    </message>
</context>
<context>
    <name>ReplyNotes</name>
    <message>
        <source>The cell {detail} is given more than once; the last value counts.</source>
        <translation>单元格 {detail} 出现不止一次；以最后一个值为准。</translation>
    </message>
    <message>
        <source>The cell {detail} is given as -0, which counts as 0.</source>
        <translation>单元格 {detail} 写成 -0，视为 0。</translation>
    </message>
</context>
<context>
    <name>ReplyPane</name>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Take the reply from the clipboard (Ctrl+V)</source>
        <translation>从剪贴板获取回复（Ctrl+V）</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Take the reply from a file, byte for byte</source>
        <translation>从文件获取回复，每个字节都不变</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>Write the reply by hand, for example from a phone</source>
        <translation>手动输入回复，例如照着手机屏幕输入</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Paste the reply here (Ctrl+V), or drop a file.
It is kept exactly as received.</source>
        <translation>请将回复粘贴到这里（Ctrl+V），或拖放文件。
回复会按收到的原样保存。</translation>
    </message>
    <message>
        <source>Typed reply</source>
        <translation>手动输入的回复</translation>
    </message>
    <message>
        <source>Type the reply exactly as the model wrote it.</source>
        <translation>请完全按照模型所写的内容输入回复。</translation>
    </message>
    <message>
        <source>Open the reply</source>
        <translation>打开回复</translation>
    </message>
    <message>
        <source>The box is cleared.</source>
        <translation>输入框已清空。</translation>
    </message>
    <message>
        <source>Put back what was here</source>
        <translation>恢复原来的内容</translation>
    </message>
</context>
<context>
    <name>ReplyView</name>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回复</translation>
    </message>
    <message>
        <source>First {head} of {all} characters shown; the record is whole.</source>
        <translation>显示 {all} 个字符中的前 {head} 个；记录是完整的。</translation>
    </message>
</context>
<context>
    <name>RevealDialog</name>
    <message>
        <source>Reveal answer book</source>
        <translation>揭晓答案本</translation>
    </message>
    <message>
        <source>Reveal the answer book of {case}?</source>
        <translation>要揭晓 {case} 的答案本吗？</translation>
    </message>
    <message>
        <source>Nobody has answered this case yet. The reveal is recorded with its time, stays in the run log and cannot be undone.</source>
        <translation>这一题还没有人作答。揭晓会连同时间记录下来，保留在记录表中，而且无法撤销。</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Keep hidden</source>
        <translation>保持隐藏</translation>
    </message>
</context>
<context>
    <name>RunColumn</name>
    <message>
        <source>Case</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>题组</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>更新层级</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>题面</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>提问范围</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Correct cells</source>
        <translation>正确字段</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>字段总数</translation>
    </message>
    <message>
        <source>Format error</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>收到时间</translation>
    </message>
    <message>
        <source>Revealed before</source>
        <translation>作答前已揭晓</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>揭晓时间</translation>
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
        <translation>所有题组</translation>
    </message>
    <message>
        <source>Any examinee</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Search case, set, settings, notes</source>
        <translation>搜索题目、题组、设置、备注</translation>
    </message>
    <message>
        <source>Search the run log</source>
        <translation>搜索记录表</translation>
    </message>
    <message>
        <source>Case set shown</source>
        <translation>显示的题组</translation>
    </message>
    <message>
        <source>Examinee shown</source>
        <translation>显示的考生</translation>
    </message>
    <message>
        <source>Result shown</source>
        <translation>显示的结果</translation>
    </message>
    <message>
        <source>Not &amp;answered</source>
        <translation>未作答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Probes</source>
        <translation>探测(&amp;B)</translation>
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
        <translation>记录表</translation>
    </message>
    <message>
        <source>Search the run log</source>
        <translation>搜索记录表</translation>
    </message>
    <message>
        <source>Open the case on the Desk</source>
        <translation>在“作答”页打开此题</translation>
    </message>
    <message>
        <source>Mark the chosen cells as not provided</source>
        <translation>将所选单元格标为未提供</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>The run log is empty</source>
        <translation>记录表为空</translation>
    </message>
    <message>
        <source>Make a case set: every case gets a row, and every reply fills one in.</source>
        <translation>请创建题组：每道题目占一行，每条回复会填入一行。</translation>
    </message>
    <message>
        <source>Go to the cases</source>
        <translation>前往题目页</translation>
    </message>
    <message>
        <source>Writing the run log…</source>
        <translation>正在写入记录表…</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>已取消。未写入文件。</translation>
    </message>
    <message>
        <source>Exported {count} of {every} rows to {file}.</source>
        <translation>已将 {every} 行中的 {count} 行导出到 {file}。</translation>
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
        <translation>整题</translation>
    </message>
    <message>
        <source>Prefix {k}</source>
        <translation>前缀 {k}</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>无</translation>
    </message>
    <message>
        <source>With</source>
        <translation>有</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>显示 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated</source>
        <translation>
            <numerusform>模拟 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>1 whole case: passed</source>
        <translation>1 条整题回复：通过</translation>
    </message>
    <message>
        <source>1 whole case: failed</source>
        <translation>1 条整题回复：失败</translation>
    </message>
    <message>
        <source>1 whole case: failed by a format error</source>
        <translation>1 条整题回复：失败（格式错误）</translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s)</source>
        <translation>
            <numerusform>探测 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n superseded</source>
        <translation>
            <numerusform>已被取代 %n 条</numerusform>
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
        <translation>工具未知：{result}</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>所有结果</translation>
    </message>
</context>
<context>
    <name>RunLogPage</name>
    <message>
        <source>Run log</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Counts of the rows shown</source>
        <translation>所显示各行的计数</translation>
    </message>
    <message>
        <source>No row passes the filter</source>
        <translation>没有符合筛选条件的行</translation>
    </message>
    <message>
        <source>The rows are still there.</source>
        <translation>各行都还在。</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>显示所有行</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>Open on the Desk</source>
        <translation>在“作答”页打开</translation>
    </message>
    <message>
        <source>Find the first observed wrong prefix</source>
        <translation>查找第一个被观察到答错的前缀</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
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
        <translation>粘贴</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>自动获取</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模拟</translation>
    </message>
</context>
<context>
    <name>SavePromptsDialog</name>
    <message>
        <source>Save prompts</source>
        <translation>保存提示</translation>
    </message>
    <message>
        <source>One text file a prompt, into a new or empty folder. No answers go along.</source>
        <translation>每份提示存成一个文本文件，放入新的或空的文件夹。不会附带答案。</translation>
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
        <translation>界面不提供或不显示此设置</translation>
    </message>
    <message>
        <source>{field}: not provided by the interface</source>
        <translation>{field}：界面未提供</translation>
    </message>
    <message>
        <source>Not provided by the interface</source>
        <translation>界面未提供</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>StateAfterModel</name>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
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
        <translation>只读</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>已保存（{time}）</translation>
    </message>
    <message>
        <source>Offline: nothing leaves this computer</source>
        <translation>离线：没有任何数据离开这台电脑</translation>
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
        <translation>答对</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>Format error</source>
        <translation>格式错误</translation>
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
        <translation>后退一个更新</translation>
    </message>
    <message>
        <source>One update on</source>
        <translation>前进一个更新</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Number of the update</source>
        <translation>更新的编号</translation>
    </message>
    <message>
        <source>Recorded state before and after the update</source>
        <translation>更新前后记录的状态</translation>
    </message>
    <message>
        <source>Update {k} of {updates}: {update}</source>
        <translation>第 {k} 个更新（共 {updates} 个）：{update}</translation>
    </message>
</context>
<context>
    <name>SyntaxHints</name>
    <message>
        <source>Single quotes stand where JSON has double ones: “{detail}”.</source>
        <translation>JSON 的双引号处写成了单引号：“{detail}”。</translation>
    </message>
    <message>
        <source>A comma stands after the last cell, which JSON does not allow: “{detail}”.</source>
        <translation>最后一个单元格之后有逗号，JSON 不允许：“{detail}”。</translation>
    </message>
    <message>
        <source>A comment stands in the JSON, which has none: “{detail}”.</source>
        <translation>JSON 中有注释，但 JSON 没有注释：“{detail}”。</translation>
    </message>
    <message>
        <source>A full-width character stands where JSON has a plain one: “{detail}”.</source>
        <translation>JSON 的半角字符处写成了全角字符：“{detail}”。</translation>
    </message>
    <message>
        <source>Curly quotes stand where JSON has straight ones: “{detail}”.</source>
        <translation>JSON 的直引号处写成了弯引号：“{detail}”。</translation>
    </message>
    <message>
        <source>An invisible character that JSON does not allow stands here: “{detail}”.</source>
        <translation>这里有 JSON 不允许的不可见字符：“{detail}”。</translation>
    </message>
    <message>
        <source>A control character that JSON does not allow stands here: “{detail}”.</source>
        <translation>这里有 JSON 不允许的控制字符：“{detail}”。</translation>
    </message>
    <message>
        <source>The name of a cell stands without quotes: “{detail}”.</source>
        <translation>单元格名称没有加引号：“{detail}”。</translation>
    </message>
    <message>
        <source>A number begins with a zero too many: “{detail}”.</source>
        <translation>数字开头多了一个零：“{detail}”。</translation>
    </message>
    <message>
        <source>A number has a plus sign, which JSON does not allow: “{detail}”.</source>
        <translation>数字带有正号，JSON 不允许：“{detail}”。</translation>
    </message>
    <message>
        <source>A backslash stands before a character it cannot: “{detail}”.</source>
        <translation>反斜杠后面跟了不允许的字符：“{detail}”。</translation>
    </message>
    <message>
        <source>A comma is missing: “{detail}”.</source>
        <translation>缺少逗号：“{detail}”。</translation>
    </message>
    <message>
        <source>A colon is missing: “{detail}”.</source>
        <translation>缺少冒号：“{detail}”。</translation>
    </message>
    <message>
        <source>A value is missing: “{detail}”.</source>
        <translation>缺少值：“{detail}”。</translation>
    </message>
    <message>
        <source>This is no number that JSON knows: “{detail}”.</source>
        <translation>这不是 JSON 认可的数字：“{detail}”。</translation>
    </message>
    <message>
        <source>A word stands where a number should: “{detail}”.</source>
        <translation>应为数字的地方写成了文字：“{detail}”。</translation>
    </message>
    <message>
        <source>A bracket does not match the one that opened: “{detail}”.</source>
        <translation>括号与开头的括号不成对：“{detail}”。</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布尔值（true 或 false）</translation>
    </message>
    <message>
        <source>null</source>
        <translation> null</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>单个数字</translation>
    </message>
    <message>
        <source>a number with a point or an exponent</source>
        <translation>带小数点或指数的数字</translation>
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
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Cells, given and expected</source>
        <translation>各单元格的回复值与真值</translation>
    </message>
    <message>
        <source>Find the first observed wrong prefix ▸</source>
        <translation>查找第一个被观察到答错的前缀 ▸</translation>
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
        <translation>附注：{sentence}位置：{place}。</translation>
    </message>
    <message>
        <source>Received {time} from the file “{name}”.</source>
        <translation>{time} 收到，来自文件“{name}”。</translation>
    </message>
    <message>
        <source>Received {time}. {source}.</source>
        <translation>{time} 收到。来源：{source}。</translation>
    </message>
    <message>
        <source>Converted from HTML: the clipboard had no plain text.</source>
        <translation>由 HTML 转换：剪贴板中没有纯文本。</translation>
    </message>
    <message>
        <source>Superseded by a correction; it is kept.</source>
        <translation>已被更正取代；仍予保留。</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>回复值</translation>
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
        <translation>格式错误：{total} 个字段中 0 个正确</translation>
    </message>
    <message>
        <source>Whole case right: {right} of {total} cells</source>
        <translation>整题全对：{total} 个字段中 {right} 个正确</translation>
    </message>
    <message>
        <source>{right} of {total} cells right</source>
        <translation>{total} 个字段中 {right} 个正确</translation>
    </message>
    <message>
        <source>format error</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>{right} of {total}</source>
        <translation>{right} / {total}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列</translation>
    </message>
    <message>
        <source>{cell}: given {given}, expected {expected}, right</source>
        <translation>{cell}：回复值 {given}，真值 {expected}，正确</translation>
    </message>
    <message>
        <source>{cell}: given {given}, expected {expected}, wrong</source>
        <translation>{cell}：回复值 {given}，真值 {expected}，错误</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>{path} is not there any more. Use Open… to find where it is now.</source>
        <translation>{path} 已不在该处。请用“打开…”指出它现在的位置。</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>StateLab</source>
        <translation>StateLab</translation>
    </message>
    <message>
        <source>Judge, offline, whether a language model keeps track of what changes.</source>
        <translation>离线评判语言模型能否跟上状态的变化。</translation>
    </message>
    <message>
        <source>Make a case set: lists of updates. The computer executes them and keeps the true state hidden in an answer book.</source>
        <translation>创建题组：一连串的更新。电脑执行这些更新，并把真实的状态藏在答案本中。</translation>
    </message>
    <message>
        <source>Give a prompt to the model in a new conversation, paste its reply, and read the verdict cell by cell. The reply is kept exactly as received.</source>
        <translation>在新对话中把提示交给模型，粘贴它的回复，逐格查看判定。回复会按收到的原样保存。</translation>
    </message>
    <message>
        <source>Where a reply is wrong, ask again about the first updates only, until you see the first observed wrong prefix.</source>
        <translation>回复答错时，只针对前面的更新再问，直到看见第一个被观察到答错的前缀。</translation>
    </message>
    <message>
        <source>New document…</source>
        <translation>新建文档…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open the sample…</source>
        <translation>打开示例…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>快速入门</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>最近的文档</translation>
    </message>
    <message>
        <source>None yet. A document is one file: case sets, replies and verdicts together.</source>
        <translation>目前没有。一份文档就是一个文件，题组、回复和判定都在其中。</translation>
    </message>
</context>
</TS>
