// Where to go next. A scene, the command line or a link asks for it, and app/ carries it out.
#pragma once
#include "session/stop.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace boxcars::session {
struct Recording;
struct Run;
}  // namespace boxcars::session

namespace boxcars::scenes {

struct LabRequest;

struct ToTitle {};
struct ToTable {
    std::string game{};
    std::optional<session::StopTerms> stop{};  // set at a station of a run
};
struct ToKept {                     // resumes a saved sitting
    std::string game{}, sitting{};  // sitting: empty for the newest
};
struct ToRun {                                   // a Long Run
    std::string name{};                          // empty: the newest, or the choice of tickets
    bool from_table = false;                     // if the run ended there, shows its ending first
    std::shared_ptr<const session::Run> sent{};  // read from a file; nullptr: from the store
};
struct ToStation {  // the table of the run's latest invitation
    std::string run{};
};
struct ToRecording {        // plays back a recording
    std::string game{};     // empty: not known yet
    std::string sitting{};  // a saved one; empty: the newest
    std::filesystem::path file{};
    std::shared_ptr<const session::Recording> played{};  // the recording; nullptr until it is read
    std::int64_t at_entry = 1;                           // first entry shown, counted from 1
    bool sealed = false;                                 // unfinished: its dice stay secret
};
using WayBack = std::variant<ToTitle, ToTable, ToKept, ToRun>;
struct ToGuide {  // a lesson, step by step
    std::string game{};
    std::int64_t step = 1;
    WayBack back{};  // where the lesson leads if the player ends it early
};
struct ToLab {
    std::shared_ptr<const LabRequest> sent{};  // values for the form; nullptr: none
};
struct ToHistory {
    std::string sitting{};  // selected when the page opens
};
struct ToAttract {       // demonstrates games until any input
    std::string game{};  // empty: the next game
};
struct ToLeave {};

using Destination = std::variant<ToTitle, ToTable, ToKept, ToRecording, ToGuide, ToRun, ToStation, ToLab, ToHistory,
                                 ToAttract, ToLeave>;

constexpr std::string_view lab_name = "lab", history_name = "history", run_name = "run";

// The name of the game or page. Empty for all other destinations, and for a sitting whose game is not known yet.
inline std::string name_of(const Destination& there) {
    if (std::holds_alternative<ToLab>(there)) return std::string{lab_name};
    if (std::holds_alternative<ToHistory>(there)) return std::string{history_name};
    if (std::holds_alternative<ToRun>(there)) return std::string{run_name};
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.game; }) return one.game;
            return std::string{};
        },
        there);
}

// The page with that name, or a new sitting at that game's table. Empty: the title.
inline Destination to_named(std::string_view name) {
    if (name.empty()) return ToTitle{};
    if (name == lab_name) return ToLab{};
    if (name == history_name) return ToHistory{};
    if (name == run_name) return ToRun{};
    return ToTable{.game = std::string{name}};
}

}  // namespace boxcars::scenes
