// Any game in text, in the words of its own journal: where it stands, what may be decided, the dice, what came of it.
// The end of a prompt's line is the player's own Enter (see TextRequests::echo).
#pragma once
#include "chance/entropy.h"
#include "console/keeper.h"
#include "console/plain/table.h"

#include <istream>

namespace boxcars::console {

std::string plain_state(const rules::Named& state);                                      // "purse 99, down 1"
std::string plain_help(const std::vector<std::string>& decisions);                       // what may be typed now
std::optional<std::string> read_answer(std::istream& in, std::ostream& out, bool echo);  // none: the input has ended

template <rules::Game R>
class PlainText {
 public:
    PlainText(const TextRequests& requests, session::Session<R> table, std::istream& in, std::ostream& out,
              std::ostream& err)
        : requests_(requests), table_(std::move(table)), keeper_(requests.data_dir, table_, err), in_(in), out_(out) {}

    void play() {
        print(out_, "{}. Enter throws the dice when it is their turn; 'help' tells what may be done.\n", R::game);
        while (const auto line = ask()) {
            if (*line == "quit") return leave("You leave the table.");
            act(*line);
            if (table_.over() && !another()) return leave("That was the last game.");
        }
        print(out_, "\n");
        leave("The input has ended, and the game with it.");
    }

 private:
    std::optional<std::string> ask() {
        keep();  // before it is shown
        print(out_, "{}> ", plain_state(describe(table_.state())));
        return read_answer(in_, out_, requests_.echo);
    }

    void act(const std::string& line) {
        if (line == "help") return print(out_, "{}", plain_help(decisions()));
        if (line == "undo") return tell(table_.undo());
        if (line.empty() || line == "roll") return tell(thrown_dice());
        if (const auto event = R::event_from(line)) return tell(table_.submit(*event));
        print(out_, "There is no '{}' here; 'help' tells what may be done.\n", line.substr(0, 30));
    }

    std::vector<std::string> decisions() const {
        std::vector<std::string> texts;
        for (const auto& event : table_.legal()) texts.push_back(to_text(event));
        if (table_.may_throw()) texts.emplace_back("roll");
        if (table_.undoable() > 0) texts.emplace_back("undo");
        return texts;
    }

    session::Answer<R> thrown_dice() {
        try {
            return table_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keep();
            throw;
        }
    }

    void tell(const session::Answer<R>& answer) {
        if (!answer) return print(out_, "{}\n", answer.refused);
        const auto& entry = table_.journal().back();
        if (!entry.faces.empty()) print(out_, "  {}\n", entry.text);
        for (const std::string& fact : session::facts_text(entry)) print(out_, "  {}\n", fact);
    }

    bool another() {  // false: as many as were asked for
        if (table_.game() >= requests_.games) return false;
        print(out_, "Game {} is over.\n", table_.game());
        table_.next_game();
        return true;
    }

    void leave(std::string_view how) {
        const bool kept = keep();
        print(out_, "{} {}.{}\n", how, plain_state(describe(table_.state())),
              kept ? fmt::format(" It is kept as sitting {}.", keeper_.id()) : "");
    }

    bool keep() {  // only what is new
        if (kept_ == table_.journal().size()) return !keeper_.id().empty();
        kept_ = table_.journal().size();
        return keeper_.keep(table_);
    }

    const TextRequests& requests_;
    session::Session<R> table_;
    Keeper<R> keeper_;
    std::istream& in_;
    std::ostream& out_;
    std::optional<std::size_t> kept_{};  // entries of the journal
};

template <rules::Game R>
void play_plain_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const session::Players players = check_plain_table<R>(requests.table).players;
    if (requests.seat)
        throw Error(fmt::format("--seat is for games with computer players: at {} sit people.", R::game));
    const std::uint64_t seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    std::optional<session::GivenDice> dice;
    if (requests.dice) dice = session::GivenDice::from_file(*requests.dice);
    session::Session<R> table{{rules_from<R>(requests.table.rules), seed, players, {}, std::move(dice)}};
    PlainText<R>{requests, std::move(table), in, out, err}.play();
}

}  // namespace boxcars::console
