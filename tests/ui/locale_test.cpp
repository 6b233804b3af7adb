// A machine whose language writes 1,5: panels write and read numbers as before.
#include "ui/bench.h"
#include "ui/sitting.h"

#include <doctest/doctest.h>

#include <array>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace boxcars;
using namespace boxcars::ui;

namespace {

// A locale with a decimal comma, made in a scratch folder when the machine has none; false: it cannot be made here.
bool comma_locale() {
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "nl_NL.UTF-8"})
        if (std::setlocale(LC_ALL, name)) return true;
    const auto folder = std::filesystem::path{BOXCARS_BINARY} / "locale";
    const auto made = folder / "de_DE.UTF-8";
    std::filesystem::create_directories(folder);
    const std::string make = "localedef -i de_DE -f UTF-8 " + made.string() + " >/dev/null 2>&1";
    if (!std::filesystem::exists(made / "LC_NUMERIC") && std::system(make.c_str()) != 0) return false;
    setenv("LOCPATH", folder.c_str(), 1);
    return std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
}

}  // namespace

TEST_CASE("in a language with a decimal comma percentages, speeds and knobs are what they were") {
    const bool comma = comma_locale();
    if (!comma) MESSAGE("no locale with a decimal comma can be had here: checked under C only");
    CHECK(percent(0.530592725274) == "53.0593%");
    test::Bench bench;
    test::Sitting sitting;
    PigOverlay overlay;
    std::optional<pig::Rules> applied;
    const auto panels = [&] {
        const auto requests = overlay.draw(bench.host(), sitting.input());
        if (requests.apply_rules) applied = requests.apply_rules;
        if (requests.speed) sitting.transport.speed = *requests.speed;
    };
    CHECK(bench.click("overlay.speed", panels));
    CHECK(sitting.transport.speed == doctest::Approx(0.65).epsilon(0.2));
    CHECK(bench.click("overlay.goal", panels));
    CHECK(bench.click("overlay.apply", panels));
    REQUIRE(applied);
    CHECK(applied->goal == doctest::Approx(45).epsilon(0.3));  // the middle of 2 to 1000, by doubling
    std::setlocale(LC_ALL, "C");
}
