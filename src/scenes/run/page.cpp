// What the pages of a run say: the tickets, and a run on its board, at a table, at a keepsake and at its end.
#include "scenes/run/page.h"
#include "base/numbers.h"
#include "scenes/night_words.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace boxcars::scenes::run_look {
namespace {

constexpr const char* about =
    "A journey through eight stations. At each you choose one of three tables; every invitation shows the exact chance "
    "of its goal by best play. Reach the goals, keep a heart, and arrive.";

std::string in_capitals(std::string_view words) {
    std::string capitals{words};
    std::ranges::transform(capitals, capitals.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return capitals;
}

std::string plate_name(std::string_view what, std::size_t nth) { return fmt::format("{}.{}", what, nth + 1); }

std::string words_of_phase(const session::Run& run) {
    const std::string at = fmt::format("Station {} of {}", run.number(), session::run_stations);
    switch (run.phase) {
        case session::RunPhase::Board:
            return at + ". Where to?";
        case session::RunPhase::Keepsake:
            return fmt::format("{} is made. Choose a keepsake.", run.station_name(run.number()));
        case session::RunPhase::AtTable: {
            const session::StationPlayed& played = run.stations.back();
            return at + ": " + progress_words(played.station().length, played.sitting ? played.sitting->done : 0);
        }
        case session::RunPhase::Over:
            break;
    }
    return run.standing();
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
    stop.above =
        fmt::format("{}{}", chance ? fmt::format("{:.0f} % ", 100 * *chance) : "", played.made() ? "made" : "missed");
    return stop;
}

Plate invitation_plate(const session::Station& station, std::size_t nth, const PageGames& games,
                       const RunChances& chances) {
    const session::Invitation& row = *station.invitation;
    const PageGame& game = *page_game(games, std::string{row.game});
    return {.name = plate_name("invitation", nth),
            .title = game.title,
            .under = in_capitals(game.car),
            .twist = std::string{row.twist},
            .goal = goal_words(station),
            .limits = limits_words(station),
            .brings = brings_words(station),
            .note = best_play_words(station),
            .accent = game.accent,
            .rated = true,
            .chance = chances.chance(station)};
}

render::Colour accent_of(const session::Keepsake& keepsake, const PageGames& games) {
    const PageGame* known = page_game(games, std::string{keepsake.game});
    return known ? known->accent : accent;
}

}  // namespace

Page tickets_page(std::span<const session::RunTicket* const> open) {
    Page page{.label = "EIGHT STATIONS, ONE PURSE", .words = "Choose a ticket.", .about = about, .message = practice};
    std::string_view before;
    for (const session::RunTicket& ticket : session::tickets()) {
        const bool locked = std::ranges::count(open, &ticket) == 0;
        page.plates.push_back({.name = plate_name("ticket", page.plates.size()),
                               .title = in_capitals(ticket.title),
                               .under = in_capitals(ticket.stations.front()) + " TO THE CONDUCTOR",
                               .twist = std::string{ticket.rule},
                               .goal = fmt::format("{} and {} {}", ui::look_money(ticket.purse), ticket.hearts,
                                                   ticket.hearts == 1 ? "heart" : "hearts"),
                               .limits = "to begin with",
                               .note = locked ? fmt::format("Locked: arrive with the {} first.", before) : "",
                               .accent = accent,
                               .open = !locked});
        before = ticket.title;
    }
    return page;
}

Page page_of(const session::Run& run, const PageGames& games, const RunChances& chances) {
    const std::string which =
        run.plan.day.empty() ? "A RUN OF YOUR OWN" : "RUN OF " + in_capitals(session::short_date_words(run.plan.day));
    Page page{.label = fmt::format("{} · {}", in_capitals(run.ticket->title), which),
              .words = words_of_phase(run),
              .purse = ui::look_money(run.purse),
              .hearts = run.hearts,
              .message = run.phase == session::RunPhase::Over ? "" : practice};
    for (int number = 1; number <= session::run_stations; ++number)
        page.route.push_back(route_stop(run, number, chances));
    const bool at_table = run.phase == session::RunPhase::AtTable;
    for (const session::Station& station : at_table ? run.stations.back().board : run.board)
        page.plates.push_back(invitation_plate(station, page.plates.size(), games, chances));
    if (at_table) {
        page.chosen = nth(run.stations.back().taken);
        for (std::size_t n = 0; n < page.plates.size(); ++n) page.plates[n].open = n == page.chosen;
    }
    for (const session::Keepsake* keepsake : run.offered) {
        std::string sentence{keepsake->sentence};
        sentence.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
        page.plates.push_back({.name = plate_name("keepsake", page.plates.size()),
                               .title = std::string{keepsake->title},
                               .under = "A KEEPSAKE",
                               .goal = std::move(sentence),
                               .note = "in force from the next station on",
                               .accent = accent_of(*keepsake, games)});
    }
    for (const session::Keepsake* keepsake : run.held)
        page.kept.push_back(
            {std::string{keepsake->title}, std::string{keepsake->sentence}, accent_of(*keepsake, games)});
    return page;
}

std::string told_of(const Page& page, std::size_t nth) {
    const Plate& plate = page.plates[nth];
    std::string told = fmt::format("{} of {}, {}", nth + 1, page.plates.size(), plate.title);
    for (const std::string* words : {&plate.goal, &plate.limits, &plate.twist})
        if (!words->empty()) told += "; " + *words;
    if (!plate.brings.empty()) told += "; brings " + plate.brings;
    if (!plate.note.empty()) told += "; " + plate.note;
    if (plate.chance) return told + "; chance " + session::percent_words(*plate.chance);
    return plate.rated ? told + "; its chance is being worked out" : told;
}

}  // namespace boxcars::scenes::run_look
