// The quiz as a panel: the question, its answers as buttons, the correct fact after an answer, and the count. quiz.h
// decides.
#pragma once
#include "ui/host.h"
#include "ui/quiz/quiz.h"

namespace boxcars::ui {

// The mark beside an answer, once the question is answered: "right", "your answer: wrong", or empty.
std::string_view quiz_mark(const Quiz& quiz, std::size_t answer);

class QuizPanel {
 public:
    bool draw(Host& host, Quiz& quiz);  // true: close it

 private:
    static void draw_answers(Host& host, Quiz& quiz);
    static void draw_verdict(Host& host, const Quiz& quiz);
};

}  // namespace boxcars::ui
