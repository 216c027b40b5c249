"""Import the module of one header and check that no declaration and no bit is lost.

It runs in a separate process.
"""

import ctypes
import faulthandler
import importlib
import json
import struct
import sys
from pathlib import Path

from support.stub import RECORD, Stub


class Probe:
    def __init__(self, folder):
        self.facts = json.loads((folder / "facts.json").read_text())
        self.compiler = json.loads((folder / "compiler.json").read_text())
        self.stub = Stub(str(folder / "stub.so"))
        self.module = importlib.import_module(f"cubind.{self.facts['module']}")
        self.checked = importlib.import_module(f"cubind.checked.{self.facts['module']}")
        self.wrong = []
        self.compared = 0

    def expect(self, what, got, wanted):
        self.compared += 1
        if got != wanted or type(got) is not type(wanted):
            self.wrong.append(f"{what}: got {got!r}, wanted {wanted!r}")

    # ---- values ----

    def python(self, value):
        """Return the object to pass in a call."""
        word, *rest = value
        if word == "of":
            return getattr(self.module, rest[0])(rest[1]) if self.is_class_of_values(rest[0]) else rest[1]
        if word == "member":
            return getattr(self.module, rest[0])(rest[1])
        if word == "float":
            return struct.unpack("<d", bytes.fromhex(rest[0]))[0]
        if word == "list":
            return [self.python(item) for item in rest[0]]
        if word == "bytes":
            return bytes.fromhex(rest[0])
        if word == "buffer":
            return bytearray(rest[0])
        if word == "record":
            made = getattr(self.module, rest[0])()
            for path, member, _, _ in rest[1]:
                self.set(made, path, member)
            return made
        return None if word == "none" else rest[0]

    def is_class_of_values(self, name):
        made = getattr(self.module, name, None)
        return made is not None and not hasattr(made, "__members__")

    def plain(self, got, like):
        """Return results in the form in which they are compared."""
        word = like[0]
        if word == "list":
            return [self.plain(item, inner) for item, inner in zip(got, like[1], strict=True)]
        if word == "float":
            return struct.pack("<d", got).hex()
        if word in ("of", "member") or (word == "int" and not isinstance(got, int)):
            return int(got)
        if word == "bytes" and got != self.wanted(like):
            return got.ljust(len(like[1]) // 2, b"\0")  # a text, which ends at its zeros
        return int(got) if word == "int" else got

    def wanted(self, like):
        word = like[0]
        if word == "list":
            return [self.wanted(item) for item in like[1]]
        if word in ("of", "member"):
            return like[2]
        if word in ("text", "bytes"):
            return bytes.fromhex(like[1])
        return like[1]

    # ---- records ----

    def set(self, made, path, value):
        for step in path[:-1]:
            made = getattr(made, step)
        setattr(made, path[-1], self.python(value))

    def get(self, made, path):
        for step in path:
            made = getattr(made, step)
        return made

    def memory(self, made, name):
        return ctypes.string_at(made.getPtr(), self.compiler[f"sizeof {name}"])

    def check_record(self, fact):
        name, size = fact["name"], self.compiler[f"sizeof {fact['name']}"]
        self.expect(f"sizeof({name})", self.module.sizeof(getattr(self.module, name)), size)
        for member in fact["members"]:
            made, offset, data = getattr(self.module, name)(), self.compiler[member["offset"]], bytes.fromhex(member["data"])
            where = f"{name}.{'.'.join(member['path'])}"
            self.set(made, member["path"], member["value"])
            image = bytes(offset) + data + bytes(size - offset - len(data))
            self.expect(f"{where} in memory", self.memory(made, name).hex(), image.hex())
            room = ctypes.create_string_buffer(image, size)
            view = getattr(self.module, name)(_ptr=ctypes.addressof(room))
            self.expect(f"{where} read back", self.plain(self.get(view, member["path"]), member["value"]), self.wanted(member["value"]))

    # ---- declarations with one value ----

    def check_enum(self, fact):
        made = getattr(self.module, fact["name"])
        for item in fact["items"]:
            self.expect(f"{fact['name']}.{item}", int(getattr(made, item).value), self.compiler[item])
            self.expect(f"{fact['name']}({item})", int(made(self.compiler[item])), self.compiler[item])
        self.expect(f"members of {fact['name']}", sorted(made.__members__), sorted(set(fact["items"])))

    def check_integer(self, fact):
        for module in self.module, self.checked:
            self.expect(fact["name"], int(getattr(module, fact["name"])), self.compiler[fact["name"]])

    def check_float(self, fact):
        self.expect(fact["name"], struct.pack("<d", getattr(self.module, fact["name"])).hex(), self.compiler[fact["name"]])

    def check_text(self, fact):
        self.expect(fact["name"], getattr(self.module, fact["name"]), bytes.fromhex(self.compiler[fact["name"]]).decode())

    def check_scalar(self, fact):
        made = getattr(self.module, fact["name"])
        for value in fact["values"]:
            self.expect(f"{fact['name']}({value})", int(made(value)), value)

    # ---- calls ----

    def check_call(self, fact):
        for form, module in (("tuple", self.module), ("checked", self.checked)):
            self.stub.reset()
            self.stub.set_mode(RECORD)
            self.check_one(fact, getattr(module, fact["name"]), form)

    def record_image(self, value):
        name, members = value[1], value[2]
        image = bytearray(self.compiler[f"sizeof {name}"])
        for _, _, place, data in members:
            offset, data = self.compiler[place], bytes.fromhex(data)
            image[offset : offset + len(data)] = data
        return bytes(image)

    def check_one(self, fact, call, form):
        name, params = fact["name"], fact["params"]
        if fact["script"]:
            self.stub.result(name, fact["script"])
        for i, param in enumerate(params):
            if param["output"] is not None:
                self.stub.output(name, i, bytes.fromhex(param["output"]))
            elif param["record"] and param["record"]["at"] == "output":
                self.stub.output(name, i, self.record_image(param["result"]))
        given = [self.python(param["given"]) for param in params if param["given"] is not None]
        try:
            got = call(*given)
        except Exception as error:  # noqa: BLE001: whatever it raises is what was found
            self.wrong.append(f"{form} {name}{tuple(given)!r} raised {type(error).__name__}: {error}")
            return
        logged = self.stub.only_call(name)
        for i, param in enumerate(params):
            where = f"{form} {name}, parameter {i}"
            if param["argument"] is not None:
                size = len(param["argument"]) // 2
                self.expect(where, logged.argument(i)[:size].hex(), param["argument"])
            if param["input"] is not None:
                self.expect(f"{where}: what it leads to", logged.input(i)[: len(param["input"]) // 2].hex(), param["input"])
            if param["record"] and param["record"]["at"] != "output" and param["given"][0] == "record":
                self.check_passed(where, logged.argument(i) if param["record"]["at"] == "argument" else logged.input(i), param["given"])
        self.check_results(fact, got, form)

    def check_passed(self, where, data, value):
        for path, _, place, wanted in value[2]:
            offset = self.compiler[place]
            self.expect(f"{where}: {'.'.join(path)}", data[offset : offset + len(wanted) // 2].hex(), wanted)

    def check_results(self, fact, got, form):
        name, results = fact["name"], [param["result"] for param in fact["params"] if param["result"] is not None]
        where = f"{form} {name} returned {got!r}"
        if fact["value"] is not None:
            results = [fact["value"]]
        if fact["bare"] or (form == "checked" and len(results) == 1):
            got = [got]
        elif form == "checked":
            got = list(got) if results else [] if got is None else [got]
        else:
            self.expect(f"{where}: the status", int(got[0]), 0)
            got = list(got[1:])
        self.expect(f"{where}: results", len(got), len(results))
        for one, like in zip(got, results, strict=False):
            if like[0] == "record":
                path, value, _, _ = like[2][0]
                self.expect(f"{where}: {'.'.join(path)}", self.plain(self.get(one, path), value), self.wanted(value))
            elif like[0] == "number":
                self.expect(where, float(one), float(like[1]))
            else:
                if isinstance(one, str):
                    one = one.encode()
                self.expect(where, self.plain(one, like), self.wanted(like))

    def run(self):
        for name in self.facts["names"]:
            for module in self.module, self.checked:
                if not hasattr(module, name):
                    self.wrong.append(f"{module.__name__} has no {name}")
        for fact in self.facts["checks"] if not self.wrong else []:
            try:
                getattr(self, f"check_{fact['what']}")(fact)
            except Exception as error:  # noqa: BLE001: whatever it raises is what was found
                self.wrong.append(f"{fact['what']} {fact['name']}: {type(error).__name__}: {error}")
        return self.wrong


if __name__ == "__main__":
    faulthandler.enable()
    probe = Probe(Path(sys.argv[1]))
    found = probe.run()
    print("\n".join(found) if found else probe.compared)
    sys.exit(1 if found else 0)
