"""Test that the package's extras install the wheels that the specs name: one per library.

No extra installs the driver.
"""

import re
import tomllib
from pathlib import Path

import model_history

ROOT = Path(__file__).resolve().parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


def wheels(release=model_history.all_releases()[-1]):
    """Return the requirement of each module whose library comes in a wheel."""
    models = [model_history.load(module, release) for module in model_history.modules(release)]
    assert len(models) >= 7
    return {model["python_name"]: model.get("wheel") for model in models if model.get("folders")}


def test_every_library_has_a_wheel_and_an_extra():
    found = wheels()
    assert not {"driver", "nvml"} & set(found) and all(found.values()), found
    assert {name: EXTRAS.get(name) for name in found} == {name: [wheel] for name, wheel in found.items()}


def test_all_is_all():
    assert sorted(EXTRAS["all"]) == sorted(set(wheels().values()))
    assert sorted(EXTRAS["cuda12"]) == sorted(set(wheels("12.9").values()))


def test_libraries():
    """cubind-libraries has one extra for each of its modules."""
    extras = tomllib.loads((ROOT / "libraries" / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = re.findall(r"^[a-z]\w*", (ROOT / "generator" / "specs" / "libraries.list").read_text(), re.MULTILINE)
    newest = model_history.all_releases()[-1]
    assert names and extras == {name: [model_history.load(name, newest)["wheel"]] for name in names}
    text = (ROOT / "libraries" / "README.md").read_text()
    assert [name for name in names if f"`{name}`" not in text] == []


def test_extras_are_known():
    assert set(EXTRAS) == {*wheels(), "all", "cuda12", "test"}


def test_dependencies_name_the_extras():
    text = (ROOT / "docs" / "dependencies.md").read_text()
    assert "pip install '.[nvrtc]'" in text
    assert [name for name in [*wheels(), "all", "cuda12"] if name != "nvrtc" and f"`{name}`" not in text] == []
