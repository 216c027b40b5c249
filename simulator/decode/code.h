// Decoded functions: what warps execute.
//
// A function's registers lie in a frame, an array of bytes with a place for each: 32 lanes of 2, 4, 8 or 16 bytes, or one
// mask of 32 bits for a predicate. Constants, special registers and addresses of local variables have places of their own,
// so that every operand is an offset into the frame. An offset of a predicate has bit 0 set where it is negated.
#ifndef SIM_DECODE_CODE_H
#define SIM_DECODE_CODE_H

#include "lanes/lanes.h"
#include "lanes/move.h"
#include "module/module.h"

// Places that every frame has.
enum {
    SIM_PLACE_TRUE = 0,           // predicate: all lanes
    SIM_PLACE_SINK_PREDICATE = 4, // written, never read
    SIM_PLACE_CARRY = 8,          // predicate: CC.CF
    SIM_PLACE_SINK = 64,          // 16 bytes a lane
    SIM_PLACE_TEMPORARY = 576,    // four of 8 bytes a lane
    SIM_PLACE_FREE = 1600,
};

// In place of the operation where lanes meet that part at a branch: they meet in the caller, or nowhere.
#define SIM_MEET_AT_END UINT32_MAX

#define SIM_TEMPORARY(n) (SIM_PLACE_TEMPORARY + 256u * (n))

// What an operation does; execute/ has a function for each.
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
    SIM_DO_READ, // a clock
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
    SIM_DO_BRANCH,       // b: the operation where lanes meet that part here, or SIM_MEET_AT_END
    SIM_DO_BRANCH_INDEX, // the same, and its index in a
    SIM_DO_CALL,
    SIM_DO_BUILTIN, // a function of the device's runtime
    SIM_DO_RETURN,
    SIM_DO_EXIT,
    SIM_DO_TRAP,
    SIM_DO_YIELD,
    SIM_DO_ACTIVE,
    SIM_DO_WARP, // among lanes, with a mask: shfl, vote, match, redux, elect, bar.warp.sync
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

// How SIM_DO_COMPARE and SIM_DO_SET combine with a third predicate, and what SIM_DO_PREDICATE does.
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

typedef enum sim_exchange { // of SIM_DO_WARP
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
    SIM_REDUX_FLOAT, // and seven more: 1: the maximum, 2: a NaN wins, 4: of sizes
    SIM_REDUX_FLOAT_LAST = SIM_REDUX_FLOAT + 7,
    SIM_ELECT_ONE,
    SIM_TRANSPOSE,
    SIM_WARP_SYNC,
} sim_exchange;

typedef enum sim_builtin { // of SIM_DO_BUILTIN
    SIM_BUILTIN_NONE,
    SIM_BUILTIN_PRINTF,
    SIM_BUILTIN_ASSERT,
    SIM_BUILTIN_MALLOC,
    SIM_BUILTIN_FREE,
    SIM_BUILTIN_CONDITION,
    SIM_BUILTIN_GROUP,       // cudaCGGetIntrinsicHandle
    SIM_BUILTIN_SYNCHRONIZE, // cudaCGSynchronize
} sim_builtin;

typedef enum sim_barrier_kind { // of SIM_DO_BARRIER
    SIM_BARRIER_SYNC,
    SIM_BARRIER_ARRIVE,
    SIM_BARRIER_POPC,
    SIM_BARRIER_AND,
    SIM_BARRIER_OR,
} sim_barrier_kind;

typedef enum sim_stack { // of SIM_DO_STACK
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

enum { SIM_MAX_ELEMENTS = 8, SIM_NO_PLACE = 0xffffffff };

// Memory that an operation reads or writes.
typedef struct sim_access {
    sim_space space;
    sim_type type;
    uint32_t size;  // bytes of an element
    uint32_t count; // of elements
    bool is_signed; // loads extend by the sign
    bool strong;    // relaxed, acquire and so on: other threads see it whole
    bool acquire, release;
    uint32_t base;      // place of the address, or SIM_NO_PLACE
    uint32_t base_size; // 4 or 8
    sim_text base_name; // where it is a register
    int64_t offset;
    uint32_t places[SIM_MAX_ELEMENTS];
    uint32_t place_sizes[SIM_MAX_ELEMENTS]; // bytes of a lane there
    sim_mover *mover;                       // of an element of all lanes; NULL: there is none
    uint32_t stretch;                       // of the warp, that is likely to have all addresses
    uint32_t
        results[SIM_MAX_ELEMENTS]; // of an atomic operation on a vector: where the old values go
} sim_access;

// Stretches of memory that a warp knows: those of spaces, and for operations on global memory the last one, which loads and
// stores do not share, since there is memory for loads alone.
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

// What is passed to or comes from a call: a register, a constant, or bytes in local memory.
typedef struct sim_actual {
    bool in_memory;
    uint32_t place; // in the frame, or the offset in the frame's local memory
    uint32_t size;
} sim_actual;

typedef struct sim_call {
    size_t function; // index in the tree, or SIZE_MAX: its address is at `target`
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

// An operation on parts of registers: one of each source, or two or four elements of both together.
typedef struct sim_video {
    sim_video_what what;
    char second;     // 0, or the first letter but one of add min max: d i a
    char compare[3]; // of SIM_VIDEO_SET
    bool d_signed, a_signed, b_signed, saturates, wraps;
    bool plus_one, minus_product, minus_c; // of SIM_VIDEO_MAD
    unsigned scale;
    unsigned count;                          // of elements; 1: scalar
    unsigned a_bits, b_bits, d_bits;         // of a part
    unsigned a_parts[4], b_parts[4], d_part; // which ones
    unsigned mask;                           // of the elements that are computed
    bool merges;                             // the rest comes from c
} sim_video;

typedef struct sim_jumps {
    uint32_t *targets;
    size_t count;
} sim_jumps;

typedef struct sim_op {
    uint8_t what;     // sim_do
    uint8_t rounding; // sim_rounding
    uint8_t size;     // bytes of a lane of the destination
    uint8_t variant;  // what of several things, by `what`
    uint32_t guard;   // predicate
    uint32_t d, a, b, c, e;
    uint32_t p, q; // predicates: destinations, or p a source
    uint32_t target;
    union {
        sim_loop *loop;
        const sim_access *access;
        const sim_call *call;
        const sim_jumps *jumps;
        const sim_video *video;
        uint64_t value;
    };
    const sim_statement *statement; // for messages
} sim_op;

// A place that is filled when a frame is made.
typedef struct sim_filled {
    uint32_t place;
    uint8_t size;
    enum { SIM_FILL_SPECIAL, SIM_FILL_LOCAL, SIM_FILL_WINDOW } how;
    sim_special special;
    int component;
    uint32_t offset; // in local memory
    sim_space space; // of a window: where its addresses begin among generic ones
} sim_filled;

// A place that holds the address of a shared variable, which each kernel has elsewhere.
typedef struct sim_shared_use {
    const sim_symbol *symbol;
    uint32_t place;
    uint8_t size;
    uint64_t addend;
} sim_shared_use;

// Places of registers, which lie side by side: zeros in a fresh frame. All other places stay what they are.
typedef struct sim_span {
    uint32_t start, end;
} sim_span;

typedef struct sim_code {
    const sim_function *function;
    size_t index; // in the tree
    sim_op *ops;
    size_t op_count, op_room;
    uint32_t frame_bytes;
    char *image; // of a fresh frame, but for filled and shared places
    sim_filled *filled;
    sim_span *registers;
    size_t span_count, span_room;
    sim_shared_use *shared;
    size_t *callees;
    size_t filled_count, filled_room, shared_count, shared_room, callee_count, callee_room;
    bool calls_indirectly, allocates; // on the stack
    uint32_t local_bytes;
    sim_actual *formals, *results; // of a device function
    sim_text unresolved;           // a name that is declared and defined nowhere
    bool is_refused;               // and why, at which line:
    int refused_line;
    char refused[256];
} sim_code;

// Memory that one function after the other is decoded in; zeros at first.
typedef struct sim_scratch {
    char *image;
    size_t room;
} sim_scratch;

// Decodes the function at `index` of the module's tree, which has a body. What is wrong with it leaves by the trouble of
// the arena; what is not there yet is told by is_refused.
sim_code *sim_decode(sim_arena *arena, const sim_module *module, size_t index,
                     sim_scratch *scratch);

// Bytes of a kernel's parameters, and where each lies.
size_t sim_parameter_offset(const sim_function *function, size_t index);

#endif
