// Makes a game's RunTable from a class that solves the goals of its stations. The class has these members:
//   Rules, unit                    the game's rule sheet, and the unit of a station's length
//   place, invitations             its rows, see station.h
//   prepare(rules, station)        sets the parts of the sheet and the goal that depend on the purse
//   Goal                           the class that solves the goal, as in odds/goal
//   solve(rules, station, company, stop)   solves the goal; empty if it was stopped
//   company(rules, station)        makes the other players; called with (rules, state), it returns the decision of the
//                                  computer player on turn, or nothing to throw
// It may also have these members:
//   now(goal, state, progress)     the chance of the goal in any state, at a decision or between throws
//   choices(goal, state, progress) the player's choices before the next throw, each with its chance; a choice without
//                                  events is to throw at once
//   words(event, state)            a decision in the table's words, beginning with a verb
//   throwing                       the verb for a throw
//   lying(state)                   names the bets on the table: " with $10 on pass"
#pragma once
#include "base/check.h"
#include "odds/chain/chain.h"
#include "rules/knobs.h"
#include "session/replay.h"
#include "session/run/keepsakes.h"
#include "session/run/station_walk.h"

#include <fmt/ranges.h>

namespace boxcars::session {

using enum rules::GoalKind;  // for the rows

template <class Event>
using StationChoices = std::vector<odds::GoalChoice<std::vector<Event>>>;

namespace run_table {

// The sheet of an invitation, changed by a Conductor and by keepsakes. Knobs stay within their ranges.
template <rules::Game R>
R sheet_of(const Offer& offer, const HeldKeepsakes& held) {
    R rules;
    for (const std::string_view pair : words_of(offer.invitation->knobs)) {
        if (pair.empty()) continue;  // the invitation changes no knob
        const auto equals = pair.find('=');
        if (const auto wrong = rules::set_knob(rules, pair.substr(0, equals), pair.substr(equals + 1)))
            throw Error(fmt::format("The invitation '{}': {}", offer.invitation->name, *wrong));
    }
    for (const Effect& effect : effects_of(offer, held)) {
        if (!effect.turns_knob()) continue;
        const auto* knob = rules::find_knob(rules, effect.what);
        if (!knob) throw Error(rules::no_such_knob(rules, effect.what));
        if (effect.value.empty())
            knob->set(rules, std::clamp(knob->get(rules) + effect.amount, knob->least, knob->most));
        else if (const auto wrong = rules::set_knob(rules, effect.what, effect.value))
            throw Error(*wrong);
    }
    return rules;
}

template <class Solver>
Station station_of(const Offer& offer, const HeldKeepsakes& held, Cents purse, std::uint64_t seed) {
    const Invitation& invitation = *offer.invitation;
    auto rules = sheet_of<typename Solver::Rules>(offer, held);
    Station station = planned_station(offer, held, purse);
    station.unit = Solver::unit;
    Solver::prepare(rules, station);
    if (const auto wrong = rules::problem(rules))
        throw Error(fmt::format("The invitation '{}': {}", invitation.name, *wrong));
    station.rules = rule_values(rules);
    for (const auto& knob : Solver::Rules::knobs())
        if (knob.get(rules) != knob.get({}))
            station.knobs.push_back(fmt::format("{}={}", knob.name, rules::value_text(knob, knob.get(rules))));
    station.seed = seed;
    chance::DiceStream stream{seed};
    station.first = drawn_first(starts(rules).size(), stream);
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
    using Goal = typename Solver::Goal;
    using Company = decltype(Solver::company(R{}, Station{}));

 public:
    SolvedStation(Goal goal, Company company) : goal_(std::move(goal)), company_(std::move(company)) {}
    double chance() const override { return goal_.chance(); }
    StationLedger ledger(const Recording& recording) const override {
        StationLedger ledger{.chance = chance()};
        Replay replay{rules::any_game<R>(), recording};
        const Sitting& session = replay.sitting();
        GoalProgress progress;
        while (!replay.done()) {
            const rules::State before = session.state();
            const GoalProgress earlier = progress;
            if (!replay.next()) break;
            progress = after(session, progress);
            add(ledger, session, {before.template as<State>(), earlier},
                {session.state().template as<State>(), progress});
        }
        be_as_played(replay);
        ledger.now = chance_at(session, progress);
        const State& state = session.state().template as<State>();
        if (session.stop_over() || !persons_turn(state)) return ledger;
        auto choices = choices_at({state, progress});
        if (session.idle_throw()) std::erase_if(choices, [](const auto& of) { return of.event.empty(); });
        ledger.best = in_words(best_of(choices), state);
        return ledger;
    }

    std::vector<rules::Event> events(const Station& station, std::uint64_t seed, PlayBy by) const override {
        StationWalk walk{station, rules_of<R>(station), company_};
        by == PlayBy::Random ? walk.at_random(seed) : play_best(walk, seed);
        return {walk.events().begin(), walk.events().end()};
    }

    std::vector<StationOutcome> outcomes(const Station& station, std::uint64_t first, int plays) const override {
        StationWalk walk{station, rules_of<R>(station), company_};
        std::vector<StationOutcome> all;
        for (int n = 0; n < plays; ++n) all.push_back(play_best(walk, first + static_cast<std::uint64_t>(n)));
        return all;
    }

 private:
    using Events = std::vector<typename R::Event>;
    using Choices = StationChoices<typename R::Event>;
    struct Moment {
        const State& state;
        const GoalProgress& progress;
    };

    double now(const Moment& at) const {
        if constexpr (requires { Solver::now(goal_, at.state, at.progress); })
            return Solver::now(goal_, at.state, at.progress);
        else
            return goal_.now(at.state, at.progress.done);
    }
    double chance_at(const Sitting& session, const GoalProgress& progress) const {
        if (session.stop_over()) return session.stop_reached() ? 1.0 : 0.0;
        return now({session.state().template as<State>(), progress});
    }
    Choices choices_at(const Moment& at) const {
        if constexpr (requires { Solver::choices(goal_, at.state, at.progress); }) {
            return Solver::choices(goal_, at.state, at.progress);
        } else {
            Choices choices;
            for (const auto& [event, chance] : goal_.choices(at.state, at.progress.done))
                choices.push_back({events_of(event), chance});
            return choices;
        }
    }
    StationOutcome play_best(StationWalk<R, Company>& walk, std::uint64_t seed) const {
        return walk.by_best_play(seed, [&](const State& state, const GoalProgress& progress) {
            return best_of(choices_at({state, progress}));
        });
    }

    static bool threw(const Sitting& session) { return !session.journal().back().faces.empty(); }
    static GoalProgress after(const Sitting& session, const GoalProgress& progress) {
        const auto& event = session.journal().back().event;
        return progress_of(Solver::unit, session.rules().template as<R>(), session.state().template as<State>(),
                           threw(session) || (event && settles(event->template as<typename R::Event>())), progress);
    }
    // Adds a decision and what the dice did. A throw adds both: the decision to throw, then its faces.
    void add(StationLedger& ledger, const Sitting& session, const Moment& before, const Moment& after) const {
        const auto number = numeric_cast<std::int64_t>(session.journal().size());
        const auto& event = session.journal().back().event;
        if (session.conceded())
            return ledger.moments.push_back({number, true, now(before), 0, "give up the goal", "play on"});
        if (!event) return ledger.moments.pop_back();  // an undone decision is removed
        const std::string text = in_words(event->template as<typename R::Event>(), before.state);
        RunMoment decision{number, true, now(before), now(after), text};
        std::optional<RunMoment> dice;
        if (threw(session)) {
            const double thrown = mean_after(session.rules().template as<R>(), before);
            dice = RunMoment{number, false, thrown, std::exchange(decision.after, thrown), text};
            decision.text = in_words(Events{}, before.state);
            if constexpr (requires { Solver::lying(before.state); }) decision.text += Solver::lying(before.state);
        }
        if (persons_turn(before.state)) {
            if (decision.given_away() > 0) decision.best = in_words(best_of(choices_at(before)), before.state);
            ledger.moments.push_back(std::move(decision));
        }
        if (dice) ledger.moments.push_back(std::move(*dice));
    }

    // The mean chance over all faces of a throw made now.
    double mean_after(const R& rules, const Moment& moment) const {
        double sum = 0;
        int all = 0;
        for (const auto& [faces, ways] : odds::throws_of(dice_wanted(rules, moment.state))) {
            const State next = apply(rules, moment.state, thrown(rules, faces)).next;
            sum += ways * now({next, progress_of(Solver::unit, rules, next, true, moment.progress)});
            all += ways;
        }
        return sum / all;
    }

    static Events events_of(const Events& events) { return events; }
    static Events events_of(const typename R::Event& event) {  // none for a throw
        return faces_of(event).empty() ? Events{event} : Events{};
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

    Goal goal_;
    Company company_;
};

template <class Solver>
std::shared_ptr<const StationOdds> solve(const Station& station, const std::stop_token& stop) {
    const auto rules = rules_of<typename Solver::Rules>(station);
    auto company = Solver::company(rules, station);
    auto goal = Solver::solve(rules, station, company, stop);
    if (!goal) return nullptr;
    return std::make_shared<const SolvedStation<Solver>>(std::move(*goal), std::move(company));
}

template <class Solver>
StationOutcome at_random(const Station& station) {
    const auto rules = rules_of<typename Solver::Rules>(station);
    return StationWalk{station, rules, Solver::company(rules, station)}.at_random(station.seed);
}

}  // namespace run_table

template <class Solver>
constexpr RunTable run_table_of{{Solver::Rules::game, Solver::place, Solver::invitations},
                                run_table::station_of<Solver>,
                                run_table::solve<Solver>,
                                run_table::at_random<Solver>};

}  // namespace boxcars::session
