// Converts objects that stand for device memory.
#ifndef CUBIND_DEVICE_H
#define CUBIND_DEVICE_H

#include "cubind/buffers.h"
#include "cubind/convert.h"

enum {
    CB_HOST_TOO = 1, // the memory may also be the host's
    CB_TARGET = 2,   // the call writes there, so a read-only buffer raises BufferError
    CB_MEASURED = 4, // the call compares a buffer's size with what it needs
    CB_ENDS = 8,     // the call frees the memory: a Buffer that owns it is refused
    CB_TABLE = 16,   // lists: a buffer of addresses passes, too
};

// `place` is the class's index, and `how` above CB_HOW bits. The order of the parameters is that of
// cb_guest_get (interop.h).
enum { CB_HOW = 16 };
int cb_as_device_scalar_slow(cb_module *m, int place, PyObject *o, const char *param, void *out,
                             const cb_form *s);
int cb_as_device_address_slow(cb_module *m, int how, PyObject *o, const char *param,
                              cb_address *out, const cb_form *s);

// For an address that is a typedef'd integer of 8 bytes. `m` is s->module, which wrappers have in a
// register.
static inline int
cb_as_device_scalar(const cb_form *s, cb_module *m, int index, PyObject *o, const char *param,
                    int how, void *out)
{
    if (cb__scalar_fast(m, index, o, out, 8))
        return 0;
    return cb_as_device_scalar_slow(m, index | how << CB_HOW, o, param, out, s);
}

// For a pointer.
CB_INLINE int
cb_as_device_address(const cb_form *s, PyObject *o, const char *param, int how, cb_address *out)
{
    uint64_t value;
    out->held = false;
    if (CB_LIKELY(cb_medium_natural(o, &value))) {
        out->value = (void *)value;
        return 0;
    }
    return cb_as_device_address_slow(s->module, how, o, param, out, s);
}

#endif
