// Shapes and strides, and what memory they reach.
#ifndef CUBIND_CORE_VIEW_LAYOUT_H
#define CUBIND_CORE_VIEW_LAYOUT_H

#include "array/view.h"

// A shape out of a sequence (or an int) and strides out of a sequence or None; `divisor`: strides
// are in bytes and divided by it, 1: they are in elements. 0, or -1 with TypeError or ValueError.
int core_view_layout(view_source *source, PyObject *shape, PyObject *strides, int64_t divisor);

// The same from C arrays; strides may be NULL.
int core_view_layout_from(view_source *source, int ndim, const int64_t *shape,
                          const int64_t *strides);

int64_t core_view_count(const int64_t *shape, int ndim); // of elements

int core_view_too_large(void); // ValueError, always -1

// Bytes before and after the first element's address that the layout reaches.
int core_view_reach(const view_source *source, int64_t *before, int64_t *after);

#endif
