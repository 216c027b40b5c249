// Packs the arguments of kernels that other packages compiled. Such a kernel's items (foreign.h)
// say which parameters each argument has.
#include "launch/arguments_foreign.h"

#include "launch/argument_array.h"
#include "launch/arguments_quick.h"

#include <math.h>

typedef struct packing {
    KernelObject *kernel;
    const core_plan *plan;
    void **pointers; // NULL if the driver gets one buffer
    unsigned char *bytes;
    const core_item *item; // the next item
    int param;             // the next parameter
    int position;          // of the argument, for messages
} packing;

static inline core_target
target_of(const packing *p)
{
    return (core_target){p->kernel, &p->plan->params[p->param], p->position,
                         p->plan->foreign->arguments, NULL};
}

// Returns the slot of the next parameter.
static inline void *
next_slot(packing *p)
{
    void *at = p->bytes + p->plan->params[p->param].at;
    if (CB_LIKELY(p->pointers != NULL))
        p->pointers[p->param] = at;
    p->param++;
    return at;
}

// --- values --------------------------------------------------------------------------------------

// The two texts differ, because an address is usually that of an array.
static CB_NOINLINE int
refuse_remainder(const core_target *t, const core_item *item, PyObject *o, const void *at)
{
    PyObject *error = t->kernel->st->launch_value_error;
    uint64_t address;
    memcpy(&address, at, sizeof address);
    if (t->param->kind == CORE_KIND_POINTER)
        return core_argument_refuse(t, error,
                                    "the kernel was compiled for addresses that are multiples of "
                                    "%d, got %p",
                                    item->divisor, (void *)(uintptr_t)address);
    return core_argument_refuse(t, error, "the kernel was compiled for multiples of %d, got %R",
                                item->divisor, o);
}

// Stores a number or an address. A kernel that was compiled for multiples of a number computes
// something else for other values, so these are refused.
static inline int
store_value(core_target t, const core_item *item, PyObject *o, void *at)
{
    if (!core_argument_quick(t.kernel->st, t.param, o, at)) {
        t.rule = &item->rule;
        if (core_argument_store(&t, o, at) < 0)
            return -1;
    }
    unsigned int low = *(const unsigned char *)at;
    if (CB_LIKELY(item->divisor == 0 || (low & (item->divisor - 1u)) == 0))
        return 0;
    return refuse_remainder(&t, item, o, at);
}

// --- constants -----------------------------------------------------------------------------------

// Returns whether `o` is the value that was compiled in; -1 with an exception.
static int
is_constant(const core_item *item, PyObject *o)
{
    Py_ssize_t small;
    if (item->is_none || o == Py_None)
        return item->is_none && o == Py_None;
    if (cb_small_int(o, &small))
        return small == item->value;
    PyObject *index = PyIndex_Check(o) ? PyNumber_Index(o) : NULL;
    if (index == NULL)
        return PyErr_Occurred() ? -1 : 0;
    int overflow;
    long long value = PyLong_AsLongLongAndOverflow(index, &overflow);
    Py_DECREF(index);
    return overflow == 0 && value == item->value;
}

// Returns the text for a value: a number itself, the type of any other object, whose text may be
// long (new reference).
static PyObject *
value_text(PyObject *o)
{
    return PyLong_Check(o) || PyFloat_Check(o) || o == Py_None
               ? PyObject_Repr(o)
               : PyUnicode_FromFormat("%.200s", Py_TYPE(o)->tp_name);
}

static int
check_constant(packing *p, const core_item *item, PyObject *o)
{
    const core_target t = target_of(p);
    int same = is_constant(item, o);
    if (CB_LIKELY(same > 0))
        return 0;
    PyObject *error = p->kernel->st->launch_value_error;
    if (same < 0)
        return core_argument_note(&t);
    PyObject *got = value_text(o);
    if (got != NULL && item->is_none)
        core_argument_refuse(&t, error, "the kernel was compiled for None, got %U", got);
    else if (got != NULL)
        core_argument_refuse(&t, error, "the kernel was compiled for the value %lld, got %U",
                             (long long)item->value, got);
    Py_XDECREF(got);
    return -1;
}

// --- floats that are no parameter of C -----------------------------------------------------------

static int
store_half(packing *p, const core_item *item, PyObject *o)
{
    const core_target t = target_of(p);
    void *at = next_slot(p);
    double value = PyFloat_AsDouble(o);
    if (value == -1.0 && PyErr_Occurred())
        return core_argument_note(&t);
    if (item->way == CORE_ITEM_HALF) {
        int failed = PyFloat_Pack2(value, at, 1);
        PyErr_Clear();
        return failed != 0 ? core_argument_overflow(&t, o) : 0;
    }
    float narrow = (float)value;
    memcpy(at, (const char *)&narrow + 2, 2); // the upper half: Triton does not round either
    return 0;
}

static int
store_complex(packing *p, PyObject *o)
{
    const core_target t = target_of(p);
    Py_complex value = PyComplex_AsCComplex(o);
    if (value.real == -1.0 && PyErr_Occurred())
        return core_argument_note(&t);
    bool fits = core_store_real(t.param, value.real, next_slot(p));
    fits &= core_store_real(t.param, value.imag, next_slot(p));
    return fits ? 0 : core_argument_overflow(&t, o);
}

// --- arrays and tuples ---------------------------------------------------------------------------

static int
store_array(packing *p, const core_item *item, PyObject *o)
{
    int64_t values[CORE_ARRAY_VALUES];
    const core_target t = target_of(p);
    if (core_argument_array(&t, item, o, values) < 0)
        return -1;
    const int count = CORE_ARRAY_PARAMS + 2 * item->ndim;
    unsigned char *at = p->bytes + t.param->at; // slots of 8 bytes each, one after another
    memcpy(at, values, (size_t)count * 8);
    if (CB_LIKELY(p->pointers != NULL)) {
        void **pointer = p->pointers + p->param;
        for (int i = 0; i < count; i++)
            pointer[i] = at + (size_t)i * 8;
    }
    p->param += count;
    return 0;
}

static int store_item(packing *p, PyObject *o);

static int
refuse_group(packing *p, const core_item *item, PyObject *o)
{
    const core_target t = target_of(p);
    PyObject *error = p->kernel->st->launch_type_error;
    if (!PyTuple_Check(o))
        return core_argument_refuse(&t, error, "the parameter is a tuple of %d, got %.200s",
                                    item->count, Py_TYPE(o)->tp_name);
    return core_argument_refuse(&t, error, "the parameter is a tuple of %d, got one of %zd",
                                item->count, PyTuple_GET_SIZE(o));
}

static int
store_group(packing *p, const core_item *item, PyObject *o)
{
    if (!PyTuple_Check(o) || PyTuple_GET_SIZE(o) != item->count)
        return refuse_group(p, item, o);
    int result = 0;
    for (int i = 0; i < item->count && result == 0; i++)
        result = store_item(p, PyTuple_GET_ITEM(o, i));
    return result;
}

static void
store_nulls(packing *p)
{
    const core_foreign *foreign = p->plan->foreign;
    for (; p->item < foreign->item + foreign->items && p->item->way == CORE_ITEM_NULL; p->item++)
        memset(next_slot(p), 0, 8);
}

// --- all arguments -------------------------------------------------------------------------------

static int
store_item(packing *p, PyObject *o)
{
    const core_item *item = p->item++;
    const core_target t = target_of(p);
    switch (item->way) {
    case CORE_ITEM_VALUE:
        return store_value(t, item, o, next_slot(p));
    case CORE_ITEM_HALF:
    case CORE_ITEM_BFLOAT:
        return store_half(p, item, o);
    case CORE_ITEM_COMPLEX:
        return store_complex(p, o);
    case CORE_ITEM_EQUAL:
        return check_constant(p, item, o);
    case CORE_ITEM_ARRAY:
        return store_array(p, item, o);
    default:
        return store_group(p, item, o);
    }
}

static int
store_items(packing *p, PyObject *const *args)
{
    for (int i = 0; i < p->plan->foreign->arguments; i++) {
        store_nulls(p);
        p->position = i;
        if (store_item(p, args[i]) < 0)
            return -1;
    }
    store_nulls(p);
    return 0;
}

// Does the same for a flat kernel, without looking at the ways of its items.
static int
store_flat(KernelObject *kernel, const core_plan *plan, PyObject *const *args, void **pointers,
           unsigned char *bytes)
{
    const core_foreign *foreign = plan->foreign;
    const core_param *param = plan->params;
    const int count = foreign->arguments;
    for (int i = 0; i < count; i++) {
        const core_target t = {kernel, &param[i], i, count, NULL};
        void *at = bytes + param[i].at;
        pointers[i] = at;
        if (store_value(t, &foreign->item[i], args[i], at) < 0)
            return -1;
    }
    for (int i = count; i < foreign->params; i++) {
        pointers[i] = bytes + param[i].at;
        memset(pointers[i], 0, 8);
    }
    return 0;
}

int
core_arguments_foreign(KernelObject *kernel, const core_plan *plan, PyObject *const *args,
                       void **pointers, unsigned char *bytes)
{
    if (CB_LIKELY(plan->foreign->is_flat && pointers != NULL))
        return store_flat(kernel, plan, args, pointers, bytes);
    packing p = {kernel, plan, pointers, bytes, .item = plan->foreign->item};
    return store_items(&p, args);
}
