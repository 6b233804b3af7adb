// What a scene tells, line by line, for whoever does not see it: at a table each fact as it is shown, what is refused,
// what is asked; elsewhere what is chosen and what comes of it. Where the lines go is app/'s.
#pragma once
#include "base/ticks.h"

#include <string>
#include <utility>
#include <vector>

namespace boxcars::scenes {

class Narrator {
 public:
    static constexpr Ticks looks_every = milliseconds(100);  // at what lasts; nobody is read to faster

    // `silent`: a demonstration passes unheard.
    Narrator(std::vector<std::string>& lines, bool silent) : lines_(lines), silent_(silent) {}

    void say(std::string words) {
        if (!silent_ && !words.empty()) lines_.push_back(std::move(words));
    }
    // Of what lasts: once, and again when it is otherwise. `said`: as it was said last.
    void say_new(std::string& said, std::string words) {
        if (words == said) return;
        said = words;
        say(std::move(words));
    }
    template <class Lines>
    void say_all(const Lines& lines) {
        for (const auto& line : lines) say(line);
    }
    template <class Facts>  // in the rules' own words
    void say_facts(const Facts& facts) {
        for (const auto& fact : facts) say(to_text(fact));
    }

 private:
    std::vector<std::string>& lines_;
    bool silent_;
};

}  // namespace boxcars::scenes
