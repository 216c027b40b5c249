// Declares the Kernel type, and the facts about a kernel: its plan (plan.h) and its attributes on
// each device. The driver is queried only once for each fact.
#ifndef CUBIND_CORE_KERNEL_H
#define CUBIND_CORE_KERNEL_H

#include "kernel/object_code.h"

struct core_fixed;
struct core_foreign;
struct core_plan;
struct core_pointees;

enum { CORE_COOPERATIVE_LIMITS = 4 };

// The maximum number of blocks in a cooperative launch, for one block size.
typedef struct core_cooperative_limit {
    uint64_t threads;
    unsigned int shared;
    uint64_t blocks; // 0: not queried yet
} core_cooperative_limit;

// The attributes of a kernel on one device, each queried once. Written only with the GIL held.
typedef struct core_kernel_device {
    struct core_kernel_device *next;
    int device;
    int ready_on;   // `device` once the three attributes that launches read are known, else -1
    uint32_t known; // bit i: values[i] is known
    int values[CU_FUNC_ATTRIBUTE_MAX];
    core_cooperative_limit limits[CORE_COOPERATIVE_LIMITS];
    int next_limit;
} core_kernel_device;

// A record that belongs to no device, is never ready and is never written. With it, launches need
// not check for NULL.
extern core_kernel_device core_kernel_nowhere;

// The facts about a kernel. They belong to the ObjectCode, so that each fact is queried only once,
// no matter how many Kernel objects are made for the kernel. A Kernel from Kernel.from_handle() has
// facts of its own.
typedef struct core_kernel_facts {
    struct core_kernel_facts *next; // in a bucket of the ObjectCode
    int users;                      // number of Kernel objects, if no ObjectCode lists the facts
    CUkernel handle;
    _Atomic(struct core_plan *) plan;         // made at the first launch, published once
    _Atomic(struct core_pointees *) pointees; // made for the first array (pointees.h)
    core_kernel_device *devices;              // one record for each device that was queried
    PyObject *name;                           // str, NULL until it is known
    int8_t waits;                             // -1: never waits (waits.h); 0: not looked up yet
    CUlibrary library;                        // NULL unless an ObjectCode lists the facts
    struct core_foreign *foreign;             // NULL unless another package compiled the kernel
    // Links in a bucket of the module's state, which lists the facts of all kernels.
    struct core_kernel_facts *known, **known_at;
} core_kernel_facts;

typedef struct KernelObject {
    PyObject_HEAD core_state *st;
    core_ref *library; // keeps the code loaded; NULL for from_handle() without a module
    CUkernel handle;
    int process;
    _Atomic(const struct core_plan *) plan; // copy of facts->plan; NULL until the plan is made
    core_kernel_device *on; // record in `facts` of the device used last, or core_kernel_nowhere
    const struct core_fixed *fixed; // the launches that it was compiled for (foreign.h), or NULL
    core_kernel_facts *facts;
    PyObject *code;    // the ObjectCode from which the kernel came, or NULL
    PyObject *owner;   // another package's object, which keeps the code loaded, or NULL
    bool is_listed;    // whether `code` lists the kernel and owns `facts`
    bool checks_types; // whether a launch compares the element types of arrays (check_mode.h)
    // Made at the first access, for a copy of this object; NULL before that.
    PyObject *attributes, *occupancy;
    PyObject *weakrefs;
} KernelObject;

// Takes all kernels off the list of the state, which ends. Kernels may outlive it: at the end of
// the interpreter, the garbage collector clears types before their objects.
void core_kernels_end(core_state *st);

// Makes a Kernel of `code` (an ObjectCode) from a handle that the driver returned. The Kernel takes
// a reference to `library`. `symbol` is the kernel's name, or NULL if that is unknown. Returns a
// new reference.
PyObject *core_kernel_new(core_state *st, CUkernel handle, core_ref *library, PyObject *code,
                          const char *symbol);

// Makes a Kernel, with facts of its own, from a handle that the program passed. `library` and
// `code` may be NULL. Returns a new reference.
KernelObject *core_kernel_borrow(core_state *st, CUkernel handle, core_ref *library,
                                 PyObject *code);

// Returns the library of a kernel that an ObjectCode lists, else NULL. Does not pass the handle to
// the driver, which would dereference any address.
CUlibrary core_kernel_library(core_state *st, CUkernel handle);

// Returns the facts of the kernel with that handle if they include its name, else NULL. Does not
// call the driver.
const core_kernel_facts *core_kernel_known(core_state *st, CUkernel handle);

// Makes another Kernel object for the same kernel. Objects that a Kernel caches refer to such a
// copy instead of the Kernel itself, which avoids a reference cycle. Returns a new reference.
KernelObject *core_kernel_copy(KernelObject *kernel);

// Queries the name if it is not known yet. repr() needs that, because it does not call the driver.
// Never raises: if the driver cannot report the name, it stays unknown.
void core_kernel_learn_name(KernelObject *kernel);

// Returns whether the handle is a CUfunction of a module, where a CUkernel is expected. Most of the
// driver's functions take both; others need to be told.
bool core_kernel_is_function(const KernelObject *kernel);

// Drops a Kernel's reference to its facts. For the Kernel's deallocator.
void core_kernel_let_go(KernelObject *kernel);

// Frees the facts about all kernels of an ObjectCode. For the ObjectCode's deallocator.
void core_kernel_forget_all(ObjectCodeObject *code);

// Returns the name that the driver reports (borrowed), or "0x…" if the driver cannot report names;
// NULL with an exception.
PyObject *core_kernel_name(KernelObject *kernel);

#endif
