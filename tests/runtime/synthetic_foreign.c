// Defines a second binding. One of its handles derives from a handle of the first binding, and some
// of its classes are the first binding's.
#include "synthetic_foreign.h"

#include <stddef.h>

#define ITEMS_status(ITEM) ITEM(STATUS_OK, 0)
CB_ENUM_TABLE(status, .is_signed = true, .c_name = "Status_enum");

// The first binding's classes as this binding knows them. It may know fewer members.
#define ITEMS_color(ITEM) \
    ITEM(COLOR_BLUE, 3) \
    ITEM(COLOR_RED, 1)
CB_ENUM_TABLE(color, .is_signed = true, .c_name = "Color_enum");
static const cb_field point_fields[] = {
    {"x", 0, 4, 1, CB_FIELD_INT, true, -1, -1, CB_NO_SLOT, "int"},
    {"y", 4, 4, 1, CB_FIELD_INT, true, -1, -1, CB_NO_SLOT, "int"},
};
static const cb_record_table point_table = {point_fields, 2, 0, sizeof(Point), 16};
static const cb_record_table plain_table = {
    .size = sizeof(Plain),
    .align = 64,
    .is_plain = true,
};

#define OFF(member) offsetof(Pair, member)
static const cb_field pair_fields[] = {
    {"color", OFF(color), 4, 1, CB_FIELD_ENUM, false, W_Color, -1, CB_NO_SLOT, NULL},
    {"colors", OFF(colors), 4, 2, CB_FIELD_LIST_ENUM, false, W_Color, -1, CB_NO_SLOT, NULL},
    {"stream", OFF(stream), 8, 1, CB_FIELD_HANDLE, false, W_Stream, -1, 0, NULL},
    {"address", OFF(address), 8, 1, CB_FIELD_SCALAR, false, W_Address, -1, 1, NULL},
    {"hook", OFF(hook), 8, 1, CB_FIELD_CALLBACK, false, W_Hook, -1, 2, NULL},
    {"point", OFF(point), sizeof(Point), 1, CB_FIELD_RECORD, false, W_Point, -1, 3, NULL},
    {"points", OFF(points), sizeof(Point), 2, CB_FIELD_LIST_RECORD, false, W_Point, -1, CB_NO_SLOT,
     NULL},
    {"pointsAt", OFF(pointsAt), sizeof(Point), 1, CB_FIELD_ARRAY_RECORD, false, W_Point, 10,
     CB_NO_SLOT, NULL},
    {"streamsAt", OFF(streamsAt), 8, 1, CB_FIELD_ARRAY_HANDLE, false, W_StreamDerived, 10,
     CB_NO_SLOT, NULL},
    {"ref", OFF(ref), 8, 1, CB_FIELD_RECORD_REF, false, W_Point, -1, CB_NO_SLOT, NULL},
    {"count", OFF(count), 8, 1, CB_FIELD_INT, false, -1, -1, CB_NO_SLOT, "size_t"},
};
static const cb_record_table pair_table = {
    pair_fields, sizeof pair_fields / sizeof *pair_fields, 4, sizeof(Pair), 16,
};

#define FOREIGN(n) .name = #n, .base = -1, .same = -1, .foreign = "cubind_synthetic." #n
static const cb_class classes[W_COUNT] = {
    [W_Other] = {.name = "Other", .kind = CB_HANDLE, .size = 8, .base = -1, .same = -1},
    [W_Status] =
        {.name = "Status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_status},
    [W_StreamDerived] = {.name = "StreamDerived",
                         .kind = CB_HANDLE,
                         .size = 8,
                         .base = -1,
                         .same = -1,
                         .foreign_base = "cubind_synthetic.Stream"},
    [W_Color] = {FOREIGN(Color), .kind = CB_ENUM, .enumeration = &enum_color},
    [W_Stream] = {FOREIGN(Stream), .kind = CB_HANDLE, .size = 8},
    [W_Address] = {FOREIGN(Address), .kind = CB_SCALAR, .size = 8},
    [W_Hook] = {FOREIGN(Hook), .kind = CB_CALLBACK, .size = 8},
    [W_Point] = {FOREIGN(Point), .kind = CB_RECORD, .record = &point_table},
    [W_Plain] = {FOREIGN(Plain), .kind = CB_RECORD, .record = &plain_table},
    [W_Pair] = {.name = "Pair", .kind = CB_RECORD, .base = -1, .same = -1, .record = &pair_table},
};
static const uint16_t class_order[W_COUNT] = {
    W_Address, W_Color, W_Hook,   W_Other,  W_Pair,
    W_Plain,   W_Point, W_Status, W_Stream, W_StreamDerived,
};

// --- functions -----------------------------------------------------------------------------------

static PyObject *
py_member(PyObject *self, PyObject *args)
{
    int index;
    long long value;
    if (!PyArg_ParseTuple(args, "iL", &index, &value))
        return NULL;
    return cb_enum_member(cb_form_of(self)->module, index, value);
}

// Returns the addresses that a list of handles or records holds.
static PyObject *
py_array(PyObject *self, PyObject *args)
{
    int index;
    PyObject *o;
    if (!PyArg_ParseTuple(args, "iO", &index, &o))
        return NULL;
    cb_module *m = cb_form_of(self)->module;
    cb_array a;
    cb_array_init(&a);
    bool records = classes[index].kind == CB_RECORD;
    int result = records ? cb_array_records(m, index, o, "items", &a)
                         : cb_array_handles(m, index, o, "items", &a);
    PyObject *list = result == 0 ? cb_int_list(a.data, a.length, 8, false) : NULL;
    cb_array_done(&a);
    return list;
}

static PyMethodDef methods[] = {
    {"_member", py_member, METH_VARARGS, NULL},
    {"_array", py_array, METH_VARARGS, NULL},
    {NULL},
};
static PyMethodDef checked_methods[] = {{NULL}};

static const cb_binding binding = {
    .name = "foreign",
    .full_name = "cubind_synthetic_foreign",
    .checked_name = "cubind_synthetic_foreign_checked",
    .classes = classes,
    .class_count = W_COUNT,
    .class_order = class_order,
    .status_class = W_Status,
    .methods = methods,
    .checked_methods = checked_methods,
};

static int
exec(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, exec}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,    .m_name = "cubind_synthetic_foreign", .m_size = sizeof(cb_form),
    .m_slots = slots,         .m_traverse = cb_module_traverse,     .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_cubind_synthetic_foreign(void)
{
    return PyModuleDef_Init(&definition);
}
