#include "ui/pig/overlay.h"

#include "base/words.h"
#include "ui/widgets.h"

#include <algorithm>

namespace boxcars::ui {

namespace {

std::string name_of(const PigOverlayInput& in, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    return seat >= 0 && at < in.players.size() ? in.players[at] : "player " + std::to_string(seat + 1);
}

bool of_empty_seat(std::string_view name, int players) {  // "score_7" at a table of two
    const auto line = name.rfind('_');
    const auto seat = line == std::string_view::npos ? std::nullopt : whole_number(name.substr(line + 1));
    return seat && *seat > players;
}

void state_rows(Host& host, const pig::State& state, std::span<const std::string> players) {
    const InFont small{host.fonts().mono_small};
    const float half = ImGui::GetContentRegionAvail().x / 2, left = ImGui::GetCursorPosX();
    const auto rows = position_in_words(state, players);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const float from = i % 2 == 1 ? left + half : left;
        if (i % 2 == 1) ImGui::SameLine();
        ImGui::SetCursorPosX(from);
        colour_text(theme::text_dim, rows[i].first);
        ImGui::SameLine();
        right_text(rows[i].second, from + half - host.px(14), theme::text);
    }
}

}  // namespace

std::vector<std::pair<std::string, std::string>> position_in_words(const pig::State& state,
                                                                   std::span<const std::string> players) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (auto& [name, value] : describe(state)) {
        if (of_empty_seat(name, static_cast<int>(players.size()))) continue;
        const bool seat = name == "turn" || name == "winner";
        const auto at = static_cast<std::size_t>(value);
        std::ranges::replace(name, '_', ' ');
        rows.emplace_back(name, !seat                               ? std::to_string(value)
                                : value < 0 || at >= players.size() ? "nobody"
                                                                    : players[at]);
    }
    return rows;
}

TableRequests<pig::Rules> PigOverlay::draw(Host& host, const PigOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    windows_.follow(in.next_rules);
    odds_.follow(in.solver, windows_.edited());
    const auto solution = in.solver.ask(in.rules);  // for the current rules; nullptr while it is being solved
    const PigShown shown{in.rules, in.shown, in.game, in.faces, in.seat, name_of(in, in.seat)};
    const std::string on_turn = name_of(in, in.shown.turn);
    TableRequests<pig::Rules> requests;
    windows_.draw(host, in,
                  {.game = "Pig",
                   .rules = [&] { rules_body(host, in); },
                   .odds = {odds_.note(), [&] { odds_.body(host, in.rules, solution.get(), in.shown, on_turn); }},
                   .plots = {plots_.note(shown), [&] { plots_.body(host, shown, solution.get(), in.timings); }}},
                  requests);
    return requests;
}

void PigOverlay::rules_body(Host& host, const PigOverlayInput& in) {
    const bool wide = ImGui::GetContentRegionAvail().x > host.px(560);  // side by side in a wide, low window
    if (wide) {
        ImGui::BeginTable("sides", 2);
        ImGui::TableNextColumn();
    }
    windows_.knobs(host, in.rules);
    ImGui::Dummy({0, host.px(2)});
    if (wide) ImGui::TableNextColumn();
    heading(host, "Shown position");
    state_rows(host, in.shown, in.players);
    if (wide) ImGui::EndTable();
}

}  // namespace boxcars::ui
