"""Find instruction forms that only ptxas or only the instruction table accepts (`ci/ptx-forms`)."""

import itertools
import sys
from collections import Counter

from . import legal, syntax, table

# The table accepts these and ptxas refuses them. That does no harm, and the table stays readable.
# {(opcode, part of the complaint): reason}.
LENIENT = {
    ("mad", "Rounding modifier required"): "legal for the targets that had no fma",
    ("ld", "with '.L2::evict"): "of vectors of 32 bytes alone",
    ("st", "with '.L2::evict"): "of vectors of 32 bytes alone",
}  # fmt: skip
# Words that ptxas silently ignores where they mean nothing.
SILENT = {"finite", "infinite", "number", "notanumber", "normal", "subnormal", "b0", "b1", "b2", "b3", "h0", "h1"}
# ptxas accepts these against NVIDIA's own documentation.
ODD = {"bar.all.sync", "bar.any.sync"}
# Words to try besides the table's own.
MORE_WORDS = [
    "po",
    "scale",
    "unified",
    "trans",
    "m8n8",
    "x1",
    "x2",
    "x4",
    "read",
    "arrive",
    "expect_tx",
    "noinc",
    "noComplete",
    "parity",
    "to::cluster",
    "bulk_group",
    "multicast::cluster",
    "cta_group::1",
    "async::generic",
    "sync_restrict::shared::cta",
    "sync_restrict::shared::cluster",
    "mask",
    "oob",
    "noftz",
    "rs",
    "rna",
    "pack",
    "proxy",
    "bulk",
    "async",
]
MANY = ("LOAD", "STORE", "ATOM")  # rows with too many combinations to try all


def testable(row):
    return (
        row.how not in ("REFUSED", "CALL", "BRANCH", "BRANCH_INDEX", "POLICY", "VIDEO")
        and "*" not in row.types + row.operands
    )


def of_old(row):
    """Say whether this is a warp instruction without .sync, which newer versions of PTX lack."""
    return row.opcode in ("shfl", "vote") and "sync" not in row.modifiers


def _place(row):
    """Return the target and the version of PTX for which ptxas is asked."""
    return ("sm_75", 63) if of_old(row) else (legal.target_of(row), max(legal.NEWEST, row.version))


def asked(forms):
    """Return [(form, complaint)] in the order of the forms, for each row's own target."""
    places = {}
    for form in forms:
        places.setdefault(_place(form.row), []).append(form)
    found = {}
    for (target, version), some in places.items():
        if version <= legal.NEWEST:
            found |= zip(some, legal.complaints([syntax.instruction(f) for f in some], target, version), strict=True)
    return [(form, found[form]) for form in forms if form in found]


def all_forms():
    for row in filter(testable, table.rows()):
        yield from table.few_forms(row) if row.how in MANY else table.forms(row)


def refused_by_ptxas():
    """Return [(form, complaint)] of the table's forms that ptxas refuses."""
    return [(form, complaint) for form, complaint in asked(list(all_forms())) if complaint]


def is_lenient(form, complaint):
    return any(form.row.opcode == opcode and part in complaint for opcode, part in LENIENT)


def words():
    own = {word for row in table.rows() for _, words in row.groups for word in words}
    return sorted((own | set(MORE_WORDS)) - SILENT)


def row_of(text):
    """Return the row that the simulator finds for an opcode with modifiers, or None."""
    opcode, *modifiers = text.split(".")
    types = [word for word in modifiers if word in table.types()]
    others = [word for word in modifiers if word not in table.types()]
    for row in table.rows():
        if row.opcode == opcode and _types_match(row, types) and _modifiers_match(row, others):
            return row
    return None


def _types_match(row, types):
    lists = row.type_lists
    return row.types == "*" or len(lists) == len(types) and all(
        one in some or "*" in some for one, some in zip(types, lists, strict=True)
    )  # fmt: skip


def _modifiers_match(row, others):
    if row.modifiers == "*":
        return True
    left = list(others)
    for optional, words in row.groups:
        taken = next((word for word in left if word in words), None)
        if taken is not None:
            left.remove(taken)
        elif not optional:
            return False
    return not left


def example(row):
    """Return an instruction without operands for which this row is the first match."""
    lists = [["f16", "u32", "b32", "bf16", "e2m1x2"] if "*" in part else part for part in row.type_lists]
    if row.types == "*":
        lists = []
    choices = [("", *words) if optional else words for optional, words in row.groups]
    for types in itertools.product(*lists):
        for modifiers in itertools.product(*choices):
            text = ".".join([row.opcode, *filter(None, modifiers), *types])
            if row_of(text) is row:
                return text
    raise LookupError(f"{row}: other rows before it have all of it")


def neighbours(form):
    """Return instructions next to a form: with one more word, or with another type."""
    rest = syntax.instruction(form).split(" ", 1)[1]
    for word in words():
        if not form.has(word):
            text = f"{form.row.opcode}.{word}{form.text[len(form.row.opcode) :]}"
            yield text, f"{text} {rest}"
    for i, own in enumerate(form.types):
        for name in table.types():
            if name != own:
                other = table.Form(form.row, form.modifiers, (*form.types[:i], name, *form.types[i + 1 :]))
                try:
                    yield other.text, syntax.instruction(other)
                except KeyError:  # no register has that width
                    continue


def accepted_by_ptxas(forms):
    """Return instructions next to these forms that ptxas accepts and the table lacks."""
    legal_forms = [form for form, complaint in asked(forms) if not complaint]
    candidates = {text: whole for form in legal_forms for text, whole in neighbours(form) if row_of(text) is None}
    texts = list(candidates)
    found = []
    for target in ("sm_90a", "sm_100a"):
        answers = legal.complaints([candidates[text] for text in texts], target)
        found += [
            candidates[text] for text, answer in zip(texts, answers, strict=True) if not answer and text not in ODD
        ]
    return list(dict.fromkeys(found))


def main():
    if not legal.available():
        sys.exit("ptx-forms: ptxas is not on the path; it comes with the CUDA toolkit")
    forms = list(all_forms())
    print(f"{len(forms)} forms of {sum(map(testable, table.rows()))} rows")
    refused = refused_by_ptxas()
    counts = Counter((form.row.opcode, complaint, is_lenient(form, complaint)) for form, complaint in refused)
    for (opcode, complaint, known), count in counts.items():
        print(f"ptxas refuses {count} of {opcode}{' (known)' if known else ''}: {complaint}")
    accepted = accepted_by_ptxas([form for row in filter(testable, table.rows()) for form in table.few_forms(row)])
    for instruction in accepted:
        print(f"ptxas accepts, the table lacks: {instruction}")
    sys.exit(bool(accepted) or any(not known for *_, known in counts))


if __name__ == "__main__":
    main()
