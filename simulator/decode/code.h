// Defines decoded functions, which are the code that warps execute.
//
// The registers of a function are in a frame, which is an array of bytes. A place is the offset in
// the frame at which a value begins. A register has 32 lanes of 2, 4, 8 or 16 bytes there; a
// predicate has one mask of 32 bits. Constants, special registers and addresses of local variables
// have places, too, so every operand of an operation is a place. A place with bit 0 set refers to a
// negated predicate.
#ifndef SIM_DECODE_CODE_H
#define SIM_DECODE_CODE_H

#include "lanes/lanes.h"
#include "lanes/move.h"
#include "module/module.h"

// The places that every frame has.
enum {
    SIM_PLACE_TRUE = 0,           // a predicate that is true in all lanes
    SIM_PLACE_SINK_PREDICATE = 4, // a predicate that is written but never read
    SIM_PLACE_CARRY = 8,          // the carry flag CC.CF of each lane
    SIM_PLACE_SINK = 64,          // a register of 16 bytes for each lane, never read
    SIM_PLACE_TEMPORARY = 576,    // four temporaries of 8 bytes for each lane
    SIM_PLACE_FREE = 1600,
};

// Used instead of an operation: the lanes that diverge at a branch reconverge only in the caller,
// or nowhere.
#define SIM_MEET_AT_END UINT32_MAX

#define SIM_TEMPORARY(n) (SIM_PLACE_TEMPORARY + 256u * (n))

// The kinds of operations. execute/ has a function for each of them.
typedef enum sim_do {
    SIM_DO_LANES, // d = loop(a, b, c, e)
    SIM_DO_CARRY,
    SIM_DO_LOP3,
    SIM_DO_PREDICATE,
    SIM_DO_SELECT,
    SIM_DO_COMPARE,
    SIM_DO_SET,
    SIM_DO_PACK,
    SIM_DO_UNPACK,
    SIM_DO_READ, // reads a clock
    SIM_DO_LOAD,
    SIM_DO_STORE,
    SIM_DO_ATOM,
    SIM_DO_STACK,
    SIM_DO_VIDEO,
    SIM_DO_SPACE,
    SIM_DO_MAPA,
    SIM_DO_RANK,
    SIM_DO_NOTHING,
    SIM_DO_FENCE,
    // b: the operation where the lanes reconverge, or SIM_MEET_AT_END; variant: 1 if it decides
    // whether lanes reach a barrier
    SIM_DO_BRANCH,
    SIM_DO_BRANCH_INDEX, // like SIM_DO_BRANCH; a: the index of the target
    SIM_DO_CALL,
    SIM_DO_BUILTIN, // a function of the device runtime
    SIM_DO_RETURN,
    SIM_DO_EXIT,
    SIM_DO_TRAP,
    SIM_DO_YIELD,
    SIM_DO_ACTIVE,
    SIM_DO_WARP, // exchanges between lanes: shfl, vote, match, redux, elect, bar.warp.sync
    SIM_DO_BARRIER,
    SIM_DO_CLUSTER_BARRIER,
    SIM_DO_COUNT,
} sim_do;

typedef enum sim_rounding {
    SIM_ROUND_NEAREST,
    SIM_ROUND_ZERO,
    SIM_ROUND_DOWN,
    SIM_ROUND_UP
} sim_rounding;

// The way in which SIM_DO_COMPARE and SIM_DO_SET combine their result with a third predicate. Also
// the operation of SIM_DO_PREDICATE.
typedef enum sim_logic {
    SIM_LOGIC_NONE,
    SIM_LOGIC_AND,
    SIM_LOGIC_OR,
    SIM_LOGIC_XOR,
    SIM_LOGIC_NOT
} sim_logic;

// Bits of sim_op.variant for SIM_DO_CARRY.
enum {
    SIM_CARRY_SUB = 1,
    SIM_CARRY_IN = 2,
    SIM_CARRY_OUT = 4,
    SIM_CARRY_MAD = 8,
    SIM_CARRY_HIGH = 16,
    SIM_CARRY_SIGNED = 32
};

typedef enum sim_exchange { // variants of SIM_DO_WARP
    SIM_SHUFFLE_UP,
    SIM_SHUFFLE_DOWN,
    SIM_SHUFFLE_BFLY,
    SIM_SHUFFLE_IDX,
    SIM_VOTE_ALL,
    SIM_VOTE_ANY,
    SIM_VOTE_UNI,
    SIM_VOTE_BALLOT,
    SIM_MATCH_ANY,
    SIM_MATCH_ALL,
    SIM_REDUX_ADD,
    SIM_REDUX_MIN,
    SIM_REDUX_MAX,
    SIM_REDUX_MIN_SIGNED,
    SIM_REDUX_MAX_SIGNED,
    SIM_REDUX_AND,
    SIM_REDUX_OR,
    SIM_REDUX_XOR,
    SIM_REDUX_FLOAT, // plus these bits: 1 maximum, 2 propagates NaNs, 4 of magnitudes
    SIM_REDUX_FLOAT_LAST = SIM_REDUX_FLOAT + 7,
    SIM_ELECT_ONE,
    SIM_TRANSPOSE,
    SIM_WARP_SYNC,
} sim_exchange;

typedef enum sim_builtin { // functions of SIM_DO_BUILTIN
    SIM_BUILTIN_NONE,
    SIM_BUILTIN_PRINTF,
    SIM_BUILTIN_ASSERT,
    SIM_BUILTIN_MALLOC,
    SIM_BUILTIN_FREE,
    SIM_BUILTIN_CONDITION,
    SIM_BUILTIN_GROUP,       // cudaCGGetIntrinsicHandle
    SIM_BUILTIN_SYNCHRONIZE, // cudaCGSynchronize
} sim_builtin;

typedef enum sim_barrier_kind { // variants of SIM_DO_BARRIER
    SIM_BARRIER_SYNC,
    SIM_BARRIER_ARRIVE,
    SIM_BARRIER_POPC,
    SIM_BARRIER_AND,
    SIM_BARRIER_OR,
} sim_barrier_kind;

typedef enum sim_stack { // variants of SIM_DO_STACK
    SIM_STACK_ALLOCATE,
    SIM_STACK_SAVE,
    SIM_STACK_RESTORE,
} sim_stack;

typedef enum sim_atomic {
    SIM_ATOMIC_ADD,
    SIM_ATOMIC_AND,
    SIM_ATOMIC_OR,
    SIM_ATOMIC_XOR,
    SIM_ATOMIC_EXCH,
    SIM_ATOMIC_CAS,
    SIM_ATOMIC_MIN,
    SIM_ATOMIC_MAX,
    SIM_ATOMIC_INC,
    SIM_ATOMIC_DEC,
} sim_atomic;

// The threads that a fence or a strong access reaches.
typedef enum sim_scope_width { // variants of SIM_DO_FENCE
    SIM_SCOPE_BLOCK,
    SIM_SCOPE_CLUSTER,
    SIM_SCOPE_DEVICE, // or more
    SIM_SCOPE_NONE,   // a fence that does not order accesses of different threads
} sim_scope_width;

enum { SIM_MAX_ELEMENTS = 8, SIM_NO_PLACE = 0xffffffff };

// An access to memory.
typedef struct sim_access {
    sim_space space;
    sim_type type;
    uint32_t size;  // bytes of an element
    uint32_t count; // elements
    bool is_signed; // loads sign-extend
    bool strong;    // relaxed, acquire and so on: other threads see it as one access
    bool acquire, release;
    uint8_t scope;      // sim_scope_width
    uint32_t base;      // place of the address, or SIM_NO_PLACE
    uint32_t base_size; // 4 or 8
    sim_text base_name; // name of the base, if it is a register
    int64_t offset;
    uint32_t places[SIM_MAX_ELEMENTS];
    uint32_t place_sizes[SIM_MAX_ELEMENTS]; // bytes of a lane at each of these places
    sim_mover *mover;                       // moves an element for all lanes; NULL: no mover fits
    uint32_t stretch;                       // the warp's stretch that probably has all addresses
    uint32_t results[SIM_MAX_ELEMENTS];     // places for the old values of an atomic on a vector
} sim_access;

// The stretches of memory that a warp remembers: one for each address space except global memory,
// and the stretches of global memory that it used last. Loads and stores of global memory have
// separate ones, because some memory is read-only.
enum {
    SIM_STRETCH_SHARED,
    SIM_STRETCH_LOCAL,
    SIM_STRETCH_PARAMETERS,
    SIM_STRETCH_CONSTANTS,
    SIM_STRETCH_LOADS,
    SIM_LOAD_STRETCHES = 8,
    SIM_STRETCH_STORES = SIM_STRETCH_LOADS + SIM_LOAD_STRETCHES,
    SIM_STORE_STRETCHES = 4,
    SIM_STRETCHES = SIM_STRETCH_STORES + SIM_STORE_STRETCHES
};

// An argument or result of a call: a register, a constant, or bytes offset in local memory.
typedef struct sim_actual {
    bool in_memory;
    uint32_t place; // place in the frame, or offset in its local memory
    uint32_t size;
} sim_actual;

typedef struct sim_call {
    size_t function; // index in the tree; SIZE_MAX: place `target` has the address
    sim_builtin builtin;
    uint32_t target;
    const sim_actual *arguments, *results;
    size_t argument_count, result_count;
} sim_call;

typedef enum sim_video_what {
    SIM_VIDEO_ADD,
    SIM_VIDEO_SUB,
    SIM_VIDEO_ABSDIFF,
    SIM_VIDEO_MIN,
    SIM_VIDEO_MAX,
    SIM_VIDEO_SHL,
    SIM_VIDEO_SHR,
    SIM_VIDEO_MAD,
    SIM_VIDEO_SET,
    SIM_VIDEO_AVRG,
} sim_video_what;

// A video operation. A scalar one takes one byte, half or word of each source. A SIMD one takes two
// or four elements from both sources together.
typedef struct sim_video {
    sim_video_what what;
    char second;     // second letter of add, min or max: 'd', 'i' or 'a'; 0: no second operation
    char compare[3]; // the comparison of SIM_VIDEO_SET
    bool d_signed, a_signed, b_signed, saturates, wraps;
    bool plus_one, minus_product, minus_c; // used by SIM_VIDEO_MAD
    unsigned scale;
    unsigned count;                          // number of elements; 1: scalar
    unsigned a_bits, b_bits, d_bits;         // width of one element
    unsigned a_parts[4], b_parts[4], d_part; // indices of the elements in their registers
    unsigned mask;                           // the elements of the result that are computed
    bool merges;                             // the other elements come from c
} sim_video;

typedef struct sim_jumps {
    uint32_t *targets;
    size_t count;
} sim_jumps;

typedef struct sim_op {
    uint8_t what;     // sim_do
    uint8_t rounding; // sim_rounding
    uint8_t size;     // bytes of a lane of the destination
    uint8_t variant;  // variant of the operation; its meaning depends on `what`
    uint32_t guard;   // predicate
    uint32_t d, a, b, c, e;
    uint32_t p, q; // predicate destinations; p may be a source instead
    uint32_t target;
    union {
        sim_loop *loop;
        const sim_access *access;
        const sim_call *call;
        const sim_jumps *jumps;
        const sim_video *video;
        uint64_t value;
    };
    const sim_statement *statement; // its statement, for messages
} sim_op;

// A value that is filled in when a frame is created.
typedef struct sim_filled {
    uint32_t place;
    uint8_t size;
    enum { SIM_FILL_SPECIAL, SIM_FILL_LOCAL, SIM_FILL_WINDOW } how;
    sim_special special;
    int component;
    uint32_t offset; // in local memory
    sim_space space; // for SIM_FILL_WINDOW: the value is the start of this space's window
} sim_filled;

// A use of the address of a shared variable. The address differs from kernel to kernel.
typedef struct sim_shared_use {
    const sim_symbol *symbol;
    uint32_t place;
    uint8_t size;
    uint64_t addend;
} sim_shared_use;

// A range of bytes in the frame that has only registers. When a frame is used for another block,
// these bytes become zero, and other values stay.
typedef struct sim_span {
    uint32_t start, end;
} sim_span;

typedef struct sim_code {
    const sim_function *function;
    size_t index; // index of the function in the tree
    sim_op *ops;
    size_t op_count, op_room;
    uint32_t frame_bytes;
    char *image; // a fresh frame, without the values of `filled` and `shared`
    sim_filled *filled;
    sim_span *registers;
    size_t span_count, span_room;
    sim_shared_use *shared;
    size_t *callees;
    size_t filled_count, filled_room, shared_count, shared_room, callee_count, callee_room;
    bool calls_indirectly, allocates; // allocates: it uses alloca
    uint32_t local_bytes;
    sim_actual *formals, *results; // set only for a device function
    sim_text unresolved;           // a used name that is declared but defined nowhere
    bool is_refused;               // the next two members have the line and the reason
    int refused_line;
    char refused[256];
} sim_code;

// Memory that is reused when several functions are decoded. All zeros at first.
typedef struct sim_scratch {
    char *image;
    size_t room;
} sim_scratch;

// Decodes the function at `index` of the module's tree, which must have a body. An invalid function
// jumps to the handler of the arena's `trouble`. For an unsupported function, the result has
// is_refused set.
sim_code *sim_decode(sim_arena *arena, const sim_module *module, size_t index,
                     sim_scratch *scratch);

// Returns the offset of the kernel's parameter `index`. If `index` is the number of parameters,
// returns the size of all parameters.
size_t sim_parameter_offset(const sim_function *function, size_t index);

#endif
