// tables.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// clang-format off

#include "functions.h"

