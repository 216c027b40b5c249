// Declares the DLPack ABI, version 1.3, without a copy of its header. The assertions at the end
// check sizes and offsets. The specification is at https://dmlc.github.io/dlpack.
//
// A capsule named "dltensor" holds a dl_managed; one named "dltensor_versioned" holds a
// dl_managed_versioned. A consumer renames the capsule to "used_dltensor…" and calls the deleter
// once. If nobody consumes a capsule, its destructor calls the deleter. Any thread may call a
// deleter, with the GIL or without.
#ifndef CUBIND_DLPACK_H
#define CUBIND_DLPACK_H

#include <stddef.h>
#include <stdint.h>

#define DL_CAPSULE "dltensor"
#define DL_CAPSULE_USED "used_dltensor"
#define DL_CAPSULE_VERSIONED "dltensor_versioned"
#define DL_CAPSULE_VERSIONED_USED "used_dltensor_versioned"

// The attribute of a type that holds the C exchange table, the name that the attribute had before
// it was specified, and the name of the capsule in it.
#define DL_EXCHANGE_ATTRIBUTE "__dlpack_c_exchange_api__"
#define DL_EXCHANGE_ATTRIBUTE_EARLY "__c_dlpack_exchange_api__"
#define DL_EXCHANGE_CAPSULE "dlpack_exchange_api"

enum { DL_MAJOR = 1, DL_MINOR = 3 };

// Tensors with more dimensions are refused.
enum { DL_MAX_DIMS = 64 };

typedef enum dl_device_type {
    DL_CPU = 1,
    DL_CUDA = 2,
    DL_CUDA_HOST = 3,
    DL_CUDA_MANAGED = 13,
} dl_device_type;

typedef enum dl_type_code {
    DL_INT,
    DL_UINT,
    DL_FLOAT,
    DL_OPAQUE,
    DL_BFLOAT,
    DL_COMPLEX,
    DL_BOOL,
    DL_FLOAT8_E3M4,
    DL_FLOAT8_E4M3,
    DL_FLOAT8_E4M3B11FNUZ,
    DL_FLOAT8_E4M3FN,
    DL_FLOAT8_E4M3FNUZ,
    DL_FLOAT8_E5M2,
    DL_FLOAT8_E5M2FNUZ,
    DL_FLOAT8_E8M0FNU,
    DL_FLOAT6_E2M3FN,
    DL_FLOAT6_E3M2FN,
    DL_FLOAT4_E2M1FN,
} dl_type_code;

// Flags of a versioned tensor.
#define DL_READ_ONLY UINT64_C(1)
#define DL_IS_COPIED UINT64_C(2)
#define DL_SUBBYTE_PADDED UINT64_C(4)

typedef struct dl_version {
    uint32_t major, minor;
} dl_version;

typedef struct dl_device {
    int32_t type; // dl_device_type
    int32_t id;
} dl_device;

typedef struct dl_type {
    uint8_t code; // dl_type_code
    uint8_t bits;
    uint16_t lanes;
} dl_type;

typedef struct dl_tensor {
    void *data;
    dl_device device;
    int32_t ndim;
    dl_type dtype;
    int64_t *shape;
    int64_t *strides;     // in elements; NULL: C order
    uint64_t byte_offset; // from `data` to the first element
} dl_tensor;

typedef struct dl_managed {
    dl_tensor tensor;
    void *context;
    void (*deleter)(struct dl_managed *self); // may be NULL
} dl_managed;

typedef struct dl_managed_versioned {
    dl_version version;
    void *context;
    void (*deleter)(struct dl_managed_versioned *self); // may be NULL
    uint64_t flags;
    dl_tensor tensor;
} dl_managed_versioned;

// The C exchange table, to which the attribute of a type points. Its functions need the GIL and
// return 0, or -1 with a Python exception. They do no stream ordering.
typedef struct dl_exchange_header {
    dl_version version;
    struct dl_exchange_header *previous; // the table of an older major version, or NULL
} dl_exchange_header;

typedef struct dl_exchange_api {
    dl_exchange_header header;
    int (*allocate)(dl_tensor *prototype, dl_managed_versioned **out, void *error_context,
                    void (*set_error)(void *error_context, const char *kind, const char *message));
    int (*managed_from_object)(void *object, dl_managed_versioned **out);
    int (*managed_to_object)(dl_managed_versioned *tensor, void **out_object);
    // The function may be NULL. Shape and strides are borrowed from the object.
    int (*tensor_from_object)(void *object, dl_tensor *out);
    int (*current_work_stream)(int device_type, int32_t device_id, void **out_stream);
} dl_exchange_api;

_Static_assert(sizeof(dl_tensor) == 48 && offsetof(dl_tensor, shape) == 24, "DLPack ABI");
_Static_assert(sizeof(dl_managed) == 64, "DLPack ABI");
_Static_assert(sizeof(dl_managed_versioned) == 80, "DLPack ABI");
_Static_assert(offsetof(dl_managed_versioned, tensor) == 32, "DLPack ABI");
_Static_assert(sizeof(dl_exchange_api) == 56, "DLPack ABI");

#endif
