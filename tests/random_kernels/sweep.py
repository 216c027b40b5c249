"""Make kernels that execute each instruction of the table once, with operands of each thread."""

import random

from generate import random_value
from operations import COMPARISONS, TABLE
from program import Assign, Compare, Kernel

ROWS = 24  # instructions per kernel
SOURCES = 3  # variables of each class that they read
LETTERS = "phrqfdegxy"


def statements(rows, rng):
    """Return a statement per row, each with its own variable, and the variables per class."""
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
            # The result beyond that depends on the compiler (exceptions.py).
            most = 32 if row.text.startswith(("bfe", "bfi")) else 72
            sources.append(rng.randrange(most) if letter == "n" and rng.random() < 0.5 else (variable, used[variable]))
            used[variable] += 1
        if not any(isinstance(source, tuple) for source in sources):
            sources[0] = ("r", 0)
        body.append(Assign(row, new(row.result), sources))
    return body, counts


def kernels():
    """Return the number of sweep kernels: each row occurs twice, with different operands."""
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
