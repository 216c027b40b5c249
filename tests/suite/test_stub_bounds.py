"""Test that the stub libraries never access memory beyond the lengths that a caller passes.

The tests call them without the bindings. For lengths that are impossible, the pointer next to the
length points to a page without access rights.
"""

import ctypes
import mmap

import pytest
from support import libraries, model
from support.child import in_child

HOSTILE = [-1, -(2**31), 2**31 - 1, 2**32 - 1, 2**40, 2**62, 2**63 - 1, -(2**63)]


def forbidden_page():
    """Return the address of a page without access rights."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    address = libc.mmap(None, mmap.PAGESIZE, 0, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
    assert address not in (None, 2**64 - 1)
    return address


def lengths_of(function):
    """Return the parameters by which the caller gives lengths, counts and bytes of others."""
    names = {p["len_name"] for p in function.params if p.get("len") == "param"}
    names -= {p["name"] for p in function.params if p.get("dir") == "out"}
    names |= {p["pair"] for p in function.params if "pair" in p and p["kind"] in ("typed_in", "typed_out")}
    for param in function.params:
        if param.get("len") == "expr":  # the first of these lengths, if the others are 1
            names.add(next(p["name"] for p in function.params if p["name"] in param["len_name"].split()))
    return names


def is_measured(param, lengths):
    return param.get("len_name") in lengths or param.get("pair") in lengths or param.get("len") == "expr"


class Arguments:
    """A function's arguments for one hostile length."""

    def __init__(self, types, page):
        self.types = types
        self.page = page
        self.room = ctypes.create_string_buffer(1 << 16)

    def value(self, param, lengths, hostile):
        of_type = self.types[param.get("decayed", param["declared"])]
        if of_type["class"] == "pointer":
            if param["name"] in lengths:
                return ctypes.byref(ctypes.c_int64(hostile))
            if is_measured(param, lengths):
                return ctypes.c_void_p(self.page)
            return ctypes.c_void_p(None if param["kind"] in ("string", "list_string") else ctypes.addressof(self.room))
        if of_type["class"] == "float":
            return ctypes.c_double(0) if of_type["size"] == 8 else ctypes.c_float(0)
        if of_type["class"] == "record":
            return None
        return ctypes.c_int64(hostile if param["name"] in lengths else 1)


def functions_with_lengths(name):
    of_model = model.load(name)
    return [f for f in of_model.functions if f.symbol and f.expression is None and lengths_of(f)]


def touches_nothing(name):
    from support import stub

    library = libraries.load_stub(name)
    library.set_mode(stub.RECORD)
    arguments = Arguments(model.load(name).types, forbidden_page())
    called = 0
    for function in functions_with_lengths(name):
        entry = getattr(library.lib, function.symbol)
        for hostile in HOSTILE:
            values = [arguments.value(p, lengths_of(function), hostile) for p in function.params]
            if any(value is None for value in values):
                continue
            print(function.name, hostile, flush=True)  # the last line names the function that fails
            entry(*values)
            library.clear_log()
            called += 1
    print(called, "calls")
    assert called > 0


@pytest.mark.parametrize("name", libraries.MODULES)
def test_hostile_lengths(name):
    if not functions_with_lengths(name):
        pytest.skip("no function of it has a length")
    in_child(hardware=False)(touches_nothing)(name=name)


@in_child(hardware=False)
def test_hostile_lengths_through_the_bindings():
    from cubind import driver, runtime
    from support import stub

    for module in ("driver", "runtime"):
        libraries.load_stub(module).set_mode(stub.RECORD)
    for length in (-1, -5, -(2**31), 0):
        for function in (driver.cuDeviceGetName, driver.cuDeviceGetPCIBusId):
            with pytest.raises(ValueError, match=f"the room for the name must be at least 1 byte, not {length}$"):
                function(length, 0)
        with pytest.raises(ValueError, match="cudaDeviceGetPCIBusId"):
            runtime.cudaDeviceGetPCIBusId(length, 0)
    assert driver.cuDeviceGetName(1, 0)[0] == 0
