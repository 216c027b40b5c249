// The vocabulary of parameter and field kinds (kinds.def): which C shape each needs, which direction
// it implies, and which one is meant where the spec names none.
#ifndef CUBIND_GENERATOR_KINDS_H
#define CUBIND_GENERATOR_KINDS_H

#include "model/model.h"

// The C side that a kind can handle; `cls` of the kind completes it where a class is spoken of.
typedef enum kind_shape {
    SHAPE_ANY,
    SHAPE_VALUE,   // the class by value
    SHAPE_POINTER, // pointer to the class, const or not
    SHAPE_OUT,     // pointer to the class, not const
    SHAPE_COUNT,   // pointer to an integer, typedef'd or not, not const
    SHAPE_VIEW,    // pointer to a pointer to the class
    SHAPE_ANY_POINTER,
    SHAPE_FUNCTION,      // callback typedef or pointer to function
    SHAPE_VOID,          // void *, const or not
    SHAPE_VOID_OUT,      // void *, not const
    SHAPE_VOID_POINTERS, // void **, const or not
    SHAPE_ADDRESS_OUT,   // pointer to a pointer, or void * that stands for one, not const
    SHAPE_STRING,        // const char *
    SHAPE_BYTES_OUT,     // char *, unsigned char * or void *, not const
    SHAPE_STRINGS,       // const char **, const or not
    SHAPE_SIZE,          // integer by value, or pointer to one
    SHAPE_NUMBER,        // pointer to integers, floats, structs or void, const or not
    SHAPE_NUMBER_OUT,    // the same, not const
    SHAPE_RECORD_REF,    // pointer to a pointer to a struct, the outer one not const
} kind_shape;

enum kind_needs {
    NEED_LEN = 1,
    NEED_FIXED_LEN = 2,
    NEED_PARAM_LEN = 4,
    NEED_PAIR = 8,
    NEED_TABLE = 16, // a value table
    NEED_TYPE_BY = 32,
    NEED_VALUE = 64,
};

// What kinds have in common that code elsewhere depends on.
enum kind_traits {
    KIND_IS_LIST = 1,      // an array that callers pass
    KIND_IS_OPTIONS = 2,   // keys or values of options
    KIND_IS_RESULT = 4,    // written for callers to get
    KIND_IS_OUT_LIST = 8,  // an array of those
    KIND_IS_VIEW = 16,     // an array of the library's own
    KIND_IS_COUNTED = 32,  // an in/out integer that is its length is a count
    KIND_IS_NUMBER = 64,   // a number behind a pointer
    KIND_IS_FILLED = 128,  // text or bytes whose room the checked form makes
    KIND_IS_LINKED = 256,  // it follows from another parameter's rule
    KIND_IS_OPAQUE = 512,  // what lies behind the pointer is not the call's to read
    KIND_IS_MEMORY = 1024, // addresses behind which the call reads or writes
    KIND_IS_STRUCT = 2048, // a struct that may be the library's afterwards
    KIND_IS_ASKED = 4096,  // a value whose size the library may have to tell
};

typedef enum kind_id {
#define KIND(name, shape, class, direction, sides, needs, traits, words) KIND_##name,
#include "model/kinds.def"
} kind_id;

typedef enum field_kind_id {
#define FIELD_KIND(name, ...) FIELD_KIND_##name,
#include "model/kinds.def"
} field_kind_id;

typedef struct kind_info {
    const char *name;
    kind_shape shape;
    type_class cls;
    direction dir; // what the kind implies where the spec gives no direction
    bool is_argument;
    bool is_result;
    int needs;           // of kind_needs
    int traits;          // of kind_traits
    const char *c_shape; // for messages: "a pointer to one handle"
} kind_info;

// What generated code says of a field; Python types have %s for the class.
typedef struct field_kind_info {
    const char *name;
    const char *constant; // of the runtime
    bool is_kept;         // objects hold on to what stands for its value
    const char *gives;
    const char *takes; // NULL: read-only
    const char *says;  // what may be set, for docstrings
} field_kind_info;

// NULL for an unknown name.
const kind_info *kind_find(const char *name);
const field_kind_info *field_kind_find(const char *name);

// Whether a parameter of that type, as the function takes it, can be of the kind.
bool kind_fits(const kind_info *kind, const type *decayed);

// The derived kind of a parameter whose direction, length and `type_by` are set; NULL where only
// the spec can tell.
const char *kind_derive(const param *p);

// Field kinds: the derived one (`has_len`: the spec names a counting sibling), NULL where only the
// spec can tell.
// `has_memory`: a rule is about what lies behind it.
const char *field_kind_derive(const type *t, bool has_len, bool has_memory);
// The type that a pointer leads to, also one that is a typedef of `void *`; NULL for other types.
const type *type_target(const type *t);
bool field_kind_exists(const char *name);
bool field_kind_fits(const char *name, const type *t);

// Whether the kind of that name, NULL for none, has one of these traits.
bool kind_has(const char *kind, int traits);

bool param_is(const param *p, kind_id kind);
// Whether the call may change what says how long the array is.
bool length_comes_back(const function *f, const param *p);
bool param_is_number(const param *p);
bool field_is(const field *f, field_kind_id kind);

// One of array_of_*.
bool field_is_pointer(const field *f);

bool type_is_char(const type *t);
bool type_is_char_pointer(const type *t);

// The class that a value of this type has or leads to through pointers and arrays; NULL for none.
const char *type_class_name(const type *t);

#endif
