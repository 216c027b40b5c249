// Implements the Kernel type. It is in launch/, because its kernel[…] makes launches.
#include "base/doc.h"
#include "base/html.h"
#include "base/object.h"
#include "base/start.h"
#include "kernel/kernel_attributes.h"
#include "kernel/kernel_repr.h"
#include "kernel/plan.h"
#include "launch/bound_launcher.h"
#include "launch/kernel_foreign.h"
#include "launch/occupancy.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static PyObject *
Kernel_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("Kernel", "Please use ObjectCode APIs.");
}

static int
Kernel_traverse(PyObject *o, visitproc visit, void *arg)
{
    KernelObject *self = (KernelObject *)o;
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(self->code);
    Py_VISIT(self->owner);
    Py_VISIT(self->attributes);
    Py_VISIT(self->occupancy);
    return 0;
}

// The type has no tp_clear, so that no call ever gets a kernel whose code is gone. The garbage
// collector can break a reference cycle at another object.
static void
Kernel_dealloc(PyObject *o)
{
    KernelObject *self = (KernelObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(self->attributes);
    Py_CLEAR(self->occupancy);
    core_kernel_let_go(self);
    Py_CLEAR(self->code);
    Py_CLEAR(self->owner);
    core_ref_drop(self->library);
    core_object_free(o);
}

// --- name and identity ---------------------------------------------------------------------------

static PyObject *
Kernel_name(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    if (core_check_process(o, self->process) < 0)
        return NULL;
    return Py_XNewRef(core_kernel_name(self));
}

static PyObject *
Kernel_handle(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    return core_handle(self->st, &self->st->cu_kernel, "CUkernel", self->handle);
}

static Py_hash_t
Kernel_hash(PyObject *o)
{
    return core_hash_pointer(((KernelObject *)o)->handle);
}

static PyObject *
Kernel_richcompare(PyObject *o, PyObject *other, int op)
{
    KernelObject *self = (KernelObject *)o;
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(other, self->st->kernel_type))
        Py_RETURN_NOTIMPLEMENTED;
    bool same = self->handle == ((KernelObject *)other)->handle;
    return Py_NewRef(same == (op == Py_EQ) ? Py_True : Py_False);
}

// --- parameters ----------------------------------------------------------------------------------

static int
raise_too_old(void)
{
    int version = 0;
    core_driver->cuDriverGetVersion(&version);
    PyErr_Format(PyExc_NotImplementedError,
                 "Driver version 12.4 or newer is required for this function. Using driver version "
                 "(%d, %d)",
                 version / 1000, version % 1000 / 10);
    return -1;
}

// Returns the plan (borrowed), or NULL with an exception if the driver cannot report parameters.
static const core_plan *
checked_plan(KernelObject *self)
{
    if (core_check_process((PyObject *)self, self->process) < 0)
        return NULL;
    const core_plan *plan = core_plan_made(self);
    if (plan == NULL)
        plan = core_plan_make(self, NULL);
    if (plan != NULL && !plan->checked) {
        raise_too_old();
        return NULL;
    }
    return plan;
}

static PyObject *
Kernel_num_arguments(PyObject *o, void *Py_UNUSED(closure))
{
    const core_plan *plan = checked_plan((KernelObject *)o);
    return plan != NULL ? PyLong_FromLong(core_plan_arguments(plan)) : NULL;
}

static PyObject *
Kernel_arguments_info(PyObject *o, void *Py_UNUSED(closure))
{
    const core_plan *plan = checked_plan((KernelObject *)o);
    PyObject *cls = plan != NULL ? core_named_tuple_class("ParamInfo") : NULL;
    PyObject *list = cls != NULL ? PyList_New(plan->count) : NULL;
    for (int i = 0; list != NULL && i < plan->count; i++) {
        const core_param *p = &plan->params[i];
        PyObject *info = core_named_pair(cls, p->offset, p->size);
        if (info == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, info);
    }
    Py_XDECREF(cls);
    return list;
}

// --- attributes, occupancy and launchers ---------------------------------------------------------

static PyObject *
kept_on_copy(KernelObject *self, PyObject **slot, PyObject *make(KernelObject *))
{
    KernelObject *copy = core_kernel_copy(self);
    PyObject *made = copy != NULL ? make(copy) : NULL;
    Py_XDECREF(copy);
    return Py_XNewRef(core_keep_first(slot, made));
}

static PyObject *
Kernel_attributes(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    if (CB_LIKELY(self->attributes != NULL))
        return Py_NewRef(self->attributes);
    return kept_on_copy(self, &self->attributes, core_kernel_attributes_new);
}

static PyObject *
Kernel_occupancy(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    if (CB_LIKELY(self->occupancy != NULL))
        return Py_NewRef(self->occupancy);
    return kept_on_copy(self, &self->occupancy, core_occupancy_new);
}

static PyObject *
Kernel_subscript(PyObject *o, PyObject *key)
{
    return core_bound_launcher_new((KernelObject *)o, key);
}

// --- from_handle ---------------------------------------------------------------------------------

static const char *const from_handle_params[] = {"handle", "mod", NULL};
static const cb_signature from_handle_call = {"from_handle", from_handle_params, .positional = 2,
                                              .required = 1};

static int
check_module(core_state *st, PyObject *mod)
{
    if (mod == NULL || mod == Py_None || PyObject_TypeCheck(mod, st->object_code_type))
        return 0;
    PyErr_Format(PyExc_TypeError, "mod must be an ObjectCode or None, got %s",
                 Py_TYPE(mod)->tp_name);
    return -1;
}

// Warns if this kernel is known to belong to another library. Returns 0, or -1 if the warning was
// raised as an exception.
static int
check_library(core_state *st, CUkernel handle, const core_ref *library)
{
    CUlibrary known = library != NULL ? core_kernel_library(st, handle) : NULL;
    if (known == NULL || known == library->handle)
        return 0;
    return PyErr_WarnEx(PyExc_UserWarning,
                        "The library from the provided ObjectCode does not match the library "
                        "associated with this kernel.",
                        1);
}

static PyObject *
Kernel_from_handle(PyTypeObject *type, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = PyType_GetModuleState(type);
    CB_SLOTS(PyObject * handle, *mod) given;
    if (cb_bind_vector(&from_handle_call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    if (!PyLong_Check(given.handle)) {
        PyErr_Format(PyExc_TypeError, "handle must be an integer, got %s",
                     Py_TYPE(given.handle)->tp_name);
        return NULL;
    }
    size_t address = PyLong_AsSize_t(given.handle);
    if (PyErr_Occurred() || check_module(st, given.mod) < 0 || core_start(st) < 0)
        return NULL;
    CUkernel handle = (CUkernel)(uintptr_t)address;
    PyObject *code = given.mod == Py_None ? NULL : given.mod;
    core_ref *library = code != NULL ? ((ObjectCodeObject *)code)->library : NULL;
    if ((library != NULL && core_check_process(code, library->process) < 0) ||
        check_library(st, handle, library) < 0)
        return NULL;
    return (PyObject *)core_kernel_borrow(st, handle, library, code);
}

// --- tables --------------------------------------------------------------------------------------

static PyMethodDef Kernel_methods[] = {
    {"from_handle", CORE_KEYWORDS(Kernel_from_handle) | METH_CLASS, CORE_DOC(Kernel, from_handle)},
    {"from_foreign", core_kernel_from_foreign, METH_O | METH_CLASS, CORE_DOC(Kernel, from_foreign)},
    CORE_HTML_ROW,
    {NULL},
};

static PyGetSetDef Kernel_getset[] = {
    {"name", Kernel_name, NULL, CORE_DOC(Kernel, name), NULL},
    {"handle", Kernel_handle, NULL, CORE_DOC(Kernel, handle), NULL},
    {"num_arguments", Kernel_num_arguments, NULL, CORE_DOC(Kernel, num_arguments), NULL},
    {"arguments_info", Kernel_arguments_info, NULL, CORE_DOC(Kernel, arguments_info), NULL},
    {"attributes", Kernel_attributes, NULL, CORE_DOC(Kernel, attributes), NULL},
    {"occupancy", Kernel_occupancy, NULL, CORE_DOC(Kernel, occupancy), NULL},
    {NULL},
};

static CORE_WEAKREFS(Kernel_members, KernelObject);

static PyType_Slot Kernel_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(Kernel)},      {Py_tp_new, Kernel_new},
    {Py_tp_dealloc, Kernel_dealloc},         {Py_tp_traverse, Kernel_traverse},
    {Py_tp_repr, core_kernel_repr},          {Py_tp_hash, Kernel_hash},
    {Py_tp_richcompare, Kernel_richcompare}, {Py_tp_methods, Kernel_methods},
    {Py_tp_members, Kernel_members},         {Py_tp_getset, Kernel_getset},
    {Py_mp_subscript, Kernel_subscript},     {0, NULL},
};

PyType_Spec core_kernel_spec = {
    .name = "cubind.core.Kernel",
    .basicsize = sizeof(KernelObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Kernel_slots,
};
