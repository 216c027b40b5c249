// From what was emitted to the files that change. MANIFEST lists the hash of each file as it was
// written, so that a file whose bytes differ from its hash was edited by hand: that is an error,
// unless forced.
#include <stdlib.h>
#include <string.h>

#include "changes.h"
#include "diag.h"
#include "emit.h"

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

// What the files were made from, as remarks: there alone, so that a file changes with its code and
// not with every word of a header or a spec.
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

// The next file of MANIFEST at `*at`: the hash in `hash`, the name in the arena; NULL at its end.
static const char *
next_line(const emitter *e, const char **at, char hash[65])
{
    while (**at == '#') {
        *at += strcspn(*at, "\n");
        *at += **at == '\n';
    }
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

// Visits each file of the old MANIFEST.
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

// ---- what changes ----

static void
list_files(const emitter *e, emit_options *options)
{
    for (int i = 0; i < e->file_count; i++) {
        const output *o = e->files[i];
        const char *path = arena_printf(e->a, "%s/%s", options->out_dir, o->name);
        if (changes_write(options->changes, path, o->text.data, o->text.length)) {
            options->written++;
        } else {
            options->unchanged++;
        }
    }
}

static void
list_removed(const emitter *e, const emit_options *options, const char *manifest)
{
    char hash[65];
    const char *name = NULL;
    while ((name = next_line(e, &manifest, hash)) != NULL) {
        if (find_output(e, name) == NULL) {
            changes_remove(options->changes, arena_printf(e->a, "%s/%s", options->out_dir, name));
        }
    }
}

bool
emit_list_files(emitter *e, emit_options *options)
{
    const char *folder = options->out_dir;
    wrap_files(e);
    add_manifest(e);
    char *old = text_read_file(arena_printf(e->a, "%s/MANIFEST", folder), NULL);
    bool ok = old == NULL || options->force || check_edits(e, folder, old);
    if (ok) {
        list_files(e, options);
    }
    if (ok && old != NULL) {
        list_removed(e, options, old);
    }
    free(old);
    return ok;
}
