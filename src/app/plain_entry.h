// The GameEntry of a game that provides only its rules. Its row has what its card shows; all such games share the rest.
#pragma once
#include "app/games.h"
#include "console/plain/verbs.h"
#include "scenes/plain/scene.h"

namespace boxcars::app {

struct PlainRow {
    scenes::PlainLook look;
    scenes::GameDie die{};
    std::string line_1, line_2;  // shown on its card
    std::string_view loop{};     // the ambience; see GameEntry
};
GameEntry plain_entry(const console::GameCommands& commands, scenes::OpenLab lab, PlainRow row, scenes::PlainArt art);

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row, const scenes::PlainArt& art = {}) {
    return plain_entry(
        console::plain_commands<R>(), [] { return scenes::plain_lab(rules::any_game<R>()); }, std::move(row), art);
}

}  // namespace boxcars::app
