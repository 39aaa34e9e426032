"""What happens to cells between their starting values and the answer: the steps of a task."""

from dataclasses import dataclass

from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.spacing import spaced
from statelab_gui.domain.updates import Op

EN, ZH = Language.EN, Language.ZH_TW

MODULUS = 10


@dataclass(frozen=True)
class Step:
    """An update of cell `target`: ADD of what the user says to add, or COPY of cell `source`."""

    op: Op
    target: int
    source: int = 0


def _add(target: int) -> Step:
    return Step(Op.ADD, target)


def _copy(source: int, target: int) -> Step:
    return Step(Op.COPY, target, source)


SHAPES: dict[str, tuple[Step, ...]] = {
    "plain": (),
    "one_addition": (_add(1),),
    "add_and_copy": (_add(0), _copy(0, 3)),
    "copy_and_add": (_copy(2, 1), _add(1)),
    "exchange": (_copy(0, 3), _copy(1, 0), _copy(3, 1)),
    "two_additions": (_add(0), _add(2)),
    "chain": (_copy(0, 1), _copy(1, 2), _add(0)),
    "around": (_add(3), _copy(3, 0), _add(2), _copy(2, 3)),
}
"""By name, the steps that every answer must go through, on cells 0 to 3."""

STARTING: dict[str, tuple[int, ...]] = {
    "plain": (0, 1, 2, 3),
    "one_addition": (0, 1, 2),
    "add_and_copy": (0, 1, 2),
    "copy_and_add": (0, 2, 3),
    "exchange": (0, 1, 2),
    "two_additions": (0, 1, 3),
    "chain": (0, 3),
    "around": (1, 2),
}
"""By name, the cells whose starting value the user says; the others start at 0."""

_STEP_TEXT = {
    EN: {
        Op.ADD: "Add to {target} the number I give you for it, modulo {modulus}.",
        Op.COPY: "Copy the current value of {source} into {target}.",
    },
    ZH: {
        Op.ADD: "把我指定的數加到{target}，結果取 {modulus} 的餘數。",
        Op.COPY: "把{source}目前的值複製到{target}。",
    },
}
_FRAME = {
    EN: (
        "Each of the four starts at the value I give it, or at 0 where I give none.",
        "Then these steps are done once, in this order (an amount I do not give is 0):",
        "If I ask for an extra step on one of them, it is done after everything else.",
        "Copying takes the value at that moment; it makes no lasting link.",
    ),
    ZH: (
        "四者各自從我給的值開始；沒有給的就從 0 開始。",
        "接著依下列順序各做一次（沒有指定的數視為 0）：",
        "如果我要求對其中一項多做一步，就在其他步驟都做完之後再做。",
        "複製的是當下的值，之後不會連動。",
    ),
}


def rules(steps: tuple[Step, ...], names: tuple[str, ...], language: Language) -> str:
    """The steps in words, with what holds for all of them; the names are those of the cells."""
    starts, then, extra, copying = _FRAME[language]
    lines = [starts]
    if steps:
        lines.append(then)
        for number, step in enumerate(steps, 1):
            text = _STEP_TEXT[language][step.op].format(
                target=names[step.target], source=names[step.source], modulus=MODULUS
            )
            lines.append(f"{number}. {text if language is EN else spaced(text)}")
        if any(step.op is Op.COPY for step in steps):
            lines.append(copying)
    lines.append(extra)
    return "\n".join(lines)
