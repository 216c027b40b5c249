"""Test <module>_api.h, which other extension modules include.

The header's import function works even if nothing else has imported the module before.
"""

import subprocess
import sys
import sysconfig

import pytest
from support import libraries, made_library

USER = """\
#include "@_api.h"

static PyObject *
version(PyObject *self, PyObject *nothing)
{
    const cubind_@_api *api = cubind_@_import();
    return api != NULL ? PyLong_FromLong(api->api_version) : NULL;
}

static PyMethodDef methods[] = {{"version", version, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};

static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "user", .m_methods = methods};

PyMODINIT_FUNC
PyInit_user(void)
{
    return PyModuleDef_Init(&definition);
}
"""

FIRST = """
import sys, user
assert not any(name.startswith("cubind") for name in sys.modules)
print(user.version())
"""

REFUSED = """
import sys, user
sys.modules["cubind.@"] = None
try:
    user.version()
except ImportError as error:
    print(type(error).__name__)
"""


@pytest.fixture(params=[name for name in libraries.MODULES if (libraries.GENERATED / name).is_dir()])
def module(request):
    return request.param


@pytest.fixture
def run_user(module, tmp_path):
    """Run a program that imports a C module built on this one, in a process of its own."""
    (tmp_path / "user.c").write_text(USER.replace("@", module))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    headers = f"-I{libraries.GENERATED / module}", f"-isystem{sysconfig.get_paths()['include']}"
    made_library.must("gcc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Wno-missing-field-initializers",
                      "-Werror", *headers, tmp_path / "user.c", "-o", tmp_path / f"user{suffix}")

    def run_user(program):
        environment = {**libraries.os.environ, "PYTHONPATH": f"{libraries.PACKAGE}:{tmp_path}"}
        command = [sys.executable, "-c", program.replace("@", module)]
        result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    return run_user


def test_the_module_is_imported(run_user):
    major, minor = map(int, libraries.RELEASE.split("."))
    assert run_user(FIRST) == str(1000 * major + 10 * minor)


def test_a_module_that_cannot_be_imported(run_user):
    assert run_user(REFUSED) == "ModuleNotFoundError"
