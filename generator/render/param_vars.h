// Lists the holes of params.c.in, whose snippets handle one parameter in one wrapper.
#ifndef CUBIND_GENERATOR_RENDER_PARAM_VARS_H
#define CUBIND_GENERATOR_RENDER_PARAM_VARS_H

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

#endif
