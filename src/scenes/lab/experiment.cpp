#include "scenes/lab/experiment.h"

#include "base/check.h"
#include "base/error.h"
#include "base/words.h"
#include "scenes/hud.h"
#include "session/lab/export.h"
#include "session/recording.h"
#include "session/store/store.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <vector>

namespace boxcars::scenes {

// ---- Form

namespace {

constexpr std::array<int, 8> goals{0, 1, 2, 4, 8, 12, 16, 36};  // quarters of the bankroll

int seat_in(std::string_view dial) { return dial.back() - '1'; }  // "player.1" to "player.8" only

}  // namespace

ExperimentForm::ExperimentForm(std::span<const OpenLab> games, std::uint64_t seed) : seed_(seed) {
    BOXCARS_CHECK(games.size(), >=, 1U, "the lab needs a game to play");
    for (const OpenLab open : games) {
        auto adapter = open();
        LabStart start = adapter->start();
        if (start.first) chosen_ = games_.size();
        games_.push_back({.adapter = std::move(adapter),
                          .seats = std::move(start.seats),
                          .rounds = start.rounds,
                          .evenings = start.evenings});
    }
}

// ---- Game

std::vector<std::string_view> ExperimentForm::games() const {
    std::vector<std::string_view> names;
    for (const Filled& one : games_) names.push_back(one.adapter->game());
    return names;
}

LabAdapter& ExperimentForm::game_named(std::string_view game) const {
    const auto names = games();
    return *games_[static_cast<std::size_t>(std::ranges::find(names, game) - names.begin())].adapter;
}

void ExperimentForm::choose(std::string_view game) {
    for (std::size_t n = 0; n < games_.size(); ++n)
        if (games_[n].adapter->game() == game) chosen_ = n;
}

// ---- Seats

const MenuEntry* ExperimentForm::sitting_at(int seat) const {
    const int one = now().seats[static_cast<std::size_t>(seat)];
    return one == nobody ? nullptr : &game().menu()[static_cast<std::size_t>(one)];
}

int ExperimentForm::player_of(int seat) const {
    const auto& all = now().seats;
    if (seat < 0 || seat >= static_cast<int>(all.size()) || all[static_cast<std::size_t>(seat)] == nobody) return -1;
    return static_cast<int>(std::count_if(all.begin(), all.begin() + seat, [](int one) { return one != nobody; }));
}

std::string ExperimentForm::words_of(int seat) const {
    const MenuEntry* const player = sitting_at(seat);
    return player ? player->words : "";
}

sim::LabGame ExperimentForm::seated() const {
    std::vector<int> players;
    std::ranges::copy_if(now().seats, std::back_inserter(players), [](int one) { return one != nobody; });
    return game().seated(players);
}

// ---- Dials

std::vector<ui::LabDial> ExperimentForm::dials() const {
    const ui::LabWords& words = game().words();
    const auto amount = [&](std::int64_t value) { return ui::lab_amount(words.unit, value); };
    std::vector<ui::LabDial> all{{"game", "Game", std::string{words.name}}};
    for (int seat = 0; seat < static_cast<int>(seats()); ++seat) {
        const MenuEntry* const player = sitting_at(seat);
        all.push_back({"player." + std::to_string(seat + 1), "", player ? ui::lab_name(player->name) : "nobody", seat,
                       player_of(seat)});
    }
    all.push_back({"bankroll", std::string{words.bankroll}, amount(seated().bankroll)});
    all.push_back({"goal", "Goal", now().goal == 0 ? "none" : amount(goal())});
    all.push_back({"rounds", std::string{words.evening}, ui::lab_count(now().rounds)});
    all.push_back({"evenings", "Evenings", ui::lab_count(now().evenings)});
    all.push_back({"seed", "Seed", std::to_string(seed_)});
    const int changed = game().changed_knobs();
    all.push_back({"sheet", "Rules", changed == 0 ? "standard" : std::to_string(changed) + " changed", -1, -1, true});
    return all;
}

void ExperimentForm::turn(std::string_view dial, int steps) {
    Filled& all = now();
    if (dial.starts_with("player.")) {
        int& one = all.seats[static_cast<std::size_t>(seat_in(dial))];
        one = around(one, steps, nobody, static_cast<int>(game().menu().size()) - 1);
    }
    if (dial == "bankroll") game().turn_bankroll(steps);
    if (dial == "goal") {
        const auto at = std::ranges::find(goals, all.goal) - goals.begin();
        all.goal = goals[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(goals) - 1))];
    }
    if (dial == "rounds") all.rounds = static_cast<int>(stepped(all.rounds, steps, 10, sim::most_lab_rounds));
    if (dial == "evenings") all.evenings = stepped(all.evenings, steps, 100, sim::most_lab_evenings);
    if (dial == "seed") seed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(steps));
    if (dial == "game")
        chosen_ =
            static_cast<std::size_t>(around(static_cast<int>(chosen_), steps, 0, static_cast<int>(games_.size()) - 1));
}

// ---- Typed values

bool ExperimentForm::can_type(std::string_view dial) const {
    return dial.starts_with("player.") || dial == "bankroll" || dial == "rounds" || dial == "evenings" ||
           dial == "seed";
}

ui::LabQuestion ExperimentForm::question(const std::string& dial, const std::filesystem::path& folder) const {
    ui::LabQuestion asked{.dial = dial, .title = "", .words = "", .hint = "", .offers = {}};
    for (const ui::LabDial& one : dials())
        if (one.name == dial) asked = {dial, one.label, one.value, "", {}};
    if (dial.starts_with("player.")) {
        const MenuEntry* const player = sitting_at(seat_in(dial));
        asked.title = std::string{"Player "} + dial.back();
        asked.words = player ? player->name : "";
        asked.hint = game().hint();
        asked.offers = game().files(folder);
    }
    if (dial == "seed") asked.hint = "A whole number from 0 to 18446744073709551615: the dice of every evening.";
    if (dial == "rounds") asked.hint = fmt::format("A whole number from 1 to {}.", ui::lab_count(sim::most_lab_rounds));
    if (dial == "evenings")
        asked.hint = fmt::format("A whole number from 1 to {}.", ui::lab_count(sim::most_lab_evenings));
    if (dial == "bankroll")
        asked.hint = fmt::format("What everybody begins with, in whole {}.", game().words().unit.many);
    return asked;
}

std::optional<std::string> ExperimentForm::take(const std::string& dial, const std::string& words,
                                                const std::filesystem::path& folder) {
    try {
        if (dial.starts_with("player.")) {
            const bool empty = words.empty() || words == "nobody";
            now().seats[static_cast<std::size_t>(seat_in(dial))] = empty ? nobody : game().typed(words, folder);
        } else if (dial == "seed") {
            const auto seed = session::seed_from(words);
            if (!seed) return "The seed is a whole number from 0 to 18446744073709551615, not '" + words + "'.";
            seed_ = *seed;
        } else {
            return take_number(dial, words);
        }
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::optional<std::string> ExperimentForm::take_number(const std::string& dial, const std::string& words) {
    const std::string digits = typed_digits(words);
    const auto number = whole_number(digits);
    const auto within = [&](const char* what, std::int64_t most) -> std::optional<std::string> {
        if (number && *number >= 1 && *number <= most) return {};
        return fmt::format("{} from 1 to {}, not '{}'.", what, ui::lab_count(most), words);
    };
    if (dial == "rounds") {
        if (auto wrong = within("An evening has a whole number of rounds", sim::most_lab_rounds)) return wrong;
        now().rounds = static_cast<int>(*number);
    } else if (dial == "evenings") {
        if (auto wrong = within("The lab plays a whole number of evenings", sim::most_lab_evenings)) return wrong;
        now().evenings = *number;
    } else {
        if (!number) return "The bankroll is a whole number, not '" + words + "'.";
        return game().take_bankroll(digits);
    }
    return {};
}

// ---- Plan, dial steps and status

std::int64_t ExperimentForm::goal() const {
    const std::int64_t bankroll = seated().bankroll;
    return now().goal == 0 ? 0 : bankroll + bankroll * now().goal / 4;
}

sim::LabPlan ExperimentForm::plan() const {
    return {.game = seated(), .goal = goal(), .rounds = now().rounds, .evenings = now().evenings, .seed = seed_};
}

std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most) {
    std::vector<std::int64_t> ladder;
    for (std::int64_t ten = 1; ten <= most; ten *= 10)
        for (const int one : {1, 2, 5})
            if (one * ten >= least && one * ten <= most) ladder.push_back(one * ten);
    for (; steps > 0; --steps) {
        const auto next = std::ranges::upper_bound(ladder, value);
        if (next != ladder.end()) value = *next;
    }
    for (; steps < 0; ++steps) {
        const auto here = std::ranges::lower_bound(ladder, value);
        if (here != ladder.begin()) value = *(here - 1);
    }
    return value;
}

int around(int value, int steps, int least, int most) {
    const int count = most - least + 1;
    return least + ((value - least + steps) % count + count) % count;
}

std::string typed_digits(const std::string& words) {
    std::string digits;
    for (const char c : words.substr(0, words.find_last_of("0123456789") + 1))
        if (c != ',' && c != '$' && c != ' ') digits += c;
    return digits;
}

std::string ExperimentForm::status() const {
    const ui::LabWords& words = game().words();
    const std::size_t players = plan().game.players.size();
    return fmt::format("{} · {} {}, {}", words.sign, players, players == 1 ? "PLAYER" : "PLAYERS",
                       words.one_table ? "ONE TABLE" : "SAME DICE");
}

// ---- Run

void ExperimentRun::begin(const sim::LabPlan& plan, Ticks now) {
    clear();
    plan_ = plan;
    run_ = std::make_unique<sim::LabRun>(plan);
    since_ = shown_at_ = now;
}

void ExperimentRun::clear() {
    run_.reset();
    plan_.reset();
    shown_ = {};
    paused_ = false;
}

// Reveals results at a fixed pace, so that every machine that is fast enough shows the same at the same tick.
ExperimentRun::Watched ExperimentRun::tick(Ticks now, bool wait) {
    constexpr Ticks shown_over = milliseconds(1500);  // least time to reveal a run
    constexpr Ticks looks_every = milliseconds(80);   // how often results are refreshed
    if (!running()) return Watched::None;
    if (paused_) {
        ++since_;
        return Watched::None;
    }
    const auto due = (now - since_) * run_->blocks() / shown_over + 1;
    const bool fresh = run_->take(due, wait);
    if (run_->trouble()) return Watched::Trouble;
    if (!fresh || (now - shown_at_ < looks_every && !run_->finished())) return Watched::None;
    shown_ = run_->shown();
    shown_at_ = now;
    return run_->finished() ? Watched::Finished : Watched::Counted;
}

double ExperimentRun::progress() const {
    return plan_ ? static_cast<double>(shown_.evenings) / static_cast<double>(plan_->evenings) : 0;
}

bool ExperimentRun::differs_from(const sim::LabPlan& plan) const {
    return plan_ && !running() && session::lab_plan_text(plan) != session::lab_plan_text(*plan_);
}

// ---- Form and run

namespace {

std::string read_players(const ExperimentForm& form, const std::filesystem::path& folder) {
    std::string wrong;
    for (const std::string_view game : form.games())
        for (const auto& file : form.game_named(game).files(folder)) try {
                form.game_named(game).typed(file, folder);
            } catch (const Error& error) {
                wrong = error.what();
            }
    return wrong;
}

// Shows a sitting to the game's adapter and returns the name of the page for it; empty: none, or it cannot be read.
std::string look_at(session::Store& store, const std::string& sitting, LabAdapter& game, bool fresh) {
    try {
        const auto recording = store.recording(sitting);
        return recording ? game.come_from_table(*recording, fresh) : "";
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

std::filesystem::path players_folder(const std::filesystem::path& data) { return data / "strategies"; }

std::string LabExperiment::come_from_tables(session::Store* store, const std::filesystem::path& data) {
    try {
        if (store) look_at_tables(*store);
    } catch (const Error& error) {  // the store cannot be read
        return error.what();
    }
    if (data.empty()) return {};
    return read_players(form, players_folder(data));
}

std::string LabExperiment::take(const LabRequest& request) {
    form.choose(request.game);
    if (form.game().game() != request.game) return "The lab has no place for this game.";
    std::optional<std::string> wrong;
    for (const auto& [knob, value] : request.knobs)
        if (auto said = form.game().set_knob(knob, value)) wrong = said;
    if (!request.bankroll.empty())
        if (auto said = form.take("bankroll", request.bankroll, {})) wrong = said;
    for (std::size_t place = 0; !request.seats.empty() && place < form.seats(); ++place) {
        const std::string words = place < request.seats.size() ? request.seats[place] : "";
        if (auto said = form.take("player." + std::to_string(place + 1), words, {})) wrong = said;
    }
    return wrong.value_or("");
}

// Looks at the last sitting of each game. The form follows the most recent one.
void LabExperiment::look_at_tables(session::Store& store) {
    const bool fresh = !run.any();
    const auto sittings = store.sittings();
    for (const std::string_view game : form.games()) {
        const auto last = std::ranges::find(sittings, game, &session::SittingLine::game);
        if (last == sittings.end()) continue;
        const std::string shows = look_at(store, last->name, form.game_named(game), fresh);
        if (!fresh || last != sittings.begin()) continue;
        form.choose(game);
        if (!shows.empty()) page = shows;
    }
}

std::string LabExperiment::hint(const platform::Bindings& keys) const {
    if (run.running())
        return fmt::format("{}{:.0f} % of {} evenings played{}", run.paused() ? "Paused at " : "", 100 * run.progress(),
                           ui::lab_count(run.plan().evenings),
                           run.paused() ? "" : fmt::format(" · {} to pause", key_cap(keys, platform::Action::Pause)));
    if (stale()) return "The form has changed since this was run.";
    const auto plan = form.plan();
    return fmt::format("{} evenings of {} {}, seed {}", ui::lab_count(plan.evenings), ui::lab_count(plan.rounds),
                       form.game().words().rounds, plan.seed);
}

void LabExperiment::state(nlohmann::json& out) const {
    out["game"] = form.game().game();
    out["form"] = nlohmann::json::object();
    for (const ui::LabDial& dial : form.dials()) out["form"][dial.name] = dial.value;
    out["running"] = run.running();
    out["progress"] = run.progress();
    out["paused"] = run.paused();
    out["evenings"] = run.shown().evenings;
    out["stale"] = stale();
    out["players"] = nlohmann::json::array();
    for (const auto& player : run.shown().players) {
        const auto& last = player.bands.back();
        out["players"].push_back({{"name", player.name},
                                  {"bands", {last.low, last.middle, last.high}},
                                  {"ruined", player.ruined.back()},
                                  {"mean", player.mean}});
    }
    out["edges"] = nlohmann::json::array();
    for (const auto& edge : run.shown().edges) {
        if (edge.points.empty()) continue;
        nlohmann::json one{{"name", edge.name}, {"edge", edge.points.back().edge}, {"error", edge.points.back().error}};
        if (edge.exact) one["exact"] = *edge.exact;
        out["edges"].push_back(one);
    }
}

}  // namespace boxcars::scenes
