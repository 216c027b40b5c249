// Finds facts about a Buffer's memory: who can access it, whether it is managed, its device.
#ifndef CUBIND_CORE_BUFFER_FACTS_H
#define CUBIND_CORE_BUFFER_FACTS_H

#include "memory/buffer.h"
#include "memory/memory_kind.h"

// Returns a fact about an open Buffer, from its resource or, if it has none, from its pointer.
// Returns CORE_FACT_FAILED with an exception.
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

// Returns a fact as an object. The `device_id` of a Python resource is returned unchanged. Owned.
PyObject *core_buffer_fact_object(BufferObject *b, core_memory_fact fact);

// Finds the kind of the memory with as few queries as possible; CORE_MEMORY_UNKNOWN if neither
// device nor host can access it. Does not query which device the memory is on. Returns 0, or -1
// with an exception.
int core_buffer_kind(BufferObject *b, core_memory_kind *out);

#endif
