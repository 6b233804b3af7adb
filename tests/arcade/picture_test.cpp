// Pictures of the whole program: a still of a recorded sitting, every scene with its words, and the lab by script.
#include "app/arcade/loop.h"
#include "arcade/evening.h"
#include "longer.h"
#include "pattern.h"
#include "scenes/measured_stage.h"

#include <imgui.h>

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

std::string still(const test::Scratch& folder, const std::string& game, const std::string& golden, std::int64_t entry) {
    ArcadeOptions options;
    options.headless = options.no_audio = true;
    options.table.to =
        scenes::ToRecording{.game = game, .file = BOXCARS_SOURCE "/tests/golden/" + golden, .at_entry = entry};
    options.existing = session::Existing::Replace;
    options.still = app::ScriptPicture{folder.path / "still.png", 96};
    CHECK(run_arcade(options, every_game()) == 0);
    return platform::read_whole(options.still->file).value_or("");
}

// PNG 1.2, 11.2.2: width and height stand big-endian from byte 16.
int number_at(const std::string& png, std::size_t at) {
    int number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number * 256 + static_cast<unsigned char>(png.at(i));
    return number;
}

struct DrawnText {                       // all that was drawn
    std::map<std::string, float> sizes;  // of the em in pixels, by words: the smallest
    std::set<std::string> lines, cut;    // lines; those of panels whose end was cut off

    void size(const std::string& words, float px) {
        float& least = sizes.try_emplace(words, 1e9f).first->second;
        least = std::min(least, px);
    }
};

struct PanelLine {  // puts the glyphs of a panel together
    DrawnText& text;
    std::string words{};
    float foot = 0, right = 0;
    bool cut = false;

    void add(const ImFontGlyph& glyph, const ImDrawVert* corners, float em, float clipped) {
        constexpr float apart = 1.2f, space = 0.16f;  // ems
        const glm::vec2 low{corners[0].pos.x, corners[0].pos.y}, high{corners[2].pos.x, corners[2].pos.y};
        const float stands = low.y - glyph.Y0 * (high.y - low.y) / (glyph.Y1 - glyph.Y0), gap = low.x - right;
        if (std::abs(stands - foot) > 1 || gap > apart * em || gap < -0.5f * em) end();
        if (!words.empty() && gap > space * em) words += ' ';
        const unsigned code = glyph.Codepoint;
        words += code < 0x80 ? std::string(1, static_cast<char>(code)) : code == 0x2026 ? "..." : "?";
        foot = stands, right = high.x, cut = corners[2].uv.x != glyph.U1 || right > clipped + 1;
    }
    void end() {
        if (!words.empty()) (cut ? text.cut : text.lines).insert(std::exchange(words, {}));
    }
};

// Panels: as high as a capital of the glyph's font, which is at least 66 % of its em.
void read_panels(DrawnText& text) {
    constexpr float capital = 0.66f;
    const ImDrawData* drawn = ImGui::GetCurrentContext() ? ImGui::GetDrawData() : nullptr;
    if (!drawn) return;
    std::map<std::pair<float, float>, std::pair<const ImFont*, const ImFontGlyph*>> glyphs;  // by place in the atlas
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
        for (const ImFontGlyph& glyph : font->Glyphs)
            if (glyph.Visible) glyphs[{glyph.U0, glyph.V0}] = {font, &glyph};
    for (int list = 0; list < drawn->CmdListsCount; ++list) {
        PanelLine line{text};
        for (const ImDrawCmd& part : drawn->CmdLists[list]->CmdBuffer)
            for (unsigned n = 0; n + 2 < part.ElemCount; n += 3) {
                const auto* corner = drawn->CmdLists[list]->IdxBuffer.Data + part.IdxOffset + n;
                if (corner[2] != corner[0] + 2) continue;  // the other half of a glyph
                const ImDrawVert* corners = drawn->CmdLists[list]->VtxBuffer.Data + part.VtxOffset + corner[0];
                const auto found = glyphs.find({corners[0].uv.x, corners[0].uv.y});
                if (found == glyphs.end()) continue;
                const auto& [font, glyph] = found->second;
                if (corners[2].uv.y != glyph->V1) continue;  // scrolled half out of sight
                const ImFontGlyph* high = font->FindGlyph('H');
                const float stretched = (corners[2].pos.y - corners[0].pos.y) / (glyph->Y1 - glyph->Y0);
                text.size("on a panel: U+" + std::to_string(glyph->Codepoint),
                          stretched * (high->Y1 - high->Y0) / capital);
                line.add(*glyph, corners, stretched * font->FontSize, part.ClipRect.z);
            }
        line.end();
    }
}

class ReadStage : public test::MeasuredStage {
 public:
    ReadStage(glm::ivec2 px, DrawnText& text) : MeasuredStage(px), scale_(platform::window_scale(px)), text_(text) {}
    void begin_frame(glm::ivec2 px, float scale, double time) override {
        for (const auto* all : {&written(), &laid()})
            for (const test::Written& one : *all) {
                text_.size(one.words, one.px * scale_);
                text_.lines.insert(one.words);
            }
        read_panels(text_);
        MeasuredStage::begin_frame(px, scale, time);
    }
    void table(const render::TableLook& look, float) override {
        if (look.print) look.print(canvas(), look.camera, look.context);
    }

 private:
    float scale_;
    DrawnText& text_;
};

struct SceneVisit {
    std::string scene;
    bool demo, guided;
    double lasts;             // seconds
    std::vector<json> lines;  // of the script
};

std::vector<SceneVisit> every_visit() {
    const auto keys = [](std::initializer_list<const char*> all, double apart = 0.5) {
        std::vector<json> lines;
        for (const char* key : all)
            lines.push_back({{"at", apart * static_cast<double>(lines.size() + 1)}, {"key", key}});
        return lines;
    };
    std::vector<SceneVisit> all;
    for (const std::string& game : console::game_names(commands_of(every_game()))) {
        all.push_back({game, false, false, 30,
                       keys({"F",      "O",     "1",     "Return", "Space", "Return", "C",      "Space", "F1", "F1",
                             "Return", "Space", "R",     "Escape", "S",     "Escape", "Q",      "Q",     "B",  "B",
                             "Return", "Space", "Space", "H",      "Home",  "Escape", "Escape", "Space"},
                            1)});
        all.push_back({game, true, false, 12, {}});
        all.push_back({game, false, false, 3, keys({"N", "Escape"}, 1)});
        all.push_back({game, false, true, 12, keys({"Return", "Space", "Return", "Space"}, 2)});
    }
    all.push_back({"lab", false, false, 10, keys({"Return", "1", "2", "3", "4", "5", "R", "Escape"}, 1)});
    all.push_back({"history", false, false, 8, keys({"Down", "2", "3", "4"}, 2)});
    all.push_back({"", false, false, 8, keys({"Right", "R", "Escape", "S", "Escape"}, 1)});
    return all;
}

DrawnText text_in(glm::ivec2 px) {
    DrawnText text;
    const test::Scratch data;
    for (SceneVisit& visit : every_visit()) {
        visit.lines.push_back({{"at", visit.lasts}, {"quit", true}});
        test::Evening evening{visit.scene, 5, {}, visit.lines};
        ArcadeOptions& options = evening.options;
        options.width = px.x;
        options.height = px.y;
        options.headless_fps = test::longer(2, 4);
        options.draw_every_frame = true;
        options.no_audio = true;
        options.data_dir = data.path;  // all are kept together, so that the history has something to show
        if (visit.demo) options.table.demo.emplace();
        if (visit.guided) options.table.to = scenes::ToGuide{visit.scene};
        RealArcade arcade;
        arcade.parts.stage = [&] { return std::make_unique<ReadStage>(px, text); };
        CHECK(Arcade{options, arcade.parts}.run() == 0);
    }
    return text;
}

TEST_CASE("a still of a sitting is as small as was asked for, the same each time, and another at another entry") {
    const test::Scratch folder;
    const std::string left = still(folder, "craps", "craps_two_hands.json", 1'000'000);
    REQUIRE(left.size() > 100);
    CHECK(number_at(left, 16) == 96);
    CHECK(number_at(left, 20) == 54);
    CHECK(still(folder, "craps", "craps_two_hands.json", 1'000'000) == left);
    CHECK(still(folder, "craps", "craps_two_hands.json", 4) != left);
    CHECK(still(folder, "ceelo", "ceelo_four_players.json", 1'000'000) != left);
}

TEST_CASE(
    "no text looks smaller than 11.3 px in any scene at 1280x720, nor than 9 px at 800x600, is cut off or a code "
    "name") {
    const std::string dots{"(^|[^0-9a-f ])[0-9a-f]{0,7} ?(\\.\\.\\.|\u2026)"};  // not after the digits of a seal
    constexpr std::array codes{"place 6 8", "three point molly", "dont ",         "take odds", "lay odds",
                               "hold20",    "hop easy",          "pass full odds"};
    for (const auto& [px, least] : {std::pair{glm::ivec2{1280, 720}, 11.3f}, {{800, 600}, 9.0f}}) {
        CAPTURE(px.x);
        const DrawnText text = text_in(px);
        CHECK(text.sizes.size() > 500);
        CHECK(text.lines.size() > 500);
        for (const auto& [words, size] : text.sizes) CHECK_MESSAGE(size >= least, words, ": ", size);
        for (const std::string& line : text.cut) CHECK_MESSAGE(line.empty(), "cut off: ", line);
        for (const std::string& line : text.lines) {
            CHECK_MESSAGE(test::matches(line, dots).empty(), line);
            CHECK_MESSAGE(line.find('_') == std::string::npos, line);
            for (const char* code : codes) CHECK_MESSAGE(line.find(code) == std::string::npos, line);
        }
    }
}

// 500 evenings by mouse; then nobody at the second seat by mouse, and a run that is stopped by keys.
Lines an_experiment() {
    return test::script_of(
        "0.3 state fresh; 0.4 spot lab.evenings; 0.7 spot lab.evenings.500; 0.9 spot run; 1.6 state under_way; "
        "3.4 state done; 3.5 spot lab.page.edge; 3.6 spot lab.front.player.4; 3.7 state edge; 3.8 key PageDown; "
        "3.9 state read; 4.0 spot lab.player.2; 4.2 spot lab.player.2.nobody; 4.4 state turned; "
        "4.5 spot run; 4.9 key Escape; 5.1 state stopped; 5.2 quit");
}

Lines pig_pictures() {
    Lines lines = test::script_of(
        "0.2 spot lab.game; 0.4 spot lab.game.Pig; 0.6 spot lab.page.surface; 1 state surface; 1.6 state dragged; "
        "1.7 spot lab.page.pairings; 1.8 state pairings; 2.3 key Escape; 2.6 state title; 2.7 quit");
    lines.push_back({{"at", 1.1}, {"drag", {{800, 300}, {900, 330}}}});
    return lines;
}

// In a window in which the whole form is in sight.
struct LabEvening : test::Evening {
    LabEvening(std::uint64_t seed, std::vector<json> lines) : Evening{"lab", seed, {}, std::move(lines)} {
        options.width = 1280;
        options.height = 720;
    }
};

}  // namespace

TEST_CASE("the lab: an experiment set, run, read and stopped by a script is the same at 30, 60 and 144 frames") {
    LabEvening usual{3, an_experiment()};
    CHECK(run_arcade(usual.options) == 0);
    CHECK(usual.state("fresh")["evenings"] == 0);
    CHECK(usual.state("fresh")["players"].empty());
    const json under_way = usual.state("under_way"), done = usual.state("done");
    CHECK(under_way["running"] == true);
    CHECK(under_way["evenings"] > 0);
    CHECK(under_way["evenings"] < 500);
    CHECK(done["running"] == false);
    CHECK(done["evenings"] == 500);
    CHECK(done["players"].size() == 8);
    for (const json& edge : done["edges"])
        CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    CHECK(usual.state("edge")["view"] == "edge");
    CHECK(usual.state("edge")["says"].get<std::string>().starts_with("The house kept"));
    CHECK(usual.state("edge")["stale"] == false);
    CHECK(usual.state("read")["points"]["edge"].get<std::string>().starts_with("after "));
    CHECK(usual.state("turned")["form"]["players"].size() == 7);
    CHECK(usual.state("turned")["stale"] == true);
    CHECK(usual.state("stopped")["running"] == false);
    CHECK(usual.state("stopped")["told"].get<std::string>().starts_with("Stopped after"));
    for (const int rate : {30, 144}) {
        LabEvening other{3, an_experiment()};
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        for (const auto name : {"under_way", "done", "edge", "stopped"}) CHECK(other.read(name) == usual.read(name));
    }
}

TEST_CASE("the lab: Pig's surface is turned by a drag, its pairings are exact, and Escape leads back to the title") {
    LabEvening evening{3, pig_pictures()};
    CHECK(run_arcade(evening.options) == 0);
    const json before = evening.state("surface")["surface"], after = evening.state("dragged")["surface"];
    CHECK(before["solved"] == true);
    CHECK(std::abs(after["tilt"].get<double>() - before["tilt"].get<double>()) > 0.1);
    const json pairings = evening.state("pairings");
    CHECK(pairings["view"] == "pairings");
    CHECK(pairings["first_wins"][5][5].get<double>() == doctest::Approx(0.530592725274).epsilon(1e-10));
    CHECK(evening.state("title")["scene"] == "title");
}

TEST_CASE("the lab: strategies from files lie on the menu, and one that cannot be read is told of in its sentence") {
    LabEvening evening{3, test::script_of("0.2 state came; 0.3 spot lab.player.1; 0.6 spot lab.player.1.mine.json; "
                                          "1.0 spot run; 3.7 state run; 3.8 quit")};
    const auto folder = evening.folder.path / "strategies";
    std::filesystem::create_directory(folder);
    REQUIRE(platform::write_safely(folder / "mine.json",
                                   R"({"game": "craps", "bets": [{"when": "come_out", "bet": "pass"}]})")
                .empty());
    REQUIRE(platform::write_safely(folder / "torn.json", R"({"game": "craps", "bets": )").empty());
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("came")["trouble"] == true);
    CHECK(evening.state("came")["told"].get<std::string>().find("torn.json") != std::string::npos);
    const json run = evening.state("run");
    CHECK(run["form"]["players"][0] == "mine.json");
    CHECK(run["evenings"] == 10'000);
    CHECK(run["edges"][0]["exact"].get<double>() == doctest::Approx(7.0 / 495));
}

TEST_CASE("the lab: a finished run stays, with its form and its page, for who goes to the title and comes back") {
    LabEvening evening{
        3, test::script_of("0.2 spot lab.game; 0.4 spot lab.game.Sì-Wŭ-Liù; 0.6 spot run; "
                           "2.8 spot lab.page.edge; 3.0 state left; 3.1 key Escape; 3.6 state title; 3.7 key L; "
                           "4.2 state back; 4.3 quit")};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("title")["scene"] == "title");
    const json left = evening.state("left"), back = evening.state("back");
    CHECK(left["game"] == "siwuliu");
    CHECK(left["evenings"] == 10'000);
    for (const char* what : {"game", "form", "evenings", "progress", "players", "edges", "view", "says", "stale"})
        CHECK(back[what] == left[what]);
}
