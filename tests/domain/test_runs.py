"""Settings keep blank, not provided and a value apart; examinees, their groups; key-like text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    NO_TOOLS,
    NOT_PROVIDED,
    Examinee,
    ReplySource,
    RunRow,
    Setting,
    SettingState,
    ToolsGroup,
    looks_like_key,
    settings_from_json,
    settings_to_json,
    tools_group,
)

values = st.text(st.characters(), min_size=1).filter(str.strip).map(Setting.of)
setting_maps = st.dictionaries(st.text(), st.just(BLANK) | st.just(NOT_PROVIDED) | values)


def _examinee(**settings: Setting) -> Examinee:
    return Examinee(1, settings, "2026-11-30T09:00:00+08:00")


def test_an_empty_value_is_blank_and_cannot_be_made_a_value() -> None:
    assert Setting.of("") is BLANK
    assert Setting.of(" \n") is BLANK
    assert Setting.of("0") == Setting(SettingState.VALUE, "0")
    for text in ("", " "):
        with pytest.raises(ValueError, match="BLANK"):
            Setting(SettingState.VALUE, text)
    for state in (SettingState.BLANK, SettingState.NOT_PROVIDED):
        with pytest.raises(ValueError, match="no value"):
            Setting(state, "x")


def test_a_value_is_kept_as_given() -> None:
    assert Setting.of("  line\r\n two ").value == "  line\r\n two "


@given(setting_maps)
def test_settings_survive_json(settings: dict[str, Setting]) -> None:
    text = settings_to_json(settings)
    assert settings_from_json(text) == settings
    text.encode("utf-8")


def test_the_three_states_are_three_things_in_json_whatever_the_value_says() -> None:
    settings = {
        "a": BLANK,
        "b": NOT_PROVIDED,
        "c": Setting.of("null"),
        "d": Setting.of("not_provided"),
        "e": Setting.of('{"state":"not_provided"}'),
    }
    plain = json.loads(settings_to_json(settings))
    assert plain["a"] is None
    assert len({json.dumps(value) for value in plain.values()}) == 5
    assert settings_from_json(settings_to_json(settings)) == settings


def test_json_of_settings_does_not_depend_on_their_order() -> None:
    one, two = Setting.of("x"), NOT_PROVIDED
    assert settings_to_json({"a": one, "b": two}) == settings_to_json({"b": two, "a": one})


@pytest.mark.parametrize("text", ["[]", '{"a":1}', '{"a":""}', '{"a":{"state":"blank"}}', "x", ""])
def test_what_is_no_settings_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        settings_from_json(text)


def test_an_examinee_is_labelled_by_what_has_a_value() -> None:
    model, web = Setting.of("Gemma 3 270M"), Setting.of("web chat")
    assert _examinee(model=model, interface=web).label == "Gemma 3 270M · web chat"
    assert _examinee(model=model, interface=NOT_PROVIDED).label == "Gemma 3 270M"
    assert _examinee(interface=web).label == "web chat"
    assert _examinee(model=NOT_PROVIDED).label == ""


def test_a_setting_never_filled_in_is_blank() -> None:
    examinee = _examinee(model=Setting.of("x"))
    assert [examinee.setting(field.key) for field in EXAMINEE_FIELDS[1:]] == [BLANK] * 15


@pytest.mark.parametrize(
    ("tools", "group"),
    [
        (BLANK, ToolsGroup.UNKNOWN),
        (NOT_PROVIDED, ToolsGroup.UNKNOWN),
        (Setting.of(NO_TOOLS), ToolsGroup.WITHOUT),
        (Setting.of(" None. "), ToolsGroup.WITHOUT),
        (Setting.of("沒有"), ToolsGroup.WITHOUT),
        (Setting.of("关闭"), ToolsGroup.WITHOUT),
        (Setting.of("Python"), ToolsGroup.WITH),
        (Setting.of("no web, Python"), ToolsGroup.WITH),
    ],
)
def test_with_tools_without_and_unknown_are_three_groups(tools: Setting, group: ToolsGroup) -> None:
    assert tools_group(_examinee(tools=tools)) is group


def test_an_examinee_can_be_a_key_of_a_group() -> None:
    assert len({_examinee(model=Setting.of("x")), _examinee(model=Setting.of("x"))}) == 1


def test_a_rows_field_never_filled_in_is_blank() -> None:
    row = RunRow(
        reply_id=None,
        case_id=1,
        set_id=1,
        set_name="Starter",
        case_name="2-copy-code",
        family=Family.COPY,
        form="code",
        seed=7,
        length=2,
        updates=12,
        characters=251,
        examinee_id=None,
        settings={},
        prefix=None,
        verdict=None,
        fields={"cost": NOT_PROVIDED},
        source=None,
        received_at=None,
        superseded=False,
        revealed_before=False,
    )
    assert row.entry("cost") is NOT_PROVIDED
    assert row.entry("notes") is BLANK


def test_simulated_replies_have_a_source_of_their_own() -> None:
    assert set(ReplySource) - {ReplySource.SIMULATED} == {"pasted", "file", "fetched"}


_LONG = "Ab3" * 12


@pytest.mark.parametrize(
    "text",
    [
        "sk-" + "a1" * 12,
        "my key: sk-proj-" + "a_B-1" * 6,
        "AIza" + "Sy0-_" * 7,
        "AKIA" + "ABCDEFGH23456789",
        "ghp_" + "a1B2" * 9,
        "github_pat_" + "11A" * 10,
        "hf_" + "abCD" * 8,
        _LONG,
        f"Authorization: Bearer {'x.y-z0' * 4}",
        "https://host/v1?key=" + "a" * 12,
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2ln",
    ],
)
def test_text_that_looks_like_a_key_is_told(text: str) -> None:
    assert looks_like_key(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gemma-3-270m-it-qat-q4_0-unquantized-GGUF",
        "claude-sonnet-4-5-20250929",
        "Return ONLY a JSON object with integer values for a,b,c,d,e,TMP.",
        "task-force-of-the-reviewers",
        "https://host/v1/models?limit=20",
        "2026-11-30T09:00:00+08:00",
        "每題開新對話，不使用工具",
    ],
)
def test_ordinary_settings_do_not_look_like_keys(text: str) -> None:
    assert not looks_like_key(text)
