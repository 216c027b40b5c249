// Records as C code sees them: storage, views, what they keep alive, and running out of memory.
#include "embed.h"

#include "classes.h"
#include "failing.h"

// --- storage and views -----------------------------------------------------------------------------

static void
test_record_new_and_copy(void **state)
{
    (void)state;
    PyObject *dim = cb_record_new(module, T_Dim);
    const uint32_t *sizes = cb_record_data(dim);
    assert_int_equal(sizes[0] + sizes[1] + sizes[2], 3);
    Py_DECREF(dim);
    Point from = {3, -4};
    PyObject *point = cb_record_copy(module, T_Point, &from);
    from.x = 9;
    assert_int_equal((uintptr_t)cb_record_data(point) % 16, 0);
    assert_string_equal(shown(point), "x : 3\ny : -4");
}

static void
test_record_view_holds_its_owner(void **state)
{
    (void)state;
    Point storage = {1, 2};
    PyObject *owner = PyList_New(0);
    PyObject *view = cb_record_view(module, T_Point, &storage, owner);
    assert_int_equal(Py_REFCNT(owner), 2);
    assert_ptr_equal(cb_record_data(view), &storage);
    Py_DECREF(view);
    assert_int_equal(Py_REFCNT(owner), 1);
    Py_DECREF(owner);
}

static void
test_member_is_one_object_while_it_lives(void **state)
{
    (void)state;
    PyObject *outer = cb_record_new(module, T_Outer);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    assert_int_equal(Py_REFCNT(outer), 2);
    assert_ptr_equal(((cb_record *)outer)->slots[0], inner);
    Py_DECREF(inner);
    assert_int_equal(Py_REFCNT(outer), 1);
    assert_null(((cb_record *)outer)->slots[0]);
    Py_DECREF(outer);
}

// --- keeps -----------------------------------------------------------------------------------------

static void
test_keeps_go_by_address(void **state)
{
    (void)state;
    PyObject *outer = cb_record_new(module, T_Outer), *object = PyList_New(0);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    cb_record *o = (cb_record *)outer, *i = (cb_record *)inner;
    cb__keep keep = {.at = i->data, .object = object};
    assert_int_equal(cb__keep_set(i, &keep), 0);
    assert_int_equal(cb__keep_set(i, &keep), 0);  // in the place of the first
    assert_int_equal(Py_REFCNT(object), 2);
    assert_non_null(cb__keep_find(o, i->data));  // the outer record has it
    assert_null(cb__keep_find(o, i->data + 8));

    char *other = o->data + offsetof(Outer, other);
    assert_int_equal(cb__keep_copy(o, other, i, i->data, sizeof(Inner)), 0);
    assert_int_equal(Py_REFCNT(object), 3);
    assert_non_null(cb__keep_find(o, other));
    cb__keep_drop(i, i->data, sizeof(Inner));
    assert_int_equal(Py_REFCNT(object), 2);
    Py_DECREF(inner);
    Py_DECREF(outer);
    assert_int_equal(Py_REFCNT(object), 1);
    Py_DECREF(object);
}

static void
test_many_keeps(void **state)
{
    (void)state;
    PyObject *record = cb_record_new(module, T_Aligned), *object = PyList_New(0);
    cb_record *r = (cb_record *)record;
    for (int i = 0; i < 16; i++) {
        cb__keep keep = {.at = r->data + 8 * i, .object = object};
        assert_int_equal(cb__keep_set(r, &keep), 0);
    }
    assert_int_equal(Py_REFCNT(object), 17);
    cb__keep_drop(r, r->data + 8, 8 * 5);
    assert_int_equal(Py_REFCNT(object), 12);
    for (int i = 0; i < 16; i++)
        assert_int_equal(cb__keep_find(r, r->data + 8 * i) == NULL, i >= 1 && i <= 5);
    Py_DECREF(record);
    assert_int_equal(Py_REFCNT(object), 1);
    Py_DECREF(object);
}

// --- running out of memory -------------------------------------------------------------------------

// Assigns and reads back `name`; false with an exception.
static bool
use_field(PyObject *record, PyObject *name, PyObject *value)
{
    if (PyObject_SetAttr(record, name, value) < 0)
        return false;
    PyObject *back = PyObject_GetAttr(record, name);
    Py_XDECREF(back);
    return back != NULL;
}

static void
test_fields_survive_failing_allocations(void **state)
{
    (void)state;
    const struct {
        const char *name, *value;
    } cases[] = {
        {"i64", "2**40"}, {"f64", "0.5"}, {"color", "77"}, {"stream", "s.Stream(3)"},
        {"point", "s.Point()"}, {"pointer", "bytearray(8)"}, {"text", "b'abc'"},
        {"blob", "[1, 2, 3, 4]"}, {"ints", "[1, 2, 3]"}, {"colors", "[1, 2, 77]"},
        {"points", "[s.Point(), s.Point()]"}, {"pointsAt", "[s.Point()] * 3"},
        {"streamsAt", "[s.Stream(1)] * 40"}, {"shortsAt", "[1, 2]"}, {"namesAt", "[b'a', b'b']"},
        {"params", "((1, 2.5), (C.c_int, C.c_double))"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PyObject *name = PyUnicode_InternFromString(cases[i].name), *value = py(cases[i].value);
        bool done = false;
        for (long n = 1; !done; n++) {
            PyObject *record = cb_record_new(module, T_Everything);
            fail_allocation(n);
            done = use_field(record, name, value) && countdown > 0;
            restore_allocation();
            // An allocation may fail inside CPython where it does without.
            if (!done && PyErr_Occurred())
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
            Py_DECREF(record);
            assert_true(n < 200);
        }
        Py_DECREF(name);
    }
}

static void
test_construction_survives_failing_allocations(void **state)
{
    (void)state;
    PyObject *types[] = {py("s.Point"), py("s.Stream"), py("type('Sub', (s.Outer,), {})")};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        PyObject *made = NULL;
        for (long n = 1; made == NULL; n++) {
            fail_allocation(n);
            made = PyObject_CallNoArgs(types[i]);
            restore_allocation();
            if (made == NULL)
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
            assert_true(n < 50);
        }
        Py_DECREF(made);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_record_new_and_copy),
        calls_test(test_record_view_holds_its_owner),
        calls_test(test_member_is_one_object_while_it_lives),
        calls_test(test_keeps_go_by_address),
        calls_test(test_many_keeps),
        calls_test(test_fields_survive_failing_allocations),
        calls_test(test_construction_survives_failing_allocations),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
