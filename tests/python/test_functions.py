"""Every bound function through its stub: arguments arrive byte for byte, outputs and statuses come back.

Everything expected here follows from the committed model alone.
"""

import calls
import cubind
import pytest
from values import canonical

functions = pytest.mark.parametrize("function", calls.all_functions(), ids=repr)
with_status = pytest.mark.parametrize("function", calls.all_functions(lambda f: f.has_status), ids=repr)
cases = pytest.mark.parametrize("case", calls.all_cases(), ids=calls.case_id)


def prepare(stub_of, function, row=None, checked=False, filled=True):
    return calls.Prepared(stub_of(function.model.module), function, row, checked, filled)


# --- what goes in and what comes out ---------------------------------------------------------------------------------


@cases
def test_positional(case, stub_of):
    function, row = case
    prepared = prepare(stub_of, function, row)
    result = prepared.callable(*prepared.arguments)
    assert type(result) is tuple
    assert canonical(prepared.module, result[0])[3] == 0
    if function.has_status:
        assert canonical(prepared.module, result[1:]) == prepared.expected()
    prepared.check_call(prepared.stub.only_call(function.symbol))
    prepared.check_written()


@functions
def test_keywords(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    names = function.argument_names
    keywords = dict(reversed(list(zip(names, prepared.arguments, strict=True))))
    result = prepared.callable(**keywords)
    if function.has_status:
        assert canonical(prepared.module, result[1:]) == prepared.expected()
    prepared.check_call(prepared.stub.only_call(function.symbol))


@cases
def test_checked(case, stub_of):
    """The checked form, with nothing passed that it can work out by itself."""
    function, row = case
    prepared = prepare(stub_of, function, row, checked=True)
    arguments = {
        name: prepared.samples[i].value
        for i, name in zip(function.arguments, function.argument_names, strict=True)
        if "checked" not in function.params[i]
    }
    result = prepared.callable(**arguments)
    expected = checked_results(prepared)
    if function.has_status:
        got = canonical(prepared.module, result)
        assert got == (expected[0] if len(expected) == 1 else expected or None)


def checked_results(prepared):
    """What the checked form returns: no counts, buffers that it made itself."""
    function = prepared.function
    expected = []
    for i, param in enumerate(function.params):
        if param["kind"] in ("buffer", "out_dump"):
            expected.append(calls.values.ANYTHING)
        elif param.get("is_result") and not is_length(function, param):
            expected.append(prepared.samples[i].checked)
    return expected


def is_length(function, param):
    """Left out where the checked form does not take it either: a list knows its length."""
    if param.get("is_argument") and "checked" not in param:
        return False
    return any(p.get("len") == "param" and p["len_name"] == param["name"] for p in function.params)


# --- statuses --------------------------------------------------------------------------------------------------------


@with_status
def test_every_status_in_the_tuple(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    prepared.stub.logging(False)
    enum = getattr(prepared.module, function.model.data["status_enum"])
    nothing = (None,) * len(function.results)
    arguments = prepared.arguments
    for name, value in function.model.statuses[1:]:
        prepared.stub.result(function.symbol, value)
        result = prepared.callable(*arguments)
        assert result == (value, *nothing)
        assert result[0] is getattr(enum, name)


@with_status
def test_every_status_raised(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0], checked=True, filled=False)
    prepared.stub.logging(False)
    data = function.model.data
    enum = getattr(prepared.module, data["status_enum"])
    family = getattr(cubind, data["error_class"])
    arguments = prepared.arguments
    classes = set()
    for name, value in function.model.statuses[1:]:
        prepared.stub.result(function.symbol, value)
        with pytest.raises(cubind.CUDAError) as info:
            prepared.callable(*arguments)
        error = info.value
        assert isinstance(error, family)
        assert error.code is getattr(enum, name)
        assert (error.name, error.function) == (name, function.name)
        assert function.name in str(error) and name in str(error)
        classes.add(type(error))
    assert len(classes) == len(function.model.statuses) - 1, "one class per status"


@with_status
def test_unknown_status(function, stub_of):
    """bindings.md 17.1: a status that the build does not know is a member all the same."""
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    prepared.stub.result(function.symbol, 12345)
    status, *rest = prepared.callable(*prepared.arguments)
    enum = getattr(prepared.module, function.model.data["status_enum"])
    assert status == 12345 and isinstance(status, enum) and status.name == "unknown"
    assert rest == [None] * len(function.results)


# --- wrong calls -----------------------------------------------------------------------------------------------------


@functions
def test_too_many_arguments(function):
    call = getattr(calls.module_of(function.model.module), function.name)
    count = len(function.arguments)
    with pytest.raises(TypeError) as info:
        call(*[None] * (count + 1))
    assert str(info.value) == f"{function.name}() {count_text(function, too_many=True)} ({count + 1} given)"


@pytest.mark.parametrize("function", calls.all_functions(lambda f: f.required > 0), ids=repr)
def test_too_few_arguments(function):
    call = getattr(calls.module_of(function.model.module), function.name)
    with pytest.raises(TypeError) as info:
        call(*[None] * (function.required - 1))
    expected = f"{function.name}() {count_text(function, too_many=False)} ({function.required - 1} given)"
    assert str(info.value) == expected


def count_text(function, too_many):
    """E30."""
    count = len(function.arguments)
    if count == 0:
        return "takes no arguments"
    word = "exactly"
    if function.required != count:
        word = "at most" if too_many else "at least"
        count = count if too_many else function.required
    return f"takes {word} {count} positional argument{'s' * (count != 1)}"


@functions
def test_unknown_keyword(function, stub_of):
    call = getattr(calls.module_of(function.model.module), function.name)
    with pytest.raises(TypeError) as info:
        call(*[None] * len(function.arguments), nonsense=1)
    if function.arguments:
        assert str(info.value) == f"{function.name}() got an unexpected keyword argument 'nonsense'"
    else:
        assert str(info.value) == f"{function.name}() takes no keyword arguments"


@pytest.mark.parametrize("function", calls.all_functions(lambda f: f.arguments), ids=repr)
def test_argument_given_twice(function):
    call = getattr(calls.module_of(function.model.module), function.name)
    name = function.argument_names[0]
    with pytest.raises(TypeError) as info:
        call(*[None] * len(function.arguments), **{name: None})
    assert str(info.value) == f"{function.name}() got multiple values for keyword argument '{name}'"
