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

// `index` is CB_NO_CLASS for a function pointer without a class. `trampoline` is used when `o` is a
// callable. user_data may be NULL (None).
int cb_as_callback(cb_module *m, int index, PyObject *o, void *trampoline, PyObject *user_data,
                   cb_scope scope, cb_callback *out);

// After a C call that succeeded: the library has the closure now, which lives as long as its scope
// says. For scope `notified`, `key` is the handle that it is registered under.
void cb_callback_keep(cb_module *m, cb_callback *c, const void *key);
// At the end of a wrapper: frees a closure that the library was not given, or only for the call.
void cb_callback_done(cb_callback *c);

// After the C call that ended the handle `key`, or what it did with them: frees the closures that are
// registered under it. A small number in place of an address means what this thread has by it.
// `before` is what cb_registration_count() was before that call: as soon as the handle is gone,
// another thread may get a new one at the same address, whose closures were registered later.
uint64_t cb_registration_count(const cb_module *m);
void cb_closure_unregister(cb_module *m, const void *key, uint64_t before);

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
// an object of the class with the function's address (an int where `index` is CB_NO_CLASS). Owned.
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
// Where one value goes that a callable returns: an integer of so many bytes, unsigned, or an address (0).
// NULL: the library does not ask for it.
typedef struct cb_given {
    void *place;
    int size;
} cb_given;
// Stores what the callable returned, a sequence of that many values, or the value where it is one: all
// of them or, after an exception, which goes to sys.unraisablehook, none. Steals `returned`, NULL too.
void cb_trampoline_give(cb_closure *c, PyObject *returned, const cb_given *places, int count);
// Frees a `once` closure, gives back one of cb_slot_enter() (NULL does nothing), releases the GIL.
void cb_trampoline_leave(cb_closure *c, PyGILState_STATE gil);

#endif
