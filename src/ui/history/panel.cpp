#include "ui/history/panel.h"

#include "session/history/sitting_actions.h"
#include "ui/amounts.h"

#include <fmt/ranges.h>
#include <imgui_stdlib.h>

namespace boxcars::ui {

std::string history_date(session::Milliseconds when) {
    std::string date = session::date_text(when).substr(0, 16);
    std::ranges::replace(date, 'T', ' ');
    return date;
}

std::string history_bet(std::string_view bet) { return bet == "hand" ? "whole hand" : bet_words(bet); }

std::string history_opponent(const std::string& opponent, players::Cast people) {
    return opponent.empty() ? "the house" : session::company_words(people, opponent);
}

std::string history_change(std::string_view unit, std::int64_t net) {
    if (unit == "cents") return look_change(net);
    const std::string_view sign = net > 0 ? "+" : net < 0 ? "−" : "";
    const std::int64_t much = net < 0 ? -net : net;
    return unit == "coins" ? fmt::format("{}{}", sign, counted_words(much, "coin")) : fmt::format("{}{}", sign, much);
}

std::string history_figure(std::string_view unit, std::int64_t figure) {
    if (unit == "cents") return look_money(figure);
    return counted_words(figure, unit.ends_with('s') ? unit.substr(0, unit.size() - 1) : unit);
}

std::string history_entry(const session::EntryLine& entry) {
    const std::string words = entry.facts.empty() ? entry.event : fmt::format("{}", fmt::join(entry.facts, "; "));
    return capitalised(with_bets_in_words(words)) + ".";
}

std::string history_marks(const session::SittingLine& line) {
    const std::string stop = session::stop_mark(line);
    return fmt::format("{}{}{}{}{}", line.open ? "open" : "over", line.practice && stop.empty() ? ", practice" : "",
                       line.imported ? ", imported" : "", stop.empty() ? "" : ", ", stop);
}

std::string history_row(const HistoryView& view, const session::SittingLine& line) {
    return fmt::format("{}, {}, {}: {}, {}, {}", view.title(line.game).title, history_date(line.began),
                       session::company_words(view.title(line.game).people, line.players),
                       counted_words(line.hands, "result"), history_change(view.title(line.game).unit, line.net),
                       history_marks(line));
}

std::string history_outcome(rules::Outcome outcome) {
    return outcome == rules::Outcome::Won ? "won" : outcome == rules::Outcome::Lost ? "lost" : "even";
}

std::string history_hand(const HistoryTitle& game, const session::HandLine& line) {
    const session::Hand& hand = line.hand;
    return fmt::format("{} against {}, {}: {}, {}{}", history_bet(hand.bet),
                       history_opponent(hand.opponent, game.people), history_date(line.began),
                       history_outcome(hand.outcome), history_change(game.unit, hand.net),
                       hand.throws > 0 ? ", " + counted_words(hand.throws, "throw") : "");
}

std::string history_bet_row(const HistoryTitle& game, const session::BetStatistics& of) {
    const std::string_view unit = game.unit;
    return fmt::format("{} against {}: {}, {} won, {} lost, {}; luck {}; best {}; won in a row {}, lost in a row {}",
                       history_bet(of.bet), history_opponent(of.opponent, game.people),
                       counted_words(of.hands, "result"), of.won, of.lost, history_change(unit, of.net),
                       history_luck(unit, of), history_change(unit, of.best), of.longest_won, of.longest_lost);
}

std::string history_luck(std::string_view unit, const session::BetStatistics& of) {
    if (of.games) return session::games_words(*of.games);
    const auto luck = of.luck();
    if (!luck) return "not known";
    const std::int64_t step = unit == "cents" && std::abs(*luck) >= 10'000 ? 100 : 1;  // whole dollars from $100
    const std::string beyond = history_change(unit, step * std::llround(*luck / static_cast<double>(step)));
    if (!of.band) return beyond;
    // Ranges of money are in whole dollars, rounded outwards.
    const double grain = unit == "cents" ? 100 : 1;
    const auto amount = [&](double whole) {  // the word "coins" already stands before the range
        return history_change(unit == "coins" ? "" : unit, std::llround(whole * grain));
    };
    const double low = std::floor(of.band->low / grain), high = std::ceil(of.band->high / grain);
    if (!of.band->exact) return fmt::format("{}, about 95%: ±{}", beyond, amount(high).substr(1));
    return fmt::format("{}, {}%: {} to {}", beyond, static_cast<int>(100 * of.band->share + 1e-9), amount(low),
                       amount(high));
}

std::vector<std::string> history_below(const session::GameStatistics& game) {
    std::vector<std::string> sentences;
    if (const auto& two = game.boxcars) sentences.push_back(session::boxcars_sentence(*two));
    if (game.longest) sentences.push_back(session::longest_sentence(*game.longest));
    if (game.accuracy)
        for (std::string& sentence : session::accuracy_sentences(*game.accuracy))
            sentences.push_back(std::move(sentence));
    return sentences;
}
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

std::string statistics_words(const HistoryView& view) {
    if (view.statistics.empty()) return "Nothing is counted yet.";
    std::vector<std::string> words;
    for (const session::GameStatistics& game : view.statistics) {  // each bet is narrated when it gets the focus
        words.push_back(
            fmt::format("{}: {}.", view.title(game.game).title, counted_words(std::ssize(game.bets), "line")));
        std::ranges::move(history_below(game), std::back_inserter(words));
    }
    return fmt::format("{}", fmt::join(words, " "));
}

std::string scores_words(const HistoryView& view) {
    std::string words;
    for (const session::GameScores& game : view.scores) {
        words += (words.empty() ? "" : " ") + view.title(game.game).title + (game.empty() ? ": nobody yet." : ":");
        for (const session::ScoreTable& table : game.tables) {
            if (table.lines.empty()) continue;
            words += fmt::format(" {}", table.kind.words);
            for (std::size_t n = 0; n < table.lines.size(); ++n)
                words += fmt::format("{} {} {}", n == 0 ? ":" : ",",
                                     table.lines[n].initials.empty() ? "nobody" : table.lines[n].initials,
                                     history_figure(table.kind.unit, table.lines[n].figure));
            words += ".";
        }
    }
    return words;
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

std::string history_figures(const HistoryView& view) {
    const HistoryPage page = view.query.page;
    return page == HistoryPage::Statistics ? statistics_words(view)
           : page == HistoryPage::Scores   ? scores_words(view)
                                           : "";
}

std::string counted_words(std::int64_t count, std::string_view one_of_them) {
    return fmt::format("{} {}{}", count, one_of_them, count == 1 ? "" : "s");
}

}  // namespace boxcars::ui
