// Converts objects that stand for an address (rule B8.7 of docs/compatibility-bindings.md): ints,
// objects with __int__, None, buffers. Measures the buffers that structs and boxes point to.
#include "calls/buffers.h"

#include "calls/convert.h"
#include "calls/refuse.h"
#include "objects/closed.h"
#include "objects/keeps.h"

#include "cubind/buffers.h"
#include "cubind/convert.h"
#include "cubind/interop.h"
#include "cubind/records.h"

// --- numpy arrays --------------------------------------------------------------------------------

bool
cb__is_ndarray(cb_module *m, PyObject *o)
{
    PyObject *ndarray = cb_numpy_array(m->interop);
    return ndarray != NULL && PyObject_TypeCheck(o, (PyTypeObject *)ndarray);
}

// --- addresses -----------------------------------------------------------------------------------

static int
address_from_buffer(PyObject *o, cb_address *out)
{
    if (PyObject_GetBuffer(o, &out->buffer, PyBUF_SIMPLE | PyBUF_ANY_CONTIGUOUS) < 0)
        return -1;
    out->held = true;
    out->value = out->buffer.buf;
    return 0;
}

// Asks `o` for an address by __int__. Returns 1 if it gives one, and 0 if not: a buffer may still
// do. Returns -1 for exceptions that do not answer the question, such as KeyboardInterrupt.
static int
address_from_int(PyObject *o, cb_address *out)
{
    uint64_t value;
    PyObject *v = PyLong_Check(o) ? Py_NewRef(o) : PyNumber_Long(o);
    if (v != NULL) {
        int status = cb__int_unsigned(v, 8, "", &value);
        Py_DECREF(v);
        if (status == 0) {
            out->value = (void *)value;
            return 1;
        }
    }
    if (!PyErr_ExceptionMatches(PyExc_Exception) || PyErr_ExceptionMatches(PyExc_MemoryError))
        return -1;
    PyErr_Clear();
    return 0;
}

// --- the caller's memory -------------------------------------------------------------------------

static uint64_t
capped_sum(uint64_t a, uint64_t b)
{
    uint64_t out;
    return __builtin_add_overflow(a, b, &out) ? UINT64_MAX : out;
}

static uint64_t
capped_product(uint64_t a, uint64_t b)
{
    uint64_t out;
    return __builtin_mul_overflow(a, b, &out) ? UINT64_MAX : out;
}

uint64_t
cb_extent(uint64_t row, uint64_t pitch, uint64_t rows, uint64_t item)
{
    if (row == 0 || rows == 0)
        return 0;
    return capped_product(capped_sum(capped_product(pitch, rows - 1), row), item);
}

uint64_t
cb_packed(uint64_t order, uint64_t item)
{
    // One of two neighbours is even. Halving that one first keeps the product from overflowing
    // early.
    bool is_even = order % 2 == 0;
    uint64_t half = is_even ? order / 2 : order / 2 + 1;
    uint64_t other = is_even ? capped_sum(order, 1) : order;
    return capped_product(capped_product(half, other), item);
}

uint64_t
cb_box_bytes(const cb_box *b)
{
    if (b->row == 0 || b->rows == 0 || b->planes == 0)
        return 0;
    uint64_t rows = capped_sum(capped_product(b->height, capped_sum(b->planes - 1, b->before)),
                               capped_sum(b->rows, b->above));
    return cb_extent(capped_sum(b->row, b->left), b->pitch, rows, b->item);
}

int
cb_held_check(const cb_address *a, const char *function, const char *param, uint64_t needed)
{
    if (needed <= (uint64_t)a->buffer.len)
        return 0;
    return cb__refuse_short(function, param, (size_t)a->buffer.len, needed);
}

int
cb_as_target_slow(const cb_form *s, PyObject *o, const char *param, bool measured, cb_address *out)
{
    if (cb_as_address_slow(s->module, o, out) < 0)
        return -1;
    bool untouched = measured && out->held && out->buffer.len == 0;
    return out->held && !untouched ? cb__check_writable(&out->buffer, param) : 0;
}

// A member that points to memory, and the parameter whose record it belongs to.
typedef struct cb_place {
    const char *function, *param;
    const cb_memory_item *item;
} cb_place;

enum { NAME_SIZE = 128 };

// "pCopy.srcHost". Only for messages, because formatting takes longer than the whole check.
static const char *
place_name(const cb_place *p, char out[NAME_SIZE])
{
    PyOS_snprintf(out, NAME_SIZE, "%s.%s", p->param, p->item->name);
    return out;
}

// Holds the buffer that a member was set to. Does nothing for ints and other objects without one.
static int
hold_member(const cb_form *s, const cb__keep *keep, const void *value, const cb_place *p,
            cb_holds *holds)
{
    cb_address address;
    if (!PyObject_CheckBuffer(keep->object))
        return 0;
    PyObject *object = Py_NewRef(keep->object); // setting the member again would drop it
    int result = cb_as_address_slow(s->module, object, &address);
    Py_DECREF(object);
    if (result < 0 || !address.held)
        return result;
    holds->buffers[holds->count++] = address.buffer;
    if (address.value == value)
        return 0;
    char name[NAME_SIZE];
    PyErr_Format(PyExc_ValueError, "the memory of %s has moved since it was set; set it again",
                 place_name(p, name));
    return -1;
}

static int
check_member(const Py_buffer *held, const cb_place *p, uint64_t needed)
{
    char name[NAME_SIZE];
    bool refused = p->item->target && held->readonly;
    if (refused && cb__check_writable(held, place_name(p, name)) < 0)
        return -1;
    if (needed <= (uint64_t)held->len)
        return 0;
    return cb__refuse_short(p->function, place_name(p, name), (size_t)held->len, needed);
}

// The memory that a call accesses through a member.
typedef struct reach {
    void *at;
    uint64_t bytes;
} reach;

static reach
reach_of(PyObject *o, const cb_memory_item *item)
{
    const char *data = cb_record_data(o);
    reach r = {.bytes = item->bytes(data)};
    memcpy(&r.at, data + item->offset, sizeof r.at);
    return r;
}

// Holds and checks a member that was set from a Python object, if the call accesses its memory.
static int
hold_item(const cb_form *s, reach reach, PyObject *o, const cb_place *p, cb_holds *holds)
{
    char *data = cb_record_data(o);
    cb__keep keep;
    if (reach.bytes == 0 || !cb__keep_find((cb_record *)o, data + p->item->offset, &keep))
        return 0;
    int before = holds->count;
    int result = hold_member(s, &keep, reach.at, p, holds);
    if (result == 0 && holds->count > before)
        result = check_member(&holds->buffers[before], p, reach.bytes);
    Py_DECREF(keep.object);
    return result;
}

// Asking an object for its address may run code that changes the struct.
static int
check_unchanged(const cb_memory *memory, const reach *before, PyObject *o, const char *function,
                const char *param)
{
    for (int i = 0; i < memory->count; i++) {
        reach now = reach_of(o, &memory->items[i]);
        if (now.at == before[i].at && now.bytes == before[i].bytes)
            continue;
        PyErr_Format(PyExc_ValueError, "%s(): argument '%s' changed while it was read", function,
                     param);
        return -1;
    }
    return 0;
}

int
cb_record_hold(const cb_form *s, int index, PyObject *o, const char *function, const char *param,
               cb_holds *holds)
{
    const cb_memory *memory = s->module->binding->classes[index].record->memory;
    reach before[CB_HOLDS];
    if (o == Py_None || !cb__keep_any((cb_record *)o))
        return 0;
    for (int i = 0; i < memory->count; i++)
        before[i] = reach_of(o, &memory->items[i]);
    for (int i = 0; i < memory->count; i++) {
        cb_place place = {function, param, &memory->items[i]};
        if (hold_item(s, before[i], o, &place, holds) < 0)
            return -1;
    }
    return check_unchanged(memory, before, o, function, param);
}

// --- any object ----------------------------------------------------------------------------------

int
cb_as_address_slow(cb_module *m, PyObject *o, cb_address *out)
{
    out->held = false;
    if (o == Py_None) {
        out->value = NULL;
        return 0;
    }
    int64_t wide;
    if (PyLong_CheckExact(o) && cb_medium_int_unchecked(o, &wide) && wide >= 0) {
        out->value = (void *)wide;
        return 0;
    }
    cb_info *info = cb__class_of(o);
    if (info != NULL && cb__is_pointer_cell(info->cls)) {
        memcpy(&out->value, ((cb_cell *)o)->at, sizeof out->value);
        return 0;
    }
    bool buffer = PyObject_CheckBuffer(o);
    // Arrays of one element convert to int as well, but always count as buffers.
    if (cb_has_int(o) && !(buffer && cb__is_ndarray(m, o))) {
        if (cb__refuse_closed(o) < 0)
            return -1;
        int answer = address_from_int(o, out);
        if (answer != 0)
            return answer < 0 ? -1 : 0;
    }
    return buffer ? address_from_buffer(o, out) : cb__refuse_address(o);
}
