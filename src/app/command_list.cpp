#include "app/commands.h"
#include "app/games.h"
#include "base/words.h"
#include "console/games.h"

#include <CLI/CLI.hpp>

namespace boxcars::app {
namespace {

using console::OptionHelp;

void folder_options(CLI::App& app, Typed& typed) {
    app.add_option("--data-dir", typed.data_dir, "Folder for sittings, instead of the XDG data folder")
        ->type_name("DIR");
    app.add_option("--config-dir", typed.config_dir, "Folder for settings, instead of the XDG config folder")
        ->type_name("DIR");
}

void force_option(CLI::App& app, Typed& typed) {
    app.add_flag("--force", typed.force, "Replace files that are there already; without it they are kept");
}

void window_options(CLI::App& app, Typed& typed) {
    force_option(app, typed);
    app.add_flag("--headless", typed.headless, "No display needed; time is the tick count, runs repeat exactly");
    app.add_option("--script", typed.script, "Events to play, one JSON object a line")->type_name("FILE");
    app.add_option("--size", typed.size, "Window size in pixels: 1280x720")->type_name("WxH");
    app.add_option("--ui-scale", typed.ui_scale,
                   "Pixels to a unit of the 1280x720 canvas, 0.5 to 4; without it what fits")
        ->type_name("F");
    app.add_flag("--no-audio", typed.no_audio, "Play without sound");
    // For measurements and tests; not shown in the help.
    app.add_option("--fps", typed.fps, "Headless: frames to a second of game time")->group("");
    app.add_flag("--draw-every-frame", typed.draw_every_frame, "Headless: not only what is looked at")->group("");
    app.add_option("--today", typed.today, "The date of the run that the title offers")->group("");
    app.add_flag("--timing", typed.timing, "Tell when the first picture was there")->group("");
    app.add_option("--sound-file", typed.sound_file, "Headless: a WAV file for what would be heard")->group("");
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

// A command that was called, with its options.
struct CalledCommand {
    CLI::App& app;
    Typed& typed;
    const Games& games;
    std::span<char* const> words;
};

// Finds the game that a call names, before the call is parsed. The help uses that game's words.
class HelpWords {
 public:
    explicit HelpWords(const CalledCommand& called) : games_(commands_of(called.games)) {
        for (const std::string_view word : called.words)
            for (const auto& game : games_)
                if (word == game.name()) named_ = word;
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

void for_machines(CLI::App& app, Typed& typed) { app.add_flag("--json", typed.json, "For machines"); }

void file_argument(CLI::App& app, Typed& typed, const char* help) {
    app.add_option("file", typed.file, help)->type_name("FILE");
}

// ---- the options of each command

void play_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    const HelpWords help{called};
    game_argument(app, typed, games);
    table_options(app, typed, help.of(&OptionHelp::players), "in simulate");
    app.add_option("--dice", typed.dice, "Faces to throw, separated by white space")->type_name("FILE");
    app.add_option("--continue", typed.continued,
                   "Go on with a kept sitting: the newest of this game, or the one named")
        ->type_name("[ID]")
        ->expected(0, 1)
        ->default_str("");
    app.add_flag("--text", typed.text, "Play in the terminal instead of a window");
    app.add_option("--seat", typed.seat, "With --text: " + help.of(&OptionHelp::seat))->type_name("N");
    app.add_option("--games", typed.games, "With --text: " + help.of(&OptionHelp::games))->type_name("N");
    app.add_flag("--words", typed.words, "With --text: be asked for words of your own that go into the sealed dice");
    app.add_flag("--echo", typed.echo,
                 "With --text: write each answer read, and its line end, after the prompt, as a terminal shows them. "
                 "Without it a prompt's line is left open for the player's own Enter");
    window_options(app, typed);
}

void continue_options(const CalledCommand& called) {
    called.app.add_option("sitting", called.typed.sitting, "Which one")->type_name("ID");
    window_options(called.app, called.typed);
}

void simulate_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    const HelpWords help{called};
    game_argument(app, typed, games);
    table_options(app, typed, help.of(&OptionHelp::simulated), "at a table");
    app.add_option("--games", typed.games, "How much, a million without it: " + help.of(&OptionHelp::counted))
        ->type_name("N");
    app.add_option("--rounds", typed.rounds, "Against a bank: rounds of one bet each, beside the exact odds")
        ->type_name("N");
    app.add_option("--threads", typed.threads, "The result does not depend on it")->type_name("N");
    app.add_option("--path", typed.path,
                   "auto, baseline, avx2 or avx512: the counts are the same. For " + help.of(&OptionHelp::path))
        ->type_name("NAME");
    app.add_option("--shard", typed.shard, "With --json and --seed: play part K of N, for boxcars merge to add up")
        ->type_name("K/N");
    for_machines(app, typed);
}

void merge_options(const CalledCommand& called) {
    called.app.add_option("files", called.typed.files, "What simulate --json --shard K/N wrote, one file a part")
        ->type_name("FILE...");
    for_machines(called.app, called.typed);
}

void odds_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    game_argument(app, typed, games);
    rule_options(app, typed);
    app.add_option("--at", typed.at, "Pig: what to do at own score, other's score, turn total")->type_name("I,J,K");
    app.add_option("--turn", typed.turn,
                   "Pig: what one turn scores, of every policy, or of one, or when held at N; with --at from there")
        ->type_name("[N]")
        ->expected(0, 1)
        ->default_str("");
    app.add_option("--hand", typed.hand, "Craps: how many throws a hand takes, and the chance of N or more")
        ->type_name("N");
    app.add_option("--stake", typed.stake, "Craps: with this much on every bet, where the sheet rounds to dollars")
        ->type_name("MONEY");
    app.add_option("--bankroll", typed.bankroll, "The same bet again and again, with so many bets' worth of money")
        ->type_name("B");
    app.add_option("--goal", typed.goal, "With --bankroll: stop with so much; the chances of that and of ruin")
        ->type_name("G");
    app.add_option("--bets", typed.bets, "With --bankroll: where it stands after so many bets")->type_name("N");
    app.add_option("--bet", typed.bet, "With --bankroll, at craps: which bet, by its name in the odds")
        ->type_name("NAME");
    for_machines(app, typed);
}

void replay_options(const CalledCommand& called) {
    file_argument(called.app, called.typed, "Replay file, or the name of a kept sitting");
    called.app.add_option("--at", called.typed.at, "Begin there: with so many of its entries on the table")
        ->type_name("N");
    window_options(called.app, called.typed);
}

void thumbnail_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    file_argument(app, typed, "Replay file");
    app.add_option("picture", typed.picture, "PNG file to write")->type_name("PICTURE");
    force_option(app, typed);
    app.add_option("--pixels", typed.pixels, "Length of its longer side, 256 without it")->type_name("N");
}

void verify_options(const CalledCommand& called) {
    file_argument(called.app, called.typed, "Replay file");
    called.app.add_option("--seal", called.typed.seal, "The seal that you noted: the file must have the same")
        ->type_name("HEX");
    called.app.add_option("--words", called.typed.own_words, "The words that you gave: the file must have the same")
        ->type_name("TEXT");
    called.app.add_flag_callback(
        "--no-words", [&typed = called.typed] { typed.own_words = ""; }, "You gave no words: the file must have none");
    for_machines(called.app, called.typed);
}

void export_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    file_argument(app, typed, "File to write, or - for standard output");
    force_option(app, typed);
    app.add_option("--sitting", typed.sitting, "Which one; the newest without it")->type_name("ID");
    app.add_flag("--end", typed.end, "End it first: the dice of a sitting that goes on stay sealed");
}

void delete_options(const CalledCommand& called) {
    called.app.add_option("sitting", called.typed.sitting, "Its name, as boxcars sittings has it")->type_name("ID");
    called.app.add_flag("--yes", called.typed.yes, "Do not ask for the name once more");
}

void run_options(const CalledCommand& called) {
    const auto& [app, typed, games, words] = called;
    app.add_option("ticket", typed.ticket, "local, express or sleeper; without it the newest run goes on")
        ->type_name("TICKET");
    app.add_option("--seed", typed.seed, "Number that fixes the boards and the dice of a new run")->type_name("N");
    app.add_option("--date", typed.date, "The run of that day: the same for everybody")->type_name("YYYY-MM-DD");
    app.add_flag("--echo", typed.echo, "Write each answer read after its question, as a terminal shows them");
    app.add_option("--simulate", typed.policy,
                   "Play whole runs without a person: best, cautious, bold, random or careless")
        ->type_name("POLICY");
    app.add_flag("--milestones", typed.milestones,
                 "List rare things at the tables, their chances, and when you did them");
    app.add_flag("--json", typed.json, "With --milestones: for machines");
    app.add_option("--games", typed.games, "With --simulate: how many runs, 100 without it")->type_name("N");
    app.add_option("--file", typed.file, "A run that --export wrote: played again and checked")->type_name("FILE");
    app.add_option("--export", typed.exported, "Write the newest run, or the one named in place of a ticket, as a file")
        ->type_name("FILE");
    app.add_flag("--window", typed.window, "With --file: show its result in a window");
    window_options(app, typed);
}

void lab_options(const CalledCommand& called) { window_options(called.app, called.typed); }

void import_options(const CalledCommand& called) { file_argument(called.app, called.typed, "Replay file"); }

void answer_options(const CalledCommand& called) { for_machines(called.app, called.typed); }

void answer_of_game_options(const CalledCommand& called) {
    game_argument(called.app, called.typed, called.games);
    for_machines(called.app, called.typed);
}

struct CommandWords {
    const char *name, *help;
    int (*carry_out)(const Games&, const Typed&);
    void (*add_options)(const CalledCommand&);
    bool window = false;
};

constexpr CommandWords all_commands[]{
    // in the order of the help
    {"play", "Play at a table: in a window, or with --text in the terminal", play, play_options, true},
    {"continue", "Go on with a kept sitting in a window: the last played, or the one named", go_on, continue_options,
     true},
    {"simulate", "Play many games fast and count", simulate, simulate_options},
    {"merge", "Add up the parts of a simulation that --shard spread", merge, merge_options},
    {"odds", "The exact odds of a rule sheet", odds, odds_options},
    {"rules", "Every knob of a rule sheet: name, default, range, help", rules, answer_of_game_options},
    {"replay", "Watch a recorded sitting in a window", replay, replay_options, true},
    {"thumbnail", "Write a small picture of a recorded sitting as it was left: for file managers", thumbnail,
     thumbnail_options},
    {"verify", "Recompute a recorded sitting: exit code 0 and its hash; 1 if it differs, 3 if its dice are not proved",
     verify, verify_options},
    {"export", "Write a kept sitting as a replay file", export_sitting, export_options},
    {"sittings", "Every kept sitting, the newest first: game, result, state", sittings, answer_options},
    {"stats", "What became of every bet: won, lost, net, luck beside the exact odds", stats, answer_of_game_options},
    {"scores", "High scores: the ten best sittings in each table, and who signed", scores, answer_of_game_options},
    {"run", "A Long Run in the terminal: eight stations, each with a goal and its exact chance", run, run_options},
    {"lab", "Open the lab, where experiments with every game are run and plotted", lab, lab_options, true},
    {"delete", "Delete a kept sitting and its hands, for good", delete_sitting, delete_options},
    {"import", "Take a replay file into the store: verified, and counted nowhere", import_sitting, import_options},
};

}  // namespace

std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games,
                                  const std::span<char* const>& words) {
    folder_options(app, typed);
    window_options(app, typed);
    app.add_option("--seed", typed.seed, "On the title: number that fixes the dice of its demonstrations")
        ->type_name("N");
    std::vector<Command> commands;
    for (const CommandWords& command : all_commands) {
        CLI::App* called = app.add_subcommand(command.name, command.help);
        // Only the called command gets its options, because making those of all commands takes longer than reading the
        // call.
        called->preparse_callback([=, &typed, &games, &words, add_options = command.add_options](std::size_t) {
            if (called->get_option_no_throw("--data-dir")) return;  // an earlier call has added its options
            folder_options(*called, typed);
            add_options({*called, typed, games, words});
        });
        commands.push_back({called, command.carry_out, command.window});
    }
    return commands;
}

}  // namespace boxcars::app
