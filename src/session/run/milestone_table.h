// Makes a game's MilestoneTable from a class in the game's own file. The class has these members:
//   Rules, dice, rows                           its rule sheet, its dice (a sheet's `sides` replace theirs), its rows
//   cast_of(rules, before, event, after, seat)  the Cast that this seat's event made; empty: none
//   go_on(milestone, rules, faces, onward)      updates a TryPlace for a throw with these faces
//   bet_wins(rules, bet)                        the chance that a bet wins, pushes left out
#pragma once
#include "odds/chain/chain.h"
#include "rules/ceelo/reading.h"
#include "session/hands.h"
#include "session/replay.h"
#include "session/run/milestones.h"

#include <functional>

namespace boxcars::session {

// The state of a try: its count, and the part of the game's state that the try depends on.
struct TryPlace {
    int count = 0;
    int kept = 0;  // the game's point or turn total
    auto operator<=>(const TryPlace&) const = default;
};

inline void count_cast(const Milestone& milestone, const Cast& cast, odds::Onward<TryPlace>& onward) {
    if (onward.end) return;
    const int next = milestone.next(cast, onward.place.count);
    if (next == try_failed || next >= milestone.needed)
        onward.end = odds::End{next == try_failed ? 0 : 1, 0};
    else
        onward.place.count = next;
}

class TryCount {
 public:
    explicit TryCount(const Milestone& milestone) : tries_{&milestone} {}

    void follow(const Cast& cast, std::int64_t entry, const std::function<std::string()>& sheet) {
        if (tries_.milestone->next) take(tries_.milestone->next(cast, count_), entry, sheet);
    }
    void follow(const Hand& hand) {
        if (tries_.milestone->next || hand.bet != tries_.milestone->what || hand.outcome == rules::Outcome::Even)
            return;
        take(hand.outcome == rules::Outcome::Won ? count_ + 1 : try_failed, hand.entry, [&] { return hand.sheet; });
    }
    const Tries& tries() const { return tries_; }

 private:
    void take(int next, std::int64_t entry, const std::function<std::string()>& sheet) {
        if (tries_.entry > 0) return;
        const bool reached = next >= tries_.milestone->needed;
        tries_.tries += reached || next == try_failed;
        count_ = next == try_failed ? 0 : next;
        if (!reached) return;
        tries_.entry = entry;
        tries_.sheet = sheet();
    }
    Tries tries_;
    int count_ = 0;
};

namespace milestone_table_parts {

template <class Game>
std::vector<Tries> tries_in(const Recording& recording) {
    using R = typename Game::Rules;
    std::vector<TryCount> counts{std::begin(Game::rows), std::end(Game::rows)};
    Replay<R> replay{recording};
    const Session<R>& session = replay.session();
    HandFold<R> fold{setup_from<R>(recording)};
    int game = session.game();
    typename R::State before = session.state();
    const auto look = [&] {
        for (const Hand& hand : fold.look(session).all)
            for (TryCount& count : counts) count.follow(hand);
    };
    look();
    while (!replay.done()) {
        if (!replay.next()) break;
        const Entry<R>& entry = session.journal().back();
        if (std::exchange(game, entry.game) != entry.game) before = opening(session.rules());
        const auto seat = first_person(session.players());
        if (entry.event && seat)
            if (const auto cast = Game::cast_of(session.rules(), before, *entry.event, entry.step.next, *seat))
                for (TryCount& count : counts)
                    count.follow(*cast, narrow<std::int64_t>(session.journal().size()),
                                 [&] { return sheet_text(session.rules()); });
        before = entry.step.next;
        look();
    }
    be_as_played(replay);
    std::vector<Tries> all;
    for (const TryCount& count : counts) all.push_back(count.tries());
    return all;
}

template <class Game>
odds::Fraction chance_of_try(const Milestone& milestone, const typename Game::Rules& rules, rules::Dice dice) {
    const auto chain = odds::compile(
        TryPlace{}, odds::throws_of(dice),
        [&](const TryPlace& place, const odds::ThrowWays& dealt) {
            odds::Onward<TryPlace> onward{place};
            Game::go_on(milestone, rules, dealt.faces, onward);
            return onward;
        },
        [](const TryPlace& place) { return place; });
    const odds::Solved solved = odds::solve(chain);
    for (std::size_t n = 0; n < chain.ends.size(); ++n)
        if (chain.ends[n].result == 1) return solved.chance[n];
    return 0;
}

template <class Game>
std::optional<odds::Fraction> chance_under(const Milestone& milestone, std::string_view sheet) {
    using R = typename Game::Rules;
    const auto rules = sheet.empty() ? R{} : sheet_from<R>(sheet);
    if (!rules) return {};
    rules::Dice dice = Game::dice;
    if constexpr (requires { rules->sides; }) dice.sides = rules->sides;
    if (milestone.next) return chance_of_try<Game>(milestone, *rules, dice);
    const odds::Fraction wins = Game::bet_wins(*rules, milestone.what);
    odds::Fraction all = 1;
    for (int n = 0; n < milestone.needed; ++n) all *= wins;
    return all;
}

}  // namespace milestone_table_parts

template <class Game>
constexpr MilestoneTable milestone_table_of{Game::rows, milestone_table_parts::chance_under<Game>,
                                            milestone_table_parts::tries_in<Game>};

// ---- Ways of counting

// Counts casts in a row: a cast that matches adds one, any other fails the try.
template <bool (*is_so)(const Cast&)>
int in_a_row(const Cast& cast, int count) {
    return is_so(cast) ? count + 1 : try_failed;
}

// ---- Three dice

inline ceelo_dice::Reading read(const Cast& cast) {
    return ceelo_dice::read(cast.faces[0], cast.faces[1], cast.faces[2]);
}
template <ceelo_dice::Pattern pattern>
bool shows(const Cast& cast) {
    return read(cast).pattern == pattern;
}
template <int face>
bool three_of(const Cast& cast) {
    return shows<ceelo_dice::Pattern::Triple>(cast) && cast.faces[0] == face;
}
// The go_on() of a game in which a try depends on the dice alone.
inline void go_on_alike(const Milestone& milestone, const std::vector<int>& faces, odds::Onward<TryPlace>& onward) {
    count_cast(milestone, {.faces = {faces[0], faces[1], faces[2]}, .banks = true}, onward);
}

}  // namespace boxcars::session
