// The panel that opens before a table: rows for players, numbers, ready-made sheets and the seed, a sentence about
// problems, and two buttons. A game describes its rows as data. Returns a request.
#pragma once
#include "players/people.h"
#include "rules/any_game.h"
#include "ui/host.h"

namespace boxcars::ui {

// Names in the list that stand for no policy: a person, an empty seat, a policy that holds at a number to be set.
constexpr const char *human_player = "human", *nobody = "none", *any_hold = "hold:N";

using Portraits = std::vector<unsigned>;  // textures in the cast's order; empty: names only

struct NewTable {  // the table requested on the seats panel
    rules::Sheet rules{};
    std::vector<std::string> players{};   // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};  // empty: the dice are sealed
    std::string words{};                  // the player's own words, for sealed dice
    bool coach = false;
};

struct PlayerChoice {
    std::string name, words;  // `words`: how they play
    std::string title{};      // the name that is shown; empty: `name`
    unsigned face = 0;        // a texture; 0: none
    const std::string& label() const { return title.empty() ? name : title; }
};
// The choice for a policy, with its person, if any, and strength, if known: "Easy, a gentle player: holds at 20".
PlayerChoice choice_of(players::Cast cast, std::string_view policy, const std::string& mood, std::string_view in_words,
                       bool strength_known, const Portraits& faces);
// The character at `seat`, if one sits there. The choice's `words` describe the character.
std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces);

struct SeatsRow {  // a row for one knob of the sheet
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

struct SeatsDone {
    std::optional<NewTable> start;  // the requested table
    bool close = false;             // closed without changes
    bool random = false;            // call set_seed() with a new seed
};

class SeatsPanel {
 public:
    SeatsPanel(SeatsParts parts, NewTable asked);
    SeatsDone draw(Host& host);
    void set_seed(std::uint64_t seed) {
        request_.seed = seed;
        seed_ = std::to_string(seed);
    }
    // Call when the seal has been stored: from then on the player may type own words.
    void set_seal(const std::string& seal) { seal_ = seal; }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // portraits of the cast
    const NewTable& request() const { return request_; }             // may list more players than the sheet has seats
    std::vector<std::string> seated() const;                         // the players as chosen so far
    std::optional<std::string> problem() const;                      // why this table cannot start

 private:
    std::size_t seats() const;
    void fill_seats();  // a removed seat keeps its player in case it is added again
    void knob_row(Host& host, const SeatsRow& row);
    void players(Host& host);
    void player_at(Host& host, std::size_t seat, std::span<const PlayerChoice> choices);
    void presets(Host& host);
    bool seed_row(Host& host);  // true: a new seed is requested
    void seal_rows(Host& host);
    void coach_row(Host& host);
    bool sealed() const { return seed_.empty() && !seal_.empty(); }

    NewTable request_;
    Portraits faces_;
    SeatsParts parts_;
    std::string seed_, seal_, own_words_;  // seed_: as typed; empty: the dice are sealed
};

}  // namespace boxcars::ui
