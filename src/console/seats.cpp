#include "console/seats.h"

namespace boxcars::console {

int humans(const session::Players& players) { return static_cast<int>(std::ranges::count(players, human)); }

session::Players with_human_at(const session::Players& players, int seat) {
    session::Players seated = players;
    std::erase(seated, human);
    seated.insert(seated.begin() + seat, std::string{human});
    return seated;
}

}  // namespace boxcars::console
