// The GameEntry of a game that provides only its rules. Its row has the contents of its card; everything else is shared
// by all games of this kind.
#pragma once
#include "app/games.h"
#include "console/plain/verbs.h"
#include "scenes/lab/plain.h"
#include "scenes/plain/scene.h"

namespace boxcars::app {

struct PlainRow {
    scenes::PlainLook look;
    scenes::GameDie die{};
    std::string line_1, line_2;  // shown on its card
    std::string_view loop{};     // the ambience; see GameEntry
};

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row, scenes::PlainArt<R> art = {}) {
    scenes::Card card = scenes::plain_card(row.look, row.die.kind, scenes::plain_dice(R{}), std::move(row.line_1),
                                           std::move(row.line_2));
    card.game = R::game;
    card.pages = [](const auto& sheet) { return std::vector{scenes::knobs_page(scenes::sheet_from<R>(sheet))}; };
    const Company company;
    const auto open = [look = row.look, die = row.die, company, art](const SceneOptions& asked,
                                                                     scenes::SceneServices& services) {
        return table_scene<R>(asked, company, die, services, [&](scenes::TableOptions<R> table) {
            return std::make_unique<scenes::PlainScene<R>>(services, std::move(table), look, art);
        });
    };
    return {console::commands_of<R>(console::plain_verbs<R>()), std::move(card), open, scenes::plain_lab<R>, row.loop};
}

}  // namespace boxcars::app
