#include "scenes/guide/scene.h"

#include "scenes/flat_print.h"

namespace boxcars::scenes {
namespace {

using namespace along;

std::unique_ptr<Table> laid(std::unique_ptr<Table> table, const Lesson& lesson, int step) {
    session::Sitting begun{lesson.setup()};
    for (std::size_t nth = 0; nth < lesson.at(step); ++nth)
        for (const rules::Event& event : lesson.steps[nth].example) {
            const auto answer = faces_of(event).empty() ? begun.submit(event) : begun.throw_dice();
            if (!answer) throw Error("This lesson cannot be laid: " + answer.refused);
        }
    table->practise(std::move(begun));
    return table;
}

constexpr Along between_buttons = fill(200, 156), beside_next = fill(158, 120);

// clang-format off
constexpr PlaceRow guide_rows[] = {
    // place      lies in     Wide, Narrow                         Upright: the sentence above the buttons  Compact: beside the bar
    {"foot",      "canvas", lying(foot(GuideBar::height),          foot(150),                            {fill(0, dash_column), end(0, 68)})},
    {"plate",     "canvas", lying(nowhere,                         nowhere,                              {end(0, dash_column), start(0, 64)})},
    {"next",      "foot",   lying({end(24, 132), end(10, 56)},    {end(20, 132), end(8.5f, thumb)},       {end(8, 110), middle(thumb)})},
    {"end",       "foot",   lying({end(166, 176), end(17, 42)},   {start(20, 176), end(8.5f, thumb)},     {start(8, 140), middle(thumb)})},
    {"words",     "canvas", lying({fill(212, 362), end(0, GuideBar::height)}, {inside(20), end(69, 72)}, {end(10, 460), start(0, 64)})},
    {"count",     "foot",   lying(left(24, 20, 168),              {between_buttons, end(49)},             {beside_next, end(45)})},
    {"practice",  "foot",   lying(left(24, 58, 168),              {between_buttons, end(27)},             {beside_next, end(23)})},
    {"windows",   "foot",   lying(left(24, 33, 168, 9),           nowhere)},
};
// clang-format on
constexpr float window_gap = 5, least_ring = 46;  // px; least_ring: in diameter
constexpr double pulse = 1.3 * ticks_per_second;

// Breaks words into at most `most` lines of about one length, at most `room` px; in a smaller type if necessary, but
// none below `least` px.
std::pair<Type, std::vector<std::string>> in_lines(Canvas& canvas, Type type, float least, std::size_t most,
                                                   const std::string& words, float room) {
    const auto broken = [&](float wide) { return lines_of(canvas, type, words, wide); };
    while (broken(room).size() > most && type.px > least) type.px -= 0.5f;
    const std::size_t count = broken(room).size();
    float even = canvas.width(type, words) / as_float(count);
    while (even < room && broken(even).size() > count) even += type.px;
    return {type, broken(std::min(even, room))};
}

class GuideScene final : public Scene {
 public:
    GuideScene(SceneServices& services, std::unique_ptr<Table> table, const Lesson& lesson, int at, WayBack back)
        : services_(services),
          game_(game_name(lesson.rules)),
          table_(laid(std::move(table), lesson, at)),
          lesson_(lesson),
          back_(std::move(back)) {
        table_->ask_before([this](const Intent& intent) { return not_now(intent); });
        begin_step(static_cast<int>(lesson.at(at)));
        buttons_.show_keys_of(services_.settings.bindings);
        leave_room();
        bar_.set_buttons(buttons_, said_);
        keys_ = table_->keys();
        keep_place();
    }

    void tick(const Input& input, Ticks now) override {
        ++clock_;
        Input left = input;
        if (!table_->frame().covered()) hear(left);
        // The table draws the buttons that this step asks for in brass. During a step to read, only NEXT is brass.
        const bool asks = said_.waits == LessonWaits::Deciding || said_.waits == LessonWaits::Throwing;
        table_->frame().buttons().follow_lesson(asks ? said_.points_at : std::vector<std::string>{});
        table_->tick(left, now);
        if (auto go = table_->request()) {
            if (auto* again = std::get_if<ToGuide>(&*go)) again->back = back_;
            request_ = std::move(go);
        }
        if (step_done() && !said_.last()) begin_step(said_.step + 1);
        keep_place();
        set_buttons();
    }
    std::vector<HitTarget> hit_targets() const override {
        std::vector<HitTarget> all = table_->hit_targets();
        return table_->frame().covered() ? all : buttons_.hit_targets(std::move(all));
    }
    void draw(Stage& stage, double between) override {
        bar_ = GuideBar{stage.canvas_rect()};
        leave_room();
        table_->draw(stage, between);
        const double time = real(clock_) + between;
        set_buttons();
        bar_.draw(stage.canvas(), said_, buttons_);
        if (table_->frame().covered()) return;
        for (const HitTarget& place : pointed_at())
            GuideBar::draw_ring(stage.canvas(), place.where, time, services_.settings.reduced_motion);
    }
    void overlay() override { table_->overlay(); }
    void state(Json& out) const override {
        table_->state(out);
        Json places = Json::array();
        for (const HitTarget& place : pointed_at())
            places.push_back({{"name", place.name}, {"x", place.where.centre().x}, {"y", place.where.centre().y}});
        constexpr const char* waits[] = {"reading", "deciding", "throwing", "others"};
        out["guide"] = {{"step", said_.step},
                        {"steps", said_.steps},
                        {"words", said_.words},
                        {"waits", waits[static_cast<int>(said_.waits)]},
                        {"points_at", places}};
    }

 private:
    const LessonStep& step() const { return lesson_.steps[lesson_.at(said_.step)]; }
    void begin_step(int number) {
        const LessonStep& next = lesson_.steps[lesson_.at(number)];
        said_ = {next.words(table_->sitting()), next.points_at, next.waits, number, lesson_.last() + 1};
        began_ = table_->entries();
    }
    bool step_done() const {
        if (!table_->at_rest()) return false;
        if (step().waits == LessonWaits::Others) return table_->phase() == step().until;
        return step().waits != LessonWaits::Reading && table_->entries() > began_;
    }
    // Why the table must refuse the intent: a sentence with the step's task. Empty: the intent is allowed.
    std::string not_now(const Intent& intent) const {
        using What = Intent::What;
        const LessonStep& now = step();
        if (now.waits == LessonWaits::Others && intent.what != What::Other) return {};
        if (now.waits == LessonWaits::Throwing && intent.what == What::Throw) return {};
        if (now.waits == LessonWaits::Deciding && intent.what == What::Decide && now.fits(*intent.event)) return {};
        if (now.waits == LessonWaits::Reading) return said_.last() ? "Now press PLAY." : "Press NEXT first.";
        return fmt::format("Next: {}.", now.asks);
    }

    // The Confirm key that continues a lesson must not reach the table too.
    void hear(Input& input) {
        const auto clicked = buttons_.tick(input);
        if (clicked == "guide_end") return std::visit([this](const auto& there) { request_ = there; }, back_);
        if (said_.waits != LessonWaits::Reading) return;
        if (clicked == "guide_next" || clicked == "guide_play" || input.pressed(Action::Confirm)) {
            services_.click();
            said_.last() ? void(request_ = ToTable{.game = game_}) : begin_step(said_.step + 1);
        }
        std::erase_if(input.presses, [](const Press& press) {
            return press.kind == PressKind::ActionDown && press.action == Action::Confirm;
        });
    }
    void set_buttons() {
        buttons_.begin();
        bar_.set_buttons(buttons_, said_);
        if (table_->frame().covered()) buttons_.step_back();
    }
    void leave_room() {
        if (std::exchange(room_, bar_.room()) != bar_.room()) table_->frame().leave_room(room_);
    }
    void keep_place() {
        int& left = services_.settings.guides[game_];
        if (request_ || left == platform::guide_done) return;  // a finished lesson stays finished
        left = said_.last() ? platform::guide_done : said_.step;
    }
    std::vector<HitTarget> pointed_at() const {
        std::vector<HitTarget> all = table_->hit_targets(), found;
        for (const HitTarget& mark : table_->landmarks()) all.push_back(mark);
        for (const std::string& name : said_.points_at)
            if (const auto at = std::ranges::find(all, name, &HitTarget::name); at != all.end()) found.push_back(*at);
        return found;
    }

    SceneServices& services_;
    std::string game_;
    std::unique_ptr<Table> table_;  // asks not_now() before each decision and throw of a human player
    const Lesson& lesson_;
    LessonSaid said_;
    std::size_t began_ = 0;  // journal entries when the step began
    WayBack back_;
    GuideBar bar_{reference_canvas};
    Buttons buttons_;
    float room_ = 0;  // height left free below the table
    Ticks clock_ = 0;
};

}  // namespace

std::unique_ptr<Scene> guide_scene(SceneServices& services, std::unique_ptr<Table> table, const Lesson& lesson,
                                   int step, WayBack back) {
    return std::make_unique<GuideScene>(services, std::move(table), lesson, step, std::move(back));
}

GuideBar::GuideBar(const Rect& canvas) : at_(layout_for(canvas), guide_rows) {}

void GuideBar::set_buttons(Buttons& buttons, const LessonSaid& said) const {
    if (said.waits == LessonWaits::Reading)
        buttons.add({said.last() ? "guide_play" : "guide_next", at_["next"], said.last() ? "PLAY" : "NEXT",
                     Action::Confirm, true});
    if (!said.last()) buttons.add({"guide_end", at_["end"], "END LESSON"});
}

void GuideBar::draw(Canvas& canvas, const LessonSaid& said, const Buttons& buttons) const {
    const Rect &foot = at_["foot"], &plate = at_["plate"], &room = at_["words"];
    canvas.fill(foot, colours::coal, colours::night);
    canvas.fill(Rect{foot.x, foot.y, foot.w, 1.5f}, colours::brass);
    if (!plate.empty()) canvas.fill(plate, colours::coal, colours::night);
    draw_windows(canvas, said);
    const bool tall = at_["windows"].empty();
    const auto [type, lines] = in_lines(canvas, tall ? type::lead.sized(handheld_least_px).as_shrunk() : type::lead,
                                        tall ? handheld_least_shrunk_px : least_px, tall ? 3 : 2, said.words, room.w);
    draw_lines_around(canvas, type, lines, room.left(), std::min(1.3f * type.px, room.h / 2.9f), Align::Left,
                      colours::ivory);
    buttons.draw(canvas, colours::brass);
}

// Draws the steps as windows, the finished ones brass and the current one bright; without a place for them "3 / 9".
void GuideBar::draw_windows(Canvas& canvas, const LessonSaid& said) const {
    const Rect& windows = at_["windows"];
    const std::string count = fmt::format("{} / {}", said.step + 1, said.steps);
    const Align align = windows.empty() ? Align::Centre : Align::Left;
    canvas.fitted_text(type::label_small, windows.empty() ? count : "SHOW ME  \u00b7  " + count, at_["count"], align,
                       colours::ash);
    canvas.fitted_text(type::label_small, "PRACTICE", at_["practice"], align, colours::brass_light);
    for (int nth = 0; nth < said.steps && !windows.empty(); ++nth) {
        const float pane = windows.h, x = windows.x + as_float(nth) * (pane + window_gap);
        const Rect one{x, windows.y, pane, pane};
        if (nth == said.step) canvas.glow(one, 2, 10, faded(colours::brass_light, 0.7f));
        const Colour lit = nth == said.step  ? colours::brass_light
                           : nth < said.step ? colours::brass
                                             : faded(colours::brass, 0.22f);
        canvas.pill(one, 2, lit, lit);
    }
}

void GuideBar::draw_ring(Canvas& canvas, const Rect& round, double time, bool still) {
    const Rect wide = round.grown(7);
    const float swing = still ? 0.5f : 0.5f + 0.5f * sine(time / pulse);
    const vec2 least{std::max(wide.w, least_ring), std::max(wide.h, least_ring)};
    const Rect ring = around(round.centre(), least).grown(5 * swing);
    const float corner = std::min(std::min(ring.w, ring.h) / 2, 26.0f);
    canvas.glow(ring, corner, 18, faded(colours::brass_light, 0.10f + 0.10f * swing));
    canvas.pill_edge(ring, corner, 5, faded(colours::pill, 0.55f));
    canvas.pill_edge(ring, corner, 2.5f, faded(colours::brass_light, 0.65f + 0.35f * swing));
}

}  // namespace boxcars::scenes
