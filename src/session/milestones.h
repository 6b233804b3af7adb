// Milestones: rare things that a player's own dice and bets do at a table. Each is a row of data: so many in a row of
// something whose chance odds/ gives. Rules with milestones declare has_milestones; session/GAME lists them.
#pragma once
#include "odds/chain/chain.h"
#include "session/played_game.h"

namespace boxcars::session {

template <class R>
struct Milestone {
    using Step = rules::Step<typename R::State, typename R::Fact>;
    std::string_view name, title, sentence;  // "boxcars_twice", "Two Trains", "Boxcars twice in a row."
    int needed;                              // how many in a row
    // Whether the step adds one to the row of the player in that seat (true) or ends it (false). Empty: neither.
    std::optional<bool> (*counts)(const R& rules, const typename R::State& before, const Step& step, int seat);
    odds::Fraction (*chance)(const R& rules, int needed);  // to succeed in one try
    bool once_a_game = false;                              // what ends the row ends it until the next game
};
template <class R>
concept KeepsMilestones = R::has_milestones;
template <class R>
using Milestones = std::span<const Milestone<R>>;
template <class R>
Milestones<R> milestones();  // BOXCARS_MILESTONES() defines it in game.cpp of the game's folder

template <class R>
MilestoneLine line_of(const Milestone<R>& row, const R& rules) {
    return {std::string{row.name}, std::string{row.title}, std::string{row.sentence},
            odds::to_text(row.chance(rules, row.needed))};
}

inline odds::Fraction in_a_row(const odds::Fraction& chance, int needed) {
    odds::Fraction all = 1;
    for (int n = 0; n < needed; ++n) all *= chance;
    return all;
}
// The chance of the throws for which `shows(faces)` holds.
odds::Fraction chance_to_show(const std::vector<odds::ThrowWays>& throws, const auto& shows) {
    std::int64_t shown = 0, all = 0;
    for (const odds::ThrowWays& each : throws) {
        all += each.ways;
        if (shows(each.faces)) shown += each.ways;
    }
    return odds::fraction(shown, all);
}
// The chance to throw three dice so many times in a row for whose reading, read(a, b, c), `is_so` holds.
template <auto read, auto is_so, class R>
odds::Fraction readings_in_a_row(const R&, int needed) {
    const auto shows = [](const std::vector<int>& faces) { return is_so(read(faces[0], faces[1], faces[2])); };
    return in_a_row(chance_to_show(odds::three_dice(), shows), needed);
}
// Counts bets of this name that are won; one that wins or loses nothing is left out.
template <class R>
std::optional<bool> bet_won(std::string_view bet, const R& rules, const typename R::State& before,
                            const typename Milestone<R>::Step& step, int seat) {
    for (const auto& of : hand_results(rules, before, step, seat))
        if (of.bet == bet && of.net != 0) return of.net > 0;
    return {};
}
template <class R>  // at tables with one kind of bet, named "bet"
std::optional<bool> plain_bet_won(const R& rules, const typename R::State& before,
                                  const typename Milestone<R>::Step& step, int seat) {
    return bet_won("bet", rules, before, step, seat);
}

}  // namespace boxcars::session
