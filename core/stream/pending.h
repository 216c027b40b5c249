// Host objects that copies still read or write: held until then.
#ifndef CUBIND_CORE_PENDING_H
#define CUBIND_CORE_PENDING_H

#include "stream/stream.h"

// Holds an exported buffer until everything queued on `stream` so far is done; `ref` is the
// stream's. Takes the view over. If it cannot learn when the copy ends, it waits for the copy
// before it raises. 0, or -1 with an exception.
int core_hold_export(core_state *st, Py_buffer *view, StreamObject *stream, core_ref *ref);

// Releases host objects whose copies have completed: call it after synchronising, and before
// further copies. Each call checks a few of the streams, so that its cost does not depend on how
// much is pending; `all` checks each.
void core_release_exports_slow(core_state *st, bool all);

// Called at the end of the module. Leaves pending exports as they are.
void core_forget_exports(core_state *st);

static inline void
core_release_exports(core_state *st, bool all)
{
    if (CB_UNLIKELY(st->exports != NULL))
        core_release_exports_slow(st, all);
}

#endif
