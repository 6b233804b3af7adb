#include "scenes/ceelo/scene.h"

#include "chance/dust.h"
#include "platform/settings.h"
#include "scenes/ceelo/dash.h"
#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/picture.h"
#include "scenes/game_scene_body.h"

namespace boxcars::scenes {

template class GameScene<ceelo::Rules>;

namespace {

using namespace ceelo_feel;
using platform::Action;

}  // namespace

// ---- enter ----

CeeloScene::CeeloScene(SceneServices& services, CeeloOptions options)
    : GameScene(services, options.demo, std::move(options.watch),
                {.kind = render::DieKind::Black,
                 .wait = {{-0.85f, 0.25f}, {0.25f, -0.35f}, {0.85f, 0.75f}},
                 .tray = tray,
                 .on_table = "die_plank",
                 .on_wall = "die_plank"}) {
    purse_flaps_ = spawn_flaps(world_, {}, 3, render::colours::ivory);
    amount_flaps_ = spawn_flaps(world_, {}, 3, ceelo_look::amber);
    world_[amount_flaps_].layer = world::Layer::Table;  // drawn only while somebody decides
    sit_down(std::move(options.setup));
    if (options.choose_seats) {
        panels_.open_seats(*session_);
        clear_table();
        phase_ = Phase::Choosing;
    }
}

void CeeloScene::sit_down(session::Setup<ceelo::Rules> setup) {
    setup.players = CeeloSeats{setup.rules, std::move(setup.players)}.names();
    open_session(std::move(setup));
    panels_.new_sitting();
    new_game(session_->journal().front().step.facts);
}

void CeeloScene::new_game(Facts opening) {
    seats_.emplace(session_->rules(), session_->players());
    table_.players = session_->rules().players;
    table_.plain = services_.settings.plain_felt;
    shown_ = ceelo::opening(session_->rules());
    told_.begin(shown_);
    finished_since_ = -1;
    update_boards(true);
    begin_telling(opening);
}

// ---- tick ----

std::span<const CeeloScene::KeyedButton> CeeloScene::keys() const {
    static constexpr KeyedButton own[] = {{Action::NewMatch, "new_match"}};
    return own;
}

bool CeeloScene::press_own(const std::string& button) {
    if (button == "new_match") {
        if (!watching()) panels_.open_seats(*session_);
    } else if (button == "next_game") {
        next_game();
    } else if (button == "skip") {
        hurry();
    } else if (button == "step") {
        step_one_decision();
    } else if (button == "pause") {
        pace_.paused = !pace_.paused;
    } else if (button == "speed") {
        pace_.speed = pace_.speed < 1.5f ? 2.0f : pace_.speed < 3 ? 4.0f : 1.0f;
    } else {
        return false;
    }
    return true;
}

void CeeloScene::advance_own() {
    told_.tick(clock_);
    if (const int landed = told_.take_landed())
        services_.sounds.play("coin", std::min(1.0f, 0.4f + 0.15f * static_cast<float>(landed)));
}

void CeeloScene::while_paused(const platform::Input& input) {
    if (input.pressed(Action::Skip)) step_one_decision();
}

// Everything until somebody has decided or thrown and that has been told, in no time.
void CeeloScene::step_one_decision() {
    const std::size_t before = session_->journal().size();
    const platform::Input nothing;
    for (Ticks nth = 0; nth < longest_step; ++nth) {
        const bool thinks = is(Phase::Thinking), somebody_waits = shaking() || (at_rest() && !thinks);
        if (somebody_waits || (thinks && session_->journal().size() > before)) return;
        ++clock_;
        advance();
        act(nothing, {});
    }
}

// ---- act ----

void CeeloScene::play(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Choosing:
            break;
        case Phase::Thinking:
            if (due()) computer();
            break;
        case Phase::Deciding:
            person_decides(input, clicked);
            break;
        case Phase::Waiting:
            take_dice(input, buttons_.just_pressed("throw"));
            break;
        case Phase::Finished:
            if (watching() ? due() && more_to_watch() : go_on(input)) next_game();
            break;
    }
}

void CeeloScene::amount_changed() {
    services_.sounds.play("coin", 0.25f);
    update_boards();
}

void CeeloScene::person_decides(const platform::Input& input, const Clicked& clicked) {
    if (amount_.hear(input, clicked, shown_, ceelo_look::dash_places(layout_).slider)) amount_changed();
    if (clock_ - asked_at_ < takes_breath) return;
    const bool all = input.pressed(Action::Rebet) || clicked == "all";
    if (all && amount_.set(most_offered(shown_), shown_)) amount_changed();
    if (!all && clicked != "stake" && clicked != "cover" && !input.pressed(Action::Confirm) &&
        !input.pressed(Action::Roll))
        return;
    amount_.put_down(shown_);
    const int amount = amount_.value();
    decide(shown_.phase == ceelo::Phase::Stake ? ceelo::Event{ceelo::Stake{amount}}
                                               : ceelo::Event{ceelo::Cover{amount}});
}

void CeeloScene::computer() {
    if (watching()) return follow_recording();
    if (!session_->may_throw()) {
        decide(seats_->decision(session_->rules(), session_->state()));
        return;
    }
    chance::Dust dust{dust_now()};
    const float from = table_.angle(view().place(shown_.turn)) + static_cast<float>(dust.between(-0.25, 0.25));
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    throw_dice({strength, {-std::cos(from), -std::sin(from)}, dust.bits()});
}

void CeeloScene::decided(const ceelo::State& before, const Answer& answer) {
    amount_.let_go();
    const bool best = most_offered(before) > 1 && seats_->knows_best(before.turn);
    told_.boast(best ? best_words(seats_->choices(session_->rules(), before)) : "");
    begin_telling(answer->facts);
}

// ---- show: the picture catches up with the truth, one fact after another, once the dice rest ----

Ticks CeeloScene::reveal(Facts rest) {
    const Ticks looked_at = told_.reveal(rest, {*seats_, view(), clock_, services_.settings.reduced_motion});
    if (const auto* round = std::get_if<ceelo::RoundBegan>(&rest.front())) shown_.round = round->round;
    sound_of(rest.front());
    update_boards();
    return paced(looked_at);
}

void CeeloScene::revealed() {
    shown_ = session_->state();
    told_.catch_up(shown_);
    update_boards();
    panels_.shown(*session_);
    next_move();
}

// A win is told for whoever sits here; a bet that was only got back is none.
void CeeloScene::sound_of(const ceelo::Fact& fact) {
    const auto loud = [](int amount) { return std::min(1.0f, 0.45f + 0.02f * static_cast<float>(amount)); };
    if (const auto* won = std::get_if<ceelo::BettorWon>(&fact); won && seats_->human(won->player))
        services_.sounds.play("win", loud(won->won));
    if (const auto* lost = std::get_if<ceelo::BettorLost>(&fact); lost && seats_->human(lost->player))
        services_.sounds.play("loss", 0.7f * loud(lost->bet));
    if (const auto* over = std::get_if<ceelo::GameOver>(&fact)) {
        bool ours = false;
        for (int player = 0; player < seats_->count(); ++player)
            ours = ours || (seats_->human(player) && over->won_by(player));
        services_.sounds.play(ours ? "big_win" : "whistle", 0.9f);
    }
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact); bank && bank->from != bank->to)
        services_.sounds.play("bank", 0.5f);
}

void CeeloScene::next_move() {
    if (over(session_->rules(), shown_)) return finish();
    const bool decision = most_offered(shown_) > 0;
    if (by_hand(shown_.turn)) {
        phase_ = decision ? Phase::Deciding : Phase::Waiting;
        asked_at_ = clock_;
        choices_ = decision ? seats_->choices(session_->rules(), shown_) : std::vector<odds::CeeloChoice>{};
        amount_.propose(shown_);
        update_boards();
        return;
    }
    phase_ = Phase::Thinking;
    const Ticks think = !decision ? think_throw : shown_.phase == ceelo::Phase::Stake ? think_stake : think_cover;
    until_ = clock_ + (watching() ? watched_pause : hurried() ? 1 : paced(think));
}

void CeeloScene::finish() {
    phase_ = Phase::Finished;
    finished_since_ = clock_;
    until_ = clock_ + watched_end;
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
}

void CeeloScene::update_boards(bool at_once) {
    const ceelo_look::Dash dash = ceelo_look::dash_places(layout_);
    const auto set = [&](world::Id flaps, const render::Rect& where, int value) {
        show_on(flaps, where, 3, std::to_string(value), at_once);
    };
    const int player = moment().purse_of();
    set(purse_flaps_, dash.purse,
        seats_->humans() == 0 ? shown_.round : told_.coins().in({CeeloPot::Kind::Pocket, player}));
    set(amount_flaps_, dash.amount, amount_.value());
}

CeeloMoment CeeloScene::moment() const {
    return {.phase = phase_,
            .telling = telling(),
            .shaking = shaking(),
            .flying = flying(),
            .watching = watching(),
            .person = shown_.turn >= 0 && by_hand(shown_.turn) && !over(session_->rules(), shown_),
            .coach = services_.settings.coach,
            .finished_at = finished_since_,
            .amount = amount_.value(),
            .shown = shown_,
            .seats = *seats_,
            .told = told_,
            .choices = choices_};
}

// ---- draw ----

MoneyInk CeeloScene::ink() const {
    if (services_.settings.colour_vision == platform::ColourVision::Off) return {};
    return {render::hex(0xFFD24A), render::hex(0x5AA9FF)};
}

void CeeloScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    table_.plain = services_.settings.plain_felt;
    CeeloFeltView felt = view();
    felt.camera = jolted(felt.camera, time);
    const CeeloMoment now = moment();
    const MoneyInk inks = ink();
    const CeeloPicture picture{now, felt, inks, time, services_.settings.reduced_motion};
    picture.draw_under_dice(stage);
    if (now.playing()) cast_.draw(stage, felt.camera, time, services_.settings);
    picture.draw_over_dice(canvas, session_->rules().coins);
    picture.draw_plates(canvas, layout_);
    const CeeloDash dash{layout_, now};
    dash.draw(canvas, status());
    if (!demo_ && now.deciding()) {
        dash.draw_amount(canvas);
        world_[amount_flaps_].flaps->draw(canvas, time);
    }
    if (!demo_) buttons_.draw(canvas, ceelo_look::amber, time);
    if (!demo_ && !refused_.empty() && clock_ - refused_at_ < refusal_stays)
        dash.draw_refusal(canvas, refused_, inks.loss);
    world_.draw(stage, felt.camera, world::Layer::Dash, time);
    world_.draw(stage, felt.camera, world::Layer::Front, time);
    draw_front(canvas, time, ceelo_look::amber);
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void CeeloScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    const CeeloMoment now = moment();
    CeeloDash{layout_, now}.set_buttons(buttons_, !panels_.covers_table(), pace_);
}

std::vector<HitTarget> CeeloScene::own_hit_targets() const {
    std::vector<HitTarget> hit_targets = buttons_.hit_targets();
    if (is(Phase::Deciding)) hit_targets.push_back({"slider", ceelo_look::dash_places(layout_).slider});
    return hit_targets;
}

// ---- tell ----

bool CeeloScene::may_force() const {
    return session_->may_throw() && (is(Phase::Waiting) || is(Phase::Thinking)) && !watching();
}

void CeeloScene::overlay() {
    if (demo_) return;
    const CeeloPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                    .shown = shown_,
                                                                    .names = seats_->called(),
                                                                    .transport = transport(),
                                                                    .may_force = may_force()});
    carry_out_time(requests.debug);
    if (requests.debug.step_decision) step_one_decision();
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && may_force())
        throw_dice({0.5f, {0.2f, 1}, session_->hash()}, {requests.debug.force->begin(), requests.debug.force->end()});
    if (requests.sit_down) begin_sitting(requests.sit_down->rules, requests.sit_down->players, requests.sit_down->seed);
    if (requests.seats_closed && is(Phase::Choosing)) request_ = SceneChange{.where = SceneChange::Where::Title};
}

std::string CeeloScene::status() const {
    if (demo_)
        return "DEMO  \u00b7  A BET AGAINST THE BANK WINS " + odds::to_text(seats_->bet(session_->rules()).player_wins);
    if (pace_.paused) return "PAUSED";
    if (watching()) return "REPLAY";
    const std::string practice = session_->practised() ? "PRACTICE  \u00b7  " : "";
    if (told_.point() > 0) return fmt::format("{}ROUND {}  \u00b7  {} TO BEAT", practice, shown_.round, told_.point());
    if (shown_.round > 1 || !practice.empty())
        return fmt::format("{}ROUND {}  \u00b7  {} AT THE DRUM", practice, shown_.round, seats_->count());
    return fmt::format("WITH A BANK  \u00b7  {} AT THE DRUM", seats_->count());
}

void CeeloScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"choosing", "thinking", "deciding", "waiting", "finished"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    const CeeloMoment now = moment();
    const CeeloSay say = now.say();
    out["amount"] = now.amount;
    out["most"] = now.deciding() ? most_offered(shown_) : 0;
    out["point"] = told_.point();
    out["say"] = {say.title, say.line};
    out["why"] = told_.transition();
    out["banker"] = told_.banker();
    out["bank"] = told_.coins().in({CeeloPot::Kind::Bank, 0});
    out["round"] = nlohmann::json::array();
    for (int player = 0; player < seats_->count(); ++player) {
        const CeeloLine& line = told_.line(player);
        out["round"].push_back({{"name", seats_->name(player)},
                                {"coins", told_.coins().in({CeeloPot::Kind::Pocket, player})},
                                {"bet", told_.coins().in({CeeloPot::Kind::Bet, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
}

}  // namespace boxcars::scenes
