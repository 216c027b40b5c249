typedef enum status_enum { OK = 0, BAD = 1 } status;
status info(int a);
#define info info_v2
status info_v2(int a, int b);
status makeThing(int device);
#define openThing makeThing
status endThing(int device);
#define dropThing endThing

/* Versions, and functions that are declared by the macro's word, keep its name. */
#define closeThing closeThing_v3
status closeThing(int device);
status readThing_v2_64(int device);
#define readThing_64 readThing_v2_64
#define writeThing implementation
status writeThing(int device);
