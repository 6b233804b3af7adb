// Prints the exact odds of craps: every bet of a rule sheet, and the line game roll by roll. Simulates many games: the
// line game beside its exact odds, or strategies side by side.
#include "console/craps/commands.h"

#include "console/bankroll_odds.h"
#include "console/simulation.h"
#include "odds/craps/odds.h"
#include "sim/craps/run.h"

namespace boxcars::console {
namespace {

constexpr int widest = 40;         // characters
constexpr Cents most_ranges = 16;  // between the two outer ranges
constexpr double far_out = 0.002;  // share of the results in each outer range

Cents quantile(const sim::PlayerResult& player, double share) {
    const double wanted = share * static_cast<double>(player.hands());
    double below = 0;
    for (const auto& [result, count] : player.results)
        if ((below += static_cast<double>(count)) >= wanted) return result;
    return player.results.rbegin()->first;
}

Cents round_width(Cents span) {  // 1, 2, 5, 10, 20, 50, ... dollars
    for (Cents ten = dollar;; ten *= 10)
        for (const Cents width : {ten, 2 * ten, 5 * ten})
            if (span / width < most_ranges) return width;
}

Cents floored(Cents value, Cents width) { return (value - ((value % width + width) % width)) / width; }

// A bar of up to 40 characters. requires: 0 <= part <= whole
std::string bar(double part, double whole) {
    const double share = whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0;
    return std::string(static_cast<std::size_t>(std::lround(share * widest)), '#');
}

// Prints a histogram of results in money: about a dozen ranges of round width. The first and the last take the rest.
void print_results(std::ostream& out, const sim::PlayerResult& player) {
    if (player.results.empty()) return;
    const Cents low = quantile(player, far_out), high = quantile(player, 1 - far_out);
    const Cents width = round_width(high - low), first = floored(low, width), last = floored(high, width);
    std::map<Cents, std::int64_t> ranges;
    for (Cents range = first; range <= last; ++range) ranges[range] = 0;
    for (const auto& [result, count] : player.results)
        ranges[std::clamp(floored(result, width), first - 1, last + 1)] += count;
    const auto top = std::ranges::max_element(ranges, {}, [](const auto& range) { return range.second; })->second;
    const std::int64_t hands = player.hands();
    for (const auto& [range, count] : ranges) {
        const std::string from = range < first ? "below" : money_text(range * width);
        const std::string to = range < first  ? money_text(first * width)
                               : range > last ? "and more"
                                              : "to " + money_text((range + 1) * width - 1);
        print(out, "  {:>8} {:<12} {:>8} %  {}\n", from, to, percent_text(count, hands),
              bar(static_cast<double>(count), static_cast<double>(top)));
    }
}

using odds::to_decimal, odds::to_text;

void print_lengths(const sim::LineResult& result, const odds::LineGame& exact, std::ostream& out) {
    print(out, "rolls       games    counted       exact\n");
    const std::int64_t looked_at = result.length_games();
    if (looked_at == 0) return;
    std::int64_t longer = looked_at;
    odds::Fraction left = 1;
    const auto top = static_cast<double>(*std::ranges::max_element(result.lengths));
    const auto line = [&](const std::string& rolls, std::int64_t games, const odds::Fraction& chance) {
        print(out, "{:>5}  {:>10}  {:>7} %  {:>8} %  {}\n", rolls, games, percent_text(games, looked_at),
              to_decimal(chance * 100, 4), bar(static_cast<double>(games), top));
    };
    for (std::size_t n = 0; n < exact.p_rolls.size(); ++n) {
        const std::int64_t games = n < result.lengths.size() ? result.lengths[n] : 0;
        line(std::to_string(n + 1), games, exact.p_rolls[n]);
        longer -= games;
        left -= exact.p_rolls[n];
    }
    line("more", longer, left);
    const bool all = looked_at == result.games;
    print(out, "the longest {} took {} rolls\n", all ? "game" : fmt::format("of {} games looked at", looked_at),
          result.lengths.size());
}

std::int64_t pushes(const sim::LineResult& result) { return result.games - result.wins - result.losses; }

class LineGames : public Planned<sim::LinePlan, Counted<sim::LineResult>, sim::play_line> {
 public:
    static constexpr std::string_view name = "line", what = "games of craps";
    explicit LineGames(const Simulation& asked)
        : Planned({.rules = asked.rules.as<craps::Rules>()}, asked),
          exact_(when_needed(odds::line_game, plan_.rules)) {}
    void solve() override { static_cast<void>(exact_.get()); }
    void json(Json& out) const override {
        out["wins"] = counts_.wins;
        out["losses"] = counts_.losses;
        if (exact_.get().push > 0) out["pushes"] = pushes(counts_);
        out["rolls"] = counts_.rolls;
        out["exact"] = to_text(exact_.get().win);
        out["z"] = figure(z_of());
        out["mean_rolls"] = to_text(exact_.get().mean_rolls);
        out["lengths"] = counts_.lengths;
        out["lengths_of"] = counts_.length_games();
    }
    void text(std::ostream& out) const override {
        const odds::LineGame& exact = exact_.get();
        print(out, "wins    {:>12}  {} %; exactly {}, {} %\n", counts_.wins, percent_text(counts_.wins, counts_.games),
              to_text(exact.win), to_decimal(exact.win * 100, 6));
        print(out, "losses  {:>12}  {} %\n", counts_.losses, percent_text(counts_.losses, counts_.games));
        if (exact.push > 0)
            print(out, "pushes  {:>12}  {} %; exactly {}, {} %\n", pushes(counts_),
                  percent_text(pushes(counts_), counts_.games), to_text(exact.push), to_decimal(exact.push * 100, 6));
        print(out, "the count of wins is {:+.2f} standard errors away\n", z_of());
        print(out, "{} rolls a game; exactly {}, {}\n\n", wait_text(counts_.rolls, counts_.games),
              to_text(exact.mean_rolls), to_decimal(exact.mean_rolls, 6));
        print_lengths(counts_, exact, out);
    }
    bool adds_up(const sim::LineResult& counts) const override {
        return plan_.rules.craps_push ? pushes(counts) >= 0 : pushes(counts) == 0;
    }

 private:
    double z_of() const { return sim::z_of_wins(counts_.wins, counts_.games, odds::to_double(exact_.get().win)); }
    std::shared_future<odds::LineGame> exact_;
};

std::string cents_text(double cents, double error) {
    return fmt::format("{}${}", cents < 0 ? "-" : "+", known_text(std::abs(cents) / 100, error / 100));
}

Json player_json(const sim::PlayerResult& player, const std::optional<sim::HandMoments>& expected) {
    Json json{{"name", player.name}, {"hands", player.hands()}, {"ahead", player.ahead()}, {"behind", player.behind()}};
    json["mean"] = figure(player.mean());
    json["standard_error"] = figure(player.standard_error());
    json["least"] = player.results.begin()->first;
    json["most"] = player.results.rbegin()->first;
    if (expected) {  // to the accuracy of expected_result()
        json["expected"] = std::round(expected->mean * 1e9) / 1e9;
        json["z"] = figure(sim::z_of(player, expected->mean));
    }
    for (const auto& [result, count] : player.results) json["results"][std::to_string(result)] = count;
    return json;
}

void print_player(const sim::PlayerResult& player, const std::string& words,
                  const std::optional<sim::HandMoments>& expected, std::ostream& out) {
    const auto hands = player.hands();
    print(out, "\n{}: {}\n", player.name, words);
    const double error = player.standard_error();
    print(out, "  {} a hand, standard error ${:.1g}", cents_text(player.mean(), error), error / 100);
    if (expected)
        print(out, "; expected {}, {:+.2f} standard errors away", cents_text(expected->mean, 0.01),
              sim::z_of(player, expected->mean));
    print(out, "\n  ahead {} %, behind {} %; from {} to {}\n", percent_text(player.ahead(), hands),
          percent_text(player.behind(), hands), money_text(player.results.begin()->first),
          money_text(player.results.rbegin()->first));
    print_results(out, player);
}

class CrapsHands : public Planned<sim::HandsPlan, Counted<sim::HandsResult>> {
 public:
    static constexpr std::string_view name = "hands", what = "hands of craps";
    explicit CrapsHands(const Simulation& asked)
        : Planned({.rules = asked.rules.as<craps::Rules>(),
                   .players = craps_strategies(asked.players, asked.rules.as<craps::Rules>(), asked.strategies),
                   .games = asked.games},
                  asked),
          keeps_bankrolls_(asked.bankrolls) {
        const auto players = static_cast<std::int64_t>(plan_.players.size());
        if (keeps_bankrolls_ && asked.games > most_bankrolls / players)
            throw Error(fmt::format("Bankrolls are kept for at most {} hands of {} players: ask for fewer games.",
                                    most_bankrolls / players, players));
    }

    void play(const std::stop_token& stop, const sim::Progress& progress) override {
        if (!keeps_bankrolls_) {
            counts_ = sim::play_hands(plan_, stop, progress);
            return;
        }
        bankrolls_.assign(plan_.players.size(), std::vector<Cents>(static_cast<std::size_t>(plan_.games)));
        counts_ = sim::play_hands(plan_, stop, progress, [&](std::size_t player, std::int64_t hand, Cents result) {
            bankrolls_[player][static_cast<std::size_t>(hand)] = plan_.rules.bankroll * dollar + result;
        });
    }
    void json(Json& out) const override {
        out["rolls"] = counts_.rolls;
        out["money"] = "cents";
        out["players"] = Json::array();
        for (std::size_t i = 0; i < counts_.players.size(); ++i) {
            Json& player = out["players"].push_back(player_json(counts_.players[i], expected(i)));
            // A simulation that was stopped lacks some hands, so their bankrolls are unknown.
            if (counts_.games == plan_.games && i < bankrolls_.size()) player["bankrolls"] = bankrolls_[i];
        }
    }
    void text(std::ostream& out) const override {
        print(out, "Everybody begins each hand with {}, on the same dice, and counts up at the seven-out.\n",
              money_text(plan_.rules.bankroll * dollar));
        print(out, "{} rolls a hand; expected: for a purse that never runs short\n",
              wait_text(counts_.rolls, counts_.games));
        for (std::size_t i = 0; i < counts_.players.size(); ++i)
            print_player(counts_.players[i], plan_.players[i].in_words, expected(i), out);
    }
    bool adds_up(const sim::HandsResult& counts) const override {
        return std::ranges::equal(counts.players, plan_.players, {}, &sim::PlayerResult::name,
                                  &players::CrapsStrategy::name) &&
               std::ranges::all_of(counts.players, [&](const auto& player) { return player.hands() == counts.games; });
    }

 private:
    static constexpr std::int64_t most_bankrolls = 10'000'000;  // for all players together
    bool keeps_bankrolls_;
    std::vector<std::vector<Cents>> bankrolls_{};  // [player][hand], filled while playing

    std::optional<sim::HandMoments> expected(std::size_t player) const {
        return sim::expected_result(plan_.rules, plan_.players[player].lines);
    }
};

using odds::to_decimal, odds::to_double, odds::to_text;
constexpr auto in_text = [](const auto& chance) { return to_text(chance); };

Json to_json(const craps::Rules& rules, const odds::CrapsOdds& odds) {
    Json json{{"game", "craps"}, {"rules", session::rules_json(rules)}};
    json["bets"] = Json::array();
    for (const auto& bet : odds.bets)
        json["bets"].push_back({{"bet", bet.bet},
                                {"pays", bet.pays},
                                {"win", to_text(bet.win)},
                                {"push", to_text(bet.push)},
                                {"lose", to_text(bet.lose)},
                                {"edge_per_bet", to_text(bet.edge_per_bet)},
                                {"edge_resolved", to_text(bet.edge_resolved)},
                                {"edge_per_roll", to_text(bet.edge_per_roll)},
                                {"rolls", to_text(bet.rolls)},
                                {"variance", to_text(bet.resolved_variance)},
                                {"sd", figure(bet.deviation())},
                                {"stake", to_text(odds::fraction(bet.stake, dollar))},
                                {"states", bet.states}});
    json["line_game"] = {{"win", to_text(odds.line.win)},
                         {"mean_rolls", to_text(odds.line.mean_rolls)},
                         {"variance_rolls", to_text(odds.line.variance_rolls)},
                         {"p_rolls", Json::each(odds.line.p_rolls, in_text)}};
    if (odds.line.push > 0) json["line_game"]["push"] = to_text(odds.line.push);
    return json;
}

Json to_json(const odds::HandLength& hand, int throws) {
    Json json{{"mean", to_text(hand.mean)}, {"variance", to_text(hand.variance)}};
    json["at_least"] = {{"throws", throws},
                        {"chance", to_text(hand.at_least.back())},
                        {"one_in", figure(1 / to_double(hand.at_least.back()))}};
    json["p_throws"] = Json::each(hand.exactly, in_text);
    return json;
}

void print_text(const odds::HandLength& hand, int throws, std::ostream& out) {
    print(out, "A hand takes {} throws on average ({}), with a standard deviation of {:.4f}.\n",
          to_decimal(hand.mean, 4), to_text(hand.mean), std::sqrt(to_double(hand.variance)));
    print(out, "{} throws or more: {}.\n\n{:>6}  {:>16}  {:>16}  {}\n", throws,
          odds::one_in_words(to_double(hand.at_least.back())), "throws", "exactly", "so many or more", "");
    for (std::size_t n = 0; n < hand.exactly.size(); ++n)
        print(out, "{:>6}  {:>16.12g}  {:>16.12g}  {}\n", n + 1, to_double(hand.exactly[n]),
              to_double(hand.at_least[n]), odds::one_in_words(to_double(hand.at_least[n])));
}

// The fraction if it fits its column, otherwise eight decimals.
std::string short_text(const odds::Fraction& value) {
    const std::string text = to_text(value);
    return text.size() <= 11 ? text : to_decimal(value, 8);
}

void print_text(const craps::Rules& rules, const odds::CrapsOdds& odds, bool stakes, std::ostream& out) {
    const int changed = rules::changed_count(rules);
    print(out, "Craps, {}. The line game wins {}, {} %,{} in {} rolls.\n",
          changed == 0 ? std::string{"the house's own sheet"}
                       : fmt::format("a sheet with {} knob{} turned", changed, changed == 1 ? "" : "s"),
          to_text(odds.line.win), percent(odds.line.win),
          odds.line.push > 0 ? fmt::format(" pushes {}, {} %,", to_text(odds.line.push), percent(odds.line.push)) : "",
          to_decimal(odds.line.mean_rolls, 4));
    print(out,
          "What the house keeps of a stake, per bet, per bet not pushed, and per roll, in percent. The standard\n"
          "deviation is of a bet not pushed, in units of what it cost: with odds, of the flat bet.\n");
    if (craps::rounds_to_dollars(rules))
        print(out, "This sheet rounds to dollars, so that the odds depend on the stake: --stake DOLLARS changes it.\n");
    print(out, "\n");
    std::size_t pays = 4;
    for (const auto& bet : odds.bets) pays = std::max(pays, bet.pays.size());
    print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9}{}\n", "bet", "pays", pays, "wins",
          "pushes", "rolls", "per bet", "resolved", "per roll", "deviation", stakes ? "      stake" : "");
    for (const auto& bet : odds.bets)
        print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9.6f}{}\n", bet.bet, bet.pays, pays,
              short_text(bet.win), short_text(bet.push), to_decimal(bet.rolls, 4), percent(bet.edge_per_bet),
              percent(bet.edge_resolved), percent(bet.edge_per_roll), bet.deviation(),
              stakes ? fmt::format("  {:>9}", money_text(bet.stake)) : "");
}

Cents stake_from(const std::string& text) {
    constexpr Cents most = 1'000'000 * dollar;
    if (const auto stake = money_from(text); stake && *stake > 0 && *stake <= most) return *stake;
    throw Error(fmt::format("--stake takes an amount of money up to {}, such as 35 or 12.50, not '{}'.",
                            money_text(most), text));
}

}  // namespace

void simulate_craps(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<craps::Rules>(requests.table.rules);
    const auto names =
        requests.table.players.empty() ? session::Players{} : session::players_from(requests.table.players);
    refuse_human(names, "strategies");
    refuse_rounds(requests, "craps counts games, so say --games N");
    const auto asked = simulation_from(requests, rules, names, !names.empty());
    if (names.empty()) return simulate(kind_of<LineGames>(), asked, out, err);
    refuse_path(requests, "strategies are", "leave out --players for the line game");
    simulate(kind_of<CrapsHands>(), asked, out, err);
}

std::vector<SimulationKind> craps_simulations() { return {kind_of<LineGames>(), kind_of<CrapsHands>()}; }

void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<craps::Rules>(requests.rules);
    refuse_others(requests, {"--hand", "--stake"}, "craps are of bets");
    const int throws = requests.hand;
    const Cents stake = requests.stake.empty() ? 0 : stake_from(requests.stake);
    std::optional<BankrollOdds> bankroll;
    if (requests.bankroll) {
        const std::string& bet = requests.bankroll->bet;
        bankroll = bankroll_odds(odds::flat_bet(rules, bet.empty() ? "pass" : bet, stake), *requests.bankroll);
        if (!requests.json) return print_text(*bankroll, out);
    }
    std::optional<odds::HandLength> hand;
    if (throws > 0) hand = odds::hand_length(rules, throws);
    if (hand && !requests.json) return print_text(*hand, throws, out);
    const auto odds = odds::craps_odds(rules, stake);
    if (!requests.json) return print_text(rules, odds, stake > 0 || craps::rounds_to_dollars(rules), out);
    Json json = to_json(rules, odds);
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    if (hand) json["hand"] = to_json(*hand, throws);
    print_json(out, json);
}

}  // namespace boxcars::console
