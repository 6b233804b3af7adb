#include "app/link.h"

#include "base/error.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>

namespace boxcars::app {
namespace {

struct LinkCommand {
    std::string name;
    std::vector<std::string> options;  // positional options by their names
};

// "" is a call without a command: it opens the title.
const std::vector<LinkCommand>& link_commands() {
    static const std::vector<LinkCommand> all{
        {"", {"link", "seed", "tonight"}},
        {"play", {"game", "set", "rules", "players", "seed", "continue"}},
        {"continue", {"sitting"}},
        {"replay", {"file", "at"}},
        {"night", {"file", "date", "window"}},
        {"lab", {}},
    };
    return all;
}

const std::vector<std::string> look{"size", "ui-scale", "no-audio"};  // allowed for every command

constexpr std::string_view linked_file = "/linked.json";  // the page stores the file of a link here

std::string name_of(const CLI::Option& option) {
    const auto& names = option.get_lnames();
    return names.empty() ? option.get_name(true) : names.front();
}

bool names_a_file(const std::string& option) { return option == "file" || option == "rules"; }

void check_options(const CLI::App& app, const LinkCommand& command) {
    for (const CLI::Option* option : app.get_options()) {
        if (option->count() == 0) continue;
        const std::string name = name_of(*option);
        if (std::ranges::find(command.options, name) == command.options.end() &&
            std::ranges::find(look, name) == look.end())
            throw Error(fmt::format("This link asks for '--{}', which a link may not do. Nothing was changed.", name));
        if (!names_a_file(name)) continue;
        for (const std::string& file : option->results())
            if (file != linked_file && file.find('/') != file.npos)
                throw Error(
                    fmt::format("This link asks for the file '{}'; a link may open only what it carries itself, or a "
                                "kept sitting by its name. Nothing was changed.",
                                file));
    }
}

}  // namespace

bool is_link(std::span<char* const> words) { return words.size() > 1 && std::string_view{words[1]} == "--link"; }

void check_link(const CLI::App& called) {
    const auto& all = link_commands();
    check_options(called, all.front());
    for (const CLI::App* command : called.get_subcommands()) {
        const auto found = std::ranges::find(all, command->get_name(), &LinkCommand::name);
        const bool in_text = command->get_name() == "night" && command->count("--window") == 0;
        if (found == all.end() || in_text)
            throw Error(
                fmt::format("This link asks for 'boxcars {}', which a link may not run. It may open a table "
                            "(play, continue), a recording (replay), the board of a Night (night --window) or "
                            "the lab. Nothing was changed.",
                            command->get_name()));
        check_options(*command, *found);
    }
}

}  // namespace boxcars::app
