# What `cmake --install` puts where, by the GNU folders: the program, its shaders and pictures, man pages, completions,
# the desktop's entries and icons; and, built with BOXCARS_SHARED, the library with its headers and CMake package. The
# program for every Linux brings its fonts.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(packaging ${PROJECT_SOURCE_DIR}/packaging)
set(share ${CMAKE_INSTALL_DATADIR})

# Compressed as Debian wants it, without a name or a time in it.
function(boxcars_install_compressed file folder name)
    install(CODE "
        set(place \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${folder}\")
        file(MAKE_DIRECTORY \"\${place}\")
        execute_process(COMMAND gzip -9nc INPUT_FILE \"${file}\" OUTPUT_FILE \"\${place}/${name}.gz\" COMMAND_ERROR_IS_FATAL ANY)
        file(CHMOD \"\${place}/${name}.gz\" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
        message(STATUS \"Installing: \${place}/${name}.gz\")")
endfunction()

if(BOXCARS_PROGRAM)
    install(TARGETS boxcars RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(DIRECTORY shaders assets DESTINATION ${share}/boxcars
            FILES_MATCHING PATTERN "*.svg" PATTERN "*.frag" PATTERN "*.vert" PATTERN "*.glsl")
    boxcars_install_compressed(${packaging}/man/boxcars.6 ${CMAKE_INSTALL_MANDIR}/man6 boxcars.6)
    boxcars_install_compressed(${packaging}/man/boxcars-rules.5 ${CMAKE_INSTALL_MANDIR}/man5 boxcars-rules.5)
    boxcars_install_compressed(${packaging}/man/boxcars-sitting.5 ${CMAKE_INSTALL_MANDIR}/man5 boxcars-sitting.5)
    install(FILES ${packaging}/completions/boxcars.bash DESTINATION ${share}/bash-completion/completions RENAME boxcars)
    install(FILES ${packaging}/completions/_boxcars DESTINATION ${share}/zsh/vendor-completions)
    install(FILES ${packaging}/completions/boxcars.fish DESTINATION ${share}/fish/vendor_completions.d)
    set(id org.boxcars.boxcars)   # the one name of desktop entry, description, icon and type, as Flatpak wants it
    install(FILES ${packaging}/boxcars.desktop DESTINATION ${share}/applications RENAME ${id}.desktop)
    install(FILES ${packaging}/boxcars-replay.desktop DESTINATION ${share}/applications RENAME ${id}.replay.desktop)
    install(FILES ${packaging}/boxcars.xml DESTINATION ${share}/mime/packages RENAME ${id}.xml)
    install(FILES ${packaging}/boxcars.thumbnailer DESTINATION ${share}/thumbnailers)
    install(FILES ${packaging}/icons/boxcars.svg DESTINATION ${share}/icons/hicolor/scalable/apps RENAME ${id}.svg)
    install(FILES ${packaging}/icons/boxcars-symbolic.svg DESTINATION ${share}/icons/hicolor/symbolic/apps RENAME ${id}-symbolic.svg)
    file(STRINGS CHANGELOG.md lines REGEX "^## [0-9]")
    list(JOIN lines "\n    " releases)
    string(REGEX REPLACE "## ([0-9.]+) \\(([0-9-]+)\\)" "<release version=\"\\1\" date=\"\\2\"/>" releases "${releases}")
    configure_file(${packaging}/boxcars.metainfo.xml.in ${id}.metainfo.xml @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${id}.metainfo.xml DESTINATION ${share}/metainfo)
    string(TIMESTAMP day "%a, %d %b %Y %H:%M:%S +0000" UTC)   # SOURCE_DATE_EPOCH, if that is set
    configure_file(${packaging}/changelog.in changelog @ONLY)
    boxcars_install_compressed(${PROJECT_BINARY_DIR}/changelog ${CMAKE_INSTALL_DOCDIR} changelog)
    set(readme_portable "")
    if(BOXCARS_SOURCES STREQUAL "all")
        file(READ ${packaging}/README.portable readme_portable)
        include(cmake/Fonts.cmake)
        include(cmake/Licences.cmake)
        list(TRANSFORM packed_fonts PREPEND /usr/share/fonts/)
        install(FILES ${packed_fonts} DESTINATION ${share}/boxcars/fonts)
        boxcars_licences(${PROJECT_BINARY_DIR}/LICENSES-OTHERS)
        install(FILES ${PROJECT_BINARY_DIR}/LICENSES-OTHERS DESTINATION ${CMAKE_INSTALL_DOCDIR})
    endif()
    configure_file(${packaging}/README.in README @ONLY)
    install(FILES ${packaging}/copyright ${PROJECT_BINARY_DIR}/README DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()

if(BOXCARS_SHARED)
    set(below base rules chance odds players sim session console library)  # the rooms below the screen, whole
    list(TRANSFORM below REPLACE "(.+)" "$<TARGET_OBJECTS:boxcars_\\1>" OUTPUT_VARIABLE objects)
    add_library(boxcars_shared SHARED ${objects})
    set_target_properties(boxcars_shared PROPERTIES OUTPUT_NAME boxcars EXPORT_NAME boxcars LINKER_LANGUAGE CXX
        VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
    target_link_libraries(boxcars_shared
        PRIVATE Threads::Threads fmt::fmt PkgConfig::SODIUM PkgConfig::SQLITE PkgConfig::GMP)
    target_compile_features(boxcars_shared INTERFACE cxx_std_20)
    target_include_directories(boxcars_shared INTERFACE
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/boxcars>)
    install(TARGETS boxcars_shared EXPORT boxcars LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
    foreach(room IN LISTS below)
        install(DIRECTORY src/${room} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/boxcars FILES_MATCHING PATTERN "*.h")
    endforeach()
    install(FILES src/library/boxcars.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    set(package ${CMAKE_INSTALL_LIBDIR}/cmake/boxcars)
    install(EXPORT boxcars NAMESPACE boxcars:: FILE boxcarsTargets.cmake DESTINATION ${package})
    configure_package_config_file(${packaging}/boxcarsConfig.cmake.in boxcarsConfig.cmake INSTALL_DESTINATION ${package})
    write_basic_package_version_file(boxcarsConfigVersion.cmake COMPATIBILITY SameMinorVersion)
    install(FILES ${PROJECT_BINARY_DIR}/boxcarsConfig.cmake ${PROJECT_BINARY_DIR}/boxcarsConfigVersion.cmake DESTINATION ${package})
endif()

# The Debian package: preset "package", then cpack. What the program links is found by dpkg-shlibdeps; what it opens by
# name stands here.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME boxcars)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_PACKAGE_CONTACT "The Boxcars authors <boxcars@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "dice tables on a night train, with exact odds")
set(CPACK_PACKAGE_DESCRIPTION "Craps, sì-wŭ-liù, cee-lo with a bank, and Pig, at tables where real
physics throws the dice and exact fractions tell the odds. Every rule is
a knob; every throw is kept before it flies; every sitting can be watched
again and verified.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "fonts-league-spartan, fonts-lato, fonts-jetbrains-mono, fonts-dejavu-core, libegl1, libgl1, libgl1-mesa-dri")
include(CPack)
