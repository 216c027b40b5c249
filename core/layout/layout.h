// Represents layouts: they map an index of an array to a position, counted in elements from the
// array's first element.
#ifndef CUBIND_CORE_LAYOUT_H
#define CUBIND_CORE_LAYOUT_H

#include "base/state.h"

enum { CORE_MAX_DIMS = 64 };

// A checked layout: no extent is negative, and the number of elements fits in an int64_t. `shape`
// and `strides` point into a StridedLayout object or into a stack buffer (CORE_LAYOUT).
typedef struct core_layout {
    int ndim;
    bool has_strides; // false: C order; `strides` are set even so
    int64_t itemsize; // in bytes, positive
    int64_t offset;   // the position of index 0
    int64_t *shape;
    int64_t *strides; // in elements, of any sign
} core_layout;

// Defines a layout on the stack with room for the largest number of dimensions.
#define CORE_LAYOUT(name) \
    int64_t name##_room[2 * CORE_MAX_DIMS]; \
    core_layout name = {.shape = name##_room, .strides = name##_room + CORE_MAX_DIMS}

// An object of StridedLayout. It is immutable.
typedef struct LayoutObject {
    PyObject_VAR_HEAD // ob_size: 2 * ndim
        core_state *st;
    int ndim;
    bool has_strides;
    int64_t itemsize, offset;
    _Atomic(uint32_t) answers; // cached answers to queries (layout_attributes.c)
    PyObject *weakrefs;
    PyObject *shape, *strides, *byte_strides, *order; // cached on first use, else NULL
    int64_t extents[];                                // shape, then strides
} LayoutObject;

// Returns a StridedLayout with a copy of a layout. Owned.
PyObject *core_layout_new(core_state *st, const core_layout *layout);

// Returns the layout of a StridedLayout. It must not be written to.
static inline core_layout
core_layout_taken(PyObject *o)
{
    LayoutObject *self = (LayoutObject *)o;
    return (core_layout){self->ndim,   self->has_strides, self->itemsize,
                         self->offset, self->extents,     self->extents + self->ndim};
}

static inline bool
core_is_layout(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->layout_type);
}

// --- checks; OverflowError or ValueError, -1 -----------------------------------------------------

int core_layout_too_large(void); // OverflowError, always -1

// Checks shape, item size and number of elements as described above, but not the strides.
int core_layout_check(const core_layout *layout);

static inline bool
core_layout_is_empty(const core_layout *layout)
{
    for (int i = 0; i < layout->ndim; i++)
        if (layout->shape[i] == 0)
            return true;
    return false;
}

// --- queries -------------------------------------------------------------------------------------

int64_t core_layout_volume(const core_layout *layout); // elements

// Sorts the axes by stride, the largest first; axes with the same stride by extent, then by
// position.
void core_layout_order(const core_layout *layout, int *order);

bool core_layout_is_contiguous_c(const core_layout *layout);
bool core_layout_is_contiguous_f(const core_layout *layout);
bool core_layout_is_contiguous_any(const core_layout *layout);
bool core_layout_is_unique(const core_layout *layout); // true is certain, false may be wrong

// Finds the least and the greatest offset of an element; 0 and -1 if there are no elements.
int core_layout_bounds(const core_layout *layout, int64_t *least, int64_t *greatest);

// Finds how many bytes of memory the layout needs.
int core_layout_required(const core_layout *layout, int64_t *bytes);

// Returns a mask. Bit i is set if one step along axis i - 1 equals the full extent of axis i, so
// that the two axes can be merged.
uint64_t core_layout_mergeable(const core_layout *layout);

// --- strides -------------------------------------------------------------------------------------

// Sets strides that leave no gaps, with the last axis of `order` innermost. For an empty layout all
// strides become 0.
void core_layout_densify(core_layout *layout, const int *order);
void core_layout_densify_c(core_layout *layout);

#endif
