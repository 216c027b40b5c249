// Creates and destroys communicators, checks the arguments of operations, and defines NCCL's entry
// points.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cubind_size.h"
#include "nccl.h"

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static ncclComm_t all_comms;
static _Thread_local char last_error[256];

// --- errors --------------------------------------------------------------------------------------

// Stores an error that belongs to no communicator as the thread's last error, and returns it.
static ncclResult_t __attribute__((format(printf, 2, 3)))
refuse(ncclResult_t status, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(last_error, sizeof last_error, format, values);
    va_end(values);
    return nc_group_failed(status);
}

static void
ring_all(const ncclComm_t comm)
{
    for (int r = 0; r < comm->ranks; r++)
        nc_ring(&comm->shared->places[r]);
}

ncclResult_t
nc_fail(ncclComm_t comm, ncclResult_t status, const char *format, ...)
{
    char text[200];
    int none = 0;
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    if (!atomic_compare_exchange_strong(&comm->error, &none, (int)status))
        return (ncclResult_t)none;
    snprintf(comm->says, sizeof comm->says, "rank %d of %d: %s", comm->rank, comm->ranks, text);
    if (!atomic_load(&comm->aborted))
        fprintf(stderr, "cubind simulated NCCL: %s\n", comm->says);
    atomic_store(&comm->shared->failed, 1);
    ring_all(comm);
    return status;
}

static bool
exists(ncclComm_t comm)
{
    pthread_mutex_lock(&list_lock);
    ncclComm_t c = all_comms;
    while (c != NULL && c != comm)
        c = c->next;
    pthread_mutex_unlock(&list_lock);
    return c != NULL;
}

static bool
is_own(const ncclComm_t comm)
{
    return comm->process == getpid();
}

static ncclResult_t
check_use(ncclComm_t comm)
{
    if (!exists(comm))
        return refuse(ncclInvalidArgument, "this is not a communicator, or it was destroyed");
    if (!is_own(comm))
        return refuse(ncclInvalidUsage,
                      "the communicator belongs to process %d, of which this process is a fork",
                      (int)comm->process);
    return ncclSuccess;
}

ncclResult_t
nc_check(ncclComm_t comm)
{
    NC_TRY(check_use(comm));
    int error = atomic_load(&comm->error);
    return error == 0 ? ncclSuccess : nc_group_failed((ncclResult_t)error);
}

// --- making --------------------------------------------------------------------------------------

static double
timeout_setting(void)
{
    const char *text = getenv("CUBIND_NCCL_TIMEOUT");
    double seconds = text != NULL ? strtod(text, NULL) : 0;
    return seconds > 0 ? seconds : 60;
}

static void
give_back(ncclComm_t comm)
{
    if (comm->shared != NULL)
        nc_shared_close(comm->shared, comm->ranks);
    if (comm->is_retained)
        nc_driver_get()->primary_release(comm->device);
    pthread_mutex_destroy(&comm->queueing);
    pthread_mutex_destroy(&comm->lock);
    pthread_cond_destroy(&comm->ended);
    free(comm);
}

static ncclResult_t
take_place(ncclComm_t comm)
{
    int32_t ranks = 0, nobody = 0;
    nc_shared *s = comm->shared;
    if (!atomic_compare_exchange_strong(&s->ranks, &ranks, comm->ranks) && ranks != comm->ranks)
        return refuse(ncclInvalidArgument, "rank %d joins with %d ranks, but another rank with %d",
                      comm->rank, comm->ranks, (int)ranks);
    if (!atomic_compare_exchange_strong(&s->places[comm->rank].process, &nobody, (int)getpid()))
        return refuse(ncclInvalidUsage, "rank %d has joined already, from process %d", comm->rank,
                      (int)nobody);
    atomic_fetch_add(&s->come, 1);
    ring_all(comm);
    return ncclSuccess;
}

static ncclResult_t
open_comm(ncclComm_t comm)
{
    const nc_driver *driver = nc_driver_get();
    if (driver == NULL)
        return refuse(ncclUnhandledCudaError, "no simulated device");
    if (driver->ctx_get_current(&comm->context) != 0 || comm->context == NULL ||
        driver->ctx_get_device(&comm->device) != 0)
        return refuse(ncclUnhandledCudaError, "no context is current");
    comm->shared = nc_shared_open(&comm->id, comm->ranks);
    if (comm->shared == NULL)
        return refuse(ncclSystemError,
                      "the identifier is invalid, or its process has ended or is on another host");
    return take_place(comm);
}

ncclResult_t
nc_join(ncclComm_t *out, const ncclUniqueId *id, int ranks, int rank)
{
    if (out == NULL || ranks < 1 || ranks > NC_MOST_RANKS || rank < 0 || rank >= ranks)
        return refuse(ncclInvalidArgument,
                      "rank %d of %d: the number of ranks must be 1 to %d, and the rank below it",
                      rank, ranks, NC_MOST_RANKS);
    ncclComm_t comm = calloc(1, sizeof *comm);
    if (comm == NULL)
        return refuse(ncclSystemError, "out of host memory");
    *comm = (struct ncclComm){.id = *id, .rank = rank, .ranks = ranks, .process = getpid()};
    comm->timeout = timeout_setting();
    pthread_mutex_init(&comm->queueing, NULL);
    pthread_mutex_init(&comm->lock, NULL);
    pthread_cond_init(&comm->ended, NULL);
    ncclResult_t status = open_comm(comm);
    if (status != ncclSuccess) {
        give_back(comm);
        return status;
    }
    pthread_mutex_lock(&list_lock);
    comm->next = all_comms;
    all_comms = comm;
    pthread_mutex_unlock(&list_lock);
    *out = comm;
    return ncclSuccess;
}

static int
first_missing(const ncclComm_t comm)
{
    int r = 0;
    while (r < comm->ranks - 1 && atomic_load(&comm->shared->places[r].process) != 0)
        r++;
    return r;
}

static int
first_gone(const ncclComm_t comm)
{
    for (int r = 0; r < comm->ranks; r++)
        if (nc_is_gone(&comm->shared->places[r]))
            return r;
    return -1;
}

ncclResult_t
nc_come(ncclComm_t comm)
{
    nc_place *own = &comm->shared->places[comm->rank];
    double since = nc_now();
    for (;;) {
        uint32_t seen = atomic_load(&own->bell);
        int gone = first_gone(comm), failed = atomic_load(&comm->shared->failed);
        if (atomic_load(&comm->shared->come) == comm->ranks)
            break; // whatever those ranks have done since
        if (failed)
            return nc_fail(comm, ncclRemoteError, "another rank has given up");
        if (gone >= 0)
            return nc_fail(comm, ncclRemoteError, "rank %d ended before all ranks joined", gone);
        if (nc_now() - since > comm->timeout)
            return nc_fail(comm, ncclRemoteError,
                           "of %d ranks only %d joined within %g seconds; rank %d is missing",
                           comm->ranks, (int)atomic_load(&comm->shared->come), comm->timeout,
                           first_missing(comm));
        nc_wait_for_bell(own, seen);
    }
    return ncclSuccess;
}

static void
forget(ncclComm_t comm)
{
    pthread_mutex_lock(&list_lock);
    for (ncclComm_t *link = &all_comms; *link != NULL; link = &(*link)->next)
        if (*link == comm) {
            *link = comm->next;
            break;
        }
    pthread_mutex_unlock(&list_lock);
}

static void
wait_for_operations(ncclComm_t comm)
{
    pthread_mutex_lock(&comm->lock);
    while (comm->done != comm->issued)
        pthread_cond_wait(&comm->ended, &comm->lock);
    pthread_mutex_unlock(&comm->lock);
}

static ncclResult_t
end_comm(ncclComm_t comm)
{
    forget(comm);
    // A forked child frees nothing: everything else, even the locks, belongs to the parent process.
    if (!is_own(comm))
        return ncclSuccess;
    wait_for_operations(comm);
    atomic_store(&comm->shared->places[comm->rank].left, 1);
    ring_all(comm);
    nc_shared_leave(comm->shared, comm->ranks);
    int error = atomic_load(&comm->error);
    give_back(comm);
    return (ncclResult_t)error;
}

// --- entry points --------------------------------------------------------------------------------

#define ENTRY(name) \
    fn_##name functional_##name; \
    ncclResult_t functional_##name

ENTRY(ncclGetVersion)(int *version)
{
    if (version == NULL)
        return ncclInvalidArgument;
    *version = NCCL_VERSION_CODE;
    return ncclSuccess;
}

ENTRY(ncclGetUniqueId)(ncclUniqueId *id)
{
    if (id == NULL)
        return ncclInvalidArgument;
    return nc_shared_new(id) ? ncclSuccess : refuse(ncclSystemError, "cannot create shared memory");
}

ENTRY(ncclCommInitRank)(ncclComm_t *comm, int ranks, ncclUniqueId id, int rank)
{
    NC_TRY(nc_join(comm, &id, ranks, rank));
    ncclComm_t made = *comm;
    ncclResult_t status = nc_in_group() ? nc_come_with_group(made) : nc_come(made);
    if (status != ncclSuccess) {
        refuse(status, "%s", made->says);
        end_comm(made);
        *comm = NULL;
    }
    return status;
}

ENTRY(ncclCommInitRankConfig)
(ncclComm_t *comm, int ranks, ncclUniqueId id, int rank, ncclConfig_t *config)
{
    if (config != NULL && config->blocking == 0)
        return refuse(ncclInvalidUsage, "non-blocking communicators are not supported");
    return functional_ncclCommInitRank(comm, ranks, id, rank);
}

// Makes a communicator for a device of this process, in its primary context.
static ncclResult_t
join_on(ncclComm_t *comm, const ncclUniqueId *id, int ranks, int rank, int device)
{
    const nc_driver *driver = nc_driver_get();
    void *context;
    if (driver == NULL || driver->primary_retain(&context, device) != 0)
        return refuse(ncclUnhandledCudaError, "no device %d", device);
    ncclResult_t status = ncclUnhandledCudaError;
    if (driver->ctx_push(context) == 0) {
        status = nc_join(comm, id, ranks, rank);
        driver->ctx_pop(&context);
    }
    if (status == ncclSuccess)
        (*comm)->is_retained = true;
    else
        driver->primary_release(device);
    return status;
}

ENTRY(ncclCommInitAll)(ncclComm_t *comms, int count, const int *devices)
{
    ncclUniqueId id;
    int made = 0;
    if (comms == NULL || count < 1 || count > NC_MOST_RANKS)
        return refuse(ncclInvalidArgument, "%d devices: the number must be 1 to %d", count,
                      NC_MOST_RANKS);
    NC_TRY(functional_ncclGetUniqueId(&id));
    ncclResult_t status = ncclSuccess;
    while (made < count && status == ncclSuccess) {
        status = join_on(&comms[made], &id, count, made, devices != NULL ? devices[made] : made);
        made += status == ncclSuccess;
    }
    if (status == ncclSuccess)
        return nc_come(comms[0]);
    while (made-- > 0)
        end_comm(comms[made]);
    return status;
}

ENTRY(ncclCommFinalize)(ncclComm_t comm)
{
    NC_TRY(nc_check(comm));
    wait_for_operations(comm);
    return (ncclResult_t)atomic_load(&comm->error);
}

ENTRY(ncclCommDestroy)(ncclComm_t comm)
{
    if (!exists(comm))
        return comm == NULL ? ncclSuccess : nc_check(comm);
    end_comm(comm);
    return ncclSuccess;
}

ENTRY(ncclCommAbort)(ncclComm_t comm)
{
    if (!exists(comm))
        return comm == NULL ? ncclSuccess : nc_check(comm);
    if (is_own(comm)) {
        atomic_store(&comm->aborted, true);
        nc_fail(comm, ncclInvalidUsage, "the communicator was aborted");
    }
    end_comm(comm);
    return ncclSuccess;
}

ENTRY(ncclCommGetAsyncError)(ncclComm_t comm, ncclResult_t *error)
{
    if (error == NULL)
        return refuse(ncclInvalidArgument, "the pointer for the error is NULL");
    NC_TRY(check_use(comm));
    *error = (ncclResult_t)atomic_load(&comm->error);
    return ncclSuccess;
}

static ncclResult_t
tell(ncclComm_t comm, int *out, size_t at)
{
    if (out == NULL)
        return refuse(ncclInvalidArgument, "the pointer for the answer is NULL");
    NC_TRY(check_use(comm));
    *out = *(const int *)((const char *)comm + at);
    return ncclSuccess;
}

ENTRY(ncclCommCount)(const ncclComm_t comm, int *count)
{
    return tell(comm, count, offsetof(struct ncclComm, ranks));
}

ENTRY(ncclCommCuDevice)(const ncclComm_t comm, int *device)
{
    return tell(comm, device, offsetof(struct ncclComm, device));
}

ENTRY(ncclCommUserRank)(const ncclComm_t comm, int *rank)
{
    return tell(comm, rank, offsetof(struct ncclComm, rank));
}

fn_ncclGetErrorString functional_ncclGetErrorString;
const char *
functional_ncclGetErrorString(ncclResult_t result)
{
    static const char *const texts[] = {
        [ncclSuccess] = "no error",
        [ncclUnhandledCudaError] = "a CUDA call failed",
        [ncclSystemError] = "a system call failed",
        [ncclInternalError] = "internal error",
        [ncclInvalidArgument] = "invalid argument",
        [ncclInvalidUsage] = "invalid usage",
        [ncclRemoteError] = "a rank ended, gave up or did not answer",
        [ncclInProgress] = "in progress",
        [ncclTimeout] = "timeout",
    };
    bool known = (size_t)result < sizeof texts / sizeof *texts;
    return known ? texts[result] : "unknown result code";
}

fn_ncclGetLastError functional_ncclGetLastError;
const char *
functional_ncclGetLastError(ncclComm_t comm)
{
    return comm != NULL && exists(comm) && comm->says[0] != '\0' ? comm->says : last_error;
}

ENTRY(ncclMemAlloc)(void **memory, size_t size)
{
    uint64_t address;
    const nc_driver *driver = nc_driver_get();
    if (memory == NULL || driver == NULL || driver->allocate(&address, size) != 0)
        return refuse(ncclUnhandledCudaError, "cuMemAlloc of %zu bytes failed", size);
    *memory = (void *)(uintptr_t)address;
    return ncclSuccess;
}

ENTRY(ncclMemFree)(void *memory)
{
    const nc_driver *driver = nc_driver_get();
    bool done = driver != NULL && driver->release((uintptr_t)memory) == 0;
    return done ? ncclSuccess : refuse(ncclUnhandledCudaError, "cuMemFree failed");
}

// --- operations ----------------------------------------------------------------------------------

// Computes the numbers of items that a rank sends and receives.
static void
sizes_of(const nc_operation *o, size_t *gives, size_t *gets)
{
    size_t ranks = (size_t)o->comm->ranks;
    bool is_root = o->comm->rank == o->peer;
    *gives = *gets = o->count;
    switch (o->function) {
    case NC_SEND:
        *gets = 0;
        break;
    case NC_RECV:
        *gives = 0;
        break;
    case NC_BROADCAST:
        *gives *= is_root;
        break;
    case NC_REDUCE:
        *gets *= is_root;
        break;
    case NC_ALL_GATHER:
        *gets *= ranks;
        break;
    case NC_REDUCE_SCATTER:
        *gives *= ranks;
        break;
    case NC_GATHER:
        *gets *= is_root ? ranks : 0;
        break;
    case NC_SCATTER:
        *gives *= is_root ? ranks : 0;
        break;
    case NC_ALL_TO_ALL:
        *gives *= ranks;
        *gets *= ranks;
        break;
    default:
        break;
    }
}

static ncclResult_t
check_memory(const nc_operation *o)
{
    size_t gives, gets, item = nc_size_of(o->type);
    uint64_t most; // number of bytes of all ranks together
    if (!size_multiply(o->count, item * (size_t)o->comm->ranks, &most))
        return refuse(ncclInvalidArgument,
                      "%s: %zu items of %zu bytes for %d ranks exceed the address space",
                      nc_names[o->function], o->count, item, o->comm->ranks);
    sizes_of(o, &gives, &gets);
    if (!nc_is_memory(o->from, gives * item))
        return refuse(ncclInvalidArgument, "%s: sendbuff is not device memory of %zu bytes",
                      nc_names[o->function], gives * item);
    if (!nc_is_target(o->to, gets * item))
        return refuse(ncclInvalidArgument, "%s: recvbuff is not device memory of %zu bytes",
                      nc_names[o->function], gets * item);
    return ncclSuccess;
}

static ncclResult_t
queue(nc_operation o)
{
    int capturing = 0;
    NC_TRY(nc_check(o.comm));
    const char *name = nc_names[o.function];
    bool combines =
        o.function == NC_ALL_REDUCE || o.function == NC_REDUCE || o.function == NC_REDUCE_SCATTER;
    if (nc_size_of(o.type) == 0 || (combines && !nc_can_combine(o.type, o.combine)))
        return refuse(ncclInvalidArgument, "%s: type %d with operator %d is not supported", name,
                      (int)o.type, (int)o.combine);
    if (o.peer < 0 || o.peer >= o.comm->ranks)
        return refuse(ncclInvalidArgument, "%s: no rank %d", name, o.peer);
    if (nc_driver_get()->is_capturing(o.stream, &capturing) != 0 || capturing != 0)
        return refuse(ncclInvalidUsage, "%s: the stream is invalid or capturing", name);
    NC_TRY(check_memory(&o));
    return nc_queue(&o);
}

#define OPERATION(which, ...) \
    queue((nc_operation){ \
        .comm = comm, .stream = stream, .function = which, .type = type, __VA_ARGS__})

ENTRY(ncclSend)
(const void *from, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_SEND, .from = from, .count = count, .peer = peer);
}

ENTRY(ncclRecv)
(void *to, size_t count, ncclDataType_t type, int peer, ncclComm_t comm, cudaStream_t stream)
{
    return OPERATION(NC_RECV, .to = to, .count = count, .peer = peer);
}

ENTRY(ncclBroadcast)
(const void *from, void *to, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_BROADCAST, .from = from, .to = to, .count = count, .peer = root);
}

ENTRY(ncclBcast)
(void *at, size_t count, ncclDataType_t type, int root, ncclComm_t comm, cudaStream_t stream)
{
    return OPERATION(NC_BROADCAST, .from = at, .to = at, .count = count, .peer = root);
}

ENTRY(ncclAllGather)
(const void *from, void *to, size_t count, ncclDataType_t type, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_ALL_GATHER, .from = from, .to = to, .count = count);
}

ENTRY(ncclAlltoAll)
(const void *from, void *to, size_t count, ncclDataType_t type, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_ALL_TO_ALL, .from = from, .to = to, .count = count);
}

ENTRY(ncclGather)
(const void *from, void *to, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_GATHER, .from = from, .to = to, .count = count, .peer = root);
}

ENTRY(ncclScatter)
(const void *from, void *to, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_SCATTER, .from = from, .to = to, .count = count, .peer = root);
}

ENTRY(ncclAllReduce)
(const void *from, void *to, size_t count, ncclDataType_t type, ncclRedOp_t op, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_ALL_REDUCE, .from = from, .to = to, .count = count, .combine = op);
}

ENTRY(ncclReduce)
(const void *from, void *to, size_t count, ncclDataType_t type, ncclRedOp_t op, int root,
 ncclComm_t comm, cudaStream_t stream)
{
    return OPERATION(NC_REDUCE, .from = from, .to = to, .count = count, .combine = op,
                     .peer = root);
}

ENTRY(ncclReduceScatter)
(const void *from, void *to, size_t count, ncclDataType_t type, ncclRedOp_t op, ncclComm_t comm,
 cudaStream_t stream)
{
    return OPERATION(NC_REDUCE_SCATTER, .from = from, .to = to, .count = count, .combine = op);
}
