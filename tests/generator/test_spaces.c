// Tests memory spaces: their defaults (annotate/, spaces.c), their form in files, and the report of
// undecided ones (reports.c).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "check/check.h"
#include "check/load.h"
#include "command/reports.h"
#include "fixture.h"
#include "model/write.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static const char header[] =
    "typedef unsigned long long device;\ntypedef unsigned long long number;\n"
    "typedef enum kind_enum { A } kind;\n"
    "status free_(device at, number n);\nstatus copy(device to, const device *src, int n);\n"
    "status fill(void *at, const void *src);\nstatus all(void **at, int n);\n"
    "status set(kind k, const void *value);\nstatus count(kind k, const void *value);\n"
    "status scale(const float *factor, const char *name, int *result);\n";

static const char rules[] = "tables: {addresses: {enum: kind, rows: {A: address}}, numbers: {enum: "
                            "kind, rows: {A: int32}}}\n"
                            "functions:\n"
                            "  copy: {to: {space: either}, src: {len: n}}\n"
                            "  fill: {at: {dir: address, space: device}}\n"
                            "  all: {at: {dir: in, len: n}}\n"
                            "  set: {value: {type_by: k, table: addresses}}\n"
                            "  count: {value: {type_by: k, table: numbers}}\n"
                            "  scale: {factor: {kind: number_in}, result: out}\n";

static fixture
with(const char *facts)
{
    char text[2048];
    return fixture_new(header, strcat(strcpy(text, facts), rules));
}

static void
assert_space(const fixture *f, const char *function, const char *name, const char *space)
{
    const char *found = fixture_param(f, function, name)->space;
    if (space == NULL)
        assert_null(found);
    else
        assert_string_equal(found, space);
}

static void
assert_reported(const fixture *f, const char *line)
{
    text out = {0};
    report_spaces(f->m, &out);
    assert_string_equal(out.length > 0 ? out.data : "", line);
    text_free(&out);
}

static void
test_spaces_of_device_addresses(void **state)
{
    (void)state;
    fixture f = with("memory: [device]\n");
    assert_space(&f, "free_", "at", "device");
    assert_space(&f, "free_", "n", NULL);
    assert_space(&f, "copy", "to", "either");
    assert_space(&f, "copy", "src", "device");
    assert_space(&f, "fill", "at", "device");
    assert_space(&f, "scale", "factor", "host");
    assert_space(&f, "scale", "name", NULL);
    assert_space(&f, "scale", "result", NULL);
    assert_reported(&f, "sample: 3 pointers whose memory space is undecided: fill.src, all.at, "
                        "set.value\n");
    assert_true(check_model(f.m, f.s)); // the report is no error
    fixture_free(&f);
}

static void
test_spaces_have_a_default(void **state)
{
    (void)state;
    fixture f = with("space: host\n");
    assert_space(&f, "free_", "at", NULL);
    assert_space(&f, "fill", "at", "device");
    assert_space(&f, "fill", "src", "host");
    assert_space(&f, "all", "at", "host");
    assert_space(&f, "set", "value", "host");
    assert_space(&f, "count", "value", NULL);
    assert_reported(&f, "");
    assert_true(check_model(f.m, f.s));
    fixture_free(&f);
}

static void
test_spaces_of_one_pointer(void **state)
{
    (void)state;
    fixture f =
        fixture_new("status f(const void *at, const void *src);\nstatus g(const void *x);\n",
                    "functions: {f: {at: {space: either}}}\n"
                    "skip: {functions: {g: not wanted}}\n");
    assert_reported(&f, "sample: 1 pointer whose memory space is undecided: f.src\n");
    fixture_free(&f);
}

// A library that knows no device memory is not asked about it.
static void
test_spaces_without_any_word(void **state)
{
    (void)state;
    fixture f = fixture_new("status f(const void *at);\n", "");
    assert_reported(&f, "");
    fixture_free(&f);
}

// A file has the default once, not at each pointer.
static void
test_spaces_in_files(void **state)
{
    (void)state;
    fixture f = with("space: host\nmemory: [device]\n");
    text out = {0};
    model_write(f.m, &out);
    int hosts = 0;
    for (const char *at = out.data; (at = strstr(at, "\"space\": \"host\"")) != NULL; at++)
        hosts++;
    assert_int_equal(hosts, 2); // the module's, and that of a number
    char *path = capture_file("model.json", out.data);
    arena *a = arena_new();
    fixture read = {.a = a, .s = NULL, .m = (model *)model_load(a, path)};
    capture_remove(path);
    assert_non_null(read.m);
    assert_space(&read, "fill", "src", "host");
    assert_space(&read, "fill", "at", "device");
    assert_space(&read, "free_", "at", "device");
    assert_space(&read, "free_", "n", NULL);
    text again = {0};
    model_write(read.m, &again);
    assert_string_equal(again.data, out.data);
    text_free(&again);
    text_free(&out);
    arena_free(a);
    fixture_free(&f);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_spaces_of_device_addresses),
        cmocka_unit_test(test_spaces_have_a_default),
        cmocka_unit_test(test_spaces_of_one_pointer),
        cmocka_unit_test(test_spaces_without_any_word),
        cmocka_unit_test(test_spaces_in_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
