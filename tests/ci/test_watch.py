"""Test ci/watch on a copy of its inputs that lacks one release, and the workflow that calls it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import model_history
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("CUBIND_BUILD", "build/dev")
GENERATOR = BUILD / "generator" / "cubind-gen"
HEADERS = ROOT / "build" / "cuda"
HIDDEN = "13.5"
MODULES = ("nvrtc", "nvjitlink")

needs_generator = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")
needs_headers = pytest.mark.skipif(not (HEADERS / HIDDEN).is_dir(), reason="the headers are not at hand")


class Tree:
    """A repository of two modules whose models lack the hidden release, with a scripted pip."""

    def __init__(self, folder):
        self.root = folder / "repository"
        for name in ("watch", "model_history.py", "library_models.py", "fetch-headers", "common.sh"):
            self.copy(f"ci/{name}")
        common = self.read("ci/common.sh")
        self.write("ci/common.sh", re.sub(r'^(RELEASES="[^"]*) ' + re.escape(HIDDEN) + '"', r'\1"', common, flags=re.MULTILINE))
        lines = (ROOT / "generator" / "specs" / "modules.list").read_text().splitlines(True)
        self.write("generator/specs/modules.list", "".join(x for x in lines if x[0] == "#" or x.split()[0] in MODULES))
        self.write("generator/specs/libraries.list", "# none\n")
        for module in MODULES:
            self.copy(f"generator/specs/{module}.yaml")
            self.hide(module)
        (self.root / "build").mkdir()
        (self.root / "build" / "cuda").symlink_to(HEADERS)
        self.pip = folder / "python"
        self.index({"nvidia-cuda-runtime": ["13.5.37", "13.5.1", "13.0.96"], "nvidia-cuda-runtime-cu12": ["12.9.79"]})

    def copy(self, name):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, self.root / name)

    def read(self, name):
        return (self.root / name).read_text()

    def write(self, name, text, mode=0o644):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(mode)

    def hide(self, module):
        history = model_history.History()
        for release, model in model_history.read(model_history.FOLDER / f"{module}.json").items():
            if release != HIDDEN:
                history.add(release, model)
        history.write(self.root / "generated" / "model" / f"{module}.json")

    def index(self, wheels):
        """Script the output of the pip that ci/watch calls."""
        answers = "".join(f"{name}) echo '{name} ({versions[0]})'; echo 'Available versions: {', '.join(versions)}'; exit 0 ;;\n"
                          for name, versions in wheels.items())
        self.pip.write_text(f'#!/bin/sh\ncase "$5" in\n{answers}esac\n'
                            'echo "ERROR: No matching distribution found for $5" >&2\nexit 1\n')
        self.pip.chmod(0o755)

    def files(self):
        """Return all files except build outputs."""
        return {p: p.read_bytes() for p in self.root.rglob("*") if p.is_file() and "build" not in p.relative_to(self.root).parts}

    def watch(self, *arguments):
        environment = os.environ | {"GENERATOR": str(GENERATOR), "PYTHON_WITH_PIP": str(self.pip), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run([sys.executable, self.root / "ci" / "watch", *arguments], env=environment, capture_output=True,
                              text=True, check=False)


@pytest.fixture
def tree(tmp_path):
    return Tree(tmp_path)


# ---- new releases ----


def test_what_the_index_has_and_the_models_lack(tree):
    result = tree.watch("--list")
    assert (result.returncode, result.stdout, result.stderr) == (0, f"{HIDDEN}\n", "")
    tree.index({"nvidia-cuda-runtime": ["14.0.1", "13.5.37", "13.10.2", "13.9.0", "0.0.1a0"], "nvidia-cuda-runtime-cu12": ["12.9.79", "12.10.1"]})
    assert tree.watch("--list").stdout.split() == ["12.10", HIDDEN, "13.9", "13.10", "14.0"]


def test_nothing_is_new(tree):
    tree.index({"nvidia-cuda-runtime": ["13.4.1"]})
    before = tree.files()
    for arguments in ((), ("--list",), ("--decide",)):
        result = tree.watch(*arguments)
        assert (result.returncode, result.stdout) == (0, "nothing is newer than CUDA 13.4\n")
    assert tree.files() == before


def test_no_index(tree):
    tree.pip.write_text("#!/bin/sh\necho 'WARNING: Retrying (Retry(total=0)) after connection broken' >&2\nexit 1\n")
    result = tree.watch("--list")
    assert result.returncode == 1
    assert result.stderr.startswith("ci/watch: error: cannot read the package index: WARNING: Retrying")
    tree.pip.unlink()
    assert "No such file" in tree.watch("--list").stderr


@pytest.mark.parametrize("release", ["thirteen", "13", "13.5.1", "../13.5"])
def test_not_a_release(tree, release):
    result = tree.watch(release)
    assert result.returncode == 2 and f"'{release}' is no CUDA release" in result.stderr


# ---- open decisions ----


@needs_generator
@needs_headers
def test_decisions_are_told_and_nothing_is_changed(tree):
    """Without the rules of a new output, the missing decisions are reported and nothing changes."""
    spec = tree.read("generator/specs/nvrtc.yaml")
    open_ones = re.sub(r"^  nvrtcGetTileIR(Size)?: .*\n", "", spec, flags=re.MULTILINE)
    tree.write("generator/specs/nvrtc.yaml", open_ones)
    before = tree.files()
    if open_ones == spec:
        pytest.fail("the spec has other lines now: take away those of another output")
    for arguments in ((), ("--decide",), (HIDDEN,)):
        result = tree.watch(*arguments)
        told = result.stdout.splitlines()
        assert result.returncode == 3, result.stderr
        (count,) = re.findall(rf"^CUDA {HIDDEN}: (\d+) decisions in nvrtc$", result.stdout, re.MULTILINE)
        errors = [line for line in told if line.startswith("    nvrtc.h:")]
        assert len(errors) == int(count) > 0 and all("is not decided" in line for line in errors)
        assert all(line in tree.read(f"build/watch/{HIDDEN}.md") for line in errors)
    assert tree.files() == before


@needs_generator
@needs_headers
def test_decisions_about_modules_of_cubind_libraries(tree):
    if not (tree.root / "build" / "cuda" / HIDDEN / "include" / "curand.h").exists():
        pytest.skip(f"no headers of cubind-libraries in build/cuda/{HIDDEN} (ci/fetch-headers)")
    tree.write("generator/specs/libraries.list", "curand      curand cudart crt\n")
    for module in ("curand", "runtime", "driver"):  # and the modules that it imports
        tree.copy(f"generator/specs/{module}.yaml")
    spec = tree.read("generator/specs/curand.yaml")
    assert "  curandGetVersion: {version: out}\n" in spec
    tree.write("generator/specs/curand.yaml", spec.replace("  curandGetVersion: {version: out}\n", ""))
    result = tree.watch("--decide")
    assert result.returncode == 3, result.stderr
    assert f"CUDA {HIDDEN}: 1 decisions in curand\n" in result.stdout and "curandGetVersion: the direction of" in result.stdout


@needs_generator
@needs_headers
def test_nothing_to_decide(tree):
    result = tree.watch("--decide")
    assert (result.returncode, result.stderr) == (0, "")
    assert f"CUDA {HIDDEN}: nothing to decide\n" in result.stdout


def test_no_generator(tree, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "GENERATOR", Path("/proc/absent/cubind-gen"))
    result = tree.watch("--decide")
    assert (result.returncode, result.stderr) == (1, "ci/watch: error: /proc/absent/cubind-gen is missing: run ci/build first\n")


@pytest.fixture
def script(load_script):
    return load_script("watch")


def test_a_new_major(script):
    newest = model_history.all_releases()[-1]
    following = f"{int(newest.split('.')[0]) + 1}.0"
    (told,) = script.decisions_of_majors(following, 'BESIDE="12.9"\n')
    assert f"add {newest}" in told
    assert script.decisions_of_majors(following, f'BESIDE="12.9 {newest}"\n') == []
    assert script.decisions_of_majors("12.10", 'BESIDE="12.9"\n') == []


def test_the_list_of_releases(script):
    text = '# first\nRELEASES="12.9 13.4"\nNEWEST=${RELEASES##* }\n'
    assert script.with_release(text, "13.5") == text.replace("13.4", "13.4 13.5")
    assert script.with_release(text, "13.10") == text.replace("13.4", "13.4 13.10")
    assert script.with_release(text, "13.0") == text.replace("13.4", "13.0 13.4")
    assert script.with_release(text, "13.4") == text
    with pytest.raises(script.WatchError):
        script.with_release("nothing", "13.5")


# ---- adding a release ----

# Each command logs its call, and leaves the files that the next one reads.
COMMANDS = {
    "regenerate": f"cp {model_history.FOLDER}/n*.json generated/model/",
    "release-report": "",
    "test": 'echo "ci/test: 3 passed"',
}


@pytest.fixture
def commands(tree):
    """Install the commands of later steps and commit the tree; return the log's path."""
    log = tree.root / "build" / "called"
    for name, body in COMMANDS.items():
        tree.write(f"ci/{name}", f'#!/bin/sh\ncd "$(dirname "$0")/.."\necho "{name} $*" >>{log}\n{body}\n', 0o755)
    identity = ["-c", "user.name=t", "-c", "user.email=t@localhost"]
    for words in (["init", "-q"], ["add", "-A"], [*identity, "commit", "-qm", "all"]):
        subprocess.run(["git", *words], cwd=tree.root, check=True)
    return log


@needs_generator
@needs_headers
def test_a_release_is_added(tree, commands):
    result = tree.watch()
    assert (result.returncode, result.stderr) == (0, "")
    assert commands.read_text().splitlines() == ["regenerate ", f"release-report 13.4 {HIDDEN}", "test "]
    assert re.search(rf'^RELEASES=".* 13\.4 {re.escape(HIDDEN)}"$', tree.read("ci/common.sh"), re.MULTILINE)
    report = tree.read(f"build/watch/{HIDDEN}.md")
    assert report.startswith(f"# CUDA {HIDDEN}\n\nCUDA {HIDDEN}: nothing to decide\n")
    assert f"docs/releases/13.4-to-{HIDDEN}.md" in report and "* `ci/test` passed" in report and "ci/test: 3 passed" in report
    assert re.search(r"^\* \d+ files? changed", report, re.MULTILINE)
    assert tree.watch().stdout == f"nothing is newer than CUDA {HIDDEN}\n"


@needs_generator
@needs_headers
def test_tests_that_fail(tree, commands):
    tree.write("ci/test", "#!/bin/sh\necho FAILED tests/a.py\nexit 1\n", 0o755)
    result = tree.watch()
    assert result.returncode == 1
    report = tree.read(f"build/watch/{HIDDEN}.md")
    assert "* `ci/test` FAILED" in report and "FAILED tests/a.py" in report


@needs_generator
@needs_headers
def test_a_step_that_fails(tree, commands):
    tree.write("ci/regenerate", "#!/bin/sh\nexit 1\n", 0o755)
    result = tree.watch()
    assert (result.returncode, result.stderr) == (1, f"ci/watch: error: {tree.root}/ci/regenerate failed\n")


# ---- the workflow ----


@pytest.fixture(scope="module")
def workflow():
    return yaml.safe_load((ROOT / ".github" / "workflows" / "watch.yml").read_text())


def scripts_of(workflow):
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def test_the_workflow_calls_what_there_is(workflow):
    """Its scripts are valid bash, call existing commands, and run on a schedule or by hand."""
    scripts = scripts_of(workflow)
    for text in scripts:
        plain = re.sub(r"\$\{\{.*?\}\}", "X", text)
        assert subprocess.run(["bash", "-n"], input=plain, text=True, check=False).returncode == 0, text
    called = set(re.findall(r"\bci/[\w-]+", "\n".join(scripts)))
    assert called == {"ci/test", "ci/watch"} and all((ROOT / name).exists() for name in called)
    triggers = workflow[True]  # YAML reads the key "on" as true
    assert set(triggers) == {"schedule", "workflow_dispatch"} and len(triggers["schedule"][0]["cron"].split()) == 5


def test_every_outcome_has_a_step(workflow):
    (job,) = workflow["jobs"].values()
    conditions = " ".join(step.get("if", "") for step in job["steps"])
    assert {"status == '3'", "status == '1'", "status != '3'"} <= set(re.findall(r"status [!=]= '\d'", conditions))
    names = [step.get("id") for step in job["steps"]]
    used = set(re.findall(r"steps\.(\w+)\.", str(job)))
    assert used <= set(names)
