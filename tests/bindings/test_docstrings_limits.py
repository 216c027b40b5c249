"""Docstrings name values that CUDA refuses although their type is right, and the error texts."""

import re

import pytest
from support import calls, libraries

from bindings.test_docstrings import FORMS, Doc

FUNCTIONS = {function.name: function for function in calls.all_functions()}
MANAGED = [f"{prefix}Mem{verb}BatchAsync" for prefix in ("cu", "cuda") for verb in ("Prefetch", "Discard", "DiscardAndPrefetch")]
LOGS = [name for name, function in FUNCTIONS.items() if "detail_param" in function.data and "detail_text" not in function.data]


def notes(name, checked):
    """Return {parameter: the words after its type}; skip if this release lacks the function."""
    if name not in FUNCTIONS:
        pytest.skip(f"CUDA {libraries.RELEASE} has no {name}")
    return {parameter: note for parameter, _, note in Doc(FUNCTIONS[name], checked).parameters}


@FORMS
@pytest.mark.parametrize("name", MANAGED)
def test_batches_of_managed_memory(name, checked):
    noted = notes(name, checked)
    assert noted["flags"] == "has to be 0"
    assert noted.get("hStream", noted.get("stream")) == "not the legacy stream, None or 0"


@FORMS
@pytest.mark.parametrize(("name", "parameter"), [
    ("cuMemImportFromShareableHandle", "osHandle"),
    ("cuMemPoolImportFromShareableHandle", "handle"),
    ("cudaMemPoolImportFromShareableHandle", "shareableHandle"),
])
def test_handles_of_other_processes(name, parameter, checked):
    assert notes(name, checked)[parameter] == "a file descriptor as an int, or the address of a struct"


@FORMS
@pytest.mark.parametrize(("name", "settable", "fixed"), [
    ("cuMemPoolSetAttribute", ("RELEASE_THRESHOLD", "REUSE_*"), ("RESERVED_MEM_HIGH", "USED_MEM_HIGH")),
    ("cudaMemPoolSetAttribute", ("ReleaseThreshold", "Reuse*"), ("ReservedMemHigh", "UsedMemHigh")),
])
def test_attributes_of_pools_that_can_be_set(name, settable, fixed, checked):
    assert notes(name, checked)["attr"] == f"only {' and '.join(settable)}; {' and '.join(fixed)} to 0"


@FORMS
@pytest.mark.parametrize("name", ["cuMemFree", "cudaFree"])
def test_memory_of_pools_is_freed_without_waiting(name, checked):
    (pools,) = [words for words in re.split(r"[.;] ", Doc(FUNCTIONS[name], checked).about) if "memory of pools" in words]
    assert "without waiting" in pools


@pytest.mark.parametrize("name", LOGS)
def test_each_form_says_where_the_text_of_a_failure_is(name):
    def told(checked):
        words = " ".join(Doc(FUNCTIONS[name], checked).callable.__doc__.split())
        return words.partition(f" {FUNCTIONS[name].data['detail_param']} : ")[2].partition(" Fails with ")[0]

    assert told(False) == (
        "bytes | None; None in effect: the library sets it after a failure, when all results are None; "
        "the exception of the checked form has the text as its detail"
    )
    assert told(True) == ""
