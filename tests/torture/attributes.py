"""Make declarations that have an attribute, from the rows of attributes.txt.

The table has each attribute that clang 14 knows, at the places where clang and GCC accept it.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ctype import STATUS
from plain import integer

TABLE = Path(__file__).with_name("attributes.txt")


@dataclass(frozen=True)
class Site:
    """A place for an attribute.

    `text` has {a} for the attribute and {n} for the name. `what` is the check to make, and
    `written` the spelling of the type.
    """

    text: str
    what: str
    written: str = "{n}"
    kind: str = ""  # the kind in the list of skipped declarations, if `what` does not imply it


RECORD = "{{ char c; long v; short w; }}"
SITES = {
    "function": Site(STATUS + " {n}(int x, double y, const char *z) {a};", "call"),
    "before function": Site("{a} " + STATUS + " {n}(int x, double y, const char *z);", "call"),
    "parameter": Site(STATUS + " {n}(int x {a}, double y, const char *z);", "call"),
    "pointer parameter": Site(STATUS + " {n}(int x, double y, const char *z {a});", "call"),
    "result": Site("typedef struct {n}_st *{n}_handle;\n{a} {n}_handle {n}(size_t x, size_t y);", "result"),
    "struct": Site("struct {a} {n} " + RECORD + ";", "record", "struct {n}"),
    "behind struct": Site("typedef struct " + RECORD + " {a} {n};", "record"),
    "union": Site("typedef union {a} {n}_u " + RECORD + " {n};", "record"),
    "behind union": Site("typedef union {{ long v; double c; }} {n} {a};", "size", kind="record"),
    "member": Site("struct {n} {{ char c; long v {a}; short w; }};", "record", "struct {n}"),
    "pointer member": Site("struct {n} {{ char c; int (*v)(int) {a}; short w; }};", "record", "struct {n}"),
    "array member": Site("struct {n} {{ char c; short v[4] {a}; short w; }};", "size", "struct {n}", "record"),
    "bit-field": Site("struct {n} {{ char c; unsigned b : 3 {a}; long v; short w; }};", "record", "struct {n}"),
    "typedef": Site("typedef int {n} {a};", "size", kind="typedef"),
    "typedef of float": Site("typedef float {n} {a};", "none", kind="typedef"),
    "handle": Site("typedef struct {n}_st *{n} {a};", "size", kind="typedef"),
    "callback": Site("typedef int (*{n})(int, void *) {a};", "size", kind="typedef"),
    "enum": Site("enum {a} {n} {{ {n}_A = 1, {n}_B = 5 }};", "enum", "enum {n}"),
    "typedef of enum": Site("typedef enum {{ {n}_A = 1, {n}_B = 5 }} {n} {a};", "enum"),
    "enumerator": Site("enum {n} {{ {n}_A {a} = 1, {n}_B = 5 }};", "enum", "enum {n}"),
    "variable": Site("extern int {n} {a};", "variable"),
    "thread's variable": Site("extern _Thread_local int {n} {a};", "variable"),
    "constant": Site("static const int {n} {a} = 5;", "integer"),
}


KINDS = {"call": "function", "result": "function", "record": "record", "enum": "enum", "integer": "variable", "variable": "variable"}


@cache
def table():
    """Return [(site, attribute, reason for skipping it)]; the reason is "" if it is bound."""
    rows = [(site, attribute, reason) for line in TABLE.read_text().splitlines() if line[0] != "#"
            for attribute, reason, sites in [line.split("\t")] for site in sites.split(", ")]
    order = list(SITES)
    return sorted(rows, key=lambda row: (name_of(row[1]), order.index(row[0])))


def name_of(attribute):
    return re.match(r"__attribute__\(\((\w+)", attribute)[1]


def written(rows):
    """Return the text of a table: one line per attribute and reason, with all its places."""
    places = {}
    for site, attribute, reason in rows:
        places.setdefault((attribute, reason), []).append(site)
    lines = ["\t".join([*key, ", ".join(sites)]) for key, sites in places.items()]
    return "# Made by list_attributes.py: attribute, why cubind-gen skips its declarations, places.\n" + "\n".join(lines) + "\n"


def call_facts(name, rng, result=False):
    values = [rng.randrange(1, 128), rng.randrange(1, 2**31)]
    size = 8 if result else 4
    params = [{"given": ["int", values[0]], "argument": values[0].to_bytes(size, "little").hex()}]
    if result:
        params.append({"given": ["int", values[1]], "argument": values[1].to_bytes(8, "little").hex()})
    else:
        params.append({"given": ["number", 0.5], "argument": "000000000000e03f"})
        params.append({"given": ["bytes", "6162"], "argument": None, "input": "6162"})
    params = [{"input": None, "output": None, "result": None, "record": None, **p} for p in params]
    value = rng.getrandbits(63) if result else 0
    return {"what": "call", "name": name, "script": value, "status": not result, "bare": False, "void": False,
            "value": ["of", f"{name}_handle", value] if result else None, "params": params}  # fmt: skip


def facts_of(site, name, rng):
    """Return (facts, C statements that print the compiler's values)."""
    written = site.written.format(n=name)
    size = [integer(f"sizeof {name}", f"sizeof({written})")]
    if site.what in ("call", "result"):
        return [call_facts(name, rng, site.what == "result")], []
    if site.what == "record":
        value, short = rng.randrange(2**31), rng.randrange(2**15)
        members = [{"path": ["v"], "offset": f"{name} v", "value": ["int", value], "data": value.to_bytes(8, "little").hex()},
                   {"path": ["w"], "offset": f"{name} w", "value": ["int", short], "data": short.to_bytes(2, "little").hex()}]  # fmt: skip
        oracle = [integer(f"{name} {member}", f"__builtin_offsetof({written}, {member})") for member in "vw"]
        return [{"what": "record", "name": name, "members": members}], size + oracle
    if site.what == "enum":
        items = [f"{name}_A", f"{name}_B"]
        return [{"what": "enum", "name": name, "items": items}], size + [integer(item, item) for item in items]
    if site.what == "integer":
        return [{"what": "integer", "name": name}], [integer(name, name)]
    return [], size if site.what == "size" else []


def rules_of(site, name):
    if site.what == "result":
        return {"functions": [f"{name}: {{_function: {{status: false}}}}"]}
    return {"functions": [f"{name}: {{z: {{kind: string}}}}"]} if site.what == "call" else {}


def declared(declaration, name, where, attribute, reason, rng):
    """Return the declaration of a row."""
    site = SITES[where]
    text = site.text.format(n=name, a=attribute)
    facts, oracle = facts_of(site, name, rng)
    if reason:
        return declaration(name, text, "skipped", site.kind or KINDS[site.what], oracle=oracle)
    return declaration(name, text, names=[name], facts=facts, oracle=oracle, rules=rules_of(site, name))


def attributed(maker, declaration):
    maker.add(declared(declaration, maker.name("attribute"), *maker.rng.choice(table()), maker.rng))
