// Turns YAML documents into trees. libyaml produces events; this file builds nodes from them and
// refuses the features that a spec must not use: anchors, aliases, tags, several documents,
// duplicate keys. A file that starts with '{' is read as JSON, which gives the same nodes.
#include "spec/yaml.h"

#include <yaml.h>

#include "base/diag.h"
#include "base/tree_build.h"
#include "base/tree_json.h"

typedef struct yaml_reader {
    arena *a;
    yaml_parser_t parser;
    const char *file;
} yaml_reader;

static location
yaml_location(const yaml_reader *r, yaml_mark_t mark)
{
    return (location){r->file, (int)mark.line + 1, (int)mark.column + 1};
}

// The next event; false after a reported error.
static bool
next_event(yaml_reader *r, yaml_event_t *event)
{
    if (yaml_parser_parse(&r->parser, event))
        return true;
    const char *problem = r->parser.problem ? r->parser.problem : "not readable as YAML";
    diag_error(yaml_location(r, r->parser.problem_mark), "%s; correct the YAML", problem);
    return false;
}

static bool
refuse(const yaml_reader *r, const yaml_event_t *event, const char *what, const char *advice)
{
    diag_error(yaml_location(r, event->start_mark), "%s is not allowed; %s", what, advice);
    return false;
}

static bool
check_properties(const yaml_reader *r, const yaml_event_t *event, const void *anchor,
                 const void *tag)
{
    if (anchor)
        return refuse(r, event, "an anchor", "write the value at each place");
    return tag ? refuse(r, event, "a tag", "remove it") : true;
}

static tree *read_node(yaml_reader *r, yaml_event_t *event, int depth);

static tree *
read_scalar(yaml_reader *r, const yaml_event_t *event)
{
    if (!check_properties(r, event, event->data.scalar.anchor, event->data.scalar.tag))
        return NULL;
    tree *node = tree_new(r->a, TREE_SCALAR, yaml_location(r, event->start_mark));
    node->text =
        arena_intern_n(r->a, (const char *)event->data.scalar.value, event->data.scalar.length);
    node->quoted = event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
    return node;
}

static tree *
read_list(yaml_reader *r, const yaml_event_t *start, int depth)
{
    if (!check_properties(r, start, start->data.sequence_start.anchor,
                          start->data.sequence_start.tag)) {
        return NULL;
    }
    tree *list = tree_new(r->a, TREE_LIST, yaml_location(r, start->start_mark));
    tree *last = NULL;
    for (;;) {
        yaml_event_t event;
        if (!next_event(r, &event))
            return NULL;
        bool end = event.type == YAML_SEQUENCE_END_EVENT;
        tree *item = end ? NULL : read_node(r, &event, depth + 1);
        yaml_event_delete(&event);
        if (end)
            return list;
        if (!item)
            return NULL;
        tree_append(list, &last, item);
    }
}

// Reads one key and its value. NULL after an error or, with *end set, at the end of the map.
static tree *
read_pair(yaml_reader *r, int depth, bool *end)
{
    yaml_event_t event;
    if (!next_event(r, &event))
        return NULL;
    *end = event.type == YAML_MAPPING_END_EVENT;
    tree *key = *end ? NULL : read_node(r, &event, depth + 1);
    yaml_event_delete(&event);
    if (!key)
        return NULL;
    if (key->kind != TREE_SCALAR) {
        diag_error(key->loc, "a key must be plain text; quote it");
        return NULL;
    }
    if (!next_event(r, &event))
        return NULL;
    tree *value = read_node(r, &event, depth + 1);
    yaml_event_delete(&event);
    if (value) {
        value->key = key->text;
        value->key_loc = key->loc;
    }
    return value;
}

static tree *
read_map(yaml_reader *r, const yaml_event_t *start, int depth)
{
    if (!check_properties(r, start, start->data.mapping_start.anchor,
                          start->data.mapping_start.tag)) {
        return NULL;
    }
    tree *map = tree_new(r->a, TREE_MAP, yaml_location(r, start->start_mark));
    tree *last = NULL;
    for (;;) {
        bool end = false;
        tree *value = read_pair(r, depth, &end);
        if (end)
            return tree_check_keys(map) ? map : NULL;
        if (!value)
            return NULL;
        tree_append(map, &last, value);
    }
}

static tree *
read_node(yaml_reader *r, yaml_event_t *event, int depth)
{
    if (depth > TREE_MAX_DEPTH) {
        refuse(r, event, "nesting this deep", "make the structure flatter");
        return NULL;
    }
    switch (event->type) {
    case YAML_SCALAR_EVENT:
        return read_scalar(r, event);
    case YAML_SEQUENCE_START_EVENT:
        return read_list(r, event, depth);
    case YAML_MAPPING_START_EVENT:
        return read_map(r, event, depth);
    case YAML_ALIAS_EVENT:
        refuse(r, event, "an alias", "write the value at each place");
        return NULL;
    default:
        refuse(r, event, "an empty file", "write the facts of the module");
        return NULL;
    }
}

// Checks that after the root node the document ends, and after the document the file.
static bool
expect_end(yaml_reader *r)
{
    yaml_event_t event;
    for (int i = 0; i < 2; i++) {
        if (!next_event(r, &event))
            return false;
        if (event.type == YAML_DOCUMENT_START_EVENT) {
            refuse(r, &event, "a second document", "use a file for each");
            yaml_event_delete(&event);
            return false;
        }
        yaml_event_delete(&event);
    }
    return true;
}

static tree *
read_document(yaml_reader *r)
{
    yaml_event_t event;
    tree *root = NULL;
    do {
        if (!next_event(r, &event))
            return NULL;
        bool skip =
            event.type == YAML_STREAM_START_EVENT || event.type == YAML_DOCUMENT_START_EVENT;
        if (skip) {
            yaml_event_delete(&event);
            continue;
        }
        break;
    } while (true);
    root = read_node(r, &event, 0);
    yaml_event_delete(&event);
    return root && expect_end(r) ? root : NULL;
}

static const tree *
read_yaml(arena *a, const char *file, const char *data, size_t size)
{
    yaml_reader r = {.a = a, .file = file};
    if (!yaml_parser_initialize(&r.parser)) {
        diag_error((location){file, 0, 0}, "out of memory while starting the YAML parser");
        return NULL;
    }
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)data, size);
    tree *root = read_document(&r);
    yaml_parser_delete(&r.parser);
    return root;
}

static const tree *
read_text(arena *a, const char *file, const char *data, size_t size)
{
    return data[0] == '{' ? tree_read_json_text(a, file, data, size)
                          : read_yaml(a, file, data, size);
}

const tree *
yaml_read(arena *a, const char *path)
{
    return tree_read_file(a, path, read_text);
}
