// Implements conditional nodes: their graphs run once, repeatedly or not at all, depending on a
// value that kernels set. The handle of a condition is the address of its value, so kernels can
// write to it. When a launch reaches the node, a thread of the driver reads the value; it may wait
// for the graphs that it runs.
#include <stdatomic.h>
#include <stdlib.h>

#include "graph.h"

struct fd_condition {
    _Atomic uint32_t value; // the handle is its address
    uint32_t initial;
    bool has_initial;
    bool is_used; // a node uses it
    unsigned int references;
    unsigned int executables; // number of executable graphs that have a copy of its node
    fd_context *context;
    const fd_graph *graph; // the graph whose nodes may use it; NULL if destroyed
    uint64_t range;        // id of the value's allocation
};

static fd_condition *
condition_of(CUgraphConditionalHandle handle)
{
    void *object = (void *)(uintptr_t)handle;
    return fd_is(object, FD_CONDITION) ? object : NULL;
}

void
fd_condition_drop(fd_condition *condition)
{
    if (--condition->references > 0)
        return;
    fd_range *r = fd_range_at((uintptr_t)condition, condition->range);
    if (r != NULL)
        fd_take_out(r);
    fd_forget(condition);
    fd_retire(condition, sizeof *condition); // a kernel may still write to it
}

static CUresult
make(fd_condition **out, fd_context *context, unsigned int initial, unsigned int flags)
{
    fd_condition *condition = fd_new(FD_CONDITION, sizeof *condition);
    if (condition == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = fd_borrow(condition, sizeof condition->value, FD_DEVICE, NULL);
    if (status != CUDA_SUCCESS) {
        fd_delete(condition);
        return status;
    }
    condition->range = fd_range_of((uintptr_t)condition)->id;
    condition->initial = initial;
    condition->has_initial = (flags & CU_GRAPH_COND_ASSIGN_DEFAULT) != 0;
    condition->references = 1;
    condition->context = context;
    *out = condition;
    return CUDA_SUCCESS;
}

static CUresult
create(CUgraphConditionalHandle *out, CUgraph handle, CUcontext ctx, unsigned int initial,
       unsigned int flags)
{
    fd_context *context = (fd_context *)ctx;
    fd_condition *made;
    if (out == NULL || !fd_is(handle, FD_GRAPH) || flags > CU_GRAPH_COND_ASSIGN_DEFAULT)
        return CUDA_ERROR_INVALID_VALUE;
    if (ctx == NULL) // NULL does not mean the current context
        return CUDA_ERROR_INVALID_CONTEXT;
    if (!fd_is(ctx, FD_CONTEXT))
        return CUDA_ERROR_INVALID_VALUE;
    fd_graph *graph = (fd_graph *)handle;
    fd_condition **grown =
        realloc(graph->conditions, (graph->condition_count + 1) * sizeof(fd_condition *));
    if (grown == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    graph->conditions = grown;
    FD_TRY(make(&made, context, initial, flags));
    made->graph = graph;
    grown[graph->condition_count++] = made;
    *out = (CUgraphConditionalHandle)(uintptr_t)made;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
                                          CUcontext ctx, unsigned int defaultLaunchValue,
                                          unsigned int flags)
{
    FD_ENTER();
    fd_lock();
    CUresult status = create(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
    fd_unlock();
    return status;
}

bool
fd_conditions_used(const fd_graph *graph)
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
fd_conditional_check(const fd_graph *graph, const CUgraphNodeParams *given)
{
    if (given == NULL || given->type != CU_GRAPH_NODE_TYPE_CONDITIONAL)
        return CUDA_SUCCESS;
    const fd_condition *condition = condition_of(given->conditional.handle);
    bool fits = condition != NULL && fd_graph_holds(condition->graph, graph);
    return fits ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
fd_conditional_read(fd_conditional *to, const CUDA_CONDITIONAL_NODE_PARAMS *given)
{
    fd_condition *condition = condition_of(given->handle);
    if (condition == NULL || condition->is_used || !is_valid(given) ||
        (given->ctx != NULL && (fd_context *)given->ctx != condition->context))
        return CUDA_ERROR_INVALID_VALUE;
    *to = (fd_conditional){.type = given->type};
    to->bodies = calloc(given->size, sizeof(fd_graph *));
    while (to->bodies != NULL && to->size < given->size &&
           (to->bodies[to->size] = fd_graph_new(false)) != NULL)
        to->size++;
    if (to->size < given->size) {
        fd_conditional_free(to);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    condition->is_used = true;
    condition->references++;
    to->condition = condition;
    return CUDA_SUCCESS;
}

CUresult
fd_conditional_copy(fd_conditional *to, const fd_conditional *from, bool hidden)
{
    *to = (fd_conditional){.type = from->type};
    to->bodies = calloc(from->size, sizeof(fd_graph *));
    CUresult status = to->bodies != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
    while (status == CUDA_SUCCESS && to->size < from->size) {
        status = fd_graph_copy(from->bodies[to->size], hidden, &to->bodies[to->size]);
        to->size += status == CUDA_SUCCESS;
    }
    if (status != CUDA_SUCCESS) {
        fd_conditional_free(to);
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

// Makes the conditional node of an executable graph use the condition of another graph, because
// kernels of that graph write to its handle. The value does not change.
void
fd_conditional_follow(fd_conditional *to, const fd_conditional *from)
{
    fd_condition *before = to->condition;
    if (before == from->condition)
        return;
    to->condition = from->condition;
    to->condition->references++;
    to->condition->value = before->value;
    fd_condition_drop(before);
}

bool
fd_conditions_executed(const fd_graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        const fd_operation *o = &graph->nodes[i]->operation;
        fd_graph *const *children;
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL && o->conditional.condition->executables > 0)
            return true;
        for (size_t j = fd_operation_children(o, &children); j-- > 0;)
            if (fd_conditions_executed(children[j]))
                return true;
    }
    return false;
}

void
fd_conditional_free(fd_conditional *conditional)
{
    for (unsigned int i = 0; i < conditional->size; i++)
        fd_graph_delete(conditional->bodies[i]);
    free(conditional->bodies);
    if (conditional->condition != NULL)
        fd_condition_drop(conditional->condition);
    if (conditional->origin != NULL) {
        conditional->origin->executables--;
        fd_condition_drop(conditional->origin);
    }
    *conditional = (fd_conditional){0};
}

void
fd_conditional_tell(const fd_conditional *conditional, CUDA_CONDITIONAL_NODE_PARAMS *out)
{
    *out = (CUDA_CONDITIONAL_NODE_PARAMS){
        .handle = (CUgraphConditionalHandle)(uintptr_t)conditional->condition,
        .type = conditional->type,
        .size = conditional->size,
        .phGraph_out = (CUgraph *)conditional->bodies,
        .ctx = (CUcontext)conditional->condition->context,
    };
}

// --- launches ------------------------------------------------------------------------------------

static void
assign(const fd_work *work)
{
    fd_condition *condition = work->data;
    condition->value = condition->initial;
}

CUresult
fd_conditions_begin(const fd_graph *graph, fd_stream *stream)
{
    for (size_t i = 0; i < graph->count; i++) {
        const fd_operation *o = &graph->nodes[i]->operation;
        fd_graph *const *children;
        for (size_t j = fd_operation_children(o, &children); j-- > 0;)
            FD_TRY(fd_conditions_begin(children[j], stream));
        if (o->type == CU_GRAPH_NODE_TYPE_CONDITIONAL && o->conditional.condition->has_initial)
            FD_TRY(fd_submit(stream, &(fd_work){.run = assign, .data = o->conditional.condition}));
    }
    return CUDA_SUCCESS;
}

// Returns the graph to run next, depending on the value; NULL: none.
static const fd_graph *
choose(const fd_conditional *c)
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
do_body(const fd_graph *body, CUstream handle, fd_context *context)
{
    fd_mark *mark;
    fd_stream *stream = fd_stream_new(context, CU_STREAM_NON_BLOCKING, 0);
    if (stream == NULL)
        return false;
    bool fine = fd_graph_run(body, handle, stream) == CUDA_SUCCESS &&
                fd_submit_mark(stream, &mark) == CUDA_SUCCESS;
    if (fine) {
        fd_mark_wait(mark);
        fd_mark_drop(mark);
    }
    bool is_there = fd_is(stream, FD_STREAM) && stream->context == context;
    if (is_there)
        fd_stream_delete(stream);
    return fine && is_there && context->fault == CUDA_SUCCESS;
}

typedef struct task {
    const fd_conditional *conditional; // its graph exists until the launch ends
    CUstream handle;
} task;

static void
do_conditional(void *data)
{
    const task *t = data;
    fd_lock();
    const fd_conditional *c = t->conditional;
    fd_context *context = c->condition->context;
    bool is_there = fd_is(context, FD_CONTEXT) && fd_context_enter(context);
    bool goes_on = is_there && context->fault == CUDA_SUCCESS;
    while (goes_on) {
        const fd_graph *body = choose(c);
        goes_on = body != NULL && do_body(body, t->handle, context) &&
                  c->type == CU_GRAPH_COND_TYPE_WHILE;
    }
    if (is_there)
        fd_context_leave();
    fd_unlock();
}

CUresult
fd_conditional_run(const fd_conditional *conditional, CUstream handle, fd_stream *stream)
{
    task *t = malloc(sizeof *t);
    if (t == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *t = (task){conditional, handle};
    return fd_submit(
        stream, &(fd_work){.host_function = do_conditional, .own = true, .data = t, .staged = t});
}
