"""Test that 100,000 calls of a function leave memory, reference counts and object counts unchanged.

Each call makes new outputs; the arguments are the same objects. CUBIND_CALLS sets another number of
calls. Under a sanitizer, which is several times slower, the tests make only a few calls and measure
nothing, because the sanitizer itself finds leaks.
"""

import gc
import itertools
import os

import pytest
from support import calls, growth
from support.grouped import each
from support.values import typed_rows

CALLS = int(os.environ.get("CUBIND_CALLS", 100_000))
FAILURES = max(CALLS // 200, 10)
WRONG = max(CALLS // 1000, 1)
ENOUGH = 10_000


def parts(arguments):
    """Return the arguments and the items of their lists."""
    inner = [item for a in arguments if isinstance(a, list) for item in a]
    return [*arguments, *inner]


def run(prepared, times, *more):
    """Run the check; `more` has further argument lists, which get as many calls."""
    lists = [tuple(arguments) for arguments in (prepared.arguments, *more)]
    prepared.stub.logging(False)

    def work(count):
        for arguments in lists:
            growth.repeat(prepared.callable, arguments, count)

    if CALLS < ENOUGH:
        work(times)
        return
    work(growth.WARM)
    types = [item for item in vars(prepared.module).values() if isinstance(item, type)]
    growth.check(work, times, [*parts(lists[0]), *types], memory=True)


@pytest.fixture(scope="module", autouse=True)
def no_collections():
    """Switch off collections: freed garbage would hide leaks, and thousands of them take long."""
    gc.disable()
    yield
    gc.enable()


@each("function", calls.all_functions(), ids=repr)
def test_success(function, stub_of):
    run(calls.Prepared(stub_of(function.model.module), function, typed_rows(function)[0]), CALLS)


def attempt(call):
    """Return `call` as a function that says whether it raised, and drops the exception."""

    def tried(*arguments):
        try:
            call(*arguments)
        except Exception:
            return True
        return False

    return tried


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_failure(function, stub_of):
    """Failures leave nothing behind, in the tuple form or raised by the checked form."""
    stub, choice = stub_of(function.model.module), typed_rows(function)[0]
    plain = calls.Prepared(stub, function, choice)
    prepared = calls.Prepared(stub, function, choice, checked=True, filled=False)
    stub.result(function.symbol, function.model.statuses[1][1])
    run(plain, FAILURES)
    assert attempt(prepared.callable)(*prepared.arguments)
    prepared.callable = attempt(prepared.callable)
    run(prepared, FAILURES)


@each("function", calls.all_functions(lambda f: f.arguments), ids=repr)
def test_bad_arguments(function, stub_of):
    """Each argument in turn has a type that no parameter takes.

    Flags are left out, because they take any object's truth.
    """
    prepared = calls.Prepared(stub_of(function.model.module), function, typed_rows(function)[0])
    prepared.callable = attempt(prepared.callable)
    bad = object()
    wrong = []
    for i, place in enumerate(function.arguments):
        arguments = list(prepared.arguments)
        arguments[i] = bad
        is_flag = function.params[place]["kind"] == "typed_in"
        assert prepared.callable(*arguments) or is_flag, function.argument_names[i]
        wrong.append(arguments)
    run(prepared, WRONG, *wrong)


@pytest.mark.skipif(CALLS < ENOUGH, reason="so few calls are not measured")
def test_leaks_are_found(stub_of):
    """A block lost in each of ten calls, and a kept reference, are found."""
    (function,) = (f for f in calls.model.load("driver").functions if f.name == "cuDeviceGetAttribute")
    prepared = calls.Prepared(stub_of("driver"), function)
    kept, numbers = [], itertools.count(1 << 40)

    def tenth(*arguments):
        number = next(numbers)
        if number % 10 == 0:
            kept.append(number)

    def keeping(*arguments):
        kept.append(arguments[0])

    for leaking, text in ((tenth, "blocks more"), (keeping, "references of")):
        prepared.callable = leaking
        with pytest.raises(pytest.fail.Exception, match=text):
            run(prepared, 2000)
        kept.clear()
