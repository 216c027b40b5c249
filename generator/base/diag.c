#include "base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int errors;
static bool warnings = true;
static const char *program = "cubind-gen";

// Escapes control characters, so that a message stays on one line even if a name in it contains a
// newline.
static void
put(const char *s)
{
    for (; *s != '\0'; s++)
        if ((unsigned char)*s < 0x20 || *s == 0x7f)
            fprintf(stderr, "\\x%02x", (unsigned)*s);
        else
            fputc(*s, stderr);
}

static void
put_message(const char *format, va_list args)
{
    char *message = NULL;
    if (vasprintf(&message, format, args) >= 0) {
        put(message);
        free(message);
    }
}

static void
print(location where, const char *severity, const char *format, va_list args)
{
    put(where.file == NULL ? program : where.file);
    if (where.file != NULL && where.line > 0) {
        fprintf(stderr, ":%d", where.line);
        if (where.column > 0)
            fprintf(stderr, ":%d", where.column);
    }
    fprintf(stderr, ": %s: ", severity);
    put_message(format, args);
    fputc('\n', stderr);
}

void
diag_error(location where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    print(where, "error", format, args);
    va_end(args);
    errors++;
}

void
diag_warning(location where, const char *format, ...)
{
    if (!warnings)
        return;
    va_list args;
    va_start(args, format);
    print(where, "warning", format, args);
    va_end(args);
}

void
diag_note(location where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    print(where, "note", format, args);
    va_end(args);
}

void
diag_name_program(const char *name)
{
    program = name;
}

void
diag_show_warnings(bool on)
{
    warnings = on;
}

int
diag_error_count(void)
{
    return errors;
}
