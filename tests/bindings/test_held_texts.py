"""A bytearray that is passed as a text cannot be resized until the call returns.

The models list every text parameter, and every attribute whose value is a text. In the tests,
arguments that are converted later try to resize the bytearray, and so do other threads.
"""

import pytest
from support import calls, values

TEXTS = [(f, p) for f in calls.all_functions() for p in f.params_that("string")]
FORMS = pytest.mark.parametrize("checked", [False, True], ids=["tuple", "checked"])


def case_name(case):
    return f"{case[0].name}-{case[1]['name']}"


class Resizing:
    """An integer whose conversion tries to resize a bytearray."""

    def __init__(self, value, text):
        self.value, self.text, self.error = value, text, None

    def __int__(self):
        try:
            self.text += bytes(100_000)
        except BufferError as e:
            self.error = e
        return self.value

    __index__ = __int__


def later_integer(function, param):
    """Return an integer, enum or handle that is converted after the text, or None."""
    behind = [i for i in function.arguments if i > function.index(param["name"])]
    return next((i for i in behind if function.params[i]["kind"] in ("int", "enum", "handle")), None)


@FORMS
@pytest.mark.parametrize("case", TEXTS, ids=case_name)
def test_texts_arrive_whole_and_are_let_go(stub_of, case, checked):
    function, param = case
    call = calls.Prepared(stub_of(function.model.module), function, None, checked)
    index = function.index(param["name"])
    text = bytearray(b"a text of a bytearray's")
    call.samples[index] = values.Sample(text, input=bytes(text))
    call.callable(*call.arguments)
    call.check_call()
    text.append(0)  # the call holds nothing any more


CASES = [(f, p) for f, p in TEXTS if later_integer(f, p) is not None]


@FORMS
@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_texts_cannot_be_resized_by_other_arguments(stub_of, case, checked):
    function, param = case
    call = calls.Prepared(stub_of(function.model.module), function, None, checked)
    index, later = function.index(param["name"]), later_integer(function, param)
    text = bytearray(b"a text of a bytearray's")
    call.samples[index] = values.Sample(text, input=bytes(text))
    value = int.from_bytes(call.samples[later].raw, "little")
    resizing = Resizing(value, text)
    call.samples[later] = values.Sample(resizing, raw=call.samples[later].raw)
    call.callable(*call.arguments)
    assert isinstance(resizing.error, BufferError)
    call.check_call()
    text.append(0)


def test_texts_cannot_be_resized_while_a_call_fails(stub_of):
    """If a later argument is refused, nothing stays held."""
    from cubind import nvrtc

    stub_of("nvrtc")
    text = bytearray(b"text")
    with pytest.raises(TypeError):
        nvrtc.nvrtcCreateProgram(text, text, "none", [], [])
    with pytest.raises(TypeError):
        nvrtc.nvrtcCreateProgram(text, 5, 0, [], [])
    text.append(0)


@FORMS
def test_values_of_attributes(bound, checked):
    """A text is passed as a value whose type an enumerator chooses."""
    from cubind import driver

    setter = bound("driver", "cuCoredumpSetAttribute", checked)
    key = driver.CUcoredumpSettings.CU_COREDUMP_FILE
    text = bytearray(b"a path")
    setter(key, text)
    assert setter.input("value") == b"a path"
    text.append(0)


def test_a_thread_cannot_resize_a_text(driver_stub):
    """While the library has the text and the GIL is released, no thread can resize it."""
    import threading

    from cubind import driver

    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0)[1])
    path = bytearray(b"/proc/absent/" + b"x" * 200)
    length, stop = len(path), threading.Event()

    def resize():
        while not stop.is_set():
            try:
                path.extend(b"y" * 4096)
                del path[length:]
            except BufferError:
                pass

    thread = threading.Thread(target=resize)
    thread.start()
    try:
        for _ in range(2000):
            (status, _) = driver.cuModuleLoad(path)
            assert int(status) != 0
    finally:
        stop.set()
        thread.join()
    assert path.startswith(b"/proc/absent/")
