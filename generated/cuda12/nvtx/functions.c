// functions.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

// void nvtxInitialize(const void *reserved)
static const cb_function f_nvtxInitialize = {.name = "nvtxInitialize", CB_PARAMS("reserved")};

CB_WRAPPER(nvtxInitialize)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxInitialize, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address reserved;
    reserved.held = false;
    if (cb_as_address(py, argv[0], &reserved) < 0)
        goto done;
    fn_nvtxInitialize *call = cb_symbol_address(&nvtx_symbols[S_nvtxInitialize]);
    if (call == NULL)
        goto done;
    call(reserved.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&reserved);
    return retval;
}

// void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainMarkEx = {
    .name = "nvtxDomainMarkEx",
    CB_PARAMS("domain", "eventAttrib"),
};

CB_WRAPPER(nvtxDomainMarkEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainMarkEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_record(py, T_nvtxEventAttributes_t, argv[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainMarkEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainMarkEx]);
    if (call == NULL)
        return NULL;
    call(domain, eventAttrib);
    return Py_NewRef(Py_None);
}

// void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxMarkEx = {.name = "nvtxMarkEx", CB_PARAMS("eventAttrib")};

CB_WRAPPER(nvtxMarkEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxMarkEx, &argv, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(py, T_nvtxEventAttributes_t, argv[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxMarkEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxMarkEx]);
    if (call == NULL)
        return NULL;
    call(eventAttrib);
    return Py_NewRef(Py_None);
}

// void nvtxMarkA(const char *message)
static const cb_function f_nvtxMarkA = {.name = "nvtxMarkA", CB_PARAMS("message")};

CB_WRAPPER(nvtxMarkA)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxMarkA, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(argv[0], &message) < 0)
        goto done;
    fn_nvtxMarkA *call = cb_symbol_address(&nvtx_symbols[S_nvtxMarkA]);
    if (call == NULL)
        goto done;
    call(message.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&message);
    return retval;
}

// nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
//     const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainRangeStartEx = {
    .name = "nvtxDomainRangeStartEx",
    CB_PARAMS("domain", "eventAttrib"),
};

CB_WRAPPER(nvtxDomainRangeStartEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangeStartEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_record(py, T_nvtxEventAttributes_t, argv[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainRangeStartEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainRangeStartEx]);
    if (call == NULL)
        return NULL;
    nvtxRangeId_t value = call(domain, eventAttrib);
    return cb_cell_new(py, T_nvtxRangeId_t, &value);
}

// nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxRangeStartEx = {
    .name = "nvtxRangeStartEx",
    CB_PARAMS("eventAttrib"),
};

CB_WRAPPER(nvtxRangeStartEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxRangeStartEx, &argv, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(py, T_nvtxEventAttributes_t, argv[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxRangeStartEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangeStartEx]);
    if (call == NULL)
        return NULL;
    nvtxRangeId_t value = call(eventAttrib);
    return cb_cell_new(py, T_nvtxRangeId_t, &value);
}

// nvtxRangeId_t nvtxRangeStartA(const char *message)
static const cb_function f_nvtxRangeStartA = {.name = "nvtxRangeStartA", CB_PARAMS("message")};

CB_WRAPPER(nvtxRangeStartA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangeStartA, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(argv[0], &message) < 0)
        goto done;
    fn_nvtxRangeStartA *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangeStartA]);
    if (call == NULL)
        goto done;
    nvtxRangeId_t value = call(message.value);
    retval = cb_cell_new(py, T_nvtxRangeId_t, &value);
done:
    cb_address_release(&message);
    return retval;
}

// void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
static const cb_function f_nvtxDomainRangeEnd = {
    .name = "nvtxDomainRangeEnd",
    CB_PARAMS("domain", "id"),
};

CB_WRAPPER(nvtxDomainRangeEnd)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangeEnd, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxRangeId_t id;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_scalar(py, T_nvtxRangeId_t, argv[1], &id, sizeof id) < 0)
        return NULL;
    fn_nvtxDomainRangeEnd *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainRangeEnd]);
    if (call == NULL)
        return NULL;
    call(domain, id);
    return Py_NewRef(Py_None);
}

// void nvtxRangeEnd(nvtxRangeId_t id)
static const cb_function f_nvtxRangeEnd = {.name = "nvtxRangeEnd", CB_PARAMS("id")};

CB_WRAPPER(nvtxRangeEnd)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxRangeEnd, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxRangeId_t id;
    if (cb_as_scalar(py, T_nvtxRangeId_t, argv[0], &id, sizeof id) < 0)
        return NULL;
    fn_nvtxRangeEnd *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangeEnd]);
    if (call == NULL)
        return NULL;
    call(id);
    return Py_NewRef(Py_None);
}

// int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainRangePushEx = {
    .name = "nvtxDomainRangePushEx",
    CB_PARAMS("domain", "eventAttrib"),
};

CB_WRAPPER(nvtxDomainRangePushEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangePushEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_record(py, T_nvtxEventAttributes_t, argv[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainRangePushEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainRangePushEx]);
    if (call == NULL)
        return NULL;
    int value = call(domain, eventAttrib);
    return PyLong_FromLong(value);
}

// int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxRangePushEx = {.name = "nvtxRangePushEx", CB_PARAMS("eventAttrib")};

CB_WRAPPER(nvtxRangePushEx)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxRangePushEx, &argv, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(py, T_nvtxEventAttributes_t, argv[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxRangePushEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePushEx]);
    if (call == NULL)
        return NULL;
    int value = call(eventAttrib);
    return PyLong_FromLong(value);
}

// int nvtxRangePushA(const char *message)
static const cb_function f_nvtxRangePushA = {.name = "nvtxRangePushA", CB_PARAMS("message")};

CB_WRAPPER(nvtxRangePushA)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangePushA, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(argv[0], &message) < 0)
        goto done;
    fn_nvtxRangePushA *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePushA]);
    if (call == NULL)
        goto done;
    int value = call(message.value);
    retval = PyLong_FromLong(value);
done:
    cb_address_release(&message);
    return retval;
}

// int nvtxDomainRangePop(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainRangePop = {.name = "nvtxDomainRangePop", CB_PARAMS("domain")};

CB_WRAPPER(nvtxDomainRangePop)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainRangePop, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0)
        return NULL;
    fn_nvtxDomainRangePop *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainRangePop]);
    if (call == NULL)
        return NULL;
    int value = call(domain);
    return PyLong_FromLong(value);
}

// int nvtxRangePop(void)
static const cb_function f_nvtxRangePop = {.name = "nvtxRangePop", CB_NO_PARAMS};

CB_WRAPPER(nvtxRangePop)
{
    cb_surface *form = cb_surface_of(self);
    if (!cb_no_arguments(form, &f_nvtxRangePop, argv, nargs, kwnames))
        return NULL;
    fn_nvtxRangePop *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePop]);
    if (call == NULL)
        return NULL;
    int value = call();
    return PyLong_FromLong(value);
}

// nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
//     nvtxResourceAttributes_t *attribs)
static const cb_function f_nvtxDomainResourceCreate = {
    .name = "nvtxDomainResourceCreate",
    CB_PARAMS("domain", "attribs"),
};

CB_WRAPPER(nvtxDomainResourceCreate)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainResourceCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxResourceAttributes_t *attribs;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_record(py, T_nvtxResourceAttributes_t, argv[1], "attribs", &attribs) < 0)
        return NULL;
    fn_nvtxDomainResourceCreate *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainResourceCreate]);
    if (call == NULL)
        return NULL;
    nvtxResourceHandle_t value = call(domain, attribs);
    return cb_cell_new(py, T_nvtxResourceHandle_t, &value);
}

// void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
static const cb_function f_nvtxDomainResourceDestroy = {
    .name = "nvtxDomainResourceDestroy",
    CB_PARAMS("resource"),
};

CB_WRAPPER(nvtxDomainResourceDestroy)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainResourceDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxResourceHandle_t resource;
    if (cb_as_handle(py, T_nvtxResourceHandle_t, argv[0], &resource) < 0)
        return NULL;
    fn_nvtxDomainResourceDestroy *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainResourceDestroy]);
    if (call == NULL)
        return NULL;
    call(resource);
    return Py_NewRef(Py_None);
}

// void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
static const cb_function f_nvtxDomainNameCategoryA = {
    .name = "nvtxDomainNameCategoryA",
    CB_PARAMS("domain", "category", "name"),
};

CB_WRAPPER(nvtxDomainNameCategoryA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxDomainNameCategoryA, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint32_t category;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_uint32(argv[1], "uint32_t", &category) < 0
        || cb_as_text(argv[2], &name) < 0)
        goto done;
    fn_nvtxDomainNameCategoryA *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainNameCategoryA]);
    if (call == NULL)
        goto done;
    call(domain, category, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCategoryA(uint32_t category, const char *name)
static const cb_function f_nvtxNameCategoryA = {
    .name = "nvtxNameCategoryA",
    CB_PARAMS("category", "name"),
};

CB_WRAPPER(nvtxNameCategoryA)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCategoryA, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t category;
    cb_address name;
    name.held = false;
    if (cb_as_uint32(argv[0], "uint32_t", &category) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCategoryA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCategoryA]);
    if (call == NULL)
        goto done;
    call(category, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameOsThreadA(uint32_t threadId, const char *name)
static const cb_function f_nvtxNameOsThreadA = {
    .name = "nvtxNameOsThreadA",
    CB_PARAMS("threadId", "name"),
};

CB_WRAPPER(nvtxNameOsThreadA)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameOsThreadA, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t threadId;
    cb_address name;
    name.held = false;
    if (cb_as_uint32(argv[0], "uint32_t", &threadId) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameOsThreadA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameOsThreadA]);
    if (call == NULL)
        goto done;
    call(threadId, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
static const cb_function f_nvtxDomainRegisterStringA = {
    .name = "nvtxDomainRegisterStringA",
    CB_PARAMS("domain", "string"),
};

CB_WRAPPER(nvtxDomainRegisterStringA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxDomainRegisterStringA, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_address string;
    string.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_text(argv[1], &string) < 0)
        goto done;
    fn_nvtxDomainRegisterStringA *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainRegisterStringA]);
    if (call == NULL)
        goto done;
    nvtxStringHandle_t value = call(domain, string.value);
    retval = cb_cell_new(py, T_nvtxStringHandle_t, &value);
done:
    cb_address_release(&string);
    return retval;
}

// nvtxDomainHandle_t nvtxDomainCreateA(const char *name)
static const cb_function f_nvtxDomainCreateA = {.name = "nvtxDomainCreateA", CB_PARAMS("name")};

CB_WRAPPER(nvtxDomainCreateA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxDomainCreateA, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address name;
    name.held = false;
    if (cb_as_text(argv[0], &name) < 0)
        goto done;
    fn_nvtxDomainCreateA *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainCreateA]);
    if (call == NULL)
        goto done;
    nvtxDomainHandle_t value = call(name.value);
    retval = cb_cell_new(py, T_nvtxDomainHandle_t, &value);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxDomainDestroy(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainDestroy = {.name = "nvtxDomainDestroy", CB_PARAMS("domain")};

CB_WRAPPER(nvtxDomainDestroy)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0)
        return NULL;
    fn_nvtxDomainDestroy *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainDestroy]);
    if (call == NULL)
        return NULL;
    call(domain);
    return Py_NewRef(Py_None);
}

// nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
//     const nvtxSyncUserAttributes_t *attribs)
static const cb_function f_nvtxDomainSyncUserCreate = {
    .name = "nvtxDomainSyncUserCreate",
    CB_PARAMS("domain", "attribs"),
};

CB_WRAPPER(nvtxDomainSyncUserCreate)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxSyncUserAttributes_t *attribs;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], &domain) < 0
        || cb_as_record(py, T_nvtxSyncUserAttributes_t, argv[1], "attribs", &attribs) < 0)
        return NULL;
    fn_nvtxDomainSyncUserCreate *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserCreate]);
    if (call == NULL)
        return NULL;
    nvtxSyncUser_t value = call(domain, attribs);
    return cb_cell_new(py, T_nvtxSyncUser_t, &value);
}

// void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserDestroy = {
    .name = "nvtxDomainSyncUserDestroy",
    CB_PARAMS("handle"),
};

CB_WRAPPER(nvtxDomainSyncUserDestroy)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserDestroy *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserDestroy]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireStart = {
    .name = "nvtxDomainSyncUserAcquireStart",
    CB_PARAMS("handle"),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireStart)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireStart, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireStart *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserAcquireStart]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireFailed = {
    .name = "nvtxDomainSyncUserAcquireFailed",
    CB_PARAMS("handle"),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireFailed)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireFailed, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireFailed *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserAcquireFailed]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireSuccess = {
    .name = "nvtxDomainSyncUserAcquireSuccess",
    CB_PARAMS("handle"),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireSuccess)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireSuccess, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireSuccess *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserAcquireSuccess]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserReleasing = {
    .name = "nvtxDomainSyncUserReleasing",
    CB_PARAMS("handle"),
};

CB_WRAPPER(nvtxDomainSyncUserReleasing)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserReleasing, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserReleasing *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserReleasing]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxNameCuDeviceA(CUdevice device, const char *name)
static const cb_function f_nvtxNameCuDeviceA = {
    .name = "nvtxNameCuDeviceA",
    CB_PARAMS("device", "name"),
};

CB_WRAPPER(nvtxNameCuDeviceA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuDeviceA, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    cb_address name;
    name.held = false;
    if (cb_as_scalar(py, T_CUdevice, argv[0], &device, sizeof device) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCuDeviceA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCuDeviceA]);
    if (call == NULL)
        goto done;
    call(device, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCuContextA(CUcontext context, const char *name)
static const cb_function f_nvtxNameCuContextA = {
    .name = "nvtxNameCuContextA",
    CB_PARAMS("context", "name"),
};

CB_WRAPPER(nvtxNameCuContextA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuContextA, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext context;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUcontext, argv[0], &context) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCuContextA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCuContextA]);
    if (call == NULL)
        goto done;
    call(context, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCuStreamA(CUstream stream, const char *name)
static const cb_function f_nvtxNameCuStreamA = {
    .name = "nvtxNameCuStreamA",
    CB_PARAMS("stream", "name"),
};

CB_WRAPPER(nvtxNameCuStreamA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuStreamA, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], &stream) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCuStreamA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCuStreamA]);
    if (call == NULL)
        goto done;
    call(stream, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCuEventA(CUevent event, const char *name)
static const cb_function f_nvtxNameCuEventA = {
    .name = "nvtxNameCuEventA",
    CB_PARAMS("event", "name"),
};

CB_WRAPPER(nvtxNameCuEventA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuEventA, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUevent, argv[0], &event) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCuEventA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCuEventA]);
    if (call == NULL)
        goto done;
    call(event, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCudaDeviceA(int device, const char *name)
static const cb_function f_nvtxNameCudaDeviceA = {
    .name = "nvtxNameCudaDeviceA",
    CB_PARAMS("device", "name"),
};

CB_WRAPPER(nvtxNameCudaDeviceA)
{
    cb_surface *form = cb_surface_of(self);
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCudaDeviceA, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cb_address name;
    name.held = false;
    if (cb_as_int32(argv[0], "int", &device) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCudaDeviceA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCudaDeviceA]);
    if (call == NULL)
        goto done;
    call(device, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
static const cb_function f_nvtxNameCudaStreamA = {
    .name = "nvtxNameCudaStreamA",
    CB_PARAMS("stream", "name"),
};

CB_WRAPPER(nvtxNameCudaStreamA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCudaStreamA, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], &stream) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCudaStreamA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCudaStreamA]);
    if (call == NULL)
        goto done;
    call(stream, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}

// void nvtxNameCudaEventA(cudaEvent_t event, const char *name)
static const cb_function f_nvtxNameCudaEventA = {
    .name = "nvtxNameCudaEventA",
    CB_PARAMS("event", "name"),
};

CB_WRAPPER(nvtxNameCudaEventA)
{
    cb_surface *form = cb_surface_of(self);
    cb_module *py = form->module;
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCudaEventA, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], &event) < 0
        || cb_as_text(argv[1], &name) < 0)
        goto done;
    fn_nvtxNameCudaEventA *call = cb_symbol_address(&nvtx_symbols[S_nvtxNameCudaEventA]);
    if (call == NULL)
        goto done;
    call(event, name.value);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return retval;
}
