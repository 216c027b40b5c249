// Python callables as C callbacks (B11, B17.2).
//
// A callback parameter takes None, an object of the callback class, an int-convertible address, or,
// tried last, a callable. For a callable the generated trampoline is passed as the function and a
// cb_closure as the user data; the closure holds the callable and the user's own object, which is
// what the callable gets as its argument.
#ifndef CUBIND_CALLBACK_H
#define CUBIND_CALLBACK_H

#include "cubind/convert.h"

typedef enum cb_scope {
    CB_SCOPE_CALL,     // lives for the duration of the C call
    CB_SCOPE_ONCE,     // called once, then freed
    CB_SCOPE_NOTIFIED, // until the handle that registration returned is unregistered
    CB_SCOPE_FOREVER,  // nothing says when it ends: never freed
    CB_SCOPE_PROCESS,  // one for the whole process, without user data, until it is replaced
} cb_scope;

typedef struct cb_closure {
    PyObject *callable;
    PyObject *user_data; // the object passed as userData, None if none
    cb_module *module;
    cb_scope scope;
    bool ran;       // scope once: the library has called it, perhaps while the C call was running
    bool settled;   // scope once: the C call is over and succeeded; who comes last of the two frees
    int references; // scope process: the slot's or the installing call's, and one per run
    PyObject *owner; // scope process: the module's object, which outlives what is installed
} cb_closure;

typedef struct cb_callback {
    void *function;      // what the C function gets
    cb_closure *closure; // NULL unless a callable was given
    cb_closure own;      // scope call: that closure, which needs no memory of its own
} cb_callback;

// `index` is -1 for a function pointer without a class. `trampoline` is used when `o` is a callable. user_data may be NULL (None).
int cb_as_callback(cb_module *m, int index, PyObject *o, void *trampoline, PyObject *user_data,
                   cb_scope scope, cb_callback *out);

// After the C call: scope `call` ends the closure; the others free it only if the call failed. For
// scope `notified`, `key` is the handle that the call returned: cb_closure_unregister(m, key) frees
// it.
void cb_callback_finish(cb_module *m, cb_callback *c, bool succeeded, const void *key);
void cb_closure_unregister(cb_module *m, const void *key);

// --- callbacks of the whole process --------------------------------------------------------------
//
// Loggers and the like: one function pointer without user data, which the library calls from any
// thread, even while it is being replaced. Generated code has one static slot per such parameter,
// which the trampoline finds its callable in:
//
//   cb_as_callback(…, NULL, CB_SCOPE_PROCESS, &c)
//   cb_callback_offer(&slot, &c)                   just before the C call
//   cb_callback_install(&slot, &c, succeeded)      after it, and on every path that gets nowhere
//
// Slots need no GIL to be safe in, but closures hold objects: all of these need it.

typedef struct cb_slot {
    cb_closure *closure; // what is installed; NULL: None or an address
    cb_closure *offered; // what is being installed by a call that is running
} cb_slot;

// Calls that the library makes from now on find the new callable. Nothing is given away.
void cb_callback_offer(cb_slot *slot, const cb_callback *c);
// Success: the slot takes c's closure (nothing, for None and addresses) and lets go of the former
// one. Failure: c's closure is let go of, and the former one is found again; a no-op after a first
// call. What runs in another thread goes on and frees its closure at its end.
void cb_callback_install(cb_slot *slot, cb_callback *c, bool succeeded);
// What a library tells is installed: the callable if that is our trampoline and there is one, else
// an object of the class with the function's address (an int where `index` is -1). Owned.
PyObject *cb_callback_result(cb_module *m, int index, void *function, void *trampoline,
                             const cb_slot *slot);
// In trampolines, after cb_trampoline_enter(): the closure to call, which cb_trampoline_leave()
// gives back; NULL when there is none (then only leave).
cb_closure *cb_slot_enter(cb_slot *slot);

// --- the running call ----------------------------------------------------------------------------

// For scope `call` with callbacks that have no user data parameter: the closure of this thread's
// running call.
void cb_closure_set_current(cb_closure *c);
cb_closure *cb_closure_current(void);

// --- trampolines ---------------------------------------------------------------------------------

// In trampolines. enter: takes the GIL, false when the interpreter is going away (then do nothing
// and return 0).
bool cb_trampoline_enter(PyGILState_STATE *gil);
// Calls the callable with stolen `args` (NULL entries: an exception is set); exceptions go to
// sys.unraisablehook. Returns an owned result or NULL.
PyObject *cb_trampoline_call(cb_closure *c, PyObject **args, int count);
// Frees a `once` closure, gives back one of cb_slot_enter() (NULL does nothing), releases the GIL.
void cb_trampoline_leave(cb_closure *c, PyGILState_STATE gil);

#endif
