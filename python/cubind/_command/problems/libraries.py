"""Check the libraries, the headers, and the packages of others."""

import os
from collections.abc import Iterator

from cubind._command.problems import BRANCHES, Check, Facts, Problem, in_use, pip

# Libraries of which two majors in one environment are no accident of the loader.
_TELLING = ("libnvrtc", "libcudart", "libnvJitLink", "libcublas.")


def _rows(facts: Facts, major: int | None = None) -> list[Facts]:
    return list(facts["libraries"].get(major or facts["cuda"]["major"], []))


def _found(facts: Facts, major: int) -> list[Facts]:
    return [row for row in _rows(facts, major) if row["path"] and row["soname"].startswith(_TELLING)]


def _row(facts: Facts, stem: str) -> Facts | None:
    return next((row for row in _rows(facts) if row["soname"].startswith(f"{stem}.so")), None)


def damaged(facts: Facts) -> Iterator[Problem]:
    for row in _rows(facts):
        if row["error"]:
            remedy = (
                pip(row["requirement"], "--force-reinstall ") if row["requirement"] else "Install the driver again."
            )
            yield Problem(
                "library-damaged",
                "error",
                f"{row['path']} is damaged: {row['error']}.",
                f"Calls of cubind.{row['module']} raise LibraryNotFoundError.",
                remedy,
            )


def wrong_major(facts: Facts) -> Iterator[Problem]:
    """The installed libraries are of a major that is not in use."""
    chosen = facts["cuda"]["major"]
    if chosen is None or _found(facts, chosen):
        return
    for major in sorted(facts["libraries"], reverse=True):
        found = _found(facts, major) if major != chosen else []
        if not found:
            continue
        supported = facts["driver"]["cuda"]
        needs = " ".join(f"'{row['requirement']}'" for row in _rows(facts) if row["soname"].startswith("libnvrtc"))
        remedies = [f"pip install {needs}", f"export CUBIND_CUDA={major}"]
        if facts["cuda"]["branch"] is not None and (supported is None or int(supported.partition(".")[0]) < major):
            remedies = [
                f"pip install {needs}",
                f"update the driver to branch {BRANCHES[major]} or newer",
            ]
        elif facts["cuda"]["reason"].startswith("CUBIND_CUDA="):
            remedies = ["unset CUBIND_CUDA", f"pip install {needs}"]
        yield Problem(
            "libraries-of-other-major",
            "error",
            f"The installed libraries are of CUDA {major}, such as {found[0]['path']}, but {in_use(facts)}.",
            "Programs do not find the libraries that they need.",
            ", or ".join(remedies),
        )
        return


def nvrtc(facts: Facts) -> Iterator[Problem]:
    row, chosen = _row(facts, "libnvrtc"), facts["cuda"]["major"]
    if (
        row is None
        or row["path"]
        or (not _found(facts, chosen) and any(_found(facts, major) for major in facts["libraries"]))
    ):
        return
    yield Problem(
        "nvrtc-missing",
        "error",
        f"NVRTC, the compiler for CUDA C++, is not installed: cubind finds no {row['soname']}.",
        "Program(...).compile() raises LibraryNotFoundError; only compiled kernels run.",
        pip(row["requirement"]),
    )


def two_majors(facts: Facts) -> Iterator[Problem]:
    majors = sorted(
        major for major in facts["libraries"] if any(row["found"] != "toolkit" for row in _found(facts, major))
    )
    chosen, reason = facts["cuda"]["major"], facts["cuda"]["reason"] or ""
    if len(majors) > 1 and chosen in majors and not reason.startswith("CUBIND_CUDA="):
        other = next(major for major in reversed(majors) if major != chosen)
        yield Problem(
            "two-majors",
            "warning",
            f"Libraries of CUDA {' and '.join(map(str, majors))} are installed. {in_use(facts)}.",
            "Another package may load the other major into the same process first, and cubind then follows it.",
            f"export CUBIND_CUDA={chosen} (or {other}), or uninstall the wheels of the major that you do not need",
        )


def others(facts: Facts) -> Iterator[Problem]:
    """Packages of others that are made for another major of CUDA."""
    chosen = facts["cuda"]["major"]
    if chosen is None:
        return
    wanted = []
    if facts["torch_cuda"]:
        wanted.append(
            (f"torch is built for CUDA {facts['torch_cuda']}", int(facts["torch_cuda"].partition(".")[0]), "torch")
        )
    cupy = [each["name"] for each in facts["packages"] if each["name"].startswith("cupy-cuda")]
    wanted += [(f"{name} is for CUDA {name[9:11]}", int(name[9:11]), "CuPy") for name in cupy if name[9:11].isdecimal()]
    for said, major, package in wanted:
        if major != chosen:
            yield Problem(
                "package-of-other-major",
                "warning",
                f"{said}, but cubind uses CUDA {chosen}: {facts['cuda']['reason']}.",
                f"If the program imports {package} first, cubind follows it; otherwise the process has two majors.",
                f"export CUBIND_CUDA={major}",
            )
    if len(cupy) > 1:
        yield Problem(
            "cupy-twice",
            "error",
            f"CuPy is installed more than once: {', '.join(cupy)}.",
            "The copies overwrite each other's files.",
            f"pip uninstall {' '.join(cupy)}, then install one of them",
        )


def headers(facts: Facts) -> Iterator[Problem]:
    found, row = facts["headers"], _row(facts, "libnvrtc")
    if found is None or row is None or not row["path"] or found["are_bundled"]:
        return
    major = facts["cuda"]["major"]
    wheels = (
        "'nvidia-cuda-runtime-cu12==12.*' 'nvidia-cuda-cccl-cu12==12.*'"
        if major == 12
        else f"'nvidia-cuda-runtime=={major}.*' 'nvidia-cuda-cccl=={major}.*'"
    )
    if not any(tree["cuda_fp16.h"] for tree in found["installed"]):
        yield Problem(
            "headers-missing",
            "warning",
            f"CUDA's headers are not installed: cubind finds no cuda_fp16.h of CUDA {major}.",
            "Kernels that include CUDA's headers, such as cuda_fp16.h or cuda/std/atomic, do not compile.",
            f"pip install {wheels}",
        )
        return
    release, first = found["nvrtc_release"], found["installed"][0]
    if release and first["release"] and release != first["release"]:
        yield Problem(
            "headers-of-other-release",
            "note",
            f"NVRTC is {_shown(release)}, and the headers in {first['folder']} are of {_shown(first['release'])}.",
            "Kernels compile with these headers; functions of the newer release are missing.",
            f"pip install {wheels}",
        )


def _shown(release: int) -> str:
    return f"{release // 1000}.{release % 1000 // 10}"


def toolkits(facts: Facts) -> Iterator[Problem]:
    """CUDA_HOME, CUDA_PATH and CONDA_PREFIX name what is there, and the major that is in use."""
    chosen = facts["cuda"]["major"]
    named = {name: os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_PATH")}
    for name, folder in named.items():
        if not folder:
            continue
        if not os.path.isdir(folder):
            yield Problem(
                "toolkit-missing",
                "warning",
                f"{name}={folder} names no folder.",
                "cubind and other packages find no library and no header there.",
                f"unset {name}, or set it to the folder of a toolkit",
            )
        elif chosen and (major := _major_of(folder)) is not None and major != chosen:
            yield Problem(
                "toolkit-of-other-major",
                "warning",
                f"{name}={folder} is a toolkit of CUDA {major}, but {in_use(facts)}.",
                "Its libraries and headers are not used; programs that mix both fail.",
                f"unset {name}, or export CUBIND_CUDA={major}",
            )
        elif chosen and _major_of(folder) is None and not os.path.isdir(os.path.join(folder, "include")):
            yield Problem(
                "toolkit-empty",
                "warning",
                f"{name}={folder} is no toolkit: it has neither CUDA's libraries nor an include folder.",
                "cubind and other packages find nothing there.",
                f"unset {name}, or set it to the folder of a toolkit",
            )
    home, path = named.values()
    if home and path and os.path.isdir(home) and os.path.isdir(path) and not os.path.samefile(home, path):
        yield Problem(
            "toolkits-differ",
            "warning",
            f"CUDA_HOME={home} and CUDA_PATH={path} name different folders.",
            "cubind searches CUDA_PATH first; other packages prefer CUDA_HOME.",
            f"export CUDA_HOME={path}, or unset one of them",
        )


def _major_of(folder: str) -> int | None:
    """Return the major of a toolkit's libraries, the newest if there are several."""
    for major in (13, 12, 11):
        for place in ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"):
            if any(
                os.path.exists(f"{folder}/{place}/{stem}.so.{major}") for stem in ("libcudart", "libnvrtc", "libcublas")
            ):
                return major
    return None


def conda(facts: Facts) -> Iterator[Problem]:
    prefix = os.environ.get("CONDA_PREFIX")
    if not prefix:
        return
    if not os.path.isdir(prefix):
        yield Problem(
            "conda-missing",
            "warning",
            f"CONDA_PREFIX={prefix} names no folder.",
            "cubind finds no library there.",
            "Activate the environment again (conda activate NAME), or unset CONDA_PREFIX.",
        )
    elif os.path.realpath(prefix) != os.path.realpath(facts["python"]["prefix"]):
        taken = [row["path"] for row in _rows(facts) if row["path"] and row["path"].startswith(prefix + "/")]
        if taken:
            yield Problem(
                "conda-foreign",
                "warning",
                f"CONDA_PREFIX={prefix} is active, but this Python belongs to {facts['python']['prefix']}.",
                f"cubind takes libraries from the conda environment, such as {taken[0]}.",
                "conda deactivate, or use the Python of that environment",
            )


CHECKS: list[Check] = [damaged, wrong_major, nvrtc, headers, two_majors, others, toolkits, conda]
