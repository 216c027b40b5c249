// Finds the specs and headers of a command.
#include "command/inputs.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/text.h"
#include "model/history.h"
#include "parse/toolkit.h"
#include "propose/propose.h"

static const location NOWHERE = {0};

// The file with the module's kept models; NULL if there is none.
static const char *
kept_models(arena *a, const options *o, const char *module)
{
    const char *const folders[] = {o->reviewed_dir, o->library_dir};
    struct stat status;
    for (size_t i = 0; i < sizeof folders / sizeof *folders && folders[i]; i++) {
        const char *path = arena_printf(a, "%s/%s.json", folders[i], module);
        if (stat(path, &status) == 0)
            return path;
    }
    return NULL;
}

// Models are kept for this repository's modules. Other specs name the reviewed release themselves.
bool
inputs_read_kept(const options *o, spec *s)
{
    if (s->known_arena != NULL)
        return true;
    arena *a = arena_new();
    const char *path = kept_models(a, o, s->module);
    s->known_arena = a;
    s->known = path != NULL ? history_read_all(a, path) : NULL;
    return path == NULL || s->known != NULL;
}

void
inputs_free_kept(spec *s)
{
    arena_free(s->known_arena);
    s->known_arena = NULL;
    s->known = NULL;
}

static bool
load_spec(arena *a, const options *o, job *j)
{
    const char *path = o->spec;
    if (path == NULL) {
        path = arena_printf(a, "%s/%s.yaml", o->spec_dir, j->name);
        struct stat status;
        if (stat(path, &status) != 0) {
            diag_error(NOWHERE, "no spec for module %s: there is no file %s", j->name, path);
            return false;
        }
    }
    j->spec = spec_read(a, path);
    return j->spec != NULL;
}

// Returns a spec without rules, for a command that only has headers.
static spec *
bare_spec(arena *a, const options *o, const char *module)
{
    spec *s = arena_alloc(a, sizeof *s);
    *s = (spec){.arena = a, .module = module, .file = "the headers"};
    s->headers = s->includes = (const char **)o->files;
    s->header_count = s->include_count = o->file_count;
    return s;
}

bool
inputs_read(arena *a, const options *o, job *j)
{
    if (o->command == COMMAND_PROPOSE)
        j->spec = bare_spec(a, o, j->name);
    else if (!load_spec(a, o, j))
        return false;
    toolkit_leave_out_headers(a, o->include_dir, j->spec);
    return toolkit_has_headers(a, o->include_dir, j->spec);
}

static int
by_name(const void *left, const void *right)
{
    const job *a = left, *b = right;
    return strcmp(a->name, b->name);
}

// Lists the jobs of all specs, in alphabetical order.
static job *
list_specs(arena *a, const options *o, int *count)
{
    DIR *folder = opendir(o->spec_dir);
    job *jobs = NULL;
    if (folder == NULL) {
        diag_error(NOWHERE, "cannot read the spec folder %s: %s", o->spec_dir, strerror(errno));
        return NULL;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        size_t length = strlen(entry->d_name);
        if (text_ends(entry->d_name, ".yaml")) {
            jobs = arena_grow(a, jobs, *count, sizeof *jobs);
            jobs[(*count)++] =
                (job){.name = arena_intern_n(a, entry->d_name, length - strlen(".yaml"))};
        }
    }
    closedir(folder);
    if (*count == 0) {
        diag_error(NOWHERE, "no specs in %s", o->spec_dir);
        return NULL;
    }
    qsort(jobs, (size_t)*count, sizeof *jobs, by_name);
    return jobs;
}

job *
inputs_list(arena *a, const options *o, int *count)
{
    const char *file = o->spec;
    *count = 0;
    if (o->models.count == 0 && !toolkit_has_folder(o->cuda != NULL ? o->cuda : o->include_dir))
        return NULL;
    if (o->command == COMMAND_PROPOSE)
        file = propose_module(a, o->files[0]);
    const option_list *named = o->models.count > 0 ? &o->models : &o->modules;
    if (file == NULL && named->count == 0)
        return list_specs(a, o, count);
    job *jobs = arena_alloc(a, sizeof *jobs * (size_t)(named->count + 1));
    if (file != NULL)
        jobs[(*count)++].name = file;
    for (int i = 0; i < named->count; i++)
        jobs[(*count)++].name = named->items[i];
    return jobs;
}
