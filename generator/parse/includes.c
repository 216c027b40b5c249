#include "parse/includes.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/table.h"
#include "base/text.h"

typedef struct walk {
    arena *a;
    const char *include_dir;
    const spec *s;
    table seen;           // paths
    const char **waiting; // files that must still be read
    int count;
} walk;

// Whether the path exists and is not a folder: the compiler skips folders and continues its search.
static bool
is_there(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && !S_ISDIR(status.st_mode);
}

// Searches for the file as the compiler does; NULL if it is not found or comes with the compiler.
static const char *
find_included(const walk *w, const char *from, const char *name, bool quoted)
{
    const char *slash = strrchr(from, '/');
    if (*name == '/')
        return is_there(name) ? name : NULL;
    if (quoted && slash != NULL) {
        const char *path = arena_printf(w->a, "%.*s%s", (int)(slash - from) + 1, from, name);
        if (is_there(path))
            return path;
    }
    for (int i = -1; i < w->s->folder_count; i++) {
        const char *folder = i < 0 ? w->include_dir : w->s->folders[i];
        const char *path = arena_printf(w->a, "%s/%s", folder, name);
        if (is_there(path))
            return path;
    }
    return NULL;
}

static bool
add_file(walk *w, const char *path, location where)
{
    struct stat status;
    path = arena_intern(w->a, path);
    if (table_get_text(&w->seen, path) != NULL || strcmp(path, "/dev/null") == 0)
        return true;
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
        diag_error(where, "%s is included, but is not a file; exclude it", path);
        return false;
    }
    table_add_text(w->a, &w->seen, path, (void *)path);
    w->waiting = arena_grow(w->a, w->waiting, w->count, sizeof *w->waiting);
    w->waiting[w->count++] = path;
    return true;
}

// The name in `# include <name>`; NULL for any other line.
static const char *
included_name(arena *a, const char *line, const char *end, bool *quoted)
{
    static const char word[] = "include";
    line += strspn(line, " \t");
    if (line >= end || *line++ != '#')
        return NULL;
    line += strspn(line, " \t");
    if (strncmp(line, word, strlen(word)) != 0)
        return NULL;
    line += strlen(word);
    line += strcspn(line, "<\"\n");
    if (line >= end)
        return NULL;
    *quoted = *line == '"';
    size_t length = strcspn(line + 1, *quoted ? "\"\n" : ">\n");
    return line + 1 + length < end ? arena_intern_n(a, line + 1, length) : NULL;
}

static bool
read_file(walk *w, const char *path)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    const char *base = strrchr(path, '/');
    bool ok = true;
    int number = 1;
    if (data == NULL)
        return true; // the compiler reports the reason
    for (char *line = data; ok && line < data + size; number++) {
        char *end = memchr(line, '\n', (size_t)(data + size - line));
        end = end != NULL ? end : data + size;
        bool quoted = false;
        const char *name = included_name(w->a, line, end, &quoted);
        const char *found = name != NULL ? find_included(w, path, name, quoted) : NULL;
        location where = {base != NULL ? base + 1 : path, number, 0};
        ok = found == NULL || add_file(w, found, where);
        line = end + 1;
    }
    free(data);
    return ok;
}

bool
includes_are_files(arena *a, const char *include_dir, const spec *s)
{
    walk w = {.a = a, .include_dir = include_dir, .s = s};
    location where = {s->file, 0, 0};
    bool ok = true;
    for (int i = 0; ok && i < s->include_count; i++) {
        const char *path = find_included(&w, "", s->includes[i], false);
        ok = path == NULL || add_file(&w, path, where);
    }
    for (int i = 0; ok && i < w.count; i++)
        ok = read_file(&w, w.waiting[i]);
    return ok;
}
