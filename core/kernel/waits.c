// Looks for the instruction by which kernels wait for the kernel in front of them.
#include "kernel/waits.h"

#include <string.h>

static bool
shows_no_wait(const KernelObject *kernel)
{
    static const char wait[] = "griddepcontrol.wait";
    const ObjectCodeObject *code = (ObjectCodeObject *)kernel->code;
    if (code == NULL || !PyBytes_Check(code->code) ||
        PyUnicode_CompareWithASCIIString(code->code_type, "ptx") != 0)
        return false;
    return memmem(PyBytes_AS_STRING(code->code), (size_t)PyBytes_GET_SIZE(code->code), wait,
                  sizeof wait - 1) == NULL;
}

bool
core_kernel_waits(const KernelObject *kernel)
{
    core_kernel_facts *facts = kernel->facts;
    if (facts->waits == 0)
        facts->waits = shows_no_wait(kernel) ? -1 : 1;
    return facts->waits > 0;
}
