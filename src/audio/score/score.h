// What the band has before it: notes on beats, a part for each voice. Plain values; a score is written here and played
// by the conductor. One theme, five arrangements: the title's and one for each car.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::audio {

constexpr int frames_a_joint = 52'800;  // 1.1 s: from one pair of rail joints to the next; every bar divides into them

enum class Player { Bass, Drums, Guitar, Piano, Vibraphone, Trumpet, Clarinet, Zither };

struct Note {
    int key;              // 60 is the middle C; for drums which stroke
    double beat, length;  // in beats
    float loud;           // 0..1
};

struct BandPart {
    std::string_view name;
    Player player;
    float gain, place;         // -1 left .. 1 right
    bool at_stake = false;     // joins only when much is at stake
    std::vector<Note> chorus;  // in the order of their beats
    std::vector<Note> turn;    // at a win: a few bars in which everybody turns round, and the chorus begins again
};

struct Score {
    std::string_view name;
    double level_db;        // brings all scores to one loudness: measured
    int frames_a_beat;      // joints are whole beats
    int beats, turn_beats;  // of chorus and turn: whole joints both
    std::vector<BandPart> parts;
};

std::span<const std::string_view> score_names();
Score score(std::string_view name);  // requires one of those names

}  // namespace boxcars::audio
