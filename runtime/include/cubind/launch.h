// Converts kernel arguments: every form of `kernelParams` that chapter B9 of
// docs/compatibility-bindings.md lists becomes the `void **` that a launch takes. E15 to E20 are
// errors of the same page.
#ifndef CUBIND_LAUNCH_H
#define CUBIND_LAUNCH_H

#include "cubind/convert.h"

enum { CB_PACK_INLINE = 32 };

// Holds up to 32 arguments on the caller's stack, more on the heap.
typedef struct cb_pack {
    void **params; // argument for the launch; NULL: no kernel arguments
    void *heap;
    PyObject *keep; // temporaries that the pointers point into; NULL if none
    bool held;
    Py_buffer buffer; // the caller's own pointer array, valid while `held`
    void *pointers[CB_PACK_INLINE];
    uint64_t values[CB_PACK_INLINE] __attribute__((aligned(16)));
} cb_pack;

// Initializes the members that cb_pack_done() reads. Call it before anything that may fail.
static inline void
cb_pack_init(cb_pack *p)
{
    p->heap = NULL;
    p->keep = NULL;
    p->held = false;
}

// Converts `o` into p->params. Returns 0, or -1 with an exception (E15, E17 to E20, OverflowError).
// cb_pack_done() is needed in either case.
int cb_pack_params(cb_module *m, PyObject *o, cb_pack *p);
void cb_pack_done(cb_pack *p);

// Like cb_pack_params(), but puts the pointers into a heap block, for the `kernelParams` member of
// a record. The record must keep both `*out_block` (free it with PyMem_Free) and `*out_keep` (a new
// reference) as long as it uses the pointers.
int cb_pack_params_owned(cb_module *m, PyObject *o, void ***out, void **out_block,
                         PyObject **out_keep);

#endif
