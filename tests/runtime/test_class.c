// Tests types, cells and enum members, as C code uses them.
#include "embed.h"

#include "objects/enums.h"
#include "objects/info.h"
#include "failing.h"

// --- types ---------------------------------------------------------------------------------------

static void
test_type_is_made_once(void **state)
{
    (void)state;
    for (int i = 0; i < CLASS_COUNT; i++) {
        PyTypeObject *type = cb_type(module, i);
        assert_non_null(type);
        assert_ptr_equal(cb_type(module, i), type);
        assert_ptr_equal(cb_type_make(module, i), type); // a second maker gets the first one's type
    }
}

static void
test_type_leads_to_its_class(void **state)
{
    (void)state;
    for (int i = 0; i < CLASS_COUNT; i++) {
        cb_info *info = cb__info(cb_type(module, i));
        assert_non_null(info);
        assert_ptr_equal(info->cls, &synthetic_classes[i]);
        assert_ptr_equal(info->module, module);
        assert_int_equal(info->index, i);
        assert_ptr_equal(cb__info_own(cb_type(module, i)), info);
    }
}

static void
test_foreign_types_lead_nowhere(void **state)
{
    (void)state;
    PyTypeObject *foreign[] = {&PyBaseObject_Type, &PyLong_Type, &PyUnicode_Type, &PyDict_Type};
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        assert_null(cb__info(foreign[i]));
        assert_null(cb__info_nearest(foreign[i]));
    }
}

static void
test_python_subclass_leads_to_its_base(void **state)
{
    (void)state;
    PyTypeObject *type = (PyTypeObject *)py("type('Sub', (s.Stream,), {'x': lambda self: 1})");
    assert_null(cb__info(type));
    assert_ptr_equal(cb__info_nearest(type)->cls, &synthetic_classes[T_Stream]);
    assert_false(cb__record_check(py("s.Stream(1)")));
    assert_true(cb__record_check(py("type('Sub', (s.Point,), {})()")));
}

// Each attempt makes the class again. If no allocation fails, it finds that the class already
// exists.
static void
test_types_survive_failing_allocations(void **state)
{
    (void)state;
    if (Py_Version >= 0x030D0000)
        // In CPython 3.13.0, a dict that fails to grow counts an entry that it does not have.
        skip();
    const int classes[] = {T_Color, T_Stream, T_Address, T_Point, T_Outer};
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        PyTypeObject *present = cb_type(module, classes[i]), *made = NULL;
        for (long n = 1; made == NULL; n++) {
            fail_allocation(n);
            made = cb_type_make(module, classes[i]);
            restore_allocation();
            if (made == NULL)
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
            assert_true(n < 500);
        }
        assert_ptr_equal(made, present);
    }
    run("import gc; gc.collect()");
}

// --- cells ---------------------------------------------------------------------------------------

static void
test_cell_new(void **state)
{
    (void)state;
    uint64_t wide = UINT64_MAX;
    int32_t small = -7;
    assert_string_equal(shown(cb_cell_new(module, T_Stream, &wide)), "<Stream 0xffffffffffffffff>");
    PyObject *o = cb_cell_new(module, T_Signed32, &small);
    assert_int_equal(((cb_cell *)o)->value, UINT32_MAX - 6); // the remaining bytes are zero
    assert_string_equal(shown(o), "<Signed32 -7>");
}

static void
test_cell_view_holds_its_owner(void **state)
{
    (void)state;
    uint64_t value = 5;
    PyObject *owner = PyList_New(0);
    PyObject *view = cb_cell_view(module, T_Address, &value, owner);
    assert_int_equal(Py_REFCNT(owner), 2);
    value = 6;
    assert_string_equal(shown(view), "<Address 6>");
    run("import gc; gc.collect()");
    embed_clean(state);
    assert_int_equal(Py_REFCNT(owner), 1);
    Py_DECREF(owner);
}

static void
test_cell_counts_its_type(void **state)
{
    (void)state;
    PyTypeObject *type = cb_type(module, T_Stream);
    Py_ssize_t before = Py_REFCNT(type);
    uint64_t value = 1;
    PyObject *o = cb_cell_new(module, T_Stream, &value);
    assert_int_equal(Py_REFCNT(type), before + 1);
    Py_DECREF(o);
    assert_int_equal(Py_REFCNT(type), before);
}

// Freed cells are reused: a few of them, for any class, and as if they were new.
static void
test_cells_that_ended(void **state)
{
    (void)state;
    enum { MORE = CB_SPARE_OBJECTS + 10 };
    PyObject *cells[MORE], *owner = PyList_New(0);
    uint64_t value = UINT64_MAX;
    for (int i = 0; i < MORE; i++)
        cells[i] = i % 2 ? cb_cell_new(module, T_Stream, &value)
                         : cb_cell_view(module, T_Address, &value, owner);
    for (int i = 0; i < MORE; i++)
        Py_DECREF(cells[i]);
    assert_int_equal(Py_REFCNT(owner), 1);
    assert_int_equal(module->spare_cell_count, CB_SPARE_OBJECTS);
    int32_t small = -7;
    for (int i = 0; i < MORE; i++) {
        cells[i] = cb_cell_new(module, T_Signed32, &small);
        assert_ptr_equal(Py_TYPE(cells[i]), cb_type(module, T_Signed32));
        assert_int_equal(((cb_cell *)cells[i])->value, UINT32_MAX - 6);
        assert_ptr_equal(((cb_cell *)cells[i])->at, &((cb_cell *)cells[i])->value);
        assert_null(((cb_cell *)cells[i])->keep);
    }
    assert_int_equal(module->spare_cell_count, 0);
    for (int i = 0; i < MORE; i++)
        Py_DECREF(cells[i]);
    Py_DECREF(owner);
}

static void
test_cells_of_python_subclasses_end_elsewhere(void **state)
{
    (void)state;
    PyObject *subclass = py("type('S', (s.Stream,), {})");
    PyObject *warm = PyObject_CallNoArgs((PyObject *)cb_type(module, T_Stream));
    Py_DECREF(warm);
    int before = module->spare_cell_count;
    PyObject *o = PyObject_CallNoArgs(subclass);
    assert_non_null(o);
    Py_DECREF(o);
    assert_int_equal(module->spare_cell_count, before);
}

// --- enum members --------------------------------------------------------------------------------

static void
test_member_of_every_value(void **state)
{
    (void)state;
    const int enums[] = {T_Status, T_Color, T_Bits, T_Sparse, T_Tint};
    for (size_t e = 0; e < sizeof enums / sizeof *enums; e++) {
        const cb_enum_table *table = synthetic_classes[enums[e]].enumeration;
        for (int i = 0; i < table->count; i++) {
            PyObject *member = cb_enum_member(module, enums[e], table->values[i]);
            assert_non_null(member);
            assert_ptr_equal(Py_TYPE(member), cb_type(module, enums[e]));
            assert_int_equal(PyLong_AsLongLong(member), table->values[i]);
            PyObject *again = cb_enum_member_slow(module, enums[e], table->values[i]);
            assert_ptr_equal(again, member);
            Py_DECREF(member);
            Py_DECREF(again);
        }
    }
}

static void
test_member_positions(void **state)
{
    (void)state;
    cb_type(module, T_Sparse);
    const cb_enum *sparse = module->enums[T_Sparse], *color = module->enums[T_Color];
    assert_int_equal(sparse->dense, 2); // -2, -1
    assert_int_equal(color->dense, 3);
    const int64_t values[] = {-2, -1, 10, 70000};
    for (int i = 0; i < 4; i++)
        assert_int_equal(cb__enum_find(sparse, values[i]), i);
    const int64_t absent[] = {-3, 0, 9, 11, 69999, 70001, INT64_MIN, INT64_MAX};
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++)
        assert_int_equal(cb__enum_find(sparse, absent[i]), -1);
}

static void
test_unknown_members_are_new_each_time(void **state)
{
    (void)state;
    PyObject *a = cb_enum_member(module, T_Color, 4242), *b = cb_enum_member(module, T_Color, 4242);
    assert_ptr_not_equal(a, b);
    assert_int_equal(Py_REFCNT(a), 1);
    assert_string_equal(shown(a), "<Color.unknown: 4242>");
    assert_string_equal(shown(b), "<Color.unknown: 4242>");
    assert_string_equal(shown(cb_enum_member(module, T_Color, INT64_MIN)),
                        "<Color.unknown: -9223372036854775808>");
}

// --- capsule -------------------------------------------------------------------------------------

static void
test_api_is_imported_by_name(void **state)
{
    (void)state;
    const int *api = cb_api_import("cubind_synthetic._C_API");
    assert_non_null(api);
    assert_int_equal(api[0], 42);
    assert_null(cb_api_import("cubind_synthetic._other"));
    assert_string_equal(shown(NULL), "ImportError: cubind_synthetic has no C function table "
                                     "cubind_synthetic._other");
    assert_null(cb_api_import("cubind_nothing._C_API"));
    assert_string_equal(shown(NULL), "ModuleNotFoundError: No module named 'cubind_nothing'");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_type_is_made_once),
        calls_test(test_type_leads_to_its_class),
        calls_test(test_foreign_types_lead_nowhere),
        calls_test(test_python_subclass_leads_to_its_base),
        calls_test(test_types_survive_failing_allocations),
        calls_test(test_cell_new),
        calls_test(test_cell_view_holds_its_owner),
        calls_test(test_cell_counts_its_type),
        calls_test(test_cells_that_ended),
        calls_test(test_cells_of_python_subclasses_end_elsewhere),
        calls_test(test_member_of_every_value),
        calls_test(test_member_positions),
        calls_test(test_unknown_members_are_new_each_time),
        calls_test(test_api_is_imported_by_name),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
