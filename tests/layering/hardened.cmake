# Reads the built program as the system's loader does, and fails for a release that is not: position-independent (PIE),
# with its tables of addresses read-only once it runs (full RELRO), a stack that cannot be run, a guard behind each array
# on it, and copies that look at the size of where they go (FORTIFY).
#
#   cmake -D PROGRAM=<file> -D TYPE=Release -P tests/layering/hardened.cmake
cmake_minimum_required(VERSION 3.25)
if(NOT TYPE STREQUAL "Release")
    message(STATUS "SKIPPED: only a release is hardened, not a build of type ${TYPE}")
    return()
endif()

# said(WHAT PATTERN): the reader's words about it must match.
function(said what pattern)
    if(NOT words MATCHES "${pattern}")
        message(SEND_ERROR "${PROGRAM}: ${what}")
    endif()
endfunction()

execute_process(COMMAND readelf -hldW --dyn-syms ${PROGRAM} OUTPUT_VARIABLE words RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "readelf cannot read ${PROGRAM}")
endif()
said("it is not position-independent" "Type: +DYN")
said("no part of it is read-only once it runs" "GNU_RELRO")
said("its addresses of functions are found while it runs, and can be written" "BIND_NOW|FLAGS_1\\)[^\n]*NOW")
said("its stack can be run" "GNU_STACK[^\n]*RW ")
# Static libraries of the system bring some two hundred guards; ours are thousands.
execute_process(COMMAND objdump -d --no-show-raw-insn ${PROGRAM} COMMAND grep -c "call.*__stack_chk_fail" OUTPUT_VARIABLE guards)
if(guards LESS 1000)
    message(SEND_ERROR "${PROGRAM}: only ${guards} functions guard their stack")
endif()
string(REGEX MATCHALL "__(mem(cpy|set|move)|str(n?cpy|n?cat)|v?sn?printf|read|fread|poll|fdelt|longjmp)_chk" checked "${words}")
list(LENGTH checked copies)
if(copies EQUAL 0)
    message(SEND_ERROR "${PROGRAM}: no copy looks at the size of where it goes")
endif()
