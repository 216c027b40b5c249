// layout_check.c of cubind's binding of the cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and
//     generator/specs/cublaslt.yaml.
// Header: cublasLt.h
// clang-format off

#include <cuda.h>
#include <cublasLt.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)CUBLASLT_MATMUL_TILE_UNDEFINED == 0LL,
    "value of CUBLASLT_MATMUL_TILE_UNDEFINED");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x8 == 1LL, "value of CUBLASLT_MATMUL_TILE_8x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x16 == 2LL, "value of CUBLASLT_MATMUL_TILE_8x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x8 == 3LL, "value of CUBLASLT_MATMUL_TILE_16x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x32 == 4LL, "value of CUBLASLT_MATMUL_TILE_8x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x16 == 5LL, "value of CUBLASLT_MATMUL_TILE_16x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x8 == 6LL, "value of CUBLASLT_MATMUL_TILE_32x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x64 == 7LL, "value of CUBLASLT_MATMUL_TILE_8x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x32 == 8LL, "value of CUBLASLT_MATMUL_TILE_16x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x16 == 9LL, "value of CUBLASLT_MATMUL_TILE_32x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x8 == 10LL, "value of CUBLASLT_MATMUL_TILE_64x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x32 == 11LL,
    "value of CUBLASLT_MATMUL_TILE_32x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x64 == 12LL,
    "value of CUBLASLT_MATMUL_TILE_32x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x32 == 13LL,
    "value of CUBLASLT_MATMUL_TILE_64x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x128 == 14LL,
    "value of CUBLASLT_MATMUL_TILE_32x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x64 == 15LL,
    "value of CUBLASLT_MATMUL_TILE_64x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x32 == 16LL,
    "value of CUBLASLT_MATMUL_TILE_128x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x128 == 17LL,
    "value of CUBLASLT_MATMUL_TILE_64x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x64 == 18LL,
    "value of CUBLASLT_MATMUL_TILE_128x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x256 == 19LL,
    "value of CUBLASLT_MATMUL_TILE_64x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x128 == 20LL,
    "value of CUBLASLT_MATMUL_TILE_128x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x64 == 21LL,
    "value of CUBLASLT_MATMUL_TILE_256x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x512 == 22LL,
    "value of CUBLASLT_MATMUL_TILE_64x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x256 == 23LL,
    "value of CUBLASLT_MATMUL_TILE_128x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x128 == 24LL,
    "value of CUBLASLT_MATMUL_TILE_256x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x64 == 25LL,
    "value of CUBLASLT_MATMUL_TILE_512x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x96 == 26LL,
    "value of CUBLASLT_MATMUL_TILE_64x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x64 == 27LL,
    "value of CUBLASLT_MATMUL_TILE_96x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x128 == 28LL,
    "value of CUBLASLT_MATMUL_TILE_96x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x160 == 29LL,
    "value of CUBLASLT_MATMUL_TILE_128x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_160x128 == 30LL,
    "value of CUBLASLT_MATMUL_TILE_160x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x128 == 31LL,
    "value of CUBLASLT_MATMUL_TILE_192x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x192 == 32LL,
    "value of CUBLASLT_MATMUL_TILE_128x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x96 == 33LL,
    "value of CUBLASLT_MATMUL_TILE_128x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x256 == 34LL,
    "value of CUBLASLT_MATMUL_TILE_32x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x32 == 35LL,
    "value of CUBLASLT_MATMUL_TILE_256x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x128 == 36LL,
    "value of CUBLASLT_MATMUL_TILE_8x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x192 == 37LL,
    "value of CUBLASLT_MATMUL_TILE_8x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x256 == 38LL,
    "value of CUBLASLT_MATMUL_TILE_8x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x320 == 39LL,
    "value of CUBLASLT_MATMUL_TILE_8x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x384 == 40LL,
    "value of CUBLASLT_MATMUL_TILE_8x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x448 == 41LL,
    "value of CUBLASLT_MATMUL_TILE_8x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x512 == 42LL,
    "value of CUBLASLT_MATMUL_TILE_8x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x576 == 43LL,
    "value of CUBLASLT_MATMUL_TILE_8x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x640 == 44LL,
    "value of CUBLASLT_MATMUL_TILE_8x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x704 == 45LL,
    "value of CUBLASLT_MATMUL_TILE_8x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_8x768 == 46LL,
    "value of CUBLASLT_MATMUL_TILE_8x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x64 == 47LL,
    "value of CUBLASLT_MATMUL_TILE_16x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x128 == 48LL,
    "value of CUBLASLT_MATMUL_TILE_16x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x192 == 49LL,
    "value of CUBLASLT_MATMUL_TILE_16x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x256 == 50LL,
    "value of CUBLASLT_MATMUL_TILE_16x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x320 == 51LL,
    "value of CUBLASLT_MATMUL_TILE_16x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x384 == 52LL,
    "value of CUBLASLT_MATMUL_TILE_16x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x448 == 53LL,
    "value of CUBLASLT_MATMUL_TILE_16x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x512 == 54LL,
    "value of CUBLASLT_MATMUL_TILE_16x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x576 == 55LL,
    "value of CUBLASLT_MATMUL_TILE_16x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x640 == 56LL,
    "value of CUBLASLT_MATMUL_TILE_16x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x704 == 57LL,
    "value of CUBLASLT_MATMUL_TILE_16x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_16x768 == 58LL,
    "value of CUBLASLT_MATMUL_TILE_16x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x64 == 59LL,
    "value of CUBLASLT_MATMUL_TILE_24x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x128 == 60LL,
    "value of CUBLASLT_MATMUL_TILE_24x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x192 == 61LL,
    "value of CUBLASLT_MATMUL_TILE_24x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x256 == 62LL,
    "value of CUBLASLT_MATMUL_TILE_24x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x320 == 63LL,
    "value of CUBLASLT_MATMUL_TILE_24x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x384 == 64LL,
    "value of CUBLASLT_MATMUL_TILE_24x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x448 == 65LL,
    "value of CUBLASLT_MATMUL_TILE_24x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x512 == 66LL,
    "value of CUBLASLT_MATMUL_TILE_24x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x576 == 67LL,
    "value of CUBLASLT_MATMUL_TILE_24x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x640 == 68LL,
    "value of CUBLASLT_MATMUL_TILE_24x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x704 == 69LL,
    "value of CUBLASLT_MATMUL_TILE_24x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_24x768 == 70LL,
    "value of CUBLASLT_MATMUL_TILE_24x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x192 == 71LL,
    "value of CUBLASLT_MATMUL_TILE_32x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x320 == 72LL,
    "value of CUBLASLT_MATMUL_TILE_32x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x384 == 73LL,
    "value of CUBLASLT_MATMUL_TILE_32x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x448 == 74LL,
    "value of CUBLASLT_MATMUL_TILE_32x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x512 == 75LL,
    "value of CUBLASLT_MATMUL_TILE_32x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x576 == 76LL,
    "value of CUBLASLT_MATMUL_TILE_32x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x640 == 77LL,
    "value of CUBLASLT_MATMUL_TILE_32x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x704 == 78LL,
    "value of CUBLASLT_MATMUL_TILE_32x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_32x768 == 79LL,
    "value of CUBLASLT_MATMUL_TILE_32x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x64 == 80LL,
    "value of CUBLASLT_MATMUL_TILE_40x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x128 == 81LL,
    "value of CUBLASLT_MATMUL_TILE_40x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x192 == 82LL,
    "value of CUBLASLT_MATMUL_TILE_40x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x256 == 83LL,
    "value of CUBLASLT_MATMUL_TILE_40x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x320 == 84LL,
    "value of CUBLASLT_MATMUL_TILE_40x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x384 == 85LL,
    "value of CUBLASLT_MATMUL_TILE_40x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x448 == 86LL,
    "value of CUBLASLT_MATMUL_TILE_40x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x512 == 87LL,
    "value of CUBLASLT_MATMUL_TILE_40x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x576 == 88LL,
    "value of CUBLASLT_MATMUL_TILE_40x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x640 == 89LL,
    "value of CUBLASLT_MATMUL_TILE_40x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x704 == 90LL,
    "value of CUBLASLT_MATMUL_TILE_40x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_40x768 == 91LL,
    "value of CUBLASLT_MATMUL_TILE_40x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x64 == 92LL,
    "value of CUBLASLT_MATMUL_TILE_48x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x128 == 93LL,
    "value of CUBLASLT_MATMUL_TILE_48x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x192 == 94LL,
    "value of CUBLASLT_MATMUL_TILE_48x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x256 == 95LL,
    "value of CUBLASLT_MATMUL_TILE_48x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x320 == 96LL,
    "value of CUBLASLT_MATMUL_TILE_48x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x384 == 97LL,
    "value of CUBLASLT_MATMUL_TILE_48x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x448 == 98LL,
    "value of CUBLASLT_MATMUL_TILE_48x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x512 == 99LL,
    "value of CUBLASLT_MATMUL_TILE_48x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x576 == 100LL,
    "value of CUBLASLT_MATMUL_TILE_48x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x640 == 101LL,
    "value of CUBLASLT_MATMUL_TILE_48x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x704 == 102LL,
    "value of CUBLASLT_MATMUL_TILE_48x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_48x768 == 103LL,
    "value of CUBLASLT_MATMUL_TILE_48x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x64 == 104LL,
    "value of CUBLASLT_MATMUL_TILE_56x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x128 == 105LL,
    "value of CUBLASLT_MATMUL_TILE_56x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x192 == 106LL,
    "value of CUBLASLT_MATMUL_TILE_56x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x256 == 107LL,
    "value of CUBLASLT_MATMUL_TILE_56x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x320 == 108LL,
    "value of CUBLASLT_MATMUL_TILE_56x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x384 == 109LL,
    "value of CUBLASLT_MATMUL_TILE_56x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x448 == 110LL,
    "value of CUBLASLT_MATMUL_TILE_56x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x512 == 111LL,
    "value of CUBLASLT_MATMUL_TILE_56x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x576 == 112LL,
    "value of CUBLASLT_MATMUL_TILE_56x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x640 == 113LL,
    "value of CUBLASLT_MATMUL_TILE_56x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x704 == 114LL,
    "value of CUBLASLT_MATMUL_TILE_56x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_56x768 == 115LL,
    "value of CUBLASLT_MATMUL_TILE_56x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x192 == 116LL,
    "value of CUBLASLT_MATMUL_TILE_64x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x320 == 117LL,
    "value of CUBLASLT_MATMUL_TILE_64x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x384 == 118LL,
    "value of CUBLASLT_MATMUL_TILE_64x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x448 == 119LL,
    "value of CUBLASLT_MATMUL_TILE_64x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x576 == 120LL,
    "value of CUBLASLT_MATMUL_TILE_64x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x640 == 121LL,
    "value of CUBLASLT_MATMUL_TILE_64x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x704 == 122LL,
    "value of CUBLASLT_MATMUL_TILE_64x704");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x768 == 123LL,
    "value of CUBLASLT_MATMUL_TILE_64x768");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x64 == 124LL,
    "value of CUBLASLT_MATMUL_TILE_72x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x128 == 125LL,
    "value of CUBLASLT_MATMUL_TILE_72x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x192 == 126LL,
    "value of CUBLASLT_MATMUL_TILE_72x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x256 == 127LL,
    "value of CUBLASLT_MATMUL_TILE_72x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x320 == 128LL,
    "value of CUBLASLT_MATMUL_TILE_72x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x384 == 129LL,
    "value of CUBLASLT_MATMUL_TILE_72x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x448 == 130LL,
    "value of CUBLASLT_MATMUL_TILE_72x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x512 == 131LL,
    "value of CUBLASLT_MATMUL_TILE_72x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x576 == 132LL,
    "value of CUBLASLT_MATMUL_TILE_72x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_72x640 == 133LL,
    "value of CUBLASLT_MATMUL_TILE_72x640");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x64 == 134LL,
    "value of CUBLASLT_MATMUL_TILE_80x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x128 == 135LL,
    "value of CUBLASLT_MATMUL_TILE_80x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x192 == 136LL,
    "value of CUBLASLT_MATMUL_TILE_80x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x256 == 137LL,
    "value of CUBLASLT_MATMUL_TILE_80x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x320 == 138LL,
    "value of CUBLASLT_MATMUL_TILE_80x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x384 == 139LL,
    "value of CUBLASLT_MATMUL_TILE_80x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x448 == 140LL,
    "value of CUBLASLT_MATMUL_TILE_80x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x512 == 141LL,
    "value of CUBLASLT_MATMUL_TILE_80x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_80x576 == 142LL,
    "value of CUBLASLT_MATMUL_TILE_80x576");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x64 == 143LL,
    "value of CUBLASLT_MATMUL_TILE_88x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x128 == 144LL,
    "value of CUBLASLT_MATMUL_TILE_88x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x192 == 145LL,
    "value of CUBLASLT_MATMUL_TILE_88x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x256 == 146LL,
    "value of CUBLASLT_MATMUL_TILE_88x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x320 == 147LL,
    "value of CUBLASLT_MATMUL_TILE_88x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x384 == 148LL,
    "value of CUBLASLT_MATMUL_TILE_88x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x448 == 149LL,
    "value of CUBLASLT_MATMUL_TILE_88x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_88x512 == 150LL,
    "value of CUBLASLT_MATMUL_TILE_88x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x192 == 151LL,
    "value of CUBLASLT_MATMUL_TILE_96x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x256 == 152LL,
    "value of CUBLASLT_MATMUL_TILE_96x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x320 == 153LL,
    "value of CUBLASLT_MATMUL_TILE_96x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x384 == 154LL,
    "value of CUBLASLT_MATMUL_TILE_96x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x448 == 155LL,
    "value of CUBLASLT_MATMUL_TILE_96x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_96x512 == 156LL,
    "value of CUBLASLT_MATMUL_TILE_96x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x64 == 157LL,
    "value of CUBLASLT_MATMUL_TILE_104x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x128 == 158LL,
    "value of CUBLASLT_MATMUL_TILE_104x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x192 == 159LL,
    "value of CUBLASLT_MATMUL_TILE_104x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x256 == 160LL,
    "value of CUBLASLT_MATMUL_TILE_104x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x320 == 161LL,
    "value of CUBLASLT_MATMUL_TILE_104x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x384 == 162LL,
    "value of CUBLASLT_MATMUL_TILE_104x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_104x448 == 163LL,
    "value of CUBLASLT_MATMUL_TILE_104x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x64 == 164LL,
    "value of CUBLASLT_MATMUL_TILE_112x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x128 == 165LL,
    "value of CUBLASLT_MATMUL_TILE_112x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x192 == 166LL,
    "value of CUBLASLT_MATMUL_TILE_112x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x256 == 167LL,
    "value of CUBLASLT_MATMUL_TILE_112x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x320 == 168LL,
    "value of CUBLASLT_MATMUL_TILE_112x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_112x384 == 169LL,
    "value of CUBLASLT_MATMUL_TILE_112x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x64 == 170LL,
    "value of CUBLASLT_MATMUL_TILE_120x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x128 == 171LL,
    "value of CUBLASLT_MATMUL_TILE_120x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x192 == 172LL,
    "value of CUBLASLT_MATMUL_TILE_120x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x256 == 173LL,
    "value of CUBLASLT_MATMUL_TILE_120x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x320 == 174LL,
    "value of CUBLASLT_MATMUL_TILE_120x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_120x384 == 175LL,
    "value of CUBLASLT_MATMUL_TILE_120x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x320 == 176LL,
    "value of CUBLASLT_MATMUL_TILE_128x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x384 == 177LL,
    "value of CUBLASLT_MATMUL_TILE_128x384");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_136x64 == 178LL,
    "value of CUBLASLT_MATMUL_TILE_136x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_136x128 == 179LL,
    "value of CUBLASLT_MATMUL_TILE_136x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_136x192 == 180LL,
    "value of CUBLASLT_MATMUL_TILE_136x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_136x256 == 181LL,
    "value of CUBLASLT_MATMUL_TILE_136x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_136x320 == 182LL,
    "value of CUBLASLT_MATMUL_TILE_136x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_144x64 == 183LL,
    "value of CUBLASLT_MATMUL_TILE_144x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_144x128 == 184LL,
    "value of CUBLASLT_MATMUL_TILE_144x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_144x192 == 185LL,
    "value of CUBLASLT_MATMUL_TILE_144x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_144x256 == 186LL,
    "value of CUBLASLT_MATMUL_TILE_144x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_144x320 == 187LL,
    "value of CUBLASLT_MATMUL_TILE_144x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_152x64 == 188LL,
    "value of CUBLASLT_MATMUL_TILE_152x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_152x128 == 189LL,
    "value of CUBLASLT_MATMUL_TILE_152x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_152x192 == 190LL,
    "value of CUBLASLT_MATMUL_TILE_152x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_152x256 == 191LL,
    "value of CUBLASLT_MATMUL_TILE_152x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_152x320 == 192LL,
    "value of CUBLASLT_MATMUL_TILE_152x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_160x64 == 193LL,
    "value of CUBLASLT_MATMUL_TILE_160x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_160x192 == 194LL,
    "value of CUBLASLT_MATMUL_TILE_160x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_160x256 == 195LL,
    "value of CUBLASLT_MATMUL_TILE_160x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_168x64 == 196LL,
    "value of CUBLASLT_MATMUL_TILE_168x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_168x128 == 197LL,
    "value of CUBLASLT_MATMUL_TILE_168x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_168x192 == 198LL,
    "value of CUBLASLT_MATMUL_TILE_168x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_168x256 == 199LL,
    "value of CUBLASLT_MATMUL_TILE_168x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_176x64 == 200LL,
    "value of CUBLASLT_MATMUL_TILE_176x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_176x128 == 201LL,
    "value of CUBLASLT_MATMUL_TILE_176x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_176x192 == 202LL,
    "value of CUBLASLT_MATMUL_TILE_176x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_176x256 == 203LL,
    "value of CUBLASLT_MATMUL_TILE_176x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_184x64 == 204LL,
    "value of CUBLASLT_MATMUL_TILE_184x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_184x128 == 205LL,
    "value of CUBLASLT_MATMUL_TILE_184x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_184x192 == 206LL,
    "value of CUBLASLT_MATMUL_TILE_184x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_184x256 == 207LL,
    "value of CUBLASLT_MATMUL_TILE_184x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x64 == 208LL,
    "value of CUBLASLT_MATMUL_TILE_192x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x192 == 209LL,
    "value of CUBLASLT_MATMUL_TILE_192x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x256 == 210LL,
    "value of CUBLASLT_MATMUL_TILE_192x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_200x64 == 211LL,
    "value of CUBLASLT_MATMUL_TILE_200x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_200x128 == 212LL,
    "value of CUBLASLT_MATMUL_TILE_200x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_200x192 == 213LL,
    "value of CUBLASLT_MATMUL_TILE_200x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_208x64 == 214LL,
    "value of CUBLASLT_MATMUL_TILE_208x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_208x128 == 215LL,
    "value of CUBLASLT_MATMUL_TILE_208x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_208x192 == 216LL,
    "value of CUBLASLT_MATMUL_TILE_208x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_216x64 == 217LL,
    "value of CUBLASLT_MATMUL_TILE_216x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_216x128 == 218LL,
    "value of CUBLASLT_MATMUL_TILE_216x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_216x192 == 219LL,
    "value of CUBLASLT_MATMUL_TILE_216x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_224x64 == 220LL,
    "value of CUBLASLT_MATMUL_TILE_224x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_224x128 == 221LL,
    "value of CUBLASLT_MATMUL_TILE_224x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_224x192 == 222LL,
    "value of CUBLASLT_MATMUL_TILE_224x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_232x64 == 223LL,
    "value of CUBLASLT_MATMUL_TILE_232x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_232x128 == 224LL,
    "value of CUBLASLT_MATMUL_TILE_232x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_232x192 == 225LL,
    "value of CUBLASLT_MATMUL_TILE_232x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_240x64 == 226LL,
    "value of CUBLASLT_MATMUL_TILE_240x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_240x128 == 227LL,
    "value of CUBLASLT_MATMUL_TILE_240x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_240x192 == 228LL,
    "value of CUBLASLT_MATMUL_TILE_240x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_248x64 == 229LL,
    "value of CUBLASLT_MATMUL_TILE_248x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_248x128 == 230LL,
    "value of CUBLASLT_MATMUL_TILE_248x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_248x192 == 231LL,
    "value of CUBLASLT_MATMUL_TILE_248x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x192 == 232LL,
    "value of CUBLASLT_MATMUL_TILE_256x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_264x64 == 233LL,
    "value of CUBLASLT_MATMUL_TILE_264x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_264x128 == 234LL,
    "value of CUBLASLT_MATMUL_TILE_264x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_272x64 == 235LL,
    "value of CUBLASLT_MATMUL_TILE_272x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_272x128 == 236LL,
    "value of CUBLASLT_MATMUL_TILE_272x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_280x64 == 237LL,
    "value of CUBLASLT_MATMUL_TILE_280x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_280x128 == 238LL,
    "value of CUBLASLT_MATMUL_TILE_280x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_288x64 == 239LL,
    "value of CUBLASLT_MATMUL_TILE_288x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_288x128 == 240LL,
    "value of CUBLASLT_MATMUL_TILE_288x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_296x64 == 241LL,
    "value of CUBLASLT_MATMUL_TILE_296x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_296x128 == 242LL,
    "value of CUBLASLT_MATMUL_TILE_296x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_304x64 == 243LL,
    "value of CUBLASLT_MATMUL_TILE_304x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_304x128 == 244LL,
    "value of CUBLASLT_MATMUL_TILE_304x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_312x64 == 245LL,
    "value of CUBLASLT_MATMUL_TILE_312x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_312x128 == 246LL,
    "value of CUBLASLT_MATMUL_TILE_312x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x64 == 247LL,
    "value of CUBLASLT_MATMUL_TILE_320x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x128 == 248LL,
    "value of CUBLASLT_MATMUL_TILE_320x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_328x64 == 249LL,
    "value of CUBLASLT_MATMUL_TILE_328x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_328x128 == 250LL,
    "value of CUBLASLT_MATMUL_TILE_328x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_336x64 == 251LL,
    "value of CUBLASLT_MATMUL_TILE_336x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_336x128 == 252LL,
    "value of CUBLASLT_MATMUL_TILE_336x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_344x64 == 253LL,
    "value of CUBLASLT_MATMUL_TILE_344x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_344x128 == 254LL,
    "value of CUBLASLT_MATMUL_TILE_344x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_352x64 == 255LL,
    "value of CUBLASLT_MATMUL_TILE_352x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_352x128 == 256LL,
    "value of CUBLASLT_MATMUL_TILE_352x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_360x64 == 257LL,
    "value of CUBLASLT_MATMUL_TILE_360x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_360x128 == 258LL,
    "value of CUBLASLT_MATMUL_TILE_360x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_368x64 == 259LL,
    "value of CUBLASLT_MATMUL_TILE_368x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_368x128 == 260LL,
    "value of CUBLASLT_MATMUL_TILE_368x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_376x64 == 261LL,
    "value of CUBLASLT_MATMUL_TILE_376x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_376x128 == 262LL,
    "value of CUBLASLT_MATMUL_TILE_376x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x64 == 263LL,
    "value of CUBLASLT_MATMUL_TILE_384x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x128 == 264LL,
    "value of CUBLASLT_MATMUL_TILE_384x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_392x64 == 265LL,
    "value of CUBLASLT_MATMUL_TILE_392x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_400x64 == 266LL,
    "value of CUBLASLT_MATMUL_TILE_400x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_408x64 == 267LL,
    "value of CUBLASLT_MATMUL_TILE_408x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_416x64 == 268LL,
    "value of CUBLASLT_MATMUL_TILE_416x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_424x64 == 269LL,
    "value of CUBLASLT_MATMUL_TILE_424x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_432x64 == 270LL,
    "value of CUBLASLT_MATMUL_TILE_432x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_440x64 == 271LL,
    "value of CUBLASLT_MATMUL_TILE_440x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x64 == 272LL,
    "value of CUBLASLT_MATMUL_TILE_448x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_456x64 == 273LL,
    "value of CUBLASLT_MATMUL_TILE_456x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_464x64 == 274LL,
    "value of CUBLASLT_MATMUL_TILE_464x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_472x64 == 275LL,
    "value of CUBLASLT_MATMUL_TILE_472x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_480x64 == 276LL,
    "value of CUBLASLT_MATMUL_TILE_480x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_488x64 == 277LL,
    "value of CUBLASLT_MATMUL_TILE_488x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_496x64 == 278LL,
    "value of CUBLASLT_MATMUL_TILE_496x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_504x64 == 279LL,
    "value of CUBLASLT_MATMUL_TILE_504x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_520x64 == 280LL,
    "value of CUBLASLT_MATMUL_TILE_520x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_528x64 == 281LL,
    "value of CUBLASLT_MATMUL_TILE_528x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_536x64 == 282LL,
    "value of CUBLASLT_MATMUL_TILE_536x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_544x64 == 283LL,
    "value of CUBLASLT_MATMUL_TILE_544x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_552x64 == 284LL,
    "value of CUBLASLT_MATMUL_TILE_552x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_560x64 == 285LL,
    "value of CUBLASLT_MATMUL_TILE_560x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_568x64 == 286LL,
    "value of CUBLASLT_MATMUL_TILE_568x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x64 == 287LL,
    "value of CUBLASLT_MATMUL_TILE_576x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_584x64 == 288LL,
    "value of CUBLASLT_MATMUL_TILE_584x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_592x64 == 289LL,
    "value of CUBLASLT_MATMUL_TILE_592x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_600x64 == 290LL,
    "value of CUBLASLT_MATMUL_TILE_600x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_608x64 == 291LL,
    "value of CUBLASLT_MATMUL_TILE_608x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_616x64 == 292LL,
    "value of CUBLASLT_MATMUL_TILE_616x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_624x64 == 293LL,
    "value of CUBLASLT_MATMUL_TILE_624x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_632x64 == 294LL,
    "value of CUBLASLT_MATMUL_TILE_632x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x64 == 295LL,
    "value of CUBLASLT_MATMUL_TILE_640x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_648x64 == 296LL,
    "value of CUBLASLT_MATMUL_TILE_648x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_656x64 == 297LL,
    "value of CUBLASLT_MATMUL_TILE_656x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_664x64 == 298LL,
    "value of CUBLASLT_MATMUL_TILE_664x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_672x64 == 299LL,
    "value of CUBLASLT_MATMUL_TILE_672x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_680x64 == 300LL,
    "value of CUBLASLT_MATMUL_TILE_680x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_688x64 == 301LL,
    "value of CUBLASLT_MATMUL_TILE_688x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_696x64 == 302LL,
    "value of CUBLASLT_MATMUL_TILE_696x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x64 == 303LL,
    "value of CUBLASLT_MATMUL_TILE_704x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_712x64 == 304LL,
    "value of CUBLASLT_MATMUL_TILE_712x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_720x64 == 305LL,
    "value of CUBLASLT_MATMUL_TILE_720x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_728x64 == 306LL,
    "value of CUBLASLT_MATMUL_TILE_728x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_736x64 == 307LL,
    "value of CUBLASLT_MATMUL_TILE_736x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_744x64 == 308LL,
    "value of CUBLASLT_MATMUL_TILE_744x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_752x64 == 309LL,
    "value of CUBLASLT_MATMUL_TILE_752x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_760x64 == 310LL,
    "value of CUBLASLT_MATMUL_TILE_760x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x64 == 311LL,
    "value of CUBLASLT_MATMUL_TILE_768x64");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x16 == 312LL,
    "value of CUBLASLT_MATMUL_TILE_64x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x24 == 313LL,
    "value of CUBLASLT_MATMUL_TILE_64x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x40 == 314LL,
    "value of CUBLASLT_MATMUL_TILE_64x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x48 == 315LL,
    "value of CUBLASLT_MATMUL_TILE_64x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x56 == 316LL,
    "value of CUBLASLT_MATMUL_TILE_64x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x72 == 317LL,
    "value of CUBLASLT_MATMUL_TILE_64x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x80 == 318LL,
    "value of CUBLASLT_MATMUL_TILE_64x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x88 == 319LL,
    "value of CUBLASLT_MATMUL_TILE_64x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x104 == 320LL,
    "value of CUBLASLT_MATMUL_TILE_64x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x112 == 321LL,
    "value of CUBLASLT_MATMUL_TILE_64x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x120 == 322LL,
    "value of CUBLASLT_MATMUL_TILE_64x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x136 == 323LL,
    "value of CUBLASLT_MATMUL_TILE_64x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x144 == 324LL,
    "value of CUBLASLT_MATMUL_TILE_64x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x152 == 325LL,
    "value of CUBLASLT_MATMUL_TILE_64x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x160 == 326LL,
    "value of CUBLASLT_MATMUL_TILE_64x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x168 == 327LL,
    "value of CUBLASLT_MATMUL_TILE_64x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x176 == 328LL,
    "value of CUBLASLT_MATMUL_TILE_64x176");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x184 == 329LL,
    "value of CUBLASLT_MATMUL_TILE_64x184");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x200 == 330LL,
    "value of CUBLASLT_MATMUL_TILE_64x200");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x208 == 331LL,
    "value of CUBLASLT_MATMUL_TILE_64x208");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x216 == 332LL,
    "value of CUBLASLT_MATMUL_TILE_64x216");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x224 == 333LL,
    "value of CUBLASLT_MATMUL_TILE_64x224");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x232 == 334LL,
    "value of CUBLASLT_MATMUL_TILE_64x232");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x240 == 335LL,
    "value of CUBLASLT_MATMUL_TILE_64x240");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x248 == 336LL,
    "value of CUBLASLT_MATMUL_TILE_64x248");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x264 == 337LL,
    "value of CUBLASLT_MATMUL_TILE_64x264");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x272 == 338LL,
    "value of CUBLASLT_MATMUL_TILE_64x272");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x280 == 339LL,
    "value of CUBLASLT_MATMUL_TILE_64x280");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x288 == 340LL,
    "value of CUBLASLT_MATMUL_TILE_64x288");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x296 == 341LL,
    "value of CUBLASLT_MATMUL_TILE_64x296");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x304 == 342LL,
    "value of CUBLASLT_MATMUL_TILE_64x304");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x312 == 343LL,
    "value of CUBLASLT_MATMUL_TILE_64x312");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x328 == 344LL,
    "value of CUBLASLT_MATMUL_TILE_64x328");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x336 == 345LL,
    "value of CUBLASLT_MATMUL_TILE_64x336");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x344 == 346LL,
    "value of CUBLASLT_MATMUL_TILE_64x344");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x352 == 347LL,
    "value of CUBLASLT_MATMUL_TILE_64x352");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x360 == 348LL,
    "value of CUBLASLT_MATMUL_TILE_64x360");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x368 == 349LL,
    "value of CUBLASLT_MATMUL_TILE_64x368");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x376 == 350LL,
    "value of CUBLASLT_MATMUL_TILE_64x376");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x392 == 351LL,
    "value of CUBLASLT_MATMUL_TILE_64x392");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x400 == 352LL,
    "value of CUBLASLT_MATMUL_TILE_64x400");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x408 == 353LL,
    "value of CUBLASLT_MATMUL_TILE_64x408");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x416 == 354LL,
    "value of CUBLASLT_MATMUL_TILE_64x416");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x424 == 355LL,
    "value of CUBLASLT_MATMUL_TILE_64x424");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x432 == 356LL,
    "value of CUBLASLT_MATMUL_TILE_64x432");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x440 == 357LL,
    "value of CUBLASLT_MATMUL_TILE_64x440");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x456 == 358LL,
    "value of CUBLASLT_MATMUL_TILE_64x456");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x464 == 359LL,
    "value of CUBLASLT_MATMUL_TILE_64x464");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x472 == 360LL,
    "value of CUBLASLT_MATMUL_TILE_64x472");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x480 == 361LL,
    "value of CUBLASLT_MATMUL_TILE_64x480");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x488 == 362LL,
    "value of CUBLASLT_MATMUL_TILE_64x488");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x496 == 363LL,
    "value of CUBLASLT_MATMUL_TILE_64x496");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x504 == 364LL,
    "value of CUBLASLT_MATMUL_TILE_64x504");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x520 == 365LL,
    "value of CUBLASLT_MATMUL_TILE_64x520");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x528 == 366LL,
    "value of CUBLASLT_MATMUL_TILE_64x528");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x536 == 367LL,
    "value of CUBLASLT_MATMUL_TILE_64x536");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x544 == 368LL,
    "value of CUBLASLT_MATMUL_TILE_64x544");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x552 == 369LL,
    "value of CUBLASLT_MATMUL_TILE_64x552");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x560 == 370LL,
    "value of CUBLASLT_MATMUL_TILE_64x560");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x568 == 371LL,
    "value of CUBLASLT_MATMUL_TILE_64x568");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x584 == 372LL,
    "value of CUBLASLT_MATMUL_TILE_64x584");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x592 == 373LL,
    "value of CUBLASLT_MATMUL_TILE_64x592");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x600 == 374LL,
    "value of CUBLASLT_MATMUL_TILE_64x600");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x608 == 375LL,
    "value of CUBLASLT_MATMUL_TILE_64x608");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x616 == 376LL,
    "value of CUBLASLT_MATMUL_TILE_64x616");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x624 == 377LL,
    "value of CUBLASLT_MATMUL_TILE_64x624");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x632 == 378LL,
    "value of CUBLASLT_MATMUL_TILE_64x632");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x648 == 379LL,
    "value of CUBLASLT_MATMUL_TILE_64x648");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x656 == 380LL,
    "value of CUBLASLT_MATMUL_TILE_64x656");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x664 == 381LL,
    "value of CUBLASLT_MATMUL_TILE_64x664");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x672 == 382LL,
    "value of CUBLASLT_MATMUL_TILE_64x672");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x680 == 383LL,
    "value of CUBLASLT_MATMUL_TILE_64x680");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x688 == 384LL,
    "value of CUBLASLT_MATMUL_TILE_64x688");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x696 == 385LL,
    "value of CUBLASLT_MATMUL_TILE_64x696");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x712 == 386LL,
    "value of CUBLASLT_MATMUL_TILE_64x712");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x720 == 387LL,
    "value of CUBLASLT_MATMUL_TILE_64x720");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x728 == 388LL,
    "value of CUBLASLT_MATMUL_TILE_64x728");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x736 == 389LL,
    "value of CUBLASLT_MATMUL_TILE_64x736");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x744 == 390LL,
    "value of CUBLASLT_MATMUL_TILE_64x744");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x752 == 391LL,
    "value of CUBLASLT_MATMUL_TILE_64x752");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_64x760 == 392LL,
    "value of CUBLASLT_MATMUL_TILE_64x760");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x8 == 393LL,
    "value of CUBLASLT_MATMUL_TILE_128x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x16 == 394LL,
    "value of CUBLASLT_MATMUL_TILE_128x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x24 == 395LL,
    "value of CUBLASLT_MATMUL_TILE_128x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x40 == 396LL,
    "value of CUBLASLT_MATMUL_TILE_128x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x48 == 397LL,
    "value of CUBLASLT_MATMUL_TILE_128x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x56 == 398LL,
    "value of CUBLASLT_MATMUL_TILE_128x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x72 == 399LL,
    "value of CUBLASLT_MATMUL_TILE_128x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x80 == 400LL,
    "value of CUBLASLT_MATMUL_TILE_128x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x88 == 401LL,
    "value of CUBLASLT_MATMUL_TILE_128x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x104 == 402LL,
    "value of CUBLASLT_MATMUL_TILE_128x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x112 == 403LL,
    "value of CUBLASLT_MATMUL_TILE_128x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x120 == 404LL,
    "value of CUBLASLT_MATMUL_TILE_128x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x136 == 405LL,
    "value of CUBLASLT_MATMUL_TILE_128x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x144 == 406LL,
    "value of CUBLASLT_MATMUL_TILE_128x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x152 == 407LL,
    "value of CUBLASLT_MATMUL_TILE_128x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x168 == 408LL,
    "value of CUBLASLT_MATMUL_TILE_128x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x176 == 409LL,
    "value of CUBLASLT_MATMUL_TILE_128x176");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x184 == 410LL,
    "value of CUBLASLT_MATMUL_TILE_128x184");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x200 == 411LL,
    "value of CUBLASLT_MATMUL_TILE_128x200");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x208 == 412LL,
    "value of CUBLASLT_MATMUL_TILE_128x208");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x216 == 413LL,
    "value of CUBLASLT_MATMUL_TILE_128x216");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x224 == 414LL,
    "value of CUBLASLT_MATMUL_TILE_128x224");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x232 == 415LL,
    "value of CUBLASLT_MATMUL_TILE_128x232");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x240 == 416LL,
    "value of CUBLASLT_MATMUL_TILE_128x240");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x248 == 417LL,
    "value of CUBLASLT_MATMUL_TILE_128x248");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x264 == 418LL,
    "value of CUBLASLT_MATMUL_TILE_128x264");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x272 == 419LL,
    "value of CUBLASLT_MATMUL_TILE_128x272");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x280 == 420LL,
    "value of CUBLASLT_MATMUL_TILE_128x280");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x288 == 421LL,
    "value of CUBLASLT_MATMUL_TILE_128x288");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x296 == 422LL,
    "value of CUBLASLT_MATMUL_TILE_128x296");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x304 == 423LL,
    "value of CUBLASLT_MATMUL_TILE_128x304");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x312 == 424LL,
    "value of CUBLASLT_MATMUL_TILE_128x312");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x328 == 425LL,
    "value of CUBLASLT_MATMUL_TILE_128x328");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x336 == 426LL,
    "value of CUBLASLT_MATMUL_TILE_128x336");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x344 == 427LL,
    "value of CUBLASLT_MATMUL_TILE_128x344");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x352 == 428LL,
    "value of CUBLASLT_MATMUL_TILE_128x352");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x360 == 429LL,
    "value of CUBLASLT_MATMUL_TILE_128x360");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x368 == 430LL,
    "value of CUBLASLT_MATMUL_TILE_128x368");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x376 == 431LL,
    "value of CUBLASLT_MATMUL_TILE_128x376");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x392 == 432LL,
    "value of CUBLASLT_MATMUL_TILE_128x392");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x400 == 433LL,
    "value of CUBLASLT_MATMUL_TILE_128x400");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x408 == 434LL,
    "value of CUBLASLT_MATMUL_TILE_128x408");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x416 == 435LL,
    "value of CUBLASLT_MATMUL_TILE_128x416");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x424 == 436LL,
    "value of CUBLASLT_MATMUL_TILE_128x424");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x432 == 437LL,
    "value of CUBLASLT_MATMUL_TILE_128x432");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x440 == 438LL,
    "value of CUBLASLT_MATMUL_TILE_128x440");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x448 == 439LL,
    "value of CUBLASLT_MATMUL_TILE_128x448");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x456 == 440LL,
    "value of CUBLASLT_MATMUL_TILE_128x456");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x464 == 441LL,
    "value of CUBLASLT_MATMUL_TILE_128x464");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x472 == 442LL,
    "value of CUBLASLT_MATMUL_TILE_128x472");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x480 == 443LL,
    "value of CUBLASLT_MATMUL_TILE_128x480");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x488 == 444LL,
    "value of CUBLASLT_MATMUL_TILE_128x488");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x496 == 445LL,
    "value of CUBLASLT_MATMUL_TILE_128x496");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x504 == 446LL,
    "value of CUBLASLT_MATMUL_TILE_128x504");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_128x512 == 447LL,
    "value of CUBLASLT_MATMUL_TILE_128x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x8 == 448LL,
    "value of CUBLASLT_MATMUL_TILE_192x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x16 == 449LL,
    "value of CUBLASLT_MATMUL_TILE_192x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x24 == 450LL,
    "value of CUBLASLT_MATMUL_TILE_192x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x32 == 451LL,
    "value of CUBLASLT_MATMUL_TILE_192x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x40 == 452LL,
    "value of CUBLASLT_MATMUL_TILE_192x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x48 == 453LL,
    "value of CUBLASLT_MATMUL_TILE_192x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x56 == 454LL,
    "value of CUBLASLT_MATMUL_TILE_192x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x72 == 455LL,
    "value of CUBLASLT_MATMUL_TILE_192x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x80 == 456LL,
    "value of CUBLASLT_MATMUL_TILE_192x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x88 == 457LL,
    "value of CUBLASLT_MATMUL_TILE_192x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x96 == 458LL,
    "value of CUBLASLT_MATMUL_TILE_192x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x104 == 459LL,
    "value of CUBLASLT_MATMUL_TILE_192x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x112 == 460LL,
    "value of CUBLASLT_MATMUL_TILE_192x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x120 == 461LL,
    "value of CUBLASLT_MATMUL_TILE_192x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x136 == 462LL,
    "value of CUBLASLT_MATMUL_TILE_192x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x144 == 463LL,
    "value of CUBLASLT_MATMUL_TILE_192x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x152 == 464LL,
    "value of CUBLASLT_MATMUL_TILE_192x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x160 == 465LL,
    "value of CUBLASLT_MATMUL_TILE_192x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x168 == 466LL,
    "value of CUBLASLT_MATMUL_TILE_192x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x176 == 467LL,
    "value of CUBLASLT_MATMUL_TILE_192x176");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x184 == 468LL,
    "value of CUBLASLT_MATMUL_TILE_192x184");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x200 == 469LL,
    "value of CUBLASLT_MATMUL_TILE_192x200");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x208 == 470LL,
    "value of CUBLASLT_MATMUL_TILE_192x208");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x216 == 471LL,
    "value of CUBLASLT_MATMUL_TILE_192x216");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x224 == 472LL,
    "value of CUBLASLT_MATMUL_TILE_192x224");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x232 == 473LL,
    "value of CUBLASLT_MATMUL_TILE_192x232");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x240 == 474LL,
    "value of CUBLASLT_MATMUL_TILE_192x240");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x248 == 475LL,
    "value of CUBLASLT_MATMUL_TILE_192x248");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x264 == 476LL,
    "value of CUBLASLT_MATMUL_TILE_192x264");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x272 == 477LL,
    "value of CUBLASLT_MATMUL_TILE_192x272");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x280 == 478LL,
    "value of CUBLASLT_MATMUL_TILE_192x280");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x288 == 479LL,
    "value of CUBLASLT_MATMUL_TILE_192x288");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x296 == 480LL,
    "value of CUBLASLT_MATMUL_TILE_192x296");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x304 == 481LL,
    "value of CUBLASLT_MATMUL_TILE_192x304");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x312 == 482LL,
    "value of CUBLASLT_MATMUL_TILE_192x312");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x320 == 483LL,
    "value of CUBLASLT_MATMUL_TILE_192x320");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x328 == 484LL,
    "value of CUBLASLT_MATMUL_TILE_192x328");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_192x336 == 485LL,
    "value of CUBLASLT_MATMUL_TILE_192x336");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x8 == 486LL,
    "value of CUBLASLT_MATMUL_TILE_256x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x16 == 487LL,
    "value of CUBLASLT_MATMUL_TILE_256x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x24 == 488LL,
    "value of CUBLASLT_MATMUL_TILE_256x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x40 == 489LL,
    "value of CUBLASLT_MATMUL_TILE_256x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x48 == 490LL,
    "value of CUBLASLT_MATMUL_TILE_256x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x56 == 491LL,
    "value of CUBLASLT_MATMUL_TILE_256x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x72 == 492LL,
    "value of CUBLASLT_MATMUL_TILE_256x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x80 == 493LL,
    "value of CUBLASLT_MATMUL_TILE_256x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x88 == 494LL,
    "value of CUBLASLT_MATMUL_TILE_256x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x96 == 495LL,
    "value of CUBLASLT_MATMUL_TILE_256x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x104 == 496LL,
    "value of CUBLASLT_MATMUL_TILE_256x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x112 == 497LL,
    "value of CUBLASLT_MATMUL_TILE_256x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x120 == 498LL,
    "value of CUBLASLT_MATMUL_TILE_256x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x136 == 499LL,
    "value of CUBLASLT_MATMUL_TILE_256x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x144 == 500LL,
    "value of CUBLASLT_MATMUL_TILE_256x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x152 == 501LL,
    "value of CUBLASLT_MATMUL_TILE_256x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x160 == 502LL,
    "value of CUBLASLT_MATMUL_TILE_256x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x168 == 503LL,
    "value of CUBLASLT_MATMUL_TILE_256x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x176 == 504LL,
    "value of CUBLASLT_MATMUL_TILE_256x176");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x184 == 505LL,
    "value of CUBLASLT_MATMUL_TILE_256x184");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x200 == 506LL,
    "value of CUBLASLT_MATMUL_TILE_256x200");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x208 == 507LL,
    "value of CUBLASLT_MATMUL_TILE_256x208");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x216 == 508LL,
    "value of CUBLASLT_MATMUL_TILE_256x216");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x224 == 509LL,
    "value of CUBLASLT_MATMUL_TILE_256x224");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x232 == 510LL,
    "value of CUBLASLT_MATMUL_TILE_256x232");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x240 == 511LL,
    "value of CUBLASLT_MATMUL_TILE_256x240");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x248 == 512LL,
    "value of CUBLASLT_MATMUL_TILE_256x248");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x256 == 513LL,
    "value of CUBLASLT_MATMUL_TILE_256x256");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x8 == 514LL,
    "value of CUBLASLT_MATMUL_TILE_320x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x16 == 515LL,
    "value of CUBLASLT_MATMUL_TILE_320x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x24 == 516LL,
    "value of CUBLASLT_MATMUL_TILE_320x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x32 == 517LL,
    "value of CUBLASLT_MATMUL_TILE_320x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x40 == 518LL,
    "value of CUBLASLT_MATMUL_TILE_320x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x48 == 519LL,
    "value of CUBLASLT_MATMUL_TILE_320x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x56 == 520LL,
    "value of CUBLASLT_MATMUL_TILE_320x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x72 == 521LL,
    "value of CUBLASLT_MATMUL_TILE_320x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x80 == 522LL,
    "value of CUBLASLT_MATMUL_TILE_320x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x88 == 523LL,
    "value of CUBLASLT_MATMUL_TILE_320x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x96 == 524LL,
    "value of CUBLASLT_MATMUL_TILE_320x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x104 == 525LL,
    "value of CUBLASLT_MATMUL_TILE_320x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x112 == 526LL,
    "value of CUBLASLT_MATMUL_TILE_320x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x120 == 527LL,
    "value of CUBLASLT_MATMUL_TILE_320x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x136 == 528LL,
    "value of CUBLASLT_MATMUL_TILE_320x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x144 == 529LL,
    "value of CUBLASLT_MATMUL_TILE_320x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x152 == 530LL,
    "value of CUBLASLT_MATMUL_TILE_320x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x160 == 531LL,
    "value of CUBLASLT_MATMUL_TILE_320x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x168 == 532LL,
    "value of CUBLASLT_MATMUL_TILE_320x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x176 == 533LL,
    "value of CUBLASLT_MATMUL_TILE_320x176");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x184 == 534LL,
    "value of CUBLASLT_MATMUL_TILE_320x184");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x192 == 535LL,
    "value of CUBLASLT_MATMUL_TILE_320x192");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_320x200 == 536LL,
    "value of CUBLASLT_MATMUL_TILE_320x200");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x8 == 537LL,
    "value of CUBLASLT_MATMUL_TILE_384x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x16 == 538LL,
    "value of CUBLASLT_MATMUL_TILE_384x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x24 == 539LL,
    "value of CUBLASLT_MATMUL_TILE_384x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x32 == 540LL,
    "value of CUBLASLT_MATMUL_TILE_384x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x40 == 541LL,
    "value of CUBLASLT_MATMUL_TILE_384x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x48 == 542LL,
    "value of CUBLASLT_MATMUL_TILE_384x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x56 == 543LL,
    "value of CUBLASLT_MATMUL_TILE_384x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x72 == 544LL,
    "value of CUBLASLT_MATMUL_TILE_384x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x80 == 545LL,
    "value of CUBLASLT_MATMUL_TILE_384x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x88 == 546LL,
    "value of CUBLASLT_MATMUL_TILE_384x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x96 == 547LL,
    "value of CUBLASLT_MATMUL_TILE_384x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x104 == 548LL,
    "value of CUBLASLT_MATMUL_TILE_384x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x112 == 549LL,
    "value of CUBLASLT_MATMUL_TILE_384x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x120 == 550LL,
    "value of CUBLASLT_MATMUL_TILE_384x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x136 == 551LL,
    "value of CUBLASLT_MATMUL_TILE_384x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x144 == 552LL,
    "value of CUBLASLT_MATMUL_TILE_384x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x152 == 553LL,
    "value of CUBLASLT_MATMUL_TILE_384x152");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x160 == 554LL,
    "value of CUBLASLT_MATMUL_TILE_384x160");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_384x168 == 555LL,
    "value of CUBLASLT_MATMUL_TILE_384x168");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x8 == 556LL,
    "value of CUBLASLT_MATMUL_TILE_448x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x16 == 557LL,
    "value of CUBLASLT_MATMUL_TILE_448x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x24 == 558LL,
    "value of CUBLASLT_MATMUL_TILE_448x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x32 == 559LL,
    "value of CUBLASLT_MATMUL_TILE_448x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x40 == 560LL,
    "value of CUBLASLT_MATMUL_TILE_448x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x48 == 561LL,
    "value of CUBLASLT_MATMUL_TILE_448x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x56 == 562LL,
    "value of CUBLASLT_MATMUL_TILE_448x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x72 == 563LL,
    "value of CUBLASLT_MATMUL_TILE_448x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x80 == 564LL,
    "value of CUBLASLT_MATMUL_TILE_448x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x88 == 565LL,
    "value of CUBLASLT_MATMUL_TILE_448x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x96 == 566LL,
    "value of CUBLASLT_MATMUL_TILE_448x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x104 == 567LL,
    "value of CUBLASLT_MATMUL_TILE_448x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x112 == 568LL,
    "value of CUBLASLT_MATMUL_TILE_448x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x120 == 569LL,
    "value of CUBLASLT_MATMUL_TILE_448x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x128 == 570LL,
    "value of CUBLASLT_MATMUL_TILE_448x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x136 == 571LL,
    "value of CUBLASLT_MATMUL_TILE_448x136");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_448x144 == 572LL,
    "value of CUBLASLT_MATMUL_TILE_448x144");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x8 == 573LL,
    "value of CUBLASLT_MATMUL_TILE_512x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x16 == 574LL,
    "value of CUBLASLT_MATMUL_TILE_512x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x24 == 575LL,
    "value of CUBLASLT_MATMUL_TILE_512x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x32 == 576LL,
    "value of CUBLASLT_MATMUL_TILE_512x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x40 == 577LL,
    "value of CUBLASLT_MATMUL_TILE_512x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x48 == 578LL,
    "value of CUBLASLT_MATMUL_TILE_512x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x56 == 579LL,
    "value of CUBLASLT_MATMUL_TILE_512x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x72 == 580LL,
    "value of CUBLASLT_MATMUL_TILE_512x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x80 == 581LL,
    "value of CUBLASLT_MATMUL_TILE_512x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x88 == 582LL,
    "value of CUBLASLT_MATMUL_TILE_512x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x96 == 583LL,
    "value of CUBLASLT_MATMUL_TILE_512x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x104 == 584LL,
    "value of CUBLASLT_MATMUL_TILE_512x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x112 == 585LL,
    "value of CUBLASLT_MATMUL_TILE_512x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x120 == 586LL,
    "value of CUBLASLT_MATMUL_TILE_512x120");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x128 == 587LL,
    "value of CUBLASLT_MATMUL_TILE_512x128");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x8 == 588LL,
    "value of CUBLASLT_MATMUL_TILE_576x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x16 == 589LL,
    "value of CUBLASLT_MATMUL_TILE_576x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x24 == 590LL,
    "value of CUBLASLT_MATMUL_TILE_576x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x32 == 591LL,
    "value of CUBLASLT_MATMUL_TILE_576x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x40 == 592LL,
    "value of CUBLASLT_MATMUL_TILE_576x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x48 == 593LL,
    "value of CUBLASLT_MATMUL_TILE_576x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x56 == 594LL,
    "value of CUBLASLT_MATMUL_TILE_576x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x72 == 595LL,
    "value of CUBLASLT_MATMUL_TILE_576x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x80 == 596LL,
    "value of CUBLASLT_MATMUL_TILE_576x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x88 == 597LL,
    "value of CUBLASLT_MATMUL_TILE_576x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x96 == 598LL,
    "value of CUBLASLT_MATMUL_TILE_576x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x104 == 599LL,
    "value of CUBLASLT_MATMUL_TILE_576x104");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_576x112 == 600LL,
    "value of CUBLASLT_MATMUL_TILE_576x112");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x8 == 601LL,
    "value of CUBLASLT_MATMUL_TILE_640x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x16 == 602LL,
    "value of CUBLASLT_MATMUL_TILE_640x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x24 == 603LL,
    "value of CUBLASLT_MATMUL_TILE_640x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x32 == 604LL,
    "value of CUBLASLT_MATMUL_TILE_640x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x40 == 605LL,
    "value of CUBLASLT_MATMUL_TILE_640x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x48 == 606LL,
    "value of CUBLASLT_MATMUL_TILE_640x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x56 == 607LL,
    "value of CUBLASLT_MATMUL_TILE_640x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x72 == 608LL,
    "value of CUBLASLT_MATMUL_TILE_640x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x80 == 609LL,
    "value of CUBLASLT_MATMUL_TILE_640x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x88 == 610LL,
    "value of CUBLASLT_MATMUL_TILE_640x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_640x96 == 611LL,
    "value of CUBLASLT_MATMUL_TILE_640x96");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x8 == 612LL,
    "value of CUBLASLT_MATMUL_TILE_704x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x16 == 613LL,
    "value of CUBLASLT_MATMUL_TILE_704x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x24 == 614LL,
    "value of CUBLASLT_MATMUL_TILE_704x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x32 == 615LL,
    "value of CUBLASLT_MATMUL_TILE_704x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x40 == 616LL,
    "value of CUBLASLT_MATMUL_TILE_704x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x48 == 617LL,
    "value of CUBLASLT_MATMUL_TILE_704x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x56 == 618LL,
    "value of CUBLASLT_MATMUL_TILE_704x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x72 == 619LL,
    "value of CUBLASLT_MATMUL_TILE_704x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x80 == 620LL,
    "value of CUBLASLT_MATMUL_TILE_704x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_704x88 == 621LL,
    "value of CUBLASLT_MATMUL_TILE_704x88");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x8 == 622LL,
    "value of CUBLASLT_MATMUL_TILE_768x8");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x16 == 623LL,
    "value of CUBLASLT_MATMUL_TILE_768x16");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x24 == 624LL,
    "value of CUBLASLT_MATMUL_TILE_768x24");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x32 == 625LL,
    "value of CUBLASLT_MATMUL_TILE_768x32");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x40 == 626LL,
    "value of CUBLASLT_MATMUL_TILE_768x40");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x48 == 627LL,
    "value of CUBLASLT_MATMUL_TILE_768x48");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x56 == 628LL,
    "value of CUBLASLT_MATMUL_TILE_768x56");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x72 == 629LL,
    "value of CUBLASLT_MATMUL_TILE_768x72");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_768x80 == 630LL,
    "value of CUBLASLT_MATMUL_TILE_768x80");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x512 == 631LL,
    "value of CUBLASLT_MATMUL_TILE_256x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_256x1024 == 632LL,
    "value of CUBLASLT_MATMUL_TILE_256x1024");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x512 == 633LL,
    "value of CUBLASLT_MATMUL_TILE_512x512");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_512x1024 == 634LL,
    "value of CUBLASLT_MATMUL_TILE_512x1024");
_Static_assert((long long)CUBLASLT_MATMUL_TILE_END == 635LL, "value of CUBLASLT_MATMUL_TILE_END");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_UNDEFINED == 0LL,
    "value of CUBLASLT_MATMUL_STAGES_UNDEFINED");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x1 == 1LL,
    "value of CUBLASLT_MATMUL_STAGES_16x1");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x2 == 2LL,
    "value of CUBLASLT_MATMUL_STAGES_16x2");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x3 == 3LL,
    "value of CUBLASLT_MATMUL_STAGES_16x3");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x4 == 4LL,
    "value of CUBLASLT_MATMUL_STAGES_16x4");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x5 == 5LL,
    "value of CUBLASLT_MATMUL_STAGES_16x5");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x6 == 6LL,
    "value of CUBLASLT_MATMUL_STAGES_16x6");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x1 == 7LL,
    "value of CUBLASLT_MATMUL_STAGES_32x1");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x2 == 8LL,
    "value of CUBLASLT_MATMUL_STAGES_32x2");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x3 == 9LL,
    "value of CUBLASLT_MATMUL_STAGES_32x3");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x4 == 10LL,
    "value of CUBLASLT_MATMUL_STAGES_32x4");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x5 == 11LL,
    "value of CUBLASLT_MATMUL_STAGES_32x5");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x6 == 12LL,
    "value of CUBLASLT_MATMUL_STAGES_32x6");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x1 == 13LL,
    "value of CUBLASLT_MATMUL_STAGES_64x1");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x2 == 14LL,
    "value of CUBLASLT_MATMUL_STAGES_64x2");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x3 == 15LL,
    "value of CUBLASLT_MATMUL_STAGES_64x3");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x4 == 16LL,
    "value of CUBLASLT_MATMUL_STAGES_64x4");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x5 == 17LL,
    "value of CUBLASLT_MATMUL_STAGES_64x5");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64x6 == 18LL,
    "value of CUBLASLT_MATMUL_STAGES_64x6");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x1 == 19LL,
    "value of CUBLASLT_MATMUL_STAGES_128x1");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x2 == 20LL,
    "value of CUBLASLT_MATMUL_STAGES_128x2");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x3 == 21LL,
    "value of CUBLASLT_MATMUL_STAGES_128x3");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x4 == 22LL,
    "value of CUBLASLT_MATMUL_STAGES_128x4");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x5 == 23LL,
    "value of CUBLASLT_MATMUL_STAGES_128x5");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128x6 == 24LL,
    "value of CUBLASLT_MATMUL_STAGES_128x6");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32x10 == 25LL,
    "value of CUBLASLT_MATMUL_STAGES_32x10");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_8x4 == 26LL,
    "value of CUBLASLT_MATMUL_STAGES_8x4");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16x10 == 27LL,
    "value of CUBLASLT_MATMUL_STAGES_16x10");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_8x5 == 28LL,
    "value of CUBLASLT_MATMUL_STAGES_8x5");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_8x3 == 31LL,
    "value of CUBLASLT_MATMUL_STAGES_8x3");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_8xAUTO == 32LL,
    "value of CUBLASLT_MATMUL_STAGES_8xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_16xAUTO == 33LL,
    "value of CUBLASLT_MATMUL_STAGES_16xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_32xAUTO == 34LL,
    "value of CUBLASLT_MATMUL_STAGES_32xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_64xAUTO == 35LL,
    "value of CUBLASLT_MATMUL_STAGES_64xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_128xAUTO == 36LL,
    "value of CUBLASLT_MATMUL_STAGES_128xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_256xAUTO == 37LL,
    "value of CUBLASLT_MATMUL_STAGES_256xAUTO");
_Static_assert((long long)CUBLASLT_MATMUL_STAGES_END == 38LL,
    "value of CUBLASLT_MATMUL_STAGES_END");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_AUTO == 0LL,
    "value of CUBLASLT_CLUSTER_SHAPE_AUTO");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x1x1 == 2LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x1x1 == 3LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_4x1x1 == 4LL,
    "value of CUBLASLT_CLUSTER_SHAPE_4x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x2x1 == 5LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x2x1 == 6LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_4x2x1 == 7LL,
    "value of CUBLASLT_CLUSTER_SHAPE_4x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x4x1 == 8LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x4x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x4x1 == 9LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x4x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_4x4x1 == 10LL,
    "value of CUBLASLT_CLUSTER_SHAPE_4x4x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_8x1x1 == 11LL,
    "value of CUBLASLT_CLUSTER_SHAPE_8x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x8x1 == 12LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x8x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_8x2x1 == 13LL,
    "value of CUBLASLT_CLUSTER_SHAPE_8x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x8x1 == 14LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x8x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_16x1x1 == 15LL,
    "value of CUBLASLT_CLUSTER_SHAPE_16x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x16x1 == 16LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x16x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_3x1x1 == 17LL,
    "value of CUBLASLT_CLUSTER_SHAPE_3x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_5x1x1 == 18LL,
    "value of CUBLASLT_CLUSTER_SHAPE_5x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_6x1x1 == 19LL,
    "value of CUBLASLT_CLUSTER_SHAPE_6x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_7x1x1 == 20LL,
    "value of CUBLASLT_CLUSTER_SHAPE_7x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_9x1x1 == 21LL,
    "value of CUBLASLT_CLUSTER_SHAPE_9x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_10x1x1 == 22LL,
    "value of CUBLASLT_CLUSTER_SHAPE_10x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_11x1x1 == 23LL,
    "value of CUBLASLT_CLUSTER_SHAPE_11x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_12x1x1 == 24LL,
    "value of CUBLASLT_CLUSTER_SHAPE_12x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_13x1x1 == 25LL,
    "value of CUBLASLT_CLUSTER_SHAPE_13x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_14x1x1 == 26LL,
    "value of CUBLASLT_CLUSTER_SHAPE_14x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_15x1x1 == 27LL,
    "value of CUBLASLT_CLUSTER_SHAPE_15x1x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_3x2x1 == 28LL,
    "value of CUBLASLT_CLUSTER_SHAPE_3x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_5x2x1 == 29LL,
    "value of CUBLASLT_CLUSTER_SHAPE_5x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_6x2x1 == 30LL,
    "value of CUBLASLT_CLUSTER_SHAPE_6x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_7x2x1 == 31LL,
    "value of CUBLASLT_CLUSTER_SHAPE_7x2x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x3x1 == 32LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x3x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x3x1 == 33LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x3x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_3x3x1 == 34LL,
    "value of CUBLASLT_CLUSTER_SHAPE_3x3x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_4x3x1 == 35LL,
    "value of CUBLASLT_CLUSTER_SHAPE_4x3x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_5x3x1 == 36LL,
    "value of CUBLASLT_CLUSTER_SHAPE_5x3x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_3x4x1 == 37LL,
    "value of CUBLASLT_CLUSTER_SHAPE_3x4x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x5x1 == 38LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x5x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x5x1 == 39LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x5x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_3x5x1 == 40LL,
    "value of CUBLASLT_CLUSTER_SHAPE_3x5x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x6x1 == 41LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x6x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x6x1 == 42LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x6x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x7x1 == 43LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x7x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_2x7x1 == 44LL,
    "value of CUBLASLT_CLUSTER_SHAPE_2x7x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x9x1 == 45LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x9x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x10x1 == 46LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x10x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x11x1 == 47LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x11x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x12x1 == 48LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x12x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x13x1 == 49LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x13x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x14x1 == 50LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x14x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_1x15x1 == 51LL,
    "value of CUBLASLT_CLUSTER_SHAPE_1x15x1");
_Static_assert((long long)CUBLASLT_CLUSTER_SHAPE_END == 52LL,
    "value of CUBLASLT_CLUSTER_SHAPE_END");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED == 0LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_MMA884 == 1LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_MMA884");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_MMA1684 == 2LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_MMA1684");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_MMA1688 == 3LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_MMA1688");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_MMA16816 == 4LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_MMA16816");
_Static_assert((long long)CUBLASLT_MATMUL_INNER_SHAPE_END == 5LL,
    "value of CUBLASLT_MATMUL_INNER_SHAPE_END");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F == 0LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 == 1LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 == 2LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F == 3LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F == 4LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F == 5LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F");
_Static_assert((long long)CUBLASLT_MATMUL_MATRIX_SCALE_END == 6LL,
    "value of CUBLASLT_MATMUL_MATRIX_SCALE_END");
_Static_assert((long long)CUBLASLT_POINTER_MODE_HOST == 0LL, "value of CUBLASLT_POINTER_MODE_HOST");
_Static_assert((long long)CUBLASLT_POINTER_MODE_DEVICE == 1LL,
    "value of CUBLASLT_POINTER_MODE_DEVICE");
_Static_assert((long long)CUBLASLT_POINTER_MODE_DEVICE_VECTOR == 2LL,
    "value of CUBLASLT_POINTER_MODE_DEVICE_VECTOR");
_Static_assert((long long)CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO == 3LL,
    "value of CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO");
_Static_assert((long long)CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST == 4LL,
    "value of CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST");
_Static_assert((long long)CUBLASLT_POINTER_MODE_MASK_HOST == 1LL,
    "value of CUBLASLT_POINTER_MODE_MASK_HOST");
_Static_assert((long long)CUBLASLT_POINTER_MODE_MASK_DEVICE == 2LL,
    "value of CUBLASLT_POINTER_MODE_MASK_DEVICE");
_Static_assert((long long)CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR == 4LL,
    "value of CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR");
_Static_assert((long long)CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO == 8LL,
    "value of CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO");
_Static_assert((long long)CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST == 16LL,
    "value of CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST");
_Static_assert((long long)CUBLASLT_ORDER_COL == 0LL, "value of CUBLASLT_ORDER_COL");
_Static_assert((long long)CUBLASLT_ORDER_ROW == 1LL, "value of CUBLASLT_ORDER_ROW");
_Static_assert((long long)CUBLASLT_ORDER_COL32 == 2LL, "value of CUBLASLT_ORDER_COL32");
_Static_assert((long long)CUBLASLT_ORDER_COL4_4R2_8C == 3LL, "value of CUBLASLT_ORDER_COL4_4R2_8C");
_Static_assert((long long)CUBLASLT_ORDER_COL32_2R_4R4 == 4LL,
    "value of CUBLASLT_ORDER_COL32_2R_4R4");
_Static_assert((long long)CUBLASLT_BATCH_MODE_STRIDED == 0LL,
    "value of CUBLASLT_BATCH_MODE_STRIDED");
_Static_assert((long long)CUBLASLT_BATCH_MODE_POINTER_ARRAY == 1LL,
    "value of CUBLASLT_BATCH_MODE_POINTER_ARRAY");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_TYPE == 0LL,
    "value of CUBLASLT_MATRIX_LAYOUT_TYPE");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_ORDER == 1LL,
    "value of CUBLASLT_MATRIX_LAYOUT_ORDER");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_ROWS == 2LL,
    "value of CUBLASLT_MATRIX_LAYOUT_ROWS");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_COLS == 3LL,
    "value of CUBLASLT_MATRIX_LAYOUT_COLS");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_LD == 4LL, "value of CUBLASLT_MATRIX_LAYOUT_LD");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT == 5LL,
    "value of CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET == 6LL,
    "value of CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET == 7LL,
    "value of CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET");
_Static_assert((long long)CUBLASLT_MATRIX_LAYOUT_BATCH_MODE == 8LL,
    "value of CUBLASLT_MATRIX_LAYOUT_BATCH_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_COMPUTE_TYPE == 0LL,
    "value of CUBLASLT_MATMUL_DESC_COMPUTE_TYPE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_SCALE_TYPE == 1LL,
    "value of CUBLASLT_MATMUL_DESC_SCALE_TYPE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_POINTER_MODE == 2LL,
    "value of CUBLASLT_MATMUL_DESC_POINTER_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_TRANSA == 3LL,
    "value of CUBLASLT_MATMUL_DESC_TRANSA");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_TRANSB == 4LL,
    "value of CUBLASLT_MATMUL_DESC_TRANSB");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_TRANSC == 5LL,
    "value of CUBLASLT_MATMUL_DESC_TRANSC");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_FILL_MODE == 6LL,
    "value of CUBLASLT_MATMUL_DESC_FILL_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE == 7LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_BIAS_POINTER == 8LL,
    "value of CUBLASLT_MATMUL_DESC_BIAS_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE == 10LL,
    "value of CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER == 11LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD == 12LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE == 13LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE == 14LL,
    "value of CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET == 15LL,
    "value of CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_A_SCALE_POINTER == 17LL,
    "value of CUBLASLT_MATMUL_DESC_A_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_B_SCALE_POINTER == 18LL,
    "value of CUBLASLT_MATMUL_DESC_B_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_C_SCALE_POINTER == 19LL,
    "value of CUBLASLT_MATMUL_DESC_C_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_D_SCALE_POINTER == 20LL,
    "value of CUBLASLT_MATMUL_DESC_D_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_AMAX_D_POINTER == 21LL,
    "value of CUBLASLT_MATMUL_DESC_AMAX_D_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE == 22LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER == 23LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER == 24LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_FAST_ACCUM == 25LL,
    "value of CUBLASLT_MATMUL_DESC_FAST_ACCUM");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE == 26LL,
    "value of CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS == 27LL,
    "value of CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS == 28LL,
    "value of CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER == 29LL,
    "value of CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER == 30LL,
    "value of CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_A_SCALE_MODE == 31LL,
    "value of CUBLASLT_MATMUL_DESC_A_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_B_SCALE_MODE == 32LL,
    "value of CUBLASLT_MATMUL_DESC_B_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_C_SCALE_MODE == 33LL,
    "value of CUBLASLT_MATMUL_DESC_C_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_D_SCALE_MODE == 34LL,
    "value of CUBLASLT_MATMUL_DESC_D_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE == 35LL,
    "value of CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER == 36LL,
    "value of CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER");
_Static_assert((long long)CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE == 37LL,
    "value of CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE");
_Static_assert((long long)CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE == 0LL,
    "value of CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE");
_Static_assert((long long)CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE == 1LL,
    "value of CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE");
_Static_assert((long long)CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA == 2LL,
    "value of CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA");
_Static_assert((long long)CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB == 3LL,
    "value of CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB");
_Static_assert((long long)CUBLASLT_REDUCTION_SCHEME_NONE == 0LL,
    "value of CUBLASLT_REDUCTION_SCHEME_NONE");
_Static_assert((long long)CUBLASLT_REDUCTION_SCHEME_INPLACE == 1LL,
    "value of CUBLASLT_REDUCTION_SCHEME_INPLACE");
_Static_assert((long long)CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE == 2LL,
    "value of CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE");
_Static_assert((long long)CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE == 4LL,
    "value of CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE");
_Static_assert((long long)CUBLASLT_REDUCTION_SCHEME_MASK == 7LL,
    "value of CUBLASLT_REDUCTION_SCHEME_MASK");
_Static_assert((long long)CUBLASLT_EPILOGUE_DEFAULT == 1LL, "value of CUBLASLT_EPILOGUE_DEFAULT");
_Static_assert((long long)CUBLASLT_EPILOGUE_RELU == 2LL, "value of CUBLASLT_EPILOGUE_RELU");
_Static_assert((long long)CUBLASLT_EPILOGUE_RELU_AUX == 130LL,
    "value of CUBLASLT_EPILOGUE_RELU_AUX");
_Static_assert((long long)CUBLASLT_EPILOGUE_BIAS == 4LL, "value of CUBLASLT_EPILOGUE_BIAS");
_Static_assert((long long)CUBLASLT_EPILOGUE_RELU_BIAS == 6LL,
    "value of CUBLASLT_EPILOGUE_RELU_BIAS");
_Static_assert((long long)CUBLASLT_EPILOGUE_RELU_AUX_BIAS == 134LL,
    "value of CUBLASLT_EPILOGUE_RELU_AUX_BIAS");
_Static_assert((long long)CUBLASLT_EPILOGUE_DRELU == 136LL, "value of CUBLASLT_EPILOGUE_DRELU");
_Static_assert((long long)CUBLASLT_EPILOGUE_DRELU_BGRAD == 152LL,
    "value of CUBLASLT_EPILOGUE_DRELU_BGRAD");
_Static_assert((long long)CUBLASLT_EPILOGUE_GELU == 32LL, "value of CUBLASLT_EPILOGUE_GELU");
_Static_assert((long long)CUBLASLT_EPILOGUE_GELU_AUX == 160LL,
    "value of CUBLASLT_EPILOGUE_GELU_AUX");
_Static_assert((long long)CUBLASLT_EPILOGUE_GELU_BIAS == 36LL,
    "value of CUBLASLT_EPILOGUE_GELU_BIAS");
_Static_assert((long long)CUBLASLT_EPILOGUE_GELU_AUX_BIAS == 164LL,
    "value of CUBLASLT_EPILOGUE_GELU_AUX_BIAS");
_Static_assert((long long)CUBLASLT_EPILOGUE_DGELU == 192LL, "value of CUBLASLT_EPILOGUE_DGELU");
_Static_assert((long long)CUBLASLT_EPILOGUE_DGELU_BGRAD == 208LL,
    "value of CUBLASLT_EPILOGUE_DGELU_BGRAD");
_Static_assert((long long)CUBLASLT_EPILOGUE_BGRADA == 256LL, "value of CUBLASLT_EPILOGUE_BGRADA");
_Static_assert((long long)CUBLASLT_EPILOGUE_BGRADB == 512LL, "value of CUBLASLT_EPILOGUE_BGRADB");
_Static_assert((long long)CUBLASLT_SEARCH_BEST_FIT == 0LL, "value of CUBLASLT_SEARCH_BEST_FIT");
_Static_assert((long long)CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID == 1LL,
    "value of CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_02 == 2LL,
    "value of CUBLASLT_SEARCH_RESERVED_02");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_03 == 3LL,
    "value of CUBLASLT_SEARCH_RESERVED_03");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_04 == 4LL,
    "value of CUBLASLT_SEARCH_RESERVED_04");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_05 == 5LL,
    "value of CUBLASLT_SEARCH_RESERVED_05");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_06 == 6LL,
    "value of CUBLASLT_SEARCH_RESERVED_06");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_07 == 7LL,
    "value of CUBLASLT_SEARCH_RESERVED_07");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_08 == 8LL,
    "value of CUBLASLT_SEARCH_RESERVED_08");
_Static_assert((long long)CUBLASLT_SEARCH_RESERVED_09 == 9LL,
    "value of CUBLASLT_SEARCH_RESERVED_09");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_SEARCH_MODE == 0LL,
    "value of CUBLASLT_MATMUL_PREF_SEARCH_MODE");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES == 1LL,
    "value of CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK == 3LL,
    "value of CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES == 5LL,
    "value of CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES == 6LL,
    "value of CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES == 7LL,
    "value of CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES == 8LL,
    "value of CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT == 9LL,
    "value of CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT");
_Static_assert((long long)CUBLASLT_MATMUL_PREF_IMPL_MASK == 12LL,
    "value of CUBLASLT_MATMUL_PREF_IMPL_MASK");
_Static_assert((long long)CUBLASLT_ALGO_CAP_SPLITK_SUPPORT == 0LL,
    "value of CUBLASLT_ALGO_CAP_SPLITK_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK == 1LL,
    "value of CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK");
_Static_assert((long long)CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT == 2LL,
    "value of CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT == 3LL,
    "value of CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT == 4LL,
    "value of CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_UPLO_SUPPORT == 5LL,
    "value of CUBLASLT_ALGO_CAP_UPLO_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_TILE_IDS == 6LL, "value of CUBLASLT_ALGO_CAP_TILE_IDS");
_Static_assert((long long)CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX == 7LL,
    "value of CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX");
_Static_assert((long long)CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER == 10LL,
    "value of CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER");
_Static_assert((long long)CUBLASLT_ALGO_CAP_POINTER_MODE_MASK == 11LL,
    "value of CUBLASLT_ALGO_CAP_POINTER_MODE_MASK");
_Static_assert((long long)CUBLASLT_ALGO_CAP_EPILOGUE_MASK == 12LL,
    "value of CUBLASLT_ALGO_CAP_EPILOGUE_MASK");
_Static_assert((long long)CUBLASLT_ALGO_CAP_STAGES_IDS == 13LL,
    "value of CUBLASLT_ALGO_CAP_STAGES_IDS");
_Static_assert((long long)CUBLASLT_ALGO_CAP_LD_NEGATIVE == 14LL,
    "value of CUBLASLT_ALGO_CAP_LD_NEGATIVE");
_Static_assert((long long)CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS == 15LL,
    "value of CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS");
_Static_assert((long long)CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES == 16LL,
    "value of CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES");
_Static_assert((long long)CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES == 17LL,
    "value of CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES");
_Static_assert((long long)CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES == 18LL,
    "value of CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES");
_Static_assert((long long)CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES == 19LL,
    "value of CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES");
_Static_assert((long long)CUBLASLT_ALGO_CAP_ATOMIC_SYNC == 20LL,
    "value of CUBLASLT_ALGO_CAP_ATOMIC_SYNC");
_Static_assert((long long)CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT == 21LL,
    "value of CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT == 22LL,
    "value of CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_ID == 0LL, "value of CUBLASLT_ALGO_CONFIG_ID");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_TILE_ID == 1LL,
    "value of CUBLASLT_ALGO_CONFIG_TILE_ID");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_SPLITK_NUM == 2LL,
    "value of CUBLASLT_ALGO_CONFIG_SPLITK_NUM");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME == 3LL,
    "value of CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING == 4LL,
    "value of CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION == 5LL,
    "value of CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_STAGES_ID == 6LL,
    "value of CUBLASLT_ALGO_CONFIG_STAGES_ID");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID == 7LL,
    "value of CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID");
_Static_assert((long long)CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID == 8LL,
    "value of CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID");
_Static_assert(sizeof(cublasLtMatrixLayoutOpaque_t) == 64, "size of cublasLtMatrixLayoutOpaque_t");
_Static_assert(_Alignof(cublasLtMatrixLayoutOpaque_t) == 8,
    "alignment of cublasLtMatrixLayoutOpaque_t");
_Static_assert(__builtin_offsetof(cublasLtMatrixLayoutOpaque_t, data) == 0,
    "offset of cublasLtMatrixLayoutOpaque_t.data");
_Static_assert(sizeof(cublasLtMatmulAlgo_t) == 64, "size of cublasLtMatmulAlgo_t");
_Static_assert(_Alignof(cublasLtMatmulAlgo_t) == 8, "alignment of cublasLtMatmulAlgo_t");
_Static_assert(__builtin_offsetof(cublasLtMatmulAlgo_t, data) == 0,
    "offset of cublasLtMatmulAlgo_t.data");
_Static_assert(sizeof(cublasLtMatmulDescOpaque_t) == 256, "size of cublasLtMatmulDescOpaque_t");
_Static_assert(_Alignof(cublasLtMatmulDescOpaque_t) == 8,
    "alignment of cublasLtMatmulDescOpaque_t");
_Static_assert(__builtin_offsetof(cublasLtMatmulDescOpaque_t, data) == 0,
    "offset of cublasLtMatmulDescOpaque_t.data");
_Static_assert(sizeof(cublasLtMatrixTransformDescOpaque_t) == 64,
    "size of cublasLtMatrixTransformDescOpaque_t");
_Static_assert(_Alignof(cublasLtMatrixTransformDescOpaque_t) == 8,
    "alignment of cublasLtMatrixTransformDescOpaque_t");
_Static_assert(__builtin_offsetof(cublasLtMatrixTransformDescOpaque_t, data) == 0,
    "offset of cublasLtMatrixTransformDescOpaque_t.data");
_Static_assert(sizeof(cublasLtMatmulPreferenceOpaque_t) == 64,
    "size of cublasLtMatmulPreferenceOpaque_t");
_Static_assert(_Alignof(cublasLtMatmulPreferenceOpaque_t) == 8,
    "alignment of cublasLtMatmulPreferenceOpaque_t");
_Static_assert(__builtin_offsetof(cublasLtMatmulPreferenceOpaque_t, data) == 0,
    "offset of cublasLtMatmulPreferenceOpaque_t.data");
_Static_assert(sizeof(cublasLtMatmulHeuristicResult_t) == 96,
    "size of cublasLtMatmulHeuristicResult_t");
_Static_assert(_Alignof(cublasLtMatmulHeuristicResult_t) == 8,
    "alignment of cublasLtMatmulHeuristicResult_t");
_Static_assert(__builtin_offsetof(cublasLtMatmulHeuristicResult_t, algo) == 0,
    "offset of cublasLtMatmulHeuristicResult_t.algo");
_Static_assert(__builtin_offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize) == 64,
    "offset of cublasLtMatmulHeuristicResult_t.workspaceSize");
_Static_assert(__builtin_offsetof(cublasLtMatmulHeuristicResult_t, state) == 72,
    "offset of cublasLtMatmulHeuristicResult_t.state");
_Static_assert(__builtin_offsetof(cublasLtMatmulHeuristicResult_t, wavesCount) == 76,
    "offset of cublasLtMatmulHeuristicResult_t.wavesCount");
_Static_assert(__builtin_offsetof(cublasLtMatmulHeuristicResult_t, reserved) == 80,
    "offset of cublasLtMatmulHeuristicResult_t.reserved");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F == 256ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F == 512ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I == 2048ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F == 1024ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK == 65280ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA == 8ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA == 1ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN == 4294967296ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA == 2ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA == 4ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF == 131072ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F == 65536ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F == 524288ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F == 1048576ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3 == 4194304ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2 == 8388608ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I == 2097152ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32 == 262144ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK == 16711680ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK == 255ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK");
_Static_assert((unsigned long long)CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK == 254ULL,
    "value of CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtCreate),
    cublasStatus_t(cublasLtHandle_t *lightHandle)), "type of cublasLtCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtDestroy),
    cublasStatus_t(cublasLtHandle_t lightHandle)), "type of cublasLtDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtGetStatusName),
    const char *(cublasStatus_t status)), "type of cublasLtGetStatusName");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtGetStatusString),
    const char *(cublasStatus_t status)), "type of cublasLtGetStatusString");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtGetVersion), size_t(void)),
    "type of cublasLtGetVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtGetCudartVersion), size_t(void)),
    "type of cublasLtGetCudartVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtGetProperty),
    cublasStatus_t(libraryPropertyType type, int *value)), "type of cublasLtGetProperty");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtHeuristicsCacheGetCapacity),
    cublasStatus_t(size_t *capacity)), "type of cublasLtHeuristicsCacheGetCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtHeuristicsCacheSetCapacity),
    cublasStatus_t(size_t capacity)), "type of cublasLtHeuristicsCacheSetCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtDisableCpuInstructionsSetMask),
    unsigned int(unsigned int mask)), "type of cublasLtDisableCpuInstructionsSetMask");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmul),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc,
    const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B,
    cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc,
    void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
    size_t workspaceSizeInBytes, cudaStream_t stream)), "type of cublasLtMatmul");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransform),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc,
    const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta,
    const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc,
    cudaStream_t stream)), "type of cublasLtMatrixTransform");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixLayoutInit_internal),
    cublasStatus_t(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows,
    uint64_t cols, int64_t ld)), "type of cublasLtMatrixLayoutInit_internal");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixLayoutCreate),
    cublasStatus_t(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows,
    uint64_t cols, int64_t ld)), "type of cublasLtMatrixLayoutCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixLayoutDestroy),
    cublasStatus_t(cublasLtMatrixLayout_t matLayout)), "type of cublasLtMatrixLayoutDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixLayoutSetAttribute),
    cublasStatus_t(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr,
    const void *buf, size_t sizeInBytes)), "type of cublasLtMatrixLayoutSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixLayoutGetAttribute),
    cublasStatus_t(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten)),
    "type of cublasLtMatrixLayoutGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulDescInit_internal),
    cublasStatus_t(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType,
    cudaDataType_t scaleType)), "type of cublasLtMatmulDescInit_internal");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulDescCreate),
    cublasStatus_t(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType,
    cudaDataType_t scaleType)), "type of cublasLtMatmulDescCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulDescDestroy),
    cublasStatus_t(cublasLtMatmulDesc_t matmulDesc)), "type of cublasLtMatmulDescDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulDescSetAttribute),
    cublasStatus_t(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr,
    const void *buf, size_t sizeInBytes)), "type of cublasLtMatmulDescSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulDescGetAttribute),
    cublasStatus_t(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf,
    size_t sizeInBytes, size_t *sizeWritten)), "type of cublasLtMatmulDescGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransformDescInit_internal),
    cublasStatus_t(cublasLtMatrixTransformDesc_t transformDesc, size_t size,
    cudaDataType scaleType)), "type of cublasLtMatrixTransformDescInit_internal");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransformDescCreate),
    cublasStatus_t(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)),
    "type of cublasLtMatrixTransformDescCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransformDescDestroy),
    cublasStatus_t(cublasLtMatrixTransformDesc_t transformDesc)),
    "type of cublasLtMatrixTransformDescDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransformDescSetAttribute),
    cublasStatus_t(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)),
    "type of cublasLtMatrixTransformDescSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatrixTransformDescGetAttribute),
    cublasStatus_t(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten)), "type of cublasLtMatrixTransformDescGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulPreferenceInit_internal),
    cublasStatus_t(cublasLtMatmulPreference_t pref, size_t size)),
    "type of cublasLtMatmulPreferenceInit_internal");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulPreferenceCreate),
    cublasStatus_t(cublasLtMatmulPreference_t *pref)), "type of cublasLtMatmulPreferenceCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulPreferenceDestroy),
    cublasStatus_t(cublasLtMatmulPreference_t pref)), "type of cublasLtMatmulPreferenceDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulPreferenceSetAttribute),
    cublasStatus_t(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr,
    const void *buf, size_t sizeInBytes)), "type of cublasLtMatmulPreferenceSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulPreferenceGetAttribute),
    cublasStatus_t(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten)),
    "type of cublasLtMatmulPreferenceGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoGetHeuristic),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
    cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)),
    "type of cublasLtMatmulAlgoGetHeuristic");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoGetIds),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)),
    "type of cublasLtMatmulAlgoGetIds");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoInit),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)),
    "type of cublasLtMatmulAlgoInit");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoCheck),
    cublasStatus_t(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
    cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result)), "type of cublasLtMatmulAlgoCheck");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoCapGetAttribute),
    cublasStatus_t(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten)),
    "type of cublasLtMatmulAlgoCapGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoConfigSetAttribute),
    cublasStatus_t(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr,
    const void *buf, size_t sizeInBytes)), "type of cublasLtMatmulAlgoConfigSetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtMatmulAlgoConfigGetAttribute),
    cublasStatus_t(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten)),
    "type of cublasLtMatmulAlgoConfigGetAttribute");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerSetCallback),
    cublasStatus_t(cublasLtLoggerCallback_t callback)), "type of cublasLtLoggerSetCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerSetFile),
    cublasStatus_t(FILE *file)), "type of cublasLtLoggerSetFile");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerOpenFile),
    cublasStatus_t(const char *logFile)), "type of cublasLtLoggerOpenFile");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerSetLevel),
    cublasStatus_t(int level)), "type of cublasLtLoggerSetLevel");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerSetMask),
    cublasStatus_t(int mask)), "type of cublasLtLoggerSetMask");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLtLoggerForceDisable),
    cublasStatus_t(void)), "type of cublasLtLoggerForceDisable");
