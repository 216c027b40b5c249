// Makes views of PyTorch's tensors with C functions of the PyTorch that the process has loaded (see
// torch.h).
#include "array/torch.h"

#include "array/view_layout.h"
#include "base/object.h"

#include "cubind/library.h"

#include <ctype.h>
#include <stdlib.h>

// --- PyTorch's functions -------------------------------------------------------------------------

typedef int32_t torch_status;

typedef struct torch_functions {
    torch_status (*get_data_ptr)(void *tensor, void **out);
    torch_status (*get_dim)(void *tensor, int64_t *out);
    torch_status (*get_sizes)(void *tensor, int64_t **out);
    torch_status (*get_strides)(void *tensor, int64_t **out);
    torch_status (*get_dtype)(void *tensor, int32_t *out);
    torch_status (*get_device_type)(void *tensor, int32_t *out);
    torch_status (*get_device_index)(void *tensor, int32_t *out);
    torch_status (*get_current_cuda_stream)(int32_t device, void **out); // NULL: built without CUDA
} torch_functions;

// The names are in the order of the members of torch_functions.
static const char *const function_names[] = {
    "aoti_torch_get_data_ptr",     "aoti_torch_get_dim",
    "aoti_torch_get_sizes",        "aoti_torch_get_strides",
    "aoti_torch_get_dtype",        "aoti_torch_get_device_type",
    "aoti_torch_get_device_index", "aoti_torch_get_current_cuda_stream",
};

enum { NEEDED = 7, CODES = 64 };

// PyTorch's element types, and the functions that return their numbers. Tensors of complex types
// are read through the protocols instead: such a tensor may be the conjugate of its memory, and
// none of these functions reports that.
typedef struct torch_type {
    const char *name;
    dl_type dl;
} torch_type;

static const torch_type types[] = {
    {"aoti_torch_dtype_float32", {DL_FLOAT, 32, 1}},
    {"aoti_torch_dtype_float16", {DL_FLOAT, 16, 1}},
    {"aoti_torch_dtype_bfloat16", {DL_BFLOAT, 16, 1}},
    {"aoti_torch_dtype_float64", {DL_FLOAT, 64, 1}},
    {"aoti_torch_dtype_int64", {DL_INT, 64, 1}},
    {"aoti_torch_dtype_int32", {DL_INT, 32, 1}},
    {"aoti_torch_dtype_int16", {DL_INT, 16, 1}},
    {"aoti_torch_dtype_int8", {DL_INT, 8, 1}},
    {"aoti_torch_dtype_uint8", {DL_UINT, 8, 1}},
    {"aoti_torch_dtype_uint16", {DL_UINT, 16, 1}},
    {"aoti_torch_dtype_uint32", {DL_UINT, 32, 1}},
    {"aoti_torch_dtype_uint64", {DL_UINT, 64, 1}},
    {"aoti_torch_dtype_bool", {DL_BOOL, 8, 1}},
    {"aoti_torch_dtype_float8_e4m3fn", {DL_FLOAT8_E4M3FN, 8, 1}},
    {"aoti_torch_dtype_float8_e5m2", {DL_FLOAT8_E5M2, 8, 1}},
    {"aoti_torch_dtype_float8_e4m3fnuz", {DL_FLOAT8_E4M3FNUZ, 8, 1}},
    {"aoti_torch_dtype_float8_e5m2fnuz", {DL_FLOAT8_E5M2FNUZ, 8, 1}},
};

// The PyTorch that the process has loaded, filled once with the GIL held.
static struct {
    torch_functions call;
    size_t tensor_at; // offset of the C++ tensor in a Python tensor
    int32_t cuda, cpu;
    dl_type of_code[CODES]; // bits 0: not a type of our table
    bool found;
} torch;

// --- finding PyTorch -----------------------------------------------------------------------------

// Returns the release as a number, for example 210 for "2.10.0+cu128", or 0 for a text that names
// no release.
static int
release_of(PyObject *version)
{
    const char *text = PyUnicode_Check(version) ? PyUnicode_AsUTF8(version) : NULL;
    char *end;
    if (text == NULL || !isdigit((unsigned char)text[0]))
        return 0;
    long major = strtol(text, &end, 10);
    if (*end != '.' || !isdigit((unsigned char)end[1]) || major > 9)
        return 0;
    long minor = strtol(end + 1, NULL, 10);
    return minor < 100 ? (int)(major * 100 + minor) : 0;
}

static bool
find_functions(const char *path)
{
    void **slots = (void **)&torch.call;
    for (size_t i = 0; i < sizeof function_names / sizeof *function_names; i++) {
        slots[i] = cb_loaded_symbol(path, function_names[i]);
        if (slots[i] == NULL && i < NEEDED)
            return false;
    }
    return true;
}

// Returns the value of a constant that PyTorch exports as a function without arguments, or -1 if
// there is no such function.
static int32_t
constant(const char *path, const char *name)
{
    int32_t (*ask)(void) = (int32_t (*)(void))cb_loaded_symbol(path, name);
    return ask != NULL ? ask() : -1;
}

static bool
find_constants(const char *path)
{
    torch.cuda = constant(path, "aoti_torch_device_type_cuda");
    torch.cpu = constant(path, "aoti_torch_device_type_cpu");
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        int32_t code = constant(path, types[i].name);
        if (code >= 0 && code < CODES)
            torch.of_code[code] = types[i].dl;
    }
    return torch.cuda >= 0 && torch.cpu >= 0;
}

// Finds the functions in the libraries behind torch._C, which is loaded.
static bool
find_torch(PyObject *version, PyObject *file)
{
    int release = release_of(version);
    const char *path = PyUnicode_Check(file) ? PyUnicode_AsUTF8(file) : NULL;
    if (path != NULL && release >= 203 && release <= 212 && !torch.found) {
        torch.tensor_at = sizeof(PyObject) + (release < 210 ? 8 : 0);
        torch.found = find_functions(path) && find_constants(path);
    }
    PyErr_Clear();
    return torch.found;
}

// Returns `cls`, or None if these functions cannot read its tensors. New reference.
static PyObject *
class_for(PyObject *cls, PyObject *version, PyObject *file)
{
    bool found = find_torch(version, file) && PyType_Check(cls);
    size_t size = found ? (size_t)((PyTypeObject *)cls)->tp_basicsize : 0;
    return Py_NewRef(size >= torch.tensor_at + sizeof(void *) && size != 0 ? cls : Py_None);
}

// Caches torch.Tensor. Returns 1, or 0 if torch has not been imported, or -1 with an exception.
static int
learn_class(core_state *st)
{
    PyObject *cls = NULL, *version = NULL, *file = NULL;
    int found = core_loaded_attribute("torch", "Tensor", &cls);
    if (found > 0)
        found = core_loaded_attribute("torch", "__version__", &version);
    if (found > 0)
        found = core_loaded_attribute("torch._C", "__file__", &file);
    if (found > 0) {
        PyObject *text = PyObject_Str(version); // some releases have a class for it
        PyObject *kept = text != NULL ? class_for(cls, text, file) : NULL;
        found = core_keep_first(&st->torch_tensor, kept) != NULL ? 1 : -1;
        Py_XDECREF(text);
    }
    Py_XDECREF(file);
    Py_XDECREF(version);
    Py_XDECREF(cls);
    return found;
}

static bool
is_called_tensor(PyTypeObject *type)
{
    return strcmp(type->tp_name, "Tensor") == 0 || strcmp(type->tp_name, "Parameter") == 0;
}

// Returns 1 for a tensor, 0 for another object, -1 with an exception.
static int
is_tensor(core_state *st, PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    if (CB_UNLIKELY(st->torch_tensor == NULL)) {
        if (!is_called_tensor(type))
            return 0;
        int found = learn_class(st);
        if (found <= 0)
            return found;
    }
    if ((PyObject *)type == st->torch_tensor)
        return 1;
    // nn.Parameter is a subclass of Tensor that behaves like any tensor.
    return (PyObject *)type->tp_base == st->torch_tensor && strcmp(type->tp_name, "Parameter") == 0;
}

// --- reading a tensor ----------------------------------------------------------------------------

typedef struct tensor_facts {
    void *data;
    int64_t ndim, *shape, *strides;
    int32_t type, device_type, device;
} tensor_facts;

static bool
read_facts(void *tensor, tensor_facts *out)
{
    const torch_functions *f = &torch.call;
    return f->get_device_type(tensor, &out->device_type) == 0 &&
           (out->device_type == torch.cuda || out->device_type == torch.cpu) &&
           f->get_dtype(tensor, &out->type) == 0 && out->type >= 0 && out->type < CODES &&
           torch.of_code[out->type].bits != 0 && f->get_dim(tensor, &out->ndim) == 0 &&
           out->ndim <= VIEW_MAX_DIMS && f->get_sizes(tensor, &out->shape) == 0 &&
           f->get_strides(tensor, &out->strides) == 0 &&
           f->get_device_index(tensor, &out->device) == 0 &&
           f->get_data_ptr(tensor, &out->data) == 0;
}

// Orders the consumer's stream after the work on PyTorch's current stream.
static int
order_stream(core_state *st, const tensor_facts *facts, const consumer *to)
{
    void *from = NULL;
    if (core_consumer_check(to) < 0)
        return -1;
    if (facts->device_type != torch.cuda || to->value == CONSUMER_UNORDERED)
        return 0;
    if (torch.call.get_current_cuda_stream == NULL ||
        torch.call.get_current_cuda_stream(facts->device, &from) != 0) {
        PyErr_SetString(PyExc_BufferError, "the producer's current stream is not known");
        return -1;
    }
    return core_consumer_order(st, from != NULL ? (intptr_t)from : 1, to);
}

int
core_torch_pointer(core_state *st, PyObject *o, CUdeviceptr *out, cb_array_type *type)
{
    int32_t where, code;
    void *data;
    int found = is_tensor(st, o);
    if (CB_LIKELY(found <= 0))
        return found;
    const torch_functions *f = &torch.call;
    void *tensor = (char *)o + torch.tensor_at;
    if (f->get_device_type(tensor, &where) != 0 || where != torch.cuda ||
        f->get_dtype(tensor, &code) != 0 || code < 0 || code >= CODES ||
        torch.of_code[code].bits == 0 || f->get_data_ptr(tensor, &data) != 0)
        return 0;
    *out = (CUdeviceptr)data;
    if (type != NULL)
        *type = (cb_array_type){.dl = torch.of_code[code]};
    return 1;
}

int
core_torch_tensor(core_state *st, PyObject *o, dl_tensor *out)
{
    tensor_facts facts;
    int found = is_tensor(st, o);
    if (CB_UNLIKELY(found <= 0))
        return found;
    if (!read_facts((char *)o + torch.tensor_at, &facts))
        return 0;
    *out = (dl_tensor){
        .data = facts.data,
        .device = {facts.device_type == torch.cpu ? DL_CPU : DL_CUDA, facts.device},
        .ndim = (int32_t)facts.ndim,
        .dtype = torch.of_code[facts.type],
        .shape = facts.shape,
        .strides = facts.strides,
    };
    return 1;
}

int
core_torch_view(core_state *st, PyTypeObject *cls, PyObject *o, const consumer *to, PyObject **view)
{
    tensor_facts facts;
    int found = is_tensor(st, o);
    if (CB_LIKELY(found <= 0))
        return found;
    if (!read_facts((char *)o + torch.tensor_at, &facts))
        return 0;
    if (order_stream(st, &facts, to) < 0)
        return -1;
    bool host = facts.device_type == torch.cpu;
    dl_type dl = torch.of_code[facts.type];
    view_source source;
    core_view_source_begin(&source, o);
    source.ptr = (CUdeviceptr)facts.data;
    source.device = host ? -1 : facts.device;
    source.kind = host ? DL_CPU : DL_CUDA;
    source.dtype = (view_dtype){.dl = dl, .itemsize = dl.bits / 8};
    if (core_view_layout_from(&source, (int)facts.ndim, facts.shape, facts.strides) < 0)
        return -1;
    *view = (PyObject *)core_view_new(st, cls, &source);
    return *view != NULL ? 1 : -1;
}
