// Stores kernel arguments. The type of a Python object determines how it is passed, which is
// decided once per type and cached.
#include "array/array.h"
#include "array/tensor_map.h"
#include "base/steps.h"
#include "launch/internal.h"
#include "memory/buffer.h"

#include <math.h>

// --- ways ----------------------------------------------------------------------------------------

// Recognizes the low-level objects of cubind and of cuda.bindings. Handles have getPtr() and int().
// Records have only getPtr(); the only record that can be an argument is the tensor map.
static core_way
low_level_way(PyTypeObject *type)
{
    PyObject *method = PyObject_GetAttrString((PyObject *)type, "getPtr");
    if (method == NULL) {
        PyErr_Clear();
        return CORE_WAY_UNKNOWN;
    }
    Py_DECREF(method);
    if (type->tp_as_number != NULL && type->tp_as_number->nb_int != NULL)
        return CORE_WAY_HANDLE;
    return strcmp(core_type_name(type), "CUtensorMap") == 0 ? CORE_WAY_RECORD : CORE_WAY_UNKNOWN;
}

// Returns the way of Python's own types. Call it after the types that NumPy and ctypes derive from
// Python's numbers have been recognized.
static core_way
builtin_way(PyTypeObject *type)
{
    if (type == Py_TYPE(Py_None))
        return CORE_WAY_NONE;
    if (type == &PyBool_Type)
        return CORE_WAY_BOOL;
    if (PyType_IsSubtype(type, &PyLong_Type))
        return CORE_WAY_INT;
    if (PyType_IsSubtype(type, &PyFloat_Type))
        return CORE_WAY_FLOAT;
    if (PyType_IsSubtype(type, &PyComplex_Type))
        return CORE_WAY_COMPLEX;
    if (PyType_IsSubtype(type, &PyBytes_Type) || PyType_IsSubtype(type, &PyByteArray_Type) ||
        PyType_IsSubtype(type, &PyMemoryView_Type))
        return CORE_WAY_BYTES;
    return CORE_WAY_UNKNOWN;
}

static int
decide_way(core_state *st, PyTypeObject *type, core_scalar *scalar)
{
    if (PyType_IsSubtype(type, st->buffer_type))
        return CORE_WAY_BUFFER;
    if (type == st->graph_condition_type)
        return CORE_WAY_HANDLE;
    if (type == st->tensor_map_type)
        return CORE_WAY_TENSOR_MAP;
    int way = core_way_numpy(type, scalar);
    if (way == CORE_WAY_UNKNOWN)
        way = core_way_ctypes(type, scalar);
    if (way == CORE_WAY_UNKNOWN)
        way = (int)builtin_way(type);
    if (way == CORE_WAY_UNKNOWN)
        way = (int)low_level_way(type);
    return way == CORE_WAY_UNKNOWN ? CORE_WAY_ARRAY : way;
}

// The cache is a Python list, so that the garbage collector sees the types in it. Each type is
// followed by an int, with the type's way in the low bits and its scalar above them.
enum { CACHE_SIZE = 64, WAY_BITS = 8 };

static inline Py_ssize_t
cache_place(PyTypeObject *type)
{
    uintptr_t bits = (uintptr_t)type >> 4;
    return (Py_ssize_t)(2 * ((bits ^ bits >> 6 ^ bits >> 12) % CACHE_SIZE));
}

// Finds the way of a type that is not in the cache. Not inlined, so that a cache hit need not save
// registers for this call.
static CB_NOINLINE core_way
learn_way(core_state *st, PyTypeObject *type, Py_ssize_t place, core_scalar *scalar)
{
    *scalar = core_scalar_make(CORE_MEANS_BYTES, 0);
    Py_INCREF(type); // asking other modules may run code that gives the type's objects another type
    int way = decide_way(st, type, scalar);
    PyObject *number = way >= 0 ? PyLong_FromLong(way | (long)*scalar << WAY_BITS) : NULL;
    if (number == NULL) {
        Py_DECREF(type);
        return CORE_WAY_UNKNOWN;
    }
    PyObject *old_type = PyList_GET_ITEM(st->argument_ways, place);
    PyObject *old_number = PyList_GET_ITEM(st->argument_ways, place + 1);
    PyList_SET_ITEM(st->argument_ways, place, (PyObject *)type);
    PyList_SET_ITEM(st->argument_ways, place + 1, number);
    Py_DECREF(old_type);
    Py_DECREF(old_number);
    return (core_way)way;
}

core_way
core_way_of(core_state *st, PyTypeObject *type, core_scalar *scalar)
{
    Py_ssize_t place = cache_place(type), number;
    if (CB_LIKELY(PyList_GET_ITEM(st->argument_ways, place) == (PyObject *)type) &&
        cb_small_int_unchecked(PyList_GET_ITEM(st->argument_ways, place + 1), &number)) {
        *scalar = (core_scalar)(number >> WAY_BITS);
        return (core_way)(number & ((1 << WAY_BITS) - 1));
    }
    return learn_way(st, type, place, scalar);
}

int
core_arguments_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->argument_ways = PyList_New(2 * CACHE_SIZE);
    for (Py_ssize_t i = 0; st->argument_ways != NULL && i < 2 * CACHE_SIZE; i++)
        PyList_SET_ITEM(st->argument_ways, i, Py_NewRef(Py_None));
    return st->argument_ways != NULL ? 0 : -1;
}

// --- numbers -------------------------------------------------------------------------------------

static bool
is_width(uint32_t size)
{
    return size == 1 || size == 2 || size == 4 || size == 8;
}

static int
store_float(const core_target *t, PyObject *o, double value, void *at)
{
    const core_param *p = t->param;
    if (p->real != 0)
        return core_store_real(p, value, at) ? 0 : core_argument_overflow(t, o);
    return p->kind == CORE_KIND_ANY ? core_argument_wrong_size(t, o, sizeof value)
                                    : core_argument_wrong_kind(t, o);
}

// Stores an int that the inline path cannot store, because it is too large or that path cannot read
// its digits.
static int
store_int(const core_target *t, PyObject *o, void *at)
{
    const core_param *p = t->param;
    if (p->kind == CORE_KIND_FLOAT) {
        double value = PyLong_AsDouble(o);
        if (value == -1.0 && PyErr_Occurred()) {
            PyErr_Clear();
            return core_argument_overflow(t, o);
        }
        return store_float(t, o, value, at);
    }
    int64_t min;
    uint64_t max;
    if (!core_param_range(p, &min, &max))
        return core_argument_wrong_size(t, o, 8);
    int overflow;
    int64_t value = PyLong_AsLongLongAndOverflow(o, &overflow);
    uint64_t bits = (uint64_t)value;
    if (overflow > 0) {
        bits = PyLong_AsUnsignedLongLong(o);
        if (PyErr_Occurred()) {
            PyErr_Clear();
            return core_argument_overflow(t, o);
        }
    }
    bool fits =
        overflow == 0 ? value >= min && (value < 0 || bits <= max) : overflow > 0 && bits <= max;
    if (!fits)
        return core_argument_overflow(t, o);
    memcpy(at, &bits, sizeof bits);
    return 0;
}

static int
store_bool(const core_target *t, PyObject *o, void *at)
{
    const core_param *p = t->param;
    uint64_t bits = o == Py_True;
    if (p->kind == CORE_KIND_FLOAT)
        return store_float(t, o, (double)bits, at);
    if (p->kind == CORE_KIND_POINTER)
        return core_argument_wrong_kind(t, o);
    if (!is_width(p->size))
        return core_argument_wrong_size(t, o, 1);
    memcpy(at, &bits, sizeof bits);
    return 0;
}

static int
store_complex(const core_target *t, PyObject *o, void *at)
{
    const core_param *p = t->param;
    Py_complex value = PyComplex_AsCComplex(o);
    float narrow[2] = {(float)value.real, (float)value.imag};
    if (p->kind != CORE_KIND_ANY)
        return core_argument_wrong_kind(t, o);
    if (p->size == sizeof value)
        memcpy(at, &value, sizeof value);
    else if (p->size != sizeof narrow)
        return core_argument_wrong_size(t, o, sizeof value);
    else if ((isinf(narrow[0]) && !isinf(value.real)) || (isinf(narrow[1]) && !isinf(value.imag)))
        return core_argument_overflow(t, o);
    else
        memcpy(at, narrow, sizeof narrow);
    return 0;
}

// --- addresses -----------------------------------------------------------------------------------

static int
check_pointer(const core_target *t, PyObject *o)
{
    if (t->param->pointer)
        return 0;
    return t->param->size == sizeof(CUdeviceptr) ? core_argument_wrong_kind(t, o)
                                                 : core_argument_wrong_size(t, o, 8);
}

static int
store_address(const core_target *t, PyObject *o, CUdeviceptr address, void *at)
{
    if (check_pointer(t, o) < 0)
        return -1;
    memcpy(at, &address, sizeof address);
    return 0;
}

static int
raise_closed_buffer(const core_target *t, PyObject *o)
{
    PyObject *kernel = core_kernel_name(t->kernel);
    if (kernel != NULL)
        PyErr_Format(PyExc_RuntimeError, "%s has been closed (kernel '%U' argument %d of %d)",
                     core_class_name(o), kernel, t->position + 1, t->count);
    return -1;
}

static int
store_buffer(const core_target *t, PyObject *o, void *at)
{
    BufferObject *buffer = (BufferObject *)o;
    if (buffer->allocation == NULL)
        return raise_closed_buffer(t, o);
    if (core_check_process(o, buffer->allocation->process) < 0)
        return core_argument_note(t);
    return store_address(t, o, buffer->ptr, at);
}

// Stores the int() of a low-level handle.
static int
store_handle(const core_target *t, PyObject *o, void *at)
{
    if (check_pointer(t, o) < 0)
        return -1;
    PyObject *value = PyNumber_Long(o);
    unsigned long long bits = value != NULL ? PyLong_AsUnsignedLongLongMask(value) : 0;
    Py_XDECREF(value);
    if (PyErr_Occurred())
        return core_argument_note(t);
    return store_address(t, o, bits, at);
}

static CB_NOINLINE int
raise_element(const core_target *t, PyObject *o, const core_pointee_rule *rule, int element)
{
    bool fits = (rule->takes >> (element & ~CORE_ELEMENT_READONLY) & 1) != 0;
    return fits ? core_argument_readonly(t, o, rule->pointee)
                : core_argument_wrong_element(t, o, rule->pointee);
}

// Finds what the parameter, a pointer, points to. Stores NULL if it takes all arrays. With a driver
// that cannot report parameters, a launch may have another number of arguments than the kernel's
// table. Returns 0, or -1 with an exception.
static inline int
find_rule(const core_target *t, const core_pointee_rule **out)
{
    *out = NULL;
    if (CB_UNLIKELY(!t->kernel->checks_types))
        return 0;
    if (CB_UNLIKELY(t->rule != NULL)) {
        *out = t->rule->takes != CORE_POINTEE_TAKES_ALL ? t->rule : NULL;
        return 0;
    }
    const core_pointees *pointees = core_pointees_get(t->kernel, t->count);
    if (CB_UNLIKELY(pointees == NULL || pointees->count != t->count))
        return pointees == NULL ? -1 : 0;
    const core_pointee_rule *rule = &pointees->rules[t->position];
    if (rule->takes != CORE_POINTEE_TAKES_ALL)
        *out = rule;
    return 0;
}

// Finds an array's address and, if there is a rule, its element type. Returns as
// core_array_pointer() does.
static inline int
find_array(const core_target *t, PyObject *o, bool has_rule, CUdeviceptr *address, int *element)
{
    cb_array_type type;
    core_state *st = t->kernel->st;
    if (!has_rule)
        return core_array_pointer(st, o, address, NULL);
    if (core_is_view(st, o)) {
        *element = core_element_of_view(o);
        return core_array_pointer(st, o, address, NULL);
    }
    int answer = core_array_pointer(st, o, address, &type);
    if (CB_LIKELY(answer > 0))
        *element = core_element_of(st, &type);
    return answer;
}

static int
store_array(const core_target *t, PyObject *o, void *at)
{
    CUdeviceptr address;
    const core_pointee_rule *rule;
    int element = 0;
    if (find_rule(t, &rule) < 0)
        return -1;
    int answer = find_array(t, o, rule != NULL, &address, &element);
    if (answer == 0)
        return core_argument_unsupported(t, o);
    if (answer < 0)
        return core_argument_note(t);
    if (element < 0 || store_address(t, o, address, at) < 0)
        return -1;
    return CB_LIKELY(rule == NULL || (rule->takes >> element & 1) != 0)
               ? 0
               : raise_element(t, o, rule, element);
}

// --- bytes ---------------------------------------------------------------------------------------

static int
store_bytes(const core_target *t, PyObject *o, const void *bytes, size_t size, void *at)
{
    if (size != t->param->size)
        return core_argument_wrong_size(t, o, size);
    memcpy(at, bytes, size);
    return 0;
}

static int
store_export(const core_target *t, PyObject *o, core_meaning meaning, void *at)
{
    Py_buffer view;
    if (PyObject_GetBuffer(o, &view, PyBUF_SIMPLE) < 0)
        return core_argument_note(t);
    int result = core_scalar_store(t, o, meaning, view.buf, (size_t)view.len, at);
    PyBuffer_Release(&view);
    return result;
}

// Returns the bytes of a NumPy scalar that only NumPy can read (new reference).
static PyObject *
numpy_bytes(PyObject *o)
{
    PyObject *bytes = PyObject_CallMethod(o, "tobytes", NULL);
    if (bytes != NULL && !PyBytes_Check(bytes)) {
        PyErr_Format(PyExc_TypeError, "%R.tobytes() must return bytes", Py_TYPE(o));
        Py_CLEAR(bytes);
    }
    return bytes;
}

static int
store_numpy_copy(const core_target *t, PyObject *o, void *at)
{
    PyObject *bytes = numpy_bytes(o);
    if (bytes == NULL)
        return core_argument_note(t);
    int result = store_bytes(t, o, PyBytes_AS_STRING(bytes), (size_t)PyBytes_GET_SIZE(bytes), at);
    Py_DECREF(bytes);
    return result;
}

static int
store_record(const core_target *t, PyObject *o, void *at)
{
    if (t->param->size != sizeof(CUtensorMap))
        return core_argument_wrong_size(t, o, sizeof(CUtensorMap));
    PyObject *address = PyObject_CallMethod(o, "getPtr", NULL);
    const void *bytes = address != NULL ? PyLong_AsVoidPtr(address) : NULL;
    Py_XDECREF(address);
    if (bytes == NULL)
        return PyErr_Occurred() ? core_argument_note(t) : core_argument_unsupported(t, o);
    memcpy(at, bytes, sizeof(CUtensorMap));
    return 0;
}

// Stores a tensor map. The memory that it describes must still exist.
static int
store_tensor_map(const core_target *t, PyObject *o, void *at)
{
    TensorMapObject *map = (TensorMapObject *)o;
    if (t->param->size != sizeof(CUtensorMap))
        return core_argument_wrong_size(t, o, sizeof(CUtensorMap));
    if (core_view_check((ViewObject *)map->view) < 0)
        return core_argument_note(t);
    memcpy(at, core_tensor_map_bits(map), sizeof(CUtensorMap));
    return 0;
}

// --- one argument --------------------------------------------------------------------------------

int
core_argument_store(const core_target *t, PyObject *o, void *at)
{
    core_scalar scalar;
    switch (core_way_of(t->kernel->st, Py_TYPE(o), &scalar)) {
    case CORE_WAY_NONE:
        return store_address(t, o, 0, at);
    case CORE_WAY_BOOL:
        return store_bool(t, o, at);
    case CORE_WAY_INT:
        return store_int(t, o, at);
    case CORE_WAY_FLOAT:
        return store_float(t, o, PyFloat_AS_DOUBLE(o), at);
    case CORE_WAY_COMPLEX:
        return store_complex(t, o, at);
    case CORE_WAY_BUFFER:
        return store_buffer(t, o, at);
    case CORE_WAY_BYTES:
        return store_export(t, o, core_scalar_meaning(scalar), at);
    case CORE_WAY_NUMPY:
        return core_scalar_store(t, o, core_scalar_meaning(scalar),
                                 (const char *)o + sizeof(PyObject), core_scalar_size(scalar), at);
    case CORE_WAY_NUMPY_COPY:
        return store_numpy_copy(t, o, at);
    case CORE_WAY_HANDLE:
        return store_handle(t, o, at);
    case CORE_WAY_RECORD:
        return store_record(t, o, at);
    case CORE_WAY_TENSOR_MAP:
        return store_tensor_map(t, o, at);
    case CORE_WAY_ARRAY:
        return store_array(t, o, at);
    case CORE_WAY_UNKNOWN:
        break;
    }
    return -1; // examining the type has raised an exception
}

// Returns the size of an object with the buffer protocol. Returns 0 with an exception if that
// fails, and also for an empty object, which cannot be passed.
static size_t
buffer_size(PyObject *o)
{
    Py_buffer view;
    if (PyObject_GetBuffer(o, &view, PyBUF_SIMPLE) < 0)
        return 0;
    size_t size = (size_t)view.len;
    PyBuffer_Release(&view);
    if (size == 0)
        PyErr_SetString(PyExc_TypeError, "an argument of 0 bytes cannot be passed");
    return size;
}

size_t
core_argument_size(KernelObject *kernel, PyObject *o)
{
    PyObject *bytes;
    core_scalar scalar;
    size_t size;
    switch (core_way_of(kernel->st, Py_TYPE(o), &scalar)) {
    case CORE_WAY_BOOL:
        return 1;
    case CORE_WAY_COMPLEX:
        return sizeof(Py_complex);
    case CORE_WAY_BYTES:
        return buffer_size(o);
    case CORE_WAY_NUMPY:
        return core_scalar_size(scalar);
    case CORE_WAY_NUMPY_COPY:
        bytes = numpy_bytes(o);
        size = bytes != NULL ? (size_t)PyBytes_GET_SIZE(bytes) : 0;
        Py_XDECREF(bytes);
        return size;
    case CORE_WAY_RECORD:
    case CORE_WAY_TENSOR_MAP:
        return sizeof(CUtensorMap);
    case CORE_WAY_UNKNOWN:
        return 0;
    default:
        return 8;
    }
}
