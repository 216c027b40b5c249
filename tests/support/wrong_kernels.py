"""Provide faulty kernels in CUDA C++ or PTX, and the source lines that a report must name."""

import ctypes
import re
import site
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from cubind.driver import CUresult

from support.simulated import switch  # noqa: F401

ILLEGAL = CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
FAILED = CUresult.CUDA_ERROR_LAUNCH_FAILED
ANY = "ANY"  # a number in a report that is not known in advance
KERNEL = 'extern "C" __global__ void k'

# ---- kernels of CUDA C++, compiled with their lines ----------------------------------------------


def nvrtc():
    """Return the real NVRTC, which the suite's stub does not replace, or skip the test."""
    places = [Path(folder) / "nvidia" for folder in (*site.getsitepackages(), site.getusersitepackages())]
    found = [path for place in places for path in sorted(place.glob("*/lib/libnvrtc.so.*[0-9]"))]
    if not found:
        pytest.skip("no NVRTC on this machine")
    return ctypes.CDLL(str(found[-1]))


def compiled(source):
    library, program, size = nvrtc(), ctypes.c_void_p(), ctypes.c_size_t()
    options = (ctypes.c_char_p * 2)(b"-lineinfo", b"-arch=compute_90")
    assert library.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"bug.cu", 0, None, None) == 0
    status = library.nvrtcCompileProgram(program, 2, options)
    if status != 0:
        library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
        log = ctypes.create_string_buffer(size.value)
        library.nvrtcGetProgramLog(program, log)
        pytest.fail(log.value.decode())
    library.nvrtcGetPTXSize(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    library.nvrtcGetPTX(program, text)
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return text.value.decode()


HEAD = """
extern "C" __device__ void __assertfail(const char *, const char *, unsigned, const char *, size_t);
struct node { long long key; node *next; };
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)
"""


def source_of(body):
    return HEAD + body


@dataclass
class Bug:
    """One wrong kernel, `k`.

    In CUDA C++ the line with "// BUG" is at fault, by an instruction that matches `by`.
    """

    name: str
    body: str
    by: str  # a regular expression for the reported instruction
    what: str  # the report's first line, with names of `values`
    status: CUresult = ILLEGAL
    arguments: tuple = ()  # names of values
    values: object = dict  # returns the values, in the test's own context
    thread: tuple = (0, 0)  # block and thread
    address: str = ""  # name of the value that the instruction's operand equals
    more: int = 0
    shape: dict = field(default_factory=dict)
    options: str = ""
    is_ptx: bool = False

    def __str__(self):
        return self.name


PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b)
{
    .reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .pred %p<4>;
    .shared .align 16 .b8 sh[64];
    ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; mov.u32 %r1, %tid.x;
BODY
    ret;
}
.file 1 "bug.cu"
"""


def whole_text(bug):
    """Return the PTX, and the number of the source line at fault."""
    if not bug.is_ptx:
        source = source_of(bug.body)
        lines = [number for number, line in enumerate(source.splitlines(), 1) if "// BUG" in line]
        return compiled(source), lines[0] if lines else None
    return PTX.replace("BODY", "    .loc 1 7 1\n" + bug.body), 7


def place(text, by, source_line):
    """Return (line, instruction) of the first match, on the given source line if there is one."""
    at = None
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        loc = re.match(r"\s*\.loc\s+\d+ (\d+)", line)
        at = int(loc[1]) if loc else at
        statements = line.split(";")
        if statements[-1].strip():  # the instruction continues
            statements[-1] = "\n".join([statements[-1], *lines[number:]]).split(";")[0]
        for statement in statements:
            instruction = re.sub(r"\s+", " ", re.sub(r"^\s*\w+:", "", statement)).strip()
            if re.match(rf"(@!?%p\d+ )?(?:{by})", instruction) and at == source_line:
                return number, instruction
    raise AssertionError(f"no {by!r} at line {source_line} of {text}")


def expected(bug, text, source_line, values):
    line, instruction = place(text, bug.by, source_line)
    block, thread = bug.thread
    (file,) = set(re.findall(r'^\s*\.file\s+1 "(.*?)"', text, re.MULTILINE))
    report = [
        bug.what.format(**values),
        f"  in kernel k, block ({block},0,0), thread ({thread},0,0)",
        f"  at PTX line {line}: {instruction}",
        f"  at source line {file}:{source_line}",
    ]
    operand = re.search(r"\[(%\w+)(?:\+(-?\d+))?\]", instruction)
    if bug.address == "any" and operand:
        report.append(f"  with {operand[1]} = {ANY}")
    elif bug.address and operand:
        report.append(f"  with {operand[1]} = {values[bug.address] - int(operand[2] or 0) & 0xFFFFFFFFFFFFFFFF:#x}")
    if bug.more:
        report.append(f"  {bug.more} more thread{'s' if bug.more > 1 else ''} did the same")
    return "\n".join(report) + "\n"


@pytest.fixture
def options(switch):  # noqa: F811
    """options(text) sets the simulated device's options until the test ends."""

    def set_options(text):
        assert switch.set_options(text) is None

    yield set_options
    switch.set_options(None)
