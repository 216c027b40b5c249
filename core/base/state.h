// Declares the state of the extension module cubind._core, and includes what all files of core/
// share.
//
// Code gets the state as the pointer `st`, which every object of ours holds, or, in module
// functions, from PyModule_GetState(). (A type holds the module, and the module holds the state.)
// Types, singletons and cached look-ups are members of the state. The lists in types.def and
// objects.def expand to these members and to the module's traverse and clear functions, so that
// they cannot drift apart.
//
// All code calls the driver through `core_driver` (driver.h), a table of functions from
// cubind.driver. The table is filled when the module is imported, but that opens no library:
// core_start() does so at the first call that needs the driver.
#ifndef CUBIND_CORE_STATE_H
#define CUBIND_CORE_STATE_H

#include "cubind/compat.h"
#include "cubind/dlpack.h"

#include "base/driver.h"

enum { CORE_MAX_DEVICES = 64, CORE_KERNEL_BUCKETS = 64, CORE_LAUNCHED = 256 };

struct core_ref;
struct core_kernel_facts;
struct core_definition;
typedef struct core_node_kind core_node_kind; // graph/kind.h
typedef struct core_state core_state;
typedef PyObject *
core_describe(core_state *st);            // returns a text, owned; NULL if there is nothing to say
typedef struct core_exports core_exports; // stream/pending.c
typedef struct core_home core_home;       // base/home.h

// The last short typestr at a place of the cache (array/element_type.c).
typedef struct core_typestr {
    uint32_t text; // its three characters; 0: no text
    dl_type dl;
} core_typestr;

enum { CORE_TYPESTRS = 16 };

// The fields that a launch reads come first and close together, because the driver's work between
// two launches evicts them from the CPU's caches.
struct core_state {
    struct cb_gil *gil;         // whether calls keep the GIL; cubind._runtime owns it (gil.h)
    core_home *home;            // for CUDA's callbacks; NULL until first use (home.h)
    int device_count;           // 0 until core_start() has counted
    bool debug;                 // CUBIND_DEBUG: wait for each launch (launch.c)
    bool checks_sizes_alone;    // CUBIND_CHECK=sizes: launches ignore element types (check_mode.c)
    bool shows_graphs;          // Graphs keep their definitions (graph/shown.h)
    bool warned_of_nvjitlink;   // has warned that the driver's linker is used instead
    uint8_t launched_at;        // next index in `launched`; wraps by overflow
    struct cb_interop *interop; // other packages' objects; cubind._runtime owns it (interop.h)
    PyObject *none_type;        // always NULL: the base of types without one
#define CORE_TYPE(field, base) PyTypeObject *field##_type;
#include "base/types.def"
#undef CORE_TYPE
#define CORE_OBJECT(field) PyObject *field;
#include "base/objects.def"
#undef CORE_OBJECT
    uint64_t number;                            // number of this module, from 1; unique
    struct core_ref *primary[CORE_MAX_DEVICES]; // retained primary contexts (context.c)
    core_exports *exports; // host objects that copies still use; NULL if there are none
    const core_node_kind *const *node_kinds; // kinds of graph nodes (graph/kind.h)
    struct core_definition *definitions;     // graphs built node by node (graph/definition.h)
    struct core_ref *default_streams[CORE_MAX_DEVICES][3]; // in primary contexts (stream_context.c)
    struct core_kernel_facts
        *kernels[CORE_KERNEL_BUCKETS]; // all known kernels, by handle (kernel.c)
    core_typestr typestrs[CORE_TYPESTRS];
    CUkernel launched[CORE_LAUNCHED]; // the kernels launched last (kernel/launched.h)
    core_describe *launched_text;     // describes them for a kernel's fault (base/fault.h)
};

// --- the state -----------------------------------------------------------------------------------

// Returns the state of the module that defines a type or its base: for tp_new and class methods,
// which have a type but no object. Returns NULL with TypeError.
core_state *core_state_of(PyTypeObject *type);

// Returns the state for callers that have neither an object nor a type: the functions of C tables.
// NULL with an exception.
core_state *core_find_state(void);

// Remember the state of a new module with that definition, and forget the state of a module that
// ends. For module.c.
void core_state_remember(core_state *st, PyModuleDef *definition);
void core_state_forget(const core_state *st);

#endif
