// SiwuliuShow: the picture of the Lacquer Car, the boards of the dash, and the same moment as data.
#include "scenes/siwuliu/scene.h"

namespace boxcars::scenes {
namespace {

using namespace siwuliu_feel;
using siwuliu_look::Circle, siwuliu_look::CircleOf, siwuliu_look::circle_view;
using Phase = SiwuliuPhase;

// The two circles with their heaps, and the plate below the bowl.
struct SiwuliuPicture {
    const SiwuliuMoment& moment;
    const SiwuliuRound& round;
    const SiwuliuTill& till;
    double time;
    const SiwuliuTill::TillMoney& money = till.money();

    bool flies(siwuliu::Phase thrown) const { return moment.flying() && moment.shown.phase == thrown; }
    Circle circle_of(CircleOf who, std::string title, Cents amount, const SiwuliuRound::Side& side) const {
        return {.who = who,
                .title = std::move(title),
                .amount = amount,
                .faces = side.faces,
                .point = side.point,
                .coins = till.coins(who == CircleOf::Player)};
    }
    Circle bank() const {
        Circle circle = circle_of(CircleOf::Bank, "BANK", money.bank, round.bank);
        circle.lit = till.coins_covered();
        circle.on_turn = moment.is(Phase::Banker) || flies(siwuliu::Phase::BankerRolls);
        if (!money.decided) {
            show_bank_before_verdict(circle);
        } else if (money.lost > 0) {
            circle.title = "BANK TAKES";
            circle.amount = money.lost;
            circle.won = part_over(time, round.settled_at, rim_in);
        } else if (money.won > 0) {
            circle.title = "BANK PAYS";
            circle.amount = money.won;
            circle.drained = part_over(time, round.settled_at, drain);
        } else {
            circle.note = "pays nothing";
        }
        return circle;
    }
    void show_bank_before_verdict(Circle& circle) const {
        if (money.closed) {
            circle.covered = 1;
            circle.note = money.returned > 0 ? fmt::format("covered · {} not at stake", ui::look_money(money.returned))
                                             : "covered to the last cent";
            return;
        }
        const auto of_bank = [&](Cents part) { return money.bank > 0 ? as_float(part) / as_float(money.bank) : 0.0f; };
        circle.covered = of_bank(money.covered);
        if (moment.is(Phase::Betting)) circle.requested = of_bank(money.covered + moment.next_bet);
        circle.note = money.covered > 0 ? fmt::format("{} covered · {} left", ui::look_money(money.covered),
                                                      ui::look_money(money.bank - money.covered))
                                        : "nothing covered yet";
    }
    Circle player() const {
        Circle circle = circle_of(CircleOf::Player, "YOUR BET", money.bet, round.player);
        circle.on_turn = moment.is(Phase::Player) || moment.shaking() || flies(siwuliu::Phase::PlayerRolls);
        if (moment.looked_back()) {
            circle.note = "in that round";
        } else if (!money.closed) {
            const Cents most = moment.most();
            circle.note = most == 0       ? "that is the most: throw"
                          : money.bet > 0 ? fmt::format("up to {} more, or throw", ui::look_money(most))
                                          : fmt::format("cover up to {}", ui::look_money(most));
        } else if (!money.decided) {
            circle.note = moment.shown.phase == siwuliu::Phase::PlayerRolls
                              ? fmt::format("at stake against a {}", moment.shown.point)
                              : "at stake";
        } else if (money.won > 0) {
            circle.title = "YOU COLLECT";
            circle.amount = money.bet + money.won;
            circle.note = fmt::format("{} back and {} won", ui::look_money(money.bet), ui::look_money(money.won));
            circle.won = part_over(time, round.settled_at, rim_in);
        } else if (money.lost > 0) {
            circle.note = ui::look_change(-money.lost);
            circle.drained = part_over(time, round.settled_at, drain);
        } else if (money.pushed > 0) {
            circle.note = "your bet comes back";
        }
        return circle;
    }
};

// Draws whom the rules favour and by how much, with the key that switches to the other rule sheet.
static void draw_edge(Canvas& canvas, const Layout& layout, Rect r, const ui::SiwuliuEdge& words,
                      const std::string& key) {
    const float scale = r.h / siwuliu_look::plate_high;
    draw_plate(canvas, r, true);
    const vec2 at{r.x + 22 * scale, r.centre().y};
    const bool small = siwuliu_look::small_edge(r);
    const float beside = small ? 8 : 58;  // between the words and the button; the key stands there, too
    const float button = siwuliu_look::other_sheet_place(layout, r).x, room = button - at.x - beside;
    canvas.fitted_text(type::status.scaled(scale), words.who, room, at - px_down(12 * scale), Align::Left,
                       colours::brass_light);
    const Type body = type::small.scaled(scale);
    const bool long_fraction = small && canvas.width(body, words.much) > room;
    const std::string much = long_fraction ? words.much.substr(0, words.much.find(" (")) : words.much;
    canvas.fitted_text(body, much, room, at + px_down(14 * scale), Align::Left, colours::ivory);
    if (!key.empty() && !small) draw_key_cap(canvas, {button - 30, r.centre().y}, key, colours::ivory);
}

}  // namespace

SiwuliuAnnounced::Onlooker SiwuliuShow::onlooker(const SiwuliuMoment& at) const {
    const Camera camera = siwuliu_look::camera(at.layout);
    const auto middle = [&](CircleOf who) { return circle_view(at.layout, camera, who).middle; };
    return {{middle(CircleOf::Bank), middle(CircleOf::Player), frame_.world()[purse_flaps_].flaps->where.centre(),
             place_of(camera, {-10.6f, 1.6f})},
            at.clock,
            at.settings.reduced_motion};
}

void SiwuliuShow::update_boards(const SiwuliuMoment& at, bool at_once) {
    const Places places = siwuliu_look::places(at.layout);
    constexpr std::size_t most = 7;  // cells of a short amount
    constexpr Forms<std::size_t> of_bet{most, 4};
    const auto board = [&](world::Id flaps, const Rect& room, std::size_t fewest, Cents amount) {
        constexpr float gap = 3, digit = 0.5f;  // px between cells; digit width per height
        std::string text = ui::look_money(amount);
        const int cells = static_cast<int>(std::max(fewest, text.size()));
        const float count = as_float(cells), cell = std::min(room.w / count, room.h * digit + gap);
        const float high = (cell - gap) / digit;
        return FlapBoard{flaps, {room.x, room.centre().y - high / 2, cell * count, high}, cells, std::move(text)};
    };
    const SiwuliuLookedBack* const back = at.looked_back();
    const FlapBoard boards[] = {board(purse_flaps_, places["purse"], most, till(at).purse_shown()),
                                board(bet_flaps_, places["bet"], at.layout.of(of_bet), back ? back->bet : at.next_bet)};
    frame_.show_on(boards, at_once);
}

std::vector<HitTarget> SiwuliuShow::set_buttons(const SiwuliuMoment& at, bool list_open) {
    Buttons& buttons = frame_.buttons();
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    buttons.add_icon("rounds", "bets", siwuliu_look::places(at.layout)["rounds"], list_open);  // where there is room
    add_dash_buttons(buttons, at);
    const Camera camera = siwuliu_look::camera(at.layout);
    const float wide = 2 * siwuliu_look::table.circle_radius * unit_at(camera, {});
    const auto circle = [&](std::string name, CircleOf who) -> HitTarget {
        return {std::move(name), around(circle_view(at.layout, camera, who).middle, {wide, 0.9f * wide})};  // tilted
    };
    return {dice_landmark(frame_.dice().middles(at.clock), camera, half_edge(DieKind::Bone)),
            circle("bank", CircleOf::Bank), circle("bet", CircleOf::Player)};
}

void SiwuliuShow::draw(Stage& stage, const SiwuliuMoment& at, double time) {
    Canvas& canvas = stage.canvas();
    const Camera camera = frame_.seen(siwuliu_look::camera(at.layout), time);
    draw_table(stage, at, camera, time);
    draw_dash(canvas, at.layout, siwuliu_look::accent);
    std::string status = at.status();
    if (status.empty()) {
        const bool settled = at.is(Phase::Settled) && at.shown.round > 1;
        status = fmt::format("{}ROUND {}", at.practice(), at.shown.round - (settled ? 1 : 0));
    }
    draw_top_bar(canvas, at.layout,
                 {.wordmark = siwuliu_look::wordmark,
                  .car = "THE LACQUER CAR",
                  .status = status,
                  .accent = siwuliu_look::accent});
    const Places dash = siwuliu_look::places(at.layout);
    for (const auto& [board, name] : {std::pair{"purse", "YOUR MONEY"},
                                      {"bet", at.looked_back() ? "YOUR BET"
                                              : at.may_raise() ? "RAISE BY"
                                                               : "NEXT BET"}})
        canvas.fitted_text(type::label, name, dash[board].w, dash[board].corner() - px_down(12), Align::Left,
                           colours::ash);
    if (!at.demo) frame_.buttons().draw(canvas, siwuliu_look::accent);
    const TableReply::Sentence news = frame_.reply().standing(at.clock);
    const std::string words = at.looked_back() ? at.look_back.accuracy_words() : news.words;
    const Colour ink = news.refused && !at.looked_back() ? colours::loss : colours::ivory;
    const Rect& below = dash["news"];
    if (below.h > 0 && !words.empty())
        draw_note(canvas, at.layout, below.y + (at.session.setup().stop ? 18 : 0), words, ink);  // below a stop's line
    else if (!words.empty())
        draw_words_above(canvas, at.layout, words, ink, 4);
    frame_.draw_front(stage, time, siwuliu_look::accent, places(at.layout));
}

void SiwuliuShow::draw_table(Stage& stage, const SiwuliuMoment& at, const Camera& camera, double time) {
    const platform::Settings& settings = at.settings;
    Canvas& canvas = stage.canvas();
    const SiwuliuRound &present = announced_.round, &round = at.looked_back() ? nothing_thrown_ : present;
    const SiwuliuPicture picture{at, round, till(at), time};
    stage.table(siwuliu_look::table_look(at.layout, camera, settings.plain_felt), 1.0f);
    if (round.big_win() && !settings.reduced_motion)
        draw_rays(canvas, siwuliu_look::rays(camera), time - real(present.called_at));
    draw_side(canvas, at.layout);
    siwuliu_look::draw_circle(canvas, at.layout, camera, picture.bank());
    Circle mine = picture.player();
    if (at.coach && at.bets_open()) {
        mine.coach = size_words_.of({at.sheet, at.shown, at.next_bet},
                                    [](const auto& bet) { return std::apply(size_in_words, bet); });
        // Before the first bet, the plate below leaves room for the first part alone.
        if (at.before_first_bet()) mine.coach = mine.coach.substr(0, mine.coach.find(" \u00B7"));
    } else if (at.coach && at.shown.phase != siwuliu::Phase::Betting) {
        const bool players = at.shown.phase == siwuliu::Phase::PlayerRolls;
        const odds::SiwuliuOdds& all = odds(at.sheet);
        mine.coach = at.may_raise() || at.may_give_up()
                         ? size_words_.of({at.sheet, at.shown, at.next_bet},
                                          [](const auto& bet) { return std::apply(decision_words, bet); })
                         : coach_words(players ? all.thrown.at(at.shown.point) : all.player);
    }
    siwuliu_look::draw_circle(canvas, at.layout, camera, mine);
    if (!at.looked_back()) frame_.dice().draw(stage, camera, time, settings);
    siwuliu_look::draw_ringing(canvas, camera, time - real(present.rang_at), settings.reduced_motion);
    RoomLife{time, settings.reduced_motion}.draw(canvas, siwuliu_look::room(at.layout, camera));
    till(at).draw(canvas, siwuliu_look::coin_px(camera), time);
    const Rect plate = siwuliu_look::verdict_place(at.layout, camera);
    if (at.looked_back())
        siwuliu_look::draw_verdict(canvas, at.layout, plate, at.look_back.words(), 1);
    else if (at.before_first_bet() && !at.demo)
        draw_edge(canvas, at.layout, siwuliu_look::edge_place(at.layout, camera), ui::siwuliu_edge(odds(at.sheet)),
                  at.session.setup().stop ? "" : key_cap(settings.bindings, Action::OtherLeaf));
    else if (!at.flying() && round.call)
        siwuliu_look::draw_verdict(canvas, at.layout, plate, *round.call,
                                   world::quint_out(part_over(time, round.called_at, verdict_in)));
}

ThrowPlaces SiwuliuShow::places(const Layout& layout) const {
    ThrowPlaces at = throw_places(layout);
    at.camera = siwuliu_look::camera(layout);
    const bool bank = announced_.round.player.faces.empty();
    at.total = circle_view(layout, at.camera, bank ? CircleOf::Bank : CircleOf::Player).faces();
    at.prize.home = circle_view(layout, at.camera, CircleOf::Player).middle;
    at.prize.coin = "coins/coin_0";
    return at;
}

void SiwuliuShow::report(Json& out, const SiwuliuMoment& at) const {
    const SiwuliuRound& round = announced_.round;
    const SiwuliuTill::TillMoney& money = announced_.till.money();
    out["next_bet"] = at.next_bet;
    out["banker_faces"] = round.bank.faces;
    out["player_faces"] = round.player.faces;
    out["call"] = round.call ? round.call->words + ": " + round.call->sub : "";
    out["celebrates"] = round.celebrates();
    out["purse_shown"] = announced_.till.purse_shown();
    out["table"] = {{"purse", money.purse},
                    {"bet", money.bet},
                    {"bank", money.bank},
                    {"covered", money.covered},
                    {"returned", money.returned}};
    out["receipt"] = Json::array();
    for (const siwuliu::Fact& fact : round.announced)
        if (const Cents change = to_balance(fact); change != 0)
            out["receipt"].push_back({{"words", to_text(fact)}, {"change", change}});
    out["rounds"] = Json::array();
    for (const ui::SiwuliuRoundLine& one : announced_.ledger.rounds())
        out["rounds"].push_back(
            {{"round", one.number}, {"words", one.words}, {"result", one.result}, {"recorded", one.recorded}});
    const auto [title, line, _] = at.look_back.words();
    at.look_back.report(out["look_back"], "bets");
    out["look_back"]["words"] = title.empty() ? "" : title + ": " + line;
    out["fair"] = at.sheet == fair_house(at.sheet);
}

}  // namespace boxcars::scenes
