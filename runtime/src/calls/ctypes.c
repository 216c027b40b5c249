// Maps ctypes classes, which callers use to declare the types of kernel arguments, to codes. A hash
// table by address finds them. The table is made when an argument first needs it, by importing
// ctypes, which the caller of such a launch has imported already.
#include "calls/ctypes.h"

// Names with a fixed size come first. c_int and c_long are aliases of some of them, and so are
// c_size_t and the like.
static const struct {
    const char *name;
    ctype code;
} ctype_names[] = {
    {"c_bool", CTYPE_BOOL},        {"c_char", CTYPE_CHAR},     {"c_wchar", CTYPE_WCHAR},
    {"c_byte", CTYPE_INT8},        {"c_ubyte", CTYPE_UINT8},   {"c_short", CTYPE_INT16},
    {"c_ushort", CTYPE_UINT16},    {"c_int", CTYPE_INT32},     {"c_uint", CTYPE_UINT32},
    {"c_long", CTYPE_INT64},       {"c_ulong", CTYPE_UINT64},  {"c_longlong", CTYPE_INT64},
    {"c_ulonglong", CTYPE_UINT64}, {"c_size_t", CTYPE_UINT64}, {"c_ssize_t", CTYPE_INT64},
    {"c_float", CTYPE_FLOAT},      {"c_double", CTYPE_DOUBLE}, {"c_void_p", CTYPE_POINTER},
};

enum { CTYPE_NAMES = sizeof ctype_names / sizeof *ctype_names };

static unsigned
hash_pointer(const void *p)
{
    return (unsigned)(((uintptr_t)p >> 4) * 0x9E3779B97F4A7C15u >> 58); // 64 slots
}

static void
remember_ctype(cb__ctypes *c, PyObject *type, ctype code)
{
    unsigned at = hash_pointer(type);
    while (c->keys[at] != NULL && c->keys[at] != type)
        at = (at + 1) % CB__CTYPE_SLOTS;
    if (c->keys[at] == NULL) {
        c->keys[at] = Py_NewRef(type);
        c->codes[at] = (uint8_t)code;
    }
}

ctype
cb__ctypes_recall(const cb__ctypes *c, PyObject *type)
{
    unsigned at = hash_pointer(type);
    while (c->keys[at] != NULL) {
        if (c->keys[at] == type)
            return (ctype)c->codes[at];
        at = (at + 1) % CB__CTYPE_SLOTS;
    }
    return CTYPE_UNKNOWN;
}

void
cb__ctypes_free(cb__ctypes *c)
{
    for (int i = 0; i < CB__CTYPE_SLOTS; i++)
        Py_XDECREF(c->keys[i]);
    Py_XDECREF(c->structure);
    PyMem_Free(c);
}

int
cb__ctypes_traverse(cb__ctypes *c, visitproc visit, void *arg)
{
    for (int i = 0; i < CB__CTYPE_SLOTS; i++)
        Py_VISIT(c->keys[i]);
    Py_VISIT(c->structure);
    return 0;
}

static int
fill_ctypes(cb__ctypes *c, PyObject *module)
{
    for (int i = 0; i < CTYPE_NAMES; i++) {
        PyObject *type = PyObject_GetAttrString(module, ctype_names[i].name);
        if (type == NULL)
            return -1;
        remember_ctype(c, type, ctype_names[i].code);
        Py_DECREF(type);
    }
    c->structure = PyObject_GetAttrString(module, "Structure");
    return c->structure != NULL ? 0 : -1;
}

cb__ctypes *
cb__ctypes_load(cb_calls *calls)
{
    cb__ctypes *known = CB_LOAD_POINTER(&calls->ctypes);
    if (CB_LIKELY(known != NULL))
        return known;
    PyObject *module = PyImport_ImportModule("ctypes");
    cb__ctypes *made = module != NULL ? PyMem_Calloc(1, sizeof *made) : NULL;
    if (made == NULL) {
        Py_XDECREF(module);
        return PyErr_Occurred() ? NULL : (cb__ctypes *)PyErr_NoMemory();
    }
    int result = fill_ctypes(made, module);
    Py_DECREF(module);
    if (result == 0 && __atomic_compare_exchange_n(&calls->ctypes, &known, made, false,
                                                   __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return made;
    cb__ctypes_free(made);
    return result == 0 ? known : NULL;
}

// The code of an entry of the types tuple; CTYPE_UNKNOWN with an exception (E19).
ctype
cb__ctype_of(cb_module *m, PyObject *type)
{
    if (type == Py_None)
        return CTYPE_NONE;
    cb_calls *calls = cb__calls(m);
    cb__ctypes *ctypes = calls != NULL ? cb__ctypes_load(calls) : NULL;
    if (ctypes == NULL)
        return CTYPE_UNKNOWN;
    ctype code = cb__ctypes_recall(ctypes, type);
    if (code == CTYPE_UNKNOWN)
        PyErr_Format(PyExc_TypeError, "Unsupported type: %R", type);
    return code;
}
