// The look back at what was decided at a table: every decision that gave something away, one after another. Remembers
// and steps, and puts its buttons and keys to that; how a decision is judged, and how it is shown, is each game's.
#pragma once
#include "platform/input.h"
#include "scenes/buttons.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::scenes {

// How a coach writes a mean amount of money.

std::string money_words(double cents);  // "$13.89", finer below a cent: "0.41¢"; of 0 or more

const char* looked_on(const platform::Input& input);  // the button of the look back that its keys press; null: none

struct LookBackButtons {  // while a decision is on show
    render::Rect previous, next, table;
    bool may_previous = false, may_next = false;
    bool line = false;     // low ones
    bool by_cost = false;  // steps from the dearest to the cheapest; else in the order of play
};
void add_look_back(Buttons& buttons, const LookBackButtons& now);

template <class Decision>  // with `given_away`, 0 until it is judged and where nothing was
class LookBack {
 public:
    void clear() { *this = {}; }

    int count() const { return static_cast<int>(mistakes_.size()); }
    int looked_at() const { return static_cast<int>(decisions_.size()); }  // all decisions, those without fault, too
    double given_away() const {                                            // in all
        double sum = 0;
        for (const Decision& decision : decisions_) sum += decision.given_away;
        return sum;
    }
    const Decision* on_show() const {  // none: the table shows what it stands at
        return nth_ ? &decisions_[mistakes_[static_cast<std::size_t>(*nth_)]] : nullptr;
    }
    int nth() const { return nth_.value_or(-1) + 1; }  // from 1
    bool may_step(int by) const {
        if (!nth_) return count() > 0;
        return *nth_ + by >= 0 && *nth_ + by < count();
    }
    void step(int by) {  // 1 or -1; from where the table stands to the first or to the last
        if (!may_step(by)) return;
        nth_ = nth_ ? *nth_ + by : by > 0 ? 0 : count() - 1;
    }
    void close() { nth_.reset(); }
    // While a decision is on show nothing else is heard: `press` is told the button that the keys ask for.
    template <class Press>
    bool hears(const platform::Input& input, const Press& press) const {
        if (!on_show()) return false;
        if (const char* button = looked_on(input)) press(button);
        return true;
    }
    // How far a button asks to step, 0: to where the table stands; none: it is not one of the look back's now.
    std::optional<int> asked(std::string_view button) const {
        if (button == "look_previous") return -1;
        if (button == "look_next") return 1;
        if (button == "look_back") return on_show() ? 0 : 1;
        if (button == "back" && on_show()) return 0;
        return {};
    }

 protected:
    void add(Decision decision) { decisions_.push_back(std::move(decision)); }
    const std::vector<Decision>& decisions() const { return decisions_; }
    template <class Judge>
    void judge_from(std::size_t first, const Judge& judge) {  // those from there on, in order
        for (std::size_t i = first; i < decisions_.size(); ++i) {
            judge(decisions_[i]);
            if (decisions_[i].given_away > 0) mistakes_.push_back(i);
        }
    }
    bool judged() const { return judged_to_ == decisions_.size(); }  // by judge_rest
    // Those that were not judged yet; from now on the dearest is stepped to first, of equals the one decided first.
    template <class Judge>
    void judge_rest(const Judge& judge) {
        judge_from(std::exchange(judged_to_, decisions_.size()), judge);
        std::ranges::stable_sort(mistakes_, std::ranges::greater{},
                                 [this](std::size_t nth) { return decisions_[nth].given_away; });
    }

 private:
    std::vector<Decision> decisions_;    // by people, in order
    std::vector<std::size_t> mistakes_;  // those of them that gave something away
    std::size_t judged_to_ = 0;          // by judge_rest
    std::optional<int> nth_;
};

}  // namespace boxcars::scenes
