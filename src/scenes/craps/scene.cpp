#include "scenes/craps/scene.h"

#include "scenes/craps/feel.h"
#include "scenes/craps/show.h"

namespace boxcars::scenes {

template class GameScene<craps::Rules>;

using namespace craps_feel;
using platform::Action;

namespace {

constexpr KeyedButton craps_keys[] = {{Action::NewMatch, "new_sitting"}, {Action::Bets, "bets"},
                                      {Action::OpenFelt, "open_felt"},   {Action::OtherLeaf, "leaf"},
                                      {Action::FeltBets, "felt_bets"},   {Action::First, "look_back"}};

nlohmann::json felt_json(const craps::State& state) {
    nlohmann::json bets = nlohmann::json::object();
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

// ---- enter ----

CrapsScene::CrapsScene(SceneServices& services, TableOptions<craps::Rules> options)
    : GameScene(services, options, panels_, craps_keys, cast(options.die.chosen(services.settings.ivory_dice))),
      die_(options.die) {
    celebration_.chase_along(craps_look::wordmark);
    if (options.setup.players.empty()) options.setup.players = {"human"};
    take_places(std::move(options));
}

CrapsScene::Facts CrapsScene::begin(const Session& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    show_.new_table(session);
    betting_.new_table();
    printed_ = false;
    return {};
}

void CrapsScene::remember(const Session& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    panels_.shown(session);
    if (!entry.faces.empty()) {
        const bool first = nth == 0 || session.journal()[nth - 1].game != entry.game;
        betting_.before_throw(first ? opening(show_.sheet()) : session.journal()[nth - 1].step.next);
        betting_.thrown(entry.step.facts);
        show_.remember(betting_.thrown_at(), entry);
        panels_.thrown(session, odds::worth_moments(show_.sheet(), betting_.thrown_at()),
                       std::get<craps::Threw>(entry.step.facts.front()));
    }
    if (!(show_.sheet() == session.rules())) show_.look_back.rested(entry.step.next);
    show_.sheet_is(session.rules());
}

void CrapsScene::print_felt() {
    printed_ = true;
    show_.felt.lay(session_->rules());
    betting_.hand.set_cursor({craps::Kind::Pass});
}

// ---- tick ----

bool CrapsScene::press_own(const std::string& button) {
    if (button == "bets") {
        if (played()) panels_.toggle_list();
    } else if (button == "new_sitting") {
        if (played()) panels_.open_seats(*session_);
    } else if (button == "next_game") {
        next_game();
    } else if (const auto reply = looks(button)) {
        if (reply->refused) return refuse(reply->words), true;
        if (!reply->words.empty()) reply_.tell(reply->words, clock_);
    } else {
        return betting_.take_chip(button);
    }
    return true;
}

// Handles the buttons that make no decision: more bets, the other side of the box, open odds, coach, look back.
std::optional<CrapsScene::Reply> CrapsScene::looks(const std::string& button) {
    platform::Settings& settings = services_.settings;
    if (const auto by = show_.look_back.asked(button)) return look_back(*by);
    if (button == "leaf") {
        if (show_.turn_leaf(layout_, betting_.hand)) return Reply{};
        return Reply{fmt::format("What else the box has is folded away: {} lays out more bets.",
                                 key_cap(settings.bindings, Action::FeltBets)),
                     true};
    }
    if (button == "open_felt") {
        show_.open_felt = !show_.open_felt;
        return Reply{};
    }
    if (button == "coach") {  // the coach also opens the odds
        coach_asked_.press(settings.coach);
        show_.open_felt = coach_asked_.speaks(settings.coach);
        return Reply{};
    }
    if (button != "felt_bets") return {};
    if (!played()) return Reply{};
    settings.felt_bets = after(settings.felt_bets);
    return Reply{scenes::told(settings.felt_bets)};
}

CrapsScene::Reply CrapsScene::look_back(int by) {
    CrapsLookBack& back = show_.look_back;
    if (!played() || !at_rest() || back.bets() == 0) return {};
    back.judge(show_.odds_cache.known());
    if (by != 0 && back.count() == 0) return {back.accuracy_words()};
    by == 0 ? back.close() : back.step(by);
    if (back.on_show()) show_.felt.show(back.on_show()->judged.decision.spot);
    show_.felt.lay_down();
    return {};
}

void CrapsScene::advance_own() {
    show_.unfold(felt_bets(), shown_, betting_.hand);
    if (show_.tick(clock_, services_.sounds)) update_boards();
    cast_.set_kind(die_.chosen(services_.settings.ivory_dice));
}

void CrapsScene::update_boards(bool at_once) {
    show_.unfold(felt_bets(), shown_, betting_.hand);
    for (const CrapsDash::FlapBoard& board : show_.boards(layout_, shown_))
        show_on(board.flaps, board.where, board.cells, board.text, at_once);
}

// ---- act ----

void CrapsScene::play(const platform::Input& input, const Clicked& clicked) {
    if (!played()) {
        if (due() && (watching() || !broke_)) play_along();
    } else if (show_.look_back.on_show()) {
        if (const auto button = looked_on(input)) press(button);
    } else if (!broke_) {
        betting(input, clicked);
    } else if (input.pressed(Action::Roll) || input.pressed(Action::Confirm)) {
        next_game();
    }
}

void CrapsScene::betting(const platform::Input& input, const Clicked& clicked) {
    for (const std::string& chip : CrapsBetting::chip_buttons(input)) press(chip);
    betting_.hear(input, clicked, open_table());
    const BetInput::Asked asked =
        betting_.hand.tick(input, {show_.felt, layout_, CrapsDash::rack(layout_), takes_bets()});
    if (asked.walked) {
        if (layout_.narrow) show_.felt.show(betting_.hand.cursor());
        services_.sounds.play("flap", 0.3f);
    }
    if (asked.turn_leaf) press("leaf");
    CrapsBetting::place(asked.bets, open_table());
    take_dice(input, buttons_.just_pressed("roll"));
}

CrapsBetting::OpenTable CrapsScene::open_table() {
    return {.rules = session_->rules(),
            .state = [this]() -> const craps::State& { return session_->state(); },
            .decide = [this](const craps::Event& event) { return decide(event); },
            .undo = [this] { static_cast<void>(undo()); },
            .refuse = [this](const std::string& why) { refuse(why); }};
}

bool CrapsScene::thrown(const Answer& answer) {
    show_.thrown(answer.faces, clock_);
    return much_hangs_on(shown_);
}

void CrapsScene::set_own_buttons() {
    const CrapsMoment at = now();
    CrapsDash::set_buttons(buttons_, at, panels_.list_open(), at.betting && betting_.may_bet_again(shown_));
    buttons_.add({.name = "felt_bets",
                  .where = show_.felt.felt_bets_place(layout_),
                  .label = name_of_step(after(at.settings.felt_bets)),
                  .bound = Action::FeltBets,
                  .enabled = at.played,
                  .line = true});
    set_look_back(at);
    landmarks_ = show_.landmarks(at, cast_.middles(clock_));
    for (const auto& more : {CrapsDash::hit_targets(layout_), show_.felt.hit_targets(layout_)})
        for (const HitTarget& target : more) buttons_.add_target(target);
    if (!bets_open() || question_.open())
        bets_open_since_.reset();
    else if (!bets_open_since_)
        bets_open_since_ = cooldown_.now();
}

// Places the look back's buttons in the odds row, where no bet can be made between hands: the one that opens it beside
// the button for more bets, the others at the left, where nothing is printed while a decision is shown.
void CrapsScene::set_look_back(const CrapsMoment& at) {
    constexpr float wide = 140, gap = 8;
    const auto from = [&](float x) { return render::Rect{x, layout_.dash.y - 56, wide, 32}; };
    const auto place = [&](float nth) {
        return from(layout_.table.x + (layout_.narrow ? 16.0f : 60.0f) + (wide + gap) * nth);
    };
    const CrapsLookBack& back = show_.look_back;
    if (back.on_show())
        add_look_back(buttons_, {place(0), place(1), place(2), back.may_step(-1), back.may_step(1), true, true});
    else if (at.played && (at.betting || at.broke) && shown_.new_hand && back.bets() > 0)
        buttons_.add({.name = "look_back",
                      .where = from(show_.felt.felt_bets_place(layout_).x - gap - wide),
                      .label = "LOOK BACK",
                      .bound = Action::First,
                      .line = true});
}

void CrapsScene::play_along() {
    if (watching()) return follow_recording();
    CrapsBetting::place_for_demo(open_table());
    throw_dice(drawn_hand(0.3));
}

// ---- show the decided step once the dice rest, and draw ----

Ticks CrapsScene::reveal(Facts& rest) {
    const Facts facts = std::exchange(rest, {});
    const craps::State before = std::exchange(shown_, session_->state());
    const bool reduced = services_.settings.reduced_motion;
    if (!std::holds_alternative<craps::Threw>(facts.front())) {
        show_.felt.reveal(facts, layout_, clock_, reduced);
        return 0;
    }
    show_.landed({facts, before, shown_}, layout_, clock_, reduced);
    sound_of_throw(services_.sounds, facts, result_of(receipt_of(facts)));
    return 0;
}

void CrapsScene::lay(bool anew) {
    const auto& journal = session_->journal();
    const auto* newest = journal.empty() || journal.back().game < session_->game() ? nullptr : &journal.back();
    const bool taken_back = newest && newest->text == session::undo_word, threw = newest && !newest->faces.empty();
    shown_ = session_->state();
    if (anew) lay_dice();
    if (anew || taken_back) show_.felt.lay_down();
    if (taken_back && !anew) services_.sounds.play("chip", 0.5f);
    if (!printed_ || !(show_.felt.sheet() == session_->rules())) print_felt();
    show_.say(*session_, threw ? Facts{newest->step.facts} : Facts{}, betting_.hand);
    broke_ = session_->over();
    waits_for_ = broke_ ? "broke" : "betting";
    if (threw || !newest) wait(demo_pause);
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
            betting_.hand.chip(),
            betting_.hand.focus(),
            betting_.hand.by_keys(),
            services_.headless,
            reply_.standing(clock_),
            !celebration_.feat(clock_).empty()};
}

void CrapsScene::report(nlohmann::json& out) const {
    out["shown"] = felt_json(shown_);
    out["decided"] = felt_json(session_->state());
    out["told"] = reply_.told();
    out["chip"] = betting_.hand.chip_value();
    out["focus"] = betting_.hand.focus() ? to_text(*betting_.hand.focus()) : "";
    show_.state(out, shown_);
    if (played() && bets_open() && !takes_bets()) out["listens"] = false;
}

void CrapsScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    show_.draw(stage, now(), seen(show_.felt.camera(layout_), time), cast_, buttons_, betting_.hand, time);
    draw_front(stage.canvas(), time, mint, show_.places(layout_, cast_.middles(clock_)));
}

void CrapsScene::overlay() {
    if (demo_) return;
    const bool resting = bets_open() && played();
    ui::CrapsOverlayView view{seen_by_panels(resting && session_->may_throw()), panels_.bankroll(), panels_.totals()};
    if (panels_.debug_open()) {
        view.next_throw = &show_.odds_cache.next(session_->rules(), shown_);
        view.rest_of_hand = show_.odds_cache.hand(session_->rules(), shown_, services_.headless);
    }
    const auto requests = panels_.draw(services_, view);
    const auto bets = panels_.draw_bets(services_, {.rules = session_->rules(),
                                                    .state = shown_,
                                                    .chip = betting_.hand.chip_value(),
                                                    .resting = resting,
                                                    .may_undo = session_->undoable() > 0});
    carry_out(requests, bets_open(), {0.5f, {0.1f, 1}, session_->hash()});
    if (takes_bets()) CrapsBetting::place(bets, open_table());
}

}  // namespace boxcars::scenes
