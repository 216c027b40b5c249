"""Read the committed models (docs/model-format.md), by default for the CUDA release under test."""

import sys
from functools import cache
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "ci"))
import model_history  # noqa: E402

from support import libraries  # noqa: E402

RELEASE = libraries.RELEASE


class Function:
    """A bound function of the model."""

    def __init__(self, model, data):
        self.model = model
        self.data = data
        self.name = data["name"]
        self.expression = data.get("inline_expression")  # if the function is inline
        self.symbol = self._symbol(data)
        self.form = data.get("result_form", "checked")  # how the C result is returned
        self.has_status = data.get("status", False) and self.form == "checked"
        self.params = data.get("params", [])

    @staticmethod
    def _symbol(data):
        """Return the name of the library function that is called, or None."""
        return data.get("inline_symbol") if "inline_expression" in data else data["symbol"]

    def __repr__(self):
        return f"{self.model.module}.{self.name}"

    def index(self, name):
        """Return the place of a parameter in the C prototype."""
        return next(i for i, p in enumerate(self.params) if p["name"] == name)

    @property
    def arguments(self):
        """Return the indices of the parameters that Python callers pass."""
        return [i for i, p in enumerate(self.params) if p.get("is_argument")]

    @property
    def results(self):
        return [i for i, p in enumerate(self.params) if p.get("is_result")]

    @property
    def argument_names(self):
        return [self.params[i].get("python_name", self.params[i]["name"]) for i in self.arguments]

    @property
    def required(self):
        """Return the number of arguments without a default in the tuple form."""
        return sum(not self.has_default(self.params[i]) for i in self.arguments)

    @staticmethod
    def has_default(param):
        return bool(param.get("default_zero"))

    def params_that(self, *kinds):
        """Return the parameters of these kinds."""
        return [p for p in self.params if p["kind"] in kinds]

    @property
    def queries(self):
        """Return the queries that cubind makes before the call."""
        names = {p.get(key) for p in self.params for key in ("mode", "type_by")}
        return [q for q in self.model.queries if q["name"] in names]

    @property
    def result_type(self):
        return self.model.types[self.data["result"]]


class Model:
    def __init__(self, module, data):
        self.module = module
        self.data = data
        self.types = {t["spelling"]: t for t in data["types"]}
        self.enums = {name: e for e in data["enums"] for name in e["names"]}
        self.records = {name: r for r in data["records"] for name in r["names"]}
        self.typedefs = {t["name"]: t for t in data["typedefs"]}
        self.tables = {t["name"]: t for t in data["tables"]}
        self.queries = data.get("queries", [])
        self.constants = {i["name"]: i["value"] for e in data["enums"] for i in e["items"]}
        self.functions = [Function(self, f) for f in data["functions"] if "skip" not in f]
        self.statuses = self.members(data["status_enum"]) if "status_enum" in data else []

    @property
    def classes(self):
        """Return the names of the classes that the module itself makes."""
        own = [n for kind in ("enums", "records") for d in self.data[kind] if not {"origin", "skip"} & d.keys() for n in d["names"]]
        cells = [t["name"] for t in self.data["typedefs"]
                 if t["role"] in ("handle", "scalar", "callback") and not {"origin", "skip"} & t.keys()]
        return own + cells

    def function(self, name):
        return next(f for f in self.functions if f.name == name)

    def members(self, enum):
        """Return (name, value) of an enum's members, without aliases."""
        return [(i["name"], i["value"]) for i in self.enums[enum]["items"] if not i.get("alias")]

    def type(self, spelling):
        """Return a type. A typedef that only a table's values use counts as the type behind it."""
        return self.types.get(spelling) or self.types[self.typedefs[spelling]["type"]]

    def target(self, spelling):
        """Return the type that a pointer or array type leads to."""
        return self.types[self.types[spelling]["pointee"]]


@cache
def load(module, release=RELEASE):
    return Model(module, model_history.load(module, release))
