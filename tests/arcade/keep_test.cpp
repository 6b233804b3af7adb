
#include "app/arcade/machine.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;
using boxcars::test::Scratch;

TEST_CASE("settings are saved a second after the last change, and at the end") {
    const Scratch folder;
    Keeper keeper{{}, folder.path};
    platform::Settings settings = keeper.load();
    const auto file = folder.path / "settings.json";
    for (Ticks now = 0; now < 300; ++now) keeper.settle(settings, now);
    CHECK(!std::filesystem::exists(file));
    settings.coach = platform::Coach::Always;
    for (Ticks now = 300; now < 419; ++now) keeper.settle(settings, now);
    settings.muted = true;
    for (Ticks now = 419; now < 539; ++now) keeper.settle(settings, now);
    CHECK(!std::filesystem::exists(file));
    keeper.settle(settings, 539);
    CHECK((platform::load_settings(folder.path).settings == settings));
    settings.muted = false;
    keeper.finish(settings);
    CHECK((platform::load_settings(folder.path).settings == settings));
}

TEST_CASE("where nothing can be kept the game is told once and goes on") {
    const Scratch folder;
    Keeper keeper{{}, folder.path / "gone/config"};
    platform::Settings settings = keeper.load();
    CHECK(keeper.take_sentences().empty());
    settings.coach = platform::Coach::Always;
    for (Ticks now = 0; now < 1000; ++now) keeper.settle(settings, now);
    CHECK(keeper.take_sentences().size() == 1);
    Keeper nowhere{{}, {}};
    nowhere.finish(settings);
    CHECK(nowhere.store() == nullptr);
    CHECK(nowhere.take_sentences().empty());
    CHECK(nowhere.picture_file().empty());
    CHECK(nowhere.take_sentences().size() == 1);
}

TEST_CASE("a store that cannot be written is told when it is opened, and once") {
    const Scratch folder;
    Keeper keeper{folder.file("data", "in the way"), {}};
    REQUIRE(keeper.store());
    const auto told = keeper.take_sentences();
    REQUIRE(told.size() == 1);
    CHECK(told.front().find("Play goes on") != std::string::npos);
    keeper.finish(keeper.load());
    CHECK(keeper.take_sentences().empty());
}

TEST_CASE("by itself the picture starts plain where the processor draws, full elsewhere, and steps down when slow") {
    using platform::PictureQuality;
    using render::Quality;
    CHECK(QualityGuard(true, false).of(PictureQuality::Auto) == Quality::Plain);
    CHECK(QualityGuard(true, true).of(PictureQuality::Auto) == Quality::Full);
    QualityGuard guard{false, false};
    for (int frame = 0; frame < 180; ++frame) guard.add(frame % 5 == 0 ? 80.0f : 9.0f);  // stalls are no trend
    CHECK(guard.of(PictureQuality::Auto) == Quality::Full);
    for (int frame = 0; frame < 90; ++frame) guard.add(17);
    CHECK(guard.of(PictureQuality::Auto) == Quality::Fine);
    for (int frame = 0; frame < 90; ++frame) guard.add(17);
    CHECK(guard.of(PictureQuality::Auto) == Quality::Plain);
    CHECK(guard.of(PictureQuality::Full) == Quality::Full);
}
