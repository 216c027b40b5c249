// Looks up the kinds of parameters and fields (kinds.def), and derives them from C types. A kind,
// such as `out_handle`, is the Python and C form of a parameter; it selects the template snippets
// for it.
#ifndef CUBIND_GENERATOR_KINDS_H
#define CUBIND_GENERATOR_KINDS_H

#include "model/model.h"

// The form of the C types that a kind accepts. "The class" in these comments is the kind's `cls`.
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
    SHAPE_NUMBER_OUT,    // pointer to integers, floats, structs or void, not const
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

// Properties of kinds on which code elsewhere depends.
enum kind_traits {
    KIND_IS_LIST = 1,      // an array that callers pass
    KIND_IS_OPTIONS = 2,   // keys or values of options
    KIND_IS_RESULT = 4,    // written by the call and returned to callers
    KIND_IS_OUT_LIST = 8,  // an array of results
    KIND_IS_VIEW = 16,     // an array that the library owns
    KIND_IS_COUNTED = 32,  // an in/out integer that is its length becomes a count
    KIND_IS_NUMBER = 64,   // a number passed by pointer
    KIND_IS_FILLED = 128,  // text or bytes, for which the checked form allocates memory
    KIND_IS_LINKED = 256,  // implied by another parameter's rule
    KIND_IS_OPAQUE = 512,  // the call does not read the pointer's target
    KIND_IS_MEMORY = 1024, // an address where the call reads or writes memory
    KIND_IS_STRUCT = 2048, // a struct that the library may own after the call
    KIND_IS_ASKED = 4096,  // a first call may have to ask for the size of its value
    KIND_HAS_SPACE = 8192, // an address, or a value that may be one: its memory has a space
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
    direction dir; // the implied direction if the spec gives none
    bool is_argument;
    bool is_result;
    int needs;           // bits of kind_needs
    int traits;          // bits of kind_traits
    const char *c_shape; // for messages: "a pointer to one handle"
} kind_info;

// How generated code describes a field. Python types have %s for the class.
typedef struct field_kind_info {
    const char *name;
    const char *constant; // name in the runtime
    bool is_kept;         // a struct keeps the Python object behind the value alive
    const char *gives;
    const char *takes; // NULL: read-only
    const char *says;  // the values that may be set, for docstrings
} field_kind_info;

// NULL for an unknown name.
const kind_info *kind_find(const char *name);
const field_kind_info *field_kind_find(const char *name);

// Whether a parameter of that decayed type can be of the kind.
bool kind_fits(const kind_info *kind, const type *decayed);

// Derives the kind of a parameter whose direction, length and `type_by` are set. Returns NULL if
// only the spec can decide.
const char *kind_derive(const param *p);

// Derives the kind of a field; NULL if only the spec can decide. `has_len`: the spec names a field
// that counts its items. `has_memory`: a rule describes the memory behind it.
const char *field_kind_derive(const type *t, bool has_len, bool has_memory);
// The target of a pointer, or of a typedef of `void *`; NULL for other types.
const type *type_target(const type *t);
bool field_kind_exists(const char *name);
bool field_kind_fits(const char *name, const type *t);

// Whether the kind has one of these traits; `kind` is a name or NULL.
bool kind_has(const char *kind, int traits);

bool param_is(const param *p, kind_id kind);
// Whether the call may change the length of the array.
bool length_comes_back(const function *f, const param *p);
bool param_is_number(const param *p);
bool field_is(const field *f, field_kind_id kind);

// Whether the field is of a kind array_of_*.
bool field_is_pointer(const field *f);

bool type_is_char(const type *t);
bool type_is_char_pointer(const type *t);

// The name of the type's class, or of the class behind its pointers and arrays; NULL if there is
// none.
const char *type_class_name(const type *t);

#endif
