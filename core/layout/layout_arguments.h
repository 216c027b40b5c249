// Converts Python's tuples to layouts, and layouts to tuples.
#ifndef CUBIND_CORE_LAYOUT_ARGUMENTS_H
#define CUBIND_CORE_LAYOUT_ARGUMENTS_H

#include "layout/layout.h"

// Reads at most CORE_MAX_DIMS ints from a sequence. Returns their number, or -1 with TypeError,
// ValueError or OverflowError.
int core_layout_ints(PyObject *sequence, const char *what, int64_t *out);

// Reads a shape into a layout under construction, without checking it. Returns 0, or -1.
int core_layout_shape(PyObject *shape, core_layout *out);

// Reads strides and divides them by `divisor`: the item size for strides in bytes, 1 for strides in
// elements. None or NULL means no strides, which is C order. Returns 0, or -1.
int core_layout_strides(PyObject *strides, int64_t divisor, core_layout *out);

// Reads an item size of at most INT32_MAX bytes, the limit in DLPack and in cuda.core. Returns 0,
// or -1.
int core_layout_itemsize(PyObject *itemsize, int64_t *out);

// The error messages for an argument that must be a permutation of all axes.
typedef struct core_order_words {
    const char *length;  // format of two ints: the number of given axes and of dimensions
    bool shape_first;    // the number of dimensions comes first
    const char *range;   // format of a long long and an int: the axis, dimensions
    const char *repeats; // format of an int: the axis
} core_order_words;

int core_layout_axes(PyObject *axes, int ndim, const core_order_words *words, int *order);

// Returns a tuple of ints. Owned.
PyObject *core_layout_tuple(const int64_t *values, int count);

#endif
