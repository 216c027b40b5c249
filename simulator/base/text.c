// Implements the error path (base/text.h): stores an error's message and jumps to the handler.
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>

void
sim_fail(sim_trouble *trouble, cubind_sim_status status, int line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(trouble->text, sizeof trouble->text, format, arguments);
    va_end(arguments);
    trouble->status = status;
    trouble->line = line;
    longjmp(trouble->way_out, 1);
}
