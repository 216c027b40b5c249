#include "command/options.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/data.h"
#include "base/text.h"

#ifndef CUBIND_SOURCE_SPECS
#define CUBIND_SOURCE_SPECS "generator/specs"
#endif
#ifndef CUBIND_SOURCE_MODELS
#define CUBIND_SOURCE_MODELS "generated/model"
#endif
#ifndef CUBIND_LIBRARY_MODELS
#define CUBIND_LIBRARY_MODELS "build/dev/code/model"
#endif
#ifndef CUBIND_SOURCE_TEMPLATES
#define CUBIND_SOURCE_TEMPLATES "templates"
#endif

// ---- tables ----

enum { ONE_OR_MORE = -1 }; // one file or more

// The users of an option: one bit per command and source, headers or saved model.
enum {
#define COMMAND(NAME, ...) \
    NAME##_HEADERS = 1 << 2 * COMMAND_##NAME, NAME##_MODEL = 2 << 2 * COMMAND_##NAME, \
    NAME = NAME##_HEADERS | NAME##_MODEL,
#include "command/options.def"
    HEADERS = DUMP_HEADERS | CHECK_HEADERS | GENERATE_HEADERS | REFERENCE_HEADERS | EXPORTS_HEADERS,
    MODEL = DUMP_MODEL | GENERATE_MODEL | REFERENCE_MODEL | EXPORTS_MODEL,
    ANY = ~0,
};

static const struct {
    const char *word;
    int file_count;
    const char *files, *arguments, *does;
} COMMANDS[] = {
#define COMMAND(NAME, word, file_count, files, arguments, does) \
    [COMMAND_##NAME] = {#word, file_count, files, arguments, does},
#include "command/options.def"
};

enum { COMMAND_END = sizeof COMMANDS / sizeof *COMMANDS };

// A row of the table of options.
typedef struct row {
    const char *name;
    const char *value; // placeholder of its value; NULL: it takes none
    bool many;
    size_t member;
    int takers;
    const char *does;
} row;

static const row ROWS[] = {
#define TEXT(member, name, value, takers, does) \
    {name, value, false, offsetof(options, member), takers, does},
#define LIST(member, name, value, takers, does) \
    {name, value, true, offsetof(options, member), takers, does},
#define FLAG(member, name, takers, does) \
    {name, NULL, false, offsetof(options, member), takers, does},
#include "command/options.def"
};

enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };

// The commands of a set, separated by commas.
static const char *
name_takers(arena *a, int takers)
{
    const char *names = "";
    for (int i = COMMAND_NONE + 1; i < COMMAND_END; i++)
        if ((takers >> 2 * i & 3) != 0)
            names = arena_printf(a, "%s%s%s", names, *names != '\0' ? ", " : "", COMMANDS[i].word);
    return names;
}

static void
print_usage(arena *a)
{
    for (int i = COMMAND_NONE + 1; i < COMMAND_END; i++) {
        printf("%s cubind-gen %-9s %s%s%s\n", i == COMMAND_NONE + 1 ? "usage:" : "      ",
               COMMANDS[i].word, COMMANDS[i].files, *COMMANDS[i].files != '\0' ? " " : "",
               COMMANDS[i].arguments);
    }
    printf("\n");
    for (int i = COMMAND_NONE + 1; i < COMMAND_END; i++)
        printf("  %-9s  %s\n", COMMANDS[i].word, COMMANDS[i].does);
    printf("\n");
    for (const row *r = ROWS; r < ROWS + ROW_COUNT; r++) {
        const char *option =
            r->value != NULL ? arena_printf(a, "%s %s", r->name, r->value) : r->name;
        printf("  --%-17s  %s", option, r->does);
        if (r->takers != ANY)
            printf(" (%s)", name_takers(a, r->takers));
        printf("\n");
    }
}

// ---- default folders ----

static void
set_defaults(arena *a, options *o)
{
    if (o->include_dir == NULL && o->cuda != NULL)
        o->include_dir = arena_printf(a, "%s/include", o->cuda);
    if (o->spec_dir == NULL)
        o->spec_dir = data_folder(a, "specs", CUBIND_SOURCE_SPECS);
    if (o->reviewed_dir == NULL) {
        o->reviewed_dir = data_folder(a, "models", CUBIND_SOURCE_MODELS);
        o->library_dir = data_folder(a, "models", CUBIND_LIBRARY_MODELS);
    }
    if (o->template_dir == NULL)
        o->template_dir = data_folder(a, "templates", CUBIND_SOURCE_TEMPLATES);
    if (o->out == NULL && o->command == COMMAND_GENERATE)
        o->out = "generated";
    if (o->model_dir == NULL && o->out != NULL)
        o->model_dir = arena_printf(a, "%s/model", o->out);
}

// ---- checks ----

static bool
usage_error(const char *problem, const char *what)
{
    fprintf(stderr, "cubind-gen: error: %s%s; try --help\n", problem, what);
    return false;
}

// The bit for the command and the source that it reads.
static int
way_of(const options *o)
{
    int ways = MODEL >> 2 * o->command & 3;
    return (ways != 0 && o->models.count > 0 ? 2 : 1) << 2 * o->command;
}

static bool
check_takers(arena *a, const options *o, unsigned given)
{
    int way = way_of(o);
    for (int i = 0; i < ROW_COUNT; i++) {
        if ((given >> i & 1) == 0 || (ROWS[i].takers & way) != 0)
            continue;
        const char *from = (way & MODEL) != 0 ? " --model" : "";
        return usage_error(arena_printf(a, "%s%s does not take --%s; it belongs to ",
                                        COMMANDS[o->command].word, from, ROWS[i].name),
                           name_takers(a, ROWS[i].takers));
    }
    return true;
}

// Checks that required inputs are given and that inputs do not exclude each other.
static bool
check_source(const options *o)
{
    bool many = o->command == COMMAND_GENERATE || o->command == COMMAND_REFERENCE;
    if (o->models.count > 1 && o->command != COMMAND_REFERENCE)
        return usage_error("exactly one --model is needed", "");
    if (o->command == COMMAND_REFERENCE && o->out == NULL)
        return usage_error("--out FOLDER is needed", "");
    if ((way_of(o) & HEADERS) == 0)
        return true;
    if (o->cuda == NULL && o->include_dir == NULL) {
        bool model_will_do = (MODEL >> 2 * o->command & 3) != 0;
        return usage_error(model_will_do ? "--cuda FOLDER or --model FILE is needed"
                                         : "--cuda FOLDER is needed",
                           "");
    }
    if (o->spec != NULL && (o->modules.count > 0 || o->spec_dir != NULL))
        return usage_error("--spec replaces --module and --specs; remove those", "");
    if (o->spec == NULL && o->modules.count != 1 && !many)
        return usage_error("exactly one --module is needed", "");
    return true;
}

// ---- reading ----

static bool
read_command(const char *name, options *o)
{
    for (int i = COMMAND_NONE + 1; i < COMMAND_END; i++) {
        if (text_equal(name, COMMANDS[i].word)) {
            o->command = (command)i;
            return true;
        }
    }
    return usage_error("unknown command ", name);
}

static bool
read_files(arena *a, char **words, int count, options *o)
{
    int needed = COMMANDS[o->command].file_count, allowed = needed;
    if (needed == ONE_OR_MORE) {
        needed = 1;
        allowed = OPTIONS_MAX_FILES;
    }
    if (count > allowed)
        return usage_error("unexpected argument ", words[allowed]);
    if (count < needed) {
        return usage_error(arena_printf(a, "%s needs ", COMMANDS[o->command].word),
                           COMMANDS[o->command].files);
    }
    for (int i = 0; i < count; i++)
        o->files[i] = words[i];
    o->file_count = count;
    return true;
}

static void
add_to_list(arena *a, option_list *list, const char *value)
{
    for (int i = 0; i < list->count; i++)
        if (text_equal(list->items[i], value))
            return; // once is enough, and two jobs could not write the same files
    list->items = arena_grow(a, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = value;
}

static void
set_option(arena *a, const row *r, const char *value, options *o)
{
    void *member = (char *)o + r->member;
    if (r->many)
        add_to_list(a, member, value);
    else if (r->value != NULL)
        *(const char **)member = value;
    else
        *(bool *)member = true;
}

// Sets `given` to a bit mask of the rows that were given. Returns false after an error that
// getopt_long has reported.
static bool
read_options(arena *a, int argc, char **argv, options *o, unsigned *given)
{
    enum { FIRST = 1000 }; // above all characters, which are values of short options
    struct option names[ROW_COUNT + 1] = {{0}};
    for (int i = 0; i < ROW_COUNT; i++) {
        int value = ROWS[i].value != NULL ? required_argument : no_argument;
        names[i] = (struct option){ROWS[i].name, value, NULL, FIRST + i};
    }
    optind = 1;
    for (int option; (option = getopt_long(argc, argv, "", names, NULL)) != -1;) {
        if (option < FIRST)
            return false;
        set_option(a, &ROWS[option - FIRST], optarg, o);
        *given |= 1U << (option - FIRST);
    }
    return true;
}

bool
options_parse(arena *a, int argc, char **argv, options *out)
{
    unsigned given = 0;
    *out = (options){0};
    if (!read_options(a, argc, argv, out, &given))
        return false;
    if (out->help) {
        print_usage(a);
        return true;
    }
    if (optind == argc)
        return usage_error("no command", "");
    if (!read_command(argv[optind], out) || !check_takers(a, out, given) ||
        !read_files(a, argv + optind + 1, argc - optind - 1, out) || !check_source(out)) {
        return false;
    }
    set_defaults(a, out);
    return true;
}
