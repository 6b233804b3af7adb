// The lab's form as it is seen: a row for each dial, its arrows, what scrolls when the window is too low for all of
// them. Geometry and drawing; what a dial says and does is the form's.
#pragma once
#include "render/canvas.h"
#include "render/hit_target.h"
#include "scenes/lab/experiment_form.h"

namespace boxcars::scenes {

struct FormLook {
    std::string_view focus;  // a dial's name
    glm::vec2 pointer;
    std::string words;     // about the dial in focus
    bool by_keys = false;  // the focus was moved by keys: shown clearly
};

class FormView {
 public:
    enum class Grip { Less, More, Row, Upwards, Downwards };
    struct Hit {
        std::size_t dial;  // at the two ways to scroll: none
        Grip grip;
    };

    void lay_out(render::Rect where, std::size_t dials);
    void show(std::size_t dial);  // scrolls until it is in sight
    void scroll(int rows);        // down or, below 0, up

    bool scrolls() const { return scrolls_; }
    bool in_sight(std::size_t dial) const;
    render::Rect row(std::size_t dial) const;
    std::optional<Hit> at(glm::vec2 point) const;
    std::vector<render::HitTarget> hit_targets(std::span<const Dial> dials) const;
    void draw(render::Canvas& canvas, const ExperimentForm& form, const FormLook& look) const;

 private:
    bool is_player(std::size_t dial) const;
    float gaps_before(std::size_t dial) const;
    render::Rect less(std::size_t dial) const;  // a row's left arrow
    bool more_above() const { return first_ > 0; }
    bool more_below() const { return dials_ > 0 && !in_sight(dials_ - 1); }
    render::Rect upwards() const;
    render::Rect downwards() const;
    void draw_row(render::Canvas& canvas, std::size_t at, const Dial& dial, int player, const FormLook& look) const;
    void draw_scrolling(render::Canvas& canvas, glm::vec2 pointer) const;

    render::Rect where_{}, rows_{};
    std::size_t dials_ = 0, first_ = 0;  // first_: the uppermost row in sight
    float row_height_ = 0;
    bool scrolls_ = false;
};

}  // namespace boxcars::scenes
