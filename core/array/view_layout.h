// Reads shapes and strides, and computes the range of memory that they reach.
#ifndef CUBIND_CORE_VIEW_LAYOUT_H
#define CUBIND_CORE_VIEW_LAYOUT_H

#include "array/view.h"

// Reads a shape from a sequence or an int, and strides from a sequence or None. Strides are divided
// by `divisor`: the item size if they are in bytes, 1 if they are in elements. Returns 0, or -1
// with TypeError or ValueError.
int core_view_layout(view_source *source, PyObject *shape, PyObject *strides, int64_t divisor);

// Does the same from C arrays; strides may be NULL.
int core_view_layout_from(view_source *source, int ndim, const int64_t *shape,
                          const int64_t *strides);

// Returns the number of elements.
int64_t core_view_count(const int64_t *shape, int ndim);

// Raises ValueError. Always returns -1.
int core_view_too_large(void);

// Computes how many bytes the layout reaches before and after the first element's address. Returns
// 0, or -1 with ValueError.
int core_view_reach(const view_source *source, int64_t *before, int64_t *after);

#endif
