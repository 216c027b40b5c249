"""Draw the results of benchmarks/workloads.py: the time of each package relative to cubind.

    python3 benchmarks/workloads_plot.py [--numbers benchmarks/workloads.json]
                                         [--out docs/workloads.svg]
    python3 benchmarks/workloads_plot.py --table [--goals]
    python3 benchmarks/workloads_plot.py --fill docs/workloads.md docs/performance.md

The script draws numbers that `benchmarks/workloads.py --json` has written, and needs matplotlib.
The same numbers always make the same picture. Rows that miss a goal are red. `--table` prints a
Markdown table; with `--goals`, only rows with goals. `--fill` draws the picture, and writes a
link to it and the table into each file, between the comments `<!-- workloads -->` and
`<!-- /workloads -->`. If the first comment is `<!-- workloads: goals -->`, the table has only rows
with goals.
"""

import argparse
import json
import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GREEN, RED, GREY, BLACK = "#5a8f00", "#c0392b", "#9a9a9a", "#222222"
OTHERS = {"C": ("D", BLACK), "torch": ("o", "#e4572e"), "CuPy": ("s", "#3a7ca5"), "numba": ("^", "#b07aa1")}
# Vertical offsets as a share of a row's height, so that points with equal times do not overlap.
BESIDE = {"C": 0, "torch": -0.17, "CuPy": 0.17, "numba": 0}
PLACE = re.compile(r"(<!-- workloads(: goals)? -->\n).*?(<!-- /workloads -->)", re.S)


def time_text(microseconds):
    return f"{microseconds / 1000:.2f} ms" if microseconds >= 1000 else f"{float(f'{microseconds:.3g}'):g} µs"


def title_of(row):
    """Return the row's title without tuned parameters; the number of an algorithm stays."""
    return re.sub(r" \(\w+=[^)]*\)", "", row["title"])


def points_of(row):
    """Return {side: its time relative to cubind's}."""
    own = row["times"]["cubind"]["median"]
    return {side: row["times"][side]["median"] / own for side in OTHERS if side in row["times"]}


def is_missed(row):
    return any(goal["met"] is False for goal in row["goals"])


def rows_of(numbers):
    return [row for row in numbers["rows"] if "cubind" in row["times"]]


# --- the picture ----------------------------------------------------------------------------------


def draw_rows(axes, rows):
    axes.axvline(1, color=GREEN, linewidth=2, zorder=1)
    for side, (marker, color) in OTHERS.items():
        places = [(points_of(row)[side], i + BESIDE[side]) for i, row in enumerate(rows) if side in points_of(row)]
        if places:
            axes.scatter(*zip(*places, strict=True), marker=marker, color=color, s=18, zorder=3, label=side, linewidths=0)
    for i, row in enumerate(rows):
        axes.axhline(i, color="#e6e6e6", linewidth=0.8, zorder=0)
        axes.text(1.01, i, time_text(row["times"]["cubind"]["median"]), transform=axes.get_yaxis_transform(), va="center",
                  color=RED if is_missed(row) else BLACK)
    axes.text(1.01, -1, "cubind", transform=axes.get_yaxis_transform(), va="center", color=GREEN)
    axes.set_yticks(range(len(rows)), [title_of(row) for row in rows])
    for label, row in zip(axes.get_yticklabels(), rows, strict=True):
        label.set_color(RED if is_missed(row) else BLACK)
    axes.set_ylim(len(rows) - 0.4, -1.4)
    axes.set_xscale("log")
    ratios = [ratio for row in rows for ratio in points_of(row).values()]
    axes.set_xlim(min(0.5, 0.85 * min(ratios)), max(2.2, 1.15 * max(ratios)))
    least, most = axes.get_xlim()
    ticks = [tick for tick in (0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 20, 50) if least <= tick <= most]
    axes.set_xticks(ticks, ["as cubind" if tick == 1 else f"{tick:g} ×" for tick in ticks])
    axes.minorticks_off()


def draw(numbers, path):
    """Draw an SVG or PNG file."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.fonttype": "none", "svg.hashsalt": "cubind", "font.family": "sans-serif", "font.size": 9}
    from matplotlib import pyplot

    rows = [row for row in rows_of(numbers) if points_of(row)]
    height = 0.24 * len(rows) + 1.5
    figure, axes = pyplot.subplots(figsize=(8.6, height))
    draw_rows(axes, rows)
    axes.tick_params(axis="y", length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    missed = "; red: a goal is missed" if any(map(is_missed, rows)) else ""
    title = f"time beside cubind's, {numbers['machine'].get('device', '')}: to the right is slower{missed}"
    figure.suptitle(title, x=0.01, ha="left", fontsize="medium")
    figure.legend(loc="lower center", ncols=len(OTHERS), frameon=False)
    figure.tight_layout(rect=(0, 0.3 / height, 1, 1 - 0.05 / height))
    svg = Path(path).suffix == ".svg"
    figure.savefig(path, **({"metadata": {"Date": None, "Creator": None}} if svg else {}))
    pyplot.close(figure)


# --- the table ------------------------------------------------------------------------------------


def goal_text(goal):
    if goal["met"] is None:
        return f"{goal['text']}: not measured"
    unit = " µs" if goal["kind"] == "time" else ""
    if goal["kind"] == "best":
        name, value = goal["side"], f"{goal['value']:.2f}"
        return f"best other is {name}: {value}" if goal["met"] else f"**behind {name}: {value}**"
    return f"{goal['text']}: {goal['value']:.2f}{unit}{'' if goal['met'] else ', **missed**'}"


def table(numbers, goals_only=False):
    """Yield the table as lines of Markdown; a side without any result has no column."""
    rows = [row for row in rows_of(numbers) if row["goals"] or not goals_only]
    sides = ["cubind", *(side for side in OTHERS if any(side in row["times"] for row in rows))]
    yield "| | " + " | ".join([*sides, "goals"]) + " |"
    yield "|---" + "|---:" * len(sides) + "|---|"
    for row in rows:
        times = [time_text(row["times"][side]["median"]) if side in row["times"] else "–" for side in sides]
        yield "| " + " | ".join([title_of(row), *times, "; ".join(map(goal_text, row["goals"]))]) + " |"


def forms_table(numbers):
    """Yield a table in Markdown of the forms in which each package was tried, the fastest first."""
    yield "| row | package | forms, the fastest counts |"
    yield "|---|---|---|"
    for row in rows_of(numbers):
        for side, of in row.get("forms", {}).items():
            told = ", ".join(f"`{form}` {time_text(of[form])}" for form in sorted(of, key=of.get))
            yield f"| {title_of(row)} | {side} | {told} |"


def summary(numbers):
    """Return the line above the table."""
    machine, goals = numbers["machine"], [goal for row in numbers["rows"] for goal in row["goals"]]
    versions = ", ".join(f"{name} {version}" for name, version in machine.get("versions", {}).items())
    met = sum(goal["met"] is True for goal in goals)
    behind = sum(goal["met"] is False and goal["kind"] == "best" for goal in goals)
    told = f", behind another package in {behind} of {len(rows_of(numbers))} rows" if behind else ""
    return f"{machine.get('device', '')}, {versions}, {numbers['date']}: {met} of {len(goals)} goals met{told}."


def fill(text, numbers, picture):
    """Return the text with picture and table in place of everything between the comments."""

    def between(found):
        lines = [f"![Points: how many times as long as cubind C, torch, CuPy and numba take, by row]({picture})", "",
                 summary(numbers), "", *table(numbers, found[2] is not None)]
        if found[2] is None and any(row.get("forms") for row in numbers["rows"]):
            lines += ["", *forms_table(numbers)]
        return found[1] + "\n" + "\n".join(lines) + "\n\n" + found[3]

    new, count = PLACE.subn(between, text)
    if count == 0:
        raise SystemExit("workloads_plot.py: no <!-- workloads --> and <!-- /workloads --> in the file: write both into it")
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--numbers", default=ROOT / "benchmarks" / "workloads.json", type=Path)
    parser.add_argument("--out", default=ROOT / "docs" / "workloads.svg", type=Path)
    parser.add_argument("--table", action="store_true", help="print a table in Markdown, and draw nothing")
    parser.add_argument("--goals", action="store_true", help="rows without goals are not in the table")
    parser.add_argument("--fill", nargs="+", default=[], type=Path, metavar="FILE", help="files to put picture and table into")
    options = parser.parse_args()
    numbers = json.loads(options.numbers.read_text())
    if options.table:
        print(*table(numbers, options.goals), sep="\n")
        return
    draw(numbers, options.out)
    for path in options.fill:
        picture = Path(os.path.relpath(options.out.resolve(), path.resolve().parent)).as_posix()
        path.write_text(fill(path.read_text(), numbers, picture))


if __name__ == "__main__":
    main()
