#include "scenes/craps/betting.h"

#include "players/craps/strategy.h"

namespace boxcars::scenes {

using platform::Action;

namespace {

constexpr Action chip_keys[] = {Action::Chip1, Action::Chip2, Action::Chip3, Action::Chip4, Action::Chip5};

// What the demonstration bets.
const players::BetLines& demo_lines() {
    static const players::BetLines lines = players::find_craps_strategy("three_point_molly")->lines;
    return lines;
}

void carry_out(const session::CrapsRequest& request, const CrapsBetting::OpenTable& table) {
    if (!request.refused.empty()) return table.refuse(request.refused);
    for (const craps::Event& event : request.events)
        if (!table.decide(event)) return;
}

void take_all(const CrapsBetting::OpenTable& table) { carry_out(session::take_all(table.rules, table.state()), table); }

}  // namespace

bool CrapsBetting::take_chip(const std::string& button) {
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
        if (button == "chip_" + std::to_string(chip + 1)) {
            hand.take_chip(chip);
            return true;
        }
    return false;
}

std::vector<std::string> CrapsBetting::chip_buttons(const platform::Input& input) {
    std::vector<std::string> pressed;
    for (std::size_t chip = 0; chip < std::size(chip_keys); ++chip)
        if (input.pressed(chip_keys[chip])) pressed.push_back("chip_" + std::to_string(chip + 1));
    return pressed;
}

void CrapsBetting::hear(const platform::Input& input, const std::optional<std::string>& clicked,
                        const OpenTable& table) const {
    const auto asked = [&](Action key, const char* button) { return input.pressed(key) || clicked == button; };
    if (asked(Action::Undo, "undo")) table.undo();
    if (asked(Action::Rebet, "rebet")) carry_out(session::bet_again(table.rules, table.state(), memory_.bets()), table);
    if (asked(Action::Double, "double")) carry_out(session::bet_double(table.rules, table.state()), table);
    if (asked(Action::Clear, "clear")) take_all(table);
}

void CrapsBetting::place(std::span<const BetRequest> requests, const OpenTable& table) {
    for (const BetRequest& request : requests) {
        int taken = 0;
        for (const craps::Event& event : decisions_of(request, table.rules, table.state())) {
            const bool refused = !table.decide(event);
            if (refused && taken > 0) table.undo();
            if (refused) break;
            ++taken;
        }
    }
}

void CrapsBetting::place(const ui::CrapsBetsRequests& requests, const OpenTable& table) {
    for (const craps::Event& event : requests.events) table.decide(event);
    if (requests.undo) table.undo();
    if (requests.clear) take_all(table);
}

void CrapsBetting::place_for_demo(const OpenTable& table) {
    for (const craps::Event& event : decisions(demo_lines(), table.rules, table.state())) table.decide(event);
}

}  // namespace boxcars::scenes
