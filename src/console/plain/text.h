// Any game in text, in the words of its own journal: where it stands, what may be decided, the dice, what came of it.
#pragma once
#include "console/plain/table.h"
#include "console/text_sitting.h"

namespace boxcars::console {

std::string plain_state(const rules::Named& state);                 // "purse 99, down 1"
std::string plain_help(const std::vector<std::string>& decisions);  // what may be typed now

template <rules::Game R>
class PlainText {
 public:
    PlainText(const TextRequests& requests, TextSitting<R> sitting)
        : requests_(requests), sitting_(std::move(sitting)) {}

    void play() {
        sitting_.say("{}. Enter throws the dice when it is their turn; 'help' tells what may be done.\n", R::game);
        while (const auto line = ask()) {
            if (*line == "quit") return leave("You leave the table.");
            act(*line);
            if (table().over() && !another()) return leave("That was the last game.");
        }
        sitting_.say("\n");
        leave("The input has ended, and the game with it.");
    }

 private:
    const session::Session<R>& table() const { return sitting_.session(); }

    std::optional<std::string> ask() { return sitting_.ask(plain_state(describe(table().state())) + "> "); }

    void act(const std::string& line) {
        if (line == "help") return sitting_.say("{}", plain_help(decisions()));
        if (line == "undo") return tell(sitting_.undo());
        if (line.empty() || line == "roll") return tell(sitting_.throw_dice());
        if (const auto event = event_from(table().rules(), line)) return tell(sitting_.submit(*event));
        sitting_.say("There is no '{}' here; 'help' tells what may be done.\n", line.substr(0, 30));
    }

    std::vector<std::string> decisions() const {
        std::vector<std::string> texts;
        for (const auto& event : table().legal()) texts.push_back(to_text(event));
        if (table().may_throw()) texts.emplace_back("roll");
        if (table().undoable() > 0) texts.emplace_back("undo");
        return texts;
    }

    void tell(const session::Answer<R>& answer) {
        if (!answer) return sitting_.say("{}\n", answer.refused);
        const auto& entry = table().journal().back();
        if (!entry.faces.empty()) sitting_.say("  {}\n", entry.text);
        for (const std::string& fact : session::facts_text(entry)) sitting_.say("  {}\n", fact);
    }

    bool another() {  // false: as many as were asked for
        if (sitting_.last_game(requests_.games)) return false;
        sitting_.say("Game {} is over.\n", table().game());
        sitting_.next_game();
        return true;
    }

    void leave(std::string_view how) {
        sitting_.keep();
        sitting_.say("{} {}.{}\n", how, plain_state(describe(table().state())), sitting_.kept_as("It is"));
    }

    const TextRequests& requests_;
    TextSitting<R> sitting_;
};

template <rules::Game R>
void play_plain_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    if (requests.continued) return PlainText<R>{requests, TextSitting<R>::continued(requests, terminal)}.play();
    const session::Players players = check_plain_table<R>(requests.table).players;
    if (requests.seat)
        throw Error(fmt::format("--seat is for games with computer players: at {} sit people.", R::game));
    auto setup = setup_of(requests, rules_from<R>(requests.table.rules), players, dice_for(requests, R::game));
    PlainText<R>{requests, {std::move(setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
