"""Plant faults in installations. `CASES` has {name: (function, ids of the problems)}.

A function's docstring says in doctor.txt what was planted. The ids are those that doctor must
report, most important first.
"""

from doctor import entries
from doctor.place import VERSION

CASES = {}


def finds(*ids):
    def keep(plant):
        CASES[plant.__name__.replace("_", " ")] = plant, ids
        return plant

    return keep


@finds()
def healthy(place):
    """A GPU, a driver of branch 580, and NVIDIA's wheels of CUDA 13."""


# ---- the driver ----


@finds("driver-missing")
def no_driver(place):
    """There is no libcuda.so.1."""
    place.no_driver()


@finds()
def no_driver_and_the_simulated_device(place):
    """There is no libcuda.so.1, and CUBIND_DEVICE=simulated."""
    place.no_driver()
    place.settings["CUBIND_DEVICE"] = "simulated"


@finds("driver-too-old", "nvrtc-missing")
def old_driver(place):
    """The driver is of CUDA 11.4, and no library is installed."""
    place.driver("libcuda.so.470.256.02", version=11040)
    place.no_wheels()


@finds("no-device")
def driver_without_a_device(place):
    """The driver is installed, and the machine or the container has no GPU."""
    place.driver(init=100)


@finds("driver-hangs")
def driver_that_hangs(place):
    """cuInit() does not return."""
    place.driver(init="hang")
    place.arguments = ["--timeout", "3"]


@finds("driver-crashes")
def driver_that_crashes(place):
    """cuInit() accesses wrong memory."""
    place.driver(init="crash")


@finds("libraries-of-other-major")
def driver_older_than_the_libraries(place):
    """The driver supports CUDA 12, and only wheels of CUDA 13 are installed."""
    place.driver("libcuda.so.535.183.01", version=12020)


@finds("driver-too-old-for-major")
def driver_older_than_the_setting(place):
    """The driver is of branch 535, and CUBIND_CUDA=13."""
    place.driver("libcuda.so.535.183.01", version=12020)
    place.settings["CUBIND_CUDA"] = "13"


@finds("driver-broken")
def another_library_as_driver(place):
    """libcuda.so.1 is a copy of NVRTC."""
    place.no_driver()
    (place.lib / "libcuda.so.1").write_bytes((place.site / "nvidia/cu13/lib/libnvrtc.so.13").read_bytes())


@finds("driver-broken")
def driver_cut_short(place):
    """libcuda.so.1 is empty, since the disk was full."""
    place.no_driver()
    (place.lib / "libcuda.so.1").touch()


@finds("driver-stub")
def stub_before_the_driver(place):
    """LD_LIBRARY_PATH begins with the folder of a toolkit that has a libcuda for linking."""
    folder = place.folder / "cuda" / "lib64" / "stubs"
    folder.mkdir(parents=True)
    (folder / "libcuda.so.1").write_bytes((place.lib / "libcuda.so.1").read_bytes())
    place.search.insert(0, folder)
    place.settings["PLANTED_DRIVER"] = "init=34"


@finds("driver-mismatch")
def driver_updated_without_a_reboot(place):
    """cuInit() reports that the kernel module is of another version."""
    place.driver(init=803)


@finds("driver-fails")
def fabric_manager_not_started(place):
    """cuInit() reports that the system is not ready."""
    place.driver(init=802)


@finds("driver-fails")
def devices_of_the_driver_missing(place):
    """cuInit() reports CUDA_ERROR_UNKNOWN."""
    place.driver(init=999)


# ---- devices ----


@finds("device-fails")
def device_that_does_not_answer(place):
    """The second of two GPUs is in use by somebody else."""
    place.driver(devices=2, broken=1)


@finds("no-visible-device")
def no_visible_device(place):
    """CUDA_VISIBLE_DEVICES is empty."""
    place.driver(init=100)
    place.settings["CUDA_VISIBLE_DEVICES"] = ""


@finds("no-visible-device")
def visible_device_that_is_not_there(place):
    """CUDA_VISIBLE_DEVICES=7, and the machine has one GPU."""
    place.driver(init=100)
    place.settings["CUDA_VISIBLE_DEVICES"] = "7"


@finds("visible-device-wrong")
def one_visible_device_of_two(place):
    """CUDA_VISIBLE_DEVICES=0,3, and the machine has two GPUs."""
    place.settings["CUDA_VISIBLE_DEVICES"] = "0,3"


@finds("mig-several")
def several_MIG_instances(place):
    """CUDA_VISIBLE_DEVICES names two instances of a GPU."""
    place.driver(mig="yes")
    place.settings["CUDA_VISIBLE_DEVICES"] = "MIG-6dbf93a8,MIG-f1ac2bd0"


@finds("gpu-unused")
def simulated_device_left_on(place):
    """CUBIND_DEVICE=simulated, and there is a GPU."""
    place.settings["CUBIND_DEVICE"] = "simulated"


@finds("simulator-options")
def wrong_options_of_the_simulated_device(place):
    """CUBIND_DEVICE=simulated, and CUBIND_SIMULATOR=thread=4."""
    place.no_driver()
    place.settings |= {"CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "thread=4"}


@finds("simulator-missing")
def simulated_device_that_was_not_built(place):
    """CUBIND_DEVICE=simulated, and this cubind was built without that device."""
    place.no_driver()
    place.settings["CUBIND_DEVICE"] = "simulated"
    (place.copy_package() / "simulator" / "libcuda.so.1").unlink()


@finds("simulator-broken")
def simulated_device_damaged(place):
    """The simulated driver is another library."""
    nvrtc = (place.site / "nvidia/cu13/lib/libnvrtc.so.13").read_bytes()
    place.replace("simulator/libcuda.so.1", lambda data: nvrtc)


# ---- libraries ----


@finds("nvrtc-missing")
def no_compiler(place):
    """The wheel of NVRTC is not installed."""
    (place.site / "nvidia/cu13/lib/libnvrtc.so.13").unlink()


@finds("library-damaged")
def compiler_cut_short(place):
    """libnvrtc.so.13 has 1,000 bytes, since the disk was full."""
    file = place.site / "nvidia/cu13/lib/libnvrtc.so.13"
    data = file.read_bytes()
    file.unlink()
    file.write_bytes(data[:1000])


@finds("two-majors")
def two_majors(place):
    """The wheels of CUDA 12 and of CUDA 13 are installed."""
    place.wheel("nvrtc", 12)
    place.wheel("runtime", 12)


@finds("package-of-other-major")
def torch_of_another_major(place):
    """torch is built for CUDA 12.8."""
    (place.site / "torch").mkdir()
    (place.site / "torch" / "version.py").write_text("__version__ = '2.9.0+cu128'\ncuda: Optional[str] = '12.8'\n")
    place.distribution("torch", "2.9.0")


@finds("cupy-twice", "package-of-other-major")
def CuPy_twice(place):
    """CuPy is installed for CUDA 12 and for CUDA 13."""
    place.distribution("cupy_cuda12x", "14.0.0")
    place.distribution("cupy_cuda13x", "14.0.0")


@finds("headers-missing")
def no_headers(place):
    """The wheels of CUDA 12 are installed, without headers."""
    place.no_wheels()
    place.wheel("nvrtc", 12)
    place.wheel("runtime", 12)


@finds("headers-of-other-release")
def headers_of_another_release(place):
    """The headers are of CUDA 12.4, and NVRTC is 12.10."""
    # No toolkit on this machine can be of that release.
    place.no_wheels()
    library = place.wheel("nvrtc", 12)
    place.wheel("runtime", 12)
    library.with_name("libnvrtc-builtins.so.12.9").rename(library.with_name("libnvrtc-builtins.so.12.10"))
    folder = place.site / "nvidia" / "cuda_runtime" / "include"
    folder.mkdir()
    (folder / "cuda.h").write_text("#define CUDA_VERSION 12040\n")
    (folder / "cuda_fp16.h").touch()


@finds("toolkit-missing")
def wrong_CUDA_HOME(place):
    """CUDA_HOME names a folder that is not there."""
    place.settings["CUDA_HOME"] = "/proc/absent/cuda"


@finds("toolkit-of-other-major")
def CUDA_HOME_of_another_major(place):
    """CUDA_HOME is a toolkit of CUDA 12, and the wheels are of CUDA 13."""
    place.settings["CUDA_HOME"] = str(place.toolkit("cuda-12.9", 12))


@finds("toolkit-empty")
def CUDA_PATH_that_is_no_toolkit(place):
    """CUDA_PATH names the home folder."""
    place.settings["CUDA_PATH"] = str(place.home)


@finds("toolkits-differ")
def CUDA_HOME_and_CUDA_PATH_differ(place):
    """CUDA_HOME and CUDA_PATH name two toolkits of CUDA 13."""
    place.settings["CUDA_HOME"] = str(place.toolkit("cuda-13.0", 13))
    place.settings["CUDA_PATH"] = str(place.toolkit("cuda-13.1", 13))


@finds("conda-foreign")
def conda_environment_of_another_Python(place):
    """A conda environment with NVRTC is active, and the wheel of NVRTC is not installed."""
    wheel = place.site / "nvidia/cu13/lib/libnvrtc.so.13"
    folder = place.folder / "conda" / "lib"
    folder.mkdir(parents=True)
    (folder / "libnvrtc.so.13").symlink_to(wheel.resolve())
    wheel.unlink()
    place.settings["CONDA_PREFIX"] = str(folder.parent)


@finds("conda-missing")
def conda_environment_that_is_gone(place):
    """CONDA_PREFIX names a folder that is not there."""
    place.settings["CONDA_PREFIX"] = "/proc/absent/conda"


@finds("pathfinder-missing")
def no_cuda_pathfinder(place):
    """cubind was installed with pip's option --no-deps."""
    (place.site / "cuda_pathfinder-1.3.0.dist-info").rmdir()


# ---- settings ----


@finds("search-path-stale")
def stale_search_path(place):
    """LD_LIBRARY_PATH begins with the folder of a toolkit that was removed."""
    place.search.insert(0, "/proc/absent/cuda-12.4/lib64")


@finds("compat-on")
def compat_on(place):
    """CUBIND_COMPAT=1, and NVIDIA's packages are installed."""
    place.distribution("cuda_bindings", "13.5.0")
    place.distribution("cuda_core", "1.2.2")
    place.settings["CUBIND_COMPAT"] = "1"


@finds("compat-without-originals", "compat-on")
def compat_without_the_originals(place):
    """CUBIND_COMPAT=1, and NVIDIA's packages are not installed."""
    place.settings["CUBIND_COMPAT"] = "1"


@finds("variable-unknown", "variable-unknown")
def unknown_variables(place):
    """CUBIND_CACHE_FOLDER and CUBIND_VERBOSE are set; cubind reads neither."""
    place.settings |= {"CUBIND_CACHE_FOLDER": "/tmp", "CUBIND_VERBOSE": "1"}


@finds("setting-wrong")
def setting_of_a_CUDA_that_is_not_there(place):
    """CUBIND_CUDA=14."""
    place.settings["CUBIND_CUDA"] = "14"


@finds("setting-wrong")
def simulated_device_misspelt(place):
    """CUBIND_DEVICE=simulator."""
    place.settings["CUBIND_DEVICE"] = "simulator"


@finds("setting-wrong", "setting-wrong")
def other_settings_misspelt(place):
    """CUBIND_CHECK=size and CUBIND_COMPAT=yes."""
    place.settings |= {"CUBIND_CHECK": "size", "CUBIND_COMPAT": "yes"}


@finds("debug-variable", "debug-variable")
def debugging_left_on(place):
    """CUDA_LAUNCH_BLOCKING=1 and CUBIND_DEBUG=1."""
    place.settings |= {"CUDA_LAUNCH_BLOCKING": "1", "CUBIND_DEBUG": "1"}


# ---- cubind's own files ----


@finds("module-damaged")
def module_cut_short(place):
    """The module cubind.driver for CUDA 13 has 5,000 bytes, since the disk was full."""
    place.replace("_cuda13/driver.*.so", lambda data: data[:5000])


@finds("module-damaged")
def module_that_every_program_needs_damaged(place):
    """The module cubind._runtime is full of zeros, and import cubind fails."""
    place.replace("_runtime.*.so", lambda data: bytes(len(data)))


@finds("cubind-broken")
def no_compiled_modules(place):
    """The folder of cubind was copied without its compiled modules."""
    for file in place.copy_package().rglob("*.so"):
        file.unlink()


@finds("module-broken")
def modules_of_two_versions(place):
    """An update was interrupted: the module cubind._core is of another version."""
    other = b"9" * len(VERSION)
    place.replace("_core.*.so", lambda data: data.replace(f"\0{VERSION}\0".encode(), b"\0" + other + b"\0"))


@finds("cubind-mixed")
def update_that_was_interrupted(place):
    """pip has recorded a version that the files do not have."""
    place.distribution("cubind", "9.0.0")


@finds("distribution-mismatch")
def cubind_libraries_of_another_version(place):
    """cubind-libraries was not updated with cubind."""
    place.distribution("cubind", VERSION)
    place.distribution("cubind_libraries", "0.0.9")


@finds("distribution-mismatch")
def cubind_dev_of_another_version(place):
    """cubind-dev was not updated with cubind."""
    place.distribution("cubind", VERSION)
    place.distribution("cubind_dev", "0.0.9")


@finds("cubind-shadowed")
def two_cubinds(place):
    """PYTHONPATH names a build of cubind, and another cubind is installed."""
    other = place.folder / "other" / "cubind"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text('__version__ = "0.0.9"\n')
    place.settings["PYTHONPATH"] += f":{other.parent}"


@finds("site-read-only", "nvrtc-missing")
def read_only_site_packages(place):
    """The wheel of NVRTC is not installed, and this user cannot write to site-packages."""
    no_compiler(place)
    place.site.chmod(0o555)
    place.drops_privileges = True


# ---- the cache ----


@finds("cache-not-writable")
def unreadable_cache(place):
    """The folder of the cache has no permissions."""
    place.cache.mkdir(parents=True)
    place.cache.chmod(0)
    place.drops_privileges = True


@finds("cache-no-folder")
def cache_that_is_a_file(place):
    """CUBIND_CACHE_DIR names a file."""
    (place.home / "cache").touch()
    place.settings["CUBIND_CACHE_DIR"] = str(place.home / "cache")


@finds("cache-no-space")
def no_space(place):
    """The cache cannot grow: no file may have more than 100 KiB."""
    place.cache.mkdir(parents=True, mode=0o700)
    place.limits = {"RLIMIT_FSIZE": 100 << 10}


@finds("cache-not-safe")
def cache_that_others_can_write_to(place):
    """The folder of the cache has mode 777."""
    place.cache.mkdir(parents=True)
    place.cache.chmod(0o777)


@finds("cache-no-folder")
def cache_with_a_relative_path(place):
    """CUBIND_CACHE_DIR=cache."""
    place.settings["CUBIND_CACHE_DIR"] = "cache"


@finds("cache-no-folder")
def no_home(place):
    """HOME is a relative path, and there is no other place for a cache."""
    place.settings["HOME"] = "home"


@finds("cache-entry-damaged")
def damaged_entry_of_the_cache(place):
    """One of two entries of the cache has a wrong byte."""
    file = entries.fill(place.cache)[0]
    data = bytearray(file.read_bytes())
    data[5] ^= 1
    file.write_bytes(data)


# ---- the report itself ----


@finds()
def reader_that_goes_away(place):
    """The output goes to a pipe whose reader has ended, as in: cubind doctor | head -1."""
    place.is_piped = True
