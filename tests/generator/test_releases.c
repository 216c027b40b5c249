// Tests specs that apply to many releases: a function's former prototypes get names of their own,
// and a library's name may differ between major versions.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "check/check.h"
#include "fixture.h"
#include "model/find.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

// A function with two lists, and its second prototype, as in releases of CUDA 12.
static const char two[] =
    "typedef struct node_st *node;\n"
    "typedef struct edge_st { int kind; } edge;\n"
    "#include <stddef.h>\n"
    "status link(const node *starts, const node *to, size_t count);\n"
    "status link_v2(const node *starts, const node *to, const edge *data, size_t count);\n";

static void
test_rules_of_the_plain_name(void **state)
{
    (void)state;
    fixture f = fixture_new(
        two, "blocking: [link]\n"
             "functions: {link: {\"{starts,to}\": {len: count}}, link_v2: {data: {len: count}}}\n");
    assert_true(check_model(f.m, f.s));
    static const char *const lists[] = {"starts", "to", "data"};
    for (int i = 0; i < 3; i++) {
        const param *p = fixture_param(&f, "link_v2", lists[i]);
        assert_string_equal(p->kind, i < 2 ? "list_handle" : "list_record");
        assert_string_equal(p->len_name, "count");
    }
    assert_int_equal(fixture_param(&f, "link_v2", "count")->checked, CHECKED_COUNT);
    assert_true(fixture_function(&f, "link_v2")->blocking);
    fixture_free(&f);
}

// If the plain function lacks a parameter that a later release added, its rule may still decide
// that parameter.
static void
test_rules_of_a_later_release(void **state)
{
    (void)state;
    fixture f = fixture_new(two, "functions: {link: {\"{starts,to,data}\": {len: count}}}\n");
    assert_string_equal(fixture_param(&f, "link_v2", "data")->kind, "list_record");
    fixture_free(&f);
}

static void
test_own_rules_go_first(void **state)
{
    (void)state;
    fixture f = fixture_new("status get(int *value);\nstatus get_v2(int *value);\n",
                            "functions: {get: {value: out}, get_v2: {value: inout}}\n");
    assert_string_equal(fixture_param(&f, "get", "value")->kind, "out_int");
    assert_string_equal(fixture_param(&f, "get_v2", "value")->kind, "inout_int");
    fixture_free(&f);
}

// A rule applies to a later prototype only if the types are alike: not with one more pointer, or
// with another pointee.
static void
test_rules_need_a_type_alike(void **state)
{
    (void)state;
    fixture f = fixture_new(
        "typedef struct box_st { int a; } box;\n"
        "status get(int *value, int *other);\nstatus get_v2(int **value, box *other);\n",
        "functions: {get: {\"{value,other}\": out}}\n");
    assert_int_equal(fixture_param(&f, "get_v2", "value")->dir, DIR_UNDECIDED);
    assert_int_equal(fixture_param(&f, "get_v2", "other")->dir, DIR_UNDECIDED);
    fixture_free(&f);
}

// A parameter that is optional at the end of one prototype is required if the other has a required
// one after it.
static void
test_needed_behind_optional(void **state)
{
    (void)state;
    fixture f =
        fixture_new("status run(int a, int flags);\nstatus run_v2(int a, int flags, int mode);\n"
                    "status end_v3(int a, int flags);\n",
                    "functions: {run: {flags: {optional: true}}}\n");
    assert_true(fixture_param(&f, "run", "flags")->optional);
    assert_false(fixture_param(&f, "run_v2", "flags")->optional);
    assert_true(check_model(f.m, f.s));
    fixture_free(&f);
}

static void
test_facts_of_the_plain_name(void **state)
{
    (void)state;
    fixture f = fixture_new(
        "typedef struct p_st *p;\nstatus size(p x, int *n);\nstatus text(p x, char *t);\n"
        "status make(p x);\nstatus make_v2(p x, int how);\nint tell(int a);\nint tell_v2(int a);\n",
        "functions:\n"
        "  size: {n: out}\n"
        "  text: {t: {kind: buffer, len: call size}}\n"
        "  make: {_function: {detail: {size: size, text: text, of: x}}}\n"
        "  tell: {_function: {status: false}}\n");
    assert_string_equal(fixture_function(&f, "make_v2")->detail_text, "text");
    assert_false(fixture_function(&f, "tell_v2")->status);
    fixture_free(&f);
}

// ---- symbols ----

static const char own_symbols[] = "symbols:\n"
                                  "  open: {symbol: \"__*_1_7\", before: 3000}\n"
                                  "  old: {symbol: former, before: 2000}\n"
                                  "  plain: {symbol: another, before: 3000}\n";

static void
test_symbols_of_older_libraries(void **state)
{
    (void)state;
    fixture f = fixture_new("status __open_1_7(int a);\nstatus old(int a);\nstatus plain(int a);\n"
                            "static inline status open(int a) { return __open_1_7(a); }\n",
                            own_symbols);
    assert_string_equal(fixture_function(&f, "open")->symbol, "__open_1_7");
    assert_false(fixture_function(&f, "open")->is_inline);
    assert_null(fixture_function(&f, "open")->skip);
    assert_string_equal(fixture_function(&f, "old")->symbol, "old");     // the headers are of 2.0
    assert_string_equal(fixture_function(&f, "plain")->symbol, "plain"); // it wraps no other symbol
    assert_true(check_model(f.m, f.s));
    fixture_free(&f);
}

// ---- majors ----

#define MAJORS \
    "module: sample\n" \
    "headers: [input.h]\n" \
    "version_macro: VERSION\n" \
    "library:\n" \
    "  name: sample\n" \
    "  wheel: sample==1.*\n" \
    "  folders: [plain]\n" \
    "  majors:\n" \
    "    11: {soname: libsample.so.11.2, resolver: find, needs: [\"old.so.*\"]}\n" \
    "    12: {soname: libsample.so.5, wheel: sample-cu12==5.*, folders: [twelve, plain]}\n" \
    "status: {enum: status, success: OK}\n"

static void
test_library_of_a_major(void **state)
{
    (void)state;
    static const char *const headers[] = {"#define VERSION 11080\n", "#define VERSION 12090\n"};
    for (int i = 0; i < 2; i++) {
        char header[200];
        strcat(strcpy(header, headers[i]),
               "typedef enum status_enum { OK = 0 } status;\nstatus f(void);\n");
        fixture f = fixture_with(MAJORS, header, "");
        assert_string_equal(f.m->soname, i == 0 ? "libsample.so.11.2" : "libsample.so.5");
        assert_string_equal(f.m->wheel, i == 0 ? "sample==1.*" : "sample-cu12==5.*");
        assert_int_equal(f.m->folder_count, i + 1);
        assert_int_equal(f.m->need_count, 1 - i);
        assert_true(text_equal(f.m->resolver, i == 0 ? "find" : NULL));
        fixture_free(&f);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules_of_the_plain_name),
        cmocka_unit_test(test_rules_of_a_later_release),
        cmocka_unit_test(test_own_rules_go_first),
        cmocka_unit_test(test_rules_need_a_type_alike),
        cmocka_unit_test(test_needed_behind_optional),
        cmocka_unit_test(test_facts_of_the_plain_name),
        cmocka_unit_test(test_symbols_of_older_libraries),
        cmocka_unit_test(test_library_of_a_major),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
