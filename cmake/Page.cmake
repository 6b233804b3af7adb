# The page: the program as WebAssembly, what it reads packed beside it, and the files around it, all in one folder that any
# web server can hand out. Two programs are in it, one with workers for a page that its server isolates from others, and
# one of a single thread; what they read is the same.

include(${CMAKE_CURRENT_LIST_DIR}/Fonts.cmake)

# boxcars_letters(FONT OUTPUT): the letters of European languages and the signs that the program draws, at a fifth of the
# size; the font that stands in for others keeps Greek and Cyrillic. Hints are left out, as nothing here reads them. The
# licences keep changed fonts from their names, so of all names only copyright and licence stay.
function(boxcars_letters font output)
    if(${font} IS_NEWER_THAN ${output})
        set(letters U+0000-024F,U+2000-22FF,U+2500-27BF,U+FFFD)
        if(font MATCHES DejaVu)
            string(APPEND letters ,U+0250-052F,U+1E00-1EFF,U+2300-24FF,U+27C0-2BFF)
        endif()
        execute_process(COMMAND pyftsubset ${font} --unicodes=${letters} --layout-features=kern,mark,ccmp,locl --no-hinting
            --name-IDs=0,13,14 --output-file=${output} RESULT_VARIABLE failed ERROR_VARIABLE why)
        if(failed)
            message(FATAL_ERROR "The font ${font} could not be made smaller; ./play --web installs fonttools. ${why}")
        endif()
    endif()
endfunction()

# boxcars_page(TARGET): the program of one thread lands in build/web/page, with what both read and the files around them.
# The one with workers lands in a folder of its own, from which tools/web/finish takes it once it is whole.
function(boxcars_page target)
    set(page ${PROJECT_BINARY_DIR}/page)
    set(fonts ${PROJECT_BINARY_DIR}/fonts)
    file(MAKE_DIRECTORY ${page} ${fonts})
    foreach(font IN LISTS packed_fonts)
        get_filename_component(name ${font} NAME)
        boxcars_letters(/usr/share/fonts/${font} ${fonts}/${name})
    endforeach()

    # What SDL's sound asks emscripten's own script for; in a file, as no shell passes a dollar on.
    file(WRITE ${PROJECT_BINARY_DIR}/runtime.json [=[["$autoResumeAudioContext", "$dynCall"]]=])
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${page} SUFFIX .js)
    set(source ${PROJECT_SOURCE_DIR}/tools/web/page)
    target_link_options(${target} PRIVATE -O2 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1
        -sINITIAL_MEMORY=67108864 -sTOTAL_STACK=2097152 -sEXIT_RUNTIME=0 -lidbfs.js -lnodefs.js
        -sFORCE_FILESYSTEM=1 -sEXPORTED_RUNTIME_METHODS=FS,UTF8ToString -sEXPORTED_FUNCTIONS=_main,_malloc,_free,_mallinfo
        -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${PROJECT_BINARY_DIR}/runtime.json -sDYNCALLS=1
        "SHELL:--pre-js ${source}/before.js" "SHELL:--preload-file ${PROJECT_SOURCE_DIR}/assets@/boxcars/assets"
        "SHELL:--preload-file ${PROJECT_SOURCE_DIR}/shaders@/boxcars/shaders" "SHELL:--preload-file ${fonts}@/boxcars/fonts"
        "SHELL:--exclude-file *.md" "SHELL:--exclude-file *.sh")
    if(BOXCARS_THREADS)   # workers are made before the game begins: workers_at_once(), and some for work that comes alone
        set_target_properties(${target} PROPERTIES OUTPUT_NAME boxcars-workers)
        target_link_options(${target} PRIVATE "SHELL:-sPTHREAD_POOL_SIZE=Math.min(navigator.hardwareConcurrency,8)+8"
            -sMAXIMUM_MEMORY=1073741824 -sENVIRONMENT=web,worker,node)
        # What it reads is the other program's, byte for byte: that one is built before.
        add_custom_command(TARGET ${target} POST_BUILD VERBATIM COMMAND ${CMAKE_COMMAND} -E compare_files
            ${page}/boxcars-workers.data ${PROJECT_SOURCE_DIR}/build/web/page/boxcars.data)
        return()
    endif()
    target_link_options(${target} PRIVATE -sENVIRONMENT=web,node)
    set(around ${source}/index.html ${source}/page.css ${source}/page.js ${source}/links.js ${source}/luggage.js
        ${source}/manifest.json ${PROJECT_BINARY_DIR}/icon.svg ${PROJECT_BINARY_DIR}/icon-192.png
        ${PROJECT_BINARY_DIR}/icon-512.png ${PROJECT_BINARY_DIR}/preview.webp)
    configure_file(${PROJECT_SOURCE_DIR}/packaging/icons/boxcars.svg ${PROJECT_BINARY_DIR}/icon.svg COPYONLY)
    configure_file(${PROJECT_SOURCE_DIR}/docs/pictures/craps-boxcars.webp ${PROJECT_BINARY_DIR}/preview.webp COPYONLY)
    foreach(size 192 512)
        add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/icon-${size}.png DEPENDS ${PROJECT_BINARY_DIR}/icon.svg
            COMMAND rsvg-convert --width ${size} --output icon-${size}.png icon.svg
            WORKING_DIRECTORY ${PROJECT_BINARY_DIR} VERBATIM)
    endforeach()
    add_custom_target(page_icons DEPENDS ${PROJECT_BINARY_DIR}/icon-192.png ${PROJECT_BINARY_DIR}/icon-512.png)
    add_dependencies(${target} page_icons)
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${source}/before.js ${around})
    # The program with workers that lies here is of the older version now.
    set(older ${page}/boxcars-workers.worker.js ${page}/boxcars-workers.js ${page}/boxcars-workers.wasm)
    add_custom_command(TARGET ${target} POST_BUILD COMMAND ${CMAKE_COMMAND} -E rm -f ${older}
        COMMAND ${CMAKE_COMMAND} -E copy_if_different ${around} ${page} VERBATIM)
endfunction()
