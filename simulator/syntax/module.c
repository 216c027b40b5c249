// Parses the top level of a module: its directives, variables and functions.
#include "syntax/parser.h"

enum { NEWEST_VERSION = 95 }; // the newest PTX that this parser was written for

static void
parse_version(sim_parser *p)
{
    if (!sim_accept_dot(p, "version"))
        sim_parse_fail(p, "Missing .version directive at start of file: this is not PTX");
    if (p->token.kind != PTX_REAL || p->token.real < 1 || p->token.real > 99)
        sim_expected(p, "a version such as 9.0");
    p->tree->version = (int)(p->token.real * 10 + 0.5);
    if (p->tree->version > NEWEST_VERSION)
        sim_fail(p->trouble, CUBIND_SIM_UNSUPPORTED_VERSION, p->token.line,
                 "Unsupported .version %.*s; current version is '%d.%d'", SIM_SHOW(p->token.text),
                 NEWEST_VERSION / 10, NEWEST_VERSION % 10);
    sim_advance(p);
}

// .target sm_90a, texmode_independent, debug
static void
parse_target(sim_parser *p)
{
    if (!sim_accept_dot(p, "target"))
        sim_parse_fail(p, "Missing .target directive");
    do {
        sim_text word = sim_expect_word(p, "a target such as sm_90");
        if (word.length < 5 || memcmp(word.at, "sm_", 3) != 0)
            continue;
        int target = 0;
        for (size_t i = 3; i < word.length && i < 7 && word.at[i] >= '0' && word.at[i] <= '9'; i++)
            target = 10 * target + word.at[i] - '0';
        p->tree->target = target;
    } while (sim_accept_sign(p, ','));
    if (p->tree->target == 0)
        sim_expected(p, "a target such as sm_90");
}

// .file number "path" [, time, size]
static void
parse_file(sim_parser *p)
{
    sim_file file = {.number = sim_parse_file_number(p)};
    file.path = sim_copy_text(p->arena, sim_expect_string(p));
    while (sim_accept_sign(p, ','))
        sim_expect_integer(p);
    *SIM_PUSH(p->arena, p->tree->files, p->tree->file_count, p->tree->file_room) = file;
}

// Skips a section of debug information.
static void
skip_section(sim_parser *p)
{
    while (!sim_at_sign(p, '{') && p->token.kind != PTX_END)
        sim_advance(p);
    sim_expect_sign(p, '{');
    for (int depth = 1; depth > 0; sim_advance(p)) {
        if (p->token.kind == PTX_END)
            sim_expected(p, "'}'");
        depth += sim_at_sign(p, '{') - sim_at_sign(p, '}');
    }
}

static void
parse_alias(sim_parser *p)
{
    sim_alias alias = {.line = p->token.line, .name = sim_expect_word(p, "a name")};
    sim_expect_sign(p, ',');
    alias.target = sim_expect_word(p, "a name");
    sim_expect_sign(p, ';');
    *SIM_PUSH(p->arena, p->tree->aliases, p->tree->alias_count, p->tree->alias_room) = alias;
}

static void
add_variable(void *to, const sim_variable *variable)
{
    sim_parser *p = to;
    *SIM_PUSH(p->arena, p->tree->variables, p->tree->variable_count, p->tree->variable_room) =
        *variable;
}

static sim_linkage
parse_linkage(sim_parser *p)
{
    if (sim_accept_dot(p, "visible"))
        return SIM_LINKAGE_VISIBLE;
    if (sim_accept_dot(p, "extern"))
        return SIM_LINKAGE_EXTERN;
    if (sim_accept_dot(p, "weak"))
        return SIM_LINKAGE_WEAK;
    if (sim_accept_dot(p, "common"))
        return SIM_LINKAGE_COMMON;
    return SIM_LINKAGE_NONE;
}

// Parses a function or a variable, after its linkage.
static void
parse_declaration(sim_parser *p)
{
    sim_linkage linkage = parse_linkage(p);
    sim_space space;
    if (sim_accept_dot(p, "entry"))
        sim_parse_function(p, linkage, true);
    else if (sim_accept_dot(p, "func"))
        sim_parse_function(p, linkage, false);
    else if (!sim_at_space(p, &space))
        sim_expected(p, "a directive such as .entry, .func or .global");
    else if (space == SIM_SPACE_REG || space == SIM_SPACE_LOCAL || space == SIM_SPACE_PARAM)
        sim_parse_fail(p, "State space '.%.*s' is not allowed at module scope",
                       SIM_SHOW(p->token.text));
    else
        sim_parse_variables(p, linkage, add_variable, p);
}

static void
parse_item(sim_parser *p)
{
    if (sim_at_sign(p, '@')) // @@DWARF, an old form
        ptx_skip_line(&p->lexer), sim_advance(p);
    else if (sim_accept_dot(p, "file"))
        parse_file(p);
    else if (sim_accept_dot(p, "section"))
        skip_section(p);
    else if (sim_accept_dot(p, "pragma"))
        sim_parse_pragma(p);
    else if (sim_accept_dot(p, "alias"))
        parse_alias(p);
    else if (sim_accept_dot(p, "loc"))
        sim_parse_location(p);
    else
        parse_declaration(p);
}

static void
count_files(sim_tree *tree)
{
    for (size_t i = 0; i < tree->file_count; i++)
        if (tree->files[i].number >= tree->file_base)
            tree->file_base = tree->files[i].number + 1;
}

void
sim_parse_more(sim_tree *tree, sim_arena *arena, const char *text, size_t length)
{
    int version = tree->version, target = tree->target;
    sim_parser p = {.arena = arena, .trouble = arena->trouble, .tree = tree};
    if (version != 0)
        count_files(tree);
    tree->target = 0;
    ptx_start(&p.lexer, text, length);
    sim_advance(&p);
    parse_version(&p);
    parse_target(&p);
    p.tree->address_size = 32;
    if (sim_accept_dot(&p, "address_size"))
        p.tree->address_size = (int)(sim_expect_integer(&p) & 127);
    if (p.tree->address_size != 64)
        sim_parse_fail(&p, "Only 64-bit addresses are supported: write .address_size 64");
    while (p.token.kind != PTX_END)
        parse_item(&p);
    tree->version = tree->version > version ? tree->version : version;
    tree->target = tree->target > target ? tree->target : target;
}
