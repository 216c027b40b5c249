// Declares the check at the beginning of every call.
#ifndef CUBIND_DRIVER_BASE_CALL_H
#define CUBIND_DRIVER_BASE_CALL_H

#include <stdbool.h>

#include "types.h"

// Every functional_ function begins with this, unless it only forwards to another one. So each call
// of a program counts once.
#define DRV_ENTER() DRV_TRY(drv_enter(__func__))
// Like DRV_ENTER(), for functions that need no current context. Host functions may call these, too.
#define DRV_ENTER_ANYWHERE() DRV_TRY(drv_enter_anywhere(__func__))

// Return success if a call may go on. Otherwise return the status that a test asked for, or the
// reason why the driver cannot be called now.
CUresult drv_enter(const char *entry);
CUresult drv_enter_anywhere(const char *entry);
// This thread runs a host function of the program, which must not call functions that need a
// context.
bool drv_on_callback_thread(void);
void drv_set_callback_thread(bool on);
const char *drv_entered(void); // name of the last functional_ function that this thread called
CUresult drv_fault(void);      // like drv_enter(), for the few functions that need no cuInit

#endif
