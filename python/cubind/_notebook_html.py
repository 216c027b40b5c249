"""Describe objects as HTML for notebooks: devices, kernels, tunings, reports; also graphs.

The HTML has no script and no style sheet. Its colors are transparent tints over the page's own
colors, so it can be read in light and dark themes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from html import escape
from textwrap import dedent
from typing import Any

MOST_ROWS = 60  # of a table
_LINE = "border:0;border-bottom:1px solid rgba(128,128,128,.3);"
_CELL = f"{_LINE}padding:2px 12px 2px 0;text-align:left;background:none;"
_NUMBER = f"{_LINE}padding:2px 12px 2px 0;text-align:right;background:none;"
_TABLE = "border-collapse:collapse;border:0;margin:4px 0;font-size:13px;"
_GREY = "opacity:.7"
# Names of templates have arguments behind the name, of which only the compiler knows the text.
_MANGLED = re.compile(r"_Z(?:N[rVK]*)?")
_PART = re.compile(r"L?(\d+)")


def html_of(o: object) -> str:
    """Return the HTML of a Device, Kernel, Graph or GraphDefinition.

    Showing an object must not fail: the device may be gone, or the graph closed. Then the HTML has
    its repr().
    """
    from cubind import _core

    makers: tuple[tuple[type, Callable[[Any], str]], ...] = (
        (_core.Device, _device),
        (_core.Kernel, _kernel),
        (_core.Graph, _graph),
        (_core.GraphDefinition, _graph),
    )
    try:
        for kind, make in makers:
            if isinstance(o, kind):
                return make(o)
    except Exception:  # from the driver, for example
        pass
    return f"<pre>{escape(repr(o))}</pre>"


def _graph(graph: Any) -> str:
    from cubind import _notebook_graph

    return _notebook_graph.html_of(graph)


# ---- names ----


def _last_name(symbol: str) -> tuple[str, bool]:
    """Return the last name in a kernel's symbol, and whether it is that of a template."""
    start = _MANGLED.match(symbol)
    at, name = start.end() if start else 0, ""
    while start and (part := _PART.match(symbol, at)):
        at = part.end() + int(part[1])
        name = symbol[part.end() : at]
    return name or symbol, bool(name) and symbol[at : at + 1] == "I"


def plain_name(symbol: str) -> str | None:
    """Return the last name in a kernel's symbol: "q" for "_ZN1a1qEf"; None for a template."""
    name, is_template = _last_name(symbol)
    return None if is_template else name


def shown_name(symbol: str) -> str:
    """Return a name for people: "t<…>" for a template."""
    name, is_template = _last_name(symbol)
    return f"{name}<…>" if is_template else name


# ---- tables of facts ----


def _bytes(size: int) -> str:
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if size >= unit:
            return f"{size / unit:.4g} {name}"
    return f"{size} byte{'' if size == 1 else 's'}"


def _facts(title: str, what: str, facts: Iterable[tuple[str, Callable[[], str | None]]]) -> str:
    """Return a table with a row for each fact that can be found out."""
    rows = []
    for name, find in facts:
        try:
            value = find()
        except Exception:  # there is no current context, or the driver is too old
            continue
        if value is not None:
            rows.append(
                f'<tr><th style="{_CELL}font-weight:normal;{_GREY}">{escape(name)}</th><td style="{_CELL}">{escape(value)}</td></tr>'
            )
    head = f'<div><b>{escape(title)}</b> <span style="{_GREY}">{escape(what)}</span></div>'
    return f'{head}<table style="{_TABLE}">{"".join(rows)}</table>'


def _device(device: Any) -> str:
    from cubind import simulator
    from cubind.checked import driver

    device.can_access_peer(device)  # raises in a forked child: the bindings below do not
    p = device.properties
    return _facts(
        device.name,
        f"device {device.device_id}",
        (
            ("compute capability", lambda: "{}.{}".format(*device.compute_capability)),
            ("memory", lambda: _bytes(driver.cuDeviceTotalMem(int(device)))),
            ("multiprocessors", lambda: str(p.multiprocessor_count)),
            ("threads per block", lambda: f"at most {p.max_threads_per_block}"),
            (
                "shared memory per block",
                lambda: f"{_bytes(p.max_shared_memory_per_block)}, on request {_bytes(p.max_shared_memory_per_block_optin)}",
            ),
            ("L2 cache", lambda: _bytes(p.l2_cache_size)),
            ("clock", lambda: f"{p.clock_rate / 1e6:.2f} GHz"),
            ("driver", lambda: "CUDA {}.{}".format(*divmod(driver.cuDriverGetVersion() // 10, 100))),
            ("checks", lambda: simulator.options().get("check", "memory,sync") if simulator.is_active() else None),
        ),
    )


def _kernel(kernel: Any) -> str:
    name = kernel.name
    a = kernel.attributes

    def parameters() -> str | None:
        with suppress(Exception):  # without a context repr() knows fewer types
            kernel.num_arguments  # noqa: B018
        shown = re.search(r"\((.*)\) handle=", repr(kernel))
        return None if shown is None else shown[1] or "none"

    return _facts(
        shown_name(name),
        "kernel",
        (
            ("parameters", parameters),
            ("registers per thread", lambda: str(a.num_regs)),
            ("shared memory", lambda: f"{_bytes(a.shared_size_bytes)}, dynamic at most {_bytes(a.max_dynamic_shared_size_bytes)}"),
            ("local memory per thread", lambda: _bytes(a.local_size_bytes)),
            ("threads per block", lambda: f"at most {a.max_threads_per_block}"),
            ("symbol", lambda: None if name == shown_name(name) else name),
        ),
    )


# ---- tables of results ----


def tuning(rows: Sequence[Sequence[str]], times: Sequence[float], summary: str) -> str:
    """Return the table of a Tuning.

    rows: the head, and then the candidates, the best one first. Each has a text for each column;
        the last column has notes.
    times: of the candidates; infinite if they were not measured.
    """
    head, *body = rows
    longest = max((time for time in times if time != float("inf")), default=0.0)
    lines = ["".join(f'<th style="{_NUMBER}">{escape(cell)}</th>' for cell in ("", *head[:-1], ""))]
    for row, time in list(zip(body, times, strict=True))[:MOST_ROWS]:
        width = 120 * time / longest if longest and time != float("inf") else 0
        bar = f'<div style="width:{width:.0f}px;height:10px;background:rgba(66,133,244,.6)"></div>' if width else escape(row[-1])
        best = "★" if not lines[1:] and width else ""
        cells = "".join(f'<td style="{_NUMBER}">{escape(cell)}</td>' for cell in (best, *row[:-1]))
        lines.append(f'{cells}<td style="{_CELL}">{bar}</td>')
    more = len(body) - MOST_ROWS
    end = f'<div style="{_GREY}">{more} more rows; print() shows all</div>' if more > 0 else ""
    table = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div>{escape(summary)}</div><table style="{_TABLE}">{table}</table>{end}'


def without_folder(text: str) -> str:
    """Return a report's text with short names of files in this folder, as those of cells are."""
    return text.replace(os.getcwd() + os.sep, "")


def reports(found: Sequence[dict[str, Any]]) -> str:
    """Return the reports of the simulated device, as boxes."""
    boxes = []
    for report in found[:MOST_ROWS]:
        color = "220,50,47" if report["fault"] else "128,128,128" if report["check"] == "note" else "230,140,0"
        first, _, rest = without_folder(report["text"]).partition("\n")
        boxes.append(
            f'<div style="border-left:4px solid rgb({color});background:rgba({color},.1);padding:4px 10px;margin:4px 0">'
            f'<b>{escape(first)}</b><pre style="background:none;margin:4px 0;font-size:12px;white-space:pre-wrap;word-break:normal">'
            f"{escape(dedent(rest))}</pre></div>"
        )
    if len(found) > MOST_ROWS:
        boxes.append(f'<div style="{_GREY}">{len(found) - MOST_ROWS} more reports</div>')
    return "".join(boxes)
