// Words and plates of a run's pages.
#pragma once
#include "scenes/page_games.h"
#include "scenes/run/chances.h"
#include "scenes/run/look.h"

#include <nlohmann/json_fwd.hpp>
#include <span>

namespace boxcars::scenes::run_look {

// Says that a run is practice, and gives the seal's first digits unless it is a daily run. nullptr: no run has begun.
std::string practice_words(const session::Run* run);

RunPage tickets_page(std::span<const session::RunTicket* const> open);  // tickets outside `open` are locked
RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances);
struct RunOutcome {
    session::RunResult result{};
    const session::RunTicket* opened = nullptr;  // the ticket that this run alone has opened; nullptr: none
};
// The result of a finished run, and what the store says it opened; without a store that is left out.
RunOutcome outcome_of(const session::Run& run, const PageGames& games, const session::OddsOf& odds,
                      session::Store* store);
// The station whose rules can be shown; on a board, the chosen one. nullptr: there is none.
const session::Station* station_on(const session::Run& run, std::size_t chosen);
// Adds the page's or the run's values to the scene's JSON state, for scripts.
void report_state(const RunPage& page, nlohmann::json& out);
void report_state(const session::Run& run, nlohmann::json& out);
void report_state(const session::Run& run, const session::RunResult& result, nlohmann::json& out);
std::string narration_of(const RunPage& page, std::size_t nth);  // narrates a plate

}  // namespace boxcars::scenes::run_look
