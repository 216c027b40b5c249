// The Kernel type, and the facts about a kernel: its plan (plan.h) and its attributes per device.
// Each fact is asked of the driver once.
#ifndef CUBIND_CORE_KERNEL_H
#define CUBIND_CORE_KERNEL_H

#include "kernel/object_code.h"

struct core_plan;

enum { CORE_COOPERATIVE_LIMITS = 4 };

// The maximum number of blocks in a cooperative launch, for one block size.
typedef struct core_cooperative_limit {
    uint64_t threads;
    unsigned int shared;
    uint64_t blocks; // 0: not asked yet
} core_cooperative_limit;

// The attributes of a kernel on one device, each asked once. Written only with the GIL held.
typedef struct core_kernel_device {
    struct core_kernel_device *next;
    int device;
    int ready_on;   // the device once the three attributes that launches read are known, else -1
    uint32_t known; // bit i: values[i] is known
    int values[CU_FUNC_ATTRIBUTE_MAX];
    core_cooperative_limit limits[CORE_COOPERATIVE_LIMITS];
    int next_limit;
} core_kernel_device;

// A record of no device, never ready and never written, so that launches need not check for NULL.
extern core_kernel_device core_kernel_nowhere;

// The facts about a kernel. They belong to the ObjectCode, so that each is asked for only once,
// however many Kernel objects come and go. A kernel of Kernel.from_handle() has facts of its own.
typedef struct core_kernel_facts {
    struct core_kernel_facts *next; // in the bucket of the ObjectCode
    int users;                      // number of Kernel objects, if no ObjectCode lists the facts
    CUkernel handle;
    _Atomic(struct core_plan *) plan; // made at the first launch, published once
    core_kernel_device *devices;      // the devices that were asked for
    PyObject *name;                   // str, NULL until it is known
    CUlibrary library;                // set if an ObjectCode lists the facts, else NULL
    // The links in a bucket of the state, which lists the facts of all kernels.
    struct core_kernel_facts *known, **known_at;
} core_kernel_facts;

typedef struct KernelObject {
    PyObject_HEAD core_state *st;
    core_ref *library; // keeps the code loaded; NULL for from_handle() without a module
    CUkernel handle;
    int process;
    _Atomic(const struct core_plan *) plan; // the plan of the facts, NULL until it is made
    core_kernel_device *on; // the record in `facts` that was used last, or core_kernel_nowhere
    core_kernel_facts *facts;
    PyObject *code; // the ObjectCode that the kernel is from, or NULL
    bool is_listed; // whether `code` lists the kernel and owns `facts`
    // Made at the first access, on a copy of the kernel; NULL before.
    PyObject *attributes, *occupancy;
    PyObject *weakrefs;
} KernelObject;

// Makes a Kernel of `code` (an ObjectCode) from a handle that the driver returned. The Kernel takes
// a reference to `library`. `symbol` is its name, or NULL if unknown. Returns a new reference.
PyObject *core_kernel_new(core_state *st, CUkernel handle, core_ref *library, PyObject *code,
                          const char *symbol);

// Makes a Kernel from a user's handle, with facts of its own. `library` and `code` may be NULL.
// Returns a new reference.
KernelObject *core_kernel_borrow(core_state *st, CUkernel handle, core_ref *library,
                                 PyObject *code);

// Returns the library of a kernel that an ObjectCode lists, else NULL. Does not ask the driver,
// which would dereference any address.
CUlibrary core_kernel_library(core_state *st, CUkernel handle);

// Returns the facts of the kernel with that handle, if its name is among them, else NULL. Asks no
// driver.
const core_kernel_facts *core_kernel_known(core_state *st, CUkernel handle);

// Makes another Kernel object of the same kernel. Objects that a Kernel caches refer to such a
// copy, so that they make no reference cycle with it. Returns a new reference.
KernelObject *core_kernel_copy(KernelObject *kernel);

// Asks the driver for the name if it is not known yet, because repr() asks no driver. Raises
// nothing: if the driver cannot report the name, it stays unknown.
void core_kernel_learn_name(KernelObject *kernel);

// Drops a Kernel's share of its facts. For the Kernel's deallocator.
void core_kernel_let_go(KernelObject *kernel);

// Frees the facts about all kernels of an ObjectCode. For its deallocator.
void core_kernel_forget_all(ObjectCodeObject *code);

// Returns the name that the driver reports (borrowed), or "0x…" if the driver cannot report names;
// NULL with an exception.
PyObject *core_kernel_name(KernelObject *kernel);

#endif
