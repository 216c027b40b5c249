"""Every object of cubind.core supports weak references, for caches that must not own objects."""

import gc
import weakref

import pytest
from support import libraries
from support.core.everything import MAKERS, World


@pytest.fixture(scope="module")
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    return World()


KEPT = {
    "Device",
    "DeviceProperties",
    "GraphMemoryResource",
    "KernelAttributes",
    "KernelOccupancy",
    "_MemPoolAttributes",
}  # by the object that they belong to


# "Options" is the base of the classes that programs have.
@pytest.mark.parametrize("name", sorted(set(MAKERS) - {"Options"}))
def test_weak_reference(world, name):
    gone = []
    made = MAKERS[name](world)
    reference, proxy = weakref.ref(made, gone.append), weakref.proxy(made)
    assert reference() is made and proxy.__class__ is type(made)
    assert weakref.getweakrefcount(made) == 2
    del made
    gc.collect()
    if name not in KEPT:
        assert reference() is None and gone == [reference]


@pytest.mark.parametrize("name", ["KernelAttributes", "KernelOccupancy", "_MemPoolAttributes"])
def test_of_parts(world, name):
    """Parts live as long as the object that they belong to."""
    whole = world.core.ObjectCode.from_ptx(world.code.code).get_kernel("nothing")
    if name == "_MemPoolAttributes":
        whole = world.core.DeviceMemoryResource(0, {})
    part = whole.occupancy if name == "KernelOccupancy" else whole.attributes
    gone = []
    reference = weakref.ref(part, gone.append)
    del part
    assert reference() is not None
    del whole
    gc.collect()
    assert reference() is None and gone == [reference]


def test_as_keys(world):
    """Hashable objects work in WeakKeyDictionary and WeakSet."""
    known = weakref.WeakKeyDictionary()
    objects = [MAKERS[name](world) for name in ("Stream", "Event", "Buffer", "Kernel", "LaunchConfig", "BoundLauncher")]
    for i, each in enumerate(objects):
        known[each] = i
    assert [known[each] for each in objects] == list(range(len(objects)))
    del each, objects
    gc.collect()
    assert len(known) == 0
