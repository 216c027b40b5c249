// Finds the lines that the driver has logged about a call. Lines of the log have these forms:
//
//     [time][thread][source][severity] message
//     [time][thread][source][severity] Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2
//
// A line of the second form is the last one about a call. Drivers of CUDA 12.9 write no such
// line; each of their lines has a fifth field with the name of the function.
#include "base/driver_log.h"

#include "base/errors.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { LOG_SIZE = 32768, MOST_LINES = 8, FIELDS = 5 }; // the driver keeps 25,600 bytes

typedef struct span {
    const char *at;
    size_t size;
} span;

// The lines that the driver has logged about one call of this thread.
typedef struct said {
    span lines[MOST_LINES];
    int count;
    span function; // NULL until it is known
    bool is_over;
} said;

// --- lines ---------------------------------------------------------------------------------------

// Takes the fields in brackets off `line`, which leaves the message. Returns the number of fields.
static int
take_fields(span *line, span *fields)
{
    int count = 0;
    while (count < FIELDS && line->size > 0 && *line->at == '[') {
        const char *end = memchr(line->at, ']', line->size);
        if (end == NULL)
            break;
        fields[count++] = (span){line->at + 1, (size_t)(end - line->at - 1)};
        line->size -= (size_t)(end + 1 - line->at);
        line->at = end + 1;
    }
    while (line->size > 0 && *line->at == ' ') {
        line->at++;
        line->size--;
    }
    return count;
}

// Finds the function after "Returning … from ".
static bool
take_return(span message, span *function)
{
    static const char start[] = "Returning ", middle[] = ") from ";
    if (message.size < sizeof start - 1 || memcmp(message.at, start, sizeof start - 1) != 0)
        return false;
    const char *found = memmem(message.at, message.size, middle, sizeof middle - 1);
    if (found == NULL)
        return false;
    function->at = found + sizeof middle - 1;
    function->size = message.size - (size_t)(function->at - message.at);
    return true;
}

static bool
is_same(span a, span b)
{
    return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

// The logged names cuMemAlloc_v2 and cuMemAlloc_ptsz both mean cuMemAlloc.
static bool
is_function(span logged, const char *function)
{
    size_t size = strlen(function);
    return logged.size >= size && memcmp(logged.at, function, size) == 0 &&
           (logged.size == size || logged.at[size] == '_');
}

// Drivers of CUDA 13 log the C library's thread (pthread_self()), older drivers the system's thread
// ID.
static bool
is_this_thread(span field)
{
    unsigned long thread = strtoul(field.at, NULL, 10);
    return thread == (unsigned long)syscall(SYS_gettid) || thread == (unsigned long)pthread_self();
}

static void
add_line(said *s, span line)
{
    span fields[FIELDS] = {{NULL, 0}}, function = {NULL, 0};
    int count = take_fields(&line, fields);
    if (count < 4 || !is_this_thread(fields[1]))
        return;
    bool is_return = take_return(line, &function);
    if (!is_return && count == FIELDS)
        function = fields[4];
    bool is_other =
        s->function.at != NULL && function.at != NULL && !is_same(s->function, function);
    if (s->is_over || (is_other && !is_return))
        *s = (said){.count = 0};
    if (function.at != NULL)
        s->function = function;
    s->is_over = is_return;
    if (!is_return && s->count < MOST_LINES && line.size > 0)
        s->lines[s->count++] = line;
}

static void
read_lines(said *s, const char *text, size_t size)
{
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t length = end != NULL ? (size_t)(end - text) : size;
        add_line(s, (span){text, length});
        size -= end != NULL ? length + 1 : length;
        text += end != NULL ? length + 1 : length;
    }
}

static PyObject *
join_lines(const said *s)
{
    PyObject *text = PyUnicode_FromString("the driver says: ");
    for (int i = 0; i < s->count && text != NULL; i++) {
        if (i > 0)
            PyUnicode_AppendAndDel(&text, PyUnicode_FromString("; "));
        PyUnicode_AppendAndDel(
            &text, PyUnicode_DecodeUTF8(s->lines[i].at, (Py_ssize_t)s->lines[i].size, "replace"));
    }
    return text;
}

// --- the log -------------------------------------------------------------------------------------

// Copies the lines that were logged since this thread's last call of dump_log(). Releases the GIL,
// because the driver may lock its log while it calls a Python function.
static size_t
dump_log(char *text)
{
    static _Thread_local CUlogIterator place;
    static _Thread_local bool has_place;
    size_t size = LOG_SIZE;
    CUresult status;
    if (!has_place) {
        // NULL dumps from the oldest line but moves no iterator, so take the end first.
        CUlogIterator end;
        status = CORE_NOGIL(core_driver->cuLogsCurrent(&end, 0));
        if (status != CUDA_SUCCESS)
            return 0;
        status = CORE_NOGIL(core_driver->cuLogsDumpToMemory(NULL, text, &size, 0));
        place = end;
        has_place = status == CUDA_SUCCESS;
    } else {
        status = CORE_NOGIL(core_driver->cuLogsDumpToMemory(&place, text, &size, 0));
    }
    return status == CUDA_SUCCESS && size <= LOG_SIZE ? size : 0;
}

PyObject *
core_driver_log(const char *function)
{
    said s = {.count = 0};
    PyObject *text = NULL;
    char *lines = PyMem_RawMalloc(LOG_SIZE);
    if (lines == NULL)
        return NULL;
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    read_lines(&s, lines, dump_log(lines));
    if (s.count > 0 && (s.function.at == NULL || is_function(s.function, function)))
        text = join_lines(&s);
    PyMem_RawFree(lines);
    PyErr_Restore(type, value, traceback);
    return text;
}
