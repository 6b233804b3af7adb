// Runs the built program like a person at a shell, and reads its output as text or JSON.
#pragma once
#include "scratch.h"
#include "tried_program.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <sys/wait.h>

#include <sstream>

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

inline nlohmann::json answer_of(const Folder& folder, const std::string& arguments) {
    const Ran ran = run(folder, arguments);
    CHECK(ran.err == "");
    REQUIRE(ran.code == 0);
    return nlohmann::json::parse(ran.out);
}
inline nlohmann::json answer_of(const std::string& arguments) { return answer_of(Folder{}, arguments); }

inline std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int n = 0; n < times; ++n) all += text;
    return all;
}

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

template <class... Parts>
void check_says(const std::string& text, const Parts&... parts) {
    INFO(text);
    for (const std::string& part : {std::string{parts}...}) CHECK_MESSAGE(has(text, part), part);
}

inline int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// What a game in text prints when it gets these answers, in this process. It may report no error.
std::string printed(const auto& play, const auto& requests, const std::string& answers) {
    std::istringstream in{answers};
    std::ostringstream out, err;
    play(requests, in, out, err);
    CHECK(err.str() == "");
    return out.str();
}

// Whom the written sheet of sì-wŭ-liù favours, as the table and the odds say it.
inline const std::string favours =
    "This sheet favours the player, by 167/1674 of a bet: 9.9761 %.\n"
    "A fair house: --set pays_111=4 --set tie=banker and the rest as written. It keeps 1/243 of a bet.\n";

}  // namespace program
