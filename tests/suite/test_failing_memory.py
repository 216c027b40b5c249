"""cubind_failing makes allocations of one thread fail, and of no other."""

import threading

import pytest

memory = pytest.importorskip("cubind_failing", reason="built by CMake with CUBIND_BUILD_STUBS")


def test_the_nth_allocation_fails_once():
    failed = []
    for n in range(1, 20):
        try:
            memory.fail(n)
            made = [object(), object(), object()]
        except MemoryError:
            made = None
        finally:
            memory.restore()
        failed.append(made is None)
    least = failed.index(False)
    assert least >= 3 and not any(failed[least:])


def test_other_threads_have_memory():
    """The thread's allocations neither fail nor count."""
    start, made = threading.Event(), []

    def allocate():
        start.wait()
        made.append([object() for _ in range(10_000)])

    thread = threading.Thread(target=allocate)
    thread.start()
    memory.fail(1_000)
    try:
        start.set()
        thread.join()
    finally:
        memory.restore()
    assert len(made[0]) == 10_000
