// Declares how interrupts (SIGINT) end waits and kernels.
#ifndef CUBIND_DRIVER_BASE_INTERRUPT_H
#define CUBIND_DRIVER_BASE_INTERRUPT_H

#include <stdatomic.h>
#include <stdbool.h>

// Enclose a wait by the program, during which interrupts are handled (interrupt.c). Such waits may
// nest.
void drv_wait_begin(void);
void drv_wait_end(void);
bool drv_wait_is_watched(void); // this thread is in such a wait, and interrupts are handled
// Handles interrupts that have arrived. A thread calls it while it waits, or while it runs a kernel
// that it waits for. It must not hold the driver's lock.
void drv_wait_look(void);

// Enclose the run of a kernel that an interrupt may end (interrupt.c). The flag that is returned
// becomes nonzero when the kernel must end.
const atomic_int *drv_interruptible_begin(void);
void drv_interruptible_end(void);

#endif
