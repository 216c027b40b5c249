// Tests the results of both forms, and the classes and texts of exceptions.
#include "embed.h"

#include <string.h>

static const char *const params[] = {"bytesize", "options", "count", NULL};
static const cb_function f_alloc = {
    .name = "memAlloc",
    .params = params,
    .param_count = 3,
    .result_count = 2,
    .hidden_result_mask = 2,
};
static const cb_function f_plain = {.name = "plain", .params = params + 3};

static void
set_args(PyObject **args, const char *first, const char *second, const char *third)
{
    const char *given[] = {first, second, third};
    for (int i = 0; i < 3; i++)
        args[i] = given[i] != NULL ? py(given[i]) : NULL;
}

static void
test_result_one_value(void **state)
{
    (void)state;
    assert_string_equal(shown(cb_return0(tuples)), "(<Status.STATUS_OK: 0>,)");
    assert_string_equal(shown(cb_return0(checked)), "None");
    assert_string_equal(shown(cb_return1(tuples, PyLong_FromLong(5))),
                        "(<Status.STATUS_OK: 0>, 5)");
    assert_string_equal(shown(cb_return1(checked, PyLong_FromLong(5))), "5");
    PyErr_SetString(PyExc_ValueError, "x");
    assert_string_equal(shown(cb_return1(tuples, NULL)), "ValueError: x");
}

static PyObject *
two_values(const cb_form *s, const cb_function *f, PyObject *second)
{
    PyObject *values[] = {PyLong_FromLong(5), second};
    return cb_return_many(s, f, values);
}

static void
test_result_several_values(void **state)
{
    (void)state;
    static const cb_function f_both = {.name = "both", .result_count = 2};
    static const cb_function f_counts = {
        .name = "counts",
        .result_count = 2,
        .hidden_result_mask = 3,
    };
    assert_string_equal(shown(two_values(tuples, &f_alloc, PyLong_FromLong(6))),
                        "(<Status.STATUS_OK: 0>, 5, 6)");
    assert_string_equal(shown(two_values(checked, &f_alloc, PyLong_FromLong(6))), "5");
    assert_string_equal(shown(two_values(checked, &f_both, PyLong_FromLong(6))), "(5, 6)");
    assert_string_equal(shown(two_values(checked, &f_counts, PyLong_FromLong(6))), "None");
    PyErr_SetString(PyExc_ValueError, "x");
    assert_string_equal(shown(two_values(checked, &f_both, NULL)), "ValueError: x");
}

static void
test_result_failure_keeps_the_arity(void **state)
{
    (void)state;
    PyObject *args[3];
    set_args(args, "5", NULL, NULL);
    assert_string_equal(shown(cb_fail(tuples, &f_alloc, 2, args)),
                        "(<Status.STATUS_ERROR_OUT_OF_MEMORY: 2>, None, None)");
    assert_string_equal(shown(cb_fail(tuples, &f_plain, 77, args)), "(<Status.unknown: 77>,)");
}

static PyObject *
bytes_of(const char *text)
{
    return PyBytes_FromString(text);
}

static void
test_error_text(void **state)
{
    (void)state;
    PyObject *args[3];
    set_args(args, "1099511627776", NULL, NULL);
    assert_string_equal(shown(cb_fail(checked, &f_alloc, 2, args)),
                        "OutOfMemoryError: memAlloc failed: STATUS_ERROR_OUT_OF_MEMORY (2); called "
                        "with bytesize=1099511627776");
    set_args(args, "s.Stream(5)", "[1, 2]", "None");
    assert_string_equal(
        shown(cb_fail_detailed(checked, &f_alloc, 1, args, bytes_of("ptx: line 1\nptx: line 2"))),
        "BadValueError: memAlloc failed: STATUS_ERROR_BAD_VALUE (1); called with "
        "bytesize=<Stream 0x5>, options=[1, 2], count=None\nptx: line 1\n"
        "ptx: line 2");
    assert_string_equal(shown(cb_fail_detailed(checked, &f_plain, 77, NULL, bytes_of(""))),
                        "SyntheticError: plain failed: unknown (77)");
}

// If a wrapper's preceding query fails, the error names the query, so that users can look it up.
static void
test_error_text_of_a_question(void **state)
{
    (void)state;
    PyObject *args[3];
    set_args(args, "5", NULL, NULL);
    assert_string_equal(shown(cb_fail_asking(tuples, &f_alloc, "memMode", 2, args)),
                        "(<Status.STATUS_ERROR_OUT_OF_MEMORY: 2>, None, None)");
    assert_string_equal(shown(cb_fail_asking(checked, &f_alloc, "memMode", 2, args)),
                        "OutOfMemoryError: memMode failed: STATUS_ERROR_OUT_OF_MEMORY (2); asked "
                        "for memAlloc, called with bytesize=5");
    assert_string_equal(shown(cb_fail_asking(checked, &f_plain, "memMode", 2, NULL)),
                        "OutOfMemoryError: memMode failed: STATUS_ERROR_OUT_OF_MEMORY (2); asked "
                        "for plain");
}

static void
test_error_text_stays_short(void **state)
{
    (void)state;
    run("class Broken:\n    def __repr__(self): raise ValueError\n"
        "class Long:\n    def __repr__(self): return 'x' * 200\n");
    PyObject *args[3];
    set_args(args, "b'x' * 5000", "list(range(300))", "s.Point()");
    assert_string_equal(shown(cb_fail(checked, &f_alloc, 1, args)),
                        "BadValueError: memAlloc failed: STATUS_ERROR_BAD_VALUE (1); called with "
                        "bytesize=<bytes of 5000 bytes>, options=<list of 300 items>, "
                        "count=<cubind_synthetic.Point>");
    set_args(args, "'y' * 100", "Broken()", "Long()");
    assert_string_equal(shown(cb_fail(checked, &f_alloc, 1, args)),
                        "BadValueError: memAlloc failed: STATUS_ERROR_BAD_VALUE (1); called with "
                        "bytesize=<str of 100 characters>, options=<Broken>, count=<Long>");
}

// The text does not fit its first buffer, and the repr has no UTF-8 form.
static void
test_error_text_of_any_characters(void **state)
{
    (void)state;
    run("class Surrogate:\n    def __repr__(self): return chr(0xdc80)\n"
        "class Wide:\n    def __repr__(self): return chr(0x1f600) * 99\n");
    PyObject *args[3];
    set_args(args, "Surrogate()", "Wide()", "chr(0xe9)");
    char log[2001];
    memset(log, 'x', 2000);
    log[2000] = '\0';
    const char *text = shown(cb_fail_detailed(checked, &f_alloc, 1, args, bytes_of(log)));
    PyObject *wanted =
        py("'BadValueError: memAlloc failed: STATUS_ERROR_BAD_VALUE (1); called with '"
           " 'bytesize=<Surrogate>, options=' + chr(0x1f600) * 99 + \", count='\" +"
           " chr(0xe9) + \"'\" + chr(10) + 'x' * 2000");
    assert_string_equal(text, PyUnicode_AsUTF8(wanted));
}

// Programs can set attributes of exception classes, as of any Python class.
static void
test_error_of_a_changed_class(void **state)
{
    (void)state;
    run("checked.SyntheticError.__new__ = lambda cls, *args: 5\n");
    assert_string_equal(
        shown(cb_fail(checked, &f_plain, 77, NULL)),
        "TypeError: <class 'cubind_synthetic_checked.SyntheticError'>() returned an "
        "object of <class 'int'>, which is not an exception");
    run("del checked.SyntheticError.__new__\n");
    assert_string_equal(shown(cb_fail(checked, &f_plain, 77, NULL)),
                        "SyntheticError: plain failed: unknown (77)");
}

static void
test_error_classes(void **state)
{
    (void)state;
    assert_ptr_equal(cb_error_type(module, 2), cb_error_type(module, 2));
    assert_ptr_equal(cb_error_type(module, 77), py("checked.SyntheticError"));
    run("E = checked.OutOfMemoryError\n"
        "assert E.__mro__[1] is checked.SyntheticError\n"
        "assert issubclass(checked.SyntheticError, package._runtime.CUDAError)\n"
        "assert E.__module__ == 'cubind_synthetic_checked'\n"
        "assert E.code is s.Status.STATUS_ERROR_OUT_OF_MEMORY\n"
        "assert checked.UnknownError.code == 999\n"
        "assert not hasattr(s, 'OutOfMemoryError')\n"
        "for name in ('NoneError', 'OkError', 'Error', 'OutOfMemory'):\n"
        "    assert not hasattr(checked, name), name\n");
    assert_ptr_equal(cb_error_type(module, 2), py("E"));
}

static void
test_error_attributes_and_pickle(void **state)
{
    (void)state;
    run("import pickle, copy\n"
        "try:\n"
        "    checked.addOne(-1)\n"
        "except checked.BadValueError as caught:\n"
        "    e = caught\n"
        "def check(e):\n"
        "    assert e.code is s.Status.STATUS_ERROR_BAD_VALUE\n"
        "    assert e.name == 'STATUS_ERROR_BAD_VALUE'\n"
        "    assert e.function == 'addOne'\n"
        "    assert e.message == 'STATUS_ERROR_BAD_VALUE'\n"
        "    assert e.detail is None\n"
        "    assert str(e) == 'addOne failed: STATUS_ERROR_BAD_VALUE (1); called with value=-1'\n"
        "check(e)\n"
        "check(pickle.loads(pickle.dumps(e)))\n"
        "check(copy.copy(e))\n");
}

// --- names ---------------------------------------------------------------------------------------

#define ITEMS_renamed(ITEM) \
    ITEM(FOO_OK, 0) \
    ITEM(FOO_ERROR_TIMEOUT, 1) \
    ITEM(FOO_ERROR_FILE_NOT_FOUND, 2) \
    ITEM(FOO_ERROR_INTERNAL_ERROR, 3) \
    ITEM(FOO_ERROR_INVALID_PTX, 4) \
    ITEM(fooErrorMemoryLost, 5) \
    ITEM(FOO_ERROR_, 6)
static const char *const renamed_errors[] = {
    NULL, "DriverTimeoutError", "DriverFileNotFoundError", "InternalError", "InvalidPtxError", NULL,
    NULL,
};
CB_ENUM_TABLE(renamed, .is_signed = true, .c_name = "Foo_enum");
static const cb_class renamed_classes[] = {
    {.name = "Foo", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_renamed},
};

// The library reuses one buffer for its messages.
static char told[32];

static const char *
message_of(int64_t status)
{
    strcpy(told, "told later");
    return status == 4 ? "the PTX is invalid" : NULL;
}

static const char *
name_of_class(cb_module *m, int64_t status)
{
    return ((PyTypeObject *)cb_error_type(m, status))->tp_name;
}

static void
test_error_class_names(void **state)
{
    (void)state;
    cb_binding binding = synthetic_binding;
    binding.classes = renamed_classes;
    binding.class_count = 1;
    binding.status_class = 0;
    binding.error_class = "DriverError";
    binding.error_names = renamed_errors;
    binding.error_text = message_of;
    cb_module other = {.binding = &binding, .make_type = cb_type_make};
    PyTypeObject *types[1] = {NULL};
    cb_enum *enums[1] = {NULL};
    struct cb_info *infos[1] = {NULL};
    other.types = types;
    other.enums = enums;
    other.infos = infos;
    other.runtime = module->runtime;
    other.fast_enum = module->fast_enum;
    other.main_module = module->main_module;
    assert_string_equal(name_of_class(&other, 1), "DriverTimeoutError");
    assert_string_equal(name_of_class(&other, 2), "DriverFileNotFoundError");
    assert_string_equal(name_of_class(&other, 3), "InternalError");
    assert_string_equal(name_of_class(&other, 4), "InvalidPtxError");
    assert_string_equal(name_of_class(&other, 5), "DriverError");
    assert_string_equal(name_of_class(&other, 0), "DriverError");
    PyObject *found = cb_error_by_name(&other, "DriverTimeoutError");
    assert_ptr_equal(found, cb_error_type(&other, 1));
    Py_XDECREF(found);
    assert_null(cb_error_by_name(&other, "TimeoutError"));
    cb_form raising = {.module = &other, .checked = true};
    assert_string_equal(shown(cb_fail(&raising, &f_plain, 4, NULL)),
                        "InvalidPtxError: plain failed: FOO_ERROR_INVALID_PTX (4): the PTX is "
                        "invalid");
    strcpy(told, "line 1");
    assert_string_equal(shown(cb_fail_telling(&raising, &f_plain, 4, NULL, told)),
                        "InvalidPtxError: plain failed: FOO_ERROR_INVALID_PTX (4): the PTX is "
                        "invalid\nline 1");
    assert_string_equal(told, "told later");
    Py_CLEAR(other.error_types);
    Py_CLEAR(other.error_keys);
    Py_CLEAR(other.error_base);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_result_one_value),
        calls_test(test_result_several_values),
        calls_test(test_result_failure_keeps_the_arity),
        calls_test(test_error_text),
        calls_test(test_error_text_of_a_question),
        calls_test(test_error_text_stays_short),
        calls_test(test_error_text_of_any_characters),
        calls_test(test_error_of_a_changed_class),
        calls_test(test_error_classes),
        calls_test(test_error_attributes_and_pickle),
        calls_test(test_error_class_names),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
