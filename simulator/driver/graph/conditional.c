// Implements conditional nodes: their graphs run once, repeatedly or not at all, depending on a
// value that kernels set. When a launch reaches the node, a thread of the driver reads the value.
// That thread may wait for the graphs that it runs.
#include "graph/conditional.h"

#include <stdlib.h>

#include "base/handles.h"
#include "base/lock.h"
#include "device/context.h"
#include "graph/condition.h"
#include "graph/graph.h"
#include "graph/operation.h"
#include "graph/run.h"
#include "stream/queue.h"

bool
drv_conditions_used(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->condition_count; i++)
        if (!graph->conditions[i]->is_used)
            return false;
    return true;
}

// --- nodes ---------------------------------------------------------------------------------------

static bool
is_valid(const CUDA_CONDITIONAL_NODE_PARAMS *p)
{
    switch (p->type) {
    case CU_GRAPH_COND_TYPE_IF:
        return p->size == 1 || p->size == 2;
    case CU_GRAPH_COND_TYPE_WHILE:
        return p->size == 1;
    case CU_GRAPH_COND_TYPE_SWITCH:
        return p->size >= 1;
    default:
        return false;
    }
}

CUresult
drv_conditional_check(const drv_graph *graph, const CUgraphNodeParams *given)
{
    if (given == NULL || given->type != CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return CUDA_SUCCESS;
    const drv_condition *condition = drv_condition_of(given->conditional.handle);
    bool fits = condition != NULL && drv_graph_holds(condition->graph, graph);
    return fits ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static void
end_conditional(drv_conditional *conditional)
{
    for (unsigned int i = 0; i < conditional->size; i++)
        drv_graph_delete(conditional->bodies[i]);
    free(conditional->bodies);
    if (conditional->condition != NULL)
        drv_condition_drop(conditional->condition);
    if (conditional->origin != NULL) {
        conditional->origin->executables--;
        drv_condition_drop(conditional->origin);
    }
    *conditional = (drv_conditional){0};
}

static CUresult
read_conditional(drv_conditional *to, const CUDA_CONDITIONAL_NODE_PARAMS *given)
{
    drv_condition *condition = drv_condition_of(given->handle);
    if (condition == NULL || condition->is_used || !is_valid(given) ||
        (given->ctx != NULL && (drv_context *)given->ctx != condition->context))
        return CUDA_ERROR_INVALID_VALUE;
    *to = (drv_conditional){.type = given->type};
    to->bodies = calloc(given->size, sizeof(drv_graph *));
    while (to->bodies != NULL && to->size < given->size &&
           (to->bodies[to->size] = drv_graph_new(false)) != NULL)
        to->size++;
    if (to->size < given->size) {
        end_conditional(to);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    condition->is_used = true;
    condition->references++;
    to->condition = condition;
    return CUDA_SUCCESS;
}

static CUresult
copy_conditional(drv_conditional *to, const drv_conditional *from, bool hidden)
{
    *to = (drv_conditional){.type = from->type};
    to->bodies = calloc(from->size, sizeof(drv_graph *));
    CUresult status = to->bodies != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
    while (status == CUDA_SUCCESS && to->size < from->size) {
        status = drv_graph_copy(from->bodies[to->size], hidden, &to->bodies[to->size]);
        to->size += status == CUDA_SUCCESS;
    }
    if (status != CUDA_SUCCESS) {
        end_conditional(to);
        return status;
    }
    to->condition = from->condition;
    to->condition->references++;
    if (hidden) {
        to->origin = from->condition;
        to->origin->references++;
        to->origin->executables++;
    }
    return CUDA_SUCCESS;
}

bool
drv_conditions_executed(const drv_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_operation *o = &graph->nodes[i]->operation;
        drv_graph *const *children;
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL && o->conditional.condition->executables > 0)
            return true;
        for (size_t j = drv_operation_children(o, &children); j-- > 0;)
            if (drv_conditions_executed(children[j]))
                return true;
    }
    return false;
}

// --- launches ------------------------------------------------------------------------------------

static void
assign(const drv_work *work)
{
    drv_condition *condition = work->data;
    condition->value = condition->initial;
}

CUresult
drv_conditions_begin(const drv_graph *graph, drv_stream *stream)
{
    for (size_t i = 0; i < graph->count; i++) {
        const drv_operation *o = &graph->nodes[i]->operation;
        drv_graph *const *children;
        for (size_t j = drv_operation_children(o, &children); j-- > 0;)
            DRV_TRY(drv_conditions_begin(children[j], stream));
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL && o->conditional.condition->has_initial)
            DRV_TRY(
                drv_submit(stream, &(drv_work){.run = assign, .data = o->conditional.condition}));
    }
    return CUDA_SUCCESS;
}

// Returns the graph to run next, depending on the value; NULL: none.
static const drv_graph *
choose(const drv_conditional *c)
{
    uint32_t value = c->condition->value;
    if (c->type == CU_GRAPH_COND_TYPE_SWITCH)
        return value < c->size ? c->bodies[value] : NULL;
    if (value != 0)
        return c->bodies[0];
    return c->size == 2 ? c->bodies[1] : NULL;
}

// Runs a body in a separate stream and waits for it; false if nothing more can run.
static bool
do_body(const drv_graph *body, CUstream handle, drv_context *context)
{
    drv_mark *mark;
    drv_stream *stream = drv_stream_new(context, CU_STREAM_NON_BLOCKING, 0);
    if (stream == NULL)
        return false;
    bool fine = drv_graph_run(body, handle, stream) == CUDA_SUCCESS &&
                drv_submit_mark(stream, &mark) == CUDA_SUCCESS;
    if (fine) {
        drv_mark_wait(mark);
        drv_mark_drop(mark);
    }
    bool is_there = drv_is(stream, DRV_STREAM) && stream->context == context;
    if (is_there)
        drv_stream_delete(stream);
    return fine && is_there && context->fault == CUDA_SUCCESS;
}

typedef struct task {
    const drv_conditional *conditional; // its graph exists until the launch ends
    CUstream handle;
} task;

static void
do_conditional(void *data)
{
    const task *t = data;
    drv_lock();
    const drv_conditional *c = t->conditional;
    drv_context *context = c->condition->context;
    bool is_there = drv_is(context, DRV_CONTEXT) && drv_context_enter(context);
    bool goes_on = is_there && context->fault == CUDA_SUCCESS;
    while (goes_on) {
        const drv_graph *body = choose(c);
        goes_on = body != NULL && do_body(body, t->handle, context) &&
                  c->type == CU_GRAPH_COND_TYPE_WHILE;
    }
    if (is_there)
        drv_context_leave();
    drv_unlock();
}

static CUresult
run_conditional(const drv_conditional *conditional, CUstream handle, drv_stream *stream)
{
    task *t = malloc(sizeof *t);
    if (t == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *t = (task){conditional, handle};
    return drv_submit(
        stream, &(drv_work){.host_function = do_conditional, .own = true, .data = t, .staged = t});
}

// --- the kind of node ----------------------------------------------------------------------------

static CUresult
read_node(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_conditional(&to->conditional, &given->conditional);
}

static void
tell_node(const drv_operation *operation, CUgraphNodeParams *out)
{
    const drv_conditional *c = &operation->conditional;
    out->conditional = (CUDA_CONDITIONAL_NODE_PARAMS){
        .handle = (CUgraphConditionalHandle)(uintptr_t)c->condition,
        .type = c->type,
        .size = c->size,
        .phGraph_out = (CUgraph *)c->bodies,
        .ctx = (CUcontext)c->condition->context,
    };
}

static CUresult
copy_node(drv_operation *to, const drv_operation *from, bool hidden)
{
    return copy_conditional(&to->conditional, &from->conditional, hidden);
}

static void
end_node(drv_operation *operation)
{
    end_conditional(&operation->conditional);
}

static size_t
children(const drv_operation *operation, drv_graph *const **out)
{
    *out = operation->conditional.bodies;
    return operation->conditional.size;
}

// Makes the conditional node of an executable graph use the condition of another graph, because
// kernels of that graph write to its handle. The value does not change.
static CUresult
take_over(drv_operation *operation, const drv_operation *from, bool launched)
{
    (void)launched;
    drv_conditional *to = &operation->conditional;
    drv_condition *before = to->condition;
    if (before == from->conditional.condition)
        return CUDA_SUCCESS;
    to->condition = from->conditional.condition;
    to->condition->references++;
    to->condition->value = before->value;
    drv_condition_drop(before);
    return CUDA_SUCCESS;
}

static CUresult
run_node(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    return run_conditional(&operation->conditional, handle, stream);
}

const drv_node_kind drv_node_conditional = {
    .type = CU_GRAPH_NODE_TYPE_CONDITIONAL,
    .is_fixed = true,
    .read = read_node,
    .tell = tell_node,
    .copy = copy_node,
    .end = end_node,
    .children = children,
    .take_over = take_over,
    .run = run_node,
};
