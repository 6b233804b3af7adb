// The entry of a game that brings nothing but its rules: its row names what stands on its card, everything else is
// written once for all such games.
#pragma once
#include "app/game_entry.h"
#include "console/plain/verbs.h"
#include "scenes/lab/plain.h"
#include "scenes/plain/view.h"

namespace boxcars::app {

struct PlainRow {
    scenes::PlainLook look;
    std::string line_1, line_2;  // on its card
};

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row) {
    scenes::Card card = scenes::plain_card(row.look, 3, std::move(row.line_1), std::move(row.line_2));
    card.game = R::game;
    return {console::commands_of<R>(console::plain_verbs<R>()), std::move(card), {}, nullptr, scenes::plain_lab<R>};
}

}  // namespace boxcars::app
