// Two plots side by side: on the left the chance to win through the game, on the right the turn, the faces thrown or
// the frame times. Neither runs ahead of the dice on the table.
#include "ui/overlay/plots.h"
#include "base/numbers.h"
#include "ui/pig/panels.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

render::Colour seat_colour(const Host& host, int seat) { return seat == 0 ? host.signs().you : host.signs().house; }

render::Rect under_caption(Host& host, const render::Rect& px) { return plots::below(host, px, 20); }

void draw_words(Host& host, const render::Rect& px, const char* words) {
    plots::sentence(host, {host, under_caption(host, px), {0, 1}, {0, 1}, {}, {}}, words);
}

bool playing(const pig::State& at) { return at.turn >= 0 && at.winner < 0; }

void chance(Host& host, render::Rect px, const PigOverlayView& in, const odds::PigSolution* solution) {
    const bool exact = solution && in.sheet().players == 2;
    const double now = exact ? seat_chance(*solution, in.state(), in.seat) : 0;
    plots::caption(host, {px.x, px.y}, fmt::format("P(win), {}", name_of(in, in.seat)),
                   exact ? "\u2192 " + percent(now, 2) : "", seat_colour(host, in.seat));
    const auto moves = real(std::max<std::size_t>(in.game.size(), 2) - 1);
    const std::array<plots::Tick, 3> y{{{0, "0%"}, {0.5, "50%"}, {1, "100%"}}};
    const std::array<plots::Tick, 2> x{{{0, "start"}, {moves, fmt::format("{:.0f}", moves)}}};
    const plots::Box box{host, under_caption(host, px), {0, moves}, {0, 1}, x, y};
    if (!exact) return plots::sentence(host, box, in.sheet().players > 2 ? "exact for two players only" : "solving");
    for (std::size_t i = 0; i + 1 < in.game.size(); ++i)
        if (in.game[i].turn >= 0)
            box.band(real(i), real(i + 1), render::faded(seat_colour(host, in.game[i].turn), 0.07f));
    box.level(0.5, render::faded(theme::theory, 0.8f));
    std::vector<glm::dvec2> curve;
    for (std::size_t i = 0; i < in.game.size(); ++i)
        curve.push_back({real(i), seat_chance(*solution, in.game[i], in.seat)});
    if (curve.size() > 1) box.line(curve, theme::line, 1.6f);
    if (curve.size() < 60)  // room for a dot per roll and hold
        for (const auto& point : curve) box.dot(point.x, point.y, theme::line, 1.7f);
    if (!curve.empty()) box.dot(curve.back().x, curve.back().y, theme::line);
}

void turn_map(Host& host, render::Rect px, const PigOverlayView& in, const odds::PigSolution* solution) {
    const pig::State& at = in.state();
    if (!playing(at)) return draw_words(host, px, "no turn now");
    if (in.sheet().players != 2) return draw_words(host, px, "exact for two players only");
    if (!solution) return draw_words(host, px, "solving");
    const int own = at.scores[nth(at.turn)], other = at.scores[nth(1 - at.turn)];
    const auto values = solution->turn(own, other);
    const int last = std::min(how_many(values) - 1, std::max(40, at.turn_total + 6));
    double least = 1, most = 0;
    std::vector<glm::dvec2> roll, hold;
    for (int k = 0; k <= last; ++k) {
        const auto& value = values[nth(k)];
        roll.push_back({real(k), value.roll});
        if (k > 0) hold.push_back({real(k), value.hold});
        least = std::min({least, value.roll, k > 0 ? value.hold : value.roll});
        most = std::max({most, value.roll, k > 0 ? value.hold : value.roll});
    }
    const double air = std::max(0.02 * (most - least), 0.002);
    const plots::Range y_range{std::max(0.0, least - air), std::min(1.0, most + air)};
    const std::array<plots::Tick, 2> y{
        {{y_range.least, percent(y_range.least, 0)}, {y_range.most, percent(y_range.most, 0)}}};
    const std::array<plots::Tick, 3> x{{{0, "0"}, {last / 2.0, "turn total k"}, {real(last), std::to_string(last)}}};
    const plots::Box box{host, under_caption(host, px), {0, real(std::max(last, 1))}, y_range, x, y};
    for (int k = 1; k <= last; ++k)  // shades totals where holding is best
        if (!values[nth(k)].best_is_roll) box.band(k - 0.5, k + 0.5, render::faded(theme::bar, 0.22f));
    box.line(roll, theme::line, 1.6f);
    box.line(hold, theme::bar, 1.6f);
    box.marker(at.turn_total, seat_colour(host, at.turn));
    ImVec2 words{box.inner().x + host.px(6), box.inner().y + host.px(4)};
    const float gap = host.px(8);
    words.x = gap + plots::caption(host, words, "", "roll", theme::line);
    words.x = gap + plots::caption(host, words, "", "hold", theme::bar);
    plots::caption(host, words, fmt::format("at {} : {}", own, other));
}

// What the turn scores from here on: bars by best play, caps if it is held at 20.
void turn_scores(Host& host, render::Rect px, const PigOverlayView& in,
                 const std::shared_ptr<const odds::PigSolution>& solution) {
    const pig::State& at = in.state();
    if (!playing(at)) return draw_words(host, px, "no turn now");
    if (!solution) return draw_words(host, px, "solving");
    if (in.sheet().players != 2) return draw_words(host, px, "for two players only");
    const odds::PigPosition from{at.scores[nth(at.turn)], at.scores[nth(1 - at.turn)], at.turn_total,
                                 at.holds[nth(at.turn)]};
    auto best = *players::find_policy("optimal");
    best.learn(solution);
    const auto by_best = odds::turn_outcomes<double>(in.sheet(), best.rule(in.sheet()), from);
    const auto at_20 = odds::turn_outcomes<double>(in.sheet(), odds::hold_at(20), from);
    int least = from.turn_total + 1, most = least;
    double top = 0;
    for (const auto* held : {&by_best.held, &at_20.held})
        for (const auto& [points, chance] : *held) {
            least = std::min(least, points), most = std::max(most, points);
            top = std::max(top, chance);
        }
    const std::array<plots::Tick, 2> x{{{1.0 * least, std::to_string(least)}, {1.0 * most, std::to_string(most)}}};
    const std::array<plots::Tick, 2> y{{{0, "0%"}, {top, percent(top, 0)}}};
    const plots::Box box{host, under_caption(host, px), {least - 0.6, most + 0.6}, {0, 1.7 * top}, x, y};
    for (const auto& [points, chance] : by_best.held) box.bar(points, 0.33, chance, theme::bar);
    for (const auto& [points, chance] : at_20.held) box.cap(points, 0.4, chance, theme::expected);
    const ImVec2 words{box.inner().x + host.px(6), box.inner().y + host.px(4)};
    plots::caption(host, words, "best: 0 in", percent(by_best.nothing, 1), theme::bar);
    plots::caption(host, {words.x, words.y + host.px(15)}, "at 20: 0 in", percent(at_20.nothing, 1), theme::expected);
}

void thrown_faces(Host& host, render::Rect px, const PigOverlayView& in) {
    const int sides = in.sheet().sides;
    const auto thrown = [&](int face) { return static_cast<double>(in.faces.of(face)); };
    const double expected = real(in.faces.between(1, sides)) / sides;
    double top = std::max(1.0, expected);
    for (int face = 1; face <= sides; ++face) top = std::max(top, thrown(face));
    top = plots::nice_top(top);
    std::vector<plots::Tick> x;
    for (int face = 1; face <= sides; face += sides > 12 ? 3 : 1) x.push_back({real(face), std::to_string(face)});
    const std::array<plots::Tick, 2> y{{{0, "0"}, {top, fmt::format("{:.0f}", top)}}};
    const plots::Box box{host, under_caption(host, px), {0.4, sides + 0.6}, {0, top}, x, y};
    for (int face = 1; face <= sides; ++face) {
        const bool pig = face == in.sheet().pig_face;
        box.bar(face, 0.33, thrown(face), pig ? host.signs().you : theme::bar);
        box.cap(face, 0.4, expected, theme::expected);
    }
    plots::caption(host, {box.inner().x + host.px(6), box.inner().y + host.px(2)}, "", "expected", theme::expected);
}

}  // namespace

double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat) {
    if (state.winner >= 0) return state.winner == seat ? 1 : 0;
    if (state.turn < 0) return 0.5;  // the first player is not drawn yet
    const int own = state.scores[nth(state.turn)], other = state.scores[nth(1 - state.turn)];
    // At the goal the player only has to hold, so the chance is 1.
    const bool there = own + state.turn_total >= solution.rules().goal;
    const double wins = there ? 1 : solution.win(own, other, state.turn_total);
    return state.turn == seat ? wins : 1 - wins;
}

PlotsWindow pig_plots(Host& host, const PigOverlayView& in, const std::shared_ptr<const odds::PigSolution>& in_force) {
    return {
        .note = fmt::format("{} rolls \u00b7 {} decisions", in.faces.all(), in.game.empty() ? 0 : in.game.size() - 1),
        .plots = {{"turn", [&host, &in, in_force](render::Rect px) { turn_map(host, px, in, in_force.get()); }},
                  {"scores", [&host, &in, in_force](render::Rect px) { turn_scores(host, px, in, in_force); }},
                  {"faces", [&](render::Rect px) { thrown_faces(host, px, in); }}},
        .left = [&host, &in, in_force](render::Rect px) { chance(host, px, in, in_force.get()); },
        .row_width = 224};
}

}  // namespace boxcars::ui
