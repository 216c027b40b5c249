"""Check the driver and its devices."""

import os
from collections.abc import Iterator

from cubind._command.problems import BRANCHES, Check, Facts, Problem, in_use

_STUB = 34  # CUDA_ERROR_STUB_LIBRARY
_OLDEST = 12  # CUDA major; older drivers lack functions that every program calls
_SIMULATE = "export CUBIND_DEVICE=simulated"
_INSTEAD = f"To compute without a GPU: {_SIMULATE}"
# {status of cuInit: (name, what it means, what mends it)}
_STATUS = {
    46: (
        "driver-fails",
        "the device is in use by others, or in exclusive mode",
        "End the other process, or run nvidia-smi -c DEFAULT.",
    ),
    100: (
        "no-device",
        "the driver sees no GPU",
        f"Check nvidia-smi. In a container, start it with --gpus all. {_INSTEAD}",
    ),
    802: ("driver-fails", "the system is not ready", "Start the fabric manager: systemctl start nvidia-fabricmanager"),
    803: (
        "driver-mismatch",
        "the driver's library and its kernel module are of different versions",
        "Reboot, so that the new kernel module loads.",
    ),
    804: (
        "driver-mismatch",
        "the forward-compatibility package does not support this GPU",
        "Remove the folder of the package cuda-compat from LD_LIBRARY_PATH.",
    ),
    999: (
        "driver-fails",
        "the driver's devices in /dev do not work",
        "Run nvidia-modprobe -u -c 0, or reboot. In a container, start it with --gpus all.",
    ),
}


def _is_simulated() -> bool:
    return os.environ.get("CUBIND_DEVICE") == "simulated"


def _devices(facts: Facts) -> str:
    count = len(facts["devices"])
    return f"only {count} device{'s' if count > 1 else ''}"


def missing(facts: Facts) -> Iterator[Problem]:
    driver = facts["driver"]
    if driver["is_loaded"] or driver["end"] or _is_simulated():
        return
    said = driver["error"] or ""
    if "cannot open shared object file" in said and said.startswith("libcuda.so.1"):
        module = driver["kernel_module"]
        if module:
            yield Problem(
                "driver-missing",
                "error",
                f"The kernel module of driver {module} is loaded, but the system's loader finds no libcuda.so.1.",
                "Calls that need the GPU raise LibraryNotFoundError.",
                "Install the driver's libraries of the same version. In a container, start it with --gpus all.",
            )
        else:
            yield Problem(
                "driver-missing",
                "error",
                "There is no NVIDIA driver: the system's loader finds no libcuda.so.1.",
                "Calls that need a GPU raise LibraryNotFoundError.",
                f"Install NVIDIA's display driver if this machine has a GPU. {_INSTEAD}",
            )
    else:
        yield Problem(
            "driver-broken",
            "error",
            f"The driver cannot be loaded: {said or 'the loader does not say why'}.",
            "Calls that need a GPU raise LibraryNotFoundError.",
            "Install the driver again, or remove that file if it is no driver.",
        )


def stopped(facts: Facts) -> Iterator[Problem]:
    driver = facts["driver"]
    where = driver["real_path"] or "libcuda.so.1"
    at = driver["at"] or "it started"
    if driver["end"] == "hung":
        yield Problem(
            "driver-hangs",
            "error",
            f"The driver {where} did not return from {at} within {facts['timeout']:g} s.",
            "Programs hang at their first CUDA call.",
            f"Run nvidia-smi. If that hangs, too, reset the GPU (nvidia-smi --gpu-reset) or reboot. {_INSTEAD}",
        )
    elif driver["end"]:
        yield Problem(
            "driver-crashes",
            "error",
            f"The driver {where} ended the process by {driver['end']} in {at}.",
            "Programs end at their first CUDA call.",
            f"Install the driver again, or another version of it. {_INSTEAD}",
        )


def stub(facts: Facts) -> Iterator[Problem]:
    path = facts["driver"]["real_path"] or ""
    if "/stubs/" in path or facts["driver"]["status"] == _STUB:
        found = facts["driver"]["found"]
        folder = os.path.dirname(facts["driver"]["path"] or path)
        remedy = (
            f"Remove {folder} from {found}."
            if found in ("LD_LIBRARY_PATH", "LD_PRELOAD")
            else f"Remove {folder} from the loader's configuration (ldconfig)."
        )
        yield Problem(
            "driver-stub",
            "error",
            f"The loader finds {path}: the stub that toolkits have for linking, and no driver.",
            "It hides the driver, and every CUDA call fails.",
            remedy,
        )


def fails(facts: Facts) -> Iterator[Problem]:
    driver = facts["driver"]
    status = driver["status"]
    if driver["is_loaded"] and driver["error"] and not driver["end"]:
        yield Problem(
            "driver-broken",
            "error",
            f"{driver['real_path']} is no driver: {driver['error']}.",
            "Every CUDA call fails.",
            "Remove that file, or remove its folder from LD_LIBRARY_PATH.",
        )
    if not status or status == _STUB or _is_simulated():
        return
    visible = os.environ.get("CUDA_VISIBLE_DEVICES")
    if status in (100, 101) and visible is not None:
        return  # visible() explains it
    name, meaning, remedy = _STATUS.get(
        status, ("driver-fails", "the driver does not say more", f"Run nvidia-smi, and reboot. {_INSTEAD}")
    )
    yield Problem(
        name,
        "error",
        f"cuInit() returns {driver['status_name']} ({status}): {meaning}.",
        "Every CUDA call on a GPU fails.",
        remedy,
    )


def visible(facts: Facts) -> Iterator[Problem]:
    value, driver = os.environ.get("CUDA_VISIBLE_DEVICES"), facts["driver"]
    if value is None or not driver["is_loaded"] or driver["end"] or _is_simulated():
        return
    if driver["status"] in (100, 101) or (driver["status"] == 0 and not facts["devices"]):
        what = (
            "CUDA_VISIBLE_DEVICES is empty, so CUDA shows no device."
            if not value.strip()
            else (f"CUDA_VISIBLE_DEVICES={value} names no device of this machine.")
        )
        yield Problem(
            "no-visible-device",
            "error",
            what,
            "Programs find no GPU.",
            "unset CUDA_VISIBLE_DEVICES, or set it to numbers that nvidia-smi -L lists",
        )
        return
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if sum(part.startswith("MIG-") for part in parts) > 1:
        yield Problem(
            "mig-several",
            "warning",
            f"CUDA_VISIBLE_DEVICES names {len(parts)} MIG instances, but a process can use only one.",
            f"CUDA uses the first one, and shows {_devices(facts)}.",
            f"export CUDA_VISIBLE_DEVICES={parts[0]}",
        )
    elif 0 < len(facts["devices"]) < len(parts):
        wrong = parts[len(facts["devices"])]
        yield Problem(
            "visible-device-wrong",
            "warning",
            f"CUDA_VISIBLE_DEVICES={value} names {wrong}, which is no device of this machine.",
            f"CUDA ignores it and all after it, and shows {_devices(facts)}.",
            "Set it to numbers that nvidia-smi -L lists.",
        )


def no_device(facts: Facts) -> Iterator[Problem]:
    driver = facts["driver"]
    if (
        driver["status"] == 0
        and not driver["end"]
        and not facts["devices"]
        and not driver["at"]
        and "CUDA_VISIBLE_DEVICES" not in os.environ
        and not _is_simulated()
    ):
        yield Problem(
            "no-device", "error", "The driver works, but sees no GPU.", "Programs find no device.", _STATUS[100][2]
        )
    for device in facts["devices"]:
        if "error" in device:
            yield Problem(
                "device-fails",
                "error",
                f"Device {device['number']} does not answer: {device['error']}.",
                "Programs that use it fail.",
                "Run nvidia-smi. If it reports an error, reset the GPU or reboot.",
            )


def old(facts: Facts) -> Iterator[Problem]:
    driver, chosen = facts["driver"], facts["cuda"]["major"]
    if driver["cuda"] is None or driver["is_simulated"] or driver["status"] == _STUB or _is_simulated():
        return
    supported = int(driver["cuda"].partition(".")[0])
    shown = driver["release"] or driver["real_path"]
    if supported < _OLDEST:
        yield Problem(
            "driver-too-old",
            "error",
            f"The driver {shown} supports only CUDA {driver['cuda']}.",
            "cubind needs CUDA 12, and many calls fail.",
            f"Update the driver to branch {BRANCHES[_OLDEST]} or newer. {_INSTEAD}",
        )
    elif chosen is not None and supported < chosen:
        yield Problem(
            "driver-too-old-for-major",
            "error",
            f"The driver {shown} supports only CUDA {driver['cuda']}, but {in_use(facts)}.",
            "Compiled code does not load, and newer functions are missing.",
            f"export CUBIND_CUDA={supported}, or update the driver to branch {BRANCHES[chosen]} or newer",
        )


def mismatch(facts: Facts) -> Iterator[Problem]:
    driver = facts["driver"]
    module, release = driver["kernel_module"], driver["release"]
    if module and release and module != release and driver["status"] != 803:
        level = "warning" if driver["status"] == 0 else "error"
        yield Problem(
            "driver-mismatch",
            level,
            f"The driver's library is {release}, but its kernel module is {module}.",
            "An update took place since the start of the machine; CUDA may fail.",
            "Reboot.",
        )


def simulated(facts: Facts) -> Iterator[Problem]:
    own = facts["simulator"]
    is_wanted = _is_simulated()
    level = "error" if is_wanted else "warning"
    if is_wanted and facts["devices"] and not facts["driver"]["is_simulated"]:
        yield Problem(
            "gpu-unused",
            "warning",
            f"CUBIND_DEVICE=simulated is set, although this machine has a GPU: {facts['devices'][0].get('name', '?')}.",
            "Programs compute on CPU threads, and are slow.",
            "unset CUBIND_DEVICE",
        )
    if not own["exists"]:
        if is_wanted:
            yield Problem(
                "simulator-missing",
                "error",
                f"CUBIND_DEVICE=simulated is set, but this cubind was built without {own['path']}.",
                "Programs fail when they import cubind.",
                "Build cubind with CUBIND_BUILD_SIMULATOR=ON, or unset CUBIND_DEVICE.",
            )
    elif own.get("wrong_options"):
        yield Problem(
            "simulator-options",
            level,
            f"{own['wrong_options']}.",
            "The simulated device refuses to start.",
            "unset CUBIND_SIMULATOR, or correct it (docs/simulator.md lists the options)",
        )
    elif own["end"] or own.get("error") or not own.get("works"):
        at = own.get("at") or "its start"
        ended = (
            f"it did not end {at} within {facts['patience']:g} s"
            if own["end"] == "hung"
            else f"it ended the process by {own['end']} in {at}"
        )
        yield Problem(
            "simulator-broken",
            level,
            f"The simulated device does not work: {own.get('error') or ended}.",
            "Programs cannot compute without a GPU.",
            f"pip install --force-reinstall cubind=={facts['cubind']['version']}",
        )
    elif is_wanted and facts["cubind"]["device_error"]:
        yield Problem(
            "simulator-broken",
            "error",
            f"With CUBIND_DEVICE=simulated, import cubind raises {facts['cubind']['device_error']}",
            "No program can use cubind.",
            "unset CUBIND_DEVICE",
        )


CHECKS: list[Check] = [missing, stopped, stub, fails, visible, no_device, old, mismatch, simulated]
