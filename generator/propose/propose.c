// Prints the proposed spec. A comment in it marks each fact that cannot be guessed.
#include "propose/propose.h"

#include <ctype.h>
#include <string.h>

#include "base/names.h"
#include "propose/guess.h"

const char *
propose_module(arena *a, const char *header)
{
    const char *name = text_base_name(header);
    text t = {0};
    text_add(&t, "");
    for (; *name != '\0' && *name != '.'; name++) {
        char c = (char)tolower((unsigned char)*name);
        if (islower((unsigned char)c) || (isdigit((unsigned char)c) && t.length > 0))
            text_add_n(&t, &c, 1);
    }
    const char *result =
        t.length > 0 && !name_is_keyword(t.data) ? arena_intern(a, t.data) : "library";
    text_free(&t);
    return result;
}

// Turns "lz4frame" into "Lz4frame", for the name of a class.
static const char *
capitalised(const model *m)
{
    return arena_printf(m->arena, "%c%s", toupper((unsigned char)m->module[0]), m->module + 1);
}

static void
add_facts(const model *m, text *out)
{
    const char *version = guess_version_macro(m);
    const char *prefix = guess_function_prefix(m);
    text_printf(out, "module: %s\npython_name: %s\ntitle: %s\nheaders: [", m->module, m->module,
                m->module);
    for (int i = 0; i < m->header_count; i++)
        text_printf(out, "%s%s", i > 0 ? ", " : "", m->headers[i].name);
    text_add(out, "]\nlanguage: c\n");
    if (version != NULL)
        text_printf(out, "version_macro: %s\n", version);
    else
        text_add(
            out,
            "# version_macro: no macro has the release number, so models have the version 0\n");
    text_printf(out,
                "library:\n"
                "  name: %s\n"
                "  soname: lib%s.so.1  # check with: readelf -d FILE | grep SONAME\n",
                m->module, m->module);
    if (prefix[0] != '\0')
        text_printf(out, "function_prefix: %s\n", prefix);
}

static void
add_status(const model *m, const status_guess *status, text *out)
{
    if (status->e == NULL) {
        text_add(out, "# Most functions return no enum. If they return one as an integer or inside "
                      "a struct, write\n"
                      "# {enum: E, success: S, type: T, member: M}.\n"
                      "status: none\n");
        return;
    }
    text_printf(out, "status:\n  enum: %s\n  success: %s\n  error_class: %sError\n",
                status->e->name, status->success->name, capitalised(m));
    if (status->held_by != NULL)
        text_printf(out, "  type: %s\n  member: %s\n", status->held_by->name, status->member->name);
    if (status->prefix != NULL)
        text_printf(out, "  prefix: %s\n", status->prefix);
    if (status->string != NULL)
        text_printf(out, "  string: %s\n", status->string->name);
}

static void
add_python_names(const model *m, text *out)
{
    text names = {0};
    for (int i = 0; i < m->function_count; i++) {
        for (int j = 0; j < m->functions[i].param_count; j++) {
            const char *name = m->functions[i].params[j].name;
            const char *entry = arena_printf(m->arena, "%s: %s_", name, name);
            bool is_new = names.data == NULL || strstr(names.data, entry) == NULL;
            if (name_is_keyword(name) && is_new)
                text_printf(&names, "%s%s", names.length > 0 ? ", " : "", entry);
        }
    }
    if (names.length > 0)
        text_printf(out, "python_names: {%s}\n", names.data);
    text_free(&names);
}

static void
add_handles(const model *m, text *out)
{
    text_add(out, "\n# Classes for handles:");
    bool any = false;
    for (int i = 0; i < m->typedef_count; i++) {
        if (text_equal(m->typedefs[i].role, "handle")) {
            text_printf(out, "%s %s", any ? "," : "", m->typedefs[i].name);
            any = true;
        }
    }
    text_add(out, any ? ".\n" : " none.\n");
    text_add(out, "# All calls release the GIL; list quick functions under `nonblocking`.\n"
                  "blocking: [\"*\"]\n");
}

// ---- functions ----

static const char *
word_of(direction dir)
{
    static const char *const words[] = {"?", "in", "out", "inout", "address"};
    return words[dir];
}

static bool
has_status(const status_guess *status, const function *f)
{
    const type *t = f->result;
    for (int i = 0; t->cls == TYPE_ENUM && i < status->e->name_count; i++)
        if (text_equal(status->e->names[i], t->name))
            return true;
    for (int i = 0; status->held_by != NULL && i < status->held_by->name_count; i++)
        if (t->cls == TYPE_RECORD && text_equal(status->held_by->names[i], t->name))
            return true;
    return false;
}

// Adds the proposed rule for one function, one line of a map. False if there is nothing to propose.
static bool
add_rule(const status_guess *status, const function *f, text *out)
{
    text rule = {0};
    if (status->e != NULL && !has_status(status, f))
        text_add(&rule, "_function: {status: false}");
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        direction dir = guess_is_open(p) ? guess_direction(f, p) : DIR_UNDECIDED;
        if (dir != DIR_UNDECIDED)
            text_printf(&rule, "%s%s: %s", rule.length > 0 ? ", " : "", p->name, word_of(dir));
    }
    if (rule.length > 0)
        text_printf(out, "  %s: {%s}\n", f->name, rule.data);
    bool any = rule.length > 0;
    text_free(&rule);
    return any;
}

static void
add_functions(const model *m, const status_guess *status, text *out)
{
    text rules = {0};
    for (int i = 0; i < m->function_count; i++)
        if (!m->functions[i].is_inline)
            (void)add_rule(status, &m->functions[i], &rules);
    if (rules.length > 0) {
        text_printf(out,
                    "\n"
                    "# Guesses, from the comments and from the names of functions that make or end "
                    "handles.\n"
                    "functions:\n"
                    "%s",
                    rules.data);
    }
    text_free(&rules);
}

// ---- open decisions ----

static bool
is_left(const function *f, const param *p)
{
    return !f->is_inline && guess_is_open(p) && guess_direction(f, p) == DIR_UNDECIDED;
}

static bool
same(const param *p, const param *q)
{
    return text_equal(p->name, q->name) && text_equal(p->declared->spelling, q->declared->spelling);
}

// Lists the functions with a parameter like `p` and returns their number. Returns 0 if an earlier
// parameter is alike, because they were listed with that parameter.
static int
list_like(const model *m, int first, const param *p, text *names)
{
    int count = 0;
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            const param *q = &f->params[j];
            if (!is_left(f, q) || !same(p, q))
                continue;
            if (i < first || (i == first && q < p))
                return 0;
            if (count++ < 4)
                text_printf(names, "%s%s", count > 1 ? ", " : "", f->name);
        }
    }
    return count;
}

static void
add_left(const model *m, text *out)
{
    text all = {0};
    for (int i = 0; i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; j < f->param_count; j++) {
            text names = {0};
            const param *p = &f->params[j];
            int count = is_left(f, p) ? list_like(m, i, p, &names) : 0;
            if (count > 0) {
                text_printf(&all, "#   %s (%s): %s%s\n", p->name, p->declared->spelling, names.data,
                            count > 4 ? arena_printf(m->arena, " and %d more", count - 4) : "");
            }
            text_free(&names);
        }
    }
    if (all.length > 0) {
        text_printf(
            out,
            "\n"
            "# Still to decide. Write \"NAME: in|out|inout|address\" below the function, or below "
            "`parameters`\n"
            "# if the name means the same everywhere. Arrays and texts also need a len or a kind.\n"
            "%s",
            all.data);
    }
    text_free(&all);
}

// Adds the steps from this spec to an imported module, as commands to paste. They are for a module
// outside of this repository; docs/adding-a-library.md describes one inside.
static void
add_steps(const model *m, text *out)
{
    const char *name = m->module;
    text_printf(
        out,
        "# A first spec, made from the headers alone. Every line is a proposal: review it.\n"
        "# Save it as %s.yaml. Then, with HEADERS for the folder that you gave to "
        "--include:\n"
        "#\n"
        "#   cubind-gen check --spec %s.yaml --include HEADERS     # until it prints no error\n"
        "#   cubind-gen generate --specs . --module %s --include HEADERS --out code\n"
        "#   pip install cubind cubind-dev\n"
        "#   cc -shared -fPIC -O2 -fvisibility=hidden $(python3 -m cubind config --cflags) \\\n"
        "#     $(ls code/%s/*.c | grep -v -e stub_library -e layout_check) \\\n"
        "#     $(python3 -m cubind config --libs) \\\n"
        "#     -o \"$(python3 -c 'import cubind; print(cubind.__path__[0])')/%s.so\"\n"
        "#   python3 -c 'from cubind import %s; help(%s)'\n"
        "#\n"
        "# docs/adding-a-library.md explains each step, docs/spec-format.md each key.\n",
        name, name, name, name, name, name, name);
}

void
propose_spec(const model *m, text *out)
{
    status_guess status = guess_status(m);
    add_steps(m, out);
    add_facts(m, out);
    add_status(m, &status, out);
    add_python_names(m, out);
    add_handles(m, out);
    add_functions(m, &status, out);
    add_left(m, out);
}
