// Runs a sitting at a table in the terminal: its games, steps and reports, and how the player leaves. A game adds its
// questions and its sentences.
#pragma once
#include "console/text_sitting.h"

namespace boxcars::console {

class TextTable {
 public:
    TextTable(const TextRequests& requests, TextSitting sitting) : requests_(requests), sitting_(std::move(sitting)) {}
    virtual ~TextTable() = default;
    TextTable(const TextTable&) = delete;
    TextTable& operator=(const TextTable&) = delete;

    void play();

 protected:
    // ---- what a game adds ----
    virtual void welcome() {}
    virtual bool step() = 0;  // one command, decision or throw; false: the table has been left
    virtual void report(const session::Entry& entry) = 0;
    virtual std::string standing() const = 0;  // what the player leaves with: "player 1 has 20"
    virtual bool finished() const { return table().over(); }
    virtual bool another() {  // after a game: begins the next; false: it was the last
        sitting_.keep();
        if (sitting_.last_game(requests_.games)) return false;
        begin_next();
        return true;
    }
    virtual void end_of_input() { leave("\nThe input has ended, and the game with it:"); }

    // ---- what a game may use ----
    const session::Sitting& table() const { return sitting_.sitting(); }
    std::ostream& out() const { return sitting_.terminal().out; }
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        sitting_.say(form, std::forward<Words>(words)...);
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
    void announce(const session::Answer& answer);  // reports the new entry, or says why it was refused
    void begin_next() {
        const auto before = table().journal().size();
        sitting_.next_game();
        if (table().journal().size() > before) report(table().journal().back());
    }
    // Prints the last sentence. `kept`: how its part "It is kept as sitting ..." begins.
    void leave(std::string_view how, std::string_view kept = "It is") {
        say("{} {}.{}\n", how, standing(), sitting_.kept_as(kept));
    }

    const TextRequests& requests_;
    TextSitting sitting_;

 private:
    void print_goal();  // prints how the last entry changed the chance of the station's goal
    bool gives_up();    // says what giving up the goal costs, and gives it up if the player answers 'yes'

    std::string chance_{};  // the chance of the goal printed last
    bool left_ = false;     // the player has left with "quit"
};

// Plays at a table: the kept sitting that was asked for, or a new one. `new_setup` returns nothing if the input ends
// before the sitting begins.
template <class Table, class NewSetup>
void play_text(const rules::AnyGame& game, const TextRequests& requests, const Terminal& terminal,
               const NewSetup& new_setup) {
    if (requests.continued) return Table{requests, TextSitting::continued(game, requests, terminal)}.play();
    if (std::optional<session::Setup> setup = new_setup())
        Table{requests, TextSitting{std::move(*setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
