# fmt and Bullet, compiled from source for every program that others get: their libraries have another name in each release
# of Debian, and those of one release are not in the next.
set(sources ${PROJECT_SOURCE_DIR}/build/sources)
if(NOT EXISTS ${sources}/sqlite3.version)
    message(FATAL_ERROR "The sources of the libraries are not in ${sources}: run tools/sources/fetch first.")
endif()

# named(LIBRARY NAME): what it is linked under, here and where libraries.cmake is included (cmake/Browser.cmake).
function(named library name)
    add_library(${name} ALIAS ${library})
    set_target_properties(${library} PROPERTIES EXPORT_NAME ${name})
    set_property(GLOBAL APPEND PROPERTY boxcars_libraries ${library})
endfunction()

# from_source(NAME <file>...): static, silent, quick.
function(from_source name)
    add_library(from_source_${name} STATIC ${ARGN})
    target_compile_options(from_source_${name} PRIVATE -w -O2 $<$<COMPILE_LANGUAGE:CXX>:-std=c++17>)
    set_target_properties(from_source_${name} PROPERTIES CXX_STANDARD 17 CXX_EXTENSIONS ON)
endfunction()

set(bullet ${sources}/bullet/src)
from_source(bullet ${bullet}/btLinearMathAll.cpp ${bullet}/btBulletCollisionAll.cpp ${bullet}/btBulletDynamicsAll.cpp)
target_include_directories(from_source_bullet SYSTEM PUBLIC ${bullet})
target_compile_options(from_source_bullet PRIVATE -ffp-contract=off)
named(from_source_bullet PkgConfig::BULLET)

from_source(fmt ${sources}/fmtlib/src/format.cc)
target_include_directories(from_source_fmt SYSTEM PUBLIC ${sources}/fmtlib/include)
named(from_source_fmt fmt::fmt)
