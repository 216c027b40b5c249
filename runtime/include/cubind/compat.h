// Hides the differences between CPython versions. No other file uses PY_VERSION_HEX or depends on
// the layout of CPython's objects.
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
// For functions that handle the arguments of every wrapper. Compilers limit how much they inline in
// one file; without the attribute they would inline these functions in some wrappers and call them
// in others.
#define CB_INLINE static inline __attribute__((always_inline))

// Load and store a pointer that is set once and read without a lock.
#define CB_LOAD_POINTER(at) __atomic_load_n((at), __ATOMIC_ACQUIRE)
#define CB_STORE_POINTER(at, value) __atomic_store_n((at), (value), __ATOMIC_RELEASE)

// Returns the address of a dict's number of entries.
static inline const Py_ssize_t *
cb_dict_size(PyObject *dict)
{
    return &((PyDictObject *)dict)->ma_used;
}

// Copies a value whose size is only known at run time. Compilers turn a memcpy() of an unknown
// number of bytes into `rep movs`, which takes longer than the rest of the call.
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

// Returns an unsigned integer of 1, 2, 4 or 8 bytes. It never copies the bytes into a zeroed 8-byte
// variable, because reading 8 bytes right after writing 4 of them stalls.
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

// Gets the value of an int of one digit (|value| < 2**30), whatever its exact type. Returns false
// for larger ones.
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

// Gets the value of an int of at most two digits (|value| < 2**60), such as an address, whatever
// its exact type. Returns false for larger ones.
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

// Gets the bits of an int of two or three digits that is not negative and has 64 bits at most.
// Returns false for all others.
static inline bool
cb_wide_natural_unchecked(PyObject *o, uint64_t *out)
{
#if PYLONG_BITS_IN_DIGIT != 30 || PY_VERSION_HEX >= 0x030F0000
    *out = PyLong_AsUnsignedLongLong(o);
    bool fails = *out == UINT64_MAX && PyErr_Occurred();
    if (fails)
        PyErr_Clear();
    return !fails;
#else
#if PY_VERSION_HEX >= 0x030C0000
    const _PyLongValue *value = &((PyLongObject *)o)->long_value;
    Py_ssize_t digits = (value->lv_tag & 3) == 0 ? (Py_ssize_t)(value->lv_tag >> 3) : 0;
#else
    const PyLongObject *value = (PyLongObject *)o;
    Py_ssize_t digits = Py_SIZE(o);
#endif
    uint64_t highest = digits == 3 ? value->ob_digit[2] : 0;
    if (digits < 2 || digits > 3 || highest > 15)
        return false;
    *out = highest << 60 | (uint64_t)value->ob_digit[1] << 30 | value->ob_digit[0];
    return true;
#endif
}

// cb_small_int_unchecked() for an exact int that is not negative, such as a count.
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
    size_t digits = (size_t)Py_SIZE(o); // a negative int gives a huge number here
    if (digits > 1)
        return false;
    *out = digits * ((PyLongObject *)o)->ob_digit[0];
    return true;
#endif
}

// cb_medium_int_unchecked() for an exact int that is not negative, such as an address.
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
    bool negative = false; // a negative int has a huge `digits` here
    size_t digits = (size_t)Py_SIZE(o);
#endif
    if (negative || digits > 2)
        return false;
    uint64_t low = value->ob_digit[0];
    *out = digits == 2 ? (uint64_t)value->ob_digit[1] << 30 | low : digits * low;
    return true;
#endif
}

// cb_small_int_unchecked() for an exact int.
static inline bool
cb_small_int(PyObject *o, Py_ssize_t *out)
{
    return PyLong_CheckExact(o) && cb_small_int_unchecked(o, out);
}

// The least int that an enum with an unsigned C type takes. cuda.bindings converts and compares in
// the width of an int's digits. So up to CPython 3.11, negative ints of one digit (such as -1)
// pass; later none do.
#if PY_VERSION_HEX >= 0x030C0000
#define CB_ENUM_MIN ((int64_t)0)
#else
#define CB_ENUM_MIN (-(int64_t)PyLong_MASK)
#endif

// Makes a heap type with a metaclass. CPython 3.11 has no PyType_FromMetaclass(). There, the type
// is first made as an instance of `type` and then gets its metaclass, which must not extend type's
// struct.
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

// Finishes a type that was made by calling its metaclass. Must run before other code has seen the
// type. `methods` becomes tp_methods; CPython does not read tp_methods after PyType_Ready(), so
// cubind may use it.
static inline void
cb_type_finish(PyTypeObject *type, PyObject *module, PyMethodDef *methods, vectorcallfunc call)
{
    ((PyHeapTypeObject *)type)->ht_module = Py_NewRef(module);
    type->tp_methods = methods;
    type->tp_vectorcall = call;
    type->tp_flags |= Py_TPFLAGS_IMMUTABLETYPE;
    PyType_Modified(type);
}

// Sets the function that runs when the type object is called, instead of tp_new and tp_init.
// (CPython has Py_tp_vectorcall only since 3.14.)
static inline void
cb_type_set_vectorcall(PyTypeObject *type, vectorcallfunc call)
{
    type->tp_vectorcall = call;
}

// Returns the namespace of a heap type. Borrowed.
static inline PyObject *
cb_type_dict(PyTypeObject *type)
{
    return type->tp_dict;
}

// Returns whether the garbage collector may track `o`. Deallocating such an object may run Python
// code.
static inline bool
cb_is_watched(PyObject *o)
{
    return PyType_HasFeature(Py_TYPE(o), Py_TPFLAGS_HAVE_GC);
}

// Like PyModule_GetState(), but without a call, because every wrapper needs the state. When a
// module is created, it checks that both return the same pointer.
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

// Allocates an uninitialised object of `size` bytes, of a heap type outside the garbage collector.
// The object holds a reference to its type. New reference; NULL with MemoryError.
static inline PyObject *
cb_object_alloc(PyTypeObject *type, size_t size)
{
    PyObject *o = PyObject_Malloc(size);
    if (CB_UNLIKELY(o == NULL))
        return PyErr_NoMemory();
    return PyObject_Init(o, type);
}

// CPython's error text for setting an attribute on an object without __dict__. Arguments: class,
// attribute name.
#if PY_VERSION_HEX >= 0x030D0000
#define CB_NO_ATTRIBUTE \
    "'%.100s' object has no attribute '%U' and no __dict__ for setting new attributes"
#else
#define CB_NO_ATTRIBUTE "'%.100s' object has no attribute '%U'"
#endif

// Whether a tuple that nobody else holds may be refilled. It may not in a free-threaded build, nor
// since CPython 3.14, where tuples cache their hash.
#if defined(Py_GIL_DISABLED) || PY_VERSION_HEX >= 0x030E0000
#define CB_REUSE_TUPLES 0
#else
#define CB_REUSE_TUPLES 1
#endif

// How many freed objects of one size a module keeps for reuse. It keeps none in a free-threaded
// build, nor under a sanitizer that detects use after free.
#if defined(Py_GIL_DISABLED) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CB_SPARE_OBJECTS 0
#else
#define CB_SPARE_OBJECTS 32
#endif

// True for lists whose items can be borrowed as long as no Python code runs. Always false in a
// free-threaded build.
#ifdef Py_GIL_DISABLED
#define CB_LIST_IS_STABLE(o) ((void)(o), false)
#define CB_LIST_IS_EXACT(o) ((void)(o), false)
#else
#define CB_LIST_IS_STABLE(o) PyList_Check(o)
#define CB_LIST_IS_EXACT(o) PyList_CheckExact(o)
#endif

// Returns whether the type or one of its bases has the attribute; instances are not searched. Never
// fails.
static inline bool
cb_type_has(PyTypeObject *type, PyObject *name)
{
    return _PyType_Lookup(type, name) != NULL;
}

// Returns whether the object has __int__.
static inline bool
cb_has_int(PyObject *o)
{
    const PyNumberMethods *number = Py_TYPE(o)->tp_as_number;
    return number != NULL && number->nb_int != NULL;
}

// Returns the attribute `name` of the type or of one of its bases, unbound. Borrowed from the type;
// NULL without an exception if there is none.
static inline PyObject *
cb_type_lookup(PyTypeObject *type, PyObject *name)
{
    return _PyType_Lookup(type, name);
}

// Gets an attribute that may be missing. Returns 1 with a new reference in `*out`, 0 without an
// exception if it is missing, or -1 with an exception.
static inline int
cb_get_optional_attribute(PyObject *o, PyObject *name, PyObject **out)
{
#if PY_VERSION_HEX >= 0x030D0000
    return PyObject_GetOptionalAttr(o, name, out);
#else
    return _PyObject_LookupAttr(o, name, out);
#endif
}

// Gives `o` the heap type `to`, which has the same layout, if its type is `from`. Returns whether
// it was.
static inline bool
cb_change_type(PyObject *o, PyTypeObject *from, PyTypeObject *to)
{
    PyTypeObject *expected = from;
    Py_INCREF(to);
    bool changed = __atomic_compare_exchange_n(&o->ob_type, &expected, to, false, __ATOMIC_ACQ_REL,
                                               __ATOMIC_ACQUIRE);
    Py_DECREF(changed ? from : to);
    return changed;
}

// Returns whether the interpreter is shutting down. Taking the GIL would then end or hang the
// thread.
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
