# Fails if a program needs a shared library beyond the compiler's own.
#
#   cmake -D PROGRAM=<file> -P tests/layering/links.cmake
cmake_minimum_required(VERSION 3.25)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAM} RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
foreach(library ${found} ${missing})
    get_filename_component(name ${library} NAME)
    if(NOT name MATCHES "^(lib(stdc\\+\\+|c\\+\\+|c\\+\\+abi|m|gcc_s|c|pthread|asan|ubsan|tsan|unwind|dl|rt|atomic)\\.so|ld-linux)")
        message(SEND_ERROR "${PROGRAM} links ${name}")
    endif()
endforeach()
