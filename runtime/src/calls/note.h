// Adds notes to exceptions.
#ifndef CUBIND_CALLS_NOTE_H
#define CUBIND_CALLS_NOTE_H

// Adds a note (PEP 678) to the pending exception; `format` is as in PyUnicode_FromFormat(). Error
// texts are those of cuda.bindings word for word, so further help goes into a note. Only for
// failing paths, since it is slow.
void cb__note(const char *format, ...);

#endif
