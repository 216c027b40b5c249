"""Break installations in many ways, and give the program that runs on each.

A function breaks one installation. Its name is the heading of a section in messages.txt, and its
docstring says there what is broken.
"""

import os
import textwrap

from broken.place import VERSION
from support import hidden_symbols, libraries

INSTALLATIONS = {}


def meets(program):
    def keep(make):
        INSTALLATIONS[make.__name__.replace("_", " ")] = make, textwrap.dedent(program).strip() + "\n"
        return make

    return keep


DEVICE = """
    from cubind.core import Device

    Device().set_current()
"""
COMPILE = """
    from cubind.core import Program

    source = 'extern "C" __global__ void fill(int *p) { *p = 1; }'
    program = Program(source, "c++", {"arch": "sm_90"})
    print(program.compile("cubin"))
"""


# ---- the driver ----


@meets(DEVICE)
def no_driver(place):
    """There is no libcuda.so.1."""


@meets(DEVICE)
def driver_of_cuda_11(place):
    """The driver is of CUDA 11.8: its libcuda.so.1 has no cuGetProcAddress_v2."""
    hidden_symbols.hide(place.driver(12), b"cuGetProcAddress_v2")


@meets("""
    from cubind import driver

    driver.cuInit(0)
    driver.cuStreamGetDevice(None)
""")
def driver_older_than_the_function(place):
    """The driver is older than cuStreamGetDevice."""
    hidden_symbols.hide(place.driver(), b"cuStreamGetDevice")


@meets("""
    from cubind.core import Device

    device = Device()
    device.set_current()
    device.memory_resource.allocate(64, stream=device.default_stream)
""")
def driver_older_than_a_function_of_core(place):
    """The driver is older than cuMemAllocFromPoolAsync."""
    hidden_symbols.hide(place.driver(), b"cuMemAllocFromPoolAsync")


@meets("""
    from cubind import driver

    driver.cuInit(0)
""")
def another_library_as_driver(place):
    """libcuda.so.1 is a copy of another library."""
    place.library("nvrtc", name="libcuda.so.1")


# ---- compilers ----


@meets(COMPILE)
def no_compiler(place):
    """There is a driver and no libnvrtc."""
    place.driver()


@meets(COMPILE)
def compiler_cut_short(place):
    """The wheel's libnvrtc.so.13 is a file of 1,000 bytes, since the disk was full."""
    place.driver()
    os.truncate(place.stub_wheel("nvrtc"), 1000)


@meets(COMPILE)
def compiler_of_the_other_major(place):
    """CUBIND_CUDA=13, and only the wheels for CUDA 12 are installed."""
    place.driver()
    place.stub_wheel("nvrtc", major=12)


@meets(COMPILE)
def compiler_without_its_builtins(place):
    """The wheel's libnvrtc-builtins is missing beside libnvrtc."""
    place.driver()
    place.wheel("libnvrtc.so.13")


@meets(COMPILE)
def compiler_with_builtins_of_another_release(place):
    """Beside libnvrtc of CUDA 13 lies the libnvrtc-builtins of CUDA 12."""
    place.driver()
    folder = place.wheel("libnvrtc.so.13")
    place.wheel("libnvrtc-builtins.so.12.9", major=12, folder=folder.relative_to(place.wheels))


@meets("""
    from cubind.core import Program

    ir = '''
    target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
    target triple = "nvptx64-nvidia-cuda"
    define void @k() { ret void }
    !nvvmir.version = !{!0}
    !0 = !{i32 2, i32 0, i32 3, i32 2}
    '''
    print(Program(ir, "nvvm", {"arch": "sm_90"}).compile("ptx"))
""")
def no_compiler_of_ir(place):
    """There is no libnvvm.so.4."""
    place.driver()


# ---- linkers ----


@meets("""
    from cubind.core import Linker, LinkerOptions, ObjectCode

    code = ObjectCode.from_ltoir(b"what a compiler made")
    print(Linker(code, options=LinkerOptions(arch="sm_90", link_time_optimization=True)).link("cubin"))
""")
def no_linker(place):
    """Code for link-time optimisation, and no libnvJitLink."""
    place.driver()


@meets("""
    import subprocess, sys, os

    compile = '''if True:
        from cubind.core import Program
        program = Program("__device__ int f() { return 1; }", "c++", {"arch": "sm_90", "relocatable_device_code": True})
        open("f.ltoir", "wb").write(program.compile("ltoir").code)
    '''
    subprocess.run([sys.executable, "-S", "-c", compile], env={**os.environ, "CUBIND_CUDA": "13"}, check=True)

    from cubind.core import Linker, LinkerOptions, ObjectCode

    code = ObjectCode.from_ltoir("f.ltoir")
    print(Linker(code, options=LinkerOptions(arch="sm_90", link_time_optimization=True)).link("cubin"))
""")
def linker_older_than_the_compiler(place):
    """The code was compiled with CUDA 13, and the linker is of CUDA 12 (CUBIND_CUDA=12)."""
    place.driver(12)
    place.settings["CUBIND_CUDA"] = "12"
    place.wheel("libnvrtc.so.13", "libnvrtc-builtins.so.13.5")
    place.wheel("libnvJitLink.so.12", major=12, folder="nvidia/nvjitlink/lib")


# ---- further libraries ----


@meets("""
    from cubind.checked import cublas

    cublas.cublasCreate()
""")
def no_library(place):
    """There is no libcublas, and CUDA_HOME names a folder that is not there."""
    place.driver()
    place.settings["CUDA_HOME"] = "/proc/absent/cuda"


OF_LIBRARIES = tuple(libraries.FURTHER)


@meets("""
    import cubind.curand
""")
def no_distribution_of_libraries(place):
    """The distribution cubind-libraries is not installed."""
    place.copy_package(lambda name: name.startswith(OF_LIBRARIES))


@meets("""
    from cubind.checked import nccl
""")
def no_distribution_of_libraries_in_the_checked_form(place):
    """The distribution cubind-libraries is not installed."""
    place.copy_package(lambda name: name.startswith(OF_LIBRARIES))


@meets("""
    import cubind.cublass
""")
def module_misspelt(place):
    """Nothing is broken but the program: the module is cubind.cublas."""


# ---- the choice of CUDA's release ----


@meets(DEVICE)
def setting_of_a_release_that_is_not_there(place):
    """CUBIND_CUDA=14."""
    place.driver()
    place.settings["CUBIND_CUDA"] = "14"


@meets("""
    import cubind

    print(cubind.cuda_version())
    cubind.use_cuda(12)
""")
def wheels_of_both_majors(place):
    """The wheels for CUDA 12 and 13 are both installed; the program needs modules of CUDA 12."""
    place.settings["CUBIND_CUDA"] = None
    place.stub_wheel("nvrtc", major=12)
    place.stub_wheel("nvrtc", major=13)


# ---- cubind itself ----


@meets("""
    import cubind.core
""")
def modules_of_another_python(place):
    """cubind was copied from another Python's environment: its modules are for CPython 3.9."""
    package = place.copy_package()
    for file in list(package.rglob("*.so")):
        file.rename(file.with_name(file.name.partition(".")[0] + ".cpython-39-x86_64-linux-gnu.so"))


@meets("""
    import cubind.core
""")
def modules_that_were_not_installed(place):
    """The folder of the modules for CUDA 13 is empty."""
    place.copy_package()
    for file in (place.package / "cubind" / "_cuda13").iterdir():
        file.unlink()


@meets("""
    import cubind.core
""")
def python_files_of_another_version(place):
    """An update was interrupted: the Python files are of version 9.0.0, the modules are older."""
    package = place.copy_package()
    file = package / "__init__.py"
    text = file.read_text()
    file.unlink()
    file.write_text(text.replace(f'__version__ = "{VERSION}"', '__version__ = "9.0.0"'))


@meets("""
    import cubind.core
""")
def core_of_another_version(place):
    """The module _core is of another version."""
    package = place.copy_package()
    (core,) = package.glob("_core.*.so")
    compiled = core.read_bytes()
    core.unlink()
    core.write_bytes(compiled.replace(f"\0{VERSION}\0".encode(), b"\0" + b"9" * len(VERSION) + b"\0"))


@meets("""
    import cubind.core
""")
def program_that_is_called_cubind(place):
    """The user has a file cubind.py next to the program."""
    (place.work / "cubind.py").write_text("# my notes about cubind\n")


@meets("""
    import cubind.compat

    cubind.compat.install()
    from cuda.bindings import driver
""")
def program_that_is_called_cuda(place):
    """The user has a file cuda.py next to the program, which imports cubind as cuda.bindings."""
    (place.work / "cuda.py").write_text("# my notes about CUDA\n")


@meets("""
    from cuda.bindings import driver
    import cubind.compat

    cubind.compat.install()
""")
def originals_before_compat(place):
    """cuda-bindings is installed, and imported before cubind takes its place."""
    folder = place.wheels / "cuda" / "bindings"
    folder.mkdir(parents=True)
    for name in ("__init__", "driver"):
        (folder / f"{name}.py").write_text("")


# ---- the cache of programs ----

CACHED = COMPILE.replace('program.compile("cubin")', 'program.compile("cubin").code_type')


def cached(place):
    place.driver()
    place.settings["CUBIND_CACHE"] = None
    place.wheel("libnvrtc.so.13", "libnvrtc-builtins.so.13.5")


@meets(CACHED)
def cache_that_others_can_write_to(place):
    """CUBIND_CACHE_DIR is a folder that everybody can write to."""
    cached(place)
    folder = place.folder / "cache"
    folder.mkdir()
    folder.chmod(0o777)
    place.settings["CUBIND_CACHE_DIR"] = str(folder)


@meets(CACHED)
def cache_that_is_a_file(place):
    """CUBIND_CACHE_DIR is a file."""
    cached(place)
    (place.folder / "cache").write_text("")
    place.settings["CUBIND_CACHE_DIR"] = str(place.folder / "cache")


@meets(CACHED)
def cache_with_a_relative_path(place):
    """CUBIND_CACHE_DIR=cache."""
    cached(place)
    place.settings["CUBIND_CACHE_DIR"] = "cache"


@meets("""
    from cubind.core.utils import FileStreamProgramCache

    FileStreamProgramCache()
""")
def no_home(place):
    """HOME is a relative path, and there is no other place for a cache."""
    place.settings["HOME"] = "nowhere"


# ---- the simulated device ----


@meets("""
    import cubind.core
""")
def simulated_device_that_is_misspelt(place):
    """CUBIND_DEVICE=simulator."""
    place.settings["CUBIND_DEVICE"] = "simulator"


@meets("""
    import cubind.core
""")
def simulated_device_that_was_not_built(place):
    """CUBIND_DEVICE=simulated, and this cubind was built without that device."""
    place.copy_package(lambda name: name == "libcuda.so.1")
    place.settings["CUBIND_DEVICE"] = "simulated"


@meets("""
    import ctypes

    ctypes.CDLL("libcuda.so.1")  # as another package does
    import cubind.core
""")
def simulated_device_after_the_driver(place):
    """CUBIND_DEVICE=simulated, and the process has loaded a GPU's driver before."""
    place.library("nvrtc", name="libcuda.so.1")
    place.settings["CUBIND_DEVICE"] = "simulated"
