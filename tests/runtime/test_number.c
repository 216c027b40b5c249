// Tests numbers that C takes by pointer: which arguments count as numbers and which as addresses,
// and how numbers are stored.
#include "embed.h"

#include <math.h>
#include <string.h>

#include "failing.h"

typedef int take(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                 const char *param, cb_number *n);

// The outcome of passing `expression`: the result, "-> address" for an address, or the exception.
static const char *
taken(take *how, const char *expression, cb_value_kind kind, size_t count, bool host)
{
    static char text[64];
    cb_number n;
    cb_number_init(&n);
    PyObject *o = expression != NULL ? py(expression) : NULL;
    const char *shows;
    if (how(module, o, kind, count, host, "alpha", &n) < 0) {
        shows = shown(NULL);
    } else if (n.made) {
        shows = shown(cb_number_result(&n));
    } else {
        assert_string_equal(shown(cb_number_result(&n)), "None");
        PyOS_snprintf(text, sizeof text, "-> %p", n.data);
        shows = text;
    }
    cb_number_done(&n);
    return shows;
}

static const char *
in(const char *expression, cb_value_kind kind)
{
    return taken(cb_number_in, expression, kind, 0, true);
}

static const char *
in_list(const char *expression, size_t count)
{
    return taken(cb_number_in, expression, CB_VALUE_FLOAT, count, true);
}

static const char *
on_device(const char *expression)
{
    return taken(cb_number_in, expression, CB_VALUE_FLOAT, 0, false);
}

static const char *
out(const char *expression, bool host)
{
    return taken(cb_number_out, expression, CB_VALUE_DOUBLE, 0, host);
}

// --- rounding ------------------------------------------------------------------------------------

static uint16_t
stored16(const char *expression, cb_value_kind kind)
{
    cb_number n;
    cb_number_init(&n);
    assert_int_equal(cb_number_in(module, py(expression), kind, 0, true, "alpha", &n), 0);
    uint16_t bits;
    memcpy(&bits, n.data, sizeof bits);
    cb_number_done(&n);
    return bits;
}

static void
test_by_value(void **state)
{
    (void)state;
    float pair[2] = {0};
    assert_int_equal(cb_as_number(module, py("1.5 - 2j"), CB_VALUE_COMPLEX64, "tol", pair), 0);
    assert_true(pair[0] == 1.5F && pair[1] == -2.0F);
    assert_int_equal(cb_as_number(module, py("7"), CB_VALUE_COMPLEX64, "tol", pair), 0);
    assert_true(pair[0] == 7.0F && pair[1] == 0.0F);
    static const char *const none[] = {"None", "'1.5'", "bytearray(8)", "[1.5]"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_int_equal(cb_as_number(module, py(none[i]), CB_VALUE_COMPLEX64, "tol", pair), -1);
        assert_true(PyErr_ExceptionMatches(PyExc_TypeError));
        PyErr_Clear();
    }
    assert_true(pair[0] == 7.0F);
}

static void
test_half(void **state)
{
    (void)state;
    static const struct {
        const char *value;
        uint16_t bits;
    } rows[] = {
        {"0.0", 0},
        {"-0.0", 0x8000},
        {"1.0", 0x3c00},
        {"-2.5", 0xc100},
        {"65504.0", 0x7bff},
        {"65519.99", 0x7bff},
        {"65520.0", 0x7c00},
        {"-1e300", 0xfc00},
        {"float('inf')", 0x7c00},
        {"2048 + 1.0", 0x6800},
        {"2048 + 3.0", 0x6802}, // ties to even
        {"2.0**-14", 0x0400},
        {"2.0**-24", 0x0001},
        {"2.0**-25", 0},
        {"2.0**-25 * 1.0001", 0x0001},
        {"2.0**-24 * 1.5", 0x0002},
        {"2.0**-14 - 2.0**-26", 0x0400},
        {"2.0**-1074", 0},
        {"1 + 2.0**-11", 0x3c00},
        {"1 + 2.0**-11 + 2.0**-40", 0x3c01}, // rounded only once
        {"7", 0x4700},
        {"True", 0x3c00},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(stored16(rows[i].value, CB_VALUE_FLOAT16), rows[i].bits);
    assert_int_equal(stored16("float('nan')", CB_VALUE_FLOAT16) & 0x7e00, 0x7e00);
}

static void
test_bfloat(void **state)
{
    (void)state;
    static const struct {
        const char *value;
        uint16_t bits;
    } rows[] = {
        {"0.0", 0},
        {"-0.0", 0x8000},
        {"1.0", 0x3f80},
        {"-2.5", 0xc020},
        {"3.3895313892515355e38", 0x7f7f},
        {"3.4e38", 0x7f80},
        {"-1e300", 0xff80},
        {"float('-inf')", 0xff80},
        {"257.0", 0x4380},
        {"259.0", 0x4382},
        {"2.0**-126", 0x0080},
        {"2.0**-133", 0x0001},
        {"2.0**-134", 0},
        {"2.0**-134 * 1.5", 0x0001},
        {"1 + 2.0**-8", 0x3f80},
        {"1 + 2.0**-8 + 2.0**-40", 0x3f81},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(stored16(rows[i].value, CB_VALUE_BFLOAT16), rows[i].bits);
    assert_int_equal(stored16("float('nan')", CB_VALUE_BFLOAT16) & 0x7fc0, 0x7fc0);
}

// Every 16-bit number survives a round trip, and CPython agrees about halves.
static void
test_all_of_16_bits(void **state)
{
    (void)state;
    static const cb_value_kind kinds[] = {CB_VALUE_FLOAT16, CB_VALUE_BFLOAT16};
    for (size_t k = 0; k < 2; k++) {
        for (unsigned bits = 0; bits < 0x10000; bits++) {
            cb_number n;
            cb_number_init(&n);
            assert_int_equal(cb_number_out(module, NULL, kinds[k], 0, true, "alpha", &n), 0);
            uint16_t narrow = (uint16_t)bits, back;
            memcpy(n.data, &narrow, sizeof narrow);
            PyObject *wide = cb_number_result(&n);
            cb_number_done(&n);
            assert_int_equal(cb_number_in(module, wide, kinds[k], 0, true, "alpha", &n), 0);
            memcpy(&back, n.data, sizeof back);
            cb_number_done(&n);
            double value = PyFloat_AS_DOUBLE(wide);
            Py_DECREF(wide);
            if (isnan(value)) {
                assert_int_equal(back & 0x8000, bits & 0x8000);
                continue;
            }
            assert_int_equal(back, bits);
            if (k == 0)
                assert_true(PyFloat_Unpack2((char *)&narrow, 1) == value);
        }
    }
}

// --- input ---------------------------------------------------------------------------------------

static void
test_values(void **state)
{
    (void)state;
    assert_string_equal(in("0.1", CB_VALUE_FLOAT), "0.10000000149011612");
    assert_string_equal(in("0.1", CB_VALUE_DOUBLE), "0.1");
    assert_string_equal(in("1e300", CB_VALUE_FLOAT), "inf");
    assert_string_equal(in("float('nan')", CB_VALUE_FLOAT), "nan");
    assert_string_equal(in("3", CB_VALUE_DOUBLE), "3.0");
    assert_string_equal(in("True", CB_VALUE_FLOAT16), "1.0");
    assert_string_equal(in("1/3", CB_VALUE_BFLOAT16), "0.333984375");
    assert_string_equal(in("1.5 - 2j", CB_VALUE_COMPLEX64), "(1.5-2j)");
    assert_string_equal(in("0.1j", CB_VALUE_COMPLEX128), "0.1j");
    assert_string_equal(in("2", CB_VALUE_COMPLEX128), "(2+0j)");
    assert_string_equal(in("0.5", CB_VALUE_COMPLEX64), "(0.5+0j)");
    assert_string_equal(in("-128", CB_VALUE_INT8), "-128");
    assert_string_equal(in("255", CB_VALUE_UINT8), "255");
    assert_string_equal(in("-5", CB_VALUE_INT16), "-5");
    assert_string_equal(in("65535", CB_VALUE_UINT16), "65535");
    assert_string_equal(in("-7", CB_VALUE_INT32), "-7");
    assert_string_equal(in("2**32 - 1", CB_VALUE_UINT32), "4294967295");
    assert_string_equal(in("-2**63", CB_VALUE_INT64), "-9223372036854775808");
    assert_string_equal(in("2**64 - 1", CB_VALUE_UINT64), "18446744073709551615");
    assert_string_equal(in("s.Color.COLOR_RED", CB_VALUE_FLOAT), "1.0"); // an int like any other
}

static void
test_what_converts_itself(void **state)
{
    (void)state;
    run("class F:\n    def __float__(self): return 0.25\n"
        "class I:\n    def __index__(self): return 12\n"
        "class Z:\n    def __complex__(self): return 1 + 2j\n"
        "class Both(F, Z):\n    pass\n"
        "class Real(F):\n    def __complex__(self): return 0.5 + 0j\n"
        "class Bad:\n    def __float__(self): raise KeyError('mine')\n");
    assert_string_equal(in("F()", CB_VALUE_FLOAT), "0.25");
    assert_string_equal(in("F()", CB_VALUE_COMPLEX64), "(0.25+0j)");
    assert_string_equal(in("I()", CB_VALUE_DOUBLE), "12.0");
    assert_string_equal(in("I()", CB_VALUE_INT8), "12");
    assert_string_equal(in("Z()", CB_VALUE_COMPLEX128), "(1+2j)");
    assert_string_equal(in("Real()", CB_VALUE_FLOAT), "0.5");
    assert_string_equal(in("Bad()", CB_VALUE_FLOAT), "KeyError: 'mine'");
    const char *complex =
        "TypeError: Argument 'alpha' is complex, but this call takes a real number";
    assert_string_equal(in("Both()", CB_VALUE_FLOAT), complex);
    assert_string_equal(in("Z()", CB_VALUE_DOUBLE), complex);
    assert_string_equal(in("1 + 0j", CB_VALUE_FLOAT16), complex);
}

static void
test_refused_values(void **state)
{
    (void)state;
    static const struct {
        const char *value;
        cb_value_kind kind;
        const char *text;
    } rows[] = {
        {"128", CB_VALUE_INT8, "OverflowError: value too large to convert to int8_t"},
        {"-1", CB_VALUE_UINT8, "OverflowError: can't convert negative value to uint8_t"},
        {"-40000", CB_VALUE_INT16, "OverflowError: value too large to convert to int16_t"},
        {"65536", CB_VALUE_UINT16, "OverflowError: value too large to convert to uint16_t"},
        {"2**31", CB_VALUE_INT32, "OverflowError: value too large to convert to int"},
        {"2**64", CB_VALUE_INT64, "OverflowError: Python int too large to convert to C long"},
        {"10**400", CB_VALUE_DOUBLE, "OverflowError: int too large to convert to float"},
        {"1.0", CB_VALUE_INT32, "TypeError: Argument 'alpha' must be an integer, not float"},
        {"1j", CB_VALUE_INT32, "TypeError: Argument 'alpha' must be an integer, not complex"},
        {"None", CB_VALUE_FLOAT,
         "TypeError: Argument 'alpha' must be a number, a buffer or an address, not NoneType"},
        {"'1'", CB_VALUE_FLOAT,
         "TypeError: Argument 'alpha' must be a number, a buffer or an address, not str"},
        {"[1.0]", CB_VALUE_FLOAT,
         "TypeError: Argument 'alpha' must be a number, a buffer or an address, not list"},
        {"s.Point()", CB_VALUE_FLOAT,
         "TypeError: Argument 'alpha' must be a number, a buffer or an address, not "
         "cubind_synthetic.Point"},
        {"bytes(3)", CB_VALUE_FLOAT, "ValueError: Argument 'alpha' has 3 bytes, but 4 are needed"},
        {"memoryview(bytes(16))[::2]", CB_VALUE_FLOAT,
         "BufferError: memoryview: underlying buffer is not contiguous"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(in(rows[i].value, rows[i].kind), rows[i].text);
}

static void
test_addresses_in_host_memory(void **state)
{
    (void)state;
    run("real = C.c_float(0.5)\n");
    char text[32];
    PyOS_snprintf(text, sizeof text, "-> %p", (void *)PyLong_AsVoidPtr(py("C.addressof(real)")));
    assert_string_equal(in("real", CB_VALUE_FLOAT), text);
    assert_string_equal(in("s.Address(4096)", CB_VALUE_FLOAT), "-> 0x1000");
    assert_string_equal(in("s.Stream(4096)", CB_VALUE_FLOAT), "-> 0x1000");
    assert_string_equal(in("type('Sub', (s.Address,), {})(4096)", CB_VALUE_FLOAT), "-> 0x1000");
    assert_string_equal(in("type('At', (), {'__int__': lambda self: 4096})()", CB_VALUE_FLOAT),
                        "-> 0x1000");
    cb_number n;
    cb_number_init(&n);
    PyObject *plain = py("s.Plain()");
    assert_int_equal(cb_number_in(module, plain, CB_VALUE_DOUBLE, 0, true, "alpha", &n), 0);
    assert_ptr_equal(n.data, cb_record_data(plain));
    cb_number_done(&n);
}

// A buffer cannot be resized or freed during the call.
static void
test_buffers_are_held(void **state)
{
    (void)state;
    run("room = bytearray(8)\n");
    cb_number n;
    cb_number_init(&n);
    assert_int_equal(cb_number_out(module, py("room"), CB_VALUE_DOUBLE, 0, true, "alpha", &n), 0);
    run("try:\n    room.extend(b'x')\n    held = False\nexcept BufferError:\n    held = True\n");
    assert_string_equal(shown(Py_NewRef(py("held"))), "True");
    cb_number_done(&n);
    run("room.extend(b'x')\n");
}

static void
test_input_on_the_device(void **state)
{
    (void)state;
    static const char *const values[][2] = {
        {"1.0", "a number"}, {"1j", "a number"},
        {"None", "None"},    {"[1.0]", "a list"},
        {"'x'", "a str"},    {"type('F', (), {'__float__': lambda self: 1.0})()", "a number"},
    };
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        char text[160];
        PyOS_snprintf(
            text, sizeof text,
            "TypeError: Argument 'alpha' is %s, but this call takes a device address: the "
            "pointer mode is not host",
            values[i][1]);
        assert_string_equal(on_device(values[i][0]), text);
    }
    assert_string_equal(on_device("4096"), "-> 0x1000");
    assert_string_equal(on_device("s.Address(4096)"), "-> 0x1000");
    assert_string_equal(on_device("type('I', (), {'__index__': lambda self: 4096})()"),
                        "-> 0x1000");
    assert_string_equal(on_device("bytes(3)"),
                        "ValueError: Argument 'alpha' has 3 bytes, but 4 are needed");
    // If the library reads device memory, the type may be unknown.
    const char *no_address = "TypeError: Argument 'alpha' is a tuple, but this call takes a device "
                             "address: the pointer mode is not host";
    assert_string_equal(on_device("()"), no_address);
    assert_string_equal(taken(cb_number_in, "()", CB_VALUE_NONE, 0, false), no_address);
    assert_string_equal(taken(cb_number_inout, "()", CB_VALUE_NONE, 0, false), no_address);
    assert_string_equal(on_device("-1"),
                        "TypeError: Provided argument is of type <class 'int'> but "
                        "expected Type None, int or object with Buffer Protocol");
    run("class Tensor:\n    def __index__(self): raise TypeError('only integer tensors')\n"
        "    def __int__(self): return 2\n    def __float__(self): return 2.5\n");
    assert_string_equal(on_device("Tensor()"), "TypeError: only integer tensors");
}

// --- lists ---------------------------------------------------------------------------------------

static void
test_lists(void **state)
{
    (void)state;
    assert_string_equal(in_list("[1, 2.5]", 2), "[1.0, 2.5]");
    assert_string_equal(in_list("(1, 2, 3)", 2), "[1.0, 2.0]");
    assert_string_equal(in_list("__import__('collections').deque([1.5])", 1), "[1.5]");
    assert_string_equal(in_list("range(30)", 30),
                        shown(Py_NewRef(py("[float(i) for i in range(30)]"))));
    assert_string_equal(in_list("[]", 0), "[]");
    assert_string_equal(in_list("4096", 2), "-> 0x1000");
    assert_string_equal(in_list("s.Address(4096)", 2), "-> 0x1000");
    assert_string_equal(in_list("[1.0]", 2), "RuntimeError: List is too small: 1 < 2");
    assert_string_equal(in_list("bytes(7)", 2),
                        "ValueError: Argument 'alpha' has 7 bytes, but 8 are needed");
    assert_string_equal(in_list("[1, 'x']", 2), "TypeError: must be real number, not str");
    assert_string_equal(
        in_list("[1, 2j]", 2),
        "TypeError: Argument 'alpha' is complex, but this call takes a real number");
    static const char *const refused[][2] = {
        {"1.0", "float"}, {"None", "NoneType"}, {"'12'", "str"}, {"{1.0}", "set"}, {"{}", "dict"},
    };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        char text[120];
        PyOS_snprintf(text, sizeof text,
                      "TypeError: Argument 'alpha' must be a sequence of numbers, a buffer or an "
                      "address, not %s",
                      refused[i][1]);
        assert_string_equal(in_list(refused[i][0], 2), text);
    }
    assert_string_equal(in_list("[1.0]", (size_t)1 << 62),
                        "RuntimeError: List is too small: 1 < 4611686018427387904");
    assert_string_equal(
        taken(cb_number_out, NULL, CB_VALUE_COMPLEX128, SIZE_MAX, true),
        "MemoryError: Failed to allocate length x size memory: 18446744073709551615x16");
    assert_string_equal(
        taken(cb_number_in, "bytes(8)", CB_VALUE_COMPLEX128, SIZE_MAX / 2, true),
        "ValueError: Argument 'alpha' has 8 bytes, but 18446744073709551615 are needed");
}

static void
test_conversion_may_change_the_list(void **state)
{
    (void)state;
    run("class Clear:\n    def __float__(self):\n        items.clear()\n        return 1.0\n"
        "items = [Clear(), 2.0, 3.0]\n");
    assert_string_equal(in_list("items", 3), "[1.0, 2.0, 3.0]");
}

// --- output --------------------------------------------------------------------------------------

static void
test_output(void **state)
{
    (void)state;
    const char *read_only =
        "BufferError: Argument 'alpha' is read-only, but the call writes to it: "
        "pass a writable buffer";
    for (int host = 0; host < 2; host++) {
        assert_string_equal(taken(cb_number_out, "bytes(8)", CB_VALUE_DOUBLE, 0, host), read_only);
        assert_string_equal(taken(cb_number_inout, "bytes(8)", CB_VALUE_DOUBLE, 0, host),
                            read_only);
    }
    assert_string_equal(out(NULL, true), "0.0");
    assert_string_equal(out("None", true), "0.0");
    assert_string_equal(out("4096", true), "-> 0x1000");
    assert_string_equal(out("s.Address(4096)", false), "-> 0x1000");
    assert_string_equal(out("bytearray(7)", true),
                        "ValueError: Argument 'alpha' has 7 bytes, but 8 are needed");
    assert_string_equal(out("1.0", true),
                        "TypeError: Argument 'alpha' must be a buffer or an address, not float");
    assert_string_equal(out("'x'", true),
                        "TypeError: Argument 'alpha' must be a buffer or an address, not str");
    const char *missing =
        "TypeError: Argument 'alpha' is missing, but this call takes a device address: "
        "the pointer mode is not host";
    assert_string_equal(out(NULL, false), missing);
    assert_string_equal(out("None", false), missing);
    assert_string_equal(out("1.0", false),
                        "TypeError: Argument 'alpha' is a number, but this call takes a "
                        "device address: the pointer mode is not host");
    assert_string_equal(taken(cb_number_out, NULL, CB_VALUE_COMPLEX64, 2, true), "[0j, 0j]");
    assert_string_equal(taken(cb_number_out, NULL, CB_VALUE_COMPLEX128, 20, true),
                        shown(Py_NewRef(py("[0j] * 20"))));
}

static void
test_input_and_output(void **state)
{
    (void)state;
    assert_string_equal(taken(cb_number_inout, "0.5", CB_VALUE_FLOAT, 0, true), "0.5");
    assert_string_equal(taken(cb_number_inout, "[0.5, 1]", CB_VALUE_FLOAT, 2, true), "[0.5, 1.0]");
    assert_string_equal(taken(cb_number_inout, "s.Address(1)", CB_VALUE_FLOAT, 0, true), "-> 0x1");
    assert_string_equal(taken(cb_number_inout, "1", CB_VALUE_FLOAT, 0, false), "-> 0x1");
    assert_string_equal(
        taken(cb_number_inout, "None", CB_VALUE_FLOAT, 0, true),
        "TypeError: Argument 'alpha' must be a number, a buffer or an address, not NoneType");
}

// --- kinds ---------------------------------------------------------------------------------------

static const cb_value_row kind_rows[] = {
    {0, CB_VALUE_FLOAT, -1, 0},          {1, CB_VALUE_DOUBLE, -1, 0},
    {2, CB_VALUE_COMPLEX64, -1, 0},      {3, CB_VALUE_INT32, -1, 0},
    {4, CB_VALUE_FLOAT16, -1, 0},        {5, CB_VALUE_COMPLEX128, -1, 0},
    {6, CB_VALUE_FLOAT, -1, 8},          {7, CB_VALUE_COMPLEX64, -1, 0, .is_other = true},
    {999, CB_VALUE_HANDLE, T_Stream, 0},
};
static const cb_value_table kind_table = {T_Status, kind_rows, 9};

static cb_value_kind
kind_of(int32_t key, int32_t complex_key)
{
    cb_value_kind kind;
    assert_int_equal(cb_number_kind(module, &kind_table, key, complex_key, "alpha", &kind), 0);
    return kind;
}

static const char *
no_kind(int32_t key, int32_t complex_key)
{
    cb_value_kind kind;
    return outcome(cb_number_kind(module, &kind_table, key, complex_key, "alpha", &kind));
}

static void
test_kinds(void **state)
{
    (void)state;
    assert_int_equal(kind_of(0, 0), CB_VALUE_FLOAT);
    assert_int_equal(kind_of(0, 2), CB_VALUE_COMPLEX64);
    assert_int_equal(kind_of(0, 5), CB_VALUE_COMPLEX64);
    assert_int_equal(kind_of(1, 2), CB_VALUE_COMPLEX128);
    assert_int_equal(kind_of(6, 6), CB_VALUE_DOUBLE);
    assert_int_equal(kind_of(6, 5), CB_VALUE_COMPLEX128);
    assert_int_equal(kind_of(2, 2), CB_VALUE_COMPLEX64);
    assert_int_equal(kind_of(2, 0), CB_VALUE_COMPLEX64);
    assert_int_equal(kind_of(3, 3), CB_VALUE_INT32);
    assert_int_equal(kind_of(0, 77), CB_VALUE_FLOAT); // a type without a row counts as real
    assert_string_equal(no_kind(4, 2),
                        "TypeError: Argument 'alpha' has no known complex type for 4");
    assert_string_equal(no_kind(3, 5),
                        "TypeError: Argument 'alpha' has no known complex type for 3");
    assert_string_equal(no_kind(999, 0),
                        "TypeError: Argument 'alpha' has no known type for STATUS_ERROR_UNKNOWN");
    // Some rows state only whether numbers are complex, and give no type.
    assert_int_equal(kind_of(0, 7), CB_VALUE_COMPLEX64);
    assert_string_equal(no_kind(7, 7), "TypeError: Argument 'alpha' has no known type for 7");
    assert_string_equal(no_kind(77, 0), "TypeError: Argument 'alpha' has no known type for 77");
}

typedef int take_as(cb_module *m, PyObject *o, const cb_value_table *t, int32_t key,
                    int32_t complex_key, size_t count, bool host, const char *param, cb_number *n);

// The outcome of passing `expression` with the type in the row of `key`: the result, or the
// exception.
static const char *
taken_as(take_as *how, const char *expression, int32_t key, bool host)
{
    cb_number n;
    cb_number_init(&n);
    int result = how(module, py(expression), &kind_table, key, key, 0, host, "alpha", &n);
    const char *shows = shown(result == 0 ? cb_number_result(&n) : NULL);
    cb_number_done(&n);
    return shows;
}

static void
test_kinds_that_a_table_tells(void **state)
{
    (void)state;
    static const char unknown[] = "TypeError: Argument 'alpha' has no known type for 77";
    take_as *const all[] = {cb_number_in_as, cb_number_out_as, cb_number_inout_as};
    assert_string_equal(taken_as(cb_number_inout_as, "0.5", 0, true), "0.5");
    assert_string_equal(taken_as(cb_number_in_as, "0.5", 2, true), "(0.5+0j)");
    assert_string_equal(taken_as(cb_number_out_as, "None", 1, true), "0.0");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        assert_string_equal(taken_as(all[i], "1", 77, true), unknown);
        // An address needs no type.
        assert_string_equal(taken_as(all[i], "1", 77, false), "None");
        // A buffer's size is checked, wherever the library reads the number.
        assert_string_equal(taken_as(all[i], "bytearray(8)", 1, false), "None");
        assert_string_equal(taken_as(all[i], "bytearray(7)", 1, false),
                            "ValueError: Argument 'alpha' has 7 bytes, but 8 are needed");
        assert_string_equal(taken_as(all[i], "bytearray(16)", 77, false), unknown);
    }
}

// --- memory --------------------------------------------------------------------------------------

static void
test_failing_allocations(void **state)
{
    (void)state;
    static const char *const values[] = {"list(range(100))", "bytearray(1000)", "range(100)"};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        PyObject *o = py(values[i]);
        int result = -1;
        for (long n = 1; result < 0; n++) {
            cb_number number;
            cb_number_init(&number);
            fail_allocation(n);
            result = cb_number_inout(module, o, CB_VALUE_DOUBLE, 100, true, "alpha", &number);
            PyObject *back = result == 0 ? cb_number_result(&number) : NULL;
            restore_allocation();
            if (result < 0 || back == NULL) {
                assert_true(PyErr_ExceptionMatches(PyExc_MemoryError));
                result = -1;
            }
            PyErr_Clear();
            Py_XDECREF(back);
            cb_number_done(&number);
            assert_true(n < 1000);
        }
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_by_value),
        calls_test(test_half),
        calls_test(test_bfloat),
        calls_test(test_all_of_16_bits),
        calls_test(test_values),
        calls_test(test_what_converts_itself),
        calls_test(test_refused_values),
        calls_test(test_addresses_in_host_memory),
        calls_test(test_buffers_are_held),
        calls_test(test_input_on_the_device),
        calls_test(test_lists),
        calls_test(test_conversion_may_change_the_list),
        calls_test(test_output),
        calls_test(test_input_and_output),
        calls_test(test_kinds),
        calls_test(test_kinds_that_a_table_tells),
        calls_test(test_failing_allocations),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
