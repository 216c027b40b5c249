// Tests conversion of single arguments and results between Python and C.
#include "embed.h"

#include <string.h>

// --- helpers -------------------------------------------------------------------------------------

static const char classes[] = "class Int:\n"
                              "    def __init__(self, value): self.value_ = value\n"
                              "    def __int__(self): return self.value_\n"
                              "class Index:\n"
                              "    def __index__(self): return 3\n"
                              "class Stopped:\n"
                              "    def __int__(self): raise KeyboardInterrupt\n"
                              "class Array(bytearray):\n"
                              "    def __int__(self): return 77\n"
                              "class Scalar(bytearray):\n"
                              "    def __int__(self): return 78\n"
                              "class SubStream(s.Stream): pass\n"
                              "class SubPoint(s.Point): pass\n";

// A conversion under test: returns its result for `o`, as text.
typedef const char *conversion(PyObject *o);

typedef struct row {
    const char *value;
    const char *expected;
} row;

static void
check_rows(conversion *convert, const row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *got = convert(py(rows[i].value));
        if (strcmp(got, rows[i].expected) != 0)
            fail_msg("%s gives %s, not %s", rows[i].value, got, rows[i].expected);
    }
}

#define CHECK(convert, rows) check_rows(convert, rows, sizeof rows / sizeof *rows)

static const char *
number(int result, long long value)
{
    return result < 0 ? outcome(result) : shown(PyLong_FromLongLong(value));
}

static const char *
natural(int result, unsigned long long value)
{
    return result < 0 ? outcome(result) : shown(PyLong_FromUnsignedLongLong(value));
}

// --- integers ------------------------------------------------------------------------------------

static const char *
as_int(PyObject *o)
{
    int32_t value = 0;
    int result = cb_as_int32(o, "int", &value);
    return number(result, value);
}

static const char *
as_unsigned(PyObject *o)
{
    uint32_t value = 0;
    int result = cb_as_uint32(o, "unsigned int", &value);
    return natural(result, value);
}

static const char *
as_byte(PyObject *o)
{
    uint8_t value = 0;
    int result = cb_as_uint8(o, "unsigned char", &value);
    return natural(result, value);
}

static const char *
as_size(PyObject *o)
{
    uint64_t value = 0;
    int result = cb_as_uint64(o, "size_t", &value);
    return natural(result, value);
}

static const char *
as_long(PyObject *o)
{
    int64_t value = 0;
    int result = cb_as_int64(o, "long", &value);
    return number(result, value);
}

static void
test_convert_int(void **state)
{
    (void)state;
    static const row rows[] = {
        {"5", "5"},
        {"-1", "-1"},
        {"2**31 - 1", "2147483647"},
        {"-2**31", "-2147483648"},
        {"5.9", "5"},
        {"True", "1"},
        {"Int(3)", "3"},
        {"s.Stream(9)", "9"},
        {"s.Address(7)", "7"},
        {"s.Color.COLOR_GREEN", "2"},
        {"None", "TypeError: an integer is required"},
        {"'5'", "TypeError: an integer is required"},
        {"b'5'", "TypeError: an integer is required"},
        {"[]", "TypeError: an integer is required"},
        {"Index()", "TypeError: an integer is required"},
        {"Int('a')", "TypeError: __int__ returned non-int (type str)"},
        {"2**31", "OverflowError: value too large to convert to int"},
        {"-2**31 - 1", "OverflowError: value too large to convert to int"},
        {"2**63", "OverflowError: Python int too large to convert to C long"},
        {"-10**30", "OverflowError: Python int too large to convert to C long"},
        {"float('nan')", "ValueError: cannot convert float NaN to integer"},
        {"1e30", "OverflowError: Python int too large to convert to C long"},
    };
    CHECK(as_int, rows);
    static const row wide[] = {
        {"2**63 - 1", "9223372036854775807"},
        {"-2**63", "-9223372036854775808"},
        {"-2**63 - 1", "OverflowError: Python int too large to convert to C long"},
    };
    CHECK(as_long, wide);
}

static void
test_convert_unsigned(void **state)
{
    (void)state;
    static const row rows[] = {
        {"2**32 - 1", "4294967295"},
        {"160.0", "160"},
        {"-1", "OverflowError: can't convert negative value to unsigned int"},
        {"-10**30", "OverflowError: can't convert negative value to unsigned int"},
        {"2**32", "OverflowError: value too large to convert to unsigned int"},
        {"2**64 - 1", "OverflowError: value too large to convert to unsigned int"},
        {"2**64", "OverflowError: Python int too large to convert to C unsigned long"},
        {"None", "TypeError: an integer is required"},
    };
    CHECK(as_unsigned, rows);
    static const row bytes[] = {
        {"255", "255"},
        {"256", "OverflowError: value too large to convert to unsigned char"},
        {"-1", "OverflowError: can't convert negative value to unsigned char"},
    };
    CHECK(as_byte, bytes);
    static const row sizes[] = {
        {"2**64 - 1", "18446744073709551615"},
        {"2**64", "OverflowError: Python int too large to convert to C unsigned long"},
        {"-1", "OverflowError: can't convert negative value to size_t"},
    };
    CHECK(as_size, sizes);
}

static const char *
as_real(PyObject *o)
{
    double value = 0;
    int result = cb_as_double(o, &value);
    return result < 0 ? outcome(result) : shown(PyFloat_FromDouble(value));
}

static const char *
as_narrow_real(PyObject *o)
{
    float value = 0;
    int result = cb_as_float(o, &value);
    return result < 0 ? outcome(result) : shown(PyFloat_FromDouble(value));
}

static void
test_convert_float(void **state)
{
    (void)state;
    static const row rows[] = {
        {"1.5", "1.5"},
        {"2", "2.0"},
        {"Index()", "3.0"},
        {"-1", "-1.0"},
        {"None", "TypeError: must be real number, not NoneType"},
        {"'5'", "TypeError: must be real number, not str"},
        {"s.Address(5)", "TypeError: must be real number, not cubind_synthetic.Address"},
    };
    CHECK(as_real, rows);
    static const row narrow[] = {{"0.5", "0.5"}, {"1e300", "inf"}};
    CHECK(as_narrow_real, narrow);
}

// --- enums ---------------------------------------------------------------------------------------

static const char *
as_color(PyObject *o)
{
    int32_t value = 0;
    int result = cb_as_enum(module, T_Color, o, "color", &value);
    return number(result, value);
}

static const char *
as_bits(PyObject *o)
{
    int32_t value = 0;
    int result = cb_as_enum(module, T_Bits, o, "bits", &value);
    return natural(result, (uint32_t)value);
}

static const char *
as_color_member(PyObject *o)
{
    int32_t value = 0;
    int result = cb_as_enum_member(module, T_Color, o, "color", &value);
    return number(result, value);
}

static void
test_convert_enum(void **state)
{
    (void)state;
    static const row rows[] = {
        {"s.Color.COLOR_RED", "1"},
        {"s.Status.STATUS_ERROR_UNKNOWN", "999"},
        {"12345", "12345"},
        {"-7", "-7"},
        {"'5'", "5"},
        {"5.5", "5"},
        {"Index()", "3"},
        {"None", "TypeError: Argument 'color' must not be None"},
        {"'x'", "ValueError: invalid literal for int() with base 10: 'x'"},
        {"2**31", "OverflowError: value too large to convert to Color_enum"},
        {"2**63", "OverflowError: Python int too large to convert to C long"},
    };
    CHECK(as_color, rows);
    static const row bits[] = {
        {"s.Bits.BIT_HIGH", "2147483648"},
        {"2**32 - 1", "4294967295"},
#if PY_VERSION_HEX >= 0x030C0000
        {"-1", "OverflowError: value too large to convert to Bits_enum"},
#else
        {"-1", "4294967295"},
        {"1 - 2**30", "3221225473"},
#endif
        {"-2**30", "OverflowError: value too large to convert to Bits_enum"},
        {"2**32", "OverflowError: value too large to convert to Bits_enum"},
    };
    CHECK(as_bits, bits);
    static const row members[] = {
        {"s.Color.COLOR_GREEN", "2"},
        {"s.Sparse.S_FAR", "70000"},
        {"None", "TypeError: Argument 'color' must not be None"},
        {"5", "AttributeError: 'int' object has no attribute 'value'"},
    };
    CHECK(as_color_member, members);
}

// --- handles, scalars ----------------------------------------------------------------------------

static const char *
as_stream(PyObject *o)
{
    uint64_t value = 99;
    int result = cb_as_handle(module, T_Stream, o, "stream", &value);
    return natural(result, value);
}

static const char *
as_count32(PyObject *o)
{
    uint32_t value = 99;
    int result = cb_as_scalar(module, T_Count32, o, "count", &value, sizeof value);
    return natural(result, value);
}

static const char *
as_signed32(PyObject *o)
{
    int32_t value = 99;
    int result = cb_as_scalar(module, T_Signed32, o, "number", &value, sizeof value);
    return number(result, value);
}

static const char *
as_stream_ref(PyObject *o)
{
    void *address = NULL;
    int result = cb_as_handle_ref(module, T_Stream, o, "resources", &address);
    if (result == 0 && PyObject_TypeCheck(o, cb_type(module, T_Stream)))
        return address == ((cb_cell *)o)->at ? "its storage" : "elsewhere";
    return natural(result, (uint64_t)address);
}

static void
test_convert_handle(void **state)
{
    (void)state;
    static const row rows[] = {
        {"s.Stream(2**64 - 1)", "18446744073709551615"},
        {"SubStream(5)", "5"},
        {"s.Event(6)", "6"},
        {"s.Address(7)", "7"},
        {"None", "0"},
        {"0x7f0000000000", "139637976727552"},
        {"5.5", "5"},
        {"-1", "OverflowError: can't convert negative value to unsigned PY_LONG_LONG"},
        {"2**64", "OverflowError: Python int too large to convert to C unsigned long"},
        {"'x'", "TypeError: an integer is required"},
    };
    CHECK(as_stream, rows);
    static const row refs[] = {
        {"s.Stream(5)", "its storage"},
        {"SubStream(5)", "its storage"},
        {"None", "0"},
        {"4096", "4096"},
        {"-1", "OverflowError: can't convert negative value to unsigned PY_LONG_LONG"},
        {"s.Event(5)",
         "TypeError: Argument 'resources' is not instance of type (expected <class 'int, "
         "synthetic.Stream'>, found <class 'cubind_synthetic.Event'>"},
        {"[]", "TypeError: Argument 'resources' is not instance of type (expected <class 'int, "
               "synthetic.Stream'>, found <class 'list'>"},
    };
    CHECK(as_stream_ref, refs);
}

static const char *
check_two_streams(PyObject *o)
{
    return natural(cb_handle_ref_check(o, 2, "map", "resources"), 2);
}

static const char *
check_one_stream(PyObject *o)
{
    return natural(cb_handle_ref_check(o, 1, "map", "resources"), 1);
}

static void
test_convert_handle_of_many(void **state)
{
    (void)state;
    static const row two[] = {
        {"None", "2"},
        {"4096", "2"},
        {"s.Stream(5)", "ValueError: map(): 'resources' is one handle, but the call reads 2; "
                        "pass the address of an array of handles"},
    };
    static const row one[] = {{"None", "1"}, {"4096", "1"}, {"s.Stream(5)", "1"}};
    CHECK(check_two_streams, two);
    CHECK(check_one_stream, one);
}

static void
test_convert_scalar(void **state)
{
    (void)state;
    static const row rows[] = {
        {"s.Count32(8)", "8"},
        {"2**32 - 1", "4294967295"},
        {"None", "0"},
        {"s.Address(7)", "7"},
        {"-1", "OverflowError: can't convert negative value to uint32_t"},
        {"2**32", "OverflowError: value too large to convert to uint32_t"},
    };
    CHECK(as_count32, rows);
    static const row negative[] = {
        {"-1", "-1"},
        {"s.Signed32(-5)", "-5"},
        {"2**31", "OverflowError: value too large to convert to int"},
    };
    CHECK(as_signed32, negative);
}

// --- records and strings -------------------------------------------------------------------------

static const char *
as_point(PyObject *o)
{
    Point *point = NULL;
    int result = cb_as_record(module, T_Point, o, "corner", &point);
    if (result < 0 || point == NULL)
        return result < 0 ? outcome(result) : "NULL";
    return point == cb_record_data(o) ? "its storage" : "elsewhere";
}

static const char *
as_point_value(PyObject *o)
{
    Point point = {0, 0};
    int result = cb_as_record_value(module, T_Point, o, "corner", &point, sizeof point);
    return number(result, 1000 * point.x + point.y);
}

static void
test_convert_record(void **state)
{
    (void)state;
    run("p = s.Point()\np.x = 3\np.y = 4\n");
    static const row rows[] = {
        {"p", "its storage"},
        {"SubPoint()", "its storage"},
        {"None", "NULL"},
        {"5", "TypeError: Argument 'corner' has incorrect type (expected cubind_synthetic.Point, "
              "got int)"},
        {"s.Point_st()", "TypeError: Argument 'corner' has incorrect type (expected "
                         "cubind_synthetic.Point, got cubind_synthetic.Point_st)"},
    };
    CHECK(as_point, rows);
    static const row values[] = {
        {"p", "3004"},
        {"None", "TypeError: Argument 'corner' has incorrect type (expected "
                 "cubind_synthetic.Point, got NoneType)"},
    };
    CHECK(as_point_value, values);
}

static const char *
as_text(PyObject *o)
{
    cb_address text;
    int result = cb_as_text(o, &text);
    bool held = result == 0 && PyByteArray_Check(o);
    assert_true(text.held == held); // nothing else can be resized
    if (result == 0)
        cb_address_release(&text);
    return result < 0 ? outcome(result) : text.value;
}

static const char *
as_nullable_text(PyObject *o)
{
    cb_address text;
    int result = cb_as_optional_text(o, &text);
    if (result == 0)
        cb_address_release(&text);
    return result < 0 ? outcome(result) : text.value != NULL ? text.value : "NULL";
}

static const char *
as_buffer(PyObject *o)
{
    cb_chars chars;
    cb_chars_init(&chars);
    int result = cb_as_char_buffer(o, &chars);
    const char *text = chars.data;
    cb_chars_release(&chars);
    return result < 0 ? outcome(result) : text;
}

static void
test_convert_string(void **state)
{
    (void)state;
    static const row rows[] = {
        {"b'abc'", "abc"},
        {"bytearray(b'abc')", "abc"},
        {"'gr\\u00fcn'", "gr\xc3\xbcn"},
        {"None", "TypeError: expected bytes, NoneType found"},
        {"5", "TypeError: expected bytes, int found"},
    };
    CHECK(as_text, rows);
    static const row nullable[] = {{"None", "NULL"}, {"b'x'", "x"}};
    CHECK(as_nullable_text, nullable);
    static const row buffers[] = {
        {"b'abc'", "abc"},
        {"bytearray(b'abc')", "abc"},
        {"'abc'", "TypeError: expected bytes, str found"},
        {"None", "TypeError: expected bytes, NoneType found"},
    };
    CHECK(as_buffer, buffers);
}

// --- addresses -----------------------------------------------------------------------------------

static const char *
as_address(PyObject *o)
{
    cb_address address;
    if (cb_as_address(module, o, &address) < 0)
        return outcome(-1);
    bool held = address.held;
    uint64_t value = (uint64_t)address.value;
    cb_address_release(&address);
    return held ? "buffer" : natural(0, value);
}

#define NO_ADDRESS(type) \
    "TypeError: Provided argument is of type <class '" type \
    "'> but expected Type None, int or object with Buffer Protocol"

static void
test_convert_address(void **state)
{
    (void)state;
    static const row rows[] = {
        {"0", "0"},
        {"4096", "4096"},
        {"2**30 - 1", "1073741823"}, // ints of one, two and three digits
        {"2**30", "1073741824"},
        {"2**60 - 1", "1152921504606846975"},
        {"2**60", "1152921504606846976"},
        {"2**64 - 1", "18446744073709551615"},
        {"5.5", "5"},
        {"None", "0"},
        {"Int(3)", "3"},
        {"s.Stream(2**63)", "9223372036854775808"},
        {"s.Address(7)", "7"},
        {"s.Signed32(8)", "8"},
        {"SubStream(9)", "9"},
        {"s.Color.COLOR_RED", "1"},
        {"b'abc'", "buffer"},
        {"bytearray(3)", "buffer"},
        {"memoryview(b'abc')", "buffer"},
        {"C.c_void_p(5)", "buffer"},
        {"-1", NO_ADDRESS("int")},
        {"-2**30", NO_ADDRESS("int")},
        {"-2**60", NO_ADDRESS("int")},
        {"2**64", NO_ADDRESS("int")},
        {"s.Signed32(-1)", NO_ADDRESS("cubind_synthetic.Signed32")},
        {"'x'", NO_ADDRESS("str")},
        {"[]", NO_ADDRESS("list")},
        {"s.Point()", NO_ADDRESS("cubind_synthetic.Point")},
        {"Index()", NO_ADDRESS("Index")},
        {"Int('a')", NO_ADDRESS("Int")},
        {"Stopped()", "KeyboardInterrupt: "},
    };
    CHECK(as_address, rows);
    // The exporter words its refusal.
    const char *refusal = as_address(py("memoryview(b'abcdef')[::2]"));
    assert_non_null(strstr(refusal, "BufferError: memoryview: underlying buffer is not "));
}

static void
test_convert_buffer_address_is_its_memory(void **state)
{
    (void)state;
    PyObject *bytes = py("b'abc'");
    cb_address address;
    assert_int_equal(cb_as_address(module, bytes, &address), 0);
    assert_ptr_equal(address.value, PyBytes_AS_STRING(bytes));
    cb_address_release(&address);
    run("b = bytearray(4)\n");
    assert_string_equal(as_address(py("b")), "buffer");
    run("b.append(1)\n"); // refused while the buffer is held
}

// An object with both __int__ and a buffer is an address, unless it is a NumPy array.
static void
test_convert_numpy_array_is_a_buffer(void **state)
{
    (void)state;
    assert_string_equal(as_address(py("Array(b'12345678')")), "77");
    run("sys.modules['numpy'] = types.SimpleNamespace(ndarray=Array)\n");
    assert_string_equal(as_address(py("Array(b'12345678')")), "buffer");
    assert_string_equal(as_address(py("Scalar(b'12345678')")), "78");
    run("class Matrix(Array): pass\n");
    assert_string_equal(as_address(py("Matrix(b'1')")), "buffer");
    run("del sys.modules['numpy']\n");
    assert_string_equal(as_address(py("Array(b'1')")), "buffer"); // the class is known now
}

// --- lists ---------------------------------------------------------------------------------------

static void
test_convert_lists_from_c(void **state)
{
    (void)state;
    const int16_t shorts[] = {-1, 2};
    const uint32_t naturals[] = {UINT32_MAX, 2};
    const float floats[] = {0.5f};
    const double doubles[] = {0.25, 4};
    const int32_t colors[] = {1, 77};
    const int32_t bits[] = {INT32_MIN};
    const uint64_t handles[] = {1, 2};
    const uint32_t counts[] = {3};
    const Point points[] = {{1, 2}, {3, 4}};
    assert_string_equal(shown(cb_int_list(shorts, 2, 2, true)), "[-1, 2]");
    assert_string_equal(shown(cb_int_list(naturals, 2, 4, false)), "[4294967295, 2]");
    assert_string_equal(shown(cb_int_list(NULL, 0, 4, false)), "[]");
    assert_string_equal(shown(cb_float_list(floats, 1, 4)), "[0.5]");
    assert_string_equal(shown(cb_float_list(doubles, 2, 8)), "[0.25, 4.0]");
    assert_string_equal(shown(cb_enum_list(module, T_Color, colors, 2)),
                        "[<Color.COLOR_RED: 1>, <Color.unknown: 77>]");
    assert_string_equal(shown(cb_enum_list(module, T_Bits, bits, 1)),
                        "[<Bits.BIT_HIGH: 2147483648>]");
    assert_string_equal(shown(cb_handle_list(module, T_Stream, handles, 2)),
                        "[<Stream 0x1>, <Stream 0x2>]");
    assert_string_equal(shown(cb_scalar_list(module, T_Count32, counts, 1)), "[<Count32 3>]");
    PyObject *list = cb_record_list(module, T_Point, points, 2);
    assert_non_null(list);
    const Point *copy = cb_record_data(PyList_GET_ITEM(list, 1));
    assert_ptr_not_equal(copy, &points[1]);
    assert_int_equal(copy->y, 4);
    Py_DECREF(list);
}

static void
test_convert_string_results(void **state)
{
    (void)state;
    assert_string_equal(shown(cb_string_result(tuples, "ab")), "b'ab'");
    assert_string_equal(shown(cb_string_result(checked, "ab")), "'ab'");
    assert_string_equal(shown(cb_string_result(checked, "a\xff")), "'a\xef\xbf\xbd'");
    assert_string_equal(shown(cb_string_result(tuples, NULL)), "None");
}

static int
start(void **state)
{
    embed_start(state);
    run(classes);
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_convert_int),
        calls_test(test_convert_unsigned),
        calls_test(test_convert_float),
        calls_test(test_convert_enum),
        calls_test(test_convert_handle),
        calls_test(test_convert_handle_of_many),
        calls_test(test_convert_scalar),
        calls_test(test_convert_record),
        calls_test(test_convert_string),
        calls_test(test_convert_address),
        calls_test(test_convert_buffer_address_is_its_memory),
        calls_test(test_convert_numpy_array_is_a_buffer),
        calls_test(test_convert_lists_from_c),
        calls_test(test_convert_string_results),
    };
    return cmocka_run_group_tests(tests, start, embed_stop);
}
