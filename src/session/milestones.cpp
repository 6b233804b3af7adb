#include "session/milestones.h"

#include "odds/hand_odds.h"

#include <fmt/format.h>

namespace boxcars::session {

std::string chance_words(const MilestoneLine& line) {
    return odds::one_in_words(odds::to_double(odds::Fraction{line.chance}));
}

std::string milestone_words(const MilestoneLine& reached) {
    return fmt::format("Milestone: {}. {} One try in {} does it.", reached.title, reached.sentence,
                       chance_words(reached).substr(5));
}

odds::Fraction in_a_row(const odds::Fraction& chance, int needed) {
    odds::Fraction all = 1;
    for (int n = 0; n < needed; ++n) all *= chance;
    return all;
}

}  // namespace boxcars::session
