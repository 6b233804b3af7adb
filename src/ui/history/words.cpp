#include "ui/history/panel.h"

#include "ui/amounts.h"

#include <fmt/ranges.h>

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
