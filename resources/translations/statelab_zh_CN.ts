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
    <name>AcrossFilter</name>
    <message>
        <source>Case &amp;set</source>
        <translation>题组(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;xaminee</source>
        <translation>考生(&amp;X)</translation>
    </message>
    <message>
        <source>Fa&amp;mily</source>
        <translation>更新层级(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation>题面(&amp;O)</translation>
    </message>
    <message>
        <source>Rep&amp;lies</source>
        <translation>回复(&amp;L)</translation>
    </message>
    <message>
        <source>All examinees, pooled</source>
        <translation>所有考生合并计算</translation>
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
        <translation>模拟</translation>
    </message>
</context>
<context>
    <name>AcrossPanel</name>
    <message>
        <source>By update</source>
        <translation>按更新数</translation>
    </message>
    <message>
        <source>By share of length</source>
        <translation>按长度比例</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export the histogram or its numbers</source>
        <translation>导出直方图或其数字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>矢量图（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>数字（CSV）…</translation>
    </message>
    <message>
        <source>Histogram of first observed wrong prefixes</source>
        <translation>第一个被观察到答错的前缀的直方图</translation>
    </message>
    <message>
        <source>Case set: {set} · Examinee: {examinee}</source>
        <translation>题组：{set} · 考生：{examinee}</translation>
    </message>
    <message>
        <source>No whole-case reply is in this group. Choose another above.</source>
        <translation>这一组中没有整题回复。请在上方另选。</translation>
    </message>
    <message>
        <source>Every whole-case reply of this group is right.</source>
        <translation>这一组的整题回复全部答对。</translation>
    </message>
    <message>
        <source>None of these cases is probed yet. Open one from the list and probe its prefixes.</source>
        <translation>这些题目都还没有探测。请从列表中打开一题，探测它的前缀。</translation>
    </message>
    <message>
        <source>No probed prefix of this group was wrong.</source>
        <translation>这一组探测过的前缀都没有答错。</translation>
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
        <translation>更新种类</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>Where the first observed wrong prefixes fall</source>
        <translation>第一个被观察到答错的前缀落在何处</translation>
    </message>
    <message>
        <source>Kinds of update at the first observed wrong prefix</source>
        <translation>第一个被观察到答错的前缀处的更新种类</translation>
    </message>
    <message>
        <source>Slips that recur</source>
        <translation>反复出现的失误类型</translation>
    </message>
    <message>
        <source>Cases behind the chosen row</source>
        <translation>所选行背后的题目</translation>
    </message>
    <message>
        <source>The answers are still being compared, or were not.</source>
        <translation>答案仍在比对中，或尚未比对。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) not right</source>
        <translation>
            <numerusform>%n 题未答对</numerusform>
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
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
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
        <source>&amp;Connections…</source>
        <translation>连接(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Go offline</source>
        <translation>转为离线(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Running code…</source>
        <translation>运行代码(&amp;R)…</translation>
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
    <name>ActiveStatePanel</name>
    <message>
        <source>Active intents after turn {turn} of {turns}</source>
        <translation>第 {turn} 轮之后的有效意图，共 {turns} 轮</translation>
    </message>
    <message>
        <source>Revealed {time}, before any reply</source>
        <translation>于 {time} 揭晓，当时尚无任何回复</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Value now</source>
        <translation>当前的值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>先前的值</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>It opens by itself when a model&apos;s reply to this case is recorded. A simulated one opens nothing. It is hidden for this case alone: the clean prompt of the same item, and its cases that are open, show the same final intents.</source>
        <translation>记录模型对这一题的回复后，它会自动打开。模拟的回复不会打开它。隐藏的只有这一题的答案本：同一原题的单轮基准提示，以及同一原题中答案本已打开的题目，都会显示相同的最终意图。</translation>
    </message>
    <message>
        <source>Active intents after the chosen turn</source>
        <translation>所选一轮之后的有效意图</translation>
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
    <name>ArmName</name>
    <message>
        <source>Bare</source>
        <translation>无辅助</translation>
    </message>
    <message>
        <source>Rolling summary</source>
        <translation>滚动摘要</translation>
    </message>
    <message>
        <source>Two-stage compaction</source>
        <translation>两阶段压缩</translation>
    </message>
    <message>
        <source>Generic recap</source>
        <translation>一般回顾</translation>
    </message>
    <message>
        <source>Neutral recap</source>
        <translation>中性回顾</translation>
    </message>
    <message>
        <source>True state given</source>
        <translation>提供真实状态</translation>
    </message>
    <message>
        <source>StateForge</source>
        <translation>StateForge</translation>
    </message>
    <message>
        <source>StateForge without gate</source>
        <translation>StateForge（不把关）</translation>
    </message>
    <message>
        <source>State injected, without gate</source>
        <translation>注入状态（不把关）</translation>
    </message>
    <message>
        <source>The conversation as it is, and nothing else.</source>
        <translation>对话保持原样，不另加任何内容。</translation>
    </message>
    <message>
        <source>From the trigger on, the history becomes one summary; the last messages stay.</source>
        <translation>达到触发点后，对话历史会缩成一份摘要；最后几条消息保留不动。</translation>
    </message>
    <message>
        <source>From the trigger on, all but the last five fenced blocks of replies are cleared; if that is not enough, the history becomes a summary and the last six messages stay.</source>
        <translation>达到触发点后，清除回复中的代码块，只留最后五个；如果仍不够，对话历史会缩成摘要，并保留最后六条消息。</translation>
    </message>
    <message>
        <source>Before the answer the model sums the conversation up.</source>
        <translation>作答前，由模型总结整个对话。</translation>
    </message>
    <message>
        <source>Before the answer the model lists what the answer has to meet now.</source>
        <translation>作答前，由模型列出答案当前必须符合的要求。</translation>
    </message>
    <message>
        <source>The true final intents stand ahead of the request. It shows what a perfect tracker would bring.</source>
        <translation>在作答请求之前提供真实的最终意图，用来显示完美的追踪器能带来的效果。</translation>
    </message>
    <message>
        <source>A tracker folds every message into the active state, and a gate checks the answer.</source>
        <translation>追踪器将每一条消息并入有效状态，并由把关检查答案。</translation>
    </message>
    <message>
        <source>A tracker folds every message into the active state; no gate.</source>
        <translation>追踪器将每一条消息并入有效状态；不把关。</translation>
    </message>
    <message>
        <source>Only the tracked state stands ahead of the message; no gate, no formats.</source>
        <translation>消息之前只加上追踪到的状态；不把关，也不提供输出格式。</translation>
    </message>
    <message>
        <source>Fixed acknowledgements</source>
        <translation>固定的简短回应</translation>
    </message>
    <message>
        <source>The examinee&apos;s own</source>
        <translation>由考生自己回应</translation>
    </message>
</context>
<context>
    <name>ArmNote</name>
    <message>
        <source>Compacts from about {tokens} tokens on, {percent} % of a context window of {window}.</source>
        <translation>约从 {tokens} 个词元起压缩，即 {window} 的上下文窗口的 {percent} %。</translation>
    </message>
    <message>
        <source>Compacted: messages that left the history: {messages}, of {characters} characters.</source>
        <translation>已压缩：从对话历史移出 {messages} 条消息，共 {characters} 个字符。</translation>
    </message>
    <message>
        <source>Cleared: fenced blocks that left the history: {blocks}, of {characters} characters.</source>
        <translation>已清除：从对话历史移出 {blocks} 个代码块，共 {characters} 个字符。</translation>
    </message>
    <message>
        <source>The summary was blank: the history stays.</source>
        <translation>摘要为空白：对话历史保持原样。</translation>
    </message>
    <message>
        <source>A turn was answered by nothing.</source>
        <translation>有一轮得到的回应是空的。</translation>
    </message>
    <message>
        <source>The tracker could not be read: the state stays.</source>
        <translation>无法读取追踪器的回复：状态保持原样。</translation>
    </message>
    <message>
        <source>An edit of the tracker was left out: {key}.</source>
        <translation>略去追踪器的一项编辑：{key}。</translation>
    </message>
    <message>
        <source>A derived entry of the tracker was left out: {key}.</source>
        <translation>略去追踪器推导出的一个条目：{key}。</translation>
    </message>
    <message>
        <source>No longer valid: {keys}.</source>
        <translation>不再有效：{keys}。</translation>
    </message>
    <message>
        <source>The formats could not be read.</source>
        <translation>无法读取输出格式。</translation>
    </message>
    <message>
        <source>The gate could not be read.</source>
        <translation>无法读取把关的回复。</translation>
    </message>
    <message>
        <source>The gate had nothing to check.</source>
        <translation>把关时没有可检查的内容。</translation>
    </message>
    <message>
        <source>The gate let the answer pass.</source>
        <translation>把关后放行这个答案。</translation>
    </message>
    <message>
        <source>Problems that the gate found: {problems}.</source>
        <translation>把关时发现的问题：{problems}。</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s) are on the Drift page.</source>
        <translation>
            <numerusform>另有 %n 项备注，列于“意图漂移”页面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmStep</name>
    <message>
        <source>Turn of the conversation</source>
        <translation>对话的一轮</translation>
    </message>
    <message>
        <source>Summary of the history</source>
        <translation>历史摘要</translation>
    </message>
    <message>
        <source>Recap before the answer</source>
        <translation>作答前的回顾</translation>
    </message>
    <message>
        <source>Tracker</source>
        <translation>追踪器</translation>
    </message>
    <message>
        <source>Formats of the answer</source>
        <translation>输出格式</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>把关</translation>
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
        <translation>目前为止的步骤，或所示答案的步骤</translation>
    </message>
    <message>
        <source>Begun {time}, superseded: started over</source>
        <translation>于 {time} 开始，已被取代：已重新开始</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>输入词元数</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>输出词元数</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden.</source>
        <translation>答案本隐藏期间不予显示。</translation>
    </message>
    <message>
        <source>No step of an arm is recorded for this reply.</source>
        <translation>这条回复没有记录方案的步骤。</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>收到的内容</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>发送的内容</translation>
    </message>
    <message>
        <source>Reply or request of the step</source>
        <translation>此步骤的回复或请求</translation>
    </message>
    <message>
        <source>Steps of the arm</source>
        <translation>方案的步骤</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>此步骤的文本</translation>
    </message>
    <message>
        <source>Which conversation&apos;s steps</source>
        <translation>显示哪一段对话的步骤</translation>
    </message>
</context>
<context>
    <name>BatchResultsDialog</name>
    <message>
        <source>Results read</source>
        <translation>结果已读取</translation>
    </message>
    <message>
        <source>Take the missing as failed</source>
        <translation>将缺少的算作失败</translation>
    </message>
    <message>
        <source>If more result files are to come, read them first. Taken as failed, they can be written into new request files.</source>
        <translation>如果之后还有其他结果文件，请先读取那些文件。算作失败的对话，可以写入新的请求文件。</translation>
    </message>
    <message>
        <source>Lines that brought nothing</source>
        <translation>没有带来任何内容的行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
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
        <translation>标识符</translation>
    </message>
</context>
<context>
    <name>Batches</name>
    <message>
        <source>No JSON object, or cut off</source>
        <translation>不是 JSON 对象，或已被截断</translation>
    </message>
    <message>
        <source>Not the line of a result file</source>
        <translation>不是结果文件的内容行</translation>
    </message>
    <message>
        <source>No conversation of this run</source>
        <translation>不是这次运行的对话</translation>
    </message>
    <message>
        <source>Of another run</source>
        <translation>属于另一次运行</translation>
    </message>
    <message>
        <source>Answered by an earlier line</source>
        <translation>先前的行已有作答</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) recorded.</source>
        <translation>
            <numerusform>已记录 %n 条回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) failed at the service.</source>
        <translation>
            <numerusform>%n 个对话在服务端失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) brought nothing.</source>
        <translation>
            <numerusform>%n 行没有带来任何内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have no line in these files.</source>
        <translation>
            <numerusform>%n 个对话在这些文件中没有对应的行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaseColumn</name>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>编辑数</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>kind of task of conversations</comment>
        <translation>题型</translation>
    </message>
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
        <source>All conditions</source>
        <translation>所有条件</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>所有长度</translation>
    </message>
    <message>
        <source>Any number of turns</source>
        <translation>不限轮数</translation>
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
        <source>Show only this family</source>
        <comment>kind of task of conversations</comment>
        <translation>仅显示此题型</translation>
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
        <source>All families</source>
        <comment>kinds of task of conversations</comment>
        <translation>所有题型</translation>
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
        <source>{answered} of {total} answered, {apart} {sign}</source>
        <translation>{total} 题中已作答 {answered} 题，{apart} {sign}</translation>
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
</context>
<context>
    <name>CasesActions</name>
    <message>
        <source>&amp;Answer at the desk</source>
        <translation>前往作答(&amp;A)</translation>
    </message>
    <message>
        <source>Fe&amp;tch answers…</source>
        <translation>获取回复(&amp;T)…</translation>
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
    <message>
        <source>Fetch answers…</source>
        <translation>获取回复…</translation>
    </message>
</context>
<context>
    <name>CellHistory</name>
    <message>
        <source>History of a cell</source>
        <translation>单元格的历史</translation>
    </message>
    <message>
        <source>Nothing was ever changed here.</source>
        <translation>这里从未更改过。</translation>
    </message>
    <message>
        <source>Changes of the cell, the latest first</source>
        <translation>单元格的更改，最近的在最前</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改后</translation>
    </message>
</context>
<context>
    <name>CellTools</name>
    <message>
        <source>Who wrote it last?</source>
        <translation>最后由谁写入？</translation>
    </message>
    <message>
        <source>Where did it come from?</source>
        <translation>值从哪里来？</translation>
    </message>
    <message>
        <source>Choose a cell in the table to follow it.</source>
        <translation>请在表格中选择要追查的单元格。</translation>
    </message>
    <message>
        <source>Follow the copies of this value back to the constant that it was set to</source>
        <translation>沿着这个值的复制过程，追溯到最初设置的常数</translation>
    </message>
    <message>
        <source>Previous change of {cell} (Ctrl+Left)</source>
        <translation>{cell} 的上一次更改（Ctrl+←）</translation>
    </message>
    <message>
        <source>Next change of {cell} (Ctrl+Right)</source>
        <translation>{cell} 的下一次更改（Ctrl+→）</translation>
    </message>
    <message>
        <source>Previous change of {cell}</source>
        <translation>{cell} 的上一次更改</translation>
    </message>
    <message>
        <source>Next change of {cell}</source>
        <translation>{cell} 的下一次更改</translation>
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
    <name>ColumnDialog</name>
    <message>
        <source>There is a column of this name.</source>
        <translation>已有同名的列。</translation>
    </message>
    <message>
        <source>Every cell can be “not provided” already: that is no choice.</source>
        <translation>每个单元格本来就可以是“未提供”：这不是选项。</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>新建列</translation>
    </message>
    <message>
        <source>&amp;Add column</source>
        <translation>添加列(&amp;A)</translation>
    </message>
    <message>
        <source>Change column</source>
        <translation>更改列</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Holds</source>
        <translation>内容类型(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Choices, one a line</source>
        <translation>选项，每行一个(&amp;C)</translation>
    </message>
    <message>
        <source>A value that is no choice any more stays where it stands.</source>
        <translation>不再属于选项的值会留在原处。</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Columns &amp;shown</source>
        <translation>显示的列(&amp;S)</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>升序排序(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>降序排序(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Order of the case sets</source>
        <translation>按题组的顺序(&amp;O)</translation>
    </message>
    <message>
        <source>Filter by &amp;value…</source>
        <translation>按值筛选(&amp;V)…</translation>
    </message>
    <message>
        <source>Show &amp;every value</source>
        <translation>显示所有值(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Keep the columns up to this one in sight</source>
        <translation>冻结到此列(&amp;K)</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;right</source>
        <translation>右移(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>隐藏此列(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New column…</source>
        <translation>新建列(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Change this column…</source>
        <translation>更改此列(&amp;C)…</translation>
    </message>
    <message>
        <source>Re&amp;move this column</source>
        <translation>移除此列(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Undo: add case set</source>
        <translation>撤销：新建题组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add drift set</source>
        <translation>撤销：新建漂移题组(&amp;U)</translation>
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
        <source>&amp;Undo: change several cells</source>
        <translation>撤销：更改多个单元格(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: add column</source>
        <translation>撤销：添加列(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: change column</source>
        <translation>撤销：更改列(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: remove column</source>
        <translation>撤销：移除列(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: ruling</source>
        <translation>撤销：裁定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: import fields</source>
        <translation>撤销：导入字段(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: add case set</source>
        <translation>重做：新建题组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add drift set</source>
        <translation>重做：新建漂移题组(&amp;R)</translation>
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
    <message>
        <source>&amp;Redo: change several cells</source>
        <translation>重做：更改多个单元格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: add column</source>
        <translation>重做：添加列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: change column</source>
        <translation>重做：更改列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: remove column</source>
        <translation>重做：移除列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: ruling</source>
        <translation>重做：裁定(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: import fields</source>
        <translation>重做：导入字段(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ComparisonsPanel</name>
    <message>
        <source>Comparisons on the same tasks</source>
        <translation>相同任务的比较</translation>
    </message>
    <message>
        <source>Agreement of both sides</source>
        <translation>双方结果对照</translation>
    </message>
    <message>
        <source>There is nothing to compare yet: ask one examinee the same task in both forms, or two examinees the same cases.</source>
        <translation>目前没有可比较的内容：请让同一位考生以两种题面作答同一任务，或让两位考生作答相同的题目。</translation>
    </message>
</context>
<context>
    <name>Connecting</name>
    <message>
        <source>The key is forgotten.</source>
        <translation>已清除密钥。</translation>
    </message>
    <message>
        <source>Keeping the key…</source>
        <translation>正在保存密钥…</translation>
    </message>
    <message>
        <source>✓ {name} is saved.</source>
        <translation>✓ “{name}”已保存。</translation>
    </message>
    <message>
        <source>✗ It is not saved.</source>
        <translation>✗ 未保存。</translation>
    </message>
    <message>
        <source>✗ {name} is removed, but the key store is locked: its key may still be in there.</source>
        <translation>✗ “{name}”已移除，但密钥库已锁定：它的密钥可能仍在其中。</translation>
    </message>
    <message>
        <source>Asking which models there are…</source>
        <translation>正在询问有哪些模型…</translation>
    </message>
</context>
<context>
    <name>ConnectionForm</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>As you want to find it; its key goes by it.</source>
        <translation>供您日后辨认；密钥也按此名称存放。</translation>
    </message>
    <message>
        <source>Kind of service</source>
        <translation>服务类型</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Answers like</source>
        <translation>作答方式</translation>
    </message>
    <message>
        <source>Simulated on this computer. No model is asked, and nothing is sent.</source>
        <translation>在这台电脑上模拟。不会向任何模型提问，也不会发送任何内容。</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>请为连接取个名称。</translation>
    </message>
    <message>
        <source>Another connection has this name already.</source>
        <translation>已有另一个连接使用此名称。</translation>
    </message>
    <message>
        <source>This looks like an access key. Type it in the field for the key only.</source>
        <translation>这看起来像访问密钥。请只在密钥字段中输入。</translation>
    </message>
    <message>
        <source>Plain http to another computer can be read by anybody on the way. Use https, or say below that you want it so.</source>
        <translation>以未加密的 http 连接到另一台电脑，途中任何人都能读取内容。请使用 https，或在下方注明您确实要这样做。</translation>
    </message>
    <message>
        <source>Send prompts and the key by plain http, unprotected</source>
        <translation>以未加密的 http 发送提示和密钥，不受保护</translation>
    </message>
    <message>
        <source>Asked at: {url}</source>
        <translation>提问网址：{url}</translation>
    </message>
    <message>
        <source>▾ More settings</source>
        <translation>▾ 更多设置</translation>
    </message>
    <message>
        <source>▸ More settings</source>
        <translation>▸ 更多设置</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>On: its simulated answers may be fetched</source>
        <translation>启用：可以获取其模拟的回复</translation>
    </message>
    <message>
        <source>On: prompts are sent there when you ask for it</source>
        <translation>启用：您要求时，会将提示发送到该处</translation>
    </message>
    <message>
        <source>On: {host}, on this computer, gets prompts when you ask for it</source>
        <translation>启用：您要求时，会将提示发送给这台电脑上的 {host}</translation>
    </message>
    <message>
        <source>On: {host} gets prompts when you ask for it</source>
        <translation>启用：您要求时，会将提示发送给 {host}</translation>
    </message>
</context>
<context>
    <name>ConnectionKey</name>
    <message>
        <source>This looks like an access key. Only the name of the variable belongs here.</source>
        <translation>这看起来像访问密钥。这里只填变量的名称。</translation>
    </message>
    <message>
        <source>Type the name of a variable: letters, digits and underlines.</source>
        <translation>请输入变量的名称：字母、数字和下划线。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新的密钥</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>环境变量的名称</translation>
    </message>
    <message>
        <source>It is read when the service is asked, and is never written down.</source>
        <translation>向服务提问时才读取，绝不会写下来。</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>清除密钥</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再找一次</translation>
    </message>
    <message>
        <source>A key is kept. Type one to replace it.</source>
        <translation>已保存密钥。输入新的密钥即可替换。</translation>
    </message>
    <message>
        <source>Looking for the key…</source>
        <translation>正在查找密钥…</translation>
    </message>
    <message>
        <source>✗ This computer has no key store that can be used. Keep the key until this window is closed, or in an environment variable.</source>
        <translation>✗ 这台电脑没有可用的密钥库。请将密钥只保留到关闭此窗口为止，或放在环境变量中。</translation>
    </message>
    <message>
        <source>✗ The key store is locked, so the key was not read. Unlock it and look again, or keep the key until this window is closed.</source>
        <translation>✗ 密钥库已锁定，因此未读取密钥。请解锁后再找一次，或将密钥只保留到关闭此窗口为止。</translation>
    </message>
    <message>
        <source>✗ What is kept there cannot be a key: it has blanks or other signs.</source>
        <translation>✗ 那里保存的内容不可能是密钥：其中有空格或其他符号。</translation>
    </message>
    <message>
        <source>✓ A key is kept.</source>
        <translation>✓ 已保存密钥。</translation>
    </message>
    <message>
        <source>There is no such variable now. Set it before StateLab is started.</source>
        <translation>目前没有这个变量。请在启动 StateLab 之前设置。</translation>
    </message>
    <message>
        <source>It is in memory only, and forgotten when this window is closed.</source>
        <translation>只存放在内存中，关闭此窗口后即清除。</translation>
    </message>
    <message>
        <source>It is kept by the system, never in a document or a settings file.</source>
        <translation>由系统保存，绝不存入文档或设置文件。</translation>
    </message>
</context>
<context>
    <name>ConnectionMore</name>
    <message>
        <source>Conversations at once</source>
        <translation>同时进行的对话数</translation>
    </message>
    <message>
        <source>At most begun in a minute</source>
        <translation>每分钟最多开始的对话数</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Wait for a connection</source>
        <translation>等待连接的时间</translation>
    </message>
    <message>
        <source>Wait in silence</source>
        <translation>无响应时的等待时间</translation>
    </message>
    <message>
        <source>A model that reasons may be silent for minutes.</source>
        <translation>会推理的模型可能好几分钟没有响应。</translation>
    </message>
    <message>
        <source> s</source>
        <comment>unit after a number: seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>The output limit is called</source>
        <translation>输出上限的参数名称</translation>
    </message>
    <message>
        <source>Newer models of OpenAI take max_completion_tokens only.</source>
        <translation>OpenAI 较新的模型只接受 max_completion_tokens。</translation>
    </message>
    <message>
        <source>A JSON schema is sent as</source>
        <translation>JSON Schema 的发送方式</translation>
    </message>
    <message>
        <source>Some servers on this computer take json_object only.</source>
        <translation>这台电脑上的部分服务器只接受 json_object。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理服务器</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>按系统设置</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>使用以下代理服务器</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>代理服务器的网址</translation>
    </message>
    <message>
        <source>Own CA file</source>
        <translation>自备的 CA 文件</translation>
    </message>
    <message>
        <source>A PEM file, trusted beside the system&apos;s own.</source>
        <translation>PEM 文件；除系统原有的证书之外，也信任其中的证书。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>证书 (*.pem *.crt *.cer);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ConnectionQuestions</name>
    <message>
        <source>Remove the connection {name} and forget its key? Recorded answers stay.</source>
        <translation>要移除连接“{name}”并清除它的密钥吗？已记录的回复都会保留。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>This connection is not saved. Save it?</source>
        <translation>此连接尚未保存。要保存吗？</translation>
    </message>
    <message>
        <source>Go on without saving? What you changed here is not kept.</source>
        <translation>要不保存就继续吗？在此所做的更改不会保留。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Connections</name>
    <message>
        <source>OpenAI-compatible</source>
        <translation>兼容 OpenAI</translation>
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
        <translation>练习（模拟）</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无需密钥</translation>
    </message>
    <message>
        <source>In the system&apos;s key store</source>
        <translation>在系统的密钥库中</translation>
    </message>
    <message>
        <source>Until this window is closed</source>
        <translation>保留到关闭此窗口为止</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>在环境变量中</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>Refused by the service, left out</source>
        <translation>服务不接受，已略去</translation>
    </message>
    <message>
        <source>Not offered</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>✓ The service answers. It names no models.</source>
        <translation>✓ 服务有响应，但未列出任何模型。</translation>
    </message>
    <message numerus="yes">
        <source>✓ The service answers and offers %n model(s):</source>
        <translation>
            <numerusform>✓ 服务有响应，提供 %n 个模型：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Online: {host} and %n more get prompts when asked</source>
        <translation>
            <numerusform>在线：提问时会将提示发送到 {host} 和另外 %n 个服务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only this computer is asked: {host} and %n more</source>
        <translation>
            <numerusform>只向这台电脑提问：{host} 和另外 %n 个服务</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this computer is asked: {hosts}</source>
        <translation>只向这台电脑提问：{hosts}</translation>
    </message>
    <message>
        <source>Online: {hosts} get prompts when asked</source>
        <translation>在线：提问时会将提示发送到 {hosts}</translation>
    </message>
    <message>
        <source>Online: {hosts} gets prompts when asked</source>
        <translation>在线：提问时会将提示发送到 {hosts}</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What the service said</source>
        <translation>服务的响应</translation>
    </message>
    <message>
        <source>No service is connected</source>
        <translation>尚未连接任何服务</translation>
    </message>
    <message>
        <source>Answers can be pasted without any. To have them fetched, add a service that you have a key for, a model server on this computer, or Practice, which needs nothing.</source>
        <translation>不连接服务也可以粘贴回复。如要自动获取，请添加一个您有密钥的服务、这台电脑上的模型服务器，或什么都不需要的“练习”。</translation>
    </message>
    <message>
        <source>Add a service…</source>
        <translation>添加服务…</translation>
    </message>
    <message>
        <source>{name} (on)</source>
        <translation>{name}（已启用）</translation>
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
        <source>Fetch the reply</source>
        <translation>获取回复</translation>
    </message>
    <message>
        <source>Step {number} is recorded.</source>
        <translation>步骤 {number} 已记录。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are kept, superseded. The case begins again at step 1.</source>
        <translation>
            <numerusform>%n 个步骤仍保留，标为已被取代。这一题从步骤 1 重新开始。</numerusform>
        </translation>
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
        <source>Start this case over…</source>
        <translation>重新开始这一题…</translation>
    </message>
    <message>
        <source>Begin again at step 1. The steps recorded so far are kept, superseded.</source>
        <translation>从步骤 1 重新开始。目前已记录的步骤仍保留，标为已被取代。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Copied. Send it in the same conversation, then bring the reply here.</source>
        <translation>已复制。请在同一个对话中发送，再把回复带回这里。</translation>
    </message>
    <message>
        <source>This was sent for the reply beside it.</source>
        <translation>这是当时发送的内容，旁边是收到的回复。</translation>
    </message>
    <message>
        <source>Ask the tracker model {model} this, in a new conversation.</source>
        <translation>请在新对话中，用这些内容询问追踪器模型 {model}。</translation>
    </message>
    <message>
        <source>In the same conversation, send this.</source>
        <translation>请在同一个对话中发送这些内容。</translation>
    </message>
    <message>
        <source>Start a new conversation for this step.</source>
        <translation>这个步骤请新开一个对话。</translation>
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
        <source>{case}, step {number} of at most {most}: {purpose}</source>
        <translation>{case}，步骤 {number}（至多 {most} 个）：{purpose}</translation>
    </message>
    <message>
        <source>{case}, step {number} of {most}: {purpose}</source>
        <translation>{case}，步骤 {number}（共 {most} 个）：{purpose}</translation>
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
    <name>Diagnosis</name>
    <message>
        <source>Diagnosis of {case}</source>
        <translation>{case} 的诊断</translation>
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
        <translation>各单元格的回复值与真值</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
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
    <message numerus="yes">
        <source>%n more cell(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 个单元格未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Probed prefixes</source>
        <translation>已探测的前缀</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正确字段</translation>
    </message>
    <message>
        <source>Probed turns</source>
        <translation>已探测的轮次</translation>
    </message>
    <message>
        <source>Goals right</source>
        <translation>正确目标</translation>
    </message>
    <message>
        <source>No prefix is probed.</source>
        <translation>没有探测过的前缀。</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>探测</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>The answer was not compared with known slips.</source>
        <translation>未将答案与已知的失误类型比对。</translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) are not listed.</source>
        <translation>
            <numerusform>另有 %n 项相符未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings of the examinee</source>
        <translation>考生的设置</translation>
    </message>
    <message>
        <source>left blank</source>
        <translation>留空</translation>
    </message>
    <message>
        <source>left out: it looks like an access key</source>
        <translation>已略去：看起来像访问密钥</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>kind of task of conversations</comment>
        <translation>题型</translation>
    </message>
    <message>
        <source>{updates} updates, {characters} characters</source>
        <translation>{updates} 个更新，{characters} 个字符</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>题组</translation>
    </message>
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
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>收到时间</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Scorer version</source>
        <translation>评分器版本</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Reply, SHA-256</source>
        <translation>回复的 SHA-256</translation>
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
        <translation>重新生成与核对所需</translation>
    </message>
    <message>
        <source>{sentence} {place}.</source>
        <translation>{sentence}位置：{place}。</translation>
    </message>
    <message>
        <source>The first {shown} of {total} characters; the document holds the whole reply.</source>
        <translation>{total} 个字符中的前 {shown} 个；文档中保存了完整的回复。</translation>
    </message>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回复</translation>
    </message>
    <message>
        <source>A probe is another conversation with another input: it shows a prefix at which a wrong state was observed, not what happened inside the whole reply.</source>
        <translation>探测是另一个对话、另一份输入：它显示在哪个前缀观察到错误的状态，而不是整题回复的内部发生了什么。</translation>
    </message>
    <message>
        <source>Nothing is known of a prefix that was not probed.</source>
        <translation>未探测的前缀，情况一概不明。</translation>
    </message>
    <message>
        <source>One reply is one observation: the same examinee may answer otherwise another time.</source>
        <translation>一条回复只是一次观察：同一位考生下次作答可能不同。</translation>
    </message>
    <message>
        <source>What this does not show</source>
        <translation>这份诊断不能说明什么</translation>
    </message>
    <message>
        <source>{head}… ({total} characters)</source>
        <translation>{head}…（共 {total} 个字符）</translation>
    </message>
</context>
<context>
    <name>DiagnosisExport</name>
    <message>
        <source>Diagnosis written: {file}</source>
        <translation>诊断已写入：{file}</translation>
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
        <translation>对话</translation>
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
        <translation>助手</translation>
    </message>
    <message>
        <source>User, the request</source>
        <translation>用户：作答请求</translation>
    </message>
    <message>
        <source>{turn} · User</source>
        <translation>{turn} · 用户</translation>
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
        <source>Making {name}…</source>
        <translation>正在创建“{name}”…</translation>
    </message>
    <message>
        <source>Made {name}.</source>
        <translation>已创建“{name}”。</translation>
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
    <name>Drift</name>
    <message>
        <source>Drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>The prompt of {case} is on the clipboard, without any answer.</source>
        <translation>{case} 的提示已复制到剪贴板，不含任何答案。</translation>
    </message>
</context>
<context>
    <name>DriftActions</name>
    <message>
        <source>&amp;New drift set…</source>
        <translation>新建漂移题组(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Word by a model…</source>
        <translation>由模型措辞(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Import items…</source>
        <translation>导入原题(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Answer at the desk</source>
        <translation>前往作答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fetch answers…</source>
        <translation>获取回复(&amp;F)…</translation>
    </message>
    <message>
        <source>First &amp;error</source>
        <translation>前缀探测(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy prompt</source>
        <translation>复制提示(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;veal answer book…</source>
        <translation>揭晓答案本(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>上一轮(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt turn</source>
        <translation>下一轮(&amp;X)</translation>
    </message>
    <message>
        <source>Export &amp;training data…</source>
        <translation>导出训练数据(&amp;T)…</translation>
    </message>
    <message>
        <source>Recompute from a ta&amp;ble…</source>
        <translation>从表格重新计算(&amp;B)…</translation>
    </message>
</context>
<context>
    <name>DriftAnswer</name>
    <message>
        <source>No answer of this examinee is recorded. Fetch it, or record it at the desk.</source>
        <translation>没有这位考生的答案记录。请获取，或在“作答”页记录。</translation>
    </message>
</context>
<context>
    <name>DriftCondition</name>
    <message>
        <source>Clean</source>
        <translation>单轮基准</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Control of easy</source>
        <translation>简单的对照</translation>
    </message>
    <message>
        <source>Control of medium</source>
        <translation>中等的对照</translation>
    </message>
    <message>
        <source>Control of hard</source>
        <translation>困难的对照</translation>
    </message>
    <message>
        <source>All is said in the first turn, then confirmations that change nothing: as many turns as the condition that it is matched to.</source>
        <translation>第一轮就说完一切，之后只有不作任何变更的确认：轮数与其匹配的条件相同。</translation>
    </message>
    <message>
        <source>The final intents in one message.</source>
        <translation>用一条消息说出最终意图。</translation>
    </message>
    <message>
        <source>At most 1 variant a goal and at most 1 decoy, taken back by the end.</source>
        <translation>每个目标至多 1 个变体，整个对话至多 1 个诱饵，最后都会撤回。</translation>
    </message>
    <message>
        <source>At most 3 variants a goal and at most 3 decoys, taken back by the end.</source>
        <translation>每个目标至多 3 个变体，整个对话至多 3 个诱饵，最后都会撤回。</translation>
    </message>
    <message>
        <source>At most 5 variants a goal and at most 5 decoys, taken back by the end.</source>
        <translation>每个目标至多 5 个变体，整个对话至多 5 个诱饵，最后都会撤回。</translation>
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
        <translation>按照设计，此条件的消息会显示最终意图。</translation>
    </message>
    <message>
        <source>The user&apos;s messages are worded by {model}.</source>
        <translation>用户的消息由 {model} 措辞。</translation>
    </message>
    <message>
        <source>{turns}, {variants}, {decoys}.</source>
        <translation>{turns}，{variants}，{decoys}。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 个变体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoy(s)</source>
        <translation>
            <numerusform>%n 个诱饵</numerusform>
        </translation>
    </message>
    <message>
        <source>Active intents</source>
        <translation>有效意图</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What was stale</source>
        <translation>哪些已过时</translation>
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
        <translation>删除</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>{sign} {edit}</source>
        <translation>{sign} {edit}</translation>
    </message>
    <message>
        <source>decoy</source>
        <translation>诱饵</translation>
    </message>
    <message>
        <source>variant, harmless</source>
        <translation>变体，无影响</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>变体</translation>
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
        <translation>订单计算</translation>
    </message>
    <message>
        <source>SQL queries</source>
        <translation>SQL 查询</translation>
    </message>
    <message>
        <source>Function calls</source>
        <translation>函数调用</translation>
    </message>
    <message>
        <source>Table to text</source>
        <translation>表格转文字</translation>
    </message>
    <message>
        <source>Python functions</source>
        <translation>Python 函数</translation>
    </message>
    <message>
        <source>State cells</source>
        <translation>状态单元格</translation>
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
        <translation>导入的题型。它没有求解程序，因此其原题不含变体，也不含诱饵。</translation>
    </message>
    <message>
        <source>What does it come to? The last number of the answer is compared.</source>
        <translation>总共是多少？比对答案中的最后一个数字。</translation>
    </message>
    <message>
        <source>Write a query. It is run on a small database, and the rows are compared.</source>
        <translation>编写一个查询。查询会在小型数据库上运行，再比对所得的各行。</translation>
    </message>
    <message>
        <source>Call a function. Its name and its arguments are compared.</source>
        <translation>调用一个函数。比对函数的名称和参数。</translation>
    </message>
    <message>
        <source>Put rows of a table into a text. sacreBLEU compares it; only a perfect match is full credit.</source>
        <translation>把表格中的各行写成一段文字。用 sacreBLEU 比对；完全一致才算满分。</translation>
    </message>
    <message>
        <source>Write a function. Unit tests judge it, where running code is switched on.</source>
        <translation>编写一个函数。启用运行代码时，由单元测试评定。</translation>
    </message>
    <message>
        <source>Give the value of every cell as JSON. The cell scorer judges it.</source>
        <translation>用 JSON 写出每个单元格的值。由单元格的评分器评定。</translation>
    </message>
</context>
<context>
    <name>DriftFilterBar</name>
    <message>
        <source>All families</source>
        <translation>所有题型</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>所有条件</translation>
    </message>
    <message>
        <source>All examinees</source>
        <translation>所有考生</translation>
    </message>
    <message>
        <source>Drift set</source>
        <translation>漂移题组</translation>
    </message>
    <message>
        <source>Show only this family</source>
        <translation>仅显示此题型</translation>
    </message>
    <message>
        <source>Show only this language</source>
        <translation>仅显示此语言</translation>
    </message>
    <message>
        <source>Show only this condition</source>
        <translation>仅显示此条件</translation>
    </message>
    <message>
        <source>Show only this examinee</source>
        <translation>仅显示此考生</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>DriftImport</name>
    <message>
        <source>The drift set {name} is imported and saved.</source>
        <translation>漂移题组“{name}”已导入并保存。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was imported.</source>
        <translation>已取消：未导入任何内容。</translation>
    </message>
    <message>
        <source>It is no JSON object ({detail}).</source>
        <translation>这一条不是 JSON 对象（{detail}）。</translation>
    </message>
    <message>
        <source>It lacks “{detail}”, or that is of another kind.</source>
        <translation>这一条缺少“{detail}”，或其类型不符。</translation>
    </message>
    <message>
        <source>Its answer does not end with #### and a number ({detail}).</source>
        <translation>答案结尾不是 #### 加上一个数字（{detail}）。</translation>
    </message>
    <message>
        <source>The calls that are right are not there, or not readable ({detail}).</source>
        <translation>正确的调用不存在，或无法读取（{detail}）。</translation>
    </message>
    <message>
        <source>Its tests cannot be read ({detail}).</source>
        <translation>无法读取这一条的测试（{detail}）。</translation>
    </message>
    <message>
        <source>It has too many tests: {detail}.</source>
        <translation>测试太多：{detail}。</translation>
    </message>
    <message>
        <source>The function that is to be written is not there ({detail}).</source>
        <translation>找不到要编写的函数（{detail}）。</translation>
    </message>
    <message>
        <source>Its prompt is not Python ({detail}).</source>
        <translation>这一条的提示不是 Python 代码（{detail}）。</translation>
    </message>
    <message>
        <source>A right call is of a function that is not defined: {detail}.</source>
        <translation>有一个正确的调用用到未定义的函数：{detail}。</translation>
    </message>
    <message>
        <source>Its task is not known here: {detail}.</source>
        <translation>这里不认识这种任务：{detail}。</translation>
    </message>
    <message>
        <source>Its calls are not in Python but in {detail}, whose rules are others.</source>
        <translation>这一条的调用不是用 Python 编写，而是用 {detail} 编写，其规则不同。</translation>
    </message>
    <message>
        <source>It is a conversation of several turns already.</source>
        <translation>这一条本来就是多轮对话。</translation>
    </message>
    <message>
        <source>Its tests read standard input instead of calling a function.</source>
        <translation>这一条的测试读取标准输入，而不是调用函数。</translation>
    </message>
    <message>
        <source>The same task stands there before.</source>
        <translation>同一个任务在前面已出现过。</translation>
    </message>
    <message>
        <source>There is no solver for these items, so nothing could be verified: they carry no variants and no decoys. Easy, medium and hard only spread their parts over turns.</source>
        <translation>这些原题没有求解程序，无法验证任何内容，因此不含变体，也不含诱饵。简单、中等和困难只是把原题的各部分分散到各轮。</translation>
    </message>
    <message>
        <source>Their source grades these with a model or with data that is not at hand. Their answers stay not graded.</source>
        <translation>这些原题的来源是用模型评分，或用此处没有的数据评分，因此其答案一律保持未评分。</translation>
    </message>
    <message>
        <source>Tests judge the code of these, where running code is switched on; elsewhere they stay not graded.</source>
        <translation>启用运行代码时，用测试评定这些原题的代码；未启用时保持未评分。</translation>
    </message>
    <message>
        <source>GSM8K (JSON Lines)</source>
        <translation>GSM8K（JSON Lines 文件）</translation>
    </message>
    <message>
        <source>HumanEval (JSON Lines)</source>
        <translation>HumanEval（JSON Lines 文件）</translation>
    </message>
    <message>
        <source>BFCL (JSON Lines)</source>
        <translation>BFCL（JSON Lines 文件）</translation>
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
        <translation>漂移题组“{name}”已创建并保存。</translation>
    </message>
    <message>
        <source>Cancelled: no drift set was made.</source>
        <translation>已取消：未创建漂移题组。</translation>
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
        <translation>原题</translation>
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
        <translation>{item}，{condition}，{examinee}：模拟，{standing}</translation>
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
        <translation>原题、条件与考生</translation>
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
            <numerusform>%n 个原题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>New drift set…</source>
        <translation>新建漂移题组…</translation>
    </message>
    <message>
        <source>Word by a model…</source>
        <translation>由模型措辞…</translation>
    </message>
    <message>
        <source>Import items…</source>
        <translation>导入原题…</translation>
    </message>
    <message>
        <source>Export training data…</source>
        <translation>导出训练数据…</translation>
    </message>
    <message>
        <source>Recompute from a table…</source>
        <translation>从表格重新计算…</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>Fetch answers…</source>
        <translation>获取回复…</translation>
    </message>
    <message>
        <source>Answer at the desk</source>
        <translation>前往作答</translation>
    </message>
    <message>
        <source>No drift set yet</source>
        <translation>还没有漂移题组</translation>
    </message>
    <message>
        <source>A drift set holds conversations whose user changes their mind before the answer is asked for. Make one, or import items that you have.</source>
        <translation>漂移题组包含对话，其中的用户在请求作答之前会改变主意。请创建一个漂移题组，或导入您已有的原题。</translation>
    </message>
    <message>
        <source>Nothing passes the filters</source>
        <translation>没有符合筛选的原题</translation>
    </message>
    <message>
        <source>The set has items, but none with everything that is asked above.</source>
        <translation>题组中有原题，但没有一个符合上方的所有条件。</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Reading the cases…</source>
        <translation>正在读取题目…</translation>
    </message>
</context>
<context>
    <name>DriftPanel</name>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 和 IDG</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Arm against arm</source>
        <translation>方案对照</translation>
    </message>
    <message>
        <source>Tokens, cost and turns</source>
        <translation>词元、费用和轮数</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>No answer to a drift case is counted. Simulated ones are left out unless they are asked for above.</source>
        <translation>没有计入任何漂移题目的答案。除非在上方要求纳入，否则略去模拟的答案。</translation>
    </message>
    <message>
        <source>Full credit and mean score</source>
        <translation>满分与平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), and the turn-matched control beside it</source>
        <translation>意图漂移差（IDG），并列轮次匹配对照</translation>
    </message>
    <message>
        <source>An examinee must answer the same items clean and in another condition.</source>
        <translation>同一位考生必须就相同的原题，在单轮基准和另一个条件下都作答。</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>按题型</translation>
    </message>
    <message>
        <source>Arms of one model on the same items</source>
        <translation>同一模型的各方案，就相同的原题</translation>
    </message>
    <message>
        <source>Two arms of one model must answer the same items in the same condition.</source>
        <translation>同一模型的两个方案必须在相同的条件下作答相同的原题。</translation>
    </message>
    <message>
        <source>Tokens and cost, tracker calls included</source>
        <translation>词元与费用，含追踪器的调用</translation>
    </message>
    <message>
        <source>What the conversations have</source>
        <translation>各对话的内容</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Export the plot or its numbers</source>
        <translation>导出图表或其数字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>矢量图（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>数字（CSV）…</translation>
    </message>
</context>
<context>
    <name>DriftPreview</name>
    <message>
        <source>As it is copied, of seed {seed}. Nothing of the answer is in it.</source>
        <translation>与复制时的内容相同，种子为 {seed}。其中不含任何答案内容。</translation>
    </message>
    <message>
        <source>Shown when every field is right.</source>
        <translation>每个字段都填对后才会显示。</translation>
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
        <source>Family of the sample</source>
        <translation>示例的题型</translation>
    </message>
    <message>
        <source>Condition of the sample</source>
        <translation>示例的条件</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>原题</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>DriftRecipeForm</name>
    <message>
        <source>Answers that are code stay not graded until Tools ▸ Running code… is on.</source>
        <translation>答案如果是代码，在开启“工具 ▸ 运行代码…”之前保持未评分。</translation>
    </message>
    <message>
        <source>For example 7 or 1-20. A seed chooses the template of an item too.</source>
        <translation>例如 7 或 1-20。种子也决定原题所用的模板。</translation>
    </message>
    <message>
        <source>Every item is told in each of them: they are compared in pairs.</source>
        <translation>每个原题都会按所选的每个条件出题：各条件以配对方式比较。</translation>
    </message>
</context>
<context>
    <name>DriftReport</name>
    <message>
        <source>All families</source>
        <translation>所有题型</translation>
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
        <translation>只有一个原题</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>{value} (no interval: {why})</source>
        <translation>{value}（没有区间：{why}）</translation>
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
        <translation>满分</translation>
    </message>
    <message>
        <source>no full credit</source>
        <translation>非满分</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} / {total}</translation>
    </message>
    <message>
        <source>{arm}, {condition}: no item has a score.</source>
        <translation>{arm}，{condition}：没有任何原题有得分。</translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: CAR {car}, mean score {mean}, %n item(s).</source>
        <translation>
            <numerusform>{arm}，{condition}：CAR {car}，平均得分 {mean}，%n 个原题。</numerusform>
        </translation>
    </message>
    <message>
        <source>{arm}, {condition}: no item was answered clean too.</source>
        <translation>{arm}，{condition}：没有任何原题也在单轮基准下作答过。</translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s).</source>
        <translation>
            <numerusform>{arm}，{condition}：IDG {idg}，以 %n 个原题计算。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s); turn-matched control less this condition {control}.</source>
        <translation>
            <numerusform>{arm}，{condition}：IDG {idg}，以 %n 个原题计算；轮次匹配对照减此条件为 {control}。</numerusform>
        </translation>
    </message>
    <message>
        <source>CAR</source>
        <translation>CAR</translation>
    </message>
    <message>
        <source>IDG, and control − here</source>
        <translation>IDG，以及对照 − 此条件</translation>
    </message>
    <message>
        <source>CAR with 95 % interval</source>
        <translation>CAR 与 95 % 区间</translation>
    </message>
    <message>
        <source>IDG: clean less this condition</source>
        <translation>IDG：单轮基准减此条件</translation>
    </message>
    <message>
        <source>Turn-matched control less this condition</source>
        <translation>轮次匹配对照减此条件</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模拟</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) to drift cases</source>
        <translation>
            <numerusform>漂移题目的回复 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 个原题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>未评分 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>输入被截或过长 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>模拟 %n 条，未计入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n started over, left out</source>
        <translation>
            <numerusform>重新开始 %n 题，未计入</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two counts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题目数</translation>
    </message>
    <message>
        <source>Mean turns</source>
        <translation>平均轮数</translation>
    </message>
    <message>
        <source>Mean variants</source>
        <translation>平均变体数</translation>
    </message>
    <message>
        <source>Mean decoys</source>
        <translation>平均诱饵数</translation>
    </message>
    <message>
        <source>Cases of the sets that were begun.</source>
        <translation>已开始作答的题组中的题目。</translation>
    </message>
    <message>
        <source>Messages of the user, without the request for the answer.</source>
        <translation>用户的消息，不含作答请求。</translation>
    </message>
    <message>
        <source>Values that are replaced later. A budget is their most.</source>
        <translation>之后会被替换的值。条件的上限即其最多个数。</translation>
    </message>
    <message>
        <source>Constraints that are withdrawn later.</source>
        <translation>之后会撤回的限制。</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回复数</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>输入词元数</translation>
    </message>
    <message>
        <source>Mean input tokens</source>
        <translation>平均输入词元数</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出词元数</translation>
    </message>
    <message>
        <source>Mean output tokens</source>
        <translation>平均输出词元数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均费用</translation>
    </message>
    <message>
        <source>Every exchange of the going-through, those with the tracker too. In brackets how many answers tell, if not all.</source>
        <translation>计入整个过程中的每一次问答，与追踪器的问答也包括在内。如果不是所有回复都有注明，括号内是有注明的条数。</translation>
    </message>
    <message>
        <source>The sum divided by the answers that tell.</source>
        <translation>总和除以有注明的回复数。</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>所有条件</translation>
    </message>
    <message>
        <source>IDG is the total loss from having the final intents told at once to having to find them in the conversation. It is not a single cause: the turn-matched control beside it has as many turns and no change of mind, and still differs in order and wording.</source>
        <translation>IDG 是从一次说清最终意图，变为须自行从对话中找出最终意图的总损失，并非单一原因：并列的轮次匹配对照轮数相同，且从不改变主意，但顺序和措辞仍有不同。</translation>
    </message>
    <message>
        <source>CAR is the share of items at full credit, a score of exactly 1. An answer that cannot be used scores 0 and stays in every denominator. Items not answered, with the input cut or too long, or not graded are in none.</source>
        <translation>CAR 是满分（得分恰为 1）的原题所占的比率。无法使用的答案得 0 分，并留在每个分母中。未作答、输入被截或过长，以及未评分的原题，不计入任何分母。</translation>
    </message>
    <message>
        <source>Intervals: items were drawn again 10,000 times, both sides of a pair together. Repeats of an item are averaged first, so that items weigh alike. One item has no interval, nor have items that all came out the same.</source>
        <translation>区间：以原题为单位重新抽样 10,000 次，配对的双方一起抽取。同一原题的多次作答先取平均，使每个原题的权重相同。只有一个原题，或所有原题的结果全部相同时，没有区间。</translation>
    </message>
    <message>
        <source>The draws are seeded: the same answers always give the same intervals.</source>
        <translation>抽样使用固定的种子：相同的答案总是得出相同的区间。</translation>
    </message>
    <message>
        <source>All families together is a mix of different tasks and scores: compare it only where the items are the same.</source>
        <translation>所有题型合计混合了不同的任务与得分：只有原题相同时才可比较。</translation>
    </message>
    <message>
        <source>Arms are compared over all families together: by family these would be more than {most} rows. With fewer examinees they are told apart.</source>
        <translation>方案以所有题型合计来比较：如果按题型分开，会超过 {most} 行。考生较少时才会按题型分开。</translation>
    </message>
    <message>
        <source>Differences are over items that have a score on both sides. The others are counted as without a partner.</source>
        <translation>差值只以双方都有得分的原题计算。其余原题计为无配对。</translation>
    </message>
    <message>
        <source>Hatched rows marked ◇ are simulated: no model gave those answers.</source>
        <translation>标有 ◇ 的斜线行为模拟：这些答案并非出自任何模型。</translation>
    </message>
    <message>
        <source>An examinee without an arm is asked as one with the arm Bare is. They are told apart here since they are two examinees.</source>
        <translation>没有填写方案的考生，提问方式与方案“无辅助”的考生相同。这里仍分开列出，因为那是两位考生。</translation>
    </message>
    <message>
        <source>Budgets bind variants, decoys and turns together: their shares in a loss are not told apart.</source>
        <translation>上限把变体、诱饵和轮数绑在一起：无法区分三者在损失中各占多少。</translation>
    </message>
    <message>
        <source>The turn-matched control rules out the number of turns alone. The order of messages and the wording of edits belong to the drift.</source>
        <translation>轮次匹配对照只排除轮数的影响。消息的顺序和编辑的措辞属于漂移的一部分。</translation>
    </message>
    <message>
        <source>Conversations are frozen: what the user says next does not depend on what was answered. Wants that cannot be told as single goals are not asked for.</source>
        <translation>对话内容是固定的：用户接下来说什么，不取决于先前的回应。无法以单一目标表达的需求不会提出。</translation>
    </message>
    <message>
        <source>A wrong final answer does not tell which stale item was used, or why. That it equals the answer to a stale state is no proof of it.</source>
        <translation>最终答案错误，并不能说明用了哪一项过时的内容，也不能说明原因。与过时状态的答案相同，并不足以证明。</translation>
    </message>
    <message>
        <source>Items from imported benchmarks have no solver here: they carry no variants and no decoys. Easy, medium and hard only spread their parts over turns, and none of these is harder than another by design.</source>
        <translation>从基准测试导入的原题在此没有求解程序：不含变体，也不含诱饵。简单、中等和困难只是把原题的各部分分散到各轮，设计上没有哪一种更难。</translation>
    </message>
    <message>
        <source>No usable answer</source>
        <translation>没有可用的答案</translation>
    </message>
    <message>
        <source>These score 0 and stay in every denominator.</source>
        <translation>得 0 分，并留在每个分母中。</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Items asked without an answer: in no figure.</source>
        <translation>已列入提问但没有答案的原题：不计入任何数字。</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>Items whose input was cut or too long, or whose answer was not graded: in no figure.</source>
        <translation>输入被截或过长，或答案未评分的原题：不计入任何数字。</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>无配对</translation>
    </message>
    <message>
        <source>Items without a score on one side: not compared.</source>
        <translation>有一方没有得分的原题：不作比较。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对数</translation>
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
        <translation>以双方在此条件下都作答的原题计算。</translation>
    </message>
    <message>
        <source>Mean score, first − second</source>
        <translation>平均得分，第一方 − 第二方</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>原题数</translation>
    </message>
    <message>
        <source>Items with a score. Repeats of one are averaged.</source>
        <translation>有得分的原题。同一原题的多次作答取平均。</translation>
    </message>
    <message>
        <source>Full credit</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Items with a score of exactly 1.</source>
        <translation>得分恰为 1 的原题。</translation>
    </message>
    <message>
        <source>The share of items at full credit.</source>
        <translation>满分的原题所占的比率。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Items with a score in both conditions.</source>
        <translation>在两种条件下都有得分的原题。</translation>
    </message>
    <message>
        <source>CAR clean</source>
        <translation>单轮基准 CAR</translation>
    </message>
    <message>
        <source>CAR here</source>
        <translation>此条件 CAR</translation>
    </message>
    <message>
        <source>CAR clean less CAR here, on the same items: the whole loss, not a single cause.</source>
        <translation>以相同的原题计算，单轮基准 CAR 减此条件 CAR：总损失，并非单一原因。</translation>
    </message>
    <message>
        <source>Mean score lost</source>
        <translation>平均得分损失</translation>
    </message>
    <message>
        <source>Mean score clean less mean score here, on the same items.</source>
        <translation>以相同的原题计算，单轮基准的平均得分减此条件的平均得分。</translation>
    </message>
    <message>
        <source>CAR of the turn-matched control less CAR here: what is lost beyond as many turns that change nothing.</source>
        <translation>轮次匹配对照的 CAR 减此条件 CAR：与轮数相同但没有任何变更的对话相比，另外损失的部分。</translation>
    </message>
    <message>
        <source>IDG</source>
        <translation>IDG</translation>
    </message>
    <message>
        <source>Control − here</source>
        <translation>对照 − 此条件</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Items drawn again, 10,000 times, both sides of a pair together.</source>
        <translation>以原题为单位重新抽样 10,000 次，配对的双方一起抽取。</translation>
    </message>
</context>
<context>
    <name>DriftScores</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Save the example</source>
        <translation>保存示例</translation>
    </message>
    <message>
        <source>per-item results.csv</source>
        <translation>各原题结果.csv</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>Reading and measuring…</source>
        <translation>正在读取并计算…</translation>
    </message>
    <message>
        <source>The row names no item.</source>
        <translation>这一行未指明原题。</translation>
    </message>
    <message>
        <source>The row names no condition. Write clean, easy, medium, hard or your own.</source>
        <translation>这一行未指明条件。请填 clean、easy、medium、hard，或您自定的条件。</translation>
    </message>
    <message>
        <source>“{value}” is no number. Write a score from 0 to 1, such as 0.5: 0 for an answer that cannot be used, nothing where nobody answered.</source>
        <translation>“{value}”不是数字。请填 0 到 1 的得分，例如 0.5：无法使用的答案填 0，无人作答则留空。</translation>
    </message>
    <message>
        <source>{value} is not from 0 to 1. Write a share, not a percentage.</source>
        <translation>{value} 不在 0 到 1 之间。请填比例，不要填百分数。</translation>
    </message>
    <message>
        <source>The item “{item}” is of the family “{family}” here and of “{other}” in row {row}. Give it one family.</source>
        <translation>原题“{item}”在这里的题型是“{family}”，在第 {row} 行却是“{other}”。请统一为一个题型。</translation>
    </message>
    <message>
        <source>{name} ▸ item</source>
        <translation>{name} ▸ 原题</translation>
    </message>
    <message>
        <source>{name} ▸ condition</source>
        <translation>{name} ▸ 条件</translation>
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
        <translation>{name} ▸ 题型</translation>
    </message>
    <message>
        <source>{name} ▸ model</source>
        <translation>{name} ▸ 模型</translation>
    </message>
    <message>
        <source>{name} (not read)</source>
        <translation>{name}（不读取）</translation>
    </message>
    <message>
        <source>{model} · {arm}</source>
        <translation>{model} · {arm}</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) read.</source>
        <translation>
            <numerusform>已读取 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n 个原题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s).</source>
        <translation>
            <numerusform>%n 个条件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are another answer to the same item: repeats are averaged.</source>
        <translation>
            <numerusform>%n 行是同一原题的另一个答案：重复的取平均。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a score are in no figure.</source>
        <translation>
            <numerusform>%n 行没有得分，不计入任何数值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a score not provided are in no figure.</source>
        <translation>
            <numerusform>%n 行的得分为未提供，不计入任何数值。</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is of the condition clean, so there is no IDG to tell.</source>
        <translation>没有任何一行属于条件 clean，因此无法得出 IDG。</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is measured until the file has none.</source>
        <translation>
            <numerusform>%n 个问题：文件中的问题全部排除之前，不会计算任何数值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftScoresDialog</name>
    <message>
        <source>Recompute CAR and IDG from a table</source>
        <translation>从表格重新计算 CAR 和 IDG</translation>
    </message>
    <message>
        <source>Ch&amp;oose a file…</source>
        <translation>选择文件(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Copy the results</source>
        <translation>复制结果(&amp;C)</translation>
    </message>
    <message>
        <source>Puts every table of results on the clipboard.</source>
        <translation>将所有结果表格复制到剪贴板。</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>前几行</translation>
    </message>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 和 IDG</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>题型</translation>
    </message>
    <message>
        <source>Arm against arm</source>
        <translation>方案对照</translation>
    </message>
    <message>
        <source>First rows of the file, and what they are read as</source>
        <translation>文件的前几行，以及各列读取为什么</translation>
    </message>
    <message>
        <source>Rows with a problem</source>
        <translation>有问题的行</translation>
    </message>
    <message>
        <source>Full credit and mean score</source>
        <translation>满分与平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), and the turn-matched control beside it</source>
        <translation>意图漂移差（IDG），并列轮次匹配对照</translation>
    </message>
    <message>
        <source>The same items must have a score in clean and in another condition.</source>
        <translation>相同的原题必须在单轮基准和另一个条件下都有得分。</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>按题型</translation>
    </message>
    <message>
        <source>The table has no column that names a family.</source>
        <translation>表格中没有标明题型的列。</translation>
    </message>
    <message>
        <source>Arms of one model on the same items</source>
        <translation>同一模型的各方案，就相同的原题</translation>
    </message>
    <message>
        <source>Two arms of one model must have a score of the same items.</source>
        <translation>同一模型的两个方案必须在相同的原题上都有得分。</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>还没有选择文件。</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Choose the encoding in which its first rows read right.</source>
        <translation>此文件不是 UTF-8。请选择能让前几行正确显示的编码。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>CAR and IDG are worked out from a table of your own. Nothing goes into the document.</source>
        <translation>CAR 和 IDG 由您自己的表格算出。任何内容都不会写入文档。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>发现的情况</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 个问题未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftSpeaking</name>
    <message>
        <source>{set}, worded by a model</source>
        <translation>{set}，由模型措辞</translation>
    </message>
    <message>
        <source>Counting what is to be asked…</source>
        <translation>正在统计要提问的内容…</translation>
    </message>
    <message>
        <source>The messages are being worded…</source>
        <translation>正在为消息措辞…</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) one after another ended in the same way, so no more are asked.</source>
        <translation>
            <numerusform>连续 %n 条消息都以相同的方式结束，因此不再提问。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not asked: the asking was stopped.</source>
        <translation>未提问：提问已停止。</translation>
    </message>
    <message>
        <source>There is no wording of any message. {place}: {reason}</source>
        <translation>没有得到任何消息的措辞。{place}：{reason}</translation>
    </message>
    <message>
        <source>{told} {stopped}</source>
        <translation>{told}{stopped}</translation>
    </message>
    <message>
        <source>The wordings are being checked…</source>
        <translation>正在检查措辞…</translation>
    </message>
    <message>
        <source>Making the case set…</source>
        <translation>正在创建题组…</translation>
    </message>
    <message>
        <source>The drift set {name} is made and saved.</source>
        <translation>漂移题组“{name}”已创建并保存。</translation>
    </message>
    <message>
        <source>Let a model word the messages anew, in another set. It takes a connection to a model: Practice cannot word turns, and templates have worded them already.</source>
        <translation>让模型为消息重新措辞，另成一个题组。这需要连到模型的连接：练习无法为各轮措辞，而模板已经为它们措辞。</translation>
    </message>
    <message>
        <source>{sign} {word}</source>
        <translation>{sign} {word}</translation>
    </message>
    <message>
        <source>No edit: the turn confirms that nothing has changed.</source>
        <translation>没有编辑：这一轮确认一切都没有变更。</translation>
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
        <translation>{case}，第 {turn} 轮</translation>
    </message>
    <message>
        <source>{case}, turn {turn}, and {more} more</source>
        <translation>{case}，第 {turn} 轮，另有 {more} 题相同</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>{total}: {model} in the model&apos;s words, {template} in the template&apos;s, {edited} edited. With findings: {found}. Without a wording: {failed}.</source>
        <translation>{total}：{model} 条用模型措辞，{template} 条用模板措辞，{edited} 条已修改。有检查发现：{found}。没有措辞：{failed}。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>{requests}, {characters} of prompts in all.</source>
        <translation>{requests}，提示共 {characters}。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n 次请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Every message is asked in a new conversation of {host}, with its edits in words and the user&apos;s earlier messages. The requests are recorded nowhere; the set tells only which model worded it.</source>
        <translation>每条消息都在 {host} 的新对话中提问，并附上用文字叙述的编辑和用户先前的消息。这些请求不会记录在任何地方；题组只注明由哪个模型措辞。</translation>
    </message>
</context>
<context>
    <name>DriftSpeakingDialog</name>
    <message>
        <source>You wrote words that are not used. Use them, or choose others.</source>
        <translation>您写的措辞尚未采用。请采用，或选择其他措辞。</translation>
    </message>
    <message>
        <source>Ask {count} again</source>
        <translation>重新询问 {count} 条</translation>
    </message>
    <message>
        <source>Close without making the set? The model&apos;s wordings are not kept.</source>
        <translation>不创建题组就关闭吗？模型的措辞将不会保留。</translation>
    </message>
    <message>
        <source>Word by a model</source>
        <translation>由模型措辞</translation>
    </message>
    <message>
        <source>Word the messa&amp;ges</source>
        <translation>为消息措辞(&amp;G)</translation>
    </message>
    <message>
        <source>Make the &amp;set</source>
        <translation>创建题组(&amp;S)</translation>
    </message>
</context>
<context>
    <name>DriftStale</name>
    <message>
        <source>Comparing with what stale states answer…</source>
        <translation>正在与各过时状态的答案比对…</translation>
    </message>
    <message>
        <source>Nothing could be compared.</source>
        <translation>没有可供比对的内容。</translation>
    </message>
    <message>
        <source>There is no answer to compare.</source>
        <translation>没有可供比对的答案。</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden.</source>
        <translation>答案本隐藏期间不予显示。</translation>
    </message>
    <message>
        <source>The answer is right: there is nothing to compare.</source>
        <translation>答案正确：没有可比较之处。</translation>
    </message>
    <message>
        <source>Only an answer that was graded can be compared.</source>
        <translation>只有已评分的答案才能比对。</translation>
    </message>
    <message>
        <source>There is no solver for this family, so nothing is known to compare with.</source>
        <translation>这个题型没有求解程序，因此没有已知的内容可供比对。</translation>
    </message>
    <message>
        <source>Superseded value kept</source>
        <translation>保留已被取代的值</translation>
    </message>
    <message>
        <source>Decoy obeyed</source>
        <translation>遵从诱饵</translation>
    </message>
    <message>
        <source>Deleted goal kept</source>
        <translation>保留已删除的目标</translation>
    </message>
    <message>
        <source>Goal left out</source>
        <translation>遗漏目标</translation>
    </message>
    <message>
        <source>First values kept</source>
        <translation>保留最初的值</translation>
    </message>
    <message>
        <source>All that was withdrawn kept</source>
        <translation>保留所有撤回的内容</translation>
    </message>
    <message>
        <source>State after an earlier turn</source>
        <translation>较早一轮之后的状态</translation>
    </message>
    <message>
        <source>Two of these together</source>
        <translation>其中两种同时</translation>
    </message>
    <message>
        <source>what stood after turn {t}</source>
        <translation>第 {t} 轮之后的状态</translation>
    </message>
    <message>
        <source>every goal as it was first</source>
        <translation>每个目标都保持最初的样子</translation>
    </message>
    <message>
        <source>nothing withdrawn</source>
        <translation>没有撤回任何内容</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two changes of one state</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>已尝试的类型</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态数</translation>
    </message>
    <message>
        <source>Different answers</source>
        <translation>不同的答案数</translation>
    </message>
    <message>
        <source>The answer equals that to</source>
        <translation>答案与下列状态的答案相同</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>By chance, one of these picked at random would fit {expected} states on average.</source>
        <translation>偶然情况下，从中随机挑选一个，平均会与 {expected} 个状态的答案相同。</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>偶然概率</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>回复值</translation>
    </message>
    <message>
        <source>Stood after turn</source>
        <translation>在哪一轮之后成立</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong cell(s) equal a value of an earlier turn.</source>
        <translation>
            <numerusform>%n 个错误的单元格与较早一轮的值相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong cell(s) equal none.</source>
        <translation>
            <numerusform>%n 个错误的单元格与任何较早的值都不相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cells together stood so after turn {turns}.</source>
        <translation>所有单元格合起来，正是第 {turns} 轮之后的状态。</translation>
    </message>
    <message>
        <source>By chance {expected} would match. It does not tell why they are so.</source>
        <translation>偶然情况下预期会有 {expected} 个相同。这不能说明它们为什么如此。</translation>
    </message>
    <message numerus="yes">
        <source>The answer equals that to %n stale state(s).</source>
        <translation>
            <numerusform>此答案与 %n 个过时状态的答案相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not tell why it was given.</source>
        <translation>这不能说明为什么会给出这个答案。</translation>
    </message>
    <message>
        <source>The answer equals that to no stale state.</source>
        <translation>此答案与任何过时状态的答案都不相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n stale state(s) were tried.</source>
        <translation>
            <numerusform>已尝试 %n 个过时状态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have %n different wrong answer(s).</source>
        <translation>
            <numerusform>这些状态共有 %n 个不同的错误答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes would answer so too.</source>
        <translation>
            <numerusform>另有 %n 对变更也会得到同样的答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have the right answer and were left aside.</source>
        <translation>
            <numerusform>%n 个状态的答案是正确的，因此不列入比对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have no answer.</source>
        <translation>
            <numerusform>%n 个状态没有答案。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes were not tried: too many.</source>
        <translation>
            <numerusform>有 %n 对变更未尝试：数量过多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers were told apart by their text alone, so that some may be the same: chances may be greater than they read.</source>
        <translation>答案仅按文本区分，因此其中有些可能其实相同：偶然概率可能比显示的更大。</translation>
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
        <translation>正在写入训练数据…</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of training data are in {folder}.</source>
        <translation>
            <numerusform>%n 行训练数据已写入 {folder}。</numerusform>
        </translation>
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
    <name>Encoding</name>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>UTF-16 with a byte-order mark</source>
        <translation>UTF-16，带字节顺序标记</translation>
    </message>
    <message>
        <source>UTF-16, low byte first</source>
        <translation>UTF-16，低字节在前</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16，高字节在前</translation>
    </message>
    <message>
        <source>GB 18030: simplified Chinese</source>
        <translation>GB 18030：简体中文</translation>
    </message>
    <message>
        <source>Big5: traditional Chinese</source>
        <translation>Big5：繁体中文</translation>
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
        <source>There is no conversation to put into the set. Choose at least one item.</source>
        <translation>没有可放入题组的对话。请至少选择一道原题。</translation>
    </message>
    <message>
        <source>The answer book of conversations has no file of its own. Open it here, case by case, or export the run log.</source>
        <translation>对话的答案本没有单独的文件。请在此逐题打开，或导出记录表。</translation>
    </message>
    <message>
        <source>This conversation has gone on meanwhile: {steps} steps are recorded. Look at it again and paste the reply to the step that is shown now.</source>
        <translation>这个对话在此期间已继续进行：已记录 {steps} 个步骤。请重新查看，并为当前显示的步骤粘贴回复。</translation>
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
        <source>A correction belongs to the same case, examinee, prefix and repeat as the reply it corrects. Record this as a reply of its own.</source>
        <translation>更正与被更正的回复须属于同一题目、考生、前缀和重复序号。请将它另记为一条回复。</translation>
    </message>
    <message>
        <source>This cannot be undone any more, because later work stands on it. Nothing was changed.</source>
        <translation>后续工作以此为基础，因此无法再撤销。未更改任何内容。</translation>
    </message>
    <message>
        <source>This cannot be done again any more, because later work stands on it. Nothing was changed.</source>
        <translation>后续工作以此为基础，因此无法再重做。未更改任何内容。</translation>
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
        <source>A prefix can be asked once to {most} times, not {repeats} times.</source>
        <translation>一个前缀可以提问 1 到 {most} 次，不能是 {repeats} 次。</translation>
    </message>
    <message>
        <source>From prefix {first} to prefix {last} there is none. Choose a last prefix that is not before the first.</source>
        <translation>从前缀 {first} 到前缀 {last} 没有任何前缀。请选择不在起始前缀之前的结束前缀。</translation>
    </message>
    <message>
        <source>Prefixes {first}–{last} cannot all be asked of this case. Choose from prefixes {complete_from}–{updates}.</source>
        <translation>前缀 {first}–{last} 在这一题无法全部提问。请在前缀 {complete_from}–{updates} 之间选择。</translation>
    </message>
    <message>
        <source>This run is not in the document. Choose another one.</source>
        <translation>这次运行不在文档中。请选择其他运行。</translation>
    </message>
    <message>
        <source>A conversation in the results does not belong to this run, so nothing was recorded. Choose the run that the results were asked for.</source>
        <translation>结果中有一个对话不属于这次运行，因此未记录任何内容。请选择取得这些结果的那次运行。</translation>
    </message>
    <message>
        <source>The name is empty. Give the run a name.</source>
        <translation>名称为空。请为这次运行命名。</translation>
    </message>
    <message>
        <source>Nothing is left to be asked. Choose other cases, or more repeats.</source>
        <translation>没有尚待提问的内容。请选择其他题目，或增加重复次数。</translation>
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
        <source>There is a column “{name}” already. Choose another name.</source>
        <translation>已有名为“{name}”的列。请改用其他名称。</translation>
    </message>
    <message>
        <source>This column is not in the run log any more. Nothing was changed.</source>
        <translation>这一列已不在记录表中。未更改任何内容。</translation>
    </message>
    <message>
        <source>A column of choices needs at least one choice. Type one.</source>
        <translation>选项列至少需要一个选项。请输入一个。</translation>
    </message>
    <message>
        <source>A ruling needs its reason. Type why you rule so.</source>
        <translation>裁定须附理由。请输入如此裁定的理由。</translation>
    </message>
    <message>
        <source>“{value}” is not a date. Type year, month and day: 2026-11-30. Where there is none, type: not provided.</source>
        <translation>“{value}”不是日期。请输入年、月、日：2026-11-30。没有日期时，请输入：未提供。</translation>
    </message>
    <message>
        <source>“{value}” is not one of the choices of “{field}”. Choose one of them, or add it to the column.</source>
        <translation>“{value}”不是“{field}”的选项。请选择其中一个选项，或将它加入该列的选项。</translation>
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
        <source>This version of StateLab knows no “{value}” where the examinee&apos;s arm is set. Choose the arm and its turns from their lists; the trigger is a number of percent above 0.</source>
        <translation>此版本的 StateLab 不认识考生方案设置中的“{value}”。请从列表中选择方案及其助手的回应；触发点须为大于 0 的百分比。</translation>
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
        <source>This item of intent drift or its conversation cannot be read by this version ({detail}). A newer StateLab may read it.</source>
        <translation>此版本无法读取这道意图漂移原题或其对话（{detail}）。较新版本的 StateLab 或许能读取。</translation>
    </message>
    <message>
        <source>The goal “{goal}” cannot be added: it is active already.</source>
        <translation>无法新增目标“{goal}”：它已经有效。</translation>
    </message>
    <message>
        <source>The goal “{goal}” can be neither replaced nor deleted: it is not active.</source>
        <translation>目标“{goal}”未生效，无法替换或删除。</translation>
    </message>
    <message>
        <source>The goal “{goal}” cannot be replaced by the value that it has.</source>
        <translation>无法替换目标“{goal}”：新的值与当前的值相同。</translation>
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
        <source>The document has changed since the report was made, and no file was written. Wait until the report is up to date, and export it again.</source>
        <translation>报告生成之后，文档已有更改，因此未写入文件。请等报告更新后再导出一次。</translation>
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
        <source>{path} cannot be read as a table ({reason}). Choose another encoding or another file.</source>
        <translation>无法将 {path} 读取为表格（{reason}）。请选择其他编码或其他文件。</translation>
    </message>
    <message>
        <source>{path} is empty. Choose another file.</source>
        <translation>{path} 为空。请选择其他文件。</translation>
    </message>
    <message>
        <source>{path} is too large to be read as a workbook: unpacked it has {size} MB, and {limit} MB are the most. Save the sheet as CSV, which may have any size, and import that.</source>
        <translation>{path} 过大，无法读取为工作簿：解压缩后为 {size} MB，上限为 {limit} MB。请将工作表另存为不限大小的 CSV，再导入该文件。</translation>
    </message>
    <message>
        <source>Line {line} of {path} is no JSON object ({reason}). Choose a file of JSON Lines.</source>
        <translation>{path} 的第 {line} 行不是 JSON 对象（{reason}）。请选择 JSON Lines 文件。</translation>
    </message>
    <message>
        <source>The file has rows that cannot be taken, so nothing was imported. Check the rows again.</source>
        <translation>文件中有无法采用的行，因此未导入任何内容。请重新检查各行。</translation>
    </message>
    <message>
        <source>{path} has other columns than are wanted. Found: {found}. Wanted: {wanted}.</source>
        <translation>{path} 的列与所需的不同。找到：{found}。需要：{wanted}。</translation>
    </message>
    <message>
        <source>{path} has no column for: {columns}. Its first row must name item, condition and score.</source>
        <translation>{path} 缺少这些列：{columns}。第一行必须有 item、condition 和 score。</translation>
    </message>
    <message>
        <source>{path} is larger than {most} MiB when unpacked and was not read. Split it.</source>
        <translation>{path} 解压缩后大于 {most} MiB，因此未读取。请将它拆分。</translation>
    </message>
    <message>
        <source>{path} cannot be read as a file of tasks ({reason}). Choose another file.</source>
        <translation>无法将 {path} 读取为任务文件（{reason}）。请选择其他文件。</translation>
    </message>
    <message>
        <source>{path} is no file of tasks that is known here: GSM8K, HumanEval, BFCL or sharded instructions. Choose another file.</source>
        <translation>{path} 不是此处支持的任务文件：GSM8K、HumanEval、BFCL 或分片指令。请选择其他文件。</translation>
    </message>
    <message>
        <source>{path} holds no task. Choose another file.</source>
        <translation>{path} 中没有任何任务。请选择其他文件。</translation>
    </message>
    <message>
        <source>The code could not be run in the sandbox ({reason}). It was not graded.</source>
        <translation>无法在沙箱中运行代码（{reason}），因此未评分。</translation>
    </message>
    <message>
        <source>Training data would tell what is in closed answer books (cases: {count}). Open them first, or choose cases whose answer books are open.</source>
        <translation>训练数据会泄露尚未打开的答案本的内容（题数：{count}）。请先打开这些答案本，或选择答案本已打开的题目。</translation>
    </message>
    <message>
        <source>The item {item} would be both in the training and in the test data. No file was written.</source>
        <translation>原题 {item} 会同时出现在训练数据和测试数据中。未写入任何文件。</translation>
    </message>
    <message>
        <source>{path} has files already. Nothing was written. Choose another folder.</source>
        <translation>{path} 中已有文件。未写入任何内容。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>There is nothing to write training data from. Choose other cases.</source>
        <translation>没有可用来写成训练数据的内容。请选择其他题目。</translation>
    </message>
    <message>
        <source>Type the address of the service.</source>
        <translation>请输入服务的网址。</translation>
    </message>
    <message>
        <source>The address has to begin with https:// or, on this computer, http://.</source>
        <translation>网址必须以 https:// 开头；如果是这台电脑，也可以用 http://。</translation>
    </message>
    <message>
        <source>The address names no computer. An address looks like https://host/v1.</source>
        <translation>网址中没有电脑名称。网址的写法如 https://host/v1。</translation>
    </message>
    <message>
        <source>A user name or password must not stand in the address: it would be stored in the clear. Take out what stands before the @.</source>
        <translation>网址中不可包含用户名或密码：它们会以明文存放。请删去 @ 之前的内容。</translation>
    </message>
    <message>
        <source>Take out what stands from the “?” on: a key must never be part of the address.</source>
        <translation>请删去从“?”开始的内容：密钥绝不可成为网址的一部分。</translation>
    </message>
    <message>
        <source>Take out what stands from the “#” on: it is never sent.</source>
        <translation>请删去从“#”开始的内容：这部分不会发送。</translation>
    </message>
    <message>
        <source>There seems to be an access key in the address, where it would be stored in the clear. Take it out and type it in the field for the key.</source>
        <translation>网址中似乎有访问密钥，会以明文存放。请将它删去，改填在密钥栏中。</translation>
    </message>
    <message>
        <source>Nothing was sent: {host} is another computer, and plain http can be read by anybody on the way. Use https, or confirm it in the connection.</source>
        <translation>未发送任何内容：{host} 是另一台电脑，以未加密的 http 发送，途中任何人都能读取。请使用 https，或在连接中确认要这样做。</translation>
    </message>
    <message>
        <source>Files for the service take conversations of one request only: with this arm, or with turns that the examinee answers, what is asked hangs on what came before. Ask one by one.</source>
        <translation>供服务使用的文件只能包含单次请求的对话：采用这个方案，或由考生自己回应时，后续的提问取决于先前的内容。请逐一提问。</translation>
    </message>
    <message>
        <source>Nothing was sent: the connection {name} is off. Switch it on under Connections first.</source>
        <translation>未发送任何内容：连接“{name}”已停用。请先在“连接”中启用。</translation>
    </message>
    <message>
        <source>This version of StateLab has no simulated answers called “{respondent}”. Choose others in the connection.</source>
        <translation>此版本的 StateLab 没有名为“{respondent}”的模拟作答方式。请在连接中改选其他作答方式。</translation>
    </message>
    <message>
        <source>Nothing was sent: another kind of service goes by the name {name} now. Begin a new run, or put the connection back as it was.</source>
        <translation>未发送任何内容：“{name}”这个名称现在属于另一种服务。请开始新的运行，或将连接改回原样。</translation>
    </message>
    <message>
        <source>The CA file {path} holds no certificates (PEM). Choose another in the connection.</source>
        <translation>CA 文件 {path} 中没有证书（PEM）。请在连接中改选其他文件。</translation>
    </message>
    <message>
        <source>The proxy&apos;s address cannot be used. It looks like http://host:8080.</source>
        <translation>代理服务器的网址无法使用。写法如 http://host:8080。</translation>
    </message>
    <message>
        <source>This computer has no key store that can be used. Keep the key until this window is closed, or in an environment variable.</source>
        <translation>这台电脑没有可用的密钥库。请将密钥只保留到关闭此窗口为止，或放在环境变量中。</translation>
    </message>
    <message>
        <source>The key store is locked, so the key was not reached. Unlock it and try again, or keep the key until this window is closed.</source>
        <translation>密钥库已锁定，因此无法取用密钥。请解锁后重试，或将密钥只保留到关闭此窗口为止。</translation>
    </message>
    <message>
        <source>No key is kept for the connection {name}. Type it under Connections.</source>
        <translation>连接“{name}”没有保存密钥。请在“连接”中输入。</translation>
    </message>
    <message>
        <source>The environment variable {variable} is not set. Set it before StateLab is started, or keep the key elsewhere.</source>
        <translation>环境变量 {variable} 未设置。请在启动 StateLab 之前设置，或将密钥存放在别处。</translation>
    </message>
    <message>
        <source>The key is longer than the {limit} characters that can be kept there.</source>
        <translation>密钥超过该处可保存的 {limit} 个字符。</translation>
    </message>
    <message>
        <source>A key has only letters, digits and signs of ASCII, without blanks. Copy it again, whole and alone.</source>
        <translation>密钥只包含 ASCII 字母、数字和符号，没有空格。请重新复制完整的密钥，不要带其他内容。</translation>
    </message>
    <message>
        <source>The examinee names no model. Write its name as the service knows it.</source>
        <translation>考生没有填写模型。请按服务所用的名称填写。</translation>
    </message>
    <message>
        <source>This service needs an output limit. Set one in the examinee, such as 1024.</source>
        <translation>此服务需要输出上限。请在考生中设置，例如 1024。</translation>
    </message>
    <message>
        <source>This service cuts long prompts unseen unless it is told the context window. Set one in the examinee, such as 16384.</source>
        <translation>如果不告知上下文窗口的大小，此服务会暗中截去过长的提示。请在考生中设置，例如 16384。</translation>
    </message>
    <message>
        <source>The service cannot be sent “{value}” as {setting}. Change it in the examinee, empty it, or mark it as not provided.</source>
        <translation>无法将“{value}”作为“{setting}”发送给服务。请在考生中更改、清空，或标为未提供。</translation>
    </message>
    <message>
        <source>The prompt holds half of a character and cannot be sent. Generate or type it anew.</source>
        <translation>提示中有半个字符，无法发送。请重新生成或输入。</translation>
    </message>
    <message>
        <source>This kind of service has no batch engine. Fetch the answers directly.</source>
        <translation>这种服务没有批处理功能。请直接获取回复。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of the tracker, too.</source>
        <translation>要设费用上限，也须有追踪器的价格。</translation>
    </message>
    <message>
        <source>A spending limit needs prices. Enter what a million tokens cost.</source>
        <translation>设置费用上限需要价格。请输入每一百万个词元的价格。</translation>
    </message>
    <message>
        <source>A spending limit needs an output limit: without one an answer may cost any amount. Set one in the examinee.</source>
        <translation>设置费用上限需要输出上限：没有输出上限，一条回复的费用就没有限度。请在考生中设置。</translation>
    </message>
    <message>
        <source>This run is not in the document any more.</source>
        <translation>这次运行已不在文档中。</translation>
    </message>
    <message>
        <source>Nothing is left to ask: every case that was chosen has its answers.</source>
        <translation>没有尚待提问的内容：所选的每一题都已有回复。</translation>
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
        <source>Models…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>Choose among the models that a connection offers</source>
        <translation>从连接所提供的模型中选择</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>Only for conversations. The same model under another arm is another examinee; leave these empty for state tracking.</source>
        <translation>仅用于对话。同一模型采用另一方案即为另一位考生；状态追踪请将这些字段留空。</translation>
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
    <message>
        <source>The trigger is a number of percent above 0.</source>
        <translation>压缩触发点须为大于 0 的百分比数值。</translation>
    </message>
    <message>
        <source>What is left empty of trigger and context window is the arm&apos;s usual size, which short conversations do not reach.</source>
        <translation>压缩触发点与上下文窗口如果留空，即采用方案惯用的大小，简短的对话不会达到。</translation>
    </message>
</context>
<context>
    <name>ExamineeLabel</name>
    <message>
        <source>Simulated: {respondent}</source>
        <translation>模拟：{respondent}</translation>
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
        <translation>无可用工具</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>自由文本</translation>
    </message>
    <message>
        <source>JSON schema</source>
        <translation>按 JSON Schema</translation>
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
    <name>ExportDiagnosisDialog</name>
    <message>
        <source>One file that loads nothing from elsewhere. It holds the recorded state of the case: keep it away from the models you judge.</source>
        <translation>单个文件，不从别处加载任何内容。其中含有这一题记录的状态：请勿让被评判的模型接触到它。</translation>
    </message>
    <message>
        <source>The map of the whole case with its legend. It holds the recorded state: keep it away from the models you judge.</source>
        <translation>整题的状态图及图例。其中含有记录的状态：请勿让被评判的模型接触到它。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Export the diagnosis</source>
        <translation>导出诊断</translation>
    </message>
    <message>
        <source>What goes into the page</source>
        <translation>页面的内容</translation>
    </message>
    <message>
        <source>Page for a report (HTML)</source>
        <translation>报告用的网页（HTML）</translation>
    </message>
    <message>
        <source>Picture of the state map (PNG)</source>
        <translation>状态图的图片（PNG）</translation>
    </message>
    <message>
        <source>Vector picture of the state map (SVG)</source>
        <translation>状态图的矢量图（SVG）</translation>
    </message>
    <message>
        <source>State &amp;map</source>
        <translation>状态图(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cells, given and expected</source>
        <translation>各单元格的回复值与真值(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Probes</source>
        <translation>探测(&amp;P)</translation>
    </message>
    <message>
        <source>Fin&amp;gerprints</source>
        <translation>错误特征(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reply as received</source>
        <translation>收到的原始回复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Settings of the examinee</source>
        <translation>考生的设置(&amp;S)</translation>
    </message>
    <message>
        <source>What the diagnosis does &amp;not show</source>
        <translation>诊断不能说明什么(&amp;N)</translation>
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
    <name>ExportFileDialog</name>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Both files exist and will be replaced.</source>
        <translation>两个文件都已存在，将被替换。</translation>
    </message>
    <message>
        <source>{file} exists and will be replaced.</source>
        <translation>{file} 已存在，将被替换。</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ExportLogDialog</name>
    <message>
        <source>Export the run log</source>
        <translation>导出记录表</translation>
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
        <source>{shown} of {rows} rows: those shown</source>
        <translation>仅当前显示的行：{rows} 行中的 {shown} 行</translation>
    </message>
    <message>
        <source>All {rows} rows</source>
        <translation>全部 {rows} 行</translation>
    </message>
    <message>
        <source>First &amp;rows of the file</source>
        <translation>文件的前几行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>With the text of every repl&amp;y</source>
        <translation>附上每条回复的文本(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
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
        <source>For&amp;mat</source>
        <translation>格式(&amp;M)</translation>
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
    <name>ExportReportDialog</name>
    <message>
        <source>One file that loads nothing from elsewhere. No reply and no prompt is in it: figures, settings and recipes only.</source>
        <translation>单个文件，不从别处加载任何内容。其中没有回复也没有提示：只有数字、设置和配方。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>What goes into the report</source>
        <translation>报告的内容</translation>
    </message>
    <message>
        <source>Web page, one file (HTML)</source>
        <translation>网页，单个文件（HTML）</translation>
    </message>
    <message>
        <source>For printing (PDF, A4)</source>
        <translation>供打印（PDF，A4）</translation>
    </message>
    <message>
        <source>&amp;Set-up: recipes, seeds and settings</source>
        <translation>研究设置：配方、种子和考生设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Groups with rates, intervals and baselines</source>
        <translation>分组，含比率、区间和基准(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Comparisons</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Tracking &amp;horizons</source>
        <translation>追踪视界(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>图表(&amp;P)</translation>
    </message>
    <message>
        <source>Intent d&amp;rift: CAR, IDG, arms and cost</source>
        <translation>意图漂移：CAR、IDG、方案与费用(&amp;R)</translation>
    </message>
    <message>
        <source>Always in it: what was left out, what the cases do not show, the data&apos;s sum.</source>
        <translation>一律包含：略去的内容、这些题目不能说明什么、数据的校验和。</translation>
    </message>
    <message>
        <source>Save the &amp;data of this report beside it (JSON Lines)</source>
        <translation>将这份报告的数据一并保存在旁（JSON Lines）(&amp;D)</translation>
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
    <message>
        <source>Value of another kind</source>
        <translation>值的类型不符</translation>
    </message>
    <message>
        <source>No answer found</source>
        <translation>找不到答案</translation>
    </message>
    <message>
        <source>Several answers</source>
        <translation>有多个答案</translation>
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
    <message>
        <source>The value of {detail} is {value}, which is not what was asked for.</source>
        <translation>{detail} 的值是{value}，不是题目要求的内容。</translation>
    </message>
    <message>
        <source>No answer of the kind that was asked for stands in the reply.</source>
        <translation>回复中没有题目要求的那种答案。</translation>
    </message>
    <message>
        <source>It is not clear which answer is meant: “{detail}”.</source>
        <translation>不清楚以哪个答案为准：“{detail}”。</translation>
    </message>
</context>
<context>
    <name>Fetch</name>
    <message>
        <source>Fetch</source>
        <translation>获取回复</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新建运行…</translation>
    </message>
</context>
<context>
    <name>FetchActing</name>
    <message numerus="yes">
        <source>Ask %n conversation(s) again whose fate is not known?</source>
        <translation>
            <numerusform>要对 %n 个结果不明的对话再次提问吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The service may have answered them already, and may charge for them twice.</source>
        <translation>服务可能已经作答，再次提问可能会重复计费。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次提问</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n conversation(s) of this run?</source>
        <translation>
            <numerusform>要放弃这次运行中的 %n 个对话吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>They are not asked any more. They stay in the run, and can be asked after all.</source>
        <translation>不会再提问这些对话。它们仍留在这次运行中，之后仍可改为提问。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取回复</translation>
    </message>
    <message>
        <source>Saved. It holds from the next go on.</source>
        <translation>已保存。下次继续时生效。</translation>
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
        <translation>没有回复</translation>
    </message>
    <message>
        <source>Request {number}, {purpose}, {time}: {ended}</source>
        <translation>请求 {number}，{purpose}，{time}：{ended}</translation>
    </message>
    <message>
        <source>Request {number}, {time}: {ended}</source>
        <translation>请求 {number}，{time}：{ended}</translation>
    </message>
    <message numerus="yes">
        <source>The answer was ended as complete, with no text, after %n token(s) of reasoning.</source>
        <translation>
            <numerusform>推理用了 %n 个词元后，回复已完整结束，但没有文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The output limit was reached by reasoning alone, after %n token(s) of it.</source>
        <translation>
            <numerusform>仅推理就用了 %n 个词元，已达输出上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step of the arm</source>
        <translation>方案的步骤</translation>
    </message>
    <message>
        <source>Asked at</source>
        <translation>提问时间</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP 状态码</translation>
    </message>
    <message>
        <source>Time until whole</source>
        <translation>完整收到所需的时间</translation>
    </message>
    <message>
        <source>The service says</source>
        <translation>服务的说明</translation>
    </message>
    <message>
        <source>Ended as</source>
        <translation>结束状态</translation>
    </message>
    <message>
        <source>Reason told</source>
        <translation>服务告知的结束原因</translation>
    </message>
    <message>
        <source>Model as returned</source>
        <translation>服务返回的模型</translation>
    </message>
    <message>
        <source>Request number</source>
        <translation>请求编号</translation>
    </message>
    <message>
        <source>System fingerprint</source>
        <translation>系统指纹</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>输入词元数</translation>
    </message>
    <message>
        <source>Of these, from a cache</source>
        <translation>其中读自缓存</translation>
    </message>
    <message>
        <source>Of these, written to a cache</source>
        <translation>其中写入缓存</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出词元数</translation>
    </message>
    <message>
        <source>Of these, reasoning</source>
        <translation>其中用于推理</translation>
    </message>
    <message>
        <source>Reasoning text</source>
        <translation>推理文本</translation>
    </message>
    <message>
        <source>Usage as reported</source>
        <translation>服务报告的用量</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>In a field of its own, kept in the response</source>
        <translation>在单独的字段中，保存于响应内</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>正在写入请求文件…</translation>
    </message>
    <message>
        <source>Reading result files…</source>
        <translation>正在读取结果文件…</translation>
    </message>
    <message>
        <source>Folder for the request files</source>
        <translation>存放请求文件的文件夹</translation>
    </message>
    <message>
        <source>Result files of this run</source>
        <translation>这次运行的结果文件</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl);;All files (*)</source>
        <translation>JSON Lines (*.jsonl);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, first {path}.</source>
        <translation>
            <numerusform>已写入 %n 个文件，第一个是 {path}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking the missing as failed…</source>
        <translation>正在将缺少的算作失败…</translation>
    </message>
</context>
<context>
    <name>FetchBody</name>
    <message>
        <source>Save as file…</source>
        <translation>保存为文件…</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} 字节</translation>
    </message>
    <message>
        <source>The first {shown} characters of {size} bytes; save it to see all</source>
        <translation>{size} 字节中的前 {shown} 个字符；保存后可查看全部</translation>
    </message>
</context>
<context>
    <name>FetchDetail</name>
    <message>
        <source>Requests of this conversation</source>
        <translation>这个对话的请求</translation>
    </message>
    <message>
        <source>To the &amp;reply</source>
        <translation>前往回复(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <translation>请求(&amp;Q)</translation>
    </message>
    <message>
        <source>Respo&amp;nse</source>
        <translation>响应(&amp;N)</translation>
    </message>
    <message>
        <source>Fa&amp;cts</source>
        <translation>事实(&amp;C)</translation>
    </message>
    <message>
        <source>Settin&amp;gs</source>
        <translation>设置(&amp;G)</translation>
    </message>
    <message>
        <source>Hea&amp;ders</source>
        <translation>标头(&amp;D)</translation>
    </message>
    <message>
        <source>Facts of the request</source>
        <translation>请求的概况</translation>
    </message>
    <message>
        <source>What became of every setting</source>
        <translation>每项设置的处理结果</translation>
    </message>
    <message>
        <source>Headers of the response</source>
        <translation>响应的标头</translation>
    </message>
    <message>
        <source>The request as sent, without the key</source>
        <translation>发送的请求，不含密钥</translation>
    </message>
    <message>
        <source>The response as received</source>
        <translation>收到的原始响应</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>As told</source>
        <translation>告知的内容</translation>
    </message>
    <message>
        <source>Withheld while the answer book of this case is hidden.</source>
        <translation>这一题的答案本仍是隐藏的，因此不予显示。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>处理结果</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>标头</translation>
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
        <translation>保存为文件</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
</context>
<context>
    <name>FetchPage</name>
    <message>
        <source>Fetch</source>
        <translation>获取回复</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新建运行…</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>A run begins a new conversation for every case and records each answer as it came. Practice needs no service: its answers are simulated on this computer and marked so everywhere.</source>
        <translation>每次运行都会为每道题目开始一个新对话，并按收到的原样记录每条回复。练习不需要任何服务：回复在这台电脑上模拟生成，并处处标明为模拟。</translation>
    </message>
    <message>
        <source>Try with Practice</source>
        <translation>用“练习”试一试</translation>
    </message>
</context>
<context>
    <name>FetchRemedies</name>
    <message>
        <source>The next conversation might pass the spending limit of {limit}, so none was begun.</source>
        <translation>下一个对话可能会超过费用上限 {limit}，因此未再开始任何对话。</translation>
    </message>
    <message>
        <source>It can be left out; {setting} is then recorded as not provided for the answers to come.</source>
        <translation>可以略去“{setting}”；之后的回复会将此项设置记录为未提供。</translation>
    </message>
    <message>
        <source>Leave out {setting} and go on</source>
        <translation>略去“{setting}”并继续</translation>
    </message>
    <message>
        <source>Send the limit as {name} and go on</source>
        <translation>改以 {name} 发送上限并继续</translation>
    </message>
    <message>
        <source>Send the JSON schema as {name} and go on</source>
        <translation>改以 {name} 发送 JSON Schema 并继续</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Pace and limit…</source>
        <translation>速度与上限…</translation>
    </message>
    <message>
        <source>Leave out {setting} in new files</source>
        <translation>在新文件中略去“{setting}”</translation>
    </message>
    <message>
        <source>Write the limit as {name} in new files</source>
        <translation>在新文件中改以 {name} 写入上限</translation>
    </message>
    <message>
        <source>Write the JSON schema as {name} in new files</source>
        <translation>在新文件中改以 {name} 写入 JSON Schema</translation>
    </message>
</context>
<context>
    <name>FetchRunButtons</name>
    <message>
        <source>Pausing…</source>
        <translation>正在暂停…</translation>
    </message>
    <message numerus="yes">
        <source>Ask %n failed again</source>
        <translation>
            <numerusform>再次提问：失败的 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n unknown again…</source>
        <translation>
            <numerusform>再次提问：结果不明的 %n 个…</numerusform>
        </translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message numerus="yes">
        <source>Ask %n given up after all</source>
        <translation>
            <numerusform>改为提问：已放弃的 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up the rest…</source>
        <translation>放弃其余的对话…</translation>
    </message>
    <message>
        <source>Pace and limit…</source>
        <translation>速度与上限…</translation>
    </message>
    <message>
        <source>Write request files…</source>
        <translation>写入请求文件…</translation>
    </message>
    <message>
        <source>Read result files…</source>
        <translation>读取结果文件…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cut off what is on its way; it becomes unknown</source>
        <translation>中断还在途中的回复；这些对话会变成结果不明</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Ask nothing new, and wait for what is on its way</source>
        <translation>不再提出新的问题，并等待还在途中的回复</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>FetchRunPanel</name>
    <message>
        <source>{sign} Simulated: no model was asked</source>
        <translation>{sign} 模拟：未向任何模型提问</translation>
    </message>
</context>
<context>
    <name>FetchRunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新建运行…</translation>
    </message>
</context>
<context>
    <name>FetchTasks</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复序号</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求次数</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过情况</translation>
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
        <translation>{sign} 格式错误</translation>
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
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Conversations to show</source>
        <translation>要显示的对话</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
</context>
<context>
    <name>Fetching</name>
    <message>
        <source>It begins when the run under way is done.</source>
        <translation>当前的运行完成后就会开始。</translation>
    </message>
    <message>
        <source>{host} is asked: {name}.</source>
        <translation>正在向 {host} 提问：{name}。</translation>
    </message>
    <message>
        <source>Answers are simulated: {name}.</source>
        <translation>正在这台电脑上模拟生成回复：{name}。</translation>
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
        <translation>进行中</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>结果不明</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>{sign} {state}</source>
        <translation>{sign} {state}</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>尚未提问</translation>
    </message>
    <message>
        <source>Asked just now; the answer is on its way</source>
        <translation>刚刚提问，回复还在途中</translation>
    </message>
    <message>
        <source>What came back is recorded as a reply</source>
        <translation>返回的内容已记录为回复</translation>
    </message>
    <message>
        <source>The service gave no answer</source>
        <translation>服务没有给出回复</translation>
    </message>
    <message>
        <source>Sent, but nobody knows whether it was answered: it may have been charged</source>
        <translation>已发送，但无从得知是否已作答：可能已经计费</translation>
    </message>
    <message>
        <source>Not to be asked any more</source>
        <translation>不再提问</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, under way</source>
        <translation>已作答 {answered} / {total}，进行中</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, {failed} not</source>
        <translation>已作答 {answered} / {total}，{failed} 个没有回复</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, done</source>
        <translation>已作答 {answered} / {total}，已完成</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, at the spending limit</source>
        <translation>已作答 {answered} / {total}，已达费用上限</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, stopped</source>
        <translation>已作答 {answered} / {total}，已停止</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, files to be written</source>
        <translation>已作答 {answered} / {total}，尚待写入文件</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, waits for results</source>
        <translation>已作答 {answered} / {total}，等待结果</translation>
    </message>
    <message>
        <source>{answered} of {total} answered, paused</source>
        <translation>已作答 {answered} / {total}，已暂停</translation>
    </message>
    <message>
        <source>Answers of {examinee} are simulated on this computer; no model is asked.</source>
        <translation>{examinee} 的回复在这台电脑上模拟生成；不会向任何模型提问。</translation>
    </message>
    <message>
        <source>Batch files for {connection}. Examinee: {examinee}. Nothing is sent from here.</source>
        <translation>供 {connection} 使用的批处理文件。考生：{examinee}。不会从这里发送任何内容。</translation>
    </message>
    <message>
        <source>{host} is asked by way of {connection}. Examinee: {examinee}.</source>
        <translation>通过 {connection} 向 {host} 提问。考生：{examinee}。</translation>
    </message>
    <message>
        <source>{answered} of {total} answered</source>
        <translation>已作答 {answered} / {total}</translation>
    </message>
    <message>
        <source>{number} under way</source>
        <translation>进行中 {number}</translation>
    </message>
    <message>
        <source>{number} waiting</source>
        <translation>等待中 {number}</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>失败 {number}</translation>
    </message>
    <message>
        <source>{number} unknown</source>
        <translation>结果不明 {number}</translation>
    </message>
    <message>
        <source>{number} given up</source>
        <translation>已放弃 {number}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts in a line</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{number} answers a minute</source>
        <translation>每分钟 {number} 条回复</translation>
    </message>
    <message>
        <source>About {time} left</source>
        <translation>约剩 {time}</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>{number} h</source>
        <translation>{number} 小时</translation>
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
            <numerusform>已花费 {spent}，另有 %n 条回复费用不明</numerusform>
        </translation>
    </message>
    <message>
        <source>Spent {spent}</source>
        <translation>已花费 {spent}</translation>
    </message>
    <message>
        <source>Spent {spent} of at most {limit}</source>
        <translation>已花费 {spent}，上限 {limit}</translation>
    </message>
    <message>
        <source>The service asked to be left alone: going on in {time}.</source>
        <translation>服务要求暂缓提问：{time}后继续。</translation>
    </message>
    <message>
        <source>The run {name} is not finished: {answered} of {total} answered, {unknown} unknown. Nothing is asked of {host} until you go on.</source>
        <translation>运行“{name}”尚未完成：已作答 {answered} / {total}，结果不明 {unknown}。在您继续之前，不会向 {host} 提问。</translation>
    </message>
    <message>
        <source>{host} and {tracker}</source>
        <translation>{host} 和 {tracker}</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>这台电脑</translation>
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
        <source>Free text, or held to a JSON schema</source>
        <translation>自由文本，或按 JSON Schema</translation>
    </message>
    <message>
        <source>The number of tokens the model may read</source>
        <translation>模型可读取的词元数</translation>
    </message>
    <message>
        <source>The number that draws the same reply again</source>
        <translation>能再次得出相同回复的数字</translation>
    </message>
    <message>
        <source>For example: code interpreter, web search</source>
        <translation>例如：代码执行、网页搜索</translation>
    </message>
    <message>
        <source>What stands around the conversation; empty is bare</source>
        <translation>用于对话的方案；留空即为无辅助</translation>
    </message>
    <message>
        <source>Empty: the fixed acknowledgements</source>
        <translation>留空：固定的简短回应</translation>
    </message>
    <message>
        <source>Percent of the context window, for example 80</source>
        <translation>上下文窗口的百分比，例如 80</translation>
    </message>
    <message>
        <source>Empty: the same model</source>
        <translation>留空：同一个模型</translation>
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
        <source>Output format</source>
        <translation>输出格式</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>上下文窗口</translation>
    </message>
    <message>
        <source>Sampling seed</source>
        <translation>采样种子</translation>
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
        <translation>助手的回应</translation>
    </message>
    <message>
        <source>Compaction trigger</source>
        <translation>压缩触发点</translation>
    </message>
    <message>
        <source>Tracker model</source>
        <translation>追踪器模型</translation>
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
    <name>FindBar</name>
    <message>
        <source>Find in the cells shown</source>
        <translation>在显示的单元格中查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find previo&amp;us</source>
        <translation>查找上一个(&amp;U)</translation>
    </message>
    <message>
        <source>Th&amp;is column only</source>
        <translation>仅此列(&amp;I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>用来替换的文本</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Replace a&amp;ll…</source>
        <translation>全部替换(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>FingerprintArea</name>
    <message>
        <source>Whose fingerprints</source>
        <translation>查看谁的错误特征</translation>
    </message>
    <message>
        <source>Whole-case reply</source>
        <translation>整题回复</translation>
    </message>
    <message>
        <source>Reply to prefix {k}</source>
        <translation>前缀 {k} 的回复</translation>
    </message>
</context>
<context>
    <name>FingerprintPanel</name>
    <message>
        <source>Fingerprints</source>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>Slips that would give exactly this answer</source>
        <translation>会得出完全相同答案的失误类型</translation>
    </message>
    <message>
        <source>Slips that would give all but one cell</source>
        <translation>会得出只差一个单元格的答案的失误类型</translation>
    </message>
    <message>
        <source>Comparing the answer with known slips…</source>
        <translation>正在将答案与已知的失误类型比对…</translation>
    </message>
    <message numerus="yes">
        <source>Near matches: all but one cell (%n)</source>
        <translation>
            <numerusform>近似相符：只差一个单元格（%n）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fingerprints</name>
    <message>
        <source>whole case</source>
        <comment>where a slip happened</comment>
        <translation>整题</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two numbers of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>update {list} and %n more</source>
        <translation>
            <numerusform>第 {list} 个更新，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>update {k}</source>
        <translation>第 {k} 个更新</translation>
    </message>
    <message>
        <source>update {list} or {last}</source>
        <translation>第 {list} 或 {last} 个更新</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list}，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>at most {chance}</source>
        <translation>至多 {chance}</translation>
    </message>
    <message>
        <source>under 1 in a million</source>
        <translation>低于百万分之一</translation>
    </message>
    <message>
        <source>1 in {n}</source>
        <translation>{n} 分之 1</translation>
    </message>
    <message>
        <source>about 1 in {n}</source>
        <translation>约 {n} 分之 1</translation>
    </message>
    <message>
        <source>over {percent} %</source>
        <translation>超过 {percent} %</translation>
    </message>
    <message>
        <source>about {percent} %</source>
        <translation>约 {percent} %</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{sign} {chance}: says little</source>
        <translation>{sign} {chance}：参考价值很低</translation>
    </message>
    <message>
        <source>{sign} {chance}: says nothing</source>
        <translation>{sign} {chance}：没有参考价值</translation>
    </message>
    <message numerus="yes">
        <source>%n different wrong answer(s) of this slip were tried.</source>
        <translation>
            <numerusform>试过这种失误类型的 %n 种不同错误答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} (given: {value})</source>
        <translation>{cell}（回复值：{value}）</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}.</source>
        <translation>与下列失误类型相符：{slip}，{place}。偶然相符的概率：{chance}。</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}, which says little.</source>
        <translation>与下列失误类型相符：{slip}，{place}。偶然相符的概率：{chance}，参考价值很低。</translation>
    </message>
    <message>
        <source>Consistent with: {slip}, {place}. By chance: {chance}, which says nothing.</source>
        <translation>与下列失误类型相符：{slip}，{place}。偶然相符的概率：{chance}，没有参考价值。</translation>
    </message>
    <message>
        <source>Consistent with</source>
        <translation>相符的失误类型</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>试过种数</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>偶然概率</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>The answer given to the whole case equals what these slips would give:</source>
        <translation>整题的答案等于下列失误类型会得出的答案：</translation>
    </message>
    <message>
        <source>The answer given to prefix {k} equals what these slips would give:</source>
        <translation>前缀 {k} 的答案等于下列失误类型会得出的答案：</translation>
    </message>
    <message numerus="yes">
        <source>No known slip gives this answer. %n alternative(s) were tried.</source>
        <translation>
            <numerusform>没有任何已知的失误类型会得出这个答案。共试过 %n 种可能。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s) were tried. A wrong answer drawn at random matches at least one of them with a chance of: {chance}.</source>
        <translation>
            <numerusform>共试过 %n 种可能。随机抽出的错误答案至少与其中一种相符的概率：{chance}。</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance: how often a random wrong answer would be one of those that the slip covers. Random is meant in two ways, and the greater figure is told: each cell drawn evenly from the numbers of the case, or the right values put into the cells in another way.</source>
        <translation>偶然概率：随机的错误答案有多常属于该失误类型所涵盖的答案。“随机”有两种算法，列出较大的数字：每个单元格从题目的数字中均匀抽取，或将正确的值以另一种排法放入各单元格。</translation>
    </message>
    <message>
        <source>A match shows that the answer equals what the slip would give; it does not show what happened inside the model.</source>
        <translation>相符只表示答案等于该失误类型会得出的答案；并不能说明模型内部发生了什么。</translation>
    </message>
    <message>
        <source>The answer is incomplete: its values are not compared.</source>
        <translation>答案不完整：不比对其中的值。</translation>
    </message>
    <message>
        <source>The model never had the whole prompt, so nothing is compared.</source>
        <translation>模型从未收到完整的提示，因此未作比对。</translation>
    </message>
    <message>
        <source>The answer was not graded, so nothing is compared.</source>
        <translation>答案未评分，因此未作比对。</translation>
    </message>
    <message>
        <source>Format error: no values could be read, so nothing is compared.</source>
        <translation>格式错误：无法读取任何值，因此未作比对。</translation>
    </message>
    <message>
        <source>The answer is right: there is no slip to look for.</source>
        <translation>答案正确：没有失误类型可找。</translation>
    </message>
    <message>
        <source>No reply here yet, so nothing is compared.</source>
        <translation>这里还没有回复，因此未作比对。</translation>
    </message>
    <message>
        <source>The comparison was cancelled: nothing is known of this answer. It is made anew when this tab is opened again.</source>
        <translation>比对已取消：这个答案的情况不明。再次打开这个标签页时会重新比对。</translation>
    </message>
    <message>
        <source>The comparison could not be finished: nothing is known of this answer.</source>
        <translation>比对无法完成：这个答案的情况不明。</translation>
    </message>
</context>
<context>
    <name>FirstError</name>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
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
        <source>There is no wrong state to look for.</source>
        <translation>没有答错的状态可找。</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>还没有题目</translation>
    </message>
    <message>
        <source>The model never had the whole prompt: nothing is to be looked for.</source>
        <translation>模型从未收到完整的提示：没有可找的内容。</translation>
    </message>
    <message>
        <source>A simulated reply to a case with a hidden answer book</source>
        <translation>答案本仍隐藏的题目，其模拟回复</translation>
    </message>
    <message>
        <source>No model has answered the case yet. The simulated reply can be followed here prefix by prefix once the answer book is open.</source>
        <translation>还没有模型回答这一题。答案本打开后，就能在这里逐个前缀查看模拟的回复。</translation>
    </message>
    <message>
        <source>Reveal answer book…</source>
        <translation>揭晓答案本…</translation>
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
        <source>No recorded reply is wrong</source>
        <translation>已记录的回复没有一条答错</translation>
    </message>
    <message>
        <source>Copied. Paste it into a new conversation, then bring the reply back here.</source>
        <translation>已复制。请粘贴到新对话中，再把回复带回这里。</translation>
    </message>
    <message>
        <source>The whole-case reply is simulated, and what a model gave is not counted beside it. Nothing was recorded.</source>
        <translation>整题回复是模拟的，不与模型给出的回复并列计算。未记录任何内容。</translation>
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
    <name>FirstErrorAcross</name>
    <message>
        <source>No reply yet</source>
        <translation>还没有回复</translation>
    </message>
    <message>
        <source>Record whole-case replies on the Desk. Those that are not right are counted here once their prefixes are probed.</source>
        <translation>请在“作答”页记录整题回复。未答对的回复，待其前缀经过探测后，就会在这里统计。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答页</translation>
    </message>
    <message>
        <source>Counting first observed wrong prefixes…</source>
        <translation>正在统计第一个被观察到答错的前缀…</translation>
    </message>
    <message>
        <source>Comparing the answers with known slips…</source>
        <translation>正在将各答案与已知的失误类型比对…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>First observed wrong prefixes</source>
        <translation>第一个被观察到答错的前缀</translation>
    </message>
    <message>
        <source>Export the histogram</source>
        <translation>导出直方图</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
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
        <translation>{case} · 种子 {seed} · {set}</translation>
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
        <translation>{reply} · {sign} 模拟</translation>
    </message>
</context>
<context>
    <name>FirstErrorLab</name>
    <message>
        <source>A probe is another conversation with another input: it shows what was observed at that prefix, not what happened inside the whole reply.</source>
        <translation>探测是另一个对话、另一份输入：它显示在该前缀观察到什么，而不是整题回复的内部发生了什么。</translation>
    </message>
</context>
<context>
    <name>FirstErrorPage</name>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>This case</source>
        <translation>这一题</translation>
    </message>
    <message>
        <source>Across cases</source>
        <translation>跨题统计</translation>
    </message>
    <message>
        <source>One case or what recurs across cases</source>
        <translation>查看单个题目，或跨题反复出现的情形</translation>
    </message>
    <message>
        <source>Export diagnosis…</source>
        <translation>导出诊断…</translation>
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
            <numerusform>更新数超过 {first} % 至 {last} %：%n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefix {first}: %n case(s)</source>
        <translation>
            <numerusform>前缀 {first}：%n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefixes {first} to {last}: %n case(s)</source>
        <translation>
            <numerusform>前缀 {first} 到 {last}：%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} / {total}</translation>
    </message>
    <message>
        <source>Cases with a wrong prefix observed: n = {n}, of {probed} probed, of {units} not right; {rest} not probed.</source>
        <translation>观察到答错的前缀的题数：n = {n}；未答对的 {units} 题中，已探测 {probed} 题，未探测 {rest} 题。</translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) whose input was cut or too long: not counted.</source>
        <translation>
            <numerusform>另有 %n 条回复的输入被截或过长：不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) not graded: not counted.</source>
        <translation>
            <numerusform>另有 %n 条回复未评分：不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated reply(ies) to cases with a hidden answer book left out until that is open.</source>
        <translation>
            <numerusform>略去 %n 条模拟回复，其题目的答案本仍隐藏；打开后才计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s), {incomplete} incomplete. Superseded ones are left out.</source>
        <translation>
            <numerusform>%n 条整题回复：答对 {right} 条，答错 {wrong} 条，格式错误 {format_errors} 条，不完整 {incomplete} 条。已被取代的不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s). Superseded ones are left out.</source>
        <translation>
            <numerusform>%n 条整题回复：答对 {right} 条，答错 {wrong} 条，格式错误 {format_errors} 条。已被取代的不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>All examinees, pooled: a case asked of two examinees counts twice.</source>
        <translation>所有考生合并计算：一题由两位考生作答，就计为两次。</translation>
    </message>
    <message>
        <source>Simulated replies only: none of them is by a model.</source>
        <translation>只有模拟的回复：没有一条出自模型。</translation>
    </message>
    <message>
        <source>A prefix asked several times counts once: it is observed wrong when any of its standing replies is wrong.</source>
        <translation>多次提问的前缀只计一次：有效的回复中只要有一条答错，就视为观察到答错。</translation>
    </message>
    <message>
        <source>The kind is that of the last update of the prefix. Only where the prefix before it was probed and right is nothing between the two unknown. Beside each count stands how many of all probed prefixes end so: a kind that is probed more often is found more often.</source>
        <translation>种类是指前缀中最后一个更新的种类。只有前一个前缀也已探测且答对时，两者之间才没有未知之处。每个计数旁列出所有已探测的前缀中有多少以这种更新结尾：越常探测的种类，越常被找到。</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) and {incomplete} incomplete answer(s) are not. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>已比对 %n 个错误答案；未比对的有：格式错误 {format_errors} 条、不完整的答案 {incomplete} 条。偶然预期数：该失误类型在所有已比对答案中的概率总和。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) gave no values to compare. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>已比对 %n 个错误答案；{format_errors} 条格式错误没有可供比对的值。偶然预期数：该失误类型在所有已比对答案中的概率总和。</numerusform>
        </translation>
    </message>
    <message>
        <source>under {n}</source>
        <translation>低于 {n}</translation>
    </message>
    <message>
        <source>First observed wrong prefix, share of the case&apos;s updates</source>
        <translation>第一个被观察到答错的前缀，占该题更新数的比例</translation>
    </message>
    <message>
        <source>First observed wrong prefix, number of updates</source>
        <translation>第一个被观察到答错的前缀，更新数</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Share of updates</source>
        <translation>更新数比例</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新数</translation>
    </message>
    <message>
        <source>Last update</source>
        <translation>最后一个更新</translation>
    </message>
    <message>
        <source>Right before</source>
        <translation>前一个前缀答对</translation>
    </message>
    <message>
        <source>Probed prefixes</source>
        <translation>已探测的前缀</translation>
    </message>
    <message>
        <source>Consistent with</source>
        <translation>相符的失误类型</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案数</translation>
    </message>
    <message>
        <source>Expected by chance</source>
        <translation>偶然预期数</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>First observed wrong</source>
        <translation>第一个被观察到答错</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>题组</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>none observed</source>
        <translation>未观察到</translation>
    </message>
    <message>
        <source>not probed</source>
        <translation>未探测</translation>
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
    <name>GroupsPanel</name>
    <message>
        <source>Group by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>Tick to tell trials apart by this</source>
        <translation>勾选后按此区分试次</translation>
    </message>
    <message>
        <source>Groups of trials</source>
        <translation>试次分组</translation>
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
        <source>It opens by itself when a model&apos;s reply to this case is recorded. A simulated one opens nothing.</source>
        <translation>记录模型对这一题的回复后，它会自动打开。模拟的回复不会打开它。</translation>
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
    <message>
        <source>{reply}, {sign} simulated</source>
        <translation>{reply}，{sign} 模拟</translation>
    </message>
</context>
<context>
    <name>HorizonPanel</name>
    <message>
        <source>The curves are still being fitted…</source>
        <translation>曲线仍在拟合中…</translation>
    </message>
    <message>
        <source>No trial is answered yet: there is no horizon to look for.</source>
        <translation>还没有已作答的试次：没有追踪视界可求。</translation>
    </message>
    <message>
        <source>The curves were not fitted: that was stopped.</source>
        <translation>未拟合曲线：拟合已停止。</translation>
    </message>
    <message>
        <source>Tracking horizons</source>
        <translation>追踪视界</translation>
    </message>
    <message>
        <source>Passed at each length</source>
        <translation>各长度的通过数</translation>
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
        <translation>前缀</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Encoding of the reply</source>
        <translation>回复的编码</translation>
    </message>
    <message>
        <source>SHA-256 of the reply</source>
        <translation>回复的 SHA-256</translation>
    </message>
    <message>
        <source>Number of the reply</source>
        <translation>回复编号</translation>
    </message>
    <message>
        <source>Corrects reply number</source>
        <translation>所更正的回复编号</translation>
    </message>
    <message>
        <source>Converted from HTML</source>
        <translation>由 HTML 转换</translation>
    </message>
    <message>
        <source>All cells right</source>
        <translation>整题全对</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>裁定理由</translation>
    </message>
    <message>
        <source>Time of the ruling</source>
        <translation>裁定时间</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>不读取</translation>
    </message>
    <message>
        <source>Own column: {name}</source>
        <translation>自定义列：{name}</translation>
    </message>
</context>
<context>
    <name>ImportColumnsTable</name>
    <message>
        <source>Column of the file</source>
        <translation>文件中的列</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读取为</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>{column}: read as</source>
        <translation>{column}：读取为</translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message>
        <source>&amp;Leave them as they are here</source>
        <translation>保持这里现有的内容(&amp;L)</translation>
    </message>
    <message>
        <source>Take their &amp;fields, rulings and own columns from the file</source>
        <translation>采用文件中的字段、裁定和自定义列(&amp;F)</translation>
    </message>
    <message>
        <source>Rows with a problem or another verdict</source>
        <translation>有问题或判定不同的行</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that are here already differ in what you filled in.</source>
        <translation>
            <numerusform>已在这里的行中，有 %n 行与您填写的内容不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>发现的情况</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 行未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportItemsDialog</name>
    <message>
        <source>Choose a file of tasks</source>
        <translation>选择任务文件</translation>
    </message>
    <message>
        <source>Files of tasks (*.jsonl *.jsonl.gz *.json);;All files (*)</source>
        <translation>任务文件 (*.jsonl *.jsonl.gz *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose at least one condition.</source>
        <translation>请至少选一个条件。</translation>
    </message>
    <message>
        <source>Choose a file with tasks.</source>
        <translation>请选择含有任务的文件。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>第几条</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Why it became no item</source>
        <translation>未成为原题的原因</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>GSM8K, HumanEval, BFCL and sharded instructions can be read, as their sources publish them.</source>
        <translation>可读取 GSM8K、HumanEval、BFCL 和分片指令，格式与各来源发布时相同。</translation>
    </message>
    <message>
        <source>{format}: {items} of {records} records became items.</source>
        <translation>{format}：{records} 条记录中有 {items} 条成为原题。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s): {sentence}</source>
        <translation>
            <numerusform>%n 个原题：{sentence}</numerusform>
        </translation>
    </message>
    <message>
        <source>Import items</source>
        <translation>导入原题</translation>
    </message>
    <message>
        <source>&amp;Choose file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>文件的内容</translation>
    </message>
    <message>
        <source>Records that became no item</source>
        <translation>未成为原题的记录</translation>
    </message>
</context>
<context>
    <name>ImportLogDialog</name>
    <message>
        <source>Import into the run log</source>
        <translation>导入到记录表</translation>
    </message>
    <message>
        <source>Ch&amp;oose a file…</source>
        <translation>选择文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Columns and first ro&amp;ws of the file</source>
        <translation>文件的各列与前几行(&amp;W)</translation>
    </message>
    <message>
        <source>Columns and first rows of the file</source>
        <translation>文件的各列与前几行</translation>
    </message>
    <message>
        <source>Check the &amp;rows again</source>
        <translation>重新检查各行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>All rows are imported or none. Every reply is judged here; a verdict in the file is never taken over. Recorded replies stay for good: undo takes back fields, rulings and new columns only.</source>
        <translation>所有行一并导入，否则一行也不导入。每条回复都在此判定；绝不沿用文件中的判定。已记录的回复会永久保留：撤销只会收回字段、裁定和新的列。</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Choose the encoding in which its first rows read right.</source>
        <translation>此文件不是 UTF-8。请选择能让前几行正确显示的编码。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message numerus="yes">
        <source>%n row(s) in the file.</source>
        <translation>
            <numerusform>文件中有 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new reply(s) to be recorded.</source>
        <translation>
            <numerusform>将记录 %n 条新回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them simulated.</source>
        <translation>
            <numerusform>其中 %n 条为模拟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) here already.</source>
        <translation>
            <numerusform>%n 条回复已在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a reply record nothing.</source>
        <translation>
            <numerusform>%n 行没有回复，不会记录任何内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) correct one that is not in the file, and stand alone.</source>
        <translation>
            <numerusform>%n 条回复所更正的对象不在文件中，因此各自独立。</numerusform>
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
            <numerusform>%n 个新列。</numerusform>
        </translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Left aside: {names}. What a service told is kept for replies fetched here, and is not taken from a file.</source>
        <translation>不采用：{names}。服务告知的内容只为在此获取的回复保存，不从文件读入。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is imported until the file has none.</source>
        <translation>
            <numerusform>%n 个问题：文件中的问题全部排除之前，不会导入任何内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) recorded from {file}.</source>
        <translation>
            <numerusform>已从 {file} 记录 %n 条回复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) brought up to date.</source>
        <translation>
            <numerusform>已更新 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n 条原已在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) of the file differ from the scorer’s, which counts.</source>
        <translation>
            <numerusform>文件中有 %n 项判定与评分器的不同；以评分器的为准。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReadingRow</name>
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
        <source>Choose the encoding…</source>
        <translation>选择编码…</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>分隔符(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Decimal sign</source>
        <translation>小数符号(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take one apostrophe off the front of texts</source>
        <translation>去掉文本开头的一个撇号(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>The row names no case.</source>
        <translation>这一行未指明题目。</translation>
    </message>
    <message>
        <source>No case “{case}” of the set “{set}” with seed {seed} is in this document. Make or import the case set first.</source>
        <translation>此文档中没有题组“{set}”、种子 {seed} 的题目“{case}”。请先创建或导入该题组。</translation>
    </message>
    <message>
        <source>Several cases are called “{case}”. Give the case set and the seed too.</source>
        <translation>有多道题目名为“{case}”。请一并提供题组和种子。</translation>
    </message>
    <message>
        <source>Another prompt was answered than that of the case in this document: its SHA-256 sum differs.</source>
        <translation>作答所依的提示与此文档中该题的提示不同：SHA-256 校验和不一致。</translation>
    </message>
    <message>
        <source>“{value}” is too small. Use {least} or more.</source>
        <translation>“{value}”太小。请使用 {least} 或更大的数。</translation>
    </message>
    <message>
        <source>This is no SHA-256 sum of 64 digits and letters from a to f.</source>
        <translation>这不是由 64 个数字和字母 a 到 f 组成的 SHA-256 校验和。</translation>
    </message>
    <message>
        <source>The text looks like an access key, which must not be kept in a document. Take it out.</source>
        <translation>文本看起来像访问密钥，不得存入文档。请将它删除。</translation>
    </message>
    <message>
        <source>“{value}” is no way to write a reply. Write text or base64.</source>
        <translation>“{value}”不是回复的写法。请写 text 或 base64。</translation>
    </message>
    <message>
        <source>The reply is said to be base64 and is not.</source>
        <translation>回复注明为 base64，实际上并不是。</translation>
    </message>
    <message>
        <source>The reply is not the one that its SHA-256 sum was taken of. Something changed it, perhaps a spreadsheet.</source>
        <translation>这条回复不是当初计算 SHA-256 校验和的那一条。有什么改动了它，也许是电子表格软件。</translation>
    </message>
    <message>
        <source>The file holds the SHA-256 sum of a reply without the reply, and it is not in this document. Export with the text of every reply.</source>
        <translation>文件只有回复的 SHA-256 校验和，没有回复本身，而此文档中也没有这条回复。请在导出时附上每条回复的文本。</translation>
    </message>
    <message>
        <source>“{value}” is no source of a reply. Write one of: {known}.</source>
        <translation>“{value}”不是回复的来源。请写下列之一：{known}。</translation>
    </message>
    <message>
        <source>“{value}” is no way in which a service ends an answer. Write one of: {known}.</source>
        <translation>“{value}”不是服务结束回复的方式。请写下列之一：{known}。</translation>
    </message>
    <message>
        <source>“{value}” is no time with its offset from UTC. Write it as 2026-11-30T08:00:00+08:00.</source>
        <translation>“{value}”不是带有 UTC 时差的时间。请写成 2026-11-30T08:00:00+08:00。</translation>
    </message>
    <message>
        <source>“{value}” is no ruling. Write right or wrong.</source>
        <translation>“{value}”不是裁定。请写 right 或 wrong。</translation>
    </message>
    <message>
        <source>Two rows have the same number of the reply. Give each its own, or none.</source>
        <translation>有两行的回复编号相同。请各给一个编号，或都不给。</translation>
    </message>
    <message>
        <source>A reply can correct an earlier one only. Look at the numbers of the replies.</source>
        <translation>回复只能更正较早的回复。请检查回复编号。</translation>
    </message>
    <message>
        <source>The row has {found} fields and the header {wanted}. Look at the separator and the quotes.</source>
        <translation>这一行有 {found} 个字段，标题行有 {wanted} 个。请检查分隔符和引号。</translation>
    </message>
    <message>
        <source>The file says {correct} of {total} cells. The scorer says {right} of {cells}, and that is recorded.</source>
        <translation>文件说 {total} 个字段中 {correct} 个正确。评分器判为 {cells} 个中 {right} 个，并以此记录。</translation>
    </message>
    <message>
        <source>The file tells another format error, or none. The scorer’s own is recorded: {right} of {cells} cells.</source>
        <translation>文件注明的是另一种格式错误，或没有注明。记录的是评分器自己的判定：{cells} 个字段中 {right} 个正确。</translation>
    </message>
</context>
<context>
    <name>Infidelity</name>
    <message>
        <source>It is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>The value is not said in these words: {words}</source>
        <translation>这段文字没有说出值：{words}</translation>
    </message>
    <message>
        <source>The goal is not named in these words: {words}</source>
        <translation>这段文字没有提到目标的名称：{words}</translation>
    </message>
    <message>
        <source>It cannot be told which value belongs to which goal: {words}</source>
        <translation>无法分辨哪个值属于哪个目标：{words}</translation>
    </message>
    <message>
        <source>A value that is not of this turn is said: {words}</source>
        <translation>说出了不属于这一轮的值：{words}</translation>
    </message>
    <message>
        <source>A goal that is not of this turn is named: {words}</source>
        <translation>提到了不属于这一轮的目标：{words}</translation>
    </message>
    <message>
        <source>A number that nobody asked is said: {words}</source>
        <translation>说出了没有人要求的数字：{words}</translation>
    </message>
    <message>
        <source>It is not said that this is withdrawn: {words}</source>
        <translation>没有说明这一项已撤回：{words}</translation>
    </message>
    <message>
        <source>It sounds as if something were withdrawn or not wanted: {words}</source>
        <translation>听起来像是撤回了什么，或不要什么：{words}</translation>
    </message>
    <message>
        <source>It is not said that this changes: {words}</source>
        <translation>没有说明这一项有变更：{words}</translation>
    </message>
    <message>
        <source>It sounds as if something from before changed: {words}</source>
        <translation>听起来像是先前的内容有了变更：{words}</translation>
    </message>
    <message>
        <source>It does not say that nothing has changed.</source>
        <translation>没有说明一切都没有变更。</translation>
    </message>
    <message>
        <source>It seems to tell earlier things again: {words}</source>
        <translation>似乎重述了先前的内容：{words}</translation>
    </message>
    <message>
        <source>It leaves open what holds: {words}</source>
        <translation>没有说清楚以哪个为准：{words}</translation>
    </message>
    <message>
        <source>This is not in the language of the conversation: {words}</source>
        <translation>使用的不是这个对话的语言：{words}</translation>
    </message>
    <message>
        <source>It is too long, in characters: {words}</source>
        <translation>过长（字符数）：{words}</translation>
    </message>
    <message>
        <source>It has several lines.</source>
        <translation>内容有好几行。</translation>
    </message>
    <message>
        <source>There are characters in it that cannot be seen.</source>
        <translation>其中有看不见的字符。</translation>
    </message>
    <message>
        <source>There is something around the message: {words}</source>
        <translation>消息前后有多余的内容：{words}</translation>
    </message>
    <message>
        <source>It is the same as the message before it.</source>
        <translation>与前一条消息相同。</translation>
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
    <name>LabActions</name>
    <message>
        <source>Copy the prompt of this prefix</source>
        <translation>复制此前缀的提示</translation>
    </message>
    <message>
        <source>Record the clipboard as the reply to this prefix</source>
        <translation>将剪贴板的内容记录为此前缀的回复</translation>
    </message>
    <message>
        <source>Next prefix to ask</source>
        <translation>下一个要提问的前缀</translation>
    </message>
    <message>
        <source>First observed wrong prefix</source>
        <translation>第一个被观察到答错的前缀</translation>
    </message>
    <message>
        <source>Previous change of the chosen cell</source>
        <translation>所选单元格的上一次更改</translation>
    </message>
    <message>
        <source>Next change of the chosen cell</source>
        <translation>所选单元格的下一次更改</translation>
    </message>
    <message>
        <source>Who wrote the chosen cell last</source>
        <translation>所选单元格最后由谁写入</translation>
    </message>
    <message>
        <source>Where the value of the chosen cell came from</source>
        <translation>所选单元格的值从哪里来</translation>
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
        <translation>有一次运行正在进行</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are on their way.</source>
        <translation>
            <numerusform>有 %n 条回复还在途中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped now, nobody knows whether they were answered, and they may be charged. Nothing that came in is lost either way.</source>
        <translation>现在停止，就无从得知这些对话是否已有作答，而且可能会计费。无论如何，已收到的内容都不会丢失。</translation>
    </message>
    <message>
        <source>&amp;Wait for them</source>
        <translation>等待完成(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>停止并关闭(&amp;S)</translation>
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
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Replace…</source>
        <translation>替换(&amp;R)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Search the run log</source>
        <translation>搜索记录表(&amp;S)</translation>
    </message>
    <message>
        <source>Filter by &amp;value…</source>
        <translation>按值筛选(&amp;V)…</translation>
    </message>
    <message>
        <source>Show ever&amp;y row</source>
        <translation>显示所有行(&amp;Y)</translation>
    </message>
    <message>
        <source>Open the case on the &amp;Desk</source>
        <translation>在“作答”页打开题目(&amp;D)</translation>
    </message>
    <message>
        <source>Find the first &amp;observed wrong prefix</source>
        <translation>查找第一个被观察到答错的前缀(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with column names</source>
        <translation>连同列名复制(&amp;W)</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>粘贴(&amp;S)</translation>
    </message>
    <message>
        <source>Fi&amp;ll down</source>
        <translation>向下填充(&amp;L)</translation>
    </message>
    <message>
        <source>Mark the chosen cells as no&amp;t provided</source>
        <translation>将所选单元格标为未提供(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>设为空白(&amp;B)</translation>
    </message>
    <message>
        <source>Edit as lon&amp;g text…</source>
        <translation>以长文本编辑(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;History of the cell…</source>
        <translation>单元格的历史(&amp;H)…</translation>
    </message>
    <message>
        <source>R&amp;ule on the reply…</source>
        <translation>对回复作出裁定(&amp;U)…</translation>
    </message>
    <message>
        <source>Colu&amp;mn</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>New column…</source>
        <translation>新建列…</translation>
    </message>
    <message>
        <source>&amp;Keep the columns up to this one in sight</source>
        <translation>冻结到此列(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>LogColumns</name>
    <message>
        <source>Column {name} added, at the right of the others.</source>
        <translation>已添加列“{name}”，位于其他列的右侧。</translation>
    </message>
    <message>
        <source>Column {name} removed. Undo brings it back with its values.</source>
        <translation>已移除列“{name}”。撤销即可连同其值一并找回。</translation>
    </message>
</context>
<context>
    <name>LogEditing</name>
    <message>
        <source>Looking at the cells…</source>
        <translation>正在查看单元格…</translation>
    </message>
    <message>
        <source>The document is read-only. Nothing was changed.</source>
        <translation>此文档为只读。未更改任何内容。</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>不会有任何更改。</translation>
    </message>
    <message>
        <source>Writing the cells…</source>
        <translation>正在写入单元格…</translation>
    </message>
    <message>
        <source>The text looks like an access key, and stands in the document as plain text now. Take it out and replace the key.</source>
        <translation>文本看起来像访问密钥，现在以纯文本存在文档中。请将它删除，并更换密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) pasted.</source>
        <translation>
            <numerusform>已粘贴 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows have changed. Nothing was pasted.</source>
        <translation>行已有变动。未粘贴任何内容。</translation>
    </message>
</context>
<context>
    <name>LogExport</name>
    <message>
        <source>Writing the run log…</source>
        <translation>正在写入记录表…</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>已取消。未写入文件。</translation>
    </message>
    <message>
        <source>Packing the workbook…</source>
        <translation>正在打包工作簿…</translation>
    </message>
</context>
<context>
    <name>LogFinding</name>
    <message>
        <source>Not found in the rows shown.</source>
        <translation>在显示的行中未找到。</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>第 {row} 行，{column}</translation>
    </message>
    <message>
        <source>Replaced.</source>
        <translation>已替换。</translation>
    </message>
    <message>
        <source>Looking for the text…</source>
        <translation>正在查找文本…</translation>
    </message>
    <message>
        <source>No cell that can be filled in holds the text.</source>
        <translation>可填写的单元格中都没有这段文本。</translation>
    </message>
    <message>
        <source>No cell would change.</source>
        <translation>不会有任何单元格更改。</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n cell(s).</source>
        <translation>
            <numerusform>已在 %n 个单元格中替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n cell(s)?</source>
        <translation>
            <numerusform>要在 %n 个单元格中替换吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>“{old}” becomes “{new}”. One undo takes all of it back.</source>
        <translation>“{old}”改为“{new}”。撤销一次即可全部还原。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>LogImport</name>
    <message>
        <source>Looking at the file…</source>
        <translation>正在查看文件…</translation>
    </message>
    <message>
        <source>Two columns are read as the same. Choose “Not read” for one of them.</source>
        <translation>有两列读取为相同内容。请将其中一列改为“不读取”。</translation>
    </message>
    <message>
        <source>No column is read as the case. Choose the one that names it.</source>
        <translation>没有任何一列读取为题目。请选择写有题目名称的那一列。</translation>
    </message>
    <message>
        <source>Checking every row…</source>
        <translation>正在检查每一行…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
        <translation>已取消。未导入任何内容。</translation>
    </message>
</context>
<context>
    <name>LogPasting</name>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>Choose the cell to paste into first.</source>
        <translation>请先选择要粘贴到的单元格。</translation>
    </message>
</context>
<context>
    <name>LogRows</name>
    <message>
        <source>Ruling recorded: {ruling}. The verdict stays as it was computed.</source>
        <translation>裁定已记录：{ruling}。判定仍为计算所得，不变。</translation>
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
    <message>
        <source>Go on</source>
        <translation>继续</translation>
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
    <message>
        <source>This file has a second name on the disk (a hard link), so it is read-only here: writing under two names could damage it. Save a copy to go on.</source>
        <translation>此文件在磁盘上有第二个名称（硬链接），因此在这里为只读：用两个名称写入可能会损坏文件。请另存副本再继续。</translation>
    </message>
</context>
<context>
    <name>MakingDialog</name>
    <message>
        <source>Give the set a name.</source>
        <translation>请为题组命名。</translation>
    </message>
    <message>
        <source>Making the case set…</source>
        <translation>正在创建题组…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Close without making the set? What you typed is not kept.</source>
        <translation>要关闭而不创建题组吗？输入的内容不会保留。</translation>
    </message>
    <message>
        <source>{sign} To create the set, correct: {fields}</source>
        <translation>{sign} 要创建题组，请修正：{fields}</translation>
    </message>
</context>
<context>
    <name>MapBars</name>
    <message>
        <source>Which updates are seen</source>
        <translation>可见的更新范围</translation>
    </message>
    <message>
        <source>Which cells are seen</source>
        <translation>可见的单元格范围</translation>
    </message>
</context>
<context>
    <name>MapHead</name>
    <message>
        <source>State map</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show more updates</source>
        <translation>显示更多更新</translation>
    </message>
    <message>
        <source>Show fewer updates, larger</source>
        <translation>显示较少更新，并放大</translation>
    </message>
    <message>
        <source>Show every update</source>
        <translation>显示所有更新</translation>
    </message>
    <message>
        <source>Put the state map away</source>
        <translation>收起状态图</translation>
    </message>
    <message>
        <source>Show the state map</source>
        <translation>显示状态图</translation>
    </message>
    <message>
        <source>Probe each of {first}–{last}</source>
        <translation>逐一探测 {first}–{last}</translation>
    </message>
    <message>
        <source>Probe {first}</source>
        <translation>探测 {first}</translation>
    </message>
</context>
<context>
    <name>MapPart</name>
    <message>
        <source>Drawing the state map…</source>
        <translation>正在绘制状态图…</translation>
    </message>
</context>
<context>
    <name>MapTableView</name>
    <message>
        <source>State map as a table</source>
        <translation>以表格呈现的状态图</translation>
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
        <translation>前往第 {k} 个更新</translation>
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
            <numerusform>这种失误类型另有 %n 项也相符，未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>{slip} ({place}): {sentence}</source>
        <translation>{slip}（{place}）：{sentence}</translation>
    </message>
    <message>
        <source>Every cell but this one equals what the slip would give: {cell}.</source>
        <translation>除了这个单元格，其余都等于该失误类型会得出的值：{cell}。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Cases with these values: {names}.</source>
        <translation>具有这些值的题目：{names}。</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Models of a service</source>
        <translation>服务的模型</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Show names with</source>
        <translation>只列名称包含</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>使用此模型</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Asking which models there are…</source>
        <translation>正在询问有哪些模型…</translation>
    </message>
    <message>
        <source>No connection is on. Add one or switch one on under Connections.</source>
        <translation>没有启用的连接。请在“连接”中添加或启用一个。</translation>
    </message>
    <message>
        <source>The service names no models. Type the name yourself.</source>
        <translation>服务没有列出模型。请自行输入名称。</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n model(s)</source>
        <translation>
            <numerusform>%n 个模型中的 {shown} 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewDriftSetDialog</name>
    <message>
        <source>Intent drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>New drift set</source>
        <translation>新建漂移题组</translation>
    </message>
    <message>
        <source>&amp;Word by a model…</source>
        <translation>由模型措辞(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>NewRun</name>
    <message>
        <source>The case set {name}</source>
        <translation>题组 {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n prefix(es) of {name}</source>
        <translation>
            <numerusform>{name} 的 %n 个前缀</numerusform>
        </translation>
    </message>
    <message>
        <source>The case {name}</source>
        <translation>题目 {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) of {name}</source>
        <translation>
            <numerusform>{name} 中的 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Every case of the document</source>
        <translation>文档中的所有题目</translation>
    </message>
    <message>
        <source>{what}, {examinee}</source>
        <translation>{what}，{examinee}</translation>
    </message>
    <message>
        <source>Every case</source>
        <translation>所有题目</translation>
    </message>
    <message>
        <source>{sign} {name} (simulated)</source>
        <translation>{sign} {name}（模拟）</translation>
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
        <translation>准备</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>All of this is answered, or under way in a run. Ask more repeats of it.</source>
        <translation>所选内容都已作答，或正在某次运行中提问。请增加重复次数。</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
</context>
<context>
    <name>NewRunForm</name>
    <message>
        <source>The same connection</source>
        <translation>同一个连接</translation>
    </message>
    <message>
        <source>There is no case to ask. Make a case set first.</source>
        <translation>没有可以提问的题目。请先创建题组。</translation>
    </message>
    <message>
        <source>Describe who is asked: an examinee is a model with its settings.</source>
        <translation>请说明由谁作答：考生是一个模型及其设置。</translation>
    </message>
    <message>
        <source>No connection is on. Choose Connections… and switch one on.</source>
        <translation>没有启用的连接。请点按“连接…”并启用一个。</translation>
    </message>
    <message>
        <source>&amp;What is asked</source>
        <translation>提问内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;How often each</source>
        <translation>各提问几次(&amp;H)</translation>
    </message>
    <message>
        <source>Every time is a new conversation with nothing before it.</source>
        <translation>每一次都是新对话，之前没有任何内容。</translation>
    </message>
    <message>
        <source>&amp;Examinee</source>
        <translation>考生(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Tracker</source>
        <translation>追踪器(&amp;T)</translation>
    </message>
    <message>
        <source>Who is asked what the arm asks of its tracker, by the model named in the examinee. The limit counts for both.</source>
        <translation>方案要问追踪器的内容通过此连接提问，使用考生中指定的模型。上限按两者合计。</translation>
    </message>
    <message>
        <source>Only what is &amp;not answered so often yet</source>
        <translation>只问作答次数还不足的题目(&amp;N)</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>New examinee</source>
        <translation>添加考生</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Ask one &amp;by one</source>
        <translation>逐一提问(&amp;B)</translation>
    </message>
    <message>
        <source>As batch &amp;files for the service</source>
        <translation>写成供服务使用的批处理文件(&amp;F)</translation>
    </message>
    <message>
        <source>Files of requests, and later of results; nothing is sent from here</source>
        <translation>先写出请求文件，之后再读入结果文件；不会从这里发送任何内容</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
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
</context>
<context>
    <name>NoConnection</name>
    <message>
        <source>No connection is on yet</source>
        <translation>尚未启用任何连接</translation>
    </message>
    <message>
        <source>To ask a model, set up a connection to a service or to a server of your own, and switch it on.</source>
        <translation>如要向模型提问，请设置连到服务或您自己的服务器的连接，并将其启用。</translation>
    </message>
    <message>
        <source>Set up a connection…</source>
        <translation>设置连接…</translation>
    </message>
    <message>
        <source>Practice needs no service: its answers are simulated on this computer, marked ◇ and never pooled with those of a model.</source>
        <translation>练习不需要任何服务：回复在这台电脑上模拟生成，标有 ◇，绝不与模型的回复合并。</translation>
    </message>
    <message>
        <source>Use Practice (simulated)</source>
        <translation>使用练习（模拟）</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Long text</source>
        <translation>长文本</translation>
    </message>
    <message>
        <source>Ctrl+Enter keeps the text, Esc leaves the cell as it was.</source>
        <translation>按 Ctrl+Enter 保留文本，按 Esc 则单元格保持原样。</translation>
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
    <name>OpenWritten</name>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} 已不在那里。</translation>
    </message>
    <message>
        <source>No program was found that opens {file}.</source>
        <translation>找不到可以打开 {file} 的程序。</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Input too long</source>
        <translation>输入过长</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>输入被截</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>被过滤</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝作答</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空回复</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>The service refused the prompt for its length. It counts as neither wrong nor unanswered.</source>
        <translation>服务因提示过长而不接受。既不算答错，也不算未作答。</translation>
    </message>
    <message>
        <source>The service read far less than the prompt, so it answered another one. It does not count.</source>
        <translation>服务读取的内容远少于提示，因此回答的是另一份提示。不计入。</translation>
    </message>
    <message>
        <source>A tool call came in place of an answer.</source>
        <translation>返回的是工具调用，而不是答案。</translation>
    </message>
    <message>
        <source>A filter of the service ended the answer.</source>
        <translation>服务的过滤机制中止了回复。</translation>
    </message>
    <message>
        <source>The model declined to answer.</source>
        <translation>模型拒绝作答。</translation>
    </message>
    <message>
        <source>The output limit was reached.</source>
        <translation>已达输出上限。</translation>
    </message>
    <message>
        <source>The service told no reason why the answer ended, so it never counts as right.</source>
        <translation>服务未告知回复为何结束，因此绝不算答对。</translation>
    </message>
    <message>
        <source>The answer was ended as complete, with no text.</source>
        <translation>回复已完整结束，但没有文本。</translation>
    </message>
    <message>
        <source>The answer was ended as complete.</source>
        <translation>回复已完整结束。</translation>
    </message>
    <message>
        <source>The answer is code, and running it was off, or had no sandbox here. It does not count until it is graded: see Tools ▸ Running code….</source>
        <translation>答案是代码，而当时运行代码的功能未开启，或这里没有沙箱。评分之前不计入：请见“工具 ▸ 运行代码…”。</translation>
    </message>
    <message>
        <source>Answered, not graded</source>
        <translation>已作答，未评分</translation>
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
        <source>Fetch</source>
        <translation>获取回复</translation>
    </message>
    <message>
        <source>First error</source>
        <translation>前缀探测</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>PastePreview</name>
    <message numerus="yes">
        <source>Nothing was changed: %n cell(s) cannot take the text</source>
        <translation>
            <numerusform>未更改任何内容：%n 个单元格无法接受文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Every cell takes its text</source>
        <translation>每个单元格都能接受对应的文本</translation>
    </message>
    <message>
        <source>{rows} × {columns} cells are changed in one step, or none of them.</source>
        <translation>{rows} × {columns} 个单元格一次全部更改，否则一个也不更改。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>第 {row} 行</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>第 {row} 行，{column}</translation>
    </message>
    <message>
        <source>Change cells</source>
        <translation>更改单元格</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Cells that cannot take the text</source>
        <translation>无法接受文本的单元格</translation>
    </message>
    <message>
        <source>Read a co&amp;mma in a number as the decimal sign: 1,5 as 1.5</source>
        <translation>将数字中的逗号读作小数点：1,5 读作 1.5(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Change the cells</source>
        <translation>更改单元格(&amp;C)</translation>
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
    <name>PlanBar</name>
    <message>
        <source>Resume: {done} of {total} asked</source>
        <translation>继续：已提问 {done} / {total}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Start the plan</source>
        <translation>开始计划</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>How many seeds are needed to tell one success rate from another?</source>
        <translation>需要多少个种子，才能区分两个成功率？</translation>
    </message>
    <message>
        <source>R&amp;ate of one side</source>
        <translation>一方的比率(&amp;A)</translation>
    </message>
    <message>
        <source>Po&amp;wer: how sure to see the difference</source>
        <translation>检验功效(&amp;W)：看出差异的把握</translation>
    </message>
    <message>
        <source>Rate of the other s&amp;ide</source>
        <translation>另一方的比率(&amp;I)</translation>
    </message>
    <message>
        <source>Sig&amp;nificance level of the test</source>
        <translation>检验的显著性水平(&amp;N)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>{sign} Give two different rates: equal ones cannot be told apart.</source>
        <translation>{sign} 请给出两个不同的比率：相同的比率无从区分。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) for each side, to tell {first} % from {second} % with a power of {power} % at a level of {alpha} %. Both sides together: {both} cases.</source>
        <translation>
            <numerusform>每一方需要 %n 个种子，才能以 {power} % 的检验功效、{alpha} % 的显著性水平，区分 {first} % 与 {second} %。双方合计：{both} 题。</numerusform>
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
            <numerusform>逐一探测 {list}，另有 %n 段</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of {list}</source>
        <translation>逐一探测 {list}</translation>
    </message>
    <message>
        <source>Nothing is left to ask.</source>
        <translation>没有剩下要提问的。</translation>
    </message>
    <message numerus="yes">
        <source>Left to ask: %n conversation(s), {characters} characters of prompt in all.</source>
        <translation>
            <numerusform>尚待提问：%n 个对话，提示共 {characters} 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan asks nothing.</source>
        <translation>计划中没有要提问的。</translation>
    </message>
    <message>
        <source>Plan done: {done} of {total} asked</source>
        <translation>计划完成：已提问 {done} / {total}</translation>
    </message>
    <message>
        <source>Plan running: {done} of {total} asked</source>
        <translation>计划进行中：已提问 {done} / {total}</translation>
    </message>
    <message numerus="yes">
        <source>Left: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>剩余：%n 个对话，{characters} 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plan: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>计划：%n 个对话，{characters} 个字符</numerusform>
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
        <translation>题面对照</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>Tokens and cost</source>
        <translation>词元与费用</translation>
    </message>
    <message>
        <source>Export p&amp;lot</source>
        <translation>导出图表(&amp;L)</translation>
    </message>
    <message>
        <source>Export the plot or its numbers</source>
        <translation>导出图表或其数字</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片（PNG）…</translation>
    </message>
    <message>
        <source>Vector picture (SVG)…</source>
        <translation>矢量图（SVG）…</translation>
    </message>
    <message>
        <source>Numbers (CSV)…</source>
        <translation>数字（CSV）…</translation>
    </message>
</context>
<context>
    <name>PrefixReplies</name>
    <message>
        <source>Replies to this prefix</source>
        <translation>这个前缀的回复</translation>
    </message>
    <message>
        <source>No reply to this prefix yet.</source>
        <translation>这个前缀还没有回复。</translation>
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
        <source>{sign} Mixed</source>
        <translation>{sign} 有对有错</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式错误</translation>
    </message>
    <message>
        <source>{sign} Incomplete</source>
        <translation>{sign} 不完整</translation>
    </message>
    <message>
        <source>{sign} Input cut</source>
        <translation>{sign} 输入被截</translation>
    </message>
    <message>
        <source>{sign} Input too long</source>
        <translation>{sign} 输入过长</translation>
    </message>
    <message>
        <source>{sign} Not graded</source>
        <translation>{sign} 未评分</translation>
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
        <translation>在第 {k} 个更新之前，并非每个单元格都有值</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>没有变更</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n 项编辑</numerusform>
        </translation>
    </message>
    <message>
        <source>{head}… ({digits} digits)</source>
        <translation>{head}…（{digits} 位）</translation>
    </message>
    <message>
        <source>No prefix is probed yet, of {possible} possible</source>
        <translation>可探测的 {possible} 个前缀都还没有探测</translation>
    </message>
    <message>
        <source>No turn is probed yet, of {possible} possible</source>
        <translation>可探测的 {possible} 轮都还没有探测</translation>
    </message>
    <message>
        <source>Nothing observed wrong among {probed} probed of {possible} possible</source>
        <translation>可探测的 {possible} 个前缀中已探测 {probed} 个，未观察到答错</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {k} (among {probed} probed of {possible} possible)</source>
        <translation>第一个被观察到答错的前缀：{k}（可探测的 {possible} 个中已探测 {probed} 个）</translation>
    </message>
    <message>
        <source>First observed wrong turn: {k} (among {probed} probed of {possible} possible)</source>
        <translation>第一个被观察到答错的轮次：{k}（可探测的 {possible} 轮中已探测 {probed} 轮）</translation>
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
        <source>Incomplete at {prefixes} (probed, no state observed).</source>
        <translation>不完整的前缀：{prefixes}（已探测，未观察到状态）。</translation>
    </message>
    <message>
        <source>Input cut or too long at {prefixes} (asked, nothing observed).</source>
        <translation>输入被截或过长的前缀：{prefixes}（已提问，未观察到任何结果）。</translation>
    </message>
    <message>
        <source>Some replies right and some not at {prefixes} (probed).</source>
        <translation>回复有对有错的前缀：{prefixes}（已探测）。</translation>
    </message>
    <message>
        <source>Prefix {k}: {right} of {n} replies right, {share} %.</source>
        <translation>前缀 {k}：{n} 条回复中 {right} 条答对，{share} %。</translation>
    </message>
    <message>
        <source>Turn {k}: {right} of {n} replies right, {share} %.</source>
        <translation>第 {k} 轮：{n} 条回复中 {right} 条答对，{share} %。</translation>
    </message>
    <message>
        <source>Prefix {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).</source>
        <translation>前缀 {k}：{n} 条回复中 {right} 条答对，{share} %（95 % 区间 {low}–{high} %）。</translation>
    </message>
    <message>
        <source>Turn {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).</source>
        <translation>第 {k} 轮：{n} 条回复中 {right} 条答对，{share} %（95 % 区间 {low}–{high} %）。</translation>
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
        <translation>第 {line} 行第 {column} 列：{sentence}</translation>
    </message>
    <message>
        <source>Reply {repeat} of {asked}: {sign} not asked yet</source>
        <translation>回复 {repeat} / {asked}：{sign} 尚未提问</translation>
    </message>
    <message>
        <source>Whole-case reply: {sign} {result}</source>
        <translation>整题回复：{sign} {result}</translation>
    </message>
    <message>
        <source>Reply {repeat}, superseded: {sign} {result}</source>
        <translation>回复 {repeat}，已被取代：{sign} {result}</translation>
    </message>
    <message>
        <source>Reply {repeat} of {asked}: {sign} {result}</source>
        <translation>回复 {repeat} / {asked}：{sign} {result}</translation>
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
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Goals right</source>
        <translation>正确目标</translation>
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
        <source>Replies</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答对</translation>
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
        <source>Goal</source>
        <translation>目标</translation>
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
        <source>Start a new conversation for every prefix.</source>
        <translation>每个前缀都请新开一个对话。</translation>
    </message>
    <message>
        <source>Paste reply</source>
        <translation>粘贴回复</translation>
    </message>
    <message>
        <source>Copy prompt</source>
        <translation>复制提示</translation>
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
        <source>Prefix {k} of {n}, reply {repeat} of {repeats}</source>
        <translation>前缀 {k}（共 {n} 个更新），回复 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Copy the prompt of prefix {k} for a new conversation</source>
        <translation>复制前缀 {k} 的提示，供新对话使用</translation>
    </message>
    <message>
        <source>Copy the prompt up to turn {k} for a new conversation</source>
        <translation>复制到第 {k} 轮为止的提示，供新对话使用</translation>
    </message>
    <message>
        <source>Turn {k} of {n}</source>
        <translation>第 {k} 轮，共 {n} 轮</translation>
    </message>
    <message>
        <source>Turn {k} of {n}, reply {repeat} of {repeats}</source>
        <translation>第 {k} 轮，共 {n} 轮，回复 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Start a new conversation for every turn asked.</source>
        <translation>每问一轮都请新开一个对话。</translation>
    </message>
    <message>
        <source>Asked now: prefix {k}, reply {repeat} of {repeats}</source>
        <translation>现在提问：前缀 {k}，回复 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Asked now: prefix {k}</source>
        <translation>现在提问：前缀 {k}</translation>
    </message>
    <message>
        <source>Next: prefix {k}, reply {repeat} of {repeats} ▸</source>
        <translation>下一个：前缀 {k}，回复 {repeat} / {repeats} ▸</translation>
    </message>
    <message>
        <source>Next: prefix {k} ▸</source>
        <translation>下一个：前缀 {k} ▸</translation>
    </message>
    <message>
        <source>Asked now: turn {k}, reply {repeat} of {repeats}</source>
        <translation>现在提问：第 {k} 轮，回复 {repeat} / {repeats}</translation>
    </message>
    <message>
        <source>Asked now: turn {k}</source>
        <translation>现在提问：第 {k} 轮</translation>
    </message>
    <message>
        <source>Next: turn {k}, reply {repeat} of {repeats} ▸</source>
        <translation>下一个：第 {k} 轮，回复 {repeat} / {repeats} ▸</translation>
    </message>
    <message>
        <source>Next: turn {k} ▸</source>
        <translation>下一个：第 {k} 轮 ▸</translation>
    </message>
    <message>
        <source>This prefix cannot be probed: {reason}.</source>
        <translation>无法探测此前缀：{reason}。</translation>
    </message>
</context>
<context>
    <name>ProbeArea</name>
    <message>
        <source>Pro&amp;bes</source>
        <translation>探测(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation>计划(&amp;L)</translation>
    </message>
    <message>
        <source>Fin&amp;gerprints</source>
        <translation>错误特征(&amp;G)</translation>
    </message>
    <message>
        <source>Earlier turns</source>
        <translation>较早的轮次</translation>
    </message>
    <message>
        <source>There is no reply to this turn that could be read.</source>
        <translation>这一轮没有可读取的回复。</translation>
    </message>
    <message>
        <source>No cell of this reply is wrong.</source>
        <translation>这条回复中没有错误的单元格。</translation>
    </message>
</context>
<context>
    <name>ProbeList</name>
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
    <name>ProbePlanPanel</name>
    <message>
        <source>First probe</source>
        <translation>先探测</translation>
    </message>
    <message>
        <source>the end of every move</source>
        <translation>每次换位的结尾</translation>
    </message>
    <message>
        <source>every</source>
        <translation>每隔</translation>
    </message>
    <message>
        <source>updates</source>
        <comment>after: every 10</comment>
        <translation>个更新</translation>
    </message>
    <message>
        <source>the boundaries chosen earlier</source>
        <translation>先前选定的边界</translation>
    </message>
    <message>
        <source>then each prefix from</source>
        <translation>再逐一探测以下范围的前缀</translation>
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
        <translation>每个前缀提问次数</translation>
    </message>
    <message>
        <source>How many updates from one boundary to the next</source>
        <translation>相邻两个边界相隔几个更新</translation>
    </message>
    <message>
        <source>First prefix of the stretch</source>
        <translation>范围的第一个前缀</translation>
    </message>
    <message>
        <source>Last prefix of the stretch</source>
        <translation>范围的最后一个前缀</translation>
    </message>
    <message>
        <source>Add every prefix of this stretch to the plan</source>
        <translation>将这个范围的每个前缀加入计划</translation>
    </message>
    <message>
        <source>Take all stretches out of the plan</source>
        <translation>将所有范围移出计划</translation>
    </message>
    <message>
        <source>How many times each prefix is asked</source>
        <translation>每个前缀提问的次数</translation>
    </message>
    <message>
        <source>Fetch these probes…</source>
        <translation>获取这些探测的回复…</translation>
    </message>
    <message>
        <source>Models vary: ask more than once to see how often a prefix is right.</source>
        <translation>模型的回复会变动：多问几次，才看得出一个前缀多常答对。</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>每一轮</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>after: every 10</comment>
        <translation>轮</translation>
    </message>
    <message>
        <source>the turns chosen earlier</source>
        <translation>先前选定的轮次</translation>
    </message>
    <message>
        <source>then each turn from</source>
        <translation>再逐一探测以下范围的轮次</translation>
    </message>
    <message>
        <source>Ask at each turn how many times</source>
        <translation>每轮提问次数</translation>
    </message>
    <message>
        <source>How many turns from one probe to the next</source>
        <translation>相邻两次探测相隔几轮</translation>
    </message>
    <message>
        <source>First turn of the stretch</source>
        <translation>范围的第一轮</translation>
    </message>
    <message>
        <source>Last turn of the stretch</source>
        <translation>范围的最后一轮</translation>
    </message>
    <message>
        <source>Add every turn of this stretch to the plan</source>
        <translation>将这个范围的每一轮加入计划</translation>
    </message>
    <message>
        <source>How many times is asked at each turn</source>
        <translation>每轮提问的次数</translation>
    </message>
    <message>
        <source>Models vary: ask more than once to see how often a turn is right.</source>
        <translation>模型的回复会变动：多问几次，才看得出一轮多常答对。</translation>
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
        <translation>还剩几秒。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>约剩 %n 分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n hour(s) left.</source>
        <translation>
            <numerusform>约剩 %n 小时。</numerusform>
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
        <source>{answered} of {total} answered; input cut or too long: {apart}</source>
        <translation>{total} 题中已作答 {answered} 题；输入被截或过长：{apart}</translation>
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
        <translation>缺少结尾</translation>
    </message>
    <message>
        <source>its version is not that of its tables</source>
        <translation>版本与其中的数据表不符</translation>
    </message>
    <message>
        <source>it holds text that is not UTF-8</source>
        <translation>含有不是 UTF-8 的文本</translation>
    </message>
    <message>
        <source>the turns of a conversation do not fit together</source>
        <translation>对话的各轮无法衔接</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>there is no JSON object</source>
        <translation>没有 JSON 对象</translation>
    </message>
    <message>
        <source>unknown trigger {name}</source>
        <translation>未知的触发器 {name}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少 {name}</translation>
    </message>
    <message>
        <source>it is not a database</source>
        <translation>不是数据库</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>数据库的页彼此不一致</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套层次过深</translation>
    </message>
    <message>
        <source>it is not JSON at line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列不是 JSON</translation>
    </message>
    <message>
        <source>it is not {name} at byte {place}</source>
        <translation>第 {place} 个字节不是 {name}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>access is not permitted</source>
        <translation>没有访问权限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁盘为只读</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>磁盘发生错误</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名称过长</translation>
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
        <source>Families</source>
        <comment>kinds of task of conversations</comment>
        <translation>题型</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>题面</translation>
    </message>
    <message>
        <source>Move pattern</source>
        <translation>换位方式</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>File of tasks</source>
        <translation>任务文件</translation>
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
        <source>Choose at least one family.</source>
        <comment>kind of task of conversations</comment>
        <translation>请至少选一个题型。</translation>
    </message>
    <message>
        <source>Choose at least one language.</source>
        <translation>请至少选一种语言。</translation>
    </message>
    <message>
        <source>Choose at least one condition.</source>
        <translation>请至少选一个条件。</translation>
    </message>
    <message>
        <source>The items of this family cannot be made here: import them.</source>
        <translation>这个题型的原题无法在这里生成：请导入。</translation>
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
        <source>Reply to this step</source>
        <translation>此步骤的回复</translation>
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
        <source>Record this step</source>
        <translation>记录此步骤</translation>
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
        <source>Ask the examinee by its connection, in a new conversation (Ctrl+Shift+F)</source>
        <translation>通过考生的连接，在新对话中提问（Ctrl+Shift+F）</translation>
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
        <source>Fetching…</source>
        <translation>正在获取回复…</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取回复</translation>
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
    <name>ReplyQuestion</name>
    <message>
        <source>Record as another reply</source>
        <translation>记录为另一条回复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This prefix has a reply already. What is the new one?</source>
        <translation>这个前缀已有回复。新的这条是什么？</translation>
    </message>
    <message>
        <source>Correct reply {repeat}</source>
        <translation>更正回复 {repeat}</translation>
    </message>
    <message>
        <source>The earlier one is kept, and marked as superseded by the new one</source>
        <translation>较早的回复会保留，并标为已被新的回复取代</translation>
    </message>
</context>
<context>
    <name>ReplyView</name>
    <message>
        <source>Reply as received</source>
        <translation>收到的原始回复</translation>
    </message>
    <message>
        <source>Withheld while the answer book is hidden</source>
        <translation>答案本隐藏期间不予显示</translation>
    </message>
    <message>
        <source>First {head} of {all} characters shown; the record is whole.</source>
        <translation>显示 {all} 个字符中的前 {head} 个；记录是完整的。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Family</source>
        <translation>更新层级</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>题面</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>With</source>
        <translation>有</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
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
        <translation>{sign} 全为模拟</translation>
    </message>
    <message numerus="yes">
        <source>{sign} %n simulated</source>
        <translation>
            <numerusform>{sign} 模拟 %n 条</numerusform>
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
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
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
        <translation>无区间：试次少于两个。</translation>
    </message>
    <message>
        <source>Wilson&apos;s score interval: every trial has a seed of its own.</source>
        <translation>Wilson 得分区间：每个试次各有自己的种子。</translation>
    </message>
    <message>
        <source>Seeds resampled: trials of one seed are not independent, so whole seeds were drawn again, 10,000 times.</source>
        <translation>对种子重抽样：同一种子的试次并不独立，因此以整个种子为单位重新抽取 10,000 次。</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval over seeds, not trials: with fewer than {n} seeds, or seeds that all passed equally often, resampling shows too little.</source>
        <translation>以种子而非试次计算的 Wilson 区间：种子少于 {n} 个，或各种子通过的频率都相同时，重抽样显示的太少。</translation>
    </message>
    <message>
        <source>One seed only: Wilson&apos;s interval as if the trials were independent, which they are not. It is too narrow.</source>
        <translation>只有一个种子：将试次当作彼此独立而计算的 Wilson 区间，但试次并不独立。这个区间过窄。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出格式</translation>
    </message>
    <message>
        <source>{sign} {name}</source>
        <translation>{sign} {name}</translation>
    </message>
    <message>
        <source>{sign} Simulated: {name}</source>
        <translation>{sign} 模拟：{name}</translation>
    </message>
    <message>
        <source>Held to a schema</source>
        <translation>按 JSON Schema</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由文本</translation>
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
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>How</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Cells right</source>
        <translation>正确字段</translation>
    </message>
    <message>
        <source>Cells right (scratch cell left out)</source>
        <translation>正确字段（不计暂存格）</translation>
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
        <translation>题数</translation>
    </message>
    <message>
        <source>Cases answered. Those not answered are in no rate.</source>
        <translation>已作答的题目。未作答的不计入任何比率。</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Replies counted: a case asked several times, or of several examinees, is several trials.</source>
        <translation>计入的回复：一题提问多次，或由多位考生作答，就有多个试次。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Every cell right. A format error counts as failed.</source>
        <translation>每个字段都正确。格式错误算作失败。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>The share that passed.</source>
        <translation>通过的比例。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>How far the rate may lie from what more seeds would show.</source>
        <translation>比率与更多种子会得出的结果可能相差多远。</translation>
    </message>
    <message>
        <source>How the interval was made. The notes below say it in words.</source>
        <translation>区间是如何算出的。下方附注有文字说明。</translation>
    </message>
    <message>
        <source>Echo passes</source>
        <translation>照抄初值通过</translation>
    </message>
    <message>
        <source>What repeating the initial values would pass of the same cases.</source>
        <translation>对相同题目照抄初始值，会通过多少。</translation>
    </message>
    <message>
        <source>Last constant passes</source>
        <translation>最后常数通过</translation>
    </message>
    <message>
        <source>What answering the last number written to each cell would pass of the same cases.</source>
        <translation>对相同题目回答每个单元格最后写入的数字，会通过多少。</translation>
    </message>
    <message>
        <source>Of all cells of the answered cases; a format error has none.</source>
        <translation>以已作答题目的所有字段计；格式错误的回复没有正确字段。</translation>
    </message>
    <message>
        <source>Cell rate</source>
        <translation>字段比率</translation>
    </message>
    <message>
        <source>The share of right cells. Cells of one case are not independent.</source>
        <translation>正确字段的比例。同一题的各字段并不独立。</translation>
    </message>
    <message>
        <source>Echo: cells</source>
        <translation>照抄初值：字段</translation>
    </message>
    <message>
        <source>What repeating the initial values would get right of them.</source>
        <translation>照抄初始值，会答对其中多少。</translation>
    </message>
    <message>
        <source>Last constant: cells</source>
        <translation>最后常数：字段</translation>
    </message>
    <message>
        <source>What the last number written to each cell would get right.</source>
        <translation>回答每个单元格最后写入的数字，会答对多少。</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Replies of which the service did not say that they had ended. They stay in every denominator and count as failed, whatever they read.</source>
        <translation>服务未告知已结束的回复。这些回复仍留在每个分母中，不论内容为何，一律算作失败。</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>输入被截</translation>
    </message>
    <message>
        <source>The service answered a part of the prompt: another task. In no rate and in no other column.</source>
        <translation>服务只回答了提示的一部分，那是另一个任务。不计入任何比率，也不计入其他任何一列。</translation>
    </message>
    <message>
        <source>Input too long</source>
        <translation>输入过长</translation>
    </message>
    <message>
        <source>The service refused the prompt for its length, so the model never had it. In no rate and in no other column.</source>
        <translation>服务因提示过长而不接受，因此模型从未收到提示。不计入任何比率，也不计入其他任何一列。</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>Replies that nothing could grade. In no rate and in no other column.</source>
        <translation>无法评分的回复。不计入任何比率，也不计入其他任何一列。</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>Replies that cannot be read. They stay in every denominator.</source>
        <translation>无法读取的回复。这些回复仍留在每个分母中。</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>Cases of the same sets without a reply: in no rate.</source>
        <translation>同一题组中没有回复的题目：不计入任何比率。</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>Replies said to be cut by the output limit.</source>
        <translation>注明被输出上限截断的回复。</translation>
    </message>
    <message>
        <source>Mean input tokens</source>
        <translation>平均输入词元数</translation>
    </message>
    <message>
        <source>Over the replies that tell; in brackets how many of them, if not all.</source>
        <translation>以有注明的回复计算；如果不是全部，括号内是其中的条数。</translation>
    </message>
    <message>
        <source>Mean output tokens</source>
        <translation>平均输出词元数</translation>
    </message>
    <message>
        <source>Over the replies of which the service tells; in brackets how many of them, if not all. Tokens of reasoning are among them where the service counts them so.</source>
        <translation>以服务有注明的回复计算；如果不是全部，括号内是其中的条数。服务如果将推理词元计入输出，此处也包括在内。</translation>
    </message>
    <message>
        <source>Mean reasoning tokens</source>
        <translation>平均推理词元数</translation>
    </message>
    <message>
        <source>Over the replies of which the service tells; in brackets how many of them, if not all.</source>
        <translation>以服务有注明的回复计算；如果不是全部，括号内是其中的条数。</translation>
    </message>
    <message>
        <source>The sum over the replies that tell, in your currency; in brackets how many of them, if not all.</source>
        <translation>有注明的回复的总和，以您的货币计；如果不是全部，括号内是其中的条数。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 个试次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n 个种子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>未作答 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>输入被截或过长 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>未评分 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>模拟 %n 条，未计入</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two counts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Echo repeats the initial values; last constant answers the last number written to each cell. Neither tracks anything: a rate that is no better shows no tracking.</source>
        <translation>照抄初值是重复初始值；最后常数是回答每个单元格最后写入的数字。两者都不追踪任何东西：比率若不高于它们，就看不出有追踪。</translation>
    </message>
    <message>
        <source>Some rows pool several examinees: such a rate belongs to none of them.</source>
        <translation>有些行合并了多位考生：这样的比率不属于其中任何一位。</translation>
    </message>
    <message>
        <source>Some rows pool cases of other recipes, which are other tasks: {recipes}. Group by recipe to tell them apart.</source>
        <translation>有些行合并了不同配方的题目，那些是不同的任务：{recipes}。按配方分组即可区分。</translation>
    </message>
    <message>
        <source>Replies in free text and replies held to a schema are kept apart: never pooled.</source>
        <translation>自由文本的回复和按 JSON Schema 的回复分开计算：绝不合并。</translation>
    </message>
    <message>
        <source>Trials with and without tools are kept apart: never pooled.</source>
        <translation>使用工具和不用工具的试次分开计算：绝不合并。</translation>
    </message>
    <message>
        <source>Hatched rows marked ◇ are simulated: no model gave those replies.</source>
        <translation>标有 ◇ 的斜线行为模拟：这些回复并非出自任何模型。</translation>
    </message>
    <message numerus="yes">
        <source>p is McNemar&apos;s exact two-sided test on the pairs where one side passed and the other did not. Corrected by Holm over %n comparison(s), simulated ones apart.</source>
        <translation>
            <numerusform>p 由 McNemar 精确双侧检验得出，只计一方通过而另一方未通过的配对。已就 %n 项比较以 Holm 法校正，模拟的分开计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Forms are paired by recipe, seed, family and length; examinees by the very case. Of a task that stands in two sets, the first counts.</source>
        <translation>题面按配方、种子、更新层级和长度配对；考生按同一道题目配对。同一任务出现在两个题组时，以第一个为准。</translation>
    </message>
    <message>
        <source>Pairs of several recipes are counted together in a row: {recipes}.</source>
        <translation>同一行中合并计算了多个配方的配对：{recipes}。</translation>
    </message>
    <message>
        <source>A pair of which the input of one side was cut or too long is not compared: the two were not asked the same.</source>
        <translation>有一方输入被截或过长的配对不予比较：双方被问的并不相同。</translation>
    </message>
    <message>
        <source>The horizon is where a logistic curve of success over log length falls to 50 % and 80 %. Format errors count as failed. It is not given where the trials do not hold it.</source>
        <translation>追踪视界是成功率对长度对数的逻辑斯谛曲线降至 50 % 和 80 % 之处。格式错误算作失败。试次不足以支持时不列出。</translation>
    </message>
    <message>
        <source>Each curve is of one recipe: other recipes make tasks of another kind.</source>
        <translation>每条曲线只属于一个配方：其他配方产生的是另一种任务。</translation>
    </message>
    <message>
        <source>Assumed: two independent groups, one case a seed, a two-sided test, the arcsine effect size and the normal approximation. Several cases of one seed do not stand for several seeds. Asking both groups the same cases needs no more than this as a rule.</source>
        <translation>假设：两个独立的组、每个种子一题、双侧检验、反正弦效应量和正态近似。同一种子的多道题目不能代替多个种子。若两组作答相同的题目，所需通常不会更多。</translation>
    </message>
    <message>
        <source>Only the families, forms, lengths and seeds listed were asked; of others nothing is known.</source>
        <translation>只提问了所列的更新层级、题面、长度和种子；其他的一概不明。</translation>
    </message>
    <message>
        <source>Cases of one seed share their moves; overwrite, add and copy share every state. They are not independent.</source>
        <translation>同一种子的题目共用换位；覆写、累加和复制的每个状态都相同。这些题目并不独立。</translation>
    </message>
    <message>
        <source>A case passes when every cell is right. A reply that cannot be read counts as failed, whatever was worked out in it.</source>
        <translation>每个字段都正确，题目才算通过。无法读取的回复算作失败，不论其中推算出什么。</translation>
    </message>
    <message>
        <source>A final state tells neither where tracking went wrong nor why, and a right one may come from a shortcut.</source>
        <translation>最终状态既看不出追踪在哪里出错，也看不出为何出错；答对也可能是靠捷径。</translation>
    </message>
    <message>
        <source>What was not provided or left blank in the settings may differ unseen between examinees and days.</source>
        <translation>设置中未提供或留空的项目，在考生之间、日期之间可能有看不见的差异。</translation>
    </message>
    <message>
        <source>A difference between two sides was observed on these cases; it has no cause attached.</source>
        <translation>双方的差异是在这些题目上观察到的；并不附带任何原因。</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete trial(s) count as failed: the service did not say that the reply had ended.</source>
        <translation>
            <numerusform>%n 个不完整的试次算作失败：服务未告知回复已结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: the model never had the whole prompt. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n 个试次不计入任何比率：模型从未收到完整的提示。既非答对、也非答错，亦非未作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: they were not graded. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n 个试次不计入任何比率：这些试次未评分。既非答对、也非答错，亦非未作答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) have a ruling by a person; {differ} of them differ from the verdict. Rulings stand beside the verdicts and are in none of these figures.</source>
        <translation>
            <numerusform>%n 个试次有人作出裁定；其中 {differ} 个与判定不同。裁定与判定并列，不计入这些数字。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDocument</name>
    <message>
        <source>Trials of simulated replies</source>
        <translation>模拟回复的试次</translation>
    </message>
    <message>
        <source>Replies superseded by a later one</source>
        <translation>已被后来的回复取代的回复</translation>
    </message>
    <message>
        <source>Replies to a part of a case (probes)</source>
        <translation>只针对部分题目的回复（探测）</translation>
    </message>
    <message>
        <source>Cases not answered, in no rate</source>
        <translation>未作答的题目，不计入任何比率</translation>
    </message>
    <message>
        <source>Input cut by the service, in no rate</source>
        <translation>输入被服务截短，不计入任何比率</translation>
    </message>
    <message>
        <source>Input too long for the service, in no rate</source>
        <translation>输入对服务而言过长，不计入任何比率</translation>
    </message>
    <message>
        <source>Not graded, in no rate</source>
        <translation>未评分，不计入任何比率</translation>
    </message>
    <message>
        <source>Replies that cannot be read are not left out: they count as failed in every rate.</source>
        <translation>无法读取的回复并未略去：在每个比率中都算作失败。</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的内容</translation>
    </message>
    <message>
        <source>none: they are in the report, as groups of their own</source>
        <translation>无：已列入报告，并分为独立的组</translation>
    </message>
    <message>
        <source>Simulated answers</source>
        <translation>模拟的回复</translation>
    </message>
    <message>
        <source>Replies superseded by a later one, or graded again</source>
        <translation>已被后来的回复取代，或已重新评分的回复</translation>
    </message>
    <message>
        <source>Replies after a turn (probes)</source>
        <translation>某一轮之后的回复（探测）</translation>
    </message>
    <message>
        <source>Conversations left half-way and started over</source>
        <translation>中途放下并重新开始的对话</translation>
    </message>
    <message>
        <source>Cases not answered, in no figure</source>
        <translation>未作答的题目，不计入任何数字</translation>
    </message>
    <message>
        <source>Not graded, in no figure and never counted as wrong</source>
        <translation>未评分，不计入任何数字，也绝不算答错</translation>
    </message>
    <message>
        <source>Input cut or too long for the service, in no figure</source>
        <translation>输入被服务截短，或对服务而言过长，不计入任何数字</translation>
    </message>
    <message>
        <source>What these cases do not show</source>
        <translation>这些题目不能说明什么</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Drift cases asked</source>
        <translation>已提问的漂移题目</translation>
    </message>
    <message>
        <source>The data is in {file}, a trial a line: the SHA-256 of that file, as sha256sum (Linux), shasum -a 256 (macOS) or Get-FileHash (Windows) gives it, is the one above.</source>
        <translation>数据在 {file} 中，每行一个试次：以 sha256sum（Linux）、shasum -a 256（macOS）或 Get-FileHash（Windows）算出该文件的 SHA-256，即为上列数值。</translation>
    </message>
    <message>
        <source>It is the sum over the trials written as JSON, one a line, sorted. “Save the data of this report” writes that very file: the SHA-256 of the file is the one above.</source>
        <translation>这是将各试次写成 JSON、每行一个并排序后的校验和。“保存这份报告的数据”写出的正是这个文件：该文件的 SHA-256 即为上列数值。</translation>
    </message>
    <message>
        <source>The cases of intent drift that were asked follow the trials, one a line, sorted too.</source>
        <translation>已提问的意图漂移题目列在各试次之后，同样每行一个并经过排序。</translation>
    </message>
    <message>
        <source>The data of this report</source>
        <translation>这份报告的数据</translation>
    </message>
    <message>
        <source>A case has {cells} cells at most: tracking more things at once was not asked for.</source>
        <translation>一题最多有 {cells} 个单元格：没有要求同时追踪更多对象。</translation>
    </message>
    <message>
        <source>A group of one trial reads passed or failed: it is one observation and no rate.</source>
        <translation>只有一个试次的组写作“通过”或“失败”：这是一次观察，不是比率。</translation>
    </message>
    <message>
        <source>Incomplete replies count as failed though their text may be right: what they would have come to is not known.</source>
        <translation>不完整的回复算作失败，即使其文本可能正确：完整时会是什么，无从得知。</translation>
    </message>
    <message>
        <source>Where the input was cut or too long, nothing was learnt of the model: the longest cases may be missing from the rates.</source>
        <translation>输入被截或过长时，无从了解模型的表现：比率中可能缺少最长的题目。</translation>
    </message>
    <message>
        <source>In the family Fixed no value ever changes: repeating the initial values gets every cell right. Passing it shows that the form is understood, not that state is tracked.</source>
        <translation>在“固定”层级中，值从不改变：照抄初始值就能让每个字段都正确。通过只表示看懂了题面，不表示有追踪状态。</translation>
    </message>
    <message>
        <source>Only one seed was asked: the shorter cases are the beginning of the longer ones, and nothing is known of how rates differ from seed to seed.</source>
        <translation>只提问了一个种子：较短的题目就是较长题目的开头，而不同种子之间的比率差异无从得知。</translation>
    </message>
    <message>
        <source>The cases are synthetic. They are no sample of anybody&apos;s work, and nothing follows for long texts in general.</source>
        <translation>这些题目是人工合成的，不是任何人实际工作的样本，也不能由此推论一般的长文。</translation>
    </message>
    <message>
        <source>Each form has one wording of the prompt. Another wording may give other rates.</source>
        <translation>每种题面只有一种提示措辞。换一种措辞，比率可能不同。</translation>
    </message>
    <message>
        <source>Replies under a constrained output format are answers to another test: compare them only with their like.</source>
        <translation>限定输出格式下的回复是另一种测验的作答：只能与同类比较。</translation>
    </message>
    <message>
        <source>Nothing here tells what happens inside a model.</source>
        <translation>这里没有任何内容能说明模型内部发生了什么。</translation>
    </message>
    <message>
        <source>A recipe makes its cases again, byte for byte. Of every setting it is told whether it has a value, was not provided by the interface, or was not filled in.</source>
        <translation>配方可以重新生成它的题目，每个字节都相同。每项设置都注明有值、界面未提供，或未填写。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>研究设置</translation>
    </message>
    <message>
        <source>Examinee {number}</source>
        <translation>考生 {number}</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>What these conversations do not show</source>
        <translation>这些对话不能说明什么</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Each case is a conversation in which wants are added, withdrawn and replaced before the answer is asked for; the same items were asked in every condition. {extent}. Families: {families}. Languages: {languages}.</source>
        <translation>每一题是一段对话，其中的要求在请求作答之前会新增、撤回和替换；每个条件都使用相同的原题。{extent}。题型：{families}。语言：{languages}。</translation>
    </message>
    <message>
        <source>No answer to a drift case is counted. {extent}.</source>
        <translation>没有任何漂移题目的答案计入。{extent}。</translation>
    </message>
    <message>
        <source>Full credit (CAR) and mean score</source>
        <translation>满分率（CAR）与平均得分</translation>
    </message>
    <message>
        <source>Intent drift gap (IDG), with the turn-matched control</source>
        <translation>意图漂移差（IDG），附轮次匹配对照</translation>
    </message>
    <message>
        <source>Drift by family</source>
        <translation>各题型的漂移</translation>
    </message>
    <message>
        <source>Arm against arm, on the same items</source>
        <translation>相同原题上的方案比较</translation>
    </message>
    <message>
        <source>Tokens and cost of each arm, tracker calls included</source>
        <translation>各方案的词元数与费用，含追踪器的调用</translation>
    </message>
    <message>
        <source>What the conversations have</source>
        <translation>对话的实际内容</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>Not shown, for every row has 0 there: {columns}.</source>
        <translation>以下各列在每一行均为 0，因此不显示：{columns}。</translation>
    </message>
    <message>
        <source>All case sets</source>
        <translation>所有题组</translation>
    </message>
    <message>
        <source>Case sets</source>
        <translation>题组</translation>
    </message>
    <message>
        <source>Case set</source>
        <translation>题组</translation>
    </message>
    <message>
        <source>Drift set: {name}</source>
        <translation>漂移题组：{name}</translation>
    </message>
    <message>
        <source>All drift sets</source>
        <translation>所有漂移题组</translation>
    </message>
    <message>
        <source>Drift sets</source>
        <translation>漂移题组</translation>
    </message>
    <message>
        <source>Drift set</source>
        <translation>漂移题组</translation>
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
        <translation>{lead}过长的名称在其他地方会缩短，用“…”表示。</translation>
    </message>
    <message>
        <source>Long texts of the table</source>
        <translation>表格中的长文本</translation>
    </message>
    <message>
        <source>text {number}, below</source>
        <translation>文本 {number}，见下方</translation>
    </message>
    <message>
        <source>{setting}, text {number}</source>
        <translation>{setting}，文本 {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>{cell} = {value}</source>
        <translation>{cell} = {value}</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>Case set: {name}</source>
        <translation>题组：{name}</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message numerus="yes">
        <source>{seeds} (%n seed(s))</source>
        <translation>
            <numerusform>{seeds}（%n 个种子）</numerusform>
        </translation>
    </message>
    <message>
        <source>Number in the data</source>
        <translation>数据中的编号</translation>
    </message>
    <message>
        <source>Examinee: {name}</source>
        <translation>考生：{name}</translation>
    </message>
    <message>
        <source>not filled in</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>left out: it looks like an access key</source>
        <translation>已略去：看起来像访问密钥</translation>
    </message>
    <message>
        <source>{head}… (the first {shown} of {total} characters)</source>
        <translation>{head}…（{total} 个字符中的前 {shown} 个）</translation>
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
        <translation>报告：模型能否追踪状态？</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>取材范围</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{document} · {date} · {sign} all answers simulated</source>
        <translation>{document} · {date} · {sign} 所有回复均为模拟</translation>
    </message>
    <message>
        <source>Report: does the model keep track of what is wanted?</source>
        <translation>报告：模型能否掌握用户要的是什么？</translation>
    </message>
    <message>
        <source>Cells counted</source>
        <translation>计入的字段</translation>
    </message>
    <message>
        <source>Made of, intent drift</source>
        <translation>取材范围，意图漂移</translation>
    </message>
    <message>
        <source>StateLab version</source>
        <translation>StateLab 版本</translation>
    </message>
    <message>
        <source>Scorer version</source>
        <translation>评分器版本</translation>
    </message>
    <message>
        <source>Grader version, intent drift</source>
        <translation>评分程序版本，意图漂移</translation>
    </message>
    <message>
        <source>Data, SHA-256</source>
        <translation>数据的 SHA-256</translation>
    </message>
    <message>
        <source>Each case is a list of updates; asked was the value of every cell after the last one. The truth was computed, and a strict reading judged every reply. A case passes when every cell is right.</source>
        <translation>每一题是一连串的更新；所问的是最后一个更新后每个单元格的值。真值由程序计算，每条回复都经严格读取后判定。每个字段都正确，题目才算通过。</translation>
    </message>
    <message>
        <source>Each case is a conversation whose user changes their mind; asked was what is wanted in the end. A strict reading and the grader of the task judged every answer.</source>
        <translation>每一题是一段用户会改变主意的对话；所问的是用户最后要的是什么。每个答案都经严格读取，并由该任务的评分程序评分。</translation>
    </message>
    <message>
        <source>{sign} Every answer of this report is simulated: no model gave any of them. {lead}</source>
        <translation>{sign} 此报告的所有回复均为模拟：没有一条出自模型。{lead}</translation>
    </message>
    <message>
        <source>What this report is made of</source>
        <translation>这份报告的依据</translation>
    </message>
    <message>
        <source>all cells of a case, the scratch cell too</source>
        <translation>题目的所有字段，含暂存格</translation>
    </message>
    <message>
        <source>all cells of a case but the scratch cell</source>
        <translation>题目的所有字段，不含暂存格</translation>
    </message>
    <message>
        <source>In every row, {column}: {value}.</source>
        <translation>每一行的{column}：{value}。</translation>
    </message>
    <message>
        <source>Whole cases passed, cells, format errors and cost</source>
        <translation>整题通过、字段、格式错误与费用</translation>
    </message>
    <message>
        <source>Whole cases passed, with baselines</source>
        <translation>整题通过的题目，与基准对照</translation>
    </message>
    <message>
        <source>Cells, format errors, tokens and cost</source>
        <translation>字段、格式错误、词元与费用</translation>
    </message>
    <message>
        <source>How to read the tables</source>
        <translation>如何阅读这些表格</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>各列的含义</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s) are told in the table alone.</source>
        <translation>
            <numerusform>另有 %n 项比较只列在表格中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Why a length or its interval is missing</source>
        <translation>为何没有长度或其区间</translation>
    </message>
    <message>
        <source>{column}: {meaning}</source>
        <translation>{column}：{meaning}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>{first} against</source>
        <translation>{first} 对</translation>
    </message>
    <message>
        <source>Form against form</source>
        <translation>题面对照</translation>
    </message>
    <message>
        <source>Examinee against examinee</source>
        <translation>考生对照</translation>
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
        <translation>文字说明</translation>
    </message>
    <message>
        <source>Comparisons on the same tasks</source>
        <translation>相同任务的比较</translation>
    </message>
    <message>
        <source>Lengths at which success falls</source>
        <translation>成功率下降之处的长度</translation>
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
        <translation>追踪视界</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Page {n} of {total}</source>
        <translation>第 {n} 页，共 {total} 页</translation>
    </message>
</context>
<context>
    <name>ReportExaminees</name>
    <message>
        <source>{name} (no. {number})</source>
        <translation>{name}（编号 {number}）</translation>
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
        <translation>正在写入报告…</translation>
    </message>
    <message>
        <source>Cancelled. No report was written.</source>
        <translation>已取消。未写入报告。</translation>
    </message>
    <message>
        <source>A report is still being written. Wait for it, or cancel it first.</source>
        <translation>仍有报告正在写入。请等它完成，或先取消。</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Vector pictures (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Save the plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of files</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Report written: {files}</source>
        <translation>报告已写入：{files}</translation>
    </message>
</context>
<context>
    <name>ReportFoot</name>
    <message>
        <source>What these cases do not show</source>
        <translation>这些题目不能说明什么</translation>
    </message>
    <message>
        <source>• {sentence}</source>
        <translation>• {sentence}</translation>
    </message>
    <message>
        <source>Notes, and what these cases do not show</source>
        <translation>附注，以及这些题目不能说明什么</translation>
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
        <translation>更新层级</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>题面</translation>
    </message>
    <message>
        <source>50 % length</source>
        <translation>50 % 长度</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>80 % length</source>
        <translation>80 % 长度</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Passed at each length</source>
        <translation>各长度的通过数</translation>
    </message>
    <message>
        <source>The length at which half of the whole cases pass.</source>
        <translation>半数题目整题通过的长度。</translation>
    </message>
    <message>
        <source>The length at which four fifths of the whole cases pass.</source>
        <translation>五分之四的题目整题通过的长度。</translation>
    </message>
    <message>
        <source>From resampled seeds, 1,000 times.</source>
        <translation>由种子重抽样 1,000 次得出。</translation>
    </message>
    <message>
        <source>{family}, {form}, by {examinee}, of {recipe}</source>
        <translation>{family}，{form}，{examinee}，出自{recipe}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>{share} length: none given. {reason}</source>
        <translation>{share} 长度：未列出。{reason}</translation>
    </message>
    <message>
        <source>{share} length: {length} moves. {reason}</source>
        <translation>{share} 长度：{length} 次换位。{reason}</translation>
    </message>
    <message>
        <source>{share} length: {length} moves, 95 % interval {interval} (seeds resampled).</source>
        <translation>{share} 长度：{length} 次换位，95 % 区间 {interval}（对种子重抽样）。</translation>
    </message>
    <message>
        <source>At least {n} lengths must be answered to fit a curve.</source>
        <translation>至少要有 {n} 种长度已作答，才能拟合曲线。</translation>
    </message>
    <message>
        <source>Every trial passed: it lies beyond the longest case, if anywhere.</source>
        <translation>所有试次都通过：若有追踪视界，也在最长的题目之外。</translation>
    </message>
    <message>
        <source>No trial passed: it lies below the shortest case, if anywhere.</source>
        <translation>没有试次通过：若有追踪视界，也比最短的题目更短。</translation>
    </message>
    <message>
        <source>Success does not fall with the length in these trials.</source>
        <translation>在这些试次中，成功率没有随长度下降。</translation>
    </message>
    <message>
        <source>The curve reaches it only outside of the lengths that were asked, and it is not drawn further.</source>
        <translation>曲线要到所提问的长度范围之外才会降到该处，因此不再往外画。</translation>
    </message>
    <message>
        <source>No interval: fewer than {n} seeds do not tell how far it may be off.</source>
        <translation>无区间：种子少于 {n} 个，无从得知可能相差多远。</translation>
    </message>
    <message>
        <source>No interval: too many of the resamples hold no falling curve.</source>
        <translation>无区间：太多次重抽样得不出下降的曲线。</translation>
    </message>
    <message>
        <source>few lengths</source>
        <translation>长度太少</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>全部通过</translation>
    </message>
    <message>
        <source>none passed</source>
        <translation>全未通过</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>介于 {low} 与 {high} 之间</translation>
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
        <translation>超出范围</translation>
    </message>
    <message>
        <source>few seeds</source>
        <translation>种子太少</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>below {low} to above {high}</source>
        <translation>低于 {low} 至高于 {high}</translation>
    </message>
    <message>
        <source>below {low} to {high}</source>
        <translation>低于 {low} 至 {high}</translation>
    </message>
    <message>
        <source>{low} to above {high}</source>
        <translation>{low} 至高于 {high}</translation>
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
        <translation>较短的题目全部通过，较长的全部失败：追踪视界在 {length} 附近，无法拟合斜率。</translation>
    </message>
    <message>
        <source>Everything up to {low} passed and everything from {high} on failed: it lies between the two, and no slope can be fitted.</source>
        <translation>到 {low} 为止全部通过，从 {high} 起全部失败：追踪视界介于两者之间，无法拟合斜率。</translation>
    </message>
    <message>
        <source>{short}: {sentence}</source>
        <translation>{short}：{sentence}</translation>
    </message>
    <message>
        <source>Everything up to a length passed and everything beyond it failed: no slope can be fitted.</source>
        <translation>到某一长度为止全部通过，更长的全部失败：无法拟合斜率。</translation>
    </message>
</context>
<context>
    <name>ReportOfDocument</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Counting what was answered…</source>
        <translation>正在统计已作答的内容…</translation>
    </message>
    <message>
        <source>Fitting horizons…</source>
        <translation>正在拟合追踪视界…</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>Co&amp;mparisons</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Ho&amp;rizon</source>
        <translation>追踪视界(&amp;R)</translation>
    </message>
    <message>
        <source>Pl&amp;ots</source>
        <translation>图表(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Drift</source>
        <translation>意图漂移(&amp;D)</translation>
    </message>
    <message>
        <source>Plan a stud&amp;y</source>
        <translation>规划研究(&amp;Y)</translation>
    </message>
    <message>
        <source>Fitting the horizons was stopped. The report can be exported once it is done.</source>
        <translation>追踪视界的拟合已停止。完成拟合后才能导出报告。</translation>
    </message>
    <message>
        <source>Fit the horizons</source>
        <translation>拟合追踪视界</translation>
    </message>
    <message>
        <source>No reply yet</source>
        <translation>还没有回复</translation>
    </message>
    <message>
        <source>Record whole-case replies on the Desk. They are counted and compared here.</source>
        <translation>请在“作答”页记录整题回复，就会在这里统计和比较。</translation>
    </message>
    <message>
        <source>Go to the Desk</source>
        <translation>前往作答页</translation>
    </message>
    <message>
        <source>Only simulated replies</source>
        <translation>只有模拟的回复</translation>
    </message>
    <message>
        <source>No model gave them, so they are left out unless you ask for them.</source>
        <translation>这些回复并非出自任何模型，因此除非您要求，否则不计入。</translation>
    </message>
    <message>
        <source>Include simulated replies</source>
        <translation>计入模拟的回复</translation>
    </message>
    <message>
        <source>Only answers to drift cases</source>
        <translation>只有漂移题目的回复</translation>
    </message>
    <message>
        <source>They are counted on a page of their own, and never among state cases.</source>
        <translation>这些回复在专门的页面统计，绝不与状态题目合并。</translation>
    </message>
    <message>
        <source>Show drift</source>
        <translation>显示意图漂移</translation>
    </message>
    <message>
        <source>No reply is in this choice</source>
        <translation>所选范围内没有回复</translation>
    </message>
    <message>
        <source>The sets and examinees chosen above have no whole-case reply.</source>
        <translation>上方所选的题组和考生没有整题回复。</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>The report was not made</source>
        <translation>未生成报告</translation>
    </message>
    <message>
        <source>It was stopped before it was done. Nothing is lost.</source>
        <translation>报告在完成之前就停止了。没有丢失任何数据。</translation>
    </message>
    <message>
        <source>Make the report</source>
        <translation>生成报告</translation>
    </message>
    <message>
        <source>The report is being made</source>
        <translation>正在生成报告</translation>
    </message>
    <message>
        <source>The replies are read and counted beside the window.</source>
        <translation>正在后台读取并统计回复。</translation>
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
        <translation>题面</translation>
    </message>
    <message>
        <source>Examinees</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>{first} against {second}, by {examinee}</source>
        <translation>{first} 对 {second}，{examinee}</translation>
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
        <translation>双方都通过</translation>
    </message>
    <message>
        <source>Only the first</source>
        <translation>仅第一方</translation>
    </message>
    <message>
        <source>Only the second</source>
        <translation>仅第二方</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>都未通过</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对数</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>无配对</translation>
    </message>
    <message>
        <source>Pairs of which the input of a side was cut or too long: not compared.</source>
        <translation>有一方输入被截或过长的配对：不比较。</translation>
    </message>
    <message>
        <source>Input cut or too long</source>
        <translation>输入被截或过长</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p corrected</source>
        <translation>校正后 p</translation>
    </message>
    <message>
        <source>Who answered in both forms; nothing where examinees differ.</source>
        <translation>两种题面由谁作答；比较的若是不同考生则空白。</translation>
    </message>
    <message>
        <source>Both sides answered the same task.</source>
        <translation>双方作答同一任务。</translation>
    </message>
    <message>
        <source>Pairs of one seed are not independent.</source>
        <translation>同一种子的配对并不独立。</translation>
    </message>
    <message>
        <source>Trials that the other side did not answer: not compared.</source>
        <translation>另一方未作答的试次：不比较。</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test, two-sided.</source>
        <translation>McNemar 精确检验，双侧。</translation>
    </message>
    <message>
        <source>Corrected by Holm over all comparisons listed, simulated ones apart.</source>
        <translation>就所列的全部比较以 Holm 法校正，模拟的分开计算。</translation>
    </message>
    <message>
        <source>{side} passed</source>
        <translation>{side} 通过</translation>
    </message>
    <message>
        <source>{side} failed</source>
        <translation>{side} 失败</translation>
    </message>
    <message numerus="yes">
        <source>With %n seed(s) only this is weak: pairs of one seed are not independent, and p is smaller than it should be.</source>
        <translation>
            <numerusform>只有 %n 个种子，证据薄弱：同一种子的配对并不独立，p 比应有的小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several pairs share a seed and are not independent: read p with care.</source>
        <translation>有多组配对共用种子，并不独立：解读 p 时请谨慎。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message numerus="yes">
        <source>On %n pair(s) of the same task, {first} passed {one} and {second} passed {other}; only {first} passed {only_first}, only {second} passed {only_second}.</source>
        <translation>
            <numerusform>在 %n 组相同任务的配对中，{first} 通过 {one} 组，{second} 通过 {other} 组；仅 {first} 通过的有 {only_first} 组，仅 {second} 通过的有 {only_second} 组。</numerusform>
        </translation>
    </message>
    <message>
        <source>They differ on none, so there is nothing to test.</source>
        <translation>双方在每一组上都相同，因此没有可检验的。</translation>
    </message>
    <message numerus="yes">
        <source>So uneven a split would be rare if both passed equally often (p {p}; corrected for %n comparison(s): {corrected}). It does not say why they differ.</source>
        <translation>
            <numerusform>若双方通过的频率相同，如此不均的分布会很罕见（p {p}；就 %n 项比较校正后：{corrected}）。这并不说明双方为何不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These pairs do not tell the two apart (p {p}; corrected for %n comparison(s): {corrected}). That is no proof that they are equal.</source>
        <translation>
            <numerusform>这些配对无法区分双方（p {p}；就 %n 项比较校正后：{corrected}）。这并不证明双方相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPlot</name>
    <message numerus="yes">
        <source>%n group(s) without a format error</source>
        <translation>
            <numerusform>%n 组没有格式错误</numerusform>
        </translation>
    </message>
    <message>
        <source>{groups} are not drawn: {trials}.</source>
        <translation>{groups}，未画出：{trials}。</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 个试次</numerusform>
        </translation>
    </message>
    <message>
        <source>Replies that could not be read, of those answered</source>
        <translation>已作答的回复中无法读取者</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) tell neither and are not drawn.</source>
        <translation>
            <numerusform>%n 组两者都没有注明，未画出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean input tokens (trials that tell)</source>
        <translation>平均输入词元数（有注明的试次）</translation>
    </message>
    <message>
        <source>Cost in all, in your currency (trials that tell)</source>
        <translation>总费用，以您使用的币种计（有注明的试次）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of columns</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Rows are pooled over {columns}: the table of groups has each apart.</source>
        <translation>各行合并了不同的{columns}：分组表会逐一分开列出。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} 对 {second}</translation>
    </message>
    <message>
        <source>The table of comparisons has the tests.</source>
        <translation>检验结果见比较表。</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>双方都通过</translation>
    </message>
    <message>
        <source>only {form} passed</source>
        <translation>仅{form}通过</translation>
    </message>
    <message>
        <source>neither passed</source>
        <translation>都未通过</translation>
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
        <translation>各行共同：{parts}。</translation>
    </message>
    <message>
        <source>length {n}</source>
        <translation>长度 {n}</translation>
    </message>
    <message>
        <source>tools: {which}</source>
        <translation>工具：{which}</translation>
    </message>
    <message>
        <source>output: {which}</source>
        <translation>输出格式：{which}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>{value} ({known} of {of})</source>
        <translation>{value}（{known} / {of}）</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n 组配对</numerusform>
        </translation>
    </message>
    <message>
        <source>{group}: both passed {both}, only {first} {one}, only {second} {other}, neither {neither}</source>
        <translation>{group}：双方都通过 {both}，仅{first} {one}，仅{second} {other}，都未通过 {neither}</translation>
    </message>
    <message numerus="yes">
        <source>McNemar&apos;s exact test, two-sided, p: {p}. Corrected by Holm for %n comparison(s): {holm}.</source>
        <translation>
            <numerusform>McNemar 精确检验，双侧，p：{p}。就 %n 项比较以 Holm 法校正：{holm}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Length in moves (logarithmic)</source>
        <translation>换位次数（对数刻度）</translation>
    </message>
    <message>
        <source>Whole cases passed</source>
        <translation>整题通过</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>{n} at each length</source>
        <translation>各长度 {n}</translation>
    </message>
    <message>
        <source>{family}, length {length}: {passed} passed; 95 % interval {interval}</source>
        <translation>{family}，长度 {length}：通过 {passed}；95 % 区间 {interval}</translation>
    </message>
    <message>
        <source>{family}, length {length}: one case, {passed}</source>
        <translation>{family}，长度 {length}：一题，{passed}</translation>
    </message>
    <message>
        <source>{family}, length {length}: {passed} passed</source>
        <translation>{family}，长度 {length}：通过 {passed}</translation>
    </message>
    <message>
        <source>no horizon: {reason}</source>
        <translation>无追踪视界：{reason}</translation>
    </message>
    <message>
        <source>{share}: none, {reason}</source>
        <translation>{share}：无，{reason}</translation>
    </message>
    <message>
        <source>{share} at {length} (no interval: {reason})</source>
        <translation>{share}：{length}（无区间：{reason}）</translation>
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
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>logistic fit</source>
        <translation>逻辑斯谛拟合</translation>
    </message>
    <message>
        <source>length at 50 % and at 80 %, with its interval</source>
        <translation>50 % 和 80 % 处的长度及其区间</translation>
    </message>
    <message>
        <source>open: simulated</source>
        <translation>空心：模拟</translation>
    </message>
    <message>
        <source>Success against length</source>
        <translation>成功率与长度</translation>
    </message>
    <message>
        <source>Form against form</source>
        <translation>题面对照</translation>
    </message>
    <message>
        <source>Format errors</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>Cost and input tokens</source>
        <translation>费用与输入词元</translation>
    </message>
    <message>
        <source>CAR and IDG</source>
        <translation>CAR 和 IDG</translation>
    </message>
    <message>
        <source>There is no report yet.</source>
        <translation>还没有报告。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 项。</numerusform>
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
        <translation>每个字段都正确，题目才算通过；格式错误算作失败。同一长度的点并排。同一种子的题目并不独立。</translation>
    </message>
    <message>
        <source>Pairs have seed, family, length and examinee in common.</source>
        <translation>成对的题目有相同的种子、更新层级、长度和考生。</translation>
    </message>
    <message>
        <source>Format errors stay in every denominator and count as failed.</source>
        <translation>格式错误留在每个分母中，并算作失败。</translation>
    </message>
    <message>
        <source>Only trials that tell are counted: what is not known is not taken for 0.</source>
        <translation>只计有注明的试次：未知的不当作 0。</translation>
    </message>
    <message>
        <source>No reply to a whole case is in the report.</source>
        <translation>报告中没有整题回复。</translation>
    </message>
    <message>
        <source>No examinee answered the same task in two forms. Ask one of them the same cases as code and as sheet.</source>
        <translation>没有考生以两种题面作答同一任务。请让其中一位以程序式和电子表格式作答相同的题目。</translation>
    </message>
    <message>
        <source>No trial tells its input tokens or its cost. They can be filled in on the Run log.</source>
        <translation>没有试次注明输入词元数或费用。可以在“记录表”页填写。</translation>
    </message>
    <message>
        <source>No answer to a drift case is in the report.</source>
        <translation>报告中没有漂移题目的答案。</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Sort by “{column}”, &amp;rising</source>
        <translation>按“{column}”升序排序(&amp;R)</translation>
    </message>
    <message>
        <source>Sort by “{column}”, &amp;falling</source>
        <translation>按“{column}”降序排序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Order of the report</source>
        <translation>按报告的顺序(&amp;O)</translation>
    </message>
</context>
<context>
    <name>ReportTools</name>
    <message>
        <source>Case &amp;sets: all</source>
        <translation>题组(&amp;S)：全部</translation>
    </message>
    <message>
        <source>Case &amp;sets: {count} of {total}</source>
        <translation>题组(&amp;S)：{count} / {total}</translation>
    </message>
    <message>
        <source>All case sets</source>
        <translation>所有题组</translation>
    </message>
    <message>
        <source>Case sets in the report</source>
        <translation>报告中的题组</translation>
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
        <translation>报告中的考生</translation>
    </message>
    <message>
        <source>Leave the scrat&amp;ch cell out</source>
        <translation>不计暂存格(&amp;C)</translation>
    </message>
    <message>
        <source>Incl&amp;ude simulated replies (marked)</source>
        <translation>计入模拟的回复（会标明）(&amp;U)</translation>
    </message>
</context>
<context>
    <name>Respondents</name>
    <message>
        <source>Always right</source>
        <translation>全部答对</translation>
    </message>
    <message>
        <source>Gives the right values, and nothing else.</source>
        <translation>给出正确的值，别无其他。</translation>
    </message>
    <message>
        <source>Right most of the time</source>
        <translation>大多答对</translation>
    </message>
    <message>
        <source>Leaves out one update in one of five conversations.</source>
        <translation>每五个对话中，有一个漏掉一个更新。</translation>
    </message>
    <message>
        <source>Forgets after {n} updates</source>
        <translation>{n} 个更新后就忘记</translation>
    </message>
    <message>
        <source>Gives the state after update {n}, whatever comes after it; of a conversation, what holds after turn {turns}.</source>
        <translation>给出第 {n} 个更新之后的状态，不论之后还有什么；如果是对话，则给出第 {turns} 轮之后有效的内容。</translation>
    </message>
    <message>
        <source>Keeps one first value</source>
        <translation>保留一个最初的值</translation>
    </message>
    <message>
        <source>One goal keeps the value that it had first, or one cell does; all else is right.</source>
        <translation>有一个目标（或一个单元格）保留最初的值；其余全部正确。</translation>
    </message>
    <message>
        <source>Obeys one decoy</source>
        <translation>遵从一个诱饵</translation>
    </message>
    <message>
        <source>Obeys one constraint that was withdrawn; of cells, one update is passed over.</source>
        <translation>遵从一项已撤回的限制；如果是单元格，则略过一个更新。</translation>
    </message>
    <message>
        <source>Takes back nothing</source>
        <translation>保留所有撤回的内容</translation>
    </message>
    <message>
        <source>Follows every change, and keeps all that was withdrawn; of cells, one update is passed over.</source>
        <translation>遵循每一项更改，但保留所有撤回的内容；如果是单元格，则略过一个更新。</translation>
    </message>
    <message>
        <source>Drops one goal</source>
        <translation>遗漏一个目标</translation>
    </message>
    <message>
        <source>Leaves out one goal that is still wanted; of cells, the last one.</source>
        <translation>遗漏一个仍然需要的目标；如果是单元格，则遗漏最后一个。</translation>
    </message>
    <message>
        <source>Right at the second attempt</source>
        <translation>第二次才答对</translation>
    </message>
    <message>
        <source>Gives no usable answer, finds that out where an arm has a gate, and is right then.</source>
        <translation>先给出无法使用的答案；如果方案有把关，会因此发现并随后答对。</translation>
    </message>
    <message>
        <source>Never a usable answer</source>
        <translation>从未给出可用的答案</translation>
    </message>
    <message>
        <source>Says one sentence of no use, whatever is asked.</source>
        <translation>不论问什么，都只说一句没有用的话。</translation>
    </message>
    <message>
        <source>JSON in a code fence</source>
        <translation>JSON 放在代码块中</translation>
    </message>
    <message>
        <source>Gives the right values between lines of ```.</source>
        <translation>在两行 ``` 之间给出正确的值。</translation>
    </message>
    <message>
        <source>A sentence before the JSON</source>
        <translation>JSON 之前有一句话</translation>
    </message>
    <message>
        <source>Gives the right values after a sentence.</source>
        <translation>先写一句话，再给出正确的值。</translation>
    </message>
    <message>
        <source>Reasoning before the JSON</source>
        <translation>JSON 之前有推理</translation>
    </message>
    <message>
        <source>Gives the right values after lines of reasoning.</source>
        <translation>先写几行推理，再给出正确的值。</translation>
    </message>
    <message>
        <source>One cell missing</source>
        <translation>缺一个单元格</translation>
    </message>
    <message>
        <source>Gives the right values without the last cell.</source>
        <translation>给出正确的值，但缺少最后一个单元格。</translation>
    </message>
    <message>
        <source>One cell too many</source>
        <translation>多一个单元格</translation>
    </message>
    <message>
        <source>Gives the right values and a cell nobody asked for.</source>
        <translation>给出正确的值，另加一个没有问到的单元格。</translation>
    </message>
    <message>
        <source>Numbers as text</source>
        <translation>数字写成文本</translation>
    </message>
    <message>
        <source>Gives the right values in quotation marks.</source>
        <translation>给出正确的值，但加上引号。</translation>
    </message>
    <message>
        <source>Cut off half way</source>
        <translation>中途截断</translation>
    </message>
    <message>
        <source>Reaches its output limit in the middle of the answer.</source>
        <translation>答案写到一半就达到输出上限。</translation>
    </message>
    <message>
        <source>Empty answer</source>
        <translation>空回复</translation>
    </message>
    <message>
        <source>Ends without any text.</source>
        <translation>没有任何文本就结束。</translation>
    </message>
    <message>
        <source>Refuses</source>
        <translation>拒绝作答</translation>
    </message>
    <message>
        <source>Says that it cannot help.</source>
        <translation>表示无法提供帮助。</translation>
    </message>
    <message>
        <source>Calls a tool</source>
        <translation>调用工具</translation>
    </message>
    <message>
        <source>Calls a tool where a text was asked for.</source>
        <translation>应以文本作答，却调用工具。</translation>
    </message>
    <message>
        <source>No reason why it ended</source>
        <translation>未告知结束原因</translation>
    </message>
    <message>
        <source>Gives the right values, but nobody says whether the answer is whole.</source>
        <translation>给出正确的值，但没有告知答案是否完整。</translation>
    </message>
    <message>
        <source>Takes short prompts only</source>
        <translation>只接受短提示</translation>
    </message>
    <message>
        <source>Refuses a prompt of more than {n} characters, else gives what is right.</source>
        <translation>拒绝超过 {n} 个字符的提示，否则给出正确的值。</translation>
    </message>
    <message>
        <source>Cells and conversations</source>
        <translation>单元格与对话</translation>
    </message>
    <message>
        <source>State tracking: one slip</source>
        <translation>状态追踪：一个失误</translation>
    </message>
    <message>
        <source>Intent drift</source>
        <translation>意图漂移</translation>
    </message>
    <message>
        <source>Form of the reply</source>
        <translation>回复的形式</translation>
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
        <source>No reply has opened this case yet. The reveal is recorded with its time, stays in the run log and cannot be undone.</source>
        <translation>还没有任何回复打开这一题的答案本。揭晓会连同时间记录下来，保留在记录表中，而且无法撤销。</translation>
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
    <name>Revealing</name>
    <message>
        <source>The answer book is open. The reveal is recorded.</source>
        <translation>答案本已打开。这次揭晓已记录下来。</translation>
    </message>
</context>
<context>
    <name>RightAnswerView</name>
    <message>
        <source>Expected answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Expected:</source>
        <translation>正确答案：</translation>
    </message>
    <message>
        <source>One right answer:</source>
        <translation>正确答案之一：</translation>
    </message>
    <message>
        <source>Given {given}, expected {expected}.</source>
        <translation>回复值 {given}，正确答案 {expected}。</translation>
    </message>
    <message>
        <source>Expected: {answer}</source>
        <translation>正确答案：{answer}</translation>
    </message>
    <message>
        <source>One right answer: {answer}</source>
        <translation>正确答案之一：{answer}</translation>
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
        <translation>对 {case} 的回复作出裁定</translation>
    </message>
    <message>
        <source>Verdict: {verdict}. It stays, and the counts stay; the ruling stands beside it.</source>
        <translation>判定：{verdict}。判定不变，计数也不变；裁定与它并列。</translation>
    </message>
    <message>
        <source>Verdict: {verdict}. Ruled {ruling}, {time}: {reason}</source>
        <translation>判定：{verdict}。裁定：{ruling}，{time}：{reason}</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>答对(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Wrong</source>
        <translation>答错(&amp;W)</translation>
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
        <translation>裁定会连同时间记录下来，撤销也不会将它抹去。</translation>
    </message>
    <message>
        <source>Re&amp;cord ruling</source>
        <translation>记录裁定(&amp;C)</translation>
    </message>
</context>
<context>
    <name>RunCells</name>
    <message>
        <source>There is no reply yet, so there is nothing to note.</source>
        <translation>还没有回复，因此没有可备注的。</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>此文档为只读。</translation>
    </message>
    <message>
        <source>A ruling is given with its reason: Ctrl+Shift+R.</source>
        <translation>裁定须附理由：Ctrl+Shift+R。</translation>
    </message>
    <message>
        <source>Computed from the reply as received, and never edited. A ruling can stand beside it: Ctrl+Shift+R.</source>
        <translation>根据收到的原始回复计算，不能编辑。裁定可与它并列：Ctrl+Shift+R。</translation>
    </message>
    <message>
        <source>A setting of the examinee. It is changed on the Desk.</source>
        <translation>考生的设置。请到“作答”页更改。</translation>
    </message>
    <message>
        <source>As the service told it with the reply, and never edited.</source>
        <translation>服务随回复告知的内容，从不编辑。</translation>
    </message>
    <message>
        <source>Recorded or computed by the program, and never edited.</source>
        <translation>由程序记录或计算，不能编辑。</translation>
    </message>
    <message>
        <source>This column is computed and never edited.</source>
        <translation>这一列由程序计算，不能编辑。</translation>
    </message>
    <message>
        <source>This case is not answered yet.</source>
        <translation>这一题尚未作答。</translation>
    </message>
    <message>
        <source>There is no such row.</source>
        <translation>没有这一行。</translation>
    </message>
    <message>
        <source>There is no column here.</source>
        <translation>这里没有列。</translation>
    </message>
    <message>
        <source>These are {cells} cells, and one step changes at most {most}. Nothing was changed. Choose fewer rows.</source>
        <translation>共有 {cells} 个单元格，而一次最多更改 {most} 个。未更改任何内容。请减少选中的行。</translation>
    </message>
    <message>
        <source>These are {cells} cells, and at most {most} are copied at once. Nothing was copied. Export the rows instead.</source>
        <translation>共有 {cells} 个单元格，而一次最多复制 {most} 个。未复制任何内容。请改为导出这些行。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled in.</source>
        <translation>
            <numerusform>已填写 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those chosen cannot be filled in.</source>
        <translation>
            <numerusform>所选的单元格中有 %n 个无法填写。</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} {left}</source>
        <comment>two sentences</comment>
        <translation>{done}{left}</translation>
    </message>
    <message>
        <source>None of the cells chosen can be filled in. Those with a line below them can.</source>
        <translation>所选的单元格都无法填写。下方有线的才可以填写。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Choice from a list</source>
        <translation>列表选项</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
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
        <comment>of updates, or of tasks of conversations</comment>
        <translation>类别</translation>
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
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Finish reason</source>
        <translation>结束原因</translation>
    </message>
    <message>
        <source>Model as returned</source>
        <translation>服务返回的模型</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出词元数</translation>
    </message>
    <message>
        <source>Reasoning tokens</source>
        <translation>推理词元数</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>缓存词元数</translation>
    </message>
    <message>
        <source>Latency (ms)</source>
        <translation>延迟（毫秒）</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
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
        <source>Repeat</source>
        <translation>重复序号</translation>
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
        <source>Ended</source>
        <translation>结束状态</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
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
        <source>Pro&amp;bes</source>
        <translation>探测(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Superseded</source>
        <translation>已被取代(&amp;S)</translation>
    </message>
    <message>
        <source>Show every row</source>
        <translation>显示所有行</translation>
    </message>
</context>
<context>
    <name>RunForecastPanel</name>
    <message>
        <source>What that comes to</source>
        <translation>预估用量</translation>
    </message>
    <message>
        <source>{sign} By its arm, the last message begins with the true final intents: every goal that is active in the end and its value, out of the answer book. The answer itself is not in it.</source>
        <translation>{sign} 按所用的方案，最后一条消息以真实的最终意图开头：最后有效的每个目标及其值，取自答案本。答案本身不在其中。</translation>
    </message>
    <message>
        <source>What is sent of the settings</source>
        <translation>各项设置的发送情况</translation>
    </message>
    <message>
        <source>What becomes of every setting</source>
        <translation>每项设置的处理方式</translation>
    </message>
    <message>
        <source>{sign} Simulated on this computer: nothing is sent anywhere.</source>
        <translation>{sign} 在这台电脑上模拟：不会发送任何内容。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}, without any answer.</source>
        <translation>{sign} 每份提示都会发送给 {host}，不含任何答案。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}.</source>
        <translation>{sign} 每份提示都会发送给 {host}。</translation>
    </message>
    <message>
        <source>{sign} Every prompt goes to {host}, and what a tracker is asked to {tracker}, without any answer.</source>
        <translation>{sign} 每份提示都会发送给 {host}，问追踪器的内容则发送给 {tracker}，都不含任何答案。</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message numerus="yes">
        <source>%n new conversation(s)</source>
        <translation>
            <numerusform>%n 个新对话</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters} characters, the longest {longest}: about {least} to {most} input tokens</source>
        <translation>{characters} 个字符，最长的有 {longest} 个：约 {least} 到 {most} 个输入词元</translation>
    </message>
    <message>
        <source>At most {amount}, by the prices entered</source>
        <translation>按输入的价格计算，至多 {amount}</translation>
    </message>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>{sign} {model} is not asked. Its simulated replies are marked as such everywhere and never counted with real ones.</source>
        <translation>{sign} 不会向 {model} 提问。它的模拟回复处处标明为模拟，绝不与真实的回复一并计入。</translation>
    </message>
    <message>
        <source>In steps: {least} to {most} requests, by what is replied.</source>
        <translation>分步骤进行：{least} 到 {most} 次请求，视回复内容而定。</translation>
    </message>
    <message>
        <source>In steps: {most} requests.</source>
        <translation>分步骤进行：{most} 次请求。</translation>
    </message>
    <message>
        <source>{told} Replies are read again, which is not in the tokens below.</source>
        <translation>{told}回复会再次作为输入，这部分未计入下方的词元。</translation>
    </message>
</context>
<context>
    <name>RunLimitsDialog</name>
    <message>
        <source>Pace and limit</source>
        <translation>速度与上限</translation>
    </message>
</context>
<context>
    <name>RunLog</name>
    <message>
        <source>Run log</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>Nothing was copied. Copy again.</source>
        <translation>未复制任何内容。请再复制一次。</translation>
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
        <source>The row is not shown any more, and “{text}” was not recorded.</source>
        <translation>该行已不再显示，“{text}”未被记录。</translation>
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
        <source>%n of them incomplete</source>
        <translation>
            <numerusform>其中不完整 %n 条</numerusform>
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
    <message>
        <source>Ruled right</source>
        <translation>裁定为答对</translation>
    </message>
    <message>
        <source>Ruled wrong</source>
        <translation>裁定为答错</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n row(s)</source>
        <translation>
            <numerusform>%n 行中的 {shown} 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not counted</source>
        <translation>
            <numerusform>不计入 %n 条</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{passed} of %n conversation(s) right; format errors: {errors}</source>
        <translation>
            <numerusform>%n 段对话中 {passed} 段答对；格式错误：{errors}</numerusform>
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
        <translation>工具未知：{result}</translation>
    </message>
    <message>
        <source>JSON schema: {result}</source>
        <translation>按 JSON Schema：{result}</translation>
    </message>
    <message>
        <source>Free text: {result}</source>
        <translation>自由文本：{result}</translation>
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
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
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
    <name>RunPace</name>
    <message>
        <source>Tracker: a million input tokens</source>
        <translation>追踪器：每百万输入词元</translation>
    </message>
    <message>
        <source>Tracker: a million output tokens</source>
        <translation>追踪器：每百万输出词元</translation>
    </message>
    <message>
        <source>Tracker: of input from a cache</source>
        <translation>追踪器：读自缓存的输入</translation>
    </message>
    <message>
        <source>Tracker: of input written to a cache</source>
        <translation>追踪器：写入缓存的输入</translation>
    </message>
    <message>
        <source>Not provided</source>
        <translation>未提供</translation>
    </message>
    <message>
        <source>“{text}” is no amount. Type digits, with a point: 0.25.</source>
        <translation>“{text}”不是金额。请输入数字，小数用句点：0.25。</translation>
    </message>
    <message>
        <source>Type both prices, of input and of output, or neither.</source>
        <translation>输入与输出的价格请都填写，或都不填。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of input and output.</source>
        <translation>要设费用上限，须有输入与输出的价格。</translation>
    </message>
    <message>
        <source>A spending limit needs the prices of the tracker, too.</source>
        <translation>要设费用上限，也须有追踪器的价格。</translation>
    </message>
    <message>
        <source>At &amp;once</source>
        <translation>同时进行(&amp;O)</translation>
    </message>
    <message>
        <source>At most a &amp;minute</source>
        <translation>每分钟最多(&amp;M)</translation>
    </message>
    <message>
        <source>Price of a million &amp;input tokens</source>
        <translation>每百万输入词元的价格(&amp;I)</translation>
    </message>
    <message>
        <source>Price of a million o&amp;utput tokens</source>
        <translation>每百万输出词元的价格(&amp;U)</translation>
    </message>
    <message>
        <source>Of inpu&amp;t from a cache</source>
        <translation>读自缓存的输入(&amp;G)</translation>
    </message>
    <message>
        <source>Of input written to &amp;a cache</source>
        <translation>写入缓存的输入(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;pending limit</source>
        <translation>费用上限(&amp;P)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>As input</source>
        <translation>与输入相同</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Prices are yours to enter, in any one currency. The run pauses before it would pass the limit.</source>
        <translation>价格由您自行填写，一律使用同一币种。运行会在即将超过上限之前暂停。</translation>
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
    <name>RunningCodeDialog</name>
    <message>
        <source>Grading again…</source>
        <translation>正在重新评分…</translation>
    </message>
    <message>
        <source>Trying whether the sandbox works here…</source>
        <translation>正在测试沙箱能否在此运行…</translation>
    </message>
    <message>
        <source>{sign} {sentence}</source>
        <translation>{sign} {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) of this document not graded.</source>
        <translation>
            <numerusform>此文档中有 %n 条回复未评分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Running code</source>
        <translation>运行代码</translation>
    </message>
    <message>
        <source>Answers that are code</source>
        <translation>以代码作答的答案</translation>
    </message>
    <message>
        <source>Some drift items are answered by a Python function, which only running it can grade. While this is off, such answers are not graded: they count as neither right nor wrong. When it is on, each is run in a sandbox of its own: no network, no home folder, files that cannot be changed, and limits of time and memory. Without a working sandbox nothing is ever run.</source>
        <translation>有些漂移原题须以 Python 函数作答，只有运行该函数才能评分。此选项关闭时，这类答案不会评分：既不算对，也不算错。开启时，每个答案都在各自的沙箱中运行：没有网络、没有主目录、文件无法更改，并有时间和内存的限制。如果没有可用的沙箱，绝不运行任何代码。</translation>
    </message>
    <message>
        <source>&amp;Run code that models wrote</source>
        <translation>运行模型编写的代码(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Grade again</source>
        <translation>重新评分(&amp;G)</translation>
    </message>
    <message>
        <source>The same bytes are recorded again, graded; the reply before stays, superseded</source>
        <translation>将相同的字节再次记录并评分；先前的回复会保留，标为已被取代</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The sandbox works on this computer: a trial run was passed.</source>
        <translation>沙箱可在这台电脑上工作：已通过试运行。</translation>
    </message>
    <message>
        <source>Not available: the sandbox needs Linux. Code stays not graded.</source>
        <translation>不可用：沙箱需要 Linux。代码保持未评分。</translation>
    </message>
    <message>
        <source>Not available: the sandbox does not know this kind of processor. Code stays not graded.</source>
        <translation>不可用：沙箱不支持这种处理器。代码保持未评分。</translation>
    </message>
    <message>
        <source>Not available: the program bubblewrap (bwrap) is not installed. Install the package “bubblewrap” and open this dialog again.</source>
        <translation>不可用：尚未安装 bubblewrap（bwrap）程序。请安装软件包“bubblewrap”，再重新打开此对话框。</translation>
    </message>
    <message>
        <source>Not available: no Python was found outside of the home folder to run code with.</source>
        <translation>不可用：在主目录之外找不到可用来运行代码的 Python。</translation>
    </message>
    <message>
        <source>Not available: this system did not let the sandbox run. Code stays not graded.</source>
        <translation>不可用：此系统不允许沙箱运行。代码保持未评分。</translation>
    </message>
    <message>
        <source>{sentence} It said: {detail}</source>
        <translation>{sentence}系统消息：{detail}</translation>
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
    <name>ScoreExample</name>
    <message>
        <source>What the table must hold</source>
        <translation>表格必须包含的内容</translation>
    </message>
    <message>
        <source>A row for each item in each condition. Three columns are needed: item, condition (clean, easy, medium, hard, control_easy, … or your own) and score, from 0 to 1; an empty score is an answer that nobody gave. Where you have them: arm, family and model. Other columns are passed over. CSV, TSV, XLSX and JSON Lines are read.</source>
        <translation>每个原题在每个条件下占一行。必须有三列：item（原题）、condition（条件：clean、easy、medium、hard、control_easy……或您自定的条件）和 score（得分，0 到 1）；score 留空表示无人作答。如有数据，可再加上 arm（方案）、family（题型）和 model（模型）。其他列会略过。可读取 CSV、TSV、XLSX 和 JSON Lines。</translation>
    </message>
    <message>
        <source>An example of such a table</source>
        <translation>这种表格的示例</translation>
    </message>
    <message>
        <source>Save this example…</source>
        <translation>保存此示例…</translation>
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
    <name>SlipName</name>
    <message>
        <source>First values kept</source>
        <translation>保留最初的值</translation>
    </message>
    <message>
        <source>Last written constant taken</source>
        <translation>取最后写入的常数</translation>
    </message>
    <message>
        <source>Copy read as a live formula</source>
        <translation>将复制当作实时公式</translation>
    </message>
    <message>
        <source>Stopped after an update</source>
        <translation>在某个更新后停止</translation>
    </message>
    <message>
        <source>One update left out</source>
        <translation>漏掉一个更新</translation>
    </message>
    <message>
        <source>One update applied twice</source>
        <translation>重复执行一个更新</translation>
    </message>
    <message>
        <source>Target and source swapped once</source>
        <translation>目标与来源对调一次</translation>
    </message>
    <message>
        <source>Sums without the modulo</source>
        <translation>求和未取模</translation>
    </message>
    <message>
        <source>Scratch cell mixed up</source>
        <translation>弄混暂存格</translation>
    </message>
    <message>
        <source>Cells shifted by one</source>
        <translation>单元格错位一格</translation>
    </message>
    <message>
        <source>Answer of another case</source>
        <translation>另一题的答案</translation>
    </message>
    <message>
        <source>Every cell has the value that was written to it first.</source>
        <translation>每个单元格的值都是最初写入的值。</translation>
    </message>
    <message>
        <source>Every cell has the last constant that stands in an update of it, be it set or added.</source>
        <translation>每个单元格的值都是其更新中最后出现的常数，不论是设值还是累加。</translation>
    </message>
    <message>
        <source>A copy follows its source later on, as a formula of a spreadsheet does.</source>
        <translation>复制之后仍跟着来源变动，如同电子表格的公式。</translation>
    </message>
    <message>
        <source>The state after an earlier update is given as the last one.</source>
        <translation>将较早某个更新后的状态当作最后的状态。</translation>
    </message>
    <message>
        <source>One update is passed over, all others are followed.</source>
        <translation>略过一个更新，其余都照做。</translation>
    </message>
    <message>
        <source>One update is carried out twice, all others once.</source>
        <translation>一个更新执行了两次，其余各一次。</translation>
    </message>
    <message>
        <source>In one copy the target and the source are taken for each other.</source>
        <translation>有一次复制将目标与来源弄反。</translation>
    </message>
    <message>
        <source>Numbers are added, and the remainder is never taken.</source>
        <translation>数字相加，却从未取余数。</translation>
    </message>
    <message>
        <source>The scratch cell is taken for another cell, for unwritten, or for what it was first.</source>
        <translation>暂存格被当作另一个单元格、当作未曾写入，或当作仍是最初的值。</translation>
    </message>
    <message>
        <source>The right values stand one cell further along, or one cell back.</source>
        <translation>正确的值往后错一格，或往前错一格。</translation>
    </message>
    <message>
        <source>The values are those of another case.</source>
        <translation>这些值属于另一题。</translation>
    </message>
    <message>
        <source>{slip}: {kind}</source>
        <translation>{slip}：{kind}</translation>
    </message>
    <message>
        <source>exchanged with {cell}</source>
        <translation>与 {cell} 互换</translation>
    </message>
    <message>
        <source>writes to it passed over</source>
        <translation>略过对它的写入</translation>
    </message>
    <message>
        <source>its first value kept</source>
        <translation>保留它最初的值</translation>
    </message>
    <message>
        <source>all cells, one on</source>
        <translation>所有单元格后移一格</translation>
    </message>
    <message>
        <source>all cells, one back</source>
        <translation>所有单元格前移一格</translation>
    </message>
    <message>
        <source>all but the scratch cell, one on</source>
        <translation>除暂存格外都后移一格</translation>
    </message>
    <message>
        <source>all but the scratch cell, one back</source>
        <translation>除暂存格外都前移一格</translation>
    </message>
</context>
<context>
    <name>SpeakingForm</name>
    <message>
        <source>Offline: no connection that asks a model is on. Choose Connections… and switch one on. Practice cannot word turns.</source>
        <translation>离线：没有启用任何可向模型提问的连接。请点按“连接…”并启用一个。练习无法为各轮措辞。</translation>
    </message>
    <message>
        <source>Give the set a name.</source>
        <translation>请为题组命名。</translation>
    </message>
    <message>
        <source>Write the name of the model, or choose it under Models…</source>
        <translation>请填写模型的名称，或在“模型…”中选择。</translation>
    </message>
    <message>
        <source>This looks like an access key. Keys belong under Connections…</source>
        <translation>这看起来像访问密钥。密钥应填在“连接…”中。</translation>
    </message>
    <message>
        <source>Counting what is to be asked…</source>
        <translation>正在统计要提问的内容…</translation>
    </message>
    <message>
        <source>&amp;Name of the new set</source>
        <translation>新题组的名称(&amp;N)</translation>
    </message>
    <message>
        <source>The set that it is made from stays as it is.</source>
        <translation>作为来源的题组保持不变。</translation>
    </message>
    <message>
        <source>&amp;Connection</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>What is left empty is not sent.</source>
        <translation>留空的项目不会发送。</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Models…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>Choose among the models that a connection offers</source>
        <translation>从连接所提供的模型中选择</translation>
    </message>
    <message>
        <source>This will ask</source>
        <translation>将会提问</translation>
    </message>
</context>
<context>
    <name>SpeakingReview</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查发现</translation>
    </message>
    <message>
        <source>Words used</source>
        <translation>采用的措辞</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>none came</source>
        <translation>没有收到</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>未曾询问模型。</translation>
    </message>
    <message>
        <source>In the model&apos;s words:</source>
        <translation>在模型的措辞中：</translation>
    </message>
    <message>
        <source>In your words nothing is found.</source>
        <translation>在您的措辞中没有检查发现。</translation>
    </message>
    <message>
        <source>In your words:</source>
        <translation>在您的措辞中：</translation>
    </message>
    <message>
        <source>These edits are the truth of the set that is being made. Whoever reviews the wordings has seen them; answer books stay hidden, and no reveal is recorded.</source>
        <translation>这些编辑是正在创建的题组的真值。审阅措辞的人已经看过；答案本保持隐藏，也不会记录为揭晓。</translation>
    </message>
    <message>
        <source>Only with &amp;findings or without a wording</source>
        <translation>只显示有检查发现或没有措辞的条目(&amp;F)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Edits of the turn</source>
        <translation>这一轮的编辑</translation>
    </message>
    <message>
        <source>Template wording</source>
        <translation>模板措辞</translation>
    </message>
    <message>
        <source>Model wording</source>
        <translation>模型措辞</translation>
    </message>
    <message>
        <source>Your &amp;wording</source>
        <translation>您的措辞(&amp;W)</translation>
    </message>
    <message>
        <source>Your wording</source>
        <translation>您的措辞</translation>
    </message>
    <message>
        <source>&amp;Accept the model&apos;s words</source>
        <translation>接受模型措辞(&amp;A)</translation>
    </message>
    <message>
        <source>Use the &amp;template</source>
        <translation>使用模板措辞(&amp;T)</translation>
    </message>
    <message>
        <source>Use &amp;your words</source>
        <translation>使用您的措辞(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>StalePanel</name>
    <message>
        <source>Stale states</source>
        <translation>过时状态</translation>
    </message>
</context>
<context>
    <name>StartOverDialog</name>
    <message>
        <source>Start a case over</source>
        <translation>重新开始一题</translation>
    </message>
    <message>
        <source>Start {case} over at step 1?</source>
        <translation>要将 {case} 从步骤 1 重新开始吗？</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded step(s) stay in the document as they are, marked superseded. The report counts the conversation as left out. This cannot be undone.</source>
        <translation>
            <numerusform>已记录的 %n 个步骤会原样留在文档中，标为已被取代。报告会将这段对话列为未计入。此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>继续作答</translation>
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
    <name>StateMap</name>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探测</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观察结果</translation>
    </message>
    <message>
        <source>First observed wrong</source>
        <translation>第一个被观察到答错</translation>
    </message>
    <message>
        <source>Right again</source>
        <translation>之后又答对</translation>
    </message>
    <message>
        <source>–</source>
        <comment>a cell that has no value yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>{sign} Planned</source>
        <translation>{sign} 已计划</translation>
    </message>
    <message>
        <source>{sign} {right} of {n} right</source>
        <translation>{sign} 答对 {right} / {n}</translation>
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
        <source>{sign} Mixed</source>
        <translation>{sign} 有对有错</translation>
    </message>
    <message>
        <source>{sign} Format error</source>
        <translation>{sign} 格式错误</translation>
    </message>
    <message>
        <source>{sign} Incomplete</source>
        <translation>{sign} 不完整</translation>
    </message>
    <message>
        <source>{sign} Input cut</source>
        <translation>{sign} 输入被截</translation>
    </message>
    <message>
        <source>{sign} Input too long</source>
        <translation>{sign} 输入过长</translation>
    </message>
    <message>
        <source>{sign} Not graded</source>
        <translation>{sign} 未评分</translation>
    </message>
    <message>
        <source>no value yet</source>
        <translation>尚无值</translation>
    </message>
    <message>
        <source>not asked for yet</source>
        <translation>尚未要求</translation>
    </message>
    <message>
        <source>several values in one place: the last is shown</source>
        <translation>一处有多个值：显示最后一个</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>在此写入</translation>
    </message>
    <message>
        <source>a colour is a value of its goal; –: not active</source>
        <translation>每种颜色是该目标的一个值；–：未生效</translation>
    </message>
    <message>
        <source>right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>答错</translation>
    </message>
    <message>
        <source>some right, some not</source>
        <translation>有对有错</translation>
    </message>
    <message>
        <source>format error</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>input cut or too long</source>
        <translation>输入被截或过长</translation>
    </message>
    <message>
        <source>planned, no reply yet</source>
        <translation>已计划，还没有回复</translation>
    </message>
    <message>
        <source>First observed wrong: {k}</source>
        <translation>第一个被观察到答错的前缀：{k}</translation>
    </message>
    <message>
        <source>right again</source>
        <translation>之后又答对</translation>
    </message>
    <message>
        <source>State map: {cells} cells, {updates} updates</source>
        <translation>状态图：{cells} 个单元格，{updates} 个更新</translation>
    </message>
    <message>
        <source>State map: {cells} goals, {updates} turns</source>
        <translation>状态图：{cells} 个目标，{updates} 轮</translation>
    </message>
    <message>
        <source>One place across holds up to {n} updates: it shows the recorded value after the last of them. Where a sign stands for several prefixes, it is that of the worst.</source>
        <translation>横向每一处最多包含 {n} 个更新：显示其中最后一个更新后记录的值。一个符号代表多个前缀时，取其中最差的结果。</translation>
    </message>
    <message>
        <source>One square is what a goal was after one turn.</source>
        <translation>每个方格是一个目标在一轮之后的值。</translation>
    </message>
    <message>
        <source>One square is the recorded value after one update.</source>
        <translation>每个方格是一个更新后记录的值。</translation>
    </message>
    <message>
        <source>The line follows the value of {cell} at update {k} back.</source>
        <translation>线条由 {cell} 在第 {k} 个更新的值往回追溯。</translation>
    </message>
    <message>
        <source>The line follows the value of {cell} at turn {k} back.</source>
        <translation>线条由 {cell} 在第 {k} 轮的值往回追溯。</translation>
    </message>
    <message>
        <source>{sign} Planned, no reply yet</source>
        <translation>{sign} 已计划，还没有回复</translation>
    </message>
    <message numerus="yes">
        <source>{sign} Input cut %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} 输入被截 %n 次：未观察到状态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Input too long %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} 输入过长 %n 次：未观察到状态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Not graded %n time(s)</source>
        <translation>
            <numerusform>{sign} 未评分 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two statements</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{sign} Probed: right</source>
        <translation>{sign} 已探测：答对</translation>
    </message>
    <message>
        <source>{sign} Probed: wrong</source>
        <translation>{sign} 已探测：答错</translation>
    </message>
    <message>
        <source>{sign} Probed: format error</source>
        <translation>{sign} 已探测：格式错误</translation>
    </message>
    <message>
        <source>{sign} Probed: incomplete</source>
        <translation>{sign} 已探测：不完整</translation>
    </message>
    <message>
        <source>Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign}, {format_errors} format errors {format_sign}</source>
        <translation>探测 {n} 次：答对 {right} 次 {right_sign}，答错 {wrong} 次 {wrong_sign}，格式错误 {format_errors} 次 {format_sign}</translation>
    </message>
    <message>
        <source>Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign}, {format_errors} format errors {format_sign}, {incomplete} incomplete {incomplete_sign}</source>
        <translation>探测 {n} 次：答对 {right} 次 {right_sign}，答错 {wrong} 次 {wrong_sign}，格式错误 {format_errors} 次 {format_sign}，不完整 {incomplete} 次 {incomplete_sign}</translation>
    </message>
    <message>
        <source>{cell} has no value yet</source>
        <translation>{cell} 尚无值</translation>
    </message>
    <message>
        <source>{cell}: {value}</source>
        <translation>{cell}：{value}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn} 轮，共 {turns} 轮</translation>
    </message>
    <message>
        <source>Update {k} of {updates}</source>
        <translation>第 {k} 个更新（共 {updates} 个）</translation>
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
        <translation>前缀 {k}：{outcome}。</translation>
    </message>
    <message>
        <source>Turn {k}: {outcome}.</source>
        <translation>第 {k} 轮：{outcome}。</translation>
    </message>
    <message>
        <source>First observed wrong prefix: {first} (among {probed} probed of {possible}).</source>
        <translation>第一个被观察到答错的前缀：{first}（可探测的 {possible} 个中已探测 {probed} 个）。</translation>
    </message>
    <message>
        <source>First observed wrong turn: {first} (among {probed} probed of {possible}).</source>
        <translation>第一个被观察到答错的轮次：{first}（可探测的 {possible} 轮中已探测 {probed} 轮）。</translation>
    </message>
    <message>
        <source>Chosen for probing: {first}–{last}.</source>
        <translation>选定要探测的范围：{first}–{last}。</translation>
    </message>
    <message>
        <source>State map</source>
        <translation>状态图</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open what was written</source>
        <translation>打开已写入的文件</translation>
    </message>
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
        <source>Mixed</source>
        <translation>有对有错</translation>
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
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Input cut</source>
        <translation>输入被截</translation>
    </message>
    <message>
        <source>Input too long</source>
        <translation>输入过长</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>Begun, not answered</source>
        <translation>已开始，未作答</translation>
    </message>
    <message>
        <source>Not answered; simulated</source>
        <translation>未作答；模拟</translation>
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
        <translation>回复</translation>
    </message>
    <message>
        <source>Origin of a value</source>
        <translation>值的来源</translation>
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
        <source>One turn back</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>轮次的编号</translation>
    </message>
    <message>
        <source>Active intents before and after the turn</source>
        <translation>这一轮前后的有效意图</translation>
    </message>
    <message>
        <source>Update {k} of {updates}: {update}</source>
        <translation>第 {k} 个更新（共 {updates} 个）：{update}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}: {update}</source>
        <translation>第 {turn} 轮，共 {turns} 轮：{update}</translation>
    </message>
</context>
<context>
    <name>StepPrompt</name>
    <message>
        <source>This arm gives the true state to the model, so what is to be sent holds it. It is shown once the answer book is revealed, which is recorded.</source>
        <translation>这个方案会把真实状态提供给模型，因此要发送的内容含有真实状态。揭晓答案本后才会显示，而揭晓会记录下来。</translation>
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
    <name>TableFormat</name>
    <message>
        <source>CSV: text with separators</source>
        <translation>CSV：以分隔符分隔的文本</translation>
    </message>
    <message>
        <source>TSV: text separated by tabs</source>
        <translation>TSV：以制表符分隔的文本</translation>
    </message>
    <message>
        <source>XLSX: Excel workbook</source>
        <translation>XLSX：Excel 工作簿</translation>
    </message>
    <message>
        <source>JSON Lines: for programs</source>
        <translation>JSON Lines：供程序使用</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>TSV files (*.tsv)</source>
        <translation>TSV 文件 (*.tsv)</translation>
    </message>
    <message>
        <source>Excel workbooks (*.xlsx)</source>
        <translation>Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>JSON Lines files (*.jsonl)</source>
        <translation>JSON Lines 文件 (*.jsonl)</translation>
    </message>
    <message>
        <source>Nothing runs as a formula. A text too long for a cell stands whole in a sheet of its own. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>任何内容都不会当作公式执行。超出单元格容量的文本会完整放在另一个工作表。空白的单元格留空，未提供的则写成 not provided。</translation>
    </message>
    <message>
        <source>One row a line, every text as it is, and blank told from not provided.</source>
        <translation>每行一条记录，所有文本保持原样，空白与未提供有所区别。</translation>
    </message>
    <message>
        <source>A text that a spreadsheet would run or change gets an apostrophe in front. A blank cell is empty, one that is not provided holds the words not provided.</source>
        <translation>电子表格软件会执行或更改的文本，前面会加上撇号。空白的单元格留空，未提供的则写成 not provided。</translation>
    </message>
    <message>
        <source>Exported {count} of {every} rows to {file}.</source>
        <translation>已将 {every} 行中的 {count} 行导出到 {file}。</translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s).</source>
        <translation>
            <numerusform>存放在 %n 个工作表中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) too long for a cell stand whole in the sheet “long texts”.</source>
        <translation>
            <numerusform>有 %n 段文本超出单元格容量，完整内容在工作表“long texts”中。</numerusform>
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
        <translation>复制提示</translation>
    </message>
    <message>
        <source>Copy the whole conversation as one plain text</source>
        <translation>将整段对话复制为一份纯文本</translation>
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
        <translation>第 {k} 轮之后，{cell}：{value}，在所列的那一轮说出。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: {total} updates lead there; the newest {shown} are listed.</source>
        <translation>第 {k} 个更新后 {cell} = {value}：共有 {total} 个更新通向此值；列出最近的 {shown} 个。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: set there by one update, a constant.</source>
        <translation>第 {k} 个更新后 {cell} = {value}：由一个更新设为常数。</translation>
    </message>
    <message>
        <source>{cell} = {value} after update {k}: {total} updates lead there from a constant.</source>
        <translation>第 {k} 个更新后 {cell} = {value}：从一个常数起，共有 {total} 个更新通向此值。</translation>
    </message>
</context>
<context>
    <name>TrailView</name>
    <message>
        <source>Updates that handed the value on, the newest first</source>
        <translation>依次传递这个值的更新，最近的在最前</translation>
    </message>
    <message>
        <source>Choose a cell in the table above and ask where its value came from: the updates that handed it on are listed here.</source>
        <translation>请在上方表格选择一个单元格，并查询它的值从哪里来：传递这个值的更新会列在这里。</translation>
    </message>
</context>
<context>
    <name>TrainingDialog</name>
    <message>
        <source>Export training data</source>
        <translation>导出训练数据</translation>
    </message>
    <message numerus="yes">
        <source>JSON Lines in the conversational format that TRL reads, of %n case(s). Items for training and for testing are kept apart, in every condition and language.</source>
        <translation>
            <numerusform>将 %n 道题目写成 TRL 能读取的对话格式 JSON Lines。在所有条件和语言中，训练原题与测试原题都分开。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files hold the truth. Keep them away from the models you judge.</source>
        <translation>这些文件含有真值。请勿让您要判定的模型接触到。</translation>
    </message>
    <message numerus="yes">
        <source>The files hold the truth, that of %n case(s) with a hidden answer book too. Keep them away from the models you judge.</source>
        <translation>
            <numerusform>这些文件含有真值，包括 %n 道答案本尚未打开的题目。请勿让您要判定的模型接触到。</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Test items</source>
        <translation>测试原题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Seed of the split</source>
        <translation>划分种子(&amp;S)</translation>
    </message>
    <message>
        <source>Tick what is to be written.</source>
        <translation>请勾选要写入的内容。</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
    <message>
        <source>The hidden answer books must be opened for this: tick that above.</source>
        <translation>为此必须打开尚未揭晓的答案本：请在上方勾选。</translation>
    </message>
    <message>
        <source>In f&amp;older</source>
        <translation>存入文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Tracker steps: message and state → edits, new state</source>
        <translation>追踪步骤：消息与状态 → 编辑、新的状态</translation>
    </message>
    <message>
        <source>Traces: the updates of the state, then the answer</source>
        <translation>轨迹：先是状态的各次更新，再是答案</translation>
    </message>
    <message>
        <source>Prompt and completion</source>
        <translation>提示与补全</translation>
    </message>
    <message>
        <source>Whole conversation (messages)</source>
        <translation>整个对话（messages）</translation>
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
        <translation>测试原题所占的百分比</translation>
    </message>
    <message>
        <source>Seed of the split</source>
        <translation>划分种子</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Open the hidden answer books for this; each is recorded</source>
        <translation>为此打开尚未揭晓的答案本；每一次都会记录</translation>
    </message>
    <message>
        <source>The files go into a new folder of the set&apos;s name there. Items that nothing solves here have tracker steps and no trace.</source>
        <translation>文件会写入其中以题组名称命名的新文件夹。在此没有求解程序的原题只有追踪步骤，没有轨迹。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{host} could not be reached; nothing was sent. Check the address, the network, and whether the service is running.</source>
        <translation>无法连接到 {host}；未发送任何内容。请检查网址、网络，以及服务是否正在运行。</translation>
    </message>
    <message>
        <source>{host} did not take the connection within {seconds} s; nothing was sent. Check the address and the network.</source>
        <translation>{host} 在 {seconds} 秒内未接受连接；未发送任何内容。请检查网址和网络。</translation>
    </message>
    <message>
        <source>The certificate of {host} is not one that this computer trusts; nothing was sent. If it is your own server, choose its CA file in the connection.</source>
        <translation>这台电脑不信任 {host} 的证书；未发送任何内容。如果是您自己的服务器，请在连接中选择其 CA 文件。</translation>
    </message>
    <message>
        <source>The proxy {host} did not let the request through; nothing reached the service. Check the proxy in the connection.</source>
        <translation>代理服务器 {host} 未让请求通过；服务未收到任何内容。请检查连接中的代理服务器。</translation>
    </message>
    <message>
        <source>The service does not take the key (HTTP {status}). Put the right key in the connection.</source>
        <translation>服务不接受此密钥（HTTP {status}）。请在连接中填入正确的密钥。</translation>
    </message>
    <message>
        <source>The service does not know this model or address (HTTP {status}). Check the model&apos;s name in the examinee and the address in the connection.</source>
        <translation>服务不认识此模型或网址（HTTP {status}）。请检查考生的模型名称和连接的网址。</translation>
    </message>
    <message>
        <source>The service refuses a setting of the examinee (HTTP {status}). Leave it out, or change it; nothing is left out by itself.</source>
        <translation>服务不接受考生的一项设置（HTTP {status}）。请略去此项设置，或加以更改；程序不会自行略去任何设置。</translation>
    </message>
    <message>
        <source>The service refused the request (HTTP {status}).</source>
        <translation>服务不接受此请求（HTTP {status}）。</translation>
    </message>
    <message>
        <source>The service asks to be left alone for a while (HTTP {status}). Go on later, or ask fewer at once.</source>
        <translation>服务要求暂缓提问（HTTP {status}）。请稍后再继续，或减少同时提问的数量。</translation>
    </message>
    <message>
        <source>The account has no quota left (HTTP {status}). Waiting does not help: see to the account at the service, then go on.</source>
        <translation>账户已没有额度（HTTP {status}）。等待没有用：请先在该服务中处理账户问题，再继续。</translation>
    </message>
    <message>
        <source>The service failed (HTTP {status}) and gave no answer. Ask again later.</source>
        <translation>服务发生错误（HTTP {status}），没有给出回复。请稍后再问。</translation>
    </message>
    <message>
        <source>The service points to {host} (HTTP {status}). That was not followed, so that no key goes elsewhere. If you trust {host}, put its address into the connection.</source>
        <translation>服务指向 {host}（HTTP {status}）。程序没有转往该处，以免密钥流到别处。如果您信任 {host}，请将其网址填入连接。</translation>
    </message>
    <message>
        <source>What the service sent is no answer: it was cut off after {bytes} bytes. Check that the address is that of a model service.</source>
        <translation>服务发来的不是回复：收到 {bytes} 个字节后就截断了。请确认网址是模型服务的网址。</translation>
    </message>
    <message>
        <source>The answer was still arriving after {seconds} s and was cut off. Whether the service finished it is not known.</source>
        <translation>过了 {seconds} 秒仍在接收回复，因此中断接收。服务是否已完成，无从得知。</translation>
    </message>
    <message>
        <source>What the service sent cannot be read: it is no JSON. Check that the address is that of a model service.</source>
        <translation>无法读取服务发来的内容：不是 JSON。请确认网址是模型服务的网址。</translation>
    </message>
    <message>
        <source>What the service sent is no answer of a model. It is kept as it came.</source>
        <translation>服务发来的不是模型的回复。已按收到的原样保存。</translation>
    </message>
    <message>
        <source>Nothing came for {seconds} s. Whether the service answered is not known; it may have charged for it.</source>
        <translation>{seconds} 秒内没有收到任何内容。服务是否已作答，无从得知；可能已经计费。</translation>
    </message>
    <message>
        <source>The connection broke before the answer was whole. Whether the service answered is not known; it may have charged for it.</source>
        <translation>回复尚未完整，连接就中断了。服务是否已作答，无从得知；可能已经计费。</translation>
    </message>
    <message>
        <source>A server on the way gave up waiting (HTTP {status}). Whether the service answered is not known; it may have charged for it.</source>
        <translation>途中的服务器不再等待（HTTP {status}）。服务是否已作答，无从得知；可能已经计费。</translation>
    </message>
    <message>
        <source>It was stopped while the answer was on its way. Whether the service answered is not known; it may have charged for it.</source>
        <translation>回复还在途中就停止了。服务是否已作答，无从得知；可能已经计费。</translation>
    </message>
    <message>
        <source>The program ended while this was being asked. Whether the service answered is not known; it may have charged for it.</source>
        <translation>提问途中程序就结束了。服务是否已作答，无从得知；可能已经计费。</translation>
    </message>
    <message>
        <source>The batch ran out of time before this was asked.</source>
        <translation>还没问到这一个，批处理就超时了。</translation>
    </message>
    <message>
        <source>The batch was cancelled before this was asked.</source>
        <translation>还没问到这一个，批处理就取消了。</translation>
    </message>
    <message>
        <source>The result files have no line for this conversation.</source>
        <translation>结果文件中没有此对话的行。</translation>
    </message>
    <message>
        <source>The prompt and the output limit together are more than the context window (HTTP {status}). The limit, not the prompt, may be too large: lower it, or leave it out.</source>
        <translation>提示与输出上限合计超过上下文窗口（HTTP {status}）。过大的可能是输出上限，而不是提示：请调低上限，或略去此项设置。</translation>
    </message>
    <message>
        <source>The service asks to be left alone for {time} (HTTP {status}). Go on after that, or ask fewer at once.</source>
        <translation>服务要求暂缓提问 {time}（HTTP {status}）。请过了这段时间再继续，或减少同时提问的数量。</translation>
    </message>
    <message>
        <source>The service failed (HTTP {status}) and asks to be left alone for {time}. Go on after that.</source>
        <translation>服务出错（HTTP {status}），并要求暂缓提问 {time}。请过了这段时间再继续。</translation>
    </message>
    <message>
        <source>The service says: {message}</source>
        <translation>服务的说明：{message}</translation>
    </message>
</context>
<context>
    <name>TurnStepper</name>
    <message>
        <source>First turn</source>
        <translation>第一轮</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn} 轮，共 {turns} 轮</translation>
    </message>
</context>
<context>
    <name>UpdateKind</name>
    <message>
        <source>First value of a cell</source>
        <translation>单元格的第一个值</translation>
    </message>
    <message>
        <source>Set, an ordinary cell</source>
        <translation>设值，普通单元格</translation>
    </message>
    <message>
        <source>Set, the scratch cell</source>
        <translation>设值，暂存格</translation>
    </message>
    <message>
        <source>Add, to an ordinary cell</source>
        <translation>累加，到普通单元格</translation>
    </message>
    <message>
        <source>Add, to the scratch cell</source>
        <translation>累加，到暂存格</translation>
    </message>
    <message>
        <source>Copy, between ordinary cells</source>
        <translation>复制，普通单元格之间</translation>
    </message>
    <message>
        <source>Copy, into the scratch cell</source>
        <translation>复制，到暂存格</translation>
    </message>
    <message>
        <source>Copy, out of the scratch cell</source>
        <translation>复制，从暂存格</translation>
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
        <translation>按值筛选</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>升序排序(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>降序排序(&amp;D)</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>查找值</translation>
    </message>
    <message>
        <source>A&amp;ll values in sight</source>
        <translation>可见的所有值(&amp;L)</translation>
    </message>
    <message>
        <source>Values with their counts</source>
        <translation>各值及其计数</translation>
    </message>
    <message>
        <source>&amp;Show rows with these</source>
        <translation>显示含这些值的行(&amp;S)</translation>
    </message>
    <message>
        <source>The first {listed} of {total} values are listed. Unless all are chosen, rows with a value that is not listed are hidden.</source>
        <translation>已列出 {total} 个值中的前 {listed} 个。除非全部选中，否则含有未列出的值的行会被隐藏。</translation>
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
        <source>What was stale ▸</source>
        <translation>哪些已过时 ▸</translation>
    </message>
    <message>
        <source>Reveal answer book…</source>
        <translation>揭晓答案本…</translation>
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
        <source>{outcome}. {sentence}</source>
        <translation>{outcome}。{sentence}</translation>
    </message>
    <message>
        <source>Finish reason reported: {reason}</source>
        <translation>服务告知的结束原因：{reason}</translation>
    </message>
    <message>
        <source>Made on this computer: no model gave this reply, and it counts as none.</source>
        <translation>在这台电脑上生成：这条回复并非出自任何模型，也不计为模型的回复。</translation>
    </message>
    <message>
        <source>It may be the truth itself, so it is shown only once a model has answered the case or its answer book is revealed.</source>
        <translation>它可能就是真值本身，因此要等模型作答这一题，或答案本揭晓之后，才会显示。</translation>
    </message>
    <message>
        <source>This answer was not graded, so the answer book of the case stays hidden until it is graded, a reply that counts is recorded or the case is revealed.</source>
        <translation>这个答案未评分，因此题目的答案本保持隐藏，直到完成评分、记录了一条计入的回复，或由您揭晓为止。</translation>
    </message>
    <message>
        <source>The model was never asked this case as it is, so its answer book stays hidden until a reply that counts is recorded or it is revealed.</source>
        <translation>模型并未被问到完整的这一题，因此答案本保持隐藏，直到记录了一条计入的回复，或由您揭晓为止。</translation>
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
        <source>{sign} Simulated: {result}</source>
        <translation>{sign} 模拟：{result}</translation>
    </message>
    <message>
        <source>Input too long: no answer, not counted</source>
        <translation>输入过长：没有回复，不计入</translation>
    </message>
    <message>
        <source>Input cut: not counted</source>
        <translation>输入被截：不计入</translation>
    </message>
    <message>
        <source>Not graded, not counted: running code is off (Tools ▸ Running code…) or has no sandbox here</source>
        <translation>未评分，不计入：运行代码的功能未开启（工具 ▸ 运行代码…），或这里没有沙箱</translation>
    </message>
    <message>
        <source>Incomplete: counted, and never as right</source>
        <translation>不完整：计入，但绝不算答对</translation>
    </message>
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
        <source>Format error: no usable answer, score 0</source>
        <translation>格式错误：没有可用的答案，得分 0</translation>
    </message>
    <message>
        <source>Right: full credit, score 1</source>
        <translation>正确：满分，得分 1</translation>
    </message>
    <message>
        <source>Not right: score {score}</source>
        <translation>未全对：得分 {score}</translation>
    </message>
    <message>
        <source>input too long</source>
        <translation>输入过长</translation>
    </message>
    <message>
        <source>input cut</source>
        <translation>输入被截</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>format error</source>
        <translation>格式错误</translation>
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
        <source>Give a prompt to the model in a new conversation and paste its reply, or let the program fetch many. Read the verdict cell by cell; every reply is kept exactly as received.</source>
        <translation>在新对话中把提示交给模型，再粘贴它的回复，或让程序获取大量回复。逐个查看每个单元格的判定；每条回复都原样保存，一字不改。</translation>
    </message>
    <message>
        <source>Where a reply is wrong, ask again about the first updates only, until you see the first observed wrong prefix.</source>
        <translation>回复答错时，只针对前面的更新再问，直到看见第一个被观察到答错的前缀。</translation>
    </message>
    <message>
        <source>Or, on the page Drift, give it conversations whose user changes their mind, and see whether the answer follows what holds in the end.</source>
        <translation>也可以在“意图漂移”页面，给模型一段段用户会改变主意的对话，看答案是否符合最后仍然有效的内容。</translation>
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
