"""Test the wheels cubind-gen and cubind-dev in an environment of their own.

CUBIND_WHEELS is the folder that has them; ci/test builds them there. ci/newcomer-gen tests more, in
a bare system.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from support import libraries

from .conftest import CONFIG, link_package

STEPS = Path(__file__).with_name("first_module.sh")
WHEELS = Path(os.environ.get("CUBIND_WHEELS", "/proc/absent"))

pytestmark = pytest.mark.skipif(not WHEELS.is_dir(), reason="needs CUBIND_WHEELS, a folder of wheels")


def wheel(name):
    (path,) = WHEELS.glob(f"{name}-*.whl")
    return path


def names_in(path):
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_the_tags():
    assert "-py3-none-" in wheel("cubind_gen").name, "the generator does not depend on Python's ABI"
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{tag}-{tag}-" in wheel("cubind_dev").name, "the libraries do"


def test_what_the_development_wheel_has():
    names = names_in(wheel("cubind_dev"))
    for name in ("include/cubind/core.h", "include/cubind/driver_api.h", "include/cubind/args.h", "lib/libcubind_rt.a",
                 "lib/libcubind_core.a", "lib/cmake/cubind/cubind-config.cmake", "lib/pkgconfig/cubind.pc"):
        assert f"cubind/{name}" in names
    assert not [name for name in names if name.endswith((".py", ".so", ".c"))]


def test_what_the_generator_wheel_has(tmp_path):
    names = names_in(wheel("cubind_gen"))
    data = {name.removeprefix("cubind_gen/share/cubind/").partition("/")[0] for name in names if "/share/" in name}
    assert data == {"models", "specs", "templates"}
    models = {Path(name).stem for name in names if "/models/" in name}
    assert models >= {*libraries._listed("modules"), *libraries._listed("libraries")}
    with zipfile.ZipFile(wheel("cubind_gen")) as archive:
        program = archive.extract("cubind_gen/bin/cubind-gen", tmp_path)
    needed = subprocess.run(["readelf", "-d", program], capture_output=True, text=True, check=True).stdout
    assert "yaml" not in needed and "clang" not in needed


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """Return the folder of an environment with cubind, cubind-dev, cubind-gen and libclang."""
    clang = pytest.importorskip("clang", reason="needs the wheel libclang")
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python3"
    (site,) = (folder / "lib").glob("python3.*/site-packages")
    link_package(site)
    if not (site / "cubind" / "__main__.py").exists():
        (site / "cubind" / "__main__.py").write_text(CONFIG)
    (site / "clang").symlink_to(Path(clang.__file__).parent)
    words = ["install", "--quiet", "--no-deps", "--no-index", wheel("cubind_gen"), wheel("cubind_dev")]
    subprocess.run([sys.executable, "-m", "pip", "--python", python, *words], check=True)
    return folder


def test_a_first_module(environment, tmp_path):
    path = f"{environment / 'bin'}:{os.environ['PATH']}"
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("CUBIND_", "PYTHONPATH"))}
    for step in ("code", "call"):
        done = subprocess.run([STEPS, step, tmp_path], env=alone | {"PATH": path}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_absent_libclang(environment, tmp_path):
    """The program says how to install it; the help needs none."""
    alone = {"PATH": "/usr/bin", "CUBIND_LIBCLANG": "/proc/absent/libclang.so"}
    program = environment / "bin" / "cubind-gen"
    assert subprocess.run([program, "--help"], env=alone, capture_output=True, check=False).returncode == 0
    (tmp_path / "x.h").write_text("int x(void);\n")
    done = subprocess.run([program, "propose", "--include", tmp_path, "x.h"], env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.startswith("cubind-gen: error: CUBIND_LIBCLANG names no libclang")
