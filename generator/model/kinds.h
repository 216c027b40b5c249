// The vocabulary of parameter and field kinds: which C shape each needs, which direction it
// implies, and which one is meant where the spec names none. docs/spec-format.md has the same table
// for people.
#ifndef CUBIND_GENERATOR_KINDS_H
#define CUBIND_GENERATOR_KINDS_H

#include "model/model.h"

// The C side that a kind can handle; `cls` of the kind completes it where a class is spoken of.
typedef enum kind_shape {
    SHAPE_ANY,
    SHAPE_VALUE,   // the class by value
    SHAPE_POINTER, // pointer to the class, const or not
    SHAPE_OUT,     // pointer to the class, not const
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

typedef struct kind_info {
    const char *name;
    kind_shape shape;
    type_class cls;
    direction dir; // what the kind implies where the spec gives no direction
    bool is_argument;
    bool is_result;
    int needs;           // of kind_needs
    const char *c_shape; // for messages: "a pointer to one handle"
} kind_info;

// NULL for an unknown name.
const kind_info *kind_find(const char *name);

// Whether a parameter of that type, as the function takes it, can be of the kind.
bool kind_fits(const kind_info *kind, const type *decayed);

// The derived kind of a parameter whose direction, length and `type_by` are set; NULL where only
// the spec can tell.
const char *kind_derive(const param *p);

// Field kinds: the derived one (`has_len`: the spec names a counting sibling), NULL where only the
// spec can tell.
const char *field_kind_derive(const type *t, bool has_len);
bool field_kind_exists(const char *name);
bool field_kind_fits(const char *name, const type *t);

// One of number_in, number_out, number_inout.
bool kind_is_number(const char *kind);

bool type_is_char(const type *t);
bool type_is_char_pointer(const type *t);

// The class that a value of this type has or leads to through pointers and arrays; NULL for none.
const char *type_class_name(const type *t);

#endif
