// Declares functions that the files of the parser share. Only files of syntax/ include it.
#ifndef SIM_SYNTAX_PARSER_H
#define SIM_SYNTAX_PARSER_H

#include "ptx_tokens.h"
#include "syntax/tree.h"

typedef struct sim_parser {
    ptx_lexer lexer;
    ptx_token token; // the next token, which is not consumed yet
    sim_arena *arena;
    sim_trouble *trouble;
    sim_tree *tree;
    int location; // location of the next instructions, as in sim_instruction
    int depth;    // current nesting of expressions and braces
} sim_parser;

// --- parser.c: tokens ---
void sim_advance(sim_parser *p);
// Fails if the lexer found no token of PTX.
void sim_check_token(sim_parser *p);
_Noreturn __attribute__((format(printf, 2, 3))) void sim_parse_fail(sim_parser *p,
                                                                    const char *format, ...);
// Fails with "Parsing error near 'x': ... expected".
_Noreturn void sim_expected(sim_parser *p, const char *what);
bool sim_at_sign(const sim_parser *p, int sign);
bool sim_at_dot(const sim_parser *p, const char *word);
bool sim_accept_sign(sim_parser *p, int sign);
bool sim_accept_dot(sim_parser *p, const char *word);
void sim_expect_sign(sim_parser *p, int sign);
sim_text sim_expect_word(sim_parser *p, const char *what);
sim_text sim_expect_string(sim_parser *p);
uint64_t sim_expect_integer(sim_parser *p);
// Enters or leaves one level of nesting. Too many levels are an error.
void sim_enter(sim_parser *p);
void sim_leave(sim_parser *p);

// --- constant.c ---
sim_constant sim_parse_constant(sim_parser *p);
// Parses the offset in [register + ...]: a sum without symbols, including its first sign.
int64_t sim_parse_offset(sim_parser *p);
sim_type sim_parse_type(sim_parser *p);

// --- declare.c ---
bool sim_at_space(const sim_parser *p, sim_space *space);
// Parses one declaration, from its state space to the semicolon, and calls `add` for each variable.
void sim_parse_variables(sim_parser *p, sim_linkage linkage,
                         void (*add)(void *to, const sim_variable *variable), void *to);
// Parses a parameter of a function or prototype, without the comma or parenthesis after it.
void sim_parse_parameter(sim_parser *p, sim_variable *variable);
void sim_parse_registers(sim_parser *p, void (*add)(void *to, const sim_registers *registers),
                         void *to);

// --- operand.c ---
// Parses an instruction, beginning with its guard. If the caller has consumed the opcode already,
// it passes the opcode; otherwise `opcode` is empty.
const sim_instruction *sim_parse_instruction(sim_parser *p, sim_text opcode);

// --- function.c ---
void sim_parse_function(sim_parser *p, sim_linkage linkage, bool is_entry);
// Parses the parameter list of a declaration, with its parentheses, and sets *count.
const sim_variable *sim_parse_parameters(sim_parser *p, size_t *count);

// --- body.c ---
void sim_parse_body(sim_parser *p, sim_function *function);
void sim_parse_location(sim_parser *p);
int sim_parse_file_number(sim_parser *p);
void sim_parse_pragma(sim_parser *p);

#endif
