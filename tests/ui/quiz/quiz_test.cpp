// Tests which questions the quiz asks, which answer it accepts and what it counts.

#include "ui/bench.h"
#include "ui/quiz/panel.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::ui;

namespace {

OddsFact chance(const std::string& about, int over, int under) {
    return {OddsFact::Figure::Chance, about, "How often: " + about + "?", odds::fraction(over, under)};
}

OddsFacts some_facts() {
    OddsFacts facts{chance("a six", 1, 6), chance("a pair", 4, 9), chance("a three", 1, 6), chance("boxcars", 1, 36)};
    facts.push_back({OddsFact::Figure::Pays, "Field", "What does the field pay?", {}, "1 to 1"});
    facts.push_back({OddsFact::Figure::Edge, "Pass line", "What is kept of the pass line?", odds::fraction(7, 495)});
    facts.push_back({OddsFact::Figure::Edge, "Odds", "What is kept of odds?", odds::fraction(0, 1)});
    return facts;
}

}  // namespace

TEST_CASE("a fact is told with its fraction, and answered by it alone") {
    const OddsFacts facts = some_facts();
    CHECK(sentence_of(facts[3]) == "boxcars: 1/36 = 2.78 %");
    CHECK(answer(facts[3]) == "1/36 = 2.78 %");
    CHECK(sentence_of(facts[4]) == "Field pays 1 to 1");
    CHECK(sentence_of(facts[5]) == "Pass line: house edge 7/495 = 1.4141 %");
    CHECK(answer(facts[6]) == "nothing");
    CHECK(without_pay(facts).size() == facts.size() - 1);
}

TEST_CASE("the quiz asks every fact that has other answers beside it once before any again; one answer is right") {
    const OddsFacts facts = some_facts();
    Quiz quiz{3};
    quiz.ask_about(facts);
    std::set<std::string> asked;
    for (int nth = 0; nth < 6; ++nth) {  // not the field: nothing else here is a pay-out
        REQUIRE(quiz.question());
        const QuizQuestion& question = *quiz.question();
        CHECK_MESSAGE(asked.insert(question.words).second, question.words);
        const auto fact = std::ranges::find(facts, question.words, &OddsFact::question);
        REQUIRE(fact != facts.end());
        CHECK(question.answers[question.right] == answer(*fact));
        CHECK(question.whole_fact == sentence_of(*fact));
        CHECK(std::ranges::count(question.answers, answer(*fact)) == 1);
        CHECK(std::set<std::string>(question.answers.begin(), question.answers.end()).size() ==
              question.answers.size());
        quiz.choose(nth % 2 == 0 ? question.right : (question.right + 1) % question.answers.size());
        quiz.choose(question.right);  // the first answer counts
        quiz.next();
    }
    CHECK(quiz.asked() == 6);
    CHECK(quiz.right() == 3);
    CHECK(asked.contains(quiz.question()->words));
}

TEST_CASE("another sheet begins the quiz anew, the same one does not") {
    Quiz quiz;
    quiz.ask_about(some_facts());
    quiz.choose(quiz.question()->right);
    quiz.ask_about(some_facts());
    CHECK(quiz.asked() == 1);
    OddsFacts other = some_facts();
    other[0].value = odds::fraction(1, 8);
    quiz.ask_about(other);
    CHECK(quiz.asked() == 0);
    CHECK_FALSE(quiz.chosen());
    quiz.ask_about({});
    CHECK(quiz.question() == nullptr);
}

TEST_CASE("in the panel an answer is a click, then the next question is") {
    ui::test::Bench bench;
    Quiz quiz{5};
    quiz.ask_about(some_facts());
    bool closed = false;
    const auto frame = [&] { closed = draw_quiz(bench.host(), quiz) || closed; };
    const std::string first = quiz.question()->words;
    const std::string right = "quiz.answer." + std::to_string(quiz.question()->right + 1);
    REQUIRE(bench.click(right, frame));
    CHECK(quiz.right() == 1);
    REQUIRE(bench.click("quiz.next", frame));
    CHECK(quiz.question()->words != first);
    REQUIRE(bench.click("quiz.next", frame));  // skipped: asked, and not right
    CHECK(quiz.asked() == 2);
    CHECK(quiz.right() == 1);
    REQUIRE(bench.click("quiz.done", frame));
    CHECK(closed);
}

TEST_CASE("a wrong answer is marked as wrong beside the right one, in words and in a colour of its own") {
    ui::test::Bench bench;
    Quiz quiz{5};
    quiz.ask_about(some_facts());
    const auto frame = [&] { draw_quiz(bench.host(), quiz); };
    const std::size_t wrong = quiz.question()->right == 0 ? 1 : 0;
    CHECK(quiz_mark(quiz, wrong).empty());
    REQUIRE(bench.click("quiz.answer." + std::to_string(wrong + 1), frame));
    CHECK(quiz_mark(quiz, wrong) == "your answer: wrong");
    CHECK(quiz_mark(quiz, quiz.question()->right) == "right");
    for (std::size_t nth = 0; nth < quiz.question()->answers.size(); ++nth)
        if (nth != wrong && nth != quiz.question()->right) CHECK(quiz_mark(quiz, nth).empty());
}
