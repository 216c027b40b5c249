#!/usr/bin/env python3
"""Define a PyTorch module, y = silu(x + bias), with custom forward and backward kernels.

A launch takes tensors as arguments, without a copy, and goes to torch's current stream. So it is in
order with torch's own work, and no synchronization is needed. `torch.library.custom_op` makes the
function a single operation, which torch.compile does not trace into. register_fake gives torch the
shape of its result, and register_autograd its gradient. CUDA graphs capture the launches, too.

    python3 examples/workloads/torch_module.py [rows]
"""

import importlib.util
import sys
from typing import Any

import helpers
import numpy

from cubind.core import Device, Kernel, LaunchConfig, Stream

SOURCE = """
__device__ float gate(float x) { return 1 / (1 + __expf(-x)); }

extern "C" __global__ void forward(const float *x, const float *bias, float *y, int rows, int columns)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows * columns)
        return;
    float v = x[i] + bias[i % columns];
    y[i] = v * gate(v);
}

// The gradient of x; that of bias, its sum by columns, is added up by the threads of a column, which go down the rows.
extern "C" __global__ void backward(const float *x, const float *bias, const float *dy, float *dx, float *dbias, int rows,
                                    int columns)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (column >= columns)
        return;
    float shift = bias[column], sum = 0;
    for (int row = blockIdx.y; row < rows; row += gridDim.y) {
        int i = row * columns + column;
        float v = x[i] + shift, s = gate(v), slope = dy[i] * s * (1 + v * (1 - s));
        dx[i] = slope;
        sum += slope;
    }
    atomicAdd(&dbias[column], sum);
}
"""
COLUMNS, BLOCK, BANDS = 4096, 256, 256


class Kernels:
    """The forward and backward kernels, bound to a stream at each call.

    The arguments may be any arrays that a launch takes.
    """

    def __init__(self, device: Device) -> None:
        options = {"use_fast_math": False}
        self.pair: tuple[Kernel, Kernel] = (
            helpers.compile_kernel(device, SOURCE, "forward", **options),
            helpers.compile_kernel(device, SOURCE, "backward", **options),
        )

    def forward(self, stream: Stream, x: Any, bias: Any, y: Any, rows: int, columns: int) -> None:
        config = LaunchConfig(grid=-(-rows * columns // BLOCK), block=BLOCK)
        self.pair[0][config, stream](x, bias, y, rows, columns)

    def backward(self, stream: Stream, x: Any, bias: Any, dy: Any, grads: tuple[Any, Any], rows: int, columns: int) -> None:
        config = LaunchConfig(grid=(-(-columns // BLOCK), min(rows, BANDS)), block=BLOCK)
        self.pair[1][config, stream](x, bias, dy, *grads, rows, columns)


def torch_operation(device: Device) -> Any:
    """Return silu(x + bias) as a function of tensors, with a gradient."""
    import torch

    kernels = Kernels(device)

    def stream() -> Stream:
        device.set_current()  # torch runs backward on its own thread
        return Stream.from_handle(torch.cuda.current_stream().cuda_stream)

    def forward(x: Any, bias: Any) -> Any:
        y = torch.empty_like(x)
        kernels.forward(stream(), x, bias, y, x.shape[0], x.shape[1])
        return y

    def backward(x: Any, bias: Any, dy: Any) -> tuple[Any, Any]:
        dx, dbias = torch.empty_like(x), torch.zeros_like(bias)
        kernels.backward(stream(), x, bias, dy.contiguous(), (dx, dbias), x.shape[0], x.shape[1])
        return dx, dbias

    compiled = register(forward, backward)

    class Eager(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any, bias: Any) -> Any:
            ctx.save_for_backward(x, bias)
            return forward(x, bias)

        @staticmethod
        def backward(ctx: Any, dy: Any) -> tuple[Any, Any]:
            return backward(*ctx.saved_tensors, dy)

    def bias_silu(x: Any, bias: Any) -> Any:
        return compiled(x, bias) if torch.compiler.is_compiling() else Eager.apply(x, bias)

    return bias_silu


def register(forward: Any, backward: Any) -> Any:
    """Return an operation for torch.compile, which does not trace into the functions."""
    import torch

    library = torch.library
    names = "cubind_example::bias_silu", "cubind_example::bias_silu_backward"
    library.define(names[0], "(Tensor x, Tensor bias) -> Tensor")
    library.define(names[1], "(Tensor x, Tensor bias, Tensor dy) -> (Tensor, Tensor)")
    library.impl(names[0], "cuda", forward)
    library.impl(names[1], "cuda", backward)
    library.register_fake(names[0], lambda x, bias: torch.empty_like(x))
    library.register_fake(names[1], lambda x, bias, dy: (torch.empty_like(x), torch.empty_like(bias)))
    of_backward = torch.ops.cubind_example.bias_silu_backward.default

    def keep(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.save_for_backward(*inputs)

    def gradient(ctx: Any, dy: Any) -> tuple[Any, Any]:
        gradients: tuple[Any, Any] = of_backward(*ctx.saved_tensors, dy)
        return gradients

    library.register_autograd(names[0], gradient, setup_context=keep)
    return torch.ops.cubind_example.bias_silu.default


def torch_module(operation: Any, columns: int) -> Any:
    """Return an nn.Module around the operation, with the bias as its parameter."""
    import torch

    class BiasSilu(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.bias = torch.nn.Parameter(torch.linspace(-1, 1, columns, device="cuda"))

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return operation(x, self.bias)

    return BiasSilu()


def plain(x: Any, bias: Any) -> Any:
    """Return silu(x + bias) by torch's own operations."""
    import torch

    return torch.nn.functional.silu(x + bias)


def step(module: Any, x: Any, dy: Any) -> tuple[Any, Any, Any]:
    """Return (y, gradient of x, gradient of bias).

    y is detached, because its history would keep the autograd nodes of x and bias alive. These
    nodes belong to the stream on which they were made. A later step on another stream would make
    the nodes' stream wait, and a capture must not touch a stream that is not captured.
    """
    import torch

    y = module(x)
    dx, dbias = torch.autograd.grad(y, (x, module.bias), dy)
    return y.detach(), dx, dbias


def captured_step(module: Any, x: Any, dy: Any) -> tuple[Any, tuple[Any, Any, Any]]:
    """Return (a CUDA graph of step(), the tensors that it writes).

    No other stream may have used the module, and the module must outlive the graph. Torch advises a
    warm-up step before the capture, on a stream other than the default one. Here the same stream
    also captures, so that all autograd nodes belong to it.
    """
    import torch

    x = x.detach().requires_grad_()  # the same numbers, with a new autograd node
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        step(module, x, dy)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=side):
        results = step(module, x, dy)
    return graph, results


def are_close(got: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    return all(bool((g - w).abs().max() <= 1e-4 * w.abs().max() + 1e-5) for g, w in zip(got, wanted, strict=True))


def with_torch(device: Device, rows: int) -> None:
    import torch

    operation = torch_operation(device)
    ours, theirs = torch_module(operation, COLUMNS), torch_module(plain, COLUMNS)
    x = torch.randn(rows, COLUMNS, device="cuda", requires_grad=True)
    dy = torch.randn(rows, COLUMNS, device="cuda")
    wanted = step(theirs, x, dy)
    step(ours, x, dy)
    torch.cuda.synchronize()
    torch.cuda.set_sync_debug_mode("error")  # a copy to the host would synchronize and thus raise
    right = {"eager": step(ours, x, dy)}
    torch.cuda.set_sync_debug_mode("default")
    right["compiled"] = step(torch.compile(ours, fullgraph=True), x, dy)
    of_graph = torch_module(operation, COLUMNS)
    graph, results = captured_step(of_graph, x, dy)
    graph.replay()
    right["in a CUDA graph"] = results
    torch.cuda.synchronize()
    helpers.verdict(
        "torch_module",
        all(are_close(got, wanted) for got in right.values()),
        f"{rows} x {COLUMNS}: torch's own values and gradients {', '.join(right)}; no copy to the host",
    )


def without_torch(device: Device, stream: Stream, rows: int, why: str) -> None:
    """Run only the kernels, on NumPy arrays."""
    helpers.leave_out("torch_module", "PyTorch", why)
    columns, random = 48, numpy.random.default_rng(8)
    x, dy = (random.standard_normal((rows, columns), numpy.float32) for _ in range(2))
    bias = random.standard_normal(columns, numpy.float32)
    at_x, at_bias, at_dy, y, dx = (helpers.upload(device, stream, array) for array in (x, bias, dy, x, x))
    dbias = helpers.upload(device, stream, numpy.zeros_like(bias))
    kernels = Kernels(device)
    kernels.forward(stream, at_x, at_bias, y, rows, columns)
    kernels.backward(stream, at_x, at_bias, at_dy, (dx, dbias), rows, columns)
    v = x.astype(float) + bias
    s = 1 / (1 + numpy.exp(-v))
    slope = dy * s * (1 + v * (1 - s))
    pairs = ((y, v * s), (dx, slope), (dbias, slope.sum(axis=0)))
    right = all(
        numpy.allclose(helpers.download(got, stream, like=wanted.astype(numpy.float32)), wanted, rtol=1e-4, atol=1e-4)
        for got, wanted in pairs
    )
    helpers.verdict("torch_module", right, f"{rows} x {columns}: forward and backward are right by NumPy")


def main() -> None:
    device, stream = helpers.open_device()
    rows = helpers.size_from(sys.argv, 4096, 16)
    if helpers.on_simulator():
        without_torch(device, stream, rows, "its kernels are machine code, which only a GPU runs")
    elif importlib.util.find_spec("torch") is None:
        without_torch(device, stream, rows, "it is not installed")
    else:
        with_torch(device, rows)


if __name__ == "__main__":
    main()
