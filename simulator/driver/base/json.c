// Writes reports as lines of JSON.
#include <inttypes.h>

#include "base/report.h"

// Returns the number of bytes of the letter at `text`; 0: it is not UTF-8.
static int
letter_size(const unsigned char *text)
{
    uint32_t first = text[0];
    int size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (size == 0 || first > 0xf4)
        return 0;
    for (int i = 1; i < size; i++)
        if ((text[i] & 0xc0) != 0x80) // also at the end of the text
            return 0;
    bool is_long = (first == 0xe0 && text[1] < 0xa0) || (first == 0xf0 && text[1] < 0x90);
    bool is_none = (first == 0xed && text[1] > 0x9f) || (first == 0xf4 && text[1] > 0x8f);
    return is_long || is_none ? 0 : size;
}

// Writes a string. Bytes that are not UTF-8 become U+FFFD.
static void
write_text(FILE *out, const char *text)
{
    if (text == NULL) {
        fputs("null", out);
        return;
    }
    fputc('"', out);
    for (const unsigned char *at = (const unsigned char *)text; *at != '\0';) {
        int size = letter_size(at);
        if (size == 0)
            fputs("\\ufffd", out);
        else if (*at == '"' || *at == '\\')
            fprintf(out, "\\%c", *at);
        else if (*at == '\n')
            fputs("\\n", out);
        else if (*at < 0x20 || *at == 0x7f)
            fprintf(out, "\\u%04x", (unsigned)*at);
        else
            fwrite(at, 1, (size_t)size, out);
        at += size == 0 ? 1 : size;
    }
    fputc('"', out);
}

static void
write_source(FILE *out, const cubind_sim_source *source)
{
    fputs("\"file\": ", out);
    write_text(out, source->file);
    fprintf(out, ", \"line\": %d", source->line);
}

static void
write_party(FILE *out, const cubind_sim_party *party)
{
    const uint32_t *b = party->block, *t = party->thread;
    static const cubind_sim_source none = {NULL, 0};
    fputs("{\"verb\": ", out);
    write_text(out, party->verb);
    fprintf(out,
            ", \"block\": [%" PRIu32 ", %" PRIu32 ", %" PRIu32 "], \"thread\": [%" PRIu32
            ", %" PRIu32 ", %" PRIu32 "], \"ptx_line\": %d, ",
            b[0], b[1], b[2], t[0], t[1], t[2], party->line);
    write_source(out, party->source_count > 0 ? &party->sources[0] : &none);
    fputs(", \"inlined\": [", out);
    for (size_t i = 1; i < party->source_count; i++) {
        fputs(i > 1 ? ", {" : "{", out);
        write_source(out, &party->sources[i]);
        fputc('}', out);
    }
    fputs("]}", out);
}

void
drv_write_json(FILE *out, const drv_message *message, const char *annotation)
{
    fputs("{\"check\": ", out);
    write_text(out, message->check);
    fputs(", \"kernel\": ", out);
    write_text(out, message->kernel);
    fputs(", \"text\": ", out);
    write_text(out, message->text);
    fputs(", \"accesses\": [", out);
    for (size_t i = 0; i < message->party_count; i++) {
        fputs(i > 0 ? ", " : "", out);
        write_party(out, &message->parties[i]);
    }
    fprintf(out, "], \"count\": %" PRIu64 ", \"seed\": %" PRIu64 ", \"fault\": %s",
            message->count > 0 ? message->count : 1, message->seed,
            message->is_fault ? "true" : "false");
    if (annotation != NULL) {
        fputs(", \"annotation\": ", out);
        write_text(out, annotation);
    }
    fputc('}', out);
}
