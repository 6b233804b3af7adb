#include "scenes/run/book.h"
#include "base/words.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/pieces.h"
#include "scenes/looks.h"
#include "scenes/run/look.h"
#include "scenes/title/poster.h"
#include "session/store/store.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

constexpr float widest_book = 1180, row_high = 56, tabs_high = 52, book_foot = 96, margin = 22;
constexpr float upright_row_high = 108, upright_tab_high = 66, upright_tabs = 3;  // upright_tabs: tabs in a row
constexpr const char* no_folder = "There is no data folder, so nothing is kept: name one with --data-dir.";

std::string tab_of(std::size_t nth) { return fmt::format("section.{}", nth + 1); }
std::string line_of(std::size_t nth) { return fmt::format("line.{}", nth + 1); }

}  // namespace

RunBookScene::RunBookScene(SceneServices& services, PageGames games)
    : PageScene(services), games_(std::move(games)), kept_(kept_games(games_)) {
    services_.sounds.loop("rail", true);
    narrator_.say("The book of the Long Run.");
    if (!services_.store)
        refuse(no_folder);
    else
        work_ = in_background([this] { return run_book(*services_.store, kept_, stop_.get_token(), &progress_); });
    if (services_.headless) hear();
    lay_out();
}

void RunBookScene::hear() {
    if (!work_.valid()) return;
    if (!services_.headless && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return;
    try {
        book_ = work_.get();
    } catch (const Error& why) {
        return refuse(why.what());
    }
    sections_ = sections_of(book_, [&](std::string_view game) {
        const PageGame* known = page_game(games_, std::string{game});
        return known ? known->title : std::string{game};
    });
    sections_.push_back(looks_section());
    turn_to(0);
}

session::BookSection RunBookScene::looks_section() const {
    session::BookSection section{"Colours", "They change looks, never the odds.", {}};
    for (const EarnedLook& look : earned_looks()) {
        const session::MilestoneLine* by = book_.milestone(look.earned_by);
        const bool earned = book_.reached.contains(look.earned_by);
        const bool worn = services_.settings.*look.setting == look.name;
        const std::string chance = by ? by->chance : "", for_what = by ? std::string{by->row->sentence} : "";
        section.lines.push_back({std::string{look.name}, fmt::format("{}: {}", look_of(look), look.title), for_what,
                                 earned ? "earned" : chance,
                                 worn     ? "in use"
                                 : earned ? "Enter puts it on"
                                          : "not earned yet",
                                 earned});
    }
    return section;
}

// ---- Tick

void RunBookScene::tick(const platform::Input& input, Ticks now) {
    ++clock_;
    buttons_.go_on(now);
    hear();
    for (Buttons* const some : {&buttons_, &rows_})
        if (const auto clicked = some->tick(input)) press(*clicked);
    if (input.pressed(Action::Up)) move(-1);
    if (input.pressed(Action::Down)) move(1);
    if (input.wheel != 0) move(3 * input.wheel);
    const std::size_t tabs = sections_.size();
    if (tabs > 0 && input.pressed(Action::Left)) turn_to((at_section_ + tabs - 1) % tabs);
    if (tabs > 0 && (input.pressed(Action::Right) || input.pressed(Action::OtherLeaf)))
        turn_to((at_section_ + 1) % tabs);
    if (input.pressed(Action::Confirm) || input.pressed(Action::Roll)) wear();
    if (input.pressed(Action::Back) || input.pressed(Action::Bets)) press("back");
    lay_out();
}

void RunBookScene::press(const std::string& button) {
    for (std::size_t n = 0; n < sections_.size(); ++n)
        if (button == tab_of(n)) return turn_to(n);
    for (std::size_t n = 0; n < rows(); ++n)
        if (button == line_of(n)) return n == chosen_ ? wear() : choose(n);
    if (button == "wear") return wear();
    services_.sounds.play("button", 0.6f);
    request_ = ToRun{};
}

void RunBookScene::turn_to(std::size_t section) {
    at_section_ = section;
    first_ = 0;
    services_.sounds.play("flap", 0.3f);
    narrator_.say(fmt::format("{}: {}", sections_[section].title, sections_[section].words));
    choose(0);
}

void RunBookScene::choose(std::size_t line) {
    chosen_ = line;
    const std::size_t shown = rows_shown();
    first_ = std::min(first_, chosen_);
    if (chosen_ >= first_ + shown) first_ = chosen_ + 1 - shown;
    message_.clear();
    refused_ = false;
    const session::BookLine& of = section()->lines[line];
    narrator_.say(fmt::format("{} of {}, {}: {}; {}; {}", line + 1, rows(), of.title, of.words, of.figure, of.note));
    lay_out();
}

void RunBookScene::move(int by) {
    if (rows() == 0) return;
    const int last = static_cast<int>(rows()) - 1;
    const auto line = nth(std::clamp(static_cast<int>(chosen_) + by, 0, last));
    if (line == chosen_) return;
    services_.sounds.play("button", 0.3f);
    choose(line);
}

void RunBookScene::wear() {
    if (sections_.empty() || at_section_ + 1 != sections_.size()) return;
    const EarnedLook& look = earned_looks()[chosen_];
    if (!book_.reached.contains(look.earned_by))
        return refuse(fmt::format("{} is not earned yet.", section()->lines[chosen_].title));
    std::string& worn = services_.settings.*look.setting;
    const bool off = worn == look.name;
    worn = off ? "" : std::string{look.name};
    sections_.back() = looks_section();
    services_.sounds.play("button", 0.6f);
    message_ = off ? fmt::format("{}: the table's own again.", look_of(look))
                   : fmt::format("{}: {}.", look_of(look), look.title);
    refused_ = false;
    narrator_.say(message_);
}

void RunBookScene::refuse(std::string why) {
    message_ = std::move(why);
    refused_ = true;
    narrate_refusal(message_);
}

// ---- Draw

std::size_t RunBookScene::rows_shown() const {
    const float room = plate_.h - head() - 2 * margin - (layout_.portrait ? 44 : 30);
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::max(0.0f, room / step())));
}

Rect RunBookScene::row(std::size_t line) const {
    const float y = plate_.y + margin + head() + step() * static_cast<float>(line - first_);
    const float side = layout_.portrait ? 12 : margin;
    return {plate_.x + side, y, plate_.w - 2 * side, step() - 6};
}

float RunBookScene::step() const { return layout_.portrait ? upright_row_high : row_high; }
float RunBookScene::head() const { return layout_.portrait ? 2 * upright_tab_high - 4 : tabs_high; }

Rect RunBookScene::tab_place(std::size_t section) const {
    const auto n = static_cast<float>(section);
    if (!layout_.portrait) {
        const auto count = static_cast<float>(std::max<std::size_t>(1, sections_.size()));
        const float tab = std::min(190.0f, (plate_.w - 2 * margin) / count);
        return {plate_.x + margin + tab * n, plate_.y + 14, tab - 8, 40};
    }
    const float wide = (plate_.w - 24 + 6) / upright_tabs, down = std::floor(n / upright_tabs);
    return {plate_.x + 12 + wide * (n - down * upright_tabs), plate_.y + 14 + upright_tab_high * down, wide - 6,
            upright_tab_high - 6};
}

void RunBookScene::lay_out() {
    const Rect& c = layout_.canvas;
    const float top = layout_.bar.y + layout_.bar.h + 8,
                wide = std::min(c.w - (layout_.portrait ? 16 : 32), widest_book);
    const float button = layout_.portrait ? thumb : 58;
    buttons_.show_keys(!layout_.portrait);
    plate_ = {c.centre().x - wide / 2, top, wide, c.y + c.h - book_foot - top};
    const float y = c.y + c.h - book_foot + 20, left = plate_.x;
    buttons_.begin();
    buttons_.add({.name = "back", .where = {left, y, 150, button}, .label = "BACK", .bound = Action::Back});
    for (std::size_t n = 0; n < sections_.size(); ++n)
        buttons_.add({.name = tab_of(n),
                      .where = tab_place(n),
                      .label = in_capitals(sections_[n].title),
                      .primary = n == at_section_});
    const bool looks = !sections_.empty() && at_section_ + 1 == sections_.size();
    if (looks)
        buttons_.add({.name = "wear",
                      .where = {left + plate_.w - 210, y, 210, button},
                      .label = section()->lines[chosen_].note == "in use" ? "TAKE OFF" : "PUT ON",
                      .bound = Action::Confirm,
                      .primary = true,
                      .enabled = section()->lines[chosen_].lit});
    rows_.begin();
    for (std::size_t n = first_; n < std::min(rows(), first_ + rows_shown()); ++n)
        rows_.add({.name = line_of(n), .where = row(n), .label = ""});
}

void RunBookScene::draw(Stage& stage, double between) {
    if (resized(stage)) {
        lay_out();
        if (rows() > 0)
            first_ = std::min(first_, chosen_), first_ = std::max(first_ + rows_shown(), chosen_ + 1) - rows_shown();
        lay_out();
    }
    const double time = static_cast<double>(clock_) + between;
    Canvas& canvas = stage.canvas();
    const bool still = services_.settings.reduced_motion;
    draw_dimmed_poster(stage, layout_.canvas, {time / ticks_per_second, still});
    draw_top_bar(canvas, layout_, {.name = "MILESTONES", .car = "AND YOUR LONG RUNS", .accent = run_look::accent});
    draw_plate(canvas, plate_, true);
    const glm::vec2 middle = plate_.centre();
    if (sections_.empty() && !refused_)
        canvas.text(type::body,
                    fmt::format("Reading what was played: {} of {}", progress_.done.load(), progress_.all.load()),
                    middle, Align::Centre, colours::ivory);
    for (std::size_t n = first_; n < std::min(rows(), first_ + rows_shown()); ++n) draw_row(canvas, n);
    if (section()) {
        const std::string where = fmt::format("{} · line {} of {}", section()->words, chosen_ + 1, rows());
        const std::string shown = layout_.portrait ? fmt::format("line {} of {}", chosen_ + 1, rows()) : where;
        canvas.fitted_text(type::small, shown, plate_.w - 2 * margin,
                           {middle.x, plate_.y + plate_.h - (layout_.portrait ? 26 : 20)}, Align::Centre, colours::ash);
    }
    buttons_.draw(canvas, run_look::accent);
    draw_message(canvas);
    draw_news(canvas, layout_, services_, time);
}

void RunBookScene::draw_message(Canvas& canvas) const {
    const bool upright = layout_.portrait;
    const float foot = layout_.canvas.y + layout_.canvas.h - book_foot + 49;
    const glm::vec2 said = upright ? glm::vec2{plate_.x, foot - 40} : glm::vec2{plate_.x + 174, foot};
    const float beside = at_section_ + 1 == sections_.size() ? 226.0f : 0.0f;
    const float room = upright ? plate_.w : plate_.x + plate_.w - beside - said.x;
    if (!message_.empty())
        canvas.fitted_text(type::body, message_, room, said, Align::Left,
                           refused_ ? colours::loss : colours::brass_light);
    else if (!upright)
        draw_key_hint(canvas, said, arrow_caps(services_.settings.bindings), "sections");
}

void RunBookScene::draw_row(Canvas& canvas, std::size_t line) const {
    const session::BookLine& of = section()->lines[line];
    const Rect r = row(line);
    const bool now = line == chosen_, looks = at_section_ + 1 == sections_.size();
    canvas.plate(r, 4, 2, now ? hex(0x262C38) : hex(0x171B24, 0.9f), now ? hex(0x12161E) : hex(0x0F1219, 0.9f));
    canvas.plate_edge(r, 4, 2, now ? 2.0f : 1.0f, now ? colours::brass_light : faded(colours::brass, 0.35f));
    const float left = r.x + 48, side = std::min(230.0f, r.w * 0.32f), right = r.x + r.w - 16;
    const glm::vec2 sign{r.x + 24, r.centre().y};
    const Colour ink = looks ? earned_looks()[line].hue : run_look::accent;
    if (of.lit || looks) canvas.disc(sign, looks ? 10.0f : 6.0f, ink, ink);
    if (!of.lit || looks) canvas.ring(sign, looks ? 10.0f : 6.0f, 1.5f, of.lit ? colours::brass_light : colours::ash);
    const float room = right - side - left - 12;
    const Type title{Face::Label, 16, 0.03f};
    const Colour strong = of.lit ? colours::brass_light : colours::ash, plain = of.lit ? colours::ivory : colours::ash;
    if (layout_.portrait) {  // figure beside the title, words below
        const float wide = right - left;
        const float taken =
            canvas.fitted_text(type::body_bold, of.figure, wide / 2, {right, r.y + 20}, Align::Right, plain) + 10;
        canvas.fitted_text(title, of.title, wide - taken, {left, r.y + 20}, Align::Left, strong);
        constexpr Type words{.face = Face::Body, .px = 15, .shrunk = true};
        draw_lines(canvas, words, lines_of(canvas, words, of.words, wide), {left, r.y + 43}, 18, Align::Left, plain);
        return void(
            canvas.fitted_text(type::small, of.note, wide, {right, r.y + r.h - 17}, Align::Right, colours::ash));
    }
    canvas.fitted_text(title, of.title, room, {left, r.y + 16}, Align::Left, strong);
    canvas.fitted_text(type::small, of.words, room, {left, r.y + 36}, Align::Left, plain);
    canvas.fitted_text(type::body_bold, of.figure, side, {right, r.y + 16}, Align::Right, plain);
    canvas.fitted_text(type::small, of.note, side, {right, r.y + 36}, Align::Right, colours::ash);
}

void RunBookScene::state(nlohmann::json& out) const {
    out["scene"] = "run_book";
    out["ready"] = !sections_.empty();
    out["message"] = message_;
    out["refused"] = refused_;
    if (!section()) return;
    out["section"] = section()->title;
    out["words"] = section()->words;
    out["chosen"] = chosen_;
    out["lines"] = nlohmann::json::array();
    for (const session::BookLine& line : section()->lines)
        out["lines"].push_back({{"name", line.name}, {"figure", line.figure}, {"note", line.note}, {"lit", line.lit}});
}

}  // namespace boxcars::scenes
