// functions.c of cubind for NVTX, API version 13.5.
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

// uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
//     const nvtxPayloadSchemaAttr_t *attr)
static const cb_function f_nvtxPayloadSchemaRegister = {.name = "nvtxPayloadSchemaRegister",
    .params = (const char *const[]){"domain", "attr", NULL}, .param_count = 2};

CB_WRAPPER(nvtxPayloadSchemaRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxPayloadSchemaRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxPayloadSchemaAttr_t *attr;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxPayloadSchemaAttr_t, args[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxPayloadSchemaRegister *call = cb_symbol_address(&symbols[S_nvtxPayloadSchemaRegister]);
    if (call == NULL)
        return NULL;
    uint64_t status = call(domain, attr);
    return PyLong_FromUnsignedLongLong(status);
}

// uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
static const cb_function f_nvtxPayloadEnumRegister = {.name = "nvtxPayloadEnumRegister",
    .params = (const char *const[]){"domain", "attr", NULL}, .param_count = 2};

CB_WRAPPER(nvtxPayloadEnumRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxPayloadEnumRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxPayloadEnumAttr_t *attr;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxPayloadEnumAttr_t, args[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxPayloadEnumRegister *call = cb_symbol_address(&symbols[S_nvtxPayloadEnumRegister]);
    if (call == NULL)
        return NULL;
    uint64_t status = call(domain, attr);
    return PyLong_FromUnsignedLongLong(status);
}

// uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
static const cb_function f_nvtxScopeRegister = {.name = "nvtxScopeRegister",
    .params = (const char *const[]){"domain", "attr", NULL}, .param_count = 2};

CB_WRAPPER(nvtxScopeRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxScopeRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxScopeAttr_t *attr;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxScopeAttr_t, args[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxScopeRegister *call = cb_symbol_address(&symbols[S_nvtxScopeRegister]);
    if (call == NULL)
        return NULL;
    uint64_t status = call(domain, attr);
    return PyLong_FromUnsignedLongLong(status);
}

// void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxMarkPayload = {.name = "nvtxMarkPayload",
    .params = (const char *const[]){"domain", "payloadData", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(nvtxMarkPayload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxMarkPayload, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[1], "payloadData", &payloadData) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && payloadData.length > (size_t)count)
        count = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)count) < 0)
        goto done;
    fn_nvtxMarkPayload *call = cb_symbol_address(&symbols[S_nvtxMarkPayload]);
    if (call == NULL)
        goto done;
    call(domain, payloadData.data, count);
    result = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return result;
}

// int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxRangePushPayload = {.name = "nvtxRangePushPayload",
    .params = (const char *const[]){"domain", "payloadData", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(nvtxRangePushPayload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangePushPayload, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[1], "payloadData", &payloadData) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && payloadData.length > (size_t)count)
        count = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)count) < 0)
        goto done;
    fn_nvtxRangePushPayload *call = cb_symbol_address(&symbols[S_nvtxRangePushPayload]);
    if (call == NULL)
        goto done;
    int status = call(domain, payloadData.data, count);
    result = PyLong_FromLongLong(status);
done:
    cb_array_done(&payloadData);
    return result;
}

// int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxRangePopPayload = {.name = "nvtxRangePopPayload",
    .params = (const char *const[]){"domain", "payloadData", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(nvtxRangePopPayload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangePopPayload, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[1], "payloadData", &payloadData) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && payloadData.length > (size_t)count)
        count = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)count) < 0)
        goto done;
    fn_nvtxRangePopPayload *call = cb_symbol_address(&symbols[S_nvtxRangePopPayload]);
    if (call == NULL)
        goto done;
    int status = call(domain, payloadData.data, count);
    result = PyLong_FromLongLong(status);
done:
    cb_array_done(&payloadData);
    return result;
}

// nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,
//     const nvtxPayloadData_t *payloadData, size_t count)
static const cb_function f_nvtxRangeStartPayload = {.name = "nvtxRangeStartPayload",
    .params = (const char *const[]){"domain", "payloadData", "count", NULL}, .param_count = 3,
    .auto_mask = 0x4};

CB_WRAPPER(nvtxRangeStartPayload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangeStartPayload, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[1], "payloadData", &payloadData) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &count) < 0))
        goto done;
    if (args[2] == NULL && payloadData.length > (size_t)count)
        count = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)count) < 0)
        goto done;
    fn_nvtxRangeStartPayload *call = cb_symbol_address(&symbols[S_nvtxRangeStartPayload]);
    if (call == NULL)
        goto done;
    nvtxRangeId_t status = call(domain, payloadData.data, count);
    result = cb_cell_new(m, T_nvtxRangeId_t, &status);
done:
    cb_array_done(&payloadData);
    return result;
}

// void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
//     const nvtxPayloadData_t *payloadData, size_t count)
static const cb_function f_nvtxRangeEndPayload = {.name = "nvtxRangeEndPayload",
    .params = (const char *const[]){"domain", "id", "payloadData", "count", NULL},
    .param_count = 4, .auto_mask = 0x8};

CB_WRAPPER(nvtxRangeEndPayload)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvtxRangeEndPayload, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxRangeId_t id;
    cb_array payloadData;
    uint64_t count = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_scalar(m, T_nvtxRangeId_t, args[1], &id, sizeof id) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[2], "payloadData", &payloadData) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &count) < 0))
        goto done;
    if (args[3] == NULL && payloadData.length > (size_t)count)
        count = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)count) < 0)
        goto done;
    fn_nvtxRangeEndPayload *call = cb_symbol_address(&symbols[S_nvtxRangeEndPayload]);
    if (call == NULL)
        goto done;
    call(domain, id, payloadData.data, count);
    result = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return result;
}

// uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainIsEnabled = {.name = "nvtxDomainIsEnabled",
    .params = (const char *const[]){"domain", NULL}, .param_count = 1};

CB_WRAPPER(nvtxDomainIsEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxDomainIsEnabled, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0)
        return NULL;
    fn_nvtxDomainIsEnabled *call = cb_symbol_address(&symbols[S_nvtxDomainIsEnabled]);
    if (call == NULL)
        return NULL;
    uint8_t status = call(domain);
    return PyLong_FromUnsignedLongLong(status);
}

// int64_t nvtxTimestampGet(void)
static const cb_function f_nvtxTimestampGet = {.name = "nvtxTimestampGet",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(nvtxTimestampGet)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxTimestampGet, &args, nargs, kwnames, slots))
        return NULL;
    fn_nvtxTimestampGet *call = cb_symbol_address(&symbols[S_nvtxTimestampGet]);
    if (call == NULL)
        return NULL;
    int64_t status = call();
    return PyLong_FromLongLong(status);
}

// uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
static const cb_function f_nvtxTimeDomainRegister = {.name = "nvtxTimeDomainRegister",
    .params = (const char *const[]){"domain", "timeAttr", NULL}, .param_count = 2};

CB_WRAPPER(nvtxTimeDomainRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxTimeDomainRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxTimeDomainAttr_t *timeAttr;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxTimeDomainAttr_t, args[1], "timeAttr", &timeAttr) < 0)
        return NULL;
    fn_nvtxTimeDomainRegister *call = cb_symbol_address(&symbols[S_nvtxTimeDomainRegister]);
    if (call == NULL)
        return NULL;
    uint64_t status = call(domain, timeAttr);
    return PyLong_FromUnsignedLongLong(status);
}

// void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
//     int64_t (*timestampProviderFn)(void))
static const cb_function f_nvtxTimerSource = {.name = "nvtxTimerSource",
    .params = (const char *const[]){"domain", "timeDomainId", "flags", "timestampProviderFn",
        NULL},
    .param_count = 4};

CB_WRAPPER(nvtxTimerSource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvtxTimerSource, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId, flags;
    cb_callback timestampProviderFn = {0};
    bool timestampProviderFn_taken = false;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint64(args[1], "uint64_t", &timeDomainId) < 0
        || cb_as_uint64(args[2], "uint64_t", &flags) < 0
        || cb_as_callback(m, -1, args[3], (void *)trampoline_nvtxTimerSource_timestampProviderFn,
            NULL, CB_SCOPE_FOREVER, &timestampProviderFn) < 0)
        goto done;
    fn_nvtxTimerSource *call = cb_symbol_address(&symbols[S_nvtxTimerSource]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(timestampProviderFn.closure);
    call(domain, timeDomainId, flags, (int64_t (*)(void))timestampProviderFn.function);
    cb_closure_set_current(NULL);
    timestampProviderFn_taken = true;
    result = Py_NewRef(Py_None);
done:
    cb_callback_finish(s->module, &timestampProviderFn, timestampProviderFn_taken, NULL);
    return result;
}

// void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
//     int64_t (*timestampProviderFn)(void *), void *data)
static const cb_function f_nvtxTimerSourceWithData = {.name = "nvtxTimerSourceWithData",
    .params = (const char *const[]){"domain", "timeDomainId", "flags", "timestampProviderFn",
        "data", NULL},
    .param_count = 5};

CB_WRAPPER(nvtxTimerSourceWithData)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_nvtxTimerSourceWithData, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId, flags;
    cb_callback timestampProviderFn = {0};
    bool timestampProviderFn_taken = false;
    cb_address data;
    data.value = NULL;
    data.held = false;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint64(args[1], "uint64_t", &timeDomainId) < 0
        || cb_as_uint64(args[2], "uint64_t", &flags) < 0
        || cb_as_callback(m, -1, args[3],
            (void *)trampoline_nvtxTimerSourceWithData_timestampProviderFn, args[4],
            CB_SCOPE_FOREVER, &timestampProviderFn) < 0
        || (timestampProviderFn.closure == NULL && cb_as_address(m, args[4], &data) < 0))
        goto done;
    fn_nvtxTimerSourceWithData *call = cb_symbol_address(&symbols[S_nvtxTimerSourceWithData]);
    if (call == NULL)
        goto done;
    call(domain, timeDomainId, flags, (int64_t (*)(void *))timestampProviderFn.function,
        timestampProviderFn.closure != NULL ? timestampProviderFn.closure : data.value);
    timestampProviderFn_taken = true;
    result = Py_NewRef(Py_None);
done:
    cb_callback_finish(s->module, &timestampProviderFn, timestampProviderFn_taken, NULL);
    cb_address_release(&data);
    return result;
}

// void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
//     uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)
static const cb_function f_nvtxTimeSyncPoint = {.name = "nvtxTimeSyncPoint",
    .params = (const char *const[]){"domain", "timeDomainId1", "timeDomainId2", "timestamp1",
        "timestamp2", NULL},
    .param_count = 5};

CB_WRAPPER(nvtxTimeSyncPoint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_nvtxTimeSyncPoint, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId1, timeDomainId2;
    int64_t timestamp1, timestamp2;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint64(args[1], "uint64_t", &timeDomainId1) < 0
        || cb_as_uint64(args[2], "uint64_t", &timeDomainId2) < 0
        || cb_as_int64(args[3], "int64_t", &timestamp1) < 0
        || cb_as_int64(args[4], "int64_t", &timestamp2) < 0)
        return NULL;
    fn_nvtxTimeSyncPoint *call = cb_symbol_address(&symbols[S_nvtxTimeSyncPoint]);
    if (call == NULL)
        return NULL;
    call(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2);
    return Py_NewRef(Py_None);
}

// void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
//     uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
static const cb_function f_nvtxTimeSyncPointTable = {.name = "nvtxTimeSyncPointTable",
    .params = (const char *const[]){"domain", "timeDomainIdSrc", "timeDomainIdDst", "syncPoints",
        "count", NULL},
    .param_count = 5, .auto_mask = 0x10};

CB_WRAPPER(nvtxTimeSyncPointTable)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_nvtxTimeSyncPointTable, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainIdSrc, timeDomainIdDst;
    cb_array syncPoints;
    uint64_t count = 0;
    cb_array_init(&syncPoints);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint64(args[1], "uint64_t", &timeDomainIdSrc) < 0
        || cb_as_uint64(args[2], "uint64_t", &timeDomainIdDst) < 0
        || cb_array_records(m, T_nvtxSyncPoint_t, args[3], "syncPoints", &syncPoints) < 0
        || (args[4] != NULL && cb_as_uint64(args[4], "size_t", &count) < 0))
        goto done;
    if (args[4] == NULL && syncPoints.length > (size_t)count)
        count = (uint64_t)syncPoints.length;
    if (cb_array_check(&syncPoints, (size_t)count) < 0)
        goto done;
    fn_nvtxTimeSyncPointTable *call = cb_symbol_address(&symbols[S_nvtxTimeSyncPointTable]);
    if (call == NULL)
        goto done;
    call(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints.data, count);
    result = Py_NewRef(Py_None);
done:
    cb_array_done(&syncPoints);
    return result;
}

// void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
//     uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
static const cb_function f_nvtxTimestampConversionFactor = {
    .name = "nvtxTimestampConversionFactor",
    .params = (const char *const[]){"domain", "timeDomainIdSrc", "timeDomainIdDst", "slope",
        "timestampSrc", "timestampDst", NULL},
    .param_count = 6};

CB_WRAPPER(nvtxTimestampConversionFactor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_nvtxTimestampConversionFactor, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainIdSrc, timeDomainIdDst;
    double slope;
    int64_t timestampSrc, timestampDst;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint64(args[1], "uint64_t", &timeDomainIdSrc) < 0
        || cb_as_uint64(args[2], "uint64_t", &timeDomainIdDst) < 0
        || cb_as_double(args[3], &slope) < 0
        || cb_as_int64(args[4], "int64_t", &timestampSrc) < 0
        || cb_as_int64(args[5], "int64_t", &timestampDst) < 0)
        return NULL;
    fn_nvtxTimestampConversionFactor *call =
        cb_symbol_address(&symbols[S_nvtxTimestampConversionFactor]);
    if (call == NULL)
        return NULL;
    call(domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst);
    return Py_NewRef(Py_None);
}

// void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t numPayloads)
static const cb_function f_nvtxEventSubmit = {.name = "nvtxEventSubmit",
    .params = (const char *const[]){"domain", "payloadData", "numPayloads", NULL},
    .param_count = 3, .auto_mask = 0x4};

CB_WRAPPER(nvtxEventSubmit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_nvtxEventSubmit, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t numPayloads = 0;
    cb_array_init(&payloadData);
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_array_records(m, T_nvtxPayloadData_t, args[1], "payloadData", &payloadData) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numPayloads) < 0))
        goto done;
    if (args[2] == NULL && payloadData.length > (size_t)numPayloads)
        numPayloads = (uint64_t)payloadData.length;
    if (cb_array_check(&payloadData, (size_t)numPayloads) < 0)
        goto done;
    fn_nvtxEventSubmit *call = cb_symbol_address(&symbols[S_nvtxEventSubmit]);
    if (call == NULL)
        goto done;
    call(domain, payloadData.data, numPayloads);
    result = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return result;
}

// void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
static const cb_function f_nvtxEventBatchSubmit = {.name = "nvtxEventBatchSubmit",
    .params = (const char *const[]){"domain", "eventBatch", NULL}, .param_count = 2};

CB_WRAPPER(nvtxEventBatchSubmit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxEventBatchSubmit, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventBatch_t *eventBatch;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxEventBatch_t, args[1], "eventBatch", &eventBatch) < 0)
        return NULL;
    fn_nvtxEventBatchSubmit *call = cb_symbol_address(&symbols[S_nvtxEventBatchSubmit]);
    if (call == NULL)
        return NULL;
    call(domain, eventBatch);
    return Py_NewRef(Py_None);
}

// uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
static const cb_function f_nvtxCounterRegister = {.name = "nvtxCounterRegister",
    .params = (const char *const[]){"hDomain", "attr", NULL}, .param_count = 2};

CB_WRAPPER(nvtxCounterRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxCounterRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    const nvtxCounterAttr_t *attr;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_record(m, T_nvtxCounterAttr_t, args[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxCounterRegister *call = cb_symbol_address(&symbols[S_nvtxCounterRegister]);
    if (call == NULL)
        return NULL;
    uint64_t status = call(hDomain, attr);
    return PyLong_FromUnsignedLongLong(status);
}

// void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
static const cb_function f_nvtxCounterSampleInt64 = {.name = "nvtxCounterSampleInt64",
    .params = (const char *const[]){"hDomain", "counterId", "value", NULL}, .param_count = 3};

CB_WRAPPER(nvtxCounterSampleInt64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvtxCounterSampleInt64, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    int64_t value;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_uint64(args[1], "uint64_t", &counterId) < 0
        || cb_as_int64(args[2], "int64_t", &value) < 0)
        return NULL;
    fn_nvtxCounterSampleInt64 *call = cb_symbol_address(&symbols[S_nvtxCounterSampleInt64]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, value);
    return Py_NewRef(Py_None);
}

// void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
static const cb_function f_nvtxCounterSampleFloat64 = {.name = "nvtxCounterSampleFloat64",
    .params = (const char *const[]){"hDomain", "counterId", "value", NULL}, .param_count = 3};

CB_WRAPPER(nvtxCounterSampleFloat64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvtxCounterSampleFloat64, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    double value;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_uint64(args[1], "uint64_t", &counterId) < 0
        || cb_as_double(args[2], &value) < 0)
        return NULL;
    fn_nvtxCounterSampleFloat64 *call = cb_symbol_address(&symbols[S_nvtxCounterSampleFloat64]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, value);
    return Py_NewRef(Py_None);
}

// void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value,
//     size_t size)
static const cb_function f_nvtxCounterSample = {.name = "nvtxCounterSample",
    .params = (const char *const[]){"hDomain", "counterId", "value", "size", NULL},
    .param_count = 4};

CB_WRAPPER(nvtxCounterSample)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_nvtxCounterSample, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId, size;
    cb_address value;
    value.held = false;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_uint64(args[1], "uint64_t", &counterId) < 0
        || cb_as_address(m, args[2], &value) < 0
        || cb_as_uint64(args[3], "size_t", &size) < 0)
        goto done;
    fn_nvtxCounterSample *call = cb_symbol_address(&symbols[S_nvtxCounterSample]);
    if (call == NULL)
        goto done;
    call(hDomain, counterId, value.value, size);
    result = Py_NewRef(Py_None);
done:
    cb_address_release(&value);
    return result;
}

// void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
static const cb_function f_nvtxCounterSampleNoValue = {.name = "nvtxCounterSampleNoValue",
    .params = (const char *const[]){"hDomain", "counterId", "reason", NULL}, .param_count = 3};

CB_WRAPPER(nvtxCounterSampleNoValue)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_nvtxCounterSampleNoValue, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    uint8_t reason;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_uint64(args[1], "uint64_t", &counterId) < 0
        || cb_as_uint8(args[2], "uint8_t", &reason) < 0)
        return NULL;
    fn_nvtxCounterSampleNoValue *call = cb_symbol_address(&symbols[S_nvtxCounterSampleNoValue]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, reason);
    return Py_NewRef(Py_None);
}

// void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
static const cb_function f_nvtxCounterBatchSubmit = {.name = "nvtxCounterBatchSubmit",
    .params = (const char *const[]){"hDomain", "counterData", NULL}, .param_count = 2};

CB_WRAPPER(nvtxCounterBatchSubmit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxCounterBatchSubmit, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    const nvtxCounterBatch_t *counterData;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &hDomain) < 0
        || cb_as_record(m, T_nvtxCounterBatch_t, args[1], "counterData", &counterData) < 0)
        return NULL;
    fn_nvtxCounterBatchSubmit *call = cb_symbol_address(&symbols[S_nvtxCounterBatchSubmit]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterData);
    return Py_NewRef(Py_None);
}

// nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
static const cb_function f_nvtxMemHeapRegister = {.name = "nvtxMemHeapRegister",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemHeapRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemHeapRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemHeapDesc_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemHeapDesc_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemHeapRegister *call = cb_symbol_address(&symbols[S_nvtxMemHeapRegister]);
    if (call == NULL)
        return NULL;
    nvtxMemHeapHandle_t status = call(domain, desc);
    return cb_cell_new(m, T_nvtxMemHeapHandle_t, &status);
}

// void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
static const cb_function f_nvtxMemHeapUnregister = {.name = "nvtxMemHeapUnregister",
    .params = (const char *const[]){"domain", "heap", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemHeapUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemHeapUnregister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemHeapHandle_t heap;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemHeapHandle_t, args[1], &heap) < 0)
        return NULL;
    fn_nvtxMemHeapUnregister *call = cb_symbol_address(&symbols[S_nvtxMemHeapUnregister]);
    if (call == NULL)
        return NULL;
    call(domain, heap);
    return Py_NewRef(Py_None);
}

// void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
static const cb_function f_nvtxMemHeapReset = {.name = "nvtxMemHeapReset",
    .params = (const char *const[]){"domain", "heap", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemHeapReset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemHeapReset, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemHeapHandle_t heap;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemHeapHandle_t, args[1], &heap) < 0)
        return NULL;
    fn_nvtxMemHeapReset *call = cb_symbol_address(&symbols[S_nvtxMemHeapReset]);
    if (call == NULL)
        return NULL;
    call(domain, heap);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
static const cb_function f_nvtxMemRegionsRegister = {.name = "nvtxMemRegionsRegister",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemRegionsRegister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemRegionsRegister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsRegisterBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemRegionsRegisterBatch_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsRegister *call = cb_symbol_address(&symbols[S_nvtxMemRegionsRegister]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
static const cb_function f_nvtxMemRegionsResize = {.name = "nvtxMemRegionsResize",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemRegionsResize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemRegionsResize, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsResizeBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemRegionsResizeBatch_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsResize *call = cb_symbol_address(&symbols[S_nvtxMemRegionsResize]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
//     const nvtxMemRegionsUnregisterBatch_t *desc)
static const cb_function f_nvtxMemRegionsUnregister = {.name = "nvtxMemRegionsUnregister",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemRegionsUnregister)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemRegionsUnregister, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsUnregisterBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemRegionsUnregisterBatch_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsUnregister *call = cb_symbol_address(&symbols[S_nvtxMemRegionsUnregister]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
static const cb_function f_nvtxMemRegionsName = {.name = "nvtxMemRegionsName",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemRegionsName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemRegionsName, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsNameBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemRegionsNameBatch_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsName *call = cb_symbol_address(&symbols[S_nvtxMemRegionsName]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
//     const nvtxMemPermissionsAssignBatch_t *desc)
static const cb_function f_nvtxMemPermissionsAssign = {.name = "nvtxMemPermissionsAssign",
    .params = (const char *const[]){"domain", "desc", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemPermissionsAssign)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemPermissionsAssign, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemPermissionsAssignBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_record(m, T_nvtxMemPermissionsAssignBatch_t, args[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemPermissionsAssign *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsAssign]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
//     int32_t creationflags)
static const cb_function f_nvtxMemPermissionsCreate = {.name = "nvtxMemPermissionsCreate",
    .params = (const char *const[]){"domain", "creationflags", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemPermissionsCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemPermissionsCreate, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    int32_t creationflags;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_int32(args[1], "int32_t", &creationflags) < 0)
        return NULL;
    fn_nvtxMemPermissionsCreate *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsCreate]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t status = call(domain, creationflags);
    return cb_cell_new(m, T_nvtxMemPermissionsHandle_t, &status);
}

// void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
//     nvtxMemPermissionsHandle_t permissionsHandle)
static const cb_function f_nvtxMemPermissionsDestroy = {.name = "nvtxMemPermissionsDestroy",
    .params = (const char *const[]){"domain", "permissionsHandle", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemPermissionsDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemPermissionsDestroy, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissionsHandle;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemPermissionsHandle_t, args[1], &permissionsHandle) < 0)
        return NULL;
    fn_nvtxMemPermissionsDestroy *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsDestroy]);
    if (call == NULL)
        return NULL;
    call(domain, permissionsHandle);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
//     nvtxMemPermissionsHandle_t permissionsHandle)
static const cb_function f_nvtxMemPermissionsReset = {.name = "nvtxMemPermissionsReset",
    .params = (const char *const[]){"domain", "permissionsHandle", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemPermissionsReset)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemPermissionsReset, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissionsHandle;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemPermissionsHandle_t, args[1], &permissionsHandle) < 0)
        return NULL;
    fn_nvtxMemPermissionsReset *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsReset]);
    if (call == NULL)
        return NULL;
    call(domain, permissionsHandle);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
//     uint32_t bindScope, uint32_t bindFlags)
static const cb_function f_nvtxMemPermissionsBind = {.name = "nvtxMemPermissionsBind",
    .params = (const char *const[]){"domain", "permissions", "bindScope", "bindFlags", NULL},
    .param_count = 4};

CB_WRAPPER(nvtxMemPermissionsBind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvtxMemPermissionsBind, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissions;
    uint32_t bindScope, bindFlags;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemPermissionsHandle_t, args[1], &permissions) < 0
        || cb_as_uint32(args[2], "uint32_t", &bindScope) < 0
        || cb_as_uint32(args[3], "uint32_t", &bindFlags) < 0)
        return NULL;
    fn_nvtxMemPermissionsBind *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsBind]);
    if (call == NULL)
        return NULL;
    call(domain, permissions, bindScope, bindFlags);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
static const cb_function f_nvtxMemPermissionsUnbind = {.name = "nvtxMemPermissionsUnbind",
    .params = (const char *const[]){"domain", "bindScope", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemPermissionsUnbind)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemPermissionsUnbind, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint32_t bindScope;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_uint32(args[1], "uint32_t", &bindScope) < 0)
        return NULL;
    fn_nvtxMemPermissionsUnbind *call = cb_symbol_address(&symbols[S_nvtxMemPermissionsUnbind]);
    if (call == NULL)
        return NULL;
    call(domain, bindScope);
    return Py_NewRef(Py_None);
}

// nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
static const cb_function f_nvtxMemCudaGetProcessWidePermissions = {
    .name = "nvtxMemCudaGetProcessWidePermissions",
    .params = (const char *const[]){"domain", NULL}, .param_count = 1};

CB_WRAPPER(nvtxMemCudaGetProcessWidePermissions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_nvtxMemCudaGetProcessWidePermissions, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0)
        return NULL;
    fn_nvtxMemCudaGetProcessWidePermissions *call =
        cb_symbol_address(&symbols[S_nvtxMemCudaGetProcessWidePermissions]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t status = call(domain);
    return cb_cell_new(m, T_nvtxMemPermissionsHandle_t, &status);
}

// nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain,
//     int device)
static const cb_function f_nvtxMemCudaGetDeviceWidePermissions = {
    .name = "nvtxMemCudaGetDeviceWidePermissions",
    .params = (const char *const[]){"domain", "device", NULL}, .param_count = 2};

CB_WRAPPER(nvtxMemCudaGetDeviceWidePermissions)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_nvtxMemCudaGetDeviceWidePermissions, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    int32_t device;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_int32(args[1], "int", &device) < 0)
        return NULL;
    fn_nvtxMemCudaGetDeviceWidePermissions *call =
        cb_symbol_address(&symbols[S_nvtxMemCudaGetDeviceWidePermissions]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t status = call(domain, device);
    return cb_cell_new(m, T_nvtxMemPermissionsHandle_t, &status);
}

// void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
//     int devicePeer, uint32_t flags)
static const cb_function f_nvtxMemCudaSetPeerAccess = {.name = "nvtxMemCudaSetPeerAccess",
    .params = (const char *const[]){"domain", "permissions", "devicePeer", "flags", NULL},
    .param_count = 4};

CB_WRAPPER(nvtxMemCudaSetPeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvtxMemCudaSetPeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissions;
    int32_t devicePeer;
    uint32_t flags;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_nvtxMemPermissionsHandle_t, args[1], &permissions) < 0
        || cb_as_int32(args[2], "int", &devicePeer) < 0
        || cb_as_uint32(args[3], "uint32_t", &flags) < 0)
        return NULL;
    fn_nvtxMemCudaSetPeerAccess *call = cb_symbol_address(&symbols[S_nvtxMemCudaSetPeerAccess]);
    if (call == NULL)
        return NULL;
    call(domain, permissions, devicePeer, flags);
    return Py_NewRef(Py_None);
}

// void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
//     uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
static const cb_function f_nvtxMemCudaMarkInitialized = {.name = "nvtxMemCudaMarkInitialized",
    .params = (const char *const[]){"domain", "stream", "isPerThreadStream", "desc", NULL},
    .param_count = 4};

CB_WRAPPER(nvtxMemCudaMarkInitialized)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_nvtxMemCudaMarkInitialized, &args, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cudaStream_t stream;
    uint8_t isPerThreadStream;
    const nvtxMemMarkInitializedBatch_t *desc;
    if (cb_as_handle(m, T_nvtxDomainHandle_t, args[0], &domain) < 0
        || cb_as_handle(m, T_cudaStream_t, args[1], &stream) < 0
        || cb_as_uint8(args[2], "uint8_t", &isPerThreadStream) < 0
        || cb_as_record(m, T_nvtxMemMarkInitializedBatch_t, args[3], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemCudaMarkInitialized *call = cb_symbol_address(&symbols[S_nvtxMemCudaMarkInitialized]);
    if (call == NULL)
        return NULL;
    call(domain, stream, isPerThreadStream, desc);
    return Py_NewRef(Py_None);
}

