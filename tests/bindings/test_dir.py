"""Every name that dir() lists in a module can be read, before and after the module's first use.

dir() lists all public names.
"""

import importlib
import pkgutil
from types import ModuleType

import pytest
from support.child import in_child


def modules():
    import cubind

    found = [module.name for module in pkgutil.walk_packages(cubind.__path__, "cubind.")]
    return [*found, "cubind"]  # last, because its names come from the others


def listed_names_exist(name, first):
    """Check the names; `first` says whether a class is used before."""
    module = importlib.import_module(name)
    before = dir(module)
    if first == "class":
        getattr(module, (getattr(module, "__all__", None) or ["__name__"])[-1])
    assert [each for each in before if not hasattr(module, each)] == [], f"of {name}"
    after = dir(module)
    assert [each for each in after if not hasattr(module, each)] == [], f"of {name}, used"
    public = set(getattr(module, "__all__", ()))
    assert public <= set(before) and public <= set(after), f"of {name}"
    assert not {"__getattr__", "__all__"} & (set(before) ^ set(after)), f"of {name}"
    new = {each for each in set(before) ^ set(after) if not each.startswith("_")}
    assert all(isinstance(getattr(module, each), ModuleType) for each in new), f"of {name}: {new}"


@pytest.mark.parametrize("first", ["not", "class"])
@in_child(hardware=False)
def test_listed_names_exist(first):
    names = modules()
    assert {"cubind.driver", "cubind.checked.driver", "cubind.core.utils", "cubind._runtime"} <= set(names)
    for name in names:
        listed_names_exist(name, first)
