// Pictures of the whole program: a still of a recorded sitting, as file managers show it; and every scene, seen by a
// stage that notes how large each word is drawn, on the canvas, on a table and on a panel.
#include "app/arcade/loop.h"
#include "arcade/evening.h"
#include "arcade/real_parts.h"
#include "longer.h"
#include "pattern.h"
#include "scenes/measured_stage.h"

#include <imgui.h>

#include <array>
#include <map>
#include <set>
#include <utility>

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;

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
    ReadStage(glm::ivec2 px, DrawnText& text)
        : MeasuredStage(px), scale_(platform::fitting_scale(px, {})), text_(text) {}
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

}  // namespace

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

TEST_CASE("no text is smaller than 11 px in any scene at 1280x720, nor than 9 px at 800x600, cut off or a code name") {
    const std::string dots{"(^|[^0-9a-f ])[0-9a-f]{0,7} ?(\\.\\.\\.|\u2026)"};  // not after the digits of a seal
    constexpr std::array codes{"place 6 8", "three point molly", "dont ",         "take odds", "lay odds",
                               "hold20",    "hop easy",          "pass full odds"};
    for (const auto& [px, least] : {std::pair{glm::ivec2{1280, 720}, 11.0f}, {{800, 600}, 8.99f}}) {
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
