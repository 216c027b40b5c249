// Lists the holes of functions.c.in: one wrapper, and the files that contain wrappers.
#ifndef CUBIND_GENERATOR_RENDER_FUNCTION_VARS_H
#define CUBIND_GENERATOR_RENDER_FUNCTION_VARS_H

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
    X(at, "index of the method") \
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

#endif
