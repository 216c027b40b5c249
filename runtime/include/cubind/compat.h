// Differences between CPython versions: the only file with PY_VERSION_HEX and with knowledge of
// object layouts.
#ifndef CUBIND_COMPAT_H
#define CUBIND_COMPAT_H

#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define CB_LIKELY(x) __builtin_expect(!!(x), 1)
#define CB_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define CB_NOINLINE __attribute__((noinline))
// For what every wrapper does with its arguments: a compiler that weighs a file as a whole makes
// calls of these in one wrapper and none in the next.
#define CB_INLINE static inline __attribute__((always_inline))

// Pointers that are filled once and read without a lock.
#define CB_LOAD_POINTER(at) __atomic_load_n((at), __ATOMIC_ACQUIRE)
#define CB_STORE_POINTER(at, value) __atomic_store_n((at), (value), __ATOMIC_RELEASE)

// Where a dict keeps its number of entries.
static inline const Py_ssize_t *
cb_dict_size(PyObject *dict)
{
    return &((PyDictObject *)dict)->ma_used;
}

// For values of a size that only running code knows: compilers make `rep movs` of a memcpy of a few
// bytes, which takes longer than all the rest.
static inline void
cb_copy_small(void *to, const void *from, size_t size)
{
    switch (size) {
    case 8:
        memcpy(to, from, 8);
        break;
    case 4:
        memcpy(to, from, 4);
        break;
    case 1:
        memcpy(to, from, 1);
        break;
    case 2:
        memcpy(to, from, 2);
        break;
    default:
        memcpy(to, from, size);
    }
}

// The value of an unsigned integer of 1, 2, 4 or 8 bytes; never by way of memory, where reading 8
// bytes behind a write of 4 waits for it.
static inline uint64_t
cb_load_small(const void *at, size_t size)
{
    uint64_t wide;
    uint32_t word;
    uint16_t half;
    switch (size) {
    case 8:
        memcpy(&wide, at, sizeof wide);
        return wide;
    case 4:
        memcpy(&word, at, sizeof word);
        return word;
    case 2:
        memcpy(&half, at, sizeof half);
        return half;
    default:
        return *(const uint8_t *)at;
    }
}

// Value of an int that fits one digit (|value| < 2**30), whatever its exact type; false for larger
// ones.
static inline bool
cb_small_int_unchecked(PyObject *o, Py_ssize_t *out)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (!PyUnstable_Long_IsCompact((PyLongObject *)o))
        return false;
    *out = PyUnstable_Long_CompactValue((PyLongObject *)o);
    return true;
#else
    Py_ssize_t digits = Py_SIZE(o);
    if (digits < -1 || digits > 1)
        return false;
    *out = digits * (Py_ssize_t)((PyLongObject *)o)->ob_digit[0];
    return true;
#endif
}

// Value of an int of at most two digits (|value| < 2**60), such as an address, whatever its exact
// type; false for larger ones.
static inline bool
cb_medium_int_unchecked(PyObject *o, int64_t *out)
{
#if PYLONG_BITS_IN_DIGIT != 30 || PY_VERSION_HEX >= 0x030F0000
    Py_ssize_t small;
    bool fits = cb_small_int_unchecked(o, &small);
    *out = fits ? small : 0;
    return fits;
#else
#if PY_VERSION_HEX >= 0x030C0000
    const _PyLongValue *value = &((PyLongObject *)o)->long_value;
    int64_t sign = 1 - (int64_t)(value->lv_tag & 3);
    size_t digits = value->lv_tag >> 3;
#else
    const PyLongObject *value = (PyLongObject *)o;
    int64_t sign = Py_SIZE(o) < 0 ? -1 : 1;
    size_t digits = (size_t)(Py_SIZE(o) * sign);
#endif
    if (digits > 2)
        return false;
    int64_t high = digits == 2 ? value->ob_digit[1] : 0;
    int64_t low = digits >= 1 ? value->ob_digit[0] : 0;
    *out = sign * (high << 30 | low);
    return true;
#endif
}

// The first of these for an exact int that is not negative: what counts are.
CB_INLINE bool
cb_small_natural(PyObject *o, size_t *out)
{
    if (!PyLong_CheckExact(o))
        return false;
#if PY_VERSION_HEX >= 0x030C0000
    Py_ssize_t value;
    bool fits = cb_small_int_unchecked(o, &value) && value >= 0;
    *out = fits ? (size_t)value : 0;
    return fits;
#else
    size_t digits = (size_t)Py_SIZE(o); // of a negative one beyond all others
    if (digits > 1)
        return false;
    *out = digits * ((PyLongObject *)o)->ob_digit[0];
    return true;
#endif
}

// The second for an exact int that is not negative: what addresses are.
CB_INLINE bool
cb_medium_natural(PyObject *o, uint64_t *out)
{
    if (!PyLong_CheckExact(o))
        return false;
#if PYLONG_BITS_IN_DIGIT != 30 || PY_VERSION_HEX >= 0x030F0000
    int64_t value;
    bool fits = cb_medium_int_unchecked(o, &value) && value >= 0;
    *out = fits ? (uint64_t)value : 0;
    return fits;
#else
#if PY_VERSION_HEX >= 0x030C0000
    const _PyLongValue *value = &((PyLongObject *)o)->long_value;
    bool negative = (value->lv_tag & 3) == 2;
    size_t digits = value->lv_tag >> 3;
#else
    const PyLongObject *value = (PyLongObject *)o;
    bool negative = false; // its size is beyond all others then
    size_t digits = (size_t)Py_SIZE(o);
#endif
    if (negative || digits > 2)
        return false;
    uint64_t low = value->ob_digit[0];
    *out = digits == 2 ? (uint64_t)value->ob_digit[1] << 30 | low : digits * low;
    return true;
#endif
}

// cb_small_int_unchecked() for exact ints only.
static inline bool
cb_small_int(PyObject *o, Py_ssize_t *out)
{
    return PyLong_CheckExact(o) && cb_small_int_unchecked(o, out);
}

// The least int that an enum of unsigned type takes. cuda.bindings converts and compares in the
// width of an int's digits: up to CPython 3.11 negative ints of one digit pass, -1 for one, later
// none.
#if PY_VERSION_HEX >= 0x030C0000
#define CB_ENUM_MIN ((int64_t)0)
#else
#define CB_ENUM_MIN (-(int64_t)PyLong_MASK)
#endif

// 3.11 has no PyType_FromMetaclass: the type is made an instance of `type` and then given its
// metaclass, which must not add to type's struct.
static inline PyObject *
cb_type_from_metaclass(PyTypeObject *metaclass, PyObject *module, PyType_Spec *spec,
                       PyObject *bases)
{
#if PY_VERSION_HEX >= 0x030C0000
    return PyType_FromMetaclass(metaclass, module, spec, bases);
#else
    PyObject *type = PyType_FromModuleAndSpec(module, spec, bases);
    if (type != NULL)
        Py_SET_TYPE(type, (PyTypeObject *)Py_NewRef(metaclass));
    return type;
#endif
}

// The same from the other end: a type made by calling its metaclass, finished by hand, before
// anybody else has seen it. `methods` becomes tp_methods, which readying is done with: it is ours
// to use.
static inline void
cb_type_finish(PyTypeObject *type, PyObject *module, PyMethodDef *methods, vectorcallfunc call)
{
    ((PyHeapTypeObject *)type)->ht_module = Py_NewRef(module);
    type->tp_methods = methods;
    type->tp_vectorcall = call;
    type->tp_flags |= Py_TPFLAGS_IMMUTABLETYPE;
    PyType_Modified(type);
}

// What calling the type object does without tp_new and tp_init. (Py_tp_vectorcall came in 3.14.)
static inline void
cb_type_set_vectorcall(PyTypeObject *type, vectorcallfunc call)
{
    type->tp_vectorcall = call;
}

// The namespace of such a type. Borrowed.
static inline PyObject *
cb_type_dict(PyTypeObject *type)
{
    return type->tp_dict;
}

// Whether the garbage collector may watch objects of this type, and their end may run Python code.
static inline bool
cb_is_watched(PyObject *o)
{
    return PyType_HasFeature(Py_TYPE(o), Py_TPFLAGS_HAVE_GC);
}

// What PyModule_GetState() gives for a module, without a call: every wrapper asks for it. Modules
// compare the two when they are made.
static inline void *
cb_module_state(PyObject *module)
{
#if defined(Py_GIL_DISABLED) || PY_VERSION_HEX >= 0x030F0000
    return PyModule_GetState(module);
#else
    struct head {
        PyObject_HEAD PyObject *dict;
        PyModuleDef *definition;
        void *state;
    };
    return ((struct head *)module)->state;
#endif
}

// An uninitialised object of a heap type outside the garbage collector, `size` bytes; its type is
// counted.
static inline PyObject *
cb_object_alloc(PyTypeObject *type, size_t size)
{
    PyObject *o = PyObject_Malloc(size);
    if (CB_UNLIKELY(o == NULL))
        return PyErr_NoMemory();
    return PyObject_Init(o, type);
}

// CPython's text for setting an attribute that an object without __dict__ does not have: class,
// name.
#if PY_VERSION_HEX >= 0x030D0000
#define CB_NO_ATTRIBUTE \
    "'%.100s' object has no attribute '%U' and no __dict__ for setting new attributes"
#else
#define CB_NO_ATTRIBUTE "'%.100s' object has no attribute '%U'"
#endif

// Whether a tuple that no one else holds may be filled again: not where threads run freely, and not
// since tuples keep their hash.
#if defined(Py_GIL_DISABLED) || PY_VERSION_HEX >= 0x030E0000
#define CB_REUSE_TUPLES 0
#else
#define CB_REUSE_TUPLES 1
#endif

// How many objects of one size a module keeps for the next ones, once they have ended: none where
// threads run freely, nor where a sanitizer looks for the use of what has ended.
#if defined(Py_GIL_DISABLED) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CB_SPARE_OBJECTS 0
#else
#define CB_SPARE_OBJECTS 32
#endif

// True for lists whose items can be borrowed as long as no Python code runs: none where threads run
// freely.
#ifdef Py_GIL_DISABLED
#define CB_LIST_IS_STABLE(o) ((void)(o), false)
#define CB_LIST_IS_EXACT(o) ((void)(o), false)
#else
#define CB_LIST_IS_STABLE(o) PyList_Check(o)
#define CB_LIST_IS_EXACT(o) PyList_CheckExact(o)
#endif

// Whether the type or one of its bases has the attribute; instances are not looked at. Never fails.
static inline bool
cb_type_has(PyTypeObject *type, PyObject *name)
{
    return _PyType_Lookup(type, name) != NULL;
}

// What the type or one of its bases has under the name, unbound. Borrowed from the type; NULL
// without an exception.
static inline PyObject *
cb_type_lookup(PyTypeObject *type, PyObject *name)
{
    return _PyType_Lookup(type, name);
}

// An attribute that may be missing: 1 with an owned *out, 0 without an exception, -1.
static inline int
cb_get_optional_attribute(PyObject *o, PyObject *name, PyObject **out)
{
#if PY_VERSION_HEX >= 0x030D0000
    return PyObject_GetOptionalAttr(o, name, out);
#else
    return _PyObject_LookupAttr(o, name, out);
#endif
}

// True once the interpreter goes away: taking the GIL would then end or hang the thread.
static inline bool
cb_is_finalizing(void)
{
#if PY_VERSION_HEX >= 0x030D0000
    return !Py_IsInitialized() || Py_IsFinalizing();
#else
    return !Py_IsInitialized() || _Py_IsFinalizing();
#endif
}

#endif
