// Exports cubind's memory through DLPack: reads the arguments of __dlpack__(), and makes managed
// tensors and capsules.
#include "array/dlpack_export.h"

#include "base/home.h"

#include "cubind/signature.h"

// --- the arguments of __dlpack__ -----------------------------------------------------------------

static int
read_version(PyObject *o, bool *versioned)
{
    *versioned = false;
    if (o == NULL || o == Py_None)
        return 0;
    if (!PyTuple_Check(o) || PyTuple_GET_SIZE(o) != 2 || !PyLong_Check(PyTuple_GET_ITEM(o, 0)) ||
        !PyLong_Check(PyTuple_GET_ITEM(o, 1))) {
        PyErr_Format(PyExc_BufferError, "Expected max_version tuple[int, int], got %S", o);
        return -1;
    }
    long major = PyLong_AsLong(PyTuple_GET_ITEM(o, 0));
    if (major == -1 && PyErr_Occurred())
        return -1;
    *versioned = major >= DL_MAJOR;
    return 0;
}

int
core_dlpack_arguments(PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames, bool *versioned)
{
    static const char *const params[] = {"stream", "max_version", "dl_device", "copy", NULL};
    static const cb_signature call = {"__dlpack__", params, .positional = 0};
    CB_SLOTS(PyObject * stream, *max_version, *dl_device, *copy) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return -1;
    if (given.dl_device != NULL && given.dl_device != Py_None) {
        PyErr_SetString(PyExc_BufferError, "Sorry, not supported: dl_device other than None");
        return -1;
    }
    if (given.copy == Py_True) {
        PyErr_SetString(PyExc_BufferError, "Sorry, not supported: copy=True");
        return -1;
    }
    return read_version(given.max_version, versioned);
}

// --- tensors -------------------------------------------------------------------------------------

// An exported tensor, versioned or not, in one block: the reference to its owner comes first, the
// shape and strides last. The tensor's `context` points at the block.
typedef struct exported {
    core_kept kept;
    union {
        dl_managed plain;
        dl_managed_versioned versioned;
    } managed;
    int64_t extents[];
} exported;

// Drops the owner when the consumer calls the deleter. That may happen without the GIL, and after
// the interpreter has ended. PyGILState_Ensure() finds out whether this thread has the GIL, but
// only in the main interpreter. In another interpreter it might wait for the GIL that this thread
// itself holds. There the owner goes on the list of released objects, and the next thread that
// drains the list drops it.
static void
let_go(exported *made)
{
    if (core_must_leak(core_process_now())) {
        PyMem_RawFree(made);
    } else if (made->kept.home->is_main) {
        PyGILState_STATE gil = PyGILState_Ensure();
        core_kept_free(&made->kept);
        PyGILState_Release(gil);
    } else {
        core_kept_release(&made->kept);
    }
}

static void
delete_plain(dl_managed *managed)
{
    let_go(managed->context);
}

static void
delete_versioned(dl_managed_versioned *managed)
{
    let_go(managed->context);
}

static void
copy_tensor(exported *made, dl_tensor *to, const dl_tensor *tensor)
{
    size_t ndim = (size_t)tensor->ndim;
    *to = *tensor;
    to->shape = made->extents;
    memcpy(to->shape, tensor->shape, ndim * sizeof *to->shape);
    if (tensor->strides != NULL) {
        to->strides = made->extents + ndim;
        memcpy(to->strides, tensor->strides, ndim * sizeof *to->strides);
    }
}

static exported *
new_exported(core_state *st, PyObject *owner, const dl_tensor *tensor)
{
    size_t extents = 2 * (size_t)tensor->ndim * sizeof(int64_t);
    core_home_drain(st);
    return (exported *)core_kept_new(st, owner, sizeof(exported) + extents);
}

dl_managed_versioned *
core_dlpack_managed(core_state *st, PyObject *owner, const dl_tensor *tensor, uint64_t flags)
{
    exported *made = new_exported(st, owner, tensor);
    if (made == NULL)
        return NULL;
    dl_managed_versioned *managed = &made->managed.versioned;
    managed->version = (dl_version){DL_MAJOR, DL_MINOR};
    managed->context = made;
    managed->deleter = delete_versioned;
    managed->flags = flags;
    copy_tensor(made, &managed->tensor, tensor);
    return managed;
}

static dl_managed *
new_plain(core_state *st, PyObject *owner, const dl_tensor *tensor)
{
    exported *made = new_exported(st, owner, tensor);
    if (made == NULL)
        return NULL;
    dl_managed *managed = &made->managed.plain;
    managed->context = made;
    managed->deleter = delete_plain;
    copy_tensor(made, &managed->tensor, tensor);
    return managed;
}

// --- capsules ------------------------------------------------------------------------------------

static exported *
made_of(const void *managed, bool versioned)
{
    return versioned ? ((const dl_managed_versioned *)managed)->context
                     : ((const dl_managed *)managed)->context;
}

// Drops the owner and frees the block. Call it with the GIL, in the owner's interpreter.
static void
give_back(exported *made)
{
    if (core_must_leak(core_process_now()))
        PyMem_RawFree(made);
    else
        core_kept_free(&made->kept);
}

// Deletes the tensor unless the capsule was consumed. Such a capsule has been renamed, and the
// consumer deletes its tensor.
static void
delete_capsule(PyObject *capsule)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    if (PyCapsule_IsValid(capsule, DL_CAPSULE))
        give_back(made_of(PyCapsule_GetPointer(capsule, DL_CAPSULE), false));
    else if (PyCapsule_IsValid(capsule, DL_CAPSULE_VERSIONED))
        give_back(made_of(PyCapsule_GetPointer(capsule, DL_CAPSULE_VERSIONED), true));
    PyErr_Restore(type, value, traceback);
}

PyObject *
core_dlpack_capsule(core_state *st, PyObject *owner, const dl_tensor *tensor, uint64_t flags,
                    bool versioned)
{
    void *managed = versioned ? (void *)core_dlpack_managed(st, owner, tensor, flags)
                              : (void *)new_plain(st, owner, tensor);
    if (managed == NULL)
        return NULL;
    PyObject *capsule =
        PyCapsule_New(managed, versioned ? DL_CAPSULE_VERSIONED : DL_CAPSULE, delete_capsule);
    if (capsule == NULL)
        give_back(made_of(managed, versioned));
    return capsule;
}
