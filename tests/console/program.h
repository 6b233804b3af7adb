// Runs the built program like a person at a shell: arguments and an input in; output, errors and exit code out.
#pragma once
#include "scratch.h"
#include "tried_program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace program {

namespace fs = std::filesystem;

using Folder = boxcars::test::Scratch;

struct Ran {
    std::string out, err;
    int code;
};

inline std::string text_of(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream{file, std::ios::binary}.rdbuf();
    return text.str();
}

// Reads and writes no file of the person who runs the tests: HOME is the test's own folder.
inline Ran run(const Folder& folder, const std::string& arguments, const std::string& input = "") {
    const auto in = folder.file("stdin", input), out = folder.path / "stdout", err = folder.path / "stderr";
    const std::string home = folder.path.string();
    const std::string command = "cd '" + home + "' && env -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME='" + home + "' '" +
                                boxcars::test::tried_program(BOXCARS_PROGRAM) + "' " + arguments + " <'" + in.string() +
                                "' >'" + out.string() + "' 2>'" + err.string() + "'";
    const int status = std::system(command.c_str());
    return {text_of(out), text_of(err), WIFEXITED(status) ? WEXITSTATUS(status) : 128};
}

// A shell command in the folder, with this build's program.
inline Ran shell(const Folder& folder, const std::string& command) {
    const auto out = folder.path / "out", err = folder.path / "err";
    const std::string line = "cd '" + folder.path.string() + "' && export HOME=\"$PWD\" BOXCARS='" +
                             boxcars::test::tried_program(BOXCARS_PROGRAM) + "' && (" + command + ") >'" +
                             out.string() + "' 2>'" + err.string() + "'";
    const int status = std::system(line.c_str());
    return {text_of(out), text_of(err), WIFEXITED(status) ? WEXITSTATUS(status) : 128};
}

}  // namespace program
