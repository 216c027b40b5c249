// The state of cubind._core, and what all files of core/ share.
//
// State reaches code as the pointer `st` that every object of ours holds (the types hold the
// module, the module holds the state), or as PyModule_GetState() in module functions. Types,
// singletons and cached look-ups are fields of it. The lists in types.def and objects.def expand to
// the fields and to the module's traverse and clear, so that these cannot drift apart.
//
// All code reaches the driver through `core_driver` (driver.h), functions of cubind.driver. The
// table is filled when the module is imported, which opens no library: core_start() does that, at
// the first call that needs the driver.
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
core_describe(core_state *st);            // returns a text, owned; NULL if there is nothing to say
typedef struct core_exports core_exports; // stream/pending.c
typedef struct core_home core_home;       // base/home.h

// The fields that a launch reads come first, close together: the driver has just swept the caches.
struct core_state {
    struct cb_gil *gil;       // cubind._runtime's: says whether calls keep the GIL (gil.h)
    core_home *home;          // where CUDA calls back to; NULL until something needs it (home.h)
    int device_count;         // 0 until core_start() has counted
    bool debug;               // CUBIND_DEBUG: wait for each launch (launch.c)
    bool warned_of_nvjitlink; // has warned that the driver's linker is used instead
    uint8_t launched_at;      // next index in `launched`; wraps by overflow
    PyObject *none_type;      // never set: the base of types that have none
#define CORE_TYPE(field, base) PyTypeObject *field##_type;
#include "base/types.def"
#undef CORE_TYPE
#define CORE_OBJECT(field) PyObject *field;
#include "base/objects.def"
#undef CORE_OBJECT
    uint64_t number;                            // the module's, from 1; never given twice
    struct core_ref *primary[CORE_MAX_DEVICES]; // retained primary contexts (context.c)
    core_exports *exports; // host objects that copies still use; NULL if there are none
    struct core_definition *definitions; // graphs that are built of nodes (graph/definition.h)
    struct core_ref *default_streams[CORE_MAX_DEVICES][3]; // in primary contexts (stream_context.c)
    struct core_kernel_facts
        *kernels[CORE_KERNEL_BUCKETS]; // all known kernels, by handle (kernel.c)
    CUkernel launched[CORE_LAUNCHED];  // the kernels launched last (kernel/launched.h)
    core_describe *launched_text;      // describes them for a kernel's fault (base/fault.h)
};

// --- the state -----------------------------------------------------------------------------------

// Returns the state behind a type of ours or a subclass of it: for tp_new and class methods, which
// have no object that leads to it. NULL with TypeError.
core_state *core_state_of(PyTypeObject *type);

// Returns the state if neither an object nor a type leads to it: for functions of C tables. NULL
// with an exception.
core_state *core_find_state(void);

// For module.c: remember the state of a new module with that definition; forget one that ends.
void core_state_remember(core_state *st, PyModuleDef *definition);
void core_state_forget(const core_state *st);

#endif
