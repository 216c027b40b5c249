// Runs Python's signal handlers while a library waits in C.
#ifndef CUBIND_CALLS_SIGNALS_H
#define CUBIND_CALLS_SIGNALS_H

// Runs Python's handlers of signals that have arrived. Any thread may call it, with or without the
// GIL. Returns 1 if a handler has raised an exception, else 0. The exception is then raised as soon
// as the main thread's call returns.
int cb__run_signal_handlers(void);

#endif
