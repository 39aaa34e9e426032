"""The documents that the bench of the window opens, made once into a folder."""

from pathlib import Path

from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes import Recipe, starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.storage.making import make_case_set

NOW = "2026-11-30T08:00:00+08:00"
LONG_SWAPS = 200_000
REPLIES = (
    b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}',
    b'{"a":3,"b":2,"c":1,"d":4,"e":5,"TMP":1}',
    b'```json\n{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}\n```',
)


def recipe(**changes):
    """One copy prompt, unless `changes` say otherwise."""
    fields = {
        "seeds": (7,),
        "lengths": (2,),
        "cells": ("a", "b", "c", "d", "e"),
        "scratch": "TMP",
        "initial": (1, 2, 3, 4, 5, 0),
        "modulus": 10,
    }
    return Recipe(**{**fields, **changes})


def prepare(folder):
    """`log`: 5,000 replies. `long`: a case of 600,006 updates. `huge`: some 300 MB of cases."""
    for name, make in (("log", _log), ("long", _long), ("huge", _huge)):
        path = folder / f"{name}.statelab"
        if not path.exists():
            part = path.with_suffix(".part")
            part.unlink(missing_ok=True)
            document = Document.create(part, now=lambda: NOW)
            make(document)
            document.close()
            part.rename(path)


def stepped(path, lengths):
    """A document with one wrongly answered copy case of each length; their ids, in that order."""
    document = Document.create(path, now=lambda: NOW)
    _make(document, recipe(lengths=lengths, families=(Family.COPY,), forms=("code",)))
    examinee = AddExaminee({"model": Setting.of("model-1")})
    document.apply(examinee)
    cases = {case.name: case.id for case in document.cases(1)}
    found = [cases[f"{length}-copy-code"] for length in lengths]
    for case_id in found:
        document.apply(_reply(case_id, examinee.result, REPLIES[1]))
    document.close()
    return found


def _log(document):
    many = AddCaseSet("Many seeds", recipe(seeds=tuple(range(625))))
    document.apply(many)
    document.apply(AddCaseSet("Starter", starter()))
    examinee = AddExaminee({"model": Setting.of("model-1"), "tools": Setting.of("none")})
    document.apply(examinee)
    with document._writing() as work:  # one transaction, or the disk is waited for 5,000 times
        for number, case in enumerate(document.cases(many.result)):
            _reply(case.id, examinee.result, REPLIES[number % len(REPLIES)]).apply(work)


def _long(document):
    _make(
        document, recipe(lengths=(2, LONG_SWAPS), families=(Family.COPY,), forms=("code", "sheet"))
    )
    examinee = AddExaminee({"model": Setting.of("model-1")})
    document.apply(examinee)
    cases = {case.name: case.id for case in document.cases(1)}
    document.apply(_reply(cases["2-copy-code"], examinee.result, REPLIES[1]))
    document.apply(_reply(cases[f"{LONG_SWAPS}-copy-code"], examinee.result, REPLIES[1]))


def _huge(document):
    for number in range(3):
        _make(document, recipe(seeds=(number,), lengths=(150_000,)))


def _make(document, what):
    for _ in make_case_set(Path(document.path), "Long", what, NOW):
        pass


def _reply(case_id, examinee_id, raw):
    return RecordReply(
        case_id,
        examinee_id,
        None,
        raw,
        ReplySource.PASTED,
        None,
        False,
        "2026-11-30T10:00:00+08:00",
    )
