#!/usr/bin/env python3
"""A small compiler: translate a Python expression to NVVM IR and compile that to a kernel.

GPU front ends emit NVVM IR, and libNVVM optimizes it and compiles it to PTX. Functions such as
`sin` come from libdevice. libdevice is also NVVM IR, so its functions are compiled into the kernel.

    python3 examples/core/expressions.py
"""

import ast

import common
import numpy

import cubind
from cubind.core import LaunchConfig, Program, ProgramOptions, launch

KERNEL = """
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
{functions}
define void @map(double* %data, i32 %n) {{
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %start = mul i32 %block, %size
  %i = add i32 %start, %thread
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %work, label %done
work:
  %at = zext i32 %i to i64
  %place = getelementptr double, double* %data, i64 %at
  %x = load double, double* %place
{steps}
  store double {result}, double* %place
  br label %done
done:
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{void (double*, i32)* @map, !"kernel", i32 1}}
!nvvmir.version = !{{!1}}
!1 = !{{i32 2, i32 0}}
"""
OPERATIONS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
EXPRESSION = "sin(x) * exp(-x / 8) + x * x / 100 - sqrt(x + 1)"
COUNT, BLOCK = 20_000, 128


class Compiler(ast.NodeVisitor):
    """Each visit appends instructions to `steps` and returns the operand that holds the value."""

    def __init__(self, expression: str) -> None:
        self.steps: list[str] = []
        self.functions: set[str] = set()
        self.result = self.visit(ast.parse(expression, mode="eval").body)

    def step(self, text: str) -> str:
        name = f"%v{len(self.steps)}"
        self.steps.append(f"  {name} = {text}")
        return name

    def visit_BinOp(self, node: ast.BinOp) -> str:
        left, right = self.visit(node.left), self.visit(node.right)
        return self.step(f"{OPERATIONS[type(node.op)]} double {left}, {right}")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> str:
        return self.step(f"fsub double -0.0, {self.visit(node.operand)}")

    def visit_Call(self, node: ast.Call) -> str:
        name = f"@__nv_{ast.unparse(node.func)}"
        self.functions.add(f"declare double {name}(double)")
        return self.step(f"call double {name}(double {self.visit(node.args[0])})")

    def visit_Constant(self, node: ast.Constant) -> str:
        assert isinstance(node.value, int | float)
        return f"0x{numpy.float64(node.value).view('u8'):016X}"  # IR's hexadecimal form is exact

    def visit_Name(self, node: ast.Name) -> str:
        return f"%{node.id}"

    def module(self) -> str:
        functions = "\n".join(sorted(self.functions))
        return KERNEL.format(functions=functions, steps="\n".join(self.steps), result=self.result)


def main() -> None:
    device, stream = common.open_device()
    # libNVVM takes IR text with typed pointers only for architectures before sm_100. Their PTX
    # runs on all later ones.
    options = ProgramOptions(arch=f"sm_{min(int(device.arch), 90)}", use_libdevice=True)
    try:
        program = Program(Compiler(EXPRESSION).module(), "nvvm", options)
        kernel = program.compile("ptx").get_kernel("map")
    except cubind.LibraryNotFoundError as error:
        print(f"expressions: {error}")
        return

    x = numpy.linspace(0, 20, COUNT)
    on_device = common.upload(device, stream, x)
    launch(stream, LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK), kernel, on_device, COUNT)
    result = common.download(on_device, stream, like=x)
    functions = {name: getattr(numpy, name) for name in ("sin", "exp", "sqrt")}
    expected = eval(EXPRESSION, functions, {"x": x})
    right = bool(numpy.allclose(result, expected, rtol=1e-12, atol=1e-12))
    common.verdict("expressions", right, f"{COUNT} times {EXPRESSION}")


if __name__ == "__main__":
    main()
