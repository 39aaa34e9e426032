"""The surface forms: one small file each, and a line here."""

from statelab_gui.domain.forms.base import Form
from statelab_gui.domain.forms.code import CODE
from statelab_gui.domain.forms.sheet import SHEET

FORMS: dict[str, Form] = {form.key: form for form in (CODE, SHEET)}

__all__ = ["FORMS", "Form"]
