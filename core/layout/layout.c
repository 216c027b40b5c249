// Answers queries about layouts.
#include "layout/layout.h"

// --- objects -------------------------------------------------------------------------------------

PyObject *
core_layout_new(core_state *st, const core_layout *layout)
{
    LayoutObject *self =
        (LayoutObject *)st->layout_type->tp_alloc(st->layout_type, 2 * (Py_ssize_t)layout->ndim);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->ndim = layout->ndim;
    self->has_strides = layout->has_strides;
    self->itemsize = layout->itemsize;
    self->offset = layout->offset;
    for (int i = 0; i < layout->ndim; i++) {
        self->extents[i] = layout->shape[i];
        self->extents[layout->ndim + i] = layout->strides[i];
    }
    return (PyObject *)self;
}

// --- checks --------------------------------------------------------------------------------------

int
core_layout_too_large(void)
{
    PyErr_SetString(PyExc_OverflowError, "value too large: the layout does not fit in 64 bits");
    return -1;
}

static int
wrong_value(const char *text)
{
    PyErr_SetString(PyExc_ValueError, text);
    return -1;
}

int
core_layout_check(const core_layout *layout)
{
    if (layout->itemsize <= 0)
        return wrong_value("itemsize must be positive");
    int64_t count = 1;
    bool empty = false, fits = true;
    for (int i = 0; i < layout->ndim; i++) {
        if (layout->shape[i] < 0)
            return wrong_value("Extents must be non-negative");
        empty |= layout->shape[i] == 0;
        fits &= !__builtin_mul_overflow(count, layout->shape[i], &count);
    }
    return empty || fits ? 0 : core_layout_too_large();
}

// --- elements ------------------------------------------------------------------------------------

int64_t
core_layout_volume(const core_layout *layout)
{
    int64_t count = 1;
    if (core_layout_is_empty(layout))
        return 0;
    for (int i = 0; i < layout->ndim; i++)
        count *= layout->shape[i];
    return count;
}

// --- order ---------------------------------------------------------------------------------------

static uint64_t
distance(int64_t stride)
{
    return stride < 0 ? -(uint64_t)stride : (uint64_t)stride;
}

static bool
is_farther(const core_layout *layout, int a, int b)
{
    uint64_t far = distance(layout->strides[a]), near = distance(layout->strides[b]);
    return far != near ? far > near : layout->shape[a] > layout->shape[b];
}

void
core_layout_order(const core_layout *layout, int *order)
{
    for (int i = 0; i < layout->ndim; i++) {
        int at = i;
        for (; layout->has_strides && at > 0 && is_farther(layout, i, order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

// --- contiguity ----------------------------------------------------------------------------------

// Returns whether the stride of each axis is the product of the extents of the axes inside it.
// Without `order` it starts with the last axis. No product can overflow, because it divides the
// number of elements.
static bool
is_gapless(const core_layout *layout, const int *order, bool forwards)
{
    int64_t stride = 1;
    if (core_layout_is_empty(layout))
        return true;
    for (int i = 0; i < layout->ndim; i++) {
        int at = forwards ? i : layout->ndim - 1 - i;
        int axis = order != NULL ? order[at] : at;
        if (layout->shape[axis] == 1)
            continue;
        if (layout->strides[axis] != stride)
            return false;
        stride *= layout->shape[axis];
    }
    return true;
}

bool
core_layout_is_contiguous_c(const core_layout *layout)
{
    return !layout->has_strides || is_gapless(layout, NULL, false);
}

bool
core_layout_is_contiguous_f(const core_layout *layout)
{
    return is_gapless(layout, NULL, true);
}

bool
core_layout_is_contiguous_any(const core_layout *layout)
{
    int order[CORE_MAX_DIMS];
    core_layout_order(layout, order);
    return is_gapless(layout, order, false);
}

// From the innermost axis outwards, each axis must step over all elements that the inner axes
// reach.
bool
core_layout_is_unique(const core_layout *layout)
{
    int order[CORE_MAX_DIMS];
    uint64_t reached = 0, more;
    if (!layout->has_strides || core_layout_is_empty(layout))
        return true;
    core_layout_order(layout, order);
    for (int i = layout->ndim - 1; i >= 0; i--) {
        uint64_t extent = (uint64_t)layout->shape[order[i]];
        uint64_t stride = distance(layout->strides[order[i]]);
        if (extent == 1)
            continue;
        if (reached >= stride)
            return false;
        if (__builtin_mul_overflow(stride, extent - 1, &more) ||
            __builtin_add_overflow(reached, more, &reached))
            reached = UINT64_MAX;
    }
    return true;
}

// --- memory --------------------------------------------------------------------------------------

int
core_layout_bounds(const core_layout *layout, int64_t *least, int64_t *greatest)
{
    bool empty = core_layout_is_empty(layout);
    *least = empty ? 0 : layout->offset;
    *greatest = empty ? -1 : layout->offset;
    for (int i = 0; i < layout->ndim && !empty; i++) {
        int64_t *end = layout->strides[i] < 0 ? least : greatest, step;
        if (__builtin_mul_overflow(layout->shape[i] - 1, layout->strides[i], &step) ||
            __builtin_add_overflow(*end, step, end))
            return core_layout_too_large();
    }
    return 0;
}

int
core_layout_required(const core_layout *layout, int64_t *bytes)
{
    int64_t least, greatest;
    if (core_layout_bounds(layout, &least, &greatest) < 0)
        return -1;
    if (least < 0) {
        PyErr_Format(PyExc_ValueError,
                     "Allocation size for a layout that maps elements to negative memory offsets "
                     "is ambiguous. The layout's min_offset is %lld.",
                     (long long)least);
        return -1;
    }
    if (__builtin_add_overflow(greatest, 1, bytes) ||
        __builtin_mul_overflow(*bytes, layout->itemsize, bytes))
        return core_layout_too_large();
    return 0;
}

uint64_t
core_layout_mergeable(const core_layout *layout)
{
    uint64_t mask = 0;
    for (int i = 1; i < layout->ndim; i++) {
        int64_t step;
        bool merges = !__builtin_mul_overflow(layout->strides[i], layout->shape[i], &step) &&
                      step == layout->strides[i - 1];
        if (merges || !layout->has_strides)
            mask |= UINT64_C(1) << i;
    }
    return mask;
}

// --- strides -------------------------------------------------------------------------------------

void
core_layout_densify(core_layout *layout, const int *order)
{
    int64_t stride = core_layout_is_empty(layout) ? 0 : 1;
    for (int i = layout->ndim - 1; i >= 0; i--) {
        int axis = order != NULL ? order[i] : i;
        layout->strides[axis] = stride;
        stride *= layout->shape[axis];
    }
}

void
core_layout_densify_c(core_layout *layout)
{
    core_layout_densify(layout, NULL);
}
