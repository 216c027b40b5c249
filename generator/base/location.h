// Where something stands in a file, for messages and for the order of declarations.
#ifndef CUBIND_GENERATOR_LOCATION_H
#define CUBIND_GENERATOR_LOCATION_H

// A line or column of 0 is none. `file` is a base name where it came from a header, never a path.
typedef struct location {
    const char *file;
    int line;
    int column;
} location;

#endif
