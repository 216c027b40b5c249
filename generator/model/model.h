// The model: everything that is known about one library, as plain data.
//
// parse.c fills in what the headers say, annotate.c what the spec adds, check.c refuses what is still open, and from then
// on the model is const: printers and write.c only read it. read.c makes the same structs from a committed
// JSON file, so that emission cannot tell where a model came from. Nothing here knows libclang or Python's C API.
//
// Declarations of other modules' headers are in the lists too where this module uses them; they have an `origin`.
//
// All strings are interned in the model's arena: equal strings are equal pointers. Absent strings are NULL, absent
// numbers are documented field by field. Arrays are in header order; the JSON writer sorts by name.
#ifndef CUBIND_GENERATOR_MODEL_H
#define CUBIND_GENERATOR_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/location.h"

// What a C type means for a binding, after typedefs are followed as far as the binding needs.
typedef enum type_class {
    TYPE_VOID,
    TYPE_INT,   // integer with no class of its own: int, size_t, unsigned long long, uint32_t, char
    TYPE_FLOAT, // float, double
    TYPE_ENUM,  // an enum of this model
    TYPE_HANDLE, // typedef of a pointer to a struct that no header defines, or that the spec lists
    TYPE_SCALAR, // typedef of an integer that the bound headers declare (CUdeviceptr, cuuint64_t)
    TYPE_CALLBACK, // typedef of a function pointer
    TYPE_RECORD,   // struct or union of this model
    TYPE_POINTER,  // pointer to anything else; look at `pointee`
    TYPE_ARRAY,    // array; look at `pointee` and `length`
    TYPE_FUNCTION, // function type written out, without a typedef
} type_class;

// How deep types lead to types: deeper than any header's, and no matter for the stack.
enum { MODEL_MOST_DEPTH = 64 };

typedef enum direction { DIR_UNDECIDED, DIR_IN, DIR_OUT, DIR_INOUT, DIR_ADDRESS } direction;

// How long an array, string or buffer is.
typedef enum length_rule {
    LEN_NONE,
    LEN_PARAM, // another parameter, `len_name`; in or in/out by that parameter's direction
    LEN_FIXED, // `len_value` items
    LEN_CALL,  // the function `len_name` tells (nvrtcGetPTXSize)
    LEN_EXPR,  // C expression over parameter names, `len_name`
} length_rule;

typedef enum checked_rule {
    CHECKED_SAME,   // the checked form takes it as the tuple form does
    CHECKED_COUNT,  // length of the list parameter that names it as its length
    CHECKED_QUERY,  // the two-call idiom is made inside
    CHECKED_BUFFER, // allocated inside, returned
} checked_rule;

// What callers get of a function's C result.
typedef enum result_form {
    RESULT_CHECKED, // it is the status, or stands beside a status of success
    RESULT_VALUE, // it is a status that is asked for, not one that failed: the checked form returns it
    RESULT_BARE, // it is returned as it is, without a tuple, in both forms
} result_form;

// A wrapper has 32 bits for what it knows of its arguments, and as many for its results.
enum { MODEL_MOST_PARAMS = 32 };

typedef enum macro_class {
    MACRO_INT,
    MACRO_POINTER,
    MACRO_STRING,
    MACRO_FLOAT,
    MACRO_RENAME,
    MACRO_OTHER
} macro_class;

// The declarations that a walk over the headers met, each once: what is not counted below the first is in
// the model, bound or skipped.
typedef struct tally {
    int declarations;
    int repeated;       // declared before, or defined elsewhere
    int reserved;       // functions that begin with two underscores
    int with_arguments; // macros
    int empty;          // macros
    int of_cxx;         // templates, classes, overloads
} tally;

// What a spec says, opaque here: spec/rules.h. The annotate stage, which finds the rules of a
// declaration, leaves them with it, so that whoever finds a mistake can tell where its rule stands.
struct param_rule;
struct function_rule;
struct field_rule;
struct record_rule;

// ---- the structs, by model.def ----

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
