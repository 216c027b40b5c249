"""Compare cubind.runtime with cuda.bindings.runtime 13.5.0 on one stub libcudart.

Every function that both have gets good and bad arguments. cuda.bindings contains libcudart, so
peer.py redirects its calls to the stub.
"""

import pytest
from support import calls, libraries
from support.grouped import each

libraries.need_peer()
from support import peer  # noqa: E402

pytestmark = pytest.mark.peer


def compared(function):
    return function.model.module == "runtime" and peer.in_peer(function)


@each("case", calls.all_cases(compared), ids=calls.case_id)
def test_good_call(case, stub_of):
    peer.compare_good_call(case, stub_of)


@each("function", calls.all_functions(lambda f: compared(f) and f.has_status), ids=repr)
def test_failed_call(function, stub_of):
    peer.compare_failed_call(function, stub_of)


@each("function", calls.all_functions(lambda f: compared(f) and f.arguments), ids=repr)
def test_odd_arguments(function, stub_of):
    peer.compare_odd_arguments(function, stub_of)


@each("function", calls.all_functions(compared), ids=repr)
def test_wrong_counts(function, stub_of):
    peer.compare_wrong_counts(function, stub_of)


def test_what_is_compared():
    """The comparison covers enough functions, and every kind of parameter in the peer."""
    functions = calls.all_functions(compared)
    assert len(functions) >= 290
    kinds = {p["kind"] for f in functions for p in f.params}
    every = {p["kind"] for f in calls.all_functions(lambda f: f.model.module == "runtime") for p in f.params}
    assert every - kinds == {"kernel_params", "out_string"}, "of launches, and of the names of host functions"


def test_the_stub_is_called(bound):
    """The stub gets the calls; otherwise two failures would be compared."""
    function = bound("runtime", "cudaRuntimeGetVersion")
    function.writes(runtimeVersion=(4242).to_bytes(4, "little"))
    theirs = peer.PEERS["runtime"]
    assert theirs.cudaRuntimeGetVersion() == (0, 4242)
    assert theirs.getLocalRuntimeVersion() == (0, 4242)
    assert function.count == 2
