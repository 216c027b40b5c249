"""growth.py finds growth in every call, and ignores other growth."""

import ctypes
import sys
import threading

import pytest
from support import growth
from support.sanitizers import not_sanitized

kept = []
leaked = ctypes.pythonapi.Py_IncRef
leaked.restype, leaked.argtypes = None, [ctypes.py_object]
released = ctypes.pythonapi.Py_DecRef
released.restype, released.argtypes = None, [ctypes.py_object]


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(growth, "WAITS", (0, 0.1))  # most of these tests wait in vain
    yield
    kept.clear()


def failure(use, *objects, memory=False):
    def work(count):
        for _ in range(count):
            use()

    with pytest.raises(pytest.fail.Exception) as raised:
        growth.check(work, 1000, objects, memory=memory)
    return str(raised.value)


def test_a_reference_for_each_call():
    item = object()
    assert "+16000 references of a object" in failure(lambda: kept.append(item), item)


def test_a_reference_too_few_for_each_call():
    item = object()
    kept.extend([item] * 100_000)
    assert "-16000 references of a object" in failure(lambda: released(item), item)
    for _ in range(31_000):
        leaked(item)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="constants are immortal, and not counted")
def test_a_reference_to_a_constant_for_each_call():
    assert "references of None" in failure(lambda: kept.append(None))
    assert "references of 1" in failure(lambda: kept.append(1))


@not_sanitized("memory is not measured")
def test_a_block_for_each_tenth_call():
    numbers = iter(range(1 << 40, 1 << 41))

    def use():
        number = next(numbers)
        if number % 10 == 0:
            kept.append(number)

    assert "blocks more" in failure(use, memory=True)


@not_sanitized("memory is not measured")
def test_bytes():
    assert "bytes more" in failure(lambda: kept.append(ctypes.create_string_buffer(1000)), memory=True)


def test_what_is_kept_once_is_no_leak():
    """A value kept in the first rounds only, or another one in each round, is no leak."""
    item, other = object(), object()
    rounds = []

    def work(count):
        rounds.append(count)
        if len(rounds) < 3:
            kept.extend([item, None] * count)
        elif len(rounds) < 5:
            kept.append(other)

    growth.check(work, 100, [item, other])
    assert rounds == [100, 200, 400]


def test_what_another_thread_keeps_for_a_while_is_no_leak():
    """A value that another thread keeps for a while, even in every round, is no leak."""
    item, threads = object(), []

    def work(count):
        kept.extend([item, None] * count)
        threads.append(threading.Timer(0.03, kept.clear))
        threads[-1].start()

    growth.check(work, 100, [item])
    for thread in threads:
        thread.join()


def test_garbage_is_no_leak():
    item = object()

    def use():
        cycle = [item]
        cycle.append(cycle)

    growth.check_use(use, 100, item)
