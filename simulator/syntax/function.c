// Parses the heads of functions and kernels, up to their bodies.
#include "syntax/parser.h"

const sim_variable *
sim_parse_parameters(sim_parser *p, size_t *count)
{
    sim_variable *parameters = NULL;
    size_t room = 0;
    *count = 0;
    sim_expect_sign(p, '(');
    while (!sim_at_sign(p, ')')) {
        sim_variable parameter;
        sim_parse_parameter(p, &parameter);
        int elements = parameter.space == SIM_SPACE_REG ? parameter.vector : 1;
        parameter.elements /= (size_t)elements;
        for (parameter.element = 0; parameter.element < elements; parameter.element++)
            *SIM_PUSH(p->arena, parameters, *count, room) = parameter;
        if (!sim_accept_sign(p, ','))
            break;
    }
    sim_expect_sign(p, ')');
    return parameters;
}

// Parses x{, y{, z}} of a directive; missing numbers are 1.
static void
parse_shape(sim_parser *p, uint32_t shape[3], const char *what)
{
    for (int i = 0; i < 3; i++) {
        shape[i] = 1;
        if (i > 0 && !sim_at_sign(p, ','))
            continue;
        if (i > 0)
            sim_advance(p);
        uint64_t value = sim_expect_integer(p);
        if (value == 0 || value > INT32_MAX)
            sim_parse_fail(p, "Positive non-zero value expected for %s", what);
        shape[i] = (uint32_t)value;
    }
}

// Parses the directives between the head and the body.
static void
parse_directives(sim_parser *p, sim_function *function)
{
    while (p->token.kind == PTX_DOT) {
        if (sim_accept_dot(p, "maxntid")) {
            parse_shape(p, function->max_threads, "maxntid");
        } else if (sim_accept_dot(p, "reqntid")) {
            parse_shape(p, function->required_threads, "reqntid");
        } else if (sim_accept_dot(p, "reqnctapercluster")) {
            parse_shape(p, function->cluster, "reqnctapercluster");
        } else if (sim_accept_dot(p, "maxnreg")) {
            uint64_t most = sim_expect_integer(p);
            function->max_registers = most < UINT32_MAX ? (uint32_t)most : UINT32_MAX;
        } else if (sim_accept_dot(p, "minnctapersm") || sim_accept_dot(p, "maxnctapersm") ||
                   sim_accept_dot(p, "maxclusterrank") || sim_accept_dot(p, "abi_preserve") ||
                   sim_accept_dot(p, "abi_preserve_control")) {
            sim_expect_integer(p);
        } else if (sim_accept_dot(p, "explicitcluster")) {
            function->explicit_cluster = true;
        } else if (sim_accept_dot(p, "noreturn")) {
            function->no_return = true;
        } else if (sim_accept_dot(p, "pragma")) {
            sim_parse_pragma(p);
        } else {
            sim_expected(p, "a directive of functions, '{' or ';'");
        }
    }
    if (function->max_threads[0] != 0 && function->required_threads[0] != 0)
        sim_parse_fail(p, "Conflicting directives: .maxntid and .reqntid cannot both be specified");
}

void
sim_parse_function(sim_parser *p, sim_linkage linkage, bool is_entry)
{
    sim_function function = {.linkage = linkage, .is_entry = is_entry, .line = p->token.line};
    if (!is_entry && sim_at_sign(p, '('))
        function.results = sim_parse_parameters(p, &function.result_count);
    function.name = sim_expect_word(p, "the name of a function");
    if (sim_at_sign(p, '('))
        function.parameters = sim_parse_parameters(p, &function.parameter_count);
    parse_directives(p, &function);
    if (!sim_accept_sign(p, ';'))
        sim_parse_body(p, &function);
    *SIM_PUSH(p->arena, p->tree->functions, p->tree->function_count, p->tree->function_room) =
        function;
}
