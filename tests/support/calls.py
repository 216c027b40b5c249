"""Make one scripted call of a bound function on its stub library.

test_functions.py and other tests that go through all functions share this code.
"""

import fnmatch
import importlib
import os
import re

from support import model, values
from support import stub as stubs
from support.libraries import MODULES


def module_of(name, checked=False):
    return importlib.import_module(f"cubind.checked.{name}" if checked else f"cubind.{name}")


def all_functions(condition=lambda f: True):
    """Return all modules' functions, or those that match CUBIND_FUNCTIONS ('cuMem*')."""
    chosen = os.environ.get("CUBIND_FUNCTIONS", "*")
    functions = [f for name in MODULES for f in model.load(name).functions]
    return [f for f in functions if fnmatch.fnmatchcase(f.name, chosen) and condition(f)]


def all_cases(condition=lambda f: True):
    """Return (function, choice) for every function and every choice of types and places."""
    return [(f, choice) for f in all_functions(condition) for choice in values.typed_rows(f)]


def case_id(case):
    function, choice = case
    return repr(function) if choice is None else f"{function!r}-{choice.label}"


def split(arguments):
    """Return the arguments of a C call as texts."""
    depth, parts = 0, [""]
    for character in arguments:
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


class Bound:
    """One function on its stub; its parameters go by their names in C."""

    def __init__(self, stub, module, name, checked=False):
        self.function = model.load(module).function(name)
        self.symbol = self.function.symbol
        self.stub = stub
        self.callable = getattr(module_of(module, checked), name)
        stub.set_mode(stubs.RECORD, self.symbol)

    def __call__(self, *arguments, **keywords):
        return self.callable(*arguments, **keywords)

    def writes(self, **outputs):
        """Script what the library writes behind parameters; None is a missing text or array."""
        for name, data in outputs.items():
            if data is None:
                self.stub.null(self.symbol, self.function.index(name))
            else:
                self.stub.output(self.symbol, self.function.index(name), data)

    def returns(self, value):
        self.stub.result(self.symbol, value)

    @property
    def count(self):
        return len(self.stub.calls(self.symbol))

    def raw(self, name):
        """Return the last call's argument as an unsigned number."""
        return int.from_bytes(self.stub.calls(self.symbol)[-1].argument(self.function.index(name)), "little")

    def input(self, name):
        """Return the memory that this argument pointed to."""
        return self.stub.calls(self.symbol)[-1].input(self.function.index(name))


class Prepared:
    """A function with samples for all its parameters, and a stub scripted to return them."""

    def __init__(self, stub, function, choice=None, checked=False, filled=True, buffers=False):
        self.stub = stub
        self.function = function
        self.choice = choice
        self.module = module_of(function.model.module)
        self.callable = getattr(module_of(function.model.module, checked), function.name)
        self.samples = values.Maker(self.module, function, choice, filled, buffers).make_all()
        if function.name == "cuGetProcAddress":
            self.callable(b"cuInit", 2000, 0)  # looks itself up while the stub still answers
        if function.symbol is not None:
            self._script()
        self._script_lengths()
        for query in function.queries:
            self._script_query(query)

    def _script(self):
        self.stub.set_mode(stubs.RECORD, self.function.symbol)
        for i, sample in enumerate(self.samples):
            if sample.script is not None:
                self.stub.output(self.function.symbol, i, sample.script)
        self.returned = values.own_result(self.function)
        if isinstance(self.returned, bytes):
            self.stub.output(self.function.symbol, 0, self.returned + b"\0")
        elif self.returned is not None:
            self.stub.result(self.function.symbol, self.returned)

    def _script_lengths(self):
        """Script the functions that report the length of one of this function's outputs."""
        for i, param in enumerate(self.function.params):
            if param.get("len") == "call":
                other = self.function.model.function(param["len_name"])
                sample = self.samples[i]
                count = len(sample.script) if param["kind"] == "buffer" else values.COUNT
                (result,) = other.results
                size = values.Maker(self.module, other).item(other.params[result])["size"]
                self.stub.set_mode(stubs.RECORD, other.symbol)
                self.stub.output(other.symbol, result, values.as_bytes(count, size))

    def _script_query(self, query):
        """Script the answer to a query that cubind makes before the call."""
        constants = self.function.model.constants
        if query["name"] in self.choice.rows:
            answer = self.choice.rows[query["name"]]["key"]
        else:
            answer = constants[self.choice.mode or query["host"][0]]
        symbol = self.function.model.function(query["function"]).symbol
        arguments = split(query["call"])
        place = arguments.index("&value")
        told = [(i, a) for i, a in enumerate(arguments) if a in constants]
        self.stub.set_mode(stubs.RECORD, symbol)
        if told:
            when, name = told[0]
            self.stub.answer(symbol, place, values.as_bytes(answer, 4), when, values.as_bytes(constants[name], 4))
        else:
            self.stub.output(symbol, place, values.as_bytes(answer, 4))

    @property
    def arguments(self):
        return [self.samples[i].value for i in self.function.arguments]

    def expected(self):
        """Return the results of the tuple form."""
        return [self.samples[i].result for i in self.function.results]

    def last_call(self):
        """Return the call itself; a call that queries sizes may precede it."""
        asks = any(p.get("size_query") for p in self.function.params)
        return self.stub.calls(self.function.symbol)[-1] if asks else self.stub.only_call(self.function.symbol)

    def check_call(self):
        """Check that every argument, and the memory that it points to, arrived as given."""
        if self.function.symbol is None:
            return
        call = self.last_call()
        for place, i in self.places():
            param, sample = self.function.params[i], self.samples[i]
            if sample.raw is not None:
                assert call.argument(place) == sample.raw, param["name"]
            if sample.input is not None:
                arrived = call.input(place)
                assert arrived is not None, f"{param['name']}: nothing recorded"
                assert arrived[: len(sample.input)] == sample.input, param["name"]

    def inline_result(self):
        """Return the bytes of the struct that an inline function builds from its arguments."""
        expression = re.fullmatch(r"\((?:struct )?(\w+)\)\{(.*)\}", self.function.expression)
        record = self.function.model.records[expression.group(1)]
        data = bytearray(record["size"])
        for field, name in zip(record["fields"], split(expression.group(2)), strict=True):
            raw = self.samples[self.function.index(name)].raw
            data[field["offset"] : field["offset"] + len(raw)] = raw
        return bytes(data)

    def places(self):
        """Return (place in the C call, index of the parameter).

        They differ in inline functions only.
        """
        names = [p["name"] for p in self.function.params]
        if self.function.expression is None:
            return list(enumerate(range(len(names))))
        given = split(re.fullmatch(r"\w+\((.*)\)", self.function.expression).group(1))
        return [(place, names.index(name)) for place, name in enumerate(given) if name in names]

    def check_written(self, made_inside=()):
        for param, sample in zip(self.function.params, self.samples, strict=True):
            if sample.after is not None and param["kind"] not in made_inside:
                sample.after()
