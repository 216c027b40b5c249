// functions.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

// void nvtxInitialize(const void *reserved)
static const cb_function f_nvtxInitialize = {.name = "nvtxInitialize", CB_PARAMS("reserved")};

CB_WRAPPER(nvtxInitialize)
{
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

CB_PARAM_LIST(nvtxDomainMarkEx, "domain", "eventAttrib");

// void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxDomainMarkEx = {
    .name = "nvtxDomainMarkEx",
    CB_PARAMS_OF(nvtxDomainMarkEx),
};

CB_WRAPPER(nvtxDomainMarkEx)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainMarkEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxEventAttributes_t, argv[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainMarkEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainMarkEx]);
    if (call == NULL)
        return NULL;
    call(domain, eventAttrib);
    return Py_NewRef(Py_None);
}

CB_PARAM_LIST(nvtxMarkEx, "eventAttrib");

// void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxMarkEx = {.name = "nvtxMarkEx", CB_PARAMS_OF(nvtxMarkEx)};

CB_WRAPPER(nvtxMarkEx)
{
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

CB_PARAM_LIST(nvtxMarkA, "message");

// void nvtxMarkA(const char *message)
static const cb_function f_nvtxMarkA = {.name = "nvtxMarkA", CB_PARAMS_OF(nvtxMarkA)};

CB_WRAPPER(nvtxMarkA)
{
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
    CB_PARAMS_OF(nvtxDomainMarkEx),
};

CB_WRAPPER(nvtxDomainRangeStartEx)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangeStartEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
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
    CB_PARAMS_OF(nvtxMarkEx),
};

CB_WRAPPER(nvtxRangeStartEx)
{
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
static const cb_function f_nvtxRangeStartA = {.name = "nvtxRangeStartA", CB_PARAMS_OF(nvtxMarkA)};

CB_WRAPPER(nvtxRangeStartA)
{
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
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangeEnd, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxRangeId_t id;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_scalar(py, T_nvtxRangeId_t, argv[1], "id", &id, sizeof id) < 0)
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
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxRangeEnd, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxRangeId_t id;
    if (cb_as_scalar(py, T_nvtxRangeId_t, argv[0], "id", &id, sizeof id) < 0)
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
    CB_PARAMS_OF(nvtxDomainMarkEx),
};

CB_WRAPPER(nvtxDomainRangePushEx)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainRangePushEx, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventAttributes_t *eventAttrib;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxEventAttributes_t, argv[1], "eventAttrib", &eventAttrib) < 0)
        return NULL;
    fn_nvtxDomainRangePushEx *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainRangePushEx]);
    if (call == NULL)
        return NULL;
    int value = call(domain, eventAttrib);
    return PyLong_FromLong(value);
}

// int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
static const cb_function f_nvtxRangePushEx = {.name = "nvtxRangePushEx", CB_PARAMS_OF(nvtxMarkEx)};

CB_WRAPPER(nvtxRangePushEx)
{
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
static const cb_function f_nvtxRangePushA = {.name = "nvtxRangePushA", CB_PARAMS_OF(nvtxMarkA)};

CB_WRAPPER(nvtxRangePushA)
{
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

CB_PARAM_LIST(nvtxDomainRangePop, "domain");

// int nvtxDomainRangePop(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainRangePop = {
    .name = "nvtxDomainRangePop",
    CB_PARAMS_OF(nvtxDomainRangePop),
};

CB_WRAPPER(nvtxDomainRangePop)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainRangePop, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0)
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
    if (!cb_no_arguments(form, &f_nvtxRangePop, argv, nargs, kwnames))
        return NULL;
    fn_nvtxRangePop *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePop]);
    if (call == NULL)
        return NULL;
    int value = call();
    return PyLong_FromLong(value);
}

CB_PARAM_LIST(nvtxDomainResourceCreate, "domain", "attribs");

// nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
//     nvtxResourceAttributes_t *attribs)
static const cb_function f_nvtxDomainResourceCreate = {
    .name = "nvtxDomainResourceCreate",
    CB_PARAMS_OF(nvtxDomainResourceCreate),
};

CB_WRAPPER(nvtxDomainResourceCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainResourceCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxResourceAttributes_t *attribs;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
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
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainResourceDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxResourceHandle_t resource;
    if (cb_as_ended_handle(py, T_nvtxResourceHandle_t, argv[0], "resource", &resource) < 0)
        return NULL;
    fn_nvtxDomainResourceDestroy *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainResourceDestroy]);
    if (call == NULL)
        return NULL;
    call(resource);
    cb_cell_ended(argv[0]);
    return Py_NewRef(Py_None);
}

// void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
static const cb_function f_nvtxDomainNameCategoryA = {
    .name = "nvtxDomainNameCategoryA",
    CB_PARAMS("domain", "category", "name"),
};

CB_WRAPPER(nvtxDomainNameCategoryA)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxDomainNameCategoryA, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint32_t category;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
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
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxDomainRegisterStringA, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_address string;
    string.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
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
static const cb_function f_nvtxDomainDestroy = {
    .name = "nvtxDomainDestroy",
    CB_PARAMS_OF(nvtxDomainRangePop),
};

CB_WRAPPER(nvtxDomainDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_ended_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0)
        return NULL;
    fn_nvtxDomainDestroy *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainDestroy]);
    if (call == NULL)
        return NULL;
    call(domain);
    cb_cell_ended(argv[0]);
    return Py_NewRef(Py_None);
}

// nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
//     const nvtxSyncUserAttributes_t *attribs)
static const cb_function f_nvtxDomainSyncUserCreate = {
    .name = "nvtxDomainSyncUserCreate",
    CB_PARAMS_OF(nvtxDomainResourceCreate),
};

CB_WRAPPER(nvtxDomainSyncUserCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxSyncUserAttributes_t *attribs;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxSyncUserAttributes_t, argv[1], "attribs", &attribs) < 0)
        return NULL;
    fn_nvtxDomainSyncUserCreate *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserCreate]);
    if (call == NULL)
        return NULL;
    nvtxSyncUser_t value = call(domain, attribs);
    return cb_cell_new(py, T_nvtxSyncUser_t, &value);
}

CB_PARAM_LIST(nvtxDomainSyncUserDestroy, "handle");

// void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserDestroy = {
    .name = "nvtxDomainSyncUserDestroy",
    CB_PARAMS_OF(nvtxDomainSyncUserDestroy),
};

CB_WRAPPER(nvtxDomainSyncUserDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_ended_handle(py, T_nvtxSyncUser_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserDestroy *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserDestroy]);
    if (call == NULL)
        return NULL;
    call(handle);
    cb_cell_ended(argv[0]);
    return Py_NewRef(Py_None);
}

// void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
static const cb_function f_nvtxDomainSyncUserAcquireStart = {
    .name = "nvtxDomainSyncUserAcquireStart",
    CB_PARAMS_OF(nvtxDomainSyncUserDestroy),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireStart)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireStart, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], "handle", &handle) < 0)
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
    CB_PARAMS_OF(nvtxDomainSyncUserDestroy),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireFailed)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireFailed, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], "handle", &handle) < 0)
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
    CB_PARAMS_OF(nvtxDomainSyncUserDestroy),
};

CB_WRAPPER(nvtxDomainSyncUserAcquireSuccess)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserAcquireSuccess, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], "handle", &handle) < 0)
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
    CB_PARAMS_OF(nvtxDomainSyncUserDestroy),
};

CB_WRAPPER(nvtxDomainSyncUserReleasing)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainSyncUserReleasing, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxSyncUser_t handle;
    if (cb_as_handle(py, T_nvtxSyncUser_t, argv[0], "handle", &handle) < 0)
        return NULL;
    fn_nvtxDomainSyncUserReleasing *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxDomainSyncUserReleasing]);
    if (call == NULL)
        return NULL;
    call(handle);
    return Py_NewRef(Py_None);
}

CB_PARAM_LIST(nvtxNameCuDeviceA, "device", "name");

// void nvtxNameCuDeviceA(CUdevice device, const char *name)
static const cb_function f_nvtxNameCuDeviceA = {
    .name = "nvtxNameCuDeviceA",
    CB_PARAMS_OF(nvtxNameCuDeviceA),
};

CB_WRAPPER(nvtxNameCuDeviceA)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuDeviceA, &argv, nargs, kwnames, slots))
        return NULL;
    CUdevice device;
    cb_address name;
    name.held = false;
    if (cb_as_scalar(py, T_CUdevice, argv[0], "device", &device, sizeof device) < 0
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
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuContextA, &argv, nargs, kwnames, slots))
        return NULL;
    CUcontext context;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUcontext, argv[0], "context", &context) < 0
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

CB_PARAM_LIST(nvtxNameCuStreamA, "stream", "name");

// void nvtxNameCuStreamA(CUstream stream, const char *name)
static const cb_function f_nvtxNameCuStreamA = {
    .name = "nvtxNameCuStreamA",
    CB_PARAMS_OF(nvtxNameCuStreamA),
};

CB_WRAPPER(nvtxNameCuStreamA)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuStreamA, &argv, nargs, kwnames, slots))
        return NULL;
    CUstream stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUstream, argv[0], "stream", &stream) < 0
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

CB_PARAM_LIST(nvtxNameCuEventA, "event", "name");

// void nvtxNameCuEventA(CUevent event, const char *name)
static const cb_function f_nvtxNameCuEventA = {
    .name = "nvtxNameCuEventA",
    CB_PARAMS_OF(nvtxNameCuEventA),
};

CB_WRAPPER(nvtxNameCuEventA)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCuEventA, &argv, nargs, kwnames, slots))
        return NULL;
    CUevent event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_CUevent, argv[0], "event", &event) < 0
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
    CB_PARAMS_OF(nvtxNameCuDeviceA),
};

CB_WRAPPER(nvtxNameCudaDeviceA)
{
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
    CB_PARAMS_OF(nvtxNameCuStreamA),
};

CB_WRAPPER(nvtxNameCudaStreamA)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCudaStreamA, &argv, nargs, kwnames, slots))
        return NULL;
    cudaStream_t stream;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaStream_t, argv[0], "stream", &stream) < 0
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
    CB_PARAMS_OF(nvtxNameCuEventA),
};

CB_WRAPPER(nvtxNameCudaEventA)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxNameCudaEventA, &argv, nargs, kwnames, slots))
        return NULL;
    cudaEvent_t event;
    cb_address name;
    name.held = false;
    if (cb_as_handle(py, T_cudaEvent_t, argv[0], "event", &event) < 0
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

CB_PARAM_LIST(nvtxPayloadSchemaRegister, "domain", "attr");

// uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
//     const nvtxPayloadSchemaAttr_t *attr)
static const cb_function f_nvtxPayloadSchemaRegister = {
    .name = "nvtxPayloadSchemaRegister",
    CB_PARAMS_OF(nvtxPayloadSchemaRegister),
};

CB_WRAPPER(nvtxPayloadSchemaRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxPayloadSchemaRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxPayloadSchemaAttr_t *attr;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxPayloadSchemaAttr_t, argv[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxPayloadSchemaRegister *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxPayloadSchemaRegister]);
    if (call == NULL)
        return NULL;
    uint64_t value = call(domain, attr);
    return PyLong_FromUnsignedLong(value);
}

// uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
static const cb_function f_nvtxPayloadEnumRegister = {
    .name = "nvtxPayloadEnumRegister",
    CB_PARAMS_OF(nvtxPayloadSchemaRegister),
};

CB_WRAPPER(nvtxPayloadEnumRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxPayloadEnumRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxPayloadEnumAttr_t *attr;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxPayloadEnumAttr_t, argv[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxPayloadEnumRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxPayloadEnumRegister]);
    if (call == NULL)
        return NULL;
    uint64_t value = call(domain, attr);
    return PyLong_FromUnsignedLong(value);
}

// uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
static const cb_function f_nvtxScopeRegister = {
    .name = "nvtxScopeRegister",
    CB_PARAMS_OF(nvtxPayloadSchemaRegister),
};

CB_WRAPPER(nvtxScopeRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxScopeRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxScopeAttr_t *attr;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxScopeAttr_t, argv[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxScopeRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxScopeRegister]);
    if (call == NULL)
        return NULL;
    uint64_t value = call(domain, attr);
    return PyLong_FromUnsignedLong(value);
}

CB_PARAM_LIST(nvtxMarkPayload, "domain", "payloadData", "count");

// void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxMarkPayload = {
    .name = "nvtxMarkPayload",
    CB_PARAMS_OF(nvtxMarkPayload),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(nvtxMarkPayload)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxMarkPayload, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[1], "payloadData", &payloadData) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = payloadData.length;
    if (cb_array_check(&payloadData, count, "payloadData") < 0)
        goto done;
    fn_nvtxMarkPayload *call = cb_symbol_address(&nvtx_symbols[S_nvtxMarkPayload]);
    if (call == NULL)
        goto done;
    call(domain, payloadData.data, count);
    retval = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return retval;
}

// int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxRangePushPayload = {
    .name = "nvtxRangePushPayload",
    CB_PARAMS_OF(nvtxMarkPayload),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(nvtxRangePushPayload)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangePushPayload, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[1], "payloadData", &payloadData) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = payloadData.length;
    if (cb_array_check(&payloadData, count, "payloadData") < 0)
        goto done;
    fn_nvtxRangePushPayload *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePushPayload]);
    if (call == NULL)
        goto done;
    int value = call(domain, payloadData.data, count);
    retval = PyLong_FromLong(value);
done:
    cb_array_done(&payloadData);
    return retval;
}

// int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t count)
static const cb_function f_nvtxRangePopPayload = {
    .name = "nvtxRangePopPayload",
    CB_PARAMS_OF(nvtxMarkPayload),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(nvtxRangePopPayload)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangePopPayload, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[1], "payloadData", &payloadData) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = payloadData.length;
    if (cb_array_check(&payloadData, count, "payloadData") < 0)
        goto done;
    fn_nvtxRangePopPayload *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangePopPayload]);
    if (call == NULL)
        goto done;
    int value = call(domain, payloadData.data, count);
    retval = PyLong_FromLong(value);
done:
    cb_array_done(&payloadData);
    return retval;
}

// nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,
//     const nvtxPayloadData_t *payloadData, size_t count)
static const cb_function f_nvtxRangeStartPayload = {
    .name = "nvtxRangeStartPayload",
    CB_PARAMS_OF(nvtxMarkPayload),
    .auto_mask = CB_BIT(2), // count
};

CB_WRAPPER(nvtxRangeStartPayload)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangeStartPayload, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t count;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[1], "payloadData", &payloadData) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &count) < 0))
        goto done;
    if (argv[2] == NULL)
        count = payloadData.length;
    if (cb_array_check(&payloadData, count, "payloadData") < 0)
        goto done;
    fn_nvtxRangeStartPayload *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangeStartPayload]);
    if (call == NULL)
        goto done;
    nvtxRangeId_t value = call(domain, payloadData.data, count);
    retval = cb_cell_new(py, T_nvtxRangeId_t, &value);
done:
    cb_array_done(&payloadData);
    return retval;
}

// void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
//     const nvtxPayloadData_t *payloadData, size_t count)
static const cb_function f_nvtxRangeEndPayload = {
    .name = "nvtxRangeEndPayload",
    CB_PARAMS("domain", "id", "payloadData", "count"),
    .auto_mask = CB_BIT(3), // count
};

CB_WRAPPER(nvtxRangeEndPayload)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxRangeEndPayload, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxRangeId_t id;
    cb_array payloadData;
    uint64_t count;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_scalar(py, T_nvtxRangeId_t, argv[1], "id", &id, sizeof id) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[2], "payloadData", &payloadData) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &count) < 0))
        goto done;
    if (argv[3] == NULL)
        count = payloadData.length;
    if (cb_array_check(&payloadData, count, "payloadData") < 0)
        goto done;
    fn_nvtxRangeEndPayload *call = cb_symbol_address(&nvtx_symbols[S_nvtxRangeEndPayload]);
    if (call == NULL)
        goto done;
    call(domain, id, payloadData.data, count);
    retval = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return retval;
}

// uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
static const cb_function f_nvtxDomainIsEnabled = {
    .name = "nvtxDomainIsEnabled",
    CB_PARAMS_OF(nvtxDomainRangePop),
};

CB_WRAPPER(nvtxDomainIsEnabled)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxDomainIsEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0)
        return NULL;
    fn_nvtxDomainIsEnabled *call = cb_symbol_address(&nvtx_symbols[S_nvtxDomainIsEnabled]);
    if (call == NULL)
        return NULL;
    uint8_t value = call(domain);
    return PyLong_FromLong(value);
}

// int64_t nvtxTimestampGet(void)
static const cb_function f_nvtxTimestampGet = {.name = "nvtxTimestampGet", CB_NO_PARAMS};

CB_WRAPPER(nvtxTimestampGet)
{
    if (!cb_no_arguments(form, &f_nvtxTimestampGet, argv, nargs, kwnames))
        return NULL;
    fn_nvtxTimestampGet *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimestampGet]);
    if (call == NULL)
        return NULL;
    int64_t value = call();
    return PyLong_FromLong(value);
}

// uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
static const cb_function f_nvtxTimeDomainRegister = {
    .name = "nvtxTimeDomainRegister",
    CB_PARAMS("domain", "timeAttr"),
};

CB_WRAPPER(nvtxTimeDomainRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxTimeDomainRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxTimeDomainAttr_t *timeAttr;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxTimeDomainAttr_t, argv[1], "timeAttr", &timeAttr) < 0)
        return NULL;
    fn_nvtxTimeDomainRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimeDomainRegister]);
    if (call == NULL)
        return NULL;
    uint64_t value = call(domain, timeAttr);
    return PyLong_FromUnsignedLong(value);
}

// void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
//     int64_t (*timestampProviderFn)(void))
static const cb_function f_nvtxTimerSource = {
    .name = "nvtxTimerSource",
    CB_PARAMS("domain", "timeDomainId", "flags", "timestampProviderFn"),
};

CB_WRAPPER(nvtxTimerSource)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxTimerSource, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId, flags;
    cb_callback timestampProviderFn = {0};
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &timeDomainId) < 0
        || cb_as_uint64(argv[2], "uint64_t", &flags) < 0
        || cb_as_callback(py, CB_NO_CLASS, argv[3], trampoline_nvtxTimerSource_timestampProviderFn,
            NULL, CB_SCOPE_FOREVER, &timestampProviderFn) < 0)
        goto done;
    fn_nvtxTimerSource *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimerSource]);
    if (call == NULL)
        goto done;
    cb_closure_set_current(timestampProviderFn.closure);
    call(domain, timeDomainId, flags, timestampProviderFn.function);
    cb_closure_set_current(NULL);
    retval = Py_NewRef(Py_None);
done:
    cb_callback_done(&timestampProviderFn);
    return retval;
}

// void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
//     int64_t (*timestampProviderFn)(void *), void *data)
static const cb_function f_nvtxTimerSourceWithData = {
    .name = "nvtxTimerSourceWithData",
    CB_PARAMS("domain", "timeDomainId", "flags", "timestampProviderFn", "data"),
};

CB_WRAPPER(nvtxTimerSourceWithData)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxTimerSourceWithData, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId, flags;
    cb_callback timestampProviderFn = {0};
    cb_address data;
    data.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &timeDomainId) < 0
        || cb_as_uint64(argv[2], "uint64_t", &flags) < 0
        || cb_as_callback(py, CB_NO_CLASS, argv[3],
            trampoline_nvtxTimerSourceWithData_timestampProviderFn, argv[4], CB_SCOPE_FOREVER,
            &timestampProviderFn) < 0
        || (timestampProviderFn.closure == NULL && cb_as_address(py, argv[4], &data) < 0))
        goto done;
    fn_nvtxTimerSourceWithData *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimerSourceWithData]);
    if (call == NULL)
        goto done;
    call(domain, timeDomainId, flags, timestampProviderFn.function,
        timestampProviderFn.closure != NULL ? timestampProviderFn.closure : data.value);
    cb_callback_keep(py, &timestampProviderFn, NULL);
    retval = Py_NewRef(Py_None);
done:
    cb_callback_done(&timestampProviderFn);
    cb_address_release(&data);
    return retval;
}

// void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
//     uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)
static const cb_function f_nvtxTimeSyncPoint = {
    .name = "nvtxTimeSyncPoint",
    CB_PARAMS("domain", "timeDomainId1", "timeDomainId2", "timestamp1", "timestamp2"),
};

CB_WRAPPER(nvtxTimeSyncPoint)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_nvtxTimeSyncPoint, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainId1, timeDomainId2;
    int64_t timestamp1, timestamp2;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &timeDomainId1) < 0
        || cb_as_uint64(argv[2], "uint64_t", &timeDomainId2) < 0
        || cb_as_int64(argv[3], "int64_t", &timestamp1) < 0
        || cb_as_int64(argv[4], "int64_t", &timestamp2) < 0)
        return NULL;
    fn_nvtxTimeSyncPoint *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimeSyncPoint]);
    if (call == NULL)
        return NULL;
    call(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2);
    return Py_NewRef(Py_None);
}

// void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
//     uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
static const cb_function f_nvtxTimeSyncPointTable = {
    .name = "nvtxTimeSyncPointTable",
    CB_PARAMS("domain", "timeDomainIdSrc", "timeDomainIdDst", "syncPoints", "count"),
    .auto_mask = CB_BIT(4), // count
};

CB_WRAPPER(nvtxTimeSyncPointTable)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxTimeSyncPointTable, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainIdSrc, timeDomainIdDst, count;
    cb_array syncPoints;
    cb_array_init(&syncPoints);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &timeDomainIdSrc) < 0
        || cb_as_uint64(argv[2], "uint64_t", &timeDomainIdDst) < 0
        || cb_array_records(py, T_nvtxSyncPoint_t, argv[3], "syncPoints", &syncPoints) < 0
        || (argv[4] != NULL && cb_as_uint64(argv[4], "size_t", &count) < 0))
        goto done;
    if (argv[4] == NULL)
        count = syncPoints.length;
    if (cb_array_check(&syncPoints, count, "syncPoints") < 0)
        goto done;
    fn_nvtxTimeSyncPointTable *call = cb_symbol_address(&nvtx_symbols[S_nvtxTimeSyncPointTable]);
    if (call == NULL)
        goto done;
    call(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints.data, count);
    retval = Py_NewRef(Py_None);
done:
    cb_array_done(&syncPoints);
    return retval;
}

// void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
//     uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
static const cb_function f_nvtxTimestampConversionFactor = {
    .name = "nvtxTimestampConversionFactor",
    CB_PARAMS("domain", "timeDomainIdSrc", "timeDomainIdDst", "slope", "timestampSrc",
        "timestampDst"),
};

CB_WRAPPER(nvtxTimestampConversionFactor)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_nvtxTimestampConversionFactor, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint64_t timeDomainIdSrc, timeDomainIdDst;
    double slope;
    int64_t timestampSrc, timestampDst;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &timeDomainIdSrc) < 0
        || cb_as_uint64(argv[2], "uint64_t", &timeDomainIdDst) < 0
        || cb_as_double(argv[3], &slope) < 0
        || cb_as_int64(argv[4], "int64_t", &timestampSrc) < 0
        || cb_as_int64(argv[5], "int64_t", &timestampDst) < 0)
        return NULL;
    fn_nvtxTimestampConversionFactor *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxTimestampConversionFactor]);
    if (call == NULL)
        return NULL;
    call(domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst);
    return Py_NewRef(Py_None);
}

// void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
//     size_t numPayloads)
static const cb_function f_nvtxEventSubmit = {
    .name = "nvtxEventSubmit",
    CB_PARAMS("domain", "payloadData", "numPayloads"),
    .auto_mask = CB_BIT(2), // numPayloads
};

CB_WRAPPER(nvtxEventSubmit)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxEventSubmit, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cb_array payloadData;
    uint64_t numPayloads;
    cb_array_init(&payloadData);
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_array_records(py, T_nvtxPayloadData_t, argv[1], "payloadData", &payloadData) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numPayloads) < 0))
        goto done;
    if (argv[2] == NULL)
        numPayloads = payloadData.length;
    if (cb_array_check(&payloadData, numPayloads, "payloadData") < 0)
        goto done;
    fn_nvtxEventSubmit *call = cb_symbol_address(&nvtx_symbols[S_nvtxEventSubmit]);
    if (call == NULL)
        goto done;
    call(domain, payloadData.data, numPayloads);
    retval = Py_NewRef(Py_None);
done:
    cb_array_done(&payloadData);
    return retval;
}

// void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
static const cb_function f_nvtxEventBatchSubmit = {
    .name = "nvtxEventBatchSubmit",
    CB_PARAMS("domain", "eventBatch"),
};

CB_WRAPPER(nvtxEventBatchSubmit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxEventBatchSubmit, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxEventBatch_t *eventBatch;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxEventBatch_t, argv[1], "eventBatch", &eventBatch) < 0)
        return NULL;
    fn_nvtxEventBatchSubmit *call = cb_symbol_address(&nvtx_symbols[S_nvtxEventBatchSubmit]);
    if (call == NULL)
        return NULL;
    call(domain, eventBatch);
    return Py_NewRef(Py_None);
}

// uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
static const cb_function f_nvtxCounterRegister = {
    .name = "nvtxCounterRegister",
    CB_PARAMS("hDomain", "attr"),
};

CB_WRAPPER(nvtxCounterRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxCounterRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    const nvtxCounterAttr_t *attr;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_record(py, T_nvtxCounterAttr_t, argv[1], "attr", &attr) < 0)
        return NULL;
    fn_nvtxCounterRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxCounterRegister]);
    if (call == NULL)
        return NULL;
    uint64_t value = call(hDomain, attr);
    return PyLong_FromUnsignedLong(value);
}

CB_PARAM_LIST(nvtxCounterSampleInt64, "hDomain", "counterId", "value");

// void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
static const cb_function f_nvtxCounterSampleInt64 = {
    .name = "nvtxCounterSampleInt64",
    CB_PARAMS_OF(nvtxCounterSampleInt64),
};

CB_WRAPPER(nvtxCounterSampleInt64)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvtxCounterSampleInt64, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    int64_t value;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &counterId) < 0
        || cb_as_int64(argv[2], "int64_t", &value) < 0)
        return NULL;
    fn_nvtxCounterSampleInt64 *call = cb_symbol_address(&nvtx_symbols[S_nvtxCounterSampleInt64]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, value);
    return Py_NewRef(Py_None);
}

// void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
static const cb_function f_nvtxCounterSampleFloat64 = {
    .name = "nvtxCounterSampleFloat64",
    CB_PARAMS_OF(nvtxCounterSampleInt64),
};

CB_WRAPPER(nvtxCounterSampleFloat64)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvtxCounterSampleFloat64, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    double value;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &counterId) < 0
        || cb_as_double(argv[2], &value) < 0)
        return NULL;
    fn_nvtxCounterSampleFloat64 *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxCounterSampleFloat64]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, value);
    return Py_NewRef(Py_None);
}

// void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value,
//     size_t size)
static const cb_function f_nvtxCounterSample = {
    .name = "nvtxCounterSample",
    CB_PARAMS("hDomain", "counterId", "value", "size"),
};

CB_WRAPPER(nvtxCounterSample)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_nvtxCounterSample, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId, size;
    cb_address value;
    value.held = false;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &counterId) < 0
        || cb_as_address(py, argv[2], &value) < 0
        || cb_as_uint64(argv[3], "size_t", &size) < 0)
        goto done;
    fn_nvtxCounterSample *call = cb_symbol_address(&nvtx_symbols[S_nvtxCounterSample]);
    if (call == NULL)
        goto done;
    call(hDomain, counterId, value.value, size);
    retval = Py_NewRef(Py_None);
done:
    cb_address_release(&value);
    return retval;
}

// void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
static const cb_function f_nvtxCounterSampleNoValue = {
    .name = "nvtxCounterSampleNoValue",
    CB_PARAMS("hDomain", "counterId", "reason"),
};

CB_WRAPPER(nvtxCounterSampleNoValue)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_nvtxCounterSampleNoValue, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    uint64_t counterId;
    uint8_t reason;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_uint64(argv[1], "uint64_t", &counterId) < 0
        || cb_as_uint8(argv[2], "uint8_t", &reason) < 0)
        return NULL;
    fn_nvtxCounterSampleNoValue *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxCounterSampleNoValue]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterId, reason);
    return Py_NewRef(Py_None);
}

// void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
static const cb_function f_nvtxCounterBatchSubmit = {
    .name = "nvtxCounterBatchSubmit",
    CB_PARAMS("hDomain", "counterData"),
};

CB_WRAPPER(nvtxCounterBatchSubmit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxCounterBatchSubmit, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t hDomain;
    const nvtxCounterBatch_t *counterData;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "hDomain", &hDomain) < 0
        || cb_as_record(py, T_nvtxCounterBatch_t, argv[1], "counterData", &counterData) < 0)
        return NULL;
    fn_nvtxCounterBatchSubmit *call = cb_symbol_address(&nvtx_symbols[S_nvtxCounterBatchSubmit]);
    if (call == NULL)
        return NULL;
    call(hDomain, counterData);
    return Py_NewRef(Py_None);
}

CB_PARAM_LIST(nvtxMemHeapRegister, "domain", "desc");

// nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
static const cb_function f_nvtxMemHeapRegister = {
    .name = "nvtxMemHeapRegister",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemHeapRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemHeapRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemHeapDesc_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemHeapDesc_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemHeapRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemHeapRegister]);
    if (call == NULL)
        return NULL;
    nvtxMemHeapHandle_t value = call(domain, desc);
    return cb_cell_new(py, T_nvtxMemHeapHandle_t, &value);
}

CB_PARAM_LIST(nvtxMemHeapUnregister, "domain", "heap");

// void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
static const cb_function f_nvtxMemHeapUnregister = {
    .name = "nvtxMemHeapUnregister",
    CB_PARAMS_OF(nvtxMemHeapUnregister),
};

CB_WRAPPER(nvtxMemHeapUnregister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemHeapUnregister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemHeapHandle_t heap;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemHeapHandle_t, argv[1], "heap", &heap) < 0)
        return NULL;
    fn_nvtxMemHeapUnregister *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemHeapUnregister]);
    if (call == NULL)
        return NULL;
    call(domain, heap);
    return Py_NewRef(Py_None);
}

// void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
static const cb_function f_nvtxMemHeapReset = {
    .name = "nvtxMemHeapReset",
    CB_PARAMS_OF(nvtxMemHeapUnregister),
};

CB_WRAPPER(nvtxMemHeapReset)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemHeapReset, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemHeapHandle_t heap;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemHeapHandle_t, argv[1], "heap", &heap) < 0)
        return NULL;
    fn_nvtxMemHeapReset *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemHeapReset]);
    if (call == NULL)
        return NULL;
    call(domain, heap);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
static const cb_function f_nvtxMemRegionsRegister = {
    .name = "nvtxMemRegionsRegister",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemRegionsRegister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemRegionsRegister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsRegisterBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemRegionsRegisterBatch_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsRegister *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemRegionsRegister]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
static const cb_function f_nvtxMemRegionsResize = {
    .name = "nvtxMemRegionsResize",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemRegionsResize)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemRegionsResize, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsResizeBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemRegionsResizeBatch_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsResize *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemRegionsResize]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
//     const nvtxMemRegionsUnregisterBatch_t *desc)
static const cb_function f_nvtxMemRegionsUnregister = {
    .name = "nvtxMemRegionsUnregister",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemRegionsUnregister)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemRegionsUnregister, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsUnregisterBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemRegionsUnregisterBatch_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsUnregister *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemRegionsUnregister]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
static const cb_function f_nvtxMemRegionsName = {
    .name = "nvtxMemRegionsName",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemRegionsName)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemRegionsName, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemRegionsNameBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemRegionsNameBatch_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemRegionsName *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemRegionsName]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
//     const nvtxMemPermissionsAssignBatch_t *desc)
static const cb_function f_nvtxMemPermissionsAssign = {
    .name = "nvtxMemPermissionsAssign",
    CB_PARAMS_OF(nvtxMemHeapRegister),
};

CB_WRAPPER(nvtxMemPermissionsAssign)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemPermissionsAssign, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    const nvtxMemPermissionsAssignBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_record(py, T_nvtxMemPermissionsAssignBatch_t, argv[1], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemPermissionsAssign *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsAssign]);
    if (call == NULL)
        return NULL;
    call(domain, desc);
    return Py_NewRef(Py_None);
}

// nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
//     int32_t creationflags)
static const cb_function f_nvtxMemPermissionsCreate = {
    .name = "nvtxMemPermissionsCreate",
    CB_PARAMS("domain", "creationflags"),
};

CB_WRAPPER(nvtxMemPermissionsCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemPermissionsCreate, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    int32_t creationflags;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_int32(argv[1], "int32_t", &creationflags) < 0)
        return NULL;
    fn_nvtxMemPermissionsCreate *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsCreate]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t value = call(domain, creationflags);
    return cb_cell_new(py, T_nvtxMemPermissionsHandle_t, &value);
}

CB_PARAM_LIST(nvtxMemPermissionsDestroy, "domain", "permissionsHandle");

// void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
//     nvtxMemPermissionsHandle_t permissionsHandle)
static const cb_function f_nvtxMemPermissionsDestroy = {
    .name = "nvtxMemPermissionsDestroy",
    CB_PARAMS_OF(nvtxMemPermissionsDestroy),
};

CB_WRAPPER(nvtxMemPermissionsDestroy)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemPermissionsDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissionsHandle;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemPermissionsHandle_t, argv[1], "permissionsHandle",
            &permissionsHandle) < 0)
        return NULL;
    fn_nvtxMemPermissionsDestroy *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsDestroy]);
    if (call == NULL)
        return NULL;
    call(domain, permissionsHandle);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
//     nvtxMemPermissionsHandle_t permissionsHandle)
static const cb_function f_nvtxMemPermissionsReset = {
    .name = "nvtxMemPermissionsReset",
    CB_PARAMS_OF(nvtxMemPermissionsDestroy),
};

CB_WRAPPER(nvtxMemPermissionsReset)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemPermissionsReset, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissionsHandle;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemPermissionsHandle_t, argv[1], "permissionsHandle",
            &permissionsHandle) < 0)
        return NULL;
    fn_nvtxMemPermissionsReset *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsReset]);
    if (call == NULL)
        return NULL;
    call(domain, permissionsHandle);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
//     uint32_t bindScope, uint32_t bindFlags)
static const cb_function f_nvtxMemPermissionsBind = {
    .name = "nvtxMemPermissionsBind",
    CB_PARAMS("domain", "permissions", "bindScope", "bindFlags"),
};

CB_WRAPPER(nvtxMemPermissionsBind)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvtxMemPermissionsBind, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissions;
    uint32_t bindScope, bindFlags;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemPermissionsHandle_t, argv[1], "permissions", &permissions) < 0
        || cb_as_uint32(argv[2], "uint32_t", &bindScope) < 0
        || cb_as_uint32(argv[3], "uint32_t", &bindFlags) < 0)
        return NULL;
    fn_nvtxMemPermissionsBind *call = cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsBind]);
    if (call == NULL)
        return NULL;
    call(domain, permissions, bindScope, bindFlags);
    return Py_NewRef(Py_None);
}

// void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
static const cb_function f_nvtxMemPermissionsUnbind = {
    .name = "nvtxMemPermissionsUnbind",
    CB_PARAMS("domain", "bindScope"),
};

CB_WRAPPER(nvtxMemPermissionsUnbind)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemPermissionsUnbind, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    uint32_t bindScope;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_uint32(argv[1], "uint32_t", &bindScope) < 0)
        return NULL;
    fn_nvtxMemPermissionsUnbind *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemPermissionsUnbind]);
    if (call == NULL)
        return NULL;
    call(domain, bindScope);
    return Py_NewRef(Py_None);
}

// nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
static const cb_function f_nvtxMemCudaGetProcessWidePermissions = {
    .name = "nvtxMemCudaGetProcessWidePermissions",
    CB_PARAMS_OF(nvtxDomainRangePop),
};

CB_WRAPPER(nvtxMemCudaGetProcessWidePermissions)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_nvtxMemCudaGetProcessWidePermissions, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0)
        return NULL;
    fn_nvtxMemCudaGetProcessWidePermissions *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemCudaGetProcessWidePermissions]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t value = call(domain);
    return cb_cell_new(py, T_nvtxMemPermissionsHandle_t, &value);
}

// nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain,
//     int device)
static const cb_function f_nvtxMemCudaGetDeviceWidePermissions = {
    .name = "nvtxMemCudaGetDeviceWidePermissions",
    CB_PARAMS("domain", "device"),
};

CB_WRAPPER(nvtxMemCudaGetDeviceWidePermissions)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_nvtxMemCudaGetDeviceWidePermissions, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    int32_t device;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_int32(argv[1], "int", &device) < 0)
        return NULL;
    fn_nvtxMemCudaGetDeviceWidePermissions *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemCudaGetDeviceWidePermissions]);
    if (call == NULL)
        return NULL;
    nvtxMemPermissionsHandle_t value = call(domain, device);
    return cb_cell_new(py, T_nvtxMemPermissionsHandle_t, &value);
}

// void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
//     int devicePeer, uint32_t flags)
static const cb_function f_nvtxMemCudaSetPeerAccess = {
    .name = "nvtxMemCudaSetPeerAccess",
    CB_PARAMS("domain", "permissions", "devicePeer", "flags"),
};

CB_WRAPPER(nvtxMemCudaSetPeerAccess)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvtxMemCudaSetPeerAccess, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    nvtxMemPermissionsHandle_t permissions;
    int32_t devicePeer;
    uint32_t flags;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_nvtxMemPermissionsHandle_t, argv[1], "permissions", &permissions) < 0
        || cb_as_int32(argv[2], "int", &devicePeer) < 0
        || cb_as_uint32(argv[3], "uint32_t", &flags) < 0)
        return NULL;
    fn_nvtxMemCudaSetPeerAccess *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemCudaSetPeerAccess]);
    if (call == NULL)
        return NULL;
    call(domain, permissions, devicePeer, flags);
    return Py_NewRef(Py_None);
}

// void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
//     uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
static const cb_function f_nvtxMemCudaMarkInitialized = {
    .name = "nvtxMemCudaMarkInitialized",
    CB_PARAMS("domain", "stream", "isPerThreadStream", "desc"),
};

CB_WRAPPER(nvtxMemCudaMarkInitialized)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_nvtxMemCudaMarkInitialized, &argv, nargs, kwnames, slots))
        return NULL;
    nvtxDomainHandle_t domain;
    cudaStream_t stream;
    uint8_t isPerThreadStream;
    const nvtxMemMarkInitializedBatch_t *desc;
    if (cb_as_handle(py, T_nvtxDomainHandle_t, argv[0], "domain", &domain) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[1], "stream", &stream) < 0
        || cb_as_uint8(argv[2], "uint8_t", &isPerThreadStream) < 0
        || cb_as_record(py, T_nvtxMemMarkInitializedBatch_t, argv[3], "desc", &desc) < 0)
        return NULL;
    fn_nvtxMemCudaMarkInitialized *call =
        cb_symbol_address(&nvtx_symbols[S_nvtxMemCudaMarkInitialized]);
    if (call == NULL)
        return NULL;
    call(domain, stream, isPerThreadStream, desc);
    return Py_NewRef(Py_None);
}
