#include "scenes/table/table_scene.h"

#include "base/numbers.h"
#include "platform/settings.h"
#include "scenes/room_life.h"
#include "scenes/station_words.h"
#include "session/stop.h"

#include <fmt/format.h>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

using platform::Action;

bool go_on(const platform::Input& input) {
    return input.pressed(Action::Roll) || input.pressed(Action::Confirm) || input.pressed(Action::Skip);
}

platform::Input without_verbs(platform::Input input) {
    std::erase_if(input.presses, [](const platform::Press& press) {
        return press.kind == platform::PressKind::ActionDown &&
               (press.action == Action::Roll || press.action == Action::Confirm || press.action == Action::Skip);
    });
    return input;
}

TableScene::TableScene(SceneServices& services, bool demo, bool watching, TableParts parts)
    : services_(services),
      demo_(demo),
      watching_(watching),
      cast_(world_, std::move(parts.feel)),
      game_(parts.game),
      panels_of_table_(parts.panels) {
    add_commands({{"odds", {Action::Overlay}, [this] { panels().toggle_overlay(); }},
                  {"settings", {Action::Settings}, [this] { panels().toggle_settings(); }},
                  {"rules", {Action::Rules}, [this] { panels().toggle_rules(); }},
                  {"coach", {Action::Coach}, [this] { press_coach(); }},
                  {"lab", {Action::Lab}, [this] { leave_for(to_lab()); }},
                  {"sound", {}, [this] { services_.settings.muted = !services_.settings.muted; }},
                  {"menu", {}, [this] { services_.menu = true; }},
                  {"back", {}, [this] { go_back(); }}});
    keys_.insert(keys_.end(), {Action::Pause, Action::Back});
    question_.narrate_by(narrator_);
    question_.show_keys_of(services_.settings.bindings);
    buttons_.show_keys_of(services_.settings.bindings);
    services_.sounds.loop("rail", true);
}

void TableScene::tick(const platform::Input& input, Ticks now) {
    cooldown_.go_on(now);
    buttons_.go_on(now);
    if (buttons_.all().empty()) set_buttons();  // the first tick
    if (demo_ && demonstration_.begins()) news_.say_odds(demonstration_.line(odds_facts()));
    if (demo_) request_ = demonstration_.tick(input, at_rest());
    const bool stands_still = pace_.paused || question_.about() == TableQuestion::About::StopOver;
    if (input.focus_lost && !demo_ && !stands_still) {
        pace_.paused = true;
        if (!panels().covers_table())
            question_.ask(TableQuestion::About::Away, "The window lost focus. Press any key to go on.");
    } else if (question_.open()) {
        hear_question(input);
    } else {
        play_ticks(input);
    }
    set_buttons();
    question_.lay_out(layout_);
}

// Called every tick, so that the buttons never depend on the frame rate.
void TableScene::set_buttons() {
    buttons_.begin();
    if (looks_at_goal()) {
        add_top_buttons(buttons_, layout_, services_.settings.muted, false);
        goal_->add_buttons(buttons_, layout_);
    } else if (!demo_) {
        set_own_buttons();
    }
    if (at_stop())
        for (const char* const own_table : {"fair", "new_match"}) buttons_.drop(own_table);
    if (goal_ && coach_asked()) buttons_.light("coach");
    if (goal_ && watching() && !goal_->open()) goal_->add_offer(buttons_, layout_);
    const bool over = at_stop() && station_->over() && !looks_at_goal();
    if (over || covered() || !played()) buttons_.step_back(over);
}

namespace {

// Leads to the lesson of a game, and from there back to its table or its run's board. `kept`: the sitting is saved.
ToGuide guide_of(std::string_view game, bool kept, const std::optional<StationAtTable>& station) {
    const std::string name{game};
    if (station) return {.game = name, .back = station->board()};
    return {.game = name, .back = kept ? WayBack{ToKept{.game = name}} : ToTable{.game = name}};
}

}  // namespace

void TableScene::play_ticks(const platform::Input& input) {
    const platform::Input nothing;
    const bool covered = panels().covers_table();
    if (cooldown_.lasts() && !covered && go_on(input)) cooldown_.begin();
    const platform::Input at_table = covered ? nothing : buttons_.without_early_keys(input);
    if (panels().asks_for_guide(input, services_, game_))
        return leave_for(guide_of(game_, game_running() && services_.store, station_));
    listen(input);
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    if (looks_at_goal()) heard_look_back(at_table);
    if (question_.open()) return;
    if (pace_.paused && at_table.pressed(Action::Skip)) carry_out(commands_, "step");
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) act(at_table, clicked);  // takes input between slow ticks
    for (int nth = 0; nth < ticks; ++nth) {
        ++clock_;
        advance();
        act(nth == 0 ? at_table : nothing, nth == 0 ? clicked : std::nullopt);
    }
}

void TableScene::hear_question(const platform::Input& input) {
    const bool away = question_.about() == TableQuestion::About::Away;
    const auto reply = question_.hear(input);
    if (reply == TableQuestion::Reply::Leave) request_ = question_.leaving_for();
    if (reply == TableQuestion::Reply::GoOn && away) pace_.paused = false;
    conceded_ = reply == TableQuestion::Reply::Concede;
    if (conceded_) act({}, {});
    if (reply == TableQuestion::Reply::Onwards) request_ = station().board();
    if (reply == TableQuestion::Reply::LookBack) look_back(1);
}

void TableScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back) && !panels().close_top()) press("back");
    if (panels().seats_open()) return;  // letters are typed into its fields
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    for (const SceneCommand& each : commands_)
        if (each.while_waiting.empty() && each.asked(input, {})) press(each.button);
}

void TableScene::press(const std::string& button) {
    if (at_stop() && (button == "new_sitting" || button == "new_match"))
        return refuse(std::string{session::station_keeps_table});
    carry_out(commands_, button);
    services_.sounds.play("button", 0.6f);
}

bool TableScene::hear_move(const platform::Input& input, const Clicked& clicked) {
    bool heard = false;
    for (const std::string_view move = waits_for_; const SceneCommand& each : commands_) {
        if (std::ranges::count(each.while_waiting, move) == 0 || !each.asked(input, clicked)) continue;
        each.does();
        heard = true;
    }
    return heard;
}

void TableScene::add_look_back_commands(const LookBackSteps& steps, std::vector<Action> key,
                                        std::function<std::string(int by)> look) {
    look_back_steps_ = &steps;
    look_ = std::move(look);
    add_commands({{"look_previous", {}, [this] { look_back(-1); }},
                  {"look_next", {}, [this] { look_back(1); }},
                  {"look_back", std::move(key), [this] { look_back(look_back_steps()->open() ? 0 : 1); }}});
}

void TableScene::look_back(int by) {
    const std::string words = goal_ ? look_at_goal(by) : look_(by);
    if (!words.empty()) reply_.say(words, clock_);
    update_boards(false);
}

bool TableScene::heard_look_back(const platform::Input& input) {
    if (!look_back_steps()->open()) return false;
    if (const char* button = looked_on(input)) press(button);
    return true;
}

void TableScene::go_back() {
    if (const auto* steps = look_back_steps(); steps && steps->open()) return look_back(0);
    leave_for(at_stop() ? Destination{station().board()} : ToTitle{});
}

void TableScene::leave_for(Destination there) {
    const std::string concedes = goal_ && station_ && at_rest() ? goal_->concede_words() : "";
    if (game_running()) return question_.ask_to_leave_for(std::move(there), services_.store != nullptr, concedes);
    request_ = std::move(there);
}

// Advances the animations by one tick.
void TableScene::advance() {
    world_.tick(clock_);
    advance_own();
    if (const int flips = world_.take_flips())
        services_.sounds.play("flap", std::min(1.0f, 0.2f + 0.05f * static_cast<float>(flips)));
    cast_.tick(clock_, services_);
}

void TableScene::settle() {
    clock_ += 60 * ticks_per_second;
    advance();
    update_boards(true);
}

void TableScene::lay_in(render::Rect window, float below) {
    window.h -= below_ = below;
    if (const Layout now = layout_for(window, at_stop() ? 26 : 0); !(now == layout_)) {
        layout_ = now;
        update_boards(true);
        set_buttons();
    }
}

double TableScene::lay_out(render::Stage& stage, double between) {
    lay_in(stage.canvas_rect(), below_);
    const double time = static_cast<double>(clock_) + (question_.open() ? 0 : pace_.between(between));
    stage.sway_lamp(RoomLife{time, services_.settings.reduced_motion}.lamp_sway());
    return time;
}

void TableScene::refuse(const std::string& why) {
    narrator_.say(why);
    reply_.refuse(why, clock_);
    services_.sounds.play("button_no", 0.5f);
}

void TableScene::begin_stop(std::string_view unit, const session::StopTerms& stop, int done, bool over) {
    station_.emplace(unit, stop);
    station_->stands(done, over);
    narrator_.say(station_->greeting());
}

void TableScene::table_state(nlohmann::json& out) const {
    out["paused"] = pace_.paused;
    out["coach"] = coach_asked();
    if (goal_) goal_->report(out["goal"]);
    out["refused"] = reply_.refused();
    out["listens"] = !cooldown_.lasts() && !buttons_.too_early();  // whether a press counts now
    out["dice"] = cast_.faces_up(clock_);
    if (const auto tier = celebration_.name(clock_); !tier.empty()) out["celebration"] = tier;
    if (const auto feat = celebration_.feat(clock_); !feat.empty()) out["feat"] = feat;
    if (demo_) out["odds"] = news_.odds();
}

void TableScene::end_stop(const session::StopStanding& standing) {
    settle();  // the boards behind must show the result
    services_.sounds.play("whistle", 0.6f);
    std::vector<std::string> lines = station_->result(standing, goal_ ? goal_->result_words(standing) : "");
    if (goal_ && !goal_->sum().empty()) lines.push_back(goal_->sum());
    question_.ask_onwards(station_->title(standing), std::move(lines), station_->board(), goal_ && goal_->count() > 0);
}

void TableScene::draw_front(render::Canvas& canvas, double time, render::Colour accent, const ThrowPlaces& at) const {
    const bool still = services_.settings.reduced_motion;
    if (beat_.lasts(time)) beat_.draw(canvas, {at.camera, at.total, accent, still, at.arriving}, time);
    if (celebration_.lasts(time))
        celebration_.draw({canvas, layout_, accent, at.prize, cast_.box(at.camera, clock_), time, still});
    draw_stop_line(canvas, layout_, stop_line(), accent);
    Layout below = layout_;
    if (!stop_line().empty()) below.table.y += 22;  // below the stop line
    news_.draw(canvas, below, services_, time);
    if (looks_at_goal()) {
        goal_->draw(canvas, layout_, accent);
        buttons_.draw(canvas, accent);
    }
    question_.draw(canvas, accent);
}

// ---- the goal of a station

namespace {

// The name of the person who comments on the goal.
std::string company_of(const TablePanels& panels, std::span<const std::string> players) {
    std::string company{panels.speaker()};
    for (const players::Person* person : players::seated(panels.cast(), players))
        if (person) company = person->name;
    return company;
}

}  // namespace

void TableScene::begin_goal(const session::StopTerms& stop, std::span<const std::string> players) {
    goal_.reset();
    if (!services_.goal) return;
    goal_.emplace(stop, company_of(panels_of_table_, players));
    if (station_ && services_.settings.goal_coach) coach_asked_.ask();
}

void TableScene::press_coach() {
    coach_asked_.press(services_.settings.coach);
    if (goal_ && station_) services_.settings.goal_coach = coach_asked();
}

void TableScene::hear_goal(std::uint64_t hash) {
    if (!goal_->hear({services_, narrator_, reply_, news_, clock_, hash, coach_asked(), at_stop()}))
        goal_.reset(), coach_asked_.thrown();  // from now on the game's own coach answers
}

std::string TableScene::look_at_goal(int by) {
    if (!at_rest() || goal_->works() || !(watching() || at_stop())) return {};
    if (by != 0 && goal_->count() == 0) return goal_->sum();
    by == 0 ? goal_->close() : goal_->step(by);
    const session::RunMoment* moment = goal_->on_show();
    if (moment || !watching()) lay_to(moment ? nth(moment->entry - 1) : std::string::npos);
    narrator_.say_all(goal_->words());
    if (!moment && station_) station_->ends_again();
    return {};
}

void StationAtTable::stands(int done, bool over) {
    if (std::exchange(last_stands_, {done, over}) != std::pair{done, over}) line_ = stop_line(stop_, unit_, done, over);
}

std::string StationAtTable::greeting() const { return line_ + ". It is practice, and counts in no statistics."; }

bool StationAtTable::ends(Ticks now) {
    constexpr Ticks last_throw_is_seen = milliseconds(1500);
    if (!over_since_) over_since_ = now;
    return now - *over_since_ >= last_throw_is_seen && !std::exchange(asked_, true);
}

std::string StationAtTable::title(const session::StopStanding& standing) const {
    return standing.reached ? "THE GOAL IS REACHED" : "THE GOAL IS MISSED";
}

std::vector<std::string> StationAtTable::result(const session::StopStanding& standing, const std::string& won) const {
    std::vector<std::string> lines;
    if (!won.empty()) lines.push_back(won);
    lines.push_back(fmt::format("Station {} of {}: the goal was {} after {}.", stop_.station.number,
                                session::stations_of_run, standing.reached ? "reached" : "missed",
                                session::length_words({stop_.length.unit, standing.done})));
    if (standing.for_money) lines.push_back(fmt::format("Your result: {}.", stop_brought(standing)));
    return lines;
}

}  // namespace boxcars::scenes
