// Craps for a goal: the chance to own a sum within so many throws by best play, with bets from a short menu. A throw
// without a bet counts, too. All amounts are cents; what a player owns is the rack and the felt together.
//
// A menu adds these house rules to the table's own, so that few positions remain:
// - The stake on a spot is 1 to `most_units` chips. A chip is the least amount of at least `unit` that is paid in whole
// dollars: for a unit of $5 it is $6 on place 6 at 7 to 6.
// - Only one of pass and don't pass is bet at a time.
// - Pass, don't pass and come bets stay once they have their number. Any other bet may be taken down before every
// throw, and made again, so nothing but the point and those bets matters to the next throws.
// - No bet is called on or off: place and hardway bets are off on a come-out.
#pragma once
#include "odds/chain/chain.h"
#include "odds/goal/goal.h"
#include "rules/craps/rules.h"

#include <stop_token>

namespace boxcars::odds {

struct CrapsMenu {
    bool line = false;  // pass and don't pass
    bool odds = false;  // behind the line
    bool come = false, field = false, hardways = false;
    bool place = false;  // on 6 and 8
    Cents unit = 5 * dollar;
    int most_units = 1;
};

// The menu of a goal: bits 0 to 4 of GoalTerms::menu are line, odds, come, field and hardways; bit 5 is place 6 and 8.
// The least stake is the unit; the most stake over the least gives the most units.
CrapsMenu menu_of(const GoalTerms& terms);
std::vector<craps::Spot> spots_on(const CrapsMenu& menu);
bool on_menu(const CrapsMenu& menu, craps::Spot spot);
bool has_number(craps::Kind kind, int point);     // the bet then stays until it is settled
std::string plain_name(const craps::Spot& spot);  // "don't pass odds", "place 6"
// The smallest stake on a spot; see above.
Cents chip_of(const CrapsMenu& menu, const craps::Rules& rules, craps::Spot spot, int point);

// "Bets here: only pass, don't pass and the field, $5 to $20 each, in steps of $5."
std::string to_text(const CrapsMenu& menu);
// Says why the menu does not take an event that the rules allow. Empty if it does.
std::string why_not(const CrapsMenu& menu, const craps::Rules& rules, const craps::State& state,
                    const craps::Event& event);

class CrapsGoal {
 public:
    using Moves = std::vector<craps::Event>;  // chips taken down, then chips bet, before one throw
    // Solves the goal from the table's opening. Uses kind (Reach or Stay), target and length of the terms; the menu
    // limits the stakes. Empty if it was stopped. Throws Error, with a sentence, for other kinds, for too many
    // positions, and for Stay on a menu without the line and the field, where a come-out would have no bet.
    static std::optional<CrapsGoal> solve(const craps::Rules& rules, const CrapsMenu& menu, const GoalTerms& terms,
                                          const std::stop_token& stop = {});

    double chance() const { return now(opening(rules_), 0); }
    // The chance with best play after `done` throws, before or while chips are moved. These three functions throw Error
    // for a state that the menu does not lead to.
    double now(const craps::State& state, int done) const;
    // The chance if the dice are thrown with the felt as it is. now() minus this is what the bets give away.
    double as_it_lies(const craps::State& state, int done) const;
    // All felts that the player may have before the throw, the best first, with as_it_lies() for each. No moves: the
    // felt stays as it is. Bets that are off on a come-out stay unless their chips are needed. Empty when the goal is
    // reached or lost.
    std::vector<GoalChoice<Moves>> choices(const craps::State& state, int done) const;

 private:
    struct Ready {  // a position with all bets made
        Cents stake = 0;
        std::vector<Chain::Branch> branches{};  // each leads to a position
    };
    using Positions = std::vector<std::vector<Ready>>;  // [position]: the felts it can be made into

    CrapsGoal(const craps::Rules& rules, const CrapsMenu& menu, const GoalTerms& terms)
        : rules_(rules), menu_(menu), terms_(terms) {}
    bool stays() const { return terms_.kind == GoalKind::Stay; }
    bool decided(const craps::State& state, int done) const {
        return (money(state, 0).all() >= terms_.target) != stays() || done >= terms_.length || over(rules_, state);
    }
    craps::State bare(craps::State state) const;
    std::vector<craps::State> felts(const craps::State& state) const;
    craps::State position(const craps::State& state) const;
    Positions explore();
    Ready ready(const craps::State& felt, std::vector<craps::State>& found);
    void lay_grid(const Positions& positions);
    Cents safe_above(const Positions& positions) const;
    bool fill(const Positions& positions, const std::stop_token& stop);
    void improve(std::span<double> best, const Ready& felt, int left, std::vector<double>& mean) const;
    std::size_t first(int left, int position) const {
        return (nth(left) * numbers_.size() + nth(position)) * nth(sums_);
    }

    craps::Rules rules_;
    CrapsMenu menu_;
    GoalTerms terms_;
    std::map<std::vector<std::int64_t>, int> numbers_;  // the number of each position, by its canonical()
    // Sums of money whose chance must be computed: the lowest, the grain between them, and their number. Above them the
    // goal is reached or certain.
    Cents lowest_ = 0, grain_ = 0, sums_ = 0;
    std::vector<double> chances_;  // indexed by throws left, position and sum
};

template <>
struct TableGoals<craps::Rules> : PlainTableGoals<craps::Rules> {
    using Plain = PlainTableGoals;
    using Rules = craps::Rules;
    static std::optional<std::int64_t> whole_bet(const StakeLimits&, const State& state, const Event& event);
    static bool lacks_bet(const GoalTerms& goal, const State& state);
    static bool idle_throw(const GoalTerms& goal, const Rules& rules, const State& state);
    static std::optional<std::string> off_the_menu(const GoalTerms& goal, const Rules& rules, const State& state,
                                                   const Event& event);
    static std::vector<Event> invited(const GoalTerms& goal, const Rules& rules, const State& state);
    static Event fitted(const GoalTerms& goal, const Rules& rules, const State& state, Event event);
};

}  // namespace boxcars::odds
