"""Run examples/notebooks on the simulated device, and compare the outputs with the committed ones.

Times and addresses differ from run to run. A cell with the tag `varies` is compared by the kinds of
its outputs alone, and by the words in EXPECTED.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

FOLDER = libraries.ROOT / "examples" / "notebooks"
NOTEBOOKS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
# Words in the outputs of cells with the tag `varies`, by their last lines.
EXPECTED = {
    'print(f"{(end - start) / 10:.3f} ms for each launch")': ["ms for each launch"],
    "tuned": ["5 candidates, 5 measured", "to the best"],
    "stream.sync()": ["Race: nothing orders the accesses of two threads", "at source line cell 17:9\n      all += part[i];", "cell 17:5"],
}
ADDRESS = re.compile(r"0x[0-9a-f]+")
COLOR = re.compile(r"\x1b\[[0-9;]*m")

# Run in a process of its own, because the packages of notebooks warn.
EXECUTE = """
import json, os, sys
import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=300, resources={"metadata": {"path": sys.argv[2]}}).execute(env=os.environ)
print(nbformat.writes(notebook))
"""

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the committed outputs are those of the simulated device"),
    pytest.mark.skipif(not all(map(importlib.util.find_spec, ("nbclient", "ipykernel"))), reason="needs nbclient and ipykernel"),
    not_sanitized("takes minutes under a sanitizer"),
]


def plain(output):
    """Return the kind and the text of an output, without what differs from run to run."""
    if output["output_type"] == "error":
        text = "\n".join(output["traceback"])
        return "error", output["ename"], COLOR.sub("", text).rpartition(f"{output['ename']}:")[2]
    if output["output_type"] == "stream":
        return output["name"], ADDRESS.sub("0x…", "".join(output["text"]))
    return "data", {kind: ADDRESS.sub("0x…", "".join(text)) for kind, text in output["data"].items()}


def kinds(outputs):
    return [(output[0], sorted(output[1])) if output[0] == "data" else output[:1] for output in outputs]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_outputs_are_the_committed_ones(name, tmp_path):
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "JUPYTER", "PYTEST"))}
    environment |= {"PYTHONPATH": str(libraries.PACKAGE), "CUBIND_CACHE_DIR": str(tmp_path / "cache"), "IPYTHONDIR": str(tmp_path / "ipython"),
                    "JUPYTER_DATA_DIR": str(tmp_path / "data"), "JUPYTER_CONFIG_DIR": str(tmp_path / "config"),
                    "JUPYTER_RUNTIME_DIR": str(tmp_path / "runtime")}  # fmt: skip
    path = FOLDER / f"{name}.ipynb"
    result = subprocess.run([sys.executable, "-c", EXECUTE, path, tmp_path], capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stderr
    made, committed = (json.loads(text)["cells"] for text in (result.stdout, path.read_text()))
    for new, old in zip(made, committed, strict=True):
        if new["cell_type"] != "code":
            continue
        source = "".join(new["source"])
        found, wanted = ([plain(output) for output in cell["outputs"]] for cell in (new, old))
        if "varies" in new["metadata"].get("tags", ()):
            assert kinds(found) == kinds(wanted), source
            words = EXPECTED[source.splitlines()[-1]]
            assert [word for word in words if word not in str(found).replace("\\n", "\n")] == [], found
        else:
            assert found == wanted, source


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_committed_notebooks_are_clean(name):
    """A notebook has the outputs of one run from top to bottom, no path of a machine, no times."""
    text = (FOLDER / f"{name}.ipynb").read_text()
    notebook = json.loads(text)
    counts = [cell["execution_count"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))
    assert not re.search(r"/(home|root|work|tmp)/", text) and "execution\":" not in text and len(text) < 100_000


def test_all_are_there():
    assert NOTEBOOKS == ["first-hour"]
