#include "render/stage.h"
#include "longer.h"
#include "render/gl.h"
#include "render/tables/pig.h"
#include "room.h"
#include "scratch.h"

#include <SDL_image.h>
#include <doctest/doctest.h>
#include <fstream>
#include <optional>

using namespace boxcars;
using namespace boxcars::render;
namespace fs = std::filesystem;

namespace {
const fs::path assets = BOXCARS_SOURCE "/assets", shaders = BOXCARS_SOURCE "/shaders";

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TableLook pig_table() { return {.shader = "pig_table", .camera = {}, .numbers = PigTable{}.numbers()}; }

TEST_CASE("every shader compiles") {
    TestRoom room({64, 64});
    for (const auto& entry : fs::directory_iterator(shaders)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() != ".frag") continue;
        INFO(name);
        const std::string own = entry.path().stem().string() + ".vert";
        const bool body = name == "die.frag" || name == "shadow.frag" || name == "wagon.frag";
        const std::string vertex = body ? "body.vert" : fs::exists(shaders / own) ? own : "picture.vert";
        for (int kind = 0; kind < (body ? 6 : 1); ++kind)
            CHECK_NOTHROW(Program(shaders, vertex, name,
                                  "#define KIND " + std::to_string(kind) + "\n#define ROUND 0.2\n#define BALL 1.6\n"));
    }
}

TEST_CASE("every SVG among the assets shows something") {
    int seen = 0;
    for (const auto& entry : fs::recursive_directory_iterator(assets)) {
        if (entry.path().extension() != ".svg") continue;
        ++seen;
        INFO(entry.path().string());
        SDL_Surface* raw = IMG_LoadSizedSVG_RW(SDL_RWFromFile(entry.path().string().c_str(), "rb"), 96, 0);
        REQUIRE(raw != nullptr);
        SDL_Surface* s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
        int covered = 0;
        for (int y = 0; y < s->h; ++y)
            for (int x = 0; x < s->w; ++x)
                covered += static_cast<const std::uint8_t*>(s->pixels)[y * s->pitch + 4 * x + 3] > 40 ? 1 : 0;
        CHECK(covered > s->w * s->h / 100);
        SDL_FreeSurface(s);
        SDL_FreeSurface(raw);
    }
    CHECK(seen > 0);
}

TEST_CASE("a missing or broken shader is named with its line and what to do") {
    HiddenWindow window(64, 64);
    const test::Scratch scratch;
    const std::string missing = test::sentence_of([&] { open_stage(assets, scratch.path); });
    CHECK(has(missing, (scratch.path / "board.vert").string()));
    CHECK(has(missing, "Restore the shaders folder"));
    fs::copy(shaders, scratch.path, fs::copy_options::recursive);
    {
        std::ofstream(scratch.path / "board.frag")
            << "// board.frag\nout vec4 o_colour;\nvoid main() { o_colour = u_glow; }\n";
    }
    const std::string broken = test::sentence_of([&] { open_stage(assets, scratch.path); });
    INFO(broken);
    CHECK(has(broken, (scratch.path / "board.frag").string() + ", line 3: "));
    CHECK(has(broken, "u_glow"));
    fs::remove(scratch.path / "board.frag");
    fs::copy_file(shaders / "board.frag", scratch.path / "board.frag");
    { std::ofstream(scratch.path / "light.glsl", std::ios::app) << "vec3 wrong() { return u_nothing; }\n"; }
    const std::string within = test::sentence_of([&] { open_stage(assets, scratch.path); });
    INFO(within);
    CHECK(has(within, "light.glsl, line "));
}

TEST_CASE("Pig's table is lit in the middle, dark in the corners, and kept until something changes") {
    TestRoom room;
    const TableLook look = pig_table();
    const Picture first = room.draw([&] { room.stage->table(look, 1); });
    const auto light = [&](const Picture& p, int x, int y) { return p.at(x, y).x + p.at(x, y).y + p.at(x, y).z; };
    CHECK(light(first, 560, 340) > 3 * light(first, 30, 80));
    const Picture again = room.draw([&] { room.stage->table(look, 1); });
    CHECK(first.rgba == again.rgba);
    const Picture dimmed = room.draw([&] { room.stage->table(look, 0.5f); });
    CHECK(std::abs(dimmed.at(560, 340).x * 2 - first.at(560, 340).x) <= 3);
    // The slide to the next car and a shake move the same picture.
    TableLook moved = look;
    moved.camera.band.x += 100;
    const Picture slid = room.draw([&] { room.stage->table(moved, 1); });
    CHECK(close_to(slid.at(660, 340), first.at(560, 340)));
    CHECK(close_to(slid.at(50, 340), {0x0D, 0x0F, 0x14}));
}

TEST_CASE("of a solid what is nearer covers what is behind it, whichever is drawn first, within its rectangle alone") {
    TestRoom room;
    const Rect where{440, 160, 400, 400};
    const Camera camera{.field_degrees = 26, .above_degrees = 50, .distance = 3.4f, .band = where};
    constexpr Colour red{1, 0, 0, 1}, blue{0, 0, 1, 1};
    const auto square = [](SolidLook& look, float half, float high, Colour colour) {
        const auto first = static_cast<std::uint32_t>(look.corners.size());
        for (const glm::vec2 at : {glm::vec2{-half, -half}, {half, -half}, {half, half}, {-half, half}})
            look.corners.push_back({{at, high}, colour});
        for (const std::uint32_t n : {0U, 1U, 2U, 0U, 2U, 3U}) look.triangles.push_back(first + n);
    };
    const auto at = [&](const Picture& picture, glm::vec3 world) {
        const glm::vec2 px = camera.project(world);
        return picture.at(static_cast<int>(px.x), static_cast<int>(px.y));
    };
    for (const bool nearer_first : {true, false}) {
        SolidLook look;
        if (nearer_first) square(look, 0.2f, 0.3f, red);
        square(look, 0.5f, 0, blue);
        if (!nearer_first) square(look, 0.2f, 0.3f, red);
        const Picture picture = room.draw([&] { room.stage->solid(where, camera, look); });
        CHECK(close_to(at(picture, {0, 0, 0.3f}), {255, 0, 0}));
        CHECK(close_to(at(picture, {0.45f, -0.45f, 0}), {0, 0, 255}));
        CHECK(close_to(picture.at(445, 165), {0x0D, 0x0F, 0x14}));
        const Picture half = room.draw([&] { room.stage->solid({440, 160, 200, 400}, camera, look); });
        CHECK(close_to(at(half, {-0.45f, -0.45f, 0}), {0, 0, 255}));
        CHECK(close_to(at(half, {0.45f, -0.45f, 0}), {0x0D, 0x0F, 0x14}));
    }
}

TEST_CASE("print on a table is drawn with it, and anew when its hash changes") {
    TestRoom room;
    static int prints = 0;
    prints = 0;
    TableLook look = pig_table();
    look.print = [](Canvas& c, const Camera& camera, const void*) {
        ++prints;
        c.fill(Rect{camera.project({0, 0, 0}).x - 5, camera.project({0, 0, 0}).y - 5, 10, 10}, {0, 1, 0, 1});
    };
    const auto middle = [&] { return room.draw([&] { room.stage->table(look, 1); }).at(640, 338); };
    CHECK(close_to(middle(), {0, 255, 0}));
    CHECK(close_to(middle(), {0, 255, 0}));
    CHECK(prints == 1);
    look.print_hash = 7;
    CHECK(close_to(middle(), {0, 255, 0}));
    CHECK(prints == 2);
}

TEST_CASE("any window size draws, from one pixel up") {
    TestRoom room;
    const std::vector<DieLook> dice{{}};
    for (const glm::ivec2 size :
         {glm::ivec2{1, 1}, glm::ivec2{0, 0}, glm::ivec2{3, 900}, glm::ivec2{2000, 2}, glm::ivec2{801, 599}})
        for (const Quality quality : {Quality::Plain, Quality::Full}) {
            room.stage->set_quality(quality);
            room.stage->begin_frame(size, 0.8f, 0);
            room.stage->table(pig_table(), 1);
            room.stage->shadows({}, dice);
            room.stage->dice({}, dice);
            room.stage->canvas().text({}, "hello", {640, 360}, Align::Centre, colours::ivory);
            room.stage->end_frame();
            CHECK(glGetError() == GL_NO_ERROR);
        }
}

TEST_CASE("quality changes while running, and the picture stays the same one") {
    TestRoom room;
    const std::vector<DieLook> dice{{}};
    const auto frame = [&](Quality quality) {
        room.stage->set_quality(quality);
        return room.draw([&] {
            room.stage->table(pig_table(), 1);
            room.stage->dice({}, dice);
        });
    };
    const Picture plain = frame(Quality::Plain);
    for (const Quality quality : {Quality::Fine, Quality::Full, Quality::Plain}) {
        const Picture other = frame(quality);
        for (const glm::ivec2 at : {glm::ivec2{640, 300}, glm::ivec2{300, 300}, glm::ivec2{640, 80}})
            CHECK(close_to(plain.at(at.x, at.y), other.at(at.x, at.y), 24));
    }
    CHECK(glGetError() == GL_NO_ERROR);
}

TEST_CASE("from car to car the picture that is left slides out at one side while the next comes in at the other") {
    const glm::ivec3 red{255, 0, 0}, green{0, 255, 0};
    for (const Quality quality : {Quality::Plain, Quality::Full}) {
        TestRoom room({400, 200});
        room.stage->set_quality(quality);
        const auto frame = [&](Colour colour, std::optional<std::pair<float, TransitionStyle>> passing) {
            return room.draw([&] {
                if (passing) room.stage->pass_by(passing->first, passing->second);
                room.stage->canvas().fill(room.stage->canvas_rect(), colour);
            });
        };
        const auto is = [](const Picture& picture, int x, glm::ivec3 colour) {
            return close_to(picture.at(x, 100), colour, 40);  // a full picture is a little darker at its sides
        };
        const Colour in_red{1, 0, 0, 1}, in_green{0, 1, 0, 1};
        CHECK(is(frame(in_green, std::pair{0.25f, TransitionStyle::Leftwards}), 10, green));  // nothing was left yet
        frame(in_red, {});
        room.stage->leave_picture();
        const Picture left = frame(in_green, std::pair{0.25f, TransitionStyle::Leftwards});
        CHECK(is(left, 100, red));
        CHECK(is(left, 290, red));
        CHECK(is(left, 310, green));
        const Picture right = frame(in_green, std::pair{0.75f, TransitionStyle::Rightwards});
        CHECK(is(right, 100, green));
        CHECK(is(right, 290, green));
        CHECK(is(right, 310, red));
        CHECK(is(frame(in_green, std::pair{0.5f, TransitionStyle::Fading}), 200, {128, 128, 0}));
        CHECK(is(frame(in_green, {}), 200, green));
        CHECK(glGetError() == GL_NO_ERROR);
    }
}

TEST_CASE("a picture is saved as it was drawn") {
    TestRoom room({100, 60});
    room.draw([&] { room.stage->canvas().fill(Rect{590, 330, 50, 30}, {1, 0, 0, 1}); });
    std::string png = png_of(room.stage->pixels());
    SDL_Surface* s = IMG_Load_RW(SDL_RWFromMem(png.data(), static_cast<int>(png.size())), 1);
    REQUIRE(s != nullptr);
    CHECK(s->w == 100);
    const auto* top_left = static_cast<const std::uint8_t*>(s->pixels) + 5 * s->pitch + 5 * 3;
    CHECK(top_left[0] == 255);
    const auto* bottom_right = static_cast<const std::uint8_t*>(s->pixels) + 50 * s->pitch + 90 * 3;
    CHECK(bottom_right[0] == 0x0D);
    SDL_FreeSurface(s);
}

TEST_CASE("a frame drawn for its layout alone fills no pixel, and what it keeps for later frames is whole") {
    const TableLook look = pig_table();
    const auto table_and_words = [&look](TestRoom& room) {
        return room.draw([&] {
            room.stage->table(look, 1);
            room.stage->canvas().text({}, "70 to go", {640, 360}, Align::Centre, colours::ivory);
        });
    };
    Picture expected;
    {
        TestRoom other({320, 180}, 0.25f);
        expected = table_and_words(other);
    }
    TestRoom room({320, 180}, 0.25f);
    const Picture empty = room.draw([] {});
    room.stage->set_seen(false);
    CHECK(table_and_words(room).rgba == empty.rgba);
    room.stage->set_seen(true);
    CHECK(table_and_words(room).rgba == expected.rgba);
    CHECK(expected.rgba != empty.rgba);
}

TEST_CASE("after the graphics context is lost and made again a hundred times, the picture is the same") {
    TestRoom room({160, 90}, 0.125f);
    const std::vector<DieLook> dice{{}};
    const TableLook look = pig_table();
    const auto frame = [&] {
        return room.draw([&] {
            room.stage->table(look, 1);
            room.stage->dice({}, dice);
            room.stage->canvas().text({}, "70 to go", {640, 60}, Align::Centre, colours::ivory);
        });
    };
    const Picture before = frame();
    for (int i = 0; i < 100; ++i) room.stage->rebuild();
    CHECK(frame().rgba == before.rgba);
    CHECK(glGetError() == GL_NO_ERROR);
    for (int i = 0; i < 5; ++i) {
        room.window.renew_context();
        room.stage->rebuild();
        while (glGetError() != GL_NO_ERROR) {  // the new one does not know what the old one had
        }
        CHECK(frame().rgba == before.rgba);
        CHECK(glGetError() == GL_NO_ERROR);
    }
}

TEST_CASE("each picture that is missing or cut short is named, with its folder and what to do, and none is drawn") {
    HiddenWindow window(64, 64);
    const test::Scratch scratch;
    fs::copy(assets, scratch.path, fs::copy_options::recursive);
    const auto said_of = [&](const std::string& sprite) {
        auto stage = open_stage(scratch.path, shaders);
        stage->begin_frame({64, 64}, 1, 0);
        return test::sentence_of([&] { stage->canvas().sprite(sprite, {600, 350, 20, 20}); });
    };
    { std::ofstream(scratch.path / "bad.png") << "not a picture"; }
    CHECK(has(said_of("bad"), "bad.png is broken"));
    for (const auto& entry : fs::recursive_directory_iterator(assets)) {
        if (entry.path().extension() != ".svg") continue;
        const fs::path name = fs::relative(entry.path(), assets), file = scratch.path / name;
        const std::string sprite = (name.parent_path() / name.stem()).string();
        CAPTURE(sprite);
        const auto size = fs::file_size(file);
        for (const auto left : {size / 2, size_t{0}}) {
            if (left == 0 && boxcars::test::longer(true, false)) continue;
            fs::resize_file(file, left);
            const std::string sentence = said_of(sprite);
            CHECK_MESSAGE(has(sentence, name.string() + " is broken"), left, " of ", size, " bytes: ", sentence);
            CHECK(has(sentence, "Restore the assets folder"));
        }
        fs::remove(file);
        const std::string missing = said_of(sprite);
        CHECK((has(missing, name.string() + " is missing") && has(missing, "Restore the assets folder")));
        fs::copy_file(entry.path(), file);
    }
}

// Columns of one colour each.
Pixels striped(const std::vector<std::uint8_t>& columns, int high) {
    Pixels pixels{{static_cast<int>(columns.size()), high}};
    for (int y = 0; y < high; ++y)
        for (const std::uint8_t level : columns)
            for (int channel = 0; channel < 3; ++channel)
                pixels.rgb.push_back(static_cast<std::uint8_t>(level + channel));
    return pixels;
}

}  // namespace

TEST_CASE("a picture made smaller keeps its shape, and each pixel is the mean of those it stands for") {
    const Pixels small = shrunk(striped({0, 10, 20, 40, 100, 200, 7, 9}, 4), 4);
    CHECK(small.size == glm::ivec2{4, 2});
    CHECK(small.rgb == striped({5, 30, 150, 8}, 2).rgb);
    const Pixels uneven =
        shrunk(striped({0, 30, 60, 90, 120}, 3), 2);  // two columns stand for one, three for the other
    CHECK(uneven.size == glm::ivec2{2, 1});
    CHECK(uneven.rgb == striped({15, 90}, 1).rgb);
    CHECK(shrunk(striped({1, 2}, 2000), 200).size == glm::ivec2{1, 200});
    const Pixels all = shrunk(striped(std::vector<std::uint8_t>(1280, 77), 720), 256);
    CHECK(all.size == glm::ivec2{256, 144});
    CHECK(all.rgb == striped(std::vector<std::uint8_t>(256, 77), 144).rgb);
}

TEST_CASE("a picture is never made larger") {
    const Pixels small = striped({1, 2, 3}, 2);
    CHECK(shrunk(small, 256).size == small.size);
    CHECK(shrunk(small, 256).rgb == small.rgb);
}
