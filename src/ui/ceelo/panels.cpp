// The debug overlay of cee-lo, its rules card, and the panel for a new game.
#include "ui/ceelo/panels.h"

#include "players/ceelo/policy.h"
#include "ui/history/panel.h"

namespace boxcars::ui {
namespace {

constexpr float fraction_end = 78;  // right end of the fractions, logical px from the right edge

// Draws a name, fraction and percentage; amber if the edited sheet changes them, with the value in force as a tip.
void row(Host& host, const std::string& mark, const std::string& name, const odds::Fraction& value,
         const odds::Fraction& in_force) {
    const float right = ImGui::GetContentRegionMax().x;
    const bool changed = value != in_force;
    colour_text(theme::text_dim, name);
    host.mark("overlay.odds." + mark);
    if (changed && ImGui::IsItemHovered())
        tip(fmt::format("in force: {} = {}", odds::to_text(in_force), percent(in_force)), host.px(360));
    ImGui::SameLine();
    const std::string exact = odds::to_text(value);
    const float room = right - host.px(fraction_end) - ImGui::GetCursorPosX();
    const bool fits = text_size(exact).x <= room;  // a tip shows a fraction that does not fit
    right_text(fits ? exact : "\u2026", right - host.px(fraction_end), changed ? theme::changed : theme::text);
    if (!fits) tip(exact, host.px(360));
    ImGui::SameLine();
    right_text(percent(value), right, changed ? theme::changed : theme::text);
}

constexpr std::array<render::Colour, ceelo::most_players> seat_colours{theme::changed, theme::line, theme::expected,
                                                                       theme::you,     theme::bar,  theme::text};

void purses(Host& host, render::Rect px, const CeeloOverlayView& in) {
    plots::caption(host, {px.x, px.y}, "coins");
    const auto& coins = in.history.coins;
    int top = 0;
    for (const auto& seats : coins) top = std::max(top, std::ranges::max(seats));
    const double last = real(std::max<std::size_t>(coins.size(), 2) - 1);
    const plots::Axis x = plots::since_start(last, fmt::format("round {:.0f}", last));
    const plots::Box box{host, plots::below(host, px), x, plots::counts_to(top)};
    ImVec2 at = box.corner();
    for (std::size_t seat = 0; seat < nth(in.rules.as<ceelo::Rules>().players); ++seat) {
        const render::Colour colour = seat_colours[seat];
        std::vector<glm::dvec2> line;
        for (const auto& seats : coins) line.push_back({real(line.size()), real(seats[seat])});
        if (line.size() > 1) box.steps(line, colour);
        if (seat < in.names.size()) at.x = plots::caption(host, at, "", in.names[seat], colour) + host.px(7);
    }
}

std::string to_one(int pays) { return fmt::format("{} to 1", pays); }

constexpr CardDie black_die{.body = render::hex(0x1E2127), .pip = render::hex(0xF4E3BC)};
constexpr int bankers_score = 4;

ThrowFate fate_of(const ceelo::Rules& rules, const ceelo::State& before, const ThreeFaces& faces) {
    ceelo::State after = before;
    advance(rules, after, ceelo::Rolled{{faces[0], faces[1], faces[2]}});
    if (after.phase == before.phase) return {ThrowFate::Sort::Again, 0};
    if (after.phase == ceelo::Phase::BettorThrows) return {ThrowFate::Sort::Scores, after.point};
    return fate_by_bets(worth(after, before.turn) - worth(before, before.turn));
}

std::string words_of(const ThrowFate& fate, bool bankers) {
    const char* const by_sort[] = {bankers ? "the bank wins" : "wins {} to 1", "score {}", "nobody pays", "throw again",
                                   bankers ? "bank pays {} to 1" : "loses"};
    return fmt::format(fmt::runtime(by_sort[nth(fate.sort)]), fate.bets);
}

std::vector<CardDice> both_throw(const ceelo::Rules& of) {
    const ceelo::Rules rules = odds::with_players(of, 2);
    const ceelo::State banker = odds::all_bet(rules);
    ceelo::State bettor = banker;
    advance(rules, bettor, ceelo::Rolled{{3, 3, bankers_score}});
    std::vector<CardDice> all;
    for (const ceelo::State& before : {banker, bettor}) {
        const bool bankers = before.phase == banker.phase;
        all.push_back({black_die,
                       by_fate(
                           !bankers, [&](const ThreeFaces& faces) { return fate_of(rules, before, faces); },
                           [&](const ThrowFate& fate) { return words_of(fate, bankers); }),
                       bankers ? "The banker's throw, best first:"
                               : fmt::format("A player's throw against {}, best first:", bankers_score)});
    }
    return all;
}

CardPage the_dice(const ceelo::Rules& rules) {
    static constexpr const char* ties[] = {"an equal score is a push: nobody pays.",
                                           "an equal score loses to the banker.", "an equal score is thrown again.",
                                           "the first seat wins equal scores, betting or banking; between others "
                                           "nobody pays."};
    return {"The dice",
            {"The banker throws three dice until there is a result. 4-5-6, a triple or a 6 beside a pair wins every "
             "bet at once; 1-2-3 or a 1 beside a pair loses every bet at once. Any other die beside a pair (2 to 5) is "
             "the score to beat.",
             "Then each player who bet throws against that score, one after another. 4-5-6 or any triple wins, 1-2-3 "
             "loses. The die beside a pair, now 1 to 6, is the score, and the higher score wins.",
             fmt::format("At this table {}", ties[nth(rules.tie)])},
            {{"A higher score pays", to_one(rules.pays_point)},
             {"4-5-6 pays", to_one(rules.pays_456)},
             {"1-1-1 pays", to_one(rules.pays_111)},
             {"Another triple pays", to_one(rules.pays_triple)},
             {"The banker loses at once", to_one(rules.pays_at_once)}},
            both_throw(rules)};
}

}  // namespace

CeeloOverlay::CeeloOverlay()
    : DebugOverlay({.game = "Cee-lo",
                    .when = "the next round, another number of players with the next game",
                    .faces = {4, 5, 6},
                    .fair = [](const rules::Sheet& sheet, const odds::Fraction& least,
                               const odds::Fraction& most) -> std::optional<rules::Sheet> {
                        return odds::fair_sheet(sheet.as<ceelo::Rules>(), least, most);
                    }}) {}

void CeeloOverlay::follow(const OverlayView& in) {
    odds_.follow(edited(), in.rules, [](const rules::Sheet& rules) {
        const auto& sheet = rules.as<ceelo::Rules>();
        BankOdds all{.bet = odds::ceelo_bet(sheet)};
        for (int players = 2; players <= ceelo::most_players; ++players)
            all.passes[nth(players)] = odds::ceelo_bank_passes(sheet, players);
        return all;
    });
    const auto& shown = in.shown.as<ceelo::State>();
    if (chosen_at_ == shown) return;
    chosen_at_ = shown;
    choices_ = odds::ceelo_choices(odds_.in_force().bet, in.rules.as<ceelo::Rules>(), shown);
}

void CeeloOverlay::draw_rules(Host& host, const OverlayView& in, TableRequests& requests) {
    by_hand(host, "Dice by hand, and steps", in, requests);
    requests.step_decision = named_button(host, "overlay.step_decision", "Play one decision");
    knobs(host, in);
}

void CeeloOverlay::draw_odds(Host& host, const OverlayView& in) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(3)});
    const bool first = edited().as<ceelo::Rules>().tie == ceelo::Tie::First;
    heading(host, first ? "One coin of seat 1 against the bank" : "One coin against the bank");
    {
        const InFont small{host.fonts().mono_small};
        const odds::CeeloBet &now = odds_.edited().bet, &before = odds_.in_force().bet;
        row(host, "player_wins", "player wins", now.win, before.win);
        row(host, "tie", "push", now.push, before.push);
        row(host, "player_loses", "player loses", now.lose, before.lose);
        row(host, "banker_edge", "banker's edge", now.banker_edge, before.banker_edge);
    }
    position(host, in.shown.as<ceelo::State>());
    heading(host, "The bank passes, if fully covered");
    const InFont small{host.fonts().mono_small};
    for (std::size_t players = 2; players < odds_.edited().passes.size(); ++players)
        row(host, fmt::format("passes_{}", players), fmt::format("{} players", players), odds_.edited().passes[players],
            odds_.in_force().passes[players]);
    ImGui::PopStyleVar();
}

// Shows the odds of the bettor on turn against the banker's point.
void CeeloOverlay::position(Host& host, const ceelo::State& shown) const {
    const auto& all = odds_.in_force().bet.against;
    const auto against = std::ranges::find(all, shown.point, &odds::CeeloAgainst::point);
    if (shown.phase != ceelo::Phase::BettorThrows || against == all.end()) return;
    const odds::RoundOdds player = odds::odds_between(*against, shown.banker, shown.turn);
    heading(host, fmt::format("Now: score to beat {}", shown.point));
    const InFont small{host.fonts().mono_small};
    row(host, "now_wins", ceelo::player_name(shown.turn) + " wins", player.win, player.win);
    row(host, "now_tie", "push", player.push, player.push);
    row(host, "now_loses", "loses", player.lose, player.lose);
}

void CeeloHistory::add(const ceelo::Fact& fact) {
    const auto settled = [this](int net) {
        ++results[net];
        ++bets;
    };
    if (const auto* won = std::get_if<ceelo::BettorWon>(&fact))
        settled((won->won + won->unpaid) / std::max(1, won->bet));
    if (std::holds_alternative<ceelo::BettorLost>(fact)) settled(-1);
    if (const auto* off = std::get_if<ceelo::StandOff>(&fact); off && !off->again) settled(0);
    if (std::holds_alternative<ceelo::BankDrawn>(fact)) coins.clear();
    if (const auto* began = std::get_if<ceelo::RoundBegan>(&fact); began && coins.empty())
        coins.push_back(began->coins);
    if (const auto* over = std::get_if<ceelo::RoundOver>(&fact)) {
        coins.push_back(over->coins);
        ++rounds;
    }
}

PlotsWindow CeeloOverlay::plots(Host& host, const OverlayView& seen) {
    const auto& in = static_cast<const CeeloOverlayView&>(seen);
    return {.note = counted_words(in.history.rounds, "round") + " \u00b7 " + counted_words(in.history.bets, "bet"),
            .plots = {{"purses", [&](render::Rect px) { purses(host, px, in); }},
                      {"worth", [&](render::Rect px) { worth(host, px); }}},
            .left = [&](render::Rect px) { results(host, px, in.history); },
            .row_width = 174};
}

// Plots the net result per coin bet against the bank: bars for the shares so far, short lines for the exact ones.
void CeeloOverlay::results(Host& host, render::Rect px, const CeeloHistory& history) const {
    const float end = plots::caption(host, {px.x, px.y}, "one coin: so far,", "", theme::bar);
    plots::caption(host, {end + host.px(4), px.y}, "", "exactly", theme::expected);
    const auto& exact = odds_.in_force().bet.results;  // ascending, as the counted ones are
    int least = std::min(-1, static_cast<int>(exact.front().coins)),
        most = std::max(1, static_cast<int>(exact.back().coins));
    double top = 0.1;
    for (const auto& result : exact) top = std::max(top, odds::to_double(result.chance));
    const double bets = std::max(1, history.bets);
    if (!history.results.empty()) {
        least = std::min(least, history.results.begin()->first);
        most = std::max(most, history.results.rbegin()->first);
    }
    for (const auto& [net, count] : history.results) top = std::max(top, count / bets);
    constexpr double beside = 0.6;
    plots::Axis x{{least - beside, most + beside}};
    for (int net = least; net <= most; ++net)
        x.ticks.push_back({real(net), net > 0   ? fmt::format("+{}", net)
                                      : net < 0 ? fmt::format("\u2212{}", -net)
                                                : "0"});
    const plots::Box box{host, plots::below(host, px), x, plots::chances_to(plots::nice_top(top))};
    for (const auto& [net, count] : history.results) box.bar(net, 0.33, count / bets, host.signs().of(net));
    for (const auto& result : exact) box.cap(real(result.coins), 0.42, odds::to_double(result.chance), theme::expected);
}

void CeeloOverlay::worth(Host& host, render::Rect px) const {
    plots::caption(host, {px.x, px.y}, "P(win), estimate");
    if (choices_.empty())
        return void(plots::caption(host, plots::Box{host, plots::below(host, px)}.corner(), "nobody decides now"));
    std::vector<glm::dvec2> line;
    for (const auto& choice : choices_) line.push_back({real(choice.amount), choice.wins});
    const auto [low, high] = std::ranges::minmax(choices_, {}, &odds::CeeloChoice::wins);
    const double air = std::max(0.004, 0.08 * (high.wins - low.wins));
    const plots::Range range{std::max(0.0, low.wins - air), std::min(1.0, high.wins + air)};
    const auto tick = [](double share) { return plots::Tick{share, fmt::format("{:.1f}%", 100 * share)}; };
    const double last = std::max(2.0, line.back().x);
    const plots::Axis x{{1, last}, {{1, "1 coin"}, {last, fmt::format("{:.0f}", last)}}};
    const plots::Box box{host, plots::below(host, px), x, {range, {tick(range.least), tick(range.most)}}};
    if (line.size() > 1) box.line(line, theme::line, 1.6f);
    const odds::CeeloChoice& top = odds::best(choices_);
    box.dot(top.amount, top.wins, theme::changed);
    plots::caption(host, box.corner(), "best", fmt::format("{} \u2192 {:.2f} %", top.amount, 100 * top.wins),
                   theme::changed);
}

std::vector<CardPage> ceelo_pages(const ceelo::Rules& rules) {
    return {
        {"The bank",
         {fmt::format("{} players, {} each. One player is the banker; the first is chosen at random.", rules.players,
                      ceelo::coins_text(rules.coins)),
          "The banker stakes one coin or more, up to all. Then the others bet against the bank in turn, clockwise. "
          "Each covers one coin or more of it, up to all their coins, until the whole bank is covered.",
          "Once the whole bank is covered, those who have not bet yet sit out. What nobody covers goes back to the "
          "banker.",
          "The game ends after a round in which somebody has no coins left. The player with the most coins wins; "
          "players who tie share the win."}},
        the_dice(rules),
        {"Who banks next",
         {"A banker who wins at once, or wins or ties at least one bet, keeps the bank.",
          rules.pass_on_all_lost ? "A banker who loses every bet passes the bank to the next player."
                                 : "A banker who loses every bet keeps the bank at this table.",
          rules.pass_on_special ? "Whoever first beats the banker with 4-5-6 or a triple takes the bank, whatever "
                                  "happens to the other bets."
                                : "Beating the banker with 4-5-6 or a triple does not take the bank at this table."}},
        sheet_page(rules)};
}

std::vector<PlayerChoice> ceelo_choices(const rules::Sheet& rules, const Portraits& faces) {
    std::vector<PlayerChoice> all{{human_player, "plays at this computer", "Person"}};
    for (const auto& policy : players::ceelo_policies())
        all.push_back(choice_of(players::ceelo_people(), policy.name, std::string{policy.title()}, policy.in_words,
                                rules == defaults_of(rules), faces));
    return all;
}

std::unique_ptr<SeatsPanel> ceelo_seats(NewTable asked) {
    return std::make_unique<SeatsPanel>(
        SeatsParts{
            .title = "A NEW GAME",
            .note =
                [](const rules::Sheet& rules) { return ceelo::coins_text(rules.as<ceelo::Rules>().coins) + " each"; },
            .choices = ceelo_choices,
            .usual = [](std::size_t seat) { return std::string{players::ceelo_company[seat]}; },
            .cast = players::ceelo_people(),
            .sections = {{"COINS AND DICE", {{.knob = "coins", .label = "Coins each"}}}}},
        std::move(asked));
}

}  // namespace boxcars::ui
