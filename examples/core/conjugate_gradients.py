#!/usr/bin/env python3
"""Run conjugate gradients as one CUDA graph: a while node ends once the residual is small.

With single launches, each iteration costs four kernel launches, and the host must wait for the
residual. In a while node, the kernels are the body of the loop: the host launches the graph once,
and the last kernel of the body decides whether the loop ends.

    python3 examples/core/conjugate_gradients.py
"""

import common
import numpy

from cubind.core import Buffer, LaunchConfig, Program, ProgramOptions, Stream, launch
from cubind.core.graph import GraphBuilder, GraphCondition

# The matrix is the discrete Laplacian of a square, so it need not be stored.
SOURCE = """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);

struct scalars { double rr, rr_next, p_ap; int step; };

__device__ void add_up(double mine, double *sum)
{
    __shared__ double partial[256];
    partial[threadIdx.x] = mine;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            partial[threadIdx.x] += partial[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        atomicAdd(sum, partial[0]);
}

// ap = A p, and p . ap
extern "C" __global__ void apply(const double *p, double *ap, int side, scalars *s)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, x = i % side, y = i / side;
    double mine = 0;
    if (y < side) {
        double around = (x > 0 ? p[i - 1] : 0) + (x < side - 1 ? p[i + 1] : 0) +
                        (y > 0 ? p[i - side] : 0) + (y < side - 1 ? p[i + side] : 0);
        ap[i] = 4 * p[i] - around;
        mine = p[i] * ap[i];
    }
    add_up(mine, &s->p_ap);
}

// x += alpha p; r -= alpha ap, and r . r
extern "C" __global__ void advance(double *x, double *r, const double *p, const double *ap, int n, scalars *s)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double mine = 0, alpha = s->rr / s->p_ap;
    if (i < n) {
        x[i] += alpha * p[i];
        r[i] -= alpha * ap[i];
        mine = r[i] * r[i];
    }
    add_up(mine, &s->rr_next);
}

extern "C" __global__ void turn(double *p, const double *r, int n, const scalars *s)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = r[i] + s->rr_next / s->rr * p[i];
}

__device__ bool end_of_step(scalars *s, double enough, int most)
{
    s->rr = s->rr_next;
    s->rr_next = s->p_ap = 0;
    return ++s->step < most && s->rr > enough;
}

extern "C" __global__ void decide(unsigned long long condition, scalars *s, double enough, int most)
{
    cudaGraphSetConditional(condition, end_of_step(s, enough, most));
}

extern "C" __global__ void count(scalars *s)
{
    end_of_step(s, 0, 0);
}
"""
SIDE, BLOCK, MOST = 48, 256, 1000
N = SIDE * SIDE
ENOUGH = 1e-18 * N
SCALARS = numpy.dtype([("rr", "f8"), ("rr_next", "f8"), ("p_ap", "f8"), ("step", "i4")], align=True)


class Solver:
    def __init__(self) -> None:
        self.device, self.stream = common.open_device()
        options = ProgramOptions(arch=f"sm_{self.device.arch}", std="c++17")
        code = Program(SOURCE, "c++", options).compile("cubin")
        self.kernels = {name: code.get_kernel(name) for name in ("apply", "advance", "turn", "decide", "count")}
        self.right_side = numpy.random.default_rng(7).random(N)
        self.x, self.r, self.p, self.ap = (self.device.allocate(8 * N, stream=self.stream) for _ in range(4))
        self.scalars: Buffer = self.device.allocate(SCALARS.itemsize, stream=self.stream)

    def start(self) -> None:
        """Set x = 0, so that the residual is the right-hand side."""
        first = numpy.zeros((), SCALARS)
        first["rr"] = self.right_side @ self.right_side
        self.scalars.copy_from(first.reshape(1).view(numpy.uint8), stream=self.stream)
        self.x.fill(0, stream=self.stream)
        for buffer in (self.r, self.p):
            buffer.copy_from(self.right_side, stream=self.stream)

    def step(self, stream: Stream | GraphBuilder) -> None:
        """Launch the kernels of an iteration except the last, on a stream or a graph builder."""
        wide = LaunchConfig(grid=-(-N // BLOCK), block=BLOCK)
        launch(stream, wide, self.kernels["apply"], self.p, self.ap, SIDE, self.scalars)
        launch(stream, wide, self.kernels["advance"], self.x, self.r, self.p, self.ap, N, self.scalars)
        launch(stream, wide, self.kernels["turn"], self.p, self.r, N, self.scalars)

    def end_step(self, stream: GraphBuilder, condition: GraphCondition) -> None:
        one = LaunchConfig(grid=1, block=1)
        launch(stream, one, self.kernels["decide"], condition, self.scalars, ENOUGH, MOST)

    def launch_by_launch(self) -> None:
        one = LaunchConfig(grid=1, block=1)
        for _ in range(MOST):
            self.step(self.stream)
            launch(self.stream, one, self.kernels["count"], self.scalars)
            if self.state()["rr"][0] <= ENOUGH:
                break

    def state(self) -> numpy.ndarray:
        """Return the solver's scalars: an array with one SCALARS record."""
        raw = common.download(self.scalars, self.stream, numpy.empty(SCALARS.itemsize, numpy.uint8))
        return raw.view(SCALARS)

    def residual(self) -> float:
        """Return the largest residual of the solution, computed anew on the host."""
        x = common.download(self.x, self.stream, self.right_side).reshape(SIDE, SIDE)
        padded = numpy.pad(x, 1)
        around = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
        return float(abs(4 * x - around - self.right_side.reshape(SIDE, SIDE)).max())


def main() -> None:
    solver = Solver()
    builder = solver.device.create_graph_builder().begin_building()
    condition = builder.create_condition(default_value=1)
    body = builder.while_loop(condition).begin_building()
    solver.step(body)
    solver.end_step(body, condition)
    body.end_building()
    graph = builder.end_building().complete()

    times, steps, residuals = [], [], []
    for run in (solver.launch_by_launch, lambda: graph.launch(solver.stream)):
        solver.start()
        times.append(common.milliseconds(solver.stream, run))
        steps.append(int(solver.state()["step"][0]))
        residuals.append(solver.residual())

    common.verdict(
        "conjugate_gradients",
        max(residuals) < 1e-7 and abs(steps[0] - steps[1]) <= 1,
        f"{steps[1]} iterations: {times[0]:.2f} ms launch by launch, {times[1]:.2f} ms as one graph",
    )


if __name__ == "__main__":
    main()
