// Copies the facts that launches need from a module of the engine into an image.
#include "code/facts.h"

#include <stdlib.h>
#include <string.h>

#include "code/image.h"

static bool
read_kernel(drv_image *image, const cubind_sim_function_info *info)
{
    drv_entry *entry = drv_image_add_entry(image);
    if (entry == NULL)
        return false;
    entry->name = strdup(info->name);
    entry->params = calloc(info->parameter_count + 1, sizeof *entry->params);
    if (entry->name == NULL || entry->params == NULL)
        return false;
    entry->param_count = info->parameter_count;
    entry->param_bytes = info->parameter_bytes;
    for (size_t i = 0; i < info->parameter_count; i++)
        entry->params[i] = (drv_param){info->parameters[i].offset, info->parameters[i].size};
    entry->max_threads = info->max_threads < 1024 ? (int)info->max_threads : 0;
    entry->registers = drv_number(info->max_registers);
    entry->shared_bytes = info->shared_bytes;
    for (int i = 0; i < 3; i++)
        entry->cluster[i] = drv_number(info->cluster[i]);
    entry->explicit_cluster = info->explicit_cluster;
    return true;
}

static bool
read_variable(drv_image *image, const cubind_sim_variable *variable)
{
    drv_variable *v = drv_image_add_variable(image);
    if (v == NULL)
        return false;
    *v = (drv_variable){.name = strdup(variable->name),
                        .size = variable->size,
                        .align = variable->align,
                        .managed = variable->managed};
    image->const_bytes += variable->constant ? variable->size : 0;
    return v->name != NULL;
}

bool
drv_read_facts(drv_image *image, cubind_sim_module *module)
{
    image->version = cubind_sim_ptx_version(module);
    image->target = cubind_sim_target(module);
    for (size_t i = 0; i < cubind_sim_function_count(module); i++) {
        cubind_sim_function *function = cubind_sim_function_at(module, i);
        if (!read_kernel(image, cubind_sim_function_get_info(function)))
            return false;
    }
    for (size_t i = 0; i < cubind_sim_variable_count(module); i++)
        if (!read_variable(image, cubind_sim_variable_at(module, i)))
            return false;
    return true;
}
