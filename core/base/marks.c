// Puts NVTX ranges around launches and compilations.
//
// Launches pay nothing while ranges are off. If they are on, launch_in_range() replaces
// cuLaunchKernelEx in the driver's table and puts a range around the real call.
#include "base/marks.h"

#include "base/entries.h"
#include "base/steps.h"

#include "nvtx/types.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
#define CORE_ENTRY(result, function, params) result(*function) params;
#include "base/nvtx.def"
#undef CORE_ENTRY
} nvtx;

// A function that the release of NVTX lacks does nothing; so do all of NVTX's functions without a
// profiler.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#define CORE_ENTRY(result, function, params) \
    static result missing_##function params \
    { \
        return 0; \
    }
#include "base/nvtx.def"
#undef CORE_ENTRY
#pragma GCC diagnostic pop

static const core_entry entries[] = {
#define CORE_ENTRY(result, function, params) \
    {#function, NULL, NULL, (void (*)(void))missing_##function},
#include "base/nvtx.def"
#undef CORE_ENTRY
};

// These belong to the whole process, like the driver's table.
static nvtxDomainHandle_t domain; // NULL is NVTX's default domain, for all that name none
static bool is_on;
static CUresult (*launch_alone)(const CUlaunchConfig *, CUfunction, void **, void **);

bool
core_marks_are_on(void)
{
    return is_on;
}

// --- ranges --------------------------------------------------------------------------------------

// `text` may be on the stack, because a profiler copies it before the call returns.
void
core_mark_begin(const char *what, const char *name)
{
    char text[256];
    if (!is_on)
        return;
    snprintf(text, sizeof text, "%s %s", what, name);
    nvtxEventAttributes_t attributes = {
        .version = 3,
        .size = sizeof attributes,
        .messageType = NVTX_MESSAGE_TYPE_ASCII,
        .message = {.ascii = text},
    };
    nvtx.nvtxDomainRangePushEx(domain, &attributes);
}

void
core_mark_end(void)
{
    if (is_on)
        nvtx.nvtxDomainRangePop(domain);
}

// A kernel from a CUmodule has the handle of a CUfunction, not of a CUkernel.
static const char *
kernel_name(CUfunction function)
{
    const char *name = NULL;
    if (core_driver->cuKernelGetName(&name, (CUkernel)function) == CUDA_SUCCESS ||
        core_driver->cuFuncGetName(&name, function) == CUDA_SUCCESS)
        return name;
    return "a kernel"; // drivers before 12.3 cannot say
}

static CUresult
launch_in_range(const CUlaunchConfig *config, CUfunction function, void **params, void **extra)
{
    core_mark_begin("launch", kernel_name(function));
    CUresult status = launch_alone(config, function, params, extra);
    core_mark_end();
    return status;
}

// --- at import -----------------------------------------------------------------------------------

static bool
is_asked_for(void)
{
    const char *value = getenv("CUBIND_NVTX");
    return value != NULL && *value != '\0' && strcmp(value, "0") != 0;
}

// nvtxInitialize() makes NVTX load the profiler. It is the call that fails if NVTX's library is
// missing.
static int
open_nvtx(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvtx");
    PyObject *done =
        module != NULL ? PyObject_CallMethod(module, "nvtxInitialize", "O", Py_None) : NULL;
    Py_XDECREF(done);
    Py_XDECREF(module);
    if (done == NULL)
        return -1;
    return core_entries_import("cubind.nvtx._C_API", entries, sizeof entries / sizeof *entries,
                               &nvtx);
}

// A failure is only a warning: the program runs without ranges.
static int
warn(void)
{
    PyObject *type, *value, *traceback;
    int result = -1;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    PyObject *why = value != NULL ? PyObject_Str(value) : NULL;
    if (why != NULL)
        result = PyErr_WarnFormat(PyExc_RuntimeWarning, 1,
                                  "CUBIND_NVTX: launches and compilations are not marked: %U", why);
    Py_XDECREF(why);
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
    return result;
}

// Each interpreter that imports the module fills the driver's table again, so replace the entry
// again.
int
core_marks_init(core_state *Py_UNUSED(st), PyObject *Py_UNUSED(module))
{
    if (!is_asked_for())
        return 0;
    if (open_nvtx() < 0)
        return warn();
    if (!is_on)
        domain = nvtx.nvtxDomainCreateA("cubind");
    if (core_driver->cuLaunchKernelEx != launch_in_range) {
        launch_alone = core_driver->cuLaunchKernelEx;
        core_driver->cuLaunchKernelEx = launch_in_range;
    }
    is_on = true;
    return 0;
}
