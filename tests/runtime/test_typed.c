// Tests values whose type depends on an attribute's or option's key, and lists of options.
#include "embed.h"

#include <string.h>

enum {
    A_INT = 1,
    A_UINT,
    A_LONG,
    A_ULONG,
    A_SIZE,
    A_FLOAT,
    A_BOOL,
    A_BYTES,
    A_HANDLE,
    A_SCALAR,
    A_RECORD,
    A_ENUM,
    A_ADDRESS,
    A_FLAG,
    A_LIST,
    A_NONE,
    A_DOUBLE,
};

static const cb_value_row value_rows[] = {
    {A_INT, CB_VALUE_INT32, -1, 0},           {A_UINT, CB_VALUE_UINT32, -1, 0},
    {A_LONG, CB_VALUE_INT64, -1, 0},          {A_ULONG, CB_VALUE_UINT64, -1, 0},
    {A_SIZE, CB_VALUE_SIZE, -1, 0},           {A_FLOAT, CB_VALUE_FLOAT, -1, 0},
    {A_BOOL, CB_VALUE_BOOL, -1, 0},           {A_BYTES, CB_VALUE_BYTES, -1, 100},
    {A_HANDLE, CB_VALUE_HANDLE, T_Stream, 0}, {A_SCALAR, CB_VALUE_SCALAR, T_Address, 0},
    {A_RECORD, CB_VALUE_RECORD, T_Point, 0},  {A_ENUM, CB_VALUE_ENUM, T_Color, 0},
    {A_ADDRESS, CB_VALUE_ADDRESS, -1, 0},     {A_FLAG, CB_VALUE_FLAG, -1, 0},
    {A_LIST, CB_VALUE_LIST_INT32, -1, 0},     {A_NONE, CB_VALUE_NONE, -1, 0},
    {A_DOUBLE, CB_VALUE_FLOAT, -1, 8},
};
static const cb_value_table values_table = {
    T_Status,
    value_rows,
    sizeof value_rows / sizeof *value_rows,
};

// --- getters -------------------------------------------------------------------------------------

// The result of a getter after the library wrote `size` bytes at `from`.
static const char *
got(const cb_form *s, int32_t key, const void *from, size_t size)
{
    cb_value v;
    cb_value_init(&v);
    PyObject *result = NULL;
    if (cb_value_prepare(module, &values_table, key, 8, &v) == 0) {
        memcpy(v.data, from, size);
        result = cb_value_result(s, &v);
    }
    const char *text = shown(result);
    cb_value_done(&v);
    return text;
}

static void
test_typed_getters(void **state)
{
    (void)state;
    const int32_t minus = -1;
    const int64_t wide = -2;
    const float real = 0.5f;
    const double exact = 0.25;
    const unsigned char yes = 1;
    const uint64_t pointer = 0x7f0000000000;
    const Point point = {3, 4};
    const int32_t color = 3;
    assert_string_equal(got(tuples, A_INT, &minus, 4), "-1");
    assert_string_equal(got(tuples, A_UINT, &minus, 4), "4294967295");
    assert_string_equal(got(tuples, A_LONG, &wide, 8), "-2");
    assert_string_equal(got(tuples, A_ULONG, &wide, 8), "18446744073709551614");
    assert_string_equal(got(tuples, A_SIZE, &wide, 8), "18446744073709551614");
    assert_string_equal(got(tuples, A_FLOAT, &real, 4), "0.5");
    assert_string_equal(got(tuples, A_DOUBLE, &exact, 8), "0.25");
    assert_string_equal(got(tuples, A_BOOL, &yes, 1), "True");
    assert_string_equal(got(tuples, A_BOOL, &yes, 0), "False");
    assert_string_equal(got(tuples, A_BYTES, "a file\0rest", 11), "b'a file'");
    assert_string_equal(got(tuples, A_HANDLE, &pointer, 8), "<Stream 0x7f0000000000>");
    assert_string_equal(got(tuples, A_SCALAR, &pointer, 8), "<Address 139637976727552>");
    assert_string_equal(got(checked, A_SCALAR, &pointer, 8), "139637976727552");
    assert_string_equal(got(tuples, A_RECORD, &point, sizeof point), "x : 3\ny : 4");
    assert_string_equal(got(tuples, A_ENUM, &color, 4), "<Color.COLOR_BLUE: 3>");
    assert_string_equal(got(tuples, A_ADDRESS, &pointer, 8), "139637976727552");
    assert_string_equal(got(tuples, A_FLAG, &yes, 1), "True");
    assert_string_equal(got(tuples, A_LIST, &wide, 8), "[-2, -1]");
    assert_string_equal(got(tuples, A_NONE, &wide, 0), "None");
}

static void
test_typed_unsupported_key(void **state)
{
    (void)state;
    assert_string_equal(got(tuples, 999, NULL, 0),
                        "TypeError: Unsupported attribute: STATUS_ERROR_UNKNOWN");
    assert_string_equal(got(tuples, 12345, NULL, 0), "TypeError: Unsupported attribute: 12345");
    cb_value v;
    cb_value_init(&v);
    assert_string_equal(
        outcome(cb_value_prepare(module, &values_table, A_LIST, SIZE_MAX, &v)),
        "MemoryError: Failed to allocated length x size memory: 1x18446744073709551615");
    cb_value_done(&v);
}

// --- setters -------------------------------------------------------------------------------------

// The size and the first eight bytes that a setter passes, or the exception.
static const char *
set(const cb_form *s, int32_t key, const char *value)
{
    static char text[256];
    cb_value v;
    cb_value_init(&v);
    const char *result = text;
    if (cb_value_from(s, &values_table, key, py(value), "value", &v) < 0) {
        result = outcome(-1);
    } else {
        uint64_t bits = 0;
        memcpy(&bits, v.data, v.size < 8 ? v.size : 8);
        PyOS_snprintf(text, sizeof text, "%zu: %llx", v.size, (unsigned long long)bits);
    }
    cb_value_done(&v);
    return result;
}

static void
test_typed_setters(void **state)
{
    (void)state;
    run("p = s.Point()\np.x = 5\n"
        "class Nowhere:\n    def getPtr(self): return 0\n");
    static const struct {
        int32_t key;
        const char *value;
        const char *tuple_form;
        const char *checked_form;
    } rows[] = {
        {A_INT, "-1", "4: ffffffff", "4: ffffffff"},
        {A_INT, "None", "TypeError: an integer is required", "TypeError: an integer is required"},
        {A_UINT, "-1", "OverflowError: can't convert negative value to unsigned int", NULL},
        {A_LONG, "-1", "8: ffffffffffffffff", NULL},
        {A_ULONG, "2**64 - 1", "8: ffffffffffffffff", NULL},
        {A_SIZE, "7", "8: 7", NULL},
        {A_FLOAT, "1.5", "4: 3fc00000", NULL},
        {A_DOUBLE, "1.5", "8: 3ff8000000000000", NULL},
        {A_BOOL, "[0]", "1: 1", "1: 1"},
        {A_BOOL, "None", "1: 0", NULL},
        {A_FLAG, "'x'", "4: 1", NULL},
        {A_BYTES, "b'abc'", "3: 636261", "3: 636261"},
        {A_BYTES, "bytearray(b'ab')", "2: 6261", NULL},
        {A_BYTES, "'abcd'", "4: 64636261", NULL},
        {A_BYTES, "None", "TypeError: expected bytes, NoneType found", NULL},
        {A_HANDLE, "s.Stream(6)", "8: 6", NULL},
        {A_SCALAR, "s.Address(6)", "8: 6", "8: 6"},
        {A_SCALAR, "s.Stream(6)", "8: 6", "8: 6"},
        {A_SCALAR, "Nowhere()", "ValueError: Nowhere.getPtr() is 0, so there is nothing to read",
         "TypeError: an integer is required"},
        {A_SCALAR, "5", "AttributeError: 'int' object has no attribute 'getPtr'", "8: 5"},
        {A_RECORD, "p", "8: 5", NULL},
        {A_RECORD, "5",
         "TypeError: Argument 'value' has incorrect type (expected cubind_synthetic.Point, got "
         "int)",
         NULL},
        {A_RECORD, "None",
         "TypeError: Argument 'value' has incorrect type (expected cubind_synthetic.Point, got "
         "NoneType)",
         NULL},
        {A_ENUM, "s.Color.COLOR_BLUE", "4: 3", "4: 3"},
        {A_ENUM, "3", "AttributeError: 'int' object has no attribute 'value'", "4: 3"},
        {A_ADDRESS, "s.Stream(9)", "8: 9", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_string_equal(set(tuples, rows[i].key, rows[i].value), rows[i].tuple_form);
        if (rows[i].checked_form != NULL)
            assert_string_equal(set(checked, rows[i].key, rows[i].value), rows[i].checked_form);
    }
}

// --- numbers of every size, and raw bytes --------------------------------------------------------

static const cb_value_row raw_rows[] = {
    {0, CB_VALUE_INT8, -1, 0},       {1, CB_VALUE_UINT8, -1, 0},
    {2, CB_VALUE_INT16, -1, 0},      {3, CB_VALUE_UINT16, -1, 0},
    {4, CB_VALUE_FLOAT16, -1, 0},    {5, CB_VALUE_BFLOAT16, -1, 0},
    {6, CB_VALUE_DOUBLE, -1, 0},     {7, CB_VALUE_COMPLEX64, -1, 0},
    {8, CB_VALUE_COMPLEX128, -1, 0}, {9, CB_VALUE_LIST_UINT32, -1, 0},
    {10, CB_VALUE_INT32, -1, 0},     {11, CB_VALUE_RECORD, T_Point, 0},
    {12, CB_VALUE_ENUM, T_Color, 0}, {13, CB_VALUE_BYTES, -1, 8},
};
static const cb_value_table raw_table = {
    T_Status,
    raw_rows,
    sizeof raw_rows / sizeof *raw_rows,
    .raw_key = true,
};

// The value that a setter passes, read back by a getter.
static const char *
there_and_back(int32_t key, const char *value)
{
    cb_value in, out;
    cb_value_init(&in);
    cb_value_init(&out);
    PyObject *result = NULL;
    if (cb_value_from(tuples, &raw_table, key, py(value), "value", &in) == 0 &&
        cb_value_prepare(module, &raw_table, key, in.size, &out) == 0) {
        assert_true(in.size <= out.size); // fewer if a text is shorter than its buffer
        memcpy(out.data, in.data, in.size);
        result = cb_value_result(tuples, &out);
    }
    const char *text = shown(result);
    cb_value_done(&in);
    cb_value_done(&out);
    return text;
}

static void
test_typed_numbers_of_every_size(void **state)
{
    (void)state;
    static const struct {
        int32_t key;
        const char *value, *back;
    } rows[] = {
        {0, "-128", "-128"},
        {0, "128", "OverflowError: value too large to convert to int8_t"},
        {0, "1.9", "1"},
        {0, "None", "TypeError: an integer is required"},
        {1, "255", "255"},
        {1, "-1", "OverflowError: can't convert negative value to uint8_t"},
        {2, "-32768", "-32768"},
        {2, "32768", "OverflowError: value too large to convert to int16_t"},
        {3, "65535", "65535"},
        {3, "2**16", "OverflowError: value too large to convert to uint16_t"},
        {4, "1/3", "0.333251953125"},
        {4, "1e6", "inf"},
        {5, "1/3", "0.333984375"},
        {6, "0.1", "0.1"},
        {6, "'x'", "TypeError: must be real number, not str"},
        {7, "1.5 + 2j", "(1.5+2j)"},
        {8, "0.1j", "0.1j"},
        {8, "3", "(3+0j)"},
        {9, "[1, 2**32 - 1]", "[1, 4294967295]"},
        {9, "()", "[]"},
        {9, "range(100)", NULL},
        {9, "[-1]", "OverflowError: can't convert negative value to unsigned int"},
        {9, "[None]",
         "TypeError: Argument 'value' is not instance of type (expected tuple[int] or list[int]"},
        {12, "3", "<Color.COLOR_BLUE: 3>"},
        {12, "s.Color.COLOR_RED", "<Color.COLOR_RED: 1>"},
        {13, "'text'", "b'text'"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *back = rows[i].back;
        if (back == NULL)
            back = shown(Py_NewRef(py("list(range(100))")));
        assert_string_equal(there_and_back(rows[i].key, rows[i].value), back);
    }
}

// Bytes are passed unchanged, whatever the type of the key.
static void
test_typed_raw_values(void **state)
{
    (void)state;
    run("class Number(bytearray):\n    def __float__(self): return 2.0\n"
        "p = s.Point()\np.y = 4\nplain = s.Plain()\nplain.tag = 7\n");
    assert_string_equal(there_and_back(16, "b'ab\\0c'"), "b'ab\\x00c'");
    assert_string_equal(there_and_back(16, "(C.c_uint8 * 2)(7, 8)"), "b'\\x07\\x08'");
    assert_string_equal(there_and_back(16, "b''"), "b''");
    assert_string_equal(there_and_back(16, "bytes(1000)"), shown(Py_NewRef(py("bytes(1000)"))));
    assert_string_equal(there_and_back(16, "plain"), shown(Py_NewRef(py("bytes(plain)"))));
    assert_string_equal(there_and_back(10, "C.c_int(-9)"), "-9");
    assert_string_equal(there_and_back(6, "C.c_double(0.5)"), "0.5");
    assert_string_equal(there_and_back(6, "Number(8)"), "2.0"); // a number, not a buffer
    assert_string_equal(there_and_back(9, "(C.c_uint32 * 3)(1, 2, 3)"), "[1, 2, 3]");
    assert_string_equal(there_and_back(11, "(C.c_int * 2)(5, 6)"), "x : 5\ny : 6");
    assert_string_equal(there_and_back(11, "p"), "x : 0\ny : 4");
    static const char *const refused[] = {"5", "1.0", "None", "'x'", "p", "Number(8)"};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        assert_string_equal(
            there_and_back(16, refused[i]),
            "TypeError: Argument 'value' must be a buffer: attribute 16 has no known type");
    assert_string_equal(there_and_back(999, "5"),
                        "TypeError: Argument 'value' must be a buffer: "
                        "attribute STATUS_ERROR_UNKNOWN has no known type");
    assert_string_equal(there_and_back(16, "memoryview(bytes(4))[::2]"),
                        "BufferError: memoryview: underlying buffer is not contiguous");
}

static void
test_typed_what_asks(void **state)
{
    (void)state;
    assert_true(cb_value_asks(&raw_table, 9));
    assert_true(cb_value_asks(&raw_table, 16));
    assert_false(cb_value_asks(&raw_table, 0));
    assert_false(cb_value_asks(&raw_table, 13));
    assert_false(cb_value_asks(&values_table, A_LIST));
    assert_false(cb_value_asks(&values_table, 999)); // refused instead (E21)
}

// The caller may change the buffer as soon as the value is taken.
static void
test_typed_values_are_copied(void **state)
{
    (void)state;
    cb_value v;
    cb_value_init(&v);
    PyObject *bytes = py("bytearray(b'abcd')");
    assert_int_equal(cb_value_from(tuples, &raw_table, 16, bytes, "value", &v), 0);
    assert_int_equal(PyByteArray_Resize(bytes, 1000), 0);
    assert_memory_equal(v.data, "abcd", 4);
    cb_value_done(&v);
}

// --- several values ------------------------------------------------------------------------------

static cb_array
keys_of(const int32_t *keys, size_t count)
{
    cb_array a;
    cb_array_init(&a);
    a.data = (void *)keys;
    a.length = count;
    return a;
}

static void
test_typed_several_values(void **state)
{
    (void)state;
    const int32_t keys[] = {A_INT, A_HANDLE, A_RECORD, A_BYTES};
    cb_array array = keys_of(keys, 4);
    cb_values v;
    cb_values_init(&v);
    assert_int_equal(cb_values_prepare(module, &values_table, &array, NULL, &v), 0);
    assert_null(v.heap);
    *(int *)v.data[0] = 7;
    *(uint64_t *)v.data[1] = 8;
    ((Point *)v.data[2])->y = 9;
    strcpy(v.data[3], "text");
    assert_string_equal(shown(cb_values_result(tuples, &v)),
                        "[7, <Stream 0x8>, x : 0\ny : 9, b'text']");
    cb_values_done(&v);

    int32_t many[100];
    for (int i = 0; i < 100; i++)
        many[i] = A_BYTES;
    array = keys_of(many, 100);
    assert_int_equal(cb_values_prepare(module, &values_table, &array, NULL, &v), 0);
    strcpy(v.data[99], "last");
    PyObject *list = cb_values_result(tuples, &v);
    assert_string_equal(shown(Py_NewRef(PyList_GET_ITEM(list, 99))), "b'last'");
    Py_DECREF(list);
    cb_values_done(&v);

    many[5] = 999;
    assert_int_equal(cb_values_prepare(module, &values_table, &array, NULL, &v), -1);
    PyErr_Clear();
    cb_values_done(&v);
}

// Prepares values whose sizes the caller gives.
static int
prepare_sized(const cb_array *keys, const size_t *sizes, size_t count, cb_values *v)
{
    cb_array given;
    cb_array_init(&given);
    given.data = (void *)sizes;
    given.length = count;
    cb_values_init(v);
    return cb_values_prepare(module, &values_table, keys, &given, v);
}

static void
test_typed_sizes_of_several_values(void **state)
{
    (void)state;
    const int32_t keys[] = {A_LIST, A_INT};
    const size_t sizes[] = {8, 4};
    cb_array array = keys_of(keys, 2);
    cb_values v;
    assert_int_equal(prepare_sized(&array, sizes, 2, &v), 0);
    assert_string_equal(shown(cb_values_result(tuples, &v)), "[[0, 0], 0]");
    cb_values_done(&v);
    assert_int_equal(prepare_sized(&array, sizes, 1, &v), 0);
    assert_string_equal(shown(cb_values_result(tuples, &v)), "[[0, 0]]");
    cb_values_done(&v);
}

// --- options -------------------------------------------------------------------------------------

static const cb_value_row option_rows[] = {
    {0, CB_VALUE_INT32, -1, 0},       {1, CB_VALUE_BUFFER, -1, 0},
    {2, CB_VALUE_LIST_STRING, -1, 0}, {3, CB_VALUE_LIST_ADDRESS, -1, 0},
    {10, CB_VALUE_FLOAT, -1, 0},      {11, CB_VALUE_UINT32, -1, 0},
    {12, CB_VALUE_ENUM, T_Color, 0},  {13, CB_VALUE_RECORD, T_Point, 0},
    {14, CB_VALUE_FLAG, -1, 0},       {15, CB_VALUE_BUFFER, -1, 11},
};
static const cb_value_table options_table = {
    T_Sparse,
    option_rows,
    sizeof option_rows / sizeof *option_rows,
};

static int
options(const cb_form *s, const int32_t *keys, size_t count, const char *values, cb_options *o)
{
    cb_options_init(o);
    assert_int_equal(cb_array_reserve(&o->keys, count, sizeof *keys), 0);
    memcpy(o->keys.data, keys, count * sizeof *keys);
    return cb_options_values(s, &options_table, py(values), "optionValues", o);
}

static const char *
option_outcome(const cb_form *s, int32_t key, const char *values)
{
    cb_options o;
    const char *text = outcome(options(s, &key, 1, values, &o));
    cb_options_done(&o);
    return text;
}

static void
test_options_slots(void **state)
{
    (void)state;
    run("log = bytearray(4)\nnames = ['one', b'two']\np = s.Point()\n");
    const int32_t keys[] = {0, 1, 2, 3, 10, 11, 12, 13, 14};
    cb_options o;
    assert_int_equal(options(tuples, keys, 9,
                             "[-1, log, names, [64, log], 1.5, 2**32 - 1, s.Color.COLOR_BLUE, "
                             "p, []]",
                             &o),
                     0);
    void **slots = o.values;
    assert_true((int64_t)slots[0] == -1);
    assert_ptr_equal(slots[1], PyByteArray_AS_STRING(py("log")));
    assert_string_equal(((char **)slots[2])[0], "one");
    assert_string_equal(((char **)slots[2])[1], "two");
    assert_ptr_equal(((void **)slots[3])[0], (void *)64);
    assert_ptr_equal(((void **)slots[3])[1], PyByteArray_AS_STRING(py("log")));
    assert_true(*(float *)slots[4] == 1.5f);
    assert_true((uint64_t)slots[5] == UINT32_MAX);
    assert_ptr_equal(slots[6], (void *)3);
    assert_ptr_equal(slots[7], cb_record_data(py("p")));
    assert_null(slots[8]);
    assert_string_equal(outcome(cb_options_check(&o, 9, "call", "values")), "ok");
    assert_string_equal(outcome(cb_options_check(&o, 10, "call", "values")),
                        "RuntimeError: List is too small: 9 < 10");
    cb_options_done(&o);
}

// A log buffer (option 15) must be as long as the option with its size (11) says.
static void
test_options_buffers_are_measured(void **state)
{
    (void)state;
    const int32_t keys[] = {15, 11};
    cb_options o;
    assert_int_equal(options(tuples, keys, 2, "[bytearray(4), 4]", &o), 0);
    assert_string_equal(outcome(cb_options_check(&o, 2, "call", "values")), "ok");
    cb_options_done(&o);
    assert_int_equal(options(tuples, keys, 2, "[b'123', 4]", &o), 0);
    assert_string_equal(outcome(cb_options_check(&o, 2, "call", "values")),
                        "ValueError: call(): argument 'values[0]' has 3 bytes, but 4 are needed");
    assert_string_equal(outcome(cb_options_check(&o, 1, "call", "values")), "ok");
    cb_options_done(&o);
    assert_int_equal(options(tuples, keys, 2, "[b'x', 1]", &o), 0);
    assert_ptr_not_equal(o.values[0], PyBytes_AS_STRING(py("b'x'")));
    cb_options_done(&o);
}

// Objects that the options point to cannot be resized while the library may use them.
static void
test_options_hold_their_texts(void **state)
{
    (void)state;
    run("text = bytearray(b'abc')\n");
    const int32_t keys[] = {1, 2};
    static const char *const values[] = {"[text]", "[[text]]"};
    for (int i = 0; i < 2; i++) {
        cb_options o;
        assert_int_equal(options(tuples, &keys[i], 1, values[i], &o), 0);
        assert_string_equal(shown(PyObject_CallMethod(py("text"), "append", "i", 1)),
                            "BufferError: Existing exports of data: object cannot be re-sized");
        cb_options_done(&o);
        run("text.append(1)\n");
    }
}

static void
test_options_refusals(void **state)
{
    (void)state;
    assert_string_equal(option_outcome(tuples, 0, "[None]"), "TypeError: an integer is required");
    assert_string_equal(option_outcome(tuples, 11, "[-1]"),
                        "OverflowError: can't convert negative value to unsigned int");
    assert_string_equal(option_outcome(tuples, 10, "['x']"),
                        "TypeError: must be real number, not str");
    assert_string_equal(option_outcome(tuples, 1, "[5]"), "TypeError: expected bytes, int found");
    assert_string_equal(option_outcome(tuples, 1, "['x']"), "TypeError: expected bytes, str found");
    assert_string_equal(option_outcome(tuples, 12, "[3]"),
                        "AttributeError: 'int' object has no attribute 'value'");
    assert_string_equal(option_outcome(tuples, 12, "[None]"),
                        "AttributeError: 'NoneType' object has no attribute 'value'");
    assert_string_equal(option_outcome(checked, 12, "[3]"), "ok");
    assert_string_equal(option_outcome(tuples, 13, "[3]"),
                        "AttributeError: 'int' object has no attribute 'getPtr'");
    assert_string_equal(option_outcome(tuples, 2, "[[5]]"), "TypeError: expected bytes, int found");
    assert_string_equal(option_outcome(tuples, 2, "[5]"),
                        "TypeError: 'int' object is not iterable");
    assert_string_equal(option_outcome(tuples, -1, "[5]"),
                        "TypeError: Unsupported attribute: S_MINUS_ONE");
    assert_string_equal(option_outcome(tuples, 0, "5"),
                        "TypeError: object of type 'int' has no len()");
    assert_string_equal(option_outcome(tuples, 0, "(x for x in [1])"),
                        "TypeError: object of type 'generator' has no len()");
    assert_string_equal(option_outcome(tuples, 0, "None"), "ok");
    assert_string_equal(option_outcome(tuples, 0, "[1, 2]"), "ok");
}

static void
test_options_given_to_a_handle(void **state)
{
    (void)state;
    run("log = bytearray(4)\n");
    int32_t key = 1;
    cb_options o;
    assert_int_equal(options(tuples, &key, 1, "[log]", &o), 0);
    void **slots = o.values;
    uint64_t value = 5;
    PyObject *cell = cb_cell_new(module, T_Stream, &value);
    cb_options_give(&o, cell);
    assert_null(o.keep);
    cb_options_done(&o);
    assert_ptr_equal(slots[0], PyByteArray_AS_STRING(py("log"))); // still valid
    Py_ssize_t before = Py_REFCNT(py("log"));
    Py_DECREF(cell);
    assert_true(Py_REFCNT(py("log")) == before); // one more by py(), one less by the handle
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_typed_getters),
        calls_test(test_typed_unsupported_key),
        calls_test(test_typed_setters),
        calls_test(test_typed_numbers_of_every_size),
        calls_test(test_typed_raw_values),
        calls_test(test_typed_what_asks),
        calls_test(test_typed_values_are_copied),
        calls_test(test_typed_several_values),
        calls_test(test_typed_sizes_of_several_values),
        calls_test(test_options_slots),
        calls_test(test_options_buffers_are_measured),
        calls_test(test_options_hold_their_texts),
        calls_test(test_options_refusals),
        calls_test(test_options_given_to_a_handle),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
