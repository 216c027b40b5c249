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
    TYPE_INT,       // integer with no class of its own: int, size_t, unsigned long long, uint32_t, char
    TYPE_FLOAT,     // float, double
    TYPE_ENUM,      // an enum of this model
    TYPE_HANDLE,    // typedef of a pointer to a struct that no header defines, or that the spec lists
    TYPE_SCALAR,    // typedef of an integer that the bound headers declare (CUdeviceptr, cuuint64_t)
    TYPE_CALLBACK,  // typedef of a function pointer
    TYPE_RECORD,    // struct or union of this model
    TYPE_POINTER,   // pointer to anything else; look at `pointee`
    TYPE_ARRAY,     // array; look at `pointee` and `length`
    TYPE_FUNCTION,  // function type written out, without a typedef
} type_class;

// How deep types lead to types: deeper than any header's, and no matter for the stack.
enum { MODEL_MOST_DEPTH = 64 };

typedef struct type {
    type_class cls;
    const char *spelling;   // as declared: "const CUdevice *", "size_t", "CUmemLocation"
    const char *canonical;  // libclang's canonical spelling, without anonymous names
    const char *name;       // class name for ENUM, HANDLE, SCALAR, CALLBACK, RECORD ("CUdeviceptr"); else NULL
    bool is_const;          // the type itself is const-qualified ("const char" in "const char *")
    bool is_signed;         // INT, ENUM and SCALAR
    int64_t size;           // bytes; -1 where unknown (void, incomplete)
    int64_t align;          // bytes; -1 where unknown
    int64_t length;         // ARRAY: number of items, -1 for []
    const struct type *pointee;  // POINTER and ARRAY: the target or item type; HANDLE: a struct that is defined
    // FUNCTION, and CALLBACK through its typedef: the result and the parameter types.
    const struct type *result;
    const struct type **args;
    int arg_count;
} type;

typedef enum direction { DIR_UNDECIDED, DIR_IN, DIR_OUT, DIR_INOUT, DIR_ADDRESS } direction;

// How long an array, string or buffer is.
typedef enum length_rule {
    LEN_NONE,
    LEN_PARAM,   // another parameter, `len_name`; in or in/out by that parameter's direction
    LEN_FIXED,   // `len_value` items
    LEN_CALL,    // the function `len_name` tells (nvrtcGetPTXSize)
    LEN_EXPR,    // C expression over parameter names, `len_name`
} length_rule;

typedef enum checked_rule {
    CHECKED_SAME,    // the checked form takes it as the tuple form does
    CHECKED_COUNT,   // length of the list parameter that names it as its length
    CHECKED_QUERY,   // the two-call idiom is made inside
    CHECKED_BUFFER,  // allocated inside, returned
} checked_rule;

typedef struct param {
    const char *name;         // as in the header
    const char *python_name;  // `name`, unless it shadows a Python name
    location loc;
    const type *declared;     // undecayed: an array parameter is an ARRAY
    const type *decayed;      // as the function really takes it
    const char *doc;          // text of the header's \param, NULL when there is none; never written to committed files
    direction doc_dir;        // what the doc text proposes; DIR_UNDECIDED when it proposes nothing

    // Decided by annotate.c.
    direction dir;
    const char *kind;         // name of the template snippets: "handle", "out_int", "list_record"; see docs/spec-format.md
    const char *class_name;   // the class the kind needs (enum, handle, scalar, record, callback); else NULL
    length_rule len;
    const char *len_name;
    int64_t len_value;
    bool nullable;            // NULL is a legal value: None is accepted
    bool optional;            // the checked form lets callers leave it out (NULL, 0 or empty)
    bool default_zero;        // both forms have the default 0 (in/out counts)
    bool is_argument;         // Python callers pass it
    bool is_result;           // Python callers get it back
    checked_rule checked;
    const char *space;        // host, device, either, mode; NULL when not stated
    const char *type_by;      // parameter whose enum value chooses the type, with `value_table`
    const char *value_table;  // name of a table of the spec
    const char *pair;         // the parameter this one belongs with (option values and their keys)
    const char *closure;      // callback: the user data parameter
    const char *scope;        // callback: call, once, notified, forever
    const char *destroy;      // callback: the function that ends it, for scope notified
    const char *alias;        // a former name, still accepted as keyword
    const char *value;        // kind "fixed": the C expression that is passed
    const char *number;       // number kinds: the number's type where C tells it ("float32"); NULL: `type_by` does
    const char *complex_by;   // number kinds: the number is complex when the row of this parameter's value in `value_table` is
    const char *mode;         // number kinds: the query that tells whether numbers lie in host memory; NULL: they do
    const char *used;         // arrays out: the result that says how many items were written; "written": up to the last touched
    bool ends;                // what was passed is gone when the call has succeeded
    bool asks;                // typed_out: values of unknown size are asked for by a first call of the same function
    const char *bytes;        // addresses: how much memory the call reads or writes there; see docs/spec-format.md
    bool target;              // addresses: the call writes there
} param;

// What callers get of a function's C result.
typedef enum result_form {
    RESULT_CHECKED,  // it is the status, or stands beside a status of success
    RESULT_VALUE,    // it is a status that is asked for, not one that failed: the checked form returns it
    RESULT_BARE,     // it is returned as it is, without a tuple, in both forms
} result_form;

// A wrapper has 32 bits for what it knows of its arguments, and as many for its results.
enum { MODEL_MOST_PARAMS = 32 };

typedef struct function {
    const char *name;         // what C programmers type, macros applied: cuMemAlloc
    const char *symbol;       // what the library exports: cuMemAlloc_v2
    const char *base;         // symbol without version and per-thread suffix, what cuGetProcAddress is asked for
    const char *symbol_ptds;  // per-thread default stream twin (…_ptds, …_ptsz), NULL when there is none
    location loc;
    const type *result;
    param *params;
    int param_count;
    const char *doc;          // the header's comment; never written to committed files
    const char *brief;        // first sentence of it; likewise
    bool deprecated;
    int version;              // CUDA version of this ABI for cuGetProcAddress (12050), 0 when the library has no such table
    int since;                // release that introduced it (13020), 0 when not known
    bool is_inline;           // in the header alone: the library has no symbol of it (annotate.c asks the spec)
    bool cxx_only;

    // Decided by annotate.c.
    bool status;              // the result is the module's status enum and goes into the status check
    result_form result_form;
    const char *inline_symbol;      // inline functions: the function that is resolved and called as `call`; NULL: none
    const char *inline_expression;  // C expression over the parameters that makes the result
    bool blocking;            // the GIL is released around the call
    bool locking;             // it may wait for a lock: the GIL is kept while no host function can hold that up
    bool launches;            // blocking, but it only queues work: a program may ask to keep the GIL
    const char *skip;         // reason why it is not bound, NULL when it is
    const char *detail_size;  // checked form: on failure append the text of `detail_text`(handle), of `detail_size` bytes
    const char *detail_text;
    const char *detail_param;
} function;

typedef struct enumerator {
    const char *name;
    int64_t value;
    const char *doc;          // never written to committed files
    bool alias;               // an earlier enumerator has the same value
    location loc;
} enumerator;

typedef struct enumeration {
    const char *name;         // the first typedef name, else the tag
    const char *tag;          // NULL when there is none
    const char **names;       // every typedef name: one Python class each
    int name_count;
    location loc;
    const type *underlying;
    enumerator *items;
    int item_count;
    const char *origin;       // the module that binds it, where this one only uses it; NULL: this one
    const char *skip;
} enumeration;

typedef struct field {
    const char *name;         // NULL for an anonymous struct or union member
    location loc;
    const type *type;
    int64_t offset;           // bytes from the start of the enclosing record
    // Decided by annotate.c.
    const char *kind;         // name of the field kind: "int", "handle", "record", "list_record"; see docs/spec-format.md
    const char *class_name;
    const char *len_name;     // sibling field that counts a pointer-to-array member, NULL else
    const char *bytes;        // how much memory a call with the record reads or writes there; see docs/spec-format.md
    bool target;              // it writes there
    const char *skip;         // not exposed, with the reason ("reserved")
} field;

typedef struct record {
    const char *name;         // the last, plain typedef name (CUDA_MEMCPY2D), else the tag; anonymous: parent + ordinal
    const char *tag;
    const char **names;       // Python classes from base to most derived: CUDA_MEMCPY2D_st, CUDA_MEMCPY2D_v2, CUDA_MEMCPY2D
    int name_count;
    const char **bases;       // what each of `names` derives from; bases[0] is NULL
    const char *parent;       // enclosing record of an anonymous one; NULL else
    bool is_union;
    bool is_anonymous;
    bool is_opaque;           // declared, never defined: a handle's target
    int64_t size;
    int64_t align;
    location loc;
    field *fields;
    int field_count;
    bool plain;               // holds no pointers: instances can be copied, compared, pickled and viewed as bytes
    const char *initial;      // C initialiser of new instances: "{1, 1, 1}"; NULL for zeros
    const char *guard;        // the macro that tells that some header has defined it; NULL where only one does
    const char *origin;       // as in enumeration; "none": its C declaration is used, no module has a class for it
    const char *skip;
} record;

typedef struct typedef_decl {
    const char *name;
    location loc;
    const type *type;         // what it is written on: "struct CUctx_st *" of CUcontext
    // What it became: "enum", "handle", "scalar", "callback", "record", "function", "alias".
    const char *role;
    const char *base;         // class of another module that this one derives from ("cubind.driver.CUstream"), NULL else
    bool is_stream;           // a handle of a stream of work
    const char *origin;       // as in record
    const char *skip;
} typedef_decl;

typedef enum macro_class { MACRO_INT, MACRO_POINTER, MACRO_STRING, MACRO_FLOAT, MACRO_RENAME, MACRO_OTHER } macro_class;

typedef struct macro {
    const char *name;
    location loc;
    macro_class cls;
    int64_t value;            // INT and POINTER
    bool is_unsigned;         // `value` holds the bits of an unsigned 64-bit number
    const char *text;         // STRING: the text; RENAME: the function that it names
    const char *skip;
} macro;

// One row of a spec's value table: which type a value has for one enumerator (typed attributes, JIT options).
typedef struct value_row {
    const char *enumerator;
    int64_t key;
    const char *type;         // value type: int32, uint32, float16, bool, bytes, handle, scalar, record, enum, …
    const char *class_name;
    int64_t size;             // bytes, 0 for the type's own
} value_row;

typedef struct value_table {
    const char *name;
    const char *enum_name;
    const char *keys;         // "numbers", "any", "raw"; NULL: only members choose (docs/spec-format.md)
    value_row *rows;
    int row_count;
} value_table;

// A question to the library before a call, for parameters that depend on a setting of a handle.
typedef struct query {
    const char *name;
    const char *function;     // its result is the status
    const char *call;         // its arguments in C, over the caller's parameters and `value`, an int32_t that it fills in
    const char **host;        // answers that mean: numbers lie in host memory; none where the answer is a type
    int host_count;
} query;

// A second Python name of a function.
typedef struct function_alias {
    const char *name;
    const char *function;
} function_alias;

// A module whose classes and C declarations this one uses.
typedef struct import_decl {
    const char *module;       // "runtime"; "none": C declarations alone, made here
    const char **headers;
    int header_count;
} import_decl;

typedef struct header_file {
    const char *name;
    const char *sha256;
} header_file;

typedef struct skipped {
    const char *kind;         // function, record, enum, typedef, macro, field
    const char *name;
    const char *reason;
    location loc;
} skipped;

typedef struct model {
    arena *arena;
    const char *module;       // driver
    const char *python_name;  // driver
    const char *title;        // "CUDA Driver API"
    int api_version;          // value of the version macro (13050)
    const char *status_enum;  // CUresult
    const char *success;      // CUDA_SUCCESS
    const char *error_class;  // DriverError: the exception family of the checked form
    const char *error_prefix; // CUDA_ERROR_: what is cut off a status name to make the class of one status
    const char *error_string; // cuGetErrorString; NULL when there is none
    const char *function_prefix;  // cu
    const char *library;      // pathfinder's name: cuda
    const char *soname;       // libcuda.so.1
    const char *resolver;     // cuGetProcAddress_v2 for versioned symbols; NULL: dlsym
    const char *per_thread_env;
    const char *version_symbol;  // int f(int *) that tells the loaded version; NULL when there is none
    const char *wheel;        // nvidia-cufft==12.*: the package to install; NULL when there is none
    const char **folders;     // nvidia/cu13/lib: where wheels have it, below each entry of Python's search path
    int folder_count;
    const char **needs;       // file patterns of libraries that it opens itself
    int need_count;
    const char **roots;       // CUDA_PATH: environment variables that name a toolkit's folder
    int root_count;
    const char *doc_link;     // URL prefix of the online documentation
    header_file *headers;
    int header_count;
    const char *spec_sha256;
    function *functions;
    int function_count;
    enumeration *enums;
    int enum_count;
    record *records;
    int record_count;
    typedef_decl *typedefs;
    int typedef_count;
    macro *macros;
    int macro_count;
    value_table *tables;
    int table_count;
    query *queries;
    int query_count;
    function_alias *aliases;
    int alias_count;
    import_decl *imports;
    int import_count;
    bool buffers;             // list parameters take buffers of the right item size as well
    skipped *skips;
    int skip_count;
} model;

#endif
