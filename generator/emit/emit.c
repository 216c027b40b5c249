// Makes all files of a module in order, in memory. At the end files.c finds those that changed.
#include "emit/emit.h"

#include "base/diag.h"
#include "emit/api.h"
#include "emit/classes.h"
#include "emit/files.h"
#include "emit/function_files.h"
#include "emit/layout.h"
#include "emit/methods.h"
#include "emit/module.h"
#include "emit/pyi.h"
#include "emit/stub_library.h"
#include "emit/symbols.h"
#include "emit/tables.h"
#include "emit/types.h"

static void
emit_all(emitter *e)
{
    emit_types(e);
    emit_classes(e);
    emit_symbols(e);
    emit_functions(e);
    emit_methods(e);
    emit_tables(e);
    emit_api(e);
    emit_module_file(e);
    emit_pyi(e);
    emit_stub_library(e);
    emit_layout_check(e);
}

bool
emit_module(const model *m, emit_options *options)
{
    int errors = diag_error_count();
    emitter e = {.m = m, .with_docs = options->with_docs, .bare_stubs = options->bare_stubs};
    if (emitter_begin(&e, options->template_dir))
        emit_all(&e);
    bool ok = diag_error_count() == errors && emit_list_files(&e, options);
    emitter_end(&e);
    return ok;
}
