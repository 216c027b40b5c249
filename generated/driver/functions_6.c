// functions_6.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "functions.h"

// CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int
//     numBlocks, int blockSize)
static const char *const params_cuOccupancyAvailableDynamicSMemPerBlock[] = {"func", "numBlocks",
    "blockSize", NULL};
static const cb_function f_cuOccupancyAvailableDynamicSMemPerBlock =
    {.name = "cuOccupancyAvailableDynamicSMemPerBlock",
    .params = params_cuOccupancyAvailableDynamicSMemPerBlock, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuOccupancyAvailableDynamicSMemPerBlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, &args, nargs, kwnames, slots))
        return NULL;
    size_t dynamicSmemSize = 0;
    CUfunction func;
    int32_t numBlocks;
    int32_t blockSize;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &numBlocks) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &blockSize) < 0)
        return NULL;
    fn_cuOccupancyAvailableDynamicSMemPerBlock *call =
        cb_symbol_address(&symbols[S_cuOccupancyAvailableDynamicSMemPerBlock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&dynamicSmemSize, func, numBlocks, blockSize);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyAvailableDynamicSMemPerBlock, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(dynamicSmemSize));
}

// CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const
//     CUlaunchConfig *config)
static const char *const params_cuOccupancyMaxPotentialClusterSize[] = {"func", "config", NULL};
static const cb_function f_cuOccupancyMaxPotentialClusterSize =
    {.name = "cuOccupancyMaxPotentialClusterSize",
    .params = params_cuOccupancyMaxPotentialClusterSize, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxPotentialClusterSize)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxPotentialClusterSize, &args, nargs, kwnames, slots))
        return NULL;
    int clusterSize = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxPotentialClusterSize *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxPotentialClusterSize]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&clusterSize, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxPotentialClusterSize, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(clusterSize));
}

// CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig
//     *config)
static const char *const params_cuOccupancyMaxActiveClusters[] = {"func", "config", NULL};
static const cb_function f_cuOccupancyMaxActiveClusters = {.name = "cuOccupancyMaxActiveClusters",
    .params = params_cuOccupancyMaxActiveClusters, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuOccupancyMaxActiveClusters)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuOccupancyMaxActiveClusters, &args, nargs, kwnames, slots))
        return NULL;
    int numClusters = 0;
    CUfunction func;
    const CUlaunchConfig *config;
    if (cb_as_handle(m, T_CUfunction, args[0], &func) < 0)
        return NULL;
    if (cb_as_record(m, T_CUlaunchConfig, args[1], "config", &config) < 0)
        return NULL;
    fn_cuOccupancyMaxActiveClusters *call =
        cb_symbol_address(&symbols[S_cuOccupancyMaxActiveClusters]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&numClusters, func, config);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuOccupancyMaxActiveClusters, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(numClusters));
}

// CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
static const char *const params_cuTexRefSetArray[] = {"hTexRef", "hArray", "Flags", NULL};
static const cb_function f_cuTexRefSetArray = {.name = "cuTexRefSetArray",
    .params = params_cuTexRefSetArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetArray *call = cb_symbol_address(&symbols[S_cuTexRefSetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned
//     int Flags)
static const char *const params_cuTexRefSetMipmappedArray[] = {"hTexRef", "hMipmappedArray",
    "Flags", NULL};
static const cb_function f_cuTexRefSetMipmappedArray = {.name = "cuTexRefSetMipmappedArray",
    .params = params_cuTexRefSetMipmappedArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    CUmipmappedArray hMipmappedArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUmipmappedArray, args[1], &hMipmappedArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, hMipmappedArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmappedArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t
//     bytes)
static const char *const params_cuTexRefSetAddress[] = {"hTexRef", "dptr", "numbytes", NULL};
static const cb_function f_cuTexRefSetAddress = {.name = "cuTexRefSetAddress",
    .params = params_cuTexRefSetAddress, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuTexRefSetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddress, &args, nargs, kwnames, slots))
        return NULL;
    size_t ByteOffset = 0;
    CUtexref hTexRef;
    CUdeviceptr dptr;
    uint64_t bytes;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[1], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[2], "size_t", &bytes) < 0)
        return NULL;
    fn_cuTexRefSetAddress *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ByteOffset, hTexRef, dptr, bytes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(ByteOffset));
}

// CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr
//     dptr, size_t Pitch)
static const char *const params_cuTexRefSetAddress2D[] = {"hTexRef", "desc", "dptr", "Pitch", NULL};
static const cb_function f_cuTexRefSetAddress2D = {.name = "cuTexRefSetAddress2D",
    .params = params_cuTexRefSetAddress2D, .param_count = 4, .result_count = 0};

CB_WRAPPER(cuTexRefSetAddress2D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuTexRefSetAddress2D, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    const CUDA_ARRAY_DESCRIPTOR *desc;
    CUdeviceptr dptr;
    uint64_t Pitch;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_ARRAY_DESCRIPTOR, args[1], "desc", &desc) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdeviceptr, args[2], &dptr, sizeof dptr) < 0)
        return NULL;
    if (cb_as_uint64(args[3], "size_t", &Pitch) < 0)
        return NULL;
    fn_cuTexRefSetAddress2D *call = cb_symbol_address(&symbols[S_cuTexRefSetAddress2D]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, desc, dptr, Pitch);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddress2D, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
static const char *const params_cuTexRefSetFormat[] = {"hTexRef", "fmt", "NumPackedComponents",
    NULL};
static const cb_function f_cuTexRefSetFormat = {.name = "cuTexRefSetFormat",
    .params = params_cuTexRefSetFormat, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fmt;
    int32_t NumPackedComponents;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUarray_format, args[1], "fmt", &fmt) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &NumPackedComponents) < 0)
        return NULL;
    fn_cuTexRefSetFormat *call = cb_symbol_address(&symbols[S_cuTexRefSetFormat]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUarray_format)fmt, NumPackedComponents);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFormat, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
static const char *const params_cuTexRefSetAddressMode[] = {"hTexRef", "dim", "am", NULL};
static const cb_function f_cuTexRefSetAddressMode = {.name = "cuTexRefSetAddressMode",
    .params = params_cuTexRefSetAddressMode, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t dim;
    int32_t am;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &dim) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUaddress_mode, args[2], "am", &am) < 0)
        return NULL;
    fn_cuTexRefSetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefSetAddressMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, dim, (CUaddress_mode)am);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetAddressMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const char *const params_cuTexRefSetFilterMode[] = {"hTexRef", "fm", NULL};
static const cb_function f_cuTexRefSetFilterMode = {.name = "cuTexRefSetFilterMode",
    .params = params_cuTexRefSetFilterMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefSetFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
static const char *const params_cuTexRefSetMipmapFilterMode[] = {"hTexRef", "fm", NULL};
static const cb_function f_cuTexRefSetMipmapFilterMode = {.name = "cuTexRefSetMipmapFilterMode",
    .params = params_cuTexRefSetMipmapFilterMode, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    int32_t fm;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUfilter_mode, args[1], "fm", &fm) < 0)
        return NULL;
    fn_cuTexRefSetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, (CUfilter_mode)fm);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapFilterMode, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
static const char *const params_cuTexRefSetMipmapLevelBias[] = {"hTexRef", "bias", NULL};
static const cb_function f_cuTexRefSetMipmapLevelBias = {.name = "cuTexRefSetMipmapLevelBias",
    .params = params_cuTexRefSetMipmapLevelBias, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float bias;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_float(args[1], &bias) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, bias);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelBias, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float
//     maxMipmapLevelClamp)
static const char *const params_cuTexRefSetMipmapLevelClamp[] = {"hTexRef", "minMipmapLevelClamp",
    "maxMipmapLevelClamp", NULL};
static const cb_function f_cuTexRefSetMipmapLevelClamp = {.name = "cuTexRefSetMipmapLevelClamp",
    .params = params_cuTexRefSetMipmapLevelClamp, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuTexRefSetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexRefSetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_float(args[1], &minMipmapLevelClamp) < 0)
        return NULL;
    if (cb_as_float(args[2], &maxMipmapLevelClamp) < 0)
        return NULL;
    fn_cuTexRefSetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefSetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMipmapLevelClamp, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
static const char *const params_cuTexRefSetMaxAnisotropy[] = {"hTexRef", "maxAniso", NULL};
static const cb_function f_cuTexRefSetMaxAnisotropy = {.name = "cuTexRefSetMaxAnisotropy",
    .params = params_cuTexRefSetMaxAnisotropy, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t maxAniso;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &maxAniso) < 0)
        return NULL;
    fn_cuTexRefSetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefSetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, maxAniso);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetMaxAnisotropy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
static const char *const params_cuTexRefSetBorderColor[] = {"hTexRef", "pBorderColor", NULL};
static const cb_function f_cuTexRefSetBorderColor = {.name = "cuTexRefSetBorderColor",
    .params = params_cuTexRefSetBorderColor, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUtexref hTexRef;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        goto done;
    if (cb_array_floats(args[1], "pBorderColor", sizeof(float), &pBorderColor) < 0)
        goto done;
    if (cb_array_check(&pBorderColor, 4) < 0)
        goto done;
    fn_cuTexRefSetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefSetBorderColor]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, pBorderColor.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexRefSetBorderColor, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
static const char *const params_cuTexRefSetFlags[] = {"hTexRef", "Flags", NULL};
static const cb_function f_cuTexRefSetFlags = {.name = "cuTexRefSetFlags",
    .params = params_cuTexRefSetFlags, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTexRefSetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefSetFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuTexRefSetFlags *call = cb_symbol_address(&symbols[S_cuTexRefSetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefSetFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
static const char *const params_cuTexRefGetAddress[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetAddress = {.name = "cuTexRefGetAddress",
    .params = params_cuTexRefGetAddress, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pdptr = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetAddress *call = cb_symbol_address(&symbols[S_cuTexRefGetAddress]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pdptr, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddress, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUdeviceptr, &pdptr));
}

// CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
static const char *const params_cuTexRefGetArray[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetArray = {.name = "cuTexRefGetArray",
    .params = params_cuTexRefGetArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetArray *call = cb_symbol_address(&symbols[S_cuTexRefGetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmappedArray[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmappedArray = {.name = "cuTexRefGetMipmappedArray",
    .params = params_cuTexRefGetMipmappedArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUmipmappedArray phMipmappedArray = NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmappedArray *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phMipmappedArray, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &phMipmappedArray));
}

// CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
static const char *const params_cuTexRefGetAddressMode[] = {"hTexRef", "dim", NULL};
static const cb_function f_cuTexRefGetAddressMode = {.name = "cuTexRefGetAddressMode",
    .params = params_cuTexRefGetAddressMode, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuTexRefGetAddressMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTexRefGetAddressMode, &args, nargs, kwnames, slots))
        return NULL;
    CUaddress_mode pam = 0;
    CUtexref hTexRef;
    int32_t dim;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    if (cb_as_int32(args[1], "int", &dim) < 0)
        return NULL;
    fn_cuTexRefGetAddressMode *call = cb_symbol_address(&symbols[S_cuTexRefGetAddressMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pam, hTexRef, dim);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetAddressMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUaddress_mode, pam));
}

// CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const char *const params_cuTexRefGetFilterMode[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFilterMode = {.name = "cuTexRefGetFilterMode",
    .params = params_cuTexRefGetFilterMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFilterMode *call = cb_symbol_address(&symbols[S_cuTexRefGetFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
static const char *const params_cuTexRefGetFormat[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFormat = {.name = "cuTexRefGetFormat",
    .params = params_cuTexRefGetFormat, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetFormat)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFormat, &args, nargs, kwnames, slots))
        return NULL;
    CUarray_format pFormat = 0;
    int pNumChannels = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFormat *call = cb_symbol_address(&symbols[S_cuTexRefGetFormat]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFormat, &pNumChannels, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFormat, status, args, NULL);
    PyObject *values[] = {cb_enum_member(m, T_CUarray_format, pFormat),
        PyLong_FromLong(pNumChannels)};
    return cb_return_many(s, &f_cuTexRefGetFormat, values);
}

// CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapFilterMode[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapFilterMode = {.name = "cuTexRefGetMipmapFilterMode",
    .params = params_cuTexRefGetMipmapFilterMode, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapFilterMode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapFilterMode, &args, nargs, kwnames, slots))
        return NULL;
    CUfilter_mode pfm = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapFilterMode *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapFilterMode]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pfm, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapFilterMode, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUfilter_mode, pfm));
}

// CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapLevelBias[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapLevelBias = {.name = "cuTexRefGetMipmapLevelBias",
    .params = params_cuTexRefGetMipmapLevelBias, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMipmapLevelBias)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelBias, &args, nargs, kwnames, slots))
        return NULL;
    float pbias = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelBias *call = cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelBias]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pbias, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelBias, status, args, NULL);
    return cb_return1(s, PyFloat_FromDouble(pbias));
}

// CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
//     CUtexref hTexRef)
static const char *const params_cuTexRefGetMipmapLevelClamp[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMipmapLevelClamp = {.name = "cuTexRefGetMipmapLevelClamp",
    .params = params_cuTexRefGetMipmapLevelClamp, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuTexRefGetMipmapLevelClamp)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMipmapLevelClamp, &args, nargs, kwnames, slots))
        return NULL;
    float pminMipmapLevelClamp = 0;
    float pmaxMipmapLevelClamp = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMipmapLevelClamp *call =
        cb_symbol_address(&symbols[S_cuTexRefGetMipmapLevelClamp]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pminMipmapLevelClamp, &pmaxMipmapLevelClamp, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMipmapLevelClamp, status, args, NULL);
    PyObject *values[] = {PyFloat_FromDouble(pminMipmapLevelClamp),
        PyFloat_FromDouble(pmaxMipmapLevelClamp)};
    return cb_return_many(s, &f_cuTexRefGetMipmapLevelClamp, values);
}

// CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
static const char *const params_cuTexRefGetMaxAnisotropy[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetMaxAnisotropy = {.name = "cuTexRefGetMaxAnisotropy",
    .params = params_cuTexRefGetMaxAnisotropy, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetMaxAnisotropy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetMaxAnisotropy, &args, nargs, kwnames, slots))
        return NULL;
    int pmaxAniso = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetMaxAnisotropy *call = cb_symbol_address(&symbols[S_cuTexRefGetMaxAnisotropy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pmaxAniso, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetMaxAnisotropy, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(pmaxAniso));
}

// CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
static const char *const params_cuTexRefGetBorderColor[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetBorderColor = {.name = "cuTexRefGetBorderColor",
    .params = params_cuTexRefGetBorderColor, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetBorderColor)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetBorderColor, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array pBorderColor;
    cb_array_init(&pBorderColor);
    size_t pBorderColor_count = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        goto done;
    fn_cuTexRefGetBorderColor *call = cb_symbol_address(&symbols[S_cuTexRefGetBorderColor]);
    if (call == NULL)
        goto done;
    pBorderColor_count = (size_t)4;
    if (cb_array_reserve(&pBorderColor, pBorderColor_count, sizeof(float)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(pBorderColor.data, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexRefGetBorderColor, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_float_list(pBorderColor.data, pBorderColor_count, sizeof(float)));
done:
    cb_array_done(&pBorderColor);
    return result;
}

// CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
static const char *const params_cuTexRefGetFlags[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefGetFlags = {.name = "cuTexRefGetFlags",
    .params = params_cuTexRefGetFlags, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexRefGetFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefGetFlags, &args, nargs, kwnames, slots))
        return NULL;
    unsigned int pFlags = 0;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefGetFlags *call = cb_symbol_address(&symbols[S_cuTexRefGetFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pFlags, hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefGetFlags, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(pFlags));
}

// CUresult cuTexRefCreate(CUtexref *pTexRef)
static const char *const params_cuTexRefCreate[] = {NULL};
static const cb_function f_cuTexRefCreate = {.name = "cuTexRefCreate",
    .params = params_cuTexRefCreate, .param_count = 0, .result_count = 1};

CB_WRAPPER(cuTexRefCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref pTexRef = NULL;
    fn_cuTexRefCreate *call = cb_symbol_address(&symbols[S_cuTexRefCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexref, &pTexRef));
}

// CUresult cuTexRefDestroy(CUtexref hTexRef)
static const char *const params_cuTexRefDestroy[] = {"hTexRef", NULL};
static const cb_function f_cuTexRefDestroy = {.name = "cuTexRefDestroy",
    .params = params_cuTexRefDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuTexRefDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexRefDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexref hTexRef;
    if (cb_as_handle(m, T_CUtexref, args[0], &hTexRef) < 0)
        return NULL;
    fn_cuTexRefDestroy *call = cb_symbol_address(&symbols[S_cuTexRefDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hTexRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexRefDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
static const char *const params_cuSurfRefSetArray[] = {"hSurfRef", "hArray", "Flags", NULL};
static const cb_function f_cuSurfRefSetArray = {.name = "cuSurfRefSetArray",
    .params = params_cuSurfRefSetArray, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuSurfRefSetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuSurfRefSetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfref hSurfRef;
    CUarray hArray;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUarray, args[1], &hArray) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuSurfRefSetArray *call = cb_symbol_address(&symbols[S_cuSurfRefSetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hSurfRef, hArray, Flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefSetArray, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
static const char *const params_cuSurfRefGetArray[] = {"hSurfRef", NULL};
static const cb_function f_cuSurfRefGetArray = {.name = "cuSurfRefGetArray",
    .params = params_cuSurfRefGetArray, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfRefGetArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfRefGetArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray phArray = NULL;
    CUsurfref hSurfRef;
    if (cb_as_handle(m, T_CUsurfref, args[0], &hSurfRef) < 0)
        return NULL;
    fn_cuSurfRefGetArray *call = cb_symbol_address(&symbols[S_cuSurfRefGetArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phArray, hSurfRef);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfRefGetArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &phArray));
}

// CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const
//     CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
static const char *const params_cuTexObjectCreate[] = {"pResDesc", "pTexDesc", "pResViewDesc",
    NULL};
static const cb_function f_cuTexObjectCreate = {.name = "cuTexObjectCreate",
    .params = params_cuTexObjectCreate, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuTexObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuTexObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject pTexObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    const CUDA_TEXTURE_DESC *pTexDesc;
    const CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
    if (cb_as_record(m, T_CUDA_RESOURCE_DESC, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_TEXTURE_DESC, args[1], "pTexDesc", &pTexDesc) < 0)
        return NULL;
    if (cb_as_record(m, T_CUDA_RESOURCE_VIEW_DESC, args[2], "pResViewDesc", &pResViewDesc) < 0)
        return NULL;
    fn_cuTexObjectCreate *call = cb_symbol_address(&symbols[S_cuTexObjectCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pTexObject, pResDesc, pTexDesc, pResViewDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUtexObject, &pTexObject));
}

// CUresult cuTexObjectDestroy(CUtexObject texObject)
static const char *const params_cuTexObjectDestroy[] = {"texObject", NULL};
static const cb_function f_cuTexObjectDestroy = {.name = "cuTexObjectDestroy",
    .params = params_cuTexObjectDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuTexObjectDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        return NULL;
    fn_cuTexObjectDestroy *call = cb_symbol_address(&symbols[S_cuTexObjectDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTexObjectDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
static const char *const params_cuTexObjectGetResourceDesc[] = {"texObject", NULL};
static const cb_function f_cuTexObjectGetResourceDesc = {.name = "cuTexObjectGetResourceDesc",
    .params = params_cuTexObjectGetResourceDesc, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectGetResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pResDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceDesc *call = cb_symbol_address(&symbols[S_cuTexObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexObjectGetResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
static const char *const params_cuTexObjectGetTextureDesc[] = {"texObject", NULL};
static const cb_function f_cuTexObjectGetTextureDesc = {.name = "cuTexObjectGetTextureDesc",
    .params = params_cuTexObjectGetTextureDesc, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetTextureDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectGetTextureDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pTexDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetTextureDesc *call = cb_symbol_address(&symbols[S_cuTexObjectGetTextureDesc]);
    if (call == NULL)
        goto done;
    pTexDesc = cb_record_new(m, T_CUDA_TEXTURE_DESC);
    if (pTexDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pTexDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexObjectGetTextureDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pTexDesc));
done:
    Py_XDECREF(pTexDesc);
    return result;
}

// CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject
//     texObject)
static const char *const params_cuTexObjectGetResourceViewDesc[] = {"texObject", NULL};
static const cb_function f_cuTexObjectGetResourceViewDesc =
    {.name = "cuTexObjectGetResourceViewDesc", .params = params_cuTexObjectGetResourceViewDesc,
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cuTexObjectGetResourceViewDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuTexObjectGetResourceViewDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pResViewDesc = NULL;
    CUtexObject texObject;
    if (cb_as_scalar(m, T_CUtexObject, args[0], &texObject, sizeof texObject) < 0)
        goto done;
    fn_cuTexObjectGetResourceViewDesc *call =
        cb_symbol_address(&symbols[S_cuTexObjectGetResourceViewDesc]);
    if (call == NULL)
        goto done;
    pResViewDesc = cb_record_new(m, T_CUDA_RESOURCE_VIEW_DESC);
    if (pResViewDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResViewDesc), texObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTexObjectGetResourceViewDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResViewDesc));
done:
    Py_XDECREF(pResViewDesc);
    return result;
}

// CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
static const char *const params_cuSurfObjectCreate[] = {"pResDesc", NULL};
static const cb_function f_cuSurfObjectCreate = {.name = "cuSurfObjectCreate",
    .params = params_cuSurfObjectCreate, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfObjectCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfObjectCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfObject pSurfObject = 0;
    const CUDA_RESOURCE_DESC *pResDesc;
    if (cb_as_record(m, T_CUDA_RESOURCE_DESC, args[0], "pResDesc", &pResDesc) < 0)
        return NULL;
    fn_cuSurfObjectCreate *call = cb_symbol_address(&symbols[S_cuSurfObjectCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pSurfObject, pResDesc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfObjectCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUsurfObject, &pSurfObject));
}

// CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
static const char *const params_cuSurfObjectDestroy[] = {"surfObject", NULL};
static const cb_function f_cuSurfObjectDestroy = {.name = "cuSurfObjectDestroy",
    .params = params_cuSurfObjectDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuSurfObjectDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfObjectDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(m, T_CUsurfObject, args[0], &surfObject, sizeof surfObject) < 0)
        return NULL;
    fn_cuSurfObjectDestroy *call = cb_symbol_address(&symbols[S_cuSurfObjectDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuSurfObjectDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
static const char *const params_cuSurfObjectGetResourceDesc[] = {"surfObject", NULL};
static const cb_function f_cuSurfObjectGetResourceDesc = {.name = "cuSurfObjectGetResourceDesc",
    .params = params_cuSurfObjectGetResourceDesc, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuSurfObjectGetResourceDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuSurfObjectGetResourceDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *pResDesc = NULL;
    CUsurfObject surfObject;
    if (cb_as_scalar(m, T_CUsurfObject, args[0], &surfObject, sizeof surfObject) < 0)
        goto done;
    fn_cuSurfObjectGetResourceDesc *call =
        cb_symbol_address(&symbols[S_cuSurfObjectGetResourceDesc]);
    if (call == NULL)
        goto done;
    pResDesc = cb_record_new(m, T_CUDA_RESOURCE_DESC);
    if (pResDesc == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(pResDesc), surfObject);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuSurfObjectGetResourceDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(pResDesc));
done:
    Py_XDECREF(pResDesc);
    return result;
}

// CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t
//     *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion
//     l2Promotion, CUtensorMapFloatOOBfill oobFill)
static const char *const params_cuTensorMapEncodeTiled[] = {"tensorDataType", "tensorRank",
    "globalAddress", "globalDim", "globalStrides", "boxDim", "elementStrides", "interleave",
    "swizzle", "l2Promotion", "oobFill", NULL};
static const cb_function f_cuTensorMapEncodeTiled = {.name = "cuTensorMapEncodeTiled",
    .params = params_cuTensorMapEncodeTiled, .param_count = 11, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeTiled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[11];
    if (!cb_arguments(s, &f_cuTensorMapEncodeTiled, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType;
    cuuint32_t tensorRank;
    cb_address globalAddress;
    globalAddress.held = false;
    cb_array globalDim;
    cb_array_init(&globalDim);
    cb_array globalStrides;
    cb_array_init(&globalStrides);
    cb_array boxDim;
    cb_array_init(&boxDim);
    cb_array elementStrides;
    cb_array_init(&elementStrides);
    int32_t interleave;
    int32_t swizzle;
    int32_t l2Promotion;
    int32_t oobFill;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0)
        goto done;
    if (cb_as_address(m, args[2], &globalAddress) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint32_t, args[5], "boxDim", 5, &boxDim) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint32_t, args[6], "elementStrides", 5, &elementStrides) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapInterleave, args[7], "interleave", &interleave) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapSwizzle, args[8], "swizzle", &swizzle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapL2promotion, args[9], "l2Promotion", &l2Promotion) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[10], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeTiled *call = cb_symbol_address(&symbols[S_cuTensorMapEncodeTiled]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, boxDim.data, elementStrides.data,
        (CUtensorMapInterleave)interleave, (CUtensorMapSwizzle)swizzle,
        (CUtensorMapL2promotion)l2Promotion, (CUtensorMapFloatOOBfill)oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTensorMapEncodeTiled, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&boxDim);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t
//     *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t
//     channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion
//     l2Promotion, CUtensorMapFloatOOBfill oobFill)
static const char *const params_cuTensorMapEncodeIm2col[] = {"tensorDataType", "tensorRank",
    "globalAddress", "globalDim", "globalStrides", "pixelBoxLowerCorner", "pixelBoxUpperCorner",
    "channelsPerPixel", "pixelsPerColumn", "elementStrides", "interleave", "swizzle",
    "l2Promotion", "oobFill", NULL};
static const cb_function f_cuTensorMapEncodeIm2col = {.name = "cuTensorMapEncodeIm2col",
    .params = params_cuTensorMapEncodeIm2col, .param_count = 14, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeIm2col)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[14];
    if (!cb_arguments(s, &f_cuTensorMapEncodeIm2col, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType;
    cuuint32_t tensorRank;
    cb_address globalAddress;
    globalAddress.held = false;
    cb_array globalDim;
    cb_array_init(&globalDim);
    cb_array globalStrides;
    cb_array_init(&globalStrides);
    cb_array pixelBoxLowerCorner;
    cb_array_init(&pixelBoxLowerCorner);
    cb_array pixelBoxUpperCorner;
    cb_array_init(&pixelBoxUpperCorner);
    cuuint32_t channelsPerPixel;
    cuuint32_t pixelsPerColumn;
    cb_array elementStrides;
    cb_array_init(&elementStrides);
    int32_t interleave;
    int32_t swizzle;
    int32_t l2Promotion;
    int32_t oobFill;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0)
        goto done;
    if (cb_as_address(m, args[2], &globalAddress) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0)
        goto done;
    if (cb_array_ints(args[5], "pixelBoxLowerCorner", sizeof(int), true, "int",
        &pixelBoxLowerCorner) < 0)
        goto done;
    if (cb_array_ints(args[6], "pixelBoxUpperCorner", sizeof(int), true, "int",
        &pixelBoxUpperCorner) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[7], &channelsPerPixel, sizeof channelsPerPixel) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[8], &pixelsPerColumn, sizeof pixelsPerColumn) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint32_t, args[9], "elementStrides", 5, &elementStrides) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapInterleave, args[10], "interleave", &interleave) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapSwizzle, args[11], "swizzle", &swizzle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapL2promotion, args[12], "l2Promotion", &l2Promotion) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[13], "oobFill", &oobFill) < 0)
        goto done;
    if (pixelBoxLowerCorner.data != NULL
        && cb_array_check(&pixelBoxLowerCorner, (size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) < 0)
        goto done;
    if (pixelBoxUpperCorner.data != NULL
        && cb_array_check(&pixelBoxUpperCorner, (size_t)(tensorRank > 2 ? tensorRank - 2 : 0)) < 0)
        goto done;
    fn_cuTensorMapEncodeIm2col *call = cb_symbol_address(&symbols[S_cuTensorMapEncodeIm2col]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, pixelBoxLowerCorner.data,
        pixelBoxUpperCorner.data, channelsPerPixel, pixelsPerColumn, elementStrides.data,
        (CUtensorMapInterleave)interleave, (CUtensorMapSwizzle)swizzle,
        (CUtensorMapL2promotion)l2Promotion, (CUtensorMapFloatOOBfill)oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTensorMapEncodeIm2col, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&pixelBoxLowerCorner);
    cb_array_done(&pixelBoxUpperCorner);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
//     cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t
//     *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t
//     channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
//     CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
//     CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
static const char *const params_cuTensorMapEncodeIm2colWide[] = {"tensorDataType", "tensorRank",
    "globalAddress", "globalDim", "globalStrides", "pixelBoxLowerCornerWidth",
    "pixelBoxUpperCornerWidth", "channelsPerPixel", "pixelsPerColumn", "elementStrides",
    "interleave", "mode", "swizzle", "l2Promotion", "oobFill", NULL};
static const cb_function f_cuTensorMapEncodeIm2colWide = {.name = "cuTensorMapEncodeIm2colWide",
    .params = params_cuTensorMapEncodeIm2colWide, .param_count = 15, .result_count = 1};

CB_WRAPPER(cuTensorMapEncodeIm2colWide)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[15];
    if (!cb_arguments(s, &f_cuTensorMapEncodeIm2colWide, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *tensorMap = NULL;
    int32_t tensorDataType;
    cuuint32_t tensorRank;
    cb_address globalAddress;
    globalAddress.held = false;
    cb_array globalDim;
    cb_array_init(&globalDim);
    cb_array globalStrides;
    cb_array_init(&globalStrides);
    int32_t pixelBoxLowerCornerWidth;
    int32_t pixelBoxUpperCornerWidth;
    cuuint32_t channelsPerPixel;
    cuuint32_t pixelsPerColumn;
    cb_array elementStrides;
    cb_array_init(&elementStrides);
    int32_t interleave;
    int32_t mode;
    int32_t swizzle;
    int32_t l2Promotion;
    int32_t oobFill;
    if (cb_as_enum(m, T_CUtensorMapDataType, args[0], "tensorDataType", &tensorDataType) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[1], &tensorRank, sizeof tensorRank) < 0)
        goto done;
    if (cb_as_address(m, args[2], &globalAddress) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[3], "globalDim", 5, &globalDim) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint64_t, args[4], "globalStrides", 5, &globalStrides) < 0)
        goto done;
    if (cb_as_int32(args[5], "int", &pixelBoxLowerCornerWidth) < 0)
        goto done;
    if (cb_as_int32(args[6], "int", &pixelBoxUpperCornerWidth) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[7], &channelsPerPixel, sizeof channelsPerPixel) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint32_t, args[8], &pixelsPerColumn, sizeof pixelsPerColumn) < 0)
        goto done;
    if (cb_array_exact_scalars(m, T_cuuint32_t, args[9], "elementStrides", 5, &elementStrides) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapInterleave, args[10], "interleave", &interleave) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapIm2ColWideMode, args[11], "mode", &mode) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapSwizzle, args[12], "swizzle", &swizzle) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapL2promotion, args[13], "l2Promotion", &l2Promotion) < 0)
        goto done;
    if (cb_as_enum(m, T_CUtensorMapFloatOOBfill, args[14], "oobFill", &oobFill) < 0)
        goto done;
    fn_cuTensorMapEncodeIm2colWide *call =
        cb_symbol_address(&symbols[S_cuTensorMapEncodeIm2colWide]);
    if (call == NULL)
        goto done;
    tensorMap = cb_record_new(m, T_CUtensorMap);
    if (tensorMap == NULL)
        goto done;
    status = call(cb_record_data(tensorMap), (CUtensorMapDataType)tensorDataType, tensorRank,
        globalAddress.value, globalDim.data, globalStrides.data, pixelBoxLowerCornerWidth,
        pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides.data,
        (CUtensorMapInterleave)interleave, (CUtensorMapIm2ColWideMode)mode,
        (CUtensorMapSwizzle)swizzle, (CUtensorMapL2promotion)l2Promotion,
        (CUtensorMapFloatOOBfill)oobFill);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTensorMapEncodeIm2colWide, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(tensorMap));
done:
    Py_XDECREF(tensorMap);
    cb_address_release(&globalAddress);
    cb_array_done(&globalDim);
    cb_array_done(&globalStrides);
    cb_array_done(&elementStrides);
    return result;
}

// CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
static const char *const params_cuTensorMapReplaceAddress[] = {"tensorMap", "globalAddress", NULL};
static const cb_function f_cuTensorMapReplaceAddress = {.name = "cuTensorMapReplaceAddress",
    .params = params_cuTensorMapReplaceAddress, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuTensorMapReplaceAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTensorMapReplaceAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUtensorMap *tensorMap;
    cb_address globalAddress;
    globalAddress.held = false;
    if (cb_as_record(m, T_CUtensorMap, args[0], "tensorMap", &tensorMap) < 0)
        goto done;
    if (cb_as_address(m, args[1], &globalAddress) < 0)
        goto done;
    fn_cuTensorMapReplaceAddress *call = cb_symbol_address(&symbols[S_cuTensorMapReplaceAddress]);
    if (call == NULL)
        goto done;
    status = call(tensorMap, globalAddress.value);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuTensorMapReplaceAddress, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_address_release(&globalAddress);
    return result;
}

// CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
//     CUtensorMapAllocClass *outAllocClass)
static const char *const params_cuTensorMapSetAllocationClass[] = {"tensorMap", "allocClass", NULL};
static const cb_function f_cuTensorMapSetAllocationClass =
    {.name = "cuTensorMapSetAllocationClass", .params = params_cuTensorMapSetAllocationClass,
    .param_count = 2, .result_count = 1};

CB_WRAPPER(cuTensorMapSetAllocationClass)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuTensorMapSetAllocationClass, &args, nargs, kwnames, slots))
        return NULL;
    CUtensorMap *tensorMap;
    int32_t allocClass;
    CUtensorMapAllocClass outAllocClass = 0;
    if (cb_as_record(m, T_CUtensorMap, args[0], "tensorMap", &tensorMap) < 0)
        return NULL;
    if (cb_as_enum(m, T_CUtensorMapAllocClass, args[1], "allocClass", &allocClass) < 0)
        return NULL;
    fn_cuTensorMapSetAllocationClass *call =
        cb_symbol_address(&symbols[S_cuTensorMapSetAllocationClass]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(tensorMap, (CUtensorMapAllocClass)allocClass, &outAllocClass);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuTensorMapSetAllocationClass, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUtensorMapAllocClass, outAllocClass));
}

// CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
static const char *const params_cuDeviceCanAccessPeer[] = {"dev", "peerDev", NULL};
static const cb_function f_cuDeviceCanAccessPeer = {.name = "cuDeviceCanAccessPeer",
    .params = params_cuDeviceCanAccessPeer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceCanAccessPeer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceCanAccessPeer, &args, nargs, kwnames, slots))
        return NULL;
    int canAccessPeer = 0;
    CUdevice dev;
    CUdevice peerDev;
    if (cb_as_scalar(m, T_CUdevice, args[0], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &peerDev, sizeof peerDev) < 0)
        return NULL;
    fn_cuDeviceCanAccessPeer *call = cb_symbol_address(&symbols[S_cuDeviceCanAccessPeer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&canAccessPeer, dev, peerDev);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceCanAccessPeer, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(canAccessPeer));
}

// CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
static const char *const params_cuCtxEnablePeerAccess[] = {"peerContext", "Flags", NULL};
static const cb_function f_cuCtxEnablePeerAccess = {.name = "cuCtxEnablePeerAccess",
    .params = params_cuCtxEnablePeerAccess, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCtxEnablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxEnablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    uint32_t Flags;
    if (cb_as_handle(m, T_CUcontext, args[0], &peerContext) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuCtxEnablePeerAccess *call = cb_symbol_address(&symbols[S_cuCtxEnablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxEnablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
static const char *const params_cuCtxDisablePeerAccess[] = {"peerContext", NULL};
static const cb_function f_cuCtxDisablePeerAccess = {.name = "cuCtxDisablePeerAccess",
    .params = params_cuCtxDisablePeerAccess, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCtxDisablePeerAccess)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxDisablePeerAccess, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext peerContext;
    if (cb_as_handle(m, T_CUcontext, args[0], &peerContext) < 0)
        return NULL;
    fn_cuCtxDisablePeerAccess *call = cb_symbol_address(&symbols[S_cuCtxDisablePeerAccess]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(peerContext);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxDisablePeerAccess, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
//     CUdevice dstDevice)
static const char *const params_cuDeviceGetP2PAttribute[] = {"attrib", "srcDevice", "dstDevice",
    NULL};
static const cb_function f_cuDeviceGetP2PAttribute = {.name = "cuDeviceGetP2PAttribute",
    .params = params_cuDeviceGetP2PAttribute, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuDeviceGetP2PAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuDeviceGetP2PAttribute, &args, nargs, kwnames, slots))
        return NULL;
    int value = 0;
    int32_t attrib;
    CUdevice srcDevice;
    CUdevice dstDevice;
    if (cb_as_enum(m, T_CUdevice_P2PAttribute, args[0], "attrib", &attrib) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &srcDevice, sizeof srcDevice) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[2], &dstDevice, sizeof dstDevice) < 0)
        return NULL;
    fn_cuDeviceGetP2PAttribute *call = cb_symbol_address(&symbols[S_cuDeviceGetP2PAttribute]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&value, (CUdevice_P2PAttribute)attrib, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuDeviceGetP2PAttribute, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation
//     *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)
static const char *const params_cuDeviceGetP2PAtomicCapabilities[] = {"operations", "count",
    "srcDevice", "dstDevice", NULL};
static const cb_function f_cuDeviceGetP2PAtomicCapabilities =
    {.name = "cuDeviceGetP2PAtomicCapabilities", .params = params_cuDeviceGetP2PAtomicCapabilities,
    .param_count = 4, .result_count = 1, .auto_mask = 0x2};

CB_WRAPPER(cuDeviceGetP2PAtomicCapabilities)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuDeviceGetP2PAtomicCapabilities, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array capabilities;
    cb_array_init(&capabilities);
    size_t capabilities_count = 0;
    cb_array operations;
    cb_array_init(&operations);
    uint32_t count = 0;
    CUdevice srcDevice;
    CUdevice dstDevice;
    if (cb_array_enums(m, T_CUatomicOperation, args[0], "operations", &operations) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &count) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[2], &srcDevice, sizeof srcDevice) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[3], &dstDevice, sizeof dstDevice) < 0)
        goto done;
    if (args[1] == NULL && operations.length > (size_t)count)
        count = (uint32_t)operations.length;
    if (cb_array_check(&operations, (size_t)count) < 0)
        goto done;
    fn_cuDeviceGetP2PAtomicCapabilities *call =
        cb_symbol_address(&symbols[S_cuDeviceGetP2PAtomicCapabilities]);
    if (call == NULL)
        goto done;
    capabilities_count = (size_t)count;
    if (cb_array_reserve(&capabilities, capabilities_count, sizeof(unsigned int)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(capabilities.data, operations.data, count, srcDevice, dstDevice);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetP2PAtomicCapabilities, status, args, NULL);
        goto done;
    }
    result = cb_return1(s,
        cb_int_list(capabilities.data, capabilities_count, sizeof(unsigned int), false));
done:
    cb_array_done(&capabilities);
    cb_array_done(&operations);
    return result;
}

// CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)
static const char *const params_cuGraphicsUnregisterResource[] = {"resource", NULL};
static const cb_function f_cuGraphicsUnregisterResource = {.name = "cuGraphicsUnregisterResource",
    .params = params_cuGraphicsUnregisterResource, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGraphicsUnregisterResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsUnregisterResource, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsUnregisterResource *call =
        cb_symbol_address(&symbols[S_cuGraphicsUnregisterResource]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(resource);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsUnregisterResource, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
//     unsigned int arrayIndex, unsigned int mipLevel)
static const char *const params_cuGraphicsSubResourceGetMappedArray[] = {"resource", "arrayIndex",
    "mipLevel", NULL};
static const cb_function f_cuGraphicsSubResourceGetMappedArray =
    {.name = "cuGraphicsSubResourceGetMappedArray",
    .params = params_cuGraphicsSubResourceGetMappedArray, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGraphicsSubResourceGetMappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsSubResourceGetMappedArray, &args, nargs, kwnames, slots))
        return NULL;
    CUarray pArray = NULL;
    CUgraphicsResource resource;
    uint32_t arrayIndex;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &arrayIndex) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        return NULL;
    fn_cuGraphicsSubResourceGetMappedArray *call =
        cb_symbol_address(&symbols[S_cuGraphicsSubResourceGetMappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pArray, resource, arrayIndex, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsSubResourceGetMappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUarray, &pArray));
}

// CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
//     CUgraphicsResource resource)
static const char *const params_cuGraphicsResourceGetMappedMipmappedArray[] = {"resource", NULL};
static const cb_function f_cuGraphicsResourceGetMappedMipmappedArray =
    {.name = "cuGraphicsResourceGetMappedMipmappedArray",
    .params = params_cuGraphicsResourceGetMappedMipmappedArray, .param_count = 1,
    .result_count = 1};

CB_WRAPPER(cuGraphicsResourceGetMappedMipmappedArray)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedMipmappedArray, &args, nargs, kwnames,
        slots))
        return NULL;
    CUmipmappedArray pMipmappedArray = NULL;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedMipmappedArray *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedMipmappedArray]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pMipmappedArray, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceGetMappedMipmappedArray, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUmipmappedArray, &pMipmappedArray));
}

// CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,
//     CUgraphicsResource resource)
static const char *const params_cuGraphicsResourceGetMappedPointer[] = {"resource", NULL};
static const cb_function f_cuGraphicsResourceGetMappedPointer =
    {.name = "cuGraphicsResourceGetMappedPointer",
    .params = params_cuGraphicsResourceGetMappedPointer, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuGraphicsResourceGetMappedPointer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedPointer, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr pDevPtr = 0;
    size_t pSize = 0;
    CUgraphicsResource resource;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    fn_cuGraphicsResourceGetMappedPointer *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedPointer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&pDevPtr, &pSize, resource);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceGetMappedPointer, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &pDevPtr), PyLong_FromUnsignedLong(pSize)};
    return cb_return_many(s, &f_cuGraphicsResourceGetMappedPointer, values);
}

// CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)
static const char *const params_cuGraphicsResourceSetMapFlags[] = {"resource", "flags", NULL};
static const cb_function f_cuGraphicsResourceSetMapFlags =
    {.name = "cuGraphicsResourceSetMapFlags", .params = params_cuGraphicsResourceSetMapFlags,
    .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGraphicsResourceSetMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsResourceSetMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource resource;
    uint32_t flags;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsResourceSetMapFlags *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceSetMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(resource, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsResourceSetMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream
//     hStream)
static const char *const params_cuGraphicsMapResources[] = {"count", "resources", "hStream", NULL};
static const cb_function f_cuGraphicsMapResources = {.name = "cuGraphicsMapResources",
    .params = params_cuGraphicsMapResources, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuGraphicsMapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsMapResources, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(args[0], "unsigned int", &count) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "resources", &resources) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    if (cb_handle_ref_check(args[1], (size_t)count, "cuGraphicsMapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsMapResources *call = cb_symbol_address(&symbols[S_cuGraphicsMapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsMapResources, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream
//     hStream)
static const char *const params_cuGraphicsUnmapResources[] = {"count", "resources", "hStream",
    NULL};
static const cb_function f_cuGraphicsUnmapResources = {.name = "cuGraphicsUnmapResources",
    .params = params_cuGraphicsUnmapResources, .param_count = 3, .result_count = 0};

CB_WRAPPER(cuGraphicsUnmapResources)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsUnmapResources, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t count;
    CUgraphicsResource *resources;
    CUstream hStream;
    if (cb_as_uint32(args[0], "unsigned int", &count) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "resources", &resources) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[2], &hStream) < 0)
        return NULL;
    if (cb_handle_ref_check(args[1], (size_t)count, "cuGraphicsUnmapResources", "resources") < 0)
        return NULL;
    fn_cuGraphicsUnmapResources *call = cb_symbol_address(&symbols[S_cuGraphicsUnmapResources]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(count, resources, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsUnmapResources, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
//     CUdriverProcAddressQueryResult *symbolStatus)
static const char *const params_cuGetProcAddress[] = {"symbol", "cudaVersion", "flags", NULL};
static const cb_function f_cuGetProcAddress = {.name = "cuGetProcAddress",
    .params = params_cuGetProcAddress, .param_count = 3, .result_count = 2};

CB_WRAPPER(cuGetProcAddress)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGetProcAddress, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_address symbol;
    symbol.held = false;
    void *pfn = NULL;
    int32_t cudaVersion;
    cuuint64_t flags;
    CUdriverProcAddressQueryResult symbolStatus = 0;
    if (cb_as_text(args[0], false, &symbol) < 0)
        goto done;
    if (cb_as_int32(args[1], "int", &cudaVersion) < 0)
        goto done;
    if (cb_as_scalar(m, T_cuuint64_t, args[2], &flags, sizeof flags) < 0)
        goto done;
    fn_cuGetProcAddress *call = cb_symbol_address(&symbols[S_cuGetProcAddress]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(symbol.value, &pfn, cudaVersion, flags, &symbolStatus);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGetProcAddress, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromVoidPtr((void *)pfn),
        cb_enum_member(m, T_CUdriverProcAddressQueryResult, symbolStatus)};
    result = cb_return_many(s, &f_cuGetProcAddress, values);
done:
    cb_address_release(&symbol);
    return result;
}

// CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const char *const params_cuCoredumpGetAttribute[] = {"attrib", NULL};
static const cb_function f_cuCoredumpGetAttribute = {.name = "cuCoredumpGetAttribute",
    .params = params_cuCoredumpGetAttribute, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCoredumpGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCoredumpGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    size_t size;
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0)
        goto done;
    if (cb_value_prepare(m, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpGetAttribute *call = cb_symbol_address(&symbols[S_cuCoredumpGetAttribute]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpGetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const char *const params_cuCoredumpGetAttributeGlobal[] = {"attrib", NULL};
static const cb_function f_cuCoredumpGetAttributeGlobal = {.name = "cuCoredumpGetAttributeGlobal",
    .params = params_cuCoredumpGetAttributeGlobal, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCoredumpGetAttributeGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCoredumpGetAttributeGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    size_t size;
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0)
        goto done;
    if (cb_value_prepare(m, &table_coredump_settings, attrib, 0, &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpGetAttributeGlobal *call =
        cb_symbol_address(&symbols[S_cuCoredumpGetAttributeGlobal]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpGetAttributeGlobal, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_value_result(s, &value));
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
static const char *const params_cuCoredumpSetAttribute[] = {"attrib", "value", NULL};
static const cb_function f_cuCoredumpSetAttribute = {.name = "cuCoredumpSetAttribute",
    .params = params_cuCoredumpSetAttribute, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCoredumpSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCoredumpSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    size_t size;
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0)
        goto done;
    if (cb_value_from(s, &table_coredump_settings, attrib, args[1], "value", &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpSetAttribute *call = cb_symbol_address(&symbols[S_cuCoredumpSetAttribute]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpSetAttribute, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
static const char *const params_cuCoredumpSetAttributeGlobal[] = {"attrib", "value", NULL};
static const cb_function f_cuCoredumpSetAttributeGlobal = {.name = "cuCoredumpSetAttributeGlobal",
    .params = params_cuCoredumpSetAttributeGlobal, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuCoredumpSetAttributeGlobal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCoredumpSetAttributeGlobal, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    int32_t attrib;
    cb_value value;
    cb_value_init(&value);
    size_t size;
    if (cb_as_enum_number_member(m, T_CUcoredumpSettings, args[0], "attrib", &attrib) < 0)
        goto done;
    if (cb_value_from(s, &table_coredump_settings, attrib, args[1], "value", &value) < 0)
        goto done;
    size = value.size;
    fn_cuCoredumpSetAttributeGlobal *call =
        cb_symbol_address(&symbols[S_cuCoredumpSetAttributeGlobal]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpSettings)attrib, value.data, &size);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpSetAttributeGlobal, status, args, NULL);
        goto done;
    }
    result = cb_return0(s);
done:
    cb_value_done(&value);
    return result;
}

// CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
//     CUcoredumpCallbackHandle *callbackOut)
static const char *const params_cuCoredumpRegisterStartCallback[] = {"callback", "userData", NULL};
static const cb_function f_cuCoredumpRegisterStartCallback =
    {.name = "cuCoredumpRegisterStartCallback", .params = params_cuCoredumpRegisterStartCallback,
    .param_count = 2, .result_count = 1, .optional_mask = 0x2};

CB_WRAPPER(cuCoredumpRegisterStartCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCoredumpRegisterStartCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUcoredumpCallbackHandle callbackOut = NULL;
    if (cb_as_callback(m, T_CUcoredumpStatusCallback, args[0],
        (void *)trampoline_CUcoredumpStatusCallback, args[1], CB_SCOPE_NOTIFIED, &callback) < 0)
        goto done;
    if (callback.closure == NULL && cb_as_address(m, args[1], &userData) < 0)
        goto done;
    fn_cuCoredumpRegisterStartCallback *call =
        cb_symbol_address(&symbols[S_cuCoredumpRegisterStartCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpStatusCallback)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, &callbackOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpRegisterStartCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUcoredumpCallbackHandle, &callbackOut));
done:
    cb_callback_finish(s->module, &callback, callback_taken, callbackOut);
    cb_address_release(&userData);
    return result;
}

// CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
//     CUcoredumpCallbackHandle *callbackOut)
static const char *const params_cuCoredumpRegisterCompleteCallback[] = {"callback", "userData",
    NULL};
static const cb_function f_cuCoredumpRegisterCompleteCallback =
    {.name = "cuCoredumpRegisterCompleteCallback",
    .params = params_cuCoredumpRegisterCompleteCallback, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuCoredumpRegisterCompleteCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCoredumpRegisterCompleteCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_callback callback = {0};
    bool callback_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUcoredumpCallbackHandle callbackOut = NULL;
    if (cb_as_callback(m, T_CUcoredumpStatusCallback, args[0],
        (void *)trampoline_CUcoredumpStatusCallback, args[1], CB_SCOPE_NOTIFIED, &callback) < 0)
        goto done;
    if (callback.closure == NULL && cb_as_address(m, args[1], &userData) < 0)
        goto done;
    fn_cuCoredumpRegisterCompleteCallback *call =
        cb_symbol_address(&symbols[S_cuCoredumpRegisterCompleteCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUcoredumpStatusCallback)callback.function,
        callback.closure != NULL ? callback.closure : userData.value, &callbackOut);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCoredumpRegisterCompleteCallback, status, args, NULL);
        goto done;
    }
    callback_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUcoredumpCallbackHandle, &callbackOut));
done:
    cb_callback_finish(s->module, &callback, callback_taken, callbackOut);
    cb_address_release(&userData);
    return result;
}

// CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
static const char *const params_cuCoredumpDeregisterStartCallback[] = {"callback", NULL};
static const cb_function f_cuCoredumpDeregisterStartCallback =
    {.name = "cuCoredumpDeregisterStartCallback",
    .params = params_cuCoredumpDeregisterStartCallback, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCoredumpDeregisterStartCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCoredumpDeregisterStartCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUcoredumpCallbackHandle callback;
    if (cb_as_handle(m, T_CUcoredumpCallbackHandle, args[0], &callback) < 0)
        return NULL;
    fn_cuCoredumpDeregisterStartCallback *call =
        cb_symbol_address(&symbols[S_cuCoredumpDeregisterStartCallback]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCoredumpDeregisterStartCallback, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
static const char *const params_cuCoredumpDeregisterCompleteCallback[] = {"callback", NULL};
static const cb_function f_cuCoredumpDeregisterCompleteCallback =
    {.name = "cuCoredumpDeregisterCompleteCallback",
    .params = params_cuCoredumpDeregisterCompleteCallback, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuCoredumpDeregisterCompleteCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCoredumpDeregisterCompleteCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUcoredumpCallbackHandle callback;
    if (cb_as_handle(m, T_CUcoredumpCallbackHandle, args[0], &callback) < 0)
        return NULL;
    fn_cuCoredumpDeregisterCompleteCallback *call =
        cb_symbol_address(&symbols[S_cuCoredumpDeregisterCompleteCallback]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCoredumpDeregisterCompleteCallback, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
static const char *const params_cuGetExportTable[] = {"pExportTableId", NULL};
static const cb_function f_cuGetExportTable = {.name = "cuGetExportTable",
    .params = params_cuGetExportTable, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGetExportTable)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGetExportTable, &args, nargs, kwnames, slots))
        return NULL;
    const void *ppExportTable = NULL;
    const CUuuid *pExportTableId;
    if (cb_as_record(m, T_CUuuid, args[0], "pExportTableId", &pExportTableId) < 0)
        return NULL;
    fn_cuGetExportTable *call = cb_symbol_address(&symbols[S_cuGetExportTable]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&ppExportTable, pExportTableId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGetExportTable, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)ppExportTable));
}

// CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int
//     flags)
static const char *const params_cuGreenCtxCreate[] = {"desc", "dev", "flags", NULL};
static const cb_function f_cuGreenCtxCreate = {.name = "cuGreenCtxCreate",
    .params = params_cuGreenCtxCreate, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGreenCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGreenCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx phCtx = NULL;
    CUdevResourceDesc desc;
    CUdevice dev;
    uint32_t flags;
    if (cb_as_handle(m, T_CUdevResourceDesc, args[0], &desc) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &dev, sizeof dev) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGreenCtxCreate *call = cb_symbol_address(&symbols[S_cuGreenCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phCtx, desc, dev, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgreenCtx, &phCtx));
}

// CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
static const char *const params_cuGreenCtxDestroy[] = {"hCtx", NULL};
static const cb_function f_cuGreenCtxDestroy = {.name = "cuGreenCtxDestroy",
    .params = params_cuGreenCtxDestroy, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGreenCtxDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGreenCtxDestroy, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    fn_cuGreenCtxDestroy *call = cb_symbol_address(&symbols[S_cuGreenCtxDestroy]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxDestroy, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
static const char *const params_cuCtxFromGreenCtx[] = {"hCtx", NULL};
static const cb_function f_cuCtxFromGreenCtx = {.name = "cuCtxFromGreenCtx",
    .params = params_cuCtxFromGreenCtx, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCtxFromGreenCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCtxFromGreenCtx, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pContext = NULL;
    CUgreenCtx hCtx;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    fn_cuCtxFromGreenCtx *call = cb_symbol_address(&symbols[S_cuCtxFromGreenCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pContext, hCtx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCtxFromGreenCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pContext));
}

// CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
static const char *const params_cuDeviceGetDevResource[] = {"device", "typename", NULL};
static const cb_function f_cuDeviceGetDevResource = {.name = "cuDeviceGetDevResource",
    .params = params_cuDeviceGetDevResource, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuDeviceGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDeviceGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice device;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_scalar(m, T_CUdevice, args[0], &device, sizeof device) < 0)
        goto done;
    if (cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuDeviceGetDevResource *call = cb_symbol_address(&symbols[S_cuDeviceGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(device, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDeviceGetDevResource, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resource));
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
static const char *const params_cuCtxGetDevResource[] = {"hCtx", "typename", NULL};
static const cb_function f_cuCtxGetDevResource = {.name = "cuCtxGetDevResource",
    .params = params_cuCtxGetDevResource, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuCtxGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCtxGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUcontext hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUcontext, args[0], &hCtx) < 0)
        goto done;
    if (cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuCtxGetDevResource *call = cb_symbol_address(&symbols[S_cuCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuCtxGetDevResource, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resource));
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType
//     type)
static const char *const params_cuGreenCtxGetDevResource[] = {"hCtx", "typename", NULL};
static const cb_function f_cuGreenCtxGetDevResource = {.name = "cuGreenCtxGetDevResource",
    .params = params_cuGreenCtxGetDevResource, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGreenCtxGetDevResource)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGreenCtxGetDevResource, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUgreenCtx hCtx;
    PyObject *resource = NULL;
    int32_t type;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        goto done;
    if (cb_as_enum(m, T_CUdevResourceType, args[1], "typename", &type) < 0)
        goto done;
    fn_cuGreenCtxGetDevResource *call = cb_symbol_address(&symbols[S_cuGreenCtxGetDevResource]);
    if (call == NULL)
        goto done;
    resource = cb_record_new(m, T_CUdevResource);
    if (resource == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, cb_record_data(resource), (CUdevResourceType)type);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGreenCtxGetDevResource, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(resource));
done:
    Py_XDECREF(resource);
    return result;
}

// CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const
//     CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)
static const char *const aliases_cuDevSmResourceSplitByCount[] = {"useFlags", "flags", NULL};
static const char *const params_cuDevSmResourceSplitByCount[] = {"nbGroups", "input_", "flags",
    "minCount", NULL};
static const cb_function f_cuDevSmResourceSplitByCount = {.name = "cuDevSmResourceSplitByCount",
    .params = params_cuDevSmResourceSplitByCount, .param_count = 4, .result_count = 3,
    .aliases = aliases_cuDevSmResourceSplitByCount};

CB_WRAPPER(cuDevSmResourceSplitByCount)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuDevSmResourceSplitByCount, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array result_;
    cb_array_init(&result_);
    size_t result__count = 0;
    uint32_t nbGroups_in = 0;
    unsigned int nbGroups = 0;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags;
    uint32_t minCount;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups_in) < 0)
        goto done;
    if (cb_as_record(m, T_CUdevResource, args[1], "input_", &input) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_uint32(args[3], "unsigned int", &minCount) < 0)
        goto done;
    nbGroups = nbGroups_in;
    fn_cuDevSmResourceSplitByCount *call =
        cb_symbol_address(&symbols[S_cuDevSmResourceSplitByCount]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(m, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(result_.data, &nbGroups, input, cb_record_data(remainder), flags, minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevSmResourceSplitByCount, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)nbGroups < result__count)
        result__count = (size_t)nbGroups;
    PyObject *values[] = {cb_record_list(m, T_CUdevResource, result_.data, result__count),
        PyLong_FromUnsignedLong(nbGroups), Py_NewRef(remainder)};
    result = cb_return_many(s, &f_cuDevSmResourceSplitByCount, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remainder);
    return result;
}

// CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource
//     *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS
//     *groupParams)
static const char *const params_cuDevSmResourceSplit[] = {"nbGroups", "input_", "flags",
    "groupParams", NULL};
static const cb_function f_cuDevSmResourceSplit = {.name = "cuDevSmResourceSplit",
    .params = params_cuDevSmResourceSplit, .param_count = 4, .result_count = 2, .auto_mask = 0x1};

CB_WRAPPER(cuDevSmResourceSplit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuDevSmResourceSplit, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_array result_;
    cb_array_init(&result_);
    size_t result__count = 0;
    uint32_t nbGroups = 0;
    const CUdevResource *input;
    PyObject *remainder = NULL;
    uint32_t flags;
    cb_array groupParams;
    cb_array_init(&groupParams);
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups) < 0)
        goto done;
    if (cb_as_record(m, T_CUdevResource, args[1], "input_", &input) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    if (cb_array_shared(m, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, args[3], "groupParams",
        &groupParams) < 0)
        goto done;
    if (args[0] == NULL && groupParams.length > (size_t)nbGroups)
        nbGroups = (uint32_t)groupParams.length;
    if (groupParams.data != NULL && cb_array_check(&groupParams, (size_t)nbGroups) < 0)
        goto done;
    fn_cuDevSmResourceSplit *call = cb_symbol_address(&symbols[S_cuDevSmResourceSplit]);
    if (call == NULL)
        goto done;
    result__count = (size_t)nbGroups;
    if (cb_array_reserve(&result_, result__count, sizeof(CUdevResource)) < 0)
        goto done;
    remainder = cb_record_new(m, T_CUdevResource);
    if (remainder == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(result_.data, nbGroups, input, cb_record_data(remainder), flags,
        groupParams.data);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevSmResourceSplit, status, args, NULL);
        goto done;
    }
    cb_array_copy_back(m, T_CU_DEV_SM_RESOURCE_GROUP_PARAMS, &groupParams);
    PyObject *values[] = {cb_record_list(m, T_CUdevResource, result_.data, result__count),
        Py_NewRef(remainder)};
    result = cb_return_many(s, &f_cuDevSmResourceSplit, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remainder);
    cb_array_done(&groupParams);
    return result;
}

// CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned
//     int nbResources)
static const char *const params_cuDevResourceGenerateDesc[] = {"resources", "nbResources", NULL};
static const cb_function f_cuDevResourceGenerateDesc = {.name = "cuDevResourceGenerateDesc",
    .params = params_cuDevResourceGenerateDesc, .param_count = 2, .result_count = 1,
    .auto_mask = 0x2};

CB_WRAPPER(cuDevResourceGenerateDesc)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuDevResourceGenerateDesc, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevResourceDesc phDesc = NULL;
    cb_array resources;
    cb_array_init(&resources);
    uint32_t nbResources = 0;
    if (cb_array_records(m, T_CUdevResource, args[0], "resources", &resources) < 0)
        goto done;
    if (args[1] != NULL && cb_as_uint32(args[1], "unsigned int", &nbResources) < 0)
        goto done;
    if (args[1] == NULL && resources.length > (size_t)nbResources)
        nbResources = (uint32_t)resources.length;
    if (cb_array_check(&resources, (size_t)nbResources) < 0)
        goto done;
    fn_cuDevResourceGenerateDesc *call = cb_symbol_address(&symbols[S_cuDevResourceGenerateDesc]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&phDesc, resources.data, nbResources);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevResourceGenerateDesc, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevResourceDesc, &phDesc));
done:
    cb_array_done(&resources);
    return result;
}

// CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
static const char *const params_cuGreenCtxRecordEvent[] = {"hCtx", "hEvent", NULL};
static const cb_function f_cuGreenCtxRecordEvent = {.name = "cuGreenCtxRecordEvent",
    .params = params_cuGreenCtxRecordEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGreenCtxRecordEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGreenCtxRecordEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxRecordEvent *call = cb_symbol_address(&symbols[S_cuGreenCtxRecordEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxRecordEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
static const char *const params_cuGreenCtxWaitEvent[] = {"hCtx", "hEvent", NULL};
static const cb_function f_cuGreenCtxWaitEvent = {.name = "cuGreenCtxWaitEvent",
    .params = params_cuGreenCtxWaitEvent, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGreenCtxWaitEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGreenCtxWaitEvent, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx hCtx;
    CUevent hEvent;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &hCtx) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUevent, args[1], &hEvent) < 0)
        return NULL;
    fn_cuGreenCtxWaitEvent *call = cb_symbol_address(&symbols[S_cuGreenCtxWaitEvent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hCtx, hEvent);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxWaitEvent, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
static const char *const params_cuStreamGetGreenCtx[] = {"hStream", NULL};
static const cb_function f_cuStreamGetGreenCtx = {.name = "cuStreamGetGreenCtx",
    .params = params_cuStreamGetGreenCtx, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuStreamGetGreenCtx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuStreamGetGreenCtx, &args, nargs, kwnames, slots))
        return NULL;
    CUstream hStream;
    CUgreenCtx phCtx = NULL;
    if (cb_as_handle(m, T_CUstream, args[0], &hStream) < 0)
        return NULL;
    fn_cuStreamGetGreenCtx *call = cb_symbol_address(&symbols[S_cuStreamGetGreenCtx]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(hStream, &phCtx);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuStreamGetGreenCtx, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgreenCtx, &phCtx));
}

// CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int
//     priority)
static const char *const params_cuGreenCtxStreamCreate[] = {"greenCtx", "flags", "priority", NULL};
static const cb_function f_cuGreenCtxStreamCreate = {.name = "cuGreenCtxStreamCreate",
    .params = params_cuGreenCtxStreamCreate, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGreenCtxStreamCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGreenCtxStreamCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUstream phStream = NULL;
    CUgreenCtx greenCtx;
    uint32_t flags;
    int32_t priority;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &greenCtx) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    if (cb_as_int32(args[2], "int", &priority) < 0)
        return NULL;
    fn_cuGreenCtxStreamCreate *call = cb_symbol_address(&symbols[S_cuGreenCtxStreamCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phStream, greenCtx, flags, priority);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxStreamCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUstream, &phStream));
}

// CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
static const char *const params_cuGreenCtxGetId[] = {"greenCtx", NULL};
static const cb_function f_cuGreenCtxGetId = {.name = "cuGreenCtxGetId",
    .params = params_cuGreenCtxGetId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuGreenCtxGetId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGreenCtxGetId, &args, nargs, kwnames, slots))
        return NULL;
    CUgreenCtx greenCtx;
    unsigned long long greenCtxId = 0;
    if (cb_as_handle(m, T_CUgreenCtx, args[0], &greenCtx) < 0)
        return NULL;
    fn_cuGreenCtxGetId *call = cb_symbol_address(&symbols[S_cuGreenCtxGetId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(greenCtx, &greenCtxId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGreenCtxGetId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(greenCtxId));
}

