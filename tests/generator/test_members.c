// Tests members.c: docs/model-format.md lists the members of model.def, in the same order.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "model/members.h"

// The keys that a struct has in a file; a star marks those that are always present.
static char *
keys_of(const member *members)
{
    text t = {0};
    text_add(&t, "`");
    for (const member *m = members; m->key; m++) {
        if (m->kind != MEMBER_INSIDE) {
            text_printf(&t, "%s%s%s", t.length > 1 ? " " : "", m->key,
                        m->need == MEMBER_MUST ? "*" : "");
        }
    }
    text_add(&t, "`");
    return t.data;
}

// All structs, by the word that begins their line in the document.
static const struct {
    const char *line;
    const member *members;
} documented[] = {
    {"keys of the whole:", model_members},  {"| `headers` |", header_file_members},
    {"| `functions` |", function_members},  {"| `enums` |", enumeration_members},
    {"| `records` |", record_members},      {"| `typedefs` |", typedef_decl_members},
    {"| `macros` |", macro_members},        {"| `tables` |", value_table_members},
    {"| `queries` |", query_members},       {"| `aliases` |", function_alias_members},
    {"| `imports` |", import_decl_members}, {"| `skipped` |", skipped_members},
    {"| `types` |", type_members},          {"| `params` |", param_members},
    {"| `items` |", enumerator_members},    {"| `fields` |", field_members},
    {"| `rows` |", value_row_members},
};

static void
test_document_has_every_member(void **state)
{
    size_t size = 0;
    char *document = text_read_file(MODEL_FORMAT_DOCUMENT, &size);
    (void)state;
    assert_non_null(document);
    for (size_t i = 0; i < sizeof documented / sizeof *documented; i++) {
        char *wanted = keys_of(documented[i].members);
        const char *line = strstr(document, documented[i].line);
        assert_non_null(line);
        const char *found = strchr(line + strlen(documented[i].line), '\n');
        const char *keys = strstr(line, wanted);
        if (!keys || keys > found) {
            fail_msg("docs/model-format.md: \"%s\" should be followed, on that line, by %s",
                     documented[i].line, wanted);
        }
        free(wanted);
    }
    free(document);
}

// A member of a parameter that a rule sets must have a name in reports of changes.
static void
test_members_of_rules_are_compared(void **state)
{
    (void)state;
    for (const member *m = param_members; m->key; m++)
        if (m->use != USE_NONE && strcmp(m->key, "alias") != 0)
            assert_non_null(m->said);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_document_has_every_member),
        cmocka_unit_test(test_members_of_rules_are_compared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
