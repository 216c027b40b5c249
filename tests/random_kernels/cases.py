"""The kernels of a run by their names, and the modules that have them: a number is a random kernel's seed, "sweep 3" one that
goes through instructions."""

from generate import make_kernel, pool
from printing import module_text
from shrink import remove
from sweep import kernels, make_sweep

PER_MODULE = 100


def make(case, removed=()):
    """The kernel of a case, less some of its statements."""
    number = case.rpartition(" ")[2]
    kernel = (make_sweep if case.startswith("sweep") else make_kernel)(int(number), f"k{case.replace(' ', '_')}")
    for i in removed:
        remove(kernel.body, i)
    return kernel


def modules(first, count):
    """Lists of cases: the sweeps, and kernels of as many seeds as are wanted, from `first` on."""
    cases = [f"sweep {i}" for i in range(kernels())] + [str(seed) for seed in range(first, first + count)]
    return [cases[i : i + PER_MODULE] for i in range(0, len(cases), PER_MODULE)]


def input_of(case):
    """The input of a case; kernels of one module mostly share it."""
    return pool(int(case.rpartition(" ")[2]) // PER_MODULE)


def text_of(kernels):
    return module_text(kernels)
