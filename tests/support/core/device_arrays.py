"""An array in device memory with __cuda_array_interface__, of any shape, type and strides."""

import numpy


class DeviceArray:
    def __init__(self, address, shape, dtype, strides=None, readonly=False, order="C"):
        self.address, self.shape, self.dtype = address, tuple(shape), numpy.dtype(dtype)
        self.readonly, self.order = readonly, order
        like = numpy.ndarray(self.shape, self.dtype, order=order)
        self.strides, self.size = tuple(strides or like.strides), like.size

    @classmethod
    def random(cls, choose, address):
        """Return an array whose `order` is the layout that numba gives its type."""
        dtype = choose.choice(
            ["int8", "uint16", "int32", "uint64", "float16", "float32", "float64", "complex64", "complex128", "bool"]
        )
        shape = [choose.randrange(1, 5) for _ in range(choose.randrange(4))]
        made = cls(address, shape, dtype, order=choose.choice("CF"))
        if len(shape) > 0 and choose.random() < 0.3:
            made.strides = tuple(stride * choose.choice([1, 2, -1]) for stride in made.strides)
            made.order = "A"
        return made

    @property
    def __cuda_array_interface__(self):
        return {
            "shape": self.shape, "typestr": self.dtype.str, "data": (self.address, self.readonly), "version": 3,
            "strides": self.strides,
        }  # fmt: skip
