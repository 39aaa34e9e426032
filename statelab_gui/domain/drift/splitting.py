"""Splitting cases into training and test data by source item, and checking that they are apart."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.items import BUILT_IN, DriftCase, Item
from statelab_gui.domain.errors import KnownError


@dataclass(frozen=True)
class Split:
    """The cases of either side, each in the order given."""

    train: tuple[DriftCase, ...]
    test: tuple[DriftCase, ...]


def split_cases(cases: Sequence[DriftCase], test_share: float, seed: int) -> Split:
    """Split by source item: all cases of one item, in every condition and language, and of items
    with the same content or key, stand on one side.

    About `test_share` of the source items are test data, at least one on either side where there
    are two; which ones depends on the seed and the items alone, not on their order. Raises
    ValueError for a share outside of 0 to 1.
    """
    if not 0 <= test_share <= 1:
        raise ValueError(test_share)
    groups = _grouped(cases)
    named = {min(signs): group for signs, group in groups}
    ordered = sorted(named, key=lambda name: hashlib.sha256(f"{seed}\x1f{name}".encode()).digest())
    count = round(test_share * len(ordered))
    if len(ordered) > 1 and 0 < test_share < 1:
        count = min(max(count, 1), len(ordered) - 1)
    chosen = {place for name in ordered[:count] for place in named[name]}
    split = Split(
        tuple(case for place, case in enumerate(cases) if place not in chosen),
        tuple(case for place, case in enumerate(cases) if place in chosen),
    )
    check_apart(split.train, split.test)
    return split


def check_apart(train: Iterable[DriftCase], test: Iterable[DriftCase]) -> None:
    """Raise KnownError("training_overlap", item) if any item, by key, by source or by content, is
    on both sides."""
    known = {sign for case in train for sign in _signs(case.item)}
    for case in test:
        if not known.isdisjoint(_signs(case.item)):
            raise KnownError("training_overlap", item=case.item.key)


def _grouped(cases: Sequence[DriftCase]) -> list[tuple[set[str], set[int]]]:
    """Sets of signs and of places, so that no sign is in two of them."""
    groups: list[tuple[set[str], set[int]]] = []
    holder: dict[str, tuple[set[str], set[int]]] = {}
    for place, case in enumerate(cases):
        signs, places = set(_signs(case.item)), {place}
        for group in {id(one): one for sign in signs if (one := holder.get(sign))}.values():
            signs |= group[0]
            places |= group[1]
            groups.remove(group)
        merged = (signs, places)
        groups.append(merged)
        holder |= dict.fromkeys(signs, merged)
    return groups


def _signs(item: Item) -> tuple[str, ...]:
    """What two items of one source have in common, whatever else differs."""
    signs = [f"key {item.key}", f"content {_digest(_content(item))}"]
    if item.family in BUILT_IN:  # both languages tell the same task
        signs.append(f"source {item.family} {item.template} {item.seed}")
    elif item.source_id:
        signs.append(f"source {item.family} {item.source_id}")
    return tuple(signs)


def _content(item: Item) -> list[Any]:
    goals = [[[value.words for value in goal.values], goal.role] for goal in item.goals]
    return [item.context, item.request, list(item.conventions), goals, dict(item.payload)]


def _digest(plain: Any) -> str:
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
