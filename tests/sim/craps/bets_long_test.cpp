// Every bet of the craps felt played out with dice, against its exact fractions: how often it is won, pushed and lost,
// how long it lasts, what it brings. A bet is laid as a player would have to lay it, its play compiled from the rules'
// own receipts over the whole state; of the exact room only the name, the stake and the answer to be met are taken.
#include "odds/craps/chain.h"
#include "odds/craps/odds.h"
#include "sim/craps/table.h"
#include "sim/kernel/blocks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

using namespace boxcars;
using namespace boxcars::sim;
using craps::Kind;
using craps::Rules;
using craps::Spot;
using odds::BetOdds;

namespace {

// ---- a bet of the table of odds, by its name there ----

struct Play {
    Spot spot;
    int point = 0;  // the line's, for odds behind it
    bool full_odds = false;
};

bool after(std::string_view& text, std::string_view start) {
    if (!text.starts_with(start)) return false;
    text.remove_prefix(start.size());
    return true;
}

Play play_of(std::string_view name) {
    if (name == "pass_with_odds") return {{Kind::Pass}, 0, true};
    if (name == "dont_pass_with_odds") return {{Kind::DontPass}, 0, true};
    if (name == "hop_easy") return {{Kind::Hop, 25}};
    if (name == "hop_hard") return {{Kind::Hop, 33}};
    std::string_view rest = name;
    if (after(rest, "take_odds_")) return {{Kind::PassOdds}, std::stoi(std::string{rest})};
    if (after(rest, "lay_odds_")) return {{Kind::DontPassOdds}, std::stoi(std::string{rest})};
    return {craps::spot_from(name).value()};
}

// ---- what happens to its chips ----

struct Felt {
    craps::State state{};
    Cents staked = 0;              // so far
    std::vector<Spot> followed{};  // where its chips lie
};

Rules wide(Rules rules) {  // with a purse that never stops a bet
    rules.bankroll = 1'000'000;
    return rules;
}

void lay(const Rules& rules, Felt& felt, Spot spot, Cents amount) {
    const auto wrong = refusal(rules, felt.state, craps::Bet{spot, amount});
    REQUIRE_MESSAGE(!wrong, *wrong);
    const Cents before = felt.state.bankroll;
    advance(rules, felt.state, craps::Bet{spot, amount});
    felt.staked += before - felt.state.bankroll;
    felt.followed.push_back(spot);
}

void throw_total(const Rules& rules, Felt& felt, int sum) {
    const int first = std::min(6, sum - 1);
    advance(rules, felt.state, craps::Rolled{first, sum - first});
}

Felt laid(const Rules& rules, const Play& play) {
    Felt felt{opening(rules)};
    const Cents stake = odds::stake_of(rules, {play.spot, play.point, play.full_odds});
    if (const Spot line = base_of(play.spot); line != play.spot) {
        lay(rules, felt, line, rules.maximum * dollar);
        throw_total(rules, felt, play.point);
        felt = {felt.state};
    } else if (row(play.spot.kind).opens == craps::Opens::PointOn) {
        throw_total(rules, felt, 9);
    }
    lay(rules, felt, play.spot, stake);
    if (craps::may_call(play.spot.kind)) advance(rules, felt.state, craps::CallIt{play.spot, craps::Call::On});
    return felt;
}

struct Outcome {
    Cents result = 0, staked = 0;
    auto operator<=>(const Outcome&) const = default;
};

// The receipts of one throw, as far as they are about this bet. None: it lies on.
std::optional<Outcome> settled(Felt& felt, const std::vector<craps::Fact>& facts) {
    const auto ours = [&](Spot spot) { return std::ranges::find(felt.followed, spot); };
    std::optional<Outcome> outcome;
    const auto bring = [&](Spot spot, Cents result) {
        if (ours(spot) == felt.followed.end()) return;
        outcome = Outcome{outcome.value_or(Outcome{}).result + result, felt.staked};
    };
    for (const auto& fact : facts) {
        if (const auto* won = std::get_if<craps::Won>(&fact)) bring(won->spot, won->won);
        if (const auto* lost = std::get_if<craps::Lost>(&fact)) bring(lost->spot, -lost->stake - lost->vig);
        if (const auto* pushed = std::get_if<craps::Pushed>(&fact)) bring(pushed->spot, 0);
        if (const auto* moved = std::get_if<craps::Moved>(&fact); moved && ours(moved->from) != felt.followed.end())
            *ours(moved->from) = moved->to;
    }
    return outcome;
}

struct Table {
    std::vector<std::array<int, 36>> next{};  // a position; below 0: the outcome number -1 - next
    std::vector<Outcome> outcomes{};
};

Table compiled(const Rules& rules, const Play& play) {
    const auto key = [](const Felt& felt) {
        auto numbers = canonical(felt.state);
        numbers.front() = felt.staked;  // in place of the bankroll
        return numbers;
    };
    std::vector<Felt> felts{laid(rules, play)};
    std::map<std::vector<std::int64_t>, int> known{{key(felts[0]), 0}};
    std::map<Outcome, int> outcomes;
    Table table;
    for (std::size_t at = 0; at < felts.size(); ++at) {
        auto& row = table.next.emplace_back();
        for (int number = 0; number < 36; ++number) {
            const bool come_out = felts[at].state.point == 0;
            auto [state, facts] = apply(rules, felts[at].state, craps::Rolled{number / 6 + 1, number % 6 + 1});
            Felt felt{std::move(state), felts[at].staked, felts[at].followed};
            int& to = row[static_cast<std::size_t>(number)];
            if (const auto outcome = settled(felt, facts)) {
                to = -1 - outcomes.try_emplace(*outcome, static_cast<int>(outcomes.size())).first->second;
                continue;
            }
            if (play.full_odds && come_out && felt.state.point != 0) {
                const Spot odds = *odds_behind(play.spot);
                lay(rules, felt, odds, offer(rules, felt.state, odds).most);
            }
            to = known.try_emplace(key(felt), static_cast<int>(felts.size())).first->second;
            if (to == static_cast<int>(felts.size())) felts.push_back(std::move(felt));
        }
    }
    table.outcomes.resize(outcomes.size());
    for (const auto& [outcome, number] : outcomes) table.outcomes[static_cast<std::size_t>(number)] = outcome;
    return table;
}

// ---- played ----

struct Count {
    std::int64_t games = 0, rolls = 0;
    double squares = 0;  // of the rolls of a game
    std::vector<std::int64_t> outcomes{};
    void add(const Count& other) {
        games += other.games;
        rolls += other.rolls;
        squares += other.squares;
        outcomes.resize(other.outcomes.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes[i] += other.outcomes[i];
    }
};

Count played(const Table& table, std::int64_t games, std::uint64_t seed) {
    const auto block = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        Count count{.games = end - begin};
        count.outcomes.resize(table.outcomes.size());
        for (std::int64_t game = begin; game < end; ++game) {
            std::int64_t rolls = 0;
            int at = 0;
            while (at >= 0) {
                const int first = dice.face(6), second = dice.face(6);
                at = table.next[static_cast<std::size_t>(at)][static_cast<std::size_t>(throw_number(first, second))];
                ++rolls;
            }
            ++count.outcomes[static_cast<std::size_t>(-1 - at)];
            count.rolls += rolls;
            count.squares += static_cast<double>(rolls * rolls);
        }
        return count;
    };
    return in_blocks<Count>({games, seed, 0, 16'384}, block, {}, {});
}

// ---- held against the exact fractions ----

// `error`: one standard error; 0 where nothing is left to chance.
void check_near(double counted, double exact, double error) {
    constexpr double rounding = 1e-9;
    CHECK(std::abs(counted - exact) <= 4 * error + rounding);
}

void check_counts(const Table& table, const Count& count, const BetOdds& exact) {
    const auto games = static_cast<double>(count.games);
    double win = 0, push = 0, lose = 0, result = 0, staked = 0;
    for (std::size_t i = 0; i < table.outcomes.size(); ++i) {
        const auto& outcome = table.outcomes[i];
        const double share = static_cast<double>(count.outcomes[i]) / games;
        (outcome.result > 0 ? win : outcome.result < 0 ? lose : push) += share;
        result += share * static_cast<double>(outcome.result);
        staked += share * static_cast<double>(outcome.staked);
    }
    const auto error = [&](double p) { return std::sqrt(p * (1 - p) / games); };
    for (const auto& [counted, chance] : {std::pair{win, exact.win}, {push, exact.push}, {lose, exact.lose}})
        check_near(counted, odds::to_double(chance), error(odds::to_double(chance)));
    const double rolls = static_cast<double>(count.rolls) / games;
    check_near(rolls, odds::to_double(exact.rolls),
               std::sqrt(std::max(0.0, count.squares / games - rolls * rolls) / games));
    check_near(result / staked, odds::to_double(exact.mean), std::sqrt(odds::to_double(exact.variance) / games));
}

void check_bet(const Rules& rules, const BetOdds& exact, std::int64_t games, std::uint64_t seed) {
    INFO(exact.bet, ", ", games, " times");
    const Table table = compiled(rules, play_of(exact.bet));
    check_counts(table, played(table, games, seed), exact);
}

// Shared out in three, by the place in the table, so that each is a test of moderate length.
void check_third(int third, const Rules& sheet, std::int64_t games) {
    const Rules rules = wide(sheet);
    const auto bets = odds::craps_odds(rules).bets;
    for (std::size_t i = static_cast<std::size_t>(third); i < bets.size(); i += 3)
        check_bet(rules, bets[i], games, 1000 + i);
}

}  // namespace

TEST_CASE("a dozen bets and more, a million times each, come out as their exact fractions say") {
    constexpr std::string_view some[] = {"pass",
                                         "dont_pass",
                                         "come",
                                         "dont_come",
                                         "take_odds_4",
                                         "lay_odds_9",
                                         "place_6",
                                         "buy_4",
                                         "lay_8",
                                         "put_5",
                                         "hard_8",
                                         "field",
                                         "horn",
                                         "world",
                                         "small",
                                         "fire",
                                         "dont_pass_with_odds"};
    const Rules rules = wide({});
    std::size_t found = 0;
    for (const auto& exact : odds::craps_odds(rules).bets)
        if (std::ranges::find(some, exact.bet) != std::end(some)) check_bet(rules, exact, 1'000'000, 500 + found++);
    CHECK(found == std::size(some));
}

TEST_SUITE("long") {
    constexpr std::int64_t many = 100'000'000;
    TEST_CASE("every bet a hundred million times, the first third: as its exact fractions say") {
        check_third(0, {}, many);
    }
    TEST_CASE("every bet a hundred million times, the second third: as its exact fractions say") {
        check_third(1, {}, many);
    }
    TEST_CASE("every bet a hundred million times, the last third: as its exact fractions say") {
        check_third(2, {}, many);
    }
    TEST_CASE("every bet of a crapless table ten million times: as its exact fractions say") {
        for (int third = 0; third < 3; ++third) check_third(third, {.crapless = true}, many / 10);
    }
}
