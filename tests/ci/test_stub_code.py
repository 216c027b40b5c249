"""Test that stub libraries compile without warnings, whatever types their functions return."""

import os
import subprocess
import sysconfig

import pytest
from test_generator_bad_input import COMPILER_ENVIRONMENT, GENERATOR, HEADER, ROOT, SPEC, Sample

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")

RESULTS = ["char *", "const char *", "thing", "long long", "unsigned int", "double", "pair"]


@pytest.mark.parametrize("type", RESULTS)
def test_results(tmp_path, type):
    sample = Sample(tmp_path)
    declared = f"typedef struct pair_st {{ int a, b; }} pair;\n{type} sampleTell(int which);\n#endif"
    (sample.include / "sample.h").write_text(HEADER.replace("#endif", declared))
    (sample.specs / "sample.yaml").write_text(SPEC + "  sampleTell: {_function: {status: bare}}\n")
    result = sample.generate()
    assert result.returncode == 0, result.stderr
    source = sample.out / "sample" / "stub_library.c"
    assert f"STUB_EXPORT {type}\nsampleTell(int which)\n" in source.read_text()
    folders = [sample.out / "sample", ROOT / "tests/stubs", ROOT / "runtime/include", sysconfig.get_paths()["include"], sample.include]
    flags = ["-std=gnu11", "-fsyntax-only", "-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Werror"]
    compiler = [os.environ.get("CC", "cc"), *flags, *(f"-I{folder}" for folder in folders)]
    result = subprocess.run([*compiler, source], capture_output=True, text=True, check=False, env=COMPILER_ENVIRONMENT)
    assert result.returncode == 0, result.stderr
