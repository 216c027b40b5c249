// The LaunchConfig type: immutable, with the driver's own structure made in advance.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_H
#define CUBIND_CORE_LAUNCH_CONFIG_H

#include "base/state.h"
#include "launch/launch_attributes.h"

// The fields that each LaunchConfig has, before the extra ones.
enum {
    CORE_CONFIG_GRID,
    CORE_CONFIG_CLUSTER,
    CORE_CONFIG_BLOCK,
    CORE_CONFIG_SHMEM_SIZE,
    CORE_CONFIG_IS_COOPERATIVE,
    CORE_CONFIG_SERIALIZATION,
    CORE_FIELDS
};

// Names of all fields, NULL-terminated.
extern const char *const core_launch_config_names[];

enum { CORE_BASE_ATTRIBUTES = 3 }; // native ones that the fields make

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

// By all fields, given or NULL. Owned.
PyObject *core_launch_config_make(core_state *st, PyObject *const *slots);

// For kernel[grid, block, stream, shmem_size]: the fields by position, NULL for defaults. Owned.
PyObject *core_launch_config_new(core_state *st, PyObject *const *fields);

#endif
