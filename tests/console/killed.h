// The program in its window off screen, played by a script of keys until it is killed.
#pragma once
#include "console/running.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <random>

namespace program {

using Keys = std::vector<std::string>;

// Presses those keys in every second of the game's clock for an hour and writes state.json. `first`: a key pressed
// before all others; may be empty.
inline std::string script_of(const Keys& keys, const std::string& first = "") {
    std::string lines;
    if (!first.empty()) lines += fmt::format("{{\"at\":0.5,\"key\":\"{}\"}}\n", first);
    for (int second = 1; second < 3600; ++second) {
        double at = second;
        for (const std::string& key : keys) lines += fmt::format("{{\"at\":{:.1f},\"key\":\"{}\"}}\n", at += 0.1, key);
        lines += fmt::format("{{\"at\":{:.1f},\"state\":\"state.json\"}}\n", at + 0.3);
    }
    return lines;
}

// The state written last; null if none has been written.
inline nlohmann::json told(const fs::path& state) {
    return fs::exists(state) ? nlohmann::json::parse(text_of(state)) : nlohmann::json{};
}

// Waits up to half a minute until `holds` is true of the state.
template <class Holds>
bool tells(const fs::path& state, const Holds& holds) {
    for (int tries = 0; tries < 30'000; ++tries) {
        if (const auto said = told(state); !said.is_null() && holds(said)) return true;
        ::usleep(1000);
    }
    return false;
}

inline void kill_after(Running& running, std::mt19937_64& moments) {
    ::usleep(static_cast<useconds_t>(moments() % 300'000));
    running.signal(SIGKILL);
    CHECK(running.ends() == 1000 + SIGKILL);  // it played until it was killed
}

}  // namespace program
