"""Headers of the host that NVRTC never includes are not searched for."""

import random
import subprocess

import pytest
from cubind.core import NVRTCError, Program, ProgramOptions, _includes
from cubind.core._host_code import undefines, without_host_code

LEFT_OUT = [
    "#ifndef __CUDACC_RTC__\n#include <a.h>\n#endif\n",
    "#if !defined(__CUDACC_RTC__)\n#include <a.h>\n#endif\n",
    "#if !defined(__CUDACC__) /* not nvcc */\n#include <a.h>\n#endif // !defined(__CUDACC__)\n",
    "#  if ! defined ( __CUDACC_RTC__ ) && defined(__cplusplus)\n#include <a.h>\n#  endif\n",
    "#if defined(X) && !defined __CUDACC_RTC__\n#include <a.h>\n#endif\n",
    "#ifdef __CUDACC_RTC__\n#else\n#include <a.h>\n#endif\n",
    "#if defined(__CUDACC__)\n#elif X\n#include <a.h>\n#else\n#include <a.h>\n#endif\n",
    "#ifndef __CUDACC__\n#if X\n#include <a.h>\n#else\n#include <a.h>\n#endif\n#include <a.h>\n#endif\n",
]
LEFT_IN = [
    "#if !defined(__CUDACC_RTC__) || X\n#include <a.h>\n#endif\n",
    "#if !defined(__CUDACC_RTC__) && \\\n  0 || 1\n#include <a.h>\n#endif\n",
    "#if !(defined(X) && !defined(__CUDACC_RTC__))\n#include <a.h>\n#endif\n",
    "#if !defined(__CUDACC_RTC__) == 0\n#include <a.h>\n#endif\n",
    "#if !defined(__CUDACC_RTC__X)\n#include <a.h>\n#endif\n",
    "#ifndef __CUDACC_RTC__\n#else\n#include <a.h>\n#endif\n",
    "#ifndef __CUDACC_RTC__\n#elif X\n#include <a.h>\n#endif\n",
    "#ifndef __CUDACC_RTC__\n#endif\n#include <a.h>\n",
    "/*\n#ifndef __CUDACC_RTC__\n*/\n#include <a.h>\n",
    "#ifndef __CUDACC_RTC__\n/*\n#endif\n*/\n#endif\n#include <a.h>\n#ifndef X\n#endif\n",
    "%:ifndef __CUDACC_RTC__\n%:else\n#include <a.h>\n%:endif\n",
]


@pytest.mark.parametrize("text", LEFT_OUT)
def test_regions_of_the_host_are_left_out(text):
    assert _includes.scan(text.encode()) == ((), ())


@pytest.mark.parametrize("text", LEFT_IN)
def test_all_other_regions_are_read(text):
    assert _includes.scan(text.encode())[0] == ("a.h",)


def conditionals(draw, depth=0):
    """Return lines of random conditionals, with a name of its own in each region."""
    conditions = ["defined(__CUDACC__)", "!defined(__CUDACC_RTC__)", "defined(A)", "!defined B", "!defined(__CUDACC__) && !defined(A)"]
    conditions += ["!defined(__CUDACC__) || defined(A)", "!(!defined(__CUDACC_RTC__))", "1", "0"]
    first = [f"#if {draw.choice(conditions)}", "#ifdef __CUDACC_RTC__", "#ifndef __CUDACC__", "#ifndef A"]
    heads = [draw.choice(first)]
    heads += [f"#elif {draw.choice(conditions)}" for _ in range(draw.randrange(3))]
    heads += ["#else"] * draw.randrange(2)
    for head in heads:
        yield head
        for _ in range(draw.randrange(3)):
            if depth < 3 and draw.random() < 0.5:
                yield from conditionals(draw, depth + 1)
            else:
                yield f"line_{draw.randrange(1 << 40)};"
    yield "#endif"


def test_what_a_compiler_reads_is_never_left_out():
    """Compare with a C preprocessor that defines both macros, and some of the others."""
    draw, left_out = random.Random(1), 0
    for seed in range(60):
        text = "\n".join(line for _ in range(8) for line in conditionals(draw))
        defines = ["-D__CUDACC__", "-D__CUDACC_RTC__", *(["-DA"] if seed & 1 else []), *(["-DB"] if seed & 2 else [])]
        read = subprocess.run(["cc", "-E", "-P", *defines, "-"], input=text, check=True, capture_output=True, text=True)
        kept = without_host_code(text.encode()).decode()
        assert {line for line in read.stdout.split() if line.startswith("line_")} <= set(kept.split())
        left_out += len(text) - len(kept)
    assert left_out > 10_000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#undef __CUDACC__\n", True),
        ("# undef\t__CUDACC_RTC__ // why\n", True),
        ("#undef __CUDACC__X\n#ifdef __CUDACC__\n#endif\n", False),
        ("#undef X\n", False),
    ],
)
def test_undefined_macros_are_found(text, expected):
    assert undefines(text.encode()) is expected


@pytest.mark.parametrize("macro", ["__CUDACC__", "__CUDACC_RTC__"])
def test_the_macros_cannot_be_undefined_by_an_option(nvrtc, macro):
    """NVRTC defines one of them in spite of the option, and refuses sources without the other."""
    source = f'#ifdef {macro}\nextern "C" __global__ void k() {{}}\n#endif\n'
    try:
        code = Program(source, "c++", ProgramOptions(arch="sm_90", undefine_macro=macro)).compile("ptx").code
    except NVRTCError as error:
        assert "UNSUPPORTED COMPILER" in str(error)
    else:
        assert b".entry k" in code


@pytest.mark.parametrize("how", ["source", "header"])
def test_a_program_without_the_macros_is_compiled_each_time(nvrtc, tmp_path, monkeypatch, how):
    """No condition on the macros can be judged then, and all headers of CUDA may be included."""
    undefining = "#undef __CUDACC__\n"
    (tmp_path / "own.h").write_text(undefining if how == "header" else "")
    source = (undefining if how == "source" else "") + '#include "own.h"\n'
    source += '#ifndef __CUDACC__\n#include "host.h"\n#endif\nextern "C" __global__ void k(int *p) { *p = VALUE; }\n'
    monkeypatch.chdir(tmp_path)
    for value in (1, 2):
        (tmp_path / "host.h").write_text(f"#define VALUE {value}\n")
        assert f", {value};" in Program(source, "c++", ProgramOptions(arch="sm_90")).compile("ptx").code.decode()
