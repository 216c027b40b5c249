// The state of cubind._core, and what all files of core/ share.
//
// State reaches code as the pointer `st` that every object of ours holds (the types hold the
// module, the module holds the state), or as PyModule_GetState() in module functions. Types,
// singletons and look-ups that are made once are fields of it; the lists in types.def and
// objects.def expand to the fields and to the module's traverse and clear, so that these cannot
// drift apart.
//
// The driver is reached through `core_driver` alone, the table that cubind.driver publishes. It is
// filled when the module is imported, which opens no library: core_start() does that, at the first
// call that needs the driver.
#ifndef CUBIND_CORE_STATE_H
#define CUBIND_CORE_STATE_H

#include "cubind/compat.h"

#include "driver/driver_api.h"

enum { CORE_MAX_DEVICES = 64 };

struct core_ref;
typedef struct core_exports core_exports; // pending.c
typedef struct core_home core_home;       // host_callback.c

// What a launch looks at comes first: the driver has just swept the caches.
typedef struct core_state {
    struct cb_gil *gil;              // of cubind._runtime: whether calls keep the GIL (gil.h)
    int device_count;                // 0 until core_start() has asked
    bool debug;                      // CUBIND_DEBUG: each launch is waited for (launch.c)
    bool warned_of_nvjitlink;        // that the driver's linker is used instead
    PyObject *none_type;             // never set: the base of types without one
#define CORE_TYPE(field, base) PyTypeObject *field##_type;
#include "base/types.def"
#undef CORE_TYPE
#define CORE_OBJECT(field) PyObject *field;
#include "base/objects.def"
#undef CORE_OBJECT
    uint64_t number;                            // of the module, from 1; never given twice
    struct core_ref *primary[CORE_MAX_DEVICES]; // retained primary contexts (context.c)
    core_exports *exports; // host objects that copies still use, NULL until there are some
    core_home *home; // where host callbacks run, NULL until there are some (host_callback.c)
    struct core_ref *default_streams[CORE_MAX_DEVICES][3]; // in primary contexts (stream_context.c)
} core_state;

extern const cubind_driver_api *core_driver;

// --- types ---------------------------------------------------------------------------------------

// The state behind a type of ours or a subclass of it: for tp_new and class methods, where no
// object leads to it. NULL with TypeError.
core_state *core_state_of(PyTypeObject *type);

// The state where neither object nor type leads to it: in functions of C tables. NULL with an
// exception.
core_state *core_find_state(void);

// The end of every dealloc: frees the memory and gives the reference to the type back.
void core_object_free(PyObject *self);

// tp_new of types that other objects make: RuntimeError "<Name> objects cannot be instantiated
// directly. <hint>".
PyObject *core_refuse_new(const char *name, const char *hint);

// RuntimeError "<Class> has been closed". Always -1.
int core_raise_closed(PyObject *self);

// An options argument: None gives NULL without an exception; an object of the class `name` of
// cubind.core._options is taken, a dict becomes one. `what` is "Stream options". Returns 0, or -1
// with TypeError. `*out` is owned.
int core_take_options(core_state *st, PyObject *o, const char *name, const char *what,
                      PyObject **out);

// The module of a library, its `function` called once: that finds and opens the library, or says
// what is missing. Owned.
PyObject *core_open_module(const char *module, const char *function);

// An attribute of a module that may have been imported; it is not imported here. 1: `*out` is
// owned; 0: one of the two is not there; -1 with an exception. What is in sys.modules need be no
// module, and its attributes may be made on demand: nobody else need hold them.
int core_loaded_attribute(const char *module, const char *name, PyObject **out);

// Puts what was made once into its slot, unless another thread was faster. Takes `made` over, NULL
// too. Borrowed; NULL, with its exception, where `made` is NULL.
PyObject *core_keep_first(PyObject **slot, PyObject *made);

// A low-level handle object of cubind.driver: core_handle(st, &st->cu_stream, "CUstream", s); the
// slot keeps the class. Owned.
PyObject *core_handle(core_state *st, PyObject **slot, const char *name, const void *handle);

// A value that pickles, prints and unpacks as the named tuple `name` of cubind.core._tuples; its
// fields by Py_BuildValue's format of a tuple. Owned.
PyObject *core_named_tuple(const char *name, const char *format, ...);

// That class, to make many; and a pair of it. Owned.
PyObject *core_named_tuple_class(const char *name);
PyObject *core_named_pair(PyObject *cls, uint64_t first, uint64_t second);

#endif
