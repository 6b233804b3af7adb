// Simulated craps: every bet comes near its exact fractions, and the compiled tables play as the rules do.
#include "sim/craps/run.h"

#include "rules/craps/table.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::sim;
using craps::Kind, craps::Rules, craps::Spot, odds::BetOdds, odds::Fraction;

namespace {

HandsPlan hands(std::vector<std::string> names, std::int64_t games, craps::Rules rules = {}) {
    HandsPlan plan{.rules = rules, .games = games};
    for (const auto& name : names) plan.players.push_back(*players::find_craps_strategy(name));
    return plan;
}

TEST_CASE("line games are the same whether their lengths are counted, looked at or not, and on every path") {
    LinePlan plan{.games = 300'000, .seed = 12};
    LineResult counted = play_line(plan);
    plan.path = Path::Baseline;
    CHECK(play_line(plan) == counted);
    counted.lengths.clear();
    plan.players.lengths = Lengths::Counted;
    LineResult all = play_line(plan);
    CHECK(all.length_games() == plan.games);
    all.lengths.clear();
    CHECK(all == counted);
    plan.players.lengths = Lengths::Uncounted;
    for (const Path path : {Path::Auto, Path::Baseline, Path::Avx2, Path::Avx512}) {
        if (!has(path)) continue;
        plan.path = path;
        CHECK(play_line(plan) == counted);
    }
}

TEST_CASE("of a large plan every 32nd block's lengths are looked at, and they are those blocks' own") {
    LinePlan plan{.games = 34 * (1 << 20), .seed = 4};
    const LineResult sampled = play_line(plan);
    const ChainWalk walk{walk_line(plan.rules), Path::Auto, Lengths::Counted};
    LineResult blocks;
    for (const std::uint64_t number : {1u, 33u})
        add_up(blocks.lengths,
               walk.play_block(plan.seed, number, ChainWalk::block_of(plan.games), Lengths::Counted, {}).lengths);
    CHECK(sampled.lengths == blocks.lengths);
    CHECK(sampled.length_games() == 2 << 20);
    plan.games = most_counted_games;
    CHECK(play_line(plan).length_games() == plan.games);
}

TEST_CASE("who else is at the table changes nothing for a player") {
    const HandsResult both = play_hands(hands({"field", "three_point_molly"}, 2000));
    CHECK(both.players[1] == play_hands(hands({"three_point_molly"}, 2000)).players[0]);
    CHECK(both.players[0] == play_hands(hands({"field"}, 2000)).players[0]);
}

TEST_CASE("a hand played from the compiled table is the hand played by the rules, with a short purse too") {
    for (const int bankroll : {7, 30, 1000}) {
        for (const auto& strategy : players::craps_strategies()) {
            HandsPlan plan = hands({strategy.name}, 300);
            plan.rules.bankroll = bankroll;
            PlayerResult slow{strategy.name, {}};
            chance::DiceStream dice{plan.seed, 1};
            for (int game = 0; game < 300; ++game) {
                players::Playing player{opening(plan.rules)};
                const craps::State& felt = player.state;
                for (bool out = false; !out;) {
                    const int first = dice.face(6), second = dice.face(6);
                    make_bets(strategy.lines, plan.rules, player);
                    out = felt.point != 0 && first + second == 7;
                    see_throw(strategy.lines, plan.rules, player, {first, second});
                }
                ++slow.results[felt.bankroll + on_table(felt) - bankroll * dollar];
            }
            CHECK_MESSAGE(play_hands(plan).players[0] == slow, strategy.name, " with $", bankroll);
        }
    }
}

TEST_CASE("the flat pass line loses 1/28 of its bet in a hand, with odds or without, the field 1/36 a roll") {
    const auto loses = [](const char* name, double expected) {
        CHECK(std::abs(expected_result({}, players::find_craps_strategy(name)->lines)->mean + expected) < 1e-8);
    };
    // 7/495 of the bet a decision, and 196/495 of the decisions end the hand
    for (const char* name : {"pass_line", "pass_full_odds"}) loses(name, 500.0 / 28);
    loses("field", 500.0 / 36 * 1671 / 196);
}

TEST_CASE("mean and standard error are those of the counted results") {
    const PlayerResult player{"x", {{-500, 3}, {500, 1}}};
    CHECK(player.hands() == 4);
    CHECK(player.ahead() == 1);
    CHECK(player.behind() == 3);
    CHECK(player.mean() == -250);
    CHECK(player.standard_error() == 250);
}

TEST_CASE("a simulation of craps that cannot be is refused with a sentence") {
    CHECK(problem(HandsPlan{})->starts_with("Nobody is named to play"));
    CHECK(problem(hands({"dont_pass_odds"}, 5, {.crapless = true}))
              ->starts_with("The strategy dont_pass_odds cannot play"));
    CHECK(problem(LinePlan{.rules = {.bar = 7}}) == "The knob 'bar' of craps takes 2, 3 or 12, not '7'.");
}

// ---- a bet of the table of odds, by its name there ----

struct Asked {
    Spot spot;
    int point = 0;  // the line's, for odds behind it
    bool full_odds = false;
};

bool after(std::string_view& text, std::string_view start) {
    if (!text.starts_with(start)) return false;
    text.remove_prefix(start.size());
    return true;
}

Asked asked_by(std::string_view name) {
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

Felt laid(const Rules& rules, const Asked& asked) {
    Felt felt{opening(rules)};
    const Cents stake = odds::stake_of(rules, {asked.spot, asked.point, asked.full_odds});
    if (const Spot line = base_of(asked.spot); line != asked.spot) {
        lay(rules, felt, line, rules.maximum * dollar);
        throw_total(rules, felt, asked.point);
        felt = {felt.state};
    } else if (row(asked.spot.kind).opens == craps::Opens::PointOn) {
        throw_total(rules, felt, 9);
    }
    lay(rules, felt, asked.spot, stake);
    if (craps::may_call(asked.spot.kind)) advance(rules, felt.state, craps::CallIt{asked.spot, craps::Call::On});
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

struct Play {
    odds::Chain chain{.ways = 36};  // its ends are the outcomes
    std::vector<Outcome> outcomes{};
};

Play compiled(const Rules& rules, const Asked& asked) {
    const auto key = [](const Felt& felt) {
        auto numbers = canonical(felt.state);
        numbers.front() = felt.staked;  // in place of the bankroll
        return numbers;
    };
    std::vector<Felt> felts{laid(rules, asked)};
    std::map<std::vector<std::int64_t>, int> known{{key(felts[0]), 0}};
    Play play;
    for (std::size_t at = 0; at < felts.size(); ++at) {
        auto& branches = play.chain.states.emplace_back();
        for (const odds::ThrowWays& thrown : odds::two_dice()) {
            const bool come_out = felts[at].state.point == 0;
            auto [state, facts] = apply(rules, felts[at].state, craps::Rolled{thrown.faces[0], thrown.faces[1]});
            Felt felt{std::move(state), felts[at].staked, felts[at].followed};
            if (const auto outcome = settled(felt, facts)) {
                const auto found = std::ranges::find(play.outcomes, *outcome);
                add_branch(branches, {thrown.ways, -1 - static_cast<int>(found - play.outcomes.begin())});
                if (found == play.outcomes.end()) play.outcomes.push_back(*outcome);
                continue;
            }
            if (asked.full_odds && come_out && felt.state.point != 0) {
                const Spot odds = *odds_behind(asked.spot);
                lay(rules, felt, odds, offer(rules, felt.state, odds).most);
            }
            const int to = known.try_emplace(key(felt), static_cast<int>(felts.size())).first->second;
            add_branch(branches, {thrown.ways, to});
            if (to == static_cast<int>(felts.size())) felts.push_back(std::move(felt));
        }
    }
    play.chain.ends.resize(play.outcomes.size());
    return play;
}

// ---- held against the exact fractions ----

void check_bet(const Rules& rules, const BetOdds& exact) {
    CAPTURE(exact.bet);
    const Play play = compiled(rules, asked_by(exact.bet));
    const odds::Solved solved = solve(play.chain);
    Fraction win, push, lose, result, square, staked;
    for (std::size_t n = 0; n < play.outcomes.size(); ++n) {
        const Outcome& outcome = play.outcomes[n];
        const Fraction& chance = solved.chance[n];
        const Fraction brought{static_cast<long>(outcome.result)};
        (outcome.result > 0 ? win : outcome.result < 0 ? lose : push) += chance;
        result += chance * brought;
        square += chance * brought * brought;
        staked += chance * static_cast<long>(outcome.staked);
    }
    CHECK(exact.win == win);
    CHECK(exact.push == push);
    CHECK(exact.lose == lose);
    CHECK(exact.rolls == solved.throws);
    CHECK(exact.mean == result / staked);
    CHECK(exact.variance == (square - result * result) / (staked * staked));
}

}  // namespace

TEST_CASE("every bet of both felts, laid and played by the rules alone, comes out as its exact fractions say") {
    for (Rules rules : craps_table::both_sheets) {
        rules.bankroll = 1'000'000;  // never stops a bet
        for (const BetOdds& exact : odds::craps_odds(rules).bets) check_bet(rules, exact);
    }
}
