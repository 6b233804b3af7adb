// A sitting as a replay file holds it, as plain text. Reading checks form and limits; replay.h verifies the content.
#pragma once
#include "session/dice.h"
#include "session/stop.h"
#include "session/table_change.h"

#include <fmt/format.h>

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
    std::string source{};  // names its file in sentences
    std::string game{};
    std::uint64_t seed = 0;
    std::optional<SealedDice> sealed{};
    bool given_dice = false;  // dice from a list that are not the seed's
    bool practice = false;    // a face was chosen, or the sitting is a stop
    std::optional<StopTerms> stop{};
    bool brief = false;          // lacks what can be recomputed, see brief_json()
    std::optional<int> first{};  // the seat that was named to begin; empty: the one drawn by the seed
    RuleValues rules{};
    Players players{};
    std::vector<RecordedEntry> entries{};
    std::uint64_t hash = 0;
};

constexpr std::size_t most_recording_bytes = 64 << 20;
constexpr std::size_t most_entries = 400'000;

std::string to_json(const Recording& recording);
// Adds a last line "sha256" over all bytes before it, for files handed to others. Reading checks it if it is there.
std::string exported(const Recording& recording);
// The brief form, for links: only the knobs that differ from `defaults`, the event of each entry, and the dice that the
// seed does not throw. completed() in replay.h recomputes the rest.
std::string brief_json(const Recording& recording, const RuleValues& defaults);

enum class RecordingForm { Whole, AlsoBrief };  // which forms a file may have
// Throws Error that names `source`, the place in it and what is wrong there.
Recording recording_from(std::string_view json, const std::string& source, RecordingForm form = RecordingForm::Whole);
Recording read_recording(const std::filesystem::path& path, RecordingForm form = RecordingForm::Whole);

std::string hash_text(std::uint64_t hash);
std::optional<std::uint64_t> hash_from(std::string_view text);
// Reads a decimal number of 64 bits, or 0x and hexadecimal digits.
std::optional<std::uint64_t> seed_from(std::string_view text);

}  // namespace boxcars::session
