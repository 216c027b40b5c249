// Layouts out of Python's tuples, and tuples out of layouts.
#ifndef CUBIND_CORE_LAYOUT_ARGUMENTS_H
#define CUBIND_CORE_LAYOUT_ARGUMENTS_H

#include "layout/layout.h"

// At most CORE_MAX_DIMS ints out of a sequence; their number, or -1 with TypeError, ValueError or
// OverflowError.
int core_layout_ints(PyObject *sequence, const char *what, int64_t *out);

// A shape into a layout that is being made, unchecked. 0, or -1.
int core_layout_shape(PyObject *shape, core_layout *out);

// Strides; None or NULL means none, which is C order. `divisor` 1: they count elements. 0, or -1.
int core_layout_strides(PyObject *strides, int64_t divisor, core_layout *out);

// An item size of at most INT32_MAX bytes, as DLPack and the peer have it. 0, or -1.
int core_layout_itemsize(PyObject *itemsize, int64_t *out);

// A permutation of all axes, whose refusals have these texts.
typedef struct core_order_words {
    const char *length; // of two ints: how many axes were given, or dimensions there are; the other
    bool shape_first;   // which of them comes first
    const char *range;  // of a long long and an int: the axis, dimensions
    const char *repeats; // of an int: the axis
} core_order_words;

int core_layout_axes(PyObject *axes, int ndim, const core_order_words *words, int *order);

// A tuple of ints. Owned.
PyObject *core_layout_tuple(const int64_t *values, int count);

#endif
