"""Draw small pictures as SVG that take their colours from the page."""

import base64
import re
import struct
import zlib

WIDTH = 640
COLOURS = ("#c2410c", "#b7791f", "#7c5cd6", "#3b82a0")
VERDICTS = ("breaks source", "changes what programs do", "breaks what was compiled or kept", "breaks nothing")


def svg(height, title, body, width=WIDTH):
    return (
        f'<svg class="chart" role="img" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" '
        f'font-family="sans-serif" font-size="13" fill="currentColor"><title>{title}</title>{body}</svg>'
    )


def text(x, y, words, anchor="start"):
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{words}</text>'


def box(x, y, width, height, colour):
    return f'<rect x="{x:g}" y="{y:g}" width="{max(width, 1):.4g}" height="{height:.4g}" fill="{colour}"/>'


def stacked(rows, words, title):
    """Return horizontal bars: `rows` are (label, numbers), `words` name the parts."""
    left, line, top = 90, 22, 26 * ((len(words) + 1) // 2)
    scale = (WIDTH - left - 50) / max((sum(numbers) for _, numbers in rows), default=1)
    body = "".join(
        box(left + 270 * (i % 2), 26 * (i // 2) + 4, 12, 12, COLOURS[i])
        + text(left + 18 + 270 * (i % 2), 26 * (i // 2) + 15, word)
        for i, word in enumerate(words)
    )
    for i, (label, numbers) in enumerate(rows):
        y, x = top + 6 + i * line, left
        body += text(left - 8, y + 12, label, "end")
        for number, colour in zip(numbers, COLOURS, strict=False):
            body += box(x, y, number * scale, line - 8, colour) if number else ""
            x += number * scale
        body += text(x + 6, y + 12, sum(numbers))
    return svg(top + 10 + line * len(rows), title, body)


def release(report):
    """Return a report of ci/release-report with a chart after its table of modules."""
    rows = [
        (m[1], [int(n) for n in re.findall(r"\d+", m[2])])
        for m in re.finditer(r"^\| `(\w+)` \|((?: \d+ \|){4})$", report, re.M)
    ]
    rows = [row for row in rows if sum(row[1])]
    if not rows:
        return report
    end = [m.end() for m in re.finditer(r"^\| `\w+` \|(?: \d+ \|){4}$", report, re.M)][-1]
    chart = stacked(rows, VERDICTS, "Changes of each module")
    return f"{report[:end]}\n\n<div>\n{chart}\n</div>\n{report[end:]}"


# ---- pictures of results ----


def bars(values, title):
    high, wide = max(values), WIDTH / len(values)
    path = "".join(f"M{i * wide:g} 160v-{150 * v / high:.0f}h{wide - 0.5:g}V160z" for i, v in enumerate(values))
    return svg(160, title, f'<path d="{path}" fill="{COLOURS[3]}"/>')


def points(panels, title):
    """Return scatter plots next to each other: `panels` are (label, [(x, y)]) on one scale."""
    wide, high = WIDTH / len(panels), 240
    everything = [p for _, panel in panels for p in panel]
    (x0, x1), (y0, y1) = ((min(c), max(c)) for c in zip(*everything, strict=True))
    body = ""
    for i, (label, panel) in enumerate(panels):
        body += text(i * wide + 4, 14, label)
        path = "".join(
            f"M{i * wide + 4 + (wide - 12) * (x - x0) / (x1 - x0):.0f} "
            f"{high - 4 - (high - 26) * (y - y0) / (y1 - y0):.0f}h0"
            for x, y in panel
        )
        body += f'<path d="{path}" stroke="{COLOURS[3]}" stroke-width="2.6" stroke-linecap="round"/>'
    return svg(high, title, body)


def curve(xs, ys, title):
    y0, y1 = min(ys), max(ys)
    at = " ".join(
        f"{WIDTH * (x - xs[0]) / (xs[-1] - xs[0]):.1f},{150 - 140 * (y - y0) / (y1 - y0):.1f}"
        for x, y in zip(xs, ys, strict=True)
    )
    return svg(160, title, f'<polyline points="{at}" fill="none" stroke="{COLOURS[3]}" stroke-width="2"/>')


def png(rows):
    """Return rows of grey values from 0 to 255 as an image."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def images(panels, title):
    """Return grey images next to each other: `panels` are (label, rows of values)."""
    wide, body = min(WIDTH / len(panels), 300), ""
    for i, (label, rows) in enumerate(panels):
        low, high = min(map(min, rows)), max(map(max, rows))
        data = base64.b64encode(png([[int(255 * (v - low) / (high - low or 1)) for v in row] for row in rows])).decode()
        body += text(i * wide, 14, label) + (
            f'<image x="{i * wide:g}" y="22" width="{wide - 10:g}" height="{wide - 10:g}" '
            f'style="image-rendering:pixelated" href="data:image/png;base64,{data}"/>'
        )
    return svg(wide + 16, title, body, wide * len(panels))
