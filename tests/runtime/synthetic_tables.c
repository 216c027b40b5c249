// Defines the tables of the synthetic binding, written by hand in the form of generated ones.
#include "synthetic.h"

#include <stddef.h>
#include <string.h>
#include <time.h>

// --- enums -------------------------------------------------------------------------------------

#define ITEMS_status(ITEM) \
    ITEM(STATUS_OK, 0) \
    ITEM(STATUS_ERROR_BAD_VALUE, 1) \
    ITEM(STATUS_ERROR_OUT_OF_MEMORY, 2) \
    ITEM(STATUS_ERROR_UNKNOWN, 999)
CB_ENUM_TABLE(status, .is_signed = true, .c_name = "Status_enum",
              .docs = (const char *const[]){"All is well.", NULL, NULL, NULL});

// Aliases before and after the neighbors of their owner; values out of order.
#define ITEMS_color(ITEM) \
    ITEM(COLOR_BLUE, 3) \
    ITEM(COLOR_RED, 1) \
    ITEM(COLOR_GREEN, 2) \
    ITEM(COLOR_CRIMSON, 1) \
    ITEM(COLOR_AZURE, 3)
CB_ENUM_TABLE(color, .is_signed = true, .c_name = "Color_enum",
              .docs = (const char *const[]){NULL, "Warm.", NULL, NULL, NULL});

#define ITEMS_bits(ITEM) \
    ITEM(BIT_NONE, 0) \
    ITEM(BIT_LOW, 1) \
    ITEM(BIT_HIGH, 0x80000000)
CB_ENUM_TABLE(bits, .is_signed = false, .c_name = "Bits_enum");

#define ITEMS_sparse(ITEM) \
    ITEM(S_MINUS_ONE, -1) \
    ITEM(S_MINUS_TWO, -2) \
    ITEM(S_TEN, 10) \
    ITEM(S_FAR, 70000)
CB_ENUM_TABLE(sparse, .is_signed = true, .c_name = "Sparse_enum");

// --- records -----------------------------------------------------------------------------------

#define OFF(record, member) offsetof(record, member)
#define SIZE(record, member) sizeof(((record *)NULL)->member)
#define PLAIN(record, member, k, sign, type) \
    {#member, OFF(record, member), SIZE(record, member), 1, k, sign, -1, -1, CB_NO_SLOT, type}
#define CLASS(record, member, k, cls, slot) \
    {#member, OFF(record, member), SIZE(record, member), 1, k, false, cls, -1, slot, NULL}
#define LIST(record, member, k, sign, cls, n, type) \
    {#member, OFF(record, member), SIZE(record, member) / n, n, k, sign, cls, -1, CB_NO_SLOT, type}
#define ARRAY(record, member, k, item, cls, len, type) \
    {#member, OFF(record, member), sizeof(item), 1, k, false, cls, len, CB_NO_SLOT, type}

static const cb_field point_fields[] = {
    PLAIN(Point, x, CB_FIELD_INT, true, "int"),
    PLAIN(Point, y, CB_FIELD_INT, true, "int"),
};
static const cb_record_table point_table = {point_fields, 2, 0, sizeof(Point), 16};

static const cb_field inner_fields[] = {
    PLAIN(Inner, data, CB_FIELD_ADDRESS, false, NULL),
    PLAIN(Inner, name, CB_FIELD_STRING, false, NULL),
    ARRAY(Inner, corners, CB_FIELD_ARRAY_RECORD, Point, T_Point, 3, NULL),
    PLAIN(Inner, cornerCount, CB_FIELD_INT, false, "unsigned int"),
};
static const cb_record_table inner_table = {inner_fields, 4, 0, sizeof(Inner), 16};

static const cb_field tail_fields[] = {
    {"first", 0, 4, 1, CB_FIELD_INT, true, -1, -1, CB_NO_SLOT, "int"},
    {"value", OFF(Outer, tail.deep.value) - OFF(Outer, tail), 8, 1, CB_FIELD_INT, true, -1, -1,
     CB_NO_SLOT, "long long"},
};
static const cb_record_table tail_table = {
    tail_fields, 2, 0, sizeof(((Outer *)NULL)->tail), 16, true, OFF(Outer, tail),
};

static const cb_field outer_fields[] = {
    PLAIN(Outer, flags, CB_FIELD_INT, false, "unsigned int"),
    CLASS(Outer, inner, CB_FIELD_RECORD, T_Inner, 0),
    CLASS(Outer, other, CB_FIELD_RECORD, T_Inner, 1),
    CLASS(Outer, tail, CB_FIELD_RECORD, T_Tail, 2),
    ARRAY(Outer, inners, CB_FIELD_ARRAY_RECORD, Inner, T_Inner, 5, NULL),
    PLAIN(Outer, innerCount, CB_FIELD_INT, false, "size_t"),
};
static const cb_record_table outer_table = {outer_fields, 6, 3, sizeof(Outer), 16};

static const cb_field choice_fields[] = {
    CLASS(Choice, point, CB_FIELD_RECORD, T_Point, 0),
    PLAIN(Choice, bits, CB_FIELD_INT, false, "unsigned long long"),
    PLAIN(Choice, pointer, CB_FIELD_ADDRESS, false, NULL),
    PLAIN(Choice, ratio, CB_FIELD_FLOAT, false, NULL),
};
static const cb_record_table choice_table = {choice_fields, 4, 1, sizeof(Choice), 16};

static const cb_field everything_fields[] = {
    PLAIN(Everything, i8, CB_FIELD_INT, true, "signed char"),
    PLAIN(Everything, i16, CB_FIELD_INT, true, "short"),
    PLAIN(Everything, i32, CB_FIELD_INT, true, "int"),
    PLAIN(Everything, i64, CB_FIELD_INT, true, "long long"),
    PLAIN(Everything, u8, CB_FIELD_INT, false, "unsigned char"),
    PLAIN(Everything, u16, CB_FIELD_INT, false, "unsigned short"),
    PLAIN(Everything, u32, CB_FIELD_INT, false, "unsigned int"),
    PLAIN(Everything, u64, CB_FIELD_INT, false, "size_t"),
    PLAIN(Everything, f32, CB_FIELD_FLOAT, false, NULL),
    PLAIN(Everything, f64, CB_FIELD_FLOAT, false, NULL),
    CLASS(Everything, color, CB_FIELD_ENUM, T_Color, CB_NO_SLOT),
    CLASS(Everything, bits, CB_FIELD_ENUM, T_Bits, CB_NO_SLOT),
    CLASS(Everything, stream, CB_FIELD_HANDLE, T_Stream, 0),
    CLASS(Everything, address, CB_FIELD_SCALAR, T_Address, 1),
    CLASS(Everything, count32, CB_FIELD_SCALAR, T_Count32, 2),
    CLASS(Everything, hook, CB_FIELD_CALLBACK, T_Hook, 3),
    CLASS(Everything, point, CB_FIELD_RECORD, T_Point, 4),
    PLAIN(Everything, pointer, CB_FIELD_ADDRESS, false, NULL),
    PLAIN(Everything, text, CB_FIELD_STRING, false, NULL),
    PLAIN(Everything, raw, CB_FIELD_POINTER_INT, false, NULL),
    LIST(Everything, label, CB_FIELD_CHARS, true, -1, 8, NULL),
    LIST(Everything, blob, CB_FIELD_BLOB, false, -1, 4, NULL),
    LIST(Everything, chars, CB_FIELD_BLOB, true, -1, 4, NULL),
    LIST(Everything, id, CB_FIELD_BYTES, true, -1, 4, NULL),
    LIST(Everything, ints, CB_FIELD_LIST_INT, true, -1, 3, "int"),
    LIST(Everything, floats, CB_FIELD_LIST_FLOAT, true, -1, 2, NULL),
    LIST(Everything, colors, CB_FIELD_LIST_ENUM, true, T_Color, 3, NULL),
    LIST(Everything, streams, CB_FIELD_LIST_HANDLE, false, T_Stream, 2, NULL),
    LIST(Everything, addresses, CB_FIELD_LIST_SCALAR, false, T_Address, 2, NULL),
    LIST(Everything, points, CB_FIELD_LIST_RECORD, false, T_Point, 2, NULL),
    ARRAY(Everything, pointsAt, CB_FIELD_ARRAY_RECORD, Point, T_Point, 31, NULL),
    PLAIN(Everything, pointCount, CB_FIELD_INT, false, "unsigned int"),
    ARRAY(Everything, streamsAt, CB_FIELD_ARRAY_HANDLE, void *, T_Stream, 33, NULL),
    PLAIN(Everything, streamCount, CB_FIELD_INT, false, "unsigned int"),
    ARRAY(Everything, addressesAt, CB_FIELD_ARRAY_SCALAR, uint64_t, T_Address, 35, NULL),
    PLAIN(Everything, addressCount, CB_FIELD_INT, false, "size_t"),
    ARRAY(Everything, shortsAt, CB_FIELD_ARRAY_INT, uint16_t, -1, 37, "unsigned short"),
    PLAIN(Everything, shortCount, CB_FIELD_INT, false, "unsigned short"),
    ARRAY(Everything, namesAt, CB_FIELD_ARRAY_STRING, char *, -1, -1, NULL),
    PLAIN(Everything, params, CB_FIELD_KERNEL_PARAMS, false, NULL),
};
static const cb_record_table everything_table = {
    everything_fields,
    sizeof everything_fields / sizeof *everything_fields,
    5,
    sizeof(Everything),
    16,
};

static const cb_field dim_fields[] = {
    {"x", 0, 4, 1, CB_FIELD_INT, false, -1, -1, CB_NO_SLOT, "unsigned int"},
    {"y", 4, 4, 1, CB_FIELD_INT, false, -1, -1, CB_NO_SLOT, "unsigned int"},
    {"z", 8, 4, 1, CB_FIELD_INT, false, -1, -1, CB_NO_SLOT, "unsigned int"},
};
static const uint32_t dim_initial[3] = {1, 1, 1};
static const cb_record_table dim_table = {
    .fields = dim_fields,
    .field_count = 3,
    .size = 12,
    .align = 16,
    .initial = dim_initial,
};

static const cb_field aligned_fields[] = {
    {"words", 0, 8, 16, CB_FIELD_LIST_SCALAR, false, T_Address, -1, CB_NO_SLOT, NULL},
};
static const cb_record_table aligned_table = {aligned_fields, 1, 0, 128, 64};
static const cb_record_table empty_table = {NULL, 0, 0, 64, 16};

static const cb_field plain_fields[] = {
    LIST(Plain, words, CB_FIELD_LIST_INT, false, -1, 2, "unsigned long long"),
    PLAIN(Plain, tag, CB_FIELD_INT, false, "unsigned short"),
    LIST(Plain, tail, CB_FIELD_LIST_INT, false, -1, 3, "unsigned short"),
};
static const cb_record_table plain_table = {
    .fields = plain_fields,
    .field_count = 3,
    .size = sizeof(Plain),
    .align = 64,
    .is_plain = true,
};

static const cb_field box_fields[] = {
    PLAIN(Box, count, CB_FIELD_INT, true, "int"),
    CLASS(Box, dim, CB_FIELD_RECORD, T_Dim, 0),
    LIST(Box, dims, CB_FIELD_LIST_RECORD, false, T_Dim, 2, NULL),
};
static const cb_record_table box_table = {box_fields, 3, 1, sizeof(Box), 16};

static const cb_field node_fields[] = {
    PLAIN(Node, value, CB_FIELD_INT, true, "int"),
    CLASS(Node, point, CB_FIELD_RECORD_REF, T_Point, CB_NO_SLOT),
    CLASS(Node, next, CB_FIELD_RECORD_REF, T_Node, CB_NO_SLOT),
    CLASS(Node, here, CB_FIELD_RECORD, T_Point, 0),
    CLASS(Node, stream, CB_FIELD_HANDLE, T_Stream, 1),
    CLASS(Node, inner, CB_FIELD_RECORD, T_Inner, 2),
};
static const cb_record_table node_table = {node_fields, 6, 3, sizeof(Node), 16};

static const cb_field variant_fields[] = {
    PLAIN(Variant, which, CB_FIELD_INT, true, "int"),
    {"inner", OFF(Variant, any), sizeof(Inner), 1, CB_FIELD_RECORD, false, T_Inner, -1, 0, NULL},
    {"node", OFF(Variant, any), sizeof(Node), 1, CB_FIELD_RECORD, false, T_Node, -1, 1, NULL},
    {"corners", OFF(Variant, any), sizeof(Point), 1, CB_FIELD_ARRAY_RECORD, false, T_Point, 0,
     CB_NO_SLOT, NULL},
    {"text", OFF(Variant, any), 8, 1, CB_FIELD_STRING, false, -1, -1, CB_NO_SLOT, NULL},
    {"streams", OFF(Variant, any), 8, 1, CB_FIELD_ARRAY_HANDLE, false, T_Stream, 0, CB_NO_SLOT,
     NULL},
    {"words", OFF(Variant, any), 8, 8, CB_FIELD_LIST_INT, false, -1, -1, CB_NO_SLOT,
     "unsigned long long"},
};
static const cb_record_table variant_table = {variant_fields, 7, 2, sizeof(Variant), 16};

// --- classes -----------------------------------------------------------------------------------

#define ENUM(n, text, t) \
    [T_##n] = {.name = #n, .doc = text, .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = t}
#define CELL(n, k, bytes, sign, type) \
    [T_##n] = {.name = #n, \
               .kind = k, \
               .size = bytes, \
               .is_signed = sign, \
               .base = -1, \
               .same = -1, \
               .c_type = type, \
               .is_stream = T_##n == T_Stream}
#define RECORD(n, parent, t) \
    [T_##n] = {.name = #n, .kind = CB_RECORD, .base = parent, .same = -1, .record = t}

const cb_class synthetic_classes[CLASS_COUNT] = {
    ENUM(Status, "What became of a call.", &enum_status),
    ENUM(Color, NULL, &enum_color),
    ENUM(Bits, NULL, &enum_bits),
    ENUM(Sparse, NULL, &enum_sparse),
    [T_Tint] =
        {.name = "Tint", .kind = CB_ENUM, .base = -1, .same = T_Color, .enumeration = &enum_color},
    CELL(Stream, CB_HANDLE, 8, false, "unsigned PY_LONG_LONG"),
    CELL(Event, CB_HANDLE, 8, false, "unsigned PY_LONG_LONG"),
    CELL(Hook, CB_CALLBACK, 8, false, "unsigned PY_LONG_LONG"),
    CELL(Address, CB_SCALAR, 8, false, "unsigned PY_LONG_LONG"),
    CELL(Count32, CB_SCALAR, 4, false, "uint32_t"),
    CELL(Signed32, CB_SCALAR, 4, true, "int"),
    CELL(Wide, CB_SCALAR, 8, true, "long long"),
    RECORD(Point_st, -1, &point_table),
    RECORD(Point, T_Point_st, &point_table),
    RECORD(Inner, -1, &inner_table),
    RECORD(Outer, -1, &outer_table),
    RECORD(Everything, -1, &everything_table),
    RECORD(Dim, -1, &dim_table),
    RECORD(Aligned, -1, &aligned_table),
    RECORD(Empty, -1, &empty_table),
    RECORD(Choice, -1, &choice_table),
    RECORD(Tail, -1, &tail_table),
    RECORD(Plain_st, -1, &plain_table),
    RECORD(Plain, T_Plain_st, &plain_table),
    RECORD(Box, -1, &box_table),
    RECORD(Node, -1, &node_table),
    RECORD(Variant, -1, &variant_table),
};

static const uint16_t class_order[CLASS_COUNT] = {
    T_Address,  T_Aligned,    T_Bits,   T_Box,    T_Choice, T_Color, T_Count32, T_Dim,      T_Empty,
    T_Event,    T_Everything, T_Hook,   T_Inner,  T_Node,   T_Outer, T_Plain,   T_Plain_st, T_Point,
    T_Point_st, T_Signed32,   T_Sparse, T_Status, T_Stream, T_Tail,  T_Tint,    T_Variant,  T_Wide,
};

static const cb_constant constants[] = {
    {"LARGE", -1, true, NULL},
    {"NEGATIVE", -1, false, NULL},
    {"TEXT", 0, false, "text"},
};

// --- functions ---------------------------------------------------------------------------------

static const char *const add_params[] = {"value", NULL};
static const cb_function f_addOne = {
    .name = "addOne",
    .params = add_params,
    .param_count = 1,
    .result_count = 1,
};

// Returns (status, value + 1); negative values fail.
static PyObject *
py_addOne(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    cb_form *s = cb_form_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_addOne, &args, nargs, kwnames, slots))
        return NULL;
    int value;
    if (cb_as_int32(args[0], "int", &value) < 0)
        return NULL;
    if (value < 0)
        return cb_fail(s, &f_addOne, 1, args);
    return cb_return1(s, PyLong_FromLong(value + 1));
}

// Returns an enum member as an output does, for values that no constructor accepts.
static PyObject *
py_member(PyObject *self, PyObject *args)
{
    int index;
    long long value;
    if (!PyArg_ParseTuple(args, "iL", &index, &value))
        return NULL;
    return cb_enum_member(cb_form_of(self)->module, index, value);
}

static PyObject *
py_detach(PyObject *self, PyObject *record)
{
    (void)self;
    cb_record_detach(record);
    Py_RETURN_NONE;
}

// _number(direction, value, kind, count, host) → (result, address of the caller's memory or 0)
static PyObject *
py_number(PyObject *self, PyObject *args)
{
    const char *direction;
    PyObject *o;
    int kind, host;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(args, "sOinp", &direction, &o, &kind, &count, &host))
        return NULL;
    cb_module *m = cb_form_of(self)->module;
    cb_number n;
    cb_number_init(&n);
    int status;
    if (strcmp(direction, "out") == 0)
        status = cb_number_out(m, o, (cb_value_kind)kind, (size_t)count, host, "alpha", &n);
    else
        status = cb_number_in(m, o, (cb_value_kind)kind, (size_t)count, host, "alpha", &n);
    PyObject *result = status == 0 ? cb_number_result(&n) : NULL;
    PyObject *both = NULL;
    if (result != NULL)
        both = Py_BuildValue("NK", result, n.made ? 0ull : (unsigned long long)(uintptr_t)n.data);
    cb_number_done(&n);
    return both;
}

// _array(what, value, size, is_signed) → (items, address of the caller's memory or 0)
static PyObject *
py_array(PyObject *self, PyObject *args)
{
    const char *what;
    PyObject *o;
    int size, is_signed;
    if (!PyArg_ParseTuple(args, "sOip", &what, &o, &size, &is_signed))
        return NULL;
    cb_module *m = cb_form_of(self)->module;
    cb_array a;
    cb_array_init(&a);
    int status;
    if (*what == 'i')
        status = cb_array_ints_or_buffer(o, "items", (size_t)size, is_signed, "int", &a);
    else if (*what == 'f')
        status = cb_array_floats_or_buffer(o, "items", (size_t)size, &a);
    else if (*what == 'e')
        status = cb_array_enums_or_buffer(m, T_Color, o, "items", &a);
    else
        status = cb_array_addresses_or_buffer(m, o, "items", &a);
    PyObject *list = NULL, *both = NULL;
    if (status == 0)
        list = *what == 'f' ? cb_float_list(a.data, a.length, size)
                            : cb_int_list(a.data, a.length, size, is_signed);
    unsigned long long place = a.buffer_count == 1 && a.keep == NULL ? (uintptr_t)a.data : 0;
    if (list != NULL)
        both = Py_BuildValue("NK", list, place);
    cb_array_done(&a);
    return both;
}

// _value(kind, value) → the bytes that a setter passes for such a value; raw values are allowed
static PyObject *
py_value(PyObject *self, PyObject *args)
{
    int kind;
    PyObject *o;
    if (!PyArg_ParseTuple(args, "iO", &kind, &o))
        return NULL;
    const cb_value_row row = {0, (uint8_t)kind, -1, 0};
    const cb_value_table table = {T_Status, &row, 1, .raw_key = true};
    cb_value v;
    cb_value_init(&v);
    PyObject *bytes = NULL;
    if (cb_value_from(cb_form_of(self), &table, 0, o, "value", &v) == 0)
        bytes = PyBytes_FromStringAndSize(v.data, (Py_ssize_t)v.size);
    cb_value_done(&v);
    return bytes;
}

// Nanoseconds per iteration of an operation in C: "member" looks a member up, "cell" makes and
// drops a cell.
static PyObject *
py_timing(PyObject *self, PyObject *args)
{
    const char *what;
    long turns;
    if (!PyArg_ParseTuple(args, "sl", &what, &turns))
        return NULL;
    cb_module *m = cb_form_of(self)->module;
    bool member = strcmp(what, "member") == 0;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long i = 0; i < turns; i++) {
        uint64_t value = (uint64_t)i;
        PyObject *made =
            member ? cb_enum_member(m, T_Status, i % 3) : cb_cell_new(m, T_Stream, &value);
        if (made == NULL)
            return NULL;
        Py_DECREF(made);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double nanoseconds = (end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec);
    return PyFloat_FromDouble(nanoseconds / (double)turns);
}

#define FAST(f) (PyCFunction)(void (*)(void)) f
static PyMethodDef methods[] = {
    {"addOne", FAST(py_addOne), METH_FASTCALL | METH_KEYWORDS, "addOne($module, value)\n--\n\n"},
    {"_array", py_array, METH_VARARGS, NULL},
    {"_detach", py_detach, METH_O, NULL},
    {"_member", py_member, METH_VARARGS, NULL},
    {"_number", py_number, METH_VARARGS, NULL},
    {"_value", py_value, METH_VARARGS, NULL},
    {"_timing", py_timing, METH_VARARGS, NULL},
    {NULL},
};
static PyMethodDef checked_methods[] = {
    {"addOne", FAST(py_addOne), METH_FASTCALL | METH_KEYWORDS, "addOne($module, value)\n--\n\n"},
    {NULL},
};

static const char *const error_names[] = {
    NULL,
    "BadValueError",
    "OutOfMemoryError",
    "UnknownError",
};

// Tests put these functions into a module of their own.
static const cb_closer closers[] = {
    {.cls = T_Stream, .function = "endStream"},
    {.cls = T_Event, .function = "endEvent", .by_reference = true},
    {.cls = T_Signed32, .function = "endSigned32"},
};

static int api_table[1] = {42};

const cb_binding synthetic_binding = {
    .name = "synthetic",
    .full_name = "cubind_synthetic",
    .checked_name = "cubind_synthetic_checked",
    .classes = synthetic_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = 3,
    .closers = closers,
    .closer_count = 3,
    .status_class = T_Status,
    .success = 0,
    .error_class = "SyntheticError",
    .error_names = error_names,
    .methods = methods,
    .checked_methods = checked_methods,
    .api = api_table,
    .api_name = "cubind_synthetic._C_API",
};
