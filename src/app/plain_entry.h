// The GameEntry of a game that provides only its rules. Its row has what its card shows; all such games share the rest.
#pragma once
#include "app/games.h"
#include "console/plain/verbs.h"
#include "scenes/plain/scene.h"
#include "sim/lab/plain.h"

namespace boxcars::app {

struct PlainRow {
    scenes::PlainLook look;
    scenes::GameDie die{};
    std::string line_1, line_2;  // shown on its card
    std::string_view loop{};     // the ambience; see GameEntry
};
// `art.odds` must be set: the game keeps an account.
GameEntry plain_entry(const console::GameCommands& commands, scenes::OpenLab lab, PlainRow row,
                      const scenes::PlainArt& art);

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row, scenes::PlainArt art = {}) {
    art.odds = console::plain_figures<R>.odds;
    const scenes::OpenLab lab = [] {
        return scenes::plain_lab(rules::any_game<R>(), [](const rules::Sheet& rules, std::vector<std::string> players) {
            return sim::lab_plain(rules.as<R>(), std::move(players));
        });
    };
    return plain_entry(console::plain_commands<R>(), lab, std::move(row), art);
}

}  // namespace boxcars::app
