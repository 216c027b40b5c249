"""Calling a function 10⁵ times leaves memory, reference counts and numbers of instances where they were.

Outputs are made anew in each call, arguments are the same objects. CUBIND_CALLS is another number of calls: sanitizers,
under which everything is several times slower, find what they look for in a few, with nothing measured.
"""

import collections
import ctypes
import gc
import itertools
import os
import sys
import time

import calls
import pytest
from grouped import each
from values import typed_rows

CALLS = int(os.environ.get("CUBIND_CALLS", 100_000))
FAILURES = max(CALLS // 200, 10)
WRONG = max(CALLS // 1000, 1)
ENOUGH = 10_000
ROUNDS = 5  # see rounds()
WARM = 20

# What caches and arenas may take, once and for all.
SLACK_BLOCKS = 50
SLACK_BYTES = 64 * 1024


class _Mallinfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


_mallinfo2 = ctypes.CDLL(None).mallinfo2
_mallinfo2.restype = _Mallinfo


def bytes_in_use():
    info = _mallinfo2()
    return info.uordblks + info.hblkhd


def repeat(function, arguments, times):
    """Calls function(*arguments) so many times, in C."""
    collections.deque(itertools.starmap(function, itertools.repeat(arguments, times)), maxlen=0)


def rounds(times):
    """How many calls to make in each round, until one leaves nothing behind.

    A leak shows in all of them. What other threads of the test runner take meanwhile does not grow with the calls, and
    has an end.
    """
    for number in range(ROUNDS):
        if number > 0:
            time.sleep(0.02)
        yield times << number


class Growth:
    """What may have grown since it was made, by so many calls: a leak is a block for each, or for some of them."""

    def __init__(self, module, objects, times):
        self.objects = objects
        self.slack = max(SLACK_BLOCKS, times // 20)
        self.types = [t for t in vars(module).values() if isinstance(t, type)]
        self.references = self.count(objects)
        self.instances = self.count(self.types)
        self.bytes = bytes_in_use()
        self.blocks = sys.getallocatedblocks()

    @staticmethod
    def count(objects):
        return [sys.getrefcount(o) for o in objects]

    def found(self):
        """What has grown, in words; None if nothing has."""
        blocks = sys.getallocatedblocks() - self.blocks
        size = bytes_in_use() - self.bytes
        if blocks >= self.slack:
            return f"{blocks} blocks more"
        if size >= SLACK_BYTES:
            return f"{size} bytes more"
        for what, then, objects in (
            ("references", self.references, self.objects),
            ("instances", self.instances, self.types),
        ):
            for before, after, item in zip(then, self.count(objects), objects, strict=True):
                if after > before:
                    return f"{after - before} more {what} of {item!r}"
        return None


def parts(arguments):
    """The arguments and what is in their lists."""
    inner = [item for a in arguments if isinstance(a, list) for item in a]
    return [*arguments, *inner]


def run(prepared, times, *more):
    """What leaks does so every time; what an arena or a cache took once is not there in the next round.

    `more` are further lists of arguments, which the function is called with as often.
    """
    lists = [tuple(arguments) for arguments in (prepared.arguments, *more)]
    prepared.stub.logging(False)
    if CALLS < ENOUGH:
        for arguments in lists:
            repeat(prepared.callable, arguments, times)
        return
    for arguments in lists:
        repeat(prepared.callable, arguments, WARM)  # classes, members and caches come into being
    for count in rounds(times):
        growth = Growth(prepared.module, parts(lists[0]), count)
        for arguments in lists:
            repeat(prepared.callable, arguments, count)
        found = growth.found()
        if found is None:
            return
        gc.collect()  # it empties the free lists of the interpreter, too
        if count > times:  # before the first round there may have been garbage
            found = growth.found()
            if found is None:
                return
    pytest.fail(found)


@pytest.fixture(scope="module", autouse=True)
def no_collections():
    """What was garbage before would hide what is lost, and thousands of collections are a good part of the time."""
    gc.disable()
    yield
    gc.enable()


@each("function", calls.all_functions(), ids=repr)
def test_success(function, stub_of):
    run(calls.Prepared(stub_of(function.model.module), function, typed_rows(function)[0]), CALLS)


def attempt(call):
    """`call` as a function that reports whether it raised, and forgets what."""

    def tried(*arguments):
        try:
            call(*arguments)
        except Exception:
            return True
        return False

    return tried


@each("function", calls.all_functions(lambda f: f.has_status), ids=repr)
def test_failure(function, stub_of):
    """In the tuple form, and raised by the checked form."""
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
    """Each argument in turn is one that no parameter takes, but for flags, which take the truth of anything."""
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
    """A block in each of ten calls, and a reference that is kept."""
    (function,) = (f for f in calls.model.load("driver").functions if f.name == "cuDeviceGetAttribute")
    prepared = calls.Prepared(stub_of("driver"), function)
    kept, numbers = [], itertools.count(1 << 40)

    def tenth(*arguments):
        number = next(numbers)
        if number % 10 == 0:
            kept.append(number)

    def keeping(*arguments):
        kept.append(arguments[0])

    for leaking, text in ((tenth, "blocks more"), (keeping, "references of|bytes more")):
        prepared.callable = leaking
        with pytest.raises(pytest.fail.Exception, match=text):
            run(prepared, 2000)
        kept.clear()
