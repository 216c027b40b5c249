// module.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"
#include "nvtx_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(NVTX_ERR_INIT_ACCESS_LIBRARY),
    CONSTANT(NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT),
    CONSTANT(NVTX_ERR_INIT_LOAD_LIBRARY),
    CONSTANT(NVTX_ERR_INIT_LOAD_PROPERTY),
    CONSTANT(NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT),
    CONSTANT(NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE),
    CONSTANT(NVTX_EVENT_ATTRIB_STRUCT_SIZE),
    CONSTANT(NVTX_FAIL),
    CONSTANT(NVTX_NO_PUSH_POP_TRACKING),
    CONSTANT(NVTX_RESOURCE_ATTRIB_STRUCT_SIZE),
    CONSTANT(NVTX_RESOURCE_CLASS_CUDA),
    CONSTANT(NVTX_RESOURCE_CLASS_CUDART),
    CONSTANT(NVTX_RESOURCE_CLASS_GENERIC),
    CONSTANT(NVTX_RESOURCE_CLASS_SYNC_OS),
    CONSTANT(NVTX_RESOURCE_CLASS_SYNC_PTHREAD),
    CONSTANT(NVTX_SUCCESS),
    CONSTANT(NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE),
    // No macro of types.h, which tells by it whether the library's header was included.
    {.name = "NVTX_VERSION", .value = 3},
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_CUcontext,
    T_CUdevice,
    T_CUdevice_v1,
    T_CUevent,
    T_CUstream,
    T_cudaEvent_t,
    T_cudaStream_t,
    T_identifier_t,
    T_nvtxColorType_t,
    T_nvtxDomainHandle_t,
    T_nvtxEventAttributes_t,
    T_nvtxEventAttributes_v2,
    T_nvtxMessageType_t,
    T_nvtxMessageValue_t,
    T_nvtxPayloadType_t,
    T_nvtxRangeId_t,
    T_nvtxResourceAttributes_t,
    T_nvtxResourceAttributes_v0,
    T_nvtxResourceCUDARTType_t,
    T_nvtxResourceCUDAType_t,
    T_nvtxResourceGenericType_t,
    T_nvtxResourceHandle_t,
    T_nvtxResourceSyncAndroidType_t,
    T_nvtxResourceSyncLinuxType_t,
    T_nvtxResourceSyncPosixThreadType_t,
    T_nvtxResourceSyncWindowsType_t,
    T_nvtxStringHandle_t,
    T_nvtxSyncUserAttributes_t,
    T_nvtxSyncUserAttributes_v0,
    T_nvtxSyncUser_t,
    T_payload_t,
};

static const char module_doc[] = "NVTX of CUDA 12.9.\n\nhttps://nvidia.github.io/NVTX/doxygen/";

static const cb_binding binding = {
    .name = "nvtx",
    .full_name = "cubind.nvtx",
    .checked_name = "cubind.checked.nvtx",
    .doc = module_doc,
    .classes = nvtx_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .status_class = CB_NO_CLASS,
    .library = &nvtx_library,
    .methods = nvtx_methods,
    .checked_methods = nvtx_checked_methods,
    .api = &nvtx_api_table,
    .api_name = CUBIND_NVTX_API_NAME,
};

static int
exec_module(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_module},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind.nvtx",
    .m_doc = module_doc,
    .m_size = sizeof(cb_surface),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvtx(void)
{
    return PyModuleDef_Init(&definition);
}
