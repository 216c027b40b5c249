"""Compile with line information, for profilers and debuggers, and print the compiler's log."""

import io

import common
from cuda.core import Program, ProgramOptions

SOURCE = """
extern "C" __global__ void scale(float *x)
{
    int unused;
    x[threadIdx.x] *= 2;
}
"""
device, stream = common.start()
for lineinfo in (False, True):
    log = io.StringIO()
    options = ProgramOptions(name="scale.cu", arch=f"sm_{device.arch}", lineinfo=lineinfo)
    with_lines = Program(SOURCE, "c++", options).compile("ptx", logs=log)
    print(b".loc" in with_lines.code, b"scale.cu" in with_lines.code, with_lines.name, "unused" in log.getvalue())
try:
    Program("nonsense", "c++", ProgramOptions(name="wrong.cu", arch=f"sm_{device.arch}")).compile("ptx")
except Exception as error:
    print(type(error).__name__, "wrong.cu(1): error" in str(error))
