// Records the launches of a capture, and follows the recording in later captures.
#include "launch/recording.h"

#include "kernel/waits.h"

#include <string.h>

// --- launches ------------------------------------------------------------------------------------

static bool
has_attribute(const CUlaunchConfig *config, CUlaunchAttributeID id)
{
    for (unsigned int i = 0; i < config->numAttrs; i++)
        if (config->attrs[i].id == id)
            return true;
    return false;
}

unsigned int
core_captured_config(const LaunchConfigObject *config, const KernelObject *kernel,
                     const core_capture *capture, CUlaunchConfig *out,
                     CUlaunchAttribute *attributes)
{
    static const CUlaunchAttributeID id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
    unsigned int own = config->native.numAttrs;
    *out = config->native;
    if (own > 0)
        memcpy(attributes, config->native.attrs, own * sizeof *attributes);
    out->attrs = attributes;
    if (capture->programmatic && !has_attribute(&config->native, id) && core_kernel_waits(kernel)) {
        CUlaunchAttribute *added = &attributes[out->numAttrs++];
        memset(added, 0, sizeof *added);
        added->id = id;
        added->value.programmaticStreamSerializationAllowed = 1;
    }
    return own;
}

static void
free_recorded(core_recorded *l)
{
    core_exec_kernel_done(&l->kernel);
    PyMem_RawFree(l);
}

// Returns NULL with an exception.
static core_recorded *
new_recorded(const core_capture *capture, const core_recordable *launch)
{
    static const CUDA_KERNEL_NODE_PARAMS none;
    const LaunchConfigObject *config = launch->config;
    size_t room = (size_t)config->native.numAttrs + 1;
    core_recorded *l = PyMem_RawCalloc(1, sizeof *l + room * sizeof l->attributes[0]);
    if (l == NULL)
        return (void *)PyErr_NoMemory();
    l->own =
        core_captured_config(config, launch->kernel, capture, &l->launch.config, l->attributes);
    l->launch.config.hStream = launch->stream;
    l->launch.function = (CUfunction)launch->kernel->handle;
    if (core_exec_kernel_make(&l->kernel, launch->kernel, &none) < 0) {
        free_recorded(l);
        return NULL;
    }
    l->launch.params = l->kernel.params.kernelParams;
    return l;
}

static bool
is_equal(const core_recorded *l, const core_recordable *launch)
{
    const CUlaunchConfig *a = &l->launch.config, *b = &launch->config->native;
    bool same = l->kernel.kernel->handle == launch->kernel->handle &&
                l->kernel.plan == launch->plan && a->gridDimX == b->gridDimX &&
                a->gridDimY == b->gridDimY && a->gridDimZ == b->gridDimZ &&
                a->blockDimX == b->blockDimX && a->blockDimY == b->blockDimY &&
                a->blockDimZ == b->blockDimZ && a->sharedMemBytes == b->sharedMemBytes &&
                l->own == b->numAttrs;
    return same &&
           (l->own == 0 || memcmp(l->attributes, b->attrs, l->own * sizeof b->attrs[0]) == 0);
}

// --- the list ------------------------------------------------------------------------------------

static void
cut(core_recording *r, size_t total)
{
    while (r->total > total)
        free_recorded(core_recording_at(r, --r->total));
}

// Appends a launch, which it takes over. Returns 0, or -1 with MemoryError.
static int
append(core_recording *r, core_recorded *l)
{
    if (r->total == r->room) {
        size_t room = r->room * 2 + 16;
        void *launches = PyMem_RawRealloc(r->withheld.launches, room * sizeof(void *));
        if (launches == NULL) {
            free_recorded(l);
            PyErr_NoMemory();
            return -1;
        }
        r->withheld.launches = launches;
        r->room = room;
    }
    r->withheld.launches[r->total++] = &l->launch;
    r->used = r->total;
    return 0;
}

// --- captures ------------------------------------------------------------------------------------

void
core_recording_begin(core_recording *r, core_capture *capture)
{
    r->used = 0;
    r->is_lost = false;
    r->follows = r->is_complete;
    r->withheld.status = CUDA_SUCCESS;
    r->withheld.issued = false;
    if (r->follows)
        core_withheld_begin(capture->lock, &r->withheld);
    else
        cut(r, 0);
    capture->recording = r;
}

// Makes the withheld launches; the following ones will be recorded. Meanwhile other threads must
// not record launches, because that may move the list.
static void
stop_following(core_recording *r, core_capture *capture)
{
    r->follows = r->is_complete = false;
    r->is_busy = true;
    cut(r, r->used);
    core_withheld_issue(capture->lock, &r->withheld);
    r->is_busy = false;
}

// Stops to record. Other calls may be using the launches, so none is freed yet.
static void
lose(core_recording *r, core_capture *capture)
{
    r->is_lost = true;
    r->is_complete = false;
    capture->recording = NULL;
    core_withheld_issue(capture->lock, &r->withheld);
}

// Stores the arguments of a launch in its place in the list.
static int
fill(core_recording *r, core_recorded *l, const core_recordable *launch)
{
    r->is_busy = true; // examining an argument's type may run Python code
    int result = core_exec_kernel_copy(&l->kernel, launch->values, launch->args);
    r->is_busy = false;
    return result;
}

static core_record
launch_following(core_recording *r, core_capture *capture, const core_recordable *launch,
                 const core_withheld_launch **out)
{
    core_recorded *l = core_recording_at(r, r->used);
    if (l->kernel.kernel != launch->kernel)
        Py_SETREF(l->kernel.kernel, (KernelObject *)Py_NewRef(launch->kernel));
    if (fill(r, l, launch) < 0)
        return CORE_RECORD_FAILED;
    r->used++;
    if (!r->is_lost && core_withheld_next(capture->lock, &r->withheld))
        return CORE_RECORD_WITHHELD;
    *out = &l->launch;
    return CORE_RECORD_LAUNCH;
}

static core_record
launch_anew(core_recording *r, const core_capture *capture, const core_recordable *launch,
            const core_withheld_launch **out)
{
    core_recorded *l = new_recorded(capture, launch);
    if (l == NULL)
        return CORE_RECORD_FAILED;
    if (fill(r, l, launch) < 0) {
        free_recorded(l);
        return CORE_RECORD_FAILED;
    }
    *out = &l->launch;
    return append(r, l) == 0 ? CORE_RECORD_LAUNCH : CORE_RECORD_FAILED;
}

static bool
is_next(const core_recording *r, const core_recordable *launch)
{
    return r->used < r->total && !r->withheld.issued &&
           is_equal(core_recording_at(r, r->used), launch);
}

core_record
core_recording_launch(core_recording *r, core_capture *capture, const core_recordable *launch,
                      const core_withheld_launch **out)
{
    if (r->is_busy || !launch->plan->checked) {
        lose(r, capture);
        return CORE_RECORD_NOT;
    }
    if (r->follows && is_next(r, launch))
        return launch_following(r, capture, launch, out);
    if (r->follows)
        stop_following(r, capture);
    return r->is_lost ? CORE_RECORD_NOT : launch_anew(r, capture, launch, out);
}

bool
core_recording_end(core_recording *r, core_capture *capture, CUresult *status)
{
    bool is_whole = r->follows && !r->is_lost && r->used == r->total;
    capture->recording = NULL;
    *status = CUDA_SUCCESS;
    if (is_whole && core_withheld_drop(capture->lock, &r->withheld))
        return true;
    if (r->follows)
        core_withheld_issue(capture->lock, &r->withheld);
    *status = r->withheld.status;
    r->is_complete = r->follows = false;
    cut(r, r->used);
    return false;
}

void
core_recording_forgo(core_recording *r)
{
    for (size_t i = 0; i < r->total; i++)
        core_exec_kernel_forgo(&core_recording_at(r, i)->kernel);
}

void
core_recording_discard(core_recording *r, core_capture *capture)
{
    capture->recording = NULL;
    bool was_followed = r->follows && !r->is_lost;
    if (!core_withheld_drop(capture->lock, &r->withheld) || !was_followed)
        r->is_complete = false;
    r->follows = false;
    core_recording_forgo(r);
}

void
core_recording_clear(core_recording *r)
{
    cut(r, 0);
    PyMem_RawFree(r->withheld.launches);
    r->withheld.launches = NULL;
    r->room = 0;
}
