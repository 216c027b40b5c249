#!/usr/bin/env python3
"""Run data-parallel gradient descent: each rank has a part of the data and a copy of the model.

In each step, all ranks compute the gradient of their part, NCCL averages the gradients, and all
ranks take the same step. The copies of the model are never sent, and stay bitwise equal.

    mpirun -n 4 python3 examples/distributed/gradient.py      # ranks.py lists other launchers
"""

import argparse

import numpy
from cubind.core import LaunchConfig, launch
from ranks import MEAN, Ranks

SOURCE = """
// Of (w x - y)^2, over the rows of this rank: a block for each column's part of the gradient.
extern "C" __global__ void gradient(const float *x, const float *y, const float *w, float *out, int rows, int columns)
{
    __shared__ float parts[128];
    int column = blockIdx.x;
    float sum = 0;
    for (int row = threadIdx.x; row < rows; row += blockDim.x) {
        float error = -y[row];
        for (int i = 0; i < columns; i++)
            error += x[row * columns + i] * w[i];
        sum += 2 * error * x[row * columns + column];
    }
    parts[threadIdx.x] = sum;
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            parts[threadIdx.x] += parts[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        out[column] = parts[0] / rows;
}

extern "C" __global__ void step(float *w, const float *gradient, float rate, int columns)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < columns)
        w[i] -= rate * gradient[i];
}
"""
COLUMNS, BLOCK, RATE = 16, 128, 0.05


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rows", type=int, default=4096, help="of each rank")
    options.add_argument("--steps", type=int, default=40)
    given = options.parse_args()
    ranks = Ranks()

    def data(rank: int) -> tuple[numpy.ndarray, numpy.ndarray]:
        random = numpy.random.default_rng(rank)
        x = random.standard_normal((given.rows, COLUMNS), numpy.float32)
        return x, (x @ numpy.arange(COLUMNS) + random.standard_normal(given.rows)).astype(numpy.float32)

    x, y = map(ranks.upload, data(ranks.rank))
    w = ranks.upload(numpy.zeros(COLUMNS, numpy.float32))
    slope = ranks.device.allocate(4 * COLUMNS, stream=ranks.stream)
    gradient, step = ranks.compile(SOURCE, "gradient", "step")
    wide, narrow = LaunchConfig(grid=COLUMNS, block=BLOCK), LaunchConfig(grid=1, block=32)
    for _ in range(given.steps):
        launch(ranks.stream, wide, gradient, x, y, w, slope, given.rows, COLUMNS)
        ranks.all_reduce(slope, slope, COLUMNS, op=MEAN)
        launch(ranks.stream, narrow, step, w, slope, RATE, COLUMNS)
    model = ranks.download(w, numpy.empty(COLUMNS, numpy.float32))

    parts = [data(rank) for rank in range(ranks.size)]
    all_x, all_y = (numpy.concatenate(part).astype(float) for part in zip(*parts, strict=True))
    expected = numpy.zeros(COLUMNS)
    for _ in range(given.steps):
        expected -= RATE * 2 * all_x.T @ (all_x @ expected - all_y) / len(all_y)
    ranks.verdict(
        "gradient",
        numpy.allclose(model, expected, rtol=1e-3, atol=1e-3),
        f"{given.steps} steps, {given.rows} rows on each rank",
    )


if __name__ == "__main__":
    main()
