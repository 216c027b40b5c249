// Defines the model: everything that the generator knows about one library, as plain data.
//
// The parse stage fills in what headers say, the annotate stage adds what the spec says, and the
// check stage refuses anything undecided. From then on the model is const: printers and write.c
// only read it. read.c makes the same structs from a committed JSON file, so that the emit stage
// cannot tell where a model came from. The model depends neither on libclang nor on Python's C API.
//
// The lists also have declarations from other modules' headers that this module uses. The `origin`
// of such a declaration names the other module.
//
// All strings are interned in the model's arena: equal strings are equal pointers. Absent strings
// are NULL; model.def says for each number which value means "absent". Arrays are in header order;
// the JSON writer sorts them by name.
#ifndef CUBIND_GENERATOR_MODEL_H
#define CUBIND_GENERATOR_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/location.h"

// The meaning of a C type for a binding. Typedefs are followed only as far as the binding needs.
typedef enum type_class {
    TYPE_VOID,
    // An integer without its own class: int, size_t, unsigned long long, uint32_t, char.
    TYPE_INT,
    TYPE_FLOAT, // float, double
    TYPE_ENUM,  // an enum of this model
    // A typedef of a pointer to a struct that no header defines, or that the spec lists.
    TYPE_HANDLE,
    // A typedef of an integer that the bound headers declare (CUdeviceptr, cuuint64_t).
    TYPE_SCALAR,
    TYPE_CALLBACK, // typedef of a function pointer
    TYPE_RECORD,   // struct or union of this model
    TYPE_POINTER,  // pointer to anything else; see `pointee`
    TYPE_ARRAY,    // array; see `pointee` and `length`
    TYPE_FUNCTION, // function type without a typedef
} type_class;

// How deep types may nest: deeper than in any header, and safe for the stack.
enum { MODEL_MOST_DEPTH = 64 };

typedef enum direction { DIR_UNDECIDED, DIR_IN, DIR_OUT, DIR_INOUT, DIR_ADDRESS } direction;

// The source of the length of an array, string or buffer.
typedef enum length_rule {
    LEN_NONE,
    // The parameter `len_name`; that parameter's direction says whether the length is in or in/out.
    LEN_PARAM,
    LEN_FIXED, // `len_value` items
    LEN_CALL,  // the function `len_name` returns it (nvrtcGetPTXSize)
    LEN_EXPR,  // the C expression `len_name` over parameter names
} length_rule;

typedef enum checked_rule {
    CHECKED_SAME,   // as in the tuple form
    CHECKED_COUNT,  // computed: the length of the list whose `len` names it
    CHECKED_QUERY,  // computed: the checked form makes the two calls itself
    CHECKED_BUFFER, // allocated inside and returned
} checked_rule;

// How a function's C result reaches the caller.
typedef enum result_form {
    RESULT_CHECKED, // it is the status, or is returned next to the status of success
    // It is a status that the caller asked for, not a failure: the checked form returns it.
    RESULT_VALUE,
    RESULT_BARE, // both forms return it as it is, without a tuple
} result_form;

// A wrapper has 32 bits for facts about its arguments, and 32 for its results.
enum { MODEL_MOST_PARAMS = 32 };

typedef enum macro_class {
    MACRO_INT,
    MACRO_POINTER,
    MACRO_STRING,
    MACRO_FLOAT,
    MACRO_RENAME,
    MACRO_OTHER
} macro_class;

// Counts the declarations in the headers, each once. `declarations` counts all of them, the other
// members count those that are left out. The remaining ones are in the model, bound or skipped.
typedef struct tally {
    int declarations;
    int repeated;       // declared before, or defined elsewhere
    int reserved;       // functions that begin with two underscores
    int with_arguments; // macros
    int empty;          // macros
    int of_cxx;         // templates, classes, overloads
} tally;

// A spec's rules, opaque here; see spec/rules.h. The annotate stage stores pointers to its rules in
// each declaration, so that a later error can point to the rule.
struct param_rule;
struct function_rule;
struct field_rule;
struct record_rule;

// ---- the structs, from model.def ----

#define STRUCT(s) typedef struct s {
#define END(s) \
    } \
    s;
#define TEXT(s, m, need, form, rule, said) const char *m;
#define CHOICE(s, m, need, words, rule, said) const char *m;
#define EMPTY(s, m, need, form) const char *m;
#define FLAG(s, m, rule, said) bool m;
#define COUNT(s, m, said) int m;
#define NUMBER(s, m, need, said) int64_t m;
#define BITS(s, m, flag) int64_t m;
#define WORD(s, type, m, key, need, rule, said) type m;
#define TYPE(s, m, need, said) const struct type *m;
#define PLACE(s, m) location m;
#define INSIDE(s, m) location m;
#define NAMES(s, m, count, need, form) \
    const char **m; \
    int count;
#define LIST(s, item, m, count, key, need) \
    item *m; \
    int count;
#define SPECIAL(s, type, m, key, need) type m;
#define ASIDE(s, type, m) type m;
#include "model/model.def"

#endif
