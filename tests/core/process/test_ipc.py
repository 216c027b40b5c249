"""Test sharing between processes: what multiprocessing sends, in which ways, and what is left."""

import json
import os
import subprocess
import sys

import pytest
from support import libraries

SIDE = libraries.TESTS / "support" / "core" / "ipc_side.py"
BEGIN = """
import multiprocessing, os, pickle, sys, threading, time, warnings
from multiprocessing.reduction import ForkingPickler
from cubind.core import Buffer, Device, DeviceMemoryResource, PinnedMemoryResource

def begin(kind=DeviceMemoryResource):
    device = Device(0)
    device.set_current()
    arguments = [0] if kind is DeviceMemoryResource else []
    return device, device.create_stream(), kind(*arguments, {"ipc_enabled": True})

def sent(what):
    return bytes(ForkingPickler.dumps(what))

def refusal(call, *arguments):
    try:
        call(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "no error"

def in_child(function, *arguments):
    process = multiprocessing.Process(target=function, args=arguments)
    process.start()
    process.join(60)
    assert process.exitcode == 0, process.exitcode
"""


def run(words, **more):
    switch = {"CUBIND_DEVICE": "" if libraries.ON_GPU else "simulated", "CUBIND_CUDA": libraries.MAJOR}
    path = os.pathsep.join([str(libraries.BUILD / "python"), str(libraries.TESTS)])
    result = subprocess.run([sys.executable, "-X", "dev", "-W", "ignore:This process:DeprecationWarning", *words], capture_output=True, text=True, check=False, timeout=300,
                            env=os.environ | switch | {"PYTHONPATH": path}, **more)  # fmt: skip
    assert (result.returncode, result.stderr) == (0, ""), result.stdout + result.stderr
    return result.stdout


def program(tmp_path, text):
    path = tmp_path / "program.py"
    path.write_text(BEGIN + text)
    return run([str(path)]).splitlines()


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_four_processes_some_killed(method):
    """The long form of this is the command in ipc_side.py."""
    result = json.loads(run([str(SIDE), method, "80", "--kills", "6", "--seed", str(os.getpid())]))
    assert result == {"killed": 6, "used": 0, "descriptors": 0, "segments": []}


EVERYTHING = """
def check(mr, handle, buffer, descriptor, event, queue):
    device = Device()
    device.set_current()
    stream = device.create_stream()
    own = type(mr).from_allocation_handle(*([device] if mr.device_id == 0 else []), handle)
    again = Buffer.from_ipc_descriptor(own, descriptor, stream=stream)
    assert own is mr and again == buffer and buffer.is_mapped and event.is_done and event.device is None
    stream.wait(event)
    same, theirs, later = queue.get(timeout=30)
    assert same is mr and later == descriptor.__reduce__() and theirs == buffer
    buffer.close()
    theirs.close()
    again.fill(9, stream=stream)
    stream.sync()

if __name__ == "__main__":
    multiprocessing.set_start_method(METHOD)
    for kind in (DeviceMemoryResource, PinnedMemoryResource):
        device, stream, mr = begin(kind)
        buffer = mr.allocate(64, stream=stream)
        event = stream.record(options={"ipc_enabled": True})
        queue = multiprocessing.Queue()
        queue.put((mr, buffer, buffer.ipc_descriptor.__reduce__()))
        in_child(check, mr, mr.allocation_handle, buffer, buffer.ipc_descriptor, event, queue)
        data = bytearray(64)
        buffer.copy_to(data, stream=stream)
        stream.sync()
        print(data == b"\\x09" * 64)
"""


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_everything_is_sent(tmp_path, method):
    assert program(tmp_path, f"METHOD = {method!r}\n" + EVERYTHING) == ["True", "True"]


def test_a_pool_of_a_pool(tmp_path):
    """A process sends on what it has imported."""
    assert program(tmp_path, """
def last(mr, buffer):
    Device(0).set_current()
    stream = Device(0).create_stream()
    buffer.fill(3, stream=stream)
    stream.sync()
    buffer.close()

def middle(mr, buffer):
    in_child(last, mr, buffer)

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    device, stream, mr = begin()
    buffer = mr.allocate(4, stream=stream)
    stream.sync()
    in_child(middle, mr, buffer)
    data = bytearray(4)
    buffer.copy_to(data, stream=stream)
    stream.sync()
    print(bytes(data).hex())
""") == ["03030303"]  # fmt: skip


def test_refusals_by_name(tmp_path):
    """The server gives a pool's descriptor while the pool is open, as often as it is asked."""
    lines = program(tmp_path, """
from cubind.core import _ipc_server

def ask(offers, conn):
    Device(0).set_current()
    conn.send([refusal(pickle.loads, offer) for offer in offers])

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    device, stream, mr = begin()
    closed = DeviceMemoryResource(0, {"ipc_enabled": True})
    offers = [sent(mr), sent(mr), sent(closed)]
    closed.close()
    del closed
    offer = _ipc_server.offer(mr.allocation_handle)
    offers.append(pickle.dumps(_ipc_server.Offer("/tmp/socket", b"", 1)))
    here, there = multiprocessing.Pipe()
    in_child(ask, offers, there)
    print(*here.recv(), sep="\\n")
    offers = [offer, _ipc_server.Offer("/tmp/socket", offer._number, 1), _ipc_server.Offer(offer._address, b"0" * 16, 1)]
    os.close(offer.detach())
    print(*(refusal(o.detach) for o in offers[1:]), sep="\\n")
    multiprocessing.current_process().authkey = b"another"
    print(refusal(mr.allocation_handle.close))
    print(refusal(sent, mr))
""")  # fmt: skip
    assert [line.split(";")[0] for line in lines] == [
        "no error",
        "no error",
        f"RuntimeError: {lines[2].partition(': ')[2].partition(': it')[0]}: it is closed",
        "no error",
        "ValueError: the memory pool of process 1 cannot be imported: this is no address of a process that shares pools",
        "RuntimeError: the memory pool of process 1 cannot be imported: it is closed",
        "no error",
        "RuntimeError: IPCAllocationHandle has been closed",
    ]


def test_the_process_of_a_pool_has_ended(tmp_path):
    lines = program(tmp_path, """
def give(conn):
    device, stream, mr = begin()
    buffer = mr.allocate(64, stream=stream)
    event = stream.record(options={"ipc_enabled": True})
    stream.sync()
    conn.send_bytes(sent(mr))
    conn.send((buffer.ipc_descriptor, event.ipc_descriptor))
    conn.send_bytes(sent(mr))
    conn.recv()
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    device, stream, _ = begin()
    here, there = multiprocessing.Pipe()
    process = multiprocessing.Process(target=give, args=(there,))
    process.start()
    mr = pickle.loads(here.recv_bytes())
    buffer, event = here.recv()
    later = here.recv_bytes()
    handle = mr.uuid
    here.send("end")
    process.join(60)
    theirs = Buffer.from_ipc_descriptor(mr, buffer, stream=stream)  # the pool lives on
    theirs.fill(1, stream=stream)
    theirs.close()
    stream.sync()
    mr.close()
    print(refusal(pickle.loads, later))
    from cubind.core import Event
    print(refusal(Event.from_ipc_descriptor, event))
""")  # fmt: skip
    assert lines[0].startswith("RuntimeError: the memory pool of process ") and lines[0].endswith(": the process has ended")
    assert lines[1].startswith("RuntimeError: Failed to open IPC event handle: CUDA_ERROR_MAP_FAILED") or libraries.ON_GPU


def test_fork_is_warned_about_once(tmp_path):
    lines = program(tmp_path, """
multiprocessing.set_start_method("fork")
device, stream, mr = begin()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for what in (stream.record(options={"ipc_enabled": True}), mr, mr.allocation_handle, mr.allocate(8, stream=stream)):
        sent(what)
print(*(f"{w.category.__name__}: {w.message}" for w in seen), sep="\\n")
""")  # fmt: skip
    assert len(lines) == 1
    assert lines[0].startswith("UserWarning: multiprocessing start method is 'fork', which CUDA does not support")


def test_a_forked_child_serves_nothing(tmp_path):
    """It would hold the socket open, so that others wait for a process that has ended."""
    assert program(tmp_path, """
from cubind.core import _ipc_server
multiprocessing.set_start_method("spawn")
device, stream, mr = begin()
offer = _ipc_server.offer(mr.allocation_handle)
child = os.fork()
if child == 0:
    ok = "the driver" in refusal(mr.allocate, 8) or "fork" in refusal(lambda: mr.allocation_handle)
    os._exit(0 if ok and _ipc_server._listener is None else 1)
print(os.waitpid(child, 0)[1], os.close(offer.detach()))
""") == ["0 None"]  # fmt: skip


def test_a_forked_child_offers_an_inherited_handle(tmp_path):
    """By a server of its own, though the parent has offered the handle before."""
    assert program(tmp_path, """
from cubind.core import _ipc_server
multiprocessing.set_start_method("spawn")
device, stream, mr = begin()
handle = mr.allocation_handle
of_parent = _ipc_server.offer(handle)
(of_child, to_parent), (until_closed, to_child) = os.pipe(), os.pipe()
child = os.fork()
if child == 0:
    os.close(to_child)
    os.write(to_parent, pickle.dumps(_ipc_server.offer(handle)))
    os.read(until_closed, 1)
    os._exit(0)
offer = pickle.loads(os.read(of_child, 4096))
print(offer._address != of_parent._address, os.close(offer.detach()), os.close(of_parent.detach()))
os.close(to_child)
print(os.waitpid(child, 0)[1])
""") == ["True None None", "0"]  # fmt: skip


def test_nobody_waits_for_a_silent_client(tmp_path):
    """A client that connects and says nothing holds up no other."""
    assert program(tmp_path, """
import socket
from cubind.core import _ipc_server
multiprocessing.set_start_method("spawn")
device, stream, mr = begin()
offer = _ipc_server.offer(mr.allocation_handle)
silent = [socket.socket(socket.AF_UNIX) for _ in range(5)]
for each in silent:
    each.connect(offer._address.encode())
silent[0].sendall(b"\\0" * 100)
os.close(offer.detach())
for each in silent:
    each.close()
print("done")
""") == ["done"]  # fmt: skip
