// Sounds: what they are made of, how loud, and how they are kept.
#include "audio/catalogue.h"
#include "audio/meter.h"
#include "audio/repertoire.h"
#include "audio/score/score.h"
#include "audio/synth.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <thread>

using namespace boxcars;
using namespace boxcars::audio;
using namespace boxcars::test;

namespace {

double loudness_rms(const Sound& sound) {  // root mean square of the left side
    double power = 0;
    for (const float sample : sound.left) power += static_cast<double>(sample * sample);
    return decibels(std::sqrt(power / static_cast<double>(sound.frames())));
}

double offset(const Mono& side) {
    double sum = 0;
    for (const float sample : side) sum += static_cast<double>(sample);
    return std::abs(sum / static_cast<double>(side.size()));
}

Mono first_of(const Mono& side, double seconds) {
    return {side.begin(),
            side.begin() + std::min(std::ssize(side), static_cast<std::ptrdiff_t>(seconds * sample_rate))};
}

// The pitch around which a sound's power lies, on a musical scale from 50 Hz to 12 kHz.
double centre_hz(const Sound& sound) {
    const Mono begins = first_of(sound.left, 0.06);
    double weight = 0, sum = 0;
    for (double hz = 50; hz < 12'000; hz *= 1.10) {
        const double power = power_at(begins, hz) * hz;  // each step is as wide as its pitch is high
        weight += power;
        sum += power * std::log(hz);
    }
    return std::exp(sum / weight);
}

const Sound& take(std::string_view name, int variant = 0) {  // rendered once
    static std::map<std::pair<std::string, int>, Sound> made;
    const Voice* voice = find_voice(name);
    REQUIRE_MESSAGE(voice, std::string(name));
    const auto [at, fresh] = made.try_emplace({std::string{name}, variant});
    if (fresh) at->second = render(*voice, variant);
    return at->second;
}

constexpr std::array<std::string_view, 39> promised{
    "climb_1",   "climb_2",  "climb_3",     "climb_4",   "climb_5",   "climb_6",  "climb_7",   "climb_8",
    "puck",      "brush",    "casino",      "rain",      "wind",      "die_felt", "die_wall",  "die_leather",
    "die_plank", "die_bowl", "die_die",     "shake",     "flap",      "button",   "button_no", "chip",
    "coin",      "win",      "big_win",     "loss",      "snout",     "bank",     "whistle",   "rail",
    "buffet",    "arrival",  "left_behind", "walk_home", "gauge_pin", "stamp",    "dull"};

TEST_CASE("every sound that can be asked for by name exists") {
    for (const auto name : promised) CHECK_MESSAGE(find_voice(name), std::string(name));
    CHECK(voices().size() == promised.size());
    CHECK_FALSE(find_voice("fanfare"));
}

TEST_CASE("no sound is louder than 3 dB below full scale, none is silent, none starts or ends with a click") {
    for (const Voice& voice : voices())
        for (int variant = 0; variant < variants(voice); ++variant) {
            if (voice.loop) continue;  // their ends meet: see below
            CAPTURE(std::string(voice.name));
            CAPTURE(variant);
            const Sound sound = render(voice, variant);
            CHECK(peak_db(sound) <= -2.99);
            CHECK(peak_db(sound) >= -20);
            for (const Mono* side : {&sound.left, &sound.right}) {
                CHECK(offset(*side) < 0.002);
                CHECK(std::abs(side->front()) < 0.002f);
                CHECK(std::abs(side->back()) < 0.002f);
                CHECK(std::ranges::all_of(*side, [](float sample) { return std::isfinite(sample); }));
            }
        }
}

TEST_CASE("what nobody waits for any more is left in the middle, what is wanted is whole") {
    std::atomic<bool> leaving = false;
    const CancelledBy whoever_leaves{leaving};
    CHECK(render(*find_voice("chip"), 0).frames() > 0);
    leaving = true;
    for (const Voice& voice : voices()) {
        CAPTURE(voice.name);
        CHECK_THROWS_AS(render(voice, 0), Cancelled);
    }
    leaving = false;
    for (const Player player : {Player::Trumpet, Player::Piano, Player::Bass}) {
        CHECK_FALSE(recorded(player, 60, 1).empty());
        leaving = true;
        CHECK_THROWS_AS(recorded(player, 64, 1), Cancelled);
        leaving = false;
    }
}

TEST_CASE("a long sound is left while it is put into its room, not after it") {
    std::atomic<bool> leaving = false, begun = false, left = false;
    const Sound dry{silence(60), silence(60)};
    std::jthread maker{[&] {
        const CancelledBy whoever_leaves{leaving};
        begun = true;
        begun.notify_one();
        try {
            in_looped_room(dry, 0.3);
        } catch (const Cancelled&) {
            left = true;
        }
    }};
    begun.wait(false);
    leaving = true;
    maker.join();
    CHECK(left);
}

TEST_CASE("four takes of a sound are four sounds, and the same four every time") {
    for (const std::string_view name : {"die_leather", "die_felt", "flap", "chip", "snout", "button"}) {
        const Voice& voice = *find_voice(name);
        std::set<std::vector<std::int16_t>> different;
        for (int variant = 0; variant < variants(voice); ++variant) different.insert(to_pcm(render(voice, variant)));
        CHECK(static_cast<int>(different.size()) == variants(voice));
        CHECK(to_pcm(render(voice, 1)) == to_pcm(render(voice, 1)));
    }
}

TEST_CASE("each surface has its colour: leather below felt, planks above, two dice higher, porcelain highest") {
    const double leather = centre_hz(take("die_leather")), felt = centre_hz(take("die_felt")),
                 plank = centre_hz(take("die_plank")), clack = centre_hz(take("die_die")),
                 bowl = centre_hz(take("die_bowl"));
    CAPTURE(leather);
    CAPTURE(felt);
    CAPTURE(plank);
    CAPTURE(clack);
    CAPTURE(bowl);
    CHECK(leather > 80);
    CHECK(leather < 220);
    CHECK(felt > 1.5 * leather);
    CHECK(felt < 450);
    CHECK(plank > 450);
    CHECK(plank < 1000);
    CHECK(clack > 1.5 * plank);
    CHECK(bowl > 2000);
}

TEST_CASE("a hard blow is brighter and louder than a soft one") {
    for (const std::string_view name : {"die_leather", "die_felt", "die_plank", "die_wall", "die_die", "die_bowl"}) {
        CAPTURE(std::string(name));
        CHECK(peak_db(take(name, takes)) > peak_db(take(name, 0)));
        double soft = 0, hard = 0;
        for (int number = 0; number < takes; ++number) {
            soft += centre_hz(take(name, number));
            hard += centre_hz(take(name, takes + number));
        }
        CHECK(hard > soft);
    }
}

TEST_CASE("a flap ticks for 18 ms, a chip rings near 3.5 kHz, a coin between 4 and 6") {
    CHECK(take("flap").seconds() == doctest::Approx(0.018).epsilon(0.01));
    CHECK(centre_hz(take("chip")) == doctest::Approx(3500).epsilon(0.2));
    CHECK(centre_hz(take("coin")) > 3900);
    CHECK(centre_hz(take("coin")) < 6100);
}

TEST_CASE("stings grow with the prize, and their chords ring out; a loss is short and quieter") {
    const Sound small = take("win"), good = take("win", takes), great = take("big_win"), lost = take("loss");
    CHECK(small.seconds() < good.seconds());
    CHECK(good.seconds() < great.seconds());
    CHECK(lost.seconds() == doctest::Approx(0.54).epsilon(0.06));
    CHECK(loudest(lost) < loudest(good) - 6);
    CHECK(loudest(lost) < loudest(small) - 6);
    for (const auto& [sting, played] : {std::pair{&good, 0.9}, {&great, 1.9}}) {  // a half second later it still rings
        const auto tail = static_cast<std::size_t>((played + 0.5) * sample_rate);
        const Sound rest{{sting->left.begin() + static_cast<std::ptrdiff_t>(tail), sting->left.end()},
                         {sting->right.begin() + static_cast<std::ptrdiff_t>(tail), sting->right.end()}};
        CHECK(loudest(rest) > loudest(*sting) - 30);
        CHECK(loudest(rest) < loudest(*sting) - 6);
    }
    CHECK(take("snout").seconds() < 0.7);
}

TEST_CASE("a turn total climbs the scale that is in every chord of F") {
    constexpr std::array keys{65, 67, 69, 72, 74, 77, 79, 81};
    REQUIRE(keys.size() == climb_steps);
    for (int step = 0; step < climb_steps; ++step) {
        const Mono side = first_of(take("climb_" + std::to_string(step + 1)).left, 0.5);
        const auto sung = std::ranges::max(keys, {}, [&](int key) { return power_at(side, note_hz(key)); });
        CHECK(sung == keys[static_cast<std::size_t>(step)]);
    }
}

TEST_CASE("the rail joints come each 1.1 s, the second wheel on the beat; 30 dB down at the volume it comes with") {
    const Sound rail = take("rail");
    CHECK(loudness_rms(rail) == doctest::Approx(-21).epsilon(0.1));
    CHECK(rail.frames() == 8u * 52'800u);
    for (std::size_t joint = 0; joint < 8;
         ++joint) {  // louder within 90 ms after the beat than a third of a second after
        const auto power = [&](std::size_t from) {
            double sum = 0;
            for (std::size_t i = 0; i < 4320; ++i) {
                const auto sample = static_cast<double>(rail.left[(52'800 * joint + from + i) % rail.frames()]);
                sum += sample * sample;
            }
            return sum;
        };
        CHECK(power(0) > 3 * power(20'000));
        CHECK(power(44'000) > 1.5 * power(20'000));  // the first wheel, a swung eighth before
    }
}

TEST_CASE("what is heard all the time") {
    SUBCASE("no ambience has a seam") {
        for (const Voice& voice : voices()) {
            if (!voice.loop) continue;
            CAPTURE(std::string(voice.name));
            const Mono& side = take(voice.name).left;
            float step = 0;
            for (std::size_t i = 1; i < side.size(); ++i) step = std::max(step, std::abs(side[i] - side[i - 1]));
            CHECK(std::abs(side.front() - side.back()) < 0.5f * step);
        }
    }
    SUBCASE("every car has a room of its own: each pair of them is apart in colour, and as loud as the others") {
        std::vector<Spectrum> colours;
        for (const std::string_view name : {"buffet", "casino", "rain", "wind"}) {
            CAPTURE(std::string(name));
            const double loud = loudness(take(name));
            CHECK((loud > -36 && loud < -25));
            const Spectrum colour = spectrum(take(name));
            for (const Spectrum& other : colours) CHECK(apart_db(colour, other) > 4);
            colours.push_back(colour);
        }
    }
}

TEST_CASE("takes of a die differ in their colour, not in pitch alone") {
    for (const std::string_view name : {"die_leather", "die_felt", "die_plank", "die_wall", "die_die", "die_bowl"})
        for (int one = 0; one < takes; ++one)
            for (int other = 0; other < one; ++other) {
                CAPTURE(std::string(name));
                CHECK(apart_db(spectrum(take(name, one)), spectrum(take(name, other))) > 2);
            }
}

TEST_CASE("without a device the game plays in silence and says why; when none is wanted there is nothing to say") {
    setenv("SDL_AUDIODRIVER", "no such driver", 1);
    for (const bool wanted : {false, true}) {
        const auto sounds = open_sounds(wanted);
        CHECK(sounds->device_sentence().ends_with(".") == wanted);
        CHECK(sounds->device_sentence().empty() != wanted);
        sounds->play("die_leather");
        sounds->loop("rail", true);
        sounds->score("stride");
        sounds->turn();
    }
}

TEST_CASE("with a device every sound can be asked for at once, known or not, and closing does not wait for them") {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    const auto sounds = open_sounds(true);
    REQUIRE(sounds->device_sentence().empty());
    sounds->loop("rail", true);
    for (int round = 0; round < 5; ++round)
        for (const auto name : promised) sounds->play(name, 0.2f * static_cast<float>(round), 0.3f);
    sounds->play("fanfare");
    sounds->loop("fanfare", true);
    sounds->score("stride");
    sounds->listen({1, true});
    sounds->turn();
    sounds->set_volume(Bus::Room, 0.3f);
}

TEST_CASE("after the sound device was pulled out, the default device plays on") {
    const Scratch folder;
    const auto file = folder.path / "heard";
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIODELAY", "0", 1);
    setenv("SDL_DISKAUDIOFILE", "/dev/full", 1);  // SDL reports a device that is gone
    const auto sounds = open_sounds(true);
    REQUIRE(sounds->device_sentence().empty());
    setenv("SDL_DISKAUDIOFILE", file.c_str(), 1);
    const auto heard = [&] { return std::filesystem::exists(file) && std::filesystem::file_size(file) > 0; };
    for (int tries = 0; tries < 2000 && !heard(); ++tries) {
        sounds->pass_ticks(1);
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    CHECK(heard());
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

TEST_CASE("what would have been heard is in a file: the rail, the band and a sting, as long as ticks pass") {
    std::string file;
    {
        const auto sounds = record_sounds([&](std::string wav) { file = std::move(wav); });
        sounds->loop("rail", true);
        sounds->score("stride");
        sounds->pass_ticks(240);
        sounds->play("big_win");
        sounds->pass_ticks(120);
    }
    const Sound heard = sound_of(file);
    CHECK(heard.seconds() == doctest::Approx(3));
    CHECK(loudness(heard) > -20);
    CHECK(true_peak_db(heard) < -1.5);
}

using Pcm = std::vector<std::int16_t>;
const Pcm four{1, -2, 3, -32768};

// Asks for two clips. Returns whether both came from the file as they were made.
bool kept(const std::filesystem::path& folder, const char* name = "win", bool keep = false) {
    Clips clips{folder, name};
    bool made = false;
    const auto make = [&](const Pcm& pcm) { return [&made, pcm] { return made = true, pcm; }; };
    const bool same = clips.of({0, 0, 0}, make(four)).pcm == four && clips.of({7, 60, 1200}, make({})).pcm.empty();
    if (keep) clips.keep();
    return same && !made;
}

}  // namespace

TEST_CASE("kept sounds: a missing folder is made, and a sound kept in it is read again") {
    const test::Scratch scratch;
    const auto folder = scratch.path / "deep" / "boxcars";
    CHECK_FALSE(kept(folder));
    CHECK_FALSE(kept(folder, "win", true));
    CHECK(kept(folder));
    CHECK_FALSE(kept(folder, "loss"));
}

TEST_CASE("kept sounds: a file that is cut, changed anywhere, foreign or another's is none, and is written anew") {
    const test::Scratch scratch;
    kept(scratch.path, "win", true);
    const auto file = scratch.path / "win.sound";
    const std::string whole = *platform::read_whole(file);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string other = whole;
        other[at] = static_cast<char>(other[at] ^ 0x10);
        REQUIRE(platform::write_safely(file, other).empty());
        CHECK_FALSE(kept(scratch.path));
        REQUIRE(platform::write_safely(file, whole.substr(0, at)).empty());
        CHECK_FALSE(kept(scratch.path));
    }
    REQUIRE(platform::write_safely(scratch.path / "loss.sound", whole).empty());
    CHECK_FALSE(kept(scratch.path, "loss"));
    kept(scratch.path, "win", true);
    CHECK(kept(scratch.path));
}

TEST_CASE("kept sounds: without a folder, or with a file in its place, nothing is kept and nothing is said") {
    const test::Scratch scratch;
    REQUIRE(platform::write_safely(scratch.path / "file", "not a folder").empty());
    for (const auto& folder : {std::filesystem::path{}, scratch.path / "file"}) {
        kept(folder, "win", true);
        CHECK_FALSE(kept(folder));
    }
}

TEST_CASE("kept sounds: a score and a sound made once are read from the folder the next time, note for note") {
    const test::Scratch scratch;
    const auto strokes = [&] {
        Repertoire repertoire{Repertoire::Making::AtOnce, [] {}, scratch.path};
        repertoire.want("night_line");
        REQUIRE(repertoire.ready_score("night_line"));
        REQUIRE(repertoire.ready(*repertoire.find("die_felt")));
        std::vector<Clip> clips;
        for (const Stroke& stroke : repertoire.ready_score("night_line")->chorus) clips.push_back(*stroke.clip);
        for (const Clip* take : repertoire.find("die_felt")->takes) clips.push_back(*take);
        return clips;
    };
    const auto made = strokes();
    CHECK(made.size() > 20 + 8);
    const auto notes = scratch.path / "notes.sound", felt = scratch.path / "die_felt.sound";
    const auto written = std::filesystem::last_write_time(notes), rendered = std::filesystem::last_write_time(felt);
    CHECK((strokes() == made));
    CHECK(std::filesystem::last_write_time(notes) == written);
    CHECK(std::filesystem::last_write_time(felt) == rendered);
}
