// Reads the arguments of the calls that make tensor maps, and turns them into a request.
#include "array/tensor_map_arguments.h"

#include "array/tensor_map.h"
#include "array/tensor_map_values.h"
#include "array/view_layout.h"
#include "base/object.h"
#include "base/options_take.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// The arguments that all these calls take.
typedef struct map_options {
    PyObject *box_dim, *element_strides, *data_type, *interleave, *swizzle, *l2_promotion,
        *oob_fill;
} map_options;

enum { FIELDS = sizeof(map_options) / sizeof(PyObject *) };

// --- numbers -------------------------------------------------------------------------------------

static int
not_a_tuple(const char *what, PyObject *o)
{
    PyErr_Format(PyExc_TypeError, "%s must be a tuple of ints, got %R", what, Py_TYPE(o));
    return -1;
}

// Reads an int. A value outside 64 bits becomes INT64_MIN or INT64_MAX, which a later check
// refuses.
static int
take_number(PyObject *o, const char *what, int at, int64_t *out)
{
    if (CB_LIKELY(PyLong_CheckExact(o) && cb_medium_int_unchecked(o, out)))
        return 0;
    if (!PyIndex_Check(o)) {
        if (at >= 0)
            PyErr_Format(PyExc_TypeError, "%s[%d] must be an int, got %R", what, at, Py_TYPE(o));
        else
            PyErr_Format(PyExc_TypeError, "%s must be an int, got %R", what, Py_TYPE(o));
        return -1;
    }
    PyObject *number = PyNumber_Index(o);
    int overflow = 0;
    *out = number != NULL ? PyLong_AsLongLongAndOverflow(number, &overflow) : -1;
    Py_XDECREF(number);
    if (overflow != 0)
        *out = overflow < 0 ? INT64_MIN : INT64_MAX;
    return PyErr_Occurred() ? -1 : 0;
}

// Reads one int for each dimension, or for each spatial dimension, and stores the last one first.
static int
take_numbers(PyObject *o, const char *what, const char *counted_as, int count, int64_t *out)
{
    if (!PyTuple_Check(o) && !PyList_Check(o))
        return not_a_tuple(what, o);
    PyObject *items = cb_items_of(o); // a list may change under its items' __index__
    if (items == NULL)
        return -1;
    int result = 0;
    if (PyTuple_GET_SIZE(items) != count) {
        PyErr_Format(PyExc_ValueError, "%s must have %d elements%s, got %zd", what, count,
                     counted_as, PyTuple_GET_SIZE(items));
        result = -1;
    }
    for (int i = 0; i < count && result == 0; i++)
        result = take_number(PyTuple_GET_ITEM(items, i), what, i, &out[count - 1 - i]);
    Py_DECREF(items);
    return result;
}

// Checks a number that the driver takes in 32 bits, so that truncation cannot make it valid.
static int
check_small(const char *what, int at, int64_t value, const char *range)
{
    if (value >= 0 && value <= INT32_MAX)
        return 0;
    if (at >= 0)
        PyErr_Format(PyExc_ValueError, "%s[%d] must be in %s, got %lld", what, at, range,
                     (long long)value);
    else
        PyErr_Format(PyExc_ValueError, "%s must be in %s, got %lld", what, range, (long long)value);
    return -1;
}

static int
take_counts(PyObject *o, const char *what, const char *counted_as, const char *range, int rank,
            cuuint32_t *out)
{
    int64_t values[TENSOR_MAP_RANK];
    if (take_numbers(o, what, counted_as, rank, values) < 0)
        return -1;
    for (int i = rank - 1; i >= 0; i--) {
        if (check_small(what, rank - 1 - i, values[i], range) < 0)
            return -1;
        out[i] = (cuuint32_t)values[i];
    }
    return 0;
}

// --- the tensor ----------------------------------------------------------------------------------

static int
check_rank(const ViewObject *view, const char *kind, int least)
{
    if (view->ndim >= least && view->ndim <= TENSOR_MAP_RANK)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s rank must be between %d and %d, got %d", kind, least,
                 TENSOR_MAP_RANK, view->ndim);
    return -1;
}

static int
describe_tensor(const ViewObject *view, tensor_map_request *r)
{
    const int64_t *shape = view->extents, *strides = view->extents + view->ndim;
    const int last = view->ndim - 1;
    r->rank = view->ndim;
    r->address = view->ptr;
    bool empty = core_view_count(shape, view->ndim) == 0; // a later check refuses it
    if (strides[last] != 1 && shape[last] > 1 && !empty) {
        PyErr_Format(PyExc_ValueError,
                     "strides[%d] must be 1, got %lld: the last dimension of a tensor map must be "
                     "contiguous",
                     last, (long long)strides[last]);
        return -1;
    }
    for (int i = 0; i <= last; i++) {
        int64_t bytes, from = last - i;
        r->dims[i] = (cuuint64_t)shape[from];
        bool fits = !__builtin_mul_overflow(strides[from], view->dtype.itemsize, &bytes);
        // A dimension of one element never uses its stride, so any valid value does.
        r->strides[i] = shape[from] == 1 ? 32 : fits ? (cuuint64_t)bytes : UINT64_MAX;
    }
    return 0;
}

static int
take_steps(PyObject *given, tensor_map_request *r)
{
    for (int i = 0; i < r->rank; i++)
        r->steps[i] = 1;
    if (given == NULL || given == Py_None)
        return 0;
    return take_counts(given, "element_strides", "", "[1, 8]", r->rank, r->steps);
}

// Converts the last extent to elements if a view of bytes is given a data_type with larger
// elements.
static int
take_bytes_as_elements(const ViewObject *view, tensor_map_request *r)
{
    if (r->itemsize == view->dtype.itemsize)
        return 0;
    if (r->dims[0] % (cuuint64_t)r->itemsize != 0) {
        PyErr_Format(
            PyExc_ValueError,
            "shape[%d] of a view of bytes must be a multiple of the %d bytes of data_type, "
            "got %llu",
            view->ndim - 1, r->itemsize, (unsigned long long)r->dims[0]);
        return -1;
    }
    r->dims[0] /= (cuuint64_t)r->itemsize;
    return 0;
}

static int
take_common(ViewObject *view, const map_options *given, tensor_map_request *r)
{
    if (describe_tensor(view, r) < 0 || take_steps(given->element_strides, r) < 0 ||
        core_tensor_map_take_type(view, given->data_type, &r->type) < 0 ||
        core_tensor_map_member(&core_tensor_map_interleave, given->interleave, &r->interleave) < 0)
        return -1;
    r->itemsize = core_tensor_map_itemsize(r->type);
    if (take_bytes_as_elements(view, r) < 0)
        return -1;
    if (core_tensor_map_member(&core_tensor_map_swizzle, given->swizzle, &r->swizzle) < 0 ||
        core_tensor_map_member(&core_tensor_map_promotion, given->l2_promotion, &r->promotion) < 0)
        return -1;
    return core_tensor_map_member(&core_tensor_map_fill, given->oob_fill, &r->fill);
}

// --- tiled ---------------------------------------------------------------------------------------

static PyObject *
make_tiled(ViewObject *view, const map_options *given)
{
    tensor_map_request r = {.kind = TENSOR_MAP_TILED};
    if (given->box_dim == NULL || given->box_dim == Py_None) {
        PyErr_SetString(PyExc_TypeError, "box_dim is required unless options is provided");
        return NULL;
    }
    if (check_rank(view, "Tensor", 1) < 0 || take_common(view, given, &r) < 0 ||
        take_counts(given->box_dim, "box_dim", " (same as tensor rank)", "[1, 256]", r.rank,
                    r.box) < 0)
        return NULL;
    return core_tensor_map_new(view, &r);
}

// Returns whether a mode was given that differs from the default of the options class.
static int
is_given(const tensor_map_enum *kind, PyObject *o)
{
    int value = 0;
    if (o == NULL || o == Py_None)
        return 0;
    return core_tensor_map_member(kind, o, &value) < 0 ? -1 : value != 0;
}

static int
check_alone(const map_options *given)
{
    PyObject *objects[] = {given->box_dim, given->element_strides, given->data_type};
    int also = 0;
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
        also |= objects[i] != NULL && objects[i] != Py_None;
    int modes[] = {is_given(&core_tensor_map_interleave, given->interleave),
                   is_given(&core_tensor_map_swizzle, given->swizzle),
                   is_given(&core_tensor_map_promotion, given->l2_promotion),
                   is_given(&core_tensor_map_fill, given->oob_fill)};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        also = also < 0 || modes[i] < 0 ? -1 : also | modes[i];
    if (also > 0)
        PyErr_SetString(PyExc_TypeError,
                        "Specify either options or the individual tensor map arguments, not both");
    return also != 0 ? -1 : 0;
}

// Returns the names of the fields, made once (borrowed); NULL with an exception.
static PyObject *
field_names(core_state *st)
{
    static const char *const names[FIELDS] = {"box_dim",    "element_strides", "data_type",
                                              "interleave", "swizzle",         "l2_promotion",
                                              "oob_fill"};
    if (st->map_fields != NULL)
        return st->map_fields;
    PyObject *tuple = PyTuple_New(FIELDS);
    for (int i = 0; tuple != NULL && i < FIELDS; i++) {
        PyObject *name = PyUnicode_InternFromString(names[i]);
        if (name == NULL)
            Py_CLEAR(tuple);
        else
            PyTuple_SET_ITEM(tuple, i, name);
    }
    return core_keep_first(&st->map_fields, tuple);
}

// Reads the fields of an options object as new references. Returns 0, or -1 with an exception and
// no references.
static int
read_options(core_state *st, PyObject *options, PyObject **fields)
{
    PyObject *names = field_names(st);
    for (int i = 0; names != NULL && i < FIELDS; i++) {
        fields[i] = PyObject_GetAttr(options, PyTuple_GET_ITEM(names, i));
        if (fields[i] != NULL)
            continue;
        while (i-- > 0)
            Py_DECREF(fields[i]);
        return -1;
    }
    return names != NULL ? 0 : -1;
}

static PyObject *
make_by_options(ViewObject *view, PyObject *given)
{
    PyObject *options, *fields[FIELDS];
    if (core_take_options(view->st, given, "TensorMapDescriptorOptions",
                          "Tensor map descriptor options", &options) < 0)
        return NULL;
    int result = read_options(view->st, options, fields);
    Py_DECREF(options);
    if (result < 0)
        return NULL;
    const map_options read = {fields[0], fields[1], fields[2], fields[3],
                              fields[4], fields[5], fields[6]};
    PyObject *made = make_tiled(view, &read);
    for (int i = 0; i < FIELDS; i++)
        Py_DECREF(fields[i]);
    return made;
}

static PyObject *
make_one_way(ViewObject *view, PyObject *options, const map_options *given)
{
    if (options == NULL || options == Py_None)
        return make_tiled(view, given);
    return check_alone(given) == 0 ? make_by_options(view, options) : NULL;
}

PyObject *
core_view_as_tensor_map(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"box_dim",      "options",    "element_strides",
                                         "data_type",    "interleave", "swizzle",
                                         "l2_promotion", "oob_fill",   NULL};
    static const cb_signature call = {"as_tensor_map", params, .positional = 1};
    CB_SLOTS(PyObject * box_dim, *options, *element_strides, *data_type, *interleave, *swizzle,
             *l2_promotion, *oob_fill)
    given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    const map_options options = {given.box_dim,    given.element_strides, given.data_type,
                                 given.interleave, given.swizzle,         given.l2_promotion,
                                 given.oob_fill};
    return make_one_way((ViewObject *)self, given.options, &options);
}

// --- the classmethods ----------------------------------------------------------------------------

static ViewObject *
take_view(PyObject *cls, PyObject *o)
{
    core_state *st = core_state_of((PyTypeObject *)cls);
    if (st == NULL || core_is_view(st, o))
        return st != NULL ? (ViewObject *)o : NULL;
    PyErr_Format(PyExc_TypeError, "StridedMemoryView expected, got %.200s", Py_TYPE(o)->tp_name);
    return NULL;
}

PyObject *
core_tensor_map_tiled(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"view",      "box_dim",    "options", "element_strides",
                                         "data_type", "interleave", "swizzle", "l2_promotion",
                                         "oob_fill",  NULL};
    static const cb_signature call = {"_from_tiled", params, .positional = 2, .required = 1};
    CB_SLOTS(PyObject * view, *box_dim, *options, *element_strides, *data_type, *interleave,
             *swizzle, *l2_promotion, *oob_fill)
    given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    ViewObject *view = take_view(cls, given.view);
    const map_options options = {given.box_dim,    given.element_strides, given.data_type,
                                 given.interleave, given.swizzle,         given.l2_promotion,
                                 given.oob_fill};
    return view != NULL ? make_one_way(view, given.options, &options) : NULL;
}

// Reads a corner of the bounding box of pixels. The corner may lie outside the tensor.
static int
take_corners(PyObject *o, const char *what, int count, int *out)
{
    int64_t values[TENSOR_MAP_RANK];
    if (take_numbers(o, what, " (rank - 2)", count, values) < 0)
        return -1;
    for (int i = 0; i < count; i++) // clamped values are still out of range
        out[i] = values[i] > INT_MAX ? INT_MAX : values[i] < INT_MIN ? INT_MIN : (int)values[i];
    return 0;
}

static int
take_count(PyObject *o, const char *what, const char *range, cuuint32_t *out)
{
    int64_t value;
    if (take_number(o, what, -1, &value) < 0 || check_small(what, -1, value, range) < 0)
        return -1;
    *out = (cuuint32_t)value;
    return 0;
}

static int
take_column(PyObject *channels, PyObject *pixels, tensor_map_request *r)
{
    if (take_count(channels, "channels_per_pixel", "[1, 256]", &r->channels) < 0)
        return -1;
    return take_count(pixels, "pixels_per_column", "[1, 1024]", &r->pixels);
}

PyObject *
core_tensor_map_im2col(PyObject *cls, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"view",
                                         "pixel_box_lower_corner",
                                         "pixel_box_upper_corner",
                                         "channels_per_pixel",
                                         "pixels_per_column",
                                         "element_strides",
                                         "data_type",
                                         "interleave",
                                         "swizzle",
                                         "l2_promotion",
                                         "oob_fill",
                                         NULL};
    static const cb_signature call = {"_from_im2col", params, .positional = 5, .required = 31};
    CB_SLOTS(PyObject * view, *lower, *upper, *channels, *pixels, *element_strides, *data_type,
             *interleave, *swizzle, *l2_promotion, *oob_fill)
    given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    ViewObject *view = take_view(cls, given.view);
    tensor_map_request r = {.kind = TENSOR_MAP_IM2COL};
    const map_options options = {
        NULL,          given.element_strides, given.data_type, given.interleave,
        given.swizzle, given.l2_promotion,    given.oob_fill};
    if (view == NULL || check_rank(view, "Im2col tensor", 3) < 0 ||
        take_common(view, &options, &r) < 0 ||
        take_corners(given.lower, "pixel_box_lower_corner", r.rank - 2, r.lower) < 0 ||
        take_corners(given.upper, "pixel_box_upper_corner", r.rank - 2, r.upper) < 0 ||
        take_column(given.channels, given.pixels, &r) < 0)
        return NULL;
    return core_tensor_map_new(view, &r);
}

static int
take_width(PyObject *o, const char *what, int *out)
{
    int64_t value;
    if (take_number(o, what, -1, &value) < 0)
        return -1;
    *out = value > INT_MAX ? INT_MAX : value < INT_MIN ? INT_MIN : (int)value;
    return 0;
}

PyObject *
core_tensor_map_im2col_wide(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                            PyObject *kwnames)
{
    static const char *const params[] = {"view",
                                         "pixel_box_lower_corner_width",
                                         "pixel_box_upper_corner_width",
                                         "channels_per_pixel",
                                         "pixels_per_column",
                                         "element_strides",
                                         "data_type",
                                         "interleave",
                                         "mode",
                                         "swizzle",
                                         "l2_promotion",
                                         "oob_fill",
                                         NULL};
    static const cb_signature call = {"_from_im2col_wide", params, .positional = 5, .required = 31};
    CB_SLOTS(PyObject * view, *lower, *upper, *channels, *pixels, *element_strides, *data_type,
             *interleave, *mode, *swizzle, *l2_promotion, *oob_fill)
    given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    ViewObject *view = take_view(cls, given.view);
    tensor_map_request r = {.kind = TENSOR_MAP_IM2COL_WIDE, .swizzle = CU_TENSOR_MAP_SWIZZLE_128B};
    const map_options options = {
        NULL,          given.element_strides, given.data_type, given.interleave,
        given.swizzle, given.l2_promotion,    given.oob_fill};
    if (view == NULL || check_rank(view, "Im2col-wide tensor", 3) < 0 ||
        take_common(view, &options, &r) < 0 ||
        take_width(given.lower, "pixel_box_lower_corner_width", r.lower) < 0 ||
        take_width(given.upper, "pixel_box_upper_corner_width", r.upper) < 0 ||
        take_column(given.channels, given.pixels, &r) < 0 ||
        core_tensor_map_member(&core_tensor_map_mode, given.mode, &r.mode) < 0)
        return NULL;
    return core_tensor_map_new(view, &r);
}
