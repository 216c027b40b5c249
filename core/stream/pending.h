// Holds host objects until the copies from and to them are done.
#ifndef CUBIND_CORE_PENDING_H
#define CUBIND_CORE_PENDING_H

#include "stream/stream.h"

// Holds an exported buffer until everything queued on `stream` so far is done; `ref` is the
// stream's. Takes over the view. If no event can be recorded, it waits for the copy before it
// raises. Returns 0, or -1 with an exception.
int core_hold_export(core_state *st, Py_buffer *view, StreamObject *stream, core_ref *ref);

// Releases host objects whose copies have completed. Call it after synchronising, and before
// further copies. Each call checks only a few streams, so that its cost does not depend on how much
// is pending; with `all` it checks every stream.
void core_release_exports_slow(core_state *st, bool all);

// Frees the list when the module ends. Does not release objects whose copies are pending.
void core_forget_exports(core_state *st);

static inline void
core_release_exports(core_state *st, bool all)
{
    if (CB_UNLIKELY(st->exports != NULL))
        core_release_exports_slow(st, all);
}

#endif
