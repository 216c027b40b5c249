"""Result tuples are reused once nobody holds them; callers notice only that calls are faster.

The reused tuples are (status, value), (status, value, value) and the checked form's (value, value).
"""

import itertools
import sys
import sysconfig
import threading

import pytest
from support import growth

ONE = ("driver", "cuDriverGetVersion", ("driverVersion",))
TWO = ("driver", "cuDeviceComputeCapability", ("major", "minor"))
FORMS = [(*ONE, False), (*TWO, False), (*TWO, True)]
REUSES = sys.version_info < (3, 14) and not sysconfig.get_config_var("Py_GIL_DISABLED")


@pytest.fixture(params=FORMS, ids=["pair", "triple", "checked pair"])
def call(request, bound):
    """call(numbers): return the function's results; numbers(n): set the library's next answers.

    The numbers are outside CPython's cached ints.
    """
    module, name, outputs, checked = request.param
    arguments = (0,) if outputs == TWO[2] else ()
    function = bound(module, name, checked)

    def numbers(n):
        return [1000 * n + i for i in range(len(outputs))]

    def call(n):
        function.writes(**{o: v.to_bytes(4, "little") for o, v in zip(outputs, numbers(n), strict=True)})
        return call.again()

    call.again = lambda: function(*arguments)
    call.expected = lambda n: tuple(numbers(n)) if checked else (call.success, *numbers(n))
    call.success = None if checked else call(1)[0]
    return call


def test_held_results_are_never_filled_again(call):
    held = [call(n) for n in range(1, 50)]
    assert held == [call.expected(n) for n in range(1, 50)]
    assert len({id(t) for t in held}) == len(held)
    assert all(type(t) is tuple for t in held)


@pytest.mark.skipif(not REUSES, reason="each result is a tuple of its own here")
def test_dropped_results_are_filled_again(call):
    assert len({id(call(n)) for n in range(1, 50)}) == 1


def test_one_reader_is_enough_to_keep_a_result(call):
    first = call(1)
    for hold in (iter, lambda t: [t], lambda t: (t, t), lambda t: {0: t}.values()):
        other = call(2)
        held = hold(other)
        identity = id(other)
        del other
        assert id(call(3)) != identity
        del held
    assert first == call.expected(1)


def test_values_outlive_the_tuple(call):
    value = call(7)[-1]
    for n in range(20):
        call(n)
    assert value == call.expected(7)[-1]


def test_no_reference_is_lost(call):
    numbers = itertools.count()
    growth.check_use(lambda: call(next(numbers)), 1000, call.success)


def test_threads_have_their_own_results(call):
    call(3)
    wrong = []

    def run():
        for _ in range(2000):
            result = call.again()
            wrong.extend([result] if result != call.expected(3) else [])

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


# --- callers' objects as results -------------------------------------------------------------


@pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])
@pytest.mark.parametrize("name, rest", [("cuLogsDumpToMemory", (bytearray(8), 8, 0)), ("cuLogsDumpToFile", ("x", 0))])
def test_objects_with_del_end_with_their_last_reader(name, rest, checked, bound):
    from cubind import driver

    function, ended = bound("driver", name, checked), []
    function.writes(iterator=(5).to_bytes(4, "little"))

    class Iterator(driver.CUlogIterator):
        __slots__ = ()

        def __del__(self):
            ended.append(function(driver.CUlogIterator(1), *rest))

    mine = Iterator(1)
    result = function(mine, *rest)
    assert any(value is mine for value in (result if isinstance(result, tuple) else (result,)))
    del mine, result
    assert len(ended) == 1  # at once, and the nested call did no harm
    values = ended[0] if isinstance(ended[0], tuple) else (ended[0],)
    assert 5 in [int(v) for v in values]
