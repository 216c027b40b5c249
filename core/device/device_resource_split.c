// Implements splitting and green contexts.
#include "device/device_resource_split.h"

#include "base/errors.h"
#include "base/options.h"
#include "base/options_take.h"
#include "device/green.h"

#include "cubind/signature.h"

#include <limits.h>

// --- splitting -----------------------------------------------------------------------------------

typedef struct split {
    unsigned int count;
    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groups;
    CUdevResource *parts, rest;
    bool dry_run;
} split;

static void
free_split(split *s)
{
    PyMem_RawFree(s->groups);
    PyMem_RawFree(s->parts);
    s->groups = NULL;
    s->parts = NULL;
}

static int
make_room(split *s, Py_ssize_t count)
{
    s->count = (unsigned int)count;
    s->groups = PyMem_RawCalloc((size_t)count, sizeof *s->groups);
    s->parts = PyMem_RawCalloc((size_t)count, sizeof *s->parts);
    if (s->groups != NULL && s->parts != NULL)
        return 0;
    PyErr_NoMemory();
    return -1;
}

// Reads the groups that the options ask for: a list of tuples with four numbers each. A subclass of
// the options may return anything.
static int
read_groups(PyObject *list, split *s)
{
    if (!PyList_CheckExact(list)) {
        PyErr_Format(PyExc_TypeError, "the groups must be a list, got %.200s",
                     Py_TYPE(list)->tp_name);
        return -1;
    }
    if (make_room(s, PyList_GET_SIZE(list)) < 0)
        return -1;
    for (unsigned int i = 0; i < s->count; i++) {
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *g = &s->groups[i];
        if (!PyArg_Parse(PyList_GET_ITEM(list, i), "(IIII)", &g->smCount, &g->coscheduledSmCount,
                         &g->preferredCoscheduledSmCount, &g->flags))
            return -1;
    }
    return 0;
}

// Calls a method of SMResourceOptions that returns the groups, or raises an exception.
static int
ask_for_groups(PyObject *options, const char *method, split *s)
{
    PyObject *list = PyObject_CallMethod(options, method, NULL);
    if (list == NULL)
        core_hide_frames();
    int result = list != NULL ? read_groups(list, s) : -1;
    Py_XDECREF(list);
    return result;
}

// Stores the value of a field for group `i`. A plain value is None or an int, or a tuple or list of
// `count` such values; if `counts` is NULL, no field may be a sequence. A flag is a bool. False:
// ask Python.
static bool
read_plain(PyObject *field, PyObject *counts, Py_ssize_t count, Py_ssize_t i, bool is_flag,
           unsigned int *out)
{
    if (PyTuple_CheckExact(field) || PyList_CheckExact(field)) {
        if (counts == NULL || PySequence_Fast_GET_SIZE(field) != count)
            return false;
        field = PySequence_Fast_GET_ITEM(field, i);
    }
    *out = 0;
    if (field == Py_None || field == Py_False)
        return true;
    *out = 1;
    if (field == Py_True)
        return true;
    if (is_flag)
        return false;
    int overflow = 0;
    long long value =
        PyLong_CheckExact(field) ? PyLong_AsLongLongAndOverflow(field, &overflow) : -1;
    *out = (unsigned int)value;
    return overflow == 0 && value >= 0 && value <= UINT_MAX;
}

// Reads the fields of a group into `s`. Returns as read_plain_groups().
static int
read_plain_fields(PyObject *const *fields, split *s)
{
    PyObject *counts = fields[CORE_OPTION_sm_resource_count];
    if (!PyTuple_CheckExact(counts) && !PyList_CheckExact(counts))
        counts = NULL;
    Py_ssize_t count = counts != NULL ? PySequence_Fast_GET_SIZE(counts) : 1;
    int plain = count > 0 ? 1 : 0;
    if (plain == 1 && make_room(s, count) < 0)
        plain = -1;
    for (Py_ssize_t i = 0; plain == 1 && i < count; i++) {
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *g = &s->groups[i];
        unsigned int *const values[] = {&g->smCount, &g->coscheduledSmCount,
                                        &g->preferredCoscheduledSmCount, &g->flags};
        for (int field = 0; field < CORE_OPTIONS_sm_resource; field++)
            plain &= read_plain(fields[field], counts, count, i,
                                field == CORE_OPTION_sm_resource_backfill, values[field]);
    }
    if (plain == 0)
        free_split(s);
    return plain;
}

// Reads options without running Python code, as suffices for most programs. Returns 1; 0: ask
// Python; -1 with an exception.
static int
read_plain_groups(core_state *st, PyObject *options, split *s)
{
    PyObject *fields[CORE_OPTIONS_sm_resource];
    int known = 0, plain = 0;
    if (!Py_IS_TYPE(options, st->sm_resource_options_type))
        return 0;
    while (known < CORE_OPTIONS_sm_resource &&
           (fields[known] = core_option(options, known, "")) != NULL)
        known++;
    if (known == CORE_OPTIONS_sm_resource)
        plain = read_plain_fields(fields, s);
    else
        PyErr_Clear(); // a program deleted the field, and Python code says so
    while (known > 0)
        Py_DECREF(fields[--known]);
    return plain;
}

// Returns 1 if cubind's release of CUDA lacks the function.
static int
split_by_groups(ResourceObject *self, split *s)
{
    CUresult status = CORE_NOGIL(core_driver->cuDevSmResourceSplit(
        s->dry_run ? NULL : s->parts, s->count, &self->resource, &s->rest, 0, s->groups));
    if (status == CUDA_ERROR_NOT_FOUND)
        return 1;
    if (core_check(self->st, status, "cuDevSmResourceSplit") < 0)
        return -1;
    for (unsigned int i = 0; s->dry_run && i < s->count; i++) {
        s->parts[i].type = CU_DEV_RESOURCE_TYPE_SM;
        s->parts[i].sm.smCount = s->groups[i].smCount;
    }
    return 0;
}

static int
split_by_count(ResourceObject *self, split *s)
{
    CUresult status = CORE_NOGIL(core_driver->cuDevSmResourceSplitByCount(
        s->parts, &s->count, &self->resource, &s->rest, 0, s->groups[0].smCount));
    return core_check(self->st, status, "cuDevSmResourceSplitByCount");
}

// Returns the tuple (groups, remainder). Owned.
static PyObject *
results(ResourceObject *self, const split *s)
{
    PyObject *groups = PyList_New(0);
    for (unsigned int i = 0; groups != NULL && i < s->count; i++) {
        ResourceObject *part = core_sm_resource(self->st, &s->parts[i], self);
        if (part != NULL)
            part->is_usable = !s->dry_run;
        if (part == NULL || PyList_Append(groups, (PyObject *)part) < 0)
            Py_CLEAR(groups);
        Py_XDECREF(part);
    }
    ResourceObject *rest = groups != NULL ? core_sm_resource(self->st, &s->rest, self) : NULL;
    if (rest != NULL)
        rest->is_usable = !s->dry_run;
    PyObject *result = rest != NULL ? PyTuple_Pack(2, groups, rest) : NULL;
    Py_XDECREF(rest);
    Py_XDECREF(groups);
    return result;
}

// CUDA 13.1 has a function for groups of different sizes.
static PyObject *
split_with(ResourceObject *self, PyObject *options, bool dry_run)
{
    split s = {.dry_run = dry_run};
    int version = core_check_green_driver(self->st), status = version < 0 ? -1 : 1;
    if (version >= 13010) {
        int plain = read_plain_groups(self->st, options, &s);
        status = plain < 0 ? -1 : 0;
        if (plain == 0)
            status = ask_for_groups(options, "_groups", &s);
    }
    if (status == 0)
        status = split_by_groups(self, &s);
    if (status == 1) {
        free_split(&s);
        status = ask_for_groups(options, "_equal_groups", &s);
        if (status == 0)
            status = split_by_count(self, &s);
    }
    PyObject *result = status == 0 ? results(self, &s) : NULL;
    free_split(&s);
    return result;
}

PyObject *
core_sm_split(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", "dry_run", NULL};
    static const cb_signature call = {"split", params, .positional = 1, .required = 1};
    ResourceObject *self = (ResourceObject *)o;
    CB_SLOTS(PyObject * options, *dry_run) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    int dry_run = given.dry_run != NULL ? PyObject_IsTrue(given.dry_run) : 0;
    PyObject *options;
    if (dry_run < 0 || core_check_process(o, self->process) < 0)
        return NULL;
    options = core_resource_options(self->st, given.options, "SMResourceOptions");
    if (options == NULL)
        return NULL;
    PyObject *result = split_with(self, options, dry_run != 0);
    Py_DECREF(options);
    return result;
}

// --- green contexts ------------------------------------------------------------------------------

// Adds one resource of the options. Work queues are two for the driver.
static int
add_resource(core_state *st, PyObject *o, CUdevResource *all, unsigned int *count)
{
    const ResourceObject *resource = (const ResourceObject *)o;
    bool is_set = Py_IS_TYPE(o, st->sm_resource_type);
    if (!is_set && !Py_IS_TYPE(o, st->workqueue_resource_type)) {
        PyErr_Format(PyExc_TypeError, "Unsupported context resource type: %R", Py_TYPE(o));
        return -1;
    }
    if (core_check_process(o, resource->process) < 0)
        return -1;
    if (!resource->is_usable) {
        PyErr_SetString(PyExc_ValueError,
                        "dry-run SMResource objects cannot be used to create a context");
        return -1;
    }
    all[(*count)++] = resource->resource;
    if (!is_set)
        all[(*count)++] = resource->queue;
    return 0;
}

static core_ref *
green_from_list(core_state *st, int device, PyObject *list)
{
    unsigned int count = 0;
    Py_ssize_t length = PyList_GET_SIZE(list);
    if (length == 0) {
        PyErr_SetString(PyExc_ValueError, "ContextOptions.resources must not be empty");
        return NULL;
    }
    CUdevResource *all = PyMem_RawCalloc((size_t)length, 2 * sizeof *all);
    int status = 0;
    if (all == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; all != NULL && status == 0 && i < length; i++)
        status = add_resource(st, PyList_GET_ITEM(list, i), all, &count);
    core_ref *ref = all != NULL && status == 0 ? core_green_new(st, device, all, count) : NULL;
    PyMem_RawFree(all);
    return ref;
}

// Returns the resources of the options as a list. Owned.
static PyObject *
resource_list(PyObject *options)
{
    PyObject *resources = PyObject_GetAttrString(options, "resources");
    PyObject *list = NULL;
    if (resources == Py_None)
        PyErr_SetString(PyExc_ValueError,
                        "ContextOptions.resources must be provided to create a green context");
    else if (resources != NULL)
        list = PySequence_List(resources);
    Py_XDECREF(resources);
    return list;
}

core_ref *
core_green_from_options(core_state *st, int device, PyObject *given)
{
    PyObject *options;
    if (core_take_options(st, given, "ContextOptions", "Context options", &options) < 0)
        return NULL;
    if (options == NULL) {
        PyErr_SetString(PyExc_ValueError,
                        "options with device resources must be provided to create a green context");
        return NULL;
    }
    PyObject *list = resource_list(options);
    Py_DECREF(options);
    core_ref *ref = NULL;
    if (list != NULL && core_check_green_driver(st) >= 0)
        ref = green_from_list(st, device, list);
    Py_XDECREF(list);
    return ref;
}
