// Tests spec/: facts, families, short forms. tests/golden/errors has specs that are refused.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/names.h"
#include "base/text.h"
#include "capture.h"
#include "fixture.h"
#include "spec/find.h"
#include "spec/library.h"
#include "spec/rules.h"
#include "spec/skips.h"
#include "spec/spec.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char facts[] =
    "module: cudart\n"
    "python_name: runtime\n"
    "title: CUDA Runtime API\n"
    "headers: [a.h, b.h]\n"
    "include: [all.h]\n"
    "language: c++\n"
    "version_macro: VERSION\n"
    "reviewed: 13050\n"
    "typedef_tables: [typedefs.h, more.h]\n"
    "typedef_macro: ALL\n"
    "library: {name: cudart, soname: libcudart.so.13, resolver: get, per_thread_env: PTDS, "
    "wheel: box==1.*, folders: [box/lib, \"{old,older}/lib\"], needs: [\"a.so.*\"], "
    "roots: [BOX_HOME]}\n"
    "status: {enum: cudaError, success: cudaSuccess, error_class: RuntimeError_,\n"
    "         prefix: cudaError, string: cudaGetErrorString}\n"
    "function_prefix: cuda\n"
    "doc_link: https://example.org/\n";

// Reads a spec. Returns NULL, with errors, if it is refused.
static spec *
try_spec(arena *a, const char *rules)
{
    char *both = malloc(sizeof facts + strlen(rules));
    strcat(strcpy(both, facts), rules);
    char *path = capture_file("spec.yaml", both);
    spec *s = spec_read(a, path);
    capture_remove(path);
    free(both);
    return s;
}

static spec *
read_spec(arena *a, const char *rules)
{
    spec *s = try_spec(a, rules);
    assert_non_null(s);
    return s;
}

static void
test_spec_facts_reach_the_model(void **state)
{
    spec *s = read_spec(*state, "");
    assert_string_equal(s->file, "spec.yaml");
    assert_int_equal(s->header_count, 2);
    assert_string_equal(s->headers[1], "b.h");
    assert_int_equal(s->include_count, 1);
    assert_true(s->is_cxx);
    assert_string_equal(s->version_macro, "VERSION");
    assert_int_equal(s->typedef_table_count, 2);
    assert_string_equal(s->typedef_tables[1], "more.h");
    assert_int_equal(s->reviewed, 13050);
    assert_int_equal(strlen(s->sha256), 64);
    model m = {.arena = *state};
    spec_apply_module(s, &m);
    assert_true(spec_apply_library(s, &m));
    assert_string_equal(m.module, "cudart");
    assert_string_equal(m.python_name, "runtime");
    assert_string_equal(m.title, "CUDA Runtime API");
    assert_string_equal(m.library, "cudart");
    assert_string_equal(m.soname, "libcudart.so.13");
    assert_string_equal(m.resolver, "get");
    assert_string_equal(m.per_thread_env, "PTDS");
    assert_string_equal(m.wheel, "box==1.*");
    assert_int_equal(m.folder_count, 3);
    assert_string_equal(m.folders[2], "older/lib");
    assert_int_equal(m.need_count, 1);
    assert_string_equal(m.needs[0], "a.so.*");
    assert_int_equal(m.root_count, 1);
    assert_string_equal(m.roots[0], "BOX_HOME");
    assert_string_equal(m.status_enum, "cudaError");
    assert_string_equal(m.success, "cudaSuccess");
    assert_string_equal(m.error_class, "RuntimeError_");
    assert_string_equal(m.error_prefix, "cudaError");
    assert_string_equal(m.error_string, "cudaGetErrorString");
    assert_string_equal(m.function_prefix, "cuda");
    assert_string_equal(m.doc_link, "https://example.org/");
    assert_string_equal(m.spec_sha256, s->sha256);
}

// Wrong facts are reported when the spec is read, before the model uses them.
static void
test_spec_refuses_wrong_facts(void **state)
{
    static const char *const wrong[] = {"doc_groups: maybe\n", "doc_groups: [true]\n",
                                        "buffers: 1x\n", "python_name: 5-x\n", "doc_link: {}\n"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        capture_begin();
        const spec *s = try_spec(*state, wrong[i]);
        char *said = capture_end();
        assert_null(s);
        assert_non_null(strstr(said, "error: "));
        free(said);
    }
}

static void
test_spec_defaults(void **state)
{
    char *path =
        capture_file("spec.yaml", "module: m\nheaders: [a.h]\nlibrary: {name: m, soname: s}\n"
                                  "status: {enum: e, success: ok}\n");
    spec *s = spec_read(*state, path);
    capture_remove(path);
    assert_non_null(s);
    assert_ptr_equal(s->includes, s->headers);
    assert_int_equal(s->include_count, 1);
    assert_false(s->is_cxx);
    assert_int_equal(s->typedef_table_count, 0);
    model m = {.arena = *state};
    spec_apply_module(s, &m);
    assert_string_equal(m.python_name, "m");
    assert_null(m.resolver);
}

static void
test_spec_hash_is_of_the_bytes(void **state)
{
    const char *first = read_spec(*state, "")->sha256;
    assert_string_equal(read_spec(*state, "")->sha256, first);
    assert_string_not_equal(read_spec(*state, "# a remark\n")->sha256, first);
}

static void
test_spec_families_expand(void **state)
{
    spec_rules *r = read_spec(*state, "functions:\n  get{,All}{A,B}_v2: {\"{x,y}\": out}\n")->rules;
    static const char *const names[] = {"getA_v2", "getB_v2", "getAllA_v2", "getAllB_v2"};
    assert_int_equal(r->function_count, 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(r->functions[i].name, names[i]);
        assert_int_equal(r->functions[i].loc.line, 17);
        assert_int_equal(r->functions[i].param_count, 2);
        assert_string_equal(r->functions[i].params[1].name, "y");
        assert_int_equal(r->functions[i].params[1].says.dir, DIR_OUT);
    }
    // Each function of the family has a separate list, which marks the rules that matched.
    assert_ptr_not_equal(r->functions[0].params, r->functions[1].params);
}

static void
test_spec_two_families_may_share_a_function(void **state)
{
    spec_rules *r =
        read_spec(*state, "functions:\n  link{A,B}: {x: in}\n  linkA: {y: out}\n")->rules;
    assert_int_equal(r->function_count, 3);
}

static void
test_spec_parameter_keys(void **state)
{
    spec_rules *r =
        read_spec(*state,
                  "functions:\n"
                  "  f:\n"
                  "    a: {dir: inout, kind: record, len: n, nullable: true, optional: true, "
                  "default: 0}\n"
                  "    b: {type_by: k, table: t, pair: a, closure: c, scope: once, destroy: d}\n"
                  "    c: {checked: query, space: either, alias: old, value: sizeof(int), "
                  "result_only: true}\n"
                  "    d: {len: 0x10}\n"
                  "    e: {len: call sizeOf}\n"
                  "    g: {len: expr (size + 1) / 2}\n"
                  "    _function: {status: false, detail: {size: s, text: t, of: a}}\n")
            ->rules;
    const function_rule *f = &r->functions[0];
    assert_true(f->no_status);
    assert_string_equal(f->detail_size, "s");
    assert_string_equal(f->detail_text, "t");
    assert_string_equal(f->detail_param, "a");
    assert_int_equal(f->param_count, 6);
    const param_rule *p = f->params;
    assert_int_equal(p[0].says.dir, DIR_INOUT);
    assert_string_equal(p[0].says.kind, "record");
    assert_int_equal(p[0].says.len, LEN_PARAM);
    assert_string_equal(p[0].says.len_name, "n");
    assert_true(p[0].says.nullable && p[0].says.optional && p[0].says.default_zero);
    assert_false(p[1].says.nullable || p[1].says.optional || p[1].says.default_zero);
    assert_string_equal(p[1].says.type_by, "k");
    assert_string_equal(p[1].says.value_table, "t");
    assert_string_equal(p[1].says.pair, "a");
    assert_string_equal(p[1].says.closure, "c");
    assert_string_equal(p[1].says.scope, "once");
    assert_string_equal(p[1].says.destroy, "d");
    assert_int_equal(p[2].says.checked, CHECKED_QUERY);
    assert_string_equal(p[2].says.space, "either");
    assert_string_equal(p[2].says.alias, "old");
    assert_string_equal(p[2].says.value, "sizeof(int)");
    assert_true(p[2].result_only);
    assert_int_equal(p[3].says.len, LEN_FIXED);
    assert_int_equal(p[3].says.len_value, 16);
    assert_int_equal(p[4].says.len, LEN_CALL);
    assert_string_equal(p[4].says.len_name, "sizeOf");
    assert_int_equal(p[5].says.len, LEN_EXPR);
    assert_string_equal(p[5].says.len_name, "(size + 1) / 2");
}

static void
test_spec_more_parameter_keys(void **state)
{
    spec_rules *r =
        read_spec(*state,
                  "functions:\n"
                  "  f:\n"
                  "    a: {kind: number_in, mode: q, type_by: k, table: t, complex_by: c}\n"
                  "    b: {count_written: written, scope: process}\n"
                  "    c: {consumed: true, size_query: true}\n"
                  "    _function: {status: value, inline: {symbol: g, expression: call(a)}}\n"
                  "  g: {_function: {status: bare}}\n"
                  "  h: {_function: {status: true}}\n")
            ->rules;
    const function_rule *f = &r->functions[0];
    assert_int_equal(f->form, RESULT_VALUE);
    assert_false(f->no_status);
    assert_string_equal(f->inline_symbol, "g");
    assert_string_equal(f->inline_expression, "call(a)");
    assert_string_equal(f->params[0].says.mode, "q");
    assert_string_equal(f->params[0].says.complex_by, "c");
    assert_string_equal(f->params[1].says.count_written, "written");
    assert_string_equal(f->params[1].says.scope, "process");
    assert_true(f->params[2].says.consumed && f->params[2].says.size_query);
    assert_false(f->params[1].says.consumed || f->params[1].says.size_query);
    assert_int_equal(r->functions[1].form, RESULT_BARE);
    assert_true(r->functions[1].no_status);
    assert_int_equal(r->functions[2].form, RESULT_CHECKED);
    assert_false(r->functions[2].no_status);
}

static void
test_spec_common_parameters(void **state)
{
    spec_rules *r =
        read_spec(*state, "parameters: {\"{A,B}\": address, n: {dir: in, len: 3}}\n")->rules;
    assert_int_equal(r->param_count, 3);
    assert_string_equal(r->params[1].name, "B");
    assert_int_equal(r->params[1].says.dir, DIR_ADDRESS);
    assert_int_equal(r->params[2].says.len_value, 3);
}

static void
test_spec_modules_and_classes(void **state)
{
    spec *s = read_spec(*state, "imports: {runtime: [types.h, more.h], none: [complex.h]}\n"
                                "handles: [\"desc{A,B}\"]\n"
                                "streams: [stream]\n"
                                "bases: {stream: driver.CUstream}\n"
                                "aliases: {second: first}\n"
                                "buffers: true\n"
                                "numbers: {\"{half,half2}\": float16}\n"
                                "per_thread_macro: PTDS\n");
    assert_int_equal(s->import_count, 2);
    assert_string_equal(s->imports[0].module, "runtime");
    assert_int_equal(s->imports[0].headers.count, 2);
    assert_string_equal(s->imports[1].headers.items[0].name, "complex.h");
    assert_int_equal(s->handles.count, 2);
    assert_string_equal(s->handles.items[1].name, "descB");
    assert_string_equal(s->per_thread_macro, "PTDS");
    assert_string_equal(s->typedef_macro, "ALL");
    const spec_rules *r = s->rules;
    assert_string_equal(r->streams.items[0].name, "stream");
    assert_string_equal(r->bases.items[0].value, "driver.CUstream");
    assert_string_equal(r->aliases.items[0].name, "second");
    assert_string_equal(r->aliases.items[0].value, "first");
    assert_int_equal(r->numbers.count, 2);
    assert_string_equal(r->numbers.items[1].name, "half2");
    assert_string_equal(r->numbers.items[1].value, "float16");
    model m = {.arena = *state};
    spec_apply_module(s, &m);
    assert_true(m.buffers);
    assert_int_equal(m.import_count, 2);
    assert_string_equal(m.imports[0].module, "runtime");
    assert_string_equal(m.imports[0].headers[1], "more.h");
}

static void
test_spec_queries_and_records(void **state)
{
    spec_rules *r =
        read_spec(
            *state,
            "queries: {mode: {function: getMode, call: \"h, &value\", host: [HOST, \"2\"]}}\n"
            "records: {box: {_record: {plain: true, initial: \"{1, 2}\", guard: BOX_DEFINED},\n"
            "  x: {kind: int}}}\n")
            ->rules;
    const query_rule *q = &r->queries[0];
    assert_string_equal(q->name, "mode");
    assert_string_equal(q->function, "getMode");
    assert_string_equal(q->call, "h, &value");
    assert_int_equal(q->host.count, 2);
    assert_string_equal(q->host.items[1].name, "2");
    assert_true(r->records[0].says.plain);
    assert_string_equal(r->records[0].says.initial, "{1, 2}");
    assert_string_equal(r->records[0].says.guard, "BOX_DEFINED");
    assert_int_equal(r->records[0].field_count, 1);
}

static void
test_spec_binds_function(void **state)
{
    const spec *s =
        read_spec(*state, "skip: {functions: {\"intern*\": internal}}\n"
                          "functions: {make: {_function: {inline: {expression: \"1\"}}}}\n");
    assert_true(spec_binds_function(s, "f", false));
    assert_false(spec_binds_function(s, "f", true));
    assert_true(spec_binds_function(s, "make", true));
    assert_false(spec_binds_function(s, "internal", false));
}

static void
test_spec_value_types(void **state)
{
    spec_rules *r =
        read_spec(*state, "tables:\n"
                          "  t:\n"
                          "    enum: e\n"
                          "    rows: {\"A_{B,C}\": uint64, D: bytes 64, E: scalar cuuint64_t}\n"
                          "  u: {enum: e, keys: raw, from: comments}\n"
                          "  v: {enum: e, keys: raw, rows: {A: bfloat16, B: list_uint32}}\n")
            ->rules;
    const table_rule *t = &r->tables[0];
    assert_string_equal(t->enum_name, "e");
    assert_int_equal(t->row_count, 4);
    assert_string_equal(t->rows[1].enumerator, "A_C");
    assert_string_equal(t->rows[1].type, "uint64");
    assert_null(t->rows[1].class_name);
    assert_string_equal(t->rows[2].type, "bytes");
    assert_int_equal(t->rows[2].size, 64);
    assert_string_equal(t->rows[3].type, "scalar");
    assert_string_equal(t->rows[3].class_name, "cuuint64_t");
    assert_true(r->tables[1].from_comments);
    assert_int_equal(r->tables[1].row_count, 0);
    assert_string_equal(r->tables[2].keys, "raw");
    assert_false(r->tables[2].from_comments);
    assert_string_equal(r->tables[2].rows[0].type, "bfloat16");
}

static void
test_spec_patterns_mark_all_that_fit(void **state)
{
    spec_rules *r =
        read_spec(*state, "blocking: [\"cuMem*\", cuMemcpy, \"{launch,wait}*\"]\n")->rules;
    assert_int_equal(r->blocking.count, 4);
    assert_null(pattern_find(&r->blocking, "cuInit"));
    const pattern_rule *found = pattern_find(&r->blocking, "cuMemcpy");
    assert_string_equal(found->pattern, "cuMem*");
    assert_true(r->blocking.items[0].matched && r->blocking.items[1].matched);
    assert_false(r->blocking.items[2].matched);
    assert_non_null(pattern_find(&r->blocking, "waitAll"));
}

static void
test_spec_sections_are_tried_in_order(void **state)
{
    spec *s = read_spec(*state, "sections:\n"
                                "  copy: [\"cuMem{cpy,set}*\"]\n"
                                "  memory: [\"cuMem*\", cuFree]\n");
    static const struct {
        const char *function, *section, *pattern;
    } cases[] = {
        {"cuMemcpyDtoH", "copy", "cuMemcpy*"},
        {"cuMemAlloc", "memory", "cuMem*"},
        {"cuFree", "memory", "cuFree"},
        {"cuFree_v2", "memory", "cuFree"},
        {"cuFreeAll", NULL, NULL},
        {"cuInit_v2", NULL, NULL},
    };
    assert_int_equal(s->rules->section_count, 2);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pattern_rule *pattern = NULL;
        const section_rule *found = section_find(s, cases[i].function, &pattern);
        assert_int_equal(found != NULL, cases[i].section != NULL);
        if (found) {
            assert_string_equal(found->name, cases[i].section);
            assert_string_equal(pattern->pattern, cases[i].pattern);
        }
    }
}

static void
test_names_expand(void **state)
{
    static const struct {
        const char *family;
        int count;
        const char *last;
    } cases[] = {
        {"plain", 1, "plain"}, {"a{b}c", 1, "abc"}, {"a{b,c}", 2, "ac"}, {"{a,b}{c,d,}", 6, "b"},
        {"a{b", 0, NULL},      {"a}b", 0, NULL},    {"a}b{", 0, NULL},   {"a{b{c,d}}", 0, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char **names = NULL;
        int count = name_expand(*state, cases[i].family, &names);
        assert_int_equal(count, cases[i].count);
        if (count)
            assert_string_equal(names[count - 1], cases[i].last);
    }
}

static void
test_names_of_python(void **state)
{
    (void)state;
    assert_true(name_is_identifier("cuMemAlloc_v2"));
    assert_true(name_is_identifier("_x1"));
    assert_true(name_is_identifier("match"));
    assert_false(name_is_identifier("lambda"));
    assert_false(name_is_identifier("None"));
    assert_false(name_is_identifier("1D"));
    assert_false(name_is_identifier(""));
    assert_false(name_is_identifier("a-b"));
    assert_true(name_is_reserved("reserved1", false));
    assert_true(name_is_reserved("padding", true));
    assert_true(name_is_reserved("pad", false));
    assert_false(name_is_reserved("pad", true));
    assert_false(name_is_reserved("padX", false));
    assert_true(name_is_include_guard("__cuda_cuda_h__"));
    assert_true(name_is_include_guard("NVRTC_H"));
    assert_false(name_is_include_guard("WIDTH"));
    assert_false(name_is_include_guard("_H"));
}

static void
test_words_of_names(void **state)
{
    (void)state;
    static const char *const words[] = {"n", "nb", "count", "sm", NULL};
    assert_true(name_has_word("n", words));
    assert_true(name_has_word("nDevices", words));
    assert_true(name_has_word("nbGroups", words));
    assert_true(name_has_word("NODE_COUNT", words));
    assert_true(name_has_word("minSMCount", words));
    assert_true(name_has_word("count2", words));
    assert_true(name_has_word("SMs_of_n", words));
    assert_false(name_has_word("device", words));
    assert_false(name_has_word("discount", words));
    assert_false(name_has_word("nx", words));
    assert_false(name_has_word("12_", words));
    assert_false(name_has_word("", words));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_of_names),
        cmocka_unit_test_setup_teardown(test_spec_facts_reach_the_model, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_refuses_wrong_facts, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_defaults, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_hash_is_of_the_bytes, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_families_expand, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_two_families_may_share_a_function, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_spec_parameter_keys, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_more_parameter_keys, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_common_parameters, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_modules_and_classes, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_queries_and_records, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_binds_function, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_value_types, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_spec_patterns_mark_all_that_fit, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_spec_sections_are_tried_in_order, arena_begin,
                                        arena_end),
        cmocka_unit_test_setup_teardown(test_names_expand, arena_begin, arena_end),
        cmocka_unit_test_setup_teardown(test_names_of_python, arena_begin, arena_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
