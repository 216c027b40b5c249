"""The committed model (docs/model-format.md) of the release that the modules are made from."""

import json
from functools import cache

import libraries

RELEASE = "13.5"


class Function:
    """A bound function of the model."""

    def __init__(self, model, data):
        self.model = model
        self.name = data["name"]
        self.symbol = data["symbol"]
        self.has_status = data.get("status", False)
        self.params = data.get("params", [])

    def __repr__(self):
        return f"{self.model.module}.{self.name}"

    def index(self, name):
        """Place of a parameter in the C prototype."""
        return next(i for i, p in enumerate(self.params) if p["name"] == name)

    @property
    def arguments(self):
        """Indices of the parameters that Python callers pass."""
        return [i for i, p in enumerate(self.params) if p.get("is_argument")]

    @property
    def results(self):
        return [i for i, p in enumerate(self.params) if p.get("is_result")]

    @property
    def argument_names(self):
        return [self.params[i].get("python_name", self.params[i]["name"]) for i in self.arguments]

    @property
    def required(self):
        """How many arguments have no default in the tuple form."""
        return sum(not self.params[i].get("default_zero") for i in self.arguments)


class Model:
    def __init__(self, module, data):
        self.module = module
        self.data = data
        self.types = {t["spelling"]: t for t in data["types"]}
        self.enums = {name: e for e in data["enums"] for name in e["names"]}
        self.records = {name: r for r in data["records"] for name in r["names"]}
        self.tables = {t["name"]: t for t in data["tables"]}
        self.functions = [Function(self, f) for f in data["functions"] if "skip" not in f]
        self.statuses = self.members(data["status_enum"])

    def function(self, name):
        return next(f for f in self.functions if f.name == name)

    def members(self, enum):
        """(name, value) of an enum's members, aliases left out."""
        return [(i["name"], i["value"]) for i in self.enums[enum]["items"] if not i.get("alias")]

    def type(self, spelling):
        return self.types[spelling]

    def target(self, spelling):
        """The type that a pointer or array type leads to."""
        return self.types[self.types[spelling]["pointee"]]


@cache
def load(module):
    path = libraries.ROOT / "generated" / "model" / RELEASE / f"{module}.json"
    return Model(module, json.loads(path.read_text()))
