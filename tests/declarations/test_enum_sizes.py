"""Test that enumerators have the C type of their enum.

The type has 64 bits if a value needs them, and 8 or 16 bits if the declaration says so.
"""

import json

import pytest
from support import libraries
from support.made_library import MadeLibrary, must

HEADER = """
#include <stdint.h>
typedef enum Code { FINE = 0, WRONG = 7 } Code;
typedef enum Big { NONE_SET = 0, HALF = 0x100000000, ALL = 0xFFFFFFFFFFFFFFFF } Big;
typedef enum Deep { LOWEST = -0x7FFFFFFFFFFFFFFF - 1, MINUS = -1, HIGHEST = 0x7FFFFFFFFFFFFFFF } Deep;
typedef enum Tiny { TINY = 1, LAST = 255 } __attribute__((packed)) Tiny;
enum __attribute__((packed)) Below { DOWN = -128, UP = 127 };
#ifdef __clang__
#define TYPED(tag, type, mode_) enum tag : type
#else // gcc has types behind enums from version 13 on
#define TYPED(tag, type, mode_) enum __attribute__((mode(mode_))) tag
#endif
typedef TYPED(Word, uint16_t, HI) { ONE = 1, MOST = 65535 } Word;
typedef TYPED(Sign, int8_t, QI) { PLUS = 1 } Sign;
typedef TYPED(Plain, int, SI) { FIRST = 1 } Plain;
typedef TYPED(Wide, uint64_t, DI) { NARROW = 1 } Wide;
typedef struct mixed {
    Tiny tiny; enum Below below; Word word; Sign sign; Plain plain; Wide wide; Big big; Deep deep;
    Tiny tinies[3]; Big bigs[2];
} mixed;
typedef enum Attr { ATTR_BIG = 1, ATTR_TINY = 2 } Attr;
typedef Big (*on_big)(Big value, Tiny tiny, void *data);
Code give_big(Big in, Big *out);
Code give_deep(Deep in, Deep *out);
Code give_tiny(Tiny in, Tiny *out);
Code give_below(enum Below in, enum Below *out);
Code give_word(Word in, Word *out);
Code give_sign(Sign in, Sign *out);
Code give_plain(Plain in, Plain *out);
Code give_wide(Wide in, Wide *out);
Code swap_big(Big *value);
Code swap_tiny(Tiny *value);
Code list_big(const Big *in, Big *out, int n);
Code list_tiny(const Tiny *in, Tiny *out, int n);
Code mix(const mixed *in, mixed *out);
Code set_attr(Attr attr, const void *value);
Code get_attr(Attr attr, void *value);
Code call_big(on_big f, void *data, Big *out);
Big last_big(void);
"""
SPEC = """
status: {enum: Code, success: FINE, error_class: SampleError}
python_names: {in: in_}
blocking: []
tables: {attrs: {enum: Attr, rows: {ATTR_BIG: enum Big, ATTR_TINY: enum Tiny}}}
functions:
  give_{big,deep,tiny,below,word,sign,plain,wide}: {out: out}
  swap_{big,tiny}: {value: inout}
  list_{big,tiny}: {in: {len: n}, out: {dir: out, len: n}}
  mix: {out: out}
  set_attr: {value: {dir: in, type_by: attr, table: attrs}}
  get_attr: {value: {dir: out, type_by: attr, table: attrs}}
  call_big: {f: {closure: data, scope: call}, out: out}
  last_big: {_function: {status: bare}}
"""
SOURCE = """
#include <string.h>
#include "sample.h"
#define GIVE(name, type) Code give_##name(type in, type *out) { *out = in; return FINE; }
GIVE(big, Big) GIVE(deep, Deep) GIVE(tiny, Tiny) GIVE(below, enum Below) GIVE(word, Word) GIVE(sign, Sign) GIVE(plain, Plain)
GIVE(wide, Wide)
Code swap_big(Big *value) { *value = ~*value; return FINE; }
Code swap_tiny(Tiny *value) { *value ^= 0xff; return FINE; }
Code list_big(const Big *in, Big *out, int n) { memcpy(out, in, n * sizeof *in); return FINE; }
Code list_tiny(const Tiny *in, Tiny *out, int n) { memcpy(out, in, n * sizeof *in); return FINE; }
Code mix(const mixed *in, mixed *out) { *out = *in; return FINE; }
static Big big; static Tiny tiny;
Code set_attr(Attr attr, const void *value) { memcpy(attr == ATTR_BIG ? (void *)&big : &tiny, value, attr == ATTR_BIG ? 8 : 1); return FINE; }
Code get_attr(Attr attr, void *value) { memcpy(value, attr == ATTR_BIG ? (void *)&big : &tiny, attr == ATTR_BIG ? 8 : 1); return FINE; }
Code call_big(on_big f, void *data, Big *out) { *out = f(ALL, LAST, data); return FINE; }
Big last_big(void) { return ALL; }
"""
PROGRAM = """
import copy, pickle
from cubind import sample
from cubind.checked import sample as checked
Big, Deep, Tiny, Below, Word, Sign = sample.Big, sample.Deep, sample.Tiny, sample.Below, sample.Word, sample.Sign
def refused(call, *arguments):
    try:
        print("taken:", call(*arguments))
    except (ValueError, OverflowError) as error:
        print(type(error).__name__, error)
print([int(m) for m in Big], [int(m) for m in Deep], [int(m) for m in Tiny], [int(m) for m in Below], [int(m) for m in Word])
print(Big(2**64 - 1), Big.ALL == 2**64 - 1, 2**64 - 1 in Big, -1 in Big, Deep(-1), 2**64 - 1 in Deep, Big.ALL.name, Big.ALL.value)
print(pickle.loads(pickle.dumps(Big.ALL)) is Big.ALL, copy.copy(Big.ALL) is Big.ALL)
refused(Big, -1)
refused(Deep, 2**64 - 1)
for module in sample, checked:
    for name, cls, values in [("big", Big, [Big.ALL, 2**64 - 1, 2**63, 5]), ("deep", Deep, [-(2**63), 2**63 - 1, Deep.MINUS]),
                              ("tiny", Tiny, [255, Tiny.TINY]), ("below", Below, [-128, 127, -1]), ("word", Word, [65535, 7]),
                              ("sign", Sign, [-1, 127]), ("plain", sample.Plain, [-5, 1]), ("wide", sample.Wide, [2**64 - 1])]:
        for value in values:
            out = getattr(module, "give_" + name)(value)
            out = out[1] if module is sample else out
            assert out == value and type(out) is cls, (name, value, out)
    for name, values in [("big", [-1, 2**64]), ("deep", [2**63, -(2**63) - 1]), ("tiny", [256, -1]), ("below", [128, -129]),
                         ("word", [65536, -1]), ("sign", [128])]:
        for value in values:
            refused(getattr(module, "give_" + name), value)
    print(module.swap_big(Big.ALL), module.swap_big(0), module.swap_tiny(Tiny.LAST))
    print(module.list_big([Big.ALL, Big.HALF, Big.NONE_SET], *([3] if module is sample else [])))
    print(module.list_tiny([Tiny.LAST, Tiny.TINY, Tiny.LAST], *([3] if module is sample else [])))
    print(module.set_attr(sample.Attr.ATTR_BIG, Big.ALL), module.get_attr(sample.Attr.ATTR_BIG))
    print(module.set_attr(sample.Attr.ATTR_TINY, Tiny.LAST), module.get_attr(sample.Attr.ATTR_TINY))
    print(module.call_big(lambda big, tiny, data: print(repr(big), repr(tiny)) or Big.HALF, None), repr(module.last_big()))
m = sample.mixed()
m.tinies = [Tiny.LAST, Tiny.TINY, Tiny.LAST]
m.bigs = [Big.ALL, Big.HALF]
m.tiny, m.below, m.word, m.sign, m.plain, m.wide, m.big, m.deep = Tiny.LAST, Below.DOWN, 65535, -3, -4, 2**64 - 5, Big.ALL, Deep.LOWEST
out = checked.mix(m)
print(out.tiny, out.below, out.word, int(out.sign), int(out.plain), int(out.wide), out.big, out.deep, out.tinies, out.bigs)
refused(setattr, m, "tiny", 256)
print(m.tiny, m.below)
"""
FINE = "<Code.FINE: 0>"
ALL = "<Big.ALL: 18446744073709551615>"
LAST, TINY, HALF = "<Tiny.LAST: 255>", "<Tiny.TINY: 1>", "<Big.HALF: 4294967296>"


def refusals():
    return ["OverflowError can't convert negative value to enum Big", "OverflowError Python int too large to convert to C unsigned long",
            *["OverflowError Python int too large to convert to C long"] * 2,
            *["OverflowError value too large to convert to enum Tiny"] * 2, *["OverflowError value too large to convert to enum Below"] * 2,
            *["OverflowError value too large to convert to enum Word"] * 2, "OverflowError value too large to convert to enum Sign"]


def values(checked):
    def given(value):
        return value if checked else f"({FINE}, {value})"

    done = "None" if checked else f"({FINE},)"
    return [
        *refusals(),
        f"{given('<Big.NONE_SET: 0>')} {given(ALL)} {given('<Tiny.unknown: 0>')}",
        given(f"[{ALL}, {HALF}, <Big.NONE_SET: 0>]"), given(f"[{LAST}, {TINY}, {LAST}]"),
        f"{done} {given(ALL)}", f"{done} {given(LAST)}", f"{ALL} {LAST}", f"{given(HALF)} {ALL}",
    ]


def test_values_of_any_size(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [
        "[0, 4294967296, 18446744073709551615] [-9223372036854775808, -1, 9223372036854775807] [1, 255] [-128, 127] [1, 65535]",
        f"{ALL} True True False <Deep.MINUS: -1> False ALL 18446744073709551615",
        "True True",
        "ValueError -1 is not a valid Big",
        "ValueError 18446744073709551615 is not a valid Deep",
        *values(False), *values(True),
        f"{LAST} <Below.DOWN: -128> <Word.MOST: 65535> -3 -4 18446744073709551611 {ALL} <Deep.LOWEST: -9223372036854775808> "
        f"[{LAST}, {TINY}, {LAST}] [{ALL}, {HALF}]",
        "OverflowError value too large to convert to enum Tiny",
        f"{LAST} <Below.DOWN: -128>",
    ]


def test_values_stand_in_models_and_docstrings_as_they_are(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    library.build()
    dump = library.generator("dump", "--spec", tmp_path / "specs" / "sample.yaml").stdout
    (big,) = (e for e in json.loads(dump)["enums"] if e["name"] == "Big")
    assert [(item["name"], item["value"]) for item in big["items"]] == [("NONE_SET", 0), ("HALF", 1 << 32), ("ALL", (1 << 64) - 1)]
    assert "ALL = 18446744073709551615" in " ".join(library.python("from cubind import sample; print(sample.Big.__doc__)").split())
    # The code from a model equals the code from the headers that the model was made of.
    (tmp_path / "sample.json").write_text(dump)
    must(libraries.BUILD / "generator" / "cubind-gen", "generate", "--model", tmp_path / "sample.json", "--out", tmp_path / "again")
    assert (tmp_path / "again/sample/types.h").read_text() == (tmp_path / "sample/types.h").read_text()


@pytest.mark.parametrize(
    ("header", "spec", "error"),
    [
        ("typedef enum Code { FINE = 0, BAD = 0x100000000 } Code;\nCode f(int x);\n", "status: {enum: Code, success: FINE}\nblocking: []\n",
         "Code has 64 bits, but a status has at most 32"),
        ("typedef enum Code { FINE = 0 } Code;\ntypedef enum Key { A = 0x100000000 } Key;\nCode f(Key key, const void *value);\n",
         "status: {enum: Code, success: FINE}\nblocking: []\ntables: {t: {enum: Key, rows: {A: int32}}}\n"
         "functions: {f: {value: {dir: in, type_by: key, table: t}}}\n",
         "f.key has 64 bits, but only 32-bit values can choose a type"),
    ],
)
def test_what_64_bits_are_no_use_for(tmp_path, header, spec, error):
    assert error in MadeLibrary(tmp_path, header, spec).check()
