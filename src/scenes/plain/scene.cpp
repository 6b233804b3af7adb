#include "scenes/plain/scene.h"

#include "base/words.h"
#include "ui/odds_fact.h"
#include "ui/plain/overlay.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

constexpr Ticks plain_fact_read = milliseconds(650);
constexpr Ticks plain_demo_pause = milliseconds(1200);
constexpr int plain_demo_throws = 4;  // throws before the tour goes on

// The panels of a plain table: the overlay, the settings, and a rules card made from the knobs.
PanelParts<ui::OverlayView<rules::Sheet>> plain_panels(const std::string& game, const PlainArt& art) {
    using platform::Action;
    static constexpr Action keys[] = {Action::Roll,    Action::Left,     Action::Right, Action::Confirm, Action::Undo,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
    return {.game = game,
            .keys = keys,
            .pages = [](const ui::OverlayView<rules::Sheet>& in) { return std::vector{knobs_page(in.rules)}; },
            .overlay = std::make_unique<ui::PlainOverlay>(game, art.odds)};
}

std::string name_of(const rules::Event& event) {  // the button's name in scripts
    std::string name = to_text(event);
    std::ranges::replace(name, ' ', '_');
    return name;
}

}  // namespace

int plain_dice(const rules::Sheet& rules) {
    rules::State state = opening(rules);
    if (const auto begins = starts(rules); !begins.empty()) state = apply(rules, state, begins.front()).next;
    int most = dice_wanted(rules, state).count;
    for (const rules::Event& event : legal(rules, state))
        most = std::max(most, dice_wanted(rules, apply(rules, state, event).next).count);
    return std::max(1, most);
}

ui::CardPage knobs_page(const rules::Sheet& rules) {
    ui::CardPage page{"The rules in force", {}, {}};
    for (const auto& knob : knobs_of(rules)) {
        page.sentences.emplace_back(knob.help);
        page.table.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    }
    return page;
}

PlainScene::PlainScene(SceneServices& services, TableOptions options, PlainLook look, PlainArt art)
    : TableOf(services, options, panels_, plain_look::cast_feel(options.die.kind, plain_dice(options.setup.rules))),
      look_(std::move(look)),
      art_(art),
      panels_(plain_panels(look_.name, art)) {
    add_commands({{"more", {}, [this] { ++page_; }},
                  {"new_sitting", {Action::NewMatch}, [this] { begin_again(); }},
                  {"undo", {Action::Undo}, [this] { take_back(); }, {"deciding", "throwing"}},
                  {"next_game", {Action::Confirm, Action::Roll}, [this] { next_game(); }, {"over"}}});
    take_places(std::move(options));
}

void PlainScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    render::TableLook table = plain_look::table_look(layout_, look_.accent, services_.settings.plain_felt);
    ThrowPlaces places = throw_places(layout_);
    places.camera = table.camera;
    table.camera = seen(table.camera, time);
    stage.table(table, 1.0f);
    if (art_.cloth) art_.cloth(canvas, table.camera, shown_);
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
    if (!demo_) buttons_.draw(canvas, look_.accent);
    if (const auto reply = reply_.standing(clock_); reply.refused)
        draw_note(canvas, layout_, layout_.table.y + 6, reply.words, render::colours::loss);
    if (const std::string words = coach_words(); !words.empty())
        draw_note(canvas, layout_, layout_.table.y + layout_.table.h - 34, words, look_.accent);
    world_.draw(stage, table.camera, world::Layer::Front, time);
    draw_front(canvas, time, look_.accent, places);
}

void PlainScene::overlay() {
    if (demo_) return;
    const bool resting = played() && at_rest();
    const auto requests = panels_.draw(services_, seen_by_panels(resting && session_->may_throw()));
    carry_out(requests, resting, drawn_hand(0.4));
}

// ---- tick ----

void PlainScene::take_back() {
    if (session_->undoable() > 0) undo();
}

void PlainScene::begin_again() {
    if (played()) begin_sitting(session_->next_table().rules, session_->players(), {});
}

std::string PlainScene::coach_words() const {
    const bool asked = art_.coach && coach_speaks() && at_rest() && !session_->over();
    return asked ? art_.coach(sheet(), shown_) : std::string{};
}

void PlainScene::report(nlohmann::json& out) const {
    out["coach"] = coach_words();
    out["lines"] = lines_;
    out["decision"] = decision_;
}

ui::OddsFacts PlainScene::odds_facts() {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts facts;
    if (!art_.odds) return facts;
    for (const odds::PlainOdds& of : art_.odds(sheet())) {
        if (of.stake != 0)
            facts.push_back({Figure::Edge, of.decision, odds::Fraction{-of.mean / odds::fraction(of.stake, 1)}});
        facts.push_back({Figure::Chance, "Chance to win '" + of.decision + "'", of.win});
    }
    return facts;
}

bool PlainScene::begin(const Session& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    cast_.set_blank(session.dice_wanted().sides != 6);
    lines_.clear();
    decision_ = page_ = 0;
    return false;
}

// ---- act ----

void PlainScene::play(const platform::Input& input, const Clicked& clicked) {
    if (!played()) {
        if (due()) play_along();
        return;
    }
    if (hear_move(input, clicked) || session_->over()) return;
    choose(input, clicked);
    if (session_->may_throw() && at_rest())
        take_dice(input, buttons_.just_pressed("throw") ||
                             pressed_where(input, [this](glm::vec2 at) { return plain_look::on_cloth(layout_, at); }));
}

void PlainScene::choose(const platform::Input& input, const Clicked& clicked) {
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
    decide(decisions[static_cast<std::size_t>(taken)]);
}

void PlainScene::play_along() {
    if (watching()) return follow_recording();
    until_ = clock_ + plain_demo_pause;
    if (session_->over() || throws_ >= plain_demo_throws) {
        request_ = ToAttract{};
    } else if (session_->may_throw()) {
        ++throws_;
        throw_dice(drawn_hand(0.4));
    } else {
        const auto decisions = session_->legal();
        decide(decisions[static_cast<std::size_t>(dust_now() % decisions.size())]);
        until_ = clock_ + plain_demo_pause;
    }
}

// ---- show ----

Ticks PlainScene::reveal(Facts& rest) {
    const bool decision = session_->journal().back().faces.empty();
    const auto all = session_->journal().back().step.facts.size();
    if (decision && rest.size() == all) services_.sounds.play("button", 0.6f);
    add_line(to_text(rest.front()));
    return !decision && rest.size() > 1 ? plain_fact_read : 0;
}

void PlainScene::lay(bool anew) {
    const auto& journal = session_->journal();
    shown_ = session_->state();
    waits_for_ = session_->over() ? "over" : session_->may_throw() ? "throwing" : "deciding";
    if (anew) lay_as_left();
    if (journal.empty() || journal.back().game < session_->game()) return;
    if (!anew && journal.back().text == session::undo_word) add_line("taken back");
    if (!journal.back().faces.empty()) wait(plain_demo_pause);
}

void PlainScene::lay_as_left() {
    lay_dice();
    lines_.clear();
    for (const auto& entry : session_->journal()) {
        if (entry.game != session_->game()) continue;
        for (const auto& fact : entry.step.facts) add_line(to_text(fact));
        if (entry.text == session::undo_word) add_line("taken back");
    }
}

void PlainScene::add_line(std::string words) {
    lines_.push_back(std::move(words));
    if (lines_.size() > plain_look::most_lines) lines_.erase(lines_.begin());
}

// ---- buttons and status ----

void PlainScene::set_own_buttons() {
    add_top_buttons(buttons_, layout_, services_.settings.muted, coach_speaks());
    const bool open = played() && at_rest();
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

void PlainScene::set_decisions(bool open) {
    const auto costs = art_.odds ? std::optional{platform::Action::Confirm} : std::nullopt;
    const auto decisions = session_->legal();
    const auto page = plain_look::page_of(layout_, static_cast<int>(decisions.size()), page_);
    for (std::size_t n = 0; n < page.places.size(); ++n) {
        const int which = page.first + static_cast<int>(n);
        const rules::Event& event = decisions[static_cast<std::size_t>(which)];
        buttons_.add({.name = name_of(event),
                      .where = page.places[n],
                      .label = in_capitals(to_text(event)),
                      .key = "",
                      .enabled = open,
                      .lit = which == decision_,
                      .stakes = costs});
    }
    if (page.pages > 1) buttons_.add({.name = "more", .where = page.turn, .label = "MORE", .key = "", .enabled = open});
}

std::string PlainScene::status() const {
    if (watching()) return "A RECORDING";
    if (flying() || shaking()) return "";
    if (session_->over()) return "THE GAME IS OVER";
    return session_->may_throw() ? "THROW THE DICE" : "YOUR DECISION";
}

}  // namespace boxcars::scenes
