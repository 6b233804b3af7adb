#include "scenes/pig/moment.h"

#include "base/words.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using pig_feel::seat;

std::string points_of(double chance) { return fmt::format("{:.2f} points", 100 * chance); }
std::string the_pig(const pig::Rules& rules) { return fmt::format("{} {}", article(rules.pig_face), rules.pig_face); }

// Says what the person did and what would have been better.
std::vector<std::string> judged(const PigMoment& at, const LookedBack& back) {
    return {fmt::format("{} {}: {} to win", at.seats.called(back.state.turn), back.rolled ? "rolled on" : "held",
                        percent_of(back.chance(back.rolled))),
            fmt::format("{} was best, {}: this cost {}", back.rolled ? "holding" : "rolling on",
                        percent_of(back.chance(!back.rolled)), points_of(back.given_away))};
}

std::string under_turn(const PigMoment& at) {
    if (at.drained() > 0)
        return at.announced.lost > 0 ? fmt::format("{} lost to {}", at.announced.lost, the_pig(at.rules()))
                                     : fmt::format("{} at once, nothing lost", the_pig(at.rules()));
    if (at.banked() > 0) return fmt::format("safe at {}", at.shown.scores[seat(at.shown.turn)]);
    if (at.flying() || at.shaking()) return at.shown.turn_total > 0 ? "at risk" : "";
    if (at.shown.rolls > 0) return fmt::format("{} loses it", the_pig(at.rules()));
    return at.shown.turn >= 0 && at.seats.human(at.shown.turn) ? "roll to begin your turn" : "";
}

// Says what each person gave away in this game.
std::vector<std::string> remarks(const PigMoment& at) {
    std::vector<std::string> all;
    for (int player = 0; player < at.seats.count(); ++player) {
        const auto sum = at.look_back.sum(player);
        if (sum.decisions == 0) continue;
        const std::string who = at.seats.humans() > 1 ? at.seats.name(player) + ": " : "";
        all.push_back(who + fmt::format("{} mistake{} in {} decisions", sum.mistakes, sum.mistakes == 1 ? "" : "s",
                                        sum.decisions));
        if (sum.mistakes > 0)
            all.back() += fmt::format(" cost {} of chance if both play best", points_of(sum.given_away));
    }
    return all;
}

}  // namespace

std::string percent_of(double chance) { return fmt::format("{:.2f} %", 100 * chance); }

std::vector<std::string> under_total(const PigMoment& at) {
    return at.looked_back() ? judged(at, *at.looked_back()) : std::vector{under_turn(at)};
}

std::string status_of(const PigMoment& at) {
    if (at.demo && at.solution)
        return fmt::format("DEMO  ·  IF BOTH PLAY BEST, STARTER WINS {}", percent_of(at.solution->first_player_wins()));
    if (at.paused) return "PAUSED";
    if (at.looked_back())
        return fmt::format("MISTAKE {} OF {}  ·  IF BOTH PLAY BEST", at.look_back.nth(), at.look_back.count());
    const bool coached_turn = at.shown.winner < 0 && at.coach && at.seats.count() == 2 && at.solution &&
                              at.shown.turn >= 0 && at.seats.human(at.shown.turn);
    if (!coached_turn) return fmt::format("RACE TO {}", at.rules().goal);
    const auto advice = coached(at);
    if (!advice || advice->may_hold) return "";  // the two buttons show their chances
    return fmt::format("CHANCE IF BOTH PLAY BEST {}", percent_of(advice->now));
}

UnderName under_name(const PigMoment& at, int player) {
    const int score = at.shown.scores[seat(player)];
    const players::PigPolicy* policy = at.seats.policy(player);
    std::string brief = policy ? policy->title() : "", first = policy ? brief + ": " + policy->in_words() : "";
    if (!policy && at.shown.turn == player && !at.over())
        first = brief = at.seats.humans() == 1 ? "your turn" : "to play";
    const std::string then = at.shown.winner == player ? fmt::format("reached {}", score)
                                                       : fmt::format("{} to go", std::max(0, at.rules().goal - score));
    const auto joined = [&](const std::string& words) { return words.empty() ? then : words + " · " + then; };
    return {joined(first), joined(brief)};
}

GameEnd game_end(const PigMoment& at, std::span<const int> wins) {
    const int near = at.seats.near(at.shown), far = at.seats.far(at.shown);
    const int winner = at.shown.winner, loser = winner == near ? far : near;
    GameEnd end;
    end.celebrate = at.seats.human(winner);
    end.ink = at.hue_of(winner);
    const std::string who = at.seats.called(winner);
    end.verdict = who == "you" ? "You win." : capitalised(who) + " wins.";
    end.score = fmt::format("{} to {}", at.shown.scores[seat(winner)], at.shown.scores[seat(loser)]);
    if (at.look_back.judged()) end.remarks = remarks(at);
    for (int player = 0; player < how_many(wins); ++player)
        end.won.push_back({at.seats.name(player), std::to_string(wins[seat(player)]), player == winner});
    return end;
}

}  // namespace boxcars::scenes
