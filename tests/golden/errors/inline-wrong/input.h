typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct { int x, y; } point;
status plain(int value);
static inline point make(int x, int y) { return (point){x, y}; }
static inline point other(int x, int y) { return (point){x, y}; }
static inline status init(point *p) { return plain(p->x); }
static inline status init2(point *p) { return plain(p->x); }
static inline status init3(point *p) { return plain(p->x); }
