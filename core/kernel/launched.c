// Writes the text that names the kernels launched last, for the note on a fault.
#include "kernel/launched.h"

#include "base/steps.h"

enum { MOST_NAMED = 5 };

// Searches the ring, because other threads may have launched kernels since. Their entries stay
// where they are.
void
core_launched_undo(core_state *st, CUkernel kernel)
{
    for (int back = 1; back <= CORE_LAUNCHED; back++) {
        CUkernel *slot = &st->launched[(uint8_t)(st->launched_at - back)];
        if (*slot != kernel)
            continue;
        *slot = NULL;
        st->launched_at -= back == 1;
        return;
    }
}

// Returns the devices on which the kernel has been used, " (device 0, 1)", or "" if the machine has
// only one. New reference.
static PyObject *
devices_text(core_state *st, const core_kernel_facts *facts)
{
    PyObject *text = PyUnicode_FromString(st->device_count > 1 ? " (device" : "");
    if (st->device_count <= 1)
        return text;
    const char *before = " ";
    for (int device = 0; device < st->device_count; device++)
        for (core_kernel_device *d = facts->devices; d != NULL; d = d->next)
            if (d->device == device && text != NULL) {
                PyUnicode_AppendAndDel(&text, PyUnicode_FromFormat("%s%d", before, device));
                before = ", ";
            }
    if (text != NULL)
        PyUnicode_AppendAndDel(&text, PyUnicode_FromString(")"));
    return text;
}

static bool
is_among(CUkernel kernel, const CUkernel *named, int count)
{
    for (int i = 0; i < count; i++)
        if (named[i] == kernel)
            return true;
    return false;
}

// Finds the kernels launched last, each only once, the newest first. Omits kernels that have been
// unloaded since, because their names are gone.
static int
find_last(core_state *st, CUkernel *named, bool *more)
{
    int count = 0;
    *more = false;
    for (int back = 1; back <= CORE_LAUNCHED; back++) {
        CUkernel kernel = st->launched[(uint8_t)(st->launched_at - back)];
        if (kernel == NULL || is_among(kernel, named, count) ||
            core_kernel_known(st, kernel) == NULL)
            continue;
        if (count == MOST_NAMED) {
            *more = true;
            return count;
        }
        named[count++] = kernel;
    }
    return count;
}

// Returns "'axpy', 'fill', …" (new reference); NULL if there is none, or with MemoryError.
static PyObject *
launched_text(core_state *st)
{
    CUkernel named[MOST_NAMED];
    bool more;
    int count = find_last(st, named, &more);
    PyObject *text = count > 0 ? PyUnicode_FromString("") : NULL;
    for (int i = 0; i < count && text != NULL; i++) {
        const core_kernel_facts *facts = core_kernel_known(st, named[i]);
        PyUnicode_AppendAndDel(&text,
                               PyUnicode_FromFormat("%s'%U'", i > 0 ? ", " : "", facts->name));
        if (text != NULL)
            PyUnicode_AppendAndDel(&text, devices_text(st, facts));
    }
    if (more && text != NULL)
        PyUnicode_AppendAndDel(&text, PyUnicode_FromString(", and others before them"));
    return text;
}

int
core_launched_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->launched_text = launched_text;
    return 0;
}
