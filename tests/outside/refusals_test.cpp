// On a machine that lacks something the program prints one sentence and exits with the right code.
#include "outside/process.h"
#include "outside/screen.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace boxcars::outside {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// What the program says of its own; drivers may talk on lines of theirs.
std::string sentence(const Ended& ended) {
    const std::size_t begin = ended.err.find("boxcars: ");
    return begin == std::string::npos ? ended.err : ended.err.substr(begin);
}

// Refused as a wrong call or input: code 2, nothing on standard output, all the words in what is said.
void check_refused(const Ended& ended, const std::vector<std::string>& words) {
    INFO("it said: " << ended.err << "\nand on standard output: " << ended.out);
    CHECK(ended.code == 2);
    for (const auto& word : words) CHECK_MESSAGE(has(sentence(ended), word), "wanted: " << word);
    CHECK(ended.err.find("terminate called") == std::string::npos);
}

// A copy of what the program draws with, to take things out of.
void bring_everything(const Folder& home) {
    for (const std::string folder : {"assets", "shaders"})
        std::filesystem::copy(std::filesystem::path(BOXCARS_SOURCE) / folder, home / folder,
                              std::filesystem::copy_options::recursive);
}

std::vector<std::string> headless(const Folder& home) {
    return {"play", "pig", "--headless", "--no-audio", "--script", (home / "script.jsonl").string()};
}

// Three runs with the things in `home`: Pig's table, the title, and from there the lab. The first that misses what was
// taken, from number `run` on; `run` becomes its number, so that a second fault in the same thing is met at once.
Ended first_to_miss_it(const Folder& home, std::size_t& run) {
    const Surroundings things{{"BOXCARS_HOME", home.path().string()}};
    const auto scripted = [&home](const char* script) {
        return std::vector<std::string>{"--headless", "--no-audio", "--script", (home / script).string()};
    };
    const std::vector<std::vector<std::string>> runs{headless(home), scripted("script.jsonl"), scripted("lab.jsonl")};
    Ended ended = boxcars(home, runs[run], things);
    while (ended.code == 0 && run + 1 < runs.size()) ended = boxcars(home, runs[++run], things);
    return ended;
}

const std::string to_the_lab = R"({"at":0.3,"spot":"lab"})"
                               "\n"
                               R"({"at":1.0,"picture":"lab.png"})"
                               "\n"
                               R"({"at":1.1,"quit":true})"
                               "\n";
const std::string quit_soon = R"({"at":0.5,"quit":true})"
                              "\n";

}  // namespace

TEST_CASE("without a display a sentence says so, and what to do") {
    const Folder home("display");
    check_refused(boxcars(home, {"play", "pig"}), {"No display found", "--headless"});
    check_refused(boxcars(home, {"play", "pig"}, {{"DISPLAY", ":4242"}}), {"display"});
}

TEST_CASE("without a sound card a window plays on in silence, and one sentence says why") {
    const Folder home("silent");
    write(home / "script.jsonl", R"({"at":2.0,"key":"Space"}
{"at":6.0,"state":")" + (home / "state.json").string() +
                                     R"("}
{"at":6.1,"quit":true}
)");
    // With this seed the player begins, and no snout ends the turn.
    const std::vector<std::string> window{"play",   "pig", "--size",   "320x180",
                                          "--seed", "19",  "--script", (home / "script.jsonl").string()};
    const Ended ended =
        boxcars(home, window, {{"SDL_VIDEODRIVER", "offscreen"}, {"SDL_AUDIODRIVER", "no-such-driver"}});
    INFO("it said: " << ended.err);
    CHECK(ended.code == 0);
    const auto state = nlohmann::json::parse(read(home / "state.json"), nullptr, false);
    REQUIRE(state.is_object());
    REQUIRE(state["notices"].size() == 1);
    const std::string said = state["notices"][0];
    CHECK(said.starts_with("No sound device could be opened ("));
    CHECK(said.ends_with("; Boxcars plays in silence and shows everything that would be heard."));
    CHECK(state["journal_entries"] == 2);  // the first player was drawn, and the die has rolled
    CHECK(state["shown"] == state["decided"]);
}

TEST_CASE("an OpenGL that is too old is named, with the version that is needed") {
    const Folder home("old");
    write(home / "script.jsonl", quit_soon);
    check_refused(boxcars(home, headless(home), {{"MESA_GL_VERSION_OVERRIDE", "2.1"}}), {"OpenGL 3.3", "2.1"});
}

TEST_CASE("on a display without a usable OpenGL a sentence says so, and names the tables in a terminal") {
    if (!can_have_screen()) return;
    const Folder home("no-opengl");
    const Screen screen(home, 640, 480);
    for (const auto& [variable, value] : Surroundings{
             {"LIBGL_ALWAYS_INDIRECT", "1"}, {"LIBGL_DRIVERS_PATH", "/nowhere"}, {"MESA_GL_VERSION_OVERRIDE", "2.1"}}) {
        CAPTURE(variable);
        const Ended ended =
            boxcars(home, {"play", "pig", "--no-audio"}, {{"DISPLAY", screen.name()}, {variable, value}});
        check_refused(ended, {"OpenGL 3.3", "boxcars play pig --text"});
        CHECK_FALSE(has(ended.err, "X Error"));
    }
}

TEST_CASE("each shader that is missing or spoilt is named, never drawn without" * doctest::test_suite("long")) {
    const Folder home("shader");
    write(home / "script.jsonl", quit_soon);
    write(home / "lab.jsonl", to_the_lab);
    bring_everything(home);
    for (const auto& shader : std::filesystem::directory_iterator(home / "shaders")) {
        const std::string name = shader.path().filename().string(), whole = read(shader.path());
        CAPTURE(name);
        std::size_t run = 0;
        std::filesystem::remove(shader.path());
        check_refused(first_to_miss_it(home, run), {name});
        write(shader.path(), whole + "\nvoid broken( {\n");
        check_refused(first_to_miss_it(home, run), {name});
        write(shader.path(), whole);
    }
}

}  // namespace boxcars::outside
