// Runs a sitting at a table in the terminal: its games, steps and reports, and how the player leaves. A game adds its
// questions and its sentences.
#pragma once
#include "console/text_sitting.h"
#include "session/replay.h"
#include "session/run/result.h"

namespace boxcars::console {

template <rules::Game R>
class TextTable {
 public:
    using Rules = R;
    TextTable(const TextRequests& requests, TextSitting<R> sitting)
        : requests_(requests), sitting_(std::move(sitting)) {}
    virtual ~TextTable() = default;
    TextTable(const TextTable&) = delete;
    TextTable& operator=(const TextTable&) = delete;

    void play() {
        welcome();
        if (!requests_.continued && !table().journal().empty()) report(table().journal().back());
        do {
            while (!finished() && !table().stop_over())
                if (!step()) return;
        } while (!table().stop_over() && another());
    }

 protected:
    // ---- what a game adds ----
    virtual void welcome() {}
    virtual bool step() = 0;  // one command, decision or throw; false: the table has been left
    virtual void report(const session::Entry<R>& entry) = 0;
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
    const session::Session<R>& table() const { return sitting_.session(); }
    const typename R::State& state() const { return table().state(); }
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
    std::optional<std::string> answered(std::string_view question) {
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
    void end_answers() {  // call when answered() returned nothing
        if (!left_ && !table().stop_over()) end_of_input();
    }
    void announce(const session::Answer<R>& answer) {  // reports the new entry, or says why it was refused
        answer ? report(table().journal().back()) : say("{}\n", answer.refused);
        if (answer && requests_.goal) print_goal();
    }
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
    TextSitting<R> sitting_;

 private:
    // Prints how the last entry changed the chance of the station's goal.
    void print_goal() {
        const session::Recording played = session::record(table());
        const session::StationLedger ledger = requests_.goal->ledger(played);
        for (const session::RunMoment* moment : ledger.dearest(ledger.moments.size()))
            if (moment->entry == static_cast<std::int64_t>(played.entries.size())) say("  {}\n", cost_words(*moment));
        const std::string chance = session::percent_words(requests_.goal->advice(played).chance);
        if (std::exchange(chance_, chance) == chance) return;
        const auto& length = requests_.stop->length;
        say("  {}, {}: {}\n", requests_.goal_words,
            table().stop_over() ? "over" : progress_words(length, table().stop_done()), chance);
    }
    // Says what giving up the goal costs, and gives it up if the player answers 'yes'.
    bool gives_up() {
        const std::string chance = session::percent_words(requests_.goal->advice(session::record(table())).chance);
        const auto answer = sitting_.ask(session::concede_words(chance) + " Write 'yes' to give it up: ");
        if (answer != "yes") return false;
        return static_cast<bool>(sitting_.concede());
    }

    std::string chance_{};  // the chance of the goal printed last
    bool left_ = false;     // the player has left with "quit"
};

// Plays at a table: the kept sitting that was asked for, or a new one. `new_setup` returns nothing if the input ends
// before the sitting begins.
template <class Table, class NewSetup>
void play_text(const TextRequests& requests, const Terminal& terminal, const NewSetup& new_setup) {
    using Seated = TextSitting<typename Table::Rules>;
    if (requests.continued) return Table{requests, Seated::continued(requests, terminal)}.play();
    if (std::optional<session::Setup<typename Table::Rules>> setup = new_setup())
        Table{requests, Seated{std::move(*setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
