// Lists the holes (vars.h) and snippets that the emitters expect in each template file. template.c
// reports a missing snippet, and also one that no emitter uses.
#include "render/contracts.h"

#include "render/emitter.h"
#include "render/snippets.h"

static const char *const banner_holes[] = {BANNER_VARS(VARS_NAME) NULL};
static const char *const param_holes[] = {PARAM_VARS(VARS_NAME) NULL};
static const char *const function_holes[] = {FUNCTION_VARS(VARS_NAME) NULL};
static const char *const item_holes[] = {ITEM_VARS(VARS_NAME) NULL};
static const char *const stub_holes[] = {STUB_VARS(VARS_NAME) NULL};
static const char *const pyi_holes[] = {PYI_VARS(VARS_NAME) NULL};

static const char *const banner_snippets[] = {"c", "python", NULL};
static const char *const function_snippets[] = {
    "file",
    "wrapper",
    "wrapper.release",
    "slots",
    "slots.retval",
    "slots.none",
    "bind",
    "bind.none",
    "params",
    "function",
    "detail",
    "held",
    "question",
    "question.declare",
    "questions",
    "question.function",
    "host",
    "find",
    "invoke",
    "invoke.blocking",
    "invoke.locking",
    "invoke.queuing",
    "invoke.assign",
    "invoke.assign.blocking",
    "invoke.assign.locking",
    "invoke.assign.queuing",
    "invoke.void",
    "invoke.void.blocking",
    "invoke.void.locking",
    "invoke.void.queuing",
    "query",
    "failure",
    "ended",
    "failure.room",
    "failure.detail",
    "failure.release",
    "failure.release.detail",
    "failure.release.else",
    "failed",
    "failed.own",
    "host_waits",
    "leave.none",
    "leave.one",
    "leave.many",
    "leave.none.release",
    "leave.one.release",
    "leave.many.release",
    "leave.none.release.made",
    "leave.many.release.made",
    "leave.many.release.made.one",
    "leave.value",
    "leave.value.release",
    "leave.bare",
    "leave.bare.release",
    "value.string",
    "value.int",
    "value.float",
    "value.enum",
    "value.cell",
    "value.record",
    "value.address",
    "value.none",
    "header",
    "header.end",
    "declaration",
    "methods",
    "doc",
    "doc.checked",
    "table",
    "method",
    "method.alias",
    "method.checked",
    NULL,
};
static const char *const class_snippets[] = {
    "header",     "header.end",    "file",        "enum",         "enumerator",   "initial",
    "record",     "record.empty",  "field",       "field.number", "field.signed", "field.value",
    "field.kept", "field.counted", "field.items", "class",        "classes",      "extent",
    "memory",     "memory.item",   "doc",         "class.like",   NULL,
};
static const char *const type_snippets[] = {"begin",  "cxx", "enum", "record",
                                            "shared", "end", NULL};
static const char *const symbol_snippets[] = {
    "header",
    "file",
    "row",
    "row.per_thread",
    "row.plain",
    "row.plain.per_thread",
    "row.alone",
    "symbol.alone",
    "symbols",
    "symbol",
    "symbol.per_thread",
    "renamed",
    "renamed.per_thread",
    "end",
    NULL,
};
static const char *const table_snippets[] = {
    "rows",
    "rows.row",
    "rows.row.other",
    "rows.row.of",
    "rows.row.sized",
    "rows.row.of.sized",
    "rows.end",
    "row.other",
    "row.of",
    "row.sized",
    "row.of.sized",
    "module",
    "args",
    "file",
    "table",
    "row",
    "trampoline",
    "trampoline.slot",
    "arg.int",
    "arg.float",
    "arg.enum",
    "arg.cell",
    "arg.record",
    "arg.struct",
    "arg.string",
    "arg.user",
    "arg.address",
    "result.given",
    "result.int",
    "result.float",
    "result.enum",
    "result.void",
    "closure.user",
    "closure.bare",
    NULL,
};
static const char *const module_snippets[] = {
    "file",
    "constant",
    "constant.number",
    "constant.guard",
    "constant.float",
    "constant.text",
    "constants.macro",
    "constants",
    "class_order",
    "error_text",
    "error_text.out",
    "error_names",
    "error_name",
    "lost_note",
    "closers",
    "closer",
    "lost_status",
    "module",
    NULL,
};
static const char *const api_snippets[] = {
    "prototypes", "prototype",   "prototypes.end", "header",       "header.end", "member",
    "file",       "entry",       "entry.void",     "entry.value",  "table",      "table.member",
    "table.end",  "macro.value", "macro.void",     "macro.status", NULL,
};
static const char *const layout_snippets[] = {
    "file",   "include",    "define", "cxx.begin", "cxx", "size",
    "offset", "enumerator", "macro",  "function",  NULL,
};
static const char *const pyi_snippets[] = {
    "file",         "utilities",    "enum",           "enumerator",   "handle",
    "stream",       "scalar",       "callback",       "record",       "record.empty",
    "record.plain", "closable",     "record.coupled", "field",        "field.readonly",
    "function",     "constant",     "checked",        "imports",      "imports.base",
    "import.again", "import",       "public",         "error.family", "error",
    "from",         "alias.int",    "alias.address",  "alias.text",   "alias.kernel_params",
    "alias.bytes",  "alias.object", "alias.core",     "alias.memory", NULL,
};
static const char *const stub_snippets[] = {
    "file",
    "status",
    "resolver",
    "entry",
    "entry.two",
    "entry.fill",
    "entry.two.fill",
    "function",
    "function.string",
    "function.struct",
    "function.struct.status",
    "function.void",
    "row",
    "row.same",
    "row.renamed",
    "row.per_thread",
    "table",
    "arguments",
    "input",
    "input.string",
    "input.strings",
    "output",
    "output.open",
    "output.string",
    "output.view",
    "output.count",
    "output.count.plain",
    "value_size",
    "value_size.row",
    "value_parts",
    "output.typed_list",
    NULL,
};

#define CONTRACT(id, name, holes_of, names) \
    static const template_contract id = {.file = name, .holes = holes_of, .snippets = names}

CONTRACT(banner_contract, "banner.in", banner_holes, banner_snippets);
CONTRACT(function_contract, "functions.c.in", function_holes, function_snippets);
CONTRACT(class_contract, "classes.c.in", item_holes, class_snippets);
CONTRACT(type_contract, "types.h.in", item_holes, type_snippets);
CONTRACT(symbol_contract, "symbols.c.in", item_holes, symbol_snippets);
CONTRACT(table_contract, "tables.c.in", item_holes, table_snippets);
CONTRACT(module_contract, "module.c.in", item_holes, module_snippets);
CONTRACT(api_contract, "api.c.in", item_holes, api_snippets);
CONTRACT(layout_contract, "layout_check.c.in", item_holes, layout_snippets);
CONTRACT(pyi_contract, "module.pyi.in", pyi_holes, pyi_snippets);
CONTRACT(stub_contract, "stub_library.c.in", stub_holes, stub_snippets);

static const template_contract param_contract = {
    .file = "params.c.in", .holes = param_holes, .accepts = emit_accepts_param_snippet};

const template_contract *const template_contracts[TEMPLATE_COUNT] = {
    [TEMPLATE_BANNER] = &banner_contract,
    [TEMPLATE_PARAMS] = &param_contract,
    [TEMPLATE_FUNCTIONS] = &function_contract,
    [TEMPLATE_CLASSES] = &class_contract,
    [TEMPLATE_TYPES] = &type_contract,
    [TEMPLATE_SYMBOLS] = &symbol_contract,
    [TEMPLATE_TABLES] = &table_contract,
    [TEMPLATE_MODULE] = &module_contract,
    [TEMPLATE_API] = &api_contract,
    [TEMPLATE_LAYOUT] = &layout_contract,
    [TEMPLATE_PYI] = &pyi_contract,
    [TEMPLATE_STUB] = &stub_contract,
};
