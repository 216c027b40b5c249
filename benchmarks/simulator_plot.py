"""Draw the results of benchmarks/simulator.py: each workload against its goal, and speedups.

    python3 benchmarks/simulator_plot.py [--numbers benchmarks/simulator.json]
                                         [--out docs/simulator-speed.svg]

The script draws numbers that `benchmarks/simulator.py --json` has written, and needs matplotlib.
The same numbers always make the same picture.
"""

import argparse
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GREEN, GREY, BLACK = "#5a8f00", "#9a9a9a", "#222222"
COLOURS = (GREEN, "#1f6fb4", "#c05a00")
MORE_CPUS, GOAL_CPUS = 0.9, 8  # the goal: a speedup of 0.9 per CPU, up to 8 CPUs
LABEL_ROOM = 1.2  # least distance between the labels at the ends of lines, in units of speedup


def shown(value, unit):
    """Return a number with its unit, as tables and pictures show it."""
    digits = f"{value:.3f}" if unit == "s" else f"{value:g}"
    return digits + {"G/s": " · 10⁹/s", "s": " s", "us": " µs", "MB/s": " MB/s"}[unit]


def name_of(result):
    return result["words"].replace(" x ", " × ").replace("10^7", "10⁷")


def beyond(result):
    """Return how many times as good as its goal a result is."""
    value, goal = result["value"], result["goal"]
    return value / goal if result["unit"].endswith("/s") else goal / value


def draw_goals(axes, results):
    rows = [result for result in results.values() if result["goal"] is not None]
    axes.barh([name_of(result) for result in rows], [beyond(result) for result in rows], color=GREEN, height=0.6)
    for i, result in enumerate(rows):
        axes.text(beyond(result) * 1.06, i, shown(result["value"], result["unit"]), va="center", color=BLACK)
    axes.axvline(1, color=BLACK, linewidth=1)
    axes.set_xscale("log")
    axes.set_xlim(0.5, max(beyond(result) for result in rows) * 4)
    axes.set_xticks([0.5, 1, 2, 5, 10], ["0.5", "goal", "2", "5", "10"])
    axes.minorticks_off()
    axes.set_title("one core, times as good as the goal", fontsize="medium", loc="left")


def measured(result):
    """Return (numbers of CPUs, speedups) of a workload."""
    return zip(*sorted((int(n), times) for n, times in result["scaling"].items()), strict=True)


def draw_scaling(axes, results):
    rows = sorted((result for result in results.values() if "scaling" in result), key=lambda result: [*measured(result)][1][-1])
    below = float("-inf")
    for result, colour in zip(rows, COLOURS, strict=False):
        cpus, times = measured(result)
        axes.plot(cpus, times, color=colour, marker="o", markersize=4)
        below = max(times[-1], below + LABEL_ROOM)
        axes.text(cpus[-1] * 1.13, below, f"{times[-1]:.1f}", va="center", ha="right", color=colour)
        axes.text(cpus[-1] * 1.15, below, name_of(result), va="center", color=colour)
    most = max(cpus)
    axes.plot([1, most], [1, most], color=GREY, linewidth=1, linestyle=":")
    axes.plot([1, min(most, GOAL_CPUS)], [1, MORE_CPUS * min(most, GOAL_CPUS)], color=BLACK, linewidth=1)
    axes.set_xticks(cpus)
    axes.set_xlim(0.5, most * 1.75)
    axes.set_ylim(0, most + 0.5)
    axes.set_yticks(cpus)
    axes.set_title("on more CPUs, times as fast as on one; black: the goal", fontsize="medium", loc="left")


def draw(numbers, path):
    """Draw both panels to an SVG or PNG file.

    If nothing was measured on more CPUs, it has only the first panel.
    """
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.fonttype": "none", "svg.hashsalt": "cubind", "font.family": "sans-serif", "font.size": 10}
    from matplotlib import pyplot

    results = numbers["results"]
    goals = sum(result["goal"] is not None for result in results.values())
    heights = [0.32 * goals, *[2.6] * any("scaling" in result for result in results.values())]
    figure, panels = pyplot.subplots(
        len(heights), figsize=(7.2, sum(heights) + 0.9 * len(heights)), height_ratios=heights, squeeze=False)
    draw_goals(panels[0][0], results)
    panels[0][0].invert_yaxis()
    panels[0][0].tick_params(axis="y", length=0)
    if len(heights) > 1:
        draw_scaling(panels[1][0], results)
    for (axes,) in panels:
        axes.spines[["top", "right", "left"]].set_visible(False)
    figure.align_ylabels()
    figure.tight_layout()
    svg = Path(path).suffix == ".svg"
    figure.savefig(path, **({"metadata": {"Date": None, "Creator": None}} if svg else {}))
    pyplot.close(figure)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--numbers", default=ROOT / "benchmarks" / "simulator.json", type=Path)
    parser.add_argument("--out", default=ROOT / "docs" / "simulator-speed.svg", type=Path)
    options = parser.parse_args()
    draw(json.loads(options.numbers.read_text()), options.out)


if __name__ == "__main__":
    main()
