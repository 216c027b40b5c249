// What a copy of a graph inside of another one needs: the outermost graph keeps it, of which the copy has
// nothing.
#include "graph/keep_inner.h"

#include "base/errors.h"
#include "graph/place.h"

// References to user objects, which a capsule gives back.
typedef struct references {
    int process;
    size_t count;
    CUuserObject objects[];
} references;

static CUresult
release_all(const references *r)
{
    CUresult first = CUDA_SUCCESS;
    for (size_t i = 0; i < r->count; i++) {
        CUresult status = core_driver->cuUserObjectRelease(r->objects[i], 1);
        if (first == CUDA_SUCCESS)
            first = status;
    }
    return first;
}

static void
free_references(PyObject *capsule)
{
    references *r = PyCapsule_GetPointer(capsule, NULL);
    core_state *st = PyCapsule_GetContext(capsule);
    if (!core_must_leak(r->process))
        core_warn(st, CORE_NOGIL(release_all(r)), "cuUserObjectRelease", NULL);
    PyMem_RawFree(r);
}

// --- the nodes -----------------------------------------------------------------------------------

typedef struct listed_node {
    core_definition *in; // as long as the node is listed
    core_node *node;
} listed_node;

static size_t
count_nodes(const core_definition *d)
{
    size_t count = d->node_count;
    for (const core_definition *at = d->inner; at != NULL; at = at->sibling)
        count += count_nodes(at);
    return count;
}

// Becomes a user of each.
static listed_node *
list_nodes(core_definition *d, listed_node *out)
{
    for (size_t i = 0; i < d->bucket_count; i++)
        for (core_node *node = d->buckets[i]; node != NULL; node = node->next) {
            node->users++;
            *out++ = (listed_node){d, node};
        }
    for (core_definition *at = d->inner; at != NULL; at = at->sibling)
        out = list_nodes(at, out);
    return out;
}

// One that is gone keeps nothing: whoever copies it finds that out.
static CUresult
retain_all(const core_definition *d, const listed_node *nodes, size_t count, references *r)
{
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; i < count && status == CUDA_SUCCESS && core_definition_is_there(d); i++) {
        CUuserObject kept = nodes[i].node->kept;
        if (kept != NULL)
            status = core_driver->cuUserObjectRetain(kept, 1);
        if (kept != NULL && status == CUDA_SUCCESS)
            r->objects[r->count++] = kept;
    }
    return status;
}

// Owned.
static PyObject *
references_of(core_definition *d)
{
    size_t count = count_nodes(d);
    listed_node *nodes = PyMem_RawMalloc((count + 1) * sizeof *nodes);
    references *r = PyMem_RawCalloc(1, sizeof *r + count * sizeof r->objects[0]);
    PyObject *capsule = r != NULL ? PyCapsule_New(r, NULL, free_references) : NULL;
    if (nodes == NULL || capsule == NULL) {
        if (capsule == NULL)
            PyMem_RawFree(r);
        Py_XDECREF(capsule);
        PyMem_RawFree(nodes);
        return PyErr_NoMemory();
    }
    PyCapsule_SetContext(capsule, d->st);
    r->process = core_process_now();
    list_nodes(d, nodes);
    CUresult status = CORE_GRAPH_CALL(d, retain_all(d, nodes, count, r));
    for (size_t i = 0; i < count; i++)
        core_node_release(nodes[i].in, nodes[i].node);
    PyMem_RawFree(nodes);
    if (core_check(d->st, status, "cuUserObjectRetain") < 0)
        Py_CLEAR(capsule);
    return capsule;
}

PyObject *
core_inner_things(core_definition *d)
{
    if (d->outer == NULL)
        return Py_NewRef(Py_None);
    PyObject *kept = references_of(d), *pair = NULL;
    PyObject *root =
        kept != NULL ? core_definition_object(d->st->graph_definition_type, d->root) : NULL;
    if (root != NULL)
        pair = PyTuple_Pack(2, root, kept);
    Py_XDECREF(root);
    Py_XDECREF(kept);
    return pair;
}
