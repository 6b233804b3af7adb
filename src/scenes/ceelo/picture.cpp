#include "scenes/ceelo/picture.h"

#include "scenes/ceelo/feel.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using namespace render;
using ceelo_look::amber;
using PotKind = CeeloPot::PotKind;

// 0..1: comes, holds, fades.
float lit(double age) {
    const auto of = [](Ticks ticks) { return static_cast<double>(ticks); };
    if (age < 0) return 0;
    if (age < of(light_in)) return world::unit(age / of(light_in));
    return 1 - world::unit((age - of(light_in) - of(light_holds)) / of(light_out));
}

}  // namespace

void CeeloPicture::draw_lights(Canvas& canvas) const {
    for (int player = 0; player < players(); ++player) {
        const int place = view_.place(player);
        const auto light_up = [&](Colour colour, float light) {
            ceelo_look::draw_sector_light(canvas, view_.camera, view_.table, place, colour, light);
        };
        if (moment_.playing() && !moment_.telling && moment_.shown.turn == player) light_up(amber, 0.10f);
        const CeeloLine& line = moment_.told.line(player);
        const float light = lit(age_of_news(player));
        if (light <= 0 || !line.settled || line.amount == 0) continue;
        if (line.amount > 0)
            light_up(ink_.win, 0.16f * light);
        else
            light_up(hex(0x08090C), 0.45f * light);
    }
}

void CeeloPicture::draw_bank_arc(Canvas& canvas) const {
    if (moment_.shown.bank <= 0 && bank() <= 0 && !moment_.deciding()) return;
    const bool covering = moment_.shown.phase == ceelo::Phase::Cover;
    const int covered = moment_.told.covered(players());
    const float whole = static_cast<float>(std::max(1, covering ? bank() : std::max(bank(), covered)));
    const bool proposes = moment_.deciding() && covering;
    ceelo_look::draw_arc(canvas, view_.camera, view_.table, static_cast<float>(covered) / whole,
                         proposes ? static_cast<float>(moment_.amount) / whole : 0);
}

CeeloPicture::BankWords CeeloPicture::bank_words() const {
    if (moment_.deciding() && moment_.stakes()) return {};
    const int covered = moment_.told.covered(players());
    if (bank() + covered == 0) return {};
    const std::string title = fmt::format("BANK {}", bank());
    if (moment_.told.point() > 0) return {title, fmt::format("{} to beat", moment_.told.point())};
    const int open = std::max(0, bank() - covered);
    return {title, open > 0 ? fmt::format("{} open", open) : "covered"};
}

void CeeloPicture::draw_under_dice(Stage& stage) const {
    Canvas& canvas = stage.canvas();
    stage.table(ceelo_look::table_look(view_.camera, view_.table), 1.0f);
    draw_lights(canvas);
    draw_bank_arc(canvas);
    moment_.told.coins().draw(canvas, view_, time_);
    if (moment_.deciding()) {
        const CeeloPot pot{moment_.stakes() ? PotKind::Bank : PotKind::Bet, moment_.shown.turn};
        ceelo_look::draw_proposed(canvas, view_.at(pot), view_.camera.px_per_unit({view_.world(pot), 0}),
                                  moment_.amount);
    }
    if (!moment_.playing()) return;
    if (const auto [title, line] = bank_words(); !title.empty())
        ceelo_look::draw_bank_plate(canvas, view_.camera, view_.table, title, line);
    if (moment_.told.banker() >= 0)
        ceelo_look::draw_banker_pill(canvas,
                                     ceelo_look::banker_pill(view_.camera, view_.table,
                                                             moment_.told.banker_place(view_, time_, reduced_motion_)));
}

void CeeloPicture::draw_over_dice(Canvas& canvas, int coins_at_first) const {
    draw_news(canvas);
    if (!moment_.playing() && moment_.told.end()) draw_end(canvas, coins_at_first);
}

// "+3" beside the coins that changed hands; a win rises, a loss sinks.
void CeeloPicture::draw_news(Canvas& canvas) const {
    for (int player = 0; player < players(); ++player) {
        const CeeloLine& line = moment_.told.line(player);
        const double age = age_of_news(player);
        if (!line.settled || age < 0 || age > static_cast<double>(news_stays)) continue;
        const float come = world::quad_out(world::unit(age / static_cast<double>(light_in)));
        const float go =
            world::unit((age - static_cast<double>(news_stays - light_out)) / static_cast<double>(light_out));
        const float way = line.amount > 0 ? -12.0f : line.amount < 0 ? 6.0f : 0.0f;
        const glm::vec2 at = view_.at({PotKind::Bet, player}) + glm::vec2{0, reduced_motion_ ? 0 : way * come};
        const std::string words = line.amount == 0 ? "stand-off" : ceelo_look::signed_coins(line.amount);
        draw_change(canvas, at, words, line.amount == 0 ? colours::ivory : ink_.of(line.amount > 0), come * (1 - go));
    }
}

void CeeloPicture::draw_end(Canvas& canvas, int coins_at_first) const {
    const ceelo::GameOver& end = *moment_.told.end();
    std::vector<ceelo_look::Standing> standings;
    for (int player = 0; player < players(); ++player) {
        const int coins = end.coins[ceelo::seat(player)];
        standings.push_back({capitals(moment_.seats.name(player)), coins, coins - coins_at_first, end.won_by(player)});
    }
    std::ranges::stable_sort(standings, std::greater{}, &ceelo_look::Standing::coins);
    ceelo_look::draw_standings(canvas, view_.camera, view_.table, moment_.say().title, standings, ink_,
                               time_ - static_cast<double>(moment_.finished_at));
}

ceelo_look::Plate CeeloPicture::plate(int player) const {
    const CeeloLine& line = moment_.told.line(player);
    ceelo_look::Plate plate{.name = capitals(moment_.seats.name(player)),
                            .style = moment_.seats.style(player),
                            .coins = moment_.told.coins().lying({PotKind::Pocket, player}, time_),
                            .line = line.words,
                            .faces = line.faces,
                            .banker = player == moment_.told.banker(),
                            .on_turn = moment_.shown.turn == player && !moment_.telling && moment_.playing(),
                            .dim = line.out,
                            .person = moment_.talk.person(player),
                            .mood = moment_.talk.mood(player, moment_.clock)};
    if (const auto spoken = moment_.talk.spoken(moment_.clock); spoken && spoken->seat == player)
        plate.says = spoken->words;
    const ceelo::Phase phase = moment_.shown.phase;
    if (line.settled) {
        plate.figure = ceelo_look::signed_coins(line.amount);
        plate.figure_ink = line.amount > 0 ? ink_.win : line.amount < 0 ? ink_.loss : colours::ash;
        plate.arrow = line.amount > 0 ? 1 : line.amount < 0 ? -1 : 0;
    } else if (line.amount > 0) {
        plate.figure = std::to_string(line.amount);
    } else if (plate.line.empty() && phase == ceelo::Phase::Cover && moment_.shown.banker >= 0) {
        plate.line = plate.on_turn ? "bets now" : "bets later";
    } else if (plate.line.empty() && phase == ceelo::Phase::Stake && player == moment_.shown.banker) {
        plate.line = "stakes the bank";
    }
    return plate;
}

void CeeloPicture::draw_plates(Canvas& canvas, const Layout& layout) const {
    const ceelo_look::SeatPlates plates{layout, players()};
    for (int player = 0; player < players(); ++player) plates.draw(canvas, view_.place(player), plate(player));
}

}  // namespace boxcars::scenes
