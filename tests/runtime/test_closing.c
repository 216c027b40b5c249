// Tests the closing of handles, with allocations that fail.
#include "embed.h"

#include "objects/closed.h"
#include "objects/info.h"
#include "failing.h"

// The functions that end the handles are in a module of their own, `ends`.
static int
start(void **state)
{
    if (embed_start(state) != 0)
        return -1;
    run("import ctypes, gc, sys, types, warnings\n"
        "ended, broken, shown = [], [], []\n"
        "def end(handle):\n"
        "    if broken: raise ValueError(handle)\n"
        "    ended.append(handle)\n"
        "def end_at(address):\n"
        "    at = ctypes.c_uint64.from_address(address)\n"
        "    end(at.value)\n"
        "    at.value = 0\n"
        "sys.modules['cubind_synthetic_checked'] = types.SimpleNamespace(\n"
        "    endStream=end, endEvent=end_at, endSigned32=end)\n"
        "warnings.simplefilter('always')\n"
        "warnings.showwarning = lambda message, *rest: shown.append(str(message))\n");
    return 0;
}

static PyObject *
made(int index, uint64_t value)
{
    PyObject *o = cb_cell_made(checked, index, &value);
    assert_non_null(o);
    return o;
}

static const char *
closed(PyObject *o)
{
    return shown(PyObject_CallMethod(o, "close", NULL));
}

// Returns the repr() of an expression.
static const char *
seen(const char *expression)
{
    return shown(Py_NewRef(py(expression)));
}

static void
test_close(void **state)
{
    (void)state;
    const int classes[] = {T_Stream, T_Event, T_Signed32};
    for (size_t i = 0; i < 3; i++) {
        PyObject *o = made(classes[i], 7);
        run("ended.clear()");
        for (int j = 0; j < 2; j++)
            assert_string_equal(closed(o), "None");
        assert_string_equal(seen("ended"), "[7]");
        assert_int_equal(((cb_cell *)o)->value, 7); // the function got a copy
        assert_ptr_not_equal(Py_TYPE(o), cb_type(module, classes[i]));
        assert_true(PyObject_TypeCheck(o, cb_type(module, classes[i])));
        assert_null(cb__info(Py_TYPE(o)));
        assert_int_equal(cb__refuse_closed(o), -1);
        PyErr_Clear();
        Py_DECREF(o);
    }
    PyObject *minus = made(T_Signed32, (uint32_t)-7);
    run("ended.clear()");
    assert_string_equal(closed(minus), "None");
    assert_string_equal(seen("ended"), "[-7]");
    Py_DECREF(minus);
}

static void
test_failed_close_leaves_it_open(void **state)
{
    (void)state;
    PyObject *o = made(T_Stream, 8);
    run("broken.append(1)");
    assert_string_equal(closed(o), "ValueError: 8");
    run("broken.clear()");
    assert_ptr_equal(Py_TYPE(o), cb_type(module, T_Stream));
    assert_ptr_equal(((cb_cell *)o)->cached, CB_OWNED);
    assert_string_equal(closed(o), "None");
    Py_DECREF(o);
}

static void
test_close_survives_failing_allocations(void **state)
{
    (void)state;
    bool done = false;
    for (long n = 1; !done; n++) {
        PyObject *o = made(T_Stream, 9);
        run("ended.clear()");
        fail_allocation(n);
        PyObject *result = PyObject_CallMethod(o, "close", NULL);
        restore_allocation();
        done = result != NULL;
        if (!done)
            assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
        PyErr_Clear();
        Py_XDECREF(result);
        assert_true(done == (Py_TYPE(o) != cb_type(module, T_Stream)));
        cb_cell_ended(o);
        Py_DECREF(o);
        assert_true(n < 500);
    }
    assert_string_equal(seen("ended"), "[9]");
}

// A class of its own makes the type of closed handles under failing allocations, too.
static void
test_closed_type_survives_failing_allocations(void **state)
{
    (void)state;
    if (Py_Version >= 0x030D0000)
        skip(); // as test_class.c says
    cb_info *info = cb__info(cb_type(module, T_Event));
    for (long n = 1; n < 300; n++) {
        Py_CLEAR(info->closed);
        PyObject *o = made(T_Event, 9);
        fail_allocation(n);
        cb_cell_ended(o);
        restore_allocation();
        assert_null(PyErr_Occurred());
        assert_null(((cb_cell *)o)->cached);
        Py_DECREF(o);
    }
    assert_non_null(info->closed);
}

static void
test_dropped_handle_warns(void **state)
{
    (void)state;
    run("shown.clear()");
    PyErr_SetString(PyExc_KeyError, "pending");
    Py_DECREF(made(T_Stream, 10));
    assert_true(PyErr_ExceptionMatches(PyExc_KeyError));
    PyErr_Clear();
    assert_string_equal(seen("shown"), "['unclosed <Stream 0xa>; call .close()']");
}

// Without memory for the text, Python reports that there was none. (Later failures would test
// CPython's own code for warnings, which does not survive them all.)
static void
test_no_memory_for_the_warning(void **state)
{
    (void)state;
    run("told = []\n"
        "sys.unraisablehook = lambda args: told.append(args.exc_type)\n");
    PyObject *o = made(T_Stream, 11);
    fail_allocation(1);
    Py_DECREF(o);
    restore_allocation();
    assert_null(PyErr_Occurred());
    assert_string_equal(seen("told"), "[<class 'MemoryError'>]");
    run("sys.unraisablehook = sys.__unraisablehook__");
}

static void
test_only_owned_handles_warn(void **state)
{
    (void)state;
    run("shown.clear(); ended.clear()");
    uint64_t value = 12, nothing = 0;
    Py_DECREF(cb_cell_made(tuples, T_Stream, &value));
    Py_DECREF(cb_cell_new(module, T_Stream, &value));
    Py_DECREF(cb_cell_made(checked, T_Stream, &nothing));
    PyObject *o = made(T_Stream, 12);
    cb_cell_ended(o);
    assert_string_equal(shown(Py_NewRef(o)), "<Stream 0xc closed>");
    Py_DECREF(o);
    PyObject *ignored[] = {Py_None, py("5"), py("s.Point()"), py("s.Hook()"), py("[]")};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        cb_cell_ended(ignored[i]);
    assert_string_equal(seen("shown, ended"), "([], [])");
}

static void
test_list(void **state)
{
    (void)state;
    run("shown.clear()");
    uint64_t values[] = {1, 2};
    assert_null(cb_cells_made(checked, NULL));
    Py_DECREF(cb_cells_made(tuples, cb_handle_list(module, T_Stream, values, 2)));
    assert_string_equal(seen("shown"), "[]");
    Py_DECREF(cb_cells_made(checked, cb_handle_list(module, T_Stream, values, 2)));
    assert_string_equal(seen("len(shown)"), "2");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_close),
        calls_test(test_failed_close_leaves_it_open),
        calls_test(test_close_survives_failing_allocations),
        calls_test(test_closed_type_survives_failing_allocations),
        calls_test(test_dropped_handle_warns),
        calls_test(test_no_memory_for_the_warning),
        calls_test(test_only_owned_handles_warn),
        calls_test(test_list),
    };
    return cmocka_run_group_tests(tests, start, embed_stop);
}
