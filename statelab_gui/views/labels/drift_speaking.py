"""Words for a model's wordings of turns: what is asked, what is found, whose words are used."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.drift.fidelity import Infidelity, InfidelityKind
from statelab_gui.domain.drift.intents import Edit
from statelab_gui.domain.drift.items import Item
from statelab_gui.domain.drift.reviewing import Reviewed, Use
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.views.labels.drift import edit_name
from statelab_gui.views.labels.fetching import host_text
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def wording_tip() -> str:
    """What wording by a model is, and what it takes."""
    return translate(
        "DriftSpeaking",
        "Let a model word the messages anew, in another set. It takes a connection to a model:"
        " Practice cannot word turns, and templates have worded them already.",
    )


_FINDINGS = {
    InfidelityKind.EMPTY: QT_TRANSLATE_NOOP("Infidelity", "It is empty."),
    InfidelityKind.VALUE_MISSING: QT_TRANSLATE_NOOP(
        "Infidelity", "The value is not said in these words: {words}"
    ),
    InfidelityKind.GOAL_MISSING: QT_TRANSLATE_NOOP(
        "Infidelity", "The goal is not named in these words: {words}"
    ),
    InfidelityKind.MIXED_UP: QT_TRANSLATE_NOOP(
        "Infidelity", "It cannot be told which value belongs to which goal: {words}"
    ),
    InfidelityKind.OTHER_VALUE: QT_TRANSLATE_NOOP(
        "Infidelity", "A value that is not of this turn is said: {words}"
    ),
    InfidelityKind.OTHER_GOAL: QT_TRANSLATE_NOOP(
        "Infidelity", "A goal that is not of this turn is named: {words}"
    ),
    InfidelityKind.OTHER_NUMBER: QT_TRANSLATE_NOOP(
        "Infidelity", "A number that nobody asked is said: {words}"
    ),
    InfidelityKind.NOT_WITHDRAWN: QT_TRANSLATE_NOOP(
        "Infidelity", "It is not said that this is withdrawn: {words}"
    ),
    InfidelityKind.WITHDRAWN: QT_TRANSLATE_NOOP(
        "Infidelity", "It sounds as if something were withdrawn or not wanted: {words}"
    ),
    InfidelityKind.CHANGE_NOT_SAID: QT_TRANSLATE_NOOP(
        "Infidelity", "It is not said that this changes: {words}"
    ),
    InfidelityKind.CHANGE_SAID: QT_TRANSLATE_NOOP(
        "Infidelity", "It sounds as if something from before changed: {words}"
    ),
    InfidelityKind.NOT_CONFIRMED: QT_TRANSLATE_NOOP(
        "Infidelity", "It does not say that nothing has changed."
    ),
    InfidelityKind.RECAP: QT_TRANSLATE_NOOP(
        "Infidelity", "It seems to tell earlier things again: {words}"
    ),
    InfidelityKind.HEDGED: QT_TRANSLATE_NOOP("Infidelity", "It leaves open what holds: {words}"),
    InfidelityKind.WRONG_LANGUAGE: QT_TRANSLATE_NOOP(
        "Infidelity", "This is not in the language of the conversation: {words}"
    ),
    InfidelityKind.TOO_LONG: QT_TRANSLATE_NOOP(
        "Infidelity", "It is too long, in characters: {words}"
    ),
    InfidelityKind.SEVERAL_LINES: QT_TRANSLATE_NOOP("Infidelity", "It has several lines."),
    InfidelityKind.UNPRINTABLE: QT_TRANSLATE_NOOP(
        "Infidelity", "There are characters in it that cannot be seen."
    ),
    InfidelityKind.LEFTOVER: QT_TRANSLATE_NOOP(
        "Infidelity", "There is something around the message: {words}"
    ),
    InfidelityKind.REPEATED: QT_TRANSLATE_NOOP(
        "Infidelity", "It is the same as the message before it."
    ),
}


def finding_sentence(finding: Infidelity) -> str:
    """What is found, with the words that it goes by."""
    return translate("Infidelity", _FINDINGS[finding.kind]).format(words=finding.words)


def finding_line(finding: Infidelity) -> str:
    """The same as a line of a list."""
    mark = sign(Role.FORMAT_ERROR)
    sentence = finding_sentence(finding)
    return translate("DriftSpeaking", "{sign} {word}").format(sign=mark, word=sentence)


def edits_text(item: Item, edits: Sequence[Edit]) -> str:
    """The edits of a turn, one a line; of a confirmation, that there is none."""
    if not edits:
        return translate("DriftSpeaking", "No edit: the turn confirms that nothing has changed.")
    lines = []
    for edit in edits:
        goal = item.goal(edit.goal)
        pattern = translate("DriftSpeaking", "{edit}: {goal}")
        value = ""
        if edit.value:
            pattern = translate("DriftSpeaking", "{edit}: {goal} = {value}")
            value = goal.values[edit.value - 1].words
        name = edit_name(edit.kind)
        lines.append(pattern.format(edit=name, goal=goal.words, value=value))
    return "\n".join(lines)


def place_text(case: str, turn: int, more: int) -> str:
    """Where a message stands; in `more` other cases it is the very same."""
    pattern = translate("DriftSpeaking", "{case}, turn {turn}")
    if more:
        pattern = translate("DriftSpeaking", "{case}, turn {turn}, and {more} more")
    return pattern.format(case=case, turn=number(turn), more=number(more))


def use_text(row: Reviewed) -> str:
    """Whose words are used, with a sign where a person should look."""
    word = {
        Use.MODEL: translate("DriftSpeaking", "Model"),
        Use.TEMPLATE: translate("DriftSpeaking", "Template"),
        Use.EDITED: translate("DriftSpeaking", "Edited"),
    }[row.use]
    mark = sign(Role.FORMAT_ERROR if row.needs_a_look else Role.RIGHT)
    return translate("DriftSpeaking", "{sign} {word}").format(sign=mark, word=word)


def counts_text(rows: Sequence[Reviewed]) -> str:
    """How many messages there are, and whose words they get."""
    counts = {use: sum(row.use is use for row in rows) for use in Use}
    pattern = translate(
        "DriftSpeaking",
        "{total}: {model} in the model's words, {template} in the template's, {edited} edited."
        " With findings: {found}. Without a wording: {failed}.",
    )
    return pattern.format(
        total=translate("DriftSpeaking", "%n message(s)", "", len(rows)),
        model=number(counts[Use.MODEL]),
        template=number(counts[Use.TEMPLATE]),
        edited=number(counts[Use.EDITED]),
        found=number(sum(bool(row.open_findings) for row in rows)),
        failed=number(sum(row.said is None for row in rows)),
    )


def size_text(requests: int, characters: int) -> str:
    """How much is asked."""
    pattern = translate("DriftSpeaking", "{requests}, {characters} of prompts in all.")
    return pattern.format(
        requests=translate("DriftSpeaking", "%n request(s)", "", requests),
        characters=translate("DriftSpeaking", "%n character(s)", "", characters),
    )


def sent_text(connection: Connection) -> str:
    """Where it goes, and what is kept of it."""
    text = translate(
        "DriftSpeaking",
        "Every message is asked in a new conversation of {host}, with its edits in words and the"
        " user's earlier messages. The requests are recorded nowhere; the set tells only which"
        " model worded it.",
    )
    return text.format(host=host_text(connection))


def number(value: int) -> str:
    """A count as the window's language writes it."""
    return QLocale().toString(value)
