// A table for any game without a scene of its own: buttons for the decisions that its rules allow, its dice, and its
// facts as lines of text. With the mouse, buttons decide, and the cloth or THROW takes the dice. With keys, left and
// right choose a decision, Enter confirms it, Space throws, U undoes. The session decides and stores.
#pragma once
#include "base/words.h"
#include "scenes/plain/view.h"
#include "scenes/table/game_scene.h"
#include "scenes/table/panels.h"
#include "ui/odds_fact.h"
#include "ui/plain/overlay.h"

namespace boxcars::scenes {

// Lists every knob and its value.
template <class R>
ui::CardPage knobs_page(const R& rules) {
    ui::CardPage page{"The rules in force", {}, {}};
    for (const auto& knob : R::knobs()) {
        page.sentences.emplace_back(knob.help);
        page.table.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    }
    return page;
}

// The panels of a plain table: the overlay, the settings, and a rules card made from the knobs.
template <class R>
PanelParts<ui::OverlayView<R>> plain_panels(const std::string& game) {
    using platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Left,     Action::Right, Action::Confirm, Action::Undo,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
    return {.game = game,
            .keys = keys,
            .pages = [](const ui::OverlayView<R>& in) { return std::vector{knobs_page(in.rules)}; },
            .overlay = std::make_unique<ui::PlainOverlay<R>>(game)};
}

constexpr Ticks plain_fact_read = milliseconds(650);
constexpr Ticks plain_demo_pause = milliseconds(1200);
constexpr int plain_demo_throws = 4;  // throws before the tour goes on

template <rules::Game R>
int plain_dice(const R& rules) {  // most dice in a game's first throw
    auto state = opening(rules);
    for (const auto& event : session::verbs::start_events(rules)) {
        advance(rules, state, event);
        break;
    }
    int most = dice_wanted(rules, state).count;
    for (const auto& event : legal(rules, state))
        most = std::max(most, dice_wanted(rules, apply(rules, state, event).next).count);
    return std::max(1, most);
}

inline ui::OddsFacts odds_facts(const std::vector<odds::PlainOdds>& all) {  // the odds of decisions that open a round
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts facts;
    for (const odds::PlainOdds& of : all) {
        if (of.stake != 0)
            facts.push_back({Figure::Edge, of.decision, odds::Fraction{-of.mean / odds::fraction(of.stake, 1)}});
        facts.push_back({Figure::Chance, "Chance to win '" + of.decision + "'", of.win});
    }
    return facts;
}

// What a game may add to its plain table. Each function may be nullptr.
template <rules::Game R>
struct PlainArt {
    // Draws on the cloth under the dice; `camera` projects to logical pixels.
    void (*cloth)(render::Canvas&, const render::Camera& camera, const R&, const typename R::State&) = nullptr;
    std::string (*coach)(const R&, const typename R::State&) = nullptr;  // advice in one sentence
};

template <rules::Game R>
class PlainScene final : public GameScene<R> {
    using Base = GameScene<R>;
    using Base::buttons_;
    using Base::cast_;
    using Base::clock_;
    using Base::layout_;
    using Base::services_;
    using Base::session_;
    using Base::shown_;
    using Base::until_;
    using typename Base::Event;
    using typename Base::Facts;
    using typename Base::Session;
    using typename Base::State;

 public:
    PlainScene(SceneServices& services, TableOptions<R> options, PlainLook look, PlainArt<R> art = {})
        : Base(services, options, panels_, plain_look::cast_feel(options.die.kind, plain_dice(options.setup.rules))),
          look_(std::move(look)),
          art_(art),
          panels_(plain_panels<R>(look_.name)) {
        this->add_commands({{"more", {}, [this] { ++page_; }},
                            {"new_sitting", {Action::NewMatch}, [this] { begin_again(); }},
                            {"undo", {Action::Undo}, [this] { take_back(); }, {"deciding", "throwing"}},
                            {"next_game", {Action::Confirm, Action::Roll}, [this] { this->next_game(); }, {"over"}}});
        this->take_places(std::move(options));
    }

    void draw(render::Stage& stage, double between) override {
        const double time = this->lay_out(stage, between);
        render::Canvas& canvas = stage.canvas();
        render::TableLook table = plain_look::table_look(layout_, look_.accent, services_.settings.plain_felt);
        ThrowPlaces places = throw_places(layout_);
        places.camera = table.camera;
        table.camera = this->seen(table.camera, time);
        stage.table(table, 1.0f);
        if (art_.cloth) art_.cloth(canvas, table.camera, session_->rules(), shown_);
        cast_.draw(stage, table.camera, time, services_.settings);
        RoomLife{time, services_.settings.reduced_motion}.draw(canvas, plain_look::room(layout_, table.camera));
        plain_look::draw_standing(canvas, layout_, describe(shown_), look_.accent);
        plain_look::draw_lines(canvas, layout_, lines_);
        draw_dash(canvas, layout_, look_.accent, 0, 0);
        draw_top_bar(canvas, layout_,
                     {.wordmark = {},
                      .name = look_.name,
                      .car = in_capitals(look_.car),
                      .status = status(),
                      .accent = look_.accent});
        if (!this->demo_) buttons_.draw(canvas, look_.accent);
        if (const auto reply = this->reply_.standing(clock_); reply.refused)
            draw_note(canvas, layout_, layout_.table.y + 6, reply.words, render::colours::loss);
        if (const std::string words = coach_words(); !words.empty())
            draw_note(canvas, layout_, layout_.table.y + layout_.table.h - 34, words, look_.accent);
        this->world_.draw(stage, table.camera, world::Layer::Front, time);
        this->draw_front(canvas, time, look_.accent, places);
    }

    void overlay() override {
        if (this->demo_) return;
        const bool resting = this->played() && this->at_rest();
        const auto requests = panels_.draw(services_, this->seen_by_panels(resting && session_->may_throw()));
        this->carry_out(requests, resting, this->drawn_hand(0.4));
    }

 private:
    // ---- tick ----
    using Action = platform::Action;
    void take_back() {
        if (session_->undoable() > 0) this->undo();
    }
    void begin_again() {
        if (this->played()) this->begin_sitting(session_->next_table().rules, session_->players(), {});
    }
    void update_boards(bool) override {}
    std::string coach_words() const {
        const bool asked = art_.coach && this->coach_speaks() && this->at_rest() && !session_->over();
        return asked ? art_.coach(session_->rules(), shown_) : std::string{};
    }
    void report(nlohmann::json& out) const override {
        out["coach"] = coach_words();
        out["lines"] = lines_;
        out["decision"] = decision_;
    }
    ui::OddsFacts odds_facts() override {
        if constexpr (rules::KeepsAccount<R>) return scenes::odds_facts(odds::plain_odds(session_->rules()));
        return {};
    }

    Facts begin(const Session& session, bool new_sitting) override {
        if (new_sitting) panels_.new_sitting(session);
        cast_.set_blank(session.dice_wanted().sides != 6);
        lines_.clear();
        decision_ = page_ = 0;
        return {};
    }

    // ---- act ----
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override {
        if (!this->played()) {
            if (this->due()) play_along();
            return;
        }
        if (this->hear_move(input, clicked) || session_->over()) return;
        choose(input, clicked);
        if (session_->may_throw() && this->at_rest())
            this->take_dice(input, buttons_.just_pressed("throw") || pressed_where(input, [this](glm::vec2 at) {
                                       return plain_look::on_cloth(layout_, at);
                                   }));
    }

    void choose(const platform::Input& input, const std::optional<std::string>& clicked) {
        const auto decisions = session_->legal();
        const int count = static_cast<int>(decisions.size());
        if (count == 0) return;
        decision_ = std::min(decision_, count - 1);
        if (input.pressed(Action::Right)) decision_ = (decision_ + 1) % count;
        if (input.pressed(Action::Left)) decision_ = (decision_ + count - 1) % count;
        int taken = input.pressed(Action::Confirm) ? decision_ : -1;
        for (int n = 0; n < count; ++n)
            if (clicked == name_of(decisions[static_cast<std::size_t>(n)])) taken = n;
        if (taken < 0) return;
        decision_ = taken;
        this->decide(decisions[static_cast<std::size_t>(taken)]);
    }

    void play_along() {
        if (this->watching()) return this->follow_recording();
        until_ = clock_ + plain_demo_pause;
        if (session_->over() || throws_ >= plain_demo_throws) {
            this->request_ = ToAttract{};
        } else if (session_->may_throw()) {
            ++throws_;
            this->throw_dice(this->drawn_hand(0.4));
        } else {
            const auto decisions = session_->legal();
            this->decide(decisions[static_cast<std::size_t>(this->dust_now() % decisions.size())]);
            until_ = clock_ + plain_demo_pause;
        }
    }

    // ---- show ----
    Ticks reveal(Facts& rest) override {
        const bool decision = session_->journal().back().faces.empty();
        const auto all = session_->journal().back().step.facts.size();
        if (decision && rest.size() == all) services_.sounds.play("button", 0.6f);
        add_line(to_text(rest.front()));
        return !decision && rest.size() > 1 ? plain_fact_read : 0;
    }
    void remember(const Session& session, std::size_t) override { panels_.shown(session); }
    void lay(bool anew) override {
        const auto& journal = session_->journal();
        shown_ = session_->state();
        this->waits_for_ = session_->over() ? "over" : session_->may_throw() ? "throwing" : "deciding";
        if (anew) lay_as_left();
        if (journal.empty() || journal.back().game < session_->game()) return;
        if (!anew && journal.back().text == session::undo_word) add_line("taken back");
        if (!journal.back().faces.empty()) this->wait(plain_demo_pause);
    }
    void lay_as_left() {
        this->lay_dice();
        lines_.clear();
        for (const auto& entry : session_->journal()) {
            if (entry.game != session_->game()) continue;
            for (const auto& fact : entry.step.facts) add_line(to_text(fact));
            if (entry.text == session::undo_word) add_line("taken back");
        }
    }
    void add_line(std::string words) {
        lines_.push_back(std::move(words));
        if (lines_.size() > plain_look::most_lines) lines_.erase(lines_.begin());
    }

    // ---- buttons and status ----
    static std::string name_of(const Event& event) {  // the button's name in scripts
        std::string name = to_text(event);
        std::ranges::replace(name, ' ', '_');
        return name;
    }

    void set_own_buttons() override {
        add_top_buttons(buttons_, layout_, services_.settings.muted, this->coach_speaks());
        const bool open = this->played() && this->at_rest();
        set_decisions(open);
        const bool over = session_->over();
        buttons_.add({.name = over ? "next_game" : "throw",
                      .where = plain_look::verb_place(layout_),
                      .label = over ? "NEW GAME" : "THROW",
                      .bound = platform::Action::Roll,
                      .primary = over || session_->may_throw(),
                      .enabled = open && (over || session_->may_throw())});
        if (open && session_->undoable() > 0)
            buttons_.add(
                {.name = "undo", .where = plain_look::undo_place(layout_), .label = "undo", .key = "", .icon = true});
    }

    void set_decisions(bool open) {
        const auto costs = rules::KeepsAccount<R> ? std::optional{platform::Action::Confirm} : std::nullopt;
        const auto decisions = session_->legal();
        const auto page = plain_look::page_of(layout_, static_cast<int>(decisions.size()), page_);
        for (std::size_t n = 0; n < page.places.size(); ++n) {
            const int which = page.first + static_cast<int>(n);
            const Event& event = decisions[static_cast<std::size_t>(which)];
            buttons_.add({.name = name_of(event),
                          .where = page.places[n],
                          .label = in_capitals(to_text(event)),
                          .key = "",
                          .enabled = open,
                          .lit = which == decision_,
                          .stakes = costs});
        }
        if (page.pages > 1)
            buttons_.add({.name = "more", .where = page.turn, .label = "MORE", .key = "", .enabled = open});
    }

    std::string status() const {
        if (this->watching()) return "A RECORDING";
        if (this->flying() || this->shaking()) return "";
        if (session_->over()) return "THE GAME IS OVER";
        return session_->may_throw() ? "THROW THE DICE" : "YOUR DECISION";
    }

    PlainLook look_;
    PlainArt<R> art_;
    GamePanels<ui::OverlayView<R>> panels_;
    std::vector<std::string> lines_;  // revealed facts, newest last
    int decision_ = 0, page_ = 0;     // the chosen decision; the page of buttons
    int throws_ = 0;                  // number of throws in the demonstration
};

}  // namespace boxcars::scenes
