#include "app/commands.h"

#include "app/games.h"
#include "console/run/command.h"
#include "console/simulation.h"
#include "console/sitting_commands.h"
#include "platform/system/surroundings.h"
#include "session/run/kept_run.h"
#include "session/signals.h"

#include <iostream>

namespace boxcars::app {
namespace {

namespace fs = std::filesystem;
constexpr int most_match_games = 10'000;  // in a text match, which reports every game

platform::Folders told(platform::Folders found) {
    for (const auto& sentence : found.sentences) fmt::print(stderr, "boxcars: {}\n", readable(sentence));
    return found;
}

fs::path data_folder(const Typed& typed) { return told(platform::find_data_folder(typed.data_dir)).data; }

// The data folder for a command that only reads: a missing one is not made, and it may be read-only.
fs::path kept_folder(const Typed& typed) {
    platform::Folders found;
    found.data = typed.data_dir.empty() ? platform::own_folder(platform::FolderOf::Sittings,
                                                               platform::process_environment(), found.sentences)
                                        : fs::path{typed.data_dir};
    std::error_code trouble;
    return found.data.empty() ? fs::path{} : fs::absolute(told(std::move(found)).data, trouble);
}

std::optional<fs::path> path_if_given(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<fs::path>{text};
}

console::GameCommands game_of(const Games& games, const Typed& typed, std::string_view command) {
    const auto all = commands_of(games);
    if (typed.game.empty())
        throw Error(fmt::format("boxcars {} needs a game: {}.", command, one_of(console::game_names(all))));
    return console::find_game(all, typed.game);
}

console::RuleRequests rule_requests(const Typed& typed) { return {typed.set, path_if_given(typed.rules)}; }

console::TableArguments table_requests(const Typed& typed) {
    console::TableArguments requests{rule_requests(typed), typed.players, {}};
    if (!typed.seed.empty()) requests.seed = seed_option(typed.seed);
    return requests;
}

// Throws Error if one of the options was given. `why`: the sentence after its name.
void refuse(std::initializer_list<std::pair<std::string_view, bool>> options, std::string_view why) {
    for (const auto& [option, given] : options)
        if (given) throw Error(fmt::format("{} {}", option, why));
}

std::optional<console::BankrollRequests> bankroll_requests(const Typed& typed) {
    if (typed.bankroll.empty()) {
        refuse({{"--goal", !typed.goal.empty()}, {"--bet", !typed.bet.empty()}, {"--bets", !typed.bets.empty()}},
               "is about a bankroll: add --bankroll B, how many bets' worth it is.");
        return {};
    }
    console::BankrollRequests requests;
    requests.units = whole_option("--bankroll", typed.bankroll, 1, console::most_units);
    if (!typed.goal.empty()) requests.goal = whole_option("--goal", typed.goal, 1, console::most_units);
    if (!typed.bets.empty())
        requests.bets = static_cast<int>(whole_option("--bets", typed.bets, 1, console::most_bets));
    requests.bet = typed.bet;
    return requests;
}

int done() {  // flushes first, because only that shows a full disk
    const bool written = static_cast<bool>(std::cout.flush());
    if (const auto signal = session::ending_signal()) return session::exit_code_of(*signal);
    if (!written && session::nobody_reads_output()) return session::exit_code_without_reader;
    if (!written) throw Error("Cannot write to standard output: is the disk it goes to full?");
    return 0;
}

int print_kept(const Games& games, const Typed& typed, const auto& print) {  // what is kept in the store
    print(commands_of(games), {kept_folder(typed), typed.game, typed.json}, std::cout, std::cerr);
    return done();
}

session::Existing existing(const Typed& typed) {
    return typed.force ? session::Existing::Replace : session::Existing::Keep;
}

int open_window(const Games& games, const Typed& typed, SceneOptions first) {
    ArcadeOptions options;
    options.existing = existing(typed);
    options.table = std::move(first);
    options.headless = typed.headless;
    options.no_audio = typed.no_audio;
    if (typed.headless) options.sound_file = path_if_given(typed.sound_file);
    options.script = path_if_given(typed.script);
    if (!typed.size.empty()) std::tie(options.width, options.height) = size_option(typed.size);
    if (!typed.ui_scale.empty())
        options.letters = scale_option("--ui-scale", typed.ui_scale, platform::least_letters, platform::most_letters);
    const platform::Folders found = told(platform::find_folders(typed.data_dir, typed.config_dir));
    options.data_dir = found.data;
    // A headless run reads settings only from a folder that was given.
    if (!typed.headless || !typed.config_dir.empty()) options.config_dir = found.config;
    if (!typed.fps.empty()) options.headless_fps = static_cast<int>(whole_option("--fps", typed.fps, 1, 1000));
    if (!typed.today.empty()) session::be_date(options.today = typed.today);
    options.draw_every_frame = typed.draw_every_frame;
    options.timing = typed.timing;
    options.frame_times = path_if_given(typed.frame_times);
    const session::EndingSignals kept_before_the_end;
    const int code = run_arcade(options, games);
    return session::ending_signal() ? session::exit_code_of(*session::ending_signal()) : code;
}

int play_text(const Typed& typed, const console::GameCommands& game) {
    console::TextRequests requests{table_requests(typed), {}, path_if_given(typed.dice), 1, typed.echo,
                                   typed.words,           {}};
    if (!typed.seat.empty()) requests.seat = static_cast<int>(whole_option("--seat", typed.seat, 1, 1000));
    if (!typed.games.empty())
        requests.games = static_cast<int>(whole_option("--games", typed.games, 1, most_match_games));
    requests.data_dir = data_folder(typed);
    requests.continued = typed.continued;
    const session::EndingSignals kept_before_the_end{session::EndingSignals::Ends::Input};
    bool lost = false;
    requests.lost = &lost;
    game.play_text(requests, std::cin, std::cout, std::cerr);
    const int code = done();
    return lost && code == 0 ? 1 : code;  // 1: some of what was played could not be saved
}

// Whether `name` looks like that of a kept sitting, which begins with a time: "2026-11-22T05-04-03-021Z_pig_...".
bool looks_kept(std::string_view name) {
    return name.size() > 24 && name[4] == '-' && name[10] == 'T' && name.substr(23, 2) == "Z_" &&
           name.find('/') == name.npos;
}

// The options that open the recording in a file at an entry. Throws Error if it cannot be read.
SceneOptions watched(const Games& games, const fs::path& file, std::int64_t at_entry) {
    const auto commands = commands_of(games);
    const auto recording = session::read_sitting(console::played_games(commands), file);
    const std::string game = console::find_game(commands, recording.game).name();
    return {.to = scenes::ToRecording{.game = game, .file = file, .at_entry = at_entry}, .seed = recording.seed};
}

}  // namespace

int open_title(const Games& games, const Typed& typed) {
    SceneOptions title;
    if (!typed.seed.empty()) title.seed = seed_option(typed.seed);
    return open_window(games, typed, std::move(title));
}

int go_on(const Games& games, const Typed& typed) {
    return open_window(games, typed, {.to = scenes::ToKept{.sitting = typed.sitting}});
}

int play(const Games& games, const Typed& typed) {
    const auto game = game_of(games, typed, "play");
    if (typed.continued)
        refuse({{"--set", !typed.set.empty()},
                {"--rules", !typed.rules.empty()},
                {"--players", !typed.players.empty()},
                {"--seed", !typed.seed.empty()},
                {"--seat", !typed.seat.empty()},
                {"--dice", !typed.dice.empty()}},
               "is about a new sitting; the one that --continue names has its own.");
    if (typed.text) return play_text(typed, game);
    constexpr std::string_view in_terminal = "is for the table in the terminal: add --text.";
    refuse({{"--seat", !typed.seat.empty()}, {"--games", !typed.games.empty()}}, in_terminal);
    if (typed.words)
        throw Error("--words is for the table in the terminal: add --text. In a window the seats have a row.");
    refuse({{"--echo", typed.echo}}, in_terminal);
    const auto requests = table_requests(typed);
    const auto checked = game.check_table(requests);
    SceneOptions options{.to = scenes::ToTable{.game = game.name()},
                         .seed = requests.seed,
                         .rules = Json(session::rules_json(checked.rules)),
                         .players = checked.players,
                         .dice_file = path_if_given(typed.dice),
                         .linked = typed.linked};
    if (typed.continued) options.to = scenes::ToKept{game.name(), *typed.continued};
    return open_window(games, typed, std::move(options));
}

int simulate(const Games& games, const Typed& typed) {
    const auto game = game_of(games, typed, "simulate");
    console::SimulateRequests requests{table_requests(typed), 1'000'000, 0, {}, {}, typed.json};
    if (!typed.games.empty()) requests.games = whole_option("--games", typed.games, 1, console::most_games);
    if (!typed.rounds.empty()) requests.rounds = whole_option("--rounds", typed.rounds, 1, console::most_games);
    if (!typed.games.empty() && requests.rounds)
        throw Error("--games and --rounds both say how much is played: name one of them.");
    if (!typed.threads.empty())
        requests.threads = static_cast<int>(whole_option("--threads", typed.threads, 1, console::most_threads));
    if (!typed.shard.empty()) requests.share = console::share_from(typed.shard);
    if (!typed.path.empty()) requests.path = sim::path_from(typed.path);
    game.simulate(requests, std::cout, std::cerr);
    return done();
}

int merge(const Games& games, const Typed& typed) {
    console::merge_parts(commands_of(games), typed.files, typed.json, std::cout);
    return done();
}

int odds(const Games& games, const Typed& typed) {
    const session::EndingSignals nothing_found_yet{session::EndingSignals::Ends::Program};
    game_of(games, typed, "odds")
        .odds({.rules = rule_requests(typed),
               .at = typed.at,
               .turn = typed.turn && typed.turn->empty() ? "all" : typed.turn.value_or(""),
               .hand =
                   static_cast<int>(typed.hand.empty() ? 0 : whole_option("--hand", typed.hand, 1, console::most_hand)),
               .stake = typed.stake,
               .bankroll = bankroll_requests(typed),
               .json = typed.json},
              std::cout, std::cerr);
    return done();
}

int rules(const Games& games, const Typed& typed) {
    console::print_rules(*game_of(games, typed, "rules").game, std::cout, typed.json);
    return done();
}

int replay(const Games& games, const Typed& typed) {
    if (typed.file.empty())
        throw Error("boxcars replay needs a replay file, or the name of a kept sitting: boxcars sittings has them.");
    const fs::path file{typed.file};
    const bool kept = !session::is_there(file) && looks_kept(typed.file);
    const std::int64_t at_entry =
        typed.at.empty() ? 1 : 1 + whole_option("--at", typed.at, 0, static_cast<std::int64_t>(session::most_entries));
    return open_window(games, typed,
                       kept ? SceneOptions{.to = scenes::ToRecording{.sitting = typed.file, .at_entry = at_entry}}
                            : watched(games, file, at_entry));
}

int thumbnail(const Games& games, const Typed& typed) {
    if (typed.file.empty() || typed.picture.empty())
        throw Error("boxcars thumbnail needs a replay file, and the file for its picture.");
    const auto longest = whole_option("--pixels", typed.pixels.empty() ? "256" : typed.pixels, 16, 1280);
    ArcadeOptions options;
    options.table = watched(games, typed.file, 1 + static_cast<std::int64_t>(session::most_entries));
    options.headless = options.no_audio = true;
    options.existing = existing(typed);
    session::check_named_file(typed.picture, options.existing);
    options.still = ScriptPicture{typed.picture, static_cast<int>(longest)};
    return run_arcade(options, games);
}

int verify(const Games& games, const Typed& typed) {
    if (typed.file.empty()) throw Error("boxcars verify needs a replay file: boxcars export writes one.");
    if (!typed.seal.empty() && !session::is_seal(typed.seal))
        throw Error("--seal takes the 64 hexadecimal digits that were shown before the first throw, in small letters.");
    const auto words = typed.no_words ? std::optional{std::string{}} : typed.own_words;
    const int code =
        console::verify_sitting(commands_of(games), typed.file, {typed.seal, words}, typed.json, std::cout);
    const int written = done();
    return written != 0 ? written : code;
}

int export_sitting(const Games&, const Typed& typed) {
    if (typed.file.empty()) throw Error("boxcars export needs the file to write the replay to.");
    console::export_sitting(kept_folder(typed), {typed.sitting, typed.file, existing(typed), typed.end}, std::cout,
                            std::cerr);
    return done();
}

int sittings(const Games& games, const Typed& typed) { return print_kept(games, typed, console::list_sittings); }
int stats(const Games& games, const Typed& typed) { return print_kept(games, typed, console::print_statistics); }
int scores(const Games& games, const Typed& typed) { return print_kept(games, typed, console::print_high_scores); }

int run(const Games& games, const Typed& typed) {
    if (!typed.date.empty()) session::be_date(typed.date);
    if (typed.milestones) {
        console::print_milestones(commands_of(games), kept_folder(typed), typed.json, std::cout, std::cerr);
        return done();
    }
    if (!typed.policy.empty()) {
        const std::uint64_t seed = typed.seed.empty() ? 1 : seed_option(typed.seed);
        const int runs =
            typed.games.empty() ? 100 : static_cast<int>(whole_option("--games", typed.games, 1, 1'000'000));
        console::simulate_run(commands_of(games), {typed.ticket, typed.policy, seed, runs}, std::cout);
        return done();
    }
    if (typed.window) {  // shows the result of a run from a file
        if (typed.file.empty()) throw Error("boxcars run --window shows a run from a file: name it with --file.");
        session::Run sent = session::read_run_file(console::played_games(commands_of(games)), typed.file);
        return open_window(games, typed,
                           {.to = scenes::ToRun{.sent = std::make_shared<const session::Run>(std::move(sent))}});
    }
    console::RunRequests requests{data_folder(typed), typed.ticket, {}, typed.date, typed.echo};
    if (!typed.seed.empty()) requests.seed = seed_option(typed.seed);
    requests.file = path_if_given(typed.file);
    requests.exported = path_if_given(typed.exported);
    requests.existing = existing(typed);
    console::play_run(commands_of(games), requests, std::cin, std::cout, std::cerr);
    return done();
}

int lab(const Games& games, const Typed& typed) { return open_window(games, typed, {.to = scenes::ToLab{}}); }

int delete_sitting(const Games& games, const Typed& typed) {
    if (typed.sitting.empty()) throw Error("boxcars delete needs the name of a sitting: boxcars sittings has them.");
    console::delete_sitting(commands_of(games), kept_folder(typed), typed.sitting, typed.yes, std::cin, std::cout,
                            std::cerr);
    return done();
}

int import_sitting(const Games& games, const Typed& typed) {
    if (typed.file.empty()) throw Error("boxcars import needs a replay file: boxcars export writes one.");
    console::import_sitting(commands_of(games), kept_folder(typed), typed.file, std::cout, std::cerr);
    return done();
}

}  // namespace boxcars::app
