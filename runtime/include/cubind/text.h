// Converts strings, and makes room for texts that a function writes.
#ifndef CUBIND_TEXT_H
#define CUBIND_TEXT_H

#include "cubind/buffers.h"

// Converts a text: bytes, bytearray, or str as UTF-8; anything else is E13. The address is borrowed
// from `o`. A bytearray is held, because other code could resize it meanwhile. If the text is
// optional (`nullable`), None gives NULL.
int cb_as_text_slow(PyObject *o, bool nullable, cb_address *out);

static inline int
cb__as_text(PyObject *o, bool nullable, cb_address *out)
{
    out->held = false;
    if (CB_LIKELY(PyBytes_Check(o))) {
        out->value = PyBytes_AS_STRING(o);
        return 0;
    }
    return cb_as_text_slow(o, nullable, out);
}

static inline int
cb_as_text(PyObject *o, cb_address *out)
{
    return cb__as_text(o, false, out);
}

static inline int
cb_as_optional_text(PyObject *o, cb_address *out)
{
    return cb__as_text(o, true, out);
}

// The caller's char buffer (rule B7.4): bytes or bytearray; anything else, None included, is E13.
// It is held until cb_chars_release().
typedef struct cb_chars {
    char *data; // memory that the library writes to
    Py_ssize_t size;
    PyObject *made; // bytes that the checked form returns; NULL if the caller gave a buffer
    char *room;     // memory of a text, CB_TEXT_ROOM bytes; NULL: none
    bool held;
    Py_buffer buffer; // valid only while `held`
    char scratch[2];  // used instead of bytes of length 0 and 1, which Python shares
} cb_chars;

// Buffer size for a text whose length is known only after the call.
#define CB_TEXT_ROOM 65536

static inline void
cb_chars_init(cb_chars *c)
{
    c->data = NULL;
    c->size = 0;
    c->made = NULL;
    c->room = NULL;
    c->held = false;
}

int cb_as_char_buffer(PyObject *o, cb_chars *out);
// Makes a new bytes object of that size as the buffer. Raises MemoryError.
int cb_chars_make(cb_chars *c, uint64_t size);
// Like cb_chars_make(), for a text that cb_chars_text() copies. Memory of CB_TEXT_ROOM bytes is
// kept for the next call, because allocating it takes as long as the rest of a short call.
int cb_chars_make_text(cb_chars *c, uint64_t size);
void cb__chars_give_back(char *room);
// Checks the caller's buffer. Raises ValueError if it is shorter than `needed` bytes.
int cb_chars_check(const cb_chars *c, const char *function, const char *param, uint64_t needed);
// Calls cb_chars_check() if the caller gave a buffer, else cb_chars_make().
int cb_chars_room(cb_chars *c, const char *function, const char *param, uint64_t size);
// Returns the first `size` bytes (or all, if there are fewer) as a new str. Invalid UTF-8 is
// replaced. NULL with an exception.
PyObject *cb_chars_text(const cb_chars *c, uint64_t size);

static inline void
cb_chars_release(cb_chars *c)
{
    if (c->held)
        PyBuffer_Release(&c->buffer);
    if (c->room != NULL)
        cb__chars_give_back(c->room);
    Py_XDECREF(c->made);
}

// Returns a new bytes object of `length` blanks, into which the library writes a name (rule B7.1).
// Raises ValueError for a length below 1, because libraries would write beyond the end.
PyObject *cb_name_room(const char *function, int64_t length);

// The checked form returns the text alone, so a short name needs no object: `text`, of
// CB_SHORT_NAME + 1 bytes, is its room.
enum { CB_SHORT_NAME = 256 };

// Returns `text` if the library can write the name there, else NULL. The name then ends within
// `text`, whatever the library writes.
static inline char *
cb_short_name(const cb_form *s, int64_t length, char *text)
{
    if (!s->checked || length < 1 || length > CB_SHORT_NAME)
        return NULL;
    text[0] = text[length] = '\0';
    return text;
}

PyObject *cb_string_result(const cb_form *s, const char *text); // bytes or None; checked: str

#endif
