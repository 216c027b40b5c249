"""Find the fastest way to launch a kernel.

tune() tries every candidate of a space and keeps the result on disk.

    from cubind.tune import Template, tune

    tuned = tune(
        Template(SOURCE, "matmul<{TILE}>"),
        {"TILE": (8, 16, 32), "block": [(8, 8), (16, 16), (32, 8)]},
        (a, b, c, n),
        grid=lambda it: (-(-n // it["TILE"]), -(-n // it["TILE"])),
    )
    print(tuned)
    launch(stream, tuned.config, tuned.kernel, a, b, c, n)
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cubind.core import Device, Kernel, Stream
from cubind.tune._candidates import Candidate, Launches, Template, Work, Works, candidates_of, refusal
from cubind.tune._results import Row, Tuning
from cubind.tune._store import Store, open_store
from cubind.tune._timing import Timer, show_progress

__all__ = ["Row", "Template", "Tuning", "Work", "tune"]

Progress = Callable[[int, int, Row], object]


def tune(
    kernel: Kernel | Template | Work | Callable[[Candidate], Kernel],
    space: Mapping[str, Sequence[Any]] | Iterable[Candidate],
    arguments: Sequence[Any] | Callable[[Candidate], Sequence[Any]] = (),
    *,
    stream: Stream | None = None,
    where: Callable[[Candidate], bool] | None = None,
    reset: Callable[[], object] | None = None,
    min_occupancy: float = 0.0,
    budget: float = 100.0,
    repeats: tuple[int, int] = (5, 100),
    flush: bool = True,
    key: str | None = None,
    cache: bool | str | os.PathLike[str] = True,
    progress: Progress | None = None,
    **launch: Any,
) -> Tuning:
    """Launch a kernel in every way of a space, and time each way.

    kernel: one for all candidates, a Template of source, or a function that makes the kernel of a
        candidate. A Work is timed instead of a launch.
    space: {name: values}, of which all combinations are tried, or the candidates themselves as
        dicts. Names of LaunchConfig's parameters ("block", "cluster", "shmem_size", …) go there; a
        Template or the functions here read the others.
    arguments: the arguments of the launch, or a function of the candidate. The kernel runs many
        times, so it must be repeatable.
    stream: the stream to run on; by default a new stream of the current device, after waiting for
        the device's work so far (Device.sync).
    where: leaves out the candidates for which it returns a false value.
    reset: called before each launch, outside the timed part, to queue work on the stream that
        restores the data.
    min_occupancy: leaves out candidates that keep a smaller share of a multiprocessor's threads
        busy (0 to 1).
    budget: milliseconds of device time for each candidate, which runs at least repeats[0] times
        even beyond that.
    repeats: the least and the most runs of each candidate.
    flush: whether to overwrite the L2 cache before each launch, as other work does between a
        program's launches.
    key: identifies the code in the name of the kept result, for a Kernel, a Work and functions; a
        Template identifies itself.
    cache: False keeps nothing on disk; True uses tune/ in $XDG_CACHE_HOME/cubind (~/.cache/cubind);
        otherwise a folder.
    progress: called with (candidates done, all, the Row); by default a line on standard error if
        that is a terminal.
    launch: parameters of LaunchConfig for all candidates, values or functions of the candidate:
        grid=lambda it: …

    Returns a Tuning. A candidate that cannot be launched is a Row that says why. Ctrl-C ends the
    search: the Tuning has the results so far (`interrupted` is True), and the next call continues
    from there. A result is kept by device, driver, code, space and the types and sizes of the
    arguments, and is read again without a launch. Do not run other work on the device meanwhile,
    because it would be measured, too. ValueError and TypeError for wrong arguments.
    """
    if not 0 <= min_occupancy <= 1:
        raise ValueError(f"min_occupancy must be between 0 and 1, not {min_occupancy}")
    if not 1 <= repeats[0] <= repeats[1]:
        raise ValueError(f"repeats must be (least, most) with 1 <= least <= most, not {repeats}")
    device = Device() if stream is None else stream.device
    device.set_current()
    if stream is None:
        device.sync()
        stream = device.create_stream()
    launches = _what_is_timed(kernel, arguments, launch, stream)
    found = [Row(it) for it in candidates_of(space) if where is None or where(it)]
    if not found:
        raise ValueError("the space has no candidate")
    for row in found:
        launches.configure(row)
    about = {
        "configs": [repr(row.config) for row in found],
        "arguments": [launches.kinds(row) for row in found if row.config is not None],
        "measured": [min_occupancy, budget, repeats, flush, reset is not None],
    }
    store = open_store(cache, device, launches.identity(key), about | {"candidates": [row.candidate for row in found]})
    tuning = Tuning(found, launches)
    tuning.is_from_disk = store is not None and store.load(found)
    if not tuning.is_from_disk:
        timer = Timer(stream, reset, budget, repeats, flush)
        _measure_all(tuning, launches, timer, min_occupancy, progress or show_progress)
        if store is not None:
            _keep(store, tuning)
    return tuning


def _what_is_timed(
    kernel: Any, arguments: Sequence[Any] | Callable[[Candidate], Sequence[Any]], launch: dict[str, Any], stream: Stream
) -> Launches | Works:
    if isinstance(kernel, Work):
        return Works(kernel, arguments, launch, stream)
    return Launches(kernel, arguments, launch, stream)


def _measure_all(tuning: Tuning, launches: Launches | Works, timer: Timer, min_occupancy: float, progress: Progress) -> None:
    lost = ""
    rows = tuning.rows
    try:
        for i, row in enumerate(rows):
            if row.state == "open":
                lost = lost or _measure(row, launches, timer, min_occupancy)
                row.note = row.note or lost
            progress(i + 1, len(rows), row)
    except KeyboardInterrupt:
        tuning.interrupted = True
        if not any(row.milliseconds for row in rows):
            raise


def _measure(row: Row, launches: Launches | Works, timer: Timer, min_occupancy: float) -> str:
    """Fill a row. Return why nothing more can be launched, or ""."""
    try:
        launches.compile(row)
        reason = refusal(row, launches.device, min_occupancy)
        if reason:
            row.state, row.note = "left out", reason
            return ""
        samples = timer.measure(launches.work(row))
    except Exception as error:  # from a compiler, a launch or a function of the caller
        row.fail(error)
        return f"not tried: the context was lost at {row.name}" if timer.context_is_lost() else ""
    row.state, row.milliseconds = "measured", samples
    return ""


def _keep(store: Store, tuning: Tuning) -> None:
    """Keep the result.

    If the folder cannot be written to, warn once; the measurements are not lost.
    """
    try:
        store.keep(tuning.rows)
    except OSError as error:
        warnings.warn(f"tune(): cannot keep the result: {error}", RuntimeWarning, stacklevel=3)
