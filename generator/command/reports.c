#include "command/reports.h"

#include <string.h>

#include "base/diag.h"
#include "command/outputs.h"
#include "compare/diff.h"
#include "compare/exports.h"
#include "compare/json.h"
#include "compare/markdown.h"
#include "model/spaces.h"

int
report_diff(arena *a, const options *o, const model *before, const model *after)
{
    text out = {0};
    if (before == NULL || after == NULL)
        return STATUS_FAILED;
    if (!text_equal(before->module, after->module)) {
        diag_error((location){o->files[1], 0, 0}, "this is a model of %s, but %s is a model of %s",
                   after->module, o->files[0], before->module);
        return STATUS_FAILED;
    }
    const diff_report *r = diff_models(a, before, after);
    if (o->json)
        diff_write_json(r, &out);
    else
        diff_write_markdown(r, &out);
    if (!outputs_write(&out, o->out))
        return STATUS_FAILED;
    return r->breaking > 0 ? STATUS_FOUND : STATUS_GOOD;
}

bool
report_exports(arena *a, const options *o, const model *m, text *out)
{
    elf_symbols exported;
    if (!elf_read_symbols(a, o->files[0], &exported))
        return false;
    const exports_report *r = exports_compare(a, m, o->files[0], &exported);
    text_printf(out, "%d", r->missing_count > 0 ? STATUS_FOUND : STATUS_GOOD);
    if (o->json)
        exports_write_json(r, out);
    else
        exports_write_text(r, out);
    return true;
}

int
report_write_exports(text *report)
{
    text out = {0};
    int status = report->data[0] - '0';
    text_add_n(&out, report->data + 1, report->length - 1);
    text_free(report);
    return outputs_write(&out, NULL) ? status : STATUS_FAILED;
}

// ---- check ----

// Adds a part of a list: "3 enums"; nothing for 0.
static void
add_count(text *out, int *parts, int count, const char *one, const char *many)
{
    if (count > 0)
        text_printf(out, "%s%d %s", (*parts)++ > 0 ? ", " : "", count, count == 1 ? one : many);
}

#define COUNT_BOUND(items, count, result) \
    for (int i = 0; i < (count); i++) \
    (result) += (items)[i].skip == NULL && is_own((items)[i].origin)

static bool
is_own(const char *origin)
{
    return origin == NULL;
}

static int
count_functions(const model *m)
{
    int count = 0;
    for (int i = 0; i < m->function_count; i++)
        count += m->functions[i].skip == NULL;
    return count;
}

static int
count_constants(const model *m)
{
    int count = 0;
    for (int i = 0; i < m->macro_count; i++)
        count += m->macros[i].skip == NULL;
    return count;
}

// Fields do not count: they are parts of declarations.
static int
count_skipped(const model *m)
{
    int count = 0;
    for (int i = 0; i < m->skip_count; i++)
        count += strcmp(m->skips[i].kind, "field") != 0;
    return count;
}

void
report_check(const model *m, text *out)
{
    const tally *seen = &m->seen;
    int parts = 0, records = 0, enums = 0, typedefs = 0;
    COUNT_BOUND(m->records, m->record_count, records);
    COUNT_BOUND(m->enums, m->enum_count, enums);
    COUNT_BOUND(m->typedefs, m->typedef_count, typedefs);
    text_printf(out, "%s: bound: ", m->module);
    add_count(out, &parts, count_functions(m), "function", "functions");
    add_count(out, &parts, records, "struct or union", "structs and unions");
    add_count(out, &parts, enums, "enum", "enums");
    add_count(out, &parts, typedefs, "typedef", "typedefs");
    add_count(out, &parts, count_constants(m), "constant", "constants");
    text_add(out, parts == 0 ? "nothing" : "");
    text_printf(out, "; skipped with a reason: %d; without a binding: ", count_skipped(m));
    parts = 0;
    add_count(out, &parts, seen->with_arguments, "macro with arguments", "macros with arguments");
    add_count(out, &parts, seen->empty, "empty macro", "empty macros");
    add_count(out, &parts, seen->repeated, "declared again", "declared again");
    add_count(out, &parts, seen->reserved, "reserved name", "reserved names");
    add_count(out, &parts, seen->of_cxx, "of C++ alone", "of C++ alone");
    text_add(out, parts == 0 ? "nothing\n" : "\n");
    report_spaces(m, out);
}

void
report_spaces(const model *m, text *out)
{
    text names = {0};
    int count = 0;
    for (int i = 0; spaces_are_known(m) && i < m->function_count; i++) {
        const function *f = &m->functions[i];
        for (int j = 0; f->skip == NULL && j < f->param_count; j++) {
            const param *p = &f->params[j];
            if (p->space == NULL && space_is_needed(m, p))
                text_printf(&names, "%s%s.%s", count++ > 0 ? ", " : "", f->name, p->name);
        }
    }
    if (count == 1)
        text_printf(out, "%s: 1 pointer whose memory space is undecided: %s\n", m->module,
                    names.data);
    else if (count > 1)
        text_printf(out, "%s: %d pointers whose memory space is undecided: %s\n", m->module, count,
                    names.data);
    text_free(&names);
}
