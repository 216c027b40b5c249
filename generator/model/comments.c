// Reads the type of an attribute's value from the comment of its enumerator. The type begins a line
// near the end of the comment, or follows a label of a few words there. If there are several such
// lines, the last one counts. Examples:
//
//     int32_t, default: 1
//     const void *
//     array of uint32_t
//     Forward pass: void *
#include "model/comments.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "model/find.h"

// A type as written in a comment.
typedef struct written_type {
    const char *name; // without const: "unsigned int"; NULL for none
    bool is_pointer;
    bool is_array;
    const char *end;
} written_type;

typedef struct known_type {
    const char *c;
    const char *value;
} known_type;

static const known_type known_types[] = {
    {"int8_t", "int8"},
    {"uint8_t", "uint8"},
    {"int16_t", "int16"},
    {"uint16_t", "uint16"},
    {"int32_t", "int32"},
    {"uint32_t", "uint32"},
    {"int64_t", "int64"},
    {"uint64_t", "uint64"},
    {"size_t", "size"},
    {"float", "float"},
    {"double", "double"},
    {"int", "int32"},
    {"unsigned", "uint32"},
    {"unsigned int", "uint32"},
    {"long long", "int64"},
    {"bool", "bool"},
    {"unsigned long long", "uint64"},
};

static const char *
known_value(const char *name)
{
    for (size_t i = 0; i < sizeof known_types / sizeof *known_types; i++)
        if (strcmp(known_types[i].c, name) == 0)
            return known_types[i].value;
    return NULL;
}

// The spec's word for a class of this model; NULL for any other name.
static const char *
class_word(const model *m, const char *name)
{
    const typedef_decl *t = find_typedef(m, name);
    if (find_enum(m, name))
        return "enum";
    if (t && (text_equal(t->role, "handle") || text_equal(t->role, "scalar")))
        return t->role;
    return find_record(m, name) ? "record" : NULL;
}

// ---- reading a line ----

static const char *
word_end(const char *s)
{
    return s + text_word_length(s);
}

static bool
skip_word(const char **s, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(*s, word, length) != 0 || (*s)[length] != ' ')
        return false;
    *s += length + 1;
    return true;
}

// Whether the type's name continues after this word (unsigned, long), and another word follows.
static bool
goes_on(const char *start, const char *end)
{
    static const char *const words[] = {"unsigned", "signed", "long", "short"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if ((size_t)(end - start) == length && strncmp(start, words[i], length) == 0)
            return end[0] == ' ' && isalpha((unsigned char)end[1]);
    }
    return false;
}

static written_type
read_type(arena *a, const char *s)
{
    written_type t = {0};
    t.is_array = strncmp(s, "array of ", 9) == 0;
    s += t.is_array ? 9 : 0;
    skip_word(&s, "const");
    const char *end = word_end(s);
    for (const char *last = s; goes_on(last, end); end = word_end(last))
        last = end + 1;
    if (end == s || isdigit((unsigned char)*s))
        return t;
    t.name = arena_intern_n(a, s, (size_t)(end - s));
    for (t.end = end; *t.end == ' ' || *t.end == '*'; t.end++)
        t.is_pointer = t.is_pointer || *t.end == '*';
    // A blank alone is not part of the type.
    t.end = t.is_pointer ? t.end : end;
    return t;
}

// Whether the words are a type and not part of a sentence. A type ends its line, or comes before a
// punctuation mark, or has a name that only types have.
static bool
is_type(const model *m, const written_type *t)
{
    if (!t->name)
        return false;
    bool is_known = known_value(t->name) != NULL;
    bool is_typedef = text_ends(t->name, "_t");
    bool is_sentence_end = t->end[0] == '.' && (t->end[1] == '\0' || t->end[1] == '\n');
    if (*t->end == '\0' || strchr(",;\n", *t->end) || is_sentence_end)
        return t->is_pointer || is_typedef || is_known || class_word(m, t->name);
    return is_typedef && is_known;
}

// "Forward pass: void *": returns the text after a label of a few words; NULL if there is no label.
static const char *
behind_label(const char *s)
{
    const char *colon = s;
    while (isalpha((unsigned char)*colon) || *colon == ' ')
        colon++;
    return colon > s && colon[0] == ':' && colon[1] == ' ' ? colon + 2 : NULL;
}

static written_type
type_of_line(const model *m, const char *line)
{
    written_type t = read_type(m->arena, line);
    const char *rest = is_type(m, &t) ? NULL : behind_label(line);
    if (rest)
        t = read_type(m->arena, rest);
    if (!is_type(m, &t))
        t.name = NULL;
    return t;
}

// ---- value types ----

static bool
set_value_type(const model *m, const written_type *t, value_row *row)
{
    const char *word = class_word(m, t->name);
    if (t->is_array) {
        row->type = !t->is_pointer && strcmp(t->name, "uint32_t") == 0 ? "list_uint32" : NULL;
    } else if (t->is_pointer) {
        row->type = "address";
    } else if (known_value(t->name)) {
        row->type = known_value(t->name);
    } else if (word && strcmp(word, "enum") == 0) {
        row->type = "int32"; // any of its values, or a mask of them
    } else {
        row->type = word;
        row->class_name = word ? t->name : NULL;
    }
    row->type = row->type ? arena_intern(m->arena, row->type) : NULL;
    return row->type != NULL;
}

bool
comment_value_type(const model *m, const char *doc, value_row *row, const char **unknown)
{
    *unknown = NULL;
    const char *end = doc ? doc + strlen(doc) : NULL;
    while (end && end > doc) {
        const char *line = end;
        while (line > doc && line[-1] != '\n')
            line--;
        written_type t = type_of_line(m, line + strspn(line, " \t"));
        if (t.name) {
            *unknown = t.name;
            return set_value_type(m, &t, row);
        }
        end = line > doc ? line - 1 : NULL;
    }
    return false;
}
