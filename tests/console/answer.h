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

// Whom the written sheet of sì-wŭ-liù favours, as the table and the odds say it.
inline const std::string favours =
    "This sheet favours the player, by 167/1674 of a bet: 9.9761 %.\n"
    "A fair house: --set pays_111=4 --set tie=banker and the rest as written. It keeps 1/243 of a bet.\n";

}  // namespace program
