// The odds of the edited sheet and of the current sheet, computed once per sheet, and shared if the sheets are equal.
// While knobs contradict each other, the last odds stay. Knows no game: `solve` does the work.
#pragma once
#include "rules/knobs.h"

#include <memory>
#include <string>

namespace boxcars::ui {

template <class Rules, class Odds>
class SheetOdds {
 public:
    template <class Solve>
    // call once a frame, before the others
    void follow(const Rules& edited, const Rules& in_force, const Solve& solve) {
        work_out(in_force_, in_force, solve);
        sound_ = !rules::problem(edited);
        if (!sound_ && edited_.odds) return;
        if (edited == in_force || !sound_)
            edited_ = in_force_;
        else
            work_out(edited_, edited, solve);
    }
    std::string note() const { return sound_ ? "live" : "no such table"; }  // for the window's title
    const Odds* known() const { return edited_.odds.get(); }                // nullptr before the first frame
    // requires: follow() was called
    const Odds& edited() const { return *edited_.odds; }
    const Odds& in_force() const { return *in_force_.odds; }
    bool differ() const { return edited_.odds != in_force_.odds; }

 private:
    struct SheetSolution {
        Rules rules{};
        std::shared_ptr<const Odds> odds{};
    };
    template <class Solve>
    static void work_out(SheetSolution& known, const Rules& rules, const Solve& solve) {
        if (!known.odds || !(known.rules == rules)) known = {rules, std::make_shared<const Odds>(solve(rules))};
    }

    SheetSolution edited_, in_force_;
    bool sound_ = true;  // the edited sheet's knobs do not contradict each other
};

}  // namespace boxcars::ui
