"""What the committed wrappers have in common, read from their C."""

import re
from pathlib import Path

import model_history
import pytest

GENERATED = Path(__file__).resolve().parents[2] / "generated"
NEWEST = model_history.all_releases()[-1]
MODULES = model_history.modules(NEWEST)
WRAPPER = re.compile(r"^CB_WRAPPER\((\w+)\)\n(.*?)^}", re.M | re.S)


def wrappers(module):
    """{function: body, on one line}"""
    texts = [path.read_text() for path in (GENERATED / module).glob("functions*.c")]
    return {name: " ".join(body.split()) for text in texts for name, body in WRAPPER.findall(text)}


@pytest.mark.parametrize("module", MODULES)
def test_complete_positional_arguments_are_used_as_they_are(module):
    """In both forms: they are matched to parameters only where something is missing or named."""
    found = wrappers(module)
    functions = model_history.load(module, NEWEST)["functions"]
    assert found.keys() == {f["name"] for f in functions if "skip" not in f}
    bound = "if (!cb_arguments(s, &f_%s, &args, nargs, kwnames, slots)) return NULL;"
    assert [name for name, body in found.items() if bound % name not in body or "cb_bind(" in body] == []
