#include "model/value_types.h"

#include <stddef.h>

#include "base/text.h"

const char *const value_type_classes[] = {
#define CLASS(name) #name,
#include "model/value_types.def"
    NULL,
};

const char *const value_type_numbers[] = {
#define NUMBER(name, size, python) #name,
#include "model/value_types.def"
    NULL,
};

const char *const value_type_words[] = {
#define CLASS(name) #name,
#define NUMBER(name, size, python) #name,
#define PLAIN(name, size) #name,
#include "model/value_types.def"
    NULL,
};

const char *
value_type_size(const char *word)
{
    static const struct {
        const char *word, *size;
    } sizes[] = {
#define NUMBER(name, size, python) {#name, #size},
#define PLAIN(name, size) {#name, size > 0 ? #size : NULL},
#include "model/value_types.def"
    };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (text_equal(sizes[i].word, word))
            return sizes[i].size;
    return NULL;
}

number_class
value_type_number(const char *word)
{
    static const number_class classes[] = {
#define NUMBER(name, size, python) NUMBER_##python,
#include "model/value_types.def"
    };
    for (int i = 0; value_type_numbers[i] != NULL; i++)
        if (text_equal(value_type_numbers[i], word))
            return classes[i];
    return NUMBER_COMPLEX;
}
