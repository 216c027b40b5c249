"""Test peers on a simulated driver with two and three devices, and on GPUs if there are two."""

from support.child import in_child

TWO = {"CUBIND_STUB_DEVICES": "2"}


@in_child(env=TWO, hardware=False)
def test_two_devices():
    from cubind.core import Device, DeviceMemoryResource

    first, second = Device.get_all_devices()
    first.set_current()
    assert first.can_access_peer(1) is first.can_access_peer(second) is second.can_access_peer(0) is True
    mr = DeviceMemoryResource(0, {})
    peers = mr.peer_accessible_by
    assert (list(peers), len(peers), 1 in peers) == ([], 0, False)
    peers.add(1)
    assert (list(peers), len(peers), 1 in peers, second in peers, first in peers) == ([second], 1, True, True, False)
    assert repr(peers) == f"PeerAccessibleBySetProxy({{{second!r}}})"
    assert peers == {second} and mr.peer_accessible_by == peers and not peers.isdisjoint({second})
    mr.peer_accessible_by = []
    assert list(peers) == []
    mr.peer_accessible_by = {second, 0}
    assert list(peers) == [second] and peers.pop() is second and len(peers) == 0
    other = DeviceMemoryResource(1)
    other.peer_accessible_by = [0]
    # The pool belongs to the device, so every resource on it has the same peers.
    assert list(DeviceMemoryResource(1).peer_accessible_by) == [first]


@in_child(env=TWO, hardware=False)
def test_a_pool_that_is_used_again_has_no_peers():
    """They may access its memory while its frees are queued, so until then it is not used again."""
    from core.memory.test_ipc_order import held
    from cubind.core import Device, DeviceMemoryResource

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    for late in (False, True):
        mr = DeviceMemoryResource(0, {})
        buffer, handle = mr.allocate(64, stream=stream), mr.handle
        mr.peer_accessible_by = [1]
        mr.close()
        with held(*([stream] if late else [])):
            buffer.close()
            if not late:
                stream.sync()
            again = DeviceMemoryResource(0, {})
            assert (again.handle == handle) == (not late)
            assert list(again.peer_accessible_by) == []
        again.close()
    kept = [DeviceMemoryResource(0, {}) for _ in range(2)]
    assert handle in [each.handle for each in kept]
    assert [list(each.peer_accessible_by) for each in kept] == [[], []]


OPERATIONS = [
    ("peers.update([1], [0])", {1}),
    ("peers.update()", set()),
    ("peers.update([1]); peers.difference_update([1])", set()),
    ("peers.update([1, 2]); peers.difference_update([2], [0])", {1}),
    ("peers.symmetric_difference_update([1, 0])", {1}),
    ("peers.update([1, 2]); peers.symmetric_difference_update([1])", {2}),
    ("peers.update([1, 2]); peers.intersection_update([1, 0], [1])", {1}),
    ("peers.update([1, 2]); peers.intersection_update([1], [2])", set()),
    ("mr.peer_accessible_by = {1}; mr.peer_accessible_by |= {2}", {1, 2}),
    ("mr.peer_accessible_by = {1}; mr.peer_accessible_by ^= {1, 2}", {2}),
    ("mr.peer_accessible_by = {1, 2}; mr.peer_accessible_by -= {1}", {2}),
    ("mr.peer_accessible_by = {1, 2}; mr.peer_accessible_by &= {2}", {2}),
    ("mr.peer_accessible_by = {1, 2}; peers.remove(1)", {2}),
    ("mr.peer_accessible_by = {1, 2}; peers.clear()", set()),
    # Taking access back works for what has none, and for what is no device.
    ("peers.update([1, 2]); peers.discard(99); peers.difference_update([2, 99], ['x'])", {1}),
    ("peers.update([1, 2]); peers.intersection_update([1, 99, None])", {1}),
    ("mr.peer_accessible_by = {1, 2}; mr.peer_accessible_by -= {99}", {1, 2}),
    ("mr.peer_accessible_by = {1, 2}; mr.peer_accessible_by &= {'x'}", set()),
]


@in_child(env={"CUBIND_STUB_DEVICES": "3"}, hardware=False)
def test_each_operation_is_one_call():
    """Changing the access is slow on a GPU, so each method makes at most one call."""
    from cubind import core
    from support import libraries

    stub = libraries.load_stub("driver")
    core.Device(0).set_current()
    for source, expected in OPERATIONS:
        mr = core.DeviceMemoryResource(0, {})
        names = {"mr": mr, "peers": mr.peer_accessible_by}
        for statement in source.split("; "):
            stub.clear_log()
            exec(statement, names)
            assert len(stub.calls("cuMemPoolSetAccess")) <= 1, statement
        assert {int(device) for device in mr.peer_accessible_by} == expected, source


@in_child(env=TWO, hardware=False)
def test_a_device_that_cannot_access():
    """Nothing is changed, and the text names all of these devices."""
    import pytest
    from cubind import core
    from support import libraries
    from support.stub import RECORD

    stub = libraries.load_stub("driver")
    core.Device(0).set_current()
    mr = core.DeviceMemoryResource(0, {})
    stub.set_mode(RECORD, "cuDeviceCanAccessPeer")
    stub.output("cuDeviceCanAccessPeer", 0, bytes(4))
    assert core.Device(0).can_access_peer(1) is False
    for change in (lambda: mr.peer_accessible_by.add(1), lambda: setattr(mr, "peer_accessible_by", [1])):
        with pytest.raises(ValueError, match=r"^Device 0 cannot access peer\(s\): 1$"):
            change()
    assert len(mr.peer_accessible_by) == 0


@in_child(env=TWO)
def test_copies_between_devices():
    from cubind.core import Device, DeviceMemoryResource

    if len(Device.get_all_devices()) < 2:
        return
    first, second = Device.get_all_devices()[:2]
    second.set_current()
    there = second.create_stream()
    first.set_current()
    here = first.create_stream()
    mr = DeviceMemoryResource(0, {})
    if first.can_access_peer(second):
        mr.peer_accessible_by.add(second)
    source = mr.allocate(64, stream=here)
    source.fill(7, stream=here)
    there.wait(here)
    second.set_current()  # docs/driver-notes.md
    target = second.allocate(64, stream=there)
    target.copy_from(source, stream=there)
    data = bytearray(64)
    target.copy_to(data, stream=there)
    there.sync()
    assert data == bytes([7]) * 64
