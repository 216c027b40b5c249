"""The same calls through cuda-bindings 13.5.0 and cubind on one stub library have equal results.

Results, type names, values, bytes in C, exception types and texts are compared, for the driver and
NVRTC. test_peer_runtime.py compares the CUDA runtime.

Every bound function is called with good arguments. Then each argument in turn gets every value of
peer.ODD that its kind can take without crashing the peer. peer.DIFFERENCES lists the intended
differences, with the rules of docs/compatibility-bindings.md that define them.
"""

import inspect

import pytest
from support import calls, libraries
from support.grouped import each

libraries.need_peer()
from support import peer  # noqa: E402

pytestmark = pytest.mark.peer

MODULES = ("driver", "nvrtc")


def compared(function):
    return function.model.module in MODULES and peer.in_peer(function)


@each("case", calls.all_cases(compared), ids=calls.case_id)
def test_good_call(case, stub_of):
    peer.compare_good_call(case, stub_of)


@each("function", calls.all_functions(compared), ids=repr)
def test_failed_call(function, stub_of):
    peer.compare_failed_call(function, stub_of)


@each("function", calls.all_functions(lambda f: compared(f) and f.arguments), ids=repr)
def test_odd_arguments(function, stub_of):
    peer.compare_odd_arguments(function, stub_of)


@each("function", calls.all_functions(compared), ids=repr)
def test_wrong_counts(function, stub_of):
    peer.compare_wrong_counts(function, stub_of)


def test_every_kind_is_compared():
    kinds = {p["kind"] for f in calls.all_functions(compared) for p in f.params}
    every = {p["kind"] for f in calls.all_functions(lambda f: f.model.module in MODULES) for p in f.params}
    assert every - kinds == {"list_float", "out_list_float"}, "kinds of the two functions that are broken there"
    assert len(calls.all_functions(compared)) >= 60


# --- signatures -----------------------------------------------------------------------------------


def is_there(function):
    """OpenGL's older functions do not exist."""
    module = function.model.module
    return module in MODULES and not (function.name.startswith("cuGL") and not hasattr(peer.PEERS[module], function.name))


@each("function", calls.all_functions(is_there), ids=repr)
def test_signature(function):
    def shape(module):
        parameters = inspect.signature(getattr(module, function.name)).parameters.values()
        return [(p.name, p.default, p.kind) for p in parameters]

    module = function.model.module
    assert shape(calls.module_of(module)) == shape(peer.PEERS[module])
