"""Run the rows of calls.py with one of the two packages, in a process of its own.

    side.py cuda|cubind    reads [[key, source], …] as JSON, writes ["ready"] and one line
                                [key, outcome] for each, in order

With CUBIND_GPU=1 both packages call the real driver. A row that breaks the context then ends the
process, with ["again"].

A row's outcome is {"value": …} of its last expression or {"raised": type, "text": …, "args": …},
with the "warnings" that the row caused. Values are plain data, without addresses, handles and
module paths, which differ between processes.
"""

import ast
import contextlib
import ctypes
import enum
import faulthandler
import gc
import importlib
import importlib.metadata
import io
import json
import operator
import os
import re
import struct
import sys
import threading
import time
import types
import warnings
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[3])
from support import libraries
from support import stub as stubs

TEXTS = [
    (re.compile(r"<class '(?:[\w.]+\.)?(\w+)'>"), r"<class '\1'>"),
    (re.compile(r"\b(?:cuda|cubind)\.core(?:\.cu1\d)?\.(?:_?\w+\.)*(?=\w)"), ""),
    (re.compile(r"\b(?:cuda\.bindings|cubind)\.(?:cy)?(?:driver|nvrtc|nvjitlink|nvvm)\."), ""),
    (re.compile(r"0x[0-9a-f]{3,}"), "0x…"),
    (re.compile(r"/tmp/\S+"), "/tmp/…"),
]
ROW_TIMEOUT = 60  # seconds
INVALID_CONTEXT = 201
PLAIN = (type(None), bool, int, str)


def normal(text):
    for pattern, replacement in TEXTS:
        text = pattern.sub(replacement, text)
    return text


def plain(value):
    """Return JSON data that is the same for equal results of both packages."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, str):
        return normal(value)
    if type(value) in PLAIN:
        return value
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, bytes | bytearray):
        return f"{type(value).__name__}:{value.decode('latin-1')}"
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {type(value).__name__: {f: plain(v) for f, v in zip(value._fields, value, strict=True)}}
    if isinstance(value, list | tuple):
        return {type(value).__name__: [plain(v) for v in value]}
    if isinstance(value, set | frozenset):
        return {type(value).__name__: sorted(str(plain(v)) for v in value)}
    if isinstance(value, dict | types.MappingProxyType):
        return {"dict": [[plain(k), plain(v)] for k, v in value.items()]}
    if isinstance(value, type):
        return f"<class {value.__name__}>"
    if type(value).__module__.partition(".")[0] == "numpy":
        return f"numpy:{value!r}"
    return f"<{type(value).__name__}>"


class Names:
    """The names that rows may use."""

    def __init__(self, package):
        self.core = importlib.import_module(f"{package}.core")
        self.stub = None if libraries.ON_GPU else libraries.load_stub("driver")
        self.fixed = {
            "core": self.core,
            "utils": importlib.import_module(f"{package}.core.utils"),
            "L": importlib.import_module(f"{package}.core._layout")._StridedLayout,
            "tm": importlib.import_module(f"{package}.core._tensor_map"),
            "told": lambda layout: (layout.shape, layout.strides, layout.itemsize, layout.slice_offset),
            "graph": importlib.import_module(f"{package}.core.graph"),
            "typing": importlib.import_module(f"{package}.core.typing"),
            "np": importlib.import_module("numpy"),
            "ctypes": ctypes,
            "pickle": importlib.import_module("pickle"),
            "dataclasses": importlib.import_module("dataclasses"),
            "gc": gc,
            "copy": importlib.import_module("copy"),
            "compared": compared,
            "weakref": importlib.import_module("weakref"),
            "struct": struct,
            "stub": self.stub,
            "in_thread": in_thread,
            "is_gone": is_gone,
            "kernels": importlib.import_module("support.kernels"),
            "ir": importlib.import_module("support.core.nvvm_ir"),
            "PTX": PTX,
            "UNKNOWN": object(),
            "PEER_PROPERTIES": peer_properties(),
        }

    def fresh(self):
        core, stub = self.core, self.stub
        if stub:
            stub.clear_launches()
        dev = core.Device(0)
        dev.set_current()
        s = dev.create_stream()
        made = {**self.fixed, "dev": dev, "s": s}
        made["buf"] = lambda size=64: dev.allocate(size, stream=s)
        made["managed"] = lambda size=64: managed(core, size)
        made["read"] = lambda b: read(s, b)
        made["code"] = lambda: core.ObjectCode.from_ptx(kernels_ptx())
        made["kernel"] = lambda name="layout": core.ObjectCode.from_ptx(kernels_ptx()).get_kernel(name)
        made["passed"] = lambda kinds, *args: passed(core, stub, s, kinds, args)
        made["launched"] = lambda config, kernel="nothing": launched(core, stub, s, made["kernel"](kernel), config)
        made["fails"] = lambda symbol, status, work: fails(stub, symbol, status, work)
        made["props"] = lambda o, names: {n: getattr(o, n) for n in names.split()}
        return made


def managed(core, size):
    """Return a ManagedBuffer on memory that takes advice, unlike memory from a pool."""
    pointer = ctypes.c_uint64()
    status = ctypes.CDLL("libcuda.so.1").cuMemAllocManaged(ctypes.byref(pointer), ctypes.c_size_t(size), 1)
    assert status == 0, status
    return core.ManagedBuffer.from_handle(pointer.value, size)


def read(stream, buffer):
    stream.sync()
    data = ctypes.create_string_buffer(buffer.size)
    status = ctypes.CDLL("libcuda.so.1").cuMemcpy(ctypes.c_uint64(ctypes.addressof(data)), ctypes.c_uint64(int(buffer.handle)),
                                                  ctypes.c_size_t(buffer.size))
    assert status == 0, status
    return data.raw


def kernels_ptx():
    return importlib.import_module("support.kernels").SAXPY_PTX


# A kernel whose parameters have the given PTX types; {} is their list.
PTX = """.version 7.0
.target sm_75
.address_size 64
.visible .entry k({})
{{
    ret;
}}
"""


def passed(core, stub, stream, kinds, args):
    """Launch a kernel with these PTX types; return the bytes of each parameter, as hex."""
    parameters = []
    for i, kind in enumerate(kinds.split()):
        name, _, count = kind.partition("*")
        parameters.append(f".param .{name} p{i}" if not count else f".param .align 8 .{name} p{i}[{count}]")
    kernel = core.ObjectCode.from_ptx(PTX.format(", ".join(parameters)).encode()).get_kernel("k")
    core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel, *args)
    stream.sync()
    (launch,) = stub.launches()
    return [launch.bytes[p.offset : p.offset + p.size].hex() for p in kernel.arguments_info]


def fails(stub, symbol, status, work):
    """Return work(), during which one driver function returns that status."""
    stub.set_mode(stubs.RECORD, symbol)
    stub.result(symbol, status)
    try:
        return work()
    finally:
        stub.result(symbol, 0)
        stub.set_mode(stubs.FUNCTIONAL, symbol)


def launched(core, stub, stream, kernel, config):
    """Launch without arguments; return what reached the driver."""
    core.launch(stream, config, kernel)
    stream.sync()
    (launch,) = stub.launches()
    fields = ("kernel", "grid", "block", "cluster", "shared_bytes", "cooperative", "device")
    return {name: getattr(launch, name) for name in fields}


def peer_properties():
    """Return the names of the peer's device properties."""
    (stub_file,) = importlib.metadata.distribution("cuda-core").locate_file("cuda/core").glob("cu13/_device.pyi")
    text = stub_file.read_text()
    return set(re.findall(r"@property\n    def (\w+)\(", text[: text.index("class Device:")]))


def compared(a, b):
    """Return how two objects compare, in both directions; an exception by its class."""
    answers = []
    for operation in (operator.eq, operator.ne, operator.lt, operator.le):
        for pair in ((a, b), (b, a)):
            try:
                answers.append(operation(*pair))
            except Exception as error:
                answers.append(type(error).__name__)
    return answers


def is_gone(reference, limit=10):
    """Return whether an object goes away.

    A graph releases it on a thread of the driver or the package, a moment after the call that asks
    for it.
    """
    end = time.monotonic() + limit
    while reference() is not None and time.monotonic() < end:
        gc.collect()
        time.sleep(0.001)
    return reference() is None


def in_thread(work):
    """Return work(), run on a thread of its own that has no context."""
    got = []

    def run():
        try:
            got.append((work(), None))
        except BaseException as error:
            got.append((None, error))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    value, error = got.pop()
    if error is not None:
        raise error
    return value


def run_source(source, names):
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "row", "exec"), names)
    return eval(compile(ast.Expression(last.value), "row", "eval"), names) if last is not None else None


def raised_name(error):
    """Return the exception's name; a refused launch counts as its Python exception."""
    name = type(error).__name__
    return type(error).__bases__[1].__name__ if re.fullmatch("Launch(Type|Value|Overflow)Error", name) else name


def outcome(source, names):
    with warnings.catch_warnings(record=True) as caught, contextlib.redirect_stderr(io.StringIO()):
        warnings.simplefilter("always")
        try:
            result = {"value": plain(run_source(source, names))}
        except Exception as error:
            args = [type(a).__name__ for a in error.args]
            result = {"raised": raised_name(error), "text": normal(str(error)), "args": args}
        names.clear()
        gc.collect()
    result["warnings"] = [[w.category.__name__, normal(str(w.message))] for w in caught]
    return result


def lead_runtime_to_stub():
    """Redirect the runtime to the stub's, as peer.py does: the peer's Device.sync() uses it."""
    from support import capsules, model

    symbols = {f.name: f.symbol for f in model.load("runtime").functions if f.symbol is not None}
    symbols["getLocalRuntimeVersion"] = "cudaRuntimeGetVersion"
    cyruntime = importlib.import_module("cuda.bindings.cyruntime")
    capsules.redirect(cyruntime, libraries.load_stub("runtime").lib, symbols)


def is_broken():
    """Return whether all further calls fail, on a GPU."""
    return libraries.ON_GPU and ctypes.CDLL("libcuda.so.1").cuCtxSynchronize() not in (0, INVALID_CONTEXT)


def main():
    package = sys.argv[1]
    if not libraries.ON_GPU:
        libraries.load_stub("driver")
    if package == "cuda":
        if not libraries.ON_GPU:
            lead_runtime_to_stub()
    else:
        libraries.use_build()
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # other output goes to stderr
    names = Names(package)
    gc.collect()
    gc.freeze()  # collections only look at the objects that rows make
    print(json.dumps(["ready"]), file=out, flush=True)
    for key, source in json.load(sys.stdin):
        faulthandler.dump_traceback_later(ROW_TIMEOUT, exit=True)
        print(json.dumps([key, outcome(source, names.fresh())]), file=out, flush=True)
        if is_broken():
            print(json.dumps(["again"]), file=out, flush=True)
            break
    out.flush()
    libraries.leave(0)  # other tests cover how processes end


if __name__ == "__main__":
    main()
