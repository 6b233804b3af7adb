// The Lacquer Car's picture of this moment. Reads; changes nothing but what remembers the layout.
#include "platform/settings.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/scene.h"
#include "ui/amounts.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace siwuliu_feel;
using namespace render;
using siwuliu_look::accent;
using siwuliu_look::Circle;
using siwuliu_look::Who;

constexpr float wordmark_ratio = 1162.0f / 142;  // assets/wordmarks/siwuliu.svg

float since(double time, Ticks began, Ticks takes) {
    return world::unit((time - static_cast<double>(began)) / static_cast<double>(takes));
}

}  // namespace

void SiwuliuScene::draw(Stage& stage, double between) {
    const double time = lay_out(stage, between);
    Canvas& canvas = stage.canvas();
    TableLook look = siwuliu_look::table_look(layout_, services_.settings.plain_felt);
    look.camera = jolted(look.camera, time);
    stage.table(look, 1.0f);
    if (call_ && call_->celebrate && call_->words.back() == '!' && !services_.settings.reduced_motion)
        siwuliu_look::draw_rays(canvas, look.camera, time - static_cast<double>(called_at_));
    siwuliu_look::draw_circle(canvas, look.camera, bank_circle(time));
    Circle mine = player_circle(time);
    if (services_.settings.coach && shown_.phase == siwuliu::Phase::PlayerRolls)
        mine.coach = coach_words(
            odds_cache_.odds(session_->rules()).by_point[static_cast<std::size_t>(shown_.point - odds::first_point)]);
    else if (services_.settings.coach && shown_.phase == siwuliu::Phase::BankerRolls)
        mine.coach = coach_words(odds_cache_.odds(session_->rules()).player);
    siwuliu_look::draw_circle(canvas, look.camera, mine);
    cast_.draw(stage, look.camera, time, services_.settings);
    till_.draw(canvas, siwuliu_look::coin_px(look.camera), time);
    draw_plate_below(canvas, look.camera, time);
    draw_controls(canvas, time);
    draw_hint(canvas);
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
    draw_front(canvas, time, accent);
}

Circle SiwuliuScene::bank_circle(double time) const {
    const SiwuliuTill::Money& money = till_.money();
    Circle circle{.who = Who::Bank, .title = "BANK", .amount = money.bank};
    circle.coins = till_.coins(false);
    circle.lit = till_.coins_covered();
    circle.throws = bank_point_ ? "BANKER'S POINT" : !bank_faces_.empty() ? "BANKER'S THROW" : "";
    circle.faces = bank_faces_;
    circle.point = bank_point_;
    circle.on_turn = is(Phase::Banker) || (flying() && shown_.phase == siwuliu::Phase::BankerRolls);
    const Cents open = money.bank - money.covered;
    if (!money.closed) {
        const auto of_bank = [&](Cents part) {
            return money.bank > 0 ? static_cast<float>(part) / static_cast<float>(money.bank) : 0.0f;
        };
        circle.covered = of_bank(money.covered);
        if (is(Phase::Betting)) circle.requested = of_bank(money.covered + next_bet());
        circle.note = money.covered > 0
                          ? fmt::format("{} covered · {} open", ui::look_money(money.covered), ui::look_money(open))
                          : "nothing covered yet";
    } else if (!money.decided) {
        circle.covered = 1;
        circle.note = money.returned > 0 ? fmt::format("covered · {} returned", ui::look_money(money.returned))
                                         : "covered to the last cent";
    } else {
        circle.note = money.lost > 0  ? fmt::format("takes {}", ui::look_money(money.lost))
                      : money.won > 0 ? fmt::format("pays {}", ui::look_money(money.won))
                                      : "pays nothing";
        if (money.lost > 0) circle.won = since(time, settled_at_, rim_in);
        if (money.won > 0) circle.drained = since(time, settled_at_, drain);
    }
    return circle;
}

Circle SiwuliuScene::player_circle(double time) const {
    const SiwuliuTill::Money& money = till_.money();
    Circle circle{.who = Who::Player, .title = "YOUR BET", .amount = money.bet};
    circle.coins = till_.coins(true);
    circle.throws = player_faces_.empty() ? "" : "YOUR THROW";
    circle.faces = player_faces_;
    circle.point = player_point_;
    circle.on_turn = is(Phase::Player) || shaking() || (flying() && shown_.phase == siwuliu::Phase::PlayerRolls);
    if (!money.closed) {
        circle.note = money.bet > 0 ? "cover more, or throw" : "cover as much as you like";
    } else if (!money.decided) {
        circle.note = shown_.phase == siwuliu::Phase::PlayerRolls ? fmt::format("at stake against a {}", shown_.point)
                                                                  : "at stake";
    } else if (money.won > 0) {
        circle.title = "YOU COLLECT";
        circle.amount = money.bet + money.won;
        circle.note = fmt::format("your {} and {}", ui::look_money(money.bet), ui::look_change(money.won));
        circle.won = since(time, settled_at_, rim_in);
    } else if (money.lost > 0) {
        circle.note = ui::look_change(-money.lost);
        circle.drained = since(time, settled_at_, drain);
    } else if (money.pushed > 0) {
        circle.note = "your bet comes back";
    }
    return circle;
}

// The verdict; while bets are taken, what the sheet in force gives whom.
void SiwuliuScene::draw_plate_below(Canvas& canvas, const Camera& camera, double time) {
    if (reveals_edge() && !demo_) return draw_edge(canvas, siwuliu_look::edge_place(layout_, camera));
    if (flying() || !call_) return;
    const float come = world::quint_out(since(time, called_at_, verdict_in));
    siwuliu_look::draw_verdict(canvas, siwuliu_look::verdict_place(layout_, camera),
                               {call_->words, call_->sub, call_->celebrate}, come);
}

// Openly: whom the sheet favours and by how much, with the other sheet one click away.
void SiwuliuScene::draw_edge(Canvas& canvas, Rect r) {
    const EdgeWords words = edge_words(odds_cache_.odds(session_->rules()));
    const float scale = r.h / 74;
    draw_plate(canvas, r, true);
    const glm::vec2 at{r.x + 22 * scale, r.centre().y};
    canvas.text({Face::Label, 19 * scale, 0.03f}, words.who, at - glm::vec2(0, 12 * scale), Align::Left,
                colours::brass_light);
    canvas.text({Face::Body, 15 * scale}, words.much, at + glm::vec2(0, 14 * scale), Align::Left, colours::ivory);
    draw_key_cap(canvas, {siwuliu_look::other_sheet_place(r).x - 30, r.centre().y}, "TAB", colours::ivory);
}

// One line under the top bar: a refusal, or what went well.
void SiwuliuScene::draw_hint(Canvas& canvas) {
    const std::string& words = refused_.empty() ? notice_ : refused_;
    if (words.empty() || clock_ - refused_at_ >= refusal_stays) return;
    const Type type{Face::Body, 15};
    const float wide = std::min(layout_.canvas.w - 24, canvas.width(type, words) + 36);
    const Rect pill{layout_.table.centre().x - wide / 2, layout_.table.y + 6, wide, 26};
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    canvas.text(type, words, pill.centre(), Align::Centre, refused_.empty() ? colours::ivory : colours::loss);
}

void SiwuliuScene::draw_controls(Canvas& canvas, double time) {
    draw_dash(canvas, layout_, accent, 0, 0);
    draw_top_bar(canvas, layout_,
                 {.wordmark = "siwuliu",
                  .wordmark_ratio = wordmark_ratio,
                  .car = "THE LACQUER CAR",
                  .status = status(),
                  .accent = accent});
    const auto label = [&](siwuliu_look::Board board, std::string_view name) {
        const Rect room = siwuliu_look::board_room(layout_, board);
        canvas.text(type::label, name, {room.x, room.y - 12}, Align::Left, colours::ash);
    };
    label(siwuliu_look::Board::Purse, "YOUR PURSE");
    label(siwuliu_look::Board::Bet, "NEXT BET");
    if (!demo_) buttons_.draw(canvas, accent, time);
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void SiwuliuScene::set_buttons() {
    buttons_.begin();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    const Rect& bar = layout_.bar;
    buttons_.add({.name = "rounds",
                  .where = {bar.x + bar.w - 304, bar.y + (bar.h - 40) / 2, 40, 40},
                  .label = "bets",
                  .key = "",
                  .icon = true,
                  .lit = panels_.list_open()});
    set_verbs();
    set_bet_buttons();
    if (!reveals_edge()) return;
    const bool fair = session_->next_table().rules == fair_house(session_->next_table().rules);
    buttons_.add({.name = "fair",
                  .where = siwuliu_look::other_sheet_place(siwuliu_look::edge_place(layout_, table_camera(layout_))),
                  .label = fair ? "AS WRITTEN" : "FAIR SHEET",
                  .key = "",
                  .enabled = played()});
}

void SiwuliuScene::set_verbs() {
    const Rect& dash = layout_.dash;
    const float right = dash.x + dash.w;
    const Rect verb =
        layout_.narrow ? Rect{right - 24 - 176, dash.y + 76, 176, 60} : Rect{right - 40 - 162, dash.y + 18, 162, 72};
    const bool calm = !panels_.covers_table(), mine = played();
    const auto big = [&](std::string name, std::string label, bool enabled, bool waiting = false) {
        buttons_.add({.name = std::move(name),
                      .where = verb,
                      .label = std::move(label),
                      .key = "SPACE",
                      .primary = calm,
                      .enabled = enabled && mine,
                      .waiting = waiting});
    };
    if (flying()) return big("throw", "THROW", false, true);
    switch (phase_) {
        case Phase::Betting:
            return shown_.bet > 0 ? big("stop", "THROW", true) : big("cover", "COVER", offer().most > 0);
        case Phase::Banker:
            return big("throw", "THROW", false, true);
        case Phase::Player:
            return big("throw", "THROW", true);
        case Phase::Settled:
            return till_.money().won > 0 || till_.money().pushed > 0 ? big("collect", "COLLECT", true)
                                                                     : big("next_round", "GO ON", true);
        case Phase::Fetching:
            return big("collect", "COLLECT", false, true);
        case Phase::Over:
            return big("next_game", "NEW GAME", true);
    }
}

void SiwuliuScene::set_bet_buttons() {
    const bool open = is(Phase::Betting) && played();
    const Rect flaps = siwuliu_look::board_room(layout_, siwuliu_look::Board::Bet);
    const float high = layout_.narrow ? 40.0f : 46.0f, middle = flaps.centre().y;
    const auto add = [&](std::string name, std::string label, Rect where, bool enabled) {
        buttons_.add(
            {.name = std::move(name), .where = where, .label = std::move(label), .key = "", .enabled = enabled});
    };
    add("minus", "−", {flaps.x - high - 10, middle - high / 2, high, high}, open && next_bet() > 1);
    add("plus", "+", {flaps.x + flaps.w + 10, middle - high / 2, high, high}, open && next_bet() < offer().most);
    const float y = layout_.narrow ? layout_.dash.y + 82 : middle - high / 2;
    float x = layout_.narrow ? layout_.dash.x + 24 : flaps.x + flaps.w + 10 + high + 14;
    const auto place = [&](float wide) {
        const Rect where{x, y, wide, layout_.narrow ? 48.0f : high};
        x += wide + 10;
        return where;
    };
    if (is(Phase::Settled) || is(Phase::Over)) {
        const bool practice = !rounds_.empty() && rounds_.back().practice;
        const bool fresh = !practice && !rounds_.empty() && !rounds_.back().recorded;
        return add("record",
                   fresh      ? "RECORD THIS RESULT"
                   : practice ? "PRACTICE"
                              : "RECORDED",
                   place(250), fresh && played());
    }
    add("half", "HALF", place(90), open && offer().most > 1);
    add("cover_all", open ? "ALL " + ui::look_money(offer().most) : "ALL", place(190), open && offer().most > 0);
    const bool banker_waits = is(Phase::Banker) && played() && session_->undoable() > 0;
    if (!banker_waits && (shown_.bet == 0 || !open)) return;
    add("cover", "COVER", place(100), open && offer().most > 0);
    Rect undo = place(42);
    undo.y += (undo.h - 42) / 2;
    undo.h = 42;
    buttons_.add({.name = "undo", .where = undo, .label = "undo", .key = "", .icon = true});
}

void SiwuliuScene::overlay() {
    if (demo_) return;
    const EdgeWords edge = edge_words(odds_cache_.odds(session_->rules()));
    const std::string sentence = edge.who + " " + edge.much + ".";
    std::vector<Cents> balances{session_->rules().balance};
    for (const ui::SiwuliuRoundLine& round : rounds_)
        if (!round.practice) balances.push_back(round.balance);
    const bool resting = played() && (is(Phase::Banker) || is(Phase::Player));
    const SiwuliuPanels::Requests requests = panels_.draw(services_, {.session = *session_,
                                                                      .rounds = rounds_,
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

}  // namespace boxcars::scenes
