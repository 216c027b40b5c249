// Converts element types: those of DLPack, of array interfaces, of NumPy if it is loaded, and of
// DType if it is not.
#include "array/view_dtype.h"
#include "base/doc.h"

#include "cubind/interop.h"
#include "cubind/signature.h"

// The element types that DLPack defines. For those without a typestr, NumPy needs ml_dtypes.
typedef struct dtype_row {
    dl_type dl;
    const char *name;
    const char *typestr; // without the byte order
    const char *format;  // format of the struct module, as PEP 3118 extends it; NULL: none
} dtype_row;

static const dtype_row rows[] = {
    {{DL_FLOAT, 32, 1}, "float32", "f4", "f"},
    {{DL_FLOAT, 64, 1}, "float64", "f8", "d"},
    {{DL_FLOAT, 16, 1}, "float16", "f2", "e"},
    {{DL_INT, 8, 1}, "int8", "i1", "b"},
    {{DL_INT, 16, 1}, "int16", "i2", "h"},
    {{DL_INT, 32, 1}, "int32", "i4", "i"},
    {{DL_INT, 64, 1}, "int64", "i8", "q"},
    {{DL_UINT, 8, 1}, "uint8", "u1", "B"},
    {{DL_UINT, 16, 1}, "uint16", "u2", "H"},
    {{DL_UINT, 32, 1}, "uint32", "u4", "I"},
    {{DL_UINT, 64, 1}, "uint64", "u8", "Q"},
    {{DL_BOOL, 8, 1}, "bool", "b1", "?"},
    {{DL_COMPLEX, 64, 1}, "complex64", "c8", "Zf"},
    {{DL_COMPLEX, 128, 1}, "complex128", "c16", "Zd"},
    {{DL_BFLOAT, 16, 1}, "bfloat16", NULL, NULL},
    {{DL_FLOAT8_E3M4, 8, 1}, "float8_e3m4", NULL, NULL},
    {{DL_FLOAT8_E4M3, 8, 1}, "float8_e4m3", NULL, NULL},
    {{DL_FLOAT8_E4M3B11FNUZ, 8, 1}, "float8_e4m3b11fnuz", NULL, NULL},
    {{DL_FLOAT8_E4M3FN, 8, 1}, "float8_e4m3fn", NULL, NULL},
    {{DL_FLOAT8_E4M3FNUZ, 8, 1}, "float8_e4m3fnuz", NULL, NULL},
    {{DL_FLOAT8_E5M2, 8, 1}, "float8_e5m2", NULL, NULL},
    {{DL_FLOAT8_E5M2FNUZ, 8, 1}, "float8_e5m2fnuz", NULL, NULL},
    {{DL_FLOAT8_E8M0FNU, 8, 1}, "float8_e8m0fnu", NULL, NULL},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

// --- looking up ----------------------------------------------------------------------------------

static const dtype_row *
row_of_dl(dl_type dl)
{
    for (int i = 0; i < ROWS; i++)
        if (rows[i].dl.code == dl.code && rows[i].dl.bits == dl.bits && dl.lanes == 1)
            return &rows[i];
    return NULL;
}

static const dtype_row *
row_of_name(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

static bool
is_byte_order(char c)
{
    return c == '<' || c == '>' || c == '|' || c == '=';
}

// Returns the row of a typestr, or NULL if there is none. The byte order must be the machine's;
// types of one byte have none.
static const dtype_row *
row_of_typestr(const char *text)
{
    for (int i = 0; i < ROWS && is_byte_order(text[0]); i++)
        if (rows[i].typestr != NULL && rows[i].typestr[0] == text[1] &&
            strcmp(rows[i].typestr, text + 1) == 0)
            return text[0] != '>' || rows[i].dl.bits == 8 ? &rows[i] : NULL;
    return NULL;
}

static int
from_row(const dtype_row *row, view_dtype *out)
{
    *out = (view_dtype){.dl = row->dl, .itemsize = row->dl.bits / 8};
    return 0;
}

int
core_dtype_from_dl(dl_type type, view_dtype *out)
{
    uint32_t bits = (uint32_t)type.bits * type.lanes;
    if (bits == 0 || bits % 8 != 0) {
        PyErr_Format(PyExc_BufferError,
                     "elements of %d bits and %d lanes are not whole bytes, which is not supported",
                     (int)type.bits, (int)type.lanes);
        return -1;
    }
    *out = (view_dtype){.dl = type, .itemsize = bits / 8};
    return 0;
}

// --- typestrs ------------------------------------------------------------------------------------

// Returns the item size of a typestr that has no row, such as ">i4", "|V12", "<U8" or "<M8[ns]"; 0
// if the text is not a typestr.
static int64_t
typestr_size(const char *text)
{
    if (!is_byte_order(text[0]) || text[1] == '\0' || strchr("biufcmMOSUV", text[1]) == NULL)
        return 0;
    int64_t size = 0;
    const char *at = text + 2;
    for (; *at >= '0' && *at <= '9' && size < INT32_MAX; at++)
        size = size * 10 + (*at - '0');
    bool dated = text[1] == 'm' || text[1] == 'M';
    if (*at != '\0' && !(dated && *at == '['))
        return 0;
    return text[1] == 'U' ? size * 4 : size;
}

static int
not_understood(PyObject *o)
{
    PyErr_Format(PyExc_TypeError, "data type %R not understood", o);
    return -1;
}

int
core_dtype_from_typestr(PyObject *typestr, view_dtype *out)
{
    const char *text = PyUnicode_Check(typestr) ? PyUnicode_AsUTF8(typestr) : NULL;
    if (text == NULL)
        return PyErr_Occurred() ? -1 : not_understood(typestr);
    const dtype_row *row = row_of_typestr(text);
    if (row != NULL)
        return from_row(row, out);
    int64_t size = typestr_size(text);
    if (size == 0)
        return not_understood(typestr);
    *out = (view_dtype){.itemsize = size, .given = Py_NewRef(typestr)};
    return 0;
}

// --- types from users' objects -------------------------------------------------------------------

typedef struct DTypeObject {
    PyObject_HEAD core_state *st;
    view_dtype dtype;
    PyObject *weakrefs;
} DTypeObject;

// Returns numpy.dtype (new reference); NULL without an exception if NumPy is not loaded.
static PyObject *
numpy_dtype_class(core_state *st)
{
    PyObject *numpy = PyImport_GetModule(st->str_numpy);
    PyObject *cls = NULL;
    if (numpy != NULL && cb_get_optional_attribute(numpy, st->interop->str_dtype, &cls) < 0)
        PyErr_Clear();
    Py_XDECREF(numpy);
    return cls;
}

static int
read_text(PyObject *o, const char *attribute, PyObject **out)
{
    *out = PyObject_GetAttrString(o, attribute);
    if (*out != NULL && PyUnicode_Check(*out))
        return 0;
    if (*out != NULL)
        not_understood(o);
    Py_CLEAR(*out);
    return -1;
}

// Reads a NumPy dtype: .str has the byte order, while only .name identifies the types of ml_dtypes.
static int
from_numpy_texts(PyObject *dtype, PyObject *str, PyObject *name, view_dtype *out)
{
    const char *typestr = PyUnicode_AsUTF8(str);
    const char *text = PyUnicode_AsUTF8(name);
    if (typestr == NULL || text == NULL)
        return -1;
    const dtype_row *row = row_of_typestr(typestr);
    if (row == NULL && (row = row_of_name(text)) != NULL && row->typestr != NULL)
        row = NULL;
    if (row != NULL)
        return from_row(row, out);
    PyObject *size = PyObject_GetAttrString(dtype, "itemsize");
    *out = (view_dtype){.itemsize = size != NULL ? PyLong_AsLongLong(size) : -1};
    Py_XDECREF(size);
    if (out->itemsize < 0 && PyErr_Occurred())
        return -1;
    out->given = Py_NewRef(dtype);
    return 0;
}

// Returns the list of NumPy's own dtype objects (borrowed), in the order of the rows. It has None
// for types that were not used yet. NULL with an exception.
static PyObject *
kept_dtypes(core_state *st)
{
    if (st->dtypes != NULL)
        return st->dtypes;
    PyObject *list = PyList_New(ROWS);
    for (int i = 0; list != NULL && i < ROWS; i++)
        PyList_SET_ITEM(list, i, Py_NewRef(Py_None));
    return core_keep_first(&st->dtypes, list);
}

// NumPy has one dtype object for each of its own types, so a cached object identifies its row.
static const dtype_row *
row_of_kept(core_state *st, PyObject *o)
{
    for (int i = 0; st->dtypes != NULL && i < ROWS; i++)
        if (PyList_GET_ITEM(st->dtypes, i) == o && o != Py_None)
            return &rows[i];
    return NULL;
}

static int
from_numpy(PyObject *dtype, view_dtype *out)
{
    PyObject *str = NULL, *name = NULL;
    int result = -1;
    if (read_text(dtype, "str", &str) == 0 && read_text(dtype, "name", &name) == 0)
        result = from_numpy_texts(dtype, str, name, out);
    Py_XDECREF(name);
    Py_XDECREF(str);
    return result;
}

// Returns the class of that name in ml_dtypes (new reference); NULL without an exception if
// ml_dtypes is not installed.
static PyObject *
ml_dtypes_class(const char *name)
{
    PyObject *module = PyImport_ImportModule("ml_dtypes");
    PyObject *cls = module != NULL ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    if (cls == NULL)
        PyErr_Clear();
    return cls;
}

// Returns the NumPy dtype of a row (new reference), NULL without an exception if neither NumPy nor
// ml_dtypes has a name for it.
static PyObject *
numpy_of_row(PyObject *numpy_dtype, const dtype_row *row)
{
    PyObject *argument =
        row->typestr != NULL ? PyUnicode_FromString(row->name) : ml_dtypes_class(row->name);
    PyObject *made = argument != NULL ? PyObject_CallOneArg(numpy_dtype, argument) : NULL;
    Py_XDECREF(argument);
    return made;
}

// Does the same, but makes each type only once and caches it.
static PyObject *
kept_numpy_of_row(core_state *st, PyObject *numpy_dtype, const dtype_row *row)
{
    PyObject *list = kept_dtypes(st);
    if (list == NULL)
        return NULL;
    PyObject *found = PyList_GET_ITEM(list, row - rows);
    if (found != Py_None)
        return Py_NewRef(found);
    found = numpy_of_row(numpy_dtype, row);
    if (found != NULL && PyList_SetItem(list, row - rows, Py_NewRef(found)) < 0)
        Py_CLEAR(found);
    return found;
}

// Converts any other object with numpy.dtype().
static int
from_foreign(core_state *st, PyObject *o, view_dtype *out)
{
    PyObject *cls = numpy_dtype_class(st);
    if (cls == NULL)
        return not_understood(o);
    PyObject *dtype = PyObject_CallOneArg(cls, o);
    int result = dtype != NULL ? from_numpy(dtype, out) : -1;
    const dtype_row *row = result == 0 && out->given == NULL ? row_of_dl(out->dl) : NULL;
    // Cache the object that NumPy itself returns for the type, not another equal dtype object.
    PyObject *own = row != NULL && row->typestr != NULL ? kept_numpy_of_row(st, cls, row) : NULL;
    if (row != NULL && own == NULL)
        PyErr_Clear();
    Py_XDECREF(own);
    Py_DECREF(cls);
    Py_XDECREF(dtype);
    return result;
}

static int
from_text(core_state *st, PyObject *o, view_dtype *out)
{
    const char *text = PyUnicode_AsUTF8(o);
    if (text == NULL)
        return -1;
    if (is_byte_order(text[0]))
        return core_dtype_from_typestr(o, out);
    const dtype_row *row = row_of_name(text);
    return row != NULL ? from_row(row, out) : from_foreign(st, o, out);
}

int
core_dtype_from_object(core_state *st, PyObject *o, view_dtype *out)
{
    if (Py_IS_TYPE(o, st->dtype_type)) {
        *out = ((DTypeObject *)o)->dtype;
        Py_XINCREF(out->given);
        return 0;
    }
    if (PyUnicode_Check(o))
        return from_text(st, o, out);
    const dtype_row *kept = row_of_kept(st, o);
    return kept != NULL ? from_row(kept, out) : from_foreign(st, o, out);
}

// --- objects for users ---------------------------------------------------------------------------

static PyObject *
new_dtype(core_state *st, const view_dtype *dtype)
{
    DTypeObject *made = (DTypeObject *)st->dtype_type->tp_alloc(st->dtype_type, 0);
    if (made == NULL)
        return NULL;
    made->st = st;
    made->dtype = *dtype;
    Py_XINCREF(made->dtype.given);
    return (PyObject *)made;
}

static PyObject *
numpy_object(core_state *st, PyObject *numpy_dtype, const view_dtype *dtype)
{
    const dtype_row *row = row_of_dl(dtype->dl);
    if (row != NULL)
        return kept_numpy_of_row(st, numpy_dtype, row);
    PyObject *made = dtype->given != NULL ? PyObject_CallOneArg(numpy_dtype, dtype->given) : NULL;
    if (made == NULL && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear(); // ml_dtypes has typestrs that NumPy does not understand
    return made;
}

PyObject *
core_dtype_object(core_state *st, const view_dtype *dtype)
{
    if (dtype->dl.bits == 0 && dtype->given == NULL)
        Py_RETURN_NONE;
    PyObject *numpy_dtype = numpy_dtype_class(st);
    PyObject *made = numpy_dtype != NULL ? numpy_object(st, numpy_dtype, dtype) : NULL;
    Py_XDECREF(numpy_dtype);
    if (made != NULL || PyErr_Occurred())
        return made;
    return new_dtype(st, dtype);
}

PyObject *
core_dtype_text(const view_dtype *dtype, PyObject *object)
{
    const dtype_row *row = object != Py_None ? row_of_dl(dtype->dl) : NULL;
    return row != NULL ? PyUnicode_FromString(row->name) : PyObject_Str(object);
}

// --- DType ---------------------------------------------------------------------------------------

static PyObject *
DType_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"dtype", NULL};
    static const cb_signature call = {"DType", params, .positional = 1, .required = 1};
    core_state *st = core_state_of(type);
    PyObject *o;
    view_dtype dtype;
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, &o) < 0 ||
        core_dtype_from_object(st, o, &dtype) < 0)
        return NULL;
    PyObject *made = new_dtype(st, &dtype);
    Py_XDECREF(dtype.given);
    return made;
}

static int
DType_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(((DTypeObject *)self)->dtype.given);
    return 0;
}

static int
DType_clear(PyObject *self)
{
    Py_CLEAR(((DTypeObject *)self)->dtype.given);
    return 0;
}

static void
DType_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((DTypeObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    DType_clear(self);
    core_object_free(self);
}

static PyObject *
DType_name(PyObject *self, void *Py_UNUSED(closure))
{
    const view_dtype *dtype = &((DTypeObject *)self)->dtype;
    const dtype_row *row = row_of_dl(dtype->dl);
    if (row != NULL)
        return PyUnicode_FromString(row->name);
    if (dtype->given != NULL)
        return PyObject_Str(dtype->given);
    dl_type one = {dtype->dl.code, dtype->dl.bits, 1};
    row = row_of_dl(one);
    if (row != NULL)
        return PyUnicode_FromFormat("%sx%d", row->name, (int)dtype->dl.lanes);
    return PyUnicode_FromFormat("dlpack_%d_%dx%d", (int)dtype->dl.code, (int)dtype->dl.bits,
                                (int)dtype->dl.lanes);
}

static PyObject *
DType_format(PyObject *self, void *closure)
{
    const dtype_row *row = row_of_dl(((DTypeObject *)self)->dtype.dl);
    if (row != NULL && row->format != NULL)
        return PyUnicode_FromString(row->format);
    return DType_name(self, closure);
}

static PyObject *
DType_itemsize(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLongLong(((DTypeObject *)self)->dtype.itemsize);
}

static PyObject *
DType_repr(PyObject *self)
{
    PyObject *name = DType_name(self, NULL);
    PyObject *text = name != NULL ? PyUnicode_FromFormat("DType(%R)", name) : NULL;
    Py_XDECREF(name);
    return text;
}

static PyObject *
DType_compare(PyObject *self, PyObject *other, int op)
{
    core_state *st = ((DTypeObject *)self)->st;
    if (!Py_IS_TYPE(other, st->dtype_type) || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *a = DType_name(self, NULL);
    PyObject *b = a != NULL ? DType_name(other, NULL) : NULL;
    PyObject *result = b != NULL ? PyObject_RichCompare(a, b, op) : NULL;
    Py_XDECREF(b);
    Py_XDECREF(a);
    return result;
}

static Py_hash_t
DType_hash(PyObject *self)
{
    PyObject *name = DType_name(self, NULL);
    Py_hash_t hash = name != NULL ? PyObject_Hash(name) : -1;
    Py_XDECREF(name);
    return hash;
}

static PyObject *
DType_reduce(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    PyObject *name = DType_name(self, NULL);
    return name != NULL ? Py_BuildValue("O(N)", Py_TYPE(self), name) : NULL;
}

static PyMethodDef DType_methods[] = {
    {"__reduce__", DType_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef DType_getset[] = {
    {"name", DType_name, NULL, CORE_DOC(DType, name), NULL},
    {"format", DType_format, NULL, CORE_DOC(DType, format), NULL},
    {"itemsize", DType_itemsize, NULL, CORE_DOC(DType, itemsize), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(DType_members, DTypeObject);

static PyType_Slot DType_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(DType)},  {Py_tp_new, DType_new},
    {Py_tp_dealloc, DType_dealloc},     {Py_tp_traverse, DType_traverse},
    {Py_tp_clear, DType_clear},         {Py_tp_repr, DType_repr},
    {Py_tp_richcompare, DType_compare}, {Py_tp_hash, DType_hash},
    {Py_tp_methods, DType_methods},     {Py_tp_getset, DType_getset},
    {Py_tp_members, DType_members},     {0, NULL},
};

PyType_Spec core_dtype_spec = {
    .name = "cubind.core.utils.DType",
    .basicsize = sizeof(DTypeObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = DType_slots,
};
