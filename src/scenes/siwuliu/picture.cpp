#include "scenes/siwuliu/picture.h"

#include "scenes/hud.h"
#include "scenes/siwuliu/feel.h"
#include "ui/amounts.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace siwuliu_feel;
using namespace render;
using siwuliu_look::Circle;
using siwuliu_look::CircleOf;
using Phase = SiwuliuPhase;

}  // namespace

float SiwuliuPicture::since(Ticks began, Ticks takes) const {
    return world::unit((time_ - static_cast<double>(began)) / static_cast<double>(takes));
}

Circle SiwuliuPicture::bank() const {
    const SiwuliuTill::TillMoney& money = till_.money();
    const SiwuliuRound::Side& side = round_.bank();
    Circle circle{.who = CircleOf::Bank, .title = "BANK", .amount = money.bank};
    circle.coins = till_.coins(false);
    circle.lit = till_.coins_covered();
    circle.throws = side.point ? "BANKER'S POINT" : !side.faces.empty() ? "BANKER'S THROW" : "";
    circle.faces = side.faces;
    circle.point = side.point;
    circle.on_turn =
        moment_.is(Phase::Banker) || (moment_.flying() && moment_.shown.phase == siwuliu::Phase::BankerRolls);
    if (!money.decided) {
        tell_bank_before_verdict(circle);
        return circle;
    }
    circle.note = money.lost > 0  ? fmt::format("takes {}", ui::look_money(money.lost))
                  : money.won > 0 ? fmt::format("pays {}", ui::look_money(money.won))
                                  : "pays nothing";
    if (money.lost > 0) circle.won = since(round_.settled_at(), rim_in);
    if (money.won > 0) circle.drained = since(round_.settled_at(), drain);
    return circle;
}

void SiwuliuPicture::tell_bank_before_verdict(Circle& circle) const {
    const SiwuliuTill::TillMoney& money = till_.money();
    if (money.closed) {
        circle.covered = 1;
        circle.note = money.returned > 0 ? fmt::format("covered · {} returned", ui::look_money(money.returned))
                                         : "covered to the last cent";
        return;
    }
    const auto of_bank = [&](Cents part) {
        return money.bank > 0 ? static_cast<float>(part) / static_cast<float>(money.bank) : 0.0f;
    };
    circle.covered = of_bank(money.covered);
    if (moment_.is(Phase::Betting)) circle.requested = of_bank(money.covered + moment_.next_bet);
    circle.note = money.covered > 0 ? fmt::format("{} covered · {} open", ui::look_money(money.covered),
                                                  ui::look_money(money.bank - money.covered))
                                    : "nothing covered yet";
}

Circle SiwuliuPicture::player() const {
    const SiwuliuTill::TillMoney& money = till_.money();
    const SiwuliuRound::Side& side = round_.player();
    Circle circle{.who = CircleOf::Player, .title = "YOUR BET", .amount = money.bet};
    circle.coins = till_.coins(true);
    circle.throws = side.faces.empty() ? "" : "YOUR THROW";
    circle.faces = side.faces;
    circle.point = side.point;
    circle.on_turn = moment_.is(Phase::Player) || moment_.shaking() ||
                     (moment_.flying() && moment_.shown.phase == siwuliu::Phase::PlayerRolls);
    if (moment_.looked_back()) {
        circle.note = "as you bet then";
    } else if (!money.closed) {
        circle.note = money.bet > 0 ? "cover more, or throw" : "cover as much as you like";
    } else if (!money.decided) {
        circle.note = moment_.shown.phase == siwuliu::Phase::PlayerRolls
                          ? fmt::format("at stake against a {}", moment_.shown.point)
                          : "at stake";
    } else if (money.won > 0) {
        circle.title = "YOU COLLECT";
        circle.amount = money.bet + money.won;
        circle.note = fmt::format("your {} and {}", ui::look_money(money.bet), ui::look_change(money.won));
        circle.won = since(round_.settled_at(), rim_in);
    } else if (money.lost > 0) {
        circle.note = ui::look_change(-money.lost);
        circle.drained = since(round_.settled_at(), drain);
    } else if (money.pushed > 0) {
        circle.note = "your bet comes back";
    }
    return circle;
}

std::string SiwuliuPicture::coach(const odds::SiwuliuOdds& odds) const {
    if (moment_.shown.phase == siwuliu::Phase::PlayerRolls)
        return coach_words(odds.by_point[static_cast<std::size_t>(moment_.shown.point - odds::first_point)]);
    if (moment_.shown.phase == siwuliu::Phase::BankerRolls) return coach_words(odds.player);
    return {};
}

// Draws whom the rules favour and by how much, with the key that switches to the other rule sheet.
static void draw_edge(Canvas& canvas, Rect r, const EdgeWords& words) {
    const float scale = r.h / 74;
    draw_plate(canvas, r, true);
    const glm::vec2 at{r.x + 22 * scale, r.centre().y};
    canvas.text({Face::Label, 19 * scale, 0.03f}, words.who, at - glm::vec2(0, 12 * scale), Align::Left,
                colours::brass_light);
    canvas.text({Face::Body, 15 * scale}, words.much, at + glm::vec2(0, 14 * scale), Align::Left, colours::ivory);
    if (!words.key.empty())
        draw_key_cap(canvas, {siwuliu_look::other_sheet_place(r).x - 30, r.centre().y}, words.key, colours::ivory);
}

void SiwuliuPicture::draw_plate_below(Canvas& canvas, const Layout& layout, const Camera& camera,
                                      const EdgeWords& edge) const {
    if (moment_.looked_back()) {
        const auto [title, line] = moment_.look_back.words();
        return siwuliu_look::draw_verdict(canvas, siwuliu_look::verdict_place(layout, camera), {title, line, false}, 1);
    }
    if (moment_.before_first_bet() && !edge.who.empty())
        return draw_edge(canvas, siwuliu_look::edge_place(layout, camera), edge);
    const auto& call = round_.call();
    if (moment_.flying() || !call) return;
    const float come = world::quint_out(since(round_.called_at(), verdict_in));
    siwuliu_look::draw_verdict(canvas, siwuliu_look::verdict_place(layout, camera),
                               {call->words, call->sub, call->celebrate}, come);
}

void draw_siwuliu_news(Canvas& canvas, const Layout& layout, const std::string& words, bool refused) {
    const Type type{Face::Body, 15};
    const float wide = std::min(layout.canvas.w - 24, canvas.width(type, words) + 36);
    const Rect pill{layout.table.centre().x - wide / 2, layout.table.y + 6, wide, 26};
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    canvas.text(type, words, pill.centre(), Align::Centre, refused ? colours::loss : colours::ivory);
}

}  // namespace boxcars::scenes
