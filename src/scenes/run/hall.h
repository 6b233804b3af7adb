// The departure hall: a run's tickets, tables and keepsakes as a painted scene. A split-flap board on chains, a walnut
// rail whose hooks carry the keepsakes, and what can be chosen on the leather of a brass counter. Decides where things
// lie, how they move and how they look; shaders/run_hall.frag paints what stands still.
#pragma once
#include "scenes/run/scene.h"

namespace boxcars::scenes::run_look {

// One thing that can be chosen: a table's ticket, a journey's ticket, or a lantern with its tag.
constexpr render::Colour chosen_edge = render::hex(0x7FE8C8);

struct TicketPose {
    float turn = 0;     // degrees, of the paper
    float lift = 0;     // 0 to 1: how far the chosen one is raised
    float drop = 0;     // px: how high its reward hangs over its place
    float bitten = 0;   // 0 to 1: how far the punch has closed
    float push_in = 0;  // how far the camera has come towards its picture, as a part of it
    float opaque = 1;   // 0 to 1
    bool chosen = false;
    bool words = true;  // without: only its edge is on the canvas
    SceneTime time{};
};
void draw_ticket(render::Stage& stage, const Layout& layout, const render::Rect& where, const RunPlate& plate,
                 RunPage::Lies lies, const TicketPose& pose);
// Its head alone, with the chance: for lists.
void draw_stub(render::Canvas& canvas, const render::Rect& where, const RunPlate& plate, bool chosen);

// Hangs a dotted thread between the signs of two keepsakes that work together.
void draw_thread(render::Canvas& canvas, const render::Rect& one, const render::Rect& other);

void draw_board(render::Canvas& canvas, const Places& at, const RunPage& page, SceneTime time, double arrived);
// The Conductor with his rule or words; where there is no room, only his face beside the words at the foot.
void draw_notice(render::Canvas& canvas, const Places& at, const RunPage& page);

class Hall {
 public:
    void lay_out(const Layout& layout, const RunPage& page);
    void enter(const RunPage& page, Ticks now, bool still);  // begins the page's arrival; call lay_out() before
    void turn_flaps(const RunPage& page, Ticks now, bool at_once);
    void choose(std::size_t from, Ticks now) { before_ = from, chosen_since_ = now; }  // the page's choice has changed
    void board(Ticks now) { boarding_ = now; }  // the punch bites the chosen ticket
    bool boards() const { return boarding_.has_value(); }
    bool boarded(Ticks now) const { return boarding_ && now - *boarding_ >= boarding_takes; }
    int tick(Ticks now);  // returns how many leaves and tickets fell since the last tick

    const render::Rect& operator[](std::string_view place) const { return at_[place]; }
    // Where the nth thing is chosen, and where the nth keepsake is asked about; may be empty.
    render::Rect target(std::size_t nth, const RunPage& page) const;
    render::Rect hook_target(std::size_t nth, const RunPage& page) const;
    bool points() const { return at_["dots"].empty() && at_["stubs"].empty(); }  // a pointer chooses by lying on it
    // A finger or pointer drags the upright page's tickets by so many px.
    void drag(float by) { dragged_ = by; }
    bool drags() const { return !at_["dots"].empty(); }

    void draw(render::Stage& stage, const RunPage& page, double time, bool still) const;
    bool moving(Ticks now, const RunPage& page) const;

    static constexpr Ticks boarding_takes = milliseconds(590);

 private:
    render::Rect ticket_place(std::size_t nth, const RunPage& page, double time) const;
    TicketPose pose(std::size_t nth, const RunPage& page, double time, bool still) const;
    float slide(std::size_t nth, double time, bool still) const;
    void draw_tickets(render::Stage& stage, const RunPage& page, double time, bool still) const;
    void draw_foot(render::Canvas& canvas, const RunPage& page) const;

    Layout layout_{};
    Places at_{layout_for(reference_canvas), {}};
    world::Flaps sign_{}, purse_{};
    Ticks entered_ = 0, chosen_since_ = -ticks_per_second;
    std::optional<Ticks> boarding_{};
    std::size_t before_ = 0;  // the choice before
    float dragged_ = 0;
};

}  // namespace boxcars::scenes::run_look
