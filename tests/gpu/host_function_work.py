"""Typical work of packages, for host_functions.py.

WORK has, for each name, the module to import and the parts of the work. A part imports what it
needs, and may raise. The parts whose names end with _python hand Python functions over on purpose.
"""

import ctypes


# ---- control: the driver through ctypes ----


def control():
    cuda = ctypes.CDLL("libcuda.so.1")
    device, context, stream = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
    assert cuda.cuInit(0) == 0
    assert cuda.cuDeviceGet(ctypes.byref(device), 0) == 0
    assert cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device) == 0
    assert cuda.cuCtxSetCurrent(context) == 0
    assert cuda.cuStreamCreate(ctypes.byref(stream), 1) == 0
    launch = cuda.cuLaunchHostFunc
    launch.argtypes = [ctypes.c_void_p] * 3
    python = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    free = ctypes.cast(ctypes.CDLL(None).free, ctypes.c_void_p)
    for _ in range(6):
        assert launch(stream, ctypes.cast(python, ctypes.c_void_p), None) == 0
        assert launch(stream, free, None) == 0
        assert cuda.cuStreamSynchronize(stream) == 0


WORK = {
    "control": ("ctypes", [control]),
}
