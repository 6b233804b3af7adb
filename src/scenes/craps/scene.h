// Craps, the game of the Casino Car. Connects the players' input (BetInput) with the session and with what is shown
// (CrapsShow). The session decides and stores every throw before the dice move.
#pragma once
#include "scenes/craps/bet_input.h"
#include "scenes/craps/card.h"
#include "scenes/craps/show.h"
#include "scenes/table/table.h"
#include "session/craps/requests.h"

namespace boxcars::scenes {

// The data of the plots, from the throws that count: the bankroll's curve and the count of totals.
struct CrapsFigures {
    ui::CrapsCurve bankroll;
    ui::NumberCount totals;

    void begin(Cents worth) {
        totals.clear();
        bankroll.begin({.worth = real(worth), .expected = real(worth)});
    }
    // `expected`: of the throw's result for the chips then on the felt.
    void thrown(const session::Sitting& session, const odds::WorthMoments& expected, const craps::Threw& dice);
};

class CrapsScene : public TableOf<craps::Rules> {
 public:
    CrapsScene(SceneServices& services, TableOptions options);
    void draw(Stage& stage, double between) override;
    void overlay() override;

 private:
    // ---- acting ----
    void advance_own() override {
        unfold();
        if (const int landed = show_.felt.flights.tick(frame_.clock()); landed > 0) {
            services_.sounds.play("chip", std::min(1.0f, 0.4f + 0.1f * as_float(landed)));
            update_boards();
        }
        frame_.dice().set_kind(die_.chosen(services_.settings.ivory_dice));
    }
    void play(const Input& input, const Clicked& clicked) override {
        if (!frame_.played()) {
            if (frame_.due() && (frame_.watching() || !broke_)) play_along();
        } else if (!frame_.heard_look_back(input)) {
            betting(input, clicked);
        }
    }
    void set_own_buttons() override;
    void update_boards(bool at_once = false) override {
        unfold();
        frame_.show_on(show_.boards(frame_.layout(), shown_), at_once);
    }
    ui::OddsFacts odds_facts() override { return scenes::odds_facts(sheet()); }
    void add_to_lab(LabRequest& request) const override;
    void report(Json& out) const override;
    void add_bet_commands();
    void take_chip(std::size_t nth) {
        hand_.take_chip(nth);
        services_.sounds.play("button", 0.6f);
    }
    void turn_leaf() {
        const bool turned = show_.felt.turn_leaf(frame_.layout());
        hand_.keep_in_sight(show_.felt);
        if (turned) return;
        frame_.reply().say(
            fmt::format("Press {} for more bets.", key_cap(services_.settings.bindings, Action::FeltBets)),
            frame_.clock());
    }
    void fold_felt() {
        if (!frame_.played()) return;
        services_.settings.felt_bets = after(services_.settings.felt_bets);
        frame_.reply().say(step_of(services_.settings.felt_bets).sentence, frame_.clock());
    }
    void unfold() {  // updates which bets the felt shows
        std::vector<Spot> down;
        const auto add = [&](const craps::State& table) {
            for (const craps::Placed& bet : table.bets) down.push_back(bet.spot);
        };
        add(shown_);
        if (const CrapsLookedBack* back = show_.look_back.on_show()) {
            add(back->table);
            if (back->judged.better) down.push_back(*back->judged.better);
        }
        for (const CrapsOthers::Other& other : show_.others.all()) add(other.shown);
        const auto asked = frame_.demo() ? platform::FeltBets::All : services_.settings.felt_bets;
        if (show_.felt.unfold(asked, down)) hand_.keep_in_sight(show_.felt);
        show_.felt.fit(frame_.layout());
    }
    std::string look(int by) {
        CrapsLookBack& back = show_.look_back;
        if (!frame_.played() || !at_rest() || back.bets() == 0) return {};
        back.judge(show_.odds_cache.known());
        if (by != 0 && back.count() == 0) return back.accuracy_words();
        by == 0 ? back.close() : back.step(by);
        if (back.on_show()) show_.felt.show(back.on_show()->judged.decision.spot);
        show_.felt.flights.clear();
        return {};
    }
    void set_look_back(const CrapsMoment& at);
    void betting(const Input& input, const Clicked& clicked) {
        const bool over = broke_;
        frame_.commands().hear_move(input, clicked);
        if (over) return;
        const BetInput::Asked asked =
            hand_.tick(input, {show_.felt, frame_.layout(), craps_dash::rack(frame_.layout()), takes_bets()});
        if (asked.walked) {
            if (show_.felt.view(frame_.layout()) != CrapsView::Whole) show_.felt.show(hand_.cursor());
            services_.sounds.play("flap", 0.3f);
        }
        if (asked.turn_leaf) frame_.press("leaf");
        place(asked.bets);
        take_dice(input, frame_.buttons().just_pressed("roll"));
    }
    // Carries out the requests in order. If a request's second decision is refused, its first is undone.
    void place(std::span<const BetRequest> requests) {
        for (const BetRequest& request : requests) {
            int taken = 0;
            for (const craps::Event& event : decisions_of(request, sheet(), decided())) {
                const bool refused = !decide(event);
                if (refused && taken > 0) undo();
                if (refused) break;
                ++taken;
            }
        }
    }
    void place_all(const session::CrapsRequest& request) {
        if (request.done) return frame_.reply().say(request.refused, frame_.clock());
        if (!request.refused.empty()) return frame_.refuse(request.refused);
        for (const craps::Event& event : request.events)
            if (!decide(event)) return;
    }
    bool thrown(const Answer& answer) override {
        show_.thrown(answer.faces, frame_.clock());
        // Important: a point is set, and at least a quarter of the player's money is on the felt.
        const Cents down = on_table(shown_);
        return shown_.point != 0 && down > 0 && 4 * down >= shown_.bankroll + down;
    }
    void play_along() {  // plays the demonstration or a recording
        if (frame_.watching()) return follow_recording();
        static const players::BetLines lines = players::find_craps_strategy("three_point_molly")->lines;
        for (const craps::Event& event : decisions(lines, sheet(), decided())) decide(event);
        throw_dice(drawn_hand(0.3));
    }

    // ---- showing ----
    bool begin(const Sitting& session, bool new_sitting) override {
        if (new_sitting) {
            panels_.new_sitting(session);
            figures_.begin(session.state().as<craps::State>().bankroll);
        }
        show_.new_table(session);
        last_bets_.clear();
        printed_ = false;
        return false;
    }
    void remember(const Sitting& session, std::size_t nth) override {
        const auto& entry = session.journal()[nth];
        panels_.shown(session);
        if (!entry.faces.empty()) {
            const bool first = nth == 0 || session.journal()[nth - 1].game != entry.game;
            const auto before = first ? opening(show_.sheet) : session.journal()[nth - 1].step.next.as<craps::State>();
            const auto facts = rules::facts_of<craps::Fact>(entry.step.facts);
            session::remember_bets(last_bets_, before, facts);
            show_.remember(before, entry);
            figures_.thrown(session, odds::worth_moments(show_.sheet, before), std::get<craps::Threw>(facts.front()));
        }
        const auto& now = session.rules().as<craps::Rules>();
        if (!(show_.sheet == now)) show_.look_back.rested(entry.step.next.as<craps::State>());
        show_.sheet = now;
    }
    void lay(bool anew) override;
    Ticks reveal(Facts& rest) override;  // reveals all facts at once
    CrapsMoment now() const;
    bool bets_open() const { return at_rest() && !broke_; }
    bool takes_bets() const {
        return bets_open() && !frame_.cooldown().lasts() && bets_open_since_ &&
               !frame_.cooldown().lasts_since(*bets_open_since_);
    }

    CrapsShow show_{frame_.world()};
    BetInput hand_;
    std::vector<craps::Placed> last_bets_;  // at the last throw that settled one, for Rebet
    TablePanels panels_;
    ui::CrapsBets bets_;
    CrapsFigures figures_;
    GameDie die_;
    bool broke_ = false, printed_ = false;  // the bankroll is gone; the felt is printed
    std::optional<Ticks> bets_open_since_;
};

}  // namespace boxcars::scenes
