# What ./play hands to the program, and whether a window comes of it. Which words are commands the program says itself:
# `boxcars --commands`. Needs: program, the path of the built program.

is_command() { grep -qFx -e "$1" -e "$1 window" <<<"$("$program" --commands)"; }

# The program's own arguments: a table's name alone means `play` that table.
arguments_for() {
    case ${1:-} in
        '' | -* | help) arguments=("$@") ;;
        *) if is_command "$1"; then arguments=("$@"); else arguments=(play "$@"); fi ;;
    esac
}

# Does this call open a window? Numbers, text and headless runs do not.
wants_window() {
    local argument
    case ${1:-} in
        '' | -*) ;;
        *) grep -qFx -e "$1 window" <<<"$("$program" --commands)" || return 1 ;;
    esac
    for argument in "$@"; do
        case $argument in --text | --headless | --help | -h | --version) return 1 ;; esac
    done
}
