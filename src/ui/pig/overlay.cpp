#include "ui/pig/overlay.h"

#include "base/words.h"
#include "ui/widgets.h"

#include <algorithm>

namespace boxcars::ui {

struct PigOverlay::Frame {
    Host& host;
    const PigOverlayInput& in;
    std::shared_ptr<const odds::PigSolution> solution;  // of the rules in force; null while it is being solved
    PigShown shown;
    std::string on_turn;
    TableRequests<pig::Rules> requests;
};

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

void state_rows(Host& host, const pig::State& state, int players) {
    const InFont small{host.fonts().mono_small};
    const float half = ImGui::GetContentRegionAvail().x / 2, left = ImGui::GetCursorPosX();
    rules::Named named = describe(state);
    std::erase_if(named, [players](const auto& pair) { return of_empty_seat(pair.first, players); });
    for (std::size_t i = 0; i < named.size(); ++i) {
        const float from = i % 2 == 1 ? left + half : left;
        if (i % 2 == 1) ImGui::SameLine();
        ImGui::SetCursorPosX(from);
        colour_text(theme::text_dim, named[i].first);
        ImGui::SameLine();
        right_text(std::to_string(named[i].second), from + half - host.px(14), theme::text);
    }
}

}  // namespace

TableRequests<pig::Rules> PigOverlay::draw(Host& host, const PigOverlayInput& in) {
    if (!host.drawing()) return {};
    const Dressed dressed{host, Dress::Debug};
    editor_.follow(in.next_rules);
    odds_.follow(in.solver, editor_.edited());
    Frame frame{host,
                in,
                in.solver.ask(in.rules),
                {in.rules, in.shown, in.game, in.faces, in.seat, name_of(in, in.seat)},
                name_of(in, in.shown.turn),
                {}};
    const OverlayPages pages{
        .game = "Pig",
        .rules = {editor_.note(), [&] { rules_body(frame); }},
        .odds = {odds_.note(), [&] { odds_.body(host, in.rules, frame.solution.get(), in.shown, frame.on_turn); }},
        .plots = {plots_.note(frame.shown), [&] { plots_.body(host, frame.shown, frame.solution.get(), in.timings); }},
        .rules_foot = [&] { frame.requests.apply_rules = editor_.foot(host); },
        .journal = in.journal,
        .transport = in.transport};
    frame_.draw(host, pages, frame.requests);
    return frame.requests;
}

void PigOverlay::rules_body(Frame& frame) {
    Host& host = frame.host;
    const bool wide = ImGui::GetContentRegionAvail().x > host.px(560);  // side by side in a wide, low window
    if (wide) {
        ImGui::BeginTable("sides", 2);
        ImGui::TableNextColumn();
    }
    heading(host, "Knobs");
    editor_.body(host, frame.in.rules);
    ImGui::Dummy({0, host.px(2)});
    if (wide) ImGui::TableNextColumn();
    heading(host, "Shown position");
    state_rows(host, frame.in.shown, frame.in.rules.players);
    if (wide) ImGui::EndTable();
}

}  // namespace boxcars::ui
