// Contexts: the Context type, primary contexts, and working in a device's own context.
#ifndef CUBIND_CORE_CONTEXT_H
#define CUBIND_CORE_CONTEXT_H

#include "base/ref.h"

typedef struct ContextObject {
    PyObject_HEAD core_state *st;
    core_ref *ref; // NULL once closed
    PyObject *weakrefs;
} ContextObject;

// The primary context of a device, retained at the first request and kept. Borrowed; NULL with an
// exception.
core_ref *core_primary_context(core_state *st, int device);

// A ref for any context (a primary one of ours is found again; others are borrowed). Owned; NULL
// with an exception.
core_ref *core_context_ref(core_state *st, CUcontext context);

// The calling thread's current context, NULL when there is none. -1 with an exception only when the
// driver fails.
int core_current_context(core_state *st, CUcontext *out);

// A Context for a ref, of which it takes a reference. Owned.
PyObject *core_context_object(core_state *st, core_ref *context);

// The ref of an argument that has to be a Context: open, and of this process. Owned; NULL with
// TypeError or RuntimeError.
core_ref *core_context_take(core_state *st, PyObject *o);

// Makes `context` current until core_scope_leave(), which restores the caller's. Costs one driver
// call where it is current already. enter: -1 with an exception, then there is nothing to leave.
// leave: keeps a pending exception and adds a note to it when restoring fails; without one it
// raises. Each on the same thread.
typedef struct core_scope {
    CUcontext previous;
    bool changed;
} core_scope;

int core_scope_enter(core_state *st, CUcontext context, core_scope *scope);
int core_scope_leave(core_state *st, core_scope *scope);

// The same from C, without exceptions, for the context that a stream's ref belongs to, where it is
// not current. Nothing happens for NULL and for streams of an unknown context.
typedef struct core_swap {
    CUcontext previous, entered; // entered is NULL where nothing was changed
} core_swap;

CUresult core_enter_context_of(const core_ref *stream, core_swap *swap);
CUresult core_leave_context(const core_swap *swap);

#endif
