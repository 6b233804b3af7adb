// Makes a game's RunTable from a class that solves the goals of its stations. The class has these members:
//   Rules, unit                    the game's rule sheet, and the unit of a station's length
//   prepare(rules, station)        sets the parts of the sheet and the goal that depend on the purse
//   solve(rules, station, company, stop)   makes the solver; empty if it was stopped
//   chance()                       the chance of the goal at the start, with best play
//   now(state, progress)           the same chance in any state of the station, at a decision or between throws
//   choices(state, progress)       the player's choices before the next throw, each with its chance; a choice without
//                                  events is to throw at once
//   company(rules, station)        makes the other players; called with (rules, state), it returns the decision of the
//                                  computer player on turn, or nothing to throw
// It may also have these members:
//   words(event, state)            a decision in the table's words, beginning with a verb
//   throwing                       the verb for a throw
//   lying(state)                   names the bets on the table: " with $10 on pass"
#pragma once
#include "odds/chain/chain.h"
#include "session/replay.h"
#include "session/run/milestones.h"
#include "session/run/station_walk.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace boxcars::session {

template <class Event>
using StationChoices = std::vector<odds::GoalChoice<std::vector<Event>>>;

// Converts choices of one event to choices of a list of events.
template <class Event>
StationChoices<Event> listed(const std::vector<odds::GoalChoice<Event>>& choices) {
    StationChoices<Event> lists;
    for (const auto& [event, chance] : choices) lists.push_back({{event}, chance});
    return lists;
}

namespace run_table {

// The sheet of an invitation, changed by the passenger's house rule and by keepsakes. Knobs stay within their ranges.
template <rules::Game R>
R sheet_of(const Offer& offer, const HeldKeepsakes& held) {
    R rules;
    for (const std::string_view knobs :
         {offer.invitation->knobs, offer.passenger ? offer.passenger->knobs : std::string_view{}})
        for (const std::string_view pair : words_of(knobs)) {
            if (pair.empty()) continue;  // the invitation changes no knob
            const auto equals = pair.find('=');
            if (const auto wrong = rules::set_knob(rules, pair.substr(0, equals), pair.substr(equals + 1)))
                throw Error(fmt::format("The invitation '{}': {}", offer.invitation->name, *wrong));
        }
    for (const Keepsake* keepsake : held) {
        if (keepsake->game != R::game || keepsake->knob.empty()) continue;
        const auto* knob = rules::find_knob<R>(keepsake->knob);
        if (!knob) throw Error(rules::no_such_knob<R>(keepsake->knob));
        const int value =
            keepsake->change == KeepsakeChange::Turn ? knob->get(rules) + keepsake->amount : keepsake->amount;
        knob->set(rules, std::clamp(value, knob->least, knob->most));
    }
    return rules;
}

template <class Solver>
Station station_of(const Offer& offer, const RunTicket& ticket, const HeldKeepsakes& held, Cents purse,
                   std::uint64_t seed) {
    const Invitation& invitation = *offer.invitation;
    auto rules = sheet_of<typename Solver::Rules>(offer, held);
    Station station = planned_station(offer, ticket, held, purse);
    station.length = {Solver::unit, station.goal.length};
    Solver::prepare(rules, station);
    if (const auto wrong = rules::problem(rules))
        throw Error(fmt::format("The invitation '{}': {}", invitation.name, *wrong));
    station.rules = rule_values(rules);
    for (const auto& knob : Solver::Rules::knobs())
        if (knob.get(rules) != knob.get({}))
            station.knobs.push_back(fmt::format("{}={}", knob.name, rules::value_text(knob, knob.get(rules))));
    station.seed = seed;
    chance::DiceStream stream{seed};
    station.first = drawn_first(rules, stream);
    return station;
}

template <class R>
R rules_of(const Station& station) {
    R rules;
    for (const auto& [knob, value] : station.rules)
        if (const auto wrong = rules::set_stored(rules, knob, value)) throw Error(*wrong);
    return rules;
}

template <class Solver>
class SolvedStation final : public StationOdds {
    using R = typename Solver::Rules;
    using State = typename R::State;
    using Company = decltype(Solver::company(R{}, Station{}));

 public:
    SolvedStation(Solver solver, Company company) : solver_(std::move(solver)), company_(std::move(company)) {}
    double chance() const override { return solver_.chance(); }

    StationLedger ledger(const Recording& recording) const override {
        StationLedger ledger{.chance = chance()};
        Replay<R> replay{recording};
        GoalProgress progress;
        while (!replay.done()) {
            const State before = replay.session().state();
            const GoalProgress earlier = progress;
            if (!replay.next()) break;
            const Session<R>& session = replay.session();
            progress = progress_after(session.rules(), session.state(), threw(session), progress);
            add(ledger, session, {before, earlier}, {session.state(), progress});
        }
        be_as_played(replay);
        return ledger;
    }

    StationPlay play(const Station& station, std::uint64_t seed, PlayBy by) const override {
        Session<R> session{
            {.rules = rules_of<R>(station),
             .seed = seed,
             .players = station.players,
             .stop = StopTerms{.length = station.length, .station = RunStation{"played", 1, station.goal}}}};
        chance::DiceStream choices{seed, 1};
        GoalProgress progress;
        while (!session.stop_over()) {
            const std::size_t entries = session.journal().size();
            play_on(session, progress, by == PlayBy::Random ? &choices : nullptr);
            BOXCARS_CHECK(session.journal().size(), >, entries, "play goes on until the station is over");
            for (std::size_t n = entries; n < session.journal().size(); ++n) {
                const Entry<R>& entry = session.journal()[n];
                progress = progress_after(session.rules(), entry.step.next, !entry.faces.empty(), progress);
            }
        }
        return {{session.stop_reached(), odds::owned(session.state()) - odds::owned(opening(session.rules()))},
                record(session)};
    }

    std::vector<StationOutcome> outcomes(const Station& station, std::uint64_t first, int plays) const override {
        StationWalk walk{station, rules_of<R>(station), company_};
        std::vector<StationOutcome> all;
        for (int n = 0; n < plays; ++n)
            all.push_back(walk.by_best_play(first + static_cast<std::uint64_t>(n),
                                            [&](const State& state, const GoalProgress& progress) {
                                                return best_of(solver_.choices(state, progress));
                                            }));
        return all;
    }

    StationAdvice advice(const Recording& recording) const override {
        Replay<R> replay{recording};
        const Session<R>& session = replay.session();
        GoalProgress progress;
        while (!replay.done() && replay.next())
            progress = progress_after(session.rules(), session.state(), threw(session), progress);
        be_as_played(replay);
        if (session.stop_over()) return {session.stop_reached() ? 1.0 : 0.0, {}};
        StationAdvice advice{solver_.now(session.state(), progress), {}, {}};
        if (!persons_turn(session.state())) return advice;
        const auto choices = solver_.choices(session.state(), progress);
        advice.best = in_words(best_of(choices), session.state());
        advice.dare = dare(choices, session.state(), recording.hash);
        return advice;
    }

 private:
    using Events = std::vector<typename R::Event>;
    using Choices = StationChoices<typename R::Event>;
    struct Moment {
        const State& state;
        const GoalProgress& progress;
    };
    static constexpr double least_dare = 0.01;  // the least loss of chance that makes a decision a dare
    static constexpr int dared_once_in = 6;     // one decision in six gets a dare

    static bool threw(const Session<R>& session) { return !session.journal().back().faces.empty(); }
    static void be_as_played(const Replay<R>& replay) {
        if (const auto& difference = replay.difference())
            throw Error("The " + replay.recording().source + " is not what was played: " + difference->sentence());
    }
    static GoalProgress progress_after(const R& rules, const State& next, bool threw, const GoalProgress& progress) {
        return run_table::progress_after(Solver::unit, rules, next, threw, progress);
    }

    // Adds a decision and what the dice did. A throw adds both: the decision to throw, then its faces.
    void add(StationLedger& ledger, const Session<R>& session, const Moment& before, const Moment& after) const {
        const auto number = narrow<std::int64_t>(session.journal().size());
        const auto& event = session.journal().back().event;
        if (session.conceded())
            return ledger.moments.push_back(
                {number, true, solver_.now(before.state, before.progress), 0, "give up the goal", "play on"});
        if (!event) return ledger.moments.pop_back();  // an undone decision is removed
        const std::string text = in_words(*event, before.state);
        RunMoment decision{number, true, solver_.now(before.state, before.progress), 0, text};
        decision.after = solver_.now(after.state, after.progress);
        std::optional<RunMoment> dice;
        if (threw(session)) {
            const double thrown = mean_after(session.rules(), before);
            dice = RunMoment{number, false, thrown, std::exchange(decision.after, thrown), text};
            decision.text = in_words(Events{}, before.state);
            if constexpr (requires { Solver::lying(before.state); }) decision.text += Solver::lying(before.state);
        }
        if (persons_turn(before.state)) {
            if (decision.given_away() > 0)
                decision.best = in_words(best_of(solver_.choices(before.state, before.progress)), before.state);
            ledger.moments.push_back(std::move(decision));
        }
        if (dice) ledger.moments.push_back(std::move(*dice));
    }

    // The mean chance over all faces of a throw made now.
    double mean_after(const R& rules, const Moment& moment) const {
        double sum = 0;
        int all = 0;
        for (const auto& [faces, ways] : odds::throws_of(verbs::dice(rules, moment.state))) {
            const State next = apply(rules, moment.state, thrown(rules, faces)).next;
            sum += ways * solver_.now(next, progress_after(rules, next, true, moment.progress));
            all += ways;
        }
        return sum / all;
    }

    static Events best_of(const Choices& choices) {
        const auto best = std::ranges::max_element(choices, {}, &odds::GoalChoice<Events>::chance);
        return best == choices.end() ? Events{} : best->event;
    }

    static std::string in_words(const typename R::Event& event, const State& state) {
        if constexpr (requires { Solver::words(event, state); }) return Solver::words(event, state);
        return to_text(event);
    }
    static std::string in_words(const Events& events, const State& state) {
        std::vector<std::string> texts;
        for (const auto& event : events) texts.push_back(in_words(event, state));
        if (!texts.empty()) return fmt::format("{}", fmt::join(texts, " and "));
        if constexpr (requires { Solver::throwing; }) return Solver::throwing;
        return "throw";
    }

    // Draws a dare, or none, from the sitting's hash, with a stream that no dice use.
    static std::optional<StationDare> dare(Choices choices, const State& state, std::uint64_t hash) {
        constexpr std::uint64_t dares = 2;  // number of that stream
        chance::DiceStream stream{hash, dares};
        if (choices.empty() || stream.draw(dared_once_in) != 0) return {};
        const double best = std::ranges::max(choices, {}, &odds::GoalChoice<Events>::chance).chance;
        std::erase_if(choices, [&](const auto& of) { return of.event.size() > 1 || best - of.chance < least_dare; });
        if (choices.empty()) return {};
        const auto& [events, chance] = choices[nth(stream.draw(std::min(how_many(choices), 256)))];
        return StationDare{in_words(events, state), chance};
    }

    // Makes the decisions that are due, then throws; begins the next game if one is over. The player plays best, or at
    // random with the stream `choices`.
    void play_on(Session<R>& session, const GoalProgress& progress, chance::DiceStream* choices) const {
        if (session.over()) return void(session.next_game());
        if (!persons_turn(session.state())) {
            const auto event = company_(session.rules(), session.state());
            return void(event ? session.submit(*event) : session.throw_dice());
        }
        if (choices) return decide_at_random(session, *choices);
        for (const auto& event : best_of(solver_.choices(session.state(), progress))) session.submit(event);
        if (persons_turn(session.state()) && session.may_throw()) session.throw_dice();
    }

    static void decide_at_random(Session<R>& session, chance::DiceStream& choices) {
        const auto events = session.legal();
        const int all = how_many(events) + (session.may_throw() ? 1 : 0);
        const int one = choices.draw(std::min(all, 256));
        one < how_many(events) ? session.submit(events[nth(one)]) : session.throw_dice();
    }

    Solver solver_;
    Company company_;
};

template <class Solver>
std::shared_ptr<const StationOdds> solve(const Station& station, const std::stop_token& stop) {
    const auto rules = rules_of<typename Solver::Rules>(station);
    auto company = Solver::company(rules, station);
    auto solver = Solver::solve(rules, station, company, stop);
    if (!solver) return nullptr;
    return std::make_shared<const SolvedStation<Solver>>(std::move(*solver), std::move(company));
}

template <class Solver>
StationOutcome at_random(const Station& station) {
    const auto rules = rules_of<typename Solver::Rules>(station);
    return StationWalk{station, rules, Solver::company(rules, station)}.at_random(station.seed);
}

}  // namespace run_table

template <class Solver>
constexpr RunTable run_table_of() {
    return {run_table::station_of<Solver>, run_table::solve<Solver>, milestone_table<typename Solver::Rules>,
            run_table::at_random<Solver>};
}

}  // namespace boxcars::session
