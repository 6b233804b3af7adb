#include "scenes/watch/scene.h"

#include "base/json.h"
#include "base/words.h"
#include "platform/input.h"
#include "platform/settings.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {

using platform::Action;

namespace {

using WatchedEntries = std::span<const session::WatchedEntry>;

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

// The table, and a bar below it: every entry as a mark, throws above the line and decisions below it, every other round
// shaded, a post where a game begins, practice underlined; also the buttons.
class WatchScene final : public Scene {
 public:
    WatchScene(SceneServices& services, std::unique_ptr<Table> table, std::vector<session::WatchedEntry> lines,
               bool goes_on)
        : services_(services),
          table_(std::move(table)),
          lines_(std::move(lines)),
          goes_on_(goes_on),
          commands_(commands()) {
        for (const SceneCommand& each : commands_) keys_.insert(keys_.end(), each.keys.begin(), each.keys.end());
        keys_.insert(keys_.end(), table_->keys().begin(), table_->keys().end());
        make_room();
        set_buttons();
    }

    void tick(const platform::Input& input, Ticks now) override {
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
        set_buttons();
        if (table_->frame().covered()) buttons_.step_back();
    }
    void draw(render::Stage& stage, double between) override {
        canvas_ = stage.canvas_rect();
        make_room();
        // On an upright screen, the table's dash extends below the bar.
        stage.canvas().push_clip({canvas_.x, canvas_.y, canvas_.w, bar_.y - canvas_.y});
        table_->draw(stage, between);
        stage.canvas().pop_clip();
        set_buttons();
        draw_bar(stage.canvas());
    }
    void overlay() override { table_->overlay(); }
    std::vector<HitTarget> hit_targets() const override {
        std::vector<HitTarget> all = table_->hit_targets();
        if (table_->frame().covered()) return all;
        std::erase_if(all, [&](const HitTarget& one) { return bar_.contains(one.where.centre()); });
        for (HitTarget& own : buttons_.hit_targets()) all.push_back(std::move(own));
        if (!branched_) all.push_back({"track", track_});
        return all;
    }
    void state(Json& out) const override {
        table_->state(out);
        out["recording"] = {{"at", at()},
                            {"entries", lines_.size()},
                            {"paused", paused()},
                            {"speed", table_->frame().pace().speed},
                            {"from_here", branched_.has_value()}};
    }

 private:
    void hear(platform::Input& input) {
        if (const auto clicked = buttons_.tick(input)) carry_out(commands_, *clicked);
        if (branched_ || table_->frame().coaches().looks_at_goal()) return;
        drag(input);
        std::erase_if(input.presses, [&](const platform::Press& press) {  // the bar may lie over the dash
            return press.kind >= platform::PressKind::PointerDown && bar_.contains(press.at);
        });
        for (const SceneCommand& each : commands_) {
            if (each.asked(input, {})) each.does();
            std::erase_if(input.presses, [&](const platform::Press& press) {  // these keys do not reach the table
                return press.kind == platform::PressKind::ActionDown && std::ranges::count(each.keys, press.action) > 0;
            });
        }
    }
    // Playback pauses while the mouse holds the track.
    void drag(const platform::Input& input) {
        for (const platform::Press& press : input.presses)
            if (press.kind == platform::PressKind::PointerDown && press.button == 1 &&
                track_.grown(6).contains(press.at)) {
                dragging_ = table_->frame().pace().paused;
                table_->frame().pace().paused = true;
                go_to(entry_at(press.at.x));
            }
        if (!dragging_) return;
        if (const std::size_t entry = entry_at(input.pointer.x);
            input.pointer_down && input.pointer_moved && entry != table_->entries())
            go_to(entry);
        if (!input.pointer_down) table_->frame().pace().paused = *std::exchange(dragging_, {});
    }
    std::vector<SceneCommand> commands() {
        const auto to = [this](std::size_t (*entry)(WatchedEntries lines, std::size_t at)) {
            return [this, entry] { go_to(entry(lines_, table_->entries())); };
        };
        return {
            {"recording", {}, [this] { back_to_recording(); }},
            {"from_here", {Action::Continue}, [this] { branch(); }},
            {"play", {Action::Pause}, [this] { table_->frame().pace().paused = !table_->frame().pace().paused; }},
            {"speed", {}, [this] { table_->frame().pace().next_speed(); }},
            {"entry_before", {Action::Left}, to([](WatchedEntries, std::size_t at) { return at > 0 ? at - 1 : 0; })},
            {"entry_after", {Action::Right}, to([](WatchedEntries, std::size_t at) { return at + 1; })},
            {"round_before", {Action::Up}, to(round_before)},
            {"round_after", {Action::Down}, to(round_after)},
            {"", {Action::First}, [this] { go_to(0); }},
            {"", {Action::Last}, [this] { go_to(lines_.size()); }}};
    }
    void go_to(std::size_t entries) {
        table_->lay_to(std::min(entries, lines_.size()));
        services_.sounds.play("flap", 0.4f);
    }
    void branch() {
        if (goes_on_ || branched_) return;
        branched_ = table_->entries();
        table_->frame().pace() = {};
        table_->lay_to(table_->entries(), true);
        services_.sounds.play("button", 0.6f);
    }
    void back_to_recording() {
        if (!branched_) return;
        table_->lay_to(*std::exchange(branched_, {}));
        table_->frame().pace().paused = true;  // so that the player can branch off again
        services_.sounds.play("button", 0.6f);
    }
    // On an upright screen, the bar replaces the dash's buttons, which a recording does not need.
    void make_room() {
        const float high = !upright() ? recording_bar : branched_ ? 76.0f : 206.0f;
        lay_out_bar(high);
        const float room = high - (upright() && !branched_ ? upright_dash - upright_dash_words : 0);
        if (std::exchange(room_, room) != room) table_->frame().leave_room(room);
    }
    bool paused() const { return dragging_.value_or(table_->frame().pace().paused); }
    std::size_t at() const { return branched_.value_or(table_->entries()); }  // entries on the table

    struct BarMark {  // stands for one entry, or for several side by side
        bool throws = false, decides = false, practice = false, game_begins = false, odd_round = false;
    };
    bool upright() const { return canvas_.h > canvas_.w; }
    void lay_out_bar(float high) {
        const Rect bar{canvas_.x, canvas_.y + canvas_.h - high, canvas_.w, high};
        if (bar.x == bar_.x && bar.y == bar_.y && bar.w == bar_.w) return;
        bar_ = bar;
        const float left = bar.x + bar_margin + 6 * (button + gap) + gap;
        const float right = bar.x + bar.w - bar_margin - from_here_wide - 2 * gap - place_wide;
        track_ = upright() ? Rect{bar.x + upright_margin, bar.y + 11, bar.w - 2 * upright_margin, thumb}
                           : Rect{left, bar.y + 12, right - left, high - 24};
        mark();
    }
    void mark() {
        const std::size_t places =
            std::min(lines_.size(), static_cast<std::size_t>(std::max(1.0f, track_.w / least_mark)));
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
    float x_of(std::size_t entries) const {
        const float share = lines_.empty() ? 0 : static_cast<float>(entries) / static_cast<float>(lines_.size());
        return track_.x + share * track_.w;
    }
    // The entry nearest to `x` on the track, counted from 1; 0 in an empty recording.
    std::size_t entry_at(float x) const {
        if (lines_.empty()) return 0;
        const float share = std::clamp((x - track_.x) / track_.w, 0.0f, 1.0f);
        const auto entry = static_cast<std::size_t>(share * static_cast<float>(lines_.size()));
        return std::min(entry + 1, lines_.size());
    }
    void set_buttons() {
        buttons_.begin();
        const float side = upright() ? thumb : button, edge = upright() ? upright_margin : bar_margin;
        const float right = bar_.x + bar_.w - edge;
        const float y = upright() && !branched_ ? bar_.y + 77 : bar_.y + (bar_.h - side) / 2;
        if (branched_)
            return buttons_.add({"recording", {right - back_wide, y, back_wide, side}, "BACK TO THE RECORDING"});
        float x = bar_.x + edge;
        const float step = upright() ? (bar_.w - 2 * edge - side) / 5 : side + gap;
        for (const std::string name : steps) {
            buttons_.add_icon(name, name == "play" && !paused() ? "pause" : name, {x, y, side, side});
            x += step;
        }
        buttons_.add({"speed", {x, y, side, side}, fmt::format("{:.0f}\u00d7", table_->frame().pace().speed)});
        const Rect from_here{right - from_here_wide, upright() ? bar_.y + 142 : y, from_here_wide, side};
        buttons_.add({"from_here", from_here, "FROM HERE", {}, true, !goes_on_});
    }
    void draw_bar(Canvas& canvas) const {
        canvas.fill(bar_, hex(0x0A0C11), hex(0x07080C));
        canvas.fill(Rect{bar_.x, bar_.y, bar_.w, 1}, faded(branched_ ? amber : colours::brass, 0.6f));
        if (branched_) {
            draw_branch(canvas);
        } else {
            draw_track(canvas);
            draw_place(canvas);
        }
        buttons_.draw(canvas, branched_ ? amber : colours::brass);
        const std::string words = tip();
        if (words.empty()) return;
        const float room = bar_.w - 2 * bar_margin - 28;
        const std::string shown = fitted_words(canvas, type::small, words, room);
        const float wide = canvas.width(type::small, shown) + 28;
        const float x = std::clamp(pointer_.x - wide / 2, bar_.x + bar_margin, bar_.x + bar_.w - bar_margin - wide);
        const float over = upright() && !branched_ ? upright_dash_words : 0;
        const Rect pill{x, bar_.y - over - 34, wide, 28};
        canvas.pill(pill, 14, faded(colours::pill, 0.96f), faded(colours::pill, 0.96f));
        canvas.pill_edge(pill, 14, 1, faded(colours::brass, 0.7f));
        canvas.text(type::small, shown, pill.centre(), Align::Centre, colours::ivory);
    }
    void draw_track(Canvas& canvas) const {
        const Rect& r = track_;
        const float line = r.y + r.h * 0.58f, step = marks_.empty() ? r.w : r.w / static_cast<float>(marks_.size());
        const float wide = std::clamp(step * 0.5f, 1.0f, 3.0f);
        canvas.pill(r.grown(3), 5, hex(0x12151D), hex(0x12151D));
        for (std::size_t nth = 0; nth < marks_.size(); ++nth) {
            const BarMark& mark = marks_[nth];
            const float x = r.x + step * static_cast<float>(nth), middle = x + step / 2 - wide / 2;
            const float strong = x + step / 2 <= x_of(at()) ? 1.0f : 0.36f;
            if (mark.odd_round) canvas.fill(Rect{x, r.y, step + 0.5f, r.h}, hex(0x262C38));
            if (mark.throws) canvas.fill(Rect{middle, r.y + 3, wide, line - r.y - 4}, faded(colours::ivory, strong));
            if (mark.decides) canvas.fill(Rect{middle, line + 1, wide, 7}, faded(colours::brass, strong));
            if (mark.practice) canvas.fill(Rect{x, r.y + r.h - 2, step + 0.5f, 2}, faded(amber, strong));
            if (mark.game_begins) canvas.fill(Rect{x - 1, r.y - 3, 2, r.h + 6}, colours::brass_dark);
        }
        const float x = x_of(at());
        canvas.fill(Rect{x - 1, r.y - 5, 2, r.h + 10}, colours::brass_light);
        const glm::vec2 head[] = {{x - 6, r.y - 9}, {x + 6, r.y - 9}, {x, r.y - 1}};
        canvas.fill(head, colours::brass_light, colours::brass);
    }
    void draw_place(Canvas& canvas) const {
        const float left = upright() ? track_.x : track_.x + track_.w + 2 * gap;
        const float mid = upright() ? bar_.y + 142 + thumb / 2 : bar_.y + bar_.h / 2;
        canvas.text({Face::BodyBold, 16}, fmt::format("{} / {}", grouped(at()), grouped(lines_.size())),
                    {left, mid - 9}, Align::Left, colours::ivory);
        if (at() == 0 || at() > lines_.size()) return;
        const session::WatchedEntry& entry = lines_[at() - 1];
        canvas.text(type::label_small, entry.practice ? "PRACTICE" : "ROUND " + grouped(nth(entry.round)),
                    {left, mid + 10}, Align::Left, entry.practice ? amber : colours::ash);
    }
    void draw_branch(Canvas& canvas) const {
        const float mid = bar_.y + bar_.h / 2, left = bar_.x + (upright() ? upright_margin : bar_margin);
        const float wide = canvas.text({Face::Label, 22, 0.10f}, "PRACTICE", {left, mid}, Align::Left, amber);
        if (upright()) return;
        const float from = left + wide + 2 * gap, room = bar_.x + bar_.w - bar_margin - back_wide - 2 * gap - from;
        const Type words{Face::Body, 15};
        canvas.text(
            words,
            fitted_words(canvas, words,
                         fmt::format("Your own moves from entry {} on, with the recorded dice.", grouped(at())), room),
            {from, mid - 9}, Align::Left, colours::ivory);
        canvas.text(words, fitted_words(canvas, words, "It is not saved and does not count.", room), {from, mid + 10},
                    Align::Left, colours::ash);
    }
    // Words for what is under the pointer.
    std::string tip() const {
        if (!branched_ && track_.grown(6).contains(pointer_) && !lines_.empty()) {
            const std::size_t entry = entry_at(pointer_.x);
            const session::WatchedEntry& line = lines_[entry - 1];
            return fmt::format("{}{}  \u00b7  {}", grouped(entry), line.practice ? "  \u00b7  practice" : "",
                               line.words);
        }
        const std::pair<std::string_view, std::string_view> tips[] = {
            {"round_before", "The round before"},
            {"entry_before", "The entry before"},
            {"play", paused() ? "Play" : "Pause"},
            {"entry_after", "The next entry"},
            {"round_after", "The next round"},
            {"speed", "How fast it plays"},
            {"from_here", goes_on_ ? "This sitting is not over: its dice stay sealed, so no practice yet"
                                   : "Play on from here: practice, not saved"}};
        for (const Button& one : buttons_.all()) {
            if (!one.where.contains(pointer_)) continue;
            const auto tip = std::ranges::find(tips, one.name, &std::pair<std::string_view, std::string_view>::first);
            if (tip == std::end(tips)) continue;
            const auto command = std::ranges::find(commands_, one.name, &SceneCommand::button);
            const std::string key =
                one.enabled && !command->keys.empty() ? key_cap(services_.settings.bindings, command->keys[0]) : "";
            return std::string{tip->second} + (key.empty() ? "" : "  \u00b7  " + key);
        }
        return {};
    }

    SceneServices& services_;
    std::unique_ptr<Table> table_;
    const std::vector<session::WatchedEntry> lines_;
    const bool goes_on_;  // unfinished: its dice stay sealed
    const std::vector<SceneCommand> commands_;
    Buttons buttons_;
    std::optional<std::size_t> branched_{};  // number of entries before the branch
    std::optional<bool> dragging_{};         // during a drag: whether playback was paused
    render::Rect canvas_{0, 0, 1280, 720}, bar_{}, track_{};
    std::vector<BarMark> marks_;
    float room_ = -1;  // height left free below the table
    glm::vec2 pointer_ = platform::pointer_outside;
};

}  // namespace

std::unique_ptr<Scene> watch_scene(SceneServices& services, std::unique_ptr<Table> table,
                                   std::vector<session::WatchedEntry> lines, bool goes_on) {
    return std::make_unique<WatchScene>(services, std::move(table), std::move(lines), goes_on);
}

}  // namespace boxcars::scenes
