"""Docstrings say what a caller must know: flags, shapes of matrices, what members point to."""

import importlib
import re

import pytest
from support import calls, libraries, model

from bindings.test_docstrings import Doc, entries, sections

FUNCTIONS = {function.name: function for function in calls.all_functions()}
FLAGS = re.compile(r"[a-z]*flags?", re.IGNORECASE)
ENUM_OF_FLAGS = re.compile(r"\w+_?[Ff]lags")
# No function or member takes these; they belong to interfaces outside CUDA's headers.
UNUSED = {"cl_event_flags", "cl_context_flags", "CUevent_sched_flags"}
CHAPTERS = [name for name in ("driver", "runtime") if name in libraries.MODULES]


def functions_of(module):
    return [function for function in FUNCTIONS.values() if function.model.module == module]


def flags_of(function):
    """Return [(name, words)] of the parameters and results that are called flags."""
    told = [(name, note or words) for name, words, note in Doc(function, False).parameters]
    returned = sections(Doc(function, False).callable.__doc__.splitlines()).get("Returns", [])[1:]
    told += [(name, words.partition("; ")[2] or words) for name, words in entries(line for line in returned if " : " in line)]
    return [(name, words) for name, words in told if FLAGS.fullmatch(name)]


@pytest.mark.parametrize("module", CHAPTERS)
def test_flags_say_what_they_are_made_of(module):
    """Flags are never just "int"."""
    bare = [f"{function.name}.{name}" for function in functions_of(module) for name, words in flags_of(function)
            if words in ("", "int", "cuuint64_t", "cuuint64_t, int or None")]
    assert not bare


@pytest.mark.parametrize("module", CHAPTERS)
def test_enums_of_flags_are_named_where_they_are_taken(module):
    """A flags enum is the class of a parameter or member, or a description names it.

    Its own docstring says which.
    """
    python = importlib.import_module(f"cubind.{module}")
    enums = [name for name in dir(python) if ENUM_OF_FLAGS.fullmatch(name) and hasattr(getattr(python, name), "__members__")]
    assert len(enums) > 5
    told = re.compile("^(?:Taken by|Given by|Field of)$", re.MULTILINE)
    assert not [name for name in enums if name not in UNUSED and not told.search(getattr(python, name).__doc__)]


ROUTINE = re.compile(r"cublas[SDCZ](?:ge|gb|sy|he|sb|hb|sp|hp|tr|tb|tp)(?:mv|sv|r|ru|rc|r2)(?:_64)?")
LEVEL_2 = [name for name in FUNCTIONS if ROUTINE.fullmatch(name)]


@pytest.mark.skipif("cublas" not in libraries.MODULES, reason="no cuBLAS among the modules")
@pytest.mark.parametrize("name", LEVEL_2)
def test_level_2_of_blas_says_shapes_and_memory(name):
    doc = Doc(FUNCTIONS[name], False)
    told = {parameter: (words, note) for parameter, words, note in doc.parameters}
    routine = name.removesuffix("_64")[7:]
    matrix = "AP" if routine[1] == "p" else "A"
    for operand in {matrix, "x", "y"} & set(told):
        words, note = told[operand]
        assert words == "device memory, int or None"
        assert re.search(r"\b[mn] (?:by n|elements)|n \* \(n \+ 1\) / 2 elements", note), f"{operand}: {note}"
    note = told[matrix][1]
    assert ("j * lda" in note) == (routine[1] == "b")
    assert ("n * (n + 1) / 2" in note) == (matrix == "AP")
    assert "triangle" in note or routine[:2] in ("ge", "gb")
    assert all(told[step][1] == "step, in elements" for step in {"incx", "incy"} & set(told))
    assert told.get("lda", (0, "elements from column to column"))[1] == "elements from column to column"


def test_level_2_is_all_there():
    assert "cublas" not in libraries.MODULES or len(LEVEL_2) > 120


def all_records():
    for module in libraries.MODULES:
        python = calls.module_of(module)
        for record in model.load(module).data["records"]:
            if not {"skip", "origin"} & record.keys() and not record.get("is_anonymous") and hasattr(python, record["name"]):
                yield python, record


def test_no_member_sets_a_number():
    """No docstring says that a member "sets 1": without a count it points to one item."""
    found = 0
    for python, record in all_records():
        lines = getattr(python, record["name"]).__doc__.splitlines()
        assert not [line for line in lines if re.search(r"\bsets (?:both and )?\d", line)]
        told = dict(entries(sections(lines).get("Fields", [])))
        for field in record["fields"]:
            if field.get("len_name") == "1" and "skip" not in field:
                assert told[field["name"]].startswith(f"list of one {field['class_name']}, kept")
                found += 1
    assert found > 0


@pytest.mark.skipif("driver" not in libraries.MODULES, reason="no driver among the modules")
def test_longer_lists_are_refused_where_there_is_one_item():
    """A longer list is refused, because the library would never see the second item."""
    refused = 0
    for python, record in all_records():
        for field in record["fields"]:
            if field.get("len_name") != "1" or "skip" in field:
                continue
            item = getattr(python, field["class_name"])()
            owner = getattr(python, record["name"])()
            setattr(owner, field["name"], [item])
            for many in ([item, item], (item,) * 3):
                with pytest.raises(ValueError, match=f"^{field['name']} takes one item, not {len(many)}$"):
                    setattr(owner, field["name"], many)
            assert len(getattr(owner, field["name"])) == 1
            setattr(owner, field["name"], [])
            assert getattr(owner, field["name"]) == []
            refused += 1
    assert refused > 0
