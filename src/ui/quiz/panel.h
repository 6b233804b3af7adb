// The quiz as a panel: the question, its answers as buttons, what is true once it is answered, and the
// count. Draws; the quiz decides.
#pragma once
#include "ui/host.h"
#include "ui/quiz/quiz.h"

namespace boxcars::ui {

// What stands beside an answer, once the question is answered: "right", "your answer: wrong"; mostly nothing.
std::string_view quiz_mark(const Quiz& quiz, std::size_t answer);

class QuizPanel {
 public:
    bool draw(Host& host, Quiz& quiz);  // true: close it

 private:
    static void draw_answers(Host& host, Quiz& quiz);
    static void draw_verdict(Host& host, const Quiz& quiz);
};

}  // namespace boxcars::ui
