#include "scenes/watch/scene.h"

namespace boxcars::scenes {
namespace {

using namespace along;
using session::WatchedKind;
using WatchedEntries = std::span<const session::WatchedEntry>;

// Whether a round begins with the entry after the first `at`. An opening belongs to the entries before it.
bool round_begins(WatchedEntries lines, std::size_t at) {
    if (at >= lines.size() || lines[at].kind == WatchedKind::Opening) return false;
    return at == 0 || lines[at - 1].round != lines[at].round || lines[at - 1].kind == WatchedKind::Opening;
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

constexpr float least_mark = 2;     // px between two marks, at least
constexpr float around_track = 6;   // px: so near to the track a press is meant for it
constexpr float beside_words = 16;  // px
constexpr float over_dash = handheld_dash - handheld_dash_words, tip_over_dash = handheld_dash_words + 6;
constexpr Along upper_row = start(142, thumb);
constexpr Placing tip_above{inside(24), before(6, 28)};

// clang-format off
constexpr PlaceRow watch_rows[] = {
    // place          lies in       Wide, Narrow                         Upright                            Compact
    {"foot",          "dash",     lying(foot(recording_bar),             foot(206),                         foot(over_dash))},
    {"over the dash", "foot",     lying(nowhere,                        inset(0, 0, over_dash))},
    {"steps",         "foot",     lying({start(24, 280), middle(40)},   inset(20, 77, thumb),              left(8, 70, 360, thumb))},
    {"track",         "foot",     lying({fill(320, 336), inside(12)}, inset(20, 11, thumb),              across(160, 9, 20, thumb))},
    {"entry",         "foot",     lying({end(192, 128), fill()},        {start(20, 128), upper_row},         across(376, 70, 8, thumb))},
    {"from_here",     "foot",     lying({end(24, 168), middle(40)},     {end(20, 168), upper_row},         left(8, 7, 138, thumb))},
    {"tip",           "foot",     lying(tip_above,                      {inside(24), before(tip_over_dash, 28)})},
    {"practice",      "canvas",   lying(foot(recording_bar),             foot(76),                          {fill(0, dash_column), end(0, 68)})},
    {"title",         "practice", lying({inside(24), fill()},         {inside(20), fill()},            {start(10, 108), fill()})},
    {"sentences",     "practice", lying({fill(24, 320), fill()},        nowhere)},
    {"recording",     "practice", lying({end(24, 280), middle(40)},     {end(20, 280), middle(thumb)},     {fill(124, 6), middle(thumb)})},
    {"practice tip",  "practice", always(tip_above)},
};
// clang-format on

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

// The table, and a bar below it with the buttons and a mark for every entry: throws above the line, decisions below it.
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
        mark();
        leave_room();
        set_buttons();
    }

    void tick(const Input& input, Ticks now) override {
        Input left = input;
        if (!table_->frame().covered()) hear(left);
        pointer_ = input.finger && !dragging_ ? platform::pointer_outside : input.pointer;  // a finger does not hover
        table_->tick(left, now);
        if (const auto go = table_->request()) branched_ ? back_to_recording() : void(request_ = go);
        set_buttons();
        if (table_->frame().covered()) buttons_.step_back();
    }
    void draw(Stage& stage, double between) override {
        lay_out(layout_for(stage.canvas_rect()));
        const Rect &canvas = layout_.canvas, &dash = layout_.dash;
        const Rect over = dash.w < canvas.w ? canvas : Rect{canvas.x, canvas.y, canvas.w, bar().y - canvas.y};
        stage.canvas().push_clip(over);
        table_->draw(stage, between);
        stage.canvas().pop_clip();
        set_buttons();
        draw_bar(stage.canvas());
    }
    void overlay() override { table_->overlay(); }
    std::vector<HitTarget> hit_targets() const override {
        std::vector<HitTarget> all = table_->hit_targets();
        if (table_->frame().covered()) return all;
        std::erase_if(all, [&](const HitTarget& one) { return bar().contains(one.where.centre()); });
        all = buttons_.hit_targets(std::move(all));
        if (!branched_) all.push_back({"track", at_["track"]});
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
    void hear(Input& input) {
        if (const auto clicked = buttons_.tick(input)) carry_out(commands_, *clicked);
        if (branched_ || table_->frame().coaches().looks_at_goal()) return;
        drag(input);
        std::erase_if(input.presses, [&](const Press& press) {
            return press.kind >= PressKind::PointerDown && bar().contains(press.at);
        });
        for (const SceneCommand& each : commands_) {
            if (each.asked(input, {})) each.does();
            std::erase_if(input.presses, [&](const Press& press) {  // these keys do not reach the table
                return press.kind == PressKind::ActionDown && listed(each.keys, press.action);
            });
        }
    }
    // Playback pauses while the mouse holds the track.
    void drag(const Input& input) {
        for (const Press& press : input.presses)
            if (press.kind == PressKind::PointerDown && press.button == 1 &&
                at_["track"].grown(around_track).contains(press.at)) {
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
        services_.click();
    }
    void back_to_recording() {
        if (!branched_) return;
        table_->lay_to(*std::exchange(branched_, {}));
        table_->frame().pace().paused = true;  // so that the player can branch off again
        services_.click();
    }
    const Rect& bar() const { return at_[branched_ ? "practice" : "foot"]; }
    void lay_out(const Layout& layout) {
        if (!(layout == layout_)) {
            layout_ = layout;
            at_ = {layout, watch_rows};
            mark();
        }
        leave_room();
    }
    // The bar may lie over the dash's buttons, which a recording does not need.
    void leave_room() {
        const float room = bar().h - (branched_ ? 0 : at_["over the dash"].h);
        if (std::exchange(room_, room) != room) table_->frame().leave_room(room);
    }
    bool paused() const { return dragging_.value_or(table_->frame().pace().paused); }
    std::size_t at() const { return branched_.value_or(table_->entries()); }  // entries on the table

    struct BarMark {  // stands for one entry, or for several side by side
        bool throws = false, decides = false, practice = false, game_begins = false, odd_round = false;
    };
    void mark() {
        const auto most = static_cast<std::size_t>(std::max(1.0f, at_["track"].w / least_mark));
        const std::size_t places = std::min(lines_.size(), most);
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
        const float share = lines_.empty() ? 0 : as_float(entries) / as_float(lines_.size());
        return at_["track"].x + share * at_["track"].w;
    }
    // The entry nearest to `x` on the track, counted from 1; 0 in an empty recording.
    std::size_t entry_at(float x) const {
        if (lines_.empty()) return 0;
        const float share = world::unit((x - at_["track"].x) / at_["track"].w);
        return std::min(static_cast<std::size_t>(share * as_float(lines_.size())) + 1, lines_.size());
    }
    void set_buttons() {
        buttons_.begin();
        if (branched_) return buttons_.add({"recording", at_["recording"], "BACK TO THE RECORDING"});
        const Rect& row = at_["steps"];
        Rect where{row.x, row.y, row.h, row.h};
        for (const std::string name : steps) {
            buttons_.add_icon(name, name == "play" && !paused() ? "pause" : name, where);
            where.x += (row.w - row.h) / std::size(steps);  // the speed comes last
        }
        buttons_.add({"speed", where, fmt::format("{:.0f}\u00d7", table_->frame().pace().speed)});
        buttons_.add({"from_here", at_["from_here"], "FROM HERE", {}, true, !goes_on_});
    }
    void draw_bar(Canvas& canvas) const {
        canvas.fill(bar(), grounds::bar_foot, hex(0x07080C));
        canvas.fill(Rect{bar().x, bar().y, bar().w, 1}, faded(branched_ ? lamp_amber : colours::brass, 0.6f));
        branched_ ? draw_branch(canvas) : draw_track(canvas);
        buttons_.draw(canvas, branched_ ? lamp_amber : colours::brass);
        const std::string words = tip();
        if (words.empty()) return;
        constexpr float inset = 14;
        const Rect& room = at_[branched_ ? "practice tip" : "tip"];
        const std::string shown = fitted_words(canvas, type::small, words, room.w - 2 * inset);
        const float wide = canvas.width(type::small, shown) + 2 * inset;
        const float x = std::clamp(pointer_.x - wide / 2, room.x, room.right().x - wide);
        const Rect pill{x, room.y, wide, room.h};
        draw_edged_pill(canvas, pill, 14, faded(colours::pill, 0.96f), faded(colours::brass, 0.7f));
        canvas.text(type::small, shown, pill.centre(), Align::Centre, colours::ivory);
    }
    void draw_track(Canvas& canvas) const {
        const Rect& r = at_["track"];
        const float line = r.y + r.h * 0.58f, step = marks_.empty() ? r.w : r.w / as_float(marks_.size());
        const float wide = std::clamp(step * 0.5f, 1.0f, 3.0f);
        canvas.pill(r.grown(3), 5, grounds::bar, grounds::bar);
        const auto draw_post = [&](float x, float over, Colour ink) {
            canvas.fill(Rect{x - 1, r.y - over, 2, r.h + 2 * over}, ink);
        };
        for (std::size_t nth = 0; nth < marks_.size(); ++nth) {
            const BarMark& mark = marks_[nth];
            const float x = r.x + step * as_float(nth), centre = x + step / 2, middle = centre - wide / 2;
            const float strong = centre <= x_of(at()) ? 1.0f : 0.36f;
            if (mark.odd_round) canvas.fill(Rect{x, r.y, step + 0.5f, r.h}, hex(0x262C38));
            if (mark.throws) canvas.fill(Rect{middle, r.y + 3, wide, line - r.y - 4}, faded(colours::ivory, strong));
            if (mark.decides) canvas.fill(Rect{middle, line + 1, wide, 7}, faded(colours::brass, strong));
            if (mark.practice) canvas.fill(Rect{x, r.y + r.h - 2, step + 0.5f, 2}, faded(lamp_amber, strong));
            if (mark.game_begins) draw_post(x, 3, colours::brass_dark);
        }
        const float x = x_of(at());
        draw_post(x, 5, colours::brass_light);
        const vec2 head[] = {{x - 6, r.y - 9}, {x + 6, r.y - 9}, {x, r.y - 1}};
        canvas.fill(head, colours::brass_light, colours::brass);
        draw_place(canvas);
    }
    void draw_place(Canvas& canvas) const {
        const vec2 left = at_["entry"].left(), below = left + px_down(10);
        const float room = at_["entry"].w;
        canvas.fitted_text(type::body_bold, fmt::format("{} / {}", grouped(at()), grouped(lines_.size())), room,
                           left - px_down(9), Align::Left, colours::ivory);
        if (at() == 0 || at() > lines_.size()) return;
        const session::WatchedEntry& entry = lines_[at() - 1];
        canvas.fitted_text(type::label_small, entry.practice ? "PRACTICE" : "ROUND " + grouped(nth(entry.round)), room,
                           below, Align::Left, entry.practice ? lamp_amber : colours::ash);
    }
    void draw_branch(Canvas& canvas) const {
        const vec2 left = at_["title"].left();
        const float wide = canvas.fitted_text(type::title, "PRACTICE", at_["title"], Align::Left, lamp_amber);
        if (at_["sentences"].empty()) return;
        const float from = left.x + wide + beside_words, room = at_["sentences"].right().x - from;
        const auto write = [&](const std::string& words, float down, Colour ink) {
            canvas.text(type::small, fitted_words(canvas, type::small, words, room), {from, left.y + down}, Align::Left,
                        ink);
        };
        write(fmt::format("Your own moves from entry {} on, with the recorded dice.", grouped(at())), -9,
              colours::ivory);
        write("It is not saved and does not count.", 10, colours::ash);
    }
    std::string tip() const {
        if (!branched_ && at_["track"].grown(around_track).contains(pointer_) && !lines_.empty()) {
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
    Layout layout_ = layout_for(reference_canvas);
    Places at_{layout_, watch_rows};
    std::vector<BarMark> marks_;
    float room_ = -1;  // height left free below the table
    vec2 pointer_ = platform::pointer_outside;
};

}  // namespace

std::unique_ptr<Scene> watch_scene(SceneServices& services, std::unique_ptr<Table> table,
                                   std::vector<session::WatchedEntry> lines, bool goes_on) {
    return std::make_unique<WatchScene>(services, std::move(table), std::move(lines), goes_on);
}

}  // namespace boxcars::scenes
