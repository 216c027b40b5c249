"""Call every bound function through its stub.

Arguments must arrive in C byte for byte; outputs and statuses must come back. All expected values
follow from the committed model.
"""

import importlib

import cubind
import pytest
from support import calls, libraries
from support.grouped import each
from support.values import canonical

functions = each("function", calls.all_functions(), ids=repr)
with_status = each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
cases = each("case", calls.all_cases(), ids=calls.case_id)


def prepare(stub_of, function, choice=None, **options):
    return calls.Prepared(stub_of(function.model.module), function, choice, **options)


# --- inputs and outputs -----------------------------------------------------------------------


@cases
def test_positional(case, stub_of):
    prepared = prepare(stub_of, *case)
    check_result(prepared, prepared.callable(*prepared.arguments))
    prepared.check_call()
    prepared.check_written()


def check_result(prepared, result):
    """Check the tuple form's result."""
    function = prepared.function
    result = canonical(prepared.module, result)
    if function.form == "bare":
        assert matches(prepared, result)
        return
    status, *rest = result
    expected = prepared.expected()
    if function.has_status or function.form == "value":
        assert status[1] == function.model.data["status_enum"]
        assert status[3] == (0 if function.has_status else prepared.returned)
    else:
        assert status[3] == 0
        if function.result_type["class"] != "void":
            assert matches(prepared, rest.pop(0))
    assert rest == expected


def matches(prepared, value):
    """Say whether `value` is what the C function itself returns."""
    if prepared.function.symbol is None:
        return value[0] == "record" and value[2] == prepared.inline_result()
    if prepared.function.result_type["class"] == "record":
        return value[0] == "record" and not any(value[2])  # the stub returns zeros
    if prepared.function.result_type["class"] in ("handle", "scalar"):
        return value == ("cell", prepared.function.result_type["name"], prepared.returned)
    if prepared.function.result_type["class"] == "enum":
        return (value[0], value[1], value[3]) == ("enum", prepared.function.result_type["name"], prepared.returned)
    return value == prepared.returned


@functions
def test_keywords(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    names = function.argument_names
    keywords = dict(reversed(list(zip(names, prepared.arguments, strict=True))))
    check_result(prepared, prepared.callable(**keywords))
    prepared.check_call()


@each("function", calls.all_functions(lambda f: any(map(f.has_default, f.params))), ids=repr)
def test_defaults_left_out(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    needed = {
        name: prepared.samples[i].value
        for i, name in zip(function.arguments, function.argument_names, strict=True)
        if not function.has_default(function.params[i])
    }
    status, *results = prepared.callable(**needed)
    assert status == 0 and len(results) == len(function.results)


@cases
def test_checked(case, stub_of):
    """The checked form works without the arguments that it can compute."""
    function, choice = case
    prepared = prepare(stub_of, function, choice, checked=True)
    arguments = {
        name: prepared.samples[i].value
        for i, name in zip(function.arguments, function.argument_names, strict=True)
        if "checked" not in function.params[i]
    }
    got = canonical(prepared.module, prepared.callable(**arguments))
    if function.has_status:
        expected = checked_results(prepared)
        assert got == (expected[0] if len(expected) == 1 else expected or None)
    elif function.form == "value":
        assert got[1] == function.model.data["status_enum"] and got[3] == prepared.returned
    elif function.result_type["class"] == "void":
        assert got is None
    else:
        assert matches(prepared, got.encode() if isinstance(got, str) else got)
    prepared.check_written(made_inside=BUFFERS)


BUFFERS = ("buffer", "out_dump")  # the checked form makes these


def checked_results(prepared):
    """Return the checked form's results: no counts, and buffers that it made itself."""
    function = prepared.function
    expected = []
    for i, param in enumerate(function.params):
        if param["kind"] in BUFFERS:
            expected.append(calls.values.ANYTHING)
        elif param.get("is_result") and not is_length(function, param) and not is_told_by_the_exception(function, param):
            expected.append(prepared.samples[i].checked)
    return expected


def is_told_by_the_exception(function, param):
    """Say whether a parameter is a failure's text, which only the exception carries."""
    return function.data.get("detail_param") == param["name"] and "detail_text" not in function.data


def is_length(function, param):
    """Say whether an argument is a length that the checked form takes from a list."""
    if param.get("is_argument") and "checked" not in param:
        return False
    lists = [p for p in function.params if p.get("len") == "param" and p["len_name"] == param["name"]]
    return bool(lists) or any(p.get("count_written") == param["name"] for p in function.params)


def takes_buffers(function):
    kinds = {"list_int", "list_float", "list_enum", "list_address"}
    return function.model.data.get("buffers") and any(p["kind"] in kinds for p in function.params)


@each("function", calls.all_functions(takes_buffers), ids=repr)
def test_buffers_for_lists(function, stub_of):
    """A list may be replaced by any buffer of the array's item size."""
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0], buffers=True)
    check_result(prepared, prepared.callable(*prepared.arguments))
    prepared.check_call()


def takes_raw_values(function):
    tables = function.model.tables
    return any(tables[p["value_table"]].get("keys") == "raw" for p in function.params_that("typed_in"))


@each("case", calls.all_cases(takes_raw_values), ids=calls.case_id)
def test_buffers_for_typed_values(case, stub_of):
    """If attributes may be unknown, a buffer is passed as it is, even for known ones."""
    function, choice = case
    prepared = prepare(stub_of, function, choice)
    (place,) = (i for i, p in enumerate(function.params) if p["kind"] == "typed_in")
    (size,) = (i for i, p in enumerate(function.params) if p["kind"] == "typed_size")
    for value in (b"five.", bytearray(b"seventeen bytes.."), memoryview(b"1")):
        prepared.samples[place].value = value
        prepared.stub.clear_log()
        assert prepared.callable(*prepared.arguments)[0] == 0
        call = prepared.stub.only_call(function.symbol)
        assert call.argument(size) == len(value).to_bytes(8, "little")
        assert call.input(place)[: len(value)] == bytes(value)


@each("function", calls.all_functions(lambda f: f.queries), ids=repr)
def test_questions_that_fail(function, stub_of):
    """If a query fails, the call is not made, and its status is the query's."""
    for query in function.queries:
        stub = stub_of(function.model.module)
        stub.reset()
        prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
        asked = function.model.function(query["function"])
        prepared.stub.result(asked.symbol, function.model.statuses[2][1])
        result = prepared.callable(*prepared.arguments)
        assert result == (function.model.statuses[2][1], *[None] * len(function.results))
        assert prepared.stub.calls(function.symbol) == []


aliases = [(m, a) for m in calls.MODULES for a in calls.model.load(m).data.get("aliases", [])]


@pytest.mark.parametrize(("module", "alias"), aliases, ids=[a["name"] for _, a in aliases])
@pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
def test_second_names(module, alias, checked, stub_of):
    """An alias is the same function."""
    found = calls.module_of(module, checked)
    prepared = prepare(stub_of, calls.model.load(module).function(alias["function"]), checked=checked)
    results = [getattr(found, name)(*prepared.arguments) for name in (alias["name"], alias["function"])]
    assert repr(results[0]) == repr(results[1])  # scalars compare by identity
    assert len(prepared.stub.calls(prepared.function.symbol)) == 2


# --- statuses -------------------------------------------------------------------------------------


@with_status
def test_every_status_in_the_tuple(function, stub_of):
    """A status that the build does not know is a member, too (B17.1)."""
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0])
    prepared.stub.logging(False)
    enum = getattr(prepared.module, function.model.data["status_enum"])
    nothing = (None,) * len(function.results)
    arguments = prepared.arguments
    for name, value in function.model.statuses[1:]:
        prepared.stub.result(function.symbol, value)
        result = prepared.callable(*arguments)
        if name in function.model.data.get("passes", ()):
            assert result[0] == value and canonical(prepared.module, result[1:]) == prepared.expected()
        elif name in function.model.data.get("again", ()):
            # the count may follow it (test_no_room.py)
            assert (result[0], len(result)) == (value, 1 + len(nothing))
        else:
            assert result == (value, *nothing)
        assert result[0] is getattr(enum, name)
    prepared.stub.result(function.symbol, 12345)
    status, *rest = prepared.callable(*arguments)
    assert status == 12345 and isinstance(status, enum) and status.name == "unknown"
    assert rest == list(nothing)


@with_status
def test_every_status_raised(function, stub_of):
    prepared = prepare(stub_of, function, calls.values.typed_rows(function)[0], checked=True, filled=False)
    prepared.stub.logging(False)
    data = function.model.data
    enum = getattr(prepared.module, data["status_enum"])
    # The package has the error families of its own modules; cubind.checked.<module> has the others.
    home = importlib.import_module(f"cubind.checked.{data['python_name']}") if libraries.OF_LIBRARIES else cubind
    family = getattr(home, data["error_class"])
    arguments = prepared.arguments
    classes = set()
    passes = function.model.data.get("passes", ())
    for name, value in function.model.statuses[1:]:
        prepared.stub.result(function.symbol, value)
        if name in passes:
            prepared.callable(*arguments)
            continue
        with pytest.raises(cubind.CUDAError) as info:
            prepared.callable(*arguments)
        error = info.value
        assert isinstance(error, family)
        assert error.code is getattr(enum, name)
        assert (error.name, error.function) == (name, function.name)
        assert function.name in str(error) and name in str(error)
        classes.add(type(error))
    assert len(classes) == len(function.model.statuses) - 1 - len(passes), "one class per status"


# --- wrong calls ----------------------------------------------------------------------------------


@functions
def test_wrong_calls(function):
    """E30 and E31: too many or too few arguments, unknown keywords, and arguments given twice."""
    call = getattr(calls.module_of(function.model.module), function.name)
    name, count, required = function.name, len(function.arguments), function.required
    assert refusal(call, [None] * (count + 1)) == f"{name}() {count_text(function, True)} ({count + 1} given)"
    if required > 0:
        text = f"{name}() {count_text(function, False)} ({required - 1} given)"
        assert refusal(call, [None] * (required - 1)) == text
    if count == 0:
        assert refusal(call, [], nonsense=1) == f"{name}() takes no keyword arguments"
        return
    first = function.argument_names[0]
    text = f"{name}() got an unexpected keyword argument 'nonsense'"
    assert refusal(call, [None] * count, nonsense=1) == text
    text = f"{name}() got multiple values for keyword argument '{first}'"
    assert refusal(call, [None] * count, **{first: None}) == text


def refusal(call, arguments, **keywords):
    with pytest.raises(TypeError) as info:
        call(*arguments, **keywords)
    return str(info.value)


def count_text(function, too_many):
    count = len(function.arguments)
    if count == 0:
        return "takes no arguments"
    word = "exactly"
    if function.required != count:
        word = "at most" if too_many else "at least"
        count = count if too_many else function.required
    return f"takes {word} {count} positional argument{'s' * (count != 1)}"
