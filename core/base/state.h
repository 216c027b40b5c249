// The state of cubind._core, and what all files of core/ share.
//
// State reaches code as the pointer `st` that every object of ours holds (the types hold the
// module, the module holds the state), or as PyModule_GetState() in module functions. Types,
// singletons and look-ups that are made once are fields of it; the lists in types.def and
// objects.def expand to the fields and to the module's traverse and clear, so that these cannot
// drift apart.
//
// The driver is reached through `core_driver` alone (driver.h), functions of cubind.driver. It is
// filled when the module is imported, which opens no library: core_start() does that, at the first
// call that needs the driver.
#ifndef CUBIND_CORE_STATE_H
#define CUBIND_CORE_STATE_H

#include "cubind/compat.h"

#include "base/driver.h"

enum { CORE_MAX_DEVICES = 64, CORE_KERNEL_BUCKETS = 64, CORE_LAUNCHED = 256 };

struct core_ref;
struct core_kernel_facts;
struct core_definition;
typedef struct core_state core_state;
typedef PyObject *
core_describe(core_state *st);            // a text, owned; NULL where there is nothing to say
typedef struct core_exports core_exports; // stream/pending.c
typedef struct core_home core_home;       // base/home.h

// What a launch looks at comes first: the driver has just swept the caches.
struct core_state {
    struct cb_gil *gil;       // of cubind._runtime: whether calls keep the GIL (gil.h)
    core_home *home;          // where CUDA calls back to, NULL until something is to call (home.h)
    int device_count;         // 0 until core_start() has asked
    bool debug;               // CUBIND_DEBUG: each launch is waited for (launch.c)
    bool warned_of_nvjitlink; // that the driver's linker is used instead
    uint8_t launched_at;      // where `launched` goes on; it wraps by itself
    PyObject *none_type;      // never set: the base of types without one
#define CORE_TYPE(field, base) PyTypeObject *field##_type;
#include "base/types.def"
#undef CORE_TYPE
#define CORE_OBJECT(field) PyObject *field;
#include "base/objects.def"
#undef CORE_OBJECT
    uint64_t number;                            // of the module, from 1; never given twice
    struct core_ref *primary[CORE_MAX_DEVICES]; // retained primary contexts (context.c)
    core_exports *exports; // host objects that copies still use, NULL until there are some
    struct core_definition *definitions; // graphs that are built of nodes (graph/definition.h)
    struct core_ref *default_streams[CORE_MAX_DEVICES][3]; // in primary contexts (stream_context.c)
    struct core_kernel_facts
        *kernels[CORE_KERNEL_BUCKETS]; // all that are known, by handle (kernel.c)
    CUkernel launched[CORE_LAUNCHED];  // the kernels launched last (kernel/launched.h)
    core_describe *launched_text;      // what a kernel's fault says of them (base/fault.h)
};

// --- the state -----------------------------------------------------------------------------------

// The state behind a type of ours or a subclass of it: for tp_new and class methods, where no
// object leads to it. NULL with TypeError.
core_state *core_state_of(PyTypeObject *type);

// The state where neither object nor type leads to it: in functions of C tables. NULL with an
// exception.
core_state *core_find_state(void);

// For module.c: a state that starts, of a module by that definition; one that ends.
void core_state_remember(core_state *st, PyModuleDef *definition);
void core_state_forget(const core_state *st);

#endif
