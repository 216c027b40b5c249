// Makes Kernels, and stores the facts about kernels. An ObjectCode owns the facts of its kernels;
// the module's state lists the facts of all kernels.
#include "kernel/kernel.h"

#include "base/errors.h"
#include "base/object.h"
#include "kernel/foreign.h"
#include "kernel/kernel_attributes.h"

// --- facts ---------------------------------------------------------------------------------------

enum { BUCKETS = CORE_KERNEL_BUCKETS };

static core_kernel_facts **
bucket_of(core_kernel_facts **buckets, CUkernel handle)
{
    uint64_t mixed = (uintptr_t)handle * UINT64_C(0x9E3779B97F4A7C15);
    return &buckets[mixed >> 58];
}

static core_kernel_facts *
new_facts(CUkernel handle)
{
    core_kernel_facts *facts = PyMem_Malloc(sizeof *facts);
    if (facts == NULL)
        return (void *)PyErr_NoMemory();
    *facts = (core_kernel_facts){.handle = handle, .users = 1};
    return facts;
}

static void
make_known(core_state *st, core_kernel_facts *facts, CUlibrary library)
{
    core_kernel_facts **bucket = bucket_of(st->kernels, facts->handle);
    facts->library = library;
    facts->known = *bucket;
    facts->known_at = bucket;
    if (facts->known != NULL)
        facts->known->known_at = &facts->known;
    *bucket = facts;
}

static void
make_unknown(core_kernel_facts *facts)
{
    if (facts->known_at == NULL)
        return;
    *facts->known_at = facts->known;
    if (facts->known != NULL)
        facts->known->known_at = facts->known_at;
}

void
core_kernels_end(core_state *st)
{
    for (int i = 0; i < BUCKETS; i++)
        for (core_kernel_facts *f = st->kernels[i], *next; f != NULL; f = next) {
            next = f->known;
            f->known = NULL;
            f->known_at = NULL;
        }
}

CUlibrary
core_kernel_library(core_state *st, CUkernel handle)
{
    for (core_kernel_facts *f = *bucket_of(st->kernels, handle); f != NULL; f = f->known)
        if (f->handle == handle && f->library != NULL)
            return f->library;
    return NULL;
}

const core_kernel_facts *
core_kernel_known(core_state *st, CUkernel handle)
{
    for (core_kernel_facts *f = *bucket_of(st->kernels, handle); f != NULL; f = f->known)
        if (f->handle == handle && f->name != NULL)
            return f;
    return NULL;
}

static core_kernel_facts *
listed_facts(ObjectCodeObject *code, CUkernel handle, CUlibrary library)
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
        make_known(code->st, fresh, library);
    }
    return fresh;
}

static void
free_facts(core_kernel_facts *facts)
{
    struct core_plan *plan = atomic_load_explicit(&facts->plan, memory_order_relaxed);
    if (plan != NULL)
        PyMem_RawFree(plan);
    PyMem_RawFree(atomic_load_explicit(&facts->pointees, memory_order_relaxed));
    if (facts->devices != NULL)
        core_kernel_forget(facts);
    Py_XDECREF(facts->name);
    core_foreign_free(facts->foreign);
    make_unknown(facts);
    PyMem_Free(facts);
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

// --- kernels -------------------------------------------------------------------------------------

core_kernel_device core_kernel_nowhere = {.device = -1, .ready_on = -1};

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
    self->on = &core_kernel_nowhere;
    self->code = Py_XNewRef(code);
    self->checks_types = !st->checks_sizes_alone;
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
    core_kernel_facts *facts = listed_facts((ObjectCodeObject *)code, handle, library->handle);
    if (facts == NULL || (symbol != NULL && facts->name == NULL &&
                          core_keep_first(&facts->name, name_of(symbol)) == NULL))
        return NULL;
    KernelObject *self = new_kernel(st, handle, library, code);
    if (self == NULL)
        return NULL;
    self->facts = facts;
    self->is_listed = true;
    self->plan = atomic_load_explicit(&facts->plan, memory_order_acquire);
    if (facts->devices != NULL)
        self->on = facts->devices;
    return (PyObject *)self;
}

// --- names ---------------------------------------------------------------------------------------

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

void
core_kernel_learn_name(KernelObject *self)
{
    const char *name = NULL;
    if (self->facts->name != NULL ||
        CORE_NOGIL(core_driver->cuKernelGetName(&name, self->handle)) != CUDA_SUCCESS)
        return;
    if (core_keep_first(&self->facts->name, name_of(name)) == NULL)
        PyErr_Clear();
}

// Only handles from elsewhere may be functions: those of an ObjectCode are kernels.
bool
core_kernel_is_function(const KernelObject *self)
{
    const char *name = NULL;
    return self->library == NULL && CORE_NOGIL(core_driver->cuKernelGetName(&name, self->handle)) ==
                                        CUDA_ERROR_INVALID_HANDLE;
}

// --- other objects of a kernel -------------------------------------------------------------------

KernelObject *
core_kernel_copy(KernelObject *self)
{
    KernelObject *copy = new_kernel(self->st, self->handle, self->library, self->code);
    if (copy == NULL)
        return NULL;
    copy->process = self->process;
    copy->facts = self->facts;
    copy->is_listed = self->is_listed;
    copy->fixed = self->fixed;
    copy->owner = Py_XNewRef(self->owner);
    copy->facts->users++;
    return copy;
}

KernelObject *
core_kernel_borrow(core_state *st, CUkernel handle, core_ref *library, PyObject *code)
{
    KernelObject *self = new_kernel(st, handle, library, code);
    if (self != NULL && (self->facts = new_facts(handle)) == NULL)
        Py_CLEAR(self);
    if (self != NULL)
        make_known(st, self->facts, NULL);
    return self;
}

void
core_kernel_let_go(KernelObject *self)
{
    if (!self->is_listed && self->facts != NULL && --self->facts->users == 0)
        free_facts(self->facts);
}
