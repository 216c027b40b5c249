// Defines STUB_EACH(what, a, b, …), which expands to what(a), what(b), … for up to 32 names. No
// function of any library has more parameters.
#ifndef CUBIND_STUB_EACH_H
#define CUBIND_STUB_EACH_H

// clang-format off
#define STUB_EACH_1(what, a) what(a)
#define STUB_EACH_2(what, a, ...) what(a), STUB_EACH_1(what, __VA_ARGS__)
#define STUB_EACH_3(what, a, ...) what(a), STUB_EACH_2(what, __VA_ARGS__)
#define STUB_EACH_4(what, a, ...) what(a), STUB_EACH_3(what, __VA_ARGS__)
#define STUB_EACH_5(what, a, ...) what(a), STUB_EACH_4(what, __VA_ARGS__)
#define STUB_EACH_6(what, a, ...) what(a), STUB_EACH_5(what, __VA_ARGS__)
#define STUB_EACH_7(what, a, ...) what(a), STUB_EACH_6(what, __VA_ARGS__)
#define STUB_EACH_8(what, a, ...) what(a), STUB_EACH_7(what, __VA_ARGS__)
#define STUB_EACH_9(what, a, ...) what(a), STUB_EACH_8(what, __VA_ARGS__)
#define STUB_EACH_10(what, a, ...) what(a), STUB_EACH_9(what, __VA_ARGS__)
#define STUB_EACH_11(what, a, ...) what(a), STUB_EACH_10(what, __VA_ARGS__)
#define STUB_EACH_12(what, a, ...) what(a), STUB_EACH_11(what, __VA_ARGS__)
#define STUB_EACH_13(what, a, ...) what(a), STUB_EACH_12(what, __VA_ARGS__)
#define STUB_EACH_14(what, a, ...) what(a), STUB_EACH_13(what, __VA_ARGS__)
#define STUB_EACH_15(what, a, ...) what(a), STUB_EACH_14(what, __VA_ARGS__)
#define STUB_EACH_16(what, a, ...) what(a), STUB_EACH_15(what, __VA_ARGS__)
#define STUB_EACH_17(what, a, ...) what(a), STUB_EACH_16(what, __VA_ARGS__)
#define STUB_EACH_18(what, a, ...) what(a), STUB_EACH_17(what, __VA_ARGS__)
#define STUB_EACH_19(what, a, ...) what(a), STUB_EACH_18(what, __VA_ARGS__)
#define STUB_EACH_20(what, a, ...) what(a), STUB_EACH_19(what, __VA_ARGS__)
#define STUB_EACH_21(what, a, ...) what(a), STUB_EACH_20(what, __VA_ARGS__)
#define STUB_EACH_22(what, a, ...) what(a), STUB_EACH_21(what, __VA_ARGS__)
#define STUB_EACH_23(what, a, ...) what(a), STUB_EACH_22(what, __VA_ARGS__)
#define STUB_EACH_24(what, a, ...) what(a), STUB_EACH_23(what, __VA_ARGS__)
#define STUB_EACH_25(what, a, ...) what(a), STUB_EACH_24(what, __VA_ARGS__)
#define STUB_EACH_26(what, a, ...) what(a), STUB_EACH_25(what, __VA_ARGS__)
#define STUB_EACH_27(what, a, ...) what(a), STUB_EACH_26(what, __VA_ARGS__)
#define STUB_EACH_28(what, a, ...) what(a), STUB_EACH_27(what, __VA_ARGS__)
#define STUB_EACH_29(what, a, ...) what(a), STUB_EACH_28(what, __VA_ARGS__)
#define STUB_EACH_30(what, a, ...) what(a), STUB_EACH_29(what, __VA_ARGS__)
#define STUB_EACH_31(what, a, ...) what(a), STUB_EACH_30(what, __VA_ARGS__)
#define STUB_EACH_32(what, a, ...) what(a), STUB_EACH_31(what, __VA_ARGS__)

// Selects the macro for the number of names: each name shifts the list of macros one place to the
// right, so the macro for that number lands on the parameter `macro`.
#define STUB_EACH_PICK( \
    _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, \
    _20, _21, _22, _23, _24, _25, _26, _27, _28, _29, _30, _31, _32, macro, ...) \
    macro
#define STUB_EACH(what, ...) \
    STUB_EACH_PICK(__VA_ARGS__, \
        STUB_EACH_32, STUB_EACH_31, STUB_EACH_30, STUB_EACH_29, STUB_EACH_28, STUB_EACH_27, \
        STUB_EACH_26, STUB_EACH_25, STUB_EACH_24, STUB_EACH_23, STUB_EACH_22, STUB_EACH_21, \
        STUB_EACH_20, STUB_EACH_19, STUB_EACH_18, STUB_EACH_17, STUB_EACH_16, STUB_EACH_15, \
        STUB_EACH_14, STUB_EACH_13, STUB_EACH_12, STUB_EACH_11, STUB_EACH_10, STUB_EACH_9, \
        STUB_EACH_8, STUB_EACH_7, STUB_EACH_6, STUB_EACH_5, STUB_EACH_4, STUB_EACH_3, \
        STUB_EACH_2, STUB_EACH_1, 0) \
    (what, __VA_ARGS__)
// clang-format on

#endif
