// Splits a builder into several, and joins builders. CUDA has no such operations: here a stream
// records an event, and another stream waits for it and so continues at the same position in the
// graph.
#include "graph/builder_fork.h"

#include "stream/stream_order.h"

// --- split ---------------------------------------------------------------------------------------

static GraphBuilderObject *
fork_builder(GraphBuilderObject *self)
{
    core_state *st = self->st;
    GraphBuilderObject *fork =
        core_builder_on_new_stream(st, self->context, CORE_BUILDER_FORK, self->capture);
    int result = -1;
    // Other threads may have closed `self` meanwhile.
    if (fork != NULL && core_builder_check(self) == 0) {
        core_ref *queue = core_ref_take(self->queue), *context = core_ref_take(self->context);
        result = core_stream_follow(st, fork->queue, queue, context);
        core_ref_drop(context);
        core_ref_drop(queue);
    }
    if (result == 0)
        core_builder_watch(fork);
    else
        Py_CLEAR(fork);
    return fork;
}

// If a fork fails, the forks that were made before it have no work yet, so they need not be joined.
PyObject *
core_builder_split(GraphBuilderObject *self, Py_ssize_t count)
{
    PyObject *builders = PyTuple_New(count);
    if (builders == NULL)
        return NULL;
    PyTuple_SET_ITEM(builders, 0, Py_NewRef(self));
    for (Py_ssize_t i = 1; i < count; i++) {
        PyObject *fork = NULL;
        if (core_builder_check(self) == 0)
            fork = (PyObject *)fork_builder(self);
        if (fork == NULL) {
            Py_DECREF(builders);
            return NULL;
        }
        PyTuple_SET_ITEM(builders, i, fork);
    }
    return builders;
}

// --- join ----------------------------------------------------------------------------------------

static int
check_builders(core_state *st, PyObject *const *builders, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (!Py_IS_TYPE(builders[i], st->graph_builder_type)) {
            PyErr_SetString(PyExc_TypeError, "All arguments must be GraphBuilder instances");
            return -1;
        }
    if (count < 2) {
        PyErr_SetString(PyExc_ValueError, "Must join with at least two graph builders");
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (core_builder_check((GraphBuilderObject *)builders[i]) < 0)
            return -1;
    return 0;
}

// Returns the builder that was not made by split(), or the first builder if all were. Borrowed.
static GraphBuilderObject *
root_of(PyObject *const *builders, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (((GraphBuilderObject *)builders[i])->kind != CORE_BUILDER_FORK)
            return (GraphBuilderObject *)builders[i];
    return (GraphBuilderObject *)builders[0];
}

static int
join_one(GraphBuilderObject *root, GraphBuilderObject *other)
{
    if (core_builder_check(root) < 0 || core_builder_check(other) < 0)
        return -1;
    core_ref *queue = core_ref_take(other->queue), *context = core_ref_take(other->context);
    core_ref *target = core_ref_take(root->queue);
    int result = core_stream_follow(root->st, target, queue, context);
    core_ref_drop(target);
    core_ref_drop(context);
    core_ref_drop(queue);
    if (result == 0)
        core_builder_close(other);
    return result;
}

// If a builder cannot be joined, it and the builders after it stay open, and the program can try to
// join them again.
PyObject *
core_builder_join(core_state *st, PyObject *const *builders, Py_ssize_t count)
{
    if (check_builders(st, builders, count) < 0)
        return NULL;
    GraphBuilderObject *root = root_of(builders, count);
    for (Py_ssize_t i = 0; i < count; i++)
        if (builders[i] != (PyObject *)root &&
            join_one(root, (GraphBuilderObject *)builders[i]) < 0)
            return NULL;
    return Py_NewRef(root);
}
