#include "ui/history/words.h"

#include "session/store/sit_down.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::ui {

std::string history_date(session::Milliseconds when) {
    std::string date = session::date_text(when).substr(0, 16);
    std::ranges::replace(date, 'T', ' ');
    return date;
}

std::string history_bet(std::string_view bet) {
    std::string words{bet};
    std::ranges::replace(words, '_', ' ');
    return words;
}

std::string history_players(const std::string& players) {
    std::string words, name;
    const auto seat = [&] {
        words += (words.empty() ? "" : ", ") + (name == "human" ? std::string{"you"} : name);
        name.clear();
    };
    for (const char letter : players)
        if (letter == ',')
            seat();
        else
            name += letter;
    seat();
    return words;
}

std::string history_opponent(const std::string& opponent) {
    if (opponent.empty()) return "the house";
    std::string words;
    for (const char letter : opponent) words += letter == ',' ? std::string{", "} : std::string(1, letter);
    return words;
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
    std::string words;
    for (const std::string& fact : entry.facts) words += (words.empty() ? "" : "; ") + fact;
    if (words.empty()) words = entry.event;
    if (!words.empty()) words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return words + ".";
}

std::string history_marks(const session::SittingLine& line) {
    return fmt::format("{}{}{}{}", line.open ? "open" : "over", line.practice ? ", practice" : "",
                       line.imported ? ", imported" : "",
                       line.night.empty() ? "" : fmt::format(", Night of {}", line.night));
}

std::string history_row(const HistoryView& view, const SittingRow& row) {
    return fmt::format("{}, {}, {}: {}, {}, {}", view.title_of(row.line.game), history_date(row.line.began),
                       history_players(row.line.players), counted_words(row.result.hands, "hand"),
                       history_change(view.unit_of(row.line.game), row.result.net), history_marks(row.line));
}

std::vector<std::string> history_purse(const session::Purse& purse) {
    std::string now = look_money(purse.in_hand()) + " in it";
    if (purse.at_tables() > 0) now += fmt::format(", {} at tables where rounds run", look_money(purse.at_tables()));
    const std::string loans = session::words::loans(purse, look_money);
    return {now + ".",
            loans.empty() ? "Nothing was borrowed." : fmt::format("Borrowed: {}. Each is counted for good.", loans)};
}

std::string counted_words(std::int64_t count, std::string_view one_of_them) {
    return fmt::format("{} {}{}", count, one_of_them, count == 1 ? "" : "s");
}

}  // namespace boxcars::ui
