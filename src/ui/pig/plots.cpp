// Plots the chance to win, and beside it the turn, the faces thrown or the frame times. Never runs ahead of the dice.
#include "ui/pig/panels.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

render::Colour seat_colour(const Host& host, int seat) { return seat == 0 ? host.signs().you : host.signs().house; }

void draw_words(Host& host, const render::Rect& px, const char* words) {
    plots::sentence(host, {host, plots::below(host, px)}, words);
}

constexpr float curve_wide = 1.6f;                                               // logical px
constexpr double bar_half = 0.33, cap_half = 0.4, beside_bars = cap_half + 0.2;  // between bars there is 1

std::pair<int, int> scores_of(const pig::State& at) {  // of the player on turn and of the other, at a table of two
    return {at.scores[nth(at.turn)], at.scores[nth(1 - at.turn)]};
}

void chance(Host& host, render::Rect px, const PigOverlayView& in, const odds::PigSolution* solution) {
    const bool exact = solution && in.sheet().players == 2;
    const double now = exact ? seat_chance(*solution, in.state(), in.seat) : 0;
    plots::caption(host, {px.x, px.y}, fmt::format("P(win), {}", name_of(in, in.seat)),
                   exact ? "\u2192 " + percent(now, 2) : "", seat_colour(host, in.seat));
    const auto moves = real(std::max<std::size_t>(in.game.size(), 2) - 1);
    const plots::Axis x = plots::since_start(moves, fmt::format("{:.0f}", moves));
    const plots::Box box{host, plots::below(host, px), x, {{}, {{0, "0%"}, {0.5, "50%"}, {1, "100%"}}}};
    if (!exact) return plots::sentence(host, box, odds::why_unsolved(in.sheet()));
    for (std::size_t i = 0; i + 1 < in.game.size(); ++i)
        if (in.game[i].turn >= 0)
            box.band(real(i), real(i + 1), render::faded(seat_colour(host, in.game[i].turn), 0.07f));
    box.level(0.5, render::faded(theme::theory, 0.8f));
    std::vector<glm::dvec2> curve;
    for (const pig::State& state : in.game)
        curve.push_back({real(curve.size()), seat_chance(*solution, state, in.seat)});
    if (curve.size() > 1) box.line(curve, theme::line, curve_wide);
    if (curve.size() < 60)  // room for a dot per roll and hold
        for (const auto& point : curve) box.dot(point.x, point.y, theme::line, 1.7f);
    if (!curve.empty()) box.dot(curve.back().x, curve.back().y, theme::line);
}

void turn_map(Host& host, render::Rect px, const PigOverlayView& in, const odds::PigSolution* solution) {
    const pig::State& at = in.state();
    if (!in.playing()) return draw_words(host, px, "no turn now");
    if (!solution || in.sheet().players != 2) return draw_words(host, px, odds::why_unsolved(in.sheet()));
    const auto [own, other] = scores_of(at);
    const auto values = solution->turn(own, other);
    const int last = std::min(how_many(values) - 1, std::max(40, at.turn_total + 6));
    double least = 1, most = 0;
    std::vector<glm::dvec2> roll, hold;
    for (int k = 0; k <= last; ++k) {
        const auto& value = values[nth(k)];
        const double held = k > 0 ? value.hold : value.roll;
        roll.push_back({real(k), value.roll});
        if (k > 0) hold.push_back({real(k), held});
        least = std::min({least, value.roll, held});
        most = std::max({most, value.roll, held});
    }
    const double air = std::max(0.02 * (most - least), 0.002);
    const plots::Range y{std::max(0.0, least - air), std::min(1.0, most + air)};
    const plots::Box box{host,
                         plots::below(host, px),
                         {{.most = real(std::max(last, 1))},
                          {{0, "0"}, {last / 2.0, "turn total k"}, {real(last), std::to_string(last)}}},
                         {y, {{y.least, percent(y.least, 0)}, {y.most, percent(y.most, 0)}}}};
    for (int k = 1; k <= last; ++k)  // shades totals where holding is best
        if (!values[nth(k)].best_is_roll) box.band(k - 0.5, k + 0.5, render::faded(theme::bar, 0.22f));
    box.line(roll, theme::line, curve_wide);
    box.line(hold, theme::bar, curve_wide);
    box.marker(at.turn_total, seat_colour(host, at.turn));
    ImVec2 words = box.corner();
    const float gap = host.px(8);
    words.x = gap + plots::caption(host, words, "", "roll", theme::line);
    words.x = gap + plots::caption(host, words, "", "hold", theme::bar);
    plots::caption(host, words, fmt::format("at {} : {}", own, other));
}

// What the turn scores from here on: bars by best play, caps if it is held at 20.
void turn_scores(Host& host, render::Rect px, const PigOverlayView& in,
                 const std::shared_ptr<const odds::PigSolution>& solution) {
    const pig::State& at = in.state();
    if (!in.playing()) return draw_words(host, px, "no turn now");
    if (!solution || in.sheet().players != 2) return draw_words(host, px, odds::why_unsolved(in.sheet()));
    const auto [own, other] = scores_of(at);
    const odds::PigPosition from{own, other, at.turn_total, at.holds[nth(at.turn)]};
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
    const plots::Axis x{{least - beside_bars, most + beside_bars},
                        {{real(least), std::to_string(least)}, {real(most), std::to_string(most)}}};
    const plots::Box box{host, plots::below(host, px), x, plots::chances_to(top, 1.7)};
    for (const auto& [points, chance] : by_best.held) box.bar(points, bar_half, chance, theme::bar);
    for (const auto& [points, chance] : at_20.held) box.cap(points, cap_half, chance, theme::expected);
    plots::caption(host, box.corner(), "best: 0 in", percent(by_best.nothing, 1), theme::bar);
    plots::caption(host, box.corner(1), "at 20: 0 in", percent(at_20.nothing, 1), theme::expected);
}

void thrown_faces(Host& host, render::Rect px, const PigOverlayView& in) {
    const int sides = in.sheet().sides;
    const auto thrown = [&](int face) { return static_cast<double>(in.faces.of(face)); };
    const double expected = real(in.faces.between(1, sides)) / sides;
    double top = expected;
    plots::Axis x{{1 - beside_bars, sides + beside_bars}};
    for (int face = 1; face <= sides; ++face) top = std::max(top, thrown(face));
    for (int face = 1; face <= sides; face += sides > 12 ? 3 : 1) x.ticks.push_back({real(face), std::to_string(face)});
    const plots::Box box{host, plots::below(host, px), x, plots::counts_to(top)};
    for (int face = 1; face <= sides; ++face) {
        box.bar(face, bar_half, thrown(face), face == in.sheet().pig_face ? host.signs().you : theme::bar);
        box.cap(face, cap_half, expected, theme::expected);
    }
    plots::caption(host, box.corner(), "", "expected", theme::expected);
}

}  // namespace

double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat) {
    if (state.winner >= 0) return state.winner == seat ? 1 : 0;
    if (state.turn < 0) return solution.seat_wins(seat);
    const auto [own, other] = scores_of(state);
    const double wins = solution.win(own, other, state.turn_total);  // 1 at the goal
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
