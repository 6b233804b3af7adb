#include "ui/quiz/panel.h"

#include "ui/panels/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace boxcars::ui {
namespace {

// Writes the mark at the right end of the button just drawn; a wrong answer is framed in the colour of a loss.
void draw_mark(Host& host, std::string_view words, bool right) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const render::Colour colour = right ? theme::pressed_text : host.signs().loss;
    if (!right)
        ImGui::GetWindowDrawList()->AddRect(least, most, u32(colour), ImGui::GetStyle().FrameRounding, 0, host.px(2));
    ImFont* const font = host.fonts().text_bold;
    right_cell(font, most.x - host.px(14), std::round((least.y + most.y - font->FontSize) / 2), colour,
               std::string{words});
}

void draw_answers(Host& host, Quiz& quiz) {
    const QuizQuestion& question = *quiz.question();
    const ImVec2 size{ImGui::GetContentRegionAvail().x - host.px(8), host.touch(40)};
    for (std::size_t nth = 0; nth < question.answers.size(); ++nth) {
        const std::string label = fmt::format("{})   {}##answer{}", nth + 1, question.answers[nth], nth);
        const bool lit = quiz.chosen() && nth == question.right;
        if (lit_button(host, label, lit, size)) quiz.choose(nth);
        const std::string_view mark = quiz_mark(quiz, nth);
        host.mark(fmt::format("quiz.answer.{}", nth + 1),
                  [&] { return fmt::format("{}{}{}", question.answers[nth], mark.empty() ? "" : ", ", mark); });
        if (!mark.empty()) draw_mark(host, mark, lit);
    }
}

void draw_verdict(Host& host, const Quiz& quiz) {
    if (!quiz.chosen()) return;
    ImGui::Dummy({0, host.px(4)});
    const QuizQuestion& question = *quiz.question();
    const std::string verdict = *quiz.chosen() == question.right ? "Right. " : "No. ";
    paragraph(verdict + question.whole_fact + ".", ImGui::GetContentRegionAvail().x - host.px(8), host.px(23));
}

}  // namespace

std::string_view quiz_mark(const Quiz& quiz, std::size_t answer) {
    if (!quiz.chosen()) return {};
    const bool chosen = *quiz.chosen() == answer;
    if (answer == quiz.question()->right) return chosen ? "your answer: right" : "right";
    return chosen ? "your answer: wrong" : "";
}

bool draw_quiz(Host& host, Quiz& quiz) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Player};
    Panel panel{host,
                {"quiz", "QUIZ", quiz.asked() > 0 ? fmt::format("{} of {} right", quiz.right(), quiz.asked()) : ""},
                panel_place(host.view(), 600, 420),
                host.touch(36) + host.px(22),
                true};
    if (quiz.question()) {
        heading(host, "BY THE RULES AT THIS TABLE");
        ImGui::Dummy({0, host.px(4)});
        paragraph(quiz.question()->words, ImGui::GetContentRegionAvail().x - host.px(8), host.px(25));
        ImGui::Dummy({0, host.px(6)});
        draw_answers(host, quiz);
        draw_verdict(host, quiz);
    } else {
        paragraph("These rules have no odds to ask about.", ImGui::GetContentRegionAvail().x, host.px(23));
    }
    panel.foot();
    const ImVec2 size{host.px(108), host.touch(36)};
    const bool answered = quiz.chosen().has_value();
    if (answered ? brass_button(host, "Next", size) : lit_button(host, "Skip", false, size)) quiz.next();
    host.mark("quiz.next");
    const float width = host.px(76);
    same_line_right(width);
    const bool close = lit_button(host, "Done", false, {width, host.touch(36)});
    host.mark("quiz.done");
    return close;
}

namespace {

constexpr std::size_t most_answers = 4;

bool same(const OddsFact& one, const OddsFact& other) {
    return one.question == other.question && answer(one) == answer(other);
}

template <class Item>
void mix(std::vector<Item>& items, chance::Dust& dust) {
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[static_cast<std::size_t>(dust.below(static_cast<int>(left)))]);
}

}  // namespace

void Quiz::ask_about(const OddsFacts& facts) {
    if (std::ranges::equal(facts, facts_, same)) return;
    facts_ = facts;
    asked_ = right_ = 0;
    waiting_.clear();
    draw_question();
}

void Quiz::shuffle() {
    waiting_.resize(facts_.size());
    std::iota(waiting_.begin(), waiting_.end(), std::size_t{0});
    mix(waiting_, dust_);
}

// A fact is skipped if no fact of its kind has another answer at this table.
void Quiz::draw_question() {
    question_.reset();
    chosen_.reset();
    if (waiting_.empty()) shuffle();
    for (; !question_ && !waiting_.empty(); waiting_.pop_back())
        if (QuizQuestion asked = question_about(facts_[waiting_.back()]); asked.answers.size() > 1)
            question_ = std::move(asked);
}

QuizQuestion Quiz::question_about(const OddsFact& fact) {
    std::vector<std::string> others;
    for (const OddsFact& other : facts_)
        if (other.figure == fact.figure && answer(other) != answer(fact)) others.push_back(answer(other));
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    mix(others, dust_);
    others.resize(std::min(others.size(), most_answers - 1));
    others.push_back(answer(fact));
    mix(others, dust_);
    const auto right = static_cast<std::size_t>(std::ranges::find(others, answer(fact)) - others.begin());
    return {fact.question, std::move(others), right, sentence_of(fact)};
}

void Quiz::choose(std::size_t which) {
    if (!question_ || chosen_ || which >= question_->answers.size()) return;
    chosen_ = which;
    ++asked_;
    right_ += which == question_->right;
}

void Quiz::next() {
    asked_ += question_ && !chosen_;
    draw_question();
}

}  // namespace boxcars::ui
