"""One scripted call of a bound function on its stub: what test_functions.py and its neighbours have in common."""

import importlib

import model
import stub as stubs
import values

MODULES = ("driver", "nvrtc")


def module_of(name, checked=False):
    return importlib.import_module(f"cubind.checked.{name}" if checked else f"cubind.{name}")


def all_functions(condition=lambda f: True):
    return [f for name in MODULES for f in model.load(name).functions if condition(f)]


def all_cases(condition=lambda f: True):
    """(function, row) for every function and, where an attribute chooses a value's type, every row of its table."""
    return [(f, row) for f in all_functions(condition) for row in values.typed_rows(f)]


def case_id(case):
    function, row = case
    return repr(function) if row is None else f"{function!r}-{row['enumerator']}"


class Prepared:
    """A function with samples for all its parameters, its stub scripted to answer them."""

    def __init__(self, stub, function, row=None, checked=False, filled=True):
        self.stub = stub
        self.function = function
        self.module = module_of(function.model.module)
        self.callable = getattr(module_of(function.model.module, checked), function.name)
        self.samples = values.Maker(self.module, function, row, filled).make_all()
        if function.name == "cuGetProcAddress":
            self.callable(b"cuInit", 0, 0)  # finds itself while it can still be found
        stub.set_mode(stubs.RECORD, function.symbol)
        for i, sample in enumerate(self.samples):
            if sample.script is not None:
                stub.output(function.symbol, i, sample.script)
        self._script_lengths()

    def _script_lengths(self):
        """Functions that are asked for the length of an output of this one."""
        for i, param in enumerate(self.function.params):
            if param.get("len") == "call":
                other = self.function.model.function(param["len_name"])
                sample = self.samples[i]
                count = len(sample.script) if param["kind"] == "buffer" else values.COUNT
                (result,) = other.results
                size = values.Maker(self.module, other).item(other.params[result])["size"]
                self.stub.set_mode(stubs.RECORD, other.symbol)
                self.stub.output(other.symbol, result, values.as_bytes(count, size))

    @property
    def arguments(self):
        return [self.samples[i].value for i in self.function.arguments]

    def expected(self):
        """The tuple form's results."""
        return [self.samples[i].result for i in self.function.results]

    def check_call(self, call):
        """Every argument, and all that it leads to, has arrived as given."""
        for i, (param, sample) in enumerate(zip(self.function.params, self.samples, strict=True)):
            if sample.raw is not None:
                assert call.argument(i) == sample.raw, param["name"]
            if sample.input is not None:
                arrived = call.input(i)
                assert arrived is not None, f"{param['name']}: nothing recorded"
                assert arrived[: len(sample.input)] == sample.input, param["name"]

    def check_written(self):
        for sample in self.samples:
            if sample.after is not None:
                sample.after()
