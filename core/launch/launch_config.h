// The LaunchConfig type: immutable, with the driver's own structure made in advance.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_H
#define CUBIND_CORE_LAUNCH_CONFIG_H

#include "base/state.h"

// The launch attributes beyond the six fields that a LaunchConfig always has. (launch_attributes.c)
enum { CORE_EXTRAS = 12, CORE_FIELDS = 6, CORE_BASE_ATTRIBUTES = 3 };

typedef struct LaunchConfigObject {
    PyObject_HEAD core_state *st;
    _Atomic(uint64_t) checked; // bit d: device d can run it
    uint64_t threads;          // of a block
    bool is_cooperative, programmatic_stream_serialization, has_priority;
    CUlaunchConfig native;   // grid in blocks; hStream is 0, each launch copies it
    uint64_t blocks;         // of the grid (capped at UINT64_MAX)
    unsigned int grid[3];    // as given: clusters where there is a cluster
    unsigned int cluster[3]; // cluster[0] is 0 where there is none
    PyObject **extras;       // CORE_EXTRAS values, NULL: not set; NULL where none is
    PyObject *tuples[3];     // grid, cluster, block as they were first looked at; NULL before
    CUlaunchAttribute *more; // in place of `attributes` where there are extras
    CUlaunchAttribute attributes[CORE_BASE_ATTRIBUTES]; // only those in use are written
} LaunchConfigObject;

// Owned; a dict becomes one. TypeError for all else, a Kernel among it.
LaunchConfigObject *core_launch_config_take_slow(core_state *st, PyObject *o);

static inline LaunchConfigObject *
core_launch_config_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(Py_IS_TYPE(o, st->launch_config_type)))
        return (LaunchConfigObject *)Py_NewRef(o);
    return core_launch_config_take_slow(st, o);
}

// For kernel[grid, block, stream, shmem_size]: the fields by position, NULL for defaults. Owned.
PyObject *core_launch_config_new(core_state *st, PyObject *const *fields);

// (launch_dimensions.c) 1 to 3 dimensions into out[]. ValueError in terms of `LaunchConfig.<name>`.
int core_dimensions(const char *name, PyObject *o, unsigned int out[3]);

// ValueError "LaunchConfig.<name> value must be <limit> (got …)". Always -1.
int core_dimensions_refuse(const char *name, PyObject *o, const char *limit);

// A tuple of three ints. Owned.
PyObject *core_dimensions_tuple(const unsigned int dimensions[3]);

// --- launch_attributes.c -------------------------------------------------------------------------

// Checks a value, writes the attribute, and gives back the value to show. Owned; NULL with an
// exception.
PyObject *core_extra_take(core_state *st, int extra, PyObject *value, CUlaunchAttribute *out);

#endif
