"""Words for an examinee, its fields and what each field is for."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.practice import respondent_of
from statelab_gui.domain.runs import FREE_TEXT, JSON_SCHEMA, NO_TOOLS, Examinee, SettingState
from statelab_gui.views.labels.arms import arm_text, turns_text
from statelab_gui.views.labels.respondents import respondent_name
from statelab_gui.views.labels.sentences import shortened

translate = QCoreApplication.translate
_ANOTHER_TEST = ("output_format", "arm", "assistant_turns")


def field_hint(key: str) -> str:
    """What to write in an examinee's field, with an example; empty for a field without a hint."""
    return {
        "model": translate("FieldHint", "As the service names it, such as gemma-3-270m-it-Q4_K_M"),
        "provider": translate("FieldHint", "Who runs the model: a company, or this computer"),
        "interface": translate("FieldHint", "Where you ask: a web chat, an app, an API, a phone"),
        "date": translate("FieldHint", "When the replies were asked for, as YYYY-MM-DD"),
        "system_prompt": translate("FieldHint", "The exact text, if there is one"),
        "reasoning_budget": translate("FieldHint", "Thinking on or off, a level, or a count"),
        "temperature": translate("FieldHint", "For example 0 or 0.7"),
        "output_limit": translate("FieldHint", "The largest number of tokens a reply may have"),
        "output_format": translate("FieldHint", "Free text, or held to a JSON schema"),
        "context_window": translate("FieldHint", "The number of tokens the model may read"),
        "sampling_seed": translate("FieldHint", "The number that draws the same reply again"),
        "tools": translate("FieldHint", "For example: code interpreter, web search"),
        "arm": translate("FieldHint", "What stands around the conversation; empty is bare"),
        "assistant_turns": translate("FieldHint", "Empty: the fixed acknowledgements"),
        "trigger": translate("FieldHint", "Percent of the context window, for example 80"),
        "tracker_model": translate("FieldHint", "Empty: the same model"),
    }.get(key, "")


def examinee_label(examinee: Examinee) -> str:
    """A short name to tell the examinee from others: its model and interface, and what makes it
    another test where that is known: the format of its output, its arm, and whose turns there are.

    An examinee whose model is not known is called by its number instead; a long name is shortened.
    """
    name = shortened(name_shown(examinee.label))
    respondent = respondent_of(examinee.setting("model").value)
    if respondent is not None:
        name = simulated_name(respondent_name(respondent))
    elif examinee.setting("model").state is not SettingState.VALUE or not name:
        unnamed = translate("ExamineeLabel", "Examinee {number}")
        name = unnamed.format(number=examinee.id)
    for key in _ANOTHER_TEST:
        value = examinee.setting(key).value.strip()
        if value:
            pattern = translate("ExamineeLabel", "{name} · {format}")
            name = pattern.format(name=name, format=shortened(name_shown(shown_value(key, value))))
    return name


def simulated_name(respondent: str) -> str:
    """What an examinee is called that only simulates its answers."""
    return translate("ExamineeLabel", "Simulated: {respondent}").format(respondent=respondent)


def tools_text(value: str) -> str:
    """The value of the field `tools` in the reader's language."""
    return translate("ExamineeLabel", "None allowed") if value == NO_TOOLS else value


def format_text(value: str) -> str:
    """The value of the field `output_format` in the reader's language."""
    return {
        FREE_TEXT: translate("ExamineeLabel", "free text"),
        JSON_SCHEMA: translate("ExamineeLabel", "JSON schema"),
    }.get(value, value)


def shown_value(key: str, value: str) -> str:
    """The value of an examinee's field in the reader's language, or as it was written."""
    words = {
        "tools": tools_text,
        "output_format": format_text,
        "arm": arm_text,
        "assistant_turns": turns_text,
    }
    return words[key](value) if key in words else value
