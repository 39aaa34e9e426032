"""Names that tell the examinees of a report apart, by the settings in which they differ."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.runs import EXAMINEE_FIELDS, Examinee, SettingState
from statelab_gui.views.labels.examinees import examinee_label, shown_value
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.runs import setting_text

translate = QCoreApplication.translate
_LONGEST = 40  # characters of a setting in a name


def told_apart(examinees: Sequence[Examinee]) -> dict[int, str]:
    """A name for each examinee, by its id: model and interface, then what else differs among those
    of that name, and the number where nothing does."""
    alike: dict[str, list[Examinee]] = {}
    for one in examinees:
        alike.setdefault(examinee_label(one), []).append(one)
    found: dict[int, str] = {}
    for label, same in alike.items():
        for one in same:
            found[one.id] = label if len(same) == 1 else _told(one, label, same)
    named = Counter(found.values())  # long settings may be alike once they are cut
    return {
        one.id: found[one.id] if named[found[one.id]] == 1 else _numbered(one, found[one.id])
        for one in examinees
    }


def _numbered(one: Examinee, name: str) -> str:
    text = translate("ReportExaminees", "{name} (no. {number})")
    return text.format(name=name, number=one.id)


def _told(one: Examinee, label: str, same: Sequence[Examinee]) -> str:
    differing = [
        spec.key for spec in EXAMINEE_FIELDS if len({other.setting(spec.key) for other in same}) > 1
    ]
    mine = [one.setting(key) for key in differing]
    if [[other.setting(key) for key in differing] for other in same].count(mine) > 1:
        return _numbered(one, label)
    pattern = translate("ReportExaminees", "{field}: {value}")
    told = (pattern.format(field=field_name(key), value=_value(one, key)) for key in differing)
    between = translate("ReportExaminees", "; ", "between two settings")
    text = translate("ReportExaminees", "{name} ({settings})")
    return text.format(name=label, settings=between.join(told))


def _value(one: Examinee, key: str) -> str:
    setting = one.setting(key)
    if setting.state is SettingState.BLANK:
        return translate("ReportExaminees", "blank")
    if setting.state is SettingState.NOT_PROVIDED:
        return setting_text(setting)
    value = shown_value(key, name_shown(" ".join(setting.value.split())))
    return value if len(value) <= _LONGEST else value[: _LONGEST - 1] + "…"
