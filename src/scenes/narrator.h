// What a table tells, line by line, for whoever does not see it: each fact as it is shown, what is refused, what is
// asked. Where the lines go is app/'s.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace boxcars::scenes {

class Narrator {
 public:
    // `silent`: a demonstration passes unheard.
    Narrator(std::vector<std::string>& lines, bool silent) : lines_(lines), silent_(silent) {}

    void say(std::string words) {
        if (!silent_ && !words.empty()) lines_.push_back(std::move(words));
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
