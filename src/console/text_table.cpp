#include "console/text_table.h"

#include "session/run/result.h"

namespace boxcars::console {

void TextTable::play() {
    welcome();
    if (!requests_.continued && !table().journal().empty()) report(table().journal().back());
    do {
        while (!finished() && !table().stop_over())
            if (!step()) return;
    } while (!table().stop_over() && another());
}

std::optional<std::string> TextTable::answered(std::string_view question) {
    for (;;) {
        auto answer = sitting_.ask(question);
        if (!requests_.goal || !answer) return answer;
        if (*answer == "coach") {
            session::StationAdvice advice = requests_.goal->advice(session::record(table()));
            if (question.find("[Y/N]") != question.npos)
                advice.best = (advice.best == "throw" ? "answer N and " : "answer Y and ") + advice.best;
            say("{}\n", advice_words(advice));
        } else if (*answer == "concede") {
            if (gives_up()) return {};
        } else if (*answer == "quit") {
            leave("You leave the station:");
            left_ = true;
            return {};
        } else {
            return answer;
        }
    }
}

void TextTable::announce(const session::Answer& answer) {
    answer ? report(table().journal().back()) : say("{}\n", answer.refused);
    if (answer && requests_.goal) print_goal();
}

void TextTable::print_goal() {
    const session::Recording played = session::record(table());
    const session::StationLedger ledger = requests_.goal->ledger(played);
    for (const session::RunMoment* moment : ledger.dearest(ledger.moments.size()))
        if (moment->entry == static_cast<std::int64_t>(played.entries.size())) say("  {}\n", cost_words(*moment));
    const std::string chance = session::percent_words(ledger.now);
    if (std::exchange(chance_, chance) == chance) return;
    const auto& length = requests_.stop->length;
    say("  {}, {}: {}\n", requests_.goal_words,
        table().stop_over() ? "over" : progress_words(length, table().stop_done()), chance);
}

bool TextTable::gives_up() {
    const std::string chance = session::percent_words(requests_.goal->advice(session::record(table())).chance);
    const auto answer = sitting_.ask(session::concede_words(chance) + " Write 'yes' to give it up: ");
    if (answer != "yes") return false;
    return static_cast<bool>(sitting_.concede());
}

}  // namespace boxcars::console
