"""Kernels that go through the table of operations: each instruction once, on operands that all threads have others of."""

import random

from generate import random_value
from operations import COMPARISONS, TABLE
from program import Assign, Compare, Kernel

ROWS = 24  # instructions in one kernel
SOURCES = 3  # variables of each class that they read
LETTERS = "phrqfdegxy"


def statements(rows, rng):
    """One for each row, into a variable of its own; and how many variables of each class there are then."""
    counts = dict.fromkeys(LETTERS, SOURCES)
    body = []

    def new(letter):
        counts[letter] += 1
        return letter, counts[letter] - 1

    for row in rows:
        if row in COMPARISONS:
            sources = [(row.source, 0), (row.source, 1)]
            body.append(Compare(row, new("p"), None, sources))
            continue
        used = dict.fromkeys(LETTERS, 0)
        sources = []
        for letter in row.sources:
            variable = "r" if letter == "n" else letter
            most = 32 if row.text.startswith(("bfe", "bfi")) else 72  # what is beyond is a compiler's (exceptions.py)
            sources.append(rng.randrange(most) if letter == "n" and rng.random() < 0.5 else (variable, used[variable]))
            used[variable] += 1
        if not any(isinstance(source, tuple) for source in sources):
            sources[0] = ("r", 0)
        body.append(Assign(row, new(row.result), sources))
    return body, counts


def kernels():
    """Of each row of the table twice: with other operands."""
    everything = [*TABLE, *COMPARISONS]
    return 2 * -(-len(everything) // ROWS)


def make_sweep(number, name):
    everything = [*TABLE, *COMPARISONS]
    half = kernels() // 2
    rng = random.Random(f"sweep {number}")
    begin = number % half * ROWS
    body, counts = statements(everything[begin : begin + ROWS], rng)
    table = [random_value(rng, "q") for _ in range(8)]
    start = (rng.randrange(1, 128, 2), rng.randrange(128), 1)
    return Kernel(name, f"sweep {number}", (64, 1, 1), 2, counts, start, table, [], [], [], body)
