// Converts Python values to C scalars: the slow cases of the inline functions in convert.h.
#include "calls/convert.h"

#include "calls/ctypes.h"
#include "calls/guest.h"
#include "calls/note.h"
#include "objects/class_path.h"
#include "objects/closed.h"
#include "objects/enums.h"

#include "cubind/cells.h"
#include "cubind/interop.h"
#include "cubind/records.h"

// --- integers ------------------------------------------------------------------------------------

static int
too_large(const char *type)
{
    PyErr_Format(PyExc_OverflowError, "value too large to convert to %s", type);
    return -1;
}

static int
too_large_for_long(const char *type)
{
    PyErr_Format(PyExc_OverflowError, "Python int too large to convert to C %s", type);
    return -1;
}

int
cb__int_wide(PyObject *v, int64_t *out)
{
    if (CB_LIKELY(cb_medium_int_unchecked(v, out)))
        return 0;
    int overflow;
    *out = PyLong_AsLongLongAndOverflow(v, &overflow); // `v` is an int, so nothing else can fail
    return overflow;
}

int
cb__int_signed(PyObject *v, int size, const char *type, int64_t *out)
{
    int64_t wide;
    if (cb__int_wide(v, &wide) != 0)
        return too_large_for_long("long");
    if (size < 8) {
        int64_t limit = (int64_t)1 << (8 * size - 1);
        if (wide < -limit || wide >= limit)
            return too_large(type);
    }
    *out = wide;
    return 0;
}

static int
refuse_negative(const char *type)
{
    PyErr_Format(PyExc_OverflowError, "can't convert negative value to %s", type);
    return -1;
}

int
cb__int_unsigned(PyObject *v, int size, const char *type, uint64_t *out)
{
    int64_t wide;
    int overflow = cb__int_wide(v, &wide);
    if (overflow < 0 || (overflow == 0 && wide < 0))
        return refuse_negative(type);
    uint64_t value = (uint64_t)wide;
    if (overflow > 0) {
        value = PyLong_AsUnsignedLongLong(v);
        if (value == (uint64_t)-1 && PyErr_Occurred()) {
            PyErr_Clear();
            return too_large_for_long("unsigned long");
        }
    }
    if (size < 8 && value >> (8 * size) != 0)
        return too_large(type);
    *out = size == 1 ? cb_byte_of(type, (uint8_t)value) : value;
    return 0;
}

// A tuple here is usually the result of a function of the tuple form, so the note explains that.
static CB_NOINLINE PyObject *
refuse_integer(PyObject *o)
{
    bool is_result =
        PyTuple_Check(o) && PyTuple_GET_SIZE(o) > 1 && PyLong_Check(PyTuple_GET_ITEM(o, 0));
    PyErr_SetString(PyExc_TypeError, "an integer is required");
    if (is_result)
        cb__note("got a tuple: in a result (status, value) the integer is the second item");
    return NULL;
}

// Returns the result of o.__int__(), owned; NULL with E29 if `o` lacks that method.
static PyObject *
to_int(PyObject *o)
{
    if (PyLong_Check(o))
        return Py_NewRef(o);
    // __index__ alone is not enough, nor is a text that int() would read.
    if (!cb_has_int(o))
        return refuse_integer(o);
    return PyNumber_Long(o);
}

static CB_NOINLINE int
as_signed(PyObject *o, int size, const char *type, int64_t *out)
{
    PyObject *v = to_int(o);
    if (v == NULL)
        return -1;
    int result = cb__int_signed(v, size, type, out);
    Py_DECREF(v);
    return result;
}

static CB_NOINLINE int
as_unsigned(PyObject *o, int size, const char *type, uint64_t *out)
{
    PyObject *v = to_int(o);
    if (v == NULL)
        return -1;
    int result = cb__int_unsigned(v, size, type, out);
    Py_DECREF(v);
    return result;
}

// Most values that get here are addresses, or sizes beyond 1 GiB.
int
cb_as_signed_slow(PyObject *o, int size, const char *type, int64_t *out)
{
    if (size == 8 && PyLong_CheckExact(o) && cb_medium_int_unchecked(o, out))
        return 0;
    return as_signed(o, size, type, out);
}

int
cb_as_unsigned_slow(PyObject *o, int size, const char *type, uint64_t *out)
{
    if (size == 8 && cb_medium_natural(o, out))
        return 0;
    return as_unsigned(o, size, type, out);
}

#define DEFINE_SLOW(name, ctype, wide_type, convert) \
    int name(PyObject *o, const char *type, ctype *out) \
    { \
        wide_type wide; \
        if (convert(o, (int)sizeof *out, type, &wide) < 0) \
            return -1; \
        *out = (ctype)wide; \
        return 0; \
    }

DEFINE_SLOW(cb_as_int8_slow, int8_t, int64_t, cb_as_signed_slow)
DEFINE_SLOW(cb_as_int16_slow, int16_t, int64_t, cb_as_signed_slow)
DEFINE_SLOW(cb_as_int32_slow, int32_t, int64_t, cb_as_signed_slow)
DEFINE_SLOW(cb_as_int64_slow, int64_t, int64_t, cb_as_signed_slow)
DEFINE_SLOW(cb_as_uint8_slow, uint8_t, uint64_t, cb_as_unsigned_slow)
DEFINE_SLOW(cb_as_uint16_slow, uint16_t, uint64_t, cb_as_unsigned_slow)
DEFINE_SLOW(cb_as_uint32_slow, uint32_t, uint64_t, cb_as_unsigned_slow)
DEFINE_SLOW(cb_as_uint64_slow, uint64_t, uint64_t, cb_as_unsigned_slow)

// --- enums ---------------------------------------------------------------------------------------

static int
refuse_none(const char *param)
{
    PyErr_Format(PyExc_TypeError, "Argument '%s' must not be None", param);
    return -1;
}

// The range of the C enum is all of its bits, as a signed or an unsigned integer. CB_ENUM_MIN
// admits the idiom -1 for an unsigned int.
static int
enum_wide_from_int(const cb_enum_table *table, PyObject *v, int64_t *out)
{
    int size = (int)cb__enum_size(table);
    if (size == 8 && !table->is_signed)
        return cb__int_unsigned(v, size, table->c_name, (uint64_t *)out);
    if (cb__int_signed(v, 8, table->c_name, out) < 0)
        return -1;
    int64_t limit = size == 8 ? INT64_MAX : ((int64_t)1 << (8 * size - table->is_signed)) - 1;
    int64_t least = table->is_signed ? -limit - 1 : size == 4 ? CB_ENUM_MIN : 0;
    return *out >= least && *out <= limit ? 0 : too_large(table->c_name);
}

// Most enums have the size of an int, for which this takes fewer instructions.
static int
enum_from_int(cb_module *m, int index, PyObject *v, int32_t *out)
{
    const cb_enum_table *table = m->binding->classes[index].enumeration;
    int64_t wide;
    if (CB_UNLIKELY(table->size != 0)) {
        if (enum_wide_from_int(table, v, &wide) < 0)
            return -1;
        *out = (int32_t)(uint32_t)wide;
        return 0;
    }
    if (cb__int_signed(v, 8, table->c_name, &wide) < 0)
        return -1;
    bool fits = wide >= (table->is_signed ? INT32_MIN : CB_ENUM_MIN) &&
                wide <= (table->is_signed ? INT32_MAX : (int64_t)UINT32_MAX);
    if (!fits)
        return too_large(table->c_name);
    *out = (int32_t)(uint32_t)wide;
    return 0;
}

// Converts as int() does: the peer takes the digits of a text, too. Owned.
static PyObject *
enum_number(const cb_module *m, int index, PyObject *o, const char *param)
{
    PyObject *v = PyLong_Check(o) ? Py_NewRef(o) : PyNumber_Long(o);
    if (v == NULL)
        cb__note("argument '%s' takes a %s", param, m->binding->classes[index].name);
    return v;
}

int
cb_as_enum_wide(cb_module *m, int index, PyObject *o, const char *param, int64_t *out)
{
    const cb_enum_table *table = m->binding->classes[index].enumeration;
    if (o == Py_None)
        return refuse_none(param);
    PyObject *v = enum_number(m, index, o, param);
    if (v == NULL)
        return -1;
    int result = enum_wide_from_int(table, v, out);
    Py_DECREF(v);
    return result;
}

int
cb_as_enum_slow(cb_module *m, int index, PyObject *o, const char *param, int32_t *out)
{
    if (o == Py_None)
        return refuse_none(param);
    if (PyLong_Check(o))
        return enum_from_int(m, index, o, out);
    PyObject *v = enum_number(m, index, o, param);
    if (v == NULL)
        return -1;
    int result = enum_from_int(m, index, v, out);
    Py_DECREF(v);
    return result;
}

int
cb_as_enum_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out)
{
    Py_ssize_t small;
    if (Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]) && cb_small_int_unchecked(o, &small)) {
        *out = (int32_t)small;
        return 0;
    }
    if (o == Py_None)
        return refuse_none(param);
    PyObject *value = PyObject_GetAttrString(o, "value");
    if (value == NULL)
        return -1;
    int result = cb_as_enum_slow(m, index, value, param, out);
    Py_DECREF(value);
    return result;
}

int
cb__enum_from(cb_module *m, int index, PyObject *o, const char *param, bool members, int64_t *out)
{
    if (!members || o == Py_None || Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]))
        return cb_as_enum_wide(m, index, o, param, out);
    PyObject *value = PyObject_GetAttrString(o, "value");
    if (value == NULL)
        return -1;
    int result = cb_as_enum_wide(m, index, value, param, out);
    Py_DECREF(value);
    return result;
}

int
cb_as_enum_number_member(cb_module *m, int index, PyObject *o, const char *param, int32_t *out)
{
    bool is_member = Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]);
    if (!is_member && cb_as_enum_slow(m, index, o, param, out) < 0)
        return -1;
    return cb_as_enum_member(m, index, o, param, out);
}

// --- classes -------------------------------------------------------------------------------------

static int
refuse_class(cb_module *m, int index, PyObject *o, const char *param)
{
    char path[CB__PATH_SIZE];
    PyErr_Format(PyExc_TypeError, "Argument '%s' has incorrect type (expected %s, got %s)", param,
                 cb__class_path(m, index, path), Py_TYPE(o)->tp_name);
    return -1;
}

// --- handles, scalars, callbacks -----------------------------------------------------------------

static const char *
cell_c_type(const cb_class *cls)
{
    return cls->c_type != NULL ? cls->c_type : "unsigned PY_LONG_LONG";
}

static int
cell_from_int(const cb_class *cls, PyObject *v, void *out)
{
    uint64_t bits;
    if (cls->is_signed) {
        int64_t wide;
        if (cb__int_signed(v, cls->size, cell_c_type(cls), &wide) < 0)
            return -1;
        bits = (uint64_t)wide;
    } else if (cb__int_unsigned(v, cls->size, cell_c_type(cls), &bits) < 0) {
        return -1;
    }
    cb_copy_small(out, &bits, cls->size); // little-endian
    return 0;
}

// True if `o` is a pointer-like object of any binding whose value this class can take.
static bool
holds_pointer_for(const cb_class *cls, PyObject *o)
{
    cb_info *info = cb__class_of(o);
    return info != NULL && !cls->is_signed && cls->size == 8 && cb__is_pointer_cell(info->cls);
}

static CB_NOINLINE int
cell_from(cb_module *m, int index, PyObject *o, const char *param, bool ends, void *out)
{
    // An object of the class itself: callers for callbacks have not checked for it.
    if (Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index])) {
        memcpy(out, ((cb_cell *)o)->at, (size_t)m->binding->classes[index].size);
        return 0;
    }
    const cb_class *cls = &m->binding->classes[index];
    if (o == Py_None) {
        memset(out, 0, cls->size);
        return 0;
    }
    if (PyLong_Check(o))
        return cell_from_int(cls, o, out);
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL || cb__refuse_closed(o) < 0)
        return -1;
    if (PyObject_TypeCheck(o, type) || holds_pointer_for(cls, o)) {
        cb_copy_small(out, ((cb_cell *)o)->at, cls->size);
        return 0;
    }
    int found = cb__guest_cell(m, index, o, param, ends, out);
    if (found != 0)
        return found < 0 ? -1 : 0;
    PyObject *v = to_int(o);
    if (v == NULL)
        return cb__note_class(m, index, param);
    int result = cell_from_int(cls, v, out);
    Py_DECREF(v);
    return result;
}

int
cb_as_cell_slow(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    const cb_guest *known = CB_LOAD_POINTER(&m->guests[index]);
    if (known != NULL && known->type == Py_TYPE(o))
        return known->get(m, index, o, param, out);
    return cell_from(m, index, o, param, false, out);
}

int
cb_as_ended_cell_slow(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    return cell_from(m, index, o, param, true, out);
}

int
cb_as_handle_ref(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    void *address = NULL;
    if (PyLong_Check(o)) {
        uint64_t value;
        if (cb__int_unsigned(o, 8, "unsigned PY_LONG_LONG", &value) < 0)
            return -1;
        address = (void *)value;
    } else if (o != Py_None) {
        PyTypeObject *type = cb_type(m, index);
        if (type == NULL || cb__refuse_closed(o) < 0)
            return -1;
        if (!PyObject_TypeCheck(o, type)) {
            char path[CB__PATH_SIZE];
            PyErr_Format(PyExc_TypeError,
                         "Argument '%s' is not instance of type (expected <class 'int, %s'>, "
                         "found %R",
                         param, cb__class_short_path(m, index, path), Py_TYPE(o));
            return -1;
        }
        address = ((cb_cell *)o)->at;
    }
    memcpy(out, &address, sizeof address);
    return 0;
}

int
cb_as_ended_handle_ref(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    uint64_t handle;
    bool is_usual =
        PyLong_Check(o) || o == Py_None || Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index]);
    if (!is_usual && cb__guest_cell(m, index, o, param, true, &handle) < 0)
        return -1;
    return cb_as_handle_ref(m, index, o, param, out);
}

int
cb_handle_ref_check(PyObject *o, int64_t count, const char *function, const char *param)
{
    if (CB_LIKELY(count <= 1 || o == Py_None || PyLong_Check(o)))
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "%s(): '%s' is one handle, but the call reads %lld; pass the address of an array "
                 "of handles",
                 function, param, (long long)count);
    return -1;
}

int
cb_as_scalar_ref(const cb_form *s, int index, PyObject *o, const char *param, cb_scalar_ref *out)
{
    PyTypeObject *type = cb_type(s->module, index);
    if (type == NULL || cb__refuse_closed(o) < 0)
        return -1;
    out->value = 0;
    out->at = NULL;
    if (o == Py_None)
        return 0;
    if (PyObject_TypeCheck(o, type)) {
        out->at = ((cb_cell *)o)->at;
        return 0;
    }
    if (!s->checked)
        return refuse_class(s->module, index, o, param);
    out->at = &out->value;
    return cb_as_cell_slow(s->module, index, o, param, out->at);
}

PyObject *
cb_scalar_ref_result(cb_module *m, int index, PyObject *o, const cb_scalar_ref *ref)
{
    bool is_own = ref->at == &ref->value;
    return is_own ? cb_cell_new(m, index, ref->at) : Py_NewRef(o);
}

// --- records -------------------------------------------------------------------------------------

// Returns the struct behind `o`; NULL with E12.
static void *
record_data(cb_module *m, int index, PyObject *o, const char *param)
{
    if (CB_LIKELY(Py_TYPE(o) == CB_LOAD_POINTER(&m->types[index])))
        return cb_record_data(o);
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL)
        return NULL;
    if (PyObject_TypeCheck(o, type))
        return cb_record_data(o);
    refuse_class(m, index, o, param);
    return NULL;
}

static CB_NOINLINE int
as_record_slow(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    void *data = NULL;
    if (o != Py_None) {
        data = record_data(m, index, o, param);
        if (data == NULL)
            return -1;
    }
    memcpy(out, &data, sizeof data);
    return 0;
}

int
cb_as_record(cb_module *m, int index, PyObject *o, const char *param, void *out)
{
    if (CB_UNLIKELY(Py_TYPE(o) != CB_LOAD_POINTER(&m->types[index])))
        return as_record_slow(m, index, o, param, out);
    void *data = cb_record_data(o);
    memcpy(out, &data, sizeof data);
    return 0;
}

int
cb_as_record_value(cb_module *m, int index, PyObject *o, const char *param, void *out, size_t size)
{
    void *data = record_data(m, index, o, param);
    if (data == NULL)
        return -1;
    cb_copy_small(out, data, size);
    return 0;
}

// --- getPtr() ------------------------------------------------------------------------------------

int
cb__get_ptr(PyObject *o, void **out)
{
    PyObject *result = PyObject_CallMethod(o, "getPtr", NULL);
    if (result == NULL)
        return -1;
    uint64_t value;
    int status = cb_as_uint64(result, "unsigned PY_LONG_LONG", &value);
    Py_DECREF(result);
    if (status == 0)
        *out = (void *)value;
    return status;
}

int
cb__refuse_null_ptr(PyObject *o)
{
    PyErr_Format(PyExc_ValueError, "%.200s.getPtr() is 0, so there is nothing to read",
                 Py_TYPE(o)->tp_name);
    return -1;
}
