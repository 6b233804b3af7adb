// Shared by the panels that open before a table: rows for players, numbers and the seed, what is wrong with the table,
// and the two buttons. Knows no game.
#pragma once
#include "players/people.h"
#include "rules/knobs.h"
#include "ui/host.h"
#include "ui/widgets.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace boxcars::ui {

// The rows in which a seed is typed, drawn or copied, on every panel that opens a table. If none is typed, the dice are
// sealed: then the seal is shown, and under it a row for the player's own words.
class SeedField {
 public:
    bool draw(Host& host);  // true: a new seed is requested; give it to set()
    void set(std::uint64_t seed) { words_ = std::to_string(seed); }
    std::optional<std::uint64_t> seed() const;   // empty: drawn by chance, or not a number
    std::optional<std::string> problem() const;  // what is typed is no seed, or cannot be words for the dice

    // The seal has been stored, so words may be typed from now on.
    void set_seal(const std::string& seal) { seal_ = seal; }
    bool sealed() const { return words_.empty() && !seal_.empty(); }
    void draw_seal(Host& host);
    void draw_own_words(Host& host);
    std::string own_words() const { return sealed() ? own_words_ : ""; }

 private:
    std::string words_, seal_, own_words_;
};

template <class Request>
struct SeatsDone {
    std::optional<Request> start;  // the requested table
    bool close = false;            // closed without changes
    bool random = false;           // a new seed is requested: give it to set_seed()
};

constexpr const char* human_player = "human";

using Portraits = std::vector<unsigned>;  // textures of a cast, in its order; empty: names only

struct PlayerChoice {
    std::string name, words;  // words: how they play
    std::string title{};      // for people; empty: the name
    unsigned face = 0;        // a texture; 0: none
    const std::string& label() const { return title.empty() ? name : title; }
};
// The choice for a policy, with its person if there is one: "Easy, a gentle match: holds at 20". The strength is
// included if it is known.
PlayerChoice choice_of(players::Cast cast, std::string_view policy, const std::string& mood, std::string_view in_words,
                       bool strength_known, const Portraits& faces);
// The person who really sits there; words: who that is.
std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces);

void seats_label(Host& host, const std::string& words);  // the next item is beside it, in a common column
// A number between two buttons; items are named seats.NAME, seats.NAME.less, seats.NAME.more.
void seats_number(Host& host, const std::string& name, const std::string& label, int& value, int least, int most,
                  float width_px);
// Selects a player from a list with descriptions; items are named ITEM and ITEM.PLAYER. `shown`: the text of the closed
// list, if it is not the player's name. `sits`: whose face and name are shown. Returns the new selection.
std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices,
                                       const std::optional<PlayerChoice>& sits = {});
void player_words(Host& host, const std::string& words);  // beside the list; wrapped if needed
bool seed_row(Host& host, SeedField& field);              // with the seal and the words; true: a new seed is requested
// Selects the purse or a bankroll of the table's own; items are seats.purse and seats.own. `chosen_seed`: such dice are
// never played from the purse.
void seats_purse(Host& host, bool& from_purse, bool chosen_seed);
void seats_problem(Host& host, const std::optional<std::string>& problem);

constexpr float seats_foot_height = 58;  // in logical px
enum class SeatsButton { None, Back, Start };
SeatsButton seats_foot(Host& host, bool may_start);

// Copies the seed's rows into the request. True: a new seed is requested.
template <class Request>
bool seats_seed(Host& host, SeedField& field, Request& request) {
    const bool random = seed_row(host, field);
    request.seed = field.seed();
    request.words = field.own_words();
    return random;
}

// The first row about money, if there is a purse here.
template <class Request>
void seats_purse(Host& host, Request& request) {
    if (request.from_purse) seats_purse(host, *request.from_purse, request.seed.has_value());
}

// A sentence that says why this table cannot start.
template <class Rules>
std::optional<std::string> seats_problem_of(const Rules& rules, const SeedField& field) {
    if (auto wrong = rules::problem(rules)) return wrong;
    return field.problem();
}

// The end of the panel: what is wrong, and the two buttons; `done` receives what was pressed.
template <class Request>
void seats_end(Host& host, Panel& panel, const std::optional<std::string>& wrong, const Request& request,
               SeatsDone<Request>& done) {
    seats_problem(host, wrong);
    panel.foot();
    const SeatsButton pressed = seats_foot(host, !wrong);
    done.close = pressed == SeatsButton::Back;
    if (pressed == SeatsButton::Start) done.start = request;
}

}  // namespace boxcars::ui
