// Implements changes.h: writes each file under a temporary name next to its destination, and
// renames the files once all of them are written. Errors normally occur while writing (a full disk,
// missing permissions), and so before any file is replaced.
//
// A run may be killed at any point. The temporary files that it leaves end in ".new", or in
// ".new.XXXXXX" if writing was not finished; the next run removes them. The last file of a list is
// renamed last. So as soon as a new MANIFEST is in place, all files that it describes are in place,
// too.
#include "base/changes.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"

enum { CLEAN = 'c', WRITE = 'w', REMOVE = 'r', SAY = 's' };

typedef struct change {
    int kind;
    const char *path; // or the line to say
    const char *data;
    size_t size;
} change;

// ---- lists ----

static void
add(text *list, int kind, const char *path, const char *data, size_t size)
{
    text_printf(list, "%c%zu ", kind, size);
    text_add_n(list, path, strlen(path) + 1);
    text_add_n(list, data, size);
}

bool
changes_write(text *list, const char *path, const char *data, size_t size)
{
    if (text_is_file(path, data, size))
        return false;
    add(list, WRITE, path, data, size);
    return true;
}

void
changes_remove(text *list, const char *path)
{
    add(list, REMOVE, path, "", 0);
}

// Whether the file is "<name>.new" or "<name>.new.XXXXXX", for any <name> if `name` is NULL.
static bool
is_leftover(const char *entry, const char *name)
{
    size_t length = strlen(entry);
    if (length > 11 && entry[length - 7] == '.' && strncmp(entry + length - 11, ".new", 4) == 0)
        length -= 7;
    if (length <= 4 || strncmp(entry + length - 4, ".new", 4) != 0)
        return false;
    return name == NULL || (strlen(name) == length - 4 && strncmp(entry, name, length - 4) == 0);
}

void
changes_clean(text *list, const char *folder, const char *name)
{
    DIR *listing = opendir(folder);
    text path = {0};
    for (struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        if (is_leftover(entry->d_name, name)) {
            text_clear(&path);
            text_printf(&path, "%s/%s", folder, entry->d_name);
            add(list, CLEAN, path.data, "", 0);
        }
    }
    if (listing != NULL)
        closedir(listing);
    text_free(&path);
}

void
changes_say(text *list, const char *line)
{
    add(list, SAY, line, "", 0);
}

// Reads the entry at `at` into `c`; returns the start of the next entry.
static const char *
read_change(const char *at, change *c)
{
    char *space;
    c->kind = (unsigned char)*at;
    c->size = strtoull(at + 1, &space, 10);
    c->path = space + 1;
    c->data = c->path + strlen(c->path) + 1;
    return c->data + c->size;
}

typedef bool visitor(const change *c);

// Stops at the first visit that fails.
static bool
for_each(const text *lists, int count, int kind, visitor *visit)
{
    for (int i = 0; i < count; i++) {
        const char *end = lists[i].data + lists[i].length;
        for (const char *at = lists[i].data; at < end;) {
            change c;
            at = read_change(at, &c);
            if (c.kind == kind && !visit(&c))
                return false;
        }
    }
    return true;
}

// ---- applying changes ----

static bool
make_folders(const char *path)
{
    text folder = {0};
    bool ok = true;
    for (const char *s = path; ok && (s = strchr(s + 1, '/')) != NULL;) {
        text_clear(&folder);
        text_add_n(&folder, path, (size_t)(s - path));
        ok = mkdir(folder.data, 0777) == 0 || errno == EEXIST;
    }
    if (!ok)
        diag_error((location){0}, "cannot make folder %s: %s", folder.data, strerror(errno));
    text_free(&folder);
    return ok;
}

static text
temporary_of(const change *c)
{
    text path = {0};
    text_printf(&path, "%s.new", c->path);
    return path;
}

static bool
write_beside(const change *c)
{
    if (!make_folders(c->path))
        return false;
    text temporary = temporary_of(c);
    bool ok = text_write_file(temporary.data, c->data, c->size) >= 0;
    if (!ok) {
        diag_error((location){c->path, 0, 0}, "cannot be written: %s; nothing was changed",
                   strerror(errno));
    }
    text_free(&temporary);
    return ok;
}

static bool
drop(const change *c)
{
    text temporary = temporary_of(c);
    unlink(temporary.data);
    text_free(&temporary);
    return true;
}

static bool
put_in_place(const change *c)
{
    text temporary = temporary_of(c);
    bool ok = rename(temporary.data, c->path) == 0;
    if (!ok)
        diag_error((location){c->path, 0, 0}, "cannot be replaced: %s", strerror(errno));
    text_free(&temporary);
    return ok;
}

static bool
remove_file(const change *c)
{
    unlink(c->path);
    return true;
}

static bool
say(const change *c)
{
    puts(c->path);
    return true;
}

bool
changes_apply(const text *lists, int count)
{
    for_each(lists, count, CLEAN, remove_file);
    if (!for_each(lists, count, WRITE, write_beside)) {
        for_each(lists, count, WRITE, drop);
        return false;
    }
    // Remove files before the new MANIFEST, which does not list them, is in place. If the run were
    // killed in between, no later run would know about them.
    for_each(lists, count, REMOVE, remove_file);
    if (!for_each(lists, count, WRITE, put_in_place)) {
        for_each(lists, count, WRITE, drop);
        return false;
    }
    for_each(lists, count, SAY, say);
    return true;
}
