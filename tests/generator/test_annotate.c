// Tests annotate/ and kinds.c: the kinds and directions that follow from a spec and from defaults.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/text.h"
#include "fixture.h"
#include "model/find.h"
#include "spec/rules.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char classes[] = "#include <stddef.h>\n"
                              "typedef struct thing_st *thing;\n"
                              "typedef unsigned long long address;\n"
                              "typedef enum color_enum { RED = 1 } color;\n"
                              "typedef struct box_st { int width; } box;\n"
                              "typedef void (*notify)(void *data);\n";

static fixture
with_classes(const char *functions, const char *rules)
{
    char header[8192];
    strcat(strcpy(header, classes), functions);
    return fixture_new(header, rules);
}

static void
test_annotate_kinds_by_value(void **state)
{
    (void)state;
    fixture f =
        with_classes("status f(int i, double d, color c, thing t, address a, box b, notify n,\n"
                     "         int (*raw)(int), const char *s, const void *p);\n",
                     "functions: {f: {\"{n,raw}\": {scope: call}}}\n");
    static const char *const kinds[][2] = {
        {"i", "int"},    {"d", "float"},        {"c", "enum"},     {"t", "handle"},
        {"a", "scalar"}, {"b", "record_value"}, {"n", "callback"}, {"raw", "callback"},
        {"s", "string"}, {"p", "address"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        fixture_assert_kind(&f, "f", kinds[i][0], kinds[i][1], DIR_IN);
        assert_true(fixture_param(&f, "f", kinds[i][0])->is_argument);
        assert_false(fixture_param(&f, "f", kinds[i][0])->is_result);
    }
    assert_string_equal(fixture_param(&f, "f", "t")->class_name, "thing");
    assert_string_equal(fixture_param(&f, "f", "a")->class_name, "address");
    assert_string_equal(fixture_param(&f, "f", "b")->class_name, "box");
    assert_string_equal(fixture_param(&f, "f", "n")->class_name, "notify");
    assert_null(fixture_param(&f, "f", "i")->class_name);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_numbers_by_value(void **state)
{
    (void)state;
    fixture f = with_classes("typedef struct { float x, y; } pair;\nstatus f(pair p, box b);\n",
                             "numbers: {pair: complex64}\n");
    fixture_assert_kind(&f, "f", "p", "value_number", DIR_IN);
    assert_string_equal(fixture_param(&f, "f", "p")->number, "complex64");
    assert_null(fixture_param(&f, "f", "p")->class_name);
    fixture_assert_kind(&f, "f", "b", "record_value", DIR_IN);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_kinds_of_outputs(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status f(int *i, float *d, color *c, thing *t, address *a, box *b, void **p,\n"
        "         const char **s);\n",
        "functions: {f: {\"{i,d,c,t,a,b,p,s}\": out}}\n");
    static const char *const kinds[][2] = {
        {"i", "out_int"},    {"d", "out_float"},  {"c", "out_enum"},    {"t", "out_handle"},
        {"a", "out_scalar"}, {"b", "out_record"}, {"p", "out_address"}, {"s", "out_string"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        fixture_assert_kind(&f, "f", kinds[i][0], kinds[i][1], DIR_OUT);
        assert_false(fixture_param(&f, "f", kinds[i][0])->is_argument);
        assert_true(fixture_param(&f, "f", kinds[i][0])->is_result);
    }
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_kinds_of_lists(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status take(const int *i, const float *d, const color *c, const thing *t, const address "
        "*a,\n"
        "          const box *b, void **p, const char *const *s, size_t n);\n"
        "status give(int *i, float *d, color *c, thing *t, address *a, box *b, const thing **tv,\n"
        "           const box **bv, size_t *n);\n",
        "functions:\n"
        "  take: {\"{i,d,c,t,a,b,s}\": {len: n}, p: {dir: in, len: n}}\n"
        "  give: {\"{i,d,c,t,a,b}\": {dir: out, len: n}, \"{tv,bv}\": {dir: out, len: n}, n: "
        "inout}\n");
    static const char *const kinds[][2] = {
        {"i", "list_int"},    {"d", "list_float"},  {"c", "list_enum"},    {"t", "list_handle"},
        {"a", "list_scalar"}, {"b", "list_record"}, {"p", "list_address"}, {"s", "list_string"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        fixture_assert_kind(&f, "take", kinds[i][0], kinds[i][1], DIR_IN);
    for (size_t i = 0; i < 6; i++) {
        char kind[40] = "out_";
        fixture_assert_kind(&f, "give", kinds[i][0], strcat(kind, kinds[i][1]), DIR_OUT);
    }
    fixture_assert_kind(&f, "give", "tv", "out_view_handle", DIR_OUT);
    fixture_assert_kind(&f, "give", "bv", "out_view_record", DIR_OUT);
    assert_int_equal(fixture_param(&f, "take", "n")->checked, CHECKED_COUNT);
    fixture_assert_kind(&f, "give", "n", "count_inout", DIR_INOUT);
    assert_int_equal(fixture_param(&f, "give", "n")->checked, CHECKED_QUERY);
    assert_true(fixture_param(&f, "give", "n")->is_argument &&
                fixture_param(&f, "give", "n")->is_result);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_kinds_of_single_pointers(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status f(const box *b, box *changed, thing *t, int *i, color *c, address *a, int *raw);\n",
        "functions: {f: {\"{changed,t,i,c,a}\": inout, raw: address}}\n");
    fixture_assert_kind(&f, "f", "b", "record", DIR_IN);
    fixture_assert_kind(&f, "f", "changed", "record", DIR_INOUT);
    fixture_assert_kind(&f, "f", "t", "handle_ref", DIR_INOUT);
    fixture_assert_kind(&f, "f", "i", "inout_int", DIR_INOUT);
    fixture_assert_kind(&f, "f", "c", "inout_enum", DIR_INOUT);
    fixture_assert_kind(&f, "f", "a", "inout_scalar", DIR_INOUT);
    fixture_assert_kind(&f, "f", "raw", "address", DIR_ADDRESS);
    assert_false(fixture_param(&f, "f", "changed")->is_result);
    assert_false(fixture_param(&f, "f", "t")->is_result);
    assert_true(fixture_param(&f, "f", "i")->is_result);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_arrays_count_as_pointers(void **state)
{
    (void)state;
    fixture f = with_classes("status f(const float rate[], int sizes[4]);\n",
                             "functions: {f: {rate: {len: 2}, sizes: {dir: out, len: 4}}}\n");
    fixture_assert_kind(&f, "f", "rate", "list_float", DIR_IN);
    fixture_assert_kind(&f, "f", "sizes", "out_list_int", DIR_OUT);
    assert_int_equal(fixture_param(&f, "f", "sizes")->len_value, 4);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_kind_implies_direction(void **state)
{
    (void)state;
    fixture f =
        with_classes("status name(char *text, int length);\n"
                     "status log(char *text);\n"
                     "status logSize(size_t *size);\n"
                     "status dump(char *text, size_t *size);\n"
                     "status luid(char *bytes);\n"
                     "status launch(void **params, void **extra);\n"
                     "status same(int version);\n",
                     "functions:\n"
                     "  name: {text: {kind: out_name, len: length}}\n"
                     "  log: {text: {kind: buffer, len: call logSize}}\n"
                     "  logSize: {size: out}\n"
                     "  dump: {text: {kind: out_dump, len: size}, size: inout}\n"
                     "  luid: {bytes: {kind: out_bytes, len: 8}}\n"
                     "  launch: {params: {kind: kernel_params}, extra: {kind: pointer_int}}\n"
                     "  same: {version: {value: \"3\"}}\n");
    fixture_assert_kind(&f, "name", "text", "out_name", DIR_OUT);
    assert_int_equal(fixture_param(&f, "name", "length")->checked, CHECKED_BUFFER);
    fixture_assert_kind(&f, "log", "text", "buffer", DIR_OUT);
    assert_true(fixture_param(&f, "log", "text")->is_argument);
    assert_int_equal(fixture_param(&f, "log", "text")->checked, CHECKED_BUFFER);
    assert_int_equal(fixture_param(&f, "log", "text")->len, LEN_CALL);
    fixture_assert_kind(&f, "dump", "text", "out_dump", DIR_OUT);
    fixture_assert_kind(&f, "dump", "size", "count_inout", DIR_INOUT);
    assert_int_equal(fixture_param(&f, "dump", "size")->checked, CHECKED_BUFFER);
    fixture_assert_kind(&f, "launch", "params", "kernel_params", DIR_IN);
    fixture_assert_kind(&f, "same", "version", "fixed", DIR_IN);
    assert_false(fixture_param(&f, "same", "version")->is_argument);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_typed_values(void **state)
{
    (void)state;
    fixture f =
        with_classes("typedef enum attr_enum { SIZE = 7, OWNER = 9, NEW = 11 } attr;\n"
                     "status get(attr which, void *value, size_t *size);\n"
                     "status set(attr which, const void *value);\n"
                     "status all(attr *keys, void **values, unsigned n);\n",
                     "tables:\n"
                     "  attrs: {enum: attr_enum, rows: {OWNER: handle thing, SIZE: uint64}}\n"
                     "functions:\n"
                     "  get: {value: {dir: out, type_by: which, table: attrs}, size: {kind: "
                     "typed_size, pair: value, result_only: true}}\n"
                     "  set: {value: {type_by: which, table: attrs}}\n"
                     "  all: {keys: {kind: option_keys, len: n}, values: {kind: option_values, "
                     "len: n, pair: keys, table: attrs}}\n");
    fixture_assert_kind(&f, "get", "value", "typed_out", DIR_OUT);
    fixture_assert_kind(&f, "set", "value", "typed_in", DIR_IN);
    fixture_assert_kind(&f, "all", "keys", "option_keys", DIR_IN);
    fixture_assert_kind(&f, "all", "values", "option_values", DIR_IN);
    assert_true(fixture_param(&f, "get", "size")->is_result);
    assert_false(fixture_param(&f, "get", "size")->is_argument);
    assert_int_equal(fixture_param(&f, "all", "n")->checked, CHECKED_COUNT);
    assert_int_equal(f.m->table_count, 1);
    const value_table *t = find_table(f.m, "attrs");
    assert_int_equal(t->row_count, 2);
    assert_string_equal(t->rows[0].enumerator, "OWNER");
    assert_int_equal(t->rows[0].key, 9);
    assert_string_equal(t->rows[0].type, "handle");
    assert_string_equal(t->rows[0].class_name, "thing");
    assert_int_equal(t->rows[1].key, 7);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_callbacks(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status start(notify fn, void *data, thing *out);\nstatus stop(thing t);\n",
        "functions:\n"
        "  start: {fn: {closure: data, scope: notified, destroy: stop}, data: in, out: out}\n");
    const param *fn = fixture_param(&f, "start", "fn");
    assert_string_equal(fn->closure, "data");
    assert_string_equal(fn->scope, "notified");
    assert_string_equal(fn->destroy, "stop");
    assert_string_equal(fixture_param(&f, "start", "data")->kind, "closure");
    assert_string_equal(fixture_param(&f, "start", "data")->pair, "fn");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_checked_can_be_given(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status get(thing *items, unsigned *n);\nstatus all(thing *items, unsigned n);\n",
        "functions:\n"
        "  get: {items: {dir: out, len: n}, n: {dir: inout, default: 0, checked: same}}\n"
        "  all: {items: {dir: out, len: n}, n: {checked: count}}\n");
    assert_int_equal(fixture_param(&f, "get", "n")->checked, CHECKED_SAME);
    assert_true(fixture_param(&f, "get", "n")->default_zero);
    assert_int_equal(fixture_param(&f, "all", "n")->checked, CHECKED_COUNT);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_functions(void **state)
{
    (void)state;
    fixture f =
        with_classes("status copyAll(int bytes);\nstatus copyNever(void);\nstatus init(void);\n"
                     "const char *text(int code);\nstatus internal(void *what);\n"
                     "static inline status helper(void) { return OK; }\n",
                     "python_names: {bytes: numbytes}\n"
                     "blocking: [\"copy*\", init]\n"
                     "nonblocking: [copyNever]\n"
                     "locking: [\"*\"]\n"
                     "nonlocking: [text]\n"
                     "skip: {functions: {\"intern*\": for the library alone}}\n"
                     "sections: {copies: [\"copy*\"], rest: [\"i*\"]}\n"
                     "functions:\n"
                     "  text: {_function: {status: false}}\n"
                     "  copyAll: {bytes: {alias: size}, _function: {detail: {size: text, text: "
                     "text, of: bytes}}}\n"
                     "symbols: {\"copy{All,Never}\": {since: 1500}}\n");
    const function *copy = fixture_function(&f, "copyAll");
    assert_true(copy->blocking && !copy->locking && copy->status);
    assert_int_equal(copy->since, 1500);
    assert_string_equal(copy->detail_text, "text");
    assert_string_equal(copy->params[0].name, "bytes");
    assert_string_equal(copy->params[0].python_name, "numbytes");
    assert_string_equal(copy->params[0].alias, "size");
    assert_string_equal(copy->section, "copies");
    assert_string_equal(fixture_function(&f, "init")->section, "rest");
    assert_null(fixture_function(&f, "internal")->section);
    assert_null(fixture_function(&f, "text")->section);
    assert_false(fixture_function(&f, "copyNever")->blocking);
    assert_true(fixture_function(&f, "copyNever")->locking);
    assert_false(fixture_function(&f, "text")->locking);
    assert_true(fixture_function(&f, "init")->blocking);
    assert_false(fixture_function(&f, "text")->status);
    assert_string_equal(fixture_function(&f, "internal")->skip, "for the library alone");
    assert_non_null(fixture_function(&f, "helper")->skip);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_alias_fits_both_names(void **state)
{
    (void)state;
    static const char rules[] = "functions: {split: {remainder: {dir: out, alias: remaining}}}\n";
    fixture before = with_classes("status split(box *remaining);\n", rules);
    fixture after = with_classes("status split(box *remainder);\n", rules);
    fixture_assert_kind(&before, "split", "remaining", "out_record", DIR_OUT);
    fixture_assert_kind(&after, "split", "remainder", "out_record", DIR_OUT);
    assert_string_equal(fixture_param(&before, "split", "remaining")->alias, "remainder");
    assert_string_equal(fixture_param(&after, "split", "remainder")->alias, "remaining");
    fixture_assert_checked(&before);
    fixture_assert_checked(&after);
    fixture_free(&before);
    fixture_free(&after);
}

static void
assert_field(const fixture *f, const char *record, const char *name, const char *kind)
{
    const field *found = fixture_field(f, record, name);
    assert_null(found->skip);
    assert_non_null(found->kind);
    assert_string_equal(found->kind, kind);
}

static void
test_annotate_fields(void **state)
{
    (void)state;
    fixture f = with_classes(
        "typedef struct all_st {\n"
        "    int i; double d; color c; thing t; address a; notify n; box b; void *p; const char "
        "*s;\n"
        "    int ints[3]; float floats[2]; color colors[2]; thing things[2]; address addresses[2]; "
        "box boxes[2];\n"
        "    char chars[8]; unsigned char blob[8]; char id[16];\n"
        "    box *some; unsigned count; const char *const *names; box *one; void **params;\n"
        "    struct { int x; } inner;\n"
        "    int reserved0; char pad[4];\n"
        "} all;\n"
        "typedef union either_st { int i; char pad[8]; } either;\n"
        "typedef struct opaque_st { char reserved[64]; } opaque;\n"
        "typedef struct counted_st { int x; char reserved[60]; } counted;\n"
        "typedef struct shown_st { int x; int reserved; } shown;\n",
        "records:\n"
        "  all:\n"
        "    id: {kind: uuid}\n"
        "    chars: {kind: bytes}\n"
        "    some: {len: count}\n"
        "    names: {len: count}\n"
        "    one: {len: 1}\n"
        "    params: {kind: kernel_params}\n"
        "  shown_st: {reserved: {kind: int}}\n"
        "  either: {pad: {kind: bytes}}\n"
        "  opaque: {reserved: {kind: bytes}}\n"
        "  counted: {x: {skip: of no use}}\n");
    static const char *const kinds[][2] = {
        {"i", "int"},
        {"d", "float"},
        {"c", "enum"},
        {"t", "handle"},
        {"a", "scalar"},
        {"n", "callback"},
        {"b", "record"},
        {"p", "address"},
        {"s", "string"},
        {"ints", "list_int"},
        {"floats", "list_float"},
        {"colors", "list_enum"},
        {"things", "list_handle"},
        {"addresses", "list_scalar"},
        {"boxes", "list_record"},
        {"chars", "bytes"},
        {"blob", "blob"},
        {"id", "uuid"},
        {"some", "array_of_record"},
        {"names", "array_of_string"},
        {"one", "array_of_record"},
        {"params", "kernel_params"},
        {"inner", "record"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        assert_field(&f, "all", kinds[i][0], kinds[i][1]);
    assert_string_equal(fixture_field(&f, "all", "some")->len_name, "count");
    assert_string_equal(fixture_field(&f, "all", "some")->class_name, "box");
    assert_string_equal(fixture_field(&f, "all", "one")->len_name, "1");
    assert_string_equal(fixture_field(&f, "all", "reserved0")->skip, "reserved");
    assert_string_equal(fixture_field(&f, "all", "pad")->skip, "reserved");
    assert_field(&f, "either", "pad", "bytes");
    assert_field(&f, "opaque", "reserved", "bytes");
    assert_string_equal(fixture_field(&f, "counted", "reserved")->skip, "reserved");
    assert_string_equal(fixture_field(&f, "counted", "x")->skip, "of no use");
    assert_field(&f, "shown", "reserved", "int");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_common_parameters(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status one(int *A, int B);\nstatus two(int A[], thing B);\nstatus three(int *A);\n"
        "status four(int *now);\n",
        "parameters: {A: address, now: {dir: out}}\n"
        "functions: {three: {A: out}, four: {later: {dir: inout, alias: now}}}\n");
    fixture_assert_kind(&f, "one", "A", "address", DIR_ADDRESS);
    fixture_assert_kind(&f, "one", "B", "int", DIR_IN);
    fixture_assert_kind(&f, "two", "A", "address", DIR_ADDRESS);
    fixture_assert_kind(&f, "three", "A", "out_int", DIR_OUT);
    fixture_assert_kind(&f, "four", "now", "inout_int", DIR_INOUT);
    assert_false(f.s->rules->params[1].matched);
    f.s->rules->params[1].matched = true; // the only fault of this model
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_numbers(void **state)
{
    (void)state;
    fixture f = with_classes(
        "#include <stdint.h>\n"
        "typedef struct { float x, y; } complex_st;\ntypedef complex_st pair;\n"
        "typedef enum type_enum { F32, C64 } type;\ntypedef enum work_enum { W32 = 7 } work;\n"
        "typedef enum mode_enum { HOST } mode;\n"
        "status getMode(thing h, mode *m);\n"
        "status dot(thing h, const float *alpha, const pair *beta, double *result);\n"
        "status ex(const void *alpha, work w, type t, void *result, type r, int64_t *n);\n"
        "status more(thing h, const unsigned char *a, int16_t *b, uint32_t *c, const int64_t "
        "d[5]);\n",
        "numbers: {complex_st: complex64}\n"
        "queries: {pointer_mode: {function: getMode, call: \"h, &value\", host: [HOST]}}\n"
        "tables: {types: {enum: work, rows: {W32: float, C64: complex64}},\n"
        "         results: {enum: type, rows: {F32: float}}}\n"
        "parameters: {\"{alpha,beta}\": {kind: number_in, mode: pointer_mode}}\n"
        "functions:\n"
        "  getMode: {m: out}\n"
        "  dot: {result: {kind: number_out, mode: pointer_mode}}\n"
        "  ex: {alpha: {kind: number_in, type_by: w, table: types, complex_by: t},\n"
        "       result: {kind: number_out, type_by: r, table: results}, n: {kind: number_out}}\n"
        "  more: {a: {kind: number_in}, \"{b,c}\": {kind: number_inout}, d: {kind: number_in, len: "
        "5}}\n");
    static const char *const types[][3] = {
        {"dot", "alpha", "float"}, {"dot", "beta", "complex64"}, {"dot", "result", "double"},
        {"more", "a", "uint8"},    {"more", "b", "int16"},       {"more", "c", "uint32"},
        {"more", "d", "int64"},    {"ex", "n", "int64"},
    };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        const param *p = fixture_param(&f, types[i][0], types[i][1]);
        assert_non_null(p->number);
        assert_string_equal(p->number, types[i][2]);
        assert_null(p->class_name);
    }
    assert_null(fixture_param(&f, "ex", "alpha")->number);
    assert_string_equal(fixture_param(&f, "ex", "alpha")->complex_by, "t");
    assert_string_equal(fixture_param(&f, "dot", "alpha")->mode, "pointer_mode");
    fixture_assert_kind(&f, "dot", "alpha", "number_in", DIR_IN);
    fixture_assert_kind(&f, "dot", "result", "number_out", DIR_OUT);
    fixture_assert_kind(&f, "more", "b", "number_inout", DIR_INOUT);
    const param *result = fixture_param(&f, "dot", "result");
    assert_true(result->is_argument && result->is_result && result->default_zero);
    // A parameter has no default if a later one must be given.
    assert_false(fixture_param(&f, "ex", "result")->default_zero);
    assert_true(fixture_param(&f, "ex", "n")->default_zero);
    assert_false(fixture_param(&f, "more", "b")->default_zero);
    assert_true(fixture_param(&f, "more", "b")->is_argument &&
                fixture_param(&f, "more", "b")->is_result);
    assert_int_equal(f.m->query_count, 1);
    assert_string_equal(f.m->queries[0].host[0], "HOST");
    assert_int_equal(find_table(f.m, "types")->row_count, 2);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_type_by_query(void **state)
{
    (void)state;
    fixture f = with_classes(
        "typedef enum type_enum { F32 } type;\n"
        "status getType(thing h, type *t);\nstatus scale(thing h, const void *alpha);\n",
        "queries: {scale_type: {function: getType, call: \"h, &value\"}}\n"
        "tables: {types: {enum: type, rows: {F32: float}}}\n"
        "functions: {getType: {t: out}, scale: {alpha: {kind: number_in, type_by: scale_type, "
        "table: "
        "types}}}\n");
    assert_string_equal(fixture_param(&f, "scale", "alpha")->type_by, "scale_type");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_less_common_kinds(void **state)
{
    (void)state;
    fixture f =
        with_classes("typedef struct node_st { box *next; } node;\n"
                     "status setCallback(notify fn);\nstatus getCallback(notify *fn);\n"
                     "status desc(node **out);\nstatus release(node *n);\n"
                     "status sizes(size_t *size);\nstatus ids(int *items, int n, int *count);\n",
                     "records: {node: {next: {kind: record_ref}}}\n"
                     "functions:\n"
                     "  setCallback: {fn: {scope: process}}\n"
                     "  getCallback: {fn: out}\n"
                     "  desc: {out: {kind: out_record_ref}}\n"
                     "  release: {n: {dir: inout, consumed: true}}\n"
                     "  sizes: {size: {dir: out, len: 64, count_written: written}}\n"
                     "  ids: {items: {dir: out, len: n, count_written: count}, count: out}\n");
    assert_string_equal(fixture_param(&f, "setCallback", "fn")->scope, "process");
    fixture_assert_kind(&f, "getCallback", "fn", "out_callback", DIR_OUT);
    assert_string_equal(fixture_param(&f, "getCallback", "fn")->class_name, "notify");
    fixture_assert_kind(&f, "desc", "out", "out_record_ref", DIR_OUT);
    assert_string_equal(fixture_param(&f, "desc", "out")->class_name, "node");
    fixture_assert_kind(&f, "release", "n", "record", DIR_INOUT);
    assert_true(fixture_param(&f, "release", "n")->consumed);
    assert_string_equal(fixture_param(&f, "sizes", "size")->count_written, "written");
    assert_string_equal(fixture_param(&f, "ids", "items")->count_written, "count");
    assert_field(&f, "node", "next", "record_ref");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

// `ends` is about the first argument of any kind. It holds for later versions of the function, too.
static void
test_annotate_ended_arguments(void **state)
{
    (void)state;
    fixture f = fixture_new("typedef struct node_st *node;\ntypedef unsigned long address;\n"
                            "status destroy(node n, node other);\nstatus destroy_v2(node n);\n"
                            "status release(address at);\nstatus forget(void *memory);\n"
                            "status use(node n);\nstatus last(node *result);\nstatus all(void);\n",
                            "ends: [destroy, release, forget, last, all]\n"
                            "functions: {forget: {memory: address}, last: {result: out}}\n");
    assert_true(fixture_param(&f, "destroy", "n")->is_ended);
    assert_false(fixture_param(&f, "destroy", "other")->is_ended);
    assert_true(fixture_param(&f, "destroy_v2", "n")->is_ended);
    assert_true(fixture_param(&f, "release", "at")->is_ended);
    assert_true(fixture_param(&f, "forget", "memory")->is_ended);
    assert_false(fixture_param(&f, "use", "n")->is_ended);
    assert_false(fixture_param(&f, "last", "result")->is_ended);
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_results_and_inline(void **state)
{
    (void)state;
    fixture f = with_classes(
        "status lastError(void);\nint level(void);\n"
        "static inline box make(int width) { box b = {width}; return b; }\n"
        "static inline status init(box *b) { return OK; }\n"
        "static inline int unbound(void) { return 0; }\n"
        "static inline status wrap(int width) { return OK; }\n"
        "status init_internal(box *b, size_t size);\n",
        "exported: [\"wr*\"]\n"
        "functions:\n"
        "  lastError: {_function: {status: value}}\n"
        "  level: {_function: {status: bare}}\n"
        "  make: {_function: {status: false, inline: {expression: \"(box){.width = width}\"}}}\n"
        "  init: {b: in, _function: {inline: {symbol: init_internal, expression: \"call(b, sizeof "
        "*b)\"}}}\n"
        "  init_internal: {b: in}\n");
    const function *last = fixture_function(&f, "lastError");
    assert_int_equal(last->result_form, RESULT_VALUE);
    assert_true(last->status);
    assert_int_equal(fixture_function(&f, "level")->result_form, RESULT_BARE);
    assert_false(fixture_function(&f, "level")->status);
    const function *make = fixture_function(&f, "make");
    assert_null(make->skip);
    assert_null(make->inline_symbol);
    assert_string_equal(make->inline_expression, "(box){.width = width}");
    assert_string_equal(fixture_function(&f, "init")->inline_symbol, "init_internal");
    assert_non_null(fixture_function(&f, "unbound")->skip);
    const function *wrap = fixture_function(&f, "wrap");
    assert_null(wrap->skip);
    assert_false(wrap->is_inline);
    assert_string_equal(wrap->symbol, "wrap");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_classes_and_aliases(void **state)
{
    (void)state;
    fixture f =
        with_classes("typedef box *box_handle;\nstatus f(box_handle b, thing t, const box *raw);\n"
                     "status g(box_handle b);\n",
                     "handles: [box_handle]\nstreams: [thing]\nbases: {thing: driver.CUstream}\n"
                     "aliases: {second: f, another: f}\nbuffers: true\n"
                     "records: {box: {_record: {plain: true, initial: \"{1}\", guard: BOX}}}\n"
                     "functions: {g: {b: {kind: record}}}\n");
    fixture_assert_kind(&f, "f", "b", "handle", DIR_IN);
    assert_string_equal(fixture_param(&f, "f", "b")->class_name, "box_handle");
    fixture_assert_kind(&f, "f", "raw", "record", DIR_IN);
    fixture_assert_kind(&f, "g", "b", "record", DIR_IN);
    assert_string_equal(fixture_param(&f, "g", "b")->class_name, "box");
    const typedef_decl *thing = find_typedef(f.m, "thing");
    assert_true(thing->is_stream);
    assert_false(find_typedef(f.m, "box_handle")->is_stream);
    assert_string_equal(thing->base, "cubind.driver.CUstream");
    assert_int_equal(f.m->alias_count, 2);
    assert_string_equal(f.m->aliases[0].name, "another");
    assert_true(f.m->buffers);
    assert_true(find_record(f.m, "box")->plain);
    assert_string_equal(find_record(f.m, "box")->initial, "{1}");
    assert_string_equal(find_record(f.m, "box")->guard, "BOX");
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static void
test_annotate_types_of_comments(void **state)
{
    (void)state;
    static const char *const comments[][3] = {
        {"plain, see f.\n *\n * uint32_t", "uint32", NULL},
        {"x\n *\n * int32_t, default: A - more\n * of it", "int32", NULL},
        {"x\n *\n * int64_t;", "int64", NULL},
        {"x\n *\n * int32_t based on color, default: -1", "int32", NULL},
        {"x\n *\n * int32_t 0 means that\n * something; else", "int32", NULL},
        {"x\n *\n * uint32_t, see color", "uint32", NULL},
        {"x\n *\n * const void *", "address", NULL},
        {"x\n *\n * void *, default: NULL", "address", NULL},
        {"x\n *\n * int64_t*, default: NULL", "address", NULL},
        {"One case.\n *\n * One case: const void *, default: NULL\n * Other case: void *, default: "
         "NULL",
         "address", NULL},
        {"x\n *\n * array of uint32_t", "list_uint32", NULL},
        {"x\n *\n * readonly, set by f()\n * int32_t", "int32", NULL},
        {"x\n *\n * uint16_t, default: 0 (A)", "uint16", NULL},
        {"x\n *\n * int8_t", "int8", NULL},
        {"x\n *\n * float, default: 0.0f", "float", NULL},
        {"x\n *\n * uint64_t, default: uint64_t(-1) (all)", "uint64", NULL},
        {"x\n *\n * unsigned long long, default: 0", "uint64", NULL},
        {"x\n *\n * color, default: RED. A\n * sentence, of many words.", "int32", NULL},
        {"x\n *\n * thing, default: NULL", "handle", "thing"},
        {"x\n *\n * address", "scalar", "address"},
        {"x\n *\n * size_t", "size", NULL},
    };
    enum { COUNT = sizeof comments / sizeof *comments };
    char header[8192];
    char *end = header + sprintf(header, "typedef enum attr_enum {\n");
    for (int i = 0; i < COUNT; i++)
        end += sprintf(end, "  /** %s\n */\n  A%d = %d,\n", comments[i][0], i, i);
    sprintf(end, "  FIRST = 100,\n  SAME = 100\n} attr;\nstatus get(attr which, void *value, "
                 "size_t size, size_t *written);\n");
    fixture f = with_classes(
        header,
        "tables: {attrs: {enum: attr, keys: raw, from: comments, rows: {SAME: none, A1: "
        "bytes 3}}}\n"
        "functions: {get: {value: {dir: out, type_by: which, table: attrs, size_query: true},\n"
        "                  \"{size,written}\": {kind: typed_size, pair: value}}}\n");
    const value_table *t = find_table(f.m, "attrs");
    assert_string_equal(t->keys, "raw");
    assert_int_equal(t->row_count, COUNT + 1);
    assert_string_equal(t->rows[0].enumerator, "SAME");
    assert_string_equal(find_row_of_key(t, 1)->type, "bytes");
    for (int i = 0; i < COUNT; i++) {
        const value_row *row = find_row_of_key(t, i);
        assert_non_null(row);
        assert_string_equal(row->type, i == 1 ? "bytes" : comments[i][1]);
        assert_true(text_equal(row->class_name, comments[i][2]));
    }
    fixture_assert_checked(&f);
    fixture_free(&f);
}

static const skipped *
find_skip(const model *m, const char *kind, const char *name)
{
    for (int i = 0; i < m->skip_count; i++)
        if (strcmp(m->skips[i].kind, kind) == 0 && strcmp(m->skips[i].name, name) == 0)
            return &m->skips[i];
    return NULL;
}

static void
test_annotate_skips_have_reasons(void **state)
{
    (void)state;
    fixture f = with_classes("#define INPUT_H_ /* guard */\n"
                             "#define PLUMBING_A __attribute__((unused))\n"
                             "#define plain plain_v2\n"
                             "status plain_v2(void);\n"
                             "status internal(void);\n"
                             "typedef struct padded_st { int x; int reserved; } padded;\n"
                             "typedef enum odd_enum { ODD } odd;\n",
                             "skip:\n"
                             "  functions: {internal: not for users}\n"
                             "  macros: {\"PLUMBING_*\": compiler attribute}\n"
                             "  enums: {odd: unused}\n");
    static const char *const wanted[][3] = {
        {"function", "internal", "not for users"},
        {"macro", "PLUMBING_A", "compiler attribute"},
        {"macro", "plain", "rename"},
        {"record", "thing_st", "handle target"},
        {"field", "padded.reserved", "reserved"},
        {"enum", "odd", "unused"},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        const skipped *found = find_skip(f.m, wanted[i][0], wanted[i][1]);
        assert_non_null(found);
        assert_string_equal(found->reason, wanted[i][2]);
    }
    fixture_assert_checked(&f);
    fixture_free(&f);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_annotate_kinds_by_value),
        cmocka_unit_test(test_annotate_numbers_by_value),
        cmocka_unit_test(test_annotate_kinds_of_outputs),
        cmocka_unit_test(test_annotate_kinds_of_lists),
        cmocka_unit_test(test_annotate_kinds_of_single_pointers),
        cmocka_unit_test(test_annotate_arrays_count_as_pointers),
        cmocka_unit_test(test_annotate_kind_implies_direction),
        cmocka_unit_test(test_annotate_typed_values),
        cmocka_unit_test(test_annotate_callbacks),
        cmocka_unit_test(test_annotate_checked_can_be_given),
        cmocka_unit_test(test_annotate_functions),
        cmocka_unit_test(test_annotate_alias_fits_both_names),
        cmocka_unit_test(test_annotate_fields),
        cmocka_unit_test(test_annotate_common_parameters),
        cmocka_unit_test(test_annotate_numbers),
        cmocka_unit_test(test_annotate_type_by_query),
        cmocka_unit_test(test_annotate_less_common_kinds),
        cmocka_unit_test(test_annotate_ended_arguments),
        cmocka_unit_test(test_annotate_results_and_inline),
        cmocka_unit_test(test_annotate_classes_and_aliases),
        cmocka_unit_test(test_annotate_types_of_comments),
        cmocka_unit_test(test_annotate_skips_have_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
