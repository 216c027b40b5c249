"""Test that generated files read like handwritten ones: all definitions are used, none repeated."""

import ast
import os
import re
from pathlib import Path

import model_history
import pytest

ROOT = Path(__file__).resolve().parents[2]
# The build puts the files of all releases here.
CODE = ROOT / os.environ.get("CUBIND_BUILD", "build/dev") / "code"


def files(pattern):
    return sorted(path for module in model_history.all_modules() for path in CODE.glob(f"*/{module}/{pattern}"))


def test_there_is_code_of_every_major():
    assert len({path.parts[-3] for path in files("types.h")}) >= 2


def named(path):
    return str(path.relative_to(CODE))


@pytest.mark.parametrize("path", [p for kind in ("*.[ch]", "*.pyi") for p in files(kind)], ids=named)
def test_no_blank_line_follows_another(path):
    assert "\n\n\n" not in path.read_text()


# Macros of stub libraries and layout checks are used by headers that those files include.
WITH_OWN_MACROS = [p for p in files("*.c") if p.name not in {"stub_library.c", "layout_check.c"}]


@pytest.mark.parametrize("path", WITH_OWN_MACROS, ids=named)
def test_macros_are_used(path):
    text = path.read_text()
    macros = re.findall(r"^#define (\w+)", text, re.MULTILINE)
    # CB_ENUM_TABLE(X, …) uses ITEMS_X.
    used = text + " ".join(f"ITEMS_{name}" for name in re.findall(r"^CB_ENUM_TABLE\((\w+)", text, re.MULTILINE))
    assert [name for name in macros if len(re.findall(rf"\b{name}\b", used)) < 2] == []


@pytest.mark.parametrize("path", files("*.pyi"), ids=named)
def test_stub_files_have_the_names_that_they_use(path):
    tree = ast.parse(path.read_text())
    imports = [name for node in tree.body if isinstance(node, ast.ImportFrom) for name in node.names]
    # `A as A` re-exports a name, and a checked form lists its public names.
    mine = {name.name for name in imports if name.asname is None}
    mine |= {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and node.target.id[0] == "_"}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    used |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    checked = path.with_name(f"{path.stem}_checked.pyi")
    used |= set(re.findall(r"\b_\w+", checked.read_text())) if checked.exists() else set()
    assert sorted(mine - used) == []


@pytest.mark.parametrize("path", files("functions*.c"), ids=named)
def test_no_variable_is_but_a_copy_of_a_count(path):
    for body in re.findall(r"^CB_WRAPPER.*?^}", path.read_text(), re.MULTILINE | re.DOTALL):
        for name in re.findall(r"^ +size_t (\w+_count) = \w+;$", body, re.MULTILINE):
            assert re.search(rf"^ +{name} = ", body, re.MULTILINE), body
