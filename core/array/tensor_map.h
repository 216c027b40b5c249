// Makes tensor maps, which describe boxes of a tensor in device memory. A kernel takes a tensor map
// as an argument and copies boxes with it (TMA).
#ifndef CUBIND_CORE_TENSOR_MAP_H
#define CUBIND_CORE_TENSOR_MAP_H

#include "array/view.h"

enum { TENSOR_MAP_RANK = 5, TENSOR_MAP_BYTES = 128, TENSOR_MAP_ALIGNMENT = 128 };

typedef enum tensor_map_kind {
    TENSOR_MAP_TILED,
    TENSOR_MAP_IM2COL,
    TENSOR_MAP_IM2COL_WIDE
} tensor_map_kind;

typedef struct TensorMapObject {
    PyObject_HEAD core_state *st;
    PyObject *view; // view of the memory that the map describes; kept alive
    PyObject *weakrefs;
    int device; // ordinal; -1: host memory while no context was current
    uint8_t kind, type, swizzle, interleave, rank;
    // Contains the descriptor, at the first address with the alignment that the driver requires.
    unsigned char room[TENSOR_MAP_BYTES + TENSOR_MAP_ALIGNMENT - 1];
} TensorMapObject;

static inline CUtensorMap *
core_tensor_map_bits(TensorMapObject *self)
{
    uintptr_t at = (uintptr_t)self->room + TENSOR_MAP_ALIGNMENT - 1;
    return (CUtensorMap *)(at & ~(uintptr_t)(TENSOR_MAP_ALIGNMENT - 1));
}

static inline bool
core_is_tensor_map(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->tensor_map_type);
}

// The values of a descriptor to encode. Dimensions are in the driver's order: the fastest-varying
// dimension first.
typedef struct tensor_map_request {
    tensor_map_kind kind;
    int rank;
    int type; // CUtensorMapDataType
    int itemsize;
    int interleave, swizzle, promotion, fill, mode;
    CUdeviceptr address;
    cuuint64_t dims[TENSOR_MAP_RANK];
    cuuint64_t strides[TENSOR_MAP_RANK]; // in bytes; used from the second dimension on
    cuuint32_t box[TENSOR_MAP_RANK];
    cuuint32_t steps[TENSOR_MAP_RANK];
    int lower[TENSOR_MAP_RANK - 2], upper[TENSOR_MAP_RANK - 2]; // im2col wide: only the width
    cuuint32_t channels, pixels;
} tensor_map_request;

// Checks everything in a request that can be checked without the driver, and encodes a descriptor
// of the view. Returns a new reference, or NULL with ValueError, TypeError or CUDAError.
PyObject *core_tensor_map_new(ViewObject *view, const tensor_map_request *request);

// Implements replace_address(): points the descriptor at other memory of the same layout.
PyObject *core_tensor_map_replace(PyObject *self, PyObject *tensor);

#endif
