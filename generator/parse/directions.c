// Proposes a parameter's direction from its documentation, by phrases that are frequent in headers.
// The tables of phrases are tried in order: in/out, out, in. A text without any of the phrases
// proposes nothing. A proposal is only a hint: the spec decides, and `check` prints the proposal
// with each undecided parameter.
#include "parse/directions.h"

#include <ctype.h>
#include <string.h>

static const char *const INOUT_PHRASES[] = {
    "see description", // a count: capacity in, number out
    "in/out",          "input/output",   "input and output",      "to swap with",
    "to modify",       "auto-advancing", "would be or should be",
};

static const char *const OUT_PHRASES[] = {
    "return",         "retrieved",       "to store",      "output",  "receive",        "on success",
    "placed in here", "will be written", "newly created", "to dump", "captured graph",
};

static const char *const IN_PHRASES[] = {
    "array of",
    "list of",
    "the set of",
    "options",
    "option values",
    "operation arguments",
    "creation parameters",
    "capture parameters",
    "updated parameters",
    "the types and parameters",
    "parameters for",
    "parameters to",
    "kernel parameters",
    "specification of",
    "description of how",
    "destination",
    "starting address",
    "host pointer",
    "user data",
    "user-specified data",
    "user specified data",
    "arbitrary data",
    "input data",
    "to free",
    "to set",
    "to pass",
    "to copy",
    "to map",
    "to unmap",
};

static bool
contains(const char *doc, const char *phrase)
{
    for (; *doc != '\0'; doc++) {
        size_t i = 0;
        while (phrase[i] != '\0' && tolower((unsigned char)doc[i]) == phrase[i])
            i++;
        if (phrase[i] == '\0')
            return true;
    }
    return false;
}

static bool
contains_any(const char *doc, const char *const *phrases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (contains(doc, phrases[i]))
            return true;
    return false;
}

#define CONTAINS(doc, phrases) contains_any(doc, phrases, sizeof(phrases) / sizeof *(phrases))

direction
comment_direction(const char *doc)
{
    if (CONTAINS(doc, INOUT_PHRASES))
        return DIR_INOUT;
    if (CONTAINS(doc, OUT_PHRASES))
        return DIR_OUT;
    return CONTAINS(doc, IN_PHRASES) ? DIR_IN : DIR_UNDECIDED;
}
