// Makes one layout from another: with another order of axes, with another shape, or for a part.
#include "layout/layout_change.h"

// --- axes ----------------------------------------------------------------------------------------

bool
core_layout_axis(int64_t *axis, int ndim)
{
    if (*axis < 0)
        *axis += ndim;
    return *axis >= 0 && *axis < ndim;
}

// Starts a result that has no axes yet.
static void
begin(const core_layout *from, int ndim, core_layout *to)
{
    to->ndim = ndim;
    to->has_strides = true;
    to->itemsize = from->itemsize;
    to->offset = from->offset;
}

static void
put(core_layout *to, int64_t extent, int64_t stride)
{
    to->shape[to->ndim] = extent;
    to->strides[to->ndim++] = stride;
}

void
core_layout_permute(const core_layout *from, const int *order, core_layout *to)
{
    begin(from, 0, to);
    for (int i = 0; i < from->ndim; i++)
        put(to, from->shape[order[i]], from->strides[order[i]]);
}

// --- fewer or more axes --------------------------------------------------------------------------

int
core_layout_flatten(const core_layout *from, uint64_t mask, core_layout *to)
{
    mask &= core_layout_mergeable(from);
    begin(from, 0, to);
    for (int i = 0; i < from->ndim; i++) {
        if ((mask >> i & 1) == 0) {
            put(to, from->shape[i], from->strides[i]);
            continue;
        }
        int64_t *extent = &to->shape[to->ndim - 1];
        if (__builtin_mul_overflow(*extent, from->shape[i], extent))
            return core_layout_too_large();
        to->strides[to->ndim - 1] = from->strides[i];
    }
    if (from->ndim == 0)
        put(to, 1, 1);
    return 0;
}

void
core_layout_squeeze(const core_layout *from, core_layout *to)
{
    begin(from, 0, to);
    if (core_layout_is_empty(from)) {
        put(to, 0, 0);
        return;
    }
    for (int i = 0; i < from->ndim; i++)
        if (from->shape[i] != 1)
            put(to, from->shape[i], from->strides[i]);
}

static int
mark_new_axes(int64_t *axes, int count, int ndim, bool *is_new)
{
    for (int i = 0; i < count; i++) {
        int64_t given = axes[i];
        if (!core_layout_axis(&axes[i], ndim)) {
            PyErr_Format(PyExc_ValueError, "Invalid axis: %lld out of range for %dD tensor",
                         (long long)given, ndim);
            return -1;
        }
        if (is_new[axes[i]]) {
            PyErr_Format(PyExc_ValueError, "Axis %lld appears multiple times.", (long long)axes[i]);
            return -1;
        }
        is_new[axes[i]] = true;
    }
    return 0;
}

// Computes the stride of a new axis, which steps over the axis after it. A new last axis gets the
// stride of the old last axis.
static int
stride_before(const core_layout *from, int next, int64_t *stride)
{
    if (next < from->ndim)
        return __builtin_mul_overflow(from->strides[next], from->shape[next], stride)
                   ? core_layout_too_large()
                   : 0;
    *stride = from->ndim > 0 ? from->strides[from->ndim - 1] : 1;
    return 0;
}

int
core_layout_unsqueeze(const core_layout *from, int64_t *axes, int count, core_layout *to)
{
    bool is_new[CORE_MAX_DIMS] = {false};
    if (from->ndim + count > CORE_MAX_DIMS) {
        PyErr_Format(PyExc_ValueError,
                     "Unsupported number of dimensions: %d. Max supported ndim is %d",
                     from->ndim + count, CORE_MAX_DIMS);
        return -1;
    }
    if (mark_new_axes(axes, count, from->ndim + count, is_new) < 0)
        return -1;
    begin(from, 0, to);
    for (int i = 0, old = 0; i < from->ndim + count; i++) {
        int64_t stride;
        if (!is_new[i]) {
            put(to, from->shape[old], from->strides[old]);
            old++;
            continue;
        }
        if (stride_before(from, old, &stride) < 0)
            return -1;
        put(to, 1, stride);
    }
    return 0;
}

// --- broadcasting --------------------------------------------------------------------------------

int
core_layout_broadcast(const core_layout *from, core_layout *to)
{
    int added = to->ndim - from->ndim;
    begin(from, to->ndim, to);
    if (added < 0) {
        PyErr_Format(PyExc_ValueError,
                     "The broadcast shape ndim (%d) must be greater than or equal to the input "
                     "shape ndim (%d).",
                     to->ndim, from->ndim);
        return -1;
    }
    for (int i = 0; i < to->ndim; i++) {
        int64_t old = i < added ? 1 : from->shape[i - added];
        bool same = i >= added && old == to->shape[i];
        to->strides[i] = same ? from->strides[i - added] : 0;
        if (same || old == 1)
            continue;
        PyErr_Format(PyExc_ValueError,
                     "Shapes cannot be broadcast together: the original extent must be 1 or be "
                     "equal to broadcast extent, got %lld and %lld for axis %d.",
                     (long long)old, (long long)to->shape[i], i - added);
        return -1;
    }
    return core_layout_check(to);
}

// --- other shapes --------------------------------------------------------------------------------

static int
wrong_shape(const char *format, int64_t volume, int64_t other)
{
    PyErr_Format(PyExc_ValueError, format, (long long)volume, (long long)other);
    return -1;
}

// Replaces an extent of -1 by the extent that gives the shape `volume` elements.
static int
infer_extent(int64_t volume, core_layout *to)
{
    int unknown = -1;
    for (int i = 0; i < to->ndim; i++) {
        if (to->shape[i] != -1)
            continue;
        if (unknown >= 0)
            return wrong_shape("There can be at most one -1 extent in a shape", 0, 0);
        unknown = i;
    }
    if (unknown < 0)
        return core_layout_check(to);
    to->shape[unknown] = 1;
    if (core_layout_check(to) < 0)
        return -1;
    int64_t rest = core_layout_volume(to);
    if (rest == 0)
        return wrong_shape("The -1 extent is ambiguous when the specified sub-volume is 0", 0, 0);
    if (volume % rest != 0)
        return wrong_shape("The original volume %lld must be divisible by the specified sub-volume "
                           "%lld.",
                           volume, rest);
    to->shape[unknown] = volume / rest;
    return 0;
}

// Splits each axis of `merged`, whose axes cannot be merged any further, into new axes. Returns
// false if that is impossible.
static bool
split_axes(const core_layout *merged, core_layout *to)
{
    int axis = merged->ndim - 1;
    int64_t done = 1; // how much of the axis's extent
    for (int i = to->ndim - 1; i >= 0; i--) {
        int64_t extent = to->shape[i];
        while (extent != 1 && done == merged->shape[axis] && axis > 0) {
            axis--;
            done = 1;
        }
        int64_t next;
        if (__builtin_mul_overflow(merged->strides[axis], done, &to->strides[i]) ||
            __builtin_mul_overflow(done, extent, &next) || next > merged->shape[axis] ||
            merged->shape[axis] % next != 0)
            return false;
        done = next;
    }
    return true;
}

int
core_layout_reshape(const core_layout *from, core_layout *to)
{
    int64_t volume = core_layout_volume(from);
    CORE_LAYOUT(whole);
    CORE_LAYOUT(merged);
    begin(from, to->ndim, to);
    if (infer_extent(volume, to) < 0)
        return -1;
    if (core_layout_volume(to) != volume)
        return wrong_shape("The original volume %lld and the new volume %lld must be equal.",
                           volume, core_layout_volume(to));
    if (volume == 0) {
        core_layout_densify_c(to);
        return 0;
    }
    if (core_layout_flatten(from, UINT64_MAX, &merged) < 0)
        return -1;
    if (split_axes(&merged, to))
        return 0;
    // Axes of one element may be in the way; their strides mean nothing.
    core_layout_squeeze(from, &whole);
    if (core_layout_flatten(&whole, UINT64_MAX, &merged) < 0)
        return -1;
    if (split_axes(&merged, to))
        return 0;
    PyErr_SetString(PyExc_ValueError, "Layout strides are incompatible with the new shape");
    return -1;
}

// --- parts ---------------------------------------------------------------------------------------

static int
move_offset(core_layout *to, int64_t index, int64_t stride)
{
    int64_t step;
    if (__builtin_mul_overflow(index, stride, &step) ||
        __builtin_add_overflow(to->offset, step, &to->offset))
        return core_layout_too_large();
    return 0;
}

static int
cut_axis(const core_layout_cut *cut, int64_t stride, core_layout *to)
{
    if (cut->single)
        return move_offset(to, cut->start, stride);
    if (cut->count == 0) {
        put(to, 0, 0);
        return 0;
    }
    int64_t step;
    if (__builtin_mul_overflow(stride, cut->step, &step)) {
        if (cut->count > 1)
            return core_layout_too_large();
        step = stride; // no index takes the step
    }
    put(to, cut->count, step);
    return move_offset(to, cut->start, stride);
}

int
core_layout_slice(const core_layout *from, const core_layout_cut *cuts, int count, core_layout *to)
{
    begin(from, 0, to);
    for (int i = 0; i < count; i++)
        if (cut_axis(&cuts[i], from->strides[i], to) < 0)
            return -1;
    for (int i = count; i < from->ndim; i++)
        put(to, from->shape[i], from->strides[i]);
    if (core_layout_is_empty(to))
        for (int i = 0; i < to->ndim; i++)
            to->strides[i] = 0;
    return 0;
}
