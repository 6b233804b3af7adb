#include "scenes/craps/for_lab.h"

#include "players/craps/strategy.h"
#include "session/craps/strategy_file.h"

namespace boxcars::scenes {

void add_to_lab(LabRequest& request, const session::Session<craps::Rules>& session, const craps::State& shown) {
    request.bankroll = std::to_string((shown.bankroll + on_table(shown)) / dollar);
    const auto lines = players::laid_lines(session.rules(), shown);
    if (!lines.empty()) request.seats.push_back(session::craps_strategy_json({"as laid", in_words(lines), lines}));
    for (const std::string& player : session.players())
        if (player != "human") request.seats.push_back(player);
}

}  // namespace boxcars::scenes
