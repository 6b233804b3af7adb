// Draws the odds of Pig: the sheet's value, the table of policies, the current decision, and the position in words.
// Plots the chance to win, and beside it the turn, the faces thrown or the frame times. Never runs ahead of the dice.
// Then the pages of the rules card, and the panel for a new table.
#include "ui/pig/panels.h"

#include "ui/widgets.h"

#include <chrono>

namespace boxcars::ui {
namespace {

std::string name_of(const PigOverlayView& in, int seat) {
    return seat >= 0 && seat < how_many(in.names) ? in.names[nth(seat)] : "player " + std::to_string(seat + 1);
}

struct PolicyWords {
    const char *row, *column;
};
constexpr PolicyWords policy_words[] = {  // in the order of players::policy_names()
    {"hold at 20", "20"},  {"hold at 25", "25"},  {"four turns", "turns"},
    {"by score", "score"}, {"keep pace", "pace"}, {"best play", "best"}};

// Chances of one half or more get the colour of a win, others that of a loss; the further from one half, the stronger.
render::Colour lean(const Host& host, double chance) {
    const float far = std::clamp(static_cast<float>(std::abs(chance - 0.5)) * 6, 0.0f, 1.0f);
    return render::faded(chance >= 0.5 ? host.signs().win : host.signs().loss, 0.05f + 0.27f * far);
}

// Begins two columns in a wide, low window. Returns false in others: all stands one below the other.
bool begin_columns(Host& host) {
    const bool wide = ImGui::GetContentRegionAvail().x > host.px(560);
    if (wide) {
        ImGui::BeginTable("sides", 2);
        ImGui::TableNextColumn();
    }
    return wide;
}

void choice_row(Host& host, const char* verb, double chance, bool best, double scale_to) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.px(19);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    ImFont* const font = best ? host.fonts().mono_bold : host.fonts().mono;
    const float y = at.y + std::round((height - font->FontSize) / 2);
    const render::Colour colour = best ? host.signs().win : theme::text;
    write(font, {at.x, y}, colour, verb);
    const float from = at.x + host.px(48), to = at.x + width - host.px(126);
    const auto bar = [&](float end, render::Colour ink) {
        draw.AddRectFilled({from, at.y + height * 0.32f}, {end, at.y + height * 0.68f}, u32(ink), host.px(2));
    };
    bar(to, theme::frame);
    const float end = from + (to - from) * static_cast<float>(scale_to > 0 ? chance / scale_to : 0);
    bar(std::max(end, from + 2), best ? theme::line : theme::title_note);
    write(font, {to + host.px(10), y}, colour, percent(chance));
    if (best) write(font, {at.x + width - host.px(32), y}, colour, "best");
    ImGui::Dummy({width, height});
}

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

std::string face_range(const pig::Rules& rules) {  // scoring faces: "1 to 3 and 5 to 6"
    const auto run = [](int from, int to) {
        return from == to ? std::to_string(from) : fmt::format("{} to {}", from, to);
    };
    if (rules.pig_face == 1) return run(2, rules.sides);
    if (rules.pig_face == rules.sides) return run(1, rules.sides - 1);
    return run(1, rules.pig_face - 1) + " and " + run(rules.pig_face + 1, rules.sides);
}

std::string the_pig(const pig::Rules& rules) {
    return rules.pig_face == 1 ? "a 1, the snout,"
                               : fmt::format("{} {}, the pig,", article(rules.pig_face), rules.pig_face);
}

// Drawings of the faces that score, the face that ends the turn, and a turn held early enough.
CardDice turn_dice(const pig::Rules& rules) {
    constexpr std::size_t most = 5, held_rolls = 3;
    std::vector<std::vector<int>> adds;
    for (int face = rules.sides; face >= 1 && adds.size() < most; --face)
        if (face != rules.pig_face) adds.insert(adds.begin(), {face});
    std::vector<int> held;
    int sum = 0;
    for (const auto& add : std::span{adds}.last(std::min(held_rolls, adds.size())))
        sum += held.emplace_back(add.front());
    using For = CardThrows::For;
    return {{.body = render::hex(0xE4708C), .pip = render::hex(0x351028), .snout = true, .sides = rules.sides},
            {{std::move(adds), "add their points", For::Nobody},
             {{{rules.pig_face}}, "all of it lost", For::Others},
             {{std::move(held)}, fmt::format("held: {} banked", sum), For::You}}};
}

}  // namespace

void PigPolicyTableSolver::ask(const std::shared_ptr<const odds::PigSolution>& solution, bool wait) {
    if (wait && work_.valid()) work_.wait();
    if (solution == present_) return;
    stop_.request_stop();
    if (work_.valid() && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return;
    const std::size_t size = players::policy_names().size();
    cells_.assign(size, std::vector<std::optional<double>>(size));  // nobody else works on them now
    done_ = false;
    present_ = solution;
    stop_ = std::stop_source{};
    work_ = in_background([this, stop = stop_.get_token(), solution] { fill(stop, solution); });
    if (wait) work_.wait();
}

void PigPolicyTableSolver::fill(const std::stop_token& stop, const std::shared_ptr<const odds::PigSolution>& solution) {
    std::vector<odds::PigPlayer> ready;
    for (const auto name : players::policy_names()) {
        if (stop.stop_requested()) return;
        auto policy = *players::find_policy(name);
        if (policy.needs_solution()) policy.learn(solution);
        ready.emplace_back(solution->rules(), policy.rule(solution->rules()));
    }
    const std::size_t size = ready.size();
    for (std::size_t pairing = 0; pairing < size * size; ++pairing) {
        if (stop.stop_requested()) return;
        const double chance = odds::first_wins(ready[pairing / size], ready[pairing % size]);
        const std::scoped_lock lock{mutex_};
        cells_[pairing / size][pairing % size] = chance;
    }
    done_ = true;
}

std::vector<std::pair<std::string, std::string>> position_in_words(const pig::State& state,
                                                                   std::span<const std::string> players) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (auto& [name, value] : describe(state)) {
        const auto line = name.rfind('_');  // before the seat's number in "score_7"
        const auto number = line == std::string::npos ? std::nullopt : whole_number(name.substr(line + 1));
        if (number && *number > how_many(players)) continue;  // an empty seat
        const bool seat = name == "turn" || name == "winner", taken = value >= 0 && value < how_many(players);
        std::ranges::replace(name, '_', ' ');
        rows.emplace_back(name, !seat ? std::to_string(value) : taken ? players[nth(value)] : "nobody");
    }
    return rows;
}

void PigOverlay::draw_rules(Host& host, const OverlayView& in, TableRequests&) {
    const bool wide = begin_columns(host);
    knobs(host, in);
    space(host, 2);
    if (wide) ImGui::TableNextColumn();
    heading(host, "Shown position");
    {
        const InFont small{host.fonts().mono_small};
        const float half = ImGui::GetContentRegionAvail().x / 2, left = ImGui::GetCursorPosX();
        for (bool second = false; const auto& [name, value] : position_in_words(own(in).state(), own(in).names)) {
            const float from = second ? left + half : left;
            if (second) ImGui::SameLine();
            ImGui::SetCursorPosX(from);
            colour_text(theme::text_dim, name);
            ImGui::SameLine();
            right_text(value, from + half - host.px(14), theme::text);
            second = !second;
        }
    }
    if (wide) ImGui::EndTable();
}

void PigOverlay::draw_odds(Host& host, const OverlayView& in) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(4)});
    const bool wide = begin_columns(host);
    worth(host);
    if (!wide) table(host);
    heading(host, "this decision, rules in force");
    position(host, own(in));
    if (wide) {
        ImGui::TableNextColumn();
        table(host);
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

void PigOverlay::worth(Host& host) const {
    main_figure(host, "overlay.first_wins",
                starts_level(sheet()) ? "first player wins, best play" : "player 1 begins and wins",
                solution_ && !unsolvable() ? percent(solution_->first_player_wins()) : "\u2026",
                current() ? theme::line : theme::text_dim);
    const InFont small{host.fonts().mono_small};
    if (!current()) {
        if (favours_a_seat(sheet())) return colour_text(theme::text_dim, pig::favour_refusal, 0.0f);
        colour_text(theme::text_dim,
                    rules::problem(edited()) ? "these knobs cannot stand together" : "solving the changed rules");
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x, height = host.px(3);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw.AddRectFilled(at, {at.x + width, at.y + height}, u32(theme::frame));
        draw.AddRectFilled(at, {at.x + width * static_cast<float>(progress_), at.y + height}, u32(theme::theory));
        ImGui::Dummy({width, height});
        return;
    }
    std::string words = fmt::format("{:.12f} \u00b7 ", solution_->first_player_wins());
    words += in_force_ && !in_force_->answers(sheet()) ? "in force " + percent(in_force_->first_player_wins())
                                                       : grouped(solution_->states()) + " states";
    colour_text(theme::text_dim, words);
    if (sheet().players > 2) tip("Solved for two players; the sheet has more.", host.px(300));
}

void PigOverlay::table(Host& host) const {
    heading(host, starts_level(sheet()) ? "first mover (row) beats second, %" : "player 1 (row) begins and wins, %");
    const InFont small{host.fonts().mono_small};
    if (favours_a_seat(sheet())) return colour_text(theme::text_dim, "no pairings on this sheet");
    if (sheet().goal > largest_goal_paired)
        return colour_text(theme::text_dim,
                           fmt::format("pairings are worked out up to a goal of {}", largest_goal_paired));
    constexpr std::size_t count = std::size(policy_words);
    const auto cells = table_.cells();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, row = host.px(17), first = host.px(76);
    const float column = (width - first) / static_cast<float>(count);
    const auto cell = [&](float right, float y, render::Colour colour, const std::string& words) {
        draw.AddText({std::round(right - text_size(words).x), std::round(y + (row - ImGui::GetFontSize()) / 2)},
                     u32(colour), words.c_str());
    };
    for (std::size_t b = 0; b < count; ++b)
        cell(at.x + first + column * static_cast<float>(b + 1) - host.px(5), at.y, theme::title_text,
             policy_words[b].column);
    for (std::size_t a = 0; a < count; ++a) {
        const float y = at.y + row * static_cast<float>(a + 1);
        draw.AddText({at.x, std::round(y + (row - ImGui::GetFontSize()) / 2)}, u32(theme::text), policy_words[a].row);
        for (std::size_t b = 0; b < count; ++b) {
            const float x = at.x + first + column * static_cast<float>(b);
            const bool known = a < cells.size() && cells[a][b];
            if (known) draw.AddRectFilled({x + 1, y + 1}, {x + column - 1, y + row - 1}, u32(lean(host, *cells[a][b])));
            cell(x + column - host.px(5), y, known && current() ? theme::text : theme::text_dim,
                 known ? fmt::format("{:.2f}", 100 * *cells[a][b]) : "\u00b7");
        }
    }
    ImGui::Dummy({width, row * static_cast<float>(count + 1)});
    host.mark("overlay.policy_table");
}

void PigOverlay::position(Host& host, const PigOverlayView& in) const {
    const pig::State& shown = in.state();
    if (shown.winner < 0 && shown.turn < 0) return colour_text(theme::text_dim, "The game has not begun.");
    if (!in.playing()) return colour_text(theme::text_dim, "The game is over.");
    if (!in_force_) return colour_text(theme::text_dim, odds::why_unsolved(odds::for_two(in.sheet())));
    const odds::Advice advice = odds::advise(*in_force_, in.sheet(), shown);
    const double most = std::max(advice.roll, advice.hold);
    {
        const InFont small{host.fonts().mono_small};
        colour_text(theme::text_dim,
                    fmt::format("{} \u00b7 own {} \u00b7 {} {} \u00b7 turn {}", name_of(in, shown.turn),
                                shown.scores[nth(shown.turn)], in.sheet().players > 2 ? "best other" : "other",
                                pig::best_opponent_score(in.sheet(), shown), shown.turn_total) +
                        (advice.exact ? "" : " \u00b7 as if for two"));
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{});
    choice_row(host, "roll", advice.roll, advice.best_is_roll, most);
    choice_row(host, "hold", advice.may_hold ? advice.hold : 0, !advice.best_is_roll, most);
    ImGui::PopStyleVar();
    host.mark("overlay.decision");
}

double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat) {
    if (state.winner >= 0) return state.winner == seat ? 1 : 0;
    if (state.turn < 0) return solution.seat_wins(seat);
    const auto [own, other] = scores_of(state);
    const double wins = solution.win(own, other, state.turn_total);  // 1 at the goal
    return state.turn == seat ? wins : 1 - wins;
}

PlotsWindow PigOverlay::plots(Host& host, const OverlayView& seen) {
    const PigOverlayView& in = own(seen);
    return {
        .note = fmt::format("{} rolls \u00b7 {} decisions", in.faces.all(), in.game.empty() ? 0 : in.game.size() - 1),
        .plots = {{"turn", [&](render::Rect px) { turn_map(host, px, in, in_force_.get()); }},
                  {"scores", [&](render::Rect px) { turn_scores(host, px, in, in_force_); }},
                  {"faces", [&](render::Rect px) { thrown_faces(host, px, in); }}},
        .left = [&](render::Rect px) { chance(host, px, in, in_force_.get()); },
        .row_width = 224};
}

std::vector<CardPage> pig_pages(const pig::Rules& rules) {
    std::vector<CardPage> pages{
        {"The race",
         {fmt::format("{} players race to {} points with one {}-sided die.", rules.players, rules.goal, rules.sides),
          fmt::format("The first to hold {} or more wins at once; {} no further turn.", rules.goal,
                      rules.players == 2 ? "the other player gets" : "the others get"),
          "Chance decides who starts the first game. After that the players take turns to start."}},
        {"A turn",
         {"Roll as often as you dare. You must roll at least once in a turn.",
          fmt::format("A roll of {} adds its points to the turn total.", face_range(rules)),
          fmt::format("But {} ends the turn, and the turn total is lost. What is banked is safe.", the_pig(rules)),
          fmt::format("Hold banks the turn total and passes the die. {} counts when it is held, not before.",
                      rules.goal),
          fmt::format("One roll in {} is {}.", rules.sides, the_pig(rules))},
         {},
         {turn_dice(rules)}},
        sheet_page(rules)};
    std::ranges::copy(handicap_words(rules), std::back_inserter(pages.front().sentences));
    return pages;
}

std::vector<PlayerChoice> pig_choices(const rules::Sheet& rules, const Portraits& faces) {
    auto two = rules.as<pig::Rules>();
    two.players = pig::Rules{}.players;
    std::vector<PlayerChoice> all{{human_player, "plays at this computer", "Person"}};
    for (const auto name : players::policy_names()) {
        const auto policy = players::find_policy(name);
        all.push_back(
            choice_of(players::pig_people(), name, policy->title(), policy->in_words(), two == pig::Rules{}, faces));
    }
    all.push_back({any_hold, "holds at any number you like", players::find_policy("hold:1")->title()});
    return all;
}

std::unique_ptr<SeatsPanel> pig_seats(NewTable asked) {
    const auto note = [](const rules::Sheet& sheet) {
        const auto& rules = sheet.as<pig::Rules>();
        return fmt::format("race to {} \u00b7 {}-sided die", rules.goal, rules.sides);
    };
    const auto usual = [](std::size_t seat) {  // the policies in turn
        const auto names = players::policy_names();
        return std::string{names[(std::max<std::size_t>(1, seat) - 1) % names.size()]};
    };
    const auto words = [](const std::string& name) {
        const auto policy = players::find_policy(name);
        return policy ? std::string{policy->in_words()} : std::string{};
    };
    return std::make_unique<SeatsPanel>(
        SeatsParts{
            .title = "A NEW MATCH",
            .note = note,
            .choices = pig_choices,
            .usual = usual,
            .words = words,
            .cast = players::pig_people(),
            .sections = {{"RULES", {{.knob = "goal", .label = "Goal"}, {.knob = "sides", .label = "Sides of the die"}}},
                         {"DICE"}},
            .coach = true},
        std::move(asked));
}

}  // namespace boxcars::ui
