#include "base/check.h"
#include "rules/any_game.h"

namespace boxcars::rules {

std::optional<std::string> no_such_player(int seat, int players) {
    if (seat >= 0 && seat < players) return {};
    return "There is no " + player_name(seat) + " at a table of " + std::to_string(players) + ".";
}

std::optional<std::string> no_such_face(std::span<const int> faces, int sides) {
    for (const int face : faces)
        if (face < 1 || face > sides)
            return std::string{faces.size() == 2 ? "A" : "The"} + " die has no face " + std::to_string(face) +
                   ": its faces are 1 to " + std::to_string(sides) + ".";
    return {};
}

void boxed::wrong_type(const std::type_info& wanted, const Block* held) {
    base::check_failed("the type of a boxed value",
                       wanted.name() + std::string{" is "} + (held ? held->type.name() : "nothing"),
                       "a box is opened as what it holds", __FILE__, __LINE__);
}

}  // namespace boxcars::rules
