"""Test the model files, which hold all releases of a module, and ci/releases, which makes code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import library_models
import model_history
import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
RELEASES = model_history.all_releases()
# The first releases with models: 111 pairs with the seven modules.
SIXTEEN = "11.8 12.0 12.1 12.2 12.3 12.4 12.5 12.6 12.8 12.9 13.0 13.1 13.2 13.3 13.4 13.5".split()
# Every release has these, except nvjitlink in the first one; then the others.
MODULES = ["cublas", "cublaslt", "cufft", "driver", "nvjitlink", "nvrtc", "runtime"]
OTHERS = {"nvml", "nvvm", "nvfatbin", "nvtx"}
LIBRARIES = model_history.library_modules()

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


def run(*command, **environment):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False,
                          env={**os.environ, "GENERATOR": str(GENERATOR), "EMIT": str(GENERATOR.with_name("cubind-emit")), **environment})


def dump(module, release, folder=model_history.FOLDER):
    result = run(GENERATOR, "dump", "--model", f"{folder}/{module}.json@{release}")
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Return a folder with the models of cubind-libraries."""
    folder = tmp_path_factory.mktemp("models")
    library_models.unpack(model_history.FOLDER, folder)
    return folder


def headers_of(release, module):
    """Return the folder of a release's headers if it has the module's."""
    folder = ROOT / "build" / "cuda" / release
    headers = [header["name"] for header in model_history.load(module, release)["headers"]]
    if not all((folder / "include" / name).exists() for name in headers):
        pytest.skip(f"no headers of {module} in {folder} (ci/fetch-headers)")
    return folder


# ---- the models ----


def test_scripts_know_the_same_releases():
    result = run("bash", "-c", f'source {ROOT}/ci/common.sh && echo "$RELEASES" && echo "$NEWEST"')
    assert result.stdout.splitlines() == [" ".join(RELEASES), RELEASES[-1]]
    assert [release for release in RELEASES if release in SIXTEEN] == SIXTEEN


def test_all_pairs_have_a_model():
    found = {(release, module) for release in RELEASES for module in model_history.modules(release) if module in MODULES}
    assert found == {(r, m) for r in RELEASES for m in MODULES} - {("11.8", "nvjitlink")}
    assert sum(release in SIXTEEN for release, _ in found) == 111


def test_all_pairs_of_libraries_have_a_model():
    """cuFile has wheels since CUDA 12.6, and NCCL 2.32 since 12."""
    missing = {"cufile": set(RELEASES[:RELEASES.index("12.6")]), "nccl": {"11.8"}}
    for module in LIBRARIES:
        assert model_history.releases_of(module) == set(RELEASES) - missing.get(module, set()), module


def test_they_are_small():
    assert sum(path.stat().st_size for path in model_history.FOLDER.glob("*.json")) <= 6.5e6
    assert sum(path.stat().st_size for path in model_history.FOLDER.glob("*.xz")) <= 250e3


@pytest.mark.parametrize("release", RELEASES)
def test_both_readers_say_the_same(release):
    for module in model_history.modules(release):
        assert model_history.load(module, release) == json.loads(dump(module, release))


@pytest.mark.parametrize("module", LIBRARIES)
def test_both_readers_say_the_same_of_libraries(unpacked, module):
    for release in model_history.releases_of(module):
        assert model_history.load(module, release) == json.loads(dump(module, release, unpacked))


@pytest.mark.parametrize("module", ["nvjitlink", "cufft"])
def test_unpacked_and_packed_again_it_is_the_same(module, tmp_path):
    for release in RELEASES:
        if module in model_history.modules(release):
            folder = tmp_path / "models" / release
            folder.mkdir(parents=True)
            (folder / f"{module}.json").write_text(dump(module, release))
    result = run(sys.executable, ROOT / "ci" / "pack-models", tmp_path / "models", tmp_path / "out")
    assert (result.returncode, result.stderr) == (0, "")
    assert (tmp_path / "out" / f"{module}.json").read_bytes() == (model_history.FOLDER / f"{module}.json").read_bytes()


def test_one_release_in_place_of_another(tmp_path):
    """A packed model replaces its release's; of the others, only the named ones stay."""
    (tmp_path / "models" / "12.9").mkdir(parents=True)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "nvrtc.json").write_bytes((model_history.FOLDER / "nvrtc.json").read_bytes())
    (tmp_path / "models" / "12.9" / "nvrtc.json").write_text(dump("nvrtc", "13.0"))
    result = run(sys.executable, ROOT / "ci" / "pack-models", tmp_path / "models", tmp_path / "out", "11.8", "12.9")
    assert result.returncode == 0, result.stderr
    models = model_history.read(tmp_path / "out" / "nvrtc.json")
    assert list(models) == ["11.8", "12.9"]
    assert models["12.9"] == model_history.load("nvrtc", "13.0")
    assert models["11.8"] == model_history.load("nvrtc", "11.8")


# ---- required content ----


def function(module, release, name):
    (found,) = [f for f in model_history.load(module, release)["functions"] if f["name"] == name]
    return found


def param(module, release, name, parameter):
    (found,) = [p for p in function(module, release, name)["params"] if p["name"] == parameter]
    return found


@pytest.mark.parametrize("release", ["12.3", "12.4", "12.9"])
@pytest.mark.parametrize("name", ["cuGraphAddDependencies", "cuGraphRemoveDependencies"])
def test_lists_of_second_prototypes_are_lists(release, name):
    """CUDA reads numDependencies handles there, with either prototype."""
    for version in ("", "_v2"):
        for parameter in ("from", "to"):
            p = param("driver", release, name + version, parameter)
            assert (p["kind"], p["len_name"], p["nullable"]) == ("list_handle", "numDependencies", True)
    assert param("driver", release, f"{name}_v2", "edgeData")["kind"] == "list_record"


@pytest.mark.parametrize(("module", "sonames"), [
    ("driver", ("libcuda.so.1", "libcuda.so.1", "libcuda.so.1")),
    ("nvrtc", ("libnvrtc.so.11.2", "libnvrtc.so.12", "libnvrtc.so.13")),
    ("nvjitlink", (None, "libnvJitLink.so.12", "libnvJitLink.so.13")),
    ("runtime", ("libcudart.so.11.0", "libcudart.so.12", "libcudart.so.13")),
    ("cublas", ("libcublas.so.11", "libcublas.so.12", "libcublas.so.13")),
    ("cublaslt", ("libcublasLt.so.11", "libcublasLt.so.12", "libcublasLt.so.13")),
    ("cufft", ("libcufft.so.10", "libcufft.so.11", "libcufft.so.12")),
])
def test_sonames_of_each_major(module, sonames):
    for release in RELEASES:
        soname = sonames[int(release.split(".")[0]) - 11]
        if soname:
            assert model_history.load(module, release)["soname"] == soname


def test_resolvers():
    found = {release: model_history.load("driver", release)["resolver"] for release in RELEASES}
    assert found.pop("11.8") == "cuGetProcAddress"
    assert set(found.values()) == {"cuGetProcAddress_v2"}
    for release, resolver in found.items():
        assert any(f["symbol"] == resolver for f in model_history.load("driver", release)["functions"])


def test_symbols_that_older_libraries_have():
    assert function("nvjitlink", "12.0", "nvJitLinkCreate")["symbol"] == "__nvJitLinkCreate_12_0"
    assert function("nvjitlink", "12.3", "nvJitLinkCreate")["symbol"] == "nvJitLinkCreate"
    assert function("cufft", "12.9", "cufftXtSetJITCallback")["symbol"] == "__cufftXtSetJITCallback_12_7"
    # The plain symbol takes the header's parameters.
    for release, parameters in (("12.2", 5), ("13.0", 6)):
        found = function("cufft", release, "cufftXtSetJITCallback")
        assert (found["symbol"], len(found["params"])) == ("cufftXtSetJITCallback", parameters)


@pytest.mark.parametrize(("module", "sonames"), [
    ("curand", ("libcurand.so.10", "libcurand.so.10", "libcurand.so.10")),
    ("cusparse", ("libcusparse.so.11", "libcusparse.so.12", "libcusparse.so.12")),
    ("cusolver", ("libcusolver.so.11", "libcusolver.so.11", "libcusolver.so.12")),
    ("nccl", (None, "libnccl.so.2", "libnccl.so.2")),
    ("cufile", (None, "libcufile.so.0", "libcufile.so.0")),
    ("cupti", ("libcupti.so.11.8", "libcupti.so.12", "libcupti.so.13")),
])
def test_sonames_of_libraries(module, sonames):
    for release in model_history.releases_of(module):
        assert model_history.load(module, release)["soname"] == sonames[int(release.split(".")[0]) - 11]


def kinds(module, release, name):
    return {p["name"]: (p["kind"], p.get("space")) for p in function(module, release, name)["params"]}


def test_functions_that_newer_releases_lack():
    """Scale factors and results follow the pointer mode; operands are in device memory."""
    found = kinds("cusparse", "11.8", "cusparseScsrgemm2")
    assert found["alpha"] == found["beta"] == ("number_in", "mode")
    assert found["csrSortedValD"] == found["csrSortedColIndC"] == found["pBuffer"] == ("address", "device")
    assert kinds("cusparse", "11.8", "cusparseDroti")["s"] == ("number_in", "mode")
    assert param("cusparse", "11.8", "cusparseCsrmvEx", "beta")["type_by"] == "betatype"
    assert kinds("cusparse", "11.8", "cusparseZdense2csc")["cscSortedRowIndA"] == ("address", "device")
    assert kinds("cusparse", "11.8", "cusparseCooAoSGet")["cooInd"] == ("out_address", None)
    assert kinds("cusparse", "12.0", "cusparseGetColorAlgs")["alg"] == ("out_enum", None)
    assert kinds("cusolver", "12.4", "cusolverDnXlarft")["d_T"] == kinds("cusolver", "12.5", "cusolverDnXlarft")["T"] == ("address", "device")
    assert not [f["name"] for f in model_history.load("cusparse", "13.5")["functions"] if "csrgemm2" in f["name"]]


@pytest.mark.parametrize("release", ["11.8", "12.2", "12.3", "13.5"])
def test_records_of_activities_are_packed(release):
    """The records are packed in each release, whichever of its headers declares them."""
    (found,) = [r for r in model_history.load("cupti", release)["records"] if "CUpti_ActivityKernel4" in (r["name"], *r.get("names", []))]
    assert (found["size"], found["align"]) == (144, 8)


@pytest.mark.parametrize("module", LIBRARIES)
def test_spec_of_a_library_has_rules_for_all_releases(module):
    """A rule may name a declaration that only the committed models have, not these headers."""
    folder = headers_of(RELEASES[-1], module)
    result = run(GENERATOR, "check", "--module", module, "--cuda", folder)
    assert (result.returncode, result.stderr) == (0, "")


def test_without_models_rules_for_other_releases_are_mistakes(tmp_path):
    folder = headers_of(RELEASES[-1], "cusparse")
    result = run(GENERATOR, "check", "--module", "cusparse", "--cuda", folder, "--reviewed", tmp_path)
    assert result.returncode == 1
    assert 'no function "cusparseSroti" in the headers; correct the name or remove the rule' in result.stderr


# ---- the command ----


def pairs_of(release):
    """Return the modules of a release, also those of cubind-libraries."""
    modules = [*model_history.all_modules(), *model_history.library_modules()]
    return [module for module in modules if release in model_history.releases_of(module)]


def test_table(tmp_path):
    """The compiler accepts anything, so the result is the table."""
    result = run(sys.executable, ROOT / "ci" / "releases", "11.8", "13.0", "--models", "--out", tmp_path, CC="true")
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["release", "module", "check", "generate", "compile"]
    assert "11.8    nvjitlink  CUDA 11.8 has no nvjitlink: it is left out" in lines
    assert "11.8    cufile     CUDA 11.8 has no cufile: it is left out" in lines
    pairs = sum(len(pairs_of(release)) for release in ("11.8", "13.0"))
    assert lines[-1] == f"{pairs} of {pairs}" and pairs >= 30
    assert "soname = \"libcudart.so.11.0\"" in (tmp_path / "11.8" / "runtime" / "symbols.c").read_text()
    assert "soname = \"libcupti.so.11.8\"" in (tmp_path / "11.8" / "cupti" / "symbols.c").read_text()


def test_code_of_all_modules_is_made_before_any_is_compiled(tmp_path):
    """A module includes the types of the modules that it imports."""
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\n[ "$1" = --version ] || [ -f {tmp_path}/13.0/cupti/types.h ]\n')
    compiler.chmod(0o755)
    result = run(sys.executable, ROOT / "ci" / "releases", "13.0", "--models", "--jobs", "1", "--out", tmp_path, CC=str(compiler))
    assert (result.returncode, result.stderr) == (0, "")


def test_a_model_that_is_not_the_kept_one(load_script, monkeypatch, tmp_path):
    """The headers are of one release, and the committed model is of another."""
    folder = headers_of("13.5", "curand")
    script = load_script("releases")
    monkeypatch.setattr(script, "GENERATOR", GENERATOR)
    kept = script.Kept(tmp_path / "kept")
    script.check_and_generate("13.5", "curand", folder, tmp_path / "out", kept)
    history = model_history.History()
    history.add("13.5", model_history.load("curand", "13.0"))
    history.write(kept.unpacked / "curand.json")
    with pytest.raises(script.PairError, match="generate: the model differs from the kept one; run ci/regenerate"):
        script.check_and_generate("13.5", "curand", folder, tmp_path / "out", kept)


def test_what_does_not_compile(tmp_path):
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *nvrtc/symbols.c*) echo "symbols.c: error: no" >&2; exit 1 ;; esac\n')
    compiler.chmod(0o755)
    result = run(sys.executable, ROOT / "ci" / "releases", "12.9", "--models", "--out", tmp_path, CC=str(compiler))
    assert result.returncode == 1
    assert "12.9    nvrtc      ok        ok        FAILED\n    compile: symbols.c: error: no\n" in result.stdout
    pairs = len(pairs_of("12.9"))
    assert result.stdout.endswith(f"{pairs - 1} of {pairs}\n")


def test_releases_that_there_are_not(tmp_path):
    result = run(sys.executable, ROOT / "ci" / "releases", "12.7")
    assert result.returncode == 2
    assert "no release '12.7'; there are 11.8, 12.0" in result.stderr
    result = run(ROOT / "ci" / "regenerate", "12.4")
    assert result.returncode == 2
    assert "usage: ci/regenerate" in result.stderr


def test_one_release_into_a_tree_of_its_own(tmp_path):
    result = run(ROOT / "ci" / "regenerate", "11.8", "--out", tmp_path)
    assert result.returncode == 0, result.stderr
    assert "CUDA 11.8 has no nvjitlink: it is left out" in result.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted({*MODULES, *OTHERS, *LIBRARIES} - {"nvjitlink", "nvfatbin", "cufile", "nccl"})
    assert ".resolver_is_first = true," in (tmp_path / "driver" / "symbols.c").read_text()
