"""In the simulated device's benchmark, kernels agree with C, and the table is complete.

The tests also check that the documents quote the measured numbers.
"""

import json
import re
import subprocess
import sys

import pytest
from support.libraries import BUILD, ROOT

NUMBERS = ROOT / "benchmarks" / "simulator.json"
TEXT = ROOT / "docs" / "simulator.md"


@pytest.fixture
def plot(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    import simulator_plot

    return simulator_plot


def rows():
    """Return {name: cells} of the table of speeds."""
    table = TEXT.read_text().partition("## Speed")[2]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("| ")]
    return {re.split("[:,]", name)[0]: rest for name, *rest in cells}


@pytest.mark.parametrize("work", ["arithmetic", "matmul", "reduction", "mandelbrot", "empty", "tables"])
def test_work_gives_what_c_gives(work):
    command = [sys.executable, "benchmarks/simulator.py", "--build", BUILD, "--rounds", "1", "--only", work]
    table = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert table.startswith("work ") and "goals missed:" in table
    assert len(table.splitlines()) == (4 if work == "matmul" else 3)


def test_numbers_are_written(tmp_path, plot):
    """A run writes its numbers; they have everything that simulator_plot.py draws."""
    path = tmp_path / "numbers.json"
    command = [sys.executable, "benchmarks/simulator.py", "--build", BUILD, "--rounds", "1", "--only", "saxpy"]
    more = ["--threads", "1,2", "--options", "check=none", "--json", path]
    subprocess.run([*command, *more], cwd=ROOT, check=True, capture_output=True)
    written = json.loads(path.read_text())
    assert written.keys() == json.loads(NUMBERS.read_text()).keys() and written["options"] == "check=none"
    result = written["results"]["saxpy"]
    assert result["goal"] == 0.2 and result["value"] > 0
    assert result["scaling"].keys() == result["apart"].keys() == {"1", "2"}
    assert result["scaling"]["1"] == 1 and min(result["scaling"]["2"], *result["apart"].values()) > 0
    assert plot.shown(result["value"], result["unit"]).endswith(" s") and plot.beyond(result) == 0.2 / result["value"]


def test_the_document_has_what_was_measured(plot):
    numbers = json.loads(NUMBERS.read_text())
    for result in numbers["results"].values():
        goal, measured, *scaling = rows()[plot.name_of(result)]
        assert goal == (plot.shown(result["goal"], result["unit"]).replace("0.200", "0.2") if result["goal"] else "")
        assert measured == plot.shown(result["value"], result["unit"])
        assert scaling[:2] == ([f"{result['scaling'][n]:.1f}" for n in ("8", "16")] if "scaling" in result else ["", ""])
    caption = re.search(r"\(simulator-speed\.svg\)\n\n\*(.*?)\*\n", TEXT.read_text(), re.S)[1].replace("\n", " ")
    assert f"{numbers['machine']}, {numbers['date']}" in caption and f"{numbers['cpus']} CPUs" in caption


def test_the_picture_has_what_was_measured(plot):
    """The picture has the measured numbers as text, and its file is small."""
    picture = (TEXT.parent / "simulator-speed.svg").read_text()
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    for result in json.loads(NUMBERS.read_text())["results"].values():
        assert result["goal"] is None or {plot.name_of(result), plot.shown(result["value"], result["unit"])} <= {*texts}
        assert "scaling" not in result or f"{result['scaling']['16']:.1f}" in texts
    assert len(picture.encode()) < 60_000
