// Input for bets at the craps table. BetInput turns mouse and keys into bet requests; CrapsBetting turns requests into
// decisions, which the session accepts or refuses.
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
struct TakeDown {  // odds behind the bet come first
    craps::Spot spot;
    bool operator==(const TakeDown&) const = default;
};
struct MoveChips {
    craps::Spot from;
    std::optional<craps::Spot> to;  // empty: back to the bankroll
    bool operator==(const MoveChips&) const = default;
};
struct TurnCall {  // switches a bet on or off
    craps::Spot spot;
    bool operator==(const TurnCall&) const = default;
};
using BetRequest = std::variant<PutChips, TakeDown, MoveChips, TurnCall>;

// The decisions that carry out a request, in order.
std::vector<craps::Event> decisions_of(const BetRequest& request, const craps::Rules& rules, const craps::State& state);

class BetInput {
 public:
    struct Reach {  // what can be clicked now
        const FeltView& felt;
        const Layout& layout;
        std::span<const render::Rect> rack;  // chips in the dash
        bool takes_bets = true;              // bets open for 300 ms
    };
    struct Asked {
        std::vector<BetRequest> bets;
        bool turn_leaf = false;
        bool walked = false;  // the cursor moved to focus()
    };
    Asked tick(const platform::Input& input, const Reach& reach);

    void take_chip(std::size_t nth) { chip_ = nth; }  // index into chip_values
    std::size_t chip() const { return chip_; }
    Cents chip_value() const { return chip_values[chip_]; }

    std::optional<craps::Spot> focus() const;    // spot of cursor or mouse pointer
    bool by_keys() const { return cursor_on_; }  // whether focus() is the cursor's
    void set_cursor(craps::Spot spot) { cursor_ = spot; }
    craps::Spot cursor() const { return cursor_; }

    void draw(render::Canvas& canvas, const craps::State& shown) const;  // the dragged chips

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

// Carries out bet requests at the table: single bets from the felt, the list of bets or the demonstration's strategy,
// and the buttons Undo, Rebet, Double and Clear. Remembers the bets of the last throw for Rebet.
class CrapsBetting {
 public:
    struct OpenTable {  // access to the session
        const craps::Rules& rules;
        std::function<const craps::State&()> state;  // changes with each decision
        std::function<bool(const craps::Event&)> decide;
        std::function<void()> undo;  // takes back one decision
        std::function<void(const std::string&)> refuse;
    };

    BetInput hand;

    void new_table() { memory_ = {}; }
    void thrown(std::span<const craps::Fact> facts) { memory_.see(thrown_at_, facts); }
    void before_throw(const craps::State& state) { thrown_at_ = state; }
    bool may_bet_again(const craps::State& state) const { return state.bets.empty() && !memory_.bets().empty(); }
    const craps::State& thrown_at() const { return thrown_at_; }  // before the last throw

    static std::vector<std::string> chip_buttons(const platform::Input& input);  // for pressed keys: "chip_3"
    bool take_chip(const std::string& button);                                   // false: no such button
    // Handles the keys and buttons Undo, Rebet, Double and Clear.
    void hear(const platform::Input& input, const std::optional<std::string>& clicked, const OpenTable& table) const;
    // Places the requests in order. If the second decision of a request is refused, the first is undone.
    static void place(std::span<const BetRequest> requests, const OpenTable& table);
    static void place(const ui::CrapsBetsRequests& requests, const OpenTable& table);
    static void place_for_demo(const OpenTable& table);

 private:
    craps::State thrown_at_{};
    session::CrapsMemory memory_;
};

}  // namespace boxcars::scenes
