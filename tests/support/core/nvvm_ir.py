"""Provide hand-written modules of NVVM IR that the tests compile."""

HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-\
f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
"""
VERSION = """!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
"""


def kept(kernel, kind):
    """Return the `llvm.used` entry that makes linkers of LTO IR keep a kernel.

    The function's type does not show that anybody would call it.
    """
    cast = f"i8* bitcast ({kind}* @{kernel} to i8*)"
    return f'@llvm.used = appending global [1 x i8*] [{cast}], section "llvm.metadata"\n'


# c[i] = a[i] + b[i], with the typed pointers that every libNVVM reads for architectures before
# sm_100.
ADD = HEAD + """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define void @add(float* %a, float* %b, float* %c, i32 %n) {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %start = mul i32 %block, %size
  %i = add i32 %start, %thread
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %work, label %done
work:
  %at = sext i32 %i to i64
  %from_a = getelementptr float, float* %a, i64 %at
  %from_b = getelementptr float, float* %b, i64 %at
  %to = getelementptr float, float* %c, i64 %at
  %x = load float, float* %from_a
  %y = load float, float* %from_b
  %sum = fadd float %x, %y
  store float %sum, float* %to
  br label %done
done:
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*, float*, float*, i32)* @add, !"kernel", i32 1}
""" + VERSION + kept("add", "void (float*, float*, float*, i32)")


def caller(function):
    """Return a kernel k(float *p) that applies `function` to each element, in place.

    Each thread does one element.
    """
    return HEAD + f"""
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @{function}(float)
define void @k(float* %p) {{
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %thread to i64
  %at = getelementptr float, float* %p, i64 %i
  %x = load float, float* %at
  %y = call float @{function}(float %x)
  store float %y, float* %at
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{void (float*)* @k, !"kernel", i32 1}}
""" + VERSION + kept("k", "void (float*)")


def function(name, body="%r = fadd float %x, %x"):
    """Return a function of a float that computes %r from %x, by default its double."""
    return HEAD + f"""
define float @{name}(float %x) {{
  {body}
  ret float %r
}}
""" + VERSION
