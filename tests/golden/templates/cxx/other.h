#ifdef __cplusplus
struct other_half {
    unsigned short bits;
};
#endif
