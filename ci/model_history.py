"""Read and write the file with a module's models of all releases (docs/model-format.md).

A declaration that releases share is stored once, without its line in the headers and its position
among the declarations. Each release stores line and position separately.
"""

import json
import lzma
import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "generated" / "model"
MODULES = FOLDER.parents[1] / "generator" / "specs" / "modules.list"
# The lists of declarations; each release stores the rest of its model for itself.
LISTS = ["enums", "functions", "macros", "records", "typedefs", "skipped", "aliases", "queries", "tables", "types"]
# Items of these lists have a place in the headers and, except skipped ones, an order.
PLACED = ["enums", "functions", "macros", "records", "typedefs", "skipped"]


def release_key(release):
    return [int(part) for part in release.split(".")]


def line(value):
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def name_of(key, item):
    """Return the key by which a list is sorted."""
    if key == "types":
        return (item["spelling"],)
    return (item["kind"], item["name"]) if key == "skipped" else (item["name"],)


class History:
    """The models of one module.

    `heads` has the head of each release. `lists` has for each list {declaration: {release: (place,
    order)}}.
    """

    def __init__(self):
        self.heads = {}
        self.lists = {key: {} for key in LISTS}

    def add(self, release, model):
        self.heads[release] = {key: value for key, value in model.items() if key not in LISTS}
        for key in LISTS:
            if key not in model:
                continue
            self.heads[release].setdefault("lists", []).append(key)
            for number, item in enumerate(model[key]):
                item = dict(item)
                place, order = item.pop("loc", None), item.pop("order", number)
                self.lists[key].setdefault(line(item), {})[release] = (place, order)

    def releases(self):
        return sorted(self.heads, key=release_key)

    def write(self, path):
        numbers = {}
        shared = {}
        for key in LISTS:
            rows = sorted(self.lists[key], key=lambda text: (
                name_of(key, json.loads(text)), release_key(min(self.lists[key][text], key=release_key)), text))
            if rows:
                shared[key] = rows
            numbers[key] = {text: number for number, text in enumerate(rows)}
        out = ["{", '"releases": {']
        releases = []
        for release in self.releases():
            head = {key: value for key, value in self.heads[release].items() if key != "lists"}
            places = {key: self.places(key, release, numbers[key]) for key in self.heads[release].get("lists", [])
                      if key in shared}
            # An empty list of the model is stored in its head.
            head.update({key: [] for key in self.heads[release].get("lists", []) if key not in shared})
            releases.append(f'"{release}": {{"head": {line(head)},\n"places": {{\n' + ",\n".join(
                f'"{key}": {line(places[key])}' for key in sorted(places)) + "}}")
        out.append(",\n".join(releases) + "\n},")
        out.append(",\n".join(f'"{key}": [\n' + ",\n".join(shared[key]) + "\n]" for key in sorted(shared)))
        out.append("}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(out) + "\n")

    def places(self, key, release, numbers):
        found = sorted((order, numbers[text], of[release][0]) for text, of in self.lists[key].items() if release in of
                       for order in [of[release][1]])
        if key not in PLACED:
            return ranges(number for _, number, _ in found)
        pairs = []
        for _, number, place in found:
            file, row, column = place.rsplit(":", 2)
            if not pairs or pairs[-2] != file:
                pairs += [file, []]
                before = None
            pairs[-1].append(f"{number}:{row}" if column == before else f"{number}:{row}:{column}")
            before = column
        return [part if isinstance(part, str) else " ".join(part) for part in pairs]


def ranges(numbers):
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def read(path):
    """Return {release: model} from a file that History.write wrote."""
    data = json.loads(text_of(path))
    return {release: model_of(data, release) for release in data["releases"]}


def text_of(path):
    return lzma.decompress(path.read_bytes()).decode() if path.suffix == ".xz" else path.read_text()


def model_of(data, release):
    of = data["releases"][release]
    return {**of["head"], **{key: unpack(key, data[key], places) for key, places in of["places"].items()}}


def unpack(key, shared, places):
    items = {}
    if key in PLACED:
        order = 0
        for file, entries in zip(places[::2], places[1::2], strict=True):
            column = None
            for entry in entries.split():
                number, row, *given = entry.split(":")
                column = given[0] if given else column  # the column of the item before
                items[int(number)] = {**shared[int(number)], "loc": f"{file}:{row}:{column}"}
                if key != "skipped":
                    items[int(number)]["order"] = order
                order += 1
    else:
        for run in places.split():
            first, _, last = run.partition("-")
            items.update((number, shared[number]) for number in range(int(first), int(last or first) + 1))
    return [items[number] for number in sorted(items)]


# ---- the committed models ----


def modules(release):
    """Return the names of the modules that have a model of the release."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if release in releases_of(path.stem))


def releases_of(module):
    """Return the releases of which a module has a model; also for cubind-libraries."""
    return set(json.loads(text_of(file_of(module)))["releases"])


def all_modules():
    """Return the modules of generator/specs/modules.list, in its order."""
    return re.findall(r"^[a-z]\w*", MODULES.read_text(), re.MULTILINE)


def library_modules():
    """Return the modules of cubind-libraries, in the order of libraries.list."""
    return re.findall(r"^[a-z]\w*", MODULES.with_name("libraries.list").read_text(), re.MULTILINE)


def all_releases():
    """Return the releases of which any module has a model, in order."""
    found = {release for path in FOLDER.glob("*.json") for release in json.loads(path.read_text())["releases"]}
    return sorted(found, key=release_key)


def file_of(module):
    """Return the file of a module's models, also for cubind-libraries."""
    path = FOLDER / f"{module}.json.xz"
    return path if path.exists() else FOLDER / path.stem


def path_of(module, release):
    """Return a model of the package in the form that cubind-gen takes."""
    return f"{FOLDER}/{module}.json@{release}"


def load(module, release):
    return model_of(json.loads(text_of(file_of(module))), release)
