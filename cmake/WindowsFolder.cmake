# The program for Windows in build/windows/boxcars, with all that it reads and every licence: a folder that can be moved
# anywhere. tools/windows packs it.
include(${CMAKE_CURRENT_LIST_DIR}/Fonts.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/Licences.cmake)

function(boxcars_windows_folder target)
    set(own ${PROJECT_SOURCE_DIR}/packaging/windows)
    set(folder ${PROJECT_BINARY_DIR}/boxcars)
    set(made ${PROJECT_BINARY_DIR}/made)
    foreach(font IN LISTS packed_fonts)
        file(COPY /usr/share/fonts/${font} DESTINATION ${made}/fonts)
    endforeach()
    boxcars_licences(${made}/LICENSES-OTHERS.txt g++-mingw-w64-x86-64-posix mingw-w64-common)
    configure_file(${own}/README.txt.in ${made}/README.txt @ONLY NEWLINE_STYLE CRLF)
    configure_file(${PROJECT_SOURCE_DIR}/LICENSE ${made}/LICENSE.txt @ONLY NEWLINE_STYLE CRLF)

    # Icon, version and what the program asks of Windows.
    configure_file(${own}/boxcars.rc.in ${made}/boxcars.rc @ONLY)
    configure_file(${own}/boxcars.manifest ${made}/boxcars.manifest COPYONLY)
    set(sizes 16 24 32 48 64 128 256)
    set(pictures "")
    set(drawn "")
    foreach(size IN LISTS sizes)
        list(APPEND pictures ${made}/${size}.png)
        list(APPEND drawn COMMAND rsvg-convert -w ${size} -h ${size} ${PROJECT_SOURCE_DIR}/packaging/icons/boxcars.svg
             -o ${made}/${size}.png)
    endforeach()
    add_custom_command(OUTPUT ${made}/boxcars.ico ${drawn} COMMAND icotool -c -o ${made}/boxcars.ico ${pictures}
                       DEPENDS ${PROJECT_SOURCE_DIR}/packaging/icons/boxcars.svg VERBATIM)
    set_source_files_properties(${made}/boxcars.rc PROPERTIES
                                OBJECT_DEPENDS "${made}/boxcars.ico;${made}/boxcars.manifest")
    add_library(boxcars_resources OBJECT ${made}/boxcars.rc)   # alone: the definitions of libraries are not for it
    target_link_libraries(${target} PRIVATE $<TARGET_OBJECTS:boxcars_resources>)

    add_custom_command(TARGET ${target} POST_BUILD
        COMMAND ${CMAKE_COMMAND} -E rm -rf ${folder}
        COMMAND ${CMAKE_COMMAND} -E copy_directory ${PROJECT_SOURCE_DIR}/assets ${folder}/assets
        COMMAND ${CMAKE_COMMAND} -E copy_directory ${PROJECT_SOURCE_DIR}/shaders ${folder}/shaders
        COMMAND ${CMAKE_COMMAND} -E copy_directory ${made}/fonts ${folder}/fonts
        COMMAND find ${folder} -name *.md -delete -o -name *.sh -delete -o -name *.py -delete
        COMMAND ${CMAKE_COMMAND} -E copy ${made}/README.txt ${made}/LICENSE.txt ${made}/LICENSES-OTHERS.txt ${folder}
        COMMAND ${CMAKE_COMMAND} -E copy $<TARGET_FILE:${target}> ${folder}/boxcars.exe VERBATIM)
    target_link_options(${target} PRIVATE -s)   # strip itself would write the time into the file
endfunction()
