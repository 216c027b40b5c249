// Layouts: the positions of an array's elements, counted in elements from its first one.
#ifndef CUBIND_CORE_LAYOUT_H
#define CUBIND_CORE_LAYOUT_H

#include "base/state.h"

enum { CORE_MAX_DIMS = 64 };

// A checked layout: no extent is negative, and the number of elements fits in an int64_t. Its
// arrays belong to an object, or to the buffer of a layout under construction (CORE_LAYOUT).
typedef struct core_layout {
    int ndim;
    bool has_strides; // false: C order; `strides` are set all the same
    int64_t itemsize; // in bytes, positive
    int64_t offset;   // the position of index 0
    int64_t *shape;
    int64_t *strides; // in elements, of any sign
} core_layout;

// A layout on the stack with room for the largest number of dimensions.
#define CORE_LAYOUT(name) \
    int64_t name##_room[2 * CORE_MAX_DIMS]; \
    core_layout name = {.shape = name##_room, .strides = name##_room + CORE_MAX_DIMS}

// The object StridedLayout: immutable.
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

// Returns an object with a copy of a layout. Owned.
PyObject *core_layout_new(core_state *st, const core_layout *layout);

// Returns an object's layout, which is read-only.
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

// Sorts the axes by stride, the largest first; equal ones by extent, then by position.
void core_layout_order(const core_layout *layout, int *order);

bool core_layout_is_contiguous_c(const core_layout *layout);
bool core_layout_is_contiguous_f(const core_layout *layout);
bool core_layout_is_contiguous_any(const core_layout *layout);
bool core_layout_is_unique(const core_layout *layout); // false may be wrong, true is not

// Finds the least and the greatest offset of an element; 0 and -1 if there is none.
int core_layout_bounds(const core_layout *layout, int64_t *least, int64_t *greatest);

// Finds how many bytes of memory the layout needs.
int core_layout_required(const core_layout *layout, int64_t *bytes);

// Bit i is set if one step of axis i - 1 equals all of axis i, so that the two can be merged.
uint64_t core_layout_mergeable(const core_layout *layout);

// --- strides -------------------------------------------------------------------------------------

// Sets strides without gaps, with the last axis of `order` innermost; all 0 for an empty layout.
void core_layout_densify(core_layout *layout, const int *order);
void core_layout_densify_c(core_layout *layout);

#endif
