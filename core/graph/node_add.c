// Adds, changes and destroys nodes, together with the objects that the graph keeps for them. The
// callers are the node_*.c files.
#include "base/errors.h"
#include "graph/internal.h"
#include "graph/keep.h"
#include "stream/host_callback.h"

enum { FEW = 16 };

// --- under the lock ------------------------------------------------------------------------------

// Releases a user object from a graph. `object` must be one that the graph holds, or NULL: driver
// 580 accepts any object, and later crashes when a graph that really holds the object is destroyed.
static CUresult
drop_kept(const core_definition *d, CUuserObject object)
{
    if (object == NULL)
        return CUDA_SUCCESS;
    return core_driver->cuGraphReleaseUserObject(d->graph->handle, object, 1);
}

// Returns the user object that the graph keeps for a node, or NULL. A copy of a graph has its own
// references to user objects, which are not in any record. For a host call that cubind made, the
// call itself stores its user object.
static CUuserObject
kept_for(const core_definition *d, const core_node *node)
{
    CUgraphNodeType type;
    CUDA_HOST_NODE_PARAMS params;
    if (d->outer == NULL || node->kept != NULL)
        return node->kept;
    if (core_driver->cuGraphNodeGetType(node->handle, &type) != CUDA_SUCCESS ||
        type != CU_GRAPH_NODE_TYPE_HOST ||
        core_driver->cuGraphHostNodeGetParams(node->handle, &params) != CUDA_SUCCESS)
        return NULL;
    const core_host_call *call = core_host_call_of(params.fn, params.userData);
    return call != NULL ? ((const core_kept *)call)->user : NULL;
}

typedef struct adding_place {
    const core_definition *in;
    core_node *const *after; // all nodes that the new one follows
    size_t count;
    core_node *fresh;
} adding_place;

static bool
read_handles(const adding_place *p, CUgraphNode *out)
{
    for (size_t i = 0; i < p->count; i++) {
        out[i] = p->after[i]->handle;
        if (out[i] == NULL)
            return false;
    }
    return core_definition_is_there(p->in);
}

static CUresult
add_with_handles(const adding_place *p, core_adding *a, CUgraphNode *handles)
{
    core_kept *keep = a->keep;
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    if (read_handles(p, handles))
        status = a->add(a, p->in->graph->handle, handles, p->count);
    if (status == CUDA_SUCCESS && keep != NULL) {
        a->keep = NULL;
        status = core_graph_give_block(p->in->graph->handle, keep, &p->fresh->kept, &a->function);
        if (status != CUDA_SUCCESS) {
            p->fresh->kept = NULL;
            core_driver->cuGraphDestroyNode(a->made); // no list of handles can contain it yet
        }
    }
    if (status == CUDA_SUCCESS)
        p->fresh->handle = a->made;
    return status;
}

static CUresult
add_locked(const adding_place *p, core_adding *a)
{
    CUgraphNode few[FEW];
    a->function = "cuGraphAddNode"; // in case nothing is called
    if (p->count <= FEW)
        return add_with_handles(p, a, few);
    CUgraphNode *many = PyMem_RawMalloc(p->count * sizeof *many);
    if (many == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = add_with_handles(p, a, many);
    PyMem_RawFree(many);
    return status;
}

// --- adding --------------------------------------------------------------------------------------

// Raises the error of a failed addition. Another thread may have destroyed one of the places, and
// core_place_check() may not have seen that yet; so each place is checked again, up to the root.
static int
raise_failure(PyObject *place, PyObject *const *more, Py_ssize_t count, CUresult status,
              const char *function)
{
    if (core_place_refuse(place) < 0)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++)
        if (core_place_refuse(more[i]) < 0)
            return -1;
    return core_raise(((GraphPlaceObject *)place)->st, status, function);
}

// Stores the records of the nodes that the new node follows, and returns their number.
static size_t
list_before(PyObject *place, PyObject *const *more, Py_ssize_t count, core_node **out)
{
    size_t n = 0;
    if (((GraphPlaceObject *)place)->node != NULL)
        out[n++] = ((GraphPlaceObject *)place)->node;
    for (Py_ssize_t i = 0; i < count; i++)
        if (((GraphPlaceObject *)more[i])->node != NULL)
            out[n++] = ((GraphPlaceObject *)more[i])->node;
    return n;
}

// Lists the new node's record, unless another thread has already found the node in the graph.
static void
commit(core_definition *in, GraphNodeObject *self, CUgraphNode handle)
{
    core_node *known = core_node_find(in, handle), *node = self->node;
    self->key = handle;
    if (CB_LIKELY(known == NULL)) {
        if (node->handle != NULL)
            core_node_list(in, node);
        return;
    }
    known->kept = node->kept;
    if (known->about == NULL)
        known->about = Py_XNewRef(node->about);
    known->users++;
    self->node = known;
    node->handle = NULL;
    core_node_release(in, node);
}

// Completes and publishes the object. Until then, a thread that finds the node in the graph makes
// another object for it.
static int
finish(GraphNodeObject *self, core_adding *a)
{
    if (a->finish == NULL || a->finish(self, a) == 0) {
        core_node_publish(self);
        return 0;
    }
    core_pending pending = core_pending_take();
    if (core_node_destroy(self) < 0)
        PyErr_Clear();
    core_pending_restore(pending, NULL);
    return -1;
}

int
core_node_add(PyObject *place, PyObject *const *more, Py_ssize_t count, GraphNodeObject *self,
              core_adding *a)
{
    core_definition *in = self->in;
    core_node *few[FEW], **after = few;
    if (count >= FEW) {
        after = PyMem_New(core_node *, (size_t)count + 1);
        if (after == NULL) {
            PyErr_NoMemory();
            return -1;
        }
    }
    const adding_place p = {in, after, list_before(place, more, count, after), self->node};
    CUresult status = CORE_GRAPH_CALL_READING(in, a->beside, add_locked(&p, a));
    if (after != few)
        PyMem_Free(after);
    if (CB_LIKELY(status == CUDA_SUCCESS)) {
        commit(in, self, a->made);
        return finish(self, a);
    }
    if (a->keep != NULL)
        core_kept_free(a->keep);
    return raise_failure(place, more, count, status, a->function);
}

// --- changing ------------------------------------------------------------------------------------

typedef struct changing {
    GraphNodeObject *node;
    core_change *change;
    const void *params;
    const char *function;
    core_kept *keep;
    bool replaces;
    // A user object that was released, and the status of that.
    CUuserObject dropped;
    CUresult drop_status;
} changing;

// Changes the node with the locks held. Releases the previously kept object last, because the node
// needs it until the change has succeeded.
static CUresult
change_locked(changing *c)
{
    core_node *node = c->node->node;
    const core_definition *in = c->node->in;
    CUuserObject before = NULL, fresh = NULL;
    CUresult status = CUDA_ERROR_INVALID_HANDLE;
    const char *function = c->function;
    if (node->handle == NULL || !core_definition_is_there(in))
        return status;
    if (c->keep != NULL) {
        core_kept *keep = c->keep;
        c->keep = NULL;
        status = core_graph_give_block(in->graph->handle, keep, &fresh, &c->function);
        if (status != CUDA_SUCCESS)
            return status;
    }
    if (c->replaces)
        before = kept_for(in, node);
    c->function = function;
    status = c->change(c->params, node->handle, &c->function);
    if (status == CUDA_SUCCESS && c->replaces)
        node->kept = fresh;
    if (status != CUDA_SUCCESS || c->replaces) {
        c->dropped = status != CUDA_SUCCESS ? fresh : before;
        c->drop_status = drop_kept(in, c->dropped);
    }
    return status;
}

static int
change_by(changing *c, core_definition *beside)
{
    GraphNodeObject *self = c->node;
    CUresult status = CORE_GRAPH_CALL_READING(self->in, beside, change_locked(c));
    core_warn(self->st, c->drop_status, "cuGraphReleaseUserObject", c->dropped);
    if (c->keep != NULL)
        core_kept_free(c->keep);
    core_home_drain(self->st);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        return 0;
    if (core_place_refuse((PyObject *)self) < 0)
        return -1;
    return core_raise(self->st, status, c->function);
}

int
core_node_change(GraphNodeObject *self, core_change *change, const void *params,
                 const char *function, core_kept *keep, bool replaces)
{
    changing c = {self, change, params, function, keep, replaces, NULL, CUDA_SUCCESS};
    return change_by(&c, NULL);
}

int
core_node_change_reading(GraphNodeObject *self, core_definition *beside, core_change *change,
                         const void *params, const char *function, core_kept *keep)
{
    changing c = {self, change, params, function, keep, true, NULL, CUDA_SUCCESS};
    return change_by(&c, beside);
}

// --- destroying ----------------------------------------------------------------------------------

static CUresult
destroy_locked(const core_definition *in, core_node *node, CUresult *drop_status)
{
    if (node->handle == NULL || !core_definition_is_there(in))
        return CUDA_SUCCESS;
    const CUuserObject kept = kept_for(in, node);
    CUresult status = core_driver->cuGraphDestroyNode(node->handle);
    if (status != CUDA_SUCCESS)
        return status;
    in->root->destroyed++;
    node->handle = NULL;
    node->kept = NULL;
    *drop_status = drop_kept(in, kept);
    return CUDA_SUCCESS;
}

// Refuses to destroy a node if a stream is capturing into a graph inside it, because CUDA would not
// notice that the graph is gone.
int
core_node_destroy(GraphNodeObject *self)
{
    if (core_definition_is_captured(self->in, self->node)) {
        PyErr_SetString(PyExc_RuntimeError, "cannot destroy the node while a graph inside it is "
                                            "being captured into: call end_building() first");
        return -1;
    }
    core_definition *in = core_definition_take(self->in);
    core_node *node = self->node;
    const CUuserObject kept = node->kept;
    node->users++;
    CUresult drop_status = CUDA_SUCCESS;
    CUresult status = CORE_GRAPH_CALL(in, destroy_locked(in, node, &drop_status));
    core_warn(self->st, drop_status, "cuGraphReleaseUserObject", kept);
    if (status == CUDA_SUCCESS) {
        core_definition_cut(in, node);
        core_node_gone(in, node);
    }
    core_node_release(in, node);
    core_definition_drop(in);
    core_home_drain(self->st);
    return core_check(self->st, status, "cuGraphDestroyNode");
}
