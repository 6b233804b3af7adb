// Who sits where at a table with several seats: the players asked for, checked against the sheet.
#pragma once
#include "console/games.h"
#include "console/rule_sheets.h"
#include "session/table_change.h"

namespace boxcars::console {

inline constexpr std::string_view human = "human";

template <class R>
struct SeatedTable {
    R rules{};
    session::Players players{};  // one for each of the rules' seats
};

// Why there is no player of that name, as a sentence.
using PlayerProblem = std::optional<std::string> (*)(std::string_view name);

// The sheet and the players asked for. As many seats as players are named, unless the sheet says otherwise (then they
// must agree); nobody named: those of `habit`, its last in all seats beyond. Throws Error.
template <class R>
SeatedTable<R> seated_table(const TableArguments& requests, const session::Players& habit, PlayerProblem problem) {
    SeatedTable<R> table{rules_from<R>(requests.rules), {}};
    if (requests.players.empty()) {
        checked(table.rules);
        table.players = session::fitted(habit, static_cast<std::size_t>(table.rules.players));
        return table;
    }
    table.players = session::players_from(requests.players);
    for (const auto& name : table.players)
        if (auto wrong = name == human ? std::nullopt : problem(name)) throw Error(*wrong);
    const auto named = std::to_string(table.players.size());
    if (!names_knob(requests.rules, "players"))
        if (auto wrong = rules::set_knob(table.rules, "players", named)) throw Error(*wrong);
    checked(table.rules);
    if (static_cast<std::size_t>(table.rules.players) != table.players.size())
        throw Error(fmt::format("The rule sheet seats {} players, but --players names {}: '{}'.", table.rules.players,
                                named, requests.players));
    return table;
}

// "bold, even, best": for the help. Of anything that has a name.
template <class All>
std::string names_listed(const All& all) {
    std::string names;
    for (const auto& one : all) names += (names.empty() ? "" : ", ") + std::string{one.name};
    return names;
}

int humans(const session::Players& players);

// What a table in a window needs to know.
template <class R>
CheckedTable checked_table(const R& rules, const session::Players& players) {
    return {nlohmann::json(session::rules_json(rules)), players};
}

// The only person takes the seat asked for, from 1, else the one that was drawn, from 0; without either all stay.
// Throws Error for a seat that is not there, or one asked for where not one person sits.
session::Players seated(const session::Players& players, std::optional<int> asked, std::optional<int> drawn = {});

// The only person among the players takes `seat`; the others keep their order in the seats left.
session::Players with_human_at(const session::Players& players, int seat);

}  // namespace boxcars::console
