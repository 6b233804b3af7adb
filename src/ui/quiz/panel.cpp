#include "ui/quiz/panel.h"

#include "ui/overlay/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

// At the right of the button just drawn, with a frame in the colour of a loss if the answer is wrong.
void draw_mark(Host& host, std::string_view words, bool right) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    const render::Colour colour = right ? theme::pressed_text : host.signs().loss;
    if (!right)
        ImGui::GetWindowDrawList()->AddRect(least, most, u32(colour), ImGui::GetStyle().FrameRounding, 0, host.px(2));
    ImFont* const font = host.fonts().text_bold;
    right_cell(font, most.x - host.px(14), std::round((least.y + most.y - font->FontSize) / 2), colour,
               std::string{words});
}

}  // namespace

std::string_view quiz_mark(const Quiz& quiz, std::size_t answer) {
    if (!quiz.chosen()) return {};
    const bool chosen = *quiz.chosen() == answer;
    if (answer == quiz.question()->right) return chosen ? "your answer: right" : "right";
    return chosen ? "your answer: wrong" : "";
}

bool QuizPanel::draw(Host& host, Quiz& quiz) {
    if (!host.drawing()) return false;
    const Dressed dressed{host, Dress::Player};
    Panel panel{host,
                {"quiz", "QUIZ", quiz.asked() > 0 ? fmt::format("{} of {} right", quiz.right(), quiz.asked()) : ""},
                panel_place(host.view(), 600, 420),
                host.px(58),
                true};
    if (quiz.question()) {
        heading(host, "FROM THE RULES IN FORCE");
        ImGui::Dummy({0, host.px(4)});
        paragraph(quiz.question()->words, ImGui::GetContentRegionAvail().x - host.px(8), host.px(25));
        ImGui::Dummy({0, host.px(6)});
        draw_answers(host, quiz);
        draw_verdict(host, quiz);
    } else {
        paragraph("These rules have no odds that could be asked.", ImGui::GetContentRegionAvail().x, host.px(23));
    }
    panel.foot();
    const ImVec2 size{host.px(108), host.px(36)};
    const bool answered = quiz.chosen().has_value();
    if (answered ? brass_button(host, "Next", size) : lit_button(host, "Skip", false, size)) quiz.next();
    host.mark("quiz.next");
    const float width = host.px(76);
    same_line_right(width);
    const bool close = lit_button(host, "Done", false, {width, host.px(36)});
    host.mark("quiz.done");
    return close;
}

void QuizPanel::draw_answers(Host& host, Quiz& quiz) {
    const QuizQuestion& question = *quiz.question();
    const ImVec2 size{ImGui::GetContentRegionAvail().x - host.px(8), host.px(40)};
    for (std::size_t nth = 0; nth < question.answers.size(); ++nth) {
        const std::string label = fmt::format("{}   {}##answer{}", nth + 1, question.answers[nth], nth);
        const bool lit = quiz.chosen() && nth == question.right;
        if (lit_button(host, label, lit, size)) quiz.choose(nth);
        const std::string_view mark = quiz_mark(quiz, nth);
        host.mark(fmt::format("quiz.answer.{}", nth + 1),
                  [&] { return fmt::format("{}{}{}", question.answers[nth], mark.empty() ? "" : ", ", mark); });
        if (!mark.empty()) draw_mark(host, mark, lit);
    }
}

void QuizPanel::draw_verdict(Host& host, const Quiz& quiz) {
    if (!quiz.chosen()) return;
    ImGui::Dummy({0, host.px(4)});
    const QuizQuestion& question = *quiz.question();
    const std::string verdict = *quiz.chosen() == question.right ? "Right. " : "No. ";
    paragraph(verdict + question.told + ".", ImGui::GetContentRegionAvail().x - host.px(8), host.px(23));
}

}  // namespace boxcars::ui
