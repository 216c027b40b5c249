// Declares the worker threads.
#ifndef CUBIND_DRIVER_STREAM_WORKER_H
#define CUBIND_DRIVER_STREAM_WORKER_H

#include <stdbool.h>

// Worker threads (worker.c) call `serve`, under the lock, until it returns false: it does one
// stream's work. drv_offer() makes one of them call it soon. drv_has_workers() starts a thread if
// there is none; false if that fails.
void drv_offer(bool (*serve)(void));
bool drv_has_workers(bool (*serve)(void));

#endif
