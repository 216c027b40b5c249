"""Test the texts of handles, scalars, callbacks and structs, and the values of the first three."""

import ctypes
import importlib
import textwrap

import hypothesis
import hypothesis.strategies as some
import pytest

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")

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


# --- structs --------------------------------------------------------------------------------------


class Text(s.Point):
    """A struct whose text has other characters than ASCII, and several lines."""

    def __str__(self):
        return "gr\xfc\xdfe\n\u20ac \U0001f600\n\udc80"


def text_of(name, value):
    """Return the text of a member's value by rule B12.5."""
    if name == "pointer":
        return hex(value)
    if name == "label":
        return value.decode(errors="replace")
    return value.hex() if name == "id" else str(value)


def lines(record, names):
    """Return the text of a struct by rule B12.5."""
    found = []
    for name in names:
        value = getattr(record, name)
        if isinstance(value, s.Point):
            found.append(f"{name} :\n{textwrap.indent(str(value), '    ', lambda line: True)}")
        else:
            found.append(f"{name} : {text_of(name, value)}")
    return "\n".join(found)


SIMPLE = {
    "i8": some.integers(-128, 127), "i64": some.integers(-(2**63), 2**63 - 1), "u64": some.integers(0, 2**64 - 1),
    "f64": some.floats(), "color": some.sampled_from(list(s.Color)), "stream": some.integers(0, 2**64 - 1),
    "address": some.integers(0, 2**64 - 1), "pointer": some.integers(0, 2**64 - 1), "raw": some.integers(0, 2**64 - 1),
    "text": some.none() | some.binary().map(lambda text: text.replace(b"\0", b"")),
    "label": some.binary(min_size=8, max_size=8), "blob": some.binary(min_size=4, max_size=4),
    "ints": some.lists(some.integers(-(2**31), 2**31 - 1), min_size=3, max_size=3),
}


@hypothesis.settings(deadline=None, max_examples=200)
@hypothesis.given(some.fixed_dictionaries(SIMPLE), some.integers(-9, 9))
def test_struct(values, x):
    e = s.Everything()
    for name, value in values.items():
        setattr(e, name, value)
    e.point.x = x
    wanted = lines(e, [*values, "point", "id"]).split("\n")
    printed = repr(e)
    assert set(wanted) <= set(printed.split("\n")) and str(e) == printed
    for name in values:
        assert f"\n{name} : {text_of(name, getattr(e, name))}\n" in f"\n{printed}\n"


def test_text_of_any_characters():
    node = s.Node()
    node.point = Text()
    assert lines(node, ["value", "point"]) in repr(node)
    node.next = s.Node()
    node.next.point = Text()
    assert "        gr\xfc\xdfe\n        \u20ac \U0001f600\n        \udc80" in repr(node)


def test_error_in_a_members_text():
    class Broken(s.Point):
        def __str__(self):
            raise KeyError("text")

    node = s.Node()
    node.point = Broken()
    with pytest.raises(KeyError, match="text"):
        repr(node)


@pytest.mark.parametrize("name", ["driver.CUipcMemHandle", "driver.CUipcEventHandle", "driver.CUmemPoolPtrExportData",
                                  "runtime.cudaIpcMemHandle_t", "runtime.cudaMemFabricHandle_t"])
def test_handles_for_other_processes_are_not_printed(name):
    """Their bytes give access to the memory, so they do not get into logs."""
    module, _, cls = name.partition(".")
    handle = getattr(importlib.import_module(f"cubind.{module}"), cls)()
    handle.reserved = b"secret".ljust(len(handle.reserved), b"!")
    assert repr(handle) == str(handle) == f"{handle}" == "" and handle.reserved.startswith(b"secret!")


def test_uuid():
    from cubind import driver

    raw = bytes(range(0, 256, 16))
    place = ctypes.create_string_buffer(raw)
    assert repr(driver.CUuuid(_ptr=ctypes.addressof(place))) == f"bytes : {raw.hex()}"
