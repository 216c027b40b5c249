// Adds PTX to cubins for the simulated device, which runs the PTX instead of the machine code.
#ifndef CUBIND_CORE_CARRIED_PTX_H
#define CUBIND_CORE_CARRIED_PTX_H

#include "base/state.h"

// Appends the program's source to its PTX as comments. Reports of faults show lines from them
// (simulator/execute/source.c). Returns bytes (new reference).
PyObject *core_ptx_with_source(const char *ptx, PyObject *source, PyObject *name);

// Adds the PTX to a cubin as the section .cubind.ptx, in place of PTX that the compiler itself has
// put there (simulator/interpose/), which has less. Returns bytes (new reference); that is `cubin`
// itself if it is not an ELF file.
PyObject *core_carry_ptx(PyObject *cubin, const char *ptx);

#endif
