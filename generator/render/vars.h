// Lists every hole of every template with its meaning. This is the whole interface between emitters
// and templates.
//
// Each template file has one list; the two longest are in headers of their own. A list makes both
// the struct that an emitter fills in and the names that the engine accepts, so they cannot drift
// apart. All members are texts; NULL means "". A hole alone on its line stands for whole lines.
#ifndef CUBIND_GENERATOR_VARS_H
#define CUBIND_GENERATOR_VARS_H

#include "render/function_vars.h"
#include "render/param_vars.h"

#define VARS_FIELD(name, meaning) const char *name;
#define VARS_NAME(name, meaning) #name,

#define BANNER_VARS(X) \
    X(file, "name of the generated file") \
    X(template_file, "name of the template it comes from") \
    X(module, "driver") \
    X(title, "the title of the library") \
    X(release, "13.5")

// classes.c.in, types.h.in, symbols.c.in, tables.c.in, module.c.in, api.c.in, layout_check.c.in:
// one item of a list.
#define ITEM_VARS(X) \
    X(module, "driver") \
    X(upper, "DRIVER") \
    X(python_name, "Python name of the module") \
    X(title, "the title of the library") \
    X(release, "13.5") \
    X(api_version, "13050") \
    X(guard, "macro that says that the real header was included") \
    X(name, "name of the item") \
    X(kind, "kind of the item, as a constant of the runtime") \
    X(type, "C type or C name in messages") \
    X(value, "C expression") \
    X(count, "number of items in a list") \
    X(size, "bytes") \
    X(align, "bytes") \
    X(flags, "more designated initialisers") \
    X(body, "lines of a list or of a function") \
    X(more, "lines of a second list") \
    X(cleared, "lines that set the places of a callable's results to 0") \
    X(args, "C arguments") \
    X(params, "C parameters with names") \
    X(result_type, "C type of a result") \
    X(symbol, "exported name of a function") \
    X(base, "name that the resolver is asked for") \
    X(per_thread, "exported name of its entry point for the per-thread default stream") \
    X(version, "version of the function's ABI, for the resolver") \
    X(since, "release that introduced it") \
    X(missing, "result for a C caller if the function is missing") \
    X(cast, "cast to the type of an address result; empty for others") \
    X(m, "variable of the trampoline's module") \
    X(from_int, "function that makes a Python int of an argument") \
    X(doc, "docstring as C string literals")

// stub_library.c.in: one entry point.
#define STUB_VARS(X) \
    X(module, "driver") \
    X(api_version, "13050") \
    X(name, "public name of the function") \
    X(symbol, "exported name") \
    X(shared, "exported name after which the hand-written implementation is named") \
    X(base, "name that the resolver is asked for") \
    X(version, "version of this ABI") \
    X(per_thread, \
      "true or false; in an entry point for both streams, the exported per-thread name") \
    X(index, "index of the function in stub_functions") \
    X(thread_index, "index of the entry point for the per-thread default stream") \
    X(result_type, "C type of the result") \
    X(result_kind, "kind of the result: STATUS, of STUB_RESULT_STATUS") \
    X(params, "C parameters with names") \
    X(names, "names of the params for a call, their addresses, or their entries in the table") \
    X(param_count, "number of params") \
    X(success, "result in the free mode") \
    X(member, "member of the status, .name") \
    X(body, "lines") \
    X(param, "C name of one parameter") \
    X(position, "position of that parameter") \
    X(count, "C expression: number of items") \
    X(bytes, "C expression: number of bytes") \
    X(key, "C expression: the enumerator that chooses the type") \
    X(table, "C name of a value table") \
    X(value, "value of a row")

// module.pyi.in: one class, function or constant for type checkers.
#define PYI_VARS(X) \
    X(python_name, "driver") \
    X(title, "the title of the library") \
    X(name, "name of the item") \
    X(base, "base class") \
    X(type, "Python type") \
    X(value, "value of an enumerator") \
    X(params, "parameters with their types") \
    X(imports, "lines: imports from other modules") \
    X(module, "Python module") \
    X(names, "names imported from that module, separated by commas") \
    X(aliases, "lines: short names of types") \
    X(result, "Python type of the result") \
    X(doc, "docstring, all lines but the first indented") \
    X(body, "lines")

typedef struct banner_vars {
    BANNER_VARS(VARS_FIELD)
} banner_vars;
typedef struct param_vars {
    PARAM_VARS(VARS_FIELD)
} param_vars;
typedef struct function_vars {
    FUNCTION_VARS(VARS_FIELD)
} function_vars;
typedef struct item_vars {
    ITEM_VARS(VARS_FIELD)
} item_vars;
typedef struct stub_vars {
    STUB_VARS(VARS_FIELD)
} stub_vars;
typedef struct pyi_vars {
    PYI_VARS(VARS_FIELD)
} pyi_vars;

// The members of one of these structs as an array, in the order of its list.
#define VARS_VALUES(v) ((const char *const *)(v))

#endif
