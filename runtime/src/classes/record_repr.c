// Prints records (rule B12.5 of docs/compatibility-bindings.md): one line `name : value` per field,
// with nested records indented by four columns.
//
// All members of a union are printed, because it is unknown which one is active. So a pointer in a
// union is followed only if it was set through the record, because then its target is kept alive.
#include "classes/record_repr.h"

#include "classes/fields.h"
#include "classes/record_fields.h"
#include "objects/info.h"
#include "objects/keeps.h"

// "name : value". Formatting by PyUnicode_FromFormat() takes several times as long.
static PyObject *
simple_line(const cb_field *f, PyObject *value)
{
    if (!PyUnicode_IS_ASCII(value))
        return PyUnicode_FromFormat("%s : %U", f->name, value);
    size_t name = strlen(f->name), length = (size_t)PyUnicode_GET_LENGTH(value);
    PyObject *line = PyUnicode_New((Py_ssize_t)(name + length + 3), 127);
    if (line == NULL)
        return NULL;
    char *at = (char *)memcpy(PyUnicode_DATA(line), f->name, name) + name;
    at = (char *)memcpy(at, " : ", 3) + 3;
    memcpy(at, PyUnicode_DATA(value), length);
    return line;
}

// "name :" and the lines of a nested record; the colon ends the line if there are none.
static PyObject *
nested_line(const cb_field *f, PyObject *value)
{
    PyObject *text = PyObject_Str(value);
    PyObject *newline = PyUnicode_FromString("\n"), *indented = PyUnicode_FromString("\n    ");
    PyObject *line = NULL;
    if (text != NULL && newline != NULL && indented != NULL) {
        PyObject *body = PyUnicode_Replace(text, newline, indented, -1);
        const char *first = PyUnicode_GET_LENGTH(text) > 0 ? "\n    " : "";
        if (body != NULL)
            line = PyUnicode_FromFormat("%s :%s%U", f->name, first, body);
        Py_XDECREF(body);
    }
    Py_XDECREF(text);
    Py_XDECREF(newline);
    Py_XDECREF(indented);
    return line;
}

static PyObject *
address_text(PyObject *value)
{
    return PyNumber_ToBase(value, 16);
}

static PyObject *
chars_text(PyObject *value)
{
    return PyUnicode_DecodeUTF8(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value), "replace");
}

static PyObject *
hexadecimal_text(PyObject *value)
{
    const unsigned char *bytes = (const unsigned char *)PyBytes_AS_STRING(value);
    Py_ssize_t size = PyBytes_GET_SIZE(value);
    PyObject *text = PyUnicode_New(2 * size, 127);
    char *at = text != NULL ? PyUnicode_DATA(text) : NULL;
    for (Py_ssize_t i = 0; at != NULL && i < size; i++) {
        *at++ = "0123456789abcdef"[bytes[i] / 16];
        *at++ = "0123456789abcdef"[bytes[i] % 16];
    }
    return text;
}

static PyObject *
value_text(const cb_field *f, PyObject *value)
{
    switch (f->kind) {
    case CB_FIELD_ADDRESS:
        return address_text(value);
    case CB_FIELD_CHARS:
        return chars_text(value);
    case CB_FIELD_BYTES:
        return hexadecimal_text(value);
    default:
        return PyObject_Str(value);
    }
}

// --- unions --------------------------------------------------------------------------------------

typedef enum target {
    NOTHING, // the value is in the record
    ONE,
    ARRAY,
} target;

static target
target_of(const cb_field *f)
{
    switch (f->kind) {
    case CB_FIELD_STRING:
    case CB_FIELD_RECORD_REF:
        return ONE;
    case CB_FIELD_ARRAY_RECORD:
    case CB_FIELD_ARRAY_HANDLE:
    case CB_FIELD_ARRAY_HANDLE_OUT:
    case CB_FIELD_ARRAY_SCALAR:
    case CB_FIELD_ARRAY_INT:
    case CB_FIELD_ARRAY_STRING:
        return ARRAY;
    default:
        return NOTHING;
    }
}

static size_t
field_extent(const cb_field *f)
{
    if (target_of(f) != NOTHING)
        return sizeof(void *);
    return (size_t)f->size * (f->count > 0 ? f->count : 1);
}

// Returns whether more than one field has bytes in [offset, offset + size). The members of an
// unnamed union are fields of the struct around it.
static bool
is_union_at(const cb_record_table *table, size_t offset, size_t size)
{
    int found = 0;
    for (int i = 0; i < table->field_count; i++) {
        const cb_field *f = &table->fields[i];
        found += f->offset < offset + size && offset < f->offset + field_extent(f);
    }
    return found > 1;
}

static bool
is_in_union(const cb_record *r, const cb_field *f)
{
    if (is_union_at(r->cls->record, f->offset, field_extent(f)))
        return true;
    for (; r->owner != NULL && cb__record_check(r->owner); r = (const cb_record *)r->owner) {
        const cb_record *owner = (const cb_record *)r->owner;
        if (is_union_at(owner->cls->record, (size_t)(r->data - owner->data), r->cls->record->size))
            return true;
    }
    return false;
}

// Returns whether the getter would follow a pointer that may be invalid.
static bool
is_unknown(PyObject *self, const cb_field *f)
{
    if (target_of(f) == NOTHING || !is_in_union((cb_record *)self, f))
        return false;
    cb__keep keep;
    if (!cb__keep_find_block(self, f, &keep))
        return true;
    Py_DECREF(keep.object);
    return keep.field != f;
}

static PyObject *
unknown_line(PyObject *self, const cb_field *f)
{
    unsigned long long value;
    memcpy(&value, place(self, f), sizeof value);
    if (target_of(f) == ARRAY)
        return PyUnicode_FromFormat("%s : []", f->name);
    if (value == 0)
        return PyUnicode_FromFormat("%s : None", f->name);
    char text[24];
    PyOS_snprintf(text, sizeof text, "0x%llx", value);
    return PyUnicode_FromFormat("%s : %s", f->name, text);
}

// --- lines ---------------------------------------------------------------------------------------

static PyObject *
field_line(PyObject *self, const cb_field *f)
{
    if (is_unknown(self, f))
        return unknown_line(self, f);
    PyObject *value = cb__field_getter(f)(self, (void *)f);
    if (value == NULL)
        return NULL;
    PyObject *line = NULL;
    if (f->kind == CB_FIELD_RECORD || (f->kind == CB_FIELD_RECORD_REF && value != Py_None)) {
        line = nested_line(f, value);
    } else {
        PyObject *text = value_text(f, value);
        if (text != NULL)
            line = simple_line(f, text);
        Py_XDECREF(text);
    }
    Py_DECREF(value);
    return line;
}

// Joins the lines and drops the list.
static PyObject *
joined(PyObject *lines)
{
    PyObject *text = NULL;
    if (PyList_GET_SIZE(lines) == 1) {
        text = Py_NewRef(PyList_GET_ITEM(lines, 0));
    } else {
        PyObject *newline = PyUnicode_FromString("\n");
        text = newline != NULL ? PyUnicode_Join(newline, lines) : NULL;
        Py_XDECREF(newline);
    }
    Py_DECREF(lines);
    return text;
}

// Returns whether the text of a struct is empty: if it has no members, or only the bytes of a
// handle for other processes (B21). Those bytes give access to its memory, so they are not printed;
// the peer does not print them either.
static bool
is_silent(const cb_record_table *table)
{
    const cb_field *f = table->fields;
    bool is_single_blob = table->field_count == 1 && f->kind == CB_FIELD_BLOB;
    return table->field_count == 0 || (is_single_blob && strcmp(f->name, "reserved") == 0);
}

PyObject *
cb__record_repr(PyObject *self)
{
    const cb_record_table *table = ((cb_record *)self)->cls->record;
    if (is_silent(table))
        return PyUnicode_New(0, 0);
    PyObject *lines = PyList_New(table->field_count);
    for (int i = 0; lines != NULL && i < table->field_count; i++) {
        PyObject *line = field_line(self, &table->fields[i]);
        if (line == NULL)
            Py_CLEAR(lines);
        else
            PyList_SET_ITEM(lines, i, line);
    }
    return lines != NULL ? joined(lines) : NULL;
}
