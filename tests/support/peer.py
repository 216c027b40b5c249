"""Compare cubind with cuda-bindings (the peer) on the same stub libraries.

This module makes outcomes comparable, supplies unusual arguments, and lists the intended
differences. test_peer.py and test_peer_runtime.py use it.

The peer's runtime module links libcudart statically, so a stub library cannot replace libcudart.
But on import the module's Python layer takes each C function from a capsule of `cyruntime`. This
module redirects those capsules to the stub library's functions, so cubind and the peer call the
same functions.
"""

import array
import functools
import importlib
import re
import sys
from collections import deque

from support import calls, capsules, libraries, model, values
from support import stub as stubs
from support.values import canonical

MODULES = tuple(m for m in ("driver", "nvrtc", "runtime") if m in calls.MODULES)


def lead_to_stub():
    """Make the peer's runtime, which is not imported yet, call the stub library."""
    if "cuda.bindings.runtime" in sys.modules:
        raise RuntimeError("cuda.bindings.runtime has been imported already: import peer before it")
    symbols = {f.name: f.symbol for f in model.load("runtime").functions if f.symbol is not None}
    symbols["getLocalRuntimeVersion"] = symbols["cudaRuntimeGetVersion"]
    cyruntime = importlib.import_module("cuda.bindings.cyruntime")
    capsules.redirect(cyruntime, libraries.load_stub("runtime").lib, symbols)


if "runtime" in MODULES and not libraries.ON_GPU:
    lead_to_stub()

PEERS = {name: importlib.import_module(f"cuda.bindings.{name}") for name in MODULES}

# The peer passes the address of one float where CUDA reads or writes four (B18), so there is
# nothing to compare with.
BROKEN_IN_PEER = {"cuTexRefGetBorderColor", "cuTexRefSetBorderColor"}


# Types that differ in EGL, OpenGL and VDPAU: EGL's integers are signed, a function's address may be
# any address, and Cython has a name of its own for an enum.
OTHER_TYPES = re.compile(r"\w+EGLStreamProducerConnect\.(width|height)|\w+\.vdpGetProcAddress|cu(da)?GLGetDevices\.deviceList")


def in_peer(function):
    return (
        function.model.module in PEERS
        and hasattr(PEERS[function.model.module], function.name)
        and function.name not in BROKEN_IN_PEER
    )


# --- outcomes -------------------------------------------------------------------------------------

# Exceptions are compared by name and text. Texts are compared without the module paths of classes.
# Anonymous classes have made-up names (B3.3). Python has several sentences for "not a sequence";
# which one comes first does not count.
TEXTS = [
    (re.compile(r"\b(cuda\.bindings|cubind)\.(driver|nvrtc|runtime)\."), ""),
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
    """One of the two modules in a comparison; it makes its arguments from its own classes."""

    def __init__(self, module, function, row, stub):
        self.module = module
        self.stub = stub
        self.function = function
        self.callable = getattr(module, function.name)
        self.maker = values.Maker(module, function, row)

    def run(self, replaced=None):
        """Call with fresh arguments, one of them replaced by (index, value).

        Return (outcome, the data that reached C).
        """
        self.samples = self.maker.make_all()
        arguments = [self.samples[i].value for i in self.function.arguments]
        if replaced is not None:
            arguments[replaced[0]] = replaced[1]
        self.stub.clear_log()
        what = outcome(self.module, self.callable, arguments)
        return what, [self.arrived(call) for call in self.stub.calls(self.function.symbol)]

    def arrived(self, call):
        """Return an argument by value if the test owns the value, else the memory behind it."""
        result = []
        for i, sample in enumerate(self.samples):
            kind = self.function.params[i]["kind"]
            wrapped = kind == "closure" and self.function.name in TRAMPOLINES
            own = sample.raw is not None and kind not in POINTER_KINDS and not wrapped
            result.append((call.argument(i) if own else None, call.input(i)))
        return result


# Parameters whose argument is the address of one side's own object.
POINTER_KINDS = {"record", "list_room", "handle_ref", "buffer", "out_dump", "kernel_params", "callback"}


def two_sides(stub_of, function, row):
    stub = stub_of(function.model.module)
    calls.Prepared(stub, function, row)  # scripts the outputs
    ours = Side(calls.module_of(function.model.module), function, row, stub)
    theirs = Side(PEERS[function.model.module], function, row, stub)
    return ours, theirs


# --- odd values -----------------------------------------------------------------------------------


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

# Values that would make the peer, or the stub behind both, read unmapped memory or request far too
# much of it.
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


# --- differences on purpose -----------------------------------------------------------------------


def returned(what):
    return what[0] == "returned"


def only_ours(ours, theirs):
    return returned(ours) and not returned(theirs)


def both_raise(ours, theirs):
    return not returned(ours) and not returned(theirs)


LISTS = {"list_handle", "list_scalar", "list_record", "list_enum", "list_int", "list_float", "list_string"}
LISTS |= {"list_address", "option_keys", "option_values", "short_list_scalar"}

def measured(ours, theirs):
    """Return a buffer that the call would overrun, or must not write to."""
    refusals = {("ValueError", "are needed"), ("BufferError", "pass a writable buffer")}
    return returned(theirs) and any(ours[1] == error and ours[2].endswith(text) for error, text in refusals)


# Columns: what differs, the rule, kinds of the parameter, labels of the value, how the two outcomes
# may differ.
DIFFERENCES = [
    ("str is taken as UTF-8", "B17.2", {"string"}, {"text"}, only_ours),
    ("lists of str are taken too", "B17.2", {"list_string"}, {"list of text"}, only_ours),
    ("None is NULL where the library takes that", "B17.2", {"string"}, {"None"}, only_ours),
    ("sets are refused, whatever the items", "B8.3", LISTS, {"set"}, lambda ours, theirs: not returned(ours)),
    ("None is an empty list for integers too", "B8.1", {"list_int"}, {"None"}, both_raise),
    ("attributes must be members: AttributeError before anything else", "B8.2", {"attribute"}, set(ODD), both_raise),
    ("buffers are measured", "B13", {"address", "list_address"}, set(ODD), measured),
    ("handles and addresses are ints too", "B8.1", {"typed_in"}, set(ODD), lambda ours, theirs: not returned(theirs)),
]

# Functions whose callback the peer wraps in a trampoline with its own user data; cubind passes the
# caller's callback and data on (B11).
TRAMPOLINES = {"cuStreamAddCallback", "cuDeviceRegisterAsyncNotification", "cuLogsRegisterCallback"}
TRAMPOLINES |= {"cudaStreamAddCallback", "cudaDeviceRegisterAsyncNotification"}


def excused(function, index, label, ours, theirs):
    param = function.params[index]
    is_attribute = any(p.get("type_by") == param["name"] for p in function.params)
    kind = "attribute" if is_attribute else param["kind"]
    for _, _, kinds, labels, differ in DIFFERENCES:
        if kind in kinds and label in labels and differ(ours, theirs):
            return True
    return False


# --- comparisons ----------------------------------------------------------------------------------


def compare_good_call(case, stub_of):
    ours, theirs = two_sides(stub_of, *case)
    assert ours.run() == theirs.run()


def compare_failed_call(function, stub_of):
    ours, theirs = two_sides(stub_of, function, values.typed_rows(function)[0])
    ours.stub.result(function.symbol, function.model.statuses[1][1])
    assert ours.run() == theirs.run()


def compare_odd_arguments(function, stub_of):
    ours, theirs = two_sides(stub_of, function, values.typed_rows(function)[0])
    differences = []
    for position, index in enumerate(function.arguments):
        if OTHER_TYPES.fullmatch(f"{function.name}.{function.argument_names[position]}"):
            continue
        for label in odd_values(function, index):
            mine, mine_arrived = ours.run((position, ODD[label]))
            peers, peers_arrived = theirs.run((position, ODD[label]))
            if excused(function, index, label, mine, peers):
                continue
            if (mine, mine_arrived) != (peers, peers_arrived):
                name = function.argument_names[position]
                differences.append(f"{name} = {label}:\n  {mine} {mine_arrived}\n  {peers} {peers_arrived}")
    assert not differences, "\n".join(differences[:5])


def compare_wrong_counts(function, stub_of):
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
                continue  # the arguments are complete thanks to a keyword or a default
            assert mine == peers, (given, named)
