#!/usr/bin/env python3
"""Simulate a million particles: one kernel per step applies forces, moves them and bounces them.

The kernel takes a struct by value, passed as a NumPy record. All steps are queued through one bound
launcher (`kernel[config, stream]`), which is the cheapest way to launch.

    python3 examples/core/particles.py [particles]
"""

import sys
from typing import Any

import common
import numpy

from cubind import simulator
from cubind.core import LaunchConfig

SOURCE = """
struct world { float gravity, drag, step, bounce; };

extern "C" __global__ void advance(float2 *place, float2 *speed, int n, world w)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float2 p = place[i], v = speed[i];
    v.x += -w.drag * v.x * w.step;
    v.y += (-w.gravity - w.drag * v.y) * w.step;
    p.x += v.x * w.step;
    p.y += v.y * w.step;
    if (p.y < 0) {
        p.y = -p.y;
        v.y = -v.y * w.bounce;
    }
    place[i] = p;
    speed[i] = v;
}
"""
COUNT, SIMULATED, BLOCK, STEPS = 1_000_000, 20_000, 256, 100
WORLD = numpy.dtype([("gravity", "f4"), ("drag", "f4"), ("step", "f4"), ("bounce", "f4")])


def start(count: int) -> tuple[numpy.ndarray, numpy.ndarray, Any]:
    """Return (positions, velocities, the world struct)."""
    random = numpy.random.default_rng(9)
    place = random.random((count, 2), numpy.float32) + numpy.float32(0.5)
    speed = random.standard_normal((count, 2), numpy.float32)
    return place, speed, numpy.array((9.81, 0.1, 0.001, 0.8), WORLD)[()]


def expected(place: numpy.ndarray, speed: numpy.ndarray, world: Any) -> numpy.ndarray:
    """Return the positions after the same steps, in double precision."""
    p, v = place.astype(float), speed.astype(float)
    for _ in range(STEPS):
        v[:, 0] += -world["drag"] * v[:, 0] * world["step"]
        v[:, 1] += (-world["gravity"] - world["drag"] * v[:, 1]) * world["step"]
        p += v * world["step"]
        below = p[:, 1] < 0
        p[below, 1] *= -1
        v[below, 1] *= -world["bounce"]
    return p


def main() -> None:
    device, stream = common.open_device()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else SIMULATED if simulator.is_active() else COUNT
    place, speed, world = start(count)
    on_device = [common.upload(device, stream, array) for array in (place, speed)]

    kernel = common.compile_kernel(device, SOURCE, "advance")
    step = kernel[LaunchConfig(grid=-(-count // BLOCK), block=BLOCK), stream]

    def steps() -> None:
        for _ in range(STEPS):
            step(*on_device, count, world)

    time = common.milliseconds(stream, steps)
    result = common.download(on_device[0], stream, like=place)
    common.verdict(
        "particles",
        numpy.allclose(result, expected(place, speed, world), rtol=1e-3, atol=1e-4),
        f"{STEPS} steps of {count} particles, {1e3 * time / STEPS:.1f} microseconds each: {1e-6 * STEPS * count / time:.3g} 10^9/s",
    )


if __name__ == "__main__":
    main()
