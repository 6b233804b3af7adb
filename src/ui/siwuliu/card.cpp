// The rules card of sì-wŭ-liù, the panel for a new table, and the list of rounds.
#include "ui/siwuliu/panels.h"

#include "ui/amounts.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

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
