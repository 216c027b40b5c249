// Reads the operands of fills and copies (operand.h).
#include "graph/operand.h"

#include "graph/internal.h"
#include "memory/buffer.h"
#include "memory/resource.h"

int
core_operand_take(core_state *st, PyObject *o, PyObject *owner, const char *side,
                  CUdeviceptr *address, PyObject **thing)
{
    *thing = NULL;
    if (!core_is_buffer(st, o)) {
        if (core_named_address(o, side, address) < 0)
            return -1;
        if (!core_is_given(owner))
            return 0;
        *thing = core_kept_form(st, owner);
        return *thing != NULL ? 0 : -1;
    }
    if (core_is_given(owner)) {
        PyErr_Format(PyExc_ValueError, "%s_owner cannot be used when %s is a Buffer", side, side);
        return -1;
    }
    *thing = core_kept_form(st, o);
    *address = ((BufferObject *)o)->ptr;
    return *thing != NULL ? 0 : -1;
}

int
core_operand_change(core_state *st, PyObject *o, PyObject *owner, const char *side,
                    CUdeviceptr *address, PyObject **thing)
{
    *thing = NULL;
    if (core_is_given(o))
        return core_operand_take(st, o, owner, side, address, thing) < 0 ? -1 : 1;
    if (!core_is_given(owner))
        return 0;
    PyErr_Format(PyExc_ValueError, "%s_owner requires %s", side, side);
    return -1;
}

int
core_size_change(PyObject *o, size_t *size)
{
    return core_is_given(o) ? core_size_argument(o, size) : 0;
}
