#include "diag.h"

#include <stdarg.h>
#include <stdio.h>

static int errors;
static bool warnings = true;

static void
print(location where, const char *severity, const char *format, va_list args)
{
    if (where.file == NULL) {
        fputs("cubind-gen", stderr);
    } else {
        fputs(where.file, stderr);
        if (where.line > 0) {
            fprintf(stderr, ":%d", where.line);
            if (where.column > 0) {
                fprintf(stderr, ":%d", where.column);
            }
        }
    }
    fprintf(stderr, ": %s: ", severity);
    vfprintf(stderr, format, args);
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
    if (!warnings) {
        return;
    }
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
diag_show_warnings(bool on)
{
    warnings = on;
}

int
diag_error_count(void)
{
    return errors;
}
