// Plays any game at random without knowing it: draws sheets, moves and invalid input from a stream of its own.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <algorithm>
#include <tuple>

using EveryGame =  // in the order of the title screen
    std::tuple<boxcars::pig::Rules, boxcars::craps::Rules, boxcars::siwuliu::Rules, boxcars::ceelo::Rules>;

namespace any_game {

using namespace boxcars;

// Chooses what the tests try, the same on every run. It does not throw the games' dice.
class Chooser {
 public:
    explicit Chooser(std::uint64_t seed) : stream_(seed, 1'000'000) {}
    int below(int n) {  // n up to 65536; nearly even
        const int high = stream_.draw(256);
        return (high * 256 + stream_.draw(256)) % n;
    }
    bool one_in(int n) { return below(n) == 0; }

 private:
    chance::DiceStream stream_;
};

// The JSON text with one random letter replaced by one that is common in JSON.
inline std::string letter_changed(std::string text, Chooser& choose) {
    constexpr std::string_view letters = "0123456789-\"[]{},:abcdefghilnorstu";
    const auto at = static_cast<std::size_t>(choose.below(static_cast<int>(text.size())));
    text[at] = letters[static_cast<std::size_t>(choose.below(static_cast<int>(letters.size())))];
    return text;
}

// A sheet with some knobs turned, often to the ends of their range.
inline rules::Sheet any_sheet(const rules::AnyGame& game, Chooser& choose) {
    for (;;) {
        rules::Sheet sheet = game.defaults();
        for (const auto& knob : game.knobs()) {
            if (choose.one_in(2)) continue;
            const int ends[] = {knob.least, knob.most, knob.least + choose.below(knob.most - knob.least + 1)};
            knob.set(sheet, ends[choose.below(3)]);
        }
        if (!game.problem(sheet)) return sheet;
    }
}

inline session::Players any_players(const rules::Sheet& sheet) {
    return session::Players(std::max<std::size_t>(1, starts(sheet).size()), "human");
}

inline session::Sitting any_table(const rules::AnyGame& game, std::uint64_t seed, Chooser& choose) {
    const rules::Sheet sheet = any_sheet(game, choose);
    return session::Sitting{{sheet, seed, any_players(sheet), {}, {}}};
}

// Makes one allowed move: a throw or a random decision.
inline session::Answer any_move(session::Sitting& session, Chooser& choose) {
    const auto decisions = session.legal();
    const int choices = static_cast<int>(decisions.size());
    if (session.may_throw() && (choices == 0 || choose.one_in(4))) return session.throw_dice();
    const int chosen = choose.below(choices);
    return session.submit(decisions[static_cast<std::size_t>(chosen)]);
}

// Does anything that a person may do at the table.
inline void any_action(session::Sitting& session, Chooser& choose) {
    if (session.over())
        session.next_game();
    else if (choose.one_in(40))
        session.change_rules(any_sheet(session.game_played(), choose));
    else if (session.undoable() > 0 && choose.one_in(8))
        session.undo();
    else
        any_move(session, choose);
}

// A sitting of some games, or as much of them as fits into `most` entries.
inline session::Sitting any_sitting(const rules::AnyGame& game, std::uint64_t seed, int games, std::size_t most) {
    Chooser choose{seed};
    auto session = any_table(game, seed, choose);
    while (session.journal().size() < most && !(session.over() && session.game() == games)) any_action(session, choose);
    return session;
}

// The words of an event, with mistakes put into most of them.
inline std::string any_words(const std::string& words, Chooser& choose) {
    constexpr std::string_view signs = "0123456789 -=abcdefghilorst\xff";
    std::string spoilt = words;
    for (int change = choose.below(3); change >= 0 && !spoilt.empty(); --change) {
        const auto at = static_cast<std::size_t>(choose.below(static_cast<int>(spoilt.size())));
        const char sign = signs[static_cast<std::size_t>(choose.below(static_cast<int>(signs.size())))];
        if (choose.one_in(3))
            spoilt.erase(at, 1);
        else if (choose.one_in(2))
            spoilt.insert(at, 1, sign);
        else
            spoilt[at] = sign;
    }
    return spoilt;
}

}  // namespace any_game
