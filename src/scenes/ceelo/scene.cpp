#include "scenes/ceelo/scene.h"

namespace boxcars::scenes {

using namespace ceelo_feel;

static constexpr Action listed_keys[] = {Action::Roll,     Action::Confirm,    Action::Left,       Action::Right,
                                         Action::Up,       Action::Down,       Action::Rebet,      Action::Coach,
                                         Action::First,    Action::Skip,       Action::Overlay,    Action::Rules,
                                         Action::Settings, Action::NewMatch,   Action::Pause,      Action::StepTick,
                                         Action::Mute,     Action::FullScreen, Action::Screenshot, Action::Back};

CeeloScene::CeeloScene(SceneServices& services, TableOptions options)
    : TableOf(services, options, panels_, cast(options.die)),
      panels_({.game = "Cee-lo with a bank",
               .keys = listed_keys,
               .pages = [](const ui::OverlayView& in) { return ui::ceelo_pages(in.rules.as<ceelo::Rules>()); },
               .overlay = std::make_unique<ui::CeeloOverlay>(),
               .seats = ui::ceelo_seats,
               .cast = players::ceelo_people()}) {
    const auto steps = [this](int by) { return [this, by] { change_amount(amount_.step(by)); }; };
    const auto all = [this] {
        change_amount(amount_.step(most_offered(shown_)));
        put_down();
    };
    const auto open_seats = [this] {
        if (!frame_.watching()) panels_.open_seats(sitting());
    };
    frame_.commands().add(
        {{"new_match", {Action::NewMatch}, open_seats},
         {"skip", {}, [this] { hurry(); }},
         {"step", {}, [this] { step_one_decision(); }},
         {"pause", {}, [this] { frame_.pace().paused = !frame_.pace().paused; }},
         {"speed", {}, [this] { frame_.pace().next_speed(); }},
         {"less", {Action::Left, Action::Less}, steps(-1), {"deciding"}},
         {"more", {Action::Right, Action::More}, steps(1), {"deciding"}},
         {"", {Action::Down}, steps(-5), {"deciding"}},
         {"", {Action::Up}, steps(5), {"deciding"}},
         {"all", {Action::Rebet}, all, {"deciding"}},
         {"stake", {Action::Confirm}, [this] { put_down(); }, {"deciding"}},
         {"cover", {}, [this] { put_down(); }, {"deciding"}},
         {"next_game", {Action::Roll, Action::Confirm, Action::Skip}, [this] { next_game(); }, {"finished"}}});
    frame_.add_look_back_commands(show_.look_back, {Action::First}, [this](int by) {
        return show_.look_back.on_show() || now().may_look_back() ? show_.look_back.look(by, *seats_) : "";
    });
    frame_.furnish(GaugeRoom::Own, hex(0x4A2C14), ceelo_look::wordmark);
    options.setup.players = CeeloSeats{options.setup.rules.as<ceelo::Rules>(), options.setup.players}.names();
    take_places(std::move(options));
}

bool CeeloScene::begin(const Sitting& session, bool new_sitting) {
    if (new_sitting) {
        panels_.new_sitting(session);
        history_ = {};
    }
    const auto& rules = session.rules().as<ceelo::Rules>();
    seats_.emplace(rules, session.players());
    shown_ = ceelo::opening(rules);
    show_.begin(shown_, *seats_);
    finished_since_ = -1;
    return true;
}

void CeeloScene::remember(const Sitting& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    // Where the first seat wins ties, the exact odds are of its bets alone.
    const bool first_alone = session.rules().as<ceelo::Rules>().tie == ceelo::Tie::First;
    panels_.shown(session, [&](const session::Entry& shown) {
        for (const rules::Fact& fact : shown.step.facts)
            if (!first_alone || settled_bettor(fact.as<Fact>()) <= ceelo::first_seat) history_.add(fact.as<Fact>());
    });
    if (!entry.event || nth == 0) return;
    const State& before = session.journal()[nth - 1].step.next.as<State>();
    if (most_offered(before) == 0 || !seats_->human(before.turn)) return;
    const auto& decision = entry.event->as<ceelo::Event>();
    amount_.put_down(decision);
    if (frame_.played() && session.counts())
        show_.look_back.remember(session.rules().as<ceelo::Rules>(), before, decision);
}

void CeeloScene::advance_own() {
    show_.announced.coins.tick(frame_.clock());
    if (frame_.motion().hurried()) show_.talk.silence();  // speech stops
    if (show_.announced.coins.ring(services_.sounds, 0.15f)) update_boards();
}

void CeeloScene::play(const Input& input, const Clicked& clicked) {
    if (frame_.heard_look_back(input)) return;
    if (phase_ == Phase::Thinking) {
        if (frame_.due()) computer();
    } else if (phase_ == Phase::Deciding) {
        change_amount(amount_.drag(input, ceelo_look::dash_places(frame_.layout())["slider"]));
        frame_.commands().hear_move(input, clicked);
    } else if (phase_ == Phase::Waiting) {
        take_dice(input, frame_.buttons().just_pressed("throw"));
    } else if (!frame_.watching()) {
        frame_.commands().hear_move(input, clicked);
    } else if (frame_.due() && next_watched()) {
        next_game();
    }
}

Ticks CeeloScene::reveal(Facts& rest) {
    const Fact& fact = rest.front();
    if (std::holds_alternative<ceelo::BankStaked>(fact) || std::holds_alternative<ceelo::Covered>(fact)) {
        amount_.let_go();
        show_.talk.turn_over();
        show_.announced.boast = boast_of(*seats_, sheet(), shown_);
    }
    const Ticks looked_at =
        show_.announced.reveal(rest, *seats_, show_.felt(now()), frame_.clock(), services_.settings.reduced_motion);
    hear(fact);
    if (const auto* round = std::get_if<ceelo::RoundBegan>(&fact)) shown_.round = round->round;
    if (std::ranges::none_of(rest.subspan(1), ceelo::settles)) celebrate();
    update_boards();
    return frame_.paced(looked_at);
}

// Lets the computer players react to the fact just revealed. A win has no sound here: the celebration plays one.
void CeeloScene::hear(const Fact& fact) {
    using players::Occasion;
    const auto shown = [&](int seat, Occasion occasion) { show_.talk.shown(seat, occasion, talk_at(table_view())); };
    const auto changed = [&](int seat, int coins) {
        show_.talk.turn_over();
        if (coins != 0) shown(seat, coins > 0 ? Occasion::Gain : Occasion::Loss);
    };
    audio::Sounds& sounds = services_.sounds;
    if (const auto* won = std::get_if<ceelo::BettorWon>(&fact)) changed(won->player, won->won);
    if (const auto* lost = std::get_if<ceelo::BettorLost>(&fact)) {
        changed(lost->player, -lost->bet);
        if (seats_->human(lost->player))
            sounds.play("loss", 0.7f * std::min(1.0f, 0.45f + 0.02f * as_float(lost->bet)));
    }
    if (std::holds_alternative<ceelo::RoundOver>(fact))
        changed(show_.announced.banker(), show_.announced.line(show_.announced.banker()).amount);
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact); bank && bank->from != bank->to)
        sounds.play("bank", 0.5f);
    const auto* over = std::get_if<ceelo::GameOver>(&fact);
    if (!over) return;
    bool ours = false;  // a person has won
    for (const bool won : {true, false})
        for (const int seat : seats_->all())
            if (over->won_by(seat) == won) {
                shown(seat, won ? Occasion::Won : Occasion::Beaten);
                ours = ours || (won && seats_->human(seat));
            }
    if (!ours) sounds.play("whistle", 0.9f);
}

void CeeloScene::lay(bool anew) {
    if (anew) {
        lay_dice();
        show_.lay(now());
    }
    shown_ = decided();
    show_.announced.catch_up(shown_);
    if (over(sheet(), shown_)) return finish();
    const bool decision = most_offered(shown_) > 0;
    if (by_hand(shown_.turn)) {
        wait_in(decision ? Phase::Deciding : Phase::Waiting);
        return amount_.ask(shown_, seats_->choices(sheet(), shown_));
    }
    const Ticks think = !decision ? think_throw : shown_.phase == ceelo::Phase::Stake ? think_stake : think_cover;
    const Ticks thinks = std::max(frame_.paced(think), frame_.celebration().feat_left(frame_.clock()));
    wait_in(Phase::Thinking, frame_.watching() ? watched_pause : frame_.motion().hurried() ? 1 : thinks);
}

CeeloMoment CeeloScene::now() const {
    const CeeloLookedBack* back = show_.look_back.on_show();
    const State& seen = back ? back->state : shown_;
    return {{table_view(seen), back ? Phase::Deciding : phase_, show_.look_back},
            by_hand(seen.turn) && !over(sheet(), seen),
            finished_since_,
            back ? back->bet : amount_.value(),
            *seats_,
            show_.on_table(),
            show_.talk,
            amount_.choices()};
}

void CeeloScene::draw(Stage& stage, double between) {
    const double time = frame_.lay_out(stage, between);
    panels_.see(stage);
    show_.draw(stage, now(), time);
}

void CeeloScene::overlay() {
    if (frame_.demo()) return;
    const bool may_force = sitting().may_throw() && (is(Phase::Waiting) || is(Phase::Thinking)) && !frame_.watching();
    const auto requests =
        panels_.draw(services_, ui::CeeloOverlayView{seen_by_panels(may_force), history_, seats_->called()});
    carry_out(requests, may_force, {0.5f, {0.2f, 1}, sitting().hash()});
    if (requests.step_decision) step_one_decision();
}

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet) {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts all{{Figure::Chance, "Chance that a bet wins", bet.win},
                      {Figure::Edge, "A coin against the bank", bet.banker_edge}};
    const auto add = [&](const std::string& what, const odds::Fraction& chance) {
        all.push_back({Figure::Chance, "Chance " + what, chance});
    };
    for (const odds::CeeloAgainst& against : bet.against) {
        if (against.point == 0) {
            add(fmt::format("that the banker {}s at once", against.banker_wins ? "win" : "lose"), against.chance);
            continue;
        }
        add(fmt::format("of beating a score of {}", against.point), against.player.win);
        add(fmt::format("of a banker's score of {}", against.point), against.chance);
    }
    for (int players = 2; players <= ceelo::most_players; ++players)
        add(fmt::format("that the bank changes hands, {} players", players), odds::ceelo_bank_passes(rules, players));
    return all;
}

}  // namespace boxcars::scenes
