"""Draw graphs as SVG for notebooks: boxes in layers, and arrows between them.

Equal nodes in a row, and equal nodes side by side, share a box. So a loop of a thousand launches is
one box, and most graphs fit on a screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from cubind._notebook_html import _bytes, shown_name

MOST_READ = 2000  # nodes, in the driver's order
MOST_BOXES = 60
MOST_ARROWS = 300
MOST_BENDS = 600  # of arrows that cross layers
LEAST_ROW, LEAST_COLUMN = 4, 5  # so many equal nodes share a box
_WIDEST = 30  # letters of a line in a box

_COLORS = {"kernel": "66,133,244", "memory": "46,160,67", "order": "128,128,128", "host": "171,71,188", "inner": "230,140,0"}

_LETTER = 7.3  # width of a letter: monospace of 12 px
_HEIGHT = {1: 28, 2: 42, 3: 56, 4: 70}
_ACROSS, _DOWN = 18, 30  # gaps between boxes, and between layers

Text = tuple[str, ...]  # the family of the color, and lines


def html_of(graph: Any) -> str:
    """Return the drawing of a Graph or GraphDefinition, with a line about its size."""
    from cubind import _core

    if isinstance(graph, _core.Graph):
        definition = graph._definition()
        if definition is None or graph.is_closed:
            why = "closed" if graph.is_closed else "of unknown nodes; run %load_ext cubind before you make a graph to see them"
            return f"<div><b>Graph</b> {escape(why)}</div>"
    else:
        definition = graph
    nodes = definition._listed(False)
    edges = definition._listed(True)
    shown = nodes[:MOST_READ]
    number = {node: i for i, node in enumerate(shown)}
    known = sorted((number[a], number[b]) for a, b in edges if a in number and b in number)
    return _html(type(graph).__name__, [_text(node) for node in shown], known, len(nodes), len(edges))


def _html(name: str, texts: Sequence[Text], edges: Iterable[tuple[int, int]], node_count: int, edge_count: int) -> str:
    boxes, arrows = merged(texts, edges)
    kinds = Counter("kernel" if text[0] == "kernel" else text[1] for text in texts)
    listed = ", ".join(f"{count} × {kind}" for kind, count in kinds.items())
    caption = f"{_count(node_count, 'node')}{f' ({listed})' if listed and len(texts) == node_count else ''}, {_count(edge_count, 'edge')}"
    missing = []
    if node_count > len(texts):
        missing.append(f"the first {len(texts)} nodes of {node_count} are read")
    layer = layers(len(boxes), arrows)
    if len(boxes) > MOST_BOXES:
        missing.append(f"{MOST_BOXES} boxes of {len(boxes)} are drawn")
        kept = sorted(sorted(range(len(boxes)), key=lambda i: (layer[i], i))[:MOST_BOXES])
        place = {box: i for i, box in enumerate(kept)}
        boxes, layer = [boxes[i] for i in kept], [layer[i] for i in kept]
        arrows = [(place[a], place[b]) for a, b in arrows if a in place and b in place]
    if len(arrows) > MOST_ARROWS:
        missing.append(f"{MOST_ARROWS} arrows of {len(arrows)} are drawn")
        arrows = arrows[:MOST_ARROWS]
    note = f' <span style="opacity:.7">{escape("; ".join(missing))}</span>' if missing else ""
    head = f"<div><b>{escape(name)}</b> {escape(caption)}{note}</div>"
    if not boxes:
        return head
    return f'{head}<div style="overflow:auto;max-height:600px">{svg(boxes, arrows, layer, caption)}</div>'


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


# ---- texts of boxes ----


def _text(node: Any) -> Text:
    """Return the family of a node and the lines of its box."""
    kind = type(node).__name__
    try:
        return _text_of(kind, node)
    except Exception:  # the driver may not tell
        return ("order", kind)


def _text_of(kind: str, node: Any) -> Text:
    if kind == "KernelNode":
        return ("kernel", shown_name(node.kernel.name), f"{_size(node.grid)} × {_size(node.block)}")
    if kind == "MemcpyNode":
        return ("memory", "copy", _bytes(node.size))
    if kind == "MemsetNode":
        return ("memory", "fill", _bytes(node.element_size * node.width * node.height))
    if kind == "AllocNode":
        return ("memory", "allocate", _bytes(node.bytesize))
    if kind == "FreeNode":
        return ("memory", "free")
    if kind == "HostCallbackNode":
        name = getattr(node.callback, "__name__", "")
        return ("host", "callback", name) if name else ("host", "callback")
    if kind == "ChildGraphNode":
        return ("inner", "graph", _count(len(node.child_graph._listed(False)), "node"))
    names = {"EmptyNode": "join", "EventRecordNode": "record event", "EventWaitNode": "wait for event"}
    if kind in names:
        return ("order", names[kind])
    names = {"IfNode": "if", "IfElseNode": "if … else", "WhileNode": "while", "SwitchNode": "switch"}
    if kind in names:
        sizes = [len(branch._listed(False)) for branch in node.branches]
        return ("inner", names[kind], f"{', '.join(map(str, sizes))} {'node' if sizes == [1] else 'nodes'}")
    return ("order", kind)


def _size(dimensions: Sequence[int]) -> str:
    """Return "32" for (32, 1, 1), and "(8, 8)" for (8, 8, 1)."""
    used = list(dimensions)
    while len(used) > 1 and used[-1] == 1:
        used.pop()
    return str(used[0]) if len(used) == 1 else f"({', '.join(map(str, used))})"


# ---- boxes ----


def merged(texts: Sequence[Text], edges: Iterable[tuple[int, int]]) -> tuple[list[Text], list[tuple[int, int]]]:
    """Return boxes and arrows, with one box for equal nodes in a row or side by side."""
    text = dict(enumerate(texts))
    before: dict[int, set[int]] = {i: set() for i in text}
    after: dict[int, set[int]] = {i: set() for i in text}
    for a, b in edges:
        before[b].add(a)
        after[a].add(b)
    for _ in range(4):  # rows of boxes that are rows themselves
        size = len(text)
        _join_rows(text, before, after)
        _join_columns(text, before, after)
        if len(text) == size:
            break
    place = {box: i for i, box in enumerate(text)}
    return list(text.values()), sorted((place[a], place[b]) for a in text for b in after[a])


def _join_rows(text: dict[int, Text], before: dict[int, set[int]], after: dict[int, set[int]]) -> None:
    def next_in_row(box: int) -> int | None:
        """Return the box behind this one if both can share a box."""
        if len(after[box]) != 1:
            return None
        (other,) = after[box]
        return other if len(before[other]) == 1 and text[other] == text[box] else None

    heads = [box for box in text if len(before[box]) != 1 or next_in_row(next(iter(before[box]))) != box]
    for head in heads:
        row = [head]
        while (behind := next_in_row(row[-1])) is not None:
            row.append(behind)
        if len(row) < LEAST_ROW:
            continue
        after[head] = after[row[-1]]
        for other in after[head]:
            before[other].discard(row[-1])
            before[other].add(head)
        for box in row[1:]:
            del text[box], before[box], after[box]
        text[head] = (*text[head], f"{len(row)} in a row")


def _join_columns(text: dict[int, Text], before: dict[int, set[int]], after: dict[int, set[int]]) -> None:
    groups: dict[tuple[Text, frozenset[int], frozenset[int]], list[int]] = {}
    for box in text:
        groups.setdefault((text[box], frozenset(before[box]), frozenset(after[box])), []).append(box)
    for first, *others in groups.values():
        if len(others) + 1 < LEAST_COLUMN:
            continue
        for other in others:
            for near in before.pop(other):
                after[near].discard(other)
            for near in after.pop(other):
                before[near].discard(other)
            del text[other]
        text[first] = (*text[first], f"{len(others) + 1} side by side")


# ---- layout ----


def layers(count: int, arrows: Iterable[tuple[int, int]]) -> list[int]:
    """Return the layer of each box: the length of the longest path to it."""
    after: list[list[int]] = [[] for _ in range(count)]
    waits = [0] * count
    for a, b in arrows:
        after[a].append(b)
        waits[b] += 1
    layer = [0] * count
    ready = [i for i in range(count) if waits[i] == 0]
    for a in ready:  # grows
        for b in after[a]:
            layer[b] = max(layer[b], layer[a] + 1)
            waits[b] -= 1
            if waits[b] == 0:
                ready.append(b)
    return layer


def _paths(arrows: Sequence[tuple[int, int]], layer: list[int]) -> list[list[int]]:
    """Return the way of each arrow, with a new place in each layer that it crosses.

    The places are numbers behind those of the boxes; `layer` gets theirs.
    """
    paths, most = [], len(layer) + MOST_BENDS
    for a, b in arrows:
        path = [a]
        if len(layer) < most:
            for at in range(layer[a] + 1, layer[b]):
                path.append(len(layer))
                layer.append(at)
        paths.append([*path, b])
    return paths


def _rows(layer: Sequence[int], paths: Iterable[Sequence[int]]) -> list[list[int]]:
    """Return the places of each layer from left to right, so that few arrows cross."""
    rows: list[list[int]] = [[] for _ in range(max(layer) + 1)]
    for place, at in enumerate(layer):
        rows[at].append(place)
    near: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})
    for path in paths:
        for a, b in zip(path, path[1:], strict=False):
            near[0].setdefault(b, []).append(a)
            near[1].setdefault(a, []).append(b)
    for sweep in range(6):
        where = {place: (i + 0.5) / len(row) for row in rows for i, place in enumerate(row)}
        for row in rows if sweep % 2 == 0 else reversed(rows):
            mean = {
                place: sum(where[other] for other in others) / len(others) if (others := near[sweep % 2].get(place)) else where[place]
                for place in row
            }
            row.sort(key=lambda place: (mean[place], place))
            where.update({place: (i + 0.5) / len(row) for i, place in enumerate(row)})
    return rows


def svg(boxes: Sequence[Text], arrows: Sequence[tuple[int, int]], layer: list[int], title: str) -> str:
    """Return the drawing. `title` is for readers that cannot see it."""
    layer = list(layer)
    paths = _paths(arrows, layer)
    lines = [[line if len(line) <= _WIDEST else line[: _WIDEST - 1] + "…" for line in box[1:]] for box in boxes]
    wide = [max(map(len, box)) * _LETTER + 20 for box in lines] + [4.0] * (len(layer) - len(boxes))
    high = [float(_HEIGHT.get(len(box), 14 + 14 * len(box))) for box in lines] + [0.0] * (len(layer) - len(boxes))
    rows = _rows(layer, paths)
    width = max(sum(wide[i] for i in row) + _ACROSS * (len(row) - 1) for row in rows) + 8
    middle: dict[int, tuple[float, float]] = {}
    top = 4.0
    for row in rows:
        tall = max(high[i] for i in row)
        left = (width - sum(wide[i] for i in row) - _ACROSS * (len(row) - 1)) / 2
        for place in row:
            middle[place] = (left + wide[place] / 2, top + tall / 2)
            left += wide[place] + _ACROSS
        top += tall + _DOWN
    height = top - _DOWN + 4
    curves, heads = [], []
    for path in paths:
        x, y = middle[path[0]]
        y += high[path[0]] / 2
        curve = f"M{x:.0f} {y:.0f}"
        for place in path[1:]:
            to_x, to_y = middle[place]
            to_y -= high[place] / 2
            if place == path[-1]:
                to_y -= 6
            bend = (y + to_y) / 2
            curve += f"C{x:.0f} {bend:.0f} {to_x:.0f} {bend:.0f} {to_x:.0f} {to_y:.0f}"
            x, y = to_x, to_y
        curves.append(curve)
        heads.append(f"M{x:.0f} {y + 6:.0f}l-4-7h8z")
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'role="img" font-family="monospace" font-size="12" text-anchor="middle" fill="currentColor"><title>{escape(title)}</title>'
    ]
    if paths:
        out.append(f'<path d="{"".join(curves)}" fill="none" stroke="currentColor" opacity=".6"/><path d="{"".join(heads)}" opacity=".6"/>')
    for i, (box, shown) in enumerate(zip(boxes, lines, strict=True)):
        x, y = middle[i]
        color = _COLORS[box[0]]
        out.append(
            f'<rect x="{x - wide[i] / 2:.0f}" y="{y - high[i] / 2:.0f}" width="{wide[i]:.0f}" height="{high[i]:.0f}" rx="5" '
            f'fill="rgba({color},.18)" stroke="rgb({color})"/>'
        )
        for n, line in enumerate(shown):
            faint = ' opacity=".75"' if n else ""
            out.append(f'<text x="{x:.0f}" y="{y + 4 + 14 * (n - (len(shown) - 1) / 2):.0f}"{faint}>{escape(line)}</text>')
    out.append("</svg>")
    return "".join(out)
