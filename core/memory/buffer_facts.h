// Facts about a Buffer's memory.
#ifndef CUBIND_CORE_BUFFER_FACTS_H
#define CUBIND_CORE_BUFFER_FACTS_H

#include "memory/buffer.h"
#include "memory/memory_kind.h"

// Returns a fact about an open Buffer: from its resource, or from its pointer. CORE_FACT_FAILED
// with an exception.
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

// The same as an object; passes on unchanged what a Python resource says of its device. Owned.
PyObject *core_buffer_fact_object(BufferObject *b, core_memory_fact fact);

// Finds the kind of the memory with as few queries as possible; CORE_MEMORY_UNKNOWN if neither
// device nor host can access it. Does not query which device it is on. 0, or -1 with an exception.
int core_buffer_kind(BufferObject *b, core_memory_kind *out);

#endif
