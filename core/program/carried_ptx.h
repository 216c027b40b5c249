// Machine code for the simulated device, which runs PTX.
#ifndef CUBIND_CORE_CARRIED_PTX_H
#define CUBIND_CORE_CARRIED_PTX_H

#include "base/state.h"

// The text with the program that it was made from, in comments at its end: reports of faults show the lines
// (simulator/execute/source.c). Owned bytes.
PyObject *core_ptx_with_source(const char *ptx, PyObject *source, PyObject *name);

// A cubin with a section more, .cubind.ptx, that has the text. Owned bytes; the same where `cubin` is no ELF file.
PyObject *core_carry_ptx(PyObject *cubin, const char *ptx);

#endif
