// The LaunchConfig type, with the driver's own structure made in advance, and anew by each write.
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

// Attributes that a write has made. The next one leaves them alone where the driver reads them at
// the moment; the last of these calls frees them then.
typedef struct core_attributes {
    int users; // counted with the GIL
    bool is_retired;
    CUlaunchAttribute items[];
} core_attributes;

// A user of a configuration that wants it as it is now. Each write gives those that there are what
// was there before, as an object of its own.
typedef struct core_config_link {
    struct LaunchConfigObject *config; // owned
    struct core_config_link *next, **at;
} core_config_link;

typedef struct LaunchConfigObject {
    PyObject_HEAD core_state *st;
    // The contents, which a write exchanges:
    _Atomic(uint64_t) checked; // bit d: device d can run it
    uint64_t threads;          // of a block
    bool is_special;           // a launch does more than to copy `native`
    bool is_cooperative, programmatic_stream_serialization, has_priority;
    CUlaunchConfig native;   // grid in blocks; hStream is 0, each launch copies it
    uint64_t blocks;         // of the grid (capped at UINT64_MAX)
    unsigned int grid[3];    // as given: clusters where there is a cluster
    unsigned int cluster[3]; // cluster[0] is 0 where there is none
    PyObject **extras;       // CORE_EXTRAS values, NULL: not set; NULL where none is
    PyObject *tuples[3];     // grid, cluster, block as they were first looked at; NULL before
        // The object:
    bool is_tracked; // by the garbage collector
    core_config_link *links;
    PyObject *weakrefs;
    core_attributes *block; // where the attributes are since a write; NULL: none, or made at first
    CUlaunchAttribute
        *more; // those made at first, where there were extras; for as long as it lives
    CUlaunchAttribute attributes[CORE_BASE_ATTRIBUTES]; // and others, only those in use written
} LaunchConfigObject;

// Owned; a dict becomes one. TypeError for all else.
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

// The link keeps the configuration, which is taken over, as it is now.
static inline void
core_launch_config_link(LaunchConfigObject *config, core_config_link *link)
{
    link->config = config;
    link->next = config->links;
    link->at = &config->links;
    if (link->next != NULL)
        link->next->at = &link->next;
    config->links = link;
}

static inline void
core_launch_config_unlink(core_config_link *link)
{
    *link->at = link->next;
    if (link->next != NULL)
        link->next->at = link->at;
    Py_DECREF(link->config);
}

// Around calls of the driver that read the native structure. The configuration is to be kept as
// well.
static inline core_attributes *
core_attributes_use(const LaunchConfigObject *config)
{
    if (config->block != NULL)
        config->block->users++;
    return config->block;
}

static inline void
core_attributes_done(core_attributes *block)
{
    if (block != NULL && --block->users == 0 && block->is_retired)
        PyMem_Free(block);
}

static inline void
core_attributes_retire(core_attributes *block)
{
    if (block->users > 0)
        block->is_retired = true;
    else
        PyMem_Free(block);
}

// For kernel[grid, block, stream, shmem_size]: the fields by position, NULL for defaults. Owned.
PyObject *core_launch_config_new(core_state *st, PyObject *const *fields);

#endif
