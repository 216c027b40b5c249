"""Build a fake PyTorch: modules `torch` and `torch._C`, and a library with C functions for views.

A fake tensor has the address of a bytes object with the values that the functions return, directly
after its object header or eight bytes later.
"""

import struct
import subprocess
import sys
import types

SOURCE = r"""
#include <stdint.h>
#include <string.h>
enum { HEAD = 32 };  // of a bytes object
struct facts { void *data; int64_t ndim, shape[8], strides[8]; int32_t type, device_type, device, fails; };
static void *stream;
static int calls;
static struct facts *of(void *tensor) { calls++; return (struct facts *)(*(char **)tensor + HEAD); }
#define GET(name, type, value, number) \
    int32_t aoti_torch_get_##name(void *t, type *out) \
    { struct facts *f = of(t); *out = value; return f->fails == number; }
GET(data_ptr, void *, f->data, 1)
GET(dim, int64_t, f->ndim, 2)
GET(sizes, int64_t *, f->shape, 3)
GET(strides, int64_t *, f->strides, 4)
GET(dtype, int32_t, f->type, 5)
GET(device_type, int32_t, f->device_type, 6)
GET(device_index, int32_t, f->device, 7)
#define CONSTANT(name, value) int32_t aoti_torch_##name(void) { return value; }
CONSTANT(device_type_cpu, 0) CONSTANT(device_type_cuda, 1)
CONSTANT(dtype_uint8, 0) CONSTANT(dtype_int8, 1) CONSTANT(dtype_int16, 2) CONSTANT(dtype_int32, 3)
CONSTANT(dtype_int64, 4) CONSTANT(dtype_float16, 5) CONSTANT(dtype_float32, 6) CONSTANT(dtype_float64, 7)
CONSTANT(dtype_complex64, 9) CONSTANT(dtype_bool, 11) CONSTANT(dtype_bfloat16, 15)
#ifndef WITHOUT_CUDA
int32_t aoti_torch_get_current_cuda_stream(int32_t device, void **out) { *out = stream; return device > 1; }
#endif
void fake_set_stream(void *s) { stream = s; }
int fake_calls(void) { return calls; }
"""
CODES = {"uint8": 0, "int8": 1, "int16": 2, "int32": 3, "int64": 4, "float16": 5, "float32": 6, "float64": 7}
CODES |= {"complex64": 9, "bool": 11, "bfloat16": 15}
CPU, CUDA, OTHER = 0, 1, 5


def compiled(folder, *options):
    """Return the paths of torch._C and of the library behind it, which has the functions."""
    (folder / "functions.c").write_text(SOURCE)
    (folder / "empty.c").write_text("int torch_c;\n")
    behind, module = folder / "libfake_torch.so", folder / "_C.so"
    environment = {"PATH": "/usr/bin:/bin"}  # no LD_PRELOAD: a sanitizer's does not suit a compiler
    command = ["gcc", "-shared", "-fPIC", *options]
    subprocess.run([*command, folder / "functions.c", "-o", behind], check=True, env=environment)
    needs = [f"-L{folder}", "-Wl,--no-as-needed", "-lfake_torch", f"-Wl,-rpath,{folder}"]
    subprocess.run([*command, folder / "empty.c", "-o", module, *needs], check=True, env=environment)
    return module, behind


def install(module, version):
    """Put the modules into sys.modules; return the class Tensor."""
    late = tuple(int(part) for part in version.split(".")[:2]) >= (2, 10)
    names = ("cdata",) if late else ("a_flag", "cdata")  # slots are in the order of their names

    class TensorBase:
        __slots__ = names

    class Tensor(TensorBase):
        def __init__(self, data, shape, strides, dtype="float32", device=CUDA, index=0, fails=0):
            padded = [(*values, *(0,) * (8 - len(values))) for values in (shape, strides)]
            packed = struct.pack("=Qq8q8q4i", data, len(shape), *padded[0], *padded[1], CODES[dtype], device, index, fails)
            if not late:
                self.a_flag = False
            self.cdata = packed
            self.asked = []

        def __dlpack_device__(self):
            self.asked.append("__dlpack_device__")
            raise BufferError("asked by DLPack")

        def __dlpack__(self, **arguments):
            raise AssertionError

    Tensor.__module__ = "torch"
    torch, c = types.ModuleType("torch"), types.ModuleType("torch._C")
    torch.__version__, torch.Tensor, torch._C, c.__file__ = version, Tensor, c, str(module)
    sys.modules.update({"torch": torch, "torch._C": c})
    return Tensor
