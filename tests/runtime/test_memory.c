// Tests calls when memory runs out. The n-th allocation of an operation fails, for each n until the
// operation succeeds. Each failure must raise an exception, must not affect the next attempt, and
// must not crash.
#include "embed.h"

#include "failing.h"

typedef int operation(void);

static PyObject *argument;

static int
pack_many(void)
{
    cb_pack p;
    int result = cb_pack_params(module, argument, &p);
    cb_pack_done(&p);
    return result;
}

static int
strings(void)
{
    cb_array a;
    cb_array_init(&a);
    int result = cb_array_strings(argument, "options", &a);
    cb_array_done(&a);
    return result;
}

static int
addresses(void)
{
    cb_array a;
    cb_array_init(&a);
    int result = cb_array_addresses(module, argument, "srcs", &a);
    cb_array_done(&a);
    return result;
}

static int
whole_array(void)
{
    cb_array a;
    cb_array_init(&a);
    int result = cb_array_ints_or_buffer(argument, "sizes", 1, false, "unsigned char", &a);
    cb_array_done(&a);
    return result;
}

static int
enum_numbers(void)
{
    cb_array a;
    cb_array_init(&a);
    int result = cb_array_enums_or_buffer(module, T_Color, argument, "colors", &a);
    cb_array_done(&a);
    return result;
}

static int
installed_callback(void)
{
    static cb_slot slot;
    cb_callback c;
    int result = cb_as_callback(module, T_Hook, argument, (void *)installed_callback, NULL,
                                CB_SCOPE_PROCESS, &c);
    if (result == 0) {
        cb_callback_offer(&slot, &c);
        cb_callback_install(&slot, &c, true);
    }
    PyObject *back = result == 0 ? cb_callback_result(module, T_Hook, (void *)4096,
                                                      (void *)installed_callback, &slot)
                                 : NULL;
    c = (cb_callback){0};
    cb_callback_install(&slot, &c, true); // uninstalls the callback
    Py_XDECREF(back);
    return back != NULL ? 0 : -1;
}

static int
callback(void)
{
    cb_callback c;
    int result = cb_as_callback(module, T_Hook, argument, NULL, NULL, CB_SCOPE_ONCE, &c);
    cb_callback_done(&c);
    return result;
}

static int
several_results(void)
{
    static const cb_function f = {.name = "both", .result_count = 2};
    PyObject *values[] = {PyLong_FromLong(5000), PyFloat_FromDouble(1.5)};
    PyObject *result = cb_return_many(tuples, &f, values);
    Py_XDECREF(result);
    return result != NULL ? 0 : -1;
}

static int
failed_call(void)
{
    static const cb_function f = {.name = "both", .result_count = 2};
    PyObject *result = cb_fail(tuples, &f, 77, NULL);
    Py_XDECREF(result);
    return result != NULL ? 0 : -1;
}

static int
lists_from_c(void)
{
    enum { COUNT = CB_SPARE_OBJECTS + 3 }; // more than are cached for reuse
    uint64_t handles[COUNT] = {1, 2, 3};
    PyObject *result = cb_handle_list(module, T_Stream, handles, COUNT);
    Py_XDECREF(result);
    return result != NULL ? 0 : -1;
}

static const cb_value_row rows[] = {
    {0, CB_VALUE_BYTES, -1, 100},
    {1, CB_VALUE_RECORD, T_Point, 0},
    {2, CB_VALUE_LIST_STRING, -1, 0},
    {999, CB_VALUE_BUFFER, -1, 0},
};
static const cb_value_table table = {T_Status, rows, 4};

static int
several_values(void)
{
    int32_t keys[20];
    for (int i = 0; i < 20; i++)
        keys[i] = i % 2;
    cb_array array;
    cb_array_init(&array);
    array.data = keys;
    array.length = 20;
    cb_values v;
    cb_values_init(&v);
    int result = cb_values_prepare(module, &table, &array, NULL, &v);
    PyObject *list = result == 0 ? cb_values_result(tuples, &v) : NULL;
    Py_XDECREF(list);
    cb_values_done(&v);
    return list != NULL ? 0 : -1;
}

static const cb_value_table raw_table = {T_Status, rows, 4, .raw_key = true};

static int
raw_value(void)
{
    cb_value v;
    cb_value_init(&v);
    int result = cb_value_from(tuples, &raw_table, 500, argument, "value", &v);
    cb_value_done(&v);
    if (result == 0)
        result = cb_value_prepare(module, &raw_table, 500, 1000, &v);
    PyObject *back = result == 0 ? cb_value_result(tuples, &v) : NULL;
    Py_XDECREF(back);
    cb_value_done(&v);
    return back != NULL ? 0 : -1;
}

static int
options(void)
{
    const int32_t keys[] = {2, 999};
    cb_options o;
    cb_options_init(&o);
    int result = cb_array_reserve(&o.keys, 2, sizeof *keys);
    if (result == 0) {
        memcpy(o.keys.data, keys, sizeof keys);
        result = cb_options_values(tuples, &table, argument, "optionValues", &o);
    }
    cb_options_done(&o);
    return result;
}

// Repeats the operation until no allocation is left to fail. It must make at least `least`
// allocations.
static void
exhaust(operation *run_once, const char *expression, long least)
{
    argument = py(expression);
    assert_int_equal(run_once(), 0); // fills caches and free lists
    long n = 0;
    int result;
    do {
        fail_allocation(++n);
        result = run_once();
        restore_allocation();
        if (result < 0) {
            assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
        }
        assert_null(PyErr_Occurred());
    } while (result < 0 && n < 1000);
    assert_int_equal(result, 0);
    if (n <= least)
        fail_msg("%s: only %ld allocations", expression, n - 1);
}

static void
test_memory_of_conversions(void **state)
{
    (void)state;
    run("big = [b'a%d' % i for i in range(100)]\n");
    exhaust(pack_many, "((7,) * 40, (C.c_int,) * 40)", 1);
    exhaust(strings, "big", 2);
    exhaust(addresses, "big", 3);
    exhaust(options, "[big, bytearray(4)]", 3);
    exhaust(several_values, "None", 10);
    exhaust(whole_array, "bytes(1000)", 0);
    exhaust(enum_numbers, "[1] * 100", 0);
    exhaust(raw_value, "bytes(1000)", 1);
}

static void
test_memory_of_results(void **state)
{
    (void)state;
    exhaust(several_results, "None", 0);
    exhaust(failed_call, "None", 0);
    exhaust(lists_from_c, "None", 3);
}

static void
test_memory_of_callbacks(void **state)
{
    (void)state;
    run("def f(n, data): return n\n");
    exhaust(callback, "f", 0);
    exhaust(installed_callback, "f", 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_memory_of_conversions),
        calls_test(test_memory_of_results),
        calls_test(test_memory_of_callbacks),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
