#!/usr/bin/env python3
"""Copies and kernels at the same time, seen: when each copy and each kernel began and ended, by events, as a Gantt chart.

The work of ../core/overlap.py, in chunks on one stream, then on four. An event before and behind each step tells its time since
the first one; the chart has a row for the copies in, one for the kernels, one for the copies out. On one stream the rows take
turns; on four they fill up, until the slowest of the three is busy all the time, which is as fast as it gets.

    python3 copy_overlap.py [numbers in a chunk] [--plot overlap.svg]
"""

import sys

import helpers
import numpy
from overlap import ROUNDS, SOURCE

from cubind.core import Buffer, Device, Event, EventOptions, Kernel, LaunchConfig, LegacyPinnedMemoryResource, Stream, launch

CHUNKS, BLOCK, STREAMS = 8, 256, 4
STEPS = ("copy in", "kernel", "copy out")
TIMED = EventOptions(timing_enabled=True)
WIDTH = 64


class Pipeline:
    """Numbers in pinned memory, which go to the device in chunks, are worked on, and come back."""

    def __init__(self, device: Device, stream: Stream, chunk: int) -> None:
        self.chunk = chunk
        self.streams = [stream, *(device.create_stream() for _ in range(STREAMS - 1))]
        self.kernel: Kernel = helpers.compile_kernel(device, SOURCE, "grind")
        self.config = LaunchConfig(grid=-(-chunk // BLOCK), block=BLOCK)
        self.chunks = [device.allocate(4 * chunk, stream=stream) for _ in range(CHUNKS)]
        self.host: Buffer = LegacyPinnedMemoryResource().allocate(4 * chunk * CHUNKS)
        self.parts = [self.host[4 * chunk * i : 4 * chunk * (i + 1)] for i in range(CHUNKS)]
        self.start = numpy.random.default_rng(6).random(chunk * CHUNKS, numpy.float32)
        stream.sync()  # the chunks were allocated in this stream's order, the others use them too

    def numbers(self) -> numpy.ndarray:
        """The pinned memory itself. A buffer that is viewed stays: not to be kept."""
        return numpy.frombuffer(memoryview(self.host), numpy.float32)

    def put_start(self) -> None:
        self.numbers()[:] = self.start

    def is_right(self) -> bool:
        expected = 2 - (2 - self.start.astype(float)) * 0.5**ROUNDS
        return numpy.allclose(self.numbers(), expected, rtol=1e-6)

    def run(self, count: int) -> None:
        """On so many streams; the first one waits for the others at the end, as these for it at the start."""
        begun = self.streams[0].record()
        for stream in self.streams[1:count]:
            stream.wait(begun)
        for i, (chunk, part) in enumerate(zip(self.chunks, self.parts, strict=True)):
            stream = self.streams[i % count]
            chunk.copy_from(part, stream=stream)
            launch(stream, self.config, self.kernel, chunk, self.chunk, ROUNDS)
            chunk.copy_to(part, stream=stream)
        for stream in self.streams[1:count]:
            self.streams[0].wait(stream)

    def traced(self, count: int) -> list[tuple[int, int, float, float]]:
        """The same with events between the steps: (step, chunk, begin, end), in milliseconds."""
        zero = self.streams[0].record(options=TIMED)
        for stream in self.streams[1:count]:
            stream.wait(zero)
        events: list[list[Event]] = []
        for i, (chunk, part) in enumerate(zip(self.chunks, self.parts, strict=True)):
            stream = self.streams[i % count]
            marks = [stream.record(options=TIMED)]
            chunk.copy_from(part, stream=stream)
            marks.append(stream.record(options=TIMED))
            launch(stream, self.config, self.kernel, chunk, self.chunk, ROUNDS)
            marks.append(stream.record(options=TIMED))
            chunk.copy_to(part, stream=stream)
            events.append([*marks, stream.record(options=TIMED)])
        for stream in self.streams[:count]:
            stream.sync()
        return [
            (step, chunk, marks[step] - zero, marks[step + 1] - zero)
            for chunk, marks in enumerate(events)
            for step in range(len(STEPS))
        ]


def chart(spans: list[tuple[int, int, float, float]], end: float) -> str:
    """A line for each kind of step; the digit is the chunk's."""
    lines = []
    for step, name in enumerate(STEPS):
        cells = [" "] * WIDTH
        for _, chunk, begin, finish in (span for span in spans if span[0] == step):
            first = int(WIDTH * begin / end)
            for i in range(first, max(first + 1, int(WIDTH * finish / end))):
                cells[min(i, WIDTH - 1)] = str(chunk)
        lines.append(f"  {name:8} |{''.join(cells)}|")
    return "\n".join(lines)


def draw(traces: dict[str, list[tuple[int, int, float, float]]], path: str) -> None:
    """The same as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(len(traces), figsize=(7.2, 1.5 * len(traces)), sharex=True, squeeze=False)
    for (axes,), (title, spans) in zip(panels, traces.items(), strict=True):
        for step, chunk, begin, end in spans:
            axes.barh(step, end - begin, left=begin, height=0.7, color=f"C{chunk}")
        axes.set_yticks(range(len(STEPS)), STEPS)
        axes.invert_yaxis()
        axes.set_title(title, fontsize="medium", loc="left")
        axes.spines[["top", "right"]].set_visible(False)
    panels[-1][0].set_xlabel("milliseconds")
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)


def main() -> None:
    device, stream = helpers.open_device()
    argv = list(sys.argv)
    plot = argv.pop(argv.index("--plot") + 1) if "--plot" in argv else ""
    pipeline = Pipeline(device, stream, helpers.size_from(argv, 4 << 20, 2_000))
    times, traces, right = [], {}, True
    for count in (1, STREAMS):
        pipeline.put_start()
        times.append(helpers.milliseconds(stream, lambda count=count: pipeline.run(count)))
        right = right and pipeline.is_right()
        traces["one stream" if count == 1 else f"{count} streams"] = pipeline.traced(count)
    print("copy_overlap:", f"one stream {times[0]:.2f} ms, {STREAMS} streams {times[1]:.2f} ms:", end=" ")
    print(f"{times[0] / times[1]:.2f} times as fast; each digit is a chunk")
    end = max(span[3] for spans in traces.values() for span in spans)
    for title, spans in traces.items():
        print(f" {title}\n{chart(spans, end)}")
    if plot:
        draw(traces, plot)
    if not right:
        sys.exit("copy_overlap: the result is wrong")


if __name__ == "__main__":
    main()
