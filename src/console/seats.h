// Seats the players that were asked for and checks them against the sheet.
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

// Returns a sentence if there is no player of that name.
using PlayerProblem = std::optional<std::string> (*)(std::string_view name);

// The sheet and the players asked for. The sheet has as many seats as players are named; if it sets another number,
// throws Error. If nobody is named, the players of `habit` sit there, its last one in all further seats.
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

// "bold, even, best", from a list of named things.
template <class All>
std::string names_listed(const All& all) {
    std::string names;
    for (const auto& one : all) names += (names.empty() ? "" : ", ") + std::string{one.name};
    return names;
}

int humans(const session::Players& players);

// For a table in a window.
template <class R>
CheckedTable checked_table(const R& rules, const session::Players& players) {
    return {nlohmann::json(session::rules_json(rules)), players};
}

// Moves the only person to the seat asked for (from 1) or drawn (from 0), if there is one. Throws Error for a seat that
// does not exist, or if a seat is asked for and there is not exactly one person.
session::Players seated(const session::Players& players, std::optional<int> asked, std::optional<int> drawn = {});

// Moves the only person to `seat`; the others keep their order.
session::Players with_human_at(const session::Players& players, int seat);

}  // namespace boxcars::console
