"""A child process of cubind.doctor: load libcuda.so.1 and describe the driver and its devices.

It imports nothing of cubind, so it works on a broken installation, too.
"""

import ctypes
import json
import os
import sys

_COMPUTE_CAPABILITY = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and _MINOR
_SONAME = "libcuda.so.1"
_RTLD_DI_LINKMAP = 2


def say(**facts):
    # Writes to the descriptor at once: a crash must not take the text with it.
    os.write(1, (json.dumps(facts) + "\n").encode())


def name_of(driver, status):
    """Return the name of a status; the number if the driver does not know it."""
    text = ctypes.c_char_p()
    if hasattr(driver, "cuGetErrorName") and driver.cuGetErrorName(status, ctypes.byref(text)) == 0 and text.value:
        return text.value.decode(errors="replace")
    return str(status)


def loaded_file(driver):
    """Return the path under which the loader has found the library; None if it does not say."""
    # The first members of struct link_map are an address and the path.
    found = ctypes.POINTER(ctypes.c_void_p * 2)()
    dlinfo = getattr(ctypes.CDLL(None), "dlinfo", None)
    if dlinfo is None or dlinfo(ctypes.c_void_p(driver._handle), _RTLD_DI_LINKMAP, ctypes.byref(found)) != 0:
        return None
    return os.fsdecode(ctypes.string_at(found.contents[1])) or None


def describe(driver, number):
    device, size = ctypes.c_int(), ctypes.c_size_t()
    name, values = ctypes.create_string_buffer(256), (ctypes.c_int(), ctypes.c_int())
    status = driver.cuDeviceGet(ctypes.byref(device), number)
    status = status or driver.cuDeviceGetName(name, 256, device)
    status = status or driver.cuDeviceTotalMem_v2(ctypes.byref(size), device)
    for value, attribute in zip(values, _COMPUTE_CAPABILITY, strict=True):
        status = status or driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, device)
    if status:
        return {"number": number, "error": name_of(driver, status)}
    capability = f"{values[0].value}.{values[1].value}"
    return {
        "number": number,
        "name": name.value.decode(errors="replace"),
        "compute_capability": capability,
        "memory": size.value,
    }


def main():
    say(at="loading")
    try:
        driver = ctypes.CDLL(_SONAME)
    except OSError as error:
        say(loaded=False, error=str(error))
        return
    file = loaded_file(driver)
    say(loaded=True, path=file, real_path=os.path.realpath(file) if file else None, at="cuInit()")
    if not hasattr(driver, "cuInit"):
        say(error="it has no function cuInit")
        return
    say(is_simulated=hasattr(driver, "cubind_simulates"))
    version = ctypes.c_int()
    if hasattr(driver, "cuDriverGetVersion") and driver.cuDriverGetVersion(ctypes.byref(version)) == 0:
        say(version=version.value)
    status = driver.cuInit(0)
    say(status=status, status_name=name_of(driver, status), at="cuDeviceGetCount()")
    if status:
        return
    count = ctypes.c_int()
    status = driver.cuDeviceGetCount(ctypes.byref(count))
    if status:
        say(status=status, status_name=name_of(driver, status))
        return
    say(devices=[], at="describing the devices")
    say(devices=[describe(driver, number) for number in range(count.value)], at="")


if __name__ == "__main__":
    sys.exit(main())
