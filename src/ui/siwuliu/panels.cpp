// The debug overlay of sì-wŭ-liù, its rules card, the panel for a new table, and the list of rounds.
#include "ui/siwuliu/panels.h"

#include "ui/amounts.h"
#include "ui/history/panel.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

double dollars(Cents cents) { return real(cents) / real(dollar); }

void balance_plot(Host& host, render::Rect px, std::span<const SiwuliuPoint> curve) {
    const auto [low, high] = std::ranges::minmax(curve, {}, &SiwuliuPoint::balance);
    const Cents least = low.balance, most = high.balance;
    const double air = std::max(1.0, 0.08 * dollars(most - least));
    plots::Axis y{{std::max(0.0, dollars(least) - air), dollars(most) + air}, {{dollars(least), look_money(least)}}};
    const int rounds = curve.back().rounds;
    const double last = real(std::max(1, rounds));
    if (least != most) y.ticks.push_back({dollars(most), look_money(most)});
    const plots::Box box{host, plots::below(host, px), plots::since_start(last, counted_words(rounds, "round")), y};
    std::vector<glm::dvec2> points;
    for (const auto& [balance, nth] : curve) points.push_back({real(nth), dollars(balance)});
    box.level(points[0].y, theme::theory);
    box.steps(points, theme::line, 1.7f);
    box.dot(points.back().x, points.back().y, theme::line);
    plots::caption(host, {px.x, px.y}, "your purse after each round", look_money(curve.back().balance), theme::line);
}

constexpr float row_height = 19;
struct Column {
    float from_right;  // from the right edge to the column's right end, px
    const char* title;
    odds::Fraction odds::RoundOdds::*chance;  // nullptr: the mean is shown
};
constexpr Column columns[] = {{190, "win", &odds::RoundOdds::win},
                              {122, "back", &odds::RoundOdds::push},
                              {62, "lose", &odds::RoundOdds::lose},
                              {0, "mean", nullptr}};
constexpr std::size_t longest_fraction = 13;

std::string signed_percent(const odds::Fraction& value) {
    return (value < 0 ? "\u2212" : "+") + percent(std::abs(odds::to_double(value)));
}

std::string whole_story(const odds::RoundOdds& chances, Cents unit) {
    std::string words = fmt::format("wins {} = {}\ncomes back {}\nloses {} = {}\nmean {} of a bet\n",
                                    odds::to_text(chances.win), percent(chances.win), odds::to_text(chances.push),
                                    odds::to_text(chances.lose), percent(chances.lose), odds::to_text(chances.edge));
    for (const auto& [net, chance] : chances.results)
        words += fmt::format("{}: {} = {}\n", odds::units_text(net, unit), odds::to_text(chance), percent(chance));
    words.pop_back();
    return words;
}

using siwuliu::Rules;

std::string pays(const Rules& rules, ceelo_dice::Reading reading) {
    return fmt::format("{} to 1", siwuliu::player_multiple(rules, reading));
}

constexpr float done_width = 92;
constexpr CardDie bone_die{.body = render::hex(0xE8E3D6), .pip = render::hex(0x15213F), .red = render::hex(0xC3161C)};

ThrowFate fate_of(const Rules& rules, const siwuliu::State& before, const ThreeFaces& faces) {
    using siwuliu::Phase;
    siwuliu::State after = before;
    advance(rules, after, siwuliu::Rolled{faces[0], faces[1], faces[2]});
    if (after.phase == before.phase) return {ThrowFate::Sort::Again, 0};
    if (after.phase == Phase::PlayerRolls) return {ThrowFate::Sort::Scores, after.point};
    const auto won = numeric_cast<int>(odds::net_of(after));
    return fate_by_bets(before.phase == Phase::PlayerRolls ? won : -won);
}

CardDice dice_of(const Rules& rules, const siwuliu::State& before,
                 const std::function<std::string(const ThrowFate&)>& words, const std::string& note = {}) {
    const auto fate = [&](const ThreeFaces& faces) { return fate_of(rules, before, faces); };
    return {bone_die, by_fate(before.phase == siwuliu::Phase::PlayerRolls, fate, words), note};
}

std::string fate_words(const ThrowFate& fate, const std::array<const char*, 5>& by_sort) {
    return fmt::format(fmt::runtime(by_sort[nth(fate.sort)]), fate.bets);
}

std::string bankers_fate(const ThrowFate& fate) {
    const char* const wins = fate.bets == 1 ? "the bank wins" : "the bank wins {} bets";
    return fate_words(fate, {wins, "his point: {}", "the bet comes back", "he throws again", "you win {} to 1"});
}

std::string players_fate(const ThrowFate& fate) {
    return fate_words(fate, {"{} to 1", "{} to 1", "the bet comes back", "you throw again", "loses"});
}

CardPage banker(const Rules& rules) {
    CardPage page{"The banker throws",
                  {"He throws until the dice settle the bets or give him a point."},
                  {{"4 \u00b7 5 \u00b7 6, any triple, or a 6 beside a pair", "the bank wins"},
                   {"1 \u00b7 2 \u00b7 3, or a 1 beside a pair", "bets are paid 1 to 1"},
                   {"A pair and any other die", "that die is his point"},
                   {"A pair of 6s or of 1s", "like any other pair"},
                   {"Anything else", "he throws again"}},
                  {dice_of(rules, odds::one_unit(), bankers_fate)}};
    if (rules.banker_multiples != 0)
        page.sentences.emplace_back("His 4 \u00b7 5 \u00b7 6 and triples collect as many bets as yours would be paid.");
    return page;
}

CardPage player(const Rules& rules) {
    using ceelo_dice::Pattern;
    constexpr int his_point = 4;
    constexpr const char* ties[] = {"you throw again", "the bet comes back", "the banker wins", "you win"};
    CardPage page{"You throw against his point",
                  {rules.pair_with_6_or_1 == siwuliu::OuterPair::Point
                       ? "For you, a 6 or a 1 beside a pair is a point, too: the highest and the lowest."
                       : "A 6 or a 1 beside your pair decides nothing: you throw again."},
                  {{"1 \u00b7 1 \u00b7 1", pays(rules, {Pattern::Triple, 1, 0})},
                   {"Any other triple", pays(rules, {Pattern::Triple, 2, 0})},
                   {"4 \u00b7 5 \u00b7 6", pays(rules, {Pattern::FourFiveSix, 0, 0})},
                   {"1 \u00b7 2 \u00b7 3", "loses"},
                   {"A higher point", fmt::format("{} to 1", rules.pays_point)},
                   {"A lower point", "loses"},
                   {"The same point", ties[nth(rules.tie)]},
                   {"Anything else", "you throw again"}},
                  {dice_of(rules, odds::one_unit(1, his_point), players_fate,
                           fmt::format("Against a point of {}, best first:", his_point))}};
    if (rules.raise) page.sentences.emplace_back("Before you throw you may raise once, by up to your bet.");
    if (rules.surrender) page.sentences.emplace_back("Before you throw you may give up: half of your bet comes back.");
    return page;
}

}  // namespace

SiwuliuOverlay::SiwuliuOverlay()
    : DebugOverlay({.game = "S\u00ec-w\u016d-li\u00f9",
                    .when = "the next round",
                    .faces = {4, 5, 6},
                    .fair = [](const rules::Sheet& sheet, const odds::Fraction& least,
                               const odds::Fraction& most) -> std::optional<rules::Sheet> {
                        return odds::fair_sheet(sheet.as<siwuliu::Rules>(), least, most);
                    }}) {}

PlotsWindow SiwuliuOverlay::plots(Host& host, const OverlayView& in) {
    const std::span<const SiwuliuPoint> curve = static_cast<const SiwuliuOverlayView&>(in).curve;
    return {.note = counted_words(curve.back().rounds, "round"),
            .plots = {{"results", [&](render::Rect px) { results(host, px); }},
                      {"purse", [&host, curve](render::Rect px) { balance_plot(host, px, curve); }}}};
}

void SiwuliuOverlay::draw_odds(Host& host, const OverlayView&) {
    const odds::SiwuliuOdds &now = odds_.edited(), &before = odds_.in_force();
    const bool changed = now.player.edge != before.player.edge;
    const std::string exact = odds::to_text(now.player.edge);
    main_figure(host, "overlay.edge", fmt::format("a bet brings you {}", exact.size() > longest_fraction ? "" : exact),
                signed_percent(now.player.edge), changed ? theme::changed : theme::line);
    const InFont small{host.fonts().mono_small};
    colour_text(theme::text_dim, changed ? "in force: " + signed_percent(before.player.edge)
                                         : fmt::format("standard deviation {:.4f} of a bet",
                                                       std::sqrt(odds::to_double(now.player.variance))));
    colour_text(theme::text_dim,
                fmt::format("the banker's dice win {}, lose {}", percent(now.auto_win), percent(now.auto_loss)));
    space(host, 2);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float end = at.x + ImGui::GetContentRegionAvail().x;
    ImFont* const font = host.fonts().mono_small;
    for (const Column& column : columns)
        right_cell(font, end - host.px(column.from_right), at.y, theme::title_text, column.title);
    space(host, row_height);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{});
    row(host, "whole bet", now.player, before.player, false);
    for (const auto& [point, against] : now.by_point)
        row(host, fmt::format("against {}", point), against, before.by_point.at(point), point % 2 == 0);
    ImGui::PopStyleVar();
}

void SiwuliuOverlay::row(Host& host, const std::string& name, const odds::RoundOdds& now, const odds::RoundOdds& before,
                         bool shaded) const {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = host.px(row_height), right = at.x + ImGui::GetContentRegionAvail().x;
    ImFont* const font = host.fonts().mono_small;
    const float y = at.y + std::round((height - font->FontSize) / 2);
    if (shaded) ImGui::GetWindowDrawList()->AddRectFilled(at, {right, at.y + height}, u32(theme::row_alt));
    const render::Colour colour = now.edge == before.edge ? theme::text : theme::changed;
    write(font, {at.x, y}, colour, name);
    const std::string mean = fmt::format("{:+.2f}%", 100 * odds::to_double(now.edge));
    for (const auto& [from_right, title, chance] : columns)
        right_cell(font, right - host.px(from_right), y, colour, chance ? percent(now.*chance, 2) : mean);
    ImGui::Dummy({right - at.x, height});
    host.mark("overlay.odds." + name);
    if (ImGui::IsItemHovered()) tip(whole_story(now, odds_.edited().unit), host.px(420));
}

void SiwuliuOverlay::results(Host& host, render::Rect px) const {
    const auto &now = odds_.edited().player.results, &before = odds_.in_force().player.results;
    const Cents cents = odds_.edited().unit;
    const double unit = real(cents), unit_before = real(odds_.in_force().unit);
    double most = 0;
    for (const auto* list : {&now, &before})
        for (const auto& result : *list) most = std::max(most, odds::to_double(result.chance));
    constexpr double beside = 0.7;
    plots::Axis x{{std::min({0.0, real(now.front().coins) / unit, real(before.front().coins) / unit_before}) - beside,
                   std::max({0.0, real(now.back().coins) / unit, real(before.back().coins) / unit_before}) + beside}};
    for (const auto& one : now) x.ticks.push_back({real(one.coins) / unit, odds::units_text(one.coins, cents)});
    const plots::Box box{host, plots::below(host, px), x, plots::chances_to(std::ceil(most * 10) / 10)};
    for (const auto& result : now)
        box.bar(real(result.coins) / unit, 0.32 / unit, odds::to_double(result.chance), host.signs().of(result.coins));
    for (const auto& result : before)
        box.cap(real(result.coins) / unit_before, 0.40 / unit, odds::to_double(result.chance), theme::expected);
    const odds::Fraction& edge = odds_.edited().player.edge;
    box.marker(odds::to_double(edge), theme::theory);
    const std::string mean = odds::to_text(edge);
    plots::caption(host, {px.x, px.y}, "what one unit brings, net; mean",
                   mean.size() > longest_fraction ? signed_percent(edge) : mean);
}

SiwuliuEdge siwuliu_edge(const odds::SiwuliuOdds& odds) {
    const odds::Fraction& edge = odds.player.edge;
    if (edge == 0) return {"These rules favour nobody", "the mean of a bet is exactly 0"};
    const std::string exact = odds::to_text(odds::Fraction{abs(edge)});
    std::string much = fmt::format("by {:.2f} % of a bet", 100 * odds::to_double(odds::Fraction{abs(edge)}));
    if (exact.size() <= 16) much += " (" + exact + ")";  // a longer fraction is left out
    return {edge > 0 ? "These rules favour you" : "These rules favour the bank", much};
}

std::vector<CardPage> siwuliu_pages(const Rules& rules) {
    const SiwuliuEdge edge = siwuliu_edge(odds::siwuliu_odds(rules));
    return {{"Bets",
             {"One banker, one player, three dice in a bowl. The banker puts up money: the bank.",
              "You bet against as much of it as you like, in one bet or several: that is called covering.",
              "What you do not cover goes back to the banker before the dice are thrown.",
              "Until then you can take a bet back."}},
            banker(rules),
            player(rules),
            {"The odds",
             {edge.who + " " + edge.much + ".", "If you win more than the bank holds, you get what it holds.",
              "At the table, F1 shows the exact odds and lets you change the rules."},
             {{"The banker opens with", look_money(rules.bank)},
              {"You sit down with", look_money(rules.balance)},
              {"Changes to the standard rules", std::to_string(rules::changed_count(rules))}}}};
}

std::unique_ptr<SeatsPanel> siwuliu_seats(NewTable asked) {
    return std::make_unique<SeatsPanel>(
        SeatsParts{
            .title = "A NEW SITTING",
            .note = [](const rules::Sheet&) { return std::string{"one banker, one player"}; },
            .width = 600,
            .height = 400,
            .sections = {{"MONEY",
                          {{"bank", "The bank", {100'050, 10'000}}, {"balance", "You bring", {10'000, 50'000}}}},
                         {"RULES AND DICE"}},
            .presets = {{"Original", "written",
                         [](const rules::Sheet& sheet) -> rules::Sheet { return as_written(sheet.as<Rules>()); }},
                        {"Fairer", "fair",
                         [](const rules::Sheet& sheet) -> rules::Sheet { return fair_house(sheet.as<Rules>()); }}}},
        std::move(asked));
}

static void row(Host& host, const SiwuliuRoundLine& round, SiwuliuRoundsDone& done) {
    ImGui::AlignTextToFramePadding();
    colour_text(theme::title_text, fmt::format("{}", round.number));
    const float left = ImGui::GetStyle().WindowPadding.x;
    ImGui::SameLine(left + host.px(34));
    ImGui::TextUnformatted(round.words.c_str());
    ImGui::SameLine();
    right_text(look_change(round.result), left + host.px(296), host.signs().of(round.result, theme::text));
    host.next_to(-1, left + host.px(312));
    colour_text(theme::text_dim, fmt::format("bank {}, you {}", look_money(round.bank), look_money(round.balance)));
    const float width = host.px(104);
    same_line_right(width);
    const char* const word = round.practice ? "Practice" : round.recorded ? "Recorded" : "Record";
    const std::string label = fmt::format("{}##{}", word, round.number);
    if (named_button(host, fmt::format("rounds.record.{}", round.number), label, {width, 0},
                     !round.recorded && !round.practice))
        done.record = round.number;
}

SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SiwuliuRoundsDone done;
    Panel panel{host, {"rounds", "ROUNDS", "of this game"}, PanelSize{700, 420}};
    if (rounds.empty()) paragraph("No round has ended yet.", ImGui::GetContentRegionAvail().x, host.px(23));
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) row(host, *round, done);
    panel.foot();
    foot_words(host, "SAVE THE ROUND, at the table, writes it to records.txt.", host.px(done_width));
    done.close = last_button(host, "rounds.done", "Done", done_width);
    return done;
}

}  // namespace boxcars::ui
