"""Test cubind.keep_gil() as a program sees it.

tests/runtime/test_gil.c tests that calls really hold the GIL.
"""

import threading

import cubind
import pytest
from support import calls
from support.grouped import each
from support.values import canonical


def launches():
    """Return the functions that only queue work, with a value per attribute-typed parameter."""
    return calls.all_cases(lambda f: f.data.get("launches", False))


@pytest.fixture
def kept():
    said = cubind.keep_gil(True)
    yield
    cubind.keep_gil(said)


def test_tells_what_held_before():
    assert cubind.keep_gil(True) is None
    assert cubind.keep_gil(False) is True
    assert cubind.keep_gil(None) is False
    assert cubind.keep_gil(None) is None


def test_every_module_has_some():
    assert {f.model.module for f, _ in launches()} == {"driver", "runtime", "cublas", "cublaslt", "cufft"}


@each("case", launches(), ids=calls.case_id)
def test_launches_do_the_same(case, stub_of, kept):
    prepared = calls.Prepared(stub_of(case[0].model.module), *case)
    status, *results = canonical(prepared.module, prepared.callable(*prepared.arguments))
    assert status[3] == 0 and results == prepared.expected()
    prepared.check_call()


def test_failures_are_reported(stub_of, kept):
    function = next(f for f, _ in launches() if f.name == "cufftExecC2C")
    prepared = calls.Prepared(stub_of("cufft"), function)
    prepared.stub.result(function.symbol, 5)
    assert prepared.callable(*prepared.arguments) == (5,)


def test_threads_go_on(stub_of, kept):
    function = next(f for f, _ in launches() if f.name == "cufftExecC2C")
    prepared = calls.Prepared(stub_of("cufft"), function)
    prepared.stub.logging(False)
    counts = []

    def work():
        counts.append(sum(prepared.callable(*prepared.arguments)[0] == 0 for _ in range(20_000)))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [20_000] * 4
