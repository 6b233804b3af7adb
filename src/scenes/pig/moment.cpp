#include "scenes/pig/moment.h"

#include "base/error.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

float loudness(float least, int points) { return std::min(1.0f, least + as_float(points) / 60.0f); }

using pig_feel::seat;

std::string points_of(double chance) { return fmt::format("{:.2f} points", 100 * chance); }
std::string the_pig(const pig::Rules& rules) { return fmt::format("{} {}", article(rules.pig_face), rules.pig_face); }

std::string under_turn(const PigMoment& at) {
    if (at.draining()) {
        const int lost = at.announced.lost, kept = at.announced.kept;
        if (lost == 0) return fmt::format("{} at once, nothing lost", the_pig(at.sheet));
        return fmt::format("{} lost to {}", lost, the_pig(at.sheet)) + (kept > 0 ? fmt::format(", {} kept", kept) : "");
    }
    if (at.banked() > 0) return fmt::format("safe at {}", at.shown.scores[seat(at.shown.turn)]);
    if (at.flying() || at.shaking()) return at.shown.turn_total > 0 ? "at risk" : "";
    if (const auto left = at.announced.spares_left)
        return fmt::format("{} cost nothing, spares left: {}", the_pig(at.sheet), *left);
    const int kept = kept_points(at.sheet, at.shown);
    if (at.shown.rolls > 0)
        return the_pig(at.sheet) + (spares_next_pig(at.sheet, at.shown) ? " costs nothing yet"
                                    : kept > 0 ? fmt::format(" loses {} of it", at.shown.turn_total - kept)
                                               : " loses it");
    return at.person_on_turn() ? "roll to begin your turn" : "";
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

Ticks PigAnnounced::announce(const pig::Fact& fact, pig::State& shown, Ticks now) {
    if (const auto* added = std::get_if<pig::Added>(&fact)) {
        faces.push_back(added->face);
        added_at = now;
    } else if (const auto* bust = std::get_if<pig::Busted>(&fact)) {
        faces.push_back(bust->face);
        lost = bust->lost;
        kept = bust->kept;
        shown.scores[seat(bust->player)] += bust->kept;
        drain_since = now;
        return pig_feel::after_bust;
    } else if (const auto* spared = std::get_if<pig::Spared>(&fact)) {
        spares_left = spared->left;
        return pig_feel::after_bank;
    } else if (const auto* bank = std::get_if<pig::Banked>(&fact)) {
        shown.scores[seat(bank->player)] = bank->score;
        shown.turn_total = 0;
        banked = bank->points;
        spares_left.reset();
        return pig_feel::after_bank;
    } else if (const auto* won = std::get_if<pig::Won>(&fact)) {
        shown.winner = won->player;
        won_since = now;
    }
    return 0;
}

std::vector<Noise> noises_of(const pig::Fact& fact, bool of_person) {
    if (const auto* added = std::get_if<pig::Added>(&fact))  // the pitch rises by one step for every four points
        return {{"flap", 0.4f}, {"climb_" + std::to_string(1 + std::min(7, added->turn_total / 4)), 0.6f}};
    if (const auto* bust = std::get_if<pig::Busted>(&fact)) {
        std::vector<Noise> noises{{"snout", 0.9f}};
        if (bust->lost > 0) noises.push_back({"loss", loudness(0.35f, bust->lost)});
        return noises;
    }
    if (std::holds_alternative<pig::Spared>(fact)) return {{"snout", 0.5f}};
    if (const auto* bank = std::get_if<pig::Banked>(&fact)) return {{"bank", loudness(0.45f, bank->points)}};
    if (std::holds_alternative<pig::Won>(fact) && !of_person) return {{"whistle", 0.9f}};
    return {};  // other facts are silent; a person's win is celebrated instead
}

PigSeats::PigSeats(const pig::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
    if (names_.empty()) names_.emplace_back("human");
    names_.resize(nth(rules.players), "hold20");
    for (const std::string& name : names_) {
        if (const auto wrong = players::policy_problem(name); wrong && name != "human") throw Error(*wrong);
        policies_.push_back(players::find_policy(name));  // a human has no policy
    }
    people_ = players::seated(players::pig_people(), names_);
}

std::optional<bool> PigSeats::holds(const pig::Rules& rules, const pig::State& state, odds::PigSolverService& solver,
                                    bool wait) {
    if (legal(rules, state).empty()) return false;  // the first roll is compulsory
    auto& policy = *policies_[nth(state.turn)];
    if (!policy.ready(rules)) {
        const pig::Rules solved = without_favours(rules);
        const auto solution = wait ? solver.wait_for(solved) : solver.ask(solved);
        if (!solution) return {};
        policy.learn(solution);
    }
    return policy.holds(rules, state);
}

std::string percent_of(double chance) { return fmt::format("{:.2f} %", 100 * chance); }

std::vector<std::string> under_total(const PigMoment& at) {
    const LookedBack* back = at.looked_back();
    if (!back) return {under_turn(at)};
    // What the person did and what would have been better.
    return {fmt::format("{} {}: {} to win", at.seats.called(back->state.turn), back->rolled ? "rolled on" : "held",
                        percent_of(back->chance(back->rolled))),
            fmt::format("{} was best, {}: this cost {}", back->rolled ? "holding" : "rolling on",
                        percent_of(back->chance(!back->rolled)), points_of(back->given_away))};
}

std::string status_of(const PigMoment& at) {
    if (at.demo && at.solution && starts_level(at.sheet))
        return fmt::format("DEMO  ·  IF BOTH PLAY BEST, STARTER WINS {}", percent_of(at.solution->first_player_wins()));
    if (at.paused) return "PAUSED";
    if (at.looked_back())
        return fmt::format("MISTAKE {} OF {}  ·  IF BOTH PLAY BEST", at.look_back.nth(), at.look_back.count());
    if (at.shown.winner >= 0 || !at.coach || !at.seats.two() || !at.solution || !at.person_on_turn())
        return fmt::format("RACE TO {}", at.sheet.goal);
    const auto advice = coached(at);
    if (!advice || advice->may_hold) return "";  // the two buttons show their chances
    return fmt::format("CHANCE IF BOTH PLAY BEST {}", percent_of(advice->now));
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
