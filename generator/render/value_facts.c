// Lists the rows of value tables by type: "int : CU_A, CU_B".
#include "render/value_facts.h"

#include <string.h>

#include "model/kinds.h"
#include "model/value_types.h"

static const struct {
    const char *type, *accepts, *gives;
} plain_words[] = {
    {"bool", "bool", "bool"},
    {"flag", "bool", "bool"},
    {"size", "int", "int"},
    {"address", "int (address) or buffer", "int (address)"},
    {"buffer", "bytearray", "bytes"},
    {"bytes", "bytes or str", "bytes"},
    {"list_int32", "sequence of int", "list of int"},
    {"list_uint32", "sequence of int", "list of int"},
    {"list_string", "sequence of str or bytes", "list of bytes"},
    {"list_address", "sequence of int (addresses) or buffers", "list of int"},
};

static const char *
number_word(const char *type)
{
    static const char *const words[] = {
        [NUMBER_INT] = "int", [NUMBER_FLOAT] = "float", [NUMBER_COMPLEX] = "complex"};
    return words[value_type_number(type)];
}

// Returns the words for the row's type; NULL: the enumerator takes no value. Both forms accept a
// number for a handle, and for an enum if keys are raw. For other types at most the checked form
// does.
static const char *
type_words(const emitter *e, const value_table *t, const value_row *row, bool accepts)
{
    for (size_t i = 0; i < sizeof plain_words / sizeof *plain_words; i++)
        if (text_equal(plain_words[i].type, row->type))
            return accepts ? plain_words[i].accepts : plain_words[i].gives;
    if (text_equal(row->type, "none"))
        return NULL;
    if (row->class_name == NULL)
        return number_word(row->type);
    bool number = text_equal(row->type, "handle") ||
                  (text_equal(row->type, "enum") && text_equal(t->keys, "raw"));
    return accepts && number ? arena_printf(e->a, "%s or int", row->class_name) : row->class_name;
}

static void
add_row(const emitter *e, value_facts *facts, const char *type, const char *enumerator)
{
    for (int i = 0; i < facts->count; i++) {
        doc_entry *entry = &facts->entries[i];
        if (text_equal(entry->name, type)) {
            entry->words = arena_printf(e->a, "%s, %s", entry->words, enumerator);
            return;
        }
    }
    facts->entries = arena_grow(e->a, facts->entries, facts->count, sizeof *facts->entries);
    facts->entries[facts->count++] = (doc_entry){type, enumerator};
}

static bool
is_typed(const param *p)
{
    return param_is(p, KIND_typed_in) || param_is(p, KIND_typed_out) ||
           param_is(p, KIND_typed_out_list) || param_is(p, KIND_option_values);
}

const param *
emit_chooser(const function *f, const param *p)
{
    const char *name = p->type_by != NULL ? p->type_by : p->pair;
    return is_typed(p) && name != NULL ? find_param(f, name) : NULL;
}

int
emit_value_facts(const emitter *e, const function *f, value_facts *facts)
{
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        const param *chooser = emit_chooser(f, p);
        const value_table *t = chooser != NULL ? find_table(e->m, p->value_table) : NULL;
        if (t == NULL)
            continue;
        value_facts *one = &facts[count++];
        *one = (value_facts){.value = p->python_name, .chooser = chooser->python_name};
        for (int j = 0; j < t->row_count; j++) {
            const char *type = type_words(e, t, &t->rows[j], p->is_argument);
            if (type != NULL)
                add_row(e, one, type, t->rows[j].enumerator);
        }
        if (text_equal(t->keys, "raw"))
            add_row(e, one, p->is_argument ? "buffer" : "bytes", "all others");
    }
    return count;
}
