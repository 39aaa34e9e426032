<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AcrossTables</name>
    <message numerus="yes">
        <source>%n case(s) not right</source>
        <translation>
            <numerusform>%n case not right</numerusform>
            <numerusform>%n cases not right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmNote</name>
    <message numerus="yes">
        <source>%n more note(s) are on the Drift page.</source>
        <translation>
            <numerusform>%n more note is on the Drift page.</numerusform>
            <numerusform>%n more notes are on the Drift page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Batches</name>
    <message numerus="yes">
        <source>%n answer(s) recorded.</source>
        <translation>
            <numerusform>%n answer recorded.</numerusform>
            <numerusform>%n answers recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) failed at the service.</source>
        <translation>
            <numerusform>%n conversation failed at the service.</numerusform>
            <numerusform>%n conversations failed at the service.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) brought nothing.</source>
        <translation>
            <numerusform>%n line brought nothing.</numerusform>
            <numerusform>%n lines brought nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have no line in these files.</source>
        <translation>
            <numerusform>%n conversation has no line in these files.</numerusform>
            <numerusform>%n conversations have no line in these files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CasesExport</name>
    <message numerus="yes">
        <source>%n prompt(s) saved in {folder}, without answers.</source>
        <translation>
            <numerusform>%n prompt saved in {folder}, without answers.</numerusform>
            <numerusform>%n prompts saved in {folder}, without answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answers of %n case(s) are in {folder}.</source>
        <translation>
            <numerusform>The answers of %n case are in {folder}.</numerusform>
            <numerusform>The answers of %n cases are in {folder}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CasesView</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Connections</name>
    <message numerus="yes">
        <source>✓ The service answers and offers %n model(s):</source>
        <translation>
            <numerusform>✓ The service answers and offers %n model:</numerusform>
            <numerusform>✓ The service answers and offers %n models:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Online: {host} and %n more get prompts when asked</source>
        <translation>
            <numerusform>Online: {host} and %n more get prompts when asked</numerusform>
            <numerusform>Online: {host} and %n more get prompts when asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only this computer is asked: {host} and %n more</source>
        <translation>
            <numerusform>Only this computer is asked: {host} and %n more</numerusform>
            <numerusform>Only this computer is asked: {host} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n step(s) are kept, superseded. The case begins again at step 1.</source>
        <translation>
            <numerusform>%n step is kept, superseded. The case begins again at step 1.</numerusform>
            <numerusform>%n steps are kept, superseded. The case begins again at step 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message numerus="yes">
        <source>%n more cell(s) are not listed.</source>
        <translation>
            <numerusform>%n more cell is not listed.</numerusform>
            <numerusform>%n more cells are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) are not listed.</source>
        <translation>
            <numerusform>%n more match is not listed.</numerusform>
            <numerusform>%n more matches are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftDetail</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n variants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoy(s)</source>
        <translation>
            <numerusform>%n decoy</numerusform>
            <numerusform>%n decoys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftPage</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftReport</name>
    <message numerus="yes">
        <source>{arm}, {condition}: CAR {car}, mean score {mean}, %n item(s).</source>
        <translation>
            <numerusform>{arm}, {condition}: CAR {car}, mean score {mean}, %n item.</numerusform>
            <numerusform>{arm}, {condition}: CAR {car}, mean score {mean}, %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s).</source>
        <translation>
            <numerusform>{arm}, {condition}: IDG {idg} over %n item.</numerusform>
            <numerusform>{arm}, {condition}: IDG {idg} over %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{arm}, {condition}: IDG {idg} over %n item(s); turn-matched control less this condition {control}.</source>
        <translation>
            <numerusform>{arm}, {condition}: IDG {idg} over %n item; turn-matched control less this condition {control}.</numerusform>
            <numerusform>{arm}, {condition}: IDG {idg} over %n items; turn-matched control less this condition {control}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) to drift cases</source>
        <translation>
            <numerusform>%n answer to drift cases</numerusform>
            <numerusform>%n answers to drift cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>%n not answered</numerusform>
            <numerusform>%n not answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>%n not graded</numerusform>
            <numerusform>%n not graded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>%n with input cut or too long</numerusform>
            <numerusform>%n with input cut or too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>%n simulated left out</numerusform>
            <numerusform>%n simulated left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n started over, left out</source>
        <translation>
            <numerusform>%n started over, left out</numerusform>
            <numerusform>%n started over, left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftScores</name>
    <message numerus="yes">
        <source>%n row(s) read.</source>
        <translation>
            <numerusform>%n row read.</numerusform>
            <numerusform>%n rows read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n item.</numerusform>
            <numerusform>%n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n condition(s).</source>
        <translation>
            <numerusform>%n condition.</numerusform>
            <numerusform>%n conditions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are another answer to the same item: repeats are averaged.</source>
        <translation>
            <numerusform>%n row is another answer to the same item: repeats are averaged.</numerusform>
            <numerusform>%n rows are another answer to the same item: repeats are averaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a score are in no figure.</source>
        <translation>
            <numerusform>%n row without a score is in no figure.</numerusform>
            <numerusform>%n rows without a score are in no figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a score not provided are in no figure.</source>
        <translation>
            <numerusform>%n row with a score not provided is in no figure.</numerusform>
            <numerusform>%n rows with a score not provided are in no figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is measured until the file has none.</source>
        <translation>
            <numerusform>%n problem: nothing is measured until the file has none.</numerusform>
            <numerusform>%n problems: nothing is measured until the file has none.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftScoresDialog</name>
    <message numerus="yes">
        <source>%n more problem(s) are not listed.</source>
        <translation>
            <numerusform>%n more problem is not listed.</numerusform>
            <numerusform>%n more problems are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftSpeaking</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) one after another ended in the same way, so no more are asked.</source>
        <translation>
            <numerusform>%n message ended in this way, so no more are asked.</numerusform>
            <numerusform>%n messages one after another ended in the same way, so no more are asked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftStale</name>
    <message numerus="yes">
        <source>%n wrong cell(s) equal a value of an earlier turn.</source>
        <translation>
            <numerusform>%n wrong cell equals a value of an earlier turn.</numerusform>
            <numerusform>%n wrong cells equal a value of an earlier turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong cell(s) equal none.</source>
        <translation>
            <numerusform>%n wrong cell equals none.</numerusform>
            <numerusform>%n wrong cells equal none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The answer equals that to %n stale state(s).</source>
        <translation>
            <numerusform>The answer equals that to %n stale state.</numerusform>
            <numerusform>The answer equals that to %n stale states.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stale state(s) were tried.</source>
        <translation>
            <numerusform>%n stale state was tried.</numerusform>
            <numerusform>%n stale states were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have %n different wrong answer(s).</source>
        <translation>
            <numerusform>They have %n wrong answer.</numerusform>
            <numerusform>They have %n different wrong answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes would answer so too.</source>
        <translation>
            <numerusform>%n pair of changes would answer so too.</numerusform>
            <numerusform>%n pairs of changes would answer so too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have the right answer and were left aside.</source>
        <translation>
            <numerusform>%n state has the right answer and was left aside.</numerusform>
            <numerusform>%n states have the right answer and were left aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) have no answer.</source>
        <translation>
            <numerusform>%n state has no answer.</numerusform>
            <numerusform>%n states have no answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of changes were not tried: too many.</source>
        <translation>
            <numerusform>%n pair of changes was not tried: too many.</numerusform>
            <numerusform>%n pairs of changes were not tried: too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DriftTraining</name>
    <message numerus="yes">
        <source>%n line(s) of training data are in {folder}.</source>
        <translation>
            <numerusform>%n line of training data is in {folder}.</numerusform>
            <numerusform>%n lines of training data are in {folder}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamineeDialog</name>
    <message numerus="yes">
        <source>This examinee has %n recorded reply(s). They keep the settings they were given with; what you change here becomes a new version.</source>
        <translation>
            <numerusform>This examinee has %n recorded reply. It keeps the settings it was given with; what you change here becomes a new version.</numerusform>
            <numerusform>This examinee has %n recorded replies. They keep the settings they were given with; what you change here becomes a new version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportBookDialog</name>
    <message numerus="yes">
        <source>The file holds every answer. Keep it away from the models you judge. %n hidden answer book(s) will be opened: each reveal is recorded with its time.</source>
        <translation>
            <numerusform>The file holds every answer. Keep it away from the models you judge. %n hidden answer book will be opened: each reveal is recorded with its time.</numerusform>
            <numerusform>The file holds every answer. Keep it away from the models you judge. %n hidden answer books will be opened: each reveal is recorded with its time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>The %n chosen case(s)</source>
        <translation>
            <numerusform>The %n chosen case</numerusform>
            <numerusform>The %n chosen cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole set: %n case(s)</source>
        <translation>
            <numerusform>The whole set: %n case</numerusform>
            <numerusform>The whole set: %n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FetchActing</name>
    <message numerus="yes">
        <source>Ask %n conversation(s) again whose fate is not known?</source>
        <translation>
            <numerusform>Ask %n conversation again whose fate is not known?</numerusform>
            <numerusform>Ask %n conversations again whose fate is not known?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give up %n conversation(s) of this run?</source>
        <translation>
            <numerusform>Give up %n conversation of this run?</numerusform>
            <numerusform>Give up %n conversations of this run?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FetchAttempts</name>
    <message numerus="yes">
        <source>The answer was ended as complete, with no text, after %n token(s) of reasoning.</source>
        <translation>
            <numerusform>The answer was ended as complete, with no text, after %n token of reasoning.</numerusform>
            <numerusform>The answer was ended as complete, with no text, after %n tokens of reasoning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The output limit was reached by reasoning alone, after %n token(s) of it.</source>
        <translation>
            <numerusform>The output limit was reached by reasoning alone, after %n token of it.</numerusform>
            <numerusform>The output limit was reached by reasoning alone, after %n tokens of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FetchBatches</name>
    <message numerus="yes">
        <source>%n file(s) written, first {path}.</source>
        <translation>
            <numerusform>%n file written: {path}.</numerusform>
            <numerusform>%n files written, first {path}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FetchRunButtons</name>
    <message numerus="yes">
        <source>Ask %n failed again</source>
        <translation>
            <numerusform>Ask %n failed again</numerusform>
            <numerusform>Ask %n failed again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n unknown again…</source>
        <translation>
            <numerusform>Ask %n unknown again…</numerusform>
            <numerusform>Ask %n unknown again…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask %n given up after all</source>
        <translation>
            <numerusform>Ask %n given up after all</numerusform>
            <numerusform>Ask %n given up after all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fetching</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spent {spent}, and %n answer(s) of unknown cost</source>
        <translation>
            <numerusform>Spent {spent}, and %n answer of unknown cost</numerusform>
            <numerusform>Spent {spent}, and %n answers of unknown cost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FingerprintPanel</name>
    <message numerus="yes">
        <source>Near matches: all but one cell (%n)</source>
        <translation>
            <numerusform>Near matches: all but one cell (%n)</numerusform>
            <numerusform>Near matches: all but one cell (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fingerprints</name>
    <message numerus="yes">
        <source>update {list} and %n more</source>
        <translation>
            <numerusform>update {list} and %n more</numerusform>
            <numerusform>update {list} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} and %n more</numerusform>
            <numerusform>{list} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different wrong answer(s) of this slip were tried.</source>
        <translation>
            <numerusform>%n wrong answer of this slip was tried.</numerusform>
            <numerusform>%n different wrong answers of this slip were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No known slip gives this answer. %n alternative(s) were tried.</source>
        <translation>
            <numerusform>No known slip gives this answer. %n alternative was tried.</numerusform>
            <numerusform>No known slip gives this answer. %n alternatives were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s) were tried. A wrong answer drawn at random matches at least one of them with a chance of: {chance}.</source>
        <translation>
            <numerusform>%n alternative was tried. A wrong answer drawn at random matches it with a chance of: {chance}.</numerusform>
            <numerusform>%n alternatives were tried. A wrong answer drawn at random matches at least one of them with a chance of: {chance}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstErrors</name>
    <message numerus="yes">
        <source>Above {first} % to {last} % of the updates: %n case(s)</source>
        <translation>
            <numerusform>Above {first} % to {last} % of the updates: %n case</numerusform>
            <numerusform>Above {first} % to {last} % of the updates: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefix {first}: %n case(s)</source>
        <translation>
            <numerusform>Prefix {first}: %n case</numerusform>
            <numerusform>Prefix {first}: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefixes {first} to {last}: %n case(s)</source>
        <translation>
            <numerusform>Prefixes {first} to {last}: %n case</numerusform>
            <numerusform>Prefixes {first} to {last}: %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) whose input was cut or too long: not counted.</source>
        <translation>
            <numerusform>Beside them %n reply whose input was cut or too long: not counted.</numerusform>
            <numerusform>Beside them %n replies whose input was cut or too long: not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside them %n reply(ies) not graded: not counted.</source>
        <translation>
            <numerusform>Beside them %n reply not graded: not counted.</numerusform>
            <numerusform>Beside them %n replies not graded: not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated reply(ies) to cases with a hidden answer book left out until that is open.</source>
        <translation>
            <numerusform>%n simulated reply to a case with a hidden answer book left out until that is open.</numerusform>
            <numerusform>%n simulated replies to cases with a hidden answer book left out until that is open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s), {incomplete} incomplete. Superseded ones are left out.</source>
        <translation>
            <numerusform>%n whole-case reply: {right} right, {wrong} wrong, format errors: {format_errors}, {incomplete} incomplete. Superseded ones are left out.</numerusform>
            <numerusform>%n whole-case replies: {right} right, {wrong} wrong, format errors: {format_errors}, {incomplete} incomplete. Superseded ones are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s). Superseded ones are left out.</source>
        <translation>
            <numerusform>%n whole-case reply: {right} right, {wrong} wrong, format errors: {format_errors}. Superseded ones are left out.</numerusform>
            <numerusform>%n whole-case replies: {right} right, {wrong} wrong, format errors: {format_errors}. Superseded ones are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) and {incomplete} incomplete answer(s) are not. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>%n wrong answer compared; not compared: format errors {format_errors}, incomplete answers {incomplete}. Expected by chance: the sum of the chances of the slip over all compared answers.</numerusform>
            <numerusform>%n wrong answers compared; not compared: format errors {format_errors}, incomplete answers {incomplete}. Expected by chance: the sum of the chances of the slip over all compared answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong answer(s) compared; {format_errors} format error(s) gave no values to compare. Expected by chance: the sum of the chances of the slip over all compared answers.</source>
        <translation>
            <numerusform>%n wrong answer compared. Format errors, which gave no values to compare: {format_errors}. Expected by chance: the sum of the chances of the slip over all compared answers.</numerusform>
            <numerusform>%n wrong answers compared. Format errors, which gave no values to compare: {format_errors}. Expected by chance: the sum of the chances of the slip over all compared answers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFindings</name>
    <message numerus="yes">
        <source>%n row(s) that are here already differ in what you filled in.</source>
        <translation>
            <numerusform>%n row that is here already differs in what you filled in.</numerusform>
            <numerusform>%n rows that are here already differ in what you filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed.</source>
        <translation>
            <numerusform>%n more row is not listed.</numerusform>
            <numerusform>%n more rows are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportItemsDialog</name>
    <message numerus="yes">
        <source>%n item(s): {sentence}</source>
        <translation>
            <numerusform>%n item: {sentence}</numerusform>
            <numerusform>%n items: {sentence}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message numerus="yes">
        <source>%n row(s) in the file.</source>
        <translation>
            <numerusform>%n row in the file.</numerusform>
            <numerusform>%n rows in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new reply(s) to be recorded.</source>
        <translation>
            <numerusform>%n new reply to be recorded.</numerusform>
            <numerusform>%n new replies to be recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them simulated.</source>
        <translation>
            <numerusform>%n of them simulated.</numerusform>
            <numerusform>%n of them simulated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) here already.</source>
        <translation>
            <numerusform>%n reply here already.</numerusform>
            <numerusform>%n replies here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a reply record nothing.</source>
        <translation>
            <numerusform>%n row without a reply records nothing.</numerusform>
            <numerusform>%n rows without a reply record nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) correct one that is not in the file, and stand alone.</source>
        <translation>
            <numerusform>%n reply corrects one that is not in the file, and stands alone.</numerusform>
            <numerusform>%n replies correct ones that are not in the file, and stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new examinee(s).</source>
        <translation>
            <numerusform>%n new examinee.</numerusform>
            <numerusform>%n new examinees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new column(s).</source>
        <translation>
            <numerusform>%n new column.</numerusform>
            <numerusform>%n new columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): nothing is imported until the file has none.</source>
        <translation>
            <numerusform>%n problem: nothing is imported until the file has none.</numerusform>
            <numerusform>%n problems: nothing is imported until the file has none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) recorded from {file}.</source>
        <translation>
            <numerusform>%n reply recorded from {file}.</numerusform>
            <numerusform>%n replies recorded from {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) brought up to date.</source>
        <translation>
            <numerusform>%n row brought up to date.</numerusform>
            <numerusform>%n rows brought up to date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) of the file differ from the scorer’s, which counts.</source>
        <translation>
            <numerusform>%n verdict of the file differs from the scorer’s, which counts.</numerusform>
            <numerusform>%n verdicts of the file differ from the scorer’s, which count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message numerus="yes">
        <source>%n answer(s) are on their way.</source>
        <translation>
            <numerusform>%n answer is on its way.</numerusform>
            <numerusform>%n answers are on their way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogEditing</name>
    <message numerus="yes">
        <source>%n cell(s) pasted.</source>
        <translation>
            <numerusform>%n cell pasted.</numerusform>
            <numerusform>%n cells pasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogFinding</name>
    <message numerus="yes">
        <source>Replaced in %n cell(s).</source>
        <translation>
            <numerusform>Replaced in %n cell.</numerusform>
            <numerusform>Replaced in %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n cell(s)?</source>
        <translation>
            <numerusform>Replace in %n cell?</numerusform>
            <numerusform>Replace in %n cells?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n reply(s) were judged by an earlier scorer. Judging them again keeps the earlier verdicts.</source>
        <translation>
            <numerusform>%n reply was judged by an earlier scorer. Judging it again keeps the earlier verdict.</numerusform>
            <numerusform>%n replies were judged by an earlier scorer. Judging them again keeps the earlier verdicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reply(s) judged again. The earlier verdicts are kept.</source>
        <translation>
            <numerusform>%n reply judged again. The earlier verdict is kept.</numerusform>
            <numerusform>%n replies judged again. The earlier verdicts are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchDetails</name>
    <message numerus="yes">
        <source>%n more of this slip match too and are not listed.</source>
        <translation>
            <numerusform>%n more of this slip matches too and is not listed.</numerusform>
            <numerusform>%n more of this slip match too and are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message numerus="yes">
        <source>{shown} of %n model(s)</source>
        <translation>
            <numerusform>{shown} of %n model</numerusform>
            <numerusform>{shown} of %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewRun</name>
    <message numerus="yes">
        <source>%n prefix(es) of {name}</source>
        <translation>
            <numerusform>%n prefix of {name}</numerusform>
            <numerusform>%n prefixes of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) of {name}</source>
        <translation>
            <numerusform>%n case of {name}</numerusform>
            <numerusform>%n cases of {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastePreview</name>
    <message numerus="yes">
        <source>Nothing was changed: %n cell(s) cannot take the text</source>
        <translation>
            <numerusform>Nothing was changed: %n cell cannot take the text</numerusform>
            <numerusform>Nothing was changed: %n cells cannot take the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message numerus="yes">
        <source>%n seed(s) for each side, to tell {first} % from {second} % with a power of {power} % at a level of {alpha} %. Both sides together: {both} cases.</source>
        <translation>
            <numerusform>%n seed for each side, to tell {first} % from {second} % with a power of {power} % at a level of {alpha} %. Both sides together: {both} cases.</numerusform>
            <numerusform>%n seeds for each side, to tell {first} % from {second} % with a power of {power} % at a level of {alpha} %. Both sides together: {both} cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plans</name>
    <message numerus="yes">
        <source>Each of {list} and %n more stretch(es)</source>
        <translation>
            <numerusform>Each of {list} and %n more stretch</numerusform>
            <numerusform>Each of {list} and %n more stretches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left to ask: %n conversation(s), {characters} characters of prompt in all.</source>
        <translation>
            <numerusform>Left to ask: %n conversation, {characters} characters of prompt in all.</numerusform>
            <numerusform>Left to ask: %n conversations, {characters} characters of prompt in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>Left: %n conversation, {characters} characters</numerusform>
            <numerusform>Left: %n conversations, {characters} characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plan: %n conversation(s), {characters} characters</source>
        <translation>
            <numerusform>Plan: %n conversation, {characters} characters</numerusform>
            <numerusform>Plan: %n conversations, {characters} characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prefixes</name>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} and %n more</numerusform>
            <numerusform>{list} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>About %n minute left.</numerusform>
            <numerusform>About %n minutes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n hour(s) left.</source>
        <translation>
            <numerusform>About %n hour left.</numerusform>
            <numerusform>About %n hours left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptView</name>
    <message numerus="yes">
        <source>%n update(s)</source>
        <translation>
            <numerusform>%n update</numerusform>
            <numerusform>%n updates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>%n not answered</numerusform>
            <numerusform>%n not answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with input cut or too long</source>
        <translation>
            <numerusform>%n with input cut or too long</numerusform>
            <numerusform>%n with input cut or too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not graded</source>
        <translation>
            <numerusform>%n not graded</numerusform>
            <numerusform>%n not graded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated left out</source>
        <translation>
            <numerusform>%n simulated left out</numerusform>
            <numerusform>%n simulated left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p is McNemar&apos;s exact two-sided test on the pairs where one side passed and the other did not. Corrected by Holm over %n comparison(s), simulated ones apart.</source>
        <translation>
            <numerusform>p is McNemar&apos;s exact two-sided test on the pairs where one side passed and the other did not. Corrected by Holm over %n comparison, simulated ones apart.</numerusform>
            <numerusform>p is McNemar&apos;s exact two-sided test on the pairs where one side passed and the other did not. Corrected by Holm over %n comparisons, simulated ones apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete trial(s) count as failed: the service did not say that the reply had ended.</source>
        <translation>
            <numerusform>%n incomplete trial counts as failed: the service did not say that the reply had ended.</numerusform>
            <numerusform>%n incomplete trials count as failed: the service did not say that the reply had ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: the model never had the whole prompt. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n trial is in no rate: the model never had the whole prompt. It is neither right nor wrong nor unanswered.</numerusform>
            <numerusform>%n trials are in no rate: the model never had the whole prompt. They are neither right nor wrong nor unanswered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) are in no rate: they were not graded. They are neither right nor wrong nor unanswered.</source>
        <translation>
            <numerusform>%n trial is in no rate: it was not graded. It is neither right nor wrong nor unanswered.</numerusform>
            <numerusform>%n trials are in no rate: they were not graded. They are neither right nor wrong nor unanswered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) have a ruling by a person; {differ} of them differ from the verdict. Rulings stand beside the verdicts and are in none of these figures.</source>
        <translation>
            <numerusform>%n trial has a ruling by a person; differing from the verdict: {differ}. Rulings stand beside the verdicts and are in none of these figures.</numerusform>
            <numerusform>%n trials have a ruling by a person; differing from the verdict: {differ}. Rulings stand beside the verdicts and are in none of these figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} %n simulated</source>
        <translation>
            <numerusform>{sign} %n simulated</numerusform>
            <numerusform>{sign} %n simulated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDocument</name>
    <message numerus="yes">
        <source>{seeds} (%n seed(s))</source>
        <translation>
            <numerusform>{seeds} (%n seed)</numerusform>
            <numerusform>{seeds} (%n seeds)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s) are told in the table alone.</source>
        <translation>
            <numerusform>%n comparison is told in the table alone.</numerusform>
            <numerusform>%n comparisons are told in the table alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPairs</name>
    <message numerus="yes">
        <source>With %n seed(s) only this is weak: pairs of one seed are not independent, and p is smaller than it should be.</source>
        <translation>
            <numerusform>With %n seed only this is weak: pairs of one seed are not independent, and p is smaller than it should be.</numerusform>
            <numerusform>With %n seeds only this is weak: pairs of one seed are not independent, and p is smaller than it should be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n pair(s) of the same task, {first} passed {one} and {second} passed {other}; only {first} passed {only_first}, only {second} passed {only_second}.</source>
        <translation>
            <numerusform>On %n pair of the same task, {first} passed {one} and {second} passed {other}; only {first} passed {only_first}, only {second} passed {only_second}.</numerusform>
            <numerusform>On %n pairs of the same task, {first} passed {one} and {second} passed {other}; only {first} passed {only_first}, only {second} passed {only_second}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So uneven a split would be rare if both passed equally often (p {p}; corrected for %n comparison(s): {corrected}). It does not say why they differ.</source>
        <translation>
            <numerusform>So uneven a split would be rare if both passed equally often (p {p}; corrected for %n comparison: {corrected}). It does not say why they differ.</numerusform>
            <numerusform>So uneven a split would be rare if both passed equally often (p {p}; corrected for %n comparisons: {corrected}). It does not say why they differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These pairs do not tell the two apart (p {p}; corrected for %n comparison(s): {corrected}). That is no proof that they are equal.</source>
        <translation>
            <numerusform>These pairs do not tell the two apart (p {p}; corrected for %n comparison: {corrected}). That is no proof that they are equal.</numerusform>
            <numerusform>These pairs do not tell the two apart (p {p}; corrected for %n comparisons: {corrected}). That is no proof that they are equal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportPlot</name>
    <message numerus="yes">
        <source>%n group(s) without a format error</source>
        <translation>
            <numerusform>%n group without a format error</numerusform>
            <numerusform>%n groups without a format error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) tell neither and are not drawn.</source>
        <translation>
            <numerusform>%n group tells neither and is not drawn.</numerusform>
            <numerusform>%n groups tell neither and are not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>McNemar&apos;s exact test, two-sided, p: {p}. Corrected by Holm for %n comparison(s): {holm}.</source>
        <translation>
            <numerusform>McNemar&apos;s exact test, two-sided, p: {p}. Corrected by Holm for %n comparison: {holm}.</numerusform>
            <numerusform>McNemar&apos;s exact test, two-sided, p: {p}. Corrected by Holm for %n comparisons: {holm}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunCells</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) filled in.</source>
        <translation>
            <numerusform>%n cell filled in.</numerusform>
            <numerusform>%n cells filled in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of those chosen cannot be filled in.</source>
        <translation>
            <numerusform>%n of those chosen cannot be filled in.</numerusform>
            <numerusform>%n of those chosen cannot be filled in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunForecastPanel</name>
    <message numerus="yes">
        <source>%n new conversation(s)</source>
        <translation>
            <numerusform>%n new conversation</numerusform>
            <numerusform>%n new conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunLog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n row(s)</source>
        <translation>
            <numerusform>{shown} of %n row</numerusform>
            <numerusform>{shown} of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them incomplete</source>
        <translation>
            <numerusform>%n of them incomplete</numerusform>
            <numerusform>%n of them incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not counted</source>
        <translation>
            <numerusform>%n not counted</numerusform>
            <numerusform>%n not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>%n not answered</numerusform>
            <numerusform>%n not answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s)</source>
        <translation>
            <numerusform>%n probe</numerusform>
            <numerusform>%n probes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n superseded</source>
        <translation>
            <numerusform>%n superseded</numerusform>
            <numerusform>%n superseded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated</source>
        <translation>
            <numerusform>%n simulated</numerusform>
            <numerusform>%n simulated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{passed} of %n conversation(s) right; format errors: {errors}</source>
        <translation>
            <numerusform>{passed} of %n conversation right; format errors: {errors}</numerusform>
            <numerusform>{passed} of %n conversations right; format errors: {errors}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningCodeDialog</name>
    <message numerus="yes">
        <source>%n reply(s) of this document not graded.</source>
        <translation>
            <numerusform>%n reply of this document not graded.</numerusform>
            <numerusform>%n replies of this document not graded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOverDialog</name>
    <message numerus="yes">
        <source>%n recorded step(s) stay in the document as they are, marked superseded. The report counts the conversation as left out. This cannot be undone.</source>
        <translation>
            <numerusform>%n recorded step stays in the document as it is, marked superseded. The report counts the conversation as left out. This cannot be undone.</numerusform>
            <numerusform>%n recorded steps stay in the document as they are, marked superseded. The report counts the conversation as left out. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateMap</name>
    <message numerus="yes">
        <source>{sign} Input cut %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} Input cut %n time: no observation</numerusform>
            <numerusform>{sign} Input cut %n times: no observation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Input too long %n time(s): no observation</source>
        <translation>
            <numerusform>{sign} Input too long %n time: no observation</numerusform>
            <numerusform>{sign} Input too long %n times: no observation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sign} Not graded %n time(s)</source>
        <translation>
            <numerusform>{sign} Not graded %n time</numerusform>
            <numerusform>{sign} Not graded %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableFormat</name>
    <message numerus="yes">
        <source>They are in %n sheet(s).</source>
        <translation>
            <numerusform>They are in %n sheet.</numerusform>
            <numerusform>They are in %n sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) too long for a cell stand whole in the sheet “long texts”.</source>
        <translation>
            <numerusform>%n text too long for a cell stands whole in the sheet “long texts”.</numerusform>
            <numerusform>%n texts too long for a cell stand whole in the sheet “long texts”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingDialog</name>
    <message numerus="yes">
        <source>JSON Lines in the conversational format that TRL reads, of %n case(s). Items for training and for testing are kept apart, in every condition and language.</source>
        <translation>
            <numerusform>JSON Lines in the conversational format that TRL reads, of %n case. Items for training and for testing are kept apart, in every condition and language.</numerusform>
            <numerusform>JSON Lines in the conversational format that TRL reads, of %n cases. Items for training and for testing are kept apart, in every condition and language.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The files hold the truth, that of %n case(s) with a hidden answer book too. Keep them away from the models you judge.</source>
        <translation>
            <numerusform>The files hold the truth, that of %n case with a hidden answer book too. Keep them away from the models you judge.</numerusform>
            <numerusform>The files hold the truth, that of %n cases with a hidden answer book too. Keep them away from the models you judge.</numerusform>
        </translation>
    </message>
</context>
</TS>
