#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- buffer ----

static void
reserve(text *t, size_t more)
{
    size_t needed = t->length + more + 1;
    if (needed <= t->capacity)
        return;
    size_t capacity = t->capacity == 0 ? 256 : t->capacity;
    while (capacity < needed)
        capacity *= 2;
    char *data = realloc(t->data, capacity);
    if (data == NULL) {
        fputs("cubind-gen: out of memory\n", stderr);
        exit(1);
    }
    t->data = data;
    t->capacity = capacity;
}

void
text_add_n(text *t, const char *s, size_t length)
{
    reserve(t, length);
    if (length > 0)
        memcpy(t->data + t->length, s, length);
    t->length += length;
    t->data[t->length] = '\0';
}

void
text_add(text *t, const char *s)
{
    text_add_n(t, s, strlen(s));
}

// ---- formats ----

static void
add_field(text *t, const char *s, size_t length, int width)
{
    size_t blanks = width > 0 && (size_t)width > length ? (size_t)width - length : 0;
    reserve(t, blanks + length);
    memset(t->data + t->length, ' ', blanks);
    t->length += blanks;
    text_add_n(t, s, length);
}

static void
add_decimal(text *t, int value)
{
    char digits[16], *at = digits + sizeof digits;
    unsigned rest = value < 0 ? 0U - (unsigned)value : (unsigned)value;
    do
        *--at = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (value < 0)
        *--at = '-';
    text_add_n(t, at, (size_t)(digits + sizeof digits - at));
}

// The arguments of a format, in a struct because the address of a va_list parameter has another
// type.
typedef struct arguments {
    va_list list;
} arguments;

// Adds the conversion that begins at `at`, after its percent sign, if it is one of %s, %*s, %.*s,
// %d and %c. Returns the address after it; NULL for any other conversion.
static const char *
add_conversion(text *t, const char *at, arguments *args)
{
    int width = 0, most = -1;
    if (*at == 'd') {
        add_decimal(t, va_arg(args->list, int));
        return at + 1;
    }
    if (*at == 'c') {
        char c = (char)va_arg(args->list, int);
        text_add_n(t, &c, 1);
        return at + 1;
    }
    size_t length = strncmp(at, "*s", 2) == 0 ? 2 : strncmp(at, ".*s", 3) == 0 ? 3 : *at == 's';
    if (length == 0)
        return NULL;
    if (length > 1)
        *(length == 2 ? &width : &most) = va_arg(args->list, int);
    const char *s = va_arg(args->list, const char *);
    s = s != NULL ? s : "(null)"; // as the C library does
    add_field(t, s, most < 0 ? strlen(s) : strnlen(s, (size_t)most), width);
    return at + length;
}

// Adds the rest of a format that add_conversion() cannot add.
static void
add_rest(text *t, const char *format, arguments *args)
{
    va_list again;
    va_copy(again, args->list);
    int length = vsnprintf(NULL, 0, format, args->list);
    if (length > 0) {
        reserve(t, (size_t)length);
        vsnprintf(t->data + t->length, (size_t)length + 1, format, again);
        t->length += (size_t)length;
    }
    va_end(again);
}

void
text_vprintf(text *t, const char *format, va_list list)
{
    arguments args;
    va_copy(args.list, list);
    for (const char *at = format; *at != '\0';) {
        size_t plain = strcspn(at, "%");
        text_add_n(t, at, plain);
        at += plain;
        const char *next = *at == '%' ? add_conversion(t, at + 1, &args) : at;
        if (next == NULL) {
            add_rest(t, at, &args);
            break;
        }
        at = next;
    }
    va_end(args.list);
}

void
text_printf(text *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    text_vprintf(t, format, list);
    va_end(list);
}

// ---- clearing and JSON ----

void
text_clear(text *t)
{
    t->length = 0;
    if (t->data != NULL)
        t->data[0] = '\0';
}

void
text_free(text *t)
{
    free(t->data);
    *t = (text){0};
}

static void
add_json_byte(text *t, unsigned char c)
{
    switch (c) {
    case '"':
        text_add(t, "\\\"");
        break;
    case '\\':
        text_add(t, "\\\\");
        break;
    case '\n':
        text_add(t, "\\n");
        break;
    case '\t':
        text_add(t, "\\t");
        break;
    default:
        if (c < 0x20 || c == 0x7f)
            text_printf(t, "\\u%04x", c);
        else
            text_add_n(t, (const char *)&c, 1);
    }
}

void
text_add_json(text *t, const char *s)
{
    text_add_n(t, "\"", 1);
    for (; *s != '\0'; s++)
        add_json_byte(t, (unsigned char)*s);
    text_add_n(t, "\"", 1);
}

// ---- strings ----

bool
text_equal(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

bool
text_starts(const char *s, const char *prefix)
{
    return strncmp(s, prefix, strlen(prefix)) == 0;
}

bool
text_ends(const char *s, const char *suffix)
{
    size_t length = strlen(s);
    size_t end = strlen(suffix);
    return length >= end && memcmp(s + length - end, suffix, end) == 0;
}

size_t
text_before_version(const char *name)
{
    size_t end = strlen(name), digits = end;
    while (digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
        digits--;
    bool is_version = digits < end && digits > 2 && memcmp(name + digits - 2, "_v", 2) == 0;
    return is_version ? digits - 2 : 0;
}

const char *
text_base_name(const char *path)
{
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

size_t
text_word_length(const char *s)
{
    size_t n = 0;
    while (isalnum((unsigned char)s[n]) || s[n] == '_')
        n++;
    return n;
}

bool
text_has_name(const char *expression, const char *name)
{
    size_t length = name ? strlen(name) : 0;
    for (const char *s = expression; length > 0 && s && *s;) {
        size_t word = text_word_length(s);
        if (word == length && strncmp(s, name, length) == 0)
            return true;
        s += word ? word : 1;
    }
    return false;
}

bool
text_is_one_of(const char *s, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(words[i], s) == 0)
            return true;
    return false;
}

int
text_compare(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

// ---- files ----

char *
text_read_stream(FILE *file, size_t *out_size)
{
    text all = {0};
    char chunk[65536];
    size_t n;
    do {
        n = fread(chunk, 1, sizeof chunk, file);
        // Add even 0 bytes, so that an empty file becomes an empty string and not NULL.
        text_add_n(&all, chunk, n);
    } while (n == sizeof chunk);
    if (ferror(file)) {
        text_free(&all);
        return NULL;
    }
    if (out_size != NULL)
        *out_size = all.length;
    return all.data;
}

char *
text_read_file(const char *path, size_t *out_size)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *data = text_read_stream(file, out_size);
    int error = errno;
    fclose(file);
    errno = error;
    return data;
}

bool
text_is_file(const char *path, const char *data, size_t size)
{
    size_t old_size = 0;
    char *old = text_read_file(path, &old_size);
    bool same = old != NULL && old_size == size && memcmp(old, data, size) == 0;
    free(old);
    return same;
}

static bool
write_bytes(int descriptor, const char *data, size_t size)
{
    while (size > 0) {
        ssize_t n = write(descriptor, data, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        data += n;
        size -= (size_t)n;
    }
    return true;
}

static bool
write_new(const char *temporary, int descriptor, const char *path, const char *data, size_t size)
{
    mode_t mask = umask(0);
    umask(mask);
    bool ok = write_bytes(descriptor, data, size);
    ok = fchmod(descriptor, 0666 & ~mask) == 0 && ok; // mkstemp makes the file private
    ok = close(descriptor) == 0 && ok;
    return ok && rename(temporary, path) == 0;
}

int
text_write_file(const char *path, const char *data, size_t size)
{
    if (text_is_file(path, data, size))
        return 0;
    text temporary = {0};
    text_printf(&temporary, "%s.XXXXXX", path);
    int descriptor = mkstemp(temporary.data);
    int result = descriptor < 0 ? -1 : 1;
    if (descriptor >= 0 && !write_new(temporary.data, descriptor, path, data, size)) {
        int error = errno;
        unlink(temporary.data);
        errno = error;
        result = -1;
    }
    text_free(&temporary);
    return result;
}

// ---- SHA-256, as FIPS 180-4 defines it ----

static const uint32_t ROUND_CONSTANTS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t
rotate(uint32_t x, int n)
{
    return (x >> n) | (x << (32 - n));
}

static void
expand_block(const unsigned char *block, uint32_t w[64])
{
    for (int i = 0; i < 16; i++) {
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | (uint32_t)block[4 * i + 3];
    }
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >> 3);
        uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
}

static void
hash_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t w[64];
    expand_block(block, w);
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
        uint32_t choice = (e & f) ^ (~e & g);
        uint32_t t1 = h + s1 + choice + ROUND_CONSTANTS[i] + w[i];
        uint32_t s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
        uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        h = g, g = f, f = e, e = d + t1;
        d = c, c = b, b = a, a = t1 + s0 + majority;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

static void
hash_tail(uint32_t state[8], const unsigned char *rest, size_t rest_size, size_t size)
{
    unsigned char tail[128] = {0};
    size_t tail_size = rest_size < 56 ? 64 : 128;
    if (rest_size > 0)
        memcpy(tail, rest, rest_size);
    tail[rest_size] = 0x80;
    uint64_t bits = (uint64_t)size * 8;
    for (int i = 0; i < 8; i++)
        tail[tail_size - 1 - (size_t)i] = (unsigned char)(bits >> (8 * i));
    for (size_t at = 0; at < tail_size; at += 64)
        hash_block(state, tail + at);
}

void
text_sha256(const void *data, size_t size, char out[65])
{
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const unsigned char *bytes = data;
    size_t whole = size / 64 * 64;
    for (size_t at = 0; at < whole; at += 64)
        hash_block(state, bytes + at);
    hash_tail(state, bytes + whole, size - whole, size);
    for (int i = 0; i < 8; i++)
        snprintf(out + 8 * i, 9, "%08x", state[i]);
}
