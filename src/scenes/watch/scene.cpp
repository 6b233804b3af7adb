#include "scenes/watch/scene.h"

#include "base/words.h"
#include "platform/input.h"
#include "platform/settings.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {

using platform::Action;

namespace {

// Whether the entry after the first `at` entries begins a round. An opening belongs to the entries before it; a round
// begins with the first decision or throw.
bool round_begins(WatchedEntries lines, std::size_t at) {
    if (at >= lines.size() || lines[at].kind == session::WatchedKind::Opening) return false;
    return at == 0 || lines[at - 1].round != lines[at].round || lines[at - 1].kind == session::WatchedKind::Opening;
}

// The number of entries before the last round that begins before `at`. round_after() looks for a round after `at`.
std::size_t round_before(WatchedEntries lines, std::size_t at) {
    while (at > 0)
        if (round_begins(lines, --at)) return at;
    return 0;
}

std::size_t round_after(WatchedEntries lines, std::size_t at) {
    while (at < lines.size())
        if (round_begins(lines, ++at)) return at;
    return lines.size();
}

using namespace render;
using session::WatchedKind;

constexpr Colour amber = hex(0xFFB454);
constexpr float button = 40, gap = 8, bar_margin = 24, upright_margin = 20, place_wide = 128, from_here_wide = 168,
                back_wide = 280;
constexpr float least_mark = 2;  // px between two marks, at least

constexpr const char* steps[] = {"round_before", "entry_before", "play", "entry_after", "round_after"};

// Cuts the words to `room` px and ends them with an ellipsis.
std::string fitted_words(Canvas& canvas, const Type& type, std::string words, float room) {
    if (canvas.width(type, words) <= room) return words;
    while (!words.empty() && canvas.width(type, words + "\u2026") > room) {
        do words.pop_back();
        while (!words.empty() && (words.back() & 0xC0) == 0x80);  // remaining bytes of that character
    }
    return words + "\u2026";
}

}  // namespace

WatchScene::WatchScene(SceneServices& services, std::unique_ptr<Table> table, WatchedSitting sitting)
    : services_(services),
      table_(std::move(table)),
      sitting_(std::move(sitting)),
      commands_(commands()),
      bar_(sitting_.lines, services.settings.bindings, commands_) {
    for (const SceneCommand& each : commands_) keys_.insert(keys_.end(), each.keys.begin(), each.keys.end());
    keys_.insert(keys_.end(), table_->keys().begin(), table_->keys().end());
    make_room();
    bar_.set_buttons(buttons_, moment());
}

std::vector<SceneCommand> WatchScene::commands() {
    const auto to = [this](std::size_t (*entry)(WatchedEntries lines, std::size_t at)) {
        return [this, entry] { go_to(entry(sitting_.lines, table_->entries())); };
    };
    return {{"recording", {}, [this] { back_to_recording(); }},
            {"from_here", {Action::Continue}, [this] { branch(); }},
            {"play", {Action::Pause}, [this] { table_->frame().pace().paused = !table_->frame().pace().paused; }},
            {"speed", {}, [this] { table_->frame().pace().next_speed(); }},
            {"entry_before", {Action::Left}, to([](WatchedEntries, std::size_t at) { return at > 0 ? at - 1 : 0; })},
            {"entry_after", {Action::Right}, to([](WatchedEntries, std::size_t at) { return at + 1; })},
            {"round_before", {Action::Up}, to(round_before)},
            {"round_after", {Action::Down}, to(round_after)},
            {"", {Action::First}, [this] { go_to(0); }},
            {"", {Action::Last}, [this] { go_to(sitting_.lines.size()); }}};
}

// ---- Act

void WatchScene::tick(const platform::Input& input, Ticks now) {
    platform::Input left = input;
    if (!table_->frame().covered()) hear(left);
    pointer_ = input.finger && !dragging_ ? platform::pointer_outside : input.pointer;  // a finger does not hover
    table_->tick(left, now);
    if (const auto go = table_->request()) {
        if (branched_)
            back_to_recording();
        else
            request_ = go;
    }
    buttons_.begin();
    bar_.set_buttons(buttons_, moment());
    if (table_->frame().covered()) buttons_.step_back();
}

void WatchScene::make_room() {
    const bool branched = branched_.has_value();
    bar_.lay_out(canvas_, branched);
    const float room = RecordingBar::room_in(canvas_, branched);
    if (std::exchange(room_, room) != room) table_->frame().leave_room(room);
}

void WatchScene::hear(platform::Input& input) {
    if (const auto clicked = buttons_.tick(input)) carry_out(commands_, *clicked);
    if (branched_ || table_->frame().coaches().looks_at_goal()) return;
    drag(input);
    std::erase_if(input.presses, [&](const platform::Press& press) {  // the bar may lie over the dash
        return press.kind >= platform::PressKind::PointerDown && bar_.place().contains(press.at);
    });
    for (const SceneCommand& each : commands_) {
        if (each.asked(input, {})) each.does();
        std::erase_if(input.presses, [&](const platform::Press& press) {  // these keys do not reach the table
            return press.kind == platform::PressKind::ActionDown && std::ranges::count(each.keys, press.action) > 0;
        });
    }
}

// Playback pauses while the mouse holds the track.
void WatchScene::drag(const platform::Input& input) {
    for (const platform::Press& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1 &&
            bar_.track().grown(6).contains(press.at)) {
            dragging_ = table_->frame().pace().paused;
            table_->frame().pace().paused = true;
            go_to(bar_.entry_at(press.at.x));
        }
    if (!dragging_) return;
    if (const std::size_t entry = bar_.entry_at(input.pointer.x);
        input.pointer_down && input.pointer_moved && entry != table_->entries())
        go_to(entry);
    if (!input.pointer_down) table_->frame().pace().paused = *std::exchange(dragging_, {});
}

void WatchScene::go_to(std::size_t entries) {
    table_->lay_to(std::min(entries, sitting_.lines.size()));
    services_.sounds.play("flap", 0.4f);
}

void WatchScene::branch() {
    if (sitting_.goes_on || branched_) return;
    branched_ = table_->entries();
    table_->frame().pace() = {};
    table_->lay_to(table_->entries(), true);
    services_.sounds.play("button", 0.6f);
}

void WatchScene::back_to_recording() {
    if (!branched_) return;
    table_->lay_to(*std::exchange(branched_, {}));
    table_->frame().pace().paused = true;  // so that the player can branch off again
    services_.sounds.play("button", 0.6f);
}

// ---- Show

BarMoment WatchScene::moment() const {
    return {.at = branched_.value_or(table_->entries()),
            .paused = dragging_.value_or(table_->frame().pace().paused),
            .speed = table_->frame().pace().speed,
            .branched = branched_.has_value(),
            .sealed = sitting_.goes_on ? "This sitting is not over: its dice stay sealed, so no practice yet" : "",
            .pointer = pointer_};
}

void WatchScene::draw(render::Stage& stage, double between) {
    canvas_ = stage.canvas_rect();
    make_room();
    // On an upright screen, the table's dash extends below the bar.
    stage.canvas().push_clip({canvas_.x, canvas_.y, canvas_.w, bar_.place().y - canvas_.y});
    table_->draw(stage, between);
    stage.canvas().pop_clip();
    buttons_.begin();
    bar_.set_buttons(buttons_, moment());
    bar_.draw(stage.canvas(), moment(), buttons_);
}

std::vector<HitTarget> WatchScene::hit_targets() const {
    std::vector<HitTarget> all = table_->hit_targets();
    if (table_->frame().covered()) return all;
    std::erase_if(all, [&](const HitTarget& one) { return bar_.place().contains(one.where.centre()); });
    for (HitTarget& own : buttons_.hit_targets()) all.push_back(std::move(own));
    if (!branched_) all.push_back({"track", bar_.track()});
    return all;
}

void WatchScene::state(nlohmann::json& out) const {
    table_->state(out);
    const BarMoment now = moment();
    out["recording"] = {{"at", now.at},
                        {"entries", sitting_.lines.size()},
                        {"paused", now.paused},
                        {"speed", now.speed},
                        {"from_here", now.branched}};
}

// ---- Bar

void RecordingBar::lay_out(Rect canvas, bool branched) {
    const float high = height_in(canvas, branched);
    const Rect bar{canvas.x, canvas.y + canvas.h - high, canvas.w, high};
    if (bar.x == bar_.x && bar.y == bar_.y && bar.w == bar_.w) return;
    bar_ = bar;
    upright_ = canvas.h > canvas.w;
    const float left = bar.x + bar_margin + 6 * (button + gap) + gap;
    const float right = bar.x + bar.w - bar_margin - from_here_wide - 2 * gap - place_wide;
    track_ = upright_ ? Rect{bar.x + upright_margin, bar.y + 11, bar.w - 2 * upright_margin, thumb}
                      : Rect{left, bar.y + 12, right - left, high - 24};
    mark();
}

void RecordingBar::mark() {
    const std::size_t places = std::min(lines_.size(), static_cast<std::size_t>(std::max(1.0f, track_.w / least_mark)));
    marks_.assign(places, {});
    for (std::size_t nth = 0; nth < lines_.size(); ++nth) {
        BarMark& mark = marks_[nth * places / lines_.size()];
        mark.throws |= lines_[nth].kind == WatchedKind::Throw;
        mark.decides |= lines_[nth].kind == WatchedKind::Decision || lines_[nth].kind == WatchedKind::Other;
        mark.practice |= lines_[nth].practice;
        mark.game_begins |= nth > 0 && lines_[nth].game != lines_[nth - 1].game;
        mark.odd_round = lines_[nth].round % 2 != 0;
    }
}

float RecordingBar::x_of(std::size_t entries) const {
    const float share = lines_.empty() ? 0 : static_cast<float>(entries) / static_cast<float>(lines_.size());
    return track_.x + share * track_.w;
}

std::size_t RecordingBar::entry_at(float x) const {
    if (lines_.empty()) return 0;
    const float share = std::clamp((x - track_.x) / track_.w, 0.0f, 1.0f);
    const auto entry = static_cast<std::size_t>(share * static_cast<float>(lines_.size()));
    return std::min(entry + 1, lines_.size());
}

void RecordingBar::set_buttons(Buttons& buttons, const BarMoment& at) const {
    const float side = upright_ ? thumb : button, edge = upright_ ? upright_margin : bar_margin;
    const float right = bar_.x + bar_.w - edge;
    const float y = upright_ && !at.branched ? bar_.y + 77 : bar_.y + (bar_.h - side) / 2;
    if (at.branched) {
        buttons.add(
            {.name = "recording", .where = {right - back_wide, y, back_wide, side}, .label = "BACK TO THE RECORDING"});
        return;
    }
    float x = bar_.x + edge;
    const float step = upright_ ? (bar_.w - 2 * edge - side) / 5 : side + gap;
    for (const std::string name : steps) {
        buttons.add_icon(name, name == "play" && !at.paused ? "pause" : name, {x, y, side, side});
        x += step;
    }
    buttons.add({.name = "speed", .where = {x, y, side, side}, .label = fmt::format("{:.0f}\u00d7", at.speed)});
    buttons.add({.name = "from_here",
                 .where = {right - from_here_wide, upright_ ? bar_.y + 142 : y, from_here_wide, side},
                 .label = "FROM HERE",
                 .primary = true,
                 .enabled = at.sealed.empty()});
}

void RecordingBar::draw(Canvas& canvas, const BarMoment& at, const Buttons& buttons) const {
    canvas.fill(bar_, hex(0x0A0C11), hex(0x07080C));
    canvas.fill(Rect{bar_.x, bar_.y, bar_.w, 1}, faded(at.branched ? amber : colours::brass, 0.6f));
    if (at.branched) {
        draw_branch(canvas, at);
    } else {
        draw_track(canvas, at);
        draw_place(canvas, at);
    }
    buttons.draw(canvas, at.branched ? amber : colours::brass);
    const std::string words = tip(at, buttons);
    if (words.empty()) return;
    const float room = bar_.w - 2 * bar_margin - 28;
    const std::string shown = fitted_words(canvas, type::small, words, room);
    const float wide = canvas.width(type::small, shown) + 28;
    const float x = std::clamp(at.pointer.x - wide / 2, bar_.x + bar_margin, bar_.x + bar_.w - bar_margin - wide);
    const float over = upright_ && !at.branched ? upright_dash_words : 0;
    const Rect pill{x, bar_.y - over - 34, wide, 28};
    canvas.pill(pill, 14, faded(colours::pill, 0.96f), faded(colours::pill, 0.96f));
    canvas.pill_edge(pill, 14, 1, faded(colours::brass, 0.7f));
    canvas.text(type::small, shown, pill.centre(), Align::Centre, colours::ivory);
}

void RecordingBar::draw_track(Canvas& canvas, const BarMoment& at) const {
    const Rect& r = track_;
    const float line = r.y + r.h * 0.58f, step = marks_.empty() ? r.w : r.w / static_cast<float>(marks_.size());
    const float wide = std::clamp(step * 0.5f, 1.0f, 3.0f);
    canvas.pill(r.grown(3), 5, hex(0x12151D), hex(0x12151D));
    for (std::size_t nth = 0; nth < marks_.size(); ++nth) {
        const BarMark& mark = marks_[nth];
        const float x = r.x + step * static_cast<float>(nth), middle = x + step / 2 - wide / 2;
        const float strong = x + step / 2 <= x_of(at.at) ? 1.0f : 0.36f;
        if (mark.odd_round) canvas.fill(Rect{x, r.y, step + 0.5f, r.h}, hex(0x262C38));
        if (mark.throws) canvas.fill(Rect{middle, r.y + 3, wide, line - r.y - 4}, faded(colours::ivory, strong));
        if (mark.decides) canvas.fill(Rect{middle, line + 1, wide, 7}, faded(colours::brass, strong));
        if (mark.practice) canvas.fill(Rect{x, r.y + r.h - 2, step + 0.5f, 2}, faded(amber, strong));
        if (mark.game_begins) canvas.fill(Rect{x - 1, r.y - 3, 2, r.h + 6}, colours::brass_dark);
    }
    const float x = x_of(at.at);
    canvas.fill(Rect{x - 1, r.y - 5, 2, r.h + 10}, colours::brass_light);
    const glm::vec2 head[] = {{x - 6, r.y - 9}, {x + 6, r.y - 9}, {x, r.y - 1}};
    canvas.fill(head, colours::brass_light, colours::brass);
}

void RecordingBar::draw_place(Canvas& canvas, const BarMoment& at) const {
    const float left = upright_ ? track_.x : track_.x + track_.w + 2 * gap;
    const float mid = upright_ ? bar_.y + 142 + thumb / 2 : bar_.y + bar_.h / 2;
    canvas.text({Face::BodyBold, 16}, fmt::format("{} / {}", grouped(at.at), grouped(lines_.size())), {left, mid - 9},
                Align::Left, colours::ivory);
    if (at.at == 0 || at.at > lines_.size()) return;
    const session::WatchedEntry& entry = lines_[at.at - 1];
    canvas.text(type::label_small, entry.practice ? "PRACTICE" : "ROUND " + grouped(nth(entry.round)), {left, mid + 10},
                Align::Left, entry.practice ? amber : colours::ash);
}

void RecordingBar::draw_branch(Canvas& canvas, const BarMoment& at) const {
    const float mid = bar_.y + bar_.h / 2, left = bar_.x + (upright_ ? upright_margin : bar_margin);
    const float wide = canvas.text({Face::Label, 22, 0.10f}, "PRACTICE", {left, mid}, Align::Left, amber);
    if (upright_) return;
    const float from = left + wide + 2 * gap, room = bar_.x + bar_.w - bar_margin - back_wide - 2 * gap - from;
    const Type words{Face::Body, 15};
    canvas.text(
        words,
        fitted_words(canvas, words,
                     fmt::format("Your own moves from entry {} on, with the recorded dice.", grouped(at.at)), room),
        {from, mid - 9}, Align::Left, colours::ivory);
    canvas.text(words, fitted_words(canvas, words, "It is not saved and does not count.", room), {from, mid + 10},
                Align::Left, colours::ash);
}

std::string RecordingBar::tip(const BarMoment& at, const Buttons& buttons) const {
    if (!at.branched && track_.grown(6).contains(at.pointer) && !lines_.empty()) {
        const std::size_t entry = entry_at(at.pointer.x);
        const session::WatchedEntry& line = lines_[entry - 1];
        return fmt::format("{}{}  \u00b7  {}", grouped(entry), line.practice ? "  \u00b7  practice" : "", line.words);
    }
    const std::pair<std::string_view, std::string_view> tips[] = {
        {"round_before", "The round before"},
        {"entry_before", "The entry before"},
        {"play", at.paused ? "Play" : "Pause"},
        {"entry_after", "The next entry"},
        {"round_after", "The next round"},
        {"speed", "How fast it plays"},
        {"from_here", at.sealed.empty() ? "Play on from here: practice, not saved" : std::string_view{at.sealed}}};
    for (const Button& one : buttons.all()) {
        if (!one.where.contains(at.pointer)) continue;
        const auto tip = std::ranges::find(tips, one.name, &std::pair<std::string_view, std::string_view>::first);
        if (tip == std::end(tips)) continue;
        const auto command = std::ranges::find(commands_, one.name, &SceneCommand::button);
        const std::string key = one.enabled && !command->keys.empty() ? key_cap(bindings_, command->keys[0]) : "";
        return std::string{tip->second} + (key.empty() ? "" : "  \u00b7  " + key);
    }
    return {};
}

}  // namespace boxcars::scenes
