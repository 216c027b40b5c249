"""Test the texts of handles, scalars, callbacks and structs, and the values of the first three."""

import ctypes

import hypothesis
import hypothesis.strategies as some
import pytest

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_TESTS")

# {class: (least value, largest value, how the value is printed)}
POINTERS = dict.fromkeys(("Stream", "Event", "Hook"), (0, 2**64 - 1, "0x{:x}"))
SCALARS = {
    "Address": (0, 2**64 - 1, "{}"),
    "Wide": (-(2**63), 2**63 - 1, "{}"),
    "Count32": (0, 2**32 - 1, "{}"),
    "Signed32": (-(2**31), 2**31 - 1, "{}"),
}
CELLS = POINTERS | SCALARS


@some.composite
def cells(draw):
    name = draw(some.sampled_from(list(CELLS)))
    least, largest, form = CELLS[name]
    value = draw(some.sampled_from([least, largest, 0, 9, 10, 15, 16]) | some.integers(least, largest))
    return getattr(s, name), value, f"<{name} {form.format(value)}>"


@hypothesis.settings(deadline=None, max_examples=300)
@hypothesis.given(cells(), some.binary(min_size=8, max_size=8))
def test_cells(cell, beyond):
    cls, value, text = cell

    class Sub(cls):
        def __repr__(self):
            return f"{super().__repr__()}!"

    size = s.sizeof(cls)
    place = ctypes.create_string_buffer(value.to_bytes(size, "little", signed=value < 0) + beyond)
    for o in (cls(value), cls(_ptr=ctypes.addressof(place))):
        assert int(o) == value and type(int(o)) is int
        assert repr(o) == str(o) == f"{o}" == text
    assert repr(Sub(value)) == f"{text}!" and int(Sub(value)) == value
    assert len(text) == len(text.encode()) == len(repr(cls(value)))
