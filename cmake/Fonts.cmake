# The fonts that go with a program that cannot ask fontconfig, below /usr/share/fonts. platform/packed_fonts.cpp knows
# them by their names.
set(packed_fonts opentype/league-spartan/LeagueSpartan-ExtraBold.otf opentype/league-spartan/LeagueSpartan-Bold.otf
    opentype/league-spartan/LeagueSpartan-SemiBold.otf truetype/lato/Lato-Regular.ttf truetype/lato/Lato-Bold.ttf
    truetype/lato/Lato-Black.ttf truetype/jetbrains-mono/JetBrainsMono-Regular.ttf
    truetype/jetbrains-mono/JetBrainsMono-Bold.ttf truetype/dejavu/DejaVuSans.ttf)
foreach(font IN LISTS packed_fonts)
    if(NOT EXISTS /usr/share/fonts/${font})
        message(FATAL_ERROR "The font /usr/share/fonts/${font} is not here; ./play --web, tools/windows and tools/linux install it.")
    endif()
endforeach()
