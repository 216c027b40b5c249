// Parses the command line into one struct.
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
    const char *files[OPTIONS_MAX_FILES]; // as many as options.def says the command needs
    int file_count;
#define TEXT(member, ...) const char *member; // NULL if absent and without a default
#define LIST(member, ...) option_list member;
#define FLAG(member, ...) bool member;
#include "command/options.def"
    const char *library_dir; // models of cubind-libraries; NULL if --reviewed was given
} options;

// Returns false after a reported usage error. If `help` is set, the usage text has been printed and
// the program has nothing else to do.
bool options_parse(arena *a, int argc, char **argv, options *out);

#endif
