// Where to go next: asked for by a scene, the command line or a link, and carried out by app/.
#pragma once
#include "session/night_stop.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace boxcars::session {
struct Night;
struct Recording;
}  // namespace boxcars::session

namespace boxcars::scenes {

struct LabRequest;

struct ToTitle {};
struct ToTable {  // a new sitting
    std::string game{};
    std::optional<session::NightStop> stop{};  // it is this stop of a Night
};
struct ToKept {                     // a kept sitting goes on
    std::string game{}, sitting{};  // empty: the newest of the game, or of all
};
struct ToNight {                                   // the board of its stops
    std::string date{};                            // empty: tonight's
    std::shared_ptr<const session::Night> sent{};  // read from a file
};
struct ToNextStop {  // of that Night, as it was left there, or a new one
    std::string date{};
};
struct ToRecording {        // is watched: a kept one, or one in a file, or one that is given
    std::string game{};     // empty: not known yet
    std::string sitting{};  // a kept one; empty: the newest
    std::filesystem::path file{};
    std::shared_ptr<const session::Recording> played{};  // also set once it has been read
    std::int64_t at_entry = 1;                           // where it begins to be shown, from 1
    std::optional<ToNight> board{};                      // on which it was chosen
    bool sealed = false;  // its sitting is not over: its secret is hidden, and its dice may not be tried
};
struct ToGuide {  // the game is shown step by step
    std::string game{};
    std::int64_t step = 1;
};
struct ToLab {
    std::shared_ptr<const LabRequest> sent{};  // by a table
};
struct ToHistory {
    std::string sitting{};  // chosen at first
};
struct ToAttract {       // the train shows itself, stop after stop, until there is any input
    std::string game{};  // where it begins; empty: it goes on
};
struct ToLeave {};

using Destination = std::variant<ToTitle, ToTable, ToKept, ToRecording, ToGuide, ToNextStop, ToNight, ToLab, ToHistory,
                                 ToAttract, ToLeave>;

constexpr std::string_view lab_name = "lab", history_name = "history",
                           night_name = "night";  // go as a game's name does

// The name of the game or of the page; empty: the title, or a sitting whose game is not known yet.
inline std::string name_of(const Destination& there) {
    if (std::holds_alternative<ToLab>(there)) return std::string{lab_name};
    if (std::holds_alternative<ToHistory>(there)) return std::string{history_name};
    if (std::holds_alternative<ToNight>(there)) return std::string{night_name};
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.game; }) return one.game;
            return std::string{};
        },
        there);
}

// The page of that name, or a new sitting at that game's table; empty: the title.
inline Destination to_named(std::string_view name) {
    if (name.empty()) return ToTitle{};
    if (name == lab_name) return ToLab{};
    if (name == history_name) return ToHistory{};
    if (name == night_name) return ToNight{};
    return ToTable{.game = std::string{name}};
}

}  // namespace boxcars::scenes
