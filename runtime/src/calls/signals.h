// Signals while a library waits in C.
#ifndef CUBIND_CALLS_SIGNALS_H
#define CUBIND_CALLS_SIGNALS_H

// Runs Python's handlers of signals that have come, on any thread, with or without the GIL. 1: one has
// raised, and the exception comes up as soon as the main thread's call returns; else 0.
int cb__run_signal_handlers(void);

#endif
