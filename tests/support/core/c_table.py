"""Call the functions in the C table of cubind/core.h through ctypes, as C programs would."""

import ctypes
from ctypes import (
    POINTER,
    PYFUNCTYPE,
    c_char_p,
    c_int,
    c_int64,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint16,
    c_void_p,
    py_object,
)


class Array(ctypes.Structure):
    _fields_ = [
        ("pointer", c_size_t),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("itemsize", c_int64),
        ("ndim", c_int),
        ("device", c_int),
        ("device_accessible", c_int),
        ("readonly", c_int),
        ("type_code", c_uint8),
        ("type_bits", c_uint8),
        ("type_lanes", c_uint16),
    ]


Free = PYFUNCTYPE(None, c_size_t, c_size_t, c_size_t, c_void_p)
OUT = POINTER(c_size_t)
FUNCTIONS = {
    "raise": PYFUNCTYPE(c_int, c_int, c_char_p),
    "stream_handle": PYFUNCTYPE(c_int, py_object, OUT),
    "event_handle": PYFUNCTYPE(c_int, py_object, OUT),
    "context_handle": PYFUNCTYPE(c_int, py_object, OUT),
    "kernel_handle": PYFUNCTYPE(c_int, py_object, OUT),
    "device_ordinal": PYFUNCTYPE(c_int, py_object, POINTER(c_int)),
    "buffer_pointer": PYFUNCTYPE(c_int, py_object, OUT, OUT),
    "array_pointer": PYFUNCTYPE(c_int, py_object, OUT),
    "view_from_any": PYFUNCTYPE(py_object, py_object, c_ssize_t),
    "view_describe": PYFUNCTYPE(c_int, py_object, POINTER(Array)),
    "device_from_ordinal": PYFUNCTYPE(py_object, c_int),
    "stream_from_handle": PYFUNCTYPE(py_object, c_size_t, py_object),
    "buffer_from_pointer": PYFUNCTYPE(py_object, c_size_t, c_size_t, py_object),
    "buffer_from_callback": PYFUNCTYPE(py_object, c_size_t, c_size_t, py_object, Free, c_void_p),
    "launch": PYFUNCTYPE(c_int, py_object, py_object, py_object, POINTER(py_object), c_ssize_t),
    "launch_raw": PYFUNCTYPE(c_int, py_object, py_object, py_object, POINTER(c_void_p)),
}


class Table(ctypes.Structure):
    _fields_ = [("layout", c_int), ("size", c_size_t), *FUNCTIONS.items()]


def load():
    from cubind import _core

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = c_void_p, [py_object, c_char_p]
    return ctypes.cast(pointer(_core._C_API, b"cubind._core._C_API"), POINTER(Table)).contents


nothing = Free(lambda *_: None)


def take_over(buffer, stream):
    """Return a Buffer on the same memory, whose free callback does nothing."""
    return load().buffer_from_callback(buffer.handle, buffer.size, stream, nothing, None)
