# shellcheck shell=bash
# tools/release says in one sentence what is wrong with the version it is given, and begins nothing.
#
#   bash tests/packaging/release_refuses.sh tools/release
set -u
failed=0

# refuses SENTENCE WORD...: given these words it ends with 2 and says the sentence alone.
refuses() {
    local sentence=$1 said code=0
    shift
    said=$("$release" "$@" 2>&1) || code=$?
    if [ "$code" -ne 2 ] || [[ $said != *"$sentence"* ]] || [ "$(wc -l <<<"$said")" -ne 1 ]; then
        echo "tools/release $*: ended with $code and said: $said"
        failed=1
    fi
}

release=$1
refuses "takes a version"
refuses "'banana' is no version" banana
refuses "'1.0' is no version" 1.0
refuses "'--untried' is no version" --untried
refuses "After the version tools/release takes --untried or nothing, not '--tired'." 1.0.0 --tired
refuses "not 999.0.0" 999.0.0
exit $failed
