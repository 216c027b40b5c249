// cubind-emit: makes the code of modules from their models. It needs no headers, no specs, and no
// library except the C library.
//
//     model_load ─► emit
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/changes.h"
#include "base/data.h"
#include "base/diag.h"
#include "base/table.h"
#include "check/load.h"
#include "emit/emit.h"
#include "emit/manifest.h"
#include "model/history.h"

#ifndef CUBIND_SOURCE_TEMPLATES
#define CUBIND_SOURCE_TEMPLATES "templates"
#endif

enum { GOOD, FOUND, MISUSED };

static const char usage[] =
    "usage: cubind-emit [OPTION...] MODEL...\n"
    "       cubind-emit --list [OPTION...] MODEL... >MANIFEST\n"
    "\n"
    "Writes the code of each MODEL, a file saved by cubind-gen, to OUT/<module>: C, type stubs, "
    "stub library, layout check.\n"
    "MODEL@12.9 selects a release from a file with several. OUT/<module> is written completely or "
    "not at all.\n"
    "\n"
    "  --out FOLDER        folder in which to write a folder for each module\n"
    "  --list              write nothing; print the MANIFEST of the files that would be written\n"
    "  --manifest FILE     compare models, files and facts with FILE; write nothing if they "
    "differ\n"
    "  --strict            treat a file with different bytes as an error, not as a warning\n"
    "  --templates FOLDER  folder of the templates\n"
    "  --bare-stubs        write type stubs without docstrings\n"
    "  --force             overwrite files that were edited\n"
    "  --help              print this help\n";

typedef struct order {
    arena *a;
    const char *out;
    int list, bare_stubs, force, help, strict;
    const char *templates;
    manifest manifest;
    char **models;
    int model_count;
    table modules; // path of each module's model, so far
} order;

// Hashes the file of a model, which may contain many releases.
static bool
hash_model(const order *o, const char *model, const char **path, char hash[65])
{
    size_t size = 0;
    *path = history_file(o->a, model);
    char *data = text_read_file(*path, &size);
    if (data == NULL) {
        diag_error((location){*path, 0, 0}, "cannot be read: %s; check the path", strerror(errno));
        return false;
    }
    text_sha256(data, size, hash);
    free(data);
    return o->manifest.data == NULL || manifest_check_model(&o->manifest, *path, hash);
}

// Reports a second model of a module, which would write the same files.
static bool
is_only_one(order *o, const char *module, const char *model_path)
{
    const char *other = table_get_text(&o->modules, module);
    if (other != NULL)
        diag_error((location){model_path, 0, 0},
                   "is a model of module %s, and so is %s; give one model for each module", module,
                   other);
    else
        table_add_text(o->a, &o->modules, module, (void *)model_path);
    return other == NULL;
}

// Reports a path that is neither a folder nor can become one.
static bool
can_be_folder(const char *path)
{
    struct stat status;
    bool there = stat(path, &status) == 0;
    if (there && !S_ISDIR(status.st_mode))
        errno = ENOTDIR;
    else if (there || errno == ENOENT)
        return true;
    diag_error((location){path, 0, 0}, "cannot be a folder: %s; give another --out",
               strerror(errno));
    return false;
}

// Handles one model: appends its files to `changes` and its lines to `lines`.
static bool
emit_one(order *o, const char *model_path, text *lines, text *changes)
{
    const char *path = NULL;
    char hash[65];
    if (!hash_model(o, model_path, &path, hash))
        return false;
    model *m = model_load(o->a, model_path);
    if (m == NULL || !is_only_one(o, m->module, model_path))
        return false;
    const char *folder = o->list ? NULL : arena_printf(o->a, "%s/%s", o->out, m->module);
    if (folder != NULL && !can_be_folder(folder))
        return false;
    text made = {0};
    emit_options options = {
        .template_dir = o->templates,
        .out_dir = folder,
        .force = o->force,
        .bare_stubs = o->bare_stubs,
        .changes = changes,
        .lines = &made,
    };
    bool ok = emit_module(m, &options);
    if (ok && o->manifest.data != NULL)
        ok = manifest_check_module(&o->manifest, m->module, &made);
    if (ok) {
        manifest_name_model(m->module, path, hash, lines);
        text_add_n(lines, made.data, made.length);
    }
    text_free(&made);
    return ok;
}

static int
run(order *o)
{
    text lines = {0}, changes = {0};
    bool ok = o->manifest.path == NULL || manifest_read(&o->manifest);
    for (int i = 0; ok && i < o->model_count; i++)
        ok = emit_one(o, o->models[i], &lines, &changes);
    if (ok && !o->list)
        ok = changes_apply(&changes, 1);
    if (ok && o->list)
        ok = fwrite(lines.data, 1, lines.length, stdout) == lines.length && fflush(stdout) == 0;
    if (!ok && diag_error_count() == 0)
        diag_error((location){0}, "cannot write to standard output: %s", strerror(errno));
    text_free(&lines);
    text_free(&changes);
    manifest_free(&o->manifest);
    return ok ? GOOD : FOUND;
}

static bool
misused(const char *problem)
{
    fprintf(stderr, "cubind-emit: error: %s; try --help\n", problem);
    return false;
}

static bool
read_options(int argc, char **argv, order *o)
{
    enum { OUT = 1000, MANIFEST, TEMPLATES };
    int strict = 0;
    const struct option names[] = {
        {"out", required_argument, NULL, OUT},
        {"list", no_argument, &o->list, 1},
        {"manifest", required_argument, NULL, MANIFEST},
        {"strict", no_argument, &strict, 1},
        {"templates", required_argument, NULL, TEMPLATES},
        {"bare-stubs", no_argument, &o->bare_stubs, 1},
        {"force", no_argument, &o->force, 1},
        {"help", no_argument, &o->help, 1},
        {0},
    };
    for (int option; (option = getopt_long(argc, argv, "", names, NULL)) != -1;)
        if (option == OUT)
            o->out = optarg;
        else if (option == MANIFEST)
            o->manifest.path = optarg;
        else if (option == TEMPLATES)
            o->templates = optarg;
        else if (option != 0)
            return false; // reported by getopt_long()
    o->manifest.strict = strict;
    o->models = argv + optind;
    o->model_count = argc - optind;
    if (o->help)
        return true;
    if (o->model_count == 0)
        return misused("no model");
    if ((o->out != NULL) == (o->list != 0))
        return misused("either --out FOLDER or --list is needed");
    if (o->out != NULL && *o->out == '\0')
        return misused("--out has no folder");
    return true;
}

int
main(int argc, char **argv)
{
    diag_name_program("cubind-emit");
    order o = {.a = arena_new()};
    o.templates = data_folder(o.a, "templates", CUBIND_SOURCE_TEMPLATES);
    int status = MISUSED;
    if (read_options(argc, argv, &o)) {
        if (o.help)
            fputs(usage, stdout);
        status = o.help ? GOOD : run(&o);
    }
    arena_free(o.a);
    return status;
}
