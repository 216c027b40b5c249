"""Test that a refused launch raises one exception that is both a CUDAError and a Python error.

Programs that try configurations until one works catch the CUDAError. The TypeError, ValueError or
OverflowError says what is wrong.
"""

import copy
import pickle
import re
import traceback

import pytest
from support import kernels, libraries

INVALID, TOO_LARGE = "CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"
GOOD = (1.5, 0, 0, 0, 0)  # for saxpy, which touches no memory if there are no elements
# Name of the fault, fields of the configuration, arguments, Python's class, status, start of the
# text.
REFUSED = [
    ("count", {}, GOOD[:3], TypeError, INVALID, "kernel 'saxpy' takes 5 arguments, got 3"),
    ("type", {}, (1.5, [], 0, 0, 4), TypeError, INVALID, "the argument is of unsupported type: <class 'list'> (kernel"),
    ("size", {}, (b"123", 0, 0, 0, 4), TypeError, INVALID, "kernel 'saxpy' argument 1 of 5: parameter is 4 bytes, got"),
    ("kind", {}, (1.5, 0, 0, 0, 4.5), TypeError, INVALID, "kernel 'saxpy' argument 5 of 5: parameter is a 4-byte"),
    ("range", {}, (1.5, 0, 0, 0, 2**40), OverflowError, INVALID, "kernel 'saxpy' argument 5 of 5: 1099511627776 does"),
    ("float range", {}, (1e60, 0, 0, 0, 4), OverflowError, INVALID, "kernel 'saxpy' argument 1 of 5: 1e+60 does not"),
    ("empty", {}, (b"", 0, 0, 0, 4), TypeError, INVALID, "kernel 'saxpy' argument 1 of 5: parameter is 4 bytes, got"),
    ("block", {"block": (1, 1, 4096)}, GOOD, ValueError, INVALID, "LaunchConfig.block: (1, 1, 4096) exceeds what"),
    ("threads", {"block": (1024, 4)}, GOOD, ValueError, INVALID, "LaunchConfig.block: (1024, 4, 1) is 4096 threads,"),
    ("grid", {"grid": (1, 2**31)}, GOOD, ValueError, INVALID, "LaunchConfig.grid: (1, 2147483648, 1) exceeds what"),
    ("shared", {"shmem_size": 2**30}, GOOD, ValueError, INVALID, "LaunchConfig.shmem_size: kernel 'saxpy' cannot have"),
    ("priority", {"priority": 99}, GOOD, ValueError, INVALID, "priority=99 is out of range ["),
    (
        "cooperative",
        {"grid": 10**6, "block": 1024, "is_cooperative": True},
        GOOD,
        ValueError,
        TOO_LARGE,
        "The specified grid size (1000000 * 1 * 1) exceeds the limit (",
    ),
]

# Refused by cuda.core, too, in these words.
TEXTS_OF_THE_PEER = ("the argument is of unsupported type: ", "The specified grid size (")


@pytest.fixture
def core(device):
    from cubind import core

    return core


@pytest.fixture
def saxpy(core):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


def refusal(launch, *args):
    with pytest.raises(Exception) as info:
        launch(*args)
    return info.value


@pytest.mark.parametrize(
    ("fields", "args", "python", "status", "text"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_is_both(core, saxpy, stream, fields, args, python, status, text):
    from cubind import driver

    config = core.LaunchConfig(**{"grid": 1, "block": 1, **fields})
    for launch in (lambda *args: core.launch(stream, config, saxpy, *args), saxpy[config, stream]):
        for _ in range(2):
            error = refusal(launch, *args)
            assert isinstance(error, core.CUDAError) and isinstance(error, python)
            assert (error.code, error.name) == (getattr(driver.CUresult, status), status)
            assert (error.function, error.log) == ("cuLaunchKernelEx", None)
            begins = text if text.startswith(TEXTS_OF_THE_PEER) else f"{status}: {text}"
            assert str(error).startswith(begins) and error.args == (str(error),)
            assert error.__cause__ is None and error.__suppress_context__ is False
    core.launch(stream, core.LaunchConfig(1, None, 1), saxpy, *GOOD)


def test_nothing_reaches_the_driver(core, saxpy, stream, stub):
    core.launch(stream, core.LaunchConfig(1, None, 1), saxpy, *GOOD)
    before = len(stub.launches())
    for _, fields, args, *_ in REFUSED:
        config = core.LaunchConfig(**{"grid": 1, "block": 1, **fields})
        refusal(lambda config=config, args=args: core.launch(stream, config, saxpy, *args))
    assert len(stub.launches()) == before


@pytest.fixture
def stub():
    if libraries.ON_GPU:
        pytest.skip("looks into the stub driver")
    return libraries.load_stub("driver")


@pytest.mark.parametrize(
    ("name", "python"),
    [("LaunchTypeError", TypeError), ("LaunchValueError", ValueError), ("LaunchOverflowError", OverflowError)],
)
def test_classes(core, name, python):
    cls = getattr(core, name)
    assert cls.__bases__ == (core.CUDAError, python)
    assert (cls.__module__, cls.__qualname__) == ("cubind.core", name)
    error = cls("text")
    assert (error.code, error.name, error.function, error.log) == (None, None, None, None)
    assert repr(error) == f"{name}('text')"
    with pytest.raises(python):
        raise error


@pytest.mark.parametrize("copied", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy, copy.deepcopy])
def test_pickles(core, saxpy, stream, copied):
    error = refusal(core.launch, stream, core.LaunchConfig(1, None, 1), saxpy, 1)
    again = copied(error)
    assert type(again) is type(error) is core.LaunchTypeError
    assert (again.args, vars(again)) == (error.args, vars(error))


def test_as_it_is_printed(core, saxpy, stream):
    error = refusal(core.launch, stream, core.LaunchConfig(1, None, 1), saxpy, 1)
    assert traceback.format_exception_only(error) == [
        "cubind.core.LaunchTypeError: CUDA_ERROR_INVALID_VALUE: kernel 'saxpy' takes 5 arguments, got 1\n"
    ]
    assert repr(error) == "LaunchTypeError(\"CUDA_ERROR_INVALID_VALUE: kernel 'saxpy' takes 5 arguments, got 1\")"


def test_an_autotuner(core, saxpy, stream):
    """An autotuner continues after each CUDAError, and keeps the configurations that work."""
    worked = []
    for threads in (64, 4096, 128, 2**20):
        try:
            core.launch(stream, core.LaunchConfig(1, None, threads), saxpy, *GOOD)
        except core.CUDAError:
            continue
        worked.append(threads)
    assert worked == [64, 128]


# --- exceptions of other code ---------------------------------------------------------------------


class Raising:
    def __init__(self, error):
        self.error = error

    @property
    def __cuda_array_interface__(self):
        raise self.error


@pytest.mark.parametrize("python", [TypeError, ValueError, OverflowError])
def test_of_an_argument_in_python(core, saxpy, stream, python):
    given = python("why")
    error = refusal(core.launch, stream, core.LaunchConfig(1, None, 1), saxpy, 1.5, Raising(given), 0, 0, 4)
    assert isinstance(error, core.CUDAError) and isinstance(error, python) and str(error) == f"{INVALID}: why"
    assert error.__notes__ == ["kernel 'saxpy' argument 2 of 5"]
    assert error.__cause__ is given and "raise self.error" in "".join(traceback.format_exception(error))


def test_of_a_class_of_its_own(core, saxpy, stream):
    """An exception of another class stays unchanged, with a note."""

    class Mine(ValueError):
        pass

    for given in (Mine("why"), ZeroDivisionError("why"), RuntimeError("why"), KeyboardInterrupt()):
        with pytest.raises(type(given)) as info:
            core.launch(stream, core.LaunchConfig(1, None, 1), saxpy, 1.5, Raising(given), 0, 0, 4)
        assert info.value is given and given.__notes__ == ["kernel 'saxpy' argument 2 of 5"]


def test_a_host_array(core, saxpy, stream):
    numpy = pytest.importorskip("numpy")
    error = refusal(core.launch, stream, core.LaunchConfig(1, None, 1), saxpy, 1.5, numpy.zeros(3), 0, 0, 4)
    assert isinstance(error, core.LaunchTypeError) and error.__cause__ is None
    assert re.match(f"{INVALID}: numpy.ndarray is in host memory", str(error))
    assert error.__notes__ == ["kernel 'saxpy' argument 2 of 5"]


def test_what_is_no_refusal(core, saxpy, stream):
    """Wrong arguments of launch() itself, and closed objects, are no refusals of a launch."""
    config = core.LaunchConfig(1, None, 1)
    with pytest.raises(TypeError) as info:
        core.launch(stream, saxpy, config)
    assert type(info.value) is TypeError
    buffer = core.Device().allocate(8, stream=stream)
    buffer.close()
    with pytest.raises(RuntimeError, match="^Buffer has been closed") as info:
        core.launch(stream, config, saxpy, 1.5, buffer, 0, 0, 4)
    assert type(info.value) is RuntimeError
