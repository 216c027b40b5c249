// Holds one of the spec's own headers, as libclang read it.
#ifndef CUBIND_GENERATOR_PARSE_SOURCE_FILE_H
#define CUBIND_GENERATOR_PARSE_SOURCE_FILE_H

#include "parse/libclang.h"

typedef struct source_file {
    CXFile file;
    const char *name; // base name
    const char *data; // libclang's buffer
    size_t size;
    const char **lines; // start of each line; lines[line_count] is the end of the buffer
    int line_count;
} source_file;

#endif
