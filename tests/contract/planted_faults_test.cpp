// Verification finds any one fault that is planted in a recorded sitting, in every game.
#include "app/games.h"
#include "contract/any_game.h"

#include <doctest/doctest.h>

#include <functional>

using namespace any_game;

namespace {

using session::RecordedEntry, session::Recording;

constexpr int sittings_of_a_game = 6;

std::size_t place(const Recording& recording, Chooser& choose) {
    return static_cast<std::size_t>(choose.below(static_cast<int>(recording.entries.size())));
}

// An entry that has what is wanted, looked for from anywhere on. Every sitting here has one.
RecordedEntry& some(Recording& recording, Chooser& choose, const std::function<bool(const RecordedEntry&)>& has) {
    const std::size_t from = place(recording, choose), all = recording.entries.size();
    for (std::size_t step = 0; step < all; ++step)
        if (has(recording.entries[(from + step) % all])) return recording.entries[(from + step) % all];
    FAIL("no entry of this sitting has it");
    return recording.entries.front();
}

bool thrown(const RecordedEntry& entry) { return !entry.faces.empty(); }
bool told(const RecordedEntry& entry) { return !entry.facts.empty(); }
bool pays(const RecordedEntry& entry) {
    return told(entry) && entry.facts.back().find_first_of("0123456789") != std::string::npos;
}

void change_digit(std::string& text) {
    char& digit = text[text.find_last_of("0123456789")];
    digit = digit == '9' ? '0' : static_cast<char>(digit + 1);
}

struct Fault {
    const char* what;
    std::function<void(Recording&, Chooser&)> plant;
};

const std::vector<Fault> in_an_entry{
    {"a changed die",
     [](Recording& r, Chooser& choose) {
         int& face = some(r, choose, thrown).faces.back();
         face = face == 1 ? 2 : face - 1;
     }},
    {"a die more", [](Recording& r, Chooser& choose) { some(r, choose, thrown).faces.push_back(1); }},
    {"a throw without its dice", [](Recording& r, Chooser& choose) { some(r, choose, thrown).faces.clear(); }},
    {"a wrong pay-out", [](Recording& r, Chooser& choose) { change_digit(some(r, choose, pays).facts.back()); }},
    {"a dropped fact", [](Recording& r, Chooser& choose) { some(r, choose, told).facts.pop_back(); }},
    {"a fact told twice",
     [](Recording& r, Chooser& choose) {
         auto& facts = some(r, choose, told).facts;
         facts.push_back(std::string{facts.back()});
     }},
    {"a flipped bit of a hash",
     [](Recording& r, Chooser& choose) { r.entries[place(r, choose)].hash ^= std::uint64_t{1} << choose.below(64); }},
    {"a flipped bit of an event",
     [](Recording& r, Chooser& choose) {
         auto& event = r.entries[place(r, choose)].event;
         char& letter = event[static_cast<std::size_t>(choose.below(static_cast<int>(event.size())))];
         letter = static_cast<char>(letter ^ (1 << choose.below(7)));
     }},
    {"another game's number", [](Recording& r, Chooser& choose) { r.entries[place(r, choose)].game += 1; }},
    {"a dropped entry",
     [](Recording& r, Chooser& choose) {
         r.entries.erase(r.entries.begin() + static_cast<std::ptrdiff_t>(place(r, choose)));
     }},
    {"a dropped hand",  // from one throw to the next
     [](Recording& r, Chooser& choose) {
         const auto from = r.entries.begin() + (&some(r, choose, thrown) - r.entries.data());
         r.entries.erase(from, std::find_if(from + 1, r.entries.end(), thrown));
     }},
    {"an entry made twice",
     [](Recording& r, Chooser& choose) {
         const RecordedEntry again = r.entries[place(r, choose)];
         const auto at = std::ranges::find(r.entries, again.hash, &RecordedEntry::hash);
         r.entries.insert(at, again);
     }},
    {"two entries in the other order",
     [](Recording& r, Chooser& choose) {
         const std::size_t at = place(r, choose);
         std::swap(r.entries[at], r.entries[at == 0 ? 1 : at - 1]);
     }},
    {"an end that is cut off",
     [](Recording& r, Chooser& choose) { r.entries.resize(std::max<std::size_t>(1, place(r, choose))); }},
};

// A sitting like that may well be, but its dice go on otherwise: a later entry is named, or the head.
const std::vector<Fault> in_the_dice{
    {"another seed", [](Recording& r, Chooser& choose) { r.seed ^= std::uint64_t{1} << choose.below(64); }},
    {"a throw said to be chosen",
     [](Recording& r, Chooser& choose) {
         RecordedEntry& entry = some(r, choose, thrown);
         entry.forced = !entry.forced;
     }},
};

const std::vector<Fault> in_the_head{
    {"a renamed player", [](Recording& r, Chooser&) { r.players.front() += "s"; }},
    {"a flipped bit of the last hash",
     [](Recording& r, Chooser& choose) { r.hash ^= std::uint64_t{1} << choose.below(64); }},
    {"a beginner who was not named", [](Recording& r, Chooser&) { r.first = r.first.value_or(0) + 1; }},
    {"a mark of practice", [](Recording& r, Chooser&) { r.practice = !r.practice; }},
    {"a mark of given dice", [](Recording& r, Chooser&) { r.given_dice = !r.given_dice; }},
};

// One knob says another value, within its range.
void change_sheet(const rules::AnyGame& game, Recording& recording, Chooser& choose) {
    const auto at = static_cast<std::size_t>(choose.below(static_cast<int>(recording.rules.size())));
    const auto& knob = game.knobs()[at];
    auto& value = recording.rules[at].second;
    value = value == knob.most ? knob.least : value + 1;
}

// From 1; 0: the entries are those that were played, or the first of them.
std::size_t first_other(const Recording& honest, const Recording& planted) {
    for (std::size_t n = 0; n < planted.entries.size(); ++n)
        if (n >= honest.entries.size() || session::first_difference(planted.entries[n], honest.entries[n]))
            return n + 1;
    return 0;
}

struct Planting {
    const rules::AnyGame& game;
    int planted = 0, named = 0, refused = 0;

    // Found, in words; the place it names, or none where the sitting as a whole cannot be.
    std::optional<std::size_t> found(const Recording& recording) {
        ++planted;
        try {
            const auto difference = verify(game, recording).difference;
            REQUIRE(difference);
            CHECK(difference->recorded != difference->computed);
            ++named;
            return difference->entry;
        } catch (const Error& error) {
            CHECK(std::string{error.what()}.starts_with("The replay"));
            ++refused;
            return {};
        }
    }

    void plant_all(const Recording& honest, Chooser& choose) {
        REQUIRE_FALSE(verify(game, honest).difference);
        const auto plant = [&](const std::vector<Fault>& faults, const auto& check) {
            for (const Fault& fault : faults) {
                INFO(std::string{fault.what});
                Recording recording = honest;
                fault.plant(recording, choose);
                check(found(recording), first_other(honest, recording));
            }
        };
        plant(in_an_entry, [](auto entry, std::size_t other) { CHECK(entry == other); });
        plant(in_the_dice, [](auto entry, std::size_t other) {
            REQUIRE(entry);
            CHECK((*entry == 0 || *entry >= other));
        });
        plant(in_the_head, [](auto entry, std::size_t) { CHECK(entry.value_or(0) <= 1); });
        Recording other = honest;
        change_sheet(game, other, choose);
        CHECK(found(other).value_or(0) <= 1);
    }
};

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("every planted fault is found, and the first entry that is another is named", R, planted) {
    Planting planting{rules::any_game<R>()};
    for (std::uint64_t seed = 1; seed <= sittings_of_a_game; ++seed) {
        Chooser choose{seed};
        auto honest = record(any_sitting(rules::any_game<R>(), seed, 3, 300));
        honest.source = "replay planted.json";
        CAPTURE(seed);
        planting.plant_all(honest, choose);
    }
    MESSAGE(R::game, ": ", planting.planted, " faults planted, ", planting.named, " named by their entry, ",
            planting.refused, " refused as a whole");
    CHECK(planting.planted == planting.named + planting.refused);
    CHECK(planting.planted >= 100);
}

TEST_CASE_TEMPLATE_DEFINE("a bit flipped anywhere in a sitting's file is found", R, flipped) {
    const std::string honest = exported(record(any_sitting(rules::any_game<R>(), 9, 2, 120)));
    Chooser choose{9};
    constexpr int tries = 250;
    int found = 0;
    for (int n = 0; n < tries; ++n) {
        std::string json = honest;
        char& letter = json[static_cast<std::size_t>(choose.below(65536)) % json.size()];
        letter = static_cast<char>(letter ^ (1 << choose.below(8)));
        CAPTURE(json.substr(0, 200));
        try {
            found += verify(rules::any_game<R>(), session::recording_from(json, "replay r")).difference.has_value();
        } catch (const Error& error) {
            found += std::string{error.what()}.starts_with("The replay r");
        }
    }
    MESSAGE(R::game, ": ", found, " of ", tries, " flipped bits found");
    CHECK(found == tries);
}

TEST_CASE_TEMPLATE_APPLY(planted, EveryGame);
TEST_CASE_TEMPLATE_APPLY(flipped, EveryGame);
