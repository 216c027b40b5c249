ABOUT="mangled C++ names, as cubind.core reads the types of kernel parameters out of them"

seeds() {
    local name number=0
    for name in _Z1fv _Z5saxpyfPKfS0_Pfm _ZN3lib5saxpyEPfi _Z4copyIiEvPT_S1_ _Z1fIfLi3EEvT_PKS0_ _Z1fPFvidEA5_i \
        _Z1fSt4pairIiS_IfdEE _ZNK1a1b1cIJidEEEvv _Z1fM1aFiiE _Z1fILb1EXT_EEvDn _Z1fB3abi1gRKOid _Z1fSsSaIcE _Z1fz; do
        printf '%s' "$name" >"$1/$number"
        number=$((number + 1))
    done
}

OPTIONS=(-max_len=600)
