// methods.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(cufftPlan1d,
    "cufftPlan1d($module, /, nx, type, batch)\n--\n\n",
    "cufftPlan1d(nx, type, batch)\n\n"
    "Create a plan for batch transforms of nx elements.\n\n"
    "The transforms follow each other in memory; the plan allocates its work area.\n\n"
    "cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)\n\n"
    "Parameters\n"
    "    nx : int; elements\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError\n"
    "    plan : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftPlan2d,
    "cufftPlan2d($module, /, nx, ny, type)\n--\n\n",
    "cufftPlan2d(nx, ny, type)\n\n"
    "Create a plan for transforms of nx by ny elements.\n\n"
    "The order is row-major, so y runs fastest.\n\n"
    "cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)\n\n"
    "Parameters\n"
    "    nx, ny : int; elements\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError\n"
    "    plan : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftPlan3d,
    "cufftPlan3d($module, /, nx, ny, nz, type)\n--\n\n",
    "cufftPlan3d(nx, ny, nz, type)\n\n"
    "Create a plan for transforms of nx by ny by nz elements.\n\n"
    "The order is row-major, so z runs fastest.\n\n"
    "cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)\n\n"
    "Parameters\n"
    "    nx, ny, nz : int; elements\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError\n"
    "    plan : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftPlanMany,
    "cufftPlanMany($module, /, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n--\n\n",
    "cufftPlanMany(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "Create a plan for batch transforms of up to three dimensions.\n\n"
    "The caller sets strides and distances.\n\n"
    "cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch)\n\n"
    "Parameters\n"
    "    rank : int; dimensions, 1 to 3\n"
    "    n : sequence of int, buffer or None; as many as rank; size of each dimension, of the\n"
    "        reals for R2C and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError\n"
    "    plan : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftPlanMany,
    "cufftPlanMany($module, /, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n--\n\n",
    "cufftPlanMany(n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "Create a plan for batch transforms of up to three dimensions.\n\n"
    "The caller sets strides and distances.\n\n"
    "cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch)\n\n"
    "Parameters\n"
    "    n : sequence of int, buffer or None; size of each dimension, of the reals for R2C\n"
    "        and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    plan, or raises CufftError; cubind.cufft returns (cufftResult, plan)\n"
    "    plan : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftMakePlan1d,
    "cufftMakePlan1d($module, /, plan, nx, type, batch)\n--\n\n",
    "cufftMakePlan1d(plan, nx, type, batch)\n\n"
    "Plan batch transforms of nx elements into a plan of cufftCreate.\n\n"
    "The call returns the work area that the plan needs.\n\n"
    "cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx : int; elements\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftMakePlan2d,
    "cufftMakePlan2d($module, /, plan, nx, ny, type)\n--\n\n",
    "cufftMakePlan2d(plan, nx, ny, type)\n\n"
    "Plan transforms of nx by ny elements into a plan of cufftCreate.\n\n"
    "The elements are in row-major order.\n\n"
    "cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx, ny : int; elements\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftMakePlan3d,
    "cufftMakePlan3d($module, /, plan, nx, ny, nz, type)\n--\n\n",
    "cufftMakePlan3d(plan, nx, ny, nz, type)\n\n"
    "Plan transforms of nx by ny by nz elements into a plan of cufftCreate.\n\n"
    "The elements are in row-major order.\n\n"
    "cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    nx, ny, nz : int; elements\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftMakePlanMany,
    "cufftMakePlanMany($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, "
    "odist, type, batch)\n--\n\n",
    "cufftMakePlanMany(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Plan batch transforms with strides into a plan of cufftCreate.\n\n"
    "The caller sets strides and distances.\n\n"
    "cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int; dimensions, 1 to 3\n"
    "    n : sequence of int, buffer or None; as many as rank; size of each dimension, of the\n"
    "        reals for R2C and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftMakePlanMany,
    "cufftMakePlanMany($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n--\n\n",
    "cufftMakePlanMany(plan, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "Plan batch transforms with strides into a plan of cufftCreate.\n\n"
    "The caller sets strides and distances.\n\n"
    "cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n : sequence of int, buffer or None; size of each dimension, of the reals for R2C\n"
    "        and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftMakePlanMany64,
    "cufftMakePlanMany64($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, "
    "odist, type, batch)\n--\n\n",
    "cufftMakePlanMany64(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Plan batch transforms as cufftMakePlanMany does, with 64-bit sizes.\n\n"
    "cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, long long *onembed,\n"
    "    long long ostride, long long odist, cufftType type, long long batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int; dimensions, 1 to 3\n"
    "    n : sequence of int, buffer or None; as many as rank; size of each dimension, of the\n"
    "        reals for R2C and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftMakePlanMany64,
    "cufftMakePlanMany64($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n--\n\n",
    "cufftMakePlanMany64(plan, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Plan batch transforms as cufftMakePlanMany does, with 64-bit sizes.\n\n"
    "cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, long long *onembed,\n"
    "    long long ostride, long long odist, cufftType type, long long batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n : sequence of int, buffer or None; size of each dimension, of the reals for R2C\n"
    "        and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    onembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    type : cufftType or int\n"
    "    batch : int; number of transforms\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSizeMany64,
    "cufftGetSizeMany64($module, /, plan, rank, n, inembed, istride, idist, onembed, ostride, "
    "odist, type, batch)\n--\n\n",
    "cufftGetSizeMany64(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, long long *onembed,\n"
    "    long long ostride, long long odist, cufftType type, long long batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftGetSizeMany64,
    "cufftGetSizeMany64($module, /, plan, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n--\n\n",
    "cufftGetSizeMany64(plan, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, long long *onembed,\n"
    "    long long ostride, long long odist, cufftType type, long long batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftEstimate1d,
    "cufftEstimate1d($module, /, nx, type, batch)\n--\n\n",
    "cufftEstimate1d(nx, type, batch)\n\n"
    "Estimate the work area of a plan before it exists.\n\n"
    "The plan may need less.\n\n"
    "cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftEstimate2d,
    "cufftEstimate2d($module, /, nx, ny, type)\n--\n\n",
    "cufftEstimate2d(nx, ny, type)\n\n"
    "Estimate the work area of a plan before it exists.\n\n"
    "The plan may need less.\n\n"
    "cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftEstimate3d,
    "cufftEstimate3d($module, /, nx, ny, nz, type)\n--\n\n",
    "cufftEstimate3d(nx, ny, nz, type)\n\n"
    "Estimate the work area of a plan before it exists.\n\n"
    "The plan may need less.\n\n"
    "cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)\n\n"
    "Parameters\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftEstimateMany,
    "cufftEstimateMany($module, /, rank, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n--\n\n",
    "cufftEstimateMany(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "Estimate the work area of a plan before it exists.\n\n"
    "The plan may need less.\n\n"
    "cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,\n"
    "    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftEstimateMany,
    "cufftEstimateMany($module, /, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n--\n\n",
    "cufftEstimateMany(n, inembed, istride, idist, onembed, ostride, odist, type, batch)\n\n"
    "Estimate the work area of a plan before it exists.\n\n"
    "The plan may need less.\n\n"
    "cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,\n"
    "    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)\n\n"
    "Parameters\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftCreate,
    "cufftCreate($module, /)\n--\n\n",
    "cufftCreate()\n\n"
    "Create an empty plan.\n\n"
    "It can be configured before cufftMakePlan1d and its like plan.\n\n"
    "cufftResult cufftCreate(cufftHandle *handle)\n\n"
    "Returns\n"
    "    (cufftResult, handle); cubind.checked.cufft returns handle, or raises CufftError\n"
    "    handle : cufftHandle\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSize1d,
    "cufftGetSize1d($module, /, handle, nx, type, batch)\n--\n\n",
    "cufftGetSize1d(handle, nx, type, batch)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSize2d,
    "cufftGetSize2d($module, /, handle, nx, ny, type)\n--\n\n",
    "cufftGetSize2d(handle, nx, ny, type)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx, ny : int\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSize3d,
    "cufftGetSize3d($module, /, handle, nx, ny, nz, type)\n--\n\n",
    "cufftGetSize3d(handle, nx, ny, nz, type)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nx, ny, nz : int\n"
    "    type : cufftType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSizeMany,
    "cufftGetSizeMany($module, /, handle, rank, n, inembed, istride, idist, onembed, ostride, "
    "odist, type, batch)\n--\n\n",
    "cufftGetSizeMany(handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch, size_t *workArea)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    rank : int\n"
    "    n, inembed : sequence of int, buffer or None; as many as rank\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None; as many as rank\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    (cufftResult, workArea); cubind.checked.cufft returns workArea, or raises CufftError\n"
    "    workArea : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftGetSizeMany,
    "cufftGetSizeMany($module, /, handle, n, inembed, istride, idist, onembed, ostride, odist, "
    "type, batch)\n--\n\n",
    "cufftGetSizeMany(handle, n, inembed, istride, idist, onembed, ostride, odist, type, "
    "batch)\n\n"
    "Return the work area of a plan with its present settings.\n\n"
    "It is more exact than an estimate.\n\n"
    "cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,\n"
    "    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,\n"
    "    int batch, size_t *workArea)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    type : cufftType or int\n"
    "    batch : int\n\n"
    "Returns\n"
    "    workArea, or raises CufftError; cubind.cufft returns (cufftResult, workArea)\n"
    "    workArea : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetSize,
    "cufftGetSize($module, /, handle)\n--\n\n",
    "cufftGetSize(handle)\n\n"
    "Return the work area of a plan that is made.\n\n"
    "cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftSetWorkArea,
    "cufftSetWorkArea($module, /, plan, workArea)\n--\n\n",
    "cufftSetWorkArea(plan, workArea)\n\n"
    "Set device memory as the work area of a plan.\n\n"
    "It has at least cufftGetSize bytes.\n\n"
    "cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    workArea : device memory, int or None; keep it alive until the next work area or\n"
    "        cufftDestroy of plan\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftSetAutoAllocation,
    "cufftSetAutoAllocation($module, /, plan, autoAllocate)\n--\n\n",
    "cufftSetAutoAllocation(plan, autoAllocate)\n\n"
    "Set whether a plan allocates its work area by itself.\n\n"
    "This is the default; call it before planning.\n\n"
    "cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    autoAllocate : int; 1 or 0\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftExecC2C,
    "cufftExecC2C($module, /, plan, idata, odata, direction)\n--\n\n",
    "cufftExecC2C(plan, idata, odata, direction)\n\n"
    "Enqueue complex transforms of single precision.\n\n"
    "They are unscaled, so there and back multiplies by the number of elements.\n\n"
    "cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,\n"
    "    int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; n complex numbers per transform, in device\n"
    "        memory\n"
    "    odata : device memory, int or None; written to; the same; idata itself for a\n"
    "        transform in place\n"
    "    direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftExecR2C,
    "cufftExecR2C($module, /, plan, idata, odata)\n--\n\n",
    "cufftExecR2C(plan, idata, odata)\n\n"
    "Enqueue forward transforms of reals.\n\n"
    "They are unscaled, and only the half that is not redundant comes out.\n\n"
    "cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; nx, nx*ny or nx*ny*nz reals; in place, rows are\n"
    "        padded to the output's\n"
    "    odata : device memory, int or None; written to; nx/2+1, nx*(ny/2+1) or\n"
    "        nx*ny*(nz/2+1) complex numbers\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftExecC2R,
    "cufftExecC2R($module, /, plan, idata, odata)\n--\n\n",
    "cufftExecC2R(plan, idata, odata)\n\n"
    "Enqueue inverse transforms of half a spectrum to reals.\n\n"
    "They are unscaled, and may overwrite the spectrum even out of place.\n\n"
    "cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; nx/2+1, nx*(ny/2+1) or nx*ny*(nz/2+1) complex\n"
    "        numbers\n"
    "    odata : device memory, int or None; written to; nx, nx*ny or nx*ny*nz reals; in\n"
    "        place, rows are padded to the input's\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftExecZ2Z,
    "cufftExecZ2Z($module, /, plan, idata, odata, direction)\n--\n\n",
    "cufftExecZ2Z(plan, idata, odata, direction)\n\n"
    "Enqueue complex transforms of double precision.\n\n"
    "They are unscaled, so there and back multiplies by the number of elements.\n\n"
    "cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata,\n"
    "    cufftDoubleComplex *odata, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; n complex numbers per transform, in device\n"
    "        memory\n"
    "    odata : device memory, int or None; written to; the same; idata itself for a\n"
    "        transform in place\n"
    "    direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftExecD2Z,
    "cufftExecD2Z($module, /, plan, idata, odata)\n--\n\n",
    "cufftExecD2Z(plan, idata, odata)\n\n"
    "Enqueue forward transforms of doubles.\n\n"
    "They are unscaled, and only the half that is not redundant comes out.\n\n"
    "cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata,\n"
    "    cufftDoubleComplex *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; nx, nx*ny or nx*ny*nz reals; in place, rows are\n"
    "        padded to the output's\n"
    "    odata : device memory, int or None; written to; nx/2+1, nx*(ny/2+1) or\n"
    "        nx*ny*(nz/2+1) complex numbers\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftExecZ2D,
    "cufftExecZ2D($module, /, plan, idata, odata)\n--\n\n",
    "cufftExecZ2D(plan, idata, odata)\n\n"
    "Enqueue inverse transforms of half a spectrum to doubles.\n\n"
    "They are unscaled, and may overwrite the spectrum even out of place.\n\n"
    "cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata,\n"
    "    cufftDoubleReal *odata)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    idata : device memory, int or None; nx/2+1, nx*(ny/2+1) or nx*ny*(nz/2+1) complex\n"
    "        numbers\n"
    "    odata : device memory, int or None; written to; nx, nx*ny or nx*ny*nz reals; in\n"
    "        place, rows are padded to the input's\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftSetStream,
    "cufftSetStream($module, /, plan, stream)\n--\n\n",
    "cufftSetStream(plan, stream)\n\n"
    "Set the stream on which transforms of a plan run.\n\n"
    "Without it they run on the default stream.\n\n"
    "cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    stream : cudaStream_t, int or None; keep it alive until the next cufftSetStream or\n"
    "        cufftDestroy of plan\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftDestroy,
    "cufftDestroy($module, /, plan)\n--\n\n",
    "cufftDestroy(plan)\n\n"
    "Destroy a plan and the work area that it allocated.\n\n"
    "The plan's work must be done.\n\n"
    "cufftResult cufftDestroy(cufftHandle plan)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftGetVersion,
    "cufftGetVersion($module, /)\n--\n\n",
    "cufftGetVersion()\n\n"
    "Return the version of cuFFT.\n\n"
    "It is numbered apart from CUDA.\n\n"
    "cufftResult cufftGetVersion(int *version)\n\n"
    "Returns\n"
    "    (cufftResult, version); cubind.checked.cufft returns version, or raises CufftError\n"
    "    version : int; 1000 * major + 100 * minor + patch\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftGetProperty,
    "cufftGetProperty($module, /, type)\n--\n\n",
    "cufftGetProperty(type)\n\n"
    "Return one part of the version of cuFFT.\n\n"
    "cufftResult cufftGetProperty(libraryPropertyType type, int *value)\n\n"
    "Parameters\n"
    "    type : libraryPropertyType or int\n\n"
    "Returns\n"
    "    (cufftResult, value); cubind.checked.cufft returns value, or raises CufftError\n"
    "    value : int\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftSetPlanPropertyInt64,
    "cufftSetPlanPropertyInt64($module, /, plan, property, inputValueInt)\n--\n\n",
    "cufftSetPlanPropertyInt64(plan, property, inputValueInt)\n\n"
    "Return or set a property of a plan.\n\n"
    "It can be set before the plan is made.\n\n"
    "cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,\n"
    "    const long long inputValueInt)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n"
    "    inputValueInt : int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL. Since CUDA 12.4.\n");
CB_DOC(cufftGetPlanPropertyInt64,
    "cufftGetPlanPropertyInt64($module, /, plan, property)\n--\n\n",
    "cufftGetPlanPropertyInt64(plan, property)\n\n"
    "Return or set a property of a plan.\n\n"
    "It can be set before the plan is made.\n\n"
    "cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,\n"
    "    long long *returnPtrValue)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n\n"
    "Returns\n"
    "    (cufftResult, returnPtrValue); cubind.checked.cufft returns returnPtrValue, or\n"
    "        raises CufftError\n"
    "    returnPtrValue : int\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL. Since CUDA 12.4.\n");
CB_DOC(cufftResetPlanProperty,
    "cufftResetPlanProperty($module, /, plan, property)\n--\n\n",
    "cufftResetPlanProperty(plan, property)\n\n"
    "Reset a property of a plan to its default.\n\n"
    "cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    property : cufftProperty or int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL. Since CUDA 12.4.\n");
CB_DOC(cufftXtSetGPUs,
    "cufftXtSetGPUs($module, /, handle, nGPUs, whichGPUs)\n--\n\n",
    "cufftXtSetGPUs(handle, nGPUs, whichGPUs)\n\n"
    "Set the GPUs that share the work of a plan, before planning.\n\n"
    "cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    nGPUs : int\n"
    "    whichGPUs : sequence of int, buffer or None; as many as nGPUs\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftXtSetGPUs,
    "cufftXtSetGPUs($module, /, handle, whichGPUs)\n--\n\n",
    "cufftXtSetGPUs(handle, whichGPUs)\n\n"
    "Set the GPUs that share the work of a plan, before planning.\n\n"
    "cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)\n\n"
    "Parameters\n"
    "    handle : cufftHandle, int or None\n"
    "    whichGPUs : sequence of int, buffer or None\n\n"
    "Returns\n"
    "    None, or raises CufftError; cubind.cufft returns (cufftResult,)\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtMalloc,
    "cufftXtMalloc($module, /, plan, format)\n--\n\n",
    "cufftXtMalloc(plan, format)\n\n"
    "Allocate memory for the data of a plan on all its GPUs.\n\n"
    "cufftXtFree frees it.\n\n"
    "cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor,\n"
    "    cufftXtSubFormat format)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    format : cufftXtSubFormat or int\n\n"
    "Returns\n"
    "    (cufftResult, descriptor); cubind.checked.cufft returns descriptor, or raises\n"
    "        CufftError\n"
    "    descriptor : cudaLibXtDesc | None\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtMemcpy,
    "cufftXtMemcpy($module, /, plan, dstPointer, srcPointer, type)\n--\n\n",
    "cufftXtMemcpy(plan, dstPointer, srcPointer, type)\n\n"
    "Copy data of a plan from or to host memory or between descriptors.\n\n"
    "The copy brings the data into order.\n\n"
    "cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,\n"
    "    cufftXtCopyType type)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    dstPointer : int (address), buffer or None; written to\n"
    "    srcPointer : int (address), buffer or None\n"
    "    type : cufftXtCopyType or int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtFree,
    "cufftXtFree($module, /, descriptor)\n--\n\n",
    "cufftXtFree(descriptor)\n\n"
    "Free memory of cufftXtMalloc with its descriptor.\n\n"
    "cufftResult cufftXtFree(cudaLibXtDesc *descriptor)\n\n"
    "Parameters\n"
    "    descriptor : cudaLibXtDesc or None\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtSetWorkArea,
    "cufftXtSetWorkArea($module, /, plan, workArea)\n--\n\n",
    "cufftXtSetWorkArea(plan, workArea)\n\n"
    "Set device memory as the work areas of a plan, one for each GPU.\n\n"
    "cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    workArea : sequence of int (addresses) or buffers, buffer of addresses or None; one\n"
    "        item; keep what it names alive until the next work area or cufftDestroy of plan\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorC2C,
    "cufftXtExecDescriptorC2C($module, /, plan, input, output, direction)\n--\n\n",
    "cufftXtExecDescriptorC2C(plan, input, output, direction)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorR2C,
    "cufftXtExecDescriptorR2C($module, /, plan, input, output)\n--\n\n",
    "cufftXtExecDescriptorR2C(plan, input, output)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorC2R,
    "cufftXtExecDescriptorC2R($module, /, plan, input, output)\n--\n\n",
    "cufftXtExecDescriptorC2R(plan, input, output)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorZ2Z,
    "cufftXtExecDescriptorZ2Z($module, /, plan, input, output, direction)\n--\n\n",
    "cufftXtExecDescriptorZ2Z(plan, input, output, direction)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorD2Z,
    "cufftXtExecDescriptorD2Z($module, /, plan, input, output)\n--\n\n",
    "cufftXtExecDescriptorD2Z(plan, input, output)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExecDescriptorZ2D,
    "cufftXtExecDescriptorZ2D($module, /, plan, input, output)\n--\n\n",
    "cufftXtExecDescriptorZ2D(plan, input, output)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtQueryPlan,
    "cufftXtQueryPlan($module, /, plan, queryType)\n--\n\n",
    "cufftXtQueryPlan(plan, queryType)\n\n"
    "Return a fact about how a plan over several GPUs works.\n\n"
    "cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct,\n"
    "    cufftXtQueryType queryType)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    queryType : cufftXtQueryType\n\n"
    "Returns\n"
    "    (cufftResult, queryStruct); cubind.checked.cufft returns queryStruct, or raises\n"
    "        CufftError\n"
    "    queryStruct : Any; of the type that queryType calls for\n\n"
    "Types of queryStruct by queryType\n"
    "    cufftXt1dFactors : CUFFT_QUERY_1D_FACTORS\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftXtSetCallback,
    "cufftXtSetCallback($module, /, plan, callback_routine, cbType, caller_info)\n--\n\n",
    "cufftXtSetCallback(plan, callback_routine, cbType, caller_info)\n\n"
    "Set a device function that loads or stores each element of a plan.\n\n"
    "The program passes the function's device address.\n\n"
    "cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine,\n"
    "    cufftXtCallbackType cbType, void **caller_info)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    callback_routine : sequence of int (addresses) or buffers, buffer of addresses or\n"
    "        None; one item; keep what it names alive until cufftXtClearCallback or\n"
    "        cufftDestroy of plan\n"
    "    cbType : cufftXtCallbackType or int\n"
    "    caller_info : sequence of int (addresses) or buffers, buffer of addresses or None;\n"
    "        one item; keep what it names alive until cufftXtClearCallback or cufftDestroy of\n"
    "        plan\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtClearCallback,
    "cufftXtClearCallback($module, /, plan, cbType)\n--\n\n",
    "cufftXtClearCallback(plan, cbType)\n\n"
    "Remove the load or store function of a plan.\n\n"
    "cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    cbType : cufftXtCallbackType or int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtSetCallbackSharedSize,
    "cufftXtSetCallbackSharedSize($module, /, plan, cbType, sharedSize)\n--\n\n",
    "cufftXtSetCallbackSharedSize(plan, cbType, sharedSize)\n\n"
    "Set how much shared memory a load or store function needs.\n\n"
    "cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,\n"
    "    size_t sharedSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    cbType : cufftXtCallbackType or int\n"
    "    sharedSize : int; bytes, at most 16 KiB\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Keeps the GIL.\n");
CB_DOC(cufftXtSetJITCallback,
    "cufftXtSetJITCallback($module, /, plan, lto_callback_symbol_name, lto_callback_fatbin, "
    "lto_callback_fatbin_size, type, caller_info)\n--\n\n",
    "cufftXtSetJITCallback(plan, lto_callback_symbol_name, lto_callback_fatbin, "
    "lto_callback_fatbin_size, type, caller_info)\n\n"
    "Set a device function that loads or stores each element of a plan.\n\n"
    "The program passes the function as LTO IR.\n\n"
    "cufftResult cufftXtSetJITCallback(cufftHandle plan,\n"
    "    const char *lto_callback_symbol_name, const void *lto_callback_fatbin,\n"
    "    size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    lto_callback_symbol_name : str or bytes\n"
    "    lto_callback_fatbin : int (address), buffer or None; at least\n"
    "        lto_callback_fatbin_size bytes long\n"
    "    lto_callback_fatbin_size : int\n"
    "    type : cufftXtCallbackType or int\n"
    "    caller_info : sequence of int (addresses) or buffers, buffer of addresses or None;\n"
    "        one item; keep what it names alive until cufftXtClearCallback or cufftDestroy of\n"
    "        plan\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL. Since CUDA 12.2; other parameters before 12.6.\n");
CB_DOC(cufftXtMakePlanMany,
    "cufftXtMakePlanMany($module, /, plan, rank, n, inembed, istride, idist, inputtype, "
    "onembed, ostride, odist, outputtype, batch, executiontype)\n--\n\n",
    "cufftXtMakePlanMany(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, "
    "odist, outputtype, batch, executiontype)\n\n"
    "Plan batch transforms with individually given types.\n\n"
    "The types include half and bfloat16, and sizes have 64 bits.\n\n"
    "cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, cudaDataType inputtype,\n"
    "    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,\n"
    "    long long batch, size_t *workSize, cudaDataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    rank : int; dimensions, 1 to 3\n"
    "    n : sequence of int, buffer or None; as many as rank; size of each dimension, of the\n"
    "        reals for R2C and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None\n"
    "        for packed data, strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int; number of transforms\n"
    "    executiontype : cudaDataType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftXtMakePlanMany,
    "cufftXtMakePlanMany($module, /, plan, n, inembed, istride, idist, inputtype, onembed, "
    "ostride, odist, outputtype, batch, executiontype)\n--\n\n",
    "cufftXtMakePlanMany(plan, n, inembed, istride, idist, inputtype, onembed, ostride, odist, "
    "outputtype, batch, executiontype)\n\n"
    "Plan batch transforms with individually given types.\n\n"
    "The types include half and bfloat16, and sizes have 64 bits.\n\n"
    "cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, cudaDataType inputtype,\n"
    "    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,\n"
    "    long long batch, size_t *workSize, cudaDataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n : sequence of int, buffer or None; size of each dimension, of the reals for R2C\n"
    "        and C2R; the last one runs fastest\n"
    "    inembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    istride : int; elements from one to the next in the last dimension\n"
    "    idist : int; elements from one transform to the next\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None; sizes in memory; None for packed data,\n"
    "        strides unused\n"
    "    ostride : int; elements from one to the next in the last dimension\n"
    "    odist : int; elements from one transform to the next\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int; number of transforms\n"
    "    executiontype : cudaDataType or int\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]; bytes for each GPU\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtGetSizeMany,
    "cufftXtGetSizeMany($module, /, plan, rank, n, inembed, istride, idist, inputtype, onembed, "
    "ostride, odist, outputtype, batch, executiontype)\n--\n\n",
    "cufftXtGetSizeMany(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, "
    "odist, outputtype, batch, executiontype)\n\n"
    "Return the work area of a plan of given types and present settings.\n\n"
    "cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, cudaDataType inputtype,\n"
    "    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,\n"
    "    long long batch, size_t *workSize, cudaDataType executiontype)\n\n"
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
    "    executiontype : cudaDataType or int\n\n"
    "Returns\n"
    "    (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError\n"
    "    workSize : list[int]\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(checked_cufftXtGetSizeMany,
    "cufftXtGetSizeMany($module, /, plan, n, inembed, istride, idist, inputtype, onembed, "
    "ostride, odist, outputtype, batch, executiontype)\n--\n\n",
    "cufftXtGetSizeMany(plan, n, inembed, istride, idist, inputtype, onembed, ostride, odist, "
    "outputtype, batch, executiontype)\n\n"
    "Return the work area of a plan of given types and present settings.\n\n"
    "cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,\n"
    "    long long *inembed, long long istride, long long idist, cudaDataType inputtype,\n"
    "    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,\n"
    "    long long batch, size_t *workSize, cudaDataType executiontype)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    n, inembed : sequence of int, buffer or None\n"
    "    istride, idist : int\n"
    "    inputtype : cudaDataType or int\n"
    "    onembed : sequence of int, buffer or None\n"
    "    ostride, odist : int\n"
    "    outputtype : cudaDataType or int\n"
    "    batch : int\n"
    "    executiontype : cudaDataType or int\n\n"
    "Returns\n"
    "    workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)\n"
    "    workSize : list[int]\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtExec,
    "cufftXtExec($module, /, plan, input, output, direction)\n--\n\n",
    "cufftXtExec(plan, input, output, direction)\n\n"
    "Enqueue transforms of the types that a plan has.\n\n"
    "direction counts only for complex ones.\n\n"
    "cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input : device memory, int or None\n"
    "    output : device memory, int or None; written to\n"
    "    direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cufftXtExecDescriptor,
    "cufftXtExecDescriptor($module, /, plan, input, output, direction)\n--\n\n",
    "cufftXtExecDescriptor(plan, input, output, direction)\n\n"
    "Transform data of cufftXtMalloc on all GPUs of a plan.\n\n"
    "The output may be in another order.\n\n"
    "cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input,\n"
    "    cudaLibXtDesc *output, int direction)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    input, output : cudaLibXtDesc or None; in and out\n"
    "    direction : int\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");
CB_DOC(cufftXtSetWorkAreaPolicy,
    "cufftXtSetWorkAreaPolicy($module, /, plan, policy, workSize)\n--\n\n",
    "cufftXtSetWorkAreaPolicy(plan, policy, workSize)\n\n"
    "Set how much work area a plan may have.\n\n"
    "cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,\n"
    "    size_t *workSize)\n\n"
    "Parameters\n"
    "    plan : cufftHandle, int or None\n"
    "    policy : cufftXtWorkAreaPolicy or int\n"
    "    workSize : sequence of int, buffer or None; one item\n\n"
    "Returns\n"
    "    (cufftResult,); cubind.checked.cufft returns None, or raises CufftError\n\n"
    "May fail with any cufftResult.\n"
    "Releases the GIL.\n");

PyMethodDef cufft_methods[] = {
    METHOD(cufftPlan1d),
    METHOD(cufftPlan2d),
    METHOD(cufftPlan3d),
    METHOD(cufftPlanMany),
    METHOD(cufftMakePlan1d),
    METHOD(cufftMakePlan2d),
    METHOD(cufftMakePlan3d),
    METHOD(cufftMakePlanMany),
    METHOD(cufftMakePlanMany64),
    METHOD(cufftGetSizeMany64),
    METHOD(cufftEstimate1d),
    METHOD(cufftEstimate2d),
    METHOD(cufftEstimate3d),
    METHOD(cufftEstimateMany),
    METHOD(cufftCreate),
    METHOD(cufftGetSize1d),
    METHOD(cufftGetSize2d),
    METHOD(cufftGetSize3d),
    METHOD(cufftGetSizeMany),
    METHOD(cufftGetSize),
    METHOD(cufftSetWorkArea),
    METHOD(cufftSetAutoAllocation),
    METHOD(cufftExecC2C),
    METHOD(cufftExecR2C),
    METHOD(cufftExecC2R),
    METHOD(cufftExecZ2Z),
    METHOD(cufftExecD2Z),
    METHOD(cufftExecZ2D),
    METHOD(cufftSetStream),
    METHOD(cufftDestroy),
    METHOD(cufftGetVersion),
    METHOD(cufftGetProperty),
    METHOD(cufftSetPlanPropertyInt64),
    METHOD(cufftGetPlanPropertyInt64),
    METHOD(cufftResetPlanProperty),
    METHOD(cufftXtSetGPUs),
    METHOD(cufftXtMalloc),
    METHOD(cufftXtMemcpy),
    METHOD(cufftXtFree),
    METHOD(cufftXtSetWorkArea),
    METHOD(cufftXtExecDescriptorC2C),
    METHOD(cufftXtExecDescriptorR2C),
    METHOD(cufftXtExecDescriptorC2R),
    METHOD(cufftXtExecDescriptorZ2Z),
    METHOD(cufftXtExecDescriptorD2Z),
    METHOD(cufftXtExecDescriptorZ2D),
    METHOD(cufftXtQueryPlan),
    METHOD(cufftXtSetCallback),
    METHOD(cufftXtClearCallback),
    METHOD(cufftXtSetCallbackSharedSize),
    METHOD(cufftXtSetJITCallback),
    METHOD(cufftXtMakePlanMany),
    METHOD(cufftXtGetSizeMany),
    METHOD(cufftXtExec),
    METHOD(cufftXtExecDescriptor),
    METHOD(cufftXtSetWorkAreaPolicy),
    {NULL, NULL, 0, NULL},
};

PyMethodDef cufft_checked_methods[sizeof cufft_methods / sizeof *cufft_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc cufft_checked_docs[] = {
    {3, CB_DOC_OF(checked_cufftPlanMany)},
    {7, CB_DOC_OF(checked_cufftMakePlanMany)},
    {8, CB_DOC_OF(checked_cufftMakePlanMany64)},
    {9, CB_DOC_OF(checked_cufftGetSizeMany64)},
    {13, CB_DOC_OF(checked_cufftEstimateMany)},
    {18, CB_DOC_OF(checked_cufftGetSizeMany)},
    {35, CB_DOC_OF(checked_cufftXtSetGPUs)},
    {51, CB_DOC_OF(checked_cufftXtMakePlanMany)},
    {52, CB_DOC_OF(checked_cufftXtGetSizeMany)},
    {-1, NULL},
};
