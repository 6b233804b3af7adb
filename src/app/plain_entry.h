// The entry of a game that brings nothing but its rules: its row names what stands on its card, everything else is
// written once for all such games.
#pragma once
#include "app/game_entry.h"
#include "console/plain/verbs.h"
#include "scenes/lab/plain.h"
#include "scenes/plain/scene.h"

namespace boxcars::app {

struct PlainRow {
    scenes::PlainLook look;
    std::string line_1, line_2;  // on its card
    std::string_view loop{};     // its ambience: see GameEntry
};

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row) {
    scenes::Card card =
        scenes::plain_card(row.look, scenes::plain_dice(R{}), std::move(row.line_1), std::move(row.line_2));
    card.game = R::game;
    card.pages = [] { return std::vector{scenes::knobs_page(R{})}; };
    const auto open = [look = row.look](const TableOptions& asked, const Company& company,
                                        scenes::SceneServices& services) -> std::unique_ptr<scenes::Scene> {
        return std::make_unique<scenes::PlainScene<R>>(services,
                                                       table_of<R>(asked, company, from_purse(asked, services)), look);
    };
    return {
        console::commands_of<R>(console::plain_verbs<R>()), std::move(card), {}, open, scenes::plain_lab<R>, row.loop};
}

}  // namespace boxcars::app
