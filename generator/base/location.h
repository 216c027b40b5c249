// Defines a location in a file. Messages print it, and declarations are ordered by it.
#ifndef CUBIND_GENERATOR_LOCATION_H
#define CUBIND_GENERATOR_LOCATION_H

// A line or column of 0 means none. For headers, `file` is a base name, never a path.
typedef struct location {
    const char *file;
    int line;
    int column;
} location;

#endif
