ABOUT="templates, as the emitters load and expand them"

# Templates in the order of template_id (generator/render/emitter.h).
seeds() {
    local name number=0
    for name in banner params.c functions.c classes.c types.h symbols.c tables.c module.c api.c layout_check.c module.pyi stub_library.c; do
        # shellcheck disable=SC2059
        { printf "\\x$(printf %02x "$number")"; cat "templates/$name.in"; } >"$1/$name"
        number=$((number + 1))
    done
}

OPTIONS=(-max_len=40000 -len_control=0)
