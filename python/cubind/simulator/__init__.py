"""Simulate a CUDA device on CPU threads: run kernels, and get a GPU's results, without a GPU.

The simulated device executes PTX. It is off by default. Switch it on

* by ``CUBIND_DEVICE=simulated`` in the environment of a program that imports cubind,
* by ``python3 -m cubind.simulator program.py`` for any program,
* by ``pytest -p cubind.simulator.pytest`` for a test run,
* or by ``cubind.simulator.use()`` before the first CUDA call.

All four take the options of ``use()``; in the environment they are
``CUBIND_SIMULATOR="key=value,..."``.
"""

import os
import re

SWITCH = "CUBIND_DEVICE"
VARIABLE = "CUBIND_SIMULATOR"
SONAME = "libcuda.so.1"
OPTIONS = (
    "devices",
    "compute_capability",
    "memory",
    "threads",
    "check",
    "seed",
    "poison",
    "timeout",
    "translate",
    "report",
    "annotate",
)

__all__ = ["is_active", "library", "options", "use"]


# ---- options: the driver reads them, and says what is wrong ----


def _split(text):
    """Return {name: value} for "key=value,..."; a value ends where the next key begins."""
    items = (item.partition("=") for item in re.split(r",(?=\w+=)", text) if item)
    return {name: value for name, _, value in items}


def _join(options):
    return ",".join(f"{name}={value}" for name, value in options.items())


def _value(name, value):
    if name == "report":
        return os.path.abspath(value)
    return str(value) if isinstance(value, (str, int, float)) else ",".join(value)


def options() -> dict[str, str]:
    """Return the options of the simulated device, present or future, as text.

    Missing ones have their defaults.
    """
    return _split(os.environ.get(VARIABLE, ""))


# ---- the library ----


def library() -> str:
    """Return the path of the simulated driver, which is on no search path.

    ImportError if cubind was built without it.
    """
    path = os.path.join(os.path.dirname(__file__), SONAME)
    if not os.path.exists(path):
        raise ImportError(f"this cubind was built without the simulated device: {path} is missing (CUBIND_BUILD_SIMULATOR=ON)")
    return path


def _loaded():
    """Return the libcuda.so.1 that the process has loaded, or None."""
    import ctypes

    try:
        return ctypes.CDLL(SONAME, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
    except OSError:
        return None


def _simulates(driver):
    return hasattr(driver, "cubind_simulates") and driver.cubind_simulates() == 1


def is_active() -> bool:
    """Return whether this process computes on the simulated device."""
    driver = _loaded()
    return driver is not None and _simulates(driver)


def _load(text, where):
    """Load the simulated driver with the given options and return it.

    From now on opening libcuda.so.1 yields this driver. A driver that is loaded cannot be replaced;
    after an error none is loaded.
    """
    import ctypes

    from cubind import _runtime

    driver = _loaded()
    if driver is not None and not _simulates(driver):
        raise RuntimeError(
            f"the system's {SONAME} is already loaded in this process: request the simulated device before the first CUDA "
            f"call and before you import a package that makes one, or set {SWITCH}=simulated"
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
    """Make this process and its children compute on the simulated device.

    Call it before the first CUDA call. The options and their defaults:

    devices             number of devices, up to 8: 1
    compute_capability  "9.0"
    memory              bytes that a device reports: "16G"; untouched until they are used
    threads             CPU threads that run a kernel's blocks: 0, all
    check               "memory", "sync", "race", "init", several of them, "all" or "none": the
                        first two
    seed                seed of the order of warps and blocks: 0, a fixed order
    poison              seed of what memory holds that nothing has written, up to 64 MiB of an
                        allocation: 0, zeros or what was there before
    timeout             seconds after which a kernel is stopped: 0, never
    translate           "never" or "auto": whether kernels become machine code; so far none does
    report              file for reports about kernels, as JSON if its name ends in .json or
                        .jsonl: standard error
    annotate            "always", "never" or "auto": whether reports are annotations of source
                        lines, too; auto, in a job of GitHub

    Other options keep their values from CUBIND_SIMULATOR in the environment; all are stored there
    for child processes, too. ValueError for a wrong option. RuntimeError if the system's driver is
    loaded, or the device has been initialised with other options. ImportError if cubind was built
    without the device.
    """
    before = _split(os.environ.get(VARIABLE, ""))
    wanted = before | {name: _value(name, value) for name, value in options.items()}
    driver = _load(_join(wanted), "cubind.simulator.use()" if options else VARIABLE)
    if wanted != before and driver.cubind_simulator_is_initialized():
        raise RuntimeError("the simulated device is already initialized with other options: call cubind.simulator.use() earlier")
    os.environ[SWITCH] = "simulated"
    if wanted:
        os.environ[VARIABLE] = _join(wanted)


def _recover(patience):
    """Make contexts whose kernel has failed usable again, and return their number.

    `patience`: seconds to wait for work in progress.
    """
    import ctypes

    call = _loaded().cubind_simulator_recover
    call.argtypes = [ctypes.c_double]
    return call(patience)


def _take_reports():
    """Return the reports since the last call, as dictionaries.

    The first call starts to keep them.
    """
    import ctypes
    import json

    text = ctypes.create_string_buffer(1 << 18)
    _loaded().cubind_simulator_take_reports(text)
    return [json.loads(line) for line in text.value.splitlines()]


def _print_kept(on):
    """Choose whether reports that are kept are also written to the standard error."""
    _loaded().cubind_simulator_print_kept(int(on))


def _findings(patience):
    """Return the number of findings of the checks, without faults.

    `patience`: seconds to wait for work in progress.
    """
    import ctypes

    call = _loaded().cubind_simulator_findings
    call.argtypes, call.restype = [ctypes.c_double], ctypes.c_uint
    return call(patience)


def _switch(setting):
    """Load the device that CUBIND_DEVICE names.

    Wrong options are reported here, not as a status of cuInit.
    """
    if setting != "simulated":
        raise ValueError(f"{SWITCH}={setting} does not name a device: use 'simulated', or unset the variable to use the GPU")
    _load(os.environ.get(VARIABLE, ""), VARIABLE)
