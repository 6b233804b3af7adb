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

# takes_nothing TOOL ARGUMENT...: for a tool without options. What is given by mistake starts no long work.
takes_nothing() {
    [ $# -eq 1 ] && return
    echo "$1 takes nothing, not '${*:2}'." >&2
    exit 2
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

# configure_release [OPTION...]; build_release TARGET...: what both scripts build is build/release.
configure_release() {
    quietly cmake --preset release -DBOXCARS_BATCHES=ON "$@"
}

# The page, in build/web/page, first with the program of one thread alone. Wants need_packages "${page_packages[@]}" before.
build_page() {
    build_page_alone "$1"
    add_workers "$1"
}

build_page_alone() {
    say_step "$1" "Sources: the libraries, as the package manager has them"
    tools/sources/fetch
    say_step "$1" "Build: the libraries, then the program; the first time takes about fifteen minutes on two cores"
    build_preset web "The page" boxcars
    tools/web/finish
}

add_workers() {
    say_step "$1" "Build: the program with workers, of the same libraries, for a server that isolates the page"
    build_preset web-workers "The page" boxcars
    tools/web/finish --workers
}

# build_preset PRESET WHAT TARGET [OPTION...]
build_preset() {
    quietly cmake --preset "$1" "${@:4}"
    NINJA_STATUS='      %f of %t  %es  ' cmake --build --preset "$1" --parallel "$(compilers_at_once)" --target "$3" || {
        echo "$2 could not be built; the first error stands above." >&2
        exit 1
    }
}

# build_windows TARGET: the program for Windows, or its tests. Wants the sources that tools/sources/fetch brings.
build_windows() {
    build_preset windows "The program for Windows" "$@"
}

# Sets the version, CMakeLists.txt's, the time of the commit, the only one in what is packed, and permissions for all.
take_version_and_time() {
    version=$(sed -n 's/^project(boxcars VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
    export version SOURCE_DATE_EPOCH TZ=UTC
    umask 022
}

# Gives all files of a folder the commit's time, and permissions that do not depend on who made them.
alike_everywhere() {
    chmod -R u=rwX,go=rX "$1"
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# pack_zip FILE NAME...: files, and folders with all that is in them, in the order of their names.
pack_zip() {
    rm -f "$1"
    find "${@:2}" -type f | LC_ALL=C sort | zip -q -9 -X "$1" -@
}

build_release() {
    NINJA_STATUS='      %f of %t  %es  ' cmake --build --preset release --parallel "$(compilers_at_once)" --target "$@" || {
        echo "The build failed; the first error stands above." >&2
        exit 1
    }
}
