"""If a sequence reports too many items, memory is allocated only for items that are read."""

import pytest
from support.child import in_child
from support.sanitizers import not_sanitized

MANY = 1 << 40


class Liar:
    def __init__(self, *items):
        self.items = items

    def __len__(self):
        return MANY

    def __getitem__(self, i):
        return self.items[i]


def set_attributes(liar):
    from cubind import driver

    config = driver.CUlaunchConfig()
    config.attrs = liar(driver.CUlaunchAttribute(), driver.CUlaunchAttribute())
    return len(config.attrs)


def shape_of(liar):
    from cubind.core.utils import StridedLayout

    return StridedLayout(liar(2, 3), None, 4).shape


def names_of(liar):
    from cubind.core import Program, ProgramOptions

    program = Program('extern "C" __global__ void a() {}', "c++", ProgramOptions(arch="sm_80"))
    return len(program.compile("ptx", name_expressions=liar("a"), cache=False).code) > 0


def driver_call(name, *arguments):
    def call(liar):
        from cubind import driver

        return int(getattr(driver, name)(*(liar() if each is Liar else each for each in arguments))[0])

    return call


CALLS = {
    "members": (set_attributes, 2),
    "layouts": (shape_of, (2, 3)),
    "names": (names_of, True),
    "options": (driver_call("cuModuleLoadDataEx", b"x", 0, Liar, Liar), ...),
    "handles": (driver_call("cuGraphAddEmptyNode", 0, Liar, 0), ...),
    "records": (driver_call("cuStreamBatchMemOp", 0, 0, Liar, 0), ...),
}


def answer(name):
    import resource

    from bindings import test_lying_sequences as rows

    call, expected = rows.CALLS[name]
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    found = call(rows.Liar)
    assert expected in (..., found), found


@not_sanitized("its memory does not fit under the limit that the test sets")
@pytest.mark.nvrtc
@pytest.mark.parametrize("name", CALLS)
def test_only_items_that_are_there_take_memory(name):
    in_child(driver="stub", nvrtc="real", hardware=False)(answer)(name=name)
