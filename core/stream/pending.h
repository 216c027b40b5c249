// Host objects that copies still read or write: held until then.
#ifndef CUBIND_CORE_PENDING_H
#define CUBIND_CORE_PENDING_H

#include "stream/stream.h"

// Holds an export for what was queued on `stream` before; `ref` is the stream's. The view is taken
// over. Where the end of the copy cannot be told it is waited for before the failure is raised. 0,
// or -1 with an exception.
int core_hold_export(core_state *st, Py_buffer *view, StreamObject *stream, core_ref *ref);

// Lets go of host objects whose copies have completed: after synchronising, and before further
// copies. Of many streams each call looks at a few, so that the calls cost the same however much is
// pending; `all` looks at each.
void core_release_exports_slow(core_state *st, bool all);

// At the end of the module. What is still pending stays as it is.
void core_forget_exports(core_state *st);

static inline void
core_release_exports(core_state *st, bool all)
{
    if (CB_UNLIKELY(st->exports != NULL))
        core_release_exports_slow(st, all);
}

#endif
