// Reads the program's output as JSON, and checks that a text contains a part.
#pragma once
#include "console/program.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace program {

inline nlohmann::json answer_of(const Folder& folder, const std::string& arguments) {
    const Ran ran = run(folder, arguments);
    CHECK(ran.err == "");
    REQUIRE(ran.code == 0);
    return nlohmann::json::parse(ran.out);
}
inline nlohmann::json answer_of(const std::string& arguments) { return answer_of(Folder{}, arguments); }

inline void check_says(const std::string& text, const std::string& part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
}

}  // namespace program
