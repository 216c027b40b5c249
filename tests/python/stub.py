"""Control of a stub library (tests/stubs/control.h) from Python.

A function is named by its exported symbol; a parameter by its place in the C prototype. What a test sets stays until
reset(), which the fixtures `stub_of`, `driver_stub`, … call around each test.
"""

import ctypes
import os

FUNCTIONAL, RECORD, FREE = range(3)

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
        """The bytes of the argument itself."""
        return self._stub._bytes(self._stub.lib.stub_call_argument, self._index, param)

    def input(self, param):
        """What the argument led to on the way in; None where nothing was recorded."""
        return self._stub._bytes(self._stub.lib.stub_call_input, self._index, param)


class Stub:
    """A stub library in this process, found by whoever opens its soname from now on."""

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
        """Of one function or, without a name, of all but the resolver and its like."""
        self.lib.stub_set_mode(-1 if symbol is None else self.find(symbol), mode)

    def result(self, symbol, value):
        self.lib.stub_script_result(self.find(symbol), value)

    def output(self, symbol, param, data):
        assert self.lib.stub_script_output(self.find(symbol), param, data, len(data)) == 0

    def answer(self, symbol, param, data, when, argument):
        """An output for calls in which argument `when` is that one, given as its bytes."""
        value = int.from_bytes(argument[:8], "little")
        assert self.lib.stub_script_answer(self.find(symbol), param, when, value, data, len(data)) == 0

    def null(self, symbol, param):
        """A text or array of the library's own is not there."""
        self.lib.stub_script_null(self.find(symbol), param)

    def quiet(self, symbol, on=True):
        self.lib.stub_script_quiet(self.find(symbol), on)

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
        """The single recorded call of a function."""
        (call,) = self.calls(symbol)
        return call

    def pattern(self, param, size):
        """What an output without a script is filled with."""
        return bytes(self.lib.stub_pattern(param, i) for i in range(size))


class _Launch(ctypes.Structure):
    _fields_ = [
        ("kernel", ctypes.c_char_p),
        ("bytes", ctypes.c_void_p),
        ("byte_count", ctypes.c_size_t),
        ("param_count", ctypes.c_size_t),
        ("stream", ctypes.c_uint64),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared_bytes", ctypes.c_uint),
        ("attribute_count", ctypes.c_uint),
        ("cooperative", ctypes.c_int),
    ]


class Launch:
    """A launch that the functional driver has seen."""

    def __init__(self, raw):
        self.kernel = raw.kernel.decode()
        self.bytes = ctypes.string_at(raw.bytes, raw.byte_count)
        self.param_count = raw.param_count
        self.stream = raw.stream
        self.grid = tuple(raw.grid)
        self.block = tuple(raw.block)
        self.shared_bytes = raw.shared_bytes
        self.attribute_count = raw.attribute_count
        self.cooperative = bool(raw.cooperative)


class DriverStub(Stub):
    """The driver's stub, with the launches of its functional half."""

    def __init__(self, path):
        super().__init__(path)
        self.lib.functional_launch_count.restype = ctypes.c_size_t
        self.lib.functional_launch_get.argtypes = [ctypes.c_size_t, ctypes.POINTER(_Launch)]

    def clear_launches(self):
        self.lib.functional_launch_clear()

    def launches(self):
        raw = _Launch()
        count = self.lib.functional_launch_count()
        return [Launch(raw) for i in range(count) if self.lib.functional_launch_get(i, raw) == 0]
