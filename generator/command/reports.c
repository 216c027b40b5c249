#include "command/reports.h"

#include "base/diag.h"
#include "command/outputs.h"
#include "compare/diff.h"
#include "compare/exports.h"

int
report_diff(arena *a, const options *o, const model *before, const model *after)
{
    text out = {0};
    if (before == NULL || after == NULL)
        return STATUS_FAILED;
    if (!text_equal(before->module, after->module)) {
        diag_error((location){o->files[1], 0, 0}, "a model of %s, but %s is one of %s",
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
