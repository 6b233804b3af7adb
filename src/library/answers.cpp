#include "library/answers.h"

#include "base/error.h"
#include "console/every_game.h"
#include "console/sitting_commands.h"
#include "library/request.h"

#include <sstream>

namespace boxcars::library {
namespace {

// What a verb prints: told as text, without the line end behind it.
template <class Print>
std::string printed(const Print& print) {
    std::ostringstream out;
    print(out);
    std::string text = out.str();
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

template <class... R>
console::Games commands_of_all(const std::tuple<R...>*) {
    return {console::commands_of<R>(console::verbs_of<R>())...};
}

const console::Games& every() {
    static const console::Games games = commands_of_all(static_cast<console::EveryGame*>(nullptr));
    return games;
}
const console::GameCommands& game_of(std::string_view name) { return console::find_game(every(), std::string{name}); }

console::SimulateRequests simulation_from(Request& request) {
    console::SimulateRequests asked{.json = true};
    asked.table.rules = request.rules();
    asked.table.players = session::players_text(request.players());
    asked.table.seed = request.seed();
    if (request.has("rounds")) asked.rounds = request.whole("rounds", 1, 1, console::most_games);
    if (request.has("games") && asked.rounds)
        throw Error("The request: games and rounds both say how much is played: name one of them.");
    asked.games = request.whole("games", asked.games, 1, console::most_games);
    asked.threads = static_cast<int>(request.whole("threads", 0, 0, console::most_threads));
    if (const std::string path = request.text("path"); !path.empty()) {
        if (auto wrong = sim::path_problem(path)) throw Error(*wrong);
        asked.path = *sim::find_path(path);
    }
    asked.strategies = request.strategies();
    asked.bankrolls = request.yes("bankrolls");
    return asked;
}

}  // namespace

std::string version() { return BOXCARS_VERSION; }

std::vector<std::string> games() { return console::game_names(every()); }

std::string rules(std::string_view game) {
    return printed([&](std::ostream& out) { game_of(game).print_rules(out, true); });
}

std::string odds(std::string_view game, std::string_view request) {
    const auto& commands = game_of(game);
    Request asked{request};
    console::OddsRequests requests{.rules = asked.rules(), .at = asked.text("at"), .json = true};
    asked.done();
    return printed([&](std::ostream& out) {
        std::ostringstream progress;
        commands.odds(requests, out, progress);
    });
}

std::string simulate(std::string_view game, std::string_view request, const std::stop_token& stop) {
    const auto& commands = game_of(game);
    Request asked{request};
    auto requests = simulation_from(asked);
    requests.stop = stop;
    asked.done();
    return printed([&](std::ostream& out) {
        std::ostringstream progress;
        commands.simulate(requests, out, progress);
    });
}

std::string verify(std::string_view recording) {
    return console::verdict_json(
               session::verify_recording(console::kept_games(every()), session::recording_from(recording, "recording")))
        .dump(2);
}

}  // namespace boxcars::library
