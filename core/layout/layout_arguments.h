// Layouts from Python's tuples, and tuples from layouts.
#ifndef CUBIND_CORE_LAYOUT_ARGUMENTS_H
#define CUBIND_CORE_LAYOUT_ARGUMENTS_H

#include "layout/layout.h"

// Reads at most CORE_MAX_DIMS ints from a sequence. Returns their number, or -1 with TypeError,
// ValueError or OverflowError.
int core_layout_ints(PyObject *sequence, const char *what, int64_t *out);

// Reads a shape, unchecked, into a layout under construction. 0, or -1.
int core_layout_shape(PyObject *shape, core_layout *out);

// Reads strides; None or NULL means none, which is C order. With `divisor` 1 they count elements.
// 0, or -1.
int core_layout_strides(PyObject *strides, int64_t divisor, core_layout *out);

// Reads an item size of at most INT32_MAX bytes, the limit of DLPack and of the peer. 0, or -1.
int core_layout_itemsize(PyObject *itemsize, int64_t *out);

// The error texts of a permutation of all axes.
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
