// Declares the LaunchConfig type. It holds the driver's struct CUlaunchConfig, which is filled in
// advance, and again by each write to a field.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_H
#define CUBIND_CORE_LAUNCH_CONFIG_H

#include "base/state.h"
#include "launch/launch_attributes.h"

// The fields that every LaunchConfig has. The numbers of the optional fields follow.
enum {
    CORE_CONFIG_GRID,
    CORE_CONFIG_CLUSTER,
    CORE_CONFIG_BLOCK,
    CORE_CONFIG_SHMEM_SIZE,
    CORE_CONFIG_IS_COOPERATIVE,
    CORE_CONFIG_SERIALIZATION,
    CORE_FIELDS
};

// The names of all fields, NULL-terminated.
extern const char *const core_launch_config_names[];

// Attributes made by a write. If driver calls still read them at the next write, they are retired,
// and the last of these calls frees them.
typedef struct core_attributes {
    int users; // driver calls that read them, counted with the GIL held
    bool is_retired;
    CUlaunchAttribute items[];
} core_attributes;

// Belongs to an object that needs the present contents of a configuration even after a write, such
// as a BoundLauncher. Each write moves all links to a new object that has the old contents.
typedef struct core_config_link {
    struct LaunchConfigObject *config; // owned
    struct core_config_link *next, **at;
} core_config_link;

typedef struct LaunchConfigObject {
    PyObject_VAR_HEAD core_state *st; // ob_size: how many `attributes` there is room for
    // The contents. A write swaps them with those of another object.
    _Atomic(uint64_t) checked; // bit d: device d can run it
    uint64_t threads;          // per block
    bool is_special;           // a launch must do more than copy `native`
    bool is_cooperative, programmatic_stream_serialization, has_priority;
    CUlaunchConfig native;   // grid in blocks; hStream is 0: each launch sets it in a copy
    uint64_t blocks;         // in the grid (capped at UINT64_MAX)
    unsigned int grid[3];    // as passed: in clusters if there is a cluster
    unsigned int cluster[3]; // cluster[0] is 0 if there is none
    PyObject **extras;       // CORE_EXTRAS values or NULLs; NULL if no value is set
    PyObject *tuples[3];     // grid, cluster, block; NULL until the first access
        // These members stay with the object.
    bool is_tracked; // by the garbage collector
    core_config_link *links;
    PyObject *weakrefs;
    // The attributes of the last write. NULL: none, or those with which the object was made.
    core_attributes *block;
    // The attributes with which the object was made; they stay valid as long as it lives. There is
    // room for those that its fields may need, so a plain configuration has none.
    CUlaunchAttribute attributes[];
} LaunchConfigObject;

// Takes a LaunchConfig, or converts a dict to one. Returns a new reference, or NULL with TypeError
// for other objects.
LaunchConfigObject *core_launch_config_take_slow(core_state *st, PyObject *o);

static inline LaunchConfigObject *
core_launch_config_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(Py_IS_TYPE(o, st->launch_config_type)))
        return (LaunchConfigObject *)Py_NewRef(o);
    return core_launch_config_take_slow(st, o);
}

// Makes a LaunchConfig from its first `count` fields: the CORE_FIELDS that every LaunchConfig has,
// or all. NULL stands for a default. Returns a new reference.
PyObject *core_launch_config_make(core_state *st, PyObject *const *slots, int count);

// Links to the present contents of a configuration. The link takes over the caller's reference to
// the configuration.
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

// Call core_attributes_use() before and core_attributes_done() after a driver call that reads
// `native`. The caller must also keep the configuration alive.
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

#endif
