// Passes on which kernels have come before: in a stream, through marks, and through the host.
#include "stream/before.h"

#include "base/options.h"
#include "cubind_sim.h"
#include "device/context.h"
#include "stream/queue.h"
#include "stream/stream.h"

static drv_order host;

bool
drv_order_is_checked(void)
{
    return (drv_options_get()->checks & CUBIND_SIM_CHECK_RACE) != 0;
}

// --- streams -------------------------------------------------------------------------------------

static bool
is_blocking(const drv_stream *stream)
{
    return stream->context != NULL && (stream->flags & CU_STREAM_NON_BLOCKING) == 0;
}

// The legacy default stream and the blocking streams of its context wait for each other.
void
drv_before_work(drv_stream *stream, const drv_work *work)
{
    if (!drv_order_is_checked())
        return;
    if (work->wait != NULL)
        drv_order_join(&stream->order, &work->wait->order);
    if (stream->context != NULL && drv_is_legacy(stream))
        drv_order_join(&stream->order, &stream->context->blocking_order);
    else if (is_blocking(stream))
        drv_order_join(&stream->order, &stream->context->legacy_order);
    if (work->host_function != NULL || work->callback != NULL)
        drv_order_join(&host, &stream->order); // the function may launch kernels
}

void
drv_after_work(drv_stream *stream, const drv_work *work)
{
    if (!drv_order_is_checked())
        return;
    if (stream->context != NULL) {
        drv_context *context = stream->context;
        if (work->awaits) // another stream or the host has written the value that it waited for
            drv_order_join(&stream->order, &context->order);
        drv_order_join(&context->order, &stream->order);
        if (drv_is_legacy(stream))
            drv_order_join(&context->legacy_order, &stream->order);
        else if (is_blocking(stream))
            drv_order_join(&context->blocking_order, &stream->order);
    }
    if (work->own) // a function of the driver has waited for other streams
        drv_order_join(&stream->order, &host);
    if (work->mark != NULL)
        drv_order_join(&work->mark->order, &stream->order);
}

void
drv_begin_kernel(drv_stream *stream, const drv_order *known, uint64_t branch, drv_numbered *out)
{
    drv_order_join(&out->before, &stream->order);
    drv_order_join(&out->before, known);
    out->stream = branch != 0 ? branch : stream->id;
    out->kernel = branch != 0 ? 1 : ++stream->kernels;
    if (branch != 0)
        return;
    drv_order_join(&stream->order, known);
    drv_order_raise(&stream->order, stream->id, out->kernel);
}

// --- branches of graphs --------------------------------------------------------------------------

static struct {
    uint64_t number;
    const drv_order *before;
} branch;

void
drv_branch_set(uint64_t number, const drv_order *before)
{
    branch.number = number;
    branch.before = before;
}

uint64_t
drv_branch_get(drv_order *before)
{
    if (branch.number != 0)
        drv_order_join(before, branch.before);
    return branch.number;
}

// --- the host ------------------------------------------------------------------------------------

void
drv_host_saw_mark(const drv_mark *mark)
{
    if (drv_order_is_checked())
        drv_order_join(&host, &mark->order);
}

void
drv_host_saw_stream(drv_stream *stream)
{
    if (!drv_order_is_checked())
        return;
    drv_order_join(&host, &stream->order);
    if (stream->context != NULL && drv_is_legacy(stream))
        drv_order_join(&host, &stream->context->blocking_order);
}

void
drv_host_saw_context(const drv_context *context)
{
    if (drv_order_is_checked())
        drv_order_join(&host, &context->order);
}

void
drv_host_knows(drv_order *to)
{
    if (drv_order_is_checked())
        drv_order_join(to, &host);
}
