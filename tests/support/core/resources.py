"""Provide the memory resources of cubind.core, and what they say of themselves, for tests."""

import pytest

from support import libraries

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
NOT_SUPPORTED = 801
FUNCTIONAL, RECORD = 0, 1


@pytest.fixture
def core():
    from cubind import core

    return core


def _synchronous():
    from cubind._core import _SynchronousMemoryResource

    return _SynchronousMemoryResource


POOLS = {
    "device": lambda core, *options: core.DeviceMemoryResource(0, *options),
    "pinned": lambda core, *options: core.PinnedMemoryResource(*options),
    "managed": lambda core, *options: core.ManagedMemoryResource(*options),
}
RESOURCES = {
    **POOLS,
    "legacy": lambda core: core.LegacyPinnedMemoryResource(),
    "synchronous": lambda core: _synchronous()(0),
}
FACTS = {  # device_id, is_device_accessible, is_host_accessible, is_managed
    "device": (0, True, False, False),
    "pinned": (-1, True, True, False),
    "managed": (-1, True, True, True),
    "legacy": (None, True, True, False),
    "synchronous": (0, True, False, False),
}


def device_of(item):
    try:
        return item.device_id
    except RuntimeError as error:
        assert str(error) == "a pinned memory resource is not bound to any GPU"


def facts(item):
    return device_of(item), item.is_device_accessible, item.is_host_accessible, item.is_managed
