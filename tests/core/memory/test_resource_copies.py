"""Copies and pickles of memory resources: those of a class in Python copy its attributes."""

import copy
import gc
import pickle

import pytest
from cubind.core import Buffer, LegacyPinnedMemoryResource, MemoryResource
from support.core.everything import MAKERS, World


class Plain(MemoryResource):
    is_device_accessible, is_host_accessible, device_id = True, False, 0

    def __init__(self, name):
        self.name = name
        self.given_back = []

    def deallocate(self, ptr, size, *, stream):
        self.given_back.append((int(ptr), size))


class Slotted(MemoryResource):
    __slots__ = ("name",)


class Stateful(Plain):
    def __getstate__(self):
        return {"name": self.name.upper(), "given_back": []}


HOW = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda o: pickle.loads(pickle.dumps(o))}


@pytest.mark.parametrize("how", HOW)
def test_in_python(how, device, stream):
    mr = Plain("a")
    again = HOW[how](mr)
    assert type(again) is Plain and again is not mr and again != mr and vars(again) == vars(mr)
    Buffer.from_handle(16, 8, again, stream=stream).close()
    assert again.given_back == [(16, 8)]
    slotted = Slotted()
    slotted.name = "b"
    assert HOW[how](slotted).name == "b"
    assert HOW[how](Stateful("c")).name == "C"
    assert type(HOW[how](MemoryResource())) is MemoryResource


@pytest.mark.parametrize("how", HOW)
def test_pinned(how, device, stream):
    with HOW[how](LegacyPinnedMemoryResource()).allocate(8, stream=stream) as buffer:
        assert buffer.is_host_accessible and buffer.is_device_accessible


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    "name", ["DeviceMemoryResource", "PinnedMemoryResource", "ManagedMemoryResource", "CachingMemoryResource"]
)
def test_with_memory_of_their_own(how, name):
    made = MAKERS[name](World())
    shares = name in ("DeviceMemoryResource", "PinnedMemoryResource")  # if it is made so
    kind = RuntimeError if shares else TypeError
    with pytest.raises(kind, match="^Memory resource is not IPC-enabled$" if shares else f"^cannot pickle '{name}' object$"):
        HOW[how](made)
    derived = type("Derived", (type(made),), {})
    with pytest.raises(kind, match="^Derived has been closed$" if shares else "^cannot pickle 'Derived' object$"):
        HOW[how](derived.__new__(derived))
    del made, derived
    gc.collect()  # frees pools now, and not while another test makes the driver fail
