#include "ui/history/panel.h"

#include "session/history/sitting_actions.h"

#include <imgui_stdlib.h>

namespace boxcars::ui {
namespace {

constexpr float answer_width = 150;
constexpr Forms<float> question_height{250, 340}, head_below_title{106, 144};
constexpr std::string_view page_names[]{"Sittings", "Results", "Statistics", "High scores"};

using Ask = HistoryRequest::Ask;

struct Asked {  // the words of a question: its title and the answer that agrees
    const char *title, *yes;
};
constexpr Asked asked_words[]{{"WHAT WAS PLAYED", ""},  // no question: the page's title
                              {"DELETE THIS SITTING?", "Delete for good"},
                              {"END THIS SITTING?", "End sitting"},
                              {"IMPORT A SITTING", "IMPORT"}};
const Asked& words_of(HistoryQuestion question) { return asked_words[nth(question)]; }

render::Rect question_place(const Host& host, render::Rect px) {  // centred, no larger than needed
    const float wide = std::min(px.w, host.px(640)), high = std::min(px.h, host.px(question_height));
    const float room = px.h - host.view().foot;
    return {px.x + (px.w - wide) / 2, px.y + std::max(0.0f, (room - high) / 2), wide, high};
}

std::string question_words(const HistoryView& view) {
    const session::SittingLine& line = view.sitting->line;
    const std::string which = fmt::format("{}, begun {}: {}, {}", view.title(line.game).title, history_date(line.began),
                                          counted_words(line.hands, "result"), counted_words(line.entries, "move"));
    const std::string station = session::words_of_station(line);
    if (view.question == HistoryQuestion::End)
        return which + ". You cannot continue it after that, but you can still watch and export it." + station;
    return which + ". The sitting, its results and its high scores will be gone for good and no longer count." +
           station;
}

void answer(Host& host, const HistoryView& view) {
    if (view.answer.empty()) return;
    const InFont small{host.fonts().small};
    paragraph(view.answer, ImGui::GetContentRegionAvail().x, host.px(19),
              view.trouble ? host.signs().loss : theme::title_text);
    space(host, 2);
}

}  // namespace

void history_sentence(Host& host, const std::string& words) {
    paragraph(words, ImGui::GetContentRegionAvail().x, host.px(24));
}

HistoryRequest history_filtered(HistoryQuery query) {
    query.before.clear();
    query.from = 0;
    return HistoryRequest::show(std::move(query));
}

HistoryRequest history_chosen(const HistoryView& view, const std::string& sitting) {
    HistoryQuery query = view.query;
    query.page = HistoryPage::Sittings;
    query.sitting = sitting;
    query.from = 0;
    return HistoryRequest::show(std::move(query));
}

float HistoryPanel::head_height(const Host& host) { return Panel::title_height(host) + host.px(head_below_title); }

HistoryRequest HistoryPanel::draw(Host& host, render::Rect px, const HistoryView& view) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    const bool asking = view.question != HistoryQuestion::None, fresh = view.question != asked_;
    asked_ = view.question;
    const bool head_only = view.query.page == HistoryPage::Scores && !asking;
    if (head_only) px.h = head_height(host);
    if (asking) px = question_place(host, px);
    const float foot = head_only ? 0 : Panel::foot_of(host, asking ? 1 : history_foot_rows(host, view));
    Panel panel{host, {"history", words_of(view.question).title, view.busy ? "a moment" : ""}, px, foot, true};
    HistoryRequest request;
    if (!asking) {
        HistoryQuery query = view.query;
        query.page = static_cast<HistoryPage>(tab_strip(host, "history.page", page_names, ordinal(query.page)));
        if (query.page != view.query.page) request = history_filtered(std::move(query));
        answer(host, view);
        if (const auto wanted = history_page(host, panel, view)) request = wanted;
        return request;
    }
    if (view.question == HistoryQuestion::Import) {
        if (fresh) path_.clear();
        if (fresh) ImGui::SetKeyboardFocusHere();
        request = import_question(host);
    } else {
        history_sentence(host, question_words(view));
    }
    panel.foot();
    foot_of_question(host, view, request);
    return request;
}

HistoryRequest HistoryPanel::import_question(Host& host) {
    history_sentence(
        host,
        "A file that Boxcars exported, here or elsewhere. It is replayed first, and refused if anything differs. "
        "It is marked as imported and counts in no statistics and no high score.");
    space(host, 6);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    const bool entered =
        ImGui::InputTextWithHint("##path", "Path of the file", &path_, ImGuiInputTextFlags_EnterReturnsTrue);
    host.mark("history.path");
    return entered && !path_.empty() ? HistoryRequest{Ask::Yes, 0, path_} : HistoryRequest{};
}

// The answer that changes nothing comes first and has the focus. It is the brass button, except before an import.
void HistoryPanel::foot_of_question(Host& host, const HistoryView& view, HistoryRequest& request) {
    const bool import = view.question == HistoryQuestion::Import;
    const ImVec2 size{host.px(answer_width), button_height(host)};
    const char* const yes = words_of(view.question).yes;
    const bool no = import ? lit_button("Back", false, size) : brass_button(host, "KEEP IT", size);
    ImGui::SetItemDefaultFocus();
    host.mark("history.no");
    if (no) request = {Ask::No};
    const bool sure = last_button(host, "history.yes", yes, answer_width, !import || !path_.empty(), import);
    if (sure) request = {Ask::Yes, 0, import ? path_ : ""};
}

}  // namespace boxcars::ui
