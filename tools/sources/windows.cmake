# What only the libraries for Windows need.
set(gl_headers /usr/x86_64-w64-mingw32/include)
include(desktop.cmake)
target_compile_definitions(SDL2-static INTERFACE SDL_MAIN_HANDLED)   # main() is ours
target_link_libraries(from_source_gl PUBLIC opengl32 gdi32)   # Dear ImGui's panels name some of it

# GMP: with the machine's own code for each kind of processor, chosen at run time
set(gmp_configure "${sources}/gmp/configure --build=x86_64-pc-linux-gnu --host=x86_64-w64-mingw32 --enable-fat --enable-cxx --disable-shared CC_FOR_BUILD=cc CC=${CMAKE_C_COMPILER} CXX=${CMAKE_CXX_COMPILER} CFLAGS=-O2 CXXFLAGS=-O2")
set(gmp_make "make -j2")
