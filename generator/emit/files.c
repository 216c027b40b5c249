// Compares the emitted files with those on disk and lists the changes. MANIFEST has the hash of
// each file as it was written. A file on disk with another hash was edited by hand, which is an
// error unless --force is given.
#include "emit/files.h"

#include <stdlib.h>
#include <string.h>

#include "base/changes.h"
#include "base/diag.h"
#include "emit/manifest.h"
#include "render/wrap.h"

static int
compare_files(const void *a, const void *b)
{
    return strcmp((*(output *const *)a)->name, (*(output *const *)b)->name);
}

// Removes the blank line that the last snippet of a file may end with, to separate it from a next
// one.
static void
trim_end(text *t)
{
    while (t->length > 1 && t->data[t->length - 1] == '\n' && t->data[t->length - 2] == '\n')
        t->data[--t->length] = '\0';
}

static void
wrap_files(emitter *e)
{
    for (int i = 0; i < e->file_count; i++) {
        output *o = e->files[i];
        trim_end(&o->text);
        if (o->is_c) {
            text wrapped = {0};
            emit_wrap_c(&wrapped, o->text.data);
            text_free(&o->text);
            o->text = wrapped;
        }
    }
}

static void
hash_files(emitter *e)
{
    for (int i = 0; i < e->file_count; i++)
        text_sha256(e->files[i]->text.data, e->files[i]->text.length, e->files[i]->hash);
}

// Lists the sources of the files as remarks. Only MANIFEST has these, so that a generated file
// changes with its code and not with every word of a header or a spec.
static void
list_sources(const emitter *e, text *lines)
{
    for (int i = 0; i < e->m->header_count; i++) {
        const header_file *h = &e->m->headers[i];
        text_printf(lines, "# %s  %s\n", h->sha256, h->name);
    }
    text_printf(lines, "# %s  generator/specs/%s.yaml\n", e->m->spec_sha256, e->m->module);
}

static void
add_manifest(emitter *e)
{
    text lines = {0};
    list_sources(e, &lines);
    for (int i = 0; i < e->file_count; i++)
        text_printf(&lines, "%s  %s\n", e->files[i]->hash, e->files[i]->name);
    e->files = arena_grow(e->a, e->files, e->file_count, sizeof *e->files);
    output *o = arena_alloc(e->a, sizeof *o);
    o->name = "MANIFEST";
    o->text = lines;
    e->files[e->file_count++] = o;
}

// ---- hand edits ----

// The MANIFEST of the last run, and that of a run that was killed while it moved its files into
// place. A file may come from either. NULL for none.
enum { MANIFESTS = 2 };

static void
read_manifests(const emitter *e, const char *folder, char *manifests[MANIFESTS])
{
    manifests[0] = text_read_file(arena_printf(e->a, "%s/MANIFEST", folder), NULL);
    manifests[1] = text_read_file(arena_printf(e->a, "%s/MANIFEST.new", folder), NULL);
}

// Advances `*at` over the next file of a manifest. Stores its hash and returns its name, which is
// interned; NULL at the end. A name with a slash is skipped: the generator writes none.
static const char *
next_line(const emitter *e, const char **at, char hash[65])
{
    while (**at != '\0') {
        const char *line = *at;
        size_t length = strcspn(line, "\n");
        *at += length + (line[length] == '\n');
        if (*line != '#' && length >= 67 && memchr(line, '/', length) == NULL) {
            memcpy(hash, line, 64);
            hash[64] = '\0';
            return arena_intern_n(e->a, line + 66, length - 66);
        }
    }
    return NULL;
}

static const output *
find_output(const emitter *e, const char *name)
{
    for (int i = 0; i < e->file_count; i++)
        if (strcmp(e->files[i]->name, name) == 0)
            return e->files[i];
    return NULL;
}

static bool
was_written(const emitter *e, char *const manifests[MANIFESTS], const char *name, const char *now)
{
    char hash[65];
    for (int i = 0; i < MANIFESTS; i++) {
        const char *at = manifests[i] != NULL ? manifests[i] : "", *line;
        while ((line = next_line(e, &at, hash)) != NULL)
            if (strcmp(line, name) == 0 && strcmp(hash, now) == 0)
                return true;
    }
    return false;
}

// Returns whether the file has bytes that neither an earlier run wrote nor this run will write.
static bool
loses_edit(const emitter *e, char *const manifests[MANIFESTS], const char *path, const char *name)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    if (data == NULL)
        return false;
    const output *o = find_output(e, name);
    char now[65] = "";
    bool same = o != NULL && o->text.length == size && memcmp(o->text.data, data, size) == 0;
    if (!same)
        text_sha256(data, size, now);
    free(data);
    return !same && !was_written(e, manifests, name, now);
}

// Reports each file of a manifest that was edited by hand; returns whether there is none.
static bool
check_edits(const emitter *e, const char *folder, char *const manifests[MANIFESTS], const char *at)
{
    bool ok = true;
    char hash[65];
    const char *name = NULL;
    while (at != NULL && (name = next_line(e, &at, hash)) != NULL) {
        const char *path = arena_printf(e->a, "%s/%s", folder, name);
        if (loses_edit(e, manifests, path, name)) {
            diag_error((location){path, 0, 0},
                       "edited by hand; change the spec or the template, or use --force");
            ok = false;
        }
    }
    return ok;
}

// ---- changes ----

// Frees the text of each file as soon as it is listed, because the list has a copy.
static void
list_files(emitter *e, emit_options *options)
{
    for (int i = 0; i < e->file_count; i++) {
        output *o = e->files[i];
        const char *path = arena_printf(e->a, "%s/%s", options->out_dir, o->name);
        if (changes_write(options->changes, path, o->text.data, o->text.length))
            options->written++;
        else
            options->unchanged++;
        text_free(&o->text);
    }
}

static void
list_removed(const emitter *e, const emit_options *options, const char *at)
{
    char hash[65];
    const char *name = NULL;
    while (at != NULL && (name = next_line(e, &at, hash)) != NULL)
        if (find_output(e, name) == NULL)
            changes_remove(options->changes, arena_printf(e->a, "%s/%s", options->out_dir, name));
}

bool
emit_list_files(emitter *e, emit_options *options)
{
    const char *folder = options->out_dir;
    char *old[MANIFESTS];
    wrap_files(e);
    hash_files(e);
    qsort(e->files, (size_t)e->file_count, sizeof *e->files, compare_files);
    if (options->lines != NULL)
        manifest_describe(e, options->lines);
    if (folder == NULL)
        return true;
    add_manifest(e);
    read_manifests(e, folder, old);
    bool ok = options->force ||
              (check_edits(e, folder, old, old[0]) && check_edits(e, folder, old, old[1]));
    if (ok) {
        changes_clean(options->changes, folder, NULL);
        list_files(e, options);
    }
    for (int i = 0; i < MANIFESTS; i++) {
        if (ok)
            list_removed(e, options, old[i]);
        free(old[i]);
    }
    return ok;
}
