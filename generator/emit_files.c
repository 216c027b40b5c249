// Writing what was emitted. MANIFEST lists the hash of each file as it was written, so that a file
// whose bytes differ from its hash was edited by hand: that is an error, unless forced. First all
// files are written beside their places, then all are renamed: a folder that cannot be written is
// left as it was.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "diag.h"
#include "emit.h"

typedef struct staged {
    const char *path;
    const char *temporary; // NULL: nothing to do
} staged;

static int
compare_files(const void *a, const void *b)
{
    return strcmp((*(output *const *)a)->name, (*(output *const *)b)->name);
}

static void
wrap_files(emitter *e)
{
    for (int i = 0; i < e->file_count; i++) {
        output *o = e->files[i];
        if (o->is_c) {
            text wrapped = {0};
            emit_wrap_c(&wrapped, o->text.data);
            text_free(&o->text);
            o->text = wrapped;
        }
    }
}

static void
add_manifest(emitter *e)
{
    text lines = {0};
    qsort(e->files, (size_t)e->file_count, sizeof *e->files, compare_files);
    for (int i = 0; i < e->file_count; i++) {
        char hash[65];
        text_sha256(e->files[i]->text.data, e->files[i]->text.length, hash);
        text_printf(&lines, "%s  %s\n", hash, e->files[i]->name);
    }
    e->files = arena_grow(e->a, e->files, e->file_count, sizeof *e->files);
    output *o = arena_alloc(e->a, sizeof *o);
    o->name = "MANIFEST";
    o->text = lines;
    e->files[e->file_count++] = o;
}

// ---- hand edits ----

// One line of MANIFEST at `*at`: the hash in `hash`, the name in the arena; NULL at its end.
static const char *
next_line(const emitter *e, const char **at, char hash[65])
{
    size_t length = strcspn(*at, "\n");
    if (length < 67) {
        return NULL;
    }
    memcpy(hash, *at, 64);
    hash[64] = '\0';
    const char *name = arena_intern_n(e->a, *at + 66, length - 66);
    *at += length + ((*at)[length] == '\n');
    return name;
}

static const output *
find_output(const emitter *e, const char *name)
{
    for (int i = 0; i < e->file_count; i++) {
        if (strcmp(e->files[i]->name, name) == 0) {
            return e->files[i];
        }
    }
    return NULL;
}

// The bytes are neither those that were written last time nor those that are about to be written.
static bool
loses_edit(const emitter *e, const char *path, const char *name, const char *hash)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    if (data == NULL) {
        return false;
    }
    const output *o = find_output(e, name);
    char now[65] = "";
    bool same = o != NULL && o->text.length == size && memcmp(o->text.data, data, size) == 0;
    if (!same) {
        text_sha256(data, size, now);
    }
    free(data);
    return !same && strcmp(now, hash) != 0;
}

// Visits each file of the old MANIFEST. Files that are no longer made are removed after all else
// went well.
static bool
check_edits(const emitter *e, const char *folder, const char *manifest)
{
    bool ok = true;
    char hash[65];
    const char *name = NULL;
    while ((name = next_line(e, &manifest, hash)) != NULL) {
        const char *path = arena_printf(e->a, "%s/%s", folder, name);
        if (loses_edit(e, path, name, hash)) {
            diag_error((location){path, 0, 0},
                       "edited by hand; change the spec or the template, or use --force");
            ok = false;
        }
    }
    return ok;
}

static void
remove_old(const emitter *e, const char *folder, const char *manifest)
{
    char hash[65];
    const char *name = NULL;
    while ((name = next_line(e, &manifest, hash)) != NULL) {
        if (find_output(e, name) == NULL) {
            unlink(arena_printf(e->a, "%s/%s", folder, name));
        }
    }
}

// ---- writing ----

static bool
is_same(const char *path, const text *t)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    bool same = data != NULL && size == t->length && memcmp(data, t->data, size) == 0;
    free(data);
    return same;
}

static bool
make_folder(const emitter *e, const char *folder)
{
    char *path = arena_alloc(e->a, strlen(folder) + 1);
    for (size_t i = 0;; i++) {
        bool end = folder[i] == '\0';
        if (i > 0 && (end || folder[i] == '/') && mkdir(path, 0777) < 0 && errno != EEXIST) {
            return false;
        }
        if (end) {
            return true;
        }
        path[i] = folder[i];
    }
}

static bool
stage_file(const emitter *e, const char *folder, const output *o, staged *s)
{
    s->path = arena_printf(e->a, "%s/%s", folder, o->name);
    if (is_same(s->path, &o->text)) {
        return true;
    }
    s->temporary = arena_printf(e->a, "%s.new", s->path);
    return text_write_file(s->temporary, o->text.data, o->text.length) >= 0;
}

static void
drop_staged(const staged *all, int count)
{
    for (int i = 0; i < count; i++) {
        if (all[i].temporary != NULL) {
            unlink(all[i].temporary);
        }
    }
}

static bool
stage_files(emitter *e, const char *folder, staged *all)
{
    for (int i = 0; i < e->file_count; i++) {
        if (!stage_file(e, folder, e->files[i], &all[i])) {
            int error = errno;
            drop_staged(all, i + 1);
            errno = error;
            return false;
        }
    }
    return true;
}

static bool
rename_files(const emitter *e, const staged *all, emit_options *options)
{
    for (int i = 0; i < e->file_count; i++) {
        if (all[i].temporary == NULL) {
            options->unchanged++;
        } else if (rename(all[i].temporary, all[i].path) < 0) {
            return false;
        } else {
            options->written++;
        }
    }
    return true;
}

static bool
write_all(emitter *e, emit_options *options)
{
    staged *all = arena_alloc(e->a, sizeof *all * (size_t)e->file_count);
    return make_folder(e, options->out_dir) && stage_files(e, options->out_dir, all) &&
           rename_files(e, all, options);
}

bool
emit_write_files(emitter *e, emit_options *options)
{
    const char *folder = options->out_dir;
    wrap_files(e);
    add_manifest(e);
    char *old = text_read_file(arena_printf(e->a, "%s/MANIFEST", folder), NULL);
    if (old != NULL && !options->force && !check_edits(e, folder, old)) {
        free(old);
        return false;
    }
    bool ok = write_all(e, options);
    if (!ok) {
        diag_error((location){folder, 0, 0}, "cannot write there: %s; nothing was changed",
                   strerror(errno));
    } else if (old != NULL) {
        remove_old(e, folder, old);
    }
    free(old);
    return ok;
}
