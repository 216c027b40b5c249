"""Time work on a stream with events."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from cubind.core import Buffer, EventOptions, Stream

if TYPE_CHECKING:
    from cubind.tune._results import Row

_TIMED = EventOptions(timing_enabled=True)
_AT_ONCE = 10  # launches that are queued before waiting for any


class Timer:
    def __init__(
        self,
        stream: Stream,
        reset: Callable[[], object] | None,
        budget: float,
        repeats: tuple[int, int],
        flush: bool,
    ) -> None:
        self._stream, self._reset = stream, reset
        self._budget, self._repeats = budget, repeats
        self._flush = self._flusher() if flush else None

    def measure(self, work: Callable[[], object]) -> list[float]:
        """Return the milliseconds of each run, without the first, which loads code."""
        self._once(work)
        self._stream.sync()
        least, most = self._repeats
        samples: list[float] = []
        while len(samples) < least or (len(samples) < most and sum(samples) < self._budget):
            queued = [self._once(work) for _ in range(min(_AT_ONCE, most - len(samples), max(least, 1)))]
            self._stream.sync()
            samples += [end - start for start, end in queued]
        return samples

    def context_is_lost(self) -> bool:
        """Return whether the last failure has made the stream unusable."""
        try:
            self._stream.sync()
        except Exception:
            return True
        return False

    def _once(self, work: Callable[[], object]):  # type: ignore[no-untyped-def]
        """Queue the work once; return the events before and after it."""
        if self._reset is not None:
            self._reset()
        if self._flush is not None:
            self._flush.fill(0, stream=self._stream)
        start = self._stream.record(options=_TIMED)
        work()
        return start, self._stream.record(options=_TIMED)

    def _flusher(self) -> Buffer:
        """Allocate twice the size of the L2 cache: writing that evicts everything in it."""
        device = self._stream.device
        return device.allocate(max(2 * device.properties.l2_cache_size, 1 << 20), stream=self._stream)


_WIDTH = 20


def show_progress(done: int, count: int, row: Row) -> None:
    """Show a line that is overwritten, if standard error is a terminal."""
    if not sys.stderr.isatty():
        return
    bar = "#" * (_WIDTH * done // count)
    text = f"[{bar:{_WIDTH}}] {done}/{count}  {row.name}: {row.outcome}"
    print(f"\r{text[:118]:118}", end="\n" if done == count else "", file=sys.stderr, flush=True)
