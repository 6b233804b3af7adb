#include "ui/pig/overlay.h"

#include "base/words.h"
#include "ui/overlay/plots.h"
#include "ui/pig/odds_window.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

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
    const ScopedStyle styled{host, PanelStyle::Debug};
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

// Two plots side by side: on the left the course of the game, on the right one of three others.

namespace {

std::size_t at_seat(int seat) { return static_cast<std::size_t>(seat); }

render::Colour seat_colour(const Host& host, int seat) { return seat == 0 ? host.signs().you : host.signs().house; }

struct Halves {
    render::Rect left, right;
};

Halves halves(Host& host) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const float gap = host.px(16), width = (room.x - gap) / 2;
    return {{at.x, at.y, width, room.y}, {at.x + width + gap, at.y, width, room.y}};
}

void turn_bands(const Host& host, const plots::Box& box, std::span<const pig::State> game) {
    for (std::size_t i = 0; i + 1 < game.size(); ++i)
        if (game[i].turn >= 0)
            box.band(static_cast<double>(i), static_cast<double>(i + 1),
                     render::faded(seat_colour(host, game[i].turn), 0.07f));
}

}  // namespace

double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat) {
    if (state.winner >= 0) return state.winner == seat ? 1 : 0;
    if (state.turn < 0) return 0.5;  // the first player is not drawn yet
    const int own = state.scores[at_seat(state.turn)], other = state.scores[at_seat(1 - state.turn)];
    const int goal = solution.rules().goal;
    // At the goal the turn only has to be held, so nothing is left to chance.
    const double wins = own + state.turn_total >= goal ? 1 : solution.win(own, other, state.turn_total);
    return state.turn == seat ? wins : 1 - wins;
}

std::string PigPlots::note(const PigShown& shown) const {
    return fmt::format("{} rolls \u00b7 {} decisions", shown.faces.all(),
                       shown.game.empty() ? 0 : shown.game.size() - 1);
}

void PigPlots::body(Host& host, const PigShown& shown, const odds::PigSolution* solution, const Timings& timings) {
    const auto [left, right] = halves(host);
    chance(host, left, shown, solution);
    constexpr std::array<std::string_view, 3> names{"turn", "faces", "frames"};
    {
        const InFont small{host.fonts().mono_small};
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), host.px(1)});
        ImGui::SetCursorScreenPos({right.x + right.w - host.px(162), right.y - host.px(3)});
        right_ = static_cast<RightPlot>(choice(host, "overlay.plot", names, static_cast<int>(right_), host.px(162)));
        ImGui::PopStyleVar();
    }
    switch (right_) {
        case RightPlot::Turn:
            return turn_map(host, right, shown, solution);
        case RightPlot::Faces:
            return faces(host, right, shown);
        case RightPlot::Frames:
            return plots::frame_times(host, right, timings);
    }
}

void PigPlots::chance(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const {
    const bool exact = solution && shown.rules.players == 2;
    const double now = exact ? seat_chance(*solution, shown.now, shown.seat) : 0;
    plots::caption(host, {px.x, px.y}, fmt::format("P(win), {}", shown.seat_name),
                   exact ? "\u2192 " + percent(now, 2) : "", seat_colour(host, shown.seat));
    const auto moves = static_cast<double>(std::max<std::size_t>(shown.game.size(), 2) - 1);
    const std::array<plots::Tick, 3> y{{{0, "0%"}, {0.5, "50%"}, {1, "100%"}}};
    const std::array<plots::Tick, 2> x{{{0, "start"}, {moves, fmt::format("{:.0f}", moves)}}};
    const plots::Box box{host, plots::below(host, px, 20), {0, moves}, {0, 1}, x, y};
    if (!exact) return plots::sentence(host, box, shown.rules.players > 2 ? "exact for two players only" : "solving");
    turn_bands(host, box, shown.game);
    box.level(0.5, render::faded(theme::theory, 0.8f));
    std::vector<glm::dvec2> curve;
    for (std::size_t i = 0; i < shown.game.size(); ++i)
        curve.push_back({static_cast<double>(i), seat_chance(*solution, shown.game[i], shown.seat)});
    if (curve.size() > 1) box.line(curve, theme::line, 1.6f);
    if (curve.size() < 60)  // a point for every roll and every hold, while there is room for them
        for (const auto& point : curve) box.dot(point.x, point.y, theme::line, 1.7f);
    if (!curve.empty()) box.dot(curve.back().x, curve.back().y, theme::line);
}

void PigPlots::turn_map(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const {
    const bool playing = shown.now.turn >= 0 && shown.now.winner < 0;
    if (!solution || !playing || shown.rules.players != 2) {
        const plots::Box empty{host, plots::below(host, px, 20), {0, 1}, {0, 1}, {}, {}};
        return plots::sentence(host, empty,
                               !playing                   ? "no turn now"
                               : shown.rules.players != 2 ? "exact for two players only"
                                                          : "solving");
    }
    const int own = shown.now.scores[at_seat(shown.now.turn)], other = shown.now.scores[at_seat(1 - shown.now.turn)];
    plots::caption(host, {px.x, px.y}, fmt::format("{} : {}", own, other));
    const auto values = solution->turn(own, other);
    const int last = std::min<int>(static_cast<int>(values.size()) - 1, std::max(40, shown.now.turn_total + 6));
    double least = 1, most = 0;
    std::vector<glm::dvec2> roll, hold;
    for (int k = 0; k <= last; ++k) {
        const auto& value = values[static_cast<std::size_t>(k)];
        roll.push_back({static_cast<double>(k), value.roll});
        if (k > 0) hold.push_back({static_cast<double>(k), value.hold});
        least = std::min({least, value.roll, k > 0 ? value.hold : value.roll});
        most = std::max({most, value.roll, k > 0 ? value.hold : value.roll});
    }
    const double air = std::max(0.02 * (most - least), 0.002);
    const plots::Range y_range{std::max(0.0, least - air), std::min(1.0, most + air)};
    const std::array<plots::Tick, 2> y{
        {{y_range.least, percent(y_range.least, 0)}, {y_range.most, percent(y_range.most, 0)}}};
    const std::array<plots::Tick, 3> x{
        {{0, "0"}, {last / 2.0, "turn total k"}, {static_cast<double>(last), std::to_string(last)}}};
    const plots::Box box{host, plots::below(host, px, 20), {0, static_cast<double>(std::max(last, 1))}, y_range, x, y};
    for (int k = 1; k <= last; ++k)  // where holding is best
        if (!values[static_cast<std::size_t>(k)].best_is_roll)
            box.band(k - 0.5, k + 0.5, render::faded(theme::bar, 0.22f));
    box.line(roll, theme::line, 1.6f);
    box.line(hold, theme::bar, 1.6f);
    box.marker(shown.now.turn_total, seat_colour(host, shown.now.turn));
    const auto inner = box.inner();
    const float end = plots::caption(host, {inner.x + host.px(6), inner.y + host.px(4)}, "", "roll", theme::line);
    plots::caption(host, {end + host.px(8), inner.y + host.px(4)}, "", "hold", theme::bar);
}

void PigPlots::faces(Host& host, render::Rect px, const PigShown& shown) const {
    plots::caption(host, {px.x, px.y}, "", "expected", theme::expected);
    const int sides = shown.rules.sides;
    const auto thrown = [&](int face) { return static_cast<double>(shown.faces.of(face)); };
    const double expected = static_cast<double>(shown.faces.between(1, sides)) / sides;
    double top = std::max(1.0, expected);
    for (int face = 1; face <= sides; ++face) top = std::max(top, thrown(face));
    top = plots::nice_top(top);
    std::vector<plots::Tick> x;
    for (int face = 1; face <= sides; face += sides > 12 ? 3 : 1)
        x.push_back({static_cast<double>(face), std::to_string(face)});
    const std::array<plots::Tick, 2> y{{{0, "0"}, {top, fmt::format("{:.0f}", top)}}};
    const plots::Box box{host, plots::below(host, px, 20), {0.4, sides + 0.6}, {0, top}, x, y};
    for (int face = 1; face <= sides; ++face) {
        const bool pig = face == shown.rules.pig_face;
        box.bar(face, 0.33, thrown(face), pig ? host.signs().you : theme::bar);
        box.cap(face, 0.4, expected, theme::expected);
    }
}

}  // namespace boxcars::ui
