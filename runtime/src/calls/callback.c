// Passes Python callables as C callbacks: makes closures, frees them, and does the work that all
// trampolines share. A closure holds a callable and its user data; a trampoline is the generated C
// function that a library calls with the closure.
//
// Only the library refers to a closure, so the scope of the parameter decides how long the closure
// lives. It is freed after the C call, after its only run, when it is unregistered, or (scope
// process) when it has been replaced and no longer runs.
//
// While one thread unregisters a callback, another may be about to run it: that thread waits for
// the GIL and has a pointer to the closure. So an unregistered closure releases its Python objects
// at once, but its memory stays readable for the next 64 unregistrations. Running it does nothing.
#include "calls/callback.h"

#include "cubind/buffers.h"
#include "cubind/cells.h"
#include "cubind/gil.h"

typedef struct cb__registration {
    struct cb__registration *next;
    const void *key;
    uint64_t thread; // the only thread in which `key` has this meaning; 0: the same in all
    uint64_t number; // position in the order of registrations, from 1
    cb_closure *closure;
} registration;

// --- closures ------------------------------------------------------------------------------------

static void
closure_init(cb_closure *c, cb_module *m, PyObject *callable, PyObject *user_data, cb_scope scope)
{
    c->callable = Py_NewRef(callable);
    c->user_data = Py_NewRef(user_data != NULL ? user_data : Py_None);
    c->module = m;
    c->scope = scope;
    c->ran = c->settled = false;
    c->references = 1;
    // Slots do not belong to the module, which could end before them.
    c->owner = scope == CB_SCOPE_PROCESS ? Py_NewRef(m->main_module) : NULL;
}

static cb_closure *
closure_alloc(void)
{
    cb_closure *c = PyMem_RawMalloc(sizeof *c);
    if (c == NULL)
        PyErr_NoMemory();
    return c;
}

static void
closure_clear(cb_closure *c)
{
    Py_CLEAR(c->callable);
    Py_CLEAR(c->user_data);
    Py_CLEAR(c->owner);
}

static void
closure_free(cb_closure *c)
{
    closure_clear(c);
    PyMem_RawFree(c);
}

// Converts None or an address. Without a class (`index` is -1), any B8.7 object passes.
static int
as_function(cb_module *m, int index, PyObject *o, void **out)
{
    if (index >= 0)
        return cb_as_cell_slow(m, index, o, NULL, out);
    cb_address address;
    if (cb_as_address(m, o, &address) < 0)
        return -1;
    *out = address.value;
    cb_address_release(&address);
    return 0;
}

int
cb_as_callback(cb_module *m, int index, PyObject *o, void *trampoline, PyObject *user_data,
               cb_scope scope, cb_callback *out)
{
    out->function = NULL;
    out->closure = NULL;
    if (o != Py_None)
        cb_callbacks_exist(m);
    if (o == Py_None || cb_has_int(o) || !PyCallable_Check(o))
        return as_function(m, index, o, &out->function);
    out->closure = scope == CB_SCOPE_CALL ? &out->own : closure_alloc();
    if (out->closure == NULL)
        return -1;
    closure_init(out->closure, m, o, user_data, scope);
    out->function = trampoline;
    return 0;
}

// --- registrations -------------------------------------------------------------------------------

// Handles are addresses, except for a few small numbers. A library may use those for something that
// each thread has for itself, such as the thread's default stream.
enum { LAST_NUMBER = 15 };

// A number for the current thread that is unique in the process: system thread ids are reused.
static uint64_t
thread_of(const void *key)
{
    static _Atomic(uint64_t) threads;
    static _Thread_local uint64_t own;
    if ((uintptr_t)key > LAST_NUMBER)
        return 0;
    if (own == 0)
        own = atomic_fetch_add(&threads, 1) + 1;
    return own;
}

// If memory is short, the closure is never freed: the library may call it at any time.
static void
remember_registration(cb_module *m, const void *key, cb_closure *closure)
{
    cb_calls *calls = cb__calls(m);
    registration *r = calls != NULL ? PyMem_RawMalloc(sizeof *r) : NULL;
    if (r == NULL) {
        PyErr_Clear();
        return;
    }
    r->key = key;
    r->thread = thread_of(key);
    r->closure = closure;
    pthread_mutex_lock(&calls->lock);
    r->number = ++calls->registered;
    r->next = calls->registrations;
    calls->registrations = r;
    pthread_mutex_unlock(&calls->lock);
}

uint64_t
cb_registration_count(const cb_module *m)
{
    cb_calls *calls = CB_LOAD_POINTER(&m->calls);
    if (calls == NULL)
        return 0;
    pthread_mutex_lock(&calls->lock);
    uint64_t count = calls->registered;
    pthread_mutex_unlock(&calls->lock);
    return count;
}

// Removes one registration of `key` from the list, among the first `before`, and puts its closure
// into quarantine. `*displaced` is the closure that leaves quarantine instead, or NULL. Returns the
// closure, or NULL if there is no such registration.
static cb_closure *
take_registration(cb_calls *calls, const void *key, uint64_t before, cb_closure **displaced)
{
    cb_closure *found = NULL;
    uint64_t thread = thread_of(key);
    *displaced = NULL;
    pthread_mutex_lock(&calls->lock);
    for (registration **at = &calls->registrations; *at != NULL; at = &(*at)->next) {
        registration *r = *at;
        if (r->key != key || r->thread != thread || r->number > before)
            continue;
        found = r->closure;
        *at = r->next;
        PyMem_RawFree(r);
        cb_closure **place = &calls->quarantine[calls->quarantine_next++ % CB__QUARANTINE];
        *displaced = *place;
        *place = found;
        break;
    }
    pthread_mutex_unlock(&calls->lock);
    return found;
}

void
cb_closure_unregister(cb_module *m, const void *key, uint64_t before)
{
    cb_calls *calls = CB_LOAD_POINTER(&m->calls);
    if (calls == NULL)
        return;
    cb_closure *found, *displaced;
    // A function that sets a callback may have been called several times; the library only knows
    // the last closure.
    while ((found = take_registration(calls, key, before, &displaced)) != NULL) {
        closure_clear(found); // may run Python code, so not under the lock
        if (displaced != NULL)
            PyMem_RawFree(displaced);
    }
}

// The module ends, but a library may still call registered closures, so those are not freed.
void
cb__registrations_free(cb_calls *calls)
{
    while (calls->registrations != NULL) {
        registration *r = calls->registrations;
        calls->registrations = r->next;
        PyMem_RawFree(r);
    }
    for (int i = 0; i < CB__QUARANTINE; i++)
        PyMem_RawFree(calls->quarantine[i]);
}

void
cb_callback_keep(cb_module *m, cb_callback *c, const void *key)
{
    cb_closure *closure = c->closure;
    if (closure == NULL || closure->scope == CB_SCOPE_CALL)
        return;
    c->closure = NULL;
    if (closure->ran)
        closure_free(closure);
    else if (closure->scope == CB_SCOPE_ONCE)
        closure->settled = true;
    else if (closure->scope == CB_SCOPE_NOTIFIED)
        remember_registration(m, key, closure);
}

void
cb_callback_done(cb_callback *c)
{
    cb_closure *closure = c->closure;
    c->closure = NULL;
    if (closure == NULL)
        return;
    if (closure->scope == CB_SCOPE_CALL)
        closure_clear(closure);
    else
        closure_free(closure);
}

// --- slots ---------------------------------------------------------------------------------------

// Protects all slots and the reference counts of their closures. It is held for a few loads and
// stores, never while Python code runs.
static pthread_mutex_t slots_lock = PTHREAD_MUTEX_INITIALIZER;

// Drops one reference; the last one frees.
static void
closure_drop(cb_closure *c)
{
    if (c == NULL)
        return;
    pthread_mutex_lock(&slots_lock);
    bool last = --c->references == 0;
    pthread_mutex_unlock(&slots_lock);
    if (last)
        closure_free(c);
}

void
cb_callback_offer(cb_slot *slot, const cb_callback *c)
{
    if (c->closure == NULL) // the former closure may be called until the library drops it
        return;
    pthread_mutex_lock(&slots_lock);
    slot->offered = c->closure;
    pthread_mutex_unlock(&slots_lock);
}

void
cb_callback_install(cb_slot *slot, cb_callback *c, bool succeeded)
{
    cb_closure *closure = c->closure;
    c->closure = NULL;
    cb_closure *gone = closure;
    pthread_mutex_lock(&slots_lock);
    if (slot->offered == closure) // else a call that began later has offered its own
        slot->offered = NULL;
    if (succeeded) {
        gone = slot->closure;
        slot->closure = closure;
    }
    pthread_mutex_unlock(&slots_lock);
    closure_drop(gone);
}

cb_closure *
cb_slot_enter(cb_slot *slot)
{
    pthread_mutex_lock(&slots_lock);
    cb_closure *c = slot->offered != NULL ? slot->offered : slot->closure;
    if (c != NULL)
        c->references++;
    pthread_mutex_unlock(&slots_lock);
    return c;
}

// Returns the installed callable, owned; NULL if there is none.
static PyObject *
slot_callable(const cb_slot *slot)
{
    pthread_mutex_lock(&slots_lock);
    PyObject *callable = slot->closure != NULL ? Py_NewRef(slot->closure->callable) : NULL;
    pthread_mutex_unlock(&slots_lock);
    return callable;
}

PyObject *
cb_callback_result(cb_module *m, int index, void *function, void *trampoline, const cb_slot *slot)
{
    PyObject *callable = function == trampoline ? slot_callable(slot) : NULL;
    if (callable != NULL)
        return callable;
    return index >= 0 ? cb_cell_new(m, index, &function) : PyLong_FromVoidPtr(function);
}

// --- the running call ----------------------------------------------------------------------------

static _Thread_local cb_closure *current;

void
cb_closure_set_current(cb_closure *c)
{
    current = c;
}

cb_closure *
cb_closure_current(void)
{
    return current;
}

// --- trampolines ---------------------------------------------------------------------------------

bool
cb_trampoline_enter(PyGILState_STATE *gil)
{
    if (cb_is_finalizing())
        return false;
    *gil = PyGILState_Ensure();
    return true;
}

static PyObject *
call_stolen(PyObject *callable, PyObject **args, int count)
{
    PyObject *result = NULL;
    int given = 0;
    while (given < count && args[given] != NULL)
        given++;
    if (given == count)
        result = PyObject_Vectorcall(callable, args, (size_t)count, NULL);
    for (int i = 0; i < count; i++)
        Py_XDECREF(args[i]);
    return result;
}

PyObject *
cb_trampoline_call(cb_closure *c, PyObject **args, int count)
{
    if (c == NULL || c->callable == NULL) { // unregistered while this call was about to run
        PyErr_Clear();
        for (int i = 0; i < count; i++)
            Py_XDECREF(args[i]);
        return NULL;
    }
    PyObject *callable = Py_NewRef(c->callable); // it may unregister itself
    PyObject *result = call_stolen(callable, args, count);
    if (result == NULL)
        PyErr_WriteUnraisable(callable);
    Py_DECREF(callable);
    return result;
}

static int
as_given(cb_module *m, PyObject *o, int size, uint64_t *out)
{
    cb_address address;
    if (size > 0 && cb_as_uint64(o, "an unsigned number", out) < 0)
        return -1;
    if (size > 0 && size < 8 && *out >> (8 * size) != 0) {
        PyErr_Format(PyExc_OverflowError, "a callback's result of %d bytes is out of range", size);
        return -1;
    }
    if (size > 0)
        return 0;
    if (cb_as_address(m, o, &address) < 0)
        return -1;
    *out = (uint64_t)(uintptr_t)address.value;
    cb_address_release(&address); // the library keeps the address; the memory's owner must live on
    return 0;
}

enum { MAX_GIVEN = 8 };

// Converts the returned items to numbers. -1 with an exception.
static int
take_given(cb_module *m, PyObject *returned, const cb_given *places, int count, uint64_t *values)
{
    if (count == 1)
        return as_given(m, returned, places[0].size, values);
    PyObject *items = PySequence_Fast(returned, "a callback must return a tuple");
    if (items == NULL)
        return -1;
    int result = 0;
    if (PySequence_Fast_GET_SIZE(items) != count) {
        PyErr_Format(PyExc_ValueError, "a callback must return %d values, not %zd", count,
                     PySequence_Fast_GET_SIZE(items));
        result = -1;
    }
    for (int i = 0; result == 0 && i < count && i < PySequence_Fast_GET_SIZE(items); i++)
        result = as_given(m, PySequence_Fast_GET_ITEM(items, i), places[i].size, &values[i]);
    Py_DECREF(items);
    return result;
}

void
cb_trampoline_give(cb_closure *c, PyObject *returned, const cb_given *places, int count)
{
    uint64_t values[MAX_GIVEN] = {0};
    if (returned == NULL)
        return;
    bool taken = count <= MAX_GIVEN && take_given(c->module, returned, places, count, values) == 0;
    if (!taken)
        PyErr_WriteUnraisable(c->callable);
    for (int i = 0; taken && i < count; i++)
        if (places[i].place != NULL)
            memcpy(places[i].place, &values[i],
                   places[i].size > 0 ? (size_t)places[i].size : sizeof(void *));
    Py_DECREF(returned);
}

void
cb_trampoline_leave(cb_closure *c, PyGILState_STATE gil)
{
    if (c != NULL && c->scope == CB_SCOPE_ONCE)
        if (c->settled)
            closure_free(c);
        else
            c->ran = true;
    else if (c != NULL && c->scope == CB_SCOPE_PROCESS)
        closure_drop(c);
    PyGILState_Release(gil);
}
