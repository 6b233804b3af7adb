#include "console/text_sitting.h"

#include "base/error.h"
#include "base/words.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/milestones.h"
#include "session/signals.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace boxcars::console {
namespace {

// Prints the seal when a sitting begins; nothing for chosen dice.
void print_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal) {
    if (sealed)
        print(terminal.err, "boxcars: The dice of this sitting are sealed: {}{}\n", sealed->seal,
              sealed->words.empty() ? "" : ", and have your words");
}

// Prints the secret when a sitting is left, or if `still_open`, that the secret comes later. Nothing for chosen dice.
void reveal_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal) {
    if (!sealed || sealed->secret.empty()) return;
    if (still_open)
        print(terminal.err, "boxcars: The secret of its dice is told when the sitting has ended.\n");
    else
        print(terminal.err, "boxcars: The secret of its dice was {}\n", sealed->secret);
}

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

// The setup with its dice sealed for its table and, with `ask_words`, with the player's words. The seal is stored and
// printed before they are asked for.
session::Setup sealed_setup(session::Setup setup, session::Store* store, bool ask_words, const Terminal& terminal) {
    if (!setup.sealed) return setup;
    setup.sealed = session::sealed_for(*setup.sealed, session::table_digest(setup.rules, setup.players));
    if (ask_words) {
        if (store) store->wait(store->keep(*setup.sealed));
        print_seal(setup.sealed, terminal);
        setup.sealed->words = asked_words(terminal);
    }
    setup.seed = session::seed_of(*setup.sealed);
    return setup;
}

std::unique_ptr<session::Store> opened(const std::filesystem::path& data_dir) {
    if (data_dir.empty()) return nullptr;
    return std::make_unique<session::Store>(data_dir, session::StoreOptions{.place = session::Place::Text});
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

session::Setup setup_of(const TextRequests& requests, rules::Sheet rules, session::Players players, TextDice dice) {
    session::Setup setup{std::move(rules), dice.seed, std::move(players), {}, {}, std::move(dice.sealed)};
    if (requests.dice) setup.dice = session::GivenDice::from_file(*requests.dice);
    setup.stop = requests.stop;
    return setup;
}

TextSitting::TextSitting(session::Setup setup, const TextRequests& requests, const Terminal& terminal)
    : store_(opened(requests.data_dir)),
      kept_(sealed_setup(std::move(setup), store_.get(), requests.ask_words, terminal), kept_in(store_.get())),
      terminal_(terminal),
      lost_(requests.lost) {
    report();
    print_seal(sitting().setup().sealed, terminal_);
}

TextSitting TextSitting::continued(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal) {
    auto store = opened(requests.data_dir);
    if (!store) throw Error("There is no data folder, so no sitting is kept: name one with --data-dir.");
    const auto line = store->find_open(*requests.continued, std::string{game.name()});
    const std::string& name = line.name;
    if (const std::string stop = session::stop_mark(line); !stop.empty() && !requests.stop)
        throw Error(fmt::format("Sitting {} is {}, which is played in a window: boxcars continue {} goes on with it.",
                                name, stop, name));
    auto kept = session::resume(game, *store, name);
    TextSitting sitting{std::move(store), std::move(kept), terminal, requests.lost};
    const auto entries = sitting.sitting().journal().size();
    sitting.say("Sitting {} goes on after {} {}.\n", name, entries, entries == 1 ? "entry" : "entries");
    return sitting;
}

TextSitting::~TextSitting() {
    if (store_) {
        kept_.leave();
        store_->close();
        report();
        if (lost_) *lost_ = *lost_ || store_->lost();
    }
    // Prints nothing for a moved-from sitting, which has no secret.
    reveal_secret(sitting().setup().sealed, store_ && !sitting().over(), terminal_);
}

std::optional<std::string> TextSitting::ask(std::string_view question) {
    keep();
    for (const session::MilestoneLine& reached : kept_.take_milestones()) say("{}\n", milestone_words(reached));
    return terminal_.ask(question);
}

session::Answer TextSitting::throw_dice() {
    session::Answer answer = kept_.throw_dice();
    if (std::ranges::count(sitting().players(), "human") > 0) keep();
    return answer;
}

void TextSitting::report() const {
    if (!store_) return;
    for (const std::string& sentence : store_->take_sentences()) print(terminal_.err, "boxcars: {}\n", sentence);
}

}  // namespace boxcars::console
