// A sitting of any game at a table in the terminal. Everything is on the disk before a throw is printed or a question
// is asked, so a kill at any moment loses nothing. If the disk fails, one sentence says so, and the game goes on.
#pragma once
#include "console/print.h"
#include "console/requests.h"
#include "session/store/kept_session.h"
#include "session/store/store.h"

#include <algorithm>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::console {

// Asks the person at the terminal a question and reads a line as the answer. Prints no line end after the question: a
// terminal shows the player's Enter. If the answers come from a pipe, `echo` prints them, each with a line end.
struct Terminal {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool echo = false;  // print the answers that were read

    std::optional<std::string> ask(std::string_view question) const;  // none: the input has ended
};

struct TextDice {
    std::uint64_t seed = 0;
    std::optional<session::SealedDice> sealed{};  // none for chosen dice
};

// The dice chosen with --seed or --dice; otherwise sealed dice, still without the player's words and without a table.
// Throws Error if words are requested for chosen dice.
TextDice dice_for(const TextRequests& requests, std::string_view game);
// Stores the seal, prints it, and then asks for the player's words.
std::string words_for(const session::SealedDice& sealed, session::Store* store, const Terminal& terminal);

// Prints the seal when a sitting begins; nothing for chosen dice.
void print_seal(const std::optional<session::SealedDice>& sealed, const Terminal& terminal);
// Prints the secret when a sitting is left, or if `still_open`, that the secret comes later. Nothing for chosen dice.
void reveal_secret(const std::optional<session::SealedDice>& sealed, bool still_open, const Terminal& terminal);

template <rules::Game R>
session::Setup<R> setup_of(const TextRequests& requests, R rules, session::Players players, TextDice dice) {
    session::Setup<R> setup{std::move(rules), dice.seed, std::move(players), {}, {}, std::move(dice.sealed)};
    if (requests.dice) setup.dice = session::GivenDice::from_file(*requests.dice);
    setup.stop = requests.stop;
    return setup;
}

// The setup with its dice sealed for its table and, with `ask_words`, with the player's words.
template <rules::Game R>
session::Setup<R> sealed_setup(session::Setup<R> setup, session::Store* store, bool ask_words,
                               const Terminal& terminal) {
    if (!setup.sealed) return setup;
    setup.sealed = session::sealed_for(*setup.sealed, session::table_digest(setup.rules, setup.players));
    if (ask_words) setup.sealed->words = words_for(*setup.sealed, store, terminal);
    setup.seed = session::seed_of(*setup.sealed);
    return setup;
}

template <rules::Game R>
class TextSitting {
 public:
    TextSitting(session::Setup<R> setup, const TextRequests& requests, const Terminal& terminal)
        : store_(opened(requests.data_dir)),
          kept_(sealed_setup(std::move(setup), store_.get(), requests.ask_words, terminal), store_.get()),
          terminal_(terminal),
          lost_(requests.lost) {
        report();
        print_seal(session().setup().sealed, terminal_);
    }
    // Continues the kept sitting that was asked for. Throws Error if there is none or it cannot be continued.
    static TextSitting continued(const TextRequests& requests, const Terminal& terminal) {
        auto store = opened(requests.data_dir);
        if (!store) throw Error("There is no data folder, so no sitting is kept: name one with --data-dir.");
        const auto line = store->find_open(*requests.continued, std::string{R::game});
        const std::string& name = line.name;
        if (const std::string stop = session::stop_mark(line); !stop.empty() && !requests.stop)
            throw Error(
                fmt::format("Sitting {} is {}, which is played in a window: boxcars continue {} goes on with it.", name,
                            stop, name));
        auto kept = session::KeptSession<R>::resume(*store, name);
        TextSitting sitting{std::move(store), std::move(kept), terminal, requests.lost};
        const auto entries = sitting.session().journal().size();
        sitting.say("Sitting {} goes on after {} {}.\n", name, entries, entries == 1 ? "entry" : "entries");
        return sitting;
    }
    TextSitting(TextSitting&&) noexcept = default;
    TextSitting& operator=(TextSitting&&) = delete;
    ~TextSitting() {
        if (store_) {
            kept_.leave();
            store_->close();
            report();
            if (lost_) *lost_ = *lost_ || store_->lost();
        }
        // Prints nothing for a moved-from sitting, which has no secret.
        reveal_secret(session().setup().sealed, store_ && !session().over(), terminal_);
    }

    const session::Session<R>& session() const { return kept_.session(); }
    const Terminal& terminal() const { return terminal_; }
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }

    std::optional<std::string> ask(std::string_view question) {  // none: the input has ended
        keep();
        for (const session::MilestoneLine& reached : kept_.take_milestones()) say("{}\n", milestone_words(reached));
        return terminal_.ask(question);
    }
    session::Answer<R> submit(const typename R::Event& event) { return kept_.submit(event); }
    session::Answer<R> undo() { return kept_.undo(); }
    session::Answer<R> concede() { return kept_.concede(); }
    session::Answer<R> next_game() { return kept_.next_game(); }
    session::Answer<R> throw_dice() {  // waits for the disk if a person plays
        session::Answer<R> answer = kept_.throw_dice();
        if (std::ranges::count(session().players(), "human") > 0) keep();
        return answer;
    }

    bool last_game(int games) const { return session().game() >= games; }

    bool keep() {  // waits until all is on the disk; false: it is not
        const bool on_disk = kept_.store_now();
        report();
        return on_disk;
    }
    // " It is kept as sitting ...", beginning with `what`; empty if it is not kept.
    std::string kept_as(std::string_view what) {
        return keep() ? fmt::format(" {} kept as sitting {}.", what, kept_.name()) : "";
    }

 private:
    TextSitting(std::unique_ptr<session::Store> store, session::KeptSession<R> kept, const Terminal& terminal,
                bool* lost)
        : store_(std::move(store)), kept_(std::move(kept)), terminal_(terminal), lost_(lost) {
        report();
    }
    static std::unique_ptr<session::Store> opened(const std::filesystem::path& data_dir) {
        if (data_dir.empty()) return nullptr;
        return std::make_unique<session::Store>(data_dir, session::StoreOptions{.place = session::Place::Text});
    }
    void report() const {  // prints what the store reports
        if (!store_) return;
        for (const std::string& sentence : store_->take_sentences()) print(terminal_.err, "boxcars: {}\n", sentence);
    }

    std::unique_ptr<session::Store> store_;
    session::KeptSession<R> kept_;
    Terminal terminal_;
    bool* lost_ = nullptr;
};

}  // namespace boxcars::console
