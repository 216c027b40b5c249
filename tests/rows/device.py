"""Run kernels on the current device, through cubind.driver."""

import ctypes

from cubind import driver

HEAD = ".version 9.0\n.target sm_90\n.address_size 64\n"
AT_ONCE = 40  # kernels in a module


def ok(result):
    status, *rest = result
    if int(status) != 0:
        raise RuntimeError(f"the driver says {status!r}")
    return rest[0] if len(rest) == 1 else tuple(rest)


def begin():
    """Make a new context current, and destroy the previous one: a kernel may have failed in it."""
    device = ok(driver.cuDeviceGet(0))
    driver.cuDevicePrimaryCtxReset(device)
    ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(device))))


def text_of(kernels):
    first = kernels[0]
    head = HEAD.replace("9.0", "6.3") if first.old else HEAD
    return head.replace("sm_90", f"sm_{first.target}") + "".join(kernel.text for kernel in kernels)


def load(kernels):
    """Return a module of these kernels, which all have one version."""
    text = text_of(kernels)
    log = bytearray(4000)
    option = driver.CUjit_option
    keys = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    status, module = driver.cuModuleLoadDataEx(text.encode(), 2, keys, [log, len(log)])
    if int(status) != 0:
        names = ", ".join(str(kernel.row) for kernel in kernels[:3])
        raise RuntimeError(f"{status!r} {bytes(log).split(bytes(1))[0].decode()} (rows {names} …)")
    return module


def launch(kernel, function, addresses):
    types = (*[ctypes.c_uint64] * len(addresses), ctypes.c_uint32)
    blocks = kernel.blocks or (kernel.threads + kernel.block - 1) // kernel.block
    arguments = ((*addresses, kernel.threads), types)
    ok(driver.cuLaunchKernel(function, blocks, 1, 1, kernel.block, 1, 1, kernel.shared, 0, arguments, 0))
    ok(driver.cuCtxSynchronize())


def run_one(kernel, function):
    """Return the buffers after the kernel."""
    addresses = []
    try:
        for data in kernel.buffers:
            addresses.append(int(ok(driver.cuMemAlloc(max(len(data), 16)))))
            if data:
                ok(driver.cuMemcpyHtoD(addresses[-1], data, len(data)))
        launch(kernel, function, addresses)
        found = []
        for address, data in zip(addresses, kernel.buffers, strict=True):
            back = bytearray(len(data))
            if data:
                ok(driver.cuMemcpyDtoH(back, address, len(back)))
            found.append(bytes(back))
        return found
    finally:
        for address in addresses:
            driver.cuMemFree(address)


def groups(kernels):
    """Return groups of kernels for one target, none of them too large."""
    for target in sorted({kernel.target for kernel in kernels}):
        some = [kernel for kernel in kernels if kernel.target == target]
        for i in range(0, len(some), AT_ONCE):
            yield some[i : i + AT_ONCE]


def run(kernels):
    """Return (kernel, its buffers) for each."""
    for some in groups(kernels):
        module = load(some)
        try:
            for kernel in some:
                yield kernel, run_one(kernel, ok(driver.cuModuleGetFunction(module, kernel.name.encode())))
        finally:
            driver.cuModuleUnload(module)


def loaded(kernels):
    """Return (module or None, its kernels, error) of one module, or if it fails, one per kernel."""
    try:
        yield load(kernels), kernels, None
    except RuntimeError as error:
        if len(kernels) == 1:
            yield None, kernels, str(error)
        else:
            for kernel in kernels:
                yield from loaded([kernel])


def run_until_failure(kernels):
    """Return (kernel, buffers or error text, whether others follow), up to the first failure."""
    for some in groups(kernels):
        for module, there, error in loaded(some):
            for kernel in there:
                result, goes_on = error, True
                if module is not None:
                    try:
                        result = run_one(kernel, ok(driver.cuModuleGetFunction(module, kernel.name.encode())))
                    except RuntimeError as failure:
                        result, goes_on = str(failure), False
                yield kernel, result, goes_on
                if not goes_on:
                    return
            if module is not None:
                driver.cuModuleUnload(module)
