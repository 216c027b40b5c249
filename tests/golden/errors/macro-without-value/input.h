typedef enum status_enum { OK = 0, BAD = 1 } status;
#define ATTRIBUTE __attribute__((unused))
#define SAMPLE_H
#define LIMIT 7
