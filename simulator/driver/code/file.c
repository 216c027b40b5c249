// Reads a file into memory.
#include "code/file.h"

#include <stdio.h>
#include <stdlib.h>

char *
drv_read_file(const char *path, size_t *length)
{
    FILE *file = path != NULL ? fopen(path, "rb") : NULL;
    if (file == NULL)
        return NULL;
    size_t size = 0, capacity = 4096;
    char *text = malloc(capacity + 1);
    while (text != NULL) {
        size_t got = fread(text + size, 1, capacity - size, file);
        size += got;
        if (got == 0)
            break;
        if (size == capacity) {
            capacity *= 2;
            char *grown = realloc(text, capacity + 1);
            if (grown == NULL)
                free(text);
            text = grown;
        }
    }
    fclose(file);
    if (text != NULL)
        text[size] = '\0';
    *length = size;
    return text;
}
