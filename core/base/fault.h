// Adds notes to the exceptions of failed driver calls: about a kernel's fault, about a refused
// capture, and with the lines that the driver has logged.
#ifndef CUBIND_CORE_FAULT_H
#define CUBIND_CORE_FAULT_H

#include "base/state.h"

// Returns whether a status means that a kernel failed. If so, the context is lost, and the call
// that returned the status may be unrelated to the failure.
bool core_is_fault(CUresult status);

// Adds notes to the pending exception of a driver call that failed with that status. Between the
// failed call and this one, the thread must make no other driver call that may log.
void core_note_failure(core_state *st, CUresult status, const char *function);

#endif
