// Reads the element types of the arrays that are passed to launches.
#ifndef CUBIND_CORE_ELEMENT_TYPE_H
#define CUBIND_CORE_ELEMENT_TYPE_H

#include "base/state.h"

#include "cubind/interop.h"

// The element types that a kernel's pointers distinguish. Types that fit the same pointers are one.
typedef enum core_element {
    CORE_ELEMENT_UNKNOWN,
    CORE_ELEMENT_BYTE, // integers of one byte, and bool
    CORE_ELEMENT_FP8,
    CORE_ELEMENT_INT16,
    CORE_ELEMENT_INT32,
    CORE_ELEMENT_INT64,
    CORE_ELEMENT_HALF, // float16 and bfloat16
    CORE_ELEMENT_FLOAT,
    CORE_ELEMENT_DOUBLE,
    CORE_ELEMENT_COMPLEX32, // two halves
    CORE_ELEMENT_COMPLEX64,
    CORE_ELEMENT_COMPLEX128,
    CORE_ELEMENTS
} core_element;

// The bit that core_element_of() adds for an array that nobody may write to.
enum { CORE_ELEMENT_READONLY = 16 };

// Converts the type that core_array_pointer() has stored, and drops its reference. Returns a
// core_element, perhaps plus CORE_ELEMENT_READONLY. The type is unknown if the array does not say
// it, or if converting it raises an Exception. Returns -1 with an exception that is no Exception,
// such as KeyboardInterrupt.
int core_element_of(core_state *st, cb_array_type *type);

// Returns the same for a StridedMemoryView, which costs less.
int core_element_of_view(PyObject *view);

// Returns the name of an array's element type, such as "float64" (new reference), for messages.
PyObject *core_element_text(core_state *st, PyObject *o);

#endif
