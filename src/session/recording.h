// A sitting as plain words, the way a replay file holds it. Nothing in it is believed before it has been recomputed
// (see replay.h): reading checks the form and the limits, verifying checks the truth.
#pragma once
#include "session/night/stop.h"
#include "session/sealed_dice.h"
#include "session/table_change.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::session {

struct RecordedEntry {
    int game = 1;
    std::string event{};
    std::vector<int> faces{};
    std::vector<std::string> facts{};
    bool forced = false;
    std::uint64_t hash = 0;
    bool operator==(const RecordedEntry&) const = default;
};

struct Recording {
    std::string source{};  // the file it came from, for sentences; not written
    std::string game{};
    std::uint64_t seed = 0;
    std::optional<SealedDice> sealed{};
    bool given_dice = false;  // the faces came from a list, and are not those that the seed throws
    bool practice = false;    // somebody chose a face, or it is a stop of a Night
    std::optional<NightStop> night{};
    bool brief = false;          // what can be recomputed is not in it yet: see brief_json()
    std::optional<int> first{};  // the seat that began, from 0, when it was named and the seed draws another
    RuleValues rules{};
    Players players{};
    std::vector<RecordedEntry> entries{};
    std::uint64_t hash = 0;
};

constexpr std::size_t most_recording_bytes = 64 << 20;
constexpr std::size_t most_entries = 400'000;

std::string to_json(const Recording& recording);
// The same with a last line "sha256" over all bytes before it: what is handed to others, who may want to know whether a
// byte of it has changed. Reading checks it where it stands.
std::string exported(const Recording& recording);
// The same in brief, for where there is little room: of the sheet what is not as in `defaults`, of every entry what was
// done, and of the dice those alone that the seed does not throw. What is left out is recomputed: completed(),
// replay.h.
std::string brief_json(const Recording& recording, const RuleValues& defaults);

enum class RecordingForm { Whole, AlsoBrief };  // of a file that may be read
// Throws Error naming `source`, the place and what is wrong with it.
Recording recording_from(std::string_view json, const std::string& source, RecordingForm form = RecordingForm::Whole);
Recording read_recording(const std::filesystem::path& path, RecordingForm form = RecordingForm::Whole);

std::string hash_text(std::uint64_t hash);  // sixteen hexadecimal digits
std::optional<std::uint64_t> hash_from(std::string_view text);
std::optional<std::uint64_t> seed_from(
    std::string_view text);  // a decimal number of 64 bits, or 0x and hexadecimal digits

}  // namespace boxcars::session
