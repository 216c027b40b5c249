"""Help the tests on a GPU: one interface for both forms of a call, device arrays, error bounds."""

import importlib

import numpy as np
from support.libraries import FURTHER, MODULES


class Functions:
    """A module whose functions, in either form, return their results after a status of success."""

    def __init__(self, name, checked):
        self.types = importlib.import_module(f"cubind.{name}")
        self._module = importlib.import_module(f"cubind.checked.{name}") if checked else self.types
        self._checked = checked

    def __getattr__(self, name):
        found = getattr(self._module, name)
        if self._checked or isinstance(found, type) or not callable(found):
            return found

        def call(*arguments, **named):
            status, *rest = found(*arguments, **named)
            assert status == 0, f"{name}: {status!r}"
            return rest[0] if len(rest) == 1 else tuple(rest) or None

        setattr(self, name, call)
        return call


class Form:
    """cubind in one of its forms: form.cublas.cublasCreate() returns the handle in both."""

    def __init__(self, name):
        self.name = name
        self.is_checked = name == "checked"

    def __getattr__(self, module):
        if module not in {*MODULES, *FURTHER}:
            raise AttributeError(module)
        functions = Functions(module, self.is_checked)
        setattr(self, module, functions)
        return functions

    def counts(self, **counts):
        """Return counts for the tuple form only: the checked form knows its lists' lengths."""
        return {} if self.is_checked else counts

    def listed(self, result):
        """Return the list of a result that the tuple form returns with its length."""
        if self.is_checked:
            return result
        items, count = result
        assert len(items) == count
        return items


class Memory:
    """Device memory that copies arrays to the device and back."""

    def __init__(self):
        self.runtime = Form("checked").runtime
        self.blocks = []

    def empty(self, size):
        address = self.runtime.cudaMalloc(max(int(size), 1))
        self.blocks.append(address)
        return address

    def put(self, array):
        """Return the address of a copy on the device, in the array's own memory order."""
        array = np.asarray(array)
        assert array.flags.c_contiguous or array.flags.f_contiguous
        address = self.empty(array.nbytes)
        self.write(address, array)
        return address

    def write(self, address, array):
        kind = self.runtime.types.cudaMemcpyKind.cudaMemcpyHostToDevice
        self.runtime.cudaMemcpy(address, array.ctypes.data, array.nbytes, kind)

    def get(self, address, shape, dtype, order="F"):
        """Synchronize the device and return a copy as an array."""
        array = np.empty(shape, dtype, order=order)
        self.runtime.cudaDeviceSynchronize()
        kind = self.runtime.types.cudaMemcpyKind.cudaMemcpyDeviceToHost
        self.runtime.cudaMemcpy(array.ctypes.data, address, array.nbytes, kind)
        return array

    def pointers(self, addresses):
        """Return the address of a table of addresses on the device."""
        return self.put(np.array([int(a) for a in addresses], dtype=np.uint64))

    def free(self):
        self.runtime.cudaDeviceSynchronize()
        for address in self.blocks:
            self.runtime.cudaFree(address)
        self.blocks = []


# --- numbers of types that NumPy lacks ------------------------------------------------------------


def to_bfloat16(array):
    """Return the bits of the nearest bfloat16, ties to even, as uint16."""
    bits = np.ascontiguousarray(array, dtype=np.float32).view(np.uint32)
    rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
    return rounded.astype(np.uint16)


def from_bfloat16(bits):
    return (np.ascontiguousarray(bits).astype(np.uint32) << 16).view(np.float32)


class Real:
    """An element type: its storage and its precision."""

    def __init__(self, name, data_type, storage, eps):
        self.name = name
        self.data_type = data_type  # name in cudaDataType
        self.storage = np.dtype(storage)
        self.eps = eps

    def encode(self, array):
        """Return the array as stored on the device, in the same memory order."""
        if self.name != "bf16":
            return array.astype(self.storage)
        flat = to_bfloat16(array.ravel(order="K"))
        return flat.reshape(array.shape, order="F" if array.flags.f_contiguous else "C")

    def decode(self, array):
        """Return the array in double precision."""
        if self.name != "bf16":
            return array.astype(np.complex128 if self.storage.kind == "c" else np.float64)
        flat = from_bfloat16(array.ravel(order="K"))
        return flat.reshape(array.shape, order="F" if array.flags.f_contiguous else "C").astype(np.float64)


REALS = {
    "fp16": Real("fp16", "CUDA_R_16F", np.float16, 2.0**-10),
    "bf16": Real("bf16", "CUDA_R_16BF", np.uint16, 2.0**-7),
    "fp32": Real("fp32", "CUDA_R_32F", np.float32, 2.0**-23),
    "fp64": Real("fp64", "CUDA_R_64F", np.float64, 2.0**-52),
    "c64": Real("c64", "CUDA_C_32F", np.complex64, 2.0**-23),
    "c128": Real("c128", "CUDA_C_64F", np.complex128, 2.0**-52),
}


# --- random data and bounds -----------------------------------------------------------------------


def normal(rng, shape, dtype, order="F"):
    """Return standard normal numbers of a dtype; complex ones have both parts."""
    dtype = np.dtype(dtype)
    values = rng.standard_normal(shape)
    if dtype.kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return np.asarray(values, dtype=dtype, order=order)


def wide(array):
    """Return the array in double precision."""
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def assert_within(result, expected, bound, what=""):
    """Check that the error of every element is within its bound."""
    error = np.abs(wide(np.asarray(result)) - expected)
    bad = ~(error <= bound)  # NaN is bad, too
    if np.any(bad):
        i = np.unravel_index(np.argmax(np.where(bad, error, -1)), error.shape)
        bounds = np.broadcast_to(bound, error.shape)
        raise AssertionError(
            f"{what}: {bad.sum()} of {bad.size} elements off; at {i}: {np.asarray(result)[i]} against "
            f"{np.asarray(expected)[i]}, {error[i]:.3g} off, {bounds[i]:.3g} allowed"
        )


def sum_bound(magnitude, k, eps, result=0.0, result_eps=0.0):
    """Return the error bound for a sum of k products if each step rounds by eps.

    `magnitude` is the sum of the products' absolute values. If the result is rounded to a smaller
    type, that adds half a unit of the type, with room for double rounding.
    """
    return (k + 8) * eps * magnitude + result_eps * np.abs(result) + 1e-300
