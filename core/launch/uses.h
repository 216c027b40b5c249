// Counts references to the things that kernel arguments need: memory of Buffers, and objects of
// other libraries.
//
// A launch keeps nothing alive. A graph that gets new arguments again and again must: such a use
// costs no Python object, unlike the slice of a Buffer that a capture keeps (captured.h).
#ifndef CUBIND_CORE_USES_H
#define CUBIND_CORE_USES_H

#include "base/state.h"

// The address of a core_allocation plus 1, the address of a Python object, or 0 for nothing.
typedef uintptr_t core_use;

// Drops a use. The last drop may free memory and run Python code.
void core_use_drop(core_use item);

// Do the same for `count` arguments. core_uses_take() takes all or nothing.
int core_uses_take(core_state *st, PyObject *const *args, int count, core_use *out);
void core_uses_drop_all(const core_use *items, int count);

// Uses that have ended, to be dropped together.
typedef struct core_uses {
    struct core_uses *next;
    size_t count;
    core_use items[];
} core_uses;

// Returns an empty list with room for `count` uses; NULL with MemoryError.
core_uses *core_uses_room(size_t count);

// Drops all uses of a list, and frees it.
void core_uses_drop(core_uses *list);

// Returns whether an object is a view of a Buffer whose memory belongs to the graph. Such memory
// must be freed when its Buffers are gone, so the graph must not keep them alive.
bool core_is_view_of_graph(core_state *st, PyObject *o);

#endif
