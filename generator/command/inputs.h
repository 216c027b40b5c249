// What a command works on: the modules that it names, their specs, the headers that those need.
#ifndef CUBIND_GENERATOR_COMMAND_INPUTS_H
#define CUBIND_GENERATOR_COMMAND_INPUTS_H

#include "command/options.h"
#include "model/model.h"
#include "spec/spec.h"

// A module on its way: its spec, and its model once it is parsed and annotated.
typedef struct job {
    const char *name;
    spec *spec;
    model *model;
} job;

// The module's spec, read, and its headers, found but not read. False after an error.
bool inputs_read(arena *a, const options *o, job *j);

// The same for the one module of a command that takes exactly one.
bool inputs_read_only(arena *a, const options *o, job *j);

// One job per module of the command, or per spec where it names none; NULL after an error.
job *inputs_list(arena *a, const options *o, int *count);

#endif
