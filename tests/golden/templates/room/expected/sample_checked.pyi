# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from cubind.sample import (
    _Int,
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

def sampleSearch(p: plan | _Int | None, requested: _Int) -> list[algo]:
    """status sampleSearch(plan p, int requested, algo *results, int *found)

    Parameters
        p : plan, int or None
        requested : int

    Returns
        results, or raises CUDAError; cubind.sample returns (status, results, found)
        results : list[algo]

    Keeps the GIL.
    """
def sampleSizes(p: plan | _Int | None) -> list[int]:
    """status sampleSizes(plan p, size_t *sizes)

    Parameters
        p : plan, int or None

    Returns
        (status, sizes); cubind.checked.sample returns sizes, or raises CUDAError
        sizes : list[int]

    Keeps the GIL.
    """
