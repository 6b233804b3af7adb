#include "scenes/craps/scene.h"

#include "session/craps/strategy_file.h"

namespace boxcars::scenes {
namespace {

constexpr Action chip_keys[] = {Action::Chip1, Action::Chip2, Action::Chip3, Action::Chip4, Action::Chip5};
constexpr Action card_keys[] = {Action::Roll,     Action::Confirm,   Action::TakeDown, Action::Chip1,   Action::Undo,
                                Action::Rebet,    Action::Double,    Action::Clear,    Action::CallBet, Action::Bets,
                                Action::OpenFelt, Action::OtherLeaf, Action::FeltBets, Action::Skip,    Action::Overlay,
                                Action::Rules,    Action::Settings,  Action::NewMatch, Action::Back};

constexpr Forms<float> look_back_gap{8, 3};       // px between the buttons of a look back
constexpr Ticks demo_pause = milliseconds(1500);  // between two throws of the demonstration

CastFeel cast(DieKind die) {
    return {.kind = die,
            .wait = {{-0.8f, 3.6f}, {0.8f, 3.75f}},
            .tray = craps_places::tray(),
            .on_table = "die_felt",
            .on_wall = "die_wall",
            .hand_back = 7.4f};
}

Json felt_json(const craps::State& state) {
    Json bets = Json::object();
    for (const craps::Placed& bet : state.bets)
        bets[to_text(bet.spot)] = {
            {"stake", bet.stake}, {"vig", bet.vig}, {"works", works(state, bet)}, {"made", bet.made}};
    return {{"bankroll", state.bankroll},
            {"point", state.point},
            {"new_hand", state.new_hand},
            {"on_table", on_table(state)},
            {"bets", bets}};
}

}  // namespace

void CrapsFigures::thrown(const session::Sitting& session, const odds::WorthMoments& expected,
                          const craps::Threw& dice) {
    if (!session.counts()) return;
    const ui::CrapsPoint& last = bankroll.points().back();
    const auto worth = real(money(session.state().as<craps::State>(), 0).all());
    bankroll.add({worth, last.expected + expected.mean, last.variance + expected.variance, last.throws + 1});
    totals.add(dice.first + dice.second);
}

CrapsScene::CrapsScene(SceneServices& services, TableOptions options)
    : TableOf(services, options, panels_, cast(options.die.chosen(services.settings.ivory_dice))),
      panels_({.game = "Craps",
               .keys = card_keys,
               .pages = [](const ui::OverlayView& in) { return ui::craps_pages(in.rules.as<craps::Rules>()); },
               .overlay = std::make_unique<ui::CrapsOverlay>(),
               .seats = ui::craps_seats,
               .speaker = "The stickman"}),
      die_(options.die) {
    const auto when_played = [this](auto does) {
        return [this, does] {
            if (frame_.played()) does();
        };
    };
    const auto ask_coach = [this] {  // also opens the odds
        frame_.coaches().press();
        show_.open_felt = frame_.coaches().game_speaks();
    };
    frame_.commands().add({{"bets", {Action::Bets}, when_played([this] { panels_.toggle_list(); })},
                           {"new_sitting", {Action::NewMatch}, when_played([this] { panels_.open_seats(sitting()); })},
                           {"leaf", {Action::OtherLeaf, Action::LeafBack}, [this] { turn_leaf(); }},
                           {"open_felt", {Action::OpenFelt}, [this] { show_.open_felt = !show_.open_felt; }},
                           {"felt_bets", {Action::FeltBets}, [this] { fold_felt(); }},
                           {"coach", {}, ask_coach},
                           {"next_game", {Action::Roll, Action::Confirm}, [this] { next_game(); }, {"broke"}}});
    for (const FeltSection section : {FeltSection::Line, FeltSection::Numbers, FeltSection::Field, FeltSection::Props})
        frame_.commands().add({{section_tabs[nth(section)], {}, [this, section] {
                                    if (!show_.felt.turn_to(section)) fold_felt();
                                }}});
    add_bet_commands();
    frame_.commands().add_keys({Action::TakeDown, Action::CallBet});
    frame_.add_look_back_commands(show_.look_back, {Action::First}, [this](int by) { return look(by); });
    frame_.furnish(GaugeRoom::OnTable, hex(0x17493E), craps_look::wordmark);
    if (options.setup.players.empty()) options.setup.players = {"human"};
    take_places(std::move(options));
}

void CrapsScene::add_bet_commands() {
    const auto asks = [this](auto wanted) { return [this, wanted] { place_all(wanted(sheet(), decided())); }; };
    const auto rebet = [this](const craps::Rules& rules, const craps::State& state) {
        return session::bet_again(rules, state, last_bets_);
    };
    frame_.commands().add({{"undo", {Action::Undo}, [this] { undo(); }, {"betting"}},
                           {"rebet", {Action::Rebet}, asks(rebet), {"betting"}},
                           {"double", {Action::Double}, asks(session::bet_double), {"betting"}},
                           {"clear", {Action::Clear}, asks(session::take_all), {"betting"}}});
    const std::size_t last = std::size(chip_keys) - 1;
    frame_.commands().add(
        {{"", {Action::Less}, [this] { take_chip(std::max<std::size_t>(hand_.chip(), 1) - 1); }, {"betting"}},
         {"", {Action::More}, [this, last] { take_chip(std::min(hand_.chip() + 1, last)); }, {"betting"}}});
    for (std::size_t chip = 0; chip < std::size(chip_keys); ++chip)
        frame_.commands().add(
            {{"chip_" + std::to_string(chip + 1), {chip_keys[chip]}, [this, chip] { take_chip(chip); }, {"betting"}}});
}

void CrapsScene::set_own_buttons() {
    const CrapsMoment at = now();
    craps_dash::set_buttons(frame_.buttons(), at, panels_.list_open(),
                            at.betting && shown_.bets.empty() && !last_bets_.empty());
    frame_.buttons().add({.name = "felt_bets",
                          .where = show_.felt.felt_bets_place(frame_.layout()),
                          .label = step_of(after(at.settings.felt_bets)).name,
                          .bound = Action::FeltBets,
                          .enabled = at.played,
                          .line = true});
    const Places felt = craps_places::felt(at.layout);
    for (std::size_t nth = 0; !felt["tabs"].empty() && nth < section_tabs.size(); ++nth) {
        const auto section = static_cast<FeltSection>(nth);
        frame_.buttons().add({.name = section_tabs[nth],
                              .where = felt[section_tabs[nth]],
                              .label = show_.felt.tab(section, at.shown),
                              .enabled = !at.demo,
                              .lit = section == show_.felt.section(),
                              .line = true,
                              .marked = show_.names_hidden_bet(section)});
    }
    set_look_back(at);
    landmarks_ = {
        dice_landmark(frame_.dice().middles(frame_.clock()), show_.felt.camera(at.layout), half_edge(DieKind::Red)),
        {"puck", show_.felt.puck_place(at.layout, at.shown)}};
    for (int chips = 0; const Rect& chip : craps_dash::rack(frame_.layout()))
        frame_.buttons().add_target({fmt::format("chip_{}", ++chips), chip});
    for (const HitTarget& target : show_.felt.hit_targets(frame_.layout())) frame_.buttons().add_target(target);
    if (!bets_open() || frame_.asks())
        bets_open_since_.reset();
    else if (!bets_open_since_)
        bets_open_since_ = frame_.cooldown().now();
}

// Places the look back's buttons in the odds row, which takes no bets between hands: LOOK BACK beside the button for
// more bets, and the buttons of an open look back from the left of the row. On the dash they take that button's place.
void CrapsScene::set_look_back(const CrapsMoment& at) {
    const Places dash = craps_places::dash(at.layout);
    const Rect more = show_.felt.felt_bets_place(at.layout);
    const Rect row{dash["look back"].x, more.y, dash["look back"].w, more.h};
    const auto nth = [&](float column) { return along::column(column, 3, at.layout.of(look_back_gap)).in(row); };
    const bool on_dash = at.layout.dash.contains(more);
    const CrapsLookBack& back = show_.look_back;
    if (back.on_show())
        add_look_back(frame_.buttons(), {nth(0), nth(1), nth(2), back.may_step(-1), back.may_step(1), true});
    else if (at.played && (at.betting || at.broke) && shown_.new_hand && (at.goal ? at.goal->count() : back.bets()) > 0)
        add_look_back_offer(frame_.buttons(),
                            on_dash ? more : Placing{along::before(8, nth(0).w), along::fill()}.in(more));
    else
        return;
    if (on_dash) frame_.buttons().drop("felt_bets");
}

Ticks CrapsScene::reveal(Facts& rest) {
    const Facts facts = std::exchange(rest, {});
    const craps::State before = std::exchange(shown_, decided());
    const bool reduced = services_.settings.reduced_motion;
    const Ticks clock = frame_.clock();
    show_.felt.reveal(facts, frame_.layout(), clock, reduced);
    if (!std::holds_alternative<craps::Threw>(facts.front())) return 0;
    show_.far_zone.reveal(clock, reduced ? 0 : ResultBeat::arrives);
    if ((before.point == 0) != (shown_.point == 0)) {
        show_.felt.turn_puck(clock);
        services_.sounds.play("puck", 0.8f);
    }
    if (const auto* out = craps::fact_among<craps::SevenOut>(facts)) {
        show_.felt.drain(out->point, clock);
        services_.sounds.play("brush", 0.8f);
    }
    const Cents result = result_of(receipt_of(facts));
    const auto size = static_cast<float>(real(std::abs(result)) / 10'000);
    if (result < 0) services_.sounds.play("loss", std::min(0.8f, 0.3f + 0.3f * size));
    return 0;
}

void CrapsScene::lay(bool anew) {
    const auto& journal = sitting().journal();
    const auto* newest = journal.empty() || journal.back().game < sitting().game() ? nullptr : &journal.back();
    const bool taken_back = newest && newest->text == session::undo_word, threw = newest && !newest->faces.empty();
    shown_ = decided();
    if (anew) lay_dice();
    if (anew || taken_back) show_.felt.flights.clear();
    if (taken_back && !anew) services_.sounds.play("chip", 0.5f);
    if (!std::exchange(printed_, true) || !(show_.felt.sheet() == sheet())) {
        show_.felt.lay(sheet());
        hand_.set_cursor({craps::Kind::Pass});
    }
    show_.say(sitting(), threw ? rules::facts_of<craps::Fact>(newest->step.facts) : std::vector<craps::Fact>{},
              hand_.focus());
    broke_ = sitting().over();
    frame_.commands().await(broke_ ? "broke" : "betting");
    if (threw || !newest) frame_.wait(demo_pause);
}

// Sends the bankroll with the chips on the felt, these bets as a strategy, and the other players.
void CrapsScene::add_to_lab(LabRequest& request) const {
    request.knobs.emplace_back("bankroll", std::to_string((shown_.bankroll + on_table(shown_)) / dollar));
    const auto lines = players::laid_lines(sheet(), shown_);
    if (!lines.empty()) request.seats.push_back(session::craps_strategy_json({"as laid", in_words(lines), lines}));
    for (const std::string& player : sitting().players())
        if (player != "human") request.seats.push_back(player);
}

CrapsMoment CrapsScene::now() const {
    const CrapsLookedBack* back = show_.look_back.on_show();
    return {table_view(back ? back->table : shown_),
            show_.others.all(),
            show_.rolls(),
            back,
            bets_open(),
            at_rest() && broke_,
            show_.open_felt,
            hand_.chip(),
            hand_.focus(),
            hand_.by_keys(),
            services_.headless,
            frame_.reply().standing(frame_.clock()),
            !frame_.celebration().feat(frame_.clock()).empty(),
            hand_.touched(),
            bets_open() ? show_.named() : std::span<const Spot>{}};
}

void CrapsScene::report(Json& out) const {
    out["shown"] = felt_json(shown_);
    out["decided"] = felt_json(decided());
    out["told"] = frame_.reply().words();
    out["chip"] = hand_.chip_value();
    out["focus"] = hand_.focus() ? to_text(*hand_.focus()) : "";
    show_.state(out, shown_);
    if (frame_.played() && bets_open() && !takes_bets()) out["listens"] = false;
}

void CrapsScene::draw(Stage& stage, double between) {
    const double time = frame_.lay_out(stage, between);
    const CrapsMoment at = now();
    const Camera from = frame_.seen(show_.felt.camera(frame_.layout()), time);
    show_.draw(stage, at, from, frame_.dice(), time);
    if (!frame_.demo()) {
        frame_.buttons().draw(stage.canvas(), mint);
        hand_.draw(stage.canvas(), at.shown);
    }
    frame_.draw_front(stage, time, mint, show_.places(frame_.layout(), frame_.dice().middles(frame_.clock())));
}

void CrapsScene::overlay() {
    if (frame_.demo()) return;
    const bool resting = bets_open() && frame_.played();
    ui::CrapsOverlayView view{seen_by_panels(resting && sitting().may_throw()), figures_.bankroll.points(),
                              figures_.totals};
    if (panels_.debug_open()) {
        view.next_throw = &show_.odds_cache.next(sheet(), shown_);
        view.rest_of_hand = show_.odds_cache.hand(sheet(), shown_, services_.headless);
    }
    const auto requests = panels_.draw(services_, view);
    ui::CrapsBetsRequests bets;
    if (panels_.list_open())
        bets = bets_.draw(services_.host, {.rules = sheet(),
                                           .state = shown_,
                                           .chip = hand_.chip_value(),
                                           .resting = resting,
                                           .may_undo = sitting().undoable() > 0});
    if (bets.close) panels_.toggle_list();
    carry_out(requests, bets_open(), {0.5f, {0.1f, 1}, sitting().hash()});
    if (!takes_bets()) return;
    for (const craps::Event& event : bets.events) decide(event);
    if (bets.undo) undo();
    if (bets.clear) place_all(session::take_all(sheet(), decided()));
}

}  // namespace boxcars::scenes
