// Lists every hole of every template with its meaning. This is the whole interface between emitters
// and templates.
//
// Each template file has one list. The list makes both the struct that an emitter fills in and the
// names that the engine accepts, so they cannot drift apart. All members are texts; NULL means "".
// A hole alone on its line stands for whole lines.
#ifndef CUBIND_GENERATOR_VARS_H
#define CUBIND_GENERATOR_VARS_H

#define VARS_FIELD(name, meaning) const char *name;
#define VARS_NAME(name, meaning) #name,

#define BANNER_VARS(X) \
    X(file, "name of the generated file") \
    X(template_file, "name of the template it comes from") \
    X(module, "driver") \
    X(title, "the title of the library") \
    X(release, "13.5")

// params.c.in: one parameter in one wrapper.
#define PARAM_VARS(X) \
    X(local, "C variable of the parameter") \
    X(m, "variable of the wrapper's module; if a snippet has this hole, the wrapper declares it") \
    X(module, "driver") \
    X(returned, "C variable of the function's return value") \
    X(answer, "variable of a query's status; with its declaration if this is the only query") \
    X(python_name, "Python name of the parameter") \
    X(arg, "Python object of the parameter: args[2]") \
    X(fail, "statement that leaves the wrapper after an exception") \
    X(type, "C type of the parameter") \
    X(item, "C type that a pointer leads to, not const") \
    X(align, "alignment of item") \
    X(type_local, "declaration of local, with type") \
    X(item_local, "declaration of local, with item") \
    X(text, "name of the integer type in range errors, as a C expression") \
    X(void_local, "local as a void *, with a cast if its type needs one") \
    X(is_set, "whether the library has a process-wide callback from the call on") \
    X(char_cast, "cast from char * to type; empty if type is char *") \
    X(c_int, "fixed-width integer type of the value") \
    X(int_cast, "cast from type * to c_int *; empty if they are the same") \
    X(as_int, "function that converts a Python object to c_int") \
    X(as_float, "function that converts a Python object to the floating type") \
    X(from_int, "function that makes a Python int of the value") \
    X(is_signed, "true or false") \
    X(enum_int, "integer type that holds any value of an enum") \
    X(as_enum, "function that converts a Python object to enum_int") \
    X(index, "class index: T_name") \
    X(class_name, "name of the parameter's class") \
    X(object, "type of cubind.core that stands for that class: Stream") \
    X(len, "C expression of the length") \
    X(array_check, "function that compares a list with that length") \
    X(len_size, "the same as an operand of type size_t") \
    X(items, "C expression: number of items in a list of results") \
    X(counted, "C expression: length of the longest list that this parameter counts") \
    X(table, "C name of the value table") \
    X(key, "C variable of the parameter that chooses the type") \
    X(pair, "C variable of the parameter that this one is paired with") \
    X(pair_list, "address of that variable; NULL if there is none") \
    X(options, "C variable of the options that created this handle") \
    X(trampoline, "C function that calls the Python callable") \
    X(user_data, "Python object for the callable; NULL if there is none") \
    X(scope, "CB_SCOPE_name") \
    X(registered, "C expression of the handle under which the callback is registered") \
    X(ended, "C expression of the status: true if the call ended the callback") \
    X(value, "C expression of a fixed parameter") \
    X(size_call, "function that returns the length") \
    X(size_args, "arguments of that function") \
    X(size_type, "C type of the length that it returns") \
    X(size_local, "C variable of that length") \
    X(success, "status of success") \
    X(status_member, "member of the status, .name; empty unless the status is a struct") \
    X(function, "function that the wrapper wraps") \
    X(call, "the C call as an expression") \
    X(asked, "C variable in which the call returns the size of a value") \
    X(used_size, "number of items written, as an operand of type size_t") \
    X(bytes, "C expression: number of bytes that the call reads or writes there") \
    X(how, "how an address in device memory is converted: flags of the runtime") \
    X(as_target, "function that converts an address, with or without a known size") \
    X(slot, "C variable of the closure behind a process-wide callback") \
    X(kind, "its kind") \
    X(number_kind, "type of a number, CB_VALUE_name") \
    X(complex_key, "C variable of the parameter that says whether the number is complex") \
    X(count, "C expression: number of numbers, 0 for a single one") \
    X(host, "C expression: true if numbers lie in host memory") \
    X(when, "conditions for the number to be used, each followed by &&") \
    X(or_none, "Python type None if the checked form makes this argument optional") \
    X(number_takes, "Python types of numbers as arguments") \
    X(number_gives, "Python types of numbers as results")

// functions.c.in: one wrapper, and the files that contain wrappers.
#define FUNCTION_VARS(X) \
    X(module, "driver") \
    X(name, "public name of the function") \
    X(result_type, "C type of the function's result") \
    X(variable, "a cb_function") \
    X(facts, "designated initialisers of variable") \
    X(before, "definitions in front of the wrapper") \
    X(slots, "number of slots") \
    X(slots_line, "declaration of the slots, and of retval if there is one") \
    X(bind, "lines: bind the arguments") \
    X(m, "variable of the wrapper's module") \
    X(status_line, \
      "declaration of the variable for the call's result, if a line before the call needs it") \
    X(declare, "lines") \
    X(held, "flags of held objects, each followed by an equals sign") \
    X(convert, "lines: convert, fill and check of all parameters") \
    X(room, "lines: before of all parameters") \
    X(query, "lines: the first call of the checked form") \
    X(invoke, "lines: the call") \
    X(after, "lines: after of all parameters") \
    X(failure, "lines: handle a status that is not success") \
    X(failed, "expression that raises the error or returns the failed status") \
    X(succeeded, "lines: success of all parameters") \
    X(leave, "lines: the return statement, or the assignment to result") \
    X(release, "lines") \
    X(fail, "statement that leaves the wrapper after an exception") \
    X(status, "declaration of the variable for the call's result: type and name") \
    X(returned, "name of that variable") \
    X(returned_address, "its value as a void *, with a cast if its type needs one") \
    X(from_int, "function that makes a Python int of that value") \
    X(call, "the C call as an expression") \
    X(count_arg, "Python object of the count that the checked form queries") \
    X(success, "status of success") \
    X(status_member, "member of the status, .name; empty unless the status is a struct") \
    X(is_room, "condition, as an operand of &&: the status returns the needed room") \
    X(unless_passed, "&& and the status is not one that comes with results either") \
    X(opened, "start of the call that gives results such a status, if the module has any") \
    X(closed, "end of that call") \
    X(unless_room, "the negation of is_room, behind another condition") \
    X(count_place, "index of the result that is the needed room") \
    X(value, "expression of the Python result") \
    X(values, "expressions of the Python results, separated by commas") \
    X(made, "results of the checked form when it makes the buffers, separated by commas") \
    X(made_items, "number of expressions in made") \
    X(made_arg, "Python object of the buffer that the checked form makes") \
    X(symbol, "function whose symbol is called") \
    X(find, "lines: the address of the symbol") \
    X(question, "C variable of the answer to a query") \
    X(ask, "C function that asks the query") \
    X(question_args, "arguments that the query is about, each followed by a comma") \
    X(question_params, "the same, as parameters") \
    X(question_function, "library function that answers the query") \
    X(question_type, "C type of the answer") \
    X(question_call, "arguments of the query") \
    X(host_variable, "C variable: true if numbers lie in host memory") \
    X(host, "C expression of host_variable") \
    X(detail, "argument that passes the detail to the failure") \
    X(detail_param, "C variable of the text, or of the handle whose text is the detail") \
    X(detail_type, "C type of that handle") \
    X(detail_size, "function that returns the size of the text") \
    X(detail_size_type, "C type of that size") \
    X(detail_text, "function that returns the text")

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
