// The command line as one struct.
#ifndef CUBIND_GENERATOR_OPTIONS_H
#define CUBIND_GENERATOR_OPTIONS_H

#include <stdbool.h>

#include "base/arena.h"

typedef enum command {
    COMMAND_NONE,
    COMMAND_DUMP,
    COMMAND_CHECK,
    COMMAND_GENERATE,
    COMMAND_DIFF,
    COMMAND_EXPORTS,
} command;

enum { OPTIONS_MAX_FILES = 2 };

typedef struct options {
    command command;
    const char **modules; // as named by --module; none: every spec
    int module_count;
    const char *cuda;        // toolkit folder
    const char *include_dir; // its headers: --include, or `cuda`/include
    const char *model;       // generate, exports: a JSON model instead of headers
    const char *spec;        // dump, check: one spec file instead of SPECS/<module>.yaml
    const char *spec_dir;
    const char *template_dir;
    const char *files[OPTIONS_MAX_FILES]; // diff: old and new model; exports: the library
    int file_count;
    const char *out;       // "generated"; diff: a file, NULL: standard output
    const char *model_dir; // where models are saved, <out>/model
    bool force;
    bool docs;
    bool json;
    bool help;
} options;

// False after a usage error, which is reported.
bool options_parse(arena *a, int argc, char **argv, options *out);

void options_print_usage(void);

#endif
