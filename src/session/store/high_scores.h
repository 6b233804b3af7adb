// High scores as the store tells them: the best ended sittings of a game in one of its tables, who signed them, and
// which sitting waits to be signed. What a figure is, session/scores.h says; practice and imported sittings have none.
#pragma once
#include "session/store/database.h"
#include "session/store/records.h"

namespace boxcars::session {

constexpr std::size_t places_in_a_table = 10;

struct ScoreLine {
    std::string sitting{};   // its name
    std::string initials{};  // empty: nobody was asked
    std::int64_t figure = 0;
    Milliseconds ended = 0;
    bool operator==(const ScoreLine&) const = default;
};
// The best first; of equals the one that was there first.
std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most = places_in_a_table);

struct EndedSitting {
    std::string sitting{}, game{};
    bool asked = false;  // signed, or not to be signed
};
std::optional<EndedSitting> last_ended(const Database& database);
std::string last_initials(const Database& database);  // the letters given last; "AAA" where there are none yet

}  // namespace boxcars::session
