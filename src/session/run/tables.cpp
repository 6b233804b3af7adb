#include "session/run/run.h"

#include <algorithm>

namespace boxcars::session {
namespace {

// clang-format off
constexpr RunTicket ticket_rows[] = {
    {"local", "Local", "Three hearts and the easiest goals.", 300 * dollar, 3, 20, false,
     {"Ashford", "Briar Hill", "Copper Cross", "Dell Junction", "Eastmoor", "Ferry Lane", "Granite", "The Conductor"}},
    {"express", "Express", "Two hearts and a smaller purse.", 250 * dollar, 2, 24, false,
     {"Harbour", "Iron Bridge", "Jasper", "Kingsway", "Lime Works", "Marsh End", "Northgate", "The Conductor"}},
    {"sleeper", "Sleeper", "One heart and high money goals, but every goal you reach brings a keepsake.", 200 * dollar, 1, 54, true,
     {"Old Town", "Pinewood", "Quarry", "Red Lake", "Summit", "Tunnel Mouth", "Upper Falls", "The Conductor"}},
};
// clang-format on

}  // namespace

std::span<const RunTicket> tickets() { return ticket_rows; }

const RunTicket* find_ticket(std::string_view name) {
    const auto found = std::ranges::find(ticket_rows, name, &RunTicket::name);
    return found == std::end(ticket_rows) ? nullptr : found;
}

RunTables::RunTables(const PlayedGames& games) {
    for (const PlayedGame* game : games)
        if (game->parts.run) tables.push_back(game->parts.run);
    std::ranges::sort(tables, {}, [](const RunTable* table) { return table->rows.place; });
    for (const RunTable* table : tables) {
        for (const Invitation& row : table->rows.invitations) invitations.push_back(&row);
        for (const Keepsake& row : table->rows.keepsakes) keepsakes.push_back(&row);
    }
    std::ranges::sort(keepsakes, {}, [](const Keepsake* row) { return std::pair{row->tier, row->place}; });
}

const RunTable* RunTables::operator()(std::string_view game) const {
    const auto at = std::ranges::find(tables, game, [](const RunTable* table) { return table->rows.game; });
    return at == tables.end() ? nullptr : *at;
}

}  // namespace boxcars::session
