typedef enum status_enum { OK = 0, BAD = 1 } status;
/* What clang mends where it cannot read it: bits of a field, words that are not there. */
#define FIELD 0:0
#define RANGE 7:4
#define TWO 1 2
#define MORE 0x10 UNDEFINED
#define UNFINISHED 1 +
#define DIVIDED (1 / 0)

#define GOOD (1 << 3)
#define TEXT "text"
#define ADDRESS ((void *)1)
#define REAL 1.5f
status f(int a);
#define LARGER_THAN_INT (1 << 32) /* skipped, with a reason */
