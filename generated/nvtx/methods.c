// methods.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_nvtxInitialize[] =
    "nvtxInitialize($module, /, reserved)\n--\n\n"
    "nvtxInitialize(reserved)\n\n"
    "Load the tool, if there is one, ahead of the first other call.\n\n"
    "Calling it is optional.\n\n"
    "void nvtxInitialize(const void *reserved)\n\n"
    "Parameters\n"
    "    reserved : int (address), buffer or None; None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainMarkEx[] =
    "nvtxDomainMarkEx($module, /, domain, eventAttrib)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxMarkEx[] =
    "nvtxMarkEx($module, /, eventAttrib)\n--\n\n"
    "nvtxMarkEx(eventAttrib)\n\n"
    "Mark this instant with the attributes in eventAttrib.\n\n"
    "They are a text, colour, category and number.\n\n"
    "void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxMarkA[] =
    "nvtxMarkA($module, /, message)\n--\n\n"
    "nvtxMarkA(message)\n\n"
    "Mark this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangeStartEx[] =
    "nvtxDomainRangeStartEx($module, /, domain, eventAttrib)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxRangeStartEx[] =
    "nvtxRangeStartEx($module, /, eventAttrib)\n--\n\n"
    "nvtxRangeStartEx(eventAttrib)\n\n"
    "Start a range with the attributes in eventAttrib and return its id.\n\n"
    "Any thread may end the range by the id.\n\n"
    "nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangeStartA[] =
    "nvtxRangeStartA($module, /, message)\n--\n\n"
    "nvtxRangeStartA(message)\n\n"
    "Start a range and return its id, by which any thread may end it.\n\n"
    "nvtxRangeId_t nvtxRangeStartA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangeEnd[] =
    "nvtxDomainRangeEnd($module, /, domain, id)\n--\n\n"
    "nvtxDomainRangeEnd(domain, id)\n\n"
    "End the range with the given id.\n\n"
    "void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    id : nvtxRangeId_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangeEnd[] =
    "nvtxRangeEnd($module, /, id)\n--\n\n"
    "nvtxRangeEnd(id)\n\n"
    "End the range with the given id.\n\n"
    "void nvtxRangeEnd(nvtxRangeId_t id)\n\n"
    "Parameters\n"
    "    id : nvtxRangeId_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangePushEx[] =
    "nvtxDomainRangePushEx($module, /, domain, eventAttrib)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxRangePushEx[] =
    "nvtxRangePushEx($module, /, eventAttrib)\n--\n\n"
    "nvtxRangePushEx(eventAttrib)\n\n"
    "Push a range on this thread with the attributes in eventAttrib.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePushA[] =
    "nvtxRangePushA($module, /, message)\n--\n\n"
    "nvtxRangePushA(message)\n\n"
    "Push a range on this thread, nested in the open ones.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangePop[] =
    "nvtxDomainRangePop($module, /, domain)\n--\n\n"
    "nvtxDomainRangePop(domain)\n\n"
    "Pop the innermost range of this thread and return its depth.\n\n"
    "int nvtxDomainRangePop(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePop[] =
    "nvtxRangePop($module, /)\n--\n\n"
    "nvtxRangePop()\n\n"
    "Pop the innermost range of this thread and return its depth.\n\n"
    "int nvtxRangePop(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainResourceCreate[] =
    "nvtxDomainResourceCreate($module, /, domain, attribs)\n--\n\n"
    "nvtxDomainResourceCreate(domain, attribs)\n\n"
    "Report an object of the program to the tool, with its name.\n\n"
    "nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,\n"
    "    nvtxResourceAttributes_t *attribs)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attribs : nvtxResourceAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxResourceHandle_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainResourceDestroy[] =
    "nvtxDomainResourceDestroy($module, /, resource)\n--\n\n"
    "nvtxDomainResourceDestroy(resource)\n\n"
    "Report to the tool that an object is gone.\n\n"
    "void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)\n\n"
    "Parameters\n"
    "    resource : nvtxResourceHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainNameCategoryA[] =
    "nvtxDomainNameCategoryA($module, /, domain, category, name)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxNameCategoryA[] =
    "nvtxNameCategoryA($module, /, category, name)\n--\n\n"
    "nvtxNameCategoryA(category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxNameCategoryA(uint32_t category, const char *name)\n\n"
    "Parameters\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameOsThreadA[] =
    "nvtxNameOsThreadA($module, /, threadId, name)\n--\n\n"
    "nvtxNameOsThreadA(threadId, name)\n\n"
    "Name a thread of the operating system in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's id of the thread, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRegisterStringA[] =
    "nvtxDomainRegisterStringA($module, /, domain, string)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxDomainCreateA[] =
    "nvtxDomainCreateA($module, /, name)\n--\n\n"
    "nvtxDomainCreateA(name)\n\n"
    "Create a domain.\n\n"
    "It keeps the ranges and names of a library apart from those of others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainDestroy[] =
    "nvtxDomainDestroy($module, /, domain)\n--\n\n"
    "nvtxDomainDestroy(domain)\n\n"
    "Destroy a domain with the strings that were registered in it.\n\n"
    "void nvtxDomainDestroy(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserCreate[] =
    "nvtxDomainSyncUserCreate($module, /, domain, attribs)\n--\n\n"
    "nvtxDomainSyncUserCreate(domain, attribs)\n\n"
    "Report a lock of the program's own making to the tool.\n\n"
    "nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,\n"
    "    const nvtxSyncUserAttributes_t *attribs)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attribs : nvtxSyncUserAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxSyncUser_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserDestroy[] =
    "nvtxDomainSyncUserDestroy($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserDestroy(handle)\n\n"
    "Report to the tool that a lock is gone.\n\n"
    "void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireStart[] =
    "nvtxDomainSyncUserAcquireStart($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireStart(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireFailed[] =
    "nvtxDomainSyncUserAcquireFailed($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireFailed(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireSuccess[] =
    "nvtxDomainSyncUserAcquireSuccess($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireSuccess(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserReleasing[] =
    "nvtxDomainSyncUserReleasing($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserReleasing(handle)\n\n"
    "Report this thread's progress with a lock to the tool.\n\n"
    "void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuDeviceA[] =
    "nvtxNameCuDeviceA($module, /, device, name)\n--\n\n"
    "nvtxNameCuDeviceA(device, name)\n\n"
    "Name a device in the tool.\n\n"
    "void nvtxNameCuDeviceA(CUdevice device, const char *name)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuContextA[] =
    "nvtxNameCuContextA($module, /, context, name)\n--\n\n"
    "nvtxNameCuContextA(context, name)\n\n"
    "Name a context in the tool.\n\n"
    "void nvtxNameCuContextA(CUcontext context, const char *name)\n\n"
    "Parameters\n"
    "    context : CUcontext, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuStreamA[] =
    "nvtxNameCuStreamA($module, /, stream, name)\n--\n\n"
    "nvtxNameCuStreamA(stream, name)\n\n"
    "Name a stream in the tool.\n\n"
    "void nvtxNameCuStreamA(CUstream stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuEventA[] =
    "nvtxNameCuEventA($module, /, event, name)\n--\n\n"
    "nvtxNameCuEventA(event, name)\n\n"
    "Name an event in the tool.\n\n"
    "void nvtxNameCuEventA(CUevent event, const char *name)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaDeviceA[] =
    "nvtxNameCudaDeviceA($module, /, device, name)\n--\n\n"
    "nvtxNameCudaDeviceA(device, name)\n\n"
    "Name a device of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaDeviceA(int device, const char *name)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaStreamA[] =
    "nvtxNameCudaStreamA($module, /, stream, name)\n--\n\n"
    "nvtxNameCudaStreamA(stream, name)\n\n"
    "Name a stream of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaEventA[] =
    "nvtxNameCudaEventA($module, /, event, name)\n--\n\n"
    "nvtxNameCudaEventA(event, name)\n\n"
    "Name an event of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaEventA(cudaEvent_t event, const char *name)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxPayloadSchemaRegister[] =
    "nvtxPayloadSchemaRegister($module, /, domain, attr)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxPayloadEnumRegister[] =
    "nvtxPayloadEnumRegister($module, /, domain, attr)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxScopeRegister[] =
    "nvtxScopeRegister($module, /, domain, attr)\n--\n\n"
    "nvtxScopeRegister(domain, attr)\n\n"
    "Register a scope, such as a node or a thread, and return its id.\n\n"
    "Events are reported under the id.\n\n"
    "uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxScopeAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMarkPayload[] =
    "nvtxMarkPayload($module, /, domain, payloadData, count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxMarkPayload[] =
    "nvtxMarkPayload($module, /, domain, payloadData)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxRangePushPayload[] =
    "nvtxRangePushPayload($module, /, domain, payloadData, count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxRangePushPayload[] =
    "nvtxRangePushPayload($module, /, domain, payloadData)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxRangePopPayload[] =
    "nvtxRangePopPayload($module, /, domain, payloadData, count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxRangePopPayload[] =
    "nvtxRangePopPayload($module, /, domain, payloadData)\n--\n\n"
    "nvtxRangePopPayload(domain, payloadData)\n\n"
    "Pop the innermost range of this thread, with structs of the program.\n\n"
    "int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxRangeStartPayload[] =
    "nvtxRangeStartPayload($module, /, domain, payloadData, count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxRangeStartPayload[] =
    "nvtxRangeStartPayload($module, /, domain, payloadData)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxRangeEndPayload[] =
    "nvtxRangeEndPayload($module, /, domain, id, payloadData, count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxRangeEndPayload[] =
    "nvtxRangeEndPayload($module, /, domain, id, payloadData)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxDomainIsEnabled[] =
    "nvtxDomainIsEnabled($module, /, domain)\n--\n\n"
    "nvtxDomainIsEnabled(domain)\n\n"
    "Report whether a tool listens to a domain.\n\n"
    "Without a tool the answer is always no.\n\n"
    "uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimestampGet[] =
    "nvtxTimestampGet($module, /)\n--\n\n"
    "nvtxTimestampGet()\n\n"
    "Return the time by the tool's clock, for events that are reported later.\n\n"
    "int64_t nvtxTimestampGet(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimeDomainRegister[] =
    "nvtxTimeDomainRegister($module, /, domain, timeAttr)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimerSource[] =
    "nvtxTimerSource($module, /, domain, timeDomainId, flags, timestampProviderFn)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimerSourceWithData[] =
    "nvtxTimerSourceWithData($module, /, domain, timeDomainId, flags, timestampProviderFn, "
    "data)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimeSyncPoint[] =
    "nvtxTimeSyncPoint($module, /, domain, timeDomainId1, timeDomainId2, timestamp1, "
    "timestamp2)\n--\n\n"
    "nvtxTimeSyncPoint(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2)\n\n"
    "Report two time stamps of two clocks that mean the same instant.\n\n"
    "void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,\n"
    "    uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    timeDomainId1, timeDomainId2, timestamp1, timestamp2 : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimeSyncPointTable[] =
    "nvtxTimeSyncPointTable($module, /, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, "
    "count)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxTimeSyncPointTable[] =
    "nvtxTimeSyncPointTable($module, /, domain, timeDomainIdSrc, timeDomainIdDst, syncPoints)\n"
    "--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxTimestampConversionFactor[] =
    "nvtxTimestampConversionFactor($module, /, domain, timeDomainIdSrc, timeDomainIdDst, slope, "
    "timestampSrc, timestampDst)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxEventSubmit[] =
    "nvtxEventSubmit($module, /, domain, payloadData, numPayloads)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_checked_nvtxEventSubmit[] =
    "nvtxEventSubmit($module, /, domain, payloadData)\n--\n\n"
    "nvtxEventSubmit(domain, payloadData)\n\n"
    "Submit an event with a time stamp of its own to the tool.\n\n"
    "void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,\n"
    "    size_t numPayloads)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    payloadData : sequence of nvtxPayloadData_t, or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxEventBatchSubmit[] =
    "nvtxEventBatchSubmit($module, /, domain, eventBatch)\n--\n\n"
    "nvtxEventBatchSubmit(domain, eventBatch)\n\n"
    "Submit many events of one layout to the tool at once.\n\n"
    "void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    eventBatch : nvtxEventBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterRegister[] =
    "nvtxCounterRegister($module, /, hDomain, attr)\n--\n\n"
    "nvtxCounterRegister(hDomain, attr)\n\n"
    "Register a counter with the tool and return its id.\n\n"
    "Samples of the counter carry the id.\n\n"
    "uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    attr : nvtxCounterAttr_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterSampleInt64[] =
    "nvtxCounterSampleInt64($module, /, hDomain, counterId, value)\n--\n\n"
    "nvtxCounterSampleInt64(hDomain, counterId, value)\n\n"
    "Report the present value of a counter to the tool.\n\n"
    "void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    int64_t value)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId, value : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterSampleFloat64[] =
    "nvtxCounterSampleFloat64($module, /, hDomain, counterId, value)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterSample[] =
    "nvtxCounterSample($module, /, hDomain, counterId, value, size)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterSampleNoValue[] =
    "nvtxCounterSampleNoValue($module, /, hDomain, counterId, reason)\n--\n\n"
    "nvtxCounterSampleNoValue(hDomain, counterId, reason)\n\n"
    "Report to the tool that a counter has no value now, and why.\n\n"
    "void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,\n"
    "    uint8_t reason)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterId, reason : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxCounterBatchSubmit[] =
    "nvtxCounterBatchSubmit($module, /, hDomain, counterData)\n--\n\n"
    "nvtxCounterBatchSubmit(hDomain, counterData)\n\n"
    "Submit many samples of counters to the tool at once.\n\n"
    "void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,\n"
    "    const nvtxCounterBatch_t *counterData)\n\n"
    "Parameters\n"
    "    hDomain : nvtxDomainHandle_t, int or None\n"
    "    counterData : nvtxCounterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemHeapRegister[] =
    "nvtxMemHeapRegister($module, /, domain, desc)\n--\n\n"
    "nvtxMemHeapRegister(domain, desc)\n\n"
    "Register memory for the program's own allocations with a memory checker.\n\n"
    "nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemHeapDesc_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemHeapDesc_t or None\n\n"
    "Returns\n"
    "    nvtxMemHeapHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemHeapUnregister[] =
    "nvtxMemHeapUnregister($module, /, domain, heap)\n--\n\n"
    "nvtxMemHeapUnregister(domain, heap)\n\n"
    "Report to a memory checker that a heap of the program is gone.\n\n"
    "void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemHeapReset[] =
    "nvtxMemHeapReset($module, /, domain, heap)\n--\n\n"
    "nvtxMemHeapReset(domain, heap)\n\n"
    "Report to a memory checker that a heap has no allocations any more.\n\n"
    "The heap is like new.\n\n"
    "void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemRegionsRegister[] =
    "nvtxMemRegionsRegister($module, /, domain, desc)\n--\n\n"
    "nvtxMemRegionsRegister(domain, desc)\n\n"
    "Report allocations of the program in a heap to a memory checker.\n\n"
    "void nvtxMemRegionsRegister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsRegisterBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsRegisterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemRegionsResize[] =
    "nvtxMemRegionsResize($module, /, domain, desc)\n--\n\n"
    "nvtxMemRegionsResize(domain, desc)\n\n"
    "Report to a memory checker that allocations have another size now.\n\n"
    "void nvtxMemRegionsResize(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsResizeBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsResizeBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemRegionsUnregister[] =
    "nvtxMemRegionsUnregister($module, /, domain, desc)\n--\n\n"
    "nvtxMemRegionsUnregister(domain, desc)\n\n"
    "Report to a memory checker that allocations are gone.\n\n"
    "void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsUnregisterBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsUnregisterBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemRegionsName[] =
    "nvtxMemRegionsName($module, /, domain, desc)\n--\n\n"
    "nvtxMemRegionsName(domain, desc)\n\n"
    "Name allocations in the memory checker.\n\n"
    "void nvtxMemRegionsName(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemRegionsNameBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemRegionsNameBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsAssign[] =
    "nvtxMemPermissionsAssign($module, /, domain, desc)\n--\n\n"
    "nvtxMemPermissionsAssign(domain, desc)\n\n"
    "Set how allocations may be used, with a set of rules.\n\n"
    "void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,\n"
    "    const nvtxMemPermissionsAssignBatch_t *desc)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    desc : nvtxMemPermissionsAssignBatch_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsCreate[] =
    "nvtxMemPermissionsCreate($module, /, domain, creationflags)\n--\n\n"
    "nvtxMemPermissionsCreate(domain, creationflags)\n\n"
    "Create a set of rules on who may use which memory.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,\n"
    "    int32_t creationflags)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    creationflags : int\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsDestroy[] =
    "nvtxMemPermissionsDestroy($module, /, domain, permissionsHandle)\n--\n\n"
    "nvtxMemPermissionsDestroy(domain, permissionsHandle)\n\n"
    "Destroy a set of rules on who may use which memory.\n\n"
    "void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissionsHandle)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissionsHandle : nvtxMemPermissionsHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsReset[] =
    "nvtxMemPermissionsReset($module, /, domain, permissionsHandle)\n--\n\n"
    "nvtxMemPermissionsReset(domain, permissionsHandle)\n\n"
    "Remove all rules from a set.\n\n"
    "void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,\n"
    "    nvtxMemPermissionsHandle_t permissionsHandle)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    permissionsHandle : nvtxMemPermissionsHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsBind[] =
    "nvtxMemPermissionsBind($module, /, domain, permissions, bindScope, bindFlags)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemPermissionsUnbind[] =
    "nvtxMemPermissionsUnbind($module, /, domain, bindScope)\n--\n\n"
    "nvtxMemPermissionsUnbind(domain, bindScope)\n\n"
    "Undo nvtxMemPermissionsBind.\n\n"
    "void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    bindScope : int\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemCudaGetProcessWidePermissions[] =
    "nvtxMemCudaGetProcessWidePermissions($module, /, domain)\n--\n\n"
    "nvtxMemCudaGetProcessWidePermissions(domain)\n\n"
    "Return the set of rules that holds for the process or for a device.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(\n"
    "    nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemCudaGetDeviceWidePermissions[] =
    "nvtxMemCudaGetDeviceWidePermissions($module, /, domain, device)\n--\n\n"
    "nvtxMemCudaGetDeviceWidePermissions(domain, device)\n\n"
    "Return the set of rules that holds for the process or for a device.\n\n"
    "nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(\n"
    "    nvtxDomainHandle_t domain, int device)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n"
    "    device : int\n\n"
    "Returns\n"
    "    nvtxMemPermissionsHandle_t\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemCudaSetPeerAccess[] =
    "nvtxMemCudaSetPeerAccess($module, /, domain, permissions, devicePeer, flags)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxMemCudaMarkInitialized[] =
    "nvtxMemCudaMarkInitialized($module, /, domain, stream, isPerThreadStream, desc)\n--\n\n"
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
    "Keeps the GIL. Since CUDA 13.0.\n";
static const char doc_nvtxDomainCreate[] =
    "nvtxDomainCreate($module, /, name)\n--\n\n"
    "nvtxDomainCreate(name)\n\n"
    "Create a domain.\n\n"
    "It keeps the ranges and names of a library apart from those of others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainNameCategory[] =
    "nvtxDomainNameCategory($module, /, domain, category, name)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRegisterString[] =
    "nvtxDomainRegisterString($module, /, domain, string)\n--\n\n"
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
    "Keeps the GIL.\n";
static const char doc_nvtxMark[] =
    "nvtxMark($module, /, message)\n--\n\n"
    "nvtxMark(message)\n\n"
    "Mark this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCategory[] =
    "nvtxNameCategory($module, /, category, name)\n--\n\n"
    "nvtxNameCategory(category, name)\n\n"
    "Name a category in the tool.\n\n"
    "A category is a number of the program's choice.\n\n"
    "void nvtxNameCategoryA(uint32_t category, const char *name)\n\n"
    "Parameters\n"
    "    category : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuContext[] =
    "nvtxNameCuContext($module, /, context, name)\n--\n\n"
    "nvtxNameCuContext(context, name)\n\n"
    "Name a context in the tool.\n\n"
    "void nvtxNameCuContextA(CUcontext context, const char *name)\n\n"
    "Parameters\n"
    "    context : CUcontext, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuDevice[] =
    "nvtxNameCuDevice($module, /, device, name)\n--\n\n"
    "nvtxNameCuDevice(device, name)\n\n"
    "Name a device in the tool.\n\n"
    "void nvtxNameCuDeviceA(CUdevice device, const char *name)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuEvent[] =
    "nvtxNameCuEvent($module, /, event, name)\n--\n\n"
    "nvtxNameCuEvent(event, name)\n\n"
    "Name an event in the tool.\n\n"
    "void nvtxNameCuEventA(CUevent event, const char *name)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuStream[] =
    "nvtxNameCuStream($module, /, stream, name)\n--\n\n"
    "nvtxNameCuStream(stream, name)\n\n"
    "Name a stream in the tool.\n\n"
    "void nvtxNameCuStreamA(CUstream stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaDevice[] =
    "nvtxNameCudaDevice($module, /, device, name)\n--\n\n"
    "nvtxNameCudaDevice(device, name)\n\n"
    "Name a device of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaDeviceA(int device, const char *name)\n\n"
    "Parameters\n"
    "    device : int\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaEvent[] =
    "nvtxNameCudaEvent($module, /, event, name)\n--\n\n"
    "nvtxNameCudaEvent(event, name)\n\n"
    "Name an event of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaEventA(cudaEvent_t event, const char *name)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCudaStream[] =
    "nvtxNameCudaStream($module, /, stream, name)\n--\n\n"
    "nvtxNameCudaStream(stream, name)\n\n"
    "Name a stream of the CUDA runtime in the tool.\n\n"
    "void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)\n\n"
    "Parameters\n"
    "    stream : cudaStream_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameOsThread[] =
    "nvtxNameOsThread($module, /, threadId, name)\n--\n\n"
    "nvtxNameOsThread(threadId, name)\n\n"
    "Name a thread of the operating system in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's id of the thread, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePush[] =
    "nvtxRangePush($module, /, message)\n--\n\n"
    "nvtxRangePush(message)\n\n"
    "Push a range on this thread, nested in the open ones.\n\n"
    "The call returns its depth from 0; without a tool the result is negative.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangeStart[] =
    "nvtxRangeStart($module, /, message)\n--\n\n"
    "nvtxRangeStart(message)\n\n"
    "Start a range and return its id, by which any thread may end it.\n\n"
    "nvtxRangeId_t nvtxRangeStartA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n";

PyMethodDef nvtx_methods[] = {
    METHOD(nvtxInitialize, doc_nvtxInitialize),
    METHOD(nvtxDomainMarkEx, doc_nvtxDomainMarkEx),
    METHOD(nvtxMarkEx, doc_nvtxMarkEx),
    METHOD(nvtxMarkA, doc_nvtxMarkA),
    METHOD(nvtxDomainRangeStartEx, doc_nvtxDomainRangeStartEx),
    METHOD(nvtxRangeStartEx, doc_nvtxRangeStartEx),
    METHOD(nvtxRangeStartA, doc_nvtxRangeStartA),
    METHOD(nvtxDomainRangeEnd, doc_nvtxDomainRangeEnd),
    METHOD(nvtxRangeEnd, doc_nvtxRangeEnd),
    METHOD(nvtxDomainRangePushEx, doc_nvtxDomainRangePushEx),
    METHOD(nvtxRangePushEx, doc_nvtxRangePushEx),
    METHOD(nvtxRangePushA, doc_nvtxRangePushA),
    METHOD(nvtxDomainRangePop, doc_nvtxDomainRangePop),
    METHOD(nvtxRangePop, doc_nvtxRangePop),
    METHOD(nvtxDomainResourceCreate, doc_nvtxDomainResourceCreate),
    METHOD(nvtxDomainResourceDestroy, doc_nvtxDomainResourceDestroy),
    METHOD(nvtxDomainNameCategoryA, doc_nvtxDomainNameCategoryA),
    METHOD(nvtxNameCategoryA, doc_nvtxNameCategoryA),
    METHOD(nvtxNameOsThreadA, doc_nvtxNameOsThreadA),
    METHOD(nvtxDomainRegisterStringA, doc_nvtxDomainRegisterStringA),
    METHOD(nvtxDomainCreateA, doc_nvtxDomainCreateA),
    METHOD(nvtxDomainDestroy, doc_nvtxDomainDestroy),
    METHOD(nvtxDomainSyncUserCreate, doc_nvtxDomainSyncUserCreate),
    METHOD(nvtxDomainSyncUserDestroy, doc_nvtxDomainSyncUserDestroy),
    METHOD(nvtxDomainSyncUserAcquireStart, doc_nvtxDomainSyncUserAcquireStart),
    METHOD(nvtxDomainSyncUserAcquireFailed, doc_nvtxDomainSyncUserAcquireFailed),
    METHOD(nvtxDomainSyncUserAcquireSuccess, doc_nvtxDomainSyncUserAcquireSuccess),
    METHOD(nvtxDomainSyncUserReleasing, doc_nvtxDomainSyncUserReleasing),
    METHOD(nvtxNameCuDeviceA, doc_nvtxNameCuDeviceA),
    METHOD(nvtxNameCuContextA, doc_nvtxNameCuContextA),
    METHOD(nvtxNameCuStreamA, doc_nvtxNameCuStreamA),
    METHOD(nvtxNameCuEventA, doc_nvtxNameCuEventA),
    METHOD(nvtxNameCudaDeviceA, doc_nvtxNameCudaDeviceA),
    METHOD(nvtxNameCudaStreamA, doc_nvtxNameCudaStreamA),
    METHOD(nvtxNameCudaEventA, doc_nvtxNameCudaEventA),
    METHOD(nvtxPayloadSchemaRegister, doc_nvtxPayloadSchemaRegister),
    METHOD(nvtxPayloadEnumRegister, doc_nvtxPayloadEnumRegister),
    METHOD(nvtxScopeRegister, doc_nvtxScopeRegister),
    METHOD(nvtxMarkPayload, doc_nvtxMarkPayload),
    METHOD(nvtxRangePushPayload, doc_nvtxRangePushPayload),
    METHOD(nvtxRangePopPayload, doc_nvtxRangePopPayload),
    METHOD(nvtxRangeStartPayload, doc_nvtxRangeStartPayload),
    METHOD(nvtxRangeEndPayload, doc_nvtxRangeEndPayload),
    METHOD(nvtxDomainIsEnabled, doc_nvtxDomainIsEnabled),
    METHOD(nvtxTimestampGet, doc_nvtxTimestampGet),
    METHOD(nvtxTimeDomainRegister, doc_nvtxTimeDomainRegister),
    METHOD(nvtxTimerSource, doc_nvtxTimerSource),
    METHOD(nvtxTimerSourceWithData, doc_nvtxTimerSourceWithData),
    METHOD(nvtxTimeSyncPoint, doc_nvtxTimeSyncPoint),
    METHOD(nvtxTimeSyncPointTable, doc_nvtxTimeSyncPointTable),
    METHOD(nvtxTimestampConversionFactor, doc_nvtxTimestampConversionFactor),
    METHOD(nvtxEventSubmit, doc_nvtxEventSubmit),
    METHOD(nvtxEventBatchSubmit, doc_nvtxEventBatchSubmit),
    METHOD(nvtxCounterRegister, doc_nvtxCounterRegister),
    METHOD(nvtxCounterSampleInt64, doc_nvtxCounterSampleInt64),
    METHOD(nvtxCounterSampleFloat64, doc_nvtxCounterSampleFloat64),
    METHOD(nvtxCounterSample, doc_nvtxCounterSample),
    METHOD(nvtxCounterSampleNoValue, doc_nvtxCounterSampleNoValue),
    METHOD(nvtxCounterBatchSubmit, doc_nvtxCounterBatchSubmit),
    METHOD(nvtxMemHeapRegister, doc_nvtxMemHeapRegister),
    METHOD(nvtxMemHeapUnregister, doc_nvtxMemHeapUnregister),
    METHOD(nvtxMemHeapReset, doc_nvtxMemHeapReset),
    METHOD(nvtxMemRegionsRegister, doc_nvtxMemRegionsRegister),
    METHOD(nvtxMemRegionsResize, doc_nvtxMemRegionsResize),
    METHOD(nvtxMemRegionsUnregister, doc_nvtxMemRegionsUnregister),
    METHOD(nvtxMemRegionsName, doc_nvtxMemRegionsName),
    METHOD(nvtxMemPermissionsAssign, doc_nvtxMemPermissionsAssign),
    METHOD(nvtxMemPermissionsCreate, doc_nvtxMemPermissionsCreate),
    METHOD(nvtxMemPermissionsDestroy, doc_nvtxMemPermissionsDestroy),
    METHOD(nvtxMemPermissionsReset, doc_nvtxMemPermissionsReset),
    METHOD(nvtxMemPermissionsBind, doc_nvtxMemPermissionsBind),
    METHOD(nvtxMemPermissionsUnbind, doc_nvtxMemPermissionsUnbind),
    METHOD(nvtxMemCudaGetProcessWidePermissions, doc_nvtxMemCudaGetProcessWidePermissions),
    METHOD(nvtxMemCudaGetDeviceWidePermissions, doc_nvtxMemCudaGetDeviceWidePermissions),
    METHOD(nvtxMemCudaSetPeerAccess, doc_nvtxMemCudaSetPeerAccess),
    METHOD(nvtxMemCudaMarkInitialized, doc_nvtxMemCudaMarkInitialized),
    {"nvtxDomainCreate", (PyCFunction)(void (*)(void))py_nvtxDomainCreateA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainCreate},
    {"nvtxDomainNameCategory", (PyCFunction)(void (*)(void))py_nvtxDomainNameCategoryA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainNameCategory},
    {"nvtxDomainRegisterString", (PyCFunction)(void (*)(void))py_nvtxDomainRegisterStringA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainRegisterString},
    {"nvtxMark", (PyCFunction)(void (*)(void))py_nvtxMarkA, METH_FASTCALL | METH_KEYWORDS,
        doc_nvtxMark},
    {"nvtxNameCategory", (PyCFunction)(void (*)(void))py_nvtxNameCategoryA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCategory},
    {"nvtxNameCuContext", (PyCFunction)(void (*)(void))py_nvtxNameCuContextA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuContext},
    {"nvtxNameCuDevice", (PyCFunction)(void (*)(void))py_nvtxNameCuDeviceA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuDevice},
    {"nvtxNameCuEvent", (PyCFunction)(void (*)(void))py_nvtxNameCuEventA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuEvent},
    {"nvtxNameCuStream", (PyCFunction)(void (*)(void))py_nvtxNameCuStreamA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuStream},
    {"nvtxNameCudaDevice", (PyCFunction)(void (*)(void))py_nvtxNameCudaDeviceA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaDevice},
    {"nvtxNameCudaEvent", (PyCFunction)(void (*)(void))py_nvtxNameCudaEventA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaEvent},
    {"nvtxNameCudaStream", (PyCFunction)(void (*)(void))py_nvtxNameCudaStreamA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaStream},
    {"nvtxNameOsThread", (PyCFunction)(void (*)(void))py_nvtxNameOsThreadA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameOsThread},
    {"nvtxRangePush", (PyCFunction)(void (*)(void))py_nvtxRangePushA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxRangePush},
    {"nvtxRangeStart", (PyCFunction)(void (*)(void))py_nvtxRangeStartA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxRangeStart},
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvtx_checked_methods[] = {
    METHOD(nvtxInitialize, doc_nvtxInitialize),
    METHOD(nvtxDomainMarkEx, doc_nvtxDomainMarkEx),
    METHOD(nvtxMarkEx, doc_nvtxMarkEx),
    METHOD(nvtxMarkA, doc_nvtxMarkA),
    METHOD(nvtxDomainRangeStartEx, doc_nvtxDomainRangeStartEx),
    METHOD(nvtxRangeStartEx, doc_nvtxRangeStartEx),
    METHOD(nvtxRangeStartA, doc_nvtxRangeStartA),
    METHOD(nvtxDomainRangeEnd, doc_nvtxDomainRangeEnd),
    METHOD(nvtxRangeEnd, doc_nvtxRangeEnd),
    METHOD(nvtxDomainRangePushEx, doc_nvtxDomainRangePushEx),
    METHOD(nvtxRangePushEx, doc_nvtxRangePushEx),
    METHOD(nvtxRangePushA, doc_nvtxRangePushA),
    METHOD(nvtxDomainRangePop, doc_nvtxDomainRangePop),
    METHOD(nvtxRangePop, doc_nvtxRangePop),
    METHOD(nvtxDomainResourceCreate, doc_nvtxDomainResourceCreate),
    METHOD(nvtxDomainResourceDestroy, doc_nvtxDomainResourceDestroy),
    METHOD(nvtxDomainNameCategoryA, doc_nvtxDomainNameCategoryA),
    METHOD(nvtxNameCategoryA, doc_nvtxNameCategoryA),
    METHOD(nvtxNameOsThreadA, doc_nvtxNameOsThreadA),
    METHOD(nvtxDomainRegisterStringA, doc_nvtxDomainRegisterStringA),
    METHOD(nvtxDomainCreateA, doc_nvtxDomainCreateA),
    METHOD(nvtxDomainDestroy, doc_nvtxDomainDestroy),
    METHOD(nvtxDomainSyncUserCreate, doc_nvtxDomainSyncUserCreate),
    METHOD(nvtxDomainSyncUserDestroy, doc_nvtxDomainSyncUserDestroy),
    METHOD(nvtxDomainSyncUserAcquireStart, doc_nvtxDomainSyncUserAcquireStart),
    METHOD(nvtxDomainSyncUserAcquireFailed, doc_nvtxDomainSyncUserAcquireFailed),
    METHOD(nvtxDomainSyncUserAcquireSuccess, doc_nvtxDomainSyncUserAcquireSuccess),
    METHOD(nvtxDomainSyncUserReleasing, doc_nvtxDomainSyncUserReleasing),
    METHOD(nvtxNameCuDeviceA, doc_nvtxNameCuDeviceA),
    METHOD(nvtxNameCuContextA, doc_nvtxNameCuContextA),
    METHOD(nvtxNameCuStreamA, doc_nvtxNameCuStreamA),
    METHOD(nvtxNameCuEventA, doc_nvtxNameCuEventA),
    METHOD(nvtxNameCudaDeviceA, doc_nvtxNameCudaDeviceA),
    METHOD(nvtxNameCudaStreamA, doc_nvtxNameCudaStreamA),
    METHOD(nvtxNameCudaEventA, doc_nvtxNameCudaEventA),
    METHOD(nvtxPayloadSchemaRegister, doc_nvtxPayloadSchemaRegister),
    METHOD(nvtxPayloadEnumRegister, doc_nvtxPayloadEnumRegister),
    METHOD(nvtxScopeRegister, doc_nvtxScopeRegister),
    METHOD(nvtxMarkPayload, doc_checked_nvtxMarkPayload),
    METHOD(nvtxRangePushPayload, doc_checked_nvtxRangePushPayload),
    METHOD(nvtxRangePopPayload, doc_checked_nvtxRangePopPayload),
    METHOD(nvtxRangeStartPayload, doc_checked_nvtxRangeStartPayload),
    METHOD(nvtxRangeEndPayload, doc_checked_nvtxRangeEndPayload),
    METHOD(nvtxDomainIsEnabled, doc_nvtxDomainIsEnabled),
    METHOD(nvtxTimestampGet, doc_nvtxTimestampGet),
    METHOD(nvtxTimeDomainRegister, doc_nvtxTimeDomainRegister),
    METHOD(nvtxTimerSource, doc_nvtxTimerSource),
    METHOD(nvtxTimerSourceWithData, doc_nvtxTimerSourceWithData),
    METHOD(nvtxTimeSyncPoint, doc_nvtxTimeSyncPoint),
    METHOD(nvtxTimeSyncPointTable, doc_checked_nvtxTimeSyncPointTable),
    METHOD(nvtxTimestampConversionFactor, doc_nvtxTimestampConversionFactor),
    METHOD(nvtxEventSubmit, doc_checked_nvtxEventSubmit),
    METHOD(nvtxEventBatchSubmit, doc_nvtxEventBatchSubmit),
    METHOD(nvtxCounterRegister, doc_nvtxCounterRegister),
    METHOD(nvtxCounterSampleInt64, doc_nvtxCounterSampleInt64),
    METHOD(nvtxCounterSampleFloat64, doc_nvtxCounterSampleFloat64),
    METHOD(nvtxCounterSample, doc_nvtxCounterSample),
    METHOD(nvtxCounterSampleNoValue, doc_nvtxCounterSampleNoValue),
    METHOD(nvtxCounterBatchSubmit, doc_nvtxCounterBatchSubmit),
    METHOD(nvtxMemHeapRegister, doc_nvtxMemHeapRegister),
    METHOD(nvtxMemHeapUnregister, doc_nvtxMemHeapUnregister),
    METHOD(nvtxMemHeapReset, doc_nvtxMemHeapReset),
    METHOD(nvtxMemRegionsRegister, doc_nvtxMemRegionsRegister),
    METHOD(nvtxMemRegionsResize, doc_nvtxMemRegionsResize),
    METHOD(nvtxMemRegionsUnregister, doc_nvtxMemRegionsUnregister),
    METHOD(nvtxMemRegionsName, doc_nvtxMemRegionsName),
    METHOD(nvtxMemPermissionsAssign, doc_nvtxMemPermissionsAssign),
    METHOD(nvtxMemPermissionsCreate, doc_nvtxMemPermissionsCreate),
    METHOD(nvtxMemPermissionsDestroy, doc_nvtxMemPermissionsDestroy),
    METHOD(nvtxMemPermissionsReset, doc_nvtxMemPermissionsReset),
    METHOD(nvtxMemPermissionsBind, doc_nvtxMemPermissionsBind),
    METHOD(nvtxMemPermissionsUnbind, doc_nvtxMemPermissionsUnbind),
    METHOD(nvtxMemCudaGetProcessWidePermissions, doc_nvtxMemCudaGetProcessWidePermissions),
    METHOD(nvtxMemCudaGetDeviceWidePermissions, doc_nvtxMemCudaGetDeviceWidePermissions),
    METHOD(nvtxMemCudaSetPeerAccess, doc_nvtxMemCudaSetPeerAccess),
    METHOD(nvtxMemCudaMarkInitialized, doc_nvtxMemCudaMarkInitialized),
    {"nvtxDomainCreate", (PyCFunction)(void (*)(void))py_nvtxDomainCreateA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainCreate},
    {"nvtxDomainNameCategory", (PyCFunction)(void (*)(void))py_nvtxDomainNameCategoryA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainNameCategory},
    {"nvtxDomainRegisterString", (PyCFunction)(void (*)(void))py_nvtxDomainRegisterStringA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxDomainRegisterString},
    {"nvtxMark", (PyCFunction)(void (*)(void))py_nvtxMarkA, METH_FASTCALL | METH_KEYWORDS,
        doc_nvtxMark},
    {"nvtxNameCategory", (PyCFunction)(void (*)(void))py_nvtxNameCategoryA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCategory},
    {"nvtxNameCuContext", (PyCFunction)(void (*)(void))py_nvtxNameCuContextA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuContext},
    {"nvtxNameCuDevice", (PyCFunction)(void (*)(void))py_nvtxNameCuDeviceA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuDevice},
    {"nvtxNameCuEvent", (PyCFunction)(void (*)(void))py_nvtxNameCuEventA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuEvent},
    {"nvtxNameCuStream", (PyCFunction)(void (*)(void))py_nvtxNameCuStreamA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCuStream},
    {"nvtxNameCudaDevice", (PyCFunction)(void (*)(void))py_nvtxNameCudaDeviceA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaDevice},
    {"nvtxNameCudaEvent", (PyCFunction)(void (*)(void))py_nvtxNameCudaEventA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaEvent},
    {"nvtxNameCudaStream", (PyCFunction)(void (*)(void))py_nvtxNameCudaStreamA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameCudaStream},
    {"nvtxNameOsThread", (PyCFunction)(void (*)(void))py_nvtxNameOsThreadA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxNameOsThread},
    {"nvtxRangePush", (PyCFunction)(void (*)(void))py_nvtxRangePushA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxRangePush},
    {"nvtxRangeStart", (PyCFunction)(void (*)(void))py_nvtxRangeStartA,
        METH_FASTCALL | METH_KEYWORDS, doc_nvtxRangeStart},
    {NULL, NULL, 0, NULL},
};
