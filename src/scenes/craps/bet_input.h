// Chips in hand at the craps table: what mouse and keys ask for, spot by spot, and what that is decision by decision,
// with the last bets again, all doubled, all taken up. Makes requests; the session decides.
#pragma once
#include "platform/input.h"
#include "scenes/craps/felt_view.h"
#include "session/craps/requests.h"
#include "ui/craps/bets.h"

#include <functional>
#include <variant>

namespace boxcars::scenes {

struct PutChips {
    craps::Spot spot;
    Cents wanted;
    bool operator==(const PutChips&) const = default;
};
struct TakeDown {  // the odds behind it first
    craps::Spot spot;
    bool operator==(const TakeDown&) const = default;
};
struct MoveChips {  // none: home
    craps::Spot from;
    std::optional<craps::Spot> to;
    bool operator==(const MoveChips&) const = default;
};
struct TurnCall {  // on to off, off to on
    craps::Spot spot;
    bool operator==(const TurnCall&) const = default;
};
using BetRequest = std::variant<PutChips, TakeDown, MoveChips, TurnCall>;

// The decisions that a request comes to now, in order; one that is refused takes those before it back.
std::vector<craps::Event> decisions_of(const BetRequest& request, const craps::Rules& rules, const craps::State& state);

class BetInput {
 public:
    struct Reach {  // what a hand can reach now
        const FeltView& felt;
        const Layout& layout;
        std::span<const render::Rect> rack;  // the chips in the dash
        bool takes_bets = true;              // and has for 300 ms: see InputCooldown
    };
    struct Asked {
        std::vector<BetRequest> bets;  // in order
        bool turn_leaf = false;
        bool walked = false;  // the cursor moved: to focus()
    };
    Asked tick(const platform::Input& input, const Reach& reach);

    void take_chip(std::size_t nth) { chip_ = nth; }  // of chip_values
    std::size_t chip() const { return chip_; }
    Cents chip_value() const { return chip_values[chip_]; }

    std::optional<craps::Spot> focus() const;    // where the cursor stands, or what the pointer is over
    bool by_keys() const { return cursor_on_; }  // the focus is the cursor's
    void set_cursor(craps::Spot spot) { cursor_ = spot; }
    craps::Spot cursor() const { return cursor_; }

    void draw(render::Canvas& canvas, const craps::State& shown) const;  // what is being dragged

 private:
    void walk(const platform::Input& input, const Reach& reach, Asked& asked);
    void press(const platform::Press& press, const Reach& reach, Asked& asked);
    void let_go(std::optional<craps::Spot> over, Asked& asked);

    std::size_t chip_ = 1;
    craps::Spot cursor_{};
    bool cursor_on_ = false, chip_dragged_ = false;
    std::optional<craps::Spot> hovered_, pressed_on_;
    glm::vec2 pointer_{0, 0};
};

// What somebody asks of a craps table that is open for bets, decision by decision: chips put, moved and taken down by
// hand, from the list or by a strategy, the last bets again, all doubled, all taken up. Asks the table, which decides;
// knows the hand, and what lay there at the last throw.

class CrapsBetting {
 public:
    struct OpenTable {  // what is asked, and how it answers
        const craps::Rules& rules;
        std::function<const craps::State&()> state;  // as it stands after each decision
        std::function<bool(const craps::Event&)> decide;
        std::function<void()> undo;  // the last decision
        std::function<void(const std::string&)> refuse;
    };

    BetInput hand;

    void new_table() { memory_ = {}; }
    void thrown(std::span<const craps::Fact> facts) { memory_.see(thrown_at_, facts); }
    void before_throw(const craps::State& state) { thrown_at_ = state; }
    bool may_bet_again(const craps::State& state) const { return state.bets.empty() && !memory_.bets().empty(); }
    const craps::State& thrown_at() const { return thrown_at_; }  // what lay there when the dice flew

    static std::vector<std::string> chip_buttons(const platform::Input& input);  // whose keys were pressed: "chip_3"
    bool take_chip(const std::string& button);                                   // false: no such button
    // The keys and buttons for all bets at once.
    void hear(const platform::Input& input, const std::optional<std::string>& clicked, const OpenTable& table) const;
    // In order; a request of which a part is refused takes back what came before.
    static void place(std::span<const BetRequest> requests, const OpenTable& table);
    static void place(const ui::CrapsBetsRequests& requests, const OpenTable& table);  // from the list
    static void place_for_demo(const OpenTable& table);

 private:
    craps::State thrown_at_{};
    session::CrapsMemory memory_;
};

}  // namespace boxcars::scenes
