# shellcheck shell=bash
# What .ci/run and tools/guard ask beyond ./check: the layout of the source, clang-tidy, and the sanitizers. Sourced in the repository's
# root, after packages.sh and steps.sh. Each says in one line what it looked at and stops at the first fault.

own_sources() { find src tests bench -name '*.h' -o -name '*.cpp'; }

check_format() {
    own_sources | xargs clang-format-14 --dry-run --Werror || {
        echo "These are not laid out as .clang-format says; clang-format-14 -i FILE does it." >&2
        exit 1
    }
    echo "      $(own_sources | wc -l) files are laid out as .clang-format says"
}

# One piece of src/; a piece that clang 14 cannot read (it does not know GCC's std::views) is named, and no fault.
tidy_piece() {
    local said
    said=$(clang-tidy-14 --quiet -p build/tidy --extra-arg=-Wno-unknown-warning-option --extra-arg=-w "$1" 2>/dev/null) && return
    if grep -q 'clang-diagnostic-error' <<<"$said"; then
        echo "      clang 14 cannot read $(basename "$1")"
        return
    fi
    printf '%s\n' "$said"
    return 1
}
export -f tidy_piece

# changed_sources COMMIT [MOST]: the .cpp files of src/ that changed since that commit, the latest first, and for a changed
# header the .cpp file of its name, else the first that includes it. Fails where git knows no such commit, as in a source
# archive.
changed_sources() {
    local changed file
    changed=$(git log --format= --name-only "$1..HEAD" -- src 2>/dev/null) || return
    for file in $(git diff --name-only HEAD -- src) $changed; do
        [ -f "$file" ] || continue
        file=${file%.*}
        if [ -f "$file.cpp" ]; then
            echo "$PWD/$file.cpp"
        else
            grep -rlF --include='*.cpp' "#include \"${file#src/}.h\"" "$PWD/src" | sort | head -n 1
        fi
    done | awk '!seen[$0]++' | sed -n "1,${2:-\$}p"
}

# code_of COMMIT FILE: that file as it was at that commit, or as it is now if COMMIT is empty, without comments and the
# names of headers.
code_of() {
    { if [ -n "$1" ]; then git show "$1:$2"; else cat "$2"; fi; } 2>/dev/null | g++ -fpreprocessed -dD -E -P -x c++ - 2>/dev/null |
        sed '/^#include/d'
}

# changed_since COMMIT ROOMS...: true if more than comments and headers' names changed in the source or the tests of one
# of these rooms since that commit, or if git knows no such commit.
changed_since() {
    local commit=$1 folders=() changed file
    shift
    folders=("${@/#/src/}" "${@/#/tests/}")
    changed=$(git diff --name-only "$commit" -- "${folders[@]}" 2>/dev/null) || return 0
    for file in $changed; do
        [ "$(code_of "$commit" "$file")" = "$(code_of '' "$file")" ] || return 0
    done
    echo "      nothing but comments and headers' names changed since $commit, so no sanitizer reads them: $*"
    return 1
}

# src/ with the checks that .clang-tidy lists, a folder at a time as ./play compiles it: what changed since commit $1, the
# latest $2 files of it, or everything where none is named. Nothing is built.
check_tidy() {
    local files
    quietly cmake --preset tidy
    # GCC's own flags mean nothing to clang, and without floating point it cannot read <string>.
    sed -i 's/ -mgeneral-regs-only//' build/tidy/compile_commands.json
    files=$(sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/tidy/compile_commands.json)
    if [ -n "${1:-}" ] && changed_sources "$@" >build/tidy/changed; then
        files=$(xargs -r grep -lFf build/tidy/changed <<<"$files" || true)  # the pieces that hold one of them
    fi
    if [ -z "$files" ]; then
        echo "      nothing in src/ changed since $1"
        return
    fi
    printf '%s\n' "$files" | xargs -P "$(compilers_at_once)" -I{} bash -c 'tidy_piece "{}"' || {
        echo "clang-tidy found these; .clang-tidy lists what it looks for." >&2
        exit 1
    }
    echo "      clang-tidy has nothing to say to $(wc -l <<<"$files") pieces of src/"
}

# Files of src/ read by the compiler by itself and without precompiled headers, as a packager might compile them: a file
# that only compiles in a batch, because another one includes or names something for it, stops here. No code is made. What
# changed since commit $1, the latest $2 files of it, or every file where none is named.
check_files() {
    local commands
    quietly cmake --preset files
    commands=$(sed -n 's/^ *"command": "\(.*\) -o [^ ]* -c \(.*\)",$/\1 -fsyntax-only \2/p' build/files/compile_commands.json |
        sed 's/\\\(["\\]\)/\1/g')
    [ -n "$commands" ] || { echo "CMake wrote no compile commands to build/files." >&2 && exit 1; }
    if [ -n "${1:-}" ] && changed_sources "$@" >build/files/changed; then
        commands=$(grep -Ff build/files/changed <<<"$commands" || true)
        [ -n "$commands" ] || { echo "      nothing in src/ changed since $1" && return; }
    fi
    xargs -P "$(compilers_at_once)" -d '\n' -n 1 bash -c 'cd build/files && eval "$1" && echo "      ${1##*/src/}"' _ <<<"$commands" || {
        echo "A file of src/ does not compile by itself; the first error stands above." >&2
        exit 1
    }
    echo "      $(wc -l <<<"$commands") files of src/ compile by themselves"
}

# Tests that say what they say by sheer repetition: ./check passes them, and sanitizers would see the same code again.
repetitions='killed at 56 moments|over a million commands|a game of any shape comes out|whatever bit or letter of a row|ends at any write|a flipped bit of the file'
repetitions+='|what costs less takes the same stake|an error planted in|all 256 bytes together'
repetitions+='|twenty random sheets of craps|within four standard errors|million rolls'

# run_guarded PRESET ROOMS...: builds the tests of those rooms with sanitizers and passes the quick ones.
run_guarded() {
    local preset=$1 code=0 still=()
    shift
    quietly cmake --preset "$preset" -DBOXCARS_BENCH=OFF -DBOXCARS_TESTS=ON
    NINJA_STATUS='      %f of %t  %es  ' cmake --build --preset "$preset" --parallel "$(compilers_at_once)" \
        --target "${@/#/test_}" || exit 1
    # The thread sanitizer wants its part of the address space where it expects it; some containers forbid to ask for that.
    setarch "$(uname -m)" --addr-no-randomize true 2>/dev/null && still=(setarch "$(uname -m)" --addr-no-randomize)
    UBSAN_OPTIONS=print_stacktrace=1 "${still[@]}" ctest --preset "$preset" --timeout 600 \
        --parallel "$(nproc)" --output-on-failure -LE long -E "$repetitions" -R "^($(IFS='|' && echo "$*")): " || code=$?
    [ "$code" -eq 0 ] || { echo "Tests fail under the sanitizers of preset '$preset': see above." >&2 && exit 1; }
}

# run_fuzz INPUTS: every reader under libFuzzer, as many at a time as there are processors, from its corpus on. What it
# finds, an input that crashes, takes more of the processor than its reader promises (tests/fuzz) or half a gigabyte, is
# left in build/fuzz/found/<reader>/. Stopped, it goes on where it was, unless a reader has been built anew.
run_fuzz() {
    local inputs=$1 code=0
    quietly cmake --preset fuzz
    NINJA_STATUS='      %f of %t  %es  ' cmake --build --preset fuzz --parallel "$(compilers_at_once)" --target fuzz || exit 1
    find tests/fuzz/corpus -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort |
        xargs -P "$(nproc)" -I{} bash -c 'fuzz_reader "$1" "$2"' _ {} "$inputs" || code=$?
    [ "$code" -eq 0 ] || { echo "libFuzzer found something: see build/fuzz/found." >&2 && exit 1; }
}

# Freed memory is guarded for as long as an input is read, not for 256 MB: what is guarded stays in the processor's cache.
fuzz_options=quarantine_size_mb=2:malloc_context_size=1

# An input's most bytes: more words or bent rows than that are more of the same, and a sitting or a part is longer.
longest_input() {
    case $1 in
        command_line) echo 512 ;;
        store) echo 160 ;;
        rule_file) echo 1024 ;;
        *) echo 4096 ;;
    esac
}

# A million inputs at a time. The log grows with each; how many were read is in it.
fuzz_reader() {
    local reader=$1 inputs=$2 program=build/fuzz/fuzz_$1 found=build/fuzz/found/$1 slice=1000000 so_far
    mkdir -p "$found" "build/fuzz/corpus/$reader"
    [ "$found/log" -nt "$program" ] || : >"$found/log"
    while so_far=$(inputs_in "$found/log") && [ "$so_far" -lt "$inputs" ]; do
        [ $((inputs - so_far)) -ge "$slice" ] || slice=$((inputs - so_far))
        ASAN_OPTIONS=$fuzz_options "$program" -runs="$slice" -max_len="$(longest_input "$reader")" -timeout=10 \
            -rss_limit_mb=512 -close_fd_mask=1 -print_funcs=0 -artifact_prefix="$found/" -print_final_stats=1 \
            "build/fuzz/corpus/$reader" "tests/fuzz/corpus/$reader" >>"$found/log" 2>&1 && continue
        echo "      $reader: something found; the end of $found/log says what"
        return 1
    done
    echo "      $reader: $so_far inputs, nothing found"
}
inputs_in() { awk '/^stat::number_of_executed_units:/ { sum += $2 } END { print sum + 0 }' "$1"; }
export -f fuzz_reader inputs_in longest_input
export fuzz_options
