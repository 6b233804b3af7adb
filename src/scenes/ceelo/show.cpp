#include "scenes/ceelo/scene.h"

namespace boxcars::scenes {
namespace {

using namespace ceelo_feel;
using ceelo_look::amber;
constexpr Colour dashed = hex(0xFFE9C4);         // of lines that show what is about to be put down
constexpr Forms<bool> room_in_bar{true, false};  // for more than the round

// Strength of a light, 0 to 1: it fades in, stays, and fades out. `age` is in ticks.
float lit(double age) {
    return std::min(part_over(age, light_in), 1 - part_over(age, light_in + light_holds, light_out));
}

struct CeeloPicture {
    Canvas& canvas;
    const CeeloMoment& moment;
    const CeeloFeltView& view;
    const MoneyInk& ink;
    double time;
    bool still;
    const Camera& from = view.camera;
    const CeeloTable& table = view.table;
    const CeeloAnnounced& drum = moment.announced;

    int bank() const { return drum.coins.in({PotKind::Bank}); }
    int covered() const { return drum.coins.all_bets(); }
    double age_of_news(int player) const { return time - real(drum.news_at(player)); }

    void draw_lights() const {
        for (const int player : moment.seats.all()) {
            if (moment.playing() && !moment.announcing() && moment.shown.turn == player)
                draw_sector_light(player, amber, 0.10f);
            const CeeloLine& line = drum.line(player);
            const float light = lit(age_of_news(player));
            if (light <= 0 || !line.settled || line.amount == 0) continue;
            const bool won = line.amount > 0;
            draw_sector_light(player, won ? ink.win : hex(0x08090C), (won ? 0.16f : 0.45f) * light);
        }
    }
    void draw_sector_light(int player, Colour colour, float light) const {
        const float half = glm::pi<float>() / as_float(table.players), inner = table.track + 0.32f,
                    outer = table.chalk - 0.05f, lit_half = half - 0.03f;
        const int steps = std::max(4, static_cast<int>(half * 20));
        const auto point = [&](float radius, int step) {
            const float aside = glm::mix(lit_half, -lit_half, as_float(step) / as_float(steps));
            return place_of(from, table.at(view.place(player), radius, radius * aside));
        };
        for (int i = 0; i < steps; ++i) {
            const vec2 quad[] = {point(inner, i), point(inner, i + 1), point(outer, i + 1), point(outer, i)};
            canvas.fill(quad, faded(colour, light), faded(colour, light));
        }
    }
    // Draws the arc round the bank, clockwise from the top: the covered share, then the share a bet would add.
    void draw_bank_arc() const {
        if (moment.shown.bank <= 0 && bank() <= 0 && !moment.deciding()) return;
        const bool covering = moment.shown.phase == ceelo::Phase::Cover;
        const float whole = as_float(std::max(1, covering ? bank() : std::max(bank(), covered())));
        const float done = world::unit(as_float(covered()) / whole),
                    proposed = moment.deciding() && covering ? as_float(moment.amount) / whole : 0;
        const float wide = 2 * table.track_half * unit_at(from, table.bank);
        const auto track = [&](float begin, float end) {
            return arc_on_table(from, table.bank, table.track, begin, end);
        };
        const auto line = track(0, done);
        for (const auto& [part, colour] :
             {std::pair{2.6f, faded(amber, 0.13f)}, {1.0f, amber}, {0.35f, hex(0xFFD694, 0.8f)}})
            if (done > 0.001f) canvas.stroke(line, wide * part, colour, done > 0.999f);
        const float end = std::min(1.0f, done + proposed);
        constexpr float dash = 0.0125f, gap = 0.0085f;
        for (float share = done + gap; share + 0.004f < end; share += dash + gap)
            canvas.stroke(track(share, std::min(end, share + dash)), wide, dashed);
    }
    void draw_bank_plate() const {
        if ((moment.deciding() && moment.stakes()) || bank() + covered() == 0) return;
        const int open = std::max(0, bank() - covered());
        const bool thrown = !drum.line(drum.banker()).faces.empty();
        const std::string line = drum.point > 0        ? fmt::format("score to beat: {}", drum.point)
                                 : !thrown && open > 0 ? fmt::format("{} to cover", open)
                                                       : "covered";
        const Rect where = ceelo_look::bank_plate(moment.layout, from, table);
        const float small = where.h / ceelo_look::bank_plate_high, x = where.centre().x;
        draw_plate(canvas, where);
        canvas.text(type::status.scaled(small), fmt::format("BANK {}", bank()), {x, where.y + 13.5f * small},
                    Align::Centre, colours::ivory);
        canvas.text(type::small.scaled(small), line, {x, where.y + 30 * small}, Align::Centre, amber);
    }
    // Draws the amount that is about to be put down in a dashed ring.
    void draw_proposed() const {
        const CeeloPot pot{moment.stakes() ? PotKind::Bank : PotKind::Bet, moment.shown.turn};
        const vec2 at = view.at(pot), radii{0.32f * unit_at(from, view.world(pot))};
        constexpr int dashes = 14;
        constexpr float apart = glm::two_pi<float>() / dashes;
        for (int i = 0; i < dashes; ++i) {
            const float turn = apart * as_float(i);
            canvas.stroke(oval(at, radii, 4, turn, turn + 0.8f * apart), 2.2f, dashed);
        }
        const std::string words = std::to_string(moment.amount);
        canvas.text(words.size() > 2 ? type::tag : type::status, words, at, Align::Centre, hex(0xFFF3DC));
    }
    void draw_banker_pill() const {
        const Rect where = ceelo_look::banker_pill(moment.layout, from, table, drum.banker_place(view, time, still));
        const float round = where.h / 2;
        canvas.glow(where.grown(1), round, 8, hex(0x000000, 0.7f), Blend::Over);
        canvas.pill(where, round, colours::brass_light, hex(0xB9873A));
        canvas.pill_edge(where, round, 1.2f, hex(0xFFF2C8));
        canvas.text(type::label_small, "BANKER", where.centre(), Align::Centre, colours::brass_ink);
    }
    void draw_under_dice() const {
        draw_lights();
        draw_bank_arc();
        drum.coins.draw(canvas, view, time);
        if (moment.deciding()) draw_proposed();
        if (!moment.playing()) return;
        draw_bank_plate();
        if (drum.banker() >= 0) draw_banker_pill();
    }
    // Draws "+3" beside the coins that changed hands: a win rises, a loss sinks.
    void draw_news() const {
        for (const int player : moment.seats.all()) {
            const int amount = drum.line(player).amount;
            const double age = age_of_news(player);
            if (!drum.line(player).settled || age < 0 || age > real(news_stays)) continue;
            const float come = world::quad_out(part_over(age, light_in)),
                        go = part_over(age, news_stays - light_out, light_out);
            const float way = amount > 0 ? -12.0f : amount < 0 ? 6.0f : 0.0f;
            draw_change(canvas, view.at({PotKind::Bet, player}) + px_down(still ? 0 : way * come),
                        amount == 0 ? "push" : ceelo_look::signed_coins(amount),
                        amount == 0 ? colours::ivory : ink.of(amount > 0), come * (1 - go));
        }
    }
    void draw_end() const {
        const ceelo::GameOver& end = *drum.end;
        std::vector<int> order = moment.seats.all();
        const auto coins_of = [&](int player) { return end.coins[ceelo::seat(player)]; };
        std::ranges::stable_sort(order, std::greater{}, coins_of);
        const float come = world::quint_out(part_over(time, moment.finished_at, milliseconds(420)));
        canvas.push_alpha(come);
        constexpr float step = 27, head = 36;
        const float high = 84 + step * as_float(order.size());
        const vec2 middle = place_of(from, table.bank) + px_down(12 * (1 - come));
        const Rect where = around(middle, {360, high});
        draw_plate(canvas, where, true);
        float y = where.y + head;
        const auto write = [&](const Type& type, const std::string& words, float x, Align align, Colour colour) {
            canvas.text(type, words, {x, y}, align, colour);
        };
        write(type::heading, moment.say().title, middle.x, Align::Centre, colours::brass_light);
        y += head;
        const float right = where.right().x;
        for (const int player : order) {
            const int coins = coins_of(player), change = coins - moment.sheet.coins;
            const Colour name = end.won_by(player) ? amber : colours::ivory;
            const auto ahead = std::ranges::count_if(order, [&](int other) { return coins_of(other) > coins; });
            write(type::tag, std::to_string(ahead + 1), where.x + 40, Align::Right, colours::ash);
            write(type::status, in_capitals(moment.seats.name(player)), where.x + 54, Align::Left, name);
            const int penny[] = {1};
            draw_coin_stack(canvas, {right - 118, y + 2}, 32, penny, 0.95f);
            write(type::status, std::to_string(coins), right - 134, Align::Right, name);
            const Colour tone = change != 0 ? ink.of(change > 0) : colours::ash;
            write(type::tag, ceelo_look::signed_coins(change), right - 34, Align::Right, tone);
            if (change != 0) draw_arrow(canvas, {right - 82, y}, 10, change > 0, tone);
            y += step;
        }
        canvas.pop_alpha();
    }
};

int purse_shown(const CeeloMoment& at) {  // coins, counted up as they land
    return at.announced.coins.lying({PotKind::Pocket, at.purse_of()}, real(at.clock));
}

}  // namespace

// Reveals again all facts since the bank's stake in the previous round. This restores banker's mark and plates.
void CeeloShow::lay(const CeeloMoment& at) {
    const auto& journal = at.session.journal();
    std::size_t from = journal.size();
    for (int stakes = 0; from > journal.first() && stakes < 2 && journal[from - 1].game == at.session.game(); --from) {
        const auto& event = journal[from - 1].event;
        stakes += event && std::holds_alternative<ceelo::Stake>(event->as<ceelo::Event>());
    }
    const bool opens = from == journal.first() || journal[from - 1].game != at.session.game();
    announced.begin(opens ? opening(at.sheet) : journal[from - 1].step.next.as<ceelo::State>());
    const CeeloFeltView view = felt(at);
    for (; from < journal.size(); ++from) {
        const auto facts = rules::facts_of<ceelo::Fact>(journal[from].step.facts);
        for (std::size_t nth = 0; nth < facts.size(); ++nth)
            announced.reveal(CeeloAnnounced::Facts{facts}.subspan(nth), at.seats, view, long_ago, true);
    }
    if (!announced.end) return;
    for (const int seat : at.seats.all()) talk.end(seat, announced.end->won_by(seat));
}

void CeeloShow::update_boards(const CeeloMoment& at, bool at_once) {
    const Places dash = ceelo_look::dash_places(at.layout);
    const int purse = at.seats.humans() == 0 ? at.shown.round : purse_shown(at);
    const FlapBoard boards[] = {{purse_flaps_, dash["purse"], 3, std::to_string(purse)},
                                {amount_flaps_, dash["amount"], 3, std::to_string(at.amount)}};
    frame_.show_on(boards, at_once);
}

std::vector<HitTarget> CeeloShow::set_buttons(const CeeloMoment& at) {
    Buttons& buttons = frame_.buttons();
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    add_dash_buttons(buttons, at, frame_.pace());
    if (at.asked()) buttons.add_target({"slider", ceelo_look::dash_places(at.layout)["slider"]});
    const Camera camera = felt(at).camera;
    return {dice_landmark(frame_.dice().middles(at.clock), camera, half_edge(DieKind::Black)),
            {"bank", ceelo_look::bank_plate(at.layout, camera, table_)}};
}

void CeeloShow::draw(Stage& stage, const CeeloMoment& at, double time) {
    Canvas& canvas = stage.canvas();
    const platform::Settings& settings = at.settings;
    table_.plain = settings.plain_felt;
    CeeloFeltView view = felt(at);
    view.camera = frame_.seen(view.camera, time);
    const Camera& camera = view.camera;
    const MoneyInk inks = ink_for(settings.colour_vision);
    const CeeloPicture picture{canvas, at, view, inks, time, settings.reduced_motion};
    stage.table({.shader = "ceelo_table", .camera = camera, .numbers = table_.numbers()}, 1.0f);
    picture.draw_under_dice();
    if (at.playing() && !at.looked_back()) frame_.dice().draw(stage, camera, time, settings);
    RoomLife{time, settings.reduced_motion}.draw(canvas, ceelo_look::room(at.layout, camera, table_));
    picture.draw_news();
    if (!at.playing() && at.announced.end) picture.draw_end();
    draw_side(canvas, at.layout);
    const ceelo_look::SeatPlates plates{at.layout, at.seats.count()};
    for (const int player : at.seats.all()) plates.draw(canvas, at, view, player, time);
    draw_dash(canvas, at, status(at));
    if (!at.demo) {
        if (at.asked()) {
            draw_amount(canvas, at);
            frame_.world()[amount_flaps_].flaps->draw(canvas, time);
        }
        frame_.buttons().draw(canvas, amber);
        const TableReply::Sentence reply = frame_.reply().standing(at.clock);
        draw_refusal(canvas, at.layout, reply.words, reply.refused ? inks.loss : colours::ivory);
    }
    frame_.draw_front(stage, time, amber, places(at));
}

std::string CeeloShow::status(const CeeloMoment& at) const {
    if (const std::string other = at.status(); !other.empty()) return other;
    if (at.watching) return "REPLAY";
    const std::string round = fmt::format("{}ROUND {}", at.practice(), at.shown.round);
    if (!at.layout.of(room_in_bar)) return round;
    if (announced.point > 0) return fmt::format("{}  \u00b7  SCORE TO BEAT: {}", round, announced.point);
    const bool first = at.shown.round <= 1 && at.practice().empty();
    return fmt::format("{}  \u00b7  {} PLAYERS", first ? "WITH A BANK" : round, at.seats.count());
}

ThrowPlaces CeeloShow::places(const CeeloMoment& at) const {
    const CeeloFeltView view = felt(at);
    ThrowPlaces places = throw_places(at.layout);
    places.camera = view.camera;
    const ceelo_look::SeatPlates plates{at.layout, at.seats.count()};
    places.total = plates.at(view.place(std::max(0, at.shown.turn))).centre();
    if (ceelo_look::plate_rows(at.layout, at.seats.count()) == 0) places.prize.rail_from = plates.at(0).right().x + 8;
    places.prize.home = view.at({PotKind::Pocket, at.seats.near()});
    places.prize.coin = "cents/5";
    return places;
}

void CeeloShow::report(Json& out, const CeeloMoment& at) const {
    const CeeloSay say = at.say(), &passed = announced.transition;
    out["amount"] = at.amount;
    out["most"] = at.deciding() ? most_offered(at.session.state().as<ceelo::State>()) : 0;
    out["point"] = announced.point;
    out["say"] = {say.title, say.line};
    if (!say.more.empty()) out["say"].push_back(say.more);
    look_back.report(out["look_back"], "sizes");
    out["why"] = passed.title.empty() ? "" : passed.title + " " + passed.line;
    out["banker"] = announced.banker();
    out["bank"] = announced.coins.in({PotKind::Bank});
    out["purse_shown"] = purse_shown(at);
    talk.report(out, at.clock);
    out["round"] = Json::array();
    for (const int player : at.seats.all()) {
        const CeeloLine& line = announced.line(player);
        out["round"].push_back({{"name", at.seats.name(player)},
                                {"coins", announced.coins.in({PotKind::Pocket, player})},
                                {"bet", announced.coins.in({PotKind::Bet, player})},
                                {"words", line.words},
                                {"amount", line.amount},
                                {"settled", line.settled}});
    }
}

}  // namespace boxcars::scenes
