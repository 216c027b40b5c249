// Notes on exceptions: about a kernel's fault, and with the lines that the driver has logged.
#ifndef CUBIND_CORE_FAULT_H
#define CUBIND_CORE_FAULT_H

#include "base/state.h"

// Returns whether a status says that a kernel failed. Then the context is lost, and the call that
// returns the status may have nothing to do with the failure.
bool core_is_fault(CUresult status);

// Adds notes to the pending exception of a driver call that failed with that status. Between that
// call and the exception nothing else may make the driver log.
void core_note_failure(core_state *st, CUresult status, const char *function);

#endif
