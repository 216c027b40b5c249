"""Provide the other side of DLPack: producers that count deleter calls, and a plain consumer."""

import ctypes
from ctypes import (
    POINTER,
    PYFUNCTYPE,
    Structure,
    addressof,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
    cast,
    py_object,
)

CPU, CUDA, PINNED, MANAGED, ROCM = 1, 2, 3, 13, 10
READ_ONLY, COPIED = 1, 2
NONE = object()  # stands for a missing item


class Device(Structure):
    _fields_ = [("type", c_int32), ("id", c_int32)]


class Type(Structure):
    _fields_ = [("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]


class Tensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device", Device),
        ("ndim", c_int32),
        ("dtype", Type),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


Deleter = PYFUNCTYPE(None, c_void_p)


class Managed(Structure):
    _fields_ = [("tensor", Tensor), ("context", c_void_p), ("deleter", Deleter)]


class Versioned(Structure):
    _fields_ = [
        ("major", c_uint32),
        ("minor", c_uint32),
        ("context", c_void_p),
        ("deleter", Deleter),
        ("flags", c_uint64),
        ("tensor", Tensor),
    ]


_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = py_object, [c_void_p, c_char_p, c_void_p]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = c_void_p, [py_object, c_char_p]
_name = ctypes.pythonapi.PyCapsule_GetName
_name.restype, _name.argtypes = c_char_p, [py_object]
_set_name = ctypes.pythonapi.PyCapsule_SetName
_set_name.restype, _set_name.argtypes = c_int, [py_object, c_char_p]

NAMES = {}  # capsules do not own their names


def capsule(address, name):
    return _new(address, NAMES.setdefault(name, name.encode()), None)


def name_of(capsule):
    return _name(capsule).decode()


def ints(values):
    return (c_int64 * len(values))(*values)


class Producer:
    """An object with __dlpack__ that behaves as told.

    `deleted` counts deleter calls, `asked` holds the arguments of each __dlpack__ call.
    """

    def __init__(
        self,
        ptr,
        shape,
        code=(2, 32, 1),
        strides=None,
        device=(CUDA, 0),
        reported=None,
        offset=0,
        flags=0,
        versioned=True,
        version=(1, 0),
        name=None,
        ndim=None,
        deleter=True,
        knows_version=True,
    ):
        self.settings = ptr, shape, code, strides, device, offset, flags, versioned, version, name, ndim, deleter
        self.reported = reported if reported is not None else device
        self.knows_version = knows_version
        self.asked, self.kept, self.deleted = [], {}, 0

    def __dlpack_device__(self):
        return self.reported

    def __dlpack__(self, **arguments):
        self.asked.append(arguments)
        if "max_version" in arguments and not self.knows_version:
            raise TypeError("__dlpack__() got an unexpected keyword argument 'max_version'")
        return self.export()

    def tensor(self):
        ptr, shape, code, strides, device, offset, _, _, _, _, ndim, _ = self.settings
        tensor = Tensor(ptr, Device(*device), len(shape or ()) if ndim is None else ndim, Type(*code))
        tensor.byte_offset = offset
        if shape is not None:
            tensor.shape = ints(shape)
        if strides is not None:
            tensor.strides = ints(strides)
        return tensor

    def managed(self):
        *_, flags, versioned, version, _, _, deleter = self.settings
        call = Deleter(self.delete) if deleter else Deleter()
        made = Versioned(*version, None, call, flags) if versioned else Managed(deleter=call)
        made.tensor = self.tensor()
        self.kept[addressof(made)] = made, call
        return made

    def delete(self, address):
        assert address in self.kept, "deleted twice"
        self.deleted += 1
        del self.kept[address]

    def export(self):
        *_, versioned, _, name, _, _ = self.settings
        return capsule(addressof(self.managed()), name or ("dltensor_versioned" if versioned else "dltensor"))


class Old(Producer):
    """A producer from before DLPack 1.0."""

    def __init__(self, *args, **settings):
        super().__init__(*args, versioned=False, knows_version=False, **settings)


# --- the C exchange table -------------------------------------------------------------------------

Export = PYFUNCTYPE(c_int, py_object, POINTER(c_void_p))
Import = PYFUNCTYPE(c_int, c_void_p, POINTER(c_void_p))
Borrow = PYFUNCTYPE(c_int, py_object, POINTER(Tensor))
Stream = PYFUNCTYPE(c_int, c_int, c_int32, POINTER(c_void_p))
SetError = PYFUNCTYPE(None, c_void_p, c_char_p, c_char_p)
Allocate = PYFUNCTYPE(c_int, POINTER(Tensor), POINTER(c_void_p), c_void_p, SetError)


class Table(Structure):
    _fields_ = [
        ("major", c_uint32),
        ("minor", c_uint32),
        ("previous", c_void_p),
        ("allocate", Allocate),
        ("managed_from_object", Export),
        ("managed_to_object", Import),
        ("tensor_from_object", Borrow),
        ("current_work_stream", Stream),
    ]


def table_of(cls, attribute="__dlpack_c_exchange_api__"):
    return cast(_pointer(getattr(cls, attribute), b"dlpack_exchange_api"), POINTER(Table)).contents


def make_exchanger(
    attribute="__dlpack_c_exchange_api__", stream=0, borrow=True, version=(1, 3), fail=False, nothing=False
):
    """Return a class of producers with a C exchange table.

    Its instances count in `fast` how often the table was used. With `fail` the table reports a
    failure without an exception; with `nothing` it reports success and returns nothing.
    """

    class Exchanger(Producer):
        fast = 0
        work_stream = stream

    def export(o, out):
        if fail:
            return -1
        o.fast += 1
        if not nothing:
            out[0] = addressof(o.managed())
        return 0

    def lend(o, out):
        if fail:
            return -1
        o.fast += 1
        o.lent = o.tensor()
        if not nothing:
            out[0] = o.lent
        return 0

    def current(_type, _id, out):
        out[0] = Exchanger.work_stream
        return 0

    table = Table(*version, None, Allocate(), Export(export), Import(), Borrow(lend) if borrow else Borrow())
    table.current_work_stream = Stream(current)
    Exchanger.table = table
    setattr(Exchanger, attribute, capsule(addressof(table), "dlpack_exchange_api"))
    return Exchanger


# --- consuming ------------------------------------------------------------------------------------


class Consumed:
    """A consumed capsule; delete() gives it back."""

    def __init__(self, exported):
        self.name = name_of(exported)
        self.versioned = self.name == "dltensor_versioned"
        address = _pointer(exported, self.name.encode())
        used = "used_" + self.name
        assert _set_name(exported, NAMES.setdefault(used, used.encode())) == 0
        self.managed = cast(address, POINTER(Versioned if self.versioned else Managed)).contents
        self.address = address
        tensor = self.managed.tensor
        self.ptr = (tensor.data or 0) + tensor.byte_offset
        self.device = tensor.device.type, tensor.device.id
        self.dtype = tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes
        self.shape = tuple(tensor.shape[i] for i in range(tensor.ndim))
        self.strides = tuple(tensor.strides[i] for i in range(tensor.ndim)) if tensor.strides else None
        self.flags = self.managed.flags if self.versioned else 0

    def delete(self):
        self.managed.deleter(self.address)


class Interface:
    """An object with __cuda_array_interface__; `changes` replace its items, NONE removes one."""

    def __init__(self, ptr, shape, typestr="<f4", changes=(), **others):
        given = {"shape": shape, "typestr": typestr, "data": (ptr, False), "version": 3, "strides": None, **others}
        given |= dict(changes)
        self.__cuda_array_interface__ = {key: value for key, value in given.items() if value is not NONE}
