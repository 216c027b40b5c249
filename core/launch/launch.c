// Implements launch(stream, config, kernel, *args).
//
// A launch reads only cached data: the kernel's plan, the configuration's native struct, and a
// record of the kernel on the device. The first launch of a kernel makes its plan and the record;
// the first launch of a configuration on a device checks it there.
#include "launch/launch.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/fault.h"
#include "base/steps.h"
#include "device/device_facts.h"
#include "kernel/kernel_attributes.h"
#include "kernel/launched.h"
#include "launch/arguments_pack.h"
#include "launch/captured.h"
#include "launch/check_mode.h"
#include "launch/fixed.h"
#include "launch/launch_checks.h"
#include "launch/recording.h"
#include "stream/stream_protocol.h"

#include "cubind/gil.h"
#include "cubind/signature.h"

#include <stdlib.h>

// --- the device ----------------------------------------------------------------------------------

// Returns the context of a stream from its ref; NULL means the current context.
static CUcontext
context_of(const StreamObject *stream, const core_ref *ref)
{
    return stream->is_default || ref->parent == NULL ? NULL : ref->parent->handle;
}

// Finds the device of a context, which need not be current. Returns 0, or -1 with an exception.
static int
context_device(core_state *st, CUcontext context, int *out)
{
    core_scope scope;
    CUdevice device;
    if (core_scope_enter(st, context, &scope) < 0)
        return -1;
    int result = core_check(st, core_driver->cuCtxGetDevice(&device), "cuCtxGetDevice");
    if (core_scope_leave(st, &scope) < 0 || result < 0)
        return -1;
    *out = device;
    return 0;
}

// Returns the device, or -1 with an exception.
static int
find_device_slow(core_state *st, const StreamObject *stream, const core_ref *ref)
{
    CUcontext context;
    int device;
    if (stream->is_default)
        return core_current_device(st, &device) == 0 ? device : -1;
    if (ref->parent != NULL && ref->parent->device >= 0)
        return ref->parent->device;
    if (core_check(st, CORE_NOGIL(core_driver->cuStreamGetCtx(ref->handle, &context)),
                   "cuStreamGetCtx") < 0 ||
        context_device(st, context, &device) < 0)
        return -1;
    return device;
}

// Returns the device of a stream, or -1 with an exception.
static inline int
find_device(core_state *st, const StreamObject *stream, const core_ref *ref)
{
    if (st->device_count == 1)
        return 0;
    int device = stream->is_default ? -1 : ref->device;
    return CB_LIKELY(device >= 0) ? device : find_device_slow(st, stream, ref);
}

// --- after the driver's answer -------------------------------------------------------------------

// Adds a note to the pending exception that names the kernel. Always returns -1.
static int
note_kernel(KernelObject *kernel, const char *why)
{
    core_pending pending = core_pending_take();
    PyObject *name = core_kernel_name(kernel);
    core_pending_restore(pending,
                         name != NULL ? PyUnicode_FromFormat("%skernel '%U'", why, name) : NULL);
    return -1;
}

static CB_NOINLINE int
raise_status(core_state *st, KernelObject *kernel, CUresult status)
{
    int device;
    core_launched_undo(st, kernel->handle);
    // If no context is current, core_current_device() raises a better text than the driver's.
    if (status == CUDA_ERROR_INVALID_CONTEXT && core_current_device(st, &device) < 0)
        return -1;
    core_raise(st, status, "cuLaunchKernelEx");
    return note_kernel(kernel, core_is_fault(status)
                                   ? "an earlier kernel failed, seen in the launch of "
                                   : "in the launch of ");
}

// With CUBIND_DEBUG, waits for the kernel so that its failure is raised here. During capture there
// is nothing to wait for.
static CB_NOINLINE int
wait_for_kernel(core_state *st, CUstream stream, KernelObject *kernel)
{
    CUresult status;
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    const char *function = "cuStreamIsCapturing";
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuStreamIsCapturing(stream, &capture);
    if (status == CUDA_SUCCESS && capture == CU_STREAM_CAPTURE_STATUS_NONE) {
        function = "cuStreamSynchronize";
        status = core_driver->cuStreamSynchronize(stream);
    }
    Py_END_ALLOW_THREADS
    if (core_check(st, status, function) == 0)
        return 0;
    return note_kernel(kernel, "CUBIND_DEBUG: after the launch of ");
}

// --- launching -----------------------------------------------------------------------------------

static inline int
check_kernel(KernelObject *kernel, core_kernel_device *on, const LaunchConfigObject *config)
{
    if (CB_UNLIKELY(config->threads >
                    (uint64_t)on->values[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK]))
        return core_launch_refuse_threads(kernel, on, config);
    int limit = on->values[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES];
    unsigned int wanted = config->native.sharedMemBytes;
    if (CB_UNLIKELY((int64_t)wanted > limit) && wanted > 0 &&
        core_launch_raise_limit(kernel, on, wanted) < 0)
        return -1;
    return 0;
}

static inline core_kernel_device *
kernel_on(KernelObject *kernel, int device)
{
    core_kernel_device *on = kernel->on;
    if (CB_LIKELY(on->ready_on == device))
        return on;
    return core_kernel_on(kernel, device);
}

static inline int
check_launch(core_state *st, LaunchConfigObject *config, KernelObject *kernel, int device)
{
    if (CB_UNLIKELY(kernel->fixed != NULL) && core_fixed_check(kernel, config) < 0)
        return -1;
    uint64_t checked = atomic_load_explicit(&config->checked, memory_order_relaxed);
    if (CB_UNLIKELY((checked >> device & 1) == 0) &&
        core_launch_check_device(st, config, device) < 0)
        return -1;
    core_kernel_device *on = kernel_on(kernel, device);
    return on != NULL ? check_kernel(kernel, on, config) : -1;
}

// Finds the record of the kernel on the device again, because Python code may have run since the
// checks.
static inline core_kernel_device *
find_kernel(core_state *st, const StreamObject *stream, const core_ref *ref, KernelObject *kernel)
{
    int device = find_device(st, stream, ref);
    return device >= 0 ? kernel_on(kernel, device) : NULL;
}

static inline const core_plan *
find_plan(KernelObject *kernel, const StreamObject *stream, const core_ref *ref)
{
    const core_plan *plan = core_plan_made(kernel);
    return CB_LIKELY(plan != NULL) ? plan : core_plan_make(kernel, context_of(stream, ref));
}

static inline __attribute__((always_inline)) int
call_native(core_state *st, const CUlaunchConfig *native, KernelObject *kernel,
            const core_values *values)
{
    CUresult status;
    CUfunction function = (CUfunction)kernel->handle;
    core_launched_add(st, kernel->handle);
    PyThreadState *thread = cb_gil_begin_queuing(st->gil);
    status = core_driver->cuLaunchKernelEx(native, function, values->params, values->extra);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return raise_status(st, kernel, status);
    return CB_UNLIKELY(st->debug) ? wait_for_kernel(st, native->hStream, kernel) : 0;
}

static inline int
call_driver(core_state *st, CUstream stream, const LaunchConfigObject *config, KernelObject *kernel,
            const core_values *values)
{
    CUlaunchConfig native = config->native;
    native.hStream = stream;
    return call_native(st, &native, kernel, values);
}

static CB_NOINLINE int
check_cooperative(core_state *st, const StreamObject *stream, const core_ref *ref,
                  const LaunchConfigObject *config, KernelObject *kernel)
{
    core_kernel_device *on = find_kernel(st, stream, ref, kernel);
    if (on == NULL)
        return -1;
    return core_launch_check_cooperative(kernel, on, config, context_of(stream, ref));
}

// Calls the driver, and counts the call as a user of the attributes, which a write to the
// configuration might free otherwise.
static CB_NOINLINE int
call_counted(core_state *st, CUstream stream, const LaunchConfigObject *config,
             KernelObject *kernel, const core_values *values)
{
    core_attributes *block = core_attributes_use(config);
    int result = call_driver(st, stream, config, kernel, values);
    core_attributes_done(block);
    return result;
}

static inline int
launch_now(core_state *st, const StreamObject *stream, const core_ref *ref,
           const LaunchConfigObject *config, KernelObject *kernel, const core_values *values)
{
    if (CB_UNLIKELY(config->is_special)) {
        if (config->is_cooperative && check_cooperative(st, stream, ref, config, kernel) < 0)
            return -1;
        if (config->block != NULL)
            return call_counted(st, ref->handle, config, kernel, values);
    }
    return call_driver(st, ref->handle, config, kernel, values);
}

// The arguments of a launch: `count` objects in `args`, or values in C memory.
typedef struct passed {
    bool raw;
    core_values values; // if raw
    PyObject *const *args;
    Py_ssize_t count;
} passed;

static CB_NOINLINE int
launch_with_attributes(core_state *st, const core_capture *capture, CUstream stream,
                       const LaunchConfigObject *config, KernelObject *kernel,
                       const core_values *values)
{
    CUlaunchAttribute attributes[CORE_FIELDS + CORE_EXTRAS + 1]; // a field has one at most
    CUlaunchConfig native;
    core_captured_config(config, kernel, capture, &native, attributes);
    native.hStream = stream;
    return call_native(st, &native, kernel, values);
}

// The results of prepare_captured() besides -1.
enum {
    LAUNCH_NOW,  // the caller must launch as usual
    LAUNCH_DONE, // there is nothing to do
};

// Lets the graph keep the objects, and launches if the capture adds attributes.
static int
prepare_kept(StreamObject *stream, core_ref *ref, LaunchConfigObject *config, KernelObject *kernel,
             PyObject *const *args, const core_pack *pack)
{
    core_state *st = stream->st;
    if (core_launch_captured(st, stream->capture, kernel, args, pack->count) < 0)
        return -1;
    if (CB_LIKELY(stream->capture == NULL || !stream->capture->programmatic || stream->ref == NULL))
        return LAUNCH_NOW;
    if ((config->is_cooperative && check_cooperative(st, stream, ref, config, kernel) < 0) ||
        launch_with_attributes(st, stream->capture, ref->handle, config, kernel, &pack->values) < 0)
        return -1;
    return LAUNCH_DONE;
}

// The launch does not use what is recorded: the recording may end before the driver reads it.
static CB_NOINLINE int
prepare_recorded(StreamObject *stream, core_ref *ref, LaunchConfigObject *config,
                 KernelObject *kernel, PyObject *const *args, const core_pack *pack)
{
    core_capture *capture = core_capture_take(stream->capture);
    const core_recordable launch = {.stream = ref->handle,
                                    .config = config,
                                    .kernel = kernel,
                                    .plan = core_plan_made(kernel),
                                    .values = pack->values.params,
                                    .args = args};
    int result = LAUNCH_DONE;
    core_record record = core_recording_launch(capture->recording, capture, &launch);
    if (record == CORE_RECORD_FAILED ||
        (record == CORE_RECORD_LAUNCH && launch_with_attributes(stream->st, capture, ref->handle,
                                                                config, kernel, &pack->values) < 0))
        result = -1;
    else if (record == CORE_RECORD_NOT)
        result = stream->capture == capture ? prepare_kept(stream, ref, config, kernel, args, pack)
                                            : LAUNCH_NOW;
    core_capture_drop(capture);
    return result;
}

// Gives the arguments the form that nodes have, and prepares the launch, or makes it. Takes no more
// arguments than registers have room for, so that the callers need not change the stack.
static CB_NOINLINE int
prepare_captured(StreamObject *stream, core_ref *ref, LaunchConfigObject *config,
                 KernelObject *kernel, PyObject *const *args, core_pack *pack)
{
    core_pack_point(pack, core_plan_made(kernel));
    if (CB_LIKELY(stream->capture->recording == NULL))
        return prepare_kept(stream, ref, config, kernel, args, pack);
    if (config->is_cooperative && check_cooperative(stream->st, stream, ref, config, kernel) < 0)
        return -1;
    return stream->capture != NULL && stream->capture->recording != NULL
               ? prepare_recorded(stream, ref, config, kernel, args, pack)
               : LAUNCH_NOW;
}

static inline __attribute__((always_inline)) int
launch_packed(core_state *st, StreamObject *stream, core_ref *ref, LaunchConfigObject *config,
              KernelObject *kernel, int device, const passed *p)
{
    core_pack pack;
    int result = -1;
    const core_plan *plan = find_plan(kernel, stream, ref);
    if (plan == NULL || check_launch(st, config, kernel, device) < 0 ||
        core_arguments_pack(kernel, plan, p->args, p->count, &pack) < 0)
        return -1;
    int prepared = LAUNCH_NOW;
    if (CB_UNLIKELY(stream->capture != NULL)) {
        pack.count = p->count;
        prepared = prepare_captured(stream, ref, config, kernel, p->args, &pack);
    }
    if (CB_UNLIKELY(prepared != LAUNCH_NOW))
        result = prepared == LAUNCH_DONE ? 0 : -1;
    // The steps above may have run other Python code, which may have closed the stream.
    else if (CB_UNLIKELY(stream->ref == NULL))
        core_raise_closed((PyObject *)stream);
    else
        result = launch_now(st, stream, ref, config, kernel, &pack.values);
    core_pack_done(&pack);
    return result;
}

// Always inlined, so that the hot path of a launch makes no extra call.
static inline __attribute__((always_inline)) int
launch_inline(core_state *st, StreamObject *stream, LaunchConfigObject *config,
              KernelObject *kernel, const passed p)
{
    int device, result = -1;
    core_ref *ref = core_stream_ref(stream);
    if (ref == NULL)
        return -1;
    if (core_check_process((PyObject *)kernel, kernel->process) == 0 &&
        (device = find_device(st, stream, ref)) >= 0) {
        if (!p.raw)
            result = launch_packed(st, stream, ref, config, kernel, device, &p);
        else if (check_launch(st, config, kernel, device) == 0 &&
                 (stream->capture == NULL ||
                  core_launch_captured(st, stream->capture, kernel, NULL, 0) == 0))
            result = launch_now(st, stream, ref, config, kernel, &p.values);
    }
    core_ref_drop(ref);
    return result;
}

int
core_launch(core_state *st, StreamObject *stream, LaunchConfigObject *config, KernelObject *kernel,
            PyObject *const *args, Py_ssize_t count)
{
    return launch_inline(st, stream, config, kernel, (passed){.args = args, .count = count});
}

int
core_launch_raw(core_state *st, StreamObject *stream, LaunchConfigObject *config,
                KernelObject *kernel, void **params)
{
    return launch_inline(st, stream, config, kernel,
                         (passed){.raw = true, .values = {params, NULL}});
}

// --- the function --------------------------------------------------------------------------------

static int
warn_foreign(PyObject *o)
{
    if (o == Py_None || !PyObject_HasAttrString(o, "__cuda_stream__"))
        return 0;
    return PyErr_WarnEx(PyExc_DeprecationWarning,
                        "Passing foreign stream objects to this function via the stream protocol "
                        "is deprecated. Convert the object explicitly using Stream(obj) instead.",
                        1);
}

// Warns about a GraphBuilder that is not building: before begin_building() and after
// end_building(), the launch runs on its stream and is not captured.
static int
warn_builder(PyObject *o)
{
    const StreamObject *stream = ((core_stream_holder *)o)->stream;
    if (CB_LIKELY(stream == NULL || stream->capture != NULL))
        return 0;
    return PyErr_WarnEx(PyExc_UserWarning,
                        "the GraphBuilder is not building, so the kernel goes to its stream and "
                        "runs at once: call begin_building() to capture it",
                        1);
}

static StreamObject *
take_stream(core_state *st, PyObject *o)
{
    int result = 0;
    if (Py_IS_TYPE(o, st->graph_builder_type))
        result = warn_builder(o);
    else if (!PyObject_TypeCheck(o, st->stream_type))
        result = warn_foreign(o);
    return result < 0 ? NULL : core_stream_take(st, o);
}

static int
check_kernel_type(core_state *st, PyObject *o)
{
    if (CB_LIKELY(Py_IS_TYPE(o, st->kernel_type)))
        return 0;
    bool has_kernels = PyObject_HasAttrString(o, "get_kernel") || PyUnicode_Check(o);
    PyErr_Format(PyExc_TypeError, "kernel must be a Kernel, not %s%s", Py_TYPE(o)->tp_name,
                 has_kernels ? "; ObjectCode.get_kernel(name) returns one" : "");
    return -1;
}

// Returns the position at which an object belongs in (stream, config, kernel), or -1 for other
// objects.
static int
place_of(const core_state *st, PyObject *o)
{
    if (PyObject_TypeCheck(o, st->stream_type) || Py_IS_TYPE(o, st->graph_builder_type))
        return 0;
    if (Py_IS_TYPE(o, st->launch_config_type))
        return 1;
    return Py_IS_TYPE(o, st->kernel_type) ? 2 : -1;
}

// Checks that none of the three arguments is in the position of another; the error names all that
// are. Objects of other types are refused later.
static CB_NOINLINE int
check_order(const core_state *st, PyObject *const *args)
{
    static const char *const places[] = {"stream", "config", "kernel"};
    PyObject *wrong = NULL;
    for (int i = 0; i < 3; i++) {
        int place = place_of(st, args[i]);
        if (place < 0 || place == i)
            continue;
        const char *type = core_class_name(args[i]);
        Py_XSETREF(wrong, wrong == NULL
                              ? PyUnicode_FromFormat("got a %s as %s", type, places[i])
                              : PyUnicode_FromFormat("%U, a %s as %s", wrong, type, places[i]));
        if (wrong == NULL)
            return -1;
    }
    if (wrong == NULL)
        return 0;
    static const char expects[] = "launch() expects (stream, config, kernel, *args); ";
    if (place_of(st, args[0]) > 0)
        PyErr_Format(PyExc_TypeError, "Stream or GraphBuilder expected, got %s: %s%U",
                     Py_TYPE(args[0])->tp_name, expects, wrong);
    else
        PyErr_Format(PyExc_TypeError, "%s%U", expects, wrong);
    Py_DECREF(wrong);
    return -1;
}

// Launches the kernel, which has the right type, with `check` (NULL: the kernel's own mode).
static int
launch_checked(core_state *st, StreamObject *stream, LaunchConfigObject *config,
               PyObject *const *args, Py_ssize_t nargs, PyObject *check)
{
    KernelObject *kernel = core_check_mode_kernel((KernelObject *)args[2], check);
    if (kernel == NULL)
        return -1;
    int result = core_launch(st, stream, config, kernel, args + 3, nargs - 3);
    Py_DECREF(kernel);
    return result;
}

// The slow path of launch(), for a foreign stream, a configuration that is a dict, `check`, or
// arguments of wrong types.
static CB_NOINLINE int
launch_any(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *check)
{
    if (nargs < 3) {
        PyErr_Format(PyExc_TypeError,
                     "launch() takes at least 3 positional arguments (%zd given): (stream, config, "
                     "kernel, *args)",
                     nargs);
        return -1;
    }
    StreamObject *stream = check_order(st, args) == 0 ? take_stream(st, args[0]) : NULL;
    if (stream == NULL)
        return -1;
    int result = -1;
    LaunchConfigObject *config = core_launch_config_take(st, args[1]);
    if (config != NULL && check_kernel_type(st, args[2]) == 0)
        result = launch_checked(st, stream, config, args, nargs, check);
    Py_XDECREF(config);
    Py_DECREF(stream);
    return result;
}

// Launches with keyword arguments. If the kernel has arguments, only `check` is one, because those
// have no names.
static CB_NOINLINE int
launch_by_keyword(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", "config", "kernel", "check", NULL};
    static const cb_signature call = {"launch", params, .positional = 3, .required = 7};
    PyObject *in_order[4];
    PyObject *check = core_check_mode_keyword(args + nargs, kwnames);
    if (check != NULL && nargs >= 3)
        return launch_any(st, args, nargs, check);
    if (nargs > 3) {
        PyErr_Format(PyExc_TypeError,
                     "launch() takes (stream, config, kernel, *args) by position if the kernel "
                     "has arguments, and only check by keyword; got '%S' by keyword",
                     PyTuple_GET_ITEM(kwnames, 0));
        return -1;
    }
    return cb_bind_vector(&call, args, nargs, kwnames, in_order) == 0
               ? launch_any(st, in_order, 3, in_order[3])
               : -1;
}

static PyObject *
launch(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    core_state *st = PyModule_GetState(module);
    int result;
    if (CB_UNLIKELY(kwnames != NULL && PyTuple_GET_SIZE(kwnames) > 0))
        result = launch_by_keyword(st, args, nargs, kwnames);
    else if (CB_LIKELY(nargs >= 3 && core_is_open_stream(st, args[0]) &&
                       Py_IS_TYPE(args[1], st->launch_config_type) &&
                       Py_IS_TYPE(args[2], st->kernel_type)))
        result =
            launch_inline(st, (StreamObject *)args[0], (LaunchConfigObject *)args[1],
                          (KernelObject *)args[2], (passed){.args = args + 3, .count = nargs - 3});
    else
        result = launch_any(st, args, nargs, NULL);
    return CB_LIKELY(result == 0) ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef functions[] = {
    {"launch", CORE_KEYWORDS(launch), CORE_FUNCTION_DOC(launch)},
    {NULL},
};

static bool
is_debug(void)
{
    const char *value = getenv("CUBIND_DEBUG");
    return value != NULL && *value != '\0' && strcmp(value, "0") != 0;
}

int
core_launch_init(core_state *st, PyObject *module)
{
    st->debug = is_debug();
    if (core_check_mode_start(st) < 0)
        return -1;
    return PyModule_AddFunctions(module, functions);
}
