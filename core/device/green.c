// Makes and destroys green contexts, and keeps a list of them, so that a context that is found
// again (through a stream, or because it is current) has the same ref.
#include "device/green.h"

#include "base/errors.h"
#include "base/steps.h"

// A green context of ours. The ref's handle is the CUcontext.
typedef struct green {
    struct green *next;
    core_state *st;
    int process;
    CUgreenCtx green;
    CUcontext context;
    core_ref *ref; // NULL while it is being made
} green;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static green *greens;

// Takes an entry out of the list; NULL if there is none.
static green *
unlink_green(const void *context)
{
    green **link = &greens, *found;
    pthread_mutex_lock(&mutex);
    while (*link != NULL && ((*link)->context != context || (*link)->process != core_process_now()))
        link = &(*link)->next;
    found = *link;
    if (found != NULL)
        *link = found->next;
    pthread_mutex_unlock(&mutex);
    return found;
}

static CUresult
destroy_green(void *handle, int Py_UNUSED(device), const char **function)
{
    *function = "cuGreenCtxDestroy";
    green *found = unlink_green(handle);
    if (found == NULL)
        return CUDA_ERROR_INVALID_CONTEXT;
    CUresult status = core_driver->cuGreenCtxDestroy(found->green);
    PyMem_RawFree(found);
    return status;
}

// Makes the green context and finds its CUcontext. Stores the name of the function that failed.
static CUresult
create(green *made, int device, CUdevResource *resources, unsigned int count, const char **function)
{
    CUdevResourceDesc description;
    *function = "cuDevResourceGenerateDesc";
    CUresult status = core_driver->cuDevResourceGenerateDesc(&description, resources, count);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuGreenCtxCreate";
    status = core_driver->cuGreenCtxCreate(&made->green, description, device,
                                           CU_GREEN_CTX_DEFAULT_STREAM);
    if (status != CUDA_SUCCESS)
        return status;
    *function = "cuCtxFromGreenCtx";
    status = core_driver->cuCtxFromGreenCtx(&made->context, made->green);
    if (status != CUDA_SUCCESS)
        (void)core_driver->cuGreenCtxDestroy(made->green);
    return status;
}

core_ref *
core_green_new(core_state *st, int device, CUdevResource *resources, unsigned int count)
{
    const char *function;
    CUresult status;
    green *made = PyMem_RawCalloc(1, sizeof *made);
    if (made == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    made->st = st;
    made->process = core_process_now();
    Py_BEGIN_ALLOW_THREADS
    status = create(made, device, resources, count, &function);
    Py_END_ALLOW_THREADS
    if (core_check(st, status, function) < 0) {
        PyMem_RawFree(made);
        return NULL;
    }
    CUcontext context = made->context;
    pthread_mutex_lock(&mutex);
    made->next = greens;
    greens = made;
    pthread_mutex_unlock(&mutex);
    core_ref *ref = core_ref_new(st, context, destroy_green, device, NULL, NULL);
    if (ref != NULL)
        made->ref = ref;
    return ref;
}

// Returns the entry of a context of this process. The caller holds the mutex.
static const green *
find(const core_state *st, CUcontext context)
{
    const green *g = greens;
    while (g != NULL && (g->context != context || g->st != st || g->process != core_process_now()))
        g = g->next;
    return g;
}

bool
core_is_green(const core_ref *context)
{
    return context->destroy == destroy_green;
}

CUgreenCtx
core_green_handle(const core_ref *context)
{
    if (!core_is_green(context))
        return NULL;
    pthread_mutex_lock(&mutex);
    const green *g = find(context->st, context->handle);
    CUgreenCtx handle = g != NULL ? g->green : NULL;
    pthread_mutex_unlock(&mutex);
    return handle;
}

// A ref whose last reference has been dropped is in the list until its handle is being destroyed.
core_ref *
core_green_find(core_state *st, CUcontext context)
{
    pthread_mutex_lock(&mutex);
    const green *g = find(st, context);
    bool ends = g != NULL && core_must_leak(g->process); // the ref may be gone already
    core_ref *ref = NULL;
    if (g != NULL && !ends && g->ref != NULL && g->ref->count > 0)
        ref = core_ref_take(g->ref);
    pthread_mutex_unlock(&mutex);
    return ref;
}

// Forgets the entries of an interpreter that has ended, whose memory this one may have got.
int
core_green_init(core_state *st, PyObject *Py_UNUSED(module))
{
    pthread_mutex_lock(&mutex);
    for (green *g = greens; g != NULL; g = g->next)
        if (g->st == st)
            g->st = NULL;
    pthread_mutex_unlock(&mutex);
    return 0;
}
