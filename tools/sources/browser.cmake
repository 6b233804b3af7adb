# What only the page's libraries need. SDL: with the configuration its authors wrote for browsers
set(sdl ${sources}/libsdl2)
file(GLOB files CONFIGURE_DEPENDS ${sdl}/src/*.c
    ${sdl}/src/atomic/*.c ${sdl}/src/audio/*.c ${sdl}/src/audio/dummy/*.c ${sdl}/src/audio/disk/*.c
    ${sdl}/src/audio/emscripten/*.c ${sdl}/src/cpuinfo/*.c ${sdl}/src/dynapi/*.c ${sdl}/src/events/*.c ${sdl}/src/file/*.c
    ${sdl}/src/filesystem/emscripten/*.c ${sdl}/src/haptic/*.c ${sdl}/src/hidapi/*.c ${sdl}/src/joystick/*.c
    ${sdl}/src/joystick/emscripten/*.c ${sdl}/src/libm/*.c ${sdl}/src/loadso/dummy/*.c ${sdl}/src/locale/*.c
    ${sdl}/src/locale/emscripten/*.c ${sdl}/src/misc/*.c ${sdl}/src/misc/emscripten/*.c ${sdl}/src/power/*.c
    ${sdl}/src/power/emscripten/*.c ${sdl}/src/render/*.c ${sdl}/src/render/software/*.c ${sdl}/src/render/opengles2/*.c
    ${sdl}/src/sensor/*.c ${sdl}/src/sensor/dummy/*.c ${sdl}/src/stdlib/*.c ${sdl}/src/thread/*.c
    ${sdl}/src/thread/pthread/*.c ${sdl}/src/timer/*.c ${sdl}/src/timer/unix/*.c ${sdl}/src/video/*.c
    ${sdl}/src/video/emscripten/*.c ${sdl}/src/video/yuv2rgb/*.c)
from_source(sdl ${files})
target_include_directories(from_source_sdl SYSTEM PUBLIC ${sdl}/include)
target_compile_definitions(from_source_sdl PRIVATE SDL_LOADSO_DUMMY=1)
named(from_source_sdl SDL2::SDL2)

# GMP: portable C
set(gmp_configure "emconfigure ${sources}/gmp/configure --build=x86_64-pc-linux-gnu --host=none --disable-assembly --enable-cxx --disable-shared CC_FOR_BUILD=cc CFLAGS=-O2 'CXXFLAGS=-O2 -fexceptions'")
set(gmp_make "emmake make -j2")
