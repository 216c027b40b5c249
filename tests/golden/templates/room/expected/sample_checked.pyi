# sample_checked.pyi of cubind's binding of the , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.sample import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    status,
    plan,
    algo_st,
    algo,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "plan",
    "algo_st",
    "algo",
    "VERSION",
    "sampleSearch",
    "sampleSizes",
]


def sampleSearch(p: plan | _Int | None, requested: _Int) -> list[algo]: ...
def sampleSizes(p: plan | _Int | None) -> list[int]: ...
