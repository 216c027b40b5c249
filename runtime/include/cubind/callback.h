// Passes Python callables as C callbacks (rules B11 and B17.2 of docs/compatibility-bindings.md).
//
// A callback parameter takes None, an object of the callback class, an int-convertible address, or
// a callable; the callable is tried last. For a callable, the library gets a trampoline (generated
// C code) as the function and a cb_closure as the user data. The closure holds the callable and the
// user's own object, which becomes the callable's argument.
#ifndef CUBIND_CALLBACK_H
#define CUBIND_CALLBACK_H

#include "cubind/convert.h"

typedef enum cb_scope {
    CB_SCOPE_CALL,     // lives as long as the C call
    CB_SCOPE_ONCE,     // called once, then freed
    CB_SCOPE_NOTIFIED, // lives until the handle that registration returned is unregistered
    CB_SCOPE_FOREVER,  // no call ends its use: never freed
    CB_SCOPE_PROCESS,  // one per process, without user data, until it is replaced
} cb_scope;

typedef struct cb_closure {
    PyObject *callable;
    PyObject *user_data; // the object passed as userData; None if none
    cb_module *module;
    cb_scope scope;
    bool ran;        // scope once: the library has called it, perhaps during the C call
    bool settled;    // scope once: the C call has succeeded; freed when both flags are set
    int references;  // scope process: one for the slot or the installing call, one per running call
    PyObject *owner; // scope process: the module object, owned, so that it outlives the closure
} cb_closure;

typedef struct cb_callback {
    void *function;      // function pointer to pass to the C function
    cb_closure *closure; // NULL unless a callable was given
    cb_closure own;      // scope call: the closure itself, which so needs no allocation
} cb_callback;

// Converts `o` into a function pointer and, for a callable, a closure. `index` is CB_NO_CLASS for a
// function pointer without a class; then any object of rule B8.7 (an address) passes. `trampoline`
// is used if `o` is a callable. `user_data` may be NULL (None). Returns 0, or -1 with an exception.
int cb_as_callback(cb_module *m, int index, PyObject *o, void *trampoline, PyObject *user_data,
                   cb_scope scope, cb_callback *out);

// Must be called after a C call that succeeded. The library now refers to the closure, which lives
// as long as its scope says. For scope `notified`, `key` is the handle that it is registered under.
void cb_callback_keep(cb_module *m, cb_callback *c, const void *key);
// Must be called at the end of a wrapper. Frees a closure that the library did not get, or got only
// for the call.
void cb_callback_done(cb_callback *c);

// Must be called after the C call that destroyed the handle `key` or unregistered its callbacks.
// Frees the closures that are registered under `key`. If the key is a small number instead of an
// address (such as a thread's default stream), only closures that the current thread registered are
// freed.
//
// `before` is the value of cb_registration_count() from before that C call. As soon as the handle
// is gone, another thread may get a new handle at the same address. Closures of the new handle have
// higher numbers and stay.
uint64_t cb_registration_count(const cb_module *m);
void cb_closure_unregister(cb_module *m, const void *key, uint64_t before);

// --- callbacks of the whole process --------------------------------------------------------------
//
// Some callbacks, such as loggers, are a single function pointer without user data, which the
// library may call from any thread, even while it is being replaced. Generated code has one static
// slot for each parameter of this kind. The trampoline finds its callable in the slot:
//
//   cb_as_callback(…, NULL, CB_SCOPE_PROCESS, &c)
//   cb_callback_offer(&slot, &c)                   just before the C call
//   cb_callback_install(&slot, &c, succeeded)      after it, and on every path that skips it
//
// A lock protects the slots themselves. All of these functions still need the GIL, since closures
// hold objects.

typedef struct cb_slot {
    cb_closure *closure; // the installed one; NULL: None or an address is installed
    cb_closure *offered; // the closure that a running call is installing; NULL: none
} cb_slot;

// From now on, the library's calls find the new callable. `c` keeps its closure.
void cb_callback_offer(cb_slot *slot, const cb_callback *c);
// Completes what cb_callback_offer() began. After success the slot takes c's closure (NULL for None
// and addresses) and drops the former one. After failure c's closure is dropped, and the slot keeps
// the former one; calling the function once more then does nothing. A callback that is running in
// another thread finishes with the closure that it has, and frees the closure if that was the last
// reference.
void cb_callback_install(cb_slot *slot, cb_callback *c, bool succeeded);
// Returns the callback that the library reports as installed. If `function` is our trampoline and
// the slot has a callable, that is the callable. Otherwise it is an object of the class with the
// function's address, or an int if `index` is CB_NO_CLASS. New reference; NULL with an exception.
PyObject *cb_callback_result(cb_module *m, int index, void *function, void *trampoline,
                             const cb_slot *slot);
// For trampolines, after cb_trampoline_enter(). Returns the closure to call; cb_trampoline_leave()
// releases it. Returns NULL if there is none: then call only cb_trampoline_leave().
cb_closure *cb_slot_enter(cb_slot *slot);

// --- the running call ----------------------------------------------------------------------------

// Set and return the closure of the call that this thread is running. They serve callbacks of scope
// `call` that have no user data parameter. The closure is borrowed.
void cb_closure_set_current(cb_closure *c);
cb_closure *cb_closure_current(void);

// --- trampolines ---------------------------------------------------------------------------------

// For trampolines. Takes the GIL. Returns false when the interpreter is shutting down: the
// trampoline must then do nothing and return 0 to the library.
bool cb_trampoline_enter(PyGILState_STATE *gil);
// Calls the callable with `args`, which are stolen; if one is NULL, an exception is set. Exceptions
// go to sys.unraisablehook. Returns a new reference, or NULL.
PyObject *cb_trampoline_call(cb_closure *c, PyObject **args, int count);
// Says where to store one value that a callable returns. `place` receives an unsigned integer of
// `size` bytes, or an address if `size` is 0. A NULL `place` means that the library does not want
// the value.
typedef struct cb_given {
    void *place;
    int size;
} cb_given;
// Stores the values that the callable returned: a sequence of `count` values, or the value itself
// if `count` is 1. If that raises an exception, the exception goes to sys.unraisablehook and no
// value is stored. Steals `returned`, which may be NULL.
void cb_trampoline_give(cb_closure *c, PyObject *returned, const cb_given *places, int count);
// Ends a trampoline: frees a closure of scope `once`, releases a closure of cb_slot_enter(), and
// releases the GIL. `c` may be NULL.
void cb_trampoline_leave(cb_closure *c, PyGILState_STATE gil);

#endif
