#include "scenes/siwuliu/scene.h"

#include "platform/settings.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/show.h"

namespace boxcars::scenes {

template class GameScene<siwuliu::Rules>;
using namespace siwuliu_feel;
using platform::Action;

namespace {

constexpr std::pair<Action, Cents> amount_keys[] = {
    {Action::Chip1, 25}, {Action::Chip2, 100}, {Action::Chip3, 500}, {Action::Chip4, 2500}, {Action::Chip5, 10'000}};

// The least bet that a station takes; 0 at a free table.
Cents least_bet(const session::Session<siwuliu::Rules>& session) {
    const auto& stop = session.setup().stop;
    return stop ? stop->station.goal.stakes.least : 0;
}

}  // namespace

// ---- beginning ----

SiwuliuScene::SiwuliuScene(SceneServices& services, SiwuliuOptions options)
    : GameScene(services, options, panels_, cast(options.die)) {
    const auto open_seats = [this] {
        if (played()) panels_.open_seats(*session_);
    };
    add_commands({{"rounds", {Action::Bets}, [this] { panels_.toggle_list(); }},
                  {"new_sitting", {Action::NewMatch}, open_seats},
                  {"fair", {Action::OtherLeaf, Action::LeafBack}, [this] { take_other_sheet(); }},
                  {"undo", {Action::Undo}, [this] { take_back(); }, {"betting", "banker"}},
                  {"record", {}, [this] { record_last(); }, {"settled", "over"}},
                  {"", {Action::Confirm}, [this] { record_read(); }, {"settled", "over"}},
                  {"collect", {Action::Roll}, [this] { collect(); }, {"settled"}},
                  {"next_round", {}, [this] { collect(); }, {"settled"}},
                  {"next_game", {Action::Roll}, [this] { next_game(); }, {"over"}}});
    add_bet_commands();
    add_look_back_commands(show_.look_back, {Action::First}, [this](int by) { return show_.look(by, now()); });
    celebration_.chase_along(siwuliu_look::wordmark);
    take_places(std::move(options));
}

// Adds the commands that set the amount of the next bet, then those that bet. Only Enter places a bet, so that a player
// who taps Space to skip an animation never bets.
void SiwuliuScene::add_bet_commands() {
    const auto sets = [this](auto amount) {
        return [this, amount] {
            const SiwuliuMoment moment = now();
            next_bet_.set(amount(moment.most()), moment.most(), moment.step());
            services_.sounds.play("button", 0.4f);
            update_boards();
        };
    };
    const auto within = [this](Cents most) { return next_bet_.within(most); };
    const auto up = sets([=, this](Cents most) { return std::max(bet_up(within(most)), within(most) + now().step()); });
    const auto down =
        sets([=, this](Cents most) { return std::min(bet_down(within(most)), within(most) - now().step()); });
    add_commands({{"plus", {Action::Up, Action::Right, Action::More}, up, {"betting"}},
                  {"minus", {Action::Down, Action::Left, Action::Less}, down, {"betting"}},
                  {"half", {Action::Hold}, sets([](Cents most) { return most / 2; }), {"betting"}},
                  {"", {Action::Double}, sets([within](Cents most) { return 2 * within(most); }), {"betting"}},
                  {"cover_all", {Action::Rebet}, sets([](Cents most) { return most; }), {"betting"}},
                  {"cover", {Action::Confirm}, [this] { place_bet(); }, {"betting"}},
                  {"stop", {Action::Roll}, [this] { stop_betting(); }, {"betting"}}});
    for (const auto& [key, cents] : amount_keys)
        add_commands({{"", {key}, sets([amount = cents](Cents) { return amount; }), {"betting"}}});
}

void SiwuliuScene::place_bet() {
    const Cents bet = next_bet_.within(now().most());
    if (bet == 0 && shown_.bet > 0) return stop_betting();  // nothing more can be covered
    if (at_rest()) decide(siwuliu::Bet{bet});
}

void SiwuliuScene::stop_betting() {
    if (at_rest() && shown_.bet > 0) decide(siwuliu::Stop{});
}

void SiwuliuScene::take_back() {
    if (is(Phase::Betting) || session_->undoable() > 0) undo();
}

void SiwuliuScene::take_other_sheet() {
    if (at_stop()) return refuse(std::string{session::station_keeps_table});
    if (played() && now().before_first_bet()) change_rules(other_sheet(session_->next_table().rules));
}

SiwuliuScene::Facts SiwuliuScene::begin(const Session& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    show_.announced.begin_game(session.rules().balance);
    show_.look_back.clear();
    next_bet_.reset(least_bet(session));
    return {};
}

void SiwuliuScene::remember(const Session& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    panels_.shown(session);
    if (entry.faces.empty()) return;
    if (played() && !session.practised())
        show_.look_back.remember(session.rules(), session.journal()[nth - 1].step.next);
    show_.announced.remember(session.rules(), entry.step.facts, session.practised());
}

void SiwuliuScene::begin_round() {
    shown_ = session_->state();
    wait_here(show_.announced.begin_round(shown_, session_->rules().bank));
}

void SiwuliuScene::wait_here(Ticks ticks) {
    waits_for_ = name_of(show_.announced.phase());
    wait(ticks, is(Phase::Fetching) || (is(Phase::Banker) && played()));
    update_boards();
}

// ---- tick ----

void SiwuliuScene::advance_own() {
    if (show_.tick(clock_, services_.sounds)) update_boards();
}

// ---- act ----

void SiwuliuScene::play(const platform::Input& input, const Clicked& clicked) {
    if (heard_look_back(input)) return;
    if (!played()) {
        if (due()) play_along();
    } else if (hear_move(input, clicked)) {
    } else if (is(Phase::Player)) {
        const auto on_bowl = [camera = siwuliu_look::camera(layout_)](glm::vec2 at) {
            return siwuliu_look::on_bowl(camera, at);
        };
        take_dice(input, buttons_.just_pressed("throw") || pressed_where(input, on_bowl));
    } else if (due() && is(Phase::Banker)) {
        throw_dice(drawn_hand(0.4, towards_player));
    } else if (due() && is(Phase::Fetching)) {
        next_round();
    }
}

void SiwuliuScene::play_along() {
    if (is(Phase::Settled)) return collect();
    if (is(Phase::Fetching)) return next_round();
    const float along = is(Phase::Banker) ? towards_player : 1;
    if (watching()) return follow_recording(along);
    if (is(Phase::Over)) return;
    if (!is(Phase::Betting)) return throw_dice(drawn_hand(0.4, along));
    if (const Cents most = siwuliu::offer(shown_).most; shown_.bet > 0)
        decide(siwuliu::Stop{});
    else
        decide(siwuliu::Bet{std::clamp<Cents>(most * 2 / 5, 1, most)});
    until_ = std::max(until_, clock_ + demo_pause);
}

bool SiwuliuScene::thrown(const Answer&) {
    using siwuliu::Who;
    const bool players = shown_.phase == siwuliu::Phase::PlayerRolls;
    show_.announced.fly(players ? Who::Player : Who::Banker);
    return players;
}

void SiwuliuScene::collect() {
    const auto comes_home = show_.announced.collect(shown_.balance, show_.onlooker(now()));
    return comes_home ? wait_here(*comes_home) : next_round();
}

void SiwuliuScene::next_round() {
    if (!session_->over()) return begin_round();
    wait_here(show_.announced.end_game(shown_.bank == 0, clock_));
    if (!played()) return;
    if (const std::string words = show_.accuracy(); !words.empty()) reply_.say(words, clock_);
}

void SiwuliuScene::record_last() {
    if (const auto* last = show_.announced.ledger().last()) record(last->number);
}

// Does nothing until the verdict has been shown for a while, because a key that skips the throw is often pressed twice.
void SiwuliuScene::record_read() {
    if (!verdict_is_read()) return;
    if (!at_stop()) return record_last();
    if (is(Phase::Settled)) collect();  // nothing is recorded at a stop, which is practice
}

void SiwuliuScene::record(int number) {
    if (session_->branched()) return refuse("A practice round cannot be saved.");
    const auto [sentence, done] = show_.announced.record(number, services_.data);
    if (sentence.empty()) return;
    if (!done) return refuse(sentence);
    reply_.say(sentence, clock_);
    services_.sounds.play("button", 0.6f);
}

// ---- show: after each bet, and when the dice rest ----

Ticks SiwuliuScene::reveal(Facts& rest) {
    const Facts facts = std::exchange(rest, {});
    shown_ = session_->state();
    if (std::holds_alternative<siwuliu::Threw>(facts.front())) {
        until_ = clock_ + show_.announced.land(session_->rules(), facts, show_.onlooker(now()));
        if (show_.announced.phase() == Phase::Settled) sound_of_loss(services_.sounds, show_.announced.result());
        return 0;
    }
    if (const auto* bet = std::get_if<siwuliu::BetPlaced>(&facts.front()); bet && watching())
        next_bet_.put_down(bet->amount);
    if (const auto banker_waits = show_.announced.bet(facts, shown_, show_.onlooker(now())))
        until_ = clock_ + *banker_waits;
    services_.sounds.play("coin", 0.6f);
    return 0;
}

void SiwuliuScene::lay(bool anew) {
    const auto& journal = session_->journal();
    shown_ = session_->state();
    if (anew) lay_as_left();
    if (journal.empty() || journal.back().game < session_->game()) return begin_round();
    if (anew || journal.back().text == session::undo_word) show_.announced.lay(*session_);
    wait_here(std::max<Ticks>(0, until_ - clock_));
}

// Sets up the dice and the amount of the last bet.
void SiwuliuScene::lay_as_left() {
    float along = 1;
    next_bet_.reset(least_bet(*session_));
    for (const auto& entry : session_->journal()) {
        if (entry.event && entry.game == session_->game())
            if (const auto* bet = std::get_if<siwuliu::Bet>(&*entry.event)) next_bet_.put_down(bet->amount);
        for (const siwuliu::Fact& fact : entry.step.facts)
            if (const auto* threw = std::get_if<siwuliu::Threw>(&fact))
                along = threw->who == siwuliu::Who::Banker ? towards_player : 1;
    }
    lay_dice(along);
}

// ---- the current moment ----

SiwuliuMoment SiwuliuScene::now() const {
    const SiwuliuAnnounced& announced = show_.announced;
    const ui::SiwuliuRoundLine* const last = announced.ledger().last();
    const SiwuliuLookedBack* const back = show_.look_back.on_show();
    const SiwuliuTill::TillMoney& money = announced.till().money();
    SiwuliuMoment moment{table_view(back ? show_.look_back.laid() : shown_),
                         back ? Phase::Betting : announced.phase(),
                         back ? std::max<Cents>(0, back->judged.better - back->bet) : 0,
                         last && !last->practice && !last->recorded,
                         last && last->practice,
                         money.won > 0 || money.pushed > 0,
                         show_.look_back};
    if (!back) moment.next_bet = next_bet_.on_offer(is(Phase::Betting), moment.most());
    return moment;
}

void SiwuliuScene::update_boards(bool at_once) { show_on(show_.boards(now()), at_once); }

void SiwuliuScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    show_.draw(stage, now(), seen(siwuliu_look::camera(layout_), time), cast_, buttons_, reply_.standing(clock_), time);
    draw_front(stage.canvas(), time, siwuliu_look::accent, show_.places(layout_));
}

void SiwuliuScene::overlay() {
    if (demo_) return;
    const bool resting = played() && (is(Phase::Banker) || is(Phase::Player));
    const auto& ledger = show_.announced.ledger();
    const auto requests = panels_.draw(services_, {seen_by_panels(resting && session_->may_throw()), ledger.curve(),
                                                   edge_words(show_.odds(session_->rules())).sentence()});
    const auto number = panels_.draw_rounds(services_, ledger.rounds());
    carry_out(requests, resting, drawn_hand(0.4));
    if (number) record(*number);
}

void SiwuliuScene::report(nlohmann::json& out) const {
    show_.report(out, now());
    out["told"] = reply_.words();
    if (played()) out["verdict_read"] = verdict_is_read();
}

}  // namespace boxcars::scenes
