// A sitting of any game at a table in the terminal: its games, steps and reports, and how the player leaves. A game
// adds its questions and its sentences. Everything is on the disk before a throw is printed or a question is asked, so
// a kill at any moment loses nothing. If the disk fails, one sentence says so, and the game goes on.
#pragma once
#include "console/games.h"
#include "session/store/store.h"

namespace boxcars::console {

// Asks the person at the terminal a question and reads a line as the answer. Prints no line end after the question: a
// terminal shows the player's Enter. If the answers come from a pipe, `echo` prints them, each with a line end.
struct Terminal {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool echo = false;                                                // print the answers that were read
    std::optional<std::string> ask(std::string_view question) const;  // none: the input has ended
};

// The setup of a new sitting as the options ask for it, with its dice: those chosen with --seed or --dice, otherwise
// sealed ones, still without the player's words and the table. Throws Error if words are requested for chosen dice.
// `no_seat`: at a table without seats to choose from, the sentence for an option that asks for one.
session::Setup setup_of(const TextRequests& requests, session::TableSetup table, const std::string& no_seat = {});

struct TextSitting {                        // a sitting, and where it is played and kept
    std::unique_ptr<session::Store> store;  // nullptr: it is kept nowhere
    session::Sitting kept;
    Terminal terminal;
};
TextSitting begun(session::Setup setup, const TextRequests& requests, const Terminal& terminal);
// Continues the kept sitting that was asked for. Throws Error if there is none or it cannot be continued.
TextSitting continued(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal);

class TextTable {
 public:
    TextTable(const TextRequests& requests, TextSitting sitting)
        : requests_(requests),
          terminal_(sitting.terminal),
          store_(std::move(sitting.store)),
          kept_(std::move(sitting.kept)) {}
    virtual ~TextTable();  // leaves the sitting, and tells its secret if it has ended
    void play();

 protected:
    // ---- what a game adds ----
    virtual void welcome() {}
    virtual bool step() = 0;  // one command, decision or throw; false: the table has been left
    virtual void report(const session::Entry& entry) = 0;
    virtual std::string standing() const = 0;  // what the player leaves with: "player 1 has 20"
    virtual bool finished() const { return table().over(); }
    virtual bool another() {  // after a game: begins the next; false: it was the last
        keep();
        if (last_game()) return false;
        begin_next();
        return true;
    }
    virtual void end_of_input() { leave("\nThe input has ended, and the game with it:"); }

    // ---- what a game may use ----
    const session::Sitting& table() const { return kept_; }
    std::ostream& out() const { return terminal_.out; }
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }
    std::optional<std::string> ask(std::string_view question) {  // none: the sitting ends here
        auto answer = answered(question);
        if (!answer) end_answers();
        return answer;
    }
    // Like ask(), but prints no last sentence when the input ends. At a station, also handles the answers "coach" (best
    // play towards the goal), "concede" and "quit"; returns nothing once the player has conceded or quit.
    std::optional<std::string> answered(std::string_view question);
    void end_answers() {  // call when answered() returned nothing
        if (!left_ && !table().stop_over()) end_of_input();
    }
    session::Answer submit(const rules::Event& event) { return kept_.submit(event); }
    session::Answer undo() { return kept_.undo(); }
    session::Answer throw_dice();                  // waits for the disk if a person plays
    void announce(const session::Answer& answer);  // reports the new entry, or says why it was refused
    bool last_game() const { return table().game() >= requests_.games; }
    void begin_next() {
        const auto before = table().journal().size();
        kept_.next_game();
        if (table().journal().size() > before) report(table().journal().back());
    }
    bool keep();  // waits until all is on the disk; false: it is not
    // " It is kept as sitting ...", beginning with `what`; empty if it is not kept.
    std::string kept_as(std::string_view what) {
        return keep() ? fmt::format(" {} kept as sitting {}.", what, kept_.name()) : "";
    }
    // Prints the last sentence. `kept`: how its part "It is kept as sitting ..." begins.
    void leave(std::string_view how, std::string_view kept = "It is") {
        say("{} {}.{}\n", how, standing(), kept_as(kept));
    }

    const TextRequests& requests_;
    const Terminal terminal_;

 private:
    std::optional<std::string> put(std::string_view question);  // first keeps everything
    void print_goal();  // prints how the last entry changed the chance of the station's goal

    std::unique_ptr<session::Store> store_;
    session::Sitting kept_;
    std::string chance_{};  // the chance of the goal printed last
    bool left_ = false;     // the player has left with "quit"
};

// Plays the kept sitting that was asked for, or a new one. `new_setup` returns nothing if the input ends before it.
template <class Table, class NewSetup>
void play_text(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal,
               const NewSetup& new_setup) {
    if (requests.continued) return Table{requests, continued(game, requests, terminal)}.play();
    if (std::optional<session::Setup> setup = new_setup())
        Table{requests, begun(std::move(*setup), requests, terminal)}.play();
}

}  // namespace boxcars::console
