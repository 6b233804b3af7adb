// The words of the command line and their help. What they do is in commands.cpp.
#include "app/command_line.h"

#include "app/commands.h"
#include "app/games.h"
#include "base/error.h"
#include "console/games.h"
#include "session/signals.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <span>

namespace boxcars::app {
namespace {

using console::OptionHelp;

struct Command {
    CLI::App* typed;
    int (*carry_out)(const Games&, const Typed&);
    bool window = false;  // opens one, unless it is told not to
};

void folder_options(CLI::App& app, Typed& typed) {
    app.add_option("--data-dir", typed.data_dir, "Folder for sittings, instead of the XDG data folder")
        ->type_name("DIR");
    app.add_option("--config-dir", typed.config_dir, "Folder for settings, instead of the XDG config folder")
        ->type_name("DIR");
}

void window_options(CLI::App& app, Typed& typed) {
    app.add_flag("--headless", typed.headless, "No display needed; time is the tick count, runs repeat exactly");
    app.add_option("--script", typed.script, "Events to play, one JSON object a line")->type_name("FILE");
    app.add_option("--size", typed.size, "Window size in pixels: 1280x720")->type_name("WxH");
    app.add_option("--ui-scale", typed.ui_scale,
                   "Pixels to a unit of the 1280x720 canvas, 0.5 to 4; without it what fits")
        ->type_name("F");
    app.add_flag("--no-audio", typed.no_audio, "Play without sound");
    // For measurements and tests; not in the help.
    app.add_option("--fps", typed.fps, "Headless: frames to a second of game time")->group("");
    app.add_flag("--draw-every-frame", typed.draw_every_frame, "Headless: not only what is looked at")->group("");
    app.add_flag("--timing", typed.timing, "Tell when the first picture was there")->group("");
    app.add_option("--frame-times", typed.frame_times, "Write how long frames took")->group("");
}

void game_argument(CLI::App& app, Typed& typed, const Games& games) {
    app.add_option("game", typed.game, one_of(console::game_names(commands_of(games))))->type_name("GAME");
}

void rule_options(CLI::App& app, Typed& typed) {
    app.add_option("--set", typed.set, "Turn a knob of the rule sheet; may be repeated (boxcars rules GAME)")
        ->type_name("KNOB=VALUE")
        ->allow_extra_args(false);
    app.add_option("--rules", typed.rules, "Rule sheet to start from, as boxcars rules GAME --json prints it")
        ->type_name("FILE");
}

// What a call is about, as far as it can be told before it is read: its help is told by the game's own words.
class Told {
 public:
    Told(const Games& games, std::span<char* const> words) : games_(commands_of(games)) {
        for (const std::string_view word : words)
            for (const auto& game : games_)
                if (word == game.name) named_ = word;
    }
    std::string of(std::string OptionHelp::*option) const { return option_help(games_, named_, option); }

 private:
    console::Games games_;
    std::string_view named_{};
};

void table_options(CLI::App& app, Typed& typed, const std::string& players, const std::string& elsewhere) {
    rule_options(app, typed);
    app.add_option("--players", typed.players, "Who plays: " + players)->type_name("P1,P2,...");
    app.add_option(
           "--seed", typed.seed,
           "Number that fixes all dice; without it the system chooses. The same number gives other games " + elsewhere)
        ->type_name("N");
}

void add_play(CLI::App& app, Typed& typed, const Games& games, const Told& told) {
    game_argument(app, typed, games);
    table_options(app, typed, told.of(&OptionHelp::players), "in simulate");
    app.add_option("--dice", typed.dice, "Faces to throw, separated by white space")->type_name("FILE");
    app.add_option("--continue", typed.continued,
                   "Go on with a kept sitting: the newest of this game, or the one named")
        ->type_name("[ID]")
        ->expected(0, 1)
        ->default_str("");
    app.add_flag("--text", typed.text, "Play in the terminal instead of a window");
    app.add_option("--seat", typed.seat, "With --text: " + told.of(&OptionHelp::seat))->type_name("N");
    app.add_option("--games", typed.games, "With --text: " + told.of(&OptionHelp::games))->type_name("N");
    app.add_flag("--words", typed.words, "With --text: be asked for words of your own that go into the sealed dice");
    app.add_flag("--echo", typed.echo,
                 "With --text: write each answer read, and its line end, after the prompt, as a terminal shows them. "
                 "Without it a prompt's line is left open for the player's own Enter");
    window_options(app, typed);
}

void add_simulate(CLI::App& app, Typed& typed, const Games& games, const Told& told) {
    game_argument(app, typed, games);
    table_options(app, typed, told.of(&OptionHelp::simulated), "at a table");
    app.add_option("--games", typed.games, "How much, a million without it: " + told.of(&OptionHelp::counted))
        ->type_name("N");
    app.add_option("--rounds", typed.rounds, "Against a bank: rounds of one bet each, beside the exact odds")
        ->type_name("N");
    app.add_option("--threads", typed.threads, "The result does not depend on it")->type_name("N");
    app.add_option("--path", typed.path,
                   "auto, baseline, avx2 or avx512: the counts are the same. For " + told.of(&OptionHelp::path))
        ->type_name("NAME");
    app.add_option("--shard", typed.shard, "With --json and --seed: play part K of N, for boxcars merge to add up")
        ->type_name("K/N");
}

CLI::App* add(CLI::App& app, Typed& typed, const char* name, const char* help) {
    CLI::App* command = app.add_subcommand(name, help);
    folder_options(*command, typed);
    return command;
}

std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, const Told& told) {
    CLI::App* on_play = add(app, typed, "play", "Play at a table: in a window, or with --text in the terminal");
    add_play(*on_play, typed, games, told);
    CLI::App* on_continue =
        add(app, typed, "continue", "Go on with a kept sitting in a window: the newest, or the one named");
    on_continue->add_option("sitting", typed.sitting, "Which one")->type_name("ID");
    window_options(*on_continue, typed);
    CLI::App* on_simulate = add(app, typed, "simulate", "Play many games fast and count");
    add_simulate(*on_simulate, typed, games, told);
    CLI::App* on_merge = add(app, typed, "merge", "Add up the parts of a simulation that --shard spread");
    on_merge->add_option("files", typed.files, "What simulate --json --shard K/N wrote, one file a part")
        ->type_name("FILE...");
    CLI::App* on_odds = add(app, typed, "odds", "The exact odds of a rule sheet");
    game_argument(*on_odds, typed, games);
    rule_options(*on_odds, typed);
    on_odds->add_option("--at", typed.at, "Pig: what to do at own score, other's score, turn total")
        ->type_name("I,J,K");
    on_odds->add_option("--bankroll", typed.bankroll, "The same bet again and again, with so many bets' worth of money")
        ->type_name("B");
    on_odds->add_option("--goal", typed.goal, "With --bankroll: stop with so much; the chances of that and of ruin")
        ->type_name("G");
    on_odds->add_option("--bets", typed.bets, "With --bankroll: where it stands after so many bets")->type_name("N");
    on_odds->add_option("--bet", typed.bet, "With --bankroll, at craps: which bet, by its name in the odds")
        ->type_name("NAME");
    CLI::App* on_rules = add(app, typed, "rules", "Every knob of a rule sheet: name, default, range, help");
    game_argument(*on_rules, typed, games);
    CLI::App* on_replay = add(app, typed, "replay", "Watch a recorded sitting in a window");
    on_replay->add_option("file", typed.file, "Replay file")->type_name("FILE");
    window_options(*on_replay, typed);
    CLI::App* on_verify = add(app, typed, "verify", "Recompute a recorded sitting: exit code 0 and its hash, or 1");
    on_verify->add_option("file", typed.file, "Replay file")->type_name("FILE");
    CLI::App* on_export = add(app, typed, "export", "Write a kept sitting as a replay file");
    on_export->add_option("file", typed.file, "File to write")->type_name("FILE");
    on_export->add_option("--sitting", typed.sitting, "Which one; the newest without it")->type_name("ID");
    on_export->add_flag("--end", typed.end, "End it first: the dice of a sitting that goes on stay sealed");
    CLI::App* on_sittings = add(app, typed, "sittings", "Every kept sitting, the newest first: game, result, state");
    CLI::App* on_stats =
        add(app, typed, "stats", "What became of every bet: won, lost, net, luck beside the exact odds");
    game_argument(*on_stats, typed, games);
    CLI::App* on_scores = add(app, typed, "scores", "High scores: the ten best sittings in each table, and who signed");
    game_argument(*on_scores, typed, games);
    CLI::App* on_delete = add(app, typed, "delete", "Delete a kept sitting and its hands, for good");
    on_delete->add_option("sitting", typed.sitting, "Its name, as boxcars sittings has it")->type_name("ID");
    on_delete->add_flag("--yes", typed.yes, "Do not ask for the name once more");
    CLI::App* on_import = add(app, typed, "import", "Take a replay file into the store: verified, and counted nowhere");
    on_import->add_option("file", typed.file, "Replay file")->type_name("FILE");
    for (CLI::App* with_json : {on_simulate, on_merge, on_odds, on_rules, on_verify, on_sittings, on_stats, on_scores})
        with_json->add_flag("--json", typed.json, "For machines");
    return {{on_play, play, true},
            {on_continue, go_on, true},
            {on_simulate, simulate},
            {on_merge, merge},
            {on_odds, odds},
            {on_rules, rules},
            {on_replay, replay, true},
            {on_verify, verify},
            {on_export, export_sitting},
            {on_sittings, sittings},
            {on_stats, stats},
            {on_scores, scores},
            {on_delete, delete_sitting},
            {on_import, import_sitting}};
}

// One a line, with the word "window" after those that open one.
int print_commands(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        fmt::print("{}{}\n", command.typed->get_name(), command.window ? " window" : "");
    return 0;
}

const CLI::App& deepest(const CLI::App& app) {
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? app : deepest(*parsed.front());
}

std::vector<std::string> known_words(const CLI::App& app, bool option) {
    std::vector<std::string> words;
    if (option) {
        for (const auto* known : app.get_options())
            for (const auto& name : known->get_lnames()) words.push_back("--" + name);
    } else {
        for (const auto* known : app.get_subcommands([](const CLI::App*) { return true; }))
            words.push_back(known->get_name());
    }
    return words;
}

std::string full_name(const CLI::App& app) {
    return app.get_parent() ? full_name(*app.get_parent()) + " " + app.get_name() : "boxcars";
}

Error unexpected(const CLI::App& root) {
    const CLI::App& app = deepest(root);
    const auto left = root.remaining(true);
    const std::string word = left.empty() ? "" : left.front();
    const bool option = word.starts_with('-');
    const auto known = known_words(app, option);
    const auto meant = nearest_word(word.substr(0, word.find('=')), known);
    const auto command = full_name(app);
    const std::string what = option          ? fmt::format("{} has no option '{}'", app.get_name(), word)
                             : known.empty() ? fmt::format("{} has no use for '{}'", app.get_name(), word)
                                             : fmt::format("There is no command '{}'", word);
    if (meant) return Error(fmt::format("{}; did you mean '{}'?", what, *meant));
    return Error(fmt::format("{}. See {} --help.", what, command));
}

Error not_understood(const CLI::App& root, const CLI::ParseError& trouble) {
    std::string what = trouble.what();
    while (!what.empty() && (what.back() == '.' || what.back() == '\n')) what.pop_back();
    return Error(fmt::format("{}. See {} --help.", what, full_name(deepest(root))));
}

}  // namespace

int run(const Games& games, int argc, char** argv) {
    Typed typed;
    CLI::App app{"Boxcars: an arcade of dice tables. Without a command: a window with the title screen.", "boxcars"};
    app.set_version_flag("--version", "boxcars " BOXCARS_VERSION);
    folder_options(app, typed);
    window_options(app, typed);
    app.add_option("--seed", typed.seed, "On the title: number that fixes the dice of its demonstrations")
        ->type_name("N");
    const auto commands = add_commands(app, typed, games, Told{games, std::span{argv, static_cast<std::size_t>(argc)}});
    bool list_commands = false;
    app.add_flag("--commands", list_commands)->group("");  // for ./play
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) {  // --help and --version
        return app.exit(wanted);
    } catch (const CLI::ExtrasError&) {
        throw unexpected(app);
    } catch (const CLI::ParseError& trouble) {
        throw not_understood(app, trouble);
    }
    if (list_commands) return print_commands(commands);
    for (const Command& command : commands)
        if (command.typed->parsed()) return command.carry_out(games, typed);
    return open_title(games, typed);
}

int run_or_say(const Games& games, int argc, char** argv) {
    session::write_on_without_reader();
    try {
        return run(games, argc, argv);
    } catch (const Error& error) {
        fmt::print(stderr, "boxcars: {}\n", error.what());
        return error.exit_code();
    }
}

}  // namespace boxcars::app
