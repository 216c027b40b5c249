// The command line as one struct.
#ifndef CUBIND_GENERATOR_OPTIONS_H
#define CUBIND_GENERATOR_OPTIONS_H

#include <stdbool.h>

#include "base/arena.h"

typedef enum command {
    COMMAND_NONE,
#define COMMAND(NAME, ...) COMMAND_##NAME,
#include "command/options.def"
} command;

enum { OPTIONS_MAX_FILES = 16 };

typedef struct option_list {
    const char **items;
    int count;
} option_list;

typedef struct options {
    command command;
    const char *files[OPTIONS_MAX_FILES]; // those that options.def says the command needs
    int file_count;
#define TEXT(member, ...) const char *member; // NULL where it is not given and has no default
#define LIST(member, ...) option_list member;
#define FLAG(member, ...) bool member;
#include "command/options.def"
    const char *library_dir; // models of cubind-libraries; NULL: reviewed_dir was given
} options;

// False after a usage error, which is reported. With `help` the usage has been printed, and nothing
// else was asked for.
bool options_parse(arena *a, int argc, char **argv, options *out);

#endif
