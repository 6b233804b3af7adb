// Draws the odds of Pig: the sheet's value, the table of policies, the current decision, and the position in words.
#include "ui/pig/panels.h"
#include "ui/widgets.h"

#include <chrono>

namespace boxcars::ui {
namespace {

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

std::string name_of(const PigOverlayView& in, int seat) {
    return seat >= 0 && seat < how_many(in.names) ? in.names[nth(seat)] : "player " + std::to_string(seat + 1);
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

}  // namespace boxcars::ui
