// Implements the StridedLayout type.
#include "base/doc.h"
#include "base/object.h"
#include "base/text.h"
#include "layout/layout_arguments.h"
#include "layout/layout_attributes.h"
#include "layout/layout_change.h"
#include "layout/layout_pack.h"

#include "cubind/signature.h"

static PyObject *
made(PyObject *self, const core_layout *layout)
{
    return core_layout_new(((LayoutObject *)self)->st, layout);
}

// --- construction --------------------------------------------------------------------------------

static PyObject *
Layout_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"shape",          "strides",      "itemsize",
                                         "divide_strides", "slice_offset", NULL};
    static const cb_signature call = {"StridedLayout", params, .positional = 5, .required = 7};
    core_state *st = core_state_of(type);
    CB_SLOTS(PyObject * shape, *strides, *itemsize, *divide_strides, *slice_offset) given;
    CORE_LAYOUT(layout);
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, given.slots) < 0 ||
        core_layout_itemsize(given.itemsize, &layout.itemsize) < 0)
        return NULL;
    int divide = given.divide_strides != NULL ? PyObject_IsTrue(given.divide_strides) : 0;
    layout.offset = given.slice_offset != NULL ? PyLong_AsLongLong(given.slice_offset) : 0;
    if (divide < 0 || (layout.offset == -1 && PyErr_Occurred()) ||
        core_layout_shape(given.shape, &layout) < 0 || core_layout_check(&layout) < 0 ||
        core_layout_strides(given.strides, divide ? layout.itemsize : 1, &layout) < 0)
        return NULL;
    return core_layout_new(st, &layout);
}

static const core_order_words stride_order_words = {
    "stride_order must have the same length as shape. Shape has %d dimensions, but stride_order "
    "has %d elements.",
    true, "Invalid stride order: axis %lld out of range for %dD tensor",
    "The stride order must be a permutation. Axis %d appears multiple times."};

static bool
is_text(PyObject *o, const char *text)
{
    return o != NULL && PyUnicode_Check(o) && PyUnicode_CompareWithASCIIString(o, text) == 0;
}

// Sets strides without gaps for the shape in `layout`; the order is "C", "F" or a permutation.
// Returns 0, or -1.
static int
densify(core_layout *layout, PyObject *stride_order, const char *choices)
{
    int order[CORE_MAX_DIMS];
    layout->has_strides = true;
    layout->offset = 0;
    if (is_text(stride_order, "F")) {
        for (int i = 0; i < layout->ndim; i++)
            order[i] = layout->ndim - 1 - i;
    } else if (stride_order == NULL || is_text(stride_order, "C")) {
        core_layout_densify_c(layout);
        return 0;
    } else if (!PyTuple_Check(stride_order) && !PyList_Check(stride_order)) {
        PyErr_Format(PyExc_ValueError,
                     "The stride_order must be %s, or a permutation tuple. Got: %S", choices,
                     stride_order);
        return -1;
    } else if (core_layout_axes(stride_order, layout->ndim, &stride_order_words, order) < 0) {
        return -1;
    }
    core_layout_densify(layout, order);
    return 0;
}

static PyObject *
Layout_dense(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"shape", "itemsize", "stride_order", NULL};
    static const cb_signature call = {"dense", params, .positional = 3, .required = 3};
    core_state *st = core_state_of((PyTypeObject *)cls);
    CB_SLOTS(PyObject * shape, *itemsize, *stride_order) given;
    CORE_LAYOUT(layout);
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_layout_itemsize(given.itemsize, &layout.itemsize) < 0 ||
        core_layout_shape(given.shape, &layout) < 0 || core_layout_check(&layout) < 0 ||
        densify(&layout, given.stride_order, "'C', 'F'") < 0)
        return NULL;
    return core_layout_new(st, &layout);
}

// Returns a layout of the same shape without gaps. The order "K" is that of the present strides; a
// layout that already has no gaps is returned itself.
static PyObject *
dense_like(PyObject *other, PyObject *stride_order)
{
    core_layout from = core_layout_taken(other);
    CORE_LAYOUT(to);
    int order[CORE_MAX_DIMS];
    bool keeps = stride_order == NULL || is_text(stride_order, "K");
    if (keeps && from.offset == 0 && core_layout_is_contiguous_any(&from))
        return Py_NewRef(other);
    to.ndim = from.ndim;
    to.itemsize = from.itemsize;
    memcpy(to.shape, from.shape, (size_t)from.ndim * sizeof *to.shape);
    if (keeps) {
        core_layout_order(&from, order);
        to.has_strides = true;
        core_layout_densify(&to, order);
    } else if (densify(&to, stride_order, "'K', 'C', 'F'") < 0) {
        return NULL;
    }
    return made(other, &to);
}

static PyObject *
Layout_dense_like(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"other", "stride_order", NULL};
    static const cb_signature call = {"dense_like", params, .positional = 2, .required = 1};
    core_state *st = core_state_of((PyTypeObject *)cls);
    CB_SLOTS(PyObject * other, *stride_order) given;
    if (st == NULL || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    if (core_is_layout(st, given.other))
        return dense_like(given.other, given.stride_order);
    PyErr_Format(PyExc_TypeError,
                 "dense_like() argument 'other' must be a StridedLayout, got %.200s",
                 Py_TYPE(given.other)->tp_name);
    return NULL;
}

static PyObject *
Layout_to_dense(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stride_order", NULL};
    static const cb_signature call = {"to_dense", params, .positional = 1};
    PyObject *stride_order;
    if (cb_bind_vector(&call, args, nargs, kwnames, &stride_order) < 0)
        return NULL;
    return dense_like(self, stride_order);
}

// --- other layouts -------------------------------------------------------------------------------

// Returns the value of the argument, for methods with one argument. Borrowed; NULL with TypeError.
static PyObject *
only_argument(const char *method, const char *name, PyObject *const *args, Py_ssize_t nargs,
              PyObject *kwnames)
{
    const char *const params[] = {name, NULL};
    const cb_signature call = {method, params, .positional = 1, .required = 1};
    PyObject *value;
    return cb_bind_vector(&call, args, nargs, kwnames, &value) == 0 ? value : NULL;
}

static PyObject *
Layout_reshaped(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *shape = only_argument("reshaped", "shape", args, nargs, kwnames);
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    if (shape == NULL || core_layout_shape(shape, &to) < 0 || core_layout_reshape(&from, &to) < 0)
        return NULL;
    return made(self, &to);
}

static PyObject *
Layout_broadcast_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *shape = only_argument("broadcast_to", "shape", args, nargs, kwnames);
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    to.itemsize = from.itemsize;
    if (shape == NULL || core_layout_shape(shape, &to) < 0 || core_layout_check(&to) < 0 ||
        core_layout_broadcast(&from, &to) < 0)
        return NULL;
    return made(self, &to);
}

static PyObject *
Layout_permuted(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const core_order_words words = {
        "Permutation must have the same length as the number of dimensions, got %d for %dD tensor.",
        false, "Invalid permutation: axis %lld out of range for %dD tensor",
        "Invalid permutation: axis %d appears multiple times."};
    PyObject *axes = only_argument("permuted", "axis_order", args, nargs, kwnames);
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    int order[CORE_MAX_DIMS];
    if (axes == NULL || core_layout_axes(axes, from.ndim, &words, order) < 0)
        return NULL;
    core_layout_permute(&from, order, &to);
    return made(self, &to);
}

static PyObject *
Layout_squeezed(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    core_layout_squeeze(&from, &to);
    return made(self, &to);
}

static PyObject *
Layout_unsqueezed(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *axis = only_argument("unsqueezed", "axis", args, nargs, kwnames);
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    int64_t axes[CORE_MAX_DIMS];
    if (axis == NULL)
        return NULL;
    PyObject *single = PyIndex_Check(axis) ? PyTuple_Pack(1, axis) : Py_NewRef(axis);
    int count = single != NULL ? core_layout_ints(single, "axes", axes) : -1;
    Py_XDECREF(single);
    if (count == 0)
        return Py_NewRef(self);
    if (count < 0 || core_layout_unsqueeze(&from, axes, count, &to) < 0)
        return NULL;
    return made(self, &to);
}

// Reads the first or last axis to merge.
static int
take_end(PyObject *o, const char *what, int ndim, int64_t *out)
{
    if (o != NULL) {
        *out = PyLong_AsLongLong(o);
        if (*out == -1 && PyErr_Occurred())
            return -1;
    }
    int64_t given = *out;
    if (core_layout_axis(out, ndim > 0 ? ndim : 1))
        return 0;
    PyErr_Format(PyExc_ValueError, "Invalid %s axis: %lld out of range for %dD tensor", what,
                 (long long)given, ndim);
    return -1;
}

static PyObject *
Layout_flattened(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"start_axis", "end_axis", "mask", NULL};
    static const cb_signature call = {"flattened", params, .positional = 3};
    CB_SLOTS(PyObject * start_axis, *end_axis, *mask) given;
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    int64_t start = 0, end = -1;
    uint64_t mask = 0;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    if (given.mask != NULL && given.mask != Py_None) {
        mask = PyLong_AsUnsignedLongLong(given.mask);
        if (mask == UINT64_MAX && PyErr_Occurred())
            return NULL;
    } else {
        if (take_end(given.start_axis, "start", from.ndim, &start) < 0 ||
            take_end(given.end_axis, "end", from.ndim, &end) < 0)
            return NULL;
        for (int64_t i = start + 1; i <= end; i++)
            mask |= UINT64_C(1) << i;
    }
    return core_layout_flatten(&from, mask, &to) == 0 ? made(self, &to) : NULL;
}

// --- parts ---------------------------------------------------------------------------------------

static int
take_index(PyObject *o, int axis, int64_t extent, core_layout_cut *cut)
{
    Py_ssize_t index = PyNumber_AsSsize_t(o, PyExc_OverflowError);
    if (index == -1 && PyErr_Occurred())
        return -1;
    *cut = (core_layout_cut){.single = true, .start = index < 0 ? index + extent : index};
    if (cut->start >= 0 && cut->start < extent)
        return 0;
    PyErr_Format(PyExc_ValueError, "Invalid index: %zd out of range for axis %d with extent %lld",
                 index, axis, (long long)extent);
    return -1;
}

static int
take_cut(PyObject *o, int axis, int64_t extent, core_layout_cut *cut)
{
    Py_ssize_t start, stop, step;
    if (PyIndex_Check(o))
        return take_index(o, axis, extent, cut);
    if (!PySlice_Check(o)) {
        PyErr_Format(PyExc_TypeError, "Invalid slice: %S. Expected slice instance or integer.", o);
        return -1;
    }
    if (PySlice_Unpack(o, &start, &stop, &step) < 0)
        return -1;
    *cut = (core_layout_cut){.count = PySlice_AdjustIndices(extent, &start, &stop, step),
                             .step = step};
    cut->start = start;
    return 0;
}

static PyObject *
Layout_subscript(PyObject *self, PyObject *slices)
{
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    core_layout_cut cuts[CORE_MAX_DIMS];
    bool several = PyTuple_Check(slices);
    Py_ssize_t count = several ? PyTuple_GET_SIZE(slices) : 1;
    if (count > from.ndim) {
        PyErr_Format(PyExc_ValueError,
                     "The number of slices (%zd) is greater than the number of dimensions (%d).",
                     count, from.ndim);
        return NULL;
    }
    for (int i = 0; i < count; i++)
        if (take_cut(several ? PyTuple_GET_ITEM(slices, i) : slices, i, from.shape[i], &cuts[i]) <
            0)
            return NULL;
    return core_layout_slice(&from, cuts, (int)count, &to) == 0 ? made(self, &to) : NULL;
}

static PyObject *
Layout_sliced(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *slices = only_argument("sliced", "slices", args, nargs, kwnames);
    return slices != NULL ? Layout_subscript(self, slices) : NULL;
}

// --- item sizes ----------------------------------------------------------------------------------

static int
take_axis(PyObject *data_ptr, PyObject *axis, uint64_t *address, int64_t *out)
{
    *address = data_ptr != NULL ? PyLong_AsUnsignedLongLong(data_ptr) : 0;
    *out = axis != NULL ? PyLong_AsLongLong(axis) : -1;
    return PyErr_Occurred() ? -1 : 0;
}

static PyObject *
Layout_repacked(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"itemsize", "data_ptr", "axis", "keep_dim", NULL};
    static const cb_signature call = {"repacked", params, .positional = 4, .required = 1};
    CB_SLOTS(PyObject * itemsize, *data_ptr, *axis, *keep_dim) given;
    core_layout from = core_layout_taken(self);
    CORE_LAYOUT(to);
    int64_t itemsize, axis;
    uint64_t address;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_layout_itemsize(given.itemsize, &itemsize) < 0 ||
        take_axis(given.data_ptr, given.axis, &address, &axis) < 0)
        return NULL;
    int keep_dim = given.keep_dim != NULL ? PyObject_IsTrue(given.keep_dim) : 1;
    if (keep_dim < 0)
        return NULL;
    if (itemsize == from.itemsize)
        return Py_NewRef(self);
    if (core_layout_repack(&from, itemsize, address, axis, keep_dim, &to) < 0)
        return NULL;
    return made(self, &to);
}

static PyObject *
Layout_max_compatible_itemsize(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames)
{
    static const char *const params[] = {"max_itemsize", "data_ptr", "axis", NULL};
    static const cb_signature call = {"max_compatible_itemsize", params, .positional = 3};
    CB_SLOTS(PyObject * max_itemsize, *data_ptr, *axis) given;
    core_layout layout = core_layout_taken(self);
    int64_t most = 16, axis, found;
    uint64_t address;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        (given.max_itemsize != NULL && core_layout_itemsize(given.max_itemsize, &most) < 0) ||
        take_axis(given.data_ptr, given.axis, &address, &axis) < 0 ||
        core_layout_max_itemsize(&layout, most, address, axis, &found) < 0)
        return NULL;
    return PyLong_FromLongLong(found);
}

// --- sizes ---------------------------------------------------------------------------------------

static PyObject *
Layout_required_size_in_bytes(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    core_layout layout = core_layout_taken(self);
    int64_t bytes;
    return core_layout_required(&layout, &bytes) == 0 ? PyLong_FromLongLong(bytes) : NULL;
}

static PyObject *
Layout_flattened_axis_mask(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    core_layout layout = core_layout_taken(self);
    return PyLong_FromUnsignedLongLong(core_layout_mergeable(&layout));
}

// --- comparing and printing ----------------------------------------------------------------------

static PyObject *
Layout_compare(PyObject *self, PyObject *other, int op)
{
    const LayoutObject *a = (LayoutObject *)self, *b = (LayoutObject *)other;
    if (!core_is_layout(a->st, other) || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    bool equal = a->ndim == b->ndim && a->itemsize == b->itemsize && a->offset == b->offset &&
                 a->has_strides == b->has_strides &&
                 memcmp(a->extents, b->extents, 2 * (size_t)a->ndim * sizeof a->extents[0]) == 0;
    return PyBool_FromLong(equal == (op == Py_EQ));
}

static Py_hash_t
Layout_hash(PyObject *self)
{
    const LayoutObject *layout = (LayoutObject *)self;
    uint64_t hash = (uint64_t)layout->itemsize * 31 + (uint64_t)layout->offset;
    for (int i = 0; i < 2 * layout->ndim; i++)
        hash = hash * UINT64_C(1000003) ^ (uint64_t)layout->extents[i];
    return hash != (uint64_t)-1 ? (Py_hash_t)hash : -2;
}

// Makes tuples of the shape and of the strides (or None), for texts and pickles. Both are owned.
// Returns 0, or -1.
static int
both_tuples(LayoutObject *layout, PyObject **shape, PyObject **strides)
{
    *shape = core_layout_tuple(layout->extents, layout->ndim);
    *strides = layout->has_strides ? core_layout_tuple(layout->extents + layout->ndim, layout->ndim)
                                   : Py_NewRef(Py_None);
    if (*shape != NULL && *strides != NULL)
        return 0;
    Py_CLEAR(*shape);
    Py_CLEAR(*strides);
    return -1;
}

static PyObject *
Layout_repr(PyObject *self)
{
    LayoutObject *layout = (LayoutObject *)self;
    PyObject *shape, *strides;
    char tail[64], *at = stpcpy(tail, "");
    if (both_tuples(layout, &shape, &strides) < 0)
        return NULL;
    if (layout->offset != 0)
        at = core_put_int(stpcpy(at, ", slice_offset="), layout->offset);
    stpcpy(at, ")");
    PyObject *text = PyUnicode_FromFormat("StridedLayout(shape=%R, strides=%R, itemsize=%lld%s",
                                          shape, strides, (long long)layout->itemsize, tail);
    Py_DECREF(shape);
    Py_DECREF(strides);
    return text;
}

static PyObject *
Layout_reduce(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    LayoutObject *layout = (LayoutObject *)self;
    PyObject *shape, *strides;
    if (both_tuples(layout, &shape, &strides) < 0)
        return NULL;
    return Py_BuildValue("O(NNLOL)", Py_TYPE(self), shape, strides, (long long)layout->itemsize,
                         Py_False, (long long)layout->offset);
}

// --- the type ------------------------------------------------------------------------------------

static int
Layout_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    LayoutObject *layout = (LayoutObject *)self;
    Py_VISIT(layout->shape);
    Py_VISIT(layout->strides);
    Py_VISIT(layout->byte_strides);
    Py_VISIT(layout->order);
    return 0;
}

// The cached tuples hold only ints, so there is no cycle to break.
static void
Layout_dealloc(PyObject *self)
{
    LayoutObject *layout = (LayoutObject *)self;
    PyObject_GC_UnTrack(self);
    if (layout->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    Py_CLEAR(layout->shape);
    Py_CLEAR(layout->strides);
    Py_CLEAR(layout->byte_strides);
    Py_CLEAR(layout->order);
    core_object_free(self);
}

static PyMethodDef Layout_methods[] = {
    {"dense", CORE_KEYWORDS(Layout_dense) | METH_CLASS, CORE_DOC(StridedLayout, dense)},
    {"dense_like", CORE_KEYWORDS(Layout_dense_like) | METH_CLASS,
     CORE_DOC(StridedLayout, dense_like)},
    {"to_dense", CORE_KEYWORDS(Layout_to_dense), CORE_DOC(StridedLayout, to_dense)},
    {"reshaped", CORE_KEYWORDS(Layout_reshaped), CORE_DOC(StridedLayout, reshaped)},
    {"permuted", CORE_KEYWORDS(Layout_permuted), CORE_DOC(StridedLayout, permuted)},
    {"flattened", CORE_KEYWORDS(Layout_flattened), CORE_DOC(StridedLayout, flattened)},
    {"flattened_axis_mask", Layout_flattened_axis_mask, METH_NOARGS,
     CORE_DOC(StridedLayout, flattened_axis_mask)},
    {"squeezed", Layout_squeezed, METH_NOARGS, CORE_DOC(StridedLayout, squeezed)},
    {"unsqueezed", CORE_KEYWORDS(Layout_unsqueezed), CORE_DOC(StridedLayout, unsqueezed)},
    {"broadcast_to", CORE_KEYWORDS(Layout_broadcast_to), CORE_DOC(StridedLayout, broadcast_to)},
    {"repacked", CORE_KEYWORDS(Layout_repacked), CORE_DOC(StridedLayout, repacked)},
    {"max_compatible_itemsize", CORE_KEYWORDS(Layout_max_compatible_itemsize),
     CORE_DOC(StridedLayout, max_compatible_itemsize)},
    {"sliced", CORE_KEYWORDS(Layout_sliced), CORE_DOC(StridedLayout, sliced)},
    {"required_size_in_bytes", Layout_required_size_in_bytes, METH_NOARGS,
     CORE_DOC(StridedLayout, required_size_in_bytes)},
    {"__reduce__", Layout_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static CORE_WEAKREFS(Layout_members, LayoutObject);

static PyType_Slot Layout_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(StridedLayout)},
    {Py_tp_new, Layout_new},
    {Py_tp_dealloc, Layout_dealloc},
    {Py_tp_traverse, Layout_traverse},
    {Py_tp_repr, Layout_repr},
    {Py_tp_members, Layout_members},
    {Py_tp_hash, Layout_hash},
    {Py_tp_richcompare, Layout_compare},
    {Py_tp_methods, Layout_methods},
    {Py_tp_getset, core_layout_getset},
    {Py_mp_subscript, Layout_subscript},
    {0, NULL},
};

PyType_Spec core_layout_spec = {
    .name = "cubind.core.utils.StridedLayout",
    .basicsize = sizeof(LayoutObject),
    .itemsize = sizeof(int64_t),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Layout_slots,
};
