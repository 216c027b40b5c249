// Maps the file with the docstrings of a module. Without the file, makes signatures.
//
// The file has a head, a section for each release of CUDA, and texts that end with a NUL. A section
// names the places of the texts: of the tuple form's methods, of the checked form's methods, and of
// the classes. Methods are in the order of the C tables. A class's text follows its name, and the
// classes are sorted by name. All numbers are little-endian, as are all machines that CUDA runs on.
#include "classes/docs.h"

#include "calls/args.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char MAGIC[8] = "cbdocs1";

typedef struct file_head {
    char magic[8];
    uint32_t section_count;
} file_head;

typedef struct cb__docs_section {
    char release[8];
    uint32_t method_count;
    uint32_t class_count;
    uint32_t at; // of method_count places, method_count more, and class_count more
} section;

// Writes <folder>/../docs/<name>.docs for a module file in the folder. Returns whether it fits.
static bool
path_of(char *path, size_t size, const char *module_file, const char *name)
{
    const char *end = strrchr(module_file, '/');
    int length = end != NULL ? snprintf(path, size, "%.*s/../docs/%s.docs",
                                        (int)(end - module_file), module_file, name)
                             : -1;
    return length >= 0 && (size_t)length < size;
}

// Maps a file. Returns NULL if it cannot be mapped, or does not end with a NUL.
static const char *
map_file(const char *path, size_t *size)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (fd < 0)
        return NULL;
    void *data = MAP_FAILED;
    if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 &&
        (uint64_t)status.st_size <= UINT32_MAX) {
        *size = (size_t)status.st_size;
        data = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    close(fd);
    if (data == MAP_FAILED)
        return NULL;
    if (((const char *)data)[*size - 1] == '\0')
        return data;
    munmap(data, *size);
    return NULL;
}

static const uint32_t *
places(const char *file, const section *s)
{
    return (const uint32_t *)(const void *)(file + s->at);
}

// Returns whether all places of a section are in the file.
static bool
is_sound(const char *file, size_t size, const section *s)
{
    uint64_t count = 2 * (uint64_t)s->method_count + s->class_count;
    if (s->at % sizeof(uint32_t) != 0 || s->at + count * sizeof(uint32_t) > size)
        return false;
    const uint32_t *at = places(file, s);
    uint32_t highest = 0;
    for (uint64_t i = 0; i < count; i++)
        highest = at[i] > highest ? at[i] : highest;
    return highest < size;
}

// Returns the section of a release, or NULL.
static const section *
find_section(const char *file, size_t size, const char *release)
{
    const file_head *head = (const file_head *)(const void *)file;
    if (size < sizeof *head || memcmp(head->magic, MAGIC, sizeof MAGIC) != 0 ||
        sizeof *head + head->section_count * (uint64_t)sizeof(section) > size)
        return NULL;
    const section *sections = (const section *)(const void *)(head + 1);
    for (uint32_t i = 0; i < head->section_count; i++)
        if (strncmp(sections[i].release, release, sizeof sections[i].release) == 0)
            return is_sound(file, size, &sections[i]) ? &sections[i] : NULL;
    return NULL;
}

static bool
begins_with_name(const char *doc, const char *name)
{
    size_t length = strlen(name);
    return strncmp(doc, name, length) == 0 && doc[length] == '(';
}

// Returns whether the section has a text for each method. A file of another build may not.
static bool
fits(const char *file, const section *s, const PyMethodDef *methods)
{
    uint32_t count = 0;
    const uint32_t *at = places(file, s);
    while (methods[count].ml_name != NULL)
        count++;
    if (count != s->method_count)
        return false;
    return count == 0 || (begins_with_name(file + at[0], methods[0].ml_name) &&
                          begins_with_name(file + at[count - 1], methods[count - 1].ml_name));
}

static void
point_to_file(PyMethodDef *methods, const cb_docs *docs, bool checked)
{
    const uint32_t *at = places(docs->file, docs->section);
    at += checked ? docs->section->method_count : 0;
    for (uint32_t i = 0; i < docs->section->method_count; i++)
        methods[i].ml_doc = docs->file + at[i];
}

// Maps the file at a path. The mapping stays as long as the process runs, because functions and
// classes point into it.
static void
open_file(const cb_binding *b, const char *path)
{
    size_t size = 0;
    const char *file = map_file(path, &size);
    if (file == NULL)
        return;
    const section *s = find_section(file, size, b->release);
    if (s == NULL || !fits(file, s, b->methods)) {
        munmap((void *)(uintptr_t)file, size);
        return;
    }
    b->docs->file = file;
    b->docs->section = s;
    point_to_file(b->methods, b->docs, false);
}

// --- without a file ------------------------------------------------------------------------------

enum { MOST_TEXT = 4096 };

// Writes the docstring that has only the signature. A default is None if the argument may be left
// out, and "..." if the wrapper has another value.
static size_t
write_signature(char *out, const char *name, const cb_function *f, bool checked)
{
    int length = snprintf(out, MOST_TEXT, "%s($module, /", name);
    bool optional = false;
    for (int i = 0; i < f->param_count && length < MOST_TEXT; i++) {
        bool preset = (f->default_mask >> i & 1) != 0;
        if (checked && (f->auto_mask >> i & 1) != 0)
            continue;
        optional |= preset || (checked && (f->optional_mask >> i & 1) != 0);
        length += snprintf(out + length, (size_t)(MOST_TEXT - length), ", %s%s", f->params[i],
                           preset     ? "=..."
                           : optional ? "=None"
                                      : "");
    }
    if (length < MOST_TEXT)
        length += snprintf(out + length, (size_t)(MOST_TEXT - length), ")\n--\n\n");
    return length < MOST_TEXT ? (size_t)length + 1 : 0;
}

// Gives each method a docstring with its signature. The texts stay as long as the process runs.
static void
make_signatures(PyObject *module, const cb_binding *b, PyMethodDef *methods, bool checked)
{
    cb_form *form = PyModule_GetState(module);
    bool complete = form->complete;
    size_t used = 0, room = 0;
    char *all = NULL;
    form->complete = true; // a wrapper would make all classes
    for (PyMethodDef *method = methods; method->ml_name != NULL; method++)
        method->ml_doc = NULL; // the checked form's table has the tuple form's texts
    for (PyMethodDef *method = methods; method->ml_name != NULL; method++) {
        char text[MOST_TEXT];
        const cb_function *f = cb__function_of(method, module);
        size_t size = f != NULL ? write_signature(text, method->ml_name, f, checked) : 0;
        if (used + size > room) {
            room = 2 * (used + size);
            char *more = PyMem_RawRealloc(all, room);
            if (more == NULL)
                break;
            all = more;
        }
        memcpy(all + used, text, size);
        method->ml_doc =
            (const char *)(uintptr_t)(size > 0 ? used + 1 : 0); // until all is in place
        used += size;
    }
    form->complete = complete;
    for (PyMethodDef *method = methods; method->ml_name != NULL; method++)
        if (method->ml_doc != NULL)
            method->ml_doc = all + (uintptr_t)method->ml_doc - 1;
    b->docs->signatures[checked] = all;
}

// --- opening -------------------------------------------------------------------------------------

void
cb__docs_open(PyObject *module, const cb_binding *b)
{
    if (b->docs == NULL || !b->docs->is_apart || b->docs->file != NULL ||
        b->docs->signatures[false] != NULL)
        return;
    PyObject *module_file = PyModule_GetFilenameObject(module);
    PyObject *bytes = module_file != NULL ? PyUnicode_EncodeFSDefault(module_file) : NULL;
    char path[4096];
    if (bytes == NULL)
        PyErr_Clear(); // a module without a file has no texts, and works
    else if (path_of(path, sizeof path, PyBytes_AS_STRING(bytes), b->name))
        open_file(b, path);
    Py_XDECREF(bytes);
    Py_XDECREF(module_file);
    if (b->docs->file == NULL)
        make_signatures(module, b, b->methods, false);
}

void
cb__docs_fill_checked(PyObject *module, const cb_binding *b)
{
    bool is_apart = b->docs != NULL && b->docs->is_apart;
    if (b->checked_docs == NULL || (is_apart && b->docs->signatures[true] != NULL))
        return; // the table is complete
    size_t count = 0;
    for (; b->methods[count].ml_name != NULL; count++)
        b->checked_methods[count] = b->methods[count];
    if (is_apart && b->docs->file != NULL)
        point_to_file(b->checked_methods, b->docs, true);
    else if (is_apart)
        make_signatures(module, b, b->checked_methods, true);
    else
        for (const cb_checked_doc *own = b->checked_docs; own->at >= 0; own++)
            b->checked_methods[own->at].ml_doc = own->doc;
}

// Returns the text in the file of the class with that name, or NULL.
static const char *
class_text(const cb_docs *docs, const char *name)
{
    const uint32_t *at = places(docs->file, docs->section) + 2 * docs->section->method_count;
    uint32_t low = 0, high = docs->section->class_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const char *found = docs->file + at[middle];
        int order = strcmp(name, found);
        if (order == 0)
            return found + strlen(found) + 1; // the file ends with the NUL of a text
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const char *
cb__class_doc(const cb_module *m, const cb_class *cls)
{
    const cb_docs *docs = m->binding->docs;
    if (cls->doc != NULL || docs == NULL || docs->file == NULL)
        return cls->doc;
    const char *text = class_text(docs, cls->name);
    if (text == NULL && cls->same >= 0) // a second name of an enum
        text = class_text(docs, m->binding->classes[cls->same].name);
    return text;
}
