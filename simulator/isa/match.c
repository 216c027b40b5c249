// Finds the row of the instruction table for an instruction: matches its modifiers, in any order,
// and its types against the row's.
#include <stdio.h>

#include "isa/index.h"

// Returns the next word of a list separated by blanks; empty at the end.
static sim_text
next_word(const char **list)
{
    const char *at = *list;
    while (*at == ' ')
        at++;
    const char *end = at;
    while (*end != ' ' && *end != '\0')
        end++;
    *list = end;
    return (sim_text){at, (size_t)(end - at)};
}

// Returns whether `word` is one of the alternatives of a group.
static bool
is_alternative(sim_text group, sim_text word)
{
    const char *at = group.at, *end = group.at + group.length;
    while (at < end) {
        const char *bar = memchr(at, '|', (size_t)(end - at));
        const char *stop = bar != NULL ? bar : end;
        if (sim_text_equal((sim_text){at, (size_t)(stop - at)}, word))
            return true;
        at = stop + 1;
    }
    return false;
}

// Returns whether the n-th list of types (from 0) of a row contains the type.
static bool
has_type(const char *lists, int n, sim_type type)
{
    for (;;) {
        sim_text word = next_word(&lists);
        if (word.length == 0)
            return false;
        if (sim_text_is(word, "/"))
            n--;
        else if (n == 0 && (sim_text_is(word, "*") || sim_text_is(word, sim_type_name(type))))
            return true;
    }
}

static int
count_lists(const char *lists)
{
    int count = *lists != '\0';
    for (; *lists != '\0'; lists++)
        count += *lists == '/';
    return count;
}

typedef struct split {
    sim_type types[SIM_MAX_MODIFIERS];
    sim_text others[SIM_MAX_MODIFIERS];
    int type_count, other_count;
} split;

static bool
types_match(const sim_row *row, const split *given)
{
    if (strcmp(row->types, "*") == 0)
        return true;
    if (count_lists(row->types) != given->type_count)
        return false;
    for (int i = 0; i < given->type_count; i++)
        if (!has_type(row->types, i, given->types[i]))
            return false;
    return true;
}

// Returns whether the row allows these modifiers. If not, *culprit is the first modifier that it
// does not allow, or empty if one is missing.
static bool
modifiers_match(const sim_row *row, const split *given, sim_form *form, sim_text *culprit)
{
    bool used[SIM_MAX_MODIFIERS] = {false};
    const char *list = row->modifiers;
    form->group_count = 0;
    if (strcmp(list, "*") == 0)
        return true;
    for (sim_text group; (group = next_word(&list)).length != 0;) {
        bool optional = *group.at == '?';
        group.at += optional;
        group.length -= optional;
        sim_text *taken = &form->groups[form->group_count++];
        *taken = (sim_text){0};
        for (int i = 0; i < given->other_count && taken->length == 0; i++)
            if (!used[i] && is_alternative(group, given->others[i])) {
                used[i] = true;
                *taken = given->others[i];
            }
        if (taken->length == 0 && !optional) {
            *culprit = (sim_text){0};
            return false;
        }
    }
    for (int i = 0; i < given->other_count; i++)
        if (!used[i]) {
            *culprit = given->others[i];
            return false;
        }
    return true;
}

sim_match
sim_isa_match(sim_text opcode, const sim_text *modifiers, size_t count, sim_form *form,
              sim_text *culprit)
{
    const sim_row *row = sim_isa_next(opcode, NULL);
    if (row == NULL)
        return SIM_UNKNOWN_OPCODE;
    split given = {.type_count = 0};
    for (size_t i = 0; i < count && i < SIM_MAX_MODIFIERS; i++) {
        sim_type type = sim_type_find(modifiers[i]);
        if (type != SIM_NO_TYPE)
            given.types[given.type_count++] = type;
        else
            given.others[given.other_count++] = modifiers[i];
    }
    sim_match worst = SIM_WRONG_TYPES;
    for (; row != NULL; row = sim_isa_next(opcode, row)) {
        sim_text why = {0};
        if (!types_match(row, &given))
            continue;
        if (modifiers_match(row, &given, form, &why)) {
            form->row = row;
            form->types[0] = given.type_count > 0 ? given.types[0] : SIM_NO_TYPE;
            form->types[1] = given.type_count > 0 ? given.types[given.type_count - 1] : SIM_NO_TYPE;
            form->middle = given.type_count == 3 ? given.types[1] : SIM_NO_TYPE;
            return SIM_MATCHES;
        }
        if (worst != SIM_ILLEGAL_MODIFIER || culprit->length == 0)
            *culprit = why;
        worst = SIM_ILLEGAL_MODIFIER;
    }
    return worst;
}

bool
sim_form_has(const sim_form *form, const char *modifier)
{
    for (int i = 0; i < form->group_count; i++)
        if (sim_text_is(form->groups[i], modifier))
            return true;
    return false;
}

sim_text
sim_form_which(const sim_form *form, const char *alternatives)
{
    for (int i = 0; i < form->group_count; i++)
        if (form->groups[i].length != 0 &&
            is_alternative((sim_text){alternatives, strlen(alternatives)}, form->groups[i]))
            return form->groups[i];
    return (sim_text){0};
}

void
sim_form_loop_name(const sim_form *form, char name[SIM_MAX_LOOP_NAME])
{
    size_t used = 0;
    for (const char *at = form->row->loop; *at != '\0' && used + 1 < SIM_MAX_LOOP_NAME; at++) {
        char *end = name + used;
        size_t room = SIM_MAX_LOOP_NAME - used;
        if (*at != '$') {
            name[used++] = *at;
            continue;
        }
        at++;
        int added = 0;
        if (*at == 't' || *at == 'T')
            added = snprintf(end, room, "%s", sim_type_name(form->types[*at == 'T']));
        else if (*at == 'b' || *at == 'B')
            added = snprintf(end, room, "%u", sim_type_bits(form->types[*at == 'B']));
        else if (form->groups[*at - '0'].length != 0)
            added = snprintf(end, room, "%s%.*s", used > 0 ? "_" : "",
                             SIM_SHOW(form->groups[*at - '0']));
        used += (size_t)added < room ? (size_t)added : room - 1;
    }
    name[used] = '\0';
}
