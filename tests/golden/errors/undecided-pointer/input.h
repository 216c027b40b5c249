typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct thing_st *thing;

/**
 * \brief Makes a thing.
 *
 * \param[out] out - The thing
 * \param state    - Anything at all
 * \param name     - Its name
 */
status makeThing(thing *out, void *state, const char *name);

status readThing(thing source, int *value, const int **view);

/**
 * \param source    - A thing
 * \param numbers   - The parameter's former name
 */
status countThings(thing source, int *count);
