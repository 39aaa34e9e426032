"""Words for a probe plan: its stretches, its cost, and how far it is."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.probe_plans import PlanCost, PlanState

translate = QCoreApplication.translate
_MOST_STRETCHES = 6


def stretches_text(stretches: Sequence[tuple[int, int]], before: int = 0) -> str:
    """The stretches of a plan in their order; of many the first ones and how many more. `before`
    prefixes are not counted."""
    stretches = [(a - before, b - before) for a, b in stretches]
    shown = [f"{a}–{b}" if a < b else f"{a}" for a, b in stretches[:_MOST_STRETCHES]]
    joined = translate("Plans", ", ", "between two stretches of a list").join(shown)
    more = len(stretches) - len(shown)
    if more:
        return translate("Plans", "Each of {list} and %n more stretch(es)", "", more).format(
            list=joined
        )
    return translate("Plans", "Each of {list}").format(list=joined)


def cost_text(cost: PlanCost, locale: QLocale) -> str:
    """What is left to be asked: conversations, and the characters of their prompts."""
    if not cost.conversations:
        return translate("Plans", "Nothing is left to ask.")
    text = translate(
        "Plans",
        "Left to ask: %n conversation(s), {characters} characters of prompt in all.",
        "",
        cost.conversations,
    )
    return text.format(characters=locale.toString(cost.characters))


def bar_text(cost: PlanCost, state: PlanState, locale: QLocale) -> str:
    """How far the plan is, in a few words; before it starts, what it
    costs, and while it rests, what it still will cost."""
    facts = {"done": cost.done, "total": cost.done + cost.conversations}
    if not cost.conversations and not cost.done:
        return translate("Plans", "The plan asks nothing.")
    if not cost.conversations:
        return translate("Plans", "Plan done: {done} of {total} asked").format(**facts)
    if state is PlanState.RUNNING:
        return translate("Plans", "Plan running: {done} of {total} asked").format(**facts)
    if state is PlanState.PAUSED:
        text = translate(
            "Plans",
            "Left: %n conversation(s), {characters} characters",
            "",
            cost.conversations,
        )
    else:
        text = translate(
            "Plans",
            "Plan: %n conversation(s), {characters} characters",
            "",
            cost.conversations,
        )
    return text.format(characters=locale.toString(cost.characters))
