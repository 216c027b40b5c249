// methods.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_cufftPlan1d[] =
    "cufftPlan1d($module, /, nx, type, batch)\n"
    "--\n\n"
    "cufftPlan1d(nx, type, batch)\n\n"
    "cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)\n\n"
    "Parameters\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    plan : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftPlan2d[] =
    "cufftPlan2d($module, /, nx, ny, type)\n"
    "--\n\n"
    "cufftPlan2d(nx, ny, type)\n\n"
    "cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)\n\n"
    "Parameters\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    plan : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftPlan3d[] =
    "cufftPlan3d($module, /, nx, ny, nz, type)\n"
    "--\n\n"
    "cufftPlan3d(nx, ny, nz, type)\n\n"
    "cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)\n\n"
    "Parameters\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    plan : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftPlanMany[] =
    "cufftPlanMany($module, /, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n"
    "--\n\n"
    "cufftPlanMany(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, i"
    "nt idist, int *onembed, int ostride, int odist, cufftType type, int batch)\n\n"
    "Parameters\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    plan : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftPlanMany[] =
    "cufftPlanMany($module, /, n, inembed, istride, idist, onembed, ostride, odist, type, batch)"
    "\n"
    "--\n\n"
    "cufftPlanMany(n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, i"
    "nt idist, int *onembed, int ostride, int odist, cufftType type, int batch)\n\n"
    "Parameters\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    plan : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftMakePlan1d[] =
    "cufftMakePlan1d($module, /, plan, nx, type, batch)\n"
    "--\n\n"
    "cufftMakePlan1d(plan, nx, type, batch)\n\n"
    "cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *wo"
    "rkSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftMakePlan2d[] =
    "cufftMakePlan2d($module, /, plan, nx, ny, type)\n"
    "--\n\n"
    "cufftMakePlan2d(plan, nx, ny, type)\n\n"
    "cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workS"
    "ize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftMakePlan3d[] =
    "cufftMakePlan3d($module, /, plan, nx, ny, nz, type)\n"
    "--\n\n"
    "cufftMakePlan3d(plan, nx, ny, nz, type)\n\n"
    "cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_"
    "t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftMakePlanMany[] =
    "cufftMakePlanMany($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, odi"
    "st, type, batch)\n"
    "--\n\n"
    "cufftMakePlanMany(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, ba"
    "tch)\n\n"
    "cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride"
    ", int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workS"
    "ize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftMakePlanMany[] =
    "cufftMakePlanMany($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, ty"
    "pe, batch)\n"
    "--\n\n"
    "cufftMakePlanMany(plan, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n"
    "\n"
    "cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride"
    ", int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workS"
    "ize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftMakePlanMany64[] =
    "cufftMakePlanMany64($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, o"
    "dist, type, batch)\n"
    "--\n\n"
    "cufftMakePlanMany64(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembe"
    "d, long long istride, long long idist, long long *onembed, long long ostride, long long odi"
    "st, cufftType type, long long batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftMakePlanMany64[] =
    "cufftMakePlanMany64($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n"
    "--\n\n"
    "cufftMakePlanMany64(plan, n, inembed, istride, idist, onembed, ostride, odist, type, batch)"
    "\n\n"
    "cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembe"
    "d, long long istride, long long idist, long long *onembed, long long ostride, long long odi"
    "st, cufftType type, long long batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSizeMany64[] =
    "cufftGetSizeMany64($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, od"
    "ist, type, batch)\n"
    "--\n\n"
    "cufftGetSizeMany64(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, b"
    "atch)\n\n"
    "cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed"
    ", long long istride, long long idist, long long *onembed, long long ostride, long long odis"
    "t, cufftType type, long long batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftGetSizeMany64[] =
    "cufftGetSizeMany64($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, t"
    "ype, batch)\n"
    "--\n\n"
    "cufftGetSizeMany64(plan, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n"
    "\n"
    "cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed"
    ", long long istride, long long idist, long long *onembed, long long ostride, long long odis"
    "t, cufftType type, long long batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftEstimate1d[] =
    "cufftEstimate1d($module, /, nx, type, batch)\n"
    "--\n\n"
    "cufftEstimate1d(nx, type, batch)\n\n"
    "cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftEstimate2d[] =
    "cufftEstimate2d($module, /, nx, ny, type)\n"
    "--\n\n"
    "cufftEstimate2d(nx, ny, type)\n\n"
    "cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftEstimate3d[] =
    "cufftEstimate3d($module, /, nx, ny, nz, type)\n"
    "--\n\n"
    "cufftEstimate3d(nx, ny, nz, type)\n\n"
    "cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftEstimateMany[] =
    "cufftEstimateMany($module, /, rank, n, inembed, istride, idist, onembed, ostride, odist, ty"
    "pe, batch)\n"
    "--\n\n"
    "cufftEstimateMany(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n"
    "\n"
    "cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *"
    "onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftEstimateMany[] =
    "cufftEstimateMany($module, /, n, inembed, istride, idist, onembed, ostride, odist, type, ba"
    "tch)\n"
    "--\n\n"
    "cufftEstimateMany(n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *"
    "onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftCreate[] =
    "cufftCreate($module, /)\n"
    "--\n\n"
    "cufftCreate()\n\n"
    "cufftResult cufftCreate(cufftHandle *handle)\n\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    handle : cufftHandle\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSize1d[] =
    "cufftGetSize1d($module, /, handle, nx, type, batch)\n"
    "--\n\n"
    "cufftGetSize1d(handle, nx, type, batch)\n\n"
    "cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *w"
    "orkSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSize2d[] =
    "cufftGetSize2d($module, /, handle, nx, ny, type)\n"
    "--\n\n"
    "cufftGetSize2d(handle, nx, ny, type)\n\n"
    "cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *work"
    "Size)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSize3d[] =
    "cufftGetSize3d($module, /, handle, nx, ny, nz, type)\n"
    "--\n\n"
    "cufftGetSize3d(handle, nx, ny, nz, type)\n\n"
    "cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size"
    "_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSizeMany[] =
    "cufftGetSizeMany($module, /, handle, rank, n, inembed, istride, idist, onembed, ostride, od"
    "ist, type, batch)\n"
    "--\n\n"
    "cufftGetSizeMany(handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, b"
    "atch)\n\n"
    "cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istrid"
    "e, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *work"
    "Area)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workArea : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftGetSizeMany[] =
    "cufftGetSizeMany($module, /, handle, n, inembed, istride, idist, onembed, ostride, odist, t"
    "ype, batch)\n"
    "--\n\n"
    "cufftGetSizeMany(handle, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n"
    "\n"
    "cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istrid"
    "e, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *work"
    "Area)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workArea : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetSize[] =
    "cufftGetSize($module, /, handle)\n"
    "--\n\n"
    "cufftGetSize(handle)\n\n"
    "cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftSetWorkArea[] =
    "cufftSetWorkArea($module, /, plan, workArea)\n"
    "--\n\n"
    "cufftSetWorkArea(plan, workArea)\n\n"
    "cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    workArea : int (address), buffer or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftSetAutoAllocation[] =
    "cufftSetAutoAllocation($module, /, plan, autoAllocate)\n"
    "--\n\n"
    "cufftSetAutoAllocation(plan, autoAllocate)\n\n"
    "cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    autoAllocate : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecC2C[] =
    "cufftExecC2C($module, /, plan, idata, odata, direction)\n"
    "--\n\n"
    "cufftExecC2C(plan, idata, odata, direction)\n\n"
    "cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int di"
    "rection)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecR2C[] =
    "cufftExecR2C($module, /, plan, idata, odata)\n"
    "--\n\n"
    "cufftExecR2C(plan, idata, odata)\n\n"
    "cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecC2R[] =
    "cufftExecC2R($module, /, plan, idata, odata)\n"
    "--\n\n"
    "cufftExecC2R(plan, idata, odata)\n\n"
    "cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecZ2Z[] =
    "cufftExecZ2Z($module, /, plan, idata, odata, direction)\n"
    "--\n\n"
    "cufftExecZ2Z(plan, idata, odata, direction)\n\n"
    "cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *o"
    "data, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecD2Z[] =
    "cufftExecD2Z($module, /, plan, idata, odata)\n"
    "--\n\n"
    "cufftExecD2Z(plan, idata, odata)\n\n"
    "cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odat"
    "a)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftExecZ2D[] =
    "cufftExecZ2D($module, /, plan, idata, odata)\n"
    "--\n\n"
    "cufftExecZ2D(plan, idata, odata)\n\n"
    "cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odat"
    "a)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : int (address), buffer or None\n"
    "    odata : int (address), buffer or None; written\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftSetStream[] =
    "cufftSetStream($module, /, plan, stream)\n"
    "--\n\n"
    "cufftSetStream(plan, stream)\n\n"
    "cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    stream : cudaStream_t, int or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftDestroy[] =
    "cufftDestroy($module, /, plan)\n"
    "--\n\n"
    "cufftDestroy(plan)\n\n"
    "cufftResult cufftDestroy(cufftHandle plan)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetVersion[] =
    "cufftGetVersion($module, /)\n"
    "--\n\n"
    "cufftGetVersion()\n\n"
    "cufftResult cufftGetVersion(int *version)\n\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    version : int\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetProperty[] =
    "cufftGetProperty($module, /, type)\n"
    "--\n\n"
    "cufftGetProperty(type)\n\n"
    "cufftResult cufftGetProperty(libraryPropertyType type, int *value)\n\n"
    "Parameters\n"
    "    type : libraryPropertyType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    value : int\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftSetPlanPropertyInt64[] =
    "cufftSetPlanPropertyInt64($module, /, plan, property, inputValueInt)\n"
    "--\n\n"
    "cufftSetPlanPropertyInt64(plan, property, inputValueInt)\n\n"
    "cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, const long "
    "long inputValueInt)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n"
    "    inputValueInt : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftGetPlanPropertyInt64[] =
    "cufftGetPlanPropertyInt64($module, /, plan, property)\n"
    "--\n\n"
    "cufftGetPlanPropertyInt64(plan, property)\n\n"
    "cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *"
    "returnPtrValue)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    returnPtrValue : int\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftResetPlanProperty[] =
    "cufftResetPlanProperty($module, /, plan, property)\n"
    "--\n\n"
    "cufftResetPlanProperty(plan, property)\n\n"
    "cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetGPUs[] =
    "cufftXtSetGPUs($module, /, handle, nGPUs, whichGPUs)\n"
    "--\n\n"
    "cufftXtSetGPUs(handle, nGPUs, whichGPUs)\n\n"
    "cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nGPUs : int\n"
    "    whichGPUs : sequence of int, buffer or None; as many as nGPUs\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftXtSetGPUs[] =
    "cufftXtSetGPUs($module, /, handle, whichGPUs)\n"
    "--\n\n"
    "cufftXtSetGPUs(handle, whichGPUs)\n\n"
    "cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    whichGPUs : sequence of int, buffer or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtMalloc[] =
    "cufftXtMalloc($module, /, plan, format)\n"
    "--\n\n"
    "cufftXtMalloc(plan, format)\n\n"
    "cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat fo"
    "rmat)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    format : cufftXtSubFormat or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    descriptor : cudaLibXtDesc | None\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtMemcpy[] =
    "cufftXtMemcpy($module, /, plan, dstPointer, srcPointer, type)\n"
    "--\n\n"
    "cufftXtMemcpy(plan, dstPointer, srcPointer, type)\n\n"
    "cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopy"
    "Type type)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    dstPointer : int (address), buffer or None; written\n"
    "    srcPointer : int (address), buffer or None\n"
    "    type : cufftXtCopyType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtFree[] =
    "cufftXtFree($module, /, descriptor)\n"
    "--\n\n"
    "cufftXtFree(descriptor)\n\n"
    "cufftResult cufftXtFree(cudaLibXtDesc *descriptor)\n\n"
    "Parameters\n"
    "    descriptor : cudaLibXtDesc or None\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetWorkArea[] =
    "cufftXtSetWorkArea($module, /, plan, workArea)\n"
    "--\n\n"
    "cufftXtSetWorkArea(plan, workArea)\n\n"
    "cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    workArea : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of th"
    "em\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorC2C[] =
    "cufftXtExecDescriptorC2C($module, /, plan, input, output, direction)\n"
    "--\n\n"
    "cufftXtExecDescriptorC2C(plan, input, output, direction)\n\n"
    "cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorR2C[] =
    "cufftXtExecDescriptorR2C($module, /, plan, input, output)\n"
    "--\n\n"
    "cufftXtExecDescriptorR2C(plan, input, output)\n\n"
    "cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorC2R[] =
    "cufftXtExecDescriptorC2R($module, /, plan, input, output)\n"
    "--\n\n"
    "cufftXtExecDescriptorC2R(plan, input, output)\n\n"
    "cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorZ2Z[] =
    "cufftXtExecDescriptorZ2Z($module, /, plan, input, output, direction)\n"
    "--\n\n"
    "cufftXtExecDescriptorZ2Z(plan, input, output, direction)\n\n"
    "cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorD2Z[] =
    "cufftXtExecDescriptorD2Z($module, /, plan, input, output)\n"
    "--\n\n"
    "cufftXtExecDescriptorD2Z(plan, input, output)\n\n"
    "cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptorZ2D[] =
    "cufftXtExecDescriptorZ2D($module, /, plan, input, output)\n"
    "--\n\n"
    "cufftXtExecDescriptorZ2D(plan, input, output)\n\n"
    "cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc "
    "*output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtQueryPlan[] =
    "cufftXtQueryPlan($module, /, plan, queryType)\n"
    "--\n\n"
    "cufftXtQueryPlan(plan, queryType)\n\n"
    "cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryTyp"
    "e)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    queryType : cufftXtQueryType\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    queryStruct : Any\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetCallback[] =
    "cufftXtSetCallback($module, /, plan, callback_routine, cbType, caller_info)\n"
    "--\n\n"
    "cufftXtSetCallback(plan, callback_routine, cbType, caller_info)\n\n"
    "cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackTy"
    "pe cbType, void **caller_info)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    callback_routine : sequence of int (addresses) or buffers, buffer of addresses or None;"
    " 1 of them\n"
    "    cbType : cufftXtCallbackType or int\n"
    "    caller_info : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of"
    " them\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtClearCallback[] =
    "cufftXtClearCallback($module, /, plan, cbType)\n"
    "--\n\n"
    "cufftXtClearCallback(plan, cbType)\n\n"
    "cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    cbType : cufftXtCallbackType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetCallbackSharedSize[] =
    "cufftXtSetCallbackSharedSize($module, /, plan, cbType, sharedSize)\n"
    "--\n\n"
    "cufftXtSetCallbackSharedSize(plan, cbType, sharedSize)\n\n"
    "cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size"
    "_t sharedSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    cbType : cufftXtCallbackType or int\n"
    "    sharedSize : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetJITCallback[] =
    "cufftXtSetJITCallback($module, /, plan, lto_callback_symbol_name, lto_callback_fatbin, lto_"
    "callback_fatbin_size, type, caller_info)\n"
    "--\n\n"
    "cufftXtSetJITCallback(plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fat"
    "bin_size, type, caller_info)\n\n"
    "cufftResult __cufftXtSetJITCallback_12_7(cufftHandle plan, const char *lto_callback_symbol_"
    "name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType"
    " type, void **caller_info)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    lto_callback_symbol_name : str or bytes\n"
    "    lto_callback_fatbin : int (address), buffer or None; at least lto_callback_fatbin_size "
    "bytes are read\n"
    "    lto_callback_fatbin_size : int\n"
    "    type : cufftXtCallbackType or int\n"
    "    caller_info : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of"
    " them\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtMakePlanMany[] =
    "cufftXtMakePlanMany($module, /, plan, rank, n, inembed, istride, idist, inputtype, onembed,"
    " ostride, odist, outputtype, batch, executiontype)\n"
    "--\n\n"
    "cufftXtMakePlanMany(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, od"
    "ist, outputtype, batch, executiontype)\n\n"
    "cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembe"
    "d, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long lon"
    "g ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cud"
    "aDataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int\n"
    "    executiontype : cudaDataType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftXtMakePlanMany[] =
    "cufftXtMakePlanMany($module, /, plan, n, inembed, istride, idist, inputtype, onembed, ostri"
    "de, odist, outputtype, batch, executiontype)\n"
    "--\n\n"
    "cufftXtMakePlanMany(plan, n, inembed, istride, idist, inputtype, onembed, ostride, odist, o"
    "utputtype, batch, executiontype)\n\n"
    "cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembe"
    "d, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long lon"
    "g ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cud"
    "aDataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int\n"
    "    executiontype : cudaDataType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtGetSizeMany[] =
    "cufftXtGetSizeMany($module, /, plan, rank, n, inembed, istride, idist, inputtype, onembed, "
    "ostride, odist, outputtype, batch, executiontype)\n"
    "--\n\n"
    "cufftXtGetSizeMany(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odi"
    "st, outputtype, batch, executiontype)\n\n"
    "cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed"
    ", long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long"
    " ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cuda"
    "DataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int\n"
    "    executiontype : cudaDataType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_checked_cufftXtGetSizeMany[] =
    "cufftXtGetSizeMany($module, /, plan, n, inembed, istride, idist, inputtype, onembed, ostrid"
    "e, odist, outputtype, batch, executiontype)\n"
    "--\n\n"
    "cufftXtGetSizeMany(plan, n, inembed, istride, idist, inputtype, onembed, ostride, odist, ou"
    "tputtype, batch, executiontype)\n\n"
    "cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed"
    ", long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long"
    " ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cuda"
    "DataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int\n"
    "    executiontype : cudaDataType or int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "    workSize : list[int]\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExec[] =
    "cufftXtExec($module, /, plan, input, output, direction)\n"
    "--\n\n"
    "cufftXtExec(plan, input, output, direction)\n\n"
    "cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input : int (address), buffer or None\n"
    "    output : int (address), buffer or None; written\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL, unless cubind.keep_gil(True).\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtExecDescriptor[] =
    "cufftXtExecDescriptor($module, /, plan, input, output, direction)\n"
    "--\n\n"
    "cufftXtExecDescriptor(plan, input, output, direction)\n\n"
    "cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *ou"
    "tput, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";
static const char doc_cufftXtSetWorkAreaPolicy[] =
    "cufftXtSetWorkAreaPolicy($module, /, plan, policy, workSize)\n"
    "--\n\n"
    "cufftXtSetWorkAreaPolicy(plan, policy, workSize)\n\n"
    "cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t"
    " *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    policy : cufftXtWorkAreaPolicy or int\n"
    "    workSize : sequence of int, buffer or None; 1 of them\n"
    "Returns\n"
    "    cufftResult (the checked form raises instead)\n"
    "Gives up the GIL.\n"
    "https://docs.nvidia.com/cuda/cufft/\n";

PyMethodDef cufft_methods[] = {
    METHOD(cufftPlan1d, doc_cufftPlan1d),
    METHOD(cufftPlan2d, doc_cufftPlan2d),
    METHOD(cufftPlan3d, doc_cufftPlan3d),
    METHOD(cufftPlanMany, doc_cufftPlanMany),
    METHOD(cufftMakePlan1d, doc_cufftMakePlan1d),
    METHOD(cufftMakePlan2d, doc_cufftMakePlan2d),
    METHOD(cufftMakePlan3d, doc_cufftMakePlan3d),
    METHOD(cufftMakePlanMany, doc_cufftMakePlanMany),
    METHOD(cufftMakePlanMany64, doc_cufftMakePlanMany64),
    METHOD(cufftGetSizeMany64, doc_cufftGetSizeMany64),
    METHOD(cufftEstimate1d, doc_cufftEstimate1d),
    METHOD(cufftEstimate2d, doc_cufftEstimate2d),
    METHOD(cufftEstimate3d, doc_cufftEstimate3d),
    METHOD(cufftEstimateMany, doc_cufftEstimateMany),
    METHOD(cufftCreate, doc_cufftCreate),
    METHOD(cufftGetSize1d, doc_cufftGetSize1d),
    METHOD(cufftGetSize2d, doc_cufftGetSize2d),
    METHOD(cufftGetSize3d, doc_cufftGetSize3d),
    METHOD(cufftGetSizeMany, doc_cufftGetSizeMany),
    METHOD(cufftGetSize, doc_cufftGetSize),
    METHOD(cufftSetWorkArea, doc_cufftSetWorkArea),
    METHOD(cufftSetAutoAllocation, doc_cufftSetAutoAllocation),
    METHOD(cufftExecC2C, doc_cufftExecC2C),
    METHOD(cufftExecR2C, doc_cufftExecR2C),
    METHOD(cufftExecC2R, doc_cufftExecC2R),
    METHOD(cufftExecZ2Z, doc_cufftExecZ2Z),
    METHOD(cufftExecD2Z, doc_cufftExecD2Z),
    METHOD(cufftExecZ2D, doc_cufftExecZ2D),
    METHOD(cufftSetStream, doc_cufftSetStream),
    METHOD(cufftDestroy, doc_cufftDestroy),
    METHOD(cufftGetVersion, doc_cufftGetVersion),
    METHOD(cufftGetProperty, doc_cufftGetProperty),
    METHOD(cufftSetPlanPropertyInt64, doc_cufftSetPlanPropertyInt64),
    METHOD(cufftGetPlanPropertyInt64, doc_cufftGetPlanPropertyInt64),
    METHOD(cufftResetPlanProperty, doc_cufftResetPlanProperty),
    METHOD(cufftXtSetGPUs, doc_cufftXtSetGPUs),
    METHOD(cufftXtMalloc, doc_cufftXtMalloc),
    METHOD(cufftXtMemcpy, doc_cufftXtMemcpy),
    METHOD(cufftXtFree, doc_cufftXtFree),
    METHOD(cufftXtSetWorkArea, doc_cufftXtSetWorkArea),
    METHOD(cufftXtExecDescriptorC2C, doc_cufftXtExecDescriptorC2C),
    METHOD(cufftXtExecDescriptorR2C, doc_cufftXtExecDescriptorR2C),
    METHOD(cufftXtExecDescriptorC2R, doc_cufftXtExecDescriptorC2R),
    METHOD(cufftXtExecDescriptorZ2Z, doc_cufftXtExecDescriptorZ2Z),
    METHOD(cufftXtExecDescriptorD2Z, doc_cufftXtExecDescriptorD2Z),
    METHOD(cufftXtExecDescriptorZ2D, doc_cufftXtExecDescriptorZ2D),
    METHOD(cufftXtQueryPlan, doc_cufftXtQueryPlan),
    METHOD(cufftXtSetCallback, doc_cufftXtSetCallback),
    METHOD(cufftXtClearCallback, doc_cufftXtClearCallback),
    METHOD(cufftXtSetCallbackSharedSize, doc_cufftXtSetCallbackSharedSize),
    METHOD(cufftXtSetJITCallback, doc_cufftXtSetJITCallback),
    METHOD(cufftXtMakePlanMany, doc_cufftXtMakePlanMany),
    METHOD(cufftXtGetSizeMany, doc_cufftXtGetSizeMany),
    METHOD(cufftXtExec, doc_cufftXtExec),
    METHOD(cufftXtExecDescriptor, doc_cufftXtExecDescriptor),
    METHOD(cufftXtSetWorkAreaPolicy, doc_cufftXtSetWorkAreaPolicy),
    {NULL, NULL, 0, NULL},
};

PyMethodDef cufft_checked_methods[] = {
    METHOD(cufftPlan1d, doc_cufftPlan1d),
    METHOD(cufftPlan2d, doc_cufftPlan2d),
    METHOD(cufftPlan3d, doc_cufftPlan3d),
    METHOD(cufftPlanMany, doc_checked_cufftPlanMany),
    METHOD(cufftMakePlan1d, doc_cufftMakePlan1d),
    METHOD(cufftMakePlan2d, doc_cufftMakePlan2d),
    METHOD(cufftMakePlan3d, doc_cufftMakePlan3d),
    METHOD(cufftMakePlanMany, doc_checked_cufftMakePlanMany),
    METHOD(cufftMakePlanMany64, doc_checked_cufftMakePlanMany64),
    METHOD(cufftGetSizeMany64, doc_checked_cufftGetSizeMany64),
    METHOD(cufftEstimate1d, doc_cufftEstimate1d),
    METHOD(cufftEstimate2d, doc_cufftEstimate2d),
    METHOD(cufftEstimate3d, doc_cufftEstimate3d),
    METHOD(cufftEstimateMany, doc_checked_cufftEstimateMany),
    METHOD(cufftCreate, doc_cufftCreate),
    METHOD(cufftGetSize1d, doc_cufftGetSize1d),
    METHOD(cufftGetSize2d, doc_cufftGetSize2d),
    METHOD(cufftGetSize3d, doc_cufftGetSize3d),
    METHOD(cufftGetSizeMany, doc_checked_cufftGetSizeMany),
    METHOD(cufftGetSize, doc_cufftGetSize),
    METHOD(cufftSetWorkArea, doc_cufftSetWorkArea),
    METHOD(cufftSetAutoAllocation, doc_cufftSetAutoAllocation),
    METHOD(cufftExecC2C, doc_cufftExecC2C),
    METHOD(cufftExecR2C, doc_cufftExecR2C),
    METHOD(cufftExecC2R, doc_cufftExecC2R),
    METHOD(cufftExecZ2Z, doc_cufftExecZ2Z),
    METHOD(cufftExecD2Z, doc_cufftExecD2Z),
    METHOD(cufftExecZ2D, doc_cufftExecZ2D),
    METHOD(cufftSetStream, doc_cufftSetStream),
    METHOD(cufftDestroy, doc_cufftDestroy),
    METHOD(cufftGetVersion, doc_cufftGetVersion),
    METHOD(cufftGetProperty, doc_cufftGetProperty),
    METHOD(cufftSetPlanPropertyInt64, doc_cufftSetPlanPropertyInt64),
    METHOD(cufftGetPlanPropertyInt64, doc_cufftGetPlanPropertyInt64),
    METHOD(cufftResetPlanProperty, doc_cufftResetPlanProperty),
    METHOD(cufftXtSetGPUs, doc_checked_cufftXtSetGPUs),
    METHOD(cufftXtMalloc, doc_cufftXtMalloc),
    METHOD(cufftXtMemcpy, doc_cufftXtMemcpy),
    METHOD(cufftXtFree, doc_cufftXtFree),
    METHOD(cufftXtSetWorkArea, doc_cufftXtSetWorkArea),
    METHOD(cufftXtExecDescriptorC2C, doc_cufftXtExecDescriptorC2C),
    METHOD(cufftXtExecDescriptorR2C, doc_cufftXtExecDescriptorR2C),
    METHOD(cufftXtExecDescriptorC2R, doc_cufftXtExecDescriptorC2R),
    METHOD(cufftXtExecDescriptorZ2Z, doc_cufftXtExecDescriptorZ2Z),
    METHOD(cufftXtExecDescriptorD2Z, doc_cufftXtExecDescriptorD2Z),
    METHOD(cufftXtExecDescriptorZ2D, doc_cufftXtExecDescriptorZ2D),
    METHOD(cufftXtQueryPlan, doc_cufftXtQueryPlan),
    METHOD(cufftXtSetCallback, doc_cufftXtSetCallback),
    METHOD(cufftXtClearCallback, doc_cufftXtClearCallback),
    METHOD(cufftXtSetCallbackSharedSize, doc_cufftXtSetCallbackSharedSize),
    METHOD(cufftXtSetJITCallback, doc_cufftXtSetJITCallback),
    METHOD(cufftXtMakePlanMany, doc_checked_cufftXtMakePlanMany),
    METHOD(cufftXtGetSizeMany, doc_checked_cufftXtGetSizeMany),
    METHOD(cufftXtExec, doc_cufftXtExec),
    METHOD(cufftXtExecDescriptor, doc_cufftXtExecDescriptor),
    METHOD(cufftXtSetWorkAreaPolicy, doc_cufftXtSetWorkAreaPolicy),
    {NULL, NULL, 0, NULL},
};
