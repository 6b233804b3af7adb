// Collects what a scene narrates for players who do not see it, line by line: facts, refusals and questions at a table,
// selections and results on other pages. app/ takes the lines.
#pragma once
#include "base/ticks.h"

#include <string>
#include <utility>
#include <vector>

namespace boxcars::scenes {

class Narrator {
 public:
    static constexpr Ticks looks_every = milliseconds(100);  // how often selections are checked

    // `silent`: drops every line, for demonstrations.
    Narrator(std::vector<std::string>& lines, bool silent) : lines_(lines), silent_(silent) {}

    void say(std::string words) {
        if (!silent_ && !words.empty()) lines_.push_back(std::move(words));
    }
    // Narrates a lasting state when it has changed. `said`: the words narrated last.
    void say_new(std::string& said, std::string words) {
        if (words == said) return;
        said = words;
        say(std::move(words));
    }
    template <class Lines>
    void say_all(const Lines& lines) {
        for (const auto& line : lines) say(line);
    }
    // Narrates the facts in the wording of the rules.
    template <class Facts>
    void say_facts(const Facts& facts) {
        for (const auto& fact : facts) say(to_text(fact));
    }

 private:
    std::vector<std::string>& lines_;
    bool silent_;
};

}  // namespace boxcars::scenes
