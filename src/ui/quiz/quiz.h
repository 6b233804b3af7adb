// A quiz of pay-outs and odds: asks one fact after another of the rules in force and offers up to four answers, all of
// them true of something at this table. Counts what was right. The questions are the game's (scenes/<game>/facts.h);
// their order comes from a seed, and none is asked twice before all were.
#pragma once
#include "chance/dust.h"
#include "ui/odds_fact.h"

#include <optional>

namespace boxcars::ui {

struct QuizQuestion {
    std::string words{};
    std::vector<std::string> answers{};  // two to four, no two alike
    std::size_t right = 0;               // which of them
    std::string told{};                  // the whole fact, when it is answered
};

class Quiz {
 public:
    explicit Quiz(std::uint64_t seed = 1) : dust_(seed) {}

    void ask_about(const OddsFacts& facts);  // the first question; of other facts than before it begins anew
    const QuizQuestion* question() const { return question_ ? &*question_ : nullptr; }  // null: nothing can be asked
    std::optional<std::size_t> chosen() const { return chosen_; }
    void choose(std::size_t which);  // once a question
    void next();                     // without an answer it was asked, and not right
    int asked() const { return asked_; }
    int right() const { return right_; }  // of those

 private:
    void shuffle();
    void draw_question();
    QuizQuestion question_about(const OddsFact& fact);

    chance::Dust dust_;  // for the order alone
    OddsFacts facts_;
    std::vector<std::size_t> waiting_;  // facts not asked yet, the next one last
    std::optional<QuizQuestion> question_;
    std::optional<std::size_t> chosen_;
    int asked_ = 0, right_ = 0;
};

}  // namespace boxcars::ui
