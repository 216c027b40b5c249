"""grouped.each runs every case of a check of many values, and names the cases that fail."""

import pytest
from support import grouped, libraries
from support import stub as stubs

seen = []


@grouped.each(("number", "name"), [(i, f"case {i}") for i in range(100)], ids=lambda value: value[1], together=40)
@pytest.mark.parametrize("sign", [1, -1])
def test_all_cases_run(number, name, sign, tmp_path):
    seen.append((number * sign, name))
    assert name == f"case {number}" and tmp_path.is_dir()


def test_none_was_left_out():
    if seen:  # another process of the test runner may have run some
        assert all(name == f"case {abs(number)}" for number, name in seen)
    marks = {mark.name: mark for mark in test_all_cases_run.pytestmark if mark.args[0] == "group"}
    names, groups = marks["parametrize"].args
    assert [len(group) for group in groups] == [40, 40, 20]
    assert [value[0] for group in groups for _, value in group] == list(range(100))
    assert marks["parametrize"].kwargs["ids"] == ["case 0+39", "case 40+39", "case 80+19"]


def outcome_of(check, values):
    """Return what the single test of these values raises, and its number of passed cases."""
    told = {}
    test = grouped.each("value", values)(check)
    (group,) = test.pytestmark[0].args[1]
    try:
        test(group, told.__setitem__)
    except BaseException as raised:  # a skip is no Exception
        return raised, told["cases"]
    return None, told["cases"]


def test_failures_are_named_and_the_others_run():
    def check(value):
        assert value % 2 == 0, f"{value} is odd"

    assert outcome_of(check, [2, 4]) == (None, 2)
    raised, passed = outcome_of(check, [1, 2, 4])
    assert isinstance(raised, AssertionError) and raised.__notes__ == ["the case: 1"] and passed == 2
    raised, passed = outcome_of(check, [1, 2, 3])
    assert [e.__notes__ for e in raised.exceptions] == [["the case: 1"], ["the case: 3"]] and passed == 1
    assert str(raised).startswith("2 of 3 cases")


def test_pytest_s_own_outcomes():
    def check(value):
        if value == "skip":
            pytest.skip("not here")
        if value == "fail":
            pytest.fail("no")

    raised, passed = outcome_of(check, ["skip", "skip"])
    assert isinstance(raised, pytest.skip.Exception) and passed == 0
    assert outcome_of(check, ["skip", "good"]) == (None, 1)
    raised, passed = outcome_of(check, ["fail", "skip", "good"])
    assert isinstance(raised, pytest.fail.Exception) and passed == 1


@pytest.mark.skipif(libraries.ON_GPU, reason="scripts the stub driver")
def test_stubs_are_as_new_for_each_case():
    """Each case gets fresh stubs, even after a failing one."""
    from cubind import driver

    found = []

    def check(value, stub_of):
        found.append(int(driver.cuInit(0)[0]))
        stub = stub_of("driver")
        stub.set_mode(stubs.RECORD, "cuInit")
        stub.result("cuInit", 3)
        assert driver.cuInit(0)[0] == 3
        raise KeyError(value)

    raised, passed = outcome_of(check, [1, 2, 3])
    assert [e.args for e in raised.exceptions] == [(1,), (2,), (3,)] and passed == 0
    assert found == [0, 0, 0] and driver.cuInit(0)[0] == 0
