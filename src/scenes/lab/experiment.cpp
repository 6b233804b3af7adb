#include "scenes/lab/scene.h"

namespace boxcars::scenes {

constexpr std::array goals{0, 1, 2, 4, 8, 12, 16, 36};  // quarters of the bankroll
constexpr std::int64_t least_rounds = 10, least_evenings = 100;

static std::int64_t goal_of(std::int64_t bankroll, int quarters) {
    return quarters == 0 ? 0 : bankroll + bankroll * quarters / 4;
}

std::vector<std::int64_t> round_numbers(std::int64_t least, std::int64_t most) {
    std::vector<std::int64_t> all;
    for (std::int64_t ten = 1; ten <= most; ten *= 10)
        for (const int one : {1, 2, 5})
            if (one * ten >= least && one * ten <= most) all.push_back(one * ten);
    return all;
}

ui::LabRow number_row(ui::LabRow row, std::int64_t least, std::int64_t most, std::int64_t value) {
    for (const std::int64_t one : round_numbers(least, most)) {
        row.chosen += one < value;
        row.values.push_back(grouped(one));
    }
    return row;
}

ExperimentForm::ExperimentForm(std::span<const OpenLab> games, std::uint64_t first_seed) : seed(first_seed) {
    BOXCARS_CHECK(games.size(), >=, 1U, "the lab needs a game to play");
    for (const OpenLab open : games) {
        auto adapter = open();
        LabStart start = adapter->start();
        if (start.first) chosen_ = games_.size();
        games_.push_back({std::move(adapter), std::move(start)});
    }
}

bool ExperimentForm::choose_game(std::string_view game) {
    const auto found = std::ranges::find(games_, game, [](const Filled& one) { return one.adapter->game(); });
    if (found != games_.end()) chosen_ = nth(found - games_.begin());
    return found != games_.end();
}

std::string ExperimentForm::read_files(const std::filesystem::path& folder) {
    std::string wrong;
    for (const Filled& one : games_)
        if (auto said = one.adapter->read_files(folder); !said.empty()) wrong = std::move(said);
    return wrong;
}

ui::LabRow ExperimentForm::seat_row(std::size_t place, int player) const {
    const int sits = now().set.seats[place];
    ui::LabRow row{.name = "player." + std::to_string(place + 1),
                   .title = "player",
                   .help = "an empty seat",
                   .values = {"nobody"},
                   .chosen = sits + 1,
                   .player = sits == nobody ? -1 : player};
    for (const MenuEntry& entry : game().menu()) row.values.push_back(ui::lab_name(entry.name));
    if (sits != nobody) row.help = game().menu()[nth(sits)].words;
    return row;
}

std::vector<ui::LabRow> ExperimentForm::rows() const {
    const ui::LabWords& words = game().words();
    std::vector<ui::LabRow> all{{"game", "Game", "what is played", {}, static_cast<int>(chosen_)}};
    for (const Filled& one : games_) all.front().values.emplace_back(one.adapter->words().name);
    int player = 0;
    for (std::size_t place = 0; place < seats(); ++place) {
        all.push_back(seat_row(place, player));
        player += all.back().player >= 0;
    }
    for (ui::LabRow& row : game().own_rows()) all.push_back(std::move(row));
    const std::int64_t bankroll = seated().bankroll;
    ui::LabRow goal{.name = "goal", .title = "Goal", .help = "a player leaves at this amount", .values = {"none"}};
    goal.chosen = static_cast<int>(std::ranges::find(goals, now().goal) - goals.begin());
    for (const int quarters : std::span{goals}.subspan(1))
        goal.values.push_back(ui::lab_amount(words.unit, goal_of(bankroll, quarters)));
    all.push_back(std::move(goal));
    all.push_back(number_row({"rounds", std::string{words.evening}, "the length of an evening"}, least_rounds,
                             sim::most_lab_rounds, now().set.rounds));
    all.push_back(number_row({"evenings", "Evenings", "how often the evening is played"}, least_evenings,
                             sim::most_lab_evenings, now().set.evenings));
    return all;
}

void ExperimentForm::choose(std::string_view row, int chosen) {
    Filled& all = now();
    if (row == "game")
        chosen_ = nth(chosen);
    else if (row.starts_with("player."))
        all.set.seats[nth(row.back() - '1')] = chosen - 1;
    else if (row == "goal")
        all.goal = goals[nth(chosen)];
    else if (row == "rounds")
        all.set.rounds = static_cast<int>(round_numbers(least_rounds, sim::most_lab_rounds)[nth(chosen)]);
    else if (row == "evenings")
        all.set.evenings = round_numbers(least_evenings, sim::most_lab_evenings)[nth(chosen)];
    else
        game().choose(row, chosen);
}

std::optional<std::string> ExperimentForm::seat(std::size_t place, const std::string& player) {
    try {
        now().set.seats[place] = player.empty() ? nobody : game().entry_of(player);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

sim::LabGame ExperimentForm::seated() const {
    std::vector<int> players;
    std::ranges::copy_if(now().set.seats, std::back_inserter(players), [](int one) { return one != nobody; });
    return game().seated(players);
}

sim::LabPlan ExperimentForm::plan() const {
    const LabStart& set = now().set;
    sim::LabPlan plan{.game = seated(), .rounds = set.rounds, .evenings = set.evenings, .seed = seed};
    plan.goal = goal_of(plan.game.bankroll, now().goal);
    return plan;
}

std::string ExperimentForm::status() const {
    const ui::LabWords& words = game().words();
    const std::size_t players = seated().players.size();
    return fmt::format("{} · {} {}, {}", in_capitals(words.name), players, players == 1 ? "PLAYER" : "PLAYERS",
                       words.one_table ? "ONE TABLE" : "SAME DICE");
}

// Reveals results at a fixed pace, so that every machine that is fast enough shows the same at the same tick.
bool ExperimentRun::tick(Ticks now, bool wait) {
    constexpr Ticks shown_over = milliseconds(1500);  // least time to reveal a run
    constexpr Ticks looks_every = milliseconds(80);   // how often results are refreshed
    if (!running()) return false;
    const bool fresh = run_->take((now - since_) * run_->blocks() / shown_over + 1, wait);
    if (!fresh || (now - shown_at_ < looks_every && !run_->finished())) return false;
    shown_ = run_->shown();
    shown_at_ = now;
    return run_->finished();
}

std::string LabExperiment::take(const LabRequest& request) {
    if (!form.choose_game(request.game)) return "The lab has no place for this game.";
    std::optional<std::string> wrong;
    for (const auto& [knob, value] : request.knobs)
        if (auto said = form.game().set_knob(knob, value)) wrong = said;
    for (std::size_t place = 0; !request.seats.empty() && place < form.seats(); ++place)
        if (auto said = form.seat(place, place < request.seats.size() ? request.seats[place] : "")) wrong = said;
    return wrong.value_or("");
}

void LabExperiment::state(Json& out) const {
    const sim::LabPlan plan = form.plan();
    out["game"] = plan.game.name;
    out["form"] = {{"players", plan.game.players}, {"bankroll", plan.game.bankroll}, {"goal", plan.goal},
                   {"rounds", plan.rounds},        {"evenings", plan.evenings},      {"seed", plan.seed},
                   {"sheet", plan.game.sheet}};
    out["running"] = run.running();
    out["progress"] = run.progress();
    out["evenings"] = run.shown().evenings;
    out["stale"] = run.differs_from(plan);
    out["players"] = Json::array();
    for (const auto& one : run.shown().players)
        out["players"].push_back({{"name", one.name}, {"mean", one.mean}, {"ruined", one.ruined.back()}});
    out["edges"] = Json::array();
    for (const auto& edge : run.shown().edges) {
        if (edge.points.empty()) continue;
        Json one{{"name", edge.name}, {"edge", edge.points.back().edge}, {"error", edge.points.back().error}};
        if (edge.exact) one["exact"] = *edge.exact;
        out["edges"].push_back(one);
    }
}

}  // namespace boxcars::scenes
