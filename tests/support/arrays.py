"""Stand-ins for arrays of other packages: one class for each protocol.

Each has the address and the size of memory, which the caller keeps alive, and counts how often it
was asked.
"""

import ctypes


class Interface:
    """An array with __cuda_array_interface__, as of Numba."""

    def __init__(self, address, size=64):
        self.address, self.size = address, size

    @property
    def __cuda_array_interface__(self):
        return {"shape": (self.size,), "typestr": "|u1", "data": (self.address, False), "version": 3}


class _Memory:
    def __init__(self, address):
        self.ptr = address


class CuPyLike:
    """An array of which the runtime reads data.ptr, since its class is called cupy's."""

    __module__ = "cupy"
    __cuda_array_interface__ = property(lambda self: 1 / 0)  # slower, so it is not read

    def __init__(self, address, size=64):
        self.data, self.size = _Memory(address), size

    def __int__(self):  # of an array with one item: its value, which is no address
        return 7


class TorchLike:
    """A tensor with data_ptr() and is_cuda."""

    def __init__(self, address, size=64, on_device=True, pinned=False):
        self.address, self.size, self.is_cuda, self.pinned = address, size, on_device, pinned

    is_cuda = None  # on the class, as PyTorch has it

    def data_ptr(self):
        return self.address

    def is_pinned(self):
        return self.pinned

    def __int__(self):
        return 7


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("id", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device", _Device), ("ndim", ctypes.c_int32), ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class DLPackLike:
    """An array with __dlpack__(), asked with stream=-1; `offset` is its byte_offset."""

    CPU, CUDA, MANAGED, OTHER = 1, 2, 13, 8

    def __init__(self, address, size=64, device=CUDA, offset=16):
        self.device, self.streams = device, []
        self.shape = (ctypes.c_int64 * 1)(size)
        self.managed = _Managed(_Tensor(address - offset, _Device(device, 0), 1, _Type(1, 8, 1), self.shape, None, offset))

    def __dlpack_device__(self):
        return self.device, 0

    def __dlpack__(self, *, stream=None):
        self.streams.append(stream)
        return _new_capsule(ctypes.addressof(self.managed), b"dltensor", None)
