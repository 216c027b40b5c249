// Writes the notes on exceptions of driver calls: a kernel's fault, a refused capture, and the
// driver's log.
#include "base/fault.h"

#include "base/driver_log.h"
#include "base/process.h"
#include "base/set_aside.h"

#include "cubind/note.h"

bool
core_is_fault(CUresult status)
{
    switch (status) {
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_TENSOR_MEMORY_LEAK:
        return true;
    default:
        return false;
    }
}

// --- texts ---------------------------------------------------------------------------------------

// Returns a text that names the latest kernels. Owned; NULL if no kernel was launched.
static PyObject *
kernels_text(core_state *st)
{
    PyObject *kernels = st->launched_text != NULL ? st->launched_text(st) : NULL;
    if (kernels == NULL)
        return NULL;
    PyObject *text = PyUnicode_FromFormat(
        "a kernel failed before this call: one of the last that cubind.core launched (newest "
        "first: %U), or a kernel of a graph or of another library",
        kernels);
    Py_DECREF(kernels);
    return text;
}

static PyObject *
lost_text(void)
{
    return PyUnicode_FromString(
        "the context is lost: every later call in it fails, and its device memory cannot be read "
        "any more; data on the host is unharmed; start a new process to use the device again");
}

// Returns how to learn more about the fault.
static const char *
more_text(const core_state *st)
{
    if (core_is_simulated())
        return "the simulated device has reported the thread, the address and the line, on "
               "standard error or where CUBIND_SIMULATOR says";
    return st->debug ? "to see more, run it with CUBIND_DEVICE=simulated, which reports the "
                       "thread, the address and the line"
                     : "to see more, run it with CUBIND_DEBUG=1, which waits for each launch and "
                       "names the kernel, or with CUBIND_DEVICE=simulated, which reports the "
                       "thread, the address and the line";
}

// Returns advice if the status says that a stream's capture refused the call, else NULL.
static const char *
capture_text(CUresult status, const char *function)
{
    switch (status) {
    case CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED:
        if (strncmp(function, "cuStreamBeginCapture", strlen("cuStreamBeginCapture")) == 0)
            return "the legacy default stream cannot be captured: use a stream of your own";
        return "a stream is being captured into a graph, and this call cannot be part of one: make "
               "it after the capture has ended";
    case CUDA_ERROR_STREAM_CAPTURE_INVALIDATED:
        return "an earlier call invalidated the capture of this stream: end the capture, and begin "
               "it again without that call";
    case CUDA_ERROR_STREAM_CAPTURE_IMPLICIT:
        return "the legacy default stream would wait for a stream that is being captured: use "
               "another stream, or capture one that is made with nonblocking=True";
    default:
        return NULL;
    }
}

// --- notes ---------------------------------------------------------------------------------------

// With CUBIND_DEBUG=1 each launch waits for its kernel, so its exception has already named the
// kernel.
static void
note_fault(core_state *st, PyObject *error)
{
    if (!st->debug)
        cb_add_note(error, kernels_text(st));
    cb_add_note(error, lost_text());
    cb_add_note(error, PyUnicode_FromString(more_text(st)));
}

void
core_note_failure(core_state *st, CUresult status, const char *function)
{
    PyObject *logged = core_driver_log(function);
    const char *capture = capture_text(status, function);
    if (logged == NULL && capture == NULL && !core_is_fault(status))
        return;
    core_pending pending = core_pending_take();
    if (pending.value != NULL) {
        cb_add_note(pending.value, logged);
        if (capture != NULL)
            cb_add_note(pending.value, PyUnicode_FromString(capture));
        if (core_is_fault(status))
            note_fault(st, pending.value);
    }
    core_pending_restore(pending, NULL);
}
