#include "app/commands.h"
#include "app/games.h"

#include <CLI/CLI.hpp>

namespace boxcars::app {
namespace {

using console::OptionHelp;

// The member of Typed that keeps an option's value; a bool is a flag.
using OptionValue = std::variant<bool Typed::*, std::string Typed::*, std::optional<std::string> Typed::*,
                                 std::vector<std::string> Typed::*>;

struct OptionRow {
    const char* name;  // without dashes: a word of its own
    OptionValue value;
    const char* type;  // what the help calls the value; in brackets: it may be left out
    const char* help;
    std::string OptionHelp::*of_game = nullptr;  // the game's own words, which follow `help`
    bool hidden = false;                         // not shown in the help
};
using Rows = std::span<const OptionRow>;

constexpr OptionRow folders[]{
    {"--data-dir", &Typed::data_dir, "DIR", "Folder for sittings, instead of the XDG data folder"},
    {"--config-dir", &Typed::config_dir, "DIR", "Folder for settings, instead of the XDG config folder"},
};
constexpr OptionRow force[]{
    {"--force", &Typed::force, "", "Replace files that are there already; without it they are kept"},
};
constexpr OptionRow window[]{
    force[0],
    {"--headless", &Typed::headless, "", "No display needed; time is the tick count, runs repeat exactly"},
    {"--script", &Typed::script, "FILE", "Events to play, one JSON object a line"},
    {"--size", &Typed::size, "WxH", "Window size in pixels: 1280x720"},
    {"--ui-scale", &Typed::ui_scale, "F", "Size of letters and controls, 0.75 to 2 times the usual one"},
    {"--no-audio", &Typed::no_audio, "", "Play without sound"},
    // For measurements and tests.
    {"--fps", &Typed::fps, "", "Headless: frames to a second of game time", nullptr, true},
    {"--draw-every-frame", &Typed::draw_every_frame, "", "Headless: not only what is looked at", nullptr, true},
    {"--today", &Typed::today, "", "The date of the run that the title offers", nullptr, true},
    {"--timing", &Typed::timing, "", "Tell when the first picture was there", nullptr, true},
    {"--sound-file", &Typed::sound_file, "", "Headless: a WAV file for what would be heard", nullptr, true},
    {"--frame-times", &Typed::frame_times, "", "Write how long frames took", nullptr, true},
};
constexpr OptionRow title[]{
    {"--seed", &Typed::seed, "N", "On the title: number that fixes the dice of its demonstrations"},
};
constexpr OptionRow game[]{{"game", &Typed::game, "GAME", "one of the games"}};
constexpr OptionRow sheet[]{
    {"--set", &Typed::set, "KNOB=VALUE", "Turn a knob of the rule sheet; may be repeated (boxcars rules GAME)"},
    {"--rules", &Typed::rules, "FILE", "Rule sheet to start from, as boxcars rules GAME --json prints it"},
};
constexpr OptionRow json[]{{"--json", &Typed::json, "", "For machines"}};
constexpr OptionRow replay_file[]{{"file", &Typed::file, "FILE", "Replay file"}};

constexpr OptionRow of_play[]{
    {"--players", &Typed::players, "P1,P2,...", "Who plays: ", &OptionHelp::players},
    {"--seed", &Typed::seed, "N",
     "Number that fixes all dice; without it the system chooses. The same number gives other games in simulate"},
    {"--dice", &Typed::dice, "FILE", "Faces to throw, separated by white space"},
    {"--continue", &Typed::continued, "[ID]", "Go on with a kept sitting: the newest of this game, or the one named"},
    {"--text", &Typed::text, "", "Play in the terminal instead of a window"},
    {"--seat", &Typed::seat, "N", "With --text: ", &OptionHelp::seat},
    {"--games", &Typed::games, "N", "With --text: ", &OptionHelp::games},
    {"--words", &Typed::words, "", "With --text: be asked for words of your own that go into the sealed dice"},
    {"--echo", &Typed::echo, "",
     "With --text: write each answer read, and its line end, after the prompt, as a terminal shows them. "
     "Without it a prompt's line is left open for the player's own Enter"},
};
constexpr OptionRow of_continue[]{{"sitting", &Typed::sitting, "ID", "Which one"}};
constexpr OptionRow of_simulate[]{
    {"--players", &Typed::players, "P1,P2,...", "Who plays: ", &OptionHelp::simulated},
    {"--seed", &Typed::seed, "N",
     "Number that fixes all dice; without it the system chooses. The same number gives other games at a table"},
    {"--games", &Typed::games, "N", "How much, a million without it: ", &OptionHelp::counted},
    {"--rounds", &Typed::rounds, "N", "Against a bank: rounds of one bet each, beside the exact odds"},
    {"--threads", &Typed::threads, "N", "The result does not depend on it"},
    {"--path", &Typed::path, "NAME", "auto, baseline, avx2 or avx512: the counts are the same. For ",
     &OptionHelp::path},
    {"--shard", &Typed::shard, "K/N", "With --json and --seed: play part K of N, for boxcars merge to add up"},
};
constexpr OptionRow of_merge[]{
    {"files", &Typed::files, "FILE...", "What simulate --json --shard K/N wrote, one file a part"},
};
constexpr OptionRow of_odds[]{
    {"--at", &Typed::at, "I,J,K", "Pig: what to do at own score, other's score, turn total"},
    {"--turn", &Typed::turn, "[N]",
     "Pig: what one turn scores, of every policy, or of one, or when held at N; with --at from there"},
    {"--hand", &Typed::hand, "N", "Craps: how many throws a hand takes, and the chance of N or more"},
    {"--stake", &Typed::stake, "MONEY", "Craps: with this much on every bet, where the sheet rounds to dollars"},
    {"--bankroll", &Typed::bankroll, "B", "The same bet again and again, with so many bets' worth of money"},
    {"--goal", &Typed::goal, "G", "With --bankroll: stop with so much; the chances of that and of ruin"},
    {"--bets", &Typed::bets, "N", "With --bankroll: where it stands after so many bets"},
    {"--bet", &Typed::bet, "NAME", "With --bankroll, at craps: which bet, by its name in the odds"},
};
constexpr OptionRow of_replay[]{
    {"file", &Typed::file, "FILE", "Replay file, or the name of a kept sitting"},
    {"--at", &Typed::at, "N", "Begin there: with so many of its entries on the table"},
};
constexpr OptionRow of_thumbnail[]{
    replay_file[0],
    {"picture", &Typed::picture, "PICTURE", "PNG file to write"},
    force[0],
    {"--pixels", &Typed::pixels, "N", "Length of its longer side, 256 without it"},
};
constexpr OptionRow of_verify[]{
    replay_file[0],
    {"--seal", &Typed::seal, "HEX", "The seal that you noted: the file must have the same"},
    {"--words", &Typed::own_words, "TEXT", "The words that you gave: the file must have the same"},
    {"--no-words", &Typed::no_words, "", "You gave no words: the file must have none"},
};
constexpr OptionRow of_export[]{
    {"file", &Typed::file, "FILE", "File to write, or - for standard output"},
    force[0],
    {"--sitting", &Typed::sitting, "ID", "Which one; the newest without it"},
    {"--end", &Typed::end, "", "End it first: the dice of a sitting that goes on stay sealed"},
};
constexpr OptionRow of_run[]{
    {"ticket", &Typed::ticket, "TICKET", "local, express or sleeper; without it the newest run goes on"},
    {"--seed", &Typed::seed, "N", "Number that fixes the boards and the dice of a new run"},
    {"--date", &Typed::date, "YYYY-MM-DD", "The run of that day: the same for everybody"},
    {"--echo", &Typed::echo, "", "Write each answer read after its question, as a terminal shows them"},
    {"--simulate", &Typed::policy, "POLICY",
     "Play whole runs without a person: best, cautious, bold, random or careless"},
    {"--milestones", &Typed::milestones, "", "List rare things at the tables, their chances, and when you did them"},
    {"--json", &Typed::json, "", "With --milestones: for machines"},
    {"--games", &Typed::games, "N", "With --simulate: how many runs, 100 without it"},
    {"--file", &Typed::file, "FILE", "A run that --export wrote: played again and checked"},
    {"--export", &Typed::exported, "FILE", "Write the newest run, or the one named in place of a ticket, as a file"},
    {"--window", &Typed::window, "", "With --file: show its result in a window"},
};
constexpr OptionRow of_delete[]{
    {"sitting", &Typed::sitting, "ID", "Its name, as boxcars sittings has it"},
    {"--yes", &Typed::yes, "", "Do not ask for the name once more"},
};

constexpr std::array<Rows, 4> rows(const auto&... each) { return {Rows{each}...}; }

struct CommandRow {
    const char *name, *help;
    CarryOut* carry_out;
    std::array<Rows, 4> options;  // besides those of the folders
    bool window = false;
};

constexpr CommandRow all_commands[]{
    {"play", "Play at a table: in a window, or with --text in the terminal", play, rows(game, sheet, of_play, window),
     true},
    {"continue", "Go on with a kept sitting in a window: the last played, or the one named", go_on,
     rows(of_continue, window), true},
    {"simulate", "Play many games fast and count", simulate, rows(game, sheet, of_simulate, json)},
    {"merge", "Add up the parts of a simulation that --shard spread", merge, rows(of_merge, json)},
    {"odds", "The exact odds of a rule sheet", odds, rows(game, sheet, of_odds, json)},
    {"rules", "Every knob of a rule sheet: name, default, range, help", rules, rows(game, json)},
    {"replay", "Watch a recorded sitting in a window", replay, rows(of_replay, window), true},
    {"thumbnail", "Write a small picture of a recorded sitting as it was left: for file managers", thumbnail,
     rows(of_thumbnail)},
    {"verify", "Recompute a recorded sitting: exit code 0 and its hash; 1 if it differs, 3 if its dice are not proved",
     verify, rows(of_verify, json)},
    {"export", "Write a kept sitting as a replay file", export_sitting, rows(of_export)},
    {"sittings", "Every kept sitting, the newest first: game, result, state", sittings, rows(json)},
    {"stats", "What became of every bet: won, lost, net, luck beside the exact odds", stats, rows(game, json)},
    {"scores", "High scores: the ten best sittings in each table, and who signed", scores, rows(game, json)},
    {"run", "A Long Run in the terminal: eight stations, each with a goal and its exact chance", run,
     rows(of_run, window)},
    {"lab", "Open the lab, where experiments with every game are run and plotted", lab, rows(window), true},
    {"delete", "Delete a kept sitting and its hands, for good", delete_sitting, rows(of_delete)},
    {"import", "Take a replay file into the store: verified, and counted nowhere", import_sitting, rows(replay_file)},
};

// The help of an option. Some of it is about the game that the call names, which is found before the call is parsed.
std::string help_of(const OptionRow& row, const Games& games, std::span<char* const> words) {
    const bool names_game = row.value == game[0].value;
    if (!names_game && !row.of_game) return row.help;
    const console::Games commands = commands_of(games);
    if (names_game) return one_of(console::game_names(commands));
    std::string_view named;
    for (const std::string_view word : words)
        for (const auto& known : commands)
            if (word == known.name()) named = word;
    return row.help + option_help(commands, named, row.of_game);
}

CLI::Option* add(CLI::App& app, const std::string& name, bool& value, const std::string& help) {
    return app.add_flag(name, value, help);
}
CLI::Option* add(CLI::App& app, const std::string& name, auto& value, const std::string& help) {
    return app.add_option(name, value, help);
}

void add_options(CLI::App& app, Rows rows, Typed& typed, const Games& games, std::span<char* const> words) {
    for (const OptionRow& row : rows) {
        const std::string_view type = row.type;
        CLI::Option* const option = std::visit(
            [&](auto value) { return add(app, row.name, typed.*value, help_of(row, games, words)); }, row.value);
        if (!type.empty()) option->type_name(row.type);
        if (type.starts_with('[')) option->expected(0, 1)->default_str("");
        if (row.value == sheet[0].value) option->allow_extra_args(false);
        if (row.hidden) option->group("");
    }
}

}  // namespace

std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, std::span<char* const> words) {
    for (const Rows rows : {Rows{folders}, Rows{window}, Rows{title}}) add_options(app, rows, typed, games, words);
    std::vector<Command> commands;
    for (const CommandRow& command : all_commands) {
        CLI::App* called = app.add_subcommand(command.name, command.help);
        // Only the called command gets its options: making those of all takes longer than reading the call.
        called->preparse_callback([=, &typed, &games, own = command.options](std::size_t) {
            add_options(*called, folders, typed, games, words);
            for (const Rows rows : own) add_options(*called, rows, typed, games, words);
        });
        commands.push_back({called, command.carry_out, command.window});
    }
    return commands;
}

}  // namespace boxcars::app
