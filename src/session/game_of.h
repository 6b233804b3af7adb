// Makes the one value of a game from its types: what the contract in rules/game.h leaves out has its defaults here.
// Of src/, only the file game.cpp in a game's folder includes this.
#pragma once
#include "odds/goal/goal.h"
#include "rules/knobs.h"
#include "session/milestones.h"

namespace boxcars::session {

using namespace rules::defaults;  // for what a game leaves out

namespace game {  // the optional verbs under other names, because classes have member functions of the same names

auto buy_in_of(const auto& rules) { return buy_in(rules); }
auto money_of(const auto& state, int seat) { return money(state, seat); }
auto unit_of(const auto& rules) -> decltype(hand_unit(rules)) { return hand_unit(rules); }
auto results_of(const auto&... of) -> decltype(hand_results(of...)) { return hand_results(of...); }
auto feat_of(const auto&... of) -> decltype(feat(of...)) { return feat(of...); }
auto kinds_of(const auto& rules) -> decltype(score_kinds(rules)) { return score_kinds(rules); }
auto marks_of(const auto&... of) -> decltype(score_marks(of...)) { return score_marks(of...); }

}  // namespace game

// A game, or the game as a station's goal narrows it.
template <rules::Game R>
class GameOf final : public PlayedGame {
    using Sheet = rules::Sheet;
    using State = rules::State;
    using Event = rules::Event;
    using Fact = rules::Fact;
    using Goals = odds::TableGoals<R>;
    using TypedStep = rules::Step<typename R::State, typename R::Fact>;

 public:
    explicit GameOf(const GameParts& added = {}) : PlayedGame(added), owner_(*this), defaults_(owner_, R{}) {
        for (const rules::Knob<R>& knob : R::knobs()) {
            const auto get = [&knob](const Sheet& rules) { return knob.get(of(rules)); };
            const auto set = [this, &knob](Sheet& rules, int value) {
                R typed = of(rules);
                knob.set(typed, value);
                rules = Sheet{owner_, typed};
            };
            const auto& [name, of_field, least, most, help, title, group, unit, words, later, only] = knob;
            const rules::Member<Sheet> member{this, get, set, of_field.yes_no};
            knobs_.push_back({name, member, least, most, help, title, group, unit, words, later, only});
        }
    }
    // The boxed values of a narrowed game belong to the whole game, since they may live longer.
    GameOf(const GameOf& whole, const rules::GoalTerms& goal)
        : PlayedGame(whole.parts), owner_(whole.owner_), goal_(goal), narrowed_(true) {}

    std::string_view name() const override { return R::game; }
    std::span<const rules::AnyKnob> knobs() const override { return owner_.knobs_; }
    Sheet defaults() const override { return owner_.defaults_; }
    std::optional<std::string> problem(const Sheet& rules) const override { return rules::problem(of(rules)); }

    State first_state(const Sheet& rules) const override { return {owner_, opening(of(rules))}; }
    std::vector<Event> decisions(const Sheet& rules, const State& state) const override {
        return boxed(narrowed_ ? Goals::invited(goal_, of(rules), of(state)) : legal(of(rules), of(state)));
    }
    rules::Dice dice(const Sheet& rules, const State& state) const override {
        if (narrowed_ && Goals::lacks_bet(goal_, of(state))) return {};
        return dice_wanted(of(rules), of(state));
    }
    Event throw_of(const Sheet& rules, rules::Faces faces) const override { return {owner_, thrown(of(rules), faces)}; }
    std::optional<std::string> why_not(const Sheet& rules, const State& state, const Event& event) const override {
        auto refused = refusal(of(rules), of(state), of(event));
        if (!refused && narrowed_) refused = Goals::uninvited(goal_, of(rules), of(state), of(event));
        return refused;
    }
    rules::AnyStep step(const Sheet& rules, const State& state, const Event& event) const override {
        TypedStep made = apply(of(rules), of(state), of(event));
        rules::AnyStep any{{owner_, std::move(made.next)}, {}};
        any.facts.reserve(made.facts.size());
        for (auto& fact : made.facts) any.facts.emplace_back(owner_, std::move(fact));
        return any;
    }
    bool is_over(const Sheet& rules, const State& state) const override { return over(of(rules), of(state)); }
    std::vector<std::int64_t> numbers(const State& state) const override { return canonical(of(state)); }
    rules::Named named(const State& state) const override { return describe(of(state)); }
    std::string event_text(const Event& event) const override { return to_text(of(event)); }
    std::optional<Event> read_event(const Sheet& rules, std::string_view text) const override {
        auto event = event_from(of(rules), text);
        return event ? std::optional<Event>{std::in_place, owner_, std::move(*event)} : std::nullopt;
    }
    std::string fact_text(const Fact& fact) const override { return to_text(of(fact)); }
    std::vector<int> faces(const Event& event) const override { return faces_of(of(event)); }
    std::vector<Event> start_events(const Sheet& rules) const override { return boxed(starts(of(rules))); }
    bool between_rounds_of(const Sheet& rules, const Sheet& next, const State& state) const override {
        return between_rounds(of(rules), of(next), of(state));
    }
    State carried_to(const Sheet& next, const State& state) const override {
        return {owner_, carried(of(next), of(state))};
    }
    bool may_undo() const override { return rules::may_undo<R>; }

    std::optional<std::int64_t> account(const State& state) const override {
        if constexpr (rules::KeepsAccount<R>) return worth(of(state));
        return {};
    }
    std::int64_t play_round(const Sheet& sheet, const State& from, const Event& decision,
                            const std::function<rules::Faces(rules::Dice)>& faces, State* after) const override {
        if constexpr (rules::KeepsAccount<R>) {
            const R& rules = of(sheet);
            typename R::State state = of(from);
            advance(rules, state, of(decision));
            for (rules::Dice dice; (dice = dice_wanted(rules, state)).count > 0;)
                advance(rules, state, thrown(rules, faces(dice)));
            if (after) *after = {owner_, state};
            return worth(state);
        }
        return 0;
    }
    std::optional<rules::BuyIn> buy_in(const Sheet& rules) const override {
        if constexpr (rules::PlayedForMoney<R>) return game::buy_in_of(of(rules));
        return {};
    }
    rules::Money money(const State& state, int seat) const override {
        if constexpr (rules::PlayedForMoney<R>) return game::money_of(of(state), seat);
        return {};
    }
    std::string_view hand_unit(const Sheet& rules) const override {
        if constexpr (requires { game::unit_of(of(rules)); }) return game::unit_of(of(rules));
        return {};
    }
    std::vector<rules::HandResult> hand_results(const Sheet& rules, const State& before, const rules::AnyStep& step,
                                                int seat) const override {
        if constexpr (requires { game::results_of(of(rules), of(before), typed(step), seat); })
            return game::results_of(of(rules), of(before), typed(step), seat);
        return {};
    }
    std::string feat(const Sheet& rules, const State& before, const rules::AnyStep& step, int seat) const override {
        if constexpr (requires { game::feat_of(of(rules), of(before), typed(step), seat); })
            return game::feat_of(of(rules), of(before), typed(step), seat);
        return {};
    }
    std::span<const rules::ScoreKind> score_kinds(const Sheet& rules) const override {
        if constexpr (requires { game::kinds_of(of(rules)); }) return game::kinds_of(of(rules));
        return {};
    }
    std::vector<rules::ScoreMark> score_marks(const Sheet& rules, const State& before, const rules::AnyStep& step,
                                              int seat) const override {
        if constexpr (requires { game::marks_of(of(rules), of(before), typed(step), seat); })
            return game::marks_of(of(rules), of(before), typed(step), seat);
        return {};
    }

    std::shared_ptr<const PlayedGame> invited(const rules::GoalTerms& goal) const override {
        return std::make_shared<const GameOf>(*this, goal);
    }
    const rules::GoalTerms& goal() const override { return goal_; }
    bool goal_reached(const State& state, int won) const override {
        return narrowed_ && Goals::goal_reached(goal_, of(state), won);
    }
    bool idle_throw(const Sheet& rules, const State& state) const override {
        return narrowed_ && Goals::idle_throw(goal_, of(rules), of(state));
    }
    Event fitted(const Sheet& rules, const State& state, const Event& bet) const override {
        return narrowed_ ? Event{owner_, Goals::fitted(goal_, of(rules), of(state), of(bet))} : bet;
    }
    bool game_won(const State& state) const override { return odds::game_won(of(state)); }
    std::vector<MilestoneLine> milestones() const override {
        std::vector<MilestoneLine> lines;
        if constexpr (KeepsMilestones<R>)
            for (const Milestone<R>& row : session::milestones<R>()) lines.push_back(line_of(row, R{}));
        return lines;
    }
    std::vector<MilestoneLine> count_milestones(std::vector<int>& counts, const Sheet& rules, const State& before,
                                                const rules::AnyStep& step, int seat) const override {
        std::vector<MilestoneLine> reached;
        if constexpr (KeepsMilestones<R>) {
            const auto rows = session::milestones<R>();
            counts.resize(rows.size());
            for (std::size_t n = 0; n < rows.size(); ++n) {
                const auto counted = rows[n].counts(of(rules), of(before), typed(step), seat);
                constexpr int until_next_game = -1;
                if (counted && counts[n] != until_next_game)
                    counts[n] = *counted ? counts[n] + 1 : rows[n].once_a_game ? until_next_game : 0;
                if (counts[n] < rows[n].needed) continue;
                counts[n] = 0;
                reached.push_back(line_of(rows[n], of(rules)));
            }
        }
        return reached;
    }
    std::optional<odds::HandOdds> hand_odds(const Sheet& rules, std::string_view bet) const override {
        return odds::hand_odds(of(rules), bet);
    }
    std::optional<double> hands_as_long(const Sheet& rules, std::int64_t throws) const override {
        return odds::hands_as_long(of(rules), throws);
    }

 private:
    static const R& of(const Sheet& rules) { return rules.template as<R>(); }
    static const typename R::State& of(const State& state) { return state.template as<typename R::State>(); }
    static const typename R::Event& of(const Event& event) { return event.template as<typename R::Event>(); }
    static const typename R::Fact& of(const Fact& fact) { return fact.template as<typename R::Fact>(); }
    static TypedStep typed(const rules::AnyStep& step) {
        return {of(step.next), rules::facts_of<typename R::Fact>(step.facts)};
    }
    std::vector<Event> boxed(std::vector<typename R::Event> events) const {
        std::vector<Event> all;
        all.reserve(events.size());
        for (auto& event : events) all.emplace_back(owner_, std::move(event));
        return all;
    }

    const GameOf& owner_;     // the game that its boxed values belong to
    const Sheet defaults_{};  // of the owner, as are its knobs
    std::vector<rules::AnyKnob> knobs_{};
    const rules::GoalTerms goal_{};  // without limits unless it is narrowed
    const bool narrowed_ = false;
};

}  // namespace boxcars::session

// Defines rules::any_game<R>() for a game, in namespace boxcars or around it. GameParts may follow R.
#define BOXCARS_ANY_GAME(R, ...)                                       \
    template <>                                                        \
    const ::boxcars::rules::AnyGame& ::boxcars::rules::any_game<R>() { \
        static const ::boxcars::session::GameOf<R> game{__VA_ARGS__};  \
        return game;                                                   \
    }

// Gives a game its rows of milestones.
#define BOXCARS_MILESTONES(R, rows)                         \
    template <>                                             \
    auto boxcars::session::milestones<R>()->Milestones<R> { \
        return rows;                                        \
    }
