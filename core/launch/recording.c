// Records the launches of a capture, and follows the recording in later captures.
#include "launch/recording.h"

#include "kernel/waits.h"
#include "launch/arguments_pack.h"

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
    r->is_lost = r->is_whole = false;
    r->follows = r->is_complete;
    r->withheld.status = CUDA_SUCCESS;
    r->withheld.issued = false;
    if (!r->follows)
        cut(r, 0);
    capture->withheld = r->follows ? &r->withheld : NULL;
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

static core_record
launch_following(core_recording *r, core_capture *capture, const core_recordable *launch,
                 const core_use *items)
{
    core_recorded *l = core_recording_at(r, r->used++);
    core_exec_kernel_copy(&l->kernel, launch->values, items);
    bool is_withheld = core_withheld_next(capture->lock, &r->withheld);
    if (l->kernel.kernel != launch->kernel)
        Py_SETREF(l->kernel.kernel, (KernelObject *)Py_NewRef(launch->kernel));
    return is_withheld ? CORE_RECORD_WITHHELD : CORE_RECORD_LAUNCH;
}

static core_record
launch_anew(core_recording *r, const core_capture *capture, const core_recordable *launch,
            const core_use *items)
{
    core_recorded *l = new_recorded(capture, launch);
    if (l == NULL) {
        core_uses_drop_all(items, core_plan_arguments(launch->plan));
        return CORE_RECORD_FAILED;
    }
    core_exec_kernel_copy(&l->kernel, launch->values, items);
    return append(r, l) == 0 ? CORE_RECORD_LAUNCH : CORE_RECORD_FAILED;
}

static bool
is_next(const core_recording *r, const core_recordable *launch)
{
    return r->used < r->total && !r->withheld.issued &&
           is_equal(core_recording_at(r, r->used), launch);
}

// Takes what the arguments need first, because that may run Python code. Whenever the GIL was
// released, the capture may have ended, or another thread may have made the recording lost. Both
// detach the recording from the capture.
core_record
core_recording_launch(core_recording *r, core_capture *capture, const core_recordable *launch)
{
    const core_plan *plan = launch->plan;
    const int count = core_plan_arguments(plan);
    core_use items[CORE_PACK_PARAMS];
    bool fits = plan->checked && plan->count <= CORE_PACK_PARAMS && count <= CORE_PACK_PARAMS;
    if (fits && core_uses_take(launch->kernel->st, launch->args, count, items) < 0)
        return CORE_RECORD_FAILED;
    if (capture->recording == r && (r->is_busy || !fits))
        lose(r, capture);
    if (capture->recording == r && r->follows) {
        if (is_next(r, launch))
            return launch_following(r, capture, launch, items);
        stop_following(r, capture);
    }
    if (capture->recording == r)
        return launch_anew(r, capture, launch, items);
    if (fits)
        core_uses_drop_all(items, count);
    return CORE_RECORD_NOT;
}

void
core_recording_end(core_recording *r, core_capture *capture, bool discards)
{
    bool follows = r->follows && !r->is_lost;
    r->is_whole = follows && !discards && r->used == r->total;
    capture->recording = NULL;
    capture->drops_withheld = capture->withheld != NULL && (r->is_whole || discards);
    if (discards) {
        r->is_complete = follows;
        core_recording_forgo(r);
    }
    r->follows = false;
}

bool
core_recording_is_same(core_recording *r, CUresult *status)
{
    *status = r->withheld.status;
    if (r->is_whole && !r->withheld.issued)
        return true;
    r->is_complete = false;
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
core_recording_clear(core_recording *r)
{
    cut(r, 0);
    PyMem_RawFree(r->withheld.launches);
    r->withheld.launches = NULL;
    r->room = 0;
}
