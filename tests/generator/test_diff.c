// Tests diff*.c. Each test compares two small headers under the rules of their specs.
//
// An expected text has a line for each change: "rank kind what name", "!" if the change breaks
// callers, then a colon and the old and new text. The change's details and the affected rules
// follow, indented.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "compare/diff.h"
#include "fixture.h"
#include "model/find.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char *const ranks[] = {"removed", "prototype", "layout", "value", "added", "other"};
static const char *const kinds[] = {"function", "record", "enum", "enumerator",
                                    "typedef",  "macro",  "table"};

static void
add_sides(text *out, const char *before, const char *after)
{
    if (before || after)
        text_printf(out, ": %s -> %s", before ? before : "", after ? after : "");
    text_add(out, "\n");
}

static char *
lines_of(const diff_report *r)
{
    text out = {0};
    text_add(&out, "");
    for (int i = 0; i < r->count; i++) {
        const diff_change *c = &r->changes[i];
        text_printf(&out, "%s %s %s %s%s%s%s", ranks[c->rank], kinds[c->subject], c->what,
                    c->parent ? c->parent : "", c->parent ? "." : "", c->name,
                    c->breaking ? "!" : "");
        add_sides(&out, c->before, c->after);
        for (int j = 0; j < c->detail_count; j++) {
            const diff_detail *part = &c->details[j];
            text_printf(&out, "  %s%s%s%s", part->what, part->name ? " " : "",
                        part->name ? part->name : "", part->breaking ? "!" : "");
            add_sides(&out, part->before, part->after);
        }
        for (int j = 0; j < c->rule_count; j++)
            text_printf(&out, "  spec %s\n", c->rules[j]);
    }
    return out.data;
}

// The header and the rules of one side of a comparison.
typedef struct side {
    const char *header;
    const char *rules;
} side;

static void
compare(side before, side after, const char *expected)
{
    fixture old = fixture_new(before.header, before.rules ? before.rules : "");
    fixture new = fixture_new(after.header, after.rules ? after.rules : "");
    diff_report *r = diff_models(new.a, old.m, new.m);
    char *lines = lines_of(r);
    assert_string_equal(lines, expected);
    assert_int_equal(r->breaking > 0, strchr(expected, '!') != NULL);
    free(lines);
    fixture_free(&new);
    fixture_free(&old);
}

static void
compare_headers(const char *before, const char *after, const char *expected)
{
    compare((side){before, NULL}, (side){after, NULL}, expected);
}

// ---- no change ----

static void
test_diff_same(void **state)
{
    (void)state;
    const char *header = "typedef struct pair { int a; union { int b; float c; }; } pair;\n"
                         "typedef struct box_st *box;\n"
                         "#define LIMIT 7\n"
                         "status f(box b, const pair *p);\n";
    compare_headers(header, header, "");
}

static void
test_diff_order_does_not_matter(void **state)
{
    (void)state;
    compare_headers("#define A 1\n#define B 2\ntypedef int x;\ntypedef enum { E, F } e;\n"
                    "typedef struct { int i; } s;\nstatus f(x i);\nstatus g(s v);\n",
                    "typedef struct { int i; } s;\nstatus g(s v);\ntypedef int x;\nstatus f(x i);\n"
                    "#define B 2\n#define A 1\ntypedef enum { F = 1, E = 0 } e;\n",
                    "");
}

// ---- functions ----

static void
test_diff_function_gone_and_new(void **state)
{
    (void)state;
    compare((side){"status f(int *out);\nstatus g(void);\n", "functions: {f: {out: out}}\n"},
            (side){"status g(void);\nstatus h(const int *items, int count);\n",
                   "functions: {h: {items: {len: count}}}\n"},
            "removed function removed f!: status f(int *out) -> \n"
            "  spec f: {out: out}\n"
            "added function added h:  -> status h(const int *items, int count)\n"
            "  spec h: {items: {len: count}}\n");
}

static void
test_diff_function_renamed(void **state)
{
    (void)state;
    compare_headers("status f_v2(int a);\n", "#define f f_v2\nstatus f(int a);\n",
                    "removed function renamed f_v2!: status f_v2(int a) -> status f(int a)\n");
}

static void
test_diff_function_of_another_symbol(void **state)
{
    (void)state;
    compare_headers("status f(int a);\nstatus f_v2(int a);\n", "#define f f_v2\nstatus f(int a);\n",
                    "removed function removed f_v2!: status f_v2(int a) -> \n"
                    "  now under:  -> f\n"
                    "prototype function other symbol f!\n"
                    "  symbol!: f -> f_v2\n");
}

// The name stands for two functions: the one with that symbol, which callers cannot reach, and the
// one that a macro renames to it.
static void
test_diff_function_over_an_older_one(void **state)
{
    (void)state;
    const char *plain = "status end(void);\n";
    const char *over = "status end(void);\n#define end end_v2\nstatus end(void);\n";
    compare_headers(over, over, "");
    compare_headers(plain, over,
                    "prototype function other symbol end!\n  symbol!: end -> end_v2\n");
}

static void
test_diff_prototype(void **state)
{
    (void)state;
    static const struct {
        const char *before, *after, *expected;
    } cases[] = {
        {"status f(int a);\n", "status f(long a);\n",
         "prototype function other prototype f!: status f(int a) -> status f(long a)\n"
         "  type a!: int -> long\n"},
        {"status f(int a);\n", "int f(int a);\n",
         "prototype function other prototype f!: status f(int a) -> int f(int a)\n"
         "  result!: status -> int\n"
         "  status: checked -> no status\n"},
        {"status f(int a);\n", "status f(int a, int b);\n",
         "prototype function other prototype f!: status f(int a) -> status f(int a, int b)\n"
         "  added b!:  -> int\n"},
        {"status f(int a, char b);\n", "status f(int a);\n",
         "prototype function other prototype f!: status f(int a, char b) -> status f(int a)\n"
         "  removed b!: char -> \n"},
        {"status f(int a, long b, int c);\n", "status f(int a, int c);\n",
         "prototype function other prototype f!: status f(int a, long b, int c) -> "
         "status f(int a, int c)\n"
         "  removed b!: long -> \n"},
        {"status f(int wide, int high);\n", "status f(int high, int wide);\n",
         "prototype function other prototype f!: status f(int wide, int high) -> "
         "status f(int high, int wide)\n"
         "  moved wide!: 1 -> 2\n"
         "  moved high!: 2 -> 1\n"},
        {"status f(const int *a);\n", "status f(const long *a);\n",
         "prototype function other prototype f!: status f(const int *a) -> "
         "status f(const long *a)\n"
         "  type a!: const int * -> const long *\n"},
        {"status f(void (*call)(int));\n", "status f(void (*call)(long));\n",
         "prototype function other prototype f!: status f(void (*call)(int)) -> "
         "status f(void (*call)(long))\n"
         "  type call!: void (*)(int) -> void (*)(long)\n"},
        {"status f(int a[4]);\n", "status f(int *a);\n", ""}, // an array parameter is a pointer
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        compare_headers(cases[i].before, cases[i].after, cases[i].expected);
}

static void
test_diff_const_lost(void **state)
{
    (void)state;
    compare((side){"status f(const int *a);\n", "functions: {f: {a: {dir: in, len: 1}}}\n"},
            (side){"status f(int *a);\n", "functions: {f: {a: {dir: in, len: 1}}}\n"},
            "prototype function other prototype f!: status f(const int *a) -> status f(int *a)\n"
            "  type a!: const int * -> int *\n"
            "  spec f: {a: {dir: in, len: 1}}\n");
}

// The prototype's text is the same, but it means another struct.
static void
test_diff_typedef_of_another_struct(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st { int i; } a;\ntypedef struct b_st { long i; } b;\n"
                    "typedef a thing;\nstatus f(const thing *t);\n",
                    "typedef struct a_st { int i; } a;\ntypedef struct b_st { long i; } b;\n"
                    "typedef b thing;\nstatus f(const thing *t);\n",
                    "prototype function other prototype f!: status f(const thing *t) -> "
                    "status f(const thing *t)\n"
                    "  type t!: const struct a_st * -> const struct b_st *\n"
                    "layout typedef other type thing!: a -> b\n");
}

static void
test_diff_parameter_renamed(void **state)
{
    (void)state;
    compare(
        (side){"status f(int old, int other);\n", NULL},
        (side){"status f(int fresh, int another);\n", "functions: {f: {fresh: {alias: old}}}\n"},
        "other function changed f\n"
        "  renamed: old -> fresh\n"
        "  alias old\n"
        "  renamed: other -> another\n"
        "  no alias other\n"
        "  spec f: {fresh: {alias: old}}\n");
}

static void
test_diff_function_facts(void **state)
{
    (void)state;
    compare((side){"typedef int small;\nstatus f(small a);\n", NULL},
            (side){"typedef int small;\n__attribute__((deprecated)) status f(int a);\n",
                   "blocking: [f]\nsymbols: {f: {since: 2000}}\n"},
            "other function changed f\n"
            "  spelled a: small -> int\n"
            "  kind a: scalar -> int\n"
            "  class a: small -> \n"
            "  deprecated: no -> yes\n"
            "  since: 0 -> 2000\n"
            "  blocking: no -> yes\n");
}

static void
test_diff_decisions(void **state)
{
    (void)state;
    const char *header = "status f(int *list, int count, int *result);\n";
    compare((side){header, "functions: {f: {list: out, result: out}}\n"},
            (side){header, "functions: {f: {list: {dir: in, len: count, nullable: true}, "
                           "result: inout}}\n"},
            "other function changed f\n"
            "  direction list: out -> in\n"
            "  kind list: out_int -> list_int\n"
            "  len list:  -> count\n"
            "  nullable list: no -> yes\n"
            "  argument list: no -> yes\n"
            "  result list: yes -> no\n"
            "  checked form count: same -> count\n"
            "  direction result: out -> inout\n"
            "  kind result: out_int -> inout_int\n"
            "  argument result: no -> yes\n"
            "  spec f: {list: {dir: in, len: count, nullable: true}, result: inout}\n");
}

// The value needs quotes in YAML's flow style.
static void
test_diff_extents(void **state)
{
    (void)state;
    const char *header = "status f(void *dst, int width, int pitch, int height);\n";
    compare((side){header, "functions: {f: {dst: address}}\n"},
            (side){header, "functions: {f: {dst: {dir: address, target: true, "
                           "bytes: \"width, pitch pitch, rows height\"}}}\n"},
            "other function changed f\n"
            "  bytes dst:  -> width, pitch pitch, rows height\n"
            "  target dst: no -> yes\n"
            "  spec f: {dst: {dir: address, bytes: \"width, pitch pitch, rows height\", "
            "target: true}}\n");
}

static void
test_diff_function_bound_and_not(void **state)
{
    (void)state;
    const char *header = "status f(int a);\nstatus g(int a);\nstatus h(int a);\n";
    compare((side){header, "skip: {functions: {\"[gh]\": no use}}\n"},
            (side){"status f(int a);\nstatus g(int a);\nstatus h(long a);\n",
                   "skip: {functions: {\"[fh]\": no more use}}\n"},
            "removed function no longer bound f!: status f(int a) -> \n"
            "  not bound:  -> no more use\n"
            "prototype function other prototype h: status h(int a) -> status h(long a)\n"
            "  type a!: int -> long\n"
            "added function now bound g:  -> status g(int a)\n"
            "  not bound: no use -> \n");
}

static void
test_diff_second_names(void **state)
{
    (void)state;
    const char *header = "status f(int a);\nstatus g(int a);\n";
    compare((side){header, "aliases: {gone: f, moved: f, kept: f}\n"},
            (side){header, "aliases: {kept: f, moved: g, fresh: g}\n"},
            "removed function alias removed gone!: f -> \n"
            "removed function alias moved moved!: f -> g\n"
            "added function alias added fresh:  -> g\n");
}

// ---- structs ----

typedef struct layout_case {
    const char *before;
    const char *after;
    const char *expected;
} layout_case;

// Compares two structs of the form `typedef struct s_st {…} s;`.
static void
compare_structs(const layout_case *c)
{
    arena *a = arena_new();
    const char *form = "typedef struct s_st { %s } s;\n";
    const char *before = arena_printf(a, form, c->before);
    const char *after = arena_printf(a, form, c->after);
    compare_headers(before, after, c->expected);
    arena_free(a);
}

static void
test_diff_layout_breaking(void **state)
{
    (void)state;
    static const layout_case cases[] = {
        {"int a;", "int a; int b;",
         "layout record resized s!\n  size!: 4 -> 8\n  added b:  -> int at 4\n"},
        {"int a; int b;", "int b; int a;",
         "layout record changed s!\n  moved a!: 0 -> 4\n  moved b!: 4 -> 0\n"},
        {"int a; int b;", "int a; int c;", "layout record changed s!\n  renamed b!: b -> c\n"},
        {"int a; int b;", "int a; float b;", "layout record changed s!\n  type b!: int -> float\n"},
        {"int a; int b;", "int a;",
         "layout record resized s!\n  size!: 8 -> 4\n  removed b!: int at 4 -> \n"},
        {"int a;", "int a __attribute__((aligned(8))); int b;",
         "layout record resized s!\n  size!: 4 -> 8\n  align!: 4 -> 8\n  added b:  -> int at 4\n"},
        {"char a[8];", "char a[8] __attribute__((aligned(8)));",
         "layout record changed s!\n  align!: 1 -> 8\n"},
        {"int kept[2];", "int reserved[2];",
         "layout record changed s!\n  removed kept!: int[2] at 0 -> \n"
         "  reserved, added reserved:  -> int[2] at 0\n"},
        {"struct { int x; int y; } at;", "struct { int y; int x; } at;",
         "layout record changed s!\n  moved at.x!: 0 -> 4\n  moved at.y!: 4 -> 0\n"},
        {"int a; int b; struct { int x; } at;", "int a; struct { int x; } at; int b;",
         "layout record changed s!\n  moved b!: 4 -> 8\n  moved at!: 8 -> 4\n"},
        {"struct { int x; } at[2];", "struct { int x; } at[3];",
         "layout record resized s!\n  size!: 8 -> 12\n"
         "  type at!: struct of 4 bytes[2] at 0 -> struct of 4 bytes[3] at 0\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        compare_structs(&cases[i]);
}

static void
test_diff_layout_recut(void **state)
{
    (void)state;
    static const layout_case cases[] = {
        {"int a; int reserved[3];", "int a; int b; int reserved[2];",
         "layout record re-cut s\n  reserved reserved: int[3] at 4 -> int[2] at 8\n"
         "  added b:  -> int at 4\n"},
        {"int a; int reserved;", "int a; int b;",
         "layout record re-cut s\n  reserved, removed reserved: int at 4 -> \n"
         "  added b:  -> int at 4\n"},
        {"int a; union { int b; };", "int a; union { int b; float c; };",
         "layout record re-cut s\n  added c:  -> float at 4\n"},
        {"int a; char b; char pad[3];", "int a; char b; char c; char pad[2];",
         "layout record re-cut s\n  reserved pad: char[3] at 5 -> char[2] at 6\n"
         "  added c:  -> char at 5\n"},
        // A field may move into an anonymous union or out of it: its spelling in C and in Python
        // stays.
        {"int a; int b;", "int a; union { int b; };", ""},
        {"struct { int a; union { int b; }; };", "int a; int b;", ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        compare_structs(&cases[i]);
}

// Anonymous types are compared without their numbers, which shift if another one is added in front.
static void
test_diff_anonymous_types_have_no_number(void **state)
{
    (void)state;
    compare_headers("typedef struct { int reserved[2]; union { int a; float b; } v; } s;\n",
                    "typedef struct { union { int c; float d; }; int reserved; "
                    "union { int a; float b; } v; } s;\n",
                    "layout record re-cut s\n"
                    "  reserved reserved: int[2] at 0 -> int at 4\n"
                    "  added c:  -> int at 0\n"
                    "  added d:  -> float at 0\n");
}

static void
test_diff_record_gone_and_new(void **state)
{
    (void)state;
    compare((side){"typedef struct a_st { int count; int *items; } a;\n",
                   "records: {a: {items: {len: count}}}\n"},
            (side){"typedef union b_st { int i; struct { float x; } at; } b;\n", NULL},
            "removed record removed a!: struct of 16 bytes, align 8: count (int at 0), "
            "items (int * at 8) -> \n"
            "  spec a: {items: {len: count}}\n"
            "added record added b:  -> union of 4 bytes, align 4: i (int at 0), "
            "at (struct of 4 bytes at 0), at.x (float at 0)\n");
}

static void
test_diff_record_renamed(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st { int x; int y; } a;\nstatus f(const a *p);\n",
                    "typedef struct b_st { int x; int y; } b;\nstatus f(const b *p);\n",
                    "removed record renamed a!: struct a -> struct b\n"
                    "other function changed f\n"
                    "  spelled p: const a * -> const b *\n"
                    "  class p: a -> b\n");
    compare_headers("typedef struct a_st { int x; int y; } a;\n",
                    "typedef struct b_st { int x; int y; } a;\n",
                    "removed record renamed a_st!: struct a_st -> struct b_st\n");
    // Two new structs are candidates, so neither counts as the renamed one.
    compare_headers("typedef struct a_st { int x; int y; } a;\n",
                    "typedef struct b_st { int x; int y; } b;\n"
                    "typedef struct c_st { int x; int y; } c;\n",
                    "removed record removed a!: struct of 8 bytes, align 4: x (int at 0), "
                    "y (int at 4) -> \n"
                    "added record added b:  -> struct of 8 bytes, align 4: x (int at 0), "
                    "y (int at 4)\n"
                    "added record added c:  -> struct of 8 bytes, align 4: x (int at 0), "
                    "y (int at 4)\n");
}

// Two identical structs become one under both names, so the class remains.
static void
test_diff_record_second_name(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st { int x; int y; } a;\n"
                    "typedef struct a_v2_st { int x; int y; } a_v2;\nstatus f(const a *p);\n",
                    "typedef struct a_v2_st { int x; int y; } a_v2;\ntypedef a_v2 a;\n"
                    "status f(const a *p);\n",
                    "removed record renamed a_st!: struct a_st -> struct a_v2_st\n");
    // With another layout the name stands for another type, which is reported once.
    compare_headers("typedef struct a_st { int x; int y; } a;\n"
                    "typedef struct a_v2_st { int x; int z; } a_v2;\n",
                    "typedef struct a_v2_st { int x; int z; } a_v2;\ntypedef a_v2 a;\n",
                    "removed record removed a_st!: struct of 8 bytes, align 4: x (int at 0), "
                    "y (int at 4) -> \n"
                    "layout typedef other type a!: struct a_st -> a_v2\n");
}

static void
test_diff_reserved_names_are_no_heirs(void **state)
{
    (void)state;
    compare_headers("typedef enum e_enum { A = 0, OLD = 96 } e;\n",
                    "typedef enum e_enum { A = 0, Reserved96 = 96 } e;\n",
                    "removed enumerator removed e.OLD!: 96 -> \n"
                    "added enumerator added e.Reserved96:  -> 96\n");
    compare_headers("typedef struct s_st { int x; int old; } s;\n",
                    "typedef struct s_st { int x; int cudaReserved; } s;\n",
                    "layout record changed s!\n  removed old!: int at 4 -> \n"
                    "  added cudaReserved:  -> int at 4\n");
}

static void
test_diff_version_macros(void **state)
{
    (void)state;
    compare_headers(
        "#define VERSION 1\n#define LIB_VERSION 1\n#define LIB_VER_BUILD 4\n#define LIB_MAJOR 1\n"
        "#define lib_version_text \"1\"\n#define LIB_ROW_MAJOR 1\n"
        "#define LIB_OLD_VERSION 3\n",
        "#define VERSION 1\n#define LIB_VERSION 2\n#define LIB_VER_BUILD 0\n#define LIB_MAJOR 2\n"
        "#define lib_version_text \"2\"\n#define LIB_ROW_MAJOR 2\n",
        "removed macro removed LIB_OLD_VERSION: 3 -> \n"
        "value macro value LIB_ROW_MAJOR!: 1 -> 2\n"
        "other macro value LIB_MAJOR: 1 -> 2\n"
        "other macro value LIB_VERSION: 1 -> 2\n"
        "other macro value LIB_VER_BUILD: 4 -> 0\n"
        "other macro value lib_version_text: 1 -> 2\n");
}

static void
test_diff_record_name_gone_and_new(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st { int x; } a_v1;\ntypedef a_v1 a;\n",
                    "typedef struct a_st { int x; } a_v2;\ntypedef a_v2 a;\n",
                    "removed typedef removed a_v1!: record: struct a_st -> \n"
                    "added typedef added a_v2:  -> record: struct a_st\n");
}

static void
test_diff_record_defined(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st *a;\n", "typedef struct a_st { int i; } *a;\n",
                    "removed typedef no longer bound a!: handle: struct a_st * -> \n"
                    "  not bound:  -> another name of a C type\n"
                    "added record now bound a_st:  -> struct of 4 bytes, align 4: i (int at 0)\n"
                    "  not bound: handle target -> \n");
    compare_headers("typedef struct a_st { int i; } a;\n", "typedef struct a_st a;\n",
                    "removed record no longer bound a!: struct of 4 bytes, align 4: "
                    "i (int at 0) -> \n"
                    "  not bound:  -> handle target\n");
}

static void
test_diff_struct_to_union(void **state)
{
    (void)state;
    compare_headers("typedef struct a_st { int i; } a;\n", "typedef union a_st { int i; } a;\n",
                    "layout record changed a!\n  keyword!: struct -> union\n");
}

static void
test_diff_field_decisions(void **state)
{
    (void)state;
    const char *header = "typedef struct { int n; int *p; void *q; } s;\n";
    compare((side){header, "records: {s: {p: {kind: pointer_int}}}\n"},
            (side){header, "records: {s: {p: {len: n}, q: {skip: internal}}}\n"},
            "layout record changed s!\n"
            "  no longer exposed q!: void * at 16 -> void * at 16\n"
            "  spec s: {p: {len: n}, q: {skip: internal}}\n"
            "other record changed s\n"
            "  kind p: pointer_int -> array_of_int\n"
            "  len p:  -> n\n"
            "  spec s: {p: {len: n}, q: {skip: internal}}\n");
}

// ---- enums ----

static void
test_diff_enumerators(void **state)
{
    (void)state;
    compare_headers("typedef enum { A = 1, B = 2, C = 3, D = 4, E = 5 } e;\n"
                    "typedef enum { X = 1 } x;\n",
                    "typedef enum { A = 1, B = 7, NEW_C = 3, F = 6, ALSO_A = 1 } e;\n"
                    "typedef enum { X = 1, E = 5 } x;\n",
                    "removed enumerator renamed e.C!: 3 -> NEW_C\n"
                    "removed enumerator removed e.D!: 4 -> \n"
                    "removed enumerator moved e.E!: 5 -> x.E\n"
                    "value enumerator value e.B!: 2 -> 7\n"
                    "added enumerator added e.ALSO_A:  -> 1\n"
                    "added enumerator added e.F:  -> 6\n"
                    "added enumerator added x.E:  -> 5\n");
}

static void
test_diff_enum_type(void **state)
{
    (void)state;
    compare_headers("typedef enum { A = 1 } e;\n", "typedef enum { A = 1, B = -1 } e;\n",
                    "value enum C type e!: unsigned int -> int\n"
                    "added enumerator added e.B:  -> -1\n");
}

static void
test_diff_enum_gone_new_and_renamed(void **state)
{
    (void)state;
    compare_headers("typedef enum { A = 1, B = 2 } a;\ntypedef enum { C = -1 } c;\n"
                    "status f(a one);\n",
                    "typedef enum { A = 1, B = 2, BB = 3 } b;\ntypedef enum { D = 4 } d;\n"
                    "status f(b one);\n",
                    "removed enum renamed a!: a -> b\n"
                    "removed enum removed c!: int: C = -1 -> \n"
                    "added enum added d:  -> unsigned int: D = 4\n"
                    "added enumerator added b.BB:  -> 3\n"
                    "other function changed f\n"
                    "  spelled one: a -> b\n"
                    "  class one: a -> b\n");
}

// ---- typedefs and macros ----

static void
test_diff_typedefs(void **state)
{
    (void)state;
    compare_headers("typedef int number;\ntypedef long gone;\ntypedef void (*call)(int);\n"
                    "typedef struct box_st *box;\ntypedef struct bag_st *bag;\n",
                    "typedef long number;\ntypedef long fresh;\ntypedef void (*call)(long);\n"
                    "typedef struct box_st *chest;\ntypedef struct sack_st *bag;\n",
                    "removed typedef renamed box!: handle: struct box_st * -> chest\n"
                    "removed typedef removed gone!: scalar: long -> \n"
                    "prototype typedef other type call!: void (*)(int) -> void (*)(long)\n"
                    "layout typedef other type bag!: struct bag_st * -> struct sack_st *\n"
                    "layout typedef other type number!: int -> long\n"
                    "added typedef added fresh:  -> scalar: long\n");
}

#define PROLOGUE "#define VERSION 2000\ntypedef enum status_enum { OK = 0, BAD = 1 } status;\n"

static void
test_diff_macros(void **state)
{
    (void)state;
    compare((side){PROLOGUE
                   "#define SAME 1\n#define MOVED 1\n#define GONE 1\n#define LIB_VERSION 1\n"
                   "#define LIB_VER_MINOR 2\n#define OVERSIZE 1\n#define PLUMBING __attribute__\n"
                   "#define HIDDEN 1\n",
                   NULL},
            (side){PROLOGUE
                   "#define SAME 1\n#define MOVED -1\n#define FRESH 0xffffffffffffffffULL\n"
                   "#define LIB_VERSION 2\n#define LIB_VER_MINOR 3\n#define OVERSIZE 2\n"
                   "#define OTHER_PLUMBING __attribute__\n#define HIDDEN 1\n",
                   "skip: {macros: {HIDDEN: no use}}\n"},
            "removed macro removed GONE!: 1 -> \n"
            "removed macro no longer bound HIDDEN!: 1 -> \n"
            "  not bound:  -> no use\n"
            "value macro value MOVED!: 1 -> -1\n"
            "value macro value OVERSIZE!: 1 -> 2\n"
            "added macro added FRESH:  -> 18446744073709551615\n"
            "other macro value LIB_VERSION: 1 -> 2\n"
            "other macro value LIB_VER_MINOR: 2 -> 3\n");
}

// ---- value tables ----

static const char attributes[] = "typedef enum { NUMBER = 0, NAME = 1 } key;\n"
                                 "status get(void *value, key which);\n";

static void
test_diff_tables(void **state)
{
    (void)state;
    const char *rule = "functions: {get: {value: {dir: out, type_by: which, table: keys}}}\n";
    arena *a = arena_new();
    const char *before =
        arena_printf(a, "%stables: {keys: {enum: key, rows: {NUMBER: int32}}}\n", rule);
    const char *after = arena_printf(
        a, "%stables: {keys: {enum: key, rows: {NUMBER: uint32, \"{NAME,LAST}\": bytes 16}}}\n",
        rule);
    compare((side){attributes, before},
            (side){"typedef enum { NUMBER = 0, NAME = 1, LAST = 2, FREE = 3 } key;\n"
                   "status get(void *value, key which);\n",
                   after},
            "added enumerator added key.LAST:  -> 2\n"
            "  spec table keys: bytes\n"
            "added enumerator added key.FREE:  -> 3\n"
            "  spec table keys: no row\n"
            "other table changed keys\n"
            "  row NUMBER: int32 -> uint32\n"
            "  row NAME:  -> bytes 16\n");
    arena_free(a);
}

// ---- other modules' declarations ----

static void
test_diff_leaves_out_other_modules_declarations(void **state)
{
    (void)state;
    fixture old = fixture_new("typedef struct { int a; } s;\ntypedef enum { A = 1 } e;\n"
                              "typedef int gone;\n",
                              "");
    fixture new = fixture_new("typedef struct { long a; } s;\ntypedef enum { A = 2 } e;\n"
                              "typedef struct { int b; } t;\ntypedef enum { B = 2 } f;\n"
                              "typedef int fresh;\n",
                              "");
    const char *records[] = {"s", "t"}, *enums[] = {"e", "f"};
    for (int i = 0; i < 2; i++) {
        ((record *)find_record(new.m, records[i]))->origin = "other";
        ((enumeration *)find_enum(new.m, enums[i]))->origin = "other";
        ((typedef_decl *)find_typedef(new.m, records[i]))->origin = "other";
        ((typedef_decl *)find_typedef(new.m, enums[i]))->origin = "other";
    }
    ((typedef_decl *)find_typedef(old.m, "gone"))->origin = "other";
    ((typedef_decl *)find_typedef(new.m, "fresh"))->origin = "other";
    diff_report *r = diff_models(new.a, old.m, new.m);
    char *lines = lines_of(r);
    assert_string_equal(lines, "");
    free(lines);
    fixture_free(&new);
    fixture_free(&old);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_diff_same),
        cmocka_unit_test(test_diff_order_does_not_matter),
        cmocka_unit_test(test_diff_function_gone_and_new),
        cmocka_unit_test(test_diff_function_renamed),
        cmocka_unit_test(test_diff_function_of_another_symbol),
        cmocka_unit_test(test_diff_function_over_an_older_one),
        cmocka_unit_test(test_diff_prototype),
        cmocka_unit_test(test_diff_const_lost),
        cmocka_unit_test(test_diff_typedef_of_another_struct),
        cmocka_unit_test(test_diff_parameter_renamed),
        cmocka_unit_test(test_diff_function_facts),
        cmocka_unit_test(test_diff_decisions),
        cmocka_unit_test(test_diff_extents),
        cmocka_unit_test(test_diff_function_bound_and_not),
        cmocka_unit_test(test_diff_second_names),
        cmocka_unit_test(test_diff_layout_breaking),
        cmocka_unit_test(test_diff_layout_recut),
        cmocka_unit_test(test_diff_anonymous_types_have_no_number),
        cmocka_unit_test(test_diff_record_gone_and_new),
        cmocka_unit_test(test_diff_record_renamed),
        cmocka_unit_test(test_diff_record_second_name),
        cmocka_unit_test(test_diff_reserved_names_are_no_heirs),
        cmocka_unit_test(test_diff_version_macros),
        cmocka_unit_test(test_diff_record_name_gone_and_new),
        cmocka_unit_test(test_diff_record_defined),
        cmocka_unit_test(test_diff_struct_to_union),
        cmocka_unit_test(test_diff_field_decisions),
        cmocka_unit_test(test_diff_enumerators),
        cmocka_unit_test(test_diff_enum_type),
        cmocka_unit_test(test_diff_enum_gone_new_and_renamed),
        cmocka_unit_test(test_diff_typedefs),
        cmocka_unit_test(test_diff_macros),
        cmocka_unit_test(test_diff_tables),
        cmocka_unit_test(test_diff_leaves_out_other_modules_declarations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
