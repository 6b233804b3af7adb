// Words and plates of a run's pages: the tickets, the board, a station in progress, the keepsakes.
#include "scenes/run/scene.h"

#include "ui/amounts.h"

#include <fmt/ranges.h>

namespace boxcars::scenes::run_look {
namespace {

constexpr const char* about =
    "At each of eight stations you choose one of three tables and see the exact chance of its goal. A missed goal "
    "costs a heart. Only craps and sì-wŭ-liù risk your purse. Keepsakes improve your chances at later "
    "stations. Out of hearts or money, the run ends.";

std::string plate_name(std::string_view what, std::size_t nth) { return fmt::format("{}.{}", what, nth + 1); }

std::string words_of_phase(const session::Run& run) {
    const std::string at = fmt::format("Station {} of {}", run.number(), session::run_stations);
    if (run.phase == session::RunPhase::Board) return at + ". Choose a table.";
    if (run.phase == session::RunPhase::Keepsake)
        return fmt::format("{}: goal reached. Choose a keepsake.", run.station_name(run.number()));
    const session::StationPlayed& played = run.stations.back();
    return at + ": " +
           progress_words(played.station().unit, played.station().goal.length,
                          played.sitting ? played.sitting->standing.done : 0);
}

RouteStop route_stop(const session::Run& run, int number, const RunChances& chances) {
    using enum RouteStop::Mark;
    RouteStop stop{.name = in_capitals(run.station_name(number))};
    const bool taken = number <= how_many(run.stations);
    if (!taken || !run.stations[nth(number - 1)].over()) {
        const bool now = run.phase == session::RunPhase::Board && number == run.number();
        stop.mark = taken || now ? Now : Later;
        return stop;
    }
    const session::StationPlayed& played = run.stations[nth(number - 1)];
    const auto chance = chances.chance(played.station());
    stop.mark = played.made() ? Made : Missed;
    stop.above = played.made() ? "reached" : "missed";
    if (!chance) return stop;
    stop.above_brief = fmt::format("{:.0f} %", 100 * *chance);
    stop.above += ", chance " + stop.above_brief;
    return stop;
}

RunPlate invitation_plate(const session::Station& station, std::size_t nth, const PageGames& games,
                          const RunChances& chances) {
    const PageGame& game = *page_game(games, std::string{station.invitation->game});
    return {.name = plate_name("invitation", nth),
            .title = game.title,
            .under = in_capitals(game.car),
            .twist = twist_words(station),
            .goal = goal_words(station),
            .limits = limits_words(station),
            .brings = brings_words(station),
            .note = "Ring: chance with best play",
            .accent = game.accent,
            .rated = true,
            .chance = chances.chance(station)};
}

std::optional<double> change(const std::optional<double>& from, const std::optional<double>& to) {
    if (!from || !to) return {};
    return *to - *from;
}

// Says how a keepsake changes chances: "Chance at the next station: CRAPS +2.1 points". Empty until they are known.
std::string next_words(const session::Run& run, std::size_t nth, const PageGames& games, const RunChances& chances) {
    std::vector<std::string> changes;
    for (const session::Station& with : run.next_boards[nth]) {
        const auto without = std::ranges::find(run.next_boards.back(), with.invitation, &session::Station::invitation);
        if (without == run.next_boards.back().end()) continue;
        const auto by = change(chances.chance(*without), chances.chance(with));
        if (!by) return {};
        const auto* game = page_game(games, std::string{with.invitation->game});
        if (is_change(*by)) changes.push_back(fmt::format("{} {} points", game->title, points_words(*by)));
    }
    if (changes.empty()) return "The next station's chances stay the same.";
    return fmt::format("Chance at the next station: {}", fmt::join(changes, ", "));
}

render::Colour accent_of(const session::Keepsake& keepsake, const PageGames& games) {
    const PageGame* known = page_game(games, std::string{keepsake.game});
    return known ? known->accent : accent;
}

RunPlate keepsake_plate(const session::Keepsake& keepsake, std::size_t nth, const session::Run& run,
                        const PageGames& games, const RunChances& chances) {
    return {.name = plate_name("keepsake", nth),
            .title = std::string{keepsake.title},
            .under = "A KEEPSAKE",
            .goal = capitalised(keepsake.sentence),
            .limits = next_words(run, nth, games, chances),
            .accent = accent_of(keepsake, games)};
}

}  // namespace

std::string points_words(double change) {
    if (!is_change(change)) return "0.0";
    return fmt::format("{}{:.1f}", change < 0 ? "\u2212" : "+", 100 * std::abs(change));
}

std::string practice_words(const session::Run* run) {
    std::string words = "A run has its own purse and is left out of statistics and high scores.";
    if (run && run->plan.day.empty())
        words += fmt::format(" The check code of its dice: {}.", run->plan.name.substr(run->plan.ticket.size() + 1));
    return words;
}

RunPage tickets_page(std::span<const session::RunTicket* const> open) {
    RunPage page{.label = "EIGHT STATIONS, ONE PURSE",
                 .words = "Choose a ticket.",
                 .about = about,
                 .message = practice_words(nullptr)};
    std::string_view before;
    for (const session::RunTicket& ticket : session::tickets()) {
        const bool locked = !listed(open, &ticket);
        page.plates.push_back({.name = plate_name("ticket", page.plates.size()),
                               .title = in_capitals(ticket.title),
                               .under = in_capitals(ticket.stations.front()) + " TO THE END OF THE LINE",
                               .twist = std::string{ticket.rule},
                               .goal = fmt::format("{} and {} {}", ui::look_money(ticket.purse), ticket.hearts,
                                                   ticket.hearts == 1 ? "heart" : "hearts"),
                               .limits = "to start with",
                               .note = locked ? fmt::format("Locked: complete the {} first.", before) : "",
                               .accent = accent,
                               .open = !locked});
        before = ticket.title;
    }
    return page;
}

RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances) {
    const std::string which =
        run.plan.day.empty() ? "A RUN OF YOUR OWN" : "RUN OF " + in_capitals(session::short_date_words(run.plan.day));
    RunPage page{.label = fmt::format("{} · {}", in_capitals(run.ticket->title), which),
                 .words = words_of_phase(run),
                 .purse = ui::look_money(run.purse),
                 .hearts = run.hearts,
                 .most_hearts = std::max(run.hearts, run.ticket->hearts),
                 .message = practice_words(&run)};
    for (int number = 1; number <= session::run_stations; ++number)
        page.route.push_back(route_stop(run, number, chances));
    const bool at_table = run.phase == session::RunPhase::AtTable;
    for (const session::Station& station : at_table ? run.stations.back().board : run.board)
        page.plates.push_back(invitation_plate(station, page.plates.size(), games, chances));
    for (std::size_t n = 0; n < run.plain_board.size(); ++n)
        page.plates[n].change = change(chances.chance(run.plain_board[n]), page.plates[n].chance);
    if (at_table) {
        page.chosen = nth(run.stations.back().taken);
        for (RunPlate& plate : page.plates) plate.open = &plate == &page.plates[page.chosen];
    }
    for (const session::Keepsake* keepsake : run.offered)
        page.plates.push_back(keepsake_plate(*keepsake, page.plates.size(), run, games, chances));
    for (const session::Keepsake* keepsake : run.held)
        page.kept.push_back(
            {std::string{keepsake->title}, std::string{keepsake->sentence}, accent_of(*keepsake, games)});
    return page;
}

void report_state(const RunPage& page, const session::Run* run, Json& out) {
    out["words"] = page.words;
    out["chosen"] = page.chosen;
    out["message"] = page.message;
    out["refused"] = page.refused;
    out["plates"] = Json::array();
    for (const RunPlate& plate : page.plates) {
        Json& row = out["plates"].push_back({});
        row = {{"title", plate.title}, {"goal", plate.goal}, {"brings", plate.brings}, {"open", plate.open}};
        if (plate.chance) row["chance"] = *plate.chance;
        if (plate.change) row["change"] = *plate.change;
    }
    if (run) report_run(*run, out);
}

void report_run(const session::Run& run, Json& out) {
    out["run"] = run.plan.name;
    out["station"] = run.number();
    out["purse"] = run.purse;
    out["hearts"] = run.hearts;
    out["made"] = run.made();
    out["keepsakes"] = Json::array();
    for (const session::Keepsake* keepsake : run.held) out["keepsakes"].push_back(keepsake->name);
}

std::string narration_of(const RunPage& page, std::size_t nth) {
    const RunPlate& plate = page.plates[nth];
    std::string narration = fmt::format("{} of {}, {}", nth + 1, page.plates.size(), plate.title);
    for (const std::string* words : {&plate.goal, &plate.limits, &plate.twist})
        if (!words->empty()) narration += "; " + *words;
    if (!plate.brings.empty()) narration += "; brings " + plate.brings;
    if (!plate.note.empty()) narration += "; " + plate.note;
    if (plate.change)
        narration += fmt::format("; keepsakes change its chance by {} points", points_words(*plate.change));
    if (plate.chance) return narration + "; chance " + session::percent_words(*plate.chance);
    if (plate.change) return narration;
    return plate.rated ? narration + "; its chance is being worked out" : narration;
}

}  // namespace boxcars::scenes::run_look
