#include "console/text_sitting.h"

#include "base/error.h"
#include "base/words.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/signals.h"

#include <istream>
#include <ostream>

namespace boxcars::console {
namespace {

std::string asked_words(const Terminal& terminal) {
    // Asks on standard error, because standard output has the game's text only.
    const Terminal aside{terminal.in, terminal.err, terminal.err, terminal.echo};
    while (const auto words = aside.ask("Your words for the dice: ")) {
        const auto wrong = session::words_problem(*words);
        if (!wrong) return *words;
        print(terminal.err, "{}\n", *wrong);
    }
    return {};
}

}  // namespace

std::optional<std::string> Terminal::ask(std::string_view question) const {
    if (!(out << printable(question, LineEnds::Keep) << std::flush)) return {};  // the output is closed
    if (session::ending_signal()) return {};
    std::string answer;
    if (!std::getline(in, answer)) return {};
    if (session::is_utf16(answer)) throw Error("The answers are UTF-16, which is not read here: write them as UTF-8.");
    answer = session::plain_lines(std::move(answer));
    if (echo) out << answer << '\n';
    return answer;
}

TextDice dice_for(const TextRequests& requests, std::string_view game) {
    const bool chosen = requests.table.seed || requests.dice;
    if (requests.ask_words && chosen)
        throw Error("--words is for dice that nobody has chosen: leave out --seed and --dice.");
    if (chosen) return {requests.table.seed ? *requests.table.seed : chance::seed_from_system(), {}};
    const session::SealedDice sealed = session::seal_dice(game, session::now_ms());
    return {session::seed_of(sealed), sealed};
}

std::string words_for(const session::SealedDice& sealed, session::Store* store, const Terminal& terminal) {
    if (store) store->wait(store->keep(sealed));
    print_seal(sealed, terminal);
    return asked_words(terminal);
}

void print_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal) {
    if (sealed)
        print(terminal.err, "boxcars: The dice of this sitting are sealed: {}{}\n", sealed->seal,
              sealed->words.empty() ? "" : ", and have your words");
}

void reveal_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal) {
    if (!sealed || sealed->secret.empty()) return;
    if (still_open)
        print(terminal.err, "boxcars: The secret of its dice is told when the sitting has ended.\n");
    else
        print(terminal.err, "boxcars: The secret of its dice was {}\n", sealed->secret);
}

}  // namespace boxcars::console
