// Handles the consumer's stream, which is the stream on which a view will be used.
#ifndef CUBIND_CORE_VIEW_CONSUMER_H
#define CUBIND_CORE_VIEW_CONSUMER_H

#include "stream/stream.h"

enum { CONSUMER_UNORDERED = -1 };

typedef struct consumer {
    PyObject *number; // owned: an int, or NULL if None was given
    intptr_t value;   // CONSUMER_UNORDERED, or a CUstream; 1 for the legacy default stream
} consumer;

// Reads a stream argument: an int, an object with a stream, or None. Converts 0 to 1, which is the
// number of the legacy default stream in array protocols. Returns 0, or -1 with TypeError or
// ValueError.
int core_consumer_take(core_state *st, PyObject *o, consumer *out);

// Checks that a stream was given. Returns 0, or -1 with BufferError for None.
int core_consumer_check(const consumer *to);

// Makes the consumer's stream wait for the work that is queued on the stream `from` now. Returns 0,
// or -1.
int core_consumer_order(core_state *st, intptr_t from, const consumer *to);

#endif
