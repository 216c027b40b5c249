// Makes the state that all bindings and cubind.core share, and keeps the list of guests.
#include "interop/interop.h"

#include <stddef.h>
#include <string.h>

// --- the state -----------------------------------------------------------------------------------

static const cb_name_row names[] = {
    {offsetof(cb_interop, str_cuda_array), "__cuda_array_interface__"},
    {offsetof(cb_interop, str_dlpack), "__dlpack__"},
    {offsetof(cb_interop, str_dlpack_device), "__dlpack_device__"},
    {offsetof(cb_interop, str_exchange), DL_EXCHANGE_ATTRIBUTE},
    {offsetof(cb_interop, str_exchange_early), DL_EXCHANGE_ATTRIBUTE_EARLY},
    {offsetof(cb_interop, str_data_ptr), "data_ptr"},
    {offsetof(cb_interop, str_is_cuda), "is_cuda"},
    {offsetof(cb_interop, str_is_pinned), "is_pinned"},
    {offsetof(cb_interop, str_module), "__module__"},
    {offsetof(cb_interop, str_data), "data"},
    {offsetof(cb_interop, str_ptr), "ptr"},
    {offsetof(cb_interop, str_dtype), "dtype"},
    {offsetof(cb_interop, str_typestr), "typestr"},
    {offsetof(cb_interop, str_stream), "__cuda_stream__"},
};

int
cb_intern_names(void *base, const cb_name_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        PyObject *name = PyUnicode_InternFromString(rows[i].text);
        if (name == NULL)
            return -1;
        *(PyObject **)(void *)((char *)base + rows[i].at) = name;
    }
    return 0;
}

static int
fill(cb_interop *interop)
{
    if (cb_intern_names(interop, names, sizeof names / sizeof names[0]) < 0)
        return -1;
    interop->dlpack_version = Py_BuildValue("(ii)", DL_MAJOR, DL_MINOR);
    // The keywords are interned, because callees compare them by address first.
    interop->dlpack_keywords = Py_BuildValue("(NN)", PyUnicode_InternFromString("stream"),
                                             PyUnicode_InternFromString("max_version"));
    interop->dlpack_keywords_early = Py_BuildValue("(N)", PyUnicode_InternFromString("stream"));
    interop->minus_one = PyLong_FromLong(-1);
    bool made = interop->dlpack_version != NULL && interop->dlpack_keywords != NULL &&
                interop->dlpack_keywords_early != NULL && interop->minus_one != NULL;
    return made ? 0 : -1;
}

// The states are never freed; the list keeps them reachable for leak checkers.
typedef struct kept_state {
    cb_interop interop;
    struct kept_state *next;
} kept_state;

static kept_state *all;

cb_interop *
cb__interop_new(void)
{
    kept_state *state = PyMem_RawCalloc(1, sizeof *state);
    if (state == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    state->next = __atomic_load_n(&all, __ATOMIC_ACQUIRE);
    while (!__atomic_compare_exchange_n(&all, &state->next, state, true, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE))
        ;
    if (fill(&state->interop) == 0)
        return &state->interop;
    cb__interop_end(&state->interop);
    return NULL;
}

void
cb__interop_end(cb_interop *interop)
{
    PyObject **objects = &interop->dlpack_version;
    size_t size = sizeof *interop - offsetof(cb_interop, dlpack_version);
    for (size_t i = 0; i < size / sizeof *objects; i++)
        Py_CLEAR(objects[i]);
}

cb_interop *
cb_interop_of(PyObject *runtime)
{
    PyObject *capsule = PyObject_GetAttrString(runtime, "_interop");
    cb_interop *interop = capsule != NULL ? PyCapsule_GetPointer(capsule, CB_INTEROP_NAME) : NULL;
    Py_XDECREF(capsule);
    return interop;
}

// --- NumPy ---------------------------------------------------------------------------------------

PyObject *
cb_numpy_array(cb_interop *interop)
{
    PyObject *found = CB_LOAD_POINTER(&interop->numpy_array);
    if (found != NULL)
        return found;
    PyObject *modules = PyImport_GetModuleDict();
    PyObject *numpy = modules != NULL ? PyMapping_GetItemString(modules, "numpy") : NULL;
    if (numpy != NULL)
        found = PyObject_GetAttrString(numpy, "ndarray");
    Py_XDECREF(numpy);
    PyErr_Clear();
    if (found == NULL || !PyType_Check(found)) {
        Py_XDECREF(found);
        return NULL;
    }
    PyObject *other = NULL;
    if (!__atomic_compare_exchange_n(&interop->numpy_array, &other, found, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        Py_DECREF(found);
        return other;
    }
    return found;
}

// --- guests --------------------------------------------------------------------------------------

// A forgotten guest is used again, so that importing a package many times needs no more memory. Its
// name stays the same, because modules cache which guests stand for a class.
static cb_guest *
free_guest(cb_interop *interop, const char *name)
{
    for (cb_guest *guest = interop->guests; guest != NULL; guest = guest->next)
        if (guest->type == NULL && strcmp(guest->name, name) == 0)
            return guest;
    cb_guest *guest = PyMem_RawCalloc(1, sizeof *guest);
    if (guest == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    guest->name = name;
    guest->next = interop->guests;
    interop->guests = guest;
    return guest;
}

int
cb_guest_add(cb_interop *interop, PyTypeObject *type, const char *name, cb_guest_get *get,
             cb_guest_get *end)
{
    cb_guest *guest = free_guest(interop, name);
    if (guest == NULL)
        return -1;
    guest->get = get;
    guest->end = end;
    guest->type = type;
    return 0;
}

void
cb_guest_forget(cb_interop *interop, const PyTypeObject *type)
{
    for (cb_guest *guest = interop->guests; guest != NULL; guest = guest->next)
        if (guest->type == type)
            guest->type = NULL;
}

const cb_guest *
cb_guest_find(const cb_interop *interop, PyTypeObject *type, const char *name)
{
    for (; type != NULL; type = type->tp_base)
        for (const cb_guest *guest = interop->guests; guest != NULL; guest = guest->next)
            if (guest->type == type && (name == NULL || strcmp(guest->name, name) == 0))
                return guest;
    return NULL;
}
