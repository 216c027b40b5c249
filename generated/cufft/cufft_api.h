// cufft_api.h of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cufft.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_cufft_api *api = cubind_cufft_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns CUFFT_NOT_IMPLEMENTED.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_CUFFT_API_H
#define CUBIND_CUFFT_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_CUFFT_API_NAME "cubind.cufft._C_API"
#define CUBIND_CUFFT_API_LAYOUT 3
#define CUBIND_CUFFT_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_cufft_api {
    int layout;      // CUBIND_CUFFT_API_LAYOUT
    int api_version; // CUBIND_CUFFT_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_cufftPlan1d *cufftPlan1d;
    fn_cufftPlan2d *cufftPlan2d;
    fn_cufftPlan3d *cufftPlan3d;
    fn_cufftPlanMany *cufftPlanMany;
    fn_cufftMakePlan1d *cufftMakePlan1d;
    fn_cufftMakePlan2d *cufftMakePlan2d;
    fn_cufftMakePlan3d *cufftMakePlan3d;
    fn_cufftMakePlanMany *cufftMakePlanMany;
    fn_cufftMakePlanMany64 *cufftMakePlanMany64;
    fn_cufftGetSizeMany64 *cufftGetSizeMany64;
    fn_cufftEstimate1d *cufftEstimate1d;
    fn_cufftEstimate2d *cufftEstimate2d;
    fn_cufftEstimate3d *cufftEstimate3d;
    fn_cufftEstimateMany *cufftEstimateMany;
    fn_cufftCreate *cufftCreate;
    fn_cufftGetSize1d *cufftGetSize1d;
    fn_cufftGetSize2d *cufftGetSize2d;
    fn_cufftGetSize3d *cufftGetSize3d;
    fn_cufftGetSizeMany *cufftGetSizeMany;
    fn_cufftGetSize *cufftGetSize;
    fn_cufftSetWorkArea *cufftSetWorkArea;
    fn_cufftSetAutoAllocation *cufftSetAutoAllocation;
    fn_cufftExecC2C *cufftExecC2C;
    fn_cufftExecR2C *cufftExecR2C;
    fn_cufftExecC2R *cufftExecC2R;
    fn_cufftExecZ2Z *cufftExecZ2Z;
    fn_cufftExecD2Z *cufftExecD2Z;
    fn_cufftExecZ2D *cufftExecZ2D;
    fn_cufftSetStream *cufftSetStream;
    fn_cufftDestroy *cufftDestroy;
    fn_cufftGetVersion *cufftGetVersion;
    fn_cufftGetProperty *cufftGetProperty;
    fn_cufftSetPlanPropertyInt64 *cufftSetPlanPropertyInt64;
    fn_cufftGetPlanPropertyInt64 *cufftGetPlanPropertyInt64;
    fn_cufftResetPlanProperty *cufftResetPlanProperty;
    fn_cufftXtSetGPUs *cufftXtSetGPUs;
    fn_cufftXtMalloc *cufftXtMalloc;
    fn_cufftXtMemcpy *cufftXtMemcpy;
    fn_cufftXtFree *cufftXtFree;
    fn_cufftXtSetWorkArea *cufftXtSetWorkArea;
    fn_cufftXtExecDescriptorC2C *cufftXtExecDescriptorC2C;
    fn_cufftXtExecDescriptorR2C *cufftXtExecDescriptorR2C;
    fn_cufftXtExecDescriptorC2R *cufftXtExecDescriptorC2R;
    fn_cufftXtExecDescriptorZ2Z *cufftXtExecDescriptorZ2Z;
    fn_cufftXtExecDescriptorD2Z *cufftXtExecDescriptorD2Z;
    fn_cufftXtExecDescriptorZ2D *cufftXtExecDescriptorZ2D;
    fn_cufftXtQueryPlan *cufftXtQueryPlan;
    fn_cufftXtSetCallback *cufftXtSetCallback;
    fn_cufftXtClearCallback *cufftXtClearCallback;
    fn_cufftXtSetCallbackSharedSize *cufftXtSetCallbackSharedSize;
    fn_cufftXtSetJITCallback *cufftXtSetJITCallback;
    fn_cufftXtMakePlanMany *cufftXtMakePlanMany;
    fn_cufftXtGetSizeMany *cufftXtGetSizeMany;
    fn_cufftXtExec *cufftXtExec;
    fn_cufftXtExecDescriptor *cufftXtExecDescriptor;
    fn_cufftXtSetWorkAreaPolicy *cufftXtSetWorkAreaPolicy;
} cubind_cufft_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_cufft_api *
cubind_cufft_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.cufft");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_CUFFT_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_cufft_api *api = (const cubind_cufft_api *)table;
    if (api->layout != CUBIND_CUFFT_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_CUFFT_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_CUFFT_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_CUFFT_API_NAME, api->api_version, CUBIND_CUFFT_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
