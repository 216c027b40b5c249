// Tests how a launch packs kernel arguments: numbers, pointers, and objects with an address.
#include "embed.h"

#include <string.h>

// The first slot that a pair of one value and one class packs, in hexadecimal digits, or the
// exception.
static const char *
packed(const char *value, const char *type)
{
    static char text[256];
    char pair[256];
    PyOS_snprintf(pair, sizeof pair, "((%s,), (%s,))", value, type);
    cb_pack p;
    if (cb_pack_params(module, py(pair), &p) < 0)
        return outcome(-1);
    uint64_t slot;
    memcpy(&slot, p.params[0], sizeof slot);
    PyOS_snprintf(text, sizeof text, "%llx", (unsigned long long)slot);
    cb_pack_done(&p);
    return text;
}

typedef struct row {
    const char *value;
    const char *type;
    const char *expected;
} row;

static void
check_rows(const row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *got = packed(rows[i].value, rows[i].type);
        if (strcmp(got, rows[i].expected) != 0)
            fail_msg("%s as %s packs %s, not %s", rows[i].value, rows[i].type, got,
                     rows[i].expected);
    }
}

#define CHECK(rows) check_rows(rows, sizeof rows / sizeof *rows)

static void
test_launch_integers(void **state)
{
    (void)state;
    run("class Index:\n    def __index__(self): return -2\nclass SubInt(C.c_int): pass\n");
    static const row rows[] = {
        {"1", "C.c_int", "1"},
        {"-1", "C.c_int", "ffffffff"},
        {"-1", "C.c_uint", "ffffffff"},
        {"2**32 - 1", "C.c_uint", "ffffffff"},
        {"-2**31", "C.c_uint", "80000000"},
        {"-1", "C.c_size_t", "ffffffffffffffff"},
        {"2**64 - 1", "C.c_size_t", "ffffffffffffffff"},
        {"-2**63", "C.c_ulonglong", "8000000000000000"},
        {"-3", "C.c_longlong", "fffffffffffffffd"},
        {"-1", "C.c_short", "ffff"},
        {"65535", "C.c_short", "ffff"},
        {"-32768", "C.c_ushort", "8000"},
        {"127", "C.c_byte", "7f"},
        {"255", "C.c_ubyte", "ff"},
        {"-128", "C.c_ubyte", "80"},
        {"True", "C.c_int", "1"},
        {"s.Color.COLOR_BLUE", "C.c_int", "3"},
        {"Index()", "C.c_short", "fffe"},
        {"s.Stream(0x88)", "C.c_ulong", "88"},
        {"C.c_int(3)", "C.c_int", "3"},
        {"SubInt(3)", "C.c_int", "3"},
        {"C.c_uint8(4)", "C.c_ubyte", "4"},
    };
    CHECK(rows);
}

static void
test_launch_integers_out_of_range(void **state)
{
    (void)state;
    static const row rows[] = {
        {"2**31", "C.c_int", "OverflowError: value too large to convert to int"},
        {"-2**31 - 1", "C.c_int", "OverflowError: value too large to convert to int"},
        {"2**63", "C.c_int", "OverflowError: Python int too large to convert to C long"},
        {"128", "C.c_byte", "OverflowError: value too large to convert to int8_t"},
        {"2**63", "C.c_longlong", "OverflowError: Python int too large to convert to C long"},
        {"2**32", "C.c_uint", "OverflowError: value too large to convert to unsigned int"},
        {"-2**31 - 1", "C.c_uint", "OverflowError: can't convert negative value to unsigned int"},
        {"65536", "C.c_short", "OverflowError: value too large to convert to short"},
        {"-32769", "C.c_short", "OverflowError: can't convert negative value to short"},
        {"256", "C.c_ubyte", "OverflowError: value too large to convert to unsigned char"},
        {"2**64", "C.c_size_t",
         "OverflowError: Python int too large to convert to C unsigned long"},
        {"-2**63 - 1", "C.c_size_t",
         "OverflowError: can't convert negative value to unsigned PY_LONG_LONG"},
    };
    CHECK(rows);
}

static void
test_launch_other_types(void **state)
{
    (void)state;
    run("class Real:\n    def __float__(self): return 1.5\n");
    static const row rows[] = {
        {"1.5", "C.c_double", "3ff8000000000000"},
        {"1.5", "C.c_float", "3fc00000"},
        {"2", "C.c_double", "4000000000000000"},
        {"2**64", "C.c_float", "5f800000"},
        {"Real()", "C.c_float", "3fc00000"},
        {"C.c_float(1.5)", "C.c_double", "3ff8000000000000"},
        {"C.c_double(1.5)", "C.c_double", "3ff8000000000000"},
        {"C.c_double(1.5)", "C.c_float", "TypeError: must be real number, not c_double"},
        {"'a'", "C.c_float", "TypeError: must be real number, not str"},
        {"True", "C.c_bool", "1"},
        {"-1", "C.c_bool", "1"},
        {"[]", "C.c_bool", "0"},
        {"C.c_bool(False)", "C.c_bool", "0"},
        {"b'a'", "C.c_char", "61"},
        {"255", "C.c_char", "ff"},
        {"C.c_char(b'z')", "C.c_char", "7a"},
        {"256", "C.c_char", "TypeError: one character bytes, bytearray or integer expected"},
        {"'a'", "C.c_wchar", "61"},
        {"'\\U0001f600'", "C.c_wchar", "1f600"},
        {"'ab'", "C.c_wchar", "TypeError: one character unicode string expected"},
    };
    CHECK(rows);
    assert_non_null(strstr(packed("'a'", "C.c_int"), "TypeError: "));
    assert_non_null(strstr(packed("1.5", "C.c_int"), "TypeError: "));
}

#define NO_POINTER(type, first) \
    "TypeError: Provided argument is of type <class '" type "'> but expected Type <class '" first \
    "'>, <class 'ctypes.c_void_p'> or CUDA Binding structure with getPtr() attribute"

static void
test_launch_pointers(void **state)
{
    (void)state;
    run("class Own:\n    def getPtr(self): return 0x1234\n"
        "class Broken:\n    def getPtr(self): raise KeyError(5)\n"
        "class Nowhere:\n    def getPtr(self): return 0\n"
        "class Sub(s.Stream): pass\n"
        "class Union(C.Union): _fields_ = [('a', C.c_int)]\n"
        "stream = s.Stream(7)\n");
    static const row rows[] = {
        {"5", "C.c_void_p", "5"},
        {"2**64 - 1", "C.c_void_p", "ffffffffffffffff"},
        {"s.Color.COLOR_RED", "C.c_void_p", "1"},
        {"C.c_void_p(9)", "C.c_void_p", "9"},
        {"Own()", "C.c_void_p", "1234"},
        {"C.c_void_p(0)", "C.c_void_p", "TypeError: an integer is required"},
        {"-1", "C.c_void_p",
         "OverflowError: can't convert negative value to unsigned PY_LONG_LONG"},
        {"None", "C.c_void_p", NO_POINTER("NoneType", "int")},
        {"b'x'", "C.c_void_p", NO_POINTER("bytes", "int")},
        {"Broken()", "C.c_void_p", "KeyError: 5"},
        {"Nowhere()", "C.c_void_p", "0"},
        {"Nowhere()", "None", "ValueError: Nowhere.getPtr() is 0, so there is nothing to read"},
        {"stream", "None", "7"},
        {"Sub(8)", "None", "8"},
        {"s.Address(2**63)", "None", "8000000000000000"},
        {"s.Color.COLOR_BLUE", "None", "3"},
        {"5", "None", NO_POINTER("int", "_ctypes.Structure")},
        {"Union()", "None", NO_POINTER("Union", "_ctypes.Structure")},
        {"C.c_int(5)", "None", NO_POINTER("ctypes.c_int", "_ctypes.Structure")},
        {"1", "C.c_char_p", "TypeError: Unsupported type: <class 'ctypes.c_char_p'>"},
        {"1", "int", "TypeError: Unsupported type: <class 'int'>"},
        {"1", "5", "TypeError: Unsupported type: 5"},
    };
    CHECK(rows);
}

// Objects are passed in place: the table points to their bytes.
static void
test_launch_objects_by_address(void **state)
{
    (void)state;
    run("class Pair(C.Structure): _fields_ = [('a', C.c_int), ('b', C.c_int)]\n"
        "pair = Pair(1, 2)\npoint = s.Point()\n");
    cb_pack p;
    assert_int_equal(cb_pack_params(module, py("((pair, point), (None, None))"), &p), 0);
    assert_int_equal(((Point *)p.params[0])->y, 2);
    assert_ptr_equal(p.params[1], cb_record_data(py("point")));
    cb_pack_done(&p);
    assert_int_equal(cb_pack_params(module, py("((point,), (C.c_void_p,))"), &p), 0);
    assert_ptr_equal(*(void **)p.params[0], cb_record_data(py("point")));
    cb_pack_done(&p);
}

static const char *
form_of(const char *value)
{
    cb_pack p;
    if (cb_pack_params(module, py(value), &p) < 0)
        return outcome(-1);
    const char *text = p.params == NULL ? "NULL" : p.held ? "buffer" : "address";
    if (p.params == p.pointers)
        text = "packed";
    cb_pack_done(&p);
    return text;
}

#define NO_PARAMS \
    "TypeError: Argument 'kernelParams' is not a valid type: tuple[tuple[Any, ...], tuple[Any, " \
    "...]] or PyObject implimenting Buffer Protocol or Int"

static void
test_launch_forms(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"None", "NULL"},
        {"0", "NULL"},
        {"((), ())", "NULL"},
        {"False", "NULL"},
        {"4096", "address"},
        {"s.Color.COLOR_RED", "address"},
        {"(C.c_void_p * 2)()", "buffer"},
        {"b''", "buffer"},
        {"((1,), (C.c_int,))", "packed"},
        {"-1", "OverflowError: can't convert negative value to unsigned PY_LONG_LONG"},
        {"2**64", "OverflowError: Python int too large to convert to C unsigned long"},
        {"((1,), ())", "TypeError: Argument 'kernelParams' has tuples with different length"},
        {"([1], [C.c_int])", NO_PARAMS},
        {"[(1,), (C.c_int,)]", NO_PARAMS},
        {"((), (), ())", NO_PARAMS},
        {"5.0", NO_PARAMS},
        {"'x'", NO_PARAMS},
        {"s.Stream(0)", NO_PARAMS},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(form_of(rows[i][0]), rows[i][1]);
    PyObject *array = py("(C.c_void_p * 2)()");
    Py_buffer view;
    assert_int_equal(PyObject_GetBuffer(array, &view, PyBUF_SIMPLE), 0);
    cb_pack p;
    assert_int_equal(cb_pack_params(module, array, &p), 0);
    assert_ptr_equal(p.params, view.buf);
    cb_pack_done(&p);
    PyBuffer_Release(&view);
}

static void
test_launch_many_values(void **state)
{
    (void)state;
    cb_pack p;
    assert_int_equal(cb_pack_params(module, py("((7,) * 32, (C.c_int,) * 32)"), &p), 0);
    assert_null(p.heap);
    assert_int_equal((uintptr_t)p.params[0] % 16, 0);
    assert_int_equal(*(int *)p.params[31], 7);
    cb_pack_done(&p);
    PyObject *mixed = py("(tuple(range(300)), (C.c_int, C.c_double, C.c_ushort) * 100)");
    assert_int_equal(cb_pack_params(module, mixed, &p), 0);
    assert_non_null(p.heap);
    assert_int_equal((uintptr_t)p.params[0] % 16, 0);
    for (int i = 0; i < 300; i += 3) {
        assert_int_equal(*(int *)p.params[i], i);
        assert_true(*(double *)p.params[i + 1] == i + 1);
        assert_int_equal(*(unsigned short *)p.params[i + 2], i + 2);
    }
    cb_pack_done(&p);
    assert_int_equal(cb_pack_params(module, py("((1,) * 40 + ('x',), (C.c_int,) * 41)"), &p), -1);
    PyErr_Clear();
}

static void
test_launch_owned_block(void **state)
{
    (void)state;
    void **params;
    void *block;
    PyObject *keep;
    PyObject *pair = py("((5, s.Stream(6)), (C.c_int, None))");
    assert_int_equal(cb_pack_params_owned(module, pair, &params, &block, &keep), 0);
    assert_int_equal(*(int *)params[0], 5);
    assert_int_equal(*(int *)params[1], 6);
    assert_ptr_equal(keep, PyTuple_GET_ITEM(pair, 0));
    PyMem_Free(block);
    Py_DECREF(keep);
    run("table = bytearray(16)");
    assert_int_equal(cb_pack_params_owned(module, py("table"), &params, &block, &keep), 0);
    assert_ptr_equal(params, PyByteArray_AS_STRING(py("table")));
    assert_null(block);
    assert_non_null(keep);
    Py_DECREF(keep);
    assert_int_equal(cb_pack_params_owned(module, py("4096"), &params, &block, &keep), 0);
    assert_ptr_equal(params, (void *)4096);
    assert_null(keep);
    assert_int_equal(cb_pack_params_owned(module, py("((), ())"), &params, &block, &keep), 0);
    assert_null(params);
    assert_string_equal(outcome(cb_pack_params_owned(module, py("5.0"), &params, &block, &keep)),
                        NO_PARAMS);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_launch_integers),           calls_test(test_launch_integers_out_of_range),
        calls_test(test_launch_other_types),        calls_test(test_launch_pointers),
        calls_test(test_launch_objects_by_address), calls_test(test_launch_forms),
        calls_test(test_launch_many_values),        calls_test(test_launch_owned_block),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
