"""Test forks and exits with devices, contexts, streams, events and callbacks.

test_exit.py ends processes with objects of every type; this file has the special cases of the
five types above.
"""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.child import in_child

FORKED = (
    "{name} was made before a fork and cannot be used in the child process; CUDA does not survive a fork: start "
    "processes with multiprocessing's 'spawn' method"
)


def in_fork(function):
    """Return what a forked child writes into a pipe: the repr of the result or of the exception."""
    import warnings

    warnings.simplefilter("ignore", DeprecationWarning)  # about forks in processes with threads
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            said = repr(function())
        except BaseException as error:
            said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        said = pipe.read()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    return said


USES = {
    "sync": lambda o: o["stream"].sync(),
    "record": lambda o: o["stream"].record(),
    "record event": lambda o: o["stream"].record(o["event"]),
    "wait": lambda o: o["stream"].wait(o["event"]),
    "callback": lambda o: o["stream"].callback(print),
    "__cuda_stream__": lambda o: o["stream"].__cuda_stream__(),
    "is_done": lambda o: o["stream"].is_done,
    "priority": lambda o: o["stream"].priority,
    "stream.context": lambda o: o["stream"].context,
    "stream.device": lambda o: o["stream"].device,
    "with": lambda o: o["stream"].__enter__(),
    "event.sync": lambda o: o["event"].sync(),
    "event.is_done": lambda o: o["event"].is_done,
    "event.device": lambda o: o["event"].device,
    "event.context": lambda o: o["event"].context,
    "minus": lambda o: o["event"] - o["event"],
    "set_current": lambda o: o["device"].set_current(),
    "set_current(ctx)": lambda o: o["device"].set_current(o["context"]),
    "device.sync": lambda o: o["device"].sync(),
    "create_stream": lambda o: o["device"].create_stream(),
    "wrap": lambda o: o["device"].create_stream(o["stream"]),
    "create_event": lambda o: o["device"].create_event(),
    "device.context": lambda o: o["device"].context,
    "memory_resource": lambda o: o["device"].memory_resource,
    "allocate": lambda o: o["device"].allocate(1, stream=o["stream"]),
    "graph memory": lambda o: o["graph memory"].allocate(8, stream=o["core"].LEGACY_DEFAULT_STREAM),
    "graph memory, trim": lambda o: o["graph memory"].trim(),
    "graph memory, attributes": lambda o: o["graph memory"].attributes.used_mem_high,
    "graph memory, reset": lambda o: setattr(o["graph memory"].attributes, "used_mem_high", 0),
    "GraphMemoryResource": lambda o: o["core"].GraphMemoryResource(0),
    "pci_bus_id": lambda o: o["device"].pci_bus_id,
    "uuid": lambda o: o["device"].uuid,
    "a property": lambda o: o["properties"].max_pitch,
    "Device()": lambda o: o["core"].Device(),
    "Device(0)": lambda o: o["core"].Device(0),
    "Device(device)": lambda o: o["core"].Device(o["device"]),
    "get_all_devices": lambda o: o["core"].Device.get_all_devices(),
    "legacy": lambda o: o["core"].LEGACY_DEFAULT_STREAM.sync(),
    "legacy.record": lambda o: o["core"].LEGACY_DEFAULT_STREAM.record(),
    "per-thread": lambda o: o["core"].PER_THREAD_DEFAULT_STREAM.context,
    "from_handle": lambda o: o["core"].Stream.from_handle(8),
    "unpickle": lambda o: __import__("pickle").loads(__import__("pickle").dumps(o["device"])),
}


def objects():
    from cubind import core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    event = stream.record(options={"timing_enabled": True})
    stream.sync()
    return {
        **{"core": core, "device": device, "context": device.context, "stream": stream, "event": event},
        "properties": core.Device(0).properties,
        "graph memory": core.GraphMemoryResource(0),
    }


@in_child()
def test_every_use_in_a_forked_child():
    """Every use in a forked child raises RuntimeError about the fork at once."""
    o = objects()
    for name, use in USES.items():
        said = in_fork(lambda use=use: use(o))
        assert said.startswith("RuntimeError: ") and " fork" in said and "'spawn'" in said, (name, said)
    text = FORKED.format(name="cubind.core.Stream")
    assert in_fork(o["stream"].sync) == f"RuntimeError: {text}"
    o["stream"].sync()


@in_child()
def test_what_works_in_a_forked_child():
    """Names, comparisons and destructors work in a forked child.

    Destructors give nothing back to the driver, which does not exist there.
    """
    import gc

    o = objects()
    device, stream, event, context = o["device"], o["stream"], o["event"], o["context"]

    def use():
        texts = [repr(x) for x in (device, stream, event, context)]
        handles = [int(x.handle) for x in (stream, event, context)]
        equal = [device == device, stream == stream, device.device_id == 0, device.name != "", device.arch != ""]
        others = [stream.is_closed, event.is_closed, context.is_closed]
        for x in (stream, event, context):
            x.close()
        others += [stream.is_closed, event.is_closed, context.is_closed]
        o.clear()
        gc.collect()
        return texts, all(handles), all(equal), others

    texts = [repr(x) for x in (device, stream, event, context)]
    assert in_fork(use) == repr((texts, True, True, [False, False, False, True, True, True]))
    event.sync()
    stream.sync()
    assert o["device"].context == context


@in_child(hardware=False)
def test_a_child_that_starts_cuda_itself():
    """If the parent has only imported, the child may do all, and has its own default streams."""
    import threading

    from cubind import core

    def use():
        device = core.Device()
        device.set_current()
        core.LEGACY_DEFAULT_STREAM.sync()
        with device.create_stream() as stream, stream.record() as event:
            stream.wait(core.LEGACY_DEFAULT_STREAM)
            event.sync()
        ran = threading.Event()
        stream = device.create_stream()
        stream.callback(ran.set)
        device.allocate(8, stream=core.LEGACY_DEFAULT_STREAM).close()
        return ran.wait(10)

    assert in_fork(use) == "True"
    assert in_fork(use) == "True"
    objects()["stream"].sync()


@in_child(hardware=False)
def test_fork_while_a_callback_runs():
    """A forked child does not wait for a callback at exit, as it lacks that thread."""
    import threading
    import time

    o = objects()
    begun, go_on = threading.Event(), threading.Event()
    o["stream"].callback(lambda: (begun.set(), go_on.wait(20)))
    assert begun.wait(10)
    start = time.monotonic()
    import warnings

    warnings.simplefilter("ignore", DeprecationWarning)
    child = os.fork()
    if child == 0:
        sys.exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert time.monotonic() - start < 4
    go_on.set()
    o["stream"].sync()


# --- the end --------------------------------------------------------------------------------------

START = """
import atexit, gc, os, signal, sys, threading, time
sys.path[:0] = [{path!r}, {tests!r}]
from support import libraries
if not libraries.ON_GPU:
    stub = libraries.load_stub("driver")
from cubind import core
device = core.Device(0)
device.set_current()
stream = device.create_stream()
event = stream.record(options={{"timing_enabled": True}})
context = device.context
def hold():
    if not libraries.ON_GPU:
        stub.hold(stream.handle)
def release():
    if not libraries.ON_GPU:
        stub.release(stream.handle)
"""

ENDS = {
    "live objects": "keep = [device, stream, event, context, device.properties, core.LEGACY_DEFAULT_STREAM]",
    "a cycle": "keep = [device, stream, event, context]; keep.append(keep); sys.keep = keep",
    "in a module": "import types; sys.modules['m'] = m = types.ModuleType('m'); m.all = [stream, event, device]",
    "work in flight": "hold(); stream.record(event); stream.callback(print)",
    "destroyed with work in flight": "hold(); stream.record(event); del stream, event; gc.collect()",
    "a callback queued": "hold(); stream.callback(lambda: os.write(1, b'late'))",
    "callbacks queued": "hold(); [stream.callback(lambda: os.write(1, b'late')) for _ in range(100)]",
    "a callback that comes while it ends": (
        "hold(); stream.callback(lambda: os.write(1, b'late'))\n"
        "class Late:\n"
        "    def __del__(self): release(); time.sleep(0.05)\n"
        "sys.late = Late()"
    ),
    "a running callback": (
        "begun = threading.Event()\n"
        "stream.callback(lambda: (begun.set(), time.sleep(0.3), os.write(1, b'end')))\n"
        "begun.wait()"
    ),
    "an exception": "hold(); stream.record(event); raise SystemError('uncaught')",
    "sys.exit": "stream.callback(lambda: None); sys.exit(3)",
    "sys.exit in atexit": "atexit.register(stream.sync)",
    "SIGINT": "signal.raise_signal(signal.SIGINT)",
    "os._exit": "hold(); stream.callback(print); os._exit(0)",
    "daemon threads": (
        "def loop():\n"
        "    mine = core.Device(0); mine.set_current()\n"
        "    while True:\n"
        "        with mine.create_stream() as s, s.record() as e:\n"
        "            s.callback(list); e.sync(); core.Device(); mine.sync()\n"
        "for _ in range(4): threading.Thread(target=loop, daemon=True).start()\n"
        "time.sleep(0.1)"
    ),
    "daemon threads that wait": (
        "hold(); stream.record(event); stream.callback(list)\n"
        "for f in (stream.sync, event.sync, device.sync): threading.Thread(target=f, daemon=True).start()\n"
        "time.sleep(0.1)"
    ),
    "threads that end later": (
        "def late():\n"
        "    time.sleep(0.1); mine = core.Device(0); mine.set_current(); mine.create_stream().record().sync()\n"
        "threading.Thread(target=late).start()"
    ),
    "use in atexit": "atexit.register(lambda: (core.Device(0).sync(), stream.record(event).sync(), stream.close()))",
    "destroyed at the end": (
        "class Last:\n"
        "    def __init__(self, o): self.o = o\n"
        "    def __del__(self): self.o.close()\n"
        "sys.last = [Last(stream), Last(event)]"
    ),
    "Device() at the end": (
        "class Last:\n"
        "    def __del__(self): core.Device(0).create_stream()\n"
        "sys.last = Last()"
    ),
}
STATUS = {"an exception": (1, "SystemError: uncaught"), "sys.exit": (3, ""), "SIGINT": (-2, "KeyboardInterrupt")}
OUTPUT = {"a running callback": "end"}


@pytest.mark.parametrize("name", ENDS)
def test_end_of_the_process(name):
    """A process ends without crash, hang or output.

    Queued work no longer runs, and running work has ended.
    """
    code = START.format(path=str(libraries.BUILD / "python"), tests=str(libraries.TESTS))
    result = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-W", "error", "-c", code + ENDS[name]],
        capture_output=True,
        text=True,
        timeout=60,
    )
    status, error = STATUS.get(name, (0, ""))
    assert result.returncode == status, result.stderr
    assert (error in result.stderr) if error else not result.stderr
    assert "Fatal" not in result.stderr
    if not libraries.ON_GPU:
        assert result.stdout == OUTPUT.get(name, "")


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_multiprocessing(method, tmp_path):
    """Devices can be pickled, and each process has its own."""
    script = tmp_path / "script.py"
    script.write_text(
        START.format(path=str(libraries.BUILD / "python"), tests=str(libraries.TESTS)).replace(
            "device = core", "if __name__ == '__main__': device = core", 1
        ).split("device.set_current()")[0]
        + f"""
def work(device):
    device.set_current()
    with device.create_stream() as stream, stream.record() as event:
        event.sync()
    return device, device is core.Device(0), repr(device)

if __name__ == "__main__":
    import multiprocessing
    device.set_current()
    with multiprocessing.get_context({method!r}).Pool(2) as pool:
        for other, same, text in pool.map(work, [device] * 4):
            assert other == device and same and text == repr(device)
    print("done")
"""
    )
    result = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stdout, result.stderr) == (0, "done\n", "")
