"""A slow oracle for tests: an own reading of what edits, queues and budgets are.

Every state is found by going through everything from the start again, one dictionary an edit.
"""

BUDGET = {"easy": 1, "medium": 3, "hard": 5}


def states(turns):
    """The active intents after every turn, each a new dictionary; `turns` are lists of edits.

    Raises ValueError for an edit that cannot be.
    """
    return [_from_scratch(turns[: t + 1]) for t in range(len(turns))]


def _from_scratch(turns):
    active = {}
    for edits in turns:
        for edit in edits:
            active = _after(active, edit)
    return active


def _after(active, edit):
    kind, goal, value = str(edit.kind), edit.goal, edit.value
    if kind == "add":
        if goal in active:
            raise ValueError("added twice")
        return {**active, goal: value}
    if goal not in active:
        raise ValueError("not there")
    if kind == "delete":
        return {key: n for key, n in active.items() if key != goal}
    if kind == "replace":
        if active[goal] == value:
            raise ValueError("replaced by the same")
        return {key: value if key == goal else n for key, n in active.items()}
    raise ValueError(kind)


def every_state(turns):
    """The active intents after every single edit."""
    edits = [edit for turn in turns for edit in turn]
    return [_from_scratch([edits[: n + 1]]) for n in range(len(edits))]


def faults(goals, condition, turns, variants, decoys):
    """What is wrong with a plan by the rules of its condition, as sentences; none where all holds.

    `goals` have key, role, after and values; `turns` are lists of edits.
    """
    wrong = []
    wanted = {goal.key for goal in goals if goal.role == "goal"}
    try:
        single = every_state(turns)
        after = states(turns)
    except ValueError as error:
        return [f"cannot be executed: {error}"]
    if after[-1] != dict.fromkeys(after[-1], 1) or set(after[-1]) != wanted:
        wrong.append("does not end at the final intents")
    needs = {goal.key: goal.after for goal in goals}
    for state in single:
        for key in state:
            if any(other not in state for other in needs[key]):
                wrong.append(f"{key} stands without what it needs")
    per_goal = {goal.key: [] for goal in goals}
    for turn in turns:
        for edit in turn:
            per_goal[edit.goal].append(edit)
    seen = {key: [e.value for e in edits if e.value > 1] for key, edits in per_goal.items()}
    stale = sum(len(seen[key]) for key in wanted)
    withdrawn = [key for key, edits in per_goal.items() if key not in wanted and edits]
    if (variants, decoys) != (stale, len(withdrawn)):
        wrong.append("the counts told are not those realised")
    if condition not in BUDGET:
        return wrong + _all_at_once(turns, wanted)
    b = BUDGET[condition]
    if not turns[0] or any(str(e.kind) != "add" or e.goal not in wanted for e in turns[0]):
        wrong.append("the first turn does not open with goals")
    if any(len(turn) != 1 for turn in turns[1:]):
        wrong.append("a later turn has not exactly one edit")
    for key in wanted:
        if len(seen[key]) > b or len(set(seen[key])) != len(seen[key]):
            wrong.append(f"{key} has too many variants, or one twice")
        if [e.value for e in per_goal[key]].count(1) != 1 or per_goal[key][-1].value != 1:
            wrong.append(f"{key} comes to its target more than once, or not at last")
    if len(withdrawn) > b:
        wrong.append("too many decoys")
    for key in withdrawn:
        if [str(e.kind) for e in per_goal[key]] != ["add", "delete"]:
            wrong.append(f"the decoy {key} is not added once and withdrawn once")
    return wrong


def _all_at_once(turns, wanted):
    wrong = []
    if sorted(e.goal for e in turns[0]) != sorted(wanted):
        wrong.append("not everything is in the first turn")
    if any(turn for turn in turns[1:]):
        wrong.append("something changes after the first turn")
    return wrong


def encoded_states(goals, turns):
    """After every turn, for every goal its number, 0 where it is not active."""
    return [{goal.key: state.get(goal.key, 0) for goal in goals} for state in states(turns)]
