// The panel that opens before a table: rows for players, numbers and the seed, a sentence about problems, and two
// buttons. Returns a request. A game adds its own rows.
#pragma once
#include "players/people.h"
#include "rules/knobs.h"
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

constexpr const char* human_player = "human";

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

void seats_label(Host& host, const std::string& words);  // the control follows beside it; upright: below
// A number between two buttons; items are named seats.NAME, seats.NAME.less, seats.NAME.more.
void seats_number(Host& host, const std::string& name, const std::string& label, int& value, int least, int most,
                  float width_px);
// Selects a player from a list with descriptions; items are named ITEM and ITEM.PLAYER. `shown`: the closed list's
// text, if not the player's name. `sits`: the character whose face and name are shown. Returns the new selection.
std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices,
                                       const std::optional<PlayerChoice>& sits = {});
void player_words(Host& host, const std::string& words);  // draws text beside the list, on several lines if needed
bool seed_row(Host& host, SeedField& field);              // true: a new seed is requested
void seats_problem(Host& host, const std::optional<std::string>& problem);

constexpr float seats_foot_height = 58;  // in logical px
enum class SeatsButton { None, Back, Start };
SeatsButton seats_foot(Host& host, bool may_start);

template <class Rules>
struct SeatsDone {
    std::optional<NewTable<Rules>> start;  // the requested table
    bool close = false;                    // closed without changes
    bool random = false;                   // call set_seed() with a new seed
};

struct SeatsTitle {
    std::string title, note;
    float width = 664, height = 548;  // logical px
};

template <class Rules>
class SeatsPanel {
 public:
    explicit SeatsPanel(NewTable<Rules> asked) : request_(std::move(asked)) {
        if (request_.seed) seed_.set(*request_.seed);
    }
    virtual ~SeatsPanel() = default;
    SeatsPanel(const SeatsPanel&) = delete;
    SeatsPanel& operator=(const SeatsPanel&) = delete;

    SeatsDone<Rules> draw(Host& host) {
        if (!host.drawing()) return {};
        const ScopedStyle styled{host, PanelStyle::Player};
        SeatsDone<Rules> done;
        const SeatsTitle shown = title();
        Panel panel{host,
                    {"seats", shown.title, shown.note},
                    panel_place(host.view(), shown.width, shown.height),
                    host.touch(36) + host.px(seats_foot_height - 36),
                    true};
        rows(host);
        done.random = seed_row(host, seed_);
        request_.seed = seed_.seed();
        request_.words = seed_.own_words();
        rows_below_seed(host);
        const auto wrong = problem();
        seats_problem(host, wrong);
        panel.foot();
        const SeatsButton pressed = seats_foot(host, !wrong);
        done.close = pressed == SeatsButton::Back;
        if (pressed == SeatsButton::Start) {
            done.start = request_;
            done.start->players = seated();
        }
        return done;
    }
    void set_seed(std::uint64_t seed) {
        request_.seed = seed;
        seed_.set(seed);
    }
    void set_seal(const std::string& seal) { seed_.set_seal(seal); }
    void show_faces(Portraits faces) { faces_ = std::move(faces); }  // portraits of the cast
    const NewTable<Rules>& request() const { return request_; }      // may list more players than the sheet has seats
    virtual std::vector<std::string> seated() const { return request_.players; }  // the players as chosen so far
    std::optional<std::string> problem() const {                                  // why this table cannot start
        if (auto wrong = rules::problem(request_.rules)) return wrong;
        return seed_.problem();
    }

 protected:
    // ---- What a game adds
    virtual SeatsTitle title() const = 0;
    virtual void rows(Host& host) = 0;
    virtual void rows_below_seed(Host&) {}

    // ---- What a game may use
    void knob_row(Host& host, const char* name, const char* label) {
        const auto* knob = rules::find_knob<Rules>(name);
        int value = knob->get(request_.rules);
        seats_number(host, name, label, value, knob->least, knob->most, host.px(248));
        knob->set(request_.rules, value);
    }
    // The players at as many seats as the sheet has.
    std::vector<std::string> at_seats() const {
        return {request_.players.begin(), request_.players.begin() + request_.rules.players};
    }
    // A seat's row with its player, chosen from the list, and the character there. Returns the new selection.
    std::optional<std::string> seat_row(Host& host, int seat, players::Cast cast, std::span<const PlayerChoice> choices,
                                        const std::string& shown) {
        seats_label(host, "Player " + std::to_string(seat + 1));
        const auto sits = sitter_of(cast, at_seats(), static_cast<std::size_t>(seat), faces_);
        return player_list(host, "seats.seat" + std::to_string(seat + 1), shown, choices, sits);
    }

    NewTable<Rules> request_;
    Portraits faces_;

 private:
    SeedField seed_;
};

}  // namespace boxcars::ui
