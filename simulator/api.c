// Implements the engine's interface (include/cubind_sim.h): loads PTX into modules, answers queries
// about their functions and variables, and prepares and launches kernels. driver/ calls it.
#include "cubind_sim.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "cubind_size.h"
#include "base/marks.h"
#include "execute/program.h"
#include "execute/races.h"

struct cubind_sim_function {
    cubind_sim_module *module;
    size_t index; // index in the tree
    cubind_sim_function_info info;
    sim_program *program; // NULL until the kernel is prepared
};

struct cubind_sim_module {
    sim_module module;
    sim_code **codes; // code of each function of the tree; NULL for declarations
    cubind_sim_function *kernels;
    size_t kernel_count;
    pthread_mutex_t lock; // protects `program` of all kernels, and the arena
};

const char *
cubind_sim_status_text(cubind_sim_status status)
{
    static const char *const texts[] = {
        [CUBIND_SIM_OK] = "success",
        [CUBIND_SIM_OUT_OF_MEMORY] = "out of memory",
        [CUBIND_SIM_INVALID_PTX] = "invalid PTX",
        [CUBIND_SIM_UNSUPPORTED] = "not supported",
        [CUBIND_SIM_UNSUPPORTED_VERSION] = "unsupported version of PTX",
        [CUBIND_SIM_INVALID_VALUE] = "invalid value",
        [CUBIND_SIM_NOT_FOUND] = "not found",
        [CUBIND_SIM_ILLEGAL_ADDRESS] = "illegal address",
        [CUBIND_SIM_MISALIGNED_ADDRESS] = "misaligned address",
        [CUBIND_SIM_ILLEGAL_INSTRUCTION] = "illegal instruction",
        [CUBIND_SIM_INVALID_PC] = "invalid program counter",
        [CUBIND_SIM_TRAP] = "trap",
        [CUBIND_SIM_ASSERT] = "assertion",
        [CUBIND_SIM_DEADLOCK] = "deadlock",
        [CUBIND_SIM_MISUSE] = "misused barrier",
        [CUBIND_SIM_TIMEOUT] = "timeout",
        [CUBIND_SIM_STOPPED] = "stopped",
        [CUBIND_SIM_UNLINKABLE] = "PTX texts that cannot be linked together",
    };
    return (size_t)status < sizeof texts / sizeof *texts ? texts[status] : "unknown status";
}

// Fills in the report for an error, in the words of ptxas, and returns its status.
static cubind_sim_status
told(cubind_sim_report *report, const sim_trouble *trouble)
{
    if (report == NULL)
        return trouble->status;
    *report = (cubind_sim_report){.status = trouble->status, .line = trouble->line};
    if (trouble->status == CUBIND_SIM_UNLINKABLE)
        snprintf(report->text, sizeof report->text, "error   : %s", trouble->text);
    else if (trouble->line > 0)
        snprintf(report->text, sizeof report->text,
                 "ptxas application ptx input, line %d; error   : %s", trouble->line,
                 trouble->text);
    else
        snprintf(report->text, sizeof report->text, "ptxas application ptx input; error   : %s",
                 trouble->text);
    return trouble->status;
}

// --- loading ---

static size_t
own_shared_bytes(const sim_function *function)
{
    size_t bytes = 0;
    for (size_t i = 0; i < function->statement_count; i++) {
        const sim_statement *statement = &function->statements[i];
        if (statement->kind == SIM_STATEMENT_VARIABLE &&
            statement->variable->space == SIM_SPACE_SHARED)
            bytes += sim_variable_bytes(statement->variable);
    }
    return bytes;
}

static void
describe_kernel(cubind_sim_module *module, cubind_sim_function *kernel, size_t index)
{
    sim_arena *arena = &module->module.arena;
    const sim_function *function = &module->module.tree->functions[index];
    cubind_sim_parameter *parameters =
        sim_alloc(arena, function->parameter_count, sizeof *parameters);
    for (size_t i = 0; i < function->parameter_count; i++)
        parameters[i] = (cubind_sim_parameter){sim_copy_text(arena, function->parameters[i].name),
                                               sim_parameter_offset(function, i),
                                               sim_variable_bytes(&function->parameters[i])};
    const uint32_t *most =
        function->required_threads[0] != 0 ? function->required_threads : function->max_threads;
    uint64_t threads = size_of_shape(most[0], most[1], most[2]);
    kernel->module = module;
    kernel->index = index;
    kernel->info = (cubind_sim_function_info){
        .name = sim_copy_text(arena, function->name),
        .parameters = parameters,
        .parameter_count = function->parameter_count,
        .parameter_bytes = sim_parameter_offset(function, function->parameter_count),
        .max_threads = threads == 0 || threads > 1024 ? 1024 : (uint32_t)threads,
        .explicit_cluster = function->explicit_cluster,
        .max_registers = function->max_registers,
        .shared_bytes = own_shared_bytes(function),
    };
    memcpy(kernel->info.required_block, function->required_threads,
           sizeof kernel->info.required_block);
    memcpy(kernel->info.cluster, function->cluster, sizeof kernel->info.cluster);
}

// Checks that a program of several texts defines every name that it uses.
static void
check_references(const cubind_sim_module *module, const sim_code *code)
{
    const sim_unit *unit = sim_module_unit(&module->module, code->function->name);
    if (unit != NULL && code->unresolved.length > 0)
        sim_fail(module->module.arena.trouble, CUBIND_SIM_UNLINKABLE, 0,
                 "Undefined reference to '%.*s' in '%s'", SIM_SHOW(code->unresolved), unit->name);
}

static void
build(cubind_sim_module *module, const cubind_sim_text *texts, size_t count)
{
    sim_arena *arena = &module->module.arena;
    sim_module_build(&module->module, texts, count);
    const sim_tree *tree = module->module.tree;
    sim_scratch scratch = {.room = 0};
    module->codes = sim_alloc(arena, tree->function_count, sizeof *module->codes);
    module->kernels = sim_alloc(arena, tree->function_count, sizeof *module->kernels);
    for (size_t i = 0; i < tree->function_count; i++) {
        const sim_function *function = &tree->functions[i];
        bool is_taken = sim_module_find(&module->module, function->name)->function == i;
        if (!function->has_body || !is_taken) // another definition of a weak name is used
            continue;
        module->codes[i] = sim_decode(arena, &module->module, i, &scratch);
        check_references(module, module->codes[i]);
        if (function->is_entry)
            describe_kernel(module, &module->kernels[module->kernel_count++], i);
    }
}

static cubind_sim_status
load(const cubind_sim_text *texts, size_t count, bool linked, cubind_sim_module **module,
     cubind_sim_report *report)
{
    sim_trouble trouble = {.status = CUBIND_SIM_OUT_OF_MEMORY, .text = "out of memory"};
    cubind_sim_module *volatile made = calloc(1, sizeof **module);
    *module = NULL;
    if (made == NULL)
        return told(report, &trouble);
    pthread_mutex_init(&made->lock, NULL);
    made->module.arena.trouble = &trouble;
    made->module.linked = linked;
    if (setjmp(trouble.way_out) != 0) {
        cubind_sim_unload(made);
        return told(report, &trouble);
    }
    build(made, texts, count);
    made->module.arena.trouble = NULL;
    *module = made;
    return CUBIND_SIM_OK;
}

cubind_sim_status
cubind_sim_load(const char *text, size_t length, cubind_sim_module **module,
                cubind_sim_report *report)
{
    const cubind_sim_text one = {.text = text, .length = length};
    return load(&one, 1, false, module, report);
}

cubind_sim_status
cubind_sim_link(const cubind_sim_text *texts, size_t count, cubind_sim_module **module,
                cubind_sim_report *report)
{
    return load(texts, count, true, module, report);
}

void
cubind_sim_unload(cubind_sim_module *module)
{
    if (module == NULL)
        return;
    sim_module_free(&module->module);
    pthread_mutex_destroy(&module->lock);
    free(module);
}

// --- properties of a module ---

int
cubind_sim_ptx_version(const cubind_sim_module *module)
{
    return module->module.tree->version;
}

int
cubind_sim_target(const cubind_sim_module *module)
{
    return module->module.tree->target;
}

size_t
cubind_sim_function_count(const cubind_sim_module *module)
{
    return module->kernel_count;
}

cubind_sim_function *
cubind_sim_function_at(cubind_sim_module *module, size_t index)
{
    return index < module->kernel_count ? &module->kernels[index] : NULL;
}

cubind_sim_function *
cubind_sim_find_function(cubind_sim_module *module, const char *name)
{
    for (size_t i = 0; i < module->kernel_count; i++)
        if (strcmp(module->kernels[i].info.name, name) == 0)
            return &module->kernels[i];
    return NULL;
}

const cubind_sim_function_info *
cubind_sim_function_get_info(const cubind_sim_function *function)
{
    return &function->info;
}

bool
cubind_sim_has_variables(const cubind_sim_module *module)
{
    return module->module.global_bytes > 0 || module->module.constant_bytes > 0;
}

size_t
cubind_sim_variable_count(const cubind_sim_module *module)
{
    return module->module.variable_count;
}

const cubind_sim_variable *
cubind_sim_variable_at(const cubind_sim_module *module, size_t index)
{
    return index < module->module.variable_count ? &module->module.variables[index] : NULL;
}

// --- preparing and launching ---

static cubind_sim_status
prepare(cubind_sim_function *function, cubind_sim_report *report)
{
    cubind_sim_module *module = function->module;
    sim_arena *arena = &module->module.arena;
    sim_trouble trouble = {.status = CUBIND_SIM_OK};
    volatile cubind_sim_status status = CUBIND_SIM_OK;
    pthread_mutex_lock(&module->lock);
    arena->trouble = &trouble;
    if (setjmp(trouble.way_out) != 0)
        status = told(report, &trouble);
    else if (function->program == NULL)
        function->program =
            sim_program_build(arena, &module->module, module->codes, function->index);
    arena->trouble = NULL;
    pthread_mutex_unlock(&module->lock);
    return status;
}

// Returns the largest number of registers that the kernel or a function it may reach needs, up to
// the kernel's own limit.
static uint32_t
registers_of(const sim_program *program)
{
    const sim_function *kernel = program->kernel;
    uint32_t most = sim_registers_estimate(kernel);
    for (size_t i = 0; program->functions != NULL && i < program->module->tree->function_count; i++)
        if (program->functions[i].code != NULL) {
            uint32_t own = sim_registers_estimate(program->functions[i].code->function);
            most = own > most ? own : most;
        }
    bool is_limited = kernel->max_registers > 0 && kernel->max_registers < most;
    return is_limited ? kernel->max_registers : most;
}

cubind_sim_status
cubind_sim_prepare(cubind_sim_function *function, cubind_sim_code_info *info,
                   cubind_sim_report *report)
{
    cubind_sim_status status = prepare(function, report);
    if (status == CUBIND_SIM_OK && info != NULL)
        *info = (cubind_sim_code_info){
            .shared_bytes = function->program->shared_bytes - SIM_SHARED_START,
            .local_bytes = function->program->local_bytes,
            .const_bytes = function->module->module.constant_bytes,
            .registers = registers_of(function->program),
        };
    return status;
}

// Returns a sentence about the first error in a configuration; NULL: there is no error.
static const char *
wrong_with(const cubind_sim_function *function, const cubind_sim_launch_config *config)
{
    static const uint32_t most_grid[] = {INT32_MAX, 65535, 65535}, most_block[] = {1024, 1024, 64};
    const cubind_sim_function_info *info = &function->info;
    const uint32_t *cluster = config->cluster[0] != 0 ? config->cluster : info->cluster;
    uint64_t threads = (uint64_t)config->block[0] * config->block[1] * config->block[2],
             blocks_of_cluster = 1;
    for (int i = 0; i < 3; i++) {
        if (config->grid[i] == 0 || config->grid[i] > most_grid[i])
            return "the grid is empty or too large";
        if (config->block[i] == 0 || config->block[i] > most_block[i])
            return "the block is empty or too large";
        if (info->required_block[0] != 0 && config->block[i] != info->required_block[i])
            return "the block does not have the shape that .reqntid requires";
        if (cluster[0] != 0 && (cluster[i] == 0 || config->grid[i] % cluster[i] != 0))
            return "the grid is not a multiple of the cluster";
        blocks_of_cluster *= cluster[0] != 0 ? cluster[i] : 1;
    }
    if (threads > info->max_threads)
        return "the block has more threads than the kernel allows";
    if (blocks_of_cluster > 16)
        return "the cluster has more than 16 blocks";
    if (config->parameter_bytes < info->parameter_bytes)
        return "parameters are missing";
    return NULL;
}

cubind_sim_status
cubind_sim_launch(cubind_sim_function *function, const cubind_sim_launch_config *config,
                  cubind_sim_report *report)
{
    enum { MOST_SHARED = 227 * 1024 };
    cubind_sim_report unread;
    report = report != NULL ? report : &unread;
    *report = (cubind_sim_report){.status = CUBIND_SIM_OK};
    const char *wrong = wrong_with(function, config);
    cubind_sim_status status = wrong == NULL ? prepare(function, report) : CUBIND_SIM_INVALID_VALUE;
    if (wrong == NULL && status != CUBIND_SIM_OK)
        return status;
    if (wrong == NULL &&
        (uint64_t)function->program->dynamic_start - SIM_SHARED_START + config->shared_bytes >
            MOST_SHARED)
        wrong = "more shared memory than the 227 KiB that a block may have";
    if (wrong != NULL) {
        report->status = CUBIND_SIM_INVALID_VALUE;
        snprintf(report->text, sizeof report->text, "Launch of kernel %s: %s", function->info.name,
                 wrong);
        return CUBIND_SIM_INVALID_VALUE;
    }
    return sim_grid_run(function->program, config, report);
}

// --- traces ---

void
cubind_sim_trace_compare(const cubind_sim_trace *earlier, const cubind_sim_trace *later,
                         void (*found)(void *data, const cubind_sim_finding *finding), void *data)
{
    sim_trace_compare(earlier, later, found, data);
}

void
cubind_sim_trace_forget(cubind_sim_trace *trace, uint64_t host_address, size_t size)
{
    sim_trace_forget(trace, host_address, size);
}

bool
cubind_sim_trace_is_of(const cubind_sim_trace *trace, const cubind_sim_module *module)
{
    return sim_trace_module(trace) == &module->module;
}

size_t
cubind_sim_trace_bytes(const cubind_sim_trace *trace)
{
    return sim_trace_bytes(trace);
}

void
cubind_sim_trace_free(cubind_sim_trace *trace)
{
    sim_trace_free(trace);
}

// --- memory that nothing has written ---

void
cubind_sim_mark_unwritten(const void *start, size_t size)
{
    sim_marks_set((uintptr_t)start, size, true);
}

void
cubind_sim_mark_written(const void *start, size_t size)
{
    sim_marks_set((uintptr_t)start, size, false);
}

void
cubind_sim_copy_marks(const void *to, const void *from, size_t size)
{
    sim_marks_copy((uintptr_t)to, (uintptr_t)from, size);
}

void
cubind_sim_poison(void *start, size_t size, uint64_t seed)
{
    sim_poison(start, size, seed);
}
