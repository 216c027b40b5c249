// Finds the source lines that errors in a compiler's log refer to, as in "name(12): error: …".
#include "program/nvrtc_excerpt.h"

enum { MAX_LINES = 5, MAX_COLUMNS = 160 };

// Returns the number of the next source line with an error, and moves `*log` past that message.
// Returns 0 if there are no more errors.
static long
next_error(const char **log, const char *name, size_t name_size)
{
    for (const char *line = *log; line != NULL && *line != '\0';) {
        const char *end = strchr(line, '\n');
        *log = end != NULL ? end + 1 : line + strlen(line);
        if (strncmp(line, name, name_size) == 0 && line[name_size] == '(') {
            char *rest;
            long number = strtol(line + name_size + 1, &rest, 10);
            if (number > 0 && strncmp(rest, "): ", 3) == 0 &&
                (strncmp(rest + 3, "error", 5) == 0 || strncmp(rest + 3, "catastrophic", 12) == 0))
                return number;
        }
        line = *log;
    }
    return 0;
}

// Returns the start of a line; lines are counted from 1. Returns NULL after the last line.
static const char *
find_line(const char *source, long number)
{
    for (; number > 1 && source != NULL; number--) {
        source = strchr(source, '\n');
        if (source != NULL)
            source++;
    }
    return source != NULL && *source != '\0' ? source : NULL;
}

static PyObject *
add_line(PyObject *text, long number, const char *line)
{
    size_t size = strcspn(line, "\r\n");
    bool cut = size > MAX_COLUMNS;
    PyObject *shown = PyUnicode_DecodeUTF8(line, (Py_ssize_t)(cut ? MAX_COLUMNS : size), "replace");
    PyObject *longer = NULL;
    if (shown != NULL)
        longer = PyUnicode_FromFormat("%U\n%6ld | %U%s", text, number, shown, cut ? "..." : "");
    Py_XDECREF(shown);
    Py_DECREF(text);
    return longer;
}

static bool
is_known(const long *lines, int count, long line)
{
    for (int i = 0; i < count; i++)
        if (lines[i] == line)
            return true;
    return false;
}

static int
error_lines(const char *name, const char *log, long *lines)
{
    int count = 0;
    size_t name_size = strlen(name);
    for (long line; count < MAX_LINES && (line = next_error(&log, name, name_size)) != 0;)
        if (!is_known(lines, count, line))
            lines[count++] = line;
    return count;
}

PyObject *
core_nvrtc_excerpt(const char *source, const char *name, const char *log)
{
    long lines[MAX_LINES];
    int count = error_lines(name, log, lines);
    PyObject *text = PyUnicode_FromString("");
    bool any = false;
    for (int i = 0; text != NULL && i < count; i++) {
        const char *line = find_line(source, lines[i]);
        if (line == NULL)
            continue;
        if (!any)
            Py_SETREF(text, PyUnicode_FromFormat("\nlines of %s with errors:", name));
        any = true;
        if (text != NULL)
            text = add_line(text, lines[i], line);
    }
    return text;
}
