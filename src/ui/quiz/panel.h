// The quiz: which questions it asks, and its panel with the question, the answers as buttons, the correct fact after an
// answer, and the count.
#pragma once
#include "chance/dust.h"
#include "ui/host.h"
#include "ui/odds_fact.h"

#include <optional>

namespace boxcars::ui {

struct QuizQuestion {
    std::string words{};
    std::vector<std::string> answers{};  // two to four, all different
    std::size_t right = 0;               // index of the right answer
    std::string whole_fact{};            // shown after the answer
};

// A quiz of pay-outs and odds: asks one fact after another about the current rules and offers up to four answers, each
// true of some fact at this table. Counts the right ones. Each game provides its facts (scenes/<game>/card.h). Their
// order comes from a seed, and none is repeated before all were asked.
class Quiz {
 public:
    explicit Quiz(std::uint64_t seed = 1) : dust_(seed) {}

    void ask_about(const OddsFacts& facts);  // asks the first question; starts again if the facts change
    // nullptr: nothing can be asked.
    const QuizQuestion* question() const { return question_ ? &*question_ : nullptr; }
    std::optional<std::size_t> chosen() const { return chosen_; }
    void choose(std::size_t which);  // counts only once per question
    void next();                     // an unanswered question counts as asked and not right
    int asked() const { return asked_; }
    int right() const { return right_; }  // out of asked()

 private:
    void shuffle();
    void draw_question();
    QuizQuestion question_about(const OddsFact& fact);

    chance::Dust dust_;  // decides the order of questions and answers
    OddsFacts facts_;
    std::vector<std::size_t> waiting_;  // facts not asked yet, the next one last
    std::optional<QuizQuestion> question_;
    std::optional<std::size_t> chosen_;
    int asked_ = 0, right_ = 0;
};

// The mark beside an answer, once the question is answered: "right", "your answer: wrong", or empty.
std::string_view quiz_mark(const Quiz& quiz, std::size_t answer);

bool draw_quiz(Host& host, Quiz& quiz);  // the panel; true: close it

}  // namespace boxcars::ui
