#include "scenes/siwuliu/scene.h"

namespace boxcars::scenes {

using namespace siwuliu_feel;

constexpr double sideways = 0.4;  // of the banker's and all automatic throws
static constexpr Action listed_keys[] = {Action::Roll,    Action::Confirm,  Action::Up,    Action::Down,
                                         Action::Hold,    Action::Double,   Action::Rebet, Action::Undo,
                                         Action::Skip,    Action::Bets,     Action::Coach, Action::First,
                                         Action::Overlay, Action::Settings, Action::Pause, Action::Back};

SiwuliuScene::SiwuliuScene(SceneServices& services, TableOptions options)
    : TableOf(services, options, panels_, cast(options.die)),
      panels_({.game = "Sì-wŭ-liù",
               .keys = listed_keys,
               .pages = [](const ui::OverlayView& in) { return ui::siwuliu_pages(in.rules.as<siwuliu::Rules>()); },
               .overlay = std::make_unique<ui::SiwuliuOverlay>(),
               .seats = ui::siwuliu_seats}) {
    const auto open_seats = [this] {
        if (frame_.played()) panels_.open_seats(sitting());
    };
    const auto undo_bet = [this] {
        if (is(Phase::Betting) || sitting().undoable() > 0) undo();
    };
    frame_.commands().add({{"rounds", {Action::Bets}, [this] { panels_.toggle_list(); }},
                           {"new_sitting", {Action::NewMatch}, open_seats},
                           {"fair", {Action::OtherLeaf, Action::LeafBack}, [this] { take_other_sheet(); }},
                           {"undo", {Action::Undo}, undo_bet, {"betting", "banker", "player"}},
                           {"record", {}, [this] { record_last(); }, {"settled", "over"}},
                           {"", {Action::Confirm}, [this] { record_read(); }, {"settled", "over"}},
                           {"collect", {Action::Roll}, [this] { collect(); }, {"settled"}},
                           {"next_round", {}, [this] { collect(); }, {"settled"}},
                           {"next_game", {Action::Roll}, [this] { next_game(); }, {"over"}}});
    add_bet_commands();
    frame_.add_look_back_commands(look_back_, {Action::First}, [this](int by) {
        return look_back_.on_show() || now().may_look_back() ? look_back_.look(by) : "";
    });
    frame_.furnish(GaugeRoom::Own, hex(0x5A0F12), siwuliu_look::wordmark);
    take_places(std::move(options));
}

// Only Enter places a bet, so that a player who taps Space to skip an animation never bets.
void SiwuliuScene::add_bet_commands() {
    const auto sets = [this](auto amount) {
        return [this, amount] {
            const SiwuliuMoment moment = now();
            const Cents step = moment.step();  // rounds down to whole steps
            set_amount() = std::max(step, std::min(amount(moment.most()), moment.most()) / step * step);
            services_.sounds.play("button", 0.4f);
            update_boards();
        };
    };
    const auto within = [this](Cents most) { return std::min(set_amount(), most); };
    const auto up = sets([=, this](Cents most) { return std::max(bet_up(within(most)), within(most) + now().step()); });
    const auto down =
        sets([=, this](Cents most) { return std::min(bet_down(within(most)), within(most) - now().step()); });
    const std::vector<std::string_view> either{"betting", "point", "surrender"};
    frame_.commands().add({{"plus", {Action::Up, Action::Right, Action::More}, up, either},
                           {"minus", {Action::Down, Action::Left, Action::Less}, down, either},
                           {"half", {Action::Hold}, sets([](Cents most) { return most / 2; }), {"betting", "point"}},
                           {"", {Action::Double}, sets([within](Cents most) { return 2 * within(most); }), either},
                           {"cover_all", {Action::Rebet}, sets([](Cents most) { return most; }), either},
                           {"cover", {Action::Confirm}, [this] { place_bet(); }, {"betting"}},
                           {"raise", {Action::Confirm}, [this] { raise_bet(); }, {"point", "surrender"}},
                           {"give_up", {Action::Hold}, [this] { give_up(); }, {"surrender"}},
                           {"stop", {Action::Roll}, [this] { stop_betting(); }, {"betting"}}});
    for (const auto& [key, cents] : {std::pair<Action, Cents>{Action::Chip1, 25},
                                     {Action::Chip2, 100},
                                     {Action::Chip3, 500},
                                     {Action::Chip4, 2500},
                                     {Action::Chip5, 10'000}})
        frame_.commands().add({{"", {key}, sets([amount = cents](Cents) { return amount; }), {"betting"}}});
}

bool SiwuliuScene::begin(const Sitting& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    announced_.ledger.begin(session.rules().as<siwuliu::Rules>().balance);
    look_back_.clear();
    next_bet_ = std::max(first_bet, session.game_played().goal().stakes.least);
    return false;
}

void SiwuliuScene::remember(const Sitting& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    panels_.shown(session);
    const auto& rules = session.rules().as<siwuliu::Rules>();
    if (frame_.played() && session.counts() && !entry.faces.empty())
        look_back_.remember(rules, session.journal()[nth - 1].step.next.as<State>());
    announced_.ledger.add_ended(rules, rules::facts_of<Fact>(entry.step.facts), !session.counts());
}

void SiwuliuScene::advance_own() {
    announced_.till.tick(frame_.clock());
    if (announced_.till.ring(services_.sounds, 0.1f)) update_boards();
}

void SiwuliuScene::play(const Input& input, const Clicked& clicked) {
    if (frame_.heard_look_back(input)) return;
    if (!frame_.played()) {
        if (frame_.due()) play_along();
    } else if (frame_.commands().hear_move(input, clicked)) {
    } else if (is(Phase::Player)) {
        const auto on_bowl = std::bind_front(siwuliu_look::on_bowl, siwuliu_look::camera(frame_.layout()));
        take_dice(input, frame_.buttons().just_pressed("throw") || pressed_where(input, on_bowl));
    } else if (frame_.due() && is(Phase::Banker)) {
        throw_dice(drawn_hand(sideways, towards_player));
    } else if (frame_.due() && is(Phase::Fetching)) {
        next_round();
    }
}

void SiwuliuScene::play_along() {
    if (is(Phase::Settled)) return collect();
    if (is(Phase::Fetching)) return next_round();
    const float along = is(Phase::Banker) ? towards_player : 1;
    if (frame_.watching()) return follow_recording(along);
    if (is(Phase::Over)) return;
    if (!is(Phase::Betting)) return throw_dice(drawn_hand(sideways, along));
    const Cents most = most_offered(shown_);
    decide(shown_.bet > 0 ? siwuliu::Event{siwuliu::Stop{}} : siwuliu::Bet{std::clamp<Cents>(most * 2 / 5, 1, most)});
    frame_.motion().wait_until(std::max(frame_.motion().until(), frame_.clock() + demo_pause));
}

bool SiwuliuScene::thrown(const Answer&) {
    const bool players = shown_.phase == siwuliu::Phase::PlayerRolls;
    announced_.round.fly(players ? siwuliu::Who::Player : siwuliu::Who::Banker);
    return players;
}

Ticks SiwuliuScene::reveal(Facts& rest) {
    const Facts facts = std::exchange(rest, {});
    shown_ = decided();
    if (found<siwuliu::Threw>(facts)) {
        frame_.motion().wait_until(frame_.clock() + announced_.land(sheet(), facts, show_.onlooker(now())));
        const Cents lost = announced_.till.money().lost - announced_.till.money().won;
        if (announced_.phase == Phase::Settled && lost > 0)
            services_.sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * static_cast<float>(real(lost) / 20'000.0)));
        return 0;
    }
    if (const auto* placed = found<siwuliu::BetPlaced>(facts); placed && frame_.watching()) next_bet_ = placed->amount;
    if (const auto banker_waits = announced_.bet(sheet(), facts, shown_, show_.onlooker(now())))
        frame_.motion().wait_until(frame_.clock() + *banker_waits);
    services_.sounds.play("coin", 0.6f);
    return 0;
}

void SiwuliuScene::lay(bool anew) {
    const auto& journal = sitting().journal();
    shown_ = decided();
    if (anew) lay_as_left();
    if (journal.empty() || journal.back().game < sitting().game()) return begin_round();
    if (anew || journal.back().text == session::undo_word) announced_.lay(sitting());
    wait_here(std::max<Ticks>(0, frame_.motion().until() - frame_.clock()));
}

// Sets up the dice and the amount of the last bet.
void SiwuliuScene::lay_as_left() {
    float along = 1;
    next_bet_ = std::max(first_bet, sitting().game_played().goal().stakes.least);
    for (const auto& entry : sitting().journal()) {
        if (entry.event && entry.game == sitting().game())
            if (const auto* bet = std::get_if<siwuliu::Bet>(&entry.event->as<siwuliu::Event>()))
                next_bet_ = bet->amount;
        for (const rules::Fact& fact : entry.step.facts)
            if (const auto* threw = std::get_if<siwuliu::Threw>(&fact.as<siwuliu::Fact>()))
                along = threw->who == siwuliu::Who::Banker ? towards_player : 1;
    }
    lay_dice(along);
}

SiwuliuMoment SiwuliuScene::now() const {
    const ui::SiwuliuRoundLine* const last = announced_.ledger.last();
    const SiwuliuLookedBack* const back = look_back_.on_show();
    const SiwuliuTill::TillMoney& money = announced_.till.money();
    SiwuliuMoment moment{
        {table_view(back ? look_back_.laid() : shown_), back ? Phase::Betting : announced_.phase, look_back_},
        back ? std::max<Cents>(0, back->judged.better - back->bet) : 0,
        last && !last->practice && !last->recorded,
        last && last->practice,
        money.won > 0 || money.pushed > 0};
    const Cents in_steps = next_bet_ / moment.step() * moment.step();
    if (!back) moment.next_bet = is(Phase::Betting) ? std::min(in_steps, moment.most()) : next_bet_;
    if (moment.may_raise()) moment.next_bet = std::min(raise_by_, moment.most());
    return moment;
}

void SiwuliuScene::draw(Stage& stage, double between) {
    const double time = frame_.lay_out(stage, between);
    show_.draw(stage, now(), time);
}

void SiwuliuScene::overlay() {
    if (frame_.demo()) return;
    const bool resting = frame_.played() && (is(Phase::Banker) || is(Phase::Player));
    const auto requests = panels_.draw(
        services_, ui::SiwuliuOverlayView{seen_by_panels(resting && sitting().may_throw()), announced_.ledger.curve()});
    ui::SiwuliuRoundsDone done;
    if (panels_.list_open()) done = draw_siwuliu_rounds(services_.host, announced_.ledger.rounds());
    if (done.close) panels_.toggle_list();
    carry_out(requests, resting, drawn_hand(sideways));
    if (done.record) record(*done.record);
}

void SiwuliuScene::report(Json& out) const {
    show_.report(out, now());
    out["told"] = frame_.reply().words();
    if (frame_.played()) out["verdict_read"] = verdict_is_read();
}

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds) {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts all{{Figure::Edge, "A bet against the bank", odds::Fraction{-odds.player.edge}},
                      {Figure::Chance, "Chance that a bet wins", odds.player.win},
                      {Figure::Chance, "Chance that the banker wins at once", odds.auto_win},
                      {Figure::Chance, "Chance that the banker loses at once", odds.auto_loss}};
    for (const auto& [point, against] : odds.by_point) {
        all.push_back({Figure::Chance, fmt::format("Chance to win against a point of {}", point), against.win});
        all.push_back({Figure::Chance, fmt::format("Chance of a banker's point of {}", point), odds.points.at(point)});
    }
    return all;
}

}  // namespace boxcars::scenes
