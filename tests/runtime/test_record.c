// Tests records as C code uses them: storage, views, the objects that they keep alive, and failing
// allocations.
#include "embed.h"

#include "objects/info.h"
#include "objects/keeps.h"
#include "failing.h"

// --- storage and views ---------------------------------------------------------------------------

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
test_member_belongs_to_its_record(void **state)
{
    (void)state;
    PyObject *outer = cb_record_new(module, T_Outer);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    assert_int_equal(Py_REFCNT(outer), 1);
    assert_int_equal(Py_REFCNT(inner), 2);
    assert_ptr_equal(((cb_record *)outer)->slots[0], inner);
    Py_DECREF(outer);
    assert_int_equal(Py_REFCNT(outer), 1); // now the member keeps its record
    assert_int_equal(Py_REFCNT(inner), 1);
    assert_null(((cb_record *)outer)->slots[0]);
    Py_DECREF(inner);
}

// --- keeps ---------------------------------------------------------------------------------------

static bool
is_kept(cb_record *r, const void *at)
{
    cb__keep keep = {.object = NULL};
    bool found = cb__keep_find(r, at, &keep);
    Py_XDECREF(keep.object);
    return found;
}

static void
test_keeps_go_by_address(void **state)
{
    (void)state;
    PyObject *outer = cb_record_new(module, T_Outer), *object = PyList_New(0);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    cb_record *o = (cb_record *)outer, *i = (cb_record *)inner;
    cb__keep keep = {.at = i->data, .object = object};
    assert_int_equal(cb__keep_set(i, &keep), 0);
    assert_int_equal(cb__keep_set(i, &keep), 0); // replaces the first one
    assert_int_equal(Py_REFCNT(object), 2);
    assert_true(is_kept(o, i->data)); // the outer record holds it
    assert_false(is_kept(o, i->data + 8));

    char *other = o->data + offsetof(Outer, other);
    assert_int_equal(cb__keep_copy(o, other, i, i->data, sizeof(Inner)), 0);
    assert_int_equal(Py_REFCNT(object), 3);
    assert_true(is_kept(o, other));
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
        assert_int_equal(is_kept(r, r->data + 8 * i), i < 1 || i > 5);
    Py_DECREF(record);
    assert_int_equal(Py_REFCNT(object), 1);
    Py_DECREF(object);
}

// --- detaching -----------------------------------------------------------------------------------

// Views of every depth and kind follow their struct to its new memory.
static void
test_detached_record_moves_its_views(void **state)
{
    (void)state;
    Outer *foreign = calloc(1, sizeof *foreign);
    foreign->flags = 7;
    foreign->inner.cornerCount = 8;
    PyObject *outer = cb_record_view(module, T_Outer, foreign, NULL);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    PyObject *tail = PyObject_GetAttrString(outer, "tail");
    assert_ptr_equal(cb_record_data(inner), &foreign->inner);
    cb_record_detach(outer);
    memset(foreign, 0xff, sizeof *foreign);
    free(foreign); // as the library would
    char *data = cb_record_data(outer);
    assert_int_equal((uintptr_t)data % 16, 0);
    assert_ptr_equal(cb_record_data(inner), data + offsetof(Outer, inner));
    assert_ptr_equal(cb_record_data(tail), data + offsetof(Outer, tail));
    for (size_t i = 0; i < sizeof(Outer); i++)
        assert_int_equal(data[i], 0);
    cb_record_detach(outer); // a second call does nothing
    Py_DECREF(outer);
    assert_string_equal(shown(inner), "data : 0x0\nname : None\ncorners : []\ncornerCount : 0");
    Py_DECREF(tail);
}

static void
test_detached_record_moves_views_of_values(void **state)
{
    (void)state;
    Node *foreign = calloc(1, sizeof *foreign);
    foreign->stream = (void *)5;
    PyObject *node = cb_record_view(module, T_Node, foreign, NULL);
    PyObject *stream = PyObject_GetAttrString(node, "stream");
    PyObject *gone = PyObject_GetAttrString(node, "here");
    Py_DECREF(gone); // a freed view does not matter
    assert_string_equal(shown(Py_NewRef(stream)), "<Stream 0x5>");
    cb_record_detach(node);
    free(foreign);
    assert_string_equal(shown(Py_NewRef(stream)), "<Stream 0x0>");
    assert_int_equal(PyObject_SetAttrString(node, "stream", py("9")), 0);
    assert_string_equal(shown(stream), "<Stream 0x9>");
    Py_DECREF(node);
}

static void
test_detached_record_keeps_nothing(void **state)
{
    (void)state;
    Outer *foreign = calloc(1, sizeof *foreign);
    PyObject *outer = cb_record_view(module, T_Outer, foreign, NULL), *object = PyList_New(0);
    cb_record *o = (cb_record *)outer;
    for (int i = 0; i < 5; i++) {
        cb__keep keep = {.at = o->data + 8 * i, .object = object};
        assert_int_equal(cb__keep_set(o, &keep), 0);
    }
    assert_int_equal(Py_REFCNT(object), 6);
    cb_record_detach(outer);
    free(foreign);
    assert_int_equal(Py_REFCNT(object), 1);
    assert_false(is_kept(o, o->data));
    Py_DECREF(object);
    Py_DECREF(outer);
}

static void
test_detached_record_that_need_not_move(void **state)
{
    (void)state;
    PyObject *own = cb_record_new(module, T_Dim);
    void *at = cb_record_data(own);
    cb_record_detach(own);
    assert_ptr_equal(cb_record_data(own), at);
    assert_string_equal(shown(own), "x : 0\ny : 0\nz : 0");

    PyObject *outer = cb_record_new(module, T_Outer), *object = PyList_New(0);
    PyObject *inner = PyObject_GetAttrString(outer, "inner");
    cb_record *o = (cb_record *)outer, *i = (cb_record *)inner;
    ((Outer *)o->data)->flags = 3;
    ((Inner *)i->data)->cornerCount = 3;
    cb__keep first = {.at = i->data, .object = object};
    cb__keep second = {.at = o->data + offsetof(Outer, other), .object = object};
    assert_int_equal(cb__keep_set(i, &first), 0);
    assert_int_equal(cb__keep_set(o, &second), 0);
    at = i->data;
    cb_record_detach(inner); // its memory belongs to another object
    assert_ptr_equal(i->data, at);
    assert_int_equal(((Inner *)i->data)->cornerCount, 0);
    assert_int_equal(((Outer *)o->data)->flags, 3);
    assert_int_equal(Py_REFCNT(object), 2);
    Py_DECREF(inner);
    Py_DECREF(outer);
    Py_DECREF(object);
}

// Detaching needs memory of the right size and alignment, however the view was made.
static void
test_detached_views_of_every_making(void **state)
{
    (void)state;
    static char raw[256] __attribute__((aligned(64)));
    run("class Sub(s.Aligned):\n    pass\n");
    static const char *const views[] = {"s.Aligned(%lu)", "Sub(%lu)",
                                        "s.Aligned.__new__(s.Aligned, %lu)"};
    for (size_t i = 0; i < sizeof views / sizeof *views; i++) {
        char expression[64];
        PyOS_snprintf(expression, sizeof expression, views[i], (unsigned long)raw);
        PyObject *view = py(expression);
        memset(raw, 1, sizeof raw);
        cb_record_detach(view);
        char *data = cb_record_data(view);
        assert_int_equal((uintptr_t)data % 64, 0);
        assert_true(data < raw || data >= raw + sizeof raw);
        for (int n = 0; n < 128; n++)
            assert_int_equal(data[n], 0);
        memset(data, 2, 128);
    }
}

// --- running out of memory -----------------------------------------------------------------------

// Assigns `name` and reads it back; false with an exception.
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
        int cls;
    } cases[] = {
        {"point", "s.Point()", T_Node},
        {"next", "s.Node()", T_Node},
        {"inner", "s.Inner()", T_Node},
        {"dim", "s.Dim()", T_Box},
        {"dims", "[s.Dim()] * 2", T_Box},
        {"words", "(1, 2)", T_Plain},
        {"i64", "2**40"},
        {"f64", "0.5"},
        {"color", "77"},
        {"stream", "s.Stream(3)"},
        {"point", "s.Point()"},
        {"pointer", "bytearray(8)"},
        {"text", "b'abc'"},
        {"blob", "[1, 2, 3, 4]"},
        {"ints", "[1, 2, 3]"},
        {"colors", "[1, 2, 77]"},
        {"points", "[s.Point(), s.Point()]"},
        {"pointsAt", "[s.Point()] * 3"},
        {"streamsAt", "[s.Stream(1)] * 40"},
        {"shortsAt", "[1, 2]"},
        {"namesAt", "[b'a', b'b']"},
        {"params", "((1, 2.5), (C.c_int, C.c_double))"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PyObject *name = PyUnicode_InternFromString(cases[i].name), *value = py(cases[i].value);
        bool done = false;
        for (long n = 1; !done; n++) {
            PyObject *record =
                cb_record_new(module, cases[i].cls != 0 ? cases[i].cls : T_Everything);
            fail_allocation(n);
            done = use_field(record, name, value) && countdown > 0;
            restore_allocation();
            // CPython may survive a failed allocation.
            if (!done && PyErr_Occurred())
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
            Py_DECREF(record);
            assert_true(n < 200);
        }
        Py_DECREF(name);
    }
}

// The former value stays or is dropped, and never dangles.
static void
test_failed_assignments_leave_nothing_behind(void **state)
{
    (void)state;
    const struct {
        const char *cls, *name, *first, *second;
    } cases[] = {
        {"s.Inner", "data", "bytearray(8)", "bytearray(16)"},
        {"s.Inner", "name", "bytes(100).replace(b'\\0', b'x')", "b'other' * 20"},
        {"s.Inner", "corners", "[s.Point()] * 3", "[s.Point()] * 40"},
        {"s.Outer", "inner", "inner('first')", "inner('second')"},
        {"s.Outer", "inners", "[inner('first')]", "[inner('second')] * 5"},
        {"s.Node", "point", "s.Point()", "s.Point()"},
        {"s.Node", "inner", "inner('first')", "inner('second')"},
        {"s.Everything", "namesAt", "[b'a' * 50]", "[b'b' * 50, b'c' * 50]"},
    };
    run("def inner(name):\n    i = s.Inner()\n    i.name = (name * 20).encode()\n"
        "    i.corners = [s.Point()]\n    return i\n");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PyObject *name = PyUnicode_InternFromString(cases[i].name);
        bool done = false;
        for (long n = 1; !done; n++) {
            PyObject *record = PyObject_CallNoArgs(py(cases[i].cls));
            assert_int_equal(PyObject_SetAttr(record, name, py(cases[i].first)), 0);
            assert_int_equal(embed_clean(NULL), 0); // only the record keeps it
            PyObject *second = py(cases[i].second);
            fail_allocation(n);
            done = PyObject_SetAttr(record, name, second) == 0 && countdown > 0;
            restore_allocation();
            PyErr_Clear();
            PyObject *text = PyObject_Repr(record);
            assert_non_null(text);
            Py_DECREF(text);
            Py_DECREF(record);
            assert_true(n < 200);
        }
        Py_DECREF(name);
    }
}

// Returns 1 on success, 0 if memory ran out.
static int
pickle_and_compare(PyObject *plain, PyObject *loads)
{
    PyObject *reduced = PyObject_CallMethod(plain, "__reduce__", NULL);
    PyObject *made = NULL;
    if (reduced != NULL)
        made = PyObject_CallObject(PyTuple_GET_ITEM(reduced, 0), PyTuple_GET_ITEM(reduced, 1));
    PyObject *bytes = made != NULL ? PyObject_CallOneArg(loads, made) : NULL;
    int same = bytes != NULL ? PyObject_RichCompareBool(made, plain, Py_EQ) : 0;
    Py_XDECREF(reduced);
    Py_XDECREF(made);
    Py_XDECREF(bytes);
    return same;
}

static void
test_plain_records_survive_failing_allocations(void **state)
{
    (void)state;
    PyObject *plain = py("s.Plain()"), *bytes = py("bytes");
    assert_int_equal(pickle_and_compare(plain, bytes), 1);
    int same = 0;
    for (long n = 1; same != 1; n++) {
        fail_allocation(n);
        same = pickle_and_compare(plain, bytes);
        restore_allocation();
        if (same != 1)
            assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
        PyErr_Clear();
        assert_true(n < 200);
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
        calls_test(test_member_belongs_to_its_record),
        calls_test(test_keeps_go_by_address),
        calls_test(test_many_keeps),
        calls_test(test_detached_record_moves_its_views),
        calls_test(test_detached_record_moves_views_of_values),
        calls_test(test_detached_record_keeps_nothing),
        calls_test(test_detached_record_that_need_not_move),
        calls_test(test_detached_views_of_every_making),
        calls_test(test_fields_survive_failing_allocations),
        calls_test(test_failed_assignments_leave_nothing_behind),
        calls_test(test_plain_records_survive_failing_allocations),
        calls_test(test_construction_survives_failing_allocations),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
