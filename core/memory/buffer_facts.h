// What is known of a Buffer's memory.
#ifndef CUBIND_CORE_BUFFER_FACTS_H
#define CUBIND_CORE_BUFFER_FACTS_H

#include "memory/buffer.h"
#include "memory/memory_kind.h"

typedef struct core_memory_facts {
    bool device_accessible, host_accessible, managed;
    int device; // ordinal; -1: none
} core_memory_facts;

// All facts about a Buffer that is open: its resource's, or those of its pointer. 0, or -1 with an
// exception.
int core_buffer_facts(BufferObject *b, core_memory_facts *out);

// One of them; CORE_FACT_FAILED with an exception.
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

#endif
