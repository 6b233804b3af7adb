# shellcheck shell=bash
# Numbered steps with the time so far, and the build that ./play and ./check share. Sourced by both, in the repository's root.

steps_begun=$SECONDS
step_number=0

# say_step TOTAL SENTENCE
say_step() {
    step_number=$((step_number + 1))
    printf '[%d/%d] %s  (%d:%02d)\n' "$step_number" "$1" "$2" $(((SECONDS - steps_begun) / 60)) $(((SECONDS - steps_begun) % 60))
}

# Runs a command in silence; shows what it said only when it fails, and stops there.
quietly() {
    local said
    if ! said=$("$@" 2>&1); then
        printf '%s\n' "$said" >&2
        printf 'This did not work: %s\n' "$*" >&2
        exit 1
    fi
}

# As many compilers at a time as there are processors, and no more than fit into memory at 1.25 GiB each.
compilers_at_once() {
    local processors memory_kib fit
    processors=$(nproc)
    memory_kib=$(awk '/^MemAvailable:/ {print $2}' /proc/meminfo)
    fit=$((memory_kib / 1310720))
    [ "$fit" -ge 1 ] || fit=1
    echo $((processors < fit ? processors : fit))
}

# configure_release [OPTION...]; build_release TARGET: what both scripts build is build/release.
configure_release() {
    quietly cmake --preset release -DBOXCARS_BATCHES=ON "$@"
}

build_release() {
    NINJA_STATUS='      %f of %t  %es  ' cmake --build --preset release --parallel "$(compilers_at_once)" --target "$1" || {
        echo "The build failed; the first error stands above." >&2
        exit 1
    }
}
