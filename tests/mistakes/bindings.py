"""Make mistakes with both forms of the bindings: wrong types, missing arguments, misspelt names."""

from mistakes import area, mistake

AREA = area(
    "The bindings",
    """
    import cubind
    from cubind import driver, nvrtc
    from cubind.checked import driver as checked
    from cubind.checked import nvrtc as checked_nvrtc

    checked.cuInit(0)
    device = checked.cuDeviceGet(0)
    context = checked.cuDevicePrimaryCtxRetain(device)
    checked.cuCtxSetCurrent(context)
    at = checked.cuMemAlloc(64)
    ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry k() { ret; }\\0"
    """,
    mistake("Text for a number", """driver.cuMemAlloc("64")"""),
    mistake("A number below zero for a size", "driver.cuMemAlloc(-1)"),
    mistake("An argument is forgotten", "driver.cuMemcpyDtoH(bytearray(64), at)"),
    mistake("An argument too many", "checked.cuDeviceGetCount(0)"),
    mistake("A misspelt keyword", "driver.cuMemAlloc(bytsize=64)"),
    mistake(
        "Text for an enumeration",
        """driver.cuDeviceGetAttribute("warp size", device)""",
    ),
    mistake(
        "The arguments change places",
        "checked.cuDeviceGetAttribute(device, driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE)",
    ),
    mistake("A number that no member has", "driver.CUdevice_attribute(100000)"),
    mistake("A misspelt member of an enumeration", "driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARPSIZE"),
    mistake("A misspelt function", "driver.cuMemAllloc", helps="Python suggests nothing among so many names"),
    mistake("A misspelt function of a small module", "nvrtc.nvrtcCompilProgram"),
    mistake("A name that is not to be imported", "from cubind.driver import cuMemAllocate"),
    mistake(
        "A misspelt field of a structure",
        "driver.CUDA_MEMCPY2D().srcDevise = at",
        helps="it does not say what there is",
    ),
    mistake("A misspelt field that is read", "driver.CUDA_MEMCPY2D().WidthInByte"),
    mistake("A misspelt field in the constructor", "driver.CUmemLocation(tpye=1)"),
    mistake("Text for a field that is a number", """driver.CUDA_MEMCPY2D().Height = "8\""""),
    mistake("A handle of another class", "checked.cuStreamSynchronize(checked.cuEventCreate(0))"),
    mistake("Text for a handle", """checked.cuStreamSynchronize("stream")"""),
    mistake(
        "A source that is too short of names",
        """checked_nvrtc.nvrtcCreateProgram(b"", b"f.cu", 2, [b"a"], [b"a.h"])""",
    ),
    mistake("bytes as the target of a copy", "checked.cuMemcpyDtoH(bytes(64), at, 64)"),
    mistake("A target that is too small", "checked.cuMemcpyDtoH(bytearray(8), at, 64)"),
    mistake("An address that is not on the device", "checked.cuMemcpyDtoH(bytearray(8), 8, 8)"),
    mistake(
        "A kernel that the module lacks",
        """
        module = checked.cuModuleLoadData(ptx)
        checked.cuModuleGetFunction(module, b"kernel")
        """,
    ),
    mistake("A device that is not there", "checked.cuDeviceGet(7)"),
    mistake(
        "The status is not taken apart",
        "checked.cuMemFree(driver.cuMemAlloc(64))",
    ),
)
