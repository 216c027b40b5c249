"""Measure memory, references and objects that calls leak; all tests of leaks use this module.

A leak grows with every call. Other growth does not: caches fill once, and other threads (the test
runner's, Python's, CUDA's) allocate and release at any time. For example, CUDA releases a graph's
objects a moment after the graph is destroyed. So growth counts only if every one of ROUNDS rounds
shows it. Each round makes twice as many calls as the round before.
"""

import collections
import ctypes
import gc
import itertools
import sys
import time

import pytest

ROUNDS = 5
WAITS = (0, 0.01, 0.02, 0.05, 0.1, 0.2)  # seconds for CUDA's threads to release things
WARM = 20  # calls in which classes, members and caches come into being
# Other threads may allocate up to a hundred blocks in any round.
SLACK_BLOCKS = 100
SLACK_BYTES = 64 * 1024
# the whole interpreter uses these
SHARED = (None, True, False, NotImplemented, Ellipsis, (), "", b"", 0, 1, -1)
CONSTANTS = {type(item) for item in SHARED}


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


def bytes_left(function, times):
    """Return how many bytes each call of function() leaves, as a multiple of malloc()'s 16."""
    for _ in range(WARM):
        function()
    before = bytes_in_use()
    for _ in range(times):
        function()
    time.sleep(WAITS[-1])
    return 16 * round((bytes_in_use() - before) / times / 16)


def repeat(function, arguments, times):
    """Call function(*arguments) `times` times, in C."""
    collections.deque(itertools.starmap(function, itertools.repeat(arguments, times)), maxlen=0)


def _name(item):
    """Return the repr of types and constants only; a stub's made-up record may be unreadable."""
    return repr(item) if isinstance(item, type) or type(item) in CONSTANTS else f"a {type(item).__name__}"


class _Counts:
    """Reference counts and the numbers of `live` at one moment.

    With `memory` it also has blocks and bytes in use.
    """

    def __init__(self, objects, live, memory, left):
        self.objects = [*objects, *SHARED]
        self.left = left
        self.live = live
        self.alive = live()
        self.memory = memory
        self.references = [sys.getrefcount(o) for o in self.objects]
        self.bytes = bytes_in_use()
        self.blocks = sys.getallocatedblocks()

    def changes(self, times):
        """Return the changes that `times` calls have made since then, as {key: text}."""
        found = {}
        # A leak in every twentieth call counts. The whole process uses constants, so for these the
        # threshold is one in every second call.
        least = max(times // 20, 1), max(times // 2, 6)
        blocks = sys.getallocatedblocks() - self.blocks
        size = bytes_in_use() - self.bytes - self.left * times
        if self.memory and blocks >= max(SLACK_BLOCKS, times // 20):
            found["blocks"] = f"{blocks} blocks more"
        if self.memory and size >= SLACK_BYTES:
            found["bytes"] = f"{size} bytes more"
        for i, (item, before) in enumerate(zip(self.objects, self.references, strict=True)):
            change = sys.getrefcount(item) - before
            if abs(change) >= least[type(item) in CONSTANTS]:
                found[i] = f"{change:+d} references of {_name(item)}"
        for name, now in self.live().items():
            if abs(now - self.alive[name]) >= least[0]:
                found[name] = f"{now - self.alive[name]:+d} {name}"
        return found


def check(work, times, objects=(), *, live=dict, memory=False, left=0, settle=lambda: None):
    """Fail if work(n), which makes n calls, leaves something behind in every round.

    times: calls in the first round.
    objects: their reference counts must not change, nor those of SHARED.
    live: a function that returns further numbers by name.
    memory: also count blocks and bytes.
    left: bytes that CUDA's driver itself leaves in each call; they do not count.
    settle: called before and after each round, to release garbage.
    """
    suspects = None
    for number in range(ROUNDS):
        if number > 0:
            time.sleep(0.02)
        count = times << number
        settle()
        before = _Counts(objects, live, memory, left)
        work(count)
        settle()
        found = before.changes(count)
        if found:
            gc.collect()  # this also empties the interpreter's free lists
        # in the first round, the collection above may have freed older garbage
        for wait in WAITS if number > 0 else ():
            if not found:
                break
            time.sleep(wait)
            settle()
            found = before.changes(count)
        suspects = found if suspects is None else {key: found[key] for key in suspects if key in found}
        if not suspects:
            return
    pytest.fail(f"in each of {ROUNDS} rounds, in the last after {count} calls: {', '.join(suspects.values())}")


def check_use(use, times, *objects, **options):
    """Do the same for a function without arguments, after WARM calls; collect garbage."""

    def work(count):
        for _ in range(count):
            use()

    work(min(WARM, times))
    check(work, times, objects, settle=gc.collect, **options)
