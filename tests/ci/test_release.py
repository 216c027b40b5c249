"""Test the workflow of a release and docs/releasing.md: what they call exists, and they agree."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "releasing.md").read_text()
DISTRIBUTIONS = {"cubind": ".", "cubind-dev": "development", "cubind-gen": "generator", "cubind-libraries": "libraries"}


@pytest.fixture(scope="module")
def workflow():
    return yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())


def scripts_of(workflow):
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def commands(text):
    """Return the commands of ci/ that begin a line of a text, with their options."""
    return re.findall(r"^\s*(ci/[\w-]+(?: [\w/-]+)*)", text, re.MULTILINE)


def test_the_scripts_are_valid(workflow):
    for text in scripts_of(workflow):
        assert "${{" not in text, "an expression in a script may contain what others wrote"
        assert subprocess.run(["bash", "-n"], input=text, text=True, check=False).returncode == 0, text


def test_the_commands_exist(workflow):
    called = {command.split()[0] for text in [*scripts_of(workflow), PAGE] for command in commands(text)}
    assert {"ci/test", "ci/wheels", "ci/newcomer-gen"} <= called
    assert sorted(name for name in called if not (ROOT / name).exists()) == []


def test_the_page_has_the_commands_of_the_workflow(workflow):
    made = [command for text in scripts_of(workflow) for command in commands(text)]
    assert set(made) <= set(commands(PAGE))


def test_a_tag_starts_it_and_nothing_is_uploaded_to_an_index(workflow):
    # YAML reads "on" as true.
    assert workflow[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    assert workflow["permissions"] == {"contents": "read"}
    assert not [text for text in scripts_of(workflow) if "twine" in text]


def test_the_tag_is_compared_with_the_version(workflow):
    """The step accepts the version of pyproject.toml, and no other."""
    (script,) = (text for text in scripts_of(workflow) if "GITHUB_REF_NAME" in text)
    version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.M).group(1)
    for tag, status in ((f"v{version}", 0), (f"v{version}0", 1), (f"v{version.replace('.', 'x')}", 1)):
        assert subprocess.run(["bash", "-ec", script], cwd=ROOT, env={"GITHUB_REF_NAME": tag, "PATH": "/usr/bin:/bin"}, check=False).returncode == status


def test_the_page_names_all_distributions():
    rows = re.findall(r"^\| `(cubind[\w-]*)` \|", PAGE, re.MULTILINE)
    assert rows == list(DISTRIBUTIONS)
    for name, folder in DISTRIBUTIONS.items():
        assert re.search(rf'^name = "{name}"$', (ROOT / folder / "pyproject.toml").read_text(), re.M)


def test_one_variable_has_the_address(workflow):
    (job,) = workflow["jobs"].values()
    assert [name for name, value in job["env"].items() if "github." in value] == ["CUBIND_URL"]
    assert "`CUBIND_URL`" in PAGE
