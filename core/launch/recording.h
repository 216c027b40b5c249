// Records the launches of a capture, so that the next capture of the same function need not make
// them again.
//
// The first capture makes each launch and remembers it: kernel, configuration and packed arguments.
// A later capture follows the recording: as long as each launch has the kernel and configuration of
// its predecessor, it is withheld. If all launches were withheld at the end, the caller gives the
// nodes of the executable graph the arguments that differ (graph/graph_function.c). As soon as
// anything else happens on the stream, the withheld launches are made (stream/withheld.h), and the
// rest of the capture is recorded like the first one. So the graph has the function's work in its
// order, and the function never runs twice.
//
// Another thread may launch on the same stream while a launch is being recorded. The recording is
// then lost: the launches of this capture are made, and the next capture is recorded anew.
#ifndef CUBIND_CORE_RECORDING_H
#define CUBIND_CORE_RECORDING_H

#include "launch/exec_kernel.h"
#include "launch/launch_config.h"
#include "stream/capture.h"
#include "stream/withheld.h"

// A launch. It owns the uses of its arguments until the caller commits it.
typedef struct core_recorded {
    core_withheld_launch launch; // the first member
    core_exec_kernel kernel;
    unsigned int own; // number of attributes of the LaunchConfig; the capture may have added one
    CUlaunchAttribute attributes[];
} core_recorded;

// All members are read and written with the GIL.
typedef struct core_recording {
    core_withheld withheld; // its `launches` are the first members of core_recorded structs
    size_t total, room;     // number of launches in the recording, and how many there is room for
    size_t used;            // number of launches of the present capture
    bool is_complete;       // the executable graph has exactly these launches, in this order
    bool follows;           // the present capture follows the recording so far
    bool is_busy;           // a call uses the list
    bool is_lost;
    bool is_whole; // at the end, all launches of the recording were withheld
} core_recording;

static inline core_recorded *
core_recording_at(const core_recording *r, size_t i)
{
    return (core_recorded *)r->withheld.launches[i];
}

// Attaches the recording to a capture that will begin. It must be detached by core_recording_end().
void core_recording_begin(core_recording *r, core_capture *capture);

typedef enum core_record {
    CORE_RECORD_FAILED = -1, // an exception is set
    CORE_RECORD_WITHHELD,    // nothing to do
    CORE_RECORD_LAUNCH,      // the caller must launch
    CORE_RECORD_NOT,         // not recorded: the graph must keep the arguments, too
} core_record;

// A launch with `count` packed arguments; values[i] is the address of number i.
typedef struct core_recordable {
    CUstream stream;
    const LaunchConfigObject *config;
    KernelObject *kernel;
    const core_plan *plan;
    void *const *values;
    PyObject *const *args;
} core_recordable;

// Records a launch on the capture's stream.
core_record core_recording_launch(core_recording *r, core_capture *capture,
                                  const core_recordable *launch);

// Detaches the recording from a capture that will end. The end drops the launches if all of them
// are withheld, or if `discards` is set: then the capture is discarded, and so are the arguments of
// its launches.
void core_recording_end(core_recording *r, core_capture *capture, bool discards);

// After the end: returns whether all launches were dropped, so that nothing was captured. Otherwise
// the recording has only the launches of this capture, and is not complete. `*status` is the status
// of those that were withheld and then made.
bool core_recording_is_same(core_recording *r, CUresult *status);

// Gives up the arguments of all launches that are not committed.
void core_recording_forgo(core_recording *r);

// Frees all launches.
void core_recording_clear(core_recording *r);

// Copies a configuration, with the attribute that the capture adds. `attributes` must have room for
// config->native.numAttrs + 1. Returns the number of attributes that the LaunchConfig has.
unsigned int core_captured_config(const LaunchConfigObject *config, const KernelObject *kernel,
                                  const core_capture *capture, CUlaunchConfig *out,
                                  CUlaunchAttribute *attributes);

#endif
