// The look back at a table's decisions: steps through those that gave something away. Each game judges its own.
#pragma once
#include "scenes/buttons.h"

namespace boxcars::scenes {

// An average amount of 0 or more as text: "$13.89", or "0.41¢" below one cent.
std::string money_words(double cents);
const char* looked_on(const Input& input);  // name of the button whose key is pressed, or nullptr

struct LookBackButtons {  // the buttons while a decision is shown
    Rect previous, next, table;
    bool may_previous = false, may_next = false, line = false;  // line: draws low buttons
};
void add_look_back(Buttons& buttons, const LookBackButtons& now);
void add_look_back_offer(Buttons& buttons, const Rect& where);  // LOOK BACK, while the present is shown

// Which of a table's mistakes is shown.
class LookBackSteps {
 public:
    int count() const { return static_cast<int>(mistakes_.size()); }
    bool open() const { return nth_.has_value(); }     // false: the table shows the present
    int nth() const { return nth_.value_or(-1) + 1; }  // counted from 1; 0: none
    bool may_step(int by) const {
        if (!nth_) return count() > 0;
        return *nth_ + by >= 0 && *nth_ + by < count();
    }
    // `by`: 1 or -1. From the present, 1 leads to the first mistake and -1 to the last.
    void step(int by) {
        if (!may_step(by)) return;
        nth_ = nth_ ? *nth_ + by : by > 0 ? 0 : count() - 1;
    }
    void close() { nth_.reset(); }

 protected:
    std::size_t shown() const { return mistakes_[static_cast<std::size_t>(*nth_)]; }  // requires: open()
    std::vector<std::size_t> mistakes_;                                               // indices of costly decisions

 private:
    std::optional<int> nth_;
};

// Decision has a member `given_away`, which is 0 for faultless decisions and for those not judged yet.
template <class Decision>
class LookBack : public LookBackSteps {
 public:
    void clear() { *this = {}; }
    bool judged() const { return judged_to_ == decisions_.size(); }        // all are judged
    int looked_at() const { return static_cast<int>(decisions_.size()); }  // all decisions, faultless ones too
    double given_away() const {                                            // by all decisions together
        double sum = 0;
        for (const Decision& decision : decisions_) sum += decision.given_away;
        return sum;
    }
    // The decision shown; nullptr: the table shows the present.
    const Decision* on_show() const { return open() ? &decisions_[shown()] : nullptr; }

 protected:
    void add(Decision decision) { decisions_.push_back(std::move(decision)); }
    const std::vector<Decision>& decisions() const { return decisions_; }
    // Judges the remaining decisions in order, then sorts the mistakes, the costliest first; equal ones stay in order.
    template <class Judge>
    void judge_rest(const Judge& judge) {
        for (; judged_to_ < decisions_.size(); ++judged_to_) {
            judge(decisions_[judged_to_]);
            if (decisions_[judged_to_].given_away > 0) mistakes_.push_back(judged_to_);
        }
        std::ranges::stable_sort(mistakes_, std::ranges::greater{},
                                 [this](std::size_t nth) { return decisions_[nth].given_away; });
    }

 private:
    std::vector<Decision> decisions_;  // human players' decisions, in order
    std::size_t judged_to_ = 0;        // number judged by judge_rest()
};

}  // namespace boxcars::scenes
