"""A CUDA device made of CPU threads, which executes PTX: kernels run, and give a GPU's results, on a machine without one.

Never by itself: a program computes on it when it was asked to,

* by ``CUBIND_DEVICE=simulated`` in the environment of a program that imports cubind,
* by ``python3 -m cubind.simulator program.py`` for any program,
* by ``pytest -p cubind.simulator.pytest`` for a test run,
* or by ``cubind.simulator.use()`` before the first CUDA call.

The options of all four are those of ``use()``; in the environment they are ``CUBIND_SIMULATOR="key=value,..."``.
"""

import os
import re

SWITCH = "CUBIND_DEVICE"
VARIABLE = "CUBIND_SIMULATOR"
SONAME = "libcuda.so.1"
OPTIONS = ("devices", "compute_capability", "memory", "threads", "check", "seed", "timeout", "translate", "report")

__all__ = ["is_active", "library", "options", "use"]


# ---- options: the driver reads them, and says what is wrong ----


def _split(text):
    """{name: value} of "key=value,..."; a value ends where the next key begins."""
    items = (item.partition("=") for item in re.split(r",(?=\w+=)", text) if item)
    return {name: value for name, _, value in items}


def _join(options):
    return ",".join(f"{name}={value}" for name, value in options.items())


def _value(name, value):
    if name == "report":
        return os.path.abspath(value)
    return str(value) if isinstance(value, (str, int, float)) else ",".join(value)


def options() -> dict[str, str]:
    """The options that the simulated device has been or will be given, as texts; those that are missing have their defaults."""
    return _split(os.environ.get(VARIABLE, ""))


# ---- the library ----


def library() -> str:
    """The file of the simulated driver. It is on no search path."""
    path = os.path.join(os.path.dirname(__file__), SONAME)
    if not os.path.exists(path):
        raise ImportError(f"this cubind was built without its simulated device: there is no {path} (CUBIND_BUILD_SIMULATOR=ON)")
    return path


def _loaded():
    """The libcuda.so.1 that the process has loaded, or None."""
    import ctypes

    try:
        return ctypes.CDLL(SONAME, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
    except OSError:
        return None


def _simulates(driver):
    return hasattr(driver, "cubind_simulates") and driver.cubind_simulates() == 1


def is_active() -> bool:
    """Whether this process computes on the simulated device."""
    driver = _loaded()
    return driver is not None and _simulates(driver)


def _load(text, where):
    """The simulated driver, with options that it understands: who opens libcuda.so.1 from now on gets it. What is loaded cannot
    be replaced; after an error nothing is."""
    import ctypes

    from cubind import _runtime

    driver = _loaded()
    if driver is not None and not _simulates(driver):
        raise RuntimeError(
            f"the system's {SONAME} is loaded in this process: ask for the simulated device before the first CUDA call and before "
            f"a package that makes one is imported, or set {SWITCH}=simulated"
        )
    ours = driver if driver is not None else ctypes.CDLL(library(), mode=ctypes.RTLD_GLOBAL)
    ours.cubind_simulator_check_options.restype = ctypes.c_char_p
    error = ours.cubind_simulator_check_options(text.encode())
    if error is not None:
        if driver is None:
            import _ctypes

            _ctypes.dlclose(ours._handle)
        raise ValueError(error.decode().replace(VARIABLE, where, 1))
    ours.cubind_simulator_listen(ctypes.c_void_p(_runtime._signal_handlers()))
    from cubind.simulator import _standins

    _standins.load()
    return ours


def use(**options: object) -> None:
    """Makes this process, and those that it starts, compute on the simulated device; before the first CUDA call.

    devices             how many there are, up to 8: 1
    compute_capability  "9.0"
    memory              bytes that a device says to have: "16G", of which nothing is touched before it is used
    threads             CPU threads that run a kernel's blocks: 0, all
    check               "memory", "sync", several of them, or "none": both
    seed                of the order of warps and blocks: 0, which is fixed
    timeout             seconds after which a kernel is ended: 0, never
    translate           "never", or "auto": whether kernels are made machine code of, which none is yet
    report              file for what goes wrong in kernels: the standard error

    Options that are not given are those of CUBIND_SIMULATOR in the environment, where they are left for child processes, too.
    ValueError for what is no option; RuntimeError when the system's driver is loaded, or when the device has been initialised
    with other options.
    """
    before = _split(os.environ.get(VARIABLE, ""))
    wanted = before | {name: _value(name, value) for name, value in options.items()}
    driver = _load(_join(wanted), "cubind.simulator.use()" if options else VARIABLE)
    if wanted != before and driver.cubind_simulator_is_initialized():
        raise RuntimeError("the simulated device has been initialised with other options: call cubind.simulator.use() before")
    os.environ[SWITCH] = "simulated"
    if wanted:
        os.environ[VARIABLE] = _join(wanted)


def _recover(patience):
    """Contexts whose kernel has failed compute again. How many there were; `patience`: seconds to wait for work that goes on."""
    import ctypes

    call = _loaded().cubind_simulator_recover
    call.argtypes = [ctypes.c_double]
    return call(patience)


def _take_reports():
    """The reports of kernels since the last call. The first call starts to keep them."""
    import ctypes

    text = ctypes.create_string_buffer(1 << 16)
    _loaded().cubind_simulator_take_reports(text)
    return text.value.decode(errors="replace")


def _switch(setting):
    """What CUBIND_DEVICE asks for. What is wrong with the options is told here, and no status of cuInit."""
    if setting != "simulated":
        raise ValueError(f"{SWITCH}={setting} names no device: 'simulated' is one, and without the variable it is the GPU")
    _load(os.environ.get(VARIABLE, ""), VARIABLE)
