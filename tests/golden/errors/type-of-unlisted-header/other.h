typedef struct stream_st *stream;
typedef enum color_enum { RED } color;
typedef int number;
typedef struct box_st { int x; } box;
