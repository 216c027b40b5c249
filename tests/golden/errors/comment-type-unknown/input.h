typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct thing_st *thing;
typedef enum attr_enum {
    /** The first.
     *
     * int32_t, default: 0 */
    FIRST = 1,
    /** The second.
     *
     * widget_t, default: 0 */
    SECOND = 2,
    THIRD = 3,
    /** Without a type, but not the last word. */
    FOURTH = 4,
    AGAIN = 4,
} attr;
status get(attr which, void *value);
