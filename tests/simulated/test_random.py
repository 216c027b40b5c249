"""Compare random kernels on the simulated device with an independent evaluator in Python.

The evaluator and the simulated device share only the kernels' text. tests/random_kernels compares
the same kernels with a GPU (ci/gpu-random).
"""

import array
import os
import re
import sys

import pytest
from cubind import driver
from support import libraries
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, switch  # noqa: F401

sys.path.insert(0, str(libraries.ROOT / "tests" / "random_kernels"))

import cases  # noqa: E402
import shrink  # noqa: E402
import sweep  # noqa: E402
from evaluate import evaluate  # noqa: E402
from loaded import Module  # noqa: E402
from printing import kernel_text, name_of  # noqa: E402
from program import (  # noqa: E402
    Assign,
    BlockVote,
    Exchange,
    GlobalAtomic,
    ReadShared,
    Repeat,
    Return,
    Statement,
    Switch,
    parts_of,
    size_of,
    variables_of,
)

pytestmark = on_stub

COUNT = int(os.environ.get("CUBIND_RANDOM", 300))
FIRST = 1_000_000


def compare(name):
    kernel, pool = cases.make(name), cases.input_of(name)
    module = Module(cases.text_of([kernel]))
    words = array.array("Q", module.run(kernel, pool)).tolist()
    module.close()
    expected = evaluate(kernel, pool)
    if words != expected:
        at = next(i for i, pair in enumerate(zip(words, expected, strict=True)) if pair[0] != pair[1])
        names = [name_of(v) for v in variables_of(kernel.variables) if v[0] != "p"] + ["predicates", "own place"]
        thread, slot = divmod(at, kernel.slots)
        pytest.fail(f"case {name}, thread {thread}, {names[slot]}: {words[at]:#x}, not {expected[at]:#x}\n{kernel_text(kernel)}")


@pytest.mark.parametrize("part", range(10))
def test_random_kernels(fresh, part):
    for seed in range(FIRST + part, FIRST + COUNT, 10):
        compare(str(seed))


@pytest.mark.parametrize("number", range(sweep.kernels()))
def test_every_operation(fresh, number):
    compare(f"sweep {number}")


@pytest.mark.parametrize("name", ["7428", "8975"])
def test_sums_that_round_to_the_smallest_normal_number(fresh, name):
    """A fused sum is reduced by a far smaller product; a GPU flushes neither."""
    compare(name)


def test_a_case_is_always_the_same():
    """Two processes make the same kernels from a seed."""
    first, second = (cases.text_of([cases.make(name) for name in ("7", "sweep 7")]) for _ in range(2))
    assert first == second


def divides(body):
    return any(isinstance(s, Assign) and s.operation.text.startswith("div") or any(map(divides, parts_of(s))) for s in body)


def test_shrinking():
    """Only the one statement that matters is left, and the statements that contain it."""
    found = 0
    for seed in range(60):

        def make(numbers, case=str(seed)):
            return cases.make(case, numbers)

        if divides(make([]).body):
            left = make(shrink.shrunk_by(make, lambda numbers, make=make: divides(make(numbers).body))).body
            assert divides(left) and size_of(left) <= 4, left
            found += 1
    assert found > 5


def statements(body, inside=()):
    """Yield each statement with the kinds of those that contain it."""
    for statement in body:
        yield statement, inside
        for part in parts_of(statement):
            yield from statements(part, (*inside, type(statement)))


def test_kernels_are_well_defined():
    """Nothing in a kernel is the compiler's choice, or waits for threads that are elsewhere."""
    for seed in range(400):
        kernel = cases.make(str(seed))
        bodies = [kernel.body, *(function.body for function in kernel.functions)]
        for statement, inside in (both for body in bodies for both in statements(body)):
            if isinstance(statement, Assign):
                text = statement.operation.text
                assert not text.startswith(("abs.", "neg.f", "neg.b", "neg.s16")), text
                assert statement.guard is None or not text.startswith(("set.", "testp.")), text
                constants = [x for x in statement.sources[-2:] if isinstance(x, int)]
                assert not text.startswith(("bfe", "bfi")) or all(x < 32 for x in constants), text
            elif isinstance(statement, GlobalAtomic):
                assert "cta" not in statement.order
            elif isinstance(statement, (Switch, Exchange, BlockVote, ReadShared, Return)):
                assert set(inside) <= {Repeat}, statement
        assert not any(isinstance(s, (Switch, BlockVote)) for f in kernel.functions for s, _ in statements(f.body))


def test_barriers_behind_a_return_are_not_aligned():
    """Lanes that have returned do not reach later barriers, so those are not aligned."""
    found = 0
    for seed in range(400):
        text = kernel_text(cases.make(str(seed)))
        if "bra DONE" in text:
            behind = text.partition("bra DONE")[2]
            assert not re.search(r"\bbar\.(sync|red)", behind)
            found += "barrier." in behind
    assert found > 5


def test_kernels_differ_by_everything():
    """The generator makes all kinds of statements."""
    kinds = set()

    def look(body):
        for statement in body:
            kinds.add(type(statement).__name__)
            for part in parts_of(statement):
                look(part)

    for seed in range(200):
        kernel = cases.make(str(seed))
        look(kernel.body)
        for function in kernel.functions:
            look(function.body)
    assert kinds == {kind.__name__ for kind in Statement.__subclasses__()}
