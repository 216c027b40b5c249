// What is known of a Buffer's memory.
#ifndef CUBIND_CORE_BUFFER_FACTS_H
#define CUBIND_CORE_BUFFER_FACTS_H

#include "memory/buffer.h"
#include "memory/memory_kind.h"

// A fact about a Buffer that is open: its resource's, or that of its pointer. CORE_FACT_FAILED with an
// exception.
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

// The same as an object: what a resource in Python says of its device is handed on as it is. Owned.
PyObject *core_buffer_fact_object(BufferObject *b, core_memory_fact fact);

// What kind of memory it is, by as few questions as that takes; CORE_MEMORY_UNKNOWN where neither
// device nor host reaches it. The device is not asked for. 0, or -1 with an exception.
int core_buffer_kind(BufferObject *b, core_memory_kind *out);

#endif
