"""Make a random header and its spec: declarations in a valid order, with expected outcomes."""

import random
from dataclasses import dataclass, field

import attributes
import ctype
import functions
import plain
import records
from ctype import STATUS, Type

INCLUDES = "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n"

# Names that code around a declaration may use, and keywords of Python that are not C's.
AWKWARD = ["status", "call", "self", "form", "py", "argv", "nargs", "kwnames", "slots", "retval", "done", "recorded", "result",
           "module", "state", "held", "i", "tuple_", "PyObject_", "fn", "name", "args", "kwargs", "key", "data", "type_"]  # fmt: skip
PYTHON_WORDS = ["from", "in", "is", "lambda", "class", "def", "None", "pass", "with", "yield", "not", "async"]


@dataclass
class Declaration:
    """One declaration. `fate` is its outcome: bound, skipped, or none (it is only counted)."""

    name: str
    text: str
    fate: str = "bound"
    kind: str = ""  # in the list of skipped declarations
    names: list = field(default_factory=list)  # names that the module must have
    needs: tuple = ()
    rules: dict = field(default_factory=dict)  # section of the spec: lines
    facts: list = field(default_factory=list)  # for probe.py
    oracle: list = field(default_factory=list)  # C statements that print the compiler's values


class Maker:
    """Random numbers, new names, and the types so far: the means to make declarations."""

    def __init__(self, rng, prefix):
        self.rng, self.prefix, self.made = rng, prefix, []
        self.types = list(ctype.PLAIN)
        self.used = 0

    def name(self, word):
        self.used += 1
        return f"{self.prefix}_{word}{self.used}"

    def chance(self, share):
        return self.rng.random() < share

    def pick(self, *kinds):
        """Return a type of these kinds, or None; the header's are as likely as C's."""
        own = [t for t in self.types if t.kind in kinds and t.name]
        rest = [t for t in self.types if t.kind in kinds and not t.name]
        some = own if own and (not rest or self.chance(0.5)) else rest
        return self.rng.choice(some) if some else None

    def member_names(self, count):
        return self.rng.sample([*AWKWARD, *(f"m{i}" for i in range(40))], count)

    def add(self, declaration, *types):
        self.made.append(declaration)
        self.types.extend(types)

    def comment(self):
        words = ["a value", '"quoted"', "50 %s %d", "back\\\\slash", "{braces}", "@x@", "naïve ☃", "it's", "<b>", "`code`", "\\ref x", "??/"]
        text = " ".join(self.rng.sample(words, 3))
        return self.rng.choice(["", "", f"/** {text} */\n", f"/* {text} */\n", f"/// {text}\n", f"/*! \\brief {text}\n * {text}\n */\n"])


FORMS = [
    (3, plain.scalar_typedef), (1, plain.float_typedef), (1, plain.array_typedef), (1, plain.function_typedef),
    (2, plain.callback_typedef), (2, plain.handle), (1, plain.opaque), (1, plain.type_alias),
    (5, plain.enumeration), (1, plain.unnamed_enumeration), (3, plain.integer_macro), (1, plain.float_macro),
    (1, plain.text_macro), (1, plain.other_macro), (1, plain.extern_variable), (2, plain.constant), (1, plain.nothing),
    (10, records.record), (2, records.refused), (5, attributes.attributed),
    (16, functions.function), (1, functions.inline), (1, functions.refused), (1, functions.skipped),
]  # fmt: skip


class Header:
    """A header made from a seed: its declarations, and the texts that the tools read."""

    def __init__(self, seed, count=50):
        self.seed, self.module = seed, f"torture{seed}"
        rng = random.Random(f"header {seed}")
        maker = Maker(rng, rng.choice(["t", "lib", "Tx", "_q"]))
        maker.types.append(Type(f"{STATUS} {{}}", "enum", "I", name=STATUS, needs=(STATUS,), low=0, high=9, known=(0, 7, 8)))
        forms, weights = [form for _, form in FORMS], [weight for weight, _ in FORMS]
        while len(maker.made) < count:
            rng.choices(forms, weights)[0](maker, Declaration)
        self.declarations = maker.made

    @classmethod
    def of(cls, seed, declarations):
        """Return a header with given declarations."""
        header = object.__new__(cls)
        header.seed, header.module, header.declarations = seed, f"torture{seed}", declarations
        return header

    def without(self, names):
        """Return the same header without some declarations and those that use them."""
        gone, left = set(names), []
        for declaration in self.declarations:
            if declaration.name in gone or gone.intersection(declaration.needs):
                gone.add(declaration.name)
            else:
                left.append(declaration)
        return Header.of(self.seed, left)

    @property
    def text(self):
        status = f"typedef enum {STATUS} {{ TORTURE_OK = 0, TORTURE_WRONG = 7, TORTURE_WORSE = 8 }} {STATUS};\n"
        guard = f"TORTURE_{self.seed}_H"
        return f"#ifndef {guard}\n#define {guard}\n{INCLUDES}{status}" + "\n".join(d.text for d in self.declarations) + "\n#endif\n"

    @property
    def spec(self):
        lines = [
            f"module: {self.module}", f"title: Torture {self.seed}", f"headers: [{self.module}.h]",
            f"library: {{name: {self.module}, soname: lib{self.module}.so.1}}",
            f"status: {{enum: {STATUS}, success: TORTURE_OK, error_class: TortureError, prefix: TORTURE_}}",
        ]  # fmt: skip
        lines += [f"python_names: {{{', '.join(f'{word}: {word}_' for word in PYTHON_WORDS)}}}"]
        blocking = self.rules("blocking")
        lines += [f"blocking: [{', '.join(blocking)}]"]
        for section in "returned", "records", "functions":
            if rules := self.rules(section):
                lines += [f"{section}:", *(f"  {rule}" for rule in rules)]
        skips = {kind: self.rules(f"skip {kind}") for kind in ("functions", "macros", "typedefs", "records", "enums", "variables")}
        if any(skips.values()):
            lines += ["skip:", *(f"  {kind}: {{{', '.join(rules)}}}" for kind, rules in skips.items() if rules)]
        return "\n".join(lines) + "\n"

    def rules(self, section):
        return [line for d in self.declarations for line in d.rules.get(section, [])]

    @property
    def oracle(self):
        """Return a C program that prints the compiler's values for the header."""
        lines = [line for d in self.declarations for line in d.oracle]
        return (
            f'#include "{self.module}.h"\n#include <stdio.h>\n#include <string.h>\n'
            "static void integer(const char *name, int negative, unsigned long long value)\n"
            '{ printf("\\"%s\\": %s%llu,\\n", name, negative ? "-" : "", negative ? -value : value); }\n'
            "static void bytes(const char *name, const void *at, size_t size)\n"
            '{ printf("\\"%s\\": \\"", name); for (size_t i = 0; i < size; i++) printf("%02x", ((const unsigned char *)at)[i]);'
            ' printf("\\",\\n"); }\n'
            "#define INTEGER(name, value) integer(name, (value) < 0, (unsigned long long)(value))\n"
            'int main(void) {\nputs("{");\n' + "\n".join(lines) + '\n(void)bytes; integer("", 0, 0);\nfputs("\\"\\\\n\\": 0}\\n", stdout);\nreturn 0;\n}\n'
        )

    @property
    def facts(self):
        return {
            "module": self.module,
            "names": [name for d in self.declarations for name in d.names],
            "checks": [fact for d in self.declarations for fact in d.facts],
        }
