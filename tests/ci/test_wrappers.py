"""Test a rule that all generated wrappers follow, by reading their C code."""

import re
from pathlib import Path

import model_history
import pytest

GENERATED = Path(__file__).resolve().parents[2] / "generated"
NEWEST = model_history.all_releases()[-1]
MODULES = model_history.modules(NEWEST)
WRAPPER = re.compile(r"^CB_WRAPPER\((\w+)\)\n(.*?)^}", re.M | re.S)


def wrappers(module):
    """Return {function: body, on one line}."""
    texts = [path.read_text() for path in (GENERATED / module).glob("functions*.c")]
    return {name: " ".join(body.split()) for text in texts for name, body in WRAPPER.findall(text)}


@pytest.mark.parametrize("module", MODULES)
def test_complete_positional_arguments_are_used_as_they_are(module):
    """Both forms pass complete positional arguments on unchanged, and bind only others."""
    found = wrappers(module)
    functions = model_history.load(module, NEWEST)["functions"]
    assert found.keys() == {f["name"] for f in functions if "skip" not in f}
    takes = {f["name"]: any(p.get("is_argument") for p in f.get("params", ())) for f in functions}
    some = "PyObject *slots[{1}{2} if (!cb_arguments(form, &f_{0}, &argv, nargs, kwnames, slots)) return NULL;"
    none = "if (!cb_no_arguments(form, &f_{0}, argv, nargs, kwnames)) return NULL;"
    for name, body in found.items():
        slots = re.search(r"PyObject \*slots\[(\d+)(\](?:, \*retval = NULL)?;)", body)
        assert (slots is not None) == takes[name], name
        assert (some.format(name, *slots.groups()) if slots else none.format(name)) in body, name
        assert "cb_bind(" not in body, name
