#include "console/seats.h"

namespace boxcars::console {

int humans(const session::Players& players) { return static_cast<int>(std::ranges::count(players, human)); }

session::Players seated(const session::Players& players, std::optional<int> asked, std::optional<int> drawn) {
    const int seats = static_cast<int>(players.size());
    if (humans(players) != 1) {
        if (asked) throw Error("--seat is for a table with one human; the others sit where --players names them.");
        return players;
    }
    if (asked && (*asked < 1 || *asked > seats))
        throw Error(fmt::format("--seat takes 1 to {}, not {}.", seats, *asked));
    const auto seat = asked ? std::optional{*asked - 1} : drawn;
    return seat ? with_human_at(players, *seat) : players;
}

session::Players with_human_at(const session::Players& players, int seat) {
    session::Players seated = players;
    std::erase(seated, human);
    seated.insert(seated.begin() + seat, std::string{human});
    return seated;
}

}  // namespace boxcars::console
