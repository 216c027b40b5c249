// Finds the inputs of a command: the modules that it names, their specs, and the headers that the
// specs need.
#ifndef CUBIND_GENERATOR_COMMAND_INPUTS_H
#define CUBIND_GENERATOR_COMMAND_INPUTS_H

#include "command/options.h"
#include "model/model.h"
#include "spec/spec.h"

// A module in progress: its spec, and its model once it is parsed and annotated.
typedef struct job {
    const char *name; // for messages; a path if one is given instead of the module's name
    spec *spec;       // NULL: the model is a saved one
    model *model;
} job;

// Reads the module's spec and finds its headers, but does not read the headers. False after an
// error.
bool inputs_read(arena *a, const options *o, job *j);

// Reads the kept models of the module's reviewed releases into `known`, if there are any and unless
// they are read already. They take several megabytes, so they are in an arena of their own, and
// only the module's own process reads them. False after an error.
bool inputs_read_kept(const options *o, spec *s);
void inputs_free_kept(spec *s);

// One job per module that the command names, or per spec if it names none; NULL after an error.
job *inputs_list(arena *a, const options *o, int *count);

#endif
