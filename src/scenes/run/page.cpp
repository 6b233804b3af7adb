// Words and plates of a run's pages: the tickets, the board, a station in progress, the keepsakes.
#include "scenes/run/scene.h"

#include "session/run/board.h"
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
    if (run.phase == session::RunPhase::Board) return run.insured ? "Choose: the reward is sure." : "Choose a table.";
    if (run.phase == session::RunPhase::Gate) return "Leave, or play for double.";
    if (run.phase == session::RunPhase::Dining) return "Buy what you like, or leave.";
    if (run.phase == session::RunPhase::Keepsake) return "Choose a keepsake.";
    const session::Station& at = run.stations.back().latest();
    const auto& sitting = run.stations.back().latest_sitting();
    return fmt::format("Station {} of {}: {}", run.number(), session::run_stations,
                       progress_words(at.unit, at.goal.length, sitting ? sitting->standing.done : 0));
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
    const std::string outcome = played.made() ? "reached" : "missed";
    stop.outcomes = {outcome};
    if (chance) {
        const std::string with = fmt::format("chance {:.0f} %", 100 * *chance);
        stop.outcomes = {outcome + ", " + with, with, outcome};
    }
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
            .rated = true,
            .chance = chances.chance(station),
            .objects = station.reward,
            .paper = {game.paper, game.ink},
            .window = game.window};
}

// What can be chosen at the gate: to leave with the reward, or to stay for the further goal.
std::vector<RunPlate> gate_plates(const session::Run& run, const PageGames& games, const RunChances& chances) {
    RunPlate leave = invitation_plate(run.stations.back().station(), 0, games, chances),
             stay = invitation_plate(*run.further, 1, games, chances);
    leave.title = "LEAVE";
    leave.goal = "The reward is yours";
    leave.limits = leave.twist = "";
    leave.chance = 1;
    stay.title = "STAY";
    stay.twist = "If you miss it, the reward is lost, but no heart.";
    return {leave, stay};
}

// Whether a change of a chance is worth a figure.
bool is_change(double before, double after) {
    constexpr double least = 0.0005;
    return std::abs(after - before) >= least;
}

// Says how a keepsake changes chances: "Chances at the next station: CRAPS 21 to 23 %". Empty until they are known.
std::string next_words(const session::Run& run, std::size_t nth, const PageGames& games, const RunChances& chances) {
    std::vector<std::string> changes;
    for (const session::Station& with : run.next_boards[nth]) {
        const auto without = std::ranges::find(run.next_boards.back(), with.invitation, &session::Station::invitation);
        if (without == run.next_boards.back().end()) continue;
        const auto before = chances.chance(*without), after = chances.chance(with);
        if (!before || !after) return {};
        const auto* game = page_game(games, std::string{with.invitation->game});
        if (is_change(*before, *after))
            changes.push_back(fmt::format("{} {}", game->title, session::from_to(*before, *after)));
    }
    if (changes.empty()) return "The next station's chances stay the same.";
    return fmt::format("Chances at the next station: {}", fmt::join(changes, ", "));
}

// The game that the keepsake changes. nullptr: there are several, or it is not among the games.
const PageGame* game_of(const session::Keepsake& keepsake, const PageGames& games) {
    const auto effects = session::effects_from(keepsake.effects);
    const std::string_view game = effects.front().game;
    const bool one = std::ranges::all_of(effects, [&](const auto& effect) { return effect.game == game; });
    return one ? page_game(games, std::string{game}) : nullptr;
}
render::Colour accent_of(const session::Keepsake& keepsake, const PageGames& games) {
    const PageGame* known = game_of(keepsake, games);
    return known ? known->accent : accent;
}

std::string family_words(const session::Keepsake& keepsake) {
    return in_capitals(session::family_word(keepsake.family)) + " KEEPSAKE";
}

RunPlate keepsake_plate(const session::Keepsake& keepsake, std::size_t nth, const session::Run& run,
                        const PageGames& games, const RunChances& chances) {
    const PageGame* game = game_of(keepsake, games);
    const auto links = links_with(run.held, keepsake);
    return {.name = plate_name("keepsake", nth),
            .title = std::string{keepsake.title},
            .under = family_words(keepsake),
            .goal = capitalised(keepsake.sentence),
            .limits = next_words(run, nth, games, chances),
            .note = links.empty() ? "" : link_words(*links.front()),
            .accent = accent_of(keepsake, games),
            .paper = game ? TicketPaper{game->paper, game->ink} : TicketPaper{}};
}

RunPlate ware_plate(const session::Ware& ware, std::size_t nth, const session::Run& run, const PageGames& games) {
    RunPlate plate{.name = plate_name("ware", nth),
                   .title = ware_title(ware),
                   .goal = ware_words(ware),
                   .limits = ui::look_money(ware.price),
                   .note = ware_refusal(run, ware),
                   .open = can_pay(run, ware)};
    if (ware.bought) plate.limits = plate.note;
    if (!ware.bought && !plate.open)
        plate.limits += fmt::format(": {} short", ui::look_money(ware.price + session::least_purse - run.purse));
    if (ware.keepsake) plate.accent = accent_of(*ware.keepsake, games);
    if (const PageGame* game = ware.keepsake ? game_of(*ware.keepsake, games) : nullptr)
        plate.paper = {game->paper, game->ink};
    return plate;
}

// The sign on a keepsake's hook, by what its first effect changes.
std::string sign_of(const session::Keepsake& keepsake) {
    const auto effect = session::effects_from(keepsake.effects).front();
    if (effect.turns_knob()) return "rule";
    return effect.what == "length" ? "longer" : std::string{effect.what};
}

// Adds which of the keepsakes held work at a station, and what they do to its chance.
void add_effects(RunPlate& plate, const session::Run& run, std::size_t nth, const RunChances& chances) {
    plate.without = chances.chance(run.plain_board[nth]);
    const bool helps = plate.without && plate.chance && is_change(*plate.without, *plate.chance);
    for (const session::Keepsake* keepsake : run.held)
        plate.works.push_back(helps && works_at(chances.tables(), *keepsake, *run.board[nth].invitation));
    if (helps)
        plate.effect = fmt::format("chance at {} {}", plate.title, session::from_to(*plate.without, *plate.chance));
}

void add_links(RunPage& page, const session::HeldKeepsakes& held) {
    const auto hook = [&](std::string_view name) {
        return nth(std::ranges::find(held, name, &session::Keepsake::name) - held.begin());
    };
    for (const session::KeepsakeLink* link : links_of(held))
        page.links.push_back({hook(link->one), hook(link->other), link_words(*link)});
}

// Adds the chances to arrive, once they are known.
void add_arrivals(RunPage& page, const session::Arrivals& arrivals) {
    page.words = fmt::format("{} Arrive: about\u00A0{:.0f}\u00A0%.", page.words, 100 * arrivals.before);
    for (std::size_t n = 0; n < arrivals.after.size(); ++n) {
        if (!page.plates[n].open) continue;
        page.plates[n].arrive = {arrivals.before, arrivals.after[n]};
        page.plates[n].arrives = "arrive " + arrive_words(arrivals, n);
    }
}

}  // namespace

std::string practice_words(const session::Run* run) {
    std::string words = "A run has its own purse and is left out of statistics and high scores.";
    if (run && run->plan.day.empty())
        words += fmt::format(" The check code of its dice: {}.", run->plan.name.substr(run->plan.ticket.size() + 1));
    return words;
}

std::string foot_words(const RunPage& page, const session::Run* run) {
    const std::string& link = page.plates[page.chosen].note;
    return page.lies == RunPage::Lies::Keepsakes && !link.empty() ? link : practice_words(run);
}

RunPage tickets_page(std::span<const session::RunTicket* const> open) {
    RunPage page{.sign = "THE LONG RUN",
                 .label = "EIGHT STATIONS, ONE PURSE",
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
                               .open = !locked,
                               .objects = {.money = ticket.purse, .hearts = ticket.hearts}});
        before = ticket.title;
    }
    return page;
}

RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances) {
    const std::string which =
        run.plan.day.empty() ? "A RUN OF YOUR OWN" : "RUN OF " + in_capitals(session::short_date_words(run.plan.day));
    const bool at_table = run.phase == session::RunPhase::AtTable, first = run.number() == 1;
    const bool speaks = !run.board.empty() && (first || run.number() == session::last_station);
    RunPage page{
        .lies = run.offered.empty() && run.tray.empty() ? RunPage::Lies::Tables : RunPage::Lies::Keepsakes,
        .sign = fmt::format("STATION {}", run.number()),
        .label = fmt::format("{} · {}", in_capitals(run.ticket->title), which),
        .words = words_of_phase(run),
        .taken = at_table,
        .lost_heart = run.phase == session::RunPhase::Board && !run.stations.empty() && !run.stations.back().made(),
        .purse = ui::look_money(run.purse),
        .hearts = run.hearts,
        .most_hearts = std::max(run.hearts, run.ticket->hearts),
        .conductor = run.conductor,
        .speech = speaks ? run.conductor->speech[first ? 0 : 1] : "",
        .message = speaks ? conductor_words(*run.conductor) : practice_words(&run)};
    for (int number = 1; number <= session::run_stations; ++number)
        page.route.push_back(route_stop(run, number, chances));
    for (const session::Station& station : at_table ? run.stations.back().board : run.board)
        page.plates.push_back(invitation_plate(station, page.plates.size(), games, chances));
    if (run.further) page.plates = gate_plates(run, games, chances);
    for (std::size_t n = 0; n < run.plain_board.size(); ++n) add_effects(page.plates[n], run, n, chances);
    if (at_table) {
        page.chosen = nth(run.stations.back().taken);
        page.plates[page.chosen] = invitation_plate(run.stations.back().latest(), page.chosen, games, chances);
        for (RunPlate& plate : page.plates) plate.open = &plate == &page.plates[page.chosen];
    }
    for (const session::Keepsake* keepsake : run.offered)
        page.plates.push_back(keepsake_plate(*keepsake, page.plates.size(), run, games, chances));
    for (const session::Ware& ware : run.tray) page.plates.push_back(ware_plate(ware, page.plates.size(), run, games));
    if (const session::Arrivals* arrivals = chances.arrivals()) add_arrivals(page, *arrivals);
    for (const session::Keepsake* keepsake : run.held)
        page.kept.push_back({std::string{keepsake->title}, std::string{keepsake->sentence}, sign_of(*keepsake),
                             accent_of(*keepsake, games), family_words(*keepsake)});
    add_links(page, run.held);
    if (!run.offered.empty()) page.message = foot_words(page, &run);
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
        if (plate.without) row["without"] = *plate.without;
        if (plate.arrive) row["arrive"] = {plate.arrive->first, plate.arrive->second};
        if (!plate.effect.empty()) row["effect"] = plate.effect;
        row["works"] = Json::array();  // the keepsakes that do it
        for (std::size_t n = 0; n < plate.works.size(); ++n)
            if (plate.works[n]) row["works"].push_back(run->held[n]->name);
    }
    if (run) report_run(*run, out);
}

void report_run(const session::Run& run, Json& out) {
    out["run"] = run.plan.name;
    out["station"] = run.number();
    out["purse"] = run.purse;
    out["hearts"] = run.hearts;
    if (run.conductor) out["conductor"] = run.conductor->name;
    out["made"] = run.made();
    out["keepsakes"] = Json::each(run.held, [](const auto* keepsake) { return keepsake->name; });
    out["links"] = Json::each(links_of(run.held), [](const auto* link) { return link->title; });
    out["insured"] = run.insured;
    out["longer"] = run.longer;
    out["tray"] = Json::each(run.tray, [&](const session::Ware& ware) -> Json {
        return {{"ware", ware_name(ware.kind)},
                {"title", ware_title(ware)},
                {"price", ware.price},
                {"bought", ware.bought},
                {"can_pay", can_pay(run, ware)}};
    });
}

std::string narration_of(const RunPage& page, std::size_t nth) {
    const RunPlate& plate = page.plates[nth];
    std::string narration = fmt::format("{} of {}, {}", nth + 1, page.plates.size(), plate.title);
    for (const std::string* words : {&plate.goal, &plate.limits, &plate.twist})
        if (!words->empty()) narration += "; " + *words;
    if (!plate.brings.empty()) narration += "; brings " + plate.brings;
    if (!plate.note.empty()) narration += "; " + plate.note;
    if (!plate.effect.empty()) narration += "; keepsakes work here: " + plate.effect;
    if (plate.arrive) narration += "; about " + plate.arrives;
    if (plate.chance) return narration + "; chance with best play " + session::percent_words(*plate.chance);
    return plate.rated ? narration + "; its chance is being worked out" : narration;
}

}  // namespace boxcars::scenes::run_look
