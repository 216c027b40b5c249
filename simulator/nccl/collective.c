// Implements collectives as sends and receives between all ranks.
//
// Collectives that combine values have two steps. First, each rank receives its piece of the values
// from all ranks, and combines them in the order of the ranks. Then it sends the result to all
// ranks that need it.
#include <stdlib.h>
#include <string.h>

#include "nccl.h"

static void
copy(void *to, const void *from, size_t size)
{
    if (to != from && size > 0)
        memmove(to, from, size);
}

// --- without arithmetic --------------------------------------------------------------------------

// Sends `from` to all ranks, either whole or one part to each rank, and receives `to` from all
// ranks in the same way. A rank's own part is copied first, because an operation in place may
// overwrite it later.
static ncclResult_t
spread(ncclComm_t comm, const nc_operation *o, bool sends, bool in_parts, bool receives,
       bool from_all)
{
    nc_transfers all = {.of = o};
    size_t size = o->count * nc_size_of(o->type), me = (size_t)comm->rank;
    if (sends && receives)
        copy(o->to + (from_all ? me * size : 0), o->from + (in_parts ? me * size : 0), size);
    for (int r = 0; r < comm->ranks; r++) {
        size_t at = (size_t)r * size;
        if (r == comm->rank)
            continue;
        if (sends)
            nc_send_to(&all, r, o->from + (in_parts ? at : 0), size);
        if (receives && (from_all || (!sends && r == o->peer)))
            nc_receive_from(&all, r, o->to + (from_all ? at : 0), size);
    }
    return nc_exchange(comm, &all);
}

static ncclResult_t
gather(ncclComm_t comm, const nc_operation *o)
{
    nc_transfers all = {.of = o};
    size_t size = o->count * nc_size_of(o->type);
    if (comm->rank != o->peer)
        nc_send_to(&all, o->peer, o->from, size);
    else
        copy(o->to + (size_t)comm->rank * size, o->from, size);
    for (int r = 0; comm->rank == o->peer && r < comm->ranks; r++)
        if (r != comm->rank)
            nc_receive_from(&all, r, o->to + (size_t)r * size, size);
    return nc_exchange(comm, &all);
}

// --- with arithmetic -----------------------------------------------------------------------------

typedef struct pieces {
    size_t item, count; // bytes of an item; items of this rank's piece
    unsigned char *own; // the combined values
    unsigned char *others;
} pieces;

// Returns the index of the first item in a rank's piece.
static size_t
begin_of(const ncclComm_t comm, const nc_operation *o, int rank)
{
    size_t ranks = (size_t)comm->ranks, r = (size_t)rank;
    if (o->function == NC_REDUCE_SCATTER)
        return r * o->count;
    return o->count / ranks * r + (o->count % ranks < r ? o->count % ranks : r);
}

static size_t
size_of_piece(const ncclComm_t comm, const nc_operation *o, int rank)
{
    return (begin_of(comm, o, rank + 1) - begin_of(comm, o, rank)) * nc_size_of(o->type);
}

static ncclResult_t
exchange_pieces(ncclComm_t comm, const nc_operation *o, const pieces *p)
{
    nc_transfers all = {.of = o};
    for (int r = 0; r < comm->ranks; r++) {
        if (r == comm->rank)
            continue;
        nc_send_to(&all, r, o->from + begin_of(comm, o, r) * p->item, size_of_piece(comm, o, r));
        nc_receive_from(&all, r, p->others + (size_t)r * p->count * p->item, p->count * p->item);
    }
    return nc_exchange(comm, &all);
}

static void
combine_pieces(ncclComm_t comm, const nc_operation *o, const pieces *p)
{
    size_t size = p->count * p->item;
    copy(p->others + (size_t)comm->rank * size, o->from + begin_of(comm, o, comm->rank) * p->item,
         size);
    copy(p->own, p->others, size);
    for (int r = 1; r < comm->ranks; r++)
        nc_combine(p->own, p->others + (size_t)r * size, p->count, o->type, o->combine);
    if (o->combine == ncclAvg)
        nc_divide(p->own, p->count, o->type, comm->ranks);
}

// Sends the combined pieces to all ranks or to the root.
static ncclResult_t
bring_together(ncclComm_t comm, const nc_operation *o, const pieces *p)
{
    nc_transfers all = {.of = o};
    bool to_all = o->function == NC_ALL_REDUCE, receives = to_all || comm->rank == o->peer;
    if (receives)
        copy(o->to + begin_of(comm, o, comm->rank) * p->item, p->own, p->count * p->item);
    for (int r = 0; r < comm->ranks; r++) {
        if (r == comm->rank)
            continue;
        if (to_all || r == o->peer)
            nc_send_to(&all, r, p->own, p->count * p->item);
        if (receives)
            nc_receive_from(&all, r, o->to + begin_of(comm, o, r) * p->item,
                            size_of_piece(comm, o, r));
    }
    return nc_exchange(comm, &all);
}

static ncclResult_t
combine_and_place(ncclComm_t comm, const nc_operation *o, const pieces *p)
{
    NC_TRY(exchange_pieces(comm, o, p));
    combine_pieces(comm, o, p);
    if (o->function != NC_REDUCE_SCATTER)
        return bring_together(comm, o, p);
    copy(o->to, p->own, p->count * p->item);
    return ncclSuccess;
}

static ncclResult_t
reduce(ncclComm_t comm, const nc_operation *o)
{
    pieces p = {.item = nc_size_of(o->type)};
    p.count = size_of_piece(comm, o, comm->rank) / p.item;
    size_t size = p.count * p.item;
    p.own = malloc(size * ((size_t)comm->ranks + 1) + 1);
    if (p.own == NULL)
        return nc_fail(comm, ncclSystemError, "%s: out of host memory", nc_names[o->function]);
    p.others = p.own + size;
    ncclResult_t status = combine_and_place(comm, o, &p);
    free(p.own);
    return status;
}

ncclResult_t
nc_do_collective(ncclComm_t comm, const nc_operation *o)
{
    bool is_root = comm->rank == o->peer;
    switch (o->function) {
    case NC_BROADCAST:
        return spread(comm, o, is_root, false, true, false);
    case NC_SCATTER:
        return spread(comm, o, is_root, true, true, false);
    case NC_ALL_GATHER:
        return spread(comm, o, true, false, true, true);
    case NC_ALL_TO_ALL:
        return spread(comm, o, true, true, true, true);
    case NC_GATHER:
        return gather(comm, o);
    default:
        return reduce(comm, o);
    }
}
