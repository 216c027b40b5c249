"""Test the pages of the site's reference and its search (site/)."""

import ast
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "site"))
import bound  # noqa: E402
import c_api  # noqa: E402
import entries  # noqa: E402
import search  # noqa: E402
import stubs  # noqa: E402


def test_a_long_page_is_divided_and_links_follow(monkeypatch):
    monkeypatch.setattr(entries, "MOST", 60)
    body = "".join(f'<a id="{n}"></a>\n\n## {n}\n\n[x](#a) {n * 20}\n' for n in "abc")
    made = entries.split({"m/long": f"# T\n\n{body}", "m/other": "# O\n\n[c](long.md#c) [o](#o)"})
    assert [*made] == ["m/long", "m/long-2", "m/long-3", "m/other"]
    assert made["m/other"] == "# O\n\n[c](long-3.md#c) [o](#o)"
    assert "[x](#a)" in made["m/long"] and "[x](long.md#a)" in made["m/long-2"]
    assert made["m/long-2"].startswith("# T (2 of 3)\n")


def test_history_of_declarations():
    known, newest = bound.history("driver")
    assert known["cuCtxCreate"][0] == "11.8" and known["cuCtxCreate"][1] == newest
    ((release, words),) = known["cuCtxCreate"][2]
    assert release == "13.0" and "cuCtxCreate_v2(" in words
    changes = dict(known["CUdevice_attribute"][2])
    assert "`CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED`" in changes["13.5"]


def test_facts_are_added_to_an_entry():
    page = {
        "reference/nvrtc/functions": '# T\n\n<a id="nvrtcVersion"></a>\n\n## nvrtcVersion\n\nOne.\n\n- Keeps the GIL.\n'
    }
    uses = {"nvrtcVersion": ["examples/core/x"]}, {"examples/core/x": "core/x"}
    core = {"nvrtcVersion": [("Program.a", "reference/cubind.core/Program", "Program.a")]}
    (text,) = bound.with_facts(page, "nvrtc", uses, ({}, {}), core).values()
    assert text.splitlines()[-5:-1] == [
        "- Keeps the GIL.",
        "- Under this name in CUDA 11.8 and all later releases.",
        "- Called by [Program.a](../cubind.core/Program.md#Program.a) of `cubind.core`.",
        "- Examples: [core/x](../../examples/core/x.md).",
    ]


@pytest.fixture(scope="module")
def own():
    before = {*sys.modules}
    made = stubs.pages()
    assert {name for name in {*sys.modules} - before if name.partition(".")[0] == "cubind"} == set()
    return made


def test_each_public_name_has_an_entry(own):
    texts, of_module = own
    core = ast.literal_eval(
        re.search(r"^__all__ = (\[.*?\])", (ROOT / "python/cubind/_core.pyi").read_text(), re.M | re.S)[1]
    )
    everything = "".join(texts[page] for page in of_module["cubind.core"])
    assert [name for name in core if f'<a id="{name}"></a>' not in everything] == []
    assert all(of_module.values())


def test_a_method_has_signature_and_text(own):
    text = own[0]["reference/cubind.core/Device"]
    section = text.partition('<a id="Device.allocate"></a>')[2].partition("<a id=")[0]
    assert "def allocate(self, size: SupportsIndex, *, stream: _Stream) -> Buffer" in section
    assert "`stream`" in section and "Allocate a Buffer" in section


def test_docstrings_become_markdown():
    assert stubs.prose("Use ``a_b`` of x_y(*z), a[0](1).\n\n    f(x)\n\nsize: bytes\n    or None\nkey: text") == (
        "Use `a_b` of `x_y`(\\*z), a\\[0](1).\n\n```python\nf(x)\n```\n\n- `size`: bytes\n  or None\n- `key`: text"
    )


def test_each_function_of_the_c_api():
    header = c_api.HEADER.read_text()
    (text,) = c_api.page().values()
    names = re.findall(r"^    [\w *]+\(\*(\w+)\)\(", header, re.M)
    assert len(names) > 10
    assert [name for name in [*names, "cubind_core_import"] if f'<a id="{name}"></a>' not in text] == []


# ---- the search ----

PAGES = {
    "reference/driver/functions-memory": """\
<a id="cuMemAlloc"></a>

## cuMemAlloc

Allocate [memory](x.md). More.

<a id="cuMemAllocHost"></a>

## cuMemAllocHost

Allocate pinned memory.
""",
    "reference/driver/enums": """\
<a id="CUmode"></a>

## CUmode

A mode.

| Member | Value |
| --- | --- |
| `CU_MODE_FAST` | 1 |
""",
    "reference/driver/constants": '| <a id="CU_SIZE"></a>`CU_SIZE` | `64` |\n',
    "reference/cubind.core/Device": """\
<a id="Device"></a>

# Device

A GPU.

<a id="Device.sync"></a>

## Device.sync

Wait.
""",
}
DOCUMENT = """<section id="errors"><h1>Errors</h1><p>All.</p><section id="raise"><h2>Raise
<a class="headerlink" href="#">#</a></h2>memory lost</section></section>"""
FIRST = {
    "cuMemAlloc": "cuMemAlloc",
    "CUMEMALLOC": "cuMemAlloc",
    "cumemalloch": "cuMemAllocHost",
    "sync": "Device.sync",
    "Device.sync()": "Device.sync",
    "cubind.driver.cuMemAlloc": "cuMemAlloc",
    "CU_MODE_FAST": "CUmode",
    "cu_size": "CU_SIZE",
    "pinned": "cuMemAllocHost",
    "lost memory": "Raise",
    "nothing at all": None,
}


def test_rows_of_the_index():
    rows = search.of_reference(PAGES)
    assert rows[0] == [
        "cuMemAlloc",
        "function of cubind.driver",
        "reference/driver/functions-memory",
        "cuMemAlloc",
        "Allocate memory.",
        "",
    ]
    assert [row[0] for row in rows] == ["cuMemAlloc", "cuMemAllocHost", "CUmode", "CU_SIZE", "Device", "Device.sync"]
    assert search.of_document("docs/errors", DOCUMENT)[1] == [
        "Raise",
        "Errors",
        "docs/errors",
        "raise",
        "memory lost",
        "",
    ]


@pytest.mark.skipif(not shutil.which("node"), reason="node is not installed")
def test_the_first_result(tmp_path):
    index = search.script(search.of_reference(PAGES) + search.of_document("docs/errors", DOCUMENT))
    script = tmp_path / "search.js"
    script.write_text(
        f"{index}{(ROOT / 'site/static/search.js').read_text()}\n"
        f"console.log(JSON.stringify({json.dumps([*FIRST])}.map(q => (search(q, 10)[0] || [null])[0])));\n"
    )
    result = subprocess.run(["node", str(script)], capture_output=True, text=True, check=True)
    assert dict(zip(FIRST, json.loads(result.stdout), strict=True)) == FIRST
