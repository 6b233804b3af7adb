// The command line, read as main reads it; the commands are stand-ins, so that nothing is opened or written.
#include "app/commands.h"
#include "app/games.h"
#include "console/simulation.h"
#include "fuzz/promise.h"
#include "rules/pig/rules.h"

namespace boxcars::app {
namespace {

int read_numbers(const Typed& typed) {
    const auto number = [](const char* option, const std::string& text) {
        if (!text.empty()) static_cast<void>(whole_option(option, text, 1, 1'000'000));
    };
    number("--games", typed.games);
    number("--rounds", typed.rounds);
    number("--threads", typed.threads);
    number("--seat", typed.seat);
    number("--pixels", typed.pixels);
    number("--goal", typed.goal);
    if (!typed.seed.empty()) static_cast<void>(seed_option(typed.seed));
    if (!typed.size.empty()) static_cast<void>(size_option(typed.size));
    if (!typed.ui_scale.empty()) static_cast<void>(scale_option("--ui-scale", typed.ui_scale, 0.75f, 2.0f));
    if (!typed.shard.empty()) static_cast<void>(console::share_from(typed.shard));
    if (auto wrong = session::bad_players(session::players_from(typed.players))) throw Error(*wrong);
    return 0;
}

}  // namespace

int open_title(const Games&, const Typed& typed) { return read_numbers(typed); }
int play(const Games&, const Typed& typed) { return read_numbers(typed); }
int simulate(const Games&, const Typed& typed) { return read_numbers(typed); }
int merge(const Games&, const Typed& typed) { return read_numbers(typed); }
int odds(const Games&, const Typed& typed) { return read_numbers(typed); }
int rules(const Games&, const Typed& typed) { return read_numbers(typed); }
int replay(const Games&, const Typed& typed) { return read_numbers(typed); }
int thumbnail(const Games&, const Typed& typed) { return read_numbers(typed); }
int verify(const Games&, const Typed& typed) { return read_numbers(typed); }
int export_sitting(const Games&, const Typed& typed) { return read_numbers(typed); }
int go_on(const Games&, const Typed& typed) { return read_numbers(typed); }
int sittings(const Games&, const Typed& typed) { return read_numbers(typed); }
int stats(const Games&, const Typed& typed) { return read_numbers(typed); }
int run(const Games&, const Typed& typed) { return read_numbers(typed); }
int scores(const Games&, const Typed& typed) { return read_numbers(typed); }
int lab(const Games&, const Typed& typed) { return read_numbers(typed); }
int delete_sitting(const Games&, const Typed& typed) { return read_numbers(typed); }
int import_sitting(const Games&, const Typed& typed) { return read_numbers(typed); }

console::Games commands_of(const Games& games) {
    console::Games commands;
    for (const GameEntry& game : games) commands.push_back(game.row.commands);
    return commands;
}

}  // namespace boxcars::app

namespace fuzz {
namespace {

boxcars::app::Games one_game() {
    boxcars::app::GameEntry pig;
    pig.row.commands.game = &boxcars::session::game_of(boxcars::pig::Rules{});
    pig.card.game = "pig";
    return {pig};
}

}  // namespace

// An argument a line.
void command_line(std::string_view bytes) {
    std::vector<std::string> words{"boxcars"};
    for (std::size_t begin = 0; begin < bytes.size();) {
        const auto end = std::min(bytes.find('\n', begin), bytes.size());
        words.emplace_back(bytes.substr(begin, end - begin));
        std::erase(words.back(), '\0');  // no argument has one
        begin = end + 1;
    }
    std::vector<char*> typed;
    for (std::string& word : words) typed.push_back(word.data());
    static const boxcars::app::Games games = one_game();
    value_or_error("",
                   [&] { return boxcars::app::run_command_line(games, static_cast<int>(typed.size()), typed.data()); });
}

}  // namespace fuzz
