// Implements the LaunchConfig type: its arguments, its fields as Python objects, comparison and
// printing.
#include "base/doc.h"
#include "base/object.h"
#include "base/steps.h"
#include "launch/launch_config_write.h"
#include "launch/launch_dimensions.h"

#include "cubind/signature.h"

static const cb_signature config_call = {"LaunchConfig", core_launch_config_names,
                                         .positional = CORE_FIELDS};

// --- life ----------------------------------------------------------------------------------------

// Binds keywords by address. Both the keywords in code and these names are interned, so no text
// need be compared. That makes LaunchConfig(grid=, block=) 20 % faster. Sets the CORE_FIELDS slots.
// Returns false if a keyword is not found in this way or an argument is wrong.
static bool
bind_fast(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
          PyObject **slots)
{
    memset(slots, 0, CORE_FIELDS * sizeof *slots);
    if (nargs > CORE_FIELDS)
        return false;
    for (Py_ssize_t i = 0; i < nargs; i++)
        slots[i] = args[i];
    Py_ssize_t count = kwnames != NULL ? PyTuple_GET_SIZE(kwnames) : 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        int field = 0;
        PyObject *name = PyTuple_GET_ITEM(kwnames, i);
        while (field < CORE_FIELDS && PyTuple_GET_ITEM(st->config_names, field) != name)
            field++;
        if (field == CORE_FIELDS || slots[field] != NULL)
            return false;
        slots[field] = args[nargs + i];
    }
    return true;
}

static PyObject *
LaunchConfig_vectorcall(PyObject *type, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    PyObject *slots[CORE_FIELDS + CORE_EXTRAS];
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf);
    core_state *st = PyType_GetModuleState((PyTypeObject *)type);
    if (bind_fast(st, args, nargs, kwnames, slots))
        return core_launch_config_make(st, slots, CORE_FIELDS);
    if (cb_bind_vector(&config_call, args, nargs, kwnames, slots) < 0)
        return NULL;
    return core_launch_config_make(st, slots, CORE_FIELDS + CORE_EXTRAS);
}

static PyObject *
LaunchConfig_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *slots[CORE_FIELDS + CORE_EXTRAS];
    if (cb_bind_tuple(&config_call, args, kwargs, slots) < 0)
        return NULL;
    return core_launch_config_make(PyType_GetModuleState(type), slots, CORE_FIELDS + CORE_EXTRAS);
}

static int
LaunchConfig_traverse(PyObject *o, visitproc visit, void *arg)
{
    LaunchConfigObject *self = (LaunchConfigObject *)o;
    Py_VISIT(Py_TYPE(o));
    for (int i = 0; self->extras != NULL && i < CORE_EXTRAS; i++)
        Py_VISIT(self->extras[i]);
    return 0;
}

// The type has no tp_clear, so that no call ever gets a configuration whose fields are gone. The
// garbage collector can break a reference cycle at another object.
static void
LaunchConfig_dealloc(PyObject *o)
{
    LaunchConfigObject *self = (LaunchConfigObject *)o;
    if (self->is_tracked)
        PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    for (int i = 0; i < 3; i++)
        Py_CLEAR(self->tuples[i]);
    if (self->extras != NULL) {
        for (int i = 0; i < CORE_EXTRAS; i++)
            Py_CLEAR(self->extras[i]);
        PyMem_Free(self->extras);
    }
    if (self->block != NULL)
        core_attributes_retire(self->block);
    core_object_free(o);
}

// --- reading fields ------------------------------------------------------------------------------

static void
dimensions_of(const LaunchConfigObject *self, int field, unsigned int out[3])
{
    const CUlaunchConfig *n = &self->native;
    const unsigned int block[3] = {n->blockDimX, n->blockDimY, n->blockDimZ};
    const unsigned int *dimensions[3] = {[CORE_CONFIG_GRID] = self->grid,
                                         [CORE_CONFIG_CLUSTER] = self->cluster,
                                         [CORE_CONFIG_BLOCK] = block};
    memcpy(out, dimensions[field], sizeof block);
}

// Makes the tuple of grid, cluster or block at the first access, and caches it (new reference). It
// is not cached if another thread was faster, or if the value has changed: making a tuple may run a
// finalizer, which may write another value.
static CB_NOINLINE PyObject *
make_dimensions(LaunchConfigObject *self, int field)
{
    unsigned int before[3], after[3];
    dimensions_of(self, field, before);
    PyObject *made = core_dimensions_tuple(before), *nothing = NULL;
    dimensions_of(self, field, after);
    if (made != NULL && memcmp(before, after, sizeof before) == 0 &&
        __atomic_compare_exchange_n(&self->tuples[field], &nothing, made, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        Py_INCREF(made);
    return made;
}

static inline PyObject *
get_dimensions(LaunchConfigObject *self, int field)
{
    PyObject *known = CB_LOAD_POINTER(&self->tuples[field]);
    return CB_LIKELY(known != NULL) ? Py_NewRef(known) : make_dimensions(self, field);
}

static inline PyObject *
truth(bool value)
{
    return Py_NewRef(value ? Py_True : Py_False);
}

// Returns the value of a field by its number, which is the closure of its getset row. New
// reference.
static PyObject *
get_field(LaunchConfigObject *self, int field)
{
    const CUlaunchConfig *n = &self->native;
    switch (field) {
    case CORE_CONFIG_CLUSTER:
        if (self->cluster[0] == 0)
            Py_RETURN_NONE;
        return get_dimensions(self, CORE_CONFIG_CLUSTER);
    case CORE_CONFIG_GRID:
    case CORE_CONFIG_BLOCK:
        return get_dimensions(self, field);
    case CORE_CONFIG_SHMEM_SIZE:
        return PyLong_FromUnsignedLong(n->sharedMemBytes);
    case CORE_CONFIG_IS_COOPERATIVE:
        return truth(self->is_cooperative);
    case CORE_CONFIG_SERIALIZATION:
        return truth(self->programmatic_stream_serialization);
    default: {
        PyObject *value = self->extras != NULL ? self->extras[field - CORE_FIELDS] : NULL;
        return Py_NewRef(value != NULL ? value : Py_None);
    }
    }
}

static PyObject *
LaunchConfig_get(PyObject *o, void *closure)
{
    return get_field((LaunchConfigObject *)o, (int)(intptr_t)closure);
}

static PyObject *
LaunchConfig_get_grid(PyObject *o, void *Py_UNUSED(closure))
{
    return get_dimensions((LaunchConfigObject *)o, CORE_CONFIG_GRID);
}

static PyObject *
LaunchConfig_get_block(PyObject *o, void *Py_UNUSED(closure))
{
    return get_dimensions((LaunchConfigObject *)o, CORE_CONFIG_BLOCK);
}

static PyObject *
LaunchConfig_get_cluster(PyObject *o, void *Py_UNUSED(closure))
{
    bool none = ((LaunchConfigObject *)o)->cluster[0] == 0;
    return none ? Py_NewRef(Py_None) : get_dimensions((LaunchConfigObject *)o, CORE_CONFIG_CLUSTER);
}

// Makes a copy of a configuration with another value for `field` (-1: an exact copy). Returns a new
// reference.
static PyObject *
make_with(LaunchConfigObject *self, int field, PyObject *value)
{
    PyObject *slots[CORE_FIELDS + CORE_EXTRAS], *made = NULL;
    int count = 0;
    while (count < CORE_FIELDS + CORE_EXTRAS) {
        slots[count] = count == field ? Py_NewRef(value) : get_field(self, count);
        if (slots[count] == NULL)
            break;
        count++;
    }
    if (count == CORE_FIELDS + CORE_EXTRAS)
        made = core_launch_config_make(self->st, slots, CORE_FIELDS + CORE_EXTRAS);
    while (count-- > 0)
        Py_DECREF(slots[count]);
    return made;
}

static int
write_field(PyObject *o, PyObject *value, int field)
{
    LaunchConfigObject *self = (LaunchConfigObject *)o;
    if (value == NULL) {
        PyErr_Format(PyExc_AttributeError, "LaunchConfig.%s cannot be deleted",
                     core_launch_config_names[field]);
        return -1;
    }
    PyObject *fresh = make_with(self, field, value);
    return fresh != NULL ? core_launch_config_become(self, (LaunchConfigObject *)fresh) : -1;
}

static int
LaunchConfig_set(PyObject *o, PyObject *value, void *closure)
{
    return write_field(o, value, (int)(intptr_t)closure);
}

// Returns whether a field is shown: the six that every configuration has, and those optional fields
// that are set.
static bool
is_shown(const LaunchConfigObject *self, int field)
{
    return field < CORE_FIELDS ||
           (self->extras != NULL && self->extras[field - CORE_FIELDS] != NULL);
}

static PyObject *
to_dict(LaunchConfigObject *self)
{
    PyObject *dict = PyDict_New();
    for (int i = 0; dict != NULL && i < CORE_FIELDS + CORE_EXTRAS; i++) {
        if (!is_shown(self, i))
            continue;
        PyObject *value = get_field(self, i);
        if (value == NULL || PyDict_SetItemString(dict, core_launch_config_names[i], value) < 0)
            Py_CLEAR(dict);
        Py_XDECREF(value);
    }
    return dict;
}

static char *
write_dimensions(char *at, const unsigned int d[3])
{
    return at + PyOS_snprintf(at, 48, "(%u, %u, %u)", d[0], d[1], d[2]);
}

static const char *
truth_text(bool value)
{
    return value ? "True" : "False";
}

// Prints a configuration without optional fields, which is the usual case.
static PyObject *
short_repr(const LaunchConfigObject *self)
{
    const CUlaunchConfig *n = &self->native;
    const unsigned int block[3] = {n->blockDimX, n->blockDimY, n->blockDimZ};
    char text[512];
    char *at = write_dimensions(stpcpy(text, "LaunchConfig(grid="), self->grid);
    at = stpcpy(at, ", cluster=");
    at = self->cluster[0] != 0 ? write_dimensions(at, self->cluster) : stpcpy(at, "None");
    at = write_dimensions(stpcpy(at, ", block="), block);
    at = stpcpy(at, ", shmem_size=");
    at += PyOS_snprintf(at, 16, "%u", n->sharedMemBytes);
    at = stpcpy(stpcpy(at, ", is_cooperative="), truth_text(self->is_cooperative));
    at = stpcpy(stpcpy(at, ", programmatic_stream_serialization="),
                truth_text(self->programmatic_stream_serialization));
    *at++ = ')';
    return PyUnicode_FromStringAndSize(text, at - text);
}

// Returns a list of texts "name=value" (new reference).
static PyObject *
field_texts(LaunchConfigObject *self)
{
    PyObject *texts = PyList_New(0);
    for (int i = 0; texts != NULL && i < CORE_FIELDS + CORE_EXTRAS; i++) {
        if (!is_shown(self, i))
            continue;
        PyObject *value = get_field(self, i);
        PyObject *text = value != NULL
                             ? PyUnicode_FromFormat("%s=%R", core_launch_config_names[i], value)
                             : NULL;
        if (text == NULL || PyList_Append(texts, text) < 0)
            Py_CLEAR(texts);
        Py_XDECREF(text);
        Py_XDECREF(value);
    }
    return texts;
}

static PyObject *
LaunchConfig_repr(PyObject *o)
{
    if (((LaunchConfigObject *)o)->extras == NULL)
        return short_repr((LaunchConfigObject *)o);
    PyObject *texts = field_texts((LaunchConfigObject *)o);
    PyObject *comma = PyUnicode_FromString(", ");
    PyObject *fields = texts != NULL && comma != NULL ? PyUnicode_Join(comma, texts) : NULL;
    PyObject *result = fields != NULL ? PyUnicode_FromFormat("LaunchConfig(%U)", fields) : NULL;
    Py_XDECREF(fields);
    Py_XDECREF(comma);
    Py_XDECREF(texts);
    return result;
}

// --- identity ------------------------------------------------------------------------------------

static bool
same_fields(const LaunchConfigObject *a, const LaunchConfigObject *b)
{
    return memcmp(a->grid, b->grid, sizeof a->grid) == 0 &&
           memcmp(a->cluster, b->cluster, sizeof a->cluster) == 0 &&
           a->native.blockDimX == b->native.blockDimX &&
           a->native.blockDimY == b->native.blockDimY &&
           a->native.blockDimZ == b->native.blockDimZ &&
           a->native.sharedMemBytes == b->native.sharedMemBytes &&
           a->is_cooperative == b->is_cooperative &&
           a->programmatic_stream_serialization == b->programmatic_stream_serialization;
}

// Returns 1 if the optional fields are equal, 0 if they are not, -1 with an exception.
static int
same_extras(LaunchConfigObject *a, LaunchConfigObject *b)
{
    int same = 1;
    for (int i = CORE_FIELDS; same == 1 && i < CORE_FIELDS + CORE_EXTRAS; i++) {
        PyObject *left = get_field(a, i), *right = get_field(b, i);
        same = PyObject_RichCompareBool(left, right, Py_EQ);
        Py_DECREF(left);
        Py_DECREF(right);
    }
    return same;
}

static PyObject *
LaunchConfig_richcompare(PyObject *o, PyObject *other, int op)
{
    LaunchConfigObject *self = (LaunchConfigObject *)o;
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(other, self->st->launch_config_type))
        Py_RETURN_NOTIMPLEMENTED;
    LaunchConfigObject *that = (LaunchConfigObject *)other;
    int same = same_fields(self, that) ? 1 : 0;
    if (same == 1 && (self->extras != NULL || that->extras != NULL))
        same = same_extras(self, that);
    return same < 0 ? NULL : PyBool_FromLong(same == (op == Py_EQ));
}

static Py_hash_t
LaunchConfig_hash(PyObject *o)
{
    LaunchConfigObject *self = (LaunchConfigObject *)o;
    PyObject *fields = PyTuple_New(CORE_FIELDS + CORE_EXTRAS);
    for (int i = 0; fields != NULL && i < CORE_FIELDS + CORE_EXTRAS; i++) {
        PyObject *value = get_field(self, i);
        if (value == NULL)
            Py_CLEAR(fields);
        else
            PyTuple_SET_ITEM(fields, i, value);
    }
    Py_hash_t hash = fields != NULL ? PyObject_Hash(fields) : -1;
    Py_XDECREF(fields);
    return hash;
}

// --- methods -------------------------------------------------------------------------------------

static PyObject *
LaunchConfig_replace(PyObject *o, PyObject *args, PyObject *changes)
{
    if (PyTuple_GET_SIZE(args) != 0) {
        PyErr_SetString(PyExc_TypeError, "replace() takes keyword arguments only");
        return NULL;
    }
    PyObject *fields = to_dict((LaunchConfigObject *)o);
    PyObject *made = NULL;
    if (fields != NULL && (changes == NULL || PyDict_Update(fields, changes) == 0))
        made = PyObject_Call((PyObject *)Py_TYPE(o), args, fields);
    Py_XDECREF(fields);
    return made;
}

// Pickles as functools.partial(LaunchConfig, **fields)(): by name only, so that the names match
// those of cuda.core's class.
static PyObject *
LaunchConfig_reduce(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    PyObject *functools = PyImport_ImportModule("functools");
    PyObject *partial = functools != NULL ? PyObject_GetAttrString(functools, "partial") : NULL;
    PyObject *fields = partial != NULL ? to_dict((LaunchConfigObject *)o) : NULL;
    PyObject *args = fields != NULL ? PyTuple_Pack(1, Py_TYPE(o)) : NULL;
    PyObject *call = args != NULL ? PyObject_Call(partial, args, fields) : NULL;
    Py_XDECREF(args);
    Py_XDECREF(fields);
    Py_XDECREF(partial);
    Py_XDECREF(functools);
    return call != NULL ? Py_BuildValue("N()", call) : NULL;
}

static PyObject *
LaunchConfig_copy(PyObject *o, PyObject *Py_UNUSED(ignored))
{
    return make_with((LaunchConfigObject *)o, -1, NULL);
}

int
core_launch_config_init(core_state *st, PyObject *Py_UNUSED(module))
{
    cb_type_set_vectorcall(st->launch_config_type, LaunchConfig_vectorcall);
    st->config_names = PyTuple_New(CORE_FIELDS);
    for (int i = 0; st->config_names != NULL && i < CORE_FIELDS; i++) {
        PyObject *name = PyUnicode_InternFromString(core_launch_config_names[i]);
        if (name == NULL)
            return -1;
        PyTuple_SET_ITEM(st->config_names, i, name);
    }
    return st->config_names != NULL ? 0 : -1;
}

// --- tables --------------------------------------------------------------------------------------

static PyMethodDef LaunchConfig_methods[] = {
    {"replace", CORE_FUNCTION(LaunchConfig_replace), METH_VARARGS | METH_KEYWORDS,
     CORE_DOC(LaunchConfig, replace)},
    {"__replace__", CORE_FUNCTION(LaunchConfig_replace), METH_VARARGS | METH_KEYWORDS, NULL},
    {"__reduce__", LaunchConfig_reduce, METH_NOARGS, NULL},
    {"__copy__", LaunchConfig_copy, METH_NOARGS, NULL},
    {NULL},
};

#define FIELD(field, name) \
    {#name, LaunchConfig_get, LaunchConfig_set, CORE_DOC(LaunchConfig, name), \
     (void *)(intptr_t)(field)}
#define DIMENSIONS(field, name) \
    {#name, LaunchConfig_get_##name, LaunchConfig_set, CORE_DOC(LaunchConfig, name), \
     (void *)(intptr_t)(field)}
#define EXTRA(field, name) FIELD(CORE_FIELDS + (field), name)

static PyGetSetDef LaunchConfig_getset[] = {
    DIMENSIONS(CORE_CONFIG_GRID, grid),
    DIMENSIONS(CORE_CONFIG_CLUSTER, cluster),
    DIMENSIONS(CORE_CONFIG_BLOCK, block),
    FIELD(CORE_CONFIG_SHMEM_SIZE, shmem_size),
    FIELD(CORE_CONFIG_IS_COOPERATIVE, is_cooperative),
    FIELD(CORE_CONFIG_SERIALIZATION, programmatic_stream_serialization),
    EXTRA(0, priority),
    EXTRA(1, cluster_scheduling_policy_preference),
    EXTRA(2, preferred_cluster_dimension),
    EXTRA(3, preferred_shared_memory_carveout),
    EXTRA(4, portable_cluster_size_mode),
    EXTRA(5, shared_memory_mode),
    EXTRA(6, nvlink_util_centric_scheduling),
    EXTRA(7, mem_sync_domain),
    EXTRA(8, mem_sync_domain_map),
    EXTRA(9, access_policy_window),
    EXTRA(10, programmatic_event),
    EXTRA(11, launch_completion_event),
    {NULL},
};

static CORE_WEAKREFS(LaunchConfig_members, LaunchConfigObject);

static PyType_Slot LaunchConfig_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(LaunchConfig)},
    {Py_tp_new, LaunchConfig_new},
    {Py_tp_dealloc, LaunchConfig_dealloc},
    {Py_tp_traverse, LaunchConfig_traverse},
    {Py_tp_repr, LaunchConfig_repr},
    {Py_tp_hash, LaunchConfig_hash},
    {Py_tp_richcompare, LaunchConfig_richcompare},
    {Py_tp_methods, LaunchConfig_methods},
    {Py_tp_members, LaunchConfig_members},
    {Py_tp_getset, LaunchConfig_getset},
    {0, NULL},
};

PyType_Spec core_launch_config_spec = {
    .name = "cubind.core.LaunchConfig",
    .basicsize = sizeof(LaunchConfigObject),
    .itemsize = sizeof(CUlaunchAttribute),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = LaunchConfig_slots,
};
