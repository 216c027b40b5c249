// methods.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvtxInitialize,
    "nvtxInitialize($module, /, reserved)\n--\n\n",
    "nvtxInitialize(reserved)\n\n"
    "Load the tool, if there is one, ahead of the first other call.\n\n"
    "Calling it is optional.\n\n"
    "void nvtxInitialize(const void *reserved)\n\n"
    "Parameters\n"
    "    reserved : int (address), buffer or None; None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainMarkEx,
    "nvtxDomainMarkEx($module, /, domain, eventAttrib)\n--\n\n",
    "nvtxDomainMarkEx(domain, eventAttrib)\n\n"
    "Mark this instant with the attributes in eventAttrib.\n\n"
    "They are a text, colour, category and number.\n\n"
    "void nvtxDomainMarkEx(nvtxDomainHandle_t domain,\n"
    "    const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxMarkEx,
    "nvtxMarkEx($module, /, eventAttrib)\n--\n\n",
    "nvtxMarkEx(eventAttrib)\n\n"
    "Mark this instant with the attributes in eventAttrib.\n\n"
    "They are a text, colour, category and number.\n\n"
    "void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxMarkA,
    "nvtxMarkA($module, /, message)\n--\n\n",
    "nvtxMarkA(message)\n\n"
    "Mark this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRangeStartEx,
    "nvtxDomainRangeStartEx($module, /, domain, eventAttrib)\n--\n\n",
    "nvtxDomainRangeStartEx(domain, eventAttrib)\n\n"
    "Start a range with the attributes in eventAttrib and return its id.\n\n"
    "Any thread may end the range by the id.\n\n"
    "nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,\n"
    "    const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangeStartEx,
    "nvtxRangeStartEx($module, /, eventAttrib)\n--\n\n",
    "nvtxRangeStartEx(eventAttrib)\n\n"
    "Start a range with the attributes in eventAttrib and return its id.\n\n"
    "Any thread may end the range by the id.\n\n"
    "nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangeStartA,
    "nvtxRangeStartA($module, /, message)\n--\n\n",
    "nvtxRangeStartA(message)\n\n"
    "Start a range and return its id, by which any thread may end it.\n\n"
    "nvtxRangeId_t nvtxRangeStartA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRangeEnd,
    "nvtxDomainRangeEnd($module, /, domain, id)\n--\n\n",
    "nvtxDomainRangeEnd(domain, id)\n\n"
    "End the range with the given id.\n\n"
    "void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    id : nvtxRangeId_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangeEnd,
    "nvtxRangeEnd($module, /, id)\n--\n\n",
    "nvtxRangeEnd(id)\n\n"
    "End the range with the given id.\n\n"
    "void nvtxRangeEnd(nvtxRangeId_t id)\n\n"
    "Parameters\n"
    "    id : nvtxRangeId_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRangePushEx,
    "nvtxDomainRangePushEx($module, /, domain, eventAttrib)\n--\n\n",
    "nvtxDomainRangePushEx(domain, eventAttrib)\n\n"
    "Push a range on this thread with the attributes in eventAttrib.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxDomainRangePushEx(nvtxDomainHandle_t domain,\n"
    "    const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangePushEx,
    "nvtxRangePushEx($module, /, eventAttrib)\n--\n\n",
    "nvtxRangePushEx(eventAttrib)\n\n"
    "Push a range on this thread with the attributes in eventAttrib.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangePushA,
    "nvtxRangePushA($module, /, message)\n--\n\n",
    "nvtxRangePushA(message)\n\n"
    "Push a range on this thread, nested in the open ones.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRangePop,
    "nvtxDomainRangePop($module, /, domain)\n--\n\n",
    "nvtxDomainRangePop(domain)\n\n"
    "Pop the innermost range of this thread and return its depth.\n\n"
    "int nvtxDomainRangePop(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangePop,
    "nvtxRangePop($module, /)\n--\n\n",
    "nvtxRangePop()\n\n"
    "Pop the innermost range of this thread and return its depth.\n\n"
    "int nvtxRangePop(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainResourceCreate,
    "nvtxDomainResourceCreate($module, /, domain, attribs)\n--\n\n",
    "nvtxDomainResourceCreate(domain, attribs)\n\n"
    "Report an object of the program to the tool, with its name.\n\n"
    "nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,\n"
    "    nvtxResourceAttributes_t *attribs)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attribs : nvtxResourceAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxResourceHandle_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainResourceDestroy,
    "nvtxDomainResourceDestroy($module, /, resource)\n--\n\n",
    "nvtxDomainResourceDestroy(resource)\n\n"
    "Report to the tool that an object is gone.\n\n"
    "void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)\n\n"
    "Parameters\n"
    "    resource : nvtxResourceHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainNameCategoryA,
    "nvtxDomainNameCategoryA($module, /, domain, category, name)\n--\n\n",
    "nvtxDomainNameCategoryA(domain, category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCategoryA,
    "nvtxNameCategoryA($module, /, category, name)\n--\n\n",
    "nvtxNameCategoryA(category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxNameCategoryA(uint32_t category, const char *name)\n\n"
    "Parameters\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameOsThreadA,
    "nvtxNameOsThreadA($module, /, threadId, name)\n--\n\n",
    "nvtxNameOsThreadA(threadId, name)\n\n"
    "Name a thread of the operating system in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's id of the thread, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRegisterStringA,
    "nvtxDomainRegisterStringA($module, /, domain, string)\n--\n\n",
    "nvtxDomainRegisterStringA(domain, string)\n\n"
    "Register a text in a domain and return its handle.\n\n"
    "Passing the handle is faster than passing the text.\n\n"
    "nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,\n"
    "    const char *string)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    string : str or bytes\n\n"
    "Returns\n"
    "    nvtxStringHandle_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainCreateA,
    "nvtxDomainCreateA($module, /, name)\n--\n\n",
    "nvtxDomainCreateA(name)\n\n"
    "Create a domain.\n\n"
    "It keeps the ranges and names of a library apart from those of others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainDestroy,
    "nvtxDomainDestroy($module, /, domain)\n--\n\n",
    "nvtxDomainDestroy(domain)\n\n"
    "Destroy a domain with the strings that were registered in it.\n\n"
    "void nvtxDomainDestroy(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserCreate,
    "nvtxDomainSyncUserCreate($module, /, domain, attribs)\n--\n\n",
    "nvtxDomainSyncUserCreate(domain, attribs)\n\n"
    "Report a lock of the program's own making to the tool.\n\n"
    "nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,\n"
    "    const nvtxSyncUserAttributes_t *attribs)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attribs : nvtxSyncUserAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxSyncUser_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserDestroy,
    "nvtxDomainSyncUserDestroy($module, /, handle)\n--\n\n",
    "nvtxDomainSyncUserDestroy(handle)\n\n"
    "Report to the tool that a lock is gone.\n\n"
    "void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserAcquireStart,
    "nvtxDomainSyncUserAcquireStart($module, /, handle)\n--\n\n",
    "nvtxDomainSyncUserAcquireStart(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserAcquireFailed,
    "nvtxDomainSyncUserAcquireFailed($module, /, handle)\n--\n\n",
    "nvtxDomainSyncUserAcquireFailed(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserAcquireSuccess,
    "nvtxDomainSyncUserAcquireSuccess($module, /, handle)\n--\n\n",
    "nvtxDomainSyncUserAcquireSuccess(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainSyncUserReleasing,
    "nvtxDomainSyncUserReleasing($module, /, handle)\n--\n\n",
    "nvtxDomainSyncUserReleasing(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuDeviceA,
    "nvtxNameCuDeviceA($module, /, device, name)\n--\n\n",
    "nvtxNameCuDeviceA(device, name)\n\n"
    "Name a device in the tool.\n\n"
    "void nvtxNameCuDeviceA(CUdevice device, const char *name)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuContextA,
    "nvtxNameCuContextA($module, /, context, name)\n--\n\n",
    "nvtxNameCuContextA(context, name)\n\n"
    "Name a context in the tool.\n\n"
    "void nvtxNameCuContextA(CUcontext context, const char *name)\n\n"
    "Parameters\n"
    "    context : CUcontext, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuStreamA,
    "nvtxNameCuStreamA($module, /, stream, name)\n--\n\n",
    "nvtxNameCuStreamA(stream, name)\n\n"
    "Name a stream in the tool.\n\n"
    "void nvtxNameCuStreamA(CUstream stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuEventA,
    "nvtxNameCuEventA($module, /, event, name)\n--\n\n",
    "nvtxNameCuEventA(event, name)\n\n"
    "Name an event in the tool.\n\n"
    "void nvtxNameCuEventA(CUevent event, const char *name)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaDeviceA,
    "nvtxNameCudaDeviceA($module, /, device, name)\n--\n\n",
    "nvtxNameCudaDeviceA(device, name)\n\n"
    "Name a device of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaDeviceA(int device, const char *name)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaStreamA,
    "nvtxNameCudaStreamA($module, /, stream, name)\n--\n\n",
    "nvtxNameCudaStreamA(stream, name)\n\n"
    "Name a stream of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaEventA,
    "nvtxNameCudaEventA($module, /, event, name)\n--\n\n",
    "nvtxNameCudaEventA(event, name)\n\n"
    "Name an event of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaEventA(cudaEvent_t event, const char *name)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxPayloadSchemaRegister,
    "nvtxPayloadSchemaRegister($module, /, domain, attr)\n--\n\n",
    "nvtxPayloadSchemaRegister(domain, attr)\n\n"
    "Register the layout of a struct of the program with the tool.\n\n"
    "Events can then carry the struct.\n\n"
    "uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadSchemaAttr_t *attr)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxPayloadSchemaAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxPayloadEnumRegister,
    "nvtxPayloadEnumRegister($module, /, domain, attr)\n--\n\n",
    "nvtxPayloadEnumRegister(domain, attr)\n\n"
    "Register the names of an enum's values with the tool.\n\n"
    "Payloads can then have such values.\n\n"
    "uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadEnumAttr_t *attr)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxPayloadEnumAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxScopeRegister,
    "nvtxScopeRegister($module, /, domain, attr)\n--\n\n",
    "nvtxScopeRegister(domain, attr)\n\n"
    "Register a scope, such as a node or a thread, and return its id.\n\n"
    "Events are reported under the id.\n\n"
    "uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxScopeAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMarkPayload,
    "nvtxMarkPayload($module, /, domain, payloadData, count)\n--\n\n",
    "nvtxMarkPayload(domain, payloadData, count)\n\n"
    "Mark this instant with structs of the program.\n\n"
    "The tool has schemas for them.\n\n"
    "void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxMarkPayload,
    "nvtxMarkPayload($module, /, domain, payloadData)\n--\n\n",
    "nvtxMarkPayload(domain, payloadData)\n\n"
    "Mark this instant with structs of the program.\n\n"
    "The tool has schemas for them.\n\n"
    "void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxRangePushPayload,
    "nvtxRangePushPayload($module, /, domain, payloadData, count)\n--\n\n",
    "nvtxRangePushPayload(domain, payloadData, count)\n\n"
    "Push a range with structs of the program on this thread.\n\n"
    "The call returns its depth from 0.\n\n"
    "int nvtxRangePushPayload(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxRangePushPayload,
    "nvtxRangePushPayload($module, /, domain, payloadData)\n--\n\n",
    "nvtxRangePushPayload(domain, payloadData)\n\n"
    "Push a range with structs of the program on this thread.\n\n"
    "The call returns its depth from 0.\n\n"
    "int nvtxRangePushPayload(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxRangePopPayload,
    "nvtxRangePopPayload($module, /, domain, payloadData, count)\n--\n\n",
    "nvtxRangePopPayload(domain, payloadData, count)\n\n"
    "Pop the innermost range of this thread, with structs of the program.\n\n"
    "int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxRangePopPayload,
    "nvtxRangePopPayload($module, /, domain, payloadData)\n--\n\n",
    "nvtxRangePopPayload(domain, payloadData)\n\n"
    "Pop the innermost range of this thread, with structs of the program.\n\n"
    "int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxRangeStartPayload,
    "nvtxRangeStartPayload($module, /, domain, payloadData, count)\n--\n\n",
    "nvtxRangeStartPayload(domain, payloadData, count)\n\n"
    "Start a range with structs of the program and return its id.\n\n"
    "Any thread may end the range by the id.\n\n"
    "nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxRangeStartPayload,
    "nvtxRangeStartPayload($module, /, domain, payloadData)\n--\n\n",
    "nvtxRangeStartPayload(domain, payloadData)\n\n"
    "Start a range with structs of the program and return its id.\n\n"
    "Any thread may end the range by the id.\n\n"
    "nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxRangeEndPayload,
    "nvtxRangeEndPayload($module, /, domain, id, payloadData, count)\n--\n\n",
    "nvtxRangeEndPayload(domain, id, payloadData, count)\n\n"
    "End the range with the given id, with structs of the program.\n\n"
    "void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    id : nvtxRangeId_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxRangeEndPayload,
    "nvtxRangeEndPayload($module, /, domain, id, payloadData)\n--\n\n",
    "nvtxRangeEndPayload(domain, id, payloadData)\n\n"
    "End the range with the given id, with structs of the program.\n\n"
    "void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,\n"
    "    const nvtxPayloadData_t *payloadData, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    id : nvtxRangeId_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxDomainIsEnabled,
    "nvtxDomainIsEnabled($module, /, domain)\n--\n\n",
    "nvtxDomainIsEnabled(domain)\n\n"
    "Report whether a tool listens to a domain.\n\n"
    "Without a tool the answer is always no.\n\n"
    "uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimestampGet,
    "nvtxTimestampGet($module, /)\n--\n\n",
    "nvtxTimestampGet()\n\n"
    "Return the time by the tool's clock, for events that are reported later.\n\n"
    "int64_t nvtxTimestampGet(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimeDomainRegister,
    "nvtxTimeDomainRegister($module, /, domain, timeAttr)\n--\n\n",
    "nvtxTimeDomainRegister(domain, timeAttr)\n\n"
    "Register a clock with the tool and return its id.\n\n"
    "Time stamps of the clock carry the id.\n\n"
    "uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxTimeDomainAttr_t *timeAttr)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeAttr : nvtxTimeDomainAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimerSource,
    "nvtxTimerSource($module, /, domain, timeDomainId, flags, timestampProviderFn)\n--\n\n",
    "nvtxTimerSource(domain, timeDomainId, flags, timestampProviderFn)\n\n"
    "Set a function by which the tool reads a clock.\n\n"
    "void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,\n"
    "    int64_t (*timestampProviderFn)(void))\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainId, flags : int\n"
    "    timestampProviderFn : callable, int (address of a C function) or None; called as\n"
    "        timestampProviderFn() -> int, exceptions go to sys.unraisablehook\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimerSourceWithData,
    "nvtxTimerSourceWithData($module, /, domain, timeDomainId, flags, timestampProviderFn, "
    "data)\n--\n\n",
    "nvtxTimerSourceWithData(domain, timeDomainId, flags, timestampProviderFn, data)\n\n"
    "Set a function by which the tool reads a clock, and its user object.\n\n"
    "void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,\n"
    "    uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainId, flags : int\n"
    "    timestampProviderFn : callable, int (address of a C function) or None; called as\n"
    "        timestampProviderFn(data) -> int, exceptions go to sys.unraisablehook\n"
    "    data : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimeSyncPoint,
    "nvtxTimeSyncPoint($module, /, domain, timeDomainId1, timeDomainId2, timestamp1, "
    "timestamp2)\n--\n\n",
    "nvtxTimeSyncPoint(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2)\n\n"
    "Report two time stamps of two clocks that mean the same instant.\n\n"
    "void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,\n"
    "    uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainId1, timeDomainId2, timestamp1, timestamp2 : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimeSyncPointTable,
    "nvtxTimeSyncPointTable($module, /, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, "
    "count)\n--\n\n",
    "nvtxTimeSyncPointTable(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count)\n\n"
    "Report many pairs of time stamps of two clocks.\n\n"
    "The two of a pair mean the same instant.\n\n"
    "void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,\n"
    "    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainIdSrc, timeDomainIdDst : int\n"
    "    syncPoints : sequence of nvtxSyncPoint_t, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxTimeSyncPointTable,
    "nvtxTimeSyncPointTable($module, /, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints)\n"
    "--\n\n",
    "nvtxTimeSyncPointTable(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints)\n\n"
    "Report many pairs of time stamps of two clocks.\n\n"
    "The two of a pair mean the same instant.\n\n"
    "void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,\n"
    "    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainIdSrc, timeDomainIdDst : int\n"
    "    syncPoints : sequence of nvtxSyncPoint_t, or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxTimestampConversionFactor,
    "nvtxTimestampConversionFactor($module, /, domain, timeDomainIdSrc, timeDomainIdDst, slope, "
    "timestampSrc, timestampDst)\n--\n\n",
    "nvtxTimestampConversionFactor(domain, timeDomainIdSrc, timeDomainIdDst, slope, "
    "timestampSrc, timestampDst)\n\n"
    "Set how the tool converts time stamps of one clock to another.\n\n"
    "void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,\n"
    "    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainIdSrc, timeDomainIdDst : int\n"
    "    slope : float\n"
    "    timestampSrc, timestampDst : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxEventSubmit,
    "nvtxEventSubmit($module, /, domain, payloadData, numPayloads)\n--\n\n",
    "nvtxEventSubmit(domain, payloadData, numPayloads)\n\n"
    "Submit an event with a time stamp of its own to the tool.\n\n"
    "void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t numPayloads)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None; as many as numPayloads\n"
    "    numPayloads : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(checked_nvtxEventSubmit,
    "nvtxEventSubmit($module, /, domain, payloadData)\n--\n\n",
    "nvtxEventSubmit(domain, payloadData)\n\n"
    "Submit an event with a time stamp of its own to the tool.\n\n"
    "void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t numPayloads)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxEventBatchSubmit,
    "nvtxEventBatchSubmit($module, /, domain, eventBatch)\n--\n\n",
    "nvtxEventBatchSubmit(domain, eventBatch)\n\n"
    "Submit many events of one layout to the tool at once.\n\n"
    "void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    eventBatch : nvtxEventBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterRegister,
    "nvtxCounterRegister($module, /, hDomain, attr)\n--\n\n",
    "nvtxCounterRegister(hDomain, attr)\n\n"
    "Register a counter with the tool and return its id.\n\n"
    "Samples of the counter carry the id.\n\n"
    "uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxCounterAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterSampleInt64,
    "nvtxCounterSampleInt64($module, /, hDomain, counterId, value)\n--\n\n",
    "nvtxCounterSampleInt64(hDomain, counterId, value)\n\n"
    "Report the present value of a counter to the tool.\n\n"
    "void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    int64_t value)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId, value : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterSampleFloat64,
    "nvtxCounterSampleFloat64($module, /, hDomain, counterId, value)\n--\n\n",
    "nvtxCounterSampleFloat64(hDomain, counterId, value)\n\n"
    "Report the present value of a counter to the tool.\n\n"
    "void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    double value)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId : int\n"
    "    value : float\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterSample,
    "nvtxCounterSample($module, /, hDomain, counterId, value, size)\n--\n\n",
    "nvtxCounterSample(hDomain, counterId, value, size)\n\n"
    "Submit a sample of a counter to the tool as bytes.\n\n"
    "Its schema describes their layout.\n\n"
    "void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    const void *value, size_t size)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId : int\n"
    "    value : int (address), buffer or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterSampleNoValue,
    "nvtxCounterSampleNoValue($module, /, hDomain, counterId, reason)\n--\n\n",
    "nvtxCounterSampleNoValue(hDomain, counterId, reason)\n\n"
    "Report to the tool that a counter has no value now, and why.\n\n"
    "void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    uint8_t reason)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId, reason : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxCounterBatchSubmit,
    "nvtxCounterBatchSubmit($module, /, hDomain, counterData)\n--\n\n",
    "nvtxCounterBatchSubmit(hDomain, counterData)\n\n"
    "Submit many samples of counters to the tool at once.\n\n"
    "void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,\n"
    "    const nvtxCounterBatch_t *counterData)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterData : nvtxCounterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemHeapRegister,
    "nvtxMemHeapRegister($module, /, domain, desc)\n--\n\n",
    "nvtxMemHeapRegister(domain, desc)\n\n"
    "Register memory for the program's own allocations with a memory checker.\n\n"
    "nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemHeapDesc_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemHeapDesc_t or None\n\n"
    "Returns\n"
    "    nvtxMemHeapHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemHeapUnregister,
    "nvtxMemHeapUnregister($module, /, domain, heap)\n--\n\n",
    "nvtxMemHeapUnregister(domain, heap)\n\n"
    "Report to a memory checker that a heap of the program is gone.\n\n"
    "void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemHeapReset,
    "nvtxMemHeapReset($module, /, domain, heap)\n--\n\n",
    "nvtxMemHeapReset(domain, heap)\n\n"
    "Report to a memory checker that a heap has no allocations any more.\n\n"
    "The heap is like new.\n\n"
    "void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemRegionsRegister,
    "nvtxMemRegionsRegister($module, /, domain, desc)\n--\n\n",
    "nvtxMemRegionsRegister(domain, desc)\n\n"
    "Report allocations of the program in a heap to a memory checker.\n\n"
    "void nvtxMemRegionsRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsRegisterBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsRegisterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemRegionsResize,
    "nvtxMemRegionsResize($module, /, domain, desc)\n--\n\n",
    "nvtxMemRegionsResize(domain, desc)\n\n"
    "Report to a memory checker that allocations have another size now.\n\n"
    "void nvtxMemRegionsResize(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsResizeBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsResizeBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemRegionsUnregister,
    "nvtxMemRegionsUnregister($module, /, domain, desc)\n--\n\n",
    "nvtxMemRegionsUnregister(domain, desc)\n\n"
    "Report to a memory checker that allocations are gone.\n\n"
    "void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsUnregisterBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsUnregisterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemRegionsName,
    "nvtxMemRegionsName($module, /, domain, desc)\n--\n\n",
    "nvtxMemRegionsName(domain, desc)\n\n"
    "Name allocations in the memory checker.\n\n"
    "void nvtxMemRegionsName(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsNameBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsNameBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsAssign,
    "nvtxMemPermissionsAssign($module, /, domain, desc)\n--\n\n",
    "nvtxMemPermissionsAssign(domain, desc)\n\n"
    "Set how allocations may be used, with a set of rules.\n\n"
    "void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemPermissionsAssignBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemPermissionsAssignBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsCreate,
    "nvtxMemPermissionsCreate($module, /, domain, creationflags)\n--\n\n",
    "nvtxMemPermissionsCreate(domain, creationflags)\n\n"
    "Create a set of rules on who may use which memory.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,\n"
    "    int32_t creationflags)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    creationflags : int\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsDestroy,
    "nvtxMemPermissionsDestroy($module, /, domain, permissionsHandle)\n--\n\n",
    "nvtxMemPermissionsDestroy(domain, permissionsHandle)\n\n"
    "Destroy a set of rules on who may use which memory.\n\n"
    "void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissionsHandle)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissionsHandle : nvtxMemPermissionsHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsReset,
    "nvtxMemPermissionsReset($module, /, domain, permissionsHandle)\n--\n\n",
    "nvtxMemPermissionsReset(domain, permissionsHandle)\n\n"
    "Remove all rules from a set.\n\n"
    "void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissionsHandle)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissionsHandle : nvtxMemPermissionsHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsBind,
    "nvtxMemPermissionsBind($module, /, domain, permissions, bindScope, bindFlags)\n--\n\n",
    "nvtxMemPermissionsBind(domain, permissions, bindScope, bindFlags)\n\n"
    "Bind a set of rules to a scope.\n\n"
    "An example is this thread or a CUDA stream.\n\n"
    "void nvtxMemPermissionsBind(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissions : nvtxMemPermissionsHandle_t, int or None\n"
    "    bindScope, bindFlags : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemPermissionsUnbind,
    "nvtxMemPermissionsUnbind($module, /, domain, bindScope)\n--\n\n",
    "nvtxMemPermissionsUnbind(domain, bindScope)\n\n"
    "Undo nvtxMemPermissionsBind.\n\n"
    "void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    bindScope : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemCudaGetProcessWidePermissions,
    "nvtxMemCudaGetProcessWidePermissions($module, /, domain)\n--\n\n",
    "nvtxMemCudaGetProcessWidePermissions(domain)\n\n"
    "Return the set of rules that holds for the process or for a device.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(\n"
    "    nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemCudaGetDeviceWidePermissions,
    "nvtxMemCudaGetDeviceWidePermissions($module, /, domain, device)\n--\n\n",
    "nvtxMemCudaGetDeviceWidePermissions(domain, device)\n\n"
    "Return the set of rules that holds for the process or for a device.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(\n"
    "    nvtxDomainHandle_t domain, int device)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemCudaSetPeerAccess,
    "nvtxMemCudaSetPeerAccess($module, /, domain, permissions, devicePeer, flags)\n--\n\n",
    "nvtxMemCudaSetPeerAccess(domain, permissions, devicePeer, flags)\n\n"
    "Set which other devices may use allocations, and how.\n\n"
    "void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissions : nvtxMemPermissionsHandle_t, int or None\n"
    "    devicePeer, flags : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxMemCudaMarkInitialized,
    "nvtxMemCudaMarkInitialized($module, /, domain, stream, isPerThreadStream, desc)\n--\n\n",
    "nvtxMemCudaMarkInitialized(domain, stream, isPerThreadStream, desc)\n\n"
    "Report initialized memory to a memory checker that saw no writes to it.\n\n"
    "void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,\n"
    "    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "    isPerThreadStream : int\n"
    "    desc : nvtxMemMarkInitializedBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(nvtxDomainCreate,
    "nvtxDomainCreate($module, /, name)\n--\n\n",
    "nvtxDomainCreate(name)\n\n"
    "Create a domain.\n\n"
    "It keeps the ranges and names of a library apart from those of others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainNameCategory,
    "nvtxDomainNameCategory($module, /, domain, category, name)\n--\n\n",
    "nvtxDomainNameCategory(domain, category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxDomainRegisterString,
    "nvtxDomainRegisterString($module, /, domain, string)\n--\n\n",
    "nvtxDomainRegisterString(domain, string)\n\n"
    "Register a text in a domain and return its handle.\n\n"
    "Passing the handle is faster than passing the text.\n\n"
    "nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,\n"
    "    const char *string)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    string : str or bytes\n\n"
    "Returns\n"
    "    nvtxStringHandle_t\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxMark,
    "nvtxMark($module, /, message)\n--\n\n",
    "nvtxMark(message)\n\n"
    "Mark this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCategory,
    "nvtxNameCategory($module, /, category, name)\n--\n\n",
    "nvtxNameCategory(category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxNameCategoryA(uint32_t category, const char *name)\n\n"
    "Parameters\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuContext,
    "nvtxNameCuContext($module, /, context, name)\n--\n\n",
    "nvtxNameCuContext(context, name)\n\n"
    "Name a context in the tool.\n\n"
    "void nvtxNameCuContextA(CUcontext context, const char *name)\n\n"
    "Parameters\n"
    "    context : CUcontext, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuDevice,
    "nvtxNameCuDevice($module, /, device, name)\n--\n\n",
    "nvtxNameCuDevice(device, name)\n\n"
    "Name a device in the tool.\n\n"
    "void nvtxNameCuDeviceA(CUdevice device, const char *name)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuEvent,
    "nvtxNameCuEvent($module, /, event, name)\n--\n\n",
    "nvtxNameCuEvent(event, name)\n\n"
    "Name an event in the tool.\n\n"
    "void nvtxNameCuEventA(CUevent event, const char *name)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCuStream,
    "nvtxNameCuStream($module, /, stream, name)\n--\n\n",
    "nvtxNameCuStream(stream, name)\n\n"
    "Name a stream in the tool.\n\n"
    "void nvtxNameCuStreamA(CUstream stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaDevice,
    "nvtxNameCudaDevice($module, /, device, name)\n--\n\n",
    "nvtxNameCudaDevice(device, name)\n\n"
    "Name a device of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaDeviceA(int device, const char *name)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaEvent,
    "nvtxNameCudaEvent($module, /, event, name)\n--\n\n",
    "nvtxNameCudaEvent(event, name)\n\n"
    "Name an event of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaEventA(cudaEvent_t event, const char *name)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameCudaStream,
    "nvtxNameCudaStream($module, /, stream, name)\n--\n\n",
    "nvtxNameCudaStream(stream, name)\n\n"
    "Name a stream of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxNameOsThread,
    "nvtxNameOsThread($module, /, threadId, name)\n--\n\n",
    "nvtxNameOsThread(threadId, name)\n\n"
    "Name a thread of the operating system in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's id of the thread, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangePush,
    "nvtxRangePush($module, /, message)\n--\n\n",
    "nvtxRangePush(message)\n\n"
    "Push a range on this thread, nested in the open ones.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n");
CB_DOC(nvtxRangeStart,
    "nvtxRangeStart($module, /, message)\n--\n\n",
    "nvtxRangeStart(message)\n\n"
    "Start a range and return its id, by which any thread may end it.\n\n"
    "nvtxRangeId_t nvtxRangeStartA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n");

PyMethodDef nvtx_methods[] = {
    METHOD(nvtxInitialize),
    METHOD(nvtxDomainMarkEx),
    METHOD(nvtxMarkEx),
    METHOD(nvtxMarkA),
    METHOD(nvtxDomainRangeStartEx),
    METHOD(nvtxRangeStartEx),
    METHOD(nvtxRangeStartA),
    METHOD(nvtxDomainRangeEnd),
    METHOD(nvtxRangeEnd),
    METHOD(nvtxDomainRangePushEx),
    METHOD(nvtxRangePushEx),
    METHOD(nvtxRangePushA),
    METHOD(nvtxDomainRangePop),
    METHOD(nvtxRangePop),
    METHOD(nvtxDomainResourceCreate),
    METHOD(nvtxDomainResourceDestroy),
    METHOD(nvtxDomainNameCategoryA),
    METHOD(nvtxNameCategoryA),
    METHOD(nvtxNameOsThreadA),
    METHOD(nvtxDomainRegisterStringA),
    METHOD(nvtxDomainCreateA),
    METHOD(nvtxDomainDestroy),
    METHOD(nvtxDomainSyncUserCreate),
    METHOD(nvtxDomainSyncUserDestroy),
    METHOD(nvtxDomainSyncUserAcquireStart),
    METHOD(nvtxDomainSyncUserAcquireFailed),
    METHOD(nvtxDomainSyncUserAcquireSuccess),
    METHOD(nvtxDomainSyncUserReleasing),
    METHOD(nvtxNameCuDeviceA),
    METHOD(nvtxNameCuContextA),
    METHOD(nvtxNameCuStreamA),
    METHOD(nvtxNameCuEventA),
    METHOD(nvtxNameCudaDeviceA),
    METHOD(nvtxNameCudaStreamA),
    METHOD(nvtxNameCudaEventA),
    METHOD(nvtxPayloadSchemaRegister),
    METHOD(nvtxPayloadEnumRegister),
    METHOD(nvtxScopeRegister),
    METHOD(nvtxMarkPayload),
    METHOD(nvtxRangePushPayload),
    METHOD(nvtxRangePopPayload),
    METHOD(nvtxRangeStartPayload),
    METHOD(nvtxRangeEndPayload),
    METHOD(nvtxDomainIsEnabled),
    METHOD(nvtxTimestampGet),
    METHOD(nvtxTimeDomainRegister),
    METHOD(nvtxTimerSource),
    METHOD(nvtxTimerSourceWithData),
    METHOD(nvtxTimeSyncPoint),
    METHOD(nvtxTimeSyncPointTable),
    METHOD(nvtxTimestampConversionFactor),
    METHOD(nvtxEventSubmit),
    METHOD(nvtxEventBatchSubmit),
    METHOD(nvtxCounterRegister),
    METHOD(nvtxCounterSampleInt64),
    METHOD(nvtxCounterSampleFloat64),
    METHOD(nvtxCounterSample),
    METHOD(nvtxCounterSampleNoValue),
    METHOD(nvtxCounterBatchSubmit),
    METHOD(nvtxMemHeapRegister),
    METHOD(nvtxMemHeapUnregister),
    METHOD(nvtxMemHeapReset),
    METHOD(nvtxMemRegionsRegister),
    METHOD(nvtxMemRegionsResize),
    METHOD(nvtxMemRegionsUnregister),
    METHOD(nvtxMemRegionsName),
    METHOD(nvtxMemPermissionsAssign),
    METHOD(nvtxMemPermissionsCreate),
    METHOD(nvtxMemPermissionsDestroy),
    METHOD(nvtxMemPermissionsReset),
    METHOD(nvtxMemPermissionsBind),
    METHOD(nvtxMemPermissionsUnbind),
    METHOD(nvtxMemCudaGetProcessWidePermissions),
    METHOD(nvtxMemCudaGetDeviceWidePermissions),
    METHOD(nvtxMemCudaSetPeerAccess),
    METHOD(nvtxMemCudaMarkInitialized),
    ALIAS(nvtxDomainCreate, nvtxDomainCreateA),
    ALIAS(nvtxDomainNameCategory, nvtxDomainNameCategoryA),
    ALIAS(nvtxDomainRegisterString, nvtxDomainRegisterStringA),
    ALIAS(nvtxMark, nvtxMarkA),
    ALIAS(nvtxNameCategory, nvtxNameCategoryA),
    ALIAS(nvtxNameCuContext, nvtxNameCuContextA),
    ALIAS(nvtxNameCuDevice, nvtxNameCuDeviceA),
    ALIAS(nvtxNameCuEvent, nvtxNameCuEventA),
    ALIAS(nvtxNameCuStream, nvtxNameCuStreamA),
    ALIAS(nvtxNameCudaDevice, nvtxNameCudaDeviceA),
    ALIAS(nvtxNameCudaEvent, nvtxNameCudaEventA),
    ALIAS(nvtxNameCudaStream, nvtxNameCudaStreamA),
    ALIAS(nvtxNameOsThread, nvtxNameOsThreadA),
    ALIAS(nvtxRangePush, nvtxRangePushA),
    ALIAS(nvtxRangeStart, nvtxRangeStartA),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvtx_checked_methods[sizeof nvtx_methods / sizeof *nvtx_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvtx_checked_docs[] = {
    {38, CB_DOC_OF(checked_nvtxMarkPayload)},
    {39, CB_DOC_OF(checked_nvtxRangePushPayload)},
    {40, CB_DOC_OF(checked_nvtxRangePopPayload)},
    {41, CB_DOC_OF(checked_nvtxRangeStartPayload)},
    {42, CB_DOC_OF(checked_nvtxRangeEndPayload)},
    {49, CB_DOC_OF(checked_nvtxTimeSyncPointTable)},
    {51, CB_DOC_OF(checked_nvtxEventSubmit)},
    {-1, NULL},
};
