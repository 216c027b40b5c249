#include "command/options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

#ifndef CUBIND_SOURCE_SPECS
#define CUBIND_SOURCE_SPECS "generator/specs"
#endif
#ifndef CUBIND_SOURCE_TEMPLATES
#define CUBIND_SOURCE_TEMPLATES "templates"
#endif

static const char USAGE[] =
    "usage: cubind-gen dump     --module M --cuda FOLDER\n"
    "       cubind-gen check    --module M --cuda FOLDER\n"
    "       cubind-gen generate [--module M]... (--cuda FOLDER | --model FILE)\n"
    "       cubind-gen diff     OLD.json NEW.json [--json] [--out FILE]\n"
    "       cubind-gen exports  (--module M --cuda FOLDER | --model FILE) LIBRARY [--json]\n"
    "\n"
    "  dump      print the annotated model of one module as JSON\n"
    "  check     report what the spec leaves undecided or gets wrong\n"
    "  generate  write the code of the modules (default: of every spec)\n"
    "  diff      what changed from one saved model to another; status 1: something breaks callers\n"
    "  exports   declared functions that a library lacks (status 1), and the other way round\n"
    "\n"
    "  --module M           the name of a spec without .yaml\n"
    "  --cuda FOLDER        CUDA toolkit; its headers are in FOLDER/include\n"
    "  --include FOLDER     the headers themselves, in place of FOLDER/include\n"
    "  --spec FILE          this spec in place of SPECS/M.yaml (dump, check, exports)\n"
    "  --specs FOLDER       where the specs are\n"
    "  --templates FOLDER   where the templates are (generate)\n"
    "  --model FILE         a saved model in place of headers (generate, exports)\n"
    "  --out FOLDER         where the code goes (default: generated)\n"
    "  --out FILE           where the report goes (diff; default: standard output)\n"
    "  --json               the report for programs (diff, exports)\n"
    "  --save-model FOLDER  where models are saved (default: OUT/model)\n"
    "  --docs               carry over the headers' documentation, for a local build\n"
    "  --force              overwrite generated files that were edited\n"
    "  --help               print this text\n";

void
options_print_usage(void)
{
    fputs(USAGE, stdout);
}

// ---- default folders ----

static bool
is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

// Installed, the program finds its data beside itself; built, in the source folder.
static const char *
data_folder(arena *a, const char *name, const char *in_source)
{
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length > 0) {
        path[length] = '\0';
        char *slash = strrchr(path, '/');
        *slash = '\0';
        const char *installed = arena_printf(a, "%s/../share/cubind/%s", path, name);
        if (is_folder(installed))
            return installed;
    }
    return in_source;
}

static void
set_defaults(arena *a, options *o)
{
    if (o->include_dir == NULL && o->cuda != NULL)
        o->include_dir = arena_printf(a, "%s/include", o->cuda);
    if (o->spec_dir == NULL)
        o->spec_dir = data_folder(a, "specs", CUBIND_SOURCE_SPECS);
    if (o->template_dir == NULL)
        o->template_dir = data_folder(a, "templates", CUBIND_SOURCE_TEMPLATES);
    if (o->command == COMMAND_DIFF)
        return; // has no folders
    if (o->out == NULL)
        o->out = "generated";
    if (o->model_dir == NULL)
        o->model_dir = arena_printf(a, "%s/model", o->out);
}

// ---- checks ----

static bool
usage_error(const char *problem, const char *what)
{
    fprintf(stderr, "cubind-gen: error: %s%s; try --help\n", problem, what);
    return false;
}

static bool
check_one_module(const options *o)
{
    if (o->module_count != 1 && o->spec == NULL)
        return usage_error("exactly one --module is needed", "");
    if (o->model != NULL)
        return usage_error("--model is for generate and exports", "");
    return true;
}

static bool
check_diff(const options *o)
{
    if (o->file_count != 2)
        return usage_error("two models are needed: OLD.json NEW.json", "");
    if (o->module_count > 0 || o->cuda != NULL || o->include_dir != NULL || o->model != NULL ||
        o->spec != NULL) {
        return usage_error("diff reads two saved models and nothing else", "");
    }
    return true;
}

static bool
check_files(const options *o)
{
    int allowed = o->command == COMMAND_DIFF ? 2 : o->command == COMMAND_EXPORTS ? 1 : 0;
    if (o->file_count > allowed)
        return usage_error("unexpected argument ", o->files[allowed]);
    if (allowed == 0 && o->json)
        return usage_error("--json is for diff and exports", "");
    if (o->command == COMMAND_EXPORTS && o->file_count == 0)
        return usage_error("a shared library is needed", "");
    return true;
}

static bool
check_source(const options *o)
{
    bool headers = o->cuda != NULL || o->include_dir != NULL;
    bool model_will_do = o->command == COMMAND_GENERATE || o->command == COMMAND_EXPORTS;
    if (headers && o->model != NULL)
        return usage_error("--cuda and --model exclude each other", "");
    if (!headers && o->model == NULL) {
        return usage_error(model_will_do ? "--cuda FOLDER or --model FILE is needed"
                                         : "--cuda FOLDER is needed",
                           "");
    }
    return true;
}

static bool
check(const options *o)
{
    if (!check_files(o))
        return false;
    if (o->command == COMMAND_DIFF)
        return check_diff(o);
    if (!check_source(o))
        return false;
    bool one_model = o->command == COMMAND_EXPORTS && o->model != NULL;
    if (o->command != COMMAND_GENERATE && !one_model)
        return check_one_module(o);
    if (o->spec != NULL)
        return usage_error("--spec goes with one --module; generate takes --specs FOLDER", "");
    if (o->model != NULL && o->module_count > 0)
        return usage_error("--model names its module itself; leave --module out", "");
    return true;
}

// ---- reading ----

enum {
    OPT_MODULE = 1000,
    OPT_CUDA,
    OPT_INCLUDE,
    OPT_SPEC,
    OPT_SPECS,
    OPT_TEMPLATES,
    OPT_MODEL,
    OPT_OUT,
    OPT_SAVE_MODEL,
    OPT_DOCS,
    OPT_JSON,
    OPT_FORCE,
    OPT_HELP
};

static const struct option LONG_OPTIONS[] = {
    {"module", required_argument, NULL, OPT_MODULE},
    {"cuda", required_argument, NULL, OPT_CUDA},
    {"include", required_argument, NULL, OPT_INCLUDE},
    {"spec", required_argument, NULL, OPT_SPEC},
    {"specs", required_argument, NULL, OPT_SPECS},
    {"templates", required_argument, NULL, OPT_TEMPLATES},
    {"model", required_argument, NULL, OPT_MODEL},
    {"out", required_argument, NULL, OPT_OUT},
    {"save-model", required_argument, NULL, OPT_SAVE_MODEL},
    {"docs", no_argument, NULL, OPT_DOCS},
    {"json", no_argument, NULL, OPT_JSON},
    {"force", no_argument, NULL, OPT_FORCE},
    {"help", no_argument, NULL, OPT_HELP},
    {NULL, 0, NULL, 0},
};

static bool
read_command(const char *name, options *o)
{
    static const char *const NAMES[] = {"dump", "check", "generate", "diff", "exports"};
    for (int i = 0; i < (int)(sizeof NAMES / sizeof *NAMES); i++) {
        if (text_equal(name, NAMES[i])) {
            o->command = (command)(COMMAND_DUMP + i);
            return true;
        }
    }
    return usage_error("unknown command ", name);
}

static void
add_module(arena *a, options *o, const char *name)
{
    for (int i = 0; i < o->module_count; i++)
        if (text_equal(o->modules[i], name))
            return; // once is enough, and two could not write the same files
    o->modules = arena_grow(a, o->modules, o->module_count, sizeof *o->modules);
    o->modules[o->module_count++] = name;
}

static bool
read_option(arena *a, int option, const char *value, options *o)
{
    switch (option) {
    case OPT_MODULE:
        add_module(a, o, value);
        return true;
    case OPT_CUDA:
        o->cuda = value;
        return true;
    case OPT_INCLUDE:
        o->include_dir = value;
        return true;
    case OPT_SPEC:
        o->spec = value;
        return true;
    case OPT_SPECS:
        o->spec_dir = value;
        return true;
    case OPT_TEMPLATES:
        o->template_dir = value;
        return true;
    case OPT_MODEL:
        o->model = value;
        return true;
    case OPT_OUT:
        o->out = value;
        return true;
    case OPT_SAVE_MODEL:
        o->model_dir = value;
        return true;
    case OPT_DOCS:
        o->docs = true;
        return true;
    case OPT_JSON:
        o->json = true;
        return true;
    case OPT_FORCE:
        o->force = true;
        return true;
    case OPT_HELP:
        o->help = true;
        return true;
    default:
        return false; // getopt_long has reported it
    }
}

bool
options_parse(arena *a, int argc, char **argv, options *out)
{
    *out = (options){0};
    int option;
    optind = 1;
    while ((option = getopt_long(argc, argv, "", LONG_OPTIONS, NULL)) != -1)
        if (!read_option(a, option, optarg, out))
            return false;
    if (out->help)
        return true;
    if (optind == argc)
        return usage_error("no command", "");
    if (!read_command(argv[optind], out))
        return false;
    for (int i = optind + 1; i < argc; i++) {
        if (out->file_count == OPTIONS_MAX_FILES)
            return usage_error("unexpected argument ", argv[i]);
        out->files[out->file_count++] = argv[i];
    }
    if (!check(out))
        return false;
    set_defaults(a, out);
    return true;
}
