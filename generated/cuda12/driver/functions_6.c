// functions_6.c of cubind's binding of the CUDA Driver API, API version 12.9.
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
//     CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)
static const char *const aliases_cuDevSmResourceSplitByCount[] = {"flags", "useFlags", NULL};
static const char *const params_cuDevSmResourceSplitByCount[] = {"nbGroups", "input_", "useFlags",
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
    PyObject *remaining = NULL;
    uint32_t useFlags;
    uint32_t minCount;
    if (args[0] != NULL && cb_as_uint32(args[0], "unsigned int", &nbGroups_in) < 0)
        goto done;
    if (cb_as_record(m, T_CUdevResource, args[1], "input_", &input) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &useFlags) < 0)
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
    remaining = cb_record_new(m, T_CUdevResource);
    if (remaining == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(result_.data, &nbGroups, input, cb_record_data(remaining), useFlags, minCount);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuDevSmResourceSplitByCount, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)nbGroups < result__count)
        result__count = (size_t)nbGroups;
    PyObject *values[] = {cb_record_list(m, T_CUdevResource, result_.data, result__count),
        PyLong_FromUnsignedLong(nbGroups), Py_NewRef(remaining)};
    result = cb_return_many(s, &f_cuDevSmResourceSplitByCount, values);
done:
    cb_array_done(&result_);
    Py_XDECREF(remaining);
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

// CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle
//     *callback_out)
static const char *const params_cuLogsRegisterCallback[] = {"callbackFunc", "userData", NULL};
static const cb_function f_cuLogsRegisterCallback = {.name = "cuLogsRegisterCallback",
    .params = params_cuLogsRegisterCallback, .param_count = 2, .result_count = 1,
    .optional_mask = 0x2};

CB_WRAPPER(cuLogsRegisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuLogsRegisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_callback callbackFunc = {0};
    bool callbackFunc_taken = false;
    cb_address userData;
    userData.held = false;
    userData.value = NULL;
    CUlogsCallbackHandle callback_out = NULL;
    if (cb_as_callback(m, T_CUlogsCallback, args[0], (void *)trampoline_CUlogsCallback, args[1],
        CB_SCOPE_NOTIFIED, &callbackFunc) < 0)
        goto done;
    if (callbackFunc.closure == NULL && cb_as_address(m, args[1], &userData) < 0)
        goto done;
    fn_cuLogsRegisterCallback *call = cb_symbol_address(&symbols[S_cuLogsRegisterCallback]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call((CUlogsCallback)callbackFunc.function,
        callbackFunc.closure != NULL ? callbackFunc.closure : userData.value, &callback_out);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsRegisterCallback, status, args, NULL);
        goto done;
    }
    callbackFunc_taken = true;
    result = cb_return1(s, cb_cell_new(m, T_CUlogsCallbackHandle, &callback_out));
done:
    cb_callback_finish(s->module, &callbackFunc, callbackFunc_taken, callback_out);
    cb_address_release(&userData);
    return result;
}

// CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
static const char *const params_cuLogsUnregisterCallback[] = {"callback", NULL};
static const cb_function f_cuLogsUnregisterCallback = {.name = "cuLogsUnregisterCallback",
    .params = params_cuLogsUnregisterCallback, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuLogsUnregisterCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogsUnregisterCallback, &args, nargs, kwnames, slots))
        return NULL;
    CUlogsCallbackHandle callback;
    if (cb_as_handle(m, T_CUlogsCallbackHandle, args[0], &callback) < 0)
        return NULL;
    fn_cuLogsUnregisterCallback *call = cb_symbol_address(&symbols[S_cuLogsUnregisterCallback]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(callback);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogsUnregisterCallback, status, args, NULL);
    cb_closure_unregister(m, callback);
    return cb_return0(s);
}

// CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
static const char *const params_cuLogsCurrent[] = {"flags", NULL};
static const cb_function f_cuLogsCurrent = {.name = "cuLogsCurrent",
    .params = params_cuLogsCurrent, .param_count = 1, .result_count = 1, .optional_mask = 0x1};

CB_WRAPPER(cuLogsCurrent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuLogsCurrent, &args, nargs, kwnames, slots))
        return NULL;
    CUlogIterator iterator_out = 0;
    uint32_t flags = 0;
    if (!(s->checked && args[0] == Py_None) && cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuLogsCurrent *call = cb_symbol_address(&symbols[S_cuLogsCurrent]);
    if (call == NULL)
        return NULL;
    CUresult status;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(&iterator_out, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuLogsCurrent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUlogIterator, &iterator_out));
}

// CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
static const char *const params_cuLogsDumpToFile[] = {"iterator", "pathToFile", "flags", NULL};
static const cb_function f_cuLogsDumpToFile = {.name = "cuLogsDumpToFile",
    .params = params_cuLogsDumpToFile, .param_count = 3, .result_count = 1, .optional_mask = 0x4};

CB_WRAPPER(cuLogsDumpToFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuLogsDumpToFile, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_scalar_ref iterator = {0};
    cb_address pathToFile;
    pathToFile.held = false;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (cb_as_text(args[1], false, &pathToFile) < 0)
        goto done;
    if (!(s->checked && args[2] == Py_None) && cb_as_uint32(args[2], "unsigned int", &flags) < 0)
        goto done;
    fn_cuLogsDumpToFile *call = cb_symbol_address(&symbols[S_cuLogsDumpToFile]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(iterator.at, pathToFile.value, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToFile, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator));
done:
    cb_address_release(&pathToFile);
    return result;
}

// CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int
//     flags)
static const char *const params_cuLogsDumpToMemory[] = {"iterator", "buffer", "size", "flags",
    NULL};
static const cb_function f_cuLogsDumpToMemory = {.name = "cuLogsDumpToMemory",
    .params = params_cuLogsDumpToMemory, .param_count = 4, .result_count = 2, .optional_mask = 0x8,
    .auto_mask = 0x6, .hidden_result_mask = 0x2};
// With the buffers that the checked form makes and returns.
static const cb_function made_cuLogsDumpToMemory = {.name = "cuLogsDumpToMemory",
    .params = params_cuLogsDumpToMemory, .param_count = 4, .result_count = 3, .optional_mask = 0x8,
    .auto_mask = 0x6, .hidden_result_mask = 0x4};

CB_WRAPPER(cuLogsDumpToMemory)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuLogsDumpToMemory, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    cb_scalar_ref iterator = {0};
    cb_chars buffer;
    cb_chars_init(&buffer);
    uint64_t size_in = 65536;
    size_t size = 0;
    uint32_t flags = 0;
    if (cb_as_scalar_ref(s, T_CUlogIterator, args[0], "iterator", &iterator) < 0)
        goto done;
    if (args[1] != NULL && cb_as_char_buffer(args[1], &buffer) < 0)
        goto done;
    if (args[2] != NULL && cb_as_uint64(args[2], "size_t", &size_in) < 0)
        goto done;
    if (!(s->checked && args[3] == Py_None) && cb_as_uint32(args[3], "unsigned int", &flags) < 0)
        goto done;
    size = size_in;
    if (args[1] != NULL && cb_chars_check(&buffer, "cuLogsDumpToMemory", "buffer", size) < 0)
        goto done;
    fn_cuLogsDumpToMemory *call = cb_symbol_address(&symbols[S_cuLogsDumpToMemory]);
    if (call == NULL)
        goto done;
    if (args[1] == NULL && cb_chars_make(&buffer, size) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(iterator.at, buffer.data, &size, flags);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuLogsDumpToMemory, status, args, NULL);
        goto done;
    }
    if (args[1] == NULL) {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            PyUnicode_DecodeUTF8(buffer.data, Py_MIN((Py_ssize_t)size, buffer.size), "replace"),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &made_cuLogsDumpToMemory, values);
    }
    else {
        PyObject *values[] = {cb_scalar_ref_result(m, T_CUlogIterator, args[0], &iterator),
            s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(size)};
        result = cb_return_many(s, &f_cuLogsDumpToMemory, values);
    }
done:
    cb_chars_release(&buffer);
    return result;
}

// CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
static const char *const params_cuCheckpointProcessGetRestoreThreadId[] = {"pid", NULL};
static const cb_function f_cuCheckpointProcessGetRestoreThreadId =
    {.name = "cuCheckpointProcessGetRestoreThreadId",
    .params = params_cuCheckpointProcessGetRestoreThreadId, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCheckpointProcessGetRestoreThreadId)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCheckpointProcessGetRestoreThreadId, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    int tid = 0;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetRestoreThreadId *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessGetRestoreThreadId]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &tid);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessGetRestoreThreadId, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(tid));
}

// CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
static const char *const params_cuCheckpointProcessGetState[] = {"pid", NULL};
static const cb_function f_cuCheckpointProcessGetState = {.name = "cuCheckpointProcessGetState",
    .params = params_cuCheckpointProcessGetState, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuCheckpointProcessGetState)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuCheckpointProcessGetState, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUprocessState state = 0;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    fn_cuCheckpointProcessGetState *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessGetState]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, &state);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessGetState, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_CUprocessState, state));
}

// CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
static const char *const params_cuCheckpointProcessLock[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessLock = {.name = "cuCheckpointProcessLock",
    .params = params_cuCheckpointProcessLock, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessLock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessLock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointLockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointLockArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessLock *call = cb_symbol_address(&symbols[S_cuCheckpointProcessLock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessLock, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
static const char *const params_cuCheckpointProcessCheckpoint[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessCheckpoint =
    {.name = "cuCheckpointProcessCheckpoint", .params = params_cuCheckpointProcessCheckpoint,
    .param_count = 2, .result_count = 0, .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessCheckpoint)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessCheckpoint, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointCheckpointArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointCheckpointArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessCheckpoint *call =
        cb_symbol_address(&symbols[S_cuCheckpointProcessCheckpoint]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessCheckpoint, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
static const char *const params_cuCheckpointProcessRestore[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessRestore = {.name = "cuCheckpointProcessRestore",
    .params = params_cuCheckpointProcessRestore, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessRestore)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessRestore, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointRestoreArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointRestoreArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessRestore *call = cb_symbol_address(&symbols[S_cuCheckpointProcessRestore]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessRestore, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
static const char *const params_cuCheckpointProcessUnlock[] = {"pid", "args", NULL};
static const cb_function f_cuCheckpointProcessUnlock = {.name = "cuCheckpointProcessUnlock",
    .params = params_cuCheckpointProcessUnlock, .param_count = 2, .result_count = 0,
    .optional_mask = 0x2};

CB_WRAPPER(cuCheckpointProcessUnlock)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuCheckpointProcessUnlock, &args, nargs, kwnames, slots))
        return NULL;
    int32_t pid;
    CUcheckpointUnlockArgs *args_;
    if (cb_as_int32(args[0], "int", &pid) < 0)
        return NULL;
    if (cb_as_record(m, T_CUcheckpointUnlockArgs, args[1], "args", &args_) < 0)
        return NULL;
    fn_cuCheckpointProcessUnlock *call = cb_symbol_address(&symbols[S_cuCheckpointProcessUnlock]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(pid, args_);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuCheckpointProcessUnlock, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuProfilerStart(void)
static const char *const params_cuProfilerStart[] = {NULL};
static const cb_function f_cuProfilerStart = {.name = "cuProfilerStart",
    .params = params_cuProfilerStart, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuProfilerStart)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuProfilerStart, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuProfilerStart *call = cb_symbol_address(&symbols[S_cuProfilerStart]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuProfilerStart, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuProfilerStop(void)
static const char *const params_cuProfilerStop[] = {NULL};
static const cb_function f_cuProfilerStop = {.name = "cuProfilerStop",
    .params = params_cuProfilerStop, .param_count = 0, .result_count = 0};

CB_WRAPPER(cuProfilerStop)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuProfilerStop, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuProfilerStop *call = cb_symbol_address(&symbols[S_cuProfilerStop]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuProfilerStop, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
//     unsigned int flags)
static const char *const params_cuGraphicsEGLRegisterImage[] = {"image", "flags", NULL};
static const cb_function f_cuGraphicsEGLRegisterImage = {.name = "cuGraphicsEGLRegisterImage",
    .params = params_cuGraphicsEGLRegisterImage, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsEGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsEGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    EGLImageKHR image;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLImageKHR, args[0], &image) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsEGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsEGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsEGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
static const char *const params_cuEGLStreamConsumerConnect[] = {"stream", NULL};
static const cb_function f_cuEGLStreamConsumerConnect = {.name = "cuEGLStreamConsumerConnect",
    .params = params_cuEGLStreamConsumerConnect, .param_count = 1, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
//     unsigned int flags)
static const char *const params_cuEGLStreamConsumerConnectWithFlags[] = {"stream", "flags", NULL};
static const cb_function f_cuEGLStreamConsumerConnectWithFlags =
    {.name = "cuEGLStreamConsumerConnectWithFlags",
    .params = params_cuEGLStreamConsumerConnectWithFlags, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEGLStreamConsumerConnectWithFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerConnectWithFlags, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEGLStreamConsumerConnectWithFlags *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerConnectWithFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerConnectWithFlags, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
static const char *const params_cuEGLStreamConsumerDisconnect[] = {"conn", NULL};
static const cb_function f_cuEGLStreamConsumerDisconnect =
    {.name = "cuEGLStreamConsumerDisconnect", .params = params_cuEGLStreamConsumerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamConsumerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource
//     *pCudaResource, CUstream *pStream, unsigned int timeout)
static const char *const params_cuEGLStreamConsumerAcquireFrame[] = {"conn", "pCudaResource",
    "pStream", "timeout", NULL};
static const cb_function f_cuEGLStreamConsumerAcquireFrame =
    {.name = "cuEGLStreamConsumerAcquireFrame", .params = params_cuEGLStreamConsumerAcquireFrame,
    .param_count = 4, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerAcquireFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerAcquireFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource *pCudaResource;
    CUstream *pStream;
    uint32_t timeout;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUgraphicsResource, args[1], "pCudaResource", &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    if (cb_as_uint32(args[3], "unsigned int", &timeout) < 0)
        return NULL;
    fn_cuEGLStreamConsumerAcquireFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerAcquireFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream, timeout);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerAcquireFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource
//     pCudaResource, CUstream *pStream)
static const char *const params_cuEGLStreamConsumerReleaseFrame[] = {"conn", "pCudaResource",
    "pStream", NULL};
static const cb_function f_cuEGLStreamConsumerReleaseFrame =
    {.name = "cuEGLStreamConsumerReleaseFrame", .params = params_cuEGLStreamConsumerReleaseFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamConsumerReleaseFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamConsumerReleaseFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUgraphicsResource pCudaResource;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUgraphicsResource, args[1], &pCudaResource) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamConsumerReleaseFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamConsumerReleaseFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, pCudaResource, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamConsumerReleaseFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint
//     width, EGLint height)
static const char *const params_cuEGLStreamProducerConnect[] = {"stream", "width", "height", NULL};
static const cb_function f_cuEGLStreamProducerConnect = {.name = "cuEGLStreamProducerConnect",
    .params = params_cuEGLStreamProducerConnect, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuEGLStreamProducerConnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerConnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection conn = NULL;
    EGLStreamKHR stream;
    EGLint width;
    EGLint height;
    if (cb_as_handle(m, T_EGLStreamKHR, args[0], &stream) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[1], &width, sizeof width) < 0)
        return NULL;
    if (cb_as_scalar(m, T_EGLint, args[2], &height, sizeof height) < 0)
        return NULL;
    fn_cuEGLStreamProducerConnect *call = cb_symbol_address(&symbols[S_cuEGLStreamProducerConnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&conn, stream, width, height);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerConnect, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUeglStreamConnection, &conn));
}

// CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
static const char *const params_cuEGLStreamProducerDisconnect[] = {"conn", NULL};
static const cb_function f_cuEGLStreamProducerDisconnect =
    {.name = "cuEGLStreamProducerDisconnect", .params = params_cuEGLStreamProducerDisconnect,
    .param_count = 1, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerDisconnect)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuEGLStreamProducerDisconnect, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    fn_cuEGLStreamProducerDisconnect *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerDisconnect]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerDisconnect, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerPresentFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerPresentFrame =
    {.name = "cuEGLStreamProducerPresentFrame", .params = params_cuEGLStreamProducerPresentFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerPresentFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerPresentFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record_value(m, T_CUeglFrame, args[1], "eglframe", &eglframe, sizeof eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerPresentFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerPresentFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerPresentFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
//     CUstream *pStream)
static const char *const params_cuEGLStreamProducerReturnFrame[] = {"conn", "eglframe", "pStream",
    NULL};
static const cb_function f_cuEGLStreamProducerReturnFrame =
    {.name = "cuEGLStreamProducerReturnFrame", .params = params_cuEGLStreamProducerReturnFrame,
    .param_count = 3, .result_count = 0};

CB_WRAPPER(cuEGLStreamProducerReturnFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuEGLStreamProducerReturnFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUeglStreamConnection *conn;
    CUeglFrame *eglframe;
    CUstream *pStream;
    if (cb_as_handle_ref(m, T_CUeglStreamConnection, args[0], "conn", &conn) < 0)
        return NULL;
    if (cb_as_record(m, T_CUeglFrame, args[1], "eglframe", &eglframe) < 0)
        return NULL;
    if (cb_as_handle_ref(m, T_CUstream, args[2], "pStream", &pStream) < 0)
        return NULL;
    fn_cuEGLStreamProducerReturnFrame *call =
        cb_symbol_address(&symbols[S_cuEGLStreamProducerReturnFrame]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(conn, eglframe, pStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEGLStreamProducerReturnFrame, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
//     unsigned int index, unsigned int mipLevel)
static const char *const params_cuGraphicsResourceGetMappedEglFrame[] = {"resource", "index",
    "mipLevel", NULL};
static const cb_function f_cuGraphicsResourceGetMappedEglFrame =
    {.name = "cuGraphicsResourceGetMappedEglFrame",
    .params = params_cuGraphicsResourceGetMappedEglFrame, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGraphicsResourceGetMappedEglFrame)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsResourceGetMappedEglFrame, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    PyObject *eglFrame = NULL;
    CUgraphicsResource resource;
    uint32_t index;
    uint32_t mipLevel;
    if (cb_as_handle(m, T_CUgraphicsResource, args[0], &resource) < 0)
        goto done;
    if (cb_as_uint32(args[1], "unsigned int", &index) < 0)
        goto done;
    if (cb_as_uint32(args[2], "unsigned int", &mipLevel) < 0)
        goto done;
    fn_cuGraphicsResourceGetMappedEglFrame *call =
        cb_symbol_address(&symbols[S_cuGraphicsResourceGetMappedEglFrame]);
    if (call == NULL)
        goto done;
    eglFrame = cb_record_new(m, T_CUeglFrame);
    if (eglFrame == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(cb_record_data(eglFrame), resource, index, mipLevel);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGraphicsResourceGetMappedEglFrame, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, Py_NewRef(eglFrame));
done:
    Py_XDECREF(eglFrame);
    return result;
}

// CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
static const char *const params_cuEventCreateFromEGLSync[] = {"eglSync", "flags", NULL};
static const cb_function f_cuEventCreateFromEGLSync = {.name = "cuEventCreateFromEGLSync",
    .params = params_cuEventCreateFromEGLSync, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuEventCreateFromEGLSync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuEventCreateFromEGLSync, &args, nargs, kwnames, slots))
        return NULL;
    CUevent phEvent = NULL;
    EGLSyncKHR eglSync;
    uint32_t flags;
    if (cb_as_handle(m, T_EGLSyncKHR, args[0], &eglSync) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuEventCreateFromEGLSync *call = cb_symbol_address(&symbols[S_cuEventCreateFromEGLSync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&phEvent, eglSync, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuEventCreateFromEGLSync, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUevent, &phEvent));
}

// CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned
//     int Flags)
static const char *const params_cuGraphicsGLRegisterBuffer[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterBuffer = {.name = "cuGraphicsGLRegisterBuffer",
    .params = params_cuGraphicsGLRegisterBuffer, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterBuffer)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterBuffer, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterBuffer *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterBuffer]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterBuffer, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum
//     target, unsigned int Flags)
static const char *const params_cuGraphicsGLRegisterImage[] = {"image", "target", "Flags", NULL};
static const cb_function f_cuGraphicsGLRegisterImage = {.name = "cuGraphicsGLRegisterImage",
    .params = params_cuGraphicsGLRegisterImage, .param_count = 3, .result_count = 1};

CB_WRAPPER(cuGraphicsGLRegisterImage)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cuGraphicsGLRegisterImage, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    GLuint image;
    GLenum target;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &image, sizeof image) < 0)
        return NULL;
    if (cb_as_scalar(m, T_GLenum, args[1], &target, sizeof target) < 0)
        return NULL;
    if (cb_as_uint32(args[2], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGraphicsGLRegisterImage *call = cb_symbol_address(&symbols[S_cuGraphicsGLRegisterImage]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, image, target, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsGLRegisterImage, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int
//     cudaDeviceCount, CUGLDeviceList deviceList)
static const char *const params_cuGLGetDevices[] = {"cudaDeviceCount", "deviceList", NULL};
static const cb_function f_cuGLGetDevices = {.name = "cuGLGetDevices",
    .params = params_cuGLGetDevices, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuGLGetDevices)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLGetDevices, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    unsigned int pCudaDeviceCount = 0;
    cb_array pCudaDevices;
    cb_array_init(&pCudaDevices);
    size_t pCudaDevices_count = 0;
    uint32_t cudaDeviceCount;
    int32_t deviceList;
    if (cb_as_uint32(args[0], "unsigned int", &cudaDeviceCount) < 0)
        goto done;
    if (cb_as_enum(m, T_CUGLDeviceList, args[1], "deviceList", &deviceList) < 0)
        goto done;
    fn_cuGLGetDevices *call = cb_symbol_address(&symbols[S_cuGLGetDevices]);
    if (call == NULL)
        goto done;
    pCudaDevices_count = (size_t)cudaDeviceCount;
    if (cb_array_reserve(&pCudaDevices, pCudaDevices_count, sizeof(CUdevice)) < 0)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaDeviceCount, pCudaDevices.data, cudaDeviceCount,
        (CUGLDeviceList)deviceList);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuGLGetDevices, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {PyLong_FromUnsignedLong(pCudaDeviceCount),
        cb_scalar_list(m, T_CUdevice, pCudaDevices.data, pCudaDevices_count)};
    result = cb_return_many(s, &f_cuGLGetDevices, values);
done:
    cb_array_done(&pCudaDevices);
    return result;
}

// CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)
static const char *const params_cuGLCtxCreate[] = {"Flags", "device", NULL};
static const cb_function f_cuGLCtxCreate = {.name = "cuGLCtxCreate",
    .params = params_cuGLCtxCreate, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGLCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUcontext pCtx = NULL;
    uint32_t Flags;
    CUdevice device;
    if (cb_as_uint32(args[0], "unsigned int", &Flags) < 0)
        return NULL;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        return NULL;
    fn_cuGLCtxCreate *call = cb_symbol_address(&symbols[S_cuGLCtxCreate]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, Flags, device);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLCtxCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
}

// CUresult cuGLInit(void)
static const char *const params_cuGLInit[] = {NULL};
static const cb_function f_cuGLInit = {.name = "cuGLInit", .params = params_cuGLInit,
    .param_count = 0, .result_count = 0};

CB_WRAPPER(cuGLInit)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLInit, &args, nargs, kwnames, slots))
        return NULL;
    fn_cuGLInit *call = cb_symbol_address(&symbols[S_cuGLInit]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLInit, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLRegisterBufferObject(GLuint buffer)
static const char *const params_cuGLRegisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLRegisterBufferObject = {.name = "cuGLRegisterBufferObject",
    .params = params_cuGLRegisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLRegisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLRegisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLRegisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLRegisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLRegisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)
static const char *const params_cuGLMapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLMapBufferObject = {.name = "cuGLMapBufferObject",
    .params = params_cuGLMapBufferObject, .param_count = 1, .result_count = 2};

CB_WRAPPER(cuGLMapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLMapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLMapBufferObject *call = cb_symbol_address(&symbols[S_cuGLMapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObject, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObject, values);
}

// CUresult cuGLUnmapBufferObject(GLuint buffer)
static const char *const params_cuGLUnmapBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnmapBufferObject = {.name = "cuGLUnmapBufferObject",
    .params = params_cuGLUnmapBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLUnmapBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnmapBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLUnregisterBufferObject(GLuint buffer)
static const char *const params_cuGLUnregisterBufferObject[] = {"buffer", NULL};
static const cb_function f_cuGLUnregisterBufferObject = {.name = "cuGLUnregisterBufferObject",
    .params = params_cuGLUnregisterBufferObject, .param_count = 1, .result_count = 0};

CB_WRAPPER(cuGLUnregisterBufferObject)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cuGLUnregisterBufferObject, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    fn_cuGLUnregisterBufferObject *call = cb_symbol_address(&symbols[S_cuGLUnregisterBufferObject]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnregisterBufferObject, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
static const char *const params_cuGLSetBufferObjectMapFlags[] = {"buffer", "Flags", NULL};
static const cb_function f_cuGLSetBufferObjectMapFlags = {.name = "cuGLSetBufferObjectMapFlags",
    .params = params_cuGLSetBufferObjectMapFlags, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGLSetBufferObjectMapFlags)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLSetBufferObjectMapFlags, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    uint32_t Flags;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &Flags) < 0)
        return NULL;
    fn_cuGLSetBufferObjectMapFlags *call =
        cb_symbol_address(&symbols[S_cuGLSetBufferObjectMapFlags]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, Flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLSetBufferObjectMapFlags, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream
//     hStream)
static const char *const params_cuGLMapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLMapBufferObjectAsync = {.name = "cuGLMapBufferObjectAsync",
    .params = params_cuGLMapBufferObjectAsync, .param_count = 2, .result_count = 2};

CB_WRAPPER(cuGLMapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLMapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    CUdeviceptr dptr = 0;
    size_t size = 0;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLMapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLMapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&dptr, &size, buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLMapBufferObjectAsync, status, args, NULL);
    PyObject *values[] = {cb_cell_new(m, T_CUdeviceptr, &dptr), PyLong_FromUnsignedLong(size)};
    return cb_return_many(s, &f_cuGLMapBufferObjectAsync, values);
}

// CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
static const char *const params_cuGLUnmapBufferObjectAsync[] = {"buffer", "hStream", NULL};
static const cb_function f_cuGLUnmapBufferObjectAsync = {.name = "cuGLUnmapBufferObjectAsync",
    .params = params_cuGLUnmapBufferObjectAsync, .param_count = 2, .result_count = 0};

CB_WRAPPER(cuGLUnmapBufferObjectAsync)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGLUnmapBufferObjectAsync, &args, nargs, kwnames, slots))
        return NULL;
    GLuint buffer;
    CUstream hStream;
    if (cb_as_scalar(m, T_GLuint, args[0], &buffer, sizeof buffer) < 0)
        return NULL;
    if (cb_as_handle(m, T_CUstream, args[1], &hStream) < 0)
        return NULL;
    fn_cuGLUnmapBufferObjectAsync *call = cb_symbol_address(&symbols[S_cuGLUnmapBufferObjectAsync]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(buffer, hStream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGLUnmapBufferObjectAsync, status, args, NULL);
    return cb_return0(s);
}

// CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, int
//     (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUGetDevice[] = {"vdpDevice", "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUGetDevice = {.name = "cuVDPAUGetDevice",
    .params = params_cuVDPAUGetDevice, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuVDPAUGetDevice)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuVDPAUGetDevice, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUdevice pDevice = 0;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_scalar(m, T_VdpDevice, args[0], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[1], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUGetDevice *call = cb_symbol_address(&symbols[S_cuVDPAUGetDevice]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pDevice, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUGetDevice, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUdevice, &pDevice));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice
//     vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
static const char *const params_cuVDPAUCtxCreate[] = {"flags", "device", "vdpDevice",
    "vdpGetProcAddress", NULL};
static const cb_function f_cuVDPAUCtxCreate = {.name = "cuVDPAUCtxCreate",
    .params = params_cuVDPAUCtxCreate, .param_count = 4, .result_count = 1};

CB_WRAPPER(cuVDPAUCtxCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *result = NULL;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cuVDPAUCtxCreate, &args, nargs, kwnames, slots))
        return NULL;
    CUresult status;
    CUcontext pCtx = NULL;
    uint32_t flags;
    CUdevice device;
    VdpDevice vdpDevice;
    cb_address vdpGetProcAddress;
    vdpGetProcAddress.held = false;
    if (cb_as_uint32(args[0], "unsigned int", &flags) < 0)
        goto done;
    if (cb_as_scalar(m, T_CUdevice, args[1], &device, sizeof device) < 0)
        goto done;
    if (cb_as_scalar(m, T_VdpDevice, args[2], &vdpDevice, sizeof vdpDevice) < 0)
        goto done;
    if (cb_as_address(m, args[3], &vdpGetProcAddress) < 0)
        goto done;
    fn_cuVDPAUCtxCreate *call = cb_symbol_address(&symbols[S_cuVDPAUCtxCreate]);
    if (call == NULL)
        goto done;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCtx, flags, device, vdpDevice, vdpGetProcAddress.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS)) {
        result = cb_fail(s, &f_cuVDPAUCtxCreate, status, args, NULL);
        goto done;
    }
    result = cb_return1(s, cb_cell_new(m, T_CUcontext, &pCtx));
done:
    cb_address_release(&vdpGetProcAddress);
    return result;
}

// CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterVideoSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterVideoSurface =
    {.name = "cuGraphicsVDPAURegisterVideoSurface",
    .params = params_cuGraphicsVDPAURegisterVideoSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterVideoSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterVideoSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpVideoSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpVideoSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterVideoSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterVideoSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterVideoSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

// CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface
//     vdpSurface, unsigned int flags)
static const char *const params_cuGraphicsVDPAURegisterOutputSurface[] = {"vdpSurface", "flags",
    NULL};
static const cb_function f_cuGraphicsVDPAURegisterOutputSurface =
    {.name = "cuGraphicsVDPAURegisterOutputSurface",
    .params = params_cuGraphicsVDPAURegisterOutputSurface, .param_count = 2, .result_count = 1};

CB_WRAPPER(cuGraphicsVDPAURegisterOutputSurface)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cuGraphicsVDPAURegisterOutputSurface, &args, nargs, kwnames, slots))
        return NULL;
    CUgraphicsResource pCudaResource = NULL;
    VdpOutputSurface vdpSurface;
    uint32_t flags;
    if (cb_as_scalar(m, T_VdpOutputSurface, args[0], &vdpSurface, sizeof vdpSurface) < 0)
        return NULL;
    if (cb_as_uint32(args[1], "unsigned int", &flags) < 0)
        return NULL;
    fn_cuGraphicsVDPAURegisterOutputSurface *call =
        cb_symbol_address(&symbols[S_cuGraphicsVDPAURegisterOutputSurface]);
    if (call == NULL)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pCudaResource, vdpSurface, flags);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return cb_fail(s, &f_cuGraphicsVDPAURegisterOutputSurface, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_CUgraphicsResource, &pCudaResource));
}

