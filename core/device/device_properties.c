// Implements DeviceProperties: each device attribute that driver.CUdevice_attribute lists becomes a
// property.
//
// The type is made when a program first reads a Device's properties, and its descriptors are made
// from the enumerators. So an attribute that a newer spec (driver.yaml) adds needs no change here.
// A property's closure is its row in a table of attributes.
#include "device/device_properties.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/process.h"

#include "cubind/sequence.h"

typedef struct attribute_row {
    CUdevice_attribute attribute;
    bool is_bool;
    bool varies; // queried each time
    char name[88];
} attribute_row;

typedef struct attribute_table {
    int count;
    attribute_row *rows;
    PyGetSetDef *getset; // `count` entries and the terminator
} attribute_table;

typedef struct DevicePropertiesObject {
    PyObject_HEAD core_state *st;
    int device;
    int process;
    PyObject *name; // the device's
    PyObject *weakrefs;
    struct {
        bool is_known;
        int value;
    } values[]; // by row
} DevicePropertiesObject;

// The names and descriptors that types point to, made once for the process.
static attribute_table *known_table;

// --- facts that names carry ----------------------------------------------------------------------

static bool
is_among(const char *name, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

static bool
ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), end_length = strlen(end);
    return length >= end_length && strcmp(name + length - end_length, end) == 0;
}

static bool
is_bool_attribute(const char *name)
{
    static const char *const others[] = {"cluster_launch",
                                         "concurrent_kernels",
                                         "concurrent_managed_access",
                                         "cooperative_launch",
                                         "cooperative_multi_device_launch",
                                         "direct_managed_mem_access_from_host",
                                         "ecc_enabled",
                                         "gpu_overlap",
                                         "integrated",
                                         "kernel_exec_timeout",
                                         "managed_memory",
                                         "mps_enabled",
                                         "multi_gpu_board",
                                         "pageable_memory_access",
                                         "pageable_memory_access_uses_host_page_tables",
                                         "tcc_driver",
                                         "unified_addressing",
                                         "unified_function_pointers",
                                         NULL};
    return ends_with(name, "_supported") || strncmp(name, "can_", 4) == 0 || is_among(name, others);
}

static bool
is_varying_attribute(const char *name)
{
    static const char *const varying[] = {"clock_rate",
                                          "compute_mode",
                                          "kernel_exec_timeout",
                                          "memory_clock_rate",
                                          "single_to_double_precision_perf_ratio",
                                          NULL};
    return is_among(name, varying);
}

// --- the table -----------------------------------------------------------------------------------

static const char prefix[] = "CU_DEVICE_ATTRIBUTE_";

// Fills a row from a member of the enum: the property's name is the member's in lower case, without
// the prefix. Returns false for members that are not attributes.
static bool
fill_row(attribute_row *row, const char *member, long value)
{
    size_t skip = sizeof prefix - 1;
    if (strncmp(member, prefix, skip) != 0 || strcmp(member + skip, "MAX") == 0 ||
        strlen(member + skip) >= sizeof row->name)
        return false;
    char *out = row->name;
    for (const char *in = member + skip; *in != '\0'; in++)
        *out++ = (char)Py_TOLOWER(*in);
    *out = '\0';
    row->attribute = (CUdevice_attribute)value;
    row->is_bool = is_bool_attribute(row->name);
    row->varies = is_varying_attribute(row->name);
    return true;
}

// `item` is a pair of name and member, unless a program has replaced the enum.
static int
add_row(attribute_table *table, PyObject *item)
{
    PyObject *pair = cb_items_of(item);
    const char *member;
    long value;
    bool good = pair != NULL && PyArg_ParseTuple(pair, "sl", &member, &value);
    if (good && fill_row(&table->rows[table->count], member, value))
        table->count++;
    Py_XDECREF(pair);
    return good ? 0 : -1;
}

static int
fill_rows(attribute_table *table, PyObject *items)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items); i++)
        if (add_row(table, PyList_GET_ITEM(items, i)) < 0)
            return -1;
    return 0;
}

static PyObject *get_attribute(PyObject *o, void *closure);

static void
fill_getset(attribute_table *table)
{
    for (int i = 0; i < table->count; i++) {
        attribute_row *row = &table->rows[i];
        const char *doc = row->is_bool ? "bool: device attribute (cuDeviceGetAttribute)."
                                       : "int: device attribute (cuDeviceGetAttribute).";
        table->getset[i] = (PyGetSetDef){row->name, get_attribute, NULL, doc, row};
    }
}

static void
free_table(attribute_table *table)
{
    PyMem_RawFree(table->rows);
    PyMem_RawFree(table->getset);
    PyMem_RawFree(table);
}

static attribute_table *
new_table(PyObject *items)
{
    size_t count = (size_t)PyList_GET_SIZE(items);
    attribute_table *table = PyMem_RawCalloc(1, sizeof *table);
    if (table == NULL)
        return (void *)PyErr_NoMemory();
    table->rows = PyMem_RawCalloc(count, sizeof *table->rows);
    table->getset = PyMem_RawCalloc(count + 1, sizeof *table->getset);
    if (table->rows == NULL || table->getset == NULL)
        PyErr_NoMemory();
    if (PyErr_Occurred() || fill_rows(table, items) < 0) {
        free_table(table);
        return NULL;
    }
    fill_getset(table);
    return table;
}

// Returns all (name, member) pairs of the enum, aliases included. Owned.
static PyObject *
enum_items(core_state *st)
{
    PyObject *class = PyObject_GetAttrString(st->driver_module, "CUdevice_attribute");
    PyObject *members = class != NULL ? PyObject_GetAttrString(class, "__members__") : NULL;
    PyObject *items = members != NULL ? PyMapping_Items(members) : NULL;
    Py_XDECREF(members);
    Py_XDECREF(class);
    return items;
}

static attribute_table *
known_attributes(core_state *st)
{
    attribute_table *known = CB_LOAD_POINTER(&known_table);
    if (known != NULL)
        return known;
    PyObject *items = enum_items(st);
    attribute_table *made = items != NULL ? new_table(items) : NULL;
    Py_XDECREF(items);
    if (made == NULL)
        return NULL;
    if (__atomic_compare_exchange_n(&known_table, &known, made, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return made;
    free_table(made); // another thread was faster
    return known;
}

// --- object --------------------------------------------------------------------------------------

static PyObject *
Properties_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
               PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "DeviceProperties cannot be instantiated directly. Please use "
                    "Device APIs.");
    return NULL;
}

static void
Properties_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((DevicePropertiesObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(((DevicePropertiesObject *)o)->name);
    core_object_free(o);
}

// --- values --------------------------------------------------------------------------------------

// Queries an attribute. The value is 0 if the driver does not know the attribute.
static int
ask_attribute(DevicePropertiesObject *self, const attribute_row *row, int *out)
{
    CUresult status = core_driver->cuDeviceGetAttribute(out, row->attribute, self->device);
    if (status != CUDA_ERROR_INVALID_VALUE)
        return core_check(self->st, status, "cuDeviceGetAttribute");
    *out = 0;
    return 0;
}

static PyObject *
get_attribute(PyObject *o, void *closure)
{
    DevicePropertiesObject *self = (DevicePropertiesObject *)o;
    const attribute_row *row = closure;
    ptrdiff_t i = row - known_table->rows;
    if (!self->values[i].is_known || row->varies) {
        int value = 0;
        if (core_check_process(o, self->process) < 0 || ask_attribute(self, row, &value) < 0)
            return NULL;
        self->values[i].value = value;
        self->values[i].is_known = true;
    }
    return row->is_bool ? PyBool_FromLong(self->values[i].value)
                        : PyLong_FromLong(self->values[i].value);
}

// --- text ----------------------------------------------------------------------------------------

// Returns whether a value can be printed. Printing never fails: it omits values that cannot be
// queried, and a forked child queries nothing.
static bool
is_told(DevicePropertiesObject *self, ptrdiff_t i, int *out)
{
    const attribute_row *row = &known_table->rows[i];
    bool may_ask = self->process == core_process_now();
    *out = self->values[i].value;
    if (self->values[i].is_known && !(row->varies && may_ask))
        return true;
    if (!may_ask)
        return false;
    *out = 0;
    CUresult status = core_driver->cuDeviceGetAttribute(out, row->attribute, self->device);
    return status == CUDA_SUCCESS || status == CUDA_ERROR_INVALID_VALUE;
}

static PyObject *
value_text(const attribute_row *row, const char *format, int value)
{
    char number[16];
    PyOS_snprintf(number, sizeof number, "%d", value);
    return PyUnicode_FromFormat(format, row->name,
                                !row->is_bool ? number
                                : value != 0  ? "True"
                                              : "False");
}

// Appends all attributes with `format` or, in table order, only the listed names.
static void
append_values(PyObject **text, DevicePropertiesObject *self, const char *format,
              const char *const *names)
{
    int value;
    for (int i = 0; i < known_table->count; i++)
        if ((names == NULL || is_among(known_table->rows[i].name, names)) &&
            is_told(self, i, &value))
            PyUnicode_AppendAndDel(text, value_text(&known_table->rows[i], format, value));
}

static PyObject *
finish_repr(DevicePropertiesObject *self, PyObject *text)
{
    if (text != NULL)
        return text;
    PyErr_Clear();
    return PyUnicode_FromFormat("<DeviceProperties of device %d>", self->device);
}

static PyObject *
Properties_repr(PyObject *o)
{
    static const char *const most_asked[] = {"compute_capability_major",
                                             "compute_capability_minor",
                                             "l2_cache_size",
                                             "max_shared_memory_per_block_optin",
                                             "max_threads_per_block",
                                             "multiprocessor_count",
                                             "warp_size",
                                             NULL};
    DevicePropertiesObject *self = (DevicePropertiesObject *)o;
    PyObject *text =
        PyUnicode_FromFormat("<DeviceProperties of device %d (%U):", self->device, self->name);
    append_values(&text, self, " %s=%s,", most_asked);
    PyUnicode_AppendAndDel(&text, PyUnicode_FromFormat(" ... %d in all>", known_table->count));
    return finish_repr(self, text);
}

static PyObject *
Properties_str(PyObject *o)
{
    DevicePropertiesObject *self = (DevicePropertiesObject *)o;
    PyObject *text =
        PyUnicode_FromFormat("DeviceProperties of device %d (%U):", self->device, self->name);
    append_values(&text, self, "\n  %s = %s", NULL);
    return finish_repr(self, text);
}

// --- type ----------------------------------------------------------------------------------------

static CORE_WEAKREFS(Properties_members, DevicePropertiesObject);

static PyObject *
new_type(PyObject *module, attribute_table *table)
{
    PyType_Slot slots[] = {
        {Py_tp_doc, CORE_TYPE_DOC(DeviceProperties)},
        {Py_tp_new, Properties_new},
        {Py_tp_dealloc, Properties_dealloc},
        {Py_tp_traverse, core_object_traverse},
        {Py_tp_repr, Properties_repr},
        {Py_tp_str, Properties_str},
        {Py_tp_getset, table->getset},
        {Py_tp_members, Properties_members},
        {0, NULL},
    };
    PyType_Spec spec = {
        .name = "cubind.core.DeviceProperties",
        .basicsize =
            (int)(sizeof(DevicePropertiesObject) +
                  (size_t)table->count * sizeof(((DevicePropertiesObject *)NULL)->values[0])),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots,
    };
    return PyType_FromModuleAndSpec(module, &spec, NULL);
}

// Borrowed.
static PyTypeObject *
properties_type(core_state *st)
{
    if (st->device_properties != NULL)
        return (PyTypeObject *)st->device_properties;
    attribute_table *table = known_attributes(st);
    PyObject *module = table != NULL ? PyType_GetModule(st->device_type) : NULL;
    if (module == NULL)
        return NULL;
    return (PyTypeObject *)core_keep_first(&st->device_properties, new_type(module, table));
}

PyObject *
core_device_properties(core_state *st, int device, PyObject *name)
{
    PyTypeObject *type = properties_type(st);
    PyObject *o = type != NULL ? type->tp_alloc(type, 0) : NULL;
    if (o == NULL)
        return NULL;
    DevicePropertiesObject *self = (DevicePropertiesObject *)o;
    self->st = st;
    self->device = device;
    self->process = core_process_now();
    self->name = Py_NewRef(name);
    return o;
}
