// Implements the properties of StridedLayout.
#include "layout/layout_attributes.h"

#include "base/doc.h"
#include "base/object.h"
#include "layout/layout_arguments.h"

#include "cubind/compat.h"

// --- shape and strides ---------------------------------------------------------------------------

static PyObject *
Layout_ndim(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLong(((LayoutObject *)self)->ndim);
}

static PyObject *
kept_tuple(PyObject **slot, const int64_t *values, int count)
{
    PyObject *kept = CB_LOAD_POINTER(slot);
    if (CB_UNLIKELY(kept == NULL))
        kept = core_keep_first(slot, core_layout_tuple(values, count));
    return Py_XNewRef(kept);
}

static PyObject *
Layout_shape(PyObject *self, void *Py_UNUSED(closure))
{
    LayoutObject *layout = (LayoutObject *)self;
    return kept_tuple(&layout->shape, layout->extents, layout->ndim);
}

static PyObject *
Layout_strides(PyObject *self, void *Py_UNUSED(closure))
{
    LayoutObject *layout = (LayoutObject *)self;
    if (!layout->has_strides)
        Py_RETURN_NONE;
    return kept_tuple(&layout->strides, layout->extents + layout->ndim, layout->ndim);
}

static PyObject *
make_byte_strides(const core_layout *layout)
{
    int64_t strides[CORE_MAX_DIMS];
    for (int i = 0; i < layout->ndim; i++)
        if (__builtin_mul_overflow(layout->strides[i], layout->itemsize, &strides[i])) {
            core_layout_too_large();
            return NULL;
        }
    return core_layout_tuple(strides, layout->ndim);
}

static PyObject *
Layout_strides_in_bytes(PyObject *self, void *Py_UNUSED(closure))
{
    LayoutObject *object = (LayoutObject *)self;
    PyObject *kept = CB_LOAD_POINTER(&object->byte_strides);
    if (CB_LIKELY(kept != NULL))
        return Py_NewRef(kept);
    if (!object->has_strides)
        Py_RETURN_NONE;
    core_layout layout = core_layout_taken(self);
    return Py_XNewRef(core_keep_first(&object->byte_strides, make_byte_strides(&layout)));
}

static PyObject *
Layout_stride_order(PyObject *self, void *Py_UNUSED(closure))
{
    LayoutObject *object = (LayoutObject *)self;
    PyObject *kept = CB_LOAD_POINTER(&object->order);
    if (CB_LIKELY(kept != NULL))
        return Py_NewRef(kept);
    core_layout layout = core_layout_taken(self);
    int order[CORE_MAX_DIMS];
    int64_t axes[CORE_MAX_DIMS];
    core_layout_order(&layout, order);
    for (int i = 0; i < layout.ndim; i++)
        axes[i] = order[i];
    return Py_XNewRef(core_keep_first(&object->order, core_layout_tuple(axes, layout.ndim)));
}

// --- answers -------------------------------------------------------------------------------------

static PyObject *
Layout_volume(PyObject *self, void *Py_UNUSED(closure))
{
    core_layout layout = core_layout_taken(self);
    return PyLong_FromLongLong(core_layout_volume(&layout));
}

static bool
is_dense(const core_layout *layout)
{
    return layout->offset == 0 && core_layout_is_contiguous_any(layout);
}

// The closure of a property is an index into `questions`.
typedef bool question(const core_layout *layout);
static question *const questions[] = {core_layout_is_unique, core_layout_is_contiguous_c,
                                      core_layout_is_contiguous_f, core_layout_is_contiguous_any,
                                      is_dense};
enum { QUESTIONS = sizeof questions / sizeof *questions };

// Answers each question only once. Bit n of `answers` is set if question n was answered; bit n +
// QUESTIONS is the answer.
static PyObject *
Layout_answer(PyObject *self, void *closure)
{
    LayoutObject *object = (LayoutObject *)self;
    uintptr_t number = (uintptr_t)closure;
    uint32_t answers = atomic_load_explicit(&object->answers, memory_order_relaxed);
    if (CB_UNLIKELY((answers >> number & 1) == 0)) {
        core_layout layout = core_layout_taken(self);
        answers = UINT32_C(1) << number;
        if (questions[number](&layout))
            answers |= UINT32_C(1) << (number + QUESTIONS);
        atomic_fetch_or_explicit(&object->answers, answers, memory_order_relaxed);
    }
    return Py_NewRef(answers >> (number + QUESTIONS) & 1 ? Py_True : Py_False);
}

// Returns the least offset (`which` is 0), the greatest offset (1), or both (2).
static PyObject *
Layout_bounds(PyObject *self, void *which)
{
    core_layout layout = core_layout_taken(self);
    int64_t ends[2];
    if (core_layout_bounds(&layout, &ends[0], &ends[1]) < 0)
        return NULL;
    uintptr_t end = (uintptr_t)which;
    return end < 2 ? PyLong_FromLongLong(ends[end]) : core_layout_tuple(ends, 2);
}

static PyObject *
Layout_itemsize(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLongLong(((LayoutObject *)self)->itemsize);
}

static PyObject *
Layout_slice_offset(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLongLong(((LayoutObject *)self)->offset);
}

static PyObject *
Layout_slice_offset_in_bytes(PyObject *self, void *Py_UNUSED(closure))
{
    LayoutObject *layout = (LayoutObject *)self;
    int64_t bytes;
    if (!__builtin_mul_overflow(layout->offset, layout->itemsize, &bytes))
        return PyLong_FromLongLong(bytes);
    core_layout_too_large();
    return NULL;
}

// --- the table -----------------------------------------------------------------------------------

#define NUMBER(n) (void *)(uintptr_t)(n)

PyGetSetDef core_layout_getset[] = {
    {"ndim", Layout_ndim, NULL, CORE_DOC(StridedLayout, ndim), NULL},
    {"shape", Layout_shape, NULL, CORE_DOC(StridedLayout, shape), NULL},
    {"strides", Layout_strides, NULL, CORE_DOC(StridedLayout, strides), NULL},
    {"strides_in_bytes", Layout_strides_in_bytes, NULL, CORE_DOC(StridedLayout, strides_in_bytes),
     NULL},
    {"stride_order", Layout_stride_order, NULL, CORE_DOC(StridedLayout, stride_order), NULL},
    {"itemsize", Layout_itemsize, NULL, CORE_DOC(StridedLayout, itemsize), NULL},
    {"volume", Layout_volume, NULL, CORE_DOC(StridedLayout, volume), NULL},
    {"slice_offset", Layout_slice_offset, NULL, CORE_DOC(StridedLayout, slice_offset), NULL},
    {"slice_offset_in_bytes", Layout_slice_offset_in_bytes, NULL,
     CORE_DOC(StridedLayout, slice_offset_in_bytes), NULL},
    {"is_unique", Layout_answer, NULL, CORE_DOC(StridedLayout, is_unique), NUMBER(0)},
    {"is_contiguous_c", Layout_answer, NULL, CORE_DOC(StridedLayout, is_contiguous_c), NUMBER(1)},
    {"is_contiguous_f", Layout_answer, NULL, CORE_DOC(StridedLayout, is_contiguous_f), NUMBER(2)},
    {"is_contiguous_any", Layout_answer, NULL, CORE_DOC(StridedLayout, is_contiguous_any),
     NUMBER(3)},
    {"is_dense", Layout_answer, NULL, CORE_DOC(StridedLayout, is_dense), NUMBER(4)},
    {"min_offset", Layout_bounds, NULL, CORE_DOC(StridedLayout, min_offset), NUMBER(0)},
    {"max_offset", Layout_bounds, NULL, CORE_DOC(StridedLayout, max_offset), NUMBER(1)},
    {"offset_bounds", Layout_bounds, NULL, CORE_DOC(StridedLayout, offset_bounds), NUMBER(2)},
    {NULL, NULL, NULL, NULL, NULL},
};
