// What the pages of a run say.
#pragma once
#include "scenes/page_games.h"
#include "scenes/run/chances.h"
#include "scenes/run/look.h"

#include <span>

namespace boxcars::scenes::run_look {

constexpr const char* practice = "A run is practice: it counts in no statistics, high scores or purse.";

Page tickets_page(std::span<const session::RunTicket* const> open);  // the others are locked
Page page_of(const session::Run& run, const PageGames& games, const RunChances& chances);
std::string told_of(const Page& page, std::size_t nth);  // a plate, narrated

}  // namespace boxcars::scenes::run_look
