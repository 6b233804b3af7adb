// A text field of the lab's form: a seed, a number, a player's name or a file, with a hint and other choices. Returns
// what was typed; the form checks it.
#pragma once
#include "ui/host.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct LabQuestion {
    std::string dial, title;          // "seed", "SEED"
    std::string words, hint;          // its present text; what may be typed
    std::vector<std::string> offers;  // other choices to click
};

class LabField {
 public:
    void ask(LabQuestion question);
    void refuse(std::string why) { why_ = std::move(why); }  // it stays open and shows why
    void close() { question_.reset(); }
    bool open() const { return question_.has_value(); }
    const std::string& dial() const { return question_->dial; }  // requires: open()

    std::optional<std::string> draw(Host& host, render::Rect px);  // returns what was entered; may close itself

 private:
    std::optional<LabQuestion> question_;
    std::string why_;
    bool fresh_ = false;
    float wanted_ = 0;  // the full height in px
};

}  // namespace boxcars::ui
