// Handles contexts: the Context type, primary contexts, and switching the current context.
#ifndef CUBIND_CORE_CONTEXT_H
#define CUBIND_CORE_CONTEXT_H

#include "base/ref_object.h"

typedef struct ContextObject {
    CORE_REF_OBJECT_HEAD;
} ContextObject;

// Returns the primary context of a device, which is retained at the first request and then kept.
// Borrowed; NULL with an exception.
core_ref *core_primary_context(core_state *st, int device);

// Returns a ref for any context: the existing ref of a primary context that core has retained or of
// a green context that it has made, else a new ref that borrows the context. Owned; NULL with an
// exception.
core_ref *core_context_ref(core_state *st, CUcontext context);

// Sets `*out` to the calling thread's current context, or to NULL if there is none. Returns 0, or
// -1 with an exception if the driver fails.
int core_current_context(core_state *st, CUcontext *out);

// Returns a Context object for a ref, to which it takes a reference. Owned.
PyObject *core_context_object(core_state *st, core_ref *context);

// Returns the ref of an argument that must be a Context, not closed and made in this process.
// Owned; NULL with TypeError or RuntimeError.
core_ref *core_context_take(core_state *st, PyObject *o);

// core_scope_enter() makes `context` current until core_scope_leave() restores the caller's context
// on the same thread. It costs one driver call if the context is current already. If it returns -1
// with an exception, do not call core_scope_leave(). If the caller's context cannot be restored,
// core_scope_leave() adds a note to the pending exception, or raises if there is none.
typedef struct core_scope {
    CUcontext previous;
    bool changed;
} core_scope;

int core_scope_enter(core_state *st, CUcontext context, core_scope *scope);
int core_scope_leave(core_state *st, core_scope *scope);

// Do the same without exceptions, so they do not need the GIL: enter the context of a stream's ref
// unless it is current. They do nothing if `stream` is NULL or its context is unknown.
typedef struct core_swap {
    CUcontext previous, entered; // `entered` is NULL if nothing was changed
} core_swap;

CUresult core_enter_context_of(const core_ref *stream, core_swap *swap);

// Enters a context unless the thread has one. Call it before cuGraphExecKernelNodeSetParams, which
// crashes on a thread without a context (driver 580). CUDA_ERROR_INVALID_CONTEXT if there is none.
CUresult core_enter_if_none(CUcontext context, core_swap *swap);
CUresult core_leave_context(const core_swap *swap);

#endif
