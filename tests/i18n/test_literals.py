"""The check of the sources finds each kind of fault, and takes what is right for right."""

import ast
import textwrap

import pytest
from literals import faults, plural_faults


def found(source: str) -> list[str]:
    return [fault.what for fault in faults(ast.parse(textwrap.dedent(source)))]


def in_method(line: str) -> str:
    return f"class Page:\n    def build(self):\n        {line}\n"


@pytest.mark.parametrize(
    "line",
    [
        'label.setText("Ready")',
        'self.setWindowTitle("StateLab")',
        'QLabel("Name")',
        'QtWidgets.QLabel("Name")',
        'QPushButton("Save", self)',
        'QPushButton(icon, "Save")',
        'button.setToolTip("Save")',
        'action.setStatusTip("Save")',
        'edit.setAccessibleName("Reply")',
        'edit.setPlaceholderText("reply")',
        'box.setTitle("Group")',
        'QGroupBox("Group")',
        'QCheckBox("Shown")',
        'tabs.addTab(page, "First")',
        'tabs.addTab(page, icon, "First")',
        'menu.addAction("Open")',
        'menu.addAction(icon, "Open")',
        'bar.addMenu("File")',
        'QAction("Open", self)',
        'combo.addItem("fixed", data)',
        'combo.addItems(["fixed", "add"])',
        'form.addRow("Seed", edit)',
        'QMessageBox.warning(self, "Title", "text")',
        'QMessageBox.question(self, self.tr("Title"), "really?")',
        'QFileDialog.getOpenFileName(self, "Open", folder)',
        'table.setHorizontalHeaderLabels(["Case", "Seed"])',
        'spin.setSuffix(" updates")',
        'status.showMessage("Done")',
        'self.shell.say("Recorded")',
        'PrimaryButton(text="Save")',
        'QLabel(f"{n} cases")',
        'QLabel("%d cases" % n)',
        'QLabel("{n} cases".format(n=n))',
        'QLabel("Seed " + str(n))',
        'QLabel("Yes" if right else self.tr("No"))',
        'label.setText(name or "nobody")',
    ],
)
def test_a_word_shown_outside_of_tr_is_a_fault(line: str) -> None:
    assert found(in_method(line))


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('self.tr(f"{n} cases")', "f-string"),
        ('self.tr("Seed " + name)', "joined with +"),
        ('self.tr("%d cases" % n)', "filled with %"),
        ('self.tr("{n} cases".format(n=n))', ".format()"),
        ('QCoreApplication.translate("Page", f"{n} cases")', "f-string"),
        ("self.tr(text)", "not written out"),
        ('self.tr("yes" if right else "no")', "not written out"),
        ('QT_TRANSLATE_NOOP("Page", name)', "not written out"),
        ('QCoreApplication.translate(CONTEXT, "Seed")', "context"),
        ('other.tr("Seed")', "another object"),
        ('tr("Seed")', "another object"),
        ('self.tr("%n case(s)", n=3)', "named argument"),
        ('self.tr("%n case(s)")', "go together"),
        ('self.tr("cases", "", n)', "go together"),
        ('self.tr("Seed") + " of the set"', "pieces"),
        ('self.tr("Seed") + self.tr("of the set")', "pieces"),
        ("f\"{self.tr('Seed')} of\"", "pieces"),
        ('{"add": "Add, then take the remainder"}', "reads like a sentence"),
        ('return {1: "the reply is cut off"}', "reads like a sentence"),
    ],
)
def test_a_text_asked_for_in_the_wrong_way_is_a_fault(line: str, what: str) -> None:
    assert any(what in fault for fault in found(in_method(line)))


def test_a_word_that_a_model_gives_for_a_header_is_a_fault() -> None:
    assert found('class Model:\n    def headerData(self, section):\n        return "Case"\n')


@pytest.mark.parametrize(
    "line",
    [
        'QLabel(self.tr("Name"))',
        'QLabel(self.tr("{n} of {m}").format(n=1, m=2))',
        'label.setText(self.tr("%n case(s)", "", n))',
        'label.setText(QCoreApplication.translate("Page", "%n case(s)", "", n))',
        'label.setText(QCoreApplication.translate("Page", TEXTS[key]))',
        'QLabel("✓ 3")',
        'QLabel("{given} → {expected}".format(given=1, expected=2))',
        'label.setText(f"{given} / {expected}")',
        "label.setText(reply.text)",
        'self.setObjectName("reply box")',
        'combo.addItem(family_name(family), "fixed")',
        'menu.addAction(self.tr("Open"), "Ctrl+O")',
        'raise ValueError("a program needs cells")',
        'os.environ.get("a").translate({1: 2})',
        'warnings.warn("Deprecated")',
        'print("There is no display here.", file=sys.stderr)',
        'TemporaryDirectory(prefix="tour")',
        'FONTS = ("Noto Sans Mono",)',
    ],
)
def test_what_is_right_is_no_fault(line: str) -> None:
    assert found(in_method(line)) == []


def test_a_plural_in_a_class_that_others_derive_from_is_a_fault() -> None:
    base = ast.parse("class Base(QWidget):\n    def f(self):\n        self.tr('%n x', '', 2)\n")
    derived = ast.parse("class Derived(Base):\n    pass\n")
    assert [name for name, _ in plural_faults({"a": base, "b": derived})] == ["a"]
    assert plural_faults({"a": base}) == []


def test_a_pattern_that_is_looked_for_is_no_word_shown() -> None:
    assert not found('KNOWN = (re.compile("No such file or directory"),)')
    assert found('KNOWN = ("No such file or directory",)')
