// Checks and writes the optional launch attributes of a LaunchConfig, once for each value.
//
// Two attributes are left out: the synchronization policy, which is only for streams, and
// device-updatable kernel nodes, which return a handle and belong to graphs.
#include "launch/launch_attributes.h"

#include "launch/launch_dimensions.h"
#include "stream/event.h"

#include "cubind/sequence.h"

// --- numbers -------------------------------------------------------------------------------------

static int
take_int(const char *name, PyObject *o, long least, long most, int *out)
{
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "LaunchConfig.%s must be an int, not %s", name,
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *index = PyNumber_Index(o);
    int overflow = 0;
    long value = index != NULL ? PyLong_AsLongAndOverflow(index, &overflow) : -1;
    Py_XDECREF(index);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow != 0 || value < least || value > most) {
        PyErr_Format(PyExc_ValueError, "LaunchConfig.%s must be between %ld and %ld (got %R)", name,
                     least, most, o);
        return -1;
    }
    *out = (int)value;
    return 0;
}

// --- enumerations --------------------------------------------------------------------------------

static const char *const scheduling_policies[] = {"default", "spread", "load_balancing",
                                                  "rubin_dsmem_locality", NULL};
static const char *const cluster_modes[] = {"default", "require_portable", "allow_non_portable",
                                            NULL};
static const char *const shared_modes[] = {"default",
                                           "require_portable",
                                           "allow_non_portable",
                                           "allow_oversized_shared_memory",
                                           "prefer_oversized_shared_memory",
                                           NULL};
static const char *const sync_domains[] = {"default", "remote", NULL};
static const char *const access_properties[] = {"normal", "streaming", "persisting", NULL};

static int
raise_choice(const char *name, PyObject *o, const char *const *names)
{
    PyObject *list = PyList_New(0);
    for (int i = 0; list != NULL && names[i] != NULL; i++) {
        PyObject *text = PyUnicode_FromFormat("'%s'", names[i]);
        if (text == NULL || PyList_Append(list, text) < 0)
            Py_CLEAR(list);
        Py_XDECREF(text);
    }
    PyObject *comma = PyUnicode_FromString(", ");
    PyObject *choices = list != NULL && comma != NULL ? PyUnicode_Join(comma, list) : NULL;
    if (choices != NULL)
        PyErr_Format(PyExc_ValueError, "LaunchConfig.%s must be one of %U (got %R)", name, choices,
                     o);
    Py_XDECREF(choices);
    Py_XDECREF(comma);
    Py_XDECREF(list);
    return -1;
}

// Reads a name, or its number in the driver's enumeration. Sets `*out` to the number.
static int
take_choice(const char *name, PyObject *o, const char *const *names, int *out)
{
    long wanted = -1;
    if (PyIndex_Check(o)) {
        PyObject *index = PyNumber_Index(o);
        int overflow;
        wanted = index != NULL ? PyLong_AsLongAndOverflow(index, &overflow) : -1;
        Py_XDECREF(index);
        if (wanted == -1 && PyErr_Occurred())
            return -1;
    }
    for (int i = 0; names[i] != NULL; i++) {
        if (wanted == i ||
            (PyUnicode_Check(o) && PyUnicode_CompareWithASCIIString(o, names[i]) == 0)) {
            *out = i;
            return 0;
        }
    }
    return raise_choice(name, o, names);
}

// --- values of several parts ---------------------------------------------------------------------

// Returns the items of a tuple or list with `least` to `most` of them. `*keep` owns them. Returns
// NULL with TypeError.
static PyObject **
take_items(const char *name, PyObject *o, int least, int most, PyObject **keep, int *count)
{
    *keep = PyTuple_Check(o) || PyList_Check(o) ? cb_items_of(o) : NULL;
    if (*keep == NULL && PyErr_Occurred())
        return NULL;
    Py_ssize_t size = *keep != NULL ? PyTuple_GET_SIZE(*keep) : -1;
    if (size < least || size > most) {
        Py_CLEAR(*keep);
        PyErr_Format(PyExc_TypeError, "LaunchConfig.%s must be a tuple of %d values (got %R)", name,
                     most, o);
        return NULL;
    }
    *count = (int)size;
    return &PyTuple_GET_ITEM(*keep, 0);
}

static PyObject *
take_domain_map(const char *name, PyObject *o, CUlaunchAttribute *out)
{
    PyObject *keep;
    int count, domain, remote;
    PyObject **items = take_items(name, o, 2, 2, &keep, &count);
    if (items == NULL)
        return NULL;
    PyObject *shown = NULL;
    if (take_int(name, items[0], 0, 255, &domain) == 0 &&
        take_int(name, items[1], 0, 255, &remote) == 0) {
        out->value.memSyncDomainMap.default_ = (unsigned char)domain;
        out->value.memSyncDomainMap.remote = (unsigned char)remote;
        shown = Py_BuildValue("(ii)", domain, remote);
    }
    Py_DECREF(keep);
    return shown;
}

// Reads an address: an int, or an object with an int `handle`, such as a Buffer.
static int
take_address(const char *name, PyObject *o, void **out)
{
    PyObject *value = PyIndex_Check(o) ? PyNumber_Index(o) : PyObject_GetAttrString(o, "handle");
    *out = value != NULL ? PyLong_AsVoidPtr(value) : NULL;
    Py_XDECREF(value);
    if (*out != NULL || !PyErr_Occurred())
        return 0;
    if (PyErr_ExceptionMatches(PyExc_AttributeError))
        PyErr_Format(PyExc_TypeError,
                     "LaunchConfig.%s must begin with an address or a Buffer, not %s", name,
                     Py_TYPE(o)->tp_name);
    return -1;
}

// Converts a low-level CUaccessPolicyWindow to the tuple that it stands for; returns other objects
// as they are. New reference.
static PyObject *
window_tuple(PyObject *o)
{
    static const char *const members[] = {"base_ptr", "num_bytes", "hitRatio", "hitProp",
                                          "missProp"};
    if (PyTuple_Check(o) || PyList_Check(o) || !PyObject_HasAttrString(o, "hitRatio"))
        return Py_NewRef(o);
    PyObject *tuple = PyTuple_New(5);
    for (int i = 0; tuple != NULL && i < 5; i++) {
        PyObject *value = PyObject_GetAttrString(o, members[i]);
        if (value == NULL)
            Py_CLEAR(tuple);
        else
            PyTuple_SET_ITEM(tuple, i, value);
    }
    return tuple;
}

static PyObject *
fill_window(const char *name, PyObject **items, CUaccessPolicyWindow *w)
{
    int hit, miss;
    double ratio = PyFloat_AsDouble(items[2]);
    if ((ratio == -1.0 && PyErr_Occurred()) || take_address(name, items[0], &w->base_ptr) < 0 ||
        take_choice(name, items[3], access_properties, &hit) < 0 ||
        take_choice(name, items[4], access_properties, &miss) < 0)
        return NULL;
    w->num_bytes = PyLong_AsSize_t(items[1]);
    if (w->num_bytes == (size_t)-1 && PyErr_Occurred())
        return NULL;
    if (!(ratio >= 0.0 && ratio <= 1.0)) {
        PyErr_Format(PyExc_ValueError, "LaunchConfig.%s hit ratio must be between 0 and 1 (got %R)",
                     name, items[2]);
        return NULL;
    }
    w->hitRatio = (float)ratio;
    w->hitProp = (CUaccessProperty)hit;
    w->missProp = (CUaccessProperty)miss;
    return Py_BuildValue("(Kndss)", (unsigned long long)(uintptr_t)w->base_ptr,
                         (Py_ssize_t)w->num_bytes, ratio, access_properties[hit],
                         access_properties[miss]);
}

static PyObject *
take_window(const char *name, PyObject *o, CUlaunchAttribute *out)
{
    PyObject *tuple = window_tuple(o), *keep = NULL, *shown = NULL;
    int count;
    PyObject **items = tuple != NULL ? take_items(name, tuple, 5, 5, &keep, &count) : NULL;
    if (items != NULL)
        shown = fill_window(name, items, &out->value.accessPolicyWindow);
    Py_XDECREF(keep);
    Py_XDECREF(tuple);
    return shown;
}

static int
take_event(core_state *st, const char *name, PyObject *o, CUevent *out)
{
    if (!PyObject_TypeCheck(o, st->event_type)) {
        PyErr_Format(PyExc_TypeError, "LaunchConfig.%s must have an Event, not %s", name,
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    EventObject *event = (EventObject *)o;
    if (event->ref == NULL)
        return core_raise_closed(o);
    *out = event->ref->handle;
    return core_check_process(o, event->ref->process);
}

// Reads (event, flags, trigger_at_block_start), or only the event.
static PyObject *
take_programmatic_event(core_state *st, const char *name, PyObject *o, CUlaunchAttribute *out)
{
    PyObject *keep = NULL, *shown = NULL;
    int count = 1, flags = 0, trigger = 0;
    bool alone = !PyTuple_Check(o) && !PyList_Check(o);
    PyObject **items = alone ? &o : take_items(name, o, 1, 3, &keep, &count);
    if (items != NULL && take_event(st, name, items[0], &out->value.programmaticEvent.event) == 0 &&
        (count < 2 || take_int(name, items[1], 0, INT32_MAX, &flags) == 0) &&
        (count < 3 || (trigger = PyObject_IsTrue(items[2])) >= 0)) {
        out->value.programmaticEvent.flags = flags;
        out->value.programmaticEvent.triggerAtBlockStart = trigger;
        shown = Py_BuildValue("(OiO)", items[0], flags, trigger ? Py_True : Py_False);
    }
    Py_XDECREF(keep);
    return shown;
}

static PyObject *
take_completion_event(core_state *st, const char *name, PyObject *o, CUlaunchAttribute *out)
{
    PyObject *keep = NULL, *shown = NULL;
    int count = 1, flags = 0;
    bool alone = !PyTuple_Check(o) && !PyList_Check(o);
    PyObject **items = alone ? &o : take_items(name, o, 1, 2, &keep, &count);
    if (items != NULL &&
        take_event(st, name, items[0], &out->value.launchCompletionEvent.event) == 0 &&
        (count < 2 || take_int(name, items[1], 0, INT32_MAX, &flags) == 0)) {
        out->value.launchCompletionEvent.flags = flags;
        shown = Py_BuildValue("(Oi)", items[0], flags);
    }
    Py_XDECREF(keep);
    return shown;
}

// --- one function for each form ------------------------------------------------------------------

static PyObject *
take_preferred_cluster(const char *name, PyObject *o, CUlaunchAttribute *out)
{
    unsigned int d[3];
    if (core_dimensions(name, o, d) < 0)
        return NULL;
    out->value.preferredClusterDim.x = d[0];
    out->value.preferredClusterDim.y = d[1];
    out->value.preferredClusterDim.z = d[2];
    return core_dimensions_tuple(d);
}

// Reads a value of an enumeration, and writes it as the int at the start of the union, which is
// where all enumerations are.
static PyObject *
take_enum(const char *name, PyObject *o, const char *const *names, CUlaunchAttribute *out)
{
    int value;
    if (take_choice(name, o, names, &value) < 0)
        return NULL;
    memcpy(&out->value, &value, sizeof value);
    return PyUnicode_InternFromString(names[value]);
}

static PyObject *
take_number(const char *name, PyObject *o, long least, long most, CUlaunchAttribute *out)
{
    int value;
    if (take_int(name, o, least, most, &value) < 0)
        return NULL;
    memcpy(&out->value, &value, sizeof value);
    return PyLong_FromLong(value);
}

static PyObject *
take_flag(PyObject *o, CUlaunchAttribute *out)
{
    int truth = PyObject_IsTrue(o);
    if (truth < 0)
        return NULL;
    out->value.nvlinkUtilCentricScheduling = (unsigned int)truth;
    return PyBool_FromLong(truth);
}

// --- all attributes ------------------------------------------------------------------------------

typedef struct extra_row {
    const char *name;
    CUlaunchAttributeID id;
    const char *const *choices;
} extra_row;

#define EXTRA(name, id, choices) {name, CU_LAUNCH_ATTRIBUTE_##id, choices}

static const extra_row rows[CORE_EXTRAS] = {
    EXTRA("priority", PRIORITY, NULL),
    EXTRA("cluster_scheduling_policy_preference", CLUSTER_SCHEDULING_POLICY_PREFERENCE,
          scheduling_policies),
    EXTRA("preferred_cluster_dimension", PREFERRED_CLUSTER_DIMENSION, NULL),
    EXTRA("preferred_shared_memory_carveout", PREFERRED_SHARED_MEMORY_CARVEOUT, NULL),
    EXTRA("portable_cluster_size_mode", PORTABLE_CLUSTER_SIZE_MODE, cluster_modes),
    EXTRA("shared_memory_mode", SHARED_MEMORY_MODE, shared_modes),
    EXTRA("nvlink_util_centric_scheduling", NVLINK_UTIL_CENTRIC_SCHEDULING, NULL),
    EXTRA("mem_sync_domain", MEM_SYNC_DOMAIN, sync_domains),
    EXTRA("mem_sync_domain_map", MEM_SYNC_DOMAIN_MAP, NULL),
    EXTRA("access_policy_window", ACCESS_POLICY_WINDOW, NULL),
    EXTRA("programmatic_event", PROGRAMMATIC_EVENT, NULL),
    EXTRA("launch_completion_event", LAUNCH_COMPLETION_EVENT, NULL),
};

PyObject *
core_extra_take(core_state *st, int extra, PyObject *o, CUlaunchAttribute *out)
{
    const extra_row *row = &rows[extra];
    out->id = row->id;
    if (row->choices != NULL)
        return take_enum(row->name, o, row->choices, out);
    switch (row->id) {
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
        return take_number(row->name, o, INT32_MIN, INT32_MAX, out);
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        return take_number(row->name, o, 0, 100, out);
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION:
        return take_preferred_cluster(row->name, o, out);
    case CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING:
        return take_flag(o, out);
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
        return take_domain_map(row->name, o, out);
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
        return take_window(row->name, o, out);
    case CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT:
        return take_programmatic_event(st, row->name, o, out);
    default:
        return take_completion_event(st, row->name, o, out);
    }
}
