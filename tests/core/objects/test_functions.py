"""Functions of cubind._core refuse wrong arguments, and survive allocations that fail.

Python code of cubind.core calls the private ones. Some of their arguments come from the program.
"""

import itertools
import types

import pytest
from cubind import _core, core
from cubind.core import _virtual_memory

from core.objects.test_members import fail_each_allocation, on_stub, world  # noqa: F401

FUNCTIONS = sorted(name for name, value in vars(_core).items() if isinstance(value, types.BuiltinFunctionType))
WRONG = (None, "x", object(), (), (None,), [0], {}, b"\0", 0, -1)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_wrong_arguments(name, tmp_path, monkeypatch):
    """The errors name a mistake of the caller. SystemError would name one of the C code."""
    monkeypatch.chdir(tmp_path)
    function = getattr(_core, name)
    for count in range(4):
        for given in itertools.product(WRONG, repeat=count):
            try:
                function(*given)
            except (TypeError, ValueError, OverflowError, AttributeError, BufferError, core.CUDAError):
                pass


class Grown:
    """The arguments of functions that make virtual memory, move it and free it."""

    def __init__(self, world):
        wish = _virtual_memory._Wish(core.VirtualMemoryResourceOptions(), 0)
        self.size = size = wish.granularity
        self.twice = 2 * size
        self.new = wish.prop, wish.access, size, size, wish.align, 0
        self.grown = wish.prop, wish.access, None, size, 0, wish.align

    def run(self):
        """Free the memory also if free() gets none for its call; unpacking a result needs some."""
        prop, access, _, added, whole, align = self.grown
        free = _core._virtual_free
        old = _core._virtual_allocate(*self.new)
        try:
            new = _core._virtual_move(prop, access, ((old[0], self.size),), added, whole, align)
            try:
                free(new[0], self.twice, new[1], 0)
            except MemoryError:
                free(new[0], self.twice, new[1], 0)
        finally:
            try:
                free(old[0], self.size, old[1], 0)
            except MemoryError:
                free(old[0], self.size, old[1], 0)


class Batch:
    """Buffers, places and options of a batch."""

    def __init__(self, world):
        self.managed = [world.advised, world.advised]
        self.places = [world.device, core.Host()]
        self.options = [core.utils.CopyOptions("any"), core.utils.CopyOptions()]
        self.pair = [world.buffer, world.other], [world.other, world.buffer]


# name: how the objects are made, and the call
ROWS = {
    "copy_batch": (Batch, lambda w, b: _core.copy_batch(w.stream, *b.pair, options=b.options)),
    "copy_batch, no options": (Batch, lambda w, b: _core.copy_batch(w.stream, *b.pair)),
    "prefetch_batch": (Batch, lambda w, b: _core.prefetch_batch(w.stream, b.managed, b.places)),
    "prefetch_batch, one place": (Batch, lambda w, b: _core.prefetch_batch(w.stream, b.managed, b.places[1])),
    "discard_batch": (Batch, lambda w, b: _core.discard_batch(w.stream, b.managed)),
    "discard_prefetch_batch": (Batch, lambda w, b: _core.discard_prefetch_batch(w.stream, b.managed, b.places)),
    "virtual memory": (Grown, lambda w, g: g.run()),
}


@on_stub
@pytest.mark.usefixtures("own_heap")
@pytest.mark.parametrize("row", ROWS)
def test_each_allocation_fails(world, row):  # noqa: F811
    make, operation = ROWS[row]
    fail_each_allocation(world, make, operation)
