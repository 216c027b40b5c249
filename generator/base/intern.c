// Stores one copy of each string in the arena, so that equal strings have equal pointers.
#include <stdarg.h>
#include <string.h>

#include "base/arena_build.h"
#include "base/text.h"

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
    text t = {0};
    va_list list;
    va_start(list, format);
    text_vprintf(&t, format, list);
    va_end(list);
    const char *result = arena_intern_n(a, t.data != NULL ? t.data : "", t.length);
    text_free(&t);
    return result;
}
