// Withholds the launches of a capture, which may not be needed (launch/recording.h).
//
// Any other call that uses the captured stream issues them first (guard.c), so that the capture has
// everything in its order. The caller of such a call may be another thread, without the GIL.
#ifndef CUBIND_CORE_WITHHELD_H
#define CUBIND_CORE_WITHHELD_H

#include "stream/guard.h"

#include <stdbool.h>

typedef struct core_withheld_launch {
    CUlaunchConfig config;
    CUfunction function;
    void **params;
} core_withheld_launch;

// The lock of the capture guards the members.
typedef struct core_withheld {
    core_withheld_launch **launches;
    size_t count; // of those that are withheld
    bool issued;
    CUresult status; // of the first launch that failed when they were issued
} core_withheld;

// Begins to withhold launches; none is withheld yet.
void core_withheld_begin(core_lock *lock, core_withheld *withheld);

// Withholds the next launch as well. Returns false if they were issued meanwhile.
bool core_withheld_next(core_lock *lock, core_withheld *withheld);

// Issues what is withheld, if it was not issued yet. Needs the GIL, and releases it.
void core_withheld_issue(core_lock *lock, core_withheld *withheld);

// Ends the withholding. Returns whether nothing was issued; then the launches are dropped.
bool core_withheld_drop(core_lock *lock, core_withheld *withheld);

// Issues what the holder of a lock withholds. The caller has locked it.
void core_withheld_issue_locked(core_lock *lock);

#endif
