"""Define the results of tune(): a row for each candidate."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any, Literal

from cubind.core import Kernel, LaunchConfig

if TYPE_CHECKING:
    from cubind.tune._candidates import Candidate, Launches, Works


class Row:
    """A candidate and its result.

    candidate: its values by name.
    state: "measured"; "left out", before a launch; "failed", by the launch or the compiler; "open",
        not tried.
    note: why it was not measured.
    milliseconds: the time of each launch.
    occupancy: share of a multiprocessor's threads that its blocks keep busy; None if not
        determined.
    kernel, config: the launched kernel and its configuration; None for a Work. The kernel is also
        None before it was tried, and if the time is from disk.
    """

    def __init__(self, candidate: Candidate) -> None:
        self.candidate = candidate
        self.state: Literal["open", "measured", "left out", "failed"] = "open"
        self.note = ""
        self.milliseconds: list[float] = []
        self.occupancy: float | None = None
        self.kernel: Kernel | None = None
        self.config: LaunchConfig | None = None

    @property
    def name(self) -> str:
        return " ".join(f"{name}={_plain(value)}" for name, value in self.candidate.items())

    @property
    def time(self) -> float:
        """The median in milliseconds; infinite if it was not measured."""
        return median(self.milliseconds) if self.milliseconds else float("inf")

    @property
    def outcome(self) -> str:
        return f"{self.time * 1000:.2f} µs" if self.milliseconds else f"{self.state}: {self.note}".removesuffix(": ")

    def fail(self, error: BaseException) -> None:
        self.state, self.note = "failed", f"{type(error).__name__}: {error}".partition("\n")[0]

    def __repr__(self) -> str:
        return f"<Row {self.name}: {self.outcome}>"


class Tuning:
    """The result of tune(): rows in the order of the space, and the best of them.

    str() of it is a table.
    """

    def __init__(self, rows: list[Row], launches: Launches | Works) -> None:
        self.rows = rows
        self.interrupted = False
        self.is_from_disk = False
        self._launches = launches

    @property
    def best(self) -> Row:
        """The row with the least time, with its kernel if there is one.

        LookupError if none was measured.
        """
        row = min(self.rows, key=lambda row: row.time)
        if not row.milliseconds:
            raise LookupError(f"tune(): no candidate was measured; the first one: {self.rows[0]!r}")
        if row.kernel is None:
            self._launches.compile(row)
        return row

    @property
    def kernel(self) -> Kernel:
        """The kernel of the best row."""
        kernel = self.best.kernel
        assert kernel is not None
        return kernel

    @property
    def config(self) -> LaunchConfig:
        """The configuration of the best row."""
        config = self.best.config
        assert config is not None
        return config

    def __str__(self) -> str:
        table = self._table()[0]
        widths = [max(len(line[i]) for line in table) for i in range(len(table[0]))]
        widths[-1] = 0  # text of any length
        padded = (zip(line, widths, strict=True) for line in table)
        return "\n".join("  ".join(f"{cell:>{width}}" for cell, width in line).rstrip() for line in padded)

    def _repr_html_(self) -> str:
        """Return the table as HTML, for notebooks."""
        from cubind._notebook_html import tuning

        table, rows = self._table()
        return tuning(table, [row.time for row in rows], repr(self)[1:-1])

    def _table(self) -> tuple[list[list[str]], list[Row]]:
        """Return the table's lines, head first, and the rows, the best one first."""
        names = list(dict.fromkeys(name for row in self.rows for name in row.candidate))
        rows = sorted(self.rows, key=lambda row: row.time)
        least = rows[0].time
        table = [[*names, "µs", "to the best", "occupancy", ""]]
        for row in rows:
            told = ["", "", "", row.outcome]
            if row.milliseconds:
                told = [f"{row.time * 1000:.2f}", f"{row.time / least:.2f}" if least else "1.00", "", ""]
            if row.occupancy is not None:
                told[2] = f"{row.occupancy:.0%}"
            table.append([*(_plain(row.candidate.get(name, "")) for name in names), *told])
        return table, rows

    def __repr__(self) -> str:
        measured = sum(1 for row in self.rows if row.milliseconds)
        return f"<Tuning of {len(self.rows)} candidates, {measured} measured>"


def _plain(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)
