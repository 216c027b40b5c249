// The Kernel type, and what is known of a kernel: its plan (plan.h) and, per device, its
// attributes.
#ifndef CUBIND_CORE_KERNEL_H
#define CUBIND_CORE_KERNEL_H

#include "kernel/object_code.h"

struct core_plan;

enum { CORE_COOPERATIVE_LIMITS = 4 };

// The most blocks of one cooperative launch, by the size of a block.
typedef struct core_cooperative_limit {
    uint64_t threads;
    unsigned int shared;
    uint64_t blocks; // 0: not asked yet
} core_cooperative_limit;

// Attributes of a kernel on one device, each asked once. Written with the GIL held.
typedef struct core_kernel_device {
    struct core_kernel_device *next;
    int device;
    int ready_on;   // the device once the three that launches look at are known, -1 before
    uint32_t known; // bit i: values[i] has been asked
    int values[CU_FUNC_ATTRIBUTE_MAX];
    core_cooperative_limit limits[CORE_COOPERATIVE_LIMITS];
    int next_limit;
} core_kernel_device;

// On no device, never ready and never written: launches need not look for NULL.
extern core_kernel_device core_kernel_nowhere;

// What has been learnt of a kernel. It belongs to the ObjectCode, so that it is asked for once
// however many Kernel objects come and go; one of Kernel.from_handle() has its own.
typedef struct core_kernel_facts {
    struct core_kernel_facts *next; // in the bucket
    int users;                      // Kernel objects, where no code lists it
    CUkernel handle;
    _Atomic(struct core_plan *) plan; // made at the first launch, published once
    core_kernel_device *devices;      // those that were asked for
    PyObject *name;                   // str, NULL until it is known
    CUlibrary library;                // of those that code lists, else NULL
    // The list of all of them in one of the state's buckets.
    struct core_kernel_facts *known, **known_at;
} core_kernel_facts;

typedef struct KernelObject {
    PyObject_HEAD core_state *st;
    core_ref *library; // kept loaded; NULL for from_handle() without a module
    CUkernel handle;
    int process;
    _Atomic(const struct core_plan *) plan; // that of the facts, NULL until it is made
    core_kernel_device *on;                 // of the facts, the last used; or core_kernel_nowhere
    core_kernel_facts *facts;
    PyObject *code; // the ObjectCode it is from, or NULL
    bool is_listed; // by its code, whose facts it has
    PyObject *attributes,
        *occupancy; // made at the first look, on a copy of the kernel; NULL before
    PyObject *weakrefs;
} KernelObject;

// A Kernel of `code` (an ObjectCode) by the driver's word, keeping `library`. `symbol` is its name
// where that is known, else NULL. Owned.
PyObject *core_kernel_new(core_state *st, CUkernel handle, core_ref *library, PyObject *code,
                          const char *symbol);

// A Kernel on somebody's handle, with facts of its own; `library` and `code` may be NULL. Owned.
KernelObject *core_kernel_borrow(core_state *st, CUkernel handle, core_ref *library,
                                 PyObject *code);

// The library of a kernel that an ObjectCode lists; NULL where none does. The driver is not asked:
// it would look behind any address.
CUlibrary core_kernel_library(core_state *st, CUkernel handle);

// Returns the facts of the kernel with that handle, if its name is among them, else NULL. Asks no
// driver.
const core_kernel_facts *core_kernel_known(core_state *st, CUkernel handle);

// The same kernel in another object, for what the first one keeps: what is kept keeps no cycle.
// Owned.
KernelObject *core_kernel_copy(KernelObject *kernel);

// Asks the driver for the name unless it is known, since repr() asks no driver. Raises nothing: a
// name that the driver cannot tell stays unknown.
void core_kernel_learn_name(KernelObject *kernel);

// Lets go of the facts of a Kernel that ends.
void core_kernel_let_go(KernelObject *kernel);

// Frees what an ObjectCode has of its kernels. For its end.
void core_kernel_forget_all(ObjectCodeObject *code);

// The name as the driver knows it, "0x…" where the driver cannot tell. Borrowed; NULL with an
// exception.
PyObject *core_kernel_name(KernelObject *kernel);

#endif
