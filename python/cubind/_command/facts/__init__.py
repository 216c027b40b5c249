"""Gather what cubind.doctor reports. Nothing of CUDA is loaded into this process."""

import os
import sys
from typing import Any

from cubind._command.facts import packages, variables
from cubind._command.facts.asking import Answer, Request, ask

Facts = dict[str, Any]
PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def _python() -> Facts:
    has_gil = getattr(sys, "_is_gil_enabled", lambda: True)()
    return {
        "version": sys.version.partition(" ")[0],
        "executable": sys.executable,
        "is_free_threaded": "t" in sys.abiflags,
        "has_gil": has_gil,
        "is_virtual": sys.prefix != sys.base_prefix,
        "prefix": sys.prefix,
    }


def _file_version() -> str | None:
    """Return __version__ of the Python files, without importing them."""
    import re

    try:
        with open(os.path.join(PACKAGE, "__init__.py"), encoding="utf-8") as file:
            match = re.search(r'^__version__ = "(.+)"$', file.read(), re.MULTILINE)
    except OSError:
        return None
    return match[1] if match else None


def _cubind(answer: Answer) -> Facts:
    keys = ("import_error", "device_error", "damaged", "failed", "errors")
    site = os.path.dirname(PACKAGE)
    return {
        "version": _file_version(),
        "folder": PACKAGE,
        "releases": answer.facts.get("releases", {}),
        "is_writable": os.access(site, os.W_OK),
        "copies": packages.copies_of_cubind(),
        "end": answer.end,
        "said": answer.said if answer.end else "",
        "at": answer.facts.get("at", ""),
        **{key: answer.facts.get(key) for key in keys},
    }


def _kernel_module() -> str | None:
    """Return the version of the driver's kernel module, or None."""
    try:
        with open("/proc/driver/nvidia/version", encoding="utf-8", errors="replace") as file:
            words = file.read(1000).partition("Kernel Module")[2].split()
    except OSError:
        return None
    return next((word for word in words if word[0].isdecimal() and "." in word), None)


def _driver(answer: Answer) -> Facts:
    facts = answer.facts
    path = facts.get("real_path") or facts.get("path") or ""
    branch = path.rpartition("/libcuda.so.")[2]
    head = branch.partition(".")[0]
    is_branch = "." in branch and head.isdecimal() and int(head) >= 100
    version = facts.get("version")
    return {
        "is_loaded": bool(facts.get("loaded")),
        "path": facts.get("path"),
        "real_path": facts.get("real_path"),
        "found": _how_found(facts.get("path")),
        "release": branch if is_branch else None,
        "branch": int(head) if is_branch else None,
        "kernel_module": _kernel_module(),
        "cuda": f"{version // 1000}.{version % 1000 // 10}" if version else None,
        "error": facts.get("error"),
        "status": facts.get("status"),
        "status_name": facts.get("status_name"),
        "is_simulated": bool(facts.get("is_simulated")),
        "end": answer.end,
        "at": facts.get("at", ""),
    }


def _how_found(path: str | None) -> str | None:
    """Say how the system's loader has found the driver."""
    if path is None:
        return None
    folder = os.path.dirname(path)
    for variable in ("LD_PRELOAD", "LD_LIBRARY_PATH"):
        parts = os.environ.get(variable, "").split(":")
        if path in parts or folder in (part.rstrip("/") for part in parts if part):
            return variable
    return "loader"


def _version_of(path: str, distributions: list[Facts], row: Facts) -> str | None:
    """Return a library's version: of its wheel if it is in one, else from the name of its file."""
    stem = row["wheel"]
    for each in distributions:
        if each["name"] == stem and path.startswith(each["folder"] + "/"):
            return str(each["version"])
    name = row["real_path"].rpartition("/")[2]
    version = name.partition(".so.")[2]
    return version if version.count(".") >= 1 else None


# {stem of a soname: (cubind's module, what pip installs for CUDA 12, and for CUDA 13)}
WHEELS = {
    "libcudart": ("runtime", "nvidia-cuda-runtime-cu12==12.*", "nvidia-cuda-runtime==13.*"),
    "libnvrtc": ("nvrtc", "nvidia-cuda-nvrtc-cu12==12.*", "nvidia-cuda-nvrtc==13.*"),
    "libnvJitLink": ("nvjitlink", "nvidia-nvjitlink-cu12==12.*", "nvidia-nvjitlink==13.*"),
    "libcublas": ("cublas", "nvidia-cublas-cu12==12.*", "nvidia-cublas==13.*"),
    "libcublasLt": ("cublaslt", "nvidia-cublas-cu12==12.*", "nvidia-cublas==13.*"),
    "libcufft": ("cufft", "nvidia-cufft-cu12==11.*", "nvidia-cufft==12.*"),
    "libnvvm": ("nvvm", "nvidia-cuda-nvcc-cu12==12.*", "nvidia-nvvm==13.*"),
    "libnvfatbin": ("nvfatbin", "nvidia-nvfatbin-cu12==12.*", "nvidia-nvfatbin==13.*"),
    "libnvtx3interop": ("nvtx", "nvidia-nvtx-cu12==12.*", "nvidia-nvtx==13.*"),
    "libnvidia-ml": ("nvml", "", ""),  # comes with the driver
}


def _libraries(answer: Answer, distributions: list[Facts]) -> dict[int, list[Facts]]:
    """Return {major: rows of its libraries}."""
    found, prefix = {}, os.environ.get("CONDA_PREFIX")
    for text, rows in answer.facts.get("libraries", {}).items():
        major = int(text)
        found[major] = rows
        for row in rows:
            known = WHEELS.get(row["soname"].partition(".so")[0], (None, "", ""))
            row["module"], row["requirement"] = known[0], known[1 if major < 13 else 2]
            row["wheel"] = row["requirement"].partition("=")[0]
            row["version"] = _version_of(row["path"], distributions, row) if row["path"] else None
            row.setdefault("error", "")
            if prefix and row["path"] and row["path"].startswith(prefix.rstrip("/") + "/"):
                row["found"] = "conda"
    return found


def _cache(answer: Answer) -> Facts:
    facts = answer.facts
    folder: str | None = facts.get("cache_folder")
    there = folder or ""
    while there not in ("", "/") and not os.path.lexists(there):
        there = os.path.dirname(there)
    free = None
    try:
        space = os.statvfs(there) if there else None
        free = space.f_bavail * space.f_frsize if space else None
    except OSError:
        pass
    return {
        "is_off": facts.get("cache_is_off", False),
        "folder": folder,
        "error": facts.get("cache_error"),
        "distrust": facts.get("cache_distrust"),
        "exists": os.path.lexists(folder or ""),
        "is_folder": os.path.isdir(folder or ""),
        "is_writable": os.path.isdir(there) and os.access(there, os.W_OK | os.X_OK),
        "is_readable": os.access(there, os.R_OK | os.X_OK),
        "nearest": there or None,
        "free": free,
        "entries": facts.get("cache_entries", 0),
        "bytes": facts.get("cache_bytes", 0),
        "checked": facts.get("cache_checked", 0),
        "damaged": facts.get("cache_damaged", {}),
    }


def _can_write(folder: str, size: int) -> str:
    """Try to write to a folder, and say why it failed; "" if it did not."""
    import tempfile

    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"\0" * size)
    except OSError as error:
        return error.strerror or str(error)
    return ""


# Seconds for questions that no driver answers. A cold disk may need several.
_PATIENCE = 20.0


def gather(timeout: float) -> Facts:
    """Return all facts. The driver has `timeout` seconds to answer."""
    environment, patience = dict(os.environ), max(timeout, _PATIENCE)
    simulator = os.path.join(PACKAGE, "simulator", "libcuda.so.1")
    package = {"path": [entry for entry in sys.path if isinstance(entry, str)], "folder": PACKAGE}
    requests = {
        "driver": Request("ask_driver.py", {}, environment, timeout),
        "package": Request("ask_package.py", package, environment, patience),
    }
    if os.path.exists(simulator):
        simulated_environment = environment | {"CUBIND_DEVICE": "simulated"}
        requests["simulator"] = Request("ask_simulator.py", {"path": simulator}, simulated_environment, patience)
    answers = ask(requests)
    distributions = packages.installed()
    answer = answers["package"]
    simulated = answers.get("simulator")
    cache = _cache(answer)
    if cache["is_folder"] and cache["is_writable"] and not cache["is_off"]:
        cache["write_error"] = _can_write(cache["folder"], 1 << 20)
    return {
        "python": _python(),
        "cubind": _cubind(answer),
        "driver": _driver(answers["driver"]),
        "devices": answers["driver"].facts.get("devices", []),
        "cuda": {key: answer.facts.get(key) for key in ("major", "release", "reason", "branch", "branch_source")}
        | {"error": answer.facts.get("cuda_error")},
        "libraries": _libraries(answer, distributions),
        "headers": answer.facts.get("headers"),
        "simulator": {"path": simulator, "exists": simulated is not None}
        | ({**simulated.facts, "end": simulated.end} if simulated is not None else {}),
        "cache": cache,
        "gil": {"host_function_packages": answer.facts.get("host_function_packages", [])},
        "packages": distributions,
        "torch_cuda": packages.cuda_of_torch(),
        "variables": variables.describe(),
        "unknown_variables": variables.unknown(),
        "timeout": timeout,
        "patience": patience,
    }
