// methods.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_nvtxInitialize[] =
    "nvtxInitialize($module, /, reserved)\n--\n\n"
    "nvtxInitialize(reserved)\n\n"
    "Loads the tool, if there is one, ahead of the first other call; it need not be called.\n\n"
    "void nvtxInitialize(const void *reserved)\n\n"
    "Parameters\n"
    "    reserved : int (address), buffer or None; None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainMarkEx[] =
    "nvtxDomainMarkEx($module, /, domain, eventAttrib)\n--\n\n"
    "nvtxDomainMarkEx(domain, eventAttrib)\n\n"
    "Marks this instant with a text, colour, category and number, as eventAttrib has them.\n\n"
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
    "Marks this instant with a text, colour, category and number, as eventAttrib has them.\n\n"
    "void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxMarkA[] =
    "nvtxMarkA($module, /, message)\n--\n\n"
    "nvtxMarkA(message)\n\n"
    "Marks this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangeStartEx[] =
    "nvtxDomainRangeStartEx($module, /, domain, eventAttrib)\n--\n\n"
    "nvtxDomainRangeStartEx(domain, eventAttrib)\n\n"
    "Begins a range as eventAttrib says, which any thread may end by the id that comes back.\n\n"
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
    "Begins a range as eventAttrib says, which any thread may end by the id that comes back.\n\n"
    "nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangeStartA[] =
    "nvtxRangeStartA($module, /, message)\n--\n\n"
    "nvtxRangeStartA(message)\n\n"
    "Begins a range that any thread may end, by the id that comes back.\n\n"
    "nvtxRangeId_t nvtxRangeStartA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    nvtxRangeId_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangeEnd[] =
    "nvtxDomainRangeEnd($module, /, domain, id)\n--\n\n"
    "nvtxDomainRangeEnd(domain, id)\n\n"
    "Ends the range of an id.\n\n"
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
    "Ends the range of an id.\n\n"
    "void nvtxRangeEnd(nvtxRangeId_t id)\n\n"
    "Parameters\n"
    "    id : nvtxRangeId_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangePushEx[] =
    "nvtxDomainRangePushEx($module, /, domain, eventAttrib)\n--\n\n"
    "nvtxDomainRangePushEx(domain, eventAttrib)\n\n"
    "Begins a range on this thread as eventAttrib says; gives its depth from 0, or less\n"
    "without a tool.\n\n"
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
    "Begins a range on this thread as eventAttrib says; gives its depth from 0, or less\n"
    "without a tool.\n\n"
    "int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)\n\n"
    "Parameters\n"
    "    eventAttrib : nvtxEventAttributes_t or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePushA[] =
    "nvtxRangePushA($module, /, message)\n--\n\n"
    "nvtxRangePushA(message)\n\n"
    "Begins a range on this thread, inside those that are open; gives its depth from 0, or\n"
    "less without a tool.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRangePop[] =
    "nvtxDomainRangePop($module, /, domain)\n--\n\n"
    "nvtxDomainRangePop(domain)\n\n"
    "Ends the innermost range that this thread has pushed, and gives its depth.\n\n"
    "int nvtxDomainRangePop(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePop[] =
    "nvtxRangePop($module, /)\n--\n\n"
    "nvtxRangePop()\n\n"
    "Ends the innermost range that this thread has pushed, and gives its depth.\n\n"
    "int nvtxRangePop(void)\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainResourceCreate[] =
    "nvtxDomainResourceCreate($module, /, domain, attribs)\n--\n\n"
    "nvtxDomainResourceCreate(domain, attribs)\n\n"
    "Tells the tool of an object of the program's, with its name.\n\n"
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
    "Tells the tool that an object is gone.\n\n"
    "void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)\n\n"
    "Parameters\n"
    "    resource : nvtxResourceHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainNameCategoryA[] =
    "nvtxDomainNameCategoryA($module, /, domain, category, name)\n--\n\n"
    "nvtxDomainNameCategoryA(domain, category, name)\n\n"
    "Gives a category, a number of the program's choice, a name in the tool.\n\n"
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
    "Gives a category, a number of the program's choice, a name in the tool.\n\n"
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
    "Gives a thread of the system a name in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's number of it, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainRegisterStringA[] =
    "nvtxDomainRegisterStringA($module, /, domain, string)\n--\n\n"
    "nvtxDomainRegisterStringA(domain, string)\n\n"
    "Gives a handle for a text in a domain, which is quicker to pass than the text.\n\n"
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
    "Makes a domain, under which a library keeps its ranges and names apart from those of\n"
    "others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainDestroy[] =
    "nvtxDomainDestroy($module, /, domain)\n--\n\n"
    "nvtxDomainDestroy(domain)\n\n"
    "Ends a domain with the strings that were registered in it.\n\n"
    "void nvtxDomainDestroy(nvtxDomainHandle_t domain)\n\n"
    "Parameters\n"
    "    domain : nvtxDomainHandle_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserCreate[] =
    "nvtxDomainSyncUserCreate($module, /, domain, attribs)\n--\n\n"
    "nvtxDomainSyncUserCreate(domain, attribs)\n\n"
    "Tells the tool of a lock of the program's own making.\n\n"
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
    "Tells the tool that a lock is gone.\n\n"
    "void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireStart[] =
    "nvtxDomainSyncUserAcquireStart($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireStart(handle)\n\n"
    "Tells the tool how far this thread is with a lock.\n\n"
    "void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireFailed[] =
    "nvtxDomainSyncUserAcquireFailed($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireFailed(handle)\n\n"
    "Tells the tool how far this thread is with a lock.\n\n"
    "void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserAcquireSuccess[] =
    "nvtxDomainSyncUserAcquireSuccess($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserAcquireSuccess(handle)\n\n"
    "Tells the tool how far this thread is with a lock.\n\n"
    "void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainSyncUserReleasing[] =
    "nvtxDomainSyncUserReleasing($module, /, handle)\n--\n\n"
    "nvtxDomainSyncUserReleasing(handle)\n\n"
    "Tells the tool how far this thread is with a lock.\n\n"
    "void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)\n\n"
    "Parameters\n"
    "    handle : nvtxSyncUser_t, int or None\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCuDeviceA[] =
    "nvtxNameCuDeviceA($module, /, device, name)\n--\n\n"
    "nvtxNameCuDeviceA(device, name)\n\n"
    "Gives a device a name in the tool.\n\n"
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
    "Gives a context a name in the tool.\n\n"
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
    "Gives a stream a name in the tool.\n\n"
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
    "Gives an event a name in the tool.\n\n"
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
    "Gives a device of the CUDA runtime a name in the tool.\n\n"
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
    "Gives a stream of the CUDA runtime a name in the tool.\n\n"
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
    "Gives an event of the CUDA runtime a name in the tool.\n\n"
    "void nvtxNameCudaEventA(cudaEvent_t event, const char *name)\n\n"
    "Parameters\n"
    "    event : cudaEvent_t, int or None\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainCreate[] =
    "nvtxDomainCreate($module, /, name)\n--\n\n"
    "nvtxDomainCreate(name)\n\n"
    "Makes a domain, under which a library keeps its ranges and names apart from those of\n"
    "others.\n\n"
    "nvtxDomainHandle_t nvtxDomainCreateA(const char *name)\n\n"
    "Parameters\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    nvtxDomainHandle_t\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxDomainNameCategory[] =
    "nvtxDomainNameCategory($module, /, domain, category, name)\n--\n\n"
    "nvtxDomainNameCategory(domain, category, name)\n\n"
    "Gives a category, a number of the program's choice, a name in the tool.\n\n"
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
    "Gives a handle for a text in a domain, which is quicker to pass than the text.\n\n"
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
    "Marks this instant with a text.\n\n"
    "void nvtxMarkA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxNameCategory[] =
    "nvtxNameCategory($module, /, category, name)\n--\n\n"
    "nvtxNameCategory(category, name)\n\n"
    "Gives a category, a number of the program's choice, a name in the tool.\n\n"
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
    "Gives a context a name in the tool.\n\n"
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
    "Gives a device a name in the tool.\n\n"
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
    "Gives an event a name in the tool.\n\n"
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
    "Gives a stream a name in the tool.\n\n"
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
    "Gives a device of the CUDA runtime a name in the tool.\n\n"
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
    "Gives an event of the CUDA runtime a name in the tool.\n\n"
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
    "Gives a stream of the CUDA runtime a name in the tool.\n\n"
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
    "Gives a thread of the system a name in the tool.\n\n"
    "void nvtxNameOsThreadA(uint32_t threadId, const char *name)\n\n"
    "Parameters\n"
    "    threadId : int; the system's number of it, such as threading.get_native_id()\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    None\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangePush[] =
    "nvtxRangePush($module, /, message)\n--\n\n"
    "nvtxRangePush(message)\n\n"
    "Begins a range on this thread, inside those that are open; gives its depth from 0, or\n"
    "less without a tool.\n\n"
    "int nvtxRangePushA(const char *message)\n\n"
    "Parameters\n"
    "    message : str or bytes\n\n"
    "Returns\n"
    "    int\n\n"
    "Keeps the GIL.\n";
static const char doc_nvtxRangeStart[] =
    "nvtxRangeStart($module, /, message)\n--\n\n"
    "nvtxRangeStart(message)\n\n"
    "Begins a range that any thread may end, by the id that comes back.\n\n"
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
