// Encodes tensor map descriptors. It first checks everything that the driver would refuse, because
// the driver's error does not say what is wrong.
#include "array/tensor_map.h"

#include "array/tensor_map_values.h"
#include "array/view_from.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/start.h"
#include "device/context.h"

#include "cubind/interop.h"

// --- checks --------------------------------------------------------------------------------------
//
// Messages number dimensions as the tensor does, the slowest-varying dimension first.

// Checks that a value of one dimension is in [1, most]. Returns 0, or -1 with ValueError.
static int
check_range(const char *what, int rank, int fast, uint64_t value, uint64_t most, const char *text)
{
    if (value >= 1 && value <= most)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s[%d] must be in [1, %s], got %llu", what, rank - 1 - fast,
                 text, (unsigned long long)value);
    return -1;
}

static int
check_modes(const tensor_map_request *r)
{
    if (r->interleave != CU_TENSOR_MAP_INTERLEAVE_NONE && r->rank < 3) {
        PyErr_Format(PyExc_ValueError, "interleave %s needs at least 3 dimensions, got %d",
                     core_tensor_map_interleave.names[r->interleave], r->rank);
        return -1;
    }
    if (r->interleave == CU_TENSOR_MAP_INTERLEAVE_32B && r->swizzle != CU_TENSOR_MAP_SWIZZLE_32B) {
        PyErr_Format(PyExc_ValueError,
                     "interleave INTERLEAVE_32B needs swizzle SWIZZLE_32B, got %s",
                     core_tensor_map_swizzle.names[r->swizzle]);
        return -1;
    }
    if (r->fill != CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE && !core_tensor_map_is_floating(r->type)) {
        PyErr_Format(PyExc_ValueError, "oob_fill %s needs a floating data type, got %s",
                     core_tensor_map_fill.names[r->fill], core_tensor_map_type.names[r->type]);
        return -1;
    }
    return 0;
}

static unsigned int
alignment_of(int interleave)
{
    return interleave == CU_TENSOR_MAP_INTERLEAVE_32B ? 32 : 16;
}

static int
check_address(CUdeviceptr address, unsigned int alignment)
{
    if (address != 0 && address % alignment == 0)
        return 0;
    PyErr_Format(PyExc_ValueError, "Global memory address must be %u-byte aligned, got address %p",
                 alignment, (void *)address); // NOLINT
    return -1;
}

static int
check_extents(const tensor_map_request *r)
{
    unsigned int alignment = alignment_of(r->interleave);
    for (int i = 0; i < r->rank; i++) {
        if (check_range("shape", r->rank, i, r->dims[i], UINT64_C(1) << 32, "2**32") < 0 ||
            check_range("element_strides", r->rank, i, r->steps[i], 8, "8") < 0)
            return -1;
        cuuint64_t stride = i > 0 ? r->strides[i] : 0;
        if (stride % alignment == 0 && stride < UINT64_C(1) << 40)
            continue;
        PyErr_Format(PyExc_ValueError,
                     "strides[%d] must be a multiple of %u bytes and less than 2**40, got %lld "
                     "bytes",
                     r->rank - 1 - i, alignment, (long long)stride);
        return -1;
    }
    return 0;
}

// Checks the size in bytes of a line of the box in shared memory: a multiple of 16 if `whole`, and
// at most the span of the swizzle.
static int
check_line(const tensor_map_request *r, const char *what, cuuint32_t items, bool whole)
{
    static const unsigned int spans[] = {UINT_MAX, 32, 64, 128, 128, 128, 128};
    unsigned int bytes = items * (unsigned int)r->itemsize;
    if (r->interleave != CU_TENSOR_MAP_INTERLEAVE_NONE)
        return 0;
    if (whole && bytes % 16 != 0) {
        PyErr_Format(PyExc_ValueError, "%s must be a multiple of 16 bytes, got %u elements of %d",
                     what, items, r->itemsize);
        return -1;
    }
    if (bytes <= spans[r->swizzle])
        return 0;
    PyErr_Format(PyExc_ValueError, "%s must be at most the %u bytes of %s, got %u", what,
                 spans[r->swizzle], core_tensor_map_swizzle.names[r->swizzle], bytes);
    return -1;
}

static int
check_box(const tensor_map_request *r)
{
    char what[] = "box_dim[0]";
    for (int i = 0; i < r->rank; i++)
        if (check_range("box_dim", r->rank, i, r->box[i], 256, "256") < 0)
            return -1;
    what[sizeof "box_dim[" - 1] = (char)('0' + r->rank - 1);
    return check_line(r, what, r->box[0], true);
}

static int
check_corners(const tensor_map_request *r, const char *what, const int *corners)
{
    static const int limits[] = {[3] = 32768, [4] = 128, [5] = 16};
    bool wide = r->kind == TENSOR_MAP_IM2COL_WIDE;
    int count = wide ? 1 : r->rank - 2, limit = limits[wide ? 3 : r->rank];
    for (int i = 0; i < count; i++) {
        if (corners[i] >= -limit && corners[i] < limit)
            continue;
        PyErr_Format(PyExc_ValueError, "%s[%d] must be in [%d, %d], got %d", what, count - 1 - i,
                     -limit, limit - 1, corners[i]);
        return -1;
    }
    return 0;
}

static int
check_column(const tensor_map_request *r)
{
    if (check_corners(r, "pixel_box_lower_corner", r->lower) < 0 ||
        check_corners(r, "pixel_box_upper_corner", r->upper) < 0)
        return -1;
    if (r->channels < 1 || r->channels > 256)
        PyErr_Format(PyExc_ValueError, "channels_per_pixel must be in [1, 256], got %u",
                     r->channels);
    else if (r->pixels < 1 || r->pixels > 1024)
        PyErr_Format(PyExc_ValueError, "pixels_per_column must be in [1, 1024], got %u", r->pixels);
    else
        return check_line(r, "channels_per_pixel", r->channels, false);
    return -1;
}

static int
check_request(const tensor_map_request *r)
{
    if (check_modes(r) < 0 || check_address(r->address, alignment_of(r->interleave)) < 0 ||
        check_extents(r) < 0)
        return -1;
    return r->kind == TENSOR_MAP_TILED ? check_box(r) : check_column(r);
}

// --- encoding ------------------------------------------------------------------------------------

static CUresult
encode(const tensor_map_request *r, CUtensorMap *out, const char **function)
{
    void *address = (void *)r->address; // NOLINT: the driver's prototype
    const cuuint64_t *strides = r->strides + 1;
    CUtensorMapDataType type = (CUtensorMapDataType)r->type;
    CUtensorMapInterleave interleave = (CUtensorMapInterleave)r->interleave;
    CUtensorMapSwizzle swizzle = (CUtensorMapSwizzle)r->swizzle;
    CUtensorMapL2promotion promotion = (CUtensorMapL2promotion)r->promotion;
    CUtensorMapFloatOOBfill fill = (CUtensorMapFloatOOBfill)r->fill;
    cuuint32_t rank = (cuuint32_t)r->rank;
    if (r->kind == TENSOR_MAP_TILED) {
        *function = "cuTensorMapEncodeTiled";
        return core_driver->cuTensorMapEncodeTiled(out, type, rank, address, r->dims, strides,
                                                   r->box, r->steps, interleave, swizzle, promotion,
                                                   fill);
    }
    if (r->kind == TENSOR_MAP_IM2COL) {
        *function = "cuTensorMapEncodeIm2col";
        return core_driver->cuTensorMapEncodeIm2col(out, type, rank, address, r->dims, strides,
                                                    r->lower, r->upper, r->channels, r->pixels,
                                                    r->steps, interleave, swizzle, promotion, fill);
    }
    *function = "cuTensorMapEncodeIm2colWide";
    return core_driver->cuTensorMapEncodeIm2colWide(
        out, type, rank, address, r->dims, strides, r->lower[0], r->upper[0], r->channels,
        r->pixels, r->steps, interleave, (CUtensorMapIm2ColWideMode)r->mode, swizzle, promotion,
        fill);
}

// Encodes a descriptor. The driver needs a current context, but any context will do. If the thread
// has none, the device's primary context is current during the call.
static int
encode_anywhere(core_state *st, const tensor_map_request *r, int device, CUtensorMap *out)
{
    const char *function;
    CUresult status = encode(r, out, &function);
    if (status != CUDA_ERROR_INVALID_CONTEXT)
        return core_check(st, status, function);
    core_ref *context = core_primary_context(st, device >= 0 ? device : 0);
    core_scope scope;
    if (context == NULL || core_scope_enter(st, context->handle, &scope) < 0)
        return -1;
    int result = core_check(st, encode(r, out, &function), function);
    return core_scope_leave(st, &scope) < 0 ? -1 : result;
}

// Finds the device of the memory. Managed and host memory, which all devices can access, counts as
// memory of the current device, or of device -1 if no context is current.
static int
device_of(ViewObject *view, int *device)
{
    CUcontext context = NULL;
    CUdevice current = -1;
    *device = view->device;
    if (view->kind == DL_CUDA)
        return 0;
    if (core_current_context(view->st, &context) < 0)
        return -1;
    if (context != NULL &&
        core_check(view->st, core_driver->cuCtxGetDevice(&current), "cuCtxGetDevice") < 0)
        return -1;
    *device = context != NULL ? current : -1;
    return 0;
}

static int
check_memory(ViewObject *view)
{
    if (view->device_accessible)
        return core_view_check(view);
    PyErr_SetString(PyExc_ValueError, "The tensor must be device-accessible");
    return -1;
}

PyObject *
core_tensor_map_new(ViewObject *view, const tensor_map_request *request)
{
    core_state *st = view->st;
    if (check_memory(view) < 0 || check_request(request) < 0 || core_start(st) < 0)
        return NULL;
    PyTypeObject *type = st->tensor_map_type;
    TensorMapObject *self = (TensorMapObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->view = Py_NewRef(view);
    self->kind = (uint8_t)request->kind;
    self->type = (uint8_t)request->type;
    self->swizzle = (uint8_t)request->swizzle;
    self->interleave = (uint8_t)request->interleave;
    self->rank = (uint8_t)request->rank;
    if (device_of(view, &self->device) < 0 ||
        encode_anywhere(st, request, self->device, core_tensor_map_bits(self)) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

// --- another address -----------------------------------------------------------------------------

static int
check_device(const TensorMapObject *self, const ViewObject *view)
{
    if (view->kind != DL_CUDA || self->device < 0 || view->device == self->device)
        return 0;
    PyErr_Format(PyExc_ValueError, "replace_address expects tensor on device %d, got %d",
                 self->device, view->device);
    return -1;
}

static int
replace(TensorMapObject *self, ViewObject *view)
{
    CUtensorMap changed __attribute__((aligned(TENSOR_MAP_ALIGNMENT)));
    if (check_memory(view) < 0 || check_address(view->ptr, alignment_of(self->interleave)) < 0 ||
        check_device(self, view) < 0)
        return -1;
    memcpy(&changed, core_tensor_map_bits(self), sizeof changed);
    if (core_check(self->st,
                   core_driver->cuTensorMapReplaceAddress(&changed, (void *)view->ptr), // NOLINT
                   "cuTensorMapReplaceAddress") < 0)
        return -1;
    memcpy(core_tensor_map_bits(self), &changed, sizeof changed);
    PyObject *old = self->view;
    self->view = Py_NewRef(view);
    Py_DECREF(old);
    return 0;
}

PyObject *
core_tensor_map_replace(PyObject *o, PyObject *tensor)
{
    TensorMapObject *self = (TensorMapObject *)o;
    core_state *st = self->st;
    PyObject *view = core_is_view(st, tensor)
                         ? Py_NewRef(tensor)
                         : core_view_from_any(st, st->view_type, tensor, st->interop->minus_one);
    int result = view != NULL ? replace(self, (ViewObject *)view) : -1;
    Py_XDECREF(view);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}
