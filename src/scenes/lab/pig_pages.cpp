#include "scenes/lab/pig_pages.h"

#include "base/error.h"
#include "base/pieces.h"
#include "chance/dice_stream.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "scenes/lab/look.h"
#include "session/lab/export.h"
#include "session/replay.h"
#include "ui/lab/look.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::scenes {

using namespace render;

// ---- Exact values

namespace {

void draw_solving(Canvas& canvas, const LabLayout& places, double progress) {
    const glm::vec2 middle = places.plot.centre();
    const Rect bar{middle.x - 150, middle.y + 20, 300, 8};
    canvas.text({Face::Label, 18, 0.08f}, "SOLVING PIG", middle - glm::vec2{0, 8}, Align::Centre, colours::brass_light);
    canvas.pill(bar, 4, hex(0x252B37), hex(0x252B37));
    canvas.pill({bar.x, bar.y, std::max(8.0f, bar.w * static_cast<float>(progress)), bar.h}, 4, lab_look::accent,
                lab_look::accent);
}

}  // namespace

std::string PigPoliciesPage::says() const {
    return "Exact for two at the table: the chance of whoever moves first, by policy. The framed cell is the best "
           "answer to its column.";
}

PageTables PigPoliciesPage::tables() const {
    const auto table = study_.table();
    return {session::policies_json(sheet_, table.names, table.first_wins),
            session::policies_csv(table.names, table.first_wins)};
}

void PigPoliciesPage::draw(Stage& stage, ui::Host&, const PageView& view) const {
    Canvas& canvas = stage.canvas();
    if (!ready()) draw_solving(canvas, view.places, study_.progress());
    if (study_.solution()) lab_look::draw_says(canvas, view.places.says, says(), colours::ivory);
}

void PigPoliciesPage::draw_glass(ui::Host& host, const PageView& view) const {
    ui::lab_policies(host, host.view().to_px(view.places.plot), study_.table());
}

PigStudy::~PigStudy() { worker_.request_stop(); }

void PigStudy::ask(const pig::Rules& rules, bool wait) {
    pig::Rules two = rules;
    two.players = 2;
    if (!asked_ || !(*asked_ == two)) {
        worker_.request_stop();
        if (worker_.joinable()) worker_.join();
        asked_ = two;
        solution_.reset();
        table_ = {};
        progress_ = 0;
        if (has_threads)
            worker_ = std::jthread{[this, two](const std::stop_token& stop) { work(stop, two); }};
        else
            work({}, two);
    }
    if (wait && worker_.joinable()) worker_.join();
}

std::shared_ptr<const odds::PigSolution> PigStudy::solution() const {
    const std::lock_guard lock{mutex_};
    return solution_;
}

ui::PolicyTable PigStudy::table() const {
    const std::lock_guard lock{mutex_};
    return table_;
}

void PigStudy::work(const std::stop_token& stop, pig::Rules rules) {
    constexpr double solving = 0.5;  // the solution's share of the progress, 0 to 1
    auto solved = odds::solve_pig(rules, stop, [&](double done) { progress_ = solving * done; });
    if (!solved) return;
    const auto solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
    std::vector<odds::PigPlayer> players;
    {
        const std::lock_guard lock{mutex_};
        solution_ = solution;
        for (const auto name : players::policy_names()) table_.names.emplace_back(name);
    }
    for (const auto name : players::policy_names()) {
        if (stop.stop_requested()) return;
        auto policy = *players::find_policy(name);
        policy.learn(solution);
        players.emplace_back(rules, policy.rule(rules));
    }
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = 0; b < players.size(); ++b) {
            if (stop.stop_requested()) return;
            const double wins = first_wins(players[a], players[b]);
            const std::lock_guard lock{mutex_};
            if (b == 0) table_.first_wins.emplace_back();
            table_.first_wins[a].push_back(wins);
            const auto done = static_cast<double>(a * players.size() + b + 1);
            progress_ = solving + (1 - solving) * done / static_cast<double>(players.size() * players.size());
        }
}

// ---- Hold surface

namespace {

// How long each step of the sample game shows, and how long the finished game stays.
constexpr Ticks step_shown = milliseconds(220), game_stays = milliseconds(2600);
constexpr float slider_end = 32, upright_slider_end = 60;  // width of the slider's end buttons, logical px

float end_of(const LabLayout& places) { return places.upright ? upright_slider_end : slider_end; }

struct SurfacePlaces {  // areas of the solid and controls
    Rect slice, slider, words, body;
};
SurfacePlaces surface_places(const LabLayout& places) {
    const Rect& p = places.plot;
    if (places.upright)  // an upright screen has no slice
        return {.slice = {p.x, p.y, p.w, 0},
                .slider = {p.x, p.y + p.h - upright_slider_end, p.w, upright_slider_end},
                .words = places.says,
                .body = {p.x, p.y, p.w, p.h - upright_slider_end - 8}};
    const float bottom = places.says.y + places.says.h, wide = std::min(296.0f, p.w * 0.36f);
    constexpr float words = 122, slider = 40, gap = 10;
    SurfacePlaces s;
    s.slice = {p.x, p.y, wide, std::min(bottom - words - slider - 2 * gap - p.y, wide)};
    if (s.slice.h < 96) s.slice.h = 0;  // too low to read, so omitted
    s.slider = {p.x, s.slice.y + (s.slice.h > 0 ? s.slice.h + gap : 0), wide, slider};
    s.words = {p.x, s.slider.y + slider + gap, wide, words};
    s.body = {p.x + wide, p.y - 6, p.w - wide + 8, bottom - p.y + 10};
    return s;
}

}  // namespace

PigSurfacePage::PigSurfacePage(const ExperimentForm& form, PigStudy& study, const pig::Rules& sheet,
                               const std::optional<PigAtTable>& at_table)
    : LabPage(title),
      form_(form),
      study_(study),
      sheet_(sheet),
      at_table_(at_table),
      opponent_(at_table ? at_table->steps.back().other : 0) {}

void PigSurfacePage::tick(const PageView& view, bool wait) {
    ++clock_;
    still_ = view.still;
    turn_.tick(still_);
    study_.ask(sheet_, wait);
    surface_.follow(study_.solution());
    opponent_ = std::clamp(opponent_, 0, sheet_.goal - 1);
    choose_game();
}

// ---- Game drawn on the surface

void PigSurfacePage::choose_game() {
    from_table_ = at_table_ && at_table_->rules == sheet_;
    const auto names = form_.plan().game.players;
    const auto solution = study_.solution();
    if (from_table_ || !solution || names.size() < 2) {
        drawn_.reset();
        game_ = from_table_ ? at_table_->steps : std::vector<ui::PigStep>{};
        return;
    }
    const GameDrawn now{sheet_, {names[0], names[1]}, form_.seed()};
    if (drawn_ == now) return;
    drawn_ = now;
    game_ = sample_pig_game(sheet_, now.policies, now.seed, solution);
    game_since_ = clock_;
}

std::span<const ui::PigStep> PigSurfacePage::game_so_far() const {
    const auto all = static_cast<Ticks>(game_.size());
    if (all == 0 || from_table_ || still_) return game_;
    const Ticks round = all * step_shown + game_stays;
    const Ticks step = std::min(all, (clock_ - game_since_) % round / step_shown + 1);
    return std::span{game_}.first(static_cast<std::size_t>(step));
}

std::string PigSurfacePage::game_in_words() const {
    if (game_.empty()) return "With two players or more, a game is drawn in.";
    const auto& last = game_.back();
    if (from_table_)
        return fmt::format("Drawn in: {} at the Pig table, {} to {}{}.",
                           at_table_->ended ? "your last game" : "your game", last.own, last.other,
                           last.total > 0 ? fmt::format(" and {} at risk", last.total) : "");
    return fmt::format("Drawn in: a sample game, {} against {}.", ui::lab_name(drawn_->policies[0]),
                       ui::lab_name(drawn_->policies[1]));
}

// ---- Dial

bool PigSurfacePage::press_slider(glm::vec2 at, const LabLayout& places) {
    const Rect slider = surface_places(places).slider;
    if (!slider.contains(at)) return false;
    const float end = end_of(places);
    sliding_ = at.x > slider.x + end && at.x < slider.x + slider.w - end;
    if (!sliding_) turn(at.x < slider.centre().x ? -1 : 1);
    return true;
}

bool PigSurfacePage::point(const platform::Input& input, const PageView& view) {
    bool pressed = false;
    turn_.drag(input, surface_places(view.places).body);
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1)
            pressed = press_slider(press.at, view.places) || pressed;
    if (!input.pointer_down) sliding_ = false;
    if (sliding_)
        opponent_ =
            static_cast<int>(std::lround(lab_look::slider_share(surface_places(view.places).slider, input.pointer) *
                                         static_cast<float>(sheet_.goal - 1)));
    return pressed;
}

std::string PigSurfacePage::dial_words() const { return fmt::format("the opponent's score: {}", opponent_); }

std::vector<HitTarget> PigSurfacePage::hit_targets(const LabLayout& places) const {
    const Rect at = surface_places(places).slider;
    const float end = end_of(places);
    return {{"opponent", {at.x + end, at.y, at.w - 2 * end, at.h}},
            {"opponent.less", {at.x, at.y, end, at.h}},
            {"opponent.more", {at.x + at.w - end, at.y, end, at.h}}};
}

// ---- Display

std::string PigSurfacePage::says() const {
    return fmt::format(
        "Below the surface roll, on it hold; amber: roll on until the goal. The slider is the opponent's score. {}",
        game_in_words());
}

PageTables PigSurfacePage::tables() const {
    const auto solution = study_.solution();
    return {session::surface_json(*solution), session::surface_csv(*solution)};
}

void PigSurfacePage::draw(Stage& stage, ui::Host& host, const PageView& view) const {
    Canvas& canvas = stage.canvas();
    if (!ready()) draw_solving(canvas, view.places, study_.progress());
    if (!study_.solution()) return;
    const Rect at = surface_places(view.places).slider;
    lab_look::draw_slider(canvas, at,
                          {.share = static_cast<float>(opponent_) / static_cast<float>(std::max(1, sheet_.goal - 1)),
                           .colour = host.signs().house,
                           .focused = view.dial_focused,
                           .over = sliding_ || at.contains(view.pointer)});
    surface_.draw(stage, surface_places(view.places).body,
                  {.turn = turn_.turn(),
                   .tilt = turn_.tilt(),
                   .other = opponent_,
                   .path = game_so_far(),
                   .signs = host.signs(),
                   .letters = host.px(1) / host.view().scale()});
}

void PigSurfacePage::draw_glass(ui::Host& host, const PageView& view) const {
    const auto places = surface_places(view.places);
    const auto px = [&](const Rect& where) { return host.view().to_px(where); };
    if (const auto solution = study_.solution(); solution && places.slice.h > 0)
        ui::draw_pig_slice(host, px(places.slice), *solution, opponent_, game_so_far());
    if (surface_.ready()) ui::words_on_glass(host, px(places.words), says());
}

void PigSurfacePage::state(nlohmann::json& out) const {
    out["surface"] = {{"turn", turn_.turn()},      {"tilt", turn_.tilt()},          {"opponent", opponent_},
                      {"from_table", from_table_}, {"steps", game_so_far().size()}, {"game", game_.size()}};
}

namespace {

constexpr std::size_t most_steps = 2000;  // most steps of the sample game

// Adds a step to the path if `player` is on turn or has won, unless nothing has changed since the last step.
void see(std::vector<ui::PigStep>& steps, const pig::Rules& rules, const pig::State& state, int player) {
    const int own = state.scores[static_cast<std::size_t>(player)];
    ui::PigStep now{own, best_opponent_score(rules, state), state.turn_total};
    if (state.winner == player)
        now = {own, steps.empty() ? 0 : steps.back().other, 0};
    else if (state.turn != player)
        return;
    if (steps.empty() || !(steps.back() == now)) steps.push_back(now);
}

PigAtTable last_game(session::Replay<pig::Rules>& sitting, int player) {
    PigAtTable game;
    for (int number = 0; !sitting.difference();) {
        const auto& session = sitting.session();
        if (std::exchange(number, session.game()) != session.game()) game.steps.clear();
        game.rules = session.rules();
        game.ended = session.over();
        if (session.practised())
            game.steps.clear();
        else
            see(game.steps, game.rules, session.state(), player);
        if (sitting.done()) break;
        sitting.next();
    }
    return game;
}

}  // namespace

std::vector<ui::PigStep> sample_pig_game(pig::Rules rules, const std::array<std::string, 2>& policies,
                                         std::uint64_t seed, std::shared_ptr<const odds::PigSolution> solution) {
    rules.players = 2;
    std::vector<players::PigPolicy> players;
    for (const std::string& name : policies) {
        players.push_back(*players::find_policy(name));
        players.back().learn(solution);
    }
    chance::DiceStream dice{seed};
    pig::State state = opening(rules);
    advance(rules, state, pig::Begin{0});
    std::vector<ui::PigStep> steps;
    while (!over(rules, state) && steps.size() < most_steps) {
        see(steps, rules, state, 0);
        if (players[static_cast<std::size_t>(state.turn)].holds(rules, state))
            advance(rules, state, pig::Hold{});
        else
            advance(rules, state, pig::Rolled{dice.face(rules.sides)});
    }
    see(steps, rules, state, 0);
    return steps;
}

std::optional<PigAtTable> pig_at_table(const session::Recording& recording) {
    try {
        session::Replay<pig::Rules> sitting{recording};
        const auto& players = sitting.recording().players;
        const auto person = std::ranges::find(players, "human");
        const int player = person == players.end() ? 0 : static_cast<int>(person - players.begin());
        PigAtTable game = last_game(sitting, player);
        if (game.steps.empty()) return {};
        return game;
    } catch (const Error&) {  // the recording cannot be replayed
        return {};
    }
}

namespace {

// One full turn, and the sway to each side, in radians.
constexpr float full_turn = 6.2831853f, sways = 0.5f;
constexpr Ticks sway_takes = milliseconds(26'000);
constexpr float turns_by_drag = 0.009f;  // radians per logical px
constexpr float least_tilt = 0.12f, most_tilt = 1.35f;

float swayed_to(Ticks ticks) {  // how far it has swayed, -1 to 1
    return std::sin(full_turn * static_cast<float>(ticks % sway_takes) / static_cast<float>(sway_takes));
}

}  // namespace

void SurfaceTurn::tick(bool still) {
    if (!swaying_ || dragged_from_ || still) return;
    turn_ = std::fmod(turn_ + sways * (swayed_to(swayed_ + 1) - swayed_to(swayed_)), full_turn);
    ++swayed_;
}

void SurfaceTurn::drag(const platform::Input& input, const Rect& body) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1 && body.contains(press.at))
            dragged_from_ = press.at;
    if (!input.pointer_down) dragged_from_.reset();
    if (!dragged_from_) return;
    const glm::vec2 by = input.pointer - std::exchange(*dragged_from_, input.pointer);
    turn_ = std::fmod(turn_ + by.x * turns_by_drag, full_turn);
    tilt_ = std::clamp(tilt_ + by.y * turns_by_drag, least_tilt, most_tilt);
    if (by != glm::vec2{0, 0}) swaying_ = false;
}

}  // namespace boxcars::scenes
