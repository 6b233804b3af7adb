#include "odds/ceelo/odds.h"

#include "odds/fair_sheet.h"

#include <cmath>

namespace boxcars::odds {
namespace {

using ceelo::Faces, ceelo::Phase, ceelo::Rules, ceelo::State;

constexpr int rich = 100;  // each player's coins: enough for any pay-out of one coin
constexpr int ways_of_throw = 216;
constexpr int bettor = ceelo::first_seat;  // in all_bet(), where the last player banks

Faces faces_of(const ThrowWays& thrown) { return {thrown.faces[0], thrown.faces[1], thrown.faces[2]}; }

// The player throws until the bet is settled.
void settle(const Rules& rules, const State& start, CeeloAgainst& against) {
    auto& results = against.results;
    const int decided = each_change(rules, start, [&](const State& after, const ThrowWays& thrown) {
        const CeeloResult one{worth(after, bettor) - rich, thrown.ways, faces_of(thrown),
                              equal_for_first(rules, start, faces_of(thrown))};
        const auto kind = [](const CeeloResult& result) { return std::pair{result.net, result.equal}; };
        const auto at = std::ranges::lower_bound(results, kind(one), {}, kind);
        if (at != results.end() && kind(*at) == kind(one))
            at->chance += one.chance;
        else
            results.insert(at, one);
    });
    for (CeeloResult& result : results) result.chance /= decided;
    against.throws = fraction(ways_of_throw, decided);
}

// The banker throws until something is decided. Returns the mean number of throws.
Fraction banker_throws(const Rules& rules, const State& start, std::vector<CeeloAgainst>& all) {
    const int decided = each_change(rules, start, [&](const State& after, const ThrowWays& thrown) {
        const bool over = after.round != start.round, wins = over && worth(after, start.banker) > rich;
        const auto known = std::ranges::find_if(
            all, [&](const CeeloAgainst& one) { return one.point == after.point && one.banker_wins == wins; });
        if (known != all.end()) {
            known->chance += thrown.ways;
            return;
        }
        all.push_back({after.point, wins, thrown.ways, faces_of(thrown)});
        if (over)
            all.back().results.push_back({worth(after, bettor) - rich, 1, faces_of(thrown)});
        else
            settle(rules, after, all.back());
    });
    for (auto& one : all) one.chance /= decided;
    std::ranges::sort(all, {}, [](const CeeloAgainst& one) { return one.point * 2 - (one.banker_wins ? 1 : 0); });
    return fraction(ways_of_throw, decided);
}

// What a round is worth to one player. Follows each result while any player may lose all coins; otherwise takes means.
class ReplyRound {
 public:
    ReplyRound(const CeeloBet& bet, const Rules& rules, int player)
        : bet_(bet), rules_(rules), player_(player), edge_(to_double(bet.banker_edge)) {
        for (const auto& against : bet.against) {
            Against row{.chance = to_double(against.chance)};
            for (const auto& result : against.results) {
                row.chances.push_back(to_double(result.chance));
                row.mean += row.chances.back() * result.net;
                if (result.equal) row.equal = row.chances.back(), row.equal_at = &result;
            }
            against_.push_back(std::move(row));
        }
    }

    // requires: bets are closed, nothing has been thrown
    CeeloChoice worth_of(int amount, const State& closed) const {
        CeeloChoice choice{amount};
        if (!somebody_may_lose_all(closed, static_cast<int>(bet_.results.back().coins))) {
            const bool banks = player_ == closed.banker;
            choice.coins = worth(closed, player_) + (banks ? edge_ * closed.bank : -edge_ * bet_of(closed));
            for (const Against& row : against_) choice.coins += row.chance * others_ties(row, closed);
            choice.wins = choice.coins / all_coins(closed);
            return choice;
        }
        for (std::size_t i = 0; i < against_.size(); ++i) {
            State state = closed;
            advance(rules_, state, ceelo::Rolled{bet_.against[i].faces});
            walk(state, closed.round, i, against_[i].chance, choice);
        }
        return choice;
    }

 private:
    struct Against {
        double chance;
        std::vector<double> chances{};  // indexed by result
        double mean = 0;                // the mean win of one coin bet
        double equal = 0;               // the chance of equal scores on a sheet that gives them to the first seat
        const CeeloResult* equal_at = nullptr;
    };

    int bet_of(const State& state) const { return state.bets[ceelo::seat(player_)]; }

    // What the player wins on average of equal scores beyond row.mean, which gives them to the bettor.
    double others_ties(const Against& row, const State& state) const {
        double sum = 0;
        if (!row.equal_at) return sum;
        for (int player = 0; player < rules_.players; ++player) {
            const int beyond = row.equal_at->net_between(state.banker, player) - row.equal_at->net;
            const double won = row.equal * beyond * state.bets[ceelo::seat(player)];
            sum += player == player_ ? won : player_ == state.banker ? -won : 0;
        }
        return sum;
    }

    // Whether the bets on the table may cost a player all coins. `most`: the most that a bet of one coin wins.
    bool somebody_may_lose_all(const State& state, int most) const {
        for (int player = 0; player < rules_.players; ++player)
            if (player != state.banker && state.coins[ceelo::seat(player)] == 0) return true;
        return all_bets(state) * most >= worth(state, state.banker);
    }

    void walk(const State& state, int round, std::size_t against, double chance, CeeloChoice& sum) const {
        if (state.round != round || state.phase == Phase::Over) return count(state, chance, sum);
        const auto& results = bet_.against[against].results;
        if (!somebody_may_lose_all(state, results.back().net)) {
            const double to_come = player_ == state.banker ? -all_bets(state) : bet_of(state);
            const Against& row = against_[against];
            const double own = worth(state, player_) + to_come * row.mean + others_ties(row, state);
            sum.coins += chance * own;
            sum.wins += chance * own / all_coins(state);
            return;
        }
        for (std::size_t i = 0; i < results.size(); ++i) {
            State next = state;
            advance(rules_, next, ceelo::Rolled{results[i].faces});
            walk(next, round, against, chance * against_[against].chances[i], sum);
        }
    }

    void count(const State& state, double chance, CeeloChoice& sum) const {
        const double own = worth(state, player_);
        sum.coins += chance * own;
        if (state.phase != Phase::Over) {
            sum.wins += chance * own / all_coins(state);
        } else if (leads(state, player_)) {
            int winners = 0;
            for (int player = 0; player < rules_.players; ++player) winners += leads(state, player);
            sum.wins += chance / winners;
        }
    }

    const CeeloBet& bet_;
    const Rules& rules_;
    int player_;
    double edge_;
    std::vector<Against> against_{};
};

constexpr double same = 1e-9;  // in coins or chances: differences below this are rounding errors

const CeeloChoice& most_coins(std::span<const CeeloChoice> choices, const CeeloChoice& than, double least_wins) {
    const CeeloChoice* most = &than;
    for (const CeeloChoice& choice : choices)
        if (choice.wins > least_wins - same && choice.coins > most->coins + same) most = &choice;
    return *most;
}

}  // namespace

Rules with_players(Rules rules, int players) {
    rules.players = players;
    rules.coins = rich;
    return rules;
}

State all_bet(const Rules& rules) {
    State state = opening(rules);
    advance(rules, state, ceelo::Begin{rules.players - 1});
    advance(rules, state, ceelo::Stake{rules.players - 1});
    while (state.phase == Phase::Cover) advance(rules, state, ceelo::Cover{1});
    return state;
}

bool equal_for_first(const Rules& rules, const State& state, const Faces& faces) {
    return rules.tie == ceelo::Tie::First && ceelo_dice::read(faces[0], faces[1], faces[2]).point == state.point;
}

RoundOdds odds_between(const CeeloAgainst& against, int banker, int player) {
    NetChances chances;
    for (const CeeloResult& result : against.results) chances[result.net_between(banker, player)] += result.chance;
    return round_odds(chances);
}

CeeloBet ceelo_bet(const Rules& sheet) {
    const Rules rules = with_players(sheet, 2);
    CeeloBet bet;
    bet.throws = banker_throws(rules, all_bet(rules), bet.against);
    NetChances all;
    for (CeeloAgainst& against : bet.against) {
        bet.throws += against.chance * against.throws;
        for (const CeeloResult& result : against.results) all[result.net] += against.chance * result.chance;
        against.player = odds_between(against, rules.players - 1, bettor);
    }
    static_cast<RoundOdds&>(bet) = round_odds(all);
    bet.banker_edge = -bet.edge;
    return bet;
}

Chain ceelo_round(const Rules& sheet) {
    const Rules rules = with_players(sheet, 2);
    const State start = all_bet(rules);
    return walk(rules, start, [&](const State& state) -> std::optional<End> {
        if (state.round == start.round) return {};
        return End{worth(state, bettor) - rich, 1};
    });
}

Fraction ceelo_bank_passes(const Rules& sheet, int players) {
    struct Seen {  // decides whether the bank passes
        int turn, point;
        bool won, tied, special;
        auto operator<=>(const Seen&) const = default;
    };
    const Rules rules = with_players(sheet, players);
    const State start = all_bet(rules);
    const auto ends = [&](const State& state) -> std::optional<End> {
        if (state.round == start.round) return {};
        return End{state.banker != start.banker, 1};
    };
    const auto seen = [](const State& state) {
        return Seen{state.turn, state.point, state.bank_won > 0, state.bank_tied > 0, state.special >= 0};
    };
    const Chain chain = walk(rules, start, ends, seen);
    return round_odds(chain, solve(chain)).edge;
}

std::optional<Rules> fair_sheet(const Rules& rules, const Fraction& least, const Fraction& most) {
    using rules::member;
    static constexpr KnobTried<Rules> knobs[] = {
        {member<&Rules::tie>, 0, 2, false}, {member<&Rules::pays_111>, 1, 4},   {member<&Rules::pays_triple>, 1, 4},
        {member<&Rules::pays_456>, 1, 4},   {member<&Rules::pays_point>, 1, 2}, {member<&Rules::pays_at_once>, 1, 2}};
    return nearest_fair<Rules>(rules, knobs, least, most,
                               [](const Rules& sheet) -> Fraction { return ceelo_bet(sheet).banker_edge; });
}

FlatBet flat_bet(const ceelo::Rules& rules) { return flat_bet_of("player", 1, 1, ceelo_bet(rules)); }

template <>
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet) {
    if (bet != "bet" && bet != "bank") return {};
    if (rules.tie == ceelo::Tie::First) return {};  // the odds depend on the seat
    const CeeloBet odds = ceelo_bet(rules);
    if (bet == "bank") return HandOdds{to_double(odds.banker_edge), {}, {}};
    return hand_odds_of(odds);
}

int even_bet(const Rules& rules, const State& state) {
    int players = 0;  // who have yet to bet
    for (int player = state.turn; player != state.banker; player = next_player(rules, player)) ++players;
    return std::min(most_offered(state), (left_to_cover(state) + players - 1) / players);
}

std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const Rules& rules, const State& state) {
    std::vector<CeeloChoice> choices;
    const ReplyRound round{bet, rules, state.turn};
    for (int amount = 1; amount <= most_offered(state); ++amount) {
        State closed = state;
        advance(rules, closed, put_down(state, amount));
        while (closed.phase == Phase::Cover) advance(rules, closed, ceelo::Cover{even_bet(rules, closed)});
        choices.push_back(round.worth_of(amount, closed));
    }
    return choices;
}

const CeeloChoice& best(std::span<const CeeloChoice> choices) {
    constexpr double rounding = 1e-12;
    const CeeloChoice* found = &choices.front();
    for (const auto& choice : choices)
        if (choice.wins > found->wins + rounding) found = &choice;
    return *found;
}

CeeloJudged judge(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& chosen = choices[nth(amount - 1)];
    CeeloJudged judged{chosen, most_coins(choices, chosen, chosen.wins), false, 0};
    judged.given_away = std::max(0.0, judged.better.coins - chosen.coins);
    judged.alike = std::ranges::all_of(choices, [&](const CeeloChoice& one) {
        return std::abs(one.coins - chosen.coins) < same && std::abs(one.wins - chosen.wins) < same;
    });
    return judged;
}

const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount) {
    const CeeloChoice& here = choices[nth(amount - 1)];
    const CeeloChoice &better = most_coins(choices, here, here.wins), &richest = most_coins(choices, here, 0);
    const CeeloChoice& surest = best(choices);
    for (const CeeloChoice* other : {&better, &richest})
        if (other != &here) return other;
    return surest.wins > here.wins + same ? &surest : nullptr;
}

}  // namespace boxcars::odds
