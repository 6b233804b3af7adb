#include "session/run/run.h"

#include "base/error.h"
#include "base/words.h"
#include "chance/sealed_seed.h"
#include "session/run/result.h"

#include <cstdlib>

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

std::uint64_t first_bits(const std::string& text) {
    return *hash_from(std::string_view{chance::sha256(text)}.substr(0, 16));
}

// The stream that draws a board or the keepsakes on offer: one stream for each station and purpose.
chance::DiceStream drawing(std::uint64_t run, std::string_view purpose, int station) {
    return chance::DiceStream{first_bits(fmt::format("boxcars run 1\n{}\n{}\n{}", run, purpose, station))};
}

const Passenger* drawn_passenger(std::span<const Passenger> of_game, chance::DiceStream& stream) {
    if (stream.draw(boards_to_passenger) != 0 || of_game.empty()) return nullptr;
    return &of_game[nth(stream.draw(how_many(of_game)))];
}

// Draws the invitations on a station's board, in order.
std::vector<Offer> drawn_board(const RunTables& tables, std::uint64_t seed, int station) {
    std::vector<const Invitation*> rows;
    for (const Invitation* row : tables.invitations)
        if (row->from <= station && station <= row->to) rows.push_back(row);
    chance::DiceStream stream = drawing(seed, "board", station);
    std::vector<Offer> board;
    while (how_many(board) < invitations_on_board && !rows.empty()) {
        int all = 0;
        for (const Invitation* each : rows) all += each->weight;
        int place = stream.draw(all);
        const Invitation* row =
            *std::ranges::find_if(rows, [&](const Invitation* each) { return (place -= each->weight) < 0; });
        std::erase_if(rows, [&](const Invitation* each) { return each->game == row->game; });
        board.push_back({row, static_cast<Distance>(stream.draw(3) - 1),
                         drawn_passenger(tables(row->game)->rows.passengers, stream)});
    }
    return board;
}

std::vector<Station> board_of(const RunTables& tables, const Run& run, int station, const HeldKeepsakes& held) {
    std::vector<Station> board;
    for (const Offer& offer : drawn_board(tables, run.plan.seed, station))
        board.push_back(tables(offer.invitation->game)
                            ->station(offer, *run.ticket, held, run.purse, station_seed(run.plan.seed, station)));
    return board;
}

HeldKeepsakes offered(const RunTables& tables, const Run& run, int station) {
    chance::DiceStream stream = drawing(run.plan.seed, "keepsakes", station);
    const int tier = 1 + stream.draw(keepsake_tiers);
    HeldKeepsakes rows;
    for (int away = 0; away < keepsake_tiers && how_many(rows) < keepsakes_offered; ++away)  // nearest tiers first
        for (const Keepsake* row : tables.keepsakes)
            if (std::abs(row->tier - tier) == away && std::ranges::count(run.held, row) == 0) rows.push_back(row);
    HeldKeepsakes offers;
    while (how_many(offers) < keepsakes_offered && !rows.empty()) {
        const auto taken = rows.begin() + stream.draw(how_many(rows));
        offers.push_back(*taken);
        rows.erase(taken);
    }
    return offers;
}

Error wrong(const RunPlan& plan, int station, std::string_view why) {
    return Error(fmt::format("The run {} cannot be: at station {}, {}.", plan.name, station, why));
}

// Throws Error if the sitting is not the station's: its sheet, players, goal or dice differ.
void be_of(const RunPlan& plan, const Station& station, int number, const StationSitting& sitting) {
    const Recording& recording = sitting.recording;
    const auto& at = recording.stop;
    if (recording.game != station.invitation->game) throw wrong(plan, number, "another game was played");
    if (!at || at->run != plan.name || at->number != number)
        throw wrong(plan, number, "the sitting is of another run or station");
    if (at->goal != station.goal || at->unit != station.unit) throw wrong(plan, number, "the goal is another");
    if (recording.seed != station.seed || recording.given_dice || recording.first)
        throw wrong(plan, number, "the dice are not the run's");
    if (recording.rules != station.rules) throw wrong(plan, number, "the rule sheet is another");
    if (recording.players != station.players) throw wrong(plan, number, "the company is another");
}

void settle(Run& run, const StationPlayed& played) {
    const Station& station = played.station();
    if (station.for_purse) run.purse += played.sitting->standing.brought;
    if (!played.made()) {
        --run.hearts;
        return;
    }
    run.purse += station.money;
    if (station.invitation->reward == Reward::Heart) run.hearts = std::min(run.hearts + 1, most_hearts);
}

bool ended(const Run& run) {
    return run.hearts == 0 || run.purse < least_purse || how_many(run.stations) == run_stations;
}

// Offers a keepsake after a station that brings one, or takes the chosen one. Returns whether the next board follows.
bool past_keepsake(const RunTables& tables, Run& run, StationPlayed& played, const std::optional<int>& chosen) {
    const int number = how_many(run.stations);
    const bool brings = played.made() && played.station().keepsake;
    if (!brings || ended(run)) {
        if (chosen) throw wrong(run.plan, number, "no keepsake was offered");
        return true;
    }
    played.offered = offered(tables, run, number);
    if (!chosen) {
        for (const Keepsake* offer : played.offered) {
            HeldKeepsakes held = run.held;
            held.push_back(offer);
            run.next_boards.push_back(board_of(tables, run, number + 1, held));
        }
        run.next_boards.push_back(board_of(tables, run, number + 1, run.held));
        run.offered = played.offered;
        run.phase = RunPhase::Keepsake;
        return false;
    }
    if (*chosen < 0 || *chosen >= how_many(played.offered)) throw wrong(run.plan, number, "there is no such keepsake");
    played.keepsake = played.offered[nth(*chosen)];
    run.held.push_back(played.keepsake);
    return true;
}

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

std::string choices_text(const std::vector<RunChoice>& choices) {
    std::vector<std::string> words;
    for (const auto& [invitation, keepsake] : choices)
        words.push_back(keepsake ? fmt::format("{}+{}", invitation, *keepsake) : std::to_string(invitation));
    return fmt::format("{}", fmt::join(words, " "));
}

std::optional<std::vector<RunChoice>> choices_from(std::string_view text) {
    std::vector<RunChoice> choices;
    if (text.empty()) return choices;
    for (const std::string_view word : words_of(text)) {
        const auto plus = word.find('+');
        const auto invitation = whole_number(word.substr(0, plus), 0, invitations_on_board - 1);
        std::optional<int> keepsake;
        if (plus != word.npos) keepsake = whole_number(word.substr(plus + 1), 0, keepsakes_offered - 1);
        if (!invitation || (plus != word.npos && !keepsake)) return {};
        choices.push_back({*invitation, keepsake});
    }
    if (how_many(choices) > run_stations) return {};
    return choices;
}

std::uint64_t run_seed(std::string_view day, std::string_view ticket) {
    return first_bits(fmt::format("boxcars run 1\n{}\n{}", day, ticket));
}

std::string run_seal(std::uint64_t seed) {
    return chance::sha256(fmt::format("boxcars run 1\nseal\n{}", hash_text(seed)));
}

RunPlan new_run(const RunTicket& ticket, std::uint64_t seed, std::string day) {
    const std::string which = day.empty() ? run_seal(seed).substr(0, 16) : day;
    return {fmt::format("{}-{}", ticket.name, which), std::string{ticket.name}, seed, std::move(day), {}};
}

std::uint64_t station_seed(std::uint64_t run, int station) {
    return first_bits(fmt::format("boxcars run 1\n{}\ndice\n{}", run, station));
}

RunEnd Run::end() const {
    if (phase != RunPhase::Over) return RunEnd::None;
    if (hearts == 0) return RunEnd::OutOfHearts;
    return how_many(stations) == run_stations ? RunEnd::Arrived : RunEnd::OutOfMoney;
}

std::string Run::standing() const {
    return fmt::format("{} of {} goals reached, {} {} left, {} in the purse.", made(), run_stations, hearts,
                       hearts == 1 ? "heart" : "hearts", money_words(purse));
}

Run run_of(const RunTables& tables, RunPlan plan, std::vector<StationSitting> sittings) {
    Run run{.plan = std::move(plan)};
    run.ticket = find_ticket(run.plan.ticket);
    if (!run.ticket) throw Error(fmt::format("There is no ticket '{}'.", readable(run.plan.ticket, 40)));
    const RunPlan planned = new_run(*run.ticket, run.plan.seed, run.plan.day);
    if (run.plan.name != planned.name)
        throw Error(fmt::format("The run {} has another seed: its name would be {}.", run.plan.name, planned.name));
    if (!run.plan.day.empty() && run.plan.seed != run_seed(run.plan.day, run.plan.ticket))
        throw Error(fmt::format("The run {} has another seed than the run of {}.", run.plan.name, run.plan.day));
    run.purse = run.ticket->purse;
    run.hearts = run.ticket->hearts;
    for (const RunChoice& choice : run.plan.choices) {
        const int number = how_many(run.stations) + 1;
        if (ended(run)) throw wrong(run.plan, number, "the run was over before");
        StationPlayed played{.board = board_of(tables, run, number, run.held), .taken = choice.invitation};
        if (choice.invitation >= how_many(played.board)) throw wrong(run.plan, number, "there is no such goal");
        if (nth(number) <= sittings.size()) {
            played.sitting = std::move(sittings[nth(number - 1)]);
            if (!played.sitting->recording.game.empty()) be_of(run.plan, played.station(), number, *played.sitting);
        }
        StationPlayed& kept = run.stations.emplace_back(std::move(played));
        if (!kept.over()) {
            run.phase = RunPhase::AtTable;
            return run;
        }
        settle(run, kept);
        if (!past_keepsake(tables, run, kept, choice.keepsake)) return run;
    }
    run.phase = ended(run) ? RunPhase::Over : RunPhase::Board;
    if (run.phase != RunPhase::Board) return run;
    const int number = how_many(run.stations) + 1;
    run.board = board_of(tables, run, number, run.held);
    run.plain_board = board_of(tables, run, number, {});
    return run;
}

}  // namespace boxcars::session
