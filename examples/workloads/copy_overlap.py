#!/usr/bin/env python3
"""See copies overlap with kernels: a Gantt chart of each copy and kernel, timed by events.

The program runs the work of ../core/overlap.py in chunks, on one stream and then on four. Events
before and after each step give its time since the start. The chart has one row for the copies to
the device, one for the kernels and one for the copies back. With one stream, only one row is busy
at a time. With four streams, the rows overlap until the slowest of the three is always busy, which
is the best possible time.

    python3 examples/workloads/copy_overlap.py [numbers in a chunk] [--plot overlap.svg]
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
    """Chunks of pinned memory that are copied to the device, processed, and copied back."""

    def __init__(self, device: Device, stream: Stream, chunk: int) -> None:
        self.chunk = chunk
        self.streams = [stream, *(device.create_stream() for _ in range(STREAMS - 1))]
        self.kernel: Kernel = helpers.compile_kernel(device, SOURCE, "grind")
        self.config = LaunchConfig(grid=-(-chunk // BLOCK), block=BLOCK)
        self.chunks = [device.allocate(4 * chunk, stream=stream) for _ in range(CHUNKS)]
        self.host: Buffer = LegacyPinnedMemoryResource().allocate(4 * chunk * CHUNKS)
        self.parts = [self.host[4 * chunk * i : 4 * chunk * (i + 1)] for i in range(CHUNKS)]
        self.start = numpy.random.default_rng(6).random(chunk * CHUNKS, numpy.float32)
        stream.sync()  # the chunks were allocated in this stream's order, but all streams use them

    def numbers(self) -> numpy.ndarray:
        """Return a view of the pinned memory.

        Do not keep it: the memory cannot be freed while it has a view.
        """
        return numpy.frombuffer(memoryview(self.host), numpy.float32)

    def put_start(self) -> None:
        self.numbers()[:] = self.start

    def is_right(self) -> bool:
        expected = 2 - (2 - self.start.astype(float)) * 0.5**ROUNDS
        return numpy.allclose(self.numbers(), expected, rtol=1e-6)

    def run(self, count: int) -> None:
        """Queue all chunks on `count` streams.

        The other streams wait for the first one at the start. The first one waits for
        them at the end.
        """
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
        """Run the same with events between the steps, and wait for it.

        Return a list of (step, chunk, begin, end), with times in milliseconds.
        """
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
    """Return a text chart with a line for each kind of step; each digit is the chunk's number."""
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
    """Draw the charts as a picture and save it."""
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
