"""Compute PageRank: multiply a sparse matrix by a vector, alternating between two buffers."""

import common
import numpy
from cuda.core import launch

SOURCE = """
__global__ void step(const int *first, const int *from, const int *degree, const double *old, double *rank, int n)
{
    int page = blockIdx.x * blockDim.x + threadIdx.x;
    if (page >= n)
        return;
    double sum = 0;
    for (int i = first[page]; i < first[page + 1]; i++)
        sum += old[from[i]] / degree[from[i]];
    rank[page] = 0.15 / n + 0.85 * sum;
}
"""
PAGES, ROUNDS = 200, 12

random = numpy.random.default_rng(8)
links = random.random((PAGES, PAGES)) < 0.05  # [to, from]
links[random.integers(0, PAGES, PAGES), numpy.arange(PAGES)] = True
first = numpy.concatenate([[0], numpy.cumsum(links.sum(axis=1))]).astype("i4")
degree, start = links.sum(axis=0).astype("i4"), numpy.full(PAGES, 1 / PAGES)

device, stream = common.start()
(step,) = common.kernels(device, SOURCE, "step")
matrix = [common.upload(device, stream, x) for x in (first, numpy.nonzero(links)[1].astype("i4"), degree)]
ranks = [common.upload(device, stream, start), device.allocate(start.nbytes, stream=stream)]
for turn in range(ROUNDS):
    launch(stream, common.over(PAGES, 64), step, *matrix, ranks[turn % 2], ranks[1 - turn % 2], numpy.int32(PAGES))
result, expected = common.download(stream, ranks[ROUNDS % 2], start), start
for _ in range(ROUNDS):
    expected = 0.15 / PAGES + 0.85 * (links / degree) @ expected
assert numpy.allclose(result, expected)
print(round(float(result.sum()), 9), numpy.argsort(result)[-3:].tolist())
