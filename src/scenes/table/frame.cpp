#include "scenes/table/frame.h"

#include "scenes/room_life.h"

namespace boxcars::scenes {

TableFrame::TableFrame(SceneServices& services, TableHooks& table, TablePanels& panels, std::string_view game,
                       bool demo, bool watching, CastFeel feel)
    : services_(services),
      table_(table),
      panels_(panels),
      game_(game),
      demo_(demo),
      watching_(watching),
      motion_(world_, std::move(feel)),
      words_{.narrator = {services.narration, demo}},
      coaches_(services.settings) {
    question_.narrate_by(words_.narrator);
    question_.show_keys_of(services_.settings.bindings);
    stamp_.show_keys_of(services_.settings.bindings);
    buttons_.show_keys_of(services_.settings.bindings);
    commands_.add({{"odds", {Action::Overlay}, [this] { panels_.toggle_overlay(); }},
                   {"settings", {Action::Settings}, [this] { panels_.toggle_settings(); }},
                   {"rules", {Action::Rules}, [this] { panels_.toggle_rules(); }},
                   {"coach", {Action::Coach}, [this] { coaches_.press(); }},
                   {"lab", {Action::Lab}, [this] { leave_for(table_.to_lab()); }},
                   {"next_station", {}, [this] { conceded_ = at_rest(); }},
                   {"sound", {}, [this] { services_.settings.muted = !services_.settings.muted; }},
                   {"menu", {}, [this] { services_.menu = true; }},
                   {"gauge", {}, [this] { coaches_.gauge().open_or_close(); }},
                   {"back", {}, [this] { go_back(); }}});
    commands_.add_keys({Action::Pause, Action::Back});
}

std::optional<Destination> TableFrame::tick(const Input& input, Ticks now) {
    cooldown_.go_on(now);
    buttons_.go_on(now);
    if (buttons_.all().empty()) set_buttons();  // the first tick
    if (demo_ && demonstration_.begins()) words_.news.say_odds(demonstration_.line(table_.odds_facts()));
    if (demo_) request_ = demonstration_.tick(input, at_rest());
    const bool stands_still = pace_.paused || stamp_.lasts();
    if (input.focus_lost && !demo_ && !stands_still) {
        pace_.paused = true;
        if (!panels_.covers_table())
            question_.ask(TableQuestion::About::Away, "The window lost focus. Press any key to go on.");
    } else if (question_.open()) {
        hear_question(input);
    } else if (stamp_.lasts()) {
        hear_stamp(input);
    } else {
        play_ticks(input);
    }
    set_buttons();
    question_.lay_out(layout_);
    stamp_.lay_out(layout_);
    return std::exchange(request_, {});
}

// Called every tick, so that the buttons never depend on the frame rate.
void TableFrame::set_buttons() {
    buttons_.begin();
    if (coaches_.looks_at_goal()) {
        add_top_buttons(buttons_, layout_, services_.settings.muted, false);
        coaches_.goal().add_buttons(buttons_, layout_);
    } else if (!demo_) {
        table_.set_own_buttons();
    }
    if (coaches_.at_station())
        for (const char* const own_table : {"fair", "new_match"}) buttons_.drop(own_table);
    if (coaches_.at_station() && layout_.handheld) buttons_.add_target({"gauge", layout_.gauge});
    if (coaches_.may_give_up() && at_rest()) coaches_.goal().add_next_station(buttons_, layout_);
    if (coaches_.has_goal() && coaches_.asked()) buttons_.light("coach");
    if (coaches_.has_goal() && watching_ && !coaches_.looks_at_goal()) coaches_.goal().add_offer(buttons_, layout_);
    const bool over = coaches_.at_station() && coaches_.station_over() && !coaches_.looks_at_goal();
    if (over || covered() || !played()) buttons_.step_back(over);
}

void TableFrame::play_ticks(const Input& input) {
    const bool covered = panels_.covers_table();
    if (cooldown_.lasts() && !covered && go_on(input)) cooldown_.begin();
    const Input at_table = covered ? Input{} : buttons_.without_early_keys(input);
    if (panels_.asks_for_guide(input, services_, game_)) {
        const std::string game{game_};
        WayBack back = table_.game_running() && services_.store ? WayBack{ToKept{.game = game}} : ToTable{.game = game};
        if (coaches_.at_station()) back = coaches_.board();
        return leave_for(ToGuide{.game = game, .back = std::move(back)});
    }
    listen(input);
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    const auto on_gauge = [&](vec2 at) { return layout_.handheld && layout_.gauge.contains(at); };
    if (coaches_.at_station() && pressed_where(at_table, on_gauge)) press("gauge");
    if (coaches_.looks_at_goal()) heard_look_back(at_table);
    if (question_.open()) return;
    if (pace_.paused && at_table.pressed(Action::Skip)) carry_out(commands_.all(), "step");
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) table_.act(at_table, clicked);  // takes input between slow ticks
    for (int nth = 0; nth < ticks; ++nth) nth == 0 ? step(at_table, clicked) : step();
}

void TableFrame::step(const Input& input, const Clicked& clicked) {
    ++clock_;
    advance();
    table_.act(input, clicked);
}

void TableFrame::hear_question(const Input& input) {
    const bool away = question_.about() == TableQuestion::About::Away;
    const auto reply = question_.hear(input);
    if (reply == TableQuestion::Reply::Leave) request_ = question_.leaving_for();
    if (reply == TableQuestion::Reply::GoOn && away) pace_.paused = false;
    conceded_ = reply == TableQuestion::Reply::Concede;
    if (conceded_) table_.act({}, {});
}

void TableFrame::stamp(const session::StopStanding& standing) {
    if (stamp_.begun()) return stamp_.stand(clock_);
    const bool looks_back = coaches_.has_goal() && coaches_.goal().count() > 0;
    stamp_.begin(coaches_.end(standing), clock_, looks_back, services_.settings.reduced_motion);
    words_.narrator.say(standing.reached ? "The goal is reached." : "The goal is missed.");
    words_.narrator.say(stamp_.end().words);
}

void TableFrame::hear_stamp(const Input& input) {
    play_ticks({});
    const auto reply = stamp_.hear(input, clock_);
    if (reply == Stamp::Reply::Onwards) request_ = coaches_.board();
    if (reply != Stamp::Reply::LookBack) return;
    stamp_.look_away();
    look_back(1);
}

void TableFrame::listen(const Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back) && !panels_.close_top()) press("back");
    if (panels_.seats_open()) return;  // letters are typed into its fields
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    for (const SceneCommand& each : commands_.all())
        if (each.while_waiting.empty() && each.asked(input, {})) press(each.button);
}

void TableFrame::press(const std::string& button) {
    if (coaches_.at_station() && (button == "new_sitting" || button == "new_match"))
        return coaches_.may_give_up() ? press("next_station") : refuse(std::string{session::station_keeps_table});
    carry_out(commands_.all(), button);
    services_.click();
}

void TableFrame::add_look_back_commands(const LookBackSteps& steps, std::vector<Action> key,
                                        std::function<std::string(int by)> look) {
    look_back_steps_ = &steps;
    look_ = std::move(look);
    commands_.add({{"look_previous", {}, [this] { look_back(-1); }},
                   {"look_next", {}, [this] { look_back(1); }},
                   {"look_back", std::move(key), [this] { look_back(look_back_steps()->open() ? 0 : 1); }}});
}

std::string TableFrame::look_at_goal(int by) {
    GoalCoach& goal = coaches_.goal();
    if (!at_rest() || goal.works() || !(watching_ || coaches_.at_station())) return {};
    if (by != 0 && goal.count() == 0) return goal.sum();
    by == 0 ? goal.close() : goal.step(by);
    const session::RunMoment* moment = goal.on_show();
    if (moment || !watching_) table_.lay_to(moment ? nth(moment->entry - 1) : std::string::npos);
    words_.narrator.say_all(goal.words());
    return {};
}

void TableFrame::advance() {
    world_.tick(clock_);
    table_.advance_own();
    if (const int flips = world_.take_flips())
        services_.sounds.play("flap", world::unit(0.2f + 0.05f * as_float(flips)));
    if (coaches_.at_station()) coaches_.gauge().tick(clock_, services_.sounds);
    dice().tick(clock_, services_);
    stamp_.tick(clock_, services_.sounds);
    tickets_.tick(clock_, services_.sounds);
}

void TableFrame::lay_in(Rect window, float below) {
    if (const Layout now = layout_for(window, coaches_.at_station() ? gauge_room_ : GaugeRoom::None, below_ = below);
        !(now == layout_)) {
        layout_ = now;
        table_.update_boards(true);
        set_buttons();
    }
}

double TableFrame::lay_out(Stage& stage, double between) {
    lay_in(stage.canvas_rect(), below_);
    const double time = real(clock_) + (question_.open() ? 0 : pace_.between(between));
    stage.sway_lamp(RoomLife{time, services_.settings.reduced_motion}.lamp_sway());
    return time;
}

void TableFrame::show_on(std::span<const FlapBoard> boards, bool at_once) {
    for (const auto& [flaps, where, cells, text] : boards) {
        world::Flaps& board = *world_[flaps].flaps;
        board.reduced = services_.settings.reduced_motion;
        board.show_in(where, cells, text, clock_, at_once);
    }
}

void TableFrame::draw_front(Stage& stage, double time, Colour accent, const ThrowPlaces& at) {
    Canvas& canvas = stage.canvas();
    for (const auto layer : {world::Layer::Dash, world::Layer::Front}) world_.draw(stage, at.camera, layer, time);
    const bool still = services_.settings.reduced_motion;
    if (coaches_.at_station()) coaches_.gauge().draw(canvas, {layout_, accent, gauge_face_, time});
    if (motion_.beat.lasts(time)) motion_.beat.draw(canvas, {at.camera, at.total, accent, still, at.arriving}, time);
    if (motion_.celebration.lasts(time) && !stamp_.hides(time))
        motion_.celebration.draw({canvas, layout_, accent, at.prize, dice().box(at.camera, clock_), time, still});
    words_.news.draw(canvas, layout_, services_, time);
    if (coaches_.looks_at_goal()) {
        coaches_.goal().draw(canvas, layout_, accent);
        buttons_.draw(canvas, accent);
    }
    if (tickets_.shown()) tickets_.draw(canvas, layout_, at.ticket_foot, time, still);
    if (stamp_.lasts()) stamp_.draw(canvas, time);
    question_.draw(canvas, accent);
}

TableNow TableFrame::now() const {
    TableNow now{services_.settings, layout_, clock_, played(), watching(), demo_, pace_.paused};
    now.coach = coaches_.game_speaks();
    now.goal = coaches_.goal_played();
    now.news = words_.news.shown(clock_);
    return now;
}

void TableFrame::report(Json& out) const {
    out["paused"] = pace_.paused;
    out["coach"] = coaches_.asked();
    if (coaches_.has_goal()) coaches_.goal().report(out["goal"]);
    out["refused"] = words_.reply.refused();
    // Whether a press counts now.
    out["listens"] = !cooldown_.lasts() && !buttons_.too_early() && stamp_.listens(clock_);
    if (stamp_.lasts()) stamp_.report(out["stamp"]);
    if (const auto* of = tickets_.shown()) out["ticket"] = {{"title", of->title}, {"chance", chance_words(*of)}};
    out["dice"] = dice().faces_up(clock_);
    if (const auto tier = motion_.celebration.name(clock_); !tier.empty()) out["celebration"] = tier;
    if (const auto feat = motion_.celebration.feat(clock_); !feat.empty()) out["feat"] = feat;
    if (demo_) out["odds"] = words_.news.odds();
    if (!words_.news.words().empty()) out["told"] = words_.news.words();
}

}  // namespace boxcars::scenes
