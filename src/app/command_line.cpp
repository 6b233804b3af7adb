// Parses the command line, and reports what is wrong with it. command_list.cpp has the commands and their options.
#include "app/commands.h"
#include "app/games.h"
#include "session/signals.h"

#include <CLI/CLI.hpp>
#include <charconv>

namespace boxcars::app {
namespace {

constexpr int smallest_side = 1, largest_side = 16384;  // pixels of a window

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

// The nearest option or command; a game's name stands for its table, and an option may be typed without its dashes.
std::optional<std::string> meant_by(const std::string& word, std::vector<std::string> commands,
                                    std::vector<std::string> options, const std::vector<std::string>& games) {
    if (word.starts_with('-')) return nearest_word(word.substr(0, word.find('=')), options);
    if (!commands.empty())
        for (const std::string& game : games) commands.push_back(game);
    const auto meant = nearest_word(word, commands);
    if (meant) return std::ranges::find(games, *meant) == games.end() ? meant : "play " + *meant;
    return nearest_word("--" + word, options);
}

Error unexpected(const CLI::App& root, const std::vector<std::string>& games) {
    const CLI::App& app = deepest(root);
    const auto left = root.remaining(true);
    const std::string word = left.empty() ? "" : left.front();
    const auto commands = known_words(app, false);
    const std::string what = word.starts_with('-') ? fmt::format("{} has no option '{}'", app.get_name(), word)
                             : commands.empty()    ? fmt::format("{} has no use for '{}'", app.get_name(), word)
                                                   : fmt::format("There is no command '{}'", word);
    if (const auto meant = meant_by(word, commands, known_words(app, true), games))
        return Error(fmt::format("{}; did you mean '{}'?", what, *meant));
    return Error(fmt::format("{}. See {} --help.", what, full_name(app)));
}

// Refuses an empty word of the call, such as a script's unset variable leaves, so that it never means a default.
void check_values(std::span<char* const> words) {
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const bool ends_empty = word.starts_with("--") && word.find('=') == word.size() - 1;
        if (!word.empty() && !ends_empty) continue;
        throw Error(fmt::format("The value after {} is empty: give one, or leave it out.",
                                ends_empty ? word.substr(0, word.size() - 1)
                                : i == 1   ? "boxcars"
                                           : words[i - 1]));
    }
}

// "boxcars help odds" is "boxcars odds --help".
std::vector<char*> with_help_as_option(std::span<char* const> typed) {
    static char help[] = "--help";
    std::vector<char*> words{typed.begin(), typed.end()};
    if (words.size() < 2 || std::string_view{words[1]} != "help") return words;
    words.erase(words.begin() + 1);
    words.push_back(help);
    return words;
}

Error not_understood(const CLI::App& root, const CLI::ParseError& trouble) {
    std::string what = trouble.what();
    while (!what.empty() && (what.back() == '.' || what.back() == '\n')) what.pop_back();
    return Error(fmt::format("{}. See {} --help.", what, full_name(deepest(root))));
}

// What a link may open in a browser: tables, recordings, the result of a run and the lab. The page opens every link as
// `boxcars --link WORDS...`. Commands and options that write, delete, import or print text are refused.
struct LinkCommand {
    std::string name;
    std::vector<std::string> options;  // those that a link may set, the positional ones included
};

// "" is a call without a command: it opens the title.
const std::vector<LinkCommand> link_commands{
    {"", {"link", "seed", "today"}}, {"play", {"game", "set", "rules", "players", "seed", "continue"}},
    {"continue", {"sitting"}},       {"replay", {"file", "at"}},
    {"run", {"file", "window"}},     {"lab", {}},
};

const std::vector<std::string> look{"size", "ui-scale", "no-audio"};  // allowed in every link

std::string name_of(const CLI::Option& option) {
    const auto& names = option.get_lnames();
    return names.empty() ? option.get_name(true) : names.front();
}

void check_options(const CLI::App& app, const LinkCommand& command) {
    for (const CLI::Option* option : app.get_options()) {
        if (option->count() == 0) continue;
        const std::string name = name_of(*option);
        if (std::ranges::find(command.options, name) == command.options.end() &&
            std::ranges::find(look, name) == look.end())
            throw Error(fmt::format("This link asks for '{}', which a link may not do. Nothing was changed.", name));
        if (name != "file" && name != "rules") continue;
        for (const std::string& file : option->results())
            if (file.find('/') != file.npos)  // what a link carries, the page stores in the folder it starts in
                throw Error(
                    fmt::format("This link asks for the file '{}'; a link may open only what it carries itself, or a "
                                "kept sitting by its name. Nothing was changed.",
                                file));
    }
}

bool is_link(std::span<char* const> words) { return words.size() > 1 && std::string_view{words[1]} == "--link"; }

void check_link(const CLI::App& called) {  // requires: the call has been parsed
    check_options(called, link_commands.front());
    for (const CLI::App* command : called.get_subcommands()) {
        const auto found = std::ranges::find(link_commands, command->get_name(), &LinkCommand::name);
        const bool in_text = command->get_name() == "run" && command->count("--window") == 0;
        if (found == link_commands.end() || in_text)
            throw Error(fmt::format(
                "This link asks for '{}', which a link may not do: it may open a table, a recording, the result of a "
                "run or the lab. Nothing was changed.",
                command->get_name()));
        check_options(*command, *found);
    }
}

}  // namespace

std::int64_t whole_option(const char* option, const std::string& text, std::int64_t least, std::int64_t most) {
    const auto number = whole_number(text);
    if (number && *number >= least && *number <= most) return *number;
    throw Error(fmt::format("{} takes a whole number from {} to {}, not '{}'.", option, least, most, text));
}

float scale_option(const char* option, const std::string& text, float least, float most) {
    float number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble == std::errc{} && end == text.data() + text.size() && number >= least && number <= most) return number;
    throw Error(fmt::format("{} takes a number from {} to {}, such as 1.5, not '{}'.", option, least, most, text));
}

std::uint64_t seed_option(const std::string& text) {
    if (const auto seed = session::seed_from(text)) return *seed;
    throw Error(
        fmt::format("--seed takes a whole number from 0 to 18446744073709551615, or 0x and up to 16 hexadecimal "
                    "digits, not '{}'.",
                    text));
}

std::pair<int, int> size_option(const std::string& text) {
    const auto cross = text.find('x');
    if (cross != std::string::npos) {
        const auto width = whole_number(text.substr(0, cross)), height = whole_number(text.substr(cross + 1));
        const auto fits = [](const auto& side) { return side && *side >= smallest_side && *side <= largest_side; };
        if (fits(width) && fits(height)) return {static_cast<int>(*width), static_cast<int>(*height)};
    }
    throw Error(fmt::format("--size takes WIDTHxHEIGHT in pixels, {} to {} each, such as 1280x720, not '{}'.",
                            smallest_side, largest_side, text));
}

int run_command_line(const Games& games, int argc, char** argv) {
    const std::vector<char*> called = with_help_as_option({argv, static_cast<std::size_t>(argc)});
    const std::span<char* const> words = called;
    check_values(words);
    speak_to_page(is_link(words));
    CLI::App app{"Boxcars: an arcade of dice tables. Without a command: a window with the title screen.", "boxcars"};
    app.allow_windows_style_options(false)->set_version_flag("--version", "boxcars " BOXCARS_VERSION);
    Typed typed;
    const std::vector<Command> commands = add_commands(app, typed, games, words);
    bool list_commands = false;
    app.add_flag("--commands", list_commands)->group("");  // for ./play
    app.add_flag("--link", typed.linked)->group("");       // for the web page: see LinkCommand
    try {
        app.parse(argc, called.data());
    } catch (const CLI::Success& wanted) {  // --help and --version
        if (is_link(words)) throw Error("This link asks for words that a terminal shows. Nothing was changed.");
        return app.exit(wanted);
    } catch (const CLI::ExtrasError&) {
        throw unexpected(app, console::game_names(commands_of(games)));
    } catch (const CLI::ParseError& trouble) {
        throw not_understood(app, trouble);
    }
    if (is_link(words)) check_link(app);
    for (const Command& command : commands) {
        if (list_commands) fmt::print("{}{}\n", command.typed->get_name(), command.window ? " window" : "");
        if (!list_commands && command.typed->parsed()) return command.carry_out(games, typed);
    }
    return list_commands ? 0 : open_title(games, typed);
}

int run_or_say(const Games& games, int argc, char** argv) {
    session::let_writes_fail();
    try {
        return run_command_line(games, argc, argv);
    } catch (const Error& error) {
        fmt::print(stderr, "boxcars: {}\n", error.what());
        return error.exit_code();
    }
}

}  // namespace boxcars::app
