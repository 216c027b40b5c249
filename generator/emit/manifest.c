// Writes and compares the lines of a MANIFEST. A line is either a fact ("# driver: soname …") or a
// file in the form that sha256sum checks ("<sha256>  driver/api.c"). Both name the module, so a
// build finds the lines of a module by one pattern.
#include "emit/manifest.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "render/names.h"

enum { HASH_LENGTH = 64, MOST_NAMED = 3 };

#define REMEDY "run ci/regenerate --models"

// ---- written ----

static void
list_fact(const char *module, const char *key, const char *const *items, int count, text *out)
{
    if (count == 0)
        return;
    text_printf(out, "# %s: %s", module, key);
    for (int i = 0; i < count; i++)
        text_printf(out, " %s", items[i]);
    text_add(out, "\n");
}

static void
fact(const char *module, const char *key, const char *value, text *out)
{
    list_fact(module, key, &value, value != NULL, out);
}

static bool
has_cxx_functions(const emitter *e)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->cxx_only && !f->is_inline && emit_has_symbol(e, f))
            return true;
    }
    return false;
}

void
manifest_describe(const emitter *e, text *out)
{
    const model *m = e->m;
    fact(m->module, "soname", m->soname, out);
    fact(m->module, "resolver", m->resolver, out);
    list_fact(m->module, "folders", m->folders, m->folder_count, out);
    list_fact(m->module, "roots", m->roots, m->root_count, out);
    fact(m->module, "cxx", has_cxx_functions(e) ? "layout_check.c" : NULL, out);
    for (int i = 0; i < m->header_count; i++)
        text_printf(out, "# %s: header %s  %s\n", m->module, m->headers[i].sha256,
                    m->headers[i].name);
    text_printf(out, "# %s: spec %s  generator/specs/%s.yaml\n", m->module, m->spec_sha256,
                m->module);
    for (int i = 0; i < e->file_count; i++)
        text_printf(out, "%s  %s/%s\n", e->files[i]->hash, m->module, e->files[i]->name);
}

void
manifest_name_model(const char *module, const char *file, const char *hash, text *out)
{
    text_printf(out, "# %s: model %s  %s\n", module, hash, text_base_name(file));
}

// ---- read ----

bool
manifest_read(manifest *m)
{
    m->data = text_read_file(m->path, NULL);
    if (m->data == NULL)
        diag_error((location){m->path, 0, 0}, "cannot be read: %s; check the path",
                   strerror(errno));
    return m->data != NULL;
}

void
manifest_free(manifest *m)
{
    free(m->data);
    m->data = NULL;
}

// Returns the first line at or after `at` that is about the module and not about a model; NULL for
// none.
static const char *
next_line(const char *at, const char *module, size_t *length)
{
    char fact[256], folder[256];
    snprintf(fact, sizeof fact, "# %s: ", module);
    snprintf(folder, sizeof folder, "  %s/", module);
    for (; *at != '\0'; at += *length + (at[*length] == '\n')) {
        *length = strcspn(at, "\n");
        bool is_fact = text_starts(at, fact) && !text_starts(at + strlen(fact), "model ");
        bool is_file = *length > HASH_LENGTH && *at != '#' && text_starts(at + HASH_LENGTH, folder);
        if (is_fact || is_file)
            return at;
    }
    return NULL;
}

bool
manifest_check_model(const manifest *m, const char *path, const char *hash)
{
    const char *file = text_base_name(path);
    for (const char *at = m->data; at != NULL && *at != '\0';) {
        size_t length = strcspn(at, "\n"), name_length = strlen(file);
        const char *word = memmem(at, length, ": model ", 8);
        const char *name = name_length < length ? at + length - name_length : NULL;
        if (*at == '#' && word != NULL && name != NULL && name[-1] == ' ' &&
            memcmp(name, file, name_length) == 0) {
            if (strncmp(word + 8, hash, HASH_LENGTH) == 0)
                return true;
            diag_error((location){path, 0, 0},
                       "does not match %s; take both from one commit, or run ci/regenerate",
                       m->path);
            return false;
        }
        at += length + (at[length] == '\n');
    }
    diag_error((location){m->path, 0, 0}, "has no model %s; " REMEDY, file);
    return false;
}

// The differences between two lists of a module's lines.
typedef struct differences {
    // The first line that only one list has. Facts are compared as a whole, files by their names.
    const char *other;
    size_t other_length;
    text names; // names of files with other bytes
    int count;
} differences;

static void
differ(differences *d, const char *line, size_t length)
{
    if (d->other == NULL) {
        d->other = line;
        d->other_length = length;
    }
}

static void
name_changed(differences *d, const char *line, size_t length)
{
    const char *name = strchr(line + HASH_LENGTH, '/') + 1;
    if (d->count < MOST_NAMED)
        text_printf(&d->names, "%s%.*s", d->count > 0 ? ", " : "", (int)(line + length - name),
                    name);
    d->count++;
}

static void
compare(const char *module, const char *kept, const char *made, differences *d)
{
    for (;;) {
        size_t kept_length = 0, made_length = 0;
        kept = next_line(kept, module, &kept_length);
        made = next_line(made, module, &made_length);
        if (kept == NULL || made == NULL) {
            if (kept != made)
                differ(d, made != NULL ? made : kept, made != NULL ? made_length : kept_length);
            return;
        }
        bool same_length = kept_length == made_length;
        size_t skipped =
            *kept != '#' && *made != '#' && kept_length > HASH_LENGTH ? HASH_LENGTH : 0;
        if (!same_length || memcmp(kept + skipped, made + skipped, kept_length - skipped) != 0) {
            differ(d, made, made_length);
            return;
        }
        if (memcmp(kept, made, skipped) != 0)
            name_changed(d, made, made_length);
        kept += kept_length + (kept[kept_length] == '\n');
        made += made_length + (made[made_length] == '\n');
        if (*kept == '\0' && *made == '\0')
            return;
    }
}

bool
manifest_check_module(const manifest *m, const char *module, const text *made)
{
    differences d = {0};
    const location where = {m->path, 0, 0};
    compare(module, m->data, made->data, &d);
    if (d.other != NULL) {
        diag_error(where, "%s has different files or facts now, the first one \"%.*s\"; " REMEDY,
                   module, (int)d.other_length, d.other);
    } else if (d.count > 0) {
        const char *more = d.count > MOST_NAMED ? " and others" : "";
        (m->strict ? diag_error : diag_warning)(
            where, "%s has different bytes in %s%s (%d); templates or cubind-emit changed: " REMEDY,
            module, d.names.data, more, d.count);
    }
    text_free(&d.names);
    return d.other == NULL && (d.count == 0 || !m->strict);
}
