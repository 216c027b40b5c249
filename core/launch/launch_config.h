// The LaunchConfig type. It holds the driver's structure, which is made in advance and made again
// by each write.
#ifndef CUBIND_CORE_LAUNCH_CONFIG_H
#define CUBIND_CORE_LAUNCH_CONFIG_H

#include "base/state.h"
#include "launch/launch_attributes.h"

// The fields that every LaunchConfig has. The optional ones follow them.
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

enum { CORE_BASE_ATTRIBUTES = 3 }; // the most native attributes that these fields need

// Attributes made by a write. If driver calls are reading them when the next write comes, they are
// retired, and the last of these calls frees them.
typedef struct core_attributes {
    int users; // driver calls that read them, counted with the GIL held
    bool is_retired;
    CUlaunchAttribute items[];
} core_attributes;

// A user of a configuration that needs its present contents, such as a BoundLauncher. Each write
// moves all links to a new object with the old contents.
typedef struct core_config_link {
    struct LaunchConfigObject *config; // owned
    struct core_config_link *next, **at;
} core_config_link;

typedef struct LaunchConfigObject {
    PyObject_HEAD core_state *st;
    // The contents, which a write swaps with those of another object:
    _Atomic(uint64_t) checked; // bit d: device d can run it
    uint64_t threads;          // per block
    bool is_special;           // a launch must do more than copy `native`
    bool is_cooperative, programmatic_stream_serialization, has_priority;
    CUlaunchConfig native;   // grid in blocks; hStream is 0: each launch sets it in a copy
    uint64_t blocks;         // in the grid (capped at UINT64_MAX)
    unsigned int grid[3];    // as given: in clusters if there is a cluster
    unsigned int cluster[3]; // cluster[0] is 0 if there is none
    PyObject **extras;       // CORE_EXTRAS values, each NULL if not set; NULL if none is set
    PyObject *tuples[3];     // grid, cluster, block, cached at the first access; NULL before
        // The object, which keeps these:
    bool is_tracked; // by the garbage collector
    core_config_link *links;
    PyObject *weakrefs;
    // The attributes since the last write. NULL: none, or those that the object was made with.
    core_attributes *block;
    // The attributes that the object was made with, as long as it lives: in `more` if it had
    // optional ones, else in `attributes`, of which only those in use are written.
    CUlaunchAttribute *more;
    CUlaunchAttribute attributes[CORE_BASE_ATTRIBUTES];
} LaunchConfigObject;

// Converts a dict to a LaunchConfig, and accepts a LaunchConfig. Returns a new reference, or NULL
// with TypeError for other objects.
LaunchConfigObject *core_launch_config_take_slow(core_state *st, PyObject *o);

static inline LaunchConfigObject *
core_launch_config_take(core_state *st, PyObject *o)
{
    if (CB_LIKELY(Py_IS_TYPE(o, st->launch_config_type)))
        return (LaunchConfigObject *)Py_NewRef(o);
    return core_launch_config_take_slow(st, o);
}

// Makes a LaunchConfig from all fields; NULL stands for a default. Returns a new reference.
PyObject *core_launch_config_make(core_state *st, PyObject *const *slots);

// Links to the present contents of a configuration. The link takes over the reference to it.
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

// core_attributes_use() and core_attributes_done() enclose driver calls that read the native
// structure. The caller must also keep the configuration alive.
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

// Makes the LaunchConfig of kernel[grid, block, stream, shmem_size] from the fields that every one
// has, by position; NULL stands for a default. Returns a new reference.
PyObject *core_launch_config_new(core_state *st, PyObject *const *fields);

#endif
