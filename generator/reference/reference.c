// Opens a volume for each model, fills its pages, and lists the files that change.
#include "reference/reference.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/changes.h"
#include "base/diag.h"
#include "reference/classes.h"
#include "reference/contents.h"
#include "reference/functions.h"
#include "reference/pages.h"
#include "reference/shelves.h"

// ---- foreign files ----

// Pages have a mark instead of a list of hashes. A file without the mark was not made here, and it
// must stay.
static bool
is_page(const char *path)
{
    char *data = text_read_file(path, NULL);
    bool is = data == NULL || text_starts(data, PAGE_MARK);
    free(data);
    return is;
}

// Lists a page. If a foreign file has its name, reports that and returns false.
static bool
list_page(text *changes, const char *path, const char *data, size_t size, int *written)
{
    if (!is_page(path)) {
        diag_error((location){path, 0, 0},
                   "is not a page of a reference; move it, or use another --out FOLDER");
        return false;
    }
    *written += changes_write(changes, path, data, size);
    return true;
}

static bool
has_page(const volume *v, const char *name)
{
    for (int i = 0; i < v->page_count; i++)
        if (strcmp(v->pages[i]->name, name) == 0)
            return true;
    return false;
}

// Lists the removal of pages that an earlier run made and this one did not.
static void
list_removed(const volume *v, const char *folder, text *changes)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        const char *name = entries[i]->d_name;
        const char *path = arena_printf(v->e.a, "%s/%s", folder, name);
        if (text_ends(name, ".md") && !has_page(v, name) && is_page(path))
            changes_remove(changes, path);
        free(entries[i]);
    }
    free(entries);
}

static bool
list_volume(const volume *v, const char *out_dir, text *changes)
{
    const char *folder = arena_printf(v->e.a, "%s/%s", out_dir, v->e.m->module);
    int written = 0;
    bool ok = true;
    changes_clean(changes, folder, NULL);
    for (int i = 0; i < v->page_count; i++) {
        const page *p = v->pages[i];
        const char *path = arena_printf(v->e.a, "%s/%s", folder, p->name);
        ok &= list_page(changes, path, p->text.data, p->text.length, &written);
    }
    list_removed(v, folder, changes);
    changes_say(changes, arena_printf(v->e.a, "%s: %d pages written, %d unchanged", folder, written,
                                      v->page_count - written));
    return ok;
}

static bool
list_contents(const book *b, const char *out_dir, text *changes)
{
    arena *a = b->volumes[0].e.a;
    const char *contents = book_contents(b, a);
    int written = 0;
    changes_clean(changes, out_dir, "index.md");
    return list_page(changes, arena_printf(a, "%s/index.md", out_dir), contents, strlen(contents),
                     &written);
}

// ---- volumes ----

static void
add_pages(volume *v)
{
    add_chapters(v);
    add_class_pages(v);
    add_constants(v);
    add_contents(v);
}

static bool
is_there_twice(const model *const *models, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (text_equal(models[i]->module, models[j]->module)) {
                diag_error((location){0}, "two models of module %s; give one", models[i]->module);
                return true;
            }
    return false;
}

static int
by_module(const void *left, const void *right)
{
    const model *const *a = left, *const *b = right;
    return strcmp((*a)->module, (*b)->module);
}

// Opens the volumes in alphabetical order, regardless of the order on the command line.
static bool
open_volumes(book *b, const model **models, int count, const char *template_dir)
{
    bool ok = true;
    qsort(models, (size_t)count, sizeof *models, by_module);
    for (; ok && b->count < count; b->count++) {
        volume *v = &b->volumes[b->count];
        v->book = b;
        v->e.m = models[b->count];
        ok = emitter_begin(&v->e, template_dir);
        if (ok)
            shelf_place_classes(v);
    }
    return ok;
}

static void
close_volumes(book *b)
{
    for (int i = 0; i < b->count; i++) {
        for (int j = 0; j < b->volumes[i].page_count; j++)
            text_free(&b->volumes[i].pages[j]->text);
        emitter_end(&b->volumes[i].e);
    }
}

bool
reference_list(arena *a, const model **models, int count, const char *template_dir,
               const char *out_dir, text *changes)
{
    int errors = diag_error_count();
    if (is_there_twice(models, count))
        return false;
    book b = {.volumes = arena_alloc(a, sizeof *b.volumes * (size_t)count)};
    bool ok = open_volumes(&b, models, count, template_dir);
    for (int i = 0; ok && i < count; i++)
        add_pages(&b.volumes[i]);
    for (int i = 0; ok && i < count; i++)
        list_volume(&b.volumes[i], out_dir, changes);
    if (ok && count > 1)
        list_contents(&b, out_dir, changes);
    close_volumes(&b);
    return ok && diag_error_count() == errors;
}
