typedef enum status_enum { OK = 0, BAD = 1 } status;
status first(int lambda);
status second(int type, int typename);
status third(int width, int size);
typedef struct box_st { int pass; int getPtr; } box;
typedef enum colour_enum { red, None } colour;
