// The panel that opens before a table: rows for players, numbers, ready-made sheets and the seed, a sentence about
// problems, and two buttons. A game describes its rows as data. Returns a request.
#pragma once
#include "players/people.h"
#include "ui/host.h"
#include "ui/panels/layout.h"
#include "ui/requests.h"
#include "ui/widgets.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

// The rows for the seed on every panel that opens a table: it can be typed, chosen at random and copied. Without a seed
// the dice are sealed: then the seal is shown, with a row for the player's own words.
class SeedField {
 public:
    bool draw(Host& host);  // true: a new seed is requested; give it to set()
    void set(std::uint64_t seed) { words_ = std::to_string(seed); }
    std::optional<std::uint64_t> seed() const;   // empty: none typed, or no number
    std::optional<std::string> problem() const;  // invalid seed or invalid words

    // Call when the seal has been stored: from then on the player may type own words.
    void set_seal(const std::string& seal) { seal_ = seal; }
    bool sealed() const { return words_.empty() && !seal_.empty(); }
    void draw_seal(Host& host);
    void draw_own_words(Host& host);
    std::string own_words() const { return sealed() ? own_words_ : ""; }

 private:
    std::string words_, seal_, own_words_;
};

// Names in the list that stand for no policy: a person, an empty seat, a policy that holds at a number to be set.
constexpr const char *human_player = "human", *nobody = "none", *any_hold = "hold:N";

using Portraits = std::vector<unsigned>;  // textures in the cast's order; empty: names only

struct PlayerChoice {
    std::string name, words;  // `words`: how they play
    std::string title{};      // the name that is shown; empty: `name`
    unsigned face = 0;        // a texture; 0: none
    const std::string& label() const { return title.empty() ? name : title; }
};
// The choice for a policy, with its person if there is one: "Easy, a gentle player: holds at 20". The strength is
// included if it is known.
PlayerChoice choice_of(players::Cast cast, std::string_view policy, const std::string& mood, std::string_view in_words,
                       bool strength_known, const Portraits& faces);
// The character at `seat`, if one sits there. The choice's `words` describe the character.
std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces);

struct SeatsRow {  // a row for one knob of the sheet
    enum class Sort { Number, Dollars, Cents } sort = Sort::Number;
    const char *knob, *label;
    std::vector<int> usual{};  // buttons for usual values
};
struct SeatsSection {
    std::string_view heading;
    std::vector<SeatsRow> rows{};
};

struct SeatsParts {  // what the panel of a game shows
    std::string title;
    std::string (*note)(const rules::Sheet& rules);
    float width = 664, height = 548;  // logical px
    // The list of players to choose from. nullptr: one person plays the house.
    std::vector<PlayerChoice> (*choices)(const rules::Sheet& rules, const Portraits& faces) = nullptr;
    std::string_view players = "PLAYERS";              // heading of the seats
    std::size_t others = 0;                            // seats beside the player's own; 0: the knob "players" says
    std::string (*usual)(std::size_t seat) = nullptr;  // who takes a seat that was added
    std::string (*words)(const std::string& name) = nullptr;  // describes a player not in the list
    players::Cast cast{};
    std::vector<SeatsSection> sections{};
    struct Preset {
        const char *label, *name;
        rules::Sheet (*sheet)(const rules::Sheet& rules);
    };
    std::vector<Preset> presets{};
    bool coach = false;  // a row for the coach
};

// The parts of the panel that are the same for every sheet.
struct SeatsKnob {
    const SeatsRow& row;
    std::string_view help;
    int least, most;
};
void seats_knob(Host& host, const SeatsKnob& knob, int& value);
// A row with the player at a seat, chosen from a list with descriptions. `item`: "seats.seat1"; `sits`: the character
// whose face and name are shown; `words`: how the player plays, if the list does not say it.
void seats_player(Host& host, const std::string& label, const std::string& item, std::string& player,
                  std::span<const PlayerChoice> choices, const std::optional<PlayerChoice>& sits,
                  std::string (*words)(const std::string& name));
void seats_label(Host& host, const std::string& words);  // the control follows beside it; upright: below
bool seats_preset(Host& host, const char* label, const std::string& name, bool first, bool in_force);
void seats_own_sheet(Host& host);  // says that no preset is in force
void seats_gap(Host& host);
void seats_coach(Host& host, bool& coach);
bool seed_row(Host& host, SeedField& field);  // true: a new seed is requested
void seats_problem(Host& host, const std::optional<std::string>& problem);
enum class SeatsButton { None, Back, Start };
SeatsButton seats_foot(Host& host, bool may_start);
constexpr float seats_foot_height = 58;  // in logical px

struct SeatsDone {
    std::optional<NewTable> start;  // the requested table
    bool close = false;             // closed without changes
    bool random = false;            // call set_seed() with a new seed
};

class SeatsPanel {
 public:
    SeatsPanel(SeatsParts parts, NewTable asked);

    SeatsDone draw(Host& host);
    void set_seed(std::uint64_t seed);
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // portraits of the cast
    const NewTable& request() const { return request_; }             // may list more players than the sheet has seats
    std::vector<std::string> seated() const;                         // the players as chosen so far
    std::optional<std::string> problem() const;                      // why this table cannot start

 private:
    std::size_t seats() const;
    void fill_seats();  // a removed seat keeps its player in case it is added again
    void knob(Host& host, const SeatsRow& row);
    void players(Host& host);
    void presets(Host& host);

    NewTable request_;
    Portraits faces_;
    SeatsParts parts_;
    SeedField seed_;
};

}  // namespace boxcars::ui
