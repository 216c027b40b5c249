"""Make the cases of a run: their names, kernels, inputs and modules.

A number names the random kernel with that seed. "sweep 3" names a kernel that executes many
instructions, each once (sweep.py).
"""

from generate import make_kernel, pool
from printing import module_text
from shrink import remove
from sweep import kernels, make_sweep

PER_MODULE = 100


def make(case, removed=()):
    """Return the kernel of a case, without some of its statements."""
    number = case.rpartition(" ")[2]
    kernel = (make_sweep if case.startswith("sweep") else make_kernel)(int(number), f"k{case.replace(' ', '_')}")
    for i in removed:
        remove(kernel.body, i)
    return kernel


def modules(first, count):
    """Return lists of cases: the sweeps, then kernels of `count` seeds from `first` on."""
    cases = [f"sweep {i}" for i in range(kernels())] + [str(seed) for seed in range(first, first + count)]
    return [cases[i : i + PER_MODULE] for i in range(0, len(cases), PER_MODULE)]


def input_of(case):
    """Return the input of a case; kernels of one module mostly share it."""
    return pool(int(case.rpartition(" ")[2]) // PER_MODULE)


def text_of(kernels):
    return module_text(kernels)
