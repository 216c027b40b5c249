"""Check thousands of values in a few tests.

With a pytest item per value, pytest's overhead would exceed the time of the checks.

    @each("function", calls.all_functions(), ids=repr)
    def test_keywords(function, stub_of): ...

Use it like pytest.mark.parametrize. Every value is a case with stubs of its own. If a case fails,
the cases after it still run, and the failure names the case. `-k` cannot select cases; for
functions, CUBIND_FUNCTIONS='cuMem*' selects them.
"""

import contextlib
import functools
import inspect

import pytest

from support import libraries

TOGETHER = 32


@contextlib.contextmanager
def fresh_stubs():
    """Yield stub_of(module): its stub, functional and empty; reset all used stubs at the end."""
    used = {}

    def stub_of(module):
        if module not in used:
            if libraries.ON_GPU:
                pytest.skip("records calls on the stub library; this run uses the real one")
            used[module] = libraries.load_stub(module)
            used[module].reset()
        return used[module]

    try:
        yield stub_of
    finally:
        for stub in used.values():
            stub.reset()


class Outcome:
    """The results of a test's cases."""

    def __init__(self):
        self.passed = 0
        self.failures = []
        self.skipped = []

    @contextlib.contextmanager
    def case(self, label):
        try:
            yield
        except pytest.skip.Exception as skip:
            self.skipped.append(skip)
        except (Exception, pytest.fail.Exception) as failure:
            failure.add_note(f"the case: {label}")
            self.failures.append(failure)
        else:
            self.passed += 1

    def tell(self):
        if len(self.failures) == 1:
            raise self.failures[0]
        if self.failures:
            raise BaseExceptionGroup(f"{len(self.failures)} of {self.passed + len(self.failures)} cases", self.failures)
        if self.passed == 0 and self.skipped:
            raise self.skipped[0]


def each(names, values, ids=repr, together=TOGETHER):
    """Parametrize like pytest.mark.parametrize, with `together` values in a test.

    `names` is one name or a tuple of them. `ids` returns a value's label, or is a list of labels.
    The function's other parameters are fixtures, and `stub_of`.
    """
    values = list(values)
    labels = ids if isinstance(ids, list) else [ids(value) for value in values]
    cases = list(zip(labels, values, strict=True))
    groups = [cases[i : i + together] for i in range(0, len(cases), together)]
    single = isinstance(names, str)

    def decorate(check):
        parameters = inspect.signature(check).parameters
        given = {names} if single else set(names)
        own_stubs = "stub_of" in parameters
        others = [p for name, p in parameters.items() if name not in given | {"stub_of"}]

        @functools.wraps(check)
        def test(group, record_property, **fixtures):
            outcome = Outcome()
            for label, value in group:
                chosen = {names: value} if single else dict(zip(names, value, strict=True))
                with outcome.case(label), fresh_stubs() as stub_of:
                    check(**chosen, **fixtures, **({"stub_of": stub_of} if own_stubs else {}))
            record_property("cases", outcome.passed)
            outcome.tell()

        del test.__wrapped__  # its signature is not the test's
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        first = [inspect.Parameter(name, kind) for name in ("group", "record_property")]
        test.__signature__ = inspect.Signature(first + others)
        labels_of_groups = [f"{group[0][0]}+{len(group) - 1}" for group in groups]
        return pytest.mark.parametrize("group", groups, ids=labels_of_groups)(test)

    return decorate
