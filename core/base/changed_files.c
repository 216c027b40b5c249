// Compares many files with their recorded states, with one stat() for each file. Opens each folder
// only once, because resolving its path again for each file would take most of the time.
#include "base/changed_files.h"

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct file_state {
    uint64_t size, changed, status_changed, inode;
} file_state;

typedef struct walk {
    const char *folder; // NULL before the first one
    size_t folder_length;
    int opened; // -1 if it cannot be opened: then each file's whole path is used
} walk;

// --- one file ------------------------------------------------------------------------------------

static uint64_t
nanoseconds(struct timespec time)
{
    return (uint64_t)time.tv_sec * 1000000000U + (uint64_t)time.tv_nsec;
}

// With fstatat() and stat() alike, the result is that of stat() for the whole path; that includes
// the failure for a path that is too long.
static int
look(const walk *w, const char *name, struct stat *found)
{
    char path[PATH_MAX];
    size_t length = strlen(name);
    if (w->folder == NULL || w->folder_length + 1 + length >= sizeof path)
        return -1;
    if (w->opened >= 0)
        return fstatat(w->opened, name, found, 0);
    memcpy(path, w->folder, w->folder_length);
    path[w->folder_length] = '/';
    memcpy(path + w->folder_length + 1, name, length + 1);
    return stat(path, found);
}

static bool
is_in_state(const walk *w, const char *name, const char *state)
{
    struct stat found;
    file_state now = {0};
    if (look(w, name, &found) == 0)
        now = (file_state){(uint64_t)found.st_size, nanoseconds(found.st_mtim),
                           nanoseconds(found.st_ctim), (uint64_t)found.st_ino};
    return memcmp(&now, state, sizeof now) == 0;
}

// --- all files -----------------------------------------------------------------------------------

static void
leave(walk *w)
{
    if (w->opened >= 0)
        close(w->opened);
    w->opened = -1;
}

static void
enter(walk *w, const char *folder, size_t length)
{
    leave(w);
    w->folder = folder;
    w->folder_length = length;
    w->opened = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

// Sets has_changed[] for each file; the caller must have set all elements to true. Returns whether
// more than `count` files are named.
static bool
visit(const char *at, const char *end, const char *states, size_t count, bool *has_changed)
{
    walk w = {.opened = -1};
    size_t number = 0;
    for (size_t length; at < end && number <= count; at += length + 1) {
        length = strlen(at); // Python ends all bytes with a NUL
        if (memchr(at, '/', length) != NULL)
            enter(&w, at, length);
        else if (number++ < count)
            has_changed[number - 1] =
                !is_in_state(&w, at, states + (number - 1) * sizeof(file_state));
    }
    leave(&w);
    return number > count;
}

static PyObject *
numbers_of(const bool *has_changed, size_t count)
{
    PyObject *numbers = PyList_New(0);
    for (size_t i = 0; numbers != NULL && i < count; i++) {
        PyObject *number = has_changed[i] ? PyLong_FromSize_t(i) : NULL;
        if (has_changed[i] && (number == NULL || PyList_Append(numbers, number) < 0))
            Py_CLEAR(numbers);
        Py_XDECREF(number);
    }
    return numbers;
}

PyObject *
core_changed_files(PyObject *paths, PyObject *states)
{
    if (!PyBytes_Check(paths) || !PyBytes_Check(states)) {
        PyErr_SetString(PyExc_TypeError, "paths and states must be bytes");
        return NULL;
    }
    const char *start = PyBytes_AS_STRING(paths), *end = start + PyBytes_GET_SIZE(paths);
    size_t size = (size_t)PyBytes_GET_SIZE(states), count = size / sizeof(file_state);
    bool *has_changed = PyMem_RawMalloc(count + 1);
    if (has_changed == NULL)
        return PyErr_NoMemory();
    memset(has_changed, true, count);
    Py_BEGIN_ALLOW_THREADS
    has_changed[count] = visit(start, end, PyBytes_AS_STRING(states), count, has_changed);
    Py_END_ALLOW_THREADS
    has_changed[count] |= size % sizeof(file_state) != 0;
    PyObject *numbers = numbers_of(has_changed, count + 1);
    PyMem_RawFree(has_changed);
    return numbers;
}
