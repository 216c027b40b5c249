// Contexts: the Context type, primary contexts, and calls in a device's own context.
#ifndef CUBIND_CORE_CONTEXT_H
#define CUBIND_CORE_CONTEXT_H

#include "base/ref.h"

typedef struct ContextObject {
    PyObject_HEAD core_state *st;
    core_ref *ref; // NULL once closed
    PyObject *weakrefs;
} ContextObject;

// Returns the primary context of a device, which is retained at the first request and kept.
// Borrowed; NULL with an exception.
core_ref *core_primary_context(core_state *st, int device);

// Returns a ref for any context: the known ref of a primary context of ours, else one that borrows
// the context. Owned; NULL with an exception.
core_ref *core_context_ref(core_state *st, CUcontext context);

// `*out` becomes the calling thread's current context, NULL if there is none. -1 with an exception
// only if the driver fails.
int core_current_context(core_state *st, CUcontext *out);

// Returns a Context for a ref, to which it takes a reference. Owned.
PyObject *core_context_object(core_state *st, core_ref *context);

// Returns the ref of an argument that must be a Context, open and of this process. Owned; NULL with
// TypeError or RuntimeError.
core_ref *core_context_take(core_state *st, PyObject *o);

// core_scope_enter() makes `context` current until core_scope_leave(), which restores the caller's;
// both on the same thread. It costs one driver call if the context is current already. On -1 with
// an exception there is nothing to leave. If restoring fails, core_scope_leave() adds a note to a
// pending exception, which it keeps, or else raises.
typedef struct core_scope {
    CUcontext previous;
    bool changed;
} core_scope;

int core_scope_enter(core_state *st, CUcontext context, core_scope *scope);
int core_scope_leave(core_state *st, core_scope *scope);

// The same for C code, without exceptions: enters the context of a stream's ref unless it is
// current. Does nothing for NULL and for streams of an unknown context.
typedef struct core_swap {
    CUcontext previous, entered; // `entered` is NULL if nothing was changed
} core_swap;

CUresult core_enter_context_of(const core_ref *stream, core_swap *swap);
CUresult core_leave_context(const core_swap *swap);

#endif
