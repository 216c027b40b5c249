// Stores one copy of each string in the arena, so that equal strings have equal pointers.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena_build.h"

const char *
arena_intern_n(arena *a, const char *text, size_t length)
{
    char *copy = table_get(&a->strings, text, length);
    if (copy == NULL) {
        copy = arena_alloc(a, length + 1);
        memcpy(copy, text, length);
        table_add(a, &a->strings, copy, length, copy);
    }
    return copy;
}

const char *
arena_intern(arena *a, const char *text)
{
    return text == NULL ? NULL : arena_intern_n(a, text, strlen(text));
}

const char *
arena_printf(arena *a, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length < 0)
        length = 0;
    char *buffer = arena_must(malloc((size_t)length + 1));
    buffer[0] = '\0';
    vsnprintf(buffer, (size_t)length + 1, format, again);
    va_end(again);
    const char *result = arena_intern_n(a, buffer, (size_t)length);
    free(buffer);
    return result;
}
