#include "scenes/siwuliu/scene.h"

#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/siwuliu/dash.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/picture.h"
#include "scenes/siwuliu/report.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

template class GameScene<siwuliu::Rules>;

namespace {

using namespace siwuliu_feel;
using platform::Action;

constexpr float wordmark_ratio = 1162.0f / 142;  // assets/wordmarks/siwuliu.svg

CastFeel cast_feel() {
    const glm::vec2 middle = siwuliu_look::table.bowl;
    return {.kind = render::DieKind::Bone,
            .wait = {middle + glm::vec2{-0.62f, 0.40f}, middle + glm::vec2{0.66f, 0.34f},
                     middle + glm::vec2{0.02f, -0.66f}},
            .tray = tray,
            .on_table = "die_bowl",
            .on_wall = "die_bowl"};
}

bool pressed_on_bowl(const platform::Input& input, const render::Camera& camera) {
    return std::ranges::any_of(input.presses, [&](const platform::Press& press) {
        if (press.kind != platform::Press::Kind::PointerDown || press.button != 1) return false;
        const glm::vec2 at{camera.on_plane(press.at, 0.6f)};
        return glm::length(at - siwuliu_look::table.bowl) < siwuliu_look::table.rim;
    });
}

}  // namespace

// ---- enter ----

SiwuliuScene::SiwuliuScene(SceneServices& services, SiwuliuOptions options)
    : GameScene(services, options.demo, std::move(options.watch), cast_feel()) {
    purse_flaps_ = spawn_flaps(world_, {}, 7, render::colours::ivory);
    bet_flaps_ = spawn_flaps(world_, {}, 6, render::colours::ivory);
    services_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
}

void SiwuliuScene::sit_down(session::Setup<siwuliu::Rules> setup) {
    open_session(std::move(setup));
    panels_.new_sitting();
    new_game({});
    update_boards(true);
}

void SiwuliuScene::new_game(Facts) {
    ledger_.clear();
    next_bet_.reset();
    begin_round();
}

void SiwuliuScene::begin_round() {
    shown_ = session_->state();
    till_.begin_round(shown_, session_->rules().bank);
    round_.begin();
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    update_boards();
}

// ---- tick ----

std::span<const SiwuliuScene::KeyedButton> SiwuliuScene::keys() const {
    static constexpr KeyedButton own[] = {
        {Action::NewMatch, "new_sitting"}, {Action::Bets, "rounds"}, {Action::OtherLeaf, "fair"}};
    return own;
}

bool SiwuliuScene::press_own(const std::string& button) {
    if (button == "rounds") {
        panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(session_->next_table().rules);
    } else if (button == "fair") {
        if (played() && moment().reveals_edge()) other_sheet();
    } else {
        return false;
    }
    return true;
}

// The fair house, or back to the sheet as it is written, with the same money.
void SiwuliuScene::other_sheet() {
    const siwuliu::Rules& now = session_->next_table().rules;
    const siwuliu::Rules fair = fair_house(now);
    siwuliu::Rules written;
    written.bank = now.bank;
    written.balance = now.balance;
    change_rules(now == fair ? written : fair);
}

void SiwuliuScene::advance_own() {
    till_.tick(clock_);
    if (const int landed = till_.take_landed())
        services_.sounds.play("coin", std::min(1.0f, 0.4f + 0.1f * static_cast<float>(landed)));
}

// ---- act ----

void SiwuliuScene::play(const platform::Input& input, const Clicked& clicked) {
    switch (phase_) {
        case Phase::Betting:
            return bet(input, clicked);
        case Phase::Banker:
            return banker(input, clicked);
        case Phase::Player:
            return player(input);
        case Phase::Settled:
            return settled(input, clicked);
        case Phase::Fetching:
            if (due()) next_round();
            return;
        case Phase::Over:
            return over(input, clicked);
    }
}

void SiwuliuScene::bet(const platform::Input& input, const Clicked& clicked) {
    if (!played()) return play_along();
    if (next_bet_.hear(input, clicked, offer().most)) {
        services_.sounds.play("button", 0.4f);
        update_boards();
    }
    if (input.pressed(Action::Undo) || clicked == "undo") undo();
    const bool main_key = input.pressed(Action::Roll), begun = shown_.bet > 0;
    if (begun && (main_key || clicked == "stop"))
        decide(siwuliu::Stop{});
    else if (main_key || input.pressed(Action::Confirm) || clicked == "cover")
        decide(siwuliu::Bet{next_bet()});
}

// His throw is waited for; until the dice fly, the bets that led to it may be taken back.
void SiwuliuScene::banker(const platform::Input& input, const Clicked& clicked) {
    const bool takes_back = played() && session_->undoable() > 0;
    if (takes_back && (input.pressed(Action::Undo) || clicked == "undo")) return undo();
    if (!due()) return;
    if (watching()) return follow_recording(-1);
    throw_dice(drawn_hand(0.4, -1));
}

void SiwuliuScene::player(const platform::Input& input) {
    if (!played()) return play_along();
    take_dice(input, buttons_.just_pressed("throw") || pressed_on_bowl(input, table_camera(layout_)));
}

void SiwuliuScene::play_along() {
    if (!due()) return;
    if (watching()) return follow_recording();
    if (phase_ == Phase::Player) return throw_dice(drawn_hand(0.4));
    if (shown_.bet == 0)
        decide(siwuliu::Bet{std::clamp<Cents>(offer().most * 2 / 5, 1, offer().most)});
    else
        decide(siwuliu::Stop{});
    until_ = std::max(until_, clock_ + demo_pause);
}

void SiwuliuScene::thrown(const Answer&) {
    using siwuliu::Who;
    round_.fly(shown_.phase == siwuliu::Phase::BankerRolls ? Who::Banker : Who::Player, point_before_);
}

void SiwuliuScene::settled(const platform::Input& input, const Clicked& clicked) {
    if (!played()) {
        if (due()) collect();
        return;
    }
    if (wants_record(input, clicked)) return record(ledger_.last()->number);
    if (input.pressed(Action::Roll) || clicked == "collect" || clicked == "next_round") collect();
}

void SiwuliuScene::collect() {
    const bool fetched = till_.collect(places(), shown_.balance, clock_, services_.settings.reduced_motion);
    if (!fetched) return next_round();
    phase_ = Phase::Fetching;
    until_ = till_.rest_at() + home_waits;
    update_boards();
}

void SiwuliuScene::next_round() {
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
    if (!session_->over()) return begin_round();
    phase_ = Phase::Over;
    until_ = clock_ + demo_end;
    round_.end_game(shown_.bank == 0, clock_);
    update_boards();
}

void SiwuliuScene::over(const platform::Input& input, const Clicked& clicked) {
    if (played() && (input.pressed(Action::Roll) || clicked == "next_game")) return next_game();
    if (played() && wants_record(input, clicked)) return record(ledger_.last()->number);
    if (watching() && due()) follow_recording();
}

// A key that has just skipped the throw is often pressed once too often: it records nothing before the verdict is read.
bool SiwuliuScene::wants_record(const platform::Input& input, const Clicked& clicked) const {
    const bool by_key = input.pressed(Action::Confirm) && clock_ >= round_.settled_at() + verdict_read;
    return !ledger_.empty() && (clicked == "record" || by_key);
}

void SiwuliuScene::record(int number) {
    const auto [sentence, done] = ledger_.record(number, services_.data);
    if (sentence.empty()) return;
    if (!done) return refuse(sentence);
    notice_ = sentence;
    refused_.clear();
    refused_at_ = clock_;
    services_.sounds.play("button", 0.6f);
}

// ---- show: the picture catches up with the truth, bet by bet and once the dice rest ----

void SiwuliuScene::move_coins(Facts facts) {
    for (const siwuliu::Fact& fact : facts) till_.reveal(fact, places(), clock_, services_.settings.reduced_motion);
}

void SiwuliuScene::decided(const siwuliu::State&, const Answer& answer) {
    notice_.clear();
    round_.bet(answer->facts);
    move_coins(answer->facts);
    shown_ = session_->state();
    panels_.shown(*session_);
    services_.sounds.play("coin", 0.6f);
    if (shown_.phase == siwuliu::Phase::BankerRolls) {
        phase_ = Phase::Banker;
        until_ = std::max(clock_ + before_banker, till_.rest_at() + before_banker / 2);
    }
    update_boards();
}

void SiwuliuScene::taken_back() {
    round_.take_back();
    till_.take_back(shown_);
    phase_ = Phase::Betting;
    until_ = clock_ + demo_pause;
    panels_.shown(*session_);
    update_boards();
}

void SiwuliuScene::landed(Facts facts) {
    shown_ = session_->state();
    panels_.shown(*session_);
    move_coins(facts);
    const SiwuliuRound::Came came = round_.land(session_->rules(), facts, clock_);
    if (came.decided) return settle(facts);
    phase_ = came.again && came.by_banker ? Phase::Banker : Phase::Player;
    until_ = clock_ + (came.again ? nothing_read : demo_pause);
}

void SiwuliuScene::settle(Facts facts) {
    const SiwuliuTill::Money& money = till_.money();
    const Cents result = money.won - money.lost;
    ledger_.add(round_.call() ? round_.call()->words : "", result, facts, session_->practised());
    const auto size = static_cast<float>(std::abs(static_cast<double>(result)) / 20'000.0);
    if (result > 0)
        services_.sounds.play(round_.big_win() ? "big_win" : "win", std::min(1.0f, 0.45f + 0.4f * size));
    else if (result < 0)
        services_.sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
    phase_ = Phase::Settled;
    until_ = clock_ + demo_end;
    update_boards();
}

void SiwuliuScene::update_boards(bool at_once) {
    using siwuliu_look::Board;
    const auto set = [&](world::Id id, Board board, Cents amount) {
        constexpr std::size_t fewest = 7;
        const std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        show_on(id, siwuliu_look::board_place(layout_, board, cells), cells, text, at_once);
    };
    set(purse_flaps_, Board::Purse, till_.money().purse);
    set(bet_flaps_, Board::Bet, next_bet());
}

SiwuliuTill::Places SiwuliuScene::places() const {
    const render::Camera camera = table_camera(layout_);
    using siwuliu_look::Who;
    return {siwuliu_look::circle_middle(camera, Who::Bank), siwuliu_look::circle_middle(camera, Who::Player),
            world_[purse_flaps_].flaps->where.centre(), camera.project({-10.6f, 1.6f, 0})};
}

SiwuliuMoment SiwuliuScene::moment() const {
    const ui::SiwuliuRoundLine* const last = ledger_.last();
    return {.phase = phase_,
            .shaking = shaking(),
            .flying = flying(),
            .played = played(),
            .may_undo = session_->undoable() > 0,
            .may_record = last && !last->practice && !last->recorded,
            .practice = last && last->practice,
            .collects = till_.money().won > 0 || till_.money().pushed > 0,
            .next_bet = next_bet(),
            .most = offer().most,
            .shown = shown_};
}

// ---- draw ----

void SiwuliuScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    const SiwuliuMoment now = moment();
    const SiwuliuPicture picture{now, round_, till_, time};
    const odds::SiwuliuOdds& odds = odds_cache_.odds(session_->rules());
    render::TableLook look = siwuliu_look::table_look(layout_, services_.settings.plain_felt);
    look.camera = jolted(look.camera, time);
    stage.table(look, 1.0f);
    if (round_.big_win() && !services_.settings.reduced_motion)
        siwuliu_look::draw_rays(canvas, look.camera, time - static_cast<double>(round_.called_at()));
    siwuliu_look::draw_circle(canvas, look.camera, picture.bank());
    siwuliu_look::Circle mine = picture.player();
    if (services_.settings.coach) mine.coach = picture.coach(odds);
    siwuliu_look::draw_circle(canvas, look.camera, mine);
    cast_.draw(stage, look.camera, time, services_.settings);
    till_.draw(canvas, siwuliu_look::coin_px(look.camera), time);
    picture.draw_plate_below(canvas, layout_, look.camera, demo_ ? EdgeWords{} : edge_words(odds));
    draw_controls(canvas, now, time);
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
    draw_front(canvas, time, siwuliu_look::accent);
}

void SiwuliuScene::draw_controls(render::Canvas& canvas, const SiwuliuMoment& now, double time) {
    draw_dash(canvas, layout_, siwuliu_look::accent, 0, 0);
    draw_top_bar(canvas, layout_,
                 {.wordmark = "siwuliu",
                  .wordmark_ratio = wordmark_ratio,
                  .car = "THE LACQUER CAR",
                  .status = status(),
                  .accent = siwuliu_look::accent});
    SiwuliuDash{layout_, now}.draw_labels(canvas);
    if (!demo_) buttons_.draw(canvas, siwuliu_look::accent, time);
    const std::string& news = refused_.empty() ? notice_ : refused_;
    if (!news.empty() && clock_ - refused_at_ < refusal_stays)
        draw_siwuliu_news(canvas, layout_, news, !refused_.empty());
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void SiwuliuScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    const render::Rect& bar = layout_.bar;
    buttons_.add({.name = "rounds",
                  .where = {bar.x + bar.w - 304, bar.y + (bar.h - 40) / 2, 40, 40},
                  .label = "bets",
                  .key = "",
                  .icon = true,
                  .lit = panels_.list_open()});
    const siwuliu::Rules& next = session_->next_table().rules;
    const SiwuliuMoment now = moment();
    SiwuliuDash{layout_, now}.set_buttons(buttons_, !panels_.covers_table(), next == fair_house(next));
}

// ---- tell ----

std::string SiwuliuScene::status() const {
    if (demo_) return "DEMO";
    if (pace_.paused) return "PAUSED";
    return fmt::format("{}ROUND {}", session_->practised() ? "PRACTICE  ·  " : "",
                       is(Phase::Settled) && shown_.round > 1 ? shown_.round - 1 : shown_.round);
}

void SiwuliuScene::overlay() {
    if (demo_) return;
    const EdgeWords edge = edge_words(odds_cache_.odds(session_->rules()));
    const std::string sentence = edge.who + " " + edge.much + ".";
    const std::vector<Cents> balances = ledger_.balances(session_->rules().balance);
    const bool resting = played() && (is(Phase::Banker) || is(Phase::Player));
    const SiwuliuPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                      .rounds = ledger_.rounds(),
                                                                      .balances = balances,
                                                                      .edge = sentence,
                                                                      .resting = resting,
                                                                      .transport = transport()});
    carry_out_time(requests.debug);
    if (requests.debug.apply_rules) change_rules(*requests.debug.apply_rules);
    if (requests.debug.force && resting)
        throw_dice(drawn_hand(0.4), {requests.debug.force->begin(), requests.debug.force->end()});
    if (requests.record) record(*requests.record);
    if (requests.sit_down) begin_sitting(requests.sit_down->rules, {"human"}, requests.sit_down->seed);
}

void SiwuliuScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    report_siwuliu(out, {moment(), round_, till_, ledger_});
    out["told"] = notice_;
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
    out["fair"] = session_->rules() == fair_house(session_->rules());
}

}  // namespace boxcars::scenes
