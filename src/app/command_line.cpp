// Reads a call, and reports what is wrong with it. command_list.cpp has the commands and their options.
#include "app/command_line.h"

#include "app/command_list.h"
#include "app/link.h"
#include "base/error.h"
#include "base/words.h"
#include "session/signals.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace boxcars::app {
namespace {

// Prints one command a line, followed by the word "window" if it opens one.
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

struct CommandLine::Read {
    explicit Read(const Games& all) : games(all) {
        app.set_version_flag("--version", "boxcars " BOXCARS_VERSION);
        commands = add_commands(app, typed, games, words);
        app.add_flag("--commands", list_commands)->group("");  // for ./play
        app.add_flag("--link")->group("");                     // for the web page: see link.h
    }

    const Games& games;
    CLI::App app{"Boxcars: an arcade of dice tables. Without a command: a window with the title screen.", "boxcars"};
    Typed typed;
    std::span<char* const> words;
    std::vector<Command> commands;
    bool list_commands = false;
};

CommandLine::CommandLine(const Games& games) : read_(std::make_unique<Read>(games)) {}
CommandLine::~CommandLine() = default;

int CommandLine::run(int argc, char** argv) {
    auto& [games, app, typed, words, commands, list_commands] = *read_;
    typed = {};
    list_commands = false;
    words = {argv, static_cast<std::size_t>(argc)};
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) {  // --help and --version
        if (is_link(words)) throw Error("This link asks for words that a terminal shows. Nothing was changed.");
        return app.exit(wanted);
    } catch (const CLI::ExtrasError&) {
        throw unexpected(app);
    } catch (const CLI::ParseError& trouble) {
        throw not_understood(app, trouble);
    }
    if (is_link(words)) check_link(app);
    if (list_commands) return print_commands(commands);
    for (const Command& command : commands)
        if (command.typed->parsed()) return command.carry_out(games, typed);
    return open_title(games, typed);
}

int run(const Games& games, int argc, char** argv) { return CommandLine{games}.run(argc, argv); }

int run_or_say(const Games& games, int argc, char** argv) {
    session::let_writes_fail();
    try {
        return run(games, argc, argv);
    } catch (const Error& error) {
        fmt::print(stderr, "boxcars: {}\n", error.what());
        return error.exit_code();
    }
}

}  // namespace boxcars::app
