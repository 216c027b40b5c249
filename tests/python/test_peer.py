"""The same calls through cuda-bindings 13.5.0 and through cubind, on the same stub: equal results, types by name,
values, bytes in C, exception types and texts.

Every bound function is called with good arguments and, one argument after the other, with each value of ODD that its
kind can be given without crashing the peer. What differs on purpose is listed in DIFFERENCES, with the section of the
bindings contract that says so.
"""

import array
import functools
import inspect
import re
from collections import deque

import calls
import libraries
import pytest
import stub as stubs
import values
from values import canonical

libraries.need_peer()
import cuda.bindings.driver  # noqa: E402
import cuda.bindings.nvrtc  # noqa: E402

pytestmark = pytest.mark.peer

PEERS = {"driver": cuda.bindings.driver, "nvrtc": cuda.bindings.nvrtc}


# The peer passes the address of a single float where CUDA reads and writes four (18): nothing to compare with.
BROKEN_IN_PEER = {"cuTexRefGetBorderColor", "cuTexRefSetBorderColor"}


def in_peer(function):
    return hasattr(PEERS[function.model.module], function.name) and function.name not in BROKEN_IN_PEER


# --- outcomes --------------------------------------------------------------------------------------------------------

# Exceptions are compared by name and text; texts that name a class of the module by its path do so alike.
# Anonymous classes have made-up names (3.3). Which of Python's own sentences says first that something is no sequence
# is nobody's business.
TEXTS = [
    (re.compile(r"\b(cuda\.bindings|cubind)\.(driver|nvrtc)\."), ""),
    (re.compile(r"0x[0-9a-f]{6,}"), "0x…"),
    (re.compile(r"expected (anon_(struct|union)\d+|\w+_anon\d+)"), "expected an anonymous class"),
    (re.compile(r"object of type '(.*)' has no len\(\)|'(.*)' object is not (iterable|subscriptable)"), "no sequence"),
]


def normal(text):
    for pattern, replacement in TEXTS:
        text = pattern.sub(replacement, text)
    return text


def outcome(module, function, arguments):
    try:
        result = function(*arguments)
    except Exception as error:
        return ("raised", type(error).__name__, normal(str(error)))
    return ("returned", canonical(module, result))


class Side:
    """One of the two modules in a comparison: it makes its own arguments, of its own classes."""

    def __init__(self, module, function, row, stub):
        self.module = module
        self.stub = stub
        self.function = function
        self.callable = getattr(module, function.name)
        self.maker = values.Maker(module, function, row)

    def run(self, replaced=None):
        """(outcome, what reached C) of a call on fresh arguments, with one of them replaced by (index, value)."""
        self.samples = self.maker.make_all()
        arguments = [self.samples[i].value for i in self.function.arguments]
        if replaced is not None:
            arguments[replaced[0]] = replaced[1]
        self.stub.clear_log()
        what = outcome(self.module, self.callable, arguments)
        return what, [self.arrived(call) for call in self.stub.calls(self.function.symbol)]

    def arrived(self, call):
        """By value where the values are the test's own, else what they led to."""
        result = []
        for i, sample in enumerate(self.samples):
            kind = self.function.params[i]["kind"]
            wrapped = kind == "closure" and self.function.name in TRAMPOLINES
            own = sample.raw is not None and kind not in POINTER_KINDS and not wrapped
            result.append((call.argument(i) if own else None, call.input(i)))
        return result


# Parameters whose argument is the address of an object of the side's own.
POINTER_KINDS = {"record", "handle_ref", "buffer", "out_dump", "kernel_params", "callback"}


def two_sides(stub_of, function, row):
    stub = stub_of(function.model.module)
    calls.Prepared(stub, function, row)  # scripts the outputs
    ours = Side(calls.module_of(function.model.module), function, row, stub)
    theirs = Side(PEERS[function.model.module], function, row, stub)
    return ours, theirs


# --- odd values ------------------------------------------------------------------------------------------------------


class HasInt:
    def __int__(self):
        return 7


class HasIndex:
    def __index__(self):
        return 7


ODD = {
    "None": None,
    "text": "text",
    "bytes": b"bytes",
    "bytearray": bytearray(b"bytearray"),
    "minus one": -1,
    "true": True,
    "2**31": 2**31,
    "2**32": 2**32,
    "2**63": 2**63,
    "2**64": 2**64,
    "minus 2**70": -(2**70),
    "float": 5.5,
    "object": object(),
    "has int": HasInt(),
    "has index": HasIndex(),
    "empty list": [],
    "empty tuple": (),
    "list of None": [None] * 3,
    "list of ints": [1, 2, 3],
    "list of text": ["a", "b", "c"],
    "list of bytes": [b"a", b"b", b"c"],
    "deque of bytes": deque([b"a", b"b", b"c"]),
    "set": {1, 2, 3},
    "array": array.array("Q", [1, 2, 3, 4]),
}

# What would make the peer, or the stub behind both, read memory that is not there or ask for far too much of it.
NUMBERS = {"true", "2**31", "2**32", "2**63", "2**64", "float", "has int", "has index"}
UNSAFE = {
    "handle_ref": NUMBERS,
    "buffer": {"bytes", "bytearray"},  # too short, and written to
    "out_dump": {"bytes", "bytearray"},
    "kernel_params": set(),
}
COUNTS = {"2**31", "2**32", "2**63", "float", "has int", "has index", "true", "minus one"}


def odd_values(function, index):
    param = function.params[index]
    unsafe = UNSAFE.get(param["kind"], set())
    is_count = param["kind"] == "count_inout" or any(
        p.get("len") in ("param", "expr") and param["name"] in p["len_name"].split() for p in function.params
    )
    if is_count or any(p.get("pair") == param["name"] for p in function.params):
        unsafe = unsafe | COUNTS
    return [label for label in ODD if label not in unsafe]


# --- differences on purpose ------------------------------------------------------------------------------------------


def returned(what):
    return what[0] == "returned"


def only_ours(ours, theirs):
    return returned(ours) and not returned(theirs)


def both_raise(ours, theirs):
    return not returned(ours) and not returned(theirs)


LISTS = {"list_handle", "list_scalar", "list_record", "list_enum", "list_int", "list_float", "list_string"}
LISTS |= {"option_keys", "option_values", "short_list_scalar"}

# (what, section, kinds of the parameter, labels of the value, how the two outcomes may differ)
DIFFERENCES = [
    ("str is taken as UTF-8", "17.2", {"string"}, {"text"}, only_ours),
    ("lists of str are taken too", "17.2", {"list_string"}, {"list of text"}, only_ours),
    ("None is NULL where the library takes that", "17.2", {"string"}, {"None"}, only_ours),
    ("sets are refused, whatever the items", "8.3", LISTS, {"set"}, lambda ours, theirs: not returned(ours)),
    ("None is an empty list for integers too", "8.1", {"list_int"}, {"None"}, both_raise),
    ("attributes must be members: AttributeError before anything else", "8.2", {"attribute"}, set(ODD), both_raise),
    ("handles and addresses are ints too", "8.1", {"typed_in"}, set(ODD), lambda ours, theirs: not returned(theirs)),
]

# Functions whose callback the peer wraps in a trampoline with user data of its own; cubind passes both on (11).
TRAMPOLINES = {"cuStreamAddCallback", "cuDeviceRegisterAsyncNotification", "cuLogsRegisterCallback"}

def excused(function, index, label, ours, theirs):
    param = function.params[index]
    is_attribute = any(p.get("type_by") == param["name"] for p in function.params)
    kind = "attribute" if is_attribute else param["kind"]
    for _, _, kinds, labels, differ in DIFFERENCES:
        if kind in kinds and label in labels and differ(ours, theirs):
            return True
    return False


# --- the comparison --------------------------------------------------------------------------------------------------

cases = [(f, row) for f, row in calls.all_cases(in_peer)]


@pytest.mark.parametrize("case", cases, ids=calls.case_id)
def test_good_call(case, stub_of):
    ours, theirs = two_sides(stub_of, *case)
    assert ours.run() == theirs.run()


@pytest.mark.parametrize("function", calls.all_functions(in_peer), ids=repr)
def test_failed_call(function, stub_of):
    ours, theirs = two_sides(stub_of, function, values.typed_rows(function)[0])
    ours.stub.result(function.symbol, function.model.statuses[1][1])
    assert ours.run() == theirs.run()


@pytest.mark.parametrize("function", calls.all_functions(lambda f: in_peer(f) and f.arguments), ids=repr)
def test_odd_arguments(function, stub_of):
    ours, theirs = two_sides(stub_of, function, values.typed_rows(function)[0])
    differences = []
    for position, index in enumerate(function.arguments):
        for label in odd_values(function, index):
            mine, mine_arrived = ours.run((position, ODD[label]))
            peers, peers_arrived = theirs.run((position, ODD[label]))
            if excused(function, index, label, mine, peers):
                continue
            if (mine, mine_arrived) != (peers, peers_arrived):
                name = function.argument_names[position]
                differences.append(f"{name} = {label}:\n  {mine} {mine_arrived}\n  {peers} {peers_arrived}")
    assert not differences, "\n".join(differences[:5])


def test_every_kind_is_compared():
    compared = {p["kind"] for f in calls.all_functions(in_peer) for p in f.params}
    every = {p["kind"] for f in calls.all_functions() for p in f.params}
    assert every - compared == {"list_float", "out_list_float"}, "kinds of the two functions that are broken there"
    assert len(calls.all_functions(in_peer)) >= 60


# --- signatures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("function", calls.all_functions(), ids=repr)
def test_signature(function):
    def shape(module):
        parameters = inspect.signature(getattr(module, function.name)).parameters.values()
        return [(p.name, p.default, p.kind) for p in parameters]

    module = function.model.module
    assert shape(calls.module_of(module)) == shape(PEERS[module])


@pytest.mark.parametrize("function", calls.all_functions(in_peer), ids=repr)
def test_wrong_counts(function, stub_of):
    stub_of(function.model.module).set_mode(stubs.RECORD)
    ours = calls.module_of(function.model.module)
    theirs = PEERS[function.model.module]
    count = len(function.arguments)
    keywords = [{}, {"nonsense": 1}]
    if count:
        keywords.append({function.argument_names[0]: None})
    for given in {0, max(count - 1, 0), count, count + 1}:
        for named in keywords:
            if given == count and not named:
                continue
            both = [functools.partial(getattr(m, function.name), **named) for m in (ours, theirs)]
            mine, peers = outcome(ours, both[0], [None] * given), outcome(theirs, both[1], [None] * given)
            if returned(mine):
                continue  # complete after all, thanks to a keyword or a default
            assert mine == peers, (given, named)
