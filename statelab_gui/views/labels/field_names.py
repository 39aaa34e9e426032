"""The names of an examinee's fields; at hand from the start, so that any sentence can have them."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def field_name(key: str) -> str:
    """The name of an examinee's field or of a run's own field, as a label shows it."""
    return {
        "model": translate("FieldName", "Model, full version"),
        "provider": translate("FieldName", "Provider"),
        "interface": translate("FieldName", "Interface"),
        "date": translate("FieldName", "Date"),
        "system_prompt": translate("FieldName", "System prompt"),
        "reasoning_budget": translate("FieldName", "Reasoning budget"),
        "temperature": translate("FieldName", "Temperature"),
        "output_limit": translate("FieldName", "Output limit"),
        "output_format": translate("FieldName", "Output format"),
        "context_window": translate("FieldName", "Context window"),
        "sampling_seed": translate("FieldName", "Sampling seed"),
        "tools": translate("FieldName", "Tools allowed"),
        "arm": translate("FieldName", "Arm"),
        "assistant_turns": translate("FieldName", "Assistant turns"),
        "trigger": translate("FieldName", "Compaction trigger"),
        "tracker_model": translate("FieldName", "Tracker model"),
        "input_tokens": translate("FieldName", "Input tokens"),
        "cost": translate("FieldName", "Cost"),
        "truncated": translate("FieldName", "Truncated"),
        "notes": translate("FieldName", "Notes"),
    }.get(key, key)
