// functions.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/sample.yaml.
// clang-format off

#ifndef CUBIND_SAMPLE_FUNCTIONS_H
#define CUBIND_SAMPLE_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(sampleSet);
CB_WRAPPER(samplePing);

extern PyMethodDef sample_methods[];
extern PyMethodDef sample_checked_methods[];

#endif
