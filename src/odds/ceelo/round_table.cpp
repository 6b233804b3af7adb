#include "odds/ceelo/round_table.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

using ceelo::Phase;
using ceelo::Rules;
using ceelo::State;

std::size_t place(const std::array<int, CeeloRoundTable::seats>& purses, int coins) {
    return nth(purses[0] * (coins + 1) + purses[1]);
}

// Throws that win the same amount are listed separately if only one of them may take the bank.
std::vector<CeeloThrow> answers_to(const Rules& rules, const State& start) {
    struct Kind {
        int worth;
        bool special;
        CeeloThrow thrown;
    };
    std::vector<Kind> kinds;
    const int decided = each_change(rules, start, [&](const State& after, const ThrowWays& each) {
        const int owned = worth(after, 1);
        const bool special = after.special >= 0;
        auto kind =
            std::ranges::find_if(kinds, [&](const Kind& one) { return one.worth == owned && one.special == special; });
        if (kind == kinds.end())
            kind = kinds.insert(kind, {owned, special, {{each.faces[0], each.faces[1], each.faces[2]}, 0}});
        kind->thrown.chance += each.ways;
    });
    std::vector<CeeloThrow> answers;
    for (const Kind& kind : kinds) answers.push_back({kind.thrown.faces, kind.thrown.chance / decided});
    return answers;
}

}  // namespace

std::vector<CeeloBankThrow> ceelo_throw_kinds(const Rules& sheet) {
    const Rules rules = with_players(sheet, 3);
    const State start = all_bet(rules);
    std::vector<CeeloBankThrow> kinds;
    for (const CeeloAgainst& against : ceelo_bet(sheet).against) {
        kinds.push_back({{against.faces, to_double(against.chance)}, against.point});
        State after = start;
        advance(rules, after, ceelo::Rolled{against.faces});
        if (after.round == start.round) kinds.back().answers = answers_to(rules, after);
    }
    return kinds;
}

CeeloRoundTable::CeeloRoundTable(const Rules& rules, int coins)
    : rules_(rules), coins_(coins), throws_(ceelo_throw_kinds(rules)) {
    list_positions();
    for (RoundStart& position : positions_) list_rounds(position);
}

std::size_t CeeloRoundTable::number_of(const std::array<int, seats>& purses) const {
    return static_cast<std::size_t>(numbers_[place(purses, coins_)]);
}

void CeeloRoundTable::list_positions() {
    numbers_.assign(nth((coins_ + 1) * (coins_ + 1)), -1);
    const int thirds = players() == 3 ? 1 : 0;  // the third player's fewest coins
    for (int bank = 1; bank < coins_; ++bank)
        for (int next = 1; bank + next + thirds <= coins_; ++next) {
            const int rest = coins_ - bank - next;
            if (players() == 2 && rest > 0) continue;
            numbers_[place({bank, next, rest}, coins_)] = static_cast<std::int32_t>(positions_.size());
            positions_.push_back({{bank, next, rest}});
        }
}

void CeeloRoundTable::list_rounds(RoundStart& position) {
    const auto [bank, next, rest] = position.purses;
    position.rounds = rounds_.size();
    position.width = std::min(rest, bank - 1) + 1;
    for (int first = 1; first <= std::min(bank, next); ++first)
        for (int second = 0; second < position.width; ++second) {
            rounds_.emplace_back();
            if (first + second > bank) continue;  // the rules forbid such bets
            State state;
            std::copy(position.purses.begin(), position.purses.end(), state.coins.begin());
            state.banker = state.turn = 0;
            state.round = 1;
            state.phase = Phase::Stake;
            advance(rules_, state, ceelo::Stake{first + second});
            advance(rules_, state, ceelo::Cover{first});
            if (second > 0) advance(rules_, state, ceelo::Cover{second});
            rounds_.back() = closed(state);
        }
}

CeeloRoundTable::ClosedRound CeeloRoundTable::closed(const State& state) {
    ClosedRound round{leaves_.size(), leaves_.size()};
    for (const CeeloBankThrow& banker : throws_) {
        State after = state;
        advance(rules_, after, ceelo::Rolled{banker.thrown.faces});
        play(after, banker, banker.thrown.chance, round);
    }
    return round;
}

void CeeloRoundTable::play(const State& state, const CeeloBankThrow& banker, double chance, ClosedRound& into) {
    if (state.round != 1 || state.phase == Phase::Over) return count(state, chance, into);
    for (const CeeloThrow& answer : banker.answers) {
        State after = state;
        advance(rules_, after, ceelo::Rolled{answer.faces});
        play(after, banker, chance * answer.chance, into);
    }
}

void CeeloRoundTable::count(const State& state, double chance, ClosedRound& into) {
    for (int player = 0; player < players(); ++player) into.coins[nth(player)] += chance * worth(state, player);
    if (state.phase == Phase::Over) {
        int winners = 0;
        for (int player = 0; player < players(); ++player) winners += leads(state, player);
        for (int player = 0; player < players(); ++player)
            if (leads(state, player)) into.ended[nth(player)] += chance / winners;
        return;
    }
    std::array<int, seats> purses{};
    for (int place = 0; place < players(); ++place)
        purses[nth(place)] = state.coins[ceelo::seat((state.banker + place) % players())];
    const auto position = static_cast<std::int32_t>(number_of(purses));
    for (std::size_t leaf = into.first; leaf < into.last; ++leaf)
        if (leaves_[leaf].position == position && leaves_[leaf].shift == state.banker) {
            leaves_[leaf].chance += chance;
            return;
        }
    leaves_.push_back({position, state.banker, chance});
    into.last = leaves_.size();
}

}  // namespace boxcars::odds
