#include "console/text_table.h"

#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/milestones.h"
#include "session/run/result.h"
#include "session/signals.h"

#include <istream>

namespace boxcars::console {
namespace {

void print_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal) {
    if (sealed)
        print(terminal.err, "boxcars: The dice of this sitting are sealed: {}{}\n", sealed->seal,
              sealed->words.empty() ? "" : ", and have your words");
}

// Seals the dice for their table. With `ask_words`, stores and prints the seal, then asks for the player's words.
void seal(session::Setup& setup, session::Store* store, bool ask_words, const Terminal& terminal) {
    if (!setup.sealed) return;
    setup.sealed = session::sealed_for(*setup.sealed, session::table_digest(setup.rules, setup.players));
    if (ask_words) {
        if (store) store->wait(store->keep(*setup.sealed));
        print_seal(setup.sealed, terminal);
        // Asks on standard error, because standard output has the game's text only.
        const Terminal aside{terminal.in, terminal.err, terminal.err, terminal.echo};
        while (const auto words = aside.ask("Your words for the dice: ")) {
            const auto wrong = session::words_problem(*words);
            if (!wrong) setup.sealed->words = *words;
            if (!wrong) break;
            print(terminal.err, "{}\n", *wrong);
        }
    }
    setup.seed = session::seed_of(*setup.sealed);
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

session::Setup setup_of(const TextRequests& requests, session::TableSetup table, const std::string& no_seat) {
    if (requests.seat && !no_seat.empty()) throw Error(no_seat);
    session::Setup setup{.rules = std::move(table.rules), .players = std::move(table.players), .stop = requests.stop};
    const bool chosen = requests.table.seed || requests.dice;
    if (requests.ask_words && chosen)
        throw Error("--words is for dice that nobody has chosen: leave out --seed and --dice.");
    if (chosen) {
        setup.seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    } else {
        setup.sealed = session::seal_dice(game_name(setup.rules), session::now_ms());
        setup.seed = session::seed_of(*setup.sealed);
    }
    if (requests.dice) setup.dice = session::GivenDice::from_file(*requests.dice);
    return setup;
}

TextSitting begun(session::Setup setup, const TextRequests& requests, const Terminal& terminal) {
    auto store = opened(requests.data_dir);
    seal(setup, store.get(), requests.ask_words, terminal);
    session::Sitting sitting{std::move(setup), kept_in(store.get())};
    if (store) print_news(store->take_sentences(), terminal.err);
    print_seal(sitting.setup().sealed, terminal);
    return {std::move(store), std::move(sitting), terminal};
}

TextSitting continued(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal) {
    auto store = opened(requests.data_dir);
    if (!store) throw Error("There is no data folder, so no sitting is kept: name one with --data-dir.");
    const auto line = store->find_open(*requests.continued, std::string{game.name()});
    const std::string& name = line.name;
    if (const std::string stop = session::stop_mark(line); !stop.empty() && !requests.stop)
        throw Error(fmt::format("Sitting {} is {}, which is played in a window: boxcars continue {} goes on with it.",
                                name, stop, name));
    auto kept = session::resume(game, *store, name);
    print_news(store->take_sentences(), terminal.err);
    const auto entries = kept.journal().size();
    print(terminal.out, "Sitting {} goes on after {} {}.\n", name, entries, entries == 1 ? "entry" : "entries");
    return {std::move(store), std::move(kept), terminal};
}

TextTable::~TextTable() {
    if (store_) {
        kept_.leave();
        store_->close();
        print_news(store_->take_sentences(), terminal_.err);
        if (requests_.lost) *requests_.lost = *requests_.lost || store_->lost();
    }
    const auto& sealed = table().setup().sealed;
    if (!sealed || sealed->secret.empty()) return;
    if (store_ && !table().over())
        print(terminal_.err, "boxcars: The secret of its dice is told when the sitting has ended.\n");
    else
        print(terminal_.err, "boxcars: The secret of its dice was {}\n", sealed->secret);
}

void TextTable::play() {
    welcome();
    if (!requests_.continued && !table().journal().empty()) report(table().journal().back());
    do {
        while (!finished() && !table().stop_over())
            if (!step()) return;
    } while (!table().stop_over() && another());
}

session::Answer TextTable::throw_dice() {
    session::Answer answer = kept_.throw_dice();
    if (std::ranges::count(table().players(), "human") > 0) keep();
    return answer;
}

bool TextTable::keep() {
    const bool on_disk = kept_.store_now();
    if (store_) print_news(store_->take_sentences(), terminal_.err);
    return on_disk;
}

std::optional<std::string> TextTable::put(std::string_view question) {
    keep();
    for (const session::MilestoneLine& reached : kept_.take_milestones()) say("{}\n", milestone_words(reached));
    return terminal_.ask(question);
}

std::optional<std::string> TextTable::answered(std::string_view question) {
    for (;;) {
        auto answer = put(question);
        if (!requests_.goal || !answer) return answer;
        if (*answer == "coach") {
            session::StationLedger ledger = requests_.goal->ledger(session::record(table()));
            if (question.find("[Y/N]") != question.npos)
                ledger.best = (ledger.best == "throw" ? "answer N and " : "answer Y and ") + ledger.best;
            say("{}\n", advice_words(ledger));
        } else if (*answer == "concede") {
            const std::string chance = session::percent_words(requests_.goal->ledger(session::record(table())).now);
            const auto sure = put(session::concede_words(chance) + " Write 'yes' to give it up: ");
            if (sure == "yes" && kept_.concede()) return {};
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
    const session::StopTerms& stop = *requests_.stop;
    say("  {}, {}: {}\n", requests_.goal_words,
        table().stop_over() ? "over" : progress_words(stop.unit, stop.goal.length, table().stop_done()), chance);
}

}  // namespace boxcars::console
