#include "session/run/run.h"

#include "base/error.h"
#include "base/words.h"
#include "chance/sealed_seed.h"
#include "session/run/board.h"
#include "session/run/result.h"

#include <cmath>
#include <deque>
#include <mutex>

namespace boxcars::session {
namespace {

// clang-format off
constexpr RunTicket ticket_rows[] = {
    {"local", "Local", "Three hearts and the easiest goals.", 300 * dollar, 3, {0, 0, 1, 2, 3, 3, 4, 3},
     {"Ashford", "Briar Hill", "Copper Cross", "Dell Junction", "Eastmoor", "Ferry Lane", "Granite", "The Conductor"}},
    {"express", "Express", "Two hearts and harder goals.", 300 * dollar, 2, {0, 1, 2, 3, 4, 4, 5, 4},
     {"Harbour", "Iron Bridge", "Jasper", "Kingsway", "Lime Works", "Marsh End", "Northgate", "The Conductor"}},
    {"sleeper", "Sleeper", "One heart: the first goal you miss ends the run, unless you have won another heart.", 300 * dollar, 1, {1, 1, 2, 3, 4, 5, 6, 5},
     {"Old Town", "Pinewood", "Quarry", "Red Lake", "Summit", "Tunnel Mouth", "Upper Falls", "The Conductor"}},
};
// clang-format on

std::uint64_t first_bits(const std::string& text) {
    return *hash_from(std::string_view{chance::sha256(text)}.substr(0, 16));
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

// Takes the next sitting, which must be the station's, if there is one.
std::optional<StationSitting> next_sitting(const Run& run, const Station& station, int number,
                                           std::deque<StationSitting>& sittings) {
    if (sittings.empty()) return {};
    StationSitting sitting = std::move(sittings.front());
    sittings.pop_front();
    if (!sitting.recording.game.empty()) be_of(run.plan, station, number, sitting);
    return sitting;
}

void settle(Run& run, const StationPlayed& played) {
    const RunMeans after = after_station(played.latest(), played.latest_sitting()->standing, {run.purse, run.hearts});
    run.purse = after.purse;
    run.hearts = after.hearts;
    run.insured = run.longer = run.board_again = false;
}

bool ended(const Run& run) {
    return run.hearts == 0 || run.purse < least_purse || how_many(run.stations) == run_stations;
}

// Opens the gate after a goal that was reached early, or plays for the further goal. Returns whether the run goes on.
bool past_gate(const RunTables& tables, Run& run, const RunChoice& chosen, std::deque<StationSitting>& sittings) {
    StationPlayed& played = run.stations.back();
    auto further = further_goal(tables, run);
    if (!further && chosen.stays) throw wrong(run.plan, how_many(run.stations), "the gate is shut");
    const bool last = how_many(run.stations) == how_many(run.plan.choices) && !chosen.goes_on();
    if (!further || (chosen.stays ? !*chosen.stays : !last)) return true;
    if (!chosen.stays) {
        run.further = std::move(further);
        run.phase = RunPhase::Gate;
        return false;
    }
    const RunMeans left = staked(run);
    run.purse = left.purse;
    run.hearts = left.hearts;
    played.further = std::move(further);
    played.at_gate = next_sitting(run, *played.further, how_many(run.stations), sittings);
    if (!played.at_gate || !played.at_gate->standing.over) {
        run.phase = RunPhase::AtTable;
        return false;
    }
    settle(run, played);
    return true;
}

// Offers a keepsake after a station that brings one, or takes the chosen one. Returns whether the run goes on.
bool past_keepsake(const RunTables& tables, Run& run, StationPlayed& played, const std::optional<int>& chosen) {
    const int number = how_many(run.stations);
    const int count = played.rewarded() ? played.station().reward.keepsakes : 0;
    if (count == 0 || ended(run)) {
        if (chosen) throw wrong(run.plan, number, "no keepsake was offered");
        return true;
    }
    played.offered = offered_keepsakes(tables, run, number, count);
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

// Opens the dining car if there is one, and buys what was chosen. Returns whether the run goes on.
bool past_car(const RunTables& tables, Run& run, const RunChoice& chosen) {
    const int number = how_many(run.stations);
    if (std::ranges::count(dining_cars, number) == 0 || ended(run)) {
        if (chosen.left_car || !chosen.wares.empty()) throw wrong(run.plan, number, "there is no dining car");
        return true;
    }
    std::vector<Ware> tray = tray_of(tables, run);
    for (const int ware : chosen.wares) {
        if (ware >= how_many(tray)) throw wrong(run.plan, number, "there is no such ware");
        buy(run, tray[nth(ware)]);
    }
    if (chosen.left_car) return true;
    run.tray = std::move(tray);
    run.next_boards.push_back(board_of(tables, run, number + 1, run.held));
    run.phase = RunPhase::Dining;
    return false;
}

// Shared by all RunTables and threads. The key's first part tells tables of tests from those of the program.
class KnownChances {
 public:
    double of(const RunTable& table, const Station& station) {
        std::pair key{&table, chance_key(station)};
        {
            const std::lock_guard lock{mutex_};
            if (const auto known = known_.find(key); known != known_.end()) return known->second;
        }
        constexpr double digits = 1e6;
        const double chance = std::round(table.solve(station, {})->chance() * digits) / digits;
        const std::lock_guard lock{mutex_};
        if (known_.size() >= most_known) known_.clear();
        known_.emplace(std::move(key), chance);
        return chance;
    }

 private:
    static constexpr std::size_t most_known = 20'000;  // about 4 MB
    std::mutex mutex_;
    std::map<std::pair<const RunTable*, std::string>, double> known_;
};

Run replayed(const RunTables& tables, RunPlan plan, std::deque<StationSitting> sittings) {
    Run run{.plan = std::move(plan)};
    run.ticket = find_ticket(run.plan.ticket);
    if (!run.ticket) throw Error(fmt::format("There is no ticket '{}'.", readable(run.plan.ticket, 40)));
    if (!of_this_edition(run.plan))
        throw Error(fmt::format(
            "The run {} has another name or another seed, or an older Boxcars began it, whose boards were others.",
            run.plan.name));
    run.conductor = &conductors()[nth(drawing(run.plan.seed, "conductor", last_station).draw(how_many(conductors())))];
    run.purse = run.ticket->purse;
    run.hearts = run.ticket->hearts;
    for (const RunChoice& choice : run.plan.choices) {
        const int number = how_many(run.stations) + 1;
        if (ended(run)) throw wrong(run.plan, number, "the run was over before");
        StationPlayed played{.board = board_of(tables, run, number, run.held), .taken = choice.invitation};
        if (choice.invitation >= how_many(played.board)) throw wrong(run.plan, number, "there is no such goal");
        played.sitting = next_sitting(run, played.station(), number, sittings);
        StationPlayed& kept = run.stations.emplace_back(std::move(played));
        if (!kept.over()) {
            run.phase = RunPhase::AtTable;
            return run;
        }
        settle(run, kept);
        if (!past_gate(tables, run, choice, sittings) || !past_keepsake(tables, run, kept, choice.keepsake) ||
            !past_car(tables, run, choice))
            return run;
    }
    run.phase = ended(run) ? RunPhase::Over : RunPhase::Board;
    if (run.phase != RunPhase::Board) return run;
    const int number = how_many(run.stations) + 1;
    run.board = board_of(tables, run, number, run.held);
    for (const Station& station : run.board) run.plain_board.push_back(without_keepsakes(tables, run, station));
    return run;
}

}  // namespace

void buy(Run& run, Ware& ware) {
    if (!can_pay(run, ware)) throw wrong(run.plan, how_many(run.stations), "the ware cannot be bought");
    run.purse -= ware.price;
    ware.bought = true;
    if (ware.kind == WareKind::Keepsake) run.held.push_back(ware.keepsake);
    if (ware.kind == WareKind::Heart) ++run.hearts;
    run.insured |= ware.kind == WareKind::Insurance;
    run.longer |= ware.kind == WareKind::Longer;
    run.board_again |= ware.kind == WareKind::Board;
}

RunMeans after_station(const Station& station, const StopStanding& end, RunMeans before) {
    if (station.for_purse) before.purse += end.brought;
    const bool made = end.over && end.reached;
    if (!made && !station.at_gate) --before.hearts;
    if (!made && !station.insured) return before;
    before.purse += station.reward.money;
    before.hearts = std::min(before.hearts + station.reward.hearts, most_hearts);
    return before;
}

std::span<const RunTicket> tickets() { return ticket_rows; }

const RunTicket* find_ticket(std::string_view name) {
    const auto found = std::ranges::find(ticket_rows, name, &RunTicket::name);
    return found == std::end(ticket_rows) ? nullptr : found;
}

RunTables::RunTables(const PlayedGames& games) {
    for (const PlayedGame* game : games)
        if (game->parts.run) tables.push_back(game->parts.run);
    std::ranges::sort(tables, {}, [](const RunTable* table) { return table->rows.place; });
    for (const RunTable* table : tables)
        for (const Invitation& row : table->rows.invitations) invitations.push_back(&row);
}

const RunTable* RunTables::operator()(std::string_view game) const {
    const auto at = std::ranges::find(tables, game, [](const RunTable* table) { return table->rows.game; });
    return at == tables.end() ? nullptr : *at;
}

double RunTables::chance(const Station& station) const {
    static KnownChances known;
    return known.of(*(*this)(station.invitation->game), station);
}

chance::DiceStream drawing(std::uint64_t run, std::string_view purpose, int station) {
    return chance::DiceStream{first_bits(fmt::format("boxcars run 2\n{}\n{}\n{}", run, purpose, station))};
}

std::uint64_t run_seed(std::string_view day, std::string_view ticket) {
    return first_bits(fmt::format("boxcars run 2\n{}\n{}", day, ticket));
}

std::string run_seal(std::uint64_t seed) {
    return chance::sha256(fmt::format("boxcars run 2\nseal\n{}", hash_text(seed)));
}

RunPlan new_run(const RunTicket& ticket, std::uint64_t seed, std::string day) {
    const std::string which = day.empty() ? run_seal(seed).substr(0, 16) : day;
    return {fmt::format("{}-{}", ticket.name, which), std::string{ticket.name}, seed, std::move(day), {}};
}

bool of_this_edition(const RunPlan& plan) {
    return plan.name == new_run(*find_ticket(plan.ticket), plan.seed, plan.day).name &&
           (plan.day.empty() || plan.seed == run_seed(plan.day, plan.ticket));
}

std::uint64_t station_seed(std::uint64_t run, int station) {
    return first_bits(fmt::format("boxcars run 2\n{}\ndice\n{}", run, station));
}

RunEnd Run::end() const {
    if (phase != RunPhase::Over) return RunEnd::None;
    if (hearts == 0) return RunEnd::OutOfHearts;
    return how_many(stations) == run_stations ? RunEnd::Arrived : RunEnd::OutOfMoney;
}

Medal Run::medal() const {
    return arrived() && stations.back().made() ? stations.back().station().reward.medal : Medal::None;
}

std::string Run::standing() const {
    std::string words = fmt::format("{} of {} goals reached, {} {} left, {} in the purse.", made(), run_stations,
                                    hearts, hearts == 1 ? "heart" : "hearts", money_words(purse));
    if (medal() != Medal::None) words += fmt::format(" The {} medal.", medal_word(medal()));
    return words;
}

Run run_of(const RunTables& tables, RunPlan plan, std::vector<StationSitting> sittings) {
    std::deque<StationSitting> queue{std::move_iterator{sittings.begin()}, std::move_iterator{sittings.end()}};
    Run run = replayed(tables, std::move(plan), std::move(queue));
    const bool at_table = run.phase == RunPhase::AtTable, waits = at_table || run.phase == RunPhase::Keepsake;
    if (at_table && !run.stations.back().further && run.plan.choices.back().stays)
        throw wrong(run.plan, how_many(run.stations), "a choice was made too early");
    if (how_many(run.stations) < how_many(run.plan.choices) || (waits && run.plan.choices.back().goes_on()))
        throw wrong(run.plan, how_many(run.stations), "a choice was made too early");
    std::optional<RunOutcome> outcome;
    if (run.phase == RunPhase::Over) outcome = {run.end(), run.made(), run.medal()};
    if (run.plan.outcome && run.plan.outcome != outcome)
        throw wrong(run.plan, how_many(run.stations), "the run's end is another");
    run.plan.outcome = outcome;
    return run;
}

}  // namespace boxcars::session
