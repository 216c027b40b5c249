// Queues operations on streams. Each call outside a group becomes one host function. In a group,
// all operations of one communicator become one host function.
#include <stdlib.h>

#include "nccl.h"

typedef struct task {
    ncclComm_t comm;
    uint64_t number;
    nc_operation *operations;
} task;

static void
free_operations(nc_operation *o)
{
    while (o != NULL) {
        nc_operation *next = o->next;
        free(o);
        o = next;
    }
}

// --- on a thread of the driver -------------------------------------------------------------------

static ncclResult_t
do_pairs(ncclComm_t comm, const nc_operation *first)
{
    nc_transfers all = {0};
    for (const nc_operation *o = first; o != NULL; o = o->next) {
        all.of = o;
        if (o->function == NC_SEND)
            nc_send_to(&all, o->peer, o->from, o->count * nc_size_of(o->type));
        else if (o->function == NC_RECV)
            nc_receive_from(&all, o->peer, o->to, o->count * nc_size_of(o->type));
    }
    return nc_exchange(comm, &all);
}

static ncclResult_t
do_all(ncclComm_t comm, const nc_operation *first)
{
    NC_TRY(do_pairs(comm, first));
    for (const nc_operation *o = first; o != NULL; o = o->next)
        if (o->function != NC_SEND && o->function != NC_RECV)
            NC_TRY(nc_do_collective(comm, o));
    return ncclSuccess;
}

// Waits until the operations before this one have ended, and gives up if another stream never
// starts one of them. False: the communicator has an error.
static bool
wait_for_turn(ncclComm_t comm, uint64_t number)
{
    double since = nc_now();
    pthread_mutex_lock(&comm->lock);
    while (comm->done != number && atomic_load(&comm->error) == 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        uint64_t before = comm->done;
        pthread_cond_timedwait(&comm->ended, &comm->lock, &until);
        if (comm->runs || comm->done != before)
            since = nc_now();
        if (nc_now() - since > comm->timeout && atomic_load(&comm->error) == 0)
            nc_fail(comm, ncclInvalidUsage,
                    "an earlier operation on another stream did not begin within %g seconds",
                    comm->timeout);
    }
    bool is_fine = comm->runs = atomic_load(&comm->error) == 0;
    pthread_mutex_unlock(&comm->lock);
    return is_fine;
}

static void
end(ncclComm_t comm)
{
    pthread_mutex_lock(&comm->lock);
    comm->runs = false;
    comm->done++;
    pthread_cond_broadcast(&comm->ended);
    pthread_mutex_unlock(&comm->lock);
}

static void
run(void *data)
{
    task *t = data;
    if (wait_for_turn(t->comm, t->number))
        do_all(t->comm, t->operations);
    free_operations(t->operations);
    end(t->comm);
    free(t);
}

// Drops a task whose context ended before the stream came to it. The driver's lock is held.
static void
drop(void *data)
{
    task *t = data;
    nc_fail(t->comm, ncclUnhandledCudaError,
            "the context was destroyed before the stream reached an operation");
    free_operations(t->operations);
    end(t->comm);
    free(t);
}

// --- in the call ---------------------------------------------------------------------------------

// Makes one stream wait for another.
static int
order(const nc_driver *driver, void *behind, void *stream)
{
    enum { DISABLE_TIMING = 2 };
    void *event;
    int status = driver->event_create(&event, DISABLE_TIMING);
    if (status != 0)
        return status;
    status = driver->event_record(event, stream);
    if (status == 0)
        status = driver->stream_wait(behind, event, 0);
    driver->event_destroy(event);
    return status;
}

static int
order_others(const nc_driver *driver, const nc_operation *first, bool before)
{
    int status = 0;
    for (const nc_operation *o = first; o != NULL && status == 0; o = o->next)
        if (o->stream != first->stream)
            status = before ? order(driver, first->stream, o->stream)
                            : order(driver, o->stream, first->stream);
    return status;
}

// Copies the streams of operations, because the operations may be gone when the streams are needed.
// Copies the first stream, and all streams that differ from it.
static nc_operation *
copy_streams(const nc_operation *operations)
{
    nc_operation *copied = NULL;
    for (const nc_operation *o = operations; o != NULL; o = o->next) {
        if (o != operations && o->stream == operations->stream)
            continue;
        nc_operation *one = calloc(1, sizeof *one);
        if (one == NULL)
            break;
        one->stream = o->stream;
        nc_operation **to = &copied;
        while (*to != NULL)
            to = &(*to)->next;
        *to = one;
    }
    return copied;
}

static int
launch_in_context(const nc_driver *driver, task *t)
{
    ncclComm_t comm = t->comm;
    nc_operation *streams = copy_streams(t->operations);
    int status = streams != NULL ? order_others(driver, streams, true) : 2; // no memory
    pthread_mutex_lock(&comm->queueing);
    pthread_mutex_lock(&comm->lock);
    t->number = comm->issued++;
    pthread_mutex_unlock(&comm->lock);
    if (status == 0)
        status = driver->launch(streams->stream, run, drop, t);
    pthread_mutex_unlock(&comm->queueing);
    if (status != 0) {
        nc_fail(comm, ncclUnhandledCudaError, "the driver returned status %d", status);
        run(t); // runs, and so counts as done: nobody waits for it
    } else {
        status = order_others(driver, streams, false);
    }
    free_operations(streams);
    return status;
}

// Launches operations, and makes the streams of a group wait for each other. Takes ownership of the
// operations.
static ncclResult_t
launch(ncclComm_t comm, nc_operation *operations)
{
    const nc_driver *driver = nc_driver_get();
    task *t = malloc(sizeof *t);
    void *context;
    if (t == NULL || driver->ctx_push(comm->context) != 0) {
        free(t);
        free_operations(operations);
        return ncclUnhandledCudaError;
    }
    *t = (task){.comm = comm, .operations = operations};
    int status = launch_in_context(driver, t);
    driver->ctx_pop(&context);
    return status == 0 ? ncclSuccess : ncclUnhandledCudaError;
}

// --- groups --------------------------------------------------------------------------------------

static _Thread_local struct {
    int depth;
    ncclResult_t status;
    nc_operation *first, **last;
    ncclComm_t come[NC_MOST_RANKS];
    int comes;
} group;

bool
nc_in_group(void)
{
    return group.depth > 0;
}

ncclResult_t
nc_group_failed(ncclResult_t status)
{
    if (group.depth > 0 && group.status == ncclSuccess)
        group.status = status;
    return status;
}

ncclResult_t
nc_come_with_group(ncclComm_t comm)
{
    if (group.comes == NC_MOST_RANKS)
        return ncclInvalidUsage;
    group.come[group.comes++] = comm;
    return ncclSuccess;
}

// Removes the operations of one communicator from the group, and returns them in their order.
static nc_operation *
take_of(ncclComm_t comm)
{
    nc_operation *taken = NULL, **to = &taken, **link = &group.first;
    while (*link != NULL) {
        nc_operation *o = *link;
        if (o->comm != comm) {
            link = &o->next;
            continue;
        }
        *link = o->next;
        o->next = NULL;
        *to = o;
        to = &o->next;
    }
    return taken;
}

static ncclResult_t
launch_group(void)
{
    ncclResult_t status = group.status;
    for (int i = 0; i < group.comes; i++) {
        ncclResult_t came = nc_come(group.come[i]);
        status = status == ncclSuccess ? came : status;
    }
    while (group.first != NULL) {
        ncclComm_t comm = group.first->comm;
        nc_operation *operations = take_of(comm);
        if (status == ncclSuccess)
            status = launch(comm, operations);
        else
            free_operations(operations);
    }
    return status;
}

ncclResult_t
nc_queue(const nc_operation *operation)
{
    nc_operation *o = malloc(sizeof *o);
    if (o == NULL)
        return nc_group_failed(ncclSystemError);
    *o = *operation;
    o->next = NULL;
    if (group.depth == 0)
        return launch(o->comm, o);
    if (group.first == NULL)
        group.last = &group.first;
    *group.last = o;
    group.last = &o->next;
    return ncclSuccess;
}

ncclResult_t functional_ncclGroupStart(void);
ncclResult_t functional_ncclGroupEnd(void);

ncclResult_t
functional_ncclGroupStart(void)
{
    group.depth++;
    return ncclSuccess;
}

ncclResult_t
functional_ncclGroupEnd(void)
{
    if (group.depth == 0)
        return ncclInvalidUsage;
    if (group.depth > 1) {
        group.depth--;
        return ncclSuccess;
    }
    ncclResult_t status = launch_group();
    group.depth = 0;
    group.comes = 0;
    group.status = ncclSuccess;
    return status;
}
