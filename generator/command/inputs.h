// What a command works on: the modules that it names, their specs, the headers that those need.
#ifndef CUBIND_GENERATOR_COMMAND_INPUTS_H
#define CUBIND_GENERATOR_COMMAND_INPUTS_H

#include "command/options.h"
#include "model/model.h"
#include "spec/spec.h"

// A module on its way: its spec, and its model once it is parsed and annotated.
typedef struct job {
    const char *name; // for messages a path, where one is given in place of the module's name
    spec *spec;       // NULL: the model is a saved one
    model *model;
} job;

// The module's spec, read, and its headers, found but not read. False after an error.
bool inputs_read(arena *a, const options *o, job *j);

// One job per module that the command names, or per spec where it names none; NULL after an error.
job *inputs_list(arena *a, const options *o, int *count);

#endif
