"""Control a stub library (tests/stubs/control.h) from Python.

A function is named by its exported symbol, and a parameter by its position in the C prototype. A
test's settings hold until reset(). The fixtures `stub_of`, `driver_stub`, … call reset() before and
after each test.
"""

import contextlib
import ctypes
import importlib
import itertools
import os
import sys

FUNCTIONAL, RECORD, FREE = range(3)


class _Held:
    """An array of one byte."""

    byte = ctypes.c_uint8()
    __array_interface__ = {"version": 3, "shape": (1,), "typestr": "|u1", "data": (ctypes.addressof(byte), False)}


_HELD = _Held()

_PROTOTYPES = {
    "stub_find": (ctypes.c_int, [ctypes.c_char_p]),
    "stub_size": (ctypes.c_int, []),
    "stub_set_mode": (None, [ctypes.c_int, ctypes.c_int]),
    "stub_reset": (None, []),
    "stub_script_result": (None, [ctypes.c_int, ctypes.c_int64]),
    "stub_script_output": (ctypes.c_int, [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t]),
    "stub_script_answer": (
        ctypes.c_int,
        [ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_size_t],
    ),
    "stub_script_null": (None, [ctypes.c_int, ctypes.c_int]),
    "stub_script_quiet": (None, [ctypes.c_int, ctypes.c_int]),
    "stub_fail_call": (None, [ctypes.c_longlong, ctypes.c_int64]),
    "stub_fault_left": (ctypes.c_longlong, []),
    "stub_counted_calls": (ctypes.c_ulonglong, []),
    "stub_hold_lock": (None, [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]),
    "stub_let_go_of_lock": (ctypes.c_int, []),
    "stub_set_logging": (None, [ctypes.c_int]),
    "stub_call_count": (ctypes.c_size_t, []),
    "stub_clear_log": (None, []),
    "stub_call_function": (ctypes.c_int, [ctypes.c_size_t]),
    "stub_call_argument": (
        ctypes.c_int64,
        [ctypes.c_size_t, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p)],
    ),
    "stub_call_input": (
        ctypes.c_int64,
        [ctypes.c_size_t, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p)],
    ),
    "stub_pattern": (ctypes.c_int, [ctypes.c_int, ctypes.c_size_t]),
}


class Call:
    """One call of the log."""

    def __init__(self, stub, index):
        self._stub = stub
        self._index = index
        self.function = stub.lib.stub_call_function(index)

    def argument(self, param):
        """Return the bytes of the argument itself."""
        return self._stub._bytes(self._stub.lib.stub_call_argument, self._index, param)

    def input(self, param):
        """Return the memory behind the argument before the call; None if it was not recorded."""
        return self._stub._bytes(self._stub.lib.stub_call_input, self._index, param)


class Stub:
    """A stub library in this process. Later opens of its soname find it."""

    def __init__(self, path):
        self.path = path
        self.lib = ctypes.CDLL(path, mode=os.RTLD_NOW | os.RTLD_GLOBAL)
        for name, (result, arguments) in _PROTOTYPES.items():
            function = getattr(self.lib, name)
            function.restype, function.argtypes = result, arguments

    def _bytes(self, query, call, param):
        data = ctypes.c_void_p()
        size = query(call, param, data)
        return None if size < 0 else ctypes.string_at(data, size)

    def find(self, symbol):
        index = self.lib.stub_find(symbol.encode())
        if index < 0:
            raise KeyError(symbol)
        return index

    def reset(self):
        self.lib.stub_reset()

    def set_mode(self, mode, symbol=None):
        """Set the mode of one function or, without a name, of all but the resolver and its like."""
        self.lib.stub_set_mode(-1 if symbol is None else self.find(symbol), mode)

    def result(self, symbol, value):
        self.lib.stub_script_result(self.find(symbol), value)

    def output(self, symbol, param, data):
        assert self.lib.stub_script_output(self.find(symbol), param, data, len(data)) == 0

    def answer(self, symbol, param, data, when, argument):
        """Set an output for calls whose argument `when` has the given bytes."""
        value = int.from_bytes(argument[:8], "little")
        assert self.lib.stub_script_answer(self.find(symbol), param, when, value, data, len(data)) == 0

    def null(self, symbol, param):
        """Let the library return NULL for one of its texts or arrays."""
        self.lib.stub_script_null(self.find(symbol), param)

    def quiet(self, symbol, on=True):
        self.lib.stub_script_quiet(self.find(symbol), on)

    def fail_call(self, n, status):
        """Make the n-th call from now on fail with a status and do nothing; 0 cancels this.

        All functions' calls count, in every mode but FREE, except the resolver's and those that
        return an error's name or text. fault_left says whether the failure has happened.

        The thread's capture mode is the first one again after a cancellation: a function cannot
        leave relaxed mode if the call that leaves it is the one that fails.
        """
        self.lib.stub_fail_call(n, int(status))
        exchange = getattr(self.lib, "cuThreadExchangeStreamCaptureMode", None)
        if n == 0 and exchange is not None:
            exchange(ctypes.byref(ctypes.c_int(0)))  # CU_STREAM_CAPTURE_MODE_GLOBAL

    @property
    def fault_left(self):
        """Return the number of calls up to the failing one; 0: it has failed, or none will."""
        return self.lib.stub_fault_left()

    @property
    def counted_calls(self):
        """Return how many calls so far could have failed; fail_call counts the same calls."""
        return self.lib.stub_counted_calls()

    @contextlib.contextmanager
    def lock_held(self, symbol, function, milliseconds):
        """Make recorded calls of one function need a lock.

        A host function in Python releases it. Return a list that finally has the number of calls
        that waited. It is negative if they waited so long that they continued without the lock.
        """
        host_function = ctypes.CFUNCTYPE(None)(function)
        self.lib.stub_hold_lock(self.find(symbol), ctypes.cast(host_function, ctypes.c_void_p), milliseconds)
        waited = []
        try:
            yield waited
        finally:
            waited.append(self.lib.stub_let_go_of_lock())

    def live(self):
        """Return the number of objects of each kind in the functional half, if there is one."""
        return {}

    def settle(self):
        """Wait until the library's own threads have released everything."""

    def logging(self, on):
        self.lib.stub_set_logging(on)

    def clear_log(self):
        self.lib.stub_clear_log()

    @property
    def call_count(self):
        return self.lib.stub_call_count()

    def calls(self, symbol=None):
        wanted = None if symbol is None else self.find(symbol)
        calls = [Call(self, i) for i in range(min(self.call_count, 4096))]
        return [c for c in calls if wanted is None or c.function == wanted]

    def only_call(self, symbol):
        """Return the only recorded call of a function."""
        (call,) = self.calls(symbol)
        return call

    def pattern(self, param, size):
        """Return the bytes that fill an output without a script."""
        return bytes(self.lib.stub_pattern(param, i) for i in range(size))


class _Launch(ctypes.Structure):
    _fields_ = [
        ("kernel", ctypes.c_char_p),
        ("bytes", ctypes.c_void_p),
        ("attributes", ctypes.c_void_p),
        ("byte_count", ctypes.c_size_t),
        ("param_count", ctypes.c_size_t),
        ("stream", ctypes.c_uint64),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("cluster", ctypes.c_uint * 3),
        ("shared_bytes", ctypes.c_uint),
        ("attribute_count", ctypes.c_uint),
        ("cooperative", ctypes.c_int),
        ("device", ctypes.c_int),
        ("captured", ctypes.c_int),
    ]


# A CUlaunchAttribute has its kind, then a union of 64 bytes.
_ATTRIBUTE_SIZE, _VALUE_OFFSET = 72, 8


class Launch:
    """A launch that the functional driver has seen."""

    def __init__(self, raw):
        self.kernel = raw.kernel.decode()
        self.bytes = ctypes.string_at(raw.bytes, raw.byte_count)
        self.param_count = raw.param_count
        self.stream = raw.stream
        self.grid = tuple(raw.grid)
        self.block = tuple(raw.block)
        self.cluster = tuple(raw.cluster)
        self.shared_bytes = raw.shared_bytes
        self.attribute_count = raw.attribute_count
        self.cooperative = bool(raw.cooperative)
        self.device = raw.device
        self.captured = bool(raw.captured)
        self.attributes = self._attributes(raw)

    @staticmethod
    def _attributes(raw):
        """Return (kind, the 64 bytes of the value) of each attribute, in order."""
        data = ctypes.string_at(raw.attributes, raw.attribute_count * _ATTRIBUTE_SIZE)
        rows = [data[i : i + _ATTRIBUTE_SIZE] for i in range(0, len(data), _ATTRIBUTE_SIZE)]
        return [(int.from_bytes(row[:4], "little"), row[_VALUE_OFFSET:]) for row in rows]

    def attribute(self, kind):
        """Return an attribute's first four bytes as an integer; None if it was not given."""
        values = [value for i, value in self.attributes if i == int(kind)]
        return int.from_bytes(values[0][:4], "little") if values else None


class DriverStub(Stub):
    """The driver's stub, with controls of its functional half.

    See simulator/driver/base/steering.h and launch/launch.h.
    """

    def __init__(self, path):
        super().__init__(path)
        self.lib.functional_launch_count.restype = ctypes.c_size_t
        self.lib.functional_launch_get.argtypes = [ctypes.c_size_t, ctypes.POINTER(_Launch)]
        for name in ("functional_stream_hold", "functional_stream_release"):
            getattr(self.lib, name).argtypes = [ctypes.c_uint64]
        self.lib.functional_live_kind.restype = ctypes.c_char_p
        self.lib.functional_live_count.restype = ctypes.c_uint64
        self.lib.functional_stale_count.restype = ctypes.c_uint64
        self.lib.functional_set_options.restype = ctypes.c_char_p
        self.lib.functional_set_options.argtypes = [ctypes.c_char_p]

    def clear_launches(self):
        self.lib.functional_launch_clear()

    def launches(self):
        raw = _Launch()
        count = self.lib.functional_launch_count()
        return [Launch(raw) for i in range(count) if self.lib.functional_launch_get(i, raw) == 0]

    def hold(self, stream):
        """Stop a stream, given as handle or value, until release() or reset()."""
        assert self.lib.functional_stream_hold(int(stream)) == 0

    def release(self, stream):
        """Return the status, an error if the stream was destroyed; its work still continues."""
        return self.lib.functional_stream_release(int(stream))

    def live(self):
        kinds = iter(lambda i=itertools.count(): self.lib.functional_live_kind(next(i)), None)
        return {kind.decode(): self.lib.functional_live_count(i) for i, kind in enumerate(kinds)}

    def settle(self):
        """Also release the objects that graphs kept.

        They may own further graphs, so this takes three turns.
        """
        for _ in range(3):
            self.lib.functional_settle()
            if "cubind.core" in sys.modules:
                # An export first releases the objects that CUDA's threads left (core/base/home.h),
                # without a driver call.
                importlib.import_module("cubind.core.utils").StridedMemoryView.from_array_interface(_HELD).__dlpack__()

    @property
    def stale_count(self):
        """Return the number of copies and fills so far whose memory was gone when they ran."""
        return self.lib.functional_stale_count()

    def simulate(self, on):
        """Set whether kernels of later images run; None: as CUBIND_DEVICE=simulated says."""
        self.lib.functional_simulate(-1 if on is None else int(on))

    @contextlib.contextmanager
    def copied_inner_graphs(self):
        """Allow to embed, instantiate and update from graphs in graphs; driver 580 refuses."""
        self.lib.functional_copy_inner_graphs(1)
        try:
            yield
        finally:
            self.lib.functional_copy_inner_graphs(0)

    def imitate_580(self):
        """Let captures behave as in driver 580, which ends the process where others do not.

        See steering.h.
        """
        self.lib.functional_imitate_580(1)

    def set_options(self, text):
        """Set the simulated device's options; return an error or None.

        None for `text` restores CUBIND_SIMULATOR's options.
        """
        error = self.lib.functional_set_options(None if text is None else text.encode())
        return error.decode() if error else None

    def set_devices(self, count):
        """Set the number of devices from now on; 0: as CUBIND_STUB_DEVICES says."""
        self.lib.functional_set_devices(count)
