// What the panels share that open before a table does: rows for players, numbers and the seed, what is wrong with the
// table, and the two buttons. Knows no game.
#pragma once
#include "players/people.h"
#include "rules/knobs.h"
#include "ui/host.h"
#include "ui/panels/seed_field.h"
#include "ui/widgets.h"

#include <optional>
#include <span>
#include <string>

namespace boxcars::ui {

template <class Request>
struct SeatsDone {
    std::optional<Request> start;  // the table that is requested for
    bool close = false;            // left as it was
    bool random = false;           // a fresh seed is requested for: give it to set_seed()
};

constexpr const char* human_player = "human";

using Portraits = std::vector<unsigned>;  // textures of a cast, in its order; empty: names alone

struct PlayerChoice {
    std::string name, words;  // words: how they play
    std::string title{};      // for people; empty: the name
    unsigned face = 0;        // a texture; 0: none
    const std::string& label() const { return title.empty() ? name : title; }
};
// Whoever is known for a policy: "Easy, a gentle match: holds at 20". How strong they are is told where it is known.
PlayerChoice choice_of(players::Cast cast, std::string_view policy, const std::string& temper,
                       std::string_view in_words, bool strength_known, const Portraits& faces);
// Who sits there in truth; words: who that is.
std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces);

void seats_label(Host& host, const std::string& words);  // the next item stands beside it, in one column
// A number between two buttons; items are named seats.NAME, seats.NAME.less, seats.NAME.more.
void seats_number(Host& host, const std::string& name, const std::string& label, int& value, int least, int most,
                  float width_px);
// Who sits there, to be chosen from a list in which each is described; items are named ITEM and ITEM.PLAYER. `shown`:
// what the closed list says, when that is not the player's name; `sits`: whose face and name stand there. Answers what
// was chosen.
std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices,
                                       const std::optional<PlayerChoice>& sits = {});
void player_words(Host& host, const std::string& words);  // beside the list; in more lines when one has no room
bool seed_row(Host& host, SeedField& field);  // with the seal and the words; true: a fresh seed is requested for
// The choice between the one purse and a bankroll of the table's own; items are seats.purse and seats.own.
// `chosen_seed`: such dice are played for the table's own.
void seats_purse(Host& host, bool& from_purse, bool chosen_seed);
void seats_problem(Host& host, const std::optional<std::string>& problem);

constexpr float seats_foot_height = 58;  // logical px
enum class SeatsButton { None, Back, Start };
SeatsButton seats_foot(Host& host, bool may_start);

// The seed's rows, into the request; true: a fresh one is requested for.
template <class Request>
bool seats_seed(Host& host, SeedField& field, Request& request) {
    const bool random = seed_row(host, field);
    request.seed = field.seed();
    request.words = field.own_words();
    return random;
}

// The money's first row, where there is a purse here.
template <class Request>
void seats_purse(Host& host, Request& request) {
    if (request.from_purse) seats_purse(host, *request.from_purse, request.seed.has_value());
}

// Why this table cannot start, as a sentence.
template <class Rules>
std::optional<std::string> seats_problem_of(const Rules& rules, const SeedField& field) {
    if (auto wrong = rules::problem(rules)) return wrong;
    return field.problem();
}

// The panel's end: what is wrong, and the two buttons; `done` is told what was pressed.
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
