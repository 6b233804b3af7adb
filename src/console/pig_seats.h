// Who sits where at a Pig table in text: names checked, policies made ready, the person's seat drawn.
#pragma once
#include "console/wishes.h"
#include "players/pig_policy.h"
#include "session/table_change.h"

namespace boxcars::console {

inline constexpr std::string_view human = "human";

struct PigTable {
    pig::Rules rules{};
    session::Players players{};  // one for each of the rules' seats
};

// The sheet and the players asked for. As many seats as players are named, unless the sheet says otherwise (then they
// must agree); nobody named: the first of `habit`, then its second in all other seats. Throws Error.
PigTable pig_table(const TableWishes& wishes, const session::Players& habit);

int humans(const session::Players& players);

// The only person among the players takes `seat`; the others keep their order in the seats left.
session::Players with_human_at(const session::Players& players, int seat);

// One policy for each seat, none for a person's; `optimal` is solved here.
std::vector<std::optional<players::PigPolicy>> ready_policies(const PigTable& table);

}  // namespace boxcars::console
