ABOUT="shared libraries, as \`cubind-gen exports\` reads them"

# Libraries with a few symbols, linked in several ways.
seeds() {
    local source=$1/source.c
    printf 'int cuInit(int a) { return a; }\nint cuInit_v2(int a) { return a; }\nint cuData;\n' >"$source"
    clang -shared -fPIC -nostdlib -s -o "$1/plain.so" "$source"
    clang -shared -fPIC -nostdlib -s -Wl,--hash-style=sysv -o "$1/sysv.so" "$source"
    clang -c -fPIC -o "$1/object.o" "$source"
    rm "$source"
}

OPTIONS=(-max_len=20000)
