#include "app/command_list.h"

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

void for_machines(CLI::App& app, Typed& typed) { app.add_flag("--json", typed.json, "For machines"); }

void file_argument(CLI::App& app, Typed& typed, const char* help) {
    app.add_option("file", typed.file, help)->type_name("FILE");
}

// Adds the commands, in the order in which the help lists them.
class CommandAdder {
 public:
    CommandAdder(CLI::App& app, Typed& typed, const Games& games, const Told& told)
        : app_(app), typed_(typed), games_(games), told_(told) {}

    std::vector<Command> add_all() {
        add_tables();
        add_figures();
        add_recordings();
        add_store();
        return std::move(commands_);
    }

 private:
    CLI::App& add(const char* name, const char* help, int (*carry_out)(const Games&, const Typed&),
                  bool window = false) {
        CLI::App* command = app_.add_subcommand(name, help);
        folder_options(*command, typed_);
        commands_.push_back({command, carry_out, window});
        return *command;
    }

    void add_tables() {
        add_play(add("play", "Play at a table: in a window, or with --text in the terminal", play, true));
        CLI::App& on =
            add("continue", "Go on with a kept sitting in a window: the newest, or the one named", go_on, true);
        on.add_option("sitting", typed_.sitting, "Which one")->type_name("ID");
        window_options(on, typed_);
    }

    void add_figures() {
        add_simulate(add("simulate", "Play many games fast and count", simulate));
        CLI::App& on_merge = add("merge", "Add up the parts of a simulation that --shard spread", merge);
        on_merge.add_option("files", typed_.files, "What simulate --json --shard K/N wrote, one file a part")
            ->type_name("FILE...");
        for_machines(on_merge, typed_);
        add_odds(add("odds", "The exact odds of a rule sheet", odds));
        CLI::App& on_rules = add("rules", "Every knob of a rule sheet: name, default, range, help", rules);
        game_argument(on_rules, typed_, games_);
        for_machines(on_rules, typed_);
    }

    void add_recordings() {
        CLI::App& on_replay = add("replay", "Watch a recorded sitting in a window", replay, true);
        file_argument(on_replay, typed_, "Replay file, or the name of a kept sitting");
        on_replay.add_option("--at", typed_.at, "Begin there: with so many of its entries on the table")
            ->type_name("N");
        window_options(on_replay, typed_);
        CLI::App& on_thumbnail = add(
            "thumbnail", "Write a small picture of a recorded sitting as it was left: for file managers", thumbnail);
        file_argument(on_thumbnail, typed_, "Replay file");
        on_thumbnail.add_option("picture", typed_.picture, "PNG file to write")->type_name("PICTURE");
        on_thumbnail.add_option("--pixels", typed_.pixels, "Length of its longer side, 256 without it")->type_name("N");
        CLI::App& on_verify = add("verify", "Recompute a recorded sitting: exit code 0 and its hash, or 1", verify);
        file_argument(on_verify, typed_, "Replay file");
        for_machines(on_verify, typed_);
    }

    void add_store() {
        CLI::App& on_export = add("export", "Write a kept sitting as a replay file", export_sitting);
        file_argument(on_export, typed_, "File to write");
        on_export.add_option("--sitting", typed_.sitting, "Which one; the newest without it")->type_name("ID");
        on_export.add_flag("--end", typed_.end, "End it first: the dice of a sitting that goes on stay sealed");
        for_machines(add("sittings", "Every kept sitting, the newest first: game, result, state", sittings), typed_);
        CLI::App& on_stats =
            add("stats", "What became of every bet: won, lost, net, luck beside the exact odds", stats);
        game_argument(on_stats, typed_, games_);
        for_machines(on_stats, typed_);
        CLI::App& on_scores = add("scores", "High scores: the ten best sittings in each table, and who signed", scores);
        game_argument(on_scores, typed_, games_);
        for_machines(on_scores, typed_);
        for_machines(add("purse", "What is in the purse: first money, loans, what each game gave", purse), typed_);
        CLI::App& on_delete = add("delete", "Delete a kept sitting and its hands, for good", delete_sitting);
        on_delete.add_option("sitting", typed_.sitting, "Its name, as boxcars sittings has it")->type_name("ID");
        on_delete.add_flag("--yes", typed_.yes, "Do not ask for the name once more");
        file_argument(add("import", "Take a replay file into the store: verified, and counted nowhere", import_sitting),
                      typed_, "Replay file");
    }

    void add_play(CLI::App& app) {
        game_argument(app, typed_, games_);
        table_options(app, typed_, told_.of(&OptionHelp::players), "in simulate");
        app.add_option("--dice", typed_.dice, "Faces to throw, separated by white space")->type_name("FILE");
        app.add_option("--continue", typed_.continued,
                       "Go on with a kept sitting: the newest of this game, or the one named")
            ->type_name("[ID]")
            ->expected(0, 1)
            ->default_str("");
        app.add_flag("--purse", typed_.purse,
                     "Play from the purse that goes with you from table to table; a window does so without being told");
        app.add_flag("--text", typed_.text, "Play in the terminal instead of a window");
        app.add_option("--seat", typed_.seat, "With --text: " + told_.of(&OptionHelp::seat))->type_name("N");
        app.add_option("--games", typed_.games, "With --text: " + told_.of(&OptionHelp::games))->type_name("N");
        app.add_flag("--words", typed_.words,
                     "With --text: be asked for words of your own that go into the sealed dice");
        app.add_flag(
            "--echo", typed_.echo,
            "With --text: write each answer read, and its line end, after the prompt, as a terminal shows them. "
            "Without it a prompt's line is left open for the player's own Enter");
        window_options(app, typed_);
    }

    void add_simulate(CLI::App& app) {
        game_argument(app, typed_, games_);
        table_options(app, typed_, told_.of(&OptionHelp::simulated), "at a table");
        app.add_option("--games", typed_.games, "How much, a million without it: " + told_.of(&OptionHelp::counted))
            ->type_name("N");
        app.add_option("--rounds", typed_.rounds, "Against a bank: rounds of one bet each, beside the exact odds")
            ->type_name("N");
        app.add_option("--threads", typed_.threads, "The result does not depend on it")->type_name("N");
        app.add_option("--path", typed_.path,
                       "auto, baseline, avx2 or avx512: the counts are the same. For " + told_.of(&OptionHelp::path))
            ->type_name("NAME");
        app.add_option("--shard", typed_.shard, "With --json and --seed: play part K of N, for boxcars merge to add up")
            ->type_name("K/N");
        for_machines(app, typed_);
    }

    void add_odds(CLI::App& app) {
        game_argument(app, typed_, games_);
        rule_options(app, typed_);
        app.add_option("--at", typed_.at, "Pig: what to do at own score, other's score, turn total")
            ->type_name("I,J,K");
        app.add_option("--bankroll", typed_.bankroll, "The same bet again and again, with so many bets' worth of money")
            ->type_name("B");
        app.add_option("--goal", typed_.goal, "With --bankroll: stop with so much; the chances of that and of ruin")
            ->type_name("G");
        app.add_option("--bets", typed_.bets, "With --bankroll: where it stands after so many bets")->type_name("N");
        app.add_option("--bet", typed_.bet, "With --bankroll, at craps: which bet, by its name in the odds")
            ->type_name("NAME");
        for_machines(app, typed_);
    }

    CLI::App& app_;
    Typed& typed_;
    const Games& games_;
    const Told& told_;
    std::vector<Command> commands_;
};

}  // namespace

std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, std::span<char* const> words) {
    folder_options(app, typed);
    window_options(app, typed);
    app.add_option("--seed", typed.seed, "On the title: number that fixes the dice of its demonstrations")
        ->type_name("N");
    const Told told{games, words};
    return CommandAdder{app, typed, games, told}.add_all();
}

}  // namespace boxcars::app
