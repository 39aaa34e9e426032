"""Words for counts across cases. Each is told with what it is out of."""

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.first_errors import (
    Across,
    Asked,
    Bin,
    KindCount,
    Place,
    SlipCount,
    UpdateKind,
)
from statelab_gui.views.labels.fingerprints import slip_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.sentences import joined

translate = QCoreApplication.translate
_LEAST_TOLD = 0.05


def kind_name(kind: UpdateKind) -> str:
    """What an update does."""
    return {
        UpdateKind.FIRST_VALUE: translate("UpdateKind", "First value of a cell"),
        UpdateKind.SET: translate("UpdateKind", "Set, an ordinary cell"),
        UpdateKind.SET_SCRATCH: translate("UpdateKind", "Set, the scratch cell"),
        UpdateKind.ADD: translate("UpdateKind", "Add, to an ordinary cell"),
        UpdateKind.ADD_SCRATCH: translate("UpdateKind", "Add, to the scratch cell"),
        UpdateKind.COPY: translate("UpdateKind", "Copy, between ordinary cells"),
        UpdateKind.COPY_INTO_SCRATCH: translate("UpdateKind", "Copy, into the scratch cell"),
        UpdateKind.COPY_OUT_OF_SCRATCH: translate("UpdateKind", "Copy, out of the scratch cell"),
    }[kind]


def bin_text(one: Bin, by_share: bool) -> str:
    """The label of a bar."""
    if by_share:
        text = translate("FirstErrors", "{first}–{last} %")
    elif one.first == one.last:
        return number(one.first)
    else:
        text = translate("FirstErrors", "{first}–{last}")
    return text.format(first=number(one.first), last=number(one.last))


def bin_sentence(one: Bin, by_share: bool) -> str:
    """All of a bar in a sentence."""
    if by_share:
        text = translate(
            "FirstErrors", "Above {first} % to {last} % of the updates: %n case(s)", "", one.count
        )
    elif one.first == one.last:
        text = translate("FirstErrors", "Prefix {first}: %n case(s)", "", one.count)
    else:
        text = translate("FirstErrors", "Prefixes {first} to {last}: %n case(s)", "", one.count)
    return text.format(first=number(one.first), last=number(one.last))


def of_text(count: int, total: int) -> str:
    """A count with what it is out of."""
    text = translate("FirstErrors", "{count} of {total}")
    return text.format(count=number(count), total=number(total))


def n_sentence(across: Across) -> str:
    """What the n of the histogram is, and out of how many: never without those not probed."""
    asked = across.asked
    text = translate(
        "FirstErrors",
        "Cases with a wrong prefix observed: n = {n}, of {probed} probed, of {units} not right;"
        " {rest} not probed.",
    )
    return text.format(
        n=number(across.n),
        probed=number(asked.probed),
        units=number(asked.units),
        rest=number(asked.units - asked.probed),
    )


def asked_sentence(asked: Asked) -> str:
    """How the whole-case replies of the group stand, and which are in none of these counts."""
    sentences = [_counted_sentence(asked)]
    apart = asked.input_cut + asked.input_too_long
    if apart:
        sentences.append(
            translate(
                "FirstErrors",
                "Beside them %n reply(ies) whose input was cut or too long: not counted.",
                "",
                apart,
            )
        )
    if asked.not_graded:
        sentences.append(
            translate(
                "FirstErrors",
                "Beside them %n reply(ies) not graded: not counted.",
                "",
                asked.not_graded,
            )
        )
    if asked.sealed:
        sentences.append(
            translate(
                "FirstErrors",
                "%n simulated reply(ies) to cases with a hidden answer book left out until that is"
                " open.",
                "",
                asked.sealed,
            )
        )
    return joined(sentences)


def _counted_sentence(asked: Asked) -> str:
    if asked.incomplete:
        text = translate(
            "FirstErrors",
            "%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format"
            " error(s), {incomplete} incomplete. Superseded ones are left out.",
            "",
            asked.replies,
        )
        return text.format(
            right=number(asked.right),
            wrong=number(asked.wrong),
            format_errors=number(asked.format_errors),
            incomplete=number(asked.incomplete),
        )
    text = translate(
        "FirstErrors",
        "%n whole-case reply(ies): {right} right, {wrong} wrong, {format_errors} format error(s)."
        " Superseded ones are left out.",
        "",
        asked.replies,
    )
    return text.format(
        right=number(asked.right),
        wrong=number(asked.wrong),
        format_errors=number(asked.format_errors),
    )


def pooled_sentence() -> str:
    """What it means that all examinees are counted together."""
    return translate(
        "FirstErrors",
        "All examinees, pooled: a case asked of two examinees counts twice.",
    )


def simulated_sentence() -> str:
    """That no model gave these replies."""
    return translate("FirstErrors", "Simulated replies only: none of them is by a model.")


def repeats_sentence() -> str:
    """How prefixes that were asked again count."""
    return translate(
        "FirstErrors",
        "A prefix asked several times counts once: it is observed wrong when any of its standing"
        " replies is wrong.",
    )


def kinds_sentence() -> str:
    """What the kind of a place tells, and what it does not."""
    return translate(
        "FirstErrors",
        "The kind is that of the last update of the prefix. Only where the prefix before it was"
        " probed and right is nothing between the two unknown. Beside each count stands how many"
        " of all probed prefixes end so: a kind that is probed more often is found more often.",
    )


def slips_sentence(compared: int, format_errors: int, incomplete: int = 0) -> str:
    """What recurring slips are counted among."""
    if incomplete:
        text = translate(
            "FirstErrors",
            "%n wrong answer(s) compared; {format_errors} format error(s) and {incomplete}"
            " incomplete answer(s) are not. Expected by chance: the sum of the chances of the slip"
            " over all compared answers.",
            "",
            compared,
        )
        return text.format(format_errors=number(format_errors), incomplete=number(incomplete))
    text = translate(
        "FirstErrors",
        "%n wrong answer(s) compared; {format_errors} format error(s) gave no values to compare."
        " Expected by chance: the sum of the chances of the slip over all compared answers.",
        "",
        compared,
    )
    return text.format(format_errors=number(format_errors))


def expected_text(expected: float) -> str:
    """A number expected by chance, to one decimal."""
    locale = QLocale()
    if expected < _LEAST_TOLD:
        return translate("FirstErrors", "under {n}").format(n=locale.toString(0.1, "f", 1))
    return locale.toString(expected, "f", 1)


def across_title(by_share: bool) -> str:
    """The name of the axis along the bars."""
    if by_share:
        return translate("FirstErrors", "First observed wrong prefix, share of the case's updates")
    return translate("FirstErrors", "First observed wrong prefix, number of updates")


def up_title() -> str:
    """The name of the axis of counts."""
    return translate("FirstErrors", "Cases")


def bin_titles(by_share: bool) -> list[str]:
    """The heads of the table of bars."""
    place = (
        translate("FirstErrors", "Share of updates")
        if by_share
        else translate("FirstErrors", "Updates")
    )
    return [place, translate("FirstErrors", "Cases")]


def bin_row(one: Bin, n: int, by_share: bool) -> list[str]:
    """A row of the table of bars."""
    return [bin_text(one, by_share), of_text(one.count, n)]


def kind_titles() -> list[str]:
    """The heads of the table of kinds."""
    return [
        translate("FirstErrors", "Last update"),
        translate("FirstErrors", "Cases"),
        translate("FirstErrors", "Right before"),
        translate("FirstErrors", "Probed prefixes"),
    ]


def kind_row(one: KindCount, across: Across) -> list[str]:
    """A row of the table of kinds."""
    return [
        kind_name(one.kind),
        of_text(one.count, across.n),
        number(one.next_to_right),
        of_text(one.probed, across.prefixes),
    ]


def slip_titles() -> list[str]:
    """The heads of the table of slips."""
    return [
        translate("FirstErrors", "Consistent with"),
        translate("FirstErrors", "Answers"),
        translate("FirstErrors", "Expected by chance"),
    ]


def slip_row(one: SlipCount) -> list[str]:
    """A row of the table of slips."""
    return [slip_name(one.slip), of_text(one.count, one.compared), expected_text(one.expected)]


def case_titles(*, sets: bool, pooled: bool) -> list[str]:
    """The heads of the list of cases; set and examinee are told where there are several."""
    titles = [
        translate("FirstErrors", "Case"),
        translate("FirstErrors", "Seed"),
        translate("FirstErrors", "First observed wrong"),
        translate("FirstErrors", "Last update"),
    ]
    if sets:
        titles.append(translate("FirstErrors", "Case set"))
    if pooled:
        titles.append(translate("FirstErrors", "Examinee"))
    return titles


def place_row(place: Place | None, *, probed: bool) -> list[str]:
    """What a row of the list of cases tells of its place: one that was not probed has none."""
    if place is not None:
        return [of_text(place.k, place.updates), kind_name(place.kind)]
    if probed:
        return [translate("FirstErrors", "none observed"), ""]
    return [translate("FirstErrors", "not probed"), ""]
