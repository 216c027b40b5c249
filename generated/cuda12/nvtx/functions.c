// functions.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

// void nvtxInitialize(const void *reserved)
static const cb_function f_nvtxInitialize = {.name = "nvtxInitialize",
    .params = (const char *const[]){"reserved", NULL}, .param_count = 1};

CB_WRAPPER(nvtxInitialize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvtxInitialize, &args, nargs, kwnames, slots))
        return NULL;
    cb_address reserved;
    reserved.held = false;
    if (cb_as_address(m, args[0], &reserved) < 0)
        goto done;
    fn_nvtxInitialize *call = cb_symbol_address(&symbols[S_nvtxInitialize]);
    if (call == NULL)
        goto done;
    call(reserved.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&reserved);
    return result;
}

// void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainMarkEx = {.name = "nvtxDomainMarkEx",
    .params = (const char *const[]){"domain", "eventAttrib", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainMarkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainMarkEx, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxEventAttributes_t, args[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainMarkEx *call = cb_symbol_address(&symbols[S_nvtxDomainMarkEx]);
    if (call == NULL)
        return NULL;
    call(domain, eventAttrib);
    return Py_NewRef(Py_None);
}

// void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxMarkEx = {.name = "nvtxMarkEx",
    .params = (const char *const[]){"eventAttrib", NULL}, .param_count = 1};

CB_WRAPPER(nvtxMarkEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxMarkEx, &args, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(m, T_nvtxEventAttributes_t, args[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxMarkEx *call = cb_symbol_address(&symbols[S_nvtxMarkEx]);
    if (call == NULL)
        return NULL;
    call(eventAttrib);
    return Py_NewRef(Py_None);
}

// void nvtxMarkA(const char *message)
static const cb_function f_nvtxMarkA = {.name = "nvtxMarkA",
    .params = (const char *const[]){"message", NULL}, .param_count = 1};

CB_WRAPPER(nvtxMarkA)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvtxMarkA, &args, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(args[0], false, &message) < 0)
        goto done;
    fn_nvtxMarkA *call = cb_symbol_address(&symbols[S_nvtxMarkA]);
    if (call == NULL)
        goto done;
    call(message.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&message);
    return result;
}

// nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
//     const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainRangeStartEx = {.name = "nvtxDomainRangeStartEx",
    .params = (const char *const[]){"domain", "eventAttrib", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainRangeStartEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainRangeStartEx, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxEventAttributes_t, args[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainRangeStartEx *call = cb_symbol_address(&symbols[S_nvtxDomainRangeStartEx]);
    if (call == NULL)
        return NULL;
    nvtxRangeId_t status = call(domain, eventAttrib);
    return cb_cell_new(m, T_nvtxRangeId_t, &status);
}

// nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxRangeStartEx = {.name = "nvtxRangeStartEx",
    .params = (const char *const[]){"eventAttrib", NULL}, .param_count = 1};

CB_WRAPPER(nvtxRangeStartEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxRangeStartEx, &args, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(m, T_nvtxEventAttributes_t, args[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxRangeStartEx *call = cb_symbol_address(&symbols[S_nvtxRangeStartEx]);
    if (call == NULL)
        return NULL;
    nvtxRangeId_t status = call(eventAttrib);
    return cb_cell_new(m, T_nvtxRangeId_t, &status);
}

// nvtxRangeId_t nvtxRangeStartA(const char *message)
static const cb_function f_nvtxRangeStartA = {.name = "nvtxRangeStartA",
    .params = (const char *const[]){"message", NULL}, .param_count = 1};

CB_WRAPPER(nvtxRangeStartA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangeStartA, &args, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(args[0], false, &message) < 0)
        goto done;
    fn_nvtxRangeStartA *call = cb_symbol_address(&symbols[S_nvtxRangeStartA]);
    if (call == NULL)
        goto done;
    nvtxRangeId_t status = call(message.value);
    result = cb_cell_new(m, T_nvtxRangeId_t, &status);
done:
    cb_address_release(&message);
    return result;
}

// void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
static const cb_function f_nvtxDomainRangeEnd = {.name = "nvtxDomainRangeEnd",
    .params = (const char *const[]){"domain", "id", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainRangeEnd)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainRangeEnd, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxRangeId_t id;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_scalar(m, T_nvtxRangeId_t, args[1], &id, sizeof id) < 0)
        return NULL;
    fn_nvtxDomainRangeEnd *call = cb_symbol_address(&symbols[S_nvtxDomainRangeEnd]);
    if (call == NULL)
        return NULL;
    call(domain, id);
    return Py_NewRef(Py_None);
}

// void nvtxRangeEnd(nvtxRangeId_t id)
static const cb_function f_nvtxRangeEnd = {.name = "nvtxRangeEnd",
    .params = (const char *const[]){"id", NULL}, .param_count = 1};

CB_WRAPPER(nvtxRangeEnd)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxRangeEnd, &args, nargs, kwnames, slots))
        return NULL;
    nvtxRangeId_t id;
    if (cb_as_scalar(m, T_nvtxRangeId_t, args[0], &id, sizeof id) < 0)
        return NULL;
    fn_nvtxRangeEnd *call = cb_symbol_address(&symbols[S_nvtxRangeEnd]);
    if (call == NULL)
        return NULL;
    call(id);
    return Py_NewRef(Py_None);
}

// int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainRangePushEx = {.name = "nvtxDomainRangePushEx",
    .params = (const char *const[]){"domain", "eventAttrib", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainRangePushEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainRangePushEx, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxEventAttributes_t, args[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainRangePushEx *call = cb_symbol_address(&symbols[S_nvtxDomainRangePushEx]);
    if (call == NULL)
        return NULL;
    int status = call(domain, eventAttrib);
    return PyLong_FromLongLong(status);
}

// int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxRangePushEx = {.name = "nvtxRangePushEx",
    .params = (const char *const[]){"eventAttrib", NULL}, .param_count = 1};

CB_WRAPPER(nvtxRangePushEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxRangePushEx, &args, nargs, kwnames, slots))
        return NULL;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_record(m, T_nvtxEventAttributes_t, args[0], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxRangePushEx *call = cb_symbol_address(&symbols[S_nvtxRangePushEx]);
    if (call == NULL)
        return NULL;
    int status = call(eventAttrib);
    return PyLong_FromLongLong(status);
}

// int nvtxRangePushA(const char *message)
static const cb_function f_nvtxRangePushA = {.name = "nvtxRangePushA",
    .params = (const char *const[]){"message", NULL}, .param_count = 1};

CB_WRAPPER(nvtxRangePushA)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangePushA, &args, nargs, kwnames, slots))
        return NULL;
    cb_address message;
    message.held = false;
    if (cb_as_text(args[0], false, &message) < 0)
        goto done;
    fn_nvtxRangePushA *call = cb_symbol_address(&symbols[S_nvtxRangePushA]);
    if (call == NULL)
        goto done;
    int status = call(message.value);
    result = PyLong_FromLongLong(status);
done:
    cb_address_release(&message);
    return result;
}

// int nvtxDomainRangePop(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainRangePop = {.name = "nvtxDomainRangePop",
    .params = (const char *const[]){"domain", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainRangePop)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainRangePop, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0)
        return NULL;
    fn_nvtxDomainRangePop *call = cb_symbol_address(&symbols[S_nvtxDomainRangePop]);
    if (call == NULL)
        return NULL;
    int status = call(domain);
    return PyLong_FromLongLong(status);
}

// int nvtxRangePop(void)
static const cb_function f_nvtxRangePop = {.name = "nvtxRangePop",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(nvtxRangePop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxRangePop, &args, nargs, kwnames, slots))
        return NULL;
    fn_nvtxRangePop *call = cb_symbol_address(&symbols[S_nvtxRangePop]);
    if (call == NULL)
        return NULL;
    int status = call();
    return PyLong_FromLongLong(status);
}

// nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
//     nvtxResourceAttributes_t *attribs)
static const cb_function f_nvtxDomainResourceCreate = {.name = "nvtxDomainResourceCreate",
    .params = (const char *const[]){"domain", "attribs", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainResourceCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainResourceCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxResourceAttributes_t *attribs;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxResourceAttributes_t, args[1], "attribs", &attribs) < 0)
        return NULL;
    fn_nvtxDomainResourceCreate *call = cb_symbol_address(&symbols[S_nvtxDomainResourceCreate]);
    if (call == NULL)
        return NULL;
    nvtxResourceHandle_t status = call(domain, attribs);
    return cb_cell_new(m, T_nvtxResourceHandle_t, &status);
}

// void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
static const cb_function f_nvtxDomainResourceDestroy = {.name = "nvtxDomainResourceDestroy",
    .params = (const char *const[]){"resource", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainResourceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainResourceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvtxResourceHandle_t resource;
    if (cb_as_handle(m, T_nvtxResourceHandle_t, args[0], &resource) < 0)
        return NULL;
    fn_nvtxDomainResourceDestroy *call = cb_symbol_address(&symbols[S_nvtxDomainResourceDestroy]);
    if (call == NULL)
        return NULL;
    call(resource);
    return Py_NewRef(Py_None);
}

// void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
static const cb_function f_nvtxDomainNameCategoryA = {.name = "nvtxDomainNameCategoryA",
    .params = (const char *const[]){"domain", "category", "name", NULL}, .param_count = 3};

CB_WRAPPER(nvtxDomainNameCategoryA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxDomainNameCategoryA, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint32_t category;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint32(args[1], "uint32_t", &category) < 0
        || cb_as_text(args[2], false, &name) < 0)
        goto done;
    fn_nvtxDomainNameCategoryA *call = cb_symbol_address(&symbols[S_nvtxDomainNameCategoryA]);
    if (call == NULL)
        goto done;
    call(domain, category, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCategoryA(uint32_t category, const char *name)
static const cb_function f_nvtxNameCategoryA = {.name = "nvtxNameCategoryA",
    .params = (const char *const[]){"category", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCategoryA)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCategoryA, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t category;
    cb_address name;
    name.held = false;
    if (cb_as_uint32(args[0], "uint32_t", &category) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCategoryA *call = cb_symbol_address(&symbols[S_nvtxNameCategoryA]);
    if (call == NULL)
        goto done;
    call(category, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameOsThreadA(uint32_t threadId, const char *name)
static const cb_function f_nvtxNameOsThreadA = {.name = "nvtxNameOsThreadA",
    .params = (const char *const[]){"threadId", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameOsThreadA)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameOsThreadA, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t threadId;
    cb_address name;
    name.held = false;
    if (cb_as_uint32(args[0], "uint32_t", &threadId) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameOsThreadA *call = cb_symbol_address(&symbols[S_nvtxNameOsThreadA]);
    if (call == NULL)
        goto done;
    call(threadId, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
static const cb_function f_nvtxDomainRegisterStringA = {.name = "nvtxDomainRegisterStringA",
    .params = (const char *const[]){"domain", "string", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainRegisterStringA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxDomainRegisterStringA, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_address string;
    string.held = false;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_text(args[1], false, &string) < 0)
        goto done;
    fn_nvtxDomainRegisterStringA *call = cb_symbol_address(&symbols[S_nvtxDomainRegisterStringA]);
    if (call == NULL)
        goto done;
    nvtxStringHandle_t status = call(domain, string.value);
    result = cb_cell_new(m, T_nvtxStringHandle_t, &status);
done:
    cb_address_release(&string);
    return result;
}

// nvtxDomainHandle_t nvtxDomainCreateA(const char *name)
static const cb_function f_nvtxDomainCreateA = {.name = "nvtxDomainCreateA",
    .params = (const char *const[]){"name", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainCreateA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_nvtxDomainCreateA, &args, nargs, kwnames, slots))
        return NULL;
    cb_address name;
    name.held = false;
    if (cb_as_text(args[0], false, &name) < 0)
        goto done;
    fn_nvtxDomainCreateA *call = cb_symbol_address(&symbols[S_nvtxDomainCreateA]);
    if (call == NULL)
        goto done;
    nvtxDomainHandle_t status = call(name.value);
    result = cb_cell_new(m, T_nvtxDomainHandle_t, &status);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxDomainDestroy(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainDestroy = {.name = "nvtxDomainDestroy",
    .params = (const char *const[]){"domain", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0)
        return NULL;
    fn_nvtxDomainDestroy *call = cb_symbol_address(&symbols[S_nvtxDomainDestroy]);
    if (call == NULL)
        return NULL;
    call(domain);
    return Py_NewRef(Py_None);
}

// nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
//     const nvtxSyncUserAttributes_t *attribs)
static const cb_function f_nvtxDomainSyncUserCreate = {.name = "nvtxDomainSyncUserCreate",
    .params = (const char *const[]){"domain", "attribs", NULL}, .param_count = 2};

CB_WRAPPER(nvtxDomainSyncUserCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxSyncUserAttributes_t *attribs;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxSyncUserAttributes_t, args[1], "attribs", &attribs) < 0)
        return NULL;
    fn_nvtxDomainSyncUserCreate *call = cb_symbol_address(&symbols[S_nvtxDomainSyncUserCreate]);
    if (call == NULL)
        return NULL;
    nvtxSyncUser_t status = call(domain, attribs);
    return cb_cell_new(m, T_nvtxSyncUser_t, &status);
}

// void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserDestroy = {.name = "nvtxDomainSyncUserDestroy",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainSyncUserDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(m, T_nvtxSyncUser_t, args[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserDestroy *call = cb_symbol_address(&symbols[S_nvtxDomainSyncUserDestroy]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireStart = {
    .name = "nvtxDomainSyncUserAcquireStart", .params = (const char *const[]){"handle", NULL},
    .param_count = 1};

CB_WRAPPER(nvtxDomainSyncUserAcquireStart)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserAcquireStart, &args, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(m, T_nvtxSyncUser_t, args[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireStart *call =
        cb_symbol_address(&symbols[S_nvtxDomainSyncUserAcquireStart]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireFailed = {
    .name = "nvtxDomainSyncUserAcquireFailed", .params = (const char *const[]){"handle", NULL},
    .param_count = 1};

CB_WRAPPER(nvtxDomainSyncUserAcquireFailed)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserAcquireFailed, &args, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(m, T_nvtxSyncUser_t, args[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireFailed *call =
        cb_symbol_address(&symbols[S_nvtxDomainSyncUserAcquireFailed]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireSuccess = {
    .name = "nvtxDomainSyncUserAcquireSuccess", .params = (const char *const[]){"handle", NULL},
    .param_count = 1};

CB_WRAPPER(nvtxDomainSyncUserAcquireSuccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserAcquireSuccess, &args, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(m, T_nvtxSyncUser_t, args[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserAcquireSuccess *call =
        cb_symbol_address(&symbols[S_nvtxDomainSyncUserAcquireSuccess]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserReleasing = {.name = "nvtxDomainSyncUserReleasing",
    .params = (const char *const[]){"handle", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainSyncUserReleasing)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainSyncUserReleasing, &args, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(m, T_nvtxSyncUser_t, args[0], &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserReleasing *call =
        cb_symbol_address(&symbols[S_nvtxDomainSyncUserReleasing]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

// void nvtxNameCuDeviceA(CUdevice device, const char *name)
static const cb_function f_nvtxNameCuDeviceA = {.name = "nvtxNameCuDeviceA",
    .params = (const char *const[]){"device", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCuDeviceA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCuDeviceA, &args, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    cb_address name;
    name.held = false;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCuDeviceA *call = cb_symbol_address(&symbols[S_nvtxNameCuDeviceA]);
    if (call == NULL)
        goto done;
    call(device, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCuContextA(CUcontext context, const char *name)
static const cb_function f_nvtxNameCuContextA = {.name = "nvtxNameCuContextA",
    .params = (const char *const[]){"context", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCuContextA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCuContextA, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext context;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUcontext, args[0], &context) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCuContextA *call = cb_symbol_address(&symbols[S_nvtxNameCuContextA]);
    if (call == NULL)
        goto done;
    call(context, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCuStreamA(CUstream stream, const char *name)
static const cb_function f_nvtxNameCuStreamA = {.name = "nvtxNameCuStreamA",
    .params = (const char *const[]){"stream", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCuStreamA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCuStreamA, &args, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUstream, args[0], &stream) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCuStreamA *call = cb_symbol_address(&symbols[S_nvtxNameCuStreamA]);
    if (call == NULL)
        goto done;
    call(stream, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCuEventA(CUevent event, const char *name)
static const cb_function f_nvtxNameCuEventA = {.name = "nvtxNameCuEventA",
    .params = (const char *const[]){"event", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCuEventA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCuEventA, &args, nargs, kwnames, slots))
        return NULL;
    CUevent event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_CUevent, args[0], &event) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCuEventA *call = cb_symbol_address(&symbols[S_nvtxNameCuEventA]);
    if (call == NULL)
        goto done;
    call(event, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCudaDeviceA(int device, const char *name)
static const cb_function f_nvtxNameCudaDeviceA = {.name = "nvtxNameCudaDeviceA",
    .params = (const char *const[]){"device", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCudaDeviceA)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCudaDeviceA, &args, nargs, kwnames, slots))
        return NULL;
    int32_t device;
    cb_address name;
    name.held = false;
    if (cb_as_int32(args[0], "int", &device) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCudaDeviceA *call = cb_symbol_address(&symbols[S_nvtxNameCudaDeviceA]);
    if (call == NULL)
        goto done;
    call(device, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
static const cb_function f_nvtxNameCudaStreamA = {.name = "nvtxNameCudaStreamA",
    .params = (const char *const[]){"stream", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCudaStreamA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCudaStreamA, &args, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaStream_t, args[0], &stream) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCudaStreamA *call = cb_symbol_address(&symbols[S_nvtxNameCudaStreamA]);
    if (call == NULL)
        goto done;
    call(stream, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

// void nvtxNameCudaEventA(cudaEvent_t event, const char *name)
static const cb_function f_nvtxNameCudaEventA = {.name = "nvtxNameCudaEventA",
    .params = (const char *const[]){"event", "name", NULL}, .param_count = 2};

CB_WRAPPER(nvtxNameCudaEventA)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_nvtxNameCudaEventA, &args, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(m, T_cudaEvent_t, args[0], &event) < 0
        || cb_as_text(args[1], false, &name) < 0)
        goto done;
    fn_nvtxNameCudaEventA *call = cb_symbol_address(&symbols[S_nvtxNameCudaEventA]);
    if (call == NULL)
        goto done;
    call(event, name.value);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&name);
    return result;
}

