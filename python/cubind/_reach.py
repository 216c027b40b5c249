"""Ask the driver whether the device can access an address in host memory.

The bindings ask before they refuse a host array for a parameter that is device memory. No other
call pays for the question.
"""

from cubind import driver

_SUCCESS = driver.CUresult.CUDA_SUCCESS
_KIND = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE
_SHARING = (
    driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_INTEGRATED,
    driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS,
)


def reaches(address):
    """Return whether the current device can access `address`; None if nobody can be asked.

    The device can access memory that CUDA knows: page-locked, registered or managed memory. A
    device that shares its memory with the host, or whose driver moves pages, can access all.
    """
    try:
        status, device = driver.cuCtxGetDevice()
    except RuntimeError:  # no driver
        return None
    if status != _SUCCESS:
        return None
    status, _ = driver.cuPointerGetAttribute(_KIND, address)
    if status == _SUCCESS:
        return True
    return any(driver.cuDeviceGetAttribute(attribute, device) == (_SUCCESS, 1) for attribute in _SHARING)
