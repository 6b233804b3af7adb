#include "console/text_dice.h"

#include "base/error.h"
#include "chance/entropy.h"
#include "console/print.h"
#include "session/store/store.h"

namespace boxcars::console {
namespace {

// On the disk, or the disk will not: the sitting's own opening of the store says why.
void keep(const session::SealedDice& sealed, const std::filesystem::path& data_dir) {
    if (data_dir.empty()) return;
    session::Store store{data_dir, session::StoreOptions{.place = session::Place::Text}};
    store.wait(store.keep(sealed));
}

std::string asked_words(const Terminal& terminal) {
    const Terminal aside{terminal.in, terminal.err, terminal.err, terminal.echo};  // the game's own text stays its own
    while (const auto words = aside.ask("Your words for the dice: ")) {
        const auto wrong = session::words_problem(*words);
        if (!wrong) return *words;
        print(terminal.err, "{}\n", *wrong);
    }
    return {};
}

}  // namespace

TextDice dice_for(const TextRequests& requests, std::string_view game, const Terminal& terminal) {
    const bool chosen = requests.table.seed || requests.dice;
    if (requests.ask_words && chosen)
        throw Error("--words is for dice that nobody has chosen: leave out --seed and --dice.");
    if (chosen) return {requests.table.seed ? *requests.table.seed : chance::seed_from_system(), {}};
    session::SealedDice sealed = session::seal_dice(game, session::now_ms());
    if (requests.ask_words) {
        keep(sealed, requests.data_dir);
        tell_seal(sealed, terminal);
        sealed.words = asked_words(terminal);
    }
    return {session::seed_of(sealed), sealed};
}

void tell_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal) {
    if (sealed)
        print(terminal.err, "boxcars: The dice of this sitting are sealed: {}{}\n", sealed->seal,
              sealed->words.empty() ? "" : ", and have your words");
}

void tell_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal) {
    if (!sealed || sealed->secret.empty()) return;
    if (still_open)
        print(terminal.err, "boxcars: The secret of its dice is told when the sitting has ended.\n");
    else
        print(terminal.err, "boxcars: The secret of its dice was {}\n", sealed->secret);
}

}  // namespace boxcars::console
