// Closes handles. A handle that a maker of the checked form returned belongs to the program.
// close() calls the function that destroys what the handle stands for, detach() gives up ownership,
// and a `with` block closes it at its end. A handle that is dropped unclosed gives a
// ResourceWarning.
//
// close() gives the object another type, derived from its own. Inline conversions compare types, so
// they leave closed handles to the code behind them, which raises. Open handles cost nothing.
//
// Views on values elsewhere, such as the members of structs, and instances of Python subclasses own
// nothing and never become closed.
#include "classes/closing.h"

#include "objects/cells.h"
#include "objects/closed.h"

#include "cubind/cells.h"
#include "cubind/closing.h"

static PyTypeObject *closed_type(cb_info *info);

// --- closed handles ----------------------------------------------------------------------------

static PyObject *
refuse_method(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return cb__raise_closed(self);
}

static PyMethodDef closed_methods[] = {
    {"getPtr", refuse_method, METH_NOARGS, NULL},
    {"detach", refuse_method, METH_NOARGS, NULL},
    {"__enter__", refuse_method, METH_NOARGS, NULL},
    {NULL, NULL, CB__CLOSED_MARK, NULL},
};

static PyMethodDef closed_stream_methods[] = {
    {"getPtr", refuse_method, METH_NOARGS, NULL},
    {"detach", refuse_method, METH_NOARGS, NULL},
    {"__enter__", refuse_method, METH_NOARGS, NULL},
    {"__cuda_stream__", refuse_method, METH_NOARGS, NULL},
    {NULL, NULL, CB__CLOSED_MARK, NULL},
};

static PyObject *
closed_repr(PyObject *self)
{
    PyObject *text = cb__info_nearest(Py_TYPE(self))->type->tp_repr(self);
    if (text == NULL)
        return NULL;
    PyObject *bare = PyUnicode_Substring(text, 0, PyUnicode_GET_LENGTH(text) - 1);
    Py_DECREF(text);
    PyObject *result = bare != NULL ? PyUnicode_FromFormat("%U closed>", bare) : NULL;
    Py_XDECREF(bare);
    return result;
}

static void
closed_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((cb_cell *)self)->keep);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyTypeObject *
make_closed_type(cb_info *info)
{
    PyType_Slot slots[] = {
        {Py_tp_dealloc, closed_dealloc},
        {Py_tp_repr, closed_repr},
        {Py_nb_int, cb__raise_closed},
        {Py_nb_index, cb__raise_closed},
        {Py_tp_methods, info->cls->is_stream ? closed_stream_methods : closed_methods},
        {0, NULL},
    };
    PyType_Spec spec = {
        .name = info->name,
        .basicsize = sizeof(cb_cell),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
        .slots = slots,
    };
    PyObject *type =
        PyType_FromModuleAndSpec(info->module->main_module, &spec, (PyObject *)info->type);
    if (type == NULL && !PyErr_Occurred())
        PyErr_NoMemory();
    // Under the name of another package (cubind.compat), the class has that package's __module__.
    PyObject *module =
        type != NULL ? PyDict_GetItemString(cb_type_dict(info->type), "__module__") // borrowed
                     : NULL;
    if (module != NULL &&
        PyDict_SetItemString(cb_type_dict((PyTypeObject *)type), "__module__", module) < 0)
        Py_CLEAR(type);
    return (PyTypeObject *)type;
}

// Returns the type of closed handles, made at first use. Borrowed. NULL with an exception.
static PyTypeObject *
closed_type(cb_info *info)
{
    PyTypeObject *known = CB_LOAD_POINTER(&info->closed);
    if (known != NULL)
        return known;
    PyTypeObject *type = make_closed_type(info);
    if (type == NULL || __atomic_compare_exchange_n(&info->closed, &known, type, false,
                                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return type;
    Py_DECREF(type);
    return known;
}

// --- ownership ---------------------------------------------------------------------------------

// Returns the class of a handle that can be closed; NULL for closed ones and for objects that never
// become closed.
static cb_info *
info_of_open(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    cb_info *info = PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) ? cb__info(type) : NULL;
    if (info == NULL || (info->cls->kind != CB_HANDLE && info->cls->kind != CB_SCALAR))
        return NULL;
    cb_cell *c = (cb_cell *)o;
    return c->at == &c->value ? info : NULL;
}

// Takes the ownership from an open handle, and returns whether the program had it. Only one of
// several threads gets it.
static bool
take_ownership(PyObject *o)
{
    return __atomic_exchange_n(&((cb_cell *)o)->cached, NULL, __ATOMIC_ACQ_REL) == CB_OWNED;
}

bool
cb__is_dev_mode(void)
{
    PyObject *flags = PySys_GetObject("flags"); // borrowed
    PyObject *mode = flags != NULL ? PyObject_GetAttrString(flags, "dev_mode") : NULL;
    bool is_set = mode == Py_True;
    Py_XDECREF(mode);
    if (mode == NULL)
        PyErr_Clear();
    return is_set;
}

// "file.py:12" for the innermost Python code that runs; NULL without an exception if none does.
static PyObject *
current_place(void)
{
    PyFrameObject *frame = PyThreadState_GetFrame(PyThreadState_Get());
    if (frame == NULL)
        return NULL;
    PyCodeObject *code = PyFrame_GetCode(frame);
    PyObject *file = PyObject_GetAttrString((PyObject *)code, "co_filename");
    PyObject *place =
        file != NULL ? PyUnicode_FromFormat("%S:%d", file, PyFrame_GetLineNumber(frame)) : NULL;
    if (place == NULL)
        PyErr_Clear();
    Py_XDECREF(file);
    Py_DECREF(code);
    Py_DECREF(frame);
    return place;
}

static void
own(const cb_form *s, PyObject *o)
{
    cb_cell *c = (cb_cell *)o;
    c->cached = CB_OWNED;
    if (CB_UNLIKELY(s->module->notes_places) && c->keep == NULL)
        c->keep = current_place();
}

PyObject *
cb_cell_made(const cb_form *s, int index, const void *value)
{
    PyObject *o = cb_cell_new(s->module, index, value);
    if (o != NULL && s->checked)
        own(s, o);
    return o;
}

PyObject *
cb_cells_made(const cb_form *s, PyObject *list)
{
    for (Py_ssize_t i = 0; list != NULL && s->checked && i < PyList_GET_SIZE(list); i++)
        own(s, PyList_GET_ITEM(list, i));
    return list;
}

void
cb_cell_ended(PyObject *o)
{
    cb_info *info = info_of_open(o);
    if (info == NULL || !take_ownership(o))
        return;
    PyTypeObject *closed = closed_type(info);
    if (closed != NULL)
        (void)cb_change_type(o, info->type, closed);
    else
        PyErr_Clear(); // the handle is destroyed all the same
}

// --- closing -----------------------------------------------------------------------------------

static const cb_closer *
closer_of(const cb_info *info)
{
    const cb_binding *b = info->module->binding;
    for (int i = 0; i < b->closer_count; i++)
        if (b->closers[i].cls == info->index)
            return &b->closers[i];
    return NULL;
}

// A maker may succeed and return NULL, if there is nothing to make for this caller.
static bool
is_nothing(const cb_info *info, const cb_cell *c)
{
    return info->cls->kind == CB_HANDLE && c->value == 0;
}

// Calls the class's destroy function in the checked form. The function gets a copy of the handle if
// it takes the handle's address: it may overwrite the copy.
static int
call_closer(const cb_info *info, const cb_closer *closer, uint64_t value)
{
    int unused = 64 - 8 * info->cls->size;
    PyObject *argument = closer->by_reference ? PyLong_FromVoidPtr(&value)
                         : info->cls->is_signed
                             ? PyLong_FromLongLong((int64_t)(value << unused) >> unused)
                             : PyLong_FromUnsignedLongLong(value);
    PyObject *module =
        argument != NULL ? PyImport_ImportModule(info->module->binding->checked_name) : NULL;
    PyObject *function = module != NULL ? PyObject_GetAttrString(module, closer->function) : NULL;
    PyObject *result = function != NULL ? PyObject_CallOneArg(function, argument) : NULL;
    Py_XDECREF(argument);
    Py_XDECREF(module);
    Py_XDECREF(function);
    Py_XDECREF(result);
    return result != NULL ? 0 : -1;
}

static PyObject *
cell_close(PyObject *self, PyObject *Py_UNUSED(unused))
{
    cb_info *info = info_of_open(self);
    if (info == NULL)
        Py_RETURN_NONE;
    cb_cell *c = (cb_cell *)self;
    const cb_closer *closer = closer_of(info);
    PyTypeObject *closed = closed_type(info);
    if (closed == NULL)
        return NULL;
    // Closed before the call, so that other threads do not use it meanwhile.
    if (!cb_change_type(self, info->type, closed))
        Py_RETURN_NONE;
    if (!take_ownership(self) || closer == NULL || is_nothing(info, c) ||
        call_closer(info, closer, c->value) == 0)
        Py_RETURN_NONE;
    c->cached = CB_OWNED;
    (void)cb_change_type(self, closed, info->type);
    return NULL;
}

static PyObject *
cell_detach(PyObject *self, PyObject *Py_UNUSED(unused))
{
    if (info_of_open(self) != NULL)
        (void)take_ownership(self);
    return Py_NewRef(self);
}

static PyObject *
cell_enter(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return Py_NewRef(self);
}

static PyObject *
cell_exit(PyObject *self, PyObject *Py_UNUSED(args))
{
    return PyObject_CallMethod(self, "close", NULL);
}

static PyMethodDef closing_methods[] = {
    {"close", cell_close, METH_NOARGS,
     "close($self)\n--\n\n"
     "Destroy what the handle stands for, if the checked form returned the handle from the\n"
     "function that made it, and refuse the handle from now on. Do nothing the second time. If\n"
     "the library reports a failure, raise its error; the handle then stays open."},
    {"detach", cell_detach, METH_NOARGS,
     "detach($self)\n--\n\n"
     "Leave the end of the object to the caller, and return the handle, which stays usable.\n"
     "close() then destroys nothing, and dropping the handle does not warn."},
    {"__enter__", cell_enter, METH_NOARGS, "__enter__($self)\n--\n\nReturn the handle."},
    {"__exit__", cell_exit, METH_VARARGS, "__exit__($self, *args)\n--\n\nClose the handle."},
};

int
cb__closing_add(cb_info *info)
{
    if (closer_of(info) == NULL)
        return 0;
    for (size_t i = 0; i < sizeof closing_methods / sizeof *closing_methods; i++) {
        PyObject *method = PyDescr_NewMethod(info->type, &closing_methods[i]);
        if (method == NULL || PyDict_SetItemString(cb_type_dict(info->type),
                                                   closing_methods[i].ml_name, method) < 0) {
            Py_XDECREF(method);
            return -1;
        }
        Py_DECREF(method);
    }
    PyType_Modified(info->type);
    return 0;
}

// --- dropped handles ---------------------------------------------------------------------------

// Nobody may hold a reference to `self` afterwards, so neither the warning nor its failure names
// the object itself.
static void
warn_unclosed(PyObject *self)
{
    PyObject *type, *value, *traceback, *place = ((cb_cell *)self)->keep;
    PyErr_Fetch(&type, &value, &traceback);
    PyObject *text = Py_TYPE(self)->tp_repr(self);
    int result = -1;
    if (text != NULL && place != NULL && PyUnicode_CheckExact(place))
        result = PyErr_WarnFormat(PyExc_ResourceWarning, 1,
                                  "unclosed %U, made at %U; call .close()", text, place);
    else if (text != NULL)
        result = PyErr_WarnFormat(PyExc_ResourceWarning, 1, "unclosed %U; call .close()", text);
    if (result < 0)
        PyErr_WriteUnraisable((PyObject *)Py_TYPE(self));
    Py_XDECREF(text);
    PyErr_Restore(type, value, traceback);
}

void
cb__cell_leave(PyObject *self)
{
    cb_cell *c = (cb_cell *)self;
    void **cached = c->cached;
    c->cached = NULL;
    if (cached != CB_OWNED)
        *cached = NULL;
    else if (!cb_is_finalizing() && !is_nothing(cb__info_nearest(Py_TYPE(self)), c))
        warn_unclosed(self);
}
