#!/usr/bin/env python3
"""Run cuFFT transforms of 8192 complex numbers, one and 1024 at once, with a shared work area.

Plans are expensive to make and cheap to run, so the program makes each plan once. By default, a
plan allocates its own work area. Without auto-allocation, plans can share one, because plans on one
stream never run at the same time.

    python3 examples/workloads/cufft_transforms.py [points]
"""

import sys

import helpers
import numpy

from cubind import cufft as types
from cubind.checked import cufft
from cubind.core import Device, Stream

FORWARD = types.CUFFT_FORWARD
MANY = 1024


class Transforms:
    """Out-of-place plans on the same data, one for each batch size."""

    def __init__(self, device: Device, stream: Stream, points: int, batches: tuple[int, ...] = (1, MANY)) -> None:
        random = numpy.random.default_rng(3)
        self.stream, self.points = stream, points
        parts = random.standard_normal((max(batches), points, 2), numpy.float32)
        self.x = parts.view(numpy.complex64)[..., 0]
        self.input = helpers.upload(device, stream, self.x)
        self.output = device.allocate(self.x.nbytes, stream=stream)
        self.plans, sizes = {}, []
        for batch in batches:
            plan = self.plans[batch] = cufft.cufftCreate()
            cufft.cufftSetAutoAllocation(plan, 0)
            sizes += cufft.cufftMakePlan1d(plan, points, types.cufftType.CUFFT_C2C, batch)
            cufft.cufftSetStream(plan, stream)
        self.area = device.allocate(max(1, *sizes), stream=stream)
        for plan in self.plans.values():
            cufft.cufftSetWorkArea(plan, self.area)

    def run(self, batch: int, times: int = 1) -> None:
        execute, plan, x, y = cufft.cufftExecC2C, self.plans[batch], self.input, self.output
        for _ in range(times):
            execute(plan, x, y, FORWARD)

    def is_right(self, batch: int) -> bool:
        got = helpers.download(self.output, self.stream, like=self.x)[:batch]
        exact = numpy.fft.fft(self.x[:batch])
        return bool(abs(got - exact).max() < 1e-5 * self.points**0.5 * numpy.log2(self.points))

    def close(self) -> None:
        self.stream.sync()
        for plan in self.plans.values():
            plan.close()


def main() -> None:
    device, stream = helpers.open_device()
    if helpers.on_simulator():
        helpers.leave_out("cufft_transforms", "cuFFT")
        return
    points = helpers.size_from(sys.argv, 8192, 64)
    transforms = Transforms(device, stream, points)
    told, right = [], True
    for batch, times in ((1, 200), (MANY, 20)):
        transforms.output.fill(0xFF, stream=stream)
        time = helpers.median_time(stream, lambda b=batch, t=times: transforms.run(b, t), times)  # type: ignore[misc]
        right = right and transforms.is_right(batch)
        told.append(f"{batch} in {1e3 * time:.2f} us")
    area = transforms.area.size
    transforms.close()
    helpers.verdict("cufft_transforms", right, f"{points} points: {', '.join(told)}; {area} bytes to work in for both")


if __name__ == "__main__":
    main()
