"""The HTML that notebooks show for devices, kernels, tunings and reports."""

import os
from html.parser import HTMLParser

import pytest
from cubind import _notebook_html, core
from cubind.tune import Row, Tuning
from support import kernels, libraries

VOID = {"br", "meta"}


class Checker(HTMLParser):
    """Collects the text, and fails for a tag that is not closed or may run code."""

    def __init__(self):
        super().__init__()
        self.open, self.texts = [], []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "style", "link", "iframe", "img")
        assert not any(name.startswith("on") or name in ("href", "src", "id", "class") for name, _ in attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def text_of(html):
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    return " ".join(checker.texts)


@pytest.mark.parametrize(
    "symbol, plain, shown",
    [
        ("fill", "fill", "fill"),
        ("_Z1wPf", "w", "w"),
        ("_ZL2stf", "st", "st"),
        ("_ZN1a1qEf", "q", "q"),
        ("_ZN36_GLOBAL__N__00000000_6_cell_3__Z1wPf1qEf", "q", "q"),
        ("_Z1tIiEvPT_", None, "t<…>"),
        ("_ZN5outer5innerIiLi3EEEvPT_", None, "inner<…>"),
        ("_Z", "_Z", "_Z"),
        ("_Z99ab", "ab", "ab"),
        ("", "", ""),
    ],
)
def test_names(symbol, plain, shown):
    assert (_notebook_html.plain_name(symbol), _notebook_html.shown_name(symbol)) == (plain, shown)


@pytest.mark.parametrize("size, text", [(0, "0 bytes"), (1, "1 byte"), (1023, "1023 bytes"), (49152, "48 KiB"), (3 << 29, "1.5 GiB")])
def test_sizes(size, text):
    assert _notebook_html._bytes(size) == text


def test_device(device):
    html = device._repr_html_()
    text = text_of(html)
    assert device.name in text and "compute capability {}.{}".format(*device.compute_capability) in text.replace("  ", " ")
    assert "multiprocessors" in text and html == device._repr_html_() and len(html) < 6000


def test_kernel(device):
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    text = text_of(kernel._repr_html_())
    assert "saxpy kernel parameters" in " ".join(text.split()) and "registers per thread" in text


def test_objects_that_cannot_be_described(device, monkeypatch):
    """Showing an object never raises: the HTML is its escaped repr()."""

    def fail(device):
        raise RuntimeError("gone")

    monkeypatch.setattr(_notebook_html, "_device", fail)
    assert device._repr_html_() == f"<pre>&lt;Device 0 ({device.name})&gt;</pre>"


def row(candidate, *milliseconds, state="measured", note=""):
    made = Row(candidate)
    made.milliseconds, made.state, made.note = list(milliseconds), state, note
    return made


def test_tuning():
    rows = [row({"T": "<b>"}, 2.0), row({"T": 8, "block": (8, 4)}, 1.0), row({"T": 9}, state="failed", note="a & b")]
    html = Tuning(rows, None)._repr_html_()
    assert text_of(html).split() == (
        "Tuning of 3 candidates, 2 measured T block µs to the best occupancy ★ 8 8x4 1000.00 1.00 <b> 2000.00 2.00 9 failed: a & b".split()
    )
    assert "&lt;b&gt;" in html and "width:60px" in html and "width:120px" in html


@pytest.mark.parametrize("times", [[], [0.0, 0.0]])
def test_tuning_without_times(times):
    rows = [row({"T": 1}, *times, state="measured" if times else "left out", note="too large")]
    assert ("left out: too large" in text_of(Tuning(rows, None)._repr_html_())) == (not times)


def test_long_tunings_are_cut():
    html = Tuning([row({"T": i}, 1.0 + i) for i in range(5000)], None)._repr_html_()
    assert "4940 more rows" in text_of(html) and len(html) < 60_000


def report(**changes):
    return {"check": "race", "kernel": "k<T>", "text": "Race: a<b\n  in kernel k", "fault": False, "accesses": []} | changes


def test_reports():
    html = _notebook_html.reports([report(), report(check="note"), report(fault=True, text=f"{os.getcwd()}/cell 3:4")])
    assert text_of(html).split() == "Race: a<b in kernel k Race: a<b in kernel k cell 3:4".split()
    assert [html.count(color) for color in ("rgb(230,140,0)", "rgb(128,128,128)", "rgb(220,50,47)")] == [1, 1, 1]
    assert "9 more reports" in text_of(_notebook_html.reports([report()] * (_notebook_html.MOST_ROWS + 9)))


def test_nothing_is_loaded_before_it_is_needed():
    """`import cubind` loads neither the extension nor IPython."""
    program = "import sys, cubind, cubind.core; print([n for n in sys.modules if 'notebook' in n or 'IPython' in n])"
    import subprocess
    import sys

    env = os.environ | {"PYTHONPATH": str(libraries.PACKAGE)}
    assert subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout == "[]\n"
