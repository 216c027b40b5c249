"""A child process of cubind.doctor: run a tiny kernel on the simulated device.

The first argument is JSON: {"path": its libcuda.so.1}. Options are those of the environment.
"""

import ctypes
import json
import os
import sys

_VALUE = 42
_KERNEL = b"""
.version 8.0
.target sm_75
.address_size 64
.visible .entry answer(.param .u64 at)
{
    .reg .b64 %a;
    ld.param.u64 %a, [at];
    st.u32 [%a], 42;
    ret;
}
"""


def say(**facts):
    os.write(1, (json.dumps(facts) + "\n").encode())


class Failure(Exception):
    pass


def must(driver, name, *arguments):
    say(at=f"{name}()")
    status = getattr(driver, name)(*arguments)
    if status:
        raise Failure(f"{name}() returns {status}")


def run(driver):
    device, context, module, kernel = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
    memory, answer = ctypes.c_uint64(), ctypes.c_uint32()
    must(driver, "cuInit", 0)
    must(driver, "cuDeviceGet", ctypes.byref(device), 0)
    must(driver, "cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
    must(driver, "cuCtxSetCurrent", context)
    must(driver, "cuModuleLoadData", ctypes.byref(module), _KERNEL)
    must(driver, "cuModuleGetFunction", ctypes.byref(kernel), module, b"answer")
    must(driver, "cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(4))
    values = (ctypes.c_void_p * 1)(ctypes.addressof(memory))
    must(driver, "cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, None, values, None)
    must(driver, "cuMemcpyDtoH_v2", ctypes.byref(answer), memory, ctypes.c_size_t(4))
    if answer.value != _VALUE:
        raise Failure(f"its kernel computes {answer.value}, not {_VALUE}")


def main():
    say(at="loading")
    try:
        driver = ctypes.CDLL(json.loads(sys.argv[1])["path"])
        driver.cubind_simulator_check_options.restype = ctypes.c_char_p
        wrong = driver.cubind_simulator_check_options(os.environ.get("CUBIND_SIMULATOR", "").encode())
        if wrong is not None:
            say(wrong_options=wrong.decode())
            return
        run(driver)
    except (Failure, OSError, AttributeError) as error:
        say(error=str(error))
        return
    say(works=True, at="")


if __name__ == "__main__":
    main()
