// Gets and sets integer fields, with one function for each C type.
#include "classes/record_integers.h"

#include "calls/ctypes.h"
#include "classes/fields.h"

#include "cubind/convert.h"

#define INTEGER_FIELD(suffix, ctype, from_python, to_python) \
    static PyObject *get_##suffix(PyObject *self, void *closure) \
    { \
        ctype value; \
        memcpy(&value, place(self, field_of(closure)), sizeof value); \
        return to_python(value); \
    } \
    static int set_##suffix(PyObject *self, PyObject *o, void *closure) \
    { \
        ctype value; \
        if (CB_UNLIKELY(o == NULL)) \
            return refuse_delete(); \
        if (from_python(o, field_of(closure)->c_type, &value) < 0) \
            return -1; \
        memcpy(place(self, field_of(closure)), &value, sizeof value); \
        return 0; \
    }

static inline int
byte_or_truth(PyObject *o, const char *type, uint8_t *out)
{
    int result = cb_as_uint8(o, type, out);
    *out = result == 0 ? cb_byte_of(type, *out) : 0;
    return result;
}

INTEGER_FIELD(int8, int8_t, cb_as_int8, PyLong_FromLong)
INTEGER_FIELD(int16, int16_t, cb_as_int16, PyLong_FromLong)
INTEGER_FIELD(int32, int32_t, cb_as_int32, PyLong_FromLong)
INTEGER_FIELD(int64, int64_t, cb_as_int64, PyLong_FromLongLong)
INTEGER_FIELD(uint8, uint8_t, byte_or_truth, PyLong_FromLong)
INTEGER_FIELD(uint16, uint16_t, cb_as_uint16, PyLong_FromLong)
INTEGER_FIELD(uint32, uint32_t, cb_as_uint32, PyLong_FromUnsignedLong)
INTEGER_FIELD(uint64, uint64_t, cb_as_uint64, PyLong_FromUnsignedLongLong)

static const getter integer_getters[2][4] = {
    {get_uint8, get_uint16, get_uint32, get_uint64},
    {get_int8, get_int16, get_int32, get_int64},
};

static const setter integer_setters[2][4] = {
    {set_uint8, set_uint16, set_uint32, set_uint64},
    {set_int8, set_int16, set_int32, set_int64},
};

// Maps 1, 2, 4, 8 to 0 to 3.
static inline int
size_class(uint32_t size)
{
    return __builtin_ctz(size) & 3;
}

getter
cb__integer_getter(const cb_field *f)
{
    return integer_getters[f->is_signed][size_class(f->size)];
}

setter
cb__integer_setter(const cb_field *f)
{
    return integer_setters[f->is_signed][size_class(f->size)];
}

PyObject *
cb__get_uint64(PyObject *self, void *closure)
{
    return get_uint64(self, closure);
}

// The setters write at data + offset. A stand-in record and field make that address `out`.
int
cb__store_integer(const cb_field *f, PyObject *o, void *out)
{
    cb_record at = {.data = out};
    cb_field item = {.c_type = f->c_type};
    return cb__integer_setter(f)((PyObject *)&at, o, &item);
}
