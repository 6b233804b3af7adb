// Every screen at fifteen window sizes, with letters of four: where texts and targets lie, and how large they are.
#include "contract/station_run.h"
#include "longer.h"
#include "pad_events.h"
#include "scenes/measured_stage.h"
#include "scratch.h"

#include <imgui_stdlib.h>

using namespace boxcars;
using namespace boxcars::scenes;
using test::Opened, test::Written;

namespace {

constexpr glm::ivec2 every_window[] = {{1280, 720}, {360, 640}, {800, 600},   {640, 360},  {768, 1024},
                                       {844, 390},  {375, 667}, {390, 844},   {412, 915},  {540, 960},
                                       {960, 540},  {800, 500}, {1024, 1366}, {1366, 768}, {1920, 1080}};

struct Size {
    glm::ivec2 window;
    float scale = 1, letters = 1;  // pixels to a logical px; as asked for
    std::string name{};
};

constexpr float letter_sizes[] = {1, 0.75f, 1.5f, 2};

// Every window with letters of these sizes; of those that show the same canvas the first.
std::vector<Size> sizes(std::span<const float> of_letters = letter_sizes) {
    std::vector<Size> all;
    std::set<std::pair<int, int>> seen;
    const auto windows = std::span{every_window}.first(test::longer<std::size_t>(6, std::size(every_window)));
    for (const float letters : of_letters)
        for (const glm::ivec2 window : windows) {
            const float scale = platform::window_scale(window, letters);
            const glm::ivec2 canvas{glm::round(glm::vec2{window} / scale)};
            if (seen.emplace(canvas.x, canvas.y).second)
                all.push_back(
                    {window, scale, letters, fmt::format("{}x{} with letters of {}", window.x, window.y, letters)});
        }
    return all;
}

constexpr float least_number = 14, least_long = 11.6f, least_target = 44;  // px of CSS; least_long: of longer words
constexpr float least_margin = 2.9f;  // logical px beside a label, within its target's edge
constexpr float slack = 1;            // logical px that two rectangles may share

bool has_figure(std::string_view words) { return words.find_first_of("0123456789") != std::string_view::npos; }

bool inside(const render::Rect& r, const render::Rect& canvas) {
    const render::Rect room = canvas.grown(slack);
    return r.x >= room.x && r.y >= room.y && r.x + r.w <= room.x + room.w && r.y + r.h <= room.y + room.h;
}

bool apart(const render::Rect& one, const render::Rect& other) {
    return !test::touch(one.grown(-slack), other.grown(-slack));
}

float luminance(render::Colour c) {
    const auto linear = [](float part) {
        return part <= 0.04045f ? part / 12.92f : std::pow((part + 0.055f) / 1.055f, 2.4f);
    };
    return 0.2126f * linear(c.r) + 0.7152f * linear(c.g) + 0.0722f * linear(c.b);
}

// Light words stand on the dark ground of plates and bars, dark ones on brass.
float contrast(render::Colour ink) {
    const render::Colour seen = glm::mix(render::colours::coal, render::faded(ink, 1 / ink.a), ink.a);
    return std::max((luminance(seen) + 0.05f) / (luminance(render::colours::coal) + 0.05f),
                    (luminance(render::colours::brass) + 0.05f) / (luminance(ink) + 0.05f));
}

struct Seen {
    std::string where;
    render::Rect canvas;
    float scale;  // px of CSS in a logical px
    float least;  // px of CSS of figures on a phone
    std::vector<Written> texts;
    std::vector<HitTarget> targets;
    bool handheld() const { return platform::handheld({canvas.w, canvas.h}); }
};

void check_texts(const Seen& seen) {
    for (std::size_t n = 0; n < seen.texts.size(); ++n) {
        const Written& one = seen.texts[n];
        CAPTURE(seen.where);
        CAPTURE(one.words);
        CHECK(inside(one.where, seen.canvas));
        const bool disabled = one.ink.a < 0.4f, large = one.px * seen.scale >= 24;
        if (!disabled) CHECK(contrast(one.ink) >= (large ? 3 : 4.5f));
        if (seen.handheld() && has_figure(one.words)) CHECK(one.px * seen.scale >= seen.least);
        for (std::size_t m = 0; m < n; ++m) {
            const Written& other = seen.texts[m];
            if (other.words == one.words && other.where.centre() == one.where.centre()) continue;  // a flap's halves
            CAPTURE(other.words);
            CHECK(apart(one.where, other.where));
        }
        for (const HitTarget& target : seen.targets) {
            CAPTURE(target.name);
            CHECK_FALSE(test::partly_under(one, target.where));
            const float beside =
                std::min(one.where.x - target.where.x, target.where.x + target.where.w - one.where.x - one.where.w);
            if (one.inside(target.where)) CHECK(beside >= least_margin);
        }
    }
}

void check_targets(const Seen& seen) {
    for (std::size_t n = 0; n < seen.targets.size(); ++n) {
        const HitTarget& one = seen.targets[n];
        CAPTURE(seen.where);
        CAPTURE(one.name);
        CHECK(inside(one.where, seen.canvas));
        if (seen.handheld()) CHECK(std::min(one.where.w, one.where.h) * seen.scale >= least_target - 0.1f);
        for (std::size_t m = 0; m < n; ++m) {
            CAPTURE(seen.targets[m].name);
            CHECK(apart(one.where, seen.targets[m].where));
        }
    }
}

// Beside a compact table the bar of a recording lies over the dash's buttons: drops the words that it covers. The bar
// writes last.
void drop_covered(Seen& seen) {
    const auto bar = std::ranges::find(seen.targets, "from_here", &HitTarget::name);
    const auto own =
        std::ranges::find_if(seen.texts, [](const Written& one) { return one.words.find(" / ") != one.words.npos; });
    if (bar == seen.targets.end()) return;
    const auto rest = std::remove_if(seen.texts.begin(), own, [&](const Written& one) {
        return one.where.y > bar->where.y - 8 && one.where.x > bar->where.x - 8;
    });
    seen.texts.erase(rest, own);
}

std::string kind_of(const app::SceneOptions& asked) {
    if (std::holds_alternative<ToGuide>(asked.to)) return "guide";
    return std::holds_alternative<ToRecording>(asked.to) ? "recording" : name_of(asked.to);
}

void look_at_every_screen(const Size& at, float lengthened) {
    ui::test::Bench bench;
    test::MeasuredStage stage{at.window, at.scale};
    stage.lengthen_words(lengthened);
    for (const app::SceneOptions& asked : test::every_screen()) {
        const std::string kind = kind_of(asked);
        const test::Scratch folder;
        session::Store store{folder.path};
        Opened scene{bench, asked, &store};
        if (kind == "recording") scene.tap(platform::Action::Pause);  // nothing flies
        scene.wait(400);
        const auto look = [&](const std::string& moment) {
            stage.begin_frame(at.window, 1, 0);
            scene.scene.scene->draw(stage, 0);
            const render::Rect canvas = stage.canvas_rect();
            Seen seen{fmt::format("{} {} at {}", kind, moment, at.name),
                      canvas,
                      static_cast<float>(at.window.x) / canvas.w,
                      std::min(1.0f, at.letters) * (lengthened > 0 ? least_long : least_number),
                      stage.written(),
                      scene.scene.hit_targets()};
            if (kind == "recording" && platform::form_of({canvas.w, canvas.h}) == platform::Form::Compact)
                drop_covered(seen);
            check_texts(seen);
            check_targets(seen);
        };
        look("at first");
        for (int entry = 1; kind == "recording" && entry <= 12; ++entry) {
            scene.tap(platform::Action::Right);
            scene.wait(30);
            look(fmt::format("after entry {}", entry));
        }
        if (kind != "run") continue;
        scene.tap(platform::Action::Confirm);
        scene.wait(400);
        look("at its board");
    }
}

TEST_CASE("at every size no text and no target of a page is clipped or covered, and on a phone a thumb can press all") {
    for (const Size& size : sizes()) look_at_every_screen(size, 0);
}

TEST_CASE("in a language whose words are 40 % longer nothing of a page is clipped or covered either") {
    const std::span all{letter_sizes};
    for (const Size& size : sizes(all.first(test::longer<std::size_t>(1, all.size()))))
        look_at_every_screen(size, 0.4f);
}

// At the station's table before its first decision and after it, and with the trace that a tap opens.
void look_at_station(const Size& at, std::string_view game) {
    ui::test::Bench bench;
    test::MeasuredStage stage{at.window, at.scale};
    test::OwnStore store;
    Opened scene{bench, {.to = ToStation{test::run_to(store, game, 1).plan.name}}, &store};
    scene.services.headless = true;
    const auto look = [&](const std::string& moment) {
        stage.look_at(*scene.scene.scene);
        const render::Rect canvas = stage.canvas_rect();
        const Seen seen{fmt::format("station of {} {} at {}", game, moment, at.name),
                        canvas,
                        static_cast<float>(at.window.x) / canvas.w,
                        std::min(1.0f, at.letters) * least_long,
                        stage.written(),
                        scene.scene.hit_targets()};
        check_texts(seen);
        check_targets(seen);
        return seen.handheld();
    };
    look("at first");
    scene.wait(10 * ticks_per_second);
    const bool handheld = look("before a decision");
    CHECK(scene.middle_of("gauge").has_value() == handheld);
    if (handheld) {
        scene.click("gauge");
        CHECK(scene.state()["station"]["open"] == true);
        stage.look_at(*scene.scene.scene);
        CHECK(
            std::ranges::any_of(stage.words(), [](const std::string& one) { return one.find("STATION") != one.npos; }));
        scene.click("gauge");
    }
    if (const auto place = scene.next_press())
        for (const platform::Input& input : test::clicking(*place)) scene.tick(input);
    scene.wait(12 * ticks_per_second);
    CHECK(scene.state()["station"]["open"] == false);
    if (scene.state()["station"]["over"] == false) look("after a press");
}

TEST_CASE(
    "at a station of every game nothing of its gauge is clipped or covered, and on a phone a tap opens its trace") {
    const std::span all{letter_sizes};
    for (const Size& size : sizes(all.first(test::longer<std::size_t>(1, all.size()))))
        for (const char* game : {"pig", "craps", "siwuliu", "ceelo"}) look_at_station(size, game);
}

std::string spaceless(std::string words) {
    std::erase(words, ' ');
    return words;
}

TEST_CASE("upright a notice stands in the bar, whole, and lies over nobody at the table") {
    ui::test::Bench bench;
    const std::string notice =
        "The store /var/lib/somebody/.local/share/boxcars/boxcars.db.damaged-2026-11-29T01-30-28Z is damaged: its "
        "tables "
        "are not those of a store. Nothing more is read from it.";
    for (const glm::ivec2 size : {glm::ivec2{360, 640}, {390, 844}, {768, 1024}}) {
        test::MeasuredStage stage{size, platform::window_scale(size)};
        for (const app::GameEntry& game : app::every_game()) {
            CAPTURE(game.name());
            Opened table{bench, test::seeded(game.name())};
            table.services.notices = {notice};
            std::string told;
            for (int second = 0; second < 9; second += 3) {
                stage.begin_frame(size, 1, 0);
                table.scene.scene->draw(stage, second * ticks_per_second);
                const render::Rect canvas = stage.canvas_rect(), bar = layout_for(canvas).bar;
                for (const Written& line : stage.written()) {
                    if (notice.find(line.words) == notice.npos || line.words.size() < 4) continue;
                    CHECK(bar.contains(line.where));
                    told += spaceless(line.words);
                }
            }
            CHECK(told.starts_with(spaceless(notice)));
        }
    }
}

// What is shown on panels. The lowest item may be cut by the end of the page, and be scrolled to.
void check_panel(ui::test::Bench& bench, const std::string& where, const std::function<void()>& panels) {
    for (int frame = 0; frame < 4; ++frame) bench.frame(panels);
    const auto& spots = bench.host().spots();
    const render::Rect& canvas = bench.view.canvas;
    CAPTURE(where);
    CHECK(!spots.empty());
    for (std::size_t n = 0; n < spots.size(); ++n) {
        const HitTarget& one = spots[n];
        CAPTURE(one.name);
        CHECK(inside(one.where, canvas));
        const bool cut = std::ranges::any_of(spots, [&](const HitTarget& other) {  // by the foot's buttons
            return std::abs(one.where.y + one.where.h - other.where.y) < 24 && other.where.y > one.where.y;
        });
        const bool drawing = one.name.starts_with("card.dice") || one.name == "seats.seal";  // nothing to press
        if (!cut && !drawing) CHECK(std::min(one.where.w, one.where.h) * bench.view.scale() >= least_target - 0.6f);
        for (std::size_t m = 0; m < n; ++m) {
            CAPTURE(spots[m].name);
            if (one.where.centre() != spots[m].where.centre()) CHECK(apart(one.where, spots[m].where));
        }
    }
}

TEST_CASE("on a phone the items on panels lie apart, on the screen, and a thumb can press each") {
    using platform::Action;
    ui::test::Bench bench;
    for (const auto& [size, scale, letters, name] : sizes()) {
        bench.view = ui::view_of({size, size, scale});
        if (!bench.view.stacked()) continue;
        for (const std::string game : {"pig", "craps", "siwuliu", "ceelo"})
            for (const Action panel : {Action::Settings, Action::Rules, Action::NewMatch, Action::Overlay}) {
                Opened table{bench, test::seeded(game)};
                table.resize(bench.view.canvas);
                table.look();
                table.tap(panel);
                table.tick();
                check_panel(bench, fmt::format("{} {} at {}", game, platform::name(panel), name),
                            [&] { table.scene.scene->overlay(); });
            }
    }
}

TEST_CASE("upright a finger on the main button plays a whole game of Pig and of cee-lo, and on at the other tables") {
    ui::test::Bench bench;
    bench.view = ui::view_of({{390, 844}, {390, 844}, platform::window_scale({390, 844})});
    for (const app::GameEntry& game : app::every_game()) {
        CAPTURE(game.name());
        Opened table{bench, test::seeded(game.name())};
        table.resize(bench.view.canvas);
        table.look();
        const bool ends = game.name() == "pig" || game.name() == "ceelo";
        const int most = ends ? 400 : test::longer(20, 60);
        int presses = 0;
        const auto over = [&] { return table.offers("next_game"); };
        for (Ticks nth = 0; !over() && presses < most && nth < 3600 * ticks_per_second; nth += 6) {
            table.wait(6);
            if (over()) break;
            const auto at = table.state()["listens"] == true ? table.next_press() : std::nullopt;
            if (!at) continue;
            ++presses;
            for (platform::Input input : test::clicking(*at)) {
                input.finger = true;
                table.tick(input);
            }
        }
        MESSAGE(game.name(), ": ", presses, " presses");
        CHECK((over() || presses == most));
        CHECK((over() || !ends));
    }
}

struct TextField {
    ui::test::Bench bench{390, 844};
    std::string words;
    bool focus = true;
    std::function<void()> field = [this] {
        ImGui::Begin("field");
        if (std::exchange(focus, false)) ImGui::SetKeyboardFocusHere();
        ImGui::InputText("##words", &words);
        ImGui::End();
    };

    TextField() { bench.view = ui::view_of({{390, 844}, {390, 844}, platform::window_scale({390, 844})}); }

    void frames(int count) {
        for (int nth = 0; nth < count; ++nth) bench.frame(field);
    }
};

}  // namespace

TEST_CASE("a text field opens the keyboard on the screen, and finger, mouse and pad type on it") {
    TextField typed;
    auto& [bench, words, focus, field] = typed;
    const auto frames = [&typed](int count) { typed.frames(count); };
    frames(4);
    REQUIRE(bench.host().keyboard().open());
    for (const std::string key : {"key.c", "key.7", "key.shift"}) CHECK(bench.click(key, field));
    frames(2);
    CHECK(bench.click("key.X", field));
    frames(2);
    CHECK(words == "c7X");
    CHECK(bench.click("key.erase", field));
    frames(3);
    CHECK(words == "c7");
    SDL_SetClipboardText("-runs_2026-11-29/local.boxcars");  // SDL splits it into two events
    CHECK(bench.click("key.paste", field));
    frames(4);
    CHECK(words == "c7-runs_2026-11-29/local.boxcars");
    words = "c7";
    CHECK(bench.click("key.erase", field));
    frames(3);
    bench.host().use_pad(true);  // from "erase" up to the letter above it
    for (const Uint8 button : {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_A})
        bench.host().event(test::pad(button, true));
    frames(3);
    CHECK(words.back() == 'l');
    CHECK(bench.click("key.done", field));
    frames(3);
    CHECK(!bench.host().keyboard().open());
    focus = true;
    frames(4);
    REQUIRE(bench.host().keyboard().open());
    bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_K);  // a real keyboard
    frames(3);
    CHECK(!bench.host().keyboard().open());
}
