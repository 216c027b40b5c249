#!/usr/bin/env python3
"""Make a folder with the headers and libraries of glibc 2.28, for gcc to build wheels with.

    ci/sysroot.py ARCH FOLDER [FLOOR]

ARCH is x86_64 or aarch64; FLOOR is the version of glibc. Both come from the wheel ziglang, which
must be installed next to the Python that runs this. Its headers of glibc serve all versions: they
read __GLIBC_MINOR__, which the sysroot's features.h defines. zig makes the libraries: they have the
names and versions of the symbols of that glibc, and no code, so a module cannot refer to a newer
symbol.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import ziglang

# The headers in the order in which zig searches them; a file of an earlier folder wins.
HEADERS = {
    "x86_64": ("x86-linux-gnu", "generic-glibc", "x86-linux-any", "any-linux-any"),
    "aarch64": ("aarch64-linux-gnu", "generic-glibc", "aarch64-linux-any", "any-linux-any"),
}
# A module needs no header of a driver or of sound, so these headers of the kernel suffice.
KERNEL = ("asm", "asm-generic", "linux")
# {name of a library: name with which the linker finds it}
LIBRARIES = {"libc.so.6": "", "libm.so.6": "libm.so", "libpthread.so.0": "libpthread.so", "libdl.so.2": "libdl.so",
             "librt.so.1": "librt.so", "libld.so.2": ""}
PROGRAM = "int main(void) { return 0; }\n"
# zig passes the version as an option; gcc finds it in features.h, which reads it below this line.
GUARD = "#define\t_FEATURES_H\t1\n"


def copy_headers(arch, floor, to):
    include = Path(ziglang.__file__).parent / "lib" / "libc" / "include"
    for name in reversed(HEADERS[arch]):
        of_kernel = name.endswith("-any")
        for path in sorted((include / name).iterdir()):
            if path.is_dir() and (not of_kernel or path.name in KERNEL):
                shutil.copytree(path, to / path.name, dirs_exist_ok=True)
            elif path.is_file():
                shutil.copy(path, to)
    features = to / "features.h"
    text = features.read_text()
    if text.count(GUARD) != 1:
        sys.exit(f"ci/sysroot.py: error: {features} lacks the line {GUARD.strip()}: use the pinned ziglang")
    major, minor = floor.split(".")
    features.write_text(text.replace(GUARD, f"{GUARD}#define __GLIBC__ {major}\n#define __GLIBC_MINOR__ {minor}\n"))


def make_libraries(arch, floor, to):
    """Let zig link a program, and take the libraries from its cache."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "program.c"
        source.write_text(PROGRAM)
        zig = [sys.executable, "-m", "ziglang", "cc", "-target", f"{arch}-linux-gnu.{floor}"]
        caches = {"ZIG_GLOBAL_CACHE_DIR": f"{folder}/cache", "ZIG_LOCAL_CACHE_DIR": f"{folder}/local"}
        subprocess.run([*zig, source, "-o", source.with_suffix(".out"), "-lm", "-lpthread", "-ldl", "-lrt"],
                       check=True, env={"PATH": "/usr/bin:/bin", **caches})
        made = {path.name: path for path in Path(folder).glob("cache/o/*/*")}
        for name in (*LIBRARIES, "libc_nonshared.a", "crt1.o"):
            shutil.copy(made[name], to)
    for name, link in LIBRARIES.items():
        if link:
            (to / link).symlink_to(name)
    shutil.copy(to / "crt1.o", to / "Scrt1.o")
    # glibc's own crti.o only calls profilers. gcc's crtbegin.o runs constructors.
    for name in ("crti.o", "crtn.o"):
        subprocess.run([compiler(arch), "-c", "-x", "c", "/dev/null", "-o", to / name], check=True)
    # Functions such as stat are no symbols of glibc before 2.33: they are linked into each module.
    (to / "libc.so").write_text("GROUP ( libc.so.6 libc_nonshared.a AS_NEEDED ( libld.so.2 ) )\n")


def compiler(arch):
    """Return the name of Debian's gcc for an architecture."""
    return f"{arch}-linux-gnu-gcc"


def main():
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in HEADERS:
        sys.exit(__doc__)
    arch, root, floor = sys.argv[1], Path(sys.argv[2]), (*sys.argv[3:], "2.28")[0]
    part = root.with_name(root.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    for name in ("include", "lib"):
        (part / name).mkdir(parents=True)
    copy_headers(arch, floor, part / "include")
    make_libraries(arch, floor, part / "lib")
    shutil.rmtree(root, ignore_errors=True)
    part.rename(root)


if __name__ == "__main__":
    main()
