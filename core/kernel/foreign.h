// Describes kernels that other packages compiled: how arguments become the parameters of such a
// kernel, and which launches it was compiled for.
//
// A signature is a text with one word for each item, separated by spaces:
//
//     i32  u8  f64 …     a number; b8 is a bool, f16 and bf16 are halves, c64 and c128 two floats
//     *f32  *void        an address, or an array of that type; *void takes all arrays
//     i32/16  *f32/16    the same, and the value must be a multiple of 16
//     =1  =None          no parameter: the argument must have this value, which was compiled in
//     null               a parameter without an argument: always a null pointer
//     [f32:2:C]          an array as numba passes it; the layout is C, F or A (any); a fourth field
//                        :r says that the kernel only reads it
//     (  )               a tuple of the arguments that the words in between describe
#ifndef CUBIND_CORE_FOREIGN_H
#define CUBIND_CORE_FOREIGN_H

#include "kernel/pointees.h"
#include "kernel/signature.h"

typedef enum core_item_way {
    CORE_ITEM_VALUE,
    CORE_ITEM_HALF,
    CORE_ITEM_BFLOAT,
    CORE_ITEM_COMPLEX, // two parameters
    CORE_ITEM_EQUAL,   // no parameter
    CORE_ITEM_NULL,    // no argument
    CORE_ITEM_ARRAY,   // CORE_ARRAY_PARAMS + 2 * ndim parameters
    CORE_ITEM_GROUP,   // no parameter; the next items describe the arguments in the tuple
} core_item_way;

// An array's parameters: two null pointers, number of elements, item size, address. The extents and
// the strides in bytes follow.
enum { CORE_ARRAY_PARAMS = 5, CORE_ARRAY_MOST_DIMS = 16 };

typedef struct core_item {
    uint8_t way;     // core_item_way
    uint8_t divisor; // of a value: a power of two, or 0
    uint8_t ndim;    // of an array
    char layout;     // of an array: 'C', 'F' or 'A'
    bool is_written; // of an array: the kernel may write to it
    bool is_none;    // CORE_ITEM_EQUAL: the argument must be None
    int count;       // of a group: number of arguments
    dl_type dl;      // of an array
    int64_t value;   // CORE_ITEM_EQUAL, unless is_none
    core_pointee_rule rule;
} core_item;

// The launches for which a kernel was compiled. Members that are 0 or false ask for nothing.
typedef struct core_fixed {
    unsigned int threads; // in a block, which is one-dimensional
    unsigned int shared;  // bytes of dynamic shared memory
    unsigned int cluster; // blocks in a cluster, which is one-dimensional
    bool is_cooperative;  // launches must be cooperative
    bool serialization;   // launches ask for programmatic stream serialization
} core_fixed;

typedef struct core_foreign {
    bool has_items; // false: the parameters are those that the driver reports
    int arguments;  // number of arguments of a launch
    int params;     // number of parameters
    int items;
    bool is_flat; // each argument is one parameter that is a value; null pointers may follow
    core_param_type *types; // one for each parameter
    core_item *item;
    PyObject *source; // bytes: the kernel's C++ source; NULL if it is not known
    core_fixed fixed;
} core_foreign;

// Makes the description of a kernel. `signature` may be NULL. Returns NULL with ValueError for a
// signature that cannot be read.
core_foreign *core_foreign_new(const char *signature, PyObject *source, const core_fixed *fixed);
void core_foreign_free(core_foreign *foreign);

// Returns the C++ source of a kernel, as bytes (borrowed), or NULL if it is not known.
PyObject *core_kernel_source(const KernelObject *kernel);

// Makes the kernel one that another package compiled, and takes over `foreign`, even on failure.
// `owner` is kept alive as long as the kernel.
void core_kernel_adopt(KernelObject *kernel, core_foreign *foreign, PyObject *owner);

#endif
