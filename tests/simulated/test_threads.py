"""Test that the simulated device's library can be closed while its threads still run."""

import os
import subprocess
import sys

from support.libraries import BUILD

PROGRAM = '''
import _ctypes, ctypes, os, sys
driver = ctypes.CDLL(sys.argv[1])
context, module, function = (ctypes.c_void_p() for _ in range(3))
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry empty() { ret; }\\0"
statuses = [driver.cuInit(0), driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), driver.cuCtxSetCurrent(context),
            driver.cuModuleLoadData(ctypes.byref(module), ptx),
            driver.cuModuleGetFunction(ctypes.byref(function), module, b"empty"),
            driver.cuLaunchKernel(function, 64, 1, 1, 256, 1, 1, 0, None, None, None), driver.cuCtxSynchronize()]
threads = len(os.listdir("/proc/self/task"))
_ctypes.dlclose(driver._handle)
print(statuses, threads > 1, sys.argv[1] in open("/proc/self/maps").read())
'''


def test_library_is_closed_while_threads_wait():
    library = BUILD / "python" / "cubind" / "simulator" / "libcuda.so.1"
    environment = os.environ | {"CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "threads=3"}
    told = subprocess.run([sys.executable, "-c", PROGRAM, library], env=environment, check=True, capture_output=True,
                          text=True, timeout=60).stdout
    assert told == f"{[0] * 7} True True\n"
