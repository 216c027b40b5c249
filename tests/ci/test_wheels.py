"""Test the parts of ci/wheels that need neither a network nor a compiler."""

import argparse
import base64
import hashlib
import importlib.util
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[2] / "ci"


def loaded(name):
    spec = importlib.util.spec_from_file_location(name, CI / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


finish_wheel, interpreters = loaded("finish_wheel"), loaded("interpreters")

METADATA = """\
Metadata-Version: 2.4
Name: cubind
Version: 1.2.3
License-Expression: Apache-2.0
Requires-Python: >=3.11
Requires-Dist: cuda-pathfinder>=1.2
Requires-Dist: pytest; extra == "test"
Description-Content-Type: text/markdown

# cubind
![Bars](docs/bars.svg) Read [the guide](docs/guide.md#start), [elsewhere](https://example.org/a) and [below](#below).
"""
TAG = "cp311-cp311-manylinux_2_28_x86_64"
OPTIONS = argparse.Namespace(tag=TAG, commit="c0ffee", compiler="gcc 12.2.0", floor="2.28", contains=[])


@pytest.mark.parametrize(("url", "line"), [
    ("", " Read the guide, [elsewhere](https://example.org/a) and [below](#below)."),
    ("https://example.org/cubind", "![Bars](https://example.org/cubind/raw/v1.2.3/docs/bars.svg) Read "
     "[the guide](https://example.org/cubind/blob/v1.2.3/docs/guide.md#start), [elsewhere](https://example.org/a) and [below](#below)."),
])  # fmt: skip
def test_links_of_the_description(url, line):
    text = finish_wheel.with_links(METADATA, url)
    assert text.splitlines()[-1] == line
    assert ("\nProject-URL: Changelog, https://example.org/cubind/blob/v1.2.3/CHANGELOG.md\n" in text) == bool(url)
    assert text.count("\n\n") == 1


def test_the_readme_keeps_no_link_to_a_file():
    text = finish_wheel.linked((CI.parent / "README.md").read_text(), "", "1.2.3")
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []


INFO = "cubind-1.2.3.dist-info"
WHEEL = "Wheel-Version: 1.0\nGenerator: x 1\nRoot-Is-Purelib: false\nTag: cp311-cp311-linux_x86_64\n\n"


def raw_wheel(path, names):
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, {f"{INFO}/METADATA": METADATA, f"{INFO}/WHEEL": WHEEL}.get(name, name))
    return path


PROGRAMS = ["cubind/_core.so", "cubind/libcubind_rt.so.0.1.0", "cubind_gen/bin/cubind-gen"]
NAMES = ["cubind/z.py", f"{INFO}/METADATA", *PROGRAMS, f"{INFO}/WHEEL", f"{INFO}/RECORD"]


@pytest.fixture
def wheel(tmp_path):
    return finish_wheel.finish_wheel(raw_wheel(tmp_path / "raw.whl", NAMES), tmp_path, OPTIONS, 1796034247, "")


def test_finished_wheel(wheel):
    assert wheel.name == f"cubind-1.2.3-{TAG}.whl"
    with zipfile.ZipFile(wheel) as archive:
        of_info = [f"{INFO}/{name}" for name in ("METADATA", "WHEEL", "sboms/cubind.cdx.json", "RECORD")]
        assert archive.namelist() == [*PROGRAMS[:2], "cubind/z.py", PROGRAMS[2], *of_info]
        assert archive.read(f"{INFO}/WHEEL").decode().splitlines()[2:] == ["Root-Is-Purelib: false", f"Tag: {TAG}", ""]
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        assert sorted(name for name, mode in modes.items() if mode == 0o100755) == PROGRAMS
        assert modes["cubind/z.py"] == 0o100644
        lines = archive.read("cubind-1.2.3.dist-info/RECORD").decode().splitlines()
    assert [line.partition(",")[0] for line in lines] == archive.namelist()
    digest = base64.urlsafe_b64encode(hashlib.sha256(b"cubind/z.py").digest()).decode().rstrip("=")
    assert lines[2] == f"cubind/z.py,sha256={digest},11"


def test_a_wheel_depends_on_its_content_alone(wheel, tmp_path):
    again = tmp_path / "again"
    again.mkdir()
    other = finish_wheel.finish_wheel(raw_wheel(tmp_path / "raw.whl", NAMES[::-1]), again, OPTIONS, 1796034247, "")
    assert wheel.read_bytes() == other.read_bytes()


def test_bill_of_materials(wheel):
    with zipfile.ZipFile(wheel) as archive:
        bom = json.loads(archive.read("cubind-1.2.3.dist-info/sboms/cubind.cdx.json"))
    main = bom["metadata"]["component"]
    assert (main["name"], main["version"], main["licenses"]) == ("cubind", "1.2.3", [{"license": {"id": "Apache-2.0"}}])
    assert {entry["name"].removeprefix("cubind:"): entry["value"] for entry in main["properties"]} == {
        "commit": "c0ffee", "tag": TAG, "compiler": "gcc 12.2.0", "glibc": ">= 2.28", "vendored": "none"}
    assert [part["name"] for part in bom["components"]] == ["libgcc", "libc_nonshared", "cuda-pathfinder"]


def test_bill_of_materials_of_the_generator():
    """It names the library that is linked in, and no part of the compiler if nothing is linked."""
    options = argparse.Namespace(**vars(OPTIONS) | {"contains": ["libyaml 0.2.5 MIT"]})
    metadata = METADATA.replace("Expression: Apache-2.0", "Expression: Apache-2.0 AND MIT")
    for has_programs, names in ((True, ["libgcc", "libc_nonshared", "libyaml"]), (False, ["libyaml"])):
        bom = json.loads(finish_wheel.bill_of_materials(metadata, options, 0, has_programs))
        parts = {part["name"]: part for part in bom["components"]}
        assert [*parts] == [*names, "cuda-pathfinder"]
        assert (parts["libyaml"]["version"], parts["libyaml"]["licenses"]) == ("0.2.5", [{"expression": "MIT"}])
        assert bom["metadata"]["component"]["licenses"] == [{"expression": "Apache-2.0 AND MIT"}]
        assert {"name": "cubind:vendored", "value": "libyaml"} in bom["metadata"]["component"]["properties"]


@pytest.mark.parametrize(("platform", "permitted"), [
    ("manylinux_2_17_x86_64", True), ("manylinux_2_28_x86_64", True), ("manylinux_2_34_x86_64", False),
    ("manylinux_2_17_aarch64", False), ("linux_x86_64", False), ("", False),
])  # fmt: skip
def test_platforms(platform, permitted):
    assert finish_wheel.fits(platform, TAG) == permitted


def test_finished_source_distribution(tmp_path):
    def raw(path, names, mode):
        with tarfile.open(path, "w:gz") as archive:
            for name in names:
                content = METADATA.encode() if name.endswith("PKG-INFO") else name.encode()
                entry = tarfile.TarInfo(f"cubind-1.2.3/{name}")
                entry.size, entry.mode = len(content), mode
                archive.addfile(entry, io.BytesIO(content))
        return path

    names, files = ["PKG-INFO", "a/PKG-INFO", "b.c"], []
    for number, (order, mode) in enumerate(((names, 0o664), (names[::-1], 0o600))):
        folder = tmp_path / str(number)
        folder.mkdir()
        files.append(finish_wheel.finish_sdist(raw(tmp_path / "cubind-1.2.3.tar.gz", order, mode), folder, 1796034247, ""))
    assert files[0].read_bytes() == files[1].read_bytes()
    with tarfile.open(files[0]) as archive:
        assert b"docs/guide.md" not in archive.extractfile("cubind-1.2.3/PKG-INFO").read()


@pytest.mark.parametrize(("outside", "platform"), [
    ({}, "manylinux_2_27_x86_64"), ({"libcubind_rt.cpython-311-x86_64-linux-gnu.so.0.1.0": None}, "manylinux_2_27_x86_64"),
    ({"libcubind_rt.so": None, "libcudart.so.13": None}, "linux_x86_64"), ({"libxcubind_rt.so": None}, "linux_x86_64"),
])  # fmt: skip
def test_platform_of_a_report(outside, platform):
    report = {"overall_tag": "linux_x86_64" if outside else "manylinux_2_27_x86_64", "sym_tag": "manylinux_2_27_x86_64"}
    done = subprocess.run([sys.executable, CI / "finish_wheel.py", "fits", TAG], input=json.dumps(report | {"external_libs": outside}),
                          capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (platform == "linux_x86_64", platform + "\n")


# --- interpreters -----------------------------------------------------------------------------

PACKAGES = """\
Package: python3.11
Pre-Depends: libc6 (>= 2.36)
Depends: python3.11-minimal (= 3.11.2-6), media-types | mime-support, libx (>= 1)

Package: python3.11-minimal
Depends: libc6

Package: libc6
Depends: libgcc-s1

Package: libgcc-s1
Depends: libc6

Package: libx
Depends: debconf (>= 0.5) | debconf-2.0, libc6:any
"""


def test_needed_packages():
    packages = interpreters.parse_index(PACKAGES)
    assert interpreters.needed(packages, ["python3.11"]) == ["python3.11", "libc6", "python3.11-minimal", "libx", "libgcc-s1"]
    with pytest.raises(interpreters.FetchError, match="the mirror has no package python3.9"):
        interpreters.needed(packages, ["python3.9"])


@pytest.mark.parametrize("text", [
    "Types: deb\nURIs: http://example.org/debian\nSuites: bookworm\n",
    "# comment\ndeb [signed-by=/usr/share/k.gpg] http://example.org/debian/ bookworm main\n",
    "deb http://example.org/debian bookworm main\n",
])  # fmt: skip
def test_mirror(tmp_path, text):
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "debian.sources").write_text(text)
    assert interpreters.mirror(tmp_path) == "http://example.org/debian"


def test_no_mirror(tmp_path):
    with pytest.raises(interpreters.FetchError, match="names a mirror of Debian: add one"):
        interpreters.mirror(tmp_path)


def test_a_changed_package_is_refused():
    with pytest.raises(interpreters.FetchError, match="^libx differs from the checksum"):
        interpreters.checked(b"content", "0" * 64, "libx")


def test_settings_of_one_processor():
    config = "/* #undef HAVE_A */\n#define HAVE_B 1\n"
    assert interpreters.without_settings("#define HAVE_A 1\n#define OTHER 1\nint a;", config) == ["#define OTHER 1", "int a;"]


@pytest.mark.parametrize("word", ["3.10", "3.11-riscv64", "tarball"])
def test_unknown_wheels(word):
    result = subprocess.run([CI / "wheels", word], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith(f"ci/wheels: error: no wheel {word}") and result.stderr.count("\n") == 1


def test_unknown_distribution():
    result = subprocess.run([CI / "wheels", "cubind-core"], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == ("ci/wheels: error: no distribution cubind-core; give some of cubind cubind-dev cubind-libraries "
                             "cubind-gen\n")


ALL = [f"{version}-{arch}" for version in ("3.11", "3.12", "3.13", "3.14", "3.15") for arch in ("x86_64", "aarch64")]
EVERY = ["cubind", "cubind-dev", "cubind-libraries", "cubind-gen"]


@pytest.mark.parametrize(("words", "names", "wanted", "sdist"), [
    ([], EVERY, ALL, True),
    (["--twice"], EVERY, ALL, True),
    (["sdist"], EVERY, [], True),
    (["--twice", "sdist"], EVERY, [], True),
    (["3.13"], EVERY, ["3.13-x86_64", "3.13-aarch64"], False),
    (["cubind-dev", "3.12-aarch64", "3.11"], ["cubind-dev"], ["3.12-aarch64", "3.11-x86_64", "3.11-aarch64"], False),
    (["cubind-gen", "cubind"], ["cubind-gen", "cubind"], ALL, False),
    (["cubind", "sdist"], ["cubind"], ALL, True),
])  # fmt: skip
def test_the_words_of_the_command(words, names, wanted, sdist):
    """The command, without its last line, which runs it, parses them."""
    script = (CI / "wheels").read_text().rstrip().removesuffix('main "$@"; exit')
    script = script.replace('"$(dirname "$0")/common.sh"', f'"{CI}/common.sh"')
    script += '\nparse "$@"; echo "${NAMES[*]}"; echo "${WANTED[*]}"; echo "$SDIST"'
    done = subprocess.run(["bash", "-c", script, "ci/wheels", *words], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [" ".join(names), " ".join(wanted), "1" if sdist else ""], done.stderr
