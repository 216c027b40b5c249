// Sends and receives data through pipes in shared memory. All transfers of a list progress at once;
// transfers between the same two ranks keep their order.
#include <stdlib.h>
#include <string.h>

#include "nccl.h"

const char *const nc_names[] = {
    [NC_SEND] = "ncclSend",
    [NC_RECV] = "ncclRecv",
    [NC_BROADCAST] = "ncclBroadcast",
    [NC_ALL_GATHER] = "ncclAllGather",
    [NC_ALL_REDUCE] = "ncclAllReduce",
    [NC_REDUCE] = "ncclReduce",
    [NC_REDUCE_SCATTER] = "ncclReduceScatter",
    [NC_ALL_TO_ALL] = "ncclAlltoAll",
    [NC_GATHER] = "ncclGather",
    [NC_SCATTER] = "ncclScatter",
};

// The header of each transfer, by which operations that do not match are detected.
typedef struct frame {
    int32_t function, type, combine, root;
    uint64_t count, size;
} frame;

static void
add(nc_transfers *all, const nc_transfer *transfer)
{
    if (all->count == all->room) {
        size_t room = all->room > 0 ? 2 * all->room : 16;
        nc_transfer *grown = realloc(all->list, room * sizeof *grown);
        if (grown == NULL) {
            all->failed = true;
            return;
        }
        all->list = grown;
        all->room = room;
    }
    all->list[all->count++] = *transfer;
}

void
nc_send_to(nc_transfers *all, int peer, const void *data, size_t size)
{
    nc_transfer t = {
        .of = all->of, .peer = peer, .sends = true, .data = (unsigned char *)data, .size = size};
    add(all, &t);
}

void
nc_receive_from(nc_transfers *all, int peer, void *data, size_t size)
{
    nc_transfer t = {.of = all->of, .peer = peer, .data = data, .size = size};
    add(all, &t);
}

// --- pipes ---------------------------------------------------------------------------------------

static size_t
smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

// Writes as many bytes as fit, but none if fewer than `least` fit, and returns how many it wrote.
static size_t
put(nc_pipe *p, const void *data, size_t size, size_t least)
{
    uint64_t written = atomic_load_explicit(&p->written, memory_order_relaxed);
    size_t room = NC_PIPE - (size_t)(written - atomic_load(&p->taken));
    size_t count = smaller(size, room);
    if (count < least)
        return 0;
    size_t at = written % NC_PIPE, first = smaller(count, NC_PIPE - at);
    memcpy(p->data + at, data, first);
    memcpy(p->data, (const unsigned char *)data + first, count - first);
    atomic_store(&p->written, written + count);
    return count;
}

static size_t
take(nc_pipe *p, void *data, size_t size, size_t least)
{
    uint64_t taken = atomic_load_explicit(&p->taken, memory_order_relaxed);
    size_t there = (size_t)(atomic_load(&p->written) - taken);
    size_t count = smaller(size, there);
    if (count < least)
        return 0;
    size_t at = taken % NC_PIPE, first = smaller(count, NC_PIPE - at);
    memcpy(data, p->data + at, first);
    memcpy((unsigned char *)data + first, p->data, count - first);
    atomic_store(&p->taken, taken + count);
    return count;
}

// --- transfers -----------------------------------------------------------------------------------

static frame
frame_of(const nc_operation *o, size_t size)
{
    bool p2p = o->function == NC_SEND || o->function == NC_RECV;
    return (frame){.function = p2p ? NC_SEND : (int32_t)o->function,
                   .type = (int32_t)o->type,
                   .combine = (int32_t)o->combine,
                   .root = p2p ? 0 : o->peer,
                   .count = o->count,
                   .size = size};
}

static ncclResult_t
mismatch(ncclComm_t comm, const nc_operation *o, int peer, const frame *f)
{
    return nc_fail(comm, ncclInvalidUsage,
                   "%s of %zu items of type %d for %d, but rank %d calls %s of %zu items of type "
                   "%d for %d",
                   nc_names[o->function], o->count, (int)o->type, o->peer, peer,
                   nc_names[f->function], (size_t)f->count, (int)f->type, (int)f->root);
}

// Moves as much of a transfer as possible, and sets *moved if anything was moved. A header is moved
// as a whole.
static ncclResult_t
step(ncclComm_t comm, nc_transfer *t, bool *moved)
{
    int from = t->sends ? comm->rank : t->peer, to = t->sends ? t->peer : comm->rank;
    nc_pipe *pipe = &comm->shared->pipes[from * comm->ranks + to];
    frame wanted = frame_of(t->of, t->size), f = wanted;
    if (!t->begun) {
        t->begun = (t->sends ? put(pipe, &f, sizeof f, sizeof f)
                             : take(pipe, &f, sizeof f, sizeof f)) == sizeof f;
        if (!t->begun)
            return ncclSuccess;
        *moved = true;
        if (memcmp(&f, &wanted, sizeof f) != 0)
            return mismatch(comm, t->of, t->peer, &f);
    }
    size_t left = t->size - t->done, done = 0;
    if (left > 0)
        done = t->sends ? put(pipe, t->data + t->done, left, 1)
                        : take(pipe, t->data + t->done, left, 1);
    t->done += done;
    *moved |= done > 0;
    return ncclSuccess;
}

static bool
has_ended(const nc_transfer *t)
{
    return t->begun && t->done == t->size;
}

// Advances all transfers once. Among transfers between the same two ranks, only the first is moved.
static ncclResult_t
pass(ncclComm_t comm, const nc_transfers *all, bool *any, const nc_transfer **waits)
{
    bool busy[2][NC_MOST_RANKS] = {{false}};
    *any = false;
    *waits = NULL;
    for (size_t i = 0; i < all->count; i++) {
        nc_transfer *t = &all->list[i];
        bool moved = false;
        if (has_ended(t) || busy[t->sends][t->peer])
            continue;
        NC_TRY(step(comm, t, &moved));
        if (moved && t->peer != comm->rank)
            nc_ring(&comm->shared->places[t->peer]);
        *any |= moved;
        if (!has_ended(t)) {
            busy[t->sends][t->peer] = true;
            *waits = t;
        }
    }
    return ncclSuccess;
}

// Returns an error if waiting is useless. After a rank has ended, one more pass looks for data that
// the rank had written before.
static ncclResult_t
look_around(ncclComm_t comm, const nc_transfer *t, double since, bool *ended)
{
    const char *name = nc_names[t->of->function];
    const nc_place *peer = &comm->shared->places[t->peer];
    bool failed = atomic_load(&comm->shared->failed), left = atomic_load(&peer->left);
    bool gone = !left && nc_is_gone(peer);
    if (atomic_load(&comm->aborted))
        return nc_fail(comm, ncclInvalidUsage, "%s was aborted", name);
    if (failed && *ended)
        return nc_fail(comm, ncclRemoteError, "%s: another rank gave up", name);
    if (left && *ended)
        return nc_fail(comm, ncclRemoteError, "%s: rank %d destroyed its communicator", name,
                       t->peer);
    if (gone && *ended)
        return nc_fail(comm, ncclRemoteError, "%s: rank %d (process %d) ended", name, t->peer,
                       (int)atomic_load(&peer->process));
    if (nc_now() - since > comm->timeout)
        return nc_fail(comm, ncclRemoteError, "%s: nothing from rank %d for %g seconds", name,
                       t->peer, comm->timeout);
    *ended = failed || left || gone;
    return ncclSuccess;
}

static ncclResult_t
until_all_have_ended(ncclComm_t comm, const nc_transfers *all)
{
    nc_place *own = &comm->shared->places[comm->rank];
    double since = nc_now();
    bool ended = false;
    for (;;) {
        uint32_t seen = atomic_load(&own->bell);
        const nc_transfer *waits;
        bool any;
        NC_TRY(pass(comm, all, &any, &waits));
        if (waits == NULL)
            return ncclSuccess;
        if (any) {
            since = nc_now();
            ended = false;
            continue;
        }
        NC_TRY(look_around(comm, waits, since, &ended));
        if (!ended)
            nc_wait_for_bell(own, seen);
    }
}

ncclResult_t
nc_exchange(ncclComm_t comm, nc_transfers *all)
{
    ncclResult_t status = all->failed ? nc_fail(comm, ncclSystemError, "out of host memory")
                                      : until_all_have_ended(comm, all);
    free(all->list);
    *all = (nc_transfers){.of = all->of};
    return status;
}
