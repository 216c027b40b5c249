// Notes that exceptions get: about a kernel's fault, and with the lines that the driver has logged.
#ifndef CUBIND_CORE_FAULT_H
#define CUBIND_CORE_FAULT_H

#include "base/state.h"

// Whether a status says that a kernel failed: then the context is lost, and the call that returns
// it may have nothing to do with that.
bool core_is_fault(CUresult status);

// The pending exception, of a driver call that failed with that status, gets notes. To be called
// with nothing else between the call and the exception that makes the driver log.
void core_note_failure(core_state *st, CUresult status, const char *function);

#endif
