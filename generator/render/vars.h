// Every hole of every template, with its meaning: the whole interface between emitters and
// templates.
//
// Each template file has one list. The list makes both the struct that an emitter fills in and the
// names that the engine accepts, so they cannot drift apart. All members are texts; NULL means "".
// A hole that stands alone on a line takes whole lines.
#ifndef CUBIND_GENERATOR_VARS_H
#define CUBIND_GENERATOR_VARS_H

#define VARS_FIELD(name, meaning) const char *name;
#define VARS_NAME(name, meaning) #name,

#define BANNER_VARS(X) \
    X(file, "name of the generated file") \
    X(template_file, "name of the template it comes from") \
    X(module, "driver") \
    X(title, "what the library is called") \
    X(release, "13.5")

// params.c.in: one parameter in one wrapper.
#define PARAM_VARS(X) \
    X(local, "the C variable that holds it") \
    X(m, "the wrapper's variable of its module, which it has where a snippet has this") \
    X(module, "driver") \
    X(returned, "the variable of what the function returns") \
    X(answer, "the same where it gets a question's status: its declaration in the only one") \
    X(python_name, "its Python name") \
    X(arg, "its Python object: args[2]") \
    X(fail, "the statement that leaves the wrapper after an exception") \
    X(type, "C type of the parameter") \
    X(item, "C type that a pointer leads to, not const") \
    X(align, "alignment of that") \
    X(type_local, "declaration of local with type") \
    X(item_local, "declaration of local with item") \
    X(text, "name of the integer type in range errors, as a C expression") \
    X(void_local, "local as a void *, with a cast where its type needs one") \
    X(is_set, "whether the library has a callback of the process from the call on") \
    X(char_cast, "cast from char * to the type; nothing where it is the same") \
    X(c_int, "fixed-width integer type of the value") \
    X(int_cast, "cast from a pointer to the type to one to c_int; nothing where it is the same") \
    X(as_int, "function that converts a Python object to c_int") \
    X(as_float, "function that converts a Python object to the floating type") \
    X(from_int, "function that makes a Python int of the value") \
    X(is_signed, "true or false") \
    X(enum_int, "integer type that holds any value of an enum") \
    X(as_enum, "function that converts a Python object to enum_int") \
    X(index, "class index: T_name") \
    X(class_name, "name of its class") \
    X(len, "C expression of the length") \
    X(array_check, "function that compares a list with that length") \
    X(len_size, "the same as an operand that is a size_t") \
    X(items, "C expression: how many items of a list of results there are") \
    X(counted, "C expression: items of the longest of the lists that this parameter counts") \
    X(table, "C name of the value table") \
    X(key, "C variable of the parameter that chooses the type") \
    X(pair, "C variable of the parameter that it belongs with") \
    X(pair_list, "address of that variable; NULL for none") \
    X(options, "C variable of the options that made this handle") \
    X(trampoline, "C function that calls a Python callable") \
    X(user_data, "Python object for the callable; NULL for none") \
    X(scope, "CB_SCOPE_name") \
    X(registered, "C expression of the handle under which a callback is registered") \
    X(ended, "C expression over the status: the call has ended the callback") \
    X(value, "C expression of a fixed parameter") \
    X(size_call, "function that tells the length") \
    X(size_args, "its arguments here") \
    X(size_type, "C type of the length that it tells") \
    X(size_local, "C variable of that length") \
    X(success, "status of success") \
    X(status_member, "member of the status, .name; nothing where it is no struct") \
    X(function, "function that the wrapper wraps") \
    X(call, "the C call as an expression") \
    X(asked, "C variable to which the call tells the size of a value") \
    X(used_size, "the number of items that were written, as an operand that is a size_t") \
    X(bytes, "C expression: how many bytes the call reads or writes there") \
    X(as_target, \
      "function that converts an address of which that is known, or of which it is not") \
    X(slot, "C variable of the closure behind the callback that the process has one of") \
    X(kind, "its kind") \
    X(number_kind, "type of a number, CB_VALUE_name") \
    X(complex_key, "C variable of the parameter that tells whether the number is complex") \
    X(count, "C expression of how many numbers there are, 0 for a single one") \
    X(host, "C expression: numbers lie in host memory") \
    X(when, "conditions under which there is a number, each followed by &&") \
    X(or_none, \
      "Python type None, where this is an argument that the checked form lets callers leave out") \
    X(number_takes, "Python types of numbers as arguments") \
    X(number_gives, "Python types of numbers as results")

// functions.c.in: one wrapper, and the files around.
#define FUNCTION_VARS(X) \
    X(module, "driver") \
    X(name, "public name of the function") \
    X(result_type, "C type of its result") \
    X(variable, "a cb_function") \
    X(facts, "its designated initialisers") \
    X(before, "definitions that come before the wrapper") \
    X(slots, "number of slots") \
    X(slots_line, "their declaration, and that of retval, where there are such") \
    X(bind, "lines: the arguments are bound") \
    X(m, "the wrapper's variable of its module") \
    X(status_line, \
      "declaration of the variable that gets the call's result, where one before that needs it") \
    X(declare, "lines") \
    X(held, "flags of what is held, each followed by an equals sign") \
    X(convert, "lines: convert, fill and check of all parameters") \
    X(room, "lines: before of all parameters") \
    X(query, "lines: the first call of the checked form") \
    X(invoke, "lines: the call") \
    X(after, "lines: after of all parameters") \
    X(failure, "lines: what happens when the status is no success") \
    X(failed, "expression: what a failure returns or raises") \
    X(succeeded, "lines: success of all parameters") \
    X(leave, "lines: the return statement, or the assignment to result") \
    X(release, "lines") \
    X(fail, "the statement that leaves the wrapper after an exception") \
    X(status, "declaration and name of the variable that gets the call's result") \
    X(returned, "that variable's name") \
    X(returned_address, "what it holds as a void *, with a cast where its type needs one") \
    X(from_int, "function that makes a Python int of it") \
    X(call, "the C call as an expression") \
    X(count_arg, "Python object of the count that the checked form asks for") \
    X(success, "status of success") \
    X(status_member, "member of the status, .name; nothing where it is no struct") \
    X(is_room, "condition, as an operand of &&: the status tells how much room there has to be") \
    X(unless_passed, "&& it is none of the statuses that come with results, either") \
    X(opened, "what gives results such a status, where the module has them") \
    X(closed, "its end") \
    X(unless_room, "the same, not, behind another condition") \
    X(count_place, "which of the results that room is") \
    X(value, "expression of the Python result") \
    X(values, "expressions of the Python results, separated by commas") \
    X(made, "what the checked form returns with the buffers that it made, separated by commas") \
    X(made_items, "how many expressions made has") \
    X(made_arg, "Python object of the buffer that the checked form makes") \
    X(symbol, "function whose symbol is called") \
    X(find, "lines: the address of the symbol") \
    X(question, "C variable of the answer to a query") \
    X(ask, "C function that asks for it") \
    X(question_args, "what the question is about, each argument followed by a comma") \
    X(question_params, "the same as parameters") \
    X(question_function, "function of the library that is asked") \
    X(question_type, "C type of the answer") \
    X(question_call, "arguments of the question") \
    X(host_variable, "C variable: numbers lie in host memory") \
    X(host, "C expression of that") \
    X(detail, "argument that a failure passes as its detail") \
    X(detail_param, "C variable of the handle whose text is the detail, or of the text") \
    X(detail_type, "C type of that handle") \
    X(detail_size, "function that tells the size of the text") \
    X(detail_size_type, "C type of that size") \
    X(detail_text, "function that gives the text")

// classes.c.in, types.h.in, symbols.c.in, tables.c.in, module.c.in, api.c.in, layout_check.c.in:
// one item of a list.
#define ITEM_VARS(X) \
    X(module, "driver") \
    X(upper, "DRIVER") \
    X(python_name, "the module's name in Python") \
    X(title, "what the library is called") \
    X(release, "13.5") \
    X(api_version, "13050") \
    X(guard, "macro that tells that the real header was included") \
    X(name, "of the item") \
    X(kind, "of the item, as a constant of the runtime") \
    X(type, "C type or C name in messages") \
    X(value, "C expression") \
    X(count, "number of items in a list") \
    X(size, "bytes") \
    X(align, "bytes") \
    X(flags, "further designated initialisers") \
    X(body, "lines of a list or of a function") \
    X(more, "lines of a second list") \
    X(cleared, "lines that leave nothing where a callable returns something") \
    X(args, "C arguments") \
    X(params, "C parameters with names") \
    X(result_type, "C type of a result") \
    X(symbol, "exported name of a function") \
    X(base, "what the resolver is asked for") \
    X(per_thread, "exported name of its entry point for the per-thread default stream") \
    X(version, "of its ABI, for the resolver") \
    X(since, "release that brought it") \
    X(missing, "what a C caller gets when a function is missing") \
    X(cast, "to the type of a result that is an address; nothing for others") \
    X(m, "the trampoline's variable of its module") \
    X(from_int, "function that makes a Python int of an argument") \
    X(doc, "text of a docstring as C string literals")

// stub_library.c.in: one entry point.
#define STUB_VARS(X) \
    X(module, "driver") \
    X(api_version, "13050") \
    X(name, "public name of the function") \
    X(symbol, "exported name") \
    X(shared, "exported name that its hand-written implementation is called after") \
    X(base, "what the resolver is asked for") \
    X(version, "of this ABI") \
    X(per_thread, \
      "true or false; in an entry point for both, the exported name of that per thread") \
    X(index, "of the function in stub_functions") \
    X(thread_index, "of its entry point for the per-thread default stream") \
    X(result_type, "C type of the result") \
    X(result_kind, "STATUS, of STUB_RESULT_STATUS") \
    X(params, "C parameters with names") \
    X(names, "their names for a call, their addresses, or their entries in the table") \
    X(param_count, "their number") \
    X(success, "what the free mode returns") \
    X(member, "member of the status, .name") \
    X(body, "lines") \
    X(param, "C name of one parameter") \
    X(position, "its position") \
    X(count, "C expression: how many items") \
    X(bytes, "C expression: how many bytes") \
    X(key, "C expression: the enumerator that chooses the type") \
    X(table, "C name of a value table") \
    X(value, "of one row")

// module.pyi.in: one class, function or constant for type checkers.
#define PYI_VARS(X) \
    X(python_name, "driver") \
    X(title, "what the library is called") \
    X(name, "of the item") \
    X(base, "base class") \
    X(type, "Python type") \
    X(value, "of an enumerator") \
    X(params, "parameters with their types") \
    X(imports, "lines: what comes from other modules") \
    X(module, "Python module") \
    X(names, "names in it, separated by commas") \
    X(aliases, "lines: short names of types") \
    X(result, "Python type of the result") \
    X(doc, "text of a docstring, its lines indented but for the first") \
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

// The members of such a struct as an array, in the order of its list.
#define VARS_VALUES(v) ((const char *const *)(v))

#endif
