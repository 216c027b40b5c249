// Tests classes that one binding takes over from another, as C code uses them.
#include "embed.h"

#include "objects/info.h"
#include "failing.h"
#include "synthetic_foreign.h"

static cb_module *foreign;

static int
start(void **state)
{
    if (embed_start(state) != 0)
        return -1;
    run("foreign = builtin('cubind_synthetic_foreign', 'cubind_synthetic_foreign')\n");
    foreign = ((cb_form *)PyModule_GetState(py("foreign")))->module;
    return embed_clean(state);
}

static const struct {
    int here, there;
} taken_over[] = {
    {W_Color, T_Color}, {W_Stream, T_Stream}, {W_Address, T_Address},
    {W_Hook, T_Hook},   {W_Point, T_Point},   {W_Plain, T_Plain},
};
enum { TAKEN_OVER = sizeof taken_over / sizeof *taken_over };

static void
test_type_is_the_other_bindings(void **state)
{
    (void)state;
    for (int i = 0; i < TAKEN_OVER; i++) {
        PyTypeObject *type = cb_type(foreign, taken_over[i].here);
        assert_non_null(type);
        assert_ptr_equal(type, cb_type(module, taken_over[i].there));
        assert_ptr_equal(cb_type_make(foreign, taken_over[i].here), type); // the first one's type
        assert_ptr_equal(cb__info(type)->module, module);
        assert_null(foreign->infos[taken_over[i].here]);
    }
    assert_ptr_equal(foreign->enums[W_Color], module->enums[T_Color]);
}

// A binding holds a reference to the other module as long as it exists itself.
static void
test_source_is_held(void **state)
{
    (void)state;
    for (int i = 0; i < TAKEN_OVER; i++) {
        assert_non_null(cb_type(foreign, taken_over[i].here));
        assert_ptr_equal(foreign->sources[taken_over[i].here], module->main_module);
    }
    assert_non_null(cb_type(foreign, W_StreamDerived));
    assert_ptr_equal(foreign->sources[W_StreamDerived], module->main_module);
    assert_null(foreign->sources[W_Other]);
    assert_null(foreign->sources[W_Pair]);
}

static void
test_members(void **state)
{
    (void)state;
    PyObject *red = cb_enum_member(foreign, W_Color, 1);
    assert_ptr_equal(red, py("s.Color.COLOR_RED"));
    Py_DECREF(red);
    // The class has these members, although the tables of this binding lack them.
    assert_string_equal(shown(cb_enum_member(foreign, W_Color, 2)), "<Color.COLOR_GREEN: 2>");
    assert_string_equal(shown(cb_enum_member(foreign, W_Color, 77)), "<Color.unknown: 77>");
    int32_t value;
    assert_int_equal(cb_as_enum(foreign, W_Color, py("s.Color.COLOR_BLUE"), "color", &value), 0);
    assert_int_equal(value, 3);
    assert_string_equal(outcome(cb_as_enum(foreign, W_Color, py("None"), "color", &value)),
                        "TypeError: Argument 'color' must not be None");
    const int32_t colors[] = {1, 2};
    assert_string_equal(shown(cb_enum_list(foreign, W_Color, colors, 2)),
                        "[<Color.COLOR_RED: 1>, <Color.COLOR_GREEN: 2>]");
}

static void
test_cells(void **state)
{
    (void)state;
    uint64_t value = 5, out = 0;
    assert_string_equal(shown(cb_cell_new(foreign, W_Stream, &value)), "<Stream 0x5>");
    assert_string_equal(shown(cb_cell_view(foreign, W_Address, &value, NULL)), "<Address 5>");
    assert_int_equal(cb_as_handle(foreign, W_Stream, py("s.Stream(7)"), "s", &out), 0);
    assert_int_equal(out, 7);
    assert_int_equal(cb_as_handle(foreign, W_Stream, py("foreign.StreamDerived(8)"), "s", &out), 0);
    assert_int_equal(out, 8);
    assert_int_equal(cb_as_handle(foreign, W_StreamDerived, py("s.Stream(9)"), "s", &out), 0);
    assert_int_equal(out, 9);
    assert_int_equal(cb_as_scalar(foreign, W_Address, py("s.Address(10)"), "s", &out, 8), 0);
    assert_int_equal(out, 10);
    assert_string_equal(shown(cb_handle_list(foreign, W_Stream, &value, 1)), "[<Stream 0x5>]");
    assert_string_equal(outcome(cb_as_handle_ref(foreign, W_Stream, Py_None, "s", &out)), "ok");
    assert_string_equal(outcome(cb_as_handle_ref(foreign, W_Stream, py("[]"), "s", &out)),
                        "TypeError: Argument 's' is not instance of type (expected <class 'int, "
                        "cubind_synthetic.Stream'>, found <class 'list'>");
}

static void
test_records(void **state)
{
    (void)state;
    Point point = {3, 4};
    PyObject *copy = cb_record_copy(foreign, W_Point, &point);
    assert_ptr_equal(Py_TYPE(copy), cb_type(module, T_Point));
    assert_string_equal(shown(copy), "x : 3\ny : 4");
    assert_string_equal(shown(cb_record_view(foreign, W_Point, &point, NULL)), "x : 3\ny : 4");
    assert_string_equal(shown(cb_record_new(foreign, W_Point)), "x : 0\ny : 0");
    assert_string_equal(shown(cb_record_list(foreign, W_Point, &point, 1)), "[x : 3\ny : 4]");
    void *data;
    assert_int_equal(cb_as_record(foreign, W_Point, py("s.Point()"), "p", &data), 0);
    assert_string_equal(outcome(cb_as_record(foreign, W_Point, py("5"), "p", &data)),
                        "TypeError: Argument 'p' has incorrect type (expected "
                        "cubind_synthetic.Point, got int)");
}

static const char *
array_of(int index, const char *expression)
{
    cb_array a;
    cb_array_init(&a);
    PyObject *o = py(expression);
    int result = index == W_Point ? cb_array_records(foreign, index, o, "items", &a)
                                  : cb_array_handles(foreign, index, o, "items", &a);
    const char *text = outcome(result);
    cb_array_done(&a);
    return text;
}

// B8.3: works in both directions, whichever binding owns the class.
static void
test_arrays(void **state)
{
    (void)state;
    const char *both = "[s.Stream(1), foreign.StreamDerived(2)]";
    assert_string_equal(array_of(W_Stream, both), "ok");
    assert_string_equal(array_of(W_StreamDerived, both), "ok");
    assert_string_equal(array_of(W_Point, "[s.Point()]"), "ok");
    assert_string_equal(array_of(W_Stream, "[5]"),
                        "TypeError: Argument 'items' is not instance of type (expected "
                        "tuple[cycubind_synthetic.Stream,] or list[cycubind_synthetic.Stream,]");
    assert_string_equal(array_of(W_StreamDerived, "[s.Event(1)]"),
                        "TypeError: Argument 'items' is not instance of type (expected "
                        "tuple[cyforeign.StreamDerived,cubind_synthetic.Stream] or "
                        "list[cyforeign.StreamDerived,cubind_synthetic.Stream]");
}

// Each attempt takes the class over again. If no allocation fails, it finds that this has been
// done.
static void
test_failing_allocations(void **state)
{
    (void)state;
    if (Py_Version >= 0x030D0000)
        skip(); // as in test_class.c
    for (int i = 0; i < TAKEN_OVER; i++) {
        PyTypeObject *present = cb_type(foreign, taken_over[i].here), *made = NULL;
        Py_ssize_t before = Py_REFCNT(present);
        for (long n = 1; made == NULL; n++) {
            fail_allocation(n);
            made = cb_type_make(foreign, taken_over[i].here);
            restore_allocation();
            if (made == NULL)
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
            PyErr_Clear();
            assert_true(n < 500);
        }
        assert_ptr_equal(made, present);
        assert_int_equal(Py_REFCNT(present), before);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_type_is_the_other_bindings),
        calls_test(test_source_is_held),
        calls_test(test_members),
        calls_test(test_cells),
        calls_test(test_records),
        calls_test(test_arrays),
        calls_test(test_failing_allocations),
    };
    return cmocka_run_group_tests(tests, start, embed_stop);
}
