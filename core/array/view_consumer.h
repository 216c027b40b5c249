// The stream that a view is made for.
#ifndef CUBIND_CORE_VIEW_CONSUMER_H
#define CUBIND_CORE_VIEW_CONSUMER_H

#include "stream/stream.h"

enum { CONSUMER_UNORDERED = -1 };

typedef struct consumer {
    PyObject *number; // owned: an int, or NULL where None was given
    intptr_t value;   // CONSUMER_UNORDERED, or a CUstream; 1 for the legacy default stream
} consumer;

// An argument: an int (0 becomes 1, as the array protocols call the legacy default stream), an
// object with a stream, or None. 0, or -1 with TypeError.
int core_consumer_take(core_state *st, PyObject *o, consumer *out);

// Not None. 0, or -1 with BufferError.
int core_consumer_check(const consumer *to);

// Lets the consumer wait for what is queued on the stream `from` now. 0, or -1.
int core_consumer_order(core_state *st, intptr_t from, const consumer *to);

#endif
