<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Prefixes</name>
    <message numerus="yes">
        <source>{list} and %n more</source>
        <translation>
            <numerusform>{list} and %n more</numerusform>
            <numerusform>{list} and %n more</numerusform>
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
    <name>RunLog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
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
</context>
</TS>
