# Asks the completion for bash as a shell does, and fails where it does not offer what it should.
#
#   bash tests/packaging/completes.sh packaging/completions/boxcars.bash
set -u
source "$1"
cd "$(dirname "$1")" || exit 1
failed=0

# offers EXPECTED WORD...: with those words typed, the last one unfinished, EXPECTED is among what is offered.
offers() {
    local expected=$1
    shift
    COMP_WORDS=(boxcars "$@")
    COMP_CWORD=$#
    COMPREPLY=()
    _boxcars
    if [[ " ${COMPREPLY[*]} " != *" $expected "* ]]; then
        echo "boxcars $*: '$expected' is not offered, but: ${COMPREPLY[*]}"
        failed=1
    fi
}

offers simulate sim
offers play pl
offers --headless --he
offers craps play cr
offers --seed play craps --se
offers siwuliu odds s
offers --at odds pig --a
offers boxcars.bash verify box
offers boxcars.bash play craps --rules box
offers --json sittings --j
COMP_WORDS=(boxcars simulate craps --seed 4) COMP_CWORD=4 COMPREPLY=()
_boxcars
[ "${#COMPREPLY[@]}" -eq 0 ] || { echo "a number is no word to complete: ${COMPREPLY[*]}" && failed=1; }
exit $failed
