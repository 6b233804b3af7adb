#include "scenes/plain/scene.h"

#include "ui/plain/overlay.h"

namespace boxcars::scenes {

constexpr Ticks plain_fact_read = milliseconds(650), plain_demo_pause = milliseconds(1200);
constexpr int plain_demo_throws = 4;  // throws before the tour goes on

static PanelParts plain_panels(const std::string& game, const PlainArt& art) {
    static constexpr Action keys[] = {Action::Roll,    Action::Left,     Action::Right, Action::Confirm, Action::Undo,
                                      Action::Overlay, Action::Settings, Action::Pause, Action::Back};
    return {.game = game,
            .keys = keys,
            .pages = [](const ui::OverlayView& in) { return std::vector{knobs_page(in.rules)}; },
            .overlay = std::make_unique<ui::PlainOverlay>(game, art.odds)};
}

static std::string name_of(const rules::Event& event) {  // the button's name in scripts
    std::string name = to_text(event);
    std::ranges::replace(name, ' ', '_');
    return name;
}

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

PlainTable::PlainTable(SceneServices& services, TableOptions options, PlainLook look, PlainArt art)
    : TableOf(services, options, panels_, plain_feel(options.die.kind, plain_dice(options.setup.rules))),
      look_(std::move(look)),
      art_(art),
      panels_(plain_panels(look_.name, art)) {
    const auto again = [this] {
        if (frame_.played()) begin_sitting(sitting().next_table().rules, sitting().players(), {});
    };
    const auto take_back = [this] {
        if (sitting().undoable() > 0) undo();
    };
    frame_.commands().add({{"more", {}, [this] { ++page_; }},
                           {"new_sitting", {Action::NewMatch}, again},
                           {"undo", {Action::Undo}, take_back, {"deciding", "throwing"}},
                           {"next_game", {Action::Confirm, Action::Roll}, [this] { next_game(); }, {"over"}}});
    take_places(std::move(options));
}

void PlainTable::draw(Stage& stage, double between) {
    const double time = frame_.lay_out(stage, between);
    const Layout& layout = frame_.layout();
    Canvas& canvas = stage.canvas();
    TableLook table = plain_table_look(layout, look_.accent, services_.settings.plain_felt);
    ThrowPlaces places = throw_places(layout);
    places.camera = table.camera;
    table.camera = frame_.seen(table.camera, time);
    stage.table(table, 1.0f);
    if (art_.cloth) art_.cloth(canvas, table.camera, shown_);
    frame_.dice().draw(stage, table.camera, time, services_.settings);
    RoomLife{time, services_.settings.reduced_motion}.draw(canvas, plain_room(layout, table.camera));
    draw_side(canvas, layout);
    const Rect standing = draw_plain_standing(canvas, layout, describe(shown_), look_.accent);
    draw_plain_lines(canvas, layout, lines_, standing);
    draw_dash(canvas, layout, look_.accent);
    draw_top_bar(canvas, layout,
                 {.name = look_.name, .car = in_capitals(look_.car), .status = status(), .accent = look_.accent});
    if (!frame_.demo()) frame_.buttons().draw(canvas, look_.accent);
    if (const auto reply = frame_.reply().standing(frame_.clock()); reply.refused)
        draw_note(canvas, layout, layout.table.y + 6, reply.words, colours::loss);
    if (const std::string words = coach_words(); !words.empty())
        draw_note(canvas, layout, layout.dash.y - 34, words, look_.accent);
    frame_.draw_front(stage, time, look_.accent, places);
}

void PlainTable::overlay() {
    if (frame_.demo()) return;
    const bool resting = frame_.played() && at_rest();
    const auto requests = panels_.draw(services_, seen_by_panels(resting && sitting().may_throw()));
    carry_out(requests, resting, drawn_hand(0.4));
}

std::string PlainTable::coach_words() const {
    const bool asked = art_.coach && frame_.coaches().game_speaks() && at_rest() && !sitting().over();
    return asked ? art_.coach(sheet(), shown_) : std::string{};
}

void PlainTable::report(Json& out) const {
    out["coach"] = coach_words();
    out["lines"] = lines_;
    out["decision"] = decision_;
}

ui::OddsFacts PlainTable::odds_facts() {
    using Figure = ui::OddsFact::Figure;
    ui::OddsFacts facts;
    if (!art_.odds) return facts;
    for (const odds::PlainOdds& of : art_.odds(sheet())) {
        if (of.stake != 0) facts.push_back({Figure::Edge, of.decision, kept_by_house(of)});
        facts.push_back({Figure::Chance, "Chance to win '" + of.decision + "'", of.win});
    }
    return facts;
}

bool PlainTable::begin(const Sitting& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    frame_.dice().set_blank(session.dice_wanted().sides != 6);
    lines_.clear();
    decision_ = page_ = 0;
    return false;
}

void PlainTable::play(const Input& input, const Clicked& clicked) {
    if (!frame_.played()) {
        if (frame_.due()) play_along();
        return;
    }
    if (frame_.commands().hear_move(input, clicked) || sitting().over()) return;
    choose(input, clicked);
    if (sitting().may_throw() && at_rest())
        take_dice(input, frame_.buttons().just_pressed("throw") ||
                             pressed_where(input, [this](vec2 at) { return on_plain_cloth(frame_.layout(), at); }));
}

void PlainTable::choose(const Input& input, const Clicked& clicked) {
    const auto decisions = sitting().legal();
    const int count = how_many(decisions);
    if (count == 0) return;
    decision_ = std::min(decision_, count - 1);
    if (input.pressed(Action::Right)) decision_ = (decision_ + 1) % count;
    if (input.pressed(Action::Left)) decision_ = (decision_ + count - 1) % count;
    int taken = input.pressed(Action::Confirm) ? decision_ : -1;
    for (int n = 0; n < count; ++n)
        if (clicked == name_of(decisions[nth(n)])) taken = n;
    if (taken < 0) return;
    decision_ = taken;
    decide(decisions[nth(taken)]);
}

void PlainTable::play_along() {
    if (frame_.watching()) return follow_recording();
    frame_.motion().wait_until(frame_.clock() + plain_demo_pause);
    if (sitting().over() || throws_ >= plain_demo_throws) {
        request_ = ToAttract{};
    } else if (sitting().may_throw()) {
        ++throws_;
        throw_dice(drawn_hand(0.4));
    } else {
        const auto decisions = sitting().legal();
        decide(decisions[nth(dust_now() % decisions.size())]);
        frame_.motion().wait_until(frame_.clock() + plain_demo_pause);
    }
}

Ticks PlainTable::reveal(Facts& rest) {
    const session::Entry& last = sitting().journal().back();
    const bool decision = last.faces.empty();
    if (decision && rest.size() == last.step.facts.size()) services_.click();
    add_line(to_text(rest.front()));
    return !decision && rest.size() > 1 ? plain_fact_read : 0;
}

void PlainTable::lay(bool anew) {
    const auto& journal = sitting().journal();
    shown_ = sitting().state();
    frame_.commands().await(sitting().over() ? "over" : sitting().may_throw() ? "throwing" : "deciding");
    if (anew) {  // sets out the dice and lines as they were left
        lay_dice();
        lines_.clear();
        for (const auto& entry : journal) {
            if (entry.game != sitting().game()) continue;
            for (const auto& fact : entry.step.facts) add_line(to_text(fact));
            if (entry.text == session::undo_word) add_line("taken back");
        }
    }
    if (journal.empty() || journal.back().game < sitting().game()) return;
    if (!anew && journal.back().text == session::undo_word) add_line("taken back");
    if (!journal.back().faces.empty()) frame_.wait(plain_demo_pause);
}

void PlainTable::add_line(std::string words) {
    lines_.push_back(std::move(words));
    if (lines_.size() > most_plain_lines) lines_.erase(lines_.begin());
}

void PlainTable::set_own_buttons() {
    const Layout& layout = frame_.layout();
    Buttons& buttons = frame_.buttons();
    add_top_buttons(buttons, layout, services_.settings.muted, frame_.coaches().game_speaks());
    const bool open = frame_.played() && at_rest();
    const auto costs = art_.odds ? std::optional{Action::Confirm} : std::nullopt;
    const auto decisions = sitting().legal();
    const auto page = plain_page(layout, how_many(decisions), page_);
    for (std::size_t n = 0; n < page.places.size(); ++n) {
        const int which = page.first + static_cast<int>(n);
        const rules::Event& event = decisions[nth(which)];
        buttons.add({.name = name_of(event),
                     .where = page.places[n],
                     .label = in_capitals(to_text(event)),
                     .enabled = open,
                     .lit = which == decision_,
                     .stakes = costs});
    }
    if (page.pages > 1) buttons.add({.name = "more", .where = page.turn, .label = "MORE", .enabled = open});
    const bool over = sitting().over(), goes_on = over || sitting().may_throw();
    const Places at = plain_dash(layout);
    buttons.add({over ? "next_game" : "throw", at["verb"], over ? "NEW GAME" : "THROW", Action::Roll, goes_on,
                 open && goes_on});
    if (open && sitting().undoable() > 0) buttons.add_icon("undo", "undo", at["undo"]);
}

std::string PlainTable::status() const {
    if (frame_.watching()) return "A RECORDING";
    if (frame_.motion().flying() || frame_.motion().shaking()) return "";
    if (sitting().over()) return "THE GAME IS OVER";
    return sitting().may_throw() ? "THROW THE DICE" : "YOUR DECISION";
}

}  // namespace boxcars::scenes
