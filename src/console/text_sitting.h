// A sitting of any game at a table in the terminal. Everything is on the disk before a throw is printed or a question
// is asked, so a kill at any moment loses nothing. If the disk fails, one sentence says so, and the game goes on.
#pragma once
#include "console/print.h"
#include "console/requests.h"
#include "session/store/keeping.h"
#include "session/store/store.h"

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
// The setup of a new sitting as the options ask for it.
session::Setup setup_of(const TextRequests& requests, rules::Sheet rules, session::Players players, TextDice dice);

class TextSitting {
 public:
    TextSitting(session::Setup setup, const TextRequests& requests, const Terminal& terminal);
    // Continues the kept sitting that was asked for. Throws Error if there is none or it cannot be continued.
    static TextSitting continued(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal);
    TextSitting(TextSitting&&) noexcept = default;
    TextSitting& operator=(TextSitting&&) = delete;
    ~TextSitting();

    const session::Sitting& sitting() const { return kept_; }
    const Terminal& terminal() const { return terminal_; }
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }

    std::optional<std::string> ask(std::string_view question);  // none: the input has ended
    session::Answer submit(const rules::Event& event) { return kept_.submit(event); }
    session::Answer undo() { return kept_.undo(); }
    session::Answer concede() { return kept_.concede(); }
    session::Answer next_game() { return kept_.next_game(); }
    session::Answer throw_dice();  // waits for the disk if a person plays

    bool last_game(int games) const { return sitting().game() >= games; }

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
    TextSitting(std::unique_ptr<session::Store> store, session::Sitting kept, const Terminal& terminal, bool* lost)
        : store_(std::move(store)), kept_(std::move(kept)), terminal_(terminal), lost_(lost) {
        report();
    }
    void report() const;  // prints what the store reports

    std::unique_ptr<session::Store> store_;
    session::Sitting kept_;
    Terminal terminal_;
    bool* lost_ = nullptr;
};

}  // namespace boxcars::console
