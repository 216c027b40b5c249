// Tests check/ and model/read.c: accepted models, and declarations that older headers may lack.
// test_golden_errors.c tests refused specs and headers (tests/golden/errors).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/diag.h"
#include "capture.h"
#include "check/check.h"
#include "check/load.h"
#include "fixture.h"
#include "model/write.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char rules_of_2000[] =
    "blocking: [\"new*\"]\n"
    "nonblocking: [newOther]\n"
    "tables:\n"
    "  attrs: {enum: attr, rows: {OLD: int32, NEW: int32}}\n"
    "  fresh: {enum: newer, rows: {X: int32}}\n"
    "records: {box: {height: {skip: reserved}}, crate: {x: {skip: reserved}}}\n"
    "functions:\n"
    "  get: {value: {dir: out, type_by: which, table: attrs}, size: in}\n"
    "  newThing: {out: out, other: {dir: out, type_by: which, table: fresh}}\n"
    "symbols: {newThing: {since: 2000}}\n"
    "skip: {macros: {\"NEW_*\": plumbing}}\n";

static const char header_without_news[] = "typedef enum status_enum { OK = 0 } status;\n"
                                          "typedef enum attr_enum { OLD = 1 } attr;\n"
                                          "typedef struct box_st { int width; } box;\n"
                                          "status get(attr which, void *value);\n";

// Returns the errors of checking the header under a version, with the rules above.
static char *
check_version(const char *version, bool *good)
{
    char header[1000];
    strcat(strcat(strcat(strcpy(header, "#define VERSION "), version), "\n"), header_without_news);
    fixture f = fixture_new(header, rules_of_2000);
    capture_begin();
    *good = check_model(f.m, f.s);
    char *errors = capture_end();
    fixture_free(&f);
    return errors;
}

static void
test_check_excuses_older_headers(void **state)
{
    (void)state;
    bool good = false;
    char *errors = check_version("1999", &good);
    assert_string_equal(errors, "");
    assert_true(good);
    free(errors);
}

static int
count_lines(const char *text)
{
    int lines = 0;
    for (; (text = strchr(text, '\n')) != NULL; text++)
        lines++;
    return lines;
}

static void
test_check_reports_everything_at_once(void **state)
{
    (void)state;
    bool good = true;
    char *errors = check_version("2000", &good);
    assert_false(good);
    // Two patterns, the macro pattern, the enumerator, the enum, the field, the struct, the
    // parameter, the function and the symbol.
    assert_int_equal(count_lines(errors), 10);
    free(errors);
}

static void
test_check_newer_headers_are_held_to_the_rules(void **state)
{
    (void)state;
    bool good = true;
    char *errors = check_version("2001", &good);
    assert_false(good);
    free(errors);
}

static void
test_check_undecided_pointers_fail_under_any_version(void **state)
{
    (void)state;
    fixture f =
        fixture_new("#define VERSION 1\ntypedef enum e { OK } status;\nstatus f(int *x);\n", "");
    capture_begin();
    assert_false(check_model(f.m, f.s));
    char *errors = capture_end();
    assert_non_null(
        strstr(errors, "input.h:3:15: error: f: the direction of \"x\" (int *) is not decided"));
    free(errors);
    fixture_free(&f);
}

static void
test_check_knows_the_types_of_c(void **state)
{
    (void)state;
    fixture f = fixture_new("#include <stdint.h>\n#include <stdio.h>\n"
                            "status f(FILE *file, size_t n, const uint64_t *x);\n",
                            "functions: {f: {file: address, x: {len: n}}}\n");
    assert_true(check_model(f.m, f.s));
    fixture_free(&f);
}

static char *
written(const model *m)
{
    text t = {0};
    model_write(m, &t);
    return t.data;
}

static void
test_check_model_survives_writing_and_reading(void **state)
{
    (void)state;
    fixture f = fixture_new(
        "#define BIG 0xffffffffffffffffull\n#define SMALL -1\n#define NOTHING ((void *)0)\n"
        "typedef struct thing_st *thing;\ntypedef unsigned long long address;\n"
        "typedef void (*notify)(thing t, const char *text);\n"
        "typedef enum attr_enum { A = -2, B = 3, C = 3 } attr;\ntypedef attr attr2;\n"
        "typedef struct box_st { int x; union { long l; void *p; } u; char name[8]; int "
        "reserved[2]; } box_v1;\n"
        "typedef box_v1 box;\n"
        "status f(const box *b, thing *out, notify n, void *data, int sizes[4], unsigned count, "
        "attr a);\n"
        "const char *g(void);\n",
        "tables: {t: {enum: attr, rows: {A: bytes 8, B: handle thing}}}\n"
        "functions:\n"
        "  f: {out: out, n: {closure: data, scope: once}, data: {nullable: true, dir: in}, sizes: "
        "{dir: in, len: count},\n"
        "      a: {default: 0, alias: attribute}}\n"
        "  g: {_function: {status: false}}\n");
    char *first = written(f.m);
    char *path = capture_file("model.json", first);
    arena *a = arena_new();
    const model *m = model_load(a, path);
    capture_remove(path);
    assert_non_null(m);
    char *second = written(m);
    assert_string_equal(first, second);
    assert_string_equal(m->functions[0].name, "f");
    assert_string_equal(m->functions[0].params[4].decayed->spelling, "int *");
    assert_int_equal(m->functions[0].params[4].declared->length, 4);
    assert_string_equal(m->records[1].name, f.m->records[1].name);
    assert_string_equal(m->records[1].bases[1], f.m->records[1].bases[1]);
    free(second);
    free(first);
    arena_free(a);
    fixture_free(&f);
}

// The model uses every member that only some modules have.
static void
test_check_whole_model_survives_writing_and_reading(void **state)
{
    (void)state;
    fixture f = fixture_importing(
        "typedef struct stream_st *stream;\ntypedef struct pair_st { float x, y; } pair;\n"
        "typedef struct { long l; } other;\ntypedef other renamed;\n"
        "typedef enum type_enum { F32, C64 } type;\n",
        "#include <stddef.h>\n#include \"other.h\"\n"
        "typedef enum mode_enum { HOST, DEVICE } mode;\n"
        "typedef enum attr_enum { IDS } attr;\n"
        "typedef struct box_st { int x; } box;\ntypedef box *box_handle;\n"
        "typedef void (*notify)(int level);\n"
        "status getMode(stream s, mode *m);\n"
        "status f(stream s, const void *alpha, type t, const pair *beta, double *result);\n"
        "status g(box_handle b, int *items, int n, int *count, renamed *r);\n"
        "status get(attr a, void *value, size_t size, size_t *written);\n"
        "status setNotify(notify fn);\nstatus getNotify(notify *fn);\n"
        "static inline int make(int x) { return x; }\n"
        "static inline status init(int x) { return g(NULL, NULL, x, NULL, NULL); }\n"
        "status last(void);\nint level(void);\nstatus put(void *dst, size_t n);\n"
        "typedef struct { void *at; size_t n; } area;\nstatus fill(area *a);\n",
        "imports: {base: [other.h]}\n"
        "handles: [box_handle]\nstreams: [stream]\nbases: {box_handle: driver.Box}\n"
        "aliases: {old: f}\nbuffers: true\nnumbers: {pair: complex64}\n"
        "sections: {first: [f], results: [\"g*\"]}\n"
        "queries: {q: {function: getMode, call: \"s, &value\", host: [HOST]},\n"
        "          bare: {function: getMode, call: \"s, &value\"}}\n"
        "tables: {types: {enum: type, rows: {F32: float, C64: complex64}},\n"
        "         attrs: {enum: attr, keys: raw, rows: {IDS: list_uint32}}}\n"
        "records: {box: {_record: {plain: true, initial: \"{1}\"}},\n"
        "          area: {at: {bytes: \"n, when n < 9\", target: true}}}\n"
        "parameters: {alpha: {kind: number_in, mode: q, type_by: t, table: types, complex_by: t}}\n"
        "ends: [put]\n"
        "functions:\n"
        "  getMode: {m: out}\n"
        "  f: {beta: {kind: number_in, mode: q}, result: {kind: number_out}}\n"
        "  g: {items: {dir: out, len: n, count_written: count}, count: out, r: {dir: inout, "
        "consumed: true}}\n"
        "  get: {value: {dir: out, type_by: a, table: attrs, size_query: true},\n"
        "        \"{size,written}\": {kind: typed_size, pair: value}}\n"
        "  setNotify: {fn: {scope: process}}\n"
        "  getNotify: {fn: out}\n"
        "  make: {_function: {status: false, inline: {expression: x}}}\n"
        "  init: {_function: {inline: {symbol: g, expression: \"call(0, 0, x, 0, 0)\"}}}\n"
        "  last: {_function: {status: value}}\n"
        "  level: {_function: {status: bare}}\n"
        "  fill: {a: inout}\n"
        "  put: {dst: {dir: address, target: true, bytes: \"1, pitch 2, rows n\"}}\n");
    char *first = written(f.m);
    char *path = capture_file("model.json", first);
    arena *a = arena_new();
    const model *m = model_load(a, path);
    capture_remove(path);
    assert_non_null(m);
    char *second = written(m);
    assert_string_equal(first, second);
    static const char *const members[] = {
        "\"buffers\": true",
        "\"aliases\": [\n{\"function\": \"f\", \"name\": \"old\"}\n]",
        "{\"headers\": [\"other.h\"], \"module\": \"base\"}",
        "{\"call\": \"s, &value\", \"function\": \"getMode\", \"name\": \"bare\"}",
        "\"host\": [\"HOST\"]",
        "\"complex_by\": \"t\"",
        "\"mode\": \"q\"",
        "\"number\": \"complex64\"",
        "\"count_written\": \"count\"",
        "\"consumed\": true",
        "\"size_query\": true",
        "\"bytes\": \"1, pitch 2, rows n\"",
        "\"target\": true",
        "\"is_ended\": true",
        "\"bytes\": \"n, when n < 9\"",
        "\"result_form\": \"value\"",
        "\"result_form\": \"bare\"",
        "\"inline_expression\": \"x\"",
        "\"inline_symbol\": \"g\"",
        "\"origin\": \"base\"",
        "\"plain\": true",
        "\"initial\": \"{1}\"",
        "\"is_stream\": true",
        "\"section\": \"results\"",
        "\"base\": \"cubind.driver.Box\"",
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        assert_non_null(strstr(first, members[i]));
    assert_int_equal(m->imports[0].header_count, 1);
    assert_int_equal(m->queries[1].host_count, 1);
    assert_int_equal(m->functions[0].params[0].declared->cls, TYPE_HANDLE);
    free(second);
    free(first);
    arena_free(a);
    fixture_free(&f);
}

static char *
replaced(char *in, const char *from, const char *to)
{
    text out = {0};
    const char *rest = in;
    for (const char *at; (at = strstr(rest, from)) != NULL; rest = at + strlen(from)) {
        text_add_n(&out, rest, (size_t)(at - rest));
        text_add(&out, to);
    }
    assert_ptr_not_equal(rest, in);
    text_add(&out, rest);
    free(in);
    return out.data;
}

// A model of format 1 is a current model with other keys.
static void
test_check_model_of_the_first_format_is_read(void **state)
{
    (void)state;
    fixture f = fixture_new(
        "typedef enum { F32, IDS } attr;\ntypedef struct { int a; } box;\n"
        "status g(int *items, int n, int *count, box *r);\n"
        "status get(attr a, void *value, unsigned long size, unsigned long *written);\n",
        "tables: {attrs: {enum: attr, keys: raw, rows: {F32: float, IDS: list_uint32}}}\n"
        "functions:\n"
        "  g: {items: {dir: out, len: n, count_written: count}, count: out, "
        "r: {dir: inout, consumed: true}}\n"
        "  get: {value: {dir: out, type_by: a, table: attrs, size_query: true},\n"
        "        \"{size,written}\": {kind: typed_size, pair: value}}\n");
    static const char *const keys[][2] = {{"\"format\": 2", "\"format\": 1"},
                                          {"\"count_written\"", "\"used\""},
                                          {"\"consumed\"", "\"ends\""},
                                          {"\"size_query\"", "\"asks\""}};
    char *now = written(f.m), *first = written(f.m);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        first = replaced(first, keys[i][0], keys[i][1]);
    arena *a = arena_new();
    char *path = capture_file("model.json", first);
    const model *m = model_load(a, path);
    capture_remove(path);
    assert_non_null(m);
    char *again = written(m);
    assert_string_equal(again, now);
    // The keys of format 1 are unknown in format 2.
    first = replaced(first, "\"format\": 1", "\"format\": 2");
    path = capture_file("model.json", first);
    capture_begin();
    assert_null(model_load(a, path));
    char *errors = capture_end();
    assert_non_null(strstr(errors, "unknown key \"used\""));
    capture_remove(path);
    free(errors);
    free(again);
    free(first);
    free(now);
    arena_free(a);
    fixture_free(&f);
}

// A model has no alias of a function that is not bound, which happens with older headers: otherwise
// it could not be read back.
static void
test_check_model_has_no_alias_of_what_is_skipped(void **state)
{
    (void)state;
    fixture f = fixture_with("module: sample\nheaders: [input.h]\nversion_macro: VERSION\n"
                             "reviewed: 3000\nlibrary: {name: sample, soname: libsample.so.1}\n"
                             "status: {enum: status, success: OK}\n",
                             "status f(int x);\nstatic inline int g(int x) { return x; }\n",
                             "aliases: {old: f, other: g, later: h}\n");
    assert_true(check_model(f.m, f.s));
    assert_int_equal(f.m->alias_count, 1);
    assert_string_equal(f.m->aliases[0].name, "old");
    fixture_free(&f);
}

// A module that uses none of these members has none of their keys in its model.
static void
test_check_plain_model_has_no_new_members(void **state)
{
    (void)state;
    fixture f = fixture_new("status f(int x);\n", "");
    char *json = written(f.m);
    static const char *const keys[] = {"aliases",     "buffers", "imports",   "queries", "origin",
                                       "result_form", "plain",   "is_stream", "section"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        assert_null(strstr(json, keys[i]));
    free(json);
    fixture_free(&f);
}

static void
test_check_model_read_refuses_what_it_does_not_know(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"{\"module\": \"m\"}", "not a model of format 1"},
        {"{\"format\": 1}", "missing key \"module\""},
        {"{\"format\": 1, \"module\": \"m\", \"colour\": 1}", "unknown key \"colour\""},
        {"{\"format\": 1, \"module\": \"m\", \"types\": {}}", "not a list: \"types\""},
        {"{\"format\": 1, \"module\": \"m\", \"api_version\": \"x\"}", "no number: \"x\""},
        {"{\"format\": 1, \"module\": \"m\", \"typedefs\": [{\"name\": \"t\", \"order\": 0, "
         "\"loc\": \"a:1:1\",\n"
         " \"type\": \"int\", \"role\": \"alias\"}]}",
         "no such type: \"int\""},
        {"{\"format\": 1, \"module\": \"m\", \"types\": [{\"spelling\": \"int\", \"class\": "
         "\"number\"}]}",
         "unknown word \"number\""},
        {"{\"format\": 1, \"module\": \"m\", \"macros\": [{\"name\": \"A\", \"class\": \"int\", "
         "\"value\": 1,\n"
         " \"order\": 1}]}",
         "missing or repeated \"order\""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        arena *a = arena_new();
        char *path = capture_file("model.json", cases[i][0]);
        capture_begin();
        const model *m = model_load(a, path);
        char *errors = capture_end();
        capture_remove(path);
        assert_null(m);
        assert_non_null(strstr(errors, cases[i][1]));
        free(errors);
        arena_free(a);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_check_excuses_older_headers),
        cmocka_unit_test(test_check_reports_everything_at_once),
        cmocka_unit_test(test_check_newer_headers_are_held_to_the_rules),
        cmocka_unit_test(test_check_undecided_pointers_fail_under_any_version),
        cmocka_unit_test(test_check_knows_the_types_of_c),
        cmocka_unit_test(test_check_model_survives_writing_and_reading),
        cmocka_unit_test(test_check_whole_model_survives_writing_and_reading),
        cmocka_unit_test(test_check_model_of_the_first_format_is_read),
        cmocka_unit_test(test_check_model_has_no_alias_of_what_is_skipped),
        cmocka_unit_test(test_check_plain_model_has_no_new_members),
        cmocka_unit_test(test_check_model_read_refuses_what_it_does_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
