// Takes arguments that are addresses in device memory: Buffers, other packages' arrays on a device,
// and host arrays that a device can access.
#include "calls/device.h"

#include "calls/buffers.h"
#include "calls/refuse.h"
#include "objects/info.h"

#include "cubind/device.h"
#include "cubind/interop.h"

// --- host memory ---------------------------------------------------------------------------------

static int
refuse_host(PyObject *o, const char *param)
{
    PyErr_Format(
        PyExc_TypeError,
        "Argument '%s' is a %.200s in host memory, which the device cannot access; copy it "
        "into device memory first (cubind.core.Buffer.copy_from)",
        param, Py_TYPE(o)->tp_name);
    return -1;
}

static int
refuse_device(PyObject *o, int32_t device, const char *param)
{
    PyErr_Format(
        PyExc_TypeError,
        "Argument '%s' is a %.200s on another kind of device (DLPack device type %d); copy "
        "it into device memory first",
        param, Py_TYPE(o)->tp_name, (int)device);
    return -1;
}

// Asks cubind._reach. Returns 1 if the device can access the address or nobody can be asked, 0 if
// it cannot, -1 with an exception that is no answer, such as KeyboardInterrupt.
static int
is_reached(uint64_t address)
{
    PyObject *module = PyImport_ImportModule("cubind._reach");
    PyObject *answer =
        module != NULL ? PyObject_CallMethod(module, "reaches", "K", (unsigned long long)address)
                       : NULL;
    Py_XDECREF(module);
    if (answer == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_Exception))
            return -1;
        PyErr_Clear();
        return 1;
    }
    int reached = answer != Py_False;
    Py_DECREF(answer);
    return reached;
}

int
cb__check_reached(PyObject *o, uint64_t address, const char *param)
{
    int reached = is_reached(address);
    return reached == 0 ? refuse_host(o, param) : reached < 0 ? -1 : 0;
}

// --- arrays and Buffers --------------------------------------------------------------------------

static int
refuse_object(PyObject *o, const char *param)
{
    PyErr_Format(
        PyExc_TypeError,
        "Argument '%s' takes a cubind.core.Buffer, an array in device memory, int or None, "
        "not %.200s",
        param, Py_TYPE(o)->tp_name);
    return -1;
}

// Raises ValueError: another package's array would be freed behind its back.
static int
refuse_end(PyObject *o, const char *param)
{
    PyErr_Format(PyExc_ValueError,
                 "%.200s owns the memory of argument '%s': delete the object in place of this call",
                 Py_TYPE(o)->tp_name, param);
    return -1;
}

// An address has no class, so the getter's index means nothing.
static int
memory_of_guest(cb_module *m, const cb_guest *guest, PyObject *o, const char *param, int how,
                cb_address *out)
{
    return ((how & CB_ENDS) != 0 ? guest->end : guest->get)(m, CB_NO_CLASS, o, param, &out->value);
}

// Takes a host array that is no buffer, such as a tensor on the CPU. Returns as cb__memory_find().
static int
host_array(PyObject *o, const cb_array_memory *memory, const char *param, int how, bool strict)
{
    if ((how & CB_HOST_TOO) != 0)
        return memory->has_address;
    if (!strict || PyObject_CheckBuffer(o))
        return 0;
    if (!memory->has_address)
        return refuse_host(o, param);
    return cb__check_reached(o, memory->address, param) < 0 ? -1 : 1;
}

int
cb__memory_find(cb_module *m, PyObject *o, const char *param, int how, bool strict, cb_address *out)
{
    cb_array_memory memory;
    const cb_guest *guest = cb_guest_find(m->interop, Py_TYPE(o), NULL);
    if (guest != NULL) {
        if (strcmp(guest->name, CB_GUEST_MEMORY) != 0)
            return PyLong_Check(o) ? 0 : refuse_object(o, param);
        if (guest->type == Py_TYPE(o))
            CB_STORE_POINTER(&m->memory, guest);
        return memory_of_guest(m, guest, o, param, how, out) < 0 ? -1 : 1;
    }
    int found = cb_array_find(m->interop, o, &memory, NULL);
    if (found <= 0)
        return found < 0 ? cb_guest_refuse(param) : 0;
    if (CB_UNLIKELY((how & CB_ENDS) != 0 && memory.on_device))
        return refuse_end(o, param);
    if (CB_UNLIKELY(!memory.on_device)) {
        if (memory.device != CB_HOST_DEVICE)
            return refuse_device(o, memory.device, param);
        found = host_array(o, &memory, param, how, strict);
    }
    out->value = (void *)memory.address;
    return found;
}

// --- arguments -----------------------------------------------------------------------------------

// Returns whether host memory is refused. The tuple form of a binding that has a counterpart in
// cuda.bindings accepts what that accepts.
static bool
is_strict(const cb_form *s)
{
    return s->checked || !s->module->binding->host_passes;
}

// Python's own containers of bytes have no protocol of arrays.
static bool
is_bytes(PyObject *o)
{
    return PyBytes_CheckExact(o) || PyByteArray_CheckExact(o) || PyMemoryView_Check(o);
}

// Takes a host array or a number. Nothing is accessed in an empty buffer.
static int
take_host(cb_module *m, PyObject *o, const char *param, int how, bool strict, cb_address *out)
{
    if (cb_as_address_slow(m, o, out) < 0)
        return -1;
    if (!out->held)
        return 0;
    bool empty = out->buffer.len == 0;
    if (strict && !empty && (how & CB_HOST_TOO) == 0 &&
        cb__check_reached(o, (uint64_t)(uintptr_t)out->value, param) < 0)
        return -1;
    bool written = (how & CB_TARGET) != 0 && !(empty && (how & CB_MEASURED) != 0);
    return written ? cb__check_writable(&out->buffer, param) : 0;
}

// Takes what cb_as_device_address_slow() does, so that this one can jump here.
static CB_NOINLINE int
address_from(cb_module *m, int how, PyObject *o, const char *param, cb_address *out,
             const cb_form *s)
{
    bool strict = is_strict(s);
    out->held = false;
    if (o == Py_None || PyLong_Check(o) || cb__class_of(o) != NULL)
        return cb_as_address_slow(m, o, out);
    int found = is_bytes(o) ? 0 : cb__memory_find(m, o, param, how, strict, out);
    if (found != 0)
        return found < 0 ? -1 : 0;
    return take_host(m, o, param, how, strict, out);
}

int
cb_as_device_address_slow(cb_module *m, int how, PyObject *o, const char *param, cb_address *out,
                          const cb_form *s)
{
    const cb_guest *known = CB_LOAD_POINTER(&m->memory);
    if (known != NULL && known->type == Py_TYPE(o) && (how & CB_ENDS) == 0)
        return known->get(m, CB_NO_CLASS, o, param, &out->value);
    return address_from(m, how, o, param, out, s);
}

// Takes a host array for a typedef'd address. Returns 1, 0 for an object that is no buffer, -1.
static int
host_scalar(cb_module *m, PyObject *o, const char *param, void *out)
{
    cb_address address;
    if (!PyObject_CheckBuffer(o) || (PyIndex_Check(o) && !cb__is_ndarray(m, o)))
        return 0;
    if (PyObject_GetBuffer(o, &address.buffer, PyBUF_SIMPLE | PyBUF_ANY_CONTIGUOUS) < 0)
        return -1;
    uint64_t at = (uint64_t)(uintptr_t)address.buffer.buf;
    int result = address.buffer.len > 0 ? cb__check_reached(o, at, param) : 0;
    PyBuffer_Release(&address.buffer);
    memcpy(out, &at, sizeof at);
    return result < 0 ? -1 : 1;
}

static CB_NOINLINE int
scalar_from(cb_module *m, int place, PyObject *o, const char *param, void *out, const cb_form *s)
{
    int index = place & ((1 << CB_HOW) - 1), how = place >> CB_HOW;
    if (o != Py_None && !PyLong_Check(o) && cb__class_of(o) == NULL) {
        cb_address address = {0};
        int found = cb__memory_find(m, o, param, how, is_strict(s), &address);
        if (found == 0 && is_strict(s))
            found = host_scalar(m, o, param, &address.value);
        if (found != 0) {
            memcpy(out, &address.value, sizeof address.value);
            return found < 0 ? -1 : 0;
        }
    }
    bool ends = (how & CB_ENDS) != 0;
    return ends ? cb_as_ended_cell_slow(m, index, o, param, out)
                : cb_as_cell_slow(m, index, o, param, out);
}

int
cb_as_device_scalar_slow(cb_module *m, int place, PyObject *o, const char *param, void *out,
                         const cb_form *s)
{
    const cb_guest *known = CB_LOAD_POINTER(&m->memory);
    if (known != NULL && known->type == Py_TYPE(o) && (place & CB_ENDS << CB_HOW) == 0)
        return known->get(m, CB_NO_CLASS, o, param, out);
    return scalar_from(m, place, o, param, out, s);
}
