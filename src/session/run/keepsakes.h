// The keepsakes of a run: rows with a family, a tier and effects over one or several games. Two keepsakes of a link add
// its effects while both are held. Decides which effects there are at a game; station_table.h applies them.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::session {

enum class Family : std::uint8_t { Car, Doubles, Level, Tempo };
std::string_view family_word(Family family);  // "Doubles"

constexpr int keepsake_tiers = 3;
constexpr int most_counted = 4;  // members of a family that an effect with '*' counts

// Effects are words such as "craps.field_pays=2", which sets a knob, "pig.lead+5", which adds to one, or
// "siwuliu.pays_triple-1*", which subtracts one for each keepsake of the family that is held, itself included. In place
// of a knob, `length` adds throws or rounds (not for Stay), `nearer` lowers the target (percent of the money brought,
// or coins), `richer` raises the top bet (units).
struct Keepsake {
    Family family;
    int tier;                // 1 to keepsake_tiers; those of one tier are worth about the same and offered together
    std::string_view name;   // "boxcar"; also used in files
    std::string_view title;  // "BOXCAR"
    std::string_view effects;
    std::string_view sentence;  // "5 wins in the field; you start 5 points ahead at Pig"
};
using HeldKeepsakes = std::vector<const Keepsake*>;

struct KeepsakeLink {
    std::string_view title;       // "MUD BATH"
    std::string_view one, other;  // names of the keepsakes
    std::string_view effects;     // without '*'
    std::string_view sentence;    // "one more 1 at Pig costs nothing"
};

// All rows. Their order stays as it is, for what a seed draws depends on it.
std::span<const Keepsake> keepsakes();
std::span<const KeepsakeLink> keepsake_links();

struct Effect {
    std::string_view game{}, what{};  // what: a knob, or length, nearer or richer
    std::string_view value{};         // of a knob that is set; empty: `amount` is added
    int amount = 0;
    bool counted = false;  // times the keepsakes of the family held
    bool turns_knob() const { return what != "length" && what != "nearer" && what != "richer"; }
};
// Throws Error if an effect cannot be read.
std::vector<Effect> effects_from(std::string_view text);

// What these rows of keepsakes() and their links do at the game, with the counted amounts multiplied.
std::vector<Effect> effects_at(std::string_view game, const HeldKeepsakes& held);
std::vector<const KeepsakeLink*> links_of(const HeldKeepsakes& held);  // whose keepsakes are both held
std::vector<const KeepsakeLink*> links_with(HeldKeepsakes held, const Keepsake& another);  // those that it would add
// "MUD BATH: QUIET SNOUT and SOFT MUD hang together: one more 1 at Pig costs nothing."
std::string link_words(const KeepsakeLink& link);

}  // namespace boxcars::session
