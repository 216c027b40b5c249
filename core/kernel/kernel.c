// The Kernel type.
#include "kernel/kernel.h"

#include "base/call.h"
#include "base/errors.h"
#include "device/device.h"
#include "kernel/plan.h"

#include <stddef.h>
#include <structmember.h>

// --- what is known -------------------------------------------------------------------------------

enum { BUCKETS = 64 };

static core_kernel_facts **
bucket_of(core_kernel_facts **buckets, CUkernel handle)
{
    uint64_t mixed = (uintptr_t)handle * UINT64_C(0x9E3779B97F4A7C15);
    return &buckets[mixed >> 58];
}

static core_kernel_facts *
new_facts(CUkernel handle)
{
    core_kernel_facts *facts = PyMem_RawCalloc(1, sizeof *facts);
    if (facts == NULL)
        return (void *)PyErr_NoMemory();
    facts->handle = handle;
    facts->users = 1;
    return facts;
}

static core_kernel_facts *
listed_facts(ObjectCodeObject *code, CUkernel handle)
{
    if (code->kernels == NULL)
        code->kernels = PyMem_RawCalloc(BUCKETS, sizeof *code->kernels);
    if (code->kernels == NULL)
        return (void *)PyErr_NoMemory();
    core_kernel_facts **bucket = bucket_of(code->kernels, handle);
    for (core_kernel_facts *f = *bucket; f != NULL; f = f->next)
        if (f->handle == handle)
            return f;
    core_kernel_facts *fresh = new_facts(handle);
    if (fresh != NULL) {
        fresh->next = *bucket;
        *bucket = fresh;
    }
    return fresh;
}

static void
free_facts(core_kernel_facts *facts)
{
    PyMem_RawFree(atomic_load_explicit(&facts->plan, memory_order_relaxed));
    core_kernel_forget(facts);
    Py_XDECREF(facts->name);
    PyMem_RawFree(facts);
}

void
core_kernel_forget_all(ObjectCodeObject *code)
{
    for (int i = 0; code->kernels != NULL && i < BUCKETS; i++) {
        core_kernel_facts *next;
        for (core_kernel_facts *f = code->kernels[i]; f != NULL; f = next) {
            next = f->next;
            free_facts(f);
        }
    }
    PyMem_RawFree(code->kernels);
    code->kernels = NULL;
}

// --- making --------------------------------------------------------------------------------------

static KernelObject *
new_kernel(core_state *st, CUkernel handle, core_ref *library, PyObject *code)
{
    KernelObject *self = (KernelObject *)st->kernel_type->tp_alloc(st->kernel_type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->library = core_ref_take(library);
    self->handle = handle;
    self->process = core_process_now();
    self->code = Py_XNewRef(code);
    return self;
}

static PyObject *
name_of(const char *symbol)
{
    return PyUnicode_DecodeUTF8(symbol, (Py_ssize_t)strlen(symbol), "backslashreplace");
}

PyObject *
core_kernel_new(core_state *st, CUkernel handle, core_ref *library, PyObject *code,
                const char *symbol)
{
    core_kernel_facts *facts = listed_facts((ObjectCodeObject *)code, handle);
    if (facts == NULL || (symbol != NULL && facts->name == NULL &&
                          core_keep_first(&facts->name, name_of(symbol)) == NULL))
        return NULL;
    KernelObject *self = new_kernel(st, handle, library, code);
    if (self == NULL)
        return NULL;
    self->facts = facts;
    self->is_listed = true;
    self->plan = atomic_load_explicit(&facts->plan, memory_order_acquire);
    self->on = facts->devices;
    return (PyObject *)self;
}

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
    Py_VISIT(self->attributes);
    Py_VISIT(self->occupancy);
    return 0;
}

// Immutable: a cycle through it is broken elsewhere, so that no call meets it half cleared.
static void
Kernel_dealloc(PyObject *o)
{
    KernelObject *self = (KernelObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(self->attributes);
    Py_CLEAR(self->occupancy);
    if (!self->is_listed && self->facts != NULL && --self->facts->users == 0)
        free_facts(self->facts);
    Py_CLEAR(self->code);
    core_ref_drop(self->library);
    core_object_free(o);
}

// --- name and identity ---------------------------------------------------------------------------

static PyObject *
ask_name(KernelObject *self)
{
    const char *name = NULL;
    CUresult status = CORE_NOGIL(core_driver->cuKernelGetName(&name, self->handle));
    if (status == CUDA_ERROR_INVALID_HANDLE)
        status = CORE_NOGIL(core_driver->cuFuncGetName(&name, (CUfunction)self->handle));
    if (status == CUDA_ERROR_NOT_FOUND) // a driver before 12.3
        return PyUnicode_FromFormat("%p", self->handle);
    if (core_check(self->st, status, "cuKernelGetName") < 0)
        return NULL;
    return name_of(name);
}

PyObject *
core_kernel_name(KernelObject *self)
{
    PyObject **name = &self->facts->name;
    return *name != NULL ? *name : core_keep_first(name, ask_name(self));
}

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
    return _Py_HashPointer(((KernelObject *)o)->handle);
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

// Borrowed; NULL with an exception where the driver cannot tell.
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
    return plan != NULL ? PyLong_FromLong(plan->count) : NULL;
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

// --- what belongs to it --------------------------------------------------------------------------

// The same kernel in another object, for what the first one keeps: what is kept keeps no cycle.
static KernelObject *
twin_of(KernelObject *self)
{
    KernelObject *twin = new_kernel(self->st, self->handle, self->library, self->code);
    if (twin == NULL)
        return NULL;
    twin->process = self->process;
    twin->facts = self->facts;
    twin->is_listed = self->is_listed;
    twin->facts->users++;
    return twin;
}

static PyObject *
keep_on_twin(KernelObject *self, PyObject **slot, PyObject *make(KernelObject *))
{
    KernelObject *twin = twin_of(self);
    PyObject *made = twin != NULL ? make(twin) : NULL;
    Py_XDECREF(twin);
    return Py_XNewRef(core_keep_first(slot, made));
}

static PyObject *
Kernel_attributes(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    if (CB_LIKELY(self->attributes != NULL))
        return Py_NewRef(self->attributes);
    return keep_on_twin(self, &self->attributes, core_kernel_attributes_new);
}

static PyObject *
Kernel_occupancy(PyObject *o, void *Py_UNUSED(closure))
{
    KernelObject *self = (KernelObject *)o;
    if (CB_LIKELY(self->occupancy != NULL))
        return Py_NewRef(self->occupancy);
    return keep_on_twin(self, &self->occupancy, core_occupancy_new);
}

static PyObject *
Kernel_subscript(PyObject *o, PyObject *key)
{
    return core_bound_launcher_new((KernelObject *)o, key);
}

// --- from_handle ---------------------------------------------------------------------------------

static const char *const from_handle_params[] = {"handle", "mod", NULL};
static const core_call from_handle_call = {"from_handle", from_handle_params, .positional = 2,
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

static PyObject *
Kernel_from_handle(PyTypeObject *type, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = PyType_GetModuleState(type);
    PyObject *slots[2];
    if (core_bind(&from_handle_call, args, nargs, kwnames, slots) < 0)
        return NULL;
    if (!PyLong_Check(slots[0])) {
        PyErr_Format(PyExc_TypeError, "handle must be an integer, got %s",
                     Py_TYPE(slots[0])->tp_name);
        return NULL;
    }
    void *handle = PyLong_AsVoidPtr(slots[0]);
    if ((handle == NULL && PyErr_Occurred()) || check_module(st, slots[1]) < 0 ||
        core_start(st) < 0)
        return NULL;
    PyObject *code = slots[1] == Py_None ? NULL : slots[1];
    core_ref *library = NULL;
    if (code != NULL) {
        library = core_object_code_library((ObjectCodeObject *)code);
        if (library == NULL)
            return NULL;
    }
    KernelObject *self = new_kernel(st, handle, library, code);
    if (self != NULL && (self->facts = new_facts(handle)) == NULL)
        Py_CLEAR(self);
    return (PyObject *)self;
}

// --- tables --------------------------------------------------------------------------------------

static PyMethodDef Kernel_methods[] = {
    {"from_handle", (PyCFunction)(void (*)(void))Kernel_from_handle,
     METH_FASTCALL | METH_KEYWORDS | METH_CLASS,
     "from_handle(handle, mod=None)\n--\n\n"
     "A Kernel for a CUkernel (or CUfunction) address that something else has made. It does not "
     "own\nit; `mod`, an ObjectCode, is kept alive."},
    {NULL},
};

static PyGetSetDef Kernel_getset[] = {
    {"name", Kernel_name, NULL, "str: the name in the code, mangled for C++ (cuKernelGetName).",
     NULL},
    {"handle", Kernel_handle, NULL, "The low-level CUkernel; int() of it is the address.", NULL},
    {"num_arguments", Kernel_num_arguments, NULL,
     "int: how many arguments a launch takes (cuKernelGetParamInfo; CUDA 12.4, a current context).",
     NULL},
    {"arguments_info", Kernel_arguments_info, NULL,
     "list[ParamInfo]: offset and size of each parameter in bytes (cuKernelGetParamInfo; CUDA "
     "12.4, "
     "a current context).",
     NULL},
    {"attributes", Kernel_attributes, NULL,
     "KernelAttributes: of the current device; attributes[device] of another one.", NULL},
    {"occupancy", Kernel_occupancy, NULL, "KernelOccupancy: how many blocks fit where.", NULL},
    {NULL},
};

static PyMemberDef Kernel_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(KernelObject, weakrefs), READONLY, NULL},
    {NULL},
};

static PyType_Slot Kernel_slots[] = {
    {Py_tp_doc,
     (char *)"A function of an ObjectCode that runs on the device.\n\n"
             "launch(stream, config, kernel, *args) runs it, and so does kernel[config, "
             "stream](*args):\nkernel[config], kernel[config, stream], kernel[grid, block], "
             "kernel[grid, block, stream] and\nkernel[grid, block, stream, shmem_size] give a "
             "BoundLauncher to call again and again. The library\nthat it is from stays loaded."},
    {Py_tp_new, Kernel_new},
    {Py_tp_dealloc, Kernel_dealloc},
    {Py_tp_traverse, Kernel_traverse},
    {Py_tp_repr, core_kernel_repr},
    {Py_tp_hash, Kernel_hash},
    {Py_tp_richcompare, Kernel_richcompare},
    {Py_tp_methods, Kernel_methods},
    {Py_tp_members, Kernel_members},
    {Py_tp_getset, Kernel_getset},
    {Py_mp_subscript, Kernel_subscript},
    {0, NULL},
};

PyType_Spec core_kernel_spec = {
    .name = "cubind.core.Kernel",
    .basicsize = sizeof(KernelObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Kernel_slots,
};
