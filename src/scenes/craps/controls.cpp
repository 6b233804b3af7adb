#include "scenes/craps/controls.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using platform::Action;
using Reply = TableReply::Sentence;

// Between hands, over the odds that nobody can lay then.
void set_look_back(Buttons& buttons, const Layout& layout, const CrapsNow& now, const CrapsLookBack& look_back) {
    const auto place = [&](float nth) {
        return render::Rect{layout.table.x + (layout.narrow ? 16.0f : 60.0f) + 148 * nth, layout.dash.y - 56, 140, 32};
    };
    if (look_back.on_show())
        add_look_back(buttons,
                      {place(0), place(1), place(2), look_back.may_step(-1), look_back.may_step(1), true, true});
    else if (now.played && (now.betting || now.broke) && now.shown.new_hand && look_back.bets() > 0)
        buttons.add(
            {.name = "look_back", .where = place(0), .label = "LOOK BACK", .bound = Action::First, .line = true});
}

Reply turn_leaf(const CrapsLooking& at) {
    if (at.show.turn_leaf(at.layout, at.hand)) return {};
    return {fmt::format("What else the box has is folded away: {} lays out more bets.",
                        key_cap(at.settings.bindings, Action::FeltBets)),
            true};
}

Reply look_back(int by, const CrapsLooking& at) {
    CrapsLookBack& back = at.show.look_back;
    if (!at.played || !at.at_rest || back.bets() == 0) return {};
    if (by != 0 && back.count() == 0) return {back.accuracy_words()};
    by == 0 ? back.close() : back.step(by);
    if (back.on_show()) at.show.felt.show(back.on_show()->judged.decision.spot);  // in a narrow window
    at.show.felt.lay_down();
    return {};
}

}  // namespace

void set_craps_buttons(Buttons& buttons, const Layout& layout, const CrapsNow& now, const TablePanels& panels,
                       const CrapsShow& show, const CrapsBetting& betting) {
    CrapsDash::set_buttons(buttons, layout,
                           {.played = now.played,
                            .broke = now.broke,
                            .flying = now.flying(),
                            .bets = !now.shown.bets.empty(),
                            .betting = now.betting,
                            .bets_again = now.betting && betting.may_bet_again(now.shown),
                            .list_open = panels.list_open(),
                            .muted = now.settings.muted,
                            .coach = now.coach || show.open_felt});
    buttons.add({.name = "felt_bets",
                 .where = show.felt.felt_bets_place(layout),
                 .label = name_of_step(after(now.settings.felt_bets)),
                 .bound = Action::FeltBets,
                 .enabled = now.played,
                 .line = true});
    set_look_back(buttons, layout, now, show.look_back);
    for (const auto& more : {CrapsDash::hit_targets(layout), show.felt.hit_targets(layout)})
        for (const HitTarget& target : more) buttons.add_target(target);
}

std::optional<Reply> look(const std::string& button, const CrapsLooking& at) {
    if (const auto by = at.show.look_back.asked(button)) return look_back(*by, at);
    if (button == "leaf") return turn_leaf(at);
    if (button == "open_felt") {
        at.show.open_felt = !at.show.open_felt;
        return Reply{};
    }
    if (button == "coach") {  // who asks him sees every edge, too
        at.coach.press(at.settings.coach);
        at.show.open_felt = at.coach.speaks(at.settings.coach);
        return Reply{};
    }
    if (button != "felt_bets") return {};
    if (!at.played) return Reply{};
    at.settings.felt_bets = after(at.settings.felt_bets);
    return Reply{told(at.settings.felt_bets)};
}

}  // namespace boxcars::scenes
