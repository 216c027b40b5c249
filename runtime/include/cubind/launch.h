// Kernel arguments (B9): every form of `kernelParams` into the `void **` that a launch
// takes.
#ifndef CUBIND_LAUNCH_H
#define CUBIND_LAUNCH_H

#include "cubind/convert.h"

enum { CB_PACK_INLINE = 32 };

// Up to 32 arguments live here, on the caller's stack; more on the heap.
typedef struct cb_pack {
    void **params; // what the launch takes; NULL for none
    void *heap;
    PyObject *keep; // temporaries that the pointers lead to; NULL if none
    bool held;
    Py_buffer buffer; // ready pointer array, valid while `held`
    void *pointers[CB_PACK_INLINE];
    uint64_t values[CB_PACK_INLINE] __attribute__((aligned(16)));
} cb_pack;

// Sets what cb_pack_done needs.
static inline void
cb_pack_init(cb_pack *p)
{
    p->heap = NULL;
    p->keep = NULL;
    p->held = false;
}

// Sets all that it needs of `p`. E17 to E20, OverflowError.
int cb_pack_params(cb_module *m, PyObject *o, cb_pack *p);
void cb_pack_done(cb_pack *p);

// As an owned heap block for the `kernelParams` member of a record: `*out_block` is kept by the
// record (free with PyMem_Free), `*out_keep` likewise.
int cb_pack_params_owned(cb_module *m, PyObject *o, void ***out, void **out_block,
                         PyObject **out_keep);

#endif
