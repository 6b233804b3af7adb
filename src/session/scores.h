// The figures of a sitting that high scores are made of, counted from the marks that the rules gave it (rules/score.h).
// Decides what a mark does; which tables there are, the rules say, and who stands in them the store.
#pragma once
#include "rules/score.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace boxcars::session {

struct ScoreFigure {
    std::string kind{};  // a rules::ScoreKind's name
    std::int64_t figure = 0;
    bool operator==(const ScoreFigure&) const = default;
};

class ScoreCount {
 public:
    void take(std::span<const rules::ScoreMark> marks, std::span<const rules::ScoreKind> kinds);
    void clear_runs();                         // another game begins
    std::vector<ScoreFigure> figures() const;  // by the names of their kinds; what was never marked is not among them

 private:
    struct Counting {
        std::optional<std::int64_t> figure{};
        std::int64_t run = 0;
    };
    std::map<std::string, Counting, std::less<>> tallies_;
};

}  // namespace boxcars::session
