// A line in which something of the lab's form is typed: a seed, a number, a player's name or a file; with what may
// stand there, and what else there is to choose. Answers what was typed; whether that will do is the form's to say.
#pragma once
#include "ui/host.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct LabQuestion {
    std::string dial, title;          // "seed", "SEED"
    std::string words, hint;          // what stands there now; what may
    std::vector<std::string> offers;  // to be clicked instead
};

class LabField {
 public:
    void ask(LabQuestion question);
    void refuse(std::string why) { why_ = std::move(why); }  // it stays open and says so
    void close() { question_.reset(); }
    bool open() const { return question_.has_value(); }
    const std::string& dial() const { return question_->dial; }  // requires: open()

    std::optional<std::string> draw(Host& host, render::Rect px);  // what was entered; may close itself

 private:
    std::optional<LabQuestion> question_;
    std::string why_;
    bool fresh_ = false;
    float wanted_ = 0;  // px, as high as all of it is
};

}  // namespace boxcars::ui
