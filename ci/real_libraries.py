"""Check NVIDIA's libraries through cubind's modules, in this process and without a GPU.

    python3 ci/real_libraries.py [--release RELEASE] [--below FOLDER] [--core] LIBRARY...

Prints a line for each library with its version. It is an error if a library does not behave like
the real library of that release.
"""

import argparse
import importlib
import os
import sys

SOURCE = """
__device__ int twice(int value);
extern "C" __global__ void fill(int *out, int value) { out[threadIdx.x] = twice(value); }
"""
OTHER = "__device__ int twice(int value) { return 2 * value; }"
BROKEN = "void broken() { no_such_name(); }"
ARCHITECTURE = "sm_80"  # all releases from 11.8 on know it


class NoAnswerError(Exception):
    """A library does not do its job."""


def modules(name):
    """Return a module's tuple form and its checked form."""
    return importlib.import_module(f"cubind.{name}"), importlib.import_module(f"cubind.checked.{name}")


def need(holds, what):
    if not holds:
        raise NoAnswerError(what)


def is_machine_code(image):
    """Return whether the image is an ELF file for CUDA."""
    return image[:4] == b"\x7fELF" and int.from_bytes(image[18:20], "little") == 190


# ---- a check for each library; returns (its version, what it did) ----


def compiled(source, *options):
    """Compile with NVRTC and return (PTX, cubin)."""
    _, nvrtc = modules("nvrtc")
    program = nvrtc.nvrtcCreateProgram(source, "kernel.cu")
    try:
        nvrtc.nvrtcCompileProgram(program, [f"-arch={ARCHITECTURE}", *options])
        return bytes(nvrtc.nvrtcGetPTX(program)), bytes(nvrtc.nvrtcGetCUBIN(program))
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def ask_nvrtc():
    import cubind

    tuples, nvrtc = modules("nvrtc")
    version = tuple(nvrtc.nvrtcVersion())
    known = nvrtc.nvrtcGetSupportedArchs()
    need(80 in known and tuples.nvrtcGetNumSupportedArchs() == (0, len(known)), f"the architectures are {known}")
    ptx, cubin = compiled(SOURCE + OTHER)
    need(b".entry fill(" in ptx and b".target sm_80" in ptx, "there is no kernel in its PTX")
    need(is_machine_code(cubin) and b"fill" in cubin, "its machine code is none")
    try:
        compiled(BROKEN)
    except cubind.NvrtcError as error:
        need(error.code is tuples.nvrtcResult.NVRTC_ERROR_COMPILATION and "no_such_name" in str(error), f"it says {error}")
    else:
        need(False, "it compiles what is wrong")
    return version, f"{len(known)} architectures; PTX of {len(ptx)} bytes and machine code of {len(cubin)}"


def ask_nvjitlink():
    _, nvjitlink = modules("nvjitlink")
    version = tuple(nvjitlink.nvJitLinkVersion())
    kind = nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX
    linker = nvjitlink.nvJitLinkCreate([f"-arch={ARCHITECTURE}"])
    for name, source in (("fill", SOURCE), ("twice", OTHER)):
        ptx, _ = compiled(source, "-rdc=true")
        nvjitlink.nvJitLinkAddData(linker, kind, ptx, len(ptx), name)
    nvjitlink.nvJitLinkComplete(linker)
    cubin = bytes(nvjitlink.nvJitLinkGetLinkedCubin(linker))
    nvjitlink.nvJitLinkDestroy(linker)
    need(is_machine_code(cubin) and b"fill" in cubin, "what it links is no machine code")
    return version, f"PTX of two parts linked to {len(cubin)} bytes"


def runtime_version():
    """Return the runtime's version.

    Returns None for 11.x without a driver, because that runtime needs a driver even to say its
    version.
    """
    tuples, runtime = modules("runtime")
    status, number = tuples.cudaRuntimeGetVersion()
    if status is tuples.cudaError_t.cudaErrorInsufficientDriver and made_for().startswith("11."):
        return None
    need(status == 0 and runtime.cudaRuntimeGetVersion() == number, f"cudaRuntimeGetVersion() says {status!r}")
    return number // 1000, number % 1000 // 10


def ask_runtime():
    """Check the runtime: a device count, or without a driver the right status."""
    import cubind

    tuples, runtime = modules("runtime")
    version = runtime_version()
    status, count = tuples.cudaGetDeviceCount()
    need(runtime.cudaGetErrorName(status) == status.name, f"of {status!r} it says {runtime.cudaGetErrorName(status)}")
    errors = tuples.cudaError_t
    if runtime.cudaDriverGetVersion() == 0:
        need(status is errors.cudaErrorInsufficientDriver and count is None, f"without a driver it says {status!r}, {count}")
        try:
            runtime.cudaGetDeviceCount()
        except cubind.CUDAError as error:
            need(error.code is status and error.function == "cudaGetDeviceCount", f"it raises {error!r}")
        else:
            need(False, "it raises nothing")
    else:
        need(status in (errors.cudaSuccess, errors.cudaErrorNoDevice), f"with a driver it says {status!r}")
    words = f"cudaGetDeviceCount() is {status.name}" + (f", {count}" if count is not None else "")
    return version, words if version is not None else f"{words}, and so is cudaRuntimeGetVersion()"


def ask_cufft():
    """Check cuFFT, which has a version of its own.

    Calls that need a GPU must fail with the library's status, and an invalid plan must be
    recognised.
    """
    tuples, cufft = modules("cufft")
    number = cufft.cufftGetVersion()
    parts = tuple(cufft.cufftGetProperty(part) for part in range(3))
    need(number == 1000 * parts[0] + 100 * parts[1] + parts[2], f"it is {number} and {parts}")
    results, kind = tuples.cufftResult, tuples.cufftType.CUFFT_C2C
    made = tuples.cufftMakePlan1d(0, 64, kind, 1)
    need(made == (results.CUFFT_INVALID_PLAN, None), f"for no plan it says {made}")
    status, plan = tuples.cufftPlan1d(64, kind, 1)
    if plan is None:
        need(status in (results.CUFFT_INTERNAL_ERROR, results.CUFFT_INVALID_DEVICE), f"without a driver it says {status!r}")
    else:
        cufft.cufftDestroy(plan)
    return parts, f"cufftPlan1d() is {status.name}, cufftMakePlan1d() without a plan {made[0].name}"


def ask_core():
    """Check that core compiles and links with these libraries, without a device."""
    from cubind.core import Linker, LinkerOptions, Program, ProgramOptions

    options = ProgramOptions(arch=ARCHITECTURE, relocatable_device_code=True)
    parts = [Program(source, "c++", options).compile("ptx") for source in (SOURCE, OTHER)]
    image = Linker(*parts, options=LinkerOptions(arch=ARCHITECTURE)).link("cubin").code
    need(is_machine_code(image) and b"fill" in image, "what it links is no machine code")
    return f"Program and Linker make {len(image)} bytes"


# The check of each library, and the start of its file's name.
ASK = {
    "runtime": (ask_runtime, "libcudart.so."),
    "nvrtc": (ask_nvrtc, "libnvrtc.so."),
    "nvjitlink": (ask_nvjitlink, "libnvJitLink.so."),
    "cufft": (ask_cufft, "libcufft.so."),
}


# ---- all libraries ----


def made_for():
    """Return the release whose headers the modules are made from."""
    import cubind

    return cubind.cuda_version().release


def loaded_file(start):
    from cubind._cuda import Machine

    files = [file for file in Machine().loaded_files() if os.path.basename(file).startswith(start)]
    need(len(files) == 1, f"the files of {start} in this process are {files}")
    return files[0]


def check(name, release, folder):
    """Return the line about a library."""
    ask, start = ASK[name]
    version, words = ask()
    told = ".".join(map(str, version)) if version is not None else "-"
    if name != "cufft" and version is not None:
        is_right = told == release if release is not None else version[0] == int(made_for().partition(".")[0])
        need(is_right, f"it is of {told}")
    file = loaded_file(start)
    need(folder is None or file.startswith(os.path.realpath(folder) + os.sep), f"it is {file}")
    return f"{name:10}{told:8}{os.path.basename(file)}: {words}"


def main():
    parser = argparse.ArgumentParser(prog="ci/real_libraries.py", description=__doc__.splitlines()[0])
    parser.add_argument("--release", help="require the libraries of this release (default: of the major that cubind chose)")
    parser.add_argument("--below", metavar="FOLDER", help="require the libraries to be in this folder")
    parser.add_argument("--core", action="store_true", help="also check that cubind.core works with them")
    parser.add_argument("libraries", metavar="LIBRARY", nargs="+", choices=ASK, help=", ".join(ASK))
    arguments = parser.parse_args()
    import cubind

    failed = 0
    print(f"cubind    {cubind.cuda_version()}")
    for name in arguments.libraries:
        try:
            print(check(name, arguments.release, arguments.below), flush=True)
        except (NoAnswerError, ImportError, cubind.LibraryNotFoundError, cubind.FunctionNotFoundError, cubind.CUDAError) as error:
            print(f"ci/real_libraries.py: error: {name}: {error}", file=sys.stderr)
            failed = 1
    if arguments.core and not failed:
        print(f"core      {cubind.__version__:8}{ask_core()}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
